// sin, cos, tan and atan2 of vectors of f32 and f64, within 2 units in the last place; f32 is computed in f64. Included
// like elementwise_map-inl.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_TRIGONOMETRY_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_TRIGONOMETRY_INL
#undef SHLO_EXEC_TRIGONOMETRY_INL
#else
#define SHLO_EXEC_TRIGONOMETRY_INL
#endif

#include "exec/elementwise_double-inl.h"

#include <cmath>

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

//--- Reduction ------------------------------------------------------------------------------------------------------//

// Greater arguments are left to the C library: n pi/2 would not be exact enough. So are those that are too close to it.
inline constexpr double greatestAngle = 0x1p20;

// x = n pi/2 + high + low, |high| <= pi/4. `quadrant` has n in its low bits.
template <DoubleTag D> struct Angle {
  hn::Vec<D> high, low;
  hn::Vec<hn::RebindToSigned<D>> quadrant;
  hn::Mask<D> isExact;
};

template <Rounded rounded, DoubleTag D, typename V> HWY_INLINE Angle<D> reduceAngle(D d, V x) {
  using polynomials::halfPi;
  const hn::RebindToSigned<D> di;
  const V shifted = hn::MulAdd(x, hn::Set(d, 0.63661977236758134), hn::Set(d, rounder)); // 2 / pi
  const V n = hn::Sub(shifted, hn::Set(d, rounder));
  // The products with the first two parts are exact, and so is the first difference.
  const V first = hn::NegMulAdd(n, hn::Set(d, halfPi[0]), x), second = hn::Mul(n, hn::Set(d, halfPi[1]));
  const V near = hn::Sub(first, second);
  const auto small = hn::Le(hn::Abs(x), hn::Set(d, greatestAngle));
  if constexpr (rounded == Rounded::ToFloat)
    return {near, hn::Zero(d), hn::BitCast(di, shifted), small};
  const V moved = hn::Sub(near, first);
  const V lost = hn::Sub(hn::Sub(first, hn::Sub(near, moved)), hn::Add(second, moved));
  const auto [high, low] = ordered(near, hn::NegMulAdd(n, hn::Set(d, halfPi[2]), lost));
  const auto far = hn::Ge(hn::Abs(high), hn::Mul(hn::Abs(n), hn::Set(d, 0x1p-64)));
  return {high, low, hn::BitCast(di, shifted), hn::And(small, far)};
}

template <Rounded rounded, DoubleTag D> HWY_INLINE Sum<hn::Vec<D>> sineNearZero(D d, const Angle<D> &a) {
  using namespace polynomials;
  if constexpr (rounded == Rounded::ToFloat) {
    const auto z = hn::Mul(a.high, a.high);
    return {hn::MulAdd(hn::Mul(z, a.high), polynomial<sineTailF>(d, z), a.high), hn::Zero(d)};
  }
  // high (1 + u), u = z (-1/6 + z tail); only the last product is small enough to be rounded.
  const auto [z, zLow] = exactProduct(d, a.high, a.high);
  const auto sixthHigh = hn::Set(d, -sixth[0]);
  const auto rest = hn::MulAdd(z, polynomial<sineTail2>(d, z), hn::Set(d, -sixth[1]));
  const auto [u, uLost] = exactProduct(d, z, sixthHigh);
  const auto uLow = hn::MulAdd(z, rest, hn::MulAdd(zLow, sixthHigh, uLost));
  const auto [term, termLost] = exactProduct(d, a.high, u);
  const auto low = hn::NegMulAdd(hn::Mul(z, hn::Set(d, 0.5)), a.low, a.low); // low cos(high)
  const auto [high, lost] = ordered(a.high, term);
  return ordered(high, hn::Add(hn::Add(lost, low), hn::MulAdd(a.high, uLow, termLost)));
}

template <Rounded rounded, DoubleTag D> HWY_INLINE Sum<hn::Vec<D>> cosineNearZero(D d, const Angle<D> &a) {
  using namespace polynomials;
  const auto one = hn::Set(d, 1.0);
  if constexpr (rounded == Rounded::ToFloat) {
    const auto z = hn::Mul(a.high, a.high), half = hn::Mul(z, hn::Set(d, 0.5));
    return {hn::Add(hn::Sub(one, half), hn::Mul(hn::Mul(z, z), polynomial<cosineTailF>(d, z))), hn::Zero(d)};
  }
  const auto [z, zLow] = exactProduct(d, a.high, a.high);
  const auto half = hn::Mul(z, hn::Set(d, 0.5)), near = hn::Sub(one, half);
  const auto lost = hn::NegMulAdd(zLow, hn::Set(d, 0.5), hn::Sub(hn::Sub(one, near), half));
  // z^2 (1/24 + z tail), and low sin(high)
  const auto [square, squareLow] = exactProduct(d, z, z);
  const auto leading = hn::Set(d, twentyFourth[0]);
  const auto [term, termLost] = exactProduct(d, square, leading);
  const auto rest = hn::MulAdd(z, polynomial<cosineTail2>(d, z), hn::Set(d, twentyFourth[1]));
  const auto crossed = hn::Mul(a.low, hn::NegMulAdd(hn::Mul(z, hn::Set(d, sixth[0])), a.high, a.high));
  const auto lower = hn::MulAdd(z, hn::Add(zLow, zLow), squareLow); // of the square
  const auto termLow = hn::MulAdd(square, rest, hn::MulAdd(lower, leading, termLost));
  const auto [high, moved] = ordered(near, term);
  return ordered(high, hn::Add(hn::Add(lost, moved), hn::Sub(termLow, crossed)));
}

//--- Functions of reduced angles ------------------------------------------------------------------------------------//

// The cosine is the sine a quarter later.
template <Rounded rounded, bool isCosine, DoubleTag D> HWY_INLINE hn::Vec<D> sineOf(D d, const Angle<D> &a) {
  const hn::RebindToSigned<D> di;
  const auto quadrant = isCosine ? hn::Add(a.quadrant, hn::Set(di, 1)) : a.quadrant;
  const auto odd = hn::RebindMask(d, hn::TestBit(quadrant, hn::Set(di, 1)));
  const auto value = hn::IfThenElse(odd, cosineNearZero<rounded>(d, a).high, sineNearZero<rounded>(d, a).high);
  return hn::Xor(value, hn::BitCast(d, hn::ShiftLeft<62>(hn::And(quadrant, hn::Set(di, 2)))));
}

template <Rounded rounded, DoubleTag D> HWY_INLINE hn::Vec<D> tangentOf(D d, const Angle<D> &a) {
  const hn::RebindToSigned<D> di;
  const auto sine = sineNearZero<rounded>(d, a), cosine = cosineNearZero<rounded>(d, a);
  const auto odd = hn::RebindMask(d, hn::TestBit(a.quadrant, hn::Set(di, 1)));
  const auto above = hn::IfThenElse(odd, hn::Neg(cosine.high), sine.high);
  const auto below = hn::IfThenElse(odd, sine.high, cosine.high);
  const auto near = hn::Div(above, below);
  if constexpr (rounded == Rounded::ToFloat)
    return near;
  const auto aboveLow = hn::IfThenElse(odd, hn::Neg(cosine.low), sine.low);
  const auto belowLow = hn::IfThenElse(odd, sine.low, cosine.low);
  const auto product = exactProduct(d, near, below);
  const auto rest = hn::Sub(hn::Sub(above, product.high), product.low);
  return hn::Add(near, hn::Div(hn::Add(rest, hn::NegMulAdd(near, belowLow, aboveLow)), below));
}

// F: apply<rounded>(d, angle), library(x)
template <typename F, typename D, typename V> HWY_INLINE V ofAngle(D d, V x) {
  V result;
  hn::Mask<D> isValid;
  if constexpr (DoubleTag<D>) {
    const Angle<D> angle = reduceAngle<Rounded::ToDouble>(d, x);
    result = F::template apply<Rounded::ToDouble>(d, angle);
    isValid = angle.isExact;
  } else {
    result = byDouble(
        d,
        [](auto wide, auto a)
            HWY_ATTR { return F::template apply<Rounded::ToFloat>(wide, reduceAngle<Rounded::ToFloat>(wide, a)); },
        x);
    isValid = hn::Le(hn::Abs(x), hn::Set(d, float(greatestAngle)));
  }
  if constexpr (F::isOdd) // the sign of zero
    result = hn::IfThenElse(hn::Eq(x, hn::Zero(d)), x, result);
  return elseScalar(d, isValid, result, [](auto a) { return F::library(a); }, x);
}

struct SineOfAngle {
  static constexpr bool isOdd = true;
  template <Rounded rounded, typename D> static HWY_INLINE hn::Vec<D> apply(D d, const Angle<D> &a) {
    return sineOf<rounded, false>(d, a);
  }
  template <typename T> static T library(T x) { return std::sin(x); }
};
struct CosineOfAngle {
  static constexpr bool isOdd = false;
  template <Rounded rounded, typename D> static HWY_INLINE hn::Vec<D> apply(D d, const Angle<D> &a) {
    return sineOf<rounded, true>(d, a);
  }
  template <typename T> static T library(T x) { return std::cos(x); }
};
struct TangentOfAngle {
  static constexpr bool isOdd = true;
  template <Rounded rounded, typename D> static HWY_INLINE hn::Vec<D> apply(D d, const Angle<D> &a) {
    return tangentOf<rounded>(d, a);
  }
  template <typename T> static T library(T x) { return std::tan(x); }
};

template <typename D, typename V> HWY_INLINE V sineVector(D d, V x) { return ofAngle<SineOfAngle>(d, x); }
template <typename D, typename V> HWY_INLINE V cosineVector(D d, V x) { return ofAngle<CosineOfAngle>(d, x); }
template <typename D, typename V> HWY_INLINE V tangentVector(D d, V x) { return ofAngle<TangentOfAngle>(d, x); }

//--- Angle of a point -----------------------------------------------------------------------------------------------//

template <Rounded rounded, DoubleTag D, typename V> HWY_INLINE V angleOfPoint(D d, V y, V x) {
  using namespace polynomials;
  const V infinity = hn::Set(d, std::numeric_limits<double>::infinity());
  const V one = hn::Set(d, 1.0), zero = hn::Zero(d);
  const V height = hn::Abs(y), width = hn::Abs(x);
  const auto isSteep = hn::Gt(height, width);
  V lesser = hn::Min(height, width), greater = hn::Max(height, width);
  // Infinities are 1 beside 0 or 1. Of two zeros the quotient is 0.
  const auto isInfinite = hn::Eq(greater, infinity);
  lesser = hn::IfThenElse(isInfinite, hn::IfThenElseZero(hn::Eq(lesser, infinity), one), lesser);
  greater = hn::IfThenElse(hn::Or(isInfinite, hn::Eq(greater, zero)), one, greater);
  if constexpr (rounded == Rounded::ToDouble) {
    // Sums, reciprocals and products stay in range.
    const V scale = hn::IfThenElse(hn::Gt(greater, hn::Set(d, 0x1p900)), hn::Set(d, 0x1p-600),
                                   hn::IfThenElse(hn::Lt(greater, hn::Set(d, 0x1p-400)), hn::Set(d, 0x1p600), one));
    lesser = hn::Mul(lesser, scale);
    greater = hn::Mul(greater, scale);
  }
  // The angle is n pi/4 + atan(t), or - atan(t); |t| <= tan(pi / 8).
  const auto isMiddle = hn::Gt(lesser, hn::Mul(greater, hn::Set(d, 0.41421356237309503)));
  const V above = hn::IfThenElse(isMiddle, hn::Sub(lesser, greater), lesser);
  const V below = hn::IfThenElse(isMiddle, hn::Add(greater, lesser), greater);
  V n = hn::IfThenElseZero(isMiddle, one), tangent, low;
  if constexpr (rounded == Rounded::ToDouble) {
    const V belowLow = hn::IfThenElseZero(isMiddle, hn::Add(hn::Sub(greater, below), lesser));
    const V inverse = hn::Div(one, below);
    tangent = hn::Mul(above, inverse);
    const auto product = exactProduct(d, tangent, below);
    const V rest = hn::NegMulAdd(tangent, belowLow, hn::Sub(hn::Sub(above, product.high), product.low));
    low = hn::IfThenElseZero(hn::Gt(hn::Abs(tangent), hn::Set(d, 0x1p-500)), hn::Mul(rest, inverse));
  } else {
    tangent = hn::Div(above, below);
    low = zero;
  }
  const V z = hn::Mul(tangent, tangent), cube = hn::Mul(z, tangent);
  V tail;
  if constexpr (rounded == Rounded::ToDouble)
    tail = hn::MulAdd(cube, polynomial<atanTail>(d, z), low);
  else
    tail = hn::Mul(cube, polynomial<atanTailF>(d, z));
  V sign = one;
  n = hn::IfThenElse(isSteep, hn::Sub(hn::Set(d, 2.0), n), n);
  sign = hn::IfThenElse(isSteep, hn::Neg(sign), sign);
  const auto isLeft = hn::Lt(hn::CopySign(one, x), zero); // of -0, too
  n = hn::IfThenElse(isLeft, hn::Sub(hn::Set(d, 4.0), n), n);
  sign = hn::IfThenElse(isLeft, hn::Neg(sign), sign);
  const V base = hn::Mul(n, hn::Set(d, quarterPi[0]));
  const auto [high, lost] = ordered(base, hn::Mul(sign, tangent));
  const V rest = hn::MulAdd(n, hn::Set(d, quarterPi[1]), hn::MulAdd(sign, tail, lost));
  const V angle = hn::CopySign(hn::Add(high, rest), y);
  return hn::IfThenElse(hn::Or(hn::IsNaN(x), hn::IsNaN(y)), hn::Add(x, y), angle);
}

template <typename D, typename V> HWY_INLINE V atan2Vector(D d, V y, V x) {
  if constexpr (DoubleTag<D>)
    return angleOfPoint<Rounded::ToDouble>(d, y, x);
  else
    return byDouble(
        d, [](auto wide, auto a, auto b) HWY_ATTR { return angleOfPoint<Rounded::ToFloat>(wide, a, b); }, y, x);
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
