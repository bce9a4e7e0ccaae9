// Deprecated ops, which are lowered to other ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

// New dimensions come first.
Status lowerBroadcast(Lowering &lowering, Operation *op) {
  size_t added = extents(cast<ir::BroadcastOp>(op).getBroadcastSizesAttr()).size();
  Extents dimensions;
  for (size_t axis = 0; axis < lowering.type(op->getOperand(0)).shape.size(); ++axis)
    dimensions.push_back(int64_t(added + axis));
  return lowering.emitFor(op, BroadcastInDim{std::move(dimensions)});
}

Status lowerDot(Lowering &lowering, Operation *op) {
  int64_t last = int64_t(lowering.type(op->getOperand(0)).shape.size()) - 1;
  return lowering.emitProduct(op, DotGeneral{{}, {}, {last}, {0}}, lowering.values(op->getOperands()));
}

// --- Batch normalization --------------------------------------------------------------------------------------------

namespace {

// The formulas of the specification, written for one operand shape and feature dimension.
class BatchNorm {
public:
  BatchNorm(Lowering &lowering, ValueId operand, int64_t feature, double epsilon)
      : lowering(lowering), feature(feature), epsilon(epsilon), type(lowering.type(operand)) {
    count = 1;
    for (int64_t axis = 0; axis < int64_t(type.shape.size()); ++axis)
      if (axis != feature) {
        others.push_back(axis);
        count *= double(type.shape[axis]);
      }
  }

  ValueId spread(ValueId perFeature) { return lowering.broadcast(perFeature, type.shape, {feature}); }
  ValueId scalar(double value, const Shape &shape) {
    return lowering.broadcast(lowering.number(value, type.element), shape, {});
  }
  ValueId total(ValueId operand) {
    return lowering.reduce(ElementFunction::Add, operand, lowering.number(0, type.element), others);
  }
  ValueId mean(ValueId operand) {
    ValueId sum = total(operand);
    return lowering.element(ElementFunction::Div, {sum, scalar(count, Shape(lowering.type(sum).shape))});
  }
  ValueId sub(ValueId a, ValueId b) { return lowering.element(ElementFunction::Subtract, {a, b}); }
  ValueId mul(ValueId a, ValueId b) { return lowering.element(ElementFunction::Mul, {a, b}); }
  ValueId div(ValueId a, ValueId b) { return lowering.element(ElementFunction::Div, {a, b}); }
  ValueId add(ValueId a, ValueId b) { return lowering.element(ElementFunction::Add, {a, b}); }
  ValueId steadied(ValueId variance) { return add(spread(variance), scalar(epsilon, type.shape)); }
  ValueId deviation(ValueId variance) { return lowering.element(ElementFunction::Sqrt, steadied(variance)); }

  ValueId normalize(ValueId operand, ValueId scale, ValueId offset, ValueId mean, ValueId variance) {
    ValueId normalized = div(sub(operand, spread(mean)), deviation(variance));
    return add(mul(spread(scale), normalized), spread(offset));
  }

  double count;

private:
  Lowering &lowering;
  int64_t feature;
  double epsilon;
  TensorType type;
  Extents others;
};

template <typename NormOp> Result<BatchNorm> batchNorm(Lowering &lowering, NormOp op) {
  // The number of features can be unknown until now.
  Types types;
  if (Status status = lowering.resultTypes(op, types); !status)
    return std::move(status.error());
  return BatchNorm(lowering, lowering.value(op->getOperand(0)), int64_t(op.getFeatureIndex()),
                   op.getEpsilonAttr().getValueAsDouble());
}

} // namespace

Status lowerBatchNormInference(Lowering &lowering, Operation *op) {
  Result<BatchNorm> made = batchNorm(lowering, cast<ir::BatchNormInferenceOp>(op));
  if (!made)
    return std::move(made.error());
  BatchNorm &norm = *made;
  ValueIds in = lowering.values(op->getOperands());
  return lowering.alias(op, norm.normalize(in[0], in[1], in[2], in[3], in[4]));
}

Status lowerBatchNormTraining(Lowering &lowering, Operation *op) {
  Result<BatchNorm> made = batchNorm(lowering, cast<ir::BatchNormTrainingOp>(op));
  if (!made)
    return std::move(made.error());
  BatchNorm &norm = *made;
  ValueIds in = lowering.values(op->getOperands());
  ValueId mean = norm.mean(in[0]);
  ValueId centered = norm.sub(in[0], norm.spread(mean));
  ValueId variance = norm.mean(norm.mul(centered, centered));
  lowering.bind(op->getResult(0), norm.normalize(in[0], in[1], in[2], mean, variance));
  lowering.bind(op->getResult(1), mean);
  lowering.bind(op->getResult(2), variance);
  return {};
}

Status lowerBatchNormGrad(Lowering &lowering, Operation *op) {
  Result<BatchNorm> made = batchNorm(lowering, cast<ir::BatchNormGradOp>(op));
  if (!made)
    return std::move(made.error());
  BatchNorm &norm = *made;
  ValueIds in = lowering.values(op->getOperands());
  ValueId operand = in[0], scale = in[1], mean = in[2], variance = in[3], gradient = in[4];
  const Shape shape = lowering.type(operand).shape;
  ValueId centered = norm.sub(operand, norm.spread(mean));
  ValueId deviation = norm.deviation(variance), count = norm.scalar(norm.count, shape);
  ValueId gradOffset = norm.total(gradient);
  ValueId gradScale = norm.total(norm.mul(gradient, norm.div(centered, deviation)));
  ValueId along = norm.mul(norm.spread(norm.total(norm.mul(gradient, centered))), centered);
  ValueId rest = norm.sub(norm.sub(norm.mul(gradient, count), norm.spread(gradOffset)),
                          norm.div(along, norm.steadied(variance)));
  ValueId factor = norm.div(norm.div(norm.spread(scale), deviation), count);
  lowering.bind(op->getResult(0), norm.mul(factor, rest));
  lowering.bind(op->getResult(1), gradScale);
  lowering.bind(op->getResult(2), gradOffset);
  return {};
}

} // namespace shlo::plan
