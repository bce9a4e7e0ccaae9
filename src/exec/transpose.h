// Transposes of matrices in registers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"

#include <cstddef>

namespace shlo::exec {

// Row i of the target is column i of the source: its elements lie `fromStep` bytes apart there and are neighbours in
// the target. Element j of all rows are neighbours in the source, and lie `toStep` bytes apart in the target.
struct TransposedMatrix {
  int64_t rows, columns; // of the source; see leastTransposed
  int64_t toStep, fromStep;
};
using TransposeKernel = void (*)(const TransposedMatrix &, char *to, const char *from);

// For elements of 1, 2, 4 and 8 bytes.
struct TransposeKernels {
  TransposeKernel kernels[4];
  TransposeKernel triples;
};
extern const TransposeKernels *const transposeKernels[simdCount];
// Null if elements of this size have none.
TransposeKernel transposeKernel(Simd simd, size_t elementBytes);
// For matrices of three columns whose rows lie one behind the other, fewer columns than `transposeKernel` takes. Null
// if elements of this size have none.
TransposeKernel triplesKernel(Simd simd, size_t elementBytes);
// A matrix needs at least as many rows and columns: those that 16 bytes hold.
inline int64_t leastTransposed(size_t elementBytes) { return int64_t(16 / elementBytes); }

} // namespace shlo::exec
