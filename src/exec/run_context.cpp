// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/run_context.h"

namespace shlo::exec {

void RunContext::limitTime(std::chrono::milliseconds time) {
  const Clock::time_point now = Clock::now(), never = Clock::time_point::max();
  deadline = time < std::chrono::duration_cast<std::chrono::milliseconds>(never - now) ? now + time : never;
}

Error RunContext::stopReason() const {
  if (isCancelled())
    return makeError(SHLO_CANCELLED, "the run was cancelled");
  return makeError(SHLO_LIMIT, "the run took longer than its time limit");
}

bool Watch::check() {
  left = interval;
  if (stopped && context.mustStop())
    stopped = context.stopReason();
  return bool(stopped);
}

} // namespace shlo::exec
