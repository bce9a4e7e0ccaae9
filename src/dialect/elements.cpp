// Element types and constants of MLIR.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/elements.h"

#include "base/memory.h"
#include "dialect/borrowed.h"
#include "tensor/narrow_elements.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

#include "llvm/ADT/STLExtras.h"

#include <array>
#include <cmath>
#include <cstring>

using namespace mlir;

namespace shlo::ir {

DenseElementsAttr copiedElements(ShapedType type, ArrayRef<char> bytes) {
  if (bytes.size() <= smallBlock)
    return DenseElementsAttr::getFromRawBuffer(type, bytes);
  Provision provision(bytes.size() + (size_t(1) << 12));
  return provision ? DenseElementsAttr::getFromRawBuffer(type, bytes) : DenseElementsAttr();
}

DenseElementsAttr elementsOfTensor(ShapedType type, ElementType element, ArrayRef<char> bytes) {
  if (element == ElementType::I1) {
    SmallVector<bool> truths;
    for (char byte : bytes)
      truths.push_back(byte != 0);
    return DenseElementsAttr::get(type, ArrayRef<bool>(truths));
  }
  if (!isInteger(element) || !isNarrow(element))
    return copiedElements(type, bytes);
  // MLIR's text and its folding have the bits of narrow integers alone.
  SmallVector<char> bits(bytes);
  for (char &byte : bits)
    byte = char(byte & ((1 << info(element).bits) - 1));
  return copiedElements(type, bits);
}

// By sign and width.
static constexpr auto integers = [] {
  std::array<std::array<ElementType, 65>, 2> table{};
#define INTEGER_TYPE(enumerator, text, bits, kind, code)                                                               \
  table[ElementKind::kind == ElementKind::Unsigned][bits] = ElementType::enumerator;
#include "tensor/element_types.def"
  return table;
}();

static ElementType integerType(IntegerType type) {
  return type.isSigned() || type.getWidth() > 64 ? ElementType::None : integers[type.isUnsigned()][type.getWidth()];
}

namespace {

struct FloatRow {
  ElementType element;
  bool (*is)(Type type);
  Type (*get)(MLIRContext *context);
};

template <typename T> constexpr FloatRow floatRow(ElementType element) {
  return {element, [](Type type) { return isa<T>(type); },
          [](MLIRContext *context) -> Type { return T::get(context); }};
}

// The frequent ones last.
constexpr FloatRow floats[] = {
#define FLOAT_TYPE(enumerator, text, bits, exponent, mantissa, bias, specials, type)                                   \
  floatRow<type>(ElementType::enumerator),
#include "tensor/element_types.def"
};

} // namespace

ElementType elementTypeOf(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integerType(integer);
  if (auto complex = dyn_cast<ComplexType>(type)) {
    const ElementType part = elementTypeOf(complex.getElementType());
#define COMPLEX_TYPE(enumerator, abi, text, bits, ofPart)                                                              \
  if (part == ElementType::ofPart)                                                                                     \
    return ElementType::enumerator;
#include "tensor/element_types.def"
    return ElementType::None;
  }
  for (const FloatRow &row : llvm::reverse(floats))
    if (row.is(type))
      return row.element;
  return ElementType::None;
}

ElementType storedElementOf(Type type) {
  // Not all quantized types have a storage type.
  auto quantized = dyn_cast<quant::QuantizedType>(type);
  auto storage = quantized ? dyn_cast_if_present<IntegerType>(quantized.getStorageType()) : nullptr;
  if (!storage)
    return elementTypeOf(type);
  // A quantized type states the sign separately from the storage type.
  auto sign = quantized.isSigned() ? IntegerType::Signless : IntegerType::Unsigned;
  return elementTypeOf(IntegerType::get(type.getContext(), storage.getWidth(), sign));
}

Type typeOf(ElementType element, MLIRContext *context) {
  const ElementTypeInfo &facts = info(element);
  switch (facts.kind) {
  case ElementKind::None: return {};
  case ElementKind::Boolean:
  case ElementKind::Signed: // signless in MLIR
    return IntegerType::get(context, facts.bits);
  case ElementKind::Unsigned: return IntegerType::get(context, facts.bits, IntegerType::Unsigned);
  case ElementKind::Complex: return ComplexType::get(typeOf(partOf(element), context));
  case ElementKind::Float: break;
  }
  for (const FloatRow &row : floats)
    if (row.element == element)
      return row.get(context);
  return {};
}

std::optional<llvm::APFloat> nearest(double value, const llvm::fltSemantics &semantics) {
  if (!llvm::APFloat::semanticsHasSignedRepr(semantics)) {
    if (value < 0)
      return std::nullopt;
    value = std::fabs(value); // NaN and zero have signs, too
  }
  if (!std::isfinite(value) && !llvm::APFloat::semanticsHasNaN(semantics)) // those have no infinities either
    return std::nullopt;
  llvm::APFloat rounded(value);
  bool losesInfo;
  rounded.convert(semantics, llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return rounded;
}

std::optional<RawElements> rawElements(Attribute constant) {
  if (auto dense = dyn_cast<DenseIntOrFPElementsAttr>(constant))
    return RawElements{dense.getRawData(), dense.isSplat()};
  if (auto borrowed = dyn_cast<BorrowedElementsAttr>(constant))
    return RawElements{borrowed.getRawData(), false};
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(constant))
    if (AsmResourceBlob *blob = resource.getRawHandle().getBlob())
      return RawElements{blob->getData(), false};
  return std::nullopt;
}

ElementsAttr sameBytes(Attribute constant, RankedTensorType type) {
  if (auto dense = dyn_cast<DenseIntOrFPElementsAttr>(constant))
    return dense.bitcast(type.getElementType());
  if (auto borrowed = dyn_cast<BorrowedElementsAttr>(constant))
    return BorrowedElementsAttr::get(type, borrowed.getRawData());
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(constant))
    return DenseResourceElementsAttr::get(type, resource.getRawHandle());
  return {};
}

// Sign-extends signed elements narrower than a byte; zero-extends all others.
static void extend(char *bytes, size_t count, ElementType element) {
  const ElementTypeInfo &facts = info(element);
  unsigned unused = 8 - facts.bits;
  for (size_t i = 0; i < count; ++i) {
    uint8_t shifted = uint8_t(uint8_t(bytes[i]) << unused);
    bytes[i] = facts.kind == ElementKind::Signed ? char(int8_t(shifted) >> unused) : char(shifted >> unused);
  }
}

Result<std::shared_ptr<Storage>> unpackElements(const RawElements &raw, const TensorType &type) {
  int64_t elements = raw.isSplat ? 1 : elementCount(type.shape);
  if (elements < 0)
    return makeError(SHLO_LIMIT, "a constant " + toString(type) + " is too large");
  // i1 elements are packed bits (one byte each in resources). All others take whole bytes.
  size_t width = byteSize(type.element), count = size_t(elements), size = raw.bytes.size();
  bool isBoolean = type.element == ElementType::I1;
  bool isPacked = isBoolean && !raw.isSplat && size == (count + 7) / 8 && count > 1;
  if (!isPacked && (width == 0 || size % width != 0 || size / width != count))
    return makeError(SHLO_INVALID_PROGRAM,
                     "a constant " + toString(type) + " has " + std::to_string(size) + " bytes of data");
  std::shared_ptr<Storage> storage = Storage::allocate(count * width, false);
  if (!storage)
    return makeError(SHLO_OUT_OF_MEMORY, "cannot allocate a constant " + toString(type));
  char *bytes = storage->data();
  if (isBoolean) {
    for (size_t i = 0; i < count; ++i)
      bytes[i] = isPacked ? (uint8_t(raw.bytes[i / 8]) >> (i % 8)) & 1 : raw.bytes[i] != 0;
  } else if (size) {
    std::memcpy(bytes, raw.bytes.data(), size);
    if (info(type.element).bits < 8)
      extend(bytes, count, type.element);
  }
  return storage;
}

} // namespace shlo::ir
