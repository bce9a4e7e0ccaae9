// Ops in the order in which they end.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/pass.h"

namespace shlo::passes {

// The ops in `run.root`: those in the regions of an op before the op itself.
std::vector<mlir::Operation *> postOrder(PassRun &run);

} // namespace shlo::passes
