// Ops that normalize elements by what is around them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"
#include "onnx/lower/windows.h"

namespace shlo::onnx::lowering {

namespace {

// The mean and the variance along axes, which stay with the extent 1.
struct Moments {
  Value mean, variance;
};

Value meanOf(LoweredNode &node, Value x, ArrayRef<int64_t> axes) {
  int64_t count = 1;
  for (int64_t axis : axes)
    count *= shapeOf(x)[size_t(axis)];
  return node.keepAxes(node.binary<ir::DivOp>(node.sum(x, axes), node.scalar(elementOf(x), double(count))), shapeOf(x),
                       axes);
}

Moments momentsOf(LoweredNode &node, Value x, ArrayRef<int64_t> axes) {
  const Value mean = meanOf(node, x, axes), distance = node.binary<ir::SubtractOp>(x, mean);
  return {mean, meanOf(node, node.binary<ir::MulOp>(distance, distance), axes)};
}

Value inverseDeviation(LoweredNode &node, Value variance, double epsilon) {
  return node.unary<ir::RsqrtOp>(node.binary<ir::AddOp>(variance, node.scalar(elementOf(variance), epsilon)));
}

// A number for each feature, which are along axis 1; a list of numbers has one feature.
Value perFeature(LoweredNode &node, Value list, int64_t rank) {
  Extents shape(size_t(rank), 1);
  if (rank > 1)
    shape[1] = shapeOf(list)[0];
  return node.reshape(list, shape);
}
// Whether the operand has as many features as there are numbers for them.
LogicalResult checkFeatures(LoweredNode &node) {
  const llvm::ArrayRef<int64_t> shape = shapeOf(node.operand(0));
  const int64_t features = shape.size() > 1 ? shape[1] : 1;
  for (size_t i = 1; i < node.operands().size(); ++i)
    if (node.has(i) && shapeOf(node.operand(i)) != llvm::ArrayRef(features))
      return node.refuse("operand " + llvm::Twine(i) + " is no list of " + llvm::Twine(features) +
                         ", a number for each feature of operand 0");
  return success();
}

Extents axesFrom(int64_t first, int64_t rank) {
  Extents axes;
  for (int64_t axis = first; axis < rank; ++axis)
    axes.push_back(axis);
  return axes;
}

} // namespace

LogicalResult batchNormalization(LoweredNode &node) {
  if (failed(checkFeatures(node)))
    return failure();
  const double epsilon = node.floating(AttributeName::epsilon, 1e-5);
  const Value x = node.widened(node.operand(0));
  const Type element = elementOf(x);
  const int64_t rank = rankOf(x);
  auto feature = [&](size_t i) { return node.convert(node.operand(i), element); };
  Value mean = feature(3), variance = feature(4);
  if (node.integer(AttributeName::training_mode)) {
    Extents axes{0};
    axes.append(axesFrom(2, rank));
    const Moments moments = momentsOf(node, x, axes);
    const double momentum = node.floating(AttributeName::momentum, 0.9);
    auto running = [&](size_t result, Value before, Value &now, Value moment) {
      now = node.reshape(moment, shapeOf(before));
      const Value kept = node.binary<ir::MulOp>(before, node.scalar(element, momentum));
      const Value added = node.binary<ir::MulOp>(now, node.scalar(element, 1 - momentum));
      if (node.isThere(result))
        node.set(result, node.convert(node.binary<ir::AddOp>(kept, added), node.resultElement(result)));
    };
    running(1, mean, mean, moments.mean);
    running(2, variance, variance, moments.variance);
  }
  const Value scale = node.binary<ir::MulOp>(feature(1), inverseDeviation(node, variance, epsilon));
  const Value offset = node.binary<ir::SubtractOp>(feature(2), node.binary<ir::MulOp>(mean, scale));
  const Value scaled = node.binary<ir::MulOp>(x, perFeature(node, scale, rank));
  return node.set(node.convert(node.binary<ir::AddOp>(scaled, perFeature(node, offset, rank)), node.resultElement()));
}

LogicalResult instanceNormalization(LoweredNode &node) {
  if (failed(checkFeatures(node)))
    return failure();
  const Value x = node.widened(node.operand(0));
  const int64_t rank = rankOf(x);
  const Moments moments = momentsOf(node, x, axesFrom(2, rank));
  const Value unit =
      node.binary<ir::MulOp>(node.binary<ir::SubtractOp>(x, moments.mean),
                             inverseDeviation(node, moments.variance, node.floating(AttributeName::epsilon, 1e-5)));
  auto feature = [&](size_t i) { return perFeature(node, node.convert(node.operand(i), elementOf(x)), rank); };
  return node.set(
      node.convert(node.binary<ir::AddOp>(node.binary<ir::MulOp>(unit, feature(1)), feature(2)), node.resultElement()));
}

// Results: the normalized elements, the mean, the inverse of the deviation.
LogicalResult layerNormalization(LoweredNode &node) {
  const Value x = node.widened(node.operand(0));
  const int64_t rank = rankOf(x);
  const Moments moments = momentsOf(node, x, axesFrom(node.axis(AttributeName::axis, rank, -1), rank));
  const Value inverse = inverseDeviation(node, moments.variance, node.floating(AttributeName::epsilon, 1e-5));
  Value y = node.binary<ir::MulOp>(node.binary<ir::SubtractOp>(x, moments.mean), inverse);
  const Type element = node.resultElement();
  if (node.has(1))
    y = node.binary<ir::MulOp>(y, node.broadcast(node.convert(node.operand(1), elementOf(y)), shapeOf(y)));
  if (node.has(2))
    y = node.binary<ir::AddOp>(y, node.broadcast(node.convert(node.operand(2), elementOf(y)), shapeOf(y)));
  if (node.isThere(1))
    node.set(1, node.convert(moments.mean, node.resultElement(1)));
  if (node.isThere(2))
    node.set(2, node.convert(inverse, node.resultElement(2)));
  return node.set(node.convert(y, element));
}

LogicalResult rmsNormalization(LoweredNode &node) {
  const Value x = node.widened(node.operand(0));
  const int64_t rank = rankOf(x);
  const Value squares =
      meanOf(node, node.binary<ir::MulOp>(x, x), axesFrom(node.axis(AttributeName::axis, rank, -1), rank));
  const Value y =
      node.binary<ir::MulOp>(x, inverseDeviation(node, squares, node.floating(AttributeName::epsilon, 1e-5)));
  const Value scale = node.broadcast(node.convert(node.operand(1), elementOf(y)), shapeOf(y));
  return node.set(node.convert(node.binary<ir::MulOp>(y, scale), node.resultElement()));
}

// Groups of features.
LogicalResult groupNormalization(LoweredNode &node) {
  const Value x = node.widened(node.operand(0));
  const int64_t groups = node.integer(AttributeName::num_groups, 1);
  Extents shape(shapeOf(x)), parts{shape[0], groups, -1};
  int64_t count = 1;
  for (size_t axis = 1; axis < shape.size(); ++axis)
    count *= shape[axis];
  parts[2] = groups ? count / groups : 0;
  const Value grouped = node.reshape(x, parts);
  const Moments moments = momentsOf(node, grouped, {2});
  const Value unit = node.reshape(
      node.binary<ir::MulOp>(node.binary<ir::SubtractOp>(grouped, moments.mean),
                             inverseDeviation(node, moments.variance, node.floating(AttributeName::epsilon, 1e-5))),
      shape);
  auto feature = [&](size_t i) { return perFeature(node, node.convert(node.operand(i), elementOf(x)), rankOf(x)); };
  return node.set(
      node.convert(node.binary<ir::AddOp>(node.binary<ir::MulOp>(unit, feature(1)), feature(2)), node.resultElement()));
}

LogicalResult meanVarianceNormalization(LoweredNode &node) {
  const Value x = node.widened(node.operand(0));
  Extents axes = node.integers(AttributeName::axes, {0, 2, 3});
  for (int64_t &axis : axes)
    axis += axis < 0 ? rankOf(x) : 0;
  llvm::sort(axes);
  const Moments moments = momentsOf(node, x, axes);
  const Value deviation =
      node.binary<ir::AddOp>(node.unary<ir::SqrtOp>(moments.variance), node.scalar(elementOf(x), 1e-9));
  return node.set(node.convert(node.binary<ir::DivOp>(node.binary<ir::SubtractOp>(x, moments.mean), deviation),
                               node.resultElement()));
}

LogicalResult lpNormalization(LoweredNode &node) {
  const Value x = node.operand(0);
  const Type element = elementOf(x);
  const int64_t axis = node.axis(AttributeName::axis, rankOf(x), -1);
  const bool isSum = node.integer(AttributeName::p, 2) == 1;
  Value norm = isSum ? node.sum(node.unary<ir::AbsOp>(x), {axis})
                     : node.unary<ir::SqrtOp>(node.sum(node.binary<ir::MulOp>(x, x), {axis}));
  const Value zero = node.splat(shapeOf(norm), element, 0);
  const Value isZero = node.compare(ir::ComparisonDirection::EQ, norm, zero);
  norm = node.select(isZero, node.splat(shapeOf(norm), element, 1), norm);
  return node.set(node.binary<ir::DivOp>(x, node.keepAxes(norm, shapeOf(x), {axis})));
}

// Of neighbouring features.
LogicalResult localResponseNormalization(LoweredNode &node) {
  const Value x = node.operand(0);
  const Type element = elementOf(x);
  const int64_t size = node.integer(AttributeName::size, 1);
  const double alpha = node.floating(AttributeName::alpha), beta = node.floating(AttributeName::beta),
               bias = node.floating(AttributeName::bias);
  // Features as the only spatial axis.
  int64_t others = 1;
  for (int64_t extent : shapeOf(x).drop_front(2))
    others *= extent;
  const Extents lines{shapeOf(x)[0], 1, shapeOf(x)[1], others};
  const LoweredWindows windows{{size, 1}, {1, 1}, {1, 1}, {(size - 1) / 2, 0}, {size - 1 - (size - 1) / 2, 0}};
  const Value squares = node.reshape(node.binary<ir::MulOp>(x, x), lines);
  const Value sums = reduceWindows(node, squares, node.scalar(element, 0), windows, lines,
                                   [&](Value a, Value b) { return node.create<ir::AddOp>(a.getType(), a, b); });
  const Value base = node.binary<ir::AddOp>(node.binary<ir::MulOp>(sums, node.scalar(element, alpha / double(size))),
                                            node.scalar(element, bias));
  const Value divisor = node.binary<ir::PowOp>(base, node.scalar(element, beta));
  return node.set(node.binary<ir::DivOp>(x, node.reshape(divisor, shapeOf(x))));
}

//===- Along an axis --------------------------------------------------------------------------------------------------===//

LogicalResult softmax(LoweredNode &node) {
  const Value x = node.widened(node.operand(0));
  const Emitter::Exponentials of = node.exponentials(x, node.axis(AttributeName::axis, rankOf(x), -1));
  return node.set(node.convert(node.binary<ir::DivOp>(of.exponentials, of.sums), node.resultElement()));
}
LogicalResult logSoftmax(LoweredNode &node) {
  const Value x = node.widened(node.operand(0));
  const Emitter::Exponentials of = node.exponentials(x, node.axis(AttributeName::axis, rankOf(x), -1));
  return node.set(
      node.convert(node.binary<ir::SubtractOp>(of.differences, node.unary<ir::LogOp>(of.sums)), node.resultElement()));
}
// 1 for the first of the largest elements.
LogicalResult hardmax(LoweredNode &node) {
  const Value x = node.operand(0);
  const int64_t axis = node.axis(AttributeName::axis, rankOf(x), -1);
  const Type i64 = node.builder.getI64Type(), element = elementOf(x);
  const Value most = node.keepAxes(node.reduce<ir::MaxOp>(x, node.least({}, element), {axis}), shapeOf(x), {axis});
  const Value places = node.iota(shapeOf(x), i64, axis);
  const Value beyond = node.integer(shapeOf(x), i64, shapeOf(x)[size_t(axis)]);
  const Value candidates = node.select(node.compare(ir::ComparisonDirection::EQ, x, most), places, beyond);
  const Value first =
      node.keepAxes(node.reduce<ir::MinOp>(candidates, node.largest({}, i64), {axis}), shapeOf(x), {axis});
  return node.set(node.convert(node.compare(ir::ComparisonDirection::EQ, places, first), element));
}

} // namespace shlo::onnx::lowering
