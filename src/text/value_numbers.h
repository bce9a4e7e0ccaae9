// The names of values and blocks in printed text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Allocator.h"

#include <vector>

namespace shlo::text {

// Values without a name of their own have numbers. In the pretty form a region continues the numbers of the one around
// it, so regions beside each other have the same. A name is not used twice where both would be seen.
class ValueNumbers {
public:
  // Names all values of the ops within `root`. Ops choose names only in the pretty form.
  ValueNumbers(mlir::Operation *root, bool pretty);

  // "%0", "%arg0" or "%0#1". The head stands for all results of its group.
  void print(llvm::raw_ostream &out, mlir::Value value) const { print(out, value, /*head=*/false); }
  void printHead(llvm::raw_ostream &out, mlir::Value value) const { print(out, value, /*head=*/true); }
  void print(llvm::raw_ostream &out, mlir::Block *block) const;

  // The numbers of the results that start a group of results with one name; empty if all are one group.
  llvm::ArrayRef<unsigned> groupsOf(mlir::Operation *op) const;

private:
  // The next number of each kind.
  struct Counters {
    unsigned value = 0, argument = 0, conflict = 0;
  };
  // "%cst", or a number, or "%arg0".
  struct Name {
    const char *text = nullptr; // null: none
    unsigned sizeOrNumber = 0;
    bool isArgument = false;
  };
  void print(llvm::raw_ostream &out, mlir::Value value, bool head) const;
  void number(mlir::Region &region);
  void number(mlir::Operation &op);
  void name(mlir::Value value, llvm::StringRef wanted);
  // Whether an op may choose names.
  bool choosesNames(mlir::Operation &op);
  llvm::StringRef unusedName(llvm::StringRef wanted);

  bool pretty;
  Counters next;
  llvm::DenseMap<mlir::OperationName, bool> choosing;
  std::vector<mlir::Operation *> nesting;  // ops with regions, in the region that is numbered
  llvm::DenseMap<mlir::Value, Name> names; // of results, only those that start a group
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<unsigned, 4>> groups;
  llvm::DenseSet<llvm::StringRef> used; // in the region that is numbered, and those around it
  std::vector<llvm::StringRef> usedInOrder;
  llvm::BumpPtrAllocator memory;
};

} // namespace shlo::text
