// Rules about processes that several ops share.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "infer/inference_context.h"

namespace shlo::infer {

// Pairs of process numbers: each sends at most once and receives at most once.
LogicalResult sourceTargetPairs(InferenceContext &context, mlir::DenseIntElementsAttr pairs);

} // namespace shlo::infer
