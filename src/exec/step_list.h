// The steps of an executable, and the pointers that they use.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/build.h"
#include "exec/steps.h"

namespace shlo::exec {

// Where a pointer of a frame points to.
struct Location {
  enum Kind : uint8_t { Arena, Constant, Input, Output } kind = Arena;
  uint32_t argument = 0;          // Input, Output: its index
  const char *constant = nullptr; // Constant
  int64_t offset = 0;             // in bytes
  auto operator<=>(const Location &) const = default;
};

// The steps of a loop: the jump to its condition, the first one, and the one that jumps back.
struct StepLoop {
  size_t jump, begin, end;
};

struct StepList {
  // Emits a program whose buffers have their places. Takes its kernels.
  explicit StepList(Builder &builder);

  std::vector<Step> steps; // ends with endStep
  std::vector<Location> pointers;
  std::vector<std::unique_ptr<Kernel>> kernels;
  std::vector<std::unique_ptr<Exchange>> exchanges;
};

// Lets steps for one element take operands from registers that hold results of steps before (held_values.cpp). Labels
// are the steps to which others jump. Changes no step's position.
void holdValues(StepList &list, const std::vector<size_t> &labels, const std::vector<StepLoop> &loops);

} // namespace shlo::exec
