// Ops between quantized numbers and floats.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

namespace shlo::onnx::rules {

// The scale is a scalar, a list along the axis, or has a value for each block along the axis.
static LogicalResult checkScale(Node &node) {
  const Shape *shape = node.shape(0), *scale = node.shape(1);
  const int64_t block = node.integer(AttributeName::block_size, 0);
  if (block < 0)
    return node.fail("r1", "block_size") << "is " << block << ", expected at least 0";
  if (const Shape *zero = node.shape(2); zero && scale && !(mayBeSingle(*zero) && mayBeSingle(*scale))) {
    if (failed(node.rank("r2", 2, scale->size())))
      return failure();
    for (size_t i = 0; i < zero->size(); ++i)
      if (failed(node.sameExtent("r2", 2, i, (*scale)[i])))
        return failure();
  }
  // A zero point says as much as a scale of unknown length.
  size_t listed = 1;
  if (const Shape *zero = node.shape(2); zero && zero->size() == 1 && (!scale || (scale->size() == 1 && !scale->front().isKnown()))) {
    scale = zero;
    listed = 2;
  }
  if (!shape || !scale)
    return success();
  // Without blocks, a scale has no rows.
  if (block == 0 && scale->size() > 1)
    return node.fail("r4", operand(1)) << "has rank " << int64_t(scale->size()) << ", expected at most 1";
  size_t axis = 0;
  const bool usesAxis = block > 0 || (scale->size() == 1 && !scale->front().is(1));
  const auto given = node.integer(AttributeName::axis);
  if (!given || !usesAxis)
    return success();
  // A scale of one element may be for the whole, or for an axis of one.
  const bool isCertain = block > 0 || scale->front().isKnown();
  if (isCertain && failed(node.axis("r3", "axis", *given, shape->size(), axis)))
    return failure();
  if (block == 0)
    return isCertain ? node.sameExtent("r4", listed, 0, (*shape)[axis]) : success();
  if (failed(node.rank("r4", 1, shape->size())))
    return failure();
  for (size_t i = 0; i < shape->size(); ++i) {
    const Number extent = (*shape)[i];
    const Number blocks = extent.isKnown() ? Number(extent.get() / block + (extent.get() % block != 0)) : Number();
    if (failed(node.sameExtent("r4", 1, i, i == axis ? blocks : extent)))
      return failure();
  }
  return success();
}

LogicalResult quantize(Node &node) {
  if (failed(checkScale(node)))
    return failure();
  const DataType type = node.dataType(AttributeName::output_dtype).value_or(DataType::UNDEFINED);
  if (node.has(2)) {
    const DataType zero = node.element(2);
    if (type != DataType::UNDEFINED && zero != DataType::UNDEFINED && type != zero)
      return node.fail("r5", "output_dtype") << "is " << int64_t(type) << ", but the zero point has the type " << int64_t(zero);
    node.set(0, zero);
  } else {
    node.set(0, type != DataType::UNDEFINED ? type : DataType::UINT8);
  }
  if (const Shape *shape = node.shape(0))
    node.set(0, *shape);
  return success();
}

LogicalResult dequantize(Node &node) {
  if (failed(checkScale(node)))
    return failure();
  if (const Numbers *zeros = node.element(0) == DataType::INT32 ? node.elements(2) : nullptr)
    for (Number zero : *zeros)
      if (zero.isKnown() && !zero.is(0))
        return node.fail("r5", operand(2)) << "has " << zero.get() << ", expected 0";
  // The element type of the scale, if this version leaves a choice.
  const DataType type = node.dataType(AttributeName::output_dtype).value_or(DataType::UNDEFINED);
  if (node.schema().outputs()[0].variable == node.schema().inputs()[1].variable || type != DataType::UNDEFINED)
    node.set(0, type != DataType::UNDEFINED ? type : node.element(1));
  else if (node.schema().findAttribute(nameOf(AttributeName::output_dtype)))
    node.set(0, node.element(1));
  if (const Shape *shape = node.shape(0))
    node.set(0, *shape);
  return success();
}

LogicalResult dynamicQuantize(Node &node) {
  if (const Shape *shape = node.shape(0))
    node.set(0, *shape);
  node.set(1, Shape());
  node.set(2, Shape());
  return success();
}

} // namespace shlo::onnx::rules
