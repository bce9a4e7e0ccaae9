// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/attributes.h"

#include "onnx/dialect/types.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

namespace shlo::onnx {
namespace {

// onnx-mlir writes element types as such, and not by their numbers.
bool isElementType(Attribute value) {
  auto type = dyn_cast<TypeAttr>(value);
  return type && dataTypeOf(type.getValue()) != DataType::UNDEFINED;
}
bool isNumber(Attribute value) {
  auto integer = dyn_cast<IntegerAttr>(value);
  return integer && integer.getValue().getBitWidth() == 64 && !integer.getType().isIndex();
}
bool isInteger(Attribute value) { return isNumber(value) || isElementType(value); }
bool isFloat(Attribute value) {
  auto number = dyn_cast<FloatAttr>(value);
  return number && number.getType().isF32();
}
bool isString(Attribute value) { return isa<StringAttr>(value); }
bool isTensor(Attribute value) { return isa<ElementsAttr>(value) && !isa<DenseArrayAttr>(value); }
bool isType(Attribute value) { return isa<TypeAttr>(value); }
bool isListOf(bool (*isElement)(Attribute), Attribute value) {
  auto list = dyn_cast<ArrayAttr>(value);
  return list && llvm::all_of(list, isElement);
}
bool isIntegers(Attribute value) { return isListOf(isNumber, value) || isa<DenseI64ArrayAttr>(value); }
bool isFloats(Attribute value) { return isListOf(isFloat, value) || isa<DenseF32ArrayAttr>(value); }
bool isStrings(Attribute value) { return isListOf(isString, value); }
bool isTensors(Attribute value) { return isListOf(isTensor, value); }
bool isTypes(Attribute value) { return isListOf(isType, value); }
bool isNone(Attribute) { return false; }

struct Form {
  bool (*has)(Attribute value);
  const char *name;
};

Form formOf(AttributeKind kind) {
  switch (kind) {
  case AttributeKind::Float: return {isFloat, "a 32-bit float"};
  case AttributeKind::Int: return {isInteger, "a 64-bit integer"};
  case AttributeKind::String: return {isString, "a string"};
  case AttributeKind::Tensor:
  case AttributeKind::SparseTensor: return {isTensor, "a tensor"};
  case AttributeKind::Floats: return {isFloats, "a list of 32-bit floats"};
  case AttributeKind::Ints: return {isIntegers, "a list of 64-bit integers"};
  case AttributeKind::Strings: return {isStrings, "a list of strings"};
  case AttributeKind::Tensors:
  case AttributeKind::SparseTensors: return {isTensors, "a list of tensors"};
  case AttributeKind::TypeProto: return {isType, "a type"};
  case AttributeKind::TypeProtos: return {isTypes, "a list of types"};
  case AttributeKind::Undefined:
  case AttributeKind::Graph:
  case AttributeKind::Graphs: break;
  }
  return {isNone, "a region"};
}

} // namespace

bool hasForm(AttributeKind kind, Attribute value) { return formOf(kind).has(value); }
const char *formName(AttributeKind kind) { return formOf(kind).name; }

AttributeKind writtenKind(Attribute value, const AttributeSchema *known) {
  auto list = dyn_cast<ArrayAttr>(value);
  const bool isSparse = isa<SparseElementsAttr>(list && !list.empty() ? list[0] : value);
  auto ofTensors = [&](AttributeKind kind) {
    switch (kind) {
    case AttributeKind::Tensor:
    case AttributeKind::SparseTensor: return isSparse ? AttributeKind::SparseTensor : AttributeKind::Tensor;
    case AttributeKind::Tensors:
    case AttributeKind::SparseTensors: return isSparse ? AttributeKind::SparseTensors : AttributeKind::Tensors;
    default: return kind;
    }
  };
  if (known && hasForm(known->kind, value))
    return ofTensors(known->kind);
  if (list && list.empty())
    return AttributeKind::Undefined;
  // A type by itself is no number of an element type here.
  if (isType(value))
    return AttributeKind::TypeProto;
  for (auto kind : {AttributeKind::Float, AttributeKind::Int, AttributeKind::String, AttributeKind::Tensor,
                    AttributeKind::Floats, AttributeKind::Ints, AttributeKind::Strings, AttributeKind::Tensors,
                    AttributeKind::TypeProtos})
    if (hasForm(kind, value))
      return ofTensors(kind);
  return AttributeKind::Undefined;
}

} // namespace shlo::onnx
