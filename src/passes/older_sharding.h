// The custom calls that older programs have instead of ops of sdy.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/BuiltinOps.h"

namespace shlo {

// Whether the op makes a part of a value for each device, or a value of the parts.
bool isManualBorder(mlir::Operation *op);

// Replaces the ops between calls that cut values (SPMDFullToShardShape) and those that put them together
// (SPMDShardToFullShape) with sdy.manual_computation.
Status makeManualComputations(mlir::ModuleOp module);

} // namespace shlo
