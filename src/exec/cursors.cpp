// Slices that a loop takes one after another of an array, such as the inputs of a scan: they are not copied. What reads
// such a slice reads the array, through pointers that advance from step to step.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/counted_loops.h"

#include <algorithm>

namespace shlo::exec {

using plan::Extents;
using plan::ValueId;

// The cursor of a dynamic_slice whose place is the loop's counter, and never outside of the operand.
static std::optional<Cursor> cursorOf(const Builder &builder, const Instruction &loop, const LoopCount &count,
                                      const Instruction &instruction) {
  if (instruction.kind != Instruction::Run || instruction.isLate || !instruction.op ||
      !std::get_if<plan::DynamicSlice>(&instruction.op->data) || instruction.outputs.size() != 1)
    return std::nullopt;
  const View &source = instruction.inputs[0];
  const LogicalBuffer &array = builder.buffers[source.buffer], &made = builder.buffers[instruction.outputs[0]];
  // The array does not change while the loop runs.
  const Block *const step = loop.blocks[1].get();
  if (array.kind == LogicalBuffer::Computed && (array.block == step || array.block == loop.blocks[0].get()))
    return std::nullopt;
  const Extents &shape = source.layout.shape, &box = made.type.shape;
  if (!source.layout.isRowMajor() || box.size() != shape.size() || instruction.inputs.size() != 1 + shape.size() ||
      elementCount(box) == 0)
    return std::nullopt;
  // One axis along which the slice moves, inside of axes of one element.
  size_t axis = shape.size();
  for (size_t d = 0; d < shape.size(); ++d) {
    if (box[d] == shape[d])
      continue;
    if (axis != shape.size() || std::any_of(box.begin(), box.begin() + ptrdiff_t(d), [](int64_t n) { return n != 1; }))
      return std::nullopt;
    axis = d;
  }
  if (axis == shape.size())
    return std::nullopt;
  const View &index = instruction.inputs[1 + axis];
  if (index.buffer != count.counter || index.offset != 0)
    return std::nullopt;
  const int64_t last = count.first + (count.trips - 1) * count.step, most = shape[axis] - box[axis];
  if (std::min(count.first, last) < 0 || std::max(count.first, last) > most)
    return std::nullopt;
  const int64_t bytes = source.layout.strides[axis] * int64_t(byteSize(source.layout.element));
  return Cursor{instruction.outputs[0], source, count.first * bytes, count.step * bytes};
}

void Builder::findCursors(Block &block) {
  for (const auto &instruction : block.instructions) {
    for (const auto &inner : instruction->blocks)
      findCursors(*inner);
    if (instruction->kind == Instruction::While)
      findCursorsOf(*instruction);
  }
}

void Builder::findCursorsOf(Instruction &loop) {
  const std::optional<LoopCount> count = countOf(*this, loop);
  if (!count || !count->isBounded || count->trips < 1)
    return;
  std::vector<ValueId> nexts; // states, which are in memory of their own
  for (const State &state : loop.states)
    nexts.push_back(state.next.buffer);
  std::sort(nexts.begin(), nexts.end());
  for (const auto &instruction : loop.blocks[1]->instructions) {
    const std::optional<Cursor> cursor = cursorOf(*this, loop, *count, *instruction);
    if (!cursor || std::binary_search(nexts.begin(), nexts.end(), cursor->slice))
      continue;
    buffers[cursor->slice].cursor = cursors++;
    buffers[cursor->source.buffer].isAligned |= buffers[cursor->slice].isAligned;
    loop.cursors.push_back(*cursor);
  }
}

} // namespace shlo::exec
