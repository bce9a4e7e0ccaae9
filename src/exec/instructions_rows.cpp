// Finds fusions that are computed together by rows (row_group.h).
//
// A group begins with a fusion that reduces rows. The fusions behind it belong to it as long as each has as many rows,
// and reads of the others only the same rows. So its values, and the order of its sums, are those of the fusions alone.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/build.h"
#include "exec/extents.h"
#include "exec/row_group.h"

#include <algorithm>
#include <unordered_map>

namespace shlo::exec {

using plan::ValueId;

namespace {

using Fusions = std::span<const std::unique_ptr<Instruction>>;

struct RowGroup {
  size_t first, last; // instructions of a block
  int64_t rows;
};

// The results of a reduction of the last axes; 0 if it reduces others.
int64_t rowsOf(const plan::Extents &shape, const plan::NumberList &reduced) {
  int64_t rows = 1;
  bool isInner = false;
  for (size_t d = 0; d < shape.size(); ++d) {
    if (std::find(reduced.begin(), reduced.end(), int64_t(d)) != reduced.end()) {
      isInner = isInner || shape[d] > 1;
      continue;
    }
    if (isInner && shape[d] > 1)
      return 0;
    rows *= shape[d];
  }
  return rows;
}

// Whether row r of the view reads row r, of so many elements, of its buffer. Then it reads nothing else, or other rows
// would be outside of the buffer.
bool isByRows(const View &view, int64_t rows, int64_t ofBuffer) {
  const Walk<1> walk(view.layout.shape, {view.layout.strides});
  if (walk.axes.empty() || walk.axes[0].extent % rows != 0)
    return false;
  return walk.axes[0].strides[0] * (walk.axes[0].extent / rows) == ofBuffer;
}

class GroupFinder {
public:
  GroupFinder(const Builder &builder, const Block &block) : builder(builder), list(block.instructions) {}

  std::vector<RowGroup> find() const {
    constexpr size_t most = 32;
    std::vector<RowGroup> groups;
    for (size_t first = 0, last; first < list.size(); first = last) {
      last = first + 1;
      const Instruction &begin = *list[first];
      const bool isLong = begin.kind == Instruction::Fusion && begin.elements >= builder.options.choice.chunkWork;
      const int64_t rows = isLong ? rowsOfFusion(begin) : 0;
      if (rows < 2)
        continue;
      size_t arrays = 1; // fusions of as many elements
      for (; last < list.size() && last - first < most && belongs(*list[last], {first, last, rows}); ++last)
        arrays += list[last]->elements * 2 >= begin.elements;
      if (arrays > 1)
        groups.push_back({first, last, rows});
    }
    return groups;
  }

private:
  // The rows that the fusion reduces; 0: it reduces nothing; -1: it has no rows.
  int64_t rowsOfFusion(const Instruction &fusion) const {
    int64_t rows = 0;
    for (const Instruction::Member &member : fusion.members) {
      if (member.lookUp || Builder::isFusedInterleave(*member.op))
        return -1;
      if (!builder.isFusedReduction(*member.op))
        continue;
      const int64_t own = rowsOf(builder.program.values[member.op->operands[0]].shape,
                                 std::get<plan::Reduce>(member.op->data).dimensions);
      if (own < 2 || (rows != 0 && own != rows))
        return -1;
      rows = own;
    }
    return rows;
  }

  // Whether it is a fusion that reads values of the group, and only its rows of them.
  bool belongs(const Instruction &fusion, const RowGroup &group) const {
    if (fusion.kind != Instruction::Fusion || fusion.isLate != list[group.first]->isLate ||
        fusion.elements % group.rows != 0)
      return false;
    const int64_t rows = rowsOfFusion(fusion);
    if (rows != 0 && rows != group.rows)
      return false;
    bool reads = false;
    for (const Instruction::Member &member : fusion.members)
      for (const View &view : member.operands) {
        const LogicalBuffer &buffer = builder.buffers[view.buffer];
        if (!isOf(buffer, group))
          continue;
        const int64_t elements = elementCount(buffer.type.shape);
        if (elements % group.rows != 0 || !isByRows(view, group.rows, elements / group.rows))
          return false;
        reads = true;
      }
    return reads;
  }

  bool isOf(const LogicalBuffer &buffer, const RowGroup &group) const {
    return buffer.kind == LogicalBuffer::Computed &&
           std::any_of(list.begin() + ptrdiff_t(group.first), list.begin() + ptrdiff_t(group.last),
                       [&](const auto &fusion) { return fusion.get() == buffer.instruction; });
  }

  const Builder &builder;
  Fusions list;
};

// How many instructions of a block, and results, read the values of groups.
class Readers {
public:
  Readers(const Block &block, const std::vector<RowGroup> &groups) {
    for (const RowGroup &group : groups)
      for (size_t i = group.first; i < group.last; ++i)
        for (ValueId value : block.instructions[i]->outputs)
          counts[value] = 0;
    for (const auto &instruction : block.instructions) {
      plan::ValueList reads = instruction->reads;
      std::sort(reads.begin(), reads.end());
      reads.erase(std::unique(reads.begin(), reads.end()), reads.end());
      for (ValueId value : reads)
        add(value);
    }
    for (const View &view : block.results)
      add(view.buffer);
  }
  int of(ValueId value) const { return counts.at(value); }

private:
  void add(ValueId value) {
    if (const auto found = counts.find(value); found != counts.end())
      ++found->second;
  }
  std::unordered_map<ValueId, int> counts;
};

// What others of the group read, or what replaces such a value, is not written past the caches.
void markReadSoon(Fusions fusions, const std::vector<LogicalBuffer> &buffers) {
  for (size_t i = 0; i < fusions.size(); ++i)
    for (const Instruction::Member &member : fusions[i]->members)
      for (const View &view : member.operands) {
        const LogicalBuffer &buffer = buffers[view.buffer];
        for (size_t k = 0; buffer.kind == LogicalBuffer::Computed && k < i; ++k)
          if (buffer.instruction == fusions[k].get() && view.isWhole(fusions[k]->elements))
            fusions[k]->isReadSoon = fusions[i]->isReadSoon = true;
      }
}

// Makes an instruction of fusions that have their kernels.
class GroupMaker {
public:
  GroupMaker(Builder &builder, Fusions fusions, int64_t rows, const Readers &readers)
      : builder(builder), fusions(fusions), rows(rows), readers(readers) {
    for (const auto &fusion : fusions)
      for (ValueId value : fusion->outputs)
        memory[value] = value;
  }

  // Null if they are better computed one by one.
  std::unique_ptr<Instruction> make() {
    shareMemory();
    listValues();
    std::unique_ptr<RowGroupKernel> kernel =
        RowGroupKernel::make(builder.options.choice, rows, bytes / rows, made->inputs.size(), kernels());
    if (!kernel)
      return nullptr;
    made->kernel = &builder.kernels.add(std::move(kernel));
    made->isLate = fusions.front()->isLate;
    made->order = fusions.back()->order;
    for (const auto &fusion : fusions) {
      for (ValueId value : fusion->reads)
        if (!memory.contains(value))
          made->reads.push_back(value);
      for (const Instruction::Member &member : fusion->members) {
        builder.buffers[member.buffer].instruction = made.get(); // the fusion will be gone
        made->members.push_back({member.op, member.buffer, member.order, {}, nullptr});
      }
    }
    return std::move(made);
  }

private:
  // A value that only one fusion reads may have the memory of what that makes of it.
  void shareMemory() {
    std::vector<ValueId> taken;
    for (const auto &fusion : fusions)
      for (size_t o = 0; o < fusion->outputs.size(); ++o)
        for (size_t i = 0; i < fusion->inputs.size(); ++i) {
          const ValueId from = fusion->inputs[i].buffer, to = fusion->outputs[o];
          const auto found = memory.find(from);
          if (found == memory.end() || found->second != from || readers.of(from) != 1 ||
              std::find(taken.begin(), taken.end(), to) != taken.end() || !builder.mayReplace(*fusion, i, o))
            continue;
          found->second = to;
          taken.push_back(to);
        }
  }
  ValueId memoryOf(ValueId value) const {
    for (auto found = memory.find(value); found->second != value; found = memory.find(value))
      value = found->second;
    return value;
  }

  // Inputs are those of the fusions in turn, but for values of the group.
  void listValues() {
    for (const auto &fusion : fusions) {
      for (const View &view : fusion->inputs)
        if (!memory.contains(view.buffer)) {
          made->inputs.push_back(view);
          if (view.layout.isRowMajor())
            bytes += view.layout.elements() * int64_t(byteSize(view.layout.element));
        }
      for (ValueId value : fusion->outputs)
        if (memoryOf(value) == value) {
          made->outputs.push_back(value);
          bytes += int64_t(builder.buffers[value].bytes());
        }
    }
  }

  std::vector<RowGroupKernel::Member> kernels() const {
    std::vector<RowGroupKernel::Member> members;
    uint32_t next = 0;
    auto numberOf = [&](ValueId value) {
      const auto place = std::find(made->outputs.begin(), made->outputs.end(), memoryOf(value));
      return uint32_t(made->inputs.size() + size_t(place - made->outputs.begin()));
    };
    for (const auto &fusion : fusions) {
      RowGroupKernel::Member &member = members.emplace_back();
      member.kernel = static_cast<const FusionKernel *>(fusion->kernel);
      for (const View &view : fusion->inputs)
        if (memory.contains(view.buffer))
          member.inputs.push_back({numberOf(view.buffer), view.offset * int64_t(byteSize(view.layout.element))});
        else
          member.inputs.push_back({next++});
      for (ValueId value : fusion->outputs)
        member.outputs.push_back({numberOf(value)});
    }
    return members;
  }

  Builder &builder;
  Fusions fusions;
  int64_t rows, bytes = 0;
  const Readers &readers;
  std::unordered_map<ValueId, ValueId> memory; // of each value of the group: that of another one, or its own
  std::unique_ptr<Instruction> made = std::make_unique<Instruction>();
};

} // namespace

// Makes the kernels of the fusions of a block, and the groups.
Status Builder::finishFusions(Block &block) {
  std::vector<RowGroup> groups;
  if (!options.choice.general)
    groups = GroupFinder(*this, block).find();
  auto fusionsOf = [&](const RowGroup &group) {
    return Fusions(block.instructions.data() + group.first, group.last - group.first);
  };
  for (const RowGroup &group : groups)
    markReadSoon(fusionsOf(group), buffers);
  for (const auto &instruction : block.instructions)
    if (instruction->kind == Instruction::Fusion)
      if (Status status = finishFusion(*instruction); !status)
        return status;
  if (groups.empty())
    return {};
  const Readers readers(block, groups);
  for (const RowGroup &group : groups)
    if (std::unique_ptr<Instruction> made = GroupMaker(*this, fusionsOf(group), group.rows, readers).make()) {
      for (size_t i = group.first; i < group.last; ++i)
        block.instructions[i] = nullptr;
      block.instructions[group.first] = std::move(made);
    }
  std::erase(block.instructions, nullptr);
  return {};
}

} // namespace shlo::exec
