// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"

namespace shlo::exec {

// fft of several lines at once, in the type of the program; null if the general kernel suits the lengths better.
MadeKernel makeBundledFft(const KernelRequest &request);

// fft of one axis by parts of each line; null if the general kernel suits the length better.
MadeKernel makeLongFft(const KernelRequest &request);

} // namespace shlo::exec
