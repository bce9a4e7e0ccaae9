// Infers the result types of deprecated ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/shape_rules.h"

#include "llvm/ADT/StringExtras.h"

#include <array>

namespace shlo::infer {

LogicalResult infer(ir::BroadcastOp op, InferenceContext &context) {
  ArrayRef<int64_t> sizes = op.getBroadcastSizes();
  if (failed(context.atLeast(sizes, 0, "", "broadcast_sizes")))
    return failure();
  Extents shape;
  KnownShapes shapes(context);
  broadcastShape(shapes, sizes, shape);
  return context.result(shape, context.element(0), "", "");
}

//===- Einstein summation -----------------------------------------------------------------------------------------===//

// "ij,jk->ik": each letter has one extent.
static LogicalResult einsum(InferenceContext &context, StringRef config) {
  if (context.isLenient())
    return context.declaredResult();
  auto [inputs, output] = config.split("->");
  if (inputs.size() == config.size())
    return context.fail("", "einsum_config") << "has no '->'";
  std::array<int64_t, 256> extents;
  extents.fill(-1);
  for (unsigned i = 0; i < context.operandTypes().size(); ++i) {
    auto [labels, rest] = inputs.split(',');
    RankedTensorType type = context.tensor(i);
    if (int64_t(labels.size()) != type.getRank())
      return context.fail("", "einsum_config") << "has " << int64_t(labels.size()) << " letters for operand "
                                               << int64_t(i) << ", whose rank is " << type.getRank();
    for (size_t d = 0; d < labels.size(); ++d) {
      int64_t &extent = extents[uint8_t(labels[d])], found = type.getDimSize(unsigned(d));
      if (!llvm::isAlpha(labels[d]))
        return context.fail("", "einsum_config") << "has characters other than letters";
      if (extent != -1 && !agree(extent, found))
        return context.fail("", operand(i))
               << "has extent " << found << " in dimension " << int64_t(d) << ", expected " << extent;
      extent = extent == -1 ? found : known(extent, found);
    }
    inputs = rest;
  }
  if (!inputs.empty())
    return context.fail("", "einsum_config") << "has letters for more operands than there are";
  for (char label : output)
    if (extents[uint8_t(label)] == -1)
      return context.fail("", "einsum_config") << "has letters in the output that are in no operand";
  Extents shape;
  KnownShapes shapes(context);
  einsumShape(shapes, config, shape);
  return context.result(shape, context.declaredElement(0, context.element(0)), "", "");
}

LogicalResult infer(ir::EinsumOp op, InferenceContext &context) { return einsum(context, op.getEinsumConfig()); }
LogicalResult infer(ir::UnaryEinsumOp op, InferenceContext &context) { return einsum(context, op.getEinsumConfig()); }

//===- Batch normalization ----------------------------------------------------------------------------------------===//

namespace {

// Vectors with one element per feature, and the label of their rule.
struct Feature {
  unsigned operand;
  StringRef rule;
};

LogicalResult features(InferenceContext &context, int64_t index, ArrayRef<Feature> vectors, Extents &shape) {
  RankedTensorType from = context.tensor(0);
  if (failed(context.dimension(index, from.getRank(), "c1", "feature_index")))
    return failure();
  shape.assign(1, from.getDimSize(unsigned(index)));
  for (const Feature &vector : vectors)
    if (failed(context.sameElement(from.getElementType(), context.element(vector.operand), "c2",
                                   operand(vector.operand))) ||
        failed(context.sameShape(shape, context.tensor(vector.operand), vector.rule, operand(vector.operand))))
      return failure();
  return success();
}

} // namespace

LogicalResult infer(ir::BatchNormInferenceOp op, InferenceContext &context) {
  Extents vector;
  if (failed(features(context, int64_t(op.getFeatureIndex()), {{1, "c3"}, {2, "c4"}, {3, "c5"}, {4, "c6"}}, vector)))
    return failure();
  return context.result(context.tensor(0).getShape(), context.element(0), "c7", "c2");
}

LogicalResult infer(ir::BatchNormTrainingOp op, InferenceContext &context) {
  Extents vector;
  if (failed(features(context, int64_t(op.getFeatureIndex()), {{1, "c3"}, {2, "c4"}}, vector)) ||
      failed(context.result(context.tensor(0).getShape(), context.element(0), "c7", "c2")) ||
      failed(context.result(vector, context.element(0), "c5", "c2")))
    return failure();
  return context.result(vector, context.element(0), "c6", "c2");
}

LogicalResult infer(ir::BatchNormGradOp op, InferenceContext &context) {
  Extents vector, shape(context.tensor(0).getShape());
  if (failed(features(context, int64_t(op.getFeatureIndex()), {{1, "c5"}, {2, "c4"}, {3, "c4"}}, vector)) ||
      failed(context.sameElement(context.element(0), context.element(4), "c2", operand(4))) ||
      failed(context.sameShape(shape, context.tensor(4), "c3", operand(4))) ||
      failed(context.result(shape, context.element(0), "c3", "c2")) ||
      failed(context.result(vector, context.element(0), "c4", "c2")))
    return failure();
  return context.result(vector, context.element(0), "c4", "c2");
}

} // namespace shlo::infer
