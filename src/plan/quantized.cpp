// Conversions between quantized elements, which are integers here, and the values that they express. Only these two ops
// compute with quantized elements: passes/quantized adds them around all others.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"
#include "dialect/elements.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace mlir;

namespace shlo::plan {

namespace {

quant::QuantizedType quantized(Value value) {
  return dyn_cast<quant::QuantizedType>(getElementTypeOrSelf(value.getType()));
}

// Quantization parameters as tensors of the value's shape (specification, "Quantization computations").
class Quantization {
public:
  Quantization(Lowering &lowering, quant::QuantizedType type, const Shape &shape)
      : lowering(lowering), type(type), shape(shape), expressed(ir::elementTypeOf(type.getExpressedType())) {
    if (auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(type)) {
      scaleValues.assign(perAxis.getScales().begin(), perAxis.getScales().end());
      zeroPointValues.assign(perAxis.getZeroPoints().begin(), perAxis.getZeroPoints().end());
      axis = perAxis.getQuantizedDimension();
    } else {
      auto perTensor = cast<quant::UniformQuantizedType>(type);
      scaleValues = {perTensor.getScale()};
      zeroPointValues = {perTensor.getZeroPoint()};
    }
  }

  // The subtraction is done in integers that cannot overflow, so only the conversion to the expressed type rounds.
  ValueId dequantize(ValueId stored) {
    ElementType wide = type.getStorageTypeIntegralWidth() <= 16 ? ElementType::I32 : ElementType::I64;
    ValueId difference = lowering.convert(stored, wide);
    if (!llvm::all_of(zeroPointValues, [](int64_t zero) { return zero == 0; }))
      difference = lowering.element(ElementFunction::Subtract, {difference, zeroPoints(wide)});
    return lowering.element(ElementFunction::Mul, {lowering.convert(difference, expressed), scales()});
  }

  ValueId quantize(ValueId real) {
    ValueId scaled = lowering.element(ElementFunction::Div, {real, scales()});
    ValueId shifted = lowering.element(ElementFunction::Add, {scaled, zeroPoints(expressed)});
    ValueId least = lowering.number(double(type.getStorageTypeMin()), expressed);
    ValueId most = lowering.number(double(type.getStorageTypeMax()), expressed);
    ValueId clamped = lowering.emit(Elementwise{ElementFunction::Clamp}, {least, shifted, most}, lowering.type(real));
    return lowering.convert(lowering.element(ElementFunction::RoundNearestEven, {clamped}), ir::storedElementOf(type));
  }

private:
  ValueId spread(ValueId parameters) {
    return shape.empty() ? parameters : lowering.broadcast(parameters, shape, axis < 0 ? Extents() : Extents{axis});
  }
  Shape parameterShape() const { return axis < 0 ? Shape() : Shape{int64_t(scaleValues.size())}; }
  ValueId scales() { return spread(lowering.numbers(scaleValues, expressed, parameterShape())); }
  ValueId zeroPoints(ElementType element) {
    return spread(lowering.integers(zeroPointValues, element, parameterShape()));
  }

  Lowering &lowering;
  quant::QuantizedType type;
  Shape shape;
  ElementType expressed;
  llvm::SmallVector<double> scaleValues;
  llvm::SmallVector<int64_t> zeroPointValues;
  int64_t axis = -1; // one scale for all elements
};

} // namespace

// A dynamic extent may differ from the number of scales.
static Status fits(Lowering &lowering, Operation *op, quant::QuantizedType type, const TensorType &value) {
  auto perAxis = dyn_cast_or_null<quant::UniformQuantizedPerAxisType>(type);
  if (!perAxis)
    return {};
  int64_t axis = perAxis.getQuantizedDimension(), scales = int64_t(perAxis.getScales().size());
  if (axis >= 0 && axis < int64_t(value.shape.size()) && value.shape[size_t(axis)] == scales)
    return {};
  return lowering.shapeError(op, toString(value) + " is quantized along dimension " + llvm::Twine(axis) + " with " +
                                     llvm::Twine(scales) + " scales");
}

Status lowerUniformDequantize(Lowering &lowering, Operation *op) {
  ValueId stored = lowering.value(op->getOperand(0));
  const Shape shape = lowering.type(stored).shape;
  quant::QuantizedType from = quantized(op->getOperand(0));
  if (Status status = fits(lowering, op, from, lowering.type(stored)); !status)
    return status;
  return lowering.alias(op, Quantization(lowering, from, shape).dequantize(stored));
}

Status lowerUniformQuantize(Lowering &lowering, Operation *op) {
  ValueId value = lowering.value(op->getOperand(0));
  const Shape shape = lowering.type(value).shape;
  quant::QuantizedType from = quantized(op->getOperand(0)), to = quantized(op->getResult(0));
  for (quant::QuantizedType type : {from, to})
    if (Status status = fits(lowering, op, type, lowering.type(value)); !status)
      return status;
  if (from)
    value = Quantization(lowering, from, shape).dequantize(value);
  return lowering.alias(op, Quantization(lowering, to, shape).quantize(value));
}

} // namespace shlo::plan
