// Convolutions of one tap that change only the features: products of the kernel and the image, in the layout of the
// image. Features are an outer axis of both images, and positions are contiguous.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_convolution.h"
#include "exec/linear_matrix.h"

namespace shlo::exec {
namespace {

template <typename T> class PointwiseConvolution final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    const auto *input =
        reinterpret_cast<const Loose<T> *>(shape.input.get(arguments.inputs[0], arguments.scratch, watch));
    const auto *kernel =
        watch.isStopped()
            ? nullptr
            : reinterpret_cast<const Loose<T> *>(shape.kernel.get(arguments.inputs[1], arguments.scratch, watch));
    if (watch.isStopped())
      return watch.status();
    char *target = result.needed() ? arguments.scratch + resultAt : arguments.outputs[0];
    auto *panels = reinterpret_cast<T *>(arguments.scratch + panelsAt);
    for (int64_t image = 0; image < shape.batch.extent; ++image)
      for (int64_t g = 0; g < shape.groups; ++g) {
        const Matrix<T> left{kernel + g * shape.features * shape.kernelOutputStride, shape.kernelOutputStride,
                             shape.kernelInputStride};
        const Matrix<T> right{input + image * shape.batch.inputStride + g * shape.groupStride, shape.inputFeatureStride,
                              1};
        T *c = reinterpret_cast<T *>(target) + image * outputImageStride + g * shape.features * positions;
        if (!multiplyMatrices<T>(*kernels, shape.features, positions, shape.depth, left, right, nullptr, c, positions,
                                 false, panels, watch))
          return watch.status();
      }
    if (result.needed())
      result.run(target, arguments.outputs[0], outputs, watch);
    return watch.status();
  }

  ConvolutionShape shape;
  const GemmKernels<T> *kernels = nullptr;
  Conversion result;
  int64_t positions = 1, outputImageStride = 0, outputs = 0;
  size_t panelsAt = 0, resultAt = 0;
};

template <typename T>
MadeKernel makeFor(const KernelRequest &request, ElementType computed, const ConvolutionShape &shape,
                   ByteCount scratch) {
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
  constexpr int64_t fewest = 16;
  if (made->outputs == 0 || shape.depth == 0 || made->positions < fewest ||
      (shape.kernelInputStride != 1 && shape.kernelOutputStride != 1) ||
      (shape.features * shape.groups > 1 && strides[size_t(op.outputFeatureDimension)] != made->positions))
    return MadeKernel(nullptr);
  made->kernels = &gemmKernels<T>(request.choice.baselineSimd);
  made->outputImageStride = strides[size_t(op.outputBatchDimension)];
  made->result = Conversion(request.choice.simd(), computed, output.element);
  if (made->result.needed())
    made->resultAt = scratch.reserve(made->outputs, sizeof(T));
  made->panelsAt =
      scratch.reserve(panelElements(*made->kernels, shape.features, made->positions, shape.depth), sizeof(T));
  if (!scratch.fits())
    return tooLarge();
  made->scratchBytes = scratch.bytes();
  made->shape = shape;
  return MadeKernel(std::move(made));
}

} // namespace

MadeKernel makePointwiseConvolution(const KernelRequest &request, ElementType computed, const ConvolutionShape &shape,
                                    ByteCount scratch) {
  return computed == ElementType::F64 ? makeFor<double>(request, computed, shape, scratch)
                                      : makeFor<float>(request, computed, shape, scratch);
}

} // namespace shlo::exec
