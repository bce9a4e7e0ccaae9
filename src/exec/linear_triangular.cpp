// triangular_solve: Eigen computes blocks of rows, and matrix products update the rest.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_parts.h"

#include "exec/linear_inputs.h"
#include "exec/linear_matrix.h"

namespace shlo::exec {
namespace {

// The number of rows in a block, and the columns that Eigen gets at a time.
constexpr int64_t blockRows = 48, together = 256;

// Every case becomes M y = b with y and b in rows. If the unknown is on the left of the matrix, both sides are
// transposed.
template <typename S> class SolveKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    char *const shared = arguments.scratch + sharedAt;
    const char *a = matrix.get(arguments.inputs[0], shared, watch);
    const char *b = watch.isStopped() ? nullptr : right.get(arguments.inputs[1], shared, watch);
    if (watch.isStopped())
      return watch.status();
    char *target = result.needed() ? shared + resultAt : arguments.outputs[0];
    const int64_t size = sizeof(S);
    const bool going = forChunks(arguments, chunks, watch, [&](int64_t chunk, char *scratch, Watch &own) {
      for (int64_t item = chunkBegin(items, chunks, chunk); item < chunkBegin(items, chunks, chunk + 1); ++item)
        if (!solveItem(scratch, a + item * n * n * size, b + item * n * columns * size,
                       reinterpret_cast<S *>(target) + item * n * columns, own))
          return false;
      return true;
    });
    if (going && result.needed())
      result.run(target, arguments.outputs[0], items * n * columns, watch);
    return watch.status();
  }

  PreparedInput matrix, right;
  Conversion result;
  const GemmKernels<Real<S>> *kernels = nullptr;
  int64_t n = 0, columns = 0, items = 0;
  int64_t chunks = 1; // of items
  bool leftSide = true, forward = true, unit = false, transposed = false, conjugated = false;
  size_t matrixAt = 0, rowsAt = 0, negativeAt = 0, panelAt = 0; // in scratch
  size_t sharedAt = 0, resultAt = 0;                            // in scratch; in what workers share

private:
  bool solveItem(char *scratch, const char *a, const char *b, S *to, Watch &watch) const {
    auto *m = reinterpret_cast<S *>(scratch + matrixAt);
    auto *y = reinterpret_cast<S *>(scratch + rowsAt);
    for (int64_t i = 0; i < n; ++i) {
      for (int64_t j = forward ? 0 : i; j < (forward ? i + 1 : n); ++j) {
        const S value = element<S>(a, transposed ? j * n + i : i * n + j);
        m[i * n + j] = conjugated ? S(Eigen::numext::conj(value)) : value;
      }
      const bool going = watch.proceed(2 * n) && watch.pieces(columns, 2, [&](int64_t begin, int64_t end) {
        for (int64_t c = begin; c < end; ++c)
          y[i * columns + c] = element<S>(b, leftSide ? i * columns + c : c * n + i);
      });
      if (!going)
        return false;
    }
    if (!solve(scratch, m, y, watch))
      return false;
    for (int64_t i = 0; i < n; ++i) {
      const bool going = watch.pieces(columns, 2, [&](int64_t begin, int64_t end) {
        for (int64_t c = begin; c < end; ++c)
          to[leftSide ? i * columns + c : c * n + i] = y[i * columns + c];
      });
      if (!going)
        return false;
    }
    return true;
  }
  void solveBlock(const Part<S> &corner, Part<S> unknown) const {
    if (forward && unit)
      corner.template triangularView<Eigen::UnitLower>().solveInPlace(unknown);
    else if (forward)
      corner.template triangularView<Eigen::Lower>().solveInPlace(unknown);
    else if (unit)
      corner.template triangularView<Eigen::UnitUpper>().solveInPlace(unknown);
    else
      corner.template triangularView<Eigen::Upper>().solveInPlace(unknown);
  }

  bool solve(char *scratch, S *m, S *y, Watch &watch) const {
    for (int64_t done = 0; done < n; done += blockRows) {
      const int64_t count = std::min(blockRows, n - done);
      const int64_t start = forward ? done : n - done - count, end = start + count;
      const auto corner = part(m + start * n + start, count, count, n);
      // The columns [c, c + width) of the rows from `row` on.
      auto columnsAt = [&](int64_t row, int64_t rows, int64_t c) {
        return part(y + row * columns + c, rows, std::min(together, columns - c), columns);
      };
      for (int64_t c = 0; c < columns; c += together) {
        solveBlock(corner, columnsAt(start, count, c));
        if (!watch.proceed(count * count * std::min(together, columns - c)))
          return false;
      }
      // Subtracts the solved rows, times their coefficients, from the other rows.
      const int64_t last = forward ? n : start;
      if constexpr (isReal<S>) {
        const int64_t first = forward ? end : 0;
        auto *negative = reinterpret_cast<S *>(scratch + negativeAt);
        const bool going = watch.pieces(count * columns, 1, [&](int64_t begin, int64_t end) {
          for (int64_t i = begin; i < end; ++i)
            negative[i] = -y[start * columns + i];
        });
        if (!going || !multiplyMatrices<S>(*kernels, last - first, columns, count, {m + first * n + start, n, 1},
                                           {negative, columns, 1}, nullptr, {y + first * columns, columns, true},
                                           reinterpret_cast<S *>(scratch + panelAt), watch))
          return false;
      } else {
        for (int64_t i = forward ? end : 0; i < last; i += blockRows) {
          const int64_t rows = std::min(blockRows, last - i);
          const auto factors = part(m + i * n + start, rows, count, n);
          for (int64_t c = 0; c < columns; c += together) {
            columnsAt(i, rows, c).noalias() -= factors * columnsAt(start, count, c);
            if (!watch.proceed(rows * count * std::min(together, columns - c)))
              return false;
          }
        }
      }
    }
    return true;
  }
};

template <typename S> MadeKernel makeSolveFor(const KernelRequest &request, ElementType computed) {
  const auto &op = std::get<plan::TriangularSolve>(request.op.data);
  const Layout &a = request.inputs[0], &b = request.inputs[1], &output = request.outputs[0];
  const size_t rank = a.shape.size();
  if (rank < 2 || b.shape.size() != rank || b.shape != output.shape || a.shape[rank - 1] != a.shape[rank - 2] ||
      b.shape[op.leftSide ? rank - 2 : rank - 1] != a.shape[rank - 1])
    return badProgram("triangular_solve");
  for (size_t d = 0; d + 2 < rank; ++d)
    if (a.shape[d] != b.shape[d])
      return badProgram("triangular_solve");
  auto kernel = std::make_unique<SolveKernel<S>>();
  const Simd simd = request.choice.simd();
  ByteCount own, shared;
  kernel->leftSide = op.leftSide;
  kernel->unit = op.unitDiagonal;
  // x a = b is a^T x^T = b^T.
  kernel->conjugated = op.transposeA == plan::TransposeA::ADJOINT;
  kernel->transposed = (op.transposeA == plan::TransposeA::TRANSPOSE || kernel->conjugated) == op.leftSide;
  kernel->forward = op.lower != kernel->transposed;
  kernel->n = a.shape[rank - 1];
  kernel->columns = b.shape[op.leftSide ? rank - 1 : rank - 2];
  kernel->items = output.elements() ? output.elements() / (kernel->n * kernel->columns) : 0;
  kernel->matrix.make(simd, a, computed, nullptr, shared);
  kernel->right.make(simd, b, computed, nullptr, shared);
  kernel->result = Conversion(simd, computed, output.element);
  kernel->kernels = &gemmKernels<Real<S>>(request.choice.baselineSimd);
  if (kernel->items) {
    kernel->matrixAt = own.reserve(kernel->n * kernel->n, sizeof(S));
    kernel->rowsAt = own.reserve(kernel->n * kernel->columns, sizeof(S));
    if constexpr (isReal<S>) {
      kernel->negativeAt = own.reserve(std::min(blockRows, kernel->n) * kernel->columns, sizeof(S));
      kernel->panelAt = own.reserve(
          panelElements(*kernel->kernels, kernel->n, kernel->columns, blockRows), sizeof(S));
    }
    if (kernel->result.needed())
      kernel->resultAt = shared.reserve(output.elements(), sizeof(S));
  }
  kernel->chunks = chunksOf(request.choice, kernel->items,
                            0.1 * double(kernel->n) * double(kernel->n + 20) * double(kernel->columns));
  if (own.bytes() > mostScratchOfWorker)
    kernel->chunks = 1;
  kernel->isParallel = kernel->chunks > 1;
  if (!placeScratch(own, shared, *kernel, kernel->sharedAt))
    return tooLarge();
  return MadeKernel(std::move(kernel));
}

} // namespace

MadeKernel makeTriangularSolve(const KernelRequest &request) {
  switch (request.outputs[0].element) {
  case ElementType::ComplexF32:
    return makeSolveFor<std::complex<float>>(request, ElementType::ComplexF32);
  case ElementType::ComplexF64:
    return makeSolveFor<std::complex<double>>(request, ElementType::ComplexF64);
  case ElementType::F64:
    return makeSolveFor<double>(request, ElementType::F64);
  default:
    return makeSolveFor<float>(request, ElementType::F32);
  }
}

} // namespace shlo::exec
