// Casts between types that nobody has made real yet.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Operation.h"

namespace shlo::passes {

// Replaces the results of casts that lead back to the types with which a chain of casts began, and erases casts that
// nobody uses then. Returns the number of those erased.
uint64_t reconcileCasts(mlir::Operation *root);

} // namespace shlo::passes
