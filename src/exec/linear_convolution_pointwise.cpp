// Convolutions of one tap that change only the features: products of the kernel and the image, in the layout of the
// image. Features are an outer axis of both images, and positions are contiguous.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_convolution.h"
#include "exec/linear_direct.h"
#include "exec/linear_together.h"
#include "exec/packed.h"

namespace shlo::exec {
namespace {

template <typename T> class PointwiseConvolution final : public Kernel, public TakesEpilogue {
public:
  Status run(const KernelArguments &arguments) const override { return runWith(arguments, nullptr); }
  bool takesEpilogue() const override { return !result.needed(); }
  Status runWith(const KernelArguments &arguments, const Epilogue *epilogue) const override {
    char *shared = arguments.scratch + sharedAt;
    Watch watch(arguments.context);
    const auto *input = reinterpret_cast<const Loose<T> *>(shape.input.get(arguments.inputs[0], shared, watch));
    const char *kernel =
        !packed.empty() || watch.isStopped() ? nullptr : shape.kernel.get(arguments.inputs[1], shared, watch);
    if (watch.isStopped())
      return watch.status();
    char *target = result.needed() ? shared + resultAt : arguments.outputs[0];
    auto *slab = reinterpret_cast<T *>(shared + slabAt);
    const Epilogue conversion = Epilogue::of(result, target, arguments.outputs[0]);
    if (result.needed())
      epilogue = &conversion;
    auto multiply = [&](const KernelArguments &some, int64_t image, Watch &own) {
      return runImage(some, image, input, reinterpret_cast<const Loose<T> *>(kernel),
                      {reinterpret_cast<T *>(target), positions, false, epilogue}, slab, own);
    };
    const int64_t images = shape.batch.extent * shape.groups;
    if (chunks > 1)
      forChunks(arguments, chunks, watch, [&](int64_t chunk, char *scratch, Watch &own) {
        const KernelArguments some{arguments.inputs, arguments.outputs, scratch, own.context};
        for (int64_t image = chunkBegin(images, chunks, chunk); image < chunkBegin(images, chunks, chunk + 1); ++image)
          if (!multiply(some, image, own))
            return false;
        return true;
      });
    else
      for (int64_t image = 0; image < images && multiply(arguments, image, watch); ++image)
        ;
    return watch.status();
  }

  // The kernel in panels, group by group.
  bool pack(const Loose<T> *kernel, T *panels, Watch &watch) const {
    for (int64_t g = 0; g < shape.groups; ++g)
      if (!packLeftPanels<T>(*kernels, ofGroup(kernel, g), shape.features, shape.depth, panels + g * groupPanels(),
                             watch))
        return false;
    return true;
  }
  int64_t groupPanels() const { return wholeLines<T>(shape.features * shape.depth); }

  ConvolutionShape shape;
  const GemmKernels<T> *kernels = nullptr;
  SharedProduct<T> together; // of an image and a group
  PackedLines packed;
  Conversion result;
  int64_t positions = 1, outputImageStride = 0;
  int64_t chunks = 1;                            // of images
  size_t sharedAt = 0, slabAt = 0, resultAt = 0; // behind the panels of a chunk; within that

private:
  Matrix<T> ofGroup(const Loose<T> *kernel, int64_t g) const {
    return {kernel + g * shape.features * shape.kernelOutputStride, shape.kernelOutputStride, shape.kernelInputStride};
  }

  bool runImage(const KernelArguments &arguments, int64_t unit, const Loose<T> *input, const Loose<T> *kernel,
                ProductResult<T> to, T *slab, Watch &watch) const {
    const int64_t g = unit % shape.groups, image = unit / shape.groups;
    const T *panels = packed.empty() ? nullptr : packed.as<T>() + g * groupPanels();
    const Matrix<T> left = panels ? Matrix<T>() : ofGroup(kernel, g);
    const Matrix<T> right{input + image * shape.batch.inputStride + g * shape.groupStride, shape.inputFeatureStride, 1};
    to.c += image * outputImageStride + g * shape.features * positions;
    return together.multiply(arguments, left, right, nullptr, to, 0, slab, watch, panels);
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
  if (output.elements() == 0 || shape.depth == 0 || made->positions < fewest ||
      (shape.kernelInputStride != 1 && shape.kernelOutputStride != 1) ||
      (shape.features * shape.groups > 1 && strides[size_t(op.outputFeatureDimension)] != made->positions))
    return MadeKernel(nullptr);
  made->kernels = &gemmKernels<T>(request.choice.baselineSimd);
  made->outputImageStride = strides[size_t(op.outputBatchDimension)];
  made->result = Conversion(request.choice.simd(), computed, output.element);
  if (made->result.needed())
    made->resultAt = scratch.reserve(output.elements(), sizeof(T));
  // Threads share images if there are enough of them, and otherwise each image.
  constexpr int64_t fewestImages = 16;
  const int64_t images = shape.batch.extent * shape.groups;
  made->together = SharedProduct<T>(request.choice, *made->kernels, shape.features, made->positions, shape.depth,
                                    /*isPacked=*/false, /*readsRows=*/true, /*isLeftPacked=*/true);
  if (images >= fewestImages || !made->together.isShared())
    made->chunks = chunksOf(request.choice, images, made->together.nanoseconds());
  if (made->chunks == 1)
    made->slabAt = scratch.reserve(made->together.sharedElements(), sizeof(T));
  made->isParallel = made->chunks > 1 || made->together.isShared();
  ByteCount own;
  own.reserve(panelElements(*made->kernels, shape.features, made->positions, shape.depth), sizeof(T));
  made->sharedAt = own.reserve(int64_t(scratch.bytes()), 1);
  if (!scratch.fits() || !own.fits())
    return tooLarge();
  made->scratchBytes = own.bytes();
  made->sharedBytes = own.bytes() - made->sharedAt;
  made->looseInputs = (shape.input.conversion.needed() ? 0 : 1) | (shape.kernel.conversion.needed() ? 0 : 2);
  made->shape = shape;
  // Where each weight is used for few positions, packing takes a good part of the time.
  constexpr int64_t mostPositions = 1024;
  int64_t all;
  if (request.constants.size() > 1 && request.constants[1] && made->positions <= mostPositions &&
      !readsUnpacked(shape.features) && !__builtin_mul_overflow(made->groupPanels(), shape.groups, &all) &&
      all <= largestPacked) {
    Watch watch(request.context);
    auto pack = [&](PackedLines &lines) {
      PreparedInput &weights = made->shape.kernel;
      if (!weights.prepareOnce(request.constants[1], watch))
        return false;
      const char *bytes = weights.prepared.empty() ? request.constants[1] : weights.prepared.data();
      return made->pack(reinterpret_cast<const Loose<T> *>(bytes), lines.as<T>(), watch);
    };
    KernelKey how(KernelKey::PointwiseConvolution);
    shape.addWeights(how);
    how.add(uint64_t(sizeof(T)));
    how.add(uint64_t(made->kernels->rows));
    if (!request.packer.get(request, 1, std::move(how), all * int64_t(sizeof(T)), made->packed, pack))
      return watch.error();
    made->shape.kernel.release();
    made->packedInputs = 2;
  }
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
