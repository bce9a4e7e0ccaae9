// fft of several lines at once, by linear_fourier.h. All numbers have the type of the program; roots of unity are
// computed in f64 and rounded. A transform of an even number of real numbers is one of half the length.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/extents.h"
#include "exec/linear_fft.h"
#include "exec/linear_line_transform.h"
#include "exec/linear_roots.h"
#include "exec/numbers.h"
#include "exec/parallel.h"

namespace shlo::exec {
namespace {

// The tiles of longer lines leave the second-level cache.
constexpr int64_t longest = int64_t(1) << 13;
constexpr int64_t fewestLines = 3;
constexpr size_t mostLanes = 16;

template <typename T> class BundledFft final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    const size_t last = lengths.size() - 1;
    const int64_t length = lengths[last];
    const auto *input = reinterpret_cast<const T *>(arguments.inputs[0]);
    auto *output = reinterpret_cast<T *>(arguments.outputs[0]);
    const T scale = kind == plan::FftType::IFFT || kind == plan::FftType::IRFFT ? T(1 / double(elements)) : T(1);
    if (kind == plan::FftType::RFFT) {
      if (!forwardReal(arguments, input, output, watch))
        return watch.status();
      outer(arguments, output, output, length / 2 + 1, false, T(1), watch);
    } else if (kind == plan::FftType::IRFFT) {
      const T *half = input;
      if (last > 0) {
        auto *between = reinterpret_cast<T *>(arguments.scratch + betweenAt);
        if (!outer(arguments, input, between, length / 2 + 1, true, T(1), watch))
          return watch.status();
        half = between;
      }
      inverseReal(arguments, half, output, scale, watch);
    } else {
      const bool inverse = kind == plan::FftType::IFFT;
      if (alongRows(arguments, input, output, inverse, last == 0 ? scale : T(1), watch))
        outer(arguments, output, output, length, inverse, scale, watch);
    }
    return watch.status();
  }

  plan::FftType kind{};
  FourierKernels<T> kernels;
  Extents lengths;
  std::vector<LineTransform<T>> transforms; // of the last axis: of half its length, if it is real and even
  std::vector<T> roots;                     // for a real axis of an even length
  int64_t elements = 1, items = 1;          // of one transform; the number of transforms
  size_t tileAt = 0, otherAt = 0, betweenAt = 0;
  KernelChoice choice;

  // The chunks for this many bundles of lines.
  int64_t chunksOfBundles(int64_t bundles, int64_t length) const {
    return chunksOf(choice, bundles, double(length * kernels.lanes * int64_t(sizeof(T))) / 4);
  }

private:
  static constexpr int64_t workPerNumber = 16;

  T *tile(char *scratch) const { return reinterpret_cast<T *>(scratch + tileAt); }
  T *other(char *scratch) const { return reinterpret_cast<T *>(scratch + otherAt); }
  bool proceed(int64_t length, Watch &watch) const { return watch.proceed(length * workPerNumber); }

  // Visits bundles of the lines of the last axis: visit(scratch, pointers to the input, pointers to the output, their
  // number). Lines are `from` and `to` real numbers apart.
  template <typename Visit>
  bool bundles(const KernelArguments &arguments, const T *input, int64_t from, T *output, int64_t to, Watch &watch,
               Visit &&visit) const {
    const int64_t length = lengths.back(), all = items * (elements / length);
    const int64_t count = (all + kernels.lanes - 1) / kernels.lanes, chunks = chunksOfBundles(count, length);
    return forChunks(arguments, chunks, watch, [&](int64_t chunk, char *scratch, Watch &own) {
      const T *inputs[mostLanes];
      T *outputs[mostLanes];
      for (int64_t bundle = chunkBegin(count, chunks, chunk); bundle < chunkBegin(count, chunks, chunk + 1); ++bundle) {
        const int64_t line = bundle * kernels.lanes, lines = std::min(kernels.lanes, all - line);
        for (int64_t i = 0; i < kernels.lanes; ++i) {
          // Lanes without a line repeat the first one.
          inputs[i] = input + (line + (i < lines ? i : 0)) * from;
          outputs[i] = output + (line + (i < lines ? i : 0)) * to;
        }
        visit(scratch, static_cast<const T *const *>(inputs), static_cast<T *const *>(outputs), lines);
        if (!proceed(length, own))
          return false;
      }
      return true;
    });
  }

  bool alongRows(const KernelArguments &arguments, const T *input, T *output, bool inverse, T scale,
                 Watch &watch) const {
    const int64_t length = lengths.back();
    return bundles(arguments, input, 2 * length, output, 2 * length, watch,
                   [&](char *scratch, const T *const *from, T *const *to, int64_t count) {
                     kernels.loadLines(from, length, inverse, tile(scratch));
                     const T *done = transforms.back().run(kernels, tile(scratch), other(scratch));
                     kernels.storeLines(to, count, length, inverse, scale, done);
                   });
  }

  bool forwardReal(const KernelArguments &arguments, const T *input, T *output, Watch &watch) const {
    const int64_t length = lengths.back(), half = length / 2, width = half + 1;
    auto transformBundle = [&](char *scratch, const T *const *from, T *const *to, int64_t count) {
      T *one = tile(scratch), *two = other(scratch);
      if (length % 2 == 0) {
        kernels.loadLines(from, half, false, one);
        T *done = transforms.back().run(kernels, one, two);
        T *spectrum = done == one ? two : one;
        kernels.separate(roots.data(), half, done, spectrum);
        kernels.storeLines(to, count, width, false, T(1), spectrum);
        return;
      }
      const int64_t lanes = kernels.lanes;
      for (int64_t k = 0; k < length; ++k)
        for (int64_t i = 0; i < lanes; ++i) {
          one[2 * k * lanes + i] = from[i][k];
          one[(2 * k + 1) * lanes + i] = 0;
        }
      T *done = transforms.back().run(kernels, one, two);
      std::fill_n(done + lanes, lanes, T(0));
      kernels.storeLines(to, count, width, false, T(1), done);
    };
    return bundles(arguments, input, length, output, 2 * width, watch, transformBundle);
  }

  bool inverseReal(const KernelArguments &arguments, const T *input, T *output, T scale, Watch &watch) const {
    const int64_t length = lengths.back(), half = length / 2, width = half + 1;
    auto transformBundle = [&](char *scratch, const T *const *from, T *const *to, int64_t count) {
      T *one = tile(scratch), *two = other(scratch);
      const int64_t lanes = kernels.lanes;
      if (length % 2 == 0) {
        kernels.loadLines(from, width, false, one);
        kernels.join(roots.data(), half, one, two);
        const T *done = transforms.back().run(kernels, two, one);
        kernels.storeLines(to, count, half, true, scale, done);
        return;
      }
      // The whole spectrum, swapped.
      kernels.loadLines(from, width, true, one);
      std::fill_n(one, lanes, T(0));
      for (int64_t k = width; k < length; ++k)
        for (int64_t i = 0; i < lanes; ++i) {
          one[2 * k * lanes + i] = -one[2 * (length - k) * lanes + i];
          one[(2 * k + 1) * lanes + i] = one[(2 * (length - k) + 1) * lanes + i];
        }
      const T *done = transforms.back().run(kernels, one, two);
      for (int64_t k = 0; k < length; ++k)
        for (int64_t i = 0; i < count; ++i)
          to[i][k] = scale * done[(2 * k + 1) * lanes + i];
    };
    return bundles(arguments, input, 2 * width, output, length, watch, transformBundle);
  }

  // All axes except the last one, which has `width` complex numbers. The first of them reads `input`.
  bool outer(const KernelArguments &arguments, const T *input, T *output, int64_t width, bool inverse, T scale,
             Watch &watch) const {
    int64_t inner = width, blocks = items;
    for (size_t d = 0; d + 1 < lengths.size(); ++d)
      blocks *= lengths[d];
    for (size_t d = lengths.size() - 1; d-- > 0;) {
      const int64_t length = lengths[d], across = (inner + kernels.lanes - 1) / kernels.lanes;
      blocks /= length;
      const int64_t chunks = chunksOfBundles(blocks * across, length);
      const bool going = forChunks(arguments, chunks, watch, [&](int64_t chunk, char *scratch, Watch &own) {
        for (int64_t bundle = chunkBegin(blocks * across, chunks, chunk);
             bundle < chunkBegin(blocks * across, chunks, chunk + 1); ++bundle) {
          const int64_t q = bundle % across * kernels.lanes, count = std::min(kernels.lanes, inner - q);
          const int64_t at = 2 * (bundle / across * length * inner + q);
          kernels.loadColumns(input + at, inner, count, length, inverse, tile(scratch));
          const T *done = transforms[d].run(kernels, tile(scratch), other(scratch));
          kernels.storeColumns(output + at, inner, count, length, inverse, d == 0 ? scale : T(1), done);
          if (!proceed(length, own))
            return false;
        }
        return true;
      });
      if (!going)
        return false;
      input = output;
      inner *= length;
    }
    return true;
  }
};

template <typename T> MadeKernel makeFor(const KernelRequest &request) {
  const auto &fft = std::get<plan::Fft>(request.op.data);
  const Layout &input = request.inputs[0], &output = request.outputs[0];
  const size_t rank = input.shape.size(), axes = fft.fftLength.size();
  if (request.choice.general || axes < 1 || axes > rank || output.shape.size() != rank || output.elements() == 0 ||
      input.elements() == 0)
    return MadeKernel(nullptr);
  auto kernel = std::make_unique<BundledFft<T>>();
  kernel->kind = fft.fftType;
  kernel->lengths = fft.fftLength;
  kernel->choice = request.choice;
  kernel->kernels = fourierKernels<T>(request.choice.simd());
  const bool isReal = fft.fftType == plan::FftType::RFFT || fft.fftType == plan::FftType::IRFFT;
  int64_t longestLine = 1;
  for (size_t i = 0; i < axes; ++i) {
    const int64_t length = fft.fftLength[i];
    const bool halfIn = fft.fftType == plan::FftType::IRFFT && i + 1 == axes;
    const bool halfOut = fft.fftType == plan::FftType::RFFT && i + 1 == axes;
    if (length < 1 || length > longest || input.shape[rank - axes + i] != (halfIn ? length / 2 + 1 : length) ||
        output.shape[rank - axes + i] != (halfOut ? length / 2 + 1 : length))
      return MadeKernel(nullptr);
    kernel->elements *= length;
    longestLine = std::max(longestLine, length);
  }
  for (size_t d = 0; d < rank - axes; ++d) {
    if (input.shape[d] != output.shape[d])
      return MadeKernel(nullptr);
    kernel->items *= input.shape[d];
  }
  kernel->transforms.resize(axes);
  for (size_t i = 0; i < axes; ++i) {
    const int64_t length = fft.fftLength[i], lines = kernel->items * (kernel->elements / length);
    const bool isHalf = isReal && i + 1 == axes && length % 2 == 0;
    if (lines < fewestLines || !kernel->transforms[i].make(isHalf ? length / 2 : length, request.choice.simd()))
      return MadeKernel(nullptr);
    if (kernel->transforms[i].room() > longest)
      return MadeKernel(nullptr);
    longestLine = std::max(longestLine, kernel->transforms[i].room());
    for (int64_t k = 0; isHalf && k <= length / 4; ++k) {
      const std::complex<double> root = rootOfUnity(k, length);
      kernel->roots.push_back(T(root.real()));
      kernel->roots.push_back(T(root.imag()));
    }
  }
  ByteCount scratch;
  const int64_t tile = 2 * (longestLine + 1) * kernel->kernels.lanes;
  kernel->tileAt = scratch.reserve(tile, sizeof(T));
  kernel->otherAt = scratch.reserve(tile, sizeof(T));
  const size_t own = scratch.bytes();
  if (fft.fftType == plan::FftType::IRFFT && axes > 1)
    kernel->betweenAt = scratch.reserve(2 * input.elements(), sizeof(T));
  if (!scratch.fits())
    return tooLarge();
  kernel->scratchBytes = scratch.bytes();
  kernel->sharedBytes = scratch.bytes() - own;
  // No axis has more bundles than lines.
  for (int64_t length : kernel->lengths)
    kernel->isParallel |= kernel->chunksOfBundles(kernel->items * (kernel->elements / length), length) > 1;
  return MadeKernel(std::move(kernel));
}

} // namespace

MadeKernel makeBundledFft(const KernelRequest &request) {
  const bool isDouble =
      request.inputs[0].element == ElementType::F64 || request.inputs[0].element == ElementType::ComplexF64;
  return isDouble ? makeFor<double>(request) : makeFor<float>(request);
}

} // namespace shlo::exec
