// Computes the shape of an op's result from the op's operands, without the result.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Builders.h"

namespace shlo::passes {

// The shape as tensor<RANK x i64>, computed by ops that `builder` adds. Null if an extent cannot be computed from the
// operands, or if `value` is not a ranked tensor; unused ops may remain. The op that defines `value` must be valid.
mlir::Value reifyResultShape(mlir::OpBuilder &builder, mlir::Location location, mlir::Value value);

} // namespace shlo::passes
