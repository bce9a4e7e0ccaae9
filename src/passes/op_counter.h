// Counts the ops that a builder makes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Builders.h"

namespace shlo::passes {

struct OpCounter : mlir::OpBuilder::Listener {
  void notifyOperationInserted(mlir::Operation *, mlir::OpBuilder::InsertPoint) override { ++count; }
  uint64_t count = 0;
};

} // namespace shlo::passes
