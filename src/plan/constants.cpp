// Types, and constants in the layout of tensors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/borrowed.h"
#include "dialect/dialect.h"
#include "dialect/elements.h"

using namespace mlir;

namespace shlo::plan {

ElementType storedElementOf(RankedTensorType tensor) {
  // MLIR stores index constants in 64 bits.
  Type stored = tensor.getElementType();
  return stored.isIndex() ? ElementType::I64 : ir::storedElementOf(stored);
}

std::optional<TensorType> tensorTypeOf(Type type) {
  if (isa<ir::TokenType>(type))
    return TensorType{ElementType::I1, {0}};
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return {};
  ElementType element = storedElementOf(tensor);
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

// The bytes of a large constant in place, if they have the layout of a tensor; null if not. A small one is copied: that
// costs less than to keep the module.
static std::shared_ptr<Storage> borrowed(const ir::RawElements &raw, const TensorType &type,
                                         const std::shared_ptr<const Module> &module) {
  const ElementTypeInfo &element = info(type.element);
  const int64_t elements = elementCount(type.shape);
  if (raw.isSplat || raw.bytes.size() < ir::leastBorrowed || element.bits < 8 || elements < 0 ||
      raw.bytes.size() != size_t(elements) * byteSize(type.element))
    return nullptr;
  using Owner = std::shared_ptr<const void>;
  std::shared_ptr<Storage> storage = Storage::borrow(
      const_cast<char *>(raw.bytes.data()), raw.bytes.size(), /*readOnly=*/true,
      [](void *, void *owner) { delete static_cast<Owner *>(owner); }, new Owner(module->memory()));
  if (module->isMapped(raw.bytes.data()))
    storage->markMapped();
  return storage;
}

Result<Constant> Lowering::constant(Operation *op, ElementsAttr attr, const TensorType &type) {
  // Narrow integers are extended as the type says, which can be another one than that of the attribute.
  const std::pair<Attribute, unsigned> key{attr, unsigned(type.element)};
  if (auto found = constants.find(key); found != constants.end())
    return found->second;
  std::optional<ir::RawElements> raw = ir::rawElements(attr);
  if (!raw && isa<DenseResourceElementsAttr>(attr))
    return errorAt(SHLO_INVALID_PROGRAM, op, "the data of the constant is missing");
  if (!raw)
    return errorAt(SHLO_UNSUPPORTED, op, "a constant of this form cannot be run");
  if (std::shared_ptr<Storage> own = borrowed(*raw, type, module))
    return constants[key] = Constant{std::move(own), false};
  Result<std::shared_ptr<Storage>> elements = ir::unpackElements(*raw, type);
  if (!elements)
    return std::move(elements.error());
  return constants[key] = Constant{std::move(*elements), raw->isSplat};
}

} // namespace shlo::plan
