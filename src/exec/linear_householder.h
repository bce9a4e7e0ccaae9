// Elementary reflectors H = I - tau v v^H with v[0] = 1, and products of them, as LAPACK stores them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/linear_decomposition.h"

namespace shlo::exec {

// Makes a reflector such that H^H x = beta e0 with a real beta. x, of n elements `stride` apart, gets beta and the rest of
// v. Returns tau.
template <typename S> S makeReflector(S *x, int64_t n, int64_t stride = 1) {
  using R = Real<S>;
  if (n <= 0)
    return S(0);
  Eigen::Map<Eigen::Matrix<S, Eigen::Dynamic, 1>, 0, Eigen::InnerStride<>> tail(x + stride, n - 1,
                                                                              Eigen::InnerStride<>(stride));
  constexpr R least = std::numeric_limits<R>::min() / std::numeric_limits<R>::epsilon();
  const S alpha = x[0];
  R norm = n > 1 ? tail.squaredNorm() : R(0);
  if (norm < least || norm > std::numeric_limits<R>::max()) {
    // The squares vanish or overflow. A NaN takes the other branch.
    const R largest = n > 1 ? tail.cwiseAbs().maxCoeff() : R(0);
    norm = largest > 0 ? largest * (tail / largest).norm() : R(0);
  } else {
    norm = std::sqrt(norm);
  }
  if (norm == 0 && Eigen::numext::imag(alpha) == 0)
    return S(0);
  const R beta = -std::copysign(std::hypot(std::hypot(norm, Eigen::numext::real(alpha)), Eigen::numext::imag(alpha)),
                                Eigen::numext::real(alpha));
  tail /= alpha - beta;
  x[0] = S(beta);
  if constexpr (isReal<S>)
    return (beta - alpha) / beta;
  else
    return S((beta - alpha.real()) / beta, -alpha.imag() / beta);
}

// The product H0 H1 ... of up to `most` reflectors, which is I - V T V^H with an upper triangular T, and its products with
// matrices.
template <typename S> class ReflectorBlock {
public:
  static constexpr int64_t most = 32;

  // For reflectors of up to `height` elements and matrices with up to `extent` elements in the other direction.
  ReflectorBlock(bool baseline, int64_t height, int64_t extent, ByteCount &scratch)
      : lines(lineKernels<S>(baseline)),
        products(baseline, std::max({height, extent, most}), std::max({height, extent, most}),
                 std::max(height, most), scratch) {
    vAt = scratch.reserve(height, most * sizeof(S));
    tAt = scratch.reserve(most * most, sizeof(S));
    factorAt = scratch.reserve(most * most, sizeof(S));
    firstAt = scratch.reserve(extent, most * sizeof(S));
    secondAt = scratch.reserve(extent, most * sizeof(S));
  }

  // The columns of V, contiguous, `rows` elements each: what set() takes.
  S *v(const MatrixArguments &arguments) const { return arguments.at<S>(vAt); }

  // Takes `count` reflectors of `rows` elements. In column j of v(), what is above element j is ignored, and element j
  // counts as 1.
  bool set(const MatrixArguments &arguments, int64_t rows, int64_t count, const S *taus) const {
    S *const columns = v(arguments), *const t = arguments.at<S>(tAt);
    for (int64_t j = 0; j < count; ++j) {
      S *const column = columns + j * rows;
      std::fill_n(column, j, S(0));
      column[j] = S(1);
      // T(0:j, j) = -tau T(0:j, 0:j) V(:, 0:j)^H v
      S products[most];
      for (int64_t i = 0; i < j; ++i)
        products[i] = lines.dot(columns + i * rows + j, column + j, rows - j);
      for (int64_t i = 0; i < j; ++i) {
        S sum(0);
        for (int64_t k = i; k < j; ++k)
          sum += t[i * most + k] * products[k];
        t[i * most + j] = -taus[j] * sum;
      }
      t[j * most + j] = taus[j];
      if (!arguments.watch.proceed(rows * (j + 1)))
        return false;
    }
    return true;
  }

  // c (rows x n) = Q c or Q^H c.
  bool applyLeft(const MatrixArguments &arguments, int64_t rows, int64_t count, bool adjoint, S *c, int64_t n,
                 int64_t pitch) const {
    if (rows == 0 || n == 0 || count == 0)
      return true;
    S *const first = arguments.at<S>(firstAt), *const second = arguments.at<S>(secondAt);
    const S *const factor = negativeFactor(arguments, count, adjoint);
    return products.run(arguments, count, n, rows, {v(arguments), rows, 1, true}, {c, pitch, 1}, first, n,
                        false) &&
           products.run(arguments, count, n, count, {factor, count, 1}, {first, n, 1}, second, n, false) &&
           products.run(arguments, rows, n, count, {v(arguments), 1, rows}, {second, n, 1}, c, pitch, true);
  }
  // c (n x rows) = c Q or c Q^H.
  bool applyRight(const MatrixArguments &arguments, int64_t rows, int64_t count, bool adjoint, S *c, int64_t n,
                  int64_t pitch) const {
    if (rows == 0 || n == 0 || count == 0)
      return true;
    S *const first = arguments.at<S>(firstAt), *const second = arguments.at<S>(secondAt);
    const S *const factor = negativeFactor(arguments, count, adjoint);
    return products.run(arguments, n, count, rows, {c, pitch, 1}, {v(arguments), 1, rows}, first, count, false) &&
           products.run(arguments, n, count, count, {first, count, 1}, {factor, count, 1}, second, count, false) &&
           products.run(arguments, n, rows, count, {second, count, 1}, {v(arguments), rows, 1, true}, c,
                        pitch, true);
  }

  // matrix (count x extent) = the first rows of the adjoint of H0 H1 ..., of `reflectors` of them. Reflector i begins at
  // element i + shift. load(start, width, height) writes what follows the first elements of `width` reflectors to v().
  template <typename Load>
  bool formAdjoint(const MatrixArguments &arguments, S *matrix, int64_t count, int64_t extent, int64_t shift,
                   int64_t reflectors, const S *taus, Load load) const {
    for (int64_t i = 0; i < count; ++i) {
      std::fill_n(matrix + i * extent, extent, S(0));
      matrix[i * extent + i] = S(1);
      if (!arguments.watch.proceed(extent))
        return false;
    }
    // From the last block on, rows and columns before those of the block are still those of the identity.
    for (int64_t start = reflectors > 0 ? (reflectors - 1) / most * most : -1; start >= 0; start -= most) {
      const int64_t width = std::min(most, reflectors - start), first = start + shift, height = extent - first;
      load(start, width, height);
      if (!set(arguments, height, width, taus + start) ||
          !applyRight(arguments, height, width, true, matrix + first * extent + first, count - first, extent))
        return false;
    }
    return true;
  }

private:
  // -T or -T^H.
  const S *negativeFactor(const MatrixArguments &arguments, int64_t count, bool adjoint) const {
    const S *const t = arguments.at<S>(tAt);
    S *const factor = arguments.at<S>(factorAt);
    for (int64_t i = 0; i < count; ++i)
      for (int64_t j = 0; j < count; ++j)
        factor[i * count + j] = adjoint ? (j > i ? S(0) : S(-Eigen::numext::conj(t[j * most + i])))
                                        : (j < i ? S(0) : S(-t[i * most + j]));
    return factor;
  }

  const Lines<S> &lines;
  Products<S> products;
  size_t vAt, tAt, factorAt, firstAt, secondAt;
};

} // namespace shlo::exec
