// Ops that read and write at computed indices.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

static Gather gather(ir::GatherDimensionNumbersAttr dims, bool indicesAreSorted) {
  Gather data;
  data.offsetDims = extents(dims.getOffsetDims());
  data.collapsedSliceDims = extents(dims.getCollapsedSliceDims());
  data.operandBatchingDims = extents(dims.getOperandBatchingDims());
  data.startIndicesBatchingDims = extents(dims.getStartIndicesBatchingDims());
  data.startIndexMap = extents(dims.getStartIndexMap());
  data.indexVectorDim = dims.getIndexVectorDim();
  data.indicesAreSorted = indicesAreSorted;
  return data;
}

Status lowerGather(Lowering &lowering, Operation *op) {
  auto source = cast<ir::GatherOp>(op);
  Gather data = gather(source.getDimensionNumbersAttr(), source.getIndicesAreSorted());
  data.sliceSizes = extents(source.getSliceSizesAttr());
  return lowering.emitFor(op, std::move(data));
}

Status lowerDynamicGather(Lowering &lowering, Operation *op) {
  auto source = cast<ir::DynamicGatherOp>(op);
  Gather data = gather(source.getDimensionNumbersAttr(), source.getIndicesAreSorted());
  if (Status status = lowering.needIntegers(op, 2, data.sliceSizes); !status)
    return status;
  const Shape &operand = lowering.type(op->getOperand(0)).shape;
  bool fits = data.sliceSizes.size() == operand.size();
  for (size_t axis = 0; fits && axis < operand.size(); ++axis)
    fits = data.sliceSizes[axis] >= 0 && data.sliceSizes[axis] <= operand[axis];
  if (!fits)
    return lowering.shapeError(op,
                               "the slice sizes do not fit the operand " + toString(lowering.type(op->getOperand(0))));
  ValueIds operands = lowering.values(op->getOperands().take_front(2));
  return lowering.emitFor(op, std::move(data), operands);
}

Status lowerScatter(Lowering &lowering, Operation *op) {
  auto scatter = cast<ir::ScatterOp>(op);
  ir::ScatterDimensionNumbersAttr dims = scatter.getScatterDimensionNumbersAttr();
  Scatter data{extents(dims.getUpdateWindowDims()),
               extents(dims.getInsertedWindowDims()),
               extents(dims.getInputBatchingDims()),
               extents(dims.getScatterIndicesBatchingDims()),
               extents(dims.getScatterDimsToOperandDims()),
               dims.getIndexVectorDim(),
               scatter.getIndicesAreSorted(),
               scatter.getUniqueIndices()};
  std::vector<Body> bodies = lowering.takeBodies();
  // The body may compute in a wider type than the inputs and updates have.
  ValueIds operands = lowering.values(op->getOperands());
  const Body &body = bodies.front();
  size_t inputs = op->getNumResults();
  if (operands.size() != 2 * inputs + 1 || body.parameters.size() != 2 * inputs)
    return errorAt(SHLO_INVALID_PROGRAM, op,
                   "the number of arguments of the body does not match the number of operands");
  for (auto [index, parameter] : llvm::enumerate(body.parameters)) {
    ValueId &operand = operands[index < inputs ? index : index + 1];
    operand = lowering.convert(operand, lowering.type(parameter).element);
  }
  return lowering.emitFor(op, std::move(data), operands, std::move(bodies));
}

} // namespace shlo::plan
