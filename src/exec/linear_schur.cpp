// Schur decompositions, and eigenvalues and eigenvectors of matrices that need not be symmetric.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_schur.h"

namespace shlo::exec {
namespace {

template <typename S> using ComplexOf = std::complex<Real<S>>;

template <typename S> void fillWithNaN(S *to, int64_t count) {
  std::fill_n(to, count, S(std::numeric_limits<Real<S>>::quiet_NaN()));
}

template <typename S> class Schur final : public Decomposer {
public:
  explicit Schur(const MatrixRequest &request)
      : n(request.n), hasVectors(request.op.vectors), decomposition(request.baseline, request.n, scratch) {
    vectorsAt = scratch.reserve(n * n, sizeof(S));
  }

  bool run(const MatrixArguments &arguments) const override {
    S *const t = arguments.output<S>(0), *const z = arguments.at<S>(vectorsAt), *const vectors = arguments.output<S>(1);
    int32_t *const info = arguments.output<int32_t>(3);
    auto *const values = arguments.output<ComplexOf<S>>(2);
    if (!arguments.copyInput(0, 0, n, n * int64_t(sizeof(S))))
      return false;
    if (!std::isfinite(powerOfTwoFor(t, n * n))) {
      fillWithNaN(t, n * n);
      fillWithNaN(vectors, n * n);
      fillWithNaN(values, n);
      *info = notFinite;
      return true;
    }
    if (!decomposition.run(arguments, t, hasVectors ? z : nullptr, *info))
      return false;
    eigenvaluesOf(t, n, values);
    if (!hasVectors) {
      std::fill_n(vectors, n * n, S(0));
      return true;
    }
    return writeAdjoint(z, n, n, vectors, arguments.watch);
  }

private:
  const int64_t n;
  const bool hasVectors;
  const SchurDecomposition<S> decomposition;
  size_t vectorsAt;
};

template <typename S> class EigenPairs final : public Decomposer {
  using R = Real<S>;
  using C = ComplexOf<S>;

public:
  explicit EigenPairs(const MatrixRequest &request)
      : n(request.n), decomposition(request.baseline, request.n, scratch) {
    matrixAt = scratch.reserve(n * n, sizeof(S));
    vectorsAt = scratch.reserve(n * n, sizeof(S));
    triangleAt = scratch.reserve(n * n, sizeof(C));
    basisAt = scratch.reserve(n * n, sizeof(C));
    vectorAt = scratch.reserve(n, sizeof(C));
    sumAt = scratch.reserve(n, sizeof(C));
    scalesAt = scratch.reserve(n, sizeof(R));
  }

  bool run(const MatrixArguments &arguments) const override {
    S *const a = arguments.at<S>(matrixAt), *const z = arguments.at<S>(vectorsAt);
    C *const values = arguments.output<C>(0), *const left = arguments.output<C>(1), *const right = arguments.output<C>(2);
    int32_t *const info = arguments.output<int32_t>(3);
    for (int64_t i = 0; i < n; ++i) {
      for (int64_t j = 0; j < n; ++j)
        a[i * n + j] = element<S>(arguments.inputs[0], i * n + j);
      if (!arguments.watch.proceed(n))
        return false;
    }
    const R scale = powerOfTwoFor(a, n * n);
    if (!(scale > 0)) {
      fillWithNaN(values, n);
      fillWithNaN(left, n * n);
      fillWithNaN(right, n * n);
      *info = notFinite;
      return true;
    }
    line(a, n * n) /= S(scale);
    R *const scales = arguments.at<R>(scalesAt);
    if (!balance(arguments, a, scales) || !decomposition.run(arguments, a, z, *info))
      return false;
    eigenvaluesOf(a, n, values);
    C *const t = arguments.at<C>(triangleAt), *const basis = arguments.at<C>(basisAt);
    for (int64_t i = 0; i < n; ++i) {
      for (int64_t j = 0; j < n; ++j) {
        t[i * n + j] = C(a[i * n + j]);
        basis[i * n + j] = C(z[i * n + j]);
      }
      if (!arguments.watch.proceed(2 * n))
        return false;
    }
    // Blocks of two rows become triangular.
    for (int64_t i = 0; i + 1 < n; ++i)
      if (t[(i + 1) * n + i] != C(0)) {
        // (A - value) (block's first row: below, value - diagonal) = 0, so this is an eigenvector.
        const ComplexRotation<C> rotation(t[i * n + i + 1], values[i] - t[i * n + i]);
        rotation.rows(t + i * n, t + (i + 1) * n, n);
        rotation.columns(t + i, i + 2, n);
        rotation.rows(basis + i * n, basis + (i + 1) * n, n);
        t[(i + 1) * n + i] = C(0);
        t[i * n + i] = values[i];
        t[(i + 1) * n + i + 1] = values[i + 1];
      }
    for (int64_t k = 0; k < n; ++k) {
      const bool isSecond = isReal<S> && k > 0 && values[k].imag() < 0 && values[k] == std::conj(values[k - 1]);
      if (isSecond) {
        for (int64_t i = 0; i < n; ++i) {
          right[i * n + k] = std::conj(right[i * n + k - 1]);
          left[i * n + k] = std::conj(left[i * n + k - 1]);
        }
      } else if (!findRight(arguments, t, basis, k, scales, right) || !findLeft(arguments, t, basis, k, scales, left)) {
        return false;
      }
    }
    for (int64_t k = 0; k < n; ++k)
      values[k] *= scale;
    return true;
  }

private:
  // Scales rows and columns by powers of two until they have about equal sizes (Osborne): D^-1 A D.
  bool balance(const MatrixArguments &arguments, S *a, R *scales) const {
    std::fill_n(scales, n, R(1));
    bool isChanged = true;
    for (int round = 0; isChanged && round < 20; ++round) {
      isChanged = false;
      for (int64_t i = 0; i < n; ++i) {
        R column = 0, row = 0;
        for (int64_t j = 0; j < n; ++j)
          if (j != i) {
            column += std::abs(a[j * n + i]);
            row += std::abs(a[i * n + j]);
          }
        if (!arguments.watch.proceed(4 * n))
          return false;
        if (column == 0 || row == 0)
          continue;
        const int exponent = (std::ilogb(row) - std::ilogb(column)) / 2;
        const R factor = std::ldexp(R(1), std::clamp(exponent, -100, 100));
        if (exponent == 0 || !(column * factor + row / factor < R(0.95) * (column + row)))
          continue;
        isChanged = true;
        scales[i] *= factor;
        for (int64_t j = 0; j < n; ++j)
          a[j * n + i] *= factor;
        for (int64_t j = 0; j < n; ++j)
          a[i * n + j] /= factor;
      }
    }
    return true;
  }

  // 1 / (diagonal - value), or a large number where both are equal.
  static C inverse(C difference, R least) {
    return std::abs(difference) < least ? C(1 / least) : C(1) / difference;
  }
  static R leastDifference(const C *t, int64_t n, int64_t k) {
    R largest = 0;
    for (int64_t i = 0; i < n; ++i)
      largest = std::max(largest, std::abs(t[i * n + i]));
    return std::max(std::numeric_limits<R>::epsilon() * std::max(std::abs(t[k * n + k]), largest),
                    std::numeric_limits<R>::min() * R(n));
  }
  // Keeps a vector that grows within range.
  static void limit(C *x, int64_t n) {
    R largest = 0;
    for (int64_t i = 0; i < n; ++i)
      largest = std::max(largest, std::abs(x[i]));
    if (largest > std::sqrt(std::numeric_limits<R>::max()) / R(n))
      line(x, n) /= largest;
  }

  // Of length 1, with a real element where it is the largest.
  void write(C *x, bool isRealValue, C *to, int64_t k) const {
    auto vector = line(x, n);
    int64_t largest = 0;
    R most = 0;
    for (int64_t i = 0; i < n; ++i)
      if (const R size = std::abs(x[i]); size > most) {
        most = size;
        largest = i;
      }
    if (most > 0) {
      vector /= most;
      vector /= vector.norm();
      const C turn = std::conj(x[largest]) / std::abs(x[largest]);
      vector *= turn;
      x[largest] = C(x[largest].real());
    }
    for (int64_t i = 0; i < n; ++i)
      to[i * n + k] = isRealValue ? C(x[i].real()) : x[i];
  }

  bool findRight(const MatrixArguments &arguments, const C *t, const C *basis, int64_t k, const R *scales, C *to) const {
    C *const x = arguments.at<C>(vectorAt), *const sum = arguments.at<C>(sumAt);
    const R least = leastDifference(t, n, k);
    x[k] = C(1);
    for (int64_t i = k - 1; i >= 0; --i) {
      C total(0);
      for (int64_t j = i + 1; j <= k; ++j)
        total += t[i * n + j] * x[j];
      x[i] = -total * inverse(t[i * n + i] - t[k * n + k], least);
      if (std::abs(x[i]) > std::sqrt(std::numeric_limits<R>::max()) / R(n))
        limit(x + i, k + 1 - i);
      if (!arguments.watch.proceed(4 * (k - i)))
        return false;
    }
    auto result = line(sum, n);
    result.setZero();
    for (int64_t j = 0; j <= k; ++j) {
      result += x[j] * line(const_cast<C *>(basis) + j * n, n).conjugate();
      if (!arguments.watch.proceed(2 * n))
        return false;
    }
    for (int64_t i = 0; i < n; ++i)
      sum[i] *= scales[i];
    write(sum, isReal<S> && t[k * n + k].imag() == 0, to, k);
    return true;
  }

  bool findLeft(const MatrixArguments &arguments, const C *t, const C *basis, int64_t k, const R *scales, C *to) const {
    C *const y = arguments.at<C>(vectorAt), *const sum = arguments.at<C>(sumAt);
    const R least = leastDifference(t, n, k);
    std::fill_n(sum, n, C(0));
    y[k] = C(1);
    for (int64_t i = k;; ++i) {
      if (i > k)
        y[i] = -sum[i] * inverse(t[i * n + i] - t[k * n + k], least);
      if (i + 1 == n)
        break;
      line(sum + i + 1, n - i - 1) += y[i] * line(const_cast<C *>(t) + i * n + i + 1, n - i - 1);
      if (std::abs(y[i]) > std::sqrt(std::numeric_limits<R>::max()) / R(n)) {
        const R size = std::abs(y[i]);
        line(y + k, i + 1 - k) /= size;
        line(sum, n) /= size;
      }
      if (!arguments.watch.proceed(2 * n))
        return false;
    }
    auto result = line(sum, n);
    result.setZero();
    for (int64_t j = k; j < n; ++j) {
      result += std::conj(y[j]) * line(const_cast<C *>(basis) + j * n, n).conjugate();
      if (!arguments.watch.proceed(2 * n))
        return false;
    }
    for (int64_t i = 0; i < n; ++i)
      sum[i] /= scales[i];
    write(sum, isReal<S> && t[k * n + k].imag() == 0, to, k);
    return true;
  }

  const int64_t n;
  const SchurDecomposition<S> decomposition;
  size_t matrixAt, vectorsAt, triangleAt, basisAt, vectorAt, sumAt, scalesAt;
};

} // namespace

MadeDecomposer makeSchur(const MatrixRequest &request) { return makeForElement<Schur>(request); }
MadeDecomposer makeEigen(const MatrixRequest &request) { return makeForElement<EigenPairs>(request); }

} // namespace shlo::exec
