// Arithmetic of elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "references.h"

#include <cmath>

namespace formulas {

namespace {

bool isExact(Type type) { return isBool(type) || isInteger(type); }

Element complexOf(Type type, double real, double imaginary) {
  return {0, rounded(partType(type), real), rounded(partType(type), imaginary)};
}

} // namespace

Element negate(Type type, const Element &a) {
  if (isBool(type))
    return {1 - a.integer};
  if (isInteger(type))
    return {wrapped(type, -a.integer)};
  return {0, -a.real, isComplex(type) ? -a.imaginary : 0};
}

Array negate(const Array &operand) {
  Array result = operand;
  for (Element &element : result.elements)
    element = negate(operand.type, element);
  return result;
}

Element add(Type type, const Element &a, const Element &b) {
  if (isBool(type))
    return bitOr(type, a, b);
  if (isInteger(type))
    return {wrapped(type, a.integer + b.integer)};
  return complexOf(type, a.real + b.real, a.imaginary + b.imaginary);
}

Element subtract(Type type, const Element &a, const Element &b) {
  if (isInteger(type))
    return {wrapped(type, a.integer - b.integer)};
  return complexOf(type, a.real - b.real, a.imaginary - b.imaginary);
}

Element multiply(Type type, const Element &a, const Element &b) {
  if (isBool(type))
    return bitAnd(type, a, b);
  if (isInteger(type)) // the factors have at most 64 bits; as signed numbers their product fits
    return {wrapped(type, Integer(int64_t(a.integer)) * int64_t(b.integer))};
  if (isComplex(type))
    return complexOf(type, a.real * b.real - a.imaginary * b.imaginary, a.real * b.imaginary + a.imaginary * b.real);
  return complexOf(type, a.real * b.real, 0);
}

// IEEE 754: minimum and maximum give NaN if one of their arguments is, and order -0 before +0.
Element minimum(Type type, const Element &a, const Element &b) {
  if (isExact(type))
    return {std::min(a.integer, b.integer)};
  if (std::isnan(a.real) || std::isnan(b.real))
    return {0, NAN};
  if (a.real == b.real)
    return std::signbit(a.real) ? a : b;
  return a.real < b.real ? a : b;
}

Element maximum(Type type, const Element &a, const Element &b) {
  if (isExact(type))
    return {std::max(a.integer, b.integer)};
  if (std::isnan(a.real) || std::isnan(b.real))
    return {0, NAN};
  if (a.real == b.real)
    return std::signbit(a.real) ? b : a;
  return a.real > b.real ? a : b;
}

Element bitAnd(Type, const Element &a, const Element &b) { return {a.integer & b.integer}; }
Element bitOr(Type, const Element &a, const Element &b) { return {a.integer | b.integer}; }
Element bitXor(Type, const Element &a, const Element &b) { return {a.integer ^ b.integer}; }

namespace {

template <typename T> bool holds(const std::string &direction, T a, T b) {
  if (direction == "EQ")
    return a == b;
  if (direction == "NE")
    return a != b;
  if (direction == "LT")
    return a < b;
  if (direction == "LE")
    return a <= b;
  return direction == "GT" ? a > b : a >= b;
}

// A number that grows in the total order of IEEE 754: -NaN, -infinity, ..., -0, +0, ..., infinity, NaN.
Integer totalOrderKey(double value) {
  const int64_t key = int64_t(toBits(SHLO_TYPE_F64, {0, std::fabs(value)}));
  return std::signbit(value) ? -1 - Integer(key) : Integer(key);
}

// The weak order: zeros are equal, and so are all NaNs, which are the greatest.
Integer weakOrderKey(double value) {
  return totalOrderKey(std::isnan(value) ? std::fabs(value) : value == 0 ? 0 : value);
}

} // namespace

bool compare(Type type, const std::string &direction, const std::string &kind, const Element &a, const Element &b) {
  if (isExact(type))
    return holds(direction, a.integer, b.integer);
  if (isComplex(type)) { // lexicographic
    if (direction == "EQ" || direction == "NE")
      return (a.real == b.real && a.imaginary == b.imaginary) == (direction == "EQ");
    return holds(direction, a.real == b.real ? a.imaginary : a.real, a.real == b.real ? b.imaginary : b.real);
  }
  if (kind == "TOTALORDER")
    return holds(direction, totalOrderKey(a.real), totalOrderKey(b.real));
  if (kind == "WEAKORDER")
    return holds(direction, weakOrderKey(a.real), weakOrderKey(b.real));
  return holds(direction, a.real, b.real);
}

std::string compareType(Type type) { return isExact(type) ? isUnsigned(type) ? "UNSIGNED" : "SIGNED" : "FLOAT"; }

} // namespace formulas
