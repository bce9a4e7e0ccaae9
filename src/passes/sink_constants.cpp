// Moves constants into the branches and loops that use them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/dialect.h"
#include "dialect/walk.h"
#include "passes/pass.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace shlo::passes {

using mlir::Operation;

namespace {

bool isControlFlow(Operation *op) { return llvm::isa<ir::IfOp, ir::CaseOp, ir::WhileOp>(op); }

} // namespace

bool hasControlFlow(mlir::ModuleOp module) {
  for (Operation *op = module; op; op = nextOp(op, module))
    if (isControlFlow(op))
      return true;
  return false;
}

Status sinkConstants(PassRun &run) {
  llvm::DenseMap<std::pair<mlir::Region *, Operation *>, Operation *> copies;
  llvm::SetVector<Operation *> sunk;
  // The copies go before the op with which their block began.
  llvm::DenseMap<mlir::Region *, Operation *> heads;
  llvm::SmallVector<mlir::Region *> around; // of the op, inner ones last: those of control flow
  for (Operation *op = nextOp(run.root, run.root); op; op = nextOp(op, run.root)) {
    run.budget.step();
    while (!around.empty() && !around.back()->isAncestor(op->getParentRegion()))
      around.pop_back();
    mlir::Region *own = op->getParentRegion();
    if (isControlFlow(op->getParentOp()) && (around.empty() || around.back() != own)) {
      around.push_back(own);
      heads[own] = op;
    }
    if (around.empty())
      continue;
    mlir::Region *region = around.back();
    for (mlir::OpOperand &operand : op->getOpOperands()) {
      auto constant = operand.get().getDefiningOp<ir::ConstantOp>();
      if (!constant || region->isAncestor(constant->getParentRegion()))
        continue;
      Operation *&copy = copies[{region, constant}];
      if (!copy) {
        run.budget.countOps();
        copy = constant->clone();
        heads[region]->getBlock()->getOperations().insert(heads[region]->getIterator(), copy);
        sunk.insert(constant);
        run.countRewrites("sink-constant");
      }
      operand.set(copy->getResult(0));
    }
  }
  for (Operation *constant : sunk)
    if (constant->use_empty())
      constant->erase();
  return {};
}

} // namespace shlo::passes
