// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"
#include "onnx/lower/products.h"
#include "onnx/lower/sampling.h"
#include "onnx/lower/windows.h"

namespace shlo::onnx::lowering {

// The elements that a kernel sees are between those of the operand: offsets move them. They are sampled first, then
// multiplied by the kernel.
LogicalResult deformableConvolution(LoweredNode &node) {
  const Value given = node.widened(node.operand(0)), kernel = node.widened(node.operand(1));
  const Type element = elementOf(given), i64 = node.builder.getI64Type();
  const Extents shape(shapeOf(given)), result(node.resultShape());
  const LoweredWindows windows = windowsOf(node, shapeOf(kernel).drop_front(2));
  const auto spatial = int64_t(windows.rank());
  if (spatial > 6)
    return node.refuse("more than 6 axes of space");
  if (node.resultType().getNumElements() == 0 || typeOf(given).getNumElements() == 0)
    return node.refuse("a tensor without elements");
  const int64_t groups = node.integer(AttributeName::group, 1), moved = node.integer(AttributeName::offset_group, 1);
  if (groups < 1 || moved < 1 || shape[1] % moved != 0)
    return node.refuse("channels that are no multiple of the groups of offsets");
  int64_t inKernel = 1, places = 1;
  for (int64_t axis = 0; axis < spatial; ++axis) {
    inKernel *= windows.kernel[size_t(axis)];
    places *= result[size_t(axis) + 2];
  }
  auto withPlaces = [&](Extents shape) {
    shape.append(result.begin() + 2, result.end());
    return shape;
  };
  // Groups of offsets are batches.
  const int64_t batch = shape[0] * moved, channels = shape[1] / moved;
  Extents parts{batch, channels};
  parts.append(shape.begin() + 2, shape.end());
  const Value x = node.reshape(given, parts);
  const Value offsets = node.reshape(node.widened(node.operand(2)), withPlaces({batch, inKernel, spatial}));
  const Extents sampled = withPlaces({batch, inKernel});
  Sampler sampler(node, x, sampled, "zeros", /*isAligned=*/true);
  llvm::SmallVector<Sampler::AxisTerms> axes;
  int64_t inner = inKernel;
  for (int64_t axis = 0; axis < spatial; ++axis) {
    const auto i = size_t(axis);
    inner /= windows.kernel[i];
    auto times = [&](Value value, int64_t factor) {
      return node.binary<ir::MulOp>(value, node.integer({}, i64, factor));
    };
    const Value inRow =
        node.binary<ir::RemOp>(node.binary<ir::DivOp>(node.iota(sampled, i64, 1), node.integer({}, i64, inner)),
                               node.integer({}, i64, windows.kernel[i]));
    const Value begin = node.binary<ir::SubtractOp>(times(node.iota(sampled, i64, axis + 2), windows.strides[i]),
                                                    node.integer({}, i64, windows.low[i]));
    const Value base = node.binary<ir::AddOp>(begin, times(inRow, windows.dilations[i]));
    const Value offset = node.reshape(node.sliceAlong(offsets, 2, axis, axis + 1), sampled);
    axes.push_back(sampler.linear(node.binary<ir::AddOp>(node.convert(base, elementOf(offset)), offset)));
  }
  Value columns = sampler.combined(axes); // batch, kernel, places, channels
  if (node.has(4)) {
    const Value mask = node.reshape(node.widened(node.operand(4)), sampled);
    columns = node.binary<ir::MulOp>(columns, node.broadcastAlong(mask, shapeOf(columns), axesBelow(spatial + 2)));
  }
  columns = node.transpose(node.reshape(columns, {shape[0], moved, inKernel, places, channels}), {0, 2, 3, 1, 4});
  columns = node.reshape(columns, {shape[0], inKernel, places, groups, shape[1] / groups});
  const Value weights = node.reshape(kernel, {groups, result[1] / groups, shape[1] / groups, inKernel});
  const Value product =
      node.dot(weights, columns, {{0}, {3}, {2, 3}, {4, 1}}, element); // groups, features, batch, places
  const Value y = node.reshape(node.transpose(product, {2, 0, 1, 3}), result);
  return node.set(
      node.convert(node.has(3) ? addBias(node, y, node.widened(node.operand(3))) : y, node.resultElement()));
}

} // namespace shlo::onnx::lowering
