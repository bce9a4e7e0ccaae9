// Runs on tensors: alignment, memory of results, and consumed inputs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/executable.h"

#include "exec/strided.h"

#include "llvm/ADT/SmallVector.h"

#include <algorithm>

namespace shlo::runtime {

// The consumed inputs whose memory may be overwritten: allocated by this library, with one holder, disjoint from all
// other inputs.
static std::vector<bool> overwritableInputs(llvm::ArrayRef<Argument> inputs) {
  std::vector<bool> overwritable(inputs.size(), false);
  std::vector<size_t> byAddress;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Tensor &tensor = *inputs[i].tensor;
    if (tensor.size() == 0)
      continue;
    byAddress.push_back(i);
    overwritable[i] = inputs[i].consumed && tensor.storage->isOwned() && tensor.isUnique();
  }
  std::sort(byAddress.begin(), byAddress.end(),
            [&](size_t a, size_t b) { return inputs[a].tensor->data() < inputs[b].tensor->data(); });
  size_t reaching = 0; // the input with the highest end so far
  for (size_t n = 1; n < byAddress.size(); ++n) {
    const size_t before = byAddress[reaching], i = byAddress[n];
    const char *end = inputs[before].tensor->data() + inputs[before].tensor->size();
    if (inputs[i].tensor->data() < end)
      overwritable[before] = overwritable[i] = false;
    if (inputs[i].tensor->data() + inputs[i].tensor->size() > end)
      reaching = n;
  }
  return overwritable;
}

// For each output, the input of its process whose storage it takes, or -1.
static std::vector<int32_t> donors(const Specialization &specialization, size_t processes,
                                   llvm::ArrayRef<Argument> inputs, llvm::ArrayRef<Tensor *> outputs) {
  const std::vector<bool> overwritable = overwritableInputs(inputs);
  const size_t inputCount = inputs.size() / processes, outputCount = outputs.size() / processes;
  std::vector<int32_t> result;
  for (size_t process = 0; process < processes; ++process) {
    std::vector<bool> wanted;
    for (const Tensor *tensor : outputs.slice(process * outputCount, outputCount))
      wanted.push_back(!tensor->storage);
    const auto first = overwritable.begin() + ptrdiff_t(process * inputCount);
    for (int32_t donor : specialization.chooseDonors({first, first + ptrdiff_t(inputCount)}, wanted))
      result.push_back(donor < 0 ? donor : donor + int32_t(process * inputCount));
  }
  return result;
}

// Makes a tensor for an input or output whose bytes are not aligned to its elements.
static Result<void *> makeAligned(const TensorType &type, llvm::SmallVectorImpl<Tensor> &copies) {
  Result<Tensor> copy = Tensor::create(type, /*zeroed=*/false);
  if (!copy)
    return std::move(copy.error());
  copies.push_back(std::move(*copy));
  return static_cast<void *>(copies.back().data());
}

static Error ofValue(const char *what, size_t index, Error error) {
  error.message = what + (" " + std::to_string(index)) + ": " + error.message;
  return error;
}

Status run(const Specialization &specialization, const plan::Grid &grid, llvm::ArrayRef<Argument> inputs,
           llvm::ArrayRef<Tensor *> outputs, const exec::RunContext &context, exec::RunObserver *observer,
           bool keepsOnDevice, bool isWhole) {
  if (specialization.hasDevice())
    return specialization.runTensors(inputs, outputs, keepsOnDevice, isWhole, context);
  for (const Argument &input : inputs)
    if (input.tensor->storage->device())
      return ofValue("input", size_t(&input - inputs.data()),
                     makeError(SHLO_INVALID_ARGUMENT, "it is on a device, the plan runs on the CPU"));
  llvm::SmallVector<const void *, 16> from;
  llvm::SmallVector<void *, 16> to;
  llvm::SmallVector<Tensor, 0> copies;
  size_t consumed = 0;
  exec::Watch watch(context);
  for (const Argument &input : inputs) {
    consumed += input.consumed != nullptr;
    from.push_back(input.tensor->data());
    if (input.tensor->isAligned())
      continue;
    Result<void *> copy = makeAligned(input.tensor->type, copies);
    if (!copy)
      return ofValue("input", size_t(&input - inputs.data()), std::move(copy.error()));
    from.back() = *copy;
    if (!exec::copyBytes(static_cast<char *>(*copy), input.tensor->data(), input.tensor->size(), watch))
      return watch.status();
  }
  std::vector<int32_t> donor;
  if (consumed)
    donor = donors(specialization, grid.size(), inputs, outputs);
  const std::vector<TensorType> &types = specialization.outputs();
  llvm::SmallVector<size_t, 0> unaligned;
  for (size_t k = 0; k < outputs.size(); ++k) {
    const TensorType &type = types[k % types.size()];
    Tensor &output = *outputs[k];
    if (output.storage && !output.isAligned()) {
      Result<void *> copy = makeAligned(type, copies);
      if (!copy)
        return ofValue("output", k, std::move(copy.error()));
      unaligned.push_back(k);
      to.push_back(*copy);
      continue;
    }
    if (!output.storage && consumed && donor[k] >= 0) {
      output = {type, inputs[size_t(donor[k])].tensor->storage};
    } else if (!output.storage) {
      Result<Tensor> made = Tensor::create(type, /*zeroed=*/false);
      if (!made)
        return ofValue("output", k, std::move(made.error()));
      output = std::move(*made);
    }
    to.push_back(output.data());
  }

  // The run begins. From here on, consumed inputs are released, even if the run fails.
  llvm::SmallVector<std::shared_ptr<Storage>, 0> kept; // until the run ends
  kept.reserve(consumed);
  for (const Argument &input : inputs)
    if (input.consumed)
      kept.push_back(std::move(input.consumed->storage));
  Status status;
  if (grid.size() == 1 && !observer) {
    status = specialization.run(from.data(), to.data(), context);
  } else {
    const size_t inputCount = inputs.size() / grid.size();
    std::vector<exec::ProcessArguments> processes;
    for (size_t process = 0; process < grid.size(); ++process)
      processes.push_back({from.data() + process * inputCount, to.data() + process * types.size()});
    status =
        observer ? specialization.observe(processes, context, *observer) : specialization.runGrid(processes, context);
  }
  if (!status)
    return status;
  for (size_t k : unaligned)
    if (!exec::copyBytes(outputs[k]->data(), static_cast<const char *>(to[k]), outputs[k]->size(), watch))
      break;
  return watch.status();
}

} // namespace shlo::runtime
