// Where values live: one arena, in which memory is used again when a value has been read for the last time.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/build.h"

#include <algorithm>
#include <queue>
#include <set>

namespace shlo::exec {

using plan::ValueId;

//--- Positions and last uses ----------------------------------------------------------------------------------------//

void Builder::number(Block &block) {
  block.begin = position++;
  for (const auto &unit : block.units) {
    unit->begin = position++;
    for (const auto &inner : unit->blocks)
      number(*inner);
    unit->end = position++;
  }
  block.end = position++;
}

// A value from outside a loop is needed until the loop ends.
void Builder::use(ValueId value, int64_t at, const Block &block) {
  Root &root = roots[value];
  if (root.kind != Root::Computed)
    return;
  if (!root.block) {
    undefined = true;
    return;
  }
  for (const Block *around = &block; around->owner; around = around->parent) {
    if (root.block == around || root.block->owner == around->owner)
      break;
    if (around->owner->kind == Unit::While)
      at = std::max(at, around->owner->end);
  }
  root.lastUse = std::max(root.lastUse, at);
}

void Builder::useAll(const Block &block) {
  for (const auto &unit : block.units) {
    for (const View &view : unit->inputs)
      use(view.root, unit->begin, block);
    for (const State &state : unit->states)
      use(state.init.root, unit->begin, block);
    for (const auto &inner : unit->blocks)
      useAll(*inner);
    if (unit->kind == Unit::While)
      use(unit->predicate.root, unit->blocks[0]->end, *unit->blocks[0]);
  }
  for (const View &view : block.results)
    use(view.root, block.end, block);
}

//--- Buffers --------------------------------------------------------------------------------------------------------//

int32_t Builder::newBuffer(ValueId value, int64_t first) {
  buffers.push_back({roots[value].bytes(), first, first, -1, 0});
  return int32_t(buffers.size() - 1);
}

void Builder::occupy(ValueId value, int32_t buffer, int64_t first) {
  roots[value].buffer = buffer;
  Buffer &occupied = buffers[size_t(buffer)];
  occupied.first = std::min(occupied.first, first);
  occupied.last = std::max({occupied.last, first, roots[value].lastUse});
}

// Whether the kernel allows its output to lie where this input does, and nobody else looks at that.
bool Builder::mayReplace(const Unit &unit, size_t input, size_t output) const {
  const View &view = unit.inputs[input];
  const Root &root = roots[view.root];
  if (root.kind != Root::Computed || root.bytes() != roots[unit.outputs[output]].bytes() ||
      !view.isWhole(elementCount(root.type.shape)))
    return false;
  for (size_t i = 0; i < unit.inputs.size(); ++i)
    if (i != input && unit.inputs[i].root == view.root)
      return false;
  if (unit.kind == Unit::Group)
    return static_cast<const GroupKernel &>(*unit.kernel).mayOverwrite(input, output);
  return unit.node && mayOverwrite(*unit.node, input, output);
}

void Builder::assignRun(Unit &unit) {
  for (size_t output = 0; output < unit.outputs.size(); ++output) {
    const ValueId value = unit.outputs[output];
    int32_t buffer = roots[value].preferred;
    for (size_t input = 0; buffer < 0 && input < unit.inputs.size(); ++input) {
      const Root &root = roots[unit.inputs[input].root];
      if (root.kind != Root::Computed || root.isState || root.lastUse != unit.begin ||
          !mayReplace(unit, input, output))
        continue;
      const bool taken = std::any_of(unit.outputs.begin(), unit.outputs.begin() + output,
                                     [&](ValueId other) { return roots[other].buffer == root.buffer; });
      if (!taken)
        buffer = root.buffer;
    }
    occupy(value, buffer >= 0 ? buffer : newBuffer(value, unit.begin), unit.begin);
  }
}

void Builder::assignWhile(Unit &unit) {
  Block &step = *unit.blocks[1];
  for (State &state : unit.states) {
    const Root &init = roots[state.init.root];
    int32_t buffer = roots[state.result].preferred;
    // The loop may begin where its first value lies, if nobody needs that any more.
    if (buffer < 0 && init.kind == Root::Computed && !init.isState && init.lastUse == unit.begin &&
        init.bytes() == roots[state.result].bytes() && state.init.isWhole(elementCount(init.type.shape)) &&
        std::none_of(unit.states.begin(), unit.states.end(), [&](const State &other) {
          return (&other != &state && other.init.root == state.init.root) ||
                 (roots[other.result].buffer == init.buffer && roots[other.result].buffer >= 0);
        }))
      buffer = init.buffer;
    if (buffer < 0)
      buffer = newBuffer(state.result, unit.begin);
    occupy(state.result, buffer, unit.begin);
    occupy(state.parameter, buffer, unit.begin);
    Buffer &occupied = buffers[size_t(buffer)];
    occupied.last = std::max(occupied.last, unit.end);
  }
  // The next state is made in place, if the last one has been read by then.
  for (const State &state : unit.states) {
    Root &next = roots[state.next.root];
    const Root &parameter = roots[state.parameter];
    if (next.kind != Root::Computed || next.isState || next.block != &step || !next.unit || next.preferred >= 0 ||
        next.bytes() != parameter.bytes() || !state.next.isWhole(elementCount(next.type.shape)))
      continue;
    bool inPlace = parameter.lastUse < next.unit->begin;
    if (parameter.lastUse == next.unit->begin && next.unit->kind == Unit::While) {
      inPlace = std::any_of(next.unit->states.begin(), next.unit->states.end(), [&](const State &inner) {
        return inner.result == state.next.root && inner.init.root == state.parameter &&
               inner.init.isWhole(elementCount(parameter.type.shape));
      });
      for (const State &inner : next.unit->states)
        inPlace = inPlace && (inner.result == state.next.root || inner.init.root != state.parameter);
    } else if (parameter.lastUse == next.unit->begin && next.unit->kernel) {
      for (size_t input = 0; input < next.unit->inputs.size() && !inPlace; ++input)
        for (size_t output = 0; output < next.unit->outputs.size() && !inPlace; ++output)
          inPlace = next.unit->inputs[input].root == state.parameter &&
                    next.unit->outputs[output] == state.next.root && mayReplace(*next.unit, input, output);
    }
    if (inPlace)
      next.preferred = parameter.buffer;
  }
  assign(*unit.blocks[0]);
  assign(step);
}

void Builder::assignCase(Unit &unit) {
  for (ValueId value : unit.outputs)
    occupy(value, roots[value].preferred >= 0 ? roots[value].preferred : newBuffer(value, unit.begin), unit.begin);
  for (const auto &branch : unit.blocks) {
    for (size_t i = 0; i < unit.outputs.size(); ++i) {
      const View &view = branch->results[i];
      Root &root = roots[view.root];
      if (root.kind == Root::Computed && !root.isState && root.block == branch.get() && root.unit &&
          root.preferred < 0 && view.isWhole(elementCount(root.type.shape)))
        root.preferred = roots[unit.outputs[i]].buffer;
    }
    assign(*branch);
  }
}

void Builder::assign(Block &block) {
  for (const auto &unit : block.units)
    switch (unit->kind) {
    case Unit::Group:
    case Unit::Run: assignRun(*unit); break;
    case Unit::While: assignWhile(*unit); break;
    case Unit::Case: assignCase(*unit); break;
    }
}

//--- The arena ------------------------------------------------------------------------------------------------------//

static size_t aligned(size_t bytes) { return (bytes + 63) & ~size_t(63); }

static size_t scratchOf(const Block &block) {
  size_t bytes = 0;
  for (const auto &unit : block.units) {
    if (unit->kernel)
      bytes = std::max(bytes, unit->kernel->scratchBytes);
    for (const auto &inner : unit->blocks)
      bytes = std::max(bytes, scratchOf(*inner));
  }
  return bytes;
}

Status Builder::allocate() {
  std::vector<Buffer *> order;
  for (Buffer &buffer : buffers)
    if (buffer.output < 0)
      order.push_back(&buffer);
  std::sort(order.begin(), order.end(), [](const Buffer *a, const Buffer *b) { return a->first < b->first; });
  auto endsLater = [](const Buffer *a, const Buffer *b) { return a->last > b->last; };
  std::priority_queue<Buffer *, std::vector<Buffer *>, decltype(endsLater)> live(endsLater);
  // Holes by size and by place; the smallest that is large enough is used.
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
  for (Buffer *buffer : order) {
    while (!live.empty() && live.top()->last < buffer->first) {
      addHole(live.top()->offset, aligned(live.top()->bytes));
      live.pop();
    }
    const size_t bytes = aligned(buffer->bytes);
    auto hole = bySize.lower_bound({bytes, 0});
    // The last hole may grow.
    if (hole == bySize.end() && !byOffset.empty() && std::prev(byOffset.end())->first +
                                                             std::prev(byOffset.end())->second == arenaBytes)
      hole = bySize.find({std::prev(byOffset.end())->second, std::prev(byOffset.end())->first});
    if (hole == bySize.end()) {
      buffer->offset = arenaBytes;
      arenaBytes += bytes;
    } else {
      const auto [size, offset] = *hole;
      bySize.erase(hole);
      byOffset.erase(offset);
      buffer->offset = offset;
      if (size > bytes)
        addHole(offset + bytes, size - bytes);
      arenaBytes = std::max(arenaBytes, offset + bytes);
    }
    if (arenaBytes > options.maxMemory)
      return makeError(SHLO_LIMIT, "the program needs more memory than the limit allows");
    live.push(buffer);
  }
  scratchBytes = aligned(scratchOf(top));
  if (scratchBytes > options.maxMemory - arenaBytes)
    return makeError(SHLO_LIMIT, "the program needs more memory than the limit allows");
  return {};
}

} // namespace shlo::exec
