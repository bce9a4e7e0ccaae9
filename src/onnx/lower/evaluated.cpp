// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/evaluated.h"

#include "dialect/dialect.h"
#include "infer/verify.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace shlo::onnx {

// Of all ops together.
static constexpr int64_t mostElements = 1 << 12;
static constexpr size_t mostOps = 256;

namespace {

// What a value depends on.
class Closure {
public:
  // Whether it is small, and nothing of it comes from outside.
  bool collect(Value value, Operation *loop) {
    reach(value);
    for (size_t i = 0; i < ops.size(); ++i) {
      if (ops.size() > mostOps)
        return false;
      Operation *op = ops[i];
      const WalkResult walked = op->walk([&](Operation *inner) {
        if (isa<ir::WhileOp>(inner) && inner != loop)
          return WalkResult::interrupt();
        for (Type type : inner->getResultTypes()) {
          auto tensor = dyn_cast<RankedTensorType>(type);
          if (!tensor || tensor.getNumElements() > elementsLeft)
            return WalkResult::interrupt();
          elementsLeft -= tensor.getNumElements();
        }
        for (Value operand : inner->getOperands()) {
          // None: a loop's body that is not finished.
          Operation *around = operand.getParentBlock()->getParentOp();
          if (!around || !op->isAncestor(around))
            reach(operand);
        }
        return WalkResult::advance();
      });
      if (walked.wasInterrupted() || isOpen)
        return false;
    }
    return !isOpen;
  }

  // Each after those that it depends on.
  std::vector<Operation *> inOrder() const {
    std::vector<Operation *> order;
    llvm::DenseSet<Operation *> done;
    llvm::SmallVector<std::pair<Operation *, bool>> rest;
    for (Operation *op : ops)
      rest.emplace_back(op, false);
    while (!rest.empty()) {
      const auto [op, isReady] = rest.pop_back_val();
      if (done.contains(op))
        continue;
      if (isReady) {
        done.insert(op);
        order.push_back(op);
        continue;
      }
      rest.emplace_back(op, true);
      op->walk([&](Operation *inner) {
        for (Value operand : inner->getOperands())
          if (Operation *source = operand.getDefiningOp(); source && ops.contains(source) && source != op)
            rest.emplace_back(source, false);
      });
    }
    return order;
  }

private:
  void reach(Value value) {
    if (Operation *op = value.getDefiningOp())
      ops.insert(op);
    else
      isOpen = true;
  }

  llvm::SetVector<Operation *> ops;
  int64_t elementsLeft = mostElements;
  bool isOpen = false;
};

} // namespace

std::optional<Tensor> evaluated(const Module &beside, Value value, Operation *loop, const Evaluate &evaluate) {
  Closure closure;
  if (!closure.collect(value, loop))
    return {};
  const std::shared_ptr<Module> made = beside.createBeside();
  OpBuilder builder(made->op().getBody(), made->op().getBody()->end());
  auto main = func::FuncOp::create(builder, value.getLoc(), "main", builder.getFunctionType({}, value.getType()));
  builder.setInsertionPointToEnd(main.addEntryBlock());
  IRMapping mapping;
  for (Operation *op : closure.inOrder())
    builder.clone(*op, mapping);
  func::ReturnOp::create(builder, value.getLoc(), mapping.lookup(value));
  if (!verify(*made))
    return {};
  Result<std::vector<Tensor>> results = evaluate(made);
  if (!results)
    return {};
  return std::move(results->front());
}

} // namespace shlo::onnx
