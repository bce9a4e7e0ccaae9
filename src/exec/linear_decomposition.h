// Decompositions, one matrix at a time. A kernel (linear_decomposition.cpp) runs over the matrices of a batch.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/extents.h"
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

// A matrix in memory with any strides.
template <typename S> struct Strided {
  const S *data;
  int64_t rowStride, columnStride;
};

// Products of parts of matrices: our own of real elements, Eigen's of complex ones.
template <typename S> class Products {
public:
  // For products up to this size.
  Products(bool baseline, int64_t m, int64_t n, int64_t k, ByteCount &scratch) {
    if constexpr (isReal<S>) {
      kernels = &gemmKernels<S>(baseline);
      panelAt = scratch.reserve(m && n && k ? panelElements(*kernels, m, n, k) : 0, sizeof(S));
    }
  }
  // c (m x n, rows `pitch` apart) = or += left (m x k) * right (k x n). One stride of each is 1.
  bool run(const MatrixArguments &arguments, int64_t m, int64_t n, int64_t k, Strided<S> left, Strided<S> right, S *c,
           int64_t pitch, bool accumulate) const {
    if constexpr (isReal<S>) {
      return multiplyMatrices<S>(*kernels, m, n, k, {asLoose(left.data), left.rowStride, left.columnStride},
                                 {asLoose(right.data), right.rowStride, right.columnStride}, nullptr, c, pitch,
                                 accumulate, arguments.at<S>(panelAt), arguments.watch);
    } else {
      constexpr int64_t together = 128;
      using View = Eigen::Map<const Eigen::Matrix<S, Eigen::Dynamic, Eigen::Dynamic>, 0,
                              Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>>;
      using Stride = Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>;
      const View right_(right.data, k, n, Stride(right.columnStride, right.rowStride));
      const View left_(left.data, m, k, Stride(left.columnStride, left.rowStride));
      for (int64_t i = 0; i < m; i += together)
        for (int64_t j = 0; j < n; j += together) {
          const int64_t rows = std::min(together, m - i), columns = std::min(together, n - j);
          auto to = part(c + i * pitch + j, rows, columns, pitch);
          if (!accumulate)
            to.setZero();
          for (int64_t at = 0; at < k; at += together) {
            const int64_t depth = std::min(together, k - at);
            to.noalias() += left_.block(i, at, rows, depth) * right_.block(at, j, depth, columns);
            if (!arguments.watch.proceed(rows * columns * depth))
              return false;
          }
        }
      return true;
    }
  }

private:
  template <typename T> static const Loose<T> *asLoose(const T *data) {
    return reinterpret_cast<const Loose<T> *>(data);
  }

  const GemmKernels<Real<S>> *kernels = nullptr;
  size_t panelAt = 0;
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
