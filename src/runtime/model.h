// A model of ONNX as a function, which is lowered to StableHLO for the shapes and decided values of each run.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/lower/lower.h"
#include "runtime/backend.h"

namespace shlo::runtime {

// Several threads at once may use it.
class ModelLowering {
public:
  static Result<ModelLowering> prepare(std::shared_ptr<const Module> module, const Options &options);

  const plan::Signature &signature() const { return found; }
  // A module whose function @main takes the inputs of the variant, and behind them what deciders have computed.
  Result<onnx::LoweredModel> lower(const Variant &variant) const;

private:
  ModelLowering() = default;

  std::shared_ptr<const Module> module;
  std::vector<std::optional<size_t>> arguments; // of the graph: the input that each is; none for a constant
  plan::Signature found;
};

} // namespace shlo::runtime
