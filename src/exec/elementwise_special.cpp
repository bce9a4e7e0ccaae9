// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_special.h"

#include "exec/elementwise_polynomials.h"

#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>

namespace shlo::exec::special {
namespace {

using Wide = long double;
constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

template <typename T, typename C, size_t count> T polynomial(T x, const C (&coefficients)[count]) {
  T sum = 0;
  for (size_t i = count; i-- > 0;)
    sum = sum * x + T(coefficients[i]);
  return sum;
}

//--- The digamma function -------------------------------------------------------------------------------------------//

// For x >= 1/2. Recurrence up to where eight terms of Stirling's series suffice.
Wide digammaOfPositive(Wide x) {
  using polynomials::digammaRoot;
  const Wide fromRoot = (x - digammaRoot[0]) - digammaRoot[1];
  if (std::fabs(fromRoot) < Wide(0.1))
    return fromRoot * polynomial(fromRoot, polynomials::digammaAtRoot);
  Wide steps = 0;
  for (; x < 16; x += 1)
    steps += 1 / x;
  // B_2k / (2k)
  static constexpr Wide bernoulli[] = {Wide(1) / 12,  Wide(-1) / 120,     Wide(1) / 252, Wide(-1) / 240,
                                       Wide(1) / 132, Wide(-691) / 32760, Wide(1) / 12,  Wide(-3617) / 8160};
  const Wide square = 1 / (x * x);
  return std::log(x) - 1 / (2 * x) - square * polynomial(square, bernoulli) - steps;
}

// Below 1/2 by the reflection formula, with the rest of x from the next integer, which is exact.
Wide digammaOf(Wide x) {
  if (x == 0)
    return -infinity;
  if (x >= Wide(0.5) || x != x)
    return digammaOfPositive(x);
  const Wide rest = x - std::rint(x);
  if (rest == 0 || x == -infinity)
    return notANumber;
  constexpr Wide pi = std::numbers::pi_v<Wide>;
  return digammaOfPositive(1 - x) - pi / std::tan(pi * rest);
}

//--- The Bessel function --------------------------------------------------------------------------------------------//

// e^-|x| I1(x). The terms of the power series are all positive; those of the asymptotic one for large x shrink until
// e^(-2x), which is beyond the precision from `far` on.
Wide besselOf(Wide x) {
  constexpr Wide far = 24, precise = std::numeric_limits<Wide>::epsilon() / 4;
  const Wide a = std::fabs(x);
  Wide sum = 1, term = 1;
  if (!(a > far)) {
    const Wide quarter = a * a / 4;
    for (Wide k = 1; term > sum * precise; k += 1)
      sum += term *= quarter / (k * (k + 1));
    return x / 2 * std::exp(-a) * sum;
  }
  const Wide eighth = 1 / (8 * a);
  for (Wide k = 1; std::fabs(term) > precise && k < 4 * far; k += 1) {
    const Wide odd = 2 * k - 1;
    sum += term *= (odd * odd - 4) / k * eighth;
  }
  return std::copysign(sum / std::sqrt(2 * std::numbers::pi_v<Wide> * a), x);
}

//--- The inverse error function -------------------------------------------------------------------------------------//

// A polynomial with half the digits, then a step of Halley's method, which triples them.
double erfInvOf(double x) {
  const double a = std::fabs(x);
  if (!(a < 1))
    return a == 1 ? x * infinity : notANumber;
  const Wide rest = (1 - Wide(a)) * (1 + Wide(a));
  const double w = a < 0.5 ? -std::log1p(-a * a) : -std::log(double(rest));
  const double factor =
      w < 5 ? polynomial(w - 2.5, polynomials::erfInvNear) : polynomial(std::sqrt(w) - 4, polynomials::erfInvFar);
  Wide y = Wide(a) * factor;
  const Wide difference = a < 0.5 ? std::erf(y) - a : (1 - Wide(a)) - std::erfc(y);
  const Wide step = difference * std::exp(y * y) / (2 * std::numbers::inv_sqrtpi_v<Wide>);
  y -= step / (1 + y * step);
  return std::copysign(double(y), x);
}

} // namespace

double acosh(double x) { return double(std::acosh(Wide(x))); }
double atanh(double x) { return double(std::atanh(Wide(x))); }
double besselI1e(double x) { return double(besselOf(x)); }
double cbrt(double x) { return double(std::cbrt(Wide(x))); }
double digamma(double x) { return double(digammaOf(x)); }
double erfc(double x) { return double(std::erfc(Wide(x))); }
double erfInv(double x) { return erfInvOf(x); }
// The reentrant form: the other one writes the sign to a variable that threads share.
double lgamma(double x) {
  int sign;
  return double(::lgammal_r(Wide(x), &sign));
}

} // namespace shlo::exec::special
