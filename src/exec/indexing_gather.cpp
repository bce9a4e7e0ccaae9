// gather: slices at positions that are data, clamped so that they are inside the operand.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/indexing_tiles.h"
#include "exec/pieces.h"
#include "exec/strided.h"

#include <algorithm>
#include <cstring>

namespace shlo::exec {
namespace {

bool contains(const Extents &list, int64_t value) { return std::find(list.begin(), list.end(), value) != list.end(); }

class GatherKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    const char *operand = arguments.inputs[0];
    char *output = arguments.outputs[0];
    const bool isShort = rowBytes && rowBytes <= shortRow;
    const int64_t work = 8 + (isShort ? int64_t(rowBytes / 8) : 0);
    places.each({0, 0, 0}, [&](const Walk<3>::Offsets &at) {
      int64_t from = at[2] * bytes;
      for (const IndexComponent &component : components)
        from += clampIndex(readIndex(indexType, arguments.inputs[1 + component.array] + at[0] * indexBytes +
                                                    component.at),
                           component.limit) *
                component.stride;
      char *to = output + at[1] * bytes;
      if (!watch.proceed(work))
        return false;
      if (!isShort)
        return slice.run(to, operand + from, watch);
      copyRow(to, operand + from);
      return true;
    });
    return watch.status();
  }

  Walk<3> places; // indices, output, operand
  StridedCopy slice;
  std::vector<IndexComponent> components; // in bytes
  ElementType indexType = ElementType::None;
  int64_t indexBytes = 0, bytes = 0;
  size_t rowBytes = 0; // of a slice that is contiguous

private:
  static constexpr size_t shortRow = 64 << 10;
  void copyRow(char *to, const char *from) const {
    if (rowBytes == 4)
      std::memcpy(to, from, 4);
    else if (rowBytes == 8)
      std::memcpy(to, from, 8);
    else
      std::memcpy(to, from, rowBytes);
  }
};

// Many slices whose offsets fit 32 bits. The rows of a slice are the outer loop, its slices the inner one.
class TiledGatherKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    const char *operand = arguments.inputs[0];
    auto *offsets = reinterpret_cast<int32_t *>(arguments.scratch);
    tiles.each(arguments.inputs + 1, offsets, capacity, [&](int64_t at, int64_t step, const int32_t *from, int64_t n) {
      char *to = arguments.outputs[0] + at * bytes;
      bool going = true;
      rows.each({0, 0}, [&](const Walk<2>::Offsets &row) {
        if (table && step == 1)
          table(to, operand, from, bytes, bytes, tableBytes, n);
        else
          move(to + row[0] * bytes, operand + row[1] * bytes, from, bytes, step * bytes, rowBytes, n);
        return going = watch.proceed(n * work);
      });
      return going;
    });
    return watch.status();
  }

  IndexTiles tiles;
  Walk<2> rows; // of a slice: result, operand
  SliceMove move = nullptr, table = nullptr;
  int64_t tableBytes = 0, bytes = 0, rowBytes = 0, capacity = 0, work = 0;
};

// Null if another kernel is better.
std::unique_ptr<Kernel> makeTiledGather(const KernelRequest &request, const Walk<3> &places,
                                        std::vector<IndexComponent> components, const Extents &slice, const Extents &to,
                                        const Extents &from) {
  auto kernel = std::make_unique<TiledGatherKernel>();
  kernel->looseInputs = 1;
  kernel->bytes = int64_t(byteSize(request.outputs[0].element));
  kernel->rows = Walk<2>(slice, {to, from});
  int64_t elements = 1;
  if (auto &axes = kernel->rows.axes; !axes.empty() && axes.back().strides == Walk<2>::Offsets{1, 1}) {
    elements = axes.back().extent;
    axes.pop_back();
  }
  const int64_t rows = kernel->rows.positions(), positions = places.positions();
  kernel->rowBytes = elements * kernel->bytes;
  constexpr int64_t longRow = 32 << 10, tileBytes = 256 << 10;
  if (rows == 0 || positions == 0 || kernel->rowBytes > longRow || (rows > 1 && positions < 8))
    return nullptr;
  if (!kernel->tiles.make(request.choice.simd(), request.inputs[1].element, places, std::move(components),
                          request.inputs[0], true))
    return nullptr;
  // The rows of the slices of a tile stay in the cache between two rows of a slice; unless they lie side by side in the
  // result, of which each tile then has whole lines of the cache.
  const bool areSideBySide = !places.axes.empty() && places.axes.back().strides[1] == elements;
  kernel->capacity = areSideBySide ? IndexTiles::most
                                   : std::clamp<int64_t>(tileBytes / (kernel->rowBytes * rows), 8, IndexTiles::most);
  kernel->work = 1 + kernel->rowBytes / 32;
  kernel->move = sliceMove(request.choice.simd(), true, kernel->rowBytes);
  if (rows == 1 && elements == 1 && request.inputs[0].isRowMajor()) {
    kernel->tableBytes = request.inputs[0].elements() * kernel->bytes;
    kernel->table = tableMove(request.choice.simd(), kernel->bytes, kernel->tableBytes);
  }
  kernel->scratchBytes = sizeof(int32_t) * IndexTiles::most;
  return kernel;
}

MadeKernel makePiece(const KernelRequest &request) {
  const auto &gather = std::get<plan::Gather>(request.op.data);
  const Layout &operand = request.inputs[0], &indices = request.inputs[1], &output = request.outputs[0];
  const size_t rank = operand.shape.size();
  const Error bad = badProgram("gather");
  if (gather.sliceSizes.size() != rank || gather.indexVectorDim < 0 ||
      size_t(gather.indexVectorDim) > indices.shape.size() ||
      gather.operandBatchingDims.size() != gather.startIndicesBatchingDims.size())
    return bad;
  for (size_t d = 0; d < rank; ++d)
    if (gather.sliceSizes[d] < 0 || gather.sliceSizes[d] > operand.shape[d])
      return bad;

  auto kernel = std::make_unique<GatherKernel>();
  kernel->looseInputs = 1;
  std::vector<IndexComponent> components;
  kernel->bytes = int64_t(byteSize(output.element));
  kernel->indexType = indices.element;
  kernel->indexBytes = int64_t(byteSize(indices.element));
  const Extents outputStrides = rowMajorStrides(output.shape);

  // The output's batch axes are the axes of the indices, without the axis of the index vector.
  size_t axis = 0;
  for (size_t d = 0; d < indices.shape.size(); ++d) {
    if (int64_t(d) == gather.indexVectorDim)
      continue;
    while (axis < output.shape.size() && contains(gather.offsetDims, int64_t(axis)))
      ++axis;
    if (axis == output.shape.size() || output.shape[axis] != indices.shape[d])
      return bad;
    int64_t operandStride = 0;
    for (size_t k = 0; k < gather.startIndicesBatchingDims.size(); ++k)
      if (gather.startIndicesBatchingDims[k] == int64_t(d)) {
        const int64_t batching = gather.operandBatchingDims[k];
        if (batching < 0 || size_t(batching) >= rank || operand.shape[size_t(batching)] != indices.shape[d])
          return bad;
        operandStride = operand.strides[size_t(batching)];
      }
    kernel->places.add(indices.shape[d], {indices.strides[d], outputStrides[axis], operandStride});
    ++axis;
  }
  kernel->places.coalesce();

  const bool vector = size_t(gather.indexVectorDim) < indices.shape.size();
  // Each element of the index vectors may be an array of its own.
  const bool areApart = request.inputs.size() > 2;
  const int64_t vectorExtent = areApart ? int64_t(request.inputs.size()) - 1
                               : vector ? indices.shape[size_t(gather.indexVectorDim)]
                                        : 1;
  if (int64_t(gather.startIndexMap.size()) != vectorExtent)
    return bad;
  for (size_t k = 0; k < gather.startIndexMap.size(); ++k) {
    const int64_t d = gather.startIndexMap[k];
    if (d < 0 || size_t(d) >= rank)
      return bad;
    // A collapsed axis of size 0 still gives one element to the output.
    const int64_t taken = std::max<int64_t>(gather.sliceSizes[size_t(d)], contains(gather.collapsedSliceDims, d));
    const int64_t limit = std::max<int64_t>(operand.shape[size_t(d)] - taken, 0);
    const int64_t at = vector && !areApart ? int64_t(k) * indices.strides[size_t(gather.indexVectorDim)] : 0;
    if (limit)
      components.push_back({at, limit, operand.strides[size_t(d)], areApart ? k : 0});
  }

  // The operand's axes that are not collapsed correspond to the output's offset axes, in order.
  Extents shape, to, from;
  size_t offset = 0;
  for (size_t d = 0; d < rank; ++d) {
    if (contains(gather.collapsedSliceDims, int64_t(d)) || contains(gather.operandBatchingDims, int64_t(d))) {
      if (gather.sliceSizes[d] > 1)
        return bad;
      if (operand.shape[d] == 0 && output.elements() != 0)
        return makeError(SHLO_UNSUPPORTED, "gather takes elements from dimension " + std::to_string(d) +
                                               " of its operand, which has none");
      continue;
    }
    if (offset == gather.offsetDims.size())
      return bad;
    const int64_t target = gather.offsetDims[offset++];
    if (target < 0 || size_t(target) >= output.shape.size() || output.shape[size_t(target)] != gather.sliceSizes[d])
      return bad;
    shape.push_back(gather.sliceSizes[d]);
    to.push_back(outputStrides[size_t(target)]);
    from.push_back(operand.strides[d]);
  }
  kernel->slice = StridedCopy(shape, to, from, size_t(kernel->bytes));
  if (kernel->slice.elements() == 0 || output.elements() == 0) {
    kernel->places = {};
    kernel->places.add(0, {});
  }
  if (!request.choice.general)
    if (std::unique_ptr<Kernel> tiled = makeTiledGather(request, kernel->places, components, shape, to, from))
      return MadeKernel(std::move(tiled));
  for (const IndexComponent &component : components)
    kernel->components.push_back(
        {component.at * kernel->indexBytes, component.limit, component.stride * kernel->bytes, component.array});
  if (kernel->slice.isContiguous())
    kernel->rowBytes = size_t(kernel->slice.elements() * kernel->bytes);
  return MadeKernel(std::move(kernel));
}

// The output's leading axes that are axes of the indices. Pieces along batching dimensions read a piece of the operand.
Division divisionOf(const KernelRequest &request) {
  const auto &gather = std::get<plan::Gather>(request.op.data);
  const Layout &operand = request.inputs[0], &indices = request.inputs[1], &output = request.outputs[0];
  Extents ofOperand, ofIndices;
  int64_t axis = 0;
  for (size_t d = 0; d < output.shape.size() && !contains(gather.offsetDims, int64_t(d)); ++d, ++axis) {
    axis += axis == gather.indexVectorDim;
    if (axis >= int64_t(indices.shape.size()) || indices.shape[size_t(axis)] != output.shape[d])
      break;
    const auto &batching = gather.startIndicesBatchingDims;
    const size_t k = size_t(std::find(batching.begin(), batching.end(), axis) - batching.begin());
    const int64_t inOperand = k < std::min(batching.size(), gather.operandBatchingDims.size())
                                  ? gather.operandBatchingDims[k]
                                  : Division::whole;
    if (inOperand != Division::whole && (inOperand < 0 || inOperand >= int64_t(operand.shape.size()) ||
                                         operand.shape[size_t(inOperand)] != output.shape[d]))
      break;
    ofIndices.push_back(axis);
    ofOperand.push_back(inOperand);
  }
  const int64_t slices = output.elements() / std::max<int64_t>(1, elementCount(gather.sliceSizes));
  const double time = 2 * double(slices) + copyTime(output.elements(), byteSize(output.element));
  Division division{time, ofIndices.size(), {ofOperand}};
  division.inputAxes.resize(request.inputs.size(), ofIndices);
  return division;
}

} // namespace

MadeKernel makeGather(const KernelRequest &request) { return makeInPieces(request, divisionOf(request), makePiece); }

} // namespace shlo::exec
