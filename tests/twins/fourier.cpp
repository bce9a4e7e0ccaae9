// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include <span>

namespace shlo::test {

void makeFourier(Random &random, Twins &twins) {
  using plan::FftType;
  plan::Fft data;
  data.fftType = random.oneOf({FftType::FFT, FftType::IFFT, FftType::RFFT, FftType::IRFFT});
  const bool isDouble = random.chance(40);
  // The general kernel computes in f64, and the special one in the type of the program.
  twins.tolerance = isDouble ? 1e-13 : 1e-5;
  const int64_t axes = random.oneOf({1, 1, 2, 3});
  Shape shape;
  const bool isLong = axes == 1 && random.chance(15); // a line by itself, or two
  for (int64_t i = isLong ? 0 : random.between(0, 2); i > 0; --i)
    shape.push_back(random.chance(3) ? 0 : random.between(1, 40));
  for (int64_t i = 0; i < axes; ++i)
    data.fftLength.push_back(isLong ? random.oneOf({1000, 1021, 4096, 5000, 8191, 9261, 16384, 20010, 29791})
                             : random.chance(50) ? random.between(1, 20)
                             : random.chance(50) ? random.oneOf({16, 24, 27, 32, 49, 60, 64, 100, 121, 128})
                                                 : random.between(1, axes == 1 ? 700 : 80));
  if (isLong && random.chance(30))
    shape.push_back(2);
  while (elementCount(data.fftLength) * std::max<int64_t>(elementCount(shape), 1) > 60000)
    for (std::span<int64_t> part : {std::span<int64_t>(shape), std::span<int64_t>(data.fftLength)})
      for (int64_t &extent : part)
        extent = (extent + 1) / 2;
  shape.insert(shape.end(), data.fftLength.begin(), data.fftLength.end());
  Shape half = shape;
  half.back() = half.back() / 2 + 1;
  const ElementType real = isDouble ? ElementType::F64 : ElementType::F32;
  const ElementType complex = isDouble ? ElementType::ComplexF64 : ElementType::ComplexF32;
  const TensorType from = data.fftType == FftType::RFFT    ? typeOf(real, shape)
                          : data.fftType == FftType::IRFFT ? typeOf(complex, half)
                                                           : typeOf(complex, shape);
  const TensorType to = data.fftType == FftType::RFFT    ? typeOf(complex, half)
                        : data.fftType == FftType::IRFFT ? typeOf(real, shape)
                                                         : typeOf(complex, shape);
  const ValueId input = twins.input(random, from);
  twins.result(twins.op(std::move(data), {input}, to));
}

} // namespace shlo::test
