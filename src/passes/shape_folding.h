// Folds the integers of which programs compute shapes. What can be folded waits until a value is needed, so that few
// runs of the executor compute many values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/pass.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace shlo::passes {

class ShapeFolder {
public:
  explicit ShapeFolder(PassRun &run);

  // Whether the op waits to be folded, or does so from now on, because all its operands are constants, or wait, too.
  bool add(mlir::Operation *op);
  // The type of the value is known better: adds the ops that use it, and so on, so that they are folded together.
  void addUsers(mlir::Value value);
  bool isWaiting(mlir::Value value) const {
    mlir::Operation *maker = value.getDefiningOp();
    return maker && waiting.contains(maker);
  }
  // Replaces the ops that wait with constants in their places, and returns whether there were any. Throws PassFailure
  // if a run fails for a reason that ends the pipeline.
  bool fold();

private:
  bool mayFold(mlir::Operation *op);
  void erase(mlir::Operation *op);
  bool isSplat(mlir::Operation *op);
  bool isZeroDivision(mlir::Operation *op);

  PassRun &run;
  llvm::DenseSet<const void *> names; // of the ops that compute shapes
  std::vector<mlir::Operation *> order;
  llvm::DenseSet<mlir::Operation *> waiting;
};

} // namespace shlo::passes
