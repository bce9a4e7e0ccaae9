// Hyperbolic functions and their inverses for vectors of f64, within 2 units in the last place. Included like
// elementwise_map-inl.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_HYPERBOLIC_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_HYPERBOLIC_INL
#undef SHLO_EXEC_HYPERBOLIC_INL
#else
#define SHLO_EXEC_HYPERBOLIC_INL
#endif

#include "exec/elementwise_double-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

// (e^x + e^-x) / 2 or (e^x - e^-x) / 2 for x >= 0. With e^x = 2^n (1 + m), e^-x = 2^-n (1 - m + m^2 / (1 + m)): the
// powers of two are added first.
template <bool isCosine, DoubleTag D, typename V> HWY_INLINE V halfOfPowers(D d, V x) {
  const V one = hn::Set(d, 1.0), limit = hn::Set(d, 64.0);
  const auto [n, m] = longExponential(d, hn::Min(x, hn::Set(d, 711.0)));
  const V bounded = hn::Min(n, limit), up = wholePower(d, hn::Sub(bounded, one));
  const V down = wholePower(d, hn::Neg(hn::Add(bounded, one)));
  const V whole = hn::Add(m.high, m.low), last = hn::Mul(down, hn::Div(hn::Mul(whole, whole), hn::Add(one, whole)));
  const V sum = hn::Add(up, down), difference = hn::Sub(up, down);
  V result;
  if constexpr (isCosine)
    result = hn::Add(sum, hn::MulAdd(difference, m.high, hn::MulAdd(difference, m.low, last)));
  else
    result = hn::Add(difference, hn::MulAdd(sum, m.high, hn::MulSub(sum, m.low, last)));
  const auto isLarge = hn::Gt(n, limit); // e^x may overflow although half of it does not
  if (HWY_UNLIKELY(!hn::AllFalse(d, isLarge))) {
    const auto e = ordered(one, m.high);
    result = hn::IfThenElse(isLarge, scaled(d, hn::Add(e.high, hn::Add(e.low, m.low)), hn::Sub(n, one)), result);
  }
  return result;
}

struct CoshOfDouble {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    return hn::IfThenElse(hn::IsNaN(x), x, halfOfPowers<true>(d, hn::Abs(x)));
  }
};
struct SinhOfDouble {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V magnitude = hn::Abs(x), result = hn::CopySign(halfOfPowers<false>(d, magnitude), x);
    // Small arguments, zeros of both signs and NaN are returned unchanged.
    return hn::IfThenElse(hn::Gt(magnitude, hn::Set(d, 0x1p-28)), result, x);
  }
};

// log(1 + t), t >= 0
template <DoubleTag D, typename V> HWY_INLINE V log1pOfSum(D d, Sum<V> t) {
  const V one = hn::Set(d, 1.0);
  const auto [sum, lost] = ordered(hn::Max(one, t.high), hn::Min(one, t.high));
  return logOfPositive(d, sum, hn::Div(hn::Add(lost, t.low), sum));
}
// The root of a positive sum; of zero it is zero.
template <DoubleTag D, typename V> HWY_INLINE Sum<V> rootOf(D d, Sum<V> a) {
  const V root = hn::Sqrt(a.high), half = hn::Set(d, 0.5);
  const auto back = exactProduct(d, root, root);
  const V rest = hn::Add(hn::Sub(hn::Sub(a.high, back.high), back.low), a.low);
  return {root, hn::IfThenElseZero(hn::Gt(root, hn::Zero(d)), hn::Div(hn::Mul(rest, half), root))};
}
// Greater arguments have log(2 x) instead of log(x + sqrt(x^2 + 1)).
inline constexpr double greatestSquared = 0x1p30;

template <DoubleTag D, typename V> HWY_INLINE V logOfTwice(D d, V x) {
  return logOfPositive(d, x, hn::Set(d, polynomials::ln2[0] + polynomials::ln2[1]));
}

struct AsinhOfDouble {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V one = hn::Set(d, 1.0), magnitude = hn::Abs(x), bounded = hn::Min(magnitude, hn::Set(d, greatestSquared));
    const auto square = exactProduct(d, bounded, bounded);
    const auto [sum, lost] = ordered(hn::Max(one, square.high), hn::Min(one, square.high));
    const auto root = rootOf(d, ordered(sum, hn::Add(lost, square.low)));
    // log(1 + (x + (root - 1))): the difference is less than x.
    const auto [high, low] = ordered(bounded, hn::Sub(root.high, one));
    V result = log1pOfSum(d, Sum<V>{high, hn::Add(low, root.low)});
    const auto isLarge = hn::Gt(magnitude, bounded);
    if (HWY_UNLIKELY(!hn::AllFalse(d, isLarge))) {
      const V infinity = hn::Set(d, std::numeric_limits<double>::infinity());
      const V large = hn::IfThenElse(hn::Lt(magnitude, infinity), logOfTwice(d, magnitude), infinity);
      result = hn::IfThenElse(isLarge, large, result);
    }
    // Small arguments, zeros of both signs and NaN are returned unchanged.
    return hn::IfThenElse(hn::Gt(magnitude, hn::Set(d, 0x1p-27)), hn::CopySign(result, x), x);
  }
};

struct AcoshOfDouble {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V one = hn::Set(d, 1.0), bounded = hn::Min(hn::Max(x, one), hn::Set(d, greatestSquared));
    const auto square = exactProduct(d, bounded, bounded);
    const auto [difference, lost] = ordered(square.high, hn::Neg(one));
    const auto root = rootOf(d, ordered(difference, hn::Add(lost, square.low)));
    // The root is greater than x - 1.
    const auto [high, low] = ordered(root.high, hn::Sub(bounded, one));
    V result = log1pOfSum(d, Sum<V>{high, hn::Add(low, root.low)});
    const auto isLarge = hn::Gt(x, bounded);
    if (HWY_UNLIKELY(!hn::AllFalse(d, isLarge))) {
      const V infinity = hn::Set(d, std::numeric_limits<double>::infinity());
      result = hn::IfThenElse(isLarge, hn::IfThenElse(hn::Lt(x, infinity), logOfTwice(d, x), infinity), result);
    }
    const V nan = hn::Set(d, std::numeric_limits<double>::quiet_NaN());
    return hn::IfThenElse(hn::Ge(x, one), result, nan);
  }
};

// log(1 + 2 x / (1 - x)) / 2
struct AtanhOfDouble {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V one = hn::Set(d, 1.0), half = hn::Set(d, 0.5), magnitude = hn::Abs(x), bounded = hn::Min(magnitude, one);
    const auto [below, belowLow] = ordered(one, hn::Neg(bounded));
    const V twice = hn::Add(bounded, bounded), quotient = hn::Div(twice, below);
    const auto back = exactProduct(d, quotient, below);
    const V rest = hn::NegMulAdd(quotient, belowLow, hn::Sub(hn::Sub(twice, back.high), back.low));
    V result = hn::Mul(half, log1pOfSum(d, Sum<V>{quotient, hn::Div(rest, below)}));
    const V infinity = hn::Set(d, std::numeric_limits<double>::infinity());
    const V nan = hn::Set(d, std::numeric_limits<double>::quiet_NaN());
    result = hn::IfThenElse(hn::Lt(magnitude, one), result, hn::IfThenElse(hn::Eq(magnitude, one), infinity, nan));
    // Small arguments, zeros of both signs and NaN are returned unchanged.
    const auto isSmall = hn::Lt(magnitude, hn::Set(d, 0x1p-27));
    return hn::IfThenElse(hn::Or(isSmall, hn::IsNaN(x)), x, hn::CopySign(result, x));
  }
};

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
