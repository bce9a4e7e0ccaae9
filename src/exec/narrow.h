// Floats narrower than f32: their values, and rounding to them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tensor/element_type.h"

#include <bit>
#include <cstdint>

namespace shlo::exec {

// The format of a float narrower than f32. Types that have only an exponent have no such format.
struct NarrowFormat : FloatFormat {
  constexpr uint32_t signBit() const { return 1u << (exponentBits + mantissaBits); }
  constexpr uint32_t infinity() const { return ((1u << exponentBits) - 1) << mantissaBits; }
  constexpr uint32_t greatest() const {
    if (specials == FloatSpecials::Ieee)
      return infinity() - 1;
    return signBit() - (specials == FloatSpecials::NanAllOnes ? 2 : 1);
  }
  constexpr uint32_t nan() const {
    switch (specials) {
    case FloatSpecials::Ieee: return infinity() | 1u << (mantissaBits - 1);
    case FloatSpecials::NanAllOnes: return signBit() - 1;
    case FloatSpecials::NanMinusZero: return signBit();
    case FloatSpecials::None:
    case FloatSpecials::ExponentOnly: break;
    }
    return 0;
  }
};

constexpr NarrowFormat narrowFormat(ElementType type) { return {info(type).format}; }

// 2^n as f32, for n from -149 on.
constexpr float exactPower(int n) {
  return n >= -126 ? std::bit_cast<float>(uint32_t(n + 127) << 23) : std::bit_cast<float>(1u << (n + 149));
}

template <ElementType type> constexpr float widenNarrow(uint32_t code) {
  constexpr float nan = std::bit_cast<float>(0x7fc00000u), infinity = std::bit_cast<float>(0x7f800000u);
  constexpr NarrowFormat format = narrowFormat(type);
  if constexpr (format.specials == FloatSpecials::ExponentOnly) {
    static_assert(format.exponentBits == 8 && format.bias == 127); // f32's
    return code == 0xff ? nan : exactPower(int(code & 0xff) - 127);
  } else {
    const uint32_t magnitude = code & (format.signBit() - 1);
    const bool negative = (code & format.signBit()) != 0;
    if (format.specials == FloatSpecials::NanMinusZero ? code == format.nan() : false)
      return nan;
    float value;
    if (format.specials == FloatSpecials::Ieee && magnitude >= format.infinity()) {
      // The payload of a NaN is kept, so that bit patterns survive a round trip.
      const uint32_t payload = (magnitude - format.infinity()) << (23 - format.mantissaBits);
      value = payload ? std::bit_cast<float>(0x7f800000u | payload) : infinity;
    } else if (format.specials == FloatSpecials::NanAllOnes && magnitude == format.nan()) {
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

// Rounds to nearest, ties to even.
template <ElementType type> constexpr uint32_t roundToNarrow(float value) {
  const uint32_t bits = std::bit_cast<uint32_t>(value), magnitude = bits & 0x7fffffff;
  constexpr NarrowFormat format = narrowFormat(type);
  if constexpr (format.specials == FloatSpecials::ExponentOnly) {
    static_assert(format.exponentBits == 8 && format.bias == 127); // f32's
    // Only positive numbers have a result. The midpoint between two powers is rounded up.
    if (magnitude >= 0x7f800000u || bits == 0 || bits >= 0x80000000u)
      return 0xff;
    if (magnitude < 0x00800000u)
      return magnitude > 0x00600000u ? 1 : 0;
    return (magnitude + 0x00400000u) >> 23;
  } else {
    const uint32_t sign = (bits >> 31) * format.signBit();
    if (magnitude > 0x7f800000u) {
      if constexpr (format.specials == FloatSpecials::None)
        return sign ^ format.signBit();
      if constexpr (format.specials == FloatSpecials::NanMinusZero)
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
      // Rounds to a multiple of the smallest number. f32 values from 2^23 on are integers, so the addition rounds.
      constexpr int units = format.bias - 1 + format.mantissaBits;
      float scaled = std::bit_cast<float>(magnitude);
      scaled *= exactPower(units > 127 ? 127 : units);
      if constexpr (units > 127)
        scaled *= exactPower(units - 127);
      code = std::bit_cast<uint32_t>(scaled + 8388608.0f) & 0x7fffff;
    }
    if (code > format.greatest()) {
      if constexpr (format.specials == FloatSpecials::Ieee)
        code = format.infinity();
      else if constexpr (format.specials == FloatSpecials::None)
        code = format.greatest();
      else
        return format.specials == FloatSpecials::NanMinusZero ? format.nan() : sign | format.nan();
    }
    return format.specials == FloatSpecials::NanMinusZero && code == 0 ? 0 : sign | code;
  }
}

} // namespace shlo::exec
