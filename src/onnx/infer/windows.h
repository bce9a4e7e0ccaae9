// Windows that move over the axes of a tensor behind its batch and channels: convolutions and pooling.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/infer/node.h"

namespace shlo::onnx {

// The labels of the rules about windows, which every op with windows has.
inline constexpr const char *listRule = "w1", *stepRule = "w2", *sizeRule = "w3", *padRule = "w4",
                             *automaticRule = "w5";

struct Windows {
  llvm::SmallVector<int64_t, 4> strides, dilations, before, after;
  Numbers sizes;          // of the kernel
  bool isAutomatic = false; // padding for the size of the input, by auto_pad
  bool isSame = false;      // of these, SAME_UPPER or SAME_LOWER
  bool hasPads = false;     // of these, some that are not 0 are given, too

  // Reads strides, dilations, pads and auto_pad for `count` axes. `sizes` must be set.
  LogicalResult read(Node &node, size_t count);
  // What convolutions and pooling allow; runtimes ignore pads that are 0.
  LogicalResult checkAutomatic(Node &node) const;
  // The extent of the result along axis `i` for that of the operand. Not known if the window does not fit.
  Number extent(size_t i, Number input, bool roundsUp) const;
};

} // namespace shlo::onnx
