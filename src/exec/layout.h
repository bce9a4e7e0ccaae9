// Views: values that read the bytes of other values in another layout.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"

#include <optional>

namespace shlo::exec {

// The value reads `buffer` from element `offset` on.
struct View {
  plan::ValueId buffer = 0;
  int64_t offset = 0;
  Layout layout;

  // Whether the view is exactly the buffer's bytes in the buffer's order, possibly with another shape.
  bool isWhole(int64_t rootElements) const;
};

// The layout of the same elements in another shape with as many elements; none if that needs a copy.
std::optional<Layout> reshaped(const Layout &layout, const plan::Extents &shape);

// The axes of `fine` that make up each axis of `shape`, without those of one element; none if there are no such axes.
std::vector<std::vector<size_t>> groupAxes(const plan::Extents &fine, const plan::Extents &shape);

// The view of the result of an op that moves no bytes; none if the op is not such an op, or if its bytes must move.
std::optional<View> viewOf(const plan::Op &op, const View &operand, const TensorType &result);

} // namespace shlo::exec
