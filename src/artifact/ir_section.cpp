// Writes the IR section of an artifact and the section with the properties of its ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/ir_section.h"

#include "artifact/container.h"
#include "base/work.h"

using namespace shlo;
using namespace shlo::artifact;
using vhlo::putVarint;

bool IrSection::write() {
  std::string &top = sections.emplace_back();
  top.reserve(program.ops.size() * 16);
  // The top block has no arguments and one op, the module.
  putVarint(top, 1 << 1);
  Place module{0, program.ops.data(), nullptr, nullptr, nullptr};
  putOp(module, 0);
  while (!openOps.empty())
    putNext(openOps.back());
  ir = std::move(sections.back());
  if (bytecode >= 5) {
    std::string count;
    putVarint(count, propertyEntries.size());
    properties.insert(0, count);
  }
  return !usedTooEarly;
}

void IrSection::putOp(Place &at, uint32_t firstFree) {
  std::string &out = sections.back();
  const WalkedOp &op = *at.op++;
  std::string orders = nextOrders(at.region, op.results);
  putVarint(out, numbering.opNumber(op.name));
  out.push_back(char((op.attributes ? hasAttributes : 0) | (op.results ? hasResults : 0) |
                     (op.operands ? hasOperands : 0) | (op.regions ? hasRegions : 0) |
                     (orders.empty() ? 0 : hasUseOrders) | (op.properties ? hasProperties : 0)));
  putVarint(out, numbering.number(op.location));
  if (op.attributes)
    putVarint(out, numbering.number(op.attributes));
  if (op.properties)
    putVarint(out, propertyEntry(op.properties - 1));
  if (op.results) {
    putVarint(out, op.results);
    for (uint32_t i = 0; i < op.results; ++i)
      putVarint(out, numbering.number(*at.result++));
  }
  if (op.operands) {
    putVarint(out, op.operands);
    for (uint32_t i = 0; i < op.operands; ++i)
      putVarint(out, valueNumber(*at.operand++, at.region));
  }
  out += orders;
  emission[at.region].emitted += op.results;
  if (op.regions)
    openRegions(op, firstFree);
}

void IrSection::openRegions(const WalkedOp &op, uint32_t firstFree) {
  const bool isolated = !op.captures, hasSection = isolated && bytecode >= 2;
  putVarint(sections.back(), uint64_t(op.regions) << 1 | isolated);
  if (hasSection)
    sections.emplace_back();
  openOps.push_back({&op, isolated ? 0 : firstFree, hasSection});
}

// Writes the next part of the innermost op with regions.
void IrSection::putNext(OpenOp &open) {
  checkWork();
  if (open.ops) {
    --open.ops;
    putOp(open.at, open.firstFree + program.regions[open.at.region].values);
  } else if (open.blocks) {
    auto [arguments, ops] = program.blocks[open.nextBlock++];
    --open.blocks;
    open.ops = ops;
    putVarint(sections.back(), uint64_t(ops) << 1 | (arguments != 0));
    if (arguments)
      putArguments(open.at, arguments);
  } else if (open.regions < open.op->regions) {
    openRegion(open, open.op->firstRegion + open.regions++);
  } else {
    closeOp();
  }
}

void IrSection::openRegion(OpenOp &open, uint32_t number) {
  std::string &out = sections.back();
  const WalkedRegion &region = program.regions[number];
  putVarint(out, region.blocks);
  if (!region.blocks)
    return;
  putVarint(out, region.values);
  emission[number].firstNumber = open.firstFree;
  open.at = {number, program.ops.data() + region.firstOp, program.arguments.data() + region.firstArgument,
             program.results.data() + region.firstResult, program.operands.data() + region.firstOperand};
  open.nextBlock = region.firstBlock;
  open.blocks = region.blocks;
}

void IrSection::closeOp() {
  if (openOps.back().hasSection) {
    const std::string section = std::move(sections.back());
    sections.pop_back();
    std::string &out = sections.back();
    out.push_back(char(SectionId::Ir));
    putVarint(out, section.size());
    out += section;
  }
  openOps.pop_back();
}

void IrSection::putArguments(Place &at, uint32_t count) {
  std::string &out = sections.back();
  std::string orders = nextOrders(at.region, count);
  emission[at.region].emitted += count;
  putVarint(out, count);
  for (; count; --count) {
    auto [location, type] = *at.argument++;
    if (bytecode < 4) {
      putVarint(out, numbering.number(type));
      putVarint(out, numbering.number(location));
      continue;
    }
    bool known = location != unknownLocation;
    putVarint(out, uint64_t(numbering.number(type)) << 1 | known);
    if (known)
      putVarint(out, numbering.number(location));
  }
  if (bytecode >= 3) {
    out.push_back(char(orders.empty() ? 0 : hasUseOrders));
    out += orders;
  }
}

// The use-list orders of the next values in the region.
std::string IrSection::nextOrders(uint32_t region, uint32_t values) {
  return useOrders.records(program.regions[region].firstValue + emission[region].emitted + 1, values);
}

uint32_t IrSection::valueNumber(uint32_t value, uint32_t region) {
  for (;; region = program.regions[region].parent) {
    const WalkedRegion &home = program.regions[region];
    uint32_t index = value - home.firstValue - 1;
    if (index < home.values) {
      usedTooEarly |= index >= emission[region].emitted;
      return emission[region].firstNumber + index;
    }
    if (!region) {
      usedTooEarly = true;
      return 0;
    }
  }
}

// Entries are numbered at their first use. Ops of different kinds may share an entry.
uint32_t IrSection::propertyEntry(uint32_t list) {
  if (propertyNumbers.size() <= list)
    propertyNumbers.resize(list + 1);
  if (uint32_t number = propertyNumbers[list])
    return number - 1;
  std::string entry;
  for (auto [attribute, optional] : ops.properties(list))
    if (optional)
      putVarint(entry, attribute ? uint64_t(numbering.number(attribute)) << 1 | 1 : 0);
    else
      putVarint(entry, numbering.number(attribute));
  auto [place, isNew] = propertyEntries.try_emplace(entry, uint32_t(propertyEntries.size()));
  if (isNew) {
    putVarint(properties, entry.size());
    properties += entry;
  }
  propertyNumbers[list] = place->second + 1;
  return place->second;
}
