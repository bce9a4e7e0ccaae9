// Sampling at places that other elements say.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"

namespace shlo::onnx::lowering {

using ir::ComparisonDirection;

namespace {

// The sampled positions of one axis, each in a tensor of batch and output space.
class Sampler {
public:
  Sampler(LoweredNode &node, Value x, ArrayRef<int64_t> places)
      : node(node), x(x), places(places), padding(node.text(AttributeName::padding_mode)),
        isAligned(node.integer(AttributeName::align_corners) != 0) {}

  // From -1 to 1 into positions of elements.
  Value position(Value grid, int64_t extent) {
    const Type element = elementOf(grid);
    const auto n = double(extent);
    const double factor = isAligned ? (n - 1) / 2 : n / 2;
    Value at = node.binary<ir::AddOp>(node.binary<ir::MulOp>(grid, node.scalar(element, factor)),
                                      node.scalar(element, (n - 1) / 2));
    return at;
  }
  // What is beyond the border, where it is folded back or kept at it.
  Value within(Value at, int64_t extent) {
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
  Value clamped(Value at, double low, double high) {
    return node.binary<ir::MinOp>(node.binary<ir::MaxOp>(at, node.scalar(elementOf(at), low)),
                                  node.scalar(elementOf(at), high));
  }

  // The elements at whole positions, one for each spatial axis, of all features: (batch, space, features). Outside of
  // the operand they are 0, unless the padding says otherwise.
  Value elements(ArrayRef<Value> at) {
    const Type i64 = node.builder.getI64Type();
    llvm::SmallVector<Value> indices;
    Value isInside;
    Extents one(places);
    one.push_back(1);
    for (auto [axis, whole] : llvm::enumerate(at)) {
      const int64_t extent = shapeOf(x)[axis + 2];
      Value index = node.convert(within(whole, extent), i64);
      const Value inside =
          node.binary<ir::AndOp>(node.compare(ComparisonDirection::GE, index, node.integer({}, i64, 0)),
                                 node.compare(ComparisonDirection::LT, index, node.integer({}, i64, extent)));
      isInside = isInside ? node.binary<ir::AndOp>(isInside, inside) : inside;
      indices.push_back(node.reshape(index, one));
    }
    const auto spatial = int64_t(at.size()), rank = int64_t(places.size());
    Extents indexed, sizes(shapeOf(x));
    for (int64_t axis = 2; axis < spatial + 2; ++axis)
      indexed.push_back(axis);
    std::fill(sizes.begin(), sizes.end(), 1);
    sizes[1] = shapeOf(x)[1];
    Extents shape(places);
    shape.push_back(shapeOf(x)[1]);
    const Value taken = node.create<ir::GatherOp>(
        RankedTensorType::get(shape, elementOf(x)), x, node.concatenate(indices, rank),
        ir::GatherDimensionNumbersAttr::get(node.builder.getContext(), {rank}, indexed, {0}, {0}, indexed, rank),
        ArrayRef<int64_t>(sizes), false);
    if (padding != "zeros")
      return taken;
    return node.select(node.broadcastAlong(isInside, shape, axesBelow(rank)), taken,
                       node.splat(shape, elementOf(x), 0));
  }

  // The sum over all combinations of terms of each axis, each with its weight.
  using AxisTerms = llvm::SmallVector<std::pair<Value, Value>>; // whole positions and weights
  Value combined(ArrayRef<AxisTerms> axes) {
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

  AxisTerms linear(Value at) {
    const Value low = node.unary<ir::FloorOp>(at), rest = node.binary<ir::SubtractOp>(at, low),
                one = node.scalar(elementOf(at), 1);
    return {{low, node.binary<ir::SubtractOp>(node.broadcast(one, shapeOf(rest)), rest)},
            {node.binary<ir::AddOp>(low, one), rest}};
  }
  // Keys' kernel with a = -0.75.
  AxisTerms cubic(Value at) {
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

private:
  LoweredNode &node;
  const Value x;
  const Extents places;
  const StringRef padding;
  const bool isAligned;
};

} // namespace

LogicalResult gridSample(LoweredNode &node) {
  const Value x = node.operand(0), grid = node.operand(1);
  const int64_t spatial = rankOf(x) - 2, last = rankOf(grid) - 1;
  const Extents places(shapeOf(grid).drop_back());
  const StringRef mode = node.text(AttributeName::mode);
  if (spatial > 6)
    return node.refuse("more than 6 axes of space");
  Sampler sampler(node, x, places);
  llvm::SmallVector<Sampler::AxisTerms> axes;
  for (int64_t axis = 0; axis < spatial; ++axis) {
    // The grid has the last axis first.
    const int64_t part = spatial - 1 - axis, extent = shapeOf(x)[size_t(axis + 2)];
    Value at = sampler.position(node.reshape(node.sliceAlong(grid, last, part, part + 1), places), extent);
    if (mode == "cubic" || mode == "bicubic") {
      axes.push_back(sampler.cubic(at));
      continue;
    }
    at = sampler.within(at, extent);
    if (mode == "nearest")
      axes.push_back({{node.unary<ir::RoundNearestEvenOp>(at), node.splat(places, elementOf(at), 1)}});
    else
      axes.push_back(sampler.linear(at));
  }
  Extents order{0, int64_t(places.size())};
  for (int64_t axis = 1; axis < int64_t(places.size()); ++axis)
    order.push_back(axis);
  return node.set(node.transpose(sampler.combined(axes), order));
}

// The positions of all elements of the output, moved by a matrix for each batch.
LogicalResult affineGrid(LoweredNode &node) {
  const Value theta = node.operand(0);
  const Type element = elementOf(theta);
  const ArrayRef<int64_t> shape = node.resultShape();
  const int64_t spatial = shape.back();
  const bool isAligned = node.integer(AttributeName::align_corners) != 0;
  Extents space(shape.slice(1, size_t(spatial))), one = space;
  one.push_back(1);
  llvm::SmallVector<Value> coordinates;
  for (int64_t axis = spatial - 1; axis >= 0; --axis) {
    const auto n = double(space[size_t(axis)]);
    const double step = isAligned ? (n > 1 ? 2 / (n - 1) : 0) : 2 / n,
                 first = isAligned ? (n > 1 ? -1 : 0) : -1 + 1 / n;
    const Value places = node.iota(space, element, axis);
    coordinates.push_back(node.reshape(
        node.binary<ir::AddOp>(node.binary<ir::MulOp>(places, node.scalar(element, step)), node.scalar(element, first)),
        one));
  }
  coordinates.push_back(node.splat(one, element, 1));
  const Value homogeneous = node.concatenate(coordinates, int64_t(space.size()));
  // (batch, rows) by (space): the rows come last.
  const Value product = node.dot(theta, homogeneous, {{}, {}, {2}, {int64_t(space.size())}}, element);
  Extents order{0};
  for (int64_t axis = 0; axis < spatial; ++axis)
    order.push_back(axis + 2);
  order.push_back(1);
  return node.set(node.transpose(product, order));
}

} // namespace shlo::onnx::lowering
