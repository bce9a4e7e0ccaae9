// Windows that all begin (or end) at the edge of an axis, as in a cumulative sum, in one pass.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"

namespace shlo::exec {

// A kernel of a reduce_window. `windows` makes those of windows that are no cumulative ones, or may not be: an init
// value that is not known yet must be the identity of what combines.
MadeKernel makeCumulative(const KernelRequest &request, MadeKernel (*windows)(const KernelRequest &));

} // namespace shlo::exec
