// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/unrealized_casts.h"

#include "dialect/walk.h"
#include "passes/pass.h"

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/DenseMap.h"

namespace shlo::passes {

using mlir::UnrealizedConversionCastOp;
using mlir::Value;

// `roots` has the value with which the chain of a value begins, so a chain is as much work as it has casts.
uint64_t reconcileCasts(mlir::Operation *root) {
  llvm::SmallVector<UnrealizedConversionCastOp> casts;
  forEachOp(root, [&](mlir::Operation *op) {
    if (auto cast = llvm::dyn_cast<UnrealizedConversionCastOp>(op))
      casts.push_back(cast);
  });
  llvm::DenseMap<Value, Value> roots;
  for (UnrealizedConversionCastOp cast : casts) {
    checkWork();
    if (cast->getNumOperands() == 0)
      continue;
    if (cast->getOperandTypes() == cast->getResultTypes()) {
      cast->replaceAllUsesWith(cast->getOperands());
      continue;
    }
    auto before = cast->getOperand(0).getDefiningOp<UnrealizedConversionCastOp>();
    if (before && before->getResults() == cast->getOperands() && before->getOperandTypes() == cast->getResultTypes()) {
      cast->replaceAllUsesWith(before->getOperands());
      continue;
    }
    if (cast->getNumOperands() != 1 || cast->getNumResults() != 1)
      continue;
    const Value operand = cast->getOperand(0), result = cast->getResult(0);
    const Value first = roots.try_emplace(operand, operand).first->second;
    roots.try_emplace(result, first);
    if (first.getType() == result.getType())
      cast.getResult(0).replaceAllUsesWith(first);
  }
  uint64_t erased = 0;
  for (UnrealizedConversionCastOp cast : llvm::reverse(casts))
    if (cast->use_empty()) {
      cast->erase();
      ++erased;
    }
  return erased;
}

bool hasCasts(mlir::ModuleOp module) {
  for (mlir::Operation *op = module; op; op = nextOp(op, module))
    if (llvm::isa<UnrealizedConversionCastOp>(op))
      return true;
  return false;
}

Status reconcileUnrealizedCasts(PassRun &run) {
  if (const uint64_t erased = reconcileCasts(run.root))
    run.countRewrites("reconcile-casts", erased);
  return {};
}

} // namespace shlo::passes
