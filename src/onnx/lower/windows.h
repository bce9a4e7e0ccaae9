// The windows of convolutions and pooling: what the attributes of both say.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/lower/node.h"

namespace shlo::onnx {

struct LoweredWindows {
  Extents kernel, strides, dilations, low, high; // by spatial axis
  size_t rank() const { return kernel.size(); }
  // The extent of a window with its gaps.
  int64_t span(size_t axis) const { return (kernel[axis] - 1) * dilations[axis] + 1; }
};

// `kernel`: the extents, where the attribute is not given. The padding is that which `auto_pad` asks for, too.
LoweredWindows windowsOf(LoweredNode &node, ArrayRef<int64_t> kernel);

// Puts what is said of spatial axes behind that of batch and features.
Extents withBatch(ArrayRef<int64_t> spatial, int64_t other);

// A reduction of windows with an op of two operands from `init` on. `high` is the padding at the end that gives the
// shape; more than the node states where it rounds up.
Value reduceWindows(LoweredNode &node, Value x, Value init, const LoweredWindows &windows,
                    ArrayRef<int64_t> resultShape, llvm::function_ref<Value(Value, Value)> combine);

// The same of several tensors of one shape at once.
llvm::SmallVector<Value>
reduceWindows(LoweredNode &node, ArrayRef<Value> x, ArrayRef<Value> init, const LoweredWindows &windows,
              ArrayRef<int64_t> resultShape,
              llvm::function_ref<llvm::SmallVector<Value>(ArrayRef<Value>, ArrayRef<Value>)> combine);

} // namespace shlo::onnx
