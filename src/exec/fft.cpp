// fft: mixed radix transforms that leave their results in order; lengths with a large prime factor by Bluestein's
// convolution with a chirp.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/extents.h"

#include <cmath>
#include <cstring>
#include <numbers>

namespace shlo::exec {
namespace {

template <typename T> struct Number {
  T re, im;
  friend Number operator+(Number a, Number b) { return {a.re + b.re, a.im + b.im}; }
  friend Number operator-(Number a, Number b) { return {a.re - b.re, a.im - b.im}; }
  friend Number operator*(Number a, Number b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
  friend Number operator*(T a, Number b) { return {a * b.re, a * b.im}; }
  // Times -i.
  Number turned() const { return {im, -re}; }
  Number conjugate() const { return {re, -im}; }
};

// exp(-2 pi i k / n), from the first eighth of the circle, where sine and cosine are most exact.
template <typename T> Number<T> root(int64_t k, int64_t n) {
  k %= n;
  const __int128 eighth = __int128(8) * k / n;
  auto at = [n](__int128 numerator) { return 2 * std::numbers::pi_v<double> * double(numerator) / double(n); };
  double re, im;
  switch (int(eighth)) {
  case 0:
    re = std::cos(at(k)), im = -std::sin(at(k));
    break;
  case 1:
  case 2: { // a quarter less
    const double angle = 2 * std::numbers::pi_v<double> * (double(__int128(4) * k - n) / (4.0 * double(n)));
    re = -std::sin(angle), im = -std::cos(angle);
    break;
  }
  case 3:
  case 4: { // a half less
    const double angle = 2 * std::numbers::pi_v<double> * (double(__int128(2) * k - n) / (2.0 * double(n)));
    re = -std::cos(angle), im = std::sin(angle);
    break;
  }
  case 5:
  case 6: { // three quarters less
    const double angle = 2 * std::numbers::pi_v<double> * (double(__int128(4) * k - __int128(3) * n) / (4.0 * double(n)));
    re = std::sin(angle), im = std::cos(angle);
    break;
  }
  default:
    re = std::cos(at(k - n)), im = -std::sin(at(k - n));
  }
  return {T(re), T(im)};
}

// Transforms of one length, forwards.
template <typename T> class Transform {
public:
  using N = Number<T>;

  // False where the tables would be larger than any memory.
  bool make(int64_t count) {
    length = count;
    if (length > (int64_t(1) << 40))
      return false;
    int64_t rest = length;
    std::vector<int64_t> factors;
    for (int64_t radix : {4, 2, 3, 5})
      for (; rest % radix == 0; rest /= radix)
        factors.push_back(radix);
    for (int64_t radix = 7; rest > 1 && radix <= largestRadix; radix += 2)
      for (; rest % radix == 0; rest /= radix)
        factors.push_back(radix);
    if (rest > 1)
      return makeChirp();
    for (int64_t remaining = length; int64_t radix : factors) {
      Stage stage{radix, remaining / radix, int64_t(table.size()), 0};
      for (int64_t p = 0; p < stage.rest; ++p)
        for (int64_t j = 1; j < radix; ++j)
          table.push_back(root<T>(p * j, remaining));
      stage.roots = int64_t(table.size());
      if (radix > 5)
        for (int64_t j = 0; j < radix; ++j)
          table.push_back(root<T>(j, radix));
      stages.push_back(stage);
      remaining = stage.rest;
    }
    return true;
  }

  // Elements of scratch.
  int64_t scratch() const { return helper ? 2 * helper->length : 0; }

  // `inner` interleaved transforms of data[i * inner]; the result is in data or in other, which is returned.
  N *run(N *data, N *other, int64_t inner, N *scratch) const {
    if (helper) {
      for (int64_t q = 0; q < inner; ++q)
        runChirp(data + q, inner, scratch);
      return data;
    }
    int64_t stride = inner;
    for (const Stage &stage : stages) {
      switch (stage.radix) {
      case 2:
        pass<2>(stage, data, other, stride);
        break;
      case 3:
        pass<3>(stage, data, other, stride);
        break;
      case 4:
        pass<4>(stage, data, other, stride);
        break;
      case 5:
        pass<5>(stage, data, other, stride);
        break;
      default:
        passAny(stage, data, other, stride);
      }
      stride *= stage.radix;
      std::swap(data, other);
    }
    return data;
  }

  int64_t length = 1;

private:
  static constexpr int64_t largestRadix = 61;
  struct Stage {
    int64_t radix, rest, twiddles, roots;
  };

  template <int Radix> static void butterfly(const N *a, N *b) {
    if constexpr (Radix == 2) {
      b[0] = a[0] + a[1];
      b[1] = a[0] - a[1];
    } else if constexpr (Radix == 3) {
      constexpr T half = T(0.5), sine = T(0.86602540378443864676);
      const N sum = a[1] + a[2], middle = a[0] - half * sum, across = (sine * (a[1] - a[2])).turned();
      b[0] = a[0] + sum;
      b[1] = middle + across;
      b[2] = middle - across;
    } else if constexpr (Radix == 4) {
      const N even = a[0] + a[2], evenDifference = a[0] - a[2];
      const N odd = a[1] + a[3], oddDifference = (a[1] - a[3]).turned();
      b[0] = even + odd;
      b[1] = evenDifference + oddDifference;
      b[2] = even - odd;
      b[3] = evenDifference - oddDifference;
    } else {
      constexpr T cos1 = T(0.30901699437494742410), cos2 = T(-0.80901699437494742410);
      constexpr T sin1 = T(0.95105651629515357212), sin2 = T(0.58778525229247312917);
      const N outer = a[1] + a[4], inner = a[2] + a[3], outerDifference = a[1] - a[4], innerDifference = a[2] - a[3];
      const N first = a[0] + cos1 * outer + cos2 * inner, second = a[0] + cos2 * outer + cos1 * inner;
      const N firstAcross = (sin1 * outerDifference + sin2 * innerDifference).turned();
      const N secondAcross = (sin2 * outerDifference - sin1 * innerDifference).turned();
      b[0] = a[0] + outer + inner;
      b[1] = first + firstAcross;
      b[2] = second + secondAcross;
      b[3] = second - secondAcross;
      b[4] = first - firstAcross;
    }
  }

  template <int Radix> void pass(const Stage &stage, const N *from, N *to, int64_t stride) const {
    const N *twiddle = table.data() + stage.twiddles;
    for (int64_t p = 0; p < stage.rest; ++p, twiddle += Radix - 1) {
      const N *source = from + stride * p;
      N *target = to + stride * Radix * p;
      for (int64_t q = 0; q < stride; ++q) {
        N a[Radix], b[Radix];
        for (int k = 0; k < Radix; ++k)
          a[k] = source[q + stride * stage.rest * k];
        butterfly<Radix>(a, b);
        target[q] = b[0];
        for (int j = 1; j < Radix; ++j)
          target[q + stride * j] = b[j] * twiddle[j - 1];
      }
    }
  }

  void passAny(const Stage &stage, const N *from, N *to, int64_t stride) const {
    const int64_t radix = stage.radix;
    const N *twiddle = table.data() + stage.twiddles, *roots = table.data() + stage.roots;
    for (int64_t p = 0; p < stage.rest; ++p, twiddle += radix - 1)
      for (int64_t q = 0; q < stride; ++q) {
        N a[largestRadix];
        for (int64_t k = 0; k < radix; ++k)
          a[k] = from[q + stride * (p + stage.rest * k)];
        for (int64_t j = 0; j < radix; ++j) {
          N sum = a[0];
          for (int64_t k = 1, turn = j; k < radix; ++k) {
            sum = sum + a[k] * roots[turn];
            turn += j;
            if (turn >= radix)
              turn -= radix;
          }
          to[q + stride * (radix * p + j)] = j ? sum * twiddle[j - 1] : sum;
        }
      }
  }

  // jk = (j^2 + k^2 - (j - k)^2) / 2 makes the transform a convolution with a chirp, which a power of two can do.
  bool makeChirp() {
    int64_t power = 1;
    while (power < 2 * length - 1)
      power *= 2;
    helper = std::make_unique<Transform>();
    if (!helper->make(power))
      return false;
    for (int64_t k = 0; k < length; ++k)
      chirp.push_back(root<T>(int64_t(__int128(k) * k % (2 * length)), 2 * length));
    std::vector<N> filter(size_t(power), N{0, 0}), other(static_cast<size_t>(power));
    for (int64_t k = 0; k < length; ++k)
      filter[size_t(k)] = filter[size_t((power - k) % power)] = chirp[size_t(k)].conjugate();
    const N *result = helper->run(filter.data(), other.data(), 1, nullptr);
    table.assign(result, result + power);
    return true;
  }

  void runChirp(N *data, int64_t stride, N *scratch) const {
    const int64_t power = helper->length;
    N *signal = scratch, *other = scratch + power;
    for (int64_t k = 0; k < length; ++k)
      signal[k] = data[k * stride] * chirp[size_t(k)];
    for (int64_t k = length; k < power; ++k)
      signal[k] = {0, 0};
    N *result = helper->run(signal, other, 1, nullptr);
    // The way back is the way there, conjugated before and after.
    for (int64_t k = 0; k < power; ++k)
      result[k] = (result[k] * table[size_t(k)]).conjugate();
    result = helper->run(result, result == signal ? other : signal, 1, nullptr);
    const T scale = T(1) / T(power);
    for (int64_t k = 0; k < length; ++k)
      data[k * stride] = scale * (result[k].conjugate() * chirp[size_t(k)]);
  }

  std::vector<Stage> stages;
  std::vector<N> table; // twiddle factors; of a chirp the transformed filter
  std::unique_ptr<Transform> helper;
  std::vector<N> chirp;
};

template <typename T> class FftKernel final : public Kernel {
public:
  using N = Number<T>;

  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.control);
    const char *input = arguments.inputs[0];
    char *output = arguments.outputs[0];
    for (int64_t item = 0; item < items; ++item) {
      N *data = reinterpret_cast<N *>(arguments.scratch + dataAt);
      N *other = reinterpret_cast<N *>(arguments.scratch + otherAt);
      N *helper = reinterpret_cast<N *>(arguments.scratch + helperAt);
      if (!watch.proceed(elements * 16))
        return watch.status();
      load(input, data);
      // From the last axis to the first; of an inverse real transform, the last axis comes last and whole.
      int64_t inner = 1;
      const bool halved = kind == plan::FftKind::Irfft;
      const int64_t width = halved ? lengths.back() / 2 + 1 : lengths.back();
      auto along = [&](size_t axis, int64_t extent) {
        const int64_t block = extent * inner;
        const int64_t blocks = (halved ? elements / lengths.back() * width : elements) / block;
        N *result = data;
        for (int64_t b = 0; b < blocks; ++b)
          result = transforms[axis].run(data + b * block, other + b * block, inner, helper) - b * block;
        if (result == other)
          std::swap(data, other);
      };
      if (!halved)
        along(lengths.size() - 1, width);
      inner = width;
      for (size_t axis = lengths.size() - 1; axis-- > 0;) {
        along(axis, lengths[axis]);
        inner *= lengths[axis];
      }
      if (halved)
        complete(data, other, width, helper, output);
      else
        store(data, output);
      input += inputBytes;
      output += outputBytes;
    }
    return watch.status();
  }

  plan::FftKind kind{};
  Extents lengths;
  std::vector<Transform<T>> transforms;
  int64_t items = 0, elements = 1; // of a whole transform
  int64_t inputBytes = 0, outputBytes = 0;
  size_t dataAt = 0, otherAt = 0, helperAt = 0;

private:
  // Inverse transforms are forward ones, conjugated before and after.
  void load(const char *input, N *data) const {
    if (kind == plan::FftKind::Rfft) {
      for (int64_t i = 0; i < elements; ++i) {
        T value;
        std::memcpy(&value, input + i * int64_t(sizeof(T)), sizeof value);
        data[i] = {value, 0};
      }
      return;
    }
    std::memcpy(data, input, size_t(inputBytes));
    if (kind != plan::FftKind::Fft)
      for (int64_t i = 0; i < inputBytes / int64_t(sizeof(N)); ++i)
        data[i].im = -data[i].im;
  }

  void store(const N *data, char *output) const {
    if (kind == plan::FftKind::Rfft) {
      const int64_t length = lengths.back(), width = length / 2 + 1;
      for (int64_t row = 0; row < elements / length; ++row)
        std::memcpy(output + row * width * int64_t(sizeof(N)), data + row * length, size_t(width) * sizeof(N));
      return;
    }
    if (kind == plan::FftKind::Fft) {
      std::memcpy(output, data, size_t(outputBytes));
      return;
    }
    const T scale = T(1) / T(elements);
    for (int64_t i = 0; i < elements; ++i) {
      const N value = scale * data[i].conjugate();
      std::memcpy(output + i * int64_t(sizeof(N)), &value, sizeof value);
    }
  }

  // Rows of half a spectrum become whole, are transformed, and their real parts kept.
  void complete(const N *half, N *row, int64_t width, N *helper, char *output) const {
    const int64_t length = lengths.back();
    const T scale = T(1) / T(elements);
    // `row` has room for a row and its transform.
    for (int64_t r = 0; r < elements / length; ++r) {
      const N *from = half + r * width;
      for (int64_t k = 0; k < width; ++k)
        row[k] = from[k];
      row[0].im = 0;
      if (length % 2 == 0)
        row[length / 2].im = 0;
      for (int64_t k = width; k < length; ++k)
        row[k] = from[length - k].conjugate();
      const N *result = transforms.back().run(row, row + length, 1, helper);
      for (int64_t k = 0; k < length; ++k) {
        const T value = scale * result[k].re;
        std::memcpy(output + (r * length + k) * int64_t(sizeof(T)), &value, sizeof value);
      }
    }
  }
};

template <typename T> MadeKernel makeFor(const KernelRequest &request) {
  const auto &fft = std::get<plan::Fft>(request.node.action);
  const Layout &input = request.inputs[0], &output = request.outputs[0];
  const size_t rank = input.shape.size(), axes = fft.lengths.size();
  if (axes < 1 || axes > rank || output.shape.size() != rank)
    return badProgram("fft");
  auto kernel = std::make_unique<FftKernel<T>>();
  kernel->kind = fft.kind;
  kernel->lengths = fft.lengths;
  if (output.elements() == 0 || input.elements() == 0)
    return MadeKernel(std::move(kernel));
  int64_t inputElements = 1, outputElements = 1;
  for (size_t i = 0; i < axes; ++i) {
    const int64_t length = fft.lengths[i];
    const bool halfIn = fft.kind == plan::FftKind::Irfft && i + 1 == axes;
    const bool halfOut = fft.kind == plan::FftKind::Rfft && i + 1 == axes;
    const int64_t from = input.shape[rank - axes + i], to = output.shape[rank - axes + i];
    if (length < 1 || from != (halfIn ? length / 2 + 1 : length) || to != (halfOut ? length / 2 + 1 : length))
      return badProgram("fft");
    inputElements *= from;
    outputElements *= to;
    kernel->elements *= length;
  }
  int64_t helper = 0;
  for (int64_t length : fft.lengths) {
    kernel->transforms.emplace_back();
    if (!kernel->transforms.back().make(length))
      return tooLarge();
    helper = std::max(helper, kernel->transforms.back().scratch());
  }
  kernel->items = input.elements() / inputElements;
  if (output.elements() != kernel->items * outputElements)
    return badProgram("fft");
  kernel->inputBytes = inputElements * int64_t(byteSize(input.element));
  kernel->outputBytes = outputElements * int64_t(byteSize(output.element));
  ByteCount scratch;
  const int64_t room = std::max(kernel->elements, 2 * fft.lengths.back());
  kernel->dataAt = scratch.reserve(room, sizeof(Number<T>));
  kernel->otherAt = scratch.reserve(room, sizeof(Number<T>));
  kernel->helperAt = scratch.reserve(helper, sizeof(Number<T>));
  if (!scratch.fits())
    return tooLarge();
  kernel->scratchBytes = scratch.bytes();
  return MadeKernel(std::move(kernel));
}

} // namespace

MadeKernel makeFft(const KernelRequest &request) {
  const bool realInput = std::get<plan::Fft>(request.node.action).kind == plan::FftKind::Rfft;
  const bool realOutput = std::get<plan::Fft>(request.node.action).kind == plan::FftKind::Irfft;
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
