// Jobs and the pools that help them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/parallel.h"

#include <catch2/catch.hpp>
#include <csignal>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace shlo::test {
namespace {

using namespace exec;

// Runs all tasks on the calling thread, or each on a thread of its own.
void oneByOne(void *, size_t count, void (*task)(void *, size_t), void *argument) {
  for (size_t i = 0; i < count; ++i)
    task(argument, i);
}
void allAtOnce(void *, size_t count, void (*task)(void *, size_t), void *argument) {
  std::vector<std::thread> threads;
  for (size_t i = 0; i < count; ++i)
    threads.emplace_back(task, argument, i);
  for (std::thread &thread : threads)
    thread.join();
}
void nothing(void *, size_t, void (*)(void *, size_t), void *) {}

std::vector<std::shared_ptr<Pool>> pools() {
  std::vector<std::shared_ptr<Pool>> all;
  for (size_t threads : {1, 2, 3, 8}) {
    auto made = makeThreadPool(threads);
    REQUIRE(made);
    all.push_back(std::move(*made));
  }
  for (ParallelFor function : {oneByOne, allAtOnce, nothing})
    all.push_back(makeHostPool(3, function, nullptr));
  return all;
}

// What a job did.
struct Record {
  std::vector<std::atomic<int>> chunks;
  std::vector<std::atomic<int>> slots; // how many use each at this moment
  std::atomic<int> mistakes{0};
  int64_t failing = -1, failingToo = -1;

  Record(int64_t count, size_t slots) : chunks(size_t(count)), slots(slots) {}
  static bool run(void *argument, int64_t chunk, size_t slot, Watch &watch) {
    Record &record = *static_cast<Record *>(argument);
    record.mistakes += slot >= record.slots.size() || record.slots[slot]++ != 0;
    for (volatile int i = 0; i < 2000; ++i)
      ;
    ++record.chunks[size_t(chunk)];
    --record.slots[slot];
    if (chunk == record.failing || chunk == record.failingToo)
      return watch.stop(makeError(SHLO_FAILED, std::to_string(chunk)));
    return true;
  }
};

Status run(Pool &pool, Record &record, const RunContext &context = {}) {
  Job job(context, int64_t(record.chunks.size()), record.slots.size(), Record::run, &record);
  pool.run(job);
  return job.status();
}

void requireOnce(const Record &record) {
  REQUIRE(record.mistakes == 0);
  for (const auto &count : record.chunks)
    REQUIRE(count == 1);
}

TEST_CASE("every chunk is done once", "[pool]") {
  for (const auto &pool : pools())
    for (int64_t chunks : {1, 2, 3, 100, 1000}) {
      Record record(chunks, pool->slots());
      REQUIRE(run(*pool, record));
      requireOnce(record);
    }
}

TEST_CASE("the failure is that of the lowest chunk, and no later ones begin", "[pool]") {
  for (const auto &pool : pools()) {
    int64_t leastBegun = INT64_MAX; // the thread with chunk 17 can be interrupted while others go on
    for (int repeat = 0; repeat < 20; ++repeat) {
      Record record(400, pool->slots());
      record.failing = 17;
      record.failingToo = 18;
      Status status = run(*pool, record);
      REQUIRE(!status);
      REQUIRE(status.error().message == "17");
      int64_t begun = 0;
      for (const auto &count : record.chunks)
        begun += count;
      for (size_t i = 0; i <= 17; ++i)
        REQUIRE(record.chunks[i] == 1);
      leastBegun = std::min(leastBegun, begun);
    }
    REQUIRE(leastBegun < 18 + 100);
  }
}

TEST_CASE("many runs share a pool", "[pool]") {
  auto pool = std::move(*makeThreadPool(3));
  std::atomic<int> wrong{0};
  std::vector<std::thread> callers;
  for (int i = 0; i < 4; ++i)
    callers.emplace_back([&] {
      for (int repeat = 0; repeat < 200; ++repeat) {
        Record record(40, pool->slots());
        wrong += !run(*pool, record) || record.mistakes != 0;
        for (const auto &count : record.chunks)
          wrong += count != 1;
      }
    });
  for (std::thread &caller : callers)
    caller.join();
  REQUIRE(wrong == 0);
}

TEST_CASE("a job within a chunk", "[pool]") {
  auto pool = std::move(*makeThreadPool(3));
  struct Outer {
    Pool &pool;
    std::atomic<int> inner{0};
  } outer{*pool};
  Job job(
      RunContext(), 20, pool->slots(),
      [](void *argument, int64_t, size_t, Watch &) {
        Outer &outer = *static_cast<Outer *>(argument);
        Record record(10, outer.pool.slots());
        outer.inner += bool(run(outer.pool, record)) && record.mistakes == 0;
        return true;
      },
      &outer);
  pool->run(job);
  REQUIRE(job.status());
  REQUIRE(outer.inner == 20);
}

TEST_CASE("a closed pool leaves jobs to their owners", "[pool]") {
  for (const auto &pool : pools()) {
    std::thread closing([&] { pool->close(); });
    for (int repeat = 0; repeat < 20; ++repeat) {
      Record record(50, pool->slots());
      REQUIRE(run(*pool, record));
      requireOnce(record);
    }
    closing.join();
    pool->close();
  }
}

TEST_CASE("threads that spin find work, and end", "[pool]") {
  auto pool = std::move(*makeThreadPool(3));
  pool->setSpin(std::chrono::microseconds(200));
  for (int repeat = 0; repeat < 200; ++repeat) {
    Record record(20, pool->slots());
    REQUIRE(run(*pool, record));
    requireOnce(record);
  }
}

TEST_CASE("only the owner's thread polls", "[pool]") {
  struct Seen {
    pthread_t owner = pthread_self();
    std::atomic<int> elsewhere{0};
  } seen;
  RunContext context;
  context.poll = std::make_shared<Poll>();
  context.poll->add(
      [&] {
        seen.elsewhere += !pthread_equal(seen.owner, pthread_self());
        return false;
      },
      std::chrono::milliseconds(0));
  for (const auto &pool : pools()) {
    Job job(
        context, 200, pool->slots(),
        [](void *, int64_t, size_t, Watch &watch) {
          return watch.proceed(Watch::interval) && watch.proceed(Watch::interval);
        },
        nullptr);
    pool->run(job);
    REQUIRE(job.status());
  }
  REQUIRE(seen.elsewhere == 0);
}

TEST_CASE("a deadline stops all threads", "[pool]") {
  for (const auto &pool : pools()) {
    RunContext context;
    context.limitTime(std::chrono::milliseconds(30));
    Job job(
        context, 1000, pool->slots(),
        [](void *, int64_t, size_t, Watch &watch) {
          while (watch.proceed(1000))
            ;
          return false;
        },
        nullptr);
    pool->run(job);
    Status status = job.status();
    REQUIRE(!status);
    REQUIRE(status.error().code == SHLO_LIMIT);
  }
}

// Sanitizers have threads of their own, which a fork loses.
#if !defined(__SANITIZE_THREAD__) && !__has_feature(thread_sanitizer)
TEST_CASE("in a fork, the owner works alone", "[pool]") {
  auto pool = std::move(*makeThreadPool(3));
  Record before(30, pool->slots());
  REQUIRE(run(*pool, before));
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    alarm(20);
    Record record(30, pool->slots());
    const bool isDone = bool(run(*pool, record)) && record.mistakes == 0 && record.chunks[29] == 1;
    pool->close();
    pool.reset();
    _exit(isDone ? 0 : 1);
  }
  int status = -1;
  REQUIRE(waitpid(child, &status, 0) == child);
  REQUIRE(status == 0);
  Record after(30, pool->slots());
  REQUIRE(run(*pool, after));
  requireOnce(after);
}
#endif

TEST_CASE("signals stay with the threads of the host", "[pool]") {
  static std::atomic<bool> isElsewhere;
  static pthread_t host;
  host = pthread_self();
  struct sigaction action = {}, old;
  action.sa_handler = [](int) { isElsewhere = isElsewhere || !pthread_equal(host, pthread_self()); };
  REQUIRE(sigaction(SIGUSR1, &action, &old) == 0);
  auto pool = std::move(*makeThreadPool(4));
  for (int repeat = 0; repeat < 100; ++repeat) {
    REQUIRE(kill(getpid(), SIGUSR1) == 0);
    Record record(20, pool->slots());
    REQUIRE(run(*pool, record));
  }
  REQUIRE(sigaction(SIGUSR1, &old, nullptr) == 0);
  REQUIRE(!isElsewhere);
}

TEST_CASE("chunks cover the units", "[pool]") {
  for (int64_t units : {0, 1, 2, 3, 10, 1000, 123457})
    for (double work : {0.1, 1.0, 1000.0, 1e6}) {
      const int64_t chunks = chunksOf({}, units, work);
      REQUIRE(chunks >= 1);
      REQUIRE(chunkBegin(units, chunks, 0) == 0);
      REQUIRE(chunkBegin(units, chunks, chunks) == units);
      for (int64_t chunk = 0; chunk < chunks; ++chunk)
        REQUIRE(chunkBegin(units, chunks, chunk) <= chunkBegin(units, chunks, chunk + 1));
    }
}

} // namespace
} // namespace shlo::test
