// cholesky and triangular_solve: blocks of rows are worked on directly, what is left of the matrix by products.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/convert.h"
#include "exec/matrix.h"

#include <cmath>
#include <limits>

namespace shlo::exec {
namespace {

// Rows of a block.
constexpr int64_t blockRows = 48;

template <typename T> T conjugate(T value) { return value; }
template <typename T> T realPart(T value) { return value; }
template <typename T> struct RealOf {
  using type = T;
};

// Complex numbers with the arithmetic that these algorithms need.
template <typename T> struct __attribute__((packed, may_alias)) Number {
  T re = 0, im = 0;
  friend Number operator-(Number a) { return {-a.re, -a.im}; }
  friend Number operator+(Number a, Number b) { return {a.re + b.re, a.im + b.im}; }
  friend Number operator*(Number a, Number b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
  // Scaled, so that the square of the divisor's length does not overflow.
  friend Number operator/(Number a, Number b) {
    if (std::abs(b.re) >= std::abs(b.im)) {
      const T ratio = b.im / b.re, length = b.re + b.im * ratio;
      return {(a.re + a.im * ratio) / length, (a.im - a.re * ratio) / length};
    }
    const T ratio = b.re / b.im, length = b.re * ratio + b.im;
    return {(a.re * ratio + a.im) / length, (a.im * ratio - a.re) / length};
  }
  friend Number conjugate(Number a) { return {a.re, -a.im}; }
  friend T realPart(Number a) { return a.re; }
};
template <typename T> struct RealOf<Number<T>> {
  using type = T;
};
template <typename S> using Real = typename RealOf<S>::type;
template <typename S> inline constexpr bool isReal = std::is_same_v<S, Real<S>>;

// target += factor * row.
template <typename S> void addMultiple(S *target, S factor, const S *row, int64_t n) {
  for (int64_t j = 0; j < n; ++j)
    target[j] = target[j] + factor * row[j];
}

// --- cholesky -------------------------------------------------------------------------------------------------------

template <typename S> class CholeskyKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.control);
    const auto *from = reinterpret_cast<const Loose<S> *>(input.get(arguments.inputs[0], arguments.scratch));
    char *target = result.needed() ? arguments.scratch + resultAt : arguments.outputs[0];
    auto *to = reinterpret_cast<Loose<S> *>(target);
    auto *a = reinterpret_cast<S *>(arguments.scratch + matrixAt);
    for (int64_t item = 0; item < items; ++item, from += n * n, to += n * n) {
      // The lower triangle; an upper one is its adjoint.
      for (int64_t i = 0; i < n; ++i)
        for (int64_t j = 0; j < n; ++j)
          a[i * n + j] = j > i ? S{} : lower ? S(from[i * n + j]) : conjugate(S(from[j * n + i]));
      if (!factor(arguments, a, watch)) {
        if (!watch.proceed(0))
          return watch.status();
        Real<S> nan = std::numeric_limits<Real<S>>::quiet_NaN();
        for (int64_t i = 0; i < n; ++i)
          for (int64_t j = 0; j <= i; ++j)
            a[i * n + j] = S{nan};
      }
      for (int64_t i = 0; i < n; ++i)
        for (int64_t j = 0; j < n; ++j)
          to[i * n + j] = lower ? a[i * n + j] : conjugate(a[j * n + i]);
    }
    if (result.needed())
      result.run(target, arguments.outputs[0], items * n * n);
    return {};
  }

  PreparedInput input;
  Conversion result;
  const GemmKernels<Real<S>> *kernels = nullptr;
  int64_t n = 0, items = 0;
  bool lower = true;
  size_t matrixAt = 0, columnAt = 0, negativeAt = 0, panelAt = 0, resultAt = 0;

private:
  // False where the matrix is not positive definite, or the watch says stop.
  bool factor(const KernelArguments &arguments, S *a, Watch &watch) const {
    auto *column = reinterpret_cast<S *>(arguments.scratch + columnAt);
    const int64_t step = isReal<S> ? blockRows : n;
    for (int64_t start = 0; start < n; start += step) {
      const int64_t end = std::min(start + step, n);
      for (int64_t j = start; j < end; ++j) {
        const Real<S> pivot = realPart(a[j * n + j]);
        if (!(pivot > 0))
          return false;
        const Real<S> diagonal = std::sqrt(pivot);
        a[j * n + j] = S{diagonal};
        for (int64_t i = j + 1; i < n; ++i) {
          a[i * n + j] = a[i * n + j] / S{diagonal};
          column[i] = conjugate(a[i * n + j]);
        }
        for (int64_t i = j + 1; i < n; ++i)
          addMultiple(a + i * n + j + 1, -a[i * n + j], column + j + 1, std::min(i, end - 1) - j);
        if (!watch.proceed((n - j) * (end - j)))
          return false;
      }
      if constexpr (isReal<S>) {
        // What is right of the block, less the product of the block's rows with themselves; a few rows at a time, so
        // that little above the diagonal is computed.
        auto *negative = reinterpret_cast<S *>(arguments.scratch + negativeAt);
        auto *panel = reinterpret_cast<S *>(arguments.scratch + panelAt);
        const int64_t width = end - start;
        for (int64_t i = end; i < n; i += blockRows) {
          const int64_t rows = std::min(blockRows, n - i);
          for (int64_t r = 0; r < rows; ++r)
            for (int64_t k = 0; k < width; ++k)
              negative[r * width + k] = -a[(i + r) * n + start + k];
          if (!multiplyMatrices<S>(*kernels, rows, i + rows - end, width, {negative, width, 1},
                                   {a + end * n + start, 1, n}, nullptr, a + i * n + end, n, true, panel, watch))
            return false;
        }
        for (int64_t i = end; i < n; ++i)
          for (int64_t j = i + 1; j < std::min(n, i + blockRows); ++j)
            a[i * n + j] = 0;
      }
    }
    return true;
  }
};

template <typename S> MadeKernel makeCholeskyFor(const KernelRequest &request, ElementType computed) {
  const Layout &input = request.inputs[0], &output = request.outputs[0];
  const size_t rank = input.shape.size();
  if (rank < 2 || input.shape != output.shape || input.shape[rank - 1] != input.shape[rank - 2])
    return badProgram("cholesky");
  auto kernel = std::make_unique<CholeskyKernel<S>>();
  const Simd simd = chooseSimd(request.baselineSimd);
  ByteCount scratch;
  kernel->lower = std::get<plan::Cholesky>(request.node.action).lower;
  kernel->n = input.shape[rank - 1];
  kernel->items = input.elements() ? input.elements() / (kernel->n * kernel->n) : 0;
  kernel->input.make(simd, input, computed, nullptr, scratch);
  kernel->result = Conversion(simd, computed, output.element);
  kernel->kernels = &gemmKernels<Real<S>>(request.baselineSimd);
  const int64_t n = kernel->items ? kernel->n : 0;
  kernel->matrixAt = scratch.reserve(n * n, sizeof(S));
  kernel->columnAt = scratch.reserve(n, sizeof(S));
  if (isReal<S>) {
    kernel->negativeAt = scratch.reserve(blockRows * blockRows, sizeof(S));
    kernel->panelAt = scratch.reserve(panelElements(*kernel->kernels, blockRows, n, blockRows), sizeof(S));
  }
  if (kernel->result.needed())
    kernel->resultAt = scratch.reserve(output.elements(), sizeof(S));
  if (!scratch.fits())
    return tooLarge();
  kernel->scratchBytes = scratch.bytes();
  return MadeKernel(std::move(kernel));
}

// --- triangular_solve ------------------------------------------------------------------------------------------------

// Every case is brought to M y = b with y and b in rows: where the unknown is on the left of the matrix, both sides
// are transposed.
template <typename S> class SolveKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.control);
    const auto *a = reinterpret_cast<const Loose<S> *>(matrix.get(arguments.inputs[0], arguments.scratch));
    const auto *b = reinterpret_cast<const Loose<S> *>(right.get(arguments.inputs[1], arguments.scratch));
    char *target = result.needed() ? arguments.scratch + resultAt : arguments.outputs[0];
    auto *to = reinterpret_cast<Loose<S> *>(target);
    auto *m = reinterpret_cast<S *>(arguments.scratch + matrixAt);
    auto *y = reinterpret_cast<S *>(arguments.scratch + rowsAt);
    for (int64_t item = 0; item < items; ++item, a += n * n, b += n * columns, to += n * columns) {
      for (int64_t i = 0; i < n; ++i) {
        // All but the diagonal with the sign that subtracts.
        for (int64_t j = forward ? 0 : i + 1; j < (forward ? i : n); ++j)
          m[i * n + j] = -element(a, i, j);
        m[i * n + i] = unit ? S{1} : element(a, i, i);
        for (int64_t c = 0; c < columns; ++c)
          y[i * columns + c] = leftSide ? b[i * columns + c] : b[c * n + i];
      }
      if (!solve(arguments, m, y, watch))
        return watch.status();
      for (int64_t i = 0; i < n; ++i)
        for (int64_t c = 0; c < columns; ++c)
          to[leftSide ? i * columns + c : c * n + i] = y[i * columns + c];
    }
    if (result.needed())
      result.run(target, arguments.outputs[0], items * n * columns);
    return {};
  }

  PreparedInput matrix, right;
  Conversion result;
  const GemmKernels<Real<S>> *kernels = nullptr;
  int64_t n = 0, columns = 0, items = 0;
  bool leftSide = true, forward = true, unit = false, transposed = false, conjugated = false;
  size_t matrixAt = 0, rowsAt = 0, panelAt = 0, resultAt = 0;

private:
  S element(const Loose<S> *a, int64_t i, int64_t j) const {
    const S value = transposed ? a[j * n + i] : a[i * n + j];
    return conjugated ? conjugate(value) : value;
  }

  bool solve(const KernelArguments &arguments, const S *m, S *y, Watch &watch) const {
    const int64_t step = isReal<S> ? blockRows : n;
    for (int64_t done = 0; done < n; done += step) {
      const int64_t count = std::min(step, n - done);
      const int64_t start = forward ? done : n - done - count, end = start + count;
      for (int64_t k = 0; k < count; ++k) {
        const int64_t i = forward ? start + k : end - 1 - k;
        for (int64_t j = forward ? start : i + 1; j < (forward ? i : end); ++j)
          addMultiple(y + i * columns, m[i * n + j], y + j * columns, columns);
        if (!unit)
          for (int64_t c = 0; c < columns; ++c)
            y[i * columns + c] = y[i * columns + c] / m[i * n + i];
        if (!watch.proceed(count * columns))
          return false;
      }
      if constexpr (isReal<S>) {
        auto *panel = reinterpret_cast<S *>(arguments.scratch + panelAt);
        const int64_t first = forward ? end : 0, rows = forward ? n - end : start;
        if (rows && !multiplyMatrices<S>(*kernels, rows, columns, count, {m + first * n + start, n, 1},
                                         {y + start * columns, columns, 1}, nullptr, y + first * columns, columns, true,
                                         panel, watch))
          return false;
      }
    }
    return true;
  }
};

template <typename S> MadeKernel makeSolveFor(const KernelRequest &request, ElementType computed) {
  const auto &op = std::get<plan::TriangularSolve>(request.node.action);
  const Layout &a = request.inputs[0], &b = request.inputs[1], &output = request.outputs[0];
  const size_t rank = a.shape.size();
  if (rank < 2 || b.shape.size() != rank || b.shape != output.shape || a.shape[rank - 1] != a.shape[rank - 2] ||
      b.shape[op.leftSide ? rank - 2 : rank - 1] != a.shape[rank - 1])
    return badProgram("triangular_solve");
  for (size_t d = 0; d + 2 < rank; ++d)
    if (a.shape[d] != b.shape[d])
      return badProgram("triangular_solve");
  auto kernel = std::make_unique<SolveKernel<S>>();
  const Simd simd = chooseSimd(request.baselineSimd);
  ByteCount scratch;
  kernel->leftSide = op.leftSide;
  kernel->unit = op.unitDiagonal;
  // x a = b is a^T x^T = b^T.
  kernel->transposed = (op.transposeA != plan::TransposeA::None) == op.leftSide;
  kernel->conjugated = op.transposeA == plan::TransposeA::Adjoint;
  kernel->forward = op.lower != kernel->transposed;
  kernel->n = a.shape[rank - 1];
  kernel->columns = b.shape[op.leftSide ? rank - 1 : rank - 2];
  kernel->items = output.elements() ? output.elements() / (kernel->n * kernel->columns) : 0;
  kernel->matrix.make(simd, a, computed, nullptr, scratch);
  kernel->right.make(simd, b, computed, nullptr, scratch);
  kernel->result = Conversion(simd, computed, output.element);
  kernel->kernels = &gemmKernels<Real<S>>(request.baselineSimd);
  if (kernel->items) {
    kernel->matrixAt = scratch.reserve(kernel->n * kernel->n, sizeof(S));
    kernel->rowsAt = scratch.reserve(kernel->n * kernel->columns, sizeof(S));
    if (isReal<S>)
      kernel->panelAt = scratch.reserve(
          panelElements(*kernel->kernels, kernel->n, kernel->columns, blockRows), sizeof(S));
    if (kernel->result.needed())
      kernel->resultAt = scratch.reserve(output.elements(), sizeof(S));
  }
  if (!scratch.fits())
    return tooLarge();
  kernel->scratchBytes = scratch.bytes();
  return MadeKernel(std::move(kernel));
}

} // namespace

MadeKernel makeCholesky(const KernelRequest &request) {
  switch (request.outputs[0].element) {
  case ElementType::ComplexF32:
    return makeCholeskyFor<Number<float>>(request, ElementType::ComplexF32);
  case ElementType::ComplexF64:
    return makeCholeskyFor<Number<double>>(request, ElementType::ComplexF64);
  case ElementType::F64:
    return makeCholeskyFor<double>(request, ElementType::F64);
  default:
    return makeCholeskyFor<float>(request, ElementType::F32);
  }
}

MadeKernel makeTriangularSolve(const KernelRequest &request) {
  switch (request.outputs[0].element) {
  case ElementType::ComplexF32:
    return makeSolveFor<Number<float>>(request, ElementType::ComplexF32);
  case ElementType::ComplexF64:
    return makeSolveFor<Number<double>>(request, ElementType::ComplexF64);
  case ElementType::F64:
    return makeSolveFor<double>(request, ElementType::F64);
  default:
    return makeSolveFor<float>(request, ElementType::F32);
  }
}

} // namespace shlo::exec
