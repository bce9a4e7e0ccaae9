// Values that depend on constants alone are computed when the executable is built, unless they are large: masks made of
// iota, indices of windows, weights of a resize.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/build.h"

#include "exec/body.h"
#include "exec/executable.h"
#include "exec/linear_inputs.h"
#include "plan/extractor.h"
#include "plan/print.h"

#include <algorithm>
#include <numeric>

namespace shlo::exec {

using plan::ValueId;

namespace {

// A value that is read again and again should stay in the second-level cache.
constexpr int64_t mostBytes = 256 << 10, mostBytesOfAll = 4 << 20;
// Indices are read once for each element that is moved, which takes longer; often they say that a view is enough.
constexpr int64_t mostIndexBytes = 2 << 20;
// What kernels pack replaces smaller values, such as bytes that a scale belongs to.
constexpr int64_t mostPackedBytes = 256 << 20;
// So few elements are not worth a program of their own.
constexpr int64_t leastElements = 16;
// The work of all ops together, in addition to twice the elements of the program's constants, which have been read.
constexpr int64_t usualWork = 4 << 20;

class ConstantFinder {
public:
  explicit ConstantFinder(const plan::Program &program)
      : program(program), maker(program.values.size(), none), isComputed(program.values.size(), false),
        isSplat(program.values.size(), false), origins(program.values.size()) {
    std::iota(origins.begin(), origins.end(), ValueId(0));
  }

  // A program without inputs, and what its results are called in the one that it is a part of.
  struct Part {
    plan::Program program;
    std::vector<ValueId> results;
  };
  // The values that are computed at once.
  Part kept;
  // Those that kernels pack, one by one.
  std::vector<Part> packed;

  void find() {
    const std::vector<plan::Op> &ops = program.body.ops;
    for (size_t i = 0; i < ops.size(); ++i)
      addOp(ops[i], i);
    if (!areComputed)
      return;
    reads.assign(program.values.size(), {});
    for (const plan::Op &op : ops)
      if (op.results.size() != 1 || maker[op.results[0]] == none)
        markReads(op);
      else if (origins[op.results[0]] == op.results[0])
        for (ValueId operand : op.operands) // it may not be computed here itself
          reads[operand].isKept = true;
    for (ValueId value : program.body.results)
      reads[value].isRead = reads[value].isKept = reads[value].isElement = true;
    takeKept();
    if (isPacked)
      takePacked();
  }

private:
  static constexpr size_t none = SIZE_MAX;
  struct Reads {
    bool isRead = false;
    bool isKept = false; // by an op that may read it in a run
    bool isRecorded = false;
    bool isElement = false; // by an op that does not only take indices of a gather from it
  };

  int64_t elements(ValueId value) const { return elementCount(program.values[value].shape); }
  int64_t bytes(ValueId value) const { return elements(value) * int64_t(byteSize(program.values[value].element)); }
  static bool isView(const plan::Op &op) { return plan::info(op.data).kind == plan::OpInfo::View; }
  bool isCandidate(ValueId value) const {
    return reads[value].isRead && maker[value] != none && isComputed[value] && !isSplat[value];
  }

  void addOp(const plan::Op &op, size_t index) {
    if (op.results.size() != 1)
      return;
    const ValueId result = op.results[0];
    origins[result] = isView(op) && elements(op.operands[0]) <= elements(result) ? origins[op.operands[0]] : result;
    if (const auto *constant = std::get_if<plan::Constant>(&op.data)) {
      maker[result] = index;
      isSplat[result] = constant->splat || elements(result) == 1;
      if (!isSplat[result])
        mostWork += 2 * elements(result);
      return;
    }
    if (std::get_if<plan::Iota>(&op.data)) {
      maker[result] = index;
      return;
    }
    const bool computes = std::get_if<plan::Elementwise>(&op.data) || std::get_if<plan::Concatenate>(&op.data) ||
                          std::get_if<plan::Pad>(&op.data) ||
                          (std::get_if<plan::Reduce>(&op.data) && recognize(op.bodies[0]));
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
    areComputed = areComputed || isComputed[result];
    isSplat[result] = elements(result) != 1 && areSplats && (isView(op) || std::get_if<plan::Elementwise>(&op.data));
  }

  // Marks what the op and its bodies read.
  void markReads(const plan::Op &op) {
    const bool records = std::get_if<plan::Record>(&op.data);
    for (size_t i = 0; i < op.operands.size(); ++i) {
      Reads &found = reads[op.operands[i]];
      found.isRecorded = found.isRecorded || records;
      found.isRead = found.isRead || !records;
      const bool packs = i == 1 && op.operands.size() == 2 &&
                         (std::get_if<plan::DotGeneral>(&op.data) || std::get_if<plan::Convolution>(&op.data));
      found.isKept = found.isKept || !packs;
      found.isElement = found.isElement || !(records || (i == 1 && std::get_if<plan::Gather>(&op.data)));
      isPacked = isPacked || (packs && maker[op.operands[i]] != none);
    }
    for (const plan::Body &body : op.bodies) {
      for (const plan::Op &inner : body.ops)
        markReads(inner);
      for (ValueId value : body.results)
        reads[value].isRead = reads[value].isKept = reads[value].isElement = true;
    }
  }

  // The ops that the value needs in addition to those that run. Their elements, if that is not too much.
  std::optional<int64_t> collect(ValueId root, std::vector<bool> &runs, std::vector<size_t> &needed) const {
    int64_t more = 0;
    std::vector<ValueId> open = {root};
    while (!open.empty()) {
      const size_t index = maker[open.back()];
      const plan::Op &op = program.body.ops[index];
      open.pop_back();
      if (runs[index])
        continue;
      runs[index] = true;
      needed.push_back(index);
      if (!isView(op) && !std::get_if<plan::Constant>(&op.data) && !std::get_if<plan::Iota>(&op.data)) {
        int64_t most = elements(op.results[0]);
        for (ValueId operand : op.operands)
          most = std::max(most, elements(operand));
        more += most;
      }
      open.insert(open.end(), op.operands.begin(), op.operands.end());
    }
    if (work + more <= mostWork)
      return more;
    for (size_t i : needed)
      runs[i] = false;
    return std::nullopt;
  }

  Part extract(std::vector<size_t> ops, std::vector<ValueId> results) const {
    std::sort(ops.begin(), ops.end());
    plan::Extractor extractor(program);
    for (size_t i : ops)
      extractor.program.body.ops.push_back(extractor.copy(program.body.ops[i]));
    for (ValueId result : results)
      extractor.program.body.results.push_back(extractor.number(result));
    return {std::move(extractor.program), std::move(results)};
  }

  void takeKept() {
    std::vector<bool> runs(program.body.ops.size(), false);
    std::vector<size_t> needed;
    std::vector<ValueId> results;
    bool isWorthwhile = false;
    int64_t all = 0;
    isTaken.assign(program.values.size(), false);
    std::vector<bool> areIndices(program.values.size(), true); // and nothing else
    for (ValueId value = 0; value < program.values.size(); ++value)
      areIndices[origins[value]] = areIndices[origins[value]] && !reads[value].isElement;
    for (ValueId value = 0; value < program.values.size(); ++value) {
      if (!isCandidate(value))
        continue;
      const ValueId root = origins[value];
      const int64_t most = areIndices[root] ? mostIndexBytes : mostBytes;
      if (isTaken[root] || bytes(root) > most || all + bytes(root) > mostBytesOfAll)
        continue;
      std::vector<size_t> these;
      if (const auto more = collect(root, runs, these)) {
        work += *more;
        all += bytes(root);
        isTaken[root] = true;
        results.push_back(root);
        needed.insert(needed.end(), these.begin(), these.end());
        isWorthwhile |= elements(root) >= leastElements;
      }
    }
    if (isWorthwhile)
      kept = extract(std::move(needed), std::move(results));
    else
      isTaken.assign(program.values.size(), false);
  }

  void takePacked() {
    std::vector<bool> isWanted(program.values.size(), false), isKept(program.values.size(), false);
    for (ValueId value = 0; value < program.values.size(); ++value)
      if (maker[value] != none) {
        const ValueId root = origins[value];
        isWanted[root] = isWanted[root] || isCandidate(value);
        isKept[root] = isKept[root] || reads[value].isKept || reads[value].isRecorded;
      }
    std::vector<bool> runs(program.body.ops.size(), false);
    int64_t all = 0;
    for (ValueId root = 0; root < program.values.size(); ++root) {
      if (!isWanted[root] || isKept[root] || isTaken[root] || elements(root) > largestPacked ||
          all + bytes(root) > mostPackedBytes)
        continue;
      std::vector<size_t> needed;
      if (const auto more = collect(root, runs, needed)) {
        work += *more;
        all += bytes(root);
        for (size_t i : needed)
          runs[i] = false;
        packed.push_back(extract(std::move(needed), {root}));
      }
    }
  }

  const plan::Program &program;
  std::vector<size_t> maker;             // the op that computes a constant value
  std::vector<bool> isComputed, isSplat; // not only a view of a constant; all elements are equal
  std::vector<ValueId> origins;          // what each is a view of, if that is not larger
  std::vector<Reads> reads;              // by ops that compute no constant
  std::vector<bool> isTaken;
  bool areComputed = false; // some are not only views of constants
  bool isPacked = false;    // some kernel packs one
  int64_t work = 0, mostWork = usualWork;
};

// What a program without inputs computes, among all whose borrowed constants stay at their addresses; empty if that
// takes too much to say.
KernelKey recipeOf(const plan::Program &program) {
  constexpr size_t mostBytes = 4096;
  KernelKey key(KernelKey::Recipe);
  const std::string text = plan::dump(program);
  key.addBytes(text.data(), text.size());
  for (const plan::Op &op : program.body.ops) {
    if (!op.bodies.empty())
      return {};
    const auto *constant = std::get_if<plan::Constant>(&op.data);
    if (!constant)
      continue;
    if (!constant->bytes->isOwned())
      key.add(uint64_t(reinterpret_cast<uintptr_t>(constant->bytes->data())));
    else if (constant->bytes->size() <= mostBytes)
      key.addBytes(constant->bytes->data(), constant->bytes->size());
    else
      return {};
  }
  return key;
}

} // namespace

// Of the function, not of its loops and branches.
size_t Builder::constantBytes(const plan::Program &program) {
  size_t all = 0;
  for (const plan::Op &op : program.body.ops)
    if (const auto *constant = std::get_if<plan::Constant>(&op.data))
      all += constant->bytes->size();
  return all;
}

Status Builder::foldConstants() {
  if (!options.foldsConstants || options.choice.general)
    return {};
  ConstantFinder found(program);
  found.find();
  BuildOptions inner = options;
  inner.foldsConstants = false;
  inner.borrowsConstants = true; // they are executables for as long as this one is built
  if (!found.kept.results.empty() || !found.packed.empty())
    isFolded.assign(program.values.size(), false);
  for (ConstantFinder::Part &part : found.packed) {
    // Whatever the limit of the program is, so that its memory is the same.
    inner.maxMemory = uint64_t(mostPackedBytes);
    KernelKey identity = options.packed ? recipeOf(part.program) : KernelKey();
    if (auto executable = Executable::build(std::move(part.program), inner)) {
      isFolded[part.results[0]] = true;
      weights.emplace(part.results[0], Weights{std::move(*executable), std::move(identity)});
    }
  }
  if (found.kept.results.empty())
    return {};
  inner.maxMemory = uint64_t(mostBytesOfAll);
  auto executable = Executable::build(std::move(found.kept.program), inner);
  if (!executable)
    return {}; // they are computed in each run
  std::vector<void *> outputs;
  std::vector<std::shared_ptr<Storage>> made;
  for (ValueId value : found.kept.results) {
    made.push_back(Storage::allocate(std::max<size_t>(buffers[value].bytes(), 1), false));
    if (!made.back())
      return makeError(SHLO_OUT_OF_MEMORY, "cannot allocate a constant of the program");
    outputs.push_back(made.back()->data());
  }
  if (!(*executable)->run(nullptr, outputs.data(), options.context))
    return {};
  for (size_t i = 0; i < made.size(); ++i) {
    const ValueId value = found.kept.results[i];
    LogicalBuffer &buffer = buffers[value];
    buffer.kind = LogicalBuffer::Constant;
    buffer.constant = made[i]->data();
    isFolded[value] = true;
    constants.push_back(std::move(made[i]));
  }
  return {};
}

// Memory for the weights of a kernel that may pack them. False if they are there, or are none.
Result<bool> Builder::placeWeights(ValueId value) {
  const auto found = weights.find(value);
  LogicalBuffer &buffer = buffers[value];
  if (found == weights.end() || buffer.kind == LogicalBuffer::Constant)
    return false;
  std::shared_ptr<Storage> made = Storage::allocate(std::max<size_t>(buffer.bytes(), 1), /*zeroed=*/true);
  if (!made)
    return makeError(SHLO_OUT_OF_MEMORY, "cannot allocate a constant of the program");
  buffer.kind = LogicalBuffer::Constant;
  buffer.constant = made->data();
  constants.push_back(std::move(made));
  return true;
}

Status Builder::computeWeights(ValueId value) {
  void *const output = const_cast<char *>(buffers[value].constant);
  return weights.find(value)->second.executable->run(nullptr, &output, options.context);
}

// Which bytes the view has among all constants of the plan; empty if it cannot be said.
KernelKey Builder::identityOf(const View &view) const {
  const LogicalBuffer &buffer = buffers[view.buffer];
  KernelKey key;
  if (buffer.kind != LogicalBuffer::Constant || !options.packed)
    return key;
  if (buffer.borrowed) {
    key.begin(KernelKey::Address);
    key.add(uint64_t(reinterpret_cast<uintptr_t>(buffer.constant)));
  } else if (const auto found = weights.find(view.buffer); found != weights.end()) {
    key = found->second.identity;
  }
  if (key.empty())
    return key;
  key.add(uint64_t(view.offset));
  key.add(view.layout);
  return key;
}

// The kernel has packed the operand, a view of the weights. `before`: how many constants there were before these.
void Builder::dropWeights(ValueId value, ValueId operand, size_t before) {
  constants.resize(before);
  top.copies.erase(operand);
  buffers[value].kind = LogicalBuffer::Computed;
  buffers[value].constant = nullptr;
}

} // namespace shlo::exec
