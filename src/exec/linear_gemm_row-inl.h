// Products of a single row by a matrix whose rows are contiguous, for the instruction set that this file is compiled
// for. Such a product reads each element of the matrix once, so the order of reading decides: a few rows of the matrix
// from end to end are as many streams, which the processor fetches ahead; columns of a vector each are not. Only what
// the first-level cache may have is read by columns, whose sums stay in registers. Both add the products of an element
// in the order of the rows, so that the parts that threads take do not matter.
//
// The last vector of some columns ends with them, and may overlap the one before. It starts from the same sums, which
// are loaded before anything is stored, and so has the same results.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/linear_gemm_panels-inl.h"

namespace shlo::exec {
namespace {

constexpr int64_t columnsBytes = 32 << 10; // of a matrix that is read by columns
constexpr int64_t sumsBytes = 8 << 10;     // of the sums, which are read and written once per few rows of the matrix

template <typename T> struct RowProduct {
  const Loose<T> *row, *right;
  int64_t stride; // from one row of the right operand to the next
  int64_t k, n;
  T *c;

  RowProduct columns(int64_t first, int64_t count) const { return {row, right + first, stride, k, count, c + first}; }
};

// c += so many elements of the row, from the given one on, * as many rows of the right operand. n: a vector or more.
template <typename T, int64_t Rows, int64_t Bytes> inline void addRows(const RowProduct<T> &product, int64_t first) {
  using V = typename VectorOf<T, Bytes>::type;
  constexpr int64_t width = Bytes / int64_t(sizeof(T));
  const int64_t stride = product.stride, last = product.n - width;
  const Loose<T> *const right = product.right + first * stride;
  T *const c = product.c;
  V factors[Rows];
#pragma clang loop unroll(full)
  for (int64_t r = 0; r < Rows; ++r)
    factors[r] = V{} + T(product.row[first + r]);
  auto sum = [&](V sums, int64_t j) __attribute__((always_inline)) {
#pragma clang loop unroll(full)
    for (int64_t r = 0; r < Rows; ++r)
      sums = multiplyAdd(factors[r], load<V>(right + r * stride + j), sums);
    return sums;
  };
  const V end = sum(load<V>(c + last), last);
  for (int64_t j = 0; j < last; j += width)
    store(sum(load<V>(c + j), j), c + j);
  store(end, c + last);
}

// c += row * all rows, for n of so many vectors, of which the last one may overlap.
template <typename T, int64_t Vectors, int64_t Bytes> inline void addColumns(const RowProduct<T> &product) {
  using V = typename VectorOf<T, Bytes>::type;
  constexpr int64_t width = Bytes / int64_t(sizeof(T));
  const int64_t last = product.n - width;
  auto at = [&](int64_t v) __attribute__((always_inline)) { return v + 1 < Vectors ? v * width : last; };
  V sums[Vectors];
#pragma clang loop unroll(full)
  for (int64_t v = 0; v < Vectors; ++v)
    sums[v] = load<V>(product.c + at(v));
  const Loose<T> *right = product.right;
  for (int64_t i = 0; i < product.k; ++i, right += product.stride) {
    const V factor = V{} + T(product.row[i]);
#pragma clang loop unroll(full)
    for (int64_t v = 0; v < Vectors; ++v)
      sums[v] = multiplyAdd(factor, load<V>(right + at(v)), sums[v]);
  }
#pragma clang loop unroll(full)
  for (int64_t v = 0; v < Vectors; ++v)
    store(sums[v], product.c + at(v));
}

template <typename T, int64_t Bytes> void multiplyRow(const RowProduct<T> &product) {
  constexpr int64_t width = Bytes / int64_t(sizeof(T)), mostVectors = 6, together = 4;
  const int64_t k = product.k, n = product.n;
  if constexpr (width > 1)
    if (n < width)
      return multiplyRow<T, Bytes / 2>(product);
  if (k * n * int64_t(sizeof(T)) <= columnsBytes) {
    // At least a vector remains for the end.
    int64_t j = 0;
    for (; n - j >= (mostVectors + 1) * width; j += mostVectors * width)
      addColumns<T, mostVectors, Bytes>(product.columns(j, mostVectors * width));
    const RowProduct<T> end = product.columns(j, n - j);
    switch ((end.n + width - 1) / width) {
    case 1: return addColumns<T, 1, Bytes>(end);
    case 2: return addColumns<T, 2, Bytes>(end);
    case 3: return addColumns<T, 3, Bytes>(end);
    case 4: return addColumns<T, 4, Bytes>(end);
    case 5: return addColumns<T, 5, Bytes>(end);
    case 6: return addColumns<T, 6, Bytes>(end);
    default: return addColumns<T, 7, Bytes>(end);
    }
  }
  constexpr int64_t block = sumsBytes / int64_t(sizeof(T));
  for (int64_t j = 0, some; j < n; j += some) {
    some = n - j < block + width ? n - j : block;
    const RowProduct<T> part = product.columns(j, some);
    int64_t i = 0;
    for (; i + together <= k; i += together)
      addRows<T, together, Bytes>(part, i);
    for (; i < k; ++i)
      addRows<T, 1, Bytes>(part, i);
  }
}

} // namespace
} // namespace shlo::exec
