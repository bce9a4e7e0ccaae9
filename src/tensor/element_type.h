// Element types inside the library.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "stablehlo-c/tensor.h"

#include <cstddef>
#include <cstdint>

namespace shlo {

enum class ElementKind : uint8_t { None, Boolean, Signed, Unsigned, Float, Complex };

enum class ElementType : uint8_t {
  None = SHLO_TYPE_NONE,
#define ELEMENT_TYPE(enumerator, abi, text, bits, kind) enumerator = SHLO_TYPE_##abi,
#include "tensor/element_types.def"
};

// How a float format uses its special bit patterns.
enum class FloatSpecials : uint8_t {
  Ieee,         // highest exponent: infinities and NaNs
  NanAllOnes,   // FN: no infinity, exponent and mantissa all ones are NaN
  NanMinusZero, // FNUZ: no infinity, the pattern of -0 is NaN
  None,         // FN of 4 and 6 bits: every pattern is a number
  ExponentOnly, // E8M0: no sign, no zero, all ones are NaN
};

struct FloatFormat {
  uint8_t exponentBits = 0, mantissaBits = 0;
  int16_t bias = 0;
  FloatSpecials specials{};
};

struct ElementTypeInfo {
  const char *name;
  uint8_t bytes; // size of one element in memory
  uint8_t bits;  // number of significant bits
  ElementKind kind;
  FloatFormat format; // of floats
};

// By value.
inline constexpr ElementTypeInfo elementTypeTable[] = {
    {"none", 0, 0, ElementKind::None, {}},
#define ELEMENT_TYPE(enumerator, abi, text, bits, kind) {text, (bits + 7) / 8, bits, ElementKind::kind, {}},
#define FLOAT_TYPE(enumerator, text, bits, exponent, mantissa, bias, specials, type)                                   \
  {text, (bits + 7) / 8, bits, ElementKind::Float, {exponent, mantissa, bias, FloatSpecials::specials}},
#include "tensor/element_types.def"
};
inline constexpr size_t elementTypeCount = sizeof(elementTypeTable) / sizeof(elementTypeTable[0]);

inline constexpr const ElementTypeInfo &info(ElementType type) { return elementTypeTable[size_t(type)]; }
inline constexpr size_t byteSize(ElementType type) { return info(type).bytes; }
inline constexpr bool isInteger(ElementType type) {
  return info(type).kind == ElementKind::Signed || info(type).kind == ElementKind::Unsigned;
}
inline constexpr bool isFloat(ElementType type) { return info(type).kind == ElementKind::Float; }
inline constexpr bool isComplex(ElementType type) { return info(type).kind == ElementKind::Complex; }
// For complex types.
inline constexpr ElementType partOf(ElementType type) {
#define COMPLEX_TYPE(enumerator, abi, text, bits, part)                                                                \
  if (type == ElementType::enumerator)                                                                                 \
    return ElementType::part;
#include "tensor/element_types.def"
  return ElementType::None;
}

// A row's place is its value.
namespace detail {
inline constexpr ElementType elementTypeOrder[] = {
    ElementType::None,
#define ELEMENT_TYPE(enumerator, ...) ElementType::enumerator,
#include "tensor/element_types.def"
};
constexpr bool isElementTypeOrder() {
  for (size_t i = 0; i < elementTypeCount; ++i)
    if (size_t(elementTypeOrder[i]) != i)
      return false;
  return true;
}
static_assert(isElementTypeOrder());
} // namespace detail

} // namespace shlo
