// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/constants.h"

#include "dialect/elements.h"
#include "onnx/dialect/types.h"

using namespace mlir;

namespace shlo::onnx {

bool isTensorOfNumbers(ElementsAttr value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && ir::elementTypeOf(type.getElementType()) != ElementType::None;
}

ElementsAttr elementsOfConstant(Operation *constant, llvm::function_ref<Attribute(llvm::StringRef)> referenced) {
  auto attribute = [&](AttributeName name) {
    const llvm::StringRef text = nameOf(name);
    Attribute value = constant->getAttr(text);
    return value ? value : referenced(text);
  };
  if (auto value = dyn_cast_if_present<ElementsAttr>(attribute(AttributeName::value)))
    return isTensorOfNumbers(value) ? value : nullptr;
  MLIRContext *context = constant->getContext();
  const Type i64 = IntegerType::get(context, 64), f32 = Float32Type::get(context);
  auto elements = [&](ArrayRef<int64_t> shape, Type element, ArrayRef<Attribute> list) -> ElementsAttr {
    llvm::SmallVector<Attribute> numbers;
    for (Attribute one : list) {
      if (auto integer = dyn_cast<IntegerAttr>(one); integer && element == i64)
        numbers.push_back(IntegerAttr::get(i64, integer.getValue().sextOrTrunc(64)));
      else if (auto number = dyn_cast<FloatAttr>(one); number && element == f32)
        numbers.push_back(number);
      else
        return nullptr;
    }
    return DenseElementsAttr::get(RankedTensorType::get(shape, element), numbers);
  };
  if (Attribute value = attribute(AttributeName::value_int))
    return elements({}, i64, value);
  if (Attribute value = attribute(AttributeName::value_float))
    return elements({}, f32, value);
  if (auto list = dyn_cast_if_present<ArrayAttr>(attribute(AttributeName::value_ints)))
    return elements({int64_t(list.size())}, i64, list.getValue());
  if (auto list = dyn_cast_if_present<ArrayAttr>(attribute(AttributeName::value_floats)))
    return elements({int64_t(list.size())}, f32, list.getValue());
  if (auto list = dyn_cast_if_present<DenseI64ArrayAttr>(attribute(AttributeName::value_ints)))
    return DenseElementsAttr::get(RankedTensorType::get({list.size()}, i64), list.asArrayRef());
  if (auto list = dyn_cast_if_present<DenseF32ArrayAttr>(attribute(AttributeName::value_floats)))
    return DenseElementsAttr::get(RankedTensorType::get({list.size()}, f32), list.asArrayRef());
  return nullptr;
}

ElementsAttr constantOf(const Tensor &tensor, MLIRContext *context) {
  const auto type = RankedTensorType::get(tensor.type.shape, ir::typeOf(tensor.type.element, context));
  return ir::elementsOfTensor(type, tensor.type.element, {tensor.data(), tensor.size()});
}

ElementsAttr constantOf(const Facts &facts, MLIRContext *context) {
  if (!facts.elements || !facts.shape || !facts.type || facts.type->container != Container::Tensor)
    return nullptr;
  int64_t count = 1;
  llvm::SmallVector<int64_t> shape;
  for (Number extent : *facts.shape) {
    if (!extent.isKnown())
      return nullptr;
    shape.push_back(extent.get());
    count *= extent.get();
  }
  const Type element = elementOf(facts.type->element, context);
  if (!element || !element.isIntOrIndex() || facts.shape->size() > 1 || count != int64_t(facts.elements->size()))
    return nullptr;
  llvm::SmallVector<llvm::APInt> numbers;
  for (Number one : *facts.elements) {
    if (!one.isKnown())
      return nullptr;
    numbers.emplace_back(element.getIntOrFloatBitWidth(), uint64_t(one.get()), true, true);
  }
  return DenseElementsAttr::get(RankedTensorType::get(shape, element), numbers);
}

} // namespace shlo::onnx
