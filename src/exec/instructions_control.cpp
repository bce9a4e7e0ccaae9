// Loops and branches: instructions with blocks.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/build.h"

#include <algorithm>

namespace shlo::exec {

using plan::ValueId;

// Collects the buffers that a block reads and an outer block defines.
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
    return makeError(SHLO_INVALID_PROGRAM, "the values of a loop do not match its regions");
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
      // Every iteration reads the initial value.
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
    // A state that becomes another state must be copied before the step overwrites it.
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
    return makeError(SHLO_INVALID_PROGRAM, "a case has no index or no branches");
  Instruction &instruction = addInstruction(Instruction::Case, block);
  instruction.op = &op;
  instruction.inputs = {views[op.operands[0]]};
  std::vector<ValueId> reads = {instruction.inputs[0].buffer};
  for (const plan::Body &body : op.bodies) {
    if (body.results.size() != op.results.size())
      return makeError(SHLO_INVALID_PROGRAM, "the branches of a case have different results");
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

} // namespace shlo::exec
