// pool.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "capi/pool.h"

using namespace shlo;
using namespace shlo::capi;

static constexpr int32_t mostThreads = 256;

// Checks `threads`, which is at least `least`.
static void checkThreads(int32_t threads, int32_t least) {
  if (threads < least || threads > mostThreads)
    fail(SHLO_INVALID_ARGUMENT, "threads is " + std::to_string(threads) + "; it must be from " + std::to_string(least) +
                                    " to " + std::to_string(mostThreads));
}

shlo_status shlo_pool_create(int32_t threads, shlo_pool **out, shlo_error **error) {
  return fallible(error, [&] {
    checkThreads(threads, 0);
    nonNull(out, "out");
    auto made = std::make_unique<shlo_pool>();
    made->threads = threads ? threads : int32_t(std::min(exec::usableProcessors(), size_t(mostThreads)));
    made->pool = unwrap(exec::makeThreadPool(size_t(made->threads)));
    *out = made.release();
  });
}

shlo_status shlo_pool_create_host(int32_t threads, shlo_parallel_for_fn parallel_for, void *user, shlo_pool **out,
                                  shlo_error **error) {
  return fallible(error, [&] {
    checkThreads(threads, 1);
    if (!parallel_for)
      failNull("parallel_for");
    nonNull(out, "out");
    auto made = std::make_unique<shlo_pool>();
    made->threads = threads;
    made->pool = exec::makeHostPool(size_t(threads), parallel_for, user);
    *out = made.release();
  });
}

shlo_status shlo_pool_set_spin(shlo_pool *pool, uint32_t microseconds, shlo_error **error) {
  return fallible(error, [&] {
    shlo_pool &threads = checked(pool, "pool");
    if (microseconds > 1000000)
      fail(SHLO_INVALID_ARGUMENT, "microseconds is " + std::to_string(microseconds) + "; it must be at most 1000000");
    threads.pool->setSpin(std::chrono::microseconds(microseconds));
    threads.tasks.setSpin(std::chrono::microseconds(microseconds));
  });
}

shlo_status shlo_pool_post(const shlo_pool *pool, shlo_post_fn task, void *user, shlo_error **error) {
  return fallible(error, [&] {
    exec::TaskQueue &tasks = checked(pool, "pool").tasks;
    if (!task)
      failNull("task");
    unwrap(tasks.post(task, user));
  });
}

int32_t shlo_pool_threads(const shlo_pool *pool) { return isHandle(pool) ? pool->threads : 0; }
void shlo_pool_destroy(shlo_pool *pool) { destroyHandle(pool); }
