// convolution: its shape, and plain loops for integers, predicates and complex numbers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_convolution.h"

#include "exec/numbers.h"

namespace shlo::exec {

bool ConvolutionShape::make(const KernelRequest &request, ElementType computed, bool forProduct, ByteCount &scratch) {
  const auto &op = std::get<plan::Convolution>(request.op.data);
  const Layout &lhs = request.inputs[0], &rhs = request.inputs[1], &output = request.outputs[0];
  const size_t rank = lhs.shape.size();
  if (rank < 2 || rhs.shape.size() != rank || output.shape.size() != rank)
    return false;
  const size_t count = rank - 2;
  for (const plan::NumberList *list :
       {&op.windowStrides, &op.paddingLow, &op.paddingHigh, &op.lhsDilation, &op.rhsDilation,
        &op.inputSpatialDimensions, &op.kernelSpatialDimensions, &op.outputSpatialDimensions})
    if (list->size() != count)
      return false;
  // Each list of dimension numbers must name every axis once.
  auto complete = [rank](int64_t a, int64_t b, const Extents &others) {
    std::vector<bool> seen(rank);
    Extents all = others;
    all.push_back(a);
    all.push_back(b);
    for (int64_t d : all) {
      if (d < 0 || size_t(d) >= rank || seen[size_t(d)])
        return false;
      seen[size_t(d)] = true;
    }
    return true;
  };
  if (!complete(op.inputBatchDimension, op.inputFeatureDimension, op.inputSpatialDimensions) ||
      !complete(op.kernelInputFeatureDimension, op.kernelOutputFeatureDimension, op.kernelSpatialDimensions) ||
      !complete(op.outputBatchDimension, op.outputFeatureDimension, op.outputSpatialDimensions) ||
      op.featureGroupCount < 1 || op.batchGroupCount < 1)
    return false;

  const Simd simd = request.choice.simd();
  // A product needs contiguous features: those of the input, and the kernel's input or output features.
  auto prepare = [&](PreparedInput &prepared, const Layout &layout, Extents axes,
                     std::initializer_list<int64_t> features) {
    bool inStoredOrder = false;
    for (int64_t d : features)
      inStoredOrder |= layout.strides[size_t(d)] == 1 || layout.shape[size_t(d)] == 1;
    // A conversion reads contiguous elements, and the copy for it would put the axes in another order.
    inStoredOrder &= layout.element == computed || layout.isRowMajor();
    axes.insert(axes.end(), features);
    prepared.make(simd, layout, computed, inStoredOrder || !forProduct ? nullptr : &axes, scratch);
  };
  Extents imagesFirst = {op.inputBatchDimension};
  imagesFirst.insert(imagesFirst.end(), op.inputSpatialDimensions.begin(), op.inputSpatialDimensions.end());
  prepare(input, lhs, std::move(imagesFirst), {op.inputFeatureDimension});
  prepare(kernel, rhs, op.kernelSpatialDimensions, {op.kernelInputFeatureDimension, op.kernelOutputFeatureDimension});

  const int64_t inputFeatures = lhs.shape[size_t(op.inputFeatureDimension)];
  const int64_t images = lhs.shape[size_t(op.inputBatchDimension)];
  const int64_t outputFeatures = output.shape[size_t(op.outputFeatureDimension)];
  depth = rhs.shape[size_t(op.kernelInputFeatureDimension)];
  groups = op.featureGroupCount > 1 ? op.featureGroupCount : op.batchGroupCount;
  batch.extent = output.shape[size_t(op.outputBatchDimension)];
  if ((op.featureGroupCount > 1 && op.batchGroupCount > 1) || inputFeatures % op.featureGroupCount ||
      depth != inputFeatures / op.featureGroupCount || images % op.batchGroupCount ||
      batch.extent != images / op.batchGroupCount || outputFeatures % groups ||
      rhs.shape[size_t(op.kernelOutputFeatureDimension)] != outputFeatures)
    return false;
  features = outputFeatures / groups;
  inputFeatureStride = input.strides[size_t(op.inputFeatureDimension)];
  batch.inputExtent = batch.extent;
  batch.inputStride = input.strides[size_t(op.inputBatchDimension)];
  kernelInputStride = kernel.strides[size_t(op.kernelInputFeatureDimension)];
  kernelOutputStride = kernel.strides[size_t(op.kernelOutputFeatureDimension)];
  if (op.featureGroupCount > 1)
    groupStride = depth * inputFeatureStride;
  else if (op.batchGroupCount > 1)
    groupStride = batch.extent * batch.inputStride;

  for (size_t d = 0; d < count; ++d) {
    WindowAxis axis;
    axis.extent = output.shape[size_t(op.outputSpatialDimensions[d])];
    axis.taps = rhs.shape[size_t(op.kernelSpatialDimensions[d])];
    axis.inputExtent = lhs.shape[size_t(op.inputSpatialDimensions[d])];
    axis.stride = op.windowStrides[d];
    axis.low = op.paddingLow[d];
    axis.inputDilation = op.lhsDilation[d];
    axis.dilation = op.rhsDilation[d];
    axis.reversed = d < op.windowReversal.size() && op.windowReversal[d];
    axis.inputStride = input.strides[size_t(op.inputSpatialDimensions[d])];
    axis.kernelStride = kernel.strides[size_t(op.kernelSpatialDimensions[d])];
    if (axis.stride < 1 || axis.inputDilation < 1 || axis.dilation < 1)
      return false;
    spatial.push_back(axis);
  }
  outputFeatureAxis = size_t(op.outputFeatureDimension);
  for (size_t d = 0; d < rank; ++d) {
    if (d == outputFeatureAxis)
      continue;
    int which = -1;
    for (size_t s = 0; s < count; ++s)
      if (op.outputSpatialDimensions[s] == int64_t(d))
        which = int(s);
    rows.push_back(which);
  }
  return true;
}

bool ConvolutionShape::tabulate(uint64_t maxMemory) {
  constexpr int64_t longest = int64_t(1) << 20; // a longer table would not stay in the caches
  tables.resize(rows.size());
  for (size_t i = 0; i < rows.size(); ++i) {
    if (rows[i] < 0)
      continue;
    const WindowAxis &axis = row(i);
    int64_t size;
    if (size_t(rows[i]) + 1 == spatial.size())
      lastSpatialRow = i;
    if (__builtin_mul_overflow(axis.extent, axis.taps, &size) || size > longest)
      continue;
    tables[i].reserve(size_t(size));
    for (int64_t o = 0; o < axis.extent; ++o)
      for (int64_t k = 0; k < axis.taps; ++k)
        tables[i].push_back(axis.offset(o, k));
  }
  return tabulateTaps(maxMemory);
}

bool ConvolutionShape::tabulateTaps(uint64_t maxMemory) {
  const int64_t most = int64_t(std::min<uint64_t>(maxMemory, uint64_t(1) << 29) / sizeof(int64_t));
  int64_t count = 1;
  for (const WindowAxis &axis : spatial)
    if (__builtin_mul_overflow(count, axis.taps, &count) || count > most)
      return false;
  Extents at(spatial.size(), 0);
  kernelOffsets.reserve(size_t(count));
  for (int64_t t = 0; t < count; ++t) {
    int64_t offset = 0;
    for (size_t d = 0; d < at.size(); ++d)
      offset += spatial[d].kernelOffset(at[d]);
    kernelOffsets.push_back(offset);
    for (size_t d = at.size(); d-- > 0;) {
      if (++at[d] < spatial[d].taps)
        break;
      at[d] = 0;
    }
  }
  return true;
}

namespace {

struct AddMultiply {
  template <typename T> static void apply(T &sum, T a, T b) {
    using Wide = std::conditional_t<(sizeof(T) < 4), uint32_t, T>;
    sum = T(Wide(sum) + Wide(a) * Wide(b));
  }
  template <typename T> static void apply(ComplexNumber<T> &sum, ComplexNumber<T> a, ComplexNumber<T> b) {
    sum.re += a.re * b.re - a.im * b.im;
    sum.im += a.re * b.im + a.im * b.re;
  }
};
struct OrAnd {
  static void apply(uint8_t &sum, uint8_t a, uint8_t b) { sum |= uint8_t(a & b); }
};

template <typename T, typename Operation> class PlainConvolution final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    const auto *input =
        reinterpret_cast<const Loose<T> *>(shape.input.get(arguments.inputs[0], arguments.scratch, watch));
    const auto *kernel =
        reinterpret_cast<const Loose<T> *>(shape.kernel.get(arguments.inputs[1], arguments.scratch, watch));
    if (watch.isStopped())
      return watch.status();
    auto *output = reinterpret_cast<Loose<T> *>(arguments.outputs[0]);
    const size_t spatial = shape.spatial.size();
    auto *coordinates = reinterpret_cast<int64_t *>(arguments.scratch + coordinatesAt);
    auto *taps = coordinates + spatial;
    for (int64_t element = 0; element < elements && watch.proceed(1); ++element) {
      for (size_t d = 0; d < spatial; ++d) {
        coordinates[d] = element / places[d] % shape.spatial[d].extent;
        taps[d] = 0;
      }
      const int64_t image = element / imagePlace % shape.batch.extent;
      const int64_t feature = element / featurePlace % (shape.groups * shape.features);
      // Operands without elements may have no memory, so nothing is added to their addresses here.
      const int64_t from =
          (shape.groups > 1 ? feature / shape.features * shape.groupStride : 0) + image * shape.batch.inputStride;
      const int64_t weights = feature * shape.kernelOutputStride;
      T sum{};
      for (bool more = shape.depth > 0; more && watch.proceed(1);) {
        int64_t offset = 0, kernelOffset = 0;
        for (size_t d = 0; d < spatial; ++d) {
          const int64_t step = shape.spatial[d].offset(coordinates[d], taps[d]);
          if (step == outside) {
            offset = outside;
            break;
          }
          offset += step;
          kernelOffset += shape.spatial[d].kernelOffset(taps[d]);
        }
        const bool going = offset == outside || watch.pieces(shape.depth, 1, [&](int64_t begin, int64_t end) {
          for (int64_t c = begin; c < end; ++c)
            Operation::apply(sum, T(input[from + offset + c * shape.inputFeatureStride]),
                             T(kernel[weights + kernelOffset + c * shape.kernelInputStride]));
        });
        if (!going)
          break;
        more = false;
        for (size_t d = spatial; d-- > 0 && !more;) {
          if (++taps[d] < shape.spatial[d].taps)
            more = true;
          else
            taps[d] = 0;
        }
      }
      output[element] = narrowBits ? narrow(sum) : sum;
    }
    return watch.status();
  }

  ConvolutionShape shape;
  Extents places; // strides of the spatial coordinates in a row-major index
  int64_t elements = 0, imagePlace = 1, featurePlace = 1;
  size_t coordinatesAt = 0;
  int narrowBits = 0;
  bool isSigned = false;

private:
  T narrow(T value) const {
    if constexpr (sizeof(T) == 1) {
      const unsigned mask = (1u << narrowBits) - 1;
      const unsigned bits = unsigned(value) & mask;
      return T(isSigned && (bits >> (narrowBits - 1) & 1) ? bits | ~mask : bits);
    }
    return value;
  }
};

template <typename T, typename Operation = AddMultiply> MadeKernel makePlain(const KernelRequest &request) {
  const auto &op = std::get<plan::Convolution>(request.op.data);
  const Layout &output = request.outputs[0];
  auto kernel = std::make_unique<PlainConvolution<T, Operation>>();
  ByteCount scratch;
  if (!kernel->shape.make(request, output.element, false, scratch))
    return badProgram("convolution");
  const Extents strides = rowMajorStrides(output.shape);
  for (int64_t d : op.outputSpatialDimensions)
    kernel->places.push_back(strides[size_t(d)]);
  kernel->imagePlace = strides[size_t(op.outputBatchDimension)];
  kernel->featurePlace = strides[size_t(op.outputFeatureDimension)];
  kernel->elements = output.elements();
  for (const WindowAxis &axis : kernel->shape.spatial)
    if (axis.taps == 0)
      kernel->shape.depth = 0;
  kernel->coordinatesAt = scratch.reserve(int64_t(2 * op.outputSpatialDimensions.size()), sizeof(int64_t));
  if (!std::is_same_v<Operation, OrAnd> && info(output.element).bits < 8)
    kernel->narrowBits = info(output.element).bits;
  kernel->isSigned = info(output.element).kind == ElementKind::Signed;
  if (!scratch.fits())
    return tooLarge();
  kernel->scratchBytes = scratch.bytes();
  return MadeKernel(std::move(kernel));
}

// The first kernel that suits the shape and reads the input in its layout, or null.
using MakeDirect = MadeKernel (*)(const KernelRequest &, ElementType, const ConvolutionShape &, ByteCount);
MadeKernel makeDirect(const KernelRequest &request, ElementType computed, std::initializer_list<MakeDirect> makers) {
  ConvolutionShape shape;
  ByteCount scratch;
  if (!shape.make(request, computed, false, scratch))
    return badProgram("convolution");
  if (!shape.tabulateTaps(request.maxMemory))
    return tooLarge();
  for (MakeDirect make : makers) {
    MadeKernel made = make(request, computed, shape, scratch);
    if (!made || *made)
      return made;
  }
  return MadeKernel(nullptr);
}

// Floats are computed directly where the layout allows it, or as products.
MadeKernel makeFloat(const KernelRequest &request, ElementType computed) {
  if (!request.choice.general) {
    MadeKernel direct =
        makeDirect(request, computed, {makeLongPointwiseConvolution, makeDirectConvolution, makePointwiseConvolution});
    if (!direct || *direct)
      return direct;
  }
  ConvolutionShape shape;
  ByteCount scratch;
  if (!shape.make(request, computed, true, scratch))
    return badProgram("convolution");
  if (!shape.tabulate(request.maxMemory))
    return tooLarge();
  return makeProductConvolution(request, computed, std::move(shape), scratch);
}

} // namespace

MadeKernel makeConvolution(const KernelRequest &request) {
  const ElementType type = request.outputs[0].element;
  bool isDouble = type == ElementType::F64, anyFloat = isFloat(type);
  for (const Layout &input : request.inputs) {
    isDouble |= input.element == ElementType::F64;
    anyFloat |= isFloat(input.element);
  }
  if (type == ElementType::ComplexF32)
    return makePlain<ComplexNumber<float>>(request);
  if (type == ElementType::ComplexF64)
    return makePlain<ComplexNumber<double>>(request);
  if (anyFloat)
    return makeFloat(request, isDouble ? ElementType::F64 : ElementType::F32);
  if (type == ElementType::I1)
    return makePlain<uint8_t, OrAnd>(request);
  // Sums of up to 32 bits wrap around, so that those of fewer bits are their lowest ones.
  auto fits = [](ElementType element) {
    return isInteger(element) && info(element).bits >= 8 && info(element).bits <= 32;
  };
  if (!request.choice.general && fits(type) && fits(request.inputs[0].element) && fits(request.inputs[1].element)) {
    MadeKernel direct = makeDirect(request, ElementType::I32, {makeDirectConvolution});
    if (!direct || *direct)
      return direct;
  }
  switch (byteSize(type)) {
  case 1: return makePlain<uint8_t>(request);
  case 2: return makePlain<uint16_t>(request);
  case 4: return makePlain<uint32_t>(request);
  default: return makePlain<uint64_t>(request);
  }
}

} // namespace shlo::exec
