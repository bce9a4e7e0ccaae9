// From a function of a module to programs with static shapes: for backends that run plan::Program.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/backend.h"

namespace shlo::runtime {

// Used by several threads at once.
class FunctionLowering {
public:
  // Rewrites a copy of the module to what programs express (sharding, CHLO and quantized arithmetic go), and finds the
  // function.
  static Result<FunctionLowering> prepare(std::shared_ptr<const Module> module, const Options &options);

  const plan::Signature &signature() const { return found; }
  // Values that decide shapes are computed by the CPU executor.
  Result<plan::Program> lower(const std::vector<TensorType> &inputs) const;

private:
  FunctionLowering(std::shared_ptr<const Module> module, plan::Signature found, const exec::BuildOptions &build)
      : module(std::move(module)), found(std::move(found)), build(build) {}

  std::shared_ptr<const Module> module;
  plan::Signature found;
  exec::BuildOptions build;
};

} // namespace shlo::runtime
