// Executions that are under way when Execute returns.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plugin/objects.h"

namespace shlo::plugin {

// The tasks of a client, which a thread of its pool runs one after another.
class Queue : public Counted<Queue> {
public:
  class Task {
  public:
    virtual ~Task() = default;
    virtual void run() noexcept = 0;

  private:
    friend Queue;
    Ref<Queue> queue;
  };

  explicit Queue(const shlo_pool *pool) : pool(pool) {}
  // Waits as long as many tasks are there. Where the pool cannot take it, this thread runs the task.
  void post(std::unique_ptr<Task> task) noexcept;
  bool isIdle();
  // Waits until all tasks have been run and destroyed. Neither waits on the queue's own thread.
  void drain() noexcept { waitFor(0, 0); }

private:
  static void take(void *task) noexcept;
  void waitFor(size_t tasks, size_t added) noexcept;

  static constexpr size_t most = 32;
  const shlo_pool *const pool;
  std::mutex mutex;
  std::condition_variable changed;
  size_t count = 0; // of tasks that were not destroyed yet
};

} // namespace shlo::plugin
