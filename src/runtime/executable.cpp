// Compiles functions and keeps their specializations by shape.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/executable.h"

#include "base/memory.h"
#include "runtime/cpu.h"

#include <algorithm>

namespace shlo::runtime {

static bool isStatic(const TensorType &type) {
  return std::find(type.shape.begin(), type.shape.end(), SHLO_DYNAMIC) == type.shape.end();
}

Result<std::shared_ptr<const Executable>> Executable::compile(std::shared_ptr<const Module> module,
                                                              const Options &options) {
  const Backend &backend = options.backend ? *options.backend : cpuBackend();
  Result<std::unique_ptr<const LoadedFunction>> function = backend.load(std::move(module), options);
  if (!function)
    return std::move(function.error());
  std::shared_ptr<Executable> made(new Executable());
  made->backend = options.backend;
  made->sig = (*function)->signature();
  made->processes = options.grid;
  made->isRecordable = options.isRecordable;
  if (!std::all_of(made->sig.inputs.begin(), made->sig.inputs.end(), isStatic)) {
    made->function = std::move(*function);
    return std::shared_ptr<const Executable>(std::move(made));
  }
  Result<std::shared_ptr<const Specialization>> single = (*function)->specialize(made->sig.inputs, exec::RunContext());
  if (!single)
    return std::move(single.error());
  made->single = std::move(*single);
  made->sig.outputs = made->single->outputs();
  if (options.isRecordable)
    made->function = std::move(*function);
  checkMemory();
  return std::shared_ptr<const Executable>(std::move(made));
}

Result<std::shared_ptr<const Specialization>> Executable::specialize(const std::vector<TensorType> &inputs,
                                                                     const exec::RunContext &context) const {
  if (single)
    return single;
  if (std::shared_ptr<const Specialization> found = cache.find(inputs, {}))
    return found;
  // Specialized without the lock, so that runs with known shapes continue. Making one twice is harmless.
  Result<std::shared_ptr<const Specialization>> made = function->specialize(inputs, context);
  checkMemory();
  if (made)
    cache.add(inputs, {}, *made);
  return made;
}

Result<std::shared_ptr<const Specialization>> Executable::specialize(const std::vector<TensorType> &inputs,
                                                                     const plan::Recording &recording,
                                                                     const exec::RunContext &context) const {
  if (!isRecordable)
    return makeError(SHLO_INVALID_ARGUMENT, "the plan cannot record values: it was made without "
                                            "shlo_plan_options_set_recordable");
  if (std::shared_ptr<const Specialization> found = cache.find(inputs, recording))
    return found;
  Result<std::shared_ptr<const Specialization>> made = function->specialize(inputs, recording, context);
  checkMemory();
  if (made)
    cache.add(inputs, recording, *made);
  return made;
}

std::shared_ptr<const Specialization> Executable::Cache::find(const std::vector<TensorType> &inputs,
                                                              const plan::Recording &recording) {
  return entries.with([&](Entries &kept) -> std::shared_ptr<const Specialization> {
    for (Entry &entry : kept.list)
      if (entry.inputs == inputs && entry.recording == recording) {
        entry.lastUse = ++kept.uses;
        return entry.specialization;
      }
    return nullptr;
  });
}

void Executable::Cache::add(const std::vector<TensorType> &inputs, const plan::Recording &recording,
                            std::shared_ptr<const Specialization> specialization) {
  entries.with([&](Entries &kept) {
    auto isOlder = [](const Entry &a, const Entry &b) { return a.lastUse < b.lastUse; };
    if (kept.list.size() == mostEntries)
      kept.list.erase(std::min_element(kept.list.begin(), kept.list.end(), isOlder));
    kept.list.push_back({inputs, recording, std::move(specialization), ++kept.uses});
  });
}

} // namespace shlo::runtime
