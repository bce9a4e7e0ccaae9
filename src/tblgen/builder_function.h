// An op as a C function: its parameters and their forms. The header, its implementation, the data for bindings and the
// test of every op are generated from it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tblgen/model.h"

namespace shlo::tblgen {

enum class Role { Operand, Attribute, Field, Region, ResultType, Result };

const char *nameOf(Role role);

struct Parameter {
  Role role = Role::Attribute;
  Form form = Form::Other;
  std::string name;          // in C
  std::string attribute;     // of the op
  std::string field;         // of a struct attribute
  std::string enumType;      // "shlo_fft_type"
  std::string attributeName; // in text, of enums and structs: "stablehlo.fft_type"
  bool isOptional = false;
  long long absent = 0; // the value for which the attribute is omitted
  bool hasAbsent = false;
  const Value *value = nullptr;        // of operands, regions, result types and results
  const OpAttribute *source = nullptr; // of attributes
};

// A parameter in C: the type ends with * or needs a space after it. A list and a text have two.
struct CParameter {
  std::string type, name;
  std::string declaration() const { return type + (type.back() == '*' ? "" : " ") + name; }
};
std::vector<CParameter> cParameters(const Parameter &parameter);

struct BuilderFunction {
  const Op *op = nullptr;
  std::string name;        // "shlo_build_add"
  std::string identifier;  // "stablehlo_add"
  std::string since;       // "" if it has no version
  std::vector<Parameter> parameters; // in the order of the C function
};

// All built ops except terminators, by name. Prints an error for an op that has no C function.
std::vector<BuilderFunction> builderFunctions(const Opset &opset);

} // namespace shlo::tblgen
