// The kernels of linear_gemm.h for the instruction set that this file is compiled for. It is included by
// linear_gemm_*.cpp, which define SHLO_GEMM_TABLE (the name of the table) and put Eigen into a separate namespace. The
// linker merges inline functions of the same name, and must not use one for a wide instruction set in other tables.
//
// Products of a single row by a matrix whose columns are contiguous are Eigen's. It vectorizes along the columns of its
// result, but here rows are contiguous, so its matrix is our right operand, transposed.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_eigen.h"
#include "exec/linear_gemm_row-inl.h"

#include <Eigen/Core>

namespace shlo::exec {
namespace {

namespace internal = Eigen::internal;
using Eigen::RowMajor;
using Index = ptrdiff_t;

// An operand in Eigen's numbering of rows and columns. Eigen reads packets along the contiguous axis, which the storage
// order states.
template <typename T> struct Source {
  const Loose<T> *data;
  Index rowStride, columnStride;
  EIGEN_ALWAYS_INLINE T operator()(Index i, Index j) const { return data[i * rowStride + j * columnStride]; }
  template <typename Packet, int> EIGEN_ALWAYS_INLINE Packet load(Index i, Index j) const {
    return internal::ploadu<Packet>(reinterpret_cast<const T *>(data + i * rowStride + j * columnStride));
  }
  EIGEN_ALWAYS_INLINE Index stride() const { return rowStride == 1 ? columnStride : rowStride; }
};

template <typename T> void multiplyRow(const Loose<T> *row, Matrix<T> right, int64_t k, int64_t n, T *c) {
  if (right.columnStride == 1)
    return multiplyRow<T, vectorBytes>(RowProduct<T>{row, right.data, right.rowStride, k, n, c});
  const Source<T> matrix{right.data, right.columnStride, right.rowStride}, vector{row, 1, k};
  internal::general_matrix_vector_product<Index, T, Source<T>, RowMajor, false, T, Source<T>, false>::run(
      n, k, matrix, vector, c, 1, T(1));
}

template <typename T> constexpr GemmKernels<T> kernels() {
  return {tileRows, tileColumns<T>, packLeft<T>, packRows<T>, packRight<T>, multiply<T>, multiplyRow<T>};
}

} // namespace

extern const GemmTable gemm::SHLO_GEMM_TABLE = {kernels<float>(), kernels<double>()};

} // namespace shlo::exec
