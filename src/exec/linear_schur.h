// Schur decompositions A = Z T Z^H of matrices that need not be symmetric, by QR steps on a Hessenberg matrix (Golub and
// Van Loan, Matrix Computations, 7.5).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/linear_condensed.h"

namespace shlo::exec {

// c x + s y = r, c y - conj(s) x = 0, with a real c.
template <typename C> struct ComplexRotation {
  Real<C> c = 1;
  C s = C(0);
  ComplexRotation(C x, C y) {
    const Real<C> size = std::abs(x), other = std::abs(y), r = std::hypot(size, other);
    if (other == 0)
      return;
    if (size == 0) {
      c = 0;
      s = std::conj(y) / other;
    } else {
      c = size / r;
      s = (x / size) * (std::conj(y) / r);
    }
  }
  void rows(C *a, C *b, int64_t n) const {
    auto first = line(a, n), second = line(b, n);
    for (int64_t i = 0; i < n; ++i) {
      const C old = first[i];
      first[i] = c * old + s * second[i];
      second[i] = c * second[i] - std::conj(s) * old;
    }
  }
  // The same from the right, by the adjoint: elements 0 and 1 of each of n rows.
  void columns(C *a, int64_t n, int64_t pitch) const {
    for (int64_t i = 0; i < n; ++i, a += pitch) {
      const C old = a[0];
      a[0] = c * old + std::conj(s) * a[1];
      a[1] = c * a[1] - s * old;
    }
  }
};

// T and Z^H from a Hessenberg matrix, both n x n. Of real matrices, pairs of complex eigenvalues stay as blocks of two
// rows with equal elements on the diagonal.
template <typename S> class SchurIteration {
  using R = Real<S>;

public:
  SchurIteration(bool baseline, int64_t n, ByteCount &scratch) : n(n), lines(lineKernels<S>(baseline)) {
    lineAt = scratch.reserve(n, sizeof(S));
  }

  // Without `z` (null), only T. `failed` becomes the number of eigenvalues that were not found.
  bool run(const MatrixArguments &arguments, S *t, S *z, int32_t &failed) const {
    failed = 0;
    std::fill_n(arguments.at<S>(lineAt), n, S(0));
    int64_t steps = 30 * std::max<int64_t>(n, 10), since = 0;
    for (int64_t high = n - 1; high >= 0;) {
      const int64_t low = findSmall(t, high);
      if (!arguments.watch.proceed(high - low + 10))
        return false;
      if (low == high) {
        --high;
        since = 0;
      } else if (isReal<S> && low == high - 1) {
        standardize(t, z, low);
        high -= 2;
        since = 0;
      } else if (steps-- == 0) {
        failed = int32_t(high + 1);
        return true;
      } else if (!step(arguments, t, z, low, high, ++since)) {
        return false;
      }
    }
    return true;
  }

private:
  // The begin of the part that ends at `high` and has no small element below its diagonal.
  int64_t findSmall(S *t, int64_t high) const {
    int64_t low = high;
    for (; low > 0; --low) {
      const R below = std::abs(t[low * n + low - 1]);
      R around = std::abs(t[low * n + low]) + std::abs(t[(low - 1) * n + low - 1]);
      if (around == 0)
        around = std::abs(t[(low - 1) * n + low]);
      if (below <= std::numeric_limits<R>::epsilon() * around || below < std::numeric_limits<R>::min()) {
        t[low * n + low - 1] = S(0);
        break;
      }
    }
    return low;
  }

  void rotate(S *t, S *z, int64_t at, R c, R s) const {
    lines.rotate(t + at * n + at, t + (at + 1) * n + at, n - at, c, s);
    for (int64_t i = 0; i < at + 2; ++i) {
      S *const pair = t + i * n + at;
      const S old = pair[0];
      pair[0] = c * old + s * pair[1];
      pair[1] = c * pair[1] - s * old;
    }
    if (z)
      lines.rotate(z + at * n, z + (at + 1) * n, n, c, s);
  }

  // Makes a block of two rows triangular, or its diagonal equal.
  void standardize(S *t, S *z, int64_t at) const {
    if constexpr (isReal<S>) {
      const R a = t[at * n + at], b = t[at * n + at + 1], c = t[(at + 1) * n + at], d = t[(at + 1) * n + at + 1];
      if (c == 0)
        return;
      const R half = (a - d) / 2, root = half * half + b * c;
      if (root >= 0) {
        const Rotation<R> rotation(half + std::copysign(std::sqrt(root), half), c);
        rotate(t, z, at, rotation.c, rotation.s);
        t[(at + 1) * n + at] = 0;
      } else {
        const R angle = std::atan2(d - a, b + c) / 2;
        rotate(t, z, at, std::cos(angle), std::sin(angle));
        const R mean = (t[at * n + at] + t[(at + 1) * n + at + 1]) / 2;
        t[at * n + at] = t[(at + 1) * n + at + 1] = mean;
      }
    }
  }

  bool step(const MatrixArguments &arguments, S *t, S *z, int64_t low, int64_t high, int64_t since) const {
    if constexpr (isReal<S>)
      return doubleStep(arguments, t, z, low, high, since);
    else
      return singleStep(arguments, t, z, low, high, since);
  }

  // With both eigenvalues of the last two rows as shifts.
  bool doubleStep(const MatrixArguments &arguments, S *t, S *z, int64_t low, int64_t high, int64_t since) const {
    const S *const last = t + high * n + high;
    S sum = last[0] + last[-n - 1], product = last[0] * last[-n - 1] - last[-1] * last[-n];
    if (since % 10 == 0) {
      // Other shifts, in case these repeat.
      const S size = std::abs(last[-1]) + (high > 1 ? std::abs(t[(high - 1) * n + high - 2]) : S(0));
      sum = S(1.5) * size;
      product = size * size;
    }
    const S *const first = t + low * n + low;
    S x[3] = {first[0] * (first[0] - sum) + first[1] * first[n] + product,
              first[n] * (first[0] + first[n + 1] - sum), first[n] * first[2 * n + 1]};
    for (int64_t k = low; k < high; ++k) {
      const int64_t size = std::min<int64_t>(3, high - k + 1), left = std::max(k - 1, low);
      const S tau = makeReflector(x, size);
      const S v[3] = {S(1), x[1], size > 2 ? x[2] : S(0)};
      // Where there are only two rows, a line of zeros takes the place of the third.
      auto reflectRows = [&](S *matrix, int64_t from) {
        S *const first = matrix + k * n + from, *const third = size > 2 ? first + 2 * n : arguments.at<S>(lineAt);
        lines.reflect(first, first + n, third, n - from, v[1], v[2], tau);
      };
      reflectRows(t, left);
      for (int64_t row = 0; row < std::min(k + 4, high + 1); ++row) {
        S total(0);
        for (int64_t i = 0; i < size; ++i)
          total += t[row * n + k + i] * v[i];
        for (int64_t i = 0; i < size; ++i)
          t[row * n + k + i] -= tau * total * v[i];
      }
      if (z)
        reflectRows(z, 0);
      if (k > low)
        for (int64_t i = 1; i < size; ++i)
          t[(k + i) * n + k - 1] = S(0);
      for (int64_t i = 0; i < 3 && k + 1 + i <= high; ++i)
        x[i] = t[(k + 1 + i) * n + k];
      if (!arguments.watch.proceed(6 * n))
        return false;
    }
    return true;
  }

  bool singleStep(const MatrixArguments &arguments, S *t, S *z, int64_t low, int64_t high, int64_t since) const {
    if constexpr (!isReal<S>) {
      const S *const last = t + high * n + high;
      // The eigenvalue of the last two rows that is closer to the last element.
      const S half = (last[-n - 1] - last[0]) / R(2), off = last[-1] * last[-n];
      S root = std::sqrt(half * half + off);
      if (std::abs(half + root) < std::abs(half - root))
        root = -root;
      S shift = last[0];
      if (half + root != S(0))
        shift -= off / (half + root);
      if (since % 10 == 0)
        shift = S(std::abs(last[-1].real()) + (high > 1 ? std::abs(t[(high - 1) * n + high - 2].real()) : R(0)));
      S x = t[low * n + low] - shift, y = t[(low + 1) * n + low];
      for (int64_t k = low; k < high; ++k) {
        const ComplexRotation<S> rotation(x, y);
        const int64_t left = std::max(k - 1, low);
        rotation.rows(t + k * n + left, t + (k + 1) * n + left, n - left);
        rotation.columns(t + k, std::min(k + 2, high) + 1, n);
        if (z)
          rotation.rows(z + k * n, z + (k + 1) * n, n);
        if (k > low)
          t[(k + 1) * n + k - 1] = S(0);
        if (k + 1 < high) {
          x = t[(k + 1) * n + k];
          y = t[(k + 2) * n + k];
        }
        if (!arguments.watch.proceed(8 * n))
          return false;
      }
    }
    return true;
  }

  const int64_t n;
  const Lines<S> &lines;
  size_t lineAt; // zeros
};

// The whole decomposition of a matrix, in place.
template <typename S> class SchurDecomposition {
public:
  SchurDecomposition(bool baseline, int64_t n, ByteCount &scratch)
      : n(n), reduction(baseline, n, scratch), block(baseline, n, n, scratch), iteration(baseline, n, scratch) {
    tausAt = scratch.reserve(n, sizeof(S));
  }

  // a becomes T, z the adjoint of Z; z may be null.
  bool run(const MatrixArguments &arguments, S *a, S *z, int32_t &failed) const {
    S *const taus = arguments.at<S>(tausAt);
    if (n == 0) {
      failed = 0;
      return true;
    }
    if (!reduction.run(arguments, a, taus, 0, n) || (z && !form(arguments, a, taus, z)))
      return false;
    for (int64_t i = 2; i < n; ++i)
      std::fill_n(a + i * n, i - 1, S(0));
    return iteration.run(arguments, a, z, failed);
  }

private:
  bool form(const MatrixArguments &arguments, const S *a, const S *taus, S *z) const {
    S *const v = block.v(arguments);
    return block.formAdjoint(arguments, z, n, n, 1, n - 1, taus, [&](int64_t start, int64_t width, int64_t rows) {
      for (int64_t i = 0; i < rows; ++i)
        for (int64_t j = 0; j < std::min(i, width); ++j)
          v[j * rows + i] = a[(start + 1 + i) * n + start + j];
    });
  }

  const int64_t n;
  const HessenbergReduction<S> reduction;
  const ReflectorBlock<S> block;
  const SchurIteration<S> iteration;
  size_t tausAt;
};

// The eigenvalues on the diagonal of T, of which those of a block of two rows are a pair, the positive imaginary part
// first.
template <typename S, typename C> void eigenvaluesOf(const S *t, int64_t n, C *values) {
  for (int64_t i = 0; i < n; ++i) {
    if constexpr (isReal<S>) {
      const S below = i + 1 < n ? t[(i + 1) * n + i] : S(0);
      if (below != 0) {
        const S imaginary = std::sqrt(std::abs(below)) * std::sqrt(std::abs(t[i * n + i + 1]));
        values[i] = C(t[i * n + i], imaginary);
        values[i + 1] = std::conj(values[i]);
        ++i;
        continue;
      }
    }
    values[i] = C(t[i * n + i]);
  }
}

} // namespace shlo::exec
