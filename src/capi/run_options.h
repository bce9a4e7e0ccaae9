// The object behind shlo_run_options.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "capi/handle.h"
#include "exec/run_context.h"
#include "stablehlo-c/plan.h"

#include <set>

namespace shlo::capi {
struct RecorderState;
}

namespace shlo::capi {

std::chrono::milliseconds duration(uint64_t milliseconds);

// What stops the work of a call.
struct Stops {
  std::shared_ptr<const std::atomic<bool>> cancellation; // of a shlo_cancellation; null if there is none
  uint64_t maxMilliseconds = 0;                          // 0: no limit
  shlo_poll_fn poll = nullptr;
  void *pollUser = nullptr;
  uint64_t pollMilliseconds = 0;

  // The time limit and the first interval of the poll begin now. `own`: nullable, of the options themselves.
  exec::RunContext context(const std::atomic<bool> *own = nullptr) const;
};

} // namespace shlo::capi

struct shlo_run_options {
  shlo::capi::Tag<shlo::capi::Kind::RunOptions> tag;
  std::atomic<bool> cancelled{false};
  shlo::capi::Stops stops;
  shlo_progress_fn progress = nullptr;
  void *progressUser = nullptr;
  uint64_t progressMilliseconds = 0;
  std::shared_ptr<shlo::capi::RecorderState> recorder; // null: none
  std::set<size_t> donated;
  bool keepsOnDevice = false;
  std::shared_ptr<shlo::exec::Pool> pool; // null: none
};

struct shlo_cancellation {
  shlo::capi::Tag<shlo::capi::Kind::Cancellation> tag;
  const std::shared_ptr<std::atomic<bool>> cancelled = std::make_shared<std::atomic<bool>>(false);
};

namespace shlo::capi {

// What a cancellation sets, which outlives the handle; null for NULL. Throws for another handle.
inline std::shared_ptr<const std::atomic<bool>> flagOf(const shlo_cancellation *cancellation) {
  const shlo_cancellation *given = checkedOrNull(cancellation, "cancellation");
  return given ? given->cancelled : nullptr;
}
// Setters of options that have stops.
template <typename Options>
shlo_status setMaxMilliseconds(Options *options, uint64_t milliseconds, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.stops.maxMilliseconds = milliseconds; });
}
template <typename Options>
shlo_status setCancellation(Options *options, const shlo_cancellation *cancellation, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.stops.cancellation = flagOf(cancellation); });
}
template <typename Options>
shlo_status setPoll(Options *options, shlo_poll_fn poll, void *user, uint64_t milliseconds, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    o.stops.poll = poll;
    o.stops.pollUser = user;
    o.stops.pollMilliseconds = milliseconds;
  });
}

// The context of a run with these options, which are nullable and outlive it.
exec::RunContext contextOf(const shlo_run_options *options);

} // namespace shlo::capi
