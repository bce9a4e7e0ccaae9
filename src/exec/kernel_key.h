// What decides what a kernel does, or what it packs, as numbers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/program.h"

#include <vector>

namespace shlo::exec {

struct Layout;

// Everything that decides what a kernel does, as numbers: kernels with the same key are alike. Likewise of what it
// packs.
class KernelKey {
public:
  KernelKey() = default;
  enum Kind : uint8_t {
    Op,
    Copy,
    Fusion,
    Product,
    IntegerProduct,
    ConvolutionProduct,
    DirectConvolution,
    PointwiseConvolution,
    Address,
    Recipe
  };
  explicit KernelKey(Kind kind) { begin(kind); }
  // Begins a key. Keys of one kind differ as long as what is added to them can be told apart.
  void begin(Kind kind) {
    numbers.clear();
    add(uint64_t(kind));
  }
  void add(uint64_t number) { numbers.push_back(number); }
  template <uint32_t Few> void add(const ShortList<int64_t, Few> &list) {
    add(list.size());
    numbers.insert(numbers.end(), list.begin(), list.end());
  }
  void add(const std::vector<bool> &list) {
    add(list.size());
    numbers.insert(numbers.end(), list.begin(), list.end());
  }
  void add(const Layout &layout);
  void add(const KernelKey &part) {
    add(part.numbers.size());
    numbers.insert(numbers.end(), part.numbers.begin(), part.numbers.end());
  }
  void addBytes(const char *bytes, size_t size);
  bool empty() const { return numbers.empty(); }

  bool operator==(const KernelKey &) const = default;
  auto operator<=>(const KernelKey &) const = default;
  uint64_t hash(uint64_t seed) const;

private:
  std::vector<uint64_t> numbers;
};

} // namespace shlo::exec
