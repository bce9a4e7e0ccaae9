// Cuts a function at calls of the host that have results whose shapes only the call knows, and at the loops and
// branches around such calls. The parts are functions of their own, which run one after another, with a call, a loop or
// a branch between them. So a part is lowered when the shapes of its arguments are known, as any function is.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/plan.h"

namespace shlo::plan {

// Values are numbered: arguments of the function and of regions, and what parts, calls, loops and branches give.
struct CutFunction {
  struct Part {
    std::string function;
    size_t ops;
  };
  struct Step;
  struct Block {
    std::vector<uint32_t> parameters;
    std::vector<Step> steps;
    std::vector<uint32_t> results;
    std::vector<uint32_t> released; // values that nobody needs after the block, which are not released before
    size_t weight = 0;              // how many ops it has
  };
  struct Step {
    enum Kind { Part, Call, Branch, Loop };
    Kind kind;
    mlir::Operation *op; // null for a part
    uint32_t part = 0;   // of a part: its index
    std::vector<uint32_t> operands, results = {};
    std::vector<TensorType> types = {};  // of the results of the op, as declared
    std::vector<Block> blocks = {};      // the branches, or the condition and the body of a loop
    std::vector<uint32_t> released = {}; // values that nobody needs after it
    size_t weight = 0;
  };

  std::shared_ptr<Module> module; // a copy that has parts and calls
  std::vector<Part> parts;
  // The function without the last one of the parts, which takes the results of this block and gives those of the
  // function.
  Block body;
  uint32_t values = 0;
};

// Functions that are called, and contain such calls, are cut as well. Calls in other regions than those of loops and
// branches stay. No part if there is nothing to cut. Fails with SHLO_UNSUPPORTED if a tuple would have to go from one
// part to another, or a message between the processes of a grid, and with SHLO_LIMIT if there are too many calls.
Result<CutFunction> cutFunction(const Module &module, std::string_view function, const HostFunctions &host,
                                const Grid &grid);

} // namespace shlo::plan
