// The CPU executor as a backend.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/backend.h"

namespace shlo::runtime {

const Backend &cpuBackend();

} // namespace shlo::runtime
