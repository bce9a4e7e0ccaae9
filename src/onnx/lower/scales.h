// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Operation.h"

namespace shlo::onnx {

// Where a convolution or a product of f32 or f64 has constant weights, and constant numbers for its features multiply
// or are added to all of its result, as a batch normalization does: multiplies the weights, if they have fewer elements
// than the result, and adds such numbers once. Returns whether it changed something; then there may be ops that nobody
// uses.
bool foldScales(mlir::Operation *function);

} // namespace shlo::onnx
