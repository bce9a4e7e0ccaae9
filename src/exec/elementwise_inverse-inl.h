// Hyperbolic and inverse functions and error functions for vectors of f32, all computed in f64, so that nothing but the
// last rounding is lost. Included like elementwise_map-inl.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_INVERSE_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_INVERSE_INL
#undef SHLO_EXEC_INVERSE_INL
#else
#define SHLO_EXEC_INVERSE_INL
#endif

#include "exec/elementwise_double-inl.h"
#include "exec/elementwise_trigonometry-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

// The root of 1 - x^2. Its relative error is small at 1, too.
template <DoubleTag D, typename V> HWY_INLINE V cathetus(D d, V x) {
  const V one = hn::Set(d, 1.0);
  return hn::Sqrt(hn::Mul(hn::Sub(one, x), hn::Add(one, x)));
}

// Functions of f64, for arguments and results of f32.
struct AcosOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    return angleOfPoint<Rounded::ToFloat>(d, cathetus(d, x), x);
  }
};
struct AsinOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    return angleOfPoint<Rounded::ToFloat>(d, x, cathetus(d, x));
  }
};
struct AtanOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    return angleOfPoint<Rounded::ToFloat>(d, x, hn::Set(d, 1.0));
  }
};
struct AcoshOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V t = hn::Sub(x, hn::Set(d, 1.0)), root = hn::Sqrt(hn::Mul(t, hn::Add(t, hn::Set(d, 2.0))));
    const V infinity = hn::Set(d, std::numeric_limits<double>::infinity());
    const V nan = hn::Set(d, std::numeric_limits<double>::quiet_NaN());
    const V result = hn::IfThenElse(hn::Lt(x, infinity), shortLog1p(d, hn::Add(t, root)), x);
    return hn::IfThenElse(hn::Lt(t, hn::Zero(d)), nan, result);
  }
};
struct AsinhOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V one = hn::Set(d, 1.0), magnitude = hn::Abs(x), square = hn::Mul(x, x);
    const V quotient = hn::Div(square, hn::Add(one, hn::Sqrt(hn::Add(square, one))));
    const V result = hn::CopySign(shortLog1p(d, hn::Add(magnitude, quotient)), x);
    const V infinity = hn::Set(d, std::numeric_limits<double>::infinity());
    return hn::IfThenElse(hn::Lt(magnitude, infinity), result, x);
  }
};
// log(1 + 2 x / (1 - x)) / 2
struct AtanhOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V one = hn::Set(d, 1.0), magnitude = hn::Abs(x);
    const V quotient = hn::Div(hn::Add(magnitude, magnitude), hn::Sub(one, magnitude));
    const V infinity = hn::Set(d, std::numeric_limits<double>::infinity());
    const V nan = hn::Set(d, std::numeric_limits<double>::quiet_NaN());
    const V result = hn::Mul(hn::Set(d, 0.5), shortLog1p(d, quotient));
    const V atLeastOne = hn::IfThenElse(hn::Eq(magnitude, one), infinity, nan);
    return hn::CopySign(hn::IfThenElse(hn::Lt(magnitude, one), result, atLeastOne), x);
  }
};
// Beyond 100 the results are infinite in f32.
struct CoshOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V e = shortExp(d, hn::Min(hn::Abs(x), hn::Set(d, 100.0)));
    const V result = hn::Mul(hn::Set(d, 0.5), hn::Add(e, hn::Div(hn::Set(d, 1.0), e)));
    return hn::IfThenElse(hn::IsNaN(x), x, result);
  }
};
struct SinhOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V one = hn::Set(d, 1.0);
    const auto [n, m] = exponential<Rounded::ToFloat>(d, hn::Min(hn::Abs(x), hn::Set(d, 100.0)));
    const V scale = wholePower(d, n), less = hn::MulAdd(scale, m, hn::Sub(scale, one)); // e^|x| - 1
    const V twice = hn::Add(less, hn::Div(less, hn::Add(less, one)));
    return hn::IfThenElse(hn::IsNaN(x), x, hn::CopySign(hn::Mul(hn::Set(d, 0.5), twice), x));
  }
};
struct ErfInvOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V one = hn::Set(d, 1.0), infinity = hn::Set(d, std::numeric_limits<double>::infinity());
    const V nan = hn::Set(d, std::numeric_limits<double>::quiet_NaN());
    const V rest = hn::NegMulAdd(x, x, one), w = hn::Neg(shortLog(d, rest));
    const V near = polynomial<polynomials::erfInvNear>(d, hn::Sub(w, hn::Set(d, 2.5)));
    const auto isNear = hn::And(hn::Lt(w, hn::Set(d, 5.0)), hn::Gt(rest, hn::Zero(d)));
    V factor = near;
    if (!hn::AllTrue(d, isNear)) {
      const V far = polynomial<polynomials::erfInvFar>(d, hn::Sub(hn::Sqrt(w), hn::Set(d, 4.0)));
      factor = hn::IfThenElse(isNear, near, far);
      factor = hn::IfThenElse(hn::Eq(rest, hn::Zero(d)), infinity, factor);
      factor = hn::IfThenElse(hn::Lt(rest, hn::Zero(d)), nan, factor);
    }
    return hn::Mul(x, factor);
  }
};

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
