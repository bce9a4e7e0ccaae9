// Functions of numbers of 113 bits, where the processor or the compiler has them: for results that nearly cancel. They
// are made of the four operations, because the C library has none of this type everywhere, and are slow.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cfloat>
#include <cmath>
#include <cstddef>

namespace shlo::exec::widest {

#if LDBL_MANT_DIG < 113 && defined(__SIZEOF_FLOAT128__)
__extension__ using Number = __float128;
#else
using Number = long double;
#endif

// The constants are sums of f64. Products of the first parts and integers below 2^60 are exact.
inline constexpr double halfPiParts[] = {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54, -0x1.f1976b7ed8fbcp-110,
                                         0x1.4cf98e804177dp-164};
inline constexpr double ln2Parts[] = {0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56, 0x1.7b57a079a1934p-111};

inline Number absolute(Number x) { return x < 0 ? -x : x; }
inline Number pi() {
  return 2 * (((Number(halfPiParts[2]) + halfPiParts[1]) + halfPiParts[0]) + Number(halfPiParts[3]));
}
inline Number ln2() { return (Number(ln2Parts[2]) + ln2Parts[1]) + ln2Parts[0]; }

// x - n step; the step is a sum of parts.
template <size_t count> Number reduced(Number x, Number n, const double (&parts)[count]) {
  for (double part : parts)
    x -= n * Number(part);
  return x;
}

// 2^exponent x for exponents of f64.
inline Number scaled(Number x, int exponent) {
  const int half = exponent / 2;
  return x * std::ldexp(1.0, half) * std::ldexp(1.0, exponent - half);
}

// e^x for |x| < 10^4, as 2^exponent times the result.
inline Number exp(Number x, int &exponent) {
  exponent = int(std::lrint(double(x) / ln2Parts[0]));
  const Number r = reduced(x, exponent, ln2Parts);
  Number sum = 1;
  for (int k = 28; k > 0; --k)
    sum = 1 + sum * r / k;
  return sum;
}

struct SineAndCosine {
  Number sine, cosine;
};
// For |x| < 2^58; NaN for NaN.
inline SineAndCosine sineAndCosine(Number x) {
  // The first quotient is off by some of its last digits.
  const long long many = std::llrint(double(x) / halfPiParts[0]);
  const Number near = reduced(x, Number(many), halfPiParts);
  const long long few = std::llrint(double(near) / halfPiParts[0]);
  const auto n = static_cast<unsigned long long>(many) + static_cast<unsigned long long>(few); // those of NaN overflow
  const Number r = reduced(near, Number(few), halfPiParts), square = -r * r;
  Number sine = 1, cosine = 1;
  for (int k = 28; k > 0; k -= 2) {
    sine = 1 + sine * square / (k * (k + 1));
    cosine = 1 + cosine * square / (k * (k - 1));
  }
  sine *= r;
  const bool isOdd = (n & 1) != 0;
  const Number s = isOdd ? cosine : sine, c = isOdd ? -sine : cosine;
  return (n & 2) != 0 ? SineAndCosine{-s, -c} : SineAndCosine{s, c};
}

// The logarithm of a normal number of f64: a first one, and what the power of it lacks.
inline Number log(Number x) {
  const double first = std::log(double(x));
  int exponent;
  const Number power = exp(-Number(first), exponent);
  const Number e = scaled(power * x, exponent) - 1;
  return first + (e - e * e * (Number(1) / 2 - e * (Number(1) / 3 - e / 4)));
}

// The logarithm of the modulus of a complex number of f64 that is neither zero nor infinite, and its angle.
struct Polar {
  Number logarithm, angle;
};
inline Polar polar(double re, double im) {
  const int exponent = std::ilogb(std::fmax(std::fabs(re), std::fabs(im)));
  // A part that becomes zero here is far below the precision of the modulus.
  const Number x = std::ldexp(re, -exponent), y = std::ldexp(im, -exponent);
  const Number logarithm = log(x * x + y * y) / 2 + exponent * ln2();
  const double first = std::atan2(im, re);
  const auto [sine, cosine] = sineAndCosine(first);
  const Number t = (Number(im) * cosine - Number(re) * sine) / (Number(re) * cosine + Number(im) * sine);
  return {logarithm, first + (t - t * t * t / 3)};
}

} // namespace shlo::exec::widest
