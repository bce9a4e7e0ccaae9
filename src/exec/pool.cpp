// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/pool.h"

#include "base/float_state.h"
#include "base/fork.h"
#include "base/memory.h"
#include "base/threads.h"

#include <condition_variable>
#include <csignal>
#include <pthread.h>
#include <sched.h>
#include <unistd.h>

namespace shlo::exec {

//--- Jobs -----------------------------------------------------------------------------------------------------------//

Job::Job(const RunContext &context, int64_t chunks, size_t slots, Chunk chunk, void *argument)
    : context(context), quiet(context), owner(pthread_self()), chunks(chunks), slots(slots), chunk(chunk),
      argument(argument), last(chunks) {
  quiet.poll = nullptr;
}

void Job::participate(const RunContext &seen, size_t slot) {
  for (;;) {
    const int64_t claimed = next.fetch_add(1, std::memory_order_relaxed);
    if (claimed >= last.load(std::memory_order_relaxed))
      return;
    Watch watch(seen);
    if (chunk(argument, claimed, slot, watch))
      continue;
    // Lower chunks have been claimed, and end: so the failure that is reported does not depend on the threads.
    std::lock_guard<std::mutex> lock(mutex);
    if (claimed < last.load(std::memory_order_relaxed)) {
      last.store(claimed, std::memory_order_relaxed);
      failure = watch.status();
    }
    return;
  }
}

void Job::work() { participate(context, 0); }

void Job::help() {
  const size_t slot = nextSlot.fetch_add(1, std::memory_order_relaxed);
  if (slot >= slots)
    return;
  MemoryScope scope;
  CaughtHere here;
  FloatState floats;
  participate(pthread_equal(owner, pthread_self()) ? context : quiet, slot);
}

//--- Pools of threads -----------------------------------------------------------------------------------------------//

class ThreadPool final : public Pool {
public:
  explicit ThreadPool(size_t threads) : count(threads) {}
  ~ThreadPool() override { close(); }

  Status start();
  size_t slots() const override { return count; }
  void run(Job &job) override;
  void close() override;
  void setSpin(std::chrono::nanoseconds time) override { spin.store(time.count(), std::memory_order_relaxed); }
  bool isForked() const { return processNumber() != process; }

private:
  static void *main(void *pool);
  void help(std::unique_lock<std::mutex> &lock);
  bool isHelper() const;
  void remove(Job &job);
  void lookForWork() const;

  const size_t count;
  const uint64_t process = processNumber();
  std::mutex mutex;
  std::condition_variable posted; // a job, or the end
  std::condition_variable left;   // a helper has left a job
  Job *jobs = nullptr;            // with chunks to claim, the oldest first
  size_t sleeping = 0;
  bool closing = false;
  std::vector<pthread_t> threads;
  std::atomic<uint32_t> posts{0};
  std::atomic<int64_t> spin{0};
};

// Threads start with the signals, the affinity and the floating-point state of the calling one.
Status ThreadPool::start() {
  const Error none = makeError(SHLO_OUT_OF_MEMORY, "the system starts no more threads");
  threads.reserve(count);
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  while (threads.size() + 1 < count) {
    pthread_t thread;
    if (startThread(&thread, size_t(256) << 10, main, this) != 0)
      break;
    threads.push_back(thread);
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (threads.size() + 1 == count)
    return {};
  close();
  return none;
}

void *ThreadPool::main(void *argument) {
  auto &pool = *static_cast<ThreadPool *>(argument);
  std::unique_lock<std::mutex> lock(pool.mutex);
  while (!pool.closing) {
    if (pool.jobs) {
      pool.help(lock);
      continue;
    }
    if (pool.spin.load(std::memory_order_relaxed) > 0) {
      lock.unlock();
      pool.lookForWork();
      lock.lock();
      if (pool.jobs || pool.closing)
        continue;
    }
    ++pool.sleeping;
    pool.posted.wait(lock);
    --pool.sleeping;
  }
  return nullptr;
}

void ThreadPool::help(std::unique_lock<std::mutex> &lock) {
  Job &job = *jobs;
  ++job.helpers;
  lock.unlock();
  job.help();
  lock.lock();
  // Whoever finds no more chunks, or no slot, takes the job from the list.
  remove(job);
  if (--job.helpers == 0)
    left.notify_all();
}

void ThreadPool::lookForWork() const {
  const uint32_t seen = posts.load(std::memory_order_acquire);
  const Clock::time_point end = Clock::now() + std::chrono::nanoseconds(spin.load(std::memory_order_relaxed));
  while (posts.load(std::memory_order_acquire) == seen && Clock::now() < end)
    for (int i = 0; i < 16; ++i)
#if defined(__x86_64__)
      __builtin_ia32_pause();
#else
      __asm__ volatile("yield");
#endif
}

void ThreadPool::remove(Job &job) {
  for (Job **at = &jobs; *at; at = &(*at)->nextJob)
    if (*at == &job) {
      *at = job.nextJob;
      return;
    }
}

bool ThreadPool::isHelper() const {
  for (pthread_t thread : threads)
    if (pthread_equal(thread, pthread_self()))
      return true;
  return false;
}

void ThreadPool::run(Job &job) {
  // In a fork there are no threads, and one of them may have held the lock.
  if (isForked() || isHelper())
    return job.work();
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (!closing) {
      Job **end = &jobs;
      while (*end)
        end = &(*end)->nextJob;
      *end = &job;
      posts.fetch_add(1, std::memory_order_release);
      for (size_t i = std::min<size_t>(sleeping, size_t(job.chunkCount() - 1)); i > 0; --i)
        posted.notify_one();
    }
  }
  job.work();
  std::unique_lock<std::mutex> lock(mutex);
  remove(job);
  left.wait(lock, [&] { return job.helpers == 0; });
}

void ThreadPool::close() {
  if (isForked())
    return;
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (closing)
      return;
    closing = true;
    posts.fetch_add(1, std::memory_order_release);
    posted.notify_all();
  }
  // The list stays, because runs that still have the pool look at it.
  for (pthread_t thread : threads)
    joinThread(thread);
}

Result<std::shared_ptr<Pool>> makeThreadPool(size_t threads) {
  // In a fork its condition variables still have waiters, for whom destruction would wait: the memory is left.
  auto destroy = [](ThreadPool *pool) {
    if (!pool->isForked())
      delete pool;
  };
  std::shared_ptr<ThreadPool> pool(new ThreadPool(threads), destroy);
  if (Status status = pool->start(); !status)
    return std::move(status.error());
  return std::shared_ptr<Pool>(std::move(pool));
}

//--- The host's scheduler -------------------------------------------------------------------------------------------//

namespace {

class HostPool final : public Pool {
public:
  HostPool(size_t threads, ParallelFor parallelFor, void *context)
      : threads(threads), parallelFor(parallelFor), context(context) {}

  size_t slots() const override { return threads + 1; }
  void run(Job &job) override {
    const size_t count = size_t(std::min<int64_t>(int64_t(threads), job.chunkCount()));
    if (!closed.load(std::memory_order_relaxed))
      parallelFor(context, count, [](void *argument, size_t) { static_cast<Job *>(argument)->help(); }, &job);
    // What the host's threads left.
    job.work();
  }
  void close() override { closed.store(true, std::memory_order_relaxed); }

private:
  const size_t threads;
  const ParallelFor parallelFor;
  void *const context;
  std::atomic<bool> closed{false};
};

} // namespace

std::shared_ptr<Pool> makeHostPool(size_t threads, ParallelFor parallelFor, void *context) {
  return std::make_shared<HostPool>(threads, parallelFor, context);
}

size_t usableProcessors() {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof(set), &set) == 0)
    return size_t(std::max(1, CPU_COUNT(&set)));
  return size_t(std::max<long>(1, sysconf(_SC_NPROCESSORS_ONLN)));
}

} // namespace shlo::exec
