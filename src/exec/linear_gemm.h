// Matrix products: packing and the product of packed blocks, one table of functions per instruction set.
//
// A panel has the order in which the block kernel reads an operand. Panels are packed into memory of the caller; those
// of a constant are packed once, when the kernel is made. A product thus allocates nothing. The block sizes are fixed
// here, so the order of summation does not depend on the processor's caches.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/epilogue.h"
#include "exec/numbers.h"

#include <cstdint>

namespace shlo::exec {

// A matrix in memory, at any address. At least one of its strides is 1, or the axis has one element.
template <typename T> struct Matrix {
  const Loose<T> *data = nullptr;
  int64_t rowStride = 0, columnStride = 0;
};

// c (m x n, rows cPitch apart) += left * right over `depth` rows of panels, which may be deeper; = if it overwrites. A
// left operand whose columns are contiguous may be `rows`, without panels.
template <typename T> struct GemmBlock {
  const T *left, *right;
  int64_t leftDepth, leftFirst;
  int64_t rightDepth, rightFirst;
  int64_t m, n, depth;
  T *c;
  int64_t cPitch;
  bool overwrite = false;
  const Loose<T> *rows = nullptr;
  int64_t rowStride = 0;
  const Epilogue *epilogue = nullptr; // if the sums are complete then
};

// Panels for a left operand of m rows or a right operand of n columns have no padding (m * k or k * n elements) and are
// aligned to 64 bytes. They are packed as a whole or for the part [first, first + depth) of k.
template <typename T> struct GemmKernels {
  // Panels may be cut at multiples of this many rows of the left operand and columns of the right operand.
  int64_t rows, columns;
  void (*packLeft)(Matrix<T> left, int64_t m, int64_t first, int64_t depth, int64_t k, T *panels);
  // Likewise, for rows given by pointers.
  void (*packRows)(const Loose<T> *const *rows, int64_t m, int64_t first, int64_t depth, int64_t k, T *panels);
  void (*packRight)(Matrix<T> right, int64_t n, int64_t first, int64_t depth, int64_t k, T *panels);
  void (*multiply)(const GemmBlock<T> &block);
  // c (n) += row (k, contiguous) * right (k x n), without packing.
  void (*multiplyRow)(const Loose<T> *row, Matrix<T> right, int64_t k, int64_t n, T *c);
};

struct GemmTable {
  GemmKernels<float> f32;
  GemmKernels<double> f64;
};

// The table for this processor; `baseline` selects the narrowest instruction set.
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
