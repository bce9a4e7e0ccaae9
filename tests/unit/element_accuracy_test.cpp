// Functions of f32 at arguments of every size, compared with the C library in a wider type.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise.h"

#include <catch2/catch.hpp>

#include <bit>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

using namespace shlo;
using namespace shlo::exec;
using plan::ElementFunction;

namespace {

template <typename T> using Bits = std::conditional_t<sizeof(T) == 4, int32_t, int64_t>;

// A number's place among the floats of its type; neighbours differ by one, and infinity follows the largest number.
template <typename T> Bits<T> place(T value) {
  const auto bits = std::bit_cast<Bits<T>>(value);
  return bits < 0 ? std::numeric_limits<Bits<T>>::min() - bits : bits;
}

// Whether two results are at most `units` places apart. Zeros must have the same sign.
template <typename T> bool close(T actual, T expected, int units) {
  if (std::isnan(actual) || std::isnan(expected))
    return std::isnan(actual) && std::isnan(expected);
  if (actual == 0 && expected == 0)
    return std::signbit(actual) == std::signbit(expected);
  return std::abs(long(place(actual)) - long(place(expected))) <= units;
}

// Special values and their neighbours, numbers of every exponent, and numbers in the range of most functions.
template <typename T> std::vector<T> arguments() {
  using Limits = std::numeric_limits<T>;
  std::vector<T> values = {0, Limits::infinity(), Limits::quiet_NaN(), Limits::max(), Limits::min(),
                           Limits::denorm_min(), 1, T(0.5), T(0.6), 2};
  for (size_t i = 0, n = values.size(); i < n; ++i) {
    values.push_back(std::nextafter(values[i], T(0)));
    values.push_back(std::nextafter(values[i], Limits::infinity()));
  }
  std::mt19937 random(1);
  for (int exponent = Limits::min_exponent - Limits::digits; exponent <= Limits::max_exponent; ++exponent)
    for (int i = 0; i < (exponent > -40 && exponent < 12 ? 400 : 20); ++i)
      values.push_back(std::ldexp(T(1) + T(random() >> 8) / (1 << 24), exponent - 1));
  for (int i = 0; i < 20000; ++i)
    values.push_back(T(random() >> 8) / (1 << 24) * (i % 2 ? T(sizeof(T) == 4 ? 110 : 760) : T(2)));
  for (size_t i = 0, n = values.size(); i < n; ++i)
    values.push_back(-values[i]);
  return values;
}

template <typename W> struct Reference {
  ElementFunction function;
  W (*exact)(W);
};

template <typename W> W logistic(W x) { return x < 0 ? std::exp(x) / (1 + std::exp(x)) : 1 / (1 + std::exp(-x)); }

// The functions of analysis, in the wider type W.
template <typename W> const std::vector<Reference<W>> &references() {
  static const std::vector<Reference<W>> all = {
      {ElementFunction::Cbrt, [](W x) { return std::cbrt(x); }},
      {ElementFunction::Cosine, [](W x) { return std::cos(x); }},
      {ElementFunction::Exp, [](W x) { return std::exp(x); }},
      {ElementFunction::Expm1, [](W x) { return std::expm1(x); }},
      {ElementFunction::Log, [](W x) { return std::log(x); }},
      {ElementFunction::Log1p, [](W x) { return std::log1p(x); }},
      {ElementFunction::Logistic, logistic<W>},
      {ElementFunction::Rsqrt, [](W x) { return 1 / std::sqrt(x); }},
      {ElementFunction::Sine, [](W x) { return std::sin(x); }},
      {ElementFunction::Sqrt, [](W x) { return std::sqrt(x); }},
      {ElementFunction::Tan, [](W x) { return std::tan(x); }},
      {ElementFunction::Tanh, [](W x) { return std::tanh(x); }},
  };
  return all;
}

// The number of results that are more than two units in the last place away. `wrong` moves each expected one by three.
template <typename T, typename W> size_t differences(Simd simd, ElementType type, bool wrong) {
  const std::vector<T> inputs = arguments<T>();
  std::vector<T> outputs(inputs.size());
  size_t count = 0;
  for (const Reference<W> &reference : references<W>()) {
    const ElementKernel kernel = elementKernel(simd, reference.function, type);
    REQUIRE(kernel);
    const char *from = reinterpret_cast<const char *>(inputs.data());
    kernel(&from, reinterpret_cast<char *>(outputs.data()), int64_t(inputs.size()), 0);
    for (size_t i = 0; i < inputs.size(); ++i) {
      T expected = T(reference.exact(W(inputs[i])));
      if (wrong && !std::isnan(expected))
        expected = std::bit_cast<T>(Bits<T>(std::bit_cast<Bits<T>>(expected) ^ 4));
      const bool same = close(outputs[i], expected, 2);
      if (!same && !wrong)
        UNSCOPED_INFO(plan::info(reference.function).name << " of " << inputs[i] << " is " << outputs[i]
                                                          << " instead of " << expected);
      count += !same;
    }
  }
  return count;
}

template <typename T, typename W> void check(ElementType type) {
  for (size_t simd = 0; simd <= size_t(processorSimd()); ++simd) {
    INFO("instruction set " << simd);
    CHECK((differences<T, W>(Simd(simd), type, false)) == 0);
    CHECK((differences<T, W>(Simd(simd), type, true)) > 100000);
  }
}

} // namespace

TEST_CASE("functions of f32 are within two units in the last place everywhere", "[accuracy]") {
  check<float, double>(ElementType::F32);
}
