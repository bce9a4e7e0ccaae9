// A program as its artifact lists it: what is left of the module once it was walked. Plain data in the order of the
// walk, which goes through a region as a whole before it goes into the regions inside. SPDX-License-Identifier:
// Apache-2.0 WITH LLVM-exception
#pragma once

#include "vhlo/wire.h"

#include <vector>

namespace shlo::artifact {

struct WalkedOp {
  uint32_t name = 0;         // in the numbering
  uint32_t properties = 0;   // a list of OpForms, plus one
  vhlo::WireAttr attributes; // a dictionary
  vhlo::WireAttr location;
  uint32_t results = 0, operands = 0;
  uint32_t firstRegion = 0;
  uint32_t regions : 31 = 0;
  uint32_t captures : 1 = 0; // a value from outside is used within
};

struct WalkedArgument {
  vhlo::WireAttr location;
  vhlo::WireType type;
};

struct WalkedBlock {
  uint32_t arguments = 0, ops = 0;
};

// Its own ops, not those of regions inside; in each list they stand in a row.
struct WalkedRegion {
  uint32_t owner = 0;  // an op
  uint32_t parent = 0; // the region that the owner is in; of the module's its own
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
  std::vector<uint32_t> operands; // values: 1 + firstValue of their region and up; 0 is one that was not yet there
};

} // namespace shlo::artifact
