// An op as a function of C: what it takes and gives, and in which form. The header, its implementation, the
// data for bindings and the test of every op are written from it.
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
  std::string field;         // of a structured attribute
  std::string enumType;      // "shlo_fft_type"
  std::string attributeName; // in text, of enums and structures: "stablehlo.fft_type"
  bool isOptional = false;
  long long absent = 0; // the value for which an attribute is left out
  bool hasAbsent = false;
};

struct BuilderFunction {
  const Op *op = nullptr;
  std::string name;        // "shlo_build_add"
  std::string identifier;  // "stablehlo_add"
  std::string enumerator;  // "SHLO_OP_ADD"; "" where the C API has no number for it
  std::string since;       // "" where it has no version
  std::vector<Parameter> parameters; // in the order of the C function
};

// All built ops but what ends regions, by name. Prints an error for what cannot be expressed.
std::vector<BuilderFunction> builderFunctions(const Opset &opset);

} // namespace shlo::tblgen
