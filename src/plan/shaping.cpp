// Ops that move or repeat elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

Status lowerConstant(Lowering &lowering, Operation *op) {
  Types types;
  if (Status status = lowering.resultTypes(op, types); !status)
    return status;
  Result<Constant> constant = lowering.constant(op, cast<ir::ConstantOp>(op).getValue(), types[0]);
  if (!constant)
    return std::move(constant.error());
  lowering.bind(op->getResult(0), lowering.emit(std::move(*constant), {}, std::move(types[0])));
  return {};
}

Status lowerBroadcastInDim(Lowering &lowering, Operation *op) {
  if (op->getOperand(0).getType() == op->getResult(0).getType() &&
      cast<ShapedType>(op->getResult(0).getType()).getRank() == 0)
    return lowering.alias(op, lowering.value(op->getOperand(0)));
  return lowering.emitFor(op, BroadcastInDim{extents(cast<ir::BroadcastInDimOp>(op).getBroadcastDimensionsAttr())});
}

Status lowerReshape(Lowering &lowering, Operation *op) {
  if (op->getOperand(0).getType() == op->getResult(0).getType())
    return lowering.alias(op, lowering.value(op->getOperand(0)));
  return lowering.emitFor(op, Reshape{});
}

Status lowerConcatenate(Lowering &lowering, Operation *op) {
  if (op->getNumOperands() == 1)
    return lowering.alias(op, lowering.value(op->getOperand(0)));
  return lowering.emitFor(op, Concatenate{int64_t(cast<ir::ConcatenateOp>(op).getDimension())});
}

} // namespace shlo::plan
