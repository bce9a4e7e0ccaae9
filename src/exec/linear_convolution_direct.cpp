// Makes direct convolutions, of floats and of integers of up to 32 bits: which lanes suit a shape, the blocks of
// features, and the runs of input elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_convolution_direct.h"

namespace shlo::exec {
namespace {

// Groups of one feature whose inputs are copied together.
constexpr int64_t groupsTogether = 64;
// Weights that one call of a kernel reads again and again from the first-level cache.
constexpr int64_t callBytes = 16 << 10;
// Of an input that is copied at once.
constexpr int64_t mostCopied = 1 << 20;

// What the taps of each combination of classes read.
template <typename T> void makeReads(DirectConvolution<T> &kernel) {
  const PaddedInput &padded = kernel.padded;
  const size_t rank = padded.axes.size();
  const int64_t widest = kernel.blocks.front().width * int64_t(sizeof(T));
  const int64_t longest = std::max<int64_t>(32, callBytes / widest) / std::max<int64_t>(1, kernel.rowTaps);
  std::vector<size_t> classes(rank, 0), at(rank, 0);
  Extents elements(rank, 0);
  for (bool moreClasses = true; moreClasses;) {
    typename DirectConvolution<T>::Reads read;
    std::vector<DirectRun> runs;
    bool more = true;
    for (size_t d = 0; d < rank; ++d)
      more = more && !padded.axes[d].classes[classes[d]].taps.empty();
    while (more) {
      int64_t tap = 0;
      for (size_t d = 0; d < rank; ++d) {
        const PaddedAxis::Tap &one = padded.axes[d].classes[classes[d]].taps[at[d]];
        elements[d] = one.at;
        tap = tap * padded.axes[d].window.taps + one.tap;
      }
      const int64_t offset = padded.offsetOf(elements.data()), depth = kernel.shape.depth;
      if (kernel.lanes == Lanes::Positions)
        kernel.offsets.push_back(offset);
      else if (kernel.rowTaps) {
        if (at.back() == 0)
          runs.push_back({offset, depth, tap * depth});
      } else if (kernel.lanes == Lanes::Features && !runs.empty() &&
                 runs.back().offset + runs.back().length == offset &&
                 runs.back().weights + runs.back().length == tap * depth)
        runs.back().length += depth;
      else
        runs.push_back({offset, depth, tap * depth});
      more = false;
      for (size_t d = rank; d-- > 0 && !more;) {
        if (++at[d] < padded.axes[d].classes[classes[d]].taps.size())
          more = true;
        else
          at[d] = 0;
      }
    }
    int64_t length = 0;
    for (const DirectRun &run : runs)
      for (int64_t begin = 0; begin < run.length;) {
        if (length == longest && kernel.lanes == Lanes::Features) {
          read.parts.push_back(read.runs.size());
          length = 0;
        }
        const int64_t some = kernel.lanes == Lanes::Features ? std::min(longest - length, run.length - begin) : 1;
        read.runs.push_back({run.offset + begin, some, run.weights + begin});
        length += some;
        begin += some;
      }
    read.parts.push_back(read.runs.size());
    kernel.reads.push_back(std::move(read));
    moreClasses = false;
    for (size_t d = rank; d-- > 0 && !moreClasses;) {
      if (++classes[d] < padded.axes[d].classes.size())
        moreClasses = true;
      else
        classes[d] = 0;
    }
  }
}

// Blocks of features, as equal as the kernels allow.
template <typename T> void makeBlocks(DirectConvolution<T> &kernel) {
  const int64_t lanes = kernel.kernels.lanes, depth = kernel.taps() * kernel.shape.depth;
  const int64_t all = kernel.lanes == Lanes::Groups ? kernel.shape.groups : kernel.shape.features;
  for (int64_t first = 0; first < all;) {
    const int64_t left = all - first;
    int64_t width = kernel.kernels.features;
    if (kernel.lanes == Lanes::Positions) {
      if (left < width)
        for (width = 1; width * 2 <= std::min<int64_t>(left, 4);)
          width *= 2;
    } else {
      const int64_t vectors = (left + lanes - 1) / lanes;
      const int64_t most = kernel.lanes == Lanes::Groups ? groupsTogether / lanes : kernel.kernels.vectors;
      const int64_t count = (vectors + most - 1) / most;
      width = (vectors + count - 1) / count * lanes;
    }
    const int64_t features = std::min(width, left);
    kernel.blocks.push_back({first, features, width, kernel.groupWeights});
    kernel.groupWeights += depth * width;
    first += features;
  }
  kernel.groupWeights = wholeLines<T>(kernel.groupWeights);
}

// Whether neighbouring positions of a row read the same elements by taps that follow each other, for features of one
// vector.
template <typename T> bool sharesTaps(const DirectConvolution<T> &kernel) {
  const PaddedAxis &row = kernel.padded.axes.back();
  const auto &taps = row.classes[0].taps;
  const int64_t count = int64_t(taps.size());
  if (kernel.lanes != Lanes::Features || kernel.blocks.front().width > kernel.kernels.lanes || row.classCount() > 1 ||
      row.classes[0].step != 1 || count != row.window.taps || count > DirectKernels<T>::mostTaps ||
      !kernel.kernels.featureRows[count])
    return false;
  for (size_t i = 1; i < taps.size(); ++i)
    if (taps[i].at != taps[0].at + int64_t(i))
      return false;
  return true;
}

// Whether neighbouring rows of a plane read the same rows of the input by taps that follow each other.
template <typename T> bool sharesRows(const DirectConvolution<T> &kernel) {
  const size_t rank = kernel.padded.axes.size();
  if (kernel.lanes != Lanes::Positions || rank < 2)
    return false;
  const PaddedAxis &line = kernel.padded.axes[rank - 2];
  const int64_t rows = line.window.taps, columns = kernel.padded.axes[rank - 1].window.taps;
  if (rows > DirectKernels<T>::mostTaps || !kernel.kernels.planeRows[rows] || rows * columns != kernel.taps())
    return false;
  for (int64_t t = columns; t < kernel.taps(); ++t)
    if (kernel.offsets[size_t(t)] != kernel.offsets[size_t(t - columns)] + line.classes[0].step * line.stride)
      return false;
  return true;
}

// Which lanes suit the shape; nothing if other kernels do.
template <typename T>
std::optional<Lanes> chooseLanes(const DirectConvolution<T> &kernel, const ConvolutionShape &shape,
                                 const Layout &output) {
  const PaddedAxis &row = kernel.padded.axes.back();
  const int64_t lanes = kernel.kernels.lanes;
  const bool hasHoles = std::any_of(kernel.padded.axes.begin(), kernel.padded.axes.end(),
                                    [](const PaddedAxis &axis) { return axis.window.inputDilation > 1; });
  const bool isLast = shape.outputFeatureAxis + 1 == output.shape.size();
  const bool isDepthwise = shape.depth == 1 && shape.features == 1 && shape.groups > 1;
  // Estimates of the time as parts of that of full lanes: of those that are empty, of many planes that the first-level
  // cache does not hold, of the transposes of the input and of the output, of calls for the rows of a plane that share
  // no loads with others, and of rows whose positions are put in the order of a stride, if there is little to compute.
  auto filled = [lanes](int64_t n) { return double((n + lanes - 1) / lanes * lanes) / double(n); };
  constexpr double transposed = 12, called = 18, reordered = 33;
  const double products = double(kernel.taps()) * double(shape.depth);
  const int64_t features = isDepthwise ? shape.groups : shape.features;
  double byFeature = filled(features), byPosition = filled(row.extent);
  if (!isLast)
    byFeature += transposed / products;
  if ((isDepthwise ? shape.groupStride : shape.inputFeatureStride) != 1) {
    double inputs = double(shape.depth) / double(shape.features); // for each output
    for (const PaddedAxis &axis : kernel.padded.axes)
      inputs *= double(axis.window.stride);
    byFeature += transposed * inputs / products;
  }
  const double perVector = double(lanes) / double(row.extent);
  if (isDepthwise)
    byPosition = 1.5 * byPosition + called * perVector / products;
  else if (shape.depth > 4)
    byPosition *= 1.15;
  if (const int64_t phases = row.window.stride; phases > 1) {
    const size_t rank = kernel.padded.axes.size();
    const int64_t rows = rank > 1 ? kernel.padded.axes[rank - 2].window.stride : 1;
    byPosition += reordered * double(phases * rows) * perVector / double(kernel.taps() * shape.features);
  }
  const bool canBeFeatures = isLast || features >= lanes / 2;
  if (!hasHoles && row.outputStride == 1 && row.extent >= lanes / 2 && (!canBeFeatures || byPosition <= byFeature))
    return Lanes::Positions;
  if (isDepthwise && canBeFeatures)
    return Lanes::Groups;
  if (isLast || (canBeFeatures && products >= 32))
    return Lanes::Features;
  return std::nullopt;
}

// Whether the window slides along neither axis, and both are one in both arrays.
bool areOne(const PaddedAxis &outer, const WindowAxis &inner, int64_t innerStride) {
  return outer.window.isStill() && inner.isStill() && outer.window.inputStride == inner.inputStride * inner.extent &&
         outer.outputStride == innerStride * inner.extent;
}

// Null if other kernels suit the shape better.
template <typename T>
MadeKernel makeFor(const KernelRequest &request, ElementType computed, const ConvolutionShape &prepared,
                   ByteCount shared) {
  const auto &op = std::get<plan::Convolution>(request.op.data);
  auto made = std::make_unique<DirectConvolution<T>>();
  DirectConvolution<T> &kernel = *made;
  kernel.shape = prepared;
  kernel.kernels = directKernels<T>(request.choice.simd());
  ConvolutionShape &shape = kernel.shape;
  PaddedInput &padded = kernel.padded;
  const Layout &output = request.outputs[0];
  const Extents outputStrides = rowMajorStrides(output.shape);
  const int64_t outputs = output.elements();
  if (!kernel.kernels.featureTile || shape.spatial.empty() || outputs == 0 || shape.input.elements == 0 ||
      kernel.taps() == 0 || shape.depth == 0 || double(kernel.taps()) * double(shape.depth) > double(1 << 18) ||
      double(shape.features) * double(shape.groups) > double(1 << 24))
    return MadeKernel(nullptr);
  for (size_t d = 0; d < shape.spatial.size(); ++d) {
    WindowAxis window = shape.spatial[d];
    const int64_t stride = outputStrides[size_t(op.outputSpatialDimensions[d])];
    if (!padded.axes.empty() && areOne(padded.axes.back(), window, stride)) {
      window = {.extent = padded.axes.back().extent * window.extent,
                .inputExtent = padded.axes.back().extent * window.extent,
                .inputStride = window.inputStride};
      padded.axes.pop_back();
    }
    PaddedAxis axis;
    if (!axis.make(window))
      return MadeKernel(nullptr);
    axis.outputStride = stride;
    padded.axes.push_back(std::move(axis));
  }
  const std::optional<Lanes> lanes = chooseLanes(kernel, shape, output);
  if (!lanes)
    return MadeKernel(nullptr);
  kernel.lanes = *lanes;
  kernel.outputImageStride = outputStrides[size_t(op.outputBatchDimension)];
  kernel.outputFeatureStride = outputStrides[size_t(op.outputFeatureDimension)];
  kernel.isTransposed = *lanes != Lanes::Positions && shape.outputFeatureAxis + 1 != output.shape.size();
  padded.transpose = transposeKernel(request.choice.simd(), sizeof(T));
  padded.isPlanar = *lanes == Lanes::Positions;
  makeBlocks(kernel);
  // Threads need some units of work.
  constexpr int64_t fewestSlabs = 16, fewestParts = 8;
  if (*lanes == Lanes::Positions && shape.depth == 1) {
    double plane = sizeof(T);
    for (const PaddedAxis &axis : padded.axes)
      plane *= double(axis.copied);
    const int64_t room = int64_t(double(callBytes) * 2 / plane), all = shape.batch.extent * shape.groups;
    kernel.planes = std::clamp<int64_t>(std::min(room, all / fewestSlabs), 1, shape.groups);
  }
  padded.depth = *lanes == Lanes::Groups ? kernel.blocks.front().width : kernel.planes * shape.depth;
  const bool isOfGroups = *lanes == Lanes::Groups || kernel.planes > 1;
  padded.depthStride = isOfGroups ? shape.groupStride : shape.inputFeatureStride;
  const int64_t images =
      shape.batch.extent * (*lanes == Lanes::Groups ? int64_t(kernel.blocks.size()) : kernel.groupUnits());
  // Each slab reads all weights, so features are divided rather where these are the greater part, if there are enough.
  const double weights = double(kernel.taps()) * double(shape.depth) * double(shape.features);
  const bool isHeavy = weights * double(images) > double(shape.input.elements);
  const int64_t divided = isHeavy ? images * int64_t(kernel.blocks.size()) : images;
  // Each slab reads all weights of a part again.
  constexpr double heavyBytes = 256 << 10;
  const bool isHeavier = weights * double(sizeof(T)) > heavyBytes;
  const int64_t fewest = !isHeavy ? fewestSlabs : isHeavier ? fewestParts / 2 : fewestParts;
  const int64_t parts = std::max<int64_t>(1, (fewest + divided - 1) / divided);
  if (!padded.make(shape.input.elements, sizeof(T), parts, *lanes == Lanes::Groups))
    return MadeKernel(nullptr);
  if (sharesTaps(kernel))
    kernel.rowTaps = padded.axes.back().window.taps;
  makeReads(kernel);
  if (sharesRows(kernel))
    kernel.planeTaps = padded.axes[padded.axes.size() - 2].window.taps;
  // Half of the weights, because the input of a call is not contiguous.
  const int64_t weightBytes = kernel.taps() * kernel.kernels.features * int64_t(sizeof(T));
  const int64_t most = std::max<int64_t>(1, callBytes / 2 / weightBytes), depthParts = (shape.depth + most - 1) / most;
  kernel.depthPart = (shape.depth + depthParts - 1) / depthParts;
  // Whole rows, or parts of one.
  const int64_t extent = std::max<int64_t>(padded.axes.back().extent, 16);
  const int64_t work = kernel.taps() * kernel.depthPart * kernel.kernels.features;
  kernel.columnsTogether = std::clamp<int64_t>(Watch::interval * 8 / work, 256, std::max<int64_t>(extent, 256));
  kernel.linesTogether = std::max<int64_t>(1, Watch::interval * 8 / work / extent);

  if (*lanes == Lanes::Groups)
    kernel.featureParts = int64_t(kernel.blocks.size());
  else if (images * padded.slabs < fewestParts)
    kernel.featureParts =
        std::min(int64_t(kernel.blocks.size()), (fewestParts + images * padded.slabs - 1) / (images * padded.slabs));
  const double perOutput = double(kernel.taps()) * double(shape.depth) / 40 + 0.3; // nanoseconds
  kernel.chunks =
      chunksOf(request.choice, kernel.unitCount(), double(outputs) * perOutput / double(kernel.unitCount()));
  const int64_t blocks = kernel.groups() * int64_t(kernel.blocks.size());
  kernel.packChunks = chunksOf(request.choice, blocks, weights * double(shape.groups) / double(blocks));
  kernel.isParallel = kernel.chunks > 1 || kernel.packChunks > 1;
  // Copies that stay in the caches serve all parts.
  if (int64_t elements; *lanes == Lanes::Features && padded.isCopied && kernel.featureParts > 1 &&
                        !__builtin_mul_overflow(kernel.copyCount(), padded.copyElements, &elements) &&
                        elements <= mostCopied / int64_t(sizeof(T))) {
    kernel.copyChunks = chunksOf(request.choice, kernel.copyCount(), double(padded.copyElements) * 0.3);
    kernel.copiesAt = shared.reserve(elements + PaddedInput::readBehind(kernel.kernels.lanes), sizeof(T));
  }

  int64_t all;
  if (__builtin_mul_overflow(kernel.groupWeights, kernel.groups(), &all))
    return MadeKernel(nullptr);
  kernel.result = Conversion(request.choice.simd(), computed, output.element);
  if (kernel.result.needed())
    kernel.resultAt = shared.reserve(outputs, sizeof(T));
  const bool isConstant = request.constants.size() > 1 && request.constants[1] && all <= largestPacked;
  if (!isConstant)
    kernel.weightsAt = shared.reserve(all, sizeof(T));
  ByteCount own;
  // Loads read whole vectors, also behind the last position.
  if (padded.isCopied && kernel.copyChunks == 0)
    kernel.copyAt = own.reserve(padded.copyElements + PaddedInput::readBehind(kernel.kernels.lanes), sizeof(T));
  if (kernel.isTransposed)
    kernel.tileAt = own.reserve(tilePositions * kernel.blocks.front().width, sizeof(T));
  kernel.sharedAt = own.reserve(int64_t(shared.bytes()), 1);
  if (!shared.fits() || !own.fits())
    return tooLarge();
  kernel.scratchBytes = own.bytes();
  kernel.sharedBytes = own.bytes() - kernel.sharedAt;
  if (isConstant) {
    Watch watch(request.context);
    auto pack = [&](PackedLines &lines) {
      if (!shape.kernel.prepareOnce(request.constants[1], watch))
        return false;
      const char *bytes = shape.kernel.prepared.empty() ? request.constants[1] : shape.kernel.prepared.data();
      return kernel.pack(reinterpret_cast<const Loose<T> *>(bytes), lines.as<T>(), 0, blocks, watch);
    };
    KernelKey how(KernelKey::DirectConvolution);
    shape.addWeights(how);
    how.add(uint64_t(*lanes));
    how.add(uint64_t(computed));
    how.add(uint64_t(kernel.groupWeights));
    for (const auto &block : kernel.blocks)
      for (int64_t number : {block.first, block.features, block.width, block.weights})
        how.add(uint64_t(number));
    if (!request.packer.get(request, 1, std::move(how), all * int64_t(sizeof(T)), kernel.packed, pack))
      return watch.error();
    shape.kernel.release();
    kernel.packedInputs = 2;
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
