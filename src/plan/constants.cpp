// Types, and constants in the layout of the boundary.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/elements.h"

using namespace mlir;

namespace shlo::plan {

std::optional<TensorType> tensorTypeOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return {};
  // MLIR keeps constants of indices in 64 bits.
  ElementType element = tensor.getElementType().isIndex() ? ElementType::I64 : ir::elementTypeOf(tensor.getElementType());
  if (element == ElementType::None)
    return {};
  return TensorType{element, Shape(tensor.getShape().begin(), tensor.getShape().end())};
}

Result<Constant> Lowering::constant(Operation *op, ElementsAttr attr, const TensorType &type) {
  if (auto found = constants.find(attr); found != constants.end())
    return found->second;
  std::optional<ir::RawElements> raw = ir::rawElements(attr);
  if (!raw && isa<DenseResourceElementsAttr>(attr))
    return errorAt(SHLO_INVALID_PROGRAM, op, "the data of the constant is missing");
  if (!raw)
    return errorAt(SHLO_UNSUPPORTED, op, "a constant of this form is not supported when running");
  Result<std::shared_ptr<Storage>> elements = ir::unpackElements(*raw, type);
  if (!elements)
    return std::move(elements.error());
  return constants[attr] = Constant{std::move(*elements), raw->isSplat};
}

} // namespace shlo::plan
