// The kernels of linear_gemm.h for the instruction set that this file is compiled for. It is included by
// linear_gemm_*.cpp, which define SHLO_GEMM_TABLE (the name of the table) and put Eigen into a separate namespace. The
// linker merges inline functions of the same name, and must not use one for a wide instruction set in other tables.
//
// Eigen vectorizes along the columns of its result, but here rows are contiguous. So Eigen's left operand is our right
// operand, transposed, and its right operand is our left operand.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_eigen.h"
#include "exec/linear_gemm.h"

#include <Eigen/Core>

namespace shlo::exec {
namespace {

namespace internal = Eigen::internal;
using Eigen::ColMajor;
using Eigen::RowMajor;
using Index = ptrdiff_t;

// A line of an operand, as Eigen's packing reads it: contiguous elements.
template <typename T> struct Line {
  const Loose<T> *data;
  EIGEN_ALWAYS_INLINE T operator()(Index i) const { return data[i]; }
  template <typename Packet> EIGEN_ALWAYS_INLINE Packet loadPacket(Index i) const {
    return internal::ploadu<Packet>(reinterpret_cast<const T *>(data + i));
  }
};

// An operand in Eigen's numbering of rows and columns. Eigen reads lines and packets along the contiguous axis, which
// the storage order states.
template <typename T> struct Source {
  using LinearMapper = Line<T>;
  const Loose<T> *data;
  Index rowStride, columnStride;
  EIGEN_ALWAYS_INLINE const Loose<T> *at(Index i, Index j) const { return data + i * rowStride + j * columnStride; }
  EIGEN_ALWAYS_INLINE T operator()(Index i, Index j) const { return *at(i, j); }
  EIGEN_ALWAYS_INLINE Line<T> getLinearMapper(Index i, Index j) const { return {at(i, j)}; }
  template <typename Packet> EIGEN_ALWAYS_INLINE Packet loadPacket(Index i, Index j) const {
    return internal::ploadu<Packet>(reinterpret_cast<const T *>(at(i, j)));
  }
  template <typename Packet, int> EIGEN_ALWAYS_INLINE Packet load(Index i, Index j) const {
    return loadPacket<Packet>(i, j);
  }
  EIGEN_ALWAYS_INLINE Index stride() const { return rowStride == 1 ? columnStride : rowStride; }
};

// Columns given by pointers.
template <typename T> struct Pointers {
  using LinearMapper = Line<T>;
  const Loose<T> *const *columns;
  EIGEN_ALWAYS_INLINE Line<T> getLinearMapper(Index i, Index j) const { return {columns[j] + i}; }
};

template <typename T> using Traits = internal::gebp_traits<T, T>;
template <typename T> using Result = internal::blas_data_mapper<T, Index, ColMajor, Eigen::Unaligned>;

template <typename T>
void packLeft(Matrix<T> left, int64_t m, int64_t first, int64_t depth, int64_t k, T *panels) {
  const Source<T> source{left.data, left.columnStride, left.rowStride};
  if (left.columnStride == 1)
    internal::gemm_pack_rhs<T, Index, Source<T>, Traits<T>::nr, ColMajor, false, true>()(panels, source, depth, m, k,
                                                                                        first);
  else
    internal::gemm_pack_rhs<T, Index, Source<T>, Traits<T>::nr, RowMajor, false, true>()(panels, source, depth, m, k,
                                                                                        first);
}

template <typename T>
void packRows(const Loose<T> *const *rows, int64_t m, int64_t first, int64_t depth, int64_t k, T *panels) {
  internal::gemm_pack_rhs<T, Index, Pointers<T>, Traits<T>::nr, ColMajor, false, true>()(panels, Pointers<T>{rows},
                                                                                        depth, m, k, first);
}

template <typename T, int Order>
using PackRight = internal::gemm_pack_lhs<T, Index, Source<T>, Traits<T>::mr, Traits<T>::LhsProgress,
                                          typename Traits<T>::LhsPacket4Packing, Order, false, true>;

template <typename T>
void packRight(Matrix<T> right, int64_t n, int64_t first, int64_t depth, int64_t k, T *panels) {
  const Source<T> source{right.data, right.columnStride, right.rowStride};
  if (right.columnStride == 1)
    PackRight<T, ColMajor>()(panels, source, depth, n, k, first);
  else
    PackRight<T, RowMajor>()(panels, source, depth, n, k, first);
}

template <typename T> void multiply(const GemmBlock<T> &block) {
  internal::gebp_kernel<T, T, Index, Result<T>, Traits<T>::mr, Traits<T>::nr, false, false>()(
      Result<T>(block.c, block.cPitch), block.right, block.left, block.n, block.depth, block.m, T(1), block.rightDepth,
      block.leftDepth, block.rightFirst, block.leftFirst);
}

template <typename T> void multiplyRow(const Loose<T> *row, Matrix<T> right, int64_t k, int64_t n, T *c) {
  const Source<T> matrix{right.data, right.columnStride, right.rowStride}, vector{row, 1, k};
  if (right.columnStride == 1)
    internal::general_matrix_vector_product<Index, T, Source<T>, ColMajor, false, T, Source<T>, false>::run(
        n, k, matrix, vector, c, 1, T(1));
  else
    internal::general_matrix_vector_product<Index, T, Source<T>, RowMajor, false, T, Source<T>, false>::run(
        n, k, matrix, vector, c, 1, T(1));
}

template <typename T> constexpr GemmKernels<T> kernels() {
  return {Traits<T>::nr, Traits<T>::mr, packLeft<T>, packRows<T>, packRight<T>, multiply<T>, multiplyRow<T>};
}

} // namespace

extern const GemmTable gemm::SHLO_GEMM_TABLE = {kernels<float>(), kernels<double>()};

} // namespace shlo::exec
