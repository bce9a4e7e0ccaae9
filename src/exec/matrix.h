// Whole matrix products out of the blocks of gemm.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/extents.h"
#include "exec/gemm.h"

#include <algorithm>

namespace shlo::exec {

template <typename T> struct Matrix {
  const Loose<T> *data = nullptr;
  int64_t rowStride = 0, columnStride = 0;
};

// Rows of a panel that stay in the second-level cache.
inline constexpr int64_t panelDepth = 2048;

// How many elements of scratch multiplyMatrices wants.
template <typename T> int64_t panelElements(const GemmKernels<T> &kernels, int64_t k) {
  return kernels.columns * std::max<int64_t>(1, std::min(k, panelDepth));
}
// How many elements packPanels writes.
template <typename T> int64_t packedElements(const GemmKernels<T> &kernels, int64_t k, int64_t n) {
  int64_t elements;
  if (__builtin_mul_overflow(k, (n + kernels.columns - 1) / kernels.columns * kernels.columns, &elements))
    return -1;
  return elements;
}

// The right operand as panels, one after the other.
template <typename T>
void packPanels(const GemmKernels<T> &kernels, Matrix<T> right, int64_t k, int64_t n, T *panels) {
  for (int64_t j = 0; j < n; j += kernels.columns, panels += k * kernels.columns)
    kernels.pack(right.data + j * right.columnStride, right.rowStride, right.columnStride, k,
                 int32_t(std::min<int64_t>(kernels.columns, n - j)), panels);
}

// c (m x n, rows cPitch apart) = or += left (m x k) * right (k x n). `packed` is the right operand from packPanels, or
// null; `panel` is scratch. False where the watch says stop.
template <typename T>
bool multiplyMatrices(const GemmKernels<T> &kernels, int64_t m, int64_t n, int64_t k, Matrix<T> left, Matrix<T> right,
                      const T *packed, Loose<T> *c, int64_t cPitch, bool accumulate, T *panel, Watch &watch) {
  if (m == 0 || n == 0)
    return true;
  if (k == 0) {
    for (int64_t i = 0; i < m && !accumulate; ++i)
      for (int64_t j = 0; j < n; ++j)
        c[i * cPitch + j] = T(0);
    return true;
  }
  if (m <= 2 && !packed && right.rowStride == 1 && left.columnStride == 1 && !accumulate && right.columnStride != 1) {
    for (int64_t i = 0; i < m; ++i)
      kernels.rowTimesColumns(left.data + i * left.rowStride, right.data, right.columnStride, k, n, c + i * cPitch);
    return watch.proceed(m * n * k);
  }
  const int64_t blocks = (m + kernels.rows - 1) / kernels.rows;
  const int64_t blockRows = (m + blocks - 1) / blocks;
  const Loose<T> *rows[16];
  GemmBlock<T> block{};
  block.a = rows;
  block.aStep = left.columnStride;
  block.taps = 1;
  block.cPitch = cPitch;
  for (int64_t start = 0; start < k; start += panelDepth) {
    block.depth = std::min(panelDepth, k - start);
    block.accumulate = accumulate || start > 0;
    for (int64_t j = 0; j < n; j += kernels.columns) {
      block.columns = int32_t(std::min<int64_t>(kernels.columns, n - j));
      if (packed) {
        block.b = packed + j * k + start * kernels.columns;
        block.bPitch = kernels.columns;
      } else if (right.columnStride == 1 && block.columns % kernels.width == 0) {
        block.b = right.data + start * right.rowStride + j;
        block.bPitch = right.rowStride;
      } else {
        kernels.pack(right.data + start * right.rowStride + j * right.columnStride, right.rowStride,
                     right.columnStride, block.depth, block.columns, panel);
        block.b = panel;
        block.bPitch = kernels.columns;
      }
      for (int64_t i = 0; i < m; i += blockRows) {
        block.rows = int32_t(std::min(blockRows, m - i));
        for (int32_t r = 0; r < block.rows; ++r)
          rows[r] = left.data + (i + r) * left.rowStride + start * left.columnStride;
        block.c = c + i * cPitch + j;
        kernels.block(block);
      }
      if (!watch.proceed(m * block.depth * 16))
        return false;
    }
  }
  return true;
}

} // namespace shlo::exec
