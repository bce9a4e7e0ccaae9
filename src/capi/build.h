// The implementation of the functions of ops.h: each passes a table of its parameters and the arguments.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "stablehlo-c/ops.h"

#include "llvm/ADT/ArrayRef.h"

namespace shlo::capi {

// As in src/tblgen/builder_function.h.
enum class Role : uint8_t { Operand, Attribute, Field, Region, ResultType, Result };
enum class Form : uint8_t {
  One,
  Optional,
  Any,
  Integer,
  Integer32,
  Boolean,
  Flag,
  Float,
  Enum,
  Text,
  Symbol,
  Integers,
  Booleans,
  Enums,
  Pairs,
  Other,
};

struct Parameter {
  Role role;
  Form form;
  const char *name;
  const char *attribute;     // of the op
  const char *field;         // of a structured attribute
  const char *attributeName; // in text, of enums and structs
  bool isOptional;
  bool hasAbsent;
  int64_t absent; // the value for which the attribute is omitted
};

struct Argument {
  Argument(const void *pointer, size_t count = 1) : pointer(pointer), count(count) {}
  Argument(const shlo_value **results, size_t count = 1) : results(results), count(count) {}
  Argument(int64_t number) : number(number) {}
  Argument(int32_t number) : number(number) {}
  Argument(double real) : real(real) {}

  const void *pointer = nullptr;
  const shlo_value **results = nullptr;
  size_t count = 0;
  int64_t number = 0;
  double real = 0;
};

struct BuilderFunction {
  const char *op;
  bool hasOperandSegments, hasResultSegments; // attributes give the sizes of operand or result groups
  llvm::ArrayRef<Parameter> parameters;
};

shlo_status build(shlo_builder *builder, const BuilderFunction &signature, llvm::ArrayRef<Argument> arguments,
                  shlo_error **error);

} // namespace shlo::capi
