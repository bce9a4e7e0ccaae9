// Numbers the attributes, types and op names in an artifact's tables.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/numbering.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <numeric>

using namespace shlo::artifact;
using namespace shlo::vhlo;

namespace {

// Sorts by use, the most used first. Then, among items whose numbers take equally many bytes, by dialect, starting with
// the last dialect of the group before.
template <typename CountOf, typename DialectOf>
void arrange(std::vector<uint32_t> &order, size_t dialects, CountOf countOf, DialectOf dialectOf) {
  // A stable counting sort: there can be as many items as the program has ops.
  uint32_t most = 0;
  for (uint32_t item : order)
    most = std::max(most, countOf(item));
  std::vector<uint32_t> begins(size_t(most) + 2), byCount(order.size());
  for (uint32_t item : order)
    ++begins[most - countOf(item) + 1];
  std::partial_sum(begins.begin(), begins.end(), begins.begin());
  for (uint32_t item : order)
    byCount[begins[most - countOf(item)]++] = item;
  uint32_t last = 0;
  uint64_t room = 0;
  size_t begin = 0;
  for (unsigned bytes = 1; begin < byCount.size(); ++bytes) {
    room = (uint64_t(1) << 7 * bytes) - room;
    size_t end = size_t(std::min<uint64_t>(begin + room, byCount.size()));
    auto rank = [&](uint32_t item) {
      uint32_t dialect = dialectOf(item);
      return dialect == last ? 0 : size_t(dialect) + 1;
    };
    begins.assign(dialects + 2, 0);
    for (size_t i = begin; i < end; ++i)
      ++begins[rank(byCount[i]) + 1];
    std::partial_sum(begins.begin(), begins.end(), begins.begin());
    for (size_t i = begin; i < end; ++i)
      order[begin + begins[rank(byCount[i])]++] = byCount[i];
    last = dialectOf(order[end - 1]);
    begin = end;
  }
}

void invert(const std::vector<uint32_t> &order, std::vector<uint32_t> &numbers, size_t size) {
  numbers.resize(size);
  for (auto [number, id] : llvm::enumerate(order))
    numbers[id] = uint32_t(number);
}

} // namespace

void Numbering::visit(WireDialect dialect) {
  if (dialectNumbers.size() <= size_t(dialect))
    dialectNumbers.resize(size_t(dialect) + 1, UINT32_MAX);
  uint32_t &number = dialectNumbers[size_t(dialect)];
  if (number != UINT32_MAX)
    return;
  number = uint32_t(dialects.size());
  dialects.push_back(dialect);
}

// Lists an entry before its parts. A part is counted once per entry that refers to it, however often it does.
void Numbering::visit(WireAttr attr) {
  WireEntry &entry = tables[attr];
  if (entry.count++)
    return;
  attributeOrder.push_back(attr.id);
  visit(entry.dialect);
  visitParts(entry.image);
}

void Numbering::visit(WireType type) {
  WireEntry &entry = tables[type];
  if (entry.count++)
    return;
  typeOrder.push_back(type.id);
  visit(entry.dialect);
  visitParts(entry.image);
}

void Numbering::visitParts(llvm::StringRef image) {
  forEachPart(image, [&](const WirePart &part) {
    if (part.kind == WirePart::Attr || part.kind == WirePart::OptionalAttr)
      visit(WireAttr{part.id});
    else if (part.kind == WirePart::Type)
      visit(WireType{part.id});
  });
}

void Numbering::finish() {
  arrange(
      attributeOrder, dialects.size(), [&](uint32_t id) { return tables[WireAttr{id}].count; },
      [&](uint32_t id) { return number(tables[WireAttr{id}].dialect); });
  arrange(
      typeOrder, dialects.size(), [&](uint32_t id) { return tables[WireType{id}].count; },
      [&](uint32_t id) { return number(tables[WireType{id}].dialect); });
  arrange(
      nameOrder, dialects.size(), [&](uint32_t id) { return names[id].count; },
      [&](uint32_t id) { return number(names[id].dialect); });
  invert(attributeOrder, attributeNumbers, tables.attributeCount() + 1);
  invert(typeOrder, typeNumbers, tables.typeCount() + 1);
  invert(nameOrder, nameNumbers, names.size());
}
