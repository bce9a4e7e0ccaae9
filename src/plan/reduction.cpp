// Reductions over dimensions and windows.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

Status lowerReduce(Lowering &lowering, Operation *op) {
  return lowering.emitWithRegions(op, Reduce{extents(cast<ir::ReduceOp>(op).getDimensionsAttr())});
}

Status lowerReduceWindow(Lowering &lowering, Operation *op) {
  auto reduce = cast<ir::ReduceWindowOp>(op);
  ReduceWindow action;
  action.windowDimensions = extents(reduce.getWindowDimensionsAttr());
  size_t rank = action.windowDimensions.size();
  action.windowStrides = extents(reduce.getWindowStridesAttr(), rank, 1);
  action.baseDilations = extents(reduce.getBaseDilationsAttr(), rank, 1);
  action.windowDilations = extents(reduce.getWindowDilationsAttr(), rank, 1);
  splitPadding(reduce.getPaddingAttr(), rank, action.paddingLow, action.paddingHigh);
  return lowering.emitWithRegions(op, std::move(action));
}

Status lowerSelectAndScatter(Lowering &lowering, Operation *op) {
  auto select = cast<ir::SelectAndScatterOp>(op);
  size_t rank = lowering.type(op->getOperand(0)).shape.size();
  SelectAndScatter action;
  action.windowDimensions = extents(select.getWindowDimensionsAttr(), rank, 1);
  action.windowStrides = extents(select.getWindowStridesAttr(), rank, 1);
  splitPadding(select.getPaddingAttr(), rank, action.paddingLow, action.paddingHigh);
  return lowering.emitWithRegions(op, std::move(action));
}

Status lowerSort(Lowering &lowering, Operation *op) {
  auto sort = cast<ir::SortOp>(op);
  int64_t dimension = int64_t(sort.getDimension());
  if (dimension < 0)
    dimension += int64_t(lowering.type(op->getOperand(0)).shape.size());
  return lowering.emitWithRegions(op, Sort{dimension, sort.getIsStable()});
}

} // namespace shlo::plan
