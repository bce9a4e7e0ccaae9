// Reductions to condensed forms by reflectors, the first step towards eigenvalues.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/linear_householder.h"

namespace shlo::exec {

// To an upper Hessenberg matrix Q^H A Q. Reflector i is below element (i + 1, i).
template <typename S> class HessenbergReduction {
public:
  HessenbergReduction(bool baseline, int64_t n, ByteCount &scratch) : n(n), lines(lineKernels<S>(baseline)) {
    vectorAt = scratch.reserve(n, sizeof(S));
    conjugateAt = isReal<S> ? vectorAt : scratch.reserve(n, sizeof(S));
    productAt = scratch.reserve(n, sizeof(S));
  }

  // Rows and columns outside [begin, end) are triangular. taus has n - 1 elements.
  bool run(const MatrixArguments &arguments, S *a, S *taus, int64_t begin, int64_t end) const {
    S *const vector = arguments.at<S>(vectorAt), *const product = arguments.at<S>(productAt);
    for (int64_t i = begin; i + 1 < end; ++i) {
      const int64_t rows = end - i - 1;
      S *const below = a + (i + 1) * n + i;
      const S tau = taus[i] = makeReflector(below, rows, n);
      vector[0] = S(1);
      for (int64_t k = 1; k < rows; ++k)
        vector[k] = below[k * n];
      // From the right, then its adjoint from the left.
      S *const conjugate = arguments.at<S>(conjugateAt);
      line(conjugate, rows) = line(vector, rows).conjugate();
      for (int64_t row = 0; row < end; ++row) {
        S *const right = a + row * n + i + 1;
        lines.add(-tau * lines.dot(conjugate, right, rows), conjugate, right, rows);
      }
      const int64_t columns = n - i - 1;
      S *const under = a + (i + 1) * n + i + 1;
      std::fill_n(product, columns, S(0));
      for (int64_t k = 0; k < rows; ++k)
        lines.add(conjugate[k], under + k * n, product, columns);
      for (int64_t k = 0; k < rows; ++k)
        lines.add(-Eigen::numext::conj(tau) * vector[k], product, under + k * n, columns);
      if (!arguments.watch.proceed(2 * rows * n))
        return false;
    }
    return true;
  }

private:
  const int64_t n;
  const Lines<S> &lines;
  size_t vectorAt, conjugateAt, productAt;
};

// Of a symmetric (Hermitian) matrix to a real one with three diagonals, Q^H A Q. The matrix has contiguous columns, of
// which the lower triangle is used; reflector i is below element (i + 1, i) of column i.
template <typename S> class TridiagonalReduction {
public:
  TridiagonalReduction(bool baseline, int64_t n, ByteCount &scratch) : n(n), lines(lineKernels<S>(baseline)) {
    productAt = scratch.reserve(n, sizeof(S));
  }

  bool run(const MatrixArguments &arguments, S *columns, Real<S> *diagonal, Real<S> *beside, S *taus) const {
    using R = Real<S>;
    S *const product = arguments.at<S>(productAt);
    for (int64_t i = 0; i + 1 < n; ++i) {
      const int64_t rest = n - i - 1;
      S *const vector = columns + i * n + i + 1;
      const S tau = taus[i] = makeReflector(vector, rest);
      beside[i] = Eigen::numext::real(vector[0]);
      vector[0] = S(1);
      // A - v w^H - w v^H with x = tau A v and w = x - (conj(tau) / 2) (v^H x) v.
      const auto v = line(vector, rest);
      auto w = line(product, rest);
      w.setZero();
      for (int64_t j = 0; j < rest; ++j) {
        S *const column = columns + (i + 1 + j) * n + i + 1 + j;
        const S factor = vector[j];
        const S sum = S(Eigen::numext::real(column[0])) * factor;
        w[j] += sum + lines.addAndDot(factor, column + 1, product + j + 1, vector + j + 1, rest - j - 1);
      }
      w *= tau;
      w -= (S(R(0.5)) * Eigen::numext::conj(tau) * v.dot(w)) * v;
      for (int64_t j = 0; j < rest; ++j)
        lines.addTwo(-Eigen::numext::conj(product[j]), vector + j, -Eigen::numext::conj(vector[j]), product + j,
                     columns + (i + 1 + j) * n + i + 1 + j, rest - j);
      vector[0] = S(beside[i]);
      if (!arguments.watch.proceed(2 * rest * rest))
        return false;
    }
    for (int64_t i = 0; i < n; ++i) {
      diagonal[i] = Eigen::numext::real(columns[i * n + i]);
      columns[i * n + i] = S(diagonal[i]);
    }
    return true;
  }

private:
  const int64_t n;
  const Lines<S> &lines;
  size_t productAt;
};

// A rotation for which c x + s y = r and c y - s x = 0.
template <typename R> struct Rotation {
  R c = 1, s = 0, r = 0;
  Rotation(R x, R y) {
    r = std::hypot(x, y);
    if (r != 0) {
      c = x / r;
      s = y / r;
    }
  }
};

// result (columns x rows) = the adjoint of a matrix (rows x columns).
template <typename S>
bool writeAdjoint(const S *from, int64_t rows, int64_t columns, S *to, Watch &watch) {
  constexpr int64_t edge = 16;
  for (int64_t i = 0; i < columns; i += edge) {
    for (int64_t j = 0; j < rows; j += edge)
      for (int64_t r = i; r < std::min(i + edge, columns); ++r)
        for (int64_t c = j; c < std::min(j + edge, rows); ++c)
          to[r * rows + c] = Eigen::numext::conj(from[c * columns + r]);
    if (!watch.proceed(edge * rows))
      return false;
  }
  return true;
}

} // namespace shlo::exec
