// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/step_list.h"

#include "exec/counted_loops.h"
#include "exec/row_group.h"
#include "exec/shaping.h"

#include <cmath>
#include <unordered_map>

namespace shlo::exec {

using plan::ValueId;

namespace {

class Emitter final : public StepMaker {
public:
  Emitter(Builder &builder, StepList &list) : builder(builder), list(list) {}

  void emitProgram();

  // For the kernel that is being emitted.
  uint32_t input(size_t index, int64_t bytes) override { return pointer(inputs[index], bytes); }
  uint32_t output(size_t index, int64_t bytes) override { return pointer(outputs[index], bytes); }
  uint32_t scratch(int64_t bytes) override { return pointer({.offset = int64_t(builder.arenaBytes)}, bytes); }
  uint32_t inputsFrom(size_t index) override { return consecutive({inputs.begin() + int64_t(index), inputs.end()}); }
  bool isInPlace(size_t input, size_t output) const override { return inputs[input] == outputs[output]; }
  void add(Step step) override {
    list.steps.push_back(step);
    list.pieceOf.push_back(piece);
  }

private:
  Location locate(ValueId value, int64_t elements, ElementType element) const;
  Location locate(const View &view) const { return locate(view.buffer, view.offset, view.layout.element); }
  uint32_t pointer(Location location, int64_t bytes = 0);
  uint32_t consecutive(const std::vector<Location> &locations);

  // The steps that follow are a piece of the current block.
  [[gnu::noinline]] uint32_t addPiece(const char *name, const Instruction *instruction);
  [[gnu::noinline]] uint32_t addBlock(StepList::Block::Kind kind, uint32_t owner, uint32_t loop);
  void emit(Block &block, uint32_t number);
  void emitWhile(Instruction &instruction);
  void emitCase(Instruction &instruction);
  // The others are not part of the recursion.
  [[gnu::noinline]] void emitInstruction(Instruction &instruction);
  // On `inputs` and `outputs`.
  [[gnu::noinline]] void emitKernel(const Kernel &kernel, StepHandler handler = kernelStep);
  [[gnu::noinline]] void emitCopy(const View &view, ValueId target);
  [[gnu::noinline]] void endLoop(uint32_t predicate, size_t begin);
  [[gnu::noinline]] void addExchanges(const Instruction &loop);
  [[gnu::noinline]] void addExchangeSteps(StepHandler handler, size_t begin, size_t end);
  [[gnu::noinline]] void addCursorsStep(StepHandler handler, const CursorMoves *moves);
  [[gnu::noinline]] void beginCursors(Instruction &loop);
  [[gnu::noinline]] void addMoves(const Instruction &loop);
  [[gnu::noinline]] void findMoves(const Instruction &loop);
  void findPointers(std::vector<uint32_t> &found, int64_t bytes);
  // The next step, to which others jump.
  size_t label() {
    labels.push_back(list.steps.size());
    return labels.back();
  }
  [[gnu::noinline]] uint32_t addLoop(const Instruction &instruction);
  [[gnu::noinline]] void finishLoop(uint32_t number, const StepLoop &steps, size_t condition);
  [[gnu::noinline]] size_t addJump(StepHandler handler, uint32_t operand = 0);
  void setTarget(size_t jump) { list.steps[jump].n = int64_t(label() - jump); }

  Builder &builder;
  StepList &list;
  struct LocationHash {
    size_t operator()(const Location &location) const {
      return (size_t(location.constant) ^ size_t(location.offset) * 0x9e3779b97f4a7c15 ^
              (size_t(location.argument) << 40 | location.kind)) *
             0x9e3779b97f4a7c15;
    }
  };
  std::unordered_map<Location, uint32_t, LocationHash> known;
  // The pointers by pages of memory, for findPointers: as many as there are when it is called.
  static constexpr int64_t pageBytes = 4096;
  static Location pageOf(Location location) {
    location.offset /= pageBytes;
    return location;
  }
  std::unordered_map<Location, std::vector<uint32_t>, LocationHash> pages;
  size_t inPages = 0;
  std::vector<Location> inputs, outputs;
  std::vector<size_t> labels = {0}; // ascending
  std::vector<StepLoop> loops;
  uint32_t piece = 0, block = 0; // the current ones
};

//--- Pointers -------------------------------------------------------------------------------------------------------//

Location Emitter::locate(ValueId value, int64_t elements, ElementType element) const {
  const LogicalBuffer &buffer = builder.buffers[value];
  Location location{.offset = elements * int64_t(byteSize(element))};
  if (buffer.cursor >= 0) {
    location.kind = Location::Cursor;
    location.argument = uint32_t(buffer.cursor);
  } else if (buffer.kind == LogicalBuffer::Constant) {
    location.kind = Location::Constant;
    location.constant = buffer.constant + location.offset;
    location.offset = 0;
  } else if (buffer.kind == LogicalBuffer::Input) {
    location.kind = Location::Input;
    location.argument = uint32_t(buffer.input);
  } else {
    const Allocation &allocation = builder.allocations[size_t(buffer.allocation)];
    if (allocation.output >= 0) {
      location.kind = Location::Output;
      location.argument = uint32_t(allocation.output);
      location.offset += buffer.place;
    } else {
      location.offset += int64_t(allocation.offset) + buffer.place;
    }
  }
  return location;
}

uint32_t Emitter::pointer(Location location, int64_t bytes) {
  if (location.kind == Location::Constant)
    location.constant += bytes;
  else
    location.offset += bytes;
  auto [found, isNew] = known.try_emplace(location, uint32_t(list.pointers.size()));
  if (isNew)
    list.pointers.push_back(location);
  return found->second;
}

uint32_t Emitter::consecutive(const std::vector<Location> &locations) {
  if (locations.size() == 1)
    return pointer(locations[0]);
  const uint32_t first = uint32_t(list.pointers.size());
  list.pointers.insert(list.pointers.end(), locations.begin(), locations.end());
  return first;
}

//--- Kernels --------------------------------------------------------------------------------------------------------//

void Emitter::emitKernel(const Kernel &kernel, StepHandler handler) {
  if (!builder.options.choice.general && kernel.expand(*this))
    return;
  Step step;
  step.run = handler;
  step.operands[0] = consecutive(inputs);
  step.result = consecutive(outputs);
  step.kernel = &kernel;
  add(step);
}

void Emitter::emitCopy(const View &view, ValueId target) {
  const LogicalBuffer &source = builder.buffers[view.buffer], &made = builder.buffers[target];
  if (source.kind == LogicalBuffer::Computed && source.allocation == made.allocation && source.place == made.place)
    return;
  inputs = {locate(view)};
  outputs = {locate(target, 0, view.layout.element)};
  emitKernel(builder.kernels.copy(view.layout, builder.options.choice));
}

//--- Pieces ---------------------------------------------------------------------------------------------------------//

// The bytes that a view reads; repeated elements count once.
static int64_t bytesOf(const View &view) {
  int64_t elements = 1;
  for (size_t axis = 0; axis < view.layout.shape.size(); ++axis) {
    const int64_t extent = view.layout.shape[axis];
    elements *= view.layout.strides[axis] == 0 ? std::min<int64_t>(extent, 1) : extent;
  }
  return elements * int64_t(byteSize(view.layout.element));
}

// An estimate of the time of a kernel: moving bytes, and what products and convolutions multiply.
static float timeOf(const Instruction &instruction, int64_t bytes) {
  if (instruction.kind == Instruction::Fusion)
    return float(static_cast<const FusionKernel &>(*instruction.kernel).nanoseconds());
  if (const auto *group = dynamic_cast<const RowGroupKernel *>(instruction.kernel))
    return float(group->nanoseconds());
  double time = 50 + 0.1 * double(bytes);
  const bool multiplies = instruction.op && (std::get_if<plan::DotGeneral>(&instruction.op->data) ||
                                             std::get_if<plan::Convolution>(&instruction.op->data));
  if (multiplies) {
    const double lhs = double(instruction.inputs[0].layout.elements());
    const double rhs = double(instruction.inputs[1].layout.elements());
    time += 0.05 * std::sqrt(lhs * rhs) * std::sqrt(double(bytes)); // of a matrix product: sqrt(mk kn mn) = mkn
  }
  return float(time);
}

uint32_t Emitter::addPiece(const char *name, const Instruction *instruction) {
  StepList::Piece made{name, block, StepList::none, uint32_t(list.origins.size()), 0};
  if (instruction) {
    for (const Instruction::Member &member : instruction->members) {
      list.origins.push_back(member.op->origin);
      list.weights.push_back(float(member.weight));
    }
    if (instruction->op) {
      list.origins.push_back(instruction->op->origin);
      list.weights.push_back(1);
    }
    made.originCount = uint32_t(list.origins.size()) - made.firstOrigin;
  }
  if (instruction && instruction->kernel) {
    for (const View &view : instruction->inputs)
      made.read += bytesOf(view);
    for (ValueId value : instruction->outputs)
      made.written += int64_t(builder.buffers[value].bytes());
    if (!instruction->outputs.empty())
      made.output = instruction->outputs.back();
    made.nanoseconds = timeOf(*instruction, made.read + made.written);
  }
  list.pieces.push_back(made);
  const uint32_t number = uint32_t(list.pieces.size() - 1);
  list.blocks[block].pieces.push_back(number);
  return number;
}

uint32_t Emitter::addBlock(StepList::Block::Kind kind, uint32_t owner, uint32_t loop) {
  list.blocks.push_back({kind, owner, loop, uint32_t(list.steps.size()), {}});
  return uint32_t(list.blocks.size() - 1);
}

//--- Control --------------------------------------------------------------------------------------------------------//

size_t Emitter::addJump(StepHandler handler, uint32_t operand) {
  Step step;
  step.run = handler;
  step.operands[0] = operand;
  add(step);
  return list.steps.size() - 1;
}

// The work of steps outside of kernels, which count their own.
static int64_t workOf(const std::vector<Step> &steps, size_t begin) {
  int64_t work = 0;
  for (size_t i = begin; i < steps.size(); ++i) {
    const bool isLoop = steps[i].run == elementStep || steps[i].run == rowStep;
    work += isLoop ? 4 + steps[i].n : steps[i].run == copyStep ? 4 + steps[i].copy->elements() : 2;
  }
  return work;
}

void Emitter::endLoop(uint32_t predicate, size_t begin) {
  Step step;
  step.run = loopStep;
  step.operands[0] = predicate;
  step.parameter = 2 + workOf(list.steps, begin); // 2: of this step
  // Nothing but the loop reads what the condition computes.
  Step &last = list.steps.back();
  const StepHandler fused =
      list.steps.size() > labels.back() && last.result == predicate ? fusedLoopStep(last.run) : nullptr;
  if (fused) {
    std::copy(std::begin(last.operands), std::end(last.operands), step.operands);
    step.run = fused;
    list.steps.pop_back();
    list.pieceOf.pop_back();
  }
  step.n = int64_t(list.steps.size() - begin);
  add(step);
  label();
}

void Emitter::addExchanges(const Instruction &loop) {
  for (const State &state : loop.states)
    if (state.isExchanged) {
      auto exchange = std::make_unique<Exchange>();
      // Without its own pointers yet; the loop adds them.
      exchange->state = {pointer(locate(state.result, 0, ElementType::I8))};
      exchange->next = {pointer(locate(state.next.buffer, 0, ElementType::I8))};
      exchange->kept = uint32_t(list.pointers.size());
      list.pointers.push_back({.kind = Location::Constant}); // it is set by the loop
      exchange->bytes = int64_t(builder.buffers[state.result].bytes());
      list.exchanges.push_back(std::move(exchange));
    }
}

void Emitter::addExchangeSteps(StepHandler handler, size_t begin, size_t end) {
  for (size_t i = begin; i < end; ++i) {
    Step step;
    step.run = handler;
    step.exchange = list.exchanges[i].get();
    add(step);
  }
}

void Emitter::addCursorsStep(StepHandler handler, const CursorMoves *moves) {
  Step step;
  step.run = handler;
  step.cursors = moves;
  add(step);
}

void Emitter::beginCursors(Instruction &loop) {
  if (loop.cursors.empty())
    return;
  loop.moves = list.cursors.emplace_back(std::make_unique<CursorMoves>()).get();
  loop.moves->firstPointer = list.pointers.size();
  addCursorsStep(beginCursorsStep, loop.moves);
}

// At the end of an iteration, but before the counter is, if that comes last: it becomes one step with the condition.
void Emitter::addMoves(const Instruction &loop) {
  if (!loop.moves)
    return;
  const Step last = list.steps.back();
  auto isCursor = [&](uint32_t operand) { return list.pointers[operand].kind == Location::Cursor; };
  const bool isCounter = list.steps.size() > labels.back() && heldForms(last.run) &&
                         std::none_of(std::begin(last.operands), std::end(last.operands), isCursor);
  const uint32_t pieceOfLast = list.pieceOf.back();
  if (isCounter) {
    list.steps.pop_back();
    list.pieceOf.pop_back();
  }
  addCursorsStep(moveCursorsStep, loop.moves);
  if (isCounter) {
    list.steps.push_back(last);
    list.pieceOf.push_back(pieceOfLast);
  }
}

// Of the pointers that the loop's steps have.
void Emitter::findMoves(const Instruction &loop) {
  for (size_t i = loop.moves ? loop.moves->firstPointer : list.pointers.size(); i < list.pointers.size(); ++i) {
    const Location at = list.pointers[i];
    // The cursors of a loop have numbers one after another.
    const size_t number = size_t(at.argument) - size_t(builder.buffers[loop.cursors[0].slice].cursor);
    if (at.kind != Location::Cursor || number >= loop.cursors.size())
      continue;
    const Cursor &cursor = loop.cursors[number];
    loop.moves->list.push_back({uint32_t(i), pointer(locate(cursor.source)), at.offset + cursor.first, cursor.step});
  }
}

// All pointers to bytes of an exchanged array, except the one to its first byte. While the loop runs, nothing else is
// in its memory.
void Emitter::findPointers(std::vector<uint32_t> &found, int64_t bytes) {
  for (; inPages < list.pointers.size(); ++inPages)
    if (const Location &location = list.pointers[inPages]; location.kind != Location::Constant)
      pages[pageOf(location)].push_back(uint32_t(inPages));
  const Location first = list.pointers[found[0]];
  auto look = [&](uint32_t i) {
    const Location &location = list.pointers[i];
    if (i != found[0] && location.kind == first.kind && location.argument == first.argument &&
        location.offset >= first.offset && location.offset - first.offset < bytes)
      found.push_back(i);
  };
  if (uint64_t(bytes / pageBytes) > pages.size()) {
    for (uint32_t i = 0; i < list.pointers.size(); ++i)
      look(i);
    return;
  }
  Location page = pageOf(first);
  for (const int64_t last = first.offset + bytes - 1; page.offset * pageBytes <= last; ++page.offset)
    if (auto inPage = pages.find(page); inPage != pages.end())
      for (uint32_t i : inPage->second)
        look(i);
}

// The condition comes last, so that an iteration has no jump but the one at its end.
void Emitter::emitWhile(Instruction &instruction) {
  const uint32_t own = piece = addPiece("while", &instruction), loop = addLoop(instruction);
  list.pieces[own].loop = loop;
  for (const State &state : instruction.states)
    emitCopy(state.init, state.result);
  const size_t firstExchange = list.exchanges.size();
  addExchanges(instruction);
  const size_t lastExchange = list.exchanges.size();
  addExchangeSteps(keepStep, firstExchange, lastExchange);
  beginCursors(instruction);
  const size_t toCondition = addJump(jumpStep), begin = label();
  list.loops[loop].body = addBlock(StepList::Block::Body, own, loop);
  emit(*instruction.blocks[1], list.loops[loop].body);
  piece = own;
  for (const State &state : instruction.states)
    if (!state.isExchanged)
      emitCopy(state.next, state.result);
  addExchangeSteps(exchangeStep, firstExchange, lastExchange);
  addMoves(instruction);
  setTarget(toCondition);
  const size_t condition = list.steps.size();
  emit(*instruction.blocks[0], addBlock(StepList::Block::Condition, own, loop));
  piece = own;
  endLoop(pointer(locate(instruction.predicate)), begin);
  loops.push_back({toCondition, begin, list.steps.size() - 1});
  finishLoop(loop, loops.back(), condition);
  findMoves(instruction);
  for (size_t i = firstExchange; i < lastExchange; ++i) {
    findPointers(list.exchanges[i]->state, list.exchanges[i]->bytes);
    findPointers(list.exchanges[i]->next, list.exchanges[i]->bytes);
  }
  addExchangeSteps(returnStep, firstExchange, lastExchange);
}

uint32_t Emitter::addLoop(const Instruction &instruction) {
  const std::optional<LoopCount> count = countOf(builder, instruction);
  list.loops.push_back({0, 0, 0, 0, 0, count ? count->trips : -1});
  return uint32_t(list.loops.size() - 1);
}

void Emitter::finishLoop(uint32_t number, const StepLoop &steps, size_t condition) {
  StepList::Loop &loop = list.loops[number];
  loop.jump = uint32_t(steps.jump);
  loop.begin = uint32_t(steps.begin);
  loop.condition = uint32_t(condition);
  loop.end = uint32_t(steps.end);
}

void Emitter::emitCase(Instruction &instruction) {
  const uint32_t own = piece = addPiece("case", &instruction);
  const size_t branches = instruction.blocks.size();
  const uint32_t index = pointer(locate(instruction.inputs[0]));
  std::vector<uint32_t> made; // the blocks, each of which ends with a jump to the end
  auto emitBranch = [&](size_t i) {
    Block &block = *instruction.blocks[i];
    const uint32_t number = addBlock(StepList::Block::Branch, own, StepList::none);
    emit(block, number);
    piece = own;
    for (size_t k = 0; k < instruction.outputs.size(); ++k)
      emitCopy(block.results[k], instruction.outputs[k]);
    list.blocks[number].last = uint32_t(addJump(jumpStep));
    made.push_back(number);
  };
  // Of an i1, true selects the first branch.
  if (instruction.inputs[0].layout.element == ElementType::I1) {
    const size_t unless = addJump(unlessStep, index);
    emitBranch(0);
    setTarget(unless);
    if (branches > 1)
      emitBranch(branches - 1);
  } else {
    const size_t select = addJump(caseStep, index);
    list.steps[select].n = int64_t(branches);
    for (size_t i = 0; i < branches; ++i)
      addJump(jumpStep);
    for (size_t i = 0; i < branches; ++i) {
      setTarget(select + 1 + i);
      emitBranch(i);
    }
  }
  for (uint32_t number : made) {
    setTarget(list.blocks[number].last);
    if (number != made.back())
      list.blocks[number].rest = made.back();
  }
}

void Emitter::emit(Block &from, uint32_t number) {
  const uint32_t outer = block;
  for (const auto &instruction : from.instructions) {
    block = number;
    if (instruction->kind == Instruction::While) {
      emitWhile(*instruction);
    } else if (instruction->kind == Instruction::Case) {
      emitCase(*instruction);
    } else if (!instruction->isPlaced && !builder.isCursor(*instruction)) {
      emitInstruction(*instruction);
    }
  }
  block = outer;
}

void Emitter::emitInstruction(Instruction &instruction) {
  const char *const other = instruction.members.empty() ? "copy" : "fusion";
  piece = addPiece(instruction.op ? plan::info(instruction.op->data).name : other, &instruction);
  if (!instruction.kernel) { // the recorder needs it
    Step step;
    step.run = recordStep;
    step.operands[0] = pointer(locate(instruction.inputs[0]));
    step.n = int64_t(list.records.size());
    list.records.push_back(instruction.op);
    add(step);
    return;
  }
  inputs.clear();
  outputs.clear();
  for (const View &view : instruction.inputs)
    inputs.push_back(locate(view));
  for (ValueId value : instruction.outputs)
    outputs.push_back(locate(value, 0, builder.buffers[value].type.element));
  const bool meets = instruction.op && meetsProcesses(instruction.op->data);
  emitKernel(*instruction.kernel, meets ? meetingStep : kernelStep);
}

void Emitter::emitProgram() {
  list.blocks.emplace_back();
  addPiece("", nullptr);
  emit(builder.top, 0);
  for (size_t i = 0; i < builder.top.results.size(); ++i) {
    const View &view = builder.top.results[i];
    const LogicalBuffer &buffer = builder.buffers[view.buffer];
    if (buffer.kind == LogicalBuffer::Computed && builder.allocations[size_t(buffer.allocation)].output == int32_t(i))
      continue;
    // The result is a view, an argument, a constant or another result, so it is copied.
    piece = addPiece("copy", nullptr);
    inputs = {locate(view)};
    outputs = {{.kind = Location::Output, .argument = uint32_t(i)}};
    emitKernel(builder.kernels.copy(view.layout, builder.options.choice));
  }
  piece = 0;
  addJump(endStep);
  if (!builder.options.choice.general)
    holdValues(list, labels, loops);
}

} // namespace

std::string StepList::describe(size_t step, const plan::Origins &names) const {
  std::string text;
  if (step >= pieceOf.size())
    return text;
  for (uint32_t i = pieceOf[step];; i = blocks[pieces[i].block].owner) {
    if (const uint32_t origin = originOf(i)) {
      text += (text.empty() ? "" : ", in ") + names.describe(origin);
      if (const uint32_t more = pieces[i].originCount - 1)
        text += " and " + std::to_string(more) + (more == 1 ? " op" : " ops") + " before it";
    }
    if (pieces[i].block == 0)
      return text;
  }
}

StepList::StepList(Builder &builder) {
  Emitter(builder, *this).emitProgram();
  kernels = builder.kernels.take();
}

} // namespace shlo::exec
