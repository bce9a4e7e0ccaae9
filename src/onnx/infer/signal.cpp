// Ops on signals.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

namespace shlo::onnx::rules {

LogicalResult window(Node &node) {
  node.set(0, node.dataType(AttributeName::output_datatype).value_or(DataType::FLOAT));
  if (failed(node.rank("r1", 0, 0)))
    return failure();
  const auto size = node.scalar(0);
  if (size && *size < 0)
    return node.fail("r2", operand(0)) << "is " << *size << ", which is no extent";
  node.set(0, Shape{size ? Number(*size) : Number()});
  return success();
}

LogicalResult melWeights(Node &node) {
  node.set(0, node.dataType(AttributeName::output_datatype).value_or(DataType::FLOAT));
  for (size_t i = 0; i < node.operands(); ++i)
    if (failed(node.rank("r1", i, 0)))
      return failure();
  const auto bins = node.scalar(0), length = node.scalar(1);
  for (const auto &[i, value] : {std::pair(0, bins), std::pair(1, length)})
    if (value && *value < 0)
      return node.fail("r2", operand(i)) << "is " << *value << ", expected at least 0";
  node.set(0, Shape{length ? Number(*length / 2 + 1) : Number(), bins ? Number(*bins) : Number()});
  return success();
}

// The last axis is 1 for real numbers and 2 for complex ones.
static LogicalResult lastAxis(Node &node, StringRef rule, size_t i) {
  const Shape *shape = node.shape(i);
  if (!shape || !shape->back().isKnown() || shape->back().is(1) || shape->back().is(2))
    return success();
  return node.fail(rule, operand(int64_t(i))) << "has the extent " << shape->back().get()
                                              << " along its last axis, expected 1 or 2";
}

LogicalResult fourier(Node &node) {
  if (failed(node.rankAtLeast("r1", 0, 2)) || failed(lastAxis(node, "r2", 0)))
    return failure();
  const bool isOneSided = node.integer(AttributeName::onesided, 0) != 0, isInverse = node.integer(AttributeName::inverse, 0) != 0;
  const Shape *shape = node.shape(0);
  if (node.has(1) && failed(node.rank("r3", 1, 0)))
    return failure();
  std::optional<int64_t> given;
  infer::Subject subject = "axis";
  if (const auto place = node.input("axis")) {
    subject = operand(int64_t(*place));
    if (node.has(*place) && failed(node.rank("r3", *place, 0)))
      return failure();
    given = node.has(*place) ? node.scalar(*place) : std::optional<int64_t>(-2);
  } else {
    given = node.integer(AttributeName::axis, 1);
  }
  if (!shape)
    return success();
  const Number parts = shape->back();
  if (isOneSided && !isInverse && parts.is(2))
    return node.fail("r5", operand(0)) << "is complex, but onesided is for real numbers";
  if (isOneSided && isInverse && parts.is(1))
    return node.fail("r5", operand(0)) << "is real, but onesided and inverse are for complex numbers";
  if (!given) {
    // Any axis may be transformed; without a length it stays as long.
    Shape result = *shape;
    if (isOneSided || node.has(1))
      result.assign(shape->size(), Number());
    result.back() = isOneSided && isInverse ? 1 : 2;
    node.set(0, std::move(result));
    return success();
  }
  size_t axis = 0;
  if (failed(node.axis("r4", subject, *given, shape->size(), axis)))
    return failure();
  if (axis + 1 == shape->size())
    return node.fail("r4", subject) << "is the last axis, which holds the parts of complex numbers";
  Shape result = *shape;
  if (node.has(1)) {
    const auto length = node.scalar(1);
    result[axis] = length ? Number(*length) : Number();
  }
  result.back() = 2;
  if (isOneSided && isInverse) {
    // Half of a spectrum makes a real signal.
    result.back() = 1;
    if (!node.has(1) && result[axis].isKnown())
      result[axis] = 2 * (result[axis].get() - 1);
  } else if (isOneSided) {
    result[axis] = result[axis].isKnown() ? Number(result[axis].get() / 2 + 1) : Number();
  }
  if (result[axis].isKnown() && result[axis].get() < 0)
    result[axis] = {};
  node.set(0, std::move(result));
  return success();
}

LogicalResult shortTimeFourier(Node &node) {
  const Shape *signal = node.shape(0);
  if (signal && signal->size() != 2 && signal->size() != 3)
    return node.fail("r1", operand(0)) << "has rank " << int64_t(signal->size()) << ", expected 2 or 3";
  if (signal && signal->size() == 3 && failed(lastAxis(node, "r2", 0)))
    return failure();
  if (failed(node.single("r3", 1)) || (node.has(2) && failed(node.rank("r4", 2, 1))) || (node.has(3) && failed(node.single("r3", 3))))
    return failure();
  const auto step = node.scalar(1), stated = node.scalar(3);
  for (const auto &[i, value] : {std::pair(1, step), std::pair(3, stated)})
    if (value && *value < 1)
      return node.fail("r5", operand(i)) << "is " << *value << ", expected at least 1";
  const Shape *window = node.shape(2);
  if (stated && window && failed(node.sameExtent("r4", 2, 0, *stated)))
    return failure();
  const Number length = stated ? Number(*stated) : window ? (*window)[0] : Number();
  const bool isOneSided = node.integer(AttributeName::onesided, 1) != 0;
  if (isOneSided && signal && signal->size() == 3 && signal->back().is(2))
    return node.fail("r6", operand(0)) << "is complex, but onesided is for real numbers";
  Number frames, bins = length;
  if (isOneSided)
    bins = length.isKnown() ? Number(length.get() / 2 + 1) : Number();
  if (signal && (*signal)[1].isKnown() && length.isKnown() && step && (*signal)[1].get() >= length.get())
    frames = ((*signal)[1].get() - length.get()) / *step + 1;
  node.set(0, Shape{signal ? (*signal)[0] : Number(), frames, bins, 2});
  return success();
}

} // namespace shlo::onnx::rules
