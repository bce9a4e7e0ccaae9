// Element functions and conversions compared with exec/elements.txt, which exec/elements.py makes with numpy.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise.h"
#include "exec/narrow.h"
#include "exec_program.h"

#include <bit>
#include <cmath>
#include <fstream>
#include <limits>
#include <random>
#include <sstream>

using namespace shlo;
using namespace shlo::test;

namespace {

struct Case {
  std::string function;
  ElementType operand, result;
  int ulps;
  std::vector<std::vector<char>> columns; // operands, then the result
};

ElementType typeNamed(const std::string &name) {
  for (size_t i = 1; i < elementTypeCount; ++i)
    if (name == elementTypeTable[i].name)
      return ElementType(i);
  FAIL("no element type " << name);
  return ElementType::None;
}

std::vector<Case> readCases() {
  std::ifstream file(SHLO_SOURCE "/tests/unit/exec/elements.txt");
  REQUIRE(file);
  std::vector<Case> cases;
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string operand, result, word;
    Case one;
    words >> one.function >> operand >> result >> one.ulps;
    one.operand = typeNamed(operand);
    one.result = typeNamed(result);
    std::vector<std::vector<uint64_t>> columns;
    while (words >> word)
      if (word == "|")
        columns.emplace_back();
      else
        columns.back().push_back(std::stoull(word, nullptr, 16));
    for (size_t i = 0; i < columns.size(); ++i) {
      const ElementType type = i + 1 == columns.size() ? one.result : one.operand;
      const size_t part = isComplex(type) ? byteSize(type) / 2 : byteSize(type);
      std::vector<char> bytes(columns[i].size() * part);
      for (size_t k = 0; k < columns[i].size(); ++k)
        std::memcpy(bytes.data() + k * part, &columns[i][k], part);
      one.columns.push_back(std::move(bytes));
    }
    cases.push_back(std::move(one));
  }
  return cases;
}

plan::Elementwise nodeOf(const std::string &function) {
  plan::Elementwise op{};
  const size_t dot = function.find('.');
  const std::string name = function.substr(0, dot);
  auto found = std::find_if(std::begin(plan::elementFunctions), std::end(plan::elementFunctions),
                            [&](const plan::ElementFunctionInfo &info) { return name == info.name; });
  if (found == std::end(plan::elementFunctions))
    FAIL("no element function " << name);
  op.function = ElementFunction(found - plan::elementFunctions);
  if (name == "reduce_precision") {
    op.exponentBits = std::stoi(function.substr(dot + 1));
    op.mantissaBits = std::stoi(function.substr(function.rfind('.') + 1));
  } else if (name == "compare") {
    const std::string direction = function.substr(dot + 1, 2), order = function.substr(dot + 4);
    const char *directions[] = {"EQ", "NE", "GE", "GT", "LE", "LT"}; // in the order of the enumeration
    for (int i = 0; i < 6; ++i)
      if (direction == directions[i])
        op.direction = plan::CompareDirection(i);
    op.order = order == "Total"  ? plan::CompareOrder::Total
               : order == "Weak" ? plan::CompareOrder::Weak
                                 : plan::CompareOrder::Float;
  }
  return op;
}

// Element `index` of a real type, and the distance to its neighbour.
double realAt(const char *bytes, ElementType type, size_t index, double &spacing) {
  auto spaced = [&](double value, int mantissa, int least) {
    int exponent = 0;
    if (std::isfinite(value))
      std::frexp(value, &exponent);
    spacing = std::ldexp(1.0, std::max(exponent - mantissa, least));
    return value;
  };
  if (type == ElementType::F64) {
    double value;
    std::memcpy(&value, bytes + 8 * index, 8);
    return spaced(value, 53, -1074);
  }
  if (type == ElementType::F32) {
    float value;
    std::memcpy(&value, bytes + 4 * index, 4);
    return spaced(value, 24, -149);
  }
  uint16_t code;
  std::memcpy(&code, bytes + 2 * index, 2);
  if (type == ElementType::BF16)
    return spaced(exec::widenNarrow<ElementType::BF16>(code), 8, -133);
  return spaced(exec::widenNarrow<ElementType::F16>(code), 11, -24);
}

// The index of the first element (or part of a complex element) that differs from the expectation; -1 for none.
int64_t firstDifference(const Case &one, const std::vector<char> &actual, const std::vector<char> &expected) {
  if (one.ulps == 0) {
    for (size_t i = 0; i < expected.size(); ++i)
      if (actual[i] != expected[i])
        return int64_t(i / byteSize(one.result));
    return -1;
  }
  const bool complex = isComplex(one.result);
  const ElementType part = one.result == ElementType::ComplexF32   ? ElementType::F32
                           : one.result == ElementType::ComplexF64 ? ElementType::F64
                                                                   : one.result;
  for (size_t i = 0; i < expected.size() / byteSize(part); ++i) {
    double spacing, unused;
    const double e = realAt(expected.data(), part, i, spacing), a = realAt(actual.data(), part, i, unused);
    if (complex) {
      double other;
      realAt(expected.data(), part, i ^ 1, other);
      spacing = std::max(spacing, other);
    }
    if (std::isnan(e)             ? std::isnan(a)
        : std::isinf(e) || e == 0 ? a == e && std::signbit(a) == std::signbit(e)
                                  : std::fabs(a - e) <= one.ulps * spacing)
      continue;
    if (complex && e == 0 && std::fabs(a) <= one.ulps * spacing)
      continue;
    return int64_t(i);
  }
  return -1;
}

std::string hex(const std::vector<char> &bytes, size_t size, size_t index) {
  std::ostringstream text;
  uint64_t value = 0;
  std::memcpy(&value, bytes.data() + index * size, std::min<size_t>(size, 8));
  text << std::hex << value;
  return text.str();
}

} // namespace

TEST_CASE("exec: element functions of all types", "[exec]") {
  const bool baseline = GENERATE(false, true);
  for (const Case &one : readCases()) {
    ProgramBuilder b;
    std::vector<ValueId> operands;
    const int64_t n = int64_t(one.columns[0].size() / byteSize(one.operand));
    std::vector<std::vector<char>> inputs(one.columns.begin(), one.columns.end() - 1);
    for (size_t i = 0; i < inputs.size(); ++i)
      operands.push_back(b.parameter(typeOf(one.operand, {n})));
    const ValueId result = b.op(nodeOf(one.function), operands, typeOf(one.result, {n}));
    const std::vector<char> actual = b.run({result}, inputs, baseline, 1)[0];
    std::vector<char> expected = one.columns.back();
    const size_t part = isComplex(one.result) ? byteSize(one.result) / 2 : byteSize(one.result);
    if (int64_t at = firstDifference(one, actual, expected); at >= 0) {
      const size_t i = size_t(at) / (isComplex(one.result) ? 2 : 1);
      std::string text;
      for (const auto &input : inputs)
        text += " " + hex(input, byteSize(one.operand), i);
      FAIL_CHECK(one.function << " " << info(one.operand).name << " -> " << info(one.result).name << " of" << text
                              << " is " << hex(actual, part, size_t(at)) << ", not " << hex(expected, part, size_t(at))
                              << (baseline ? " (baseline)" : ""));
    }
    // The twin: with another expectation the comparison fails.
    expected[expected.size() / 2 / part * part + (one.ulps ? part - 1 : 0)] ^= 1;
    if (firstDifference(one, actual, expected) < 0)
      FAIL_CHECK("the comparison of " << one.function << " cannot fail");
  }
}

namespace {

// The greatest or least element: NaN if there is one, and -0 is below +0.
template <typename T> T extremeOf(const std::vector<T> &values, bool greatest) {
  T result = values.front();
  for (T one : values) {
    if (std::isnan(one) || std::isnan(result))
      result = std::isnan(result) ? result : one;
    else if (greatest ? one > result || (one == result && !std::signbit(one))
                      : one < result || (one == result && std::signbit(one)))
      result = one;
  }
  return result;
}

template <typename T> void checkExtremes(shlo::ElementType type) {
  using namespace shlo::exec;
  using plan::ElementFunction;
  constexpr T infinity = std::numeric_limits<T>::infinity(), nan = std::numeric_limits<T>::quiet_NaN();
  std::mt19937 random(3);
  for (bool greatest : {true, false})
    for (Simd simd : {Simd::Baseline, Simd::Wide, Simd::Widest}) {
      if (simd > processorSimd())
        continue;
      const RowKernel kernel = rowKernel(simd, greatest ? ElementFunction::Max : ElementFunction::Min, type);
      for (size_t n = 1; n < 200; ++n)
        for (int kind = 0; kind < 6; ++kind) {
          // Ordinary numbers; zeros of both signs; infinities; numbers of one sign; a NaN of either sign at any place.
          std::vector<T> values(n + 1);
          for (T &value : values)
            value = kind == 1   ? (random() % 2 ? T(0) : -T(0))
                    : kind == 2 ? (random() % 2 ? infinity : -infinity)
                    : kind == 3 ? -T(random() % 1000 + 1)
                                : T(int(random() % 2000) - 1000) / 8;
          if (kind >= 4)
            values[random() % values.size()] = kind == 4 ? nan : -nan;
          const T expected = extremeOf(values, greatest);
          T found = values.back();
          kernel(reinterpret_cast<const char *>(values.data()), int64_t(n), reinterpret_cast<char *>(&found));
          INFO(n << " elements of kind " << kind << ", instruction set " << int(simd));
          REQUIRE(std::isnan(found) == std::isnan(expected));
          if (!std::isnan(expected))
            REQUIRE((found == expected && std::signbit(found) == std::signbit(expected)));
        }
    }
}

} // namespace

TEST_CASE("Extremes of rows of any length are those of the specification") {
  checkExtremes<float>(shlo::ElementType::F32);
  checkExtremes<double>(shlo::ElementType::F64);
}

TEST_CASE("Rows of narrow floats are reduced as those of f32") {
  using namespace shlo;
  using namespace shlo::exec;
  using plan::ElementFunction;
  std::mt19937 random(5);
  size_t rows = 0;
  for (ElementType type : {ElementType::BF16, ElementType::F16})
    for (Simd simd : {Simd::Baseline, Simd::Wide, Simd::Widest})
      for (ElementFunction function : {ElementFunction::Add, ElementFunction::Max, ElementFunction::Min}) {
        const RowKernel kernel = simd > processorSimd() ? nullptr : narrowRowKernel(simd, function, type);
        for (size_t n = 1; kernel && n < 200; ++n)
          for (bool hasNaN : {false, true}) {
            std::vector<uint16_t> codes(n);
            std::vector<float> values(n);
            for (uint16_t &code : codes) // of either sign, from 1/4 on
              code = uint16_t((random() % 2 << 15) + (type == ElementType::F16 ? 0x3400 : 0x3e80) + random() % 0x100);
            if (hasNaN)
              codes[random() % n] = 0x7fc0;
            const char *const from = reinterpret_cast<const char *>(codes.data());
            convertKernel(simd, type, ElementType::F32)(&from, reinterpret_cast<char *>(values.data()), int64_t(n), 0);
            float found = -0.375f, expected = found;
            kernel(from, int64_t(n), reinterpret_cast<char *>(&found));
            rowKernel(simd, function, ElementType::F32)(reinterpret_cast<const char *>(values.data()), int64_t(n),
                                                        reinterpret_cast<char *>(&expected));
            INFO(n << " elements, instruction set " << int(simd) << ", NaN " << hasNaN);
            REQUIRE(std::isnan(found) == std::isnan(expected));
            REQUIRE((hasNaN || std::bit_cast<uint32_t>(found) == std::bit_cast<uint32_t>(expected)));
            ++rows;
          }
      }
  CHECK((rows > 0 || processorSimd() == Simd::Baseline));
}
