// A function of a module, compiled: what a plan of the C API stands for.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/backend.h"

#include "llvm/ADT/ArrayRef.h"

#include <mutex>

namespace shlo::runtime {

// Runs by several threads at once. Keeps the module only where shapes are open.
class Executable {
public:
  // A function with static inputs is specialized at once.
  static Result<std::shared_ptr<const Executable>> compile(std::shared_ptr<const Module> module,
                                                           const Options &options);

  // Static inputs make all of it static.
  const plan::Signature &signature() const { return sig; }
  // The one specialization of a function with static inputs; else null.
  const std::shared_ptr<const Specialization> &fixed() const { return single; }
  // The specialization for (static) inputs that fit the signature. Those used last are kept.
  Result<std::shared_ptr<const Specialization>> specialize(const std::vector<TensorType> &inputs) const;
  // Bytes that a run holds beside inputs and outputs; 0 where each run decides.
  uint64_t memory() const { return single ? single->memory() : 0; }

private:
  Executable() = default;

  // Specializations by the types of inputs.
  struct Cache {
    static constexpr size_t mostEntries = 64;
    struct Entry {
      std::vector<TensorType> inputs;
      std::shared_ptr<const Specialization> specialization;
      uint64_t lastUse;
    };
    std::shared_ptr<const Specialization> find(const std::vector<TensorType> &inputs);
    void add(const std::vector<TensorType> &inputs, std::shared_ptr<const Specialization> specialization);

    std::mutex mutex;
    std::vector<Entry> entries;
    uint64_t uses = 0;
  };

  plan::Signature sig;
  std::shared_ptr<const Backend> backend; // outlives what it made
  std::shared_ptr<const Specialization> single;
  // Where shapes are open:
  std::unique_ptr<const LoadedFunction> function;
  mutable Cache cache;
};

// A tensor that a run takes.
struct Argument {
  const Tensor *tensor = nullptr;
  // The same tensor, if the run consumes it: its storage is gone once the run has begun. A result gets that storage if
  // nobody else can see it and the specialization allows it.
  Tensor *consumed = nullptr;
};

// Runs on tensors of the specialization's types. An output with storage is written in place: nobody else may see that
// storage. An output without storage is allocated. After a failure the outputs are undefined.
Status run(const Specialization &specialization, llvm::ArrayRef<Argument> inputs, llvm::ArrayRef<Tensor *> outputs,
           const exec::RunContext &context);

} // namespace shlo::runtime
