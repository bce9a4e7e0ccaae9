// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/emit.h"

#include "dialect/elements.h"

#include <algorithm>
#include <numeric>

using namespace mlir;

namespace shlo::onnx {

Extents axesBelow(int64_t rank) {
  Extents axes(size_t(rank), 0);
  std::iota(axes.begin(), axes.end(), 0);
  return axes;
}

//===- Constants ------------------------------------------------------------------------------------------------------===//

static Attribute numberOf(Type element, double number) {
  if (auto type = dyn_cast<FloatType>(element)) {
    const auto near = ir::nearest(number, type.getFloatSemantics());
    return FloatAttr::get(type, near ? *near : llvm::APFloat::getNaN(type.getFloatSemantics()));
  }
  return IntegerAttr::get(element, llvm::APInt(element.getIntOrFloatBitWidth(), uint64_t(int64_t(number)), true, true));
}

Value Emitter::constant(ElementsAttr value) {
  return ir::ConstantOp::create(builder, location, value.getType(), value);
}

Value Emitter::splat(ArrayRef<int64_t> shape, Type element, double number) {
  const auto type = RankedTensorType::get(shape, element);
  if (auto complex = dyn_cast<ComplexType>(element)) {
    const llvm::fltSemantics &semantics = cast<FloatType>(complex.getElementType()).getFloatSemantics();
    llvm::APFloat real(number);
    bool loses = false;
    real.convert(semantics, llvm::APFloat::rmNearestTiesToEven, &loses);
    return constant(DenseElementsAttr::get(type, std::complex<llvm::APFloat>(real, llvm::APFloat::getZero(semantics))));
  }
  return constant(DenseElementsAttr::get(type, numberOf(element, number)));
}

Value Emitter::integer(ArrayRef<int64_t> shape, Type element, int64_t number) {
  const auto type = RankedTensorType::get(shape, element);
  return constant(
      DenseElementsAttr::get(type, llvm::APInt(element.getIntOrFloatBitWidth(), uint64_t(number), true, true)));
}

Value Emitter::integers(ArrayRef<int64_t> list, Type element) {
  llvm::SmallVector<llvm::APInt> numbers;
  for (int64_t number : list)
    numbers.emplace_back(element.getIntOrFloatBitWidth(), uint64_t(number), true, true);
  return constant(DenseElementsAttr::get(RankedTensorType::get({int64_t(list.size())}, element), numbers));
}

Value Emitter::floats(ArrayRef<double> list, Type element) {
  llvm::SmallVector<Attribute> numbers;
  for (double number : list)
    numbers.push_back(numberOf(element, number));
  return constant(DenseElementsAttr::get(RankedTensorType::get({int64_t(list.size())}, element), numbers));
}

static Value extreme(Emitter &emit, ArrayRef<int64_t> shape, Type element, bool isLargest) {
  const auto type = RankedTensorType::get(shape, element);
  if (auto floating = dyn_cast<FloatType>(element)) {
    const llvm::fltSemantics &semantics = floating.getFloatSemantics();
    const bool hasInfinity = llvm::APFloat::semanticsHasInf(semantics);
    return emit.constant(DenseElementsAttr::get(type, hasInfinity ? llvm::APFloat::getInf(semantics, !isLargest)
                                                                  : llvm::APFloat::getLargest(semantics, !isLargest)));
  }
  const unsigned bits = element.getIntOrFloatBitWidth();
  if (element.isUnsignedInteger() || bits == 1)
    return emit.constant(
        DenseElementsAttr::get(type, isLargest ? llvm::APInt::getMaxValue(bits) : llvm::APInt(bits, 0)));
  return emit.constant(DenseElementsAttr::get(type, isLargest ? llvm::APInt::getSignedMaxValue(bits)
                                                              : llvm::APInt::getSignedMinValue(bits)));
}
Value Emitter::least(ArrayRef<int64_t> shape, Type element) { return extreme(*this, shape, element, false); }
Value Emitter::largest(ArrayRef<int64_t> shape, Type element) { return extreme(*this, shape, element, true); }

//===- Shapes ---------------------------------------------------------------------------------------------------------===//

Value Emitter::reshape(Value value, ArrayRef<int64_t> shape) {
  if (shapeOf(value) == shape)
    return value;
  return create<ir::ReshapeOp>(RankedTensorType::get(shape, elementOf(value)), value);
}

Value Emitter::broadcastAlong(Value value, ArrayRef<int64_t> shape, ArrayRef<int64_t> axes) {
  if (shapeOf(value) == shape && llvm::is_sorted(axes))
    return value;
  return create<ir::BroadcastInDimOp>(RankedTensorType::get(shape, elementOf(value)), value, axes);
}

Value Emitter::broadcast(Value value, ArrayRef<int64_t> shape) {
  Extents axes = axesBelow(rankOf(value));
  for (int64_t &axis : axes)
    axis += int64_t(shape.size()) - rankOf(value);
  return broadcastAlong(value, shape, axes);
}

void Emitter::broadcastTogether(Value &a, Value &b) {
  if (shapeOf(a) == shapeOf(b))
    return;
  const ArrayRef<int64_t> longer = rankOf(a) < rankOf(b) ? shapeOf(b) : shapeOf(a);
  const ArrayRef<int64_t> shorter = rankOf(a) < rankOf(b) ? shapeOf(a) : shapeOf(b);
  Extents shape(longer);
  for (size_t i = 0; i < shorter.size(); ++i)
    if (int64_t &extent = shape[shape.size() - 1 - i]; extent == 1)
      extent = shorter[shorter.size() - 1 - i];
  a = broadcast(a, shape);
  b = broadcast(b, shape);
}

Value Emitter::transpose(Value value, ArrayRef<int64_t> permutation) {
  if (llvm::is_sorted(permutation))
    return value;
  Extents shape;
  for (int64_t axis : permutation)
    shape.push_back(shapeOf(value)[size_t(axis)]);
  return create<ir::TransposeOp>(RankedTensorType::get(shape, elementOf(value)), value, permutation);
}

Value Emitter::slice(Value value, ArrayRef<int64_t> starts, ArrayRef<int64_t> limits, ArrayRef<int64_t> strides) {
  Extents steps(strides), shape;
  steps.resize(starts.size(), 1);
  for (size_t axis = 0; axis < starts.size(); ++axis)
    shape.push_back((limits[axis] - starts[axis] + steps[axis] - 1) / steps[axis]);
  if (shapeOf(value) == ArrayRef<int64_t>(shape))
    return value;
  return create<ir::SliceOp>(RankedTensorType::get(shape, elementOf(value)), value, starts, limits, steps);
}

Value Emitter::sliceAlong(Value value, int64_t axis, int64_t start, int64_t limit, int64_t stride) {
  Extents starts(size_t(rankOf(value)), 0), limits(shapeOf(value)), strides(size_t(rankOf(value)), 1);
  starts[size_t(axis)] = start;
  limits[size_t(axis)] = limit;
  strides[size_t(axis)] = stride;
  return slice(value, starts, limits, strides);
}

Value Emitter::pad(Value value, Value with, ArrayRef<int64_t> low, ArrayRef<int64_t> high, ArrayRef<int64_t> interior) {
  Extents gaps(interior), shape;
  gaps.resize(low.size(), 0);
  for (size_t axis = 0; axis < low.size(); ++axis) {
    const int64_t extent = shapeOf(value)[axis];
    shape.push_back(low[axis] + high[axis] + extent + std::max<int64_t>(extent - 1, 0) * gaps[axis]);
  }
  auto isNothing = [](ArrayRef<int64_t> list) { return llvm::all_of(list, [](int64_t one) { return one == 0; }); };
  if (isNothing(low) && isNothing(high) && isNothing(gaps))
    return value;
  return create<ir::PadOp>(RankedTensorType::get(shape, elementOf(value)), value, with, low, high, gaps);
}

Value Emitter::concatenate(ArrayRef<Value> values, int64_t axis) {
  if (values.size() == 1)
    return values.front();
  Extents shape(shapeOf(values.front()));
  shape[size_t(axis)] = 0;
  for (Value value : values)
    shape[size_t(axis)] += shapeOf(value)[size_t(axis)];
  return create<ir::ConcatenateOp>(RankedTensorType::get(shape, elementOf(values.front())), values, uint64_t(axis));
}

Value Emitter::reverse(Value value, ArrayRef<int64_t> axes) {
  return axes.empty() ? value : create<ir::ReverseOp>(value.getType(), value, axes);
}

Value Emitter::iota(ArrayRef<int64_t> shape, Type element, int64_t axis) {
  return create<ir::IotaOp>(RankedTensorType::get(shape, element), uint64_t(axis));
}

//===- Elements -------------------------------------------------------------------------------------------------------===//

Value Emitter::compare(ir::ComparisonDirection direction, Value a, Value b) {
  broadcastTogether(a, b);
  return create<ir::CompareOp>(RankedTensorType::get(shapeOf(a), builder.getI1Type()), a, b, direction,
                               ir::ComparisonTypeAttr());
}

Value Emitter::select(Value predicate, Value a, Value b) {
  broadcastTogether(a, b);
  broadcastTogether(predicate, a);
  b = broadcast(b, shapeOf(a));
  return create<ir::SelectOp>(a.getType(), predicate, a, b);
}

Value Emitter::convert(Value value, Type element) {
  if (elementOf(value) == element)
    return value;
  return create<ir::ConvertOp>(RankedTensorType::get(shapeOf(value), element), value);
}

Value Emitter::widened(Value value) {
  const Type element = elementOf(value);
  const bool isNarrow = isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32;
  return isNarrow ? convert(value, builder.getF32Type()) : value;
}

//===- Reductions and products ----------------------------------------------------------------------------------------===//

Value Emitter::reduceWith(Value value, Value init, ArrayRef<int64_t> axes,
                          llvm::function_ref<Value(Value, Value)> combine) {
  if (axes.empty())
    return value;
  Extents shape;
  for (int64_t axis = 0; axis < rankOf(value); ++axis)
    if (!llvm::is_contained(axes, axis))
      shape.push_back(shapeOf(value)[size_t(axis)]);
  auto reduction = ir::ReduceOp::create(builder, location, TypeRange{RankedTensorType::get(shape, elementOf(value))},
                                        ValueRange{value}, ValueRange{init}, axes);
  OpBuilder::InsertionGuard guard(builder);
  Block *body =
      builder.createBlock(&reduction->getRegion(0), {}, {init.getType(), init.getType()}, {location, location});
  ir::ReturnOp::create(builder, location, combine(body->getArgument(0), body->getArgument(1)));
  return reduction->getResult(0);
}

Value Emitter::sum(Value value, ArrayRef<int64_t> axes) {
  return reduce<ir::AddOp>(value, scalar(elementOf(value), 0), axes);
}

Value Emitter::accumulateWith(Value value, Value init, int64_t axis, bool isReversed,
                              llvm::function_ref<Value(Value, Value)> combine) {
  const auto rank = size_t(rankOf(value)), along = size_t(axis);
  if (shapeOf(value)[along] == 0)
    return value;
  Extents window(rank, 1);
  window[along] = shapeOf(value)[along];
  llvm::SmallVector<int64_t> padding(2 * rank, 0);
  padding[2 * along + isReversed] = window[along] - 1;
  const auto ones = builder.getDenseI64ArrayAttr(Extents(rank, 1));
  auto scan = ir::ReduceWindowOp::create(
      builder, location, TypeRange{value.getType()}, ValueRange{value}, ValueRange{init},
      builder.getDenseI64ArrayAttr(window), ones, ones, ones,
      DenseIntElementsAttr::get(RankedTensorType::get({int64_t(rank), 2}, builder.getI64Type()),
                                ArrayRef<int64_t>(padding)));
  OpBuilder::InsertionGuard guard(builder);
  Block *body = builder.createBlock(&scan->getRegion(0), {}, {init.getType(), init.getType()}, {location, location});
  ir::ReturnOp::create(builder, location, combine(body->getArgument(0), body->getArgument(1)));
  return scan->getResult(0);
}

Value Emitter::keepAxes(Value reduced, ArrayRef<int64_t> shape, ArrayRef<int64_t> axes) {
  Extents kept(shape);
  for (int64_t axis : axes)
    kept[size_t(axis)] = 1;
  return reshape(reduced, kept);
}

Emitter::Exponentials Emitter::exponentials(Value value, int64_t axis) {
  const Value most = reduce<ir::MaxOp>(value, least({}, elementOf(value)), {axis});
  const Value differences = binary<ir::SubtractOp>(value, keepAxes(most, shapeOf(value), {axis}));
  const Value exponentials = unary<ir::ExpOp>(differences);
  return {differences, exponentials, keepAxes(sum(exponentials, {axis}), shapeOf(value), {axis})};
}

Value Emitter::dot(Value a, Value b, const Contraction &axes, Type element) {
  Extents shape;
  for (int64_t axis : axes.leftBatch)
    shape.push_back(shapeOf(a)[size_t(axis)]);
  auto others = [&](Value value, ArrayRef<int64_t> batch, ArrayRef<int64_t> contracted) {
    for (int64_t axis = 0; axis < rankOf(value); ++axis)
      if (!llvm::is_contained(batch, axis) && !llvm::is_contained(contracted, axis))
        shape.push_back(shapeOf(value)[size_t(axis)]);
  };
  others(a, axes.leftBatch, axes.left);
  others(b, axes.rightBatch, axes.right);
  return create<ir::DotGeneralOp>(
      RankedTensorType::get(shape, element), a, b,
      ir::DotDimensionNumbersAttr::get(builder.getContext(), axes.leftBatch, axes.rightBatch, axes.left, axes.right),
      ArrayAttr(), ir::DotAlgorithmAttr());
}

//===- Indices --------------------------------------------------------------------------------------------------------===//

Value Emitter::take(Value value, Value indices, int64_t axis) {
  const ArrayRef<int64_t> shape = shapeOf(value), places = shapeOf(indices);
  Extents result(shape.take_front(size_t(axis))), offsets = axesBelow(axis), sizes(shape);
  result.append(places.begin(), places.end());
  for (int64_t other = axis + 1; other < rankOf(value); ++other) {
    offsets.push_back(int64_t(result.size()));
    result.push_back(shape[size_t(other)]);
  }
  if (shape[size_t(axis)] == 0) // there are no indices in range
    return splat(result, elementOf(value), 0);
  sizes[size_t(axis)] = 1;
  return create<ir::GatherOp>(
      RankedTensorType::get(result, elementOf(value)), value, indices,
      ir::GatherDimensionNumbersAttr::get(builder.getContext(), offsets, {axis}, {}, {}, {axis}, rankOf(indices)),
      ArrayRef<int64_t>(sizes), false);
}

Value Emitter::put(Value value, Value indices, Value updates, ir::ScatterDimensionNumbersAttr axes,
                   llvm::function_ref<Value(Value old, Value update)> combine) {
  auto scatter = ir::ScatterOp::create(builder, location, TypeRange{value.getType()}, ValueRange{value}, indices,
                                       ValueRange{updates}, axes, false, false);
  OpBuilder::InsertionGuard guard(builder);
  const Type one = RankedTensorType::get({}, elementOf(value));
  Block *body = builder.createBlock(&scatter->getRegion(0), {}, {one, one}, {location, location});
  ir::ReturnOp::create(builder, location, combine(body->getArgument(0), body->getArgument(1)));
  return scatter->getResult(0);
}

} // namespace shlo::onnx
