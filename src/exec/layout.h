// Views: values that are other values' bytes, looked at differently.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"

#include <optional>

namespace shlo::exec {

// The value `buffer` from element `offset` on.
struct View {
  plan::ValueId buffer = 0;
  int64_t offset = 0;
  Layout layout;

  // Exactly the buffer's bytes in the buffer's order, perhaps of another shape.
  bool isWhole(int64_t rootElements) const;
};

// The layout of the same elements under another shape of as many elements; none where that takes a copy.
std::optional<Layout> reshaped(const Layout &layout, const plan::Extents &shape);

// What a op that moves no bytes makes of its operand's view; none where the op is no such op, or the bytes have
// to move.
std::optional<View> viewOf(const plan::Op &op, const View &operand, const TensorType &result);

} // namespace shlo::exec
