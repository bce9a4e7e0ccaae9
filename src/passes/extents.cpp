// Extents of results from operands: one function for each way, named by the ops' records.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/extents.h"

#include "dialect/chlo.h"
#include "dialect/dialect.h"
#include "infer/inference_context.h"

#include <algorithm>
#include <iterator>

namespace shlo::passes {

namespace {

using infer::Wide;
using llvm::ArrayRef;
using mlir::RankedTensorType;
using mlir::Value;

// A number that is known, or a tensor<i64> that will be.
struct Extent {
  int64_t known = 0;
  Value value; // null: known
};

// The op whose results are measured, and arithmetic on extents that adds no op for what is known.
class Measure {
public:
  Measure(mlir::OpBuilder &builder, mlir::Location location, mlir::OpResult result)
      : op(result.getOwner()), result(result), builder(builder), location(location) {}

  RankedTensorType operandType(unsigned index) const {
    return index < op->getNumOperands() ? llvm::dyn_cast<RankedTensorType>(op->getOperand(index).getType())
                                        : RankedTensorType();
  }
  RankedTensorType resultType() const { return llvm::cast<RankedTensorType>(result.getType()); }
  // An extent of an operand that the op's record promises to be a tensor.
  Extent of(unsigned index, int64_t dim);
  // An element of an operand that is a list, or a table.
  Extent listed(unsigned index, ArrayRef<int64_t> place);
  Extent number(int64_t known) { return {known, {}}; }

  Extent add(Extent a, Extent b) { return compute<ir::AddOp>(a, b, [](Wide x, Wide y) { return x + y; }); }
  Extent subtract(Extent a, Extent b) { return compute<ir::SubtractOp>(a, b, [](Wide x, Wide y) { return x - y; }); }
  Extent multiply(Extent a, Extent b) { return compute<ir::MulOp>(a, b, [](Wide x, Wide y) { return x * y; }); }
  // Of numbers that are not negative.
  Extent divide(Extent a, Extent b) { return compute<ir::DivOp>(a, b, [](Wide x, Wide y) { return y ? x / y : 0; }); }
  Extent notNegative(Extent a) {
    return compute<ir::MaxOp>(a, number(0), [](Wide x, Wide y) { return std::max(x, y); });
  }

  // Of two dimensions of which one may have to be broadcast to the other.
  Extent broadcast(Extent a, Extent b);

  Value materialize(Extent extent);
  Value list(ArrayRef<Extent> extents);
  bool isPossible = true; // false: a number is too large, or of a type that nobody computes with

  mlir::Operation *op;
  mlir::OpResult result;

private:
  template <typename OpT, typename Fold> Extent compute(Extent a, Extent b, Fold fold);
  mlir::Type scalar() { return RankedTensorType::get({}, builder.getI64Type()); }
  Value toI64(Value value);

  mlir::OpBuilder &builder;
  mlir::Location location;
};

template <typename OpT, typename Fold> Extent Measure::compute(Extent a, Extent b, Fold fold) {
  if (a.value || b.value)
    return {0, OpT::create(builder, location, scalar(), materialize(a), materialize(b))};
  Wide exact = fold(a.known, b.known);
  isPossible &= exact <= infer::maxExtent && exact >= -infer::maxExtent;
  return number(isPossible ? int64_t(exact) : 0);
}

Value Measure::materialize(Extent extent) {
  if (extent.value)
    return extent.value;
  auto type = llvm::cast<RankedTensorType>(scalar());
  return ir::ConstantOp::create(builder, location, type, mlir::DenseIntElementsAttr::get(type, extent.known));
}

Value Measure::toI64(Value value) {
  mlir::Type element = llvm::cast<RankedTensorType>(value.getType()).getElementType();
  if (element.isSignlessInteger(64))
    return value;
  isPossible &= ir::isInteger(element);
  return isPossible ? ir::ConvertOp::create(builder, location, scalar(), value) : value;
}

Extent Measure::of(unsigned index, int64_t dim) {
  RankedTensorType type = operandType(index);
  if (!type || dim < 0 || dim >= type.getRank())
    return isPossible = false, number(0);
  if (!type.isDynamicDim(unsigned(dim)))
    return number(type.getDimSize(unsigned(dim)));
  auto size = ir::GetDimensionSizeOp::create(builder, location, RankedTensorType::get({}, builder.getI32Type()),
                                             op->getOperand(index), builder.getI64IntegerAttr(dim));
  return {0, toI64(size)};
}

Extent Measure::listed(unsigned index, ArrayRef<int64_t> place) {
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

Extent Measure::broadcast(Extent a, Extent b) {
  if (!a.value)
    return a.known == 1 ? b : a;
  if (!b.value)
    return b.known == 1 ? a : b;
  auto isOne = ir::CompareOp::create(builder, location, RankedTensorType::get({}, builder.getI1Type()), a.value,
                                     materialize(number(1)), ir::ComparisonDirection::EQ, ir::ComparisonTypeAttr());
  return {0, ir::SelectOp::create(builder, location, scalar(), isOne, b.value, a.value)};
}

Value Measure::list(ArrayRef<Extent> extents) {
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

//===- Ways -------------------------------------------------------------------------------------------------------===//

using Extents = llvm::SmallVector<Extent>;

void allOf(Measure &measure, unsigned operand, Extents &extents) {
  for (int64_t i = 0; i < measure.resultType().getRank(); ++i)
    extents.push_back(measure.of(operand, i));
}
void allListed(Measure &measure, unsigned operand, Extents &extents) {
  for (int64_t i = 0; i < measure.resultType().getRank(); ++i)
    extents.push_back(measure.listed(operand, i));
}

// Result i has the extents of operand i.
void operandExtents(Measure &measure, Extents &extents) {
  allOf(measure, measure.result.getResultNumber(), extents);
}
void secondExtents(Measure &measure, Extents &extents) { allOf(measure, 1, extents); }
void firstListed(Measure &measure, Extents &extents) { allListed(measure, 0, extents); }
void secondListed(Measure &measure, Extents &extents) { allListed(measure, 1, extents); }
void thirdListed(Measure &measure, Extents &extents) { allListed(measure, 2, extents); }

// Dimensions that come or go with the width of elements are static.
void bitcastExtents(Measure &measure, Extents &extents) {
  RankedTensorType from = measure.operandType(0), to = measure.resultType();
  for (int64_t i = 0; i < to.getRank(); ++i)
    extents.push_back(i < from.getRank() ? measure.of(0, i) : measure.number(to.getDimSize(unsigned(i))));
}

void transposeExtents(Measure &measure, Extents &extents) {
  for (int64_t dim : llvm::cast<ir::TransposeOp>(measure.op).getPermutation())
    extents.push_back(measure.of(0, dim));
}

void broadcastExtents(Measure &measure, Extents &extents) {
  ArrayRef<int64_t> sizes = llvm::cast<ir::BroadcastOp>(measure.op).getBroadcastSizes();
  for (int64_t i = 0; i < measure.resultType().getRank(); ++i)
    extents.push_back(i < int64_t(sizes.size()) ? measure.number(sizes[size_t(i)])
                                                : measure.of(0, i - int64_t(sizes.size())));
}

Extent padded(Measure &measure, Extent extent, Extent low, Extent high, Extent interior) {
  Extent gaps = measure.multiply(measure.notNegative(measure.subtract(extent, measure.number(1))), interior);
  return measure.add(measure.add(extent, gaps), measure.add(low, high));
}

void padExtents(Measure &measure, Extents &extents) {
  auto op = llvm::cast<ir::PadOp>(measure.op);
  for (int64_t i = 0; i < measure.resultType().getRank(); ++i)
    extents.push_back(padded(measure, measure.of(0, i), measure.number(op.getEdgePaddingLow()[size_t(i)]),
                             measure.number(op.getEdgePaddingHigh()[size_t(i)]),
                             measure.number(op.getInteriorPadding()[size_t(i)])));
}
void dynamicPadExtents(Measure &measure, Extents &extents) {
  for (int64_t i = 0; i < measure.resultType().getRank(); ++i)
    extents.push_back(
        padded(measure, measure.of(0, i), measure.listed(2, i), measure.listed(3, i), measure.listed(4, i)));
}

// From start to limit, rounded up to steps.
void dynamicSliceExtents(Measure &measure, Extents &extents) {
  for (int64_t i = 0; i < measure.resultType().getRank(); ++i) {
    Extent stride = measure.listed(3, i), length = measure.subtract(measure.listed(2, i), measure.listed(1, i));
    extents.push_back(measure.divide(
        measure.notNegative(measure.add(length, measure.subtract(stride, measure.number(1)))), stride));
  }
}

void concatenateExtents(Measure &measure, Extents &extents) {
  int64_t dimension = int64_t(llvm::cast<ir::ConcatenateOp>(measure.op).getDimension());
  for (int64_t i = 0; i < measure.resultType().getRank(); ++i) {
    Extent extent = measure.of(0, i);
    for (unsigned operand = 1; i == dimension && operand < measure.op->getNumOperands(); ++operand)
      extent = measure.add(extent, measure.of(operand, i));
    extents.push_back(extent);
  }
}

void reduceExtents(Measure &measure, Extents &extents) {
  ArrayRef<int64_t> reduced = llvm::cast<ir::ReduceOp>(measure.op).getDimensions();
  for (int64_t i = 0; i < measure.operandType(0).getRank(); ++i)
    if (!llvm::is_contained(reduced, i))
      extents.push_back(measure.of(0, i));
}

struct Window {
  Extent size, stride, baseDilation, dilation, low, high;
};

// Windows that fit into the padded, dilated dimension.
Extent windows(Measure &measure, Extent extent, const Window &window) {
  Extent one = measure.number(1);
  Extent dilated = measure.notNegative(
      measure.add(measure.multiply(measure.subtract(extent, one), window.baseDilation), one));
  Extent whole = measure.add(dilated, measure.add(window.low, window.high));
  Extent span = measure.add(measure.multiply(measure.subtract(window.size, one), window.dilation), one);
  return measure.divide(measure.notNegative(measure.add(measure.subtract(whole, span), window.stride)), window.stride);
}

// Element i of a list of an attribute, 1 without one; pairs without one are of zeros.
Extent attributeAt(Measure &measure, std::optional<ArrayRef<int64_t>> values, size_t i) {
  return measure.number(values ? (*values)[i] : 1);
}
Extent paddingAt(Measure &measure, std::optional<mlir::DenseIntElementsAttr> padding, size_t i) {
  return measure.number(padding ? padding->getValues<int64_t>()[i] : 0);
}

void windowExtents(Measure &measure, Extents &extents) {
  auto op = llvm::cast<ir::ReduceWindowOp>(measure.op);
  for (size_t i = 0; i < size_t(measure.resultType().getRank()); ++i)
    extents.push_back(windows(measure, measure.of(0, int64_t(i)),
                              {measure.number(op.getWindowDimensions()[i]),
                               attributeAt(measure, op.getWindowStrides(), i),
                               attributeAt(measure, op.getBaseDilations(), i),
                               attributeAt(measure, op.getWindowDilations(), i),
                               paddingAt(measure, op.getPadding(), 2 * i), paddingAt(measure, op.getPadding(), 2 * i + 1)}));
}

// paddingOf(i) is element i of the padding, in pairs.
template <typename OpT, typename PaddingOf>
void convolve(Measure &measure, Extents &extents, OpT op, PaddingOf &&paddingOf) {
  ir::ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  extents.resize(size_t(measure.resultType().getRank()));
  extents[size_t(numbers.getOutputBatchDimension())] =
      measure.divide(measure.of(0, numbers.getInputBatchDimension()), measure.number(int64_t(op.getBatchGroupCount())));
  extents[size_t(numbers.getOutputFeatureDimension())] = measure.of(1, numbers.getKernelOutputFeatureDimension());
  for (auto [i, dim] : llvm::enumerate(numbers.getOutputSpatialDimensions()))
    extents[size_t(dim)] = windows(measure, measure.of(0, numbers.getInputSpatialDimensions()[i]),
                                   {measure.of(1, numbers.getKernelSpatialDimensions()[i]),
                                    attributeAt(measure, op.getWindowStrides(), i),
                                    attributeAt(measure, op.getLhsDilation(), i),
                                    attributeAt(measure, op.getRhsDilation(), i), paddingOf(2 * i), paddingOf(2 * i + 1)});
}
void convolutionExtents(Measure &measure, Extents &extents) {
  auto op = llvm::cast<ir::ConvolutionOp>(measure.op);
  convolve(measure, extents, op, [&](size_t i) { return paddingAt(measure, op.getPadding(), i); });
}
void dynamicConvExtents(Measure &measure, Extents &extents) {
  convolve(measure, extents, llvm::cast<ir::DynamicConvOp>(measure.op),
           [&](size_t i) { return measure.listed(2, {int64_t(i / 2), int64_t(i % 2)}); });
}

// Of vectors and matrices.
void dotExtents(Measure &measure, Extents &extents) {
  for (int64_t i = 0; i + 1 < measure.operandType(0).getRank(); ++i)
    extents.push_back(measure.of(0, i));
  for (int64_t i = 1; i < measure.operandType(1).getRank(); ++i)
    extents.push_back(measure.of(1, i));
}

// A letter of the result has the extent that it has in an operand: "ab,bc->ac".
void einsumExtents(Measure &measure, Extents &extents) {
  auto [inputs, output] =
      measure.op->getAttrOfType<mlir::StringAttr>("einsum_config").getValue().split("->");
  llvm::SmallVector<llvm::StringRef> labels;
  inputs.split(labels, ',');
  for (char letter : output)
    for (auto [operand, letters] : llvm::enumerate(labels))
      if (size_t place = letters.find(letter); place != llvm::StringRef::npos) {
        extents.push_back(measure.of(unsigned(operand), int64_t(place)));
        break;
      }
}

void dotGeneralExtents(Measure &measure, Extents &extents) {
  ir::DotDimensionNumbersAttr numbers = llvm::cast<ir::DotGeneralOp>(measure.op).getDotDimensionNumbers();
  for (int64_t dim : numbers.getLhsBatchingDimensions())
    extents.push_back(measure.of(0, dim));
  auto addFree = [&](unsigned operand, ArrayRef<int64_t> batching, ArrayRef<int64_t> contracting) {
    for (int64_t i = 0; i < measure.operandType(operand).getRank(); ++i)
      if (!llvm::is_contained(batching, i) && !llvm::is_contained(contracting, i))
        extents.push_back(measure.of(operand, i));
  };
  addFree(0, numbers.getLhsBatchingDimensions(), numbers.getLhsContractingDimensions());
  addFree(1, numbers.getRhsBatchingDimensions(), numbers.getRhsContractingDimensions());
}

// The dimensions that are transformed are static.
void fftExtents(Measure &measure, Extents &extents) {
  int64_t rank = measure.resultType().getRank();
  int64_t kept = rank - int64_t(llvm::cast<ir::FftOp>(measure.op).getFftLength().size());
  for (int64_t i = 0; i < rank; ++i)
    extents.push_back(i < kept ? measure.of(0, i) : measure.number(measure.resultType().getDimSize(unsigned(i))));
}

// Parts of slices at the offset dimensions, extents of the indices elsewhere.
void gatherExtents(Measure &measure, Extents &extents) {
  auto fixed = llvm::dyn_cast<ir::GatherOp>(measure.op);
  ir::GatherDimensionNumbersAttr numbers =
      fixed ? fixed.getDimensionNumbers() : llvm::cast<ir::DynamicGatherOp>(measure.op).getDimensionNumbers();
  int64_t nextSlice = 0, nextIndex = 0;
  for (int64_t i = 0; i < measure.resultType().getRank(); ++i) {
    if (!llvm::is_contained(numbers.getOffsetDims(), i)) {
      nextIndex += nextIndex == numbers.getIndexVectorDim();
      extents.push_back(measure.of(1, nextIndex++));
      continue;
    }
    while (llvm::is_contained(numbers.getCollapsedSliceDims(), nextSlice) ||
           llvm::is_contained(numbers.getOperandBatchingDims(), nextSlice))
      ++nextSlice;
    extents.push_back(fixed ? measure.number(fixed.getSliceSizes()[size_t(nextSlice)]) : measure.listed(2, nextSlice));
    ++nextSlice;
  }
}

// What stands at the indices, in the place of a dimension of the operand.
void indexSelectExtents(Measure &measure, Extents &extents) {
  auto op = llvm::cast<ir::TorchIndexSelectOp>(measure.op);
  const int64_t dimension = int64_t(op.getDim());
  for (int64_t i = 0; i < dimension; ++i)
    extents.push_back(measure.of(0, i));
  for (int64_t i = int64_t(op.getBatchDims()); i < measure.operandType(1).getRank(); ++i)
    extents.push_back(measure.of(1, i));
  for (int64_t i = dimension + 1; i < measure.operandType(0).getRank(); ++i)
    extents.push_back(measure.of(0, i));
}

// The first result is of the operand's extents, the others have one dimension: that of the features.
template <typename OpT> void batchNormExtents(Measure &measure, Extents &extents) {
  if (measure.result.getResultNumber() == 0)
    allOf(measure, 0, extents);
  else
    extents.push_back(measure.of(0, int64_t(llvm::cast<OpT>(measure.op).getFeatureIndex())));
}
constexpr auto batchNormGradExtents = batchNormExtents<ir::BatchNormGradOp>;
constexpr auto batchNormTrainingExtents = batchNormExtents<ir::BatchNormTrainingOp>;

// How many processes there are is known where the program runs.
void gridExtents(Measure &measure, int64_t dimension, Extents &extents) {
  operandExtents(measure, extents);
  measure.isPossible &= !measure.resultType().isDynamicDim(unsigned(dimension));
}
void allGatherExtents(Measure &measure, Extents &extents) {
  gridExtents(measure, int64_t(llvm::cast<ir::AllGatherOp>(measure.op).getAllGatherDim()), extents);
}
void reduceScatterExtents(Measure &measure, Extents &extents) {
  gridExtents(measure, int64_t(llvm::cast<ir::ReduceScatterOp>(measure.op).getScatterDimension()), extents);
}

void allToAllExtents(Measure &measure, Extents &extents) {
  auto op = llvm::cast<ir::AllToAllOp>(measure.op);
  operandExtents(measure, extents);
  Extent parts = measure.number(int64_t(op.getSplitCount()));
  Extent &split = extents[size_t(op.getSplitDimension())];
  split = measure.divide(split, parts);
  Extent &joined = extents[size_t(op.getConcatDimension())];
  joined = measure.multiply(joined, parts);
}

// Each operand's dimensions are the last ones, or those that the op says; they agree, or are broadcast.
void broadcastedExtents(Measure &measure, Extents &extents) {
  const int64_t rank = measure.resultType().getRank();
  auto chosen = measure.op->getAttrOfType<mlir::DenseI64ArrayAttr>("broadcast_dimensions");
  extents.assign(size_t(rank), measure.number(1));
  for (unsigned operand = 0; operand < measure.op->getNumOperands(); ++operand) {
    RankedTensorType type = measure.operandType(operand);
    const int64_t missing = type ? rank - type.getRank() : -1;
    if (missing < 0 || (missing && chosen && chosen.size() != type.getRank())) {
      measure.isPossible = false;
      return;
    }
    for (int64_t i = 0; i < type.getRank(); ++i) {
      const int64_t dim = missing && chosen ? chosen[size_t(i)] : missing + i;
      if (measure.resultType().isDynamicDim(unsigned(dim)))
        extents[size_t(dim)] = measure.broadcast(extents[size_t(dim)], measure.of(operand, i));
    }
  }
}

void topKExtents(Measure &measure, Extents &extents) {
  allOf(measure, 0, extents);
  extents.back() = measure.number(int64_t(llvm::cast<ir::chlo::TopKOp>(measure.op).getK()));
}

struct Way {
  llvm::StringLiteral op;
  void (*measure)(Measure &measure, Extents &extents);
};
constexpr Way ways[] = {
#define SHLO_EXTENTS(name, function) {name, function},
#include "opset/extents.inc"
#undef SHLO_EXTENTS
};

} // namespace

Value resultShape(mlir::OpBuilder &builder, mlir::Location location, Value value) {
  auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
  auto result = llvm::dyn_cast<mlir::OpResult>(value);
  if (!type || !result)
    return {};
  Measure measure(builder, location, result);
  Extents extents;
  if (!type.hasStaticShape()) {
    llvm::StringRef name = measure.op->getName().getStringRef();
    auto way = llvm::find_if(ways, [&](const Way &way) { return way.op == name; });
    if (way == std::end(ways))
      return {};
    way->measure(measure, extents);
    if (!measure.isPossible || int64_t(extents.size()) != type.getRank())
      return {};
  }
  // What the type says needs no op.
  extents.resize(size_t(type.getRank()));
  for (unsigned i = 0; i < type.getRank(); ++i)
    if (!type.isDynamicDim(i))
      extents[i] = measure.number(type.getDimSize(i));
  return measure.list(extents);
}

} // namespace shlo::passes
