// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/quantized_math.h"

#include "dialect/chlo.h"
#include "dialect/elements.h"

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo::passes::quantized {

using namespace mlir;
using llvm::ArrayRef;

//===- Types ------------------------------------------------------------------------------------------------------===//

quant::QuantizedType elementOf(Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  const bool isUniform =
      tensor && llvm::isa<quant::UniformQuantizedType, quant::UniformQuantizedPerAxisType>(tensor.getElementType());
  return isUniform ? llvm::cast<quant::QuantizedType>(tensor.getElementType()) : nullptr;
}

// Parsers limit the nesting of tuples.
bool isQuantized(Type type) {
  if (auto tuple = llvm::dyn_cast<TupleType>(type))
    return llvm::any_of(tuple.getTypes(), isQuantized);
  return bool(elementOf(type));
}

static Type withElements(Type type, llvm::function_ref<Type(quant::QuantizedType)> replacement) {
  if (auto tuple = llvm::dyn_cast<TupleType>(type)) {
    llvm::SmallVector<Type> parts;
    for (Type part : tuple.getTypes())
      parts.push_back(withElements(part, replacement));
    return TupleType::get(type.getContext(), parts);
  }
  quant::QuantizedType element = elementOf(type);
  return element ? llvm::cast<RankedTensorType>(type).clone(replacement(element)) : type;
}

bool hasStoredType(Type type) {
  if (auto tuple = llvm::dyn_cast<TupleType>(type))
    return llvm::all_of(tuple.getTypes(), hasStoredType);
  quant::QuantizedType element = elementOf(type);
  return !element || ir::storedElementOf(element) != ElementType::None;
}

Type storedType(Type type) {
  return withElements(type, [](quant::QuantizedType element) {
    return ir::typeOf(ir::storedElementOf(element), element.getContext());
  });
}
Type expressedType(Type type) {
  return withElements(type, [](quant::QuantizedType element) { return element.getExpressedType(); });
}

//===- Parameters -------------------------------------------------------------------------------------------------===//

Parameters::Parameters(quant::QuantizedType type)
    : least(type.getStorageTypeMin()), most(type.getStorageTypeMax()), width(type.getStorageTypeIntegralWidth()),
      expressed(type.getExpressedType()) {
  if (auto perAxis = llvm::dyn_cast<quant::UniformQuantizedPerAxisType>(type)) {
    scales.assign(perAxis.getScales().begin(), perAxis.getScales().end());
    zeroPoints.assign(perAxis.getZeroPoints().begin(), perAxis.getZeroPoints().end());
    axis = perAxis.getQuantizedDimension();
    return;
  }
  auto perTensor = llvm::cast<quant::UniformQuantizedType>(type);
  scales = {perTensor.getScale()};
  zeroPoints = {perTensor.getZeroPoint()};
}

static bool isZero(double value) { return value == 0; }

bool Parameters::fitI32() const {
  return least >= std::numeric_limits<int32_t>::min() && most <= std::numeric_limits<int32_t>::max();
}

bool Parameters::hasZeroPoint() const { return !llvm::all_of(zeroPoints, isZero); }

//===- Ops --------------------------------------------------------------------------------------------------------===//

Type StoredMath::typeOf(Value value) const {
  Type type = quantized.lookup(value);
  return type ? type : value.getType();
}

void StoredMath::replace(ValueRange values) {
  for (auto [old, made] : llvm::zip_equal(op->getResults(), values)) {
    if (isQuantized(old.getType()))
      quantized[made] = old.getType();
    old.replaceAllUsesWith(made);
  }
  op->erase();
}

static RankedTensorType typeOfParameters(size_t count, Type element, bool perAxis) {
  return RankedTensorType::get(perAxis ? ArrayRef<int64_t>(int64_t(count)) : ArrayRef<int64_t>(), element);
}

Value StoredMath::floats(Type element, ArrayRef<double> values, bool perAxis) {
  const llvm::fltSemantics &semantics = llvm::cast<FloatType>(element).getFloatSemantics();
  llvm::SmallVector<llvm::APFloat> numbers;
  for (double value : values) {
    std::optional<llvm::APFloat> number = ir::nearest(value, semantics);
    numbers.push_back(number ? *number : llvm::APFloat::getLargest(semantics, value < 0));
  }
  RankedTensorType type = typeOfParameters(values.size(), element, perAxis);
  return ir::ConstantOp::create(builder, type, DenseElementsAttr::get(type, numbers));
}

Value StoredMath::integers(Type element, ArrayRef<int64_t> values, bool perAxis) {
  llvm::SmallVector<llvm::APInt> numbers;
  for (int64_t value : values)
    numbers.emplace_back(element.getIntOrFloatBitWidth(), uint64_t(value), true, true);
  RankedTensorType type = typeOfParameters(values.size(), element, perAxis);
  return ir::ConstantOp::create(builder, type, DenseElementsAttr::get(type, numbers));
}

Value StoredMath::integer(int64_t value) { return integers(builder.getI32Type(), value, false); }

Value StoredMath::convert(Value value, Type element) {
  return ir::ConvertOp::create(builder, llvm::cast<RankedTensorType>(value.getType()).clone(element), value);
}
Value StoredMath::round(Value value) { return ir::RoundNearestEvenOp::create(builder, value.getType(), value); }
Value StoredMath::clamp(Value value, Value least, Value most) {
  return ir::ClampOp::create(builder, value.getType(), least, value, most);
}

Value StoredMath::dequantize(Value stored, const Parameters &from) {
  Value scales = floats(from.expressed, from.scales, from.isPerAxis());
  Value value = stored;
  if (const Type wide = from.width > 32 ? builder.getI64Type() : builder.getI32Type(); from.hasZeroPoint()) {
    Value zeros = integers(wide, from.zeroPoints, from.isPerAxis());
    if (getElementTypeOrSelf(value.getType()) != wide)
      value = convert(value, wide);
    value = broadcast<ir::chlo::BroadcastSubOp>(value, zeros, from.axis);
  }
  return broadcast<ir::chlo::BroadcastMulOp>(convert(value, from.expressed), scales, from.axis);
}

Value StoredMath::store(Value scaled, Type to) {
  const Parameters limits(elementOf(to));
  Value least = floats(limits.expressed, double(limits.least), false);
  Value most = floats(limits.expressed, double(limits.most), false);
  return convert(round(clamp(scaled, least, most)), getElementTypeOrSelf(storedType(to)));
}

Value StoredMath::quantize(Value real, Type to) {
  const Parameters parameters(elementOf(to));
  const llvm::SmallVector<double> zeroPoints(parameters.zeroPoints.begin(), parameters.zeroPoints.end());
  Value scales = floats(parameters.expressed, parameters.scales, parameters.isPerAxis());
  Value zeros = parameters.hasZeroPoint() ? floats(parameters.expressed, zeroPoints, parameters.isPerAxis()) : Value();
  Value least = floats(parameters.expressed, double(parameters.least), false);
  Value most = floats(parameters.expressed, double(parameters.most), false);
  Value scaled = broadcast<ir::chlo::BroadcastDivOp>(real, scales, parameters.axis);
  if (zeros)
    scaled = broadcast<ir::chlo::BroadcastAddOp>(scaled, zeros, parameters.axis);
  return convert(round(clamp(scaled, least, most)), getElementTypeOrSelf(storedType(to)));
}

Value StoredMath::rescale(Value stored, const Parameters &from, const Parameters &to) {
  const size_t count = std::max(from.scales.size(), to.scales.size());
  const int64_t axis = std::max(from.axis, to.axis);
  llvm::SmallVector<double> scales, zeros;
  for (size_t i = 0; i < count; ++i) {
    scales.push_back(from.scale(i) / to.scale(i));
    zeros.push_back(double(to.zeroPoint(i)) - double(from.zeroPoint(i)) * scales.back());
  }
  Value value = convert(stored, to.expressed);
  value = broadcast<ir::chlo::BroadcastMulOp>(value, floats(to.expressed, scales, axis >= 0), axis);
  if (llvm::all_of(zeros, isZero))
    return value;
  return broadcast<ir::chlo::BroadcastAddOp>(value, floats(to.expressed, zeros, axis >= 0), axis);
}

Value StoredMath::storeInteger(Value wide, Type to) {
  const Parameters limits(elementOf(to));
  if (limits.least == std::numeric_limits<int32_t>::min() && limits.most == std::numeric_limits<int32_t>::max())
    return wide;
  Value least = integer(limits.least), most = integer(limits.most);
  return convert(clamp(wide, least, most), getElementTypeOrSelf(storedType(to)));
}

//===- What ops become --------------------------------------------------------------------------------------------===//

static constexpr StoredRule rules[] = {
#define SHLO_STORED(NAME, FORM) {NAME, StoredForm::FORM, nullptr},
#define SHLO_STORED_INTEGERS(NAME, FUNCTION) {NAME, StoredForm::Integers, FUNCTION},
#include "opset/stored_forms.inc"
#undef SHLO_STORED
#undef SHLO_STORED_INTEGERS
};

const StoredRule &storedRuleOf(Operation *op) {
  static constexpr StoredRule none{"", StoredForm::None, nullptr};
  const llvm::StringRef name = op->getName().getStringRef();
  const StoredRule *found = llvm::find_if(rules, [&](const StoredRule &rule) { return rule.op == name; });
  return found == std::end(rules) ? none : *found;
}

bool computesExpressed(Operation *op) {
  return op->hasTrait<ir::ComputesExpressed>() && storedRuleOf(op).form != StoredForm::Independent;
}

bool quantizeIntegers(StoredMath &math) {
  Value operand = math.op->getOperand(0);
  const Type to = math.op->getResult(0).getType();
  quant::QuantizedType before = elementOf(math.typeOf(operand));
  if (!before) {
    math.replace(math.quantize(operand, to));
    return true;
  }
  const Parameters from(before), target(elementOf(to));
  if (from.isPerAxis() && target.isPerAxis() && from.axis != target.axis) {
    math.refusal = "the axis of the scales changes from the operand to the result";
    return false;
  }
  if (from.isPerAxis() && target.isPerAxis() && from.scales.size() != target.scales.size())
    return false;
  math.replace(math.store(math.rescale(operand, from, target), to));
  return true;
}

bool dequantizeIntegers(StoredMath &math) {
  Value operand = math.op->getOperand(0);
  math.replace(math.dequantize(operand, Parameters(elementOf(math.typeOf(operand)))));
  return true;
}

// With parameters for the whole tensor, operands are rescaled to those of the result. The sum of two stored integers
// has the zero point twice. With parameters along an axis, only i32 of the same parameters are added as integers.
bool addIntegers(StoredMath &math) {
  const Type to = math.op->getResult(0).getType();
  const Type types[] = {math.typeOf(math.op->getOperand(0)), math.typeOf(math.op->getOperand(1))};
  quant::QuantizedType result = elementOf(to);
  if (!result || !elementOf(types[0]) || !elementOf(types[1]))
    return false;
  const Parameters parameters(result);
  auto zeros = [&] { return math.integers(math.builder.getI32Type(), parameters.zeroPoints, parameters.isPerAxis()); };
  if (parameters.isPerAxis()) {
    if (parameters.width != 32 || elementOf(types[0]) != result || elementOf(types[1]) != result)
      return false;
    Value sum = ir::AddOp::create(math.builder, storedType(to), math.op->getOperands());
    if (parameters.hasZeroPoint())
      sum = math.broadcast<ir::chlo::BroadcastSubOp>(sum, zeros(), parameters.axis);
    math.replace(sum);
    return true;
  }
  if (!parameters.fitI32())
    return false;
  llvm::SmallVector<Value, 2> operands;
  for (auto [value, type] : llvm::zip_equal(math.op->getOperands(), types)) {
    const Parameters from(elementOf(type));
    if (from.isPerAxis())
      return false;
    Value own = value;
    // Not clamped: an operand may be larger than the sum.
    if (elementOf(type) != result)
      own = math.round(math.rescale(value, from, parameters));
    operands.push_back(math.convert(own, math.builder.getI32Type()));
  }
  Value sum, zero = parameters.hasZeroPoint() ? zeros() : Value();
  sum = math.broadcast<ir::chlo::BroadcastAddOp>(operands[0], operands[1]);
  if (zero)
    sum = math.broadcast<ir::chlo::BroadcastSubOp>(sum, zero);
  math.replace(math.storeInteger(sum, to));
  return true;
}

} // namespace shlo::passes::quantized

#pragma clang attribute pop
