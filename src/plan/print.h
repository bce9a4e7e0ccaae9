// Prints a program, for tests and debugging.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/program.h"

#include <string>

namespace shlo::plan {

// One line per op: "%3 = add %1, %2 : tensor<2x3xf32>". Bodies are indented.
std::string dump(const Program &program);

} // namespace shlo::plan
