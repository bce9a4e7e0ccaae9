// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"
#include "onnx/lower/loops.h"

namespace shlo::onnx::lowering {

using ir::ComparisonDirection;

// By elimination. Each step takes the row with the largest element of a column, which stays where it is: its place
// among the rows that are left gives the sign.
LogicalResult determinant(LoweredNode &node) {
  const Value given = node.widened(node.operand(0));
  const Type element = elementOf(given), i64 = node.builder.getI64Type(), i1 = node.builder.getI1Type();
  const int64_t size = shapeOf(given).back();
  int64_t batch = 1;
  for (int64_t extent : node.resultShape())
    batch *= extent;
  const Extents rows{batch, size}, all{batch, size, size};
  auto sumWhere = [&](Value flags, Value value) {
    return node.sum(
        node.select(node.broadcastAlong(flags, shapeOf(value), {0, 1}), value, node.splat(shapeOf(value), element, 0)),
        {1});
  };
  const auto result = lowerLoop(
      node, {node.reshape(given, all), node.integer(rows, i1, 1), node.splat({batch}, element, 1)}, size, {},
      [&](Value number, ArrayRef<Value> states) -> FailureOr<LoopStep> {
        const Value matrix = states[0], isLeft = states[1];
        const Value column = rowAt(node, matrix, {2, false}, number);
        // A NaN counts as the largest, so that it stays in the result.
        Value magnitude = node.unary<ir::AbsOp>(column);
        const Value isNumber = node.compare(ComparisonDirection::EQ, magnitude, magnitude);
        magnitude = node.select(isNumber, magnitude, node.largest(rows, element));
        magnitude = node.select(isLeft, magnitude, node.splat(rows, element, -1));
        const Value most = node.reduce<ir::MaxOp>(magnitude, node.scalar(element, -1), {1});
        const Value isMost = node.compare(ComparisonDirection::EQ, magnitude, node.broadcastAlong(most, rows, {0}));
        const Value isFirst =
            node.compare(ComparisonDirection::EQ, node.countUp(node.convert(isMost, i64), 1), node.integer({}, i64, 1));
        const Value isTaken = node.binary<ir::AndOp>(isMost, isFirst);
        const Value row = sumWhere(isTaken, matrix), pivot = sumWhere(isTaken, column);
        // The rows that are left before it.
        const Value leftBefore = node.countUp(node.convert(isLeft, i64), 1);
        const Value before = node.sum(node.select(isTaken, leftBefore, node.integer(rows, i64, 0)), {1});
        const Value isEven =
            node.compare(ComparisonDirection::EQ, node.binary<ir::AndOp>(before, node.integer({}, i64, 1)),
                         node.integer({}, i64, 1));
        const Value sign = node.select(isEven, node.splat({batch}, element, 1), node.splat({batch}, element, -1));
        const Value next = node.binary<ir::AndOp>(isLeft, node.unary<ir::NotOp>(isTaken));
        const Value isZero = node.compare(ComparisonDirection::EQ, pivot, node.scalar(element, 0));
        const Value isReduced =
            node.binary<ir::AndOp>(next, node.unary<ir::NotOp>(node.broadcastAlong(isZero, rows, {0})));
        const Value factor =
            node.select(isReduced, node.binary<ir::DivOp>(column, node.broadcastAlong(pivot, rows, {0})),
                        node.splat(rows, element, 0));
        const Value product =
            node.binary<ir::MulOp>(node.broadcastAlong(factor, all, {0, 1}), node.broadcastAlong(row, all, {0, 2}));
        const Value determinant = node.binary<ir::MulOp>(states[2], node.binary<ir::MulOp>(pivot, sign));
        return LoopStep{{}, {node.binary<ir::SubtractOp>(matrix, product), next, determinant}, {}};
      });
  if (failed(result))
    return failure();
  return node.set(node.convert(node.reshape((*result)[2], node.resultShape()), node.resultElement()));
}

} // namespace shlo::onnx::lowering
