// Ops that reduce axes, or accumulate along one.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"

namespace shlo::onnx::lowering {

using ir::ComparisonDirection;

namespace {

// The operand in the type that sums are accumulated in, and the axes that are reduced.
struct Reduction {
  Value x;
  Extents axes;

  Type element() const { return elementOf(x); }
};

std::optional<Reduction> reductionOf(LoweredNode &node) {
  const auto given = node.list(AttributeName::axes);
  if (!given)
    return {};
  Reduction reduction{node.operand(0), {}};
  for (int64_t axis : *given)
    reduction.axes.push_back(axis < 0 ? axis + node.rank(0) : axis);
  if (reduction.axes.empty() && !node.integer(AttributeName::noop_with_empty_axes))
    reduction.axes = axesBelow(node.rank(0));
  llvm::sort(reduction.axes);
  if (llvm::isa<mlir::FloatType>(reduction.element()) && reduction.element().getIntOrFloatBitWidth() < 32)
    reduction.x = node.convert(reduction.x, node.builder.getF32Type());
  return reduction;
}

// With or without the axes, in the type of the result.
LogicalResult setReduced(LoweredNode &node, Value value) {
  return node.set(node.reshape(node.convert(value, node.resultElement()), node.resultShape()));
}

template <typename Compute> LogicalResult reduced(LoweredNode &node, Compute &&compute) {
  const std::optional<Reduction> reduction = reductionOf(node);
  if (!reduction)
    return failure();
  return setReduced(node, compute(*reduction));
}

} // namespace

LogicalResult reduceSum(LoweredNode &node) {
  return reduced(node, [&](const Reduction &of) { return node.sum(of.x, of.axes); });
}
LogicalResult reduceProduct(LoweredNode &node) {
  return reduced(
      node, [&](const Reduction &of) { return node.reduce<ir::MulOp>(of.x, node.scalar(of.element(), 1), of.axes); });
}
LogicalResult reduceMaximum(LoweredNode &node) {
  return reduced(
      node, [&](const Reduction &of) { return node.reduce<ir::MaxOp>(of.x, node.least({}, of.element()), of.axes); });
}
LogicalResult reduceMinimum(LoweredNode &node) {
  return reduced(
      node, [&](const Reduction &of) { return node.reduce<ir::MinOp>(of.x, node.largest({}, of.element()), of.axes); });
}
LogicalResult reduceMean(LoweredNode &node) {
  return reduced(node, [&](const Reduction &of) {
    int64_t count = 1;
    for (int64_t axis : of.axes)
      count *= shapeOf(of.x)[size_t(axis)];
    return node.binary<ir::DivOp>(node.sum(of.x, of.axes), node.scalar(of.element(), double(count)));
  });
}
LogicalResult reduceL1(LoweredNode &node) {
  return reduced(node, [&](const Reduction &of) {
    return node.sum(of.element().isUnsignedInteger() ? of.x : node.unary<ir::AbsOp>(of.x), of.axes);
  });
}
LogicalResult reduceSumSquare(LoweredNode &node) {
  return reduced(node, [&](const Reduction &of) { return node.sum(node.binary<ir::MulOp>(of.x, of.x), of.axes); });
}
LogicalResult reduceL2(LoweredNode &node) {
  return reduced(node, [&](const Reduction &of) {
    const Type wide = llvm::isa<mlir::FloatType>(of.element()) ? of.element() : node.builder.getF64Type();
    const Value x = node.convert(of.x, wide);
    return node.unary<ir::SqrtOp>(node.sum(node.binary<ir::MulOp>(x, x), of.axes));
  });
}
LogicalResult reduceLogSum(LoweredNode &node) {
  return reduced(node, [&](const Reduction &of) {
    const Type wide = llvm::isa<mlir::FloatType>(of.element()) ? of.element() : node.builder.getF64Type();
    return node.unary<ir::LogOp>(node.sum(node.convert(of.x, wide), of.axes));
  });
}
// The largest element is taken out, so that nothing overflows.
LogicalResult reduceLogSumExp(LoweredNode &node) {
  return reduced(node, [&](const Reduction &of) {
    const Type wide = llvm::isa<mlir::FloatType>(of.element()) ? of.element() : node.builder.getF64Type();
    const Value x = node.convert(of.x, wide);
    const Value most = node.reduce<ir::MaxOp>(x, node.least({}, wide), of.axes);
    const Value offset =
        node.select(node.create<ir::IsFiniteOp>(RankedTensorType::get(shapeOf(most), node.builder.getI1Type()), most),
                    most, node.splat(shapeOf(most), wide, 0));
    const Value parts =
        node.unary<ir::ExpOp>(node.binary<ir::SubtractOp>(x, node.keepAxes(offset, shapeOf(x), of.axes)));
    return node.binary<ir::AddOp>(node.unary<ir::LogOp>(node.sum(parts, of.axes)), offset);
  });
}

//===- Places ---------------------------------------------------------------------------------------------------------===//

// The place of the largest or smallest element along an axis; that of the first NaN, if there is one.
static LogicalResult argReduce(LoweredNode &node, ComparisonDirection direction) {
  const Value x = node.operand(0);
  const int64_t axis = node.axis(AttributeName::axis, node.rank(0));
  const Type i64 = node.builder.getI64Type(), element = elementOf(x);
  const Value places = node.iota(shapeOf(x), i64, axis);
  const Value worst = direction == ComparisonDirection::GT ? node.least({}, element) : node.largest({}, element);
  const auto order = node.integer(AttributeName::select_last_index) ? ComparisonDirection::GT : ComparisonDirection::LT;
  Extents shape(shapeOf(x));
  shape.erase(shape.begin() + axis);
  auto reduction = ir::ReduceOp::create(
      node.builder, node.location,
      mlir::TypeRange{RankedTensorType::get(shape, element), RankedTensorType::get(shape, i64)},
      mlir::ValueRange{x, places}, mlir::ValueRange{worst, node.integer({}, i64, 0)}, ArrayRef<int64_t>{axis});
  {
    mlir::OpBuilder::InsertionGuard guard(node.builder);
    const Type one = RankedTensorType::get({}, element), place = RankedTensorType::get({}, i64);
    const llvm::SmallVector<mlir::Location> locations(4, node.location);
    mlir::Block *body = node.builder.createBlock(&reduction->getRegion(0), {}, {one, place, one, place}, locations);
    const Value a = body->getArgument(0), aPlace = body->getArgument(1), b = body->getArgument(2),
                bPlace = body->getArgument(3);
    Value isBetter = node.compare(direction, a, b);
    if (llvm::isa<mlir::FloatType>(element))
      isBetter = node.binary<ir::OrOp>(isBetter, node.compare(ComparisonDirection::NE, a, a));
    const Value isSame =
        node.binary<ir::AndOp>(node.compare(ComparisonDirection::EQ, a, b), node.compare(order, aPlace, bPlace));
    ir::ReturnOp::create(node.builder, node.location,
                         mlir::ValueRange{node.select(isBetter, a, b),
                                          node.select(node.binary<ir::OrOp>(isBetter, isSame), aPlace, bPlace)});
  }
  return node.set(node.reshape(reduction->getResult(1), node.resultShape()));
}
LogicalResult argMax(LoweredNode &node) { return argReduce(node, ComparisonDirection::GT); }
LogicalResult argMin(LoweredNode &node) { return argReduce(node, ComparisonDirection::LT); }

//===- Along an axis --------------------------------------------------------------------------------------------------===//

template <typename OpT> static LogicalResult cumulative(LoweredNode &node, double neutral) {
  Value x = node.operand(0);
  const auto given = node.integers(1);
  if (!given || given->size() != 1)
    return failure();
  const int64_t axis = given->front() < 0 ? given->front() + node.rank(0) : given->front();
  const bool isReversed = node.integer(AttributeName::reverse) != 0;
  x = node.accumulate<OpT>(x, neutral, axis, isReversed);
  if (node.integer(AttributeName::exclusive) && shapeOf(x)[size_t(axis)] > 0) {
    Extents low(size_t(rankOf(x)), 0), high = low;
    low[size_t(axis)] = isReversed ? -1 : 1;
    high[size_t(axis)] = isReversed ? 1 : -1;
    x = node.pad(x, node.scalar(elementOf(x), neutral), low, high);
  }
  return node.set(x);
}
LogicalResult cumulativeSum(LoweredNode &node) { return cumulative<ir::AddOp>(node, 0); }
LogicalResult cumulativeProduct(LoweredNode &node) { return cumulative<ir::MulOp>(node, 1); }

} // namespace shlo::onnx::lowering
