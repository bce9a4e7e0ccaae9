// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/sharing.h"

#include <algorithm>

namespace shlo::exec {

using std::chrono::nanoseconds;

bool Sharing::begin(const Pool &pool) {
  if (pool.slots() != slots) {
    *this = Sharing();
    slots = pool.slots();
  }
  // What is too short has no jobs, but for every 32nd run, which looks whether it has become longer.
  if (++runs % 32 != 0 && !pool.isWorthSharing(time))
    return false;
  return triesLeft > 0 ? !isQuicker : isQuicker;
}

void Sharing::end(bool isShared, nanoseconds run, nanoseconds ofJobs, int64_t jobs) {
  if (isShared) {
    time = time == unknown ? ofJobs : (time + ofJobs) / 2;
    hasShortJobs = jobs > 0 && ofJobs / jobs < longJob;
  }
  latest[isShared][oldest[isShared]++ % tries] = run;
  if (triesLeft > 0) {
    if (--triesLeft == 0)
      choose();
  } else if (hasShortJobs && --untilTry == 0) {
    triesLeft = tries;
  }
}

void Sharing::choose() {
  const auto least = [&](bool isShared) { return *std::min_element(latest[isShared].begin(), latest[isShared].end()); };
  const nanoseconds alone = least(false), shared = least(true);
  const bool wasQuicker = isQuicker;
  isQuicker = shared * 100 <= alone * 98;
  const nanoseconds chosen = isQuicker ? shared : alone, other = isQuicker ? alone : shared;
  const bool isClear = isQuicker == wasQuicker && other * 10 > chosen * 11;
  nextInterval = isClear ? std::min(2 * nextInterval, longestInterval) : interval;
  untilTry = nextInterval;
}

} // namespace shlo::exec
