// A program with its kernels chosen, ready to run. No MLIR here.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "plan/program.h"
#include "tensor/tensor.h"

#include <atomic>
#include <memory>

namespace shlo::exec {

struct BuildOptions {
  bool baselineSimd = false;
  uint64_t maxMemory = uint64_t(1) << 36;
};

// What a run watches between instructions and loop steps.
struct RunControl {
  const std::atomic<bool> *cancelled = nullptr;
  int64_t deadlineNanoseconds = 0; // of the steady clock; 0: none
};

class Executable {
public:
  static Result<std::shared_ptr<const Executable>> build(plan::Program program, const BuildOptions &options);
  ~Executable();

  const std::vector<TensorType> &inputs() const;
  const std::vector<TensorType> &outputs() const;
  // Bytes one run holds beside inputs and outputs.
  uint64_t memory() const;
  // Memory of the signature's sizes on both sides; reentrant.
  Status run(const void *const *inputs, void *const *outputs, const RunControl &control) const;

private:
  struct Impl;
  explicit Executable(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
};

} // namespace shlo::exec
