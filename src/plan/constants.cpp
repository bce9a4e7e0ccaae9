// Types, and constants in the layout of tensors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"
#include "dialect/elements.h"

using namespace mlir;

namespace shlo::plan {

std::optional<TensorType> tensorTypeOf(Type type) {
  if (isa<ir::TokenType>(type))
    return TensorType{ElementType::I1, {0}};
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return {};
  // MLIR stores index constants in 64 bits.
  Type stored = tensor.getElementType();
  ElementType element = stored.isIndex() ? ElementType::I64 : ir::storedElementOf(stored);
  if (element == ElementType::None)
    return {};
  return TensorType{element, Shape(tensor.getShape().begin(), tensor.getShape().end())};
}

bool flatten(Type type, llvm::SmallVectorImpl<Type> &parts) {
  auto tuple = dyn_cast<TupleType>(type);
  auto future = dyn_cast<ir::FutureType>(type);
  if (!tuple && !future) {
    parts.push_back(type);
    return parts.size() <= maxTupleParts;
  }
  for (Type part : tuple ? llvm::ArrayRef<Type>(tuple.getTypes()) : future.getTypes())
    if (!flatten(part, parts))
      return false;
  return true;
}

Result<Constant> Lowering::constant(Operation *op, ElementsAttr attr, const TensorType &type) {
  if (auto found = constants.find(attr); found != constants.end())
    return found->second;
  std::optional<ir::RawElements> raw = ir::rawElements(attr);
  if (!raw && isa<DenseResourceElementsAttr>(attr))
    return errorAt(SHLO_INVALID_PROGRAM, op, "the data of the constant is missing");
  if (!raw)
    return errorAt(SHLO_UNSUPPORTED, op, "a constant of this form cannot be run");
  Result<std::shared_ptr<Storage>> elements = ir::unpackElements(*raw, type);
  if (!elements)
    return std::move(elements.error());
  return constants[attr] = Constant{std::move(*elements), raw->isSplat};
}

} // namespace shlo::plan
