// Infers the result types of CHLO's ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/chlo.h"
#include "infer/shape_rules.h"

#include <algorithm>

namespace shlo::infer {

using namespace ir::chlo;

//===- Elementwise ------------------------------------------------------------------------------------------------===//

static LogicalResult predicate(InferenceContext &context) {
  return context.result(context.tensor(0).getShape(), mlir::IntegerType::get(context.operation()->getContext(), 1), "",
                        "");
}
LogicalResult infer(IsInfOp, InferenceContext &context) { return predicate(context); }
LogicalResult infer(IsPosInfOp, InferenceContext &context) { return predicate(context); }
LogicalResult infer(IsNegInfOp, InferenceContext &context) { return predicate(context); }

LogicalResult infer(ConstantOp op, InferenceContext &context) { return context.result(op.getValue().getType(), ""); }

LogicalResult infer(ConstantLikeOp op, InferenceContext &context) {
  return context.result(context.tensor(0).getShape(), op.getValue().getType(), "", "");
}

//===- Broadcasting -----------------------------------------------------------------------------------------------===//

// Checks that an operand can be broadcast to `shape`, and extends `shape`. The operand's dimensions are `dims` of the
// result.
static LogicalResult broadcastInto(InferenceContext &context, Extents &shape, unsigned index, ArrayRef<int64_t> dims) {
  RankedTensorType type = context.tensor(index);
  for (size_t i = 0; i < dims.size(); ++i) {
    int64_t &extent = shape[size_t(dims[i])], next = type.getDimSize(unsigned(i));
    if (extent != 1 && next != 1 && !agree(extent, next))
      return context.fail("", operand(index))
             << "is " << type << ", whose dimension " << int64_t(i) << " does not broadcast to extent " << extent;
    extent = KnownNumbers().broadcast(extent, next);
  }
  return success();
}

// The last dimensions of a shape.
static Extents trailing(int64_t count, int64_t rank) {
  Extents dims;
  for (int64_t i = rank - count; i < rank; ++i)
    dims.push_back(i);
  return dims;
}

// broadcast_dimensions maps the dimensions of the operand of lower rank to those of the other operand.
static LogicalResult checkDimensions(InferenceContext &context, ArrayRef<int64_t> dims, int64_t least, int64_t rank) {
  const char *name = "broadcast_dimensions";
  if (failed(context.size(int64_t(dims.size()), least, "", name)))
    return failure();
  return context.dimensions(dims, rank, "", "", name);
}

LogicalResult inferBroadcast(mlir::Operation *op, InferenceContext &context) {
  unsigned first = llvm::isa<BroadcastSelectOp>(op) ? 1 : 0, count = unsigned(context.operandTypes().size());
  int64_t rank = 0, least = context.tensor(0).getRank();
  for (unsigned i = 0; i < count; ++i) {
    rank = std::max(rank, context.tensor(i).getRank());
    least = std::min(least, context.tensor(i).getRank());
    if (i > first && failed(context.sameElement(context.element(first), context.element(i), "", operand(i))))
      return failure();
  }
  auto given = op->getAttrOfType<mlir::DenseI64ArrayAttr>("broadcast_dimensions");
  if (least == rank)
    given = nullptr; // has no effect on operands of equal rank
  if (given && failed(checkDimensions(context, given, least, rank)))
    return failure();
  Extents widest(size_t(rank), 1), shape;
  for (unsigned i = 0; i < count; ++i) {
    int64_t own = context.tensor(i).getRank();
    Extents dims = given && own == least ? Extents(given.asArrayRef()) : trailing(own, rank);
    if (failed(broadcastInto(context, widest, i, dims)))
      return failure();
  }
  KnownShapes shapes(context);
  broadcastedShape(shapes, count, given, shape);
  Type element = context.element(first);
  if (llvm::isa<BroadcastCompareOp>(op))
    element = mlir::IntegerType::get(op->getContext(), 1);
  if (llvm::isa<BroadcastComplexOp>(op))
    element = mlir::ComplexType::get(element);
  return context.result(shape, element, "", "");
}

//===- Whole tensors ----------------------------------------------------------------------------------------------===//

LogicalResult infer(TopKOp op, InferenceContext &context) {
  RankedTensorType type = context.tensor(0);
  int64_t k = int64_t(op.getK());
  if (type.getRank() < 1)
    return context.fail("", operand(0)) << "is " << type << ", expected at least one dimension";
  if (k < 0)
    return context.fail("", "k") << "is " << k << ", expected at least 0";
  Extents shape;
  if (isKnown(type.getShape().back()) && type.getShape().back() < k)
    return context.fail("", operand(0)) << "is " << type << ", expected extent " << k
                                        << " or more in the last dimension";
  KnownShapes shapes(context);
  topKShape(shapes, k, shape);
  if (failed(context.result(shape, type.getElementType(), "", "")))
    return failure();
  return context.result(shape, mlir::IntegerType::get(op.getContext(), 32), "", "");
}

LogicalResult infer(RaggedDotOp op, InferenceContext &context) {
  RankedTensorType lhs = context.tensor(0), rhs = context.tensor(1), sizes = context.tensor(2);
  RaggedDotDimensionNumbersAttr numbers = op.getRaggedDotDimensionNumbers();
  ArrayRef<int64_t> lhsBatch = numbers.getLhsBatchingDimensions(), rhsBatch = numbers.getRhsBatchingDimensions(),
                    lhsInner = numbers.getLhsContractingDimensions(), rhsInner = numbers.getRhsContractingDimensions(),
                    ragged = numbers.getLhsRaggedDimensions(), group = numbers.getRhsGroupDimensions();
  llvm::SmallBitVector lhsUsed, rhsUsed;
  if (failed(context.size(int64_t(rhsBatch.size()), int64_t(lhsBatch.size()), "", "rhs_batching_dimensions")) ||
      failed(context.size(int64_t(rhsInner.size()), int64_t(lhsInner.size()), "", "rhs_contracting_dimensions")) ||
      failed(context.dimensions(lhsBatch, lhs.getRank(), "", "", "lhs_batching_dimensions", lhsUsed)) ||
      failed(context.dimensions(lhsInner, lhs.getRank(), "", "", "lhs_contracting_dimensions", lhsUsed)) ||
      failed(context.dimensions(rhsBatch, rhs.getRank(), "", "", "rhs_batching_dimensions", rhsUsed)) ||
      failed(context.dimensions(rhsInner, rhs.getRank(), "", "", "rhs_contracting_dimensions", rhsUsed)) ||
      failed(context.size(int64_t(ragged.size()), 1, "", "lhs_ragged_dimensions")) ||
      failed(context.dimensions(ragged, lhs.getRank(), "", "", "lhs_ragged_dimensions")) ||
      failed(context.dimensions(group, rhs.getRank(), "", "", "rhs_group_dimensions", rhsUsed)))
    return failure();

  bool innerRagged = llvm::is_contained(lhsInner, ragged[0]), batchRagged = llvm::is_contained(lhsBatch, ragged[0]);
  size_t groups = innerRagged || batchRagged ? 0 : 1;
  if (group.size() != groups)
    return context.fail("", "rhs_group_dimensions")
           << "has " << int64_t(group.size()) << " elements, expected " << int64_t(groups)
           << (groups ? ": the ragged dimension is free" : ": the ragged dimension is a batching or contracting one");
  if (failed(context.sameElement(context.element(0), context.element(1), "", operand(1))))
    return failure();

  // Both must agree. A dynamic extent takes the other's.
  auto meet = [&](int64_t left, int64_t right, const char *attribute, int64_t &extent) -> LogicalResult {
    int64_t a = lhs.getDimSize(unsigned(left)), b = rhs.getDimSize(unsigned(right));
    extent = known(a, b);
    if (agree(a, b))
      return success();
    return context.fail("", attribute) << "pairs dimension " << right << " of rhs, of extent " << b
                                       << ", with dimension " << left << " of lhs, of extent " << a;
  };
  Extents shape;
  int64_t extent;
  for (size_t i = 0; i < lhsBatch.size(); ++i) {
    if (failed(meet(lhsBatch[i], rhsBatch[i], "rhs_batching_dimensions", extent)))
      return failure();
    shape.push_back(extent);
  }
  for (size_t i = 0; i < lhsInner.size(); ++i)
    if (failed(meet(lhsInner[i], rhsInner[i], "rhs_contracting_dimensions", extent)))
      return failure();

  // Group sizes are one list, or one list per index of the dimensions that precede the ragged one in the order of
  // batching, free and contracting dimensions.
  Extents before;
  auto collect = [&](ArrayRef<int64_t> dims) {
    for (int64_t dim : dims) {
      if (dim == ragged[0])
        return false;
      before.push_back(lhs.getDimSize(unsigned(dim)));
    }
    return true;
  };
  Extents freeDims;
  for (int64_t i = 0; i < lhs.getRank(); ++i)
    if (!lhsUsed.test(unsigned(i)))
      freeDims.push_back(i);
  if (collect(lhsBatch)) {
    if (innerRagged)
      (void)collect(lhsInner);
    else
      (void)collect(freeDims);
  }
  int64_t sizesRank = sizes.getRank();
  int64_t groupCount = sizesRank > 0 ? sizes.getShape().back() : unknownExtent;
  bool fits = sizesRank == 1 || sizesRank == int64_t(before.size()) + 1;
  for (int64_t i = 0; fits && sizesRank > 1 && i < sizesRank - 1; ++i)
    fits = agree(before[size_t(i)], sizes.getDimSize(unsigned(i)));
  if (!fits)
    return context.fail("", operand(2)) << "is " << sizes << ", expected one dimension or one more than " << before;
  if (!group.empty()) {
    int64_t count = rhs.getDimSize(unsigned(group[0]));
    if (!agree(count, groupCount))
      return context.fail("", operand(2)) << "is " << sizes << ", expected " << count << " groups, as rhs has";
  }

  if (innerRagged)
    shape.insert(shape.begin(), groupCount);
  for (int64_t dim : freeDims)
    shape.push_back(lhs.getDimSize(unsigned(dim)));
  for (int64_t i = 0; i < rhs.getRank(); ++i)
    if (!rhsUsed.test(unsigned(i)))
      shape.push_back(rhs.getDimSize(unsigned(i)));
  if (auto precision = op.getPrecisionConfig(); precision && precision->size() != 2 && !precision->empty())
    return context.fail("", "precision_config") << "has " << int64_t(precision->size()) << " elements, expected 0 or 2";
  // The result may have a wider element type.
  Type element = op->getNumResults() ? mlir::getElementTypeOrSelf(op->getResult(0).getType()) : context.element(0);
  return context.result(shape, element, "", "");
}

// A slice of `type` along `dimension`: an argument of a scan's body.
static bool isSlice(Type slice, RankedTensorType type, int64_t dimension) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(slice);
  if (!tensor || tensor.getElementType() != type.getElementType() || tensor.getRank() != type.getRank() - 1)
    return false;
  for (int64_t i = 0; i < tensor.getRank(); ++i)
    if (!agree(tensor.getDimSize(unsigned(i)), type.getDimSize(unsigned(i < dimension ? i : i + 1))))
      return false;
  return true;
}

LogicalResult infer(ScanOp op, InferenceContext &context) {
  int64_t inputs = int64_t(op.getInputs().size()), inits = int64_t(op.getInits().size());
  int64_t dimension = int64_t(op.getDimension());
  int64_t extent = op.getScanDimSize() ? int64_t(*op.getScanDimSize()) : unknownExtent;
  for (unsigned i = 0; i < inputs; ++i) {
    RankedTensorType type = context.tensor(i);
    if (dimension >= type.getRank())
      return context.fail("", operand(i)) << "is " << type << ", which has no dimension " << dimension;
    if (!agree(type.getDimSize(unsigned(dimension)), extent))
      return context.fail("", operand(i))
             << "is " << type << ", expected extent " << extent << " in dimension " << dimension;
    extent = known(extent, type.getDimSize(unsigned(dimension)));
  }
  mlir::TypeRange arguments, returned;
  if (failed(context.body(0, "", arguments, returned)) ||
      failed(context.size(int64_t(arguments.size()), inputs + inits, "", "arguments of the body")))
    return failure();
  int64_t outputs = int64_t(returned.size()) - inits;
  if (outputs < 0)
    return context.fail("", region(0)) << "returns " << int64_t(returned.size()) << " values, expected at least "
                                       << inits;
  if (inputs == 0 && outputs == 0)
    return context.fail("", "inputs") << "is empty, and so are the outputs";
  for (int64_t i = 0; i < inputs; ++i)
    if (!isSlice(arguments[size_t(i)], context.tensor(unsigned(i)), dimension))
      return context.fail("", Subject("argument", i))
             << "of the body is " << arguments[size_t(i)] << ", expected a slice of " << context.tensor(unsigned(i));
  for (int64_t i = 0; i < inits; ++i) {
    Type init = context.tensor(unsigned(inputs + i)), argument = arguments[size_t(inputs + i)];
    if (failed(mlir::verifyCompatibleShape(init, argument)) ||
        mlir::getElementTypeOrSelf(init) != mlir::getElementTypeOrSelf(argument))
      return context.fail("", Subject("argument", inputs + i))
             << "of the body is " << argument << ", expected " << init;
    Type next = returned[size_t(outputs + i)];
    if (failed(mlir::verifyCompatibleShape(next, argument)) ||
        mlir::getElementTypeOrSelf(next) != mlir::getElementTypeOrSelf(argument))
      return context.fail("", region(0)) << "returns carry " << i << " of type " << next << ", expected " << argument;
  }
  if (failed(context.size(context.resultsLeft(), outputs + inits, "", "results")))
    return failure();
  for (int64_t i = 0; i < outputs; ++i) {
    auto slice = llvm::dyn_cast<RankedTensorType>(returned[size_t(i)]);
    if (!slice || dimension > slice.getRank())
      return context.fail("", region(0)) << "returns output " << i << " of type " << returned[size_t(i)]
                                         << ", expected a tensor of at least " << dimension << " dimensions";
    Extents shape(slice.getShape());
    shape.insert(shape.begin() + dimension, extent);
    if (failed(context.result(shape, slice.getElementType(), "", "")))
      return failure();
  }
  for (int64_t i = 0; i < inits; ++i)
    if (failed(context.result(arguments[size_t(inputs + i)], "")))
      return failure();
  return success();
}

} // namespace shlo::infer
