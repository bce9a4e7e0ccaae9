// Programs for a mesh of devices, which an engine divides among devices of a client.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/module.h"
#include "dialect/parts.h"
#include "plan/plan.h"

#include <optional>

namespace shlo::client {

// The parts that devices have of inputs and outputs.
struct Division {
  std::vector<Parts> inputs, outputs;
  bool usesShardy; // shardings are those of sdy
};
// None if the program is written for each device. The module then leaves nothing to the engine: it says how each input
// and output is cut, and that each device has the whole ones of which it said nothing.
Result<std::optional<Division>> divide(mlir::ModuleOp module, const plan::Signature &signature, size_t devices);

} // namespace shlo::client
