// What functions of padding make ops with.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/padding.h"

#include <algorithm>

namespace shlo::passes {

using mlir::RankedTensorType;
using mlir::Type;
using mlir::Value;

static RankedTensorType typeOf(Value value) { return llvm::cast<RankedTensorType>(value.getType()); }

int64_t PaddedOp::sum(int64_t a, int64_t b) {
  int64_t both;
  if (!__builtin_add_overflow(a, b, &both) && both <= INT32_MAX)
    return both;
  refuse("its bounds are too large");
  return a;
}

Value PaddedOp::integer(int64_t number) {
  if (number > INT32_MAX)
    refuse("its bounds are too large");
  const auto type = RankedTensorType::get({}, builder.getI32Type());
  return create<ir::ConstantOp>(type, mlir::DenseElementsAttr::get(type, int32_t(number)));
}

Value PaddedOp::convert(Value value, Type element) {
  if (typeOf(value).getElementType() == element)
    return value;
  // A size that was widened for arithmetic is the size itself.
  if (auto widened = value.getDefiningOp<ir::ConvertOp>();
      widened && typeOf(widened.getOperand()).getElementType() == element && element.isSignlessInteger(32))
    return widened.getOperand();
  return create<ir::ConvertOp>(typeOf(value).clone(element), value);
}

Value PaddedOp::reshape(Value value, Numbers shape) {
  return typeOf(value).getShape() == shape ? value : create<ir::ReshapeOp>(typeOf(value).clone(shape), value);
}

Value PaddedOp::broadcast(Value value, Numbers shape, Numbers dims) {
  return create<ir::BroadcastInDimOp>(RankedTensorType::get(shape, typeOf(value).getElementType()), value, list(dims));
}

Value PaddedOp::iota(Type element, Numbers shape, int64_t dim) {
  return create<ir::IotaOp>(RankedTensorType::get(shape, element), builder.getI64IntegerAttr(dim));
}

Value PaddedOp::compare(Value a, ir::ComparisonDirection how, Value b) {
  return create<ir::CompareOp>(typeOf(a).clone(builder.getI1Type()), a, b, how, ir::ComparisonTypeAttr());
}

Value PaddedOp::counts(Numbers shape, int64_t dim, Value size) {
  return compare(iota(builder.getI32Type(), shape, dim), ir::ComparisonDirection::LT, broadcast(size, shape, {}));
}

Value PaddedOp::scalar(Type element, Identity identity) {
  const auto type = RankedTensorType::get({}, element);
  const mlir::ElementsAttr value = splatOf(type, identity);
  if (value)
    return create<ir::ConstantOp>(type, value);
  refuse("elements of that type cannot be masked");
  return {};
}

void PaddedOp::mask(unsigned index, Numbers dims, Value fill) {
  const Numbers shape = type(index).getShape();
  Value all;
  for (int64_t dim : dims)
    if (Value known = size(index, dim)) {
      Value counted = counts(shape, dim, known);
      all = all ? create<ir::AndOp>(all.getType(), all, counted) : counted;
    }
  if (all && fill)
    op->setOperand(index, create<ir::SelectOp>(type(index), all, operand(index), broadcast(fill, shape, {})));
}

Value PaddedOp::fitted(Value value, Numbers shape) {
  const RankedTensorType type = typeOf(value);
  if (type.getShape() == shape)
    return value;
  if (type.getRank() != int64_t(shape.size()) || !type.hasStaticShape()) {
    refuse("its shape does not fit the bounds");
    return {};
  }
  const llvm::SmallVector<int64_t> zeros(shape.size(), 0), ones(shape.size(), 1);
  llvm::SmallVector<int64_t> limits(shape), more(shape.size(), 0);
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    limits[dim] = std::min(shape[dim], type.getDimSize(unsigned(dim)));
    more[dim] = shape[dim] - limits[dim];
  }
  if (type.getShape() != Numbers(limits))
    value = create<ir::SliceOp>(type.clone(limits), value, list(zeros), list(limits), list(ones));
  if (Numbers(limits) == shape)
    return value;
  Value fill = scalar(type.getElementType(), Identity::PlusZero);
  return fill ? create<ir::PadOp>(type.clone(shape), value, fill, list(zeros), list(more), list(zeros)) : Value();
}

void PaddedOp::fit(unsigned index, int64_t dim, int64_t extent) {
  llvm::SmallVector<int64_t> shape(type(index).getShape());
  shape[size_t(dim)] = extent;
  if (Value value = fitted(operand(index), shape))
    op->setOperand(index, value);
}

Value PaddedOp::shifted(Value value, int64_t dim, Value start) {
  const RankedTensorType type = typeOf(value);
  llvm::SmallVector<int64_t> longer(type.getShape());
  longer[size_t(dim)] = sum(longer[size_t(dim)], longer[size_t(dim)]);
  Value room = fitted(value, longer);
  if (!room)
    return {};
  llvm::SmallVector<Value> starts(size_t(type.getRank()), integer(0));
  starts[size_t(dim)] = start;
  return create<ir::DynamicSliceOp>(type, room, starts, list(type.getShape()));
}

} // namespace shlo::passes
