// Runs on tensors: alignment, memory for results, and consumed inputs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/executable.h"

#include <algorithm>
#include <cstring>

namespace shlo::runtime {

// Consumed inputs whose memory nobody else sees: made by this library, held once, apart from all other inputs.
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
  size_t reaching = 0; // the input that reaches furthest so far
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

// For each output the input whose storage it takes, or -1; empty where there is none.
static std::vector<int32_t> donors(const Specialization &specialization, llvm::ArrayRef<Argument> inputs,
                                   llvm::ArrayRef<Tensor *> given) {
  if (std::none_of(inputs.begin(), inputs.end(), [](const Argument &input) { return input.consumed; }))
    return {};
  std::vector<bool> wanted;
  for (const Tensor *tensor : given)
    wanted.push_back(!tensor);
  return specialization.chooseDonors(overwritableInputs(inputs), wanted);
}

Result<llvm::SmallVector<Tensor, 4>> run(const Specialization &specialization, llvm::ArrayRef<Argument> inputs,
                                         llvm::ArrayRef<Tensor *> given, const exec::RunContext &context) {
  llvm::SmallVector<const void *, 8> from;
  llvm::SmallVector<std::shared_ptr<Storage>, 8> kept; // while the run lasts
  for (const Argument &input : inputs) {
    from.push_back(input.tensor->data());
    if (input.tensor->isAligned())
      continue;
    Result<Tensor> copy = Tensor::create(input.tensor->type, /*zeroed=*/false);
    if (!copy)
      return std::move(copy.error());
    std::memcpy(copy->data(), input.tensor->data(), input.tensor->size());
    from.back() = copy->data();
    kept.push_back(std::move(copy->storage));
  }
  const std::vector<TensorType> &types = specialization.outputs();
  const std::vector<int32_t> donor = donors(specialization, inputs, given);
  llvm::SmallVector<Tensor, 4> made(types.size());
  llvm::SmallVector<void *, 8> to;
  for (size_t k = 0; k < types.size(); ++k) {
    if (given[k] && given[k]->isAligned()) {
      to.push_back(given[k]->data());
      continue;
    }
    if (!donor.empty() && donor[k] >= 0) {
      made[k] = {types[k], inputs[size_t(donor[k])].tensor->storage};
    } else {
      Result<Tensor> tensor = Tensor::create(types[k], /*zeroed=*/false);
      if (!tensor)
        return std::move(tensor.error());
      made[k] = std::move(*tensor);
    }
    to.push_back(made[k].data());
  }

  // The run begins: from here on what it consumes is gone, whatever comes.
  kept.reserve(kept.size() + inputs.size());
  for (const Argument &input : inputs)
    if (input.consumed)
      kept.push_back(std::move(input.consumed->storage));
  if (Status status = specialization.run(from.data(), to.data(), context); !status)
    return std::move(status.error());
  for (size_t k = 0; k < types.size(); ++k)
    if (given[k] && made[k].storage) {
      std::memcpy(given[k]->data(), made[k].data(), made[k].size());
      made[k] = {};
    }
  return made;
}

} // namespace shlo::runtime
