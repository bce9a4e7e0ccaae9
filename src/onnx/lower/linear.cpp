// Products and convolutions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/activations.h"
#include "onnx/lower/functions.h"
#include "onnx/lower/products.h"
#include "onnx/lower/windows.h"

namespace shlo::onnx {

Value matrixProduct(LoweredNode &node, Value a, Value b, Type element) {
  const bool isRow = rankOf(a) == 1, isColumn = rankOf(b) == 1;
  if (isRow)
    a = node.reshape(a, {1, shapeOf(a)[0]});
  if (isColumn)
    b = node.reshape(b, {shapeOf(b)[0], 1});
  // Axes in front are batches, broadcast to each other. A matrix that all of them share needs no copies: what is in
  // front of the other one is rows of one product.
  Value product;
  if (rankOf(b) == 2) {
    product = node.dot(a, b, {{}, {}, {rankOf(a) - 1}, {0}}, element);
  } else {
    Extents batch(shapeOf(rankOf(a) < rankOf(b) ? b : a).drop_back(2));
    const ArrayRef<int64_t> other = shapeOf(rankOf(a) < rankOf(b) ? a : b).drop_back(2);
    for (size_t i = 0; i < other.size(); ++i)
      if (int64_t &extent = batch[batch.size() - 1 - i]; extent == 1)
        extent = other[other.size() - 1 - i];
    auto all = [&](Value value) {
      Extents shape = batch;
      shape.append(shapeOf(value).end() - 2, shapeOf(value).end());
      return node.broadcast(value, shape);
    };
    const auto axes = axesBelow(int64_t(batch.size()));
    const auto rank = int64_t(batch.size());
    product = node.dot(all(a), all(b), {axes, axes, {rank + 1}, {rank}}, element);
  }
  Extents shape(shapeOf(product));
  if (isRow)
    shape.erase(shape.end() - 2);
  if (isColumn)
    shape.pop_back();
  return node.reshape(product, shape);
}

Value convolution(LoweredNode &node, Value x, Value kernel, const Convolution &how, ArrayRef<int64_t> resultShape,
                  Type element) {
  const size_t spatial = shapeOf(x).size() - 2;
  Extents places;
  for (size_t axis = 0; axis < spatial; ++axis)
    places.push_back(int64_t(axis) + 2);
  llvm::SmallVector<int64_t> padding;
  for (size_t axis = 0; axis < spatial; ++axis) {
    padding.push_back(how.low[axis]);
    padding.push_back(how.high[axis]);
  }
  mlir::Builder &builder = node.builder;
  return node.create<ir::ConvolutionOp>(
      RankedTensorType::get(resultShape, element), x, kernel, builder.getDenseI64ArrayAttr(how.strides),
      mlir::DenseIntElementsAttr::get(RankedTensorType::get({int64_t(spatial), 2}, builder.getI64Type()),
                                      ArrayRef<int64_t>(padding)),
      builder.getDenseI64ArrayAttr(how.inputDilations), builder.getDenseI64ArrayAttr(how.dilations),
      builder.getDenseBoolArrayAttr(llvm::SmallVector<bool>(spatial, how.isReversed)),
      ir::ConvDimensionNumbersAttr::get(builder.getContext(), 0, 1, places, how.kernelInput, how.kernelOutput, places,
                                        0, 1, places),
      uint64_t(how.groups), uint64_t(1), mlir::ArrayAttr());
}

Value addBias(LoweredNode &node, Value x, Value bias) {
  return node.binary<ir::AddOp>(x, node.broadcastAlong(bias, shapeOf(x), {1}));
}

namespace lowering {

LogicalResult matMul(LoweredNode &node) {
  return node.set(matrixProduct(node, node.operand(0), node.operand(1), node.resultElement()));
}

LogicalResult gemm(LoweredNode &node) {
  const Type element = node.resultElement();
  const double alpha = node.floating(AttributeName::alpha, 1), beta = node.floating(AttributeName::beta, 1);
  const int64_t left = node.integer(AttributeName::transA) ? 0 : 1, right = node.integer(AttributeName::transB) ? 1 : 0;
  Value product = node.dot(node.operand(0), node.operand(1), {{}, {}, {left}, {right}}, element);
  if (alpha != 1)
    product = node.binary<ir::MulOp>(product, node.scalar(element, alpha));
  if (!node.has(2) || beta == 0)
    return node.set(product);
  Value bias = node.operand(2);
  if (beta != 1)
    bias = node.binary<ir::MulOp>(bias, node.scalar(element, beta));
  return node.set(node.binary<ir::AddOp>(product, node.broadcast(bias, shapeOf(product))));
}

LogicalResult conv(LoweredNode &node) {
  const LoweredWindows windows = windowsOf(node, node.shape(1).drop_front(2));
  const Convolution how{windows.strides, windows.dilations, Extents(windows.rank(), 1),
                        windows.low,     windows.high,      node.integer(AttributeName::group, 1)};
  const Value result =
      convolution(node, node.operand(0), node.operand(1), how, node.resultShape(), node.resultElement());
  return node.set(node.has(2) ? addBias(node, result, node.operand(2)) : result);
}

// A convolution of the operand with gaps between its elements, by the reversed kernel.
LogicalResult convTranspose(LoweredNode &node) {
  const Value x = node.operand(0);
  const int64_t groups = node.integer(AttributeName::group, 1);
  const LoweredWindows windows = windowsOf(node, node.shape(1).drop_front(2));
  const size_t rank = windows.rank();
  const Extents extra = node.integers(AttributeName::output_padding, Extents(rank, 0));
  const StringRef mode = node.text(AttributeName::auto_pad);
  const bool areFound = node.rules.isGiven(AttributeName::output_shape) || mode == "SAME_UPPER" || mode == "SAME_LOWER";
  Convolution how{Extents(rank, 1), windows.dilations, windows.strides, {}, {}, groups};
  how.isReversed = true;
  how.kernelInput = 0;
  how.kernelOutput = 1;
  for (size_t axis = 0; axis < rank; ++axis) {
    const int64_t whole = windows.strides[axis] * (shapeOf(x)[axis + 2] - 1) + extra[axis] + windows.span(axis);
    int64_t low = windows.low[axis];
    if (areFound) {
      const int64_t total = std::max<int64_t>(whole - node.resultShape()[axis + 2], 0);
      low = mode == "SAME_UPPER" ? total / 2 : total - total / 2;
    }
    how.low.push_back(windows.span(axis) - 1 - low);
    // What gives the shape of the result.
    how.high.push_back(node.resultShape()[axis + 2] - 1 - windows.strides[axis] * (shapeOf(x)[axis + 2] - 1) -
                       how.low.back() + windows.span(axis) - 1);
  }
  // From (inputs, outputs of a group) to (inputs of a group, outputs).
  Value kernel = node.operand(1);
  if (groups > 1) {
    const ArrayRef<int64_t> shape = shapeOf(kernel);
    Extents parts{groups, shape[0] / groups}, order{1, 0}, whole{shape[0] / groups, groups * shape[1]};
    for (size_t axis = 1; axis < shape.size(); ++axis) {
      parts.push_back(shape[axis]);
      order.push_back(int64_t(axis) + 1);
      if (axis > 1)
        whole.push_back(shape[axis]);
    }
    kernel = node.reshape(node.transpose(node.reshape(kernel, parts), order), whole);
  }
  const Value result = convolution(node, x, kernel, how, node.resultShape(), node.resultElement());
  return node.set(node.has(2) ? addBias(node, result, node.operand(2)) : result);
}

// A convolution of each channel with what was before. Results: its own, and the last elements, for the next call.
LogicalResult causalConvolution(LoweredNode &node) {
  const Value x = node.widened(node.operand(0)), kernel = node.widened(node.operand(1));
  const Extents shape(shapeOf(x));
  const int64_t kept = shapeOf(kernel)[2] - 1;
  const Value before = node.has(3) ? node.operand(3) : node.splat({shape[0], shape[1], kept}, node.element(0), 0);
  const Value whole = node.concatenate({before, node.operand(0)}, 2);
  node.set(1, node.sliceAlong(whole, 2, shape[2], shape[2] + kept));
  Convolution how{{1}, {1}, {1}, {0}, {0}};
  how.groups = shape[1];
  Value y = convolution(node, node.widened(whole), kernel, how, shape, elementOf(x));
  if (node.has(2))
    y = addBias(node, y, node.widened(node.operand(2)));
  if (node.text(AttributeName::activation) != "none")
    y = compute(node, y, [](passes::Exp e) { return onnx::swish(e, 1); });
  return node.set(node.convert(y, node.resultElement()));
}

// The sum of blocks that overlap: each column has the elements of a block, of all features.
LogicalResult columnsToImage(LoweredNode &node) {
  const auto image = node.integers(1), block = node.integers(2);
  if (!image || !block)
    return failure();
  const size_t rank = image->size();
  const Value x = node.operand(0);
  const Extents ones(rank, 1), none(2 * rank, 0);
  const Extents dilations = node.integers(AttributeName::dilations, ones),
                strides = node.integers(AttributeName::strides, ones), pads = node.integers(AttributeName::pads, none);
  if (llvm::any_of(dilations, [](int64_t one) { return one < 1; }) ||
      llvm::any_of(strides, [](int64_t one) { return one < 1; }))
    return node.refuse("strides or dilations of less than 1");
  int64_t places = 1;
  Extents blocks, shape{shapeOf(x)[0], node.resultShape()[1]}, gaps{0, 0};
  for (size_t axis = 0; axis < rank; ++axis) {
    if (__builtin_mul_overflow(places, (*block)[axis], &places))
      return node.refuse("blocks of more than 4,096 elements");
    const int64_t whole = (*image)[axis] + pads[axis] + pads[axis + rank];
    blocks.push_back((whole - ((*block)[axis] - 1) * dilations[axis] - 1) / strides[axis] + 1);
    gaps.push_back(strides[axis] - 1);
  }
  shape.append(blocks.begin(), blocks.end());
  int64_t count = 1;
  for (int64_t extent : blocks)
    if (extent < 0 || __builtin_mul_overflow(count, extent, &count))
      count = -1;
  if (count != shapeOf(x)[2])
    return node.refuse("as many columns as there are blocks are needed, but there are " + llvm::Twine(shapeOf(x)[2]));
  if (places > mostCopies)
    return node.refuse("blocks of more than 4,096 elements");
  const Value columns = node.reshape(x, {shape[0], shape[1], places, shapeOf(x)[2]}),
              zero = node.scalar(elementOf(x), 0);
  Value sum;
  for (int64_t place = 0; place < places; ++place) {
    // Where the element of the block lies in the padded image, whose padding is cut off.
    Extents low{0, 0}, high{0, 0};
    int64_t rest = place, inner = places;
    for (size_t axis = 0; axis < rank; ++axis) {
      inner /= (*block)[axis];
      const int64_t offset = rest / inner * dilations[axis];
      rest %= inner;
      low.push_back(offset - pads[axis]);
      high.push_back((*image)[axis] - low.back() - ((blocks[axis] - 1) * strides[axis] + 1));
    }
    const Value part =
        node.pad(node.reshape(node.sliceAlong(columns, 2, place, place + 1), shape), zero, low, high, gaps);
    sum = sum ? node.binary<ir::AddOp>(sum, part) : part;
  }
  return node.set(sum);
}

} // namespace lowering
} // namespace shlo::onnx
