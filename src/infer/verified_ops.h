// Ops that hold all rules, so that ops like them need no check. Programs repeat their ops, layer after layer.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Operation.h"

#include <memory>

namespace shlo {

// Keeps the last op of each hash. Only for ops without regions whose rules depend on nothing but what two ops that are
// alike have in common: name, attributes and types. The ops must outlive it.
class VerifiedOps {
public:
  // Where an op that is like this one is kept.
  mlir::Operation *&like(mlir::Operation *op);
  static bool areAlike(mlir::Operation *a, mlir::Operation *b);

private:
  static constexpr size_t slotCount = 512;
  std::unique_ptr<mlir::Operation *[]> slots; // made when first needed
};

} // namespace shlo
