// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"

namespace shlo::exec {

// fft of several lines at once, in the type of the program; null if the general kernel suits the lengths better.
MadeKernel makeBundledFft(const KernelRequest &request);

} // namespace shlo::exec
