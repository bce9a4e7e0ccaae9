// Writes the sections with the tables of an artifact: dialects, op names, attributes, types, strings.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/table_sections.h"

#include "vhlo/encoding.h"

using namespace shlo;
using namespace shlo::artifact;
using llvm::StringRef;
using vhlo::putVarint;
using vhlo::varintSize;
using vhlo::WireAttr;
using vhlo::WireDialect;
using vhlo::WirePart;
using vhlo::WireType;

// Strings are numbered at their first use, by dialects, op names, attributes and types.
TableSections::TableSections(vhlo::WireTables &tables, const Numbering &numbering, unsigned bytecode)
    : tables(tables), numbering(numbering), bytecode(bytecode) {
  addNames();
  addEntries();
  putVarint(stringSizes, strings.size());
  for (StringRef string : llvm::reverse(strings))
    putVarint(stringSizes, string.size() + 1);
  stringBytes = stringSizes.size();
  for (StringRef string : strings)
    stringBytes += string.size() + 1;
}

uint32_t TableSections::stringNumber(uint32_t string) {
  if (stringNumbers.size() <= string)
    stringNumbers.resize(tables.stringCount());
  if (uint32_t number = stringNumbers[string])
    return number - 1;
  strings.push_back(tables.text(string));
  stringNumbers[string] = uint32_t(strings.size());
  return uint32_t(strings.size() - 1);
}

// Writes groups of consecutive items of one dialect.
template <typename DialectOf, typename Put>
void TableSections::putGroups(std::string &out, const std::vector<uint32_t> &order, DialectOf dialectOf, Put put) {
  for (size_t begin = 0, end; begin < order.size(); begin = end) {
    WireDialect dialect = dialectOf(order[begin]);
    for (end = begin + 1; end < order.size() && dialectOf(order[end]) == dialect;)
      ++end;
    putVarint(out, numbering.number(dialect));
    putVarint(out, end - begin);
    for (size_t i = begin; i < end; ++i)
      put(order[i]);
  }
}

void TableSections::addNames() {
  putVarint(dialects, numbering.dialects.size());
  for (WireDialect dialect : numbering.dialects) {
    uint64_t name = stringNumber(tables.string(tables.name(dialect)));
    putVarint(dialects, bytecode >= 1 ? name << 1 : name);
  }
  if (bytecode >= 4)
    putVarint(dialects, numbering.nameOrder.size());
  putGroups(
      dialects, numbering.nameOrder, [&](uint32_t op) { return numbering.names[op].dialect; },
      [&](uint32_t op) {
        uint64_t name = stringNumber(tables.string(numbering.names[op].name));
        putVarint(dialects, bytecode >= 5 ? name << 1 | numbering.names[op].registered : name);
      });
}

void TableSections::addEntries() {
  putVarint(offsets, numbering.attributeOrder.size());
  putVarint(offsets, numbering.typeOrder.size());
  auto add = [&](const vhlo::WireEntry &entry) {
    uint64_t size = sizeOf(entry.image);
    putVarint(offsets, size << 1 | !entry.text);
    entryBytes += size;
  };
  putGroups(
      offsets, numbering.attributeOrder, [&](uint32_t id) { return tables[WireAttr{id}].dialect; },
      [&](uint32_t id) { add(tables[WireAttr{id}]); });
  putGroups(
      offsets, numbering.typeOrder, [&](uint32_t id) { return tables[WireType{id}].dialect; },
      [&](uint32_t id) { add(tables[WireType{id}]); });
}

uint64_t TableSections::sizeOf(StringRef image) {
  uint64_t size = 0;
  vhlo::forEachPart(image, [&](const WirePart &part) {
    switch (part.kind) {
    case WirePart::Bytes:
      size += part.bytes.size();
      break;
    case WirePart::Attr:
      size += varintSize(numbering.number(WireAttr{part.id}));
      break;
    case WirePart::OptionalAttr:
      size += varintSize(uint64_t(numbering.number(WireAttr{part.id})) << 1);
      break;
    case WirePart::Type:
      size += varintSize(numbering.number(WireType{part.id}));
      break;
    case WirePart::String:
      size += varintSize(stringNumber(part.id));
      break;
    }
  });
  return size;
}

void TableSections::put(std::string &out, StringRef image) const {
  vhlo::forEachPart(image, [&](const WirePart &part) {
    switch (part.kind) {
    case WirePart::Bytes:
      out.append(part.bytes.data(), part.bytes.size());
      break;
    case WirePart::Attr:
      putVarint(out, numbering.number(WireAttr{part.id}));
      break;
    case WirePart::OptionalAttr:
      putVarint(out, uint64_t(numbering.number(WireAttr{part.id})) << 1 | 1);
      break;
    case WirePart::Type:
      putVarint(out, numbering.number(WireType{part.id}));
      break;
    case WirePart::String:
      putVarint(out, stringNumbers[part.id] - 1);
      break;
    }
  });
}

void TableSections::putEntries(std::string &out) const {
  for (uint32_t id : numbering.attributeOrder)
    put(out, tables[WireAttr{id}].image);
  for (uint32_t id : numbering.typeOrder)
    put(out, tables[WireType{id}].image);
}

void TableSections::putStrings(std::string &out) const {
  out += stringSizes;
  for (StringRef string : strings) {
    out.append(string.data(), string.size());
    out.push_back('\0');
  }
}
