// Values that depend on constants alone are computed when the executable is built, unless they are large: masks made of
// iota, indices of windows, weights of a resize.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/build.h"

#include "exec/body.h"

#include <algorithm>

namespace shlo::exec {

using plan::ValueId;

namespace {

// A value that is read again and again should stay in the second-level cache.
constexpr int64_t mostBytes = 256 << 10, mostBytesOfAll = 4 << 20;
// So few elements are not worth a program of their own; the work of all ops together.
constexpr int64_t leastElements = 16, mostWork = 4 << 20;

class ConstantFinder {
public:
  explicit ConstantFinder(const plan::Program &program)
      : program(program), maker(program.values.size(), none), isComputed(program.values.size(), false),
        isSplat(program.values.size(), false) {}

  // The ops that compute the constants, and these.
  plan::Body find() {
    const std::vector<plan::Op> &ops = program.body.ops;
    for (size_t i = 0; i < ops.size(); ++i)
      addOp(ops[i], i);
    std::vector<bool> isRead(program.values.size(), false);
    for (const plan::Op &op : ops)
      if (!std::get_if<plan::Record>(&op.data) && (op.results.size() != 1 || maker[op.results[0]] == none))
        markReads(op, isRead);
    for (ValueId value : program.body.results)
      isRead[value] = true;
    plan::Body body;
    std::vector<bool> runs(ops.size(), false), isResult(program.values.size(), false);
    bool isWorthwhile = false;
    int64_t work = 0, bytes = 0;
    for (ValueId value = 0; value < program.values.size(); ++value) {
      if (!isRead[value] || maker[value] == none || !isComputed[value] || isSplat[value])
        continue;
      const ValueId root = origin(value);
      const int64_t size = elements(root) * int64_t(byteSize(program.values[root].element));
      if (isResult[root] || size > mostBytes || bytes + size > mostBytesOfAll)
        continue;
      std::vector<size_t> needed;
      const int64_t more = collect(root, runs, needed);
      if (work + more <= mostWork) {
        work += more;
        bytes += size;
        isResult[root] = true;
        body.results.push_back(root);
        isWorthwhile |= elements(root) >= leastElements;
      } else {
        for (size_t i : needed)
          runs[i] = false;
      }
    }
    if (!isWorthwhile)
      return {};
    for (size_t i = 0; i < ops.size(); ++i)
      if (runs[i])
        body.ops.push_back(ops[i]);
    return body;
  }

private:
  static constexpr size_t none = SIZE_MAX;

  int64_t elements(ValueId value) const { return elementCount(program.values[value].shape); }
  static bool isView(const plan::Op &op) { return plan::info(op.data).kind == plan::OpInfo::View; }

  void addOp(const plan::Op &op, size_t index) {
    if (op.results.size() != 1)
      return;
    const ValueId result = op.results[0];
    if (const auto *constant = std::get_if<plan::Constant>(&op.data)) {
      maker[result] = index;
      isSplat[result] = constant->splat || elements(result) == 1;
      return;
    }
    if (std::holds_alternative<plan::Iota>(op.data)) {
      maker[result] = index;
      return;
    }
    const bool computes = std::holds_alternative<plan::Elementwise>(op.data) ||
                          std::holds_alternative<plan::Concatenate>(op.data) ||
                          std::holds_alternative<plan::Pad>(op.data) ||
                          (std::holds_alternative<plan::Reduce>(op.data) && recognize(op.bodies[0]));
    int64_t most = elements(result);
    bool isConstant = computes || isView(op), areSplats = true;
    for (ValueId operand : op.operands) {
      isConstant = isConstant && maker[operand] != none;
      areSplats = areSplats && isSplat[operand];
      isComputed[result] = isComputed[result] || isComputed[operand];
      if (!isView(op))
        most = std::max(most, elements(operand));
    }
    if (!isConstant || (computes && most > mostWork))
      return;
    maker[result] = index;
    isComputed[result] = isComputed[result] || computes;
    isSplat[result] = elements(result) != 1 && areSplats &&
                      (isView(op) || std::holds_alternative<plan::Elementwise>(op.data));
  }

  // Marks what the op and its bodies read.
  static void markReads(const plan::Op &op, std::vector<bool> &isRead) {
    for (ValueId operand : op.operands)
      isRead[operand] = true;
    for (const plan::Body &body : op.bodies) {
      for (const plan::Op &inner : body.ops)
        markReads(inner, isRead);
      for (ValueId value : body.results)
        isRead[value] = true;
    }
  }

  // What the value is a view of, if that is not larger.
  ValueId origin(ValueId value) const {
    for (;;) {
      const plan::Op &op = program.body.ops[maker[value]];
      if (!isView(op) || elements(op.operands[0]) > elements(value))
        return value;
      value = op.operands[0];
    }
  }

  // The ops that the value needs in addition to those that run, and their elements.
  int64_t collect(ValueId root, std::vector<bool> &runs, std::vector<size_t> &needed) const {
    int64_t work = 0;
    std::vector<ValueId> open = {root};
    while (!open.empty()) {
      const size_t index = maker[open.back()];
      const plan::Op &op = program.body.ops[index];
      open.pop_back();
      if (runs[index])
        continue;
      runs[index] = true;
      needed.push_back(index);
      if (!isView(op) && !std::holds_alternative<plan::Constant>(op.data) &&
          !std::holds_alternative<plan::Iota>(op.data)) {
        int64_t most = elements(op.results[0]);
        for (ValueId operand : op.operands)
          most = std::max(most, elements(operand));
        work += most;
      }
      open.insert(open.end(), op.operands.begin(), op.operands.end());
    }
    return work;
  }

  const plan::Program &program;
  std::vector<size_t> maker;               // the op that computes a constant value
  std::vector<bool> isComputed, isSplat;   // not only a view of a constant; all elements are equal
};

} // namespace

Status Builder::foldConstants() {
  if (!options.foldsConstants || options.choice.general)
    return {};
  plan::Body body = ConstantFinder(program).find();
  if (body.results.empty())
    return {};
  const std::vector<ValueId> results = body.results;
  BuildOptions inner = options;
  inner.foldsConstants = false;
  inner.maxMemory = uint64_t(mostBytesOfAll); // whatever the limit of the program is, so that its memory is the same
  auto executable = Executable::build(plan::Program{program.values, std::move(body), {}, program.origins}, inner);
  if (!executable)
    return {}; // they are computed in each run
  std::vector<void *> outputs;
  std::vector<std::shared_ptr<Storage>> made;
  for (ValueId value : results) {
    made.push_back(Storage::allocate(std::max<size_t>(buffers[value].bytes(), 1), false));
    if (!made.back())
      return makeError(SHLO_OUT_OF_MEMORY, "cannot allocate a constant of the program");
    outputs.push_back(made.back()->data());
  }
  if (!(*executable)->run(nullptr, outputs.data(), options.context))
    return {};
  isFolded.assign(program.values.size(), false);
  for (size_t i = 0; i < results.size(); ++i) {
    LogicalBuffer &buffer = buffers[results[i]];
    buffer.kind = LogicalBuffer::Constant;
    buffer.constant = made[i]->data();
    isFolded[results[i]] = true;
    constants.push_back(std::move(made[i]));
  }
  return {};
}

} // namespace shlo::exec
