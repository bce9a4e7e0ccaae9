// Gamma functions, the complementary error function and the Bessel function for vectors of f32, computed in f64. Included
// like elementwise_map-inl.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_GAMMA_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_GAMMA_INL
#undef SHLO_EXEC_GAMMA_INL
#else
#define SHLO_EXEC_GAMMA_INL
#endif

#include "exec/elementwise_double-inl.h"
#include "exec/elementwise_trigonometry-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

// From x = 10.1 on it rounds to 0 in f32. e^(-x^2) has an exact exponent, because x has 24 bits.
struct ErfcOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V one = hn::Set(d, 1.0), magnitude = hn::Abs(x);
    const auto isNear = hn::Lt(magnitude, one);
    const V near = hn::NegMulAdd(x, polynomial<polynomials::erfOverF>(d, hn::Min(hn::Mul(x, x), one)), one);
    if (hn::AllTrue(d, isNear))
      return near;
    const V bounded = hn::Min(hn::Max(magnitude, one), hn::Set(d, 10.1));
    const V inverse = hn::Div(one, bounded);
    const V factor = polynomial<polynomials::erfcTailF>(d, hn::Sub(inverse, hn::Set(d, 0.55)));
    V far = hn::Mul(shortExp(d, hn::Neg(hn::Mul(bounded, bounded))), hn::Mul(factor, inverse));
    far = hn::IfThenElse(hn::Lt(magnitude, hn::Set(d, 10.1)), far, hn::Zero(d));
    far = hn::IfThenElse(hn::Lt(x, hn::Zero(d)), hn::Sub(hn::Set(d, 2.0), far), far);
    return hn::IfThenElse(hn::IsNaN(x), x, hn::IfThenElse(isNear, near, far));
  }
};

// e^-|x| I1(x)
struct BesselI1eOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V magnitude = hn::Abs(x), limit = hn::Set(d, 8.0);
    const auto isNear = hn::Lt(magnitude, limit);
    const V small = hn::Min(magnitude, limit);
    const V near = hn::Mul(hn::Mul(small, shortExp(d, hn::Neg(small))),
                           polynomial<polynomials::besselI1NearF>(d, hn::Mul(small, small)));
    V result = near;
    if (!hn::AllTrue(d, isNear)) {
      const V inverse = hn::Div(hn::Set(d, 1.0), hn::Max(magnitude, limit));
      const V far = hn::Mul(hn::Sqrt(inverse), polynomial<polynomials::besselI1FarF>(d, inverse));
      result = hn::IfThenElse(isNear, near, far);
    }
    return hn::IfThenElse(hn::IsNaN(x), x, hn::CopySign(result, x));
  }
};

// x (x + 1) ... (x + count - 1), and the sum of the inverse factors as a quotient of it.
template <typename V> struct Factors {
  V product, derivative;
};
template <int count, DoubleTag D, typename V> HWY_INLINE Factors<V> factorsFrom(D d, V x) {
  Factors<V> all{x, hn::Set(d, 1.0)};
  for (int i = 1; i < count; ++i) {
    const V factor = hn::Add(x, hn::Set(d, double(i)));
    all.derivative = hn::MulAdd(all.derivative, factor, all.product);
    all.product = hn::Mul(all.product, factor);
  }
  return all;
}

// Recurrence up to where nine terms of Stirling's series suffice, and reflection below 1/2. Everything has the precision
// of f64, because results cancel near the roots.
struct DigammaOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V half = hn::Set(d, 0.5), one = hn::Set(d, 1.0), zero = hn::Zero(d);
    const V infinity = hn::Set(d, std::numeric_limits<double>::infinity());
    const auto isReflected = hn::Lt(x, half);
    const V positive = hn::IfThenElse(isReflected, hn::Sub(one, x), x);
    V result = ofPositive(d, positive);
    if (!hn::AllFalse(d, isReflected)) {
      const V rest = hn::Sub(x, hn::Round(x));
      const V angle = hn::Mul(rest, hn::Set(d, 3.141592653589793));
      const V tangent = tangentOf<Rounded::ToDouble>(d, reduceAngle<Rounded::ToDouble>(d, angle));
      const V reflected = hn::Sub(result, hn::Div(hn::Set(d, 3.141592653589793), tangent));
      const V atPole = hn::IfThenElse(hn::Eq(x, zero), hn::Neg(infinity),
                                      hn::Set(d, std::numeric_limits<double>::quiet_NaN()));
      result = hn::IfThenElse(isReflected, hn::IfThenElse(hn::Eq(rest, zero), atPole, reflected), result);
      result = hn::IfThenElse(hn::Eq(x, hn::Neg(infinity)), hn::Set(d, std::numeric_limits<double>::quiet_NaN()), result);
    }
    result = hn::IfThenElse(hn::Eq(x, infinity), x, result);
    return hn::IfThenElse(hn::IsNaN(x), x, result);
  }

private:
  template <DoubleTag D, typename V> static HWY_INLINE V ofPositive(D d, V x) {
    // B_2k / (2k)
    static constexpr double bernoulli[] = {1.0 / 12,     -1.0 / 120,     1.0 / 252,         -1.0 / 240,     1.0 / 132,
                                           -691.0 / 32760, 1.0 / 12, -3617.0 / 8160, 43867.0 / 14364};
    const V one = hn::Set(d, 1.0);
    const auto isSmall = hn::Lt(x, hn::Set(d, 8.0));
    const Factors<V> factors = factorsFrom<8>(d, hn::Min(x, hn::Set(d, 8.0)));
    const V steps = hn::IfThenElseZero(isSmall, hn::Div(factors.derivative, factors.product));
    const V y = hn::IfThenElse(isSmall, hn::Add(x, hn::Set(d, 8.0)), x), inverse = hn::Div(one, y);
    const V square = hn::Mul(inverse, inverse);
    const V series = hn::MulAdd(square, polynomial<bernoulli>(d, square), hn::Mul(hn::Set(d, 0.5), inverse));
    const V general = hn::Sub(hn::Sub(logOfPositive(d, y, hn::Zero(d)), series), steps);
    const V fromRoot = hn::Sub(hn::Sub(x, hn::Set(d, polynomials::digammaRoot[0])),
                               hn::Set(d, polynomials::digammaRoot[1]));
    const auto isAtRoot = hn::Lt(hn::Abs(fromRoot), hn::Set(d, 0.1));
    if (hn::AllFalse(d, isAtRoot))
      return general;
    V sum = hn::Zero(d);
    for (size_t i = 10; i-- != 0;)
      sum = hn::MulAdd(sum, fromRoot, hn::Set(d, double(polynomials::digammaAtRoot[i])));
    return hn::IfThenElse(isAtRoot, hn::Mul(fromRoot, sum), general);
  }
};

// The logarithm of |gamma(x)|. Between 1 and 3 by a polynomial that has the roots as factors, from 9 on by Stirling's
// series, and by recurrence elsewhere. Below zero by reflection, in the precision of f64, because results cancel.
struct LgammaOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V infinity = hn::Set(d, std::numeric_limits<double>::infinity()), zero = hn::Zero(d);
    const auto isNegative = hn::Lt(x, zero);
    const V positive = hn::Max(hn::IfThenElse(isNegative, hn::Sub(hn::Set(d, 1.0), x), x), hn::Set(d, 0x1p-160));
    V result = near(d, positive);
    const auto isNear = hn::AndNot(isNegative, hn::Lt(positive, hn::Set(d, 3.0)));
    if (!hn::AllTrue(d, isNear))
      result = hn::IfThenElse(isNear, result, far(d, hn::Max(positive, hn::Set(d, 1.0))));
    if (!hn::AllFalse(d, isNegative)) {
      const V pi = hn::Set(d, 3.141592653589793), rest = hn::Sub(x, hn::Round(x));
      const V sine = sineOf<Rounded::ToDouble, false>(d, reduceAngle<Rounded::ToDouble>(d, hn::Mul(rest, pi)));
      const V reflected = hn::Sub(logOfPositive(d, hn::Div(pi, hn::Abs(sine)), zero), result);
      result = hn::IfThenElse(isNegative, hn::IfThenElse(hn::Eq(rest, zero), infinity, reflected), result);
    }
    result = hn::IfThenElse(hn::Or(hn::Eq(x, zero), hn::Eq(hn::Abs(x), infinity)), infinity, result);
    return hn::IfThenElse(hn::IsNaN(x), x, result);
  }

private:
  template <DoubleTag D, typename V> static HWY_INLINE V near(D d, V x) {
    const V one = hn::Set(d, 1.0), two = hn::Set(d, 2.0);
    const auto isBelow = hn::Lt(x, one);
    const V y = hn::Min(hn::IfThenElse(isBelow, hn::Add(x, one), x), hn::Set(d, 3.0));
    const V fromTwo = hn::Sub(y, two);
    const V value = hn::Mul(hn::Mul(fromTwo, hn::Sub(y, one)), polynomial<polynomials::lgammaBetweenF>(d, fromTwo));
    if (hn::AllFalse(d, isBelow))
      return value;
    return hn::IfThenElse(isBelow, hn::Sub(value, logOfPositive(d, x, hn::Zero(d))), value);
  }
  template <DoubleTag D, typename V> static HWY_INLINE V far(D d, V x) {
    // B_2k / (2k (2k - 1))
    static constexpr double bernoulli[] = {1.0 / 12,   -1.0 / 360,     1.0 / 1260, -1.0 / 1680,
                                           1.0 / 1188, -691.0 / 360360, 1.0 / 156,  -3617.0 / 122400};
    const V zero = hn::Zero(d), nine = hn::Set(d, 9.0);
    const auto isSmall = hn::Lt(x, nine);
    V steps = zero;
    if (!hn::AllFalse(d, isSmall)) {
      const V product = factorsFrom<8>(d, hn::Min(x, nine)).product;
      steps = hn::IfThenElseZero(isSmall, logOfPositive(d, product, zero));
    }
    const V y = hn::IfThenElse(isSmall, hn::Add(x, hn::Set(d, 8.0)), x), inverse = hn::Div(hn::Set(d, 1.0), y);
    const V series = hn::Mul(inverse, polynomial<bernoulli>(d, hn::Mul(inverse, inverse)));
    const V rest = hn::Add(hn::Sub(hn::Set(d, 0.9189385332046727), y), series); // log(2 pi) / 2
    const V main = hn::MulAdd(hn::Sub(y, hn::Set(d, 0.5)), logOfPositive(d, y, zero), rest);
    return hn::Sub(main, steps);
  }
};

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
