// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include <limits>

namespace shlo::test {

namespace {

// Floats with fractions, zeros of both signs, infinities and NaN: the order of combination is fixed.
template <typename T> Bytes randomFloats(Random &random, const TensorType &type, bool withNan) {
  Bytes bytes(size_t(elementCount(type.shape)) * sizeof(T));
  for (size_t at = 0; at < bytes.size(); at += sizeof(T)) {
    T value = T(random.between(-2000, 2000)) / T(64);
    if (random.chance(10))
      value = random.chance(50) ? T(0) : -T(0);
    if (withNan && random.chance(3))
      value = random.chance(50) ? std::numeric_limits<T>::quiet_NaN() : -std::numeric_limits<T>::infinity();
    std::memcpy(&bytes[at], &value, sizeof(T));
  }
  return bytes;
}

ValueId randomInput(Random &random, Twins &twins, const TensorType &type, bool withNan) {
  if (type.element == ElementType::F32)
    return twins.input(type, randomFloats<float>(random, type, withNan));
  if (type.element == ElementType::F64)
    return twins.input(type, randomFloats<double>(random, type, withNan));
  return twins.input(random, type);
}

} // namespace

void makeWindows(Random &random, Twins &twins) {
  const ElementType element = random.oneOf({ElementType::F32, ElementType::F32, ElementType::F64, ElementType::I32,
                                            ElementType::I8, ElementType::UI8, ElementType::I64, ElementType::BF16});
  const ElementFunction function = random.oneOf(
      {ElementFunction::Add, ElementFunction::Max, ElementFunction::Max, ElementFunction::Min, ElementFunction::Mul});
  const int64_t rank = random.between(1, 5);
  plan::ReduceWindow data;
  Shape input, output;
  const bool isPooling = random.chance(70); // no window on the first axes or on the last one
  const bool featuresLast = random.chance(50);
  int64_t elements = 1;
  for (int64_t d = 0; d < rank; ++d) {
    const bool still = isPooling && rank > 1 && (featuresLast ? d == 0 || d + 1 == rank : d < rank / 2);
    int64_t extent = d + 1 == rank && random.chance(60) ? random.between(1, 300) : random.between(1, 12);
    extent = std::min<int64_t>(extent, std::max<int64_t>(20000 / elements, 1));
    elements *= extent;
    const int64_t taps = still ? 1 : d + 1 == rank && random.chance(10) ? random.between(1, 30) : random.between(1, 4);
    const int64_t stride = still ? 1 : random.oneOf({1, 1, 2, 2, 3}), dilation = random.oneOf({1, 1, 1, 2});
    const int64_t holes = still ? 1 : random.oneOf({1, 1, 1, 1, 1, 2});
    const int64_t low = still || random.chance(40) ? 0 : random.between(-1, 3);
    const int64_t high = still || random.chance(40) ? 0 : random.between(-1, 3);
    const int64_t padded = (extent - 1) * holes + 1 + low + high, window = (taps - 1) * dilation + 1;
    input.push_back(extent);
    output.push_back(padded < window ? 0 : (padded - window) / stride + 1);
    data.windowDimensions.push_back(taps);
    data.windowStrides.push_back(stride);
    data.baseDilations.push_back(holes);
    data.windowDilations.push_back(dilation);
    data.paddingLow.push_back(low);
    data.paddingHigh.push_back(high);
  }
  const bool withNan = function == ElementFunction::Max || function == ElementFunction::Min;
  const ValueId value = randomInput(random, twins, typeOf(element, input), withNan);
  const ValueId init = randomInput(random, twins, typeOf(element), false);
  std::vector<plan::Body> bodies;
  bodies.push_back(twins.binaryBody(function, element));
  twins.result(twins.op(std::move(data), {value, init}, typeOf(element, output), std::move(bodies)));
}

} // namespace shlo::test
