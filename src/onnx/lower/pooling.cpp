// Reductions of windows, and of all of space.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"
#include "onnx/lower/windows.h"

#include "passes/expression.h"

namespace shlo::onnx::lowering {

namespace {

template <typename OpT> auto with(LoweredNode &node) {
  return [&node](Value a, Value b) { return node.create<OpT>(a.getType(), a, b); };
}

Extents spatialAxes(int64_t rank) {
  Extents axes;
  for (int64_t axis = 2; axis < rank; ++axis)
    axes.push_back(axis);
  return axes;
}

} // namespace

LogicalResult maxPool(LoweredNode &node) {
  if (node.isThere(1))
    return node.refuse("the places of the largest elements, its second result");
  const Windows windows = windowsOf(node, {});
  const Value x = node.operand(0);
  return node.set(reduceWindows(node, x, node.least({}, elementOf(x)), windows, node.resultShape(), with<ir::MaxOp>(node)));
}

// The padding counts if the node says so, but not what rounding up adds to it.
LogicalResult averagePool(LoweredNode &node) {
  const Windows windows = windowsOf(node, {});
  const Value given = node.operand(0);
  const bool isNarrow = elementOf(given).getIntOrFloatBitWidth() < 32;
  const Value x = isNarrow ? node.convert(given, node.builder.getF32Type()) : given;
  const Type element = elementOf(x);
  const Value zero = node.scalar(element, 0);
  const Value sums = reduceWindows(node, x, zero, windows, node.resultShape(), with<ir::AddOp>(node));
  Extents space(shapeOf(x)), counts(node.resultShape());
  space[0] = space[1] = counts[0] = counts[1] = 1;
  Windows counted = windows;
  if (node.integer(AttributeName::count_include_pad))
    for (size_t axis = 0; axis < windows.rank(); ++axis) {
      space[axis + 2] += windows.low[axis] + windows.high[axis];
      counted.low[axis] = counted.high[axis] = 0;
    }
  const Value number = reduceWindows(node, node.splat(space, element, 1), zero, counted, counts, with<ir::AddOp>(node));
  return node.set(node.convert(node.binary<ir::DivOp>(sums, number), elementOf(given)));
}

static Value powerOf(LoweredNode &node, Value x, double exponent) {
  if (exponent == 1)
    return x;
  if (exponent == 2)
    return node.binary<ir::MulOp>(x, x);
  if (exponent == 0.5)
    return node.unary<ir::SqrtOp>(x);
  return node.binary<ir::PowOp>(x, node.scalar(elementOf(x), exponent));
}

LogicalResult lpPool(LoweredNode &node) {
  const Windows windows = windowsOf(node, {});
  const auto p = double(node.integer(AttributeName::p, 2));
  const Value parts = powerOf(node, node.unary<ir::AbsOp>(node.operand(0)), p);
  const Value sums =
      reduceWindows(node, parts, node.scalar(elementOf(parts), 0), windows, node.resultShape(), with<ir::AddOp>(node));
  return node.set(powerOf(node, sums, 1 / p));
}

LogicalResult globalMaxPool(LoweredNode &node) {
  const Value x = node.operand(0);
  return node.set(node.reshape(node.reduce<ir::MaxOp>(x, node.least({}, elementOf(x)), spatialAxes(rankOf(x))),
                               node.resultShape()));
}

LogicalResult globalAveragePool(LoweredNode &node) {
  const Value given = node.operand(0);
  const bool isNarrow = elementOf(given).getIntOrFloatBitWidth() < 32;
  const Value x = isNarrow ? node.convert(given, node.builder.getF32Type()) : given;
  int64_t count = 1;
  for (int64_t extent : shapeOf(x).drop_front(2))
    count *= extent;
  const Value mean = node.binary<ir::DivOp>(node.sum(x, spatialAxes(rankOf(x))), node.scalar(elementOf(x), double(count)));
  return node.set(node.reshape(node.convert(mean, elementOf(given)), node.resultShape()));
}

LogicalResult globalLpPool(LoweredNode &node) {
  const auto p = double(node.integer(AttributeName::p, 2));
  const Value x = node.unary<ir::AbsOp>(node.operand(0));
  return node.set(node.reshape(powerOf(node, node.sum(powerOf(node, x, p), spatialAxes(rankOf(x))), 1 / p),
                               node.resultShape()));
}

} // namespace shlo::onnx::lowering
