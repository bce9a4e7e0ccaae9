// Blocks of windows that have the same taps: pooling. Positions or features lie in the lanes, taps are combined in
// registers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"

namespace shlo::exec {

// output[c][i] = init combined with the elements at input + c * inputNext + i * step + taps[t], in order of t; a tap
// that is `outside` (window.h) has the element `init`. All distances count elements. An extreme stays what it is with
// `init` once more, so its taps are all inside.
struct PoolBlock {
  const char *input;
  char *output;
  const char *init;
  const int64_t *taps;
  int64_t tapCount;
  int64_t count, inputNext, outputNext;
  int64_t n, step; // at least 1
};
using PoolKernel = void (*)(const PoolBlock &block);
// Null if there is none for the type.
PoolKernel poolKernel(Simd simd, plan::ElementFunction function, ElementType type);

} // namespace shlo::exec
