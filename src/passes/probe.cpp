// Puts a probe after each op, for an interpreter that records the values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/dialect.h"
#include "dialect/elements.h"
#include "passes/pass.h"
#include "passes/post_order.h"

#include "mlir/IR/Builders.h"

namespace shlo::passes {

static bool isRecorded(mlir::Type type) {
  auto tensor = llvm::dyn_cast<mlir::TensorType>(type);
  return tensor && ir::elementTypeOf(tensor.getElementType()) != ElementType::None;
}

Status instrumentWithProbes(PassRun &run, const InstrumentWithProbesOptions &options) {
  uint64_t number = 0;
  for (mlir::Operation *op : postOrder(run)) {
    // What an async_start starts is one op.
    if (llvm::isa<ir::ConstantOp>(op) || llvm::isa<ir::AsyncStartOp>(op->getParentOp()))
      continue;
    mlir::OpBuilder builder(op->getContext());
    for (mlir::OpResult result : op->getResults()) {
      if (!isRecorded(result.getType()))
        continue;
      run.budget.countOps();
      const std::string id = std::to_string(++number);
      auto named = llvm::dyn_cast<mlir::NameLoc>(op->getLoc());
      mlir::OperationState state(op->getLoc(), "interpreter.probe", result, result.getType());
      state.addAttribute("probe_id",
                         builder.getStringAttr(options.useDebugInfo && named ? named.getName().getValue() + "." + id
                                                                             : "probe" + llvm::Twine(id)));
      builder.setInsertionPointAfter(op);
      mlir::Operation *probe = builder.create(state);
      result.replaceAllUsesExcept(probe->getResult(0), probe);
    }
  }
  if (number)
    run.countRewrites("probe", number);
  return {};
}

} // namespace shlo::passes
