// What MLIR's canonicalize does to these dialects: constants are unique and stand at the head of their function, ops
// without effects and uses go, and a constant decides which branch is taken.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/simplify.h"

#include "dialect/dialect.h"
#include "dialect/walk.h"

#include "llvm/ADT/DenseSet.h"

namespace shlo::passes {

static constexpr Pattern patterns[] = {{"take-branch", "stablehlo.case", takeConstantBranch}};

bool isNotCanonical(mlir::ModuleOp module) {
  Effects effects;
  llvm::DenseSet<std::pair<mlir::Block *, mlir::Attribute>> seen;
  for (mlir::Operation *op = nextOp(module, module); op; op = nextOp(op, module)) {
    checkWork();
    if (effects.isErasable(op) || (llvm::isa<ir::CaseOp>(op) && constantOf(op->getOperand(0))))
      return true;
    if (mlir::ElementsAttr value = constantOf(op)) {
      mlir::Block *head = headOf(op->getBlock());
      mlir::Operation *before = op->getPrevNode();
      if (op->getBlock() != head || (before && !constantOf(before)) || !seen.insert({head, value}).second)
        return true;
    }
  }
  return false;
}

Status canonicalize(PassRun &run, const CanonicalizeOptions &options) {
  return rewriteGreedily(run, patterns, options);
}

} // namespace shlo::passes
