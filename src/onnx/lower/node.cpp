// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/node.h"

#include "onnx/lower/functions.h"

using namespace mlir;

namespace shlo::onnx {

LowerFunction lowerFunctionOf(OpName op) {
  switch (op) {
#define ONNX_LOWER(op, function)                                                                                       \
  case OpName::op: return lowering::function;
#include "onnx/opset/lists.inc"
  default: return nullptr;
  }
}

llvm::SmallVector<Value> LoweredNode::operands() {
  llvm::SmallVector<Value> list;
  for (size_t i = 0; i < rules.operands(); ++i)
    list.push_back(operand(i));
  return list;
}

bool isSizedByElements(OpName op) {
  switch (op) {
#define ONNX_SIZED_BY_ELEMENTS(op) case OpName::op:
#include "onnx/opset/lists.inc"
    return true;
  default: return false;
  }
}

std::optional<Extents> LoweredNode::knownIntegers(size_t i) {
  Extents list;
  const Numbers *numbers = rules.elements(i);
  if (numbers && llvm::all_of(*numbers, [](Number one) { return one.isKnown(); })) {
    for (Number one : *numbers)
      list.push_back(one.get());
    return list;
  }
  // Of long lists the rules know nothing.
  llvm::SmallVector<int64_t> elements;
  const mlir::ElementsAttr constant = rules.constant(i);
  if (!constant || !integersIn(constant, mostPlaces, elements))
    return {};
  list.append(elements.begin(), elements.end());
  return list;
}

std::optional<Extents> LoweredNode::integers(size_t i) {
  std::optional<Extents> list = knownIntegers(i);
  if (!list)
    missing = unsigned(i);
  return list;
}

std::optional<llvm::SmallVector<double>> LoweredNode::numbers(size_t i) {
  llvm::SmallVector<double> list;
  if (const auto elements = dyn_cast_if_present<DenseElementsAttr>(rules.constant(i));
      elements && isa<FloatType>(elements.getElementType())) {
    for (const llvm::APFloat &element : elements.getValues<llvm::APFloat>())
      list.push_back(element.convertToDouble());
    return list;
  }
  const auto known = integers(i);
  if (!known)
    return {};
  list.append(known->begin(), known->end());
  return list;
}
std::optional<double> LoweredNode::number(size_t i) {
  const auto list = numbers(i);
  return list && !list->empty() ? std::optional(list->front()) : std::nullopt;
}

std::optional<Extents> LoweredNode::list(AttributeName name, ArrayRef<int64_t> otherwise) {
  if (!rules.schema().findAttribute(nameOf(name)))
    return list(StringRef(nameOf(name)), otherwise);
  const auto numbers = rules.list(name).known();
  return numbers ? Extents(ArrayRef<int64_t>(*numbers)) : Extents(otherwise);
}
std::optional<Extents> LoweredNode::list(StringRef input, ArrayRef<int64_t> otherwise) {
  const auto place = rules.input(input);
  return place && has(*place) ? integers(*place) : std::optional(Extents(otherwise));
}

std::optional<Extents> LoweredNode::decided(Value value, ArrayRef<Value *> kept) {
  const auto found = around.decided(value, kept);
  if (!found)
    reason = "the shape of the result depends on values that are only known when the program runs";
  return found;
}

bool LoweredNode::isTrue(Value value) {
  auto constant = value.getDefiningOp<ir::ConstantOp>();
  llvm::SmallVector<int64_t> elements;
  return constant && integersIn(constant.getValue(), 1, elements) && elements == llvm::SmallVector<int64_t>{1};
}

double LoweredNode::floating(AttributeName name, double otherwise) {
  if (auto value = dyn_cast_if_present<FloatAttr>(rules.attribute(name)))
    return value.getValueAsDouble();
  const AttributeSchema *known = rules.schema().findAttribute(nameOf(name));
  return rules.isGiven(name) || !known || known->floats().empty() ? otherwise : known->floats().front();
}

std::optional<llvm::SmallVector<double>> LoweredNode::floats(AttributeName name) {
  if (!rules.isGiven(name))
    return {};
  llvm::SmallVector<double> list;
  const Attribute value = rules.attribute(name);
  if (auto dense = dyn_cast_if_present<DenseF32ArrayAttr>(value))
    list.append(dense.asArrayRef().begin(), dense.asArrayRef().end());
  else if (auto array = dyn_cast_if_present<ArrayAttr>(value))
    for (Attribute one : array)
      if (auto number = dyn_cast<FloatAttr>(one))
        list.push_back(number.getValueAsDouble());
  return list;
}

llvm::SmallVector<StringRef> LoweredNode::texts(AttributeName name) {
  llvm::SmallVector<StringRef> list;
  if (auto array = rules.isGiven(name) ? dyn_cast_if_present<ArrayAttr>(rules.attribute(name)) : nullptr)
    for (Attribute one : array)
      if (auto text = dyn_cast<StringAttr>(one))
        list.push_back(text.getValue());
  return list;
}

Extents LoweredNode::integers(AttributeName name, ArrayRef<int64_t> otherwise) {
  const auto list = rules.isGiven(name) ? rules.integers(name) : std::nullopt;
  return list ? Extents(ArrayRef<int64_t>(*list)) : Extents(otherwise);
}

std::pair<Value, int64_t> LoweredNode::operandAlongAxis() {
  const Value x = operand(0);
  if (rules.isGiven(AttributeName::axis))
    return {x, axis(AttributeName::axis, rankOf(x))};
  return {reshape(x, {typeOf(x).getNumElements()}), 0};
}

int64_t LoweredNode::axis(AttributeName name, int64_t rank, int64_t otherwise) {
  const int64_t axis = integer(name, otherwise);
  return axis < 0 ? axis + rank : axis;
}

LogicalResult LoweredNode::lowerEither(llvm::function_ref<LogicalResult()> first,
                                       llvm::function_ref<LogicalResult()> second) {
  std::string why;
  auto tryFirst = [&] {
    const LogicalResult lowered = first();
    why = reason;
    return lowered;
  };
  auto trySecond = [&] {
    if (missing)
      return failure();
    reason.clear();
    const LogicalResult lowered = second();
    if (failed(lowered) && !around.canDecide())
      reason = why;
    return lowered;
  };
  return around.lowerEither(tryFirst, trySecond);
}

LogicalResult LoweredNode::refuse(const llvm::Twine &why) {
  reason = why.str();
  return failure();
}

} // namespace shlo::onnx
