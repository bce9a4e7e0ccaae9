// Lowers a function of a module to programs with static shapes, for backends that run plan::Program.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/model.h"

namespace shlo::runtime {

// Several threads at once may use it.
class FunctionLowering {
public:
  // Rewrites a copy of the module to what programs can express (without sharding, CHLO and quantized arithmetic), and
  // finds the function. A model of ONNX stays as it is, and is lowered for the shapes and decided values of each
  // program.
  static Result<FunctionLowering> prepare(std::shared_ptr<const Module> module, const Options &options);

  const plan::Signature &signature() const { return found; }
  // The CPU executor computes values that determine shapes.
  Result<plan::Program> lower(const Variant &variant, plan::Decisions &decisions,
                              const exec::RunContext &context) const;

private:
  Result<plan::Program> lowerModel(const Variant &variant, plan::Decisions &decisions,
                                   const exec::RunContext &context) const;
  FunctionLowering(std::shared_ptr<const Module> module, plan::Signature found, const Options &options)
      : module(std::move(module)), found(std::move(found)), build(options.build), grid(options.grid),
        host(options.host), firstStream(options.firstStream) {}

  std::optional<ModelLowering> model;
  std::shared_ptr<const Module> module; // null for a model
  plan::Signature found;
  exec::BuildOptions build;
  plan::Grid grid;
  std::shared_ptr<const plan::HostFunctions> host;
  uint64_t firstStream;
};

} // namespace shlo::runtime
