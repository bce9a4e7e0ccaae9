// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include <algorithm>
#include <cmath>

namespace shlo::test {

using plan::Extents;

namespace {

constexpr int64_t mostElements = 40000;

Shape randomShape(Random &random) {
  Shape shape;
  for (int64_t i = random.between(1, 5); i > 0; --i)
    shape.push_back(random.chance(3) ? 0 : random.chance(30) ? random.between(10, 70) : random.between(1, 9));
  if (random.chance(20))
    shape[size_t(random.between(0, int64_t(shape.size()) - 1))] = random.between(100, 5000);
  while (elementCount(shape) > mostElements)
    *std::max_element(shape.begin(), shape.end()) = random.between(1, 9);
  return shape;
}

// Numbers whose sums depend on their order, infinities, NaNs and zeros of both signs.
template <typename T> void addFloats(Random &random, Bytes &bytes) {
  const bool special = random.chance(30);
  for (size_t at = 0; at + sizeof(T) <= bytes.size(); at += sizeof(T)) {
    T value = T(double(int64_t(random.bits())) * 1e-19 * double(1 + random.between(0, 1) * 4096));
    if (special && random.chance(5))
      value = random.oneOf({T(0), -T(0), T(INFINITY), -T(INFINITY), T(NAN), -T(NAN)});
    std::memcpy(&bytes[at], &value, sizeof value);
  }
}

Bytes randomNumbers(Random &random, const TensorType &type) {
  Bytes bytes = random.randomBytes(type);
  if (type.element == ElementType::F32)
    addFloats<float>(random, bytes);
  else if (type.element == ElementType::F64)
    addFloats<double>(random, bytes);
  else if (type.element == ElementType::ComplexF32)
    addFloats<float>(random, bytes);
  else if (type.element == ElementType::ComplexF64)
    addFloats<double>(random, bytes);
  else if (isInteger(type.element))
    for (char &byte : bytes)
      byte = char(random.bits());
  else if (type.element == ElementType::I1)
    // One element often decides whether all are true, or any is.
    for (const bool most = random.chance(50); char &byte : bytes)
      byte = char(random.chance(3) != most);
  return bytes;
}

} // namespace

void makeReductions(Random &random, Twins &twins) {
  const ElementType element = random.oneOf({ElementType::F32, ElementType::F32, ElementType::F32, ElementType::F64,
                                            ElementType::F64, ElementType::BF16, ElementType::F16, ElementType::I1, ElementType::I1,
                                            ElementType::I8, ElementType::UI8, ElementType::I16, ElementType::UI16,
                                            ElementType::I32, ElementType::UI32, ElementType::I64, ElementType::UI64,
                                            ElementType::ComplexF32, ElementType::ComplexF64});
  const TensorType type = typeOf(element, randomShape(random));
  ValueId value = twins.input(type, randomNumbers(random, type));
  Extents order;
  for (size_t i = 0; i < type.shape.size(); ++i)
    order.insert(order.begin() + random.between(0, int64_t(i)), int64_t(i));
  if (random.chance(30)) {
    Shape shape;
    for (int64_t axis : order)
      shape.push_back(type.shape[size_t(axis)]);
    value = twins.op(plan::Transpose{order}, {value}, typeOf(element, std::move(shape)));
  }
  if (random.chance(30))
    value = twins.element(isComplex(element) ? ElementFunction::Add : ElementFunction::Max, {value, value});
  for (int64_t i = random.between(1, 2); i > 0; --i) {
    const ElementFunction function =
        element == ElementType::I1 ? random.oneOf({ElementFunction::And, ElementFunction::Or})
        : isComplex(element)       ? ElementFunction::Add
        : isInteger(element)
            ? random.oneOf({ElementFunction::Add, ElementFunction::Mul, ElementFunction::Max, ElementFunction::Min,
                            ElementFunction::And, ElementFunction::Or, ElementFunction::Xor})
            : random.oneOf({ElementFunction::Add, ElementFunction::Add, ElementFunction::Mul, ElementFunction::Max,
                            ElementFunction::Min});
    plan::Reduce reduce;
    Shape kept;
    const Shape shape = twins.type(value).shape;
    for (size_t axis = 0; axis < shape.size(); ++axis)
      if (random.chance(50))
        reduce.dimensions.push_back(int64_t(axis));
      else
        kept.push_back(shape[axis]);
    const TensorType scalar = typeOf(element);
    const ValueId init = twins.input(scalar, randomNumbers(random, scalar));
    twins.result(twins.op(std::move(reduce), {value, init}, typeOf(element, std::move(kept)),
                          {twins.binaryBody(function, element)}));
  }
}

} // namespace shlo::test
