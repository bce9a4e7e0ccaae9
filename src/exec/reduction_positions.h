// Positions of extremes: argmax and argmin.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"

namespace shlo::exec {

// The greatest element of each column of a matrix, and its number: the first one of equal elements. Elements are
// compared after an exclusive or with `flip`, which turns the order around or makes it that of unsigned numbers.
// -0 equals +0.
struct ColumnPositions {
  const char *input;
  int64_t rows, rowStride; // in elements; may be negative
  int64_t n;               // columns, which are contiguous
  uint64_t flip;
  int64_t first, step; // the number of the first row, and from one to the next
  bool isFirst;        // otherwise `values` and `positions` are those of earlier rows
  char *values;        // of the type of the elements
  char *positions;     // integers of the same size
};
// The same for the elements of a row. The first one in reverse is the last one.
struct RowPositions {
  const char *input;
  int64_t n; // at least 1
  uint64_t flip;
  bool isReverse;
};

struct PositionKernels {
  bool (*columns)(const ColumnPositions &block) = nullptr; // false if there is a NaN: nothing is known then
  int64_t (*row)(const RowPositions &row) = nullptr;       // -1 if there is a NaN
};
// For F32, F64, I32 and I64; null for others, and where the instruction set has none.
PositionKernels positionKernels(Simd simd, ElementType type);

} // namespace shlo::exec
