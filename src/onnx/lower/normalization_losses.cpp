// Losses: how far scores are from the classes that are true.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"

namespace shlo::onnx::lowering {

using ir::ComparisonDirection;

// Of the logarithms of probabilities, whose classes are along axis 1.
static Value lossOf(LoweredNode &node, Value logarithms, Value target, Value weights) {
  const Type element = elementOf(logarithms), i64 = node.builder.getI64Type();
  target = node.convert(target, i64);
  Value isCounted;
  if (node.rules.isGiven(AttributeName::ignore_index)) {
    isCounted =
        node.compare(ComparisonDirection::NE, target, node.integer({}, i64, node.integer(AttributeName::ignore_index)));
    target = node.select(isCounted, target, node.integer({}, i64, 0));
  }
  // What stands at the class that is true.
  Extents axes = axesBelow(rankOf(logarithms));
  axes.erase(axes.begin() + 1);
  const Value places = node.iota(shapeOf(logarithms), i64, 1);
  const Value isTrue =
      node.compare(ComparisonDirection::EQ, places, node.broadcastAlong(target, shapeOf(logarithms), axes));
  const Value zero = node.splat(shapeOf(logarithms), element, 0);
  Value losses = node.unary<ir::NegOp>(node.sum(node.select(isTrue, logarithms, zero), {1}));
  Value counts = weights ? node.take(weights, target, 0) : node.splat(shapeOf(target), element, 1);
  if (isCounted)
    counts = node.select(isCounted, counts, node.splat(shapeOf(counts), element, 0));
  losses = node.select(node.compare(ComparisonDirection::NE, counts, node.scalar(element, 0)),
                       node.binary<ir::MulOp>(losses, counts), node.splat(shapeOf(losses), element, 0));
  const StringRef reduction = node.text(AttributeName::reduction);
  if (reduction == "none")
    return losses;
  const Extents all = axesBelow(rankOf(losses));
  const Value total = node.sum(losses, all);
  return reduction == "sum" ? total : node.binary<ir::DivOp>(total, node.sum(counts, all));
}

LogicalResult negativeLogLikelihoodLoss(LoweredNode &node) {
  const Value x = node.widened(node.operand(0));
  const Value weights = node.has(2) ? node.convert(node.operand(2), elementOf(x)) : nullptr;
  return node.set(node.convert(lossOf(node, x, node.operand(1), weights), node.resultElement()));
}

// Results: the loss, the logarithms of the probabilities.
LogicalResult softmaxCrossEntropyLoss(LoweredNode &node) {
  const Value x = node.widened(node.operand(0));
  const Value most = node.reduce<ir::MaxOp>(x, node.least({}, elementOf(x)), {1});
  const Value differences = node.binary<ir::SubtractOp>(x, node.keepAxes(most, shapeOf(x), {1}));
  const Value sums = node.keepAxes(node.sum(node.unary<ir::ExpOp>(differences), {1}), shapeOf(x), {1});
  const Value logarithms = node.binary<ir::SubtractOp>(differences, node.unary<ir::LogOp>(sums));
  const Value weights = node.has(2) ? node.convert(node.operand(2), elementOf(x)) : nullptr;
  node.set(0, node.convert(lossOf(node, logarithms, node.operand(1), weights), node.resultElement()));
  if (node.isThere(1))
    node.set(1, node.convert(logarithms, node.resultElement(1)));
  return success();
}

} // namespace shlo::onnx::lowering
