// A function that runs in parts, with calls of the host between them that give the shapes of their results, and with
// the loops and branches around such calls (plan/cut.h). In a grid all processes do each step together.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/cut.h"
#include "runtime/executable.h"

#include <functional>
#include <unordered_map>

namespace shlo::runtime {

// Several threads at once may use it.
class Chain {
public:
  // Null if the function needs no such calls.
  static Result<std::shared_ptr<const Chain>> compile(const Module &module, const std::string &function,
                                                      const Options &options);

private:
  friend class ChainRun;

  Status bind(const plan::CutFunction::Block &block, const plan::HostFunctions &host);

  plan::CutFunction cut;
  plan::Grid grid;
  std::vector<std::shared_ptr<const Executable>> parts;
  std::unordered_map<mlir::Operation *, std::shared_ptr<const plan::ShapingFunction>> calls;
  uint64_t maxMemory = 0;
};

// A run of all but the last part, which the caller runs like any other function.
class ChainRun {
public:
  // A loop that a part is in.
  struct Loop {
    std::string location;
    int64_t iteration;
  };
  // Gives what observes the run of a part, which is this share of the whole run after what is done; null: nothing.
  using Observe =
      std::function<std::unique_ptr<exec::RunObserver>(double done, double share, const std::vector<Loop> &loops)>;

  // The inputs of all processes. `recording`: the ops whose values are recorded.
  ChainRun(std::shared_ptr<const Chain> chain, std::vector<Tensor> inputs, const exec::RunContext &context,
           const plan::Recording &recording);

  // The run has not begun if the first part is not made for the inputs.
  Status prepare();
  Status run(const Observe &observe);

  // The last part, its inputs, and what observes it.
  const std::shared_ptr<const Specialization> &last() const { return specialization; }
  std::vector<Argument> arguments() const;
  std::unique_ptr<exec::RunObserver> observer() const { return observe ? observe(done, 1 - done, loops) : nullptr; }

private:
  using Block = plan::CutFunction::Block;
  using Step = plan::CutFunction::Step;
  struct Value {
    Tensor tensor;
    bool isMade = false; // by this run, whose memory it takes
  };
  // The values of all processes.
  using Values = std::vector<std::vector<Value>>;

  Status specialize(size_t part, const std::vector<uint32_t> &inputs);
  std::vector<Argument> argumentsOf(const std::vector<uint32_t> &inputs) const;
  Status run(const Block &block, double share);
  Status run(const Step &step, double share);
  Status runPart(const Step &step, double share);
  Status call(const Step &step);
  Status record(const Step &step, uint32_t process, const std::vector<Tensor> &results);
  Status branch(const Step &step, double share);
  Status loop(const Step &step, double share);
  Status repeat(const Step &step, Values state, double share);
  Result<int64_t> decision(const Step &step, uint32_t value) const;
  Values take(const std::vector<uint32_t> &numbers) const;
  Status give(const Step &step, const std::vector<uint32_t> &numbers, Values given);
  Status keep(std::vector<Value> &all, uint32_t number, Value value);
  void release(const std::vector<uint32_t> &numbers);

  const std::shared_ptr<const Chain> chain;
  const exec::RunContext &context;
  const plan::Recording &recording;
  Observe observe;
  Values values;      // by process and number
  uint64_t bytes = 0; // of what is made
  double done = 0;    // of the run
  std::vector<Loop> loops;
  std::shared_ptr<const Specialization> specialization;
};

} // namespace shlo::runtime
