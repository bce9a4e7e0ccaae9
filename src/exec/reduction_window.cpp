// reduce_window. Windows with the same taps are reduced in blocks by reduction_pool.h, others row by row and tap by
// tap. Windows that all begin (or end) at the edge, as in a cumulative sum, are reduced by reduction_cumulative.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/body.h"
#include "exec/elementwise.h"
#include "exec/numbers.h"
#include "exec/parallel.h"
#include "exec/pieces.h"
#include "exec/reduction_cumulative.h"
#include "exec/reduction_pool.h"
#include "exec/reduction_slide.h"
#include "exec/strided.h"
#include "exec/window.h"

#include <cmath>
#include <cstring>
#include <span>

namespace shlo::exec {

namespace {

class ReduceWindowKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    if (windows.outerPositions == 0)
      return {};
    if (pool)
      return forChunks(arguments, poolChunks, [&](int64_t chunk, char *scratch, Watch &own) {
        const KernelArguments some{arguments.inputs, arguments.outputs, scratch, own.context};
        return runPool(some, chunkBegin(poolPositions, poolChunks, chunk),
                       chunkBegin(poolPositions, poolChunks, chunk + 1), own);
      });

    char *sums[maxInputs], *others[maxInputs], *padded[maxInputs];
    const char *parameters[2 * maxInputs];
    for (size_t i = 0; i < inputs; ++i) {
      sums[i] = arguments.scratch + sumsAt[i];
      others[i] = arguments.scratch + othersAt[i];
      padded[i] = arguments.scratch + paddedAt[i];
      // The second row is padding only and is not changed.
      fill(padded[i], arguments.inputs[inputs + i], 2 * windows.piece, bytes[i]);
    }
    auto *coordinates = reinterpret_cast<int64_t *>(arguments.scratch + coordinatesAt);
    auto *taps = coordinates + windows.outer.size();
    windows.eachPiece(coordinates, [&](int64_t position, int64_t begin, int64_t n) {
      for (size_t i = 0; i < inputs; ++i)
        fill(sums[i], arguments.inputs[inputs + i], n, bytes[i]);
      bool going = true;
      windows.eachTap(coordinates, taps, [&](int64_t offset) {
        for (int64_t k = 0; k < windows.row.taps && going; ++k) {
          for (size_t i = 0; i < inputs; ++i) {
            parameters[i] = sums[i];
            parameters[inputs + i] = rowUnder(arguments.inputs[i], offset, k, begin, n, padded[i], bytes[i]);
          }
          if (combine) {
            const char *operands[2] = {parameters[inputFirst ? 1 : 0], parameters[inputFirst ? 0 : 1]};
            combine(operands, sums[0], n, 0);
          } else {
            going = body->run(n, parameters, others, arguments.scratch + bodyAt, watch);
            for (size_t i = 0; i < inputs; ++i)
              std::swap(sums[i], others[i]);
          }
          going = watch.proceed(n + 4) && going;
        }
        return going;
      });
      for (size_t i = 0; i < inputs; ++i)
        std::memcpy(arguments.outputs[i] + position * int64_t(bytes[i]), sums[i], size_t(n) * bytes[i]);
      return going;
    });
    return watch.status();
  }

  static constexpr size_t maxInputs = 16;
  Windows windows;
  size_t inputs = 1;
  std::vector<size_t> bytes, sumsAt, othersAt, paddedAt;
  size_t coordinatesAt = 0, bodyAt = 0;
  ElementKernel combine = nullptr;
  bool inputFirst = false;
  std::shared_ptr<const BodyFunction> body;

  // Pooling: positions of the last outer axis and of the row, in segments with the same taps.
  struct Segment {
    int64_t begin, count;
    Extents taps; // offsets for the first position, or `outside`
  };
  PoolKernel pool = nullptr;
  std::vector<Segment> lines, segments;      // of the last outer axis, of the row
  std::vector<Extents> outerTaps;            // of the other outer axes: by position and tap
  int64_t poolPositions = 1, poolChunks = 1; // of these axes
  size_t tapsAt = 0;
  // Of windows next to each other; null if that is not quicker.
  SlideKernel slideRows = nullptr, slideLines = nullptr; // along the row; along the last outer axis
  static constexpr int64_t slideLength = 4096;           // windows at a time
  size_t slideAt = 0;
  bool isExtreme = false; // max or min: taps that are outside are left out
  // Extremes of some lines at a time: of the rows under each, whole and with their padding, and then of windows along
  // these. 0: windows are reduced as they are.
  int64_t linesTogether = 0;
  int64_t paddedLength = 0, paddingLow = 0; // of such a row; its elements before the first one of the input
  Extents rowTaps;                          // of the first window
  size_t extremesAt = 0;

  // False if there would be many segments.
  bool makePool() {
    auto divide = [](const WindowAxis &axis, std::vector<Segment> &segments) {
      constexpr int64_t most = 1 << 16;
      if (axis.inputDilation != 1 || axis.taps > most || axis.extent > int64_t(1) << 40 ||
          axis.stride > int64_t(1) << 20 || axis.dilation > int64_t(1) << 20 || std::abs(axis.low) > int64_t(1) << 40)
        return false;
      // Windows [first, end) are inside.
      const int64_t reach = (axis.taps - 1) * axis.dilation;
      const int64_t first =
          std::clamp<int64_t>((std::max<int64_t>(axis.low, 0) + axis.stride - 1) / axis.stride, 0, axis.extent);
      const int64_t last = axis.inputExtent - 1 - reach + axis.low;
      const int64_t end = std::clamp<int64_t>(last < 0 ? 0 : last / axis.stride + 1, first, axis.extent);
      if ((axis.extent - (end - first)) * axis.taps > most)
        return false;
      auto add = [&](int64_t begin, int64_t count) {
        Segment segment{begin, count, {}};
        for (int64_t k = 0; k < axis.taps; ++k)
          segment.taps.push_back(axis.offset(begin, k));
        segments.push_back(std::move(segment));
      };
      for (int64_t o = 0; o < first; ++o)
        add(o, 1);
      if (first < end)
        add(first, end - first);
      for (int64_t o = end; o < axis.extent; ++o)
        add(o, 1);
      return true;
    };
    if (!divide(windows.row, segments))
      return false;
    if (windows.outer.empty())
      lines.push_back({0, 1, {0}});
    else if (!divide(windows.outer.back(), lines))
      return false;
    constexpr int64_t most = 1 << 20;
    for (size_t d = 0; d + 1 < windows.outer.size(); ++d) {
      const WindowAxis &axis = windows.outer[d];
      if (axis.taps > most / std::max<int64_t>(axis.extent, 1))
        return false;
      Extents taps;
      for (int64_t o = 0; o < axis.extent; ++o)
        for (int64_t k = 0; k < axis.taps; ++k)
          taps.push_back(axis.offset(o, k));
      outerTaps.push_back(std::move(taps));
      poolPositions *= axis.extent;
    }
    return windows.outerTaps <= most / windows.row.taps;
  }

  // The elements of the scratch memory.
  int64_t makeSlides(Simd simd, plan::ElementFunction function, ElementType type) {
    constexpr int64_t mostReach = 1 << 16, leastWindows = 64;
    const SlideKernel kernel = slideKernel(simd, function, type);
    int64_t most = 0;
    auto choose = [&](const WindowAxis &axis, int64_t rows, int64_t together) -> SlideKernel {
      const int64_t distance = axis.dilation * axis.inputStride;
      if (axis.stride != 1 || axis.taps < 2 || distance > mostReach / axis.taps ||
          axis.extent * together < leastWindows || !slidesQuickly(function, rows, axis.taps))
        return nullptr;
      most = std::max(most, slideLength + (axis.taps - 1) * distance);
      return kernel;
    };
    const WindowAxis &row = windows.row;
    if (row.inputStride == 1)
      slideRows = choose(row, windows.outerTaps, 1);
    // Lines follow each other in memory if their windows are as long as they are.
    if (!windows.outer.empty() && !slideRows && row.isStill() && row.inputStride == 1 &&
        windows.outer.back().inputStride == row.extent)
      slideLines = choose(windows.outer.back(), windows.outerTaps / windows.outer.back().taps, row.extent);
    return most;
  }

  // The elements of the scratch memory.
  int64_t makeExtremes() {
    constexpr int64_t mostTaps = 1024, leastSaved = 3, mostElements = 4096;
    const WindowAxis &row = windows.row;
    if (!isExtreme || slideRows || slideLines || row.inputStride != 1 || windows.outerTaps > mostTaps ||
        (windows.outerTaps - 1) * (row.taps - 1) < leastSaved)
      return 0;
    for (int64_t extent : {row.inputExtent, row.taps * row.dilation, row.extent * row.stride, std::abs(row.low)})
      if (extent > mostElements)
        return 0;
    paddingLow = std::max<int64_t>(row.low, 0);
    const int64_t begin = paddingLow - row.low, last = (row.extent - 1) * row.stride + (row.taps - 1) * row.dilation;
    paddedLength = std::max(paddingLow + row.inputExtent, begin + last + 1);
    for (int64_t k = 0; k < row.taps; ++k)
      rowTaps.push_back(begin + k * row.dilation);
    linesTogether = std::max<int64_t>(1, mostElements / 2 / paddedLength);
    return linesTogether * paddedLength;
  }

private:
  // The elements under tap k of the windows [begin, begin + n) of a row, including padding. `padded` has two pieces;
  // the second is padding.
  const char *rowUnder(const char *input, int64_t offset, int64_t k, int64_t begin, int64_t n, char *padded,
                       size_t size) const {
    const WindowAxis &row = windows.row;
    char *padding = padded + windows.piece * int64_t(size);
    if (offset == outside)
      return padding;
    const char *from = input + offset * int64_t(size);
    if (row.inputDilation > 1) {
      for (int64_t o = 0; o < n; ++o) {
        const int64_t at = row.offset(begin + o, k);
        std::memcpy(padded + o * int64_t(size), at == outside ? padding : from + at * int64_t(size), size);
      }
      return padded;
    }
    // Position o * stride + shift is inside for o in [first, end).
    const __int128 shift = __int128(k) * row.dilation - row.low;
    const __int128 stride = row.stride, last = __int128(row.inputExtent) - 1 - shift;
    const __int128 low = std::max<__int128>(shift < 0 ? (-shift + stride - 1) / stride : 0, begin);
    const __int128 high = last < 0 ? 0 : std::min<__int128>(last / stride + 1, begin + n);
    if (low >= high)
      return padding;
    const int64_t first = int64_t(low), end = int64_t(high);
    from += int64_t(first * stride + shift) * int64_t(size);
    if (first == begin && end == begin + n && (row.stride == 1 || n == 1))
      return from;
    copyRow(padded + (first - begin) * int64_t(size), 1, from, n == 1 ? 1 : row.stride, end - first, size);
    std::memcpy(padded, padding, size_t(first - begin) * size);
    std::memcpy(padded + (end - begin) * int64_t(size), padding, size_t(begin + n - end) * size);
    return padded;
  }

  // Some positions of the axes before the last outer one.
  bool runPool(const KernelArguments &arguments, int64_t begin, int64_t end, Watch &watch) const {
    const int64_t size = int64_t(bytes[0]);
    const WindowAxis *line = windows.outer.empty() ? nullptr : &windows.outer.back();
    auto *coordinates = reinterpret_cast<int64_t *>(arguments.scratch + coordinatesAt);
    // The offsets of the taps of the axes before the last outer one, then those of all axes.
    auto *before = reinterpret_cast<int64_t *>(arguments.scratch + tapsAt);
    const int64_t lineTaps = line ? line->taps : 1, beforeCount = windows.outerTaps / lineTaps;
    int64_t *taps = before + beforeCount;
    for (int64_t d = int64_t(outerTaps.size()), rest = begin; d-- > 0; rest /= windows.outer[size_t(d)].extent)
      coordinates[d] = rest % windows.outer[size_t(d)].extent;
    PoolBlock block{};
    block.init = arguments.inputs[1];
    block.taps = taps;
    block.inputNext = line ? line->stride * line->inputStride : 0;
    block.outputNext = windows.row.extent;
    block.step = windows.row.stride * windows.row.inputStride;
    const int64_t outputs = windows.row.extent * (line ? line->extent : 1);
    char *output = arguments.outputs[0] + begin * outputs * size;
    fill(arguments.scratch + extremesAt, block.init, linesTogether * paddedLength, bytes[0]);
    for (int64_t position = begin; position < end; ++position, output += outputs * size) {
      int64_t known = 1;
      before[0] = 0;
      for (size_t d = 0; d < outerTaps.size(); ++d) {
        const int64_t count = windows.outer[d].taps;
        const int64_t *offsets = outerTaps[d].data() + coordinates[d] * count;
        for (int64_t i = known; i-- > 0;)
          for (int64_t k = count; k-- > 0;)
            before[i * count + k] = sum(before[i], offsets[k]);
        known *= count;
      }
      for (const Segment &rows : lines) {
        auto addTap = [&](int64_t offset) {
          if (!isExtreme || offset != outside)
            taps[block.tapCount++] = offset;
        };
        block.tapCount = 0;
        if (linesTogether > 0) {
          for (int64_t i = 0; i < beforeCount; ++i)
            for (int64_t k = 0; k < lineTaps; ++k)
              addTap(sum(before[i], rows.taps[size_t(k)]));
          if (!runExtremes(block, rows, arguments, output, watch))
            return false;
          continue;
        }
        for (const Segment &row : segments) {
          block.tapCount = 0;
          if (slideLines && rows.count > 1) {
            for (int64_t i = 0; i < beforeCount; ++i)
              taps[i] = sum(before[i], rows.taps[0]);
            if (!runSlides(slideLines, *line, {taps, size_t(beforeCount)}, rows.count * windows.row.extent, arguments,
                           output + rows.begin * windows.row.extent * size, watch))
              return false;
            continue;
          }
          if (slideRows && row.count > 1) {
            for (int64_t i = 0; i < beforeCount; ++i)
              for (int64_t k = 0; k < lineTaps; ++k)
                taps[i * lineTaps + k] = sum(sum(before[i], rows.taps[size_t(k)]), row.taps[0]);
            for (int64_t y = 0; y < rows.count; ++y)
              if (!runSlides(slideRows, windows.row, {taps, size_t(beforeCount * lineTaps)}, row.count, arguments,
                             output + ((rows.begin + y) * block.outputNext + row.begin) * size, watch,
                             y * block.inputNext))
                return false;
            continue;
          }
          for (int64_t i = 0; i < beforeCount; ++i)
            for (int64_t k = 0; k < lineTaps; ++k) {
              const int64_t outer = sum(before[i], rows.taps[size_t(k)]);
              for (int64_t offset : row.taps)
                addTap(sum(outer, offset));
            }
          if (!runBlocks(block, rows, row, arguments.inputs[0], output, watch))
            return false;
        }
      }
      for (size_t d = outerTaps.size(); d-- > 0;) {
        if (++coordinates[d] < windows.outer[d].extent)
          break;
        coordinates[d] = 0;
      }
    }
    return true;
  }
  static int64_t sum(int64_t a, int64_t b) { return a == outside || b == outside ? outside : a + b; }
  // `block` has the taps of the rows.
  bool runExtremes(PoolBlock block, const Segment &rows, const KernelArguments &arguments, char *output,
                   Watch &watch) const {
    const int64_t size = int64_t(bytes[0]);
    char *const padded = arguments.scratch + extremesAt;
    PoolBlock along = block;
    along.input = padded;
    along.inputNext = block.outputNext = paddedLength;
    along.n = windows.row.extent;
    along.step = windows.row.stride;
    along.taps = rowTaps.data();
    along.tapCount = int64_t(rowTaps.size());
    block.output = padded + paddingLow * size;
    block.n = windows.row.inputExtent;
    block.step = 1;
    for (int64_t y = 0; y < rows.count; y += linesTogether) {
      along.count = block.count = std::min(linesTogether, rows.count - y);
      block.input = arguments.inputs[0] + y * block.inputNext * size;
      pool(block);
      along.output = output + (rows.begin + y) * along.outputNext * size;
      pool(along);
      if (!watch.proceed(block.count * ((block.n + 8) * block.tapCount + (along.n + 8) * along.tapCount) / 4))
        return false;
    }
    return true;
  }
  // n windows next to each other along an axis. Their rows begin `offset` elements behind those given.
  bool runSlides(SlideKernel kernel, const WindowAxis &axis, std::span<const int64_t> rows, int64_t n,
                 const KernelArguments &arguments, char *output, Watch &watch, int64_t offset = 0) const {
    const int64_t size = int64_t(bytes[0]), distance = axis.dilation * axis.inputStride;
    for (int64_t at = 0; at < n; at += slideLength) {
      const int64_t some = std::min(slideLength, n - at);
      kernel({arguments.inputs[0] + (offset + at) * size, output + at * size, arguments.inputs[1], rows.data(),
              int64_t(rows.size()), axis.taps, distance, some, arguments.scratch + slideAt});
      if (!watch.proceed((some + (axis.taps - 1) * distance) * (int64_t(rows.size()) + 4)))
        return false;
    }
    return true;
  }
  // As many windows at a time as the watch allows.
  bool runBlocks(PoolBlock block, const Segment &rows, const Segment &row, const char *input, char *output,
                 Watch &watch) const {
    const int64_t size = int64_t(bytes[0]);
    const int64_t most = 4 * Watch::interval / std::max<int64_t>(1, block.tapCount) + 1;
    const int64_t together = std::max<int64_t>(1, most / row.count);
    for (int64_t y = 0; y < rows.count; y += together)
      for (int64_t x = 0; x < row.count; x += most) {
        block.count = std::min(together, rows.count - y);
        block.n = std::min(most, row.count - x);
        block.input = input + (y * block.inputNext + x * block.step) * size;
        block.output = output + ((rows.begin + y) * block.outputNext + row.begin + x) * size;
        pool(block);
        if (!watch.proceed(block.count * (block.n + 8) * block.tapCount / 4 + block.tapCount))
          return false;
      }
    return true;
  }
};

// An estimate, in nanoseconds.
double timeOf(const KernelRequest &request) {
  const auto &op = std::get<plan::ReduceWindow>(request.op.data);
  return 0.3 * tapsOf(op.windowDimensions) * double(request.outputs[0].elements());
}

MadeKernel makePiece(const KernelRequest &request) {
  const auto &op = std::get<plan::ReduceWindow>(request.op.data);
  const size_t inputs = request.outputs.size();
  if (inputs == 0 || request.inputs.size() != 2 * inputs || request.op.bodies.empty() ||
      request.op.bodies[0].parameters.size() != 2 * inputs || request.op.bodies[0].results.size() != inputs)
    return badProgram("reduce_window");
  if (inputs > ReduceWindowKernel::maxInputs)
    return makeError(SHLO_UNSUPPORTED, "reduce_window of more than 16 inputs");
  const plan::Body &body = request.op.bodies[0];
  auto kernel = std::make_unique<ReduceWindowKernel>();
  kernel->inputs = inputs;
  const Layout &input = request.inputs[0], &output = request.outputs[0];
  for (size_t i = 0; i < inputs; ++i) {
    const ElementType type = request.inputs[i].element;
    if (request.inputs[i].shape != input.shape || request.outputs[i].shape != output.shape ||
        request.inputs[inputs + i].element != type || request.outputs[i].element != type)
      return badProgram("reduce_window");
    for (plan::ValueId value : {body.parameters[i], body.parameters[inputs + i], body.results[i]})
      if (request.program.values[value].element != type)
        return makeError(SHLO_UNSUPPORTED, "reduce_window whose body computes in another element type");
    kernel->bytes.push_back(byteSize(type));
  }
  if (!kernel->windows.make(input.shape, output.shape, op.windowDimensions, op.windowStrides, op.baseDilations,
                            op.windowDilations, op.paddingLow))
    return badProgram("reduce_window");

  const Simd simd = request.choice.simd();
  const std::optional<BinaryBody> binary = inputs == 1 ? recognize(body) : std::nullopt;
  if (binary) {
    kernel->combine = elementKernel(simd, binary->op.function, input.element);
    kernel->inputFirst = binary->isSwapped;
  }
  int64_t slideElements = 0, extremeElements = 0;
  if (kernel->combine && !kernel->inputFirst && !request.choice.general && input.elements() > 0) {
    const PoolKernel pool = poolKernel(simd, binary->op.function, input.element);
    if (pool && kernel->makePool()) {
      kernel->pool = pool;
      kernel->poolChunks = chunksOf(request.choice, kernel->poolPositions,
                                    timeOf(request) / double(std::max<int64_t>(1, kernel->poolPositions)));
      kernel->isParallel = kernel->poolChunks > 1;
      slideElements = kernel->makeSlides(simd, binary->op.function, input.element);
      kernel->isExtreme =
          binary->op.function == plan::ElementFunction::Max || binary->op.function == plan::ElementFunction::Min;
      extremeElements = kernel->makeExtremes();
    }
  }

  ByteCount scratch;
  const int64_t n = kernel->windows.piece;
  for (size_t i = 0; i < inputs; ++i) {
    kernel->sumsAt.push_back(scratch.reserve(n, kernel->bytes[i]));
    kernel->othersAt.push_back(scratch.reserve(kernel->combine ? 0 : n, kernel->bytes[i]));
    kernel->paddedAt.push_back(scratch.reserve(n, 2 * kernel->bytes[i]));
  }
  kernel->coordinatesAt = scratch.reserve(2 * int64_t(kernel->windows.outer.size()), sizeof(int64_t));
  if (kernel->pool)
    kernel->tapsAt = scratch.reserve(kernel->windows.outerTaps * (1 + kernel->windows.row.taps), sizeof(int64_t));
  kernel->slideAt = scratch.reserve(slideElements, kernel->bytes[0]);
  kernel->extremesAt = scratch.reserve(extremeElements, kernel->bytes[0]);
  if (!kernel->combine) {
    auto made = BodyFunction::make(body, request.program, request.choice);
    if (!made)
      return std::move(made.error());
    kernel->body = *made;
    kernel->bodyAt = scratch.reserve(int64_t(kernel->body->scratchBytes), 1);
  }
  if (!scratch.fits())
    return tooLarge();
  kernel->scratchBytes = scratch.bytes();
  return MadeKernel(std::move(kernel));
}

MadeKernel makeWindows(const KernelRequest &request) {
  const auto &op = std::get<plan::ReduceWindow>(request.op.data);
  const size_t count = request.outputs.size();
  if (count == 0 || request.inputs.size() != 2 * count)
    return badProgram("reduce_window");
  const Layout &input = request.inputs[0], &output = request.outputs[0];
  const size_t axes =
      stillAxes(input.shape, output.shape, op.windowDimensions, op.windowStrides, op.baseDilations, op.paddingLow);
  Division division = Division::alike(timeOf(request), count, axes);
  division.inputAxes.resize(2 * count, Extents(axes, Division::whole));
  return makeInPieces(request, division, makePiece);
}

} // namespace

MadeKernel makeReduceWindow(const KernelRequest &request) { return makeCumulative(request, makeWindows); }

} // namespace shlo::exec
