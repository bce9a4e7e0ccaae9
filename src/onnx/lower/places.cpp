// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/places.h"

#include <limits>

namespace shlo::onnx {

using ir::ComparisonDirection;

Value placed(Emitter &emit, Value list, Value places, Value updates) {
  return emit.put(list, emit.reshape(places, {shapeOf(places)[0], 1}), updates,
                  ir::ScatterDimensionNumbersAttr::get(emit.builder.getContext(), {}, {0}, {}, {}, {0}, 1),
                  [](Value, Value update) { return update; });
}

Type placeType(Emitter &emit, int64_t count) {
  return emit.builder.getIntegerType(count > std::numeric_limits<int32_t>::max() ? 64 : 32);
}

FailureOr<Value> placesWhere(LoweredNode &node, Value flags, ArrayRef<Value *> kept) {
  const int64_t count = shapeOf(flags)[0];
  const Type place = placeType(node, count);
  llvm::SmallVector<Value *> all(kept);
  all.push_back(&flags);
  const auto found = node.decided(node.sum(node.convert(flags, place), {0}), all);
  if (!found)
    return failure();
  const Value ones = node.convert(flags, place);
  // The place of each among those that hold, which are counted up to it.
  const Value before = node.binary<ir::SubtractOp>(node.countUp(ones), node.integer({}, place, 1));
  const Value places = node.select(flags, before, node.integer({count}, place, count));
  return placed(node, node.integer({found->front()}, place, 0), places, node.iota({count}, place, 0));
}

Value orderedIntegers(Emitter &emit, Value x) {
  const Type element = elementOf(x);
  mlir::OpBuilder &builder = emit.builder;
  if (element.isInteger(1))
    return emit.convert(x, builder.getIntegerType(8, /*isSigned=*/false));
  if (!llvm::isa<mlir::FloatType>(element))
    return x;
  const Value zero = emit.scalar(element, 0);
  x = emit.select(emit.compare(ComparisonDirection::EQ, x, zero), emit.broadcast(zero, shapeOf(x)), x);
  const Value nan = emit.splat(shapeOf(x), element, std::numeric_limits<double>::quiet_NaN());
  x = emit.select(emit.compare(ComparisonDirection::EQ, x, x), x, nan);
  const unsigned bits = element.getIntOrFloatBitWidth();
  const Type integer = builder.getIntegerType(bits);
  const Value raw = emit.create<ir::BitcastConvertOp>(RankedTensorType::get(shapeOf(x), integer), x);
  // Of negative numbers, the ones with the larger magnitudes are less.
  const Value turned = emit.binary<ir::XorOp>(raw, emit.largest({}, integer));
  return emit.select(emit.compare(ComparisonDirection::LT, raw, emit.integer({}, integer, 0)), turned, raw);
}

Sorted sorted(Emitter &emit, Value integers, bool isDescending) {
  mlir::OpBuilder &builder = emit.builder;
  const int64_t last = rankOf(integers) - 1;
  const Type element = elementOf(integers), number = placeType(emit, shapeOf(integers)[size_t(last)]);
  const Value places = emit.iota(shapeOf(integers), number, last);
  auto sort = ir::SortOp::create(builder, emit.location, mlir::TypeRange{integers.getType(), places.getType()},
                                 mlir::ValueRange{integers, places}, builder.getI64IntegerAttr(last),
                                 builder.getBoolAttr(true));
  mlir::OpBuilder::InsertionGuard guard(builder);
  const Type one = RankedTensorType::get({}, element), place = RankedTensorType::get({}, number);
  mlir::Block *block = builder.createBlock(&sort.getComparator(), {}, {one, one, place, place},
                                           llvm::SmallVector<mlir::Location>(4, emit.location));
  ir::ReturnOp::create(builder, emit.location,
                       emit.compare(isDescending ? ComparisonDirection::GT : ComparisonDirection::LT,
                                    block->getArgument(0), block->getArgument(1)));
  return {sort->getResult(0), sort->getResult(1)};
}

} // namespace shlo::onnx
