// Which kernels an executable may use.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"

namespace shlo::exec {

struct KernelChoice {
  bool baselineSimd = false; // no instructions beyond the baseline of the library
  // Only the kernel that computes any program of its op, not those for special shapes, layouts or types. It is the last
  // resort of a run, and what tests compare the others with.
  bool general = false;

  // The work of a chunk that a thread of a pool takes, in nanoseconds: enough that claiming it costs little, and
  // little enough that threads end together, also one that is late. Tests take less.
  int64_t chunkWork = 5000;

  Simd simd() const { return baselineSimd ? Simd::Baseline : processorSimd(); }
};

} // namespace shlo::exec
