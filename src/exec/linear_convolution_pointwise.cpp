// Convolutions of one tap that change only the features: products of the kernel and the image, in the layout of the
// image. Features are an outer axis of both images, and positions are contiguous.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_convolution.h"
#include "exec/linear_direct.h"
#include "exec/linear_matrix.h"
#include "exec/parallel.h"

namespace shlo::exec {
namespace {

template <typename T> class PointwiseConvolution final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    char *shared = arguments.scratch + sharedAt;
    Watch watch(arguments.context);
    const auto *input = reinterpret_cast<const Loose<T> *>(shape.input.get(arguments.inputs[0], shared, watch));
    const auto *kernel = watch.isStopped() ? nullptr
                                           : reinterpret_cast<const Loose<T> *>(
                                                 shape.kernel.get(arguments.inputs[1], shared, watch));
    if (watch.isStopped())
      return watch.status();
    char *target = result.needed() ? shared + resultAt : arguments.outputs[0];
    const int64_t units = shape.batch.extent * shape.groups * slices;
    Status status = forChunks(arguments, chunks, [&](int64_t chunk, char *scratch, Watch &own) {
      for (int64_t unit = chunkBegin(units, chunks, chunk); unit < chunkBegin(units, chunks, chunk + 1); ++unit)
        if (!runSlice(unit, input, kernel, reinterpret_cast<T *>(target), reinterpret_cast<T *>(scratch), own))
          return false;
      return true;
    });
    if (!status || !result.needed())
      return status;
    result.run(target, arguments.outputs[0], outputs, watch);
    return watch.status();
  }

  ConvolutionShape shape;
  const GemmKernels<T> *kernels = nullptr;
  Conversion result;
  int64_t positions = 1, outputImageStride = 0, outputs = 0;
  int64_t slices = 1, slicePositions = 1; // of an image
  int64_t chunks = 1;
  size_t sharedAt = 0, resultAt = 0; // behind the panels of a chunk

private:
  bool runSlice(int64_t unit, const Loose<T> *input, const Loose<T> *kernel, T *output, T *panels, Watch &watch) const {
    const int64_t first = unit % slices * slicePositions, g = unit / slices % shape.groups;
    const int64_t image = unit / slices / shape.groups;
    const Matrix<T> left{kernel + g * shape.features * shape.kernelOutputStride, shape.kernelOutputStride,
                         shape.kernelInputStride};
    const Matrix<T> right{input + image * shape.batch.inputStride + g * shape.groupStride + first,
                          shape.inputFeatureStride, 1};
    T *c = output + image * outputImageStride + g * shape.features * positions + first;
    return multiplyMatrices<T>(*kernels, shape.features, std::min(slicePositions, positions - first), shape.depth, left,
                               right, nullptr, c, positions, false, panels, watch);
  }
};

// Null for images of fewer positions.
template <typename T>
MadeKernel makeFor(const KernelRequest &request, ElementType computed, const ConvolutionShape &shape, ByteCount scratch,
                   int64_t fewest) {
  const auto &op = std::get<plan::Convolution>(request.op.data);
  const Layout &output = request.outputs[0];
  const Extents strides = rowMajorStrides(output.shape);
  auto made = std::make_unique<PointwiseConvolution<T>>();
  for (size_t d = shape.spatial.size(); d-- > 0;) {
    const WindowAxis &axis = shape.spatial[d];
    const bool isOne = axis.extent == 1;
    if (!axis.isStill() || (!isOne && (axis.inputStride != made->positions ||
                                       strides[size_t(op.outputSpatialDimensions[d])] != made->positions)))
      return MadeKernel(nullptr);
    made->positions *= axis.extent;
  }
  made->outputs = output.elements();
  if (made->outputs == 0 || shape.depth == 0 || made->positions < fewest ||
      (shape.kernelInputStride != 1 && shape.kernelOutputStride != 1) ||
      (shape.features * shape.groups > 1 && strides[size_t(op.outputFeatureDimension)] != made->positions))
    return MadeKernel(nullptr);
  made->kernels = &gemmKernels<T>(request.choice.baselineSimd);
  made->outputImageStride = strides[size_t(op.outputBatchDimension)];
  made->result = Conversion(request.choice.simd(), computed, output.element);
  if (made->result.needed())
    made->resultAt = scratch.reserve(made->outputs, sizeof(T));
  // An image is divided if there are few of them, for threads.
  constexpr int64_t fewestUnits = 16, fewestPositions = 512;
  const int64_t images = shape.batch.extent * shape.groups;
  if (images < fewestUnits)
    made->slices = std::clamp<int64_t>(made->positions / fewestPositions, 1, (fewestUnits + images - 1) / images);
  const int64_t unit = made->kernels->columns;
  made->slicePositions = ((made->positions + made->slices - 1) / made->slices + unit - 1) / unit * unit;
  made->slices = (made->positions + made->slicePositions - 1) / made->slicePositions;
  made->chunks = chunksOf(request.choice, images * made->slices,
                          double(shape.features) * double(shape.depth) * double(made->slicePositions) / 40);
  made->isParallel = made->chunks > 1;
  ByteCount own;
  const int64_t most = std::min(made->slicePositions, made->positions);
  own.reserve(panelElements(*made->kernels, shape.features, most, shape.depth), sizeof(T));
  made->sharedAt = own.reserve(int64_t(scratch.bytes()), 1);
  if (!scratch.fits() || !own.fits())
    return tooLarge();
  made->scratchBytes = own.bytes();
  made->sharedBytes = own.bytes() - made->sharedAt;
  made->looseInputs = (shape.input.conversion.needed() ? 0 : 1) | (shape.kernel.conversion.needed() ? 0 : 2);
  made->shape = shape;
  return MadeKernel(std::move(made));
}

} // namespace

MadeKernel makePointwiseConvolution(const KernelRequest &request, ElementType computed, const ConvolutionShape &shape,
                                    ByteCount scratch) {
  constexpr int64_t fewest = 16;
  return computed == ElementType::F64 ? makeFor<double>(request, computed, shape, scratch, fewest)
                                      : makeFor<float>(request, computed, shape, scratch, fewest);
}

MadeKernel makeLongPointwiseConvolution(const KernelRequest &request, ElementType computed,
                                        const ConvolutionShape &shape, ByteCount scratch) {
  // Measured: blocks of a product fill vectors of 64 bytes better than those of a direct convolution, in which the
  // kernels of narrower vectors are as quick.
  constexpr int64_t fewest = 128, least = 16;
  constexpr size_t vector = 64;
  const bool isDouble = computed == ElementType::F64;
  const size_t bytes = isDouble ? size_t(directKernels<double>(request.choice.simd()).lanes) * sizeof(double)
                                : size_t(directKernels<float>(request.choice.simd()).lanes) * sizeof(float);
  if (bytes < vector || shape.features < least || shape.depth < least)
    return MadeKernel(nullptr);
  return isDouble ? makeFor<double>(request, computed, shape, scratch, fewest)
                  : makeFor<float>(request, computed, shape, scratch, fewest);
}

} // namespace shlo::exec
