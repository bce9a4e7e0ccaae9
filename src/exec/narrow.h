// Floats narrower than f32: their values, and rounding to them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tensor/element_type.h"

#include <bit>
#include <cstdint>

namespace shlo::exec {

// What a format has besides sign, exponent and mantissa.
enum class Specials : uint8_t {
  Ieee,    // infinities and NaNs share the greatest exponent
  Nan,     // NaN is all ones; no infinity: what is too large becomes NaN
  OneZero, // NaN is where -0 would be; no infinity: what is too large becomes NaN
  None,    // what is too large becomes the greatest number; NaN has no place and becomes zero
};

struct NarrowFormat {
  int exponentBits, mantissaBits, bias;
  Specials specials;

  constexpr uint32_t signBit() const { return 1u << (exponentBits + mantissaBits); }
  constexpr uint32_t infinity() const { return ((1u << exponentBits) - 1) << mantissaBits; }
  constexpr uint32_t greatest() const {
    if (specials == Specials::Ieee)
      return infinity() - 1;
    return signBit() - (specials == Specials::Nan ? 2 : 1);
  }
  constexpr uint32_t nan() const {
    switch (specials) {
    case Specials::Ieee: return infinity() | 1u << (mantissaBits - 1);
    case Specials::Nan: return signBit() - 1;
    case Specials::OneZero: return signBit();
    case Specials::None: return 0;
    }
    return 0;
  }
};

// F8E8M0FNU is no such format: it has only an exponent.
constexpr NarrowFormat narrowFormat(ElementType type) {
  switch (type) {
  case ElementType::F4E2M1FN: return {2, 1, 1, Specials::None};
  case ElementType::F6E2M3FN: return {2, 3, 1, Specials::None};
  case ElementType::F6E3M2FN: return {3, 2, 3, Specials::None};
  case ElementType::F8E3M4: return {3, 4, 3, Specials::Ieee};
  case ElementType::F8E4M3: return {4, 3, 7, Specials::Ieee};
  case ElementType::F8E4M3FN: return {4, 3, 7, Specials::Nan};
  case ElementType::F8E4M3FNUZ: return {4, 3, 8, Specials::OneZero};
  case ElementType::F8E4M3B11FNUZ: return {4, 3, 11, Specials::OneZero};
  case ElementType::F8E5M2: return {5, 2, 15, Specials::Ieee};
  case ElementType::F8E5M2FNUZ: return {5, 2, 16, Specials::OneZero};
  case ElementType::BF16: return {8, 7, 127, Specials::Ieee};
  default: return {5, 10, 15, Specials::Ieee}; // F16
  }
}

// 2^n as f32, for n from -149 on.
constexpr float exactPower(int n) {
  return n >= -126 ? std::bit_cast<float>(uint32_t(n + 127) << 23) : std::bit_cast<float>(1u << (n + 149));
}

template <ElementType type> constexpr float widenNarrow(uint32_t code) {
  constexpr float nan = std::bit_cast<float>(0x7fc00000u), infinity = std::bit_cast<float>(0x7f800000u);
  if constexpr (type == ElementType::F8E8M0FNU) {
    return code == 0xff ? nan : exactPower(int(code & 0xff) - 127);
  } else {
    constexpr NarrowFormat format = narrowFormat(type);
    const uint32_t magnitude = code & (format.signBit() - 1);
    const bool negative = (code & format.signBit()) != 0;
    if (format.specials == Specials::OneZero ? code == format.nan() : false)
      return nan;
    float value;
    if (format.specials == Specials::Ieee && magnitude >= format.infinity()) {
      // The payload of a NaN moves along, so that bit patterns survive a round trip.
      const uint32_t payload = (magnitude - format.infinity()) << (23 - format.mantissaBits);
      value = payload ? std::bit_cast<float>(0x7f800000u | payload) : infinity;
    } else if (format.specials == Specials::Nan && magnitude == format.nan()) {
      value = nan;
    } else {
      const uint32_t exponent = magnitude >> format.mantissaBits;
      const uint32_t mantissa = magnitude & ((1u << format.mantissaBits) - 1);
      const uint32_t whole = exponent ? mantissa | 1u << format.mantissaBits : mantissa;
      value = float(whole) * exactPower(int(exponent ? exponent : 1) - format.bias - format.mantissaBits);
    }
    return negative ? std::bit_cast<float>(std::bit_cast<uint32_t>(value) | 0x80000000u) : value;
  }
}

// To the nearest, ties to even.
template <ElementType type> constexpr uint32_t roundToNarrow(float value) {
  const uint32_t bits = std::bit_cast<uint32_t>(value), magnitude = bits & 0x7fffffff;
  if constexpr (type == ElementType::F8E8M0FNU) {
    // Positive numbers alone; the middle between two powers goes up.
    if (magnitude >= 0x7f800000u || bits == 0 || bits >= 0x80000000u)
      return 0xff;
    if (magnitude < 0x00800000u)
      return magnitude > 0x00600000u ? 1 : 0;
    return (magnitude + 0x00400000u) >> 23;
  } else {
    constexpr NarrowFormat format = narrowFormat(type);
    const uint32_t sign = (bits >> 31) * format.signBit();
    if (magnitude > 0x7f800000u) {
      if constexpr (format.specials == Specials::None)
        return sign ^ format.signBit();
      if constexpr (format.specials == Specials::OneZero)
        return format.nan();
      return sign | format.nan();
    }
    uint32_t code;
    constexpr uint32_t leastNormal = uint32_t(1 - format.bias + 127) << 23;
    if (magnitude >= leastNormal) {
      constexpr int drop = 23 - format.mantissaBits;
      const uint32_t rounded = magnitude + ((1u << (drop - 1)) - 1) + ((magnitude >> drop) & 1);
      code = (rounded >> drop) - (uint32_t(127 - format.bias) << format.mantissaBits);
    } else {
      // A multiple of the least number; 2^23 holds integers only, and rounds as it should.
      constexpr int units = format.bias - 1 + format.mantissaBits;
      float scaled = std::bit_cast<float>(magnitude);
      scaled *= exactPower(units > 127 ? 127 : units);
      if constexpr (units > 127)
        scaled *= exactPower(units - 127);
      code = std::bit_cast<uint32_t>(scaled + 8388608.0f) & 0x7fffff;
    }
    if (code > format.greatest()) {
      if constexpr (format.specials == Specials::Ieee)
        code = format.infinity();
      else if constexpr (format.specials == Specials::None)
        code = format.greatest();
      else
        return format.specials == Specials::OneZero ? format.nan() : sign | format.nan();
    }
    return format.specials == Specials::OneZero && code == 0 ? 0 : sign | code;
  }
}

} // namespace shlo::exec
