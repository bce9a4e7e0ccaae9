// Programs of random ops over small tensors, with loops, branches, aliases and views.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "op_by_op.h"

#include <cstdint>

namespace shlo::test {

struct RandomProgram {
  plan::Program program;
  std::vector<Bytes> inputs;
};

// The same program for the same number. Its arithmetic is exact, or done in one order: integers wrap, floats are only
// added up element by element. So any way to run it gives the same bytes (but for the bits of a NaN).
RandomProgram randomProgram(uint64_t number);

} // namespace shlo::test
