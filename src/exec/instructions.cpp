// From the ops of a program to instructions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/body.h"
#include "exec/build.h"
#include "exec/kernels.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <queue>

namespace shlo::exec {

using plan::ValueId;

size_t LogicalBuffer::bytes() const { return size_t(elementCount(type.shape)) * byteSize(type.element); }

static Error valueTooLarge() { return makeError(SHLO_LIMIT, "a value of the program is larger than the memory limit"); }

Status Builder::checkSizes() {
  for (const TensorType &type : program.values) {
    if (type.element == ElementType::None)
      continue;
    const int64_t elements = elementCount(type.shape);
    if (elements < 0 || uint64_t(elements) > (uint64_t(1) << 56))
      return valueTooLarge();
  }
  return {};
}

Status Builder::build() {
  if (Status status = checkSizes(); !status)
    return status;
  buffers.resize(program.values.size());
  views.resize(program.values.size());
  for (size_t i = 0; i < program.values.size(); ++i) {
    buffers[i].type = program.values[i];
    views[i] = {ValueId(i), 0, Layout::rowMajor(program.values[i])};
  }
  for (size_t i = 0; i < program.body.parameters.size(); ++i) {
    LogicalBuffer &buffer = buffers[program.body.parameters[i]];
    buffer.kind = LogicalBuffer::Input;
    buffer.input = i;
  }
  if (Status status = formBlock(program.body, top); !status)
    return status;
  markStored(top);
  if (Status status = finishBlock(top); !status)
    return status;
  number(top);
  useAll(top);
  if (undefined)
    return makeError(SHLO_INTERNAL, "a op reads a value that none before it defines");
  // Results are made in the caller's memory, the first time that they are results.
  for (size_t i = 0; i < top.results.size(); ++i) {
    const View &view = top.results[i];
    LogicalBuffer &buffer = buffers[view.buffer];
    if (buffer.kind != LogicalBuffer::Computed || buffer.preferred >= 0 ||
        !view.isWhole(elementCount(buffer.type.shape)))
      continue;
    buffer.preferred = int32_t(allocations.size());
    allocations.push_back({buffer.bytes(), 0, 0, int32_t(i), 0});
  }
  assign(top);
  return allocate();
}

ValueId Builder::newBuffer(TensorType type) {
  LogicalBuffer buffer;
  buffer.type = std::move(type);
  buffers.push_back(std::move(buffer));
  return ValueId(buffers.size() - 1);
}

//--- Instructions and what they need --------------------------------------------------------------------------------//

Instruction &Builder::addInstruction(Instruction::Kind kind, Block &block) {
  // A full window closes: what comes next can only follow what is in it.
  if (block.instructions.size() - block.firstOpen == maxOpenInstructions)
    block.firstOpen = block.instructions.size();
  auto instruction = std::make_unique<Instruction>();
  instruction->kind = kind;
  instruction->index = block.instructions.size();
  instruction->order = nextOrder++;
  instruction->dependencies.set(instruction->index - block.firstOpen);
  block.instructions.push_back(std::move(instruction));
  return *block.instructions.back();
}

// The instruction reads the buffer. What depends on the instruction also depends on the one that makes the buffer.
void Builder::dependOn(Instruction &instruction, Block &block, ValueId value) {
  instruction.reads.push_back(value);
  const LogicalBuffer &buffer = buffers[value];
  if (buffer.block != &block || !buffer.instruction || buffer.instruction == &instruction ||
      buffer.instruction->index < block.firstOpen)
    return;
  const Dependencies dependencies = buffer.instruction->dependencies;
  const size_t self = instruction.index - block.firstOpen;
  for (size_t i = block.firstOpen; i < block.instructions.size(); ++i)
    if (block.instructions[i]->dependencies[self])
      block.instructions[i]->dependencies |= dependencies;
}

// Runs the kernel now; its one result becomes a constant.
Status Builder::fold(const Kernel &kernel, const char *const *inputs, ValueId result) {
  LogicalBuffer &buffer = buffers[result];
  std::shared_ptr<Storage> bytes = Storage::allocate(std::max<size_t>(buffer.bytes(), 1), false);
  std::shared_ptr<Storage> scratch = Storage::allocate(std::max<size_t>(kernel.scratchBytes, 1), false);
  if (!bytes || !scratch)
    return makeError(SHLO_OUT_OF_MEMORY, "no memory for a constant of the program");
  char *output = bytes->data();
  const RunControl control;
  if (Status status = kernel.run({inputs, &output, scratch->data(), &control}); !status)
    return status;
  buffer.kind = LogicalBuffer::Constant;
  buffer.constant = output;
  constants.push_back(std::move(bytes));
  return {};
}

View Builder::materialize(ValueId value, const View &view, Block &block) {
  for (const Block *around = &block; around; around = around->parent)
    if (auto found = around->copies.find(value); found != around->copies.end())
      return found->second;
  const TensorType type{view.layout.element, view.layout.shape};
  const ValueId copy = newBuffer(type);
  std::unique_ptr<Kernel> kernel = makeCopy(view.layout);
  // Constants are copied once and for all, where that does not blow them up.
  if (const LogicalBuffer &buffer = buffers[view.buffer];
      buffer.kind == LogicalBuffer::Constant && buffers[copy].bytes() <= std::max(buffer.bytes(), foldedBytes)) {
    const char *source = buffer.constant + view.offset * int64_t(byteSize(view.layout.element));
    if (Status status = fold(*kernel, &source, copy); status)
      return top.copies[value] = {copy, 0, Layout::rowMajor(type)};
  }
  Instruction &instruction = addInstruction(Instruction::Run, block);
  instruction.kernel = std::move(kernel);
  instruction.inputs = {view};
  instruction.outputs = {copy};
  dependOn(instruction, block, view.buffer);
  buffers[copy].block = &block;
  buffers[copy].instruction = &instruction;
  return block.copies[value] = {copy, 0, Layout::rowMajor(type)};
}

//--- Blocks and ops -----------------------------------------------------------------------------------------------//

static bool mustRun(const plan::Op &op) {
  if (std::holds_alternative<plan::Assert>(op.data))
    return true;
  if (!std::holds_alternative<plan::Case>(op.data) && !std::holds_alternative<plan::While>(op.data))
    return false;
  for (const plan::Body &body : op.bodies)
    if (std::any_of(body.ops.begin(), body.ops.end(), mustRun))
      return true;
  return false;
}

static void markOperands(const plan::Body &body, std::vector<bool> &needed) {
  for (ValueId value : body.results)
    needed[value] = true;
  for (const plan::Op &op : body.ops) {
    for (ValueId value : op.operands)
      needed[value] = true;
    for (const plan::Body &inner : op.bodies)
      markOperands(inner, needed);
  }
}

Status Builder::formBlock(const plan::Body &body, Block &block) {
  // Ops whose results nothing uses are left out.
  std::vector<bool> needed(program.values.size(), false), runs(body.ops.size(), false);
  for (ValueId value : body.results)
    needed[value] = true;
  for (size_t i = body.ops.size(); i-- > 0;) {
    const plan::Op &op = body.ops[i];
    runs[i] =
        mustRun(op) || std::any_of(op.results.begin(), op.results.end(), [&](ValueId value) { return needed[value]; });
    if (!runs[i])
      continue;
    for (ValueId value : op.operands)
      needed[value] = true;
    for (const plan::Body &inner : op.bodies)
      markOperands(inner, needed);
  }
  for (size_t i = 0; i < body.ops.size(); ++i)
    if (runs[i])
      if (Status status = formOp(body.ops[i], block); !status) {
        Error &error = status.error();
        if (error.diagnostics.empty() && !body.ops[i].location.empty())
          error.message += " (" + body.ops[i].location + ")";
        return status;
      }
  for (ValueId value : body.results)
    block.results.push_back(views[value]);
  return {};
}

Status Builder::formOp(const plan::Op &op, Block &block) {
  if (auto *constant = std::get_if<plan::Constant>(&op.data))
    return formConstant(op, *constant);
  if (auto *iota = std::get_if<plan::Iota>(&op.data))
    return formIota(op, *iota, block);
  if (std::holds_alternative<plan::Elementwise>(op.data))
    return formElementwise(op, block);
  if (std::holds_alternative<plan::Reduce>(op.data))
    return formReduce(op, block);
  if (std::holds_alternative<plan::While>(op.data))
    return formWhile(op, block);
  if (std::holds_alternative<plan::Case>(op.data))
    return formCase(op, block);
  if (op.operands.size() == 1 && op.results.size() == 1) {
    const ValueId operand = op.operands[0], result = op.results[0];
    if (std::optional<View> view = viewOf(op, views[operand], program.values[result])) {
      views[result] = std::move(*view);
      return {};
    }
    if (std::holds_alternative<plan::Reshape>(op.data)) {
      views[result] = materialize(operand, views[operand], block);
      views[result].layout = Layout::rowMajor(program.values[result]);
      return {};
    }
  }
  if (std::holds_alternative<plan::Identity>(op.data)) {
    for (size_t i = 0; i < op.results.size() && i < op.operands.size(); ++i)
      views[op.results[i]] = views[op.operands[i]];
    return {};
  }
  return formKernel(op, block);
}

Status Builder::formConstant(const plan::Op &op, const plan::Constant &constant) {
  const ValueId value = op.results[0];
  LogicalBuffer &buffer = buffers[value];
  buffer.kind = LogicalBuffer::Constant;
  buffer.constant = constant.bytes->data();
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
  const size_t dimension = size_t(iota.dimension);
  if (dimension >= type.shape.size())
    return makeError(SHLO_INVALID_PROGRAM, "iota over an axis that is not there");
  // The numbers along the one axis, repeated along the others.
  const TensorType line{type.element, {type.shape[dimension]}};
  const ValueId numbers = newBuffer(line);
  std::unique_ptr<Kernel> kernel = makeIota(simd, line);
  if (buffers[numbers].bytes() <= foldedBytes) {
    if (Status status = fold(*kernel, nullptr, numbers); !status)
      return status;
  } else {
    Instruction &instruction = addInstruction(Instruction::Run, block);
    instruction.kernel = std::move(kernel);
    instruction.outputs = {numbers};
    buffers[numbers].block = &block;
    buffers[numbers].instruction = &instruction;
  }
  View &view = views[value];
  view.buffer = numbers;
  std::fill(view.layout.strides.begin(), view.layout.strides.end(), 0);
  view.layout.strides[dimension] = 1;
  return {};
}

Status Builder::formKernel(const plan::Op &op, Block &block) {
  std::vector<View> inputs;
  KernelRequest request{op, program, {}, {}, {}, options.baselineSimd};
  for (size_t i = 0; i < op.operands.size(); ++i) {
    View view = views[op.operands[i]];
    // Constants that a kernel may pack are put in order beforehand, unless that repeats elements.
    const bool isRowMajor = view.layout.isRowMajor();
    const bool foldable =
        buffers[view.buffer].kind == LogicalBuffer::Constant &&
        size_t(view.layout.elements()) * byteSize(view.layout.element) <= buffers[view.buffer].bytes();
    if (!isRowMajor && (needsRowMajor(op, i) || foldable))
      view = materialize(op.operands[i], view, block);
    const LogicalBuffer &buffer = buffers[view.buffer];
    const bool isConstant = buffer.kind == LogicalBuffer::Constant && view.layout.isRowMajor();
    request.constants.push_back(isConstant ? buffer.constant + view.offset * int64_t(byteSize(view.layout.element))
                                           : nullptr);
    request.inputs.push_back(view.layout);
    inputs.push_back(std::move(view));
  }
  bool empty = !op.results.empty();
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
  MadeKernel kernel = makeKernel(request);
  if (!kernel)
    return std::move(kernel.error());
  Instruction &instruction = addInstruction(Instruction::Run, block);
  instruction.kernel = std::move(*kernel);
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

//--- Fusions --------------------------------------------------------------------------------------------------------//

static bool isFusedReduction(const plan::Op &op) { return std::holds_alternative<plan::Reduce>(op.data); }

// Whether the view is a value that this fusion has in its tiles.
static bool isInTiles(const View &view, const LogicalBuffer &buffer, const Instruction &fusion) {
  return buffer.kind == LogicalBuffer::Computed && buffer.instruction == &fusion && view.isWhole(fusion.elements) &&
         elementCount(buffer.type.shape) == fusion.elements &&
         std::any_of(fusion.members.rbegin(), fusion.members.rend(), [&](const Instruction::Member &member) {
           return member.buffer == view.buffer && !isFusedReduction(*member.op);
         });
}

// A fusion that makes one of the first `inTiles` operands and that the op may join: none of the others may need it.
Instruction *Builder::findFusion(const std::vector<View> &operands, size_t inTiles, int64_t elements, const Axes &axes,
                                 Block &block) {
  std::vector<Instruction *> candidates;
  for (size_t i = 0; i < inTiles; ++i) {
    const View &view = operands[i];
    const LogicalBuffer &buffer = buffers[view.buffer];
    if (buffer.kind == LogicalBuffer::Computed && buffer.block == &block && buffer.instruction &&
        buffer.instruction->kind == Instruction::Fusion && buffer.instruction->index >= block.firstOpen &&
        buffer.instruction->elements == elements && buffer.instruction->members.size() < 192 &&
        isInTiles(view, buffer, *buffer.instruction))
      candidates.push_back(buffer.instruction);
  }
  std::sort(candidates.begin(), candidates.end(), [](Instruction *a, Instruction *b) { return a->index > b->index; });
  candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
  for (Instruction *fusion : candidates) {
    const size_t self = fusion->index - block.firstOpen;
    bool fits = fusion->axes->fits(axes);
    for (size_t i = 0; i < operands.size(); ++i) {
      const LogicalBuffer &buffer = buffers[operands[i].buffer];
      if (!fits || buffer.kind != LogicalBuffer::Computed || buffer.block != &block || !buffer.instruction ||
          buffer.instruction->index < block.firstOpen)
        continue;
      fits = buffer.instruction == fusion ? i < inTiles && isInTiles(operands[i], buffer, *fusion)
                                          : !buffer.instruction->dependencies[self];
    }
    if (!fits)
      continue;
    // Other fusions that make an operand, where neither depends on the other, become part of this one.
    for (Instruction *other : candidates) {
      if (other == fusion || other->merged || fusion->members.size() + other->members.size() > 192 ||
          fusion->dependencies[other->index - block.firstOpen] || other->dependencies[self])
        continue;
      Axes both = *fusion->axes;
      if (!both.add(*other->axes) || !both.fits(axes))
        continue;
      *fusion->axes = both;
      fusion->members.insert(fusion->members.end(), other->members.begin(), other->members.end());
      std::sort(fusion->members.begin(), fusion->members.end(),
                [](const Instruction::Member &a, const Instruction::Member &b) { return a.order < b.order; });
      fusion->order = std::max(fusion->order, other->order);
      for (const Instruction::Member &member : other->members)
        buffers[member.buffer].instruction = fusion;
      for (ValueId value : other->reads)
        dependOn(*fusion, block, value);
      // What depends on the other depends on this one.
      const size_t gone = other->index - block.firstOpen;
      for (size_t i = block.firstOpen; i < block.instructions.size(); ++i)
        if (block.instructions[i]->dependencies[gone])
          block.instructions[i]->dependencies |= fusion->dependencies;
      other->members.clear();
      other->reads.clear();
      other->merged = true;
    }
    return fusion;
  }
  return nullptr;
}

void Builder::addToFusion(const plan::Op &op, std::vector<View> operands, int64_t elements, const Axes &axes,
                          Block &block) {
  const size_t inTiles = operands.size() - (isFusedReduction(op) ? 1 : 0);
  Instruction *fusion = findFusion(operands, inTiles, elements, axes, block);
  if (!fusion) {
    fusion = &addInstruction(Instruction::Fusion, block);
    fusion->elements = elements;
    fusion->axes = std::make_unique<Axes>(elements);
  }
  fusion->axes->add(axes);
  fusion->order = nextOrder++;
  const ValueId result = op.results[0];
  buffers[result].block = &block;
  buffers[result].instruction = fusion;
  for (const View &view : operands)
    if (buffers[view.buffer].instruction != fusion)
      dependOn(*fusion, block, view.buffer);
  fusion->members.push_back({&op, result, fusion->order, std::move(operands)});
}

Status Builder::formElementwise(const plan::Op &op, Block &block) {
  const TensorType &type = program.values[op.results[0]];
  const int64_t elements = elementCount(type.shape);
  Axes axes(elements);
  std::vector<View> operands;
  for (ValueId value : op.operands) {
    View view = views[value];
    if (view.layout.shape != type.shape) {
      if (view.layout.elements() != 1)
        return makeError(SHLO_INVALID_PROGRAM, "an elementwise op has operands of different shapes");
      // A scalar stands for all elements.
      view.layout.shape = type.shape;
      view.layout.strides.assign(type.shape.size(), 0);
    }
    if (!axes.add(view.layout.shape, view.layout.strides))
      view = materialize(value, view, block);
    operands.push_back(std::move(view));
  }
  addToFusion(op, std::move(operands), elements, axes, block);
  return {};
}

// What a reduction's result looks like along the axes of its operand.
static plan::Extents resultStrides(const plan::Extents &shape, const plan::Extents &reduced) {
  plan::Extents strides(shape.size(), 0);
  int64_t stride = 1;
  for (size_t i = shape.size(); i-- > 0;) {
    if (std::find(reduced.begin(), reduced.end(), int64_t(i)) != reduced.end())
      continue;
    strides[i] = stride;
    stride *= shape[i];
  }
  return strides;
}

Status Builder::formReduce(const plan::Op &op, Block &block) {
  const auto &reduce = std::get<plan::Reduce>(op.data);
  if (op.operands.size() != 2 || op.results.size() != 1)
    return formKernel(op, block);
  const View operand = views[op.operands[0]], init = views[op.operands[1]];
  const ElementType element = operand.layout.element;
  const SimpleBody simple = recognize(op.bodies[0]);
  if (!simple.simple || op.bodies[0].parameters.size() != 2 || simple.first == simple.second ||
      !rowKernel(simd, simple.function, computeType(element)) || init.layout.element != element ||
      program.values[op.results[0]].element != element || init.layout.elements() != 1)
    return formKernel(op, block);
  const int64_t elements = operand.layout.elements();
  Axes axes(elements);
  if (!axes.add(operand.layout.shape, resultStrides(operand.layout.shape, reduce.dimensions)) ||
      !axes.add(operand.layout.shape, operand.layout.strides))
    return formKernel(op, block);
  addToFusion(op, {operand, init}, elements, axes, block);
  return {};
}

// f(nothing), where a reduction may start there instead of at its init value.
static bool identityOf(plan::ElementFunction function, ElementType type, double &identity) {
  using plan::ElementFunction;
  if (!isFloat(type))
    return false;
  constexpr double infinity = std::numeric_limits<double>::infinity();
  switch (function) {
  case ElementFunction::Add: identity = -0.0; return true;
  case ElementFunction::Mul: identity = 1; return true;
  case ElementFunction::Max: identity = -infinity; return true;
  case ElementFunction::Min: identity = infinity; return true;
  default: return false;
  }
}

Status Builder::finishFusion(Instruction &instruction) {
  FusionDescription fusion(simd, instruction.elements);
  fusion.axes = *instruction.axes;
  std::map<ValueId, TileValue> inTiles;
  auto input = [&](const View &view) -> TileValue {
    for (size_t i = 0; i < instruction.inputs.size(); ++i)
      if (instruction.inputs[i].buffer == view.buffer && instruction.inputs[i].offset == view.offset &&
          fusion.inputs[i].strides == view.layout.strides && fusion.inputs[i].shape == view.layout.shape)
        return fusion.inputValues[i];
    instruction.inputs.push_back(view);
    fusion.inputs.push_back(view.layout);
    fusion.inputValues.push_back(fusion.tile.addInput(view.layout.element));
    return fusion.inputValues.back();
  };
  auto tileValue = [&](const View &view) -> TileValue {
    auto found = inTiles.find(view.buffer);
    return found != inTiles.end() && view.isWhole(instruction.elements) ? found->second : input(view);
  };
  std::vector<View> inits;
  std::vector<ValueId> results;
  for (const Instruction::Member &member : instruction.members) {
    const plan::Op &op = *member.op;
    if (auto *reduce = std::get_if<plan::Reduce>(&op.data)) {
      const TensorType &type = program.values[op.operands[0]];
      FusedReduction reduction;
      TileValue value = tileValue(member.operands[0]);
      if (computeType(type.element) != type.element) {
        Result<TileValue> wide = fusion.tile.convert(value, computeType(type.element));
        if (!wide)
          return std::move(wide.error());
        value = *wide;
      }
      reduction.value = value;
      reduction.function = recognize(op.bodies[0]).function;
      reduction.element = type.element;
      reduction.shape = type.shape;
      reduction.strides = resultStrides(type.shape, reduce->dimensions);
      reduction.results = elementCount(program.values[member.buffer].shape);
      reduction.hasIdentity = identityOf(reduction.function, type.element, reduction.identity);
      fusion.reductions.push_back(std::move(reduction));
      inits.push_back(member.operands[1]);
      results.push_back(member.buffer);
      continue;
    }
    const TensorType &type = program.values[member.buffer];
    std::vector<TileValue> operands;
    for (const View &view : member.operands)
      operands.push_back(tileValue(view));
    Result<TileValue> made = fusion.tile.add(std::get<plan::Elementwise>(op.data), operands, type.element);
    if (!made)
      return std::move(made.error());
    inTiles[member.buffer] = *made;
    if (!buffers[member.buffer].isStored)
      continue;
    // A value that has a place already (a conversion to its own type) is read from there.
    if (std::find(fusion.outputs.begin(), fusion.outputs.end(), *made) != fusion.outputs.end() ||
        std::find(fusion.inputValues.begin(), fusion.inputValues.end(), *made) != fusion.inputValues.end())
      *made = inTiles[member.buffer] = fusion.tile.copy(*made);
    fusion.outputs.push_back(*made);
    instruction.outputs.push_back(member.buffer);
  }
  instruction.inputs.insert(instruction.inputs.end(), inits.begin(), inits.end());
  instruction.outputs.insert(instruction.outputs.end(), results.begin(), results.end());
  instruction.kernel = std::make_unique<FusionKernel>(std::move(fusion));
  return {};
}

//--- Control --------------------------------------------------------------------------------------------------------//

// What a block reads from around it.
static void collectReads(const Block &block, const std::vector<LogicalBuffer> &buffers, std::vector<ValueId> &reads) {
  auto add = [&](ValueId value) { reads.push_back(value); };
  for (const auto &instruction : block.instructions)
    for (ValueId value : instruction->reads)
      add(value);
  for (const View &view : block.results)
    add(view.buffer);
}

Status Builder::formWhile(const plan::Op &op, Block &block) {
  if (op.bodies.size() != 2 || op.operands.size() != op.results.size() || op.bodies[0].results.size() != 1 ||
      op.bodies[0].parameters.size() != op.operands.size() || op.bodies[1].parameters.size() != op.operands.size() ||
      op.bodies[1].results.size() != op.operands.size())
    return makeError(SHLO_INVALID_PROGRAM, "a loop's values and regions do not fit");
  const plan::Body &condition = op.bodies[0], &step = op.bodies[1];
  Instruction &instruction = addInstruction(Instruction::While, block);
  auto conditionBlock = std::make_unique<Block>(), stepBlock = std::make_unique<Block>();
  for (Block *inner : {conditionBlock.get(), stepBlock.get()}) {
    inner->parent = &block;
    inner->owner = &instruction;
  }
  std::vector<size_t> carried;
  for (size_t i = 0; i < op.operands.size(); ++i) {
    const View &init = views[op.operands[i]];
    if (step.results[i] == step.parameters[i]) {
      // Every step finds what the loop began with.
      views[condition.parameters[i]] = views[step.parameters[i]] = views[op.results[i]] = init;
      continue;
    }
    State state{init, step.parameters[i], op.results[i], {}};
    LogicalBuffer &parameter = buffers[state.parameter];
    parameter.isState = true;
    parameter.isStored = true;
    parameter.block = stepBlock.get();
    views[condition.parameters[i]] = views[state.parameter];
    buffers[state.result].block = &block;
    buffers[state.result].instruction = &instruction;
    instruction.states.push_back(std::move(state));
    carried.push_back(i);
  }
  if (Status status = formBlock(condition, *conditionBlock); !status)
    return status;
  if (Status status = formBlock(step, *stepBlock); !status)
    return status;
  instruction.predicate = conditionBlock->results[0];
  for (size_t k = 0; k < carried.size(); ++k) {
    View next = stepBlock->results[carried[k]];
    // A state that becomes another must be out of the way before that one changes.
    if (buffers[next.buffer].isState && buffers[next.buffer].block == stepBlock.get())
      next = materialize(step.results[carried[k]], next, *stepBlock);
    instruction.states[k].next = std::move(next);
  }
  stepBlock->results.clear();
  for (const State &state : instruction.states)
    stepBlock->results.push_back(state.next);
  std::vector<ValueId> reads;
  for (const State &state : instruction.states)
    reads.push_back(state.init.buffer);
  collectReads(*conditionBlock, buffers, reads);
  collectReads(*stepBlock, buffers, reads);
  for (ValueId value : reads)
    dependOn(instruction, block, value);
  instruction.order = nextOrder++;
  instruction.blocks.push_back(std::move(conditionBlock));
  instruction.blocks.push_back(std::move(stepBlock));
  return {};
}

Status Builder::formCase(const plan::Op &op, Block &block) {
  if (op.operands.size() != 1 || op.bodies.empty())
    return makeError(SHLO_INVALID_PROGRAM, "a case without index or branches");
  Instruction &instruction = addInstruction(Instruction::Case, block);
  instruction.op = &op;
  instruction.inputs = {views[op.operands[0]]};
  std::vector<ValueId> reads = {instruction.inputs[0].buffer};
  for (const plan::Body &body : op.bodies) {
    if (body.results.size() != op.results.size())
      return makeError(SHLO_INVALID_PROGRAM, "a case has branches of different results");
    auto branch = std::make_unique<Block>();
    branch->parent = &block;
    branch->owner = &instruction;
    if (Status status = formBlock(body, *branch); !status)
      return status;
    collectReads(*branch, buffers, reads);
    instruction.blocks.push_back(std::move(branch));
  }
  for (ValueId value : reads)
    dependOn(instruction, block, value);
  for (ValueId value : op.results) {
    buffers[value].block = &block;
    buffers[value].instruction = &instruction;
  }
  instruction.outputs = op.results;
  instruction.order = nextOrder++;
  return {};
}

//--- Order ----------------------------------------------------------------------------------------------------------//

void Builder::markStored(Block &block) {
  for (const auto &instruction : block.instructions) {
    for (ValueId value : instruction->reads)
      buffers[value].isStored = true;
    for (const auto &inner : instruction->blocks)
      markStored(*inner);
  }
  for (const View &view : block.results)
    buffers[view.buffer].isStored = true;
}

// Each instruction as late as its last op stood in the program, unless another one depends on it before.
void Builder::order(Block &block) {
  std::vector<std::vector<Instruction *>> readers(block.instructions.size());
  std::vector<size_t> missing(block.instructions.size(), 0);
  for (const auto &instruction : block.instructions) {
    std::vector<Instruction *> makers;
    for (ValueId value : instruction->reads)
      if (Instruction *maker = buffers[value].block == &block ? buffers[value].instruction : nullptr;
          maker && maker != instruction.get())
        makers.push_back(maker);
    std::sort(makers.begin(), makers.end());
    makers.erase(std::unique(makers.begin(), makers.end()), makers.end());
    for (Instruction *maker : makers)
      readers[maker->index].push_back(instruction.get());
    missing[instruction->index] = makers.size();
  }
  auto later = [](const Instruction *a, const Instruction *b) { return a->order > b->order; };
  std::priority_queue<Instruction *, std::vector<Instruction *>, decltype(later)> ready(later);
  for (const auto &instruction : block.instructions)
    if (missing[instruction->index] == 0)
      ready.push(instruction.get());
  std::vector<std::unique_ptr<Instruction>> ordered;
  while (!ready.empty()) {
    Instruction *instruction = ready.top();
    ready.pop();
    for (Instruction *reader : readers[instruction->index])
      if (--missing[reader->index] == 0)
        ready.push(reader);
    if (!instruction->merged)
      ordered.push_back(std::move(block.instructions[instruction->index]));
  }
  block.instructions = std::move(ordered);
}

Status Builder::finishBlock(Block &block) {
  order(block);
  for (const auto &instruction : block.instructions) {
    if (instruction->kind == Instruction::Fusion)
      if (Status status = finishFusion(*instruction); !status)
        return status;
    for (const auto &inner : instruction->blocks)
      if (Status status = finishBlock(*inner); !status)
        return status;
  }
  return {};
}

} // namespace shlo::exec
