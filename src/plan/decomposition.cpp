// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/decomposition.h"

#include <algorithm>

namespace shlo::plan {

namespace {

ElementType realOf(ElementType element) {
  return element == ElementType::ComplexF32   ? ElementType::F32
         : element == ElementType::ComplexF64 ? ElementType::F64
                                              : element;
}
ElementType complexOf(ElementType element) {
  return realOf(element) == ElementType::F32 ? ElementType::ComplexF32 : ElementType::ComplexF64;
}
bool canBeDecomposed(ElementType element) {
  return realOf(element) == ElementType::F32 || realOf(element) == ElementType::F64;
}

// The first operand, of which `inner` dimensions are no batch dimensions.
class Batch {
public:
  Batch(const TensorType &first, size_t inner) : element(first.element), shape(first.shape) {
    isValid = shape.size() >= inner;
    if (isValid)
      shape.resize(shape.size() - inner);
  }
  TensorType of(ElementType of, std::vector<int64_t> inner) const {
    TensorType type{of, shape};
    type.shape.insert(type.shape.end(), inner.begin(), inner.end());
    return type;
  }
  TensorType of(std::vector<int64_t> inner) const { return of(element, std::move(inner)); }
  TensorType info() const { return of(ElementType::I32, {}); }

  bool isValid;

private:
  ElementType element;
  Shape shape;
};

} // namespace

const char *nameOf(DecompositionKind kind) {
  switch (kind) {
  case DecompositionKind::Cholesky: return "cholesky";
  case DecompositionKind::Lu: return "lu";
  case DecompositionKind::PivotsToPermutation: return "pivots_to_permutation";
  case DecompositionKind::Qr: return "qr";
  case DecompositionKind::PivotedQr: return "pivoted_qr";
  case DecompositionKind::HouseholderProduct: return "householder_product";
  case DecompositionKind::HouseholderMultiply: return "householder_multiply";
  case DecompositionKind::Hessenberg: return "hessenberg";
  case DecompositionKind::Tridiagonal: return "tridiagonal";
  case DecompositionKind::SymmetricEigen: return "symmetric_eigen";
  case DecompositionKind::Eigen: return "eigen";
  case DecompositionKind::Schur: return "schur";
  case DecompositionKind::SingularValues: return "singular_values";
  case DecompositionKind::TridiagonalSolve: return "tridiagonal_solve";
  }
  return "";
}

std::optional<std::vector<TensorType>> resultTypes(const Decomposition &op, const std::vector<TensorType> &operands) {
  using Kind = DecompositionKind;
  if (operands.empty())
    return std::nullopt;
  const TensorType &a = operands[0];
  auto last = [](const TensorType &type, size_t from) { return type.shape[type.shape.size() - from]; };
  auto only = [&](std::vector<TensorType> expected, std::vector<TensorType> results) {
    return operands == expected ? std::optional(std::move(results)) : std::nullopt;
  };
  if (op.kind == Kind::PivotsToPermutation) {
    const Batch batch(a, 1);
    if (!batch.isValid || a.element != ElementType::I32 || op.extent < last(a, 1))
      return std::nullopt;
    return only({a}, {batch.of({op.extent})});
  }
  if (!canBeDecomposed(a.element))
    return std::nullopt;
  if (op.kind == Kind::TridiagonalSolve) {
    const Batch batch(a, 1);
    if (!batch.isValid || operands.size() != 4 || operands[3].shape.empty())
      return std::nullopt;
    const TensorType b = batch.of({last(a, 1), last(operands[3], 1)});
    return only({a, a, a, b}, {a, a, a, b, batch.info()});
  }
  const Batch batch(a, 2);
  if (!batch.isValid)
    return std::nullopt;
  const int64_t m = last(a, 2), n = last(a, 1), k = std::min(m, n);
  const ElementType real = realOf(a.element), complex = complexOf(a.element);
  switch (op.kind) {
  case Kind::Lu: return only({a}, {a, batch.of(ElementType::I32, {k}), batch.info()});
  case Kind::Qr: return only({a}, {a, batch.of({k})});
  case Kind::PivotedQr: {
    const TensorType pivots = batch.of(ElementType::I32, {n});
    return only({a, pivots}, {a, pivots, batch.of({k})});
  }
  case Kind::HouseholderProduct: {
    if (operands.size() != 2 || operands[1].shape.empty() || last(operands[1], 1) > k || m < n)
      return std::nullopt;
    return only({a, batch.of({last(operands[1], 1)})}, {a});
  }
  case Kind::HouseholderMultiply: {
    if (operands.size() != 3 || operands[1].shape.empty() || operands[2].shape.size() < 2 || last(operands[1], 1) > k ||
        last(operands[2], op.left ? 2 : 1) != m)
      return std::nullopt;
    const TensorType c = batch.of({last(operands[2], 2), last(operands[2], 1)});
    return only({a, batch.of({last(operands[1], 1)}), c}, {c});
  }
  case Kind::SingularValues:
    return only({a}, {batch.of(real, {k}), batch.of({m, op.full ? m : k}), batch.of({op.full ? n : k, n}), batch.info()});
  default: break;
  }
  if (m != n)
    return std::nullopt;
  const int64_t beside = std::max<int64_t>(n - 1, 0);
  switch (op.kind) {
  case Kind::Cholesky: return only({a}, {a, batch.info()});
  case Kind::Hessenberg:
    if (op.low < 1 || op.high > n || (n > 0 ? op.high < op.low : op.low != 1 || op.high != 0))
      return std::nullopt;
    return only({a}, {a, batch.of({beside}), batch.info()});
  case Kind::Tridiagonal:
    return only({a}, {a, batch.of(real, {n}), batch.of(real, {beside}), batch.of({beside}), batch.info()});
  case Kind::SymmetricEigen: return only({a}, {a, batch.of(real, {n}), batch.info()});
  case Kind::Eigen: {
    const TensorType vectors = batch.of(complex, {n, n});
    return only({a}, {batch.of(complex, {n}), vectors, vectors, batch.info()});
  }
  case Kind::Schur: return only({a}, {a, a, batch.of(complex, {n}), batch.info()});
  default: return std::nullopt;
  }
}

} // namespace shlo::plan
