// The attributes that the dialects define, by name: structs as fields, enums as numbers and names. For callers who have
// no C++ classes; what the fields are comes from src/opset.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/Attributes.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>

namespace mlir {
class MLIRContext;
} // namespace mlir

namespace shlo::ir {

struct StructField {
  llvm::StringLiteral name;
  bool optional; // where it is left out, it is 0, empty or not there
};

// Numbers are i64, lists of numbers dense i64 arrays, types type attributes, floats f64, everything else what it is
// called.
struct StructAttribute {
  llvm::StringLiteral name; // "stablehlo.dot"
  llvm::ArrayRef<StructField> fields;
  bool (*is)(mlir::Attribute attribute);
  // Field `index` of an attribute of this struct; null where it is not there.
  mlir::Attribute (*get)(mlir::Attribute attribute, unsigned index);
  // Of as many values as there are fields; null for what is left out. Integers may be of any width up to 64 bits. Fails
  // with SHLO_INVALID_ARGUMENT.
  Result<mlir::Attribute> (*make)(mlir::MLIRContext *context, llvm::ArrayRef<mlir::Attribute> values);
};

struct EnumAttribute {
  llvm::StringLiteral name; // "stablehlo.fft_type"
  bool (*is)(mlir::Attribute attribute);
  // Of an attribute of this enum. The numbers are those of the C API and of the wire.
  uint32_t (*number)(mlir::Attribute attribute);
  llvm::StringRef (*text)(mlir::Attribute attribute);
  // Null where there is no such case.
  mlir::Attribute (*fromNumber)(mlir::MLIRContext *context, uint32_t number);
  mlir::Attribute (*fromText)(mlir::MLIRContext *context, llvm::StringRef text);
};

// Null where it is none.
const StructAttribute *findStruct(mlir::Attribute attribute);
const StructAttribute *findStruct(llvm::StringRef name);
const EnumAttribute *findEnum(mlir::Attribute attribute);
const EnumAttribute *findEnum(llvm::StringRef name);

} // namespace shlo::ir
