// Depthwise convolutions: one input feature and one output feature per group, with contiguous features. They are
// computed as sums of products of rows of features, not as matrix products.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_convolution.h"
#include "exec/numbers.h"

namespace shlo::exec {
namespace {

template <typename T> class DepthwiseConvolution final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    const auto *input =
        reinterpret_cast<const Loose<T> *>(shape.input.get(arguments.inputs[0], arguments.scratch, watch));
    const auto *kernel =
        reinterpret_cast<const Loose<T> *>(shape.kernel.get(arguments.inputs[1], arguments.scratch, watch));
    if (watch.isStopped())
      return watch.status();
    auto *weights = reinterpret_cast<T *>(arguments.scratch + weightsAt);
    auto *coordinates = reinterpret_cast<int64_t *>(arguments.scratch + coordinatesAt);
    const size_t axes = shape.rows.size(), spatial = shape.spatial.size();
    int64_t *taps = coordinates + axes;
    const int64_t n = shape.groups, tapCount = int64_t(shape.kernelOffsets.size());
    for (int64_t t = 0; t < tapCount; ++t) {
      const bool going = watch.pieces(n, 1, [&](int64_t begin, int64_t end) {
        for (int64_t f = begin; f < end; ++f)
          weights[t * n + f] = kernel[shape.kernelOffsets[size_t(t)] + f * shape.kernelOutputStride];
      });
      if (!going)
        return watch.status();
    }
    char *target = result.needed() ? arguments.scratch + resultAt : arguments.outputs[0];
    auto *output = reinterpret_cast<T *>(target);

    std::fill_n(coordinates, axes, 0);
    const int64_t rows = shape.rowCount();
    for (int64_t row = 0; row < rows; ++row, output += n) {
      bool going =
          watch.pieces(n, 1, [&](int64_t begin, int64_t end) { std::fill(output + begin, output + end, T(0)); });
      std::fill_n(taps, spatial, 0);
      for (int64_t t = 0; t < tapCount && going; ++t) {
        const int64_t offset = shape.inputOffset(coordinates, taps);
        if (offset != outside) {
          const Loose<T> *from = input + offset;
          const T *factor = weights + t * n;
          going = watch.pieces(n, 1, [&](int64_t begin, int64_t end) {
            for (int64_t f = begin; f < end; ++f)
              output[f] += from[f] * factor[f];
          });
        } else {
          going = watch.proceed(4);
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
      if (!going)
        return watch.status();
    }
    if (result.needed())
      result.run(target, arguments.outputs[0], rows * n, watch);
    return watch.status();
  }

  ConvolutionShape shape;
  Conversion result;
  size_t weightsAt = 0, coordinatesAt = 0, resultAt = 0;
};

template <typename T>
MadeKernel makeFor(const KernelRequest &request, ElementType computed, ConvolutionShape shape, ByteCount scratch) {
  auto made = std::make_unique<DepthwiseConvolution<T>>();
  const Layout &output = request.outputs[0];
  made->result = Conversion(request.choice.simd(), computed, output.element);
  made->weightsAt = scratch.reserve(int64_t(shape.kernelOffsets.size()) * shape.groups, sizeof(T));
  made->coordinatesAt = scratch.reserve(int64_t(shape.rows.size() + shape.spatial.size()), sizeof(int64_t));
  if (made->result.needed())
    made->resultAt = scratch.reserve(output.elements(), sizeof(T));
  if (!scratch.fits())
    return tooLarge();
  made->scratchBytes = scratch.bytes();
  made->shape = std::move(shape);
  return MadeKernel(std::move(made));
}

} // namespace

MadeKernel makeDepthwiseConvolution(const KernelRequest &request, ElementType computed, ConvolutionShape shape,
                                    ByteCount scratch) {
  return computed == ElementType::F64 ? makeFor<double>(request, computed, std::move(shape), scratch)
                                      : makeFor<float>(request, computed, std::move(shape), scratch);
}

} // namespace shlo::exec
