// Reductions to condensed forms by reflectors, the first step towards eigenvalues.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/linear_householder.h"

namespace shlo::exec {

// To an upper Hessenberg matrix Q^H A Q. Reflector i is below element (i + 1, i).
template <typename S> class HessenbergReduction {
public:
  HessenbergReduction(int64_t n, ByteCount &scratch) : n(n) {
    vectorAt = scratch.reserve(n, sizeof(S));
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
      const auto v = line(vector, rows);
      // From the right, then its adjoint from the left.
      for (int64_t row = 0; row < end; ++row) {
        auto right = line(a + row * n + i + 1, rows);
        const S factor = tau * (right.transpose() * v).value();
        right -= factor * v.conjugate();
      }
      const int64_t columns = n - i - 1;
      auto sum = line(product, columns);
      sum.setZero();
      for (int64_t k = 0; k < rows; ++k)
        sum += Eigen::numext::conj(vector[k]) * line(a + (i + 1 + k) * n + i + 1, columns);
      for (int64_t k = 0; k < rows; ++k)
        line(a + (i + 1 + k) * n + i + 1, columns) -= Eigen::numext::conj(tau) * vector[k] * sum;
      if (!arguments.watch.proceed(2 * rows * n))
        return false;
    }
    return true;
  }

private:
  const int64_t n;
  size_t vectorAt, productAt;
};

// Of a symmetric (Hermitian) matrix to a real one with three diagonals, Q^H A Q. The matrix has contiguous columns, of
// which the lower triangle is used; reflector i is below element (i + 1, i) of column i.
template <typename S> class TridiagonalReduction {
public:
  TridiagonalReduction(int64_t n, ByteCount &scratch) : n(n) { productAt = scratch.reserve(n, sizeof(S)); }

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
        const int64_t below = rest - j - 1;
        const S factor = vector[j];
        w[j] += S(Eigen::numext::real(column[0])) * factor;
        if (below) {
          const auto under = line(column + 1, below);
          w[j] += under.dot(v.tail(below));
          w.tail(below) += factor * under;
        }
      }
      w *= tau;
      w -= (S(R(0.5)) * Eigen::numext::conj(tau) * v.dot(w)) * v;
      for (int64_t j = 0; j < rest; ++j)
        line(columns + (i + 1 + j) * n + i + 1 + j, rest - j) -=
            Eigen::numext::conj(product[j]) * v.tail(rest - j) + Eigen::numext::conj(vector[j]) * w.tail(rest - j);
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
  size_t productAt;
};

// Rotates two rows: (a, b) = (c a + s b, c b - s a).
template <typename S> void rotateRows(S *a, S *b, int64_t n, Real<S> c, Real<S> s) {
  using R = Real<S>;
  // Complex elements are pairs of real ones here.
  constexpr int64_t parts = sizeof(S) / sizeof(R), width = 64;
  R *x = reinterpret_cast<R *>(a), *y = reinterpret_cast<R *>(b);
  int64_t left = n * parts;
  for (; left >= width; left -= width, x += width, y += width) {
    Eigen::Map<Eigen::Array<R, width, 1>> first(x), second(y);
    const Eigen::Array<R, width, 1> old = first;
    first = c * old + s * second;
    second = c * second - s * old;
  }
  for (int64_t i = 0; i < left; ++i) {
    const R old = x[i];
    x[i] = c * old + s * y[i];
    y[i] = c * y[i] - s * old;
  }
}

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
