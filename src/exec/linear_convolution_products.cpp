// Convolutions of floats as matrix products. A row of the left operand is a window: its taps in order, each a run of
// contiguous input features. The right operand is the kernel.
//
// The left operand is packed directly from the input, a slab of rows at a time. A tap that is in the padding or in a
// hole of the dilated input for all rows of a slab is skipped. If this holds for some rows only, these get zeros.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_convolution.h"
#include "exec/linear_matrix.h"
#include "exec/packed.h"
#include "exec/parallel.h"

#include <numeric>

namespace shlo::exec {
namespace {

template <typename T> class ProductConvolution final : public Kernel, public TakesEpilogue {
public:
  Status run(const KernelArguments &arguments) const override { return runWith(arguments, nullptr); }
  bool takesEpilogue() const override { return work && !moved && !result.needed(); }
  Status runWith(const KernelArguments &arguments, const Epilogue *epilogue) const override {
    Watch watch(arguments.context);
    char *shared = arguments.scratch + sharedAt;
    char *const output = arguments.outputs[0];
    char *const inOrder = moved ? shared + movedAt : output; // of the rows, as elements of the result
    char *const sums = result.needed() ? shared + sumsAt : inOrder;
    const Epilogue conversion = Epilogue::of(result, sums, inOrder);
    if (result.needed())
      epilogue = &conversion;
    auto *c = reinterpret_cast<T *>(sums);
    if (work) {
      const auto *input = reinterpret_cast<const Loose<T> *>(shape.input.get(arguments.inputs[0], shared, watch));
      const T *panels = nullptr;
      if (packed.empty()) {
        auto *room = reinterpret_cast<T *>(shared + panelsAt);
        const char *kernel = shape.kernel.get(arguments.inputs[1], shared, watch);
        if (watch.isStopped() || !pack(reinterpret_cast<const Loose<T> *>(kernel), room, watch))
          return watch.status();
        panels = room;
      } else {
        panels = packed.as<T>();
      }
      if (watch.isStopped())
        return watch.status();
      const int64_t units = unitCount();
      Status status = forChunks(arguments, chunks, [&](int64_t chunk, char *scratch, Watch &own) {
        for (int64_t unit = chunkBegin(units, chunks, chunk); unit < chunkBegin(units, chunks, chunk + 1); ++unit)
          if (!runUnit(unit, scratch, own, input, panels, c, epilogue))
            return false;
        return true;
      });
      if (!status)
        return status;
    } else {
      if (!clearRows(c, 1, outputs, outputs, watch))
        return watch.status();
      if (epilogue)
        epilogue->apply(c, 1, outputs, outputs);
    }
    if (moved)
      move.run(output, inOrder, watch);
    return watch.status();
  }

  // A unit of work: a group, a line, a phase of it, a slab.
  int64_t slabs() const { return ((line + period - 1) / period + slabRows - 1) / slabRows; }
  int64_t unitCount() const { return shape.groups * lines * std::min(period, line) * slabs(); }

  // The kernel as panels, sorted by tap, then by input feature. False if the watch stops the run.
  bool pack(const Loose<T> *kernel, T *panels, Watch &watch) const {
    for (int64_t g = 0; g < shape.groups; ++g)
      for (size_t t = 0; t < shape.kernelOffsets.size(); ++t) {
        const Matrix<T> tap{kernel + g * shape.features * shape.kernelOutputStride + shape.kernelOffsets[t],
                            shape.kernelInputStride, shape.kernelOutputStride};
        if (!packPanels(*kernels, tap, shape.features, int64_t(t) * shape.depth, shape.depth, depth,
                        panels + g * groupPanels, watch))
          return false;
      }
    return true;
  }

  ConvolutionShape shape;
  const GemmKernels<T> *kernels = nullptr;
  bool work = true; // false if all windows are empty
  PackedLines packed;
  std::vector<T> zeros;
  int64_t depth = 0;       // of the whole product
  int64_t groupPanels = 0; // elements of the panels of one group
  int64_t slabRows = 0, slabTaps = 0;
  // Slabs follow lines of rows. Rows with the same valid taps are processed together: every `period`-th row of a line.
  int64_t lines = 1, line = 1, period = 1;
  bool moved = false; // the output's features are not its last axis
  StridedCopy move;
  Conversion result;
  int64_t outputs = 0;
  int64_t chunks = 1;
  size_t sharedAt = 0, panelsAt = 0, movedAt = 0, sumsAt = 0; // behind the scratch memory of a chunk
  size_t slabAt = 0, pointersAt = 0, basesAt = 0, coordinatesAt = 0, tapsAt = 0;

private:
  struct Slab {
    int64_t first, rows; // of the output
    const Loose<T> *input;
    const T *panels;
    T *c;
    char *scratch;
  };

  bool runUnit(int64_t unit, char *scratch, Watch &watch, const Loose<T> *input, const T *panels, T *c,
               const Epilogue *epilogue) const {
    const int64_t phases = std::min(period, line), done = unit % slabs() * slabRows, phase = unit / slabs() % phases;
    const int64_t l = unit / slabs() / phases % lines, g = unit / slabs() / phases / lines;
    const int64_t count = (line - phase + period - 1) / period;
    if (done >= count)
      return true;
    const int64_t first = l * line + phase + done * period, pitch = shape.groups * shape.features;
    const Slab slab = {first,
                       std::min(slabRows, count - done),
                       input + g * shape.groupStride,
                       panels + g * groupPanels,
                       c + g * shape.features + first * pitch,
                       scratch};
    if (!clearRows(slab.c, slab.rows, shape.features, period * pitch, watch) || !runSlab(slab, watch))
      return false;
    if (epilogue)
      epilogue->apply(slab.c, slab.rows, period * pitch, shape.features);
    return watch.proceed(slab.rows * shape.features / 16);
  }

  bool runSlab(const Slab &slab, Watch &watch) const {
    auto *pointers = reinterpret_cast<const Loose<T> **>(slab.scratch + pointersAt);
    auto *bases = reinterpret_cast<int64_t *>(slab.scratch + basesAt);
    auto *coordinates = reinterpret_cast<int64_t *>(slab.scratch + coordinatesAt);
    auto *active = reinterpret_cast<int64_t *>(slab.scratch + tapsAt);
    auto *panels = reinterpret_cast<T *>(slab.scratch + slabAt);
    const size_t axes = shape.rows.size(), spatial = shape.spatial.size(), last = shape.lastSpatialRow;
    int64_t *taps = active + slabTaps;
    locate(slab, coordinates);
    std::fill_n(taps, spatial, 0);
    const int64_t inner = spatial ? shape.spatial.back().taps : 1;
    const int64_t *steps = spatial && !shape.tables[last].empty() ? shape.tables[last].data() : nullptr;

    int64_t used = 0;
    for (int64_t tap = 0;; tap += inner) {
      // Offsets for all axes except the last spatial one.
      bool any = false;
      for (int64_t r = 0; r < slab.rows; ++r) {
        bases[r] = shape.inputOffset(coordinates + r * int64_t(axes), taps, last);
        any |= bases[r] != outside;
      }
      if (!any && !watch.proceed(slab.rows))
        return false;
      for (int64_t k = 0; k < inner && any; ++k) {
        bool sees = false;
        for (int64_t r = 0; r < slab.rows; ++r) {
          const int64_t position = spatial ? coordinates[r * int64_t(axes) + int64_t(last)] : 0;
          const int64_t step = steps ? steps[position * inner + k] : spatial ? shape.stepOf(last, position, k) : 0;
          const bool inside = bases[r] != outside && step != outside;
          pointers[r] = inside ? slab.input + bases[r] + step : zeros.data();
          sees |= inside;
        }
        if (!sees) {
          if (!watch.proceed(slab.rows))
            return false;
          continue;
        }
        if (!packTap(pointers, slab.rows, used, panels, watch))
          return false;
        active[used++] = tap + k;
        if (used == slabTaps) {
          if (!multiply(slab, panels, active, used, watch))
            return false;
          used = 0;
        }
      }
      size_t d = spatial ? spatial - 1 : 0;
      for (;;) {
        if (d == 0)
          return multiply(slab, panels, active, used, watch);
        --d;
        if (++taps[d] < shape.spatial[d].taps)
          break;
        taps[d] = 0;
      }
    }
  }

  // Packs the features of one tap, as the given number in the slab's panels.
  bool packTap(const Loose<T> **pointers, int64_t rows, int64_t tap, T *panels, Watch &watch) const {
    constexpr int64_t together = 4096;
    for (int64_t at = 0; at < shape.depth; at += together) {
      const int64_t count = std::min(together, shape.depth - at);
      kernels->packRows(pointers, rows, tap * shape.depth + at, count, slabTaps * shape.depth, panels);
      if (at + count < shape.depth)
        for (int64_t r = 0; r < rows; ++r)
          pointers[r] += count;
      if (!watch.proceed(rows * count / 4))
        return false;
    }
    return true;
  }

  // The coordinates of the slab's rows.
  void locate(const Slab &slab, int64_t *coordinates) const {
    const size_t axes = shape.rows.size();
    int64_t index = slab.first;
    for (size_t d = axes; d-- > 0;) {
      coordinates[d] = index % shape.row(d).extent;
      index /= shape.row(d).extent;
    }
    for (int64_t r = 1; r < slab.rows; ++r) {
      int64_t *at = coordinates + size_t(r) * axes;
      std::copy_n(at - axes, axes, at);
      at[axes - 1] += period;
      for (size_t d = axes - 1; d > 0 && at[d] >= shape.row(d).extent; --d) {
        at[d] -= shape.row(d).extent;
        ++at[d - 1];
      }
    }
  }

  // Adds the product of the taps in `panels`, contiguous runs of taps at a time.
  bool multiply(const Slab &slab, const T *panels, const int64_t *active, int64_t used, Watch &watch) const {
    const ProductBlocks<T> blocks(*kernels, slab.rows, shape.features, slabTaps * shape.depth);
    GemmBlock<T> block{};
    block.left = panels;
    block.leftDepth = slabTaps * shape.depth;
    block.rightDepth = depth;
    block.m = slab.rows;
    block.cPitch = period * shape.groups * shape.features;
    for (int64_t from = 0; from < used;) {
      int64_t to = from + 1;
      while (to < used && active[to] == active[to - 1] + 1)
        ++to;
      const int64_t end = to * shape.depth;
      for (int64_t at = from * shape.depth; at < end; at += blocks.depth) {
        block.leftFirst = at;
        block.rightFirst = at + (active[from] - from) * shape.depth;
        block.depth = std::min(blocks.depth, end - at);
        for (int64_t j = 0; j < shape.features; j += blocks.columns) {
          block.n = std::min(blocks.columns, shape.features - j);
          block.right = slab.panels + j * depth;
          block.c = slab.c + j;
          kernels->multiply(block);
          if (!watch.proceed(block.m * block.n * block.depth / 16))
            return false;
        }
      }
      from = to;
    }
    return true;
  }
};

// The number of elements of a slab, which shares the second-level cache with the kernel, and its maximum depth, unless
// a single tap is deeper.
constexpr int64_t slabElements = 48 << 10, slabDepth = 1024;

template <typename T>
MadeKernel makeFor(const KernelRequest &request, ElementType computed, ConvolutionShape prepared, ByteCount scratch) {
  auto made = std::make_unique<ProductConvolution<T>>();
  ProductConvolution<T> &kernel = *made;
  kernel.shape = std::move(prepared);
  ConvolutionShape &shape = kernel.shape;
  const Layout &output = request.outputs[0];
  kernel.kernels = &gemmKernels<T>(request.choice.baselineSimd);
  kernel.outputs = output.elements();
  kernel.result = Conversion(request.choice.simd(), computed, output.element);
  kernel.moved = shape.outputFeatureAxis + 1 != output.shape.size();
  if (kernel.moved) {
    const size_t bytes = byteSize(output.element);
    kernel.movedAt = scratch.reserve(kernel.outputs, bytes);
    // The computed array has the features last; StridedCopy writes the output in order.
    Extents computedShape = output.shape;
    computedShape.erase(computedShape.begin() + ptrdiff_t(shape.outputFeatureAxis));
    computedShape.push_back(output.shape[shape.outputFeatureAxis]);
    Extents from = rowMajorStrides(computedShape);
    from.insert(from.begin() + ptrdiff_t(shape.outputFeatureAxis), from.back());
    from.pop_back();
    kernel.move = StridedCopy(output.shape, rowMajorStrides(output.shape), from, bytes);
  }
  if (kernel.result.needed())
    kernel.sumsAt = scratch.reserve(kernel.outputs, sizeof(T));

  const int64_t tapCount = int64_t(shape.kernelOffsets.size());
  kernel.work = kernel.outputs > 0 && tapCount > 0 && shape.depth > 0;
  if (!kernel.work) {
    if (!scratch.fits())
      return tooLarge();
    kernel.scratchBytes = scratch.bytes();
    return MadeKernel(std::move(made));
  }

  // All rows form one line, unless neighbours along the last axis have different valid taps because of holes.
  const WindowAxis &last = shape.row(shape.rows.size() - 1);
  kernel.period =
      std::min(last.inputDilation / std::gcd(last.inputDilation, last.stride), std::max<int64_t>(last.extent, 1));
  kernel.line = shape.rowCount();
  if (kernel.period > 1) {
    kernel.lines = kernel.line / last.extent;
    kernel.line = last.extent;
  }
  if (uint64_t(shape.depth) > request.maxMemory / sizeof(T))
    return tooLarge();
  kernel.zeros.resize(size_t(shape.depth));

  kernel.depth = tapCount * shape.depth;
  if (__builtin_mul_overflow(kernel.depth, shape.features, &kernel.groupPanels) ||
      kernel.groupPanels > std::numeric_limits<int64_t>::max() / shape.groups / 64)
    return tooLarge();
  kernel.groupPanels = wholeLines<T>(kernel.groupPanels);
  const int64_t all = kernel.groupPanels * shape.groups;
  const bool constant = request.constants.size() > 1 && request.constants[1] && all <= largestPacked;
  if (!constant)
    kernel.panelsAt = scratch.reserve(all, sizeof(T));
  kernel.slabTaps = std::clamp<int64_t>(slabDepth / shape.depth, 1, tapCount);
  const int64_t width = kernel.slabTaps * shape.depth;
  kernel.slabRows = std::clamp<int64_t>(slabElements / width, 8, 256) / kernel.kernels->rows * kernel.kernels->rows;
  kernel.slabRows = std::min(kernel.slabRows, (kernel.line + kernel.period - 1) / kernel.period);
  int64_t slab;
  if (__builtin_mul_overflow(kernel.slabRows, width, &slab))
    return tooLarge();
  ByteCount own;
  kernel.slabAt = own.reserve(slab, sizeof(T));
  kernel.pointersAt = own.reserve(kernel.slabRows, sizeof(void *));
  kernel.basesAt = own.reserve(kernel.slabRows, sizeof(int64_t));
  kernel.coordinatesAt = own.reserve(kernel.slabRows * int64_t(shape.rows.size()), sizeof(int64_t));
  kernel.tapsAt = own.reserve(kernel.slabTaps + int64_t(shape.spatial.size()), sizeof(int64_t));
  kernel.sharedAt = own.reserve(int64_t(scratch.bytes()), 1);
  if (!scratch.fits() || !own.fits())
    return tooLarge();
  kernel.scratchBytes = own.bytes();
  kernel.sharedBytes = own.bytes() - kernel.sharedAt;
  const double nanoseconds = double(kernel.slabRows) * double(kernel.depth) * double(shape.features) / 40;
  kernel.chunks = chunksOf(request.choice, kernel.unitCount(), nanoseconds);
  kernel.isParallel = kernel.chunks > 1;
  if (constant) {
    Watch watch(request.context);
    auto pack = [&](PackedLines &lines) {
      if (!shape.kernel.prepareOnce(request.constants[1], watch))
        return false;
      const char *bytes = shape.kernel.prepared.empty() ? request.constants[1] : shape.kernel.prepared.data();
      return kernel.pack(reinterpret_cast<const Loose<T> *>(bytes), lines.as<T>(), watch);
    };
    KernelKey how(KernelKey::ConvolutionProduct);
    shape.addWeights(how);
    for (int64_t number : {int64_t(sizeof(T)), kernel.kernels->columns, kernel.depth, kernel.groupPanels})
      how.add(uint64_t(number));
    if (!request.packer.get(request, 1, std::move(how), all * int64_t(sizeof(T)), kernel.packed, pack))
      return watch.error();
    shape.kernel.release();
    kernel.packedInputs = 2;
  }
  return MadeKernel(std::move(made));
}

} // namespace

MadeKernel makeProductConvolution(const KernelRequest &request, ElementType computed, ConvolutionShape shape,
                                  ByteCount scratch) {
  return computed == ElementType::F64 ? makeFor<double>(request, computed, std::move(shape), scratch)
                                      : makeFor<float>(request, computed, std::move(shape), scratch);
}

} // namespace shlo::exec
