// Products and convolutions of the stored integers of quantized elements.
//
// With zero points a and b, the sum of (x - a) * (y - b) over n pairs is
//   sum(x * y) - b * sum(x) - a * sum(y) + n * a * b
// It is computed in i32, which the sums do not leave in practice if the integers have 8 bits or fewer.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/quantized_math.h"

#include "dialect/chlo.h"

#include <cmath>

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo::passes::quantized {

using namespace mlir;
using llvm::ArrayRef;

namespace {

// The dimensions of a product, of all kinds.
struct Dimensions {
  llvm::SmallVector<int64_t> contracting[2]; // of lhs and rhs
  llvm::SmallVector<int64_t> toResult[2];    // of the other dimensions in their order: those of the result
};

class Product {
public:
  explicit Product(StoredMath &math)
      : math(math), op(math.op), resultType(op->getResult(0).getType()), lhs(op->getOperand(0)), rhs(op->getOperand(1)),
        quantizedLhs(elementOf(math.typeOf(lhs))), quantizedRhs(elementOf(math.typeOf(rhs))),
        quantizedResult(elementOf(resultType)) {}

  // Only rhs is quantized: it is dequantized before each use, so that it stays small in memory.
  bool isHybrid() const { return !quantizedLhs && quantizedRhs && !quantizedResult; }
  void dequantizeRhs();

  // Whether the product can be computed in integers.
  bool isOfIntegers() const;
  RankedTensorType wideType() const {
    return llvm::cast<RankedTensorType>(resultType).clone(math.builder.getI32Type());
  }
  // Replaces the op, given the product of the stored integers.
  void finish(Value product, const Dimensions &dimensions);

  StoredMath &math;
  Operation *const op;
  const Type resultType;
  const Value lhs, rhs;
  const quant::QuantizedType quantizedLhs, quantizedRhs, quantizedResult;

private:
  RankedTensorType typeOf(unsigned operand) const {
    return llvm::cast<RankedTensorType>(op->getOperand(operand).getType());
  }
  double combinedScale() const {
    return Parameters(quantizedLhs).scale(0) * Parameters(quantizedRhs).scale(0) / Parameters(quantizedResult).scale(0);
  }
  Value sumOf(unsigned operand, ArrayRef<int64_t> dims);
  Value spread(Value value, ArrayRef<int64_t> dims, Value product);
  Value extentsOf(Value value);
  Value contribution(unsigned operand, const Dimensions &dimensions, Value product);
  // The constant part of the offset; null if it is zero.
  Value constantPart(const Dimensions &dimensions);
  Value scaled(Value value, Value scale);

  Value extents; // of the result, once made
};

void Product::dequantizeRhs() {
  const Parameters from(quantizedRhs);
  const llvm::SmallVector<double> zeroPoints(from.zeroPoints.begin(), from.zeroPoints.end());
  Value kept = ir::OptimizationBarrierOp::create(math.builder, TypeRange(rhs.getType()), ValueRange(rhs))->getResult(0);
  Value scales = math.floats(from.expressed, from.scales, from.isPerAxis());
  Value zeros = math.floats(from.expressed, zeroPoints, from.isPerAxis());
  Value value = math.convert(kept, from.expressed);
  if (from.hasZeroPoint())
    value = math.broadcast<ir::chlo::BroadcastSubOp>(value, zeros, from.axis);
  op->setOperand(1, math.broadcast<ir::chlo::BroadcastMulOp>(value, scales, from.axis));
}

bool Product::isOfIntegers() const {
  if (!quantizedLhs || !quantizedRhs || !quantizedResult)
    return false;
  const Parameters left(quantizedLhs), right(quantizedRhs), result(quantizedResult);
  const bool isSmall = left.width <= 8 && right.width <= 8 && result.fitI32();
  const bool isOneType = getElementTypeOrSelf(lhs.getType()) == getElementTypeOrSelf(rhs.getType()) &&
                         left.expressed == right.expressed && left.expressed == result.expressed;
  const bool hasEncoding =
      typeOf(0).getEncoding() || typeOf(1).getEncoding() || llvm::cast<RankedTensorType>(resultType).getEncoding();
  if (!isSmall || !isOneType || hasEncoding || left.isPerAxis() || right.isPerAxis() != result.isPerAxis())
    return false;
  if (!right.isPerAxis())
    return true;
  if (right.hasZeroPoint() || result.hasZeroPoint() || right.scales.size() != result.scales.size())
    return false;
  // One factor must do for all scales.
  const double ratio = right.scale(0) / result.scale(0);
  for (size_t i = 1; i < right.scales.size(); ++i)
    if (std::fabs(right.scale(i) / result.scale(i) / ratio - 1) > 1e-6)
      return false;
  return true;
}

Value Product::sumOf(unsigned operand, ArrayRef<int64_t> dims) {
  Value wide = math.convert(op->getOperand(operand), math.builder.getI32Type());
  Value zero = math.integer(0);
  llvm::SmallVector<int64_t> shape;
  for (auto [dim, extent] : llvm::enumerate(typeOf(operand).getShape()))
    if (!llvm::is_contained(dims, int64_t(dim)))
      shape.push_back(extent);
  auto scalar = RankedTensorType::get({}, math.builder.getI32Type());
  llvm::SmallVector<int64_t> sorted(dims);
  llvm::sort(sorted);
  auto sum = ir::ReduceOp::create(math.builder, TypeRange(RankedTensorType::get(shape, scalar.getElementType())),
                                  ValueRange(wide), ValueRange(zero), math.builder.getDenseI64ArrayAttr(sorted));
  OpBuilder::InsertionGuard guard(math.builder);
  Block *block = math.builder.createBlock(&sum.getBody());
  block->addArguments({scalar, scalar}, {op->getLoc(), op->getLoc()});
  Value added = ir::AddOp::create(math.builder, scalar, block->getArgument(0), block->getArgument(1));
  ir::ReturnOp::create(math.builder, ValueRange(added));
  return sum->getResult(0);
}

// As tensor<RANKxi64>.
Value Product::extentsOf(Value value) {
  auto type = llvm::cast<RankedTensorType>(value.getType());
  const Type i64 = math.builder.getI64Type();
  const RankedTensorType one = RankedTensorType::get({1}, i64), scalar = RankedTensorType::get({}, i64);
  llvm::SmallVector<Value> parts;
  for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
    if (!ShapedType::isDynamic(extent)) {
      parts.push_back(math.integers(i64, extent, true));
      continue;
    }
    Value size = ir::GetDimensionSizeOp::create(math.builder, RankedTensorType::get({}, math.builder.getI32Type()),
                                                value, uint64_t(dim));
    parts.push_back(ir::ReshapeOp::create(math.builder, one, ir::ConvertOp::create(math.builder, scalar, size)));
  }
  return ir::ConcatenateOp::create(math.builder, RankedTensorType::get({type.getRank()}, i64), parts, uint64_t(0));
}

Value Product::spread(Value value, ArrayRef<int64_t> dims, Value product) {
  auto type = llvm::cast<RankedTensorType>(product.getType());
  if (type.hasStaticShape())
    return ir::BroadcastInDimOp::create(math.builder, type, value, math.builder.getDenseI64ArrayAttr(dims));
  if (!extents)
    extents = extentsOf(product);
  return ir::DynamicBroadcastInDimOp::create(math.builder, type, value, extents,
                                             math.builder.getDenseI64ArrayAttr(dims), DenseI64ArrayAttr(),
                                             DenseI64ArrayAttr());
}

// The sum over one operand times the zero point of the other one.
Value Product::contribution(unsigned operand, const Dimensions &dimensions, Value product) {
  const int64_t zero = Parameters(operand == 0 ? quantizedRhs : quantizedLhs).zeroPoint(0);
  Value sum = sumOf(operand, dimensions.contracting[operand]);
  return spread(math.broadcast<ir::chlo::BroadcastMulOp>(sum, math.integer(zero)), dimensions.toResult[operand],
                product);
}

Value Product::constantPart(const Dimensions &dimensions) {
  uint64_t factor = uint64_t(Parameters(quantizedLhs).zeroPoint(0)) * uint64_t(Parameters(quantizedRhs).zeroPoint(0));
  Value count;
  for (int64_t dim : dimensions.contracting[1]) {
    if (const int64_t extent = typeOf(1).getDimSize(dim); !ShapedType::isDynamic(extent)) {
      factor *= uint64_t(extent);
      continue;
    }
    auto scalar = RankedTensorType::get({}, math.builder.getI32Type());
    if (!count)
      count = math.integer(1);
    Value extent = ir::GetDimensionSizeOp::create(math.builder, scalar, rhs, uint64_t(dim));
    count = ir::MulOp::create(math.builder, scalar, count, extent);
  }
  Value constant = math.integer(int32_t(uint32_t(factor)));
  return count ? ir::MulOp::create(math.builder, count.getType(), constant, count) : constant;
}

// The conversion truncates. So that the result is the nearest integer, half of one is added beforehand, away from zero;
// or less to numbers whose nearest one is zero.
Value Product::scaled(Value value, Value scale) {
  const Type element = getElementTypeOrSelf(scale.getType());
  value = math.convert(value, element);
  const double half = 0.5 / combinedScale();
  Value below = math.floats(element, -half, false), above = math.floats(element, half, false);
  value = ir::AddOp::create(math.builder, value.getType(), value, math.clamp(value, below, above));
  return math.convert(math.broadcast<ir::chlo::BroadcastMulOp>(value, scale), math.builder.getI32Type());
}

void Product::finish(Value product, const Dimensions &dimensions) {
  const Parameters left(quantizedLhs), right(quantizedRhs), result(quantizedResult);
  Value offset;
  if (right.hasZeroPoint())
    offset = contribution(0, dimensions, product);
  if (left.hasZeroPoint()) {
    Value own = contribution(1, dimensions, product);
    offset = offset ? math.broadcast<ir::chlo::BroadcastAddOp>(offset, own) : own;
    if (right.hasZeroPoint())
      offset = math.broadcast<ir::chlo::BroadcastSubOp>(offset, constantPart(dimensions));
  }
  if (Value scale; std::fabs(combinedScale() - 1) > 1e-6) {
    scale = math.floats(result.expressed, combinedScale(), false);
    product = scaled(product, scale);
    if (offset)
      offset = scaled(offset, scale);
  }
  if (offset) {
    Value zero = math.integer(result.zeroPoint(0));
    product = math.broadcast<ir::chlo::BroadcastAddOp>(product, math.broadcast<ir::chlo::BroadcastSubOp>(zero, offset));
  } else if (result.hasZeroPoint()) {
    product = math.broadcast<ir::chlo::BroadcastAddOp>(product, math.integer(result.zeroPoint(0)));
  }
  math.replace(math.storeInteger(product, resultType));
}

// For each dimension of an operand that is not contracted: its dimension in the result. Batching dimensions come first.
void mapToResult(int64_t rank, ArrayRef<int64_t> batching, ArrayRef<int64_t> contracting, int64_t &next,
                 llvm::SmallVectorImpl<int64_t> &toResult) {
  for (int64_t dim = 0; dim < rank; ++dim) {
    if (const auto *place = llvm::find(batching, dim); place != batching.end())
      toResult.push_back(place - batching.begin());
    else if (!llvm::is_contained(contracting, dim))
      toResult.push_back(next++);
  }
}

// The layouts of convolutions that are computed in integers. In others, kernels for integers are rare.
bool hasIntegerLayout(ir::ConvDimensionNumbersAttr dims, int64_t rank) {
  auto are = [](ArrayRef<int64_t> spatial, int64_t first) {
    return llvm::equal(spatial, llvm::seq(first, first + int64_t(spatial.size())));
  };
  auto areSpatial = [&](int64_t first) {
    return are(dims.getInputSpatialDimensions(), first) && are(dims.getOutputSpatialDimensions(), first);
  };
  const bool isFirstBatch = dims.getInputBatchDimension() == 0 && dims.getOutputBatchDimension() == 0;
  // [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], with any number of spatial dimensions
  const bool isChannelsLast =
      dims.getInputFeatureDimension() == rank - 1 && dims.getOutputFeatureDimension() == rank - 1 && areSpatial(1) &&
      are(dims.getKernelSpatialDimensions(), 0) && dims.getKernelInputFeatureDimension() == rank - 2 &&
      dims.getKernelOutputFeatureDimension() == rank - 1;
  // [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]
  const bool isChannelsFirst =
      rank == 4 && dims.getInputFeatureDimension() == 1 && dims.getOutputFeatureDimension() == 1 && areSpatial(2) &&
      are(dims.getKernelSpatialDimensions(), 2) && dims.getKernelInputFeatureDimension() == 1 &&
      dims.getKernelOutputFeatureDimension() == 0;
  return isFirstBatch && (isChannelsLast || isChannelsFirst);
}

// lhs with its zero point around it, and the convolution without padding.
Value paddedLhs(Product &product, ir::ConvolutionOp convolution) {
  DenseIntElementsAttr padding = convolution.getPaddingAttr();
  const Parameters left(product.quantizedLhs);
  if (!padding || padding.empty() || !left.hasZeroPoint() ||
      (padding.isSplat() && padding.getSplatValue<APInt>().isZero()))
    return product.lhs;
  const llvm::SmallVector<APInt> amounts(padding.getValues<APInt>());
  auto type = llvm::cast<RankedTensorType>(product.lhs.getType());
  llvm::SmallVector<int64_t> low(size_t(type.getRank())), high = low, none = low, shape(type.getShape());
  for (auto [i, dim] : llvm::enumerate(convolution.getDimensionNumbers().getInputSpatialDimensions())) {
    low[size_t(dim)] = amounts[2 * i].getSExtValue();
    high[size_t(dim)] = amounts[2 * i + 1].getSExtValue();
    if (int64_t &extent = shape[size_t(dim)]; !ShapedType::isDynamic(extent))
      extent += low[size_t(dim)] + high[size_t(dim)];
  }
  ImplicitLocOpBuilder &builder = product.math.builder;
  Value zero = product.math.integers(type.getElementType(), left.zeroPoints, false);
  return ir::PadOp::create(builder, RankedTensorType::get(shape, type.getElementType()), product.lhs, zero, low, high,
                           none);
}

} // namespace

bool dotIntegers(StoredMath &math) {
  Product product(math);
  if (product.isHybrid())
    return product.dequantizeRhs(), true;
  if (!product.isOfIntegers())
    return false;
  auto left = llvm::cast<RankedTensorType>(product.lhs.getType());
  auto right = llvm::cast<RankedTensorType>(product.rhs.getType());
  ir::DotDimensionNumbersAttr numbers;
  if (auto general = llvm::dyn_cast<ir::DotGeneralOp>(math.op))
    numbers = general.getDotDimensionNumbers();
  else // stablehlo.dot
    numbers = ir::DotDimensionNumbersAttr::get(math.op->getContext(), {}, {}, left.getRank() - 1, 0);
  Dimensions dimensions;
  llvm::append_range(dimensions.contracting[0], numbers.getLhsContractingDimensions());
  llvm::append_range(dimensions.contracting[1], numbers.getRhsContractingDimensions());
  int64_t next = int64_t(numbers.getLhsBatchingDimensions().size());
  mapToResult(left.getRank(), numbers.getLhsBatchingDimensions(), dimensions.contracting[0], next,
              dimensions.toResult[0]);
  mapToResult(right.getRank(), numbers.getRhsBatchingDimensions(), dimensions.contracting[1], next,
              dimensions.toResult[1]);
  Value integers = ir::DotGeneralOp::create(math.builder, product.wideType(), product.lhs, product.rhs, numbers,
                                            math.op->getAttrOfType<ArrayAttr>("precision_config"), {});
  product.finish(integers, dimensions);
  return true;
}

bool convolutionIntegers(StoredMath &math) {
  Product product(math);
  if (product.isHybrid())
    return product.dequantizeRhs(), true;
  auto convolution = llvm::cast<ir::ConvolutionOp>(math.op);
  ir::ConvDimensionNumbersAttr numbers = convolution.getDimensionNumbers();
  const int64_t rank = llvm::cast<RankedTensorType>(product.lhs.getType()).getRank();
  auto isOne = [](int64_t dilation) { return dilation == 1; };
  // The sums over windows of lhs would take another convolution.
  if (!product.isOfIntegers() || Parameters(product.quantizedRhs).hasZeroPoint() || !hasIntegerLayout(numbers, rank) ||
      (convolution.getLhsDilation() && !llvm::all_of(*convolution.getLhsDilation(), isOne)))
    return false;
  Value lhs = paddedLhs(product, convolution);
  auto integers = llvm::cast<ir::ConvolutionOp>(math.builder.clone(*math.op));
  integers->setOperand(0, lhs);
  if (lhs != product.lhs)
    integers.setPaddingAttr(DenseIntElementsAttr::get(convolution.getPaddingAttr().getType(), int64_t(0)));
  integers->getResult(0).setType(product.wideType());
  Dimensions dimensions;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (dim != numbers.getKernelOutputFeatureDimension())
      dimensions.contracting[1].push_back(dim);
  dimensions.toResult[1] = {numbers.getOutputFeatureDimension()};
  product.finish(integers->getResult(0), dimensions);
  return true;
}

} // namespace shlo::passes::quantized

#pragma clang attribute pop
