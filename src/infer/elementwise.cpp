// Result types of ops that compute each element from the operands' elements of the same index.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/site.h"

namespace shlo::infer {

// A per-axis quantized result needs a per-axis quantized operand of the same axis; the other may be per-tensor.
static LogicalResult sameQuantized(Site &site) {
  if (failed(site.needsResults()))
    return failure();
  std::optional<int64_t> declared = quantizedAxis(site.declaredTensor(0).getElementType());
  bool isPerAxis = false;
  for (unsigned i = 0; i < site.operandTypes().size(); ++i) {
    auto axis = quantizedAxis(site.element(i));
    if (!axis)
      continue;
    isPerAxis = true;
    if (declared && declared != axis)
      return site.fail(i == 0 ? "c6" : "c7", result(0)) << "is " << site.declaredTensor(0) << ", operand " << int64_t(i)
                                                        << " is quantized along dimension " << *axis;
  }
  if (declared.has_value() != isPerAxis)
    return site.fail("c5", result(0)) << "is " << site.declaredTensor(0) << ", expected quantization "
                                      << (isPerAxis ? "per axis" : "per tensor");
  return success();
}

// A result that is larger than an operand may be has another shape.
static LogicalResult withinBounds(Site &site) {
  RankedTensorType declared = site.declaredTensor(0);
  for (unsigned i = 0; declared && i < site.operandTypes().size(); ++i) {
    auto bounds = llvm::dyn_cast_or_null<ir::TypeExtensionsAttr>(site.tensor(i).getEncoding());
    if (!bounds || int64_t(bounds.getBounds().size()) != declared.getRank())
      continue;
    for (auto [extent, bound] : llvm::zip(declared.getShape(), bounds.getBounds()))
      if (isKnown(extent) && isKnown(bound) && extent > bound)
        return site.fail("c1", result(0)) << "has shape " << declared.getShape() << ", beyond the bound " << bound
                                          << " of operand " << int64_t(i);
  }
  return success();
}

LogicalResult inferSameTypes(Site &site) {
  RankedTensorType first = site.tensor(0);
  Type element = first.getElementType();
  Extents shape(first.getShape());
  // The other ops have no rules of their own for quantized elements.
  bool isAddition = llvm::isa<ir::AddOp>(site.operation());
  StringRef mixedRule = isAddition ? "c2" : "c1";
  for (unsigned i = 1; i < site.operandTypes().size(); ++i) {
    RankedTensorType type = site.tensor(i);
    if (type == first)
      continue;
    if (failed(site.sameShape(shape, type, "c1", operand(i))))
      return failure();
    // An operand quantized per axis goes with one quantized per tensor.
    if (quantized(element) && quantized(type) && quantizedAxis(element) != quantizedAxis(type.getElementType())) {
      if (quantized(element).getStorageType() != quantized(type).getStorageType())
        return site.fail("c3", operand(i)) << "is " << type << ", operand 0 is " << first;
      if (quantized(element).getExpressedType() != quantized(type).getExpressedType())
        return site.fail("c4", operand(i)) << "is " << type << ", operand 0 is " << first;
      if (failed(sameQuantized(site)))
        return failure();
      element = site.declaredTensor(0).getElementType();
    } else if (failed(site.sameElement(element, type.getElementType(),
                                       bool(quantized(element)) != bool(quantized(type)) ? mixedRule : "c1",
                                       operand(i)))) {
      return failure();
    }
  }
  if (isAddition && quantized(element) && site.declaredTensor(0) && quantized(site.declaredTensor(0)) &&
      failed(sameQuantized(site)))
    return failure();
  if (failed(withinBounds(site)))
    return failure();
  return site.result(shape, element, "c1", "c1", site.sameBounds(shape));
}

// The part of a complex element; other elements are their own real part.
static Type realPart(Type element) {
  auto complex = llvm::dyn_cast<mlir::ComplexType>(element);
  return complex ? complex.getElementType() : element;
}

LogicalResult infer(ir::AbsOp, Site &site) {
  return site.result(site.tensor(0).getShape(), realPart(site.element(0)), "c1", "c2",
                     site.sameBounds(site.tensor(0).getShape()));
}
LogicalResult infer(ir::RealOp, Site &site) {
  return site.result(site.tensor(0).getShape(), realPart(site.element(0)), "c1", "c2",
                     site.sameBounds(site.tensor(0).getShape()));
}
LogicalResult infer(ir::ImagOp, Site &site) {
  return site.result(site.tensor(0).getShape(), realPart(site.element(0)), "c1", "c2",
                     site.sameBounds(site.tensor(0).getShape()));
}

LogicalResult infer(ir::ConvertOp, Site &site) {
  if (failed(site.needsResults()))
    return failure();
  return site.result(site.tensor(0).getShape(), site.declaredTensor(0).getElementType(), "c1", "c1");
}

LogicalResult infer(ir::IsFiniteOp op, Site &site) {
  return site.result(site.tensor(0).getShape(), mlir::IntegerType::get(op.getContext(), 1), "c1", "",
                     site.sameBounds(site.tensor(0).getShape()));
}

LogicalResult infer(ir::ReducePrecisionOp op, Site &site) {
  if (int32_t(op.getExponentBits()) < 1)
    return site.fail("c2", "exponent_bits") << "is " << int32_t(op.getExponentBits()) << ", expected at least 1";
  if (int32_t(op.getMantissaBits()) < 0)
    return site.fail("c3", "mantissa_bits") << "is " << int32_t(op.getMantissaBits()) << ", expected at least 0";
  return inferSameTypes(site);
}

LogicalResult infer(ir::ComplexOp, Site &site) {
  Extents shape(site.tensor(0).getShape());
  if (failed(site.sameShape(shape, site.tensor(1), "c1", operand(1))) ||
      failed(site.sameElement(site.element(0), site.element(1), "c1", operand(1))))
    return failure();
  return site.result(shape, mlir::ComplexType::get(site.element(0)), "c2", "c3", site.sameBounds(shape));
}

LogicalResult infer(ir::CompareOp op, Site &site) {
  Extents shape(site.tensor(0).getShape());
  if (failed(site.sameElement(site.element(0), site.element(1), "c1", operand(1))) ||
      failed(site.sameShape(shape, site.tensor(1), "c2", operand(1))))
    return failure();
  // The kind of comparison follows from the elements. Programs that name another are in use, and mean that one.
  return site.result(shape, mlir::IntegerType::get(op.getContext(), 1), "c2", "", site.sameBounds(shape));
}

LogicalResult infer(ir::SelectOp, Site &site) {
  Extents shape(site.tensor(1).getShape());
  if (failed(site.sameShape(shape, site.tensor(2), "c2", operand(2))) ||
      failed(site.sameElement(site.element(1), site.element(2), "c2", operand(2))))
    return failure();
  if (site.tensor(0).getRank() != 0 && failed(site.sameShape(shape, site.tensor(0), "c1", operand(0))))
    return failure();
  return site.result(shape, site.element(1), "c2", "c2", site.sameBounds(shape));
}

LogicalResult infer(ir::ClampOp, Site &site) {
  Extents shape(site.tensor(1).getShape());
  if (site.tensor(0).getRank() != 0 && failed(site.sameShape(shape, site.tensor(0), "c1", operand(0))))
    return failure();
  if (site.tensor(2).getRank() != 0 && failed(site.sameShape(shape, site.tensor(2), "c2", operand(2))))
    return failure();
  for (unsigned i : {0u, 2u})
    if (failed(site.sameElement(site.element(1), site.element(i), "c3", operand(i))))
      return failure();
  return site.result(shape, site.element(1), "c4", "c4", site.sameBounds(shape));
}

} // namespace shlo::infer
