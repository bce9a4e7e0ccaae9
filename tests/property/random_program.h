// Random programs over small tensors, with loops, branches, aliases and views.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "op_by_op.h"

#include <cstdint>

namespace shlo::test {

struct RandomProgram {
  plan::Program program;
  std::vector<Bytes> inputs;
};

// A number always gives the same program. Its arithmetic is exact or has a fixed order: integers wrap around, and
// floats are only summed element by element. So every way of running it gives the same bytes, except for the bits of
// NaNs.
RandomProgram randomProgram(uint64_t number);

} // namespace shlo::test
