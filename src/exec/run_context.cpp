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

Poll::Poll(Function function, void *user, std::chrono::milliseconds interval)
    : function(function), user(user), interval(interval), due(afterNow(interval)) {}

bool Poll::ask() {
  FloatState ours; // the caller's function may change it
  stopped = function(user) != 0;
  due = afterNow(interval);
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
  left = stopped ? interval : 0;
  return bool(stopped);
}

} // namespace shlo::exec
