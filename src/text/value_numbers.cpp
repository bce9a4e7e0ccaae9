// Numbers values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/value_numbers.h"

#include "mlir/IR/OpImplementation.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace shlo::text {

ValueNumbers::ValueNumbers(Operation *root, bool pretty) : pretty(pretty) {
  struct Pending {
    Region *region;
    Counters start;
    size_t visible; // of the used names
  };
  std::vector<Pending> pending;
  auto addRegions = [&](const Counters &start) {
    for (Operation *op : nesting)
      for (Region &region : op->getRegions())
        pending.push_back({&region, start, usedInOrder.size()});
    nesting.clear();
  };
  number(*root);
  addRegions({});
  while (!pending.empty()) {
    Pending one = pending.back();
    pending.pop_back();
    while (usedInOrder.size() > one.visible) {
      used.erase(usedInOrder.back());
      usedInOrder.pop_back();
    }
    // In generic form no two values have the same number.
    if (pretty)
      next = one.start;
    number(*one.region);
    addRegions(next);
  }
}

void ValueNumbers::number(Region &region) {
  if (choosesNames(*region.getParentOp()))
    cast<OpAsmOpInterface>(region.getParentOp()).getAsmBlockArgumentNames(region, [&](Value value, StringRef wanted) {
      name(value, wanted);
    });
  for (Block &block : region) {
    for (BlockArgument argument : block.getArguments()) {
      unsigned &number = block.isEntryBlock() ? next.argument : next.value;
      if (names.try_emplace(argument, Name{nullptr, number, block.isEntryBlock()}).second)
        ++number;
    }
    for (Operation &op : block)
      number(op);
  }
}

void ValueNumbers::number(Operation &op) {
  if (op.getNumRegions() != 0)
    nesting.push_back(&op);
  if (op.getNumResults() == 0)
    return;
  SmallVector<unsigned, 4> starts = {0};
  if (choosesNames(op))
    cast<OpAsmOpInterface>(op).getAsmResultNames([&](Value value, StringRef wanted) {
      name(value, wanted);
      if (unsigned number = cast<OpResult>(value).getResultNumber())
        starts.push_back(number);
    });
  if (names.try_emplace(op.getResult(0), Name{nullptr, next.value}).second)
    ++next.value;
  if (starts.size() == 1)
    return;
  llvm::sort(starts);
  groups.try_emplace(&op, std::move(starts));
}

bool ValueNumbers::choosesNames(Operation &op) {
  if (!pretty)
    return false;
  auto [entry, isNew] = choosing.try_emplace(op.getName());
  if (isNew)
    entry->second = isa<OpAsmOpInterface>(op);
  return entry->second;
}

// The names that ops choose are words of the library, never that of an argument.
void ValueNumbers::name(Value value, StringRef wanted) {
  StringRef unused = unusedName(wanted);
  names[value] = {unused.data(), unsigned(unused.size())};
}

StringRef ValueNumbers::unusedName(StringRef wanted) {
  std::string numbered;
  while (used.contains(numbered.empty() ? wanted : StringRef(numbered)))
    numbered = (wanted + "_" + Twine(next.conflict++)).str();
  StringRef kept = StringRef(numbered.empty() ? wanted : StringRef(numbered)).copy(memory);
  used.insert(kept);
  usedInOrder.push_back(kept);
  return kept;
}

ArrayRef<unsigned> ValueNumbers::groupsOf(Operation *op) const {
  auto found = groups.find(op);
  return found == groups.end() ? ArrayRef<unsigned>() : ArrayRef<unsigned>(found->second);
}

void ValueNumbers::print(llvm::raw_ostream &out, Value value, bool head) const {
  if (!value) {
    out << "<<NULL VALUE>>"; // of an op that does not verify
    return;
  }
  Value first = value;
  unsigned number = 0;
  bool isOneOfMany = false;
  if (auto result = dyn_cast<OpResult>(value); result && result.getOwner()->getNumResults() > 1) {
    Operation *op = result.getOwner();
    unsigned begin = 0, end = op->getNumResults();
    for (unsigned start : groupsOf(op)) {
      if (start > result.getResultNumber()) {
        end = start;
        break;
      }
      begin = start;
    }
    first = op->getResult(begin);
    number = result.getResultNumber() - begin;
    isOneOfMany = end - begin > 1;
  }
  auto found = names.find(first);
  if (found == names.end()) {
    out << "<<UNKNOWN SSA VALUE>>"; // as above
    return;
  }
  const Name &name = found->second;
  out << '%';
  if (name.text)
    out << StringRef(name.text, name.sizeOrNumber);
  else
    out << (name.isArgument ? "arg" : "") << name.sizeOrNumber;
  if (isOneOfMany && !head)
    out << '#' << number;
}

void ValueNumbers::print(llvm::raw_ostream &out, Block *block) const {
  unsigned number = 0;
  for (Block &other : *block->getParent()) {
    if (&other == block)
      break;
    ++number;
  }
  out << "^bb" << number;
}

} // namespace shlo::text
