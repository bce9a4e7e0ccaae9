// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/post_order.h"

#include "dialect/walk.h"

namespace shlo::passes {

std::vector<mlir::Operation *> postOrder(PassRun &run) {
  std::vector<mlir::Operation *> order, open; // `open`: ops that have not ended, outer ones first
  for (mlir::Operation *op = nextOp(run.root, run.root); op; op = nextOp(op, run.root)) {
    run.budget.step();
    for (; !open.empty() && open.back() != op->getParentOp(); open.pop_back())
      order.push_back(open.back());
    open.push_back(op);
  }
  order.insert(order.end(), open.rbegin(), open.rend());
  return order;
}

} // namespace shlo::passes
