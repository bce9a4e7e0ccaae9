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

// The place of each element among all of them; within space by rows, or by columns.
static Value placesOf(LoweredNode &node, ArrayRef<int64_t> shape, bool isByColumns) {
  const Type i64 = node.builder.getI64Type();
  Value places = node.integer(shape, i64, 0);
  int64_t step = 1, space = 1;
  for (int64_t extent : shape.drop_front(2))
    space *= extent;
  auto add = [&](int64_t axis, int64_t factor) {
    places = node.binary<ir::AddOp>(places,
                                    node.binary<ir::MulOp>(node.iota(shape, i64, axis), node.integer({}, i64, factor)));
  };
  add(0, shape[1] * space);
  add(1, space);
  const auto rank = int64_t(shape.size());
  for (int64_t i = 2; i < rank; ++i) {
    const int64_t axis = isByColumns ? i : rank + 1 - i;
    add(axis, step);
    step *= shape[size_t(axis)];
  }
  return places;
}

// Results: the largest elements, and where they are; the first one of several that are equal.
static LogicalResult largestWithPlaces(LoweredNode &node, const LoweredWindows &windows) {
  const Value x = node.operand(0);
  const Type i64 = node.builder.getI64Type(), element = elementOf(x);
  const Value places = placesOf(node, shapeOf(x), node.integer(AttributeName::storage_order) != 0);
  const auto results =
      reduceWindows(node, {x, places}, {node.least({}, element), node.largest({}, i64)}, windows, node.resultShape(),
                    [&](ArrayRef<Value> a, ArrayRef<Value> b) -> llvm::SmallVector<Value> {
                      const Value isSame = node.compare(ir::ComparisonDirection::EQ, a[0], b[0]);
                      const Value isFirst = node.compare(ir::ComparisonDirection::LT, a[1], b[1]);
                      const Value isLarger = node.compare(ir::ComparisonDirection::GT, a[0], b[0]);
                      const Value isTaken = node.binary<ir::OrOp>(isLarger, node.binary<ir::AndOp>(isSame, isFirst));
                      return {node.select(isTaken, a[0], b[0]), node.select(isTaken, a[1], b[1])};
                    });
  if (node.isThere(0))
    node.set(0, results[0]);
  node.set(1, results[1]);
  return success();
}

// Operands: the elements, and where they were.
LogicalResult maxUnpool(LoweredNode &node) {
  const LoweredWindows windows = windowsOf(node, {});
  const Value x = node.operand(0);
  const Type i64 = node.builder.getI64Type();
  // The places are those in the shape that the windows give, which may be a part of the one that is asked for.
  Extents shape(shapeOf(x)), low, high;
  for (size_t axis = 0; axis < windows.rank(); ++axis)
    shape[axis + 2] =
        (shape[axis + 2] - 1) * windows.strides[axis] - windows.low[axis] - windows.high[axis] + windows.span(axis);
  int64_t count = 1;
  for (auto [axis, extent] : llvm::enumerate(shape)) {
    count *= extent;
    low.push_back(0);
    high.push_back(node.resultShape()[axis] - extent);
  }
  const int64_t given = typeOf(x).getNumElements();
  const Value put = node.put(node.splat({count}, elementOf(x), 0),
                             node.reshape(node.convert(node.operand(1), i64), {given, 1}), node.reshape(x, {given}),
                             ir::ScatterDimensionNumbersAttr::get(node.builder.getContext(), {}, {0}, {}, {}, {0}, 1),
                             [](Value, Value update) { return update; });
  return node.set(node.pad(node.reshape(put, shape), node.scalar(elementOf(x), 0), low, high));
}

LogicalResult maxPool(LoweredNode &node) {
  const LoweredWindows windows = windowsOf(node, {});
  const Value x = node.operand(0);
  if (node.isThere(1))
    return largestWithPlaces(node, windows);
  return node.set(
      reduceWindows(node, x, node.least({}, elementOf(x)), windows, node.resultShape(), with<ir::MaxOp>(node)));
}

// The padding counts if the node says so, but not what rounding up adds to it.
LogicalResult averagePool(LoweredNode &node) {
  const LoweredWindows windows = windowsOf(node, {});
  const Value given = node.operand(0);
  const Value x = node.widened(given);
  const Type element = elementOf(x);
  const Value zero = node.scalar(element, 0);
  const Value sums = reduceWindows(node, x, zero, windows, node.resultShape(), with<ir::AddOp>(node));
  Extents space(shapeOf(x)), counts(node.resultShape());
  space[0] = space[1] = counts[0] = counts[1] = 1;
  LoweredWindows counted = windows;
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
  const LoweredWindows windows = windowsOf(node, {});
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
  const Value x = node.widened(given);
  int64_t count = 1;
  for (int64_t extent : shapeOf(x).drop_front(2))
    count *= extent;
  const Value mean =
      node.binary<ir::DivOp>(node.sum(x, spatialAxes(rankOf(x))), node.scalar(elementOf(x), double(count)));
  return node.set(node.reshape(node.convert(mean, elementOf(given)), node.resultShape()));
}

LogicalResult globalLpPool(LoweredNode &node) {
  const auto p = double(node.integer(AttributeName::p, 2));
  const Value x = node.unary<ir::AbsOp>(node.operand(0));
  return node.set(
      node.reshape(powerOf(node, node.sum(powerOf(node, x, p), spatialAxes(rankOf(x))), 1 / p), node.resultShape()));
}

} // namespace shlo::onnx::lowering
