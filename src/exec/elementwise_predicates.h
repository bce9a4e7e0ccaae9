// Reductions of short rows of predicates.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"

namespace shlo::exec {

// accumulators[i] = f(accumulators[i], all elements of row i). Elements are bytes, 0 or 1.
using PredicateRowsKernel = void (*)(const char *input, int64_t rows, int64_t length, char *accumulators);

// For rows of this length, which is not 0; null for functions that are neither all nor any.
PredicateRowsKernel predicateRowsKernel(plan::ElementFunction function, int64_t length);

} // namespace shlo::exec
