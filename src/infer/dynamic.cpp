// Infers the result types of ops with computed shapes, from the value of the shape operand if it is known.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/shapes.h"

namespace shlo::infer {

// The extents that a shape operand specifies; those of the declared result if its value is unknown.
static LogicalResult shapeFromOperand(InferenceContext &context, unsigned index, StringRef sizeRule,
                                      StringRef valueRule, Extents &shape) {
  int64_t rank;
  if (failed(context.listedRank(index, sizeRule, rank)))
    return failure();
  Extents declared(size_t(rank), unknownExtent);
  if (context.hasResults())
    llvm::copy(context.declaredTensor(0).getShape(), declared.begin());
  if (!context.value(index, shape) || shape.size() != declared.size()) {
    shape.assign(declared.begin(), declared.end());
    return success();
  }
  for (int64_t extent : shape)
    if (extent < 0)
      return context.fail(valueRule, operand(index))
             << "is " << ArrayRef<int64_t>(shape) << ", expected non-negative extents";
  for (size_t i = 0; i < shape.size(); ++i)
    if (!agree(shape[i], declared[i]))
      return context.fail(valueRule, operand(index))
             << "is " << ArrayRef<int64_t>(shape) << ", the result has shape " << ArrayRef<int64_t>(declared);
  return success();
}

// Likewise for ops whose shape operand the reference checks only if its value is known.
static LogicalResult lenientShape(InferenceContext &context, unsigned index, StringRef rule, Extents &shape) {
  if (!context.isLenient() || context.value(index, shape))
    return shapeFromOperand(context, index, rule, rule, shape);
  shape.assign(context.declaredTensor(0).getShape().begin(), context.declaredTensor(0).getShape().end());
  return success();
}

LogicalResult infer(ir::GetDimensionSizeOp op, InferenceContext &context) {
  if (failed(context.dimension(int64_t(op.getDimension()), context.tensor(0).getRank(), "c1", "dimension")))
    return failure();
  return context.result({}, mlir::IntegerType::get(op.getContext(), 32), "", "");
}

LogicalResult infer(ir::SetDimensionSizeOp op, InferenceContext &context) {
  RankedTensorType from = context.tensor(0);
  int64_t dimension = int64_t(op.getDimension());
  if (failed(context.scalar(context.tensor(1), "", operand(1))) ||
      failed(context.dimension(dimension, from.getRank(), "", "dimension")))
    return failure();
  Extents shape(from.getShape());
  llvm::SmallVector<int64_t> size;
  const int64_t extent = shape[size_t(dimension)];
  shape[size_t(dimension)] =
      !context.hasResults() && context.value(1, size) && size.size() == 1 && size[0] >= 0 ? size[0] : unknownExtent;
  auto boundOf = [&](int64_t dim) { return dim == dimension && isKnown(extent) ? extent : context.bound(0, dim); };
  return context.result(shape, from.getElementType(), "", "", context.bounds(shape, boundOf));
}

LogicalResult infer(ir::DynamicBroadcastInDimOp op, InferenceContext &context) {
  Extents shape;
  llvm::SmallBitVector expanding;
  int64_t rank = context.tensor(0).getRank();
  if (failed(lenientShape(context, 1, "c7", shape)))
    return failure();
  if (auto dims = op.getKnownExpandingDimensions();
      dims && failed(context.dimensions(*dims, rank, "c9", "c8", "known_expanding_dimensions", expanding)))
    return failure();
  if (auto dims = op.getKnownNonexpandingDimensions();
      dims && failed(context.dimensions(*dims, rank, "c10", "c8", "known_nonexpanding_dimensions", expanding)))
    return failure();
  return broadcast(context, op.getBroadcastDimensions(), shape);
}

LogicalResult infer(ir::DynamicIotaOp op, InferenceContext &context) {
  Extents shape;
  if (failed(lenientShape(context, 0, "c2", shape)) ||
      failed(context.dimension(int64_t(op.getIotaDimension()), int64_t(shape.size()), "c1", "iota_dimension")))
    return failure();
  if (failed(context.needsResults()))
    return failure();
  return context.result(shape, context.declaredTensor(0).getElementType(), "c2", "c2");
}

LogicalResult infer(ir::DynamicReshapeOp, InferenceContext &context) {
  Extents shape;
  if (failed(shapeFromOperand(context, 1, "c4", "c4", shape)))
    return failure();
  return reshape(context, shape);
}

LogicalResult infer(ir::DynamicPadOp, InferenceContext &context) {
  int64_t rank = context.tensor(0).getRank();
  llvm::SmallVector<int64_t, 8> amounts[3];
  // The reference looks at constants only if the result is static.
  bool isKnownPadding = !context.isLenient() || context.declaredTensor(0).hasStaticShape();
  for (unsigned i = 0; i < 3; ++i) {
    if (failed(context.list(2 + i, rank, "c2")))
      return failure();
    if (context.operandTypes()[2 + i] != context.operandTypes()[2])
      return context.fail("", operand(2 + i)) << "is " << context.tensor(2 + i) << ", edge_padding_low is "
                                              << context.tensor(2);
    isKnownPadding &= context.value(2 + i, amounts[i]) && int64_t(amounts[i].size()) == rank;
  }
  if (failed(context.atLeast(amounts[2], 0, "c3", "interior_padding")))
    return failure();
  if (isKnownPadding)
    return pad(context, amounts[0], amounts[1], amounts[2]);
  if (failed(context.sameElement(context.element(0), context.element(1), "c1", operand(1))) ||
      failed(context.scalar(context.tensor(1), "", operand(1))))
    return failure();
  return context.result(Extents(size_t(rank), unknownExtent), context.element(0), "c4", "c1");
}

LogicalResult infer(ir::RealDynamicSliceOp, InferenceContext &context) {
  RankedTensorType from = context.tensor(0);
  int64_t rank = from.getRank();
  llvm::SmallVector<int64_t, 8> bounds[3]; // start, limit, stride
  bool areBoundsKnown = true;
  for (unsigned i = 0; i < 3; ++i) {
    if (failed(context.list(1 + i, rank, "")))
      return failure();
    if (!isKnown(context.tensor(1 + i).getDimSize(0)))
      return context.fail("", operand(1 + i)) << "is " << context.tensor(1 + i) << ", expected " << rank << " elements";
    if (context.operandTypes()[1 + i] != context.operandTypes()[1])
      return context.fail("", operand(1 + i)) << "is " << context.tensor(1 + i) << ", start_indices is "
                                              << context.tensor(1);
    areBoundsKnown &= context.value(1 + i, bounds[i]) && int64_t(bounds[i].size()) == rank;
  }
  if (context.isLenient())
    return context.result(context.declaredTensor(0).getShape(), from.getElementType(), "", "");
  Extents shape(size_t(rank), unknownExtent);
  KnownNumbers numbers;
  for (size_t i = 0; areBoundsKnown && i < size_t(rank); ++i) {
    int64_t start = bounds[0][i], limit = bounds[1][i], stride = bounds[2][i], extent = from.getDimSize(unsigned(i));
    if (start < 0 || limit < start || stride < 1 || (isKnown(extent) && limit > extent))
      return context.fail("", operand(0)) << "is sliced from " << start << " to " << limit << " in steps of " << stride
                                          << " in dimension " << int64_t(i) << ", whose extent is " << extent;
    shape[i] = sliced(numbers, start, limit, stride);
  }
  return context.result(shape, from.getElementType(), "", "");
}

} // namespace shlo::infer
