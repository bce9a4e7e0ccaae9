// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/window.h"

namespace shlo::exec {

bool Windows::make(const Extents &input, const Extents &output, const Extents &dimensions, const Extents &strides,
                   const Extents &inputDilations, const Extents &dilations, const Extents &low) {
  const size_t rank = input.size();
  for (const Extents *list : {&output, &dimensions, &strides, &inputDilations, &dilations, &low})
    if (list->size() != rank)
      return false;
  const Extents inputStrides = rowMajorStrides(input);
  std::vector<WindowAxis> axes;
  for (size_t d = 0; d < rank; ++d) {
    WindowAxis axis;
    axis.extent = output[d];
    axis.taps = dimensions[d];
    axis.inputExtent = input[d];
    axis.stride = strides[d];
    axis.low = low[d];
    axis.inputDilation = inputDilations[d];
    axis.dilation = dilations[d];
    axis.inputStride = inputStrides[d];
    if (axis.taps < 1 || axis.stride < 1 || axis.inputDilation < 1 || axis.dilation < 1)
      return false;
    if (axis.isStill())
      axis.stride = axis.inputDilation = 1;
    axes.push_back(axis);
  }
  joinNeighbours(axes, [](WindowAxis &outer, const WindowAxis &inner) {
    if (!outer.isStill() || !inner.isStill())
      return false;
    const int64_t extent = outer.extent * inner.extent;
    outer = inner;
    outer.extent = outer.inputExtent = extent;
    return true;
  });
  if (!axes.empty()) {
    row = axes.back();
    axes.pop_back();
  } else {
    row.inputStride = 1;
  }
  piece = std::clamp<int64_t>(row.extent, 1, 8192);
  outer = std::move(axes);
  for (const WindowAxis &axis : outer) {
    outerPositions *= axis.extent;
    // The number of taps can only overflow if nearly all are in the padding.
    if (__builtin_mul_overflow(outerTaps, axis.taps, &outerTaps))
      return false;
  }
  if (row.extent == 0)
    outerPositions = 0;
  return true;
}

size_t stillAxes(const Extents &input, const Extents &output, const Extents &dimensions, const Extents &strides,
                 const Extents &inputDilations, const Extents &low) {
  const size_t rank = input.size();
  if (output.size() != rank || dimensions.size() != rank || strides.size() != rank || inputDilations.size() != rank ||
      low.size() != rank)
    return 0;
  size_t axes = 0;
  while (axes < rank) {
    WindowAxis axis;
    axis.extent = output[axes];
    axis.taps = dimensions[axes];
    axis.inputExtent = input[axes];
    axis.stride = strides[axes];
    axis.low = low[axes];
    axis.inputDilation = inputDilations[axes];
    if (!axis.isStill())
      break;
    ++axes;
  }
  return axes;
}

double tapsOf(const Extents &dimensions) {
  double taps = 1;
  for (int64_t extent : dimensions)
    taps *= double(extent);
  return std::min(taps, 64.0);
}

} // namespace shlo::exec
