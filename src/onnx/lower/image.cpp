// Resampling along axes: each element of the result is a sum of elements of the operand with weights, both of which
// follow from the extents alone.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"

#include <cmath>

namespace shlo::onnx::lowering {

namespace {

// How an axis is resampled.
struct Resampling {
  int64_t from, to;
  double scale;              // elements of the result for each of the operand
  double begin = 0, end = 1; // of the part that is resampled
};

// The place of an element of the result among those of the operand.
double placeOf(StringRef mode, const Resampling &axis, int64_t i) {
  const auto x = double(i), from = double(axis.from), to = double(axis.to);
  if (mode == "asymmetric")
    return x / axis.scale;
  if (mode == "align_corners")
    return axis.to == 1 ? 0 : x * (from - 1) / (axis.scale * from - 1); // the extent before it was rounded
  if (mode == "pytorch_half_pixel")
    return axis.to > 1 ? (x + 0.5) / axis.scale - 0.5 : 0;
  if (mode == "half_pixel_symmetric")
    return from / 2 * (1 - to / (from * axis.scale)) + (x + 0.5) / axis.scale - 0.5;
  if (mode == "tf_half_pixel_for_nn")
    return (x + 0.5) / axis.scale;
  if (mode == "tf_crop_and_resize")
    return axis.to > 1 ? axis.begin * (from - 1) + x * (axis.end - axis.begin) * (from - 1) / (to - 1)
                       : 0.5 * (axis.begin + axis.end) * (from - 1);
  return (x + 0.5) / axis.scale - 0.5; // half_pixel
}

int64_t nearest(StringRef mode, double place) {
  if (mode == "floor")
    return int64_t(std::floor(place));
  if (mode == "ceil")
    return int64_t(std::ceil(place));
  if (mode == "round_prefer_ceil")
    return int64_t(std::floor(place + 0.5));
  return int64_t(std::ceil(place - 0.5));
}

double triangle(double distance) { return std::max(1 - std::abs(distance), 0.0); }

// Keys' convolution kernel.
double cubic(double distance, double a) {
  const double x = std::abs(distance);
  if (x <= 1)
    return ((a + 2) * x - (a + 3)) * x * x + 1;
  return x < 2 ? ((a * x - 5 * a) * x + 8 * a) * x - 4 * a : 0;
}

// For each element of the result, elements of the operand and their weights: a list of either for each of the terms.
struct Terms {
  llvm::SmallVector<Extents> places;
  llvm::SmallVector<llvm::SmallVector<double>> weights;
  Extents isOutside; // of the operand
};

// None if there are too many.
std::optional<Terms> termsOf(LoweredNode &node, const Resampling &axis) {
  const StringRef mode = node.text(AttributeName::mode),
                  coordinates = node.text(AttributeName::coordinate_transformation_mode);
  const bool isCubic = mode == "cubic", isNearest = mode == "nearest",
             excludes = node.integer(AttributeName::exclude_outside) != 0;
  const double a = node.floating(AttributeName::cubic_coeff_a, -0.75);
  // Where elements get fewer, the filter is as wide as they are apart.
  const double narrowing = node.integer(AttributeName::antialias) ? std::min(axis.scale, 1.0) : 1;
  const double reach = (isCubic ? 2 : 1) / narrowing;
  if (!(reach < double(mostCopies) / 2) || axis.to > mostPlaces)
    return {};
  const auto count = isNearest ? size_t(1) : size_t(2 * std::ceil(reach));
  Terms terms;
  terms.places.resize(count);
  terms.weights.resize(count);
  for (int64_t i = 0; i < axis.to; ++i) {
    const double place = placeOf(coordinates, axis, i);
    terms.isOutside.push_back(place < 0 || place > double(axis.from - 1));
    if (isNearest) {
      terms.places[0].push_back(
          std::clamp<int64_t>(nearest(node.text(AttributeName::nearest_mode), place), 0, axis.from - 1));
      terms.weights[0].push_back(1);
      continue;
    }
    const auto first = int64_t(std::floor(place)) - int64_t(count / 2) + 1;
    double sum = 0;
    for (size_t k = 0; k < count; ++k) {
      const int64_t at = first + int64_t(k);
      const double distance = (double(at) - place) * narrowing;
      const bool isLeftOut = excludes && (at < 0 || at >= axis.from);
      const double weight = isLeftOut ? 0 : isCubic ? cubic(distance, a) : triangle(distance);
      terms.places[k].push_back(std::clamp<int64_t>(at, 0, axis.from - 1));
      terms.weights[k].push_back(weight);
      sum += weight;
    }
    if (excludes || narrowing < 1)
      for (size_t k = 0; k < count; ++k)
        terms.weights[k].back() /= sum;
  }
  return terms;
}

// Each element as often as the others, in its place.
bool isRepetition(const Extents &places, int64_t from) {
  const auto to = int64_t(places.size());
  if (from == 0 || to % from != 0)
    return false;
  for (int64_t i = 0; i < to; ++i)
    if (places[size_t(i)] != i / (to / from))
      return false;
  return true;
}

Value takePlaces(LoweredNode &node, Value x, const Extents &places, int64_t axis) {
  const int64_t from = shapeOf(x)[size_t(axis)], to = int64_t(places.size());
  if (!isRepetition(places, from))
    return node.take(x, node.integers(places, node.builder.getI64Type()), axis);
  Extents repeated(shapeOf(x)), axes = axesBelow(rankOf(x)), whole(shapeOf(x));
  repeated.insert(repeated.begin() + axis + 1, to / from);
  whole[size_t(axis)] = to;
  for (int64_t &one : axes)
    one += one > axis;
  return node.reshape(node.broadcastAlong(x, repeated, axes), whole);
}

Value resampled(LoweredNode &node, Value x, const Terms &terms, int64_t axis) {
  Value result;
  for (auto [places, weights] : llvm::zip(terms.places, terms.weights)) {
    Value part = takePlaces(node, x, places, axis);
    if (llvm::any_of(weights, [](double weight) { return weight != 1; }))
      part =
          node.binary<ir::MulOp>(part, node.broadcastAlong(node.floats(weights, elementOf(x)), shapeOf(part), {axis}));
    result = result ? node.binary<ir::AddOp>(result, part) : part;
  }
  return result;
}

} // namespace

// Resize and Upsample.
LogicalResult resize(LoweredNode &node) {
  Value x = node.operand(0);
  const Type element = elementOf(x);
  const bool isUpsample = node.rules.schema().op == OpName::Upsample;
  const size_t scalesAt = isUpsample ? 1 : 2;
  const Extents axes = node.integers(AttributeName::axes, axesBelow(rankOf(x)));
  const bool isCropped = node.text(AttributeName::coordinate_transformation_mode) == "tf_crop_and_resize";
  std::optional<llvm::SmallVector<double>> scales, roi;
  std::optional<Extents> sizes;
  if (node.has(scalesAt) && typeOf(node.operand(scalesAt)).getNumElements() > 0)
    if (scales = node.numbers(scalesAt); !scales)
      return failure();
  if (!scales && node.has(3))
    if (sizes = node.integers(3); !sizes)
      return failure();
  if (isCropped && node.has(1))
    if (roi = node.numbers(1); !roi)
      return failure();
  const StringRef policy = node.text(AttributeName::keep_aspect_ratio_policy);
  double shared = policy == "not_larger" ? INFINITY : 0;
  for (size_t i = 0; sizes && i < axes.size(); ++i) {
    const double own = double((*sizes)[i]) / double(shapeOf(x)[size_t(axes[i] < 0 ? axes[i] + rankOf(x) : axes[i])]);
    shared = policy == "not_larger" ? std::min(shared, own) : std::max(shared, own);
  }
  const bool isStretched = policy.empty() || policy == "stretch";
  const bool isInteger = !llvm::isa<mlir::FloatType>(element), isNearest = node.text(AttributeName::mode) == "nearest";
  if ((isInteger || element.getIntOrFloatBitWidth() < 32) && !isNearest)
    x = node.convert(x, node.builder.getF32Type());
  Value isOutside;
  // Elements of the last axis are taken one by one, those of others in rows: it comes first, unless there are fewer of
  // them once the others have been resampled.
  auto axisAt = [&, rank = rankOf(x)](size_t i) { return axes[i] < 0 ? axes[i] + rank : axes[i]; };
  auto rowsOf = [](ArrayRef<int64_t> shape) { return shape.empty() ? 1 : llvm::product_of(shape.drop_back(), 1.0); };
  const bool areMore = rowsOf(node.resultShape()) >= rowsOf(shapeOf(x));
  llvm::SmallVector<size_t> order;
  for (size_t i = 0; i < axes.size(); ++i)
    order.push_back(i);
  llvm::sort(order, [&](size_t a, size_t b) { return areMore ? axisAt(a) > axisAt(b) : axisAt(a) < axisAt(b); });
  for (size_t i : order) {
    const int64_t axis = axisAt(i);
    Resampling how{shapeOf(x)[size_t(axis)], node.resultShape()[size_t(axis)], 1};
    if (how.from == 0 || how.to == 0)
      return node.refuse("an axis without elements");
    how.scale = scales ? (*scales)[i] : isStretched ? double(how.to) / double(how.from) : shared;
    if (roi && roi->size() == 2 * axes.size()) {
      how.begin = (*roi)[i];
      how.end = (*roi)[i + axes.size()];
    }
    if (how.from == how.to && how.scale == 1 && !isCropped)
      continue;
    const std::optional<Terms> terms = termsOf(node, how);
    if (!terms)
      return node.refuse("an axis of more than 2^20 elements, or a filter of more than 4,096");
    x = resampled(node, x, *terms, axis);
    if (isCropped && llvm::is_contained(terms->isOutside, 1)) {
      const Value outside =
          node.broadcastAlong(node.integers(terms->isOutside, node.builder.getI1Type()), node.resultShape(), {axis});
      isOutside = isOutside ? node.binary<ir::OrOp>(isOutside, outside) : outside;
    }
  }
  if (isOutside)
    x = node.select(isOutside, node.scalar(elementOf(x), node.floating(AttributeName::extrapolation_value)), x);
  return node.set(node.convert(x, element));
}

} // namespace shlo::onnx::lowering
