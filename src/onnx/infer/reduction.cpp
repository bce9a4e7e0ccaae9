// Ops that reduce axes, or accumulate along one.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

namespace shlo::onnx::rules {

LogicalResult reduce(Node &node) {
  const bool keeps = node.integer(AttributeName::keepdims, 1) != 0;
  const Shape *shape = node.shape(0);
  const List list = node.list(AttributeName::axes);
  // One axis may be a scalar, which runtimes accept.
  const Shape *listShape = list.subject.index >= 0 ? node.shape(size_t(list.subject.index)) : nullptr;
  if (listShape && listShape->size() > 1)
    return node.fail("r2", list.subject) << "has rank " << int64_t(listShape->size()) << ", expected at most 1";
  if (!shape)
    return success();
  const auto known = list.known();
  if (list.isGiven && !known) {
    if (keeps) { // which of them become 1 is not known
      node.set(0, Shape(shape->size()));
    } else if (const Number count = listShape ? (listShape->empty() ? Number(1) : listShape->front()) : Number();
               count.isKnown() && count.get() <= int64_t(shape->size()) && !count.is(0)) {
      node.set(0, Shape(shape->size() - size_t(count.get())));
    }
    return success();
  }
  llvm::SmallVector<size_t> axes;
  if (known && failed(node.axes("r1", list.subject, *known, shape->size(), axes)))
    return failure();
  llvm::SmallBitVector isReduced(unsigned(shape->size()), axes.empty() && !node.integer(AttributeName::noop_with_empty_axes, 0));
  for (size_t axis : axes)
    isReduced.set(unsigned(axis));
  Shape result;
  for (size_t i = 0; i < shape->size(); ++i)
    if (!isReduced[unsigned(i)])
      result.push_back((*shape)[i]);
    else if (keeps)
      result.push_back(1);
  node.set(0, std::move(result));
  return success();
}

// The elements of a list that makes an extent: its product, least or largest.
static LogicalResult reduceElements(Node &node, Number (*combine)(Number, Number)) {
  if (failed(reduce(node)))
    return failure();
  const Shape *shape = node.shape(0);
  const Numbers *elements = node.elements(0);
  if (!shape || shape->size() != 1 || !elements || elements->empty() || !node.result(0).shape)
    return success();
  if (!node.result(0).shape->empty() && !node.result(0).shape->front().is(1))
    return success();
  Number result = elements->front();
  for (Number one : llvm::drop_begin(*elements))
    result = combine(result, one);
  node.setElements(0, {result});
  return success();
}
LogicalResult reduceProduct(Node &node) {
  return reduceElements(node, [](Number a, Number b) { return a * b; });
}
LogicalResult reduceSum(Node &node) {
  return reduceElements(node, [](Number a, Number b) { return a + b; });
}
LogicalResult reduceMaximum(Node &node) {
  return reduceElements(node, [](Number a, Number b) {
    return a.isKnown() && b.isKnown() ? Number(std::max(a.get(), b.get())) : areSame(a, b) ? a : Number();
  });
}
LogicalResult reduceMinimum(Node &node) {
  return reduceElements(node, [](Number a, Number b) {
    return a.isKnown() && b.isKnown() ? Number(std::min(a.get(), b.get())) : areSame(a, b) ? a : Number();
  });
}

LogicalResult argReduce(Node &node) {
  const Shape *shape = node.shape(0);
  const auto given = node.integer(AttributeName::axis);
  if (!shape || !given)
    return success();
  size_t axis = 0;
  if (failed(node.axis("r1", "axis", *given, shape->size(), axis)))
    return failure();
  Shape result = *shape;
  if (node.integer(AttributeName::keepdims, 1))
    result[axis] = 1;
  else
    result.erase(result.begin() + axis);
  node.set(0, std::move(result));
  return success();
}

LogicalResult cumulative(Node &node) {
  const Shape *shape = node.shape(0);
  if (failed(node.single("r1", 1)))
    return failure();
  size_t place = 0;
  if (const auto given = node.scalar(1); given && shape && failed(node.axis("r2", operand(1), *given, shape->size(), place)))
    return failure();
  if (shape)
    node.set(0, *shape);
  return success();
}

} // namespace shlo::onnx::rules
