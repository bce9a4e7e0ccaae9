// What a plugin gets of a module: an artifact of a version that it reads, with one static function @main.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/module.h"
#include "exec/run_context.h"
#include "plan/plan.h"

namespace shlo::client {

struct DeviceProgram {
  std::string artifact;
  std::vector<TensorType> outputs;
};
// For inputs of these static types. `version`: the newest that the plugin reads; "" if it does not say. SHLO_VERSION
// lists all that blocks it. `isForMesh`: the engine divides the program among devices, calls stay calls.
Result<DeviceProgram> programFor(std::shared_ptr<const Module> module, const plan::Signature &signature,
                                 const std::vector<TensorType> &inputs, const std::string &version, bool isForMesh,
                                 const exec::RunContext &context);

} // namespace shlo::client
