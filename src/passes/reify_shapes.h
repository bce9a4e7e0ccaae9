// The shape of an op's result as a computed value, from the op's operands: known before the result is.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Builders.h"

namespace shlo::passes {

// tensor<RANK x i64>, by ops that `builder` adds; null where the op leaves extents to the run, or `value` is no ranked
// tensor. Ops may have been added in vain then. The value's op keeps the rules.
mlir::Value reifyResultShape(mlir::OpBuilder &builder, mlir::Location location, mlir::Value value);

} // namespace shlo::passes
