// Compiles functions and keeps their specializations by shape.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/executable.h"

#include "base/memory.h"
#include "runtime/chain.h"
#include "runtime/cpu.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <deque>

namespace shlo::runtime {

static bool isStatic(const TensorType &type) {
  return std::find(type.shape.begin(), type.shape.end(), SHLO_DYNAMIC) == type.shape.end();
}

namespace {

// A specialization that takes what deciders have computed behind the inputs of the run.
class Continuation final : public Specialization {
public:
  Continuation(std::shared_ptr<const Specialization> rest, size_t given, std::deque<Tensor> values, uint64_t bytes)
      : rest(std::move(rest)), given(given), values(std::move(values)), bytes(bytes) {}

  const std::vector<TensorType> &outputs() const override { return rest->outputs(); }
  uint64_t memory() const override { return rest->memory() + bytes; }
  uint64_t memoryPerThread() const override { return rest->memoryPerThread(); }
  std::vector<int32_t> chooseDonors(const std::vector<bool> &overwritable,
                                    const std::vector<bool> &wanted) const override {
    std::vector<bool> all = overwritable;
    all.resize(given + values.size());
    return rest->chooseDonors(all, wanted);
  }
  Status run(const void *const *inputs, void *const *outputs, const exec::RunContext &context) const override {
    return rest->run(withValues(inputs).data(), outputs, context);
  }
  bool hasDevice() const override { return rest->hasDevice(); }
  Status runTensors(std::span<const Argument> inputs, std::span<Tensor *const> outputs, bool keepsOnDevice,
                    bool isWhole, const exec::RunContext &context) const override {
    std::vector<Argument> all(inputs.begin(), inputs.end());
    for (const Tensor &value : values)
      all.push_back({&value});
    return rest->runTensors(all, outputs, keepsOnDevice, isWhole, context);
  }
  Status observe(std::span<const exec::ProcessArguments> processes, const exec::RunContext &context,
                 exec::RunObserver &observer) const override {
    const std::vector<const void *> inputs = withValues(processes[0].inputs);
    const exec::ProcessArguments arguments{inputs.data(), processes[0].outputs};
    return rest->observe({&arguments, 1}, context, observer);
  }

private:
  std::vector<const void *> withValues(const void *const *inputs) const {
    std::vector<const void *> all(inputs, inputs + given);
    for (const Tensor &value : values)
      all.push_back(value.data());
    return all;
  }

  const std::shared_ptr<const Specialization> rest;
  const size_t given;
  const std::deque<Tensor> values;
  const uint64_t bytes;
};

} // namespace

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
  made->local = (*function)->localProcesses(options.grid);
  made->maxMemory = options.build.maxMemory;
  made->canRecord = options.isRecordable;
  Result<std::shared_ptr<const Chain>> chain = Chain::compile(*module, made->sig.function, options);
  if (!chain)
    return std::move(chain.error());
  if (*chain) {
    made->inParts = std::move(*chain);
    return std::shared_ptr<const Executable>(std::move(made));
  }
  Variant usual;
  for (size_t i = 0; i < made->sig.inputs.size(); ++i)
    if (!made->sig.isOptional(i))
      usual.inputs.push_back(made->sig.inputs[i]);
  usual.isLeftOut = made->sig.hasDefault;
  if (!std::all_of(usual.inputs.begin(), usual.inputs.end(), isStatic)) {
    made->function = std::move(*function);
    return std::shared_ptr<const Executable>(std::move(made));
  }
  Result<std::shared_ptr<const Specialization>> single =
      (*function)->specialize(usual, exec::RunContext(), /*isKept=*/false);
  if (!single)
    return std::move(single.error());
  if ((*single)->isDecider() || !usual.isLeftOut.empty()) {
    made->function = std::move(*function);
    made->cache.add(usual, std::move(*single));
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

// Where values decide the shape of an output, the signature has what a model says, which can be wrong. Callers rely on
// it.
static Status checkOutputs(const plan::Signature &signature, const Specialization &made) {
  if (made.isDecider())
    return {};
  for (size_t k = 0; k < signature.outputs.size(); ++k) {
    const TensorType &said = signature.outputs[k], &type = made.outputs()[k];
    bool fits = said.shape.size() == type.shape.size();
    for (size_t d = 0; fits && d < type.shape.size(); ++d)
      fits = said.shape[d] == SHLO_DYNAMIC || said.shape[d] == type.shape[d];
    if (!fits)
      return makeError(SHLO_FAILED, "output " + std::to_string(k) + " is a " + toString(type) +
                                        ", but the model says that it is a " + toString(said));
  }
  return {};
}

Result<std::shared_ptr<const Specialization>>
Executable::specialize(Variant variant, llvm::ArrayRef<Argument> arguments, const exec::RunContext &context) const {
  if (single && variant.recording.isEmpty())
    return single;
  llvm::SmallVector<Argument, 8> kept; // not consumed by a decider
  for (const Argument &argument : arguments)
    kept.push_back({argument.tensor});
  const size_t given = variant.inputs.size();
  std::deque<Tensor> values; // that deciders have computed
  uint64_t bytes = 0;
  for (;;) {
    std::shared_ptr<const Specialization> found = cache.find(variant);
    if (!found) {
      // Specialized without the lock, so that runs with known shapes continue. Making one twice is harmless.
      Result<std::shared_ptr<const Specialization>> made = function->specialize(variant, context, /*isKept=*/true);
      checkMemory();
      if (!made)
        return made;
      if (Status status = checkOutputs(sig, **made); !status)
        return std::move(status.error());
      cache.add(variant, *made);
      found = std::move(*made);
    }
    if (!found->isDecider()) {
      if (!values.empty())
        found = std::make_shared<Continuation>(std::move(found), given, std::move(values), bytes);
      return found;
    }
    if (kept.size() < given)
      return makeError(SHLO_UNSUPPORTED, "the values of the inputs decide the shapes, which only a run knows");
    for (const TensorType &type : llvm::drop_begin(found->outputs())) {
      Result<size_t> size = byteCount(type);
      if (!size)
        return std::move(size.error());
      bytes += *size;
    }
    if (bytes > maxMemory)
      return makeError(SHLO_LIMIT, "what a run computes before a shape is known takes " + std::to_string(bytes) +
                                       " bytes, the limit is " + std::to_string(maxMemory));
    std::vector<Tensor> made(found->outputs().size());
    std::vector<Tensor *> outputs;
    for (Tensor &one : made)
      outputs.push_back(&one);
    if (Status status = run(*found, processes, kept, outputs, context); !status)
      return std::move(status.error());
    variant.decided.push_back(std::move(made.front()));
    for (Tensor &one : llvm::drop_begin(made)) {
      values.push_back(std::move(one));
      kept.push_back({&values.back()});
    }
  }
}

static bool areSame(const Variant &a, const Variant &b) {
  // The types of decided values follow from what comes before them.
  auto sameBytes = [](const Tensor &x, const Tensor &y) {
    return x.size() == y.size() && std::equal(x.data(), x.data() + x.size(), y.data());
  };
  return a.inputs == b.inputs && a.isLeftOut == b.isLeftOut && a.recording == b.recording &&
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
