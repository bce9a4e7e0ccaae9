// Small mutations of programs. Many mutants can be verified, and some are valid. A number gives the same mutation on
// every machine.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/BuiltinOps.h"

#include <cstdint>
#include <iterator>
#include <string>

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

// Makes one change to the ops, types and attributes of a module. False if there is nothing to change.
bool changeOps(mlir::ModuleOp module, Random &random);

// Makes one or two changes to a program in generic form: lines, names of values, numbers, types and other tokens.
std::string changeText(std::string text, Random &random);

// Changes a few bytes of an artifact, mostly of its ops.
std::string changeBytes(std::string bytes, Random &random);

} // namespace shlo::test
