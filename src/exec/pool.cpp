// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/pool.h"

#include "base/float_state.h"
#include "base/fork.h"
#include "base/memory.h"
#include "base/threads.h"

#include <condition_variable>
#include <pthread.h>
#include <sched.h>
#include <unistd.h>

namespace shlo::exec {

using std::chrono::nanoseconds;

//--- Jobs -----------------------------------------------------------------------------------------------------------//

Job::Job(const RunContext &context, int64_t chunks, size_t slots, Chunk chunk, void *argument, nanoseconds expected)
    : context(context), quiet(context), owner(pthread_self()), chunks(chunks), slots(slots), chunk(chunk),
      argument(argument), partCount(size_t(std::clamp<int64_t>(chunks, 1, int64_t(std::min(slots, mostParts))))),
      last(chunks), expected(expected) {
  quiet.poll = nullptr;
  for (size_t i = 0, begin = 0; i < partCount; begin = size_t(parts[i++].end)) {
    parts[i].next.store(int64_t(begin), std::memory_order_relaxed);
    parts[i].end = chunks * int64_t(i + 1) / int64_t(partCount);
  }
}

int64_t Job::left() const {
  int64_t left = 0;
  for (size_t i = 0; i < partCount; ++i)
    left += std::max<int64_t>(0, parts[i].end - parts[i].next.load(std::memory_order_relaxed));
  return left;
}

std::optional<int64_t> Job::claim(size_t place) {
  for (size_t i = 0; i < partCount; ++i) {
    Part &part = parts[(place + i) % partCount];
    if (part.next.load(std::memory_order_relaxed) >= part.end)
      continue;
    if (const int64_t claimed = part.next.fetch_add(1, std::memory_order_relaxed); claimed < part.end)
      return claimed;
  }
  return std::nullopt;
}

void Job::participate(const RunContext &seen, size_t slot, size_t place) {
  const Clock::time_point begin = Clock::now();
  doChunks(seen, slot, place);
  spent.fetch_add(nanoseconds(Clock::now() - begin).count(), std::memory_order_relaxed);
}

// After a failure, lower chunks still begin: so the failure that is reported does not depend on the threads.
void Job::doChunks(const RunContext &seen, size_t slot, size_t place) {
  while (const std::optional<int64_t> claimed = claim(place)) {
    if (*claimed >= last.load(std::memory_order_relaxed))
      continue;
    Watch watch(seen);
    if (chunk(argument, *claimed, slot, watch))
      continue;
    std::lock_guard<std::mutex> lock(mutex);
    if (*claimed < last.load(std::memory_order_relaxed)) {
      last.store(*claimed, std::memory_order_relaxed);
      failure = watch.status();
    }
  }
  finishStreams();
}

void Job::work() { participate(context, 0, 0); }

void Job::help(size_t place) {
  const size_t slot = nextSlot.fetch_add(1, std::memory_order_relaxed);
  if (slot >= slots)
    return;
  MemoryScope scope;
  CaughtHere here;
  FloatState floats;
  participate(pthread_equal(owner, pthread_self()) ? context : quiet, slot, place);
}

//--- Pools of threads -----------------------------------------------------------------------------------------------//

// A thread that sleeps costs its caller a call of the system to wake it, and comes late: on a virtual machine, some ten
// microseconds, and fifty to a hundred. So threads are woken for runs that need longer than that, stay awake between
// the jobs of a run, and nobody sleeps to wait for the end of a chunk. The system may wake a thread on the processor of
// its caller, where both would take turns: then the thread moves to another one.
class ThreadPool final : public Pool {
public:
  explicit ThreadPool(size_t threads) : count(threads) {}
  ~ThreadPool() override { close(); }

  Status start();
  size_t slots() const override { return count; }
  void run(Job &job) override;
  bool isWorthSharing(nanoseconds time) const override {
    return isWorthWaking(time) || runs.load(std::memory_order_relaxed) > 0 || spin.load(std::memory_order_relaxed) > 0;
  }
  void beginRun() override { runs.fetch_add(1, std::memory_order_relaxed); }
  void endRun() override { runs.fetch_sub(1, std::memory_order_relaxed); }
  void close() override;
  void setSpin(nanoseconds time) override { spin.store(time.count(), std::memory_order_relaxed); }
  bool isForked() const { return processNumber() != process; }

private:
  using Lock = std::unique_lock<std::mutex>;

  static void *main(void *pool);
  void help(Lock &lock, size_t place);
  bool isHelper() const;
  void remove(Job &job);
  Lock lock();
  bool isWorthWaking(nanoseconds time) const { return time.count() >= 3 * waking.load(std::memory_order_relaxed); }
  void noteWaking();
  nanoseconds patience() const;
  void leaveOwner() const;
  void lookForWork(uint32_t seen) const;
  void awaitHelpers(Job &job);

  const size_t count;
  const uint64_t process = processNumber();
  std::mutex mutex;
  std::condition_variable posted; // a job, or the end
  std::condition_variable left;   // a helper has left a job
  Job *jobs = nullptr;            // with chunks to claim, the oldest first
  size_t sleeping = 0;
  size_t started = 0;      // threads
  Clock::time_point woken; // when a sleeping thread was woken that has not come yet; 0: none
  bool closing = false;
  std::vector<pthread_t> threads;
  std::atomic<uint32_t> posts{0};
  std::atomic<int> ownersProcessor{-1}; // of the last job
  std::atomic<uint32_t> runs{0};        // that have begun and not ended
  std::atomic<int64_t> spin{0};         // nanoseconds
  std::atomic<int64_t> waking{0};       // nanoseconds that a thread takes to come, on average

  static constexpr int64_t firstWaking = 20'000, mostWaking = 100'000;
};

// Threads start with the signals, the affinity and the floating-point state of the calling one.
Status ThreadPool::start() {
  const Error none = makeError(SHLO_OUT_OF_MEMORY, "the system starts no more threads");
  waking.store(firstWaking, std::memory_order_relaxed);
  threads.reserve(count);
  const SignalsBlocked blocked;
  while (threads.size() + 1 < count) {
    pthread_t thread;
    if (startThread(&thread, size_t(256) << 10, main, this) != 0)
      break;
    threads.push_back(thread);
  }
  if (threads.size() + 1 == count)
    return {};
  close();
  return none;
}

// The lock is held for moments only, so to sleep until it is free would take much longer.
ThreadPool::Lock ThreadPool::lock() {
  for (int i = 0; i < 200; ++i) {
    if (Lock lock(mutex, std::try_to_lock); lock)
      return lock;
    pause();
  }
  return Lock(mutex);
}

void *ThreadPool::main(void *argument) {
  auto &pool = *static_cast<ThreadPool *>(argument);
  Lock lock(pool.mutex);
  const size_t place = ++pool.started; // owners have the first one
  while (!pool.closing) {
    if (pool.jobs) {
      pool.help(lock, place);
      continue;
    }
    const uint32_t seen = pool.posts.load(std::memory_order_relaxed);
    lock.unlock();
    pool.lookForWork(seen);
    lock = pool.lock();
    if (pool.jobs || pool.closing)
      continue;
    ++pool.sleeping;
    pool.posted.wait(lock);
    --pool.sleeping;
    pool.noteWaking();
  }
  return nullptr;
}

void ThreadPool::help(Lock &held, size_t place) {
  Job &job = *jobs;
  const int64_t open = job.left();
  if (open == 0)
    return remove(job);
  job.helpers.fetch_add(1, std::memory_order_relaxed);
  const bool wakesMore = sleeping > 0 && open > 2;
  held.unlock();
  // Its owner has woken one thread. Each wakes two, so that the last comes soon.
  for (int i = 0; wakesMore && i < 2; ++i)
    posted.notify_one();
  leaveOwner();
  job.help(place);
  held = lock();
  // Whoever finds no more chunks, or no slot, takes the job from the list.
  remove(job);
  // The owner may see that it has no more helpers before it has the lock.
  if (job.helpers.fetch_sub(1, std::memory_order_release) == 1)
    left.notify_all();
}

// The thread may still go wherever it could before.
void ThreadPool::leaveOwner() const {
  const int processor = sched_getcpu();
  cpu_set_t all;
  if (processor < 0 || processor >= CPU_SETSIZE || processor != ownersProcessor.load(std::memory_order_relaxed) ||
      sched_getaffinity(0, sizeof(all), &all) != 0)
    return;
  cpu_set_t others = all;
  CPU_CLR(size_t(processor), &others);
  if (CPU_COUNT(&others) > 0 && sched_setaffinity(0, sizeof(others), &others) == 0)
    sched_setaffinity(0, sizeof(all), &all);
}

// How long a thread stays awake within a run: if it goes to sleep too early, it has waited for as long as it comes
// late.
nanoseconds ThreadPool::patience() const { return nanoseconds(2 * waking.load(std::memory_order_relaxed)); }

void ThreadPool::noteWaking() {
  if (woken == Clock::time_point())
    return;
  const int64_t time = std::min(nanoseconds(Clock::now() - woken).count(), mostWaking);
  const int64_t before = waking.load(std::memory_order_relaxed);
  waking.store(before + (time - before) / 8, std::memory_order_relaxed);
  woken = {};
}

void ThreadPool::lookForWork(uint32_t seen) const {
  const Clock::time_point begin = Clock::now();
  while (posts.load(std::memory_order_acquire) == seen) {
    nanoseconds most(spin.load(std::memory_order_relaxed));
    if (runs.load(std::memory_order_relaxed) > 0)
      most = std::max(most, patience());
    if (sched_getcpu() == ownersProcessor.load(std::memory_order_relaxed))
      most = nanoseconds(0); // whoever has work waits for this thread
    if (Clock::now() - begin >= most)
      return;
    for (int i = 0; i < 4; ++i)
      pause();
  }
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
  bool wakes = false;
  {
    Lock held = lock();
    if (!closing) {
      Job **end = &jobs;
      while (*end)
        end = &(*end)->nextJob;
      *end = &job;
      ownersProcessor.store(sched_getcpu(), std::memory_order_relaxed);
      posts.fetch_add(1, std::memory_order_release);
      wakes = sleeping > 0 && isWorthWaking(job.expected);
      if (wakes)
        woken = Clock::now();
    }
  }
  if (wakes)
    posted.notify_one();
  job.work();
  {
    Lock held = lock();
    remove(job);
  }
  awaitHelpers(job);
}

// They do the last chunks that they have claimed.
void ThreadPool::awaitHelpers(Job &job) {
  auto isAlone = [&] { return job.helpers.load(std::memory_order_acquire) == 0; };
  if (isAlone())
    return;
  for (const Clock::time_point begin = Clock::now(); Clock::now() - begin < patience();)
    for (int i = 0; i < 4; ++i, pause())
      if (isAlone())
        return;
  Lock held = lock();
  left.wait(held, isAlone);
}

void ThreadPool::close() {
  if (isForked())
    return;
  {
    Lock held = lock();
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
      parallelFor(context, count, [](void *argument, size_t i) { static_cast<Job *>(argument)->help(i); }, &job);
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
