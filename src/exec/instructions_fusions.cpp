// Makes fusions of elementwise ops and reductions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/body.h"
#include "exec/build.h"

#include <algorithm>

namespace shlo::exec {

using plan::ValueId;

// A reduction of one element each is an element function of it and the init value.
bool Builder::isFusedReduction(const plan::Op &op) const {
  auto elements = [&](ValueId value) { return elementCount(program.values[value].shape); };
  return std::holds_alternative<plan::Reduce>(op.data) && elements(op.operands[0]) != elements(op.results[0]);
}

// Whether the view is a value in the tiles of this fusion.
bool Builder::isInTiles(const View &view, const LogicalBuffer &buffer, const Instruction &fusion) const {
  return buffer.kind == LogicalBuffer::Computed && buffer.instruction == &fusion && view.isWhole(fusion.elements) &&
         elementCount(buffer.type.shape) == fusion.elements &&
         std::any_of(fusion.members.rbegin(), fusion.members.rend(), [&](const Instruction::Member &member) {
           return member.buffer == view.buffer && !isFusedReduction(*member.op);
         });
}

// Whether an op may be in this fusion: no operand outside of its tiles depends on it.
bool Builder::mayJoin(const Instruction &fusion, const std::vector<View> &operands, size_t inTiles,
                      const Block &block) const {
  for (size_t i = 0; i < operands.size(); ++i) {
    const LogicalBuffer &buffer = buffers[operands[i].buffer];
    if (buffer.kind != LogicalBuffer::Computed || buffer.block != &block || !buffer.instruction ||
        buffer.instruction->index < block.firstOpen)
      continue;
    if (buffer.instruction == &fusion ? i >= inTiles || !isInTiles(operands[i], buffer, fusion)
                                      : buffer.instruction->dependencies[fusion.index - block.firstOpen])
      return false;
  }
  return true;
}

// The newest instructions, as far as they are fusions, may read elements with a step, as the op does. Together they put
// these elements in order once.
Instruction *Builder::findSibling(const std::vector<View> &operands, size_t inTiles, int64_t elements, const Axes &axes,
                                  Block &block) {
  constexpr size_t mostFusions = 4, mostMembers = 16;
  auto hasStep = [&](const View &view) {
    const plan::Extents &strides = view.layout.strides;
    return view.layout.elements() == elements && !view.layout.isRowMajor() &&
           std::find(strides.begin(), strides.end(), 0) == strides.end();
  };
  if (std::none_of(operands.begin(), operands.begin() + ptrdiff_t(inTiles), hasStep))
    return nullptr;
  auto isAlike = [](const View &a, const View &b) {
    return a.buffer == b.buffer && a.offset == b.offset && a.layout.strides == b.layout.strides &&
           a.layout.shape == b.layout.shape;
  };
  auto sharesRead = [&](const Instruction &fusion) {
    const size_t count = fusion.members.size();
    for (size_t i = count; i-- > count - std::min(count, mostMembers);)
      for (const View &read : fusion.members[i].operands)
        if (std::any_of(operands.begin(), operands.begin() + ptrdiff_t(inTiles),
                        [&](const View &view) { return isAlike(read, view) && hasStep(view); }))
          return true;
    return false;
  };
  size_t seen = 0;
  for (size_t i = block.instructions.size(); i-- > block.firstOpen && seen < mostFusions;) {
    Instruction &fusion = *block.instructions[i];
    if (fusion.merged)
      continue;
    if (fusion.kind != Instruction::Fusion)
      return nullptr;
    ++seen;
    if (fusion.elements == elements && fusion.members.size() < 192 && fusion.axes->fits(axes) && sharesRead(fusion) &&
        mayJoin(fusion, operands, inTiles, block))
      return &fusion;
  }
  return nullptr;
}

// Finds a fusion that computes one of the first `inTiles` operands and that the op may join. None of the other operands
// may depend on it.
Instruction *Builder::findFusion(const std::vector<View> &operands, size_t inTiles, int64_t elements, const Axes &axes,
                                 Block &block) {
  ShortList<Instruction *, 4> candidates;
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
    if (!fusion->axes->fits(axes) || !mayJoin(*fusion, operands, inTiles, block))
      continue;
    // Merges other fusions that compute an operand into this one, if neither depends on the other.
    for (Instruction *other : candidates) {
      if (other == fusion || other->merged || fusion->members.size() + other->members.size() > 192 ||
          fusion->dependencies[other->index - block.firstOpen] || other->dependencies[self] ||
          !mayJoin(*other, operands, inTiles, block))
        continue;
      Axes both = *fusion->axes;
      if (!both.add(*other->axes) || !both.fits(axes))
        continue;
      *fusion->axes = both;
      for (const Instruction::Member &member : other->members)
        buffers[member.buffer].instruction = fusion;
      // The few members of one fusion, which are often the newest, move to the many of the other.
      if (fusion->members.size() < other->members.size())
        fusion->members.swap(other->members);
      const auto middle = fusion->members.insert(fusion->members.end(), std::move_iterator(other->members.begin()),
                                                 std::move_iterator(other->members.end()));
      std::inplace_merge(fusion->members.begin(), middle, fusion->members.end(),
                         [](const Instruction::Member &a, const Instruction::Member &b) { return a.order < b.order; });
      fusion->order = std::max(fusion->order, other->order);
      for (ValueId value : other->reads)
        dependOn(*fusion, block, value);
      // Instructions that depend on the other fusion now depend on this one.
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

Instruction::Member &Builder::addToFusion(const plan::Op &op, std::vector<View> operands, int64_t elements,
                                          const Axes &axes, Block &block) {
  const bool hasOutside = isFusedReduction(op) || std::holds_alternative<plan::Gather>(op.data);
  const size_t inTiles = operands.size() - hasOutside;
  Instruction *fusion = findFusion(operands, inTiles, elements, axes, block);
  if (!fusion)
    fusion = findSibling(operands, inTiles, elements, axes, block);
  if (!fusion) {
    fusion = &addInstruction(Instruction::Fusion, block);
    fusion->elements = elements;
    fusion->axes.emplace(elements);
  }
  fusion->axes->add(axes);
  fusion->order = nextOrder++;
  const ValueId result = op.results[0];
  buffers[result].block = &block;
  buffers[result].instruction = fusion;
  for (const View &view : operands)
    if (buffers[view.buffer].instruction != fusion)
      dependOn(*fusion, block, view.buffer);
  fusion->members.push_back({&op, result, fusion->order, std::move(operands), nullptr});
  return fusion->members.back();
}

// Whether the view is a constant of few elements that every iteration of a loop would repeat or move again.
bool Builder::isRepeatedInLoop(ValueId value, const View &view, const Block &block) const {
  constexpr int64_t mostBytes = 2048;
  const Layout &layout = view.layout;
  if (buffers[view.buffer].kind != LogicalBuffer::Constant || layout.shape != program.values[value].shape ||
      layout.isRowMajor() || layout.elements() * int64_t(byteSize(layout.element)) > mostBytes)
    return false;
  const Block *around = &block;
  while (around->owner && around->owner->kind != Instruction::While)
    around = around->parent;
  return around->owner != nullptr;
}

// Whether the op is a bitcast_convert that keeps the bytes of every element.
bool Builder::isReinterpretation(const plan::Op &op) const {
  if (!std::holds_alternative<plan::BitcastConvert>(op.data))
    return false;
  const TensorType &from = program.values[op.operands[0]], &to = program.values[op.results[0]];
  auto isWhole = [](ElementType type) { return !isComplex(type) && info(type).bits == 8 * byteSize(type); };
  return from.shape == to.shape && byteSize(from.element) == byteSize(to.element) && isWhole(from.element) &&
         isWhole(to.element);
}

Status Builder::formElementwise(const plan::Op &op, Block &block) {
  const TensorType &type = program.values[op.results[0]];
  const int64_t elements = elementCount(type.shape);
  Axes axes(elements);
  std::vector<View> operands;
  operands.reserve(op.operands.size());
  for (ValueId value : op.operands) {
    View view = views[value];
    if (program.values[value].shape != type.shape) {
      if (view.layout.elements() != 1)
        return makeError(SHLO_INVALID_PROGRAM, "an elementwise op has operands of different shapes");
      // A scalar is broadcast.
      view.layout.shape = type.shape;
      view.layout.strides.assign(type.shape.size(), 0);
    }
    if (!axes.add(view.layout.shape, view.layout.strides) || isRepeatedInLoop(value, view, block))
      view = materialize(value, view, block);
    operands.push_back(std::move(view));
  }
  addToFusion(op, std::move(operands), elements, axes, block);
  return {};
}

plan::Extents resultStrides(const plan::Extents &shape, const plan::NumberList &reduced) {
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

Status Builder::formReduceOne(const plan::Op &op, View operand, View init, Block &block) {
  const auto &reduced = std::get<plan::Reduce>(op.data).dimensions;
  Layout layout{operand.layout.element, {}, {}};
  for (size_t d = 0; d < operand.layout.shape.size(); ++d)
    if (std::find(reduced.begin(), reduced.end(), int64_t(d)) == reduced.end()) {
      layout.shape.push_back(operand.layout.shape[d]);
      layout.strides.push_back(operand.layout.strides[d]);
    }
  operand.layout = layout;
  init.layout = {layout.element, layout.shape, plan::Extents(layout.shape.size(), 0)};
  const int64_t elements = layout.elements();
  Axes axes(elements);
  if (!axes.add(layout.shape, layout.strides))
    return formKernel(op, block);
  addToFusion(op, {std::move(init), std::move(operand)}, elements, axes, block);
  return {};
}

Status Builder::formReduce(const plan::Op &op, Block &block) {
  const auto &reduce = std::get<plan::Reduce>(op.data);
  if (op.operands.size() != 2 || op.results.size() != 1)
    return formKernel(op, block);
  const View operand = exactView(op.operands[0], block), init = exactView(op.operands[1], block);
  const ElementType element = operand.layout.element;
  const std::optional<BinaryBody> body = recognize(op.bodies[0]);
  if (body && !isFusedReduction(op) && init.layout.elements() == 1 && init.layout.element == element &&
      program.values[op.results[0]].element == element)
    return formReduceOne(op, operand, init, block);
  if (!body || !rowKernel(simd, body->op.function, computeType(element)) || init.layout.element != element ||
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

} // namespace shlo::exec
