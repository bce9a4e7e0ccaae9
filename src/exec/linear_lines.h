// Loops over lines of matrices, for the methods that are no products: one table of functions per instruction set.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <complex>
#include <cstdint>

namespace shlo::exec {

// S is float, double or a complex number of these, R its real type. Lines are contiguous and do not overlap.
template <typename S, typename R> struct LineKernels {
  // (x, y) = (c x + s y, c y - s x)
  void (*rotate)(S *x, S *y, int64_t n, R c, R s);
  // The sum of conj(x) y.
  S (*dot)(const S *x, const S *y, int64_t n);
  // y += a x
  void (*add)(S a, const S *x, S *y, int64_t n);
  // y += a x; returns the sum of conj(x) z.
  S (*addAndDot)(S a, const S *x, S *y, const S *z, int64_t n);
  // z += a x + b y
  void (*addTwo)(S a, const S *x, S b, const S *y, S *z, int64_t n);
  // Each column of three lines is multiplied by I - tau v v^T, v = (1, second, third).
  void (*reflect)(S *x, S *y, S *z, int64_t n, S second, S third, S tau);
};

struct LineTable {
  LineKernels<float, float> f32;
  LineKernels<double, double> f64;
  LineKernels<std::complex<float>, float> complexF32;
  LineKernels<std::complex<double>, double> complexF64;
};

// The table for this processor; `baseline` selects the narrowest instruction set.
const LineTable &lineTable(bool baseline);

template <typename S> const auto &lineKernels(bool baseline) {
  const LineTable &table = lineTable(baseline);
  if constexpr (std::is_same_v<S, float>)
    return table.f32;
  else if constexpr (std::is_same_v<S, double>)
    return table.f64;
  else if constexpr (std::is_same_v<S, std::complex<float>>)
    return table.complexF32;
  else
    return table.complexF64;
}

namespace lines {
extern const LineTable baseline;
#if defined(__x86_64__)
extern const LineTable avx2;
extern const LineTable avx512;
#endif
} // namespace lines

} // namespace shlo::exec
