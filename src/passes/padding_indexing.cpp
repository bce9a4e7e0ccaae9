// Ops on padded operands: slices, gathers and scatters at computed indices.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/padding_functions.h"

#include <algorithm>

namespace shlo::passes {

using llvm::SmallVector;
using mlir::RankedTensorType;
using mlir::Type;
using mlir::Value;
using Numbers = PaddedOp::Numbers;

static RankedTensorType typeOf(Value value) { return llvm::cast<RankedTensorType>(value.getType()); }

// An integer type that has all indices and extents.
static Type indexType(PaddedOp &at, Value value) {
  const Type element = typeOf(value).getElementType();
  return element.getIntOrFloatBitWidth() < 32 ? Type(at.builder.getI32Type()) : element;
}

// The indices as far as they are not greater than a limit, which is tensor<i32>. The op itself limits them from below.
static Value limited(PaddedOp &at, Value index, Value limit) {
  const Type element = indexType(at, index);
  Value wide = at.convert(index, element);
  return at.create<ir::MinOp>(wide.getType(), wide, at.convert(limit, element));
}

static Value minus(PaddedOp &at, Value a, Value b) { return at.create<ir::SubtractOp>(a.getType(), a, b); }

// The start indices of a slice, limited so that it lies within what counts. All must have one type.
static SmallVector<Value> limitedStarts(PaddedOp &at, unsigned first, llvm::function_ref<Value(int64_t dim)> length) {
  SmallVector<Value> starts(at.op->getOperands().drop_front(first));
  if (!at.isPadded(0))
    return starts;
  for (auto [dim, start] : llvm::enumerate(starts)) {
    const Type element = indexType(at, start);
    start = at.size(0, int64_t(dim)) ? limited(at, start, minus(at, at.size(0, int64_t(dim)), length(int64_t(dim))))
                                     : at.convert(start, element);
  }
  return starts;
}

void padDynamicSlice(PaddedOp &at) {
  const Numbers lengths = at.as<ir::DynamicSliceOp>().getSliceSizes();
  at.op->setOperands(1, at.op->getNumOperands() - 1,
                     limitedStarts(at, 1, [&](int64_t dim) { return at.integer(lengths[size_t(dim)]); }));
}

// What does not count of the update must not replace anything: it gets the elements that are there. They are looked for
// in a longer operand, so that the slice does not move.
void padDynamicUpdateSlice(PaddedOp &at) {
  const SmallVector<Value> starts = limitedStarts(at, 2, [&](int64_t dim) { return at.extent(1, dim); });
  if (!at.isPadded(1))
    return at.op->setOperands(2, starts.size(), starts);
  const RankedTensorType update = at.type(1);
  SmallVector<int64_t> longer(at.type(0).getShape());
  for (size_t dim = 0; dim < longer.size(); ++dim)
    longer[dim] = at.sum(longer[dim], update.getDimSize(unsigned(dim)));
  SmallVector<Value> limits(starts);
  for (auto [dim, start] : llvm::enumerate(limits)) {
    // Also where all of the operand counts, since its end has moved.
    start = limited(at, start, minus(at, at.extent(0, int64_t(dim)), at.extent(1, int64_t(dim))));
  }
  Value room = at.fitted(at.operand(0), longer);
  if (!room)
    return;
  Value there = at.create<ir::DynamicSliceOp>(update, room, limits, at.list(update.getShape()));
  Value merged = at.operand(1);
  for (int64_t dim = 0; dim < update.getRank(); ++dim)
    if (Value size = at.size(1, dim))
      merged = at.create<ir::SelectOp>(update, at.counts(update.getShape(), dim, size), merged, there);
  at.replace(at.create<ir::DynamicUpdateSliceOp>(room.getType(), room, merged, limits));
}

// The slice of a longer operand, so that it does not move, with as many elements as its bound.
void padRealDynamicSlice(PaddedOp &at) {
  SmallVector<int64_t> strides;
  auto constant = at.operand(3).getDefiningOp<ir::ConstantOp>();
  auto values = constant ? llvm::dyn_cast<mlir::DenseIntElementsAttr>(constant.getValue()) : nullptr;
  if (!values || values.getNumElements() != at.type(0).getRank())
    return at.refuse("its strides are not constants");
  for (const llvm::APInt &stride : values.getValues<llvm::APInt>())
    strides.push_back(stride.getActiveBits() <= 31 ? int64_t(stride.getZExtValue()) : 0);
  const Numbers lengths = at.declared[0].getShape();
  SmallVector<int64_t> span(lengths), longer(at.type(0).getShape());
  SmallVector<Value> starts;
  for (size_t dim = 0; dim < lengths.size(); ++dim) {
    if (strides[dim] < 1)
      return at.refuse("its strides are not constants");
    if (lengths[dim] > INT32_MAX / strides[dim])
      return at.refuse("its bounds are too large");
    span[dim] = std::max<int64_t>((lengths[dim] - 1) * strides[dim] + 1, 0);
    longer[dim] = at.sum(longer[dim], span[dim]);
    const int64_t here = int64_t(dim);
    Value start = at.create<ir::SliceOp>(at.type(1).clone({1}), at.operand(1), at.list({here}), at.list({here + 1}),
                                         at.list({1}));
    starts.push_back(at.reshape(start, {}));
  }
  Value room = at.fitted(at.operand(0), longer);
  if (!room)
    return;
  Value all = at.create<ir::DynamicSliceOp>(typeOf(room).clone(span), room, starts, at.list(span));
  const SmallVector<int64_t> zeros(span.size(), 0);
  at.replace(at.create<ir::SliceOp>(at.declared[0], all, at.list(zeros), at.list(span), at.list(strides)));
}

// Indices are limited so that slices lie within what counts.
void padGather(PaddedOp &at) {
  auto op = at.as<ir::GatherOp>();
  const ir::GatherDimensionNumbersAttr dims = op.getDimensionNumbers();
  for (auto [own, other] : llvm::zip(dims.getOperandBatchingDims(), dims.getStartIndicesBatchingDims()))
    at.fit(1, other, at.type(0).getDimSize(unsigned(own)));
  const Numbers map = dims.getStartIndexMap();
  if (!at.isPadded(0, map))
    return;
  if (at.isPadded(1, {dims.getIndexVectorDim()}))
    return at.refuse("the extent of its index vectors is bounded");
  const mlir::ShapedType type = at.type(1);
  const Type element = indexType(at, at.operand(1));
  SmallVector<Value> limits;
  for (int64_t dim : map) {
    Value limit = minus(at, at.extent(0, dim), at.integer(op.getSliceSizes()[size_t(dim)]));
    limits.push_back(at.reshape(at.convert(limit, element), {1}));
  }
  const bool isScalar = dims.getIndexVectorDim() == type.getRank();
  Value list = limits.size() == 1
                   ? limits[0]
                   : at.create<ir::ConcatenateOp>(RankedTensorType::get({int64_t(limits.size())}, element), limits,
                                                  at.builder.getI64IntegerAttr(0));
  Value everywhere = isScalar ? at.broadcast(at.reshape(list, {}), type.getShape(), {})
                              : at.broadcast(list, type.getShape(), {dims.getIndexVectorDim()});
  Value wide = at.convert(at.operand(1), element);
  at.op->setOperand(1, at.create<ir::MinOp>(wide.getType(), wide, everywhere));
}

// Updates at indices that do not count go to where no element is. Of windows, what does not count must not change
// anything.
void padScatter(PaddedOp &at) {
  auto op = at.as<ir::ScatterOp>();
  const ir::ScatterDimensionNumbersAttr dims = op.getScatterDimensionNumbers();
  const unsigned count = unsigned(op.getInputs().size()), indices = count;
  const int64_t vectorDim = dims.getIndexVectorDim();
  for (auto [own, other] : llvm::zip(dims.getInputBatchingDims(), dims.getScatterIndicesBatchingDims()))
    at.fit(indices, other, at.type(0).getDimSize(unsigned(own)));
  if (at.isPadded(indices, {vectorDim}))
    return at.refuse("the extent of its index vectors is bounded");
  const Numbers windows = dims.getUpdateWindowDims();
  for (unsigned i = 0; i < count; ++i) {
    const unsigned update = count + 1 + i;
    SmallVector<int64_t> places; // dimensions of the indices, as those of the update
    for (int64_t dim = 0; dim < at.type(indices).getRank(); ++dim)
      if (dim != vectorDim)
        places.push_back(dim);
    size_t next = 0;
    for (int64_t dim = 0; dim < at.type(update).getRank(); ++dim)
      if (!llvm::is_contained(windows, dim) && next < places.size())
        at.fit(update, dim, at.type(indices).getDimSize(unsigned(places[next++])));
    if (at.refusal)
      return;
    if (i > 0)
      for (int64_t dim = 0; dim < at.type(i).getRank(); ++dim)
        at.fit(i, dim, at.type(0).getDimSize(unsigned(dim)));
    if (!at.isPadded(update, windows))
      continue;
    const Identity identity = count == 1 ? identityOf(op.getUpdateComputation()) : Identity::No;
    if (identity == Identity::No)
      return at.refuse("its windows have bounded extents, and its body has no identity element");
    at.mask(update, windows, at.scalar(at.type(update).getElementType(), identity));
  }
  // Windows that are longer than the operand would not fit.
  SmallVector<int64_t> places;
  for (int64_t dim = 0; dim < at.type(indices).getRank(); ++dim)
    if (dim != vectorDim)
      places.push_back(dim);
  if (!at.isPadded(indices, places))
    return;
  if (dims.getScatterDimsToOperandDims().empty())
    return at.refuse("it has no indices");
  const Type element = indexType(at, at.operand(indices));
  at.op->setOperand(indices, at.convert(at.operand(indices), element));
  const bool isUnsigned = element.isUnsignedInteger();
  at.mask(indices, places, at.scalar(element, isUnsigned ? Identity::Greatest : Identity::Least));
}

} // namespace shlo::passes
