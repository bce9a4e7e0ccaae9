// Finds fusions and products that are computed together by rows (row_group.h).
//
// A group begins with a fusion that reduces rows, with a product, or with a fusion of which a product behind it reads
// rows. Those behind it belong to it as long as each has as many rows, and reads of the others only the same rows. So
// its values, and the order of its sums, are those of its members alone. What stands between and reads nothing of the
// group comes before it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/build.h"
#include "exec/extents.h"
#include "exec/readers.h"
#include "exec/row_group.h"

#include <algorithm>
#include <unordered_map>

namespace shlo::exec {

using plan::ValueId;

namespace {

using Instructions = std::span<const std::unique_ptr<Instruction>>;

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

// A product that has rows; null: it is none.
const RowwiseKernel *productOf(const Instruction &instruction) {
  if (!instruction.op || instruction.outputs.size() != 1 || !std::get_if<plan::DotGeneral>(&instruction.op->data))
    return nullptr;
  const auto *kernel = dynamic_cast<const RowwiseKernel *>(instruction.kernel);
  return kernel && kernel->ownRows() > 0 ? kernel : nullptr;
}

// Calls visit(view, readsByRows) for what the member of a group reads.
template <typename Visit> void forOperands(const Instruction &instruction, const Visit &visit) {
  if (const RowwiseKernel *product = productOf(instruction))
    for (size_t i = 0; i < instruction.inputs.size(); ++i)
      visit(instruction.inputs[i], product->readsByRows(i));
  for (const Instruction::Member &member : instruction.members)
    for (const View &view : member.operands)
      visit(view, true);
}

class GroupFinder {
public:
  GroupFinder(const Builder &builder, Block &block) : builder(builder), list(block.instructions) {}

  std::vector<RowGroup> find() {
    std::vector<RowGroup> groups;
    find(0, list.size(), groups);
    return groups;
  }

private:
  static constexpr size_t mostBetween = 8;

  // What comes before a group may have groups, too: it is shorter.
  void find(size_t begin, size_t end, std::vector<RowGroup> &groups) {
    for (size_t first = begin, next; first < end; first = next) {
      next = first + 1;
      rows = rowsOfFirst(first, end);
      if (rows < 2)
        continue;
      const size_t last = addMembers(first, end);
      if (!isWorthIt(*list[first]))
        continue;
      std::stable_partition(list.begin() + ptrdiff_t(first), list.begin() + ptrdiff_t(last),
                            [&](const auto &instruction) { return !isMember(instruction.get()); });
      const size_t firstMember = last - members.size();
      groups.push_back({firstMember, last, rows});
      find(first, firstMember, groups);
      next = last;
    }
  }

  // Adds what belongs to it, from the first one on, and returns where the last one ends.
  size_t addMembers(size_t first, size_t limit) {
    constexpr size_t most = 32;
    members = {list[first].get()};
    size_t end = first + 1;
    for (size_t next = end; next < limit && members.size() < most && next - end <= mostBetween; ++next)
      if (belongs(*list[next])) {
        members.push_back(list[next].get());
        end = next + 1;
      } else if (!mayComeBefore(*list[next])) {
        break;
      }
    return end;
  }

  // Whether another member has about as many elements as the first one, or a product reads the many that this makes.
  bool isWorthIt(const Instruction &first) const {
    const int64_t elements = elementsOf(first);
    if (first.kind == Instruction::Fusion && rowsOfFusion(first) == 0)
      return members.size() > 1 && elements >= 64 * builder.options.choice.chunkWork;
    return std::count_if(members.begin(), members.end(), [&](const Instruction *member) {
             const int64_t own = elementsOf(*member);
             return own / 2 <= elements && elements / 2 <= own;
           }) > 1;
  }

  // 0: no group begins with it.
  int64_t rowsOfFirst(size_t first, size_t limit) {
    const Instruction &instruction = *list[first];
    if (elementsOf(instruction) < builder.options.choice.chunkWork)
      return 0;
    if (const RowwiseKernel *product = productOf(instruction))
      return product->leastRows(product->ownRows()) > 0 ? product->ownRows() : 0;
    if (instruction.kind != Instruction::Fusion)
      return 0;
    const int64_t own = rowsOfFusion(instruction);
    return own == 0 ? rowsOfReader(first, limit) : own;
  }
  // The rows of a product that reads rows of this fusion; 0: none does.
  int64_t rowsOfReader(size_t fusion, size_t limit) {
    members = {list[fusion].get()};
    for (size_t next = fusion + 1; next < std::min(limit, fusion + 1 + mostBetween); ++next)
      if (const RowwiseKernel *product = productOf(*list[next])) {
        rows = product->ownRows();
        if (rows > 1 && belongs(*list[next]))
          return rows;
      }
    return 0;
  }
  int64_t elementsOf(const Instruction &instruction) const {
    return instruction.kind == Instruction::Fusion ? instruction.elements
           : productOf(instruction)                ? elementCount(builder.buffers[instruction.outputs[0]].type.shape)
                                                   : 0;
  }

  // The rows that the fusion reduces; 0: it reduces nothing; -1: it has no rows.
  int64_t rowsOfFusion(const Instruction &fusion) const {
    int64_t found = 0;
    for (const Instruction::Member &member : fusion.members) {
      if (member.lookUp || Builder::isFusedInterleave(*member.op))
        return -1;
      if (!builder.isFusedReduction(*member.op))
        continue;
      const int64_t own = rowsOf(builder.program.values[member.op->operands[0]].shape,
                                 std::get<plan::Reduce>(member.op->data).dimensions);
      if (own < 2 || (found != 0 && own != found))
        return -1;
      found = own;
    }
    return found;
  }

  // Whether it has as many rows as the group.
  bool hasRows(const Instruction &instruction) const {
    if (const RowwiseKernel *product = productOf(instruction))
      return product->ownRows() == rows && product->leastRows(rows) > 0;
    if (instruction.kind != Instruction::Fusion || instruction.elements % rows != 0)
      return false;
    const int64_t own = rowsOfFusion(instruction);
    return own == 0 || own == rows;
  }

  // Whether it reads values of the group, and only its rows of them.
  bool belongs(const Instruction &instruction) const {
    if (instruction.isLate != members[0]->isLate || !hasRows(instruction))
      return false;
    bool reads = false, readsOthers = false;
    forOperands(instruction, [&](const View &view, bool byRows) {
      const LogicalBuffer &buffer = builder.buffers[view.buffer];
      if (!isOfGroup(buffer))
        return;
      const int64_t elements = elementCount(buffer.type.shape);
      reads = true;
      readsOthers = readsOthers || !byRows || elements % rows != 0 || !isByRows(view, rows, elements / rows);
    });
    return reads && !readsOthers;
  }

  // Whether it depends on nothing of the group, and does nothing but compute its results.
  bool mayComeBefore(const Instruction &instruction) const {
    const bool isCopy = instruction.kind == Instruction::Run && instruction.kernel && !instruction.op;
    return instruction.isLate == members[0]->isLate &&
           (instruction.kind == Instruction::Fusion || isCopy || productOf(instruction)) &&
           std::none_of(instruction.reads.begin(), instruction.reads.end(),
                        [&](ValueId value) { return isOfGroup(builder.buffers[value]); });
  }

  bool isOfGroup(const LogicalBuffer &buffer) const {
    return buffer.kind == LogicalBuffer::Computed && isMember(buffer.instruction);
  }
  bool isMember(const Instruction *instruction) const {
    return std::find(members.begin(), members.end(), instruction) != members.end();
  }

  const Builder &builder;
  std::vector<std::unique_ptr<Instruction>> &list;
  std::vector<const Instruction *> members; // of the group that is being found
  int64_t rows = 0;                         // likewise
};

// What others of the group read is not written past the caches, nor what replaces the value of a fusion.
void markReadSoon(Instructions members, const std::vector<LogicalBuffer> &buffers) {
  for (size_t i = 0; i < members.size(); ++i)
    forOperands(*members[i], [&](const View &view, bool) {
      const LogicalBuffer &buffer = buffers[view.buffer];
      for (size_t k = 0; buffer.kind == LogicalBuffer::Computed && k < i; ++k)
        if (buffer.instruction == members[k].get() && view.isWhole(elementCount(buffer.type.shape))) {
          members[k]->isReadSoon = true;
          members[i]->isReadSoon = members[i]->isReadSoon || !productOf(*members[k]);
        }
    });
}

// Makes an instruction of members that have their kernels.
class GroupMaker {
public:
  GroupMaker(Builder &builder, Instructions members, int64_t rows, const Readers &readers)
      : builder(builder), members(members), rows(rows), readers(readers) {
    for (const auto &member : members)
      for (ValueId value : member->outputs)
        memory[value] = value;
  }

  // Null if they are better computed one by one.
  std::unique_ptr<Instruction> make() {
    findLocals();
    shareMemory();
    listValues();
    const auto isShared = [&](ValueId value) { return memoryOf(value) != value; };
    locals.erase(std::remove_if(locals.begin(), locals.end(), isShared), locals.end());
    RowGroupKernel::Memory sizes{rows, bytes / rows, made->inputs.size(), made->outputs.size(), {}};
    for (ValueId value : locals)
      sizes.locals.push_back(int64_t(builder.buffers[value].bytes()) / rows);
    std::unique_ptr<RowGroupKernel> kernel = RowGroupKernel::make(builder.options.choice, std::move(sizes), kernels());
    if (!kernel)
      return nullptr;
    made->kernel = &builder.kernels.add(std::move(kernel));
    made->isLate = members.front()->isLate;
    made->order = members.back()->order;
    for (const auto &member : members) {
      for (ValueId value : member->reads)
        if (!memory.contains(value))
          made->reads.push_back(value);
      for (ValueId value : member->outputs)
        builder.buffers[value].instruction = made.get(); // the member will be gone
      const double time = static_cast<const RowwiseKernel *>(member->kernel)->nanoseconds();
      for (const Instruction::Member &op : member->members) {
        builder.buffers[op.buffer].instruction = made.get();
        made->members.push_back({op.op, op.buffer, op.order, {}, nullptr, time / double(member->members.size())});
      }
      if (member->op)
        made->members.push_back({member->op, member->outputs[0], member->order, {}, nullptr, time});
    }
    return std::move(made);
  }

private:
  // A value that only one member reads may have the memory of what that makes of it. A local of a fusion may have that
  // of an output, which so comes into the caches while there is more to compute. One of a product may not: the output
  // may then use the memory of a donated input, and is written past the caches if it is long.
  void shareMemory() {
    plan::ValueList taken, ofProducts;
    for (const auto &member : members)
      for (size_t o = 0; o < member->outputs.size(); ++o) {
        const ValueId to = member->outputs[o];
        if (productOf(*member))
          ofProducts.push_back(to);
        for (size_t i = 0; i < member->inputs.size(); ++i) {
          const ValueId from = member->inputs[i].buffer;
          const auto found = memory.find(from);
          if (found == memory.end() || found->second != from || readers.of(from) != 1 || contains(taken, to) ||
              !builder.mayReplace(*member, i, o))
            continue;
          const bool fromLocal = contains(locals, from), toLocal = contains(locals, to);
          if (fromLocal != toLocal && (toLocal || contains(ofProducts, from)))
            continue;
          found->second = to;
          taken.push_back(to);
          if (contains(ofProducts, from))
            ofProducts.push_back(to);
        }
      }
  }
  ValueId memoryOf(ValueId value) const {
    for (auto found = memory.find(value); found->second != value; found = memory.find(value))
      value = found->second;
    return value;
  }

  // What nothing else reads needs memory for some rows only, unless it begins before the first ones.
  void findLocals() {
    for (const auto &member : members)
      for (size_t o = 0; o < member->outputs.size(); ++o)
        if (const ValueId value = member->outputs[o];
            readersInside(value) == readers.of(value) &&
            !static_cast<const RowwiseKernel *>(member->kernel)->isReduction(o))
          locals.push_back(value);
  }
  int readersInside(ValueId value) const {
    return int(std::count_if(members.begin(), members.end(),
                             [&](const auto &member) { return contains(member->reads, value); }));
  }
  static bool contains(const plan::ValueList &values, ValueId value) {
    return std::find(values.begin(), values.end(), value) != values.end();
  }

  // Inputs are those of the members in turn, but for values of the group.
  void listValues() {
    for (const auto &member : members) {
      const auto &kernel = static_cast<const RowwiseKernel &>(*member->kernel);
      for (size_t i = 0; i < member->inputs.size(); ++i)
        if (const View &view = member->inputs[i]; !memory.contains(view.buffer)) {
          made->inputs.push_back(view);
          if (view.layout.isRowMajor() && kernel.readsByRows(i))
            bytes += view.layout.elements() * int64_t(byteSize(view.layout.element));
        }
      for (ValueId value : member->outputs)
        if (memoryOf(value) == value) {
          bytes += int64_t(builder.buffers[value].bytes());
          if (!contains(locals, value))
            made->outputs.push_back(value);
        }
    }
  }

  uint32_t numberOf(ValueId value) const {
    value = memoryOf(value);
    size_t number = made->inputs.size();
    for (const plan::ValueList *values : {&std::as_const(made->outputs), &locals}) {
      const auto place = std::find(values->begin(), values->end(), value);
      number += size_t(place - values->begin());
      if (place != values->end())
        break;
    }
    return uint32_t(number);
  }

  std::vector<RowGroupKernel::Member> kernels() const {
    std::vector<RowGroupKernel::Member> list;
    uint32_t next = 0;
    for (const auto &member : members) {
      RowGroupKernel::Member &kernel = list.emplace_back();
      kernel.kernel = static_cast<const RowwiseKernel *>(member->kernel);
      for (const View &view : member->inputs)
        if (memory.contains(view.buffer))
          kernel.inputs.push_back({numberOf(view.buffer), view.offset * int64_t(byteSize(view.layout.element))});
        else
          kernel.inputs.push_back({next++});
      for (ValueId value : member->outputs)
        kernel.outputs.push_back({numberOf(value)});
    }
    return list;
  }

  Builder &builder;
  Instructions members;
  int64_t rows, bytes = 0;
  const Readers &readers;
  std::unordered_map<ValueId, ValueId> memory; // of each value of the group: that of another one, or its own
  plan::ValueList locals;
  std::unique_ptr<Instruction> made = std::make_unique<Instruction>();
};

} // namespace

// Makes the kernels of the fusions of a block, the groups, and the epilogues.
Status Builder::finishFusions(Block &block) {
  std::vector<RowGroup> groups;
  if (!options.choice.general) {
    groups = GroupFinder(*this, block).find();
    std::vector<bool> isTaken(block.instructions.size());
    for (const RowGroup &group : groups)
      std::fill(isTaken.begin() + ptrdiff_t(group.first), isTaken.begin() + ptrdiff_t(group.last), true);
    formEpilogues(block, isTaken);
  }
  auto membersOf = [&](const RowGroup &group) {
    return Instructions(block.instructions.data() + group.first, group.last - group.first);
  };
  for (const RowGroup &group : groups)
    markReadSoon(membersOf(group), buffers);
  for (const auto &instruction : block.instructions)
    if (instruction && instruction->kind == Instruction::Fusion)
      if (Status status = finishFusion(*instruction); !status)
        return status;
  plan::ValueList values;
  for (const RowGroup &group : groups)
    for (const auto &member : membersOf(group))
      values.insert(values.end(), member->outputs.begin(), member->outputs.end());
  const Readers readers(block, values);
  for (const RowGroup &group : groups)
    if (std::unique_ptr<Instruction> made = GroupMaker(*this, membersOf(group), group.rows, readers).make()) {
      for (size_t i = group.first; i < group.last; ++i)
        block.instructions[i] = nullptr;
      block.instructions[group.first] = std::move(made);
    }
  std::erase(block.instructions, nullptr);
  return {};
}

} // namespace shlo::exec
