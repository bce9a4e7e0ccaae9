// Ops that order elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"
#include "onnx/lower/loops.h"
#include "onnx/lower/places.h"

#include "dialect/chlo.h"

namespace shlo::onnx::lowering {

using ir::ComparisonDirection;

// Results: the elements, and their places.
LogicalResult topK(LoweredNode &node) {
  Value x = node.operand(0);
  const int64_t rank = rankOf(x), axis = node.axis(AttributeName::axis, rank, -1), last = rank - 1;
  const bool isLargest = node.integer(AttributeName::largest, 1) != 0;
  const bool isFloat = llvm::isa<mlir::FloatType>(elementOf(x));
  // The smallest ones are the largest of what has the other order.
  auto turned = [&](Value value) {
    return isLargest ? value : isFloat ? node.unary<ir::NegOp>(value) : node.unary<ir::NotOp>(value);
  };
  Extents swapped = axesBelow(rank);
  std::swap(swapped[size_t(axis)], swapped[size_t(last)]);
  x = node.transpose(turned(x), swapped);
  const int64_t k = node.resultShape(node.isThere(0) ? 0 : 1)[size_t(axis)];
  Extents shape(shapeOf(x));
  shape[size_t(last)] = k;
  const Type values = RankedTensorType::get(shape, elementOf(x)),
             places = RankedTensorType::get(shape, node.builder.getI32Type());
  auto top = ir::chlo::TopKOp::create(node.builder, node.location, values, places, x, uint64_t(k));
  if (node.isThere(0))
    node.set(0, turned(node.transpose(top->getResult(0), swapped)));
  if (node.isThere(1))
    node.set(1, node.convert(node.transpose(top->getResult(1), swapped), node.resultElement(1)));
  return success();
}

//===- Unique ---------------------------------------------------------------------------------------------------------===//

namespace {

// What slices along an axis are compared by: a column for each of them, with integers that order as its elements do.
Value columnsOf(LoweredNode &node, Value x, int64_t axis) {
  const int64_t count = shapeOf(x)[size_t(axis)];
  int64_t height = 1;
  Extents order;
  for (int64_t other = 0; other < rankOf(x); ++other)
    if (other != axis) {
      order.push_back(other);
      height *= shapeOf(x)[size_t(other)];
    }
  order.push_back(axis);
  const Value columns = node.reshape(node.transpose(x, order), {height, count});
  const auto complex = llvm::dyn_cast<mlir::ComplexType>(elementOf(x));
  if (!complex)
    return orderedIntegers(node, columns);
  // By real parts first.
  const auto type = RankedTensorType::get(shapeOf(columns), complex.getElementType());
  const Extents one{height, 1, count};
  const Value parts = node.concatenate({node.reshape(node.create<ir::RealOp>(type, columns), one),
                                        node.reshape(node.create<ir::ImagOp>(type, columns), one)},
                                       1);
  return orderedIntegers(node, node.reshape(parts, {2 * height, count}));
}

// The columns in their order, in which higher rows count more.
FailureOr<Sorted> sortedColumns(LoweredNode &node, Value columns) {
  const int64_t height = shapeOf(columns)[0], count = shapeOf(columns)[1];
  if (height == 1) {
    const Sorted row = sorted(node, node.reshape(columns, {count}));
    return Sorted{node.reshape(row.integers, {1, count}), row.places};
  }
  // By each row, from the last one on; what is equal stays in the order of the rows below.
  const auto places = lowerLoop(node, {node.iota({count}, placeType(node, count), 0)}, height, {},
                                [&](Value number, ArrayRef<Value> states) -> FailureOr<LoopStep> {
                                  const Value row = rowAt(node, columns, {0, /*isReversed=*/true}, number);
                                  const Sorted next = sorted(node, node.take(row, states[0], 0));
                                  return LoopStep{{}, {node.take(states[0], next.places, 0)}, {}};
                                });
  if (failed(places))
    return failure();
  return Sorted{node.take(columns, places->front(), 1), places->front()};
}

// Whether each column of sorted ones differs from the one before.
Value areNew(LoweredNode &node, Value columns) {
  const Type i1 = node.builder.getI1Type();
  const int64_t count = shapeOf(columns)[1];
  if (count == 0)
    return node.integer({0}, i1, 0);
  const Value differences = node.compare(ComparisonDirection::NE, node.sliceAlong(columns, 1, 1, count),
                                         node.sliceAlong(columns, 1, 0, count - 1));
  const Value differ = node.reduce<ir::OrOp>(differences, node.integer({}, i1, 0), {0});
  return node.concatenate({node.integer({1}, i1, 1), differ}, 0);
}

} // namespace

// Results: the different slices, where each is first, which one each slice is, and how often there is each.
LogicalResult unique(LoweredNode &node) {
  auto [x, axis] = node.operandAlongAxis();
  const int64_t count = shapeOf(x)[size_t(axis)];
  FailureOr<Sorted> order = sortedColumns(node, columnsOf(node, x, axis));
  if (failed(order))
    return failure();
  Value isNew = areNew(node, order->integers);
  const FailureOr<Value> begins = placesWhere(node, isNew, {&isNew, &order->places, &x});
  if (failed(begins))
    return failure();
  const int64_t found = shapeOf(*begins)[0];
  const Type place = elementOf(*begins);
  auto set = [&](size_t i, Value list) { node.set(i, node.convert(list, node.builder.getI64Type())); };
  Value firsts = node.take(order->places, *begins, 0), arrangement; // null: as they are sorted
  if (!node.integer(AttributeName::sorted, 1)) {
    const Sorted again = sorted(node, firsts);
    firsts = again.integers;
    arrangement = again.places;
  }
  if (node.isThere(0))
    node.set(0, node.take(x, firsts, axis));
  if (node.isThere(1))
    set(1, firsts);
  if (node.isThere(2)) {
    Value which = node.binary<ir::SubtractOp>(node.countUp(node.convert(isNew, place)), node.integer({}, place, 1));
    if (arrangement)
      which =
          node.take(placed(node, node.integer({found}, place, 0), arrangement, node.iota({found}, place, 0)), which, 0);
    set(2, placed(node, node.integer({count}, place, 0), order->places, which));
  }
  if (node.isThere(3)) {
    const Value ends = node.pad(*begins, node.integer({}, place, count), {found ? -1 : 0}, {found ? 1 : 0});
    const Value counts = node.binary<ir::SubtractOp>(ends, *begins);
    set(3, arrangement ? node.take(counts, arrangement, 0) : counts);
  }
  return success();
}

} // namespace shlo::onnx::lowering
