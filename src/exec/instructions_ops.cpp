// Makes instructions of ops: blocks, constants, views and kernels.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/build.h"

#include "base/pages.h"
#include "exec/shaping.h"

#include <algorithm>
#include <unordered_set>

namespace shlo::exec {

using plan::ValueId;

namespace {

// Collects what the bodies of ops read from outside.
class OuterReads {
public:
  OuterReads(size_t values, std::unordered_map<const plan::Op *, std::vector<ValueId>> &found)
      : bodyOf(values, 0), found(found) {}

  void visit(const plan::Body &body) {
    for (const plan::Op &op : body.ops)
      if (!op.bodies.empty())
        visit(op);
  }

private:
  void visit(const plan::Op &op) {
    const uint32_t outside = bodies;
    std::vector<ValueId> reads;
    for (const plan::Body &body : op.bodies)
      visit(body, reads);
    std::erase_if(reads, [&](ValueId value) { return bodyOf[value] > outside; });
    std::sort(reads.begin(), reads.end());
    reads.erase(std::unique(reads.begin(), reads.end()), reads.end());
    if (!reads.empty())
      found.emplace(&op, std::move(reads));
  }

  void visit(const plan::Body &body, std::vector<ValueId> &reads) {
    const uint32_t number = ++bodies;
    for (ValueId value : body.parameters)
      bodyOf[value] = number;
    for (const plan::Op &op : body.ops) {
      reads.insert(reads.end(), op.operands.begin(), op.operands.end());
      for (ValueId value : op.results)
        bodyOf[value] = number;
      if (op.bodies.empty())
        continue;
      visit(op);
      if (const auto inner = found.find(&op); inner != found.end())
        reads.insert(reads.end(), inner->second.begin(), inner->second.end());
    }
    reads.insert(reads.end(), body.results.begin(), body.results.end());
  }

  uint32_t bodies = 0;          // so far; a body comes after those around it
  std::vector<uint32_t> bodyOf; // by value: the number of the body that defines it; 0: the program's
  std::unordered_map<const plan::Op *, std::vector<ValueId>> &found;
};

} // namespace

void Builder::findOuterReads() { OuterReads(program.values.size(), outerReads).visit(program.body); }

const std::vector<ValueId> &Builder::readsOfBodies(const plan::Op &op) const {
  static const std::vector<ValueId> none;
  const auto found = outerReads.find(&op);
  return found == outerReads.end() ? none : found->second;
}

void Builder::openBlock(const plan::Body &body, Block &block, const plan::Op *owner) {
  // Ops without side effects whose results are unused are dropped.
  std::vector<bool> runs(body.ops.size(), false);
  auto mark = [&](std::span<const ValueId> values) {
    for (ValueId value : values)
      isNeeded[value] = true;
  };
  auto markReads = [&](const plan::Op &op) {
    mark(op.operands);
    if (!op.bodies.empty())
      mark(readsOfBodies(op));
  };
  auto givesNeeded = [&](const plan::Op &op) {
    return std::any_of(op.results.begin(), op.results.end(),
                       [&](ValueId value) { return isNeeded[value] && (isFolded.empty() || !isFolded[value]); });
  };
  mark(body.results);
  bool hasRecords = false;
  for (size_t i = body.ops.size(); i-- > 0;) {
    const plan::Op &op = body.ops[i];
    runs[i] = hasEffect(op) || givesNeeded(op);
    hasRecords = hasRecords || (!runs[i] && records(op));
    if (runs[i])
      markReads(op);
  }
  // What only the recorder needs comes after the others, which so become the instructions that they would be without.
  std::vector<bool> late(hasRecords ? body.ops.size() : 0, false);
  for (size_t i = late.size(); i-- > 0;) {
    const plan::Op &op = body.ops[i];
    late[i] = !runs[i] && (records(op) || givesNeeded(op));
    if (late[i])
      markReads(op);
  }
  openBlocks.push_back({&body, &block, owner, std::move(runs), std::move(late)});
}

// Nested blocks wait in a list, so that the stack of the thread does not limit their depth.
Status Builder::formBlocks() {
  isNeeded.assign(program.values.size(), false);
  findOuterReads();
  openBlock(program.body, top, nullptr);
  while (!openBlocks.empty()) {
    OpenBlock &open = openBlocks.back();
    const std::vector<plan::Op> &ops = open.body->ops;
    if (open.next < ops.size()) {
      const size_t next = open.next++;
      if (open.isLate ? open.late[next] : open.runs[next])
        if (Status status = formOp(ops[next], *open.block); !status)
          return located(std::move(status));
      continue;
    }
    if (!open.isLate) {
      if (Status status = compute(open.body->results, *open.block); !status)
        return status;
      for (ValueId value : open.body->results)
        open.block->results.push_back(exactView(value, *open.block));
      if (!open.late.empty()) {
        open.isLate = true;
        open.next = 0;
        open.block->firstOpen = open.block->instructions.size(); // nothing late joins what is there
        continue;
      }
    }
    const plan::Op *owner = open.owner;
    Block &block = *open.block;
    if (open.isLate)
      orderLate(block, buffers);
    openBlocks.pop_back();
    if (owner && &block == block.owner->blocks.back().get())
      block.owner->kind == Instruction::While ? finishWhile(*owner, *block.owner, *block.parent)
                                              : finishCase(*owner, *block.owner, *block.parent);
  }
  return {};
}

// The error of an op with the op and those around it.
Status Builder::located(Status status) const {
  Error &error = status.error();
  if (!error.diagnostics.empty())
    return status;
  std::string place;
  for (auto open = openBlocks.rbegin(); open != openBlocks.rend(); ++open) {
    if (open->next == 0) // waits beside the block of the op
      continue;
    if (const uint32_t origin = open->body->ops[open->next - 1].origin) {
      if (place.empty())
        error.diagnostics.push_back(diagnosticAt(*program.origins, origin, error.message));
      place += (place.empty() ? ": in " : ", in ") + program.origins->describe(origin);
    }
  }
  error.message += place;
  return status;
}

Status Builder::formOp(const plan::Op &op, Block &block) {
  if (options.context.mustStop())
    return options.context.stopReason();
  // std::get_if, because std::holds_alternative looks for the type when it is called.
  if (std::get_if<plan::Record>(&op.data))
    return formRecord(op, block);
  if (auto *constant = std::get_if<plan::Constant>(&op.data))
    return formConstant(op, *constant);
  if (auto *iota = std::get_if<plan::Iota>(&op.data))
    return formIota(op, *iota, block);
  if (std::get_if<plan::Concatenate>(&op.data))
    return formConcatenate(op, block);
  const bool isView = plan::info(op.data).kind == plan::OpInfo::View;
  if (isView && formParts(op))
    return {};
  if (Status status = computeOperands(op, block); !status)
    return status;
  if (std::get_if<plan::Elementwise>(&op.data) || isReinterpretation(op))
    return formElementwise(op, block);
  if (std::get_if<plan::Reduce>(&op.data))
    return formReduce(op, block);
  if (std::get_if<plan::While>(&op.data))
    return openWhile(op, block);
  if (std::get_if<plan::Case>(&op.data))
    return openCase(op, block);
  if (formGatherView(op) || formElementGather(op, block))
    return {};
  if (isView) {
    formView(op, block);
    return {};
  }
  return formKernel(op, block);
}

void Builder::formView(const plan::Op &op, Block &block) {
  const ValueId operand = op.operands[0], result = op.results[0];
  const bool isExact = views[operand].layout.shape == program.values[operand].shape;
  std::optional<View> view;
  if (isExact)
    view = viewOf(op, views[operand], program.values[result]);
  if (view) {
    views[result] = std::move(*view);
  } else if (!formFinerView(op)) {
    // Elements must be moved.
    const View moved = isExact ? materialize(operand, views[operand], block) : exactView(operand, block);
    if (std::get_if<plan::Reshape>(&op.data))
      views[result] = {moved.buffer, moved.offset, Layout::rowMajor(program.values[result])};
    else
      views[result] = *viewOf(op, moved, program.values[result]);
  }
}

// What a loop takes slices of, as a scan does, gets the order in which it has their elements, if slices would gather
// them one by one: the loop reads most of it.
void Builder::orderForSlices(const plan::Op &loop, const std::vector<ValueId> &reads, Block &block) {
  std::unordered_set<ValueId> ofOutside;
  for (const plan::Op &op : loop.bodies[1].ops) {
    if (!std::get_if<plan::DynamicSlice>(&op.data))
      continue;
    if (ofOutside.empty())
      ofOutside.insert(reads.begin(), reads.end());
    const ValueId value = op.operands[0];
    if (!ofOutside.contains(value))
      continue;
    const Layout &layout = views[value].layout;
    const plan::Extents &slice = program.values[op.results[0]].shape;
    const bool isRow = slice.empty() || slice.back() == 1 || layout.strides.back() == 1;
    if (!isRow && layout.elements() <= elementCount(program.values[views[value].buffer].shape))
      views[value] = materialize(value, views[value], block);
  }
}

// What the op and its bodies read is computed before it; not in each iteration of a loop.
Status Builder::computeOperands(const plan::Op &op, Block &block) {
  if (!std::get_if<plan::While>(&op.data) && !std::get_if<plan::Case>(&op.data)) {
    const std::span<const ValueId> values = op.operands;
    return compute(indexComponents(op).empty() ? values : values.first(1), block);
  }
  std::vector<ValueId> values(op.operands.begin(), op.operands.end());
  const std::vector<ValueId> &inner = readsOfBodies(op);
  values.insert(values.end(), inner.begin(), inner.end());
  if (Status status = compute(values, block); !status)
    return status;
  for (ValueId value : values)
    views[value] = exactView(value, block);
  if (std::get_if<plan::While>(&op.data))
    orderForSlices(op, inner, block);
  return {};
}

Status Builder::formRecord(const plan::Op &op, Block &block) {
  if (Status status = compute(op.operands, block); !status)
    return status;
  const ValueId value = op.operands[0];
  View view = exactView(value, block);
  if (!view.layout.isRowMajor())
    view = materialize(value, view, block);
  Instruction &instruction = addInstruction(Instruction::Run, block);
  instruction.op = &op;
  dependOn(instruction, block, view.buffer);
  instruction.inputs = {std::move(view)};
  return {};
}

// Runs late instructions as soon as what they read is there, so that little memory is held for them.
void Builder::orderLate(Block &block, const std::vector<LogicalBuffer> &buffers) {
  for (const auto &instruction : block.instructions) {
    if (!instruction->isLate)
      continue;
    instruction->order = 0;
    for (ValueId value : instruction->reads)
      if (const LogicalBuffer &buffer = buffers[value];
          buffer.block == &block && buffer.instruction && buffer.instruction != instruction.get())
        instruction->order = std::max(instruction->order, buffer.instruction->order);
  }
}

Status Builder::formConstant(const plan::Op &op, const plan::Constant &constant) {
  const ValueId value = op.results[0];
  LogicalBuffer &buffer = buffers[value];
  buffer.kind = LogicalBuffer::Constant;
  buffer.constant = constant.bytes->data();
  if (!constant.bytes->isOwned())
    buffer.borrowed = constant.bytes;
  if (constant.splat) {
    buffer.type.shape.clear();
    std::fill(views[value].layout.strides.begin(), views[value].layout.strides.end(), 0);
  }
  if (constant.bytes->size() < buffer.bytes())
    return makeError(SHLO_INTERNAL, "a constant has fewer bytes than its type");
  return {};
}

Status Builder::formIota(const plan::Op &op, const plan::Iota &iota, Block &block) {
  const ValueId value = op.results[0];
  const TensorType &type = program.values[value];
  const size_t dimension = size_t(iota.iotaDimension);
  if (dimension >= type.shape.size())
    return makeError(SHLO_INVALID_PROGRAM, "iota dimension out of range");
  // The numbers are made along one axis and repeated along the others.
  Result<ValueId> numbers = makeNumbers({type.element, {type.shape[dimension]}}, block);
  if (!numbers)
    return std::move(numbers.error());
  View &view = views[value];
  view.buffer = *numbers;
  std::fill(view.layout.strides.begin(), view.layout.strides.end(), 0);
  view.layout.strides[dimension] = 1;
  return {};
}

// The numbers from 0 on.
Result<ValueId> Builder::makeNumbers(const TensorType &line, Block &block) {
  const ValueId numbers = newBuffer(line);
  std::unique_ptr<Kernel> kernel = makeIota(options.choice, line);
  if (buffers[numbers].bytes() <= foldedBytes) {
    if (Status status = fold(*kernel, nullptr, numbers); !status)
      return std::move(status.error());
  } else {
    Instruction &instruction = addInstruction(Instruction::Run, block);
    instruction.kernel = &kernels.add(std::move(kernel));
    instruction.outputs = {numbers};
    buffers[numbers].block = &block;
    buffers[numbers].instruction = &instruction;
    buffers[numbers].isNumbers = true;
  }
  return numbers;
}

// The operands of a kernel. Weights that were computed for it, `made`, are an operand with a number.
Status Builder::takeOperands(const plan::Op &op, Block &block, KernelRequest &request, std::vector<View> &inputs,
                             MadeWeights &made) {
  const std::vector<View> components = indexComponents(op);
  const size_t count = op.operands.size() + components.size();
  request.constants.reserve(count);
  request.identities.resize(count);
  request.inputs.reserve(count);
  inputs.reserve(count);
  for (size_t i = 0; i < op.operands.size(); ++i) {
    if (i == 1 && !components.empty()) {
      for (const View &view : components) {
        request.constants.push_back(nullptr);
        request.inputs.push_back(view.layout);
        inputs.push_back(view);
      }
      continue;
    }
    View view = exactView(op.operands[i], block);
    const size_t constantsBefore = constants.size();
    Result<bool> areNew = placeWeights(view.buffer);
    if (!areNew)
      return std::move(areNew.error());
    if (*areNew)
      made = {i, view.buffer, constantsBefore, false};
    // A constant that a kernel may pack is made row-major now, unless this repeats elements.
    const bool isRowMajor = view.layout.isRowMajor();
    const bool foldable =
        buffers[view.buffer].kind == LogicalBuffer::Constant &&
        size_t(view.layout.elements()) * byteSize(view.layout.element) <= buffers[view.buffer].bytes();
    request.identities[inputs.size()] = identityOf(view);
    // Others compute them if the kernel wants them.
    if (*areNew && (!isRowMajor || request.identities[inputs.size()].empty())) {
      if (Status status = computeWeights(view.buffer); !status)
        return status;
      made.isComputed = true;
    }
    if (!isRowMajor && (needsRowMajor(op, i) || foldable))
      view = materialize(op.operands[i], view, block);
    const LogicalBuffer &buffer = buffers[view.buffer];
    const bool isConstant = buffer.kind == LogicalBuffer::Constant && view.layout.isRowMajor();
    request.constants.push_back(isConstant ? buffer.constant + view.offset * int64_t(byteSize(view.layout.element))
                                           : nullptr);
    request.inputs.push_back(view.layout);
    inputs.push_back(std::move(view));
  }
  return {};
}

// A kernel with weights that are not computed. Another executable of the plan may have packed them as this kernel needs
// them; then nothing else of them is read.
Result<const Kernel *> Builder::makeWithWeights(const KernelRequest &request, const MadeWeights &made) {
  packer.setCompute([&] { return computeWeights(made.value); });
  MadeKernel kernel = makeKernel(request);
  const bool areComputed = !packer.isComputeLeft();
  Status failure = packer.takeFailure();
  packer.setCompute(nullptr);
  if (!failure)
    return std::move(failure.error());
  if (!kernel)
    return std::move(kernel.error());
  if (areComputed || (made.operand < 32 && (*kernel)->packedInputs >> made.operand & 1))
    return &kernels.add(std::move(*kernel));
  // It may have read them.
  if (Status status = computeWeights(made.value); !status)
    return std::move(status.error());
  return kernels.make(request);
}

// What it forgets of an input that the kernel has packed.
void Builder::dropPacked(const plan::Op &op, size_t input, View &view, const MadeWeights &made) {
  if (made.operand == input)
    dropWeights(made.value, op.operands[input], made.constantsBefore);
  else if (const Storage *bytes = buffers[view.buffer].borrowed.get(); bytes && bytes->isMapped())
    dropMapped(bytes->data(), bytes->size());
  view = {noBuffer(), 0, view.layout};
}

Status Builder::formKernel(const plan::Op &op, Block &block) {
  MadeWeights made;
  std::vector<View> inputs;
  KernelRequest request{op, program, {}, {}, {}, {}, packer, options.choice, options.maxMemory, options.context};
  if (Status status = takeOperands(op, block, request, inputs, made); !status)
    return status;
  bool empty = !op.results.empty();
  request.outputs.reserve(op.results.size());
  for (ValueId value : op.results) {
    request.outputs.push_back(Layout::rowMajor(program.values[value]));
    empty = empty && buffers[value].bytes() == 0;
  }
  if (empty) {
    for (ValueId value : op.results) {
      buffers[value].kind = LogicalBuffer::Constant;
      buffers[value].constant = "";
    }
    return {};
  }
  const bool areMissing = made.operand != SIZE_MAX && !made.isComputed;
  Result<const Kernel *> kernel = areMissing ? makeWithWeights(request, made) : kernels.make(request);
  if (!kernel)
    return std::move(kernel.error());
  for (size_t i = 0; i < inputs.size() && i < 32; ++i)
    if ((*kernel)->packedInputs >> i & 1)
      dropPacked(op, i, inputs[i], made);
  Instruction &instruction = addInstruction(Instruction::Run, block);
  instruction.kernel = *kernel;
  instruction.op = &op;
  for (const View &view : inputs)
    dependOn(instruction, block, view.buffer);
  instruction.inputs = std::move(inputs);
  instruction.outputs = op.results;
  for (ValueId value : op.results) {
    buffers[value].block = &block;
    buffers[value].instruction = &instruction;
  }
  return {};
}

} // namespace shlo::exec
