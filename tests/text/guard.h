// Runs comparisons in a child process, so that a crash ends only one of them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

namespace shlo::test {

// Whose code runs.
enum class Stage : uint32_t { Between, Ours, Mlir };

// Memory that the child and its parent share. The child writes it.
class Board {
public:
  static constexpr size_t counters = 64;

  Board();
  ~Board();
  Board(const Board &) = delete;
  Board &operator=(const Board &) = delete;

  void enter(Stage stage) { shared->stage = stage; }
  uint64_t &count(size_t which) { return shared->counts[which]; }
  // Keeps text for the end, as long as there is room.
  void note(std::string_view text);
  std::string_view notes() const { return {shared->text, shared->used}; }

  // Calls `each` for all numbers from first to last - 1. A call that ends its process, or takes longer than a minute,
  // is reported to `ended` with the stage and the signal; the calls go on with the next number.
  void run(uint64_t first, uint64_t last, const std::function<void(uint64_t)> &each,
           const std::function<void(uint64_t, Stage, int)> &ended);

private:
  struct Shared {
    volatile Stage stage;
    volatile uint64_t number;
    uint64_t counts[counters];
    size_t used;
    char text[size_t(1) << 18];
  };
  Shared *shared;
};

} // namespace shlo::test
