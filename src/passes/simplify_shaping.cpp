// Patterns for ops that move elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/op_facts.h"
#include "passes/simplify.h"

#include "dialect/dialect.h"

namespace shlo::passes {

namespace {

using llvm::ArrayRef;
using llvm::SmallVector;
using mlir::Operation;
using mlir::RankedTensorType;
using mlir::Value;

//===- Broadcasts -------------------------------------------------------------------------------------------------===//

bool broadcastOfSameType(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto broadcast = llvm::cast<ir::BroadcastInDimOp>(op);
  if (broadcast.getOperand().getType() != op->getResult(0).getType() || !isCounting(broadcast.getBroadcastDimensions()))
    return false;
  replaceWithValues(rewriter, op, broadcast.getOperand());
  return true;
}

// It only adds dimensions of extent 1.
bool isReshape(ir::BroadcastInDimOp broadcast) {
  return isStatic(broadcast.getOperand()) && isStatic(broadcast.getResult()) &&
         tensorOf(broadcast.getOperand()).getNumElements() == tensorOf(broadcast.getResult()).getNumElements() &&
         llvm::is_sorted(broadcast.getBroadcastDimensions());
}

bool broadcastIsReshape(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto broadcast = llvm::cast<ir::BroadcastInDimOp>(op);
  if (!isReshape(broadcast))
    return false;
  replaceWithOp<ir::ReshapeOp>(rewriter, op, op->getResult(0).getType(), broadcast.getOperand());
  return true;
}

bool broadcastIsTranspose(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto broadcast = llvm::cast<ir::BroadcastInDimOp>(op);
  const RankedTensorType from = tensorOf(broadcast.getOperand()), to = tensorOf(op->getResult(0));
  if (!from || !to || !from.hasStaticShape() || !to.hasStaticShape() || from.getRank() != to.getRank())
    return false;
  SmallVector<int64_t> permutation(size_t(to.getRank()));
  for (auto [axis, target] : llvm::enumerate(broadcast.getBroadcastDimensions())) {
    if (from.getDimSize(unsigned(axis)) != to.getDimSize(unsigned(target)))
      return false;
    permutation[size_t(target)] = int64_t(axis);
  }
  replaceWithOp<ir::TransposeOp>(rewriter, op, to, broadcast.getOperand(), permutation);
  return true;
}

SmallVector<int64_t> composed(ArrayRef<int64_t> first, ArrayRef<int64_t> second) {
  SmallVector<int64_t> result;
  for (int64_t axis : first)
    result.push_back(second[size_t(axis)]);
  return result;
}

// A reshape below a broadcast that permutes stays.
bool broadcastOfBroadcast(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto outer = llvm::cast<ir::BroadcastInDimOp>(op);
  auto inner = outer.getOperand().getDefiningOp<ir::BroadcastInDimOp>();
  if (!inner || (isReshape(inner) && !llvm::is_sorted(outer.getBroadcastDimensions())))
    return false;
  replaceWithOp<ir::BroadcastInDimOp>(rewriter, op, op->getResult(0).getType(), inner.getOperand(),
                                      composed(inner.getBroadcastDimensions(), outer.getBroadcastDimensions()));
  return true;
}

// Where the dimensions of a tensor are after a reshape that adds dimensions of extent 1; none if it does not only that.
std::optional<SmallVector<int64_t>> keptDimensions(ir::ReshapeOp reshape) {
  if (!isStatic(reshape.getOperand()) || !isStatic(reshape.getResult()))
    return std::nullopt;
  const ArrayRef<int64_t> from = tensorOf(reshape.getOperand()).getShape();
  SmallVector<int64_t> kept;
  for (auto [axis, extent] : llvm::enumerate(tensorOf(reshape.getResult()).getShape()))
    if (kept.size() < from.size() && extent == from[kept.size()])
      kept.push_back(int64_t(axis));
    else if (extent != 1)
      return std::nullopt;
  return kept.size() == from.size() ? std::optional(kept) : std::nullopt;
}

bool broadcastOfReshape(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto broadcast = llvm::cast<ir::BroadcastInDimOp>(op);
  auto reshape = broadcast.getOperand().getDefiningOp<ir::ReshapeOp>();
  if (!reshape || !isStatic(op->getResult(0)) || !llvm::is_sorted(broadcast.getBroadcastDimensions()))
    return false;
  const std::optional<SmallVector<int64_t>> kept = keptDimensions(reshape);
  if (!kept)
    return false;
  replaceWithOp<ir::BroadcastInDimOp>(rewriter, op, op->getResult(0).getType(), reshape.getOperand(),
                                      composed(*kept, broadcast.getBroadcastDimensions()));
  return true;
}

// One number in another shape.
bool reshapeOfBroadcast(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto broadcast = op->getOperand(0).getDefiningOp<ir::BroadcastInDimOp>();
  if (!broadcast || !isStatic(op->getResult(0)) || !isStatic(broadcast.getOperand()) ||
      tensorOf(broadcast.getOperand()).getRank())
    return false;
  replaceWithOp<ir::BroadcastInDimOp>(rewriter, op, op->getResult(0).getType(), broadcast.getOperand(),
                                      ArrayRef<int64_t>());
  return true;
}

//===- Concatenations ---------------------------------------------------------------------------------------------===//

bool concatenationOfOne(Operation *op, Rewriter &rewriter, const PassOptions &) {
  if (op->getNumOperands() != 1 || op->getOperand(0).getType() != op->getResult(0).getType())
    return false;
  replaceWithValues(rewriter, op, op->getOperand(0));
  return true;
}

bool concatenationWithEmpty(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto dimension = unsigned(llvm::cast<ir::ConcatenateOp>(op).getDimension());
  SmallVector<Value> kept;
  for (Value operand : op->getOperands())
    if (RankedTensorType type = tensorOf(operand); !type || type.getDimSize(dimension) != 0)
      kept.push_back(operand);
  if (kept.empty() || kept.size() == op->getNumOperands())
    return false;
  replaceWithOp<ir::ConcatenateOp>(rewriter, op, op->getResult(0).getType(), kept, dimension);
  return true;
}

// The concatenation that is an operand of this one alone, along the same dimension.
ir::ConcatenateOp innerConcatenation(Value operand, uint64_t dimension) {
  auto inner = operand.getDefiningOp<ir::ConcatenateOp>();
  return inner && inner->hasOneUse() && inner.getDimension() == dimension ? inner : nullptr;
}

// A tree of concatenations becomes one, at its root.
bool concatenationOfConcatenations(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto root = llvm::cast<ir::ConcatenateOp>(op);
  const uint64_t dimension = root.getDimension();
  if (llvm::none_of(op->getOperands(), [&](Value operand) { return innerConcatenation(operand, dimension); }))
    return false;
  if (op->hasOneUse())
    if (auto user = llvm::dyn_cast<ir::ConcatenateOp>(*op->user_begin()); user && user.getDimension() == dimension)
      return false;
  SmallVector<Value> leaves, open(llvm::reverse(op->getOperands()));
  while (!open.empty()) {
    const Value operand = open.pop_back_val();
    if (ir::ConcatenateOp inner = innerConcatenation(operand, dimension))
      llvm::append_range(open, llvm::reverse(inner->getOperands()));
    else
      leaves.push_back(operand);
  }
  rewriter.run().budget.countRewrites(leaves.size());
  replaceWithOp<ir::ConcatenateOp>(rewriter, op, op->getResult(0).getType(), leaves, dimension);
  return true;
}

//===- Other ops --------------------------------------------------------------------------------------------------===//

bool padOfNothing(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto pad = llvm::cast<ir::PadOp>(op);
  auto isZero = [](ArrayRef<int64_t> list) { return llvm::all_of(list, [](int64_t one) { return one == 0; }); };
  if (pad.getOperand().getType() != op->getResult(0).getType() || !isZero(pad.getEdgePaddingLow()) ||
      !isZero(pad.getEdgePaddingHigh()) || !isZero(pad.getInteriorPadding()))
    return false;
  replaceWithValues(rewriter, op, pad.getOperand());
  return true;
}

bool padOfEmpty(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto pad = llvm::cast<ir::PadOp>(op);
  if (!isStatic(pad.getOperand()) || !isStatic(op->getResult(0)) || tensorOf(pad.getOperand()).getNumElements())
    return false;
  replaceWithOp<ir::BroadcastInDimOp>(rewriter, op, op->getResult(0).getType(), pad.getPaddingValue(),
                                      ArrayRef<int64_t>());
  return true;
}

bool reshapeOfReshape(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto inner = op->getOperand(0).getDefiningOp<ir::ReshapeOp>();
  if (!inner)
    return false;
  replaceWithOp<ir::ReshapeOp>(rewriter, op, op->getResult(0).getType(), inner.getOperand());
  return true;
}

// A conversion that makes the shape of its type dynamic, and nothing else.
bool reshapeOfCast(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto cast = op->getOperand(0).getDefiningOp<ir::ConvertOp>();
  if (!cast || !isStatic(cast.getOperand()) || isStatic(cast.getResult()) ||
      mlir::getElementTypeOrSelf(cast.getOperand().getType()) != mlir::getElementTypeOrSelf(cast.getResult().getType()))
    return false;
  replaceWithOp<ir::ReshapeOp>(rewriter, op, op->getResult(0).getType(), cast.getOperand());
  return true;
}

bool transposeOfSameOrder(Operation *op, Rewriter &rewriter, const PassOptions &) {
  if (!isCounting(llvm::cast<ir::TransposeOp>(op).getPermutation()) ||
      op->getOperand(0).getType() != op->getResult(0).getType())
    return false;
  replaceWithValues(rewriter, op, op->getOperand(0));
  return true;
}

bool transposeOfTranspose(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto outer = llvm::cast<ir::TransposeOp>(op);
  auto inner = outer.getOperand().getDefiningOp<ir::TransposeOp>();
  if (!inner)
    return false;
  replaceWithOp<ir::TransposeOp>(rewriter, op, op->getResult(0).getType(), inner.getOperand(),
                                 composed(outer.getPermutation(), inner.getPermutation()));
  return true;
}

// It only moves dimensions of extent 1.
bool transposeIsReshape(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto transpose = llvm::cast<ir::TransposeOp>(op);
  if (!isStatic(transpose.getOperand()) || !isStatic(op->getResult(0)))
    return false;
  int64_t last = -1;
  for (int64_t axis : transpose.getPermutation()) {
    if (tensorOf(transpose.getOperand()).getDimSize(unsigned(axis)) == 1)
      continue;
    if (axis < last)
      return false;
    last = axis;
  }
  replaceWithOp<ir::ReshapeOp>(rewriter, op, op->getResult(0).getType(), transpose.getOperand());
  return true;
}

// What it reverses has one element, or is alike everywhere.
bool reverseOfNothing(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto reverse = llvm::cast<ir::ReverseOp>(op);
  const RankedTensorType type = tensorOf(reverse.getOperand());
  if (!type || type != op->getResult(0).getType())
    return false;
  auto constant = llvm::dyn_cast_or_null<mlir::DenseElementsAttr>(constantOf(reverse.getOperand()));
  const bool isEmpty = type.hasStaticShape() && !type.getNumElements();
  if (!isEmpty && !(constant && constant.isSplat()) &&
      llvm::any_of(reverse.getDimensions(), [&](int64_t axis) { return type.getDimSize(unsigned(axis)) != 1; }))
    return false;
  replaceWithValues(rewriter, op, reverse.getOperand());
  return true;
}

// The slice is within one of the operands.
bool sliceOfConcatenation(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto slice = llvm::cast<ir::SliceOp>(op);
  auto whole = slice.getOperand().getDefiningOp<ir::ConcatenateOp>();
  if (!whole)
    return false;
  const auto dimension = size_t(whole.getDimension());
  const int64_t begin = slice.getStartIndices()[dimension], end = slice.getLimitIndices()[dimension];
  int64_t at = 0;
  for (Value part : whole.getInputs()) {
    if (!isStatic(part))
      return false;
    rewriter.run().budget.step();
    const int64_t extent = tensorOf(part).getDimSize(unsigned(dimension));
    if (begin >= at && end <= at + extent && begin < end) {
      SmallVector<int64_t> starts(slice.getStartIndices()), limits(slice.getLimitIndices());
      starts[dimension] -= at;
      limits[dimension] -= at;
      replaceWithOp<ir::SliceOp>(rewriter, op, op->getResult(0).getType(), part, starts, limits, slice.getStrides());
      return true;
    }
    at += extent;
  }
  return false;
}

// It counts along one dimension and is broadcast along the others.
bool iotaIsBroadcast(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto iota = llvm::cast<ir::IotaOp>(op);
  const RankedTensorType type = tensorOf(op->getResult(0));
  if (!type || type.getRank() < 2)
    return false;
  const auto dimension = int64_t(iota.getIotaDimension());
  auto line = ir::IotaOp::create(rewriter, op->getLoc(),
                                 RankedTensorType::get({type.getDimSize(unsigned(dimension))}, type.getElementType()),
                                 uint64_t(0));
  replaceWithOp<ir::BroadcastInDimOp>(rewriter, op, type, line, ArrayRef<int64_t>(dimension));
  return true;
}

constexpr Pattern patterns[] = {
    {"broadcast-of-same-type", "stablehlo.broadcast_in_dim", broadcastOfSameType},
    {"broadcast-of-broadcast", "stablehlo.broadcast_in_dim", broadcastOfBroadcast},
    {"broadcast-of-reshape", "stablehlo.broadcast_in_dim", broadcastOfReshape},
    {"broadcast-is-reshape", "stablehlo.broadcast_in_dim", broadcastIsReshape},
    {"broadcast-is-transpose", "stablehlo.broadcast_in_dim", broadcastIsTranspose},
    {"concatenation-of-one", "stablehlo.concatenate", concatenationOfOne},
    {"concatenation-with-empty", "stablehlo.concatenate", concatenationWithEmpty},
    {"concatenation-of-concatenations", "stablehlo.concatenate", concatenationOfConcatenations},
    {"iota-is-zero", "stablehlo.iota", iotaIsZero},
    {"iota-is-broadcast", "stablehlo.iota", iotaIsBroadcast},
    {"pad-of-nothing", "stablehlo.pad", padOfNothing},
    {"pad-of-empty", "stablehlo.pad", padOfEmpty},
    {"reshape-of-reshape", "stablehlo.reshape", reshapeOfReshape},
    {"reshape-of-broadcast", "stablehlo.reshape", reshapeOfBroadcast},
    {"reshape-of-cast", "stablehlo.reshape", reshapeOfCast},
    {"reverse-of-nothing", "stablehlo.reverse", reverseOfNothing},
    {"slice-of-concatenation", "stablehlo.slice", sliceOfConcatenation},
    {"transpose-of-same-order", "stablehlo.transpose", transposeOfSameOrder},
    {"transpose-of-transpose", "stablehlo.transpose", transposeOfTranspose},
    {"transpose-is-reshape", "stablehlo.transpose", transposeIsReshape},
};

} // namespace

// It counts to 1.
bool iotaIsZero(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto iota = llvm::cast<ir::IotaOp>(op);
  const RankedTensorType type = tensorOf(op->getResult(0));
  if (!type || !type.hasStaticShape() ||
      (type.getDimSize(unsigned(iota.getIotaDimension())) > 1 && type.getNumElements()))
    return false;
  mlir::ElementsAttr zeros = zerosOf(type);
  if (!zeros)
    return false;
  rewriter.replace(op, rewriter.constant(zeros));
  return true;
}

std::span<const Pattern> shapingPatterns() { return patterns; }

} // namespace shlo::passes
