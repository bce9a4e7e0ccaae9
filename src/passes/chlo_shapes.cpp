// Constants, broadcasting and top_k.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/chlo.h"
#include "dialect/shapes.h"
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

// The op of that name on operands that are broadcast.
Value applied(OpBuilder &builder, Operation *op, StringRef name, ArrayRef<Value> operands) {
  OperationState state(op->getLoc(), name, operands, op->getResult(0).getType(), {});
  if (auto compare = llvm::dyn_cast<ir::chlo::BroadcastCompareOp>(op)) {
    state.addAttribute("comparison_direction",
                       ir::ComparisonDirectionAttr::get(op->getContext(), compare.getComparisonDirection()));
    if (auto type = compare.getCompareType())
      state.addAttribute("compare_type", ir::ComparisonTypeAttr::get(op->getContext(), *type));
  }
  return builder.create(state)->getResult(0);
}

// The bounds of the dynamic extents; none if one has no bound.
std::optional<SmallVector<int64_t>> boundsOf(RankedTensorType type) {
  auto extensions = llvm::dyn_cast_or_null<ir::TypeExtensionsAttr>(type.getEncoding());
  SmallVector<int64_t> bounds(type.getShape());
  for (auto [dim, extent] : llvm::enumerate(bounds)) {
    if (!ShapedType::isDynamic(extent))
      continue;
    if (!extensions || dim >= extensions.getBounds().size() || ShapedType::isDynamic(extensions.getBounds()[dim]))
      return std::nullopt;
    extent = extensions.getBounds()[dim];
  }
  return bounds;
}

// Whether each dimension has the same extent and bound in the result, so that no extent of 1 can grow.
bool isSpreadAsIs(const Part &part, RankedTensorType result, ArrayRef<int64_t> bounds) {
  std::optional<SmallVector<int64_t>> own = boundsOf(part.type());
  if (!own)
    return false;
  for (auto [dim, to] : llvm::enumerate(part.dims))
    if ((*own)[dim] != bounds[size_t(to)] || part.type().isDynamicDim(dim) != result.isDynamicDim(unsigned(to)))
      return false;
  return true;
}

// Broadcasts a static operand to the bounds, and takes the extents of an operand that has them.
Value resized(OpBuilder &builder, Location location, const Part &part, ArrayRef<Part> parts, RankedTensorType result,
              ArrayRef<int64_t> bounds) {
  auto type = RankedTensorType::get(bounds, part.type().getElementType());
  Value value = ir::BroadcastInDimOp::create(builder, location, type, part.value, part.dims);
  SmallVector<int64_t> shape(bounds);
  SmallVector<int64_t> left(bounds.size(), ShapedType::kDynamic);
  for (int64_t dim = 0; dim < result.getRank(); ++dim) {
    if (!result.isDynamicDim(unsigned(dim)))
      continue;
    for (const Part &other : parts) {
      const int64_t *place = llvm::find(other.dims, dim);
      if (place == other.dims.end() || !other.type().isDynamicDim(unsigned(place - other.dims.begin())))
        continue;
      Value size = ir::GetDimensionSizeOp::create(builder, location, RankedTensorType::get({}, builder.getI32Type()),
                                                  other.value, uint64_t(place - other.dims.begin()));
      shape[size_t(dim)] = ShapedType::kDynamic;
      left[size_t(dim)] = bounds[size_t(dim)];
      auto smaller =
          RankedTensorType::get(shape, type.getElementType(), ir::TypeExtensionsAttr::get(builder.getContext(), left));
      value = ir::SetDimensionSizeOp::create(builder, location, smaller, value, size, uint64_t(dim));
      break;
    }
  }
  return value;
}

// Operands of bounded extents. Null if they are not all of that kind.
Value broadcastBounded(OpBuilder &builder, Operation *op, StringRef name, ArrayRef<Part> parts) {
  auto result = llvm::cast<RankedTensorType>(op->getResult(0).getType());
  std::optional<SmallVector<int64_t>> bounds = boundsOf(result);
  if (!bounds || !llvm::all_of(parts, [&](const Part &part) {
        return part.type().hasStaticShape() || isSpreadAsIs(part, result, *bounds);
      }))
    return {};
  SmallVector<Value> operands;
  for (const Part &part : parts) {
    if (part.type().hasStaticShape())
      operands.push_back(resized(builder, op->getLoc(), part, parts, result, *bounds));
    else if (part.type().getRank() == result.getRank())
      operands.push_back(part.value);
    else
      operands.push_back(ir::BroadcastInDimOp::create(
          builder, op->getLoc(),
          RankedTensorType::get(result.getShape(), part.type().getElementType(), result.getEncoding()), part.value,
          part.dims));
  }
  return applied(builder, op, name, operands);
}

// The shapes of the operands as ops of shape, under a witness that they fit: what the reference writes.
Value broadcastWithShapes(OpBuilder &builder, Operation *op, StringRef name, ArrayRef<Part> parts) {
  const Location location = op->getLoc();
  auto result = llvm::cast<RankedTensorType>(op->getResult(0).getType());
  auto isWhole = [&](const Part &part) { // a condition of a select
    return name == "stablehlo.select" && &part == &parts[0] && part.type().getRank() == 0;
  };
  auto typeOfShape = [&](int64_t rank) { return RankedTensorType::get({rank}, builder.getIndexType()); };
  // Constants come first in the text, and last among the operands.
  SmallVector<Value> dynamic, constant, extents, others;
  for (const Part &part : parts) {
    const RankedTensorType type = part.type();
    if (!type.hasStaticShape() || type.getRank() == 0)
      continue;
    constant.push_back(shapes::ConstShapeOp::create(builder, location, typeOfShape(type.getRank()),
                                                    builder.getIndexTensorAttr(type.getShape())));
    if (type.getNumElements() != 1)
      others.push_back(constant.back());
  }
  for (const Part &part : parts)
    if (!part.type().hasStaticShape())
      dynamic.push_back(shapes::ShapeOfOp::create(builder, location, typeOfShape(part.type().getRank()), part.value));
  if (dynamic.empty())
    return {};
  extents = dynamic;
  llvm::append_range(extents, others);
  SmallVector<Value> all = dynamic;
  llvm::append_range(all, constant);

  auto makeInner = [&]() -> Value {
    Value shape = extents.front();
    if (extents.size() > 1 || llvm::cast<RankedTensorType>(shape.getType()).getDimSize(0) != result.getRank())
      shape = shapes::BroadcastOp::create(builder, location, typeOfShape(result.getRank()), extents);
    SmallVector<Value> operands;
    for (const Part &part : parts) {
      auto wide = RankedTensorType::get(result.getShape(), part.type().getElementType());
      operands.push_back(isWhole(part)
                             ? part.value
                             : Value(ir::DynamicBroadcastInDimOp::create(builder, location, wide, part.value, shape,
                                                                         builder.getDenseI64ArrayAttr(part.dims),
                                                                         DenseI64ArrayAttr(), DenseI64ArrayAttr())));
    }
    return applied(builder, op, name, operands);
  };
  if (all.size() == 1) // with scalars alone, any shape fits
    return makeInner();
  Value witness =
      shapes::CstrBroadcastableOp::create(builder, location, shapes::WitnessType::get(builder.getContext()), all);
  auto assuming = shapes::AssumingOp::create(builder, location, TypeRange(result), witness);
  OpBuilder::InsertionGuard guard(builder);
  builder.createBlock(&assuming.getBody());
  Value inner = makeInner();
  shapes::AssumingYieldOp::create(builder, location, ValueRange(inner));
  return assuming->getResult(0);
}

bool areTrailing(const Part &part, int64_t rank) {
  return llvm::equal(part.dims, llvm::seq(rank - part.type().getRank(), rank));
}

} // namespace

bool hasDimensionsOfOperands(Operation *op) {
  auto given = op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions");
  auto result = llvm::dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return !given || !result || llvm::all_of(op->getOperandTypes(), [&](Type type) {
    const int64_t own = llvm::cast<RankedTensorType>(type).getRank();
    return own >= result.getRank() || (own == given.size() && llvm::all_of(given.asArrayRef(), [&](int64_t dim) {
                                         return dim >= 0 && dim < result.getRank();
                                       }));
  });
}

bool broadcast(OpBuilder &builder, Operation *op, StringRef name, Values &results) {
  auto result = llvm::cast<RankedTensorType>(op->getResult(0).getType());
  auto given = op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions");
  // The record allows all types, but CHLO's functions take floats. The plan verifies the ops of StableHLO.
  auto isFloat = [](Type type) { return llvm::isa<FloatType>(getElementTypeOrSelf(type)); };
  if (name.starts_with("chlo.") && !llvm::all_of(op->getOperandTypes(), isFloat))
    return false;
  if (!hasDimensionsOfOperands(op))
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

  // A program that may have ops of shape gets them.
  if (shapes::areLoaded(*op->getContext()) && !result.hasStaticShape()) {
    Value made = broadcastBounded(builder, op, name, parts);
    if (!made && llvm::all_of(parts, [&](const Part &part) { return areTrailing(part, result.getRank()); }))
      made = broadcastWithShapes(builder, op, name, parts);
    if (made) {
      results.push_back(made);
      return true;
    }
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
    operands.push_back(ir::DynamicBroadcastInDimOp::create(builder, op->getLoc(), wide, part.value, shape,
                                                           builder.getDenseI64ArrayAttr(part.dims), DenseI64ArrayAttr(),
                                                           DenseI64ArrayAttr()));
  }

  results.push_back(applied(builder, op, name, operands));
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
