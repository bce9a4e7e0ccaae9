// Kernels of element functions: what an element becomes does not depend on its place or the number of elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise.h"
#include "property/difference.h"
#include "property/random.h"

#include <catch2/catch.hpp>

using namespace shlo;
using namespace shlo::exec;
using namespace shlo::test;
using plan::ElementFunction;

namespace {

constexpr int64_t greatestLength = 150;

// Bits of all kinds: small numbers, equal bytes, anything.
Bytes randomElements(Random &random, ElementType type) {
  Bytes bytes = random.randomBytes({type, {greatestLength}});
  const size_t width = byteSize(type);
  if (type == ElementType::I1 || (isInteger(type) && info(type).bits < 8))
    return bytes;
  for (size_t at = 0; at < bytes.size(); at += width) {
    const int64_t kind = random.between(0, 3);
    for (size_t i = 0; kind != 0 && i < width; ++i)
      bytes[at + i] = char(kind == 1 ? random.oneOf({0, 0x3F, 0x7F, 0x80, 0xFF}) : random.bits());
  }
  return bytes;
}

// Runs a kernel on elements begin to end.
void run(ElementKernel kernel, const std::vector<Bytes> &inputs, Bytes &output, int64_t width, int64_t begin,
         int64_t end) {
  const char *pointers[3] = {};
  for (size_t i = 0; i < inputs.size(); ++i)
    pointers[i] = inputs[i].data() + begin * width;
  kernel(pointers, output.data() + begin * width, end - begin, 0);
}

bool keepsType(ElementFunction function) {
  switch (function) {
  case ElementFunction::Compare:
  case ElementFunction::Select:
  case ElementFunction::Convert:
  case ElementFunction::ReducePrecision:
  case ElementFunction::Real:
  case ElementFunction::Imag:
  case ElementFunction::Complex:
  case ElementFunction::IsFinite: return false;
  default: return true;
  }
}

template <typename Check> void forEachKernel(Check check) {
  for (size_t simd = 0; simd <= size_t(processorSimd()); ++simd)
    for (size_t f = 0; f < std::size(plan::elementFunctions); ++f)
      for (size_t t = 0; t < elementTypeCount; ++t) {
        const auto function = ElementFunction(f);
        const auto type = ElementType(t);
        if (!keepsType(function) || (isComplex(type) && function == ElementFunction::Abs))
          continue;
        if (const ElementKernel kernel = elementKernel(Simd(simd), function, type)) {
          INFO("instruction set " << simd << ": " << plan::info(function).name << " of " << info(type).name);
          check(kernel, type, plan::info(function).arity);
        }
      }
}

template <typename T> T quotientOf(T a, T b) { return b == 0 ? T(-1) : T(__int128(a) / __int128(b)); }
template <typename T> T remainderOf(T a, T b) { return b == 0 ? a : T(__int128(a) % __int128(b)); }

// Numbers of every size, and multiples of the second operand and their neighbours.
template <typename T> void fill(Random &random, std::vector<T> &a, std::vector<T> &b) {
  auto any = [&] {
    const uint64_t bits = random.bits() >> random.between(64 - 8 * int64_t(sizeof(T)), 63);
    const uint64_t power =
        (uint64_t(1) << random.between(0, 8 * int64_t(sizeof(T)) - 1)) + uint64_t(random.between(-2, 2));
    return T(random.chance(10) ? power : random.chance(50) ? bits : 0 - bits);
  };
  for (size_t i = 0; i < a.size(); ++i) {
    a[i] = any();
    b[i] = any();
    if (random.chance(30))
      a[i] = T(uint64_t(any()) * uint64_t(b[i]) + uint64_t(random.between(-1, 1)));
  }
}

template <typename T> void checkDivision(ElementType type) {
  Random random(sizeof(T));
  std::vector<T> a(100000), b(a.size()), quotients(a.size()), remainders(a.size());
  fill(random, a, b);
  const char *inputs[] = {reinterpret_cast<char *>(a.data()), reinterpret_cast<char *>(b.data())};
  for (size_t simd = 0; simd <= size_t(processorSimd()); ++simd) {
    INFO("instruction set " << simd << ", " << info(type).name);
    elementKernel(Simd(simd), ElementFunction::Div, type)(inputs, reinterpret_cast<char *>(quotients.data()),
                                                          int64_t(a.size()), 0);
    elementKernel(Simd(simd), ElementFunction::Rem, type)(inputs, reinterpret_cast<char *>(remainders.data()),
                                                          int64_t(a.size()), 0);
    size_t wrong = 0, byOne = 0;
    for (size_t i = 0; i < a.size(); ++i) {
      const T quotient = quotientOf(a[i], b[i]), remainder = remainderOf(a[i], b[i]);
      if (quotients[i] != quotient || remainders[i] != remainder)
        if (wrong++ == 0)
          UNSCOPED_INFO(int64_t(a[i]) << " / " << int64_t(b[i]) << " is " << int64_t(quotients[i]) << ", the rest "
                                      << int64_t(remainders[i]));
      byOne += quotients[i] != T(quotient + 1); // the comparison can fail
    }
    CHECK(wrong == 0);
    CHECK(byOne == a.size());
  }
}

} // namespace

TEST_CASE("kernels give each element the same result in rows of every length", "[element_kernels]") {
  Random random(1);
  size_t kernels = 0, noticed = 0;
  forEachKernel([&](ElementKernel kernel, ElementType type, size_t arity) {
    const ElementType part = comparedAs(type);
    const int64_t width = int64_t(byteSize(type));
    std::vector<Bytes> inputs;
    for (size_t i = 0; i < arity; ++i)
      inputs.push_back(randomElements(random, type));
    Bytes expected(size_t(greatestLength * width), char(0x5A));
    for (int64_t i = 0; i < greatestLength; ++i)
      run(kernel, inputs, expected, width, i, i + 1);
    for (int64_t length = 0; length <= greatestLength; length += 1 + length / 40) {
      const int64_t begin = random.between(0, greatestLength - length);
      Bytes actual(expected.size(), char(0x5A)), wanted = actual;
      run(kernel, inputs, actual, width, begin, begin + length);
      const char *from = expected.data() + begin * width;
      std::copy(from, from + length * width, wanted.data() + begin * width); // what lies beside is left as it is
      REQUIRE(difference(part, actual, wanted) == -1);
    }
    ++kernels;
    Bytes changed = expected;
    changed[0] ^= 1;
    noticed += isNan(part, expected.data()) || difference(part, changed, expected) == 0;
  });
  CHECK(kernels > 300);
  CHECK(noticed == kernels);
}

TEST_CASE("quotients and remainders of integers are exact", "[element_kernels]") {
  checkDivision<int8_t>(ElementType::I8);
  checkDivision<uint8_t>(ElementType::UI8);
  checkDivision<int16_t>(ElementType::I16);
  checkDivision<uint16_t>(ElementType::UI16);
  checkDivision<int32_t>(ElementType::I32);
  checkDivision<uint32_t>(ElementType::UI32);
  checkDivision<int64_t>(ElementType::I64);
  checkDivision<uint64_t>(ElementType::UI64);
}
