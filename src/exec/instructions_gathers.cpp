// Gathers that no kernel of their own computes. By constant indices that go in even steps one is a view: windows, every
// n-th element, each element repeated. One of elements is an element function of its indices.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/build.h"
#include "exec/extents.h"

#include <algorithm>
#include <limits>
#include <utility>

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
  constexpr int64_t mostPositions = 1 << 20; // all of them are looked at now, until one does not fit
  const auto *gather = std::get_if<plan::Gather>(&op.data);
  if (!gather || options.choice.general || op.operands.size() != 2)
    return false;
  const View &operand = views[op.operands[0]], &indices = views[op.operands[1]];
  const TensorType &type = program.values[op.results[0]];
  const plan::Extents &from = program.values[op.operands[0]].shape, &ofIndices = indices.layout.shape;
  if (buffers[indices.buffer].kind != LogicalBuffer::Constant || ofIndices != program.values[op.operands[1]].shape ||
      elementCount(type.shape) == 0 || gather->sliceSizes.size() != from.size() || !gather->operandBatchingDims.empty())
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
      offset += clampIndex(readIndex(indices.layout.element, at), from[d] - gather->sliceSizes[d]) * strideOf(d);
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

//--- Elements -------------------------------------------------------------------------------------------------------//

// The indices of a gather of elements, one view for each component, in the order of the result's elements.
std::vector<View> Builder::elementIndices(const plan::Op &op, const plan::Gather &gather) const {
  std::vector<View> components = indexComponents(op);
  const plan::Extents &shape = program.values[op.operands[1]].shape, &made = program.values[op.results[0]].shape;
  const auto axis = size_t(gather.indexVectorDim);
  if (components.empty()) {
    const View &indices = views[op.operands[1]];
    if (indices.layout.shape != shape)
      return {};
    const int64_t count = axis < shape.size() ? shape[axis] : 1;
    for (int64_t k = 0; k < count; ++k) {
      components.push_back(indices);
      if (axis < shape.size())
        components.back().offset += k * indices.layout.strides[axis];
    }
  }
  for (View &view : components) {
    Layout layout{view.layout.element, {}, {}};
    size_t d = 0;
    for (size_t i = 0; i < made.size(); ++i) {
      const bool ofSlice = contains(gather.offsetDims, int64_t(i)); // of one element
      d += !ofSlice && d == axis;
      if (ofSlice ? made[i] != 1 : d >= shape.size() || made[i] != shape[d])
        return {};
      layout.shape.push_back(made[i]);
      layout.strides.push_back(ofSlice ? 0 : view.layout.strides[d++]);
    }
    d += d == axis;
    if (d < shape.size())
      return {};
    view.layout = std::move(layout);
  }
  return components;
}

// The strides of the operand along the result's axes that are batching dimensions, 0 along others.
static std::optional<plan::Extents> batchSteps(const plan::Gather &gather, const Layout &operand,
                                               const plan::Extents &result) {
  plan::Extents steps(result.size(), 0);
  for (size_t k = 0; k < gather.operandBatchingDims.size(); ++k) {
    const int64_t d = gather.operandBatchingDims[k];
    int64_t ofIndices = gather.startIndicesBatchingDims[k];
    if (d < 0 || size_t(d) >= operand.shape.size() || ofIndices == gather.indexVectorDim)
      return std::nullopt;
    ofIndices -= ofIndices > gather.indexVectorDim;
    size_t axis = 0;
    for (; axis < result.size(); ++axis)
      if (!contains(gather.offsetDims, int64_t(axis)) && ofIndices-- == 0)
        break;
    if (axis == result.size() || result[axis] != operand.shape[size_t(d)])
      return std::nullopt;
    steps[axis] = operand.strides[size_t(d)];
  }
  return steps;
}

// Joins the fusions around it.
bool Builder::formElementGather(const plan::Op &op, Block &block) {
  // If fewer neighbours had a table of their own, tiles would be too short.
  constexpr int64_t leastOfTable = 256, mostOffset = std::numeric_limits<int32_t>::max();
  const auto *gather = std::get_if<plan::Gather>(&op.data);
  if (!gather || options.choice.general || op.operands.size() != 2)
    return false;
  const ValueId result = op.results[0];
  const TensorType &type = program.values[result];
  const int64_t elements = elementCount(type.shape);
  View table = views[op.operands[0]];
  const plan::Extents from = table.layout.shape;
  const ElementType indexType = program.values[op.operands[1]].element;
  // Programs are verified, but memory safety must not depend on it.
  const size_t bytes = byteSize(type.element);
  if (elements <= mostStepElements || bytes == 0 || bytes > 8 || table.layout.element != type.element ||
      from != program.values[op.operands[0]].shape || gather->sliceSizes.size() != from.size() ||
      !isInteger(indexType) || info(indexType).bits < 8 ||
      gather->operandBatchingDims.size() != gather->startIndicesBatchingDims.size())
    return false;
  // The greatest offset of an element, but for batching dimensions.
  ElementLookUp lookUp;
  for (size_t d = 0; d < from.size(); ++d) {
    const bool isBatching = contains(gather->operandBatchingDims, int64_t(d));
    int64_t reach;
    if (from[d] < 1 || gather->sliceSizes[d] != 1 || table.layout.strides[d] < 0 ||
        __builtin_mul_overflow(from[d] - 1, isBatching ? 0 : table.layout.strides[d], &reach) ||
        __builtin_add_overflow(lookUp.last, reach, &lookUp.last) || lookUp.last > mostOffset)
      return false;
  }
  const std::vector<View> indices = elementIndices(op, *gather);
  if (indices.empty() || indices.size() != gather->startIndexMap.size())
    return false;
  std::vector<View> operands;
  for (size_t k = 0; k < indices.size(); ++k) {
    const int64_t d = gather->startIndexMap[k];
    if (d < 0 || size_t(d) >= from.size())
      return false;
    if (from[size_t(d)] > 1) {
      lookUp.components.push_back({from[size_t(d)] - 1, table.layout.strides[size_t(d)]});
      operands.push_back(indices[k]);
    }
  }
  if (operands.empty())
    return false;
  std::optional<plan::Extents> found = batchSteps(*gather, table.layout, type.shape);
  if (!found)
    return false;
  plan::Extents &steps = *found;
  int64_t inside = 1;
  for (size_t axis = steps.size(); axis-- > 0 && (steps[axis] == 0 || type.shape[axis] == 1);)
    inside *= type.shape[axis];
  if (inside < std::min(elements, leastOfTable)) // one table, of which each has a part
    for (size_t axis = 0; axis < steps.size(); ++axis)
      if (const int64_t step = std::exchange(steps[axis], 0); step != 0 && type.shape[axis] > 1) {
        const int64_t last = type.shape[axis] - 1;
        int64_t reach;
        if (__builtin_mul_overflow(last, step, &reach) || __builtin_add_overflow(lookUp.last, reach, &lookUp.last) ||
            lookUp.last > mostOffset)
          return false;
        const Result<ValueId> numbers = makeNumbers({ElementType::I32, {last + 1}}, block);
        if (!numbers)
          return false; // without memory for them, the kernel may still work
        View view{*numbers, 0, {ElementType::I32, type.shape, plan::Extents(type.shape.size(), 0)}};
        view.layout.strides[axis] = 1;
        lookUp.components.push_back({last, step});
        operands.push_back(std::move(view));
      }
  if (inside == elements && table.layout.isRowMajor() && table.layout.elements() * int64_t(bytes) <= copiedTableBytes) {
    lookUp.table = TableInput::Copied;
  } else {
    table.layout.shape = type.shape;
    table.layout.strides = steps;
  }
  Axes axes(elements);
  operands.push_back(table);
  for (const View &view : operands)
    if (view.layout.shape == type.shape && !axes.add(view.layout.shape, view.layout.strides))
      return false;
  addToFusion(op, std::move(operands), elements, axes, block).lookUp =
      std::make_unique<ElementLookUp>(std::move(lookUp));
  return true;
}

} // namespace shlo::exec
