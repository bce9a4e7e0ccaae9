// Numbers the attributes, types and op names in an artifact's tables.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "vhlo/wire.h"

#include <vector>

namespace shlo::artifact {

// An op name of the file.
struct WireOpName {
  vhlo::WireDialect dialect;
  std::string name; // without the dialect
  uint32_t count = 0;
  bool registered = true; // its properties are in the op's own encoding
};

// Counts references during the walk, then sorts. What is used most gets the smallest numbers, so that its references
// take one byte.
class Numbering {
public:
  explicit Numbering(vhlo::WireTables &tables) : tables(tables) {}

  void visit(vhlo::WireAttr attr);
  void visit(vhlo::WireType type);
  void visitOp(uint32_t op) {
    if (names[op].count++ == 0) {
      visit(names[op].dialect);
      nameOrder.push_back(op);
    }
  }
  uint32_t addOp(vhlo::WireDialect dialect, std::string name, bool registered = true) {
    names.push_back({dialect, std::move(name), 0, registered});
    return uint32_t(names.size() - 1);
  }

  // Sorts the orders below and assigns the numbers.
  void finish();

  uint32_t number(vhlo::WireAttr attr) const { return attributeNumbers[attr.id]; }
  uint32_t number(vhlo::WireType type) const { return typeNumbers[type.id]; }
  uint32_t opNumber(uint32_t op) const { return nameNumbers[op]; }
  uint32_t number(vhlo::WireDialect dialect) const { return dialectNumbers[size_t(dialect)]; }

  std::vector<vhlo::WireDialect> dialects;
  std::vector<uint32_t> attributeOrder, typeOrder, nameOrder; // by number
  std::vector<WireOpName> names;

private:
  void visit(vhlo::WireDialect dialect);
  void visitParts(llvm::StringRef image);

  vhlo::WireTables &tables;
  std::vector<uint32_t> attributeNumbers, typeNumbers, nameNumbers;
  std::vector<uint32_t> dialectNumbers; // UINT32_MAX if not yet visited
};

} // namespace shlo::artifact
