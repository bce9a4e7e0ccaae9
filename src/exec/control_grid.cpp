// What a grid of processes does inside of a program for one.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/executable.h"
#include "exec/kernel.h"
#include "exec/strided.h"

#include <map>

namespace shlo::exec {
namespace {

// How the parts of a value are in it.
struct Parts {
  std::vector<int64_t> places; // in bytes, by process
  size_t bytes = 0;            // of a part
  bool isContiguous = false;   // each part is: a process uses the memory of the whole value
  StridedCopy copy;            // from the whole value, or to it
  size_t scratch = 0;          // of the parts that are not in the value's memory, one after another
  std::vector<int32_t> slots;  // of them, by process; -1: in the value's memory

  Parts(const Layout &whole, const TensorType &part, const plan::GridComputation::Places &elements, bool isResult,
        KernelChoice choice) {
    const size_t width = byteSize(part.element);
    const Extents shape(part.shape.begin(), part.shape.end());
    copy = isResult ? StridedCopy(shape, whole.strides, rowMajorStrides(shape), width, choice)
                    : StridedCopy(shape, rowMajorStrides(shape), whole.strides, width, choice);
    bytes = size_t(copy.elements()) * width;
    isContiguous = copy.isContiguous();
    std::map<int64_t, int32_t> first; // slots, by place
    for (int64_t place : elements) {
      places.push_back(place * int64_t(width));
      // A result of several processes is that of the first one; an operand is copied once for all of them.
      const auto [known, isNew] = first.try_emplace(place, isContiguous ? -1 : count);
      const bool isShared = !isResult || isNew;
      slots.push_back(isShared ? known->second : count);
      isFirst.push_back(isNew);
      count = std::max(count, slots.back() + 1);
    }
  }

  size_t slotBytes() const { return (bytes + 63) & ~size_t(63); }
  size_t scratchBytes() const { return size_t(count) * slotBytes(); }
  // The part of a process.
  char *of(size_t process, char *whole, char *scratchMemory) const {
    return slots[process] < 0 ? whole + places[process]
                              : scratchMemory + scratch + size_t(slots[process]) * slotBytes();
  }
  // Whether the process is the one whose part is copied.
  bool isCopied(size_t process) const { return isFirst[process] && !isContiguous; }

private:
  std::vector<bool> isFirst;
  int32_t count = 0;
};

class GridComputationKernel final : public Kernel {
public:
  GridComputationKernel(const KernelRequest &request, std::shared_ptr<const Executable> made)
      : executable(std::move(made)) {
    const auto &op = std::get<plan::GridComputation>(request.op.data);
    auto add = [&](std::vector<Parts> &list, const Layout &whole, const TensorType &part,
                   const plan::GridComputation::Places &places, bool isResult) {
      list.emplace_back(whole, part, places, isResult, request.choice).scratch = scratchBytes;
      scratchBytes += list.back().scratchBytes();
    };
    for (size_t i = 0; i < op.operands.size(); ++i)
      add(operands, request.inputs[i], executable->inputs()[i], op.operands[i], false);
    for (size_t i = 0; i < op.results.size(); ++i)
      add(results, request.outputs[i], executable->outputs()[i], op.results[i], true);
    isOrdered = request.outputs.size() > results.size();
    ownBytes = executable->memory();
  }

  Status run(const KernelArguments &run) const override {
    const size_t processes = executable->grid().size();
    std::vector<const void *> inputs(processes * operands.size());
    std::vector<void *> outputs(processes * results.size());
    std::vector<ProcessArguments> arguments;
    Watch watch(run.context);
    for (size_t process = 0; process < processes; ++process) {
      const void **in = inputs.data() + process * operands.size();
      void **out = outputs.data() + process * results.size();
      for (size_t i = 0; i < operands.size(); ++i) {
        // Kernels don't write to their inputs.
        char *whole = const_cast<char *>(run.inputs[i]), *part = operands[i].of(process, whole, run.scratch);
        if (operands[i].isCopied(process) && !operands[i].copy.run(part, whole + operands[i].places[process], watch))
          return watch.status();
        in[i] = part;
      }
      for (size_t i = 0; i < results.size(); ++i)
        out[i] = results[i].of(process, run.outputs[i], run.scratch);
      arguments.push_back({in, out});
    }
    if (Status status = executable->runGrid(arguments, run.context); !status)
      return status;
    for (size_t i = 0; i < results.size(); ++i)
      for (size_t process = 0; process < processes; ++process)
        if (results[i].isCopied(process) &&
            !results[i].copy.run(run.outputs[i] + results[i].places[process],
                                 results[i].of(process, run.outputs[i], run.scratch), watch))
          return watch.status();
    // What only keeps the order of calls.
    if (isOrdered)
      *run.outputs[results.size()] = 0;
    return {};
  }

private:
  const std::shared_ptr<const Executable> executable;
  std::vector<Parts> operands, results;
  bool isOrdered;
};

} // namespace

MadeKernel makeGridComputation(const KernelRequest &request) {
  BuildOptions options;
  options.choice = request.choice;
  options.maxMemory = request.maxMemory;
  options.context = request.context;
  Result<std::shared_ptr<const Executable>> executable =
      Executable::build(plan::Program(*std::get<plan::GridComputation>(request.op.data).program), options);
  if (!executable)
    return std::move(executable.error());
  return std::unique_ptr<Kernel>(std::make_unique<GridComputationKernel>(request, std::move(*executable)));
}

} // namespace shlo::exec
