// Shape rules that the static and the dynamic form of an op share.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "infer/shape_rules.h"

namespace shlo::infer {

// The number of elements; -1 if an extent is dynamic, more than maxExtent if it does not fit.
Wide elementCount(ArrayRef<int64_t> shape);

// The result of an op that only moves elements. A per-axis quantized result may be quantized along another dimension,
// which `movedAxis` checks.
LogicalResult moveElements(InferenceContext &context, ArrayRef<int64_t> shape, StringRef shapeRule,
                           StringRef elementRule, llvm::function_ref<LogicalResult(int64_t axis)> movedAxis,
                           ir::TypeExtensionsAttr bounds = {});

LogicalResult broadcast(InferenceContext &context, ArrayRef<int64_t> dims, ArrayRef<int64_t> shape);
LogicalResult reshape(InferenceContext &context, ArrayRef<int64_t> shape);
LogicalResult pad(InferenceContext &context, ArrayRef<int64_t> low, ArrayRef<int64_t> high, ArrayRef<int64_t> interior);

} // namespace shlo::infer
