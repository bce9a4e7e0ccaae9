// Ops that sort and choose.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

namespace shlo::onnx::rules {

LogicalResult topK(Node &node) {
  const Shape *shape = node.shape(0);
  const List k = node.list(AttributeName::k);
  if (k.subject.index >= 0 && (failed(node.rank("r1", 1, 1)) || failed(node.sameExtent("r1", 1, 0, 1))))
    return failure();
  if (!shape)
    return success();
  size_t axis = 0;
  if (failed(node.axis("r2", "axis", node.integer(AttributeName::axis, -1), shape->size(), axis)))
    return failure();
  const Number count = k.numbers && k.numbers->size() == 1 ? k.numbers->front() : Number();
  if (count.isKnown() && (count.get() < 0 || ((*shape)[axis].isKnown() && count.get() > (*shape)[axis].get())))
    return node.fail("r3", k.subject) << "is " << count.get() << ", but there are " << (*shape)[axis].extent()
                                      << " elements along axis " << int64_t(axis);
  Shape result = *shape;
  result[axis] = count;
  node.set(0, result);
  node.set(1, std::move(result));
  return success();
}

LogicalResult unique(Node &node) {
  const Shape *shape = node.shape(0);
  const auto given = node.integer(AttributeName::axis);
  for (size_t i = 1; i < node.results(); ++i)
    node.set(i, Shape(1));
  if (!given) {
    if (!node.isOpen(AttributeName::axis))
      node.set(0, Shape(1));
    return success();
  }
  if (!shape)
    return success();
  size_t axis = 0;
  if (failed(node.axis("r1", "axis", *given, shape->size(), axis)))
    return failure();
  Shape result = *shape;
  result[axis] = {};
  node.set(0, std::move(result));
  node.set(2, Shape{(*shape)[axis]});
  return success();
}

LogicalResult suppressBoxes(Node &node) {
  if (failed(node.rank("r1", 0, 3)) || failed(node.rank("r1", 1, 3)) || failed(node.sameExtent("r2", 0, 2, 4)))
    return failure();
  if (const Shape *boxes = node.shape(0))
    if (failed(node.sameExtent("r3", 1, 0, (*boxes)[0])) || failed(node.sameExtent("r3", 1, 2, (*boxes)[1])))
      return failure();
  for (size_t i = 2; i < node.operands(); ++i)
    if (failed(node.single("r4", i)))
      return failure();
  node.set(0, Shape{Number(), 3});
  return success();
}

} // namespace shlo::onnx::rules
