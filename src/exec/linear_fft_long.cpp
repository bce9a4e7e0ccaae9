// fft along one axis of few lines, or of long ones. The numbers of a line are a matrix whose columns are transformed
// and multiplied by roots of unity, and then its rows: these are several short lines, which linear_fourier.h transforms
// at once. A length with a large prime factor becomes a convolution with a chirp, in f64.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/extents.h"
#include "exec/linear_fft.h"
#include "exec/linear_line_transform.h"
#include "exec/linear_roots.h"
#include "exec/numbers.h"
#include "exec/parallel.h"

#include <bit>

namespace shlo::exec {
namespace {

constexpr int64_t shortest = 64, longest = int64_t(1) << 18; // its roots take 2 or 4 MB

// How the parts of numbers are read and written: the inverse transform is the forward transform of numbers with swapped
// parts, whose results are swapped.
template <typename T> struct Ends {
  bool swapsFrom = false, swapsTo = false;
  T scale = 1;
};

// Forward transforms of lines of rows * columns complex numbers, by rows and columns.
template <typename T> class SplitTransform {
public:
  // False if the length has no such factors.
  bool make(int64_t length, Simd simd) {
    kernels = fourierKernels<T>(simd);
    rows = 0;
    for (int64_t factor = 4; factor * factor <= length; ++factor)
      if (length % factor == 0 && isSmooth(factor) && isSmooth(length / factor))
        rows = factor;
    if (rows == 0)
      return false;
    columns = length / rows;
    along.make(rows, simd);
    across.make(columns, simd);
    const int64_t lanes = kernels.lanes;
    roots.resize(size_t(2 * rows * bundlesOf(columns) * lanes));
    T *to = roots.data();
    for (int64_t c = 0; c < columns; c += lanes)
      for (int64_t r = 0; r < rows; ++r, to += 2 * lanes)
        for (int64_t i = 0; i < lanes; ++i) {
          const std::complex<double> root = rootOfUnity(r * (c + i), length);
          to[i] = T(root.real());
          to[lanes + i] = T(root.imag());
        }
    return true;
  }

  // The real numbers of scratch memory.
  int64_t scratch() const { return 2 * tileNumbers() + 2 * rows * columns; }

  // `to` may be `from`. False if the watch stops the run.
  bool run(const T *from, T *to, const Ends<T> &ends, T *scratch, Watch &watch) const {
    T *const tile = scratch, *const other = tile + tileNumbers(), *const between = other + tileNumbers();
    const int64_t lanes = kernels.lanes;
    for (int64_t c = 0; c < columns; c += lanes) {
      const int64_t count = std::min(lanes, columns - c);
      kernels.loadColumns(from + 2 * c, columns, count, rows, ends.swapsFrom, tile);
      T *const done = along.run(kernels, tile, other);
      kernels.multiplyEach(roots.data() + 2 * c * rows, rows, done);
      kernels.storeColumns(between + 2 * c, columns, count, rows, false, T(1), done);
      if (!watch.proceed(rows * workPerNumber))
        return false;
    }
    for (int64_t r = 0; r < rows; r += lanes) {
      const int64_t count = std::min(lanes, rows - r);
      const T *lines[mostLanes];
      for (int64_t i = 0; i < lanes; ++i) // those without a line repeat the first one
        lines[i] = between + 2 * (r + (i < count ? i : 0)) * columns;
      kernels.loadLines(lines, columns, false, tile);
      const T *done = across.run(kernels, tile, other);
      kernels.storeColumns(to + 2 * r, rows, count, columns, ends.swapsTo, ends.scale, done);
      if (!watch.proceed(columns * workPerNumber))
        return false;
    }
    return true;
  }

private:
  static constexpr size_t mostLanes = 16;
  static constexpr int64_t workPerNumber = 16;

  static bool isSmooth(int64_t number) {
    for (int64_t prime = 2; prime <= largestRadix; ++prime)
      while (number % prime == 0)
        number /= prime;
    return number == 1;
  }
  int64_t bundlesOf(int64_t lines) const { return (lines + kernels.lanes - 1) / kernels.lanes; }
  int64_t tileNumbers() const { return 2 * std::max(rows, columns) * kernels.lanes; }

  FourierKernels<T> kernels;
  int64_t rows = 0, columns = 0;
  LineTransform<T> along, across; // of a column, of a row
  std::vector<T> roots;           // as the tiles of columns have their numbers
};

// Forward transforms of lines of complex numbers.
template <typename T> class LongTransform {
public:
  bool make(int64_t length, Simd simd, Watch &watch) {
    numbers = length;
    return plain.make(length, simd) || makeConvolution(simd, watch);
  }
  // In bytes. Memory for them begins at a multiple of 64.
  size_t scratchBytes() const {
    return convolved() ? size_t(convolution.scratch() + 4 * size) * sizeof(double)
                       : size_t(plain.scratch()) * sizeof(T);
  }
  bool run(const T *from, T *to, const Ends<T> &ends, char *scratch, Watch &watch) const {
    if (!convolved())
      return plain.run(from, to, ends, reinterpret_cast<T *>(scratch), watch);
    auto *const signal = reinterpret_cast<double *>(scratch), *const spectrum = signal + 2 * size,
                *const room = spectrum + 2 * size;
    for (int64_t k = 0; k < numbers; ++k) {
      const std::complex<double> number(from[2 * k + ends.swapsFrom], from[2 * k + !ends.swapsFrom]);
      put(signal, k, product(number, chirp[size_t(k)]));
    }
    std::fill(signal + 2 * numbers, signal + 2 * size, 0.0);
    if (!watch.proceed(size) || !convolution.run(signal, spectrum, {}, room, watch))
      return false;
    for (int64_t k = 0; k < size; ++k)
      put(spectrum, k, product({spectrum[2 * k], spectrum[2 * k + 1]}, filter[size_t(k)]));
    // The inverse transform, of which the scale is in the filter.
    if (!watch.proceed(size) || !convolution.run(spectrum, signal, {true, true, 1}, room, watch))
      return false;
    for (int64_t k = 0; k < numbers; ++k) {
      const std::complex<double> number = product({signal[2 * k], signal[2 * k + 1]}, chirp[size_t(k)]);
      to[2 * k + ends.swapsTo] = T(double(ends.scale) * number.real());
      to[2 * k + !ends.swapsTo] = T(double(ends.scale) * number.imag());
    }
    return watch.proceed(numbers);
  }

private:
  bool convolved() const { return size != 0; }
  // Unlike the operator, without a branch for infinities.
  static std::complex<double> product(std::complex<double> a, std::complex<double> b) {
    return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
  }
  static void put(double *to, int64_t k, std::complex<double> number) {
    to[2 * k] = number.real();
    to[2 * k + 1] = number.imag();
  }

  // jk = (j^2 + k^2 - (j - k)^2) / 2
  bool makeConvolution(Simd simd, Watch &watch) {
    size = int64_t(std::bit_ceil(uint64_t(2 * numbers - 1)));
    if (size > longest || !convolution.make(size, simd))
      return false;
    const auto memory = Storage::allocate(size_t(4 * size + convolution.scratch()) * sizeof(double), true);
    if (!memory)
      return false;
    auto *const line = reinterpret_cast<double *>(memory->data()), *const spectrum = line + 2 * size;
    int64_t square = 0; // k^2 modulo twice the length
    for (int64_t k = 0; k < numbers; ++k) {
      chirp.push_back(rootOfUnity(square, 2 * numbers));
      put(line, k, std::conj(chirp.back()));
      put(line, (size - k) % size, std::conj(chirp.back()));
      square = (square + 2 * k + 1) % (2 * numbers);
    }
    if (!convolution.run(line, spectrum, {}, spectrum + 2 * size, watch))
      return false;
    for (int64_t k = 0; k < size; ++k)
      filter.push_back(std::complex<double>(spectrum[2 * k], spectrum[2 * k + 1]) / double(size));
    return true;
  }

  int64_t numbers = 0;
  SplitTransform<T> plain;
  int64_t size = 0; // of the convolution; 0: there is none
  SplitTransform<double> convolution;
  std::vector<std::complex<double>> chirp, filter;
};

template <typename T> class LongFft final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    return forChunks(arguments, chunks, [&](int64_t chunk, char *scratch, Watch &watch) {
      for (int64_t line = chunkBegin(lines, chunks, chunk); line < chunkBegin(lines, chunks, chunk + 1); ++line)
        if (!transformLine(reinterpret_cast<const T *>(arguments.inputs[0]) + line * inputNumbers,
                           reinterpret_cast<T *>(arguments.outputs[0]) + line * outputNumbers, scratch, watch))
          return false;
      return true;
    });
  }

  plan::FftType kind{};
  int64_t length = 0, lines = 0, chunks = 1;
  int64_t inputNumbers = 0, outputNumbers = 0; // of a line, in real numbers
  LongTransform<T> transform;                  // of half the length if it is of real numbers and even
  std::vector<T> roots;                        // likewise: exp(-2 pi i k / length) for k <= length / 4
  size_t wholeAt = 0, resultAt = 0, transformAt = 0;

private:
  bool transformLine(const T *input, T *output, char *scratch, Watch &watch) const {
    auto *const whole = reinterpret_cast<T *>(scratch + wholeAt), *const result =
                                                                      reinterpret_cast<T *>(scratch + resultAt);
    char *const room = scratch + transformAt;
    const bool isInverse = kind == plan::FftType::IFFT || kind == plan::FftType::IRFFT;
    const T scale = isInverse ? T(1 / double(length)) : T(1);
    const int64_t half = length / 2;
    switch (kind) {
    case plan::FftType::FFT:
    case plan::FftType::IFFT: return transform.run(input, output, {isInverse, isInverse, scale}, room, watch);
    case plan::FftType::RFFT:
      if (length % 2 == 0) {
        if (!transform.run(input, result, {}, room, watch))
          return false;
        separate(result, output);
        return watch.proceed(half);
      }
      for (int64_t k = 0; k < length; ++k) {
        whole[2 * k] = input[k];
        whole[2 * k + 1] = 0;
      }
      if (!watch.proceed(length) || !transform.run(whole, result, {}, room, watch))
        return false;
      std::copy_n(result, outputNumbers, output);
      output[1] = 0;
      return watch.proceed(length);
    case plan::FftType::IRFFT:
      if (length % 2 == 0) {
        join(input, whole);
        return watch.proceed(half) && transform.run(whole, output, {true, true, scale}, room, watch);
      }
      whole[0] = input[0];
      whole[1] = 0;
      for (int64_t k = 1; k <= half; ++k) {
        whole[2 * k] = whole[2 * (length - k)] = input[2 * k];
        whole[2 * k + 1] = input[2 * k + 1];
        whole[2 * (length - k) + 1] = -input[2 * k + 1];
      }
      if (!watch.proceed(length) || !transform.run(whole, result, {true, true, scale}, room, watch))
        return false;
      for (int64_t k = 0; k < length; ++k)
        output[k] = result[2 * k];
      return watch.proceed(length);
    }
    return true;
  }

  // The spectrum of real numbers, of which the transform has two in each complex one.
  void separate(const T *from, T *to) const {
    const int64_t half = length / 2;
    for (int64_t k = 1; k <= half / 2; ++k) {
      const T *a = from + 2 * k, *b = from + 2 * (half - k);
      const T evenRe = T(0.5) * (a[0] + b[0]), evenIm = T(0.5) * (a[1] - b[1]);
      const T oddRe = T(0.5) * (a[1] + b[1]), oddIm = T(0.5) * (b[0] - a[0]);
      const T *root = roots.data() + 2 * k;
      const T turnedRe = root[0] * oddRe - root[1] * oddIm, turnedIm = root[0] * oddIm + root[1] * oddRe;
      to[2 * k] = evenRe + turnedRe;
      to[2 * k + 1] = evenIm + turnedIm;
      to[2 * (half - k)] = evenRe - turnedRe;
      to[2 * (half - k) + 1] = turnedIm - evenIm;
    }
    to[0] = from[0] + from[1];
    to[2 * half] = from[0] - from[1];
    to[1] = to[2 * half + 1] = 0;
  }
  // And back, times 2. The parts of the first and the last number that are not real do not count.
  void join(const T *from, T *to) const {
    const int64_t half = length / 2;
    to[0] = from[0] + from[2 * half];
    to[1] = from[0] - from[2 * half];
    for (int64_t k = 1; k <= half / 2; ++k) {
      const T *a = from + 2 * k, *b = from + 2 * (half - k);
      const T sumRe = a[0] + b[0], sumIm = a[1] - b[1], restRe = a[0] - b[0], restIm = a[1] + b[1];
      const T *root = roots.data() + 2 * k;
      // i times the conjugate of the root, times the rest.
      const T turnedRe = root[1] * restRe - root[0] * restIm, turnedIm = root[0] * restRe + root[1] * restIm;
      to[2 * k] = sumRe + turnedRe;
      to[2 * k + 1] = sumIm + turnedIm;
      to[2 * (half - k)] = sumRe - turnedRe;
      to[2 * (half - k) + 1] = turnedIm - sumIm;
    }
  }
};

template <typename T> MadeKernel makeFor(const KernelRequest &request) {
  const auto &fft = std::get<plan::Fft>(request.op.data);
  const Layout &input = request.inputs[0], &output = request.outputs[0];
  const bool halfIn = fft.fftType == plan::FftType::IRFFT, halfOut = fft.fftType == plan::FftType::RFFT;
  if (request.choice.general || fft.fftLength.size() != 1 || input.shape.empty() ||
      input.shape.size() != output.shape.size() || input.elements() == 0 || output.elements() == 0)
    return MadeKernel(nullptr);
  const int64_t length = fft.fftLength[0], width = length / 2 + 1;
  if (length < shortest || length > longest || input.shape.back() != (halfIn ? width : length) ||
      output.shape.back() != (halfOut ? width : length) ||
      input.elements() / input.shape.back() != output.elements() / output.shape.back())
    return MadeKernel(nullptr);
  auto kernel = std::make_unique<LongFft<T>>();
  kernel->kind = fft.fftType;
  kernel->length = length;
  kernel->lines = input.elements() / input.shape.back();
  kernel->inputNumbers = input.shape.back() * (halfOut ? 1 : 2);
  kernel->outputNumbers = output.shape.back() * (halfIn ? 1 : 2);
  const bool isHalf = (halfIn || halfOut) && length % 2 == 0;
  Watch watch(request.context);
  const bool isMade = kernel->transform.make(isHalf ? length / 2 : length, request.choice.simd(), watch);
  if (watch.isStopped())
    return watch.error();
  if (!isMade)
    return MadeKernel(nullptr);
  for (int64_t k = 0; isHalf && k <= length / 4; ++k) {
    const std::complex<double> root = rootOfUnity(k, length);
    kernel->roots.push_back(T(root.real()));
    kernel->roots.push_back(T(root.imag()));
  }
  ByteCount scratch;
  kernel->transformAt = scratch.reserve(int64_t(kernel->transform.scratchBytes()), 1);
  kernel->wholeAt = scratch.reserve(halfIn || halfOut ? 2 * length : 0, sizeof(T));
  kernel->resultAt = scratch.reserve(halfIn || halfOut ? 2 * length : 0, sizeof(T));
  if (!scratch.fits())
    return tooLarge();
  kernel->scratchBytes = scratch.bytes();
  if (kernel->scratchBytes <= mostScratchOfWorker)
    kernel->chunks = chunksOf(request.choice, kernel->lines, 2 * double(length));
  kernel->isParallel = kernel->chunks > 1;
  return MadeKernel(std::move(kernel));
}

} // namespace

MadeKernel makeLongFft(const KernelRequest &request) {
  const bool isDouble =
      request.inputs[0].element == ElementType::F64 || request.inputs[0].element == ElementType::ComplexF64;
  return isDouble ? makeFor<double>(request) : makeFor<float>(request);
}

} // namespace shlo::exec
