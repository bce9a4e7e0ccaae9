// Cholesky decompositions: Eigen computes blocks of rows, and matrix products update the rest of the matrix.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_decomposition.h"

#include "exec/linear_inputs.h"

#include <Eigen/Cholesky>

#include <limits>

namespace shlo::exec {
namespace {

// Decomposes a matrix in place, of which the lower triangle is given. The upper one must be 0.
template <typename S> class BlockedCholesky {
public:
  BlockedCholesky(bool baseline, int64_t n, ByteCount &scratch) : n(n), products(baseline, blockRows, n, blockRows, scratch) {
    negativeAt = scratch.reserve(blockRows * blockRows, sizeof(S));
  }

  // The order of the first leading minor that is not positive, or 0; anything else if the watch stops the run.
  int64_t run(char *scratch, S *a, Watch &watch) const {
    for (int64_t start = 0; start < n; start += blockRows) {
      const int64_t end = std::min(start + blockRows, n), width = end - start;
      auto corner = part(a + start * n + start, width, width, n);
      if (const int64_t failed = decomposeCorner(corner))
        return start + failed;
      // Computes a few rows at a time, so that little above the diagonal is computed.
      for (int64_t i = end; i < n; i += blockRows) {
        const int64_t rows = std::min(blockRows, n - i);
        auto below = part(a + i * n + start, rows, width, n);
        corner.template triangularView<Eigen::Lower>().adjoint().template solveInPlace<Eigen::OnTheRight>(below);
        if (!watch.proceed(rows * width * width))
          return 0;
      }
      // Subtracts the product of the block's rows with themselves from the matrix to the right of the block.
      for (int64_t i = end; i < n; i += blockRows) {
        const int64_t rows = std::min(blockRows, n - i), columns = i + rows - end;
        auto *negative = reinterpret_cast<S *>(scratch + negativeAt);
        part(negative, rows, width, width) = -part(a + i * n + start, rows, width, n);
        auto right = part(a + i * n + end, rows, columns, n);
        if (!products.run(scratch, watch, rows, columns, width, {negative, width, 1}, {a + end * n + start, 1, n, true},
                          right.data(), n, true))
          return 0;
        right.rightCols(rows).template triangularView<Eigen::StrictlyUpper>().setZero();
      }
    }
    return 0;
  }

private:
  static constexpr int64_t blockRows = 48;

  // Which row of the block is the first that cannot be decomposed, from 1 on, or 0.
  static int64_t decomposeCorner(Part<S> corner) {
    const Eigen::LLT<Eigen::Ref<typename Part<S>::PlainObject>> inPlace(corner);
    // Where Eigen stops, it leaves the number whose root it would take.
    for (int64_t i = 0; i < corner.rows(); ++i)
      if (!(Eigen::numext::real(corner(i, i)) > 0))
        return i + 1;
    return inPlace.info() == Eigen::Success ? 0 : corner.rows();
  }

  const int64_t n;
  const Products<S> products;
  size_t negativeAt;
};

// --- The op ---------------------------------------------------------------------------------------------------------

template <typename S> class CholeskyKernel final : public Kernel {
public:
  CholeskyKernel(bool baseline, int64_t n, ByteCount &own) : n(n), blocked(baseline, n, own) {
    matrixAt = own.reserve(n * n, sizeof(S));
  }

  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    char *const shared = arguments.scratch + sharedAt;
    const char *from = input.get(arguments.inputs[0], shared, watch);
    if (watch.isStopped())
      return watch.status();
    char *target = result.needed() ? shared + resultAt : arguments.outputs[0];
    const bool going = forChunks(arguments, chunks, watch, [&](int64_t chunk, char *scratch, Watch &own) {
      for (int64_t item = chunkBegin(items, chunks, chunk); item < chunkBegin(items, chunks, chunk + 1); ++item)
        if (!decompose(scratch, from + item * n * n * int64_t(sizeof(S)), reinterpret_cast<S *>(target) + item * n * n,
                       own))
          return false;
      return true;
    });
    if (going && result.needed())
      result.run(target, arguments.outputs[0], items * n * n, watch);
    return watch.status();
  }

  const int64_t n;
  PreparedInput input;
  Conversion result;
  int64_t items = 0;
  int64_t chunks = 1; // of items
  bool lower = true;
  size_t sharedAt = 0, resultAt = 0; // in scratch; in what workers share

private:
  bool decompose(char *scratch, const char *from, S *to, Watch &watch) const {
    auto *a = reinterpret_cast<S *>(scratch + matrixAt);
    // Reads the lower triangle, or the adjoint of the upper one.
    for (int64_t i = 0; i < n; ++i) {
      for (int64_t j = 0; j < n; ++j)
        a[i * n + j] = j > i   ? S(0)
                       : lower ? element<S>(from, i * n + j)
                               : S(Eigen::numext::conj(element<S>(from, j * n + i)));
      if (!watch.proceed(2 * n))
        return false;
    }
    const bool failed = blocked.run(scratch, a, watch) != 0;
    if (watch.isStopped())
      return false;
    if (failed)
      for (int64_t i = 0; i < n && watch.proceed(i + 1); ++i)
        std::fill_n(a + i * n, i + 1, S(std::numeric_limits<Real<S>>::quiet_NaN()));
    for (int64_t i = 0; i < n && watch.proceed(2 * n); ++i)
      for (int64_t j = 0; j < n; ++j)
        to[i * n + j] = lower ? a[i * n + j] : S(Eigen::numext::conj(a[j * n + i]));
    return !watch.isStopped();
  }

  const BlockedCholesky<S> blocked;
  size_t matrixAt = 0; // in scratch
};

template <typename S> MadeKernel makeCholeskyFor(const KernelRequest &request, ElementType computed) {
  const Layout &input = request.inputs[0], &output = request.outputs[0];
  const size_t rank = input.shape.size();
  if (rank < 2 || input.shape != output.shape || input.shape[rank - 1] != input.shape[rank - 2])
    return badProgram("cholesky");
  const Simd simd = request.choice.simd();
  ByteCount own, shared;
  const int64_t n = input.elements() ? input.shape[rank - 1] : 0;
  auto kernel = std::make_unique<CholeskyKernel<S>>(request.choice.baselineSimd, n, own);
  kernel->lower = std::get<plan::Cholesky>(request.op.data).lower;
  kernel->items = n ? input.elements() / (n * n) : 0;
  kernel->input.make(simd, input, computed, nullptr, shared);
  kernel->result = Conversion(simd, computed, output.element);
  if (kernel->result.needed())
    kernel->resultAt = shared.reserve(output.elements(), sizeof(S));
  kernel->chunks = chunksOf(request.choice, kernel->items, 0.1 * double(n) * double(n) * double(n + 20));
  if (own.bytes() > mostScratchOfWorker)
    kernel->chunks = 1;
  kernel->isParallel = kernel->chunks > 1;
  if (!placeScratch(own, shared, *kernel, kernel->sharedAt))
    return tooLarge();
  return MadeKernel(std::move(kernel));
}

// --- LAPACK's potrf -------------------------------------------------------------------------------------------------

// The other triangle stays as it is. Of a matrix that is not positive definite, `info` says which leading minor is not.
template <typename S> class CholeskyWithInfo final : public Decomposer {
public:
  explicit CholeskyWithInfo(const MatrixRequest &request)
      : n(request.n), isLower(request.op.lower), blocked(request.baseline, request.n, scratch) {
    matrixAt = scratch.reserve(n * n, sizeof(S));
  }

  bool run(const MatrixArguments &arguments) const override {
    S *const a = arguments.at<S>(matrixAt), *const to = arguments.output<S>(0);
    if (!arguments.copyInput(0, 0, n, n * int64_t(sizeof(S))))
      return false;
    for (int64_t i = 0; i < n; ++i) {
      for (int64_t j = 0; j <= i; ++j)
        a[i * n + j] = isLower ? to[i * n + j] : S(Eigen::numext::conj(to[j * n + i]));
      std::fill(a + i * n + i + 1, a + (i + 1) * n, S(0));
      if (!arguments.watch.proceed(2 * n))
        return false;
    }
    *arguments.output<int32_t>(1) = int32_t(blocked.run(arguments.scratch, a, arguments.watch));
    for (int64_t i = 0; i < n && arguments.watch.proceed(2 * n); ++i)
      for (int64_t j = 0; j <= i; ++j)
        (isLower ? to[i * n + j] : to[j * n + i]) = isLower ? a[i * n + j] : S(Eigen::numext::conj(a[i * n + j]));
    return !arguments.watch.isStopped();
  }

private:
  const int64_t n;
  const bool isLower;
  const BlockedCholesky<S> blocked;
  size_t matrixAt;
};

} // namespace

MadeKernel makeCholesky(const KernelRequest &request) {
  switch (request.outputs[0].element) {
  case ElementType::ComplexF32:
    return makeCholeskyFor<std::complex<float>>(request, ElementType::ComplexF32);
  case ElementType::ComplexF64:
    return makeCholeskyFor<std::complex<double>>(request, ElementType::ComplexF64);
  case ElementType::F64:
    return makeCholeskyFor<double>(request, ElementType::F64);
  default:
    return makeCholeskyFor<float>(request, ElementType::F32);
  }
}

MadeDecomposer makeCholeskyWithInfo(const MatrixRequest &request) { return makeForElement<CholeskyWithInfo>(request); }

} // namespace shlo::exec
