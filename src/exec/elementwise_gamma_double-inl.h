// The logarithm of the gamma function and its derivative for vectors of positive f64, within 2 units in the last place;
// negative numbers are left to scalar functions. Included like elementwise_map-inl.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_GAMMA_DOUBLE_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_GAMMA_DOUBLE_INL
#undef SHLO_EXEC_GAMMA_DOUBLE_INL
#else
#define SHLO_EXEC_GAMMA_DOUBLE_INL
#endif

#include "exec/elementwise_error-inl.h"
#include "exec/elementwise_power-inl.h"
#include "exec/elementwise_special.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

// From 8 on by Stirling's series. Below by polynomials, one for each binade; below 1 by a step of the recurrence.
struct DigammaOfDouble {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V one = hn::Set(d, 1.0), two = hn::Set(d, 2.0), eight = hn::Set(d, 8.0);
    const auto isValid = hn::Not(hn::Lt(x, hn::Set(d, 0x1p-900)));
    const auto isBelow = hn::Lt(x, one), isNear = hn::Lt(x, two), isSmall = hn::Lt(x, eight);
    V result = one;
    if (!hn::AllFalse(d, isNear))
      result = near(d, hn::Min(x, two), isBelow);
    if (!hn::AllTrue(d, hn::Or(isNear, hn::Not(isSmall)))) {
      const V bounded = hn::Min(hn::Max(x, two), eight);
      result = hn::IfThenElse(isNear, result, middle(d, bounded));
    }
    if (!hn::AllTrue(d, isSmall))
      result = hn::IfThenElse(isSmall, result, far(d, hn::Max(x, eight)));
    result = hn::IfThenElse(hn::IsNaN(x), x, result);
    return elseScalar(d, isValid, result, [](double a) { return special::digamma(a); }, x);
  }

private:
  template <DoubleTag D, typename V> static HWY_INLINE V near(D d, V x, hn::Mask<D> isBelow) {
    using namespace polynomials;
    const V one = hn::Set(d, 1.0);
    const auto [y, lost] = ordered(one, x); // of x < 1
    const V root = hn::Set(d, digammaRoot[0]), rootLow = hn::Set(d, digammaRoot[1]);
    const V at = hn::IfThenElse(isBelow, y, x), atLow = hn::IfThenElseZero(isBelow, lost);
    const V fromRoot = hn::Add(hn::Sub(at, root), hn::Sub(atLow, rootLow));
    const auto factor = longPolynomial<digammaNearLong>(d, hn::Sub(at, hn::Set(d, 1.5)), digammaNearLongLost);
    const V above = hn::MulAdd(fromRoot, factor.high, hn::Mul(fromRoot, factor.low));
    const V inverse = hn::Div(one, x);
    const auto back = exactProduct(d, inverse, x);
    const V rest = hn::Sub(hn::Sub(one, back.high), back.low); // 1 / x = inverse (1 + rest)
    const V below = hn::Sub(hn::NegMulAdd(inverse, rest, above), inverse);
    return hn::IfThenElse(isBelow, below, above);
  }
  template <DoubleTag D, typename V> static HWY_INLINE V middle(D d, V x) {
    using namespace polynomials;
    const V four = hn::Set(d, 4.0), half = hn::Set(d, 0.5);
    const V t = hn::Sub(hn::Min(x, four), hn::Set(d, 3.0));
    const V u = hn::Mul(hn::Sub(hn::Max(x, four), hn::Set(d, 6.0)), half);
    const auto sum = select(hn::Lt(x, four), longPolynomial<digammaLowLong>(d, t, digammaLowLongLost),
                            longPolynomial<digammaMiddleLong>(d, u, digammaMiddleLongLost));
    return hn::Add(sum.high, sum.low);
  }
  template <DoubleTag D, typename V> static HWY_INLINE V far(D d, V x) {
    // B_2k / (2k)
    static constexpr double bernoulli[] = {1.0 / 12,  -1.0 / 120,     1.0 / 252, -1.0 / 240,
                                           1.0 / 132, -691.0 / 32760, 1.0 / 12,  -3617.0 / 8160,
                                           43867.0 / 14364, -174611.0 / 6600};
    const V infinity = hn::Set(d, std::numeric_limits<double>::infinity());
    const V inverse = hn::Div(hn::Set(d, 1.0), x), square = hn::Mul(inverse, inverse);
    const V series = hn::MulAdd(square, polynomial<bernoulli>(d, square), hn::Mul(hn::Set(d, 0.5), inverse));
    return hn::IfThenElse(hn::Eq(x, infinity), x, hn::Sub(logOfPositive(d, x, hn::Zero(d)), series));
  }
};

struct LgammaOfDouble {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V two = hn::Set(d, 2.0), eight = hn::Set(d, 8.0), half = hn::Set(d, 0.5), start = hn::Set(d, 1.5);
    const auto isValid = hn::Not(hn::Lt(x, hn::Set(d, 0x1p-1000)));
    const auto isBelow = hn::Lt(x, half), isNear = hn::Lt(x, start), isSmall = hn::Lt(x, eight);
    V result = two;
    if (!hn::AllFalse(d, isNear)) {
      // lgamma(x) = lgamma(1 + x) - log(x)
      const V t = hn::IfThenElse(isBelow, x, hn::Sub(hn::Min(x, start), hn::Set(d, 1.0)));
      const auto factor = atOne(d, t);
      result = hn::MulAdd(t, factor.high, hn::Mul(t, factor.low));
      if (!hn::AllFalse(d, isBelow))
        result = hn::IfThenElse(isBelow, hn::Sub(result, logOfPositive(d, x, hn::Zero(d))), result);
    }
    if (!hn::AllTrue(d, hn::Or(isNear, hn::Not(isSmall))))
      result = hn::IfThenElse(isNear, result, middle(d, hn::Min(hn::Max(x, start), eight)));
    if (!hn::AllTrue(d, isSmall))
      result = hn::IfThenElse(isSmall, result, far(d, hn::Max(x, eight)));
    result = hn::IfThenElse(hn::IsNaN(x), x, result);
    return elseScalar(d, isValid, result, [](double a) { return special::lgamma(a); }, x);
  }

private:
  // log(gamma(1 + t)) / t. The second term is nearly as great as the first, so it is exact, too.
  template <DoubleTag D, typename V> static HWY_INLINE Sum<V> atOne(D d, V t) {
    using namespace polynomials;
    const V square = hn::Mul(t, t);
    const V tail = hn::MulAdd(horner<lgammaAtOneLong, 3, 2>(d, square), t, horner<lgammaAtOneLong, 2, 2>(d, square));
    const auto second = exactProduct(d, t, hn::Set(d, lgammaAtOneLong[1]));
    const auto sum = ordered(hn::Set(d, lgammaAtOneLong[0]), second.high);
    const V low = hn::Add(hn::Add(sum.low, hn::Set(d, lgammaAtOneLongLost)), second.low);
    return ordered(sum.high, hn::MulAdd(square, tail, low));
  }
  template <DoubleTag D, typename V> static HWY_INLINE V middle(D d, V x) {
    using namespace polynomials;
    const V two = hn::Set(d, 2.0), four = hn::Set(d, 4.0), limit = hn::Set(d, 2.5), fromTwo = hn::Sub(x, two);
    const V first = hn::Mul(hn::Sub(hn::Min(x, limit), two), two);
    auto factor = longPolynomial<lgammaAtTwoLong>(d, first, lgammaAtTwoLongLost);
    const auto isFirst = hn::Lt(x, limit);
    if (!hn::AllTrue(d, isFirst)) {
      const V t = hn::Mul(hn::Sub(hn::Min(hn::Max(x, limit), four), hn::Set(d, 3.25)), hn::Set(d, 1 / 0.75));
      factor = select(isFirst, factor, longPolynomial<lgammaLowLong>(d, t, lgammaLowLongLost));
      const V u = hn::Mul(hn::Sub(hn::Max(x, four), hn::Set(d, 6.0)), hn::Set(d, 0.5));
      factor = select(hn::Lt(x, four), factor, longPolynomial<lgammaMiddleLong>(d, u, lgammaMiddleLongLost));
    }
    return hn::MulAdd(fromTwo, factor.high, hn::Mul(fromTwo, factor.low));
  }
  // (x - 1/2) log(x) - x + log(2 pi) / 2 + series
  template <DoubleTag D, typename V> static HWY_INLINE V far(D d, V x) {
    // B_2k / (2k (2k - 1))
    static constexpr double bernoulli[] = {1.0 / 12,   -1.0 / 360,      1.0 / 1260, -1.0 / 1680,
                                           1.0 / 1188, -691.0 / 360360, 1.0 / 156,  -3617.0 / 122400,
                                           43867.0 / 244188, -174611.0 / 125400};
    const V infinity = hn::Set(d, std::numeric_limits<double>::infinity()), one = hn::Set(d, 1.0);
    const V bounded = hn::Min(x, hn::Set(d, 0x1p1020)), inverse = hn::Div(one, bounded);
    // Products of huge numbers are exact only where their parts do not overflow.
    const auto isHuge = hn::Gt(x, hn::Set(d, 0x1p500));
    const V down = hn::IfThenElse(isHuge, hn::Set(d, 0x1p-200), one);
    const V up = hn::IfThenElse(isHuge, hn::Set(d, 0x1p200), one);
    const V number = hn::Mul(bounded, down);
    const V series = hn::Mul(inverse, polynomial<bernoulli>(d, hn::Mul(inverse, inverse)));
    const auto logarithm = longLog(d, bounded);
    const V factor = hn::Sub(number, hn::Set(d, 0.5));
    const auto product = exactProduct(d, factor, logarithm.high);
    const auto sum = ordered(product.high, hn::Neg(number));
    const V rest = hn::Add(hn::Set(d, 0.9189385332046727), series);
    const V low = hn::Add(hn::Add(sum.low, product.low), hn::MulAdd(factor, logarithm.low, rest));
    const V result = hn::Mul(hn::Add(sum.high, low), up);
    return hn::IfThenElse(hn::Gt(x, hn::Set(d, 2.5563483e305)), infinity, result);
  }
};

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
