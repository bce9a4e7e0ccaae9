// Comparing tensors with a tolerance.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tensor/tensor.h"

namespace shlo {

// The row-major index of the first element with |a - b| > tolerance * (1 + |b|), or -1. With tolerance 0 the bits are
// compared, except that every NaN equals every NaN. The tensors must have the same type and shape, and tolerance must
// not be negative.
Result<int64_t> firstDifference(const Tensor &actual, const Tensor &expected, double tolerance);

} // namespace shlo
