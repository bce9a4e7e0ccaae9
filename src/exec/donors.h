// Inputs whose memory outputs may be made in.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace shlo::exec {

// An output may lie over an input if the input is read for the last time before the output is first written, or if the
// last reader writes the output and may overwrite what it reads. Positions are those of instructions (allocations.cpp).
// Their order does not depend on what is donated, so all of this is known when the executable is built.
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
