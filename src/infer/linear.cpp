// Infers the result types of products, convolutions, transforms and solvers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/shapes.h"

namespace shlo::infer {

//===- What products and convolutions share -----------------------------------------------------------------------===//

namespace {

// The labels of rules, which have different numbers in each op.
struct ProductRules {
  StringRef plain; // operands that are not quantized have equal element types; empty if they need not
  StringRef quantized, storage, expressed, perTensor, hybrid;
  StringRef zeroPoints = "";
};

bool hasZeroPointsOfZero(mlir::quant::QuantizedType type) {
  if (auto perAxis = llvm::dyn_cast<mlir::quant::UniformQuantizedPerAxisType>(type))
    return llvm::all_of(perAxis.getZeroPoints(), [](int64_t point) { return point == 0; });
  auto perTensor = llvm::dyn_cast<mlir::quant::UniformQuantizedType>(type);
  return !perTensor || perTensor.getZeroPoint() == 0;
}

// Checks the element types of lhs, rhs and result. The operands do not determine the result's element type: if it is
// not quantized, it may be any type, in which the products are summed.
LogicalResult productElements(InferenceContext &context, const ProductRules &rules) {
  Type lhs = context.element(0), rhs = context.element(1);
  // Equal element types that are not quantized give the same type, unless another one is declared.
  if ((lhs != rhs || quantized(lhs)) && failed(context.needsResults()))
    return failure();
  Type declared = context.declaredElement(0, lhs);
  auto left = quantized(lhs), right = quantized(rhs), out = quantized(declared);
  if (!left && !right && !out) {
    // Different 8-bit formats may be combined: their product is exact in every wider type.
    bool areBothF8 = areFloats(lhs, rhs) && elementBits(lhs) == 8 && elementBits(rhs) == 8;
    return rules.plain.empty() || areBothF8 ? success() : context.sameElement(lhs, rhs, rules.plain, operand(1));
  }
  if (!right || bool(left) != bool(out))
    return context.fail(rules.quantized, operand(1))
           << "multiplies " << lhs << " and " << rhs << " into " << declared << ", expected all or only rhs quantized";
  if (!rules.zeroPoints.empty() && !hasZeroPointsOfZero(right))
    return context.fail(rules.zeroPoints, operand(1)) << "has a zero point other than 0";
  if (!left) {
    if (right.getExpressedType() != lhs || declared != lhs)
      return context.fail(rules.hybrid, operand(1))
             << "multiplies " << lhs << " and " << rhs << " into " << declared << ", expected one expressed type";
    return success();
  }
  if (left.getStorageType() != right.getStorageType())
    return context.fail(rules.storage, operand(1))
           << "is stored as " << right.getStorageType() << ", lhs as " << left.getStorageType();
  if (left.getExpressedType() != right.getExpressedType() || left.getExpressedType() != out.getExpressedType())
    return context.fail(rules.expressed, operand(1))
           << "multiplies " << lhs << " and " << rhs << " into " << declared << ", expected one expressed type";
  if (!quantizedAxis(rhs) && quantizedAxis(declared))
    return context.fail(rules.perTensor, result(0)) << "is quantized per axis, rhs is not";
  return success();
}

LogicalResult precision(InferenceContext &context, std::optional<mlir::ArrayAttr> config, StringRef rule) {
  if (!config || config->empty() || (context.isLenient() && config->size() == 1))
    return success();
  return context.size(int64_t(config->size()), 2, rule, "precision_config");
}

} // namespace

//===- Products ---------------------------------------------------------------------------------------------------===//

static LogicalResult algorithm(InferenceContext &context, ir::DotAlgorithmAttr algorithm,
                               std::optional<mlir::ArrayAttr> config) {
  if (config)
    for (mlir::Attribute entry : *config)
      if (auto chosen = llvm::dyn_cast<ir::PrecisionAttr>(entry))
        if (chosen.getValue() != ir::Precision::DEFAULT)
          return context.fail("c21", "precision_config") << "is " << ir::stringifyPrecision(chosen.getValue())
                                                         << " together with an algorithm, expected DEFAULT";
  if (algorithm.getLhsComponentCount() < 1)
    return context.fail("c22", "algorithm")
           << "has lhs_component_count " << algorithm.getLhsComponentCount() << ", expected at least 1";
  if (algorithm.getRhsComponentCount() < 1)
    return context.fail("c23", "algorithm")
           << "has rhs_component_count " << algorithm.getRhsComponentCount() << ", expected at least 1";
  if (algorithm.getNumPrimitiveOperations() < 1)
    return context.fail("c24", "algorithm")
           << "has num_primitive_operations " << algorithm.getNumPrimitiveOperations() << ", expected at least 1";
  if (!ir::isKnownAlgorithm(algorithm))
    return context.fail("", "algorithm") << "is not an algorithm of any known hardware";
  return success();
}

LogicalResult infer(ir::DotGeneralOp op, InferenceContext &context) {
  RankedTensorType lhs = context.tensor(0), rhs = context.tensor(1);
  ir::DotDimensionNumbersAttr numbers = op.getDotDimensionNumbers();
  ArrayRef<int64_t> lhsBatch = numbers.getLhsBatchingDimensions(), rhsBatch = numbers.getRhsBatchingDimensions(),
                    lhsInner = numbers.getLhsContractingDimensions(), rhsInner = numbers.getRhsContractingDimensions();
  llvm::SmallBitVector lhsUsed, rhsUsed;
  if (failed(context.size(int64_t(rhsBatch.size()), int64_t(lhsBatch.size()), "c1", "rhs_batching_dimensions")) ||
      failed(context.size(int64_t(rhsInner.size()), int64_t(lhsInner.size()), "c2", "rhs_contracting_dimensions")) ||
      failed(context.dimensions(lhsBatch, lhs.getRank(), "c5", "c3", "lhs_batching_dimensions", lhsUsed)) ||
      failed(context.dimensions(lhsInner, lhs.getRank(), "c6", "c3", "lhs_contracting_dimensions", lhsUsed)) ||
      failed(context.dimensions(rhsBatch, rhs.getRank(), "c7", "c4", "rhs_batching_dimensions", rhsUsed)) ||
      failed(context.dimensions(rhsInner, rhs.getRank(), "c8", "c4", "rhs_contracting_dimensions", rhsUsed)))
    return failure();

  auto meet = [&](int64_t left, int64_t right, StringRef rule, const char *attribute) -> LogicalResult {
    int64_t a = lhs.getDimSize(unsigned(left)), b = rhs.getDimSize(unsigned(right));
    if (!agree(a, b))
      return context.fail(rule, attribute) << "pairs dimension " << right << " of rhs, of extent " << b
                                           << ", with dimension " << left << " of lhs, of extent " << a;
    return success();
  };
  for (size_t i = 0; i < lhsBatch.size(); ++i)
    if (failed(meet(lhsBatch[i], rhsBatch[i], "c9", "rhs_batching_dimensions")))
      return failure();
  for (size_t i = 0; i < lhsInner.size(); ++i)
    if (failed(meet(lhsInner[i], rhsInner[i], "c10", "rhs_contracting_dimensions")))
      return failure();
  Extents shape;
  KnownShapes shapes(context);
  dotGeneralShape(shapes, numbers, shape);

  if (failed(precision(context, op.getPrecisionConfig(), "c11")) ||
      failed(productElements(context, {"", "c14", "c17", "c18", "c19", "c20", "c15"})))
    return failure();
  if (auto axis = quantizedAxis(rhs); axis && llvm::is_contained(rhsInner, *axis))
    return context.fail("c16", operand(1)) << "is quantized along dimension " << *axis << ", which is contracted";
  if (auto chosen = op.getAlgorithm(); chosen && failed(algorithm(context, *chosen, op.getPrecisionConfig())))
    return failure();
  return context.result(shape, context.declaredElement(0, context.element(0)), "c12", "c13");
}

// Deprecated: a product of vectors and matrices without batch dimensions.
LogicalResult infer(ir::DotOp op, InferenceContext &context) {
  RankedTensorType lhs = context.tensor(0), rhs = context.tensor(1);
  // The specification no longer covers this op. Programs with any mixture of quantized types are in use.
  bool isQuantized = quantized(lhs) || quantized(rhs);
  if (failed(precision(context, op.getPrecisionConfig(), "")) || (!isQuantized && failed(productElements(context, {}))))
    return failure();
  for (int64_t i = 0; i < 2; ++i)
    if (int64_t rank = context.tensor(unsigned(i)).getRank(); rank != 1 && rank != 2)
      return context.fail("", operand(i)) << "is " << context.tensor(unsigned(i)) << ", expected a vector or a matrix";
  if (!agree(lhs.getShape().back(), rhs.getDimSize(0)))
    return context.fail("", operand(1)) << "has extent " << rhs.getDimSize(0) << " in dimension 0, lhs has "
                                        << lhs.getShape().back() << " in its last";
  Extents shape;
  KnownShapes shapes(context);
  dotShape(shapes, shape);
  return context.result(shape, context.declaredElement(0, context.element(0)), "", "");
}

//===- Convolutions -----------------------------------------------------------------------------------------------===//

// There is one batch dimension and one feature dimension; the others are spatial.
static LogicalResult convolutionDimensions(InferenceContext &context, int64_t batch, int64_t feature,
                                           ArrayRef<int64_t> spatial, int64_t rank, StringRef sizeRule,
                                           StringRef rule) {
  llvm::SmallBitVector seen;
  if (failed(context.size(int64_t(spatial.size()), rank - 2, sizeRule, "dimension_numbers")) ||
      failed(context.dimensions({batch, feature}, rank, rule, rule, "dimension_numbers", seen)) ||
      failed(context.dimensions(spatial, rank, rule, rule, "dimension_numbers", seen)))
    return failure();
  return success();
}

template <typename OpT>
static LogicalResult convolution(OpT op, InferenceContext &context, const PaddingOf<KnownShapes> &padding) {
  RankedTensorType lhs = context.tensor(0), rhs = context.tensor(1);
  ir::ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  int64_t rank = lhs.getRank();
  if (rhs.getRank() != rank || rank < 2)
    return context.fail("c1", operand(1)) << "is " << rhs << ", lhs is " << lhs << ", expected one rank of at least 2";
  size_t spatial = size_t(rank - 2);
  // For dynamic_conv, the reference checks nothing about windows, and so nothing about the result's shape.
  const bool isUnchecked = context.isLenient() && std::is_same_v<OpT, ir::DynamicConvOp>;
  // A window with empty lists, as `stride = []`, is to the reference one without them.
  const bool takesEmpty = context.isLenient();
  auto perSpatial = [&](std::optional<ArrayRef<int64_t>> values, StringRef sizeRule, StringRef valueRule,
                        const char *attribute) -> LogicalResult {
    if (!values || isUnchecked || (values->empty() && takesEmpty))
      return success();
    // JAX has written dynamic convolutions with more entries than dimensions. The extra entries are ignored.
    bool mayBeLonger = std::is_same_v<OpT, ir::DynamicConvOp> && values->size() > spatial;
    if ((!mayBeLonger && failed(context.size(int64_t(values->size()), rank - 2, sizeRule, attribute))) ||
        failed(context.atLeast(*values, 1, valueRule, attribute)))
      return failure();
    return success();
  };
  if (failed(perSpatial(op.getWindowStrides(), "c2", "c3", "window_strides")) ||
      failed(perSpatial(op.getLhsDilation(), "c5", "c6", "lhs_dilation")) ||
      failed(perSpatial(op.getRhsDilation(), "c7", "c8", "rhs_dilation")))
    return failure();
  if (auto reversal = op.getWindowReversal();
      reversal && !isUnchecked && !(reversal->empty() && takesEmpty) &&
      failed(context.size(int64_t(reversal->size()), rank - 2, "c9", "window_reversal")))
    return failure();

  if (failed(convolutionDimensions(context, numbers.getInputBatchDimension(), numbers.getInputFeatureDimension(),
                                   numbers.getInputSpatialDimensions(), rank, "c12", "c13")) ||
      failed(convolutionDimensions(context, numbers.getKernelInputFeatureDimension(),
                                   numbers.getKernelOutputFeatureDimension(), numbers.getKernelSpatialDimensions(),
                                   rank, "c17", "c18")) ||
      failed(convolutionDimensions(context, numbers.getOutputBatchDimension(), numbers.getOutputFeatureDimension(),
                                   numbers.getOutputSpatialDimensions(), rank, "c19", "c20")))
    return failure();

  int64_t featureGroups = int64_t(op.getFeatureGroupCount()), batchGroups = int64_t(op.getBatchGroupCount());
  if (failed(context.atLeast(featureGroups, 1, "c21", "feature_group_count")) ||
      failed(context.atLeast(batchGroups, 1, "c22", "batch_group_count")))
    return failure();
  if (featureGroups != 1 && batchGroups != 1)
    return context.fail("c23", "batch_group_count") << "is " << batchGroups << " together with " << featureGroups
                                                    << " feature groups, expected one of them to be 1";
  int64_t batch = lhs.getDimSize(unsigned(numbers.getInputBatchDimension()));
  int64_t features = lhs.getDimSize(unsigned(numbers.getInputFeatureDimension()));
  int64_t kernelInputs = rhs.getDimSize(unsigned(numbers.getKernelInputFeatureDimension()));
  int64_t kernelOutputs = rhs.getDimSize(unsigned(numbers.getKernelOutputFeatureDimension()));
  auto divides = [&](int64_t extent, int64_t groups, StringRef rule, const char *attribute) -> LogicalResult {
    if (!isKnown(extent) || extent % groups == 0)
      return success();
    return context.fail(rule, attribute) << "is " << groups << ", which does not divide extent " << extent;
  };
  if (failed(divides(batch, batchGroups, "c10", "batch_group_count")) ||
      failed(divides(features, featureGroups, "c11", "feature_group_count")) ||
      failed(divides(kernelOutputs, batchGroups, "c15", "batch_group_count")) ||
      failed(divides(kernelOutputs, featureGroups, "c16", "feature_group_count")))
    return failure();
  if (isKnown(features) && !agree(kernelInputs, features / featureGroups))
    return context.fail("c14", operand(1))
           << "has " << kernelInputs << " input features, lhs has " << features << " in " << featureGroups << " groups";
  if (failed(precision(context, op.getPrecisionConfig(), "c24")))
    return failure();

  RankedTensorType declared = context.declaredTensor(0);
  Extents shape;
  KnownShapes shapes(context);
  if (isUnchecked)
    shape.assign(declared.getShape().begin(), declared.getShape().end());
  else
    convolutionShape(shapes, op, padding, shape);
  if (!shapes.fit)
    return context.fail("c25", "padding") << tooManyPositions;
  if (declared && !isUnchecked && declared.getRank() != rank)
    return context.fail("c26", result(0)) << "is " << declared << ", expected rank " << rank;
  if (failed(productElements(context, {"c27", "c28", "c31", "c32", "c33", "c34"})))
    return failure();
  if (auto axis = quantizedAxis(rhs); axis && *axis != numbers.getKernelOutputFeatureDimension())
    return context.fail("c29", operand(1))
           << "is quantized along dimension " << *axis << ", expected " << numbers.getKernelOutputFeatureDimension();
  Type element = context.declaredElement(0, lhs.getElementType());
  if (auto axis = quantizedAxis(element); axis && *axis != numbers.getOutputFeatureDimension())
    return context.fail("c30", result(0))
           << "is quantized along dimension " << *axis << ", expected " << numbers.getOutputFeatureDimension();
  return context.result(shape, element, "c25", "c27");
}

LogicalResult infer(ir::ConvolutionOp op, InferenceContext &context) {
  PaddingOf<KnownShapes> padding;
  auto given = op.getPadding();
  if (given && given->empty() && context.isLenient())
    given.reset(); // `pad = []`
  if (failed(context.padding(given, std::max<int64_t>(context.tensor(0).getRank() - 2, 0), "c4", padding)))
    return failure();
  return convolution(op, context, padding);
}

LogicalResult infer(ir::DynamicConvOp op, InferenceContext &context) {
  size_t spatial = size_t(std::max<int64_t>(context.tensor(0).getRank() - 2, 0));
  ArrayRef<int64_t> shape = context.tensor(2).getShape();
  if (shape.size() != 2 || !agree(shape[0], int64_t(spatial)) || !agree(shape[1], 2))
    return context.fail("c4", operand(2)) << "has shape " << shape << ", expected [" << int64_t(spatial) << ", 2]";
  PaddingOf<KnownShapes> padding(spatial, {unknownExtent, unknownExtent});
  Extents values;
  if (context.value(2, values) && values.size() == 2 * spatial)
    for (size_t i = 0; i < spatial; ++i) {
      padding[i] = {values[2 * i], values[2 * i + 1]};
      for (int64_t amount : {padding[i].first, padding[i].second})
        if (amount > maxExtent || amount < -maxExtent)
          return context.fail("c4", operand(2)) << "contains " << amount << ", which is beyond 2^62";
    }
  return convolution(op, context, padding);
}

//===- Transforms and solvers -------------------------------------------------------------------------------------===//

LogicalResult infer(ir::FftOp op, InferenceContext &context) {
  RankedTensorType from = context.tensor(0);
  ArrayRef<int64_t> lengths = op.getFftLength();
  int64_t rank = from.getRank(), count = int64_t(lengths.size());
  if (count < 1 || count > 3)
    return context.fail("c3", "fft_length") << "has " << count << " elements, expected 1 to 3";
  if (count > rank)
    return context.fail("c1", "fft_length")
           << "has " << count << " elements, the operand has " << rank << " dimensions";
  if (failed(context.atLeast(lengths, 0, "c4", "fft_length")))
    return failure();

  ir::FftType type = op.getFftType();
  auto complex = llvm::dyn_cast<mlir::ComplexType>(from.getElementType());
  bool isReal = type == ir::FftType::RFFT;
  if (isReal != !complex)
    return context.fail("c2", operand(0)) << "has element type " << from.getElementType() << ", expected a "
                                          << (isReal ? "floating-point" : "complex") << " type";
  // Only f32 and f64 can be parts of complex types.
  if (isReal && !from.getElementType().isF32() && !from.getElementType().isF64())
    return context.fail("c2", operand(0)) << "has element type " << from.getElementType() << ", expected f32 or f64";
  Type element = from.getElementType();
  if (isReal)
    element = mlir::ComplexType::get(element);
  else if (type == ir::FftType::IRFFT)
    element = complex.getElementType();

  for (int64_t i = 0; i < count; ++i) {
    int64_t dim = rank - count + i, length = lengths[size_t(i)], extent = from.getDimSize(unsigned(dim));
    bool isLast = i == count - 1;
    int64_t expected = isLast && type == ir::FftType::IRFFT ? halfOf(length) : length;
    if (!agree(extent, expected))
      return context.fail(isLast && type == ir::FftType::IRFFT ? "c5" : "c4", "fft_length")
             << "is " << lengths << ", the operand has extent " << extent << " in dimension " << dim << ", expected "
             << expected;
  }
  Extents shape;
  KnownShapes shapes(context);
  fftShape(shapes, type, lengths, shape);
  return context.result(shape, element, "c5", "c2");
}

LogicalResult infer(ir::CholeskyOp, InferenceContext &context) {
  RankedTensorType a = context.tensor(0);
  int64_t rank = a.getRank();
  if (rank < 2)
    return context.fail("c2", operand(0)) << "is " << a << ", expected at least 2 dimensions";
  Extents shape(a.getShape());
  int64_t &rows = shape[size_t(rank - 2)], &columns = shape[size_t(rank - 1)];
  if (!agree(rows, columns))
    return context.fail("c3", operand(0)) << "is " << a << ", expected square matrices";
  rows = columns = known(rows, columns);
  return context.result(shape, a.getElementType(), "c1", "c1");
}

LogicalResult infer(ir::TriangularSolveOp op, InferenceContext &context) {
  RankedTensorType a = context.tensor(0), b = context.tensor(1);
  int64_t rank = a.getRank();
  if (failed(context.sameElement(a.getElementType(), b.getElementType(), "c1", operand(1))))
    return failure();
  if (rank < 2 || b.getRank() != rank)
    return context.fail("c2", operand(1)) << "is " << b << ", a is " << a << ", expected one rank of at least 2";
  Extents shape(b.getShape());
  for (int64_t i = 0; i < rank - 2; ++i) {
    int64_t &extent = shape[size_t(i)];
    if (!agree(extent, a.getDimSize(unsigned(i))))
      return context.fail("c3", operand(1))
             << "has extent " << extent << " in dimension " << i << ", a has " << a.getDimSize(unsigned(i));
    extent = known(extent, a.getDimSize(unsigned(i)));
  }
  int64_t rows = a.getDimSize(unsigned(rank - 2)), columns = a.getDimSize(unsigned(rank - 1));
  if (!agree(rows, columns))
    return context.fail("c3", operand(0)) << "is " << a << ", expected square matrices";
  int64_t &side = shape[size_t(op.getLeftSide() ? rank - 2 : rank - 1)];
  if (!agree(side, rows) || !agree(side, columns))
    return context.fail("c3", operand(1))
           << "is " << b << ", which does not fit " << a << " on the " << (op.getLeftSide() ? "left" : "right");
  side = known(side, known(rows, columns));
  if (op.getTransposeA() == ir::Transpose::TRANSPOSE_INVALID)
    return context.fail("i6", "transpose_a") << "is TRANSPOSE_INVALID";
  return context.result(shape, b.getElementType(), "c4", "c4");
}

} // namespace shlo::infer
