// The order in which the uses of a value are listed. A reader lists the newest use first; an artifact records where its
// writer had another order. Readers that are given no record read the same program, but not the same bytes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Operation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

#include <string>

namespace shlo::artifact {

// The order that a program has whose ops were rewritten into older versions one after the other: a rewritten op is the
// newest user of its operands, and handing its results over turns their order around.
class UseOrders {
public:
  void rewritten(mlir::Operation *op) { older.insert(op); }
  // A value whose uses stand in the order of the program.
  void turned(mlir::Value value) { turnedAround.insert(value); }
  // Call when all are known.
  void finish(mlir::Operation *module);

  bool empty() const { return older.empty() && turnedAround.empty(); }
  // The records of the results of an op or the arguments of a block; nothing where all orders are the reader's own.
  std::string records(mlir::ValueRange values) const;

private:
  bool record(mlir::Value value, llvm::SmallVectorImpl<uint32_t> &order) const;

  llvm::DenseSet<mlir::Operation *> older;
  llvm::DenseSet<mlir::Value> turnedAround;
  llvm::DenseMap<mlir::Operation *, uint32_t> places; // in the order of reading
};

} // namespace shlo::artifact
