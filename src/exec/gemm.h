// Blocks of matrix products, one table of functions an instruction set.
//
// A product is cut into panels of `columns` columns of the right operand, packed or as they lie, and blocks of `rows`
// rows of the left one. The rows of a block are given by pointers, so the left operand is never copied: strided
// matrices, and the windows of a convolution with its padding, are read where they are.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/numbers.h"

#include <cstddef>
#include <cstdint>

namespace shlo::exec {

// One block: c[i][j] (+)= sum over t < taps, k < depth of a[t * rowPitch + i][k * aStep] * b[t * tapPitch + k * bPitch + j].
template <typename T> struct GemmBlock {
  const Loose<T> *const *a;
  int64_t rowPitch; // pointers from one tap to the next
  int64_t aStep;
  const Loose<T> *b;
  const int64_t *bTaps; // offset of each tap's first row in b; null: one after the other
  int64_t bPitch;
  int64_t taps, depth;
  Loose<T> *c;
  int64_t cPitch;
  int32_t rows;    // 1 to GemmKernels::rows
  int32_t columns; // 1 to GemmKernels::columns; b has readable columns up to a multiple of the vector's width
  bool accumulate;
};

template <typename T> struct GemmKernels {
  int32_t rows, columns;
  int32_t width; // of a vector
  void (*block)(const GemmBlock<T> &block);
  // Copies n (up to `columns`) columns into a panel of pitch `columns`, zeros behind them.
  void (*pack)(const Loose<T> *b, int64_t kStride, int64_t nStride, int64_t depth, int32_t n, T *panel);
  // The product of a row with a matrix whose columns lie in memory: c[j] = sum of a[k] * b[j * bPitch + k].
  void (*rowTimesColumns)(const Loose<T> *a, const Loose<T> *b, int64_t bPitch, int64_t depth, int64_t n,
                          Loose<T> *c);
};

struct GemmTable {
  GemmKernels<float> f32;
  GemmKernels<double> f64;
};

// For this processor; `baseline` asks for the narrowest.
const GemmTable &gemmTable(bool baseline);

template <typename T> const GemmKernels<T> &gemmKernels(bool baseline);
template <> inline const GemmKernels<float> &gemmKernels<float>(bool baseline) { return gemmTable(baseline).f32; }
template <> inline const GemmKernels<double> &gemmKernels<double>(bool baseline) { return gemmTable(baseline).f64; }

namespace gemm {
extern const GemmTable baseline;
#if defined(__x86_64__)
extern const GemmTable avx2;
extern const GemmTable avx512;
#endif
} // namespace gemm

} // namespace shlo::exec
