// Quotients of integers, by division of floats, which vectors have, and remainders of floats. Included like
// elementwise_map-inl.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_DIVISION_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_DIVISION_INL
#undef SHLO_EXEC_DIVISION_INL
#else
#define SHLO_EXEC_DIVISION_INL
#endif

#include "exec/elementwise_double-inl.h"
#include "exec/numbers.h"
#include "hwy/highway.h"

#include <bit>
#include <cmath>
#include <type_traits>

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

// Integers wrap around, so they are computed as unsigned numbers of at least 32 bits.
template <Integer T> using Unsigned = std::conditional_t<(sizeof(T) < 4), uint32_t, std::make_unsigned_t<T>>;

// The quotient of 64 bits; b is not zero.
HWY_INLINE uint64_t longQuotient(uint64_t a, uint64_t b) {
#if HWY_TARGET == HWY_AVX3
  // The first estimate is too large by at most 2^-49 of itself, so first * b < a + 2^15, and is the whole part of more
  // than a / b, so first * b > a - b. Only with b = 1 it is limited. The rest fits 64 bits with a sign.
  const double inverse = 1 / double(b), estimate = double(a) * inverse * (1 + 0x1p-50);
  const uint64_t first = uint64_t(estimate < 0x1p64 ? estimate : 0x1p64 - 0x1p11);
  const int64_t rest = int64_t(a - first * b);
  // The second is right, or greater by one.
  const uint64_t second = first + uint64_t(int64_t(double(rest) * inverse));
  const uint64_t q = int64_t(a - second * b) < 0 ? second - 1 : second;
  return int64_t(b) < 0 ? uint64_t(a >= b) : q;
#else
  return a / b;
#endif
}

// Division by zero gives all ones instead of a trap. The only quotient that does not fit wraps around.
template <Integer T> HWY_INLINE T quotient(T a, T b) {
  if constexpr (sizeof(T) < 4) {
    // |a| < 2^16, so the quotient is at least 2^-16 below the next integer, and rounds to less.
    const int32_t q = int32_t(float(a) / float(b == 0 ? T(1) : b));
    return b == 0 ? T(-1) : T(q);
  } else if constexpr (sizeof(T) == 4) {
    // Likewise with 32 and 53 bits. The low bits of the sum are the integer.
    const double q = std::trunc(double(a) / double(b));
    return b == 0 ? T(-1) : T(std::bit_cast<uint64_t>(q + 0x1.8p52));
  } else {
    const uint64_t sign = std::is_signed_v<T> ? uint64_t((a ^ b) >> 63) : 0;
    const uint64_t dividend = std::is_signed_v<T> && a < 0 ? 0 - uint64_t(a) : uint64_t(a);
    const uint64_t divisor = std::is_signed_v<T> && b < 0 ? 0 - uint64_t(b) : uint64_t(b);
    const uint64_t q = (longQuotient(dividend, b == 0 ? 1 : divisor) ^ sign) - sign;
    return b == 0 ? T(-1) : T(q);
  }
}

//--- Remainders of floats -------------------------------------------------------------------------------------------//

// a - b trunc(a / b), exactly, of lanes with a quotient that f64 holds. It may be rounded up to an integer.
template <DoubleTag D, typename V> HWY_INLINE V remainderOf(D d, V a, V b, hn::Mask<D> &isValid) {
  const V zero = hn::Zero(d), dividend = hn::Abs(a), divisor = hn::Abs(b);
  const V q = hn::Trunc(hn::Div(dividend, divisor));
  const auto product = exactProduct(d, q, divisor);
  const V near = hn::Sub(hn::Sub(dividend, product.high), product.low);
  const V rest = hn::IfThenElse(hn::Lt(near, zero), hn::Add(near, divisor), near);
  const auto inRange = hn::And(hn::Lt(dividend, hn::Set(d, 0x1p990)), hn::Lt(divisor, hn::Set(d, 0x1p990)));
  isValid = hn::And(inRange, hn::Lt(q, hn::Set(d, 0x1p53)));
  return hn::CopySign(rest, a);
}

// The same of f32. A remainder has as few bits as its operands, so a fused product is exact.
template <typename D, typename V> HWY_INLINE V smallRemainder(D d, V a, V b, V quotient) {
  const V divisor = hn::Abs(b), near = hn::NegMulAdd(hn::Trunc(quotient), divisor, hn::Abs(a));
  return hn::CopySign(hn::IfThenElse(hn::Lt(near, hn::Zero(d)), hn::Add(near, divisor), near), a);
}

template <typename D, typename V> HWY_INLINE V remainderVector(D d, V a, V b) {
  V result;
  hn::Mask<D> isValid;
  if constexpr (DoubleTag<D>) {
    result = remainderOf(d, a, b, isValid);
  } else {
#if HWY_NATIVE_FMA
    const V quotient = hn::Div(hn::Abs(a), hn::Abs(b));
    const auto isSmall = hn::And(hn::Lt(quotient, hn::Set(d, 0x1p23f)),
                                 hn::Le(hn::Abs(b), hn::Set(d, std::numeric_limits<float>::max())));
    if (HWY_LIKELY(hn::AllTrue(d, isSmall)))
      return smallRemainder(d, a, b, quotient);
#endif
    result = byDouble(
        d,
        [](auto wide, auto x, auto y) HWY_ATTR {
          hn::Mask<decltype(wide)> unused;
          return remainderOf(wide, x, y, unused);
        },
        a, b);
    // Greater quotients are a matter of f64, too, but here they are not known.
    const V most = hn::Set(d, 0x1p50f), largest = hn::Set(d, std::numeric_limits<float>::max());
    isValid = hn::And(hn::Le(hn::Abs(hn::Div(a, b)), most), hn::Le(hn::Abs(b), largest));
  }
  return elseScalar(d, isValid, result, [](auto x, auto y) { return std::fmod(x, y); }, a, b);
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
