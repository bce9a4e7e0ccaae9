// Matrix products of f32 and f64 by the threads of a pool.
//
// Each sum is computed as multiplyMatrices computes it: how k is divided depends on k alone, and parts begin at
// multiples of the kernels' rows and columns. So a product has the same bytes with any number of threads and without a
// pool.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/linear_matrix.h"

namespace shlo::exec {

// An estimate of the time of a product, in nanoseconds: its arithmetic, and reading the right operand.
inline double productTime(int64_t m, int64_t n, int64_t k, double ofProduct, size_t rightBytes) {
  return double(n) * double(k) * (double(m) * ofProduct + 0.1 * double(rightBytes));
}

// About equal parts of an extent, in multiples of `unit`: the extent of one, if `most` are wanted.
inline int64_t partOf(int64_t extent, int64_t most, int64_t unit) {
  const int64_t part = (extent + most - 1) / std::max<int64_t>(most, 1);
  return std::max<int64_t>(1, (part + unit - 1) / unit) * unit;
}

// How a product is shared: chunks have columns of the right operand, or rows of the left one. In the second case all
// read the same panels of the right operand, which are packed before: a slab of it at a time.
template <typename T> class SharedProduct {
public:
  SharedProduct() = default;
  // `isPacked`: the right operand. `readsRows`: the rows of one that is not are contiguous. `isLeftPacked`: the left
  // operand.
  SharedProduct(const KernelChoice &choice, const GemmKernels<T> &kernels, int64_t m, int64_t n, int64_t k,
                bool isPacked, bool readsRows, bool isLeftPacked = false)
      : kernels(&kernels), choice(choice), m(m), n(n), k(k),
        time(productTime(m, n, k, 0.0025 * sizeof(T), isPacked ? 0 : sizeof(T))) {
    const int64_t wanted = chunksOf(choice, std::max(m, n), time / double(std::max<int64_t>(1, std::max(m, n))));
    if (wanted < 2 || m == 0 || n == 0 || k == 0)
      return;
    if (readsUnpacked(m) && !isPacked) {
      // Runs of a row must be long enough to be read quickly.
      const int64_t shortest = readsRows ? (2048 / int64_t(sizeof(T)) + kernels.columns - 1) / kernels.columns : 1;
      part = partOf(n, std::min<int64_t>(wanted, 64), shortest * kernels.columns);
    } else if (m < fewRows || n > 8 * m || (isLeftPacked && n >= 4 * kernels.columns)) {
      // Every chunk packs the left operand again, unless that is done.
      part = partOf(n, std::min(wanted, std::max<int64_t>(8, n / 384)), kernels.columns);
    } else {
      byRows = true;
      // Every chunk reads all panels, which pays for many rows only.
      const int64_t most = std::clamp<int64_t>(m / 64, 8, std::max<int64_t>(16, m / 256));
      part = std::max(partOf(m, std::min(wanted, most), kernels.rows), fewestRows / kernels.rows * kernels.rows);
      if (!isPacked) {
        const ProductBlocks<T> blocks(kernels, m, n, k);
        slabDepth = std::min(k, std::max<int64_t>(1, slabElements / blocks.columns / blocks.depth) * blocks.depth);
        slabColumns = std::min(n, std::max<int64_t>(1, slabElements / slabDepth / kernels.columns) * kernels.columns);
      }
    }
    const int64_t extent = byRows ? m : n;
    chunks = (extent + part - 1) / part;
  }

  bool isShared() const { return chunks > 1; }
  double nanoseconds() const { return time; }
  // The elements of memory that all chunks share.
  int64_t sharedElements() const { return isShared() ? wholeLines<T>(slabColumns * slabDepth) : 0; }

  // multiplyMatrices, whose scratch memory each worker has at `scratchAt`. `slab` has `sharedElements`. A left operand
  // is packed only for a product of more than a few rows.
  bool multiply(const KernelArguments &arguments, Matrix<T> left, Matrix<T> right, const T *packed,
                ProductResult<T> result, size_t scratchAt, T *slab, Watch &watch, const T *packedLeft = nullptr) const {
    auto own = [&](char *scratch) { return reinterpret_cast<T *>(scratch + scratchAt); };
    if (!isShared() || !arguments.workers)
      return multiplyMatrices<T>(*kernels, m, n, k, left, right, packed, result, own(arguments.scratch), watch,
                                 packedLeft);
    if (!byRows)
      return forChunks(arguments, chunks, watch, [&](int64_t chunk, char *scratch, Watch &ofChunk) {
        const int64_t j = chunk * part, columns = std::min(part, n - j);
        const T *const panels = packed ? packed + j * k : nullptr;
        return multiplyMatrices<T>(*kernels, m, columns, k, left, columnsOf(right, j), panels, result.at(0, j),
                                   own(scratch), ofChunk, packedLeft);
      });
    auto multiplyRows = [&](int64_t at, int64_t depth, int64_t j, int64_t columns, PackedRight<T> panels) {
      const ProductBlocks<T> blocks(*kernels, m, n, k);
      return forChunks(arguments, chunks, watch, [&](int64_t chunk, char *scratch, Watch &ofChunk) {
        const int64_t i = chunk * part, rows = std::min(part, m - i);
        ProductResult<T> to = result.at(i, j);
        to.accumulate |= at > 0;
        if (at + depth < k)
          to.epilogue = nullptr;
        const Matrix<T> factors{left.data + i * left.rowStride + at * left.columnStride, left.rowStride,
                                left.columnStride};
        return multiplyBlocks<T>(*kernels, blocks, rows, columns, depth, factors, {}, panels, to, own(scratch), ofChunk,
                                 packedLeft ? PackedLeft<T>{packedLeft + i * k, k, at} : PackedLeft<T>{});
      });
    };
    if (packed)
      return multiplyRows(0, k, 0, n, {packed, k, 0});
    for (int64_t j = 0; j < n; j += slabColumns)
      for (int64_t at = 0; at < k; at += slabDepth) {
        const int64_t columns = std::min(slabColumns, n - j), depth = std::min(slabDepth, k - at);
        Matrix<T> part = columnsOf(right, j);
        part.data += at * right.rowStride;
        if (!packTogether<T>(arguments, choice, *kernels, part, columns, 0, depth, depth, slab, watch) ||
            !multiplyRows(at, depth, j, columns, {slab, depth, 0}))
          return false;
      }
    return true;
  }

private:
  static Matrix<T> columnsOf(Matrix<T> right, int64_t j) {
    if (right.data)
      right.data += j * right.columnStride;
    return right;
  }

  static constexpr int64_t fewRows = 64, fewestRows = 32, slabElements = (4 << 20) / sizeof(T);
  const GemmKernels<T> *kernels = nullptr;
  KernelChoice choice;
  int64_t m = 0, n = 0, k = 0;
  double time = 0;
  bool byRows = false;
  int64_t part = 0, chunks = 1; // columns or rows of a chunk; chunks, of each slab if it is by rows
  int64_t slabColumns = 0, slabDepth = 0;
};

} // namespace shlo::exec
