// Comparing tensors with a tolerance.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tensor/compare.h"

#include "tensor/value.h"

#include <cmath>
#include <cstring>

namespace shlo {

namespace {

bool closeFloats(double a, double b, double tolerance) {
  if (std::isnan(a) || std::isnan(b))
    return std::isnan(a) && std::isnan(b);
  // With an infinite b the bound is infinite, and everything would be equal.
  if (a == b || std::isinf(b))
    return a == b;
  return std::fabs(a - b) <= tolerance * (1 + std::fabs(b));
}

bool closeIntegers(uint64_t a, uint64_t b, bool isSigned, double tolerance) {
  bool less = isSigned ? int64_t(a) < int64_t(b) : a < b;
  double difference = double(less ? b - a : a - b);
  double size = std::fabs(isSigned ? double(int64_t(b)) : double(b));
  return difference <= tolerance * (1 + size);
}

bool closeElements(ElementType type, const char *a, const char *b, double tolerance) {
  if (std::memcmp(a, b, byteSize(type)) == 0)
    return true;
  switch (info(type).kind) {
  case ElementKind::Complex: {
    ElementType part = type == ElementType::ComplexF32 ? ElementType::F32 : ElementType::F64;
    return closeElements(part, a, b, tolerance) &&
           closeElements(part, a + byteSize(part), b + byteSize(part), tolerance);
  }
  case ElementKind::Float: {
    double left = loadNumber(type, a), right = loadNumber(type, b);
    return tolerance == 0 ? std::isnan(left) && std::isnan(right) : closeFloats(left, right, tolerance);
  }
  case ElementKind::Signed:
  case ElementKind::Unsigned:
    return tolerance != 0 && closeIntegers(loadInteger(type, a), loadInteger(type, b),
                                           info(type).kind == ElementKind::Signed, tolerance);
  default: return false; // bools are equal or not
  }
}

} // namespace

Result<int64_t> firstDifference(const Tensor &actual, const Tensor &expected, double tolerance) {
  if (!(tolerance >= 0))
    return makeError(SHLO_INVALID_ARGUMENT, "tolerance must be a number that is not negative");
  if (actual.type != expected.type)
    return makeError(SHLO_INVALID_ARGUMENT, std::string("the tensors differ in ") +
                                                (actual.type.element != expected.type.element ? "element type" : "shape") +
                                                ": " + toString(actual.type) + ", expected " + toString(expected.type));
  int64_t count = elementCount(actual.type.shape);
  size_t width = byteSize(actual.type.element);
  const char *a = actual.data(), *b = expected.data();
  if (count <= 0 || std::memcmp(a, b, size_t(count) * width) == 0)
    return int64_t(-1);
  for (int64_t i = 0; i < count; ++i, a += width, b += width)
    if (!closeElements(actual.type.element, a, b, tolerance))
      return i;
  return int64_t(-1);
}

} // namespace shlo
