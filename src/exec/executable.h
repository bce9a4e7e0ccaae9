// A program with its kernels chosen and its buffers placed, ready to run.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "exec/kernel_choice.h"
#include "exec/run_context.h"
#include "plan/program.h"
#include "tensor/tensor.h"

#include <memory>
#include <span>

namespace shlo::exec {

class PackedStore;

struct BuildOptions {
  KernelChoice choice;
  uint64_t maxMemory = uint64_t(1) << 36;
  bool borrowsConstants = false; // the bytes of the program's constants may stay in use
  // What several executables have packed, whose programs borrow constants that have the same bytes at the same address
  // in all of them; null for none.
  std::shared_ptr<PackedStore> packed;
  bool foldsConstants = true;    // values that depend on constants alone are computed now
  RunContext context;            // of the run for which the executable is built
};

// The memory of one process of a grid.
struct ProcessArguments {
  const void *const *inputs;
  void *const *outputs;
};

class RunObserver;

class Executable {
public:
  static Result<std::shared_ptr<const Executable>> build(plan::Program program, const BuildOptions &options);
  ~Executable();
  struct Impl;

  const std::vector<TensorType> &inputs() const;
  const std::vector<TensorType> &outputs() const;
  // The processes that run it together: one, unless the program has another grid.
  const plan::Grid &grid() const;
  // The bytes that one run holds in addition to inputs and outputs.
  uint64_t memory() const;
  // The bytes that each further thread of a pool takes.
  uint64_t memoryPerThread() const;
  // See Donors::choose.
  std::vector<int32_t> chooseDonors(const std::vector<bool> &overwritable, const std::vector<bool> &wanted) const;
  // The memory of inputs and outputs has the sizes of the signature and does not overlap, except for chosen donors.
  // Reentrant. `observer` (observer.h): null for none.
  Status run(const void *const *inputs, void *const *outputs, const RunContext &context,
             RunObserver *observer = nullptr) const;
  // The same for all processes of the program's grid, in the order of their numbers (executable_grid.cpp).
  Status runGrid(std::span<const ProcessArguments> processes, const RunContext &context,
                 RunObserver *observer = nullptr) const;

private:
  explicit Executable(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
};

} // namespace shlo::exec
