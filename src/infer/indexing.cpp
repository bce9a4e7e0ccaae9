// Infers the result types of ops that read or write parts of a tensor at computed indices.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/shapes.h"

namespace shlo::infer {

//===- Slices -----------------------------------------------------------------------------------------------------===//

// The operands from `first` on are start indices, one per dimension.
static LogicalResult startIndices(InferenceContext &context, unsigned first, int64_t rank, StringRef sizeRule,
                                  StringRef sameRule) {
  unsigned count = unsigned(context.operandTypes().size()) - first;
  if (failed(context.size(int64_t(count), rank, sizeRule, "start_indices")))
    return failure();
  for (unsigned i = 0; i < count; ++i)
    if (failed(context.scalar(context.tensor(first + i), "", operand(first + i))) ||
        failed(context.sameElement(context.element(first), context.element(first + i), sameRule, operand(first + i))))
      return failure();
  return success();
}

LogicalResult infer(ir::DynamicSliceOp op, InferenceContext &context) {
  RankedTensorType from = context.tensor(0);
  ArrayRef<int64_t> sizes = op.getSliceSizes();
  if (failed(startIndices(context, 1, from.getRank(), "c2", "c3")) ||
      failed(context.size(int64_t(sizes.size()), from.getRank(), "c2", "slice_sizes")) ||
      failed(context.atLeast(sizes, 0, "c4", "slice_sizes")))
    return failure();
  for (size_t i = 0; i < sizes.size(); ++i)
    if (int64_t extent = from.getDimSize(unsigned(i)); isKnown(extent) && sizes[i] > extent)
      return context.fail("c4", "slice_sizes")
             << "contains " << sizes[i] << " for dimension " << int64_t(i) << ", whose extent is " << extent;
  return context.result(sizes, from.getElementType(), "c5", "c1");
}

LogicalResult infer(ir::DynamicUpdateSliceOp, InferenceContext &context) {
  RankedTensorType from = context.tensor(0), update = context.tensor(1);
  if (failed(context.sameElement(from.getElementType(), update.getElementType(), "c2", operand(1))))
    return failure();
  if (update.getRank() != from.getRank())
    return context.fail("c3", operand(1)) << "is " << update << ", operand 0 is " << from;
  if (failed(startIndices(context, 2, from.getRank(), "c4", "c5")))
    return failure();
  for (unsigned i = 0; i < from.getRank(); ++i)
    if (isKnown(from.getDimSize(i)) && isKnown(update.getDimSize(i)) && update.getDimSize(i) > from.getDimSize(i))
      return context.fail("c6", operand(1)) << "has extent " << update.getDimSize(i) << " in dimension " << int64_t(i)
                                            << ", operand 0 has " << from.getDimSize(i);
  return context.result(from.getShape(), from.getElementType(), "c1", "c1");
}

//===- Gather and scatter -----------------------------------------------------------------------------------------===//

namespace {

// The dimension numbers of gather and scatter, which mirror each other. The window dimensions of the slices are a
// window of the operand; all other dimensions of the slices are those of the indices.
struct IndexedWindows {
  RankedTensorType operand, indices;
  int64_t slicesRank = 0; // of the gather's result or the scatter's updates
  ArrayRef<int64_t> window, collapsed, batching, indicesBatching, indexMap;
  int64_t vectorDim = 0;
};

struct IndexedNames {
  const char *window, *collapsed, *batching, *indicesBatching, *indexMap;
};

// Labels; empty if the op does not have the rule.
struct IndexedRules {
  StringRef rank, vectorDim, vectorSize, windowOrder, windowRange, collapsedUnique, collapsedSorted, collapsedRange,
      batchingSorted, batchingRange, indicesBatchingUnique, indicesBatchingRange, indicesBatchingVector,
      batchingSize, batchingExtent, mapUnique, mapRange;
};

LogicalResult checkIndexed(InferenceContext &context, const IndexedWindows &at, const IndexedNames &names,
                           const IndexedRules &rules, unsigned indicesOperand, int64_t &windowRank) {
  int64_t rank = at.operand.getRank(), indicesRank = at.indices.getRank();
  windowRank = int64_t(at.window.size());
  int64_t named = windowRank + int64_t(at.collapsed.size()) + int64_t(at.batching.size());
  if (named != rank)
    return context.fail(rules.rank, names.window)
           << "and the dimensions left out are " << named << ", operand 0 has rank " << rank;
  if (at.vectorDim < 0 || at.vectorDim > indicesRank)
    return context.fail(rules.vectorDim, "index_vector_dim")
           << "is " << at.vectorDim << ", which is not in [0, " << indicesRank << "]";
  int64_t vectorSize = at.vectorDim < indicesRank ? at.indices.getDimSize(unsigned(at.vectorDim)) : 1;
  if (failed(context.size(int64_t(at.indexMap.size()), vectorSize, rules.vectorSize, names.indexMap)) ||
      failed(context.sorted(at.window, rules.windowOrder, names.window)) ||
      failed(context.dimensions(at.window, at.slicesRank, rules.windowRange, rules.windowOrder, names.window)))
    return failure();
  llvm::SmallBitVector leftOut, mapped;
  if (failed(context.dimensions(at.collapsed, rank, rules.collapsedRange, rules.collapsedUnique, names.collapsed,
                                leftOut)) ||
      failed(context.sorted(at.collapsed, rules.collapsedSorted, names.collapsed)) ||
      failed(
          context.dimensions(at.batching, rank, rules.batchingRange, rules.collapsedUnique, names.batching, leftOut)) ||
      failed(context.sorted(at.batching, rules.batchingSorted, names.batching)) ||
      failed(context.dimensions(at.indicesBatching, indicesRank, rules.indicesBatchingRange,
                                rules.indicesBatchingUnique, names.indicesBatching)))
    return failure();
  if (llvm::is_contained(at.indicesBatching, at.vectorDim))
    return context.fail(rules.indicesBatchingVector, names.indicesBatching)
           << "contains " << at.vectorDim << ", which is index_vector_dim";
  if (failed(context.size(int64_t(at.indicesBatching.size()), int64_t(at.batching.size()), rules.batchingSize,
                          names.indicesBatching)))
    return failure();
  for (size_t i = 0; i < at.batching.size(); ++i) {
    int64_t extent = at.operand.getDimSize(unsigned(at.batching[i]));
    int64_t expected = at.indices.getDimSize(unsigned(at.indicesBatching[i]));
    if (!agree(extent, expected))
      return context.fail(rules.batchingExtent, operand(indicesOperand))
             << "has extent " << expected << " in dimension " << at.indicesBatching[i] << ", operand 0 has " << extent
             << " in dimension " << at.batching[i];
  }
  if (failed(context.dimensions(at.batching, rank, rules.mapRange, rules.mapUnique, names.batching, mapped)) ||
      failed(context.dimensions(at.indexMap, rank, rules.mapRange, rules.mapUnique, names.indexMap, mapped)))
    return failure();
  int64_t scattered = indicesRank - (at.vectorDim < indicesRank ? 1 : 0);
  if (at.slicesRank != scattered + windowRank)
    return context.fail(rules.windowRange, names.window)
           << "has " << windowRank << " elements in addition to " << scattered
           << " dimensions of the indices, expected rank " << at.slicesRank;
  return success();
}

IndexedWindows gathered(InferenceContext &context, ir::GatherDimensionNumbersAttr numbers) {
  IndexedWindows at;
  at.operand = context.tensor(0);
  at.indices = context.tensor(1);
  at.window = numbers.getOffsetDims();
  at.collapsed = numbers.getCollapsedSliceDims();
  at.batching = numbers.getOperandBatchingDims();
  at.indicesBatching = numbers.getStartIndicesBatchingDims();
  at.indexMap = numbers.getStartIndexMap();
  at.vectorDim = numbers.getIndexVectorDim();
  int64_t scattered = at.indices.getRank() - (at.vectorDim < at.indices.getRank() ? 1 : 0);
  at.slicesRank = context.hasResults() ? context.declaredTensor(0).getRank() : scattered + int64_t(at.window.size());
  return at;
}

constexpr IndexedNames gatherNames = {"offset_dims", "collapsed_slice_dims", "operand_batching_dims",
                                      "start_indices_batching_dims", "start_index_map"};

// Each slice size may be unknown.
LogicalResult gatherSlices(InferenceContext &context, const IndexedWindows &at,
                           ir::GatherDimensionNumbersAttr numbers, const Extents &sizes,
                           StringRef sizesRule, StringRef collapsedRule, StringRef batchingRule, StringRef shapeRule,
                           StringRef elementRule) {
  for (size_t i = 0; i < sizes.size(); ++i) {
    int64_t extent = at.operand.getDimSize(unsigned(i));
    if (isKnown(sizes[i]) && isKnown(extent) && sizes[i] > extent)
      return context.fail(sizesRule, "slice_sizes")
             << "contains " << sizes[i] << " for dimension " << int64_t(i) << ", whose extent is " << extent;
  }
  auto atMostOne = [&](ArrayRef<int64_t> dims, StringRef rule) -> LogicalResult {
    for (int64_t dim : dims)
      if (isKnown(sizes[size_t(dim)]) && sizes[size_t(dim)] > 1)
        return context.fail(rule, "slice_sizes") << "contains " << sizes[size_t(dim)] << " for dimension " << dim
                                                 << ", which is left out, expected at most 1";
    return success();
  };
  if (failed(atMostOne(at.collapsed, collapsedRule)) || failed(atMostOne(at.batching, batchingRule)))
    return failure();
  Extents shape;
  KnownShapes shapes(context);
  gatherShape(shapes, numbers, sizes, shape);
  return context.result(shape, at.operand.getElementType(), shapeRule, elementRule);
}

} // namespace

LogicalResult infer(ir::GatherOp op, InferenceContext &context) {
  IndexedWindows at = gathered(context, op.getDimensionNumbers());
  ArrayRef<int64_t> sizes = op.getSliceSizes();
  int64_t windowRank = 0;
  if (failed(checkIndexed(context, at, gatherNames,
                          {"c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c10", "c11", "c13", "c14", "c15", "c16",
                           "c17", "c18", "c19"},
                          1, windowRank)) ||
      failed(context.size(int64_t(sizes.size()), at.operand.getRank(), "c20", "slice_sizes")) ||
      failed(context.atLeast(sizes, 0, "c21", "slice_sizes")))
    return failure();
  return gatherSlices(context, at, op.getDimensionNumbers(), Extents(sizes), "c21", "c9", "c12", "c22", "c23");
}

LogicalResult infer(ir::DynamicGatherOp op, InferenceContext &context) {
  IndexedWindows at = gathered(context, op.getDimensionNumbers());
  int64_t windowRank = 0;
  if (failed(checkIndexed(context, at, gatherNames,
                          {"c1", "c2", "c3", "c4", "c5", "c6", "c6", "c7", "", "", "", "", "", "", "", "c9", "c10"}, 1,
                          windowRank)) ||
      failed(context.list(2, at.operand.getRank(), "c11")))
    return failure();
  Extents sizes;
  if (!context.value(2, sizes) || int64_t(sizes.size()) != at.operand.getRank())
    sizes.assign(size_t(at.operand.getRank()), unknownExtent);
  else if (failed(context.atLeast(sizes, 0, "c12", "slice_sizes")))
    return failure();
  return gatherSlices(context, at, op.getDimensionNumbers(), sizes, "c12", "c8", "c8", "c13", "c14");
}

LogicalResult infer(ir::ScatterOp op, InferenceContext &context) {
  size_t operands = context.operandTypes().size(), count = operands / 2;
  if (operands < 3 || operands % 2 == 0)
    return context.fail("c5", "inputs") << "has " << int64_t(operands)
                                        << " operands, expected inputs, scatter_indices and as many updates";
  if (failed(context.size(context.resultsLeft(), int64_t(count), "c5", "results")))
    return failure();
  unsigned firstUpdate = unsigned(count) + 1;
  Extents inputShape(context.tensor(0).getShape()), updateShape(context.tensor(firstUpdate).getShape());
  llvm::SmallVector<Type, 4> elements, accumulated;
  for (unsigned i = 0; i < count; ++i) {
    if (failed(context.sameShape(inputShape, context.tensor(i), "c1", operand(i))) ||
        failed(context.sameShape(updateShape, context.tensor(firstUpdate + i), "c3", operand(firstUpdate + i))) ||
        (!context.isLenient() && failed(context.sameElement(context.element(i), context.element(firstUpdate + i), "c6",
                                                            operand(firstUpdate + i)))))
      return failure();
    elements.push_back(context.element(i));
  }

  ir::ScatterDimensionNumbersAttr numbers = op.getScatterDimensionNumbers();
  IndexedWindows at;
  at.operand = context.tensor(0);
  at.indices = context.tensor(unsigned(count));
  at.window = numbers.getUpdateWindowDims();
  at.collapsed = numbers.getInsertedWindowDims();
  at.batching = numbers.getInputBatchingDims();
  at.indicesBatching = numbers.getScatterIndicesBatchingDims();
  at.indexMap = numbers.getScatterDimsToOperandDims();
  at.vectorDim = numbers.getIndexVectorDim();
  at.slicesRank = int64_t(updateShape.size());
  int64_t windowRank = 0;
  if (failed(checkIndexed(context, at,
                          {"update_window_dims", "inserted_window_dims", "input_batching_dims",
                           "scatter_indices_batching_dims", "scatter_dims_to_operand_dims"},
                          {"c2", "c22", "c19", "c7", "c8", "c9", "c10", "c11", "c12", "c13", "c14", "c15", "c16", "c17",
                           "c18", "c20", "c21"},
                          unsigned(count), windowRank)))
    return failure();

  Extents window, updates;
  keptSizes<int64_t>(at.collapsed, at.batching, inputShape, window);
  for (size_t i = 0; i < window.size(); ++i) {
    int64_t extent = updateShape[size_t(at.window[i])];
    if (isKnown(extent) && isKnown(window[i]) && extent > window[i])
      return context.fail("c4", operand(firstUpdate))
             << "has extent " << extent << " in dimension " << at.window[i] << ", the inputs have " << window[i];
    window[i] = extent;
  }
  KnownShapes shapes(context);
  indexedShape(shapes, unsigned(count), at.vectorDim, at.window, at.slicesRank, window, updates);
  if (failed(context.sameShape(updates, context.tensor(firstUpdate), "c4", operand(firstUpdate))) ||
      failed(context.reductionBody(0, elements, "c23", accumulated)))
    return failure();
  for (auto [i, element] : llvm::enumerate(accumulated))
    if (unsigned update = firstUpdate + unsigned(i);
        failed(context.promotes(context.element(update), element, "c6", operand(update))) ||
        failed(context.result(inputShape, element, "c24", "c25")))
      return failure();
  return success();
}

// Deprecated: selects rows by index. Negative indices are not treated specially.
LogicalResult infer(ir::TorchIndexSelectOp op, InferenceContext &context) {
  if (context.isLenient())
    return context.declaredResult();
  RankedTensorType from = context.tensor(0), index = context.tensor(1);
  int64_t dim = int64_t(op.getDim()), batch = int64_t(op.getBatchDims());
  if (failed(context.dimension(dim, from.getRank(), "", "dim")))
    return failure();
  if (batch < 0 || batch > dim || batch > index.getRank())
    return context.fail("", "batch_dims") << "is " << batch << ", expected at most dim and the rank of the index";
  Extents shape;
  KnownShapes shapes(context);
  indexSelectShape(shapes, dim, batch, shape);
  return context.result(shape, from.getElementType(), "", "");
}

} // namespace shlo::infer
