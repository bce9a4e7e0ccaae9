// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "array.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstring>

namespace formulas {

bool isBool(Type type) { return type == SHLO_TYPE_I1; }
bool isInteger(Type type) { return type >= SHLO_TYPE_I2 && type <= SHLO_TYPE_UI64; }
bool isUnsigned(Type type) { return type == SHLO_TYPE_I1 || (type >= SHLO_TYPE_UI2 && type <= SHLO_TYPE_UI64); }
bool isFloat(Type type) {
  return (type >= SHLO_TYPE_BF16 && type <= SHLO_TYPE_F64) || type == SHLO_TYPE_F8E3M4 || type == SHLO_TYPE_F8E4M3 ||
         type == SHLO_TYPE_F8E5M2;
}
bool isComplex(Type type) { return type == SHLO_TYPE_COMPLEX_F32 || type == SHLO_TYPE_COMPLEX_F64; }

Type partType(Type type) {
  if (type == SHLO_TYPE_COMPLEX_F32)
    return SHLO_TYPE_F32;
  return type == SHLO_TYPE_COMPLEX_F64 ? SHLO_TYPE_F64 : type;
}

int bitWidth(Type type) {
  switch (type) {
  case SHLO_TYPE_I1: return 1;
  case SHLO_TYPE_I2:
  case SHLO_TYPE_UI2: return 2;
  case SHLO_TYPE_I4:
  case SHLO_TYPE_UI4: return 4;
  default: return int(shlo_element_type_size(partType(type))) * 8;
  }
}

Integer smallest(Type type) { return isUnsigned(type) ? 0 : -(Integer(1) << (bitWidth(type) - 1)); }
Integer largest(Type type) { return (Integer(1) << (bitWidth(type) - !isUnsigned(type))) - 1; }

std::string typeText(Type type) { return shlo_element_type_name(type); }

std::string tensorText(Type type, const Shape &shape) {
  std::string text = "tensor<";
  for (int64_t extent : shape)
    text += std::to_string(extent) + "x";
  return text + typeText(type) + ">";
}

namespace {

struct Format {
  int exponent, mantissa; // bits
  int64_t bias() const { return (int64_t(1) << (exponent - 1)) - 1; }
  uint64_t infinity() const { return ((uint64_t(1) << exponent) - 1) << mantissa; }
};

Format formatOf(Type type) {
  switch (type) {
  case SHLO_TYPE_F8E3M4: return {3, 4};
  case SHLO_TYPE_F8E4M3: return {4, 3};
  case SHLO_TYPE_F8E5M2: return {5, 2};
  case SHLO_TYPE_BF16: return {8, 7};
  case SHLO_TYPE_F16: return {5, 10};
  case SHLO_TYPE_F32: return {8, 23};
  default: return {11, 52};
  }
}

uint64_t floatBits(Format format, double value) {
  const uint64_t sign = uint64_t(std::signbit(value)) << (format.exponent + format.mantissa);
  if (std::isnan(value))
    return sign | format.infinity() | uint64_t(1) << (format.mantissa - 1);
  if (std::isinf(value))
    return sign | format.infinity();
  if (value == 0)
    return sign;
  // |value| is about units * 2^unit, with the unit that the format has there.
  const int64_t unit = std::max<int64_t>(std::ilogb(value), 1 - format.bias()) - format.mantissa;
  const double units = std::nearbyint(std::ldexp(std::fabs(value), int(-unit)));
  const uint64_t bits = (uint64_t(unit + format.mantissa + format.bias() - 1) << format.mantissa) + uint64_t(units);
  return sign | std::min(bits, format.infinity());
}

double floatValue(Format format, uint64_t bits) {
  const int64_t exponent = int64_t(bits >> format.mantissa & ((uint64_t(1) << format.exponent) - 1));
  const uint64_t mantissa = bits & ((uint64_t(1) << format.mantissa) - 1);
  double value;
  if (exponent == (int64_t(1) << format.exponent) - 1)
    value = mantissa ? std::bit_cast<double>(uint64_t(0x7FF8000000000000)) : HUGE_VAL;
  else if (exponent == 0)
    value = std::ldexp(double(mantissa), int(1 - format.bias() - format.mantissa));
  else
    value =
        std::ldexp(double(mantissa | uint64_t(1) << format.mantissa), int(exponent - format.bias() - format.mantissa));
  return bits >> (format.exponent + format.mantissa) & 1 ? -value : value;
}

std::string floatText(Type type, double value) {
  char text[64];
  if (std::trunc(value) == value && std::fabs(value) < 1e5)
    std::snprintf(text, sizeof text, "%.1f", value);
  else
    std::snprintf(text, sizeof text, "0x%0*llX", bitWidth(type) / 4,
                  (unsigned long long)floatBits(formatOf(type), value));
  return text;
}

size_t position(const Index &index, const Shape &shape) {
  size_t at = 0;
  for (size_t d = 0; d < shape.size(); ++d)
    at = at * size_t(shape[d]) + size_t(index[d]);
  return at;
}

} // namespace

double rounded(Type type, double value) {
  return type == SHLO_TYPE_F64 ? value : floatValue(formatOf(type), floatBits(formatOf(type), value));
}

Integer wrapped(Type type, Integer value) {
  const Integer modulus = Integer(1) << bitWidth(type);
  value = (value % modulus + modulus) % modulus;
  return value > largest(type) ? value - modulus : value;
}

Element number(Type type, int64_t value) {
  if (isBool(type) || isInteger(type))
    return {wrapped(type, value)};
  return {0, rounded(partType(type), double(value)), 0};
}

Element fromBits(Type type, uint64_t bits) {
  if (isFloat(type))
    return {0, floatValue(formatOf(type), bits)};
  return {wrapped(type, Integer(bits))};
}

uint64_t toBits(Type type, const Element &element) {
  return isFloat(type) ? floatBits(formatOf(type), element.real) : uint64_t(element.integer);
}

bool equal(Type type, const Element &a, const Element &b, bool zeroSigns) {
  const auto equalFloats = [&](double x, double y) {
    return (std::isnan(x) && std::isnan(y)) || (x == y && (!zeroSigns || std::signbit(x) == std::signbit(y)));
  };
  if (isFloat(type) || isComplex(type))
    return equalFloats(a.real, b.real) && equalFloats(a.imaginary, b.imaginary);
  return a.integer == b.integer;
}

std::string elementText(Type type, const Element &element) {
  if (isComplex(type))
    return "(" + floatText(partType(type), element.real) + ", " + floatText(partType(type), element.imaginary) + ")";
  if (isFloat(type))
    return floatText(type, element.real);
  if (isBool(type))
    return element.integer ? "true" : "false";
  return element.integer < 0 ? std::to_string(int64_t(element.integer)) : std::to_string(uint64_t(element.integer));
}

Array::Array(Type type, Shape extents, Element fill)
    : type(type), shape(std::move(extents)), elements(size_t(elementCount(shape)), fill) {}
const Element &Array::at(const Index &index) const { return elements[position(index, shape)]; }
Element &Array::at(const Index &index) { return elements[position(index, shape)]; }

int64_t elementCount(const Shape &shape) {
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  return count;
}

bool inBounds(const Index &index, const Shape &shape) {
  for (size_t d = 0; d < shape.size(); ++d)
    if (index[d] < 0 || index[d] >= shape[d])
      return false;
  return true;
}

std::vector<Index> indices(const Shape &shape) {
  std::vector<Index> all(size_t(elementCount(shape)), Index(shape.size()));
  for (size_t i = 0; i < all.size(); ++i) {
    size_t rest = i;
    for (size_t d = shape.size(); d-- > 0; rest /= size_t(shape[d]))
      all[i][d] = int64_t(rest % size_t(shape[d]));
  }
  return all;
}

std::vector<int64_t> pick(const std::vector<int64_t> &list, const std::vector<int64_t> &positions) {
  std::vector<int64_t> picked;
  for (int64_t at : positions)
    picked.push_back(list[size_t(at)]);
  return picked;
}

bool contains(const std::vector<int64_t> &list, int64_t value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

std::vector<unsigned char> toBytes(const Array &array) {
  const size_t part = shlo_element_type_size(partType(array.type));
  std::vector<unsigned char> bytes;
  const auto append = [&](uint64_t bits) {
    for (size_t i = 0; i < part; ++i)
      bytes.push_back(static_cast<unsigned char>(bits >> (8 * i)));
  };
  for (const Element &element : array.elements) {
    append(toBits(partType(array.type), element));
    if (isComplex(array.type))
      append(toBits(partType(array.type), {0, element.imaginary}));
  }
  return bytes;
}

Array fromParts(Type type, const Shape &shape, const std::function<uint64_t()> &next) {
  const auto part = [&] { return fromBits(partType(type), next()); };
  Array array(type, shape);
  for (Element &element : array.elements) {
    element = part();
    if (isComplex(type))
      element.imaginary = part().real;
  }
  return array;
}

Array fromBytes(Type type, const Shape &shape, const void *bytes) {
  const size_t part = shlo_element_type_size(partType(type));
  const auto *at = static_cast<const unsigned char *>(bytes);
  return fromParts(type, shape, [&] {
    uint64_t bits = 0;
    for (size_t i = 0; i < part; ++i)
      bits |= uint64_t(*at++) << (8 * i);
    return bits;
  });
}

} // namespace formulas
