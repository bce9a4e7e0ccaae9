// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_special.h"

#include "exec/elementwise_polynomials.h"
#include "exec/elementwise_widest.h"

#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>
#include <type_traits>

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

// Where the two terms of the reflection formula nearly cancel, in the widest type: by more steps, and more terms.
Wide digammaNearRoot(double x) {
  using Widest = widest::Number;
  static constexpr double above[] = {1, -1, 1, -1, 1, -691, 1, -3617, 43867, -174611, 77683, -236364091};
  static constexpr double below[] = {12, 120, 252, 240, 132, 32760, 12, 8160, 14364, 6600, 276, 65520};
  Widest y = 1 - Widest(x), steps = 0, series = 0;
  for (; y < 32; y += 1)
    steps += 1 / y;
  const Widest square = 1 / (y * y);
  for (size_t k = std::size(above); k-- > 0;)
    series = (series + Widest(above[k]) / below[k]) * square;
  const auto [sine, cosine] = widest::sineAndCosine(widest::pi() * Widest(x - std::rint(x)));
  return Wide(widest::log(y) - 1 / (2 * y) - series - steps - widest::pi() * cosine / sine);
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
  const Wide positive = digammaOfPositive(1 - x), result = positive - pi / std::tan(pi * rest);
  // The error is some units of the widest type's last digit next to one.
  return std::fabs(result) < (positive + 4) / 64 ? digammaNearRoot(double(x)) : result;
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

//--- The zeta function and derivatives of digamma -------------------------------------------------------------------//

// Greater whole exponents have powers of the C library, which are less exact than products.
constexpr double greatestProduct = 512;

// a^-s
template <typename T> T inversePower(T a, double s) {
  if (s > greatestProduct || s != std::rint(s))
    return T(std::pow(Wide(a), -Wide(s)));
  T product = 1;
  for (unsigned left = unsigned(s); left != 0; left >>= 1, a *= a)
    if (left & 1)
      product *= a;
  return 1 / product;
}

// The Hurwitz zeta function for s > 1, q > 0, by the formula of Euler and Maclaurin from where its terms shrink.
template <typename T> T zetaOfPositive(double s, T q, double from) {
  // (2k)! / B_2k
  static constexpr Wide corrections[] = {12.0L, -720.0L, 30240.0L, -1209600.0L, 47900160.0L, -1307674368000.0L / 691,
                                         74724249600.0L, -10670622842880000.0L / 3617,
                                         5109094217170944000.0L / 43867, -802857662698291200000.0L / 174611,
                                         14101100039391805440000.0L / 77683,
                                         -1693824136731743669452800000.0L / 236364091};
  const double least = from + s;
  T sum = 0;
  for (; q < least; q += 1) {
    const T term = inversePower(q, s);
    sum += term;
    if (!(term > sum * T(0x1p-120)))
      return sum;
  }
  const T last = inversePower(q, s), square = 1 / (q * q);
  T series = 0;
  for (size_t k = std::size(corrections); k-- > 0;) {
    const double step = 2 * double(k);
    series = 1 / T(corrections[k]) + square * (T(s) + step + 1) * (T(s) + step + 2) * series;
  }
  return sum + last * (q / (T(s) - 1) + T(0.5) + T(s) / q * series);
}

// a^-s - b^-s without cancellation, where the difference b - a is known better than the two.
template <typename T> T difference(T a, T b, T bLessA, double s) {
  if (s > greatestProduct)
    return T(-std::pow(Wide(a), -Wide(s)) * std::expm1(-Wide(s) * std::log1p(Wide(bLessA) / Wide(a))));
  T sum = 1, power = 1; // a^(s-1) + a^(s-2) b + ... + b^(s-1)
  for (double k = 1; k < s; ++k)
    sum = sum * a + (power *= b);
  return bLessA * sum * inversePower(T(a * b), s);
}

// The terms of negative bases begin at u, and those of positive ones at 1 - u. Of odd s they have different signs, so
// they are taken in pairs; where the pairs and the rest cancel, in the widest type.
template <typename T> T zetaOfNegative(double s, double q, double from) {
  constexpr double most = 1000;
  const double n = std::floor(-q);
  const T u = T(-q - n), v = 1 - u;
  if (std::fmod(s, 2) == 0)
    return zetaOfPositive(s, u, from) - zetaOfPositive(s, T(1 - T(q)), from) + zetaOfPositive(s, v, from);
  T sum = 0;
  double k = 0;
  for (; k <= n && k < most; ++k)
    sum += difference(T(v + k), T(u + k), T(u - v), s);
  const T beyond = T(n) + 1, rest = zetaOfPositive(s, T(v + beyond), from);
  if (k <= n)
    sum += (zetaOfPositive(s, T(v + k), from) - zetaOfPositive(s, T(u + k), from)) -
           (rest - zetaOfPositive(s, T(u + beyond), from));
  const T result = sum + rest;
  if constexpr (std::is_same_v<T, Wide> && !std::is_same_v<T, widest::Number>)
    if (std::fabs(result) < rest / 64)
      return Wide(zetaOfNegative<widest::Number>(s, q, 100));
  return result;
}

Wide zetaOf(double s, double q) {
  if (std::isnan(s) || std::isnan(q) || s < 1)
    return notANumber;
  if (s == 1)
    return infinity;
  if (q > 0) {
    if (std::isinf(s) || std::isinf(q))
      return q > 1 ? 0 : q == 1 ? 1 : infinity;
    return zetaOfPositive(s, Wide(q), 14);
  }
  const bool isEven = std::fmod(s, 2) == 0;
  if (q == std::rint(q)) // also of huge and infinite numbers
    return isEven ? infinity : notANumber;
  if (s != std::rint(s) || std::isinf(s))
    return notANumber;
  return zetaOfNegative<Wide>(s, q, 14);
}

Wide polygammaOf(double n, double x) {
  if (n == 0)
    return digammaOf(x);
  if (!(n > 0) || n != std::rint(n) || std::isinf(n))
    return notANumber;
  Wide product = std::fmod(n, 2) == 0 ? -1 : 1;
  const Wide zeta = zetaOf(n + 1, x);
  if (n > 1700) // whose factorials are out of range
    return product * (zeta > 0 ? std::exp(std::lgamma(Wide(n) + 1) + std::log(zeta)) : zeta);
  for (double k = 2; k <= n; ++k)
    product *= k;
  return product * zeta;
}

} // namespace

double besselI1e(double x) { return double(besselOf(x)); }
double digamma(double x) { return double(digammaOf(x)); }
double polygamma(double n, double x) { return double(polygammaOf(n, x)); }
double zeta(double s, double q) { return double(zetaOf(s, q)); }
// The reentrant form: the other one writes the sign to a variable that threads share.
double lgamma(double x) {
  int sign;
  return double(::lgammal_r(Wide(x), &sign));
}

} // namespace shlo::exec::special
