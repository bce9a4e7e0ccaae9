// A compiled function of a module: the implementation of a plan of the C API.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.h"
#include "runtime/backend.h"

#include "llvm/ADT/ArrayRef.h"

namespace shlo::runtime {

class Chain;

// Several threads at once may use it. It keeps the module only if shapes are dynamic, if values decide them, if inputs
// have defaults, or if it is recordable.
class Executable {
public:
  // A function with static inputs is specialized immediately: for the defaults of those that have one. Not if their
  // values decide shapes.
  static Result<std::shared_ptr<const Executable>> compile(std::shared_ptr<const Module> module,
                                                           const Options &options);

  // All of it is static if `fixed()` is not null.
  const plan::Signature &signature() const { return sig; }
  // The only specialization of a function with static inputs without defaults, whose values decide no shapes; null for
  // other functions.
  const std::shared_ptr<const Specialization> &fixed() const { return single; }
  // What runs instead if calls of the host give the shapes of their results (chain.h); null for other functions.
  const std::shared_ptr<const Chain> &chain() const { return inParts; }
  const plan::Grid &grid() const { return processes; }
  // The processes of the grid whose inputs a run has.
  size_t localProcesses() const { return local; }
  // Whether it runs on another executor than the CPU's, where results can stay.
  bool hasDevice() const { return backend != nullptr; }
  // The specialization for inputs that match the signature, and no decided values. The most recently used ones are
  // kept. Arguments are the given inputs, or there are none, if only their shapes are known: then it fails if values
  // decide shapes.
  Result<std::shared_ptr<const Specialization>> specialize(Variant variant, llvm::ArrayRef<Argument> arguments,
                                                           const exec::RunContext &context) const;
  // Whether a variant may record values.
  bool isRecordable() const { return canRecord; }
  // The bytes that a run allocates in addition to inputs and outputs; 0 if they depend on the run.
  uint64_t memory() const { return single ? single->memory() : 0; }
  std::optional<plan::Cost> cost() const { return single ? single->cost() : std::nullopt; }
  uint64_t memoryPerThread() const { return single ? single->memoryPerThread() : 0; }

private:
  Executable() = default;

  struct Cache {
    static constexpr size_t mostEntries = 64;
    struct Entry {
      Variant variant;
      std::shared_ptr<const Specialization> specialization;
      uint64_t lastUse;
    };
    std::shared_ptr<const Specialization> find(const Variant &variant);
    void add(const Variant &variant, std::shared_ptr<const Specialization> specialization);

    struct Entries {
      std::vector<Entry> list;
      uint64_t uses = 0;
    };
    Guarded<Entries> entries;
  };

  plan::Signature sig;
  plan::Grid processes;
  size_t local = 1; // of them
  uint64_t maxMemory = 0;
  std::shared_ptr<const Backend> backend; // outlives everything that it made
  std::shared_ptr<const Specialization> single;
  std::shared_ptr<const Chain> inParts;
  bool canRecord = false;
  // If there is more than one specialization:
  std::unique_ptr<const LoadedFunction> function;
  mutable Cache cache;
};

// Runs on tensors of the specialization's types, for each process of the grid: the inputs of the first one come first,
// and so do its outputs. An output with storage is written in place; its storage must have no other holder. An output
// without storage is allocated, on the device if the run keeps results there. `isWhole`: inputs and outputs are whole,
// and the processes have parts of them (Specialization::parts). After a failure the outputs are
// undefined. `observer`: null for none.
Status run(const Specialization &specialization, const plan::Grid &grid, llvm::ArrayRef<Argument> inputs,
           llvm::ArrayRef<Tensor *> outputs, const exec::RunContext &context, exec::RunObserver *observer = nullptr,
           bool keepsOnDevice = false, bool isWhole = false);

} // namespace shlo::runtime
