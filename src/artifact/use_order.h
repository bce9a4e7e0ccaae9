// The order of the uses of a value. A reader lists the newest use first; an artifact records the order of its writer if
// it differs. Without the records, readers read the same program, but writing it again gives other bytes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "vhlo/address_numbers.h"

#include "mlir/IR/Operation.h"

#include <string>
#include <vector>

namespace shlo::artifact {

// Values are numbered from 1.
using ValueNumbers = AddressNumbers<sizeof(mlir::detail::ValueImpl)>;

// The order in a program whose ops were rewritten into older versions one by one: a rewritten op is the newest user of
// its operands, and replacing its results reverses the order of their uses.
class UseOrders {
public:
  void rewritten(mlir::Operation *op) {
    places[op] = rewrittenOp;
    rewrittenOps.push_back(op);
  }
  // A value whose uses are in program order.
  void turned(mlir::Value value) { turnedValues.push_back(value); }
  // Call this when all are known.
  void finish(mlir::Operation *module, const ValueNumbers &numbers);

  // The records for the results of an op or the arguments of a block, which are numbered consecutively; empty if all
  // orders equal the reader's.
  std::string records(uint32_t firstValue, uint32_t count) const;

private:
  static constexpr uint32_t rewrittenOp = 1;
  void add(mlir::Value value, uint32_t number, bool turned);
  std::string recordOf(mlir::Value value, bool turned);

  std::vector<mlir::Operation *> rewrittenOps;
  std::vector<mlir::Value> turnedValues;
  AddressNumbers<sizeof(mlir::Operation)> places; // positions of ops in reading order, and whether the op is rewritten
  // Few values have a recorded order: for each value, 1 + its index.
  std::vector<uint32_t> known;
  std::vector<std::string> orders;
};

} // namespace shlo::artifact
