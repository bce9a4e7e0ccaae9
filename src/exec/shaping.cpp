// Copies of views, and iota.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/shaping.h"
#include "exec/parallel.h"
#include "exec/pieces.h"
#include "exec/steps.h"
#include "exec/tile.h"
#include "exec/transpose.h"

#include <algorithm>

namespace shlo::exec {
namespace {

class CopyKernel final : public Kernel {
public:
  CopyKernel(const Layout &input, const Layout &output, KernelChoice choice)
      : copy(input.shape, output.strides, input.strides, byteSize(input.element), choice) {}

  Status run(const KernelArguments &arguments) const override {
    // The output may be in the memory of a donated input with the same bytes.
    if (arguments.outputs[0] == arguments.inputs[0])
      return {};
    Watch watch(arguments.context);
    copy.run(arguments.outputs[0], arguments.inputs[0], watch);
    return watch.status();
  }
  bool expand(StepMaker &maker) const override {
    if (copy.elements() > mostStepElements)
      return false;
    if (!maker.isInPlace(0, 0))
      maker.copy(maker.output(0), maker.input(0), copy);
    return true;
  }

private:
  StridedCopy copy;
};

class IotaKernel final : public Kernel {
public:
  IotaKernel(const KernelChoice &choice, const TensorType &type)
      : extent(type.shape[0]), element(type.element), tile(choice.simd()) {
    const TileValue numbers = tile.addInput(ElementType::I64);
    result = *tile.convert(numbers, type.element);
    // Without a conversion the result is the input, but an output is needed.
    if (result == numbers)
      result = tile.copy(numbers);
    tile.finish({result}, {}, tileElements);
    scratchBytes = tileElements * sizeof(int64_t) + tile.scratchBytes() + tile.size() * sizeof(char *);
    scratchBytes = (scratchBytes + 63) & ~size_t(63);
    chunks = chunksOf(choice, (extent + tileElements - 1) / tileElements, 0.15 * tileElements);
    isParallel = chunks > 1;
  }

  Status run(const KernelArguments &arguments) const override {
    const int64_t tiles = (extent + tileElements - 1) / tileElements;
    return forChunks(arguments, chunks, [&](int64_t chunk, char *scratch, Watch &watch) {
      auto *numbers = reinterpret_cast<int64_t *>(scratch);
      char *buffers = scratch + tileElements * sizeof(int64_t);
      auto **pointers = reinterpret_cast<const char **>(buffers + tile.scratchBytes());
      tile.place(pointers, buffers);
      const int64_t end = std::min(extent, chunkBegin(tiles, chunks, chunk + 1) * tileElements);
      for (int64_t begin = chunkBegin(tiles, chunks, chunk) * tileElements; begin < end; begin += tileElements) {
        const int64_t n = std::min(tileElements, end - begin);
        for (int64_t i = 0; i < n; ++i)
          numbers[i] = begin + i;
        pointers[0] = scratch;
        pointers[result] = arguments.outputs[0] + begin * int64_t(byteSize(element));
        if (!tile.run(pointers, n, watch))
          return false;
      }
      return true;
    });
  }

private:
  static constexpr int64_t tileElements = 512;
  int64_t extent, chunks = 1;
  ElementType element;
  TileProgram tile;
  TileValue result;
};

} // namespace

// Pieces are cut from the first axes on. Where the axis along which the source is contiguous is not that of the target,
// the shorter one of both becomes the last one, so that pieces transpose both.
static void keepTransposed(Layout &input, Layout &output) {
  const size_t last = input.shape.size() - 1;
  if (std::abs(input.strides[last]) <= 1)
    return;
  for (size_t d = 0; d < last; ++d) {
    if (std::abs(input.strides[d]) != 1 || input.shape[d] == 1)
      continue;
    const size_t end = input.shape[d] <= input.shape[last] ? last + 1 : last;
    for (Layout *layout : {&input, &output})
      for (plan::Extents *list : {&layout->shape, &layout->strides})
        std::rotate(list->begin() + ptrdiff_t(d), list->begin() + ptrdiff_t(d) + 1, list->begin() + ptrdiff_t(end));
    return;
  }
}

// The axes as the target has them in memory.
static void putInOrder(Layout &input, Layout &output) {
  for (size_t d = output.shape.size(); d-- > 1;)
    for (size_t k = 0; k < d; ++k)
      if (output.strides[k] < output.strides[k + 1])
        for (Layout *layout : {&input, &output}) {
          std::swap(layout->shape[k], layout->shape[k + 1]);
          std::swap(layout->strides[k], layout->strides[k + 1]);
        }
}

std::unique_ptr<Kernel> makeCopy(const Layout &from, KernelChoice choice) {
  Layout input = from, output = Layout::rowMajor({input.element, input.shape});
  if (!choice.general && input.shape.size() > 1)
    keepTransposed(input, output);
  const double time = copyTime(input.elements(), byteSize(input.element));
  auto make = [&](std::vector<Layout> inputs, std::vector<Layout> outputs) {
    putInOrder(inputs[0], outputs[0]);
    return MadeKernel(std::make_unique<CopyKernel>(inputs[0], outputs[0], choice));
  };
  return std::move(*makeInPieces(choice, {input}, {output}, Division::alike(time, 1, input.shape.size()), make));
}

std::unique_ptr<Kernel> makeIota(const KernelChoice &choice, const TensorType &type) {
  return std::make_unique<IotaKernel>(choice, type);
}

} // namespace shlo::exec
