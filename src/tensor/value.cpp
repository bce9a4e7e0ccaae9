// Decodes elements of every type.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tensor/value.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>

namespace shlo {

namespace {

// Decimal digits that tell any two numbers of the format apart; at least three.
int digitsOf(const FloatFormat &format) {
  return std::max(3, 1 + int(std::ceil((format.mantissaBits + 1) * 0.30102999566398120)));
}

uint64_t loadBits(const char *element, size_t bytes) {
  uint64_t bits = 0;
  std::memcpy(&bits, element, bytes);
  return bits;
}

template <typename T> T load(const char *element) {
  T value;
  std::memcpy(&value, element, sizeof value);
  return value;
}

std::string floatText(double value, ElementType type) {
  if (std::isnan(value))
    return "nan";
  if (std::isinf(value))
    return value < 0 ? "-inf" : "inf";
  char text[40];
  std::to_chars_result end;
  if (type == ElementType::F64)
    end = std::to_chars(text, text + sizeof text, value);
  else if (type == ElementType::F32)
    end = std::to_chars(text, text + sizeof text, float(value));
  else
    end = std::to_chars(text, text + sizeof text, value, std::chars_format::general, digitsOf(info(type).format));
  return std::string(text, end.ptr);
}

} // namespace

double decodeFloat(ElementType type, uint64_t bits) {
  const FloatFormat &format = info(type).format;
  const double nan = std::numeric_limits<double>::quiet_NaN();
  uint64_t mantissaMask = (uint64_t(1) << format.mantissaBits) - 1;
  uint64_t exponentMask = (uint64_t(1) << format.exponentBits) - 1;
  uint64_t mantissa = bits & mantissaMask;
  uint64_t exponent = bits >> format.mantissaBits & exponentMask;
  bool negative = bits >> (format.mantissaBits + format.exponentBits) & 1;

  switch (format.specials) {
  case FloatSpecials::ExponentOnly:
    return exponent == exponentMask ? nan : std::ldexp(1.0, int(exponent) - format.bias);
  case FloatSpecials::Ieee:
    if (exponent != exponentMask)
      break;
    if (mantissa)
      return nan;
    return negative ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
  case FloatSpecials::NanAllOnes:
    if (exponent == exponentMask && mantissa == mantissaMask)
      return nan;
    break;
  case FloatSpecials::NanMinusZero:
    if (negative && exponent == 0 && mantissa == 0)
      return nan;
    break;
  case FloatSpecials::None:
    break;
  }
  bool subnormal = exponent == 0;
  double significand = double(subnormal ? mantissa : mantissa | (mantissaMask + 1));
  double value = std::ldexp(significand, int(subnormal ? 1 : exponent) - format.bias - format.mantissaBits);
  return negative ? -value : value;
}

uint64_t loadInteger(ElementType type, const char *element) {
  size_t bytes = byteSize(type);
  uint64_t bits = loadBits(element, bytes);
  if (info(type).kind != ElementKind::Signed)
    return bits;
  unsigned unused = unsigned(64 - 8 * bytes);
  return uint64_t(int64_t(bits << unused) >> unused);
}

double loadNumber(ElementType type, const char *element) {
  switch (info(type).kind) {
  case ElementKind::Float:
    if (type == ElementType::F32)
      return load<float>(element);
    if (type == ElementType::F64)
      return load<double>(element);
    return decodeFloat(type, loadBits(element, byteSize(type)));
  case ElementKind::Signed:
    return double(int64_t(loadInteger(type, element)));
  case ElementKind::Unsigned:
    return double(loadInteger(type, element));
  case ElementKind::Boolean:
    return *element != 0;
  default:
    return 0;
  }
}

std::string elementText(ElementType type, const char *element) {
  switch (info(type).kind) {
  case ElementKind::Boolean:
    return *element ? "true" : "false";
  case ElementKind::Signed:
    return std::to_string(int64_t(loadInteger(type, element)));
  case ElementKind::Unsigned:
    return std::to_string(loadInteger(type, element));
  case ElementKind::Float:
    return floatText(loadNumber(type, element), type);
  case ElementKind::Complex: {
    const ElementType part = partOf(type);
    return "(" + elementText(part, element) + "," + elementText(part, element + byteSize(part)) + ")";
  }
  default:
    return "";
  }
}

} // namespace shlo
