// Loops that count: how often their steps run.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/build.h"

namespace shlo::exec {

// In each step, the counter is `step` more than in the one before.
struct LoopCount {
  plan::ValueId counter; // the buffer of the state
  int64_t first, step, trips;
  bool isBounded; // no step has a counter beyond its limit, whatever the number of trips
};
// Of a loop that counts from a constant in constant steps, until a comparison with a constant is false.
std::optional<LoopCount> countOf(const Builder &builder, const Instruction &loop);

} // namespace shlo::exec
