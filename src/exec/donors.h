// Inputs whose memory outputs may be made in.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace shlo::exec {

// Positions are those of instructions (allocations.cpp). Instructions stand in one order whatever is donated, so this
// is known when the executable is built: an output may be written where an input was once that has been read for the
// last time, or by its last reader, where that may overwrite what it reads.
class Donors {
public:
  struct Input {
    size_t bytes = 0;
    int64_t lastRead = -1; // -1: nothing reads it
  };
  struct Output {
    size_t bytes = 0;
    int64_t firstWrite = 0;
    std::vector<size_t> overwrites; // inputs whose last reader makes the output, and may make it over them
  };

  // For each output with `wanted`, an input with `overwritable` that it may lie over, or -1. No input is chosen twice;
  // those that are overwritten as they are read come first.
  std::vector<int32_t> choose(const std::vector<bool> &overwritable, const std::vector<bool> &wanted) const;

  std::vector<Input> inputs;
  std::vector<Output> outputs;
};

} // namespace shlo::exec
