// The error function, its complement and its inverse for vectors of f64, within 2 units in the last place. Included
// like elementwise_map-inl.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_ERROR_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_ERROR_INL
#undef SHLO_EXEC_ERROR_INL
#else
#define SHLO_EXEC_ERROR_INL
#endif

#include "exec/elementwise_double-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

// A polynomial whose first coefficient has two parts and is greater than the rest.
template <const auto &c, DoubleTag D, typename V> HWY_INLINE Sum<V> longPolynomial(D d, V x, double lost) {
  const V square = hn::Mul(x, x);
  const V tail = hn::MulAdd(horner<c, 2, 2>(d, square), x, horner<c, 1, 2>(d, square));
  const auto sum = ordered(hn::Set(d, c[0]), hn::Mul(tail, x));
  return {sum.high, hn::Add(sum.low, hn::Set(d, lost))};
}

template <typename M, typename V> HWY_INLINE Sum<V> select(M isFirst, const Sum<V> &first, const Sum<V> &second) {
  return {hn::IfThenElse(isFirst, first.high, second.high), hn::IfThenElse(isFirst, first.low, second.low)};
}

// erfc(x) for x >= 0: e^(-x^2) P / (1 + 2 x), where P hardly varies.
template <DoubleTag D, typename V> HWY_INLINE V erfcOfPositive(D d, V x) {
  using namespace polynomials;
  const V one = hn::Set(d, 1.0), four = hn::Set(d, 4.0), bounded = hn::Min(x, hn::Set(d, 28.0)); // beyond, it is zero
  const V t = hn::Div(hn::Sub(bounded, four), hn::Add(bounded, four)), twice = hn::Add(bounded, bounded);
  const auto above = longPolynomial<erfcLong>(d, t, erfcLongLost);
  const auto below = ordered(hn::Max(twice, one), hn::Min(twice, one));
  const V quotient = hn::Div(above.high, below.high);
  const auto back = exactProduct(d, quotient, below.high);
  const V difference = hn::Add(hn::Sub(hn::Sub(above.high, back.high), back.low), above.low);
  const V rest = hn::NegMulAdd(quotient, below.low, difference);
  const V quotientLow = hn::Div(rest, below.high);
  const auto square = exactProduct(d, bounded, bounded);
  const auto [n, m] = longExponential(d, hn::Neg(square.high));
  const auto [e, lost] = ordered(one, m.high);
  const V eLow = hn::Add(lost, hn::NegMulAdd(square.low, hn::Add(e, m.low), m.low));
  const auto product = exactProduct(d, e, quotient);
  const V low = hn::Add(product.low, hn::MulAdd(e, quotientLow, hn::Mul(eLow, quotient)));
  return scaled(d, hn::Add(product.high, low), n);
}

// erf(x) for |x| <= 1
template <DoubleTag D, typename V> HWY_INLINE Sum<V> erfNearZero(D d, V x) {
  const auto factor = longPolynomial<polynomials::erfLong>(d, hn::Mul(x, x), polynomials::erfLongLost);
  const auto product = exactProduct(d, x, factor.high);
  return {product.high, hn::MulAdd(x, factor.low, product.low)};
}

struct ErfcOfDouble {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V one = hn::Set(d, 1.0), half = hn::Set(d, 0.5), magnitude = hn::Abs(x);
    const auto erf = erfNearZero(d, hn::CopySign(hn::Min(magnitude, half), x));
    const auto [high, lost] = ordered(one, hn::Neg(erf.high));
    const V near = hn::Add(high, hn::Sub(lost, erf.low));
    const auto isNear = hn::Lt(magnitude, half);
    if (hn::AllTrue(d, isNear))
      return near;
    const V positive = erfcOfPositive(d, magnitude);
    const V far = hn::IfThenElse(hn::Lt(x, hn::Zero(d)), hn::Sub(hn::Set(d, 2.0), positive), positive);
    return hn::IfThenElse(hn::IsNaN(x), x, hn::IfThenElse(isNear, near, far));
  }
};

struct ErfOfDouble {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V one = hn::Set(d, 1.0), magnitude = hn::Abs(x);
    const auto small = erfNearZero(d, hn::Min(magnitude, one));
    V result = hn::Add(small.high, small.low);
    const auto isNear = hn::Lt(magnitude, one);
    if (!hn::AllTrue(d, isNear))
      result = hn::IfThenElse(isNear, result, hn::Sub(one, erfcOfPositive(d, magnitude)));
    return hn::IfThenElse(hn::IsNaN(x), x, hn::CopySign(result, x));
  }
};

// x P(x^2), or x P(w), w = -log(1 - x^2)
struct ErfInvOfDouble {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    using namespace polynomials;
    const V one = hn::Set(d, 1.0), infinity = hn::Set(d, std::numeric_limits<double>::infinity());
    const V nan = hn::Set(d, std::numeric_limits<double>::quiet_NaN());
    const V magnitude = hn::Abs(x), bounded = hn::Min(magnitude, hn::Set(d, 0x1.fffffffffffffp-1));
    const auto square = exactProduct(d, bounded, bounded);
    auto factor = longPolynomial<erfInvSmallLong>(d, hn::Min(square.high, hn::Set(d, 0.25)), erfInvSmallLongLost);
    const auto isSmall = hn::Lt(bounded, hn::Set(d, 0.5));
    if (!hn::AllTrue(d, isSmall)) {
      const auto [difference, lost] = ordered(one, hn::Neg(square.high));
      const V w = hn::Neg(logOfPositive(d, difference, hn::Div(hn::Sub(lost, square.low), difference)));
      const auto near = longPolynomial<erfInvNearLong>(d, hn::Sub(w, hn::Set(d, 2.625)), erfInvNearLongLost);
      factor = select(isSmall, factor, near);
      const auto isNear = hn::Lt(w, hn::Set(d, 5.0));
      if (!hn::AllTrue(d, isNear)) {
        const V root = hn::Sqrt(w);
        const auto back = exactProduct(d, root, root);
        const V lost = hn::Div(hn::Sub(hn::Sub(w, back.high), back.low), hn::Add(root, root));
        auto from = [&](double center) HWY_ATTR { return hn::Add(hn::Sub(root, hn::Set(d, center)), lost); };
        const auto middle = longPolynomial<erfInvMiddleLong>(d, from(3.0), erfInvMiddleLongLost);
        const auto far = longPolynomial<erfInvFarLong>(d, from(4.875), erfInvFarLongLost);
        factor = select(isNear, factor, select(hn::Lt(w, hn::Set(d, 14.0)), middle, far));
      }
    }
    V result = hn::MulAdd(bounded, factor.high, hn::Mul(bounded, factor.low));
    result = hn::IfThenElse(hn::Lt(magnitude, one), result, hn::IfThenElse(hn::Eq(magnitude, one), infinity, nan));
    return hn::IfThenElse(hn::IsNaN(x), x, hn::CopySign(result, x));
  }
};

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
