// Finds the keys of comparators.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/reduction_sort_keys.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <optional>
#include <set>

namespace shlo::exec {
namespace {

using plan::CompareDirection;
using plan::CompareOrder;
using plan::ElementFunction;
using plan::ValueId;

bool sameData(const plan::OpData &a, const plan::OpData &b) {
  if (a.index() != b.index())
    return false;
  if (const auto *x = std::get_if<plan::Elementwise>(&a))
    return *x == std::get<plan::Elementwise>(b);
  if (const auto *x = std::get_if<plan::Constant>(&a)) {
    const auto &y = std::get<plan::Constant>(b);
    return x->splat == y.splat && x->bytes && y.bytes && x->bytes->size() == y.bytes->size() &&
           std::memcmp(x->bytes->data(), y.bytes->data(), x->bytes->size()) == 0;
  }
  return false;
}

class KeyFinder {
public:
  KeyFinder(const plan::Body &body, const plan::Program &program) : body(body), program(program) {
    for (size_t i = 0; i < body.parameters.size(); ++i)
      parameters.emplace(body.parameters[i], i);
    for (const plan::Op &op : body.ops)
      for (ValueId result : op.results)
        definitions.emplace(result, &op);
  }

  // Appends the keys by which `answer` compares. Returns false if it has another form.
  bool find(ValueId answer, std::vector<SortKey> &keys) {
    if (keys.size() > 8)
      return false;
    const plan::Op *op = definition(answer);
    const auto *element = op ? std::get_if<plan::Elementwise>(&op->data) : nullptr;
    if (!element)
      return false;
    switch (element->function) {
    case ElementFunction::Compare: {
      auto key = keyOf(*op, *element);
      if (key)
        keys.push_back(std::move(*key));
      return key.has_value();
    }
    case ElementFunction::Or: // before, or equal and (by further keys) before
      for (size_t side = 0; side < 2; ++side) {
        const plan::Op *both = definition(op->operands[1 - side]);
        const auto *conjunction = both ? std::get_if<plan::Elementwise>(&both->data) : nullptr;
        if (!conjunction || conjunction->function != ElementFunction::And)
          continue;
        for (size_t tie = 0; tie < 2; ++tie)
          if (findTie(op->operands[side], both->operands[tie], both->operands[1 - tie], keys))
            return true;
      }
      return false;
    case ElementFunction::Select: // equal ? by further keys : before
      return findTie(op->operands[2], op->operands[0], op->operands[1], keys);
    default: return false;
    }
  }

private:
  const plan::Op *definition(ValueId value) const {
    auto found = definitions.find(value);
    return found == definitions.end() ? nullptr : found->second;
  }

  bool findTie(ValueId before, ValueId equal, ValueId rest, std::vector<SortKey> &keys) {
    const plan::Op *first = definition(before), *tie = definition(equal);
    const auto *order = first ? std::get_if<plan::Elementwise>(&first->data) : nullptr;
    const auto *same = tie ? std::get_if<plan::Elementwise>(&tie->data) : nullptr;
    if (!order || !same || order->function != ElementFunction::Compare || same->function != ElementFunction::Compare ||
        same->direction != CompareDirection::EQ || same->order != order->order)
      return false;
    const bool straight = first->operands == tie->operands;
    const bool crossed = first->operands[0] == tie->operands[1] && first->operands[1] == tie->operands[0];
    // In IEEE comparison, NaN is neither less nor equal.
    if ((!straight && !crossed) || order->order == CompareOrder::Float)
      return false;
    auto key = keyOf(*first, *order);
    if (!key)
      return false;
    const size_t count = keys.size();
    keys.push_back(std::move(*key));
    if (find(rest, keys))
      return true;
    keys.resize(count);
    return false;
  }

  std::optional<SortKey> keyOf(const plan::Op &compare, const plan::Elementwise &element) {
    SortKey key;
    if (element.direction == CompareDirection::GT)
      key.descending = true;
    else if (element.direction != CompareDirection::LT)
      return std::nullopt;
    ValueId left = compare.operands[0], right = compare.operands[1];
    key.type = program.values[left].element;
    switch (key.type) {
    case ElementType::BF16:
    case ElementType::F16:
    case ElementType::F32:
    case ElementType::F64: key.isFloat = true; break;
    default:
      if (!isInteger(key.type) && key.type != ElementType::I1)
        return std::nullopt;
    }
    // IEEE comparison does not order NaN, so NaN may be anywhere.
    key.canonical = element.order != CompareOrder::Total;
    side = -1;
    steps = 0;
    if (!mirrored(left, right) || side < 0)
      return std::nullopt;
    if (side == 1) {
      // The comparator swaps its arguments.
      std::swap(left, right);
      key.descending = !key.descending;
    }
    std::set<ValueId> needed;
    collect(left, needed);
    std::vector<size_t> used;
    for (const auto &[value, index] : parameters)
      if (needed.count(value))
        used.push_back(index / 2);
    std::sort(used.begin(), used.end());
    for (size_t operand : used) {
      key.operands.push_back(operand);
      key.function.parameters.push_back(body.parameters[2 * operand]);
    }
    for (const plan::Op &op : body.ops)
      if (needed.count(op.results[0]))
        key.function.ops.push_back(op);
    key.function.results = {left};
    if (key.function.ops.empty()) {
      key.operand = parameters.at(left) / 2;
      key.operands = {key.operand};
    }
    return key;
  }

  // Whether one value is a function of the left elements, and the other the same function of the right elements. `side`
  // becomes the side of the first value.
  bool mirrored(ValueId a, ValueId b) {
    if (++steps > 256)
      return false;
    auto x = parameters.find(a), y = parameters.find(b);
    if (x != parameters.end() || y != parameters.end()) {
      if (x == parameters.end() || y == parameters.end() || x->second / 2 != y->second / 2 || x->second == y->second)
        return false;
      const int found = int(x->second % 2);
      if (side >= 0 && side != found)
        return false;
      side = found;
      return true;
    }
    const plan::Op *p = definition(a), *q = definition(b);
    if (!p && !q)
      return a == b; // defined outside the body
    if (!p || !q || p->results.size() != 1 || q->results.size() != 1 || p->operands.size() != q->operands.size() ||
        !sameData(p->data, q->data) || program.values[a] != program.values[b])
      return false;
    for (size_t i = 0; i < p->operands.size(); ++i)
      if (!mirrored(p->operands[i], q->operands[i]))
        return false;
    return true;
  }

  void collect(ValueId value, std::set<ValueId> &needed) {
    if (!needed.insert(value).second)
      return;
    if (const plan::Op *op = definition(value))
      for (ValueId operand : op->operands)
        collect(operand, needed);
  }

  const plan::Body &body;
  const plan::Program &program;
  std::map<ValueId, size_t> parameters;
  std::map<ValueId, const plan::Op *> definitions;
  int side = -1, steps = 0;
};

// The greatest limit of slices of the values; the whole extent if anything else reads one of them.
int64_t readElements(const plan::Body &body, const plan::ValueList &values, size_t dimension, int64_t extent) {
  auto isSorted = [&](ValueId value) { return std::find(values.begin(), values.end(), value) != values.end(); };
  if (std::any_of(body.results.begin(), body.results.end(), isSorted))
    return extent;
  int64_t needed = 0;
  for (const plan::Op &op : body.ops) {
    if (needed == extent)
      break;
    for (const plan::Body &inner : op.bodies)
      needed = std::max(needed, readElements(inner, values, dimension, extent));
    if (std::none_of(op.operands.begin(), op.operands.end(), isSorted))
      continue;
    const auto *slice = std::get_if<plan::Slice>(&op.data);
    needed = std::max(needed, slice ? slice->limitIndices[dimension] : extent);
  }
  return needed;
}

} // namespace

int64_t neededElements(const plan::Op &sort, const plan::Program &program, size_t dimension) {
  const int64_t extent = program.values[sort.results[0]].shape[dimension];
  return readElements(program.body, sort.results, dimension, extent);
}

std::vector<SortKey> findSortKeys(const plan::Body &comparator, const plan::Program &program) {
  std::vector<SortKey> keys;
  // Keys are computed once per element, assertions hold for each comparison.
  if (std::any_of(comparator.ops.begin(), comparator.ops.end(), plan::hasEffect))
    return keys;
  if (comparator.results.size() != 1 || !KeyFinder(comparator, program).find(comparator.results[0], keys))
    keys.clear();
  return keys;
}

} // namespace shlo::exec
