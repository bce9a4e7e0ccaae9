// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/sampling.h"

namespace shlo::onnx {

using ir::ComparisonDirection;

Sampler::Sampler(LoweredNode &node, Value x, ArrayRef<int64_t> places, StringRef padding, bool isAligned)
    : node(node), space(shapeOf(x).drop_front(2)), places(places), padding(padding), isAligned(isAligned) {
  // Features last, so that those of an element lie together.
  Extents order{0};
  int64_t count = shapeOf(x)[0];
  for (size_t axis = 0; axis < space.size(); ++axis) {
    order.push_back(int64_t(axis) + 2);
    count *= space[axis];
  }
  order.push_back(1);
  rows = node.reshape(node.transpose(x, order), {count, shapeOf(x)[1]});
  if (padding == "zeros")
    rows = node.pad(rows, node.scalar(elementOf(x), 0), {0, 0}, {1, 0});
}

Value Sampler::position(Value grid, int64_t extent) {
  const Type element = elementOf(grid);
  const auto n = double(extent);
  const double factor = isAligned ? (n - 1) / 2 : n / 2;
  Value at = node.binary<ir::AddOp>(node.binary<ir::MulOp>(grid, node.scalar(element, factor)),
                                    node.scalar(element, (n - 1) / 2));
  return at;
}

Value Sampler::within(Value at, int64_t extent) {
  const Type element = elementOf(at);
  if (padding == "border")
    return clamped(at, 0, double(extent - 1));
  if (padding != "reflection")
    return at;
  const double low = isAligned ? 0 : -0.5, high = isAligned ? double(extent - 1) : double(extent) - 0.5,
               range = high - low;
  if (range <= 0)
    return node.splat(shapeOf(at), element, 0);
  // The distance to the border, along lines that go to and fro.
  const Value period = node.scalar(element, 2 * range);
  const Value far = node.unary<ir::AbsOp>(node.binary<ir::SubtractOp>(at, node.scalar(element, low)));
  const Value rest = node.binary<ir::RemOp>(far, period);
  const Value folded =
      node.binary<ir::MinOp>(rest, node.binary<ir::SubtractOp>(node.broadcast(period, shapeOf(rest)), rest));
  return clamped(node.binary<ir::AddOp>(folded, node.scalar(element, low)), 0, double(extent - 1));
}

Value Sampler::clamped(Value at, double low, double high) {
  return node.binary<ir::MinOp>(node.binary<ir::MaxOp>(at, node.scalar(elementOf(at), low)),
                                node.scalar(elementOf(at), high));
}

Value Sampler::elements(ArrayRef<Value> at) {
  const Type i64 = node.builder.getI64Type();
  Value isInside, row = node.iota(places, i64, 0);
  for (auto [axis, whole] : llvm::enumerate(at)) {
    const Value extent = node.integer({}, i64, space[axis]);
    const Value index = node.convert(within(whole, space[axis]), i64);
    const Value inside = node.binary<ir::AndOp>(node.compare(ComparisonDirection::GE, index, node.integer({}, i64, 0)),
                                                node.compare(ComparisonDirection::LT, index, extent));
    isInside = isInside ? node.binary<ir::AndOp>(isInside, inside) : inside;
    row = node.binary<ir::AddOp>(node.binary<ir::MulOp>(row, extent), index);
  }
  if (padding == "zeros")
    row = node.select(isInside, row, node.integer({}, i64, shapeOf(rows)[0] - 1));
  return node.take(rows, row, 0);
}

Value Sampler::combined(ArrayRef<AxisTerms> axes) {
  Value sum;
  llvm::SmallVector<size_t> choice(axes.size(), 0);
  for (;;) {
    llvm::SmallVector<Value> at;
    Value weight;
    for (auto [axis, k] : llvm::enumerate(choice)) {
      at.push_back(axes[axis][k].first);
      const Value own = axes[axis][k].second;
      weight = weight ? node.binary<ir::MulOp>(weight, own) : own;
    }
    Value part = elements(at);
    part = node.binary<ir::MulOp>(part, node.broadcastAlong(node.convert(weight, elementOf(part)), shapeOf(part),
                                                            axesBelow(int64_t(places.size()))));
    sum = sum ? node.binary<ir::AddOp>(sum, part) : part;
    size_t axis = 0;
    while (axis < axes.size() && ++choice[axis] == axes[axis].size())
      choice[axis++] = 0;
    if (axis == axes.size())
      return sum;
  }
}

Sampler::AxisTerms Sampler::linear(Value at) {
  const Value low = node.unary<ir::FloorOp>(at), rest = node.binary<ir::SubtractOp>(at, low),
              one = node.scalar(elementOf(at), 1);
  return {{low, node.binary<ir::SubtractOp>(node.broadcast(one, shapeOf(rest)), rest)},
          {node.binary<ir::AddOp>(low, one), rest}};
}

Sampler::AxisTerms Sampler::cubic(Value at) {
  const Type element = elementOf(at);
  const Value low = node.unary<ir::FloorOp>(at), rest = node.binary<ir::SubtractOp>(at, low);
  auto number = [&](double value) { return node.splat(shapeOf(at), element, value); };
  auto polynomial = [&](Value t, std::initializer_list<double> coefficients) {
    Value result = number(0);
    for (double coefficient : coefficients)
      result = node.binary<ir::AddOp>(node.binary<ir::MulOp>(result, t), number(coefficient));
    return result;
  };
  constexpr double a = -0.75;
  auto near = [&](Value t) { return polynomial(t, {a + 2, -(a + 3), 0, 1}); };
  auto far = [&](Value t) { return polynomial(t, {a, -5 * a, 8 * a, -4 * a}); };
  const Value other = node.binary<ir::SubtractOp>(number(1), rest);
  return {{node.binary<ir::SubtractOp>(low, number(1)), far(node.binary<ir::AddOp>(rest, number(1)))},
          {low, near(rest)},
          {node.binary<ir::AddOp>(low, number(1)), near(other)},
          {node.binary<ir::AddOp>(low, number(2)), far(node.binary<ir::AddOp>(other, number(1)))}};
}

} // namespace shlo::onnx
