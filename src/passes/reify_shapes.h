// Computes the shape of an op's result from the op's operands, without the result.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Builders.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace shlo::passes {

// The shape as tensor<RANK x i64>, computed by ops that `builder` adds. Null if an extent cannot be computed from the
// operands, or if `value` is not a ranked tensor; unused ops may remain. The op that defines `value` must be valid.
mlir::Value reifyResultShape(mlir::OpBuilder &builder, mlir::Location location, mlir::Value value);

// How many elements of an operand count along a dimension, as tensor<i32>; null: as many as its type says.
using SizeFn = llvm::function_ref<mlir::Value(unsigned operand, int64_t dim)>;
// The extents that the type of the result does not know, each as tensor<i64>, for operands of these sizes; the others
// are null. Empty if they cannot be computed from the operands. The op must be valid but for the types of its operands.
llvm::SmallVector<mlir::Value> reifyExtents(mlir::OpBuilder &builder, mlir::OpResult result, SizeFn sizes);

} // namespace shlo::passes
