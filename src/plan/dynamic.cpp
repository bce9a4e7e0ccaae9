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
  NumberList size;
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

// The elements of a list as scalars.
static void appendElements(Lowering &lowering, ValueId list, ValueIds &scalars) {
  const TensorType type = lowering.type(list);
  for (int64_t axis = 0; axis < type.shape[0]; ++axis)
    scalars.push_back(
        lowering.reshape(lowering.emit(Slice{{axis}, {axis + 1}, {1}}, list, TensorType{type.element, {1}}), {}));
}

// If the padding is known only at run time, but the extents are known: as much padding on both sides as the result has
// elements, and of that the part where the operand lies as low as it should.
static Status lowerPadAtRun(Lowering &lowering, Operation *op, const Extents &interior, const TensorType &type) {
  ValueId operand = lowering.value(op->getOperand(0)), low = lowering.value(op->getOperand(2));
  const size_t rank = type.shape.size();
  Pad data{type.shape, type.shape, interior};
  TensorType padded = type;
  for (size_t axis = 0; axis < rank; ++axis) {
    const int64_t extent = lowering.type(operand).shape[axis];
    padded.shape[axis] = extent + std::max<int64_t>(extent - 1, 0) * interior[axis];
    if (__builtin_add_overflow(padded.shape[axis], 2 * type.shape[axis], &padded.shape[axis]))
      return doesNotFit(lowering, op, lowering.type(operand), type);
  }
  if (const int64_t count = elementCount(padded.shape); count < 0 || count > maxElements)
    return errorAt(SHLO_LIMIT, op, "the padded operand " + toString(padded) + " is too large");
  ValueIds operands{lowering.emit(std::move(data), {operand, lowering.value(op->getOperand(1))}, padded)};
  low = lowering.convert(low, ElementType::I64);
  ValueId starts = lowering.element(ElementFunction::Subtract,
                                    {lowering.integers(type.shape, ElementType::I64, {int64_t(rank)}), low});
  appendElements(lowering, starts, operands);
  return bindOnly(lowering, op, DynamicSlice{type.shape}, operands, type);
}

Status lowerDynamicPad(Lowering &lowering, Operation *op) {
  Types types;
  Pad data;
  if (Status status = lowering.resultTypes(op, types); !status)
    return status;
  if (Status status = lowering.needIntegers(op, 4, data.interiorPadding); !status)
    return status;
  const TensorType operand = lowering.type(op->getOperand(0));
  size_t rank = operand.shape.size();
  llvm::SmallVector<int64_t> low, high;
  const bool isKnown = lowering.knownIntegers(lowering.value(op->getOperand(2)), low) &&
                       lowering.knownIntegers(lowering.value(op->getOperand(3)), high);
  if (!isKnown && data.interiorPadding.size() == rank && lowering.type(op->getOperand(2)).shape == Shape{int64_t(rank)})
    return lowerPadAtRun(lowering, op, data.interiorPadding, types[0]);
  // Says which of them is not known.
  if (Status status = lowering.needIntegers(op, 2, data.edgePaddingLow); !status)
    return status;
  if (Status status = lowering.needIntegers(op, 3, data.edgePaddingHigh); !status)
    return status;
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

// Likewise a slice. If it takes every k-th element, it is one of a slice of all elements.
static Status lowerSliceAtRun(Lowering &lowering, Operation *op, const Extents &strides, const TensorType &type) {
  ValueId operand = lowering.value(op->getOperand(0));
  ValueIds operands{operand};
  appendElements(lowering, lowering.value(op->getOperand(1)), operands);
  const bool isStrided = llvm::any_of(strides, [](int64_t stride) { return stride != 1; });
  TensorType span = type;
  for (size_t axis = 0; axis < span.shape.size(); ++axis) {
    int64_t &extent = span.shape[axis];
    const __int128 wanted = extent == 0 ? 0 : __int128(extent - 1) * strides[axis] + 1;
    if (wanted > lowering.type(operand).shape[axis])
      return doesNotFit(lowering, op, lowering.type(operand), type);
    extent = int64_t(wanted);
  }
  if (!isStrided)
    return bindOnly(lowering, op, DynamicSlice{type.shape}, operands, type);
  ValueId all = lowering.emit(DynamicSlice{span.shape}, operands, span);
  return bindOnly(lowering, op, Slice{Extents(span.shape.size(), 0), span.shape, strides}, all, type);
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
  if (fits && !isKnown && llvm::all_of(data.strides, [](int64_t stride) { return stride > 0; }) &&
      lowering.type(op->getOperand(1)).shape == Shape{int64_t(rank)})
    return lowerSliceAtRun(lowering, op, data.strides, types[0]);
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
