// Reductions over dimensions and windows.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

// A body may compute in a wider type than the inputs have: inputs and init values are converted first.
static Status emitReduction(Lowering &lowering, Operation *op, OpData data) {
  std::vector<Body> bodies = lowering.takeBodies();
  ValueIds operands = lowering.values(op->getOperands());
  const Body &body = bodies.front();
  if (body.parameters.size() != operands.size())
    return errorAt(SHLO_INVALID_PROGRAM, op,
                   "the number of arguments of the body does not match the number of operands");
  for (auto [operand, parameter] : llvm::zip_equal(operands, body.parameters))
    operand = lowering.convert(operand, lowering.type(parameter).element);
  return lowering.emitFor(op, std::move(data), operands, std::move(bodies));
}

Status lowerReduce(Lowering &lowering, Operation *op) {
  return emitReduction(lowering, op, Reduce{extents(cast<ir::ReduceOp>(op).getDimensionsAttr())});
}

Status lowerReduceWindow(Lowering &lowering, Operation *op) {
  auto reduce = cast<ir::ReduceWindowOp>(op);
  ReduceWindow data;
  data.windowDimensions = extents(reduce.getWindowDimensionsAttr());
  size_t rank = data.windowDimensions.size();
  data.windowStrides = extents(reduce.getWindowStridesAttr(), rank, 1);
  data.baseDilations = extents(reduce.getBaseDilationsAttr(), rank, 1);
  data.windowDilations = extents(reduce.getWindowDilationsAttr(), rank, 1);
  splitPadding(reduce.getPaddingAttr(), rank, data.paddingLow, data.paddingHigh);
  return emitReduction(lowering, op, std::move(data));
}

Status lowerSelectAndScatter(Lowering &lowering, Operation *op) {
  auto select = cast<ir::SelectAndScatterOp>(op);
  size_t rank = lowering.type(op->getOperand(0)).shape.size();
  SelectAndScatter data;
  data.windowDimensions = extents(select.getWindowDimensionsAttr(), rank, 1);
  data.windowStrides = extents(select.getWindowStridesAttr(), rank, 1);
  splitPadding(select.getPaddingAttr(), rank, data.paddingLow, data.paddingHigh);
  std::vector<Body> bodies = lowering.takeBodies();
  ValueIds operands = lowering.values(op->getOperands());
  if (bodies.size() != 2 || bodies[1].parameters.empty())
    return errorAt(SHLO_INVALID_PROGRAM, op, "the op must have a body that selects and one that scatters");
  ElementType element = lowering.type(bodies[1].parameters[0]).element;
  for (ValueId &operand : llvm::MutableArrayRef(operands).drop_front())
    operand = lowering.convert(operand, element);
  return lowering.emitFor(op, std::move(data), operands, std::move(bodies));
}

Status lowerSort(Lowering &lowering, Operation *op) {
  auto sort = cast<ir::SortOp>(op);
  int64_t dimension = int64_t(sort.getDimension());
  if (dimension < 0)
    dimension += int64_t(lowering.type(op->getOperand(0)).shape.size());
  std::vector<Body> bodies = lowering.takeBodies();
  return lowering.emitFor(op, Sort{dimension, sort.getIsStable()}, std::move(bodies));
}

} // namespace shlo::plan
