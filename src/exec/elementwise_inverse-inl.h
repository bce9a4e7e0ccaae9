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
    const V nan = hn::Set(d, std::numeric_limits<double>::quiet_NaN());
    return hn::IfThenElse(hn::Lt(t, hn::Zero(d)), nan, log1pVector(d, hn::Add(t, root)));
  }
};
struct AsinhOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V one = hn::Set(d, 1.0), magnitude = hn::Abs(x), square = hn::Mul(x, x);
    const V quotient = hn::Div(square, hn::Add(one, hn::Sqrt(hn::Add(square, one))));
    const V result = hn::CopySign(log1pVector(d, hn::Add(magnitude, quotient)), x);
    const V infinity = hn::Set(d, std::numeric_limits<double>::infinity());
    return hn::IfThenElse(hn::Lt(magnitude, infinity), result, x);
  }
};
struct AtanhOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V twice = hn::Sub(log1pVector(d, x), log1pVector(d, hn::Neg(x)));
    return hn::IfThenElse(hn::Eq(x, hn::Zero(d)), x, hn::Mul(hn::Set(d, 0.5), twice));
  }
};
// Beyond 100 the results are infinite in f32.
struct CoshOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V e = expOf(d, hn::Min(hn::Abs(x), hn::Set(d, 100.0)));
    const V result = hn::Mul(hn::Set(d, 0.5), hn::Add(e, hn::Div(hn::Set(d, 1.0), e)));
    return hn::IfThenElse(hn::IsNaN(x), x, result);
  }
};
struct SinhOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V m = expm1Vector(d, hn::Min(hn::Abs(x), hn::Set(d, 100.0)));
    const V twice = hn::Add(m, hn::Div(m, hn::Add(m, hn::Set(d, 1.0))));
    return hn::IfThenElse(hn::IsNaN(x), x, hn::CopySign(hn::Mul(hn::Set(d, 0.5), twice), x));
  }
};
struct ErfInvOfFloat {
  template <DoubleTag D, typename V> static HWY_INLINE V of(D d, V x) {
    const V w = hn::Neg(log1pVector(d, hn::Neg(hn::Mul(x, x))));
    const V near = polynomial<polynomials::erfInvNear>(d, hn::Sub(w, hn::Set(d, 2.5)));
    const auto isNear = hn::Lt(w, hn::Set(d, 5.0));
    V factor = near;
    if (!hn::AllTrue(d, isNear)) {
      const V far = polynomial<polynomials::erfInvFar>(d, hn::Sub(hn::Sqrt(w), hn::Set(d, 4.0)));
      factor = hn::IfThenElse(isNear, near, far);
      const V infinity = hn::Set(d, std::numeric_limits<double>::infinity());
      factor = hn::IfThenElse(hn::Eq(hn::Abs(x), hn::Set(d, 1.0)), infinity, factor);
    }
    return hn::Mul(x, factor);
  }
};

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
