// Threads that help runs: those of a pool that the caller made, or of the host's own scheduler.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/run_context.h"

#include <atomic>
#include <mutex>
#include <optional>

namespace shlo::exec {

// What this thread has written past the caches is there when other threads see what it writes later.
inline void finishStreams() { std::atomic_thread_fence(std::memory_order_seq_cst); }

// Work that is cut into chunks. Whoever works on it claims chunks until none is left. It belongs to the run that waits
// for it. The chunks are in as many parts as threads can work on them, or in some: each thread begins with a part of
// its own, the same one in each job, and goes on with what others have left. So it mostly reads what it has written
// itself, which its processor still has in its caches.
class Job {
public:
  // Does a chunk. `slot` is different for all who work on the job at the same time; the owner's is 0.
  using Chunk = bool (*)(void *argument, int64_t chunk, size_t slot, Watch &watch);

  // `expected`: the time that the run still needs for its jobs, this one included, if one thread does all.
  Job(const RunContext &context, int64_t chunks, size_t slots, Chunk chunk, void *argument,
      std::chrono::nanoseconds expected = std::chrono::hours(1));

  // Works until no chunk is left to claim, first on the part of that place. Does nothing if all slots are taken.
  void help(size_t place);
  void work();
  // When all have finished: the failure of the lowest chunk that failed.
  Status status() { return std::move(failure); }
  // Then: the time that all threads have worked on it.
  std::chrono::nanoseconds time() const { return std::chrono::nanoseconds(spent.load(std::memory_order_relaxed)); }

  // The chunks that are not claimed.
  int64_t left() const;
  int64_t chunkCount() const { return chunks; }

private:
  friend class ThreadPool;
  void participate(const RunContext &context, size_t slot, size_t place);
  void doChunks(const RunContext &context, size_t slot, size_t place);
  std::optional<int64_t> claim(size_t place);

  struct Part {
    std::atomic<int64_t> next{0};
    int64_t end = 0;
  };
  static constexpr size_t mostParts = 8;

  const RunContext &context;
  RunContext quiet; // for other threads than the owner's: it does not poll
  const pthread_t owner;
  const int64_t chunks;
  const size_t slots;
  const Chunk chunk;
  void *const argument;
  std::array<Part, mostParts> parts;
  size_t partCount;
  std::atomic<int64_t> last; // chunks from here on are not begun
  const std::chrono::nanoseconds expected;
  std::atomic<int64_t> spent{0}; // nanoseconds
  std::atomic<size_t> nextSlot{1};
  std::mutex mutex; // of the failure
  Status failure;

  // Of a ThreadPool, changed under its lock.
  Job *nextJob = nullptr;
  std::atomic<size_t> helpers{0};
};

class Pool {
public:
  virtual ~Pool() = default;
  // The number of slots that a job can have.
  virtual size_t slots() const = 0;
  // Returns when all chunks of the job are done. Called on the owner's thread, by any number of runs at once.
  virtual void run(Job &job) = 0;
  // Whether a run whose jobs take this time should have jobs.
  virtual bool isWorthSharing(std::chrono::nanoseconds) const { return true; }
  // Before the first job of a run, which may be followed by others soon, and after the last.
  virtual void beginRun() {}
  virtual void endRun() {}
  // Ends the threads. Jobs that are running, and later ones, are done by their owners alone.
  virtual void close() {}
  // How long a thread looks for more work before it sleeps, between runs.
  virtual void setSpin(std::chrono::nanoseconds) {}
};

// Starts `threads` - 1 threads, which end with the pool.
Result<std::shared_ptr<Pool>> makeThreadPool(size_t threads);

// Calls task(argument, i) for each i below `count`, on any threads, and returns when all calls have returned.
using ParallelFor = void (*)(void *context, size_t count, void (*task)(void *argument, size_t index), void *argument);
std::shared_ptr<Pool> makeHostPool(size_t threads, ParallelFor parallelFor, void *context);

// The number of processors that the calling thread may run on.
size_t usableProcessors();

} // namespace shlo::exec
