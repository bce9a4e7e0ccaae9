// Places logical buffers in one arena. Memory is reused after the last read of a value.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/build.h"
#include "exec/row_group.h"

#include <algorithm>
#include <queue>
#include <set>

namespace shlo::exec {

using plan::ValueId;

//--- Positions and last uses ----------------------------------------------------------------------------------------//

void Builder::number(Block &block) {
  block.begin = position++;
  for (const auto &instruction : block.instructions) {
    instruction->begin = position++;
    for (const auto &inner : instruction->blocks)
      number(*inner);
    instruction->end = position++;
  }
  block.end = position++;
}

// A value from outside a loop is needed until the loop ends.
void Builder::use(ValueId value, int64_t at, const Block &block, bool isLoose) {
  LogicalBuffer &buffer = buffers[value];
  buffer.isAligned = buffer.isAligned || !isLoose;
  if (buffer.kind == LogicalBuffer::Constant) {
    buffer.lastUse = std::max(buffer.lastUse, at);
    return;
  }
  const bool isInput = buffer.kind == LogicalBuffer::Input;
  if (!buffer.block && !isInput) {
    undefined = true;
    return;
  }
  for (const Block *around = &block; around->owner; around = around->parent) {
    if (!isInput && (buffer.block == around || buffer.block->owner == around->owner))
      break;
    if (around->owner->kind == Instruction::While)
      at = std::max(at, around->owner->end);
  }
  buffer.lastUse = std::max(buffer.lastUse, at);
}

void Builder::useAll(const Block &block) {
  for (const auto &instruction : block.instructions) {
    const uint32_t loose = instruction->kernel ? instruction->kernel->looseInputs : 0;
    for (size_t i = 0; i < instruction->inputs.size(); ++i)
      use(instruction->inputs[i].buffer, instruction->begin, block, i < 32 && (loose >> i & 1));
    for (const State &state : instruction->states)
      use(state.init.buffer, instruction->begin, block);
    for (const auto &inner : instruction->blocks)
      useAll(*inner);
    if (instruction->kind == Instruction::While)
      use(instruction->predicate.buffer, instruction->blocks[0]->end, *instruction->blocks[0]);
  }
  for (const View &view : block.results)
    use(view.buffer, block.end, block);
}

//--- Buffers --------------------------------------------------------------------------------------------------------//

int32_t Builder::newAllocation(ValueId value, int64_t first) {
  allocations.push_back({buffers[value].bytes(), first, first, -1, 0});
  return int32_t(allocations.size() - 1);
}

void Builder::occupy(ValueId value, int32_t allocation, int64_t first) {
  buffers[value].allocation = allocation;
  Allocation &occupied = allocations[size_t(allocation)];
  occupied.first = std::min(occupied.first, first);
  occupied.last = std::max({occupied.last, first, buffers[value].lastUse});
}

bool Builder::mayReplace(const Instruction &instruction, size_t input, size_t output) const {
  const View &view = instruction.inputs[input];
  const LogicalBuffer &buffer = buffers[view.buffer];
  if (buffer.kind == LogicalBuffer::Constant || buffer.bytes() != buffers[instruction.outputs[output]].bytes() ||
      !view.isWhole(elementCount(buffer.type.shape)))
    return false;
  const auto *group = dynamic_cast<const RowGroupKernel *>(instruction.kernel);
  auto isReader = [&](size_t i) { return instruction.inputs[i].buffer == view.buffer; };
  // Several fusions of a group may read it.
  for (size_t i = 0; i < instruction.inputs.size(); ++i)
    if (i != input && isReader(i) && !(group && instruction.inputs[i].isWhole(elementCount(buffer.type.shape))))
      return false;
  if (group) {
    for (size_t i = 0; i < instruction.inputs.size(); ++i)
      if (isReader(i) && !group->mayOverwrite(i, output))
        return false;
    return true;
  }
  if (instruction.kind == Instruction::Fusion)
    return static_cast<const FusionKernel &>(*instruction.kernel).mayOverwrite(input, output);
  return instruction.op && mayOverwrite(*instruction.op, input, output);
}

void Builder::assignRun(Instruction &instruction) {
  if (isCursor(instruction))
    return;
  for (size_t output = 0; output < instruction.outputs.size(); ++output) {
    const ValueId value = instruction.outputs[output];
    int32_t allocation = buffers[value].preferred;
    for (size_t input = 0; allocation < 0 && input < instruction.inputs.size(); ++input) {
      const LogicalBuffer &buffer = buffers[instruction.inputs[input].buffer];
      if (buffer.kind != LogicalBuffer::Computed || buffer.isState || buffer.lastUse != instruction.begin ||
          !mayReplace(instruction, input, output))
        continue;
      const bool taken = std::any_of(instruction.outputs.begin(), instruction.outputs.begin() + output,
                                     [&](ValueId other) { return buffers[other].allocation == buffer.allocation; });
      if (!taken)
        allocation = buffer.allocation;
    }
    occupy(value, allocation >= 0 ? allocation : newAllocation(value, instruction.begin), instruction.begin);
  }
}

// A copy of fewer bytes is as quick as an exchange of pointers.
static constexpr size_t leastExchanged = 256;

// Whether the loop may compute the next state in memory of its own that then becomes the state's.
bool Builder::mayExchange(const Instruction &loop, const State &state) const {
  const LogicalBuffer &next = buffers[state.next.buffer];
  return !options.choice.general && next.kind == LogicalBuffer::Computed && !next.isState &&
         next.block == loop.blocks[1].get() && next.instruction && next.preferred < 0 &&
         next.bytes() == buffers[state.parameter].bytes() && next.bytes() >= leastExchanged &&
         state.next.isWhole(elementCount(next.type.shape)) &&
         std::none_of(
             loop.states.begin(), loop.states.end(),
             [&](const State &other) { return &other != &state && other.next.buffer == state.next.buffer; });
}

void Builder::assignWhile(Instruction &instruction) {
  Block &step = *instruction.blocks[1];
  for (State &state : instruction.states) {
    const LogicalBuffer &init = buffers[state.init.buffer];
    int32_t allocation = buffers[state.result].preferred;
    // A state can use the memory of its initial value if nothing reads that value later.
    if (allocation < 0 && init.kind == LogicalBuffer::Computed && !init.isState && init.cursor < 0 &&
        init.lastUse == instruction.begin && init.bytes() == buffers[state.result].bytes() &&
        state.init.isWhole(elementCount(init.type.shape)) &&
        std::none_of(
            instruction.states.begin(), instruction.states.end(),
            [&](const State &other) {
              return (&other != &state && other.init.buffer == state.init.buffer) ||
                     (buffers[other.result].allocation == init.allocation && buffers[other.result].allocation >= 0);
            }))
      allocation = init.allocation;
    if (allocation < 0)
      allocation = newAllocation(state.result, instruction.begin);
    occupy(state.result, allocation, instruction.begin);
    occupy(state.parameter, allocation, instruction.begin);
    Allocation &occupied = allocations[size_t(allocation)];
    occupied.last = std::max(occupied.last, instruction.end);
  }
  // The next state is computed in place if all reads of the current one come before.
  for (const State &state : instruction.states) {
    LogicalBuffer &next = buffers[state.next.buffer];
    const LogicalBuffer &parameter = buffers[state.parameter];
    if (next.kind != LogicalBuffer::Computed || next.isState || next.block != &step || !next.instruction ||
        next.preferred >= 0 || next.bytes() != parameter.bytes() || !state.next.isWhole(elementCount(next.type.shape)))
      continue;
    bool inPlace = parameter.lastUse < next.instruction->begin;
    if (parameter.lastUse == next.instruction->begin && next.instruction->kind == Instruction::While) {
      inPlace = std::any_of(next.instruction->states.begin(), next.instruction->states.end(), [&](const State &inner) {
        return inner.result == state.next.buffer && inner.init.buffer == state.parameter &&
               inner.init.isWhole(elementCount(parameter.type.shape));
      });
      for (const State &inner : next.instruction->states)
        inPlace = inPlace && (inner.result == state.next.buffer || inner.init.buffer != state.parameter);
    } else if (parameter.lastUse == next.instruction->begin && next.instruction->kernel) {
      for (size_t input = 0; input < next.instruction->inputs.size() && !inPlace; ++input)
        for (size_t output = 0; output < next.instruction->outputs.size() && !inPlace; ++output)
          inPlace = next.instruction->inputs[input].buffer == state.parameter &&
                    next.instruction->outputs[output] == state.next.buffer &&
                    mayReplace(*next.instruction, input, output);
    }
    if (inPlace)
      next.preferred = parameter.allocation;
  }
  for (State &state : instruction.states)
    if (mayExchange(instruction, state)) {
      state.isExchanged = true;
      const int32_t allocation = newAllocation(state.next.buffer, instruction.begin);
      buffers[state.next.buffer].preferred = allocation;
      allocations[size_t(allocation)].last = instruction.end;
    }
  assign(*instruction.blocks[0]);
  assign(step);
}

void Builder::assignCase(Instruction &instruction) {
  for (ValueId value : instruction.outputs) {
    occupy(value, buffers[value].preferred >= 0 ? buffers[value].preferred : newAllocation(value, instruction.begin),
           instruction.begin);
    // A branch writes all its results when it ends, including those that nothing reads.
    Allocation &occupied = allocations[size_t(buffers[value].allocation)];
    occupied.last = std::max(occupied.last, instruction.end);
  }
  for (const auto &branch : instruction.blocks) {
    for (size_t i = 0; i < instruction.outputs.size(); ++i) {
      const View &view = branch->results[i];
      LogicalBuffer &buffer = buffers[view.buffer];
      if (buffer.kind == LogicalBuffer::Computed && !buffer.isState && buffer.block == branch.get() &&
          buffer.instruction && buffer.preferred < 0 && view.isWhole(elementCount(buffer.type.shape)))
        buffer.preferred = buffers[instruction.outputs[i]].allocation;
    }
    assign(*branch);
  }
}

// The parts of a concatenation that lie one behind the other are computed in its memory, if nothing else reads them
// later.
bool Builder::placeParts(const Instruction &concatenation, const Block &block) {
  constexpr size_t least = 4096; // bytes; less is copied at once
  LogicalBuffer &whole = buffers[concatenation.outputs[0]];
  const auto axis = size_t(std::get<plan::Concatenate>(concatenation.op->data).dimension);
  for (size_t d = 0; d < axis; ++d)
    if (whole.type.shape[d] != 1)
      return false;
  if (whole.bytes() < least || (whole.preferred >= 0 && allocations[size_t(whole.preferred)].output < 0))
    return false;
  int64_t first = concatenation.begin;
  std::set<ValueId> parts;
  for (const View &view : concatenation.inputs) {
    const LogicalBuffer &part = buffers[view.buffer];
    const Instruction *maker = part.instruction;
    if (part.kind != LogicalBuffer::Computed || part.isState || part.cursor >= 0 || part.block != &block || !maker ||
        !maker->kernel || part.preferred >= 0 || part.lastUse != concatenation.begin ||
        !view.isWhole(elementCount(part.type.shape)) || !parts.insert(view.buffer).second)
      return false;
    first = std::min(first, maker->begin);
  }
  if (whole.preferred < 0)
    whole.preferred = newAllocation(concatenation.outputs[0], first);
  int64_t place = 0;
  for (const View &view : concatenation.inputs) {
    LogicalBuffer &part = buffers[view.buffer];
    part.preferred = whole.preferred;
    part.place = place;
    place += int64_t(part.bytes());
  }
  return true;
}

void Builder::placeParts(Block &block) {
  if (!options.choice.general)
    for (const auto &instruction : block.instructions)
      instruction->isPlaced = instruction->kind == Instruction::Run && instruction->op &&
                              std::get_if<plan::Concatenate>(&instruction->op->data) && placeParts(*instruction, block);
}

void Builder::assign(Block &block) {
  placeParts(block);
  for (const auto &instruction : block.instructions)
    switch (instruction->kind) {
    case Instruction::Fusion:
    case Instruction::Run: assignRun(*instruction); break;
    case Instruction::While: assignWhile(*instruction); break;
    case Instruction::Case: assignCase(*instruction); break;
    }
}

//--- The arena ------------------------------------------------------------------------------------------------------//

static size_t aligned(size_t bytes) { return (bytes + 63) & ~size_t(63); }

static size_t scratchOf(const Block &block) {
  size_t bytes = 0;
  for (const auto &instruction : block.instructions) {
    if (instruction->kernel)
      bytes = std::max(bytes, instruction->kernel->scratchBytes);
    for (const auto &inner : instruction->blocks)
      bytes = std::max(bytes, scratchOf(*inner));
  }
  return bytes;
}

Error Builder::tooMuchMemory(uint64_t bytes) const {
  const size_t processes = program.grid.size();
  std::string text = "the program needs more memory than the limit allows: at least " +
                     std::to_string(bytes * processes) + " bytes, where " + std::to_string(options.maxMemory) +
                     " are allowed";
  if (arenaBytes > 0)
    text += "; its largest value is " + describeValue(program, largest);
  return makeError(SHLO_LIMIT, std::move(text));
}

Status Builder::allocate() {
  const uint64_t most = options.maxMemory / program.grid.size();
  size_t largestBytes = 0;
  for (ValueId value = 0; value < buffers.size(); ++value)
    if (const LogicalBuffer &buffer = buffers[value];
        buffer.kind == LogicalBuffer::Computed && buffer.allocation >= 0 &&
        allocations[size_t(buffer.allocation)].output < 0 && buffer.bytes() > largestBytes) {
      largest = value;
      largestBytes = buffer.bytes();
    }
  std::vector<Allocation *> order;
  order.reserve(allocations.size());
  for (Allocation &allocation : allocations)
    if (allocation.output < 0)
      order.push_back(&allocation);
  std::sort(order.begin(), order.end(), [](const Allocation *a, const Allocation *b) { return a->first < b->first; });
  auto endsLater = [](const Allocation *a, const Allocation *b) { return a->last > b->last; };
  std::priority_queue<Allocation *, std::vector<Allocation *>, decltype(endsLater)> live(endsLater);
  // Holes, by size and by offset. The smallest hole that is large enough is used.
  std::set<std::pair<size_t, size_t>> bySize;
  std::map<size_t, size_t> byOffset;
  auto addHole = [&](size_t offset, size_t bytes) {
    auto after = byOffset.lower_bound(offset);
    if (after != byOffset.end() && after->first == offset + bytes) {
      bytes += after->second;
      bySize.erase({after->second, after->first});
      after = byOffset.erase(after);
    }
    if (after != byOffset.begin()) {
      auto before = std::prev(after);
      if (before->first + before->second == offset) {
        offset = before->first;
        bytes += before->second;
        bySize.erase({before->second, before->first});
        byOffset.erase(before);
      }
    }
    byOffset[offset] = bytes;
    bySize.insert({bytes, offset});
  };
  for (Allocation *allocation : order) {
    while (!live.empty() && live.top()->last < allocation->first) {
      addHole(live.top()->offset, aligned(live.top()->bytes));
      live.pop();
    }
    const size_t bytes = aligned(allocation->bytes);
    auto hole = bySize.lower_bound({bytes, 0});
    // The last hole may grow.
    if (hole == bySize.end() && !byOffset.empty() &&
        std::prev(byOffset.end())->first + std::prev(byOffset.end())->second == arenaBytes)
      hole = bySize.find({std::prev(byOffset.end())->second, std::prev(byOffset.end())->first});
    if (hole == bySize.end()) {
      allocation->offset = arenaBytes;
      arenaBytes += bytes;
    } else {
      const auto [size, offset] = *hole;
      bySize.erase(hole);
      byOffset.erase(offset);
      allocation->offset = offset;
      if (size > bytes)
        addHole(offset + bytes, size - bytes);
      arenaBytes = std::max(arenaBytes, offset + bytes);
    }
    if (arenaBytes > most)
      return tooMuchMemory(arenaBytes);
    live.push(allocation);
  }
  scratchBytes = aligned(scratchOf(top));
  if (scratchBytes > most - arenaBytes)
    return tooMuchMemory(arenaBytes + scratchBytes);
  return {};
}

} // namespace shlo::exec
