// Patterns for ops whose shapes are computed.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/simplify.h"

#include "dialect/dialect.h"

#include "llvm/ADT/SmallSet.h"

namespace shlo::passes {

namespace {

using llvm::ArrayRef;
using llvm::SmallVector;
using mlir::Operation;
using mlir::RankedTensorType;
using mlir::Value;

using Integers = std::optional<SmallVector<int64_t>>;

bool isNamed(Operation *op, llvm::StringRef name) { return op && op->getName().getStringRef() == name; }

// Replaces the op with a value of another shape type, which is known to be its shape.
void replaceWithCast(Rewriter &rewriter, Operation *op, Value value) {
  if (value.getType() == op->getResult(0).getType())
    replaceWithValues(rewriter, op, value);
  else
    replaceWithOp<ir::ConvertOp>(rewriter, op, op->getResult(0).getType(), value);
}

void replaceWithBroadcast(Rewriter &rewriter, Operation *op, Value operand, Value shape, ArrayRef<int64_t> dimensions) {
  replaceWithOp<ir::DynamicBroadcastInDimOp>(rewriter, op, op->getResult(0).getType(), operand, shape,
                                             rewriter.getDenseI64ArrayAttr(dimensions), mlir::DenseI64ArrayAttr(),
                                             mlir::DenseI64ArrayAttr());
}

//===- Broadcasts -------------------------------------------------------------------------------------------------===//

bool dynamicBroadcastIsBroadcast(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto broadcast = llvm::cast<ir::DynamicBroadcastInDimOp>(op);
  const RankedTensorType type = tensorOf(op->getResult(0));
  if (!isStatic(broadcast.getOperand()) || !type)
    return false;
  const Integers extents = integersOf(broadcast.getOutputDimensions());
  if (type.hasStaticShape()) {
    replaceWithOp<ir::BroadcastInDimOp>(rewriter, op, type, broadcast.getOperand(), broadcast.getBroadcastDimensions());
    return true;
  }
  if (!extents || type.getEncoding() || llvm::any_of(*extents, [](int64_t extent) { return extent < 0; }))
    return false;
  const auto made = RankedTensorType::get(*extents, type.getElementType());
  if (mlir::failed(mlir::verifyCompatibleShape(made, type)))
    return false;
  auto copy = ir::BroadcastInDimOp::create(rewriter, op->getLoc(), made, broadcast.getOperand(),
                                           broadcast.getBroadcastDimensions());
  replaceWithCast(rewriter, op, copy);
  return true;
}

// The program says that no dimension is expanded.
bool dynamicBroadcastOfNothing(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto broadcast = llvm::cast<ir::DynamicBroadcastInDimOp>(op);
  const RankedTensorType from = tensorOf(broadcast.getOperand()), to = tensorOf(op->getResult(0));
  const std::optional<ArrayRef<int64_t>> fixed = broadcast.getKnownNonexpandingDimensions();
  if (!from || !to || !fixed || from.getRank() != to.getRank() || !isCounting(broadcast.getBroadcastDimensions()) ||
      int64_t(llvm::SmallSet<int64_t, 8>(fixed->begin(), fixed->end()).size()) != from.getRank())
    return false;
  replaceWithCast(rewriter, op, broadcast.getOperand());
  return true;
}

// To the shape that the operand has.
bool dynamicBroadcastToOwnShape(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto broadcast = llvm::cast<ir::DynamicBroadcastInDimOp>(op);
  const Value operand = broadcast.getOperand(), shape = broadcast.getOutputDimensions();
  if (operand.getType() != op->getResult(0).getType() || !isCounting(broadcast.getBroadcastDimensions()))
    return false;
  Operation *asked = shape.getDefiningOp();
  auto reshape = operand.getDefiningOp<ir::DynamicReshapeOp>();
  if (!(isNamed(asked, "shape.shape_of") && asked->getNumOperands() == 1 && asked->getOperand(0) == operand) &&
      !(reshape && reshape.getOutputShape() == shape))
    return false;
  replaceWithValues(rewriter, op, operand);
  return true;
}

bool dynamicBroadcastOfBroadcast(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto outer = llvm::cast<ir::DynamicBroadcastInDimOp>(op);
  auto inner = outer.getOperand().getDefiningOp<ir::DynamicBroadcastInDimOp>();
  if (!inner)
    return false;
  SmallVector<int64_t> dimensions;
  for (int64_t axis : inner.getBroadcastDimensions())
    dimensions.push_back(outer.getBroadcastDimensions()[size_t(axis)]);
  replaceWithBroadcast(rewriter, op, inner.getOperand(), outer.getOutputDimensions(), dimensions);
  return true;
}

//===- Reshapes ---------------------------------------------------------------------------------------------------===//

bool dynamicReshapeIsReshape(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto reshape = llvm::cast<ir::DynamicReshapeOp>(op);
  if (!isStatic(op->getResult(0)))
    return false;
  replaceWithOp<ir::ReshapeOp>(rewriter, op, op->getResult(0).getType(), reshape.getOperand());
  return true;
}

bool dynamicReshapeOfReshape(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto outer = llvm::cast<ir::DynamicReshapeOp>(op);
  auto inner = outer.getOperand().getDefiningOp<ir::DynamicReshapeOp>();
  if (!inner)
    return false;
  replaceWithOp<ir::DynamicReshapeOp>(rewriter, op, op->getResult(0).getType(), inner.getOperand(),
                                      outer.getOutputShape());
  return true;
}

// The operand comes, element by element, from reshapes to the same shape.
bool dynamicReshapeToOwnShape(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto outer = llvm::cast<ir::DynamicReshapeOp>(op);
  Operation *maker = outer.getOperand().getDefiningOp();
  if (!maker || !maker->hasTrait<ir::SameTypes>() || !maker->getNumOperands() ||
      outer.getOperand().getType() != op->getResult(0).getType())
    return false;
  for (Value operand : maker->getOperands())
    if (auto inner = operand.getDefiningOp<ir::DynamicReshapeOp>();
        inner && inner.getOutputShape() == outer.getOutputShape()) {
      replaceWithValues(rewriter, op, outer.getOperand());
      return true;
    }
  return false;
}

// The shape of what was reshaped to it.
bool shapeOfReshape(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto reshape = op->getNumOperands() == 1 ? op->getOperand(0).getDefiningOp<ir::DynamicReshapeOp>() : nullptr;
  if (!reshape || reshape.getOutputShape().getType() != op->getResult(0).getType())
    return false;
  replaceWithValues(rewriter, op, reshape.getOutputShape());
  return true;
}

//===- Other ops --------------------------------------------------------------------------------------------------===//

bool dynamicIotaIsIota(Operation *op, Rewriter &rewriter, const PassOptions &) {
  if (!isStatic(op->getResult(0)))
    return false;
  replaceWithOp<ir::IotaOp>(rewriter, op, op->getResult(0).getType(),
                            llvm::cast<ir::DynamicIotaOp>(op).getIotaDimension());
  return true;
}

// It counts along one dimension and is broadcast along the others.
bool dynamicIotaIsBroadcast(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto iota = llvm::cast<ir::DynamicIotaOp>(op);
  const RankedTensorType type = tensorOf(op->getResult(0));
  if (!type || type.getRank() < 2 || type.getEncoding())
    return false;
  const auto dimension = int64_t(iota.getIotaDimension());
  const int64_t extent = type.getDimSize(unsigned(dimension));
  const auto lineType = RankedTensorType::get({extent}, type.getElementType());
  const Value shape = iota.getOutputShape();
  Value line;
  if (!mlir::ShapedType::isDynamic(extent)) {
    line = ir::IotaOp::create(rewriter, op->getLoc(), lineType, uint64_t(0));
  } else {
    const mlir::Type i64 = rewriter.getI64Type();
    const auto listType = RankedTensorType::get({type.getRank()}, i64);
    Value list = shape;
    if (shape.getType() != listType) {
      if (mlir::getElementTypeOrSelf(shape.getType()).isIndex()) {
        mlir::OperationState cast(op->getLoc(), "arith.index_cast", {shape}, {listType});
        list = rewriter.create(cast)->getResult(0);
      } else {
        list = ir::ConvertOp::create(rewriter, op->getLoc(), listType, shape);
      }
    }
    const Value own =
        ir::SliceOp::create(rewriter, op->getLoc(), RankedTensorType::get({1}, i64), list, ArrayRef<int64_t>(dimension),
                            ArrayRef<int64_t>(dimension + 1), ArrayRef<int64_t>(1));
    line = ir::DynamicIotaOp::create(rewriter, op->getLoc(), lineType, own, uint64_t(0));
  }
  replaceWithBroadcast(rewriter, op, line, shape, dimension);
  return true;
}

bool dynamicPadIsPad(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto pad = llvm::cast<ir::DynamicPadOp>(op);
  const Integers low = integersOf(pad.getEdgePaddingLow()), high = integersOf(pad.getEdgePaddingHigh());
  const Integers interior = integersOf(pad.getInteriorPadding());
  if (!low || !high || !interior || !isStatic(pad.getOperand()) || !isStatic(op->getResult(0)))
    return false;
  replaceWithOp<ir::PadOp>(rewriter, op, op->getResult(0).getType(), pad.getOperand(), pad.getPaddingValue(), *low,
                           *high, *interior);
  return true;
}

bool realDynamicSliceIsSlice(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto slice = llvm::cast<ir::RealDynamicSliceOp>(op);
  const Integers starts = integersOf(slice.getStartIndices()), limits = integersOf(slice.getLimitIndices());
  const Integers strides = integersOf(slice.getStrides());
  if (!starts || !limits || !strides || !isStatic(op->getResult(0)))
    return false;
  // What the verifier demands of a slice.
  for (auto [start, limit, stride] : llvm::zip_equal(*starts, *limits, *strides))
    if (start < 0 || limit < start || stride < 1)
      return false;
  for (auto [limit, extent] : llvm::zip_equal(*limits, tensorOf(slice.getOperand()).getShape()))
    if (!mlir::ShapedType::isDynamic(extent) && limit > extent)
      return false;
  for (auto [i, extent] : llvm::enumerate(tensorOf(op->getResult(0)).getShape()))
    if (extent != ((*limits)[i] - (*starts)[i] + (*strides)[i] - 1) / (*strides)[i])
      return false;
  replaceWithOp<ir::SliceOp>(rewriter, op, op->getResult(0).getType(), slice.getOperand(), *starts, *limits, *strides);
  return true;
}

// The limits are the indices plus the size, so the size is fixed.
bool realDynamicSliceIsDynamicSlice(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto slice = llvm::cast<ir::RealDynamicSliceOp>(op);
  auto end = slice.getLimitIndices().getDefiningOp<ir::AddOp>();
  const Integers strides = integersOf(slice.getStrides());
  const Value start = slice.getStartIndices();
  const RankedTensorType list = tensorOf(start);
  if (!end || !strides || llvm::any_of(*strides, [](int64_t stride) { return stride != 1; }) || !list ||
      !list.hasStaticShape() || list.getElementType().isIndex() || (end.getLhs() != start && end.getRhs() != start))
    return false;
  const Integers sizes = integersOf(end.getLhs() == start ? end.getRhs() : end.getLhs());
  if (!sizes || !isStatic(op->getResult(0)) || ArrayRef(*sizes) != tensorOf(op->getResult(0)).getShape())
    return false;
  const auto one = RankedTensorType::get({1}, list.getElementType()),
             none = RankedTensorType::get({}, list.getElementType());
  SmallVector<Value> starts;
  for (int64_t i = 0; i < int64_t(sizes->size()); ++i) {
    const Value part = ir::SliceOp::create(rewriter, op->getLoc(), one, start, ArrayRef<int64_t>(i),
                                           ArrayRef<int64_t>(i + 1), ArrayRef<int64_t>(1));
    starts.push_back(ir::ReshapeOp::create(rewriter, op->getLoc(), none, part));
  }
  replaceWithOp<ir::DynamicSliceOp>(rewriter, op, op->getResult(0).getType(), slice.getOperand(), starts, *sizes);
  return true;
}

bool dimensionSizeIsKnown(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto size = llvm::cast<ir::GetDimensionSizeOp>(op);
  const RankedTensorType type = tensorOf(size.getOperand()), result = tensorOf(op->getResult(0));
  const auto dimension = unsigned(size.getDimension());
  if (!type || !result || !result.hasStaticShape() || type.isDynamicDim(dimension))
    return false;
  const int64_t extent = type.getDimSize(dimension);
  if (extent > INT32_MAX)
    return false;
  rewriter.replace(op, rewriter.constant(mlir::DenseElementsAttr::get(result, int32_t(extent))));
  return true;
}

constexpr Pattern patterns[] = {
    {"dynamic-broadcast-is-broadcast", "stablehlo.dynamic_broadcast_in_dim", dynamicBroadcastIsBroadcast},
    {"dynamic-broadcast-of-nothing", "stablehlo.dynamic_broadcast_in_dim", dynamicBroadcastOfNothing},
    {"dynamic-broadcast-to-own-shape", "stablehlo.dynamic_broadcast_in_dim", dynamicBroadcastToOwnShape},
    {"dynamic-broadcast-of-broadcast", "stablehlo.dynamic_broadcast_in_dim", dynamicBroadcastOfBroadcast},
    {"dynamic-iota-is-iota", "stablehlo.dynamic_iota", dynamicIotaIsIota},
    {"dynamic-iota-is-broadcast", "stablehlo.dynamic_iota", dynamicIotaIsBroadcast},
    {"dynamic-pad-is-pad", "stablehlo.dynamic_pad", dynamicPadIsPad},
    {"dynamic-reshape-is-reshape", "stablehlo.dynamic_reshape", dynamicReshapeIsReshape},
    {"dynamic-reshape-of-reshape", "stablehlo.dynamic_reshape", dynamicReshapeOfReshape},
    {"dynamic-reshape-to-own-shape", "stablehlo.dynamic_reshape", dynamicReshapeToOwnShape},
    {"real-dynamic-slice-is-slice", "stablehlo.real_dynamic_slice", realDynamicSliceIsSlice},
    {"real-dynamic-slice-is-dynamic-slice", "stablehlo.real_dynamic_slice", realDynamicSliceIsDynamicSlice},
    {"dimension-size-is-known", "stablehlo.get_dimension_size", dimensionSizeIsKnown},
    {"shape-of-reshape", "shape.shape_of", shapeOfReshape},
};

} // namespace

// The size that the type states.
bool dimensionSizeIsSet(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto set = llvm::cast<ir::SetDimensionSizeOp>(op);
  const RankedTensorType type = tensorOf(set.getOperand());
  const Integers size = integersOf(set.getSize(), 1);
  if (!size || !type || type != op->getResult(0).getType() ||
      type.getDimSize(unsigned(set.getDimension())) != size->front())
    return false;
  replaceWithValues(rewriter, op, set.getOperand());
  return true;
}

std::span<const Pattern> dynamicPatterns() { return patterns; }

} // namespace shlo::passes
