// Decompositions, one matrix at a time. A kernel (linear_decomposition.cpp) runs over the matrices of a batch.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/extents.h"
#include "exec/linear_lines.h"
#include "exec/linear_matrix.h"
#include "exec/linear_parts.h"

#include <memory>

namespace shlo::exec {

// The operands and results of one matrix.
struct MatrixArguments {
  const char *const *inputs; // row-major, of any alignment
  char *const *outputs;      // row-major, aligned to an element
  char *scratch;             // Decomposer::scratch
  Watch &watch;

  template <typename T> T *output(size_t i) const { return reinterpret_cast<T *>(outputs[i]); }
  template <typename T> T *at(size_t offset) const { return reinterpret_cast<T *>(scratch + offset); }
  // Output i starts as a copy of the input.
  bool copyInput(size_t input, size_t i, int64_t rows, int64_t rowBytes) const {
    for (int64_t row = 0; row < rows; ++row) {
      std::memcpy(outputs[i] + row * rowBytes, inputs[input] + row * rowBytes, size_t(rowBytes));
      if (!watch.proceed(rowBytes / 8))
        return false;
    }
    return true;
  }
};

// What is known of a matrix when the kernel is made.
struct MatrixRequest {
  const plan::Decomposition &op;
  ElementType element;
  int64_t m, n;  // of the first operand
  int64_t count; // of its reflectors or pivots, or the columns of the right-hand side
  int64_t rows = 0, columns = 0; // HouseholderMultiply: of what is multiplied
  bool baseline;
  int64_t least() const { return std::min(m, n); }
};

template <typename S> using Lines = LineKernels<S, Real<S>>;

class Decomposer {
public:
  virtual ~Decomposer() = default;
  // False if the watch stops the run.
  virtual bool run(const MatrixArguments &arguments) const = 0;

  ByteCount scratch;
};

using MadeDecomposer = std::unique_ptr<Decomposer>;

// A decomposer for the elements of the request.
template <template <typename> class Of> MadeDecomposer makeForElement(const MatrixRequest &request) {
  switch (request.element) {
  case ElementType::F64: return std::make_unique<Of<double>>(request);
  case ElementType::ComplexF32: return std::make_unique<Of<std::complex<float>>>(request);
  case ElementType::ComplexF64: return std::make_unique<Of<std::complex<double>>>(request);
  default: return std::make_unique<Of<float>>(request);
  }
}

// One function for each kind, in the file that has the method.
MadeDecomposer makeCholeskyWithInfo(const MatrixRequest &request);
MadeDecomposer makeLu(const MatrixRequest &request);
MadeDecomposer makePivotsToPermutation(const MatrixRequest &request);
MadeDecomposer makeQr(const MatrixRequest &request);
MadeDecomposer makePivotedQr(const MatrixRequest &request);
MadeDecomposer makeHouseholderProduct(const MatrixRequest &request);
MadeDecomposer makeHouseholderMultiply(const MatrixRequest &request);
MadeDecomposer makeHessenberg(const MatrixRequest &request);
MadeDecomposer makeTridiagonal(const MatrixRequest &request);
MadeDecomposer makeSymmetricEigen(const MatrixRequest &request);
MadeDecomposer makeEigen(const MatrixRequest &request);
MadeDecomposer makeSchur(const MatrixRequest &request);
MadeDecomposer makeSingularValues(const MatrixRequest &request);
MadeDecomposer makeTridiagonalSolve(const MatrixRequest &request);

// A matrix in memory with any strides, one of which is 1, or its conjugate.
template <typename S> struct Strided {
  const S *data;
  int64_t rowStride, columnStride;
  bool isConjugated = false; // of complex elements
};

// Products of parts of matrices. A product of complex matrices is one of real matrices, [Re A, Im A] [B; i B], whose
// columns are pairs as in memory.
template <typename S> class Products {
  using R = Real<S>;

public:
  // For products up to this size.
  Products(bool baseline, int64_t m, int64_t n, int64_t k, ByteCount &scratch)
      : kernels(&gemmKernels<R>(baseline)) {
    if (!m || !n || !k)
      return;
    if constexpr (isReal<S>) {
      panelAt = scratch.reserve(panelElements(*kernels, m, n, k), sizeof(R));
    } else {
      const int64_t depth = std::min(k, deepest);
      panelAt = scratch.reserve(panelElements(*kernels, m, 2 * n, 2 * depth), sizeof(R));
      leftAt = scratch.reserve(m, size_t(2 * depth) * sizeof(R));
      rightAt = scratch.reserve(n, size_t(4 * depth) * sizeof(R));
    }
  }
  // c (m x n, rows `pitch` apart) = or += left (m x k) * right (k x n).
  bool run(char *scratch, Watch &watch, int64_t m, int64_t n, int64_t k, Strided<S> left, Strided<S> right, S *c,
           int64_t pitch, bool accumulate) const {
    if constexpr (isReal<S>) {
      return multiplyMatrices<R>(*kernels, m, n, k, {asLoose(left.data), left.rowStride, left.columnStride},
                                 {asLoose(right.data), right.rowStride, right.columnStride}, nullptr,
                                 {c, pitch, accumulate}, reinterpret_cast<R *>(scratch + panelAt), watch);
    } else {
      R *const parts = reinterpret_cast<R *>(scratch + leftAt), *const pairs = reinterpret_cast<R *>(scratch + rightAt);
      for (int64_t at = 0; at < k; at += deepest) {
        const int64_t depth = std::min(deepest, k - at);
        const R leftSign = left.isConjugated ? -1 : 1, rightSign = right.isConjugated ? -1 : 1;
        for (int64_t i = 0; i < m; ++i)
          for (int64_t j = 0; j < depth; ++j) {
            const S value = left.data[i * left.rowStride + (at + j) * left.columnStride];
            parts[i * 2 * depth + j] = value.real();
            parts[i * 2 * depth + depth + j] = leftSign * value.imag();
          }
        for (int64_t i = 0; i < depth; ++i) {
          R *const row = pairs + i * 2 * n, *const turned = pairs + (depth + i) * 2 * n;
          for (int64_t j = 0; j < n; ++j) {
            const S value = right.data[(at + i) * right.rowStride + j * right.columnStride];
            row[2 * j] = turned[2 * j + 1] = value.real();
            row[2 * j + 1] = rightSign * value.imag();
            turned[2 * j] = -row[2 * j + 1];
          }
        }
        if (!watch.proceed(2 * depth * (m + 2 * n)) ||
            !multiplyMatrices<R>(*kernels, m, 2 * n, 2 * depth, {asLoose(parts), 2 * depth, 1},
                                 {asLoose(pairs), 2 * n, 1}, nullptr,
                                 {reinterpret_cast<R *>(c), 2 * pitch, accumulate || at},
                                 reinterpret_cast<R *>(scratch + panelAt), watch))
          return false;
      }
      return true;
    }
  }
  bool run(const MatrixArguments &arguments, int64_t m, int64_t n, int64_t k, Strided<S> left, Strided<S> right, S *c,
           int64_t pitch, bool accumulate) const {
    return run(arguments.scratch, arguments.watch, m, n, k, left, right, c, pitch, accumulate);
  }

private:
  static constexpr int64_t deepest = 128;
  static const Loose<R> *asLoose(const R *data) { return reinterpret_cast<const Loose<R> *>(data); }

  const GemmKernels<R> *kernels;
  size_t panelAt = 0, leftAt = 0, rightAt = 0;
};

// A power of two by which the elements are divided, so that their squares neither overflow nor vanish: 1 for most
// matrices. NaN if an element is not finite.
template <typename S> Real<S> powerOfTwoFor(const S *elements, int64_t count) {
  using R = Real<S>;
  const R *parts = reinterpret_cast<const R *>(elements);
  R largest = 0;
  for (int64_t i = 0; i < count * int64_t(sizeof(S) / sizeof(R)); ++i) {
    const R size = std::abs(parts[i]);
    if (!(size <= std::numeric_limits<R>::max()))
      return std::numeric_limits<R>::quiet_NaN();
    largest = std::max(largest, size);
  }
  constexpr int range = std::numeric_limits<R>::max_exponent / 4;
  const int exponent = largest > 0 ? std::ilogb(largest) : 0;
  return std::abs(exponent) < range ? R(1) : std::ldexp(R(1), exponent);
}

// What LAPACK says of a matrix with elements that are not finite, by the number of the argument.
inline constexpr int32_t notFinite = -4;

} // namespace shlo::exec
