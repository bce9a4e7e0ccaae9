// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/task_queue.h"

#include "base/threads.h"

#include <condition_variable>
#include <deque>
#include <mutex>

namespace shlo::exec {

struct TaskQueue::State {
  struct Posted {
    Task function;
    void *argument;
  };
  std::mutex mutex;
  std::condition_variable changed;
  std::deque<Posted> tasks;
  bool isStarted = false, isClosing = false;
  pthread_t thread;
};

TaskQueue::TaskQueue() : state(std::make_shared<State>()) {}

void TaskQueue::close() {
  if (!state)
    return;
  if (processNumber() != process) {
    // The thread of the parent may have held the lock: the memory is left.
    new std::shared_ptr<State>(std::move(state));
    return;
  }
  {
    const std::lock_guard lock(state->mutex);
    if (state->isClosing)
      return;
    state->isClosing = true;
    state->changed.notify_one();
    if (!state->isStarted)
      return;
  }
  if (pthread_equal(state->thread, pthread_self()))
    pthread_detach(state->thread);
  else
    joinThread(state->thread);
}

Status TaskQueue::post(Task task, void *argument) {
  if (processNumber() != process)
    return makeError(SHLO_FAILED, "the pool is one of the process that this one was forked from");
  const std::lock_guard lock(state->mutex);
  state->tasks.push_back({task, argument});
  if (state->isStarted) {
    state->changed.notify_one();
    return {};
  }
  constexpr size_t stackBytes = size_t(8) << 20; // as the system gives it
  auto shared = std::make_unique<std::shared_ptr<State>>(state);
  const SignalsBlocked blocked;
  if (startThread(&state->thread, stackBytes, main, shared.get()) != 0) {
    state->tasks.pop_back();
    return makeError(SHLO_OUT_OF_MEMORY, "the system starts no more threads");
  }
  (void)shared.release(); // the thread has it
  state->isStarted = true;
  return {};
}

void *TaskQueue::main(void *argument) {
  const std::unique_ptr<std::shared_ptr<State>> shared(static_cast<std::shared_ptr<State> *>(argument));
  State &state = **shared;
  std::unique_lock lock(state.mutex);
  for (;;) {
    state.changed.wait(lock, [&] { return !state.tasks.empty() || state.isClosing; });
    if (state.tasks.empty())
      return nullptr;
    const State::Posted next = state.tasks.front();
    state.tasks.pop_front();
    lock.unlock();
    next.function(next.argument);
    lock.lock();
  }
}

} // namespace shlo::exec
