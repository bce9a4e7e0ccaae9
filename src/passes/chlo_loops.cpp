// Ragged products and scans.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/chlo.h"
#include "dialect/elements.h"
#include "passes/chlo_functions.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/IRMapping.h"

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo::passes::decomposition {

using namespace mlir;

namespace {

SmallVector<int64_t> shifted(ArrayRef<int64_t> dims) {
  return llvm::map_to_vector(dims, [](int64_t dim) { return dim + 1; });
}

// A tensor of zeros; null if the elements are quantized per axis or no numbers.
Value zeros(OpBuilder &builder, Location location, RankedTensorType type) {
  Type element = type.getElementType();
  if (auto quantized = llvm::dyn_cast<quant::UniformQuantizedType>(element)) {
    llvm::APInt zero(quantized.getStorageTypeIntegralWidth(), uint64_t(quantized.getZeroPoint()), /*isSigned=*/false,
                     /*implicitTrunc=*/true);
    return ir::ConstantOp::create(builder, location, type,
                                  DenseElementsAttr::get(type.clone(quantized.getStorageType()), zero));
  }
  auto complex = llvm::dyn_cast<ComplexType>(element);
  Type part = complex ? complex.getElementType() : element;
  if (!part.isIntOrFloat())
    return {};
  size_t bytes = llvm::divideCeil(part.getIntOrFloatBitWidth(), 8) * (complex ? 2 : 1);
  return ir::ConstantOp::create(builder, location, type,
                                ir::copiedElements(type, SmallVector<char>(bytes, 0)));
}

} // namespace

//===- Ragged products --------------------------------------------------------------------------------------------===//

// Copies the left operand for each group, with zeros in place of the other groups, and multiplies once. If each group
// has its own right operand, the product also sums over the groups. If the groups divide the contracting dimension, the
// groups stay a dimension of the result.
bool raggedDot(OpBuilder &builder, Operation *op, Values &results) {
  auto ragged = llvm::cast<ir::chlo::RaggedDotOp>(op);
  Location location = op->getLoc();
  Value left = ragged.getLhs(), right = ragged.getRhs(), sizes = ragged.getGroupSizes();
  auto lhs = llvm::cast<RankedTensorType>(left.getType());
  auto sizesType = llvm::cast<RankedTensorType>(sizes.getType());
  auto result = llvm::cast<RankedTensorType>(op->getResult(0).getType());
  ir::chlo::RaggedDotDimensionNumbersAttr numbers = ragged.getRaggedDotDimensionNumbers();
  ArrayRef<int64_t> lhsBatch = numbers.getLhsBatchingDimensions(), rhsBatch = numbers.getRhsBatchingDimensions(),
                    lhsInner = numbers.getLhsContractingDimensions(), rhsInner = numbers.getRhsContractingDimensions();
  int64_t raggedDim = numbers.getLhsRaggedDimensions()[0];
  ArrayAttr precision;
  if (auto given = ragged.getPrecisionConfig())
    precision = builder.getArrayAttr(llvm::map_to_vector(*given, [&](Attribute attribute) -> Attribute {
      return ir::PrecisionAttr::get(op->getContext(), llvm::cast<ir::chlo::PrecisionAttr>(attribute).getValue());
    }));
  auto dot = [&](RankedTensorType type, Value a, ArrayRef<int64_t> aBatch, ArrayRef<int64_t> aInner,
                 ArrayRef<int64_t> bInner) -> Value {
    auto dims = ir::DotDimensionNumbersAttr::get(op->getContext(), aBatch, rhsBatch, aInner, bInner);
    return ir::DotGeneralOp::create(builder, location, type, a, right, dims, precision, ir::DotAlgorithmAttr());
  };
  if (llvm::is_contained(lhsBatch, raggedDim)) {
    results.push_back(dot(result, left, lhsBatch, lhsInner, rhsInner));
    return true;
  }
  int64_t groups = sizesType.getShape().back();
  Value zero = zeros(builder, location, RankedTensorType::get({}, lhs.getElementType()));
  if (ShapedType::isDynamic(groups) || !zero)
    return false;
  if (groups == 0) {
    results.push_back(result.hasStaticShape() ? zeros(builder, location, result) : Value());
    return bool(results.back());
  }

  // The ends of the groups are cumulative sums of their sizes.
  Type word = builder.getI64Type();
  auto square = RankedTensorType::get({groups, groups}, word);
  Value row = ir::IotaOp::create(builder, location, square, 0);
  Value column = ir::IotaOp::create(builder, location, square, 1);
  Formula triangle(builder, location, row);
  Exp isBefore = convert(Exp(triangle, row) <= Exp(triangle, column), word);
  auto sumType = RankedTensorType::get(sizesType.getShape(), word);
  Value wideSizes = ir::ConvertOp::create(builder, location, sumType, sizes);
  int64_t last = sizesType.getRank() - 1;
  Value ends = ir::DotGeneralOp::create(
      builder, location, sumType, wideSizes, isBefore.value,
      ir::DotDimensionNumbersAttr::get(op->getContext(), ArrayRef<int64_t>{}, ArrayRef<int64_t>{}, {last}, {0}),
      ArrayAttr(), ir::DotAlgorithmAttr());

  // Their dimensions in the left operand, whose new first dimension is the groups: one list for all, or one for each
  // index of the dimensions before the ragged one.
  SmallVector<int64_t> shape(lhs.getShape()), place;
  shape.insert(shape.begin(), groups);
  bool isInner = llvm::is_contained(lhsInner, raggedDim);
  SmallVector<int64_t> order(lhsBatch);
  if (isInner) {
    llvm::append_range(order, lhsInner);
  } else {
    for (int64_t i = 0; i < lhs.getRank(); ++i)
      if (!llvm::is_contained(lhsBatch, i) && !llvm::is_contained(lhsInner, i))
        order.push_back(i);
  }
  for (int64_t i = 0; i < last; ++i)
    place.push_back(order[size_t(i)] + 1);
  place.push_back(0);
  Value extents; // if some are dynamic
  if (!lhs.hasStaticShape()) {
    Value first = ir::ConstantOp::create(builder, location, RankedTensorType::get({1}, word),
                                         builder.getI64TensorAttr(groups));
    extents = ir::ConcatenateOp::create(builder, location, RankedTensorType::get({lhs.getRank() + 1}, word),
                                        ValueRange{first, shapeOf(builder, location, left)}, 0);
  }
  auto spread = [&](Value value, ArrayRef<int64_t> dims) -> Value {
    auto type = RankedTensorType::get(shape, getElementTypeOrSelf(value.getType()));
    if (!extents)
      return ir::BroadcastInDimOp::create(builder, location, type, value, dims);
    return ir::DynamicBroadcastInDimOp::create(builder, location, type, value, extents,
                                               builder.getDenseI64ArrayAttr(dims), DenseI64ArrayAttr(),
                                               DenseI64ArrayAttr());
  };
  Value wideLeft = spread(left, shifted(llvm::to_vector(llvm::seq<int64_t>(0, lhs.getRank()))));
  Formula formula(builder, location, wideLeft);
  Exp end(formula, spread(ends, place)), size(formula, spread(wideSizes, place));
  auto wordType = RankedTensorType::get(shape, word);
  uint64_t along = uint64_t(raggedDim + 1);
  Exp position(formula, extents ? Value(ir::DynamicIotaOp::create(builder, location, wordType, extents, along))
                                : Value(ir::IotaOp::create(builder, location, wordType, along)));
  Exp isMine = (position >= end - size) & (position < end);
  Value mine = select(isMine, Exp(formula, wideLeft), Exp(formula, spread(zero, {}))).value;

  SmallVector<int64_t> inner = shifted(lhsInner), otherInner(rhsInner);
  if (!isInner) {
    inner.insert(inner.begin(), 0);
    otherInner.insert(otherInner.begin(), numbers.getRhsGroupDimensions()[0]);
    results.push_back(dot(result, mine, shifted(lhsBatch), inner, otherInner));
    return true;
  }
  // In the product, the groups follow the batch dimensions; in the result, they precede them.
  size_t batch = lhsBatch.size();
  SmallVector<int64_t> made(result.getShape().drop_front()), permutation = {int64_t(batch)};
  made.insert(made.begin() + batch, groups);
  for (int64_t i = 0; i < result.getRank(); ++i)
    if (i != int64_t(batch))
      permutation.push_back(i);
  Value product = dot(RankedTensorType::get(made, result.getElementType()), mine, shifted(lhsBatch), inner, otherInner);
  results.push_back(ir::TransposeOp::create(builder, location, result, product, permutation));
  return true;
}

//===- Scans ------------------------------------------------------------------------------------------------------===//

// A loop over the slices. Its state is the step, the outputs so far and the carries.
bool scan(OpBuilder &builder, Operation *op, Values &results) {
  auto scan = llvm::cast<ir::chlo::ScanOp>(op);
  Location location = op->getLoc();
  int64_t dimension = int64_t(scan.getDimension());
  size_t inputs = scan.getInputs().size(), outputs = scan.getOutputs().size();
  // Inputs and outputs have the same extent along the scan. It may be dynamic.
  int64_t extent = ShapedType::kDynamic;
  auto fits = [&](Type type, bool isScanned) {
    for (auto [place, found] : llvm::enumerate(llvm::cast<RankedTensorType>(type).getShape())) {
      const bool isAlong = isScanned && int64_t(place) == dimension;
      if (ShapedType::isDynamic(found) && !isAlong)
        return false;
      if (isAlong && !ShapedType::isDynamic(found))
        extent = found;
    }
    return true;
  };
  auto allFit = [&](mlir::TypeRange types, bool areScanned) {
    return llvm::all_of(types, [&](Type type) { return fits(type, areScanned); });
  };
  if (!allFit(scan.getInputs().getTypes(), true) || !allFit(scan.getOutputs().getTypes(), true) ||
      !allFit(scan.getInits().getTypes(), false) || !allFit(scan.getCarries().getTypes(), false))
    return false;
  const bool isKnown = !ShapedType::isDynamic(extent);
  if (!isKnown && !inputs)
    return false;

  auto scalar = RankedTensorType::get({}, builder.getI64Type());
  auto number = [&](int64_t value) -> Value {
    return ir::ConstantOp::create(builder, location, scalar, DenseElementsAttr::get(scalar, value));
  };
  Value limit;
  if (isKnown)
    limit = number(extent);
  else
    limit = ir::ConvertOp::create(
        builder, location, scalar,
        ir::GetDimensionSizeOp::create(builder, location, RankedTensorType::get({}, builder.getI32Type()),
                                       scan.getInputs()[0], dimension));
  SmallVector<Value> state = {number(0)};
  for (Value output : scan.getOutputs()) {
    auto type = llvm::cast<RankedTensorType>(output.getType());
    const bool isStatic = type.hasStaticShape();
    Value start = zeros(builder, location, isStatic ? type : RankedTensorType::get({}, type.getElementType()));
    if (!start)
      return false;
    if (!isStatic) {
      auto one = RankedTensorType::get({1}, builder.getI64Type());
      SmallVector<Value> extents;
      for (int64_t found : type.getShape())
        extents.push_back(ir::ReshapeOp::create(builder, location, one,
                                                ShapedType::isDynamic(found) ? limit : number(found)));
      Value list = ir::ConcatenateOp::create(builder, location,
                                             RankedTensorType::get({type.getRank()}, builder.getI64Type()), extents,
                                             uint64_t(0));
      start = ir::DynamicBroadcastInDimOp::create(builder, location, type, start, list,
                                                  builder.getDenseI64ArrayAttr({}), DenseI64ArrayAttr(),
                                                  DenseI64ArrayAttr());
    }
    state.push_back(start);
  }
  llvm::append_range(state, scan.getInits());
  SmallVector<Type> types = llvm::to_vector(ValueRange(state).getTypes());
  auto loop = ir::WhileOp::create(builder, location, types, state);

  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Location> locations(types.size(), location);
  Block *condition = builder.createBlock(&loop.getCond(), {}, types, locations);
  Formula inCondition(builder, location, limit);
  Exp goesOn = Exp(inCondition, condition->getArgument(0)) < Exp(inCondition, limit);
  ir::ReturnOp::create(builder, location, goesOn.value);

  Block *body = builder.createBlock(&loop.getBody(), {}, types, locations);
  Value step = body->getArgument(0), zero = number(0);
  Formula steps(builder, location, step);
  Exp index(steps, step);
  if (scan.getIsReverse())
    index = Exp(steps, limit) - 1 - index;
  auto startsOf = [&](RankedTensorType type) {
    SmallVector<Value> starts(size_t(type.getRank()), zero);
    starts[size_t(dimension)] = index.value;
    return starts;
  };
  auto thin = [&](RankedTensorType type) {
    SmallVector<int64_t> shape(type.getShape());
    shape[size_t(dimension)] = 1;
    return RankedTensorType::get(shape, type.getElementType());
  };

  IRMapping mapping;
  Block &original = scan.getBody().front();
  for (auto [argument, value] : llvm::enumerate(op->getOperands())) {
    Value seen = original.getArgument(unsigned(argument));
    if (argument >= inputs) {
      mapping.map(seen, body->getArgument(unsigned(1 + outputs + argument - inputs)));
      continue;
    }
    auto type = llvm::cast<RankedTensorType>(value.getType());
    Value slice = ir::DynamicSliceOp::create(builder, location, thin(type), value, startsOf(type),
                                             builder.getDenseI64ArrayAttr(thin(type).getShape()));
    mapping.map(seen, ir::ReshapeOp::create(builder, location, seen.getType(), slice));
  }
  for (Operation &inner : original.without_terminator())
    builder.clone(inner, mapping);

  SmallVector<Value> next = {(Exp(steps, step) + 1).value};
  for (auto [position, returned] : llvm::enumerate(original.getTerminator()->getOperands())) {
    Value value = mapping.lookupOrDefault(returned);
    if (position >= outputs) {
      next.push_back(value);
      continue;
    }
    Value whole = body->getArgument(unsigned(1 + position));
    auto type = llvm::cast<RankedTensorType>(whole.getType());
    Value slice = ir::ReshapeOp::create(builder, location, thin(type), value);
    next.push_back(ir::DynamicUpdateSliceOp::create(builder, location, type, whole, slice, startsOf(type)));
  }
  ir::ReturnOp::create(builder, location, next);
  llvm::append_range(results, loop.getResults().drop_front());
  return true;
}

} // namespace shlo::passes::decomposition

#pragma clang attribute pop
