// fft of lines that neither linear_fft_bundles.cpp nor linear_fft_long.cpp takes: Eigen's transforms for lengths whose
// prime factors are 2, 3 and 5, Bluestein's convolution with a chirp for all others. Everything is computed in f64, so
// an f32 result has little more than its own rounding error.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_fft.h"
#include "exec/extents.h"
#include "exec/linear_eigen.h"
#include "exec/linear_roots.h"
#include "exec/numbers.h"
#include "exec/parallel.h"

#include <unsupported/Eigen/FFT>

namespace shlo::exec {
namespace {

using Number = std::complex<double>;

// The roots of unity exp(-2 pi i e / n), as products of entries of two short tables.
class Roots {
public:
  void make(int64_t n) {
    while (int64_t(1) << 2 * bits < n)
      ++bits;
    for (int64_t e = 0; e < int64_t(1) << bits; ++e) {
      fine.push_back(rootOfUnity(e, n));
      coarse.push_back(rootOfUnity(e << bits, n));
    }
  }
  Number operator()(int64_t e) const {
    return coarse[size_t(e >> bits)] * fine[size_t(e & ((int64_t(1) << bits) - 1))];
  }

private:
  int bits = 0;
  std::vector<Number> coarse, fine;
};

// Forward transforms of a length whose prime factors are 2, 3 and 5. A long transform is divided into columns and rows:
// its numbers are a matrix whose columns are transformed and multiplied by roots, then its rows. Parts that Eigen
// transforms are short, so that a run can stop between them.
class SmoothTransform {
public:
  // Eigen transforms longer lines only in pieces.
  static constexpr int64_t longest = int64_t(1) << 16;

  void make(int64_t count) {
    length = count;
    rows = 1;
    if (length > longest) {
      for (int64_t divisor = 2; divisor * divisor <= length; ++divisor)
        if (length % divisor == 0)
          rows = divisor;
      rowPlan = planOf(rows);
      roots.make(length);
    }
    columns = length / rows;
    columnPlan = planOf(columns);
  }

  // The numbers of scratch memory.
  int64_t scratch() const { return rows == 1 ? 0 : 2 * together * std::max(rows, columns); }

  // Reads every `stride`-th number of `from`, which a long transform overwrites, and writes contiguous numbers to `to`.
  // False if the watch stops the run.
  bool run(Number *from, int64_t stride, Number *to, Number *scratch, Watch &watch) const {
    if (rows == 1) {
      transform(columnPlan, from, stride, to);
      return watch.proceed(length * workPerNumber);
    }
    Number *lines = scratch, *results = scratch + together * std::max(rows, columns);
    for (int64_t c = 0; c < columns; c += together) {
      const int64_t count = std::min(together, columns - c);
      for (int64_t r = 0; r < rows; ++r)
        for (int64_t i = 0; i < count; ++i)
          lines[i * rows + r] = from[(r * columns + c + i) * stride];
      for (int64_t i = 0; i < count; ++i)
        transform(rowPlan, lines + i * rows, 1, results + i * rows);
      for (int64_t r = 0; r < rows; ++r)
        for (int64_t i = 0; i < count; ++i)
          from[(r * columns + c + i) * stride] = results[i * rows + r] * roots(r * (c + i));
      if (!watch.proceed(rows * count * workPerNumber))
        return false;
    }
    for (int64_t r = 0; r < rows; r += together) {
      const int64_t count = std::min(together, rows - r);
      for (int64_t i = 0; i < count; ++i)
        transform(columnPlan, from + (r + i) * columns * stride, stride, results + i * columns);
      // The system may have to give the memory of each of these lines.
      const bool going = watch.pieces(columns, count * workPerNumber, [&](int64_t begin, int64_t end) {
        for (int64_t k = begin; k < end; ++k)
          for (int64_t i = 0; i < count; ++i)
            to[k * rows + r + i] = results[i * columns + k];
      });
      if (!going)
        return false;
    }
    return true;
  }

private:
  using Plan = std::unique_ptr<Eigen::internal::kiss_cpx_fft<double>>;
  static constexpr int64_t together = 8; // lines that are read and written together, because they share cache lines
  static constexpr int64_t workPerNumber = 32;

  static Plan planOf(int64_t count) {
    auto plan = std::make_unique<Eigen::internal::kiss_cpx_fft<double>>();
    plan->make_twiddles(int(count), false);
    if (count > 1)
      plan->factorize(int(count));
    return plan;
  }
  // Eigen's plan writes to its buffer only for other prime factors, so a run does not change the plan.
  static void transform(const Plan &plan, const Number *from, int64_t stride, Number *to) {
    if (plan->m_twiddles.size() == 1)
      *to = *from;
    else
      plan->work(0, to, from, 1, size_t(stride));
  }

  int64_t length = 1, rows = 1, columns = 1;
  Plan rowPlan, columnPlan; // of `rows` numbers and of `columns` numbers
  Roots roots;
};

// Forward transforms of one length.
//
// For other prime factors, jk = (j^2 + k^2 - (j - k)^2) / 2 makes the transform a convolution with a chirp, which
// transforms of a power of two compute.
class Transform {
public:
  static constexpr int64_t longest = int64_t(1) << 26;

  void make(int64_t count, Watch &watch) {
    length = size = count;
    int64_t rest = length;
    for (int64_t prime : {2, 3, 5})
      while (rest % prime == 0)
        rest /= prime;
    if (rest == 1)
      return plan.make(size);
    for (size = 1; size < 2 * length - 1;)
      size *= 2;
    plan.make(size);
    chirp.make(2 * length);
    if (size > longestFilter)
      return;
    filter.resize(size_t(size));
    std::vector<Number> room(size_t(size + plan.scratch()));
    makeFilter(filter.data(), room.data(), watch);
  }

  // The numbers of scratch memory.
  int64_t scratch() const { return plan.scratch() + (size == length ? 0 : filter.empty() ? 3 * size : 2 * size); }

  // Prepares the scratch memory for any number of runs. This and the next function return false if the watch stops the
  // run.
  bool begin(Number *scratch, Watch &watch) const {
    return size == length || !filter.empty() || makeFilter(scratch + 2 * size, scratch, watch);
  }
  // Reads every `stride`-th number of `from`, which it may overwrite, and writes contiguous numbers to `to`.
  bool run(Number *from, int64_t stride, Number *to, Number *scratch, Watch &watch) const {
    if (size == length)
      return plan.run(from, stride, to, scratch, watch);
    Number *signal = scratch, *spectrum = scratch + size;
    const Number *factors = filter.empty() ? scratch + 2 * size : filter.data();
    Number *room = scratch + (filter.empty() ? 3 * size : 2 * size);
    // The inverse transform is the forward transform, conjugated before and after.
    return eachChirp(watch, [&](int64_t k, Number factor) { signal[k] = from[k * stride] * factor; }) &&
           watch.pieces(size - length, 1,
                        [&](int64_t begin, int64_t end) {
                          std::fill(signal + length + begin, signal + length + end, Number());
                        }) &&
           plan.run(signal, 1, spectrum, room, watch) &&
           watch.pieces(size, 2,
                        [&](int64_t begin, int64_t end) {
                          for (int64_t k = begin; k < end; ++k)
                            spectrum[k] = std::conj(spectrum[k] * factors[k]);
                        }) &&
           plan.run(spectrum, 1, signal, room, watch) &&
           eachChirp(watch, [&](int64_t k, Number factor) { to[k] = std::conj(signal[k]) * factor / double(size); });
  }

private:
  // The largest filter that is kept. Longer ones are made by each run, in scratch memory that limits count.
  static constexpr int64_t longestFilter = int64_t(1) << 20;

  // Calls visit(k, exp(-pi i k^2 / length)) for all k < length.
  template <typename Visit> bool eachChirp(Watch &watch, Visit &&visit) const {
    int64_t square = 0; // k^2 modulo twice the length
    return watch.pieces(length, 4, [&](int64_t begin, int64_t end) {
      for (int64_t k = begin; k < end; ++k) {
        visit(k, chirp(square));
        square += 2 * k + 1;
        if (square >= 2 * length)
          square -= 2 * length;
      }
    });
  }
  // `room` has `size` numbers, then those of the plan's scratch memory; or the scratch memory of a run.
  bool makeFilter(Number *to, Number *room, Watch &watch) const {
    Number *const scratch = filter.empty() ? room + 3 * size : room + size;
    return watch.pieces(size, 1, [&](int64_t begin, int64_t end) { std::fill(room + begin, room + end, Number()); }) &&
           eachChirp(watch, [&](int64_t k, Number factor) { room[k] = room[(size - k) % size] = std::conj(factor); }) &&
           plan.run(room, 1, to, scratch, watch);
  }

  int64_t length = 1, size = 1; // size: the length of the plan
  SmoothTransform plan;
  Roots chirp;                // unused if the plan alone computes the transform
  std::vector<Number> filter; // empty if it is unused or long
};

// T: the type of the real numbers of the program.
template <typename T> class FftKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    return forChunks(arguments, chunks, [&](int64_t chunk, char *scratch, Watch &watch) {
      Room room{reinterpret_cast<Number *>(scratch + lineAt), reinterpret_cast<Number *>(scratch + helperAt)};
      for (int64_t item = chunkBegin(items, chunks, chunk); item < chunkBegin(items, chunks, chunk + 1); ++item)
        if (!transformItem(reinterpret_cast<const Loose<T> *>(arguments.inputs[0]) + item * inputNumbers,
                           reinterpret_cast<Number *>(scratch + dataAt), room,
                           reinterpret_cast<T *>(arguments.outputs[0]) + item * outputNumbers, watch))
          return false;
      return true;
    });
  }

  plan::FftType kind{};
  Extents lengths;
  std::vector<Transform> transforms;
  int64_t items = 0, elements = 1;             // elements: of one transform
  int64_t chunks = 1;                          // of items
  int64_t inputNumbers = 0, outputNumbers = 0; // of an item, in real numbers
  size_t dataAt = 0, lineAt = 0, helperAt = 0;

private:
  // The scratch memory of lines.
  struct Room {
    Number *line, *helper;
    const Transform *user = nullptr; // for which `helper` is prepared
  };

  bool transformItem(const Loose<T> *input, Number *data, Room &room, T *output, Watch &watch) const {
    const size_t last = lengths.size() - 1;
    // The numbers in a row of the last axis. A half spectrum has this width until it is transformed.
    const int64_t width = kind == plan::FftType::IRFFT ? lengths[last] / 2 + 1 : lengths[last];
    if (!load(input, data, watch))
      return false;
    // Transforms the axes from the last to the first. An inverse real transform does the last axis at the end.
    if (kind != plan::FftType::IRFFT && !along(last, width, 1, data, room, watch))
      return false;
    if (kind == plan::FftType::RFFT)
      for (Number *row = data; row < data + elements && watch.proceed(4); row += width) {
        // These are the sum and the alternating sum of real numbers, so they are real.
        row->imag(0);
        if (width % 2 == 0)
          row[width / 2].imag(0);
      }
    for (int64_t axis = int64_t(last) - 1, inner = width; axis >= 0; inner *= lengths[size_t(axis--)])
      if (!along(size_t(axis), width, inner, data, room, watch))
        return false;
    return kind == plan::FftType::IRFFT ? complete(data, room, output, watch) : store(data, output, watch);
  }

  bool transform(size_t axis, Number *from, int64_t stride, Room &room, Watch &watch) const {
    const Transform &one = transforms[axis];
    if (room.user != &one && !one.begin(room.helper, watch))
      return false;
    room.user = &one;
    return one.run(from, stride, room.line, room.helper, watch);
  }

  // Transforms all lines of one axis.
  bool along(size_t axis, int64_t width, int64_t inner, Number *data, Room &room, Watch &watch) const {
    const int64_t length = axis + 1 == lengths.size() ? width : lengths[axis];
    const int64_t all = elements / lengths.back() * width;
    for (int64_t block = 0; block < all; block += length * inner)
      for (int64_t q = 0; q < inner; ++q) {
        Number *from = data + block + q;
        const bool going =
            transform(axis, from, inner, room, watch) && watch.pieces(length, 1, [&](int64_t begin, int64_t end) {
              for (int64_t k = begin; k < end; ++k)
                from[k * inner] = room.line[k];
            });
        if (!going)
          return false;
      }
    return true;
  }

  // An inverse transform is a forward transform, conjugated before and after.
  bool load(const Loose<T> *input, Number *data, Watch &watch) const {
    if (kind == plan::FftType::RFFT)
      return watch.pieces(inputNumbers, 1, [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i)
          data[i] = double(input[i]);
      });
    const double sign = kind == plan::FftType::FFT ? 1 : -1;
    return watch.pieces(inputNumbers / 2, 1, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i)
        data[i] = {double(input[2 * i]), sign * double(input[2 * i + 1])};
    });
  }

  bool store(const Number *data, T *output, Watch &watch) const {
    const bool inverse = kind == plan::FftType::IFFT;
    const double scale = inverse ? 1 / double(elements) : 1, imaginaryScale = inverse ? -scale : scale;
    const int64_t length = lengths.back(), width = kind == plan::FftType::RFFT ? length / 2 + 1 : length;
    for (int64_t row = 0; row < elements; row += length) {
      const bool going = watch.pieces(width, 1, [&](int64_t begin, int64_t end) {
        for (int64_t k = begin; k < end; ++k) {
          *output++ = T(scale * data[row + k].real());
          *output++ = T(imaginaryScale * data[row + k].imag());
        }
      });
      if (!going)
        return false;
    }
    return true;
  }

  // Completes each row of a half spectrum, transforms it, and keeps the real parts.
  bool complete(const Number *half, Room &room, T *output, Watch &watch) const {
    const int64_t length = lengths.back(), width = length / 2 + 1;
    const double scale = 1 / double(elements);
    Number *row = room.line + length;
    for (int64_t r = 0; r < elements / length; ++r, half += width) {
      const bool copied =
          watch.pieces(width, 1, [&](int64_t begin, int64_t end) { std::copy(half + begin, half + end, row + begin); });
      if (!copied)
        return false;
      row[0].imag(0);
      if (length % 2 == 0)
        row[length / 2].imag(0);
      const bool going = watch.pieces(length - width, 1,
                                      [&](int64_t begin, int64_t end) {
                                        for (int64_t k = width + begin; k < width + end; ++k)
                                          row[k] = std::conj(half[length - k]);
                                      }) &&
                         transform(lengths.size() - 1, row, 1, room, watch) &&
                         watch.pieces(length, 1, [&](int64_t begin, int64_t end) {
                           for (int64_t k = begin; k < end; ++k)
                             *output++ = T(scale * room.line[k].real());
                         });
      if (!going)
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
  Watch watch(request.context);
  kernel->transforms.resize(axes);
  for (size_t i = 0; i < axes; ++i) {
    kernel->transforms[i].make(fft.fftLength[i], watch);
    helper = std::max(helper, kernel->transforms[i].scratch());
    line = std::max(line, fft.fftLength[i]);
  }
  if (watch.isStopped())
    return watch.error();
  kernel->items = input.elements() / inputElements;
  if (output.elements() != kernel->items * outputElements)
    return badProgram("fft");
  kernel->inputNumbers = inputElements * (fft.fftType == plan::FftType::RFFT ? 1 : 2);
  kernel->outputNumbers = outputElements * (fft.fftType == plan::FftType::IRFFT ? 1 : 2);
  ByteCount scratch;
  kernel->dataAt = scratch.reserve(kernel->elements, sizeof(Number));
  // The completed rows of half a spectrum follow the line.
  kernel->lineAt = scratch.reserve(fft.fftType == plan::FftType::IRFFT ? 2 * line : line, sizeof(Number));
  kernel->helperAt = scratch.reserve(helper, sizeof(Number));
  if (!scratch.fits())
    return tooLarge();
  kernel->scratchBytes = scratch.bytes();
  if (kernel->scratchBytes <= mostScratchOfWorker)
    kernel->chunks = chunksOf(request.choice, kernel->items, 10 * double(kernel->elements));
  kernel->isParallel = kernel->chunks > 1;
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
  if (!matches(ElementType::F32, ElementType::ComplexF32) && !matches(ElementType::F64, ElementType::ComplexF64))
    return badProgram("fft");
  MadeKernel bundled = makeBundledFft(request);
  if (!bundled || *bundled)
    return bundled;
  MadeKernel divided = makeLongFft(request);
  if (!divided || *divided)
    return divided;
  if (matches(ElementType::F32, ElementType::ComplexF32))
    return makeFor<float>(request);
  return makeFor<double>(request);
}

} // namespace shlo::exec
