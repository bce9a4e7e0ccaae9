// The inputs in whose memory outputs can be computed.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace shlo::exec {

// An output may use the memory of an input if the input is read for the last time before the output is first written,
// or if the last reader writes the output and may overwrite what it reads. Positions are those of instructions
// (allocations.cpp). Their order does not depend on the donated inputs, so everything is known when the executable is
// built.
class Donors {
public:
  struct Input {
    size_t bytes = 0;
    int64_t lastRead = -1; // -1: never
  };
  struct Output {
    size_t bytes = 0;
    int64_t firstWrite = 0;
    std::vector<size_t> overwrites; // inputs whose last reader computes the output and may overwrite them
  };

  // Chooses an overwritable input for each wanted output, whose memory the output may use, or -1. No input is chosen
  // twice. Inputs that their last reader overwrites are preferred.
  std::vector<int32_t> choose(const std::vector<bool> &overwritable, const std::vector<bool> &wanted) const;

  std::vector<Input> inputs;
  std::vector<Output> outputs;
};

} // namespace shlo::exec
