// The types of the dialect, and the type constraints of ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/dialect.h"

#include "dialect/elements.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/DialectImplementation.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/TypeSwitch.h"

#define GET_TYPEDEF_CLASSES
#include "opset/types.cpp.inc"

using namespace mlir;

namespace shlo::ir {

void ShloDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "opset/types.cpp.inc"
      >();
}

bool isFloat(Type type) { return shlo::isFloat(elementTypeOf(type)); }
bool isF32OrF64(Type type) { return isa<Float32Type, Float64Type>(type); }
bool isPred(Type type) { return type.isSignlessInteger(1); }
bool isInteger(Type type) { return shlo::isInteger(elementTypeOf(type)); }
bool isSignlessInteger(Type type) { return type.isSignlessInteger() && isInteger(type); }
bool isAnyIntegerOrIndex(Type type) { return isa<IntegerType, IndexType>(type); }
bool isDimension(Type type) { return isa<IndexType>(type) || isInteger(type); }
bool isComplex(Type type) {
  auto complex = dyn_cast<ComplexType>(type);
  return complex && isF32OrF64(complex.getElementType());
}

static bool isQuantizedStorage(quant::QuantizedType type) {
  return type.getStorageTypeIntegralWidth() != 64 && shlo::isInteger(storedElementOf(type)) &&
         !type.getStorageType().isSignedInteger();
}
static bool isStored(quant::QuantizedType type, int64_t value) {
  return type.getStorageTypeMin() <= value && value <= type.getStorageTypeMax();
}
bool isQuantized(Type type) {
  auto quantized = dyn_cast<quant::UniformQuantizedType>(type);
  return quantized && isQuantizedStorage(quantized) && isStored(quantized, quantized.getZeroPoint());
}
bool isAxisQuantized(Type type) {
  auto quantized = dyn_cast<quant::UniformQuantizedPerAxisType>(type);
  return quantized && isQuantizedStorage(quantized) &&
         llvm::all_of(quantized.getZeroPoints(), [&](int64_t zero) { return isStored(quantized, zero); });
}

bool isStaticOrOneBounded(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || tensor.hasStaticShape())
    return bool(tensor);
  auto extensions = dyn_cast_or_null<TypeExtensionsAttr>(tensor.getEncoding());
  if (!extensions || extensions.getBounds().size() != size_t(tensor.getRank()))
    return false;
  unsigned bounded = 0;
  for (auto [extent, bound] : llvm::zip(tensor.getShape(), extensions.getBounds()))
    if (ShapedType::isDynamic(extent)) {
      if (ShapedType::isDynamic(bound))
        return false;
      ++bounded;
    }
  return bounded == 1;
}

bool quantizedAxisFits(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  auto quantized = tensor ? dyn_cast<quant::UniformQuantizedPerAxisType>(tensor.getElementType()) : nullptr;
  if (!quantized)
    return true;
  int64_t axis = quantized.getQuantizedDimension();
  if (axis < 0 || axis >= tensor.getRank())
    return false;
  int64_t extent = tensor.getDimSize(axis);
  return ShapedType::isDynamic(extent) || extent == int64_t(quantized.getScales().size());
}

static bool isDataElement(Type type) {
  return isFloat(type) || isPred(type) || isInteger(type) || isComplex(type) || isQuantized(type);
}
static bool isData(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && (isDataElement(tensor.getElementType()) ||
                    (isAxisQuantized(tensor.getElementType()) && quantizedAxisFits(tensor)));
}
static bool isBuffer(Type type) {
  auto buffer = dyn_cast<MemRefType>(type);
  return buffer && isDataElement(buffer.getElementType());
}

// Whether all leaves of a tuple pass. A tuple that occurs several times is visited once.
static bool allLeaves(TupleType tuple, llvm::function_ref<bool(Type)> accepts) {
  SmallVector<TupleType> pending = {tuple};
  SmallPtrSet<Type, 8> seen = {tuple};
  while (!pending.empty())
    for (Type member : pending.pop_back_val().getTypes()) {
      if (auto nested = dyn_cast<TupleType>(member)) {
        if (seen.insert(nested).second)
          pending.push_back(nested);
      } else if (!accepts(member)) {
        return false;
      }
    }
  return true;
}

bool isDataTuple(Type type) {
  auto tuple = dyn_cast<TupleType>(type);
  return tuple &&
         allLeaves(tuple, [](Type leaf) { return isData(leaf) || isBuffer(leaf) || isa<TokenType>(leaf); });
}

static bool isCustomCallLeaf(Type type) {
  if (auto tensor = dyn_cast<UnrankedTensorType>(type))
    return isDataElement(tensor.getElementType()) || isAxisQuantized(tensor.getElementType());
  return isData(type) || isa<MemRefType, TokenType>(type);
}
bool isCustomCallValue(Type type) {
  if (auto tuple = dyn_cast<TupleType>(type))
    return allLeaves(tuple, isCustomCallLeaf);
  return isCustomCallLeaf(type) || isa<FutureType>(type);
}

} // namespace shlo::ir
