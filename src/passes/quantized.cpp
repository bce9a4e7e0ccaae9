// Expresses the arithmetic of quantized elements in floats.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/quantized.h"

#include "base/memory.h"
#include "dialect/dialect.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/Builders.h"

namespace shlo {

namespace {

// The expressed type; null if the elements are not quantized.
mlir::Type expressedType(mlir::Type type) {
  auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type);
  auto element = tensor ? llvm::dyn_cast<mlir::quant::QuantizedType>(tensor.getElementType()) : nullptr;
  return element ? tensor.clone(element.getExpressedType()) : mlir::Type();
}

bool computesWithQuantized(mlir::Operation *op) {
  return op->hasTrait<ir::ComputesExpressed>() &&
         (llvm::any_of(op->getOperandTypes(), expressedType) || llvm::any_of(op->getResultTypes(), expressedType));
}

void rewrite(mlir::Operation *op) {
  mlir::OpBuilder builder(op);
  mlir::Operation *real = builder.clone(*op);
  builder.setInsertionPoint(real);
  for (mlir::OpOperand &operand : real->getOpOperands())
    if (mlir::Type type = expressedType(operand.get().getType()))
      operand.set(ir::UniformDequantizeOp::create(builder, op->getLoc(), type, operand.get()));
  builder.setInsertionPointAfter(real);
  for (auto [old, result] : llvm::zip_equal(op->getResults(), real->getResults())) {
    mlir::Value made = result;
    if (mlir::Type type = expressedType(old.getType())) {
      result.setType(type);
      made = ir::UniformQuantizeOp::create(builder, op->getLoc(), old.getType(), result);
    }
    old.replaceAllUsesWith(made);
  }
  op->erase();
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
  std::vector<mlir::Operation *> found;
  copy->op()->walk([&](mlir::Operation *op) {
    if (computesWithQuantized(op))
      found.push_back(op);
  });
  for (mlir::Operation *op : found) {
    checkMemory();
    rewrite(op);
  }
  return copy;
}

} // namespace shlo
