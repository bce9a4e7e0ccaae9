// Expresses the arithmetic of quantized elements in floats.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/quantized.h"

#include "base/memory.h"
#include "dialect/walk.h"
#include "passes/pass.h"
#include "passes/quantized_math.h"

namespace shlo {

namespace {

using passes::quantized::elementOf;
using passes::quantized::expressedType;

bool computesWithQuantized(mlir::Operation *op) {
  return op->hasTrait<ir::ComputesExpressed>() &&
         (llvm::any_of(op->getOperandTypes(), elementOf) || llvm::any_of(op->getResultTypes(), elementOf));
}

void rewrite(mlir::Operation *op) {
  mlir::OpBuilder builder(op);
  mlir::Operation *real = builder.clone(*op);
  builder.setInsertionPoint(real);
  for (mlir::OpOperand &operand : real->getOpOperands())
    if (mlir::Type type = operand.get().getType(); elementOf(type))
      operand.set(ir::UniformDequantizeOp::create(builder, op->getLoc(), expressedType(type), operand.get()));
  builder.setInsertionPointAfter(real);
  for (auto [old, result] : llvm::zip_equal(op->getResults(), real->getResults())) {
    mlir::Value made = result;
    if (elementOf(old.getType())) {
      result.setType(expressedType(old.getType()));
      made = ir::UniformQuantizeOp::create(builder, op->getLoc(), old.getType(), result);
    }
    old.replaceAllUsesWith(made);
  }
  op->erase();
}

std::vector<mlir::Operation *> findArithmetic(mlir::Operation *root, bool (*isWanted)(mlir::Operation *op)) {
  std::vector<mlir::Operation *> found;
  forEachOp(root, [&](mlir::Operation *op) {
    if (computesWithQuantized(op) && isWanted(op))
      found.push_back(op);
  });
  return found;
}

} // namespace

bool hasQuantizedArithmetic(mlir::ModuleOp module) {
  auto look = [](mlir::Operation *op) {
    return computesWithQuantized(op) ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
  };
  return module->walk(look).wasInterrupted();
}

Result<std::shared_ptr<Module>> withoutQuantizedArithmetic(const Module &module) {
  std::shared_ptr<Module> copy = module.clone();
  for (mlir::Operation *op : findArithmetic(copy->op(), [](mlir::Operation *) { return true; })) {
    checkMemory();
    rewrite(op);
  }
  return copy;
}

Status passes::legalizeQuantizedOpToQdq(PassRun &run) {
  for (mlir::Operation *op : findArithmetic(run.root, quantized::computesExpressed)) {
    run.budget.countOps(op->getNumOperands() + op->getNumResults());
    rewrite(op);
    run.countRewrites("express");
  }
  return {};
}

} // namespace shlo
