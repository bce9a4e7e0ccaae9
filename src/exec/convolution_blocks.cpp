// Convolutions of floats as products of blocks: the rows of the left operand are the windows, read where they lie.
//
// A window is a list of taps, each a run of neighbouring input features; taps on padding point to zeros, and a tap that
// is on padding or in a hole of the dilated input for all rows of a block is left out.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/convolution.h"
#include "exec/gemm.h"
#include "exec/numbers.h"

#include <cstring>
#include <numeric>

namespace shlo::exec {
namespace {

// Blocks that share one pass over the panels.
constexpr int64_t blocksTogether = 8;
constexpr int maxRows = 16;

template <typename T> class BlockConvolution final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.control);
    const auto *input = reinterpret_cast<const Loose<T> *>(shape.input.get(arguments.inputs[0], arguments.scratch));
    const T *panels = packed.data();
    if (packed.empty()) {
      panels = reinterpret_cast<const T *>(arguments.scratch + panelsAt);
      pack(reinterpret_cast<const Loose<T> *>(shape.kernel.get(arguments.inputs[1], arguments.scratch)),
           reinterpret_cast<T *>(arguments.scratch + panelsAt));
    }
    char *target = arguments.outputs[0];
    if (moved)
      target = arguments.scratch + movedAt;
    else if (result.needed())
      target = arguments.scratch + resultAt;
    auto *c = reinterpret_cast<Loose<T> *>(target);
    for (int64_t g = 0; g < shape.groups; ++g)
      if (!runGroup(arguments, watch, input + g * shape.groupStride, panels + g * groupPanels,
                    c + g * shape.features))
        return watch.status();
    if (moved) {
      char *to = result.needed() ? arguments.scratch + resultAt : arguments.outputs[0];
      move.run(to, target);
      target = to;
    }
    if (result.needed())
      result.run(target, arguments.outputs[0], outputs);
    return {};
  }

  // The kernel as panels: rows by tap, then by input feature.
  void pack(const Loose<T> *kernel, T *panels) const {
    const int64_t outputFeatures = shape.features;
    for (int64_t g = 0; g < shape.groups; ++g)
      for (int64_t j = 0; j < outputFeatures; j += kernels->columns) {
        const int32_t columns = int32_t(std::min<int64_t>(kernels->columns, outputFeatures - j));
        const Loose<T> *from = kernel + (g * outputFeatures + j) * shape.kernelOutputStride;
        for (int64_t offset : kernelOffsets) {
          kernels->pack(from + offset, shape.kernelInputStride, shape.kernelOutputStride, shape.depth, columns, panels);
          panels += shape.depth * kernels->columns;
        }
      }
  }

  ConvolutionShape shape;
  const GemmKernels<T> *kernels = nullptr;
  std::vector<T> packed, zeros;
  int64_t groupPanels = 0; // elements of the panels of a group
  Extents kernelOffsets;   // of each tap, in order
  // For each row axis: offset[o * taps + k] into the input.
  std::vector<Extents> tables;
  // Rows along the last row axis come in `period` phases, which differ in the taps that fall into holes.
  int64_t period = 1;
  // Taps along the last spatial axis lie side by side in memory: one long tap where none is on padding.
  bool joinable = false;
  std::vector<bool> whole; // by position on the last spatial axis
  size_t fast = 0;         // the row axis of the last spatial axis
  bool moved = false;      // the output's features are not its last axis
  Copy move;
  Conversion result;
  int64_t outputs = 0, lines = 1, line = 1;
  size_t panelsAt = 0, movedAt = 0, resultAt = 0, pointersAt = 0, coordinatesAt = 0;

private:
  struct Block {
    int64_t taps, depth;
    int32_t rows;
    int64_t first; // row of the output
    int64_t step;
  };

  bool runGroup(const KernelArguments &arguments, Watch &watch, const Loose<T> *input, const T *panels,
                Loose<T> *c) const {
    const size_t axes = shape.rows.size();
    const int64_t outputFeatures = shape.groups * shape.features;
    const int64_t tapCount = int64_t(kernelOffsets.size());
    auto **pointers = reinterpret_cast<const Loose<T> **>(arguments.scratch + pointersAt);
    auto *tapOffsets = reinterpret_cast<int64_t *>(pointers + blocksTogether * tapCount * maxRows);
    auto *coordinates = reinterpret_cast<int64_t *>(arguments.scratch + coordinatesAt);
    Block blocks[blocksTogether];

    // Without phases, all rows are one line.
    for (int64_t l = 0; l < lines; ++l) {
      for (int64_t phase = 0; phase < period; ++phase) {
        const int64_t count = (line - phase + period - 1) / period;
        if (count <= 0)
          continue;
        const int64_t blockCount = (count + kernels->rows - 1) / kernels->rows;
        const int64_t blockRows = (count + blockCount - 1) / blockCount;
        for (int64_t done = 0; done < count;) {
          int64_t together = 0;
          for (; together < blocksTogether && done < count; ++together) {
            Block &block = blocks[together];
            block.rows = int32_t(std::min(blockRows, count - done));
            block.first = l * line + phase + done * period;
            block.step = period;
            locate(block, coordinates, axes);
            point(block, coordinates, axes, input, pointers + together * tapCount * maxRows,
                  tapOffsets + together * tapCount);
            done += block.rows;
          }
          for (int64_t j = 0; j < shape.features; j += kernels->columns) {
            GemmBlock<T> product{};
            product.columns = int32_t(std::min<int64_t>(kernels->columns, shape.features - j));
            product.b = panels + j * tapCount * shape.depth;
            product.bPitch = kernels->columns;
            product.aStep = 1;
            product.rowPitch = maxRows;
            product.cPitch = period * outputFeatures;
            for (int64_t b = 0; b < together; ++b) {
              product.a = pointers + b * tapCount * maxRows;
              product.bTaps = tapOffsets + b * tapCount;
              product.taps = blocks[b].taps;
              product.depth = blocks[b].depth;
              product.rows = blocks[b].rows;
              product.c = c + blocks[b].first * outputFeatures + j;
              kernels->block(product);
            }
            if (!watch.proceed(together * tapCount * shape.depth * 64))
              return false;
          }
        }
      }
    }
    return true;
  }

  // Coordinates of the block's rows.
  void locate(const Block &block, int64_t *coordinates, size_t axes) const {
    int64_t index = block.first;
    for (size_t d = axes; d-- > 0;) {
      coordinates[d] = index % shape.row(d).extent;
      index /= shape.row(d).extent;
    }
    for (int32_t r = 1; r < block.rows; ++r) {
      int64_t *at = coordinates + size_t(r) * axes;
      std::memcpy(at, at - axes, axes * sizeof(int64_t));
      at[axes - 1] += block.step;
      for (size_t d = axes - 1; d > 0 && at[d] >= shape.row(d).extent; --d) {
        at[d] -= shape.row(d).extent;
        ++at[d - 1];
      }
    }
  }

  // Pointers to the inputs under the taps of the block's rows.
  void point(Block &block, const int64_t *coordinates, size_t axes, const Loose<T> *input,
             const Loose<T> **pointers, int64_t *tapOffsets) const {
    const int32_t rows = block.rows;
    const size_t spatial = shape.spatial.size();
    const int64_t columns = kernels->columns;
    bool joined = joinable;
    for (int32_t r = 0; r < rows && joined; ++r)
      joined = whole[size_t(coordinates[size_t(r) * axes + fast])];
    const int64_t inner = spatial ? shape.spatial.back().taps : 1;
    block.depth = joined ? inner * shape.depth : shape.depth;
    block.taps = 0;

    int64_t taps[maxSpatial] = {};
    const int64_t *fastRows[maxRows];
    if (spatial)
      for (int32_t r = 0; r < rows; ++r)
        fastRows[r] = tables[fast].data() + coordinates[size_t(r) * axes + fast] * inner;
    for (int64_t tap = 0;; tap += inner) {
      // Offsets by all axes but the last spatial one.
      int64_t base[maxRows];
      bool any = false;
      for (int32_t r = 0; r < rows; ++r) {
        const int64_t *at = coordinates + size_t(r) * axes;
        int64_t sum = 0;
        for (size_t d = 0; d < axes && sum != outside; ++d) {
          if (spatial && d == fast)
            continue;
          const int which = shape.rows[d];
          const int64_t step =
              which < 0 ? at[d] * shape.batch.inputStride
                        : tables[d][size_t(at[d] * shape.spatial[size_t(which)].taps + taps[which])];
          sum = step == outside ? outside : sum + step;
        }
        base[r] = sum;
        any |= sum != outside;
      }
      if (any && joined) {
        for (int32_t r = 0; r < rows; ++r)
          pointers[block.taps * maxRows + r] = base[r] == outside ? zeros.data() : input + base[r] + fastRows[r][0];
        tapOffsets[block.taps++] = tap * shape.depth * columns;
      } else if (any) {
        for (int64_t k = 0; k < inner; ++k) {
          bool used = false;
          for (int32_t r = 0; r < rows; ++r) {
            const int64_t step = spatial ? fastRows[r][k] : 0;
            const bool inside = base[r] != outside && step != outside;
            pointers[block.taps * maxRows + r] = inside ? input + base[r] + step : zeros.data();
            used |= inside;
          }
          if (used)
            tapOffsets[block.taps++] = (tap + k) * shape.depth * columns;
        }
      }
      size_t d = spatial ? spatial - 1 : 0;
      for (;;) {
        if (d == 0)
          return;
        --d;
        if (++taps[d] < shape.spatial[d].taps)
          break;
        taps[d] = 0;
      }
    }
  }

public:
  static constexpr size_t maxSpatial = 16;
};

// One input feature and one output feature a group, features side by side: a sum of products of rows of features.
template <typename T> class DepthwiseConvolution final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.control);
    const auto *input = reinterpret_cast<const Loose<T> *>(shape.input.get(arguments.inputs[0], arguments.scratch));
    const auto *kernel = reinterpret_cast<const Loose<T> *>(shape.kernel.get(arguments.inputs[1], arguments.scratch));
    auto *weights = reinterpret_cast<T *>(arguments.scratch + weightsAt);
    const int64_t n = shape.groups;
    for (size_t t = 0; t < kernelOffsets.size(); ++t)
      for (int64_t f = 0; f < n; ++f)
        weights[int64_t(t) * n + f] = kernel[kernelOffsets[t] + f * shape.kernelOutputStride];
    char *target = result.needed() ? arguments.scratch + resultAt : arguments.outputs[0];
    auto *output = reinterpret_cast<Loose<T> *>(target);

    int64_t coordinates[BlockConvolution<T>::maxSpatial + 1] = {}, taps[BlockConvolution<T>::maxSpatial];
    const size_t axes = shape.rows.size(), spatial = shape.spatial.size();
    const int64_t rows = shape.rowCount();
    for (int64_t row = 0; row < rows; ++row, output += n) {
      for (int64_t f = 0; f < n; ++f)
        output[f] = 0;
      for (size_t d = 0; d < spatial; ++d)
        taps[d] = 0;
      for (size_t t = 0; t < kernelOffsets.size(); ++t) {
        int64_t offset = 0;
        for (size_t d = 0; d < axes && offset != outside; ++d) {
          const int which = shape.rows[d];
          const int64_t step =
              which < 0 ? coordinates[d] * shape.batch.inputStride
                        : tables[d][size_t(coordinates[d] * shape.spatial[size_t(which)].taps + taps[which])];
          offset = step == outside ? outside : offset + step;
        }
        if (offset != outside) {
          const Loose<T> *from = input + offset;
          const T *factor = weights + int64_t(t) * n;
          for (int64_t f = 0; f < n; ++f)
            output[f] += from[f] * factor[f];
        }
        for (size_t d = spatial; d-- > 0;) {
          if (++taps[d] < shape.spatial[d].taps)
            break;
          taps[d] = 0;
        }
      }
      for (size_t d = axes; d-- > 0;) {
        if (++coordinates[d] < shape.row(d).extent)
          break;
        coordinates[d] = 0;
      }
      if (!watch.proceed(n * int64_t(kernelOffsets.size())))
        return watch.status();
    }
    if (result.needed())
      result.run(target, arguments.outputs[0], rows * n);
    return {};
  }

  ConvolutionShape shape;
  Extents kernelOffsets;
  std::vector<Extents> tables;
  Conversion result;
  size_t weightsAt = 0, resultAt = 0;
};

// A constant is packed when the kernel is made, up to so many elements.
constexpr int64_t largestPacked = int64_t(1) << 24;
// The tables of offsets stay small beside the arrays; a program that makes them larger is absurd.
constexpr int64_t largestTable = int64_t(1) << 26;

template <typename T> MadeKernel makeBlocks(const KernelRequest &request, ElementType computed) {
  auto made = std::make_unique<BlockConvolution<T>>();
  BlockConvolution<T> &kernel = *made;
  ConvolutionShape &shape = kernel.shape;
  const Layout &output = request.outputs[0];
  ByteCount scratch;
  if (!shape.make(request, computed, true, scratch))
    return badProgram("convolution");
  if (shape.spatial.size() > BlockConvolution<T>::maxSpatial)
    return makeError(SHLO_UNSUPPORTED, "convolution over more than 16 spatial dimensions");
  kernel.kernels = &gemmKernels<T>(request.baselineSimd);
  kernel.outputs = output.elements();
  kernel.result = Conversion(chooseSimd(request.baselineSimd), computed, output.element);

  if (kernel.outputs == 0) {
    shape.groups = 0;
    shape.kernel = {};
    kernel.packed.resize(1);
    return MadeKernel(std::move(made));
  }
  const int64_t taps = shape.taps(), inner = shape.spatial.empty() ? 1 : shape.spatial.back().taps;
  kernel.tables.resize(shape.rows.size());
  for (size_t i = 0; i < shape.rows.size(); ++i) {
    if (shape.rows[i] < 0)
      continue;
    const WindowAxis &axis = shape.row(i);
    int64_t size;
    if (__builtin_mul_overflow(axis.extent, axis.taps, &size) || size > largestTable)
      return tooLarge();
    for (int64_t o = 0; o < axis.extent; ++o)
      for (int64_t k = 0; k < axis.taps; ++k)
        kernel.tables[i].push_back(axis.offset(o, k));
    if (size_t(shape.rows[i]) + 1 == shape.spatial.size())
      kernel.fast = i;
  }
  if (taps > 0) {
    Extents at(shape.spatial.size(), 0);
    for (int64_t t = 0; t < taps; ++t) {
      int64_t offset = 0;
      for (size_t d = 0; d < at.size(); ++d)
        offset += shape.spatial[d].kernelOffset(at[d]);
      kernel.kernelOffsets.push_back(offset);
      for (size_t d = at.size(); d-- > 0;) {
        if (++at[d] < shape.spatial[d].taps)
          break;
        at[d] = 0;
      }
    }
  }

  // Rows: one long line, unless holes make neighbours along the last row axis see different taps.
  const WindowAxis &last = shape.row(shape.rows.size() - 1);
  kernel.period = last.inputDilation / std::gcd(last.inputDilation, last.stride);
  kernel.line = shape.rowCount();
  if (kernel.period > 1) {
    kernel.lines = kernel.line / last.extent;
    kernel.line = last.extent;
  }
  if (taps == 0 || shape.depth == 0) {
    // Nothing to add up: one tap of depth 0 writes zeros.
    kernel.kernelOffsets.assign(1, 0);
    shape.depth = 0;
    shape.spatial.clear();
    shape.rows.assign(1, -1);
    shape.batch.extent = kernel.outputs / (shape.groups * shape.features);
    shape.batch.inputStride = 0;
    kernel.period = kernel.lines = 1;
    kernel.line = shape.batch.extent;
    kernel.tables.assign(1, {});
  } else if (!shape.spatial.empty()) {
    const WindowAxis &axis = shape.spatial.back();
    kernel.joinable = axis.taps > 1 && axis.dilation == 1 && axis.inputDilation == 1 &&
                      axis.inputStride == shape.depth;
    for (int64_t o = 0; o < axis.extent && kernel.joinable; ++o)
      kernel.whole.push_back(axis.offset(o, 0) != outside && axis.offset(o, axis.taps - 1) != outside);
  }
  // A reversed axis walks the kernel backwards, which packing has already done.
  kernel.zeros.resize(size_t(std::max<int64_t>(1, shape.depth * (kernel.joinable ? inner : 1))));

  if (shape.outputFeatureAxis + 1 != output.shape.size()) {
    kernel.moved = true;
    kernel.movedAt = scratch.reserve(kernel.outputs, sizeof(T));
    Extents computedShape, from, to, strides = rowMajorStrides(output.shape);
    for (size_t d = 0; d < output.shape.size(); ++d)
      if (d != shape.outputFeatureAxis) {
        computedShape.push_back(output.shape[d]);
        to.push_back(strides[d]);
      }
    computedShape.push_back(output.shape[shape.outputFeatureAxis]);
    to.push_back(strides[shape.outputFeatureAxis]);
    from = rowMajorStrides(computedShape);
    // Copy goes through the target in order.
    Extents order, orderedTo, orderedFrom, orderedShape;
    for (size_t d = 0; d < output.shape.size(); ++d) {
      const size_t at = d == shape.outputFeatureAxis ? computedShape.size() - 1 : d - (d > shape.outputFeatureAxis);
      orderedShape.push_back(computedShape[at]);
      orderedTo.push_back(to[at]);
      orderedFrom.push_back(from[at]);
    }
    kernel.move = Copy(orderedShape, orderedTo, orderedFrom, sizeof(T));
  }
  if (kernel.result.needed())
    kernel.resultAt = scratch.reserve(kernel.outputs, sizeof(T));

  const int64_t tapCount = int64_t(kernel.kernelOffsets.size());
  const int64_t columns = kernel.kernels->columns;
  const __int128 panels = __int128((shape.features + columns - 1) / columns * columns) * shape.depth * tapCount;
  if (panels * shape.groups > (__int128(1) << 50))
    return tooLarge();
  kernel.groupPanels = int64_t(panels);
  const int64_t all = kernel.groupPanels * shape.groups;
  const bool constant = request.constants.size() > 1 && request.constants[1] && all <= largestPacked;
  if (!constant)
    kernel.panelsAt = scratch.reserve(all, sizeof(T));
  kernel.pointersAt = scratch.reserve(blocksTogether * tapCount * (maxRows + 1), sizeof(void *));
  kernel.coordinatesAt = scratch.reserve(int64_t(shape.rows.size()) * maxRows, sizeof(int64_t));
  if (!scratch.fits())
    return tooLarge();
  kernel.scratchBytes = scratch.bytes();
  if (constant) {
    kernel.packed.resize(size_t(std::max<int64_t>(1, all)));
    if (all) {
      shape.kernel.prepareOnce(request.constants[1], kernel.scratchBytes);
      const char *bytes = shape.kernel.prepared.empty() ? request.constants[1] : shape.kernel.prepared.data();
      kernel.pack(reinterpret_cast<const Loose<T> *>(bytes), kernel.packed.data());
      shape.kernel.prepared.clear();
    }
  }
  return MadeKernel(std::move(made));
}

template <typename T> MadeKernel makeDepthwise(const BlockConvolution<T> &blocks, const KernelRequest &request,
                                               ElementType computed) {
  auto made = std::make_unique<DepthwiseConvolution<T>>();
  ByteCount scratch;
  if (!made->shape.make(request, computed, true, scratch))
    return badProgram("convolution");
  made->kernelOffsets = blocks.kernelOffsets;
  made->tables = blocks.tables;
  made->result = Conversion(chooseSimd(request.baselineSimd), computed, request.outputs[0].element);
  made->weightsAt = scratch.reserve(int64_t(made->kernelOffsets.size()) * made->shape.groups, sizeof(T));
  if (made->result.needed())
    made->resultAt = scratch.reserve(request.outputs[0].elements(), sizeof(T));
  if (!scratch.fits())
    return tooLarge();
  made->scratchBytes = scratch.bytes();
  return MadeKernel(std::move(made));
}

template <typename T> MadeKernel makeFor(const KernelRequest &request, ElementType computed) {
  MadeKernel made = makeBlocks<T>(request, computed);
  if (!made)
    return made;
  const auto &blocks = static_cast<const BlockConvolution<T> &>(**made);
  const ConvolutionShape &shape = blocks.shape;
  if (shape.groups > 1 && shape.depth == 1 && shape.features == 1 && shape.groupStride == 1 && !blocks.moved)
    return makeDepthwise<T>(blocks, request, computed);
  return made;
}

} // namespace

MadeKernel makeBlockConvolution(const KernelRequest &request, bool isDouble) {
  return isDouble ? makeFor<double>(request, ElementType::F64) : makeFor<float>(request, ElementType::F32);
}

} // namespace shlo::exec
