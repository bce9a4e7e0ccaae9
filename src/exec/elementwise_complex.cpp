// Element functions of complex numbers. The formulas avoid the cancellation that the textbook formulas have.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_tables.h"
#include "exec/elementwise_widest.h"
#include "exec/numbers.h"

#include <cmath>
#include <complex>
#include <limits>
#include <numbers>
#include <type_traits>

namespace shlo::exec {
namespace {

// The type in which functions are computed, so that little more than the last rounding is lost.
template <typename T> using Wider = std::conditional_t<std::is_same_v<T, float>, double, long double>;
template <typename T> std::complex<Wider<T>> wider(ComplexNumber<T> a) { return {a.re, a.im}; }
template <typename T> ComplexNumber<T> rounded(std::complex<Wider<T>> a) { return {T(a.real()), T(a.imag())}; }

template <typename T> std::complex<T> wide(ComplexNumber<T> a) { return {a.re, a.im}; }
template <typename T> ComplexNumber<T> plain(std::complex<T> a) { return {a.real(), a.imag()}; }

// libgcc divides numbers of f64 with fused products on some processors, where z / z then is not 1. Unless a part is
// extreme it uses Smith's formula, which is compiled here without them.
template <typename T> std::complex<T> quotient(std::complex<T> a, std::complex<T> b) {
  auto isModerate = [](T x) { return std::fabs(x) >= 0x1p-500 && std::fabs(x) <= 0x1p500; };
  if (std::is_same_v<T, float> || !isModerate(a.real()) || !isModerate(a.imag()) || !isModerate(b.real()) ||
      !isModerate(b.imag())) {
    auto isFinite = [](std::complex<T> z) { return std::isfinite(z.real()) && std::isfinite(z.imag()); };
    if (std::is_same_v<T, float> || !isFinite(a) || !isFinite(b) || b == T(0))
      return a / b;
    // The wider type holds the squares of all parts.
    const Wider<T> re = a.real(), im = a.imag(), x = b.real(), y = b.imag(), length = x * x + y * y;
    return {T((re * x + im * y) / length), T((im * x - re * y) / length)};
  }
  if (std::fabs(b.real()) < std::fabs(b.imag())) {
    const T ratio = b.real() / b.imag(), scale = b.real() * ratio + b.imag();
    return {(a.real() * ratio + a.imag()) / scale, (a.imag() * ratio - a.real()) / scale};
  }
  const T ratio = b.imag() / b.real(), scale = b.imag() * ratio + b.real();
  return {(a.imag() * ratio + a.real()) / scale, (a.imag() - a.real() * ratio) / scale};
}

template <typename T> bool isFinite(ComplexNumber<T> a) { return std::isfinite(a.re) && std::isfinite(a.im); }
template <typename T> bool isZero(ComplexNumber<T> a) { return a.re == 0 && a.im == 0; }

// Compares the real parts, then the imaginary parts.
template <typename T> bool isLess(ComplexNumber<T> a, ComplexNumber<T> b) {
  return a.re < b.re || (a.re == b.re && a.im < b.im);
}

namespace fn {

#define SHLO_ELEMENT_FUNCTION(enumerator, ...) struct enumerator;
#include "opset/element_functions.inc"
#undef SHLO_ELEMENT_FUNCTION

struct Add {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a, ComplexNumber<T> b) {
    return {a.re + b.re, a.im + b.im};
  }
};
struct Subtract {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a, ComplexNumber<T> b) {
    return {a.re - b.re, a.im - b.im};
  }
};
struct Mul {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a, ComplexNumber<T> b) {
    const ComplexNumber<T> product = {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
    if (isFinite(product) || !isFinite(a) || !isFinite(b))
      return product;
    // A product of two parts overflows; perhaps the result does not.
    const Wider<T> re = a.re, im = a.im;
    return {T(re * b.re - im * b.im), T(re * b.im + im * b.re)};
  }
};
struct Div {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a, ComplexNumber<T> b) {
    return plain(quotient(wide(a), wide(b)));
  }
};
struct Neg {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a) { return {-a.re, -a.im}; }
};
struct Abs {
  template <typename T> static T apply(ComplexNumber<T> a) { return std::hypot(a.re, a.im); }
};
struct Real {
  template <typename T> static T apply(ComplexNumber<T> a) { return a.re; }
};
struct Imag {
  template <typename T> static T apply(ComplexNumber<T> a) { return a.im; }
};
struct Sign {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a) {
    if (std::isnan(a.re) || std::isnan(a.im))
      return {std::numeric_limits<T>::quiet_NaN(), std::numeric_limits<T>::quiet_NaN()};
    if (isZero(a))
      return {0, 0};
    const Wider<T> re = a.re, im = a.im, length = std::hypot(re, im);
    return {T(re / length), T(im / length)};
  }
};
struct Max {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a, ComplexNumber<T> b) {
    return isLess(a, b) ? b : a;
  }
};
struct Min {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a, ComplexNumber<T> b) {
    return isLess(b, a) ? b : a;
  }
};
struct Clamp {
  template <typename T>
  static ComplexNumber<T> apply(ComplexNumber<T> low, ComplexNumber<T> a, ComplexNumber<T> high) {
    return Min::apply(Max::apply(a, low), high);
  }
};
struct Exp {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a) {
    if (a.im == 0)
      return {std::exp(a.re), a.im};
    // Without a finite angle there is no direction, so the result is NaN even if the magnitude is zero or infinite.
    if (!std::isfinite(a.im))
      return {std::numeric_limits<T>::quiet_NaN(), std::numeric_limits<T>::quiet_NaN()};
    return rounded<T>(std::exp(wider(a)));
  }
};
struct Expm1 {
  // e^x cos y - 1 = (e^x - 1) cos y - 2 sin^2(y / 2).
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a) {
    const Wider<T> re = a.re, im = a.im, half = std::sin(im / 2);
    return {T(std::expm1(re) * std::cos(im) - 2 * half * half), a.im == 0 ? a.im : T(std::exp(re) * std::sin(im))};
  }
};
struct Log {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a) { return rounded<T>(std::log(wider(a))); }
};
struct Log1p {
  // |1 + z|^2 - 1 = x (2 + x) + y^2 for small z. The wider type holds the squares of all others.
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a) {
    const Wider<T> re = a.re, im = a.im;
    const T angle = T(std::atan2(im, 1 + re));
    if (std::fabs(re) < Wider<T>(0.5) && std::fabs(im) < Wider<T>(0.5))
      return {T(std::log1p(re * (2 + re) + im * im) / 2), angle};
    return {T(std::log(std::hypot(1 + re, im))), angle};
  }
};
struct Sqrt {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a) { return rounded<T>(std::sqrt(wider(a))); }
};
struct Rsqrt {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a) {
    return rounded<T>(std::complex<Wider<T>>(1) / std::sqrt(wider(a)));
  }
};
struct Pow {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a, ComplexNumber<T> b) {
    if (isZero(a))
      return isZero(b) ? ComplexNumber<T>{1, 0} : ComplexNumber<T>{0, 0};
    const std::complex<Wider<T>> logarithm = std::log(wider(a));
    // The turn has the rounding error of the logarithm, times the exponent.
    constexpr Wider<T> enough = std::is_same_v<T, float> ? 0x1p26 : 0x1p10, most = 0x1p58;
    const Wider<T> size = std::fmax(std::fabs(Wider<T>(b.re)), std::fabs(Wider<T>(b.im))) *
                          (std::fabs(logarithm.real()) + std::numbers::pi_v<Wider<T>>);
    if (size > enough && size < most && isFinite(a))
      return ofHugeTurn(a, b);
    const Wider<T> length = std::exp(b.re * logarithm.real() - b.im * logarithm.imag());
    const Wider<T> turn = b.re * logarithm.imag() + b.im * logarithm.real();
    return {T(length * std::cos(turn)), T(length * std::sin(turn))};
  }

private:
  template <typename T> static ComplexNumber<T> ofHugeTurn(ComplexNumber<T> a, ComplexNumber<T> b) {
    using widest::Number;
    const auto [logarithm, angle] = widest::polar(a.re, a.im);
    const Number exponent = Number(b.re) * logarithm - Number(b.im) * angle;
    const auto [sine, cosine] = widest::sineAndCosine(Number(b.re) * angle + Number(b.im) * logarithm);
    // Beyond 3000 the power is zero or infinite in all types.
    int shift;
    const double mantissa = double(widest::exp(exponent > 3000 ? 3000 : exponent < -3000 ? -3000 : exponent, shift));
    const Wider<T> length = std::ldexp(Wider<T>(mantissa), shift);
    return {T(length * Wider<T>(cosine)), T(length * Wider<T>(sine))};
  }
};
struct Cbrt {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a) {
    const Wider<T> re = a.re, im = a.im;
    const Wider<T> length = std::cbrt(std::hypot(re, im)), turn = std::atan2(im, re) / 3;
    return {T(length * std::cos(turn)), T(length * std::sin(turn))};
  }
};
struct Sine {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a) { return rounded<T>(std::sin(wider(a))); }
};
struct Cosine {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a) { return rounded<T>(std::cos(wider(a))); }
};
struct Tan {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a) { return rounded<T>(std::tan(wider(a))); }
};
struct Tanh {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a) { return rounded<T>(std::tanh(wider(a))); }
};
struct Sinh {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a) { return rounded<T>(std::sinh(wider(a))); }
};
struct Cosh {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a) { return rounded<T>(std::cosh(wider(a))); }
};
struct Logistic {
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> a) {
    const std::complex<Wider<T>> one(1);
    return rounded<T>(one / (one + std::exp(-wider(a))));
  }
};
struct Atan2 {
  // -i log((x + i y) / sqrt(x^2 + y^2)). This is the arc tangent of y / x, or half a turn from there: where
  // x sqrt(1 + (y / x)^2) is not the root, but its negative.
  template <typename T> static ComplexNumber<T> apply(ComplexNumber<T> y, ComplexNumber<T> x) {
    using W = Wider<T>;
    const std::complex<W> a = wider(y), b = wider(x);
    if (!isFinite(y) || !isFinite(x) || isZero(x) || isZero(y)) {
      const std::complex<W> i(0, 1), logarithm = std::log((b + i * a) / std::sqrt(b * b + a * a));
      return {T(logarithm.imag()), T(-logarithm.real())};
    }
    const std::complex<W> ratio = a / b, root = std::sqrt(b * b + a * a);
    const std::complex<W> other = b * std::sqrt(W(1) + ratio * ratio);
    std::complex<W> angle;
    const W size = std::abs(ratio);
    if (size < W(0.125)) {
      angle = std::atan(ratio);
    } else {
      // log((x + i y) / (x - i y)) / (2 i); the sums are exact where they nearly cancel. The quotient may have lost the
      // sign of the angle, which is that of y / x.
      const std::complex<W> above(b.real() - a.imag(), b.imag() + a.real());
      const std::complex<W> below(b.real() + a.imag(), b.imag() - a.real());
      const std::complex<W> logarithm = std::log(above / below);
      angle = {std::copysign(logarithm.imag() / 2, ratio.real()), -logarithm.real() / 2};
    }
    if (root.real() * other.real() + root.imag() * other.imag() < 0)
      angle += angle.real() > 0 ? -std::numbers::pi_v<W> : std::numbers::pi_v<W>;
    return {T(angle.real()), T(angle.imag())};
  }
};

} // namespace fn

template <typename F, typename T>
concept IsUnary = requires(T a) { F::apply(a); };
template <typename F, typename T>
concept IsBinary = requires(T a) { F::apply(a, a); };
template <typename F, typename T>
concept IsTernary = requires(T a) { F::apply(a, a, a); };

template <typename F, typename T> void map(const char *const *inputs, char *output, int64_t n, int64_t) {
  auto at = [&](size_t operand, int64_t i) { return reinterpret_cast<const Loose<T> *>(inputs[operand])[i]; };
  for (int64_t i = 0; i < n; ++i) {
    if constexpr (IsUnary<F, T>) {
      using R = decltype(F::apply(T()));
      reinterpret_cast<Loose<R> *>(output)[i] = F::apply(at(0, i));
    } else if constexpr (IsBinary<F, T>) {
      reinterpret_cast<Loose<T> *>(output)[i] = F::apply(at(0, i), at(1, i));
    } else {
      reinterpret_cast<Loose<T> *>(output)[i] = F::apply(at(0, i), at(1, i), at(2, i));
    }
  }
}

template <typename F, typename T> constexpr ElementKernel kernelOf() {
  if constexpr (IsUnary<F, T> || IsBinary<F, T> || IsTernary<F, T>)
    return map<F, T>;
  else
    return nullptr;
}

template <typename F> constexpr NativeKernels complexKernels() {
  return forNative<ElementKernel>([]<ElementType type>() -> ElementKernel {
    if constexpr (isComplex(type))
      return kernelOf<F, Native<type>>();
    else
      return nullptr;
  });
}

} // namespace

constexpr ElementFunctions complexFunctions = {{
#define SHLO_ELEMENT_FUNCTION(enumerator, ...) complexKernels<fn::enumerator>(),
#include "opset/element_functions.inc"
#undef SHLO_ELEMENT_FUNCTION
}};

} // namespace shlo::exec
