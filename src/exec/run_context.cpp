// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/run_context.h"

#include "base/float_state.h"

#include <ctime>

namespace shlo::exec {

Clock::time_point lastTick() {
#ifdef CLOCK_MONOTONIC_COARSE
  timespec time;
  if (clock_gettime(CLOCK_MONOTONIC_COARSE, &time) == 0)
    return Clock::time_point(std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec));
#endif
  return Clock::now();
}

// The end of the clock if it comes earlier. What is due at once does not wait for the next tick.
static Clock::time_point afterNow(std::chrono::milliseconds time) {
  if (time.count() == 0)
    return Clock::time_point::min();
  const Clock::time_point now = Clock::now(), never = Clock::time_point::max();
  return time < std::chrono::duration_cast<std::chrono::milliseconds>(never - now) ? now + time : never;
}

void Poll::add(Function function, std::chrono::milliseconds interval) {
  calls.push_back({std::move(function), interval, afterNow(interval)});
  due = std::min(due, calls.back().due);
}

bool Poll::ask(Clock::time_point now) {
  FloatState ours; // the caller's functions may change it
  due = Clock::time_point::max();
  for (Call &call : calls) {
    if (!stopped && now >= call.due) {
      stopped = call.function();
      call.due = afterNow(call.interval);
    }
    due = std::min(due, call.due);
  }
  return stopped;
}

void RunContext::limitTime(std::chrono::milliseconds time) { deadline = std::min(deadline, afterNow(time)); }

Error RunContext::stopReason() const {
  if (isCancelled() || (poll && poll->isStopped()))
    return makeError(SHLO_CANCELLED, "the run was cancelled");
  return makeError(SHLO_LIMIT, "the run took longer than its time limit");
}

bool Watch::check() {
  if (stopped && context.mustStop())
    stopped = context.stopReason();
  left = stopped && !isInterrupted ? interval : 0;
  return stopped && !isInterrupted;
}

} // namespace shlo::exec
