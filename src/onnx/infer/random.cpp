// Ops with random elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

namespace shlo::onnx::rules {

// The attribute dtype, or else the type of the operand.
static void setType(Node &node) {
  if (const auto type = node.dataType(AttributeName::dtype))
    node.set(0, *type);
  else
    node.set(0, node.isOpen(AttributeName::dtype) ? DataType::UNDEFINED : node.element(0));
}

LogicalResult randomOfShape(Node &node) {
  setType(node);
  const auto shape = node.integers(AttributeName::shape);
  if (!shape)
    return success();
  Shape result;
  for (int64_t extent : *shape) {
    if (extent < 0)
      return node.fail("r1", "shape") << "has " << extent << ", which is no extent";
    result.push_back(extent);
  }
  node.set(0, std::move(result));
  return success();
}

LogicalResult randomLike(Node &node) {
  setType(node);
  if (const Shape *shape = node.shape(0))
    node.set(0, *shape);
  return success();
}

LogicalResult multinomial(Node &node) {
  setType(node);
  if (failed(node.rank("r1", 0, 2)))
    return failure();
  const auto count = node.integer(AttributeName::sample_size);
  if (count && *count < 1)
    return node.fail("r2", "sample_size") << "is " << *count << ", expected at least 1";
  const Shape *shape = node.shape(0);
  node.set(0, Shape{shape ? (*shape)[0] : Number(), count ? Number(*count) : Number()});
  return success();
}

LogicalResult dropout(Node &node) {
  for (size_t i : {1, 2})
    if (node.has(i) && failed(node.single("r1", i)))
      return failure();
  if (const Shape *shape = node.shape(0)) {
    node.set(0, *shape);
    node.set(1, *shape);
  }
  return success();
}

} // namespace shlo::onnx::rules
