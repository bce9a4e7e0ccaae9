// What the ops of quantized numbers share.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/lower/node.h"

namespace shlo::onnx {

// Scales or zero points at each place of a shape: one for all, one for each element of the axis, or one for each block
// of `block` along it (0: a tensor of the shape).
Value alongAxis(LoweredNode &node, Value list, ArrayRef<int64_t> shape, int64_t axis, int64_t block);

// x / scale + zero (nullable), rounded and within the type.
Value quantized(LoweredNode &node, Value x, Value scale, Value zero, Type to);

// An operand as i32 without its zero point (nullable).
Value withoutZero(LoweredNode &node, Value x, Value zero);

// To a float of 8 or fewer bits. If it saturates, numbers beyond the largest finite one become that one; types without
// NaN always do.
Value toNarrowFloat(LoweredNode &node, Value x, Type to, bool saturates);

} // namespace shlo::onnx
