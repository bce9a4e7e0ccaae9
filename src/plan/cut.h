// Cuts a function at calls of the host that have results whose shapes only the call knows. The parts are functions of
// their own, which run one after another, with a call between them. So a part is lowered when the shapes of its
// arguments are known, as any function is.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/plan.h"

namespace shlo::plan {

// Values are numbered: first the arguments of the function, then what parts and calls give.
struct CutFunction {
  struct Part {
    std::string function;
    std::vector<uint32_t> inputs, outputs;
  };
  struct Call {
    mlir::Operation *op;
    std::vector<uint32_t> operands, results;
    std::vector<TensorType> types; // of the results, as declared
  };

  std::shared_ptr<Module> module; // a copy that has parts and calls
  std::vector<Part> parts;        // the outputs of the last one are the results of the function
  std::vector<Call> calls;        // call i follows part i
  uint32_t values = 0;
};

// Functions that are called, and contain such calls, are cut as well. Calls in loops and branches stay. No part if there
// is nothing to cut. Fails with SHLO_UNSUPPORTED if a tuple would have to go from one part to another, and with
// SHLO_LIMIT if there are too many calls.
Result<CutFunction> cutFunction(const Module &module, std::string_view function, const HostFunctions &host);

} // namespace shlo::plan
