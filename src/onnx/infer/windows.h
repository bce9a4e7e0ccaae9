// Windows that move over the axes of a tensor behind its batch and channels: convolutions and pooling.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/infer/node.h"

namespace shlo::onnx {

// The labels of the rules about windows, which every op with windows has.
inline constexpr const char *listRule = "w1", *stepRule = "w2", *sizeRule = "w3", *padRule = "w4";

struct Windows {
  llvm::SmallVector<int64_t, 4> strides, dilations, before, after;
  Numbers sizes;          // of the kernel
  bool isAutomatic = false; // padding for the size of the input, by auto_pad
  bool isSame = false;      // of these, SAME_UPPER or SAME_LOWER

  // Reads strides, dilations, pads and auto_pad for `count` axes. `sizes` must be set.
  LogicalResult read(Node &node, size_t count);
  // The extent of the result along axis `i` for that of the operand. Not known if the window does not fit.
  Number extent(size_t i, Number input, bool roundsUp) const;
};

} // namespace shlo::onnx
