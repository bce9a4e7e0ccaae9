// Kernels cut their work into pieces, so that a run can stop between them: values across the cuts. Expected values are
// computed here, element by element, or known.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec_program.h"

#include "exec/run_context.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <numeric>

using namespace shlo;
using namespace shlo::test;

namespace {

// More elements than a piece, and no multiple of any piece.
constexpr int64_t many = 2 * exec::Watch::interval + 77;

std::vector<int32_t> integers(int64_t n, uint64_t seed = 1) {
  Numbers numbers;
  numbers.state += seed;
  std::vector<int32_t> values(static_cast<size_t>(n));
  for (int32_t &value : values)
    value = int32_t(numbers.bits() % 2001) - 1000;
  return values;
}

// Both must be equal; the twin differs in its last element.
template <typename T> void requireEqual(const std::vector<char> &actual, std::vector<T> expected) {
  CHECK(valuesOf<T>(actual) == expected);
  expected.back() = T(expected.back() + T(1));
  CHECK(valuesOf<T>(actual) != expected);
}

TensorType i32(Shape shape) { return typeOf(ElementType::I32, std::move(shape)); }

} // namespace

TEST_CASE("pieces of copies", "[pieces]") {
  for (const Shape &shape : {Shape{many, 3}, Shape{3, many}, Shape{300, 400}, Shape{many, 20}, Shape{20, many}}) {
    const int64_t rows = shape[0], columns = shape[1];
    const std::vector<int32_t> input = integers(rows * columns);
    ProgramBuilder b;
    const ValueId x = b.parameter(i32(shape));
    const ValueId turned = b.op(plan::Transpose{{1, 0}}, {x}, i32({columns, rows}));
    const ValueId reversed = b.op(plan::Reverse{{0, 1}}, {x}, i32(shape));
    const ValueId joined = b.op(plan::Concatenate{1}, {x, reversed}, i32({rows, 2 * columns}));
    const auto outputs = b.run({turned, reversed, joined}, {bytesOf(input)}, false, 1);
    std::vector<int32_t> transposed, backwards(input.rbegin(), input.rend()), both;
    for (int64_t j = 0; j < columns; ++j)
      for (int64_t i = 0; i < rows; ++i)
        transposed.push_back(input[size_t(i * columns + j)]);
    for (int64_t i = 0; i < rows; ++i)
      for (const std::vector<int32_t> *part : {&input, static_cast<const std::vector<int32_t> *>(&backwards)})
        both.insert(both.end(), part->begin() + i * columns, part->begin() + (i + 1) * columns);
    INFO(rows << " x " << columns);
    requireEqual(outputs[0], transposed);
    requireEqual(outputs[1], backwards);
    requireEqual(outputs[2], both);
  }
}

TEST_CASE("pieces of elements whose bits are split", "[pieces]") {
  ProgramBuilder b;
  std::vector<int8_t> input, expected;
  for (int64_t i = 0; i < many; ++i) {
    input.push_back(int8_t(i * 37));
    for (int half = 0; half < 2; ++half) {
      const int bits = uint8_t(input.back()) >> (4 * half) & 15;
      expected.push_back(int8_t(bits > 7 ? bits - 16 : bits));
    }
  }
  const ValueId x = b.parameter(typeOf(ElementType::I8, {many}));
  const ValueId y = b.op(plan::BitcastConvert{}, {x}, typeOf(ElementType::I4, {many, 2}));
  requireEqual(b.run({y}, {bytesOf(input)}, false, 1)[0], expected);
}

TEST_CASE("pieces of windows", "[pieces]") {
  struct Case {
    int64_t window, stride, inputDilation, dilation, low, high;
  };
  for (const Case &c :
       {Case{5, 1, 1, 1, 2, 2}, Case{3, 3, 1, 1, 0, 0}, Case{4, 1, 2, 3, 5, 7}, Case{2, 5, 1, 9, 0, 1}}) {
    const std::vector<int32_t> input = integers(many);
    const int64_t dilated = (many - 1) * c.inputDilation + 1 + c.low + c.high;
    const int64_t count = (dilated - (c.window - 1) * c.dilation - 1) / c.stride + 1;
    std::vector<int32_t> expected;
    for (int64_t o = 0; o < count; ++o) {
      int32_t sum = 0;
      for (int64_t k = 0; k < c.window; ++k) {
        const int64_t at = o * c.stride + k * c.dilation - c.low;
        if (at >= 0 && at % c.inputDilation == 0 && at / c.inputDilation < many)
          sum += input[size_t(at / c.inputDilation)];
      }
      expected.push_back(sum);
    }
    // A body that is one function, and one that is not.
    for (bool recognized : {true, false}) {
      ProgramBuilder b;
      const ValueId x = b.parameter(i32({many})), zero = b.constant<int32_t>(i32({}), {0});
      const plan::Body body = b.inner([&] {
        const ValueId p = b.parameter(i32({})), q = b.parameter(i32({}));
        const ValueId sum = b.element(ElementFunction::Add, {p, q});
        return std::vector<ValueId>{
            recognized ? sum : b.element(ElementFunction::Neg, {b.element(ElementFunction::Neg, {sum})})};
      });
      const plan::ReduceWindow op{{c.window}, {c.stride}, {c.inputDilation}, {c.dilation}, {c.low}, {c.high}};
      const ValueId y = b.op(op, {x, zero}, i32({count}), {body});
      requireEqual(b.run({y}, {bytesOf(input)}, false, 1)[0], expected);
    }
  }
}

TEST_CASE("pieces of cumulative sums", "[pieces]") {
  for (bool backwards : {false, true}) {
    const std::vector<int32_t> input = integers(3 * many);
    ProgramBuilder b;
    const ValueId x = b.parameter(i32({3, many})), zero = b.constant<int32_t>(i32({}), {0});
    auto sums = [&](size_t axis) {
      plan::ReduceWindow op{{1, 1}, {1, 1}, {1, 1}, {1, 1}, {0, 0}, {0, 0}};
      const int64_t extent = axis ? many : 3;
      op.windowDimensions[axis] = extent;
      (backwards ? op.paddingHigh : op.paddingLow)[axis] = extent - 1;
      return b.op(op, {x, zero}, i32({3, many}), {b.binaryBody(ElementFunction::Add, ElementType::I32)});
    };
    const ValueId rows = sums(1), columns = sums(0);
    const auto outputs = b.run({rows, columns}, {bytesOf(input)}, false, 1);
    std::vector<int32_t> alongRows(input), alongColumns(input);
    for (int64_t n = 1; n < many; ++n)
      for (int64_t i = 0; i < 3; ++i) {
        const int64_t j = backwards ? many - 1 - n : n;
        alongRows[size_t(i * many + j)] += alongRows[size_t(i * many + j + (backwards ? 1 : -1))];
      }
    for (int64_t n = 1; n < 3; ++n)
      for (int64_t j = 0; j < many; ++j) {
        const int64_t i = backwards ? 2 - n : n;
        alongColumns[size_t(i * many + j)] += alongColumns[size_t((i + (backwards ? 1 : -1)) * many + j)];
      }
    requireEqual(outputs[0], alongRows);
    requireEqual(outputs[1], alongColumns);
  }
}

TEST_CASE("pieces of selections", "[pieces]") {
  for (const auto &[window, stride] : {std::pair<int64_t, int64_t>{2, 2}, {3, 1}}) {
    const int64_t count = (many - window) / stride + 1;
    const std::vector<int32_t> input = integers(many), source = integers(count, 99);
    ProgramBuilder b;
    const ValueId x = b.parameter(i32({many})), y = b.parameter(i32({count})), zero = b.constant<int32_t>(i32({}), {0});
    const plan::Body select = b.inner([&] {
      const ValueId p = b.parameter(i32({})), q = b.parameter(i32({}));
      return std::vector<ValueId>{b.compare(plan::CompareDirection::GE, p, q, plan::CompareOrder::Signed)};
    });
    const plan::SelectAndScatter op{{window}, {stride}, {0}, {0}};
    const ValueId z =
        b.op(op, {x, y, zero}, i32({many}), {select, b.binaryBody(ElementFunction::Add, ElementType::I32)});
    std::vector<int32_t> expected(input.size(), 0);
    for (int64_t o = 0; o < count; ++o) {
      int64_t best = o * stride;
      for (int64_t k = 1; k < window; ++k)
        if (input[size_t(best)] < input[size_t(o * stride + k)])
          best = o * stride + k;
      expected[size_t(best)] += source[size_t(o)];
    }
    requireEqual(b.run({z}, {bytesOf(input), bytesOf(source)}, false, 1)[0], expected);
  }
}

TEST_CASE("pieces of sorted lines", "[pieces]") {
  const std::vector<int32_t> input = integers(many);
  std::vector<int32_t> positions(input.size());
  std::iota(positions.begin(), positions.end(), 0);
  std::vector<int32_t> expected = positions;
  std::sort(expected.begin(), expected.end(),
            [&](int32_t a, int32_t b) { return std::pair(input[size_t(a)], a) < std::pair(input[size_t(b)], b); });
  for (bool byKey : {true, false}) {
    ProgramBuilder b;
    const ValueId x = b.parameter(i32({many})), y = b.parameter(i32({many}));
    const plan::Body less = b.inner([&] {
      const ValueId p = b.parameter(i32({})), q = b.parameter(i32({}));
      b.parameter(i32({})), b.parameter(i32({}));
      if (byKey)
        return std::vector<ValueId>{b.compare(plan::CompareDirection::LT, p, q, plan::CompareOrder::Signed)};
      const ValueId zero = b.constant<int32_t>(i32({}), {0}), difference = b.element(ElementFunction::Subtract, {p, q});
      return std::vector<ValueId>{b.compare(plan::CompareDirection::LT, difference, zero, plan::CompareOrder::Signed)};
    });
    const auto sorted = b.ops(plan::Sort{0, true}, {x, y}, {i32({many}), i32({many})}, {less});
    requireEqual(b.run({sorted[1]}, {bytesOf(input), bytesOf(positions)}, false, 1)[0], expected);
  }
}

TEST_CASE("pieces of one gathered and one scattered window", "[pieces]") {
  const std::vector<int32_t> input = integers(many), updates = integers(many - 7, 5);
  ProgramBuilder b;
  const ValueId x = b.parameter(i32({many})), y = b.parameter(i32({1, many - 7}));
  const ValueId start = b.constant<int32_t>(i32({1, 1}), {3});
  plan::Gather gather;
  gather.offsetDims = {1}, gather.startIndexMap = {0}, gather.indexVectorDim = 1, gather.sliceSizes = {many - 7};
  plan::Scatter scatter;
  scatter.updateWindowDims = {1}, scatter.scatterDimsToOperandDims = {0}, scatter.indexVectorDim = 1;
  const ValueId taken = b.op(gather, {x, start}, i32({1, many - 7}));
  const ValueId sums =
      b.op(scatter, {x, start, y}, i32({many}), {b.binaryBody(ElementFunction::Add, ElementType::I32)});
  const auto outputs = b.run({taken, sums}, {bytesOf(input), bytesOf(updates)}, false, 1);
  std::vector<int32_t> expected(input);
  for (int64_t i = 0; i < many - 7; ++i)
    expected[size_t(i + 3)] += updates[size_t(i)];
  requireEqual(outputs[0], std::vector<int32_t>(input.begin() + 3, input.end() - 4));
  requireEqual(outputs[1], expected);
}

// Sums of small integers are exact in all types.
template <typename T> static void checkProduct(ElementType type, int64_t m, int64_t n, int64_t k) {
  const std::vector<int32_t> a = integers(m * k), c = integers(k * n, 7);
  std::vector<T> left, right, expected;
  for (int32_t value : a)
    left.push_back(T(value % 8));
  for (int32_t value : c)
    right.push_back(T(value % 8));
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j) {
      T sum{};
      for (int64_t x = 0; x < k; ++x)
        sum = T(sum + left[size_t(i * k + x)] * right[size_t(x * n + j)]);
      expected.push_back(sum);
    }
  for (bool constant : {false, true}) {
    ProgramBuilder b;
    const ValueId x = b.parameter(typeOf(type, {m, k}));
    const ValueId y = constant ? b.constant<T>(typeOf(type, {k, n}), right) : b.parameter(typeOf(type, {k, n}));
    const ValueId z = b.op(plan::DotGeneral{{}, {}, {1}, {0}}, {x, y}, typeOf(type, {m, n}));
    std::vector<std::vector<char>> inputs = {bytesOf(left)};
    if (!constant)
      inputs.push_back(bytesOf(right));
    INFO(info(type).name << " " << m << " x " << n << " x " << k);
    requireEqual(b.run({z}, inputs, false, 1)[0], expected);
  }
}

TEST_CASE("pieces of products", "[pieces]") {
  for (const auto &[m, n, k] :
       {std::array<int64_t, 3>{1, 2, 300001}, {2, many, 3}, {7, 5, many}, {9, many, 2}, {1, 1, many}}) {
    checkProduct<int32_t>(ElementType::I32, m, n, k);
    checkProduct<double>(ElementType::F64, m, n, k);
    checkProduct<std::complex<double>>(ElementType::ComplexF64, m, n, k);
  }
}

TEST_CASE("pieces of the features of a convolution", "[pieces]") {
  constexpr int64_t features = 9001;
  std::vector<float> input, kernel;
  for (int32_t value : integers(4 * features))
    input.push_back(float(value % 8));
  for (int32_t value : integers(2 * features * 3, 3))
    kernel.push_back(float(value % 8));
  // Images of 4 positions, 2 taps, 3 output features; then one group per feature.
  plan::Convolution c{};
  c.windowStrides = c.lhsDilation = c.rhsDilation = {1}, c.paddingLow = c.paddingHigh = {0};
  c.inputBatchDimension = 0, c.inputSpatialDimensions = {1}, c.inputFeatureDimension = 2;
  c.kernelSpatialDimensions = {0}, c.kernelInputFeatureDimension = 1, c.kernelOutputFeatureDimension = 2;
  c.outputBatchDimension = 0, c.outputSpatialDimensions = {1}, c.outputFeatureDimension = 2;
  c.batchGroupCount = c.featureGroupCount = 1;
  std::vector<float> expected;
  for (int64_t o = 0; o < 3; ++o)
    for (int64_t f = 0; f < 3; ++f) {
      float sum = 0;
      for (int64_t t = 0; t < 2; ++t)
        for (int64_t i = 0; i < features; ++i)
          sum += input[size_t((o + t) * features + i)] * kernel[size_t((t * features + i) * 3 + f)];
      expected.push_back(sum);
    }
  const auto f32 = [](Shape shape) { return typeOf(ElementType::F32, std::move(shape)); };
  ProgramBuilder b;
  const ValueId x = b.parameter(f32({1, 4, features})), k = b.parameter(f32({2, features, 3}));
  const ValueId y = b.op(c, {x, k}, f32({1, 3, 3}));
  requireEqual(b.run({y}, {bytesOf(input), bytesOf(kernel)}, false, 1)[0], expected);
}

TEST_CASE("pieces of random bits", "[pieces]") {
  // A row of the output has the words of successive counters.
  auto bits = [](uint64_t counter, int64_t n) {
    ProgramBuilder b;
    const ValueId state = b.constant<uint64_t>(typeOf(ElementType::UI64, {2}), {11, counter});
    const auto made = b.ops(plan::RngBitGenerator{plan::RngAlgorithm::THREE_FRY}, {state},
                            {typeOf(ElementType::UI64, {2}), typeOf(ElementType::UI32, {2, n})});
    return valuesOf<uint32_t>(b.run({made[1]}, {}, false, 1)[0]);
  };
  const std::vector<uint32_t> all = bits(5, many);
  std::vector<uint32_t> parts(all.size());
  for (int64_t begin = 0; begin < many; begin += 1000) {
    const int64_t n = std::min<int64_t>(1000, many - begin);
    const std::vector<uint32_t> part = bits(5 + uint64_t(begin), n);
    for (int64_t row = 0; row < 2; ++row)
      std::copy_n(part.begin() + row * n, n, parts.begin() + row * many + begin);
  }
  CHECK(all == parts);
  CHECK(bits(6, many) != parts);
}

TEST_CASE("transforms of long lines", "[pieces]") {
  using Number = std::complex<double>;
  // Products of small primes, primes, one with a filter that each run makes, and the shortest that is divided.
  for (int64_t n :
       {int64_t(65536), int64_t(65610), int64_t(61440), int64_t(1) << 17, int64_t(65537), int64_t(600011)}) {
    INFO(n);
    const int64_t first = n / 3, second = n - 5;
    // Two lines. The forward transform of a wave is one number, with little noise elsewhere.
    std::vector<Number> lines;
    for (int64_t frequency : {first, second})
      for (int64_t i = 0; i < n; ++i)
        lines.push_back(std::polar(1.0, 2 * std::numbers::pi * double(i * frequency % n) / double(n)));
    ProgramBuilder b;
    const TensorType type = typeOf(ElementType::ComplexF64, {2, n});
    const ValueId x = b.parameter(type);
    const ValueId y = b.op(plan::Fft{plan::FftType::FFT, {n}}, {x}, type);
    const ValueId z = b.op(plan::Fft{plan::FftType::IFFT, {n}}, {y}, type);
    const auto outputs = b.run({y, z}, {bytesOf(lines)}, false, 1);
    const auto spectrum = valuesOf<Number>(outputs[0]), again = valuesOf<Number>(outputs[1]);
    double noise = 0, difference = 0, least = 2;
    for (int64_t i = 0; i < 2 * n; ++i) {
      const bool isWave = i == first || i == n + second;
      noise = std::max(noise, std::abs(spectrum[size_t(i)] / double(n) - Number(isWave)));
      difference = std::max(difference, std::abs(again[size_t(i)] - lines[size_t(i)]));
      if (isWave)
        least = std::min(least, std::abs(spectrum[size_t(i)]) / double(n));
    }
    CHECK(noise < 1e-15);
    CHECK(difference < 4e-15);
    CHECK(least > 0.999);
  }
}
