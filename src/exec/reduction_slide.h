// Windows whose neighbours share most of their elements. Sums of 2, 4, 8, ... neighbours are made of each other, and a
// window is put together from few of them, so that its time grows with the logarithm of its taps.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"

namespace shlo::exec {

// output[i] = init combined with all elements input[rows[r] + i + k * distance], k < taps. A row that is `outside`
// (window.h) has elements `init`. The order of combining depends on `taps` alone. All distances count elements.
struct SlideBlock {
  const char *input;
  char *output;
  const char *init;
  const int64_t *rows;
  int64_t rowCount, taps, distance, n; // at least 1
  char *scratch;                       // for n + (taps - 1) * distance elements
};
using SlideKernel = void (*)(const SlideBlock &block);
// Null if there is none for the type.
SlideKernel slideKernel(Simd simd, plan::ElementFunction function, ElementType type);
// Whether this is quicker than to combine all taps of each window.
bool slidesQuickly(plan::ElementFunction function, int64_t rows, int64_t taps);

} // namespace shlo::exec
