// Infers the result types of elementwise ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/inference_context.h"

namespace shlo::infer {

// A per-axis quantized result needs an operand that is quantized along the same axis. The other may be per-tensor.
static LogicalResult sameQuantized(InferenceContext &context) {
  if (failed(context.needsResults()))
    return failure();
  std::optional<int64_t> declared = quantizedAxis(context.declaredTensor(0).getElementType());
  bool isPerAxis = false;
  for (unsigned i = 0; i < context.operandTypes().size(); ++i) {
    auto axis = quantizedAxis(context.element(i));
    if (!axis)
      continue;
    isPerAxis = true;
    if (declared && declared != axis)
      return context.fail(i == 0 ? "c6" : "c7", result(0)) << "is " << context.declaredTensor(0) << ", operand "
                                                           << int64_t(i) << " is quantized along dimension " << *axis;
  }
  if (declared.has_value() != isPerAxis)
    return context.fail("c5", result(0)) << "is " << context.declaredTensor(0) << ", expected quantization "
                                         << (isPerAxis ? "per axis" : "per tensor");
  return success();
}

// The result must not exceed the bounds of an operand, nor must the extents that operands share, which `shape` has.
static LogicalResult withinBounds(InferenceContext &context, Extents shape) {
  if (RankedTensorType declared = context.declaredTensor(0); declared && size_t(declared.getRank()) == shape.size())
    for (size_t i = 0; i < shape.size(); ++i)
      shape[i] = known(shape[i], declared.getDimSize(unsigned(i)));
  for (unsigned i = 0; i < context.operandTypes().size(); ++i)
    for (size_t dim = 0; dim < shape.size(); ++dim)
      if (const int64_t bound = context.bound(i, int64_t(dim)); isKnown(bound) && shape[dim] > bound)
        return context.fail("c1", result(0)) << "has shape " << ArrayRef<int64_t>(shape) << ", beyond the bound "
                                             << bound << " of operand " << int64_t(i);
  return success();
}

LogicalResult inferSameTypes(InferenceContext &context) {
  RankedTensorType first = context.tensor(0);
  Type element = first.getElementType();
  Extents shape(first.getShape());
  // Other ops have no rules for quantized elements.
  bool isAddition = llvm::isa<ir::AddOp>(context.operation());
  StringRef mixedRule = isAddition ? "c2" : "c1";
  for (unsigned i = 1; i < context.operandTypes().size(); ++i) {
    RankedTensorType type = context.tensor(i);
    if (type == first)
      continue;
    if (failed(context.sameShape(shape, type, "c1", operand(i))))
      return failure();
    // An operand with per-axis quantization may be combined with one with per-tensor quantization.
    if (quantized(element) && quantized(type) && quantizedAxis(element) != quantizedAxis(type.getElementType())) {
      if (quantized(element).getStorageType() != quantized(type).getStorageType())
        return context.fail("c3", operand(i)) << "is " << type << ", operand 0 is " << first;
      if (quantized(element).getExpressedType() != quantized(type).getExpressedType())
        return context.fail("c4", operand(i)) << "is " << type << ", operand 0 is " << first;
      if (failed(sameQuantized(context)))
        return failure();
      element = context.declaredTensor(0).getElementType();
    } else if (failed(context.sameElement(element, type.getElementType(),
                                          bool(quantized(element)) != bool(quantized(type)) ? mixedRule : "c1",
                                          operand(i)))) {
      return failure();
    }
  }
  if (isAddition && quantized(element) && context.declaredTensor(0) && quantized(context.declaredTensor(0)) &&
      failed(sameQuantized(context)))
    return failure();
  if (failed(withinBounds(context, shape)))
    return failure();
  return context.result(shape, element, "c1", "c1", context.sameBounds(shape));
}

// The part type of a complex element; other types are their own part type.
static Type realPart(Type element) {
  auto complex = llvm::dyn_cast<mlir::ComplexType>(element);
  return complex ? complex.getElementType() : element;
}

LogicalResult infer(ir::AbsOp, InferenceContext &context) {
  return context.result(context.tensor(0).getShape(), realPart(context.element(0)), "c1", "c2",
                        context.sameBounds(context.tensor(0).getShape()));
}
LogicalResult infer(ir::RealOp, InferenceContext &context) {
  return context.result(context.tensor(0).getShape(), realPart(context.element(0)), "c1", "c2",
                        context.sameBounds(context.tensor(0).getShape()));
}
LogicalResult infer(ir::ImagOp, InferenceContext &context) {
  return context.result(context.tensor(0).getShape(), realPart(context.element(0)), "c1", "c2",
                        context.sameBounds(context.tensor(0).getShape()));
}

LogicalResult infer(ir::ConvertOp, InferenceContext &context) {
  if (failed(context.needsResults()))
    return failure();
  return context.result(context.tensor(0).getShape(), context.declaredTensor(0).getElementType(), "c1", "c1");
}

LogicalResult infer(ir::IsFiniteOp op, InferenceContext &context) {
  return context.result(context.tensor(0).getShape(), mlir::IntegerType::get(op.getContext(), 1), "c1", "",
                        context.sameBounds(context.tensor(0).getShape()));
}

LogicalResult infer(ir::ReducePrecisionOp op, InferenceContext &context) {
  if (int32_t(op.getExponentBits()) < 1)
    return context.fail("c2", "exponent_bits") << "is " << int32_t(op.getExponentBits()) << ", expected at least 1";
  if (int32_t(op.getMantissaBits()) < 0)
    return context.fail("c3", "mantissa_bits") << "is " << int32_t(op.getMantissaBits()) << ", expected at least 0";
  return inferSameTypes(context);
}

LogicalResult infer(ir::ComplexOp, InferenceContext &context) {
  Extents shape(context.tensor(0).getShape());
  if (failed(context.sameShape(shape, context.tensor(1), "c1", operand(1))) ||
      failed(context.sameElement(context.element(0), context.element(1), "c1", operand(1))))
    return failure();
  return context.result(shape, mlir::ComplexType::get(context.element(0)), "c2", "c3", context.sameBounds(shape));
}

LogicalResult infer(ir::CompareOp op, InferenceContext &context) {
  Extents shape(context.tensor(0).getShape());
  if (failed(context.sameElement(context.element(0), context.element(1), "c1", operand(1))) ||
      failed(context.sameShape(shape, context.tensor(1), "c2", operand(1))))
    return failure();
  // The elements determine the comparison type. Programs that state another one are in use; it is ignored.
  return context.result(shape, mlir::IntegerType::get(op.getContext(), 1), "c2", "", context.sameBounds(shape));
}

LogicalResult infer(ir::SelectOp, InferenceContext &context) {
  Extents shape(context.tensor(1).getShape());
  if (failed(context.sameShape(shape, context.tensor(2), "c2", operand(2))) ||
      failed(context.sameElement(context.element(1), context.element(2), "c2", operand(2))))
    return failure();
  if (context.tensor(0).getRank() != 0 && failed(context.sameShape(shape, context.tensor(0), "c1", operand(0))))
    return failure();
  return context.result(shape, context.element(1), "c2", "c2", context.sameBounds(shape));
}

LogicalResult infer(ir::ClampOp, InferenceContext &context) {
  Extents shape(context.tensor(1).getShape());
  if (context.tensor(0).getRank() != 0 && failed(context.sameShape(shape, context.tensor(0), "c1", operand(0))))
    return failure();
  if (context.tensor(2).getRank() != 0 && failed(context.sameShape(shape, context.tensor(2), "c2", operand(2))))
    return failure();
  for (unsigned i : {0u, 2u})
    if (failed(context.sameElement(context.element(1), context.element(i), "c3", operand(i))))
      return failure();
  return context.result(shape, context.element(1), "c4", "c4", context.sameBounds(shape));
}

} // namespace shlo::infer
