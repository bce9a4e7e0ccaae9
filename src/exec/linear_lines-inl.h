// The loops of linear_lines.h, compiled once per instruction set. Only files that define SHLO_LINE_TABLE include it.
// Complex elements are pairs of real ones here, so that nothing of the C++ library is compiled for a wide set.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_lines.h"

namespace shlo::exec::lines {
namespace {

// Sums may be in any order, which is the same in each run.
#define SHLO_ANY_ORDER _Pragma("clang fp reassociate(on) contract(fast)")

template <typename R> void rotate(R *__restrict x, R *__restrict y, int64_t n, R c, R s) {
  SHLO_ANY_ORDER
  for (int64_t i = 0; i < n; ++i) {
    const R old = x[i];
    x[i] = c * old + s * y[i];
    y[i] = c * y[i] - s * old;
  }
}
template <typename R> R dot(const R *__restrict x, const R *__restrict y, int64_t n) {
  SHLO_ANY_ORDER
  R sum = 0;
  for (int64_t i = 0; i < n; ++i)
    sum += x[i] * y[i];
  return sum;
}
template <typename R> void add(R a, const R *__restrict x, R *__restrict y, int64_t n) {
  SHLO_ANY_ORDER
  for (int64_t i = 0; i < n; ++i)
    y[i] += a * x[i];
}
template <typename R> R addAndDot(R a, const R *__restrict x, R *__restrict y, const R *__restrict z, int64_t n) {
  SHLO_ANY_ORDER
  R sum = 0;
  for (int64_t i = 0; i < n; ++i) {
    y[i] += a * x[i];
    sum += x[i] * z[i];
  }
  return sum;
}
template <typename R>
void addTwo(R a, const R *__restrict x, R b, const R *__restrict y, R *__restrict z, int64_t n) {
  SHLO_ANY_ORDER
  for (int64_t i = 0; i < n; ++i)
    z[i] += a * x[i] + b * y[i];
}
template <typename R>
void reflect(R *__restrict x, R *__restrict y, R *__restrict z, int64_t n, R second, R third, R tau) {
  SHLO_ANY_ORDER
  for (int64_t i = 0; i < n; ++i) {
    const R sum = tau * (x[i] + second * y[i] + third * z[i]);
    x[i] -= sum;
    y[i] -= second * sum;
    z[i] -= third * sum;
  }
}

template <typename R> constexpr LineKernels<R, R> realKernels() {
  return {rotate<R>, dot<R>, add<R>, addAndDot<R>, addTwo<R>, reflect<R>};
}

// --- Pairs ----------------------------------------------------------------------------------------------------------

template <typename R> struct Pair {
  R real, imaginary;
};
template <typename R> Pair<R> pairOf(const std::complex<R> &value) {
  const R *parts = reinterpret_cast<const R *>(&value);
  return {parts[0], parts[1]};
}
template <typename R> const R *partsOf(const std::complex<R> *line) { return reinterpret_cast<const R *>(line); }
template <typename R> R *partsOf(std::complex<R> *line) { return reinterpret_cast<R *>(line); }

template <typename R> void rotatePairs(std::complex<R> *x, std::complex<R> *y, int64_t n, R c, R s) {
  rotate(partsOf(x), partsOf(y), 2 * n, c, s);
}
template <typename R>
std::complex<R> addAndDotPairs(std::complex<R> a, const std::complex<R> *x, std::complex<R> *y,
                               const std::complex<R> *z, int64_t n) {
  SHLO_ANY_ORDER
  const Pair<R> factor = pairOf(a);
  const R *__restrict from = partsOf(x), *__restrict other = partsOf(z);
  R *__restrict to = partsOf(y);
  R real = 0, imaginary = 0;
  for (int64_t i = 0; i < n; ++i) {
    const R xr = from[2 * i], xi = from[2 * i + 1], zr = other[2 * i], zi = other[2 * i + 1];
    to[2 * i] += factor.real * xr - factor.imaginary * xi;
    to[2 * i + 1] += factor.real * xi + factor.imaginary * xr;
    real += xr * zr + xi * zi;
    imaginary += xr * zi - xi * zr;
  }
  return {real, imaginary};
}
template <typename R> std::complex<R> dotPairs(const std::complex<R> *x, const std::complex<R> *y, int64_t n) {
  SHLO_ANY_ORDER
  const R *__restrict from = partsOf(x), *__restrict other = partsOf(y);
  R real = 0, imaginary = 0;
  for (int64_t i = 0; i < n; ++i) {
    const R xr = from[2 * i], xi = from[2 * i + 1], yr = other[2 * i], yi = other[2 * i + 1];
    real += xr * yr + xi * yi;
    imaginary += xr * yi - xi * yr;
  }
  return {real, imaginary};
}
template <typename R> void addPairs(std::complex<R> a, const std::complex<R> *x, std::complex<R> *y, int64_t n) {
  SHLO_ANY_ORDER
  const Pair<R> factor = pairOf(a);
  const R *__restrict from = partsOf(x);
  R *__restrict to = partsOf(y);
  for (int64_t i = 0; i < n; ++i) {
    const R xr = from[2 * i], xi = from[2 * i + 1];
    to[2 * i] += factor.real * xr - factor.imaginary * xi;
    to[2 * i + 1] += factor.real * xi + factor.imaginary * xr;
  }
}
template <typename R>
void addTwoPairs(std::complex<R> a, const std::complex<R> *x, std::complex<R> b, const std::complex<R> *y,
                 std::complex<R> *z, int64_t n) {
  SHLO_ANY_ORDER
  const Pair<R> first = pairOf(a), second = pairOf(b);
  const R *__restrict from = partsOf(x), *__restrict other = partsOf(y);
  R *__restrict to = partsOf(z);
  for (int64_t i = 0; i < n; ++i) {
    const R xr = from[2 * i], xi = from[2 * i + 1], yr = other[2 * i], yi = other[2 * i + 1];
    to[2 * i] += first.real * xr - first.imaginary * xi + second.real * yr - second.imaginary * yi;
    to[2 * i + 1] += first.real * xi + first.imaginary * xr + second.real * yi + second.imaginary * yr;
  }
}

template <typename R> constexpr LineKernels<std::complex<R>, R> complexKernels() {
  // Only real matrices need `reflect`.
  return {rotatePairs<R>, dotPairs<R>, addPairs<R>, addAndDotPairs<R>, addTwoPairs<R>, nullptr};
}

} // namespace

extern const LineTable SHLO_LINE_TABLE;
const LineTable SHLO_LINE_TABLE = {realKernels<float>(), realKernels<double>(), complexKernels<float>(),
                                   complexKernels<double>()};

} // namespace shlo::exec::lines
