// The kernels that belong to no family: what views, constants and conditions need.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"
#include "exec/kernel.h"

namespace shlo::exec {

// The kernel of any op that has one of its own.
MadeKernel makeKernel(const KernelRequest &request);

// One input as it lies, one row-major output.
std::unique_ptr<Kernel> makeCopy(const Layout &input);
// The numbers 0, 1, ... in a type of rank 1.
std::unique_ptr<Kernel> makeIota(Simd simd, const TensorType &type);
// Reductions with any body.
MadeKernel makeReduce(const KernelRequest &request);
MadeKernel makeAssert(const KernelRequest &request);

} // namespace shlo::exec
