// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/model.h"

#include "runtime/evaluate.h"

namespace shlo::runtime {

Result<ModelLowering> ModelLowering::prepare(std::shared_ptr<const Module> module, const Options &options) {
  if (options.grid.size() > 1)
    return makeError(SHLO_INVALID_ARGUMENT,
                     "an ONNX model runs in one process, but the grid has " + std::to_string(options.grid.size()));
  const int64_t irVersion = onnx::irVersionOf(*module);
  Result<std::shared_ptr<const Module>> newest = onnx::withNewestOpsets(std::move(module));
  if (!newest)
    return std::move(newest.error());
  if (Status status = (*newest)->use(); !status)
    return std::move(status.error());
  Result<onnx::ModelSignature> found = onnx::signatureOf(**newest, irVersion);
  if (!found)
    return std::move(found.error());
  if (!options.function.empty() && options.function != found->function)
    return makeError(SHLO_NOT_FOUND,
                     "the graph of the model is the function " + found->function + ", not " + options.function);
  ModelLowering made;
  plan::Signature &signature = made.found;
  signature.function = found->function;
  signature.inputs = std::move(found->inputs);
  signature.outputs = std::move(found->outputs);
  signature.inputNames = std::move(found->inputNames);
  signature.outputNames = std::move(found->outputNames);
  if (llvm::is_contained(found->hasDefault, true))
    signature.hasDefault = std::move(found->hasDefault);
  signature.decidesShape = std::move(found->decidesShape);
  made.module = std::move(*newest);
  made.arguments = std::move(found->arguments);
  return made;
}

Result<onnx::LoweredModel> ModelLowering::lower(const Variant &variant) const {
  if (Status status = module->use(); !status)
    return std::move(status.error());
  std::vector<std::optional<TensorType>> types;
  auto given = variant.inputs.begin();
  for (const std::optional<size_t> &input : arguments) {
    const bool isGiven = input && (variant.isLeftOut.empty() || !variant.isLeftOut[*input]);
    types.push_back(isGiven ? std::optional(*given++) : std::nullopt);
  }
  const bool isWhole = variant.recording.isObserved || !variant.recording.isEmpty();
  auto small = [](std::shared_ptr<const Module> program) { return evaluate(std::move(program), {}); };
  return onnx::lowerModel(*module, types, variant.decided, isWhole, small);
}

} // namespace shlo::runtime
