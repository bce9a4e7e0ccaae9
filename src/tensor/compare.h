// Comparing tensors with a tolerance.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tensor/tensor.h"

namespace shlo {

// The row-major index of the first element with |a - b| > tolerance * (1 + |b|), or -1. With tolerance 0 every bit
// counts, except that a NaN equals any NaN. The tensors must have one type and shape; tolerance must not be negative.
Result<int64_t> firstDifference(const Tensor &actual, const Tensor &expected, double tolerance);

} // namespace shlo
