// Ops on padded operands: reductions, windows, sorts, products and decompositions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/padding_functions.h"

#include <algorithm>

namespace shlo::passes {

using llvm::SmallVector;
using mlir::RankedTensorType;
using mlir::Value;
using Numbers = PaddedOp::Numbers;

Identity identityOf(mlir::Region &body) {
  if (!body.hasOneBlock() || body.front().getNumArguments() != 2 || body.front().getOperations().size() != 2)
    return Identity::No;
  mlir::Operation &function = body.front().front();
  const OpFacts *facts = factsOf(&function);
  const bool isOfBoth = function.getNumOperands() == 2 && function.getNumResults() == 1 &&
                        function.getOperand(0) != function.getOperand(1) &&
                        llvm::all_of(function.getOperands(), [&](Value value) {
                          auto argument = llvm::dyn_cast<mlir::BlockArgument>(value);
                          return argument && argument.getOwner() == &body.front();
                        });
  mlir::Operation *end = &body.front().back();
  return facts && facts->isCommutative && isOfBoth && end->getNumOperands() == 1 &&
                 end->getOperand(0) == function.getResult(0)
             ? facts->neutral
             : Identity::No;
}

// The operands have the shape of the first one.
static void alignOperands(PaddedOp &at, unsigned count) {
  for (unsigned i = 1; i < count && !at.refusal; ++i)
    if (Value value = at.fitted(at.operand(i), at.type(0).getShape()))
      at.op->setOperand(i, value);
}
// Its sizes count for all. What only the reference accepts, initial values with dimensions, fills nothing.
static void shareSizes(PaddedOp &at, unsigned count) {
  for (unsigned i = 0; i < count; ++i)
    if (at.type(count + i).getRank() != 0)
      at.refuse("its initial values have dimensions");
  for (unsigned i = 1; i < count; ++i)
    at.sizes[i] = at.sizes[0];
}

// What does not count becomes the identity element of the body. That is the initial value, too: the specification
// wants both to form a monoid.
void padReduce(PaddedOp &at) {
  auto op = at.as<ir::ReduceOp>();
  const unsigned count = unsigned(op.getInputs().size());
  alignOperands(at, count);
  shareSizes(at, count);
  const Identity identity = count == 1 ? identityOf(op.getBody()) : Identity::No;
  for (unsigned i = 0; i < count && !at.refusal; ++i) {
    if (!at.isPadded(i, op.getDimensions()))
      continue;
    const auto scalar = RankedTensorType::get({}, at.type(i).getElementType());
    const bool hasIdentity = identity != Identity::No && splatOf(scalar, identity);
    at.mask(i, op.getDimensions(),
            hasIdentity ? at.scalar(scalar.getElementType(), identity) : at.reshape(at.operand(count + i), {}));
  }
}

// What does not count becomes the initial value, as padding is.
void padReduceWindow(PaddedOp &at) {
  auto op = at.as<ir::ReduceWindowOp>();
  const unsigned count = unsigned(op.getInputs().size());
  alignOperands(at, count);
  shareSizes(at, count);
  for (unsigned i = 0; i < count && !at.refusal; ++i) {
    SmallVector<int64_t> dims;
    for (int64_t dim = 0; dim < at.type(i).getRank(); ++dim)
      dims.push_back(dim);
    at.mask(i, dims, at.operand(count + i));
  }
}

// What does not count is sorted behind the rest: the comparator gets one more pair, which says so.
void padSort(PaddedOp &at) {
  auto op = at.as<ir::SortOp>();
  const unsigned count = at.op->getNumOperands();
  alignOperands(at, count);
  const RankedTensorType type = at.type(0);
  const int64_t dim = int64_t(op.getDimension()) + (int64_t(op.getDimension()) < 0 ? type.getRank() : 0);
  Value size = at.size(0, dim);
  if (at.refusal || !size)
    return;
  const auto flag = RankedTensorType::get({}, at.builder.getI1Type());
  Value behind = at.compare(at.iota(at.builder.getI32Type(), type.getShape(), dim), ir::ComparisonDirection::GE,
                            at.broadcast(size, type.getShape(), {}));
  SmallVector<Value> operands(at.op->getOperands());
  operands.push_back(behind);
  mlir::OperationState state(op.getLoc(), op->getName().getStringRef(), operands, mlir::ValueRange(operands).getTypes(),
                             op->getAttrDictionary().getValue());
  state.addRegion()->takeBody(op.getComparator());
  mlir::Block &body = state.regions.front()->front();
  Value first = body.addArgument(flag, op.getLoc()), second = body.addArgument(flag, op.getLoc());
  mlir::Operation *made = at.builder.create(state);
  mlir::Operation *end = body.getTerminator();
  {
    const mlir::OpBuilder::InsertionGuard guard(at.builder);
    at.builder.setInsertionPoint(end);
    Value same = at.compare(first, ir::ComparisonDirection::EQ, second);
    end->setOperand(0, at.create<ir::SelectOp>(flag, same, end->getOperand(0), second));
  }
  at.replace(made->getResults().drop_back());
}

//===- Products ---------------------------------------------------------------------------------------------------===//

// Both operands have one extent along their dimensions. If they are summed over, what does not count is 0.
static void alignProducts(PaddedOp &at, int64_t ofLhs, int64_t ofRhs, bool isSummed) {
  const int64_t extent = std::min(at.type(0).getDimSize(unsigned(ofLhs)), at.type(1).getDimSize(unsigned(ofRhs)));
  at.fit(0, ofLhs, extent);
  at.fit(1, ofRhs, extent);
  // If one of them is not bounded, all elements of both count.
  if (at.refusal || !isSummed || !at.size(0, ofLhs) || !at.size(1, ofRhs))
    return;
  at.mask(0, {ofLhs}, at.scalar(at.type(0).getElementType(), Identity::PlusZero));
  at.mask(1, {ofRhs}, at.scalar(at.type(1).getElementType(), Identity::PlusZero));
}

void padDotGeneral(PaddedOp &at) {
  const ir::DotDimensionNumbersAttr dims = at.as<ir::DotGeneralOp>().getDotDimensionNumbers();
  for (auto [lhs, rhs] : llvm::zip(dims.getLhsBatchingDimensions(), dims.getRhsBatchingDimensions()))
    alignProducts(at, lhs, rhs, /*isSummed=*/false);
  for (auto [lhs, rhs] : llvm::zip(dims.getLhsContractingDimensions(), dims.getRhsContractingDimensions()))
    alignProducts(at, lhs, rhs, /*isSummed=*/true);
}

void padConvolution(PaddedOp &at) {
  auto op = at.as<ir::ConvolutionOp>();
  const ir::ConvDimensionNumbersAttr dims = op.getDimensionNumbers();
  if (at.isPadded(1, dims.getKernelSpatialDimensions()))
    return at.refuse("the window of its kernel is bounded");
  const bool hasGroups = op.getFeatureGroupCount() != 1 || op.getBatchGroupCount() != 1;
  if (hasGroups && (at.isPadded(0, {dims.getInputBatchDimension(), dims.getInputFeatureDimension()}) ||
                    at.isPadded(1, {dims.getKernelInputFeatureDimension(), dims.getKernelOutputFeatureDimension()})))
    return at.refuse("it has groups of bounded dimensions");
  if (!hasGroups)
    alignProducts(at, dims.getInputFeatureDimension(), dims.getKernelInputFeatureDimension(), /*isSummed=*/true);
  const Numbers spatial = dims.getInputSpatialDimensions();
  if (!at.refusal && at.isPadded(0, spatial))
    at.mask(0, spatial, at.scalar(at.type(0).getElementType(), Identity::PlusZero));
}

// One matrix for each index of the other dimensions.
void padBatches(PaddedOp &at) {
  for (unsigned i = 0; i < at.op->getNumOperands(); ++i) {
    const int64_t rank = at.type(i).getRank();
    if (at.isPadded(i, {rank - 2, rank - 1}))
      return at.refuse("the extents of its matrices are bounded");
    for (int64_t dim = 0; dim < rank - 2; ++dim)
      at.fit(i, dim, at.type(0).getDimSize(unsigned(dim)));
  }
}

// One transform for each index of the dimensions before the last ones.
void padFft(PaddedOp &at) {
  const auto count = int64_t(at.as<ir::FftOp>().getFftLength().size());
  for (int64_t dim = at.type(0).getRank() - count; dim < at.type(0).getRank(); ++dim)
    if (at.size(0, dim))
      return at.refuse("the extents that it transforms are bounded");
}

} // namespace shlo::passes
