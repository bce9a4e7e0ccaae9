// Condensed forms: upper Hessenberg matrices, and symmetric matrices with three diagonals.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_condensed.h"

namespace shlo::exec {
namespace {

template <typename S> class Hessenberg final : public Decomposer {
public:
  explicit Hessenberg(const MatrixRequest &request)
      : n(request.n), low(request.op.low), high(request.op.high), reduction(request.baseline, request.n, scratch) {}

  bool run(const MatrixArguments &arguments) const override {
    S *const taus = arguments.output<S>(1);
    *arguments.output<int32_t>(2) = 0;
    std::fill_n(taus, std::max<int64_t>(n - 1, 0), S(0));
    return arguments.copyInput(0, 0, n, n * int64_t(sizeof(S))) &&
           reduction.run(arguments, arguments.output<S>(0), taus, low - 1, high);
  }

private:
  const int64_t n, low, high;
  const HessenbergReduction<S> reduction;
};

template <typename S> class Tridiagonal final : public Decomposer {
public:
  explicit Tridiagonal(const MatrixRequest &request)
      : n(request.n), isLower(request.op.lower), reduction(request.baseline, request.n, scratch) {
    matrixAt = scratch.reserve(n * n, sizeof(S));
  }

  bool run(const MatrixArguments &arguments) const override {
    using R = Real<S>;
    S *const columns = arguments.at<S>(matrixAt), *const a = arguments.output<S>(0), *const taus = arguments.output<S>(3);
    R *const diagonal = arguments.output<R>(1), *const beside = arguments.output<R>(2);
    *arguments.output<int32_t>(4) = 0;
    if (!arguments.copyInput(0, 0, n, n * int64_t(sizeof(S))))
      return false;
    // The upper triangle is the lower one of the matrix in reverse order.
    auto place = [&](int64_t i) { return isLower ? i : n - 1 - i; };
    auto exchange = [&](auto move) {
      for (int64_t i = 0; i < n; ++i) {
        for (int64_t j = 0; j <= i; ++j)
          move(a[place(i) * n + place(j)], columns[j * n + i]);
        if (!arguments.watch.proceed(i))
          return false;
      }
      return true;
    };
    if (!exchange([](S &from, S &to) { to = from; }) || !reduction.run(arguments, columns, diagonal, beside, taus) ||
        !exchange([](S &to, S &from) { to = from; }))
      return false;
    if (!isLower) {
      std::reverse(diagonal, diagonal + n);
      std::reverse(beside, beside + std::max<int64_t>(n - 1, 0));
      std::reverse(taus, taus + std::max<int64_t>(n - 1, 0));
    }
    return true;
  }

private:
  const int64_t n;
  const bool isLower;
  const TridiagonalReduction<S> reduction;
  size_t matrixAt;
};

} // namespace

MadeDecomposer makeHessenberg(const MatrixRequest &request) { return makeForElement<Hessenberg>(request); }
MadeDecomposer makeTridiagonal(const MatrixRequest &request) { return makeForElement<Tridiagonal>(request); }

} // namespace shlo::exec
