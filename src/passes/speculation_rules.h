// What the rules of speculation use.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Value.h"

namespace shlo::passes {

bool isConstant(mlir::Value value);
// Whether the result has no static extent where the operand has a dynamic one, in the dimensions that both have.
bool isAlike(mlir::Value operand, mlir::Value result);

} // namespace shlo::passes
