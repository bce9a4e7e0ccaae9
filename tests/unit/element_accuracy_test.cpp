// Functions of f32 and f64 at arguments of every size, compared with the C library in a wider type.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>
#include <string>
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
  std::vector<T> values = {
      0, Limits::infinity(), Limits::quiet_NaN(), Limits::max(), Limits::min(), Limits::denorm_min(), 1, T(0.5), T(0.6),
      2};
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

template <typename T, typename W> struct Reference {
  ElementFunction function;
  W (*ofOne)(W);
  W (*ofTwo)(T, T) = nullptr;
};

template <typename W> W logistic(W x) { return x < 0 ? std::exp(x) / (1 + std::exp(x)) : 1 / (1 + std::exp(-x)); }

// The functions of analysis, in the wider type W. Powers of long double are not more exact than those of double.
template <typename T, typename W> const std::vector<Reference<T, W>> &references() {
  static const std::vector<Reference<T, W>> all = {
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
      {ElementFunction::Atan2, nullptr, [](T y, T x) { return std::atan2(W(y), W(x)); }},
      {ElementFunction::Pow, nullptr, [](T x, T y) { return W(std::pow(double(x), double(y))); }},
  };
  return all;
}

// The first and the second operands of a function, `count` of them. Pairs of special values, pairs of similar size,
// and for powers exponents with results of every size.
template <typename T>
std::vector<T> operands(const std::vector<T> &values, std::mt19937 &random, size_t count, ElementFunction function,
                        const std::vector<T> *first) {
  std::vector<T> all(count);
  constexpr size_t specials = 30;
  for (size_t i = 0; i < count; ++i) {
    const T any = values[random() % values.size()];
    if (!first) {
      all[i] = i < specials * specials ? values[i / specials] * T(i % 2 ? 1 : -1) : any;
      continue;
    }
    const T a = (*first)[i];
    switch (random() % 4) {
    case 0: all[i] = a * (T(0.5) + T(random() >> 8) / (1 << 24)); break;
    case 1: all[i] = T(int(random() % 101) - 50); break;
    case 2:
      all[i] =
          function == ElementFunction::Pow
              ? T(std::numeric_limits<T>::max_exponent * (T(random() >> 8) / (1 << 23) - 1) / std::log2(std::abs(a)))
              : any;
      break;
    default: all[i] = any;
    }
    if (i < specials * specials)
      all[i] = values[i % specials] * T(i % 3 ? 1 : -1);
  }
  return all;
}

// Compares the results of all instruction sets for `from`, of one or two operands. Returns the number that is more than
// two units in the last place away, and that of those which would be if each expected result were four units away.
struct Differences {
  size_t found = 0, wanted = 0;
};
template <typename T, typename W>
Differences compare(const Reference<T, W> &reference, ElementType type, const std::vector<T> &a,
                    const std::vector<T> &b) {
  std::vector<T> expected(a.size()), actual(a.size());
  for (size_t i = 0; i < a.size(); ++i)
    expected[i] = T(reference.ofOne ? reference.ofOne(W(a[i])) : reference.ofTwo(a[i], b[i]));
  Differences differences;
  for (size_t simd = 0; simd <= size_t(processorSimd()); ++simd) {
    const ElementKernel kernel = elementKernel(Simd(simd), reference.function, type);
    REQUIRE(kernel);
    const char *from[] = {reinterpret_cast<const char *>(a.data()), reinterpret_cast<const char *>(b.data())};
    kernel(from, reinterpret_cast<char *>(actual.data()), int64_t(a.size()), 0);
    for (size_t i = 0; i < a.size(); ++i) {
      if (!close(actual[i], expected[i], 2) && differences.found++ < 5)
        UNSCOPED_INFO(plan::info(reference.function).name
                      << " of " << a[i] << (b.empty() ? "" : ", " + std::to_string(b[i])) << " is " << actual[i]
                      << " instead of " << expected[i] << ", instruction set " << simd);
      const T moved =
          std::isnan(expected[i]) ? expected[i] : std::bit_cast<T>(Bits<T>(std::bit_cast<Bits<T>>(expected[i]) ^ 4));
      differences.wanted += !close(actual[i], moved, 2);
    }
  }
  return differences;
}

template <typename T, typename W> void check(ElementType type) {
  const std::vector<T> values = arguments<T>();
  std::mt19937 random(2);
  for (const Reference<T, W> &reference : references<T, W>()) {
    const bool isUnary = reference.ofOne;
    const std::vector<T> a = isUnary ? values : operands<T>(values, random, 40000, reference.function, nullptr);
    const std::vector<T> b = isUnary ? std::vector<T>() : operands<T>(values, random, a.size(), reference.function, &a);
    const Differences differences = compare<T, W>(reference, type, a, b);
    CHECK(differences.found == 0);
    CHECK(differences.wanted > 10000);
  }
}

// Random bits, and numbers near zero, SHLO_POINTS of them for each function; 10 million if nothing is said.
template <typename T, typename W> void checkMany(ElementType type) {
  const char *points = std::getenv("SHLO_POINTS");
  const size_t wanted = points ? std::strtoull(points, nullptr, 10) : 10'000'000;
  std::mt19937_64 random(3);
  auto any = [&] {
    const T bits = std::bit_cast<T>(Bits<T>(random()));
    const T near = T(double(random() >> 11) * 0x1p-53 * 50 - 25);
    return random() % 2 ? bits : near;
  };
  for (const Reference<T, W> &reference : references<T, W>()) {
    size_t found = 0;
    for (size_t done = 0; done < wanted; done += 10000) {
      std::vector<T> a(10000), b(reference.ofOne ? 0 : a.size());
      std::generate(a.begin(), a.end(), any);
      std::generate(b.begin(), b.end(), any);
      found += compare<T, W>(reference, type, a, b).found;
    }
    CHECK(found == 0);
  }
}

} // namespace

TEST_CASE("functions of f32 are within two units in the last place everywhere", "[accuracy]") {
  check<float, double>(ElementType::F32);
}

TEST_CASE("functions of f64 are within two units in the last place everywhere", "[accuracy]") {
  check<double, long double>(ElementType::F64);
}

TEST_CASE("functions of f32 at many points", "[.many]") { checkMany<float, double>(ElementType::F32); }

TEST_CASE("functions of f64 at many points", "[.many]") { checkMany<double, long double>(ElementType::F64); }
