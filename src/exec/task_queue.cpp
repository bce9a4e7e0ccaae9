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
  // The number of calls of post and close, which the thread looks at while it spins.
  std::atomic<uint32_t> posts{0};
  std::atomic<int64_t> spin{0}; // nanoseconds

  void change() {
    posts.fetch_add(1, std::memory_order_relaxed);
    changed.notify_one();
  }
  void lookForWork(std::unique_lock<std::mutex> &lock);
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
    state->change();
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
    state->change();
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

void TaskQueue::setSpin(std::chrono::nanoseconds time) { state->spin.store(time.count(), std::memory_order_relaxed); }

void TaskQueue::State::lookForWork(std::unique_lock<std::mutex> &lock) {
  using Clock = std::chrono::steady_clock;
  const std::chrono::nanoseconds most(spin.load(std::memory_order_relaxed));
  if (most.count() == 0 || !tasks.empty() || isClosing)
    return;
  const uint32_t seen = posts.load(std::memory_order_relaxed);
  lock.unlock();
  for (const Clock::time_point begin = Clock::now();
       posts.load(std::memory_order_relaxed) == seen && Clock::now() - begin < most;)
    pause();
  lock.lock();
}

void *TaskQueue::main(void *argument) {
  const std::unique_ptr<std::shared_ptr<State>> shared(static_cast<std::shared_ptr<State> *>(argument));
  State &state = **shared;
  std::unique_lock lock(state.mutex);
  for (;;) {
    state.lookForWork(lock);
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
