// What runs functions of modules: the CPU executor of this library, or another executor in its place.
//
//   Backend --load--> LoadedFunction --specialize--> Specialization --run--> bytes
//
// A backend is given the module as the caller has it, verified and whole: a device that takes artifacts may want CHLO,
// quantized types or sharding as they are. So each backend decides what it rewrites; backends that run plan::Program
// share lowering.h. Specializations by the shapes of arguments are kept for all backends, in executable.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/executable.h"
#include "plan/plan.h"

#include <memory>

namespace shlo::runtime {

class Backend;

struct Options {
  std::string function;                   // "": the main function
  std::shared_ptr<const Backend> backend; // null: the CPU executor
  exec::BuildOptions build;               // what the CPU executor may use
};

// A function for arguments of known shapes, ready to run: by several threads at once.
class Specialization {
public:
  virtual ~Specialization() = default;

  virtual const std::vector<TensorType> &outputs() const = 0;
  // Bytes that a run holds beside inputs and outputs.
  virtual uint64_t memory() const = 0;
  // For each output with `wanted`, an input with `overwritable` in whose memory run() may be told to make it, or -1; no
  // input twice.
  virtual std::vector<int32_t> chooseDonors(const std::vector<bool> &overwritable,
                                            const std::vector<bool> &wanted) const {
    (void)overwritable;
    return std::vector<int32_t>(wanted.size(), -1);
  }
  // Row-major bytes on both sides, aligned to their elements. Outputs overlap nothing, but for chosen donors.
  virtual Status run(const void *const *inputs, void *const *outputs, const exec::RunContext &context) const = 0;
};

// A function whose argument shapes may still be open. Used by several threads at once.
class LoadedFunction {
public:
  virtual ~LoadedFunction() = default;

  virtual const plan::Signature &signature() const = 0;
  // For (static) inputs that fit the signature.
  virtual Result<std::shared_ptr<const Specialization>> specialize(const std::vector<TensorType> &inputs) const = 0;
};

class Backend {
public:
  virtual ~Backend() = default;

  // The module has been verified. What it cannot run a backend refuses here if it can, else when it specializes.
  virtual Result<std::unique_ptr<const LoadedFunction>> load(std::shared_ptr<const Module> module,
                                                             const Options &options) const = 0;
};

} // namespace shlo::runtime
