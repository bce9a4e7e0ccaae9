// Functions of the caller, which a thread calls one after another.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "base/fork.h"

#include <chrono>
#include <memory>
#include <pthread.h>

namespace shlo::exec {

class TaskQueue {
public:
  using Task = void (*)(void *argument);

  TaskQueue();
  TaskQueue(const TaskQueue &) = delete;
  ~TaskQueue() { close(); }

  // Any thread. Starts the thread for the first task. Fails in a fork, which does not have the thread.
  Status post(Task task, void *argument);
  // How long the thread looks for more tasks before it sleeps.
  void setSpin(std::chrono::nanoseconds time);
  // Ends the thread when all tasks have been called. A task that calls this is not waited for.
  void close();

private:
  struct State;
  static void *main(void *state);

  const uint64_t process = processNumber();
  std::shared_ptr<State> state; // shared with the thread
};

} // namespace shlo::exec
