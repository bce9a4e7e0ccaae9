// A walked module: the program as plain lists for its artifact. The lists are in the order of the walk, which visits
// all ops of a region before it enters their regions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "vhlo/wire.h"

#include <vector>

namespace shlo::artifact {

struct WalkedOp {
  uint32_t name = 0;         // index in the numbering
  uint32_t properties = 0;   // 1 + index of a list of OpForms
  vhlo::WireAttr attributes; // a dictionary
  vhlo::WireAttr location;
  uint32_t results = 0, operands = 0;
  uint32_t firstRegion = 0;
  uint32_t regions : 31 = 0;
  uint32_t captures : 1 = 0; // the op's regions use a value from outside
};

struct WalkedArgument {
  vhlo::WireAttr location;
  vhlo::WireType type;
};

struct WalkedBlock {
  uint32_t arguments = 0, ops = 0;
};

// Has its own ops, not those of nested regions. They are consecutive in each list.
struct WalkedRegion {
  uint32_t owner = 0;  // an op
  uint32_t parent = 0; // the region of the owner; the module's region is its own parent
  uint32_t firstBlock = 0, blocks = 0;
  uint32_t firstOp = 0, firstArgument = 0, firstResult = 0, firstOperand = 0;
  uint32_t firstValue = 0, values = 0;
};

struct WalkedModule {
  std::vector<WalkedOp> ops; // the module itself is the first
  std::vector<WalkedRegion> regions;
  std::vector<WalkedBlock> blocks;
  std::vector<WalkedArgument> arguments;
  std::vector<vhlo::WireType> results;
  std::vector<uint32_t> operands; // 1 + firstValue of their region and up; 0 if the value was not yet defined
};

} // namespace shlo::artifact
