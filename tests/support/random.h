// Deterministic random numbers for tests in C++. A seed gives the same numbers on every machine.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>

namespace shlo::test {

// SplitMix64 (Steele, Lea, Flood 2014).
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}

  uint64_t next() {
    uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  // In [0, limit); 0 for 0.
  size_t below(size_t limit) { return limit ? size_t(next() % limit) : 0; }
  bool oneIn(size_t n) { return below(n) == 0; }
  template <typename List> auto &of(List &list) { return list[below(std::size(list))]; }

private:
  uint64_t state;
};

} // namespace shlo::test
