// Products of f32 and f64 that read both operands where they are: of few rows, of few columns, of small matrices and
// vectors, and batches of these. Each sum is in order of k, so the blocks that a caller chooses do not change a result.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"
#include "exec/numbers.h"

namespace shlo::exec {

// c = or += left * right for `count` matrices. Strides count elements; columns of the right operand and of c are
// contiguous.
template <typename T> struct UnpackedProducts {
  const Loose<T> *left, *right;
  Loose<T> *c;
  int64_t m, n, k;
  int64_t leftRow, leftColumn, rightRow, cRow;
  bool accumulate = false;
  int64_t count = 1, leftNext = 0, rightNext = 0, cNext = 0; // from one matrix to the next
};

// Without a function if the instruction set has none.
template <typename T> struct UnpackedKernels {
  int64_t lanes = 0;
  void (*multiply)(const UnpackedProducts<T> &products) = nullptr;
  // The right operand is a vector (n = 1) and, as the rows of the left one, contiguous. The order of a sum depends on k
  // alone. It does not accumulate.
  void (*multiplyColumn)(const UnpackedProducts<T> &products) = nullptr;
};

struct UnpackedTable {
  UnpackedKernels<float> f32;
  UnpackedKernels<double> f64;
};
const UnpackedTable &unpackedTable(Simd simd);
template <typename T> const UnpackedKernels<T> &unpackedKernels(Simd simd) {
  if constexpr (sizeof(T) == 4)
    return unpackedTable(simd).f32;
  else
    return unpackedTable(simd).f64;
}

} // namespace shlo::exec
