// Loops and branches: instructions with blocks.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/build.h"

#include <algorithm>

namespace shlo::exec {

using plan::ValueId;

// Collects the buffers that a block reads.
static void collectReads(const Block &block, std::vector<ValueId> &reads) {
  for (const auto &instruction : block.instructions)
    if (!instruction->isLate) // such instructions read nothing of outside but what others read (plan/settle.cpp)
      reads.insert(reads.end(), instruction->reads.begin(), instruction->reads.end());
  for (const View &view : block.results)
    reads.push_back(view.buffer);
}

// Removes late instructions of an inner block that would have to wait for values of outside which nothing else in the
// loop or branch reads: `reads` are those that something does, in order.
static void dropWaiting(Block &block, const std::vector<ValueId> &reads, const std::vector<LogicalBuffer> &buffers) {
  auto isInside = [&](const Block *of) {
    while (of && of != &block)
      of = of->parent;
    return of != nullptr;
  };
  for (const auto &instruction : block.instructions) {
    if (!instruction->isLate)
      continue;
    const bool waits = std::any_of(instruction->reads.begin(), instruction->reads.end(), [&](ValueId value) {
      const LogicalBuffer &buffer = buffers[value];
      const bool isMissing = isInside(buffer.block) && buffer.instruction && buffer.instruction->merged &&
                             buffer.instruction->isLate;
      return isMissing || (buffer.kind == LogicalBuffer::Computed && !buffer.isState && !isInside(buffer.block) &&
                           !std::binary_search(reads.begin(), reads.end(), value));
    });
    if (!waits)
      continue;
    instruction->merged = true;
    instruction->members.clear();
    instruction->reads.clear();
  }
}

// The instruction reads what its blocks read from outside, beside the given buffers.
void Builder::dependOnReads(Instruction &instruction, Block &block, std::vector<ValueId> reads) {
  for (const auto &inner : instruction.blocks)
    collectReads(*inner, reads);
  std::sort(reads.begin(), reads.end());
  reads.erase(std::unique(reads.begin(), reads.end()), reads.end());
  for (const auto &inner : instruction.blocks)
    dropWaiting(*inner, reads, buffers);
  for (ValueId value : reads)
    if (const Block *of = buffers[value].block; !of || of->owner != &instruction)
      dependOn(instruction, block, value);
}

static Block &addBlock(Instruction &instruction, Block &parent) {
  Block &block = *instruction.blocks.emplace_back(std::make_unique<Block>());
  block.parent = &parent;
  block.owner = &instruction;
  return block;
}

Status Builder::openWhile(const plan::Op &op, Block &block) {
  if (op.bodies.size() != 2 || op.operands.size() != op.results.size() || op.bodies[0].results.size() != 1 ||
      op.bodies[0].parameters.size() != op.operands.size() || op.bodies[1].parameters.size() != op.operands.size() ||
      op.bodies[1].results.size() != op.operands.size())
    return makeError(SHLO_INVALID_PROGRAM, "the values of a loop do not match its regions");
  const plan::Body &condition = op.bodies[0], &step = op.bodies[1];
  std::vector<View> inits;
  for (ValueId value : op.operands)
    inits.push_back(exactView(value, block));
  Instruction &instruction = addInstruction(Instruction::While, block);
  instruction.op = &op;
  Block &conditionBlock = addBlock(instruction, block), &stepBlock = addBlock(instruction, block);
  for (size_t i = 0; i < op.operands.size(); ++i) {
    const View &init = inits[i];
    if (step.results[i] == step.parameters[i]) {
      // Every iteration reads the initial value.
      views[condition.parameters[i]] = views[step.parameters[i]] = views[op.results[i]] = init;
      continue;
    }
    State state{init, step.parameters[i], op.results[i], {}};
    LogicalBuffer &parameter = buffers[state.parameter];
    parameter.isState = true;
    parameter.isStored = true;
    parameter.block = &stepBlock;
    views[condition.parameters[i]] = views[state.parameter];
    buffers[state.result].block = &block;
    buffers[state.result].instruction = &instruction;
    instruction.states.push_back(std::move(state));
  }
  openBlock(step, stepBlock, &op);
  openBlock(condition, conditionBlock, &op); // the first to be formed
  return {};
}

void Builder::finishWhile(const plan::Op &op, Instruction &instruction, Block &block) {
  const plan::Body &step = op.bodies[1];
  Block &conditionBlock = *instruction.blocks[0], &stepBlock = *instruction.blocks[1];
  instruction.predicate = conditionBlock.results[0];
  auto state = instruction.states.begin();
  for (size_t i = 0; i < op.operands.size(); ++i) {
    if (step.results[i] == step.parameters[i])
      continue;
    View next = stepBlock.results[i];
    // A state that becomes another state must be copied before the step overwrites it.
    if (buffers[next.buffer].isState && buffers[next.buffer].block == &stepBlock)
      next = materialize(step.results[i], next, stepBlock);
    (state++)->next = std::move(next);
  }
  stepBlock.results.clear();
  for (const State &state : instruction.states)
    stepBlock.results.push_back(state.next);
  std::vector<ValueId> reads;
  for (const State &state : instruction.states)
    reads.push_back(state.init.buffer);
  dependOnReads(instruction, block, std::move(reads));
  instruction.order = nextOrder++;
}

Status Builder::openCase(const plan::Op &op, Block &block) {
  if (op.operands.size() != 1 || op.bodies.empty())
    return makeError(SHLO_INVALID_PROGRAM, "a case has no index or no branches");
  for (const plan::Body &body : op.bodies)
    if (body.results.size() != op.results.size())
      return makeError(SHLO_INVALID_PROGRAM, "the branches of a case have different results");
  const View index = exactView(op.operands[0], block);
  Instruction &instruction = addInstruction(Instruction::Case, block);
  instruction.op = &op;
  instruction.inputs = {index};
  for (size_t i = 0; i < op.bodies.size(); ++i)
    addBlock(instruction, block);
  for (size_t i = op.bodies.size(); i-- != 0;) // the last to be opened is the first to be formed
    openBlock(op.bodies[i], *instruction.blocks[i], &op);
  return {};
}

void Builder::finishCase(const plan::Op &op, Instruction &instruction, Block &block) {
  dependOnReads(instruction, block, {instruction.inputs[0].buffer});
  for (ValueId value : op.results) {
    buffers[value].block = &block;
    buffers[value].instruction = &instruction;
  }
  instruction.outputs = op.results;
  instruction.order = nextOrder++;
}

} // namespace shlo::exec
