// Ops that normalize, and losses.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

namespace shlo::onnx::rules {

// Operand `i` is a list of one number for each channel.
static LogicalResult perChannel(Node &node, StringRef rule, size_t i) {
  const Shape *shape = node.shape(0);
  if (failed(node.rank(rule, i, 1)))
    return failure();
  return shape && shape->size() > 1 ? node.sameExtent(rule, i, 0, (*shape)[1]) : success();
}

LogicalResult batchNormalization(Node &node) {
  if (failed(node.rankAtLeast("r1", 0, 1)))
    return failure();
  // Versions before 9 could keep one mean for each element.
  const bool isPerChannel = node.integer(AttributeName::spatial, 1) != 0;
  for (size_t i = 1; isPerChannel && i < node.operands(); ++i)
    if (failed(perChannel(node, "r2", i)))
      return failure();
  const Shape *shape = node.shape(0);
  if (shape)
    node.set(0, *shape);
  Number channels = shape && shape->size() > 1 ? (*shape)[1] : Number();
  for (size_t i = 1; i < node.operands(); ++i)
    if (const Shape *list = node.shape(i); list && list->size() == 1)
      channels = known(channels, list->front());
  for (size_t i = 1; isPerChannel && i < node.results(); ++i)
    node.set(i, Shape{channels});
  return success();
}

LogicalResult instanceNormalization(Node &node) {
  if (failed(node.rankAtLeast("r1", 0, 2)) || failed(perChannel(node, "r2", 1)) || failed(perChannel(node, "r2", 2)))
    return failure();
  if (const Shape *shape = node.shape(0))
    node.set(0, *shape);
  return success();
}

LogicalResult groupNormalization(Node &node) {
  if (failed(node.rankAtLeast("r1", 0, 2)) || failed(node.rank("r2", 1, 1)) || failed(node.rank("r2", 2, 1)))
    return failure();
  const Shape *shape = node.shape(0);
  const int64_t groups = node.integer(AttributeName::num_groups, 1);
  if (groups < 1)
    return node.fail("r3", "num_groups") << "is " << groups << ", expected at least 1";
  if (shape && (*shape)[1].isKnown() && (*shape)[1].get() % groups)
    return node.fail("r3", operand(0)) << "has " << (*shape)[1].get() << " channels, expected a multiple of " << groups;
  // One number for each channel; version 18 has one for each group.
  constexpr int64_t isPerChannel = 21;
  for (size_t i : {1, 2})
    if (failed(node.sameExtent("r2", i, 0, node.since() < isPerChannel ? Number(groups) : shape ? (*shape)[1] : Number())))
      return failure();
  if (shape)
    node.set(0, *shape);
  return success();
}

LogicalResult localNormalization(Node &node) {
  if (const int64_t size = node.integer(AttributeName::size, 1); size < 1)
    return node.fail("r1", "size") << "is " << size << ", expected at least 1";
  if (failed(node.rankAtLeast("r2", 0, 2)))
    return failure();
  if (const Shape *shape = node.shape(0))
    node.set(0, *shape);
  return success();
}

// The result has the operand's shape, and the attribute names one of its axes.
LogicalResult alongAxis(Node &node) {
  const Shape *shape = node.shape(0);
  const auto given = node.integer(AttributeName::axis);
  size_t axis = 0;
  if (!shape)
    return success();
  // Versions before 13 flatten the axes from there on, and some exporters give the rank.
  constexpr int64_t flattens = 13;
  const bool mayBeRank = node.schema().op != OpName::LpNormalization && node.since() < flattens && given == int64_t(shape->size());
  if (given && !mayBeRank && failed(node.axis("r1", "axis", *given, shape->size(), axis)))
    return failure();
  node.set(0, *shape);
  return success();
}

// From an axis on; further results are the means, and what divides, of the axes before.
LogicalResult layerNormalization(Node &node) {
  const Shape *shape = node.shape(0);
  if (!shape)
    return success();
  size_t axis = 0;
  if (failed(node.axis("r1", "axis", node.integer(AttributeName::axis, -1), shape->size(), axis)))
    return failure();
  for (size_t i = 1; i < node.operands(); ++i)
    if (failed(node.broadcastTo("r2", i, *shape)))
      return failure();
  Shape statistics = *shape;
  std::fill(statistics.begin() + axis, statistics.end(), Number(1));
  for (size_t i = 1; i < node.results(); ++i) {
    node.set(i, statistics);
    // stash_type is the element type of the computation.
    if (const auto type = node.dataType(AttributeName::stash_type))
      node.set(i, *type);
    node.set(i, statistics);
  }
  node.set(0, *shape);
  return success();
}

LogicalResult meanVariance(Node &node) {
  const Shape *shape = node.shape(0);
  const auto axes = node.integers(AttributeName::axes);
  llvm::SmallVector<size_t> places;
  if (!shape)
    return success();
  if (axes && failed(node.axes("r1", "axes", *axes, shape->size(), places)))
    return failure();
  node.set(0, *shape);
  return success();
}

//===- Losses ---------------------------------------------------------------------------------------------------------===//

// Operand 0 has a score for each class along axis 1, operand 1 a class for each place, operand 2 a weight for each class.
static LogicalResult loss(Node &node) {
  if (failed(node.rankAtLeast("r1", 0, 2)))
    return failure();
  const Shape *scores = node.shape(0), *labels = node.shape(1);
  if (scores && labels) {
    if (failed(node.rank("r2", 1, scores->size() - 1)))
      return failure();
    for (size_t i = 0; i < labels->size(); ++i)
      if (failed(node.sameExtent("r2", 1, i, (*scores)[i == 0 ? 0 : i + 1])))
        return failure();
  }
  if (node.has(2) && (failed(node.rank("r3", 2, 1)) || (scores && failed(node.sameExtent("r3", 2, 0, (*scores)[1])))))
    return failure();
  if (node.isOpen(AttributeName::reduction))
    return success();
  if (node.text(AttributeName::reduction) != "none") {
    node.set(0, Shape());
  } else if (labels) {
    node.set(0, *labels);
  } else if (scores) {
    Shape result = *scores;
    result.erase(result.begin() + 1);
    node.set(0, std::move(result));
  }
  return success();
}

LogicalResult logLikelihood(Node &node) { return loss(node); }
LogicalResult crossEntropy(Node &node) {
  if (failed(loss(node)))
    return failure();
  if (const Shape *scores = node.shape(0))
    node.set(1, *scores);
  return success();
}

} // namespace shlo::onnx::rules
