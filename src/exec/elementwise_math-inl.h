// Exponential and related functions for vectors of f32, within 2 units in the last place. Included like
// elementwise_map-inl.h. The polynomials are weighted least-squares fits over Chebyshev points, made for this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_MATH_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_MATH_INL
#undef SHLO_EXEC_MATH_INL
#else
#define SHLO_EXEC_MATH_INL
#endif

#include "exec/elementwise_double-inl.h"
#include "hwy/highway.h"

#include <limits>

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// c0 + x (c1 + x (c2 + ...))
template <typename D, typename V> HWY_INLINE V horner(D d, V, float last) { return hn::Set(d, last); }
template <typename D, typename V, typename... C> HWY_INLINE V horner(D d, V x, float first, C... rest) {
  return hn::MulAdd(horner(d, x, rest...), x, hn::Set(d, first));
}

// 2^n for integers n with a normal 2^n.
template <typename D, typename VI> HWY_INLINE hn::Vec<D> powerOfTwo(D d, VI n) {
  const hn::RebindToSigned<D> di;
  return hn::BitCast(d, hn::ShiftLeft<23>(hn::Add(n, hn::Set(di, 127))));
}

// x = n ln 2 + r, |r| <= ln 2 / 2; x within +-110. The low bits of `shifted` are n, too.
template <typename V> struct Reduced {
  V shifted, n, r;
};
template <typename D, typename V> HWY_INLINE Reduced<V> reduceByLn2(D d, V x) {
  const V rounder = hn::Set(d, 0x1.8p23f), shifted = hn::MulAdd(x, hn::Set(d, 1.44269504f), rounder);
  const V n = hn::Sub(shifted, rounder);
  // ln 2 in two parts. The product of n and the first part is exact.
  const V r = hn::NegMulAdd(n, hn::Set(d, 0.693359375f), x);
  return {shifted, n, hn::NegMulAdd(n, hn::Set(d, -2.12194440e-4f), r)};
}
// e^r - 1 for |r| <= ln 2 / 2
template <typename D, typename V> HWY_INLINE V expm1OfRest(D d, V r) {
  const V tail = horner(d, r, 0.5000000047f, 0.1666654097f, 0.0416663525f, 0.008366780145f, 0.001394114112f);
  return hn::MulAdd(hn::Mul(r, r), tail, r);
}
// e^x = 2^n (1 + m + mLow): with the rounding errors of r and of its square.
template <typename V> struct LongExpm1 {
  V m, mLow, n;
};
template <typename D, typename V> HWY_INLINE LongExpm1<V> longExpm1(D d, V x) {
  const V rounder = hn::Set(d, 0x1.8p23f), n = hn::Sub(hn::MulAdd(x, hn::Set(d, 1.44269504f), rounder), rounder);
  const V exact = hn::NegMulAdd(n, hn::Set(d, 0.693359375f), x), lesser = hn::Set(d, -2.12194440e-4f);
  const V r = hn::NegMulAdd(n, lesser, exact), rLow = hn::NegMulAdd(n, lesser, hn::Sub(exact, r));
  const auto [square, squareLow] = exactProduct(d, r, r);
  const V half = hn::Set(d, 0.5f), tail = horner<polynomials::expCubeF, 0, 1>(d, r);
  const auto [high, lost] = ordered(r, hn::Mul(square, half));
  const V low = hn::MulAdd(squareLow, half, hn::MulAdd(r, rLow, rLow));
  return {high, hn::Add(lost, hn::MulAdd(hn::Mul(square, r), tail, low)), n};
}
// 2^n e, if it is normal.
template <typename D, typename V> HWY_INLINE V scaleNormal(D d, V e, V shifted) {
  const hn::RebindToSigned<D> di;
  return hn::BitCast(d, hn::Add(hn::BitCast(di, e), hn::ShiftLeft<23>(hn::BitCast(di, shifted))));
}

// Where e^x and what it is made of are normal, and its value there.
template <typename D, typename V> HWY_INLINE auto hasNormalExp(D d, V x) {
  return hn::Lt(hn::Abs(x), hn::Set(d, 87.0f));
}
template <typename D, typename V> HWY_INLINE V normalExp(D d, V x) {
  const auto [shifted, n, r] = reduceByLn2(d, x);
  return scaleNormal(d, hn::Add(expm1OfRest(d, r), hn::Set(d, 1.0f)), shifted);
}

template <typename D, typename V> HWY_INLINE V expVector(D d, V x) {
  const hn::RebindToSigned<D> di;
  const V one = hn::Set(d, 1.0f);
  if (HWY_LIKELY(hn::AllTrue(d, hasNormalExp(d, x))))
    return normalExp(d, x);
  const V bounded = hn::Min(hn::Max(x, hn::Set(d, -105.0f)), hn::Set(d, 89.5f));
  const auto [shifted, n, r] = reduceByLn2(d, bounded);
  // Processors take long for products that are not normal, and masked scores of attention would all be such.
  const V e = hn::IfThenZeroElse(hn::Lt(x, hn::Set(d, -104.0f)), hn::Add(expm1OfRest(d, r), one));
  // Multiplies twice by half the exponent, because the factors must be normal even if the result is not.
  const auto exponent = hn::ConvertTo(di, n), half = hn::ShiftRight<1>(exponent);
  const V scaled = hn::Mul(hn::Mul(e, powerOfTwo(d, half)), powerOfTwo(d, hn::Sub(exponent, half)));
  return hn::IfThenElse(hn::IsNaN(x), x, scaled);
}

template <typename D, typename V> HWY_INLINE V expm1Vector(D d, V x) {
  const hn::RebindToSigned<D> di;
  const V one = hn::Set(d, 1.0f);
  const V bounded = hn::Min(hn::Max(x, hn::Set(d, -30.0f)), hn::Set(d, 89.5f));
  const auto [m, mLow, n] = longExpm1(d, bounded);
  // 2^n m + (2^n - 1), with the rounding errors of the sum.
  const auto exponent = hn::ConvertTo(di, n), limit = hn::Set(di, 30);
  const V scale = powerOfTwo(d, hn::Min(exponent, limit));
  const auto whole = ordered(hn::Max(scale, one), hn::Neg(hn::Min(scale, one))); // or its negative
  const V sign = hn::And(n, hn::Set(d, -0.0f)), less = hn::Xor(whole.high, sign), lost = hn::Xor(whole.low, sign);
  const auto sum = ordered(less, hn::Mul(scale, m));
  V result = hn::Add(sum.high, hn::MulAdd(scale, mLow, hn::Add(sum.low, lost)));
  const auto isLarge = hn::RebindMask(d, hn::Gt(exponent, limit)); // 2^n may overflow, and the one does not matter
  if (HWY_UNLIKELY(!hn::AllFalse(d, isLarge))) {
    const auto half = hn::ShiftRight<1>(exponent);
    const auto e = ordered(one, m);
    const V power = hn::Mul(hn::Add(e.high, hn::Add(e.low, mLow)), powerOfTwo(d, half));
    result = hn::IfThenElse(isLarge, hn::Mul(power, powerOfTwo(d, hn::Sub(exponent, half))), result);
  }
  // Small arguments, zeros of both signs and NaN are returned unchanged.
  const auto normal = hn::Gt(hn::Abs(x), hn::Set(d, 1e-10f));
  return hn::IfThenElse(normal, result, x);
}

// log(x) + correction for positive, finite x.
template <typename D, typename V> HWY_INLINE V logOfPositive(D d, V x, V correction) {
  const hn::RebindToSigned<D> di;
  const auto tiny = hn::Lt(x, hn::Set(d, std::numeric_limits<float>::min()));
  const V normal = hn::IfThenElse(tiny, hn::Mul(x, hn::Set(d, 8388608.0f)), x);
  // x = 2^n (1 + f), 1 + f between the square roots of 1/2 and 2.
  const auto bits = hn::BitCast(di, normal);
  const auto exponent = hn::ShiftRight<23>(hn::Sub(bits, hn::Set(di, 0x3f3504f3)));
  const V f = hn::Sub(hn::BitCast(d, hn::Sub(bits, hn::ShiftLeft<23>(exponent))), hn::Set(d, 1.0f));
  const V n = hn::Add(hn::ConvertTo(d, exponent), hn::IfThenElseZero(tiny, hn::Set(d, -23.0f)));
  const V tail = horner(d, f, 0.3333331012f, -0.2500000056f, 0.2000224652f, -0.1666851261f, 0.1421776258f,
                        -0.1239644515f, 0.1189098947f, -0.1172660479f, 0.0680091212f);
  const V square = hn::Mul(f, f);
  V low = hn::MulAdd(n, hn::Set(d, -2.12194440e-4f), correction);
  low = hn::MulAdd(hn::Mul(square, f), tail, low);
  low = hn::NegMulAdd(hn::Set(d, 0.5f), square, low);
  return hn::MulAdd(n, hn::Set(d, 0.693359375f), hn::Add(f, low));
}

template <typename D, typename V> HWY_INLINE V logVector(D d, V x) {
  const V infinity = hn::Set(d, std::numeric_limits<float>::infinity());
  const V nan = hn::Set(d, std::numeric_limits<float>::quiet_NaN());
  V result = logOfPositive(d, x, hn::Zero(d));
  result = hn::IfThenElse(hn::Lt(x, infinity), result, x); // infinity and NaN
  result = hn::IfThenElse(hn::Lt(x, hn::Zero(d)), nan, result);
  return hn::IfThenElse(hn::Eq(x, hn::Zero(d)), hn::Neg(infinity), result);
}

template <typename D, typename V> HWY_INLINE V log1pVector(D d, V x) {
  const V one = hn::Set(d, 1.0f);
  const V infinity = hn::Set(d, std::numeric_limits<float>::infinity());
  const V nan = hn::Set(d, std::numeric_limits<float>::quiet_NaN());
  const V sum = hn::Add(x, one);
  // The rounding error of the sum, which depends on the larger of the two.
  const V lost = hn::IfThenElse(hn::Lt(x, one), hn::Sub(x, hn::Sub(sum, one)), hn::Sub(one, hn::Sub(sum, x)));
  V result = logOfPositive(d, sum, hn::Div(lost, sum));
  result = hn::IfThenElse(hn::Lt(hn::Abs(x), hn::Set(d, 1e-8f)), x, result);
  result = hn::IfThenElse(hn::Lt(x, infinity), result, x);
  result = hn::IfThenElse(hn::Lt(sum, hn::Zero(d)), nan, result);
  return hn::IfThenElse(hn::Eq(sum, hn::Zero(d)), hn::Neg(infinity), result);
}

// 1 / (1 + e^-x), or e^x / (1 + e^x), which is accurate far below zero, too. There the rounding errors of the power,
// the sum and the quotient could be more than 2 units together, so that of the sum is corrected. (Its inverse is 1 - q
// for negative x; otherwise the correction is less than it could be.) `e` is e^-|x|.
template <typename D, typename V> HWY_INLINE V logisticByExp(D d, V x, V e) {
  const V one = hn::Set(d, 1.0f), sum = hn::Add(one, e), lost = hn::Add(hn::Sub(one, sum), e);
  const V q = hn::Div(hn::IfThenElse(hn::Lt(x, hn::Zero(d)), e, one), sum);
  return hn::NegMulAdd(hn::Mul(q, lost), hn::Sub(one, q), q);
}
template <typename D, typename V> HWY_INLINE V logisticVector(D d, V x) {
  return logisticByExp(d, x, expVector(d, hn::Neg(hn::Abs(x))));
}

// x + x P(x^2) up to 1, then 1 - e^-Q(x), whose error is that of a small part of the result. From 3.93 on it rounds
// to 1.
template <typename D, typename V> HWY_INLINE V erfVector(D d, V x) {
  const V one = hn::Set(d, 1.0f), magnitude = hn::Abs(x), square = hn::Min(hn::Mul(x, x), one);
  V result = hn::MulAdd(horner<polynomials::erfNearF, 0, 1>(d, square), magnitude, magnitude); // NaN, too
  const auto isFar = hn::Gt(magnitude, one);
  if (!hn::AllFalse(d, isFar)) {
    const V bounded = hn::Min(magnitude, hn::Set(d, 3.93f));
    const V rest = normalExp(d, hn::Neg(horner<polynomials::erfcLogF, 0, 1>(d, bounded)));
    result = hn::IfThenElse(isFar, hn::Sub(one, rest), result);
  }
  return hn::CopySignToAbs(result, x);
}

// With m = e^(2 |x|) - 1: m / (m + 2). From 9.02 on it rounds to 1. The rounding errors would be more than 2 units
// together for some small numbers, which have a polynomial.
template <typename D, typename V> HWY_INLINE V tanhVector(D d, V x) {
  const V one = hn::Set(d, 1.0f), magnitude = hn::Abs(x), square = hn::Mul(x, x);
  const V tail = horner(d, square, -0.3333321327f, 0.1332261864f, -0.05121903029f);
  const V small = hn::MulAdd(hn::Mul(magnitude, square), tail, magnitude);
  const V bounded = hn::Min(hn::Set(d, 9.02f), magnitude); // the second one if it is NaN, or any NaN
  const auto [shifted, n, r] = reduceByLn2(d, hn::Add(bounded, bounded));
  const V scale = scaleNormal(d, one, shifted);
  const V m = hn::MulAdd(scale, expm1OfRest(d, r), hn::Sub(scale, one));
  const V large = hn::Div(m, hn::Add(m, hn::Set(d, 2.0f)));
  const V result = hn::IfThenElse(hn::Lt(magnitude, hn::Set(d, 0.26f)), small, large);
  return hn::CopySignToAbs(result, x); // also of zero
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
