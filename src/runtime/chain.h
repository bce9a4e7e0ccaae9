// A function that runs in parts, with calls of the host between them that give the shapes of their results
// (plan/cut.h).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/cut.h"
#include "runtime/executable.h"

#include <functional>

namespace shlo::runtime {

// Several threads at once may use it.
class Chain {
public:
  // Null if the function needs no such calls.
  static Result<std::shared_ptr<const Chain>> compile(const Module &module, const std::string &function,
                                                      const Options &options);

private:
  friend class ChainRun;

  plan::CutFunction cut;
  std::vector<std::shared_ptr<const Executable>> parts;
  std::vector<uint32_t> lastUse; // by value: the last part that uses it, or whose call does
  std::shared_ptr<const plan::HostFunctions> host;
  uint64_t maxMemory = 0;
};

// A run of all but the last part, which the caller runs like any other function.
class ChainRun {
public:
  ChainRun(std::shared_ptr<const Chain> chain, std::vector<Tensor> inputs);

  // Gives what observes the run of a part; null: nothing.
  using Observe = std::function<std::unique_ptr<exec::RunObserver>(size_t part, size_t parts)>;
  // The run has not begun if the first part is not made for the inputs. `recording`: the ops whose values are recorded.
  Status prepare(const exec::RunContext &context, const plan::Recording &recording) {
    return specialize(0, context, recording);
  }
  Status run(const exec::RunContext &context, const plan::Recording &recording, const Observe &observe);

  size_t count() const { return chain->parts.size(); }
  // The last part, and its inputs.
  const std::shared_ptr<const Specialization> &last() const { return specialization; }
  std::vector<Argument> arguments() const;

private:
  Status specialize(size_t part, const exec::RunContext &context, const plan::Recording &recording);
  Status call(size_t number, const exec::RunContext &context);
  Status keep(uint32_t value, Tensor tensor);
  void release(size_t part);

  const std::shared_ptr<const Chain> chain;
  const size_t inputCount; // the first values, which belong to the caller
  std::vector<Tensor> values;
  uint64_t bytes = 0; // of the values that are no inputs
  std::shared_ptr<const Specialization> specialization;
};

} // namespace shlo::runtime
