// Infers the result types of constants and of ops that move elements without changing them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/shapes.h"

namespace shlo::infer {

//===- Constants --------------------------------------------------------------------------------------------------===//

LogicalResult infer(ir::ConstantOp op, InferenceContext &context) {
  mlir::ShapedType type = op.getValue().getShapedType();
  if (!context.hasResults())
    return context.result(type, "c1");
  RankedTensorType declared = context.declaredTensor(0);
  if (!llvm::isa<RankedTensorType>(type) || type.getShape() != declared.getShape())
    return context.fail("c1", "value") << "is " << Type(type) << ", the result is " << declared;
  // Constants of quantized type hold stored values.
  Type expected = declared.getElementType();
  if (auto quant = quantized(expected); quant && !quantized(type)) {
    auto stored = llvm::dyn_cast<mlir::IntegerType>(type.getElementType());
    if (!stored || stored.getWidth() != quant.getStorageTypeIntegralWidth() ||
        (stored.isUnsigned() && quant.isSigned()))
      return context.fail("c1", "value") << "has element type " << type.getElementType() << ", the result is stored as "
                                         << quant.getStorageType();
  } else if (type != declared) {
    return context.fail("c1", "value") << "is " << Type(type) << ", the result is " << declared;
  }
  return context.declaredResult();
}

LogicalResult infer(ir::IotaOp op, InferenceContext &context) {
  if (failed(context.needsResults()))
    return failure();
  RankedTensorType declared = context.declaredTensor(0);
  if (failed(context.dimension(int64_t(op.getIotaDimension()), declared.getRank(), "c1", "iota_dimension")))
    return failure();
  return context.declaredResult();
}

static mlir::quant::UniformQuantizedPerAxisType perAxis(RankedTensorType type) {
  return llvm::cast<mlir::quant::UniformQuantizedPerAxisType>(type.getElementType());
}

// If operand and result are both quantized per axis, they must have the same slices in the same order.
static LogicalResult sameScales(InferenceContext &context, StringRef rule) {
  auto from = perAxis(context.tensor(0)), to = perAxis(context.declaredTensor(0));
  if (from.getScales() == to.getScales() && from.getZeroPoints() == to.getZeroPoints())
    return success();
  return context.fail(rule, result(0)) << "has other scales or zero points than the operand";
}

LogicalResult moveElements(InferenceContext &context, ArrayRef<int64_t> shape, StringRef shapeRule,
                           StringRef elementRule, llvm::function_ref<LogicalResult(int64_t axis)> movedAxis,
                           ir::TypeExtensionsAttr bounds) {
  Type from = context.element(0);
  std::optional<int64_t> axis = quantizedAxis(from);
  RankedTensorType declared = context.declaredTensor(0);
  if (!axis) {
    if (quantized(from) && declared && declared.getElementType() != from)
      return context.fail(elementRule, result(0)) << "has element type " << declared.getElementType() << ", expected "
                                                  << from << " of the same scale and zero point";
    return context.result(shape, from, shapeRule, elementRule, bounds);
  }
  if (failed(context.needsResults()))
    return failure();
  Type to = context.declaredTensor(0).getElementType();
  if (!quantizedAxis(to) || quantized(from).getStorageType() != quantized(to).getStorageType() ||
      quantized(from).getExpressedType() != quantized(to).getExpressedType())
    return context.fail(elementRule, result(0)) << "has element type " << to << ", expected " << from;
  if (failed(movedAxis(*axis)))
    return failure();
  return context.result(shape, to, shapeRule, elementRule);
}

//===- One operand ------------------------------------------------------------------------------------------------===//

LogicalResult infer(ir::BitcastConvertOp, InferenceContext &context) {
  if (failed(context.needsResults()))
    return failure();
  RankedTensorType from = context.tensor(0), to = context.declaredTensor(0);
  if (llvm::isa<mlir::ComplexType>(from.getElementType()) != llvm::isa<mlir::ComplexType>(to.getElementType()))
    return context.fail("c2", result(0)) << "has element type " << to.getElementType() << ", the operand has "
                                         << from.getElementType();
  int64_t fromBits = elementBits(from.getElementType()), toBits = elementBits(to.getElementType());
  if (fromBits == 0 || toBits == 0)
    return context.fail("c1", operand(0)) << "has element type " << from.getElementType() << ", which has no width";
  if (fromBits > toBits && fromBits % toBits)
    return context.fail("c1", result(0)) << "has elements of " << toBits << " bits, which do not divide " << fromBits;
  if (fromBits < toBits &&
      (from.getRank() == 0 || toBits % fromBits || !agree(from.getShape().back(), toBits / fromBits)))
    return context.fail("c1", operand(0))
           << "is " << from << ", whose last dimension does not make one element of " << toBits << " bits";
  Extents shape;
  KnownShapes shapes(context);
  bitcastShape(shapes, fromBits, toBits, shape);
  if (fromBits == toBits && context.isLenient()) {
    // For elements of equal width, the reference compares only the dimensions that both have.
    size_t common = std::min(shape.size(), size_t(to.getRank()));
    shape.truncate(common);
    llvm::append_range(shape, to.getShape().drop_front(common));
  }
  return context.result(shape, to.getElementType(), "c1", "c1");
}

LogicalResult broadcast(InferenceContext &context, ArrayRef<int64_t> dims, ArrayRef<int64_t> shape) {
  RankedTensorType from = context.tensor(0), declared = context.declaredTensor(0);
  if (failed(context.size(int64_t(dims.size()), from.getRank(), "c2", "broadcast_dimensions")) ||
      failed(context.dimensions(dims, int64_t(shape.size()), "c3", "c4", "broadcast_dimensions")))
    return failure();
  for (size_t i = 0; i < dims.size(); ++i) {
    int64_t extent = from.getDimSize(unsigned(i)), wanted = shape[size_t(dims[i])];
    if (extent != 1 && !agree(extent, wanted))
      return context.fail("c5", operand(0)) << "has extent " << extent << " in dimension " << int64_t(i)
                                            << ", the result has " << wanted << " in dimension " << dims[i];
  }
  return moveElements(context, shape, "c1", "c1", [&](int64_t axis) -> LogicalResult {
    std::optional<int64_t> moved = quantizedAxis(declared);
    if (axis < int64_t(dims.size()) && moved != dims[size_t(axis)])
      return context.fail("c6", result(0)) << "is quantized along another dimension than " << dims[size_t(axis)];
    // If there is only one slice, all slices are equal.
    auto before = perAxis(from), after = perAxis(declared);
    bool isOneSlice = axis < from.getRank() && from.getDimSize(unsigned(axis)) == 1 && before.getScales().size() == 1;
    auto areCopies = [&](auto all, auto one) { return llvm::all_of(all, [&](auto each) { return each == one; }); };
    if (isOneSlice && (!areCopies(after.getScales(), before.getScales()[0]) ||
                       !areCopies(after.getZeroPoints(), before.getZeroPoints()[0])))
      return context.fail("c6", result(0)) << "has scales or zero points other than the only ones of the operand";
    return success();
  });
}

LogicalResult infer(ir::BroadcastInDimOp op, InferenceContext &context) {
  if (failed(context.needsResults()))
    return failure();
  return broadcast(context, op.getBroadcastDimensions(), context.declaredTensor(0).getShape());
}

Wide elementCount(ArrayRef<int64_t> shape) {
  Wide count = 1;
  bool isHuge = false;
  for (int64_t extent : shape) {
    if (!isKnown(extent))
      return -1;
    if (extent == 0)
      return 0;
    isHuge |= count > maxExtent;
    if (!isHuge)
      count *= extent;
  }
  // Products that overflow are not compared, because no tensor is that large.
  return isHuge || count > maxExtent ? Wide(maxExtent) + 1 : count;
}

LogicalResult reshape(InferenceContext &context, ArrayRef<int64_t> shape) {
  RankedTensorType from = context.tensor(0), declared = context.declaredTensor(0);
  Wide before = elementCount(from.getShape()), after = elementCount(shape);
  if (before >= 0 && after >= 0 && before != after)
    return context.fail("c2", result(0)) << "has shape " << shape << ", which has not as many elements as "
                                         << from.getShape();
  if (before > maxExtent && after > maxExtent)
    return context.fail("c2", result(0)) << "has shape " << shape << ", which has more than 2^62 elements";
  return moveElements(context, shape, "c1", "c1", [&](int64_t axis) -> LogicalResult {
    std::optional<int64_t> moved = quantizedAxis(declared);
    if (axis >= from.getRank() || !moved || *moved >= int64_t(shape.size()))
      return context.fail("c3", result(0)) << "is " << declared << ", the operand is " << from;
    Wide parts[2][2] = {
        {elementCount(from.getShape().take_front(size_t(axis))), elementCount(shape.take_front(size_t(*moved)))},
        {elementCount(from.getShape().drop_front(size_t(axis) + 1)),
         elementCount(shape.drop_front(size_t(*moved) + 1))}};
    bool fits = agree(from.getDimSize(unsigned(axis)), shape[size_t(*moved)]);
    for (auto &[left, right] : parts)
      fits &= left < 0 || right < 0 || left == right;
    if (!fits)
      return context.fail("c3", result(0))
             << "is " << declared << ", whose dimension " << *moved << " is not the quantized one of " << from;
    return sameScales(context, "c1");
  });
}

LogicalResult infer(ir::ReshapeOp, InferenceContext &context) {
  if (failed(context.needsResults()))
    return failure();
  return reshape(context, context.declaredTensor(0).getShape());
}

LogicalResult infer(ir::TransposeOp op, InferenceContext &context) {
  RankedTensorType from = context.tensor(0), declared = context.declaredTensor(0);
  ArrayRef<int64_t> permutation = op.getPermutation();
  if (failed(context.size(int64_t(permutation.size()), from.getRank(), "c2", "permutation")) ||
      failed(context.dimensions(permutation, from.getRank(), "c2", "c2", "permutation")))
    return failure();
  Extents shape;
  KnownShapes shapes(context);
  transposeShape(shapes, permutation, shape);
  return moveElements(
      context, shape, "c3", "c1",
      [&](int64_t axis) -> LogicalResult {
        std::optional<int64_t> moved = quantizedAxis(declared);
        if (!moved || *moved < 0 || *moved >= int64_t(permutation.size()) || permutation[size_t(*moved)] != axis)
          return context.fail("c4", result(0))
                 << "is quantized along another dimension than operand dimension " << axis;
        return sameScales(context, "c1");
      },
      context.bounds(shape, [&](int64_t dim) { return context.bound(0, permutation[size_t(dim)]); }));
}

LogicalResult infer(ir::ReverseOp op, InferenceContext &context) {
  RankedTensorType from = context.tensor(0);
  if (failed(context.dimensions(op.getDimensions(), from.getRank(), "c3", "c2", "dimensions")))
    return failure();
  return context.result(from.getShape(), from.getElementType(), "c1", "c1", context.sameBounds(from.getShape()));
}

LogicalResult infer(ir::SliceOp op, InferenceContext &context) {
  RankedTensorType from = context.tensor(0);
  ArrayRef<int64_t> starts = op.getStartIndices(), limits = op.getLimitIndices(), strides = op.getStrides();
  int64_t rank = from.getRank();
  if (failed(context.size(int64_t(starts.size()), rank, "c2", "start_indices")) ||
      failed(context.size(int64_t(limits.size()), rank, "c2", "limit_indices")) ||
      failed(context.size(int64_t(strides.size()), rank, "c2", "strides")) ||
      failed(context.atLeast(starts, 0, "c3", "start_indices")) || failed(context.atLeast(strides, 1, "c4", "strides")))
    return failure();
  Extents shape;
  KnownNumbers numbers;
  for (size_t i = 0; i < starts.size(); ++i) {
    int64_t extent = from.getDimSize(unsigned(i));
    if (starts[i] > limits[i])
      return context.fail("c3", "limit_indices")
             << "contains " << limits[i] << " for dimension " << int64_t(i) << ", which starts at " << starts[i];
    if (isKnown(extent) && limits[i] > extent)
      return context.fail("c3", "limit_indices")
             << "contains " << limits[i] << " for dimension " << int64_t(i) << ", whose extent is " << extent;
    if (const int64_t bound = context.bound(0, int64_t(i)); isKnown(bound) && limits[i] > bound)
      return context.fail("c3", "limit_indices")
             << "contains " << limits[i] << " for dimension " << int64_t(i) << ", whose bound is " << bound;
    shape.push_back(sliced(numbers, starts[i], limits[i], strides[i]));
  }
  return context.result(shape, from.getElementType(), "c5", "c1");
}

//===- Several operands -------------------------------------------------------------------------------------------===//

LogicalResult pad(InferenceContext &context, ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                  ArrayRef<int64_t> interior) {
  RankedTensorType from = context.tensor(0);
  if (failed(context.sameElement(from.getElementType(), context.element(1), "c1", operand(1))) ||
      failed(context.scalar(context.tensor(1), "", operand(1))) ||
      failed(context.size(int64_t(low.size()), from.getRank(), "c2", "edge_padding_low")) ||
      failed(context.size(int64_t(high.size()), from.getRank(), "c2", "edge_padding_high")) ||
      failed(context.size(int64_t(interior.size()), from.getRank(), "c2", "interior_padding")) ||
      failed(context.atLeast(low, -maxExtent, "c4", "edge_padding_low")) ||
      failed(context.atLeast(high, -maxExtent, "c4", "edge_padding_high")) ||
      failed(context.atLeast(interior, 0, "c3", "interior_padding")))
    return failure();
  Extents shape;
  KnownNumbers numbers;
  for (size_t i = 0; i < low.size(); ++i) {
    int64_t extent = from.getDimSize(unsigned(i));
    shape.push_back(padded(numbers, extent, low[i], high[i], interior[i]));
    if (!isKnown(extent)) {
      const int64_t bound = context.bound(0, int64_t(i));
      if (KnownNumbers most; isKnown(bound) && padded(most, bound, low[i], high[i], interior[i]) < 0 && most.fit)
        return context.fail("c4", "edge_padding_low") << "and edge_padding_high leave a negative extent of dimension "
                                                      << int64_t(i) << ", whose bound is " << bound;
      continue;
    }
    if (!numbers.fit || low[i] > maxExtent || high[i] > maxExtent)
      return context.fail("c4", "interior_padding") << "makes more than 2^62 positions of dimension " << int64_t(i);
    if (shape.back() < 0)
      return context.fail("c4", "edge_padding_low") << "and edge_padding_high leave a negative extent of dimension "
                                                    << int64_t(i) << ", whose extent is " << extent;
  }
  return context.result(shape, from.getElementType(), "c4", "c1");
}

LogicalResult infer(ir::PadOp op, InferenceContext &context) {
  return pad(context, op.getEdgePaddingLow(), op.getEdgePaddingHigh(), op.getInteriorPadding());
}

LogicalResult infer(ir::ConcatenateOp op, InferenceContext &context) {
  size_t count = context.operandTypes().size();
  if (count == 0)
    return context.fail("c3", "inputs") << "is empty";
  RankedTensorType first = context.tensor(0);
  int64_t dimension = int64_t(op.getDimension());
  if (failed(context.dimension(dimension, first.getRank(), "c4", "dimension")))
    return failure();
  Extents expected(first.getShape());
  for (unsigned i = 0; i < count; ++i) {
    RankedTensorType type = context.tensor(i);
    if (failed(context.sameElement(first.getElementType(), type.getElementType(), "c1", operand(i))))
      return failure();
    if (type.getRank() != first.getRank())
      return context.fail("c2", operand(i)) << "is " << type << ", operand 0 is " << first;
    for (int64_t d = 0; d < type.getRank(); ++d) {
      int64_t extent = type.getDimSize(unsigned(d));
      if (d != dimension && !agree(expected[size_t(d)], extent))
        return context.fail("c2", operand(i))
               << "has extent " << extent << " in dimension " << d << ", expected " << expected[size_t(d)];
      expected[size_t(d)] = known(expected[size_t(d)], extent);
    }
  }
  Extents shape;
  KnownShapes shapes(context);
  concatenateShape(shapes, unsigned(count), dimension, shape);
  if (!shapes.fit)
    return context.fail("c6", "dimension") << "joins more than 2^62 positions";
  // The extent of the result is at most the sum of the bounds.
  auto boundOf = [&](int64_t dim) {
    Wide sum = 0;
    int64_t least = unknownExtent;
    for (unsigned i = 0; i < count; ++i) {
      int64_t most = isKnown(context.tensor(i).getDimSize(unsigned(dim))) ? context.tensor(i).getDimSize(unsigned(dim))
                                                                          : context.bound(i, dim);
      if (isKnown(most))
        least = isKnown(least) ? std::min(least, most) : most;
      else if (dim == dimension)
        return unknownExtent;
      sum += isKnown(most) ? most : 0;
    }
    return dim == dimension ? (sum > maxExtent ? unknownExtent : int64_t(sum)) : least;
  };
  return context.result(shape, first.getElementType(), "c6", "c5", context.bounds(shape, boundOf));
}

} // namespace shlo::infer
