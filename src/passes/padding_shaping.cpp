// Ops on padded operands: elementwise ops, and those that move elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/padding_functions.h"

#include <algorithm>

namespace shlo::passes {

using llvm::SmallVector;
using mlir::RankedTensorType;
using mlir::Value;
using Numbers = PaddedOp::Numbers;

// Each element depends on those of the same index.
void padAlike(PaddedOp &at) {
  for (unsigned i = 0; i < at.op->getNumOperands(); ++i)
    if (at.type(i).getRank() != 0)
      if (Value value = at.fitted(at.operand(i), at.declared[0].getShape()))
        at.op->setOperand(i, value);
}

// Elements that count do not depend on others, and keep their places.
void padFreely(PaddedOp &) {}

//===- Extents ----------------------------------------------------------------------------------------------------===//

void padGetDimensionSize(PaddedOp &at) {
  at.replace(at.extent(0, int64_t(at.as<ir::GetDimensionSizeOp>().getDimension())));
}

void padSetDimensionSize(PaddedOp &at) {
  const size_t dim = size_t(at.as<ir::SetDimensionSizeOp>().getDimension());
  Sizes &sizes = at.resultSizes[0];
  for (size_t i = 0; i < sizes.size(); ++i)
    sizes[i] = i == dim ? at.reshape(at.operand(1), {}) : at.extent(0, int64_t(i));
  at.replace(at.operand(0));
}

void padDynamicIota(PaddedOp &at) {
  at.replace(at.iota(at.declared[0].getElementType(), at.declared[0].getShape(),
                     int64_t(at.as<ir::DynamicIotaOp>().getIotaDimension())));
}

//===- Broadcasts -------------------------------------------------------------------------------------------------===//

// A dimension of the operand is one of the result, or has one element, which is repeated. Of a bounded dimension that
// is known only at run time, if the shape of the result is computed.
void padBroadcastInDim(PaddedOp &at) {
  const Numbers dims = at.op->getAttrOfType<mlir::DenseI64ArrayAttr>("broadcast_dimensions").asArrayRef();
  const RankedTensorType result = at.declared[0];
  const bool isComputed = llvm::isa<ir::DynamicBroadcastInDimOp>(at.op);
  SmallVector<int64_t> kept;
  if (auto known = at.op->getAttrOfType<mlir::DenseI64ArrayAttr>("known_nonexpanding_dimensions"))
    llvm::append_range(kept, known.asArrayRef());
  Sizes &sizes = at.resultSizes[0];
  Value value = at.operand(0);
  for (auto [from, to] : llvm::enumerate(dims)) {
    const int64_t own = at.type(0).getDimSize(unsigned(from)), extent = result.getDimSize(unsigned(to));
    Value size = at.size(0, int64_t(from));
    if (!isComputed && size_t(to) < sizes.size())
      sizes[size_t(to)] = at.extent(0, int64_t(from));
    SmallVector<int64_t> shape(llvm::cast<RankedTensorType>(value.getType()).getShape());
    shape[from] = extent;
    if (own == 1)
      continue;
    Value whole = at.fitted(value, shape);
    if (whole && size && isComputed && !llvm::is_contained(kept, int64_t(from))) {
      shape[from] = 1;
      Value first = at.fitted(value, shape);
      shape[from] = extent;
      SmallVector<int64_t> all(shape.size());
      for (size_t i = 0; i < all.size(); ++i)
        all[i] = int64_t(i);
      Value isOne = at.broadcast(at.compare(size, ir::ComparisonDirection::EQ, at.integer(1)), shape, {});
      whole = at.create<ir::SelectOp>(whole.getType(), isOne, at.broadcast(first, shape, all), whole);
    }
    if (!(value = whole))
      return;
  }
  at.replace(at.broadcast(value, result.getShape(), dims));
}

//===- Reshape ----------------------------------------------------------------------------------------------------===//

static int64_t productOf(Numbers extents) {
  int64_t product = 1;
  for (int64_t extent : extents)
    if (__builtin_mul_overflow(product, extent, &product))
      return INT64_MAX;
  return product;
}

static bool isIn(const Sizes &sizes, size_t dim) { return dim < sizes.size() && sizes[dim]; }

// For each dimension, the number of elements that count in those behind it.
static SmallVector<Value> stridesOf(PaddedOp &at, Numbers shape, const Sizes &sizes) {
  SmallVector<Value> strides(shape.size());
  Value product = at.integer(1);
  for (size_t dim = shape.size(); dim-- > 0;) {
    strides[dim] = product;
    Value extent = isIn(sizes, dim) ? sizes[dim] : at.integer(shape[dim]);
    product = at.create<ir::MulOp>(product.getType(), product, extent);
  }
  return strides;
}

// Gathers each element by its number among those that count.
static Value gatherByNumber(PaddedOp &at, const Sizes &to) {
  const RankedTensorType from = at.type(0), result = at.declared[0];
  const mlir::Type i32 = at.builder.getI32Type();
  const auto type = RankedTensorType::get(result.getShape(), i32);
  auto everywhere = [&](Value scalar) { return at.broadcast(scalar, result.getShape(), {}); };
  Value number = everywhere(at.integer(0));
  for (auto [dim, stride] : llvm::enumerate(stridesOf(at, result.getShape(), to)))
    number = at.create<ir::AddOp>(
        type, number, at.create<ir::MulOp>(type, at.iota(i32, result.getShape(), int64_t(dim)), everywhere(stride)));
  Value place = everywhere(at.integer(0));
  int64_t paddedStride = from.getNumElements();
  for (auto [dim, stride] : llvm::enumerate(stridesOf(at, from.getShape(), at.sizes[0]))) {
    paddedStride /= from.getDimSize(unsigned(dim));
    Value index = at.create<ir::DivOp>(type, number, everywhere(stride));
    index = at.create<ir::RemOp>(type, index, everywhere(at.extent(0, int64_t(dim))));
    Value offset = at.create<ir::MulOp>(type, index, everywhere(at.integer(paddedStride)));
    place = at.create<ir::AddOp>(type, place, offset);
  }
  Value flat = at.reshape(at.operand(0), {from.getNumElements()});
  const auto dimensions = ir::GatherDimensionNumbersAttr::get(at.builder.getContext(), /*offset_dims=*/{},
                                                              /*collapsed_slice_dims=*/{0}, {}, {}, {0},
                                                              /*index_vector_dim=*/result.getRank());
  return at.create<ir::GatherOp>(result, flat, place, dimensions, at.list({1}), at.builder.getBoolAttr(false));
}

// The elements that count are the first ones of both shapes if only the first dimensions are bounded.
void padReshape(PaddedOp &at) {
  const RankedTensorType from = at.type(0), result = at.declared[0];
  Sizes &to = at.resultSizes[0];
  if (llvm::isa<ir::ReshapeOp>(at.op) && !to.empty()) {
    // Its type has no other unknown extent, or the shape would not be known.
    Value rest = at.integer(1), count = at.integer(1);
    size_t unknown = to.size();
    for (size_t dim = 0; dim < to.size(); ++dim) {
      if (!llvm::cast<RankedTensorType>(at.op->getResult(0).getType()).isDynamicDim(unsigned(dim))) {
        rest = at.create<ir::MulOp>(rest.getType(), rest, at.integer(result.getDimSize(unsigned(dim))));
        continue;
      }
      if (unknown != to.size())
        return at.refuse("its result has several dynamic dimensions");
      unknown = dim;
    }
    for (unsigned dim = 0; dim < from.getRank(); ++dim)
      count = at.create<ir::MulOp>(count.getType(), count, at.extent(0, dim));
    to[unknown] = at.create<ir::DivOp>(count.getType(), count, rest);
  }
  size_t alike = 0;
  while (alike < size_t(std::min(from.getRank(), result.getRank())) && !isIn(at.sizes[0], alike) && !isIn(to, alike) &&
         from.getDimSize(unsigned(alike)) == result.getDimSize(unsigned(alike)))
    ++alike;
  bool areFirst = true;
  for (size_t dim = alike + 1; dim < size_t(std::max(from.getRank(), result.getRank())); ++dim)
    areFirst &= !isIn(at.sizes[0], dim) && !isIn(to, dim);
  if (!areFirst) {
    const int64_t most = std::max(productOf(from.getShape()), productOf(result.getShape()));
    if (most > INT32_MAX || !productOf(from.getShape()))
      return at.refuse("its elements cannot be numbered");
    return at.replace(gatherByNumber(at, to));
  }
  SmallVector<int64_t> flat(from.getShape().take_front(alike)), wanted(flat);
  flat.push_back(productOf(from.getShape().drop_front(alike)));
  wanted.push_back(productOf(result.getShape().drop_front(alike)));
  if (Value value = at.fitted(at.reshape(at.operand(0), flat), wanted))
    at.replace(at.reshape(value, result.getShape()));
}

//===- Along a bounded dimension ----------------------------------------------------------------------------------===//

// The elements that count come last, and are moved to the front.
void padReverse(PaddedOp &at) {
  Value value = at.create<ir::ReverseOp>(at.type(0), at.operand(0), at.as<ir::ReverseOp>().getDimensionsAttr());
  for (int64_t dim : at.as<ir::ReverseOp>().getDimensions())
    if (Value size = at.size(0, dim); size && value) {
      Value bound = at.integer(at.type(0).getDimSize(unsigned(dim)));
      value = at.shifted(value, dim, at.create<ir::SubtractOp>(size.getType(), bound, size));
    }
  if (value)
    at.replace(value);
}

// What follows the elements that count is padding, too.
void padPad(PaddedOp &at) {
  auto op = at.as<ir::PadOp>();
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; dim < at.type(0).getRank(); ++dim)
    if (op.getEdgePaddingLow()[size_t(dim)] || op.getEdgePaddingHigh()[size_t(dim)] ||
        op.getInteriorPadding()[size_t(dim)])
      dims.push_back(dim);
  at.mask(0, dims, at.operand(1));
}

// Each operand is written over what does not count of those before it.
void padConcatenate(PaddedOp &at) {
  const int64_t dim = int64_t(at.as<ir::ConcatenateOp>().getDimension());
  const unsigned count = at.op->getNumOperands();
  SmallVector<int64_t> whole(at.declared[0].getShape());
  whole[size_t(dim)] = 0;
  bool isShifted = false;
  for (unsigned i = 0; i < count; ++i) {
    SmallVector<int64_t> shape(at.declared[0].getShape());
    shape[size_t(dim)] = at.type(i).getDimSize(unsigned(dim));
    Value value = at.fitted(at.operand(i), shape);
    if (!value)
      return;
    at.op->setOperand(i, value);
    isShifted |= i + 1 < count && at.size(i, dim);
    whole[size_t(dim)] = at.sum(whole[size_t(dim)], shape[size_t(dim)]);
  }
  if (!isShifted)
    return;
  Value value = at.fitted(at.operand(0), whole);
  if (!value)
    return;
  Value zero = at.integer(0), end = at.extent(0, dim);
  for (unsigned i = 1; i < count; ++i) {
    SmallVector<Value> starts(whole.size(), zero);
    starts[size_t(dim)] = end;
    value = at.create<ir::DynamicUpdateSliceOp>(value.getType(), value, at.operand(i), starts);
    end = at.create<ir::AddOp>(end.getType(), end, at.extent(i, dim));
  }
  at.replace(value);
}

} // namespace shlo::passes
