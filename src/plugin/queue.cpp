// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/queue.h"

namespace shlo::plugin {
namespace {
thread_local const Queue *current = nullptr; // whose task this thread runs
} // namespace

void Queue::take(void *argument) noexcept {
  std::unique_ptr<Task> task(static_cast<Task *>(argument));
  // The task may destroy the last reference to its client, and thereby the queue's owner.
  const Ref<Queue> queue = std::move(task->queue);
  const Queue *const before = std::exchange(current, queue.get());
  task->run();
  task.reset();
  current = before;
  const std::lock_guard lock(queue->mutex);
  --queue->count;
  queue->changed.notify_all();
}

bool Queue::isIdle() {
  const std::lock_guard lock(mutex);
  return count == 0;
}

void Queue::waitFor(size_t tasks, size_t added) noexcept {
  std::unique_lock lock(mutex);
  if (current != this)
    changed.wait(lock, [&] { return count <= tasks; });
  count += added;
}

void Queue::post(std::unique_ptr<Task> task) noexcept {
  task->queue = Ref<Queue>(this);
  waitFor(most - 1, 1);
  shlo_error *error = nullptr;
  Task *const posted = task.release();
  if (shlo_pool_post(pool, take, posted, &error) == SHLO_OK)
    return;
  shlo_error_destroy(error);
  take(posted);
}

} // namespace shlo::plugin
