// Kernels for ops without a kernel maker: copies of views, and iota.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"
#include "exec/kernel.h"

namespace shlo::exec {

// Copies an input of any layout to a row-major output.
std::unique_ptr<Kernel> makeCopy(const Layout &input, KernelChoice choice);
// The numbers 0, 1, ... in a type of rank 1.
// A part of a value, and where it begins.
struct Piece {
  plan::Extents start;
  Layout layout;
};
// Puts a value together from the pieces, which are the kernel's inputs.
std::unique_ptr<Kernel> makeAssembly(const TensorType &type, const std::vector<Piece> &pieces, KernelChoice choice);

std::unique_ptr<Kernel> makeIota(const KernelChoice &choice, const TensorType &type);

} // namespace shlo::exec
