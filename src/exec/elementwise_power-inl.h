// Powers and cube roots of vectors of f32 and f64, within 2 units in the last place; f32 is computed in f64. Included
// like elementwise_map-inl.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_POWER_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_POWER_INL
#undef SHLO_EXEC_POWER_INL
#else
#define SHLO_EXEC_POWER_INL
#endif

#include "exec/elementwise_double-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

// The logarithm of a positive, finite number, with some 66 bits: n ln 2 + 2 atanh(s), s = (m - 1) / (m + 1).
template <DoubleTag D, typename V> HWY_INLINE Sum<V> longLog(D d, V x) {
  using namespace polynomials;
  const auto [n, m] = splitPositive(d, x);
  const V f = hn::Sub(m, hn::Set(d, 1.0));
  const auto [below, belowLow] = ordered(hn::Set(d, 2.0), f);
  const V inverse = hn::Div(hn::Set(d, 1.0), below);
  const V s = hn::Mul(f, inverse);
  const auto back = exactProduct(d, s, below);
  const V rest = hn::NegMulAdd(s, belowLow, hn::Sub(hn::Sub(f, back.high), back.low));
  const V sLow = hn::Mul(rest, inverse);
  // atanh(s) = s + s p, p = z (1/3 + z tail), z = s^2
  const auto square = exactProduct(d, s, s);
  const V z = square.high, zLow = hn::MulAdd(hn::Add(s, s), sLow, square.low);
  auto factor = ordered(hn::Set(d, third[0]), hn::Mul(z, polynomial<logTail2>(d, z)));
  factor.low = hn::Add(factor.low, hn::Set(d, third[1]));
  const auto p = exactProduct(d, z, factor.high);
  const V pLow = hn::Add(p.low, hn::MulAdd(z, factor.low, hn::Mul(zLow, factor.high)));
  const auto tail = exactProduct(d, s, p.high);
  const V tailLow = hn::Add(tail.low, hn::MulAdd(s, pLow, hn::Mul(sLow, p.high)));
  const auto [half, halfLow] = ordered(s, tail.high);
  const V low = hn::Add(halfLow, hn::Add(sLow, tailLow));
  const auto sum = ordered(hn::Mul(n, hn::Set(d, ln2[0])), hn::Add(half, half));
  return ordered(sum.high, hn::Add(sum.low, hn::MulAdd(n, hn::Set(d, ln2[1]), hn::Add(low, low))));
}

template <Rounded rounded, DoubleTag D, typename V> HWY_INLINE V powerOf(D d, V x, V y) {
  const V infinity = hn::Set(d, std::numeric_limits<double>::infinity());
  const V one = hn::Set(d, 1.0), zero = hn::Zero(d), magnitude = hn::Abs(x);
  V exponent, low = zero;
  if constexpr (rounded == Rounded::ToDouble) {
    const auto logarithm = longLog(d, magnitude);
    const auto product = exactProduct(d, y, logarithm.high);
    exponent = product.high;
    low = hn::MulAdd(y, logarithm.low, product.low);
  } else {
    exponent = hn::Mul(y, shortLog(d, magnitude));
  }
  const V up = hn::CopySign(infinity, y);
  exponent = hn::IfThenElse(hn::Eq(magnitude, zero), hn::Neg(up), exponent);
  exponent = hn::IfThenElse(hn::Eq(magnitude, infinity), up, exponent);
  exponent = hn::IfThenZeroElse(hn::Eq(magnitude, one), exponent);
  if constexpr (rounded == Rounded::ToDouble) // of one, and of exponents out of range, it is no number
    low = hn::IfThenElseZero(hn::And(hn::Lt(hn::Abs(exponent), hn::Set(d, 800.0)), hn::Ne(magnitude, one)), low);
  V result = expOf<rounded>(d, exponent, low);
  // Powers of negative numbers: of odd exponents negative, of fractions none.
  const V halfY = hn::Mul(y, hn::Set(d, 0.5));
  const auto isWhole = hn::Eq(hn::Trunc(y), y);
  const auto isOdd = hn::And(isWhole, hn::Ne(hn::Trunc(halfY), halfY));
  const V sign = hn::And(x, hn::Set(d, -0.0));
  result = hn::IfThenElse(isOdd, hn::Or(result, sign), result);
  const auto isNegative = hn::And(hn::Lt(x, zero), hn::Gt(x, hn::Neg(infinity)));
  const V nan = hn::Set(d, std::numeric_limits<double>::quiet_NaN());
  result = hn::IfThenElse(hn::AndNot(isWhole, isNegative), nan, result);
  result = hn::IfThenElse(hn::Or(hn::IsNaN(x), hn::IsNaN(y)), nan, result);
  return hn::IfThenElse(hn::Or(hn::Eq(y, zero), hn::Eq(x, one)), one, result);
}

// Squares, and cubes of f32, which norms and activations are full of, are products. A lane's result does not depend on
// the others.
template <typename D, typename V> HWY_INLINE V powVector(D d, V x, V y) {
  const auto isSquare = hn::Eq(y, hn::Set(d, 2));
  const V square = hn::Mul(x, x);
  if (hn::AllTrue(d, isSquare))
    return square;
  if constexpr (DoubleTag<D>) {
    return hn::IfThenElse(isSquare, square, powerOf<Rounded::ToDouble>(d, x, y));
  } else {
    const auto isCube = hn::Eq(y, hn::Set(d, 3));
    const V cube = byDouble(d, [](auto, auto a) HWY_ATTR { return hn::Mul(hn::Mul(a, a), a); }, x);
    if (hn::AllTrue(d, isCube))
      return cube;
    const V power =
        byDouble(d, [](auto wide, auto a, auto b) HWY_ATTR { return powerOf<Rounded::ToFloat>(wide, a, b); }, x, y);
    return hn::IfThenElse(isSquare, square, hn::IfThenElse(isCube, cube, power));
  }
}

//--- Cube roots -----------------------------------------------------------------------------------------------------//

template <Rounded rounded, DoubleTag D, typename V> HWY_INLINE V cubeRootOf(D d, V x) {
  const hn::RebindToSigned<D> di;
  const V magnitude = hn::Abs(x), one = hn::Set(d, 1.0);
  // x = 2^(3 k + j) m, 1 <= m < 2
  const auto tiny = hn::Lt(magnitude, hn::Set(d, std::numeric_limits<double>::min()));
  const V normal = hn::IfThenElse(tiny, hn::Mul(magnitude, hn::Set(d, 0x1p54)), magnitude);
  const auto bits = hn::BitCast(di, normal), exponent = hn::ShiftRight<52>(bits);
  const V m = hn::BitCast(d, hn::Or(hn::And(bits, hn::Set(di, 0xfffffffffffff)), hn::BitCast(di, one)));
  const auto base = hn::BitCast(di, hn::Set(d, rounder));
  const V e = hn::Sub(hn::BitCast(d, hn::Add(base, exponent)), hn::Set(d, rounder + 1023));
  const V k = hn::Floor(hn::Mul(hn::Add(e, hn::Set(d, 0.5)), hn::Set(d, 1.0 / 3)));
  const V j = hn::NegMulAdd(k, hn::Set(d, 3.0), e);
  const auto isOne = hn::Eq(j, one), isTwo = hn::Eq(j, hn::Set(d, 2.0));
  const V a = hn::Mul(m, hn::IfThenElse(isTwo, hn::Set(d, 4.0), hn::IfThenElse(isOne, hn::Set(d, 2.0), one)));
  const V factor = hn::IfThenElse(isTwo, hn::Set(d, polynomials::inverseCubeRootOf4),
                                  hn::IfThenElse(isOne, hn::Set(d, polynomials::inverseCubeRootOf2), one));
  // t = a^(-1/3): (1 - h)^(-1/3) = 1 + h/3 + 2/9 h^2 + 14/81 h^3 + ...
  V t = hn::Mul(polynomial<polynomials::inverseCubeRoot>(d, m), factor);
  const V h = hn::NegMulAdd(hn::Mul(t, t), hn::Mul(t, a), one);
  t = hn::MulAdd(hn::Mul(t, h),
                 hn::MulAdd(h, hn::MulAdd(h, hn::Set(d, 14.0 / 81), hn::Set(d, 2.0 / 9)), hn::Set(d, 1.0 / 3)), t);
  const V square = hn::Mul(t, t);
  V root = hn::Mul(a, square);
  if constexpr (rounded == Rounded::ToDouble) {
    const auto second = exactProduct(d, root, root), cube = exactProduct(d, second.high, root);
    const V rest = hn::NegMulAdd(second.low, root, hn::Sub(hn::Sub(a, cube.high), cube.low));
    root = hn::MulAdd(rest, hn::Mul(square, hn::Set(d, 1.0 / 3)), root);
  }
  const V shift = hn::IfThenElse(tiny, hn::Sub(k, hn::Set(d, 18.0)), k);
  const V result = hn::CopySign(hn::Mul(root, wholePower(d, shift)), x);
  const auto isPlain =
      hn::And(hn::Ne(magnitude, hn::Zero(d)), hn::Lt(magnitude, hn::Set(d, std::numeric_limits<double>::infinity())));
  return hn::IfThenElse(isPlain, result, x); // zeros, infinities and NaN
}

template <typename D, typename V> HWY_INLINE V cbrtVector(D d, V x) {
  if constexpr (DoubleTag<D>)
    return cubeRootOf<Rounded::ToDouble>(d, x);
  else
    return byDouble(d, [](auto wide, auto a) HWY_ATTR { return cubeRootOf<Rounded::ToFloat>(wide, a); }, x);
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
