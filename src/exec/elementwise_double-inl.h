// What the functions of f64 vectors have in common, and exp, log and their relatives, within 2 units in the last place.
// Included like elementwise_map-inl.h. Without fused products the same formulas hold: products that must be exact are
// made of parts.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_DOUBLE_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_DOUBLE_INL
#undef SHLO_EXEC_DOUBLE_INL
#else
#define SHLO_EXEC_DOUBLE_INL
#endif

#include "exec/elementwise_polynomials.h"
#include "hwy/highway.h"

#include <iterator>
#include <limits>
#include <type_traits>

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

template <typename D>
concept DoubleTag = std::is_same_v<hn::TFromD<D>, double>;

// The accuracy of a function that is computed in f64: for a result of f64, or of f32.
enum class Rounded { ToDouble, ToFloat };

//--- Parts ----------------------------------------------------------------------------------------------------------//

// A sum: `low` is a rounding error of `high`.
template <typename V> struct Sum {
  V high, low;
};

// c[first] + x (c[first + step] + x (c[first + 2 step] + ...))
template <const auto &c, size_t first, size_t step, typename D, typename V> HWY_INLINE V horner(D d, V x) {
  const V constant = hn::Set(d, hn::TFromD<D>(c[first]));
  if constexpr (first + step >= std::size(c))
    return constant;
  else
    return hn::MulAdd(horner<c, first + step, step>(d, x), x, constant);
}
// c[0] + c[1] x + c[2] x^2 + ... Long ones are computed in two halves, which do not wait for each other.
template <const auto &c, DoubleTag D, typename V> HWY_INLINE V polynomial(D d, V x) {
  if constexpr (std::size(c) < 7)
    return horner<c, 0, 1>(d, x);
  const V square = hn::Mul(x, x);
  return hn::MulAdd(horner<c, 1, 2>(d, square), x, horner<c, 0, 2>(d, square));
}

// |a| >= |b|, or a = 0.
template <typename V> HWY_INLINE Sum<V> ordered(V a, V b) {
  const V high = hn::Add(a, b);
  return {high, hn::Add(hn::Sub(a, high), b)};
}

template <typename D, typename V> HWY_INLINE Sum<V> exactProduct(D d, V a, V b) {
  const V high = hn::Mul(a, b);
#if HWY_NATIVE_FMA
  return {high, hn::MulSub(a, b, high)};
#else
  auto upper = [&](V x) {
    const V scaled = hn::Mul(x, hn::Set(d, hn::TFromD<D>(DoubleTag<D> ? 0x1p27 + 1 : 0x1p12 + 1)));
    return hn::Sub(scaled, hn::Sub(scaled, x));
  };
  const V a1 = upper(a), a2 = hn::Sub(a, a1), b1 = upper(b), b2 = hn::Sub(b, b1);
  const V rest = hn::Add(hn::Add(hn::Sub(hn::Mul(a1, b1), high), hn::Mul(a1, b2)), hn::Mul(a2, b1));
  return {high, hn::Add(rest, hn::Mul(a2, b2))};
#endif
}

// Adding this number rounds to an integer, which then is in the low bits.
inline constexpr double rounder = 0x1.8p52;
template <DoubleTag D> HWY_INLINE auto integerBits(D d, hn::Vec<D> whole) {
  return hn::BitCast(hn::RebindToSigned<D>(), hn::Add(whole, hn::Set(d, rounder)));
}
// 2^n for integers n with a normal 2^n.
template <DoubleTag D> HWY_INLINE hn::Vec<D> wholePower(D d, hn::Vec<D> n) {
  return hn::BitCast(d, hn::ShiftLeft<52>(integerBits(d, hn::Add(n, hn::Set(d, 1023)))));
}

// 2^n m of a positive, finite number, m between the square roots of 1/2 and 2.
template <typename V> struct Split {
  V n, m;
};
template <DoubleTag D, typename V> HWY_INLINE Split<V> splitPositive(D d, V x) {
  const hn::RebindToSigned<D> di;
  const auto tiny = hn::Lt(x, hn::Set(d, std::numeric_limits<double>::min()));
  const V normal = hn::IfThenElse(tiny, hn::Mul(x, hn::Set(d, 0x1p54)), x);
  const auto bits = hn::BitCast(di, normal);
  const auto exponent = hn::ShiftRight<52>(hn::Sub(bits, hn::Set(di, 0x3fe6a09e667f3bcd)));
  const V m = hn::BitCast(d, hn::Sub(bits, hn::ShiftLeft<52>(exponent)));
  const V shift = hn::IfThenElse(tiny, hn::Set(d, rounder + 54), hn::Set(d, rounder));
  const auto base = hn::BitCast(di, hn::Set(d, rounder));
  return {hn::Sub(hn::BitCast(d, hn::Add(base, exponent)), shift), m};
}

//--- Exponential functions ------------------------------------------------------------------------------------------//

// x + low = n ln 2 + r, |r| <= ln 2 / 2; m = e^r - 1; x within +-1400. There need not be a `low`.
template <typename V> struct Exponential {
  V n, m;
};
template <Rounded rounded = Rounded::ToDouble, DoubleTag D, typename V, typename... Low>
HWY_INLINE Exponential<V> exponential(D d, V x, Low... low) {
  using polynomials::ln2;
  const V shifted = hn::MulAdd(x, hn::Set(d, 1 / (ln2[0] + ln2[1])), hn::Set(d, rounder));
  const V n = hn::Sub(shifted, hn::Set(d, rounder)), lesser = hn::Set(d, ln2[1]);
  const V exact = hn::NegMulAdd(n, hn::Set(d, ln2[0]), x), near = hn::NegMulAdd(n, lesser, exact);
  if constexpr (rounded == Rounded::ToFloat)
    return {n, hn::MulAdd(hn::Mul(near, near), polynomial<polynomials::expTailF>(d, near), near)};
  Sum<V> r = {near, hn::NegMulAdd(n, lesser, hn::Sub(exact, near))};
  if constexpr (sizeof...(low) != 0)
    r = ordered(r.high, hn::Add(r.low, low...));
  const V tail = hn::MulAdd(hn::Mul(r.high, r.high), polynomial<polynomials::expTail>(d, r.high), r.low);
  return {n, hn::Add(r.high, tail)};
}

// The same with some 60 bits: m is a sum.
template <typename V> struct LongExponential {
  V n;
  Sum<V> m;
};
template <DoubleTag D, typename V> HWY_INLINE LongExponential<V> longExponential(D d, V x) {
  using namespace polynomials;
  const V n = hn::Sub(hn::MulAdd(x, hn::Set(d, 1 / (ln2[0] + ln2[1])), hn::Set(d, rounder)), hn::Set(d, rounder));
  const V exact = hn::NegMulAdd(n, hn::Set(d, ln2[0]), x), lesser = hn::Set(d, ln2[1]);
  const V r = hn::NegMulAdd(n, lesser, exact), rLow = hn::NegMulAdd(n, lesser, hn::Sub(exact, r));
  // r + r^2 / 2 + r^3 tail; only the last term is small enough to be rounded. The first coefficient of expTail is 1/2.
  const auto [square, squareLow] = exactProduct(d, r, r);
  const V half = hn::Set(d, 0.5);
  const V tail = hn::MulAdd(horner<expTail, 2, 2>(d, square), r, horner<expTail, 1, 2>(d, square));
  const auto [high, lost] = ordered(r, hn::Mul(square, half));
  const V low = hn::MulAdd(squareLow, half, hn::MulAdd(r, rLow, rLow));
  return {n, {high, hn::Add(lost, hn::MulAdd(hn::Mul(square, r), tail, low))}};
}

// 2^n e, e between 1/2 and 2. Half the exponent is added to the bits of e, because 2^n need not be normal.
template <DoubleTag D, typename V> HWY_INLINE V scaled(D d, V e, V n) {
  const hn::RebindToSigned<D> di;
  const V shifted = hn::MulAdd(n, hn::Set(d, 0.5), hn::Set(d, rounder)), half = hn::Sub(shifted, hn::Set(d, rounder));
  const V first = hn::BitCast(d, hn::Add(hn::BitCast(di, e), hn::ShiftLeft<52>(hn::BitCast(di, shifted))));
  return hn::Mul(first, wholePower(d, hn::Sub(n, half)));
}

// The same if the result is normal.
template <DoubleTag D, typename V> HWY_INLINE V scaledNormal(D d, V e, V n) {
  const hn::RebindToSigned<D> di;
  return hn::BitCast(d, hn::Add(hn::BitCast(di, e), hn::ShiftLeft<52>(integerBits(d, n))));
}

// e^(x + low) of numbers.
template <Rounded rounded = Rounded::ToDouble, DoubleTag D, typename V, typename... Low>
HWY_INLINE V expOf(D d, V x, Low... low) {
  const V bounded = hn::Min(hn::Max(x, hn::Set(d, -750.0)), hn::Set(d, 711.0));
  // Processors take long for results that are not normal.
  const auto isZero = hn::Lt(x, hn::Set(d, -746.0));
  const auto [n, m] = exponential<rounded>(d, hn::IfThenZeroElse(isZero, bounded), low...);
  return hn::IfThenZeroElse(isZero, scaled(d, hn::Add(m, hn::Set(d, 1.0)), n));
}

// Where e^x is normal, and its value there.
template <DoubleTag D, typename V> HWY_INLINE auto hasNormalExp(D d, V x) {
  return hn::Lt(hn::Abs(x), hn::Set(d, 708.0));
}
template <DoubleTag D, typename V> HWY_INLINE V normalExp(D d, V x) {
  const auto [n, m] = exponential(d, x);
  return scaledNormal(d, hn::Add(m, hn::Set(d, 1.0)), n);
}

// e^x for a result of f32, where it is normal in f64.
template <DoubleTag D, typename V> HWY_INLINE V shortExp(D d, V x) {
  const auto [n, m] = exponential<Rounded::ToFloat>(d, x);
  return scaledNormal(d, hn::Add(m, hn::Set(d, 1.0)), n);
}

template <DoubleTag D, typename V> HWY_INLINE V expVector(D d, V x) {
  if (HWY_LIKELY(hn::AllTrue(d, hasNormalExp(d, x))))
    return normalExp(d, x);
  return hn::IfThenElse(hn::IsNaN(x), x, expOf(d, x));
}

template <DoubleTag D, typename V> HWY_INLINE V expm1Vector(D d, V x) {
  const V one = hn::Set(d, 1.0);
  const V bounded = hn::Min(hn::Max(x, hn::Set(d, -40.0)), hn::Set(d, 711.0)), limit = hn::Set(d, 64.0);
  const auto [n, m] = longExponential(d, bounded);
  // 2^n m + (2^n - 1), with the rounding errors of both sums.
  const V scale = wholePower(d, hn::Min(n, limit));
  const auto whole = ordered(hn::Max(scale, one), hn::Neg(hn::Min(scale, one))); // or its negative
  const V sign = hn::And(n, hn::Set(d, -0.0)), less = hn::Xor(whole.high, sign), lost = hn::Xor(whole.low, sign);
  const auto sum = ordered(less, hn::Mul(scale, m.high));
  V result = hn::Add(sum.high, hn::MulAdd(scale, m.low, hn::Add(sum.low, lost)));
  const auto isLarge = hn::Gt(n, limit); // 2^n may overflow, and the one does not matter
  if (HWY_UNLIKELY(!hn::AllFalse(d, isLarge))) {
    const auto e = ordered(one, m.high);
    result = hn::IfThenElse(isLarge, scaled(d, hn::Add(e.high, hn::Add(e.low, m.low)), n), result);
  }
  // Small arguments, zeros of both signs and NaN are returned unchanged.
  return hn::IfThenElse(hn::Gt(hn::Abs(x), hn::Set(d, 0x1p-54)), result, x);
}

// 1 / (1 + e^-x), or e^x / (1 + e^x), which is accurate far below zero, too. The rounding errors of the power, the sum
// and the quotient would be more than 2 units together, so the quotient is corrected.
template <DoubleTag D, typename V> HWY_INLINE V logisticVector(D d, V x) {
  const V one = hn::Set(d, 1.0);
  const auto isNegative = hn::Lt(x, hn::Zero(d));
  const auto [n, m] = exponential(d, hn::Max(hn::Neg(hn::Abs(x)), hn::Set(d, -750.0)));
  const auto [mantissa, lost] = ordered(one, m);
  const V e = scaled(d, mantissa, n), eLow = hn::Mul(lost, wholePower(d, hn::Max(n, hn::Set(d, -1022.0))));
  const auto [below, sumLow] = ordered(one, e);
  const V above = hn::IfThenElse(isNegative, e, one), q = hn::Div(above, below);
  const auto back = exactProduct(d, q, below);
  const V rest = hn::NegMulAdd(q, hn::Add(sumLow, eLow), hn::Sub(hn::Sub(above, back.high), back.low));
  const V inverse = hn::IfThenElse(isNegative, hn::Sub(one, q), q); // of `below`
  const V result = hn::MulAdd(hn::Add(rest, hn::IfThenElseZero(isNegative, eLow)), inverse, q);
  return hn::IfThenElse(hn::IsNaN(x), x, result);
}

template <DoubleTag D, typename V> HWY_INLINE V tanhVector(D d, V x) {
  const V one = hn::Set(d, 1.0), magnitude = hn::Abs(x);
  const V square = hn::Mul(x, x);
  const V small = hn::MulAdd(hn::Mul(x, square), polynomial<polynomials::tanhTail>(d, square), x);
  const auto [n, m] = exponential(d, hn::Min(hn::Add(magnitude, magnitude), hn::Set(d, 44.0)));
  const V e = scaledNormal(d, hn::Add(m, one), n);
  const V large = hn::Sub(one, hn::Div(hn::Set(d, 2.0), hn::Add(e, one)));
  const V result = hn::IfThenElse(hn::Lt(magnitude, hn::Set(d, 0.55)), small, large);
  return hn::IfThenElse(hn::IsNaN(x), x, hn::CopySign(result, x)); // also of zero
}

//--- Logarithms -----------------------------------------------------------------------------------------------------//

// log(x) + correction for positive, finite x. With f = m - 1, s = f / (2 + f): log(m) = f - f^2/2 + s (f^2/2 + s^2
// tail).
template <DoubleTag D, typename V> HWY_INLINE V logOfPositive(D d, V x, V correction) {
  const auto [n, m] = splitPositive(d, x);
  const V f = hn::Sub(m, hn::Set(d, 1.0));
  const V s = hn::Div(f, hn::Add(f, hn::Set(d, 2.0))), z = hn::Mul(s, s);
  const V half = hn::Mul(hn::Mul(f, f), hn::Set(d, 0.5));
  const V tail = hn::MulAdd(z, polynomial<polynomials::logTail>(d, z), half);
  const V low = hn::MulAdd(s, tail, hn::MulAdd(n, hn::Set(d, polynomials::ln2[1]), correction));
  return hn::MulAdd(n, hn::Set(d, polynomials::ln2[0]), hn::Sub(f, hn::Sub(half, low)));
}

// The logarithm of a positive, finite number with some 36 bits.
template <DoubleTag D, typename V> HWY_INLINE V shortLog(D d, V x) {
  using namespace polynomials;
  const auto [n, m] = splitPositive(d, x);
  const V one = hn::Set(d, 1.0), s = hn::Div(hn::Sub(m, one), hn::Add(m, one)), z = hn::Mul(s, s);
  const V tail = hn::MulAdd(hn::Mul(s, z), polynomial<logTailF>(d, z), hn::Add(s, s));
  return hn::MulAdd(n, hn::Set(d, ln2[0] + ln2[1]), tail);
}
// log(1 + t), t >= 0 and finite, with about as many. The sum would lose bits of a small t.
template <DoubleTag D, typename V> HWY_INLINE V shortLog1p(D d, V t) {
  const V small = hn::NegMulAdd(hn::Mul(t, hn::Set(d, 0.5)), t, t);
  return hn::IfThenElse(hn::Lt(t, hn::Set(d, 0x1p-16)), small, shortLog(d, hn::Add(t, hn::Set(d, 1.0))));
}

template <DoubleTag D, typename V> HWY_INLINE V logVector(D d, V x) {
  const V infinity = hn::Set(d, std::numeric_limits<double>::infinity());
  const V nan = hn::Set(d, std::numeric_limits<double>::quiet_NaN());
  V result = logOfPositive(d, x, hn::Zero(d));
  result = hn::IfThenElse(hn::Lt(x, infinity), result, x); // infinity and NaN
  result = hn::IfThenElse(hn::Lt(x, hn::Zero(d)), nan, result);
  return hn::IfThenElse(hn::Eq(x, hn::Zero(d)), hn::Neg(infinity), result);
}

template <DoubleTag D, typename V> HWY_INLINE V log1pVector(D d, V x) {
  const V one = hn::Set(d, 1.0);
  const V infinity = hn::Set(d, std::numeric_limits<double>::infinity());
  const V nan = hn::Set(d, std::numeric_limits<double>::quiet_NaN());
  const V sum = hn::Add(x, one);
  // The rounding error of the sum, which depends on the larger of the two.
  const V lost = hn::IfThenElse(hn::Lt(x, one), hn::Sub(x, hn::Sub(sum, one)), hn::Sub(one, hn::Sub(sum, x)));
  V result = logOfPositive(d, sum, hn::Div(lost, sum));
  result = hn::IfThenElse(hn::Lt(hn::Abs(x), hn::Set(d, 0x1p-54)), x, result);
  result = hn::IfThenElse(hn::Lt(x, infinity), result, x);
  result = hn::IfThenElse(hn::Lt(sum, hn::Zero(d)), nan, result);
  return hn::IfThenElse(hn::Eq(sum, hn::Zero(d)), hn::Neg(infinity), result);
}

//--- Lanes for the C library ----------------------------------------------------------------------------------------//

// `result`, and a function of scalars where it is not valid.
template <typename D, typename V, typename F, typename... X>
HWY_INLINE V elseScalar(D d, hn::Mask<D> isValid, V result, F function, X... operands) {
  using T = hn::TFromD<D>;
  constexpr size_t most = HWY_MAX_BYTES / sizeof(T);
  if (HWY_LIKELY(hn::AllTrue(d, isValid)))
    return result;
  T from[sizeof...(X)][most], to[most], flags[most];
  size_t count = 0;
  (hn::StoreU(operands, d, from[count++]), ...);
  hn::StoreU(result, d, to);
  hn::StoreU(hn::IfThenElseZero(isValid, hn::Set(d, T(1))), d, flags);
  for (size_t i = 0; i < hn::Lanes(d); ++i)
    if (flags[i] == 0) {
      if constexpr (sizeof...(X) == 1)
        to[i] = function(from[0][i]);
      else
        to[i] = function(from[0][i], from[1][i]);
    }
  return hn::LoadU(d, to);
}

//--- f32 by f64 -----------------------------------------------------------------------------------------------------//

// A function of vectors of f64, for vectors of f32. Results beyond f32 become infinite.
template <typename D, typename F, typename... V> HWY_INLINE hn::Vec<D> byDouble(D d, F function, V... operands) {
  const hn::Half<D> half;
  const hn::Repartition<double, D> wide;
  const auto low = function(wide, hn::PromoteTo(wide, hn::LowerHalf(half, operands))...);
  const auto high = function(wide, hn::PromoteTo(wide, hn::UpperHalf(half, operands))...);
  return hn::Combine(d, hn::DemoteTo(half, high), hn::DemoteTo(half, low));
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
