// Values that follow from constants alone, by what the executor says of them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/evaluate.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Value.h"

namespace shlo::onnx {

// None if the value depends on anything else, or if it takes more than a little work: many ops or elements, or another
// loop than the one (nullable) of which the caller knows that it ends soon.
std::optional<Tensor> evaluated(const Module &beside, mlir::Value value, mlir::Operation *loop,
                                const Evaluate &evaluate);

} // namespace shlo::onnx
