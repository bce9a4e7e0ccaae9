// Functions of vectors of complex numbers. What they cannot compute is left to elementwise_complex.cpp, an element at a
// time; so are all other functions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_simd.h"
#include "exec/elementwise_tables.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/elementwise_complex_vectors.cpp"
#include "hwy/foreach_target.h"

#include "exec/elementwise_functions-inl.h"
#include "exec/elementwise_hyperbolic-inl.h"
#include "exec/elementwise_trigonometry-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

template <typename D> struct ComplexVector {
  hn::Vec<D> re, im;
};
// Lanes that are not valid are left to the other kernel.
template <typename D> struct ComplexResult {
  ComplexVector<D> value;
  hn::Mask<D> isValid;
};

// e^x (cos y + i sin y). The power may overflow although its product with the cosine does not.
struct ComplexExp {
  static constexpr auto function = plan::ElementFunction::Exp;

  template <Rounded rounded, DoubleTag D> static HWY_INLINE ComplexResult<D> vector(D d, const ComplexVector<D> &z) {
    const hn::RebindToSigned<D> di;
    const auto angle = reduceAngle<rounded>(d, z.im);
    const auto limit = hn::Set(d, 1400.0);
    const auto [n, m] = exponential<rounded>(d, hn::Min(hn::Max(z.re, hn::Neg(limit)), limit));
    const auto shifted = hn::MulAdd(n, hn::Set(d, 0.5), hn::Set(d, rounder)),
               half = hn::Sub(shifted, hn::Set(d, rounder));
    const auto e = hn::Add(m, hn::Set(d, 1.0));
    const auto first = hn::BitCast(d, hn::Add(hn::BitCast(di, e), hn::ShiftLeft<52>(hn::BitCast(di, shifted))));
    const auto second = wholePower(d, hn::Sub(n, half));
    const ComplexVector<D> value = {hn::Mul(hn::Mul(first, sineOf<rounded, true>(d, angle)), second),
                                    hn::Mul(hn::Mul(first, sineOf<rounded, false>(d, angle)), second)};
    // Real numbers keep the sign of their zero.
    const auto isValid = hn::And(angle.isExact, hn::And(hn::Le(hn::Abs(z.re), limit), hn::Ne(z.im, hn::Zero(d))));
    return {value, isValid};
  }
};

// Products of parts of f32 are exact in f64. Those of f64 may overflow although the result does not.
struct ComplexMul {
  static constexpr auto function = plan::ElementFunction::Mul;

  template <Rounded rounded, DoubleTag D>
  static HWY_INLINE ComplexResult<D> vector(D d, const ComplexVector<D> &a, const ComplexVector<D> &b) {
    const ComplexVector<D> value = {hn::Sub(hn::Mul(a.re, b.re), hn::Mul(a.im, b.im)),
                                    hn::Add(hn::Mul(a.re, b.im), hn::Mul(a.im, b.re))};
    const auto infinity = hn::Set(d, std::numeric_limits<double>::infinity());
    // Neither infinite nor NaN.
    const auto isValid = hn::And(hn::Lt(hn::Abs(value.re), infinity), hn::Lt(hn::Abs(value.im), infinity));
    if constexpr (rounded == Rounded::ToFloat)
      return {value, hn::Eq(infinity, infinity)};
    return {value, isValid};
  }
};

// f64 by the formula of Smith, as elementwise_complex.cpp. Squares of f32 are in the range of f64.
struct ComplexDiv {
  static constexpr auto function = plan::ElementFunction::Div;

  template <Rounded rounded, DoubleTag D>
  static HWY_INLINE ComplexResult<D> vector(D d, const ComplexVector<D> &a, const ComplexVector<D> &b) {
    if constexpr (rounded == Rounded::ToFloat) {
      const auto length = hn::Add(hn::Mul(b.re, b.re), hn::Mul(b.im, b.im));
      const auto re = hn::Add(hn::Mul(a.re, b.re), hn::Mul(a.im, b.im));
      const auto im = hn::Sub(hn::Mul(a.im, b.re), hn::Mul(a.re, b.im));
      const ComplexVector<D> value = {hn::Div(re, length), hn::Div(im, length)};
      return {value, hn::And(hn::Eq(value.re, value.re), hn::And(hn::Eq(value.im, value.im), isFinite(d, length)))};
    }
    const auto isWide = hn::Ge(hn::Abs(b.re), hn::Abs(b.im));
    const auto greater = hn::IfThenElse(isWide, b.re, b.im), lesser = hn::IfThenElse(isWide, b.im, b.re);
    const auto ratio = hn::Div(lesser, greater), scale = hn::Add(hn::Mul(lesser, ratio), greater);
    const auto re1 = hn::IfThenElse(isWide, a.re, a.im), im1 = hn::IfThenElse(isWide, a.im, a.re);
    const auto re = hn::Add(hn::Mul(im1, ratio), re1), im = hn::Sub(im1, hn::Mul(re1, ratio));
    const auto quotient = hn::Div(im, scale);
    return {
        {hn::Div(re, scale), hn::IfThenElse(isWide, quotient, hn::Neg(quotient))},
        hn::And(hn::And(isModerate(d, a.re), isModerate(d, a.im)), hn::And(isModerate(d, b.re), isModerate(d, b.im)))};
  }

private:
  template <typename D> static HWY_INLINE hn::Mask<D> isFinite(D d, hn::Vec<D> x) {
    return hn::Le(hn::Abs(x), hn::Set(d, std::numeric_limits<double>::max()));
  }
  template <typename D> static HWY_INLINE hn::Mask<D> isModerate(D d, hn::Vec<D> x) {
    return hn::And(hn::Ge(hn::Abs(x), hn::Set(d, 0x1p-500)), hn::Le(hn::Abs(x), hn::Set(d, 0x1p500)));
  }
};

// The following ones are for parts of f32, whose squares and products are exact in f64.

// One part of the root is t = sqrt((|z| + |x|) / 2), the other one is y / 2t.
struct ComplexSqrt {
  static constexpr auto function = plan::ElementFunction::Sqrt;

  template <Rounded rounded, DoubleTag D> static HWY_INLINE ComplexResult<D> vector(D d, const ComplexVector<D> &z) {
    const auto length = hn::Sqrt(hn::Add(hn::Mul(z.re, z.re), hn::Mul(z.im, z.im)));
    const auto greater = hn::Sqrt(hn::Mul(hn::Set(d, 0.5), hn::Add(length, hn::Abs(z.re))));
    const auto lesser = hn::Div(hn::Abs(z.im), hn::Add(greater, greater));
    const auto isRight = hn::Ge(z.re, hn::Zero(d));
    const ComplexVector<D> value = {hn::IfThenElse(isRight, greater, lesser),
                                    hn::CopySign(hn::IfThenElse(isRight, lesser, greater), z.im)};
    const auto infinity = hn::Set(d, std::numeric_limits<double>::infinity());
    return {value, hn::And(hn::Gt(length, hn::Zero(d)), hn::Lt(length, infinity))};
  }
};

// Near the circle of length 1, the logarithm of 1 + s, where s = (a - 1) (a + 1) + b^2 has one rounding error.
struct ComplexLog {
  static constexpr auto function = plan::ElementFunction::Log;

  template <Rounded rounded, DoubleTag D> static HWY_INLINE ComplexResult<D> vector(D d, const ComplexVector<D> &z) {
    const auto one = hn::Set(d, 1.0), half = hn::Set(d, 0.5);
    const auto a = hn::Max(hn::Abs(z.re), hn::Abs(z.im)), b = hn::Min(hn::Abs(z.re), hn::Abs(z.im));
    const auto square = hn::Mul(b, b), length = hn::Add(hn::Mul(a, a), square);
    const auto s = hn::Add(hn::Mul(hn::Sub(a, one), hn::Add(a, one)), square), sum = hn::Add(one, s);
    const auto lost = hn::Div(hn::Sub(s, hn::Sub(sum, one)), sum);
    const auto isNear = hn::And(hn::Gt(length, half), hn::Lt(length, hn::Set(d, 3.0)));
    const auto logarithm = logOfPositive(d, hn::IfThenElse(isNear, sum, length), hn::IfThenElseZero(isNear, lost));
    const auto infinity = hn::Set(d, std::numeric_limits<double>::infinity());
    const auto isNumber = hn::And(hn::Eq(z.re, z.re), hn::Eq(z.im, z.im));
    return {{hn::Mul(half, logarithm), angleOfPoint<Rounded::ToDouble>(d, z.im, z.re)},
            hn::And(isNumber, hn::And(hn::Gt(length, hn::Zero(d)), hn::Lt(length, infinity)))};
  }
};

// e^(b log a). Turns that are so large that their error would be seen are left to the other kernel.
struct ComplexPow {
  static constexpr auto function = plan::ElementFunction::Pow;

  template <Rounded rounded, DoubleTag D>
  static HWY_INLINE ComplexResult<D> vector(D d, const ComplexVector<D> &a, const ComplexVector<D> &b) {
    const auto [logarithm, hasLogarithm] = ComplexLog::vector<rounded>(d, a);
    const ComplexVector<D> exponent = {
        hn::Sub(hn::Mul(b.re, logarithm.re), hn::Mul(b.im, logarithm.im)),
        hn::Add(hn::Mul(b.re, logarithm.im), hn::Mul(b.im, logarithm.re)),
    };
    const auto size =
        hn::Mul(hn::Max(hn::Abs(b.re), hn::Abs(b.im)), hn::Add(hn::Abs(logarithm.re), hn::Set(d, 3.1415926535897931)));
    const auto [value, isValid] = ComplexExp::vector<Rounded::ToDouble>(d, exponent);
    return {value, hn::And(hn::And(hasLogarithm, isValid), hn::Le(size, hn::Set(d, 0x1p26)))};
  }
};

// The conjugate of the root, divided by the square of its length.
struct ComplexRsqrt {
  static constexpr auto function = plan::ElementFunction::Rsqrt;

  template <Rounded rounded, DoubleTag D> static HWY_INLINE ComplexResult<D> vector(D d, const ComplexVector<D> &z) {
    const auto [root, isValid] = ComplexSqrt::vector<rounded>(d, z);
    const auto length = hn::Sqrt(hn::Add(hn::Mul(z.re, z.re), hn::Mul(z.im, z.im)));
    return {{hn::Div(root.re, length), hn::Neg(hn::Div(root.im, length))}, isValid};
  }
};

// Functions of a hyperbolic argument and of an angle, with the signs of their zeros.
template <typename D> struct Turn {
  hn::Vec<D> hyperbolicSine, hyperbolicCosine, sine, cosine;
  hn::Mask<D> isValid;
};
template <DoubleTag D> HWY_INLINE Turn<D> turnOf(D d, hn::Vec<D> length, hn::Vec<D> turn) {
  const auto limit = hn::Set(d, 300.0), x = hn::Min(hn::Max(length, hn::Neg(limit)), limit);
  const auto angle = reduceAngle<Rounded::ToDouble>(d, turn);
  const auto sine = sineOf<Rounded::ToDouble, false>(d, angle);
  return {SinhOfDouble::of(d, x), CoshOfDouble::of(d, x), hn::IfThenElse(hn::Eq(turn, hn::Zero(d)), turn, sine),
          sineOf<Rounded::ToDouble, true>(d, angle), hn::And(angle.isExact, hn::Le(hn::Abs(length), limit))};
}

// sinh (x + iy) = sinh x cos y + i cosh x sin y
struct ComplexSinh {
  static constexpr auto function = plan::ElementFunction::Sinh;

  template <Rounded, DoubleTag D> static HWY_INLINE ComplexResult<D> vector(D d, const ComplexVector<D> &z) {
    const Turn<D> turn = turnOf(d, z.re, z.im);
    return {{hn::Mul(turn.hyperbolicSine, turn.cosine), hn::Mul(turn.hyperbolicCosine, turn.sine)}, turn.isValid};
  }
};
// cosh (x + iy) = cosh x cos y + i sinh x sin y
struct ComplexCosh {
  static constexpr auto function = plan::ElementFunction::Cosh;

  template <Rounded, DoubleTag D> static HWY_INLINE ComplexResult<D> vector(D d, const ComplexVector<D> &z) {
    const Turn<D> turn = turnOf(d, z.re, z.im);
    return {{hn::Mul(turn.hyperbolicCosine, turn.cosine), hn::Mul(turn.hyperbolicSine, turn.sine)}, turn.isValid};
  }
};
// tanh (x + iy) = (sinh x cosh x + i sin y cos y) / (sinh^2 x + cos^2 y): nothing is subtracted.
struct ComplexTanh {
  static constexpr auto function = plan::ElementFunction::Tanh;

  template <Rounded, DoubleTag D> static HWY_INLINE ComplexResult<D> vector(D d, const ComplexVector<D> &z) {
    const Turn<D> turn = turnOf(d, z.re, z.im);
    const auto divisor = hn::Add(hn::Mul(turn.hyperbolicSine, turn.hyperbolicSine), hn::Mul(turn.cosine, turn.cosine));
    return {{hn::Div(hn::Mul(turn.hyperbolicSine, turn.hyperbolicCosine), divisor),
             hn::Div(hn::Mul(turn.sine, turn.cosine), divisor)},
            turn.isValid};
  }
};
// sin z = -i sinh iz, and likewise for the tangent; cos z = cosh iz.
template <typename Hyperbolic, plan::ElementFunction made> struct OfTurnedArgument {
  static constexpr auto function = made;

  template <Rounded rounded, DoubleTag D> static HWY_INLINE ComplexResult<D> vector(D d, const ComplexVector<D> &z) {
    const ComplexVector<D> turned = {hn::Neg(z.im), z.re};
    const auto [value, isValid] = Hyperbolic::template vector<rounded>(d, turned);
    if constexpr (made == plan::ElementFunction::Cosine)
      return {value, isValid};
    else
      return {{value.im, hn::Neg(value.re)}, isValid};
  }
};

// What all kernels of vectors do alike: `F::compute(operands, output)` computes one vector of `lanes` numbers, which
// have two parts each in T, and `results` parts of the result. Operands and output are arrays of parts, which may be
// the same.
template <typename F> void mapVectors(const char *const *inputs, char *output, int64_t n, int64_t) {
  using T = typename F::Part;
  constexpr int64_t lanes = F::lanes(), results = F::results;
  const T *from[F::arity];
  for (size_t k = 0; k < F::arity; ++k)
    from[k] = reinterpret_cast<const T *>(inputs[k]);
  T *to = reinterpret_cast<T *>(output);
  for (; n >= lanes; n -= lanes, to += results * lanes) {
    F::compute(from, to);
    for (const T *&at : from)
      at += 2 * lanes;
  }
  if (n > 0) {
    T rests[F::arity][2 * lanes] = {}, made[results * lanes];
    for (size_t k = 0; k < F::arity; ++k) {
      __builtin_memcpy(rests[k], from[k], size_t(n) * 2 * sizeof(T));
      from[k] = rests[k];
    }
    F::compute(from, made);
    __builtin_memcpy(to, made, size_t(n * results) * sizeof(T));
  }
}
// Lanes that are not valid, by the other kernel. Operands by their parts, since the output may be in their place.
template <typename F, typename D, typename N, typename V>
HWY_NOINLINE void computeOthers(D d, hn::Mask<D> isValid, N narrow, const V (&re)[F::arity], const V (&im)[F::arity],
                                typename F::Part *output) {
  using T = typename F::Part;
  constexpr size_t column = size_t(nativeIndex(sizeof(T) == 8 ? ElementType::ComplexF64 : ElementType::ComplexF32));
  hn::TFromD<D> flags[F::lanes()];
  T copies[F::arity][2 * F::lanes()];
  hn::StoreU(hn::IfThenElseZero(isValid, hn::Set(d, 1)), d, flags);
  for (size_t k = 0; k < F::arity; ++k)
    hn::StoreInterleaved2(re[k], im[k], narrow, copies[k]);
  for (int64_t i = 0; i < F::lanes(); ++i)
    if (flags[i] == 0) {
      const char *from[F::arity];
      for (size_t k = 0; k < F::arity; ++k)
        from[k] = reinterpret_cast<const char *>(copies[k] + 2 * i);
      complexFunctions.kernels[size_t(F::function)][column](from, reinterpret_cast<char *>(output + F::results * i), 1,
                                                            0);
    }
}

// Computed in f64.
template <typename Of, typename T, size_t operands> struct InDouble {
  using Part = T;
  static constexpr auto function = Of::function;
  static constexpr size_t arity = operands;
  static constexpr int64_t results = 2;
  static constexpr int64_t lanes() { return hn::MaxLanes(hn::ScalableTag<double>()); }

  static HWY_INLINE void compute(const T *const (&inputs)[arity], T *output) {
    using D = hn::ScalableTag<double>;
    const D d;
    const hn::Rebind<T, D> narrow;
    hn::Vec<decltype(narrow)> re[arity], im[arity];
    ComplexVector<D> wide[arity];
    for (size_t k = 0; k < arity; ++k) {
      hn::LoadInterleaved2(narrow, inputs[k], re[k], im[k]);
      if constexpr (sizeof(T) == 8)
        wide[k] = {re[k], im[k]};
      else
        wide[k] = {hn::PromoteTo(d, re[k]), hn::PromoteTo(d, im[k])};
    }
    constexpr Rounded rounded = sizeof(T) == 8 ? Rounded::ToDouble : Rounded::ToFloat;
    ComplexResult<D> result;
    if constexpr (arity == 1)
      result = Of::template vector<rounded>(d, wide[0]);
    else
      result = Of::template vector<rounded>(d, wide[0], wide[1]);
    const auto [value, isValid] = result;
    if constexpr (sizeof(T) == 8)
      hn::StoreInterleaved2(value.re, value.im, narrow, output);
    else
      hn::StoreInterleaved2(hn::DemoteTo(narrow, value.re), hn::DemoteTo(narrow, value.im), narrow, output);
    if (HWY_UNLIKELY(!hn::AllTrue(d, isValid)))
      computeOthers<InDouble>(d, isValid, narrow, re, im, output);
  }
};

#if HWY_NATIVE_FMA
// a b + c d of f32, c d negative for `isDifference`. What is lost by rounding c d is added at the end; if nothing is, a
// zero keeps its sign.
template <bool isDifference, typename D, typename V> HWY_INLINE V sumOfProducts(D d, V a, V b, V c, V x) {
  const V rounded = hn::Mul(c, x);
  const V lost = isDifference ? hn::NegMulAdd(c, x, rounded) : hn::MulSub(c, x, rounded);
  const V sum = isDifference ? hn::MulSub(a, b, rounded) : hn::MulAdd(a, b, rounded);
  return hn::IfThenElse(hn::Eq(lost, hn::Zero(d)), sum, hn::Add(sum, lost));
}
// Products of f32 in f32. Finite ones are valid.
struct FloatProduct {
  using Part = float;
  static constexpr auto function = plan::ElementFunction::Mul;
  static constexpr size_t arity = 2;
  static constexpr int64_t results = 2;
  static constexpr int64_t lanes() { return hn::MaxLanes(hn::ScalableTag<float>()); }

  static HWY_INLINE void compute(const float *const (&inputs)[2], float *output) {
    const hn::ScalableTag<float> d;
    hn::Vec<decltype(d)> re[2], im[2];
    for (size_t k = 0; k < 2; ++k)
      hn::LoadInterleaved2(d, inputs[k], re[k], im[k]);
    const auto a = sumOfProducts<true>(d, re[0], re[1], im[0], im[1]);
    const auto b = sumOfProducts<false>(d, re[0], im[1], im[0], re[1]);
    const auto most = hn::Set(d, std::numeric_limits<float>::max());
    const auto isValid = hn::And(hn::Le(hn::Abs(a), most), hn::Le(hn::Abs(b), most));
    hn::StoreInterleaved2(a, b, d, output);
    if (HWY_UNLIKELY(!hn::AllTrue(d, isValid)))
      computeOthers<FloatProduct>(d, isValid, d, re, im, output);
  }
};
#endif

// Lengths, if the squares are in the range of T. The root halves the rounding errors of their sum.
template <typename T> struct Length {
  using Part = T;
  static constexpr auto function = plan::ElementFunction::Abs;
  static constexpr size_t arity = 1;
  static constexpr int64_t results = 1;
  static constexpr int64_t lanes() { return hn::MaxLanes(hn::ScalableTag<T>()); }

  static HWY_INLINE void compute(const T *const (&inputs)[1], T *output) {
    constexpr T most = sizeof(T) == 8 ? T(0x1p500) : T(0x1p60);
    const hn::ScalableTag<T> d;
    hn::Vec<decltype(d)> re[1], im[1];
    hn::LoadInterleaved2(d, inputs[0], re[0], im[0]);
    const auto greater = hn::Max(hn::Abs(re[0]), hn::Abs(im[0]));
    const auto isModerate = hn::And(hn::Ge(greater, hn::Set(d, 1 / most)), hn::Le(greater, hn::Set(d, most)));
    const auto isValid = hn::And(isModerate, hn::And(hn::Eq(re[0], re[0]), hn::Eq(im[0], im[0])));
    hn::StoreU(hn::Sqrt(hn::MulAdd(re[0], re[0], hn::Mul(im[0], im[0]))), d, output);
    if (HWY_UNLIKELY(!hn::AllTrue(d, isValid)))
      computeOthers<Length>(d, isValid, d, re, im, output);
  }
};

// The parts are computed independently.
template <typename F, typename T> void mapParts(const char *const *inputs, char *output, int64_t n, int64_t parameter) {
  mapBinary<F, 8 * sizeof(T), T>(inputs, output, 2 * n, parameter);
}

// The real or the imaginary parts.
template <typename T, bool isReal> void takeParts(const char *const *inputs, char *output, int64_t n, int64_t) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  auto *from = reinterpret_cast<const T *>(inputs[0]);
  auto *to = reinterpret_cast<T *>(output);
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes) {
    hn::Vec<decltype(d)> re, im;
    hn::LoadInterleaved2(d, from + 2 * i, re, im);
    hn::StoreU(isReal ? re : im, d, to + i);
  }
  for (; i < n; ++i)
    to[i] = from[2 * i + (isReal ? 0 : 1)];
}

// Complex numbers of two parts.
template <typename T> void joinParts(const char *const *inputs, char *output, int64_t n, int64_t) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  auto *re = reinterpret_cast<const T *>(inputs[0]), *im = reinterpret_cast<const T *>(inputs[1]);
  auto *to = reinterpret_cast<T *>(output);
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes)
    hn::StoreInterleaved2(hn::LoadU(d, re + i), hn::LoadU(d, im + i), d, to + 2 * i);
  for (; i < n; ++i) {
    to[2 * i] = re[i];
    to[2 * i + 1] = im[i];
  }
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

namespace shlo::exec::HWY_NAMESPACE {

extern const ElementFunctions complexTable;
constexpr ElementFunctions makeComplexTable() {
  ElementFunctions table = {};
  const size_t narrow = size_t(nativeIndex(ElementType::ComplexF32)),
               wide = size_t(nativeIndex(ElementType::ComplexF64));
  auto add = [&]<typename F, size_t arity> {
    table.kernels[size_t(F::function)][narrow] = mapVectors<InDouble<F, float, arity>>;
    table.kernels[size_t(F::function)][wide] = mapVectors<InDouble<F, double, arity>>;
  };
  add.template operator()<ComplexExp, 1>();
  add.template operator()<ComplexDiv, 2>();
  add.template operator()<ComplexMul, 2>();
#if HWY_NATIVE_FMA
  table.kernels[size_t(plan::ElementFunction::Mul)][narrow] = mapVectors<FloatProduct>;
#endif
  auto addNarrow = [&]<typename F, size_t arity> {
    table.kernels[size_t(F::function)][narrow] = mapVectors<InDouble<F, float, arity>>;
  };
  addNarrow.template operator()<ComplexSqrt, 1>();
  addNarrow.template operator()<ComplexLog, 1>();
  addNarrow.template operator()<ComplexPow, 2>();
  addNarrow.template operator()<ComplexRsqrt, 1>();
  addNarrow.template operator()<ComplexSinh, 1>();
  addNarrow.template operator()<ComplexCosh, 1>();
  addNarrow.template operator()<ComplexTanh, 1>();
  addNarrow.template operator()<OfTurnedArgument<ComplexSinh, plan::ElementFunction::Sine>, 1>();
  addNarrow.template operator()<OfTurnedArgument<ComplexCosh, plan::ElementFunction::Cosine>, 1>();
  addNarrow.template operator()<OfTurnedArgument<ComplexTanh, plan::ElementFunction::Tan>, 1>();
  using plan::ElementFunction;
  table.kernels[size_t(ElementFunction::Real)][narrow] = takeParts<float, true>;
  table.kernels[size_t(ElementFunction::Real)][wide] = takeParts<double, true>;
  table.kernels[size_t(ElementFunction::Imag)][narrow] = takeParts<float, false>;
  table.kernels[size_t(ElementFunction::Imag)][wide] = takeParts<double, false>;
  table.kernels[size_t(ElementFunction::Abs)][narrow] = mapVectors<Length<float>>;
  table.kernels[size_t(ElementFunction::Abs)][wide] = mapVectors<Length<double>>;
  table.kernels[size_t(ElementFunction::Complex)][size_t(nativeIndex(ElementType::F32))] = joinParts<float>;
  table.kernels[size_t(ElementFunction::Complex)][size_t(nativeIndex(ElementType::F64))] = joinParts<double>;
  auto addParts = [&]<typename F>(plan::ElementFunction function) {
    table.kernels[size_t(function)][narrow] = mapParts<F, float>;
    table.kernels[size_t(function)][wide] = mapParts<F, double>;
  };
  addParts.template operator()<fn::Add>(plan::ElementFunction::Add);
  addParts.template operator()<fn::Subtract>(plan::ElementFunction::Subtract);
  return table;
}
constexpr ElementFunctions complexTable = makeComplexTable();

} // namespace shlo::exec::HWY_NAMESPACE

#if HWY_ONCE
namespace shlo::exec {
const ElementFunctions *const complexVectors[simdCount] = SHLO_PER_SIMD(complexTable);
} // namespace shlo::exec
#endif
