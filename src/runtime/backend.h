// The interface of backends, which run functions of modules: the CPU executor of this library, or another executor.
//
//   Backend --load--> LoadedFunction --specialize--> Specialization --run--> bytes
//
// A backend gets the module as the caller has it, verified and complete: a device that takes artifacts may support
// CHLO, quantized types or sharding. So each backend decides which passes to run. Backends that run plan::Program share
// lowering.h. executable.h keeps the specializations by argument shapes, for all backends.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/executable.h"
#include "exec/observer.h"
#include "plan/cost.h"
#include "plan/plan.h"

#include <memory>

namespace shlo::runtime {

class Backend;

struct Options {
  std::string function;                            // "" means the main function
  std::shared_ptr<const Backend> backend;          // null means the CPU executor
  exec::BuildOptions build;                        // for the CPU executor
  plan::Grid grid;                                 // of the processes that run the function together
  std::shared_ptr<const plan::HostFunctions> host; // null: custom calls call nothing of the host
  bool isRecordable = false;                       // runs may record values
  uint64_t firstStream = 1;                        // of random numbers (plan.h)
};

// An input of a run.
struct Argument {
  const Tensor *tensor = nullptr;
  // The same tensor, if the run consumes it: its storage is released when the run begins. An output gets the storage if
  // it has no other holder and the specialization allows it.
  Tensor *consumed = nullptr;
};

struct PartTypes {
  std::vector<TensorType> inputs, outputs;
};

// A function for known argument shapes, ready to run. Several threads at once may use it.
class Specialization {
public:
  virtual ~Specialization() = default;

  virtual const std::vector<TensorType> &outputs() const = 0;
  // The inputs and outputs of one process, where processes have parts of the function's; null: each has values of its
  // own. Then a run is that of the whole inputs and outputs, or has the parts of all processes.
  virtual const PartTypes *parts() const { return nullptr; }
  // Whether this is not the function, but computes the next value that decides shapes, its first output. The other ones
  // are inputs of the specializations for that value, behind those that these have already.
  virtual bool isDecider() const { return false; }
  // The bytes that a run allocates in addition to inputs and outputs.
  virtual uint64_t memory() const = 0;
  // The bytes that each further thread of the run's pool takes.
  virtual uint64_t memoryPerThread() const { return 0; }
  // What a run computes; none if the backend does not count it.
  virtual std::optional<plan::Cost> cost() const { return std::nullopt; }
  // Chooses an overwritable input for each wanted output, whose memory run() may use for the output, or -1. No input is
  // chosen twice.
  virtual std::vector<int32_t> chooseDonors(const std::vector<bool> &overwritable,
                                            const std::vector<bool> &wanted) const {
    (void)overwritable;
    return std::vector<int32_t>(wanted.size(), -1);
  }
  // Inputs and outputs are row-major and aligned to their elements. Outputs overlap nothing except chosen donors.
  virtual Status run(const void *const *inputs, void *const *outputs, const exec::RunContext &context) const = 0;
  // The same for all processes of a grid of several.
  virtual Status runGrid(std::span<const exec::ProcessArguments> processes, const exec::RunContext &context) const {
    (void)processes, (void)context;
    return makeError(SHLO_UNSUPPORTED, "the backend runs programs for one process");
  }
  // Whether it has memory of its own. Then a run of tensors is `runTensors`, as runtime::run (executable.h) describes
  // it; tensors may be on the device, and stay there if the run keeps them. `isWhole`: processes have parts of the
  // tensors (parts()). Such a run tells an observer only its end.
  virtual bool hasDevice() const { return false; }
  virtual Status runTensors(std::span<const Argument> inputs, std::span<Tensor *const> outputs, bool keepsOnDevice,
                            bool isWhole, const exec::RunContext &context) const {
    (void)inputs, (void)outputs, (void)keepsOnDevice, (void)isWhole, (void)context;
    return makeError(SHLO_UNSUPPORTED, "the backend has no memory of its own");
  }
  // The same for any number of processes, observed.
  virtual Status observe(std::span<const exec::ProcessArguments> processes, const exec::RunContext &context,
                         exec::RunObserver &observer) const {
    (void)processes, (void)context, (void)observer;
    return makeError(SHLO_UNSUPPORTED, "the backend does not show what happens inside of runs");
  }
};

// What a function is specialized for.
struct Variant {
  std::vector<TensorType> inputs;   // static, and match the signature; only those that are given
  std::vector<Tensor> decided = {}; // what the deciders of the same inputs gave so far
  plan::Recording recording = {};   // the ops whose values are recorded
  std::vector<bool> isLeftOut = {}; // by input of the signature: whether it takes its default; empty if it has none
};

// A function whose argument shapes may be dynamic. Several threads at once may use it.
class LoadedFunction {
public:
  virtual ~LoadedFunction() = default;

  virtual const plan::Signature &signature() const = 0;
  // Of the processes of the grid, those whose values this process of the operating system has.
  virtual size_t localProcesses(const plan::Grid &grid) const { return grid.size(); }
  // A run that specializes passes its context. `isKept`: the function, and so the bytes of its module's constants, are
  // kept as long as the specialization.
  virtual Result<std::shared_ptr<const Specialization>>
  specialize(const Variant &variant, const exec::RunContext &context, bool isKept) const = 0;
};

class Backend {
public:
  virtual ~Backend() = default;

  // Loads a function of a verified module. Rejects what the backend cannot run, here if possible, otherwise when it
  // specializes.
  virtual Result<std::unique_ptr<const LoadedFunction>> load(std::shared_ptr<const Module> module,
                                                             const Options &options) const = 0;
};

} // namespace shlo::runtime
