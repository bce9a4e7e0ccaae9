// Reductions of the columns of a matrix.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise_tables.h"

namespace shlo::exec {

// accumulators[i] = f(... f(accumulators[i], input[i]) ..., input[(rows - 1) * n + i]) for i < n, in this order. Likewise
// for the next matrices and the accumulators behind these.
using ColumnKernel = void (*)(const char *input, int64_t matrices, int64_t rows, int64_t n, char *accumulators);

// For associative functions.
ColumnKernel columnKernel(Simd simd, plan::ElementFunction function, ElementType operand);
// Rows of fewer elements than this are reduced by a RowKernel in order, as columns are.
inline int64_t reducedInOrder(size_t elementBytes) { return int64_t(128 / elementBytes); }

struct ColumnReductions {
  std::array<ColumnKernel, nativeTypes> kernels[elementFunctionCount];
};
extern const ColumnReductions *const columnReductions[simdCount];

} // namespace shlo::exec
