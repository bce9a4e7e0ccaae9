// Eigenvalues and eigenvectors of symmetric (Hermitian) matrices: reduction to three diagonals, then implicit QR steps
// (Golub and Van Loan, Matrix Computations, 8.3).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_condensed.h"

#include <numeric>

namespace shlo::exec {
namespace {

template <typename S> class SymmetricEigen final : public Decomposer {
  using R = Real<S>;

public:
  explicit SymmetricEigen(const MatrixRequest &request)
      : n(request.n), isLower(request.op.lower), hasVectors(request.op.vectors),
        lines(lineKernels<S>(request.baseline)), reduction(request.baseline, request.n, scratch),
        block(request.baseline, hasVectors ? request.n : 0, hasVectors ? request.n : 0, scratch) {
    columnsAt = scratch.reserve(n * n, sizeof(S));
    vectorsAt = scratch.reserve(hasVectors ? n * n : 0, sizeof(S));
    tausAt = scratch.reserve(n, sizeof(S));
    besideAt = scratch.reserve(n, sizeof(R));
    orderAt = scratch.reserve(n, sizeof(int64_t));
  }

  bool run(const MatrixArguments &arguments) const override {
    S *const columns = arguments.at<S>(columnsAt);
    R *const values = arguments.output<R>(1), *const beside = arguments.at<R>(besideAt);
    int32_t *const info = arguments.output<int32_t>(2);
    *info = 0;
    for (int64_t i = 0; i < n; ++i) {
      for (int64_t j = 0; j <= i; ++j)
        columns[j * n + i] = isLower ? element<S>(arguments.inputs[0], i * n + j)
                                     : S(Eigen::numext::conj(element<S>(arguments.inputs[0], j * n + i)));
      for (int64_t j = i + 1; j < n; ++j)
        columns[j * n + i] = S(0);
      if (!arguments.watch.proceed(n))
        return false;
    }
    const R scale = powerOfTwoFor(columns, n * n);
    if (!(scale > 0)) {
      std::fill_n(values, n, scale);
      std::fill_n(arguments.output<S>(0), n * n, S(scale));
      *info = notFinite;
      return true;
    }
    line(columns, n * n) /= scale;
    S *const vectors = arguments.at<S>(vectorsAt), *const taus = arguments.at<S>(tausAt);
    if (!reduction.run(arguments, columns, values, beside, taus) ||
        (hasVectors && !formVectors(arguments, columns, taus, vectors)) ||
        !iterate(arguments, values, beside, vectors, *info))
      return false;
    // In ascending order.
    int64_t *const order = arguments.at<int64_t>(orderAt);
    std::iota(order, order + n, int64_t(0));
    std::sort(order, order + n, [&](int64_t a, int64_t b) { return values[a] != values[b] ? values[a] < values[b] : a < b; });
    if (hasVectors) {
      for (int64_t i = 0; i < n; ++i)
        line(columns + i * n, n) = line(vectors + order[i] * n, n);
      if (!writeAdjoint(columns, n, n, arguments.output<S>(0), arguments.watch))
        return false;
    } else if (!arguments.copyInput(0, 0, n, n * int64_t(sizeof(S)))) {
      return false;
    }
    std::sort(values, values + n);
    for (int64_t i = 0; i < n; ++i)
      values[i] *= scale;
    return true;
  }

private:
  // The rows become the adjoints of the vectors.
  bool formVectors(const MatrixArguments &arguments, const S *columns, const S *taus, S *vectors) const {
    S *const v = block.v(arguments);
    return block.formAdjoint(arguments, vectors, n, n, 1, n - 1, taus, [&](int64_t start, int64_t width, int64_t rows) {
      for (int64_t j = 0; j < width; ++j)
        std::copy_n(columns + (start + j) * n + start + 1 + j, rows - j, v + j * rows + j);
    });
  }

  bool iterate(const MatrixArguments &arguments, R *d, R *e, S *vectors, int32_t &info) const {
    constexpr R epsilon = std::numeric_limits<R>::epsilon();
    int64_t steps = 40 * n;
    for (int64_t high = n - 1; high > 0;) {
      int64_t low = high;
      while (low > 0 && !(std::abs(e[low - 1]) <= epsilon * std::sqrt(std::abs(d[low - 1])) * std::sqrt(std::abs(d[low]))) &&
             !(std::abs(e[low - 1]) < std::numeric_limits<R>::min()))
        --low;
      if (low > 0)
        e[low - 1] = 0;
      if (low == high) {
        --high;
        continue;
      }
      if (steps-- == 0) {
        info = int32_t(std::count_if(e, e + n - 1, [](R value) { return value != 0; }));
        return true;
      }
      // Wilkinson's shift.
      const R half = (d[high - 1] - d[high]) / 2, off = e[high - 1];
      const R root = std::hypot(half, off);
      const R shift = d[high] - off * (off / (half + std::copysign(root, half)));
      R x = d[low] - shift, z = e[low];
      for (int64_t k = low; k < high; ++k) {
        const Rotation<R> rotation(x, z);
        const R c = rotation.c, s = rotation.s;
        if (k > low)
          e[k - 1] = rotation.r;
        const R first = d[k], second = d[k + 1], between = e[k];
        d[k] = c * c * first + 2 * c * s * between + s * s * second;
        d[k + 1] = s * s * first - 2 * c * s * between + c * c * second;
        e[k] = (c * c - s * s) * between + c * s * (second - first);
        x = e[k];
        if (k + 1 < high) {
          z = s * e[k + 1];
          e[k + 1] *= c;
        }
        if (hasVectors)
          lines.rotate(vectors + k * n, vectors + (k + 1) * n, n, c, s);
        if (!arguments.watch.proceed(hasVectors ? n : 10))
          return false;
      }
    }
    return true;
  }

  const int64_t n;
  const bool isLower, hasVectors;
  const Lines<S> &lines;
  const TridiagonalReduction<S> reduction;
  const ReflectorBlock<S> block;
  size_t columnsAt, vectorsAt, tausAt, besideAt, orderAt;
};

} // namespace

MadeDecomposer makeSymmetricEigen(const MatrixRequest &request) { return makeForElement<SymmetricEigen>(request); }

} // namespace shlo::exec
