// An op as a function of C: what it takes and gives, and in which form. Made from the op's record; the header, its
// implementation, the data for bindings and the test of every op are written from it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <vector>

namespace llvm {
class Record;
class RecordKeeper;
} // namespace llvm

namespace shlo::tblgen {

enum class Role { Operand, Attribute, Field, Region, ResultType, Result };

// In what form of C it comes; src/capi/build.h has the same names, and docs/opset.json.
enum class Form {
  // operands, regions, results and their types: one, one or none, any number
  One,
  Optional,
  Any,
  // attributes and fields
  Integer,
  Integer32,
  Boolean,
  Flag, // there or not
  Float,
  Enum,
  Text,
  Symbol,
  Integers,
  Booleans,
  Enums,
  Pairs,
  Other, // any attribute
};
const char *nameOf(Role role);
const char *nameOf(Form form);

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
  const llvm::Record *record;
  std::string op;          // "stablehlo.add"
  std::string function;    // "shlo_build_add"
  std::string identifier;  // "stablehlo_add"
  std::string enumerator;  // "SHLO_OP_ADD"; "" where the C API has no number for it
  std::string resultTypes; // "InferredTypes", ...
  std::string since;       // "" where it has no version
  // Attributes say how many values each operand or result is.
  bool hasOperandSegments = false, hasResultSegments = false;
  std::vector<Parameter> parameters; // in the order of the C function
};

// The ops that programs are built of, of all dialects, by name.
std::vector<const llvm::Record *> builtOps(const llvm::RecordKeeper &records);
// Those that have a function: all but what ends regions. Prints an error for what cannot be expressed.
std::vector<BuilderFunction> signatures(const llvm::RecordKeeper &records);

// "cross-replica-sum" and "func.call" as C has them: "cross_replica_sum", "func_call".
std::string identifierOf(const std::string &name);

} // namespace shlo::tblgen
