// Decisions taken from bytes: those of a fuzzer, or random ones of a gate. Equal bytes give equal decisions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>

namespace shlo::test {

class Choices {
public:
  explicit Choices(std::string_view bytes) : bytes(bytes) {}

  // All decisions are 0 from here on.
  bool isEmpty() const { return bytes.empty(); }
  // In [0, limit); 0 for 0. Takes as few bytes as the limit needs.
  size_t below(size_t limit) {
    if (limit <= 1)
      return 0;
    uint64_t value = 0;
    for (size_t most = limit - 1; most; most >>= 8)
      value = value << 8 | byte();
    return size_t(value % limit);
  }
  bool oneIn(size_t n) { return below(n) == n - 1; }
  template <typename List> auto &of(List &&list) { return list[below(std::size(list))]; }

private:
  uint8_t byte() {
    if (bytes.empty())
      return 0;
    uint8_t first = uint8_t(bytes[0]);
    bytes.remove_prefix(1);
    return first;
  }

  std::string_view bytes;
};

} // namespace shlo::test
