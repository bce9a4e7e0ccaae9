// Decides which values are stored, and in which order instructions run.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/build.h"

#include <algorithm>
#include <queue>

namespace shlo::exec {

using plan::ValueId;

void Builder::markStored(Block &block, bool isLate) {
  for (const auto &instruction : block.instructions) {
    const bool isLateHere = isLate || instruction->isLate;
    for (ValueId value : instruction->reads)
      (isLateHere ? buffers[value].isRecorded : buffers[value].isStored) = true;
    for (const auto &inner : instruction->blocks)
      markStored(*inner, isLateHere);
  }
  for (const View &view : block.results)
    (isLate ? buffers[view.buffer].isRecorded : buffers[view.buffer].isStored) = true;
}

// Each instruction runs at the position of its last op in the program, or earlier if another instruction depends on it.
// What computes the next state of a loop runs after the other readers of the state, because it may overwrite the state.
static std::vector<size_t> positions(const Block &block, const std::vector<LogicalBuffer> &buffers) {
  std::vector<size_t> result;
  result.reserve(block.instructions.size());
  for (const auto &instruction : block.instructions)
    result.push_back(2 * instruction->order + instruction->isLate);
  if (!block.owner || block.owner->kind != Instruction::While || block.owner->blocks[1].get() != &block)
    return result;
  std::map<ValueId, size_t> makers; // of the next states, by the current ones
  for (const State &state : block.owner->states)
    if (const LogicalBuffer &next = buffers[state.next.buffer]; next.block == &block && next.instruction)
      makers[state.parameter] = next.instruction->index;
  for (const auto &instruction : block.instructions)
    for (ValueId value : instruction->reads)
      if (const auto maker = makers.find(value); maker != makers.end() && maker->second != instruction->index)
        result[maker->second] = std::max(result[maker->second], 2 * instruction->order + 1);
  return result;
}

void Builder::order(Block &block) {
  const size_t count = block.instructions.size();
  if (count == 1) {
    if (block.instructions[0]->merged)
      block.instructions.clear();
    return;
  }
  const std::vector<size_t> position = positions(block, buffers);
  // The readers of what each instruction makes, as lists one behind the other. One that reads several values of another
  // waits for it as often.
  std::vector<uint32_t> missing(count, 0), ends(count + 1, 0);
  auto forMakers = [&](const Instruction &instruction, auto visit) {
    for (ValueId value : instruction.reads)
      if (const Instruction *maker = buffers[value].block == &block ? buffers[value].instruction : nullptr;
          maker && maker != &instruction)
        visit(maker->index);
  };
  for (const auto &instruction : block.instructions)
    forMakers(*instruction, [&](size_t maker) {
      ++ends[maker + 1];
      ++missing[instruction->index];
    });
  for (size_t i = 0; i < count; ++i)
    ends[i + 1] += ends[i];
  std::vector<uint32_t> readers(ends[count]), next(ends.begin(), ends.end() - 1);
  for (const auto &instruction : block.instructions)
    forMakers(*instruction, [&](size_t maker) { readers[next[maker]++] = uint32_t(instruction->index); });
  auto later = [&](const Instruction *a, const Instruction *b) {
    return std::pair(position[a->index], a->index) > std::pair(position[b->index], b->index);
  };
  std::priority_queue<Instruction *, std::vector<Instruction *>, decltype(later)> ready(later);
  for (const auto &instruction : block.instructions)
    if (missing[instruction->index] == 0)
      ready.push(instruction.get());
  std::vector<std::unique_ptr<Instruction>> ordered;
  ordered.reserve(count);
  while (!ready.empty()) {
    Instruction *instruction = ready.top();
    ready.pop();
    for (uint32_t i = ends[instruction->index]; i < ends[instruction->index + 1]; ++i)
      if (--missing[readers[i]] == 0)
        ready.push(block.instructions[readers[i]].get());
    if (!instruction->merged)
      ordered.push_back(std::move(block.instructions[instruction->index]));
  }
  block.instructions = std::move(ordered);
}

Status Builder::finishBlock(Block &block) {
  order(block);
  if (Status status = finishFusions(block); !status)
    return status;
  for (const auto &instruction : block.instructions) {
    for (const auto &inner : instruction->blocks)
      if (Status status = finishBlock(*inner); !status)
        return status;
  }
  return {};
}

} // namespace shlo::exec
