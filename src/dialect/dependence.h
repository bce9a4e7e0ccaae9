// Finds the arguments of a function that values depend on.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

#include <string>

namespace shlo {

// Goes from values to what computes them: through regions, whose ops it takes as a whole, and through calls.
class Dependence {
public:
  // The function that an op calls, by its symbol; "" for an op that calls none.
  using Callee = std::string (*)(mlir::Operation *op);

  // The module must have the function.
  Dependence(mlir::ModuleOp module, mlir::func::FuncOp function, Callee callee);

  // The values, and what they depend on. Goes no further where isKnown says that a value does not depend on arguments.
  void add(mlir::ValueRange values, llvm::function_ref<bool(mlir::Value)> isKnown);
  // An op with its regions.
  void addWhole(mlir::Operation *op, llvm::function_ref<bool(mlir::Value)> isKnown);

  // By argument of the function: whether one of the added values depends on it.
  const llvm::BitVector &arguments() const { return found; }

private:
  void push(mlir::ValueRange values);
  void pushWhole(mlir::Operation *op);
  void follow(mlir::Value value);
  void run(llvm::function_ref<bool(mlir::Value)> isKnown);

  mlir::func::FuncOp function;
  const Callee callee;
  llvm::StringMap<mlir::func::FuncOp> functions;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Operation *>> calls; // by function
  llvm::DenseSet<mlir::Value> seen;
  llvm::DenseSet<mlir::Operation *> seenWhole;
  llvm::SmallVector<mlir::Value> left;
  llvm::BitVector found;
};

} // namespace shlo
