// Random numbers for tests: the same for the same seed, on every machine.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "op_by_op.h"

#include <cstring>
#include <initializer_list>

namespace shlo::test {

class Random {
public:
  explicit Random(uint64_t seed) : state(seed * 0x9E3779B97F4A7C15ull + 0x1234567) {}

  uint64_t bits() {
    state += 0x9E3779B97F4A7C15ull;
    uint64_t x = state;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
    return x ^ (x >> 31);
  }
  int64_t between(int64_t low, int64_t high) { return low + int64_t(bits() % uint64_t(high - low + 1)); }
  bool chance(int percent) { return between(0, 99) < percent; }
  template <typename T> T oneOf(std::initializer_list<T> values) {
    return values.begin()[size_t(between(0, int64_t(values.size()) - 1))];
  }

  // Small integers, which every type can represent.
  Bytes randomBytes(const TensorType &type) {
    Bytes bytes(size_t(elementCount(type.shape)) * byteSize(type.element));
    const size_t width = byteSize(type.element);
    if (isComplex(type.element)) {
      const bool isWide = type.element == ElementType::ComplexF64;
      const TensorType parts{isWide ? ElementType::F64 : ElementType::F32, {2 * elementCount(type.shape)}};
      return randomBytes(parts);
    }
    for (size_t at = 0; at < bytes.size(); at += width) {
      const int64_t number = type.element == ElementType::I1 ? between(0, 1) : between(0, 9);
      const uint32_t single = floatBits(float(number));
      switch (type.element) {
      case ElementType::F32: std::memcpy(&bytes[at], &single, 4); break;
      case ElementType::F64: {
        const double wide = double(number);
        std::memcpy(&bytes[at], &wide, 8);
        break;
      }
      case ElementType::BF16: std::memcpy(&bytes[at], reinterpret_cast<const char *>(&single) + 2, 2); break;
      case ElementType::F16: {
        // Rebiases the exponents. The mantissas of these numbers fit.
        const uint16_t half = number ? uint16_t((((single >> 23) - 127 + 15) << 10) | ((single >> 13) & 0x3FF)) : 0;
        std::memcpy(&bytes[at], &half, 2);
        break;
      }
      default: std::memcpy(&bytes[at], &number, width);
      }
    }
    return bytes;
  }
  static uint32_t floatBits(float value) {
    uint32_t bits;
    std::memcpy(&bits, &value, 4);
    return bits;
  }

private:
  uint64_t state;
};

} // namespace shlo::test
