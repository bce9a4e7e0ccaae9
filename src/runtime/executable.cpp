// Compiles functions and keeps their specializations by shape.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/executable.h"

#include "base/memory.h"
#include "runtime/chain.h"
#include "runtime/cpu.h"

#include <algorithm>

namespace shlo::runtime {

static bool isStatic(const TensorType &type) {
  return std::find(type.shape.begin(), type.shape.end(), SHLO_DYNAMIC) == type.shape.end();
}

Result<std::shared_ptr<const Executable>> Executable::compile(std::shared_ptr<const Module> module,
                                                              const Options &options) {
  const Backend &backend = options.backend ? *options.backend : cpuBackend();
  Result<std::unique_ptr<const LoadedFunction>> function = backend.load(module, options);
  if (!function)
    return std::move(function.error());
  std::shared_ptr<Executable> made(new Executable());
  made->backend = options.backend;
  made->sig = (*function)->signature();
  made->processes = options.grid;
  made->canRecord = options.isRecordable;
  Result<std::shared_ptr<const Chain>> chain = Chain::compile(*module, made->sig.function, options);
  if (!chain)
    return std::move(chain.error());
  if (*chain) {
    made->inParts = std::move(*chain);
    return std::shared_ptr<const Executable>(std::move(made));
  }
  if (!std::all_of(made->sig.inputs.begin(), made->sig.inputs.end(), isStatic)) {
    made->function = std::move(*function);
    return std::shared_ptr<const Executable>(std::move(made));
  }
  Result<std::shared_ptr<const Specialization>> single =
      (*function)->specialize({made->sig.inputs, {}, {}}, exec::RunContext());
  if (!single)
    return std::move(single.error());
  if ((*single)->isDecider()) {
    made->function = std::move(*function);
    made->cache.add({made->sig.inputs, {}, {}}, std::move(*single));
    checkMemory();
    return std::shared_ptr<const Executable>(std::move(made));
  }
  made->single = std::move(*single);
  made->sig.outputs = made->single->outputs();
  if (options.isRecordable)
    made->function = std::move(*function);
  checkMemory();
  return std::shared_ptr<const Executable>(std::move(made));
}

Result<std::shared_ptr<const Specialization>>
Executable::specialize(Variant variant, llvm::ArrayRef<Argument> arguments, const exec::RunContext &context) const {
  if (single && variant.recording.isEmpty())
    return single;
  llvm::SmallVector<Argument, 8> kept; // not consumed by a decider
  for (const Argument &argument : arguments)
    kept.push_back({argument.tensor});
  for (;;) {
    std::shared_ptr<const Specialization> found = cache.find(variant);
    if (!found) {
      // Specialized without the lock, so that runs with known shapes continue. Making one twice is harmless.
      Result<std::shared_ptr<const Specialization>> made = function->specialize(variant, context);
      checkMemory();
      if (!made)
        return made;
      cache.add(variant, *made);
      found = std::move(*made);
    }
    if (!found->isDecider())
      return found;
    if (kept.size() < sig.inputs.size())
      return makeError(SHLO_UNSUPPORTED, "the values of the inputs decide the shapes, which only a run knows");
    Tensor value;
    Tensor *output = &value;
    if (Status status = run(*found, processes, kept, output, context); !status)
      return std::move(status.error());
    variant.decided.push_back(std::move(value));
  }
}

static bool areSame(const Variant &a, const Variant &b) {
  // The types of decided values follow from what comes before them.
  auto sameBytes = [](const Tensor &x, const Tensor &y) {
    return x.size() == y.size() && std::equal(x.data(), x.data() + x.size(), y.data());
  };
  return a.inputs == b.inputs && a.recording == b.recording &&
         std::equal(a.decided.begin(), a.decided.end(), b.decided.begin(), b.decided.end(), sameBytes);
}

std::shared_ptr<const Specialization> Executable::Cache::find(const Variant &variant) {
  return entries.with([&](Entries &kept) -> std::shared_ptr<const Specialization> {
    for (Entry &entry : kept.list)
      if (areSame(entry.variant, variant)) {
        entry.lastUse = ++kept.uses;
        return entry.specialization;
      }
    return nullptr;
  });
}

void Executable::Cache::add(const Variant &variant, std::shared_ptr<const Specialization> specialization) {
  entries.with([&](Entries &kept) {
    auto isOlder = [](const Entry &a, const Entry &b) { return a.lastUse < b.lastUse; };
    if (kept.list.size() == mostEntries)
      kept.list.erase(std::min_element(kept.list.begin(), kept.list.end(), isOlder));
    kept.list.push_back({variant, std::move(specialization), ++kept.uses});
  });
}

} // namespace shlo::runtime
