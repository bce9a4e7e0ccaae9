// Replaces composites with calls of their decompositions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/dialect.h"
#include "dialect/walk.h"
#include "passes/composites.h"
#include "passes/pass.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/StringSet.h"

namespace shlo::passes {

void replaceWithCall(ir::CompositeOp composite) {
  mlir::OpBuilder builder(composite);
  auto call = mlir::func::CallOp::create(builder, composite.getLoc(), composite.getDecompositionAttr(),
                                         composite.getResultTypes(), composite.getInputs());
  composite.replaceAllUsesWith(call.getResults());
  composite.erase();
}

bool hasComposites(mlir::ModuleOp module) {
  for (mlir::Operation *op = module; op; op = nextOp(op, module))
    if (llvm::isa<ir::CompositeOp>(op))
      return true;
  return false;
}

Status replaceCompositesWithCalls(PassRun &run, const ReplaceCompositesWithCallsOptions &options) {
  llvm::StringSet<> except;
  for (const std::string &name : options.except)
    except.insert(name);
  mlir::Operation *following = nullptr;
  for (mlir::Operation *op = nextOp(run.root, run.root); op; op = following) {
    run.budget.step();
    following = nextOp(op, run.root);
    auto composite = llvm::dyn_cast<ir::CompositeOp>(op);
    if (!composite || except.contains(composite.getName()))
      continue;
    // What is in its regions is gone with it.
    if (op->getNumRegions())
      for (following = op; following && op->isAncestor(following);)
        following = nextOp(following, run.root);
    run.budget.countOps();
    replaceWithCall(composite);
    run.countRewrites("composite-to-call");
  }
  return {};
}

} // namespace shlo::passes
