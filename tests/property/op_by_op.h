// The slow, simple way to run a program: one op at a time, each result in separate memory.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "plan/program.h"

#include <vector>

namespace shlo::test {

using Bytes = std::vector<char>;

// Returns the outputs of the program. Each op is compiled separately, so nothing is fused and no memory is reused.
// `values` receives the last bytes of every value. Functions of floats depend on the instruction set.
Result<std::vector<Bytes>> runOpByOp(const plan::Program &program, const std::vector<Bytes> &inputs, bool baselineSimd,
                                     std::vector<Bytes> &values);

} // namespace shlo::test
