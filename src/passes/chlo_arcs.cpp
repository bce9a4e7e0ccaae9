// Trigonometric and hyperbolic functions and their inverses, real and complex.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/chlo_functions.h"

#include <cmath>
#include <numbers>

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo::passes::decomposition {

namespace {

constexpr double pi = std::numbers::pi, ln2 = std::numbers::ln2;

bool isComplex(Exp x) { return llvm::isa<mlir::ComplexType>(x.element()); }
// z times the imaginary unit.
Exp timesI(Exp z) { return complex(-imag(z), real(z)); }
// `magnitude` with the sign of `x`; that of zero is positive.
Exp withSign(Exp magnitude, Exp x) { return select(x < 0, -magnitude, magnitude); }
// The hypotenuse, without intermediate overflow. (The absolute value of a complex number differs in the last place.)
Exp hypot(Exp a, Exp b) {
  Exp most = maximum(abs(a), abs(b)), least = minimum(abs(a), abs(b)), quotient = least / most;
  Exp square = quotient * quotient, root = sqrt(square + 1);
  Exp length = select((root == 1) & (square > 0), most + most * square * 0.5, most * root);
  return select(most == least, most * std::numbers::sqrt2, length);
}

// x / y for 0 <= x <= y; 1 if both are infinite.
Exp ratio(Exp x, Exp y) { return select(x == y, 1, x / y); }

} // namespace

//===- Inverse functions of real numbers --------------------------------------------------------------------------===//

static Exp realAsinh(Exp x) {
  Exp a = abs(x);
  Exp isLarge = a >= std::sqrt(largest(x.element()));
  Exp large = log(a) + ln2;
  Exp square = a * a;
  Exp small = log1p(a + square / (1 + sqrt(square + 1)));
  return sign(x) * select(isLarge, large, small);
}

static Exp realAcosh(Exp x) {
  Exp isLarge = x >= largest(x.element()) / 2;
  Exp root = sqrt(x - 1);
  return select(isLarge, log(x) + ln2, log1p(root * (sqrt(x + 1) + root)));
}

//===- Inverse functions of complex numbers -----------------------------------------------------------------------===//

// Hull, Fairgrieve and Tang, "Implementing the complex arcsine and arccosine functions using exception handling", 1997.
// In their terms, for x = |re z| and y = |im z|: the tangent of the real part of asin is x / result.re, the imaginary
// part of asin is result.im.
Exp asinAcosKernel(Exp z) {
  Exp x = abs(real(z)), y = abs(imag(z));
  Type element = x.element();
  double most = largest(element), least = smallestNormal(element);

  Exp plus = x + 1, minus = abs(x - 1);
  Exp r = hypot(plus, y), s = hypot(x - 1, y);
  Exp a = 0.5 * (r + s);
  Exp yy = y * y;
  Exp sum = a + x;
  // One of s - (x - 1) and s - (1 - x) cancels. The product of the two is y squared.
  Exp inner = x <= 1;
  Exp nearRoot = sqrt(0.5 * sum * (yy / (r + plus) + (s + minus)));
  Exp farRoot = y * sqrt(0.5 * (sum / (r + plus) + sum / (s + minus)));
  Exp adjacent = select(inner, nearRoot, farRoot);

  // a - 1, without cancellation.
  Exp beyond = select(inner, yy / (s + minus), s + minus);
  Exp am1 = 0.5 * (yy / (r + plus) + beyond);
  am1 = select((x < 1) & (a >= 1.5), a - 1, am1); // does not cancel
  Exp height = log1p(am1 + sqrt(am1 * (a + 1)));

  // The square of a small y underflows.
  Exp isFlat = y < std::sqrt(least) * 4;
  Exp root = sqrt(minus * plus);
  Exp isCorner = isFlat & (x == 1);
  Exp flatHeight = select(inner, y / root, log1p((x - 1) + root));
  Exp flatAdjacent = select(inner, root, adjacent);
  flatHeight = select(isCorner, sqrt(y), flatHeight);
  flatAdjacent = select(isCorner, sqrt(y), flatAdjacent);
  height = select(isFlat, flatHeight, height);
  adjacent = select(isFlat, flatAdjacent, adjacent);

  // The square of a large number overflows.
  double limit = std::sqrt(most) / 8;
  Exp isLarge = maximum(x, y) >= limit;
  Exp quotient = ratio(minimum(x, y), maximum(x, y));
  Exp largeHeight = ln2 + log(maximum(x, y)) + 0.5 * log1p(quotient * quotient);
  // A number with an infinite part is infinite, even if the other part is NaN.
  Exp isInfinite = (x == infinity) | (y == infinity);
  height = select(isInfinite, infinity, select(isLarge, largeHeight, height));
  return complex(select(isLarge, y, adjacent), height);
}

static Exp complexAtanh(Exp z) {
  Exp x = real(z), y = imag(z), ax = abs(x), ay = abs(y);
  Type element = x.element();
  Exp most = maximum(ax, ay);
  Exp isLarge = (most > std::sqrt(largest(element)) / 4) | (ax == infinity) | (ay == infinity);
  // 4x / ((1 - x)^2 + y^2) if the squares do not overflow or underflow; otherwise 1 is negligible.
  Exp minus = 1 - ax;
  Exp near = 4 * ax / (minus * minus + y * y);
  Exp u = ax / most, v = ay / most;
  Exp far = select(isFinite(most), 4 * (u / (u * u + v * v)) / most, 0);
  Exp re = 0.25 * log1p(select(isLarge, far, near));
  // At 1 the denominator is y squared, which may underflow.
  Exp isPole = (ax == 1) & (ay < std::sqrt(smallestNormal(element)) * 4);
  re = select(isPole, 0.5 * (ln2 - log(ay)), re);
  Exp im = 0.5 * atan2(2 * y, minus * (1 + ax) - y * y);
  // NaN counts as large and negative.
  Exp hasAngle = most <= std::sqrt(largest(element)) / 4;
  im = select(hasAngle, im, select(y >= 0, y.like(pi / 2), -pi / 2));
  return complex(withSign(re, x), im);
}

//===- Both -------------------------------------------------------------------------------------------------------===//

Exp acos(Exp x) {
  if (!isComplex(x))
    return atan2(sqrt((1 - x) * (1 + x)), x);
  Exp w = asinAcosKernel(x);
  return complex(atan2(real(w), real(x)), -withSign(imag(w), imag(x)));
}

Exp acosh(Exp x) {
  if (!isComplex(x))
    return realAcosh(x);
  Exp w = asinAcosKernel(x);
  return complex(imag(w), withSign(atan2(real(w), real(x)), imag(x)));
}

Exp asin(Exp x) {
  if (!isComplex(x))
    return atan2(x, sqrt((1 - x) * (1 + x)));
  Exp w = asinAcosKernel(x);
  return complex(atan2(real(x), real(w)), withSign(imag(w), imag(x)));
}

Exp asinh(Exp x) {
  if (!isComplex(x))
    return realAsinh(x);
  Exp w = asinAcosKernel(timesI(x));
  return complex(withSign(imag(w), real(x)), atan2(imag(x), real(w)));
}

Exp atan(Exp x) {
  if (!isComplex(x))
    return atan2(x, x.like(1));
  Exp w = complexAtanh(timesI(x));
  return complex(imag(w), -real(w));
}

Exp atanh(Exp x) {
  if (!isComplex(x))
    return 0.5 * (log1p(x) - log1p(-x));
  return complexAtanh(x);
}

//===- Functions --------------------------------------------------------------------------------------------------===//

// exp(x) / 2 and exp(-x) / 2. The first overflows only if its value does.
static std::pair<Exp, Exp> halves(Exp x) {
  auto half = [](Exp z) { return exp(isComplex(z) ? complex(real(z) - ln2, imag(z)) : z - ln2); };
  return {half(x), half(-x)};
}

// For complex numbers, the difference of the halves is used as in the reference, although it cancels near zero.
static Exp realSinh(Exp x) {
  auto [grown, shrunk] = halves(x);
  Exp growth = expm1(x);
  return select(abs(x) < 1, 0.5 * (growth + growth / (growth + 1)), grown - shrunk);
}

Exp cosh(Exp x) {
  auto [grown, shrunk] = halves(x);
  return grown + shrunk;
}

Exp sinh(Exp x) {
  if (!isComplex(x))
    return realSinh(x);
  auto [grown, shrunk] = halves(x);
  return grown - shrunk;
}

Exp tan(Exp x) { return {*x.formula, x.formula->create<ir::TanOp>(x.element(), x.value, ir::ResultAccuracyAttr())}; }

Exp square(Exp x) {
  if (!isComplex(x))
    return x * x;
  Exp re = real(x), im = imag(x);
  // One factor is zero, even if the other is infinite.
  Exp isDiagonal = isFinite(re) & (abs(re) == abs(im));
  return complex(select(isDiagonal, 0, (re - im) * (re + im)), 2 * (re * im));
}

Exp conj(Exp x) { return isComplex(x) ? complex(real(x), -imag(x)) : x; }

// Nothing equals an infinity that the type does not have.
static Exp equals(Exp x, double number) { return hasNumber(x.element(), number) ? x == number : x < x; }
Exp isInf(Exp x) { return equals(abs(x), infinity); }
Exp isNegInf(Exp x) { return equals(x, -infinity); }
Exp isPosInf(Exp x) { return equals(x, infinity); }

} // namespace shlo::passes::decomposition

#pragma clang attribute pop
