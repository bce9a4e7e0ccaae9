// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include <algorithm>

namespace shlo::test {

using plan::Extents;

namespace {

// A random order of the axes batch (or input feature), feature and spatial ones, mostly one that frameworks use. The
// first two are 0 and 1.
Extents randomOrder(Random &random, int64_t rank, bool isKernel) {
  Extents order;
  for (int64_t i = 0; i < rank; ++i)
    order.push_back(i);
  if (random.chance(40)) // features first: NCHW; OIHW
    return isKernel ? (std::swap(order[0], order[1]), order) : order;
  if (random.chance(70)) {
    if (isKernel) // HWIO
      std::rotate(order.begin(), order.begin() + 2, order.end());
    else // NHWC
      std::rotate(order.begin() + 1, order.begin() + 2, order.end());
    return order;
  }
  for (size_t i = 1; i < order.size(); ++i)
    std::swap(order[i], order[size_t(random.between(0, int64_t(i)))]);
  return order;
}

Shape inOrder(const Shape &extents, const Extents &order) {
  Shape shape;
  for (int64_t axis : order)
    shape.push_back(extents[size_t(axis)]);
  return shape;
}
int64_t placeOf(const Extents &order, int64_t axis) {
  return std::find(order.begin(), order.end(), axis) - order.begin();
}

} // namespace

void makeConvolutions(Random &random, Twins &twins) {
  ElementType type =
      random.oneOf({ElementType::F32, ElementType::F32, ElementType::F32, ElementType::F64, ElementType::BF16,
                    ElementType::F16, ElementType::I32, ElementType::I8, ElementType::UI16});
  const int64_t spatial = random.oneOf({1, 1, 2, 2, 2, 3}), rank = spatial + 2;
  plan::Convolution data;
  data.featureGroupCount = data.batchGroupCount = 1;
  int64_t images = random.between(1, 3);
  int64_t depth = random.chance(60) ? random.between(1, 5) : random.between(1, 40);
  int64_t features = random.chance(40) ? random.between(1, 5) : random.between(1, 80);
  if (random.chance(25)) {
    data.featureGroupCount = random.between(2, 7);
    depth = random.chance(60) ? 1 : std::min<int64_t>(depth, 6);
    features = random.chance(60) ? 1 : std::min<int64_t>(features, 20);
    if (depth == 1 && features == 1 && random.chance(50))
      data.featureGroupCount = random.between(8, 70);
  } else if (random.chance(8)) {
    data.batchGroupCount = random.between(2, 3);
    images *= data.batchGroupCount;
    if (random.chance(50))
      depth = features = 1;
  }
  Shape input = {images, depth * data.featureGroupCount};
  Shape kernel = {depth, features * data.featureGroupCount * data.batchGroupCount};
  Shape output = {images / data.batchGroupCount, kernel[1]};
  const bool isPointwise = random.chance(12);
  for (int64_t d = 0; d < spatial; ++d) {
    const bool isLong = spatial == 1 || (d + 1 == spatial && random.chance(50));
    const int64_t extent = isLong ? random.between(1, 150) : random.between(1, 14);
    const int64_t taps = isPointwise ? 1 : isLong && random.chance(20) ? random.between(1, 30) : random.between(1, 4);
    const int64_t stride = isPointwise ? 1 : random.oneOf({1, 1, 1, 2, 3}), dilation = random.oneOf({1, 1, 1, 2});
    const int64_t holes = isPointwise ? 1 : random.oneOf({1, 1, 1, 1, 2, 3});
    const int64_t low = isPointwise ? 0 : random.between(-1, 3), high = isPointwise ? 0 : random.between(-1, 3);
    const int64_t padded = (extent - 1) * holes + 1 + low + high, window = (taps - 1) * dilation + 1;
    input.push_back(extent);
    kernel.push_back(taps);
    output.push_back(padded < window ? 0 : (padded - window) / stride + 1);
    data.windowStrides.push_back(stride);
    data.paddingLow.push_back(low);
    data.paddingHigh.push_back(high);
    data.lhsDilation.push_back(holes);
    data.rhsDilation.push_back(dilation);
    data.windowReversal.push_back(random.chance(15));
  }
  // The general kernel of integers takes 50 nanoseconds for a tap.
  double work = double(depth) * double(features) * double(images);
  for (size_t d = 2; d < output.size(); ++d)
    work *= double(output[d]) * double(kernel[d]);
  if (isInteger(type) && work > 1e7)
    type = ElementType::F32;
  const Extents inputOrder = randomOrder(random, rank, false), kernelOrder = randomOrder(random, rank, true);
  const Extents outputOrder = random.chance(80) ? inputOrder : randomOrder(random, rank, false);
  data.inputBatchDimension = placeOf(inputOrder, 0);
  data.inputFeatureDimension = placeOf(inputOrder, 1);
  data.kernelInputFeatureDimension = placeOf(kernelOrder, 0);
  data.kernelOutputFeatureDimension = placeOf(kernelOrder, 1);
  data.outputBatchDimension = placeOf(outputOrder, 0);
  data.outputFeatureDimension = placeOf(outputOrder, 1);
  for (int64_t d = 2; d < rank; ++d) {
    data.inputSpatialDimensions.push_back(placeOf(inputOrder, d));
    data.kernelSpatialDimensions.push_back(placeOf(kernelOrder, d));
    data.outputSpatialDimensions.push_back(placeOf(outputOrder, d));
  }
  ValueId left = twins.input(random, typeOf(type, inOrder(input, inputOrder)));
  if (random.chance(20)) {
    // The same as the reverse of an input, which the convolution may read as it is.
    plan::Reverse reverse;
    for (int64_t d = 0; d < rank; ++d)
      if (random.chance(50))
        reverse.dimensions.push_back(d);
    left = twins.op(std::move(reverse), {left}, twins.type(left));
  }
  const TensorType kernelType = typeOf(type, inOrder(kernel, kernelOrder));
  ValueId right;
  if (type == ElementType::F32 && random.chance(40)) {
    const Bytes bytes = random.randomBytes(kernelType);
    std::vector<float> values(bytes.size() / sizeof(float));
    std::memcpy(values.data(), bytes.data(), bytes.size());
    right = twins.constant(kernelType, values);
  } else {
    right = twins.input(random, kernelType);
  }
  const ValueId sums = twins.op(std::move(data), {left, right}, typeOf(type, inOrder(output, outputOrder)));
  twins.result(withEpilogue(random, twins, sums));
}

} // namespace shlo::test
