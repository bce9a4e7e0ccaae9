// plan.h: options of runs, and cancelling.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "capi/run_options.h"

#include "capi/pool.h"

#include <algorithm>

using namespace shlo;
using namespace shlo::capi;

std::chrono::milliseconds shlo::capi::duration(uint64_t milliseconds) {
  return std::chrono::milliseconds(std::min<uint64_t>(milliseconds, INT64_MAX));
}

exec::RunContext Stops::context(const std::atomic<bool> *own) const {
  exec::RunContext context;
  context.cancelled = {own, cancellation.get()};
  if (maxMilliseconds)
    context.limitTime(duration(maxMilliseconds));
  if (poll) {
    context.poll = std::make_shared<exec::Poll>();
    context.poll->add([poll = poll, user = pollUser] { return poll(user) != 0; }, duration(pollMilliseconds));
  }
  return context;
}

exec::RunContext shlo::capi::contextOf(const shlo_run_options *options) {
  if (!options)
    return {};
  exec::RunContext context = options->stops.context(&options->cancelled);
  context.pool = options->pool;
  return context;
}

// --- Cancelling -----------------------------------------------------------------------------------------------------

shlo_status shlo_cancellation_create(shlo_cancellation **out, shlo_error **error) { return createOptions(out, error); }
void shlo_cancellation_destroy(shlo_cancellation *cancellation) { destroyHandle(cancellation); }
void shlo_cancellation_cancel(const shlo_cancellation *cancellation) {
  if (isHandle(cancellation))
    cancellation->cancelled->store(true, std::memory_order_relaxed);
}
int32_t shlo_cancellation_is_cancelled(const shlo_cancellation *cancellation) {
  return isHandle(cancellation) && cancellation->cancelled->load(std::memory_order_relaxed);
}

// --- Options --------------------------------------------------------------------------------------------------------

shlo_status shlo_run_options_create(shlo_run_options **out, shlo_error **error) { return createOptions(out, error); }
void shlo_run_options_destroy(shlo_run_options *options) { destroyHandle(options); }
shlo_status shlo_run_options_set_max_milliseconds(shlo_run_options *options, uint64_t milliseconds,
                                                  shlo_error **error) {
  return setMaxMilliseconds(options, milliseconds, error);
}
shlo_status shlo_run_options_set_cancellation(shlo_run_options *options, const shlo_cancellation *cancellation,
                                              shlo_error **error) {
  return setCancellation(options, cancellation, error);
}
shlo_status shlo_run_options_set_poll(shlo_run_options *options, shlo_poll_fn poll, void *user, uint64_t milliseconds,
                                      shlo_error **error) {
  return setPoll(options, poll, user, milliseconds, error);
}
shlo_status shlo_run_options_set_progress(shlo_run_options *options, shlo_progress_fn progress, void *user,
                                          uint64_t milliseconds, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    o.progress = progress;
    o.progressUser = user;
    o.progressMilliseconds = milliseconds;
  });
}
shlo_status shlo_run_options_donate(shlo_run_options *options, size_t input, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.donated.insert(input); });
}
shlo_status shlo_run_options_set_pool(shlo_run_options *options, const shlo_pool *pool, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    const shlo_pool *given = checkedOrNull(pool, "pool");
    o.pool = given ? given->pool : nullptr;
  });
}
void shlo_run_options_cancel(shlo_run_options *options) {
  if (isHandle(options))
    options->cancelled.store(true, std::memory_order_relaxed);
}
