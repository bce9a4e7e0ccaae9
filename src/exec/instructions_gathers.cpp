// A gather by constant indices that go in even steps is a view: windows, every n-th element, each element repeated.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/build.h"
#include "exec/extents.h"

#include <algorithm>

namespace shlo::exec {

using plan::ValueId;

namespace {

// The offsets along an axis: `inner` positions `innerStride` apart, and groups of them `outerStride` apart.
struct Steps {
  int64_t outer = 1, outerStride = 0, inner = 1, innerStride = 0;

  int64_t at(int64_t i) const { return i / inner * outerStride + i % inner * innerStride; }
};

// The steps that fit the first offsets of an axis, of which the first one is 0.
template <typename Offset> Steps stepsOf(int64_t extent, const Offset &offset) {
  Steps steps{1, 0, extent, extent > 1 ? offset(1) : 0};
  for (int64_t i = 2; i < extent; ++i)
    if (offset(i) != i * steps.innerStride) {
      steps.inner = i;
      break;
    }
  if (extent % steps.inner != 0)
    return steps; // does not fit
  steps.outer = extent / steps.inner;
  steps.outerStride = steps.outer > 1 ? offset(steps.inner) : 0;
  return steps;
}

bool contains(const plan::Extents &list, int64_t value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

} // namespace

bool Builder::formGatherView(const plan::Op &op) {
  constexpr int64_t mostPositions = 1 << 16; // all of them are looked at now
  const auto *gather = std::get_if<plan::Gather>(&op.data);
  if (!gather || options.choice.general || op.operands.size() != 2)
    return false;
  const View &operand = views[op.operands[0]], &indices = views[op.operands[1]];
  const TensorType &type = program.values[op.results[0]];
  const plan::Extents &from = program.values[op.operands[0]].shape, &ofIndices = indices.layout.shape;
  if (buffers[indices.buffer].kind != LogicalBuffer::Constant ||
      ofIndices != program.values[op.operands[1]].shape || elementCount(type.shape) == 0 ||
      gather->sliceSizes.size() != from.size() || !gather->operandBatchingDims.empty())
    return false;
  // The operand's view may have finer axes, where slices are whole.
  const std::vector<std::vector<size_t>> groups = groupAxes(operand.layout.shape, from);
  if (groups.size() != from.size())
    return false;
  auto strideOf = [&](size_t d) { return groups[d].empty() ? 0 : operand.layout.strides[groups[d][0]]; };
  // The axes of the index vectors.
  plan::Extents batch, strides;
  int64_t vectorStride = 0, components = 1;
  for (size_t d = 0; d < ofIndices.size(); ++d) {
    if (int64_t(d) == gather->indexVectorDim) {
      vectorStride = indices.layout.strides[d];
      components = ofIndices[d];
    } else {
      batch.push_back(ofIndices[d]);
      strides.push_back(indices.layout.strides[d]);
    }
  }
  const Walk<1> positions(batch, {strides});
  if (int64_t(gather->startIndexMap.size()) != components || positions.positions() > mostPositions)
    return false;
  for (int64_t d : gather->startIndexMap)
    if (d < 0 || size_t(d) >= from.size())
      return false;
  for (size_t d = 0; d < from.size(); ++d) {
    const int64_t size = gather->sliceSizes[d];
    if (from[d] == 0 || size < 0 || size > from[d] || (contains(gather->collapsedSliceDims, int64_t(d)) && size != 1))
      return false;
    if (groups[d].size() > 1 && size != from[d])
      return false;
  }
  const auto bytes = int64_t(byteSize(indices.layout.element));
  // The offset of a slice in the operand.
  auto offsetOf = [&](int64_t vector) {
    int64_t offset = 0;
    for (int64_t k = 0; k < components; ++k) {
      const auto d = size_t(gather->startIndexMap[size_t(k)]);
      const char *at = buffers[indices.buffer].constant + (indices.offset + vector + k * vectorStride) * bytes;
      offset += clampIndex(readIndex(indices.layout.element, at), from[d] - gather->sliceSizes[d]) *
                strideOf(d);
    }
    return offset;
  };
  const int64_t first = offsetOf(0);
  std::vector<Steps> steps;
  for (size_t d = 0; d < batch.size(); ++d)
    steps.push_back(stepsOf(batch[d], [&](int64_t i) { return offsetOf(i * strides[d]) - first; }));
  plan::Extents at(batch.size(), 0);
  for (int64_t n = elementCount(batch); n > 0; --n) {
    int64_t vector = 0, expected = first;
    for (size_t d = 0; d < batch.size(); ++d) {
      vector += at[d] * strides[d];
      expected += steps[d].at(at[d]);
    }
    if (offsetOf(vector) != expected)
      return false;
    for (size_t d = batch.size(); d-- > 0 && ++at[d] == batch[d];)
      at[d] = 0;
  }
  // The result's axes: those of the index vectors, and those of slices where `offsetDims` says.
  View view{operand.buffer, operand.offset + first, {operand.layout.element, {}, {}}};
  auto add = [&](int64_t extent, int64_t stride) {
    view.layout.shape.push_back(extent);
    view.layout.strides.push_back(stride);
  };
  size_t nextBatch = 0, nextSlice = 0;
  for (size_t axis = 0; axis < type.shape.size(); ++axis) {
    if (!contains(gather->offsetDims, int64_t(axis))) {
      if (nextBatch == batch.size() || batch[nextBatch] != type.shape[axis])
        return false;
      const Steps &one = steps[nextBatch++];
      add(one.outer, one.outerStride);
      add(one.inner, one.innerStride);
      continue;
    }
    while (nextSlice < from.size() && contains(gather->collapsedSliceDims, int64_t(nextSlice)))
      ++nextSlice;
    if (nextSlice == from.size() || gather->sliceSizes[nextSlice] != type.shape[axis])
      return false;
    if (groups[nextSlice].size() > 1)
      for (size_t fine : groups[nextSlice])
        add(operand.layout.shape[fine], operand.layout.strides[fine]);
    else
      add(type.shape[axis], strideOf(nextSlice));
    ++nextSlice;
  }
  while (nextSlice < from.size() && contains(gather->collapsedSliceDims, int64_t(nextSlice)))
    ++nextSlice;
  if (nextSlice != from.size() || nextBatch != batch.size() || view.layout.elements() != elementCount(type.shape))
    return false;
  if (std::optional<Layout> exact = reshaped(view.layout, type.shape))
    view.layout = std::move(*exact);
  views[op.results[0]] = std::move(view);
  return true;
}

} // namespace shlo::exec
