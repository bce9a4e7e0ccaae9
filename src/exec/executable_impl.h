// What an executable is made of, for the functions that run it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/executable.h"

#include "base/fork.h"
#include "base/memory.h"
#include "exec/sharing.h"
#include "exec/observer.h"
#include "exec/step_list.h"

namespace shlo::exec {

// The memory of a process of a run. Only one run uses it at a time.
struct Frame {
  std::shared_ptr<Storage> memory;
  std::shared_ptr<Storage> helpers; // scratch memory of the threads that help
  std::vector<char *> pointers;
};

struct Executable::Impl {
  Result<std::unique_ptr<Frame>> makeFrame() const;
  // Those that do not depend on the caller's memory.
  void setPointers(Frame &frame) const;
  void setArguments(Frame &frame, const void *const *inputs, void *const *outputs) const;
  Status makeHelperMemory(Frame &frame, size_t slots) const;
  // The state of a process before it does a step.
  Machine machineOf(const Frame &frame, const RunContext &context, const Workers *workers) const {
    return {const_cast<char **>(frame.pointers.data()), frame.memory->data() + arenaBytes, context, Watch(context), {},
            nullptr, workers};
  }
  // Says where in the program a run has failed.
  void locate(Error &error, const Step *failed, const Step *first) const;
  // "tensor<2x3xf32> of stablehlo.add (model.py:12:3)": the largest value that a run holds.
  std::string largestValue() const;

  plan::Program program; // kernels may refer to it
  std::vector<TensorType> inputs, outputs;
  std::vector<std::shared_ptr<Storage>> constants;
  std::optional<StepList> list;
  // The pointers that depend on the caller's memory.
  struct Patch {
    uint32_t pointer, argument;
    bool isOutput;
    int64_t offset;
  };
  std::vector<Patch> patches;
  size_t arenaBytes = 0, scratchBytes = 0;
  plan::ValueId largest = 0;
  size_t helperBytes = 0; // scratch memory of one
  uint64_t kernelBytes = 0; // Kernel::ownBytes of all
  bool isParallel = false;
  bool callsHost = false; // on the thread of the run
  bool transfers = false; // messages, perhaps of the only process to itself
  uint64_t mostMessageBytes = 0; // of those that wait
  Donors donors;

  struct BetweenRuns {
    std::vector<std::unique_ptr<Frame>> idle;
    Sharing sharing;
  };
  mutable Guarded<BetweenRuns> between;
};

} // namespace shlo::exec
