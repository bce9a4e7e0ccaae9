// Parts of matrices, as Eigen sees them. Include it after linear_eigen.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/linear_eigen.h"

#include <Eigen/Core>

#include <complex>
#include <cstdint>
#include <cstring>

namespace shlo::exec {

template <typename S> using Real = typename Eigen::NumTraits<S>::Real;
template <typename S> inline constexpr bool isReal = std::is_same_v<S, Real<S>>;

// A part of a row-major matrix.
template <typename S>
using Part = Eigen::Map<Eigen::Matrix<S, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>, 0, Eigen::OuterStride<>>;
template <typename S> Part<S> part(S *first, int64_t rows, int64_t columns, int64_t pitch) {
  return Part<S>(first, rows, columns, Eigen::OuterStride<>(pitch));
}

// Contiguous elements.
template <typename S> using Line = Eigen::Map<Eigen::Matrix<S, Eigen::Dynamic, 1>>;
template <typename S> Line<S> line(S *first, int64_t count) { return Line<S>(first, count); }

// An element of an input, which may have any alignment.
template <typename S> S element(const char *array, int64_t i) {
  S value;
  std::memcpy(&value, array + i * int64_t(sizeof(S)), sizeof value);
  return value;
}

} // namespace shlo::exec
