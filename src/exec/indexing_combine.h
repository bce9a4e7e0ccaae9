// Kernels that combine slices of updates with slices of an operand.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise_tables.h"
#include "exec/indexing_tiles.h"

namespace shlo::exec {

// operand slice = f(operand slice, update) for each slice in order, with the arguments of a scatter's `SliceMove`.
// `isOne`: slices have one element. Null if there is no such kernel for the function and the type.
SliceMove combiningMove(Simd simd, plan::ElementFunction function, ElementType type, bool isOne);

// The kernels of an instruction set, by native type.
struct CombiningMoves {
  std::array<SliceMove, nativeTypes> add, mul, min, max;
};

} // namespace shlo::exec
