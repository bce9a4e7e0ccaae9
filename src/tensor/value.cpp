// Decoding of every element type.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tensor/value.h"

#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>

namespace shlo {

namespace {

// How a float format spends the patterns at its ends.
enum class Specials : uint8_t {
  Ieee,         // highest exponent: infinities and NaNs
  NanAllOnes,   // FN: no infinity, exponent and mantissa all ones are NaN
  NanMinusZero, // FNUZ: no infinity, the pattern of -0 is NaN
  None,         // FN of 4 and 6 bits: every pattern is a number
  ExponentOnly, // E8M0: no sign, no zero, all ones are NaN
};

struct FloatFormat {
  uint8_t exponentBits, mantissaBits;
  int16_t bias;
  Specials specials;
  uint8_t digits; // decimal, that tell any two apart
};

// By enumerator, from F4E2M1FN to F64.
constexpr FloatFormat floatFormats[] = {
    {2, 1, 1, Specials::None, 3},           // f4E2M1FN
    {2, 3, 1, Specials::None, 3},           // f6E2M3FN
    {3, 2, 3, Specials::None, 3},           // f6E3M2FN
    {3, 4, 3, Specials::Ieee, 3},           // f8E3M4
    {4, 3, 7, Specials::Ieee, 3},           // f8E4M3
    {4, 3, 7, Specials::NanAllOnes, 3},     // f8E4M3FN
    {4, 3, 8, Specials::NanMinusZero, 3},   // f8E4M3FNUZ
    {4, 3, 11, Specials::NanMinusZero, 3},  // f8E4M3B11FNUZ
    {5, 2, 15, Specials::Ieee, 3},          // f8E5M2
    {5, 2, 16, Specials::NanMinusZero, 3},  // f8E5M2FNUZ
    {8, 0, 127, Specials::ExponentOnly, 3}, // f8E8M0FNU
    {8, 7, 127, Specials::Ieee, 4},         // bf16
    {5, 10, 15, Specials::Ieee, 5},         // f16
    {8, 23, 127, Specials::Ieee, 9},        // f32
    {11, 52, 1023, Specials::Ieee, 17},     // f64
};
static_assert(std::size(floatFormats) == size_t(ElementType::F64) - size_t(ElementType::F4E2M1FN) + 1);

const FloatFormat &formatOf(ElementType type) { return floatFormats[size_t(type) - size_t(ElementType::F4E2M1FN)]; }

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
    end = std::to_chars(text, text + sizeof text, value, std::chars_format::general, formatOf(type).digits);
  return std::string(text, end.ptr);
}

} // namespace

double decodeFloat(ElementType type, uint64_t bits) {
  const FloatFormat &format = formatOf(type);
  const double nan = std::numeric_limits<double>::quiet_NaN();
  uint64_t mantissaMask = (uint64_t(1) << format.mantissaBits) - 1;
  uint64_t exponentMask = (uint64_t(1) << format.exponentBits) - 1;
  uint64_t mantissa = bits & mantissaMask;
  uint64_t exponent = bits >> format.mantissaBits & exponentMask;
  bool negative = bits >> (format.mantissaBits + format.exponentBits) & 1;

  switch (format.specials) {
  case Specials::ExponentOnly:
    return exponent == exponentMask ? nan : std::ldexp(1.0, int(exponent) - format.bias);
  case Specials::Ieee:
    if (exponent != exponentMask)
      break;
    if (mantissa)
      return nan;
    return negative ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
  case Specials::NanAllOnes:
    if (exponent == exponentMask && mantissa == mantissaMask)
      return nan;
    break;
  case Specials::NanMinusZero:
    if (negative && exponent == 0 && mantissa == 0)
      return nan;
    break;
  case Specials::None:
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
    ElementType part = type == ElementType::ComplexF32 ? ElementType::F32 : ElementType::F64;
    return "(" + elementText(part, element) + "," + elementText(part, element + byteSize(part)) + ")";
  }
  default:
    return "";
  }
}

} // namespace shlo
