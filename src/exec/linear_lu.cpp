// LU decompositions, and systems with three diagonals.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_decomposition.h"

namespace shlo::exec {
namespace {

// How LAPACK compares pivots.
template <typename S> Real<S> sizeOf(const S &value) {
  if constexpr (isReal<S>)
    return std::abs(value);
  else
    return std::abs(value.real()) + std::abs(value.imag());
}

// --- LU with row exchanges ------------------------------------------------------------------------------------------

template <typename S> class Lu final : public Decomposer {
public:
  explicit Lu(const MatrixRequest &request)
      : m(request.m), n(request.n), lines(lineKernels<S>(request.baseline)),
        products(request.baseline, m, n, std::min(most, request.least()), scratch) {
    panelAt = scratch.reserve(m, most * sizeof(S));
  }

  bool run(const MatrixArguments &arguments) const override {
    S *const a = arguments.output<S>(0);
    int32_t *const pivots = arguments.output<int32_t>(1), *const info = arguments.output<int32_t>(2);
    if (!arguments.copyInput(0, 0, m, n * int64_t(sizeof(S))))
      return false;
    *info = 0;
    for (int64_t start = 0, end = std::min(m, n); start < end; start += most) {
      const int64_t width = std::min(most, end - start), next = start + width, rows = m - start;
      // The panel has contiguous columns.
      S *const panel = arguments.at<S>(panelAt);
      for (int64_t i = 0; i < rows; ++i)
        for (int64_t j = 0; j < width; ++j)
          panel[j * rows + i] = a[(start + i) * n + start + j];
      if (!factor(arguments, panel, rows, width, pivots + start))
        return false;
      for (int64_t j = 0; j < width; ++j) {
        const int64_t other = start + pivots[start + j], row = start + j;
        if (panel[j * rows + j] == S(0) && *info == 0)
          *info = int32_t(row + 1);
        pivots[row] = int32_t(other + 1);
        if (other != row)
          line(a + row * n, n).swap(line(a + other * n, n));
        if (!arguments.watch.proceed(n))
          return false;
      }
      for (int64_t i = 0; i < rows; ++i)
        for (int64_t j = 0; j < width; ++j)
          a[(start + i) * n + start + j] = panel[j * rows + i];
      if (next == n)
        continue;
      // The rows of the panel in the columns to the right, then the rows below.
      for (int64_t i = 1; i < width; ++i) {
        for (int64_t k = 0; k < i; ++k)
          lines.add(-panel[k * rows + i], a + (start + k) * n + next, a + (start + i) * n + next, n - next);
        if (!arguments.watch.proceed(i * (n - next)))
          return false;
      }
      for (int64_t j = 0; j < width; ++j)
        line(panel + j * rows + width, rows - width) *= S(-1);
      if (!products.run(arguments, m - next, n - next, width, {panel + width, 1, rows}, {a + start * n + next, n, 1},
                        a + next * n + next, n, true))
        return false;
    }
    return true;
  }

private:
  static constexpr int64_t most = 32;

  // The pivots are rows of the panel.
  bool factor(const MatrixArguments &arguments, S *panel, int64_t rows, int64_t width, int32_t *pivots) const {
    for (int64_t j = 0; j < width; ++j) {
      S *const column = panel + j * rows;
      int64_t pivot = j;
      for (int64_t i = j + 1; i < rows; ++i)
        if (sizeOf(column[i]) > sizeOf(column[pivot]))
          pivot = i;
      pivots[j] = int32_t(pivot);
      if (column[pivot] != S(0)) {
        if (pivot != j)
          for (int64_t c = 0; c < width; ++c)
            std::swap(panel[c * rows + j], panel[c * rows + pivot]);
        line(column + j + 1, rows - j - 1) /= column[j];
      }
      for (int64_t c = j + 1; c < width; ++c)
        lines.add(-panel[c * rows + j], column + j + 1, panel + c * rows + j + 1, rows - j - 1);
      if (!arguments.watch.proceed((rows - j) * (width - j)))
        return false;
    }
    return true;
  }

  const int64_t m, n;
  const Lines<S> &lines;
  const Products<S> products;
  size_t panelAt;
};

// The permutation that exchanging rows one after the other makes.
class PivotsToPermutation final : public Decomposer {
public:
  explicit PivotsToPermutation(const MatrixRequest &request) : count(request.n), extent(request.op.extent) {}

  bool run(const MatrixArguments &arguments) const override {
    int32_t *const permutation = arguments.output<int32_t>(0);
    const bool going = arguments.watch.pieces(extent, 1, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i)
        permutation[i] = int32_t(i);
    });
    return going && arguments.watch.pieces(count, 2, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        const int32_t pivot = element<int32_t>(arguments.inputs[0], i);
        if (pivot >= 0 && pivot < extent)
          std::swap(permutation[i], permutation[pivot]);
      }
    });
  }

private:
  const int64_t count, extent;
};

// --- Three diagonals ------------------------------------------------------------------------------------------------

// A pivot by which the row can be divided without overflow, as LAPACK's xLAGTS finds it: what is too small moves away
// from 0 by `step`, then by twice as much each time. The row may be scaled with the pivot instead.
template <typename S, typename Row> S safePivot(S pivot, Row row, Real<S> step) {
  using R = Real<S>;
  constexpr R least = std::numeric_limits<R>::min(), most = 1 / least;
  if (!(std::abs(pivot) < 1))
    return pivot;
  const R largest = row.size() ? R(row.cwiseAbs().maxCoeff()) : R(0);
  step = std::copysign(std::max(step, least), std::real(pivot));
  while (std::abs(pivot) < 1) {
    const R size = std::abs(pivot);
    if (size >= least ? !(largest > size * most) : size > 0 && !(largest * least > size)) {
      if (size < least) {
        row *= most;
        pivot *= most;
      }
      return pivot;
    }
    pivot += step;
    step *= 2;
  }
  return pivot;
}

// Elimination that exchanges neighbouring rows, so that the upper triangle gets a third diagonal. below[0] and
// above[n - 1] are not part of the matrix. A singular matrix has no solution, or that of a matrix beside it.
template <typename S> class TridiagonalSolve final : public Decomposer {
  using R = Real<S>;

public:
  explicit TridiagonalSolve(const MatrixRequest &request)
      : n(request.n), columns(request.count), isPerturbed(request.op.perturbed) {}

  bool run(const MatrixArguments &arguments) const override {
    const int64_t size = sizeof(S);
    if (!arguments.copyInput(0, 0, 1, n * size) || !arguments.copyInput(1, 1, 1, n * size) ||
        !arguments.copyInput(2, 2, 1, n * size) || !arguments.copyInput(3, 3, n, columns * size))
      return false;
    // After the elimination `below` has the third diagonal, row i in element i + 1.
    S *const below = arguments.output<S>(0), *const diagonal = arguments.output<S>(1);
    S *const above = arguments.output<S>(2), *const x = arguments.output<S>(3);
    int32_t *const info = arguments.output<int32_t>(4);
    *info = 0;
    auto row = [&](int64_t i) { return line(x + i * columns, columns); };
    auto sizeOfRow = [&](int64_t i, S left) {
      return std::abs(left) + std::abs(diagonal[i]) + (i + 1 < n ? std::abs(above[i]) : R(0));
    };
    R scale = n > 0 && isPerturbed ? sizeOfRow(0, S(0)) : R(1); // of row i
    for (int64_t i = 0; i + 1 < n; ++i) {
      S &under = below[i + 1];
      // With perturbation, pivots are compared as parts of their rows, as xLAGTF does.
      const R scaleUnder = isPerturbed ? sizeOfRow(i + 1, under) : R(1);
      const bool stays = isPerturbed ? std::abs(under) / scaleUnder <= std::abs(diagonal[i]) / scale
                                     : sizeOf(diagonal[i]) >= sizeOf(under);
      if (under == S(0)) {
        if (diagonal[i] == S(0) && !isPerturbed) {
          *info = int32_t(i + 1);
          return true;
        }
        scale = scaleUnder;
      } else if (stays) {
        scale = scaleUnder;
        const S factor = under / diagonal[i];
        diagonal[i + 1] -= factor * above[i];
        row(i + 1) -= factor * row(i);
        under = S(0);
      } else {
        const S factor = diagonal[i] / under, right = above[i];
        const bool hasThird = i + 2 < n;
        diagonal[i] = under;
        above[i] = diagonal[i + 1];
        diagonal[i + 1] = right - factor * diagonal[i + 1];
        under = hasThird ? above[i + 1] : S(0);
        if (hasThird)
          above[i + 1] *= -factor;
        row(i).swap(row(i + 1));
        row(i + 1) -= factor * row(i);
        if (isPerturbed)
          scale = sizeOfRow(i + 1, S(0));
      }
      if (!arguments.watch.proceed(columns + 10))
        return false;
    }
    R step = 0;
    for (int64_t i = 0; isPerturbed && i < n; ++i)
      step = std::max({step, std::abs(diagonal[i]), i + 1 < n ? std::abs(above[i]) : R(0),
                       i + 2 < n ? std::abs(below[i + 1]) : R(0)});
    step *= std::numeric_limits<R>::epsilon();
    if (n > 0 && diagonal[n - 1] == S(0) && !isPerturbed) {
      *info = int32_t(n);
      return true;
    }
    for (int64_t i = n - 1; i >= 0; --i) {
      if (i + 1 < n)
        row(i) -= above[i] * row(i + 1);
      if (i + 2 < n)
        row(i) -= below[i + 1] * row(i + 2);
      if (isPerturbed)
        row(i) *= S(1) / safePivot(diagonal[i], row(i), step); // a quotient of complex numbers could overflow on the way
      else
        row(i) /= diagonal[i];
      if (!arguments.watch.proceed(columns + 10))
        return false;
    }
    return true;
  }

private:
  const int64_t n, columns;
  const bool isPerturbed;
};

} // namespace

MadeDecomposer makeLu(const MatrixRequest &request) { return makeForElement<Lu>(request); }
MadeDecomposer makePivotsToPermutation(const MatrixRequest &request) {
  return std::make_unique<PivotsToPermutation>(request);
}
MadeDecomposer makeTridiagonalSolve(const MatrixRequest &request) { return makeForElement<TridiagonalSolve>(request); }

} // namespace shlo::exec
