// Transposes of matrices in registers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"

#include <array>
#include <cstddef>

namespace shlo::exec {

// Row i of the target is column i of the source: its elements lie `fromStep` bytes apart there and are neighbours in
// the target. Element j of all rows are neighbours in the source, and lie `toStep` bytes apart in the target.
struct TransposedMatrix {
  int64_t rows, columns; // of the source; see leastTransposed
  int64_t toStep, fromStep;
};
using TransposeKernel = void (*)(const TransposedMatrix &, char *to, const char *from);

struct TransposeKernels {
  // For elements of 1, 2, 4 and 8 bytes.
  TransposeKernel kernels[4];
  std::array<TransposeKernel, 6> split[4]; // of 2 to 7 columns
  TransposeKernel splitEight;              // of 8 bytes
  std::array<TransposeKernel, 3> join[4];  // of 2 to 4 rows
};
extern const TransposeKernels *const transposeKernels[simdCount];
// Null if elements of this size have none.
TransposeKernel transposeKernel(Simd simd, size_t elementBytes);
// For matrices of few columns, `count`, whose rows lie one behind the other in the source, mostly fewer columns than
// `transposeKernel` takes; and for the inverse, `count` rows. Null if there is none for elements of this size.
TransposeKernel splitKernel(Simd simd, size_t elementBytes, int64_t count);
TransposeKernel joinKernel(Simd simd, size_t elementBytes, int64_t count);
// A matrix needs at least as many rows and columns: those that 16 bytes hold.
inline int64_t leastTransposed(size_t elementBytes) { return int64_t(16 / elementBytes); }

} // namespace shlo::exec
