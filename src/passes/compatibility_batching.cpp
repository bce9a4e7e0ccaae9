// Gathers and scatters without batching dimensions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/dialect.h"
#include "passes/compatibility.h"

#include "mlir/IR/TypeUtilities.h"

namespace shlo::passes::compatibility {

using mlir::Value;
using Dims = llvm::ArrayRef<int64_t>;
using Shape = llvm::SmallVector<int64_t>;

namespace {

// What is alike in a gather and a scatter: the dimensions of the operand, and those of the indices.
struct Batching {
  Dims operandDims, indicesDims; // the batching dimensions, pairwise
  Dims collapsed, map;           // dimensions of the operand that slices lack, and those that indices are for
  int64_t vectorDim;

  Shape newCollapsed() const {
    Shape dims(collapsed);
    llvm::append_range(dims, operandDims);
    llvm::sort(dims);
    return dims;
  }
  Shape newMap() const {
    Shape dims(operandDims);
    llvm::append_range(dims, map);
    return dims;
  }
  // The positions come before the indices, so they must grow in the order of the indices.
  bool staysSorted() const { return llvm::is_sorted(indicesDims) && llvm::is_sorted(newMap()); }
};

// A type in which the positions fit; the given one if they do.
mlir::IntegerType indexType(mlir::IntegerType given, int64_t largest) {
  auto fits = [&](unsigned bits) { return bits >= 64 || largest <= (int64_t(1) << bits) - 1; };
  if (fits(given.getWidth() - !given.isUnsigned()))
    return given;
  return mlir::IntegerType::get(given.getContext(), fits(31) ? 32 : 64);
}

// The indices with the positions along the batching dimensions; null if these are not known.
Value withPositions(Rewriter &rewriter, mlir::Location location, Value indices, const Batching &batching) {
  auto type = llvm::dyn_cast<mlir::RankedTensorType>(indices.getType());
  auto element = type ? llvm::dyn_cast<mlir::IntegerType>(type.getElementType()) : mlir::IntegerType();
  if (!element || !type.hasStaticShape())
    return nullptr;
  int64_t largest = 0;
  for (int64_t dim : batching.indicesDims)
    largest = std::max(largest, type.getDimSize(dim));
  if (mlir::IntegerType wider = indexType(element, largest); wider != element) {
    type = llvm::cast<mlir::RankedTensorType>(type.clone(wider));
    indices = ir::ConvertOp::create(rewriter, location, type, indices);
  }
  Shape shape(type.getShape());
  if (batching.vectorDim == type.getRank()) {
    shape.push_back(1);
    type = llvm::cast<mlir::RankedTensorType>(type.clone(shape));
    indices = ir::ReshapeOp::create(rewriter, location, type, indices);
  }
  llvm::SmallVector<Value> parts;
  int64_t &size = shape[size_t(batching.vectorDim)];
  const int64_t before = std::exchange(size, 1);
  for (int64_t dim : batching.indicesDims)
    parts.push_back(
        ir::IotaOp::create(rewriter, location, type.clone(shape), rewriter.getI64IntegerAttr(dim)).getResult());
  parts.push_back(indices);
  size = before + int64_t(batching.indicesDims.size());
  return ir::ConcatenateOp::create(rewriter, location, type.clone(shape), parts,
                                   rewriter.getI64IntegerAttr(batching.vectorDim))
      .getResult();
}

template <typename Gather> bool expand(Gather op, Rewriter &rewriter, vhlo::Version target) {
  const ir::GatherDimensionNumbersAttr dims = op.getDimensionNumbers();
  if (dims.getOperandBatchingDims().empty() || !isNewer(op->getName().getStringRef(), target, "operand_batching_dims"))
    return false;
  const Batching batching{dims.getOperandBatchingDims(), dims.getStartIndicesBatchingDims(),
                          dims.getCollapsedSliceDims(), dims.getStartIndexMap(), dims.getIndexVectorDim()};
  const Value indices = withPositions(rewriter, op.getLoc(), op.getStartIndices(), batching);
  if (!indices)
    return false;
  op.setDimensionNumbersAttr(ir::GatherDimensionNumbersAttr::get(op.getContext(), dims.getOffsetDims(),
                                                                 batching.newCollapsed(), {}, {}, batching.newMap(),
                                                                 dims.getIndexVectorDim()));
  op.setIndicesAreSorted(op.getIndicesAreSorted() && batching.staysSorted());
  rewriter.setOperand(op, op.getStartIndicesMutable().getOperandNumber(), indices);
  return true;
}

} // namespace

bool expandGather(mlir::Operation *op, Rewriter &rewriter, vhlo::Version target) {
  return expand(llvm::cast<ir::GatherOp>(op), rewriter, target);
}

bool expandDynamicGather(mlir::Operation *op, Rewriter &rewriter, vhlo::Version target) {
  return expand(llvm::cast<ir::DynamicGatherOp>(op), rewriter, target);
}

bool expandScatter(mlir::Operation *operation, Rewriter &rewriter, vhlo::Version target) {
  auto op = llvm::cast<ir::ScatterOp>(operation);
  const ir::ScatterDimensionNumbersAttr dims = op.getScatterDimensionNumbers();
  if (dims.getInputBatchingDims().empty() ||
      !isNewer(operation->getName().getStringRef(), target, "input_batching_dims"))
    return false;
  const Batching batching{dims.getInputBatchingDims(), dims.getScatterIndicesBatchingDims(),
                          dims.getInsertedWindowDims(), dims.getScatterDimsToOperandDims(), dims.getIndexVectorDim()};
  const Value indices = withPositions(rewriter, op.getLoc(), op.getScatterIndices(), batching);
  if (!indices)
    return false;
  op.setScatterDimensionNumbersAttr(ir::ScatterDimensionNumbersAttr::get(op.getContext(), dims.getUpdateWindowDims(),
                                                                         batching.newCollapsed(), {}, {},
                                                                         batching.newMap(), dims.getIndexVectorDim()));
  op.setIndicesAreSorted(op.getIndicesAreSorted() && batching.staysSorted());
  op.setUniqueIndices(op.getUniqueIndices()); // states it, as the reference does
  rewriter.setOperand(op, op.getScatterIndicesMutable().getOperandNumber(), indices);
  return true;
}

} // namespace shlo::passes::compatibility
