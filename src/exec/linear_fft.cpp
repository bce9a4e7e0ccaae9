// fft: Eigen's transforms for lengths whose prime factors are 2, 3 and 5, Bluestein's convolution with a chirp for all
// others. Everything is computed in f64, so an f32 result has little more than its own rounding error.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/extents.h"
#include "exec/linear_eigen.h"
#include "exec/numbers.h"

#include <unsupported/Eigen/FFT>

namespace shlo::exec {
namespace {

using Number = std::complex<double>;

// Forward transforms of one length.
class Transform {
public:
  // Eigen counts in int, up to eight times the length.
  static constexpr int64_t longest = int64_t(1) << 26;

  void make(int64_t count) {
    length = count;
    int64_t rest = length;
    for (int64_t prime : {2, 3, 5})
      while (rest % prime == 0)
        rest /= prime;
    size = length;
    if (rest > 1)
      for (size = 1; size < 2 * length - 1;)
        size *= 2;
    // Eigen's plan writes to its buffer only for other prime factors, so a run does not change the plan.
    plan = std::make_unique<Eigen::internal::kiss_cpx_fft<double>>();
    plan->make_twiddles(int(size), false);
    if (size > 1)
      plan->factorize(int(size));
    if (rest > 1)
      makeChirp();
  }

  // The numbers of scratch memory.
  int64_t scratch() const { return chirp.empty() ? 0 : 2 * size; }

  // Reads every `stride`-th number of `from` and writes contiguous numbers to `to`.
  void run(const Number *from, int64_t stride, Number *to, Number *scratch) const {
    if (chirp.empty())
      return runPlan(from, stride, to);
    Number *signal = scratch, *spectrum = scratch + size;
    for (int64_t k = 0; k < length; ++k)
      signal[k] = from[k * stride] * chirp[size_t(k)];
    std::fill(signal + length, signal + size, Number());
    runPlan(signal, 1, spectrum);
    // The inverse transform is the forward transform, conjugated before and after.
    for (int64_t k = 0; k < size; ++k)
      spectrum[k] = std::conj(spectrum[k] * filter[size_t(k)]);
    runPlan(spectrum, 1, signal);
    for (int64_t k = 0; k < length; ++k)
      to[k] = std::conj(signal[k]) * chirp[size_t(k)] / double(size);
  }

private:
  void runPlan(const Number *from, int64_t stride, Number *to) const {
    if (size == 1)
      *to = *from;
    else
      plan->work(0, to, from, 1, size_t(stride));
  }

  // jk = (j^2 + k^2 - (j - k)^2) / 2 makes the transform a convolution with a chirp, which transforms of a power of two
  // compute.
  void makeChirp() {
    Eigen::internal::kiss_cpx_fft<double> roots;
    roots.make_twiddles(int(2 * length), false);
    for (int64_t k = 0; k < length; ++k)
      chirp.push_back(roots.m_twiddles[size_t(k * k % (2 * length))]);
    std::vector<Number> signal(static_cast<size_t>(size));
    for (int64_t k = 0; k < length; ++k)
      signal[size_t(k)] = signal[size_t((size - k) % size)] = std::conj(chirp[size_t(k)]);
    filter.resize(size_t(size));
    runPlan(signal.data(), 1, filter.data());
  }

  int64_t length = 1, size = 1; // size: the length of the plan
  std::unique_ptr<Eigen::internal::kiss_cpx_fft<double>> plan;
  std::vector<Number> chirp, filter; // empty if the plan alone computes the transform
};

// T: the type of the real numbers of the program.
template <typename T> class FftKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    auto *data = reinterpret_cast<Number *>(arguments.scratch + dataAt);
    auto *line = reinterpret_cast<Number *>(arguments.scratch + lineAt);
    auto *helper = reinterpret_cast<Number *>(arguments.scratch + helperAt);
    const size_t last = lengths.size() - 1;
    // The numbers in a row of the last axis. A half spectrum has this width until it is transformed.
    const int64_t width = kind == plan::FftType::IRFFT ? lengths[last] / 2 + 1 : lengths[last];
    for (int64_t item = 0; item < items; ++item) {
      load(reinterpret_cast<const Loose<T> *>(arguments.inputs[0]) + item * inputNumbers, data);
      // Transforms the axes from the last to the first. An inverse real transform does the last axis at the end.
      if (kind != plan::FftType::IRFFT && !along(last, width, 1, data, line, helper, watch))
        return watch.status();
      if (kind == plan::FftType::RFFT)
        for (Number *row = data; row < data + elements; row += width) {
          // These are the sum and the alternating sum of real numbers, so they are real.
          row->imag(0);
          if (width % 2 == 0)
            row[width / 2].imag(0);
        }
      for (int64_t axis = int64_t(last) - 1, inner = width; axis >= 0; inner *= lengths[size_t(axis--)])
        if (!along(size_t(axis), width, inner, data, line, helper, watch))
          return watch.status();
      T *output = reinterpret_cast<T *>(arguments.outputs[0]) + item * outputNumbers;
      if (kind != plan::FftType::IRFFT)
        store(data, output);
      else if (!complete(data, line, helper, output, watch))
        return watch.status();
    }
    return {};
  }

  plan::FftType kind{};
  Extents lengths;
  std::vector<Transform> transforms;
  int64_t items = 0, elements = 1;             // elements: of one transform
  int64_t inputNumbers = 0, outputNumbers = 0; // of an item, in real numbers
  size_t dataAt = 0, lineAt = 0, helperAt = 0;

private:
  // Transforms all lines of one axis.
  bool along(size_t axis, int64_t width, int64_t inner, Number *data, Number *line, Number *helper,
             Watch &watch) const {
    const int64_t length = axis + 1 == lengths.size() ? width : lengths[axis];
    const int64_t all = elements / lengths.back() * width;
    for (int64_t block = 0; block < all; block += length * inner)
      for (int64_t q = 0; q < inner; ++q) {
        Number *from = data + block + q;
        transforms[axis].run(from, inner, line, helper);
        for (int64_t k = 0; k < length; ++k)
          from[k * inner] = line[k];
        if (!watch.proceed(length * 32))
          return false;
      }
    return true;
  }

  // An inverse transform is a forward transform, conjugated before and after.
  void load(const Loose<T> *input, Number *data) const {
    if (kind == plan::FftType::RFFT) {
      for (int64_t i = 0; i < inputNumbers; ++i)
        data[i] = double(input[i]);
      return;
    }
    const double sign = kind == plan::FftType::FFT ? 1 : -1;
    for (int64_t i = 0; i < inputNumbers / 2; ++i)
      data[i] = {double(input[2 * i]), sign * double(input[2 * i + 1])};
  }

  void store(const Number *data, T *output) const {
    const bool inverse = kind == plan::FftType::IFFT;
    const double scale = inverse ? 1 / double(elements) : 1, imaginaryScale = inverse ? -scale : scale;
    const int64_t length = lengths.back(), width = kind == plan::FftType::RFFT ? length / 2 + 1 : length;
    for (int64_t row = 0; row < elements; row += length)
      for (int64_t k = 0; k < width; ++k) {
        *output++ = T(scale * data[row + k].real());
        *output++ = T(imaginaryScale * data[row + k].imag());
      }
  }

  // Completes each row of a half spectrum, transforms it, and keeps the real parts.
  bool complete(const Number *half, Number *line, Number *helper, T *output, Watch &watch) const {
    const int64_t length = lengths.back(), width = length / 2 + 1;
    const double scale = 1 / double(elements);
    Number *row = line + length;
    for (int64_t r = 0; r < elements / length; ++r, half += width) {
      std::copy_n(half, width, row);
      row[0].imag(0);
      if (length % 2 == 0)
        row[length / 2].imag(0);
      for (int64_t k = width; k < length; ++k)
        row[k] = std::conj(half[length - k]);
      transforms.back().run(row, 1, line, helper);
      for (int64_t k = 0; k < length; ++k)
        *output++ = T(scale * line[k].real());
      if (!watch.proceed(length * 32))
        return false;
    }
    return true;
  }
};

template <typename T> MadeKernel makeFor(const KernelRequest &request) {
  const auto &fft = std::get<plan::Fft>(request.op.data);
  const Layout &input = request.inputs[0], &output = request.outputs[0];
  const size_t rank = input.shape.size(), axes = fft.fftLength.size();
  if (axes < 1 || axes > rank || output.shape.size() != rank)
    return badProgram("fft");
  auto kernel = std::make_unique<FftKernel<T>>();
  kernel->kind = fft.fftType;
  kernel->lengths = fft.fftLength;
  if (output.elements() == 0 || input.elements() == 0)
    return MadeKernel(std::move(kernel));
  int64_t inputElements = 1, outputElements = 1;
  for (size_t i = 0; i < axes; ++i) {
    const int64_t length = fft.fftLength[i];
    const bool halfIn = fft.fftType == plan::FftType::IRFFT && i + 1 == axes;
    const bool halfOut = fft.fftType == plan::FftType::RFFT && i + 1 == axes;
    const int64_t from = input.shape[rank - axes + i], to = output.shape[rank - axes + i];
    if (length < 1 || from != (halfIn ? length / 2 + 1 : length) || to != (halfOut ? length / 2 + 1 : length))
      return badProgram("fft");
    if (length > Transform::longest)
      return makeError(SHLO_UNSUPPORTED, "fft of a length above 2^26");
    inputElements *= from;
    outputElements *= to;
    kernel->elements *= length;
  }
  int64_t helper = 0, line = 0;
  kernel->transforms.resize(axes);
  for (size_t i = 0; i < axes; ++i) {
    kernel->transforms[i].make(fft.fftLength[i]);
    helper = std::max(helper, kernel->transforms[i].scratch());
    line = std::max(line, fft.fftLength[i]);
  }
  kernel->items = input.elements() / inputElements;
  if (output.elements() != kernel->items * outputElements)
    return badProgram("fft");
  kernel->inputNumbers = inputElements * (fft.fftType == plan::FftType::RFFT ? 1 : 2);
  kernel->outputNumbers = outputElements * (fft.fftType == plan::FftType::IRFFT ? 1 : 2);
  ByteCount scratch;
  kernel->dataAt = scratch.reserve(kernel->elements, sizeof(Number));
  kernel->lineAt = scratch.reserve(2 * line, sizeof(Number));
  kernel->helperAt = scratch.reserve(helper, sizeof(Number));
  if (!scratch.fits())
    return tooLarge();
  kernel->scratchBytes = scratch.bytes();
  return MadeKernel(std::move(kernel));
}

} // namespace

MadeKernel makeFft(const KernelRequest &request) {
  const bool realInput = std::get<plan::Fft>(request.op.data).fftType == plan::FftType::RFFT;
  const bool realOutput = std::get<plan::Fft>(request.op.data).fftType == plan::FftType::IRFFT;
  const ElementType from = request.inputs[0].element, to = request.outputs[0].element;
  auto matches = [&](ElementType real, ElementType complex) {
    return from == (realInput ? real : complex) && to == (realOutput ? real : complex);
  };
  if (matches(ElementType::F32, ElementType::ComplexF32))
    return makeFor<float>(request);
  if (matches(ElementType::F64, ElementType::ComplexF64))
    return makeFor<double>(request);
  return badProgram("fft");
}

} // namespace shlo::exec
