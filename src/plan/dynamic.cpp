// Ops with computed shapes. Each is lowered to its static counterpart. The computed values are checked here, because
// the verifier did not know them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

#include <cstring>

using namespace mlir;

namespace shlo::plan {

static Error doesNotFit(Lowering &lowering, Operation *op, const TensorType &operand, const TensorType &result) {
  return lowering.shapeError(op, toString(operand) + " cannot become " + toString(result));
}

static Status bindOnly(Lowering &lowering, Operation *op, OpData data, llvm::ArrayRef<ValueId> operands,
                       const TensorType &type) {
  lowering.bind(op->getResult(0), lowering.emit(std::move(data), operands, type));
  return {};
}

Status lowerGetDimensionSize(Lowering &lowering, Operation *op) {
  const Shape &shape = lowering.type(op->getOperand(0)).shape;
  uint64_t axis = uint64_t(cast<ir::GetDimensionSizeOp>(op).getDimension());
  if (axis >= shape.size())
    return errorAt(SHLO_INVALID_PROGRAM, op, "the operand has no dimension " + llvm::Twine(axis));
  int64_t extent = shape[axis];
  if (extent > INT32_MAX)
    return errorAt(SHLO_LIMIT, op, "the extent " + llvm::Twine(extent) + " does not fit an i32");
  auto bytes = Storage::allocate(sizeof(int32_t), false);
  if (!bytes)
    return makeError(SHLO_OUT_OF_MEMORY, "cannot allocate a constant");
  int32_t value = int32_t(extent);
  std::memcpy(bytes->data(), &value, sizeof value);
  return bindOnly(lowering, op, Constant{std::move(bytes), true}, {}, {ElementType::I32, {}});
}

// The first `size` elements of the dimension.
Status lowerSetDimensionSize(Lowering &lowering, Operation *op) {
  TensorType type = lowering.type(op->getOperand(0));
  uint64_t axis = uint64_t(cast<ir::SetDimensionSizeOp>(op).getDimension());
  Extents size;
  if (Status status = lowering.needIntegers(op, 1, size); !status)
    return status;
  if (axis >= type.shape.size() || size.size() != 1 || size[0] < 0 || size[0] > type.shape[axis])
    return lowering.shapeError(op, "the size is not within the operand " + toString(type));
  Slice data{Extents(type.shape.size(), 0), type.shape, Extents(type.shape.size(), 1)};
  data.limitIndices[axis] = type.shape[axis] = size[0];
  return bindOnly(lowering, op, std::move(data), lowering.value(op->getOperand(0)), type);
}

Status lowerDynamicBroadcastInDim(Lowering &lowering, Operation *op) {
  Types types;
  if (Status status = lowering.resultTypes(op, types); !status)
    return status;
  ValueId operand = lowering.value(op->getOperand(0));
  Extents dimensions = extents(cast<ir::DynamicBroadcastInDimOp>(op).getBroadcastDimensionsAttr());
  const Shape &from = lowering.type(operand).shape, &to = types[0].shape;
  bool fits = dimensions.size() == from.size();
  for (size_t axis = 0; fits && axis < from.size(); ++axis) {
    int64_t target = dimensions[axis];
    fits = target >= 0 && target < int64_t(to.size()) && (from[axis] == 1 || from[axis] == to[target]);
  }
  if (!fits)
    return doesNotFit(lowering, op, lowering.type(operand), types[0]);
  return bindOnly(lowering, op, BroadcastInDim{std::move(dimensions)}, operand, types[0]);
}

Status lowerDynamicIota(Lowering &lowering, Operation *op) {
  return lowering.emitFor(op, Iota{int64_t(cast<ir::DynamicIotaOp>(op).getIotaDimension())}, llvm::ArrayRef<ValueId>());
}

Status lowerDynamicReshape(Lowering &lowering, Operation *op) {
  Types types;
  if (Status status = lowering.resultTypes(op, types); !status)
    return status;
  ValueId operand = lowering.value(op->getOperand(0));
  if (elementCount(lowering.type(operand).shape) != elementCount(types[0].shape))
    return doesNotFit(lowering, op, lowering.type(operand), types[0]);
  if (lowering.type(operand) == types[0])
    return lowering.alias(op, operand);
  return bindOnly(lowering, op, Reshape{}, operand, types[0]);
}

Status lowerDynamicPad(Lowering &lowering, Operation *op) {
  Types types;
  Pad data;
  if (Status status = lowering.resultTypes(op, types); !status)
    return status;
  if (Status status = lowering.needIntegers(op, 2, data.edgePaddingLow); !status)
    return status;
  if (Status status = lowering.needIntegers(op, 3, data.edgePaddingHigh); !status)
    return status;
  if (Status status = lowering.needIntegers(op, 4, data.interiorPadding); !status)
    return status;
  const TensorType &operand = lowering.type(op->getOperand(0));
  size_t rank = operand.shape.size();
  bool fits = data.edgePaddingLow.size() == rank && data.edgePaddingHigh.size() == rank &&
              data.interiorPadding.size() == rank;
  for (size_t axis = 0; fits && axis < rank; ++axis) {
    int64_t extent = operand.shape[axis];
    __int128 padded = __int128(extent) + data.edgePaddingLow[axis] + data.edgePaddingHigh[axis] +
                      __int128(std::max<int64_t>(extent - 1, 0)) * data.interiorPadding[axis];
    fits = data.interiorPadding[axis] >= 0 && padded == types[0].shape[axis];
  }
  if (!fits)
    return doesNotFit(lowering, op, operand, types[0]);
  return bindOnly(lowering, op, std::move(data), lowering.values(op->getOperands().take_front(2)), types[0]);
}

// A dynamic slice, if the start is known only at run time, but the extents are known and the strides are 1.
static Status lowerSliceAtRun(Lowering &lowering, Operation *op, const TensorType &type) {
  ValueId operand = lowering.value(op->getOperand(0)), starts = lowering.value(op->getOperand(1));
  ValueIds operands{operand};
  ElementType element = lowering.type(starts).element;
  for (int64_t axis = 0; axis < int64_t(type.shape.size()); ++axis) {
    ValueId one = lowering.emit(Slice{{axis}, {axis + 1}, {1}}, starts, TensorType{element, {1}});
    operands.push_back(lowering.reshape(one, {}));
  }
  return bindOnly(lowering, op, DynamicSlice{type.shape}, operands, type);
}

Status lowerRealDynamicSlice(Lowering &lowering, Operation *op) {
  Types types;
  Slice data;
  llvm::SmallVector<int64_t> start, limit;
  if (Status status = lowering.resultTypes(op, types); !status)
    return status;
  if (Status status = lowering.needIntegers(op, 3, data.strides); !status)
    return status;
  const TensorType operand = lowering.type(op->getOperand(0));
  size_t rank = operand.shape.size();
  bool isKnown = lowering.knownIntegers(lowering.value(op->getOperand(1)), start) &&
                 lowering.knownIntegers(lowering.value(op->getOperand(2)), limit);
  bool fits = data.strides.size() == rank && types[0].shape.size() == rank;
  if (fits && !isKnown && llvm::all_of(data.strides, [](int64_t stride) { return stride == 1; })) {
    for (size_t axis = 0; fits && axis < rank; ++axis)
      fits = types[0].shape[axis] <= operand.shape[axis];
    if (fits && lowering.type(op->getOperand(1)).shape == Shape{int64_t(rank)})
      return lowerSliceAtRun(lowering, op, types[0]);
  }
  // Says which of them is not known.
  if (Status status = lowering.needIntegers(op, 1, data.startIndices); !status)
    return status;
  if (Status status = lowering.needIntegers(op, 2, data.limitIndices); !status)
    return status;
  fits = fits && data.startIndices.size() == rank && data.limitIndices.size() == rank;
  for (size_t axis = 0; fits && axis < rank; ++axis) {
    int64_t from = data.startIndices[axis], to = data.limitIndices[axis], stride = data.strides[axis];
    fits = 0 <= from && from <= to && to <= operand.shape[axis] && stride > 0 &&
           types[0].shape[axis] == (to - from) / stride + ((to - from) % stride != 0);
  }
  if (!fits)
    return doesNotFit(lowering, op, operand, types[0]);
  return bindOnly(lowering, op, std::move(data), lowering.value(op->getOperand(0)), types[0]);
}

} // namespace shlo::plan
