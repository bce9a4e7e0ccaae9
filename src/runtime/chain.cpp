// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/chain.h"

#include "infer/verify.h"

#include <algorithm>
#include <cstring>

namespace shlo::runtime {

// --- Compiling ------------------------------------------------------------------------------------------------------

Result<std::shared_ptr<const Chain>> Chain::compile(const Module &module, const std::string &function,
                                                    const Options &options) {
  if (!options.host || options.grid.size() > 1)
    return std::shared_ptr<const Chain>();
  Result<plan::CutFunction> cut = plan::cutFunction(module, function, *options.host);
  if (!cut)
    return std::move(cut.error());
  if (cut->parts.empty())
    return std::shared_ptr<const Chain>();
  if (Status status = cut->module->use(); !status)
    return std::move(status.error());
  if (Status status = verify(*cut->module); !status)
    return std::move(status.error());
  auto made = std::make_shared<Chain>();
  made->cut = std::move(*cut);
  made->host = options.host;
  made->maxMemory = options.build.maxMemory;
  made->lastUse.resize(made->cut.values);
  for (uint32_t part = 0; part < made->cut.parts.size(); ++part) {
    Options own = options;
    own.function = made->cut.parts[part].function;
    Result<std::shared_ptr<const Executable>> executable = Executable::compile(made->cut.module, own);
    if (!executable)
      return std::move(executable.error());
    made->parts.push_back(std::move(*executable));
    for (uint32_t value : made->cut.parts[part].inputs)
      made->lastUse[value] = part;
    if (part < made->cut.calls.size())
      for (uint32_t value : made->cut.calls[part].operands)
        made->lastUse[value] = part;
  }
  return std::shared_ptr<const Chain>(std::move(made));
}

// --- Running --------------------------------------------------------------------------------------------------------

ChainRun::ChainRun(std::shared_ptr<const Chain> chain, std::vector<Tensor> inputs)
    : chain(std::move(chain)), inputCount(inputs.size()), values(std::move(inputs)) {
  values.resize(this->chain->cut.values);
}

Status ChainRun::run(const exec::RunContext &context, const plan::Recording &recording, const Observe &observe) {
  const size_t parts = chain->parts.size();
  for (size_t part = 0; part + 1 < parts; ++part) {
    if (part > 0)
      if (Status status = specialize(part, context, recording); !status)
        return status;
    const std::vector<uint32_t> &outputs = chain->cut.parts[part].outputs;
    std::vector<Tensor> results(outputs.size());
    std::vector<Tensor *> places;
    for (Tensor &result : results)
      places.push_back(&result);
    for (const TensorType &type : specialization->outputs())
      if (Result<size_t> size = byteCount(type); !size)
        return std::move(size.error());
    const std::unique_ptr<exec::RunObserver> observer = observe ? observe(part, parts) : nullptr;
    std::vector<Argument> inputs;
    for (uint32_t value : chain->cut.parts[part].inputs)
      inputs.push_back({&values[value]});
    if (Status status = runtime::run(*specialization, plan::Grid(), inputs, places, context, observer.get()); !status)
      return status;
    for (size_t i = 0; i < outputs.size(); ++i)
      if (Status status = keep(outputs[i], std::move(results[i])); !status)
        return status;
    if (Status status = call(part, context); !status)
      return status;
    release(part);
  }
  return specialize(parts - 1, context, recording);
}

std::vector<Argument> ChainRun::arguments() const {
  std::vector<Argument> all;
  for (uint32_t value : chain->cut.parts.back().inputs)
    all.push_back({&values[value]});
  return all;
}

Status ChainRun::specialize(size_t part, const exec::RunContext &context, const plan::Recording &recording) {
  std::vector<TensorType> types;
  std::vector<Argument> inputs;
  for (uint32_t value : chain->cut.parts[part].inputs) {
    types.push_back(values[value].type);
    inputs.push_back({&values[value]});
  }
  Result<std::shared_ptr<const Specialization>> found =
      chain->parts[part]->specialize({std::move(types), {}, recording}, inputs, context);
  if (!found)
    return std::move(found.error());
  specialization = std::move(*found);
  return {};
}

Status ChainRun::call(size_t number, const exec::RunContext &context) {
  const plan::CutFunction::Call &call = chain->cut.calls[number];
  if (context.mustStop())
    return context.stopReason();
  std::vector<TensorType> types;
  std::vector<const char *> operands;
  for (uint32_t value : call.operands) {
    if (!values[value].isAligned()) { // an input
      Result<Tensor> copy = Tensor::create(values[value].type, /*zeroed=*/false);
      if (!copy)
        return std::move(copy.error());
      std::memcpy(copy->data(), values[value].data(), copy->size());
      values[value] = std::move(*copy);
    }
    types.push_back(values[value].type);
    operands.push_back(values[value].data());
  }
  Result<std::shared_ptr<const plan::ShapingFunction>> function =
      chain->host->bindShaping(chain->cut.module, call.op, std::move(types), call.types);
  if (!function)
    return std::move(function.error());
  auto mustStop = [](const void *run) { return static_cast<const exec::RunContext *>(run)->mustStop(); };
  Result<std::vector<Tensor>> results = (*function)->call(
      {operands.data(), nullptr, mustStop, &context, 0}, chain->maxMemory - std::min(bytes, chain->maxMemory));
  if (!results)
    return std::move(results.error());
  for (size_t i = 0; i < call.results.size(); ++i)
    if (Status status = keep(call.results[i], std::move((*results)[i])); !status)
      return status;
  return {};
}

Status ChainRun::keep(uint32_t value, Tensor tensor) {
  if (values[value].storage)
    bytes -= values[value].size(); // it was computed before
  bytes += tensor.size();
  values[value] = std::move(tensor);
  if (bytes <= chain->maxMemory)
    return {};
  return makeError(SHLO_LIMIT, "a run needs more than " + std::to_string(chain->maxMemory) +
                                   " bytes of memory: the values between calls of the host that give the shapes of "
                                   "their results take " + std::to_string(bytes));
}

// Values that no later part uses.
void ChainRun::release(size_t part) {
  for (size_t value = 0; value < values.size(); ++value)
    if (chain->lastUse[value] == part && values[value].storage) {
      bytes -= value < inputCount ? 0 : values[value].size();
      values[value].storage.reset();
    }
}

} // namespace shlo::runtime
