// Decompositions of matrices and the solvers around them, as LAPACK defines them. No op of the opset needs them; programs
// call them by name (linear_calls.cpp).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tensor/tensor.h"

#include <optional>
#include <vector>

namespace shlo::plan {

// Operands -> results. Each operand and result has the batch dimensions of the first operand in front. `a` has m rows
// and n columns, k is the smaller of both. `info` is a number for each matrix: 0, or what LAPACK says of a failure.
enum class DecompositionKind : uint8_t {
  Cholesky,            // a -> a, info
  Lu,                  // a -> a, pivots (k, from 1 on), info
  PivotsToPermutation, // pivots (k, from 0 on) -> permutation (extent)
  Qr,                  // a -> a, taus (k)
  PivotedQr,           // a, pivots (n) -> a, pivots (n, from 1 on), taus (k)
  HouseholderProduct,  // a, taus -> a
  HouseholderMultiply, // a, taus, c -> c
  Hessenberg,          // a -> a, taus (n - 1), info
  Tridiagonal,         // a -> a, diagonal (n, real), beside it (n - 1, real), taus (n - 1), info
  SymmetricEigen,      // a -> vectors, values (n, real), info
  Eigen,               // a -> values (n, complex), left vectors, right vectors (complex), info
  Schur,               // a -> a, vectors, values (n, complex), info
  SingularValues,      // a -> values (k, real), left vectors, right vectors (adjoint), info
  TridiagonalSolve,    // below (n), diagonal (n), above (n), b (n x r) -> below, diagonal, above, x, info
};

struct Decomposition {
  DecompositionKind kind;
  bool lower = true;       // Cholesky, Tridiagonal, SymmetricEigen: the triangle that is read
  bool full = false;       // SingularValues: the matrices of vectors are square
  bool vectors = true;     // Schur, SymmetricEigen, SingularValues: without them, their contents are undefined
  bool left = true;        // HouseholderMultiply: the side of c on which the product of reflectors is
  bool adjoint = false;    // HouseholderMultiply: the product's adjoint
  bool perturbed = false;  // TridiagonalSolve: small pivots are enlarged, so that each matrix has a solution
  int64_t low = 1, high = 0; // Hessenberg: what is outside of these rows and columns (from 1 on) is triangular
  int64_t extent = 0;      // PivotsToPermutation
  bool operator==(const Decomposition &) const = default;
};

const char *nameOf(DecompositionKind kind);

// None if the operands do not fit the decomposition. Elements of matrices are f32, f64 or complex.
std::optional<std::vector<TensorType>> resultTypes(const Decomposition &op, const std::vector<TensorType> &operands);

} // namespace shlo::plan
