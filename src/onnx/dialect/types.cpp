// The types of values: those of ONNX as MLIR's, and back.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/types.h"

#include "dialect/elements.h"
#include "onnx/dialect/dialect.h"

using llvm::dyn_cast;
using llvm::isa;
using mlir::Type;

namespace shlo::onnx {

DataType dataTypeOf(Type element) {
  if (isa<StringType>(element))
    return DataType::STRING;
  const ElementType type = shlo::ir::elementTypeOf(element);
  const DataTypeInfo *info = type == ElementType::None ? nullptr : findDataType(type);
  return info ? info->type : DataType::UNDEFINED;
}

Type elementOf(DataType type, mlir::MLIRContext *context) {
  if (type == DataType::STRING)
    return StringType::get(context);
  const DataTypeInfo *info = findDataType(int32_t(type));
  return info ? shlo::ir::typeOf(info->element, context) : Type();
}

// Of a tensor, in one of the containers that a tensor can be in.
static std::optional<ValueType> ofTensor(Type type, Container container) {
  auto tensor = dyn_cast<mlir::TensorType>(type);
  auto ranked = dyn_cast<mlir::RankedTensorType>(type);
  if (ranked && ranked.getEncoding()) // bounds, which ONNX does not have
    return {};
  const DataType element = tensor ? dataTypeOf(tensor.getElementType()) : DataType::UNDEFINED;
  return element == DataType::UNDEFINED ? std::nullopt : std::optional(ValueType{container, element});
}

static std::optional<ValueType> ofMap(MapType map, Container container) {
  auto tensor = dyn_cast<mlir::TensorType>(map.getValue());
  const DataType key = dataTypeOf(map.getKey()),
                 element = dataTypeOf(tensor ? tensor.getElementType() : map.getValue());
  if (key == DataType::UNDEFINED || element == DataType::UNDEFINED)
    return {};
  return ValueType{container, element, key};
}

std::optional<ValueType> valueTypeOf(Type type) {
  if (auto sequence = dyn_cast<SeqType>(type)) {
    auto map = dyn_cast<MapType>(sequence.getElement());
    return map ? ofMap(map, Container::SequenceOfMaps) : ofTensor(sequence.getElement(), Container::Sequence);
  }
  if (auto optional = dyn_cast<OptType>(type)) {
    auto sequence = dyn_cast<SeqType>(optional.getElement());
    return sequence ? ofTensor(sequence.getElement(), Container::OptionalSequence)
                    : ofTensor(optional.getElement(), Container::Optional);
  }
  if (auto map = dyn_cast<MapType>(type))
    return ofMap(map, Container::Map);
  return ofTensor(type, Container::Tensor);
}

std::string nameOf(const std::optional<ValueType> &type) {
  for (const TypeInfo &info : allTypes())
    if (info.type == type)
      return std::string(std::string_view(info.name));
  return "a type that no op of ONNX has";
}

std::string namesOf(const TypeSet &types) {
  std::string result;
  for (const TypeInfo &info : allTypes())
    if (types.contains(info.type))
      (result += result.empty() ? "" : ", ") += std::string_view(info.name);
  return result;
}

} // namespace shlo::onnx
