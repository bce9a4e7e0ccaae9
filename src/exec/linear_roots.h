// Roots of unity.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cmath>
#include <complex>
#include <cstdint>
#include <numbers>

namespace shlo::exec {

// exp(-2 pi i e / n). The angle is a number of quarters of the circle and the rest, which is at most an eighth.
inline std::complex<double> rootOfUnity(int64_t e, int64_t n) {
  e %= n;
  const int64_t quarters = (4 * e + n / 2) / n;
  const double rest = std::numbers::pi / 2 * double(4 * e - quarters * n) / double(n);
  std::complex<double> value(std::cos(rest), -std::sin(rest));
  for (int64_t i = 0; i < quarters; ++i)
    value = {value.imag(), -value.real()};
  return value;
}

} // namespace shlo::exec
