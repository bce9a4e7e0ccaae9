// scatter of many windows: the rows of a window are the outer loop, the windows of a tile the inner one, unless windows
// may overlap. Updates of one element of the operand keep their order.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/indexing_combine.h"
#include "exec/indexing_scatter.h"
#include "exec/parallel.h"

#include <cstring>

namespace shlo::exec {
namespace {

// A set of the offsets of a batch. It takes a position for an offset that it may have already.
class Seen {
public:
  explicit Seen(char *memory) : stamps(reinterpret_cast<uint32_t *>(memory)) {}
  void clear() {
    if (stamp++ == 0)
      std::memset(stamps, 0, bytes);
  }
  // False if the offset may be in the set.
  bool add(int32_t offset) {
    uint32_t &place = stamps[uint32_t(offset) * 2654435761u >> 22];
    const bool isNew = place != stamp;
    place = stamp;
    return isNew;
  }
  static constexpr size_t bytes = 1024 * sizeof(uint32_t);

private:
  uint32_t *stamps;
  uint32_t stamp = 0;
};

class TiledScatterKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    if (!general->copyInputs(arguments, watch))
      return watch.status();
    if (isOrdered)
      scatterInOrder(arguments, watch);
    else
      forChunks(arguments, ranges, watch, [&](int64_t range, char *scratch, Watch &own) {
        return scatterInRange({arguments.inputs, arguments.outputs, scratch, own.context}, range, own);
      });
    return watch.status();
  }

  // Chooses the ranges of the operand that threads have. Each of them reads all indices, so a slice must take longer
  // than finding its place.
  void divide(int64_t operandElements, double nanosecondsOfSlice) {
    constexpr double ofPlace = 4;
    const int64_t most = std::clamp<int64_t>(int64_t(nanosecondsOfSlice / ofPlace), 1, 16);
    extent = operandElements;
    ranges = isOrdered ? 1 : std::min(most, chunksOf(general->choice, tiles.positions(), nanosecondsOfSlice));
  }

  std::unique_ptr<ScatterKernel> general;
  IndexTiles tiles;
  Walk<2> rows;           // of a window: updates, operand
  int64_t elements = 1;   // of a row
  bool isOrdered = false; // window by window; those that are partly outside of the operand by the general kernel
  // One of these, or else batches.
  SliceMove move = nullptr;
  ElementKernel rowKernel = nullptr;
  std::vector<SliceMove> take, put; // of batches, for each input
  int64_t capacity = 0, work = 0;
  int64_t extent = 0, ranges = 1; // of the operand, in elements; the parts of it that threads have
  size_t offsetsAt = 0, seenAt = 0, batchAt = 0;

private:
  void scatterInOrder(const KernelArguments &arguments, Watch &watch) const {
    int64_t place = 0;
    auto *offsets = reinterpret_cast<int32_t *>(arguments.scratch + offsetsAt);
    Seen seen(arguments.scratch + seenAt);
    auto visit = [&](int64_t at, int64_t step, const int32_t *targets, int64_t n) {
      for (int64_t i = 0; i < n; ++i)
        if (!(targets[i] == outsideOperand ? general->scatterPlace(arguments, place + i, watch)
                                           : combineRows(arguments, at + i * step, step, targets + i, 1, seen, watch)))
          return false;
      place += n;
      return true;
    };
    tiles.each(arguments.inputs + general->inputs, offsets, capacity, visit);
  }

  // Windows at different offsets are disjoint, so those of one range meet no other's.
  bool scatterInRange(const KernelArguments &arguments, int64_t range, Watch &watch) const {
    auto *offsets = reinterpret_cast<int32_t *>(arguments.scratch + offsetsAt);
    Seen seen(arguments.scratch + seenAt);
    const auto first = int32_t(chunkBegin(extent, ranges, range));
    const auto last = int32_t(chunkBegin(extent, ranges, range + 1) - 1);
    auto visit = [&](int64_t at, int64_t step, const int32_t *targets, int64_t n) {
      if (ranges > 1)
        for (int64_t i = 0; i < n; ++i)
          offsets[i] = targets[i] < first || targets[i] > last ? outsideOperand : targets[i];
      return watch.proceed(n) && combineRows(arguments, at, step, offsets, n, seen, watch);
    };
    tiles.each(arguments.inputs + general->inputs, offsets, capacity, visit);
    return !watch.isStopped();
  }

  bool combineRows(const KernelArguments &arguments, int64_t at, int64_t step, const int32_t *offsets, int64_t n,
                   Seen &seen, Watch &watch) const {
    const auto size = int64_t(general->elementBytes[0]);
    bool going = true;
    rows.each({0, 0}, [&](const Walk<2>::Offsets &row) {
      if (move || rowKernel) {
        char *to = arguments.outputs[0] + row[1] * size;
        const char *from = arguments.inputs[general->inputs + 1] + (at + row[0]) * size;
        if (move)
          move(to, from, offsets, size, step * size, elements * size, n);
        else
          applyRows(to, from, offsets, size, step * size, n);
        going = watch.proceed(n * work);
      } else {
        going = combineBatches(arguments, at + row[0], step, row[1], offsets, n, seen, watch);
      }
      return going;
    });
    return going;
  }

  void applyRows(char *operand, const char *updates, const int32_t *offsets, int64_t size, int64_t step,
                 int64_t n) const {
    for (int64_t i = 0; i < n; ++i) {
      if (offsets[i] < 0)
        continue;
      char *to = operand + offsets[i] * size;
      const char *from = updates + i * step;
      const char *operands[2] = {general->updateFirst ? from : to, general->updateFirst ? to : from};
      rowKernel(operands, to, elements, 0);
    }
  }

  // Windows of different offsets are combined together.
  bool combineBatches(const KernelArguments &arguments, int64_t at, int64_t step, int64_t row, const int32_t *offsets,
                      int64_t n, Seen &seen, Watch &watch) const {
    auto *targets = reinterpret_cast<int32_t *>(arguments.scratch + batchAt);
    auto *sources = targets + ScatterKernel::tile;
    const int64_t most = ScatterKernel::tile / elements;
    for (int64_t i = 0; i < n;) {
      int64_t count = 0;
      for (seen.clear(); i < n && count < most; ++i) {
        if (offsets[i] < 0)
          continue;
        if (!seen.add(offsets[i]))
          break;
        targets[count] = offsets[i];
        sources[count++] = int32_t(i);
      }
      if (count && !combineBatch(arguments, at, step, row, targets, sources, count, watch))
        return false;
    }
    return true;
  }

  bool combineBatch(const KernelArguments &arguments, int64_t at, int64_t step, int64_t row, const int32_t *targets,
                    const int32_t *sources, int64_t count, Watch &watch) const {
    const size_t inputs = general->inputs;
    const char *parameters[32];
    char *results[16];
    for (size_t k = 0; k < inputs; ++k) {
      const auto size = int64_t(general->elementBytes[k]);
      char *values = arguments.scratch + general->parameterAt[k];
      char *updates = arguments.scratch + general->parameterAt[inputs + k];
      take[k](values, arguments.outputs[k] + row * size, targets, size, elements * size, elements * size, count);
      take[k](updates, arguments.inputs[inputs + 1 + k] + at * size, sources, step * size, elements * size,
              elements * size, count);
      parameters[k] = values;
      parameters[inputs + k] = updates;
      results[k] = arguments.scratch + general->resultAt[k];
    }
    if (general->combine) {
      const char *operands[2] = {parameters[general->updateFirst], parameters[!general->updateFirst]};
      general->combine(operands, results[0], count * elements, 0);
    } else if (!general->body->run(count * elements, parameters, results, arguments.scratch + general->bodyAt, watch)) {
      return false;
    }
    for (size_t k = 0; k < inputs; ++k) {
      const auto size = int64_t(general->elementBytes[k]);
      put[k](arguments.outputs[k] + row * size, results[k], targets, size, elements * size, elements * size, count);
    }
    return watch.proceed(8 * count * elements);
  }
};

} // namespace

std::unique_ptr<Kernel> makeTiledScatter(const KernelRequest &request, std::unique_ptr<ScatterKernel> &general) {
  const int64_t positions = general->places.positions();
  const size_t inputs = general->inputs;
  if (positions == 0)
    return nullptr;
  auto kernel = std::make_unique<TiledScatterKernel>();
  std::vector<IndexComponent> components;
  Extents window, updateStrides, operandStrides;
  // Windows at different offsets are disjoint, and none is partly inside of the operand.
  bool areDisjoint = true;
  for (const ScatterKernel::Axis &axis : general->axes) {
    window.push_back(axis.window);
    updateStrides.push_back(axis.updateStride);
    operandStrides.push_back(axis.operandStride);
    if (axis.window > axis.extent)
      return nullptr;
    if (axis.component < 0)
      continue;
    const int64_t at = general->components[size_t(axis.component)] / general->indexBytes;
    components.push_back({at, axis.extent - axis.window, axis.operandStride});
    areDisjoint = areDisjoint && axis.window == 1;
  }
  kernel->rows = Walk<2>(window, {updateStrides, operandStrides});
  if (auto &axes = kernel->rows.axes; !axes.empty() && axes.back().strides == Walk<2>::Offsets{1, 1}) {
    kernel->elements = axes.back().extent;
    axes.pop_back();
  }
  const int64_t rows = kernel->rows.positions();
  kernel->isOrdered = !areDisjoint || (rows > 1 && positions < 8);
  const auto size = int64_t(general->elementBytes[0]);
  const int64_t rowBytes = kernel->elements * size;
  constexpr int64_t longRow = 32 << 10, tileBytes = 256 << 10;
  if (rowBytes > longRow || (kernel->isOrdered && rows > 4 && kernel->elements < 4))
    return nullptr;

  const Simd simd = request.choice.simd();
  if (general->overwrite) {
    kernel->move = sliceMove(simd, false, rowBytes);
  } else if (general->combine) {
    const ElementType type = request.outputs[0].element;
    const auto binary = recognize(request.op.bodies[0]);
    // The operands of floats are not exchanged: of two NaNs the first is the result.
    const bool mayExchange = plan::info(binary->op.function).isCommutative && !isFloat(type) && !isComplex(type);
    if (!general->updateFirst || mayExchange)
      kernel->move = combiningMove(simd, binary->op.function, type, kernel->elements == 1);
    if (!kernel->move && kernel->elements >= 16)
      kernel->rowKernel = general->combine;
  }
  if (!kernel->move && !kernel->rowKernel) {
    if (kernel->isOrdered || kernel->elements > ScatterKernel::tile)
      return nullptr;
    for (size_t k = 0; k < inputs; ++k) {
      const int64_t bytes = kernel->elements * int64_t(general->elementBytes[k]);
      kernel->take.push_back(sliceMove(simd, true, bytes));
      kernel->put.push_back(sliceMove(simd, false, bytes));
    }
  }
  if (!kernel->tiles.make(simd, general->indexType, general->places, std::move(components), request.outputs[0], false))
    return nullptr;
  kernel->capacity = std::clamp<int64_t>(tileBytes / (rowBytes * rows), 8, IndexTiles::most);
  kernel->work = 1 + rowBytes / 16;
  ByteCount scratch;
  scratch.reserve(int64_t(general->scratchBytes), 1);
  kernel->offsetsAt = scratch.reserve(IndexTiles::most, sizeof(int32_t));
  kernel->seenAt = scratch.reserve(int64_t(Seen::bytes), 1);
  kernel->batchAt = scratch.reserve(2 * ScatterKernel::tile, sizeof(int32_t));
  kernel->scratchBytes = scratch.bytes();
  kernel->general = std::move(general);
  const double ofRow = kernel->move        ? 1 + 0.06 * double(rowBytes)
                       : kernel->rowKernel ? 8 + 0.15 * double(rowBytes)
                                           : 12 * double(kernel->elements) * double(inputs);
  kernel->divide(request.outputs[0].elements(), double(rows) * ofRow);
  kernel->isParallel = kernel->ranges > 1 || kernel->general->isParallel;
  return kernel;
}

} // namespace shlo::exec
