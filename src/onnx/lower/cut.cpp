// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/cut.h"

#include "dialect/dialect.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace shlo::onnx {

// Elements that are computed in less time than another program takes to begin.
static constexpr int64_t fewElements = 1 << 14;

static int64_t elementsOf(Operation *op) {
  if (isa<ir::WhileOp, ir::DotGeneralOp, ir::ConvolutionOp>(op))
    return fewElements;
  int64_t most = 0;
  auto add = [&](Value value) {
    if (auto type = dyn_cast<RankedTensorType>(value.getType()))
      most = std::max(most, std::min(type.getNumElements(), fewElements));
  };
  llvm::for_each(op->getOperands(), add);
  llvm::for_each(op->getResults(), add);
  return most;
}

bool Cut::isOutside(Operation *user, Block &block) const {
  Operation *op = block.findAncestorOpInBlock(*user);
  return op && !part.contains(op);
}

Cut::Cut(Block &block, Value decider, bool isWhole, llvm::function_ref<bool(Value)> isNeeded) {
  if (isWhole)
    return;
  int64_t elements = 0;
  llvm::SmallVector<Operation *> rest;
  auto reach = [&](Value value) {
    Operation *op = value.getDefiningOp();
    if (op && op->getBlock() == &block && !isa<ir::ConstantOp>(op) && part.insert(op).second) {
      elements = std::min(elements + elementsOf(op), fewElements);
      rest.push_back(op);
    }
  };
  reach(decider);
  while (!rest.empty())
    rest.pop_back_val()->walk([&](Operation *inner) { llvm::for_each(inner->getOperands(), reach); });
  if (elements < fewElements)
    return;
  for (Operation &op : block)
    if (part.contains(&op))
      for (Value result : op.getResults())
        if (isNeeded(result) ||
            llvm::any_of(result.getUsers(), [&](Operation *user) { return isOutside(user, block); }))
          values.push_back(result);
}

llvm::DenseMap<Value, Value> Cut::replace(Block &block) {
  llvm::DenseMap<Value, Value> arguments;
  for (Value value : values) {
    const Value argument = block.addArgument(value.getType(), value.getLoc());
    value.replaceUsesWithIf(argument, [&](OpOperand &use) { return isOutside(use.getOwner(), block); });
    arguments[value] = argument;
  }
  return arguments;
}

} // namespace shlo::onnx
