// Whether the runs of an executable share their work with the threads of a pool.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/pool.h"

#include <array>

namespace shlo::exec {

// Learns from the runs before how long their jobs take, and whether they are quicker with the pool: arrays that move
// between the caches of processors, and other work on these, can cost more than threads gain. Where jobs are short, some
// runs try the other way. Its owner locks it.
class Sharing {
public:
  // Whether the next run has the pool.
  bool begin(const Pool &pool);
  // After the run: its time, that of all threads for its jobs, and how many these were (0 and 0 without the pool).
  void end(bool isShared, std::chrono::nanoseconds run, std::chrono::nanoseconds ofJobs, int64_t jobs);
  // The time that all threads together take for the jobs of a run, on average.
  std::chrono::nanoseconds timeOfJobs() const { return time; }

private:
  void choose();

  static constexpr std::chrono::nanoseconds unknown = std::chrono::hours(1), longJob = std::chrono::microseconds(100);
  static constexpr uint32_t firstInterval = 32, interval = 64, longestInterval = 4096;
  static constexpr size_t tries = 4;

  std::chrono::nanoseconds time = unknown;
  size_t slots = 0; // of the pool of the runs before
  uint32_t runs = 0;
  bool isQuicker = true; // with the pool
  bool hasShortJobs = false;
  size_t triesLeft = 0;
  uint32_t untilTry = firstInterval, nextInterval = interval;
  // Of the last runs without the pool, and with it.
  std::array<std::array<std::chrono::nanoseconds, tries>, 2> latest{};
  std::array<size_t, 2> oldest{};
};

} // namespace shlo::exec
