// Constants, broadcasting and top_k.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/chlo.h"
#include "passes/chlo_functions.h"
#include "passes/reify_shapes.h"

namespace shlo::passes::decomposition {

using namespace mlir;

//===- Constants --------------------------------------------------------------------------------------------------===//

bool constant(OpBuilder &builder, Operation *op, Values &results) {
  auto value = llvm::cast<ir::chlo::ConstantOp>(op).getValue();
  results.push_back(ir::ConstantOp::create(builder, op->getLoc(), op->getResult(0).getType(), value));
  return true;
}

bool constantLike(OpBuilder &builder, Operation *op, Values &results) {
  TypedAttr value = llvm::cast<ir::chlo::ConstantLikeOp>(op).getValue();
  if (!llvm::isa<FloatAttr, IntegerAttr>(value))
    return false;
  results.push_back(Formula(builder, op->getLoc(), op->getOperand(0)).splat(value));
  return true;
}

//===- Broadcasting -----------------------------------------------------------------------------------------------===//

namespace {

// An operand, and the dimension of the result that corresponds to each of its dimensions.
struct Part {
  Value value;
  SmallVector<int64_t> dims;
  RankedTensorType type() const { return llvm::cast<RankedTensorType>(value.getType()); }
};

} // namespace

bool broadcast(OpBuilder &builder, Operation *op, StringRef name, Values &results) {
  auto result = llvm::cast<RankedTensorType>(op->getResult(0).getType());
  auto given = op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions");
  // The record allows all types, but CHLO's functions take floats. The plan verifies the ops of StableHLO.
  auto isFloat = [](Type type) { return llvm::isa<FloatType>(getElementTypeOrSelf(type)); };
  if (name.starts_with("chlo.") && !llvm::all_of(op->getOperandTypes(), isFloat))
    return false;
  SmallVector<Part> parts;
  for (Value value : op->getOperands()) {
    Part &part = parts.emplace_back();
    part.value = value;
    int64_t own = part.type().getRank(), rank = result.getRank();
    if (given && own < rank)
      llvm::append_range(part.dims, given.asArrayRef());
    else
      llvm::append_range(part.dims, llvm::seq(rank - own, rank));
  }

  Value shape;
  SmallVector<Value> operands;
  for (const Part &part : parts) {
    RankedTensorType type = part.type();
    bool isScalarPredicate = name == "stablehlo.select" && &part == &parts[0] && type.getRank() == 0;
    bool hasResultShape = type.hasStaticShape() && type.getShape() == result.getShape();
    if (hasResultShape || isScalarPredicate) {
      operands.push_back(part.value);
      continue;
    }
    // Broadcasting would change the quantized dimension.
    if (ir::isAxisQuantized(type.getElementType()))
      return false;
    auto wide = RankedTensorType::get(result.getShape(), type.getElementType(), result.getEncoding());
    if (type.hasStaticShape() && result.hasStaticShape()) {
      operands.push_back(ir::BroadcastInDimOp::create(builder, op->getLoc(), wide, part.value, part.dims));
      continue;
    }
    if (!shape && !(shape = reifyResultShape(builder, op->getLoc(), op->getResult(0))))
      return false;
    operands.push_back(ir::DynamicBroadcastInDimOp::create(
        builder, op->getLoc(), wide, part.value, shape, builder.getDenseI64ArrayAttr(part.dims), DenseI64ArrayAttr(),
        DenseI64ArrayAttr()));
  }

  OperationState state(op->getLoc(), name, operands, result, {});
  if (auto compare = llvm::dyn_cast<ir::chlo::BroadcastCompareOp>(op)) {
    state.addAttribute("comparison_direction",
                       ir::ComparisonDirectionAttr::get(op->getContext(), compare.getComparisonDirection()));
    if (auto type = compare.getCompareType())
      state.addAttribute("compare_type", ir::ComparisonTypeAttr::get(op->getContext(), *type));
  }
  results.push_back(builder.create(state)->getResult(0));
  return true;
}

//===- Top k ------------------------------------------------------------------------------------------------------===//

// Sorts the elements together with their indices, and takes the first k.
bool topK(OpBuilder &builder, Operation *op, Values &results) {
  auto topK = llvm::cast<ir::chlo::TopKOp>(op);
  Location location = op->getLoc();
  Value operand = topK.getOperand();
  auto type = llvm::cast<RankedTensorType>(operand.getType());
  Type element = type.getElementType();
  if (ir::isAxisQuantized(element))
    return false;
  int64_t last = type.getRank() - 1, k = int64_t(topK.getK());
  auto indexType = RankedTensorType::get(type.getShape(), builder.getI32Type(), type.getEncoding());
  Value shape = type.hasStaticShape() ? Value() : shapeOf(builder, location, operand);
  Value indices = shape ? Value(ir::DynamicIotaOp::create(builder, location, indexType, shape, uint64_t(last)))
                        : Value(ir::IotaOp::create(builder, location, indexType, uint64_t(last)));

  auto sort = ir::SortOp::create(builder, location, TypeRange{type, indexType}, ValueRange{operand, indices},
                                 builder.getI64IntegerAttr(last), builder.getBoolAttr(topK.getIsStable()));
  {
    OpBuilder::InsertionGuard guard(builder);
    Block *block = builder.createBlock(&sort.getComparator());
    auto scalar = RankedTensorType::get({}, element), index = RankedTensorType::get({}, builder.getI32Type());
    block->addArguments({scalar, scalar, index, index}, SmallVector<Location>(4, location));
    auto direction = ir::ComparisonDirectionAttr::get(op->getContext(), ir::ComparisonDirection::GT);
    // In the descending total order, positive NaNs come first. Complex and quantized elements have no total order.
    ir::ComparisonTypeAttr kind;
    if (!llvm::isa<IntegerType>(element)) {
      auto order = llvm::isa<FloatType>(element) ? ir::ComparisonType::TOTALORDER : ir::ComparisonType::FLOAT;
      kind = ir::ComparisonTypeAttr::get(op->getContext(), order);
    }
    Value precedes = ir::CompareOp::create(builder, location, RankedTensorType::get({}, builder.getI1Type()),
                                           block->getArgument(0), block->getArgument(1), direction, kind);
    ir::ReturnOp::create(builder, location, precedes);
  }

  for (auto [sorted, result] : llvm::zip(sort.getResults(), op->getResults())) {
    auto whole = llvm::cast<RankedTensorType>(sorted.getType());
    SmallVector<int64_t> limit(whole.getShape());
    limit.back() = k;
    auto taken = RankedTensorType::get(limit, whole.getElementType(), whole.getEncoding());
    SmallVector<int64_t> zeros(limit.size(), 0), ones(limit.size(), 1);
    if (!shape) {
      results.push_back(ir::SliceOp::create(builder, location, taken, sorted, zeros, limit, ones));
      continue;
    }
    SmallVector<Value> ends;
    auto list = [&](int64_t count) { return RankedTensorType::get({count}, builder.getI64Type()); };
    if (last > 0)
      ends.push_back(ir::SliceOp::create(builder, location, list(last), shape, ArrayRef<int64_t>{0},
                                         ArrayRef<int64_t>{last}, ArrayRef<int64_t>{1}));
    ends.push_back(ir::ConstantOp::create(builder, location, list(1), builder.getI64TensorAttr(k)));
    Value end = ends.back();
    if (last > 0)
      end = ir::ConcatenateOp::create(builder, location, list(last + 1), ends, 0);
    Value start = ir::ConstantOp::create(builder, location, list(last + 1), builder.getI64TensorAttr(zeros));
    Value stride = ir::ConstantOp::create(builder, location, list(last + 1), builder.getI64TensorAttr(ones));
    results.push_back(ir::RealDynamicSliceOp::create(builder, location, taken, sorted, start, end, stride));
  }
  return true;
}

} // namespace shlo::passes::decomposition
