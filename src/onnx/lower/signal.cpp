// Windows and Fourier transforms. Complex numbers are two elements of a last axis.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"

namespace shlo::onnx::lowering {

//===- Windows --------------------------------------------------------------------------------------------------------===//

// a - b cos(2 pi i / n) + c cos(4 pi i / n)
static LogicalResult cosineWindow(LoweredNode &node, double a, double b, double c) {
  const Type element = node.resultElement(), f64 = node.builder.getF64Type();
  const ArrayRef<int64_t> shape = node.resultShape();
  const bool isPeriodic = node.integer(AttributeName::periodic, 1) != 0;
  const double period = std::max<double>(double(shape[0]) - !isPeriodic, 1);
  auto wave = [&](double turns, double factor) {
    const Value angle =
        node.binary<ir::MulOp>(node.iota(shape, f64, 0), node.scalar(f64, turns * 2 * 3.14159265358979323846 / period));
    return node.binary<ir::MulOp>(node.unary<ir::CosineOp>(angle), node.scalar(f64, factor));
  };
  Value result = node.binary<ir::SubtractOp>(node.splat(shape, f64, a), wave(1, b));
  if (c != 0)
    result = node.binary<ir::AddOp>(result, wave(2, c));
  return node.set(node.convert(result, element));
}
LogicalResult hannWindow(LoweredNode &node) { return cosineWindow(node, 0.5, 0.5, 0); }
LogicalResult hammingWindow(LoweredNode &node) { return cosineWindow(node, 25.0 / 46, 1 - 25.0 / 46, 0); }
LogicalResult blackmanWindow(LoweredNode &node) { return cosineWindow(node, 0.42, 0.5, 0.08); }

//===- Mel scale ------------------------------------------------------------------------------------------------------===//

// For each band of frequencies a triangle: from 0 at the place where it begins up to 1 in its middle, and down to where
// it ends, where the next but one begins.
LogicalResult melWeights(LoweredNode &node) {
  const auto bands = node.integers(0), length = node.integers(1);
  if (!bands || !length)
    return failure();
  const Type f64 = node.builder.getF64Type();
  const ArrayRef<int64_t> shape = node.resultShape();
  auto number = [&](size_t i) { return node.convert(node.operand(i), f64); };
  auto scalar = [&](double value) { return node.scalar(f64, value); };
  const double ln10 = 2.302585092994045684;
  auto melOf = [&](Value frequency) {
    const Value log = node.unary<ir::Log1pOp>(node.binary<ir::DivOp>(frequency, scalar(700)));
    return node.binary<ir::MulOp>(log, scalar(2595 / ln10));
  };
  // All edges of bands, which are as far from each other on the scale.
  const Extents edges{bands->front() + 2};
  const Value low = melOf(number(3));
  const Value step =
      node.binary<ir::DivOp>(node.binary<ir::SubtractOp>(melOf(number(4)), low), scalar(double(edges[0])));
  const Value mel =
      node.binary<ir::AddOp>(node.binary<ir::MulOp>(node.iota(edges, f64, 0), step), node.broadcast(low, edges));
  const Value frequency =
      node.binary<ir::MulOp>(node.unary<ir::Expm1Op>(node.binary<ir::MulOp>(mel, scalar(ln10 / 2595))), scalar(700));
  const Value places = node.unary<ir::FloorOp>(
      node.binary<ir::DivOp>(node.binary<ir::MulOp>(frequency, scalar(double(length->front() + 1))), number(2)));
  auto edge = [&](int64_t i) {
    return node.broadcastAlong(node.sliceAlong(places, 0, i, i + bands->front()), shape, {1});
  };
  const Value begin = edge(0), middle = edge(1), end = edge(2), place = node.iota(shape, f64, 0);
  auto slope = [&](Value from, Value to) {
    return node.binary<ir::DivOp>(node.binary<ir::SubtractOp>(place, from), node.binary<ir::SubtractOp>(to, from));
  };
  auto isWithin = [&](Value from, ir::ComparisonDirection direction, Value to) {
    return node.binary<ir::AndOp>(node.compare(ir::ComparisonDirection::GE, place, from),
                                  node.compare(direction, place, to));
  };
  const Value isPoint = node.compare(ir::ComparisonDirection::EQ, begin, middle), one = node.splat(shape, f64, 1);
  const Value rising = node.select(isWithin(begin, ir::ComparisonDirection::LE, middle),
                                   node.select(isPoint, one, slope(begin, middle)), node.splat(shape, f64, 0));
  const Value weights = node.select(isWithin(middle, ir::ComparisonDirection::LT, end), slope(end, middle), rising);
  return node.set(node.convert(weights, node.resultElement()));
}

//===- Transforms -----------------------------------------------------------------------------------------------------===//

namespace {

// Of the last axis, where the number of parts is 1 or 2.
Value complexOf(LoweredNode &node, Value x) {
  const int64_t last = rankOf(x) - 1;
  Extents shape(shapeOf(x).drop_back());
  auto part = [&](int64_t i) { return node.reshape(node.sliceAlong(x, last, i, i + 1), shape); };
  const Value real = part(0), imaginary = shapeOf(x)[size_t(last)] == 2 ? part(1) : node.splat(shape, elementOf(x), 0);
  return node.create<ir::ComplexOp>(RankedTensorType::get(shape, mlir::ComplexType::get(elementOf(x))), real,
                                    imaginary);
}

Value partsOf(LoweredNode &node, Value z) {
  const Type element = llvm::cast<mlir::ComplexType>(elementOf(z)).getElementType();
  Extents shape(shapeOf(z));
  const auto type = RankedTensorType::get(shape, element);
  shape.push_back(1);
  return node.concatenate(
      {node.reshape(node.create<ir::RealOp>(type, z), shape), node.reshape(node.create<ir::ImagOp>(type, z), shape)},
      int64_t(shape.size()) - 1);
}

// Elements along an axis: what is beyond is cut off, what is missing is 0.
Value fitted(LoweredNode &node, Value x, int64_t axis, int64_t length) {
  Extents low(size_t(rankOf(x)), 0), high = low;
  high[size_t(axis)] = length - shapeOf(x)[size_t(axis)];
  return node.pad(x, node.scalar(elementOf(x), 0), low, high);
}

Value transform(LoweredNode &node, Value z, ir::FftType type, int64_t length) {
  return node.create<ir::FftOp>(z.getType(), z, type, ArrayRef<int64_t>{length});
}

} // namespace

LogicalResult discreteFourierTransform(LoweredNode &node) {
  Value x = node.operand(0);
  const Type element = elementOf(x);
  x = node.convert(x, node.builder.getF64Type()); // where terms cancel, nothing of them may be left
  int64_t axis = -2;
  if (node.has(2)) {
    const auto given = node.integers(2);
    if (!given)
      return failure();
    axis = given->front();
  } else if (node.rules.isGiven(AttributeName::axis)) {
    axis = node.integer(AttributeName::axis);
  } else if (node.rules.since() < 20) {
    axis = 1;
  }
  axis += axis < 0 ? rankOf(x) : 0;
  const bool isInverse = node.integer(AttributeName::inverse) != 0, isHalf = node.integer(AttributeName::onesided) != 0;
  int64_t length = shapeOf(x)[size_t(axis)];
  if (isInverse && isHalf)
    length = node.resultShape()[size_t(axis)];
  if (node.has(1)) {
    const auto given = node.integers(1);
    if (!given)
      return failure();
    length = given->front();
  }
  Extents order = axesBelow(rankOf(x) - 1);
  std::swap(order[size_t(axis)], order.back());
  const int64_t last = rankOf(x) - 2;
  if (isInverse && isHalf) {
    const Value z = node.transpose(complexOf(node, fitted(node, x, axis, length / 2 + 1)), order);
    Extents shape(shapeOf(z));
    shape.back() = length;
    const Value real = node.create<ir::FftOp>(RankedTensorType::get(shape, elementOf(x)), z, ir::FftType::IRFFT,
                                              ArrayRef<int64_t>{length});
    return node.set(node.convert(node.reshape(node.transpose(real, order), node.resultShape()), element));
  }
  Value z = node.transpose(complexOf(node, fitted(node, x, axis, length)), order);
  z = transform(node, z, isInverse ? ir::FftType::IFFT : ir::FftType::FFT, length);
  if (isHalf)
    z = node.sliceAlong(z, last, 0, length / 2 + 1);
  return node.set(node.convert(partsOf(node, node.transpose(z, order)), element));
}

// The transforms of pieces of a signal, each of which begins some elements after the one before.
LogicalResult shortTimeTransform(LoweredNode &node) {
  const Value signal = node.operand(0);
  const Type element = elementOf(signal);
  const auto step = node.integers(1), lengths = node.has(3) ? node.integers(3) : Extents{};
  if (!step || !lengths)
    return failure();
  const int64_t length = !lengths->empty() ? lengths->front() : node.has(2) ? node.shape(2)[0] : shapeOf(signal)[1];
  const int64_t frames = node.resultShape()[1];
  if (frames > mostPlaces || length > mostPlaces || frames * length > mostPlaces)
    return node.refuse("more than 2^20 elements in all pieces of a signal");
  Extents places;
  for (int64_t frame = 0; frame < frames; ++frame)
    for (int64_t i = 0; i < length; ++i)
      places.push_back(frame * step->front() + i);
  const Type i64 = node.builder.getI64Type();
  Value x = node.take(node.convert(signal, node.builder.getF64Type()),
                      node.reshape(node.integers(places, i64), {frames, length}), 1);
  if (node.has(2))
    x = node.binary<ir::MulOp>(x, node.broadcastAlong(node.convert(node.operand(2), elementOf(x)), shapeOf(x), {2}));
  Value z = transform(node, complexOf(node, x), ir::FftType::FFT, length);
  if (node.integer(AttributeName::onesided, 1))
    z = node.sliceAlong(z, 2, 0, length / 2 + 1);
  return node.set(node.convert(partsOf(node, z), element));
}

} // namespace shlo::onnx::lowering
