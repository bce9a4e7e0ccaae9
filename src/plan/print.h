// A program as text, for tests and for people who look for a defect.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/program.h"

#include <string>

namespace shlo::plan {

// One line a op: "%3 = add %1, %2 : tensor<2x3xf32>"; bodies are indented.
std::string dump(const Program &program);

} // namespace shlo::plan
