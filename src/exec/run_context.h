// What a run is given beside its values, and how it is stopped.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include <atomic>
#include <chrono>

namespace shlo::exec {

// Reaches every instruction and every kernel, bodies of reductions included: the one place for what they need from
// outside, as workers, host functions or a recorder of values.
struct RunContext {
  using Clock = std::chrono::steady_clock;

  const std::atomic<bool> *cancelled = nullptr;
  Clock::time_point deadline = Clock::time_point::max(); // max: none

  // Stops the run after this time from now.
  void limitTime(std::chrono::milliseconds time);

  bool mustStop() const {
    if (cancelled && cancelled->load(std::memory_order_relaxed))
      return true;
    return deadline != Clock::time_point::max() && Clock::now() >= deadline;
  }
  // Why the run must stop: SHLO_CANCELLED or SHLO_LIMIT.
  Error stopReason() const;
};

// Asks now and then, inside a kernel, whether the run must stop.
class Watch {
public:
  explicit Watch(const RunContext &context) : context(context) {}
  // After `work` more element operations: false if the run must stop.
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
