// The order in which the uses of a value are listed. A reader lists the newest use first; an artifact records where its
// writer had another order. Readers that are given no record read the same program, but not the same bytes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "vhlo/address_numbers.h"

#include "mlir/IR/Operation.h"

#include <string>
#include <vector>

namespace shlo::artifact {

// Values are numbered from 1.
using ValueNumbers = AddressNumbers<sizeof(mlir::detail::ValueImpl)>;

// The order that a program has whose ops were rewritten into older versions one after the other: a rewritten op is the
// newest user of its operands, and handing its results over turns their order around.
class UseOrders {
public:
  void rewritten(mlir::Operation *op) {
    places[op] = rewrittenOp;
    rewrittenOps.push_back(op);
  }
  // A value whose uses stand in the order of the program.
  void turned(mlir::Value value) { turnedValues.push_back(value); }
  // Call when all are known.
  void finish(mlir::Operation *module, const ValueNumbers &numbers);

  // The records of the results of an op or the arguments of a block, which have numbers in a row; nothing where all
  // orders are the reader's own.
  std::string records(uint32_t firstValue, uint32_t count) const;

private:
  static constexpr uint32_t rewrittenOp = 1;
  void add(mlir::Value value, uint32_t number, bool turned);
  std::string recordOf(mlir::Value value, bool turned);

  std::vector<mlir::Operation *> rewrittenOps;
  std::vector<mlir::Value> turnedValues;
  AddressNumbers<sizeof(mlir::Operation)> places; // of ops, in the order of reading, and whether the op is rewritten
  // Few values have an order of their own: of each value which one, plus one.
  std::vector<uint32_t> known;
  std::vector<std::string> orders;
};

} // namespace shlo::artifact
