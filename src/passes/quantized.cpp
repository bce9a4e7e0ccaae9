// Expresses the arithmetic of quantized elements in floats.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/quantized.h"

#include "base/work.h"
#include "dialect/walk.h"
#include "passes/quantized_math.h"
#include "passes/rewriter.h"

namespace shlo {

namespace {

using passes::quantized::elementOf;
using passes::quantized::expressedType;

// The results of the op, computed with the expressed values. New ops go before it.
llvm::SmallVector<mlir::Value> express(mlir::Operation *op, mlir::OpBuilder &builder) {
  llvm::SmallVector<mlir::Value> operands, results;
  for (mlir::Value operand : op->getOperands()) {
    if (mlir::Type type = operand.getType(); elementOf(type))
      operand = ir::UniformDequantizeOp::create(builder, op->getLoc(), expressedType(type), operand);
    operands.push_back(operand);
  }
  mlir::Operation *real = builder.clone(*op);
  real->setOperands(operands);
  for (auto [old, result] : llvm::zip_equal(op->getResults(), real->getResults())) {
    mlir::Value made = result;
    if (mlir::Type type = old.getType(); elementOf(type)) {
      result.setType(expressedType(type));
      made = ir::UniformQuantizeOp::create(builder, op->getLoc(), type, result);
    }
    results.push_back(made);
  }
  return results;
}

} // namespace

bool isQuantizedArithmetic(mlir::Operation *op) {
  return op->hasTrait<ir::ComputesExpressed>() &&
         (llvm::any_of(op->getOperandTypes(), elementOf) || llvm::any_of(op->getResultTypes(), elementOf));
}

bool hasQuantizedArithmetic(mlir::ModuleOp module) {
  auto look = [](mlir::Operation *op) {
    return isQuantizedArithmetic(op) ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
  };
  return module->walk(look).wasInterrupted();
}

Result<std::shared_ptr<Module>> withoutQuantizedArithmetic(const Module &module) {
  std::shared_ptr<Module> copy = module.clone();
  std::vector<mlir::Operation *> found;
  forEachOp(copy->op(), [&](mlir::Operation *op) {
    if (isQuantizedArithmetic(op))
      found.push_back(op);
  });
  for (mlir::Operation *op : found) {
    checkWork();
    mlir::OpBuilder builder(op);
    llvm::SmallVector<mlir::Value> results = express(op, builder);
    op->replaceAllUsesWith(results);
    op->erase();
  }
  return copy;
}

static bool expressQuantized(mlir::Operation *op, passes::Rewriter &rewriter, const passes::PassOptions &) {
  if (!isQuantizedArithmetic(op) || !passes::quantized::computesExpressed(op))
    return false;
  rewriter.replace(op, express(op, rewriter));
  return true;
}

Status passes::legalizeQuantizedOpToQdq(PassRun &run) {
  static constexpr Pattern patterns[] = {{"express", "", expressQuantized}};
  return rewriteGreedily(run, patterns, PassOptions());
}

} // namespace shlo
