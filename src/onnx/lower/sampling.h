// Sampling at positions that other elements say.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/lower/node.h"

namespace shlo::onnx {

// Samples an operand whose axes are batch, features and space. The positions of one axis are a tensor of batch and
// places.
class Sampler {
public:
  // `padding`: what is outside of the operand: "zeros", "border" or "reflection". `isAligned`: -1 and 1 are the middles
  // of the first and last elements, not the ends.
  Sampler(LoweredNode &node, Value x, ArrayRef<int64_t> places, StringRef padding, bool isAligned);

  // From -1 to 1 into positions of elements.
  Value position(Value grid, int64_t extent);
  // What is beyond the border, where it is folded back or kept at it.
  Value within(Value at, int64_t extent);

  // Whole positions and weights.
  using AxisTerms = llvm::SmallVector<std::pair<Value, Value>>;
  AxisTerms linear(Value at);
  // Keys' kernel with a = -0.75.
  AxisTerms cubic(Value at);
  // The sum over all combinations of terms of each axis, each with its weight: batch, places, features.
  Value combined(ArrayRef<AxisTerms> axes);

private:
  Value clamped(Value at, double low, double high);
  // The elements at whole positions, one for each spatial axis, of all features. Outside of the operand they are 0,
  // unless the padding says otherwise.
  Value elements(ArrayRef<Value> at);

  LoweredNode &node;
  const Extents space;
  Value rows; // the features of each element, of all batches; and zeros, if those are outside
  const Extents places;
  const StringRef padding;
  const bool isAligned;
};

} // namespace shlo::onnx
