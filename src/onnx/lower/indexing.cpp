// Ops that take elements from places, and put elements to places, that other elements say.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"
#include "onnx/lower/places.h"

namespace shlo::onnx::lowering {

using ir::ComparisonDirection;

namespace {

// Indices that count from the end, too, as indices from the first element.
Value fromFirst(LoweredNode &node, Value indices, Value extent) {
  const Value zero = node.scalar(elementOf(indices), 0);
  return node.select(node.compare(ComparisonDirection::LT, indices, zero), node.binary<ir::AddOp>(indices, extent),
                     indices);
}
Value fromFirst(LoweredNode &node, Value indices, int64_t extent) {
  if (elementOf(indices).isUnsignedInteger())
    return indices;
  return fromFirst(node, indices, node.integer({}, elementOf(indices), extent));
}

// For each index along an axis, the whole place: one more axis, with an element for each axis of the operand.
Value wholePlaces(LoweredNode &node, Value indices, int64_t axis) {
  Extents one(shapeOf(indices));
  one.push_back(1);
  llvm::SmallVector<Value> parts;
  for (int64_t other = 0; other < rankOf(indices); ++other)
    parts.push_back(
        node.reshape(other == axis ? indices : node.iota(shapeOf(indices), elementOf(indices), other), one));
  return node.concatenate(parts, rankOf(indices));
}

// The elements at the indices along an axis; everywhere else the place is that of the index.
Value takeAlong(LoweredNode &node, Value x, Value indices, int64_t axis) {
  if (rankOf(x) == 0)
    return x;
  if (typeOf(x).getNumElements() == 0) // there are no indices in range
    return node.splat(shapeOf(indices), elementOf(x), 0);
  const Extents all = axesBelow(rankOf(x)), ones(size_t(rankOf(x)), 1);
  return node.create<ir::GatherOp>(
      RankedTensorType::get(shapeOf(indices), elementOf(x)), x, wholePlaces(node, indices, axis),
      ir::GatherDimensionNumbersAttr::get(node.builder.getContext(), {}, all, {}, {}, all, rankOf(indices)),
      ArrayRef<int64_t>(ones), false);
}

// What an update makes of an element.
Value updated(LoweredNode &node, StringRef reduction, Value old, Value update) {
  const Type type = old.getType();
  if (reduction == "add")
    return node.create<ir::AddOp>(type, old, update);
  if (reduction == "mul")
    return node.create<ir::MulOp>(type, old, update);
  if (reduction == "max")
    return node.create<ir::MaxOp>(type, old, update);
  if (reduction == "min")
    return node.create<ir::MinOp>(type, old, update);
  return update;
}

Value scatter(LoweredNode &node, Value x, Value indices, Value updates, ir::ScatterDimensionNumbersAttr axes,
              StringRef reduction) {
  return node.put(x, indices, updates, axes,
                  [&](Value old, Value update) { return updated(node, reduction, old, update); });
}

} // namespace

//===- Taking ---------------------------------------------------------------------------------------------------------===//

LogicalResult gather(LoweredNode &node) {
  const Value x = node.operand(0);
  const int64_t axis = node.axis(AttributeName::axis, rankOf(x));
  return node.set(node.take(x, fromFirst(node, node.operand(1), shapeOf(x)[size_t(axis)]), axis));
}

LogicalResult gatherElements(LoweredNode &node) {
  const Value x = node.operand(0);
  const int64_t axis = node.axis(AttributeName::axis, rankOf(x));
  return node.set(takeAlong(node, x, fromFirst(node, node.operand(1), shapeOf(x)[size_t(axis)]), axis));
}

LogicalResult gatherND(LoweredNode &node) {
  const Value x = node.operand(0);
  const int64_t batch = node.integer(AttributeName::batch_dims), last = node.rank(1) - 1;
  const int64_t count = node.shape(1)[size_t(last)];
  const ArrayRef<int64_t> shape = shapeOf(x);
  const Value extents = node.integers(shape.slice(size_t(batch), size_t(count)), node.element(1));
  const Value indices = fromFirst(node, node.operand(1), node.broadcast(extents, node.shape(1)));
  Extents batches = axesBelow(batch), indexed, offsets, sizes(shape);
  for (int64_t axis = 0; axis < rankOf(x); ++axis) {
    if (axis < batch + count)
      sizes[size_t(axis)] = 1;
    if (axis >= batch && axis < batch + count)
      indexed.push_back(axis);
    if (axis >= batch + count)
      offsets.push_back(last + axis - batch - count);
  }
  return node.set(node.create<ir::GatherOp>(
      node.resultType(), x, indices,
      ir::GatherDimensionNumbersAttr::get(node.builder.getContext(), offsets, indexed, batches, batches, indexed, last),
      ArrayRef<int64_t>(sizes), false));
}

LogicalResult oneHot(LoweredNode &node) {
  const Type i64 = node.builder.getI64Type();
  const int64_t axis = node.axis(AttributeName::axis, node.rank(0) + 1, -1);
  const auto given = node.number(1);
  if (!given)
    return failure();
  if (!(*given >= 1 && *given < 0x1p62)) // a float can be anything
    return node.refuse("its depth is not a number from 1 on");
  const auto depth = int64_t(*given);
  Extents shape(node.shape(0));
  shape.insert(shape.begin() + axis, depth);
  const Value indices = fromFirst(node, node.convert(node.operand(0), i64), depth);
  Extents axes = axesBelow(rankOf(indices));
  for (int64_t &one : axes)
    one += one >= axis;
  const Value places = node.iota(shape, i64, axis);
  const Value isThere = node.compare(ComparisonDirection::EQ, places, node.broadcastAlong(indices, shape, axes));
  auto choice = [&](int64_t i) { return node.reshape(node.sliceAlong(node.operand(2), 0, i, i + 1), {}); };
  return node.set(node.select(isThere, node.broadcast(choice(1), shape), choice(0)));
}

// The first elements of each sequence in reverse, as many as it has.
LogicalResult reverseSequence(LoweredNode &node) {
  const Value x = node.operand(0);
  const int64_t time = node.integer(AttributeName::time_axis), batch = node.integer(AttributeName::batch_axis, 1);
  const Type i64 = node.builder.getI64Type();
  const Value places = node.iota(shapeOf(x), i64, time);
  const Value lengths = node.broadcastAlong(node.convert(node.operand(1), i64), shapeOf(x), {batch});
  const Value reversed =
      node.binary<ir::SubtractOp>(node.binary<ir::SubtractOp>(lengths, node.integer({}, i64, 1)), places);
  const Value isInside = node.compare(ComparisonDirection::LT, places, lengths);
  return node.set(takeAlong(node, x, node.select(isInside, reversed, places), time));
}

// The slices for which the condition holds; without an axis, the elements.
LogicalResult compress(LoweredNode &node) {
  auto [x, axis] = node.operandAlongAxis();
  const int64_t extent = shapeOf(x)[size_t(axis)];
  if (const auto condition = node.knownIntegers(1)) {
    Extents places;
    for (auto [place, holds] : llvm::enumerate(*condition))
      if (holds && int64_t(place) < extent)
        places.push_back(int64_t(place));
    return node.set(node.take(x, node.integers(places, node.builder.getI64Type()), axis));
  }
  const Value condition = node.operand(1);
  const FailureOr<Value> places =
      placesWhere(node, node.sliceAlong(condition, 0, 0, std::min(extent, shapeOf(condition)[0])), {&x});
  if (failed(places))
    return failure();
  return node.set(node.take(x, *places, axis));
}

// The places of the elements that are not zero, each in a column.
LogicalResult nonZero(LoweredNode &node) {
  const Value x = node.operand(0);
  const Type i64 = node.builder.getI64Type();
  const int64_t count = typeOf(x).getNumElements(), rank = rankOf(x);
  const FailureOr<Value> found = placesWhere(
      node, node.reshape(node.compare(ComparisonDirection::NE, x, node.splat(shapeOf(x), elementOf(x), 0)), {count}));
  if (failed(found))
    return failure();
  const int64_t number = shapeOf(*found)[0];
  llvm::SmallVector<Value> rows;
  int64_t inner = count;
  for (int64_t axis = 0; axis < rank; ++axis) {
    const int64_t extent = shapeOf(x)[size_t(axis)];
    inner = extent ? inner / extent : 0;
    Value place = *found;
    if (inner > 1)
      place = node.binary<ir::DivOp>(place, node.integer({}, elementOf(place), inner));
    if (axis > 0 && extent > 0)
      place = node.binary<ir::RemOp>(place, node.integer({}, elementOf(place), extent));
    rows.push_back(node.reshape(node.convert(place, i64), {1, number}));
  }
  return node.set(rows.empty() ? node.integer({0, number}, i64, 0) : node.concatenate(rows, 0));
}

//===- Putting --------------------------------------------------------------------------------------------------------===//

LogicalResult scatterElements(LoweredNode &node) {
  const Value x = node.operand(0);
  const int64_t rank = rankOf(x), axis = node.axis(AttributeName::axis, rank);
  if (rank == 0)
    return node.set(updated(node, node.text(AttributeName::reduction), x, node.operand(2)));
  const Value indices = fromFirst(node, node.operand(1), shapeOf(x)[size_t(axis)]);
  const Extents all = axesBelow(rank);
  return node.set(scatter(node, x, wholePlaces(node, indices, axis), node.operand(2),
                          ir::ScatterDimensionNumbersAttr::get(node.builder.getContext(), {}, all, {}, {}, all, rank),
                          node.text(AttributeName::reduction)));
}

LogicalResult scatterND(LoweredNode &node) {
  const Value x = node.operand(0);
  const int64_t last = node.rank(1) - 1, count = node.shape(1)[size_t(last)];
  const Value extents = node.integers(shapeOf(x).take_front(size_t(count)), node.element(1));
  const Value indices = fromFirst(node, node.operand(1), node.broadcast(extents, node.shape(1)));
  Extents windows;
  for (int64_t axis = last; axis < node.rank(2); ++axis)
    windows.push_back(axis);
  const Extents indexed = axesBelow(count);
  return node.set(
      scatter(node, x, indices, node.operand(2),
              ir::ScatterDimensionNumbersAttr::get(node.builder.getContext(), windows, indexed, {}, {}, indexed, last),
              node.text(AttributeName::reduction)));
}

// Writes a part of a sequence into each batch of a cache, from an index on.
LogicalResult tensorScatter(LoweredNode &node) {
  const Value cache = node.operand(0), update = node.operand(1);
  const int64_t rank = rankOf(cache), axis = node.axis(AttributeName::axis, rank, -2);
  const int64_t length = shapeOf(cache)[size_t(axis)];
  const Extents steps{shapeOf(cache)[0], shapeOf(update)[size_t(axis)]};
  const Type i64 = node.builder.getI64Type();
  Value places = node.iota(steps, i64, 1);
  if (node.has(2))
    places = node.binary<ir::AddOp>(places, node.broadcastAlong(node.operand(2), steps, {0}));
  if (node.text(AttributeName::mode) == "circular" && length > 0) {
    const Value extent = node.integer({}, i64, length);
    places = fromFirst(node, node.binary<ir::RemOp>(places, extent), extent);
  }
  Extents windows;
  for (int64_t other = 1; other < rank; ++other)
    if (other != axis)
      windows.push_back(other);
  return node.set(scatter(
      node, cache, node.reshape(places, {steps[0], steps[1], 1}), update,
      ir::ScatterDimensionNumbersAttr::get(node.builder.getContext(), windows, {axis}, {0}, {0}, {axis}, 2), "none"));
}

} // namespace shlo::onnx::lowering
