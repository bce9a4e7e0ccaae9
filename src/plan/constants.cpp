// Types, and constants in the layout of the boundary.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "mlir/IR/DialectResourceBlobManager.h"

#include "llvm/ADT/TypeSwitch.h"

#include <cstring>

using namespace mlir;

namespace shlo::plan {

static ElementType integerType(IntegerType type) {
  if (type.isSigned())
    return ElementType::None;
  bool isUnsigned = type.isUnsigned();
  switch (type.getWidth()) {
  case 1: return isUnsigned ? ElementType::None : ElementType::I1;
  case 2: return isUnsigned ? ElementType::UI2 : ElementType::I2;
  case 4: return isUnsigned ? ElementType::UI4 : ElementType::I4;
  case 8: return isUnsigned ? ElementType::UI8 : ElementType::I8;
  case 16: return isUnsigned ? ElementType::UI16 : ElementType::I16;
  case 32: return isUnsigned ? ElementType::UI32 : ElementType::I32;
  case 64: return isUnsigned ? ElementType::UI64 : ElementType::I64;
  default: return ElementType::None;
  }
}

static ElementType elementTypeOf(Type type) {
  if (isa<Float32Type>(type))
    return ElementType::F32;
  if (auto integer = dyn_cast<IntegerType>(type))
    return integerType(integer);
  // MLIR keeps its constants in 64 bits.
  if (isa<IndexType>(type))
    return ElementType::I64;
  if (auto complex = dyn_cast<ComplexType>(type)) {
    if (isa<Float32Type>(complex.getElementType()))
      return ElementType::ComplexF32;
    return isa<Float64Type>(complex.getElementType()) ? ElementType::ComplexF64 : ElementType::None;
  }
  return llvm::TypeSwitch<Type, ElementType>(type)
      .Case<BFloat16Type>([](Type) { return ElementType::BF16; })
      .Case<Float16Type>([](Type) { return ElementType::F16; })
      .Case<Float64Type>([](Type) { return ElementType::F64; })
      .Case<Float4E2M1FNType>([](Type) { return ElementType::F4E2M1FN; })
      .Case<Float6E2M3FNType>([](Type) { return ElementType::F6E2M3FN; })
      .Case<Float6E3M2FNType>([](Type) { return ElementType::F6E3M2FN; })
      .Case<Float8E3M4Type>([](Type) { return ElementType::F8E3M4; })
      .Case<Float8E4M3Type>([](Type) { return ElementType::F8E4M3; })
      .Case<Float8E4M3FNType>([](Type) { return ElementType::F8E4M3FN; })
      .Case<Float8E4M3FNUZType>([](Type) { return ElementType::F8E4M3FNUZ; })
      .Case<Float8E4M3B11FNUZType>([](Type) { return ElementType::F8E4M3B11FNUZ; })
      .Case<Float8E5M2Type>([](Type) { return ElementType::F8E5M2; })
      .Case<Float8E5M2FNUZType>([](Type) { return ElementType::F8E5M2FNUZ; })
      .Case<Float8E8M0FNUType>([](Type) { return ElementType::F8E8M0FNU; })
      .Default([](Type) { return ElementType::None; });
}

std::optional<TensorType> tensorTypeOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return {};
  TensorType result{elementTypeOf(tensor.getElementType()), Shape(tensor.getShape().begin(), tensor.getShape().end())};
  if (result.element == ElementType::None)
    return {};
  static_assert(ShapedType::kDynamic == SHLO_DYNAMIC);
  return result;
}

// Elements narrower than a byte: signed ones sign-extended, all others zero-extended.
static void extend(char *bytes, size_t count, ElementType element) {
  const ElementTypeInfo &facts = info(element);
  unsigned unused = 8 - facts.bits;
  for (size_t i = 0; i < count; ++i) {
    uint8_t shifted = uint8_t(uint8_t(bytes[i]) << unused);
    bytes[i] = facts.kind == ElementKind::Signed ? char(int8_t(shifted) >> unused) : char(shifted >> unused);
  }
}

// `raw` is as MLIR keeps it: packed bits for i1 (or a byte each), else a whole number of bytes an element.
static Result<Constant> copyElements(llvm::ArrayRef<char> raw, bool splat, const TensorType &type) {
  int64_t elements = splat ? 1 : elementCount(type.shape);
  size_t width = byteSize(type.element), count = size_t(elements);
  if (elements < 0 || elements > maxElements)
    return makeError(SHLO_LIMIT, "a constant " + toString(type) + " is too large");
  bool isBoolean = type.element == ElementType::I1;
  bool isPacked = isBoolean && !splat && raw.size() == (count + 7) / 8 && count > 1;
  if (!isPacked && raw.size() != count * width)
    return makeError(SHLO_INVALID_PROGRAM, "a constant " + toString(type) + " has " + std::to_string(raw.size()) +
                                               " bytes of data");
  auto storage = Storage::allocate(std::max<size_t>(count * width, 1), false);
  if (!storage)
    return makeError(SHLO_OUT_OF_MEMORY, "no memory for a constant " + toString(type));
  char *bytes = storage->data();
  if (isBoolean) {
    for (size_t i = 0; i < count; ++i)
      bytes[i] = isPacked ? (uint8_t(raw[i / 8]) >> (i % 8)) & 1 : raw[i] != 0;
  } else if (!raw.empty()) {
    std::memcpy(bytes, raw.data(), raw.size());
    if (info(type.element).bits < 8)
      extend(bytes, count, type.element);
  }
  return Constant{std::move(storage), splat};
}

Result<Constant> Lowering::constant(Operation *op, ElementsAttr attr, const TensorType &type) {
  if (auto found = constants.find(attr); found != constants.end())
    return found->second;
  Result<Constant> constant = [&]() -> Result<Constant> {
    if (auto dense = dyn_cast<DenseElementsAttr>(attr))
      return copyElements(dense.getRawData(), dense.isSplat(), type);
    if (auto resource = dyn_cast<DenseResourceElementsAttr>(attr)) {
      AsmResourceBlob *blob = resource.getRawHandle().getBlob();
      if (!blob)
        return errorAt(SHLO_INVALID_PROGRAM, op, "the data of the constant is missing");
      return copyElements(blob->getData(), false, type);
    }
    return errorAt(SHLO_UNSUPPORTED, op, "a constant of this form is not supported when running");
  }();
  if (constant)
    constants[attr] = *constant;
  return constant;
}

} // namespace shlo::plan
