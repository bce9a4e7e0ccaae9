// Singular values and vectors: reduction to two diagonals, then implicit QR steps (Golub and Van Loan, Matrix
// Computations, 8.6).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_condensed.h"

#include <numeric>

namespace shlo::exec {
namespace {

template <typename S> class SingularValues final : public Decomposer {
  using R = Real<S>;

public:
  explicit SingularValues(const MatrixRequest &request)
      : m(request.m), n(request.n), isWide(m < n), hasVectors(request.op.vectors), rows(std::max(m, n)),
        columns(std::min(m, n)), leftCount(!hasVectors ? 0 : request.op.full ? rows : columns),
        lines(lineKernels<S>(request.baseline)), block(request.baseline, hasVectors ? rows : 0, hasVectors ? rows : 0, scratch) {
    matrixAt = scratch.reserve(rows * columns, sizeof(S));
    rowsAt = scratch.reserve(columns * columns, sizeof(S));
    leftTausAt = scratch.reserve(columns, sizeof(S));
    rightTausAt = scratch.reserve(columns, sizeof(S));
    besideAt = scratch.reserve(columns, sizeof(R));
    productAt = scratch.reserve(rows, sizeof(S));
    leftAt = scratch.reserve(leftCount * rows, sizeof(S));
    rightAt = scratch.reserve(hasVectors ? columns * columns : 0, sizeof(S));
    orderAt = scratch.reserve(columns, sizeof(int64_t));
  }

  bool run(const MatrixArguments &arguments) const override {
    S *const a = arguments.at<S>(matrixAt);
    R *const values = arguments.output<R>(0), *const beside = arguments.at<R>(besideAt);
    S *const u = arguments.output<S>(1), *const vt = arguments.output<S>(2);
    int32_t *const info = arguments.output<int32_t>(3);
    *info = 0;
    // The tall one of the matrix and its adjoint, in contiguous columns.
    for (int64_t i = 0; i < m; ++i) {
      for (int64_t j = 0; j < n; ++j) {
        const S value = element<S>(arguments.inputs[0], i * n + j);
        (isWide ? a[i * rows + j] : a[j * rows + i]) = isWide ? S(Eigen::numext::conj(value)) : value;
      }
      if (!arguments.watch.proceed(2 * n))
        return false;
    }
    const R scale = powerOfTwoFor(a, rows * columns);
    if (!(scale > 0)) {
      std::fill_n(values, columns, scale);
      if (hasVectors) {
        std::fill_n(u, m * (isWide ? columns : leftCount), S(scale));
        std::fill_n(vt, n * (isWide ? leftCount : columns), S(scale));
      }
      *info = notFinite;
      return true;
    }
    line(a, rows * columns) /= S(scale);
    S *const left = arguments.at<S>(leftAt), *const right = arguments.at<S>(rightAt);
    if (!reduce(arguments, a, values, beside) || (hasVectors && !formVectors(arguments, a, left, right)) ||
        !iterate(arguments, values, beside, left, right, *info))
      return false;
    for (int64_t i = 0; i < columns; ++i)
      if (values[i] < 0) {
        values[i] = -values[i];
        if (hasVectors)
          line(right + i * columns, columns) *= S(-1);
      }
    // In descending order.
    int64_t *const order = arguments.at<int64_t>(orderAt);
    std::iota(order, order + columns, int64_t(0));
    std::sort(order, order + columns,
              [&](int64_t x, int64_t y) { return values[x] != values[y] ? values[x] > values[y] : x < y; });
    if (hasVectors && (!sortRows(left, rows, order, arguments.watch) || !sortRows(right, columns, order, arguments.watch)))
      return false;
    std::sort(values, values + columns, std::greater<>());
    for (int64_t i = 0; i < columns; ++i)
      values[i] *= scale;
    if (!hasVectors)
      return true;
    // The rows of `left` and `right` are the adjoints of the vectors of the tall matrix.
    S *const ofRight = isWide ? u : vt, *const ofLeft = isWide ? vt : u;
    if (isWide)
      return copyAll(left, ofLeft, leftCount * rows, arguments.watch) &&
             writeAdjoint(right, columns, columns, ofRight, arguments.watch);
    return writeAdjoint(left, leftCount, rows, ofLeft, arguments.watch) &&
           copyAll(right, ofRight, columns * columns, arguments.watch);
  }

private:
  static bool copyAll(const S *from, S *to, int64_t count, Watch &watch) {
    return watch.pieces(count, 1, [&](int64_t begin, int64_t end) { std::copy(from + begin, from + end, to + begin); });
  }

  // Permutes the first rows, cycle by cycle; the order is unchanged in the end.
  bool sortRows(S *matrix, int64_t width, int64_t *order, Watch &watch) const {
    for (int64_t i = 0; i < columns; ++i) {
      // Where the row that belongs here is now, after the exchanges so far.
      int64_t from = order[i];
      while (from < i)
        from = order[from];
      if (from != i)
        line(matrix + i * width, width).swap(line(matrix + from * width, width));
      if (!watch.proceed(width))
        return false;
    }
    return true;
  }

  // Reflector i of the left is below element (i, i) of column i; reflector i of the right is in row i of another matrix,
  // from element i + 1 on.
  bool reduce(const MatrixArguments &arguments, S *a, R *diagonal, R *beside) const {
    S *const leftTaus = arguments.at<S>(leftTausAt), *const rightTaus = arguments.at<S>(rightTausAt);
    S *const rowVectors = arguments.at<S>(rowsAt), *const product = arguments.at<S>(productAt);
    for (int64_t i = 0; i < columns; ++i) {
      const int64_t height = rows - i, rest = columns - i - 1;
      S *const column = a + i * rows + i;
      leftTaus[i] = makeReflector(column, height);
      diagonal[i] = Eigen::numext::real(column[0]);
      column[0] = S(1);
      for (int64_t j = i + 1; j < columns; ++j) {
        S *const other = a + j * rows + i;
        lines.add(-Eigen::numext::conj(leftTaus[i]) * lines.dot(column, other, height), column, other, height);
      }
      if (!arguments.watch.proceed(height * (rest + 1)))
        return false;
      if (!rest)
        continue;
      S *const vector = rowVectors + i * columns + i + 1;
      for (int64_t j = 0; j < rest; ++j)
        vector[j] = Eigen::numext::conj(a[(i + 1 + j) * rows + i]);
      const S tau = rightTaus[i] = makeReflector(vector, rest);
      beside[i] = Eigen::numext::real(vector[0]);
      vector[0] = S(1);
      // The rows below, times I - tau w w^H.
      const int64_t below = height - 1;
      std::fill_n(product, below, S(0));
      for (int64_t j = 0; j < rest; ++j)
        lines.add(vector[j], a + (i + 1 + j) * rows + i + 1, product, below);
      for (int64_t j = 0; j < rest; ++j)
        lines.add(-tau * Eigen::numext::conj(vector[j]), product, a + (i + 1 + j) * rows + i + 1, below);
      if (!arguments.watch.proceed(height * (rest + 1)))
        return false;
    }
    return true;
  }

  // left = the first rows of the adjoint of the reflectors of the left, right = the adjoint of the others.
  bool formVectors(const MatrixArguments &arguments, const S *a, S *left, S *right) const {
    const S *const rowVectors = arguments.at<S>(rowsAt);
    S *const v = block.v(arguments);
    auto fromColumns = [&](int64_t start, int64_t width, int64_t height) {
      for (int64_t j = 0; j < width; ++j)
        std::copy_n(a + (start + j) * rows + start + j, height - j, v + j * height + j);
    };
    auto fromRows = [&](int64_t start, int64_t width, int64_t height) {
      for (int64_t j = 0; j < width; ++j)
        std::copy_n(rowVectors + (start + j) * columns + start + 1 + j, height - j, v + j * height + j);
    };
    return block.formAdjoint(arguments, left, leftCount, rows, 0, columns, arguments.at<S>(leftTausAt), fromColumns) &&
           block.formAdjoint(arguments, right, columns, columns, 1, columns - 1, arguments.at<S>(rightTausAt), fromRows);
  }

  void rotateLeft(S *left, int64_t i, int64_t k, R c, R s) const {
    if (hasVectors)
      lines.rotate(left + i * rows, left + k * rows, rows, c, s);
  }
  void rotateRight(S *right, int64_t i, int64_t k, R c, R s) const {
    if (hasVectors)
      lines.rotate(right + i * columns, right + k * columns, columns, c, s);
  }

  bool iterate(const MatrixArguments &arguments, R *d, R *e, S *left, S *right, int32_t &info) const {
    constexpr R epsilon = std::numeric_limits<R>::epsilon();
    const int64_t work = hasVectors ? rows + columns : 10;
    R largest = 0;
    for (int64_t i = 0; i < columns; ++i)
      largest = std::max({largest, std::abs(d[i]), i + 1 < columns ? std::abs(e[i]) : R(0)});
    const R tiny = std::max(epsilon * largest * R(0.125), std::numeric_limits<R>::min());
    int64_t steps = 60 * std::max<int64_t>(columns, 1);
    for (int64_t high = columns - 1; high > 0;) {
      int64_t low = high;
      while (low > 0 && !(std::abs(e[low - 1]) <= epsilon * (std::abs(d[low - 1]) + std::abs(d[low]))) &&
             !(std::abs(e[low - 1]) < std::numeric_limits<R>::min()))
        --low;
      if (low > 0)
        e[low - 1] = 0;
      if (low == high) {
        --high;
        continue;
      }
      if (steps-- == 0) {
        info = int32_t(std::count_if(e, e + columns - 1, [](R value) { return value != 0; }));
        return true;
      }
      if (!arguments.watch.proceed(high - low))
        return false;
      // Where the diagonal is zero, the element beside it can be made zero as well.
      int64_t zero = high;
      while (zero >= low && std::abs(d[zero]) > tiny)
        --zero;
      if (zero >= low) {
        d[zero] = 0;
        if (zero < high) {
          R out = std::exchange(e[zero], R(0));
          for (int64_t k = zero + 1; k <= high && out != 0; ++k) {
            const Rotation<R> rotation(d[k], out);
            d[k] = rotation.r;
            rotateLeft(left, k, zero, rotation.c, rotation.s);
            if (k < high) {
              out = -rotation.s * e[k];
              e[k] *= rotation.c;
            }
            if (!arguments.watch.proceed(work))
              return false;
          }
        } else {
          R out = std::exchange(e[high - 1], R(0));
          for (int64_t k = high - 1; k >= low && out != 0; --k) {
            const Rotation<R> rotation(d[k], out);
            d[k] = rotation.r;
            rotateRight(right, k, high, rotation.c, rotation.s);
            if (k > low) {
              out = -rotation.s * e[k - 1];
              e[k - 1] *= rotation.c;
            }
            if (!arguments.watch.proceed(work))
              return false;
          }
        }
        continue;
      }
      // The eigenvalue of the last two rows of B^T B that is closer to its last element.
      const R above = high - 1 > low ? e[high - 2] : R(0);
      const R first = d[high - 1] * d[high - 1] + above * above, off = d[high - 1] * e[high - 1];
      const R second = d[high] * d[high] + e[high - 1] * e[high - 1];
      const R half = (first - second) / 2;
      const R shift = off == 0 ? second : second - off * (off / (half + std::copysign(std::hypot(half, off), half)));
      R y = d[low] - shift / d[low], z = e[low];
      for (int64_t k = low; k < high; ++k) {
        const Rotation<R> ofRows(y, z);
        if (k > low)
          e[k - 1] = ofRows.r;
        y = ofRows.c * d[k] + ofRows.s * e[k];
        e[k] = ofRows.c * e[k] - ofRows.s * d[k];
        z = ofRows.s * d[k + 1];
        d[k + 1] *= ofRows.c;
        rotateRight(right, k, k + 1, ofRows.c, ofRows.s);
        const Rotation<R> ofColumns(y, z);
        d[k] = ofColumns.r;
        y = ofColumns.c * e[k] + ofColumns.s * d[k + 1];
        d[k + 1] = ofColumns.c * d[k + 1] - ofColumns.s * e[k];
        if (k + 1 < high) {
          z = ofColumns.s * e[k + 1];
          e[k + 1] *= ofColumns.c;
        }
        rotateLeft(left, k, k + 1, ofColumns.c, ofColumns.s);
        if (!arguments.watch.proceed(work))
          return false;
      }
      e[high - 1] = y;
    }
    return true;
  }

  const int64_t m, n;
  const bool isWide, hasVectors;
  const int64_t rows, columns, leftCount;
  const Lines<S> &lines;
  const ReflectorBlock<S> block;
  size_t matrixAt, rowsAt, leftTausAt, rightTausAt, besideAt, productAt, leftAt, rightAt, orderAt;
};

} // namespace

MadeDecomposer makeSingularValues(const MatrixRequest &request) { return makeForElement<SingularValues>(request); }

} // namespace shlo::exec
