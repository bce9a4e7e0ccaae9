// Sampling at places that other elements say.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"
#include "onnx/lower/sampling.h"

namespace shlo::onnx::lowering {

LogicalResult gridSample(LoweredNode &node) {
  const Value x = node.operand(0), grid = node.operand(1);
  const int64_t spatial = rankOf(x) - 2, last = rankOf(grid) - 1;
  const Extents places(shapeOf(grid).drop_back());
  const StringRef mode = node.text(AttributeName::mode);
  if (spatial > 6)
    return node.refuse("more than 6 axes of space");
  Sampler sampler(node, x, places, node.text(AttributeName::padding_mode),
                  node.integer(AttributeName::align_corners) != 0);
  llvm::SmallVector<Sampler::AxisTerms> axes;
  for (int64_t axis = 0; axis < spatial; ++axis) {
    // The grid has the last axis first.
    const int64_t part = spatial - 1 - axis, extent = shapeOf(x)[size_t(axis + 2)];
    Value at = sampler.position(node.reshape(node.sliceAlong(grid, last, part, part + 1), places), extent);
    if (mode == "cubic" || mode == "bicubic") {
      axes.push_back(sampler.cubic(at));
      continue;
    }
    at = sampler.within(at, extent);
    if (mode == "nearest")
      axes.push_back({{node.unary<ir::RoundNearestEvenOp>(at), node.splat(places, elementOf(at), 1)}});
    else
      axes.push_back(sampler.linear(at));
  }
  Extents order{0, int64_t(places.size())};
  for (int64_t axis = 1; axis < int64_t(places.size()); ++axis)
    order.push_back(axis);
  return node.set(node.transpose(sampler.combined(axes), order));
}

// The positions of all elements of the output, moved by a matrix for each batch.
LogicalResult affineGrid(LoweredNode &node) {
  const Value theta = node.operand(0);
  const Type element = elementOf(theta);
  const ArrayRef<int64_t> shape = node.resultShape();
  const int64_t spatial = shape.back();
  const bool isAligned = node.integer(AttributeName::align_corners) != 0;
  Extents space(shape.slice(1, size_t(spatial))), one = space;
  one.push_back(1);
  llvm::SmallVector<Value> coordinates;
  for (int64_t axis = spatial - 1; axis >= 0; --axis) {
    const auto n = double(space[size_t(axis)]);
    const double step = isAligned ? (n > 1 ? 2 / (n - 1) : 0) : 2 / n,
                 first = isAligned ? (n > 1 ? -1 : 0) : -1 + 1 / n;
    const Value places = node.iota(space, element, axis);
    coordinates.push_back(node.reshape(
        node.binary<ir::AddOp>(node.binary<ir::MulOp>(places, node.scalar(element, step)), node.scalar(element, first)),
        one));
  }
  coordinates.push_back(node.splat(one, element, 1));
  const Value homogeneous = node.concatenate(coordinates, int64_t(space.size()));
  // (batch, rows) by (space): the rows come last.
  const Value product = node.dot(theta, homogeneous, {{}, {}, {2}, {int64_t(space.size())}}, element);
  Extents order{0};
  for (int64_t axis = 0; axis < spatial; ++axis)
    order.push_back(axis + 2);
  order.push_back(1);
  return node.set(node.transpose(product, order));
}

} // namespace shlo::onnx::lowering
