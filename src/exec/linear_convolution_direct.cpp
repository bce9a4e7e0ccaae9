// Convolutions by the rows of linear_direct.h, of floats and of integers of up to 32 bits. The input of an image and a
// group is copied once, with its padding, so that every tap of every window is an element at an offset.
//
// The positions of an axis fall into classes with the same taps: one class, unless the input has holes. A class reads
// the copy with a fixed step.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_convolution.h"
#include "exec/linear_direct.h"
#include "exec/linear_matrix.h"

#include <bit>
#include <cstring>
#include <numeric>

namespace shlo::exec {
namespace {

// A spatial axis of the copy.
struct Axis {
  int64_t extent = 1;          // of the output
  int64_t copied = 1, low = 0; // elements of the copy; those before the input's first one, or less than 0
  int64_t stride = 1;          // from one element of the copy to the next
  int64_t outputStride = 0;
  struct Tap {
    int64_t tap, at; // at: the element of the copy under the class's first position
  };
  struct Class {
    int64_t step; // elements of the copy between positions
    std::vector<Tap> taps;
  };
  std::vector<Class> classes; // position o belongs to class o % classes.size()
};

int64_t floorDivide(int64_t a, int64_t b) { return a >= 0 ? a / b : -((-a + b - 1) / b); }

// False if the axis is out of proportion.
bool makeAxis(const WindowAxis &window, Axis &axis) {
  constexpr int64_t most = int64_t(1) << 28;
  for (int64_t value : {window.extent, window.taps, window.inputExtent, window.stride, window.dilation,
                        window.inputDilation, std::abs(window.low)})
    if (value > most)
      return false;
  const int64_t holes = window.inputDilation;
  const int64_t first = floorDivide(-window.low, holes);
  const int64_t last =
      floorDivide((window.extent - 1) * window.stride + (window.taps - 1) * window.dilation - window.low, holes);
  axis.extent = window.extent;
  axis.low = -first;
  axis.copied = last - first + 1;
  if (axis.copied > 2 * (window.inputExtent + window.taps * window.dilation) + 64)
    return false;
  const int64_t classes = std::min(holes / std::gcd(holes, window.stride), window.extent);
  if (classes > 8)
    return false;
  for (int64_t o = 0; o < classes; ++o) {
    Axis::Class one{holes / std::gcd(holes, window.stride) * window.stride / holes, {}};
    for (int64_t k = 0; k < window.taps; ++k) {
      const int64_t at = o * window.stride + k * window.dilation - window.low;
      if (floorDivide(at, holes) * holes == at)
        one.taps.push_back({k, at / holes - first});
    }
    axis.classes.push_back(std::move(one));
  }
  return true;
}

template <typename T> class DirectConvolution final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    const auto *input =
        reinterpret_cast<const Loose<T> *>(shape.input.get(arguments.inputs[0], arguments.scratch, watch));
    const T *factors = packed.empty() ? nullptr : packed.front().template as<T>();
    if (!watch.isStopped() && !factors) {
      auto *room = reinterpret_cast<T *>(arguments.scratch + weightsAt);
      const char *kernel = shape.kernel.get(arguments.inputs[1], arguments.scratch, watch);
      if (!watch.isStopped())
        pack(reinterpret_cast<const Loose<T> *>(kernel), room, watch);
      factors = room;
    }
    if (watch.isStopped())
      return watch.status();
    char *target = result.needed() ? arguments.scratch + resultAt : arguments.outputs[0];
    auto *output = reinterpret_cast<Loose<T> *>(target);
    auto *copy = reinterpret_cast<T *>(arguments.scratch + copyAt);
    for (int64_t image = 0; image < shape.batch.extent; ++image)
      for (int64_t g = 0; g < shape.groups; ++g) {
        const Loose<T> *from = input + image * shape.batch.inputStride + g * shape.groupStride;
        if (isCopied && !fillCopy(from, copy, watch))
          return watch.status();
        if (isCopied)
          from = copy;
        if (!runGroup(from, factors + g * groupWeights,
                      output + image * outputImageStride + g * shape.features * outputFeatureStride, arguments.scratch,
                      watch))
          return watch.status();
      }
    if (result.needed())
      result.run(target, arguments.outputs[0], outputs, watch);
    return watch.status();
  }

  // Weights of a group: blocks of features, in each by input feature and tap, or by tap and input feature.
  bool pack(const Loose<T> *kernel, T *to, Watch &watch) const {
    const int64_t taps = int64_t(shape.kernelOffsets.size());
    for (int64_t g = 0; g < shape.groups; ++g) {
      T *block = to + g * groupWeights;
      for (int64_t f = 0; f < shape.features;) {
        const int64_t width = blockWidth(f), count = std::min(width, shape.features - f);
        const Loose<T> *from = kernel + (g * shape.features + f) * shape.kernelOutputStride;
        for (int64_t t = 0; t < taps; ++t) {
          for (int64_t c = 0; c < shape.depth; ++c) {
            T *row = block + (byPosition ? c * taps + t : t * shape.depth + c) * width;
            const Loose<T> *weights = from + shape.kernelOffsets[size_t(t)] + c * shape.kernelInputStride;
            for (int64_t i = 0; i < count; ++i)
              row[i] = weights[i * shape.kernelOutputStride];
            for (int64_t i = count; i < width; ++i)
              row[i] = 0;
          }
          if (!watch.proceed(shape.depth * width))
            return false;
        }
        block += taps * shape.depth * width;
        f += width;
      }
    }
    return true;
  }
  // The features that are computed together from f on: the kernels' number as long as there are so many.
  int64_t blockWidth(int64_t f) const {
    const int64_t left = shape.features - f;
    if (byPosition) {
      int64_t width = kernels.features;
      while (width > left)
        width /= 2;
      return width;
    }
    return std::min(kernels.vectors, (left + kernels.lanes - 1) / kernels.lanes) * kernels.lanes;
  }

  ConvolutionShape shape;
  DirectKernels<T> kernels;
  Conversion result;
  bool byPosition = false; // positions in the lanes, otherwise features
  bool isCopied = true;
  std::vector<Axis> axes; // the last one is the row
  int64_t phases = 1;     // of the row in the copy, which has the positions of a window's stride side by side
  int64_t phaseExtent = 0;
  int64_t planeElements = 0; // of the copy for one input feature, if positions are in the lanes
  int64_t copyElements = 0, groupWeights = 0, outputs = 0;
  int64_t outputImageStride = 0, outputFeatureStride = 0;
  std::vector<CacheLine> packed;
  size_t weightsAt = 0, copyAt = 0, resultAt = 0, coordinatesAt = 0;
  // For each combination of classes, those of the last axis fastest: its runs; or the offsets of all taps.
  std::vector<std::vector<DirectRun>> runs;
  std::vector<int64_t> offsets;

private:
  // Copies lines along the last axis.
  bool fillCopy(const Loose<T> *input, T *copy, Watch &watch) const {
    const size_t outer = axes.size() - 1;
    const Axis &row = axes.back();
    const WindowAxis &window = shape.spatial.back();
    // Elements [begin, end) of a line are in the input.
    const int64_t begin = std::clamp<int64_t>(row.low, 0, row.copied);
    const int64_t end = std::clamp(row.low + window.inputExtent, begin, row.copied);
    int64_t index[62] = {};
    const int64_t planes = byPosition ? shape.depth : 1;
    for (int64_t plane = 0; plane < planes; ++plane, input += shape.inputFeatureStride) {
      T *line = copy + plane * planeElements;
      for (size_t d = 0; d < outer; ++d)
        index[d] = 0;
      for (bool more = true; more;) {
        bool inside = true;
        const Loose<T> *from = input + (begin - row.low) * window.inputStride;
        for (size_t d = 0; d < outer && inside; ++d) {
          const int64_t at = index[d] - axes[d].low;
          inside = at >= 0 && at < shape.spatial[d].inputExtent;
          from += at * shape.spatial[d].inputStride;
        }
        const int64_t length = byPosition ? phases * phaseExtent : row.copied * shape.depth;
        if (!inside || begin == end)
          std::fill_n(line, length, T(0));
        else if (byPosition)
          copyPositions(from, line, begin, end, window.inputStride);
        else
          copyFeatures(from, line, begin, end, window.inputStride);
        if (!watch.proceed(length / 4))
          return false;
        line += length;
        more = false;
        for (size_t d = outer; d-- > 0 && !more;) {
          if (++index[d] < axes[d].copied)
            more = true;
          else
            index[d] = 0;
        }
      }
    }
    return true;
  }
  void copyFeatures(const Loose<T> *from, T *line, int64_t begin, int64_t end, int64_t stride) const {
    const int64_t depth = shape.depth;
    std::fill_n(line, begin * depth, T(0));
    if (shape.inputFeatureStride == 1 && stride == depth)
      std::memcpy(line + begin * depth, from, size_t((end - begin) * depth) * sizeof(T));
    else
      for (int64_t x = begin; x < end; ++x, from += stride)
        for (int64_t c = 0; c < depth; ++c)
          line[x * depth + c] = from[c * shape.inputFeatureStride];
    std::fill(line + end * depth, line + axes.back().copied * depth, T(0));
  }
  void copyPositions(const Loose<T> *from, T *line, int64_t begin, int64_t end, int64_t stride) const {
    if (phases == 1 && stride == 1) {
      std::fill_n(line, begin, T(0));
      std::memcpy(line + begin, from, size_t(end - begin) * sizeof(T));
      std::fill(line + end, line + phaseExtent, T(0));
      return;
    }
    from -= begin * stride;
    for (int64_t phase = 0; phase < phases; ++phase, line += phaseExtent) {
      // Elements x = phase + i * phases.
      const int64_t first = std::min(phaseExtent, (std::max<int64_t>(begin - phase, 0) + phases - 1) / phases);
      const int64_t last = std::clamp((end - phase + phases - 1) / phases, first, phaseExtent);
      std::fill_n(line, first, T(0));
      for (int64_t i = first; i < last; ++i)
        line[i] = from[(phase + i * phases) * stride];
      std::fill(line + last, line + phaseExtent, T(0));
    }
  }

  bool runGroup(const Loose<T> *input, const T *weights, Loose<T> *output, char *scratch, Watch &watch) const {
    const size_t outer = axes.size() - 1;
    const Axis &row = axes.back();
    // The axis before the last one is computed with it, if positions are in the lanes.
    const size_t walked = byPosition && outer > 0 ? outer - 1 : outer;
    const int64_t lines = walked < outer ? axes[walked].extent : 1;
    const int64_t taps = int64_t(shape.kernelOffsets.size());
    int64_t index[62] = {};
    for (bool more = true; more;) {
      const Loose<T> *from = input;
      Loose<T> *to = output;
      size_t combination = 0;
      for (size_t d = 0; d < walked; ++d) {
        const int64_t classes = int64_t(axes[d].classes.size());
        const int64_t which = index[d] % classes;
        combination = combination * size_t(classes) + size_t(which);
        from += index[d] / classes * axes[d].classes[size_t(which)].step * axes[d].stride;
        to += index[d] * axes[d].outputStride;
      }
      const T *block = weights;
      for (int64_t f = 0; f < shape.features;) {
        const int64_t width = blockWidth(f);
        const bool going = byPosition ? runPositions(from, block, to + f * outputFeatureStride, width, lines, watch)
                                      : runFeatures(from, block, to + f, std::min(width, shape.features - f),
                                                    combination * row.classes.size(), watch);
        if (!going)
          return false;
        block += taps * shape.depth * width;
        f += width;
      }
      more = false;
      for (size_t d = walked; d-- > 0 && !more;) {
        if (++index[d] < axes[d].extent)
          more = true;
        else
          index[d] = 0;
      }
    }
    return true;
  }
  bool runFeatures(const Loose<T> *input, const T *weights, Loose<T> *output, int64_t features, size_t combination,
                   Watch &watch) const {
    const Axis &row = axes.back();
    const int64_t classes = int64_t(row.classes.size());
    const int64_t work = int64_t(shape.kernelOffsets.size()) * shape.depth * kernels.vectors / 8 + 4;
    FeatureRow<T> call{};
    call.weights = weights;
    call.features = features;
    for (int64_t c = 0; c < classes; ++c) {
      call.step = row.classes[size_t(c)].step * row.stride;
      call.outputStep = classes * row.outputStride;
      call.runs = runs[combination + size_t(c)].data();
      call.runCount = int64_t(runs[combination + size_t(c)].size());
      const bool going = watch.pieces((row.extent - c + classes - 1) / classes, work, [&](int64_t begin, int64_t end) {
        call.input = input + begin * call.step;
        call.output = output + (c + begin * classes) * row.outputStride;
        call.positions = end - begin;
        kernels.featureRow(call);
      });
      if (!going)
        return false;
    }
    return true;
  }
  bool runPositions(const Loose<T> *input, const T *weights, Loose<T> *output, int64_t features, int64_t lines,
                    Watch &watch) const {
    const Axis &row = axes.back();
    const Axis *line = axes.size() > 1 ? &axes[axes.size() - 2] : nullptr;
    PositionRows<T> call{};
    call.rowStep = line ? line->classes[0].step * line->stride : 0;
    call.planeStep = planeElements;
    call.offsets = offsets.data();
    call.taps = int64_t(offsets.size());
    call.depth = shape.depth;
    call.weights = weights;
    call.outputRowStep = line ? line->outputStride : 0;
    call.outputFeatureStep = outputFeatureStride;
    const auto kernel = kernels.positionRows[std::countr_zero(uint64_t(features))];
    const int64_t work = call.taps * call.depth * features;
    // Whole rows, or parts of one.
    const int64_t columns = std::clamp<int64_t>(Watch::interval * 8 / work, 256, std::max<int64_t>(row.extent, 256));
    const int64_t together = std::max<int64_t>(1, Watch::interval * 8 / work / std::max<int64_t>(row.extent, 16));
    for (int64_t y = 0; y < lines; y += together)
      for (int64_t x = 0; x < row.extent; x += columns) {
        call.input = reinterpret_cast<const T *>(input + y * call.rowStep + x);
        call.output = output + y * call.outputRowStep + x;
        call.rows = std::min(together, lines - y);
        call.positions = std::min(columns, row.extent - x);
        kernel(call);
        if (!watch.proceed(call.rows * (call.positions + 16) * work / 16))
          return false;
      }
    return true;
  }
};

// Null if other kernels suit the shape better.
template <typename T>
MadeKernel makeFor(const KernelRequest &request, ElementType computed, const ConvolutionShape &prepared,
                   ByteCount scratch) {
  const auto &op = std::get<plan::Convolution>(request.op.data);
  auto made = std::make_unique<DirectConvolution<T>>();
  DirectConvolution<T> &kernel = *made;
  kernel.kernels = directKernels<T>(request.choice.simd());
  const Layout &output = request.outputs[0];
  const Extents outputStrides = rowMajorStrides(output.shape);
  const int64_t taps = int64_t(prepared.kernelOffsets.size()), lanes = kernel.kernels.lanes;
  kernel.outputs = output.elements();
  if (prepared.spatial.empty() || kernel.outputs == 0 || prepared.input.elements == 0 || taps == 0 ||
      prepared.depth == 0 || double(taps) * double(prepared.depth) > double(1 << 18))
    return MadeKernel(nullptr);
  for (size_t d = 0; d < prepared.spatial.size(); ++d) {
    Axis axis;
    if (!makeAxis(prepared.spatial[d], axis))
      return MadeKernel(nullptr);
    axis.outputStride = outputStrides[size_t(op.outputSpatialDimensions[d])];
    kernel.axes.push_back(std::move(axis));
  }
  Axis &row = kernel.axes.back();
  const bool hasHoles = std::any_of(prepared.spatial.begin(), prepared.spatial.end(),
                                    [](const WindowAxis &axis) { return axis.inputDilation > 1; });
  // Short rows leave lanes and registers unused, which matters where there is much to compute.
  if (!hasHoles && row.outputStride == 1 && row.extent >= (prepared.depth > 4 ? 3 * lanes / 2 : lanes / 2))
    kernel.byPosition = true;
  else if (prepared.outputFeatureAxis + 1 != output.shape.size() || prepared.features < lanes / 2)
    return MadeKernel(nullptr);
  // The weights of a block of features are read for each few positions, and should stay in the second-level cache.
  if (!kernel.byPosition &&
      double(taps) * double(prepared.depth) * double(kernel.kernels.vectors * lanes * int64_t(sizeof(T))) > 256 << 10)
    return MadeKernel(nullptr);
  kernel.shape = prepared;
  ConvolutionShape &shape = kernel.shape;
  kernel.outputImageStride = outputStrides[size_t(op.outputBatchDimension)];
  kernel.outputFeatureStride = outputStrides[size_t(op.outputFeatureDimension)];

  // The copy.
  const WindowAxis &window = shape.spatial.back();
  double elements;
  if (kernel.byPosition) {
    kernel.phases = window.stride;
    if (kernel.phases > row.copied)
      return MadeKernel(nullptr);
    kernel.phaseExtent = (row.copied + kernel.phases - 1) / kernel.phases;
    row.stride = 1;
    kernel.planeElements = kernel.phases * kernel.phaseExtent;
    elements = double(kernel.planeElements) * double(shape.depth);
  } else {
    row.stride = shape.depth;
    kernel.planeElements = row.copied * shape.depth;
    elements = double(kernel.planeElements);
  }
  for (size_t d = kernel.axes.size() - 1; d-- > 0;) {
    kernel.axes[d].stride = kernel.planeElements;
    elements *= double(kernel.axes[d].copied);
    if (elements > 4.0 * double(shape.input.elements) + double(1 << 20))
      return MadeKernel(nullptr);
    kernel.planeElements *= kernel.axes[d].copied;
  }
  kernel.isCopied = kernel.byPosition || (shape.depth > 1 && shape.inputFeatureStride != 1);
  for (size_t d = 0; d < kernel.axes.size(); ++d)
    kernel.isCopied |=
        kernel.axes[d].low > 0 || kernel.axes[d].copied - kernel.axes[d].low > shape.spatial[d].inputExtent;
  if (!kernel.isCopied)
    for (size_t d = 0; d < kernel.axes.size(); ++d)
      kernel.axes[d].stride = shape.spatial[d].inputStride;

  // Runs or offsets: all combinations of classes, in each all combinations of taps.
  std::vector<size_t> classes(kernel.axes.size(), 0);
  for (bool moreClasses = true; moreClasses;) {
    std::vector<DirectRun> list;
    std::vector<size_t> at(kernel.axes.size(), 0);
    bool more = true;
    for (size_t d = 0; d < at.size(); ++d)
      more = more && !kernel.axes[d].classes[classes[d]].taps.empty();
    while (more) {
      int64_t offset = 0, tap = 0;
      for (size_t d = 0; d < at.size(); ++d) {
        const Axis::Tap &one = kernel.axes[d].classes[classes[d]].taps[at[d]];
        const int64_t place = kernel.isCopied ? one.at : one.at - kernel.axes[d].low;
        tap = tap * shape.spatial[d].taps + one.tap;
        offset += kernel.byPosition && d + 1 == at.size()
                      ? place % kernel.phases * kernel.phaseExtent + place / kernel.phases
                      : place * kernel.axes[d].stride;
      }
      if (kernel.byPosition)
        kernel.offsets.push_back(offset);
      else if (!list.empty() && list.back().offset + list.back().length == offset &&
               list.back().weights + list.back().length == tap * shape.depth)
        list.back().length += shape.depth;
      else
        list.push_back({offset, shape.depth, tap * shape.depth});
      more = false;
      for (size_t d = at.size(); d-- > 0 && !more;) {
        if (++at[d] < kernel.axes[d].classes[classes[d]].taps.size())
          more = true;
        else
          at[d] = 0;
      }
    }
    kernel.runs.push_back(std::move(list));
    moreClasses = false;
    for (size_t d = classes.size(); d-- > 0 && !moreClasses;) {
      if (++classes[d] < kernel.axes[d].classes.size())
        moreClasses = true;
      else
        classes[d] = 0;
    }
  }

  for (int64_t f = 0, width; f < shape.features; f += width) {
    width = kernel.blockWidth(f);
    kernel.groupWeights += taps * shape.depth * width;
  }
  kernel.groupWeights = wholeLines<T>(kernel.groupWeights);
  int64_t all;
  if (__builtin_mul_overflow(kernel.groupWeights, shape.groups, &all))
    return MadeKernel(nullptr);
  kernel.result = Conversion(request.choice.simd(), computed, output.element);
  if (kernel.result.needed())
    kernel.resultAt = scratch.reserve(kernel.outputs, sizeof(T));
  // Loads read whole vectors, also behind the last position.
  if (kernel.isCopied)
    kernel.copyAt = scratch.reserve(
        kernel.byPosition ? kernel.planeElements * shape.depth + 8 * lanes : kernel.planeElements, sizeof(T));
  constexpr int64_t largestPacked = int64_t(1) << 24;
  const bool isConstant = request.constants.size() > 1 && request.constants[1] && all <= largestPacked;
  if (!isConstant)
    kernel.weightsAt = scratch.reserve(all, sizeof(T));
  if (!scratch.fits())
    return tooLarge();
  kernel.scratchBytes = scratch.bytes();
  if (isConstant) {
    Watch watch(request.context);
    if (!shape.kernel.prepareOnce(request.constants[1], watch))
      return watch.error();
    const char *bytes = shape.kernel.prepared.empty() ? request.constants[1] : shape.kernel.prepared.data();
    kernel.packed = makeLines<T>(all);
    if (!kernel.pack(reinterpret_cast<const Loose<T> *>(bytes), kernel.packed.front().template as<T>(), watch))
      return watch.error();
    shape.kernel.prepared.clear();
  }
  return MadeKernel(std::move(made));
}

} // namespace

MadeKernel makeDirectConvolution(const KernelRequest &request, ElementType computed, const ConvolutionShape &shape,
                                 ByteCount scratch) {
  if (isInteger(computed))
    return makeFor<int32_t>(request, computed, shape, scratch);
  return computed == ElementType::F64 ? makeFor<double>(request, computed, shape, scratch)
                                      : makeFor<float>(request, computed, shape, scratch);
}

} // namespace shlo::exec
