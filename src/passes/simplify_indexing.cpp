// Patterns for slices at constant indices.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/simplify.h"

#include "dialect/dialect.h"

#include <algorithm>

namespace shlo::passes {

namespace {

using llvm::SmallVector;
using mlir::Operation;
using mlir::RankedTensorType;
using mlir::Value;

// The first index of a slice of that size, as it is moved into the operand.
int64_t clamped(int64_t start, int64_t extent, int64_t size) {
  return std::clamp(start, int64_t(0), std::max(extent - size, int64_t(0)));
}

bool dynamicSliceIsSlice(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto slice = llvm::cast<ir::DynamicSliceOp>(op);
  if (!isStatic(slice.getOperand()))
    return false;
  SmallVector<int64_t> starts, limits;
  for (auto [index, extent, size] :
       llvm::zip_equal(slice.getStartIndices(), tensorOf(slice.getOperand()).getShape(), slice.getSliceSizes())) {
    const std::optional<SmallVector<int64_t>> start = integersOf(index, 1);
    if (!start)
      return false;
    starts.push_back(clamped(start->front(), extent, size));
    limits.push_back(starts.back() + size);
  }
  const SmallVector<int64_t> strides(starts.size(), 1);
  replaceWithOp<ir::SliceOp>(rewriter, op, op->getResult(0).getType(), slice.getOperand(), starts, limits, strides);
  return true;
}

// An update of the whole operand starts at 0, whatever the indices are; an empty one changes nothing.
bool updateOfAllOrNothing(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto update = llvm::cast<ir::DynamicUpdateSliceOp>(op);
  const Value part = update.getUpdate(), whole = update.getOperand();
  if (!isStatic(part) || !isStatic(whole))
    return false;
  const bool isEmpty = !tensorOf(part).getNumElements();
  const Value result = isEmpty ? whole : part;
  if (result.getType() != op->getResult(0).getType())
    return false;
  replaceWithValues(rewriter, op, result);
  return true;
}

// One slice, at constant indices.
bool gatherIsSlice(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto gather = llvm::cast<ir::GatherOp>(op);
  const ir::GatherDimensionNumbersAttr numbers = gather.getDimensionNumbers();
  if (!isStatic(gather.getOperand()) || !isStatic(op->getResult(0)) || !isStatic(gather.getStartIndices()) ||
      !numbers.getOperandBatchingDims().empty())
    return false;
  const RankedTensorType operand = tensorOf(gather.getOperand());
  const auto rank = size_t(operand.getRank());
  // All dimensions of the result are of the slice, in its order.
  const size_t kept = rank - numbers.getCollapsedSliceDims().size();
  if (size_t(tensorOf(op->getResult(0)).getRank()) != kept || numbers.getOffsetDims().size() != kept ||
      !isCounting(numbers.getOffsetDims()))
    return false;
  const std::optional<SmallVector<int64_t>> indices = integersOf(gather.getStartIndices());
  if (!indices || indices->size() != numbers.getStartIndexMap().size())
    return false;
  SmallVector<int64_t> starts(rank), limits, sizes(gather.getSliceSizes());
  for (auto [axis, index] : llvm::zip_equal(numbers.getStartIndexMap(), *indices))
    starts[size_t(axis)] = clamped(index, operand.getDimSize(unsigned(axis)), sizes[size_t(axis)]);
  for (auto [start, size] : llvm::zip_equal(starts, sizes))
    limits.push_back(start + size);
  const SmallVector<int64_t> strides(rank, 1);
  const auto type = RankedTensorType::get(sizes, operand.getElementType());
  if (type == op->getResult(0).getType()) {
    replaceWithOp<ir::SliceOp>(rewriter, op, type, gather.getOperand(), starts, limits, strides);
    return true;
  }
  auto slice = ir::SliceOp::create(rewriter, op->getLoc(), type, gather.getOperand(), starts, limits, strides);
  replaceWithOp<ir::ReshapeOp>(rewriter, op, op->getResult(0).getType(), slice);
  return true;
}

bool dynamicGatherIsGather(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto gather = llvm::cast<ir::DynamicGatherOp>(op);
  const std::optional<SmallVector<int64_t>> sizes = integersOf(gather.getSliceSizes());
  if (!sizes)
    return false;
  replaceWithOp<ir::GatherOp>(rewriter, op, op->getResult(0).getType(), gather.getOperand(), gather.getStartIndices(),
                              gather.getDimensionNumbers(), rewriter.getDenseI64ArrayAttr(*sizes),
                              gather.getIndicesAreSortedAttr());
  return true;
}

constexpr Pattern patterns[] = {
    {"dynamic-slice-is-slice", "stablehlo.dynamic_slice", dynamicSliceIsSlice},
    {"update-of-all-or-nothing", "stablehlo.dynamic_update_slice", updateOfAllOrNothing},
    {"gather-is-slice", "stablehlo.gather", gatherIsSlice},
    {"dynamic-gather-is-gather", "stablehlo.dynamic_gather", dynamicGatherIsGather},
};

} // namespace

std::span<const Pattern> indexingPatterns() { return patterns; }

} // namespace shlo::passes
