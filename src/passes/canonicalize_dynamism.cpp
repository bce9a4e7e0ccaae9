// stablehlo-canonicalize-dynamism: replaces ops with computed shapes with their static forms.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/infer.h"
#include "passes/rewriter.h"
#include "passes/shapes.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace shlo::passes {

using namespace mlir;

namespace {

// The attribute that has what a shape operand computes.
Attribute attributeOf(ShapeIn where, llvm::ArrayRef<int64_t> numbers, MLIRContext *context) {
  if (where == ShapeIn::Numbers)
    return DenseI64ArrayAttr::get(context, numbers);
  return DenseIntElementsAttr::get(
      RankedTensorType::get({int64_t(numbers.size() / 2), 2}, IntegerType::get(context, 64)), numbers);
}

bool hasStaticShape(Value value) { return !isDynamic(value.getType()); }

// What the record of the op says.
bool makeStatic(Operation *op, Rewriter &rewriter, const PassOptions &) {
  const auto form = llvm::find_if(staticForms(),
                                  [&](const StaticForm &one) { return one.dynamicOp == op->getName().getStringRef(); });
  OperationState state(op->getLoc(), form->op);
  const OperationName name = state.name;
  llvm::SmallVector<NamedAttribute> attributes;
  for (NamedAttribute attribute : op->getAttrs())
    if (llvm::is_contained(name.getAttributeNames(), attribute.getName()) == isOwn(attribute.getName(), op))
      attributes.push_back(attribute);
  llvm::SmallVector<int64_t> numbers;
  for (const ShapeOperand &shape : form->shapes) {
    if (!integersOf(op->getOperand(shape.index).getDefiningOp(), numbers))
      return false;
    if (shape.where != ShapeIn::Type)
      attributes.emplace_back(shape.name, attributeOf(shape.where, numbers, op->getContext()));
    else if (!llvm::all_of(op->getResults(), hasStaticShape) || !hasStaticShape(op->getOperand(0)))
      return false;
  }
  for (OpOperand &operand : op->getOpOperands())
    if (llvm::none_of(form->shapes, [&](const ShapeOperand &s) { return s.index == operand.getOperandNumber(); }))
      state.addOperands(operand.get());
  state.addAttributes(attributes);
  state.addTypes(op->getResultTypes());
  // The rules of the static form may be stricter.
  Operation *made = Operation::create(state);
  llvm::SmallVector<Type> types;
  Diagnostic finding;
  if (failed(inferResultTypes(made, made->getOperandTypes(), nullptr, types, &finding))) {
    made->destroy();
    return false;
  }
  rewriter.insert(made);
  rewriter.replace(op, made->getResults());
  return true;
}

// A slice of known size that starts at computed indices.
bool makeDynamicSlice(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto slice = cast<ir::RealDynamicSliceOp>(op);
  llvm::SmallVector<int64_t> sizes;
  auto indices = cast<RankedTensorType>(slice.getStartIndices().getType());
  if (!sliceSizes(slice, sizes) || indices.getDimSize(0) != int64_t(sizes.size()))
    return false;
  const Type element = indices.getElementType();
  llvm::SmallVector<Value> starts;
  for (int64_t axis = 0; axis < int64_t(sizes.size()); ++axis) {
    auto list = [&](int64_t value) { return DenseI64ArrayAttr::get(op->getContext(), value); };
    Value start = ir::SliceOp::create(rewriter, op->getLoc(), RankedTensorType::get({1}, element),
                                      slice.getStartIndices(), list(axis), list(axis + 1), list(1));
    starts.push_back(ir::ReshapeOp::create(rewriter, op->getLoc(), RankedTensorType::get({}, element), start));
  }
  auto made = ir::DynamicSliceOp::create(rewriter, op->getLoc(), slice.getType(), slice.getOperand(), starts,
                                         DenseI64ArrayAttr::get(op->getContext(), sizes));
  keepAttributes(op, made);
  rewriter.replace(op, made->getResults());
  return true;
}

// A call whose results have the shapes that it is given needs them no more.
bool dropShapeOperands(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto call = cast<ir::CustomCallOp>(op);
  auto given = shapeOperandsOf(call);
  if (!given)
    throw PassFailure{std::move(given.error())};
  if (!*given)
    return false;
  const llvm::SmallVector<unsigned> &shapes = **given;
  auto types = resultsOfShapeOperands(call, shapes);
  if (!types)
    throw PassFailure{std::move(types.error())};
  llvm::SmallVector<int64_t> values;
  for (unsigned index : shapes)
    if (!integersOf(op->getOperand(index).getDefiningOp(), values))
      return false;
  if (llvm::any_of(op->getResultTypes(), isDynamic))
    return false;
  OperationState state(op->getLoc(), op->getName());
  state.addTypes(op->getResultTypes());
  llvm::SmallVector<Attribute> layouts;
  const std::optional<ArrayAttr> allLayouts = call.getOperandLayouts();
  for (OpOperand &operand : op->getOpOperands()) {
    const unsigned index = operand.getOperandNumber();
    if (llvm::is_contained(shapes, index))
      continue;
    state.addOperands(operand.get());
    if (allLayouts && index < allLayouts->size())
      layouts.push_back((*allLayouts)[index]);
  }
  for (NamedAttribute attribute : op->getAttrs())
    if (attribute.getName() == call.getOperandLayoutsAttrName())
      state.addAttribute(attribute.getName(), rewriter.getArrayAttr(layouts));
    else if (attribute.getName() != shapeOperandIndices)
      state.attributes.push_back(attribute);
  rewriter.replace(op, rewriter.create(state)->getResults());
  return true;
}

} // namespace

Status canonicalizeDynamism(PassRun &run) {
  std::vector<Pattern> patterns;
  for (const StaticForm &form : staticForms())
    patterns.push_back({form.op, form.dynamicOp, makeStatic});
  patterns.push_back({"dynamic-slice", "stablehlo.real_dynamic_slice", makeDynamicSlice});
  patterns.push_back({"custom-call", "stablehlo.custom_call", dropShapeOperands});
  static const PassOptions none;
  return rewriteGreedily(run, patterns, none);
}

} // namespace shlo::passes
