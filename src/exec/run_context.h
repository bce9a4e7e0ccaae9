// The context of a run: everything that it gets in addition to its values, and how it is stopped.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include <array>
#include <atomic>
#include <chrono>

namespace shlo::exec {

// Every instruction and every kernel sees it, bodies of reductions included. Further things that they need from
// outside, such as workers, host functions or a recorder of values, belong here.
struct RunContext {
  using Clock = std::chrono::steady_clock;

  std::array<const std::atomic<bool> *, 2> cancelled{};  // either stops the run; null: none
  Clock::time_point deadline = Clock::time_point::max(); // max: none

  // Stops the run after this time.
  void limitTime(std::chrono::milliseconds time);

  bool isCancelled() const {
    return (cancelled[0] && cancelled[0]->load(std::memory_order_relaxed)) ||
           (cancelled[1] && cancelled[1]->load(std::memory_order_relaxed));
  }
  bool mustStop() const { return isCancelled() || (deadline != Clock::time_point::max() && Clock::now() >= deadline); }
  // Why the run must stop: SHLO_CANCELLED or SHLO_LIMIT.
  Error stopReason() const;
};

// Checks from time to time, inside a kernel, whether the run must stop.
class Watch {
public:
  explicit Watch(const RunContext &context) : context(context) {}
  // Counts `work` more element operations. False if the run must stop.
  bool proceed(int64_t work) {
    left -= work;
    return left > 0 || check();
  }
  Status status() const { return stopped; }

private:
  bool check();
  static constexpr int64_t interval = int64_t(1) << 22;
  const RunContext &context;
  int64_t left = interval;
  Status stopped;
};

} // namespace shlo::exec
