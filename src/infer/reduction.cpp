// Infers the result types of reductions, sort and map.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/shape_rules.h"

namespace shlo::infer {

namespace {

// Operands 0..N-1 are the inputs, N..2N-1 their initial values.
struct Inputs {
  size_t count = 0;
  Extents shape; // the static extents of all inputs
  llvm::SmallVector<Type, 4> elements;
};

struct InputRules {
  StringRef count, shape, element;
};

LogicalResult collectInputs(InferenceContext &context, const InputRules &rules, Inputs &inputs) {
  size_t operands = context.operandTypes().size();
  inputs.count = operands / 2;
  if (operands == 0 || operands % 2)
    return context.fail(rules.count, "inputs")
           << "has " << int64_t(operands) << " operands, expected inputs and as many init_values";
  if (failed(context.size(context.resultsLeft(), int64_t(inputs.count), rules.count, "results")))
    return failure();
  inputs.shape.assign(context.tensor(0).getShape().begin(), context.tensor(0).getShape().end());
  for (unsigned i = 0; i < inputs.count; ++i) {
    unsigned init = i + unsigned(inputs.count);
    if (failed(context.sameShape(inputs.shape, context.tensor(i), rules.shape, operand(i))) ||
        (!context.isLenient() &&
         (failed(context.scalar(context.tensor(init), "", operand(init))) ||
          failed(context.sameElement(context.element(i), context.element(init), rules.element, operand(init))))))
      return failure();
    inputs.elements.push_back(context.element(i));
  }
  return success();
}

// Checks the body, and that it accepts the initial values. In the lenient mode these need not have the inputs' types,
// and have the shape of the body's arguments, which can be that of some of the dimensions `within`.
LogicalResult accumulate(InferenceContext &context, const Inputs &inputs, ArrayRef<int64_t> within, StringRef bodyRule,
                         StringRef initRule, llvm::SmallVectorImpl<Type> &accumulated) {
  if (failed(context.reductionBody(0, inputs.elements, bodyRule, accumulated, within)))
    return failure();
  for (unsigned i = 0; i < inputs.count; ++i) {
    const unsigned init = i + unsigned(inputs.count);
    if (failed(context.promotes(context.element(init), accumulated[i], initRule, operand(init))))
      return failure();
    if (context.isLenient()) {
      Extents shape(llvm::cast<RankedTensorType>(context.argument(0, i)).getShape());
      if (failed(context.sameShape(shape, context.tensor(init), initRule, operand(init))))
        return failure();
    }
  }
  return success();
}

} // namespace

LogicalResult infer(ir::ReduceOp op, InferenceContext &context) {
  Inputs inputs;
  llvm::SmallVector<Type, 4> accumulated;
  llvm::SmallBitVector reduced;
  if (failed(collectInputs(context, {"c3", "c1", "c2"}, inputs)) ||
      failed(context.dimensions(op.getDimensions(), int64_t(inputs.shape.size()), "c4", "c5", "dimensions", reduced)))
    return failure();
  Extents shape, kept;
  KnownShapes shapes(context);
  reduceShape(shapes, unsigned(inputs.count), op.getDimensions(), shape);
  for (size_t i = 0; i < inputs.shape.size(); ++i)
    if (!reduced.test(unsigned(i)))
      kept.push_back(int64_t(i));
  if (failed(accumulate(context, inputs, shape, "c6", "c2", accumulated)))
    return failure();
  ir::TypeExtensionsAttr bounds =
      context.bounds(shape, [&](int64_t dim) { return context.bound(0, kept[size_t(dim)]); });
  for (Type element : accumulated)
    if (failed(context.result(shape, element, "c7", "c8", bounds)))
      return failure();
  return success();
}

//===- Windows ----------------------------------------------------------------------------------------------------===//

// Positive numbers, one per dimension; ones if the attribute is absent.
static LogicalResult perDimension(InferenceContext &context, std::optional<ArrayRef<int64_t>> values, int64_t rank,
                                  StringRef sizeRule, StringRef valueRule, const char *attribute) {
  if (values && (failed(context.size(int64_t(values->size()), rank, sizeRule, attribute)) ||
                 failed(context.atLeast(*values, 1, valueRule, attribute))))
    return failure();
  return success();
}

LogicalResult infer(ir::ReduceWindowOp op, InferenceContext &context) {
  Inputs inputs;
  if (failed(collectInputs(context, {"c1", "c2", "c3"}, inputs)))
    return failure();
  int64_t rank = int64_t(inputs.shape.size());
  PaddingOf<KnownShapes> padding;
  llvm::SmallVector<Type, 4> accumulated;
  if (failed(perDimension(context, op.getWindowDimensions(), rank, "c4", "c5", "window_dimensions")) ||
      failed(perDimension(context, op.getWindowStrides(), rank, "c6", "c7", "window_strides")) ||
      failed(perDimension(context, op.getBaseDilations(), rank, "c8", "c9", "base_dilations")) ||
      failed(perDimension(context, op.getWindowDilations(), rank, "c10", "c11", "window_dilations")) ||
      failed(context.padding(op.getPadding(), rank, "c12", padding)) ||
      failed(accumulate(context, inputs, op.getWindowDimensions(), "c13", "c3", accumulated)))
    return failure();
  Extents shape;
  KnownShapes shapes(context);
  reduceWindowShape(shapes, op, unsigned(inputs.count), padding, shape);
  if (!shapes.fit)
    return context.fail("c15", "padding") << tooManyPositions;
  for (Type element : accumulated)
    if (failed(context.result(shape, element, "c15", "c16")))
      return failure();
  return success();
}

LogicalResult infer(ir::SelectAndScatterOp op, InferenceContext &context) {
  RankedTensorType from = context.tensor(0), source = context.tensor(1), init = context.tensor(2);
  int64_t rank = from.getRank();
  Extents windows;
  PaddingOf<KnownShapes> padding;
  if (!context.isArgument(source.getElementType(), from.getElementType()))
    return context.sameElement(from.getElementType(), source.getElementType(), "c1", operand(1));
  if (!context.isLenient() &&
      failed(context.sameElement(from.getElementType(), init.getElementType(), "c3", operand(2))))
    return failure();
  if (failed(context.scalar(init, "", operand(2))) ||
      failed(context.size(int64_t(op.getWindowDimensions().value_or(ArrayRef<int64_t>()).size()), rank, "c4",
                          "window_dimensions")) ||
      failed(perDimension(context, op.getWindowDimensions(), rank, "c4", "c5", "window_dimensions")) ||
      failed(perDimension(context, op.getWindowStrides(), rank, "c6", "c7", "window_strides")) ||
      failed(context.padding(op.getPadding(), rank, "c8", padding)))
    return failure();
  KnownNumbers numbers;
  for (size_t i = 0; i < size_t(rank); ++i)
    windows.push_back(windowCount(
        numbers, from.getDimSize(unsigned(i)),
        {(*op.getWindowDimensions())[i], orOne(op.getWindowStrides(), i), padding[i].first, padding[i].second, 1, 1}));
  if (!numbers.fit)
    return context.fail("c2", "padding") << tooManyPositions;
  if (failed(context.sameShape(windows, source, "c2", operand(1))))
    return failure();

  Type decision;
  if (failed(context.functionBody(0, {from.getElementType(), from.getElementType()}, "c9", decision)))
    return failure();
  if (!decision.isInteger(1))
    return context.fail("c9", region(0)) << "returns elements of type " << decision << ", expected i1";
  llvm::SmallVector<Type, 1> accumulated;
  if (failed(context.reductionBody(1, from.getElementType(), "c10", accumulated)) ||
      failed(context.promotes(source.getElementType(), accumulated[0], "c1", operand(1))) ||
      failed(context.promotes(init.getElementType(), accumulated[0], "c3", operand(2))))
    return failure();
  return context.result(from.getShape(), accumulated[0], "c11", "c12");
}

//===- Sort and map -----------------------------------------------------------------------------------------------===//

LogicalResult infer(ir::SortOp op, InferenceContext &context) {
  size_t count = context.operandTypes().size();
  if (count == 0)
    return context.fail("c1", "inputs") << "is empty";
  if (failed(context.size(context.resultsLeft(), int64_t(count), "c2", "results")))
    return failure();
  Extents shape(context.tensor(0).getShape());
  for (unsigned i = 1; i < count; ++i)
    if (failed(context.sameShape(shape, context.tensor(i), "c3", operand(i))))
      return failure();
  int64_t rank = int64_t(shape.size()), dimension = int64_t(op.getDimension());
  if (dimension < -rank || dimension >= rank)
    return context.fail("c4", "dimension")
           << "is " << dimension << ", which is not in [" << -rank << ", " << rank << ")";

  llvm::SmallVector<Type, 8> elements;
  for (size_t i = 0; i < 2 * count; ++i)
    elements.push_back(context.element(unsigned(i / 2)));
  Type decision;
  if (failed(context.functionBody(0, elements, "c5", decision)))
    return failure();
  if (!decision.isInteger(1))
    return context.fail("c5", region(0)) << "returns elements of type " << decision << ", expected i1";
  for (unsigned i = 0; i < count; ++i)
    if (failed(context.result(shape, context.element(i), "c3", "c2", context.sameBounds(shape))))
      return failure();
  return success();
}

LogicalResult infer(ir::MapOp op, InferenceContext &context) {
  size_t count = context.operandTypes().size();
  if (count == 0)
    return context.fail("c2", "inputs") << "is empty";
  Extents shape(context.tensor(0).getShape());
  for (unsigned i = 1; i < count; ++i)
    if (failed(context.sameShape(shape, context.tensor(i), "c1", operand(i))))
      return failure();
  ArrayRef<int64_t> dimensions = op.getDimensions();
  if (failed(context.size(int64_t(dimensions.size()), int64_t(shape.size()), "c3", "dimensions")))
    return failure();
  for (size_t i = 0; i < dimensions.size(); ++i)
    if (dimensions[i] != int64_t(i))
      return context.fail("c3", "dimensions") << "is " << dimensions << ", expected all dimensions in order";

  llvm::SmallVector<Type, 8> elements;
  for (unsigned i = 0; i < count; ++i)
    elements.push_back(context.element(i));
  Type element;
  if (failed(context.functionBody(0, elements, "c4", element)))
    return failure();
  return context.result(shape, element, "c1", "c4", context.sameBounds(shape));
}

} // namespace shlo::infer
