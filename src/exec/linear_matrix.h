// Matrix products of any size from the kernels of linear_gemm.h, in blocks that fit the caches.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/extents.h"
#include "exec/linear_gemm.h"
#include "exec/parallel.h"

#include <algorithm>

namespace shlo::exec {

// Rounds up to whole cache lines, because panels start on lines.
template <typename T> int64_t wholeLines(int64_t elements) {
  constexpr int64_t line = int64_t(64 / sizeof(T));
  return (elements + line - 1) / line * line;
}

// The block of the right operand stays in the second-level cache while rows of the left one are processed.
template <typename T> struct ProductBlocks {
  static constexpr int64_t deepest = 384, leastDepth = 32, leftElements = (64 << 10) / sizeof(T);
  static constexpr int64_t rightElements = (512 << 10) / sizeof(T);
  int64_t rows, columns, depth;

  ProductBlocks(const GemmKernels<T> &kernels, int64_t m, int64_t n, int64_t k) : depth(evenly(k, deepest, 8)) {
    // A block of few sums each must not have too many of them.
    rows = evenly(m, leftElements / std::max(depth, leastDepth), kernels.rows);
    columns = evenly(n, rightElements / std::max(depth, leastDepth), kernels.columns);
  }
  // The maximum number of elements in the panels of a block, for products up to this size.
  static int64_t leftPanels(const GemmKernels<T> &kernels, int64_t m, int64_t k) {
    return wholeLines<T>(panels(m, k, leftElements, kernels.rows));
  }
  static int64_t rightPanels(const GemmKernels<T> &kernels, int64_t n, int64_t k) {
    return panels(n, k, rightElements, kernels.columns);
  }

private:
  // Divides the extent into about equal parts of at most `most`, each a multiple of `unit` and at least one unit.
  static int64_t evenly(int64_t extent, int64_t most, int64_t unit) {
    if (extent <= std::max(most, unit))
      return std::max<int64_t>(extent, 1);
    most = std::max(unit, most / unit * unit);
    const int64_t parts = (extent + most - 1) / most, part = (extent + parts - 1) / parts;
    return (part + unit - 1) / unit * unit;
  }
  static int64_t panels(int64_t extent, int64_t k, int64_t limit, int64_t unit) {
    const int64_t most = std::max(limit, unit * deepest), depth = std::min(k, deepest);
    return depth > 0 && extent < most / depth ? extent * depth : most;
  }
};

// The elements of scratch that multiplyMatrices needs, aligned to 64 bytes. Smaller products need no more.
template <typename T> int64_t panelElements(const GemmKernels<T> &kernels, int64_t m, int64_t n, int64_t k) {
  return ProductBlocks<T>::leftPanels(kernels, m, k) + ProductBlocks<T>::rightPanels(kernels, n, k);
}

// A product of few rows reads the right operand without packing, because packing costs more than it saves.
inline bool readsUnpacked(int64_t m) { return m <= 3; }

// False if the watch stops the run. The same holds for all functions here that take one.
template <typename T> bool clearRows(T *c, int64_t m, int64_t n, int64_t cPitch, Watch &watch) {
  for (int64_t i = 0; i < m; ++i)
    if (!watch.pieces(n, 1,
                      [row = c + i * cPitch](int64_t begin, int64_t end) { std::fill(row + begin, row + end, T(0)); }))
      return false;
  return true;
}

// GemmKernels::packRight for any number of columns and any depth, in parts of panels.
template <typename T>
bool packPanels(const GemmKernels<T> &kernels, Matrix<T> right, int64_t n, int64_t first, int64_t depth, int64_t k,
                T *panels, Watch &watch) {
  const int64_t deepest = std::max<int64_t>(1, Watch::interval / kernels.columns);
  const int64_t together = std::max<int64_t>(1, deepest / std::max<int64_t>(depth, 1)) * kernels.columns;
  for (int64_t j = 0; j < n; j += together)
    for (int64_t at = 0; at < depth; at += deepest) {
      const int64_t columns = std::min(together, n - j), count = std::min(deepest, depth - at);
      kernels.packRight(
          {right.data + at * right.rowStride + j * right.columnStride, right.rowStride, right.columnStride}, columns,
          first + at, count, k, panels + j * k);
      if (!watch.proceed(columns * count))
        return false;
    }
  return true;
}

// Likewise GemmKernels::packLeft, for all columns.
template <typename T>
bool packLeftPanels(const GemmKernels<T> &kernels, Matrix<T> left, int64_t m, int64_t k, T *panels, Watch &watch) {
  const int64_t deepest = std::max<int64_t>(1, Watch::interval / kernels.rows);
  const int64_t together = std::max<int64_t>(1, deepest / std::max<int64_t>(k, 1)) * kernels.rows;
  for (int64_t i = 0; i < m; i += together)
    for (int64_t at = 0; at < k; at += deepest) {
      const int64_t rows = std::min(together, m - i), count = std::min(deepest, k - at);
      kernels.packLeft({left.data + i * left.rowStride + at * left.columnStride, left.rowStride, left.columnStride},
                       rows, at, count, k, panels + i * k);
      if (!watch.proceed(rows * count))
        return false;
    }
  return true;
}

// GemmKernels::packRight by the threads of a pool.
template <typename T>
bool packTogether(const KernelArguments &arguments, const KernelChoice &choice, const GemmKernels<T> &kernels,
                  Matrix<T> right, int64_t n, int64_t first, int64_t depth, int64_t k, T *panels, Watch &watch) {
  const int64_t units = (n + kernels.columns - 1) / kernels.columns;
  const int64_t chunks = chunksOf(choice, units, double(depth * kernels.columns) * 0.07 * sizeof(T));
  if (chunks <= 1 || !arguments.workers)
    return packPanels(kernels, right, n, first, depth, k, panels, watch);
  return forChunks(arguments, chunks, watch, [&](int64_t chunk, char *, Watch &own) {
    const int64_t begin = chunkBegin(units, chunks, chunk) * kernels.columns;
    const int64_t end = std::min(n, chunkBegin(units, chunks, chunk + 1) * kernels.columns);
    return packPanels(kernels, {right.data + begin * right.columnStride, right.rowStride, right.columnStride},
                      end - begin, first, depth, k, panels + begin * k, own);
  });
}

// A right operand in panels, from a column on that is a multiple of GemmKernels::columns.
template <typename T> struct PackedRight {
  const T *panels = nullptr; // null: it is not packed
  int64_t depth = 0;         // of the panels
  int64_t first = 0;         // the row of the panels where the operand begins
};
// A left operand in panels, from a row on that is a multiple of GemmKernels::rows.
template <typename T> struct PackedLeft {
  const T *panels = nullptr; // null: it is not packed
  int64_t depth = 0;         // of the panels
  int64_t first = 0;         // the column of the panels where the operand begins
};

// Where a product goes, of as many rows and columns as it has.
template <typename T> struct ProductResult {
  T *c;
  int64_t pitch;                      // from one row to the next
  bool accumulate = false;            // c += instead of c =
  const Epilogue *epilogue = nullptr; // null: none

  ProductResult at(int64_t row, int64_t column) const {
    return {c + row * pitch + column, pitch, accumulate, epilogue};
  }
};

// c = or += left (m x k) * right (k x n), in blocks; k is not 0.
template <typename T>
bool multiplyBlocks(const GemmKernels<T> &kernels, const ProductBlocks<T> &blocks, int64_t m, int64_t n, int64_t k,
                    Matrix<T> left, Matrix<T> right, PackedRight<T> packed, ProductResult<T> result, T *scratch,
                    Watch &watch, PackedLeft<T> packedLeft = {}) {
  T *leftPanels = scratch, *rightPanels = scratch + ProductBlocks<T>::leftPanels(kernels, m, k);
  for (int64_t at = 0; at < k; at += blocks.depth) {
    const int64_t depth = std::min(blocks.depth, k - at);
    for (int64_t j = 0; j < n; j += blocks.columns) {
      GemmBlock<T> block{};
      block.n = std::min(blocks.columns, n - j);
      block.depth = depth;
      block.left = leftPanels;
      block.leftDepth = packedLeft.panels ? packedLeft.depth : depth;
      block.leftFirst = packedLeft.panels ? packedLeft.first + at : 0;
      if (packed.panels) {
        block.right = packed.panels + j * packed.depth;
        block.rightDepth = packed.depth;
        block.rightFirst = packed.first + at;
      } else {
        kernels.packRight(
            {right.data + at * right.rowStride + j * right.columnStride, right.rowStride, right.columnStride}, block.n,
            0, depth, depth, rightPanels);
        block.right = rightPanels;
        block.rightDepth = depth;
      }
      block.cPitch = result.pitch;
      block.overwrite = at == 0 && !result.accumulate;
      block.epilogue = at + depth == k ? result.epilogue : nullptr;
      for (int64_t i = 0; i < m; i += blocks.rows) {
        block.m = std::min(blocks.rows, m - i);
        block.c = result.at(i, j).c;
        const Loose<T> *const rows = left.data + i * left.rowStride + at * left.columnStride;
        block.rowStride = left.rowStride;
        if (packedLeft.panels)
          block.left = packedLeft.panels + i * packedLeft.depth;
        else if (left.columnStride == 1)
          block.rows = rows;
        else
          kernels.packLeft({rows, left.rowStride, left.columnStride}, block.m, 0, depth, depth, leftPanels);
        kernels.multiply(block);
        if (!watch.proceed(block.m * block.n * depth / 16))
          return false;
      }
    }
  }
  return true;
}

// c = or += left (m x k) * right (k x n). `packed` is the right operand in panels, or null; `packedLeft` the left one. If
// k is 0, there is no epilogue.
template <typename T>
bool multiplyMatrices(const GemmKernels<T> &kernels, int64_t m, int64_t n, int64_t k, Matrix<T> left, Matrix<T> right,
                      const T *packed, ProductResult<T> result, T *scratch, Watch &watch,
                      const T *packedLeft = nullptr) {
  const bool isUnpacked = readsUnpacked(m) && !packed && !packedLeft && left.columnStride == 1;
  if (!result.accumulate && (isUnpacked || k == 0) && !clearRows(result.c, m, n, result.pitch, watch))
    return false;
  if (m == 0 || n == 0 || k == 0)
    return true;
  if (isUnpacked) {
    constexpr int64_t together = int64_t(1) << 22, fewest = 8;
    const int64_t deepest = std::min(k, together / fewest), step = std::max(fewest, together / deepest);
    for (int64_t j = 0; j < n; j += step)
      for (int64_t at = 0; at < k; at += deepest)
        for (int64_t i = 0; i < m; ++i) {
          const int64_t columns = std::min(step, n - j), depth = std::min(deepest, k - at);
          kernels.multiplyRow(
              left.data + i * left.rowStride + at,
              {right.data + at * right.rowStride + j * right.columnStride, right.rowStride, right.columnStride}, depth,
              columns, result.at(i, j).c);
          if (!watch.proceed(columns * depth / 4))
            return false;
        }
    if (result.epilogue)
      result.epilogue->apply(result.c, m, result.pitch, n);
    return watch.proceed(m * n / 16);
  }
  return multiplyBlocks<T>(kernels, ProductBlocks<T>(kernels, m, n, k), m, n, k, left, right, {packed, k, 0}, result,
                           scratch, watch, {packedLeft, k, 0});
}

} // namespace shlo::exec
