// QR decompositions, and products with the reflectors that they give.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_householder.h"

namespace shlo::exec {
namespace {

// --- QR -------------------------------------------------------------------------------------------------------------

template <typename S> class Qr final : public Decomposer {
public:
  explicit Qr(const MatrixRequest &request)
      : m(request.m), n(request.n), lines(lineKernels<S>(request.baseline)),
        block(request.baseline, request.m, request.n, scratch) {}

  bool run(const MatrixArguments &arguments) const override {
    S *const a = arguments.output<S>(0), *const taus = arguments.output<S>(1);
    if (!arguments.copyInput(0, 0, m, n * int64_t(sizeof(S))))
      return false;
    for (int64_t start = 0, end = std::min(m, n); start < end; start += block.most) {
      const int64_t width = std::min(block.most, end - start), rows = m - start;
      S *const panel = block.v(arguments), *const corner = a + start * n + start;
      for (int64_t i = 0; i < rows; ++i)
        for (int64_t j = 0; j < width; ++j)
          panel[j * rows + i] = corner[i * n + j];
      for (int64_t j = 0; j < width; ++j) {
        S *const v = panel + j * rows + j;
        const S tau = taus[start + j] = makeReflector(v, rows - j);
        const S beta = std::exchange(v[0], S(1));
        for (int64_t c = j + 1; c < width; ++c) {
          S *const column = panel + c * rows + j;
          lines.add(-Eigen::numext::conj(tau) * lines.dot(v, column, rows - j), v, column, rows - j);
        }
        v[0] = beta;
        if (!arguments.watch.proceed((rows - j) * (width - j)))
          return false;
      }
      for (int64_t i = 0; i < rows; ++i)
        for (int64_t j = 0; j < width; ++j)
          corner[i * n + j] = panel[j * rows + i];
      const int64_t right = n - start - width;
      if (right && (!block.set(arguments, rows, width, taus + start) ||
                    !block.applyLeft(arguments, rows, width, true, corner + width, right, n)))
        return false;
    }
    return true;
  }

private:
  const int64_t m, n;
  const Lines<S> &lines;
  const ReflectorBlock<S> block;
};

// Each step takes the column that is the longest in the rows that remain.
template <typename S> class PivotedQr final : public Decomposer {
public:
  explicit PivotedQr(const MatrixRequest &request)
      : m(request.m), n(request.n), lines(lineKernels<S>(request.baseline)) {
    columnsAt = scratch.reserve(m * n, sizeof(S));
    lengthsAt = scratch.reserve(n, 2 * sizeof(Real<S>));
  }

  bool run(const MatrixArguments &arguments) const override {
    using R = Real<S>;
    S *const columns = arguments.at<S>(columnsAt), *const taus = arguments.output<S>(2);
    R *const lengths = arguments.at<R>(lengthsAt), *const computed = lengths + n;
    int32_t *const pivots = arguments.output<int32_t>(1);
    auto swapColumns = [&](int64_t a, int64_t b) {
      if (a == b)
        return;
      line(columns + a * m, m).swap(line(columns + b * m, m));
      std::swap(pivots[a], pivots[b]);
      std::swap(lengths[a], lengths[b]);
      std::swap(computed[a], computed[b]);
    };
    for (int64_t j = 0; j < n; ++j) {
      for (int64_t i = 0; i < m; ++i)
        columns[j * m + i] = element<S>(arguments.inputs[0], i * n + j);
      pivots[j] = int32_t(j + 1);
      if (!arguments.watch.proceed(m))
        return false;
    }
    // Columns with a number other than 0 come first, and stay.
    int64_t fixed = 0;
    for (int64_t j = 0; j < n; ++j)
      if (element<int32_t>(arguments.inputs[1], j) != 0)
        swapColumns(j, fixed++);
    for (int64_t j = 0, end = std::min(m, n); j < end; ++j) {
      auto lengthOf = [&](int64_t c) { return line(columns + c * m + j, m - j).norm(); };
      if (j == 0 || j == fixed)
        for (int64_t c = j; c < n; ++c)
          lengths[c] = computed[c] = lengthOf(c);
      if (j >= fixed)
        swapColumns(j, std::max_element(lengths + j, lengths + n) - lengths);
      S *const v = columns + j * m + j;
      const S tau = taus[j] = makeReflector(v, m - j);
      const S beta = std::exchange(v[0], S(1));
      for (int64_t c = j + 1; c < n; ++c) {
        S *const column = columns + c * m + j;
        lines.add(-Eigen::numext::conj(tau) * lines.dot(v, column, m - j), v, column, m - j);
        if (j + 1 == fixed || lengths[c] == 0)
          continue;
        // The length without its first element, unless too many digits cancel (LAPACK Working Note 176).
        const R ratio = std::abs(column[0]) / lengths[c], left = std::max(R(0), (1 + ratio) * (1 - ratio));
        const R loss = lengths[c] / computed[c];
        if (left * loss * loss <= std::sqrt(std::numeric_limits<R>::epsilon()))
          lengths[c] = computed[c] = j + 1 < m ? line(columns + c * m + j + 1, m - j - 1).norm() : R(0);
        else
          lengths[c] *= std::sqrt(left);
      }
      v[0] = beta;
      if (!arguments.watch.proceed((m - j) * (n - j)))
        return false;
    }
    S *const a = arguments.output<S>(0);
    for (int64_t i = 0; i < m; ++i) {
      for (int64_t j = 0; j < n; ++j)
        a[i * n + j] = columns[j * m + i];
      if (!arguments.watch.proceed(n))
        return false;
    }
    return true;
  }

private:
  const int64_t m, n;
  const Lines<S> &lines;
  size_t columnsAt, lengthsAt;
};

// --- Products with reflectors ---------------------------------------------------------------------------------------

// Reads reflectors from below the diagonal of an operand with n columns.
template <typename S> class StoredReflectors {
public:
  StoredReflectors(const MatrixRequest &request, int64_t extent, ByteCount &scratch)
      : m(request.m), n(request.n), block(request.baseline, request.m, extent, scratch) {
    tausAt = scratch.reserve(block.most, sizeof(S));
  }

  bool load(const MatrixArguments &arguments, int64_t start, int64_t width) const {
    S *const v = block.v(arguments), *const taus = arguments.at<S>(tausAt);
    const int64_t rows = m - start;
    for (int64_t i = 0; i < rows; ++i)
      for (int64_t j = 0; j < std::min(i, width); ++j)
        v[j * rows + i] = element<S>(arguments.inputs[0], (start + i) * n + start + j);
    for (int64_t j = 0; j < width; ++j)
      taus[j] = element<S>(arguments.inputs[1], start + j);
    return block.set(arguments, rows, width, taus);
  }

  const int64_t m, n;
  const ReflectorBlock<S> block;

private:
  size_t tausAt;
};

template <typename S> class HouseholderProduct final : public Decomposer {
public:
  explicit HouseholderProduct(const MatrixRequest &request)
      : count(request.count), reflectors(request, request.n, scratch) {}

  bool run(const MatrixArguments &arguments) const override {
    const int64_t m = reflectors.m, n = reflectors.n;
    const auto &block = reflectors.block;
    S *const q = arguments.output<S>(0);
    for (int64_t i = 0; i < m; ++i) {
      std::fill_n(q + i * n, n, S(0));
      if (i < n)
        q[i * n + i] = S(1);
      if (!arguments.watch.proceed(n))
        return false;
    }
    for (int64_t start = (std::max<int64_t>(count, 1) - 1) / block.most * block.most; start >= 0; start -= block.most) {
      const int64_t width = std::min(block.most, count - start);
      if (!reflectors.load(arguments, start, width) ||
          !block.applyLeft(arguments, m - start, width, false, q + start * n + start, n - start, n))
        return false;
    }
    return true;
  }

private:
  const int64_t count;
  const StoredReflectors<S> reflectors;
};

template <typename S> class HouseholderMultiply final : public Decomposer {
public:
  explicit HouseholderMultiply(const MatrixRequest &request)
      : count(request.count), rows(request.rows), columns(request.columns), left(request.op.left),
        adjoint(request.op.adjoint), reflectors(request, left ? columns : rows, scratch) {}

  bool run(const MatrixArguments &arguments) const override {
    S *const c = arguments.output<S>(0);
    if (!arguments.copyInput(2, 0, rows, columns * int64_t(sizeof(S))))
      return false;
    const auto &block = reflectors.block;
    const int64_t blocks = (count + block.most - 1) / block.most;
    // The reflectors next to c come first.
    const bool isForward = left == adjoint;
    for (int64_t i = 0; i < blocks; ++i) {
      const int64_t start = (isForward ? i : blocks - 1 - i) * block.most, width = std::min(block.most, count - start);
      const int64_t height = reflectors.m - start;
      if (!reflectors.load(arguments, start, width) ||
          !(left ? block.applyLeft(arguments, height, width, adjoint, c + start * columns, columns, columns)
                 : block.applyRight(arguments, height, width, adjoint, c + start, rows, columns)))
        return false;
    }
    return true;
  }

private:
  const int64_t count, rows, columns;
  const bool left, adjoint;
  const StoredReflectors<S> reflectors;
};

} // namespace

MadeDecomposer makeQr(const MatrixRequest &request) { return makeForElement<Qr>(request); }
MadeDecomposer makePivotedQr(const MatrixRequest &request) { return makeForElement<PivotedQr>(request); }
MadeDecomposer makeHouseholderProduct(const MatrixRequest &request) {
  return makeForElement<HouseholderProduct>(request);
}
MadeDecomposer makeHouseholderMultiply(const MatrixRequest &request) {
  return makeForElement<HouseholderMultiply>(request);
}

} // namespace shlo::exec
