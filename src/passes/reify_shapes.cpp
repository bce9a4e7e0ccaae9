// Reifies result shapes: applies the shape rules of src/infer to extents that the program computes. There is one
// function per shape rule; the records of the ops name it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/reify_shapes.h"

#include "dialect/chlo.h"
#include "dialect/dialect.h"
#include "infer/shape_rules.h"

#include <algorithm>
#include <iterator>

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo::passes {

namespace {

using infer::Place;
using infer::Wide;
using llvm::ArrayRef;
using mlir::RankedTensorType;
using mlir::Value;

// A known number, or a tensor<i64> that is computed at run time.
struct Extent {
  int64_t known = 0;
  Value value; // null: known
};

// Reifies the shape of one result of an op: reads the shapes of the operands and computes extents. Arithmetic on known
// extents adds no ops.
class ShapeReifier {
public:
  using Number = Extent;

  ShapeReifier(mlir::OpBuilder &builder, mlir::Location location, mlir::OpResult result, SizeFn sizes = nullptr)
      : op(result.getOwner()), result(result), builder(builder), location(location), sizes(sizes) {}

  template <typename OpT> OpT as() const { return llvm::cast<OpT>(op); }
  RankedTensorType resultType() const { return llvm::cast<RankedTensorType>(result.getType()); }

  int64_t rank(unsigned operand) const { return operandType(operand) ? operandType(operand).getRank() : 0; }
  Extent extent(Place place);
  // The extents at these places are equal. Returns a known one, otherwise the first.
  Extent shared(ArrayRef<Place> places);
  // An element of an operand that is a list or a table of numbers.
  Extent listed(unsigned index, ArrayRef<int64_t> place);
  Extent number(int64_t known) { return {known, {}}; }

  Extent add(Extent a, Extent b) {
    return compute<ir::AddOp>(a, b, [](Wide x, Wide y) { return x + y; });
  }
  Extent subtract(Extent a, Extent b) {
    return compute<ir::SubtractOp>(a, b, [](Wide x, Wide y) { return x - y; });
  }
  Extent multiply(Extent a, Extent b) {
    return compute<ir::MulOp>(a, b, [](Wide x, Wide y) { return x * y; });
  }
  // For numbers that are not negative.
  Extent divide(Extent a, Extent b) {
    return compute<ir::DivOp>(a, b, [](Wide x, Wide y) { return y ? x / y : 0; });
  }
  Extent notNegative(Extent a) {
    return compute<ir::MaxOp>(a, number(0), [](Wide x, Wide y) { return std::max(x, y); });
  }
  Extent steps(Extent room, Extent stride) { return divide(notNegative(add(room, stride)), stride); }
  Extent ifPositive(Extent condition, Extent number);
  Extent broadcast(Extent a, Extent b);

  Value list(ArrayRef<Extent> extents);
  Value materialize(Extent extent);
  bool isPossible = true; // false: a number is too large or has an unsupported type

  mlir::Operation *op;
  mlir::OpResult result;

private:
  RankedTensorType operandType(unsigned index) const {
    return index < op->getNumOperands() ? llvm::dyn_cast<RankedTensorType>(op->getOperand(index).getType())
                                        : RankedTensorType();
  }
  template <typename OpT, typename Fold> Extent compute(Extent a, Extent b, Fold fold);
  mlir::Type scalar() { return RankedTensorType::get({}, builder.getI64Type()); }
  Value toI64(Value value);
  Value compare(Extent a, Extent b, ir::ComparisonDirection direction);

  Value sizeOf(Place place) const { return sizes ? sizes(place.operand, place.dim) : Value(); }

  mlir::OpBuilder &builder;
  mlir::Location location;
  SizeFn sizes;
};

template <typename OpT, typename Fold> Extent ShapeReifier::compute(Extent a, Extent b, Fold fold) {
  if (a.value || b.value)
    return {0, OpT::create(builder, location, scalar(), materialize(a), materialize(b))};
  Wide exact = fold(a.known, b.known);
  isPossible &= exact <= infer::maxExtent && exact >= -infer::maxExtent;
  return number(isPossible ? int64_t(exact) : 0);
}

Value ShapeReifier::materialize(Extent extent) {
  if (extent.value)
    return extent.value;
  auto type = llvm::cast<RankedTensorType>(scalar());
  return ir::ConstantOp::create(builder, location, type, mlir::DenseIntElementsAttr::get(type, extent.known));
}

Value ShapeReifier::toI64(Value value) {
  mlir::Type element = llvm::cast<RankedTensorType>(value.getType()).getElementType();
  if (element.isSignlessInteger(64))
    return value;
  isPossible &= ir::isInteger(element);
  return isPossible ? ir::ConvertOp::create(builder, location, scalar(), value) : value;
}

Value ShapeReifier::compare(Extent a, Extent b, ir::ComparisonDirection direction) {
  return ir::CompareOp::create(builder, location, RankedTensorType::get({}, builder.getI1Type()), materialize(a),
                               materialize(b), direction, ir::ComparisonTypeAttr());
}

Extent ShapeReifier::extent(Place place) {
  RankedTensorType type = operandType(place.operand);
  if (!type || place.dim < 0 || place.dim >= type.getRank())
    return isPossible = false, number(0);
  if (Value size = sizeOf(place))
    return {0, toI64(size)};
  if (!type.isDynamicDim(unsigned(place.dim)))
    return number(type.getDimSize(unsigned(place.dim)));
  auto size = ir::GetDimensionSizeOp::create(builder, location, RankedTensorType::get({}, builder.getI32Type()),
                                             op->getOperand(place.operand), builder.getI64IntegerAttr(place.dim));
  return {0, toI64(size)};
}

Extent ShapeReifier::shared(ArrayRef<Place> places) {
  auto isKnown = [&](Place place) {
    RankedTensorType type = operandType(place.operand);
    return type && place.dim < type.getRank() && !type.isDynamicDim(unsigned(place.dim)) && !sizeOf(place);
  };
  if (places.empty())
    return isPossible = false, number(0);
  auto known = llvm::find_if(places, isKnown);
  return extent(known == places.end() ? places.front() : *known);
}

Extent ShapeReifier::listed(unsigned index, ArrayRef<int64_t> place) {
  RankedTensorType type = operandType(index);
  if (!type || type.getRank() != int64_t(place.size()) ||
      llvm::any_of(llvm::zip(place, type.getShape()), [](auto pair) { return std::get<0>(pair) >= std::get<1>(pair); }))
    return isPossible = false, number(0);
  if (auto constant = op->getOperand(index).getDefiningOp<ir::ConstantOp>())
    if (auto values = llvm::dyn_cast<mlir::DenseIntElementsAttr>(constant.getValue())) {
      int64_t flat = 0;
      for (auto [at, extent] : llvm::zip(place, type.getShape()))
        flat = flat * extent + at;
      llvm::APInt value = values.getValues<llvm::APInt>()[size_t(flat)];
      if (value.getBitWidth() <= 64)
        return number(type.getElementType().isUnsignedInteger() ? int64_t(value.getZExtValue()) : value.getSExtValue());
    }
  llvm::SmallVector<int64_t> ones(place.size(), 1), limits;
  for (int64_t at : place)
    limits.push_back(at + 1);
  auto one = RankedTensorType::get(ones, type.getElementType());
  auto slice = ir::SliceOp::create(builder, location, one, op->getOperand(index), builder.getDenseI64ArrayAttr(place),
                                   builder.getDenseI64ArrayAttr(limits), builder.getDenseI64ArrayAttr(ones));
  auto element = ir::ReshapeOp::create(builder, location, RankedTensorType::get({}, type.getElementType()), slice);
  return {0, toI64(element)};
}

Extent ShapeReifier::ifPositive(Extent condition, Extent number) {
  if (!condition.value)
    return condition.known > 0 ? number : this->number(0);
  if (!number.value && number.known == 0)
    return number;
  Value isPositive = compare(condition, this->number(0), ir::ComparisonDirection::GT);
  return {0, ir::SelectOp::create(builder, location, scalar(), isPositive, materialize(number),
                                  materialize(this->number(0)))};
}

Extent ShapeReifier::broadcast(Extent a, Extent b) {
  if (!a.value)
    return a.known == 1 ? b : a;
  if (!b.value)
    return b.known == 1 ? a : b;
  Value isOne = compare(a, number(1), ir::ComparisonDirection::EQ);
  return {0, ir::SelectOp::create(builder, location, scalar(), isOne, b.value, a.value)};
}

Value ShapeReifier::list(ArrayRef<Extent> extents) {
  auto type = RankedTensorType::get({int64_t(extents.size())}, builder.getI64Type());
  llvm::SmallVector<int64_t> numbers;
  for (const Extent &extent : extents)
    if (!extent.value)
      numbers.push_back(extent.known);
  if (numbers.size() == extents.size())
    return ir::ConstantOp::create(builder, location, type, mlir::DenseIntElementsAttr::get(type, numbers));
  llvm::SmallVector<Value> parts;
  auto one = RankedTensorType::get({1}, builder.getI64Type());
  for (const Extent &extent : extents)
    parts.push_back(ir::ReshapeOp::create(builder, location, one, materialize(extent)));
  if (parts.size() == 1)
    return parts[0];
  return ir::ConcatenateOp::create(builder, location, type, parts, builder.getI64IntegerAttr(0));
}

//===- Shape rules ------------------------------------------------------------------------------------------------===//

using Extents = infer::NumbersOf<ShapeReifier>;
using Padding = infer::PaddingOf<ShapeReifier>;

// The first elements of the list, one for each dimension of the result.
Extents listedBy(ShapeReifier &at, unsigned operand) {
  Extents extents;
  for (int64_t i = 0; i < at.resultType().getRank(); ++i)
    extents.push_back(at.listed(operand, i));
  return extents;
}

// Result i has the extents of operand i.
void operandExtents(ShapeReifier &at, Extents &extents) {
  infer::operandShape(at, at.result.getResultNumber(), extents);
}
void secondExtents(ShapeReifier &at, Extents &extents) { infer::operandShape(at, 1, extents); }
void firstListed(ShapeReifier &at, Extents &extents) { extents = listedBy(at, 0); }
void secondListed(ShapeReifier &at, Extents &extents) { extents = listedBy(at, 1); }
void thirdListed(ShapeReifier &at, Extents &extents) { extents = listedBy(at, 2); }

void bitcastExtents(ShapeReifier &at, Extents &extents) {
  auto bits = [](mlir::Type type) { return infer::elementBits(mlir::getElementTypeOrSelf(type)); };
  infer::bitcastShape(at, bits(at.op->getOperand(0).getType()), bits(at.resultType()), extents);
}

void transposeExtents(ShapeReifier &at, Extents &extents) {
  infer::transposeShape(at, at.as<ir::TransposeOp>().getPermutation(), extents);
}

void broadcastExtents(ShapeReifier &at, Extents &extents) {
  infer::broadcastShape(at, at.as<ir::BroadcastOp>().getBroadcastSizes(), extents);
}

void padExtents(ShapeReifier &at, Extents &extents) {
  auto op = at.as<ir::PadOp>();
  for (int64_t i = 0; i < at.rank(0); ++i)
    extents.push_back(infer::padded(at, at.extent({0, i}), at.number(op.getEdgePaddingLow()[size_t(i)]),
                                    at.number(op.getEdgePaddingHigh()[size_t(i)]),
                                    at.number(op.getInteriorPadding()[size_t(i)])));
}
void dynamicPadExtents(ShapeReifier &at, Extents &extents) {
  Extents low = listedBy(at, 2), high = listedBy(at, 3), interior = listedBy(at, 4);
  for (size_t i = 0; i < low.size(); ++i)
    extents.push_back(infer::padded(at, at.extent({0, int64_t(i)}), low[i], high[i], interior[i]));
}

void dynamicSliceExtents(ShapeReifier &at, Extents &extents) {
  Extents start = listedBy(at, 1), limit = listedBy(at, 2), stride = listedBy(at, 3);
  for (size_t i = 0; i < start.size(); ++i)
    extents.push_back(infer::sliced(at, start[i], limit[i], stride[i]));
}

void concatenateExtents(ShapeReifier &at, Extents &extents) {
  infer::concatenateShape(at, at.op->getNumOperands(), int64_t(at.as<ir::ConcatenateOp>().getDimension()), extents);
}

void reduceExtents(ShapeReifier &at, Extents &extents) {
  infer::reduceShape(at, at.op->getNumOperands() / 2, at.as<ir::ReduceOp>().getDimensions(), extents);
}

// The pairs of the attribute; zeros if it is omitted.
Padding paddingOf(ShapeReifier &at, std::optional<mlir::DenseIntElementsAttr> attribute, int64_t count) {
  Padding padding(size_t(count), {at.number(0), at.number(0)});
  if (attribute)
    for (auto [i, amount] : llvm::enumerate(attribute->getValues<int64_t>()))
      (i % 2 ? padding[i / 2].second : padding[i / 2].first) = at.number(amount);
  return padding;
}

void windowExtents(ShapeReifier &at, Extents &extents) {
  auto op = at.as<ir::ReduceWindowOp>();
  infer::reduceWindowShape(at, op, at.op->getNumOperands() / 2, paddingOf(at, op.getPadding(), at.rank(0)), extents);
}

void convolutionExtents(ShapeReifier &at, Extents &extents) {
  auto op = at.as<ir::ConvolutionOp>();
  infer::convolutionShape(at, op, paddingOf(at, op.getPadding(), at.rank(0) - 2), extents);
}
void dynamicConvExtents(ShapeReifier &at, Extents &extents) {
  Padding padding;
  for (int64_t i = 0; i + 2 < at.rank(0); ++i) {
    Extent low = at.listed(2, {i, 0});
    padding.push_back({low, at.listed(2, {i, 1})});
  }
  infer::convolutionShape(at, at.as<ir::DynamicConvOp>(), padding, extents);
}

void dotExtents(ShapeReifier &at, Extents &extents) { infer::dotShape(at, extents); }
void dotGeneralExtents(ShapeReifier &at, Extents &extents) {
  infer::dotGeneralShape(at, at.as<ir::DotGeneralOp>().getDotDimensionNumbers(), extents);
}
void einsumExtents(ShapeReifier &at, Extents &extents) {
  infer::einsumShape(at, at.op->getAttrOfType<mlir::StringAttr>("einsum_config").getValue(), extents);
}

void fftExtents(ShapeReifier &at, Extents &extents) {
  auto op = at.as<ir::FftOp>();
  infer::fftShape(at, op.getFftType(), op.getFftLength(), extents);
}

void gatherExtents(ShapeReifier &at, Extents &extents) {
  Extents sizes;
  for (int64_t size : at.as<ir::GatherOp>().getSliceSizes())
    sizes.push_back(at.number(size));
  infer::gatherShape(at, at.as<ir::GatherOp>().getDimensionNumbers(), sizes, extents);
}
void dynamicGatherExtents(ShapeReifier &at, Extents &extents) {
  Extents sizes;
  for (int64_t i = 0; i < at.rank(0); ++i)
    sizes.push_back(at.listed(2, i));
  infer::gatherShape(at, at.as<ir::DynamicGatherOp>().getDimensionNumbers(), sizes, extents);
}

void indexSelectExtents(ShapeReifier &at, Extents &extents) {
  auto op = at.as<ir::TorchIndexSelectOp>();
  infer::indexSelectShape(at, int64_t(op.getDim()), int64_t(op.getBatchDims()), extents);
}

// The first result has the operand's extents. The others have one dimension, the features.
template <typename OpT> void batchNormExtents(ShapeReifier &at, Extents &extents) {
  if (at.result.getResultNumber() == 0)
    infer::operandShape(at, 0, extents);
  else
    extents.push_back(at.extent({0, int64_t(at.as<OpT>().getFeatureIndex())}));
}
constexpr auto batchNormGradExtents = batchNormExtents<ir::BatchNormGradOp>;
constexpr auto batchNormTrainingExtents = batchNormExtents<ir::BatchNormTrainingOp>;

// The number of processes is unknown until the program runs.
void gridExtents(ShapeReifier &at, int64_t dimension, Extents &extents) {
  operandExtents(at, extents);
  at.isPossible &= !at.resultType().isDynamicDim(unsigned(dimension));
}
void allGatherExtents(ShapeReifier &at, Extents &extents) {
  gridExtents(at, int64_t(at.as<ir::AllGatherOp>().getAllGatherDim()), extents);
}
void reduceScatterExtents(ShapeReifier &at, Extents &extents) {
  gridExtents(at, int64_t(at.as<ir::ReduceScatterOp>().getScatterDimension()), extents);
}

void allToAllExtents(ShapeReifier &at, Extents &extents) {
  infer::allToAllShape(at, at.result.getResultNumber(), at.as<ir::AllToAllOp>(), extents);
}

void broadcastedExtents(ShapeReifier &at, Extents &extents) {
  auto dimensions = at.op->getAttrOfType<mlir::DenseI64ArrayAttr>("broadcast_dimensions");
  infer::broadcastedShape(at, at.op->getNumOperands(), dimensions, extents);
}

void topKExtents(ShapeReifier &at, Extents &extents) {
  infer::topKShape(at, int64_t(at.as<ir::chlo::TopKOp>().getK()), extents);
}

struct Rule {
  llvm::StringLiteral op;
  void (*reify)(ShapeReifier &at, Extents &extents);
};
constexpr Rule rules[] = {
#define SHLO_EXTENTS(name, function) {name, function},
#include "opset/extents.inc"
#undef SHLO_EXTENTS
};

} // namespace

// Those that the op's rule reifies; false if it has none, or if they cannot be computed.
static bool reifyByRule(ShapeReifier &at, Extents &extents) {
  llvm::StringRef name = at.op->getName().getStringRef();
  auto rule = llvm::find_if(rules, [&](const Rule &rule) { return rule.op == name; });
  if (rule == std::end(rules))
    return false;
  rule->reify(at, extents);
  return at.isPossible && int64_t(extents.size()) == at.resultType().getRank();
}

Value reifyResultShape(mlir::OpBuilder &builder, mlir::Location location, Value value) {
  auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
  auto result = llvm::dyn_cast<mlir::OpResult>(value);
  if (!type || !result)
    return {};
  ShapeReifier at(builder, location, result);
  Extents extents;
  if (!type.hasStaticShape() && !reifyByRule(at, extents))
    return {};
  // Static extents need no ops.
  extents.resize(size_t(type.getRank()));
  for (unsigned i = 0; i < type.getRank(); ++i)
    if (!type.isDynamicDim(i))
      extents[i] = at.number(type.getDimSize(i));
  return at.list(extents);
}

llvm::SmallVector<Value> reifyExtents(mlir::OpBuilder &builder, mlir::OpResult result, SizeFn sizes) {
  ShapeReifier at(builder, result.getLoc(), result, sizes);
  Extents extents;
  llvm::SmallVector<Value> values;
  if (!reifyByRule(at, extents))
    return values;
  for (auto [i, extent] : llvm::enumerate(extents))
    values.push_back(at.resultType().isDynamicDim(unsigned(i)) ? at.materialize(extent) : Value());
  return values;
}

} // namespace shlo::passes

#pragma clang attribute pop
