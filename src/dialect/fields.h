// The attributes that the dialects define, by name: structs as fields, enums as numbers and names. For code that does
// not use the C++ classes. src/opset defines the fields.
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
  bool optional; // if omitted, it is 0, empty or absent
};

// Numbers are i64 attributes, lists of numbers dense i64 arrays, types type attributes, floats f64 attributes.
// Everything else is an attribute of its own class.
struct StructAttribute {
  llvm::StringLiteral name; // "stablehlo.dot"
  llvm::ArrayRef<StructField> fields;
  bool (*is)(mlir::Attribute attribute);
  // Field `index` of an attribute of this struct; null if it is absent.
  mlir::Attribute (*get)(mlir::Attribute attribute, unsigned index);
  // Makes an attribute from one value per field; null if it is omitted. Integers may have any width up to 64 bits.
  // Fails with SHLO_INVALID_ARGUMENT.
  Result<mlir::Attribute> (*make)(mlir::MLIRContext *context, llvm::ArrayRef<mlir::Attribute> values);
};

struct EnumAttribute {
  llvm::StringLiteral name; // "stablehlo.fft_type"
  bool (*is)(mlir::Attribute attribute);
  // The number of the case of an attribute of this enum, as in the C API and on the wire.
  uint32_t (*number)(mlir::Attribute attribute);
  llvm::StringRef (*text)(mlir::Attribute attribute);
  // Null if there is no such case.
  mlir::Attribute (*fromNumber)(mlir::MLIRContext *context, uint32_t number);
  mlir::Attribute (*fromText)(mlir::MLIRContext *context, llvm::StringRef text);
};

// Null if it is not a struct attribute.
const StructAttribute *findStruct(mlir::Attribute attribute);
const StructAttribute *findStruct(llvm::StringRef name);
const EnumAttribute *findEnum(mlir::Attribute attribute);
const EnumAttribute *findEnum(llvm::StringRef name);

} // namespace shlo::ir
