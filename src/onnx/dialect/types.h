// The types of values: those of ONNX as MLIR's, and back.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/opset/schemas.h"

#include "mlir/IR/Types.h"

#include <string>

namespace shlo::onnx {

// None for types that no schema can allow: sparse tensors, nested sequences, other dialects' types.
std::optional<ValueType> valueTypeOf(mlir::Type type);
// The element type of tensors in a file; UNDEFINED if there is none.
DataType dataTypeOf(mlir::Type element);
// The reverse; null for UNDEFINED.
mlir::Type elementOf(DataType type, mlir::MLIRContext *context);

// As ONNX writes it: "tensor(float)"; "a type that ONNX does not have".
std::string nameOf(const std::optional<ValueType> &type);
// All types of the set, in that form.
std::string namesOf(const TypeSet &types);

} // namespace shlo::onnx
