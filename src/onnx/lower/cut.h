// Where a program is cut: a part of it computes a value that decides a shape, and what is needed of it later is kept.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

namespace shlo::onnx {

class Cut {
public:
  // `isNeeded`: whether what is lowered later may use a value, though no op uses it now. Nothing is kept of a part that
  // takes no time: it is computed again. `isWhole`: nothing at all.
  Cut(mlir::Block &block, mlir::Value decider, bool isWhole, llvm::function_ref<bool(mlir::Value)> isNeeded);

  // In the order of the block.
  const llvm::SmallVector<mlir::Value> &kept() const { return values; }
  // Arguments of the block in their place, for all ops outside of the part. By value that was kept.
  llvm::DenseMap<mlir::Value, mlir::Value> replace(mlir::Block &block);

private:
  bool isOutside(mlir::Operation *user, mlir::Block &block) const;

  llvm::SmallPtrSet<mlir::Operation *, 32> part;
  llvm::SmallVector<mlir::Value> values;
};

} // namespace shlo::onnx
