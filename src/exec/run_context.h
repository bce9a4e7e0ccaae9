// The context of a run: everything that it gets in addition to its values, and how it is stopped.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace shlo::exec {

using Clock = std::chrono::steady_clock;
// The time of the system's last tick, some milliseconds ago. A loop of scalars looks at it for each instruction, so it
// must cost less than one.
Clock::time_point lastTick();

// What the caller asks or is told at intervals, on the thread that runs. It belongs to one run.
class Poll {
public:
  // True if the run must stop.
  using Function = std::function<bool()>;

  // The first call is due after one interval.
  void add(Function function, std::chrono::milliseconds interval);

  // Calls the functions that are due. True once a call has asked the run to stop.
  bool stops(Clock::time_point now) { return isStopped() || (now >= due && ask(now)); }
  bool isStopped() const { return stopped; }

private:
  struct Call {
    Function function;
    std::chrono::milliseconds interval;
    Clock::time_point due;
  };
  bool ask(Clock::time_point now);

  std::vector<Call> calls;
  Clock::time_point due = Clock::time_point::max(); // of the next call
  bool stopped = false;
};

class Pool;

// Every instruction and every kernel sees it, bodies of reductions included.
struct RunContext {
  std::array<const std::atomic<bool> *, 2> cancelled{};  // either stops the run; null: none
  Clock::time_point deadline = Clock::time_point::max(); // max: none
  std::shared_ptr<Poll> poll;                            // null: none; shared by the copies of a context
  std::shared_ptr<Pool> pool;                            // null: the run works on its thread alone
  uint32_t process = 0;                                  // of the program's grid

  // Stops the run after this time, or earlier if it has another limit.
  void limitTime(std::chrono::milliseconds time);

  bool isLimited() const {
    return cancelled[0] || cancelled[1] || deadline != Clock::time_point::max() || poll;
  }
  bool isCancelled() const {
    return (cancelled[0] && cancelled[0]->load(std::memory_order_relaxed)) ||
           (cancelled[1] && cancelled[1]->load(std::memory_order_relaxed));
  }
  bool mustStop() const {
    if (isCancelled())
      return true;
    if (deadline == Clock::time_point::max() && !poll)
      return false;
    const Clock::time_point now = lastTick();
    return now >= deadline || (poll && poll->stops(now));
  }
  // Why the run must stop: SHLO_CANCELLED or SHLO_LIMIT.
  Error stopReason() const;
};

// Checks from time to time, inside a kernel, whether the run must stop. Whatever loops over elements counts them here,
// or leaves this to a function that takes a watch: the copies of strided.h, TileProgram::run, BodyFunction::run.
//
// Between two checks lie about 60 microseconds if the work was estimated well, and a few milliseconds if an element
// takes a hundred times longer (a slow function, memory that the system has yet to give). A check costs some
// nanoseconds.
class Watch {
public:
  explicit Watch(const RunContext &context) : context(context) {}
  // Counts `work` more operations, of about a nanosecond each. False if the run must stop, then and from then on.
  bool proceed(int64_t work) {
    left -= work;
    return left > 0 || check();
  }
  // The same after work that took much longer than a check.
  bool proceed() { return check(); }
  // Calls visit(begin, end) for pieces of [0, n), each element of which is `work` operations. False if the run must
  // stop.
  template <typename Visit> bool pieces(int64_t n, int64_t work, Visit &&visit) {
    const bool isShort = n <= interval && work <= interval && n * work <= interval;
    const int64_t most = isShort ? n : std::max<int64_t>(1, interval / std::max<int64_t>(1, work));
    for (int64_t begin = 0, end; begin < n; begin = end) {
      end = begin + std::min(most, n - begin);
      visit(begin, end);
      if (!proceed((end - begin) * work))
        return false;
    }
    return bool(stopped);
  }
  // Stops the run for another reason, such as an assertion within a body. Always false.
  bool stop(Status reason) {
    stopped = std::move(reason);
    left = 0;
    return false;
  }
  // Says that the run must stop once so much work is done, although nothing stops it: an observer takes over.
  void interruptAfter(int64_t work) {
    left = work;
    isInterrupted = true;
  }
  // From here on, only what stops the run counts. The work that was left.
  int64_t endInterruption() {
    isInterrupted = false;
    return left;
  }

  Status status() { return stopped ? Status() : Status(stopped.error()); }
  bool isStopped() const { return !stopped; }
  // Why the run stops.
  Error error() { return stopped.error(); }

  // The work between two checks.
  static constexpr int64_t interval = int64_t(1) << 16;
  const RunContext &context;

private:
  bool check();
  int64_t left = interval;
  bool isInterrupted = false;
  Status stopped;
};

} // namespace shlo::exec
