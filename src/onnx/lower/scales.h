// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Operation.h"

namespace shlo::onnx {

// Folds constants into a convolution or a product of f32 or f64 that has constant weights. Constant numbers that multiply
// its features, as in a batch normalization, multiply the weights instead, unless these have more elements than the
// result. Constant numbers that are added to its features are added once. What was multiplied gets the location of the
// scale. Returns whether it changed something; then there may be ops that nobody uses.
bool foldScales(mlir::Operation *function);

} // namespace shlo::onnx
