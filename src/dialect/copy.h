// Copies ops one by one, so that copying can stop when there is no memory, and needs no stack for nested regions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace shlo {

// What takes the place of a value in the copy.
using CopiedValues = llvm::DenseMap<mlir::Value, mlir::Value>;

// Copies the ops of a block, all but its terminator, before `place`. `values` has the values that stand for those of
// other ops and for the arguments of the block, and receives the rest. `made` is told of each op, also of nested ones.
void copyOps(mlir::Block &block, mlir::Operation *place, CopiedValues &values,
             llvm::function_ref<void(mlir::Operation *made)> made);

// What an op becomes in a copy; the properties are those of an op that is not registered.
struct CopiedOp {
  mlir::OperationName name;
  mlir::Attribute properties;
};
using ChangeOp = llvm::function_ref<void(mlir::Operation *op, CopiedOp &copied)>;

// A copy of the module as by copyOf (dialect/other_dialects.h), with the changes that `change` makes to its ops.
mlir::OwningOpRef<mlir::ModuleOp> copyWith(mlir::ModuleOp module, ChangeOp change);

} // namespace shlo
