// The order in which the uses of a value are listed. A reader lists the newest use first; an artifact records where its
// writer had another order. Readers that are given no record read the same program, but not the same bytes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Operation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

#include <string>
#include <vector>

namespace shlo::artifact {

// The order that a program has whose ops were rewritten into older versions one after the other: a rewritten op is the
// newest user of its operands, and handing its results over turns their order around.
class UseOrders {
public:
  void rewritten(mlir::Operation *op) { rewrittenOps.push_back(op); }
  // A value whose uses stand in the order of the program.
  void turned(mlir::Value value) { turnedAround.insert(value); }
  // Call when all are known.
  void finish(mlir::Operation *module);

  // The records of the results of an op or the arguments of a block; nothing where all orders are the reader's own.
  std::string records(mlir::ValueRange values) const;

private:
  struct User {
    bool older = false;
    uint32_t place = 0; // in the order of reading
  };
  void add(mlir::Value value);
  std::string recordOf(mlir::Value value) const;

  std::vector<mlir::Operation *> rewrittenOps;
  llvm::DenseSet<mlir::Value> turnedAround;
  // Few values have an order of their own, and only their users are looked at.
  llvm::DenseMap<mlir::Operation *, User> users;
  llvm::DenseMap<mlir::Value, std::string> orders;
};

} // namespace shlo::artifact
