// The rules of speculation that the records of ops name: which extents must be known before the op runs, so that it
// cannot be wrong. A static extent of a result is known only if the operands give it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/speculation_rules.h"

#include "dialect/dialect.h"

#include "llvm/ADT/STLExtras.h"

namespace shlo::passes {

using mlir::Operation;
using mlir::Value;

#define SHLO_SPECULATION_RULE(name) bool name(Operation *op);
#include "opset/speculation.inc"
#undef SHLO_SPECULATION_RULE

namespace {

mlir::RankedTensorType tensorOf(Value value) { return llvm::cast<mlir::RankedTensorType>(value.getType()); }
bool isKnown(Value value, int64_t dim) { return !tensorOf(value).isDynamicDim(unsigned(dim)); }
bool areKnown(Value value, llvm::ArrayRef<int64_t> dims) {
  return llvm::all_of(dims, [&](int64_t dim) { return isKnown(value, dim); });
}
bool isStatic(Value value) { return tensorOf(value).hasStaticShape(); }

// The result states nothing about that extent, or the operand gives it.
bool isGiven(Value result, int64_t to, Value operand, int64_t from) {
  return !isKnown(result, to) || isKnown(operand, from);
}

// Like isAlike, but for these dimensions, whose extents depend on the number of processes: no result may state them.
bool isAlikeBut(Operation *op, llvm::ArrayRef<int64_t> dims) {
  for (auto [operand, result] : llvm::zip(op->getOperands(), op->getResults())) {
    for (int64_t dim = 0; dim < tensorOf(result).getRank(); ++dim)
      if (llvm::is_contained(dims, dim) ? isKnown(result, dim) : !isGiven(result, dim, operand, dim))
        return false;
  }
  return true;
}

} // namespace

//===- Shaping ----------------------------------------------------------------------------------------------------===//

bool isAlikePermuted(Operation *op) {
  auto transpose = llvm::cast<ir::TransposeOp>(op);
  for (auto [to, from] : llvm::enumerate(transpose.getPermutation()))
    if (!isGiven(transpose.getResult(), int64_t(to), transpose.getOperand(), from))
      return false;
  return true;
}

// All extents but the one along which they are joined must be equal.
bool joinsKnownExtents(Operation *op) {
  const auto joined = int64_t(llvm::cast<ir::ConcatenateOp>(op).getDimension());
  const Value result = op->getResult(0);
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    for (int64_t dim = 0; dim < tensorOf(operand).getRank(); ++dim)
      if (dim == joined ? !isGiven(result, dim, operand, dim) : !isKnown(operand, dim))
        return false;
    return true;
  });
}

//===- Products and transforms ------------------------------------------------------------------------------------===//

bool multipliesKnownExtents(Operation *op) {
  auto dot = llvm::cast<ir::DotGeneralOp>(op);
  const auto dims = dot.getDotDimensionNumbers();
  int64_t next = int64_t(dims.getLhsBatchingDimensions().size());
  auto isGood = [&](Value operand, llvm::ArrayRef<int64_t> batching, llvm::ArrayRef<int64_t> contracting) {
    if (!areKnown(operand, batching) || !areKnown(operand, contracting))
      return false;
    for (int64_t dim = 0; dim < tensorOf(operand).getRank(); ++dim)
      if (!llvm::is_contained(batching, dim) && !llvm::is_contained(contracting, dim) &&
          !isGiven(op->getResult(0), next++, operand, dim))
        return false;
    return true;
  };
  return isGood(dot.getLhs(), dims.getLhsBatchingDimensions(), dims.getLhsContractingDimensions()) &&
         isGood(dot.getRhs(), dims.getRhsBatchingDimensions(), dims.getRhsContractingDimensions());
}

bool convolvesKnownExtents(Operation *op) {
  auto convolution = llvm::cast<ir::ConvolutionOp>(op);
  const auto dims = convolution.getDimensionNumbers();
  const Value lhs = convolution.getLhs(), rhs = convolution.getRhs(), result = op->getResult(0);
  const bool isBatchKnown = isKnown(lhs, dims.getInputBatchDimension());
  const bool isFeatureKnown = isKnown(rhs, dims.getKernelOutputFeatureDimension());
  if (!isKnown(lhs, dims.getInputFeatureDimension()) || !isKnown(rhs, dims.getKernelInputFeatureDimension()))
    return false;
  // The number of groups must divide these.
  if (convolution.getBatchGroupCount() > 1 && !(isBatchKnown && isFeatureKnown))
    return false;
  if (convolution.getFeatureGroupCount() > 1 && !isFeatureKnown)
    return false;
  if ((isKnown(result, dims.getOutputBatchDimension()) && !isBatchKnown) ||
      (isKnown(result, dims.getOutputFeatureDimension()) && !isFeatureKnown))
    return false;
  for (auto [in, kernel, out] : llvm::zip_equal(dims.getInputSpatialDimensions(), dims.getKernelSpatialDimensions(),
                                                dims.getOutputSpatialDimensions()))
    if (!isGiven(result, out, lhs, in) || !isGiven(result, out, rhs, kernel))
      return false;
  return true;
}

// A transform from or to reals has as many elements as the attribute says.
bool transformsKnownExtents(Operation *op) {
  auto fft = llvm::cast<ir::FftOp>(op);
  if (fft.getFftType() == ir::FftType::FFT || fft.getFftType() == ir::FftType::IFFT)
    return isAlike(op->getOperand(0), op->getResult(0));
  const int64_t rank = tensorOf(op->getOperand(0)).getRank();
  const int64_t first = rank - int64_t(fft.getFftLength().size());
  for (int64_t dim = 0; dim < rank; ++dim)
    if (dim < first ? !isGiven(op->getResult(0), dim, op->getOperand(0), dim) : !isKnown(op->getOperand(0), dim))
      return false;
  return true;
}

bool assumesNoUnitDiagonal(Operation *op) { return !llvm::cast<ir::TriangularSolveOp>(op).getUnitDiagonal(); }

//===- Indexing ---------------------------------------------------------------------------------------------------===//

// What the op says about its indices may hold only where the program runs it.
bool assumesNoOrder(Operation *op) {
  if (auto gather = llvm::dyn_cast<ir::GatherOp>(op))
    return !gather.getIndicesAreSorted();
  auto scatter = llvm::cast<ir::ScatterOp>(op);
  return !scatter.getIndicesAreSorted() && !scatter.getUniqueIndices();
}

//===- Collectives ------------------------------------------------------------------------------------------------===//

bool gathersUnknownExtent(Operation *op) {
  return isAlikeBut(op, int64_t(llvm::cast<ir::AllGatherOp>(op).getAllGatherDim()));
}
bool scattersUnknownExtent(Operation *op) {
  return isAlikeBut(op, int64_t(llvm::cast<ir::ReduceScatterOp>(op).getScatterDimension()));
}
bool exchangesUnknownExtents(Operation *op) {
  auto exchange = llvm::cast<ir::AllToAllOp>(op);
  const int64_t dims[] = {int64_t(exchange.getSplitDimension()), int64_t(exchange.getConcatDimension())};
  return isAlikeBut(op, dims);
}

//===- Computed shapes --------------------------------------------------------------------------------------------===//

bool setsKnownExtent(Operation *op) {
  auto set = llvm::cast<ir::SetDimensionSizeOp>(op);
  const Value result = op->getResult(0);
  for (int64_t dim = 0; dim < tensorOf(result).getRank(); ++dim)
    if (dim == int64_t(set.getDimension()) ? isKnown(result, dim) && !isConstant(set.getSize())
                                           : !isGiven(result, dim, set.getOperand(), dim))
      return false;
  return true;
}

// Whether no extent of the result is static.
static bool isOpen(Value result) { return llvm::all_of(tensorOf(result).getShape(), mlir::ShapedType::isDynamic); }

bool hasKnownShape(Operation *op) { return isConstant(op->getOperand(0)) || isOpen(op->getResult(0)); }

// An operand whose extents are all 1 fits any shape.
bool broadcastsKnownExtents(Operation *op) {
  auto broadcast = llvm::cast<ir::DynamicBroadcastInDimOp>(op);
  if (!isStatic(broadcast.getOperand()))
    return false;
  const bool fitsAny =
      llvm::all_of(tensorOf(broadcast.getOperand()).getShape(), [](int64_t extent) { return extent == 1; });
  return isConstant(broadcast.getOutputDimensions()) || (fitsAny && isOpen(op->getResult(0)));
}

} // namespace shlo::passes
