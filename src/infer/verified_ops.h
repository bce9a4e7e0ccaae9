// Ops that hold all rules, so that ops like them need no check. Programs repeat their ops, layer after layer.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Operation.h"

#include <memory>

namespace shlo {

// Keeps the last op of each hash. Only for ops whose rules depend on nothing but what two ops that are alike have in
// common: name, attributes, types and regions. The ops must outlive it.
class VerifiedOps {
public:
  // Whether an op can be kept: it has no region, or one that is small.
  static bool canKeep(mlir::Operation *op);
  // Where an op that is like this one is kept.
  mlir::Operation *&like(mlir::Operation *op);
  // Whether an op that is like this one has been kept.
  bool has(mlir::Operation *op) { return isAlike(like(op), op); }
  // What a name in a table of ops stands for depends on the op around, and so do the rules of such ops.
  static bool isAlike(mlir::Operation *kept, mlir::Operation *op);

private:
  static bool areAlike(mlir::Operation *a, mlir::Operation *b);
  static bool areAlike(mlir::Block &a, mlir::Block &b);
  static constexpr size_t slotCount = 512;
  std::unique_ptr<mlir::Operation *[]> slots; // made when first needed
};

} // namespace shlo
