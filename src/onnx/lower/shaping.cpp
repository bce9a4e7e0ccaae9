// Ops that make, move and repeat elements, and those that ask for extents.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"

#include <algorithm>

namespace shlo::onnx::lowering {

//===- Other shapes of the same elements ------------------------------------------------------------------------------===//

// Reshape, Flatten, Squeeze, Unsqueeze: inference knows the shape.
LogicalResult reshape(LoweredNode &node) { return node.set(node.reshape(node.operand(0), node.resultShape())); }

LogicalResult transpose(LoweredNode &node) {
  Extents reversed = axesBelow(node.rank(0));
  std::reverse(reversed.begin(), reversed.end());
  return node.set(node.transpose(node.operand(0), node.integers(AttributeName::perm, reversed)));
}

// Of a depth that is blocks times channels (DCR), or channels times blocks (CRD).
LogicalResult depthToSpace(LoweredNode &node) {
  const ArrayRef<int64_t> shape = node.shape(0);
  const int64_t block = node.integer(AttributeName::blocksize, 1), channels = shape[1] / (block * block);
  if (node.text(AttributeName::mode) == "CRD") {
    const Value parts = node.reshape(node.operand(0), {shape[0], channels, block, block, shape[2], shape[3]});
    return node.set(node.reshape(node.transpose(parts, {0, 1, 4, 2, 5, 3}), node.resultShape()));
  }
  const Value parts = node.reshape(node.operand(0), {shape[0], block, block, channels, shape[2], shape[3]});
  return node.set(node.reshape(node.transpose(parts, {0, 3, 4, 1, 5, 2}), node.resultShape()));
}

LogicalResult spaceToDepth(LoweredNode &node) {
  const ArrayRef<int64_t> shape = node.shape(0);
  const int64_t block = node.integer(AttributeName::blocksize, 1);
  const Value parts =
      node.reshape(node.operand(0), {shape[0], shape[1], shape[2] / block, block, shape[3] / block, block});
  const Extents order = node.text(AttributeName::mode) == "CRD" ? Extents{0, 1, 3, 5, 2, 4} : Extents{0, 3, 5, 1, 2, 4};
  return node.set(node.reshape(node.transpose(parts, order), node.resultShape()));
}

//===- Parts ----------------------------------------------------------------------------------------------------------===//

LogicalResult concat(LoweredNode &node) {
  return node.set(node.concatenate(node.operands(), node.axis(AttributeName::axis, node.rank(0), 1)));
}

LogicalResult split(LoweredNode &node) {
  const int64_t axis = node.axis(AttributeName::axis, node.rank(0));
  int64_t start = 0;
  for (size_t i = 0; i < node.results(); ++i) {
    const int64_t limit = start + node.resultShape(i)[size_t(axis)];
    node.set(i, node.sliceAlong(node.operand(0), axis, start, limit));
    start = limit;
  }
  return success();
}

LogicalResult slice(LoweredNode &node) {
  const ArrayRef<int64_t> shape = node.shape(0);
  const auto starts = node.list(AttributeName::starts), ends = node.list(AttributeName::ends);
  if (!starts || !ends)
    return failure();
  const auto axes = node.list(AttributeName::axes, axesBelow(int64_t(starts->size())));
  const auto strides = node.list("steps", Extents(starts->size(), 1));
  if (!axes || !strides)
    return failure();
  Extents first(shape.size(), 0), limits(shape), steps(shape.size(), 1), reversed;
  for (size_t i = 0; i < axes->size(); ++i) {
    const auto axis = size_t((*axes)[i] < 0 ? (*axes)[i] + int64_t(shape.size()) : (*axes)[i]);
    const int64_t extent = shape[axis], step = (*strides)[i];
    auto place = [&](int64_t given, int64_t least, int64_t most) {
      return std::clamp(given < 0 ? given + extent : given, least, most);
    };
    int64_t from = 0, to = 0;
    if (step > 0) {
      from = place((*starts)[i], 0, extent);
      to = place((*ends)[i], 0, extent);
    } else { // of the reversed axis
      from = extent - 1 - place((*starts)[i], -1, extent - 1);
      to = extent - 1 - place((*ends)[i], -1, extent - 1);
      reversed.push_back(int64_t(axis));
    }
    first[axis] = std::min(from, std::max(from, to));
    limits[axis] = std::max(from, to);
    steps[axis] = std::min<int64_t>(step > 0            ? step
                                    : step == INT64_MIN ? INT64_MAX
                                                        : -step,
                                    std::max<int64_t>(extent, 1));
  }
  return node.set(node.slice(node.reverse(node.operand(0), reversed), first, limits, steps));
}

//===- Padding --------------------------------------------------------------------------------------------------------===//

// The places of the operand that an axis has after padding, in the modes that take elements of the operand.
static Extents padded(int64_t extent, int64_t before, int64_t after, StringRef mode) {
  Extents places;
  const int64_t period = mode == "reflect" ? std::max<int64_t>(2 * (extent - 1), 1) : extent;
  for (int64_t i = -before; i < extent + after; ++i) {
    if (mode == "edge") {
      places.push_back(std::clamp<int64_t>(i, 0, extent - 1));
      continue;
    }
    const int64_t place = ((i % period) + period) % period;
    places.push_back(mode == "reflect" && place >= extent ? period - place : place);
  }
  return places;
}

LogicalResult pad(LoweredNode &node) {
  Value x = node.operand(0);
  const ArrayRef<int64_t> shape = shapeOf(x);
  const auto pads = node.list(AttributeName::pads), axes = node.list("axes", axesBelow(node.rank(0)));
  if (!pads || !axes)
    return failure();
  Extents low(shape.size(), 0), high(shape.size(), 0);
  for (size_t i = 0; i < axes->size(); ++i) {
    const auto axis = size_t((*axes)[i] < 0 ? (*axes)[i] + node.rank(0) : (*axes)[i]);
    low[axis] = (*pads)[i];
    high[axis] = (*pads)[i + axes->size()];
  }
  const StringRef mode = node.text(AttributeName::mode);
  if (mode == "constant") {
    const Value with = node.has(2) ? node.reshape(node.operand(2), {}) : node.scalar(elementOf(x), 0);
    return node.set(node.pad(x, with, low, high));
  }
  for (size_t axis = 0; axis < shape.size(); ++axis) {
    const int64_t extent = shape[axis];
    if (low[axis] == 0 && high[axis] == 0)
      continue;
    if (extent == 0)
      return node.refuse("an axis without elements has nothing to pad with");
    if (node.resultShape()[axis] > mostPlaces)
      return node.refuse("an axis of more than 2^20 elements that is padded with its own");
    const Extents places = padded(extent, low[axis], high[axis], mode);
    x = node.take(x, node.integers(places, node.builder.getI64Type()), int64_t(axis));
  }
  return node.set(x);
}

// Crops and pads to the shape, as evenly as possible on both sides.
LogicalResult centerCropPad(LoweredNode &node) {
  const Value x = node.operand(0);
  Extents low, high;
  for (auto [from, to] : llvm::zip(shapeOf(x), node.resultShape())) {
    const int64_t missing = to - from;
    low.push_back(missing >= 0 ? missing / 2 : -(-missing / 2));
    high.push_back(missing - low.back());
  }
  return node.set(node.pad(x, node.scalar(elementOf(x), 0), low, high));
}

//===- Repetitions ----------------------------------------------------------------------------------------------------===//

LogicalResult expand(LoweredNode &node) { return node.set(node.broadcast(node.operand(0), node.resultShape())); }

LogicalResult tile(LoweredNode &node) {
  const ArrayRef<int64_t> from = node.shape(0), to = node.resultShape();
  Extents repeated, axes;
  for (size_t axis = 0; axis < from.size(); ++axis) {
    repeated.push_back(from[axis] ? to[axis] / from[axis] : 1);
    axes.push_back(int64_t(repeated.size()));
    repeated.push_back(from[axis]);
  }
  return node.set(node.reshape(node.broadcastAlong(node.operand(0), repeated, axes), to));
}

//===- Values that are made -------------------------------------------------------------------------------------------===//

LogicalResult constantOfShape(LoweredNode &node) {
  auto value = llvm::dyn_cast_if_present<mlir::DenseElementsAttr>(node.rules.attribute(AttributeName::value));
  if (!value)
    return node.set(node.splat(node.resultShape(), node.resultElement(), 0));
  if (value.getNumElements() != 1)
    return node.refuse("its value is no single element");
  const auto single = RankedTensorType::get({}, value.getElementType());
  return node.set(node.broadcast(node.constant(value.reshape(single)), node.resultShape()));
}

LogicalResult range(LoweredNode &node) {
  const Value steps = node.iota(node.resultShape(), node.resultElement(), 0);
  return node.set(node.binary<ir::AddOp>(node.binary<ir::MulOp>(steps, node.reshape(node.operand(2), {})),
                                         node.reshape(node.operand(0), {})));
}

// Whether the column minus the row is at least `offset`, for the last two axes.
static Value isAbove(LoweredNode &node, ArrayRef<int64_t> shape, Value offset) {
  const ArrayRef<int64_t> square = shape.take_back(2);
  const Type i64 = node.builder.getI64Type();
  const Value distance = node.binary<ir::SubtractOp>(node.iota(square, i64, 1), node.iota(square, i64, 0));
  return node.compare(ir::ComparisonDirection::GE, distance, offset);
}

LogicalResult triangle(LoweredNode &node) {
  const Value x = node.operand(0);
  const Type i64 = node.builder.getI64Type();
  const Value offset = node.has(1) ? node.reshape(node.operand(1), {}) : node.integer({}, i64, 0);
  const Value zero = node.splat(shapeOf(x), elementOf(x), 0);
  if (node.integer(AttributeName::upper, 1))
    return node.set(node.select(isAbove(node, shapeOf(x), offset), x, zero));
  const Value next = node.binary<ir::AddOp>(offset, node.integer({}, i64, 1));
  return node.set(node.select(isAbove(node, shapeOf(x), next), zero, x));
}

LogicalResult eyeLike(LoweredNode &node) {
  const ArrayRef<int64_t> shape = node.resultShape();
  const Type i64 = node.builder.getI64Type();
  const Value distance = node.binary<ir::SubtractOp>(node.iota(shape, i64, 1), node.iota(shape, i64, 0));
  const Value isOne =
      node.compare(ir::ComparisonDirection::EQ, distance, node.integer({}, i64, node.integer(AttributeName::k)));
  return node.set(node.convert(isOne, node.resultElement()));
}

} // namespace shlo::onnx::lowering
