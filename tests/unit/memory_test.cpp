// What operator new gives when the system refuses memory: the reserve, and exceptions after its end.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/memory.h"

#include <catch2/catch.hpp>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <new>
#include <optional>
#include <thread>
#include <vector>

// Sanitizers have operators of their own.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
namespace {

constexpr size_t granule = 64, reserveSize = size_t(1) << 22, largest = shlo::smallBlock;

int refusals = 0;
std::optional<shlo::Provision> early;
void *outsideBlock = nullptr; // 100 bytes of 2 that the system gave before it had none

// The compiler does not see that the block is only freed.
void *seen(void *block) {
  void *volatile result = block;
  return result;
}
void *take(size_t size) { return operator new(size, std::nothrow); }
void giveBack(void *block) { operator delete(block); }

// The number of the first check that fails; 0 if all hold. No check may allocate.
#define HOLDS(condition)                                                                                               \
  do                                                                                                                   \
    if (!(condition))                                                                                                  \
      return __LINE__;                                                                                                 \
  while (false)

// Takes blocks until there are none. They are apart and keep what is written to them.
int takeAll(std::vector<char *> &blocks, size_t size) {
  size_t rounded = (std::max<size_t>(size, 1) + granule - 1) / granule * granule;
  blocks.clear();
  while (auto *block = static_cast<char *>(take(size))) {
    HOLDS(blocks.size() < reserveSize / granule);
    HOLDS(uintptr_t(block) % granule == 0);
    HOLDS(blocks.empty() || block >= blocks.back() + rounded);
    std::memset(block, int(blocks.size() % 251), size);
    blocks.push_back(block);
  }
  HOLDS(blocks.size() == reserveSize / rounded);
  for (size_t i = 0; i < blocks.size(); ++i)
    for (size_t at : {size_t(0), size - 1})
      HOLDS(size == 0 || blocks[i][at] == char(i % 251));
  return 0;
}

int whatHoldsWithoutMemory(std::vector<char *> &blocks) {
  // All of the reserve is given out, block by block, and is free again, however often.
  for (int round = 0; round < 3; ++round)
    for (size_t size : {size_t(1), granule - 1, granule, granule + 1, size_t(1000), largest}) {
      if (int line = takeAll(blocks, size))
        return line;
      std::for_each(blocks.begin(), blocks.end(), giveBack);
    }
  // What is free again is given out again, between blocks that are in use.
  if (int line = takeAll(blocks, granule))
    return line;
  for (size_t i = 7; i < blocks.size(); i += 16)
    giveBack(blocks[i]), giveBack(blocks[i + 1]);
  for (size_t i = 7; i < blocks.size(); i += 16)
    HOLDS(take(2 * granule) == blocks[i]);
  HOLDS(!take(1));
  for (size_t i = 0; i < blocks.size(); ++i)
    if (i % 16 != 8)
      giveBack(blocks[i]);
  // A block in use is not given out again.
  for (size_t kept : {size_t(1), size_t(2), size_t(5)}) {
    void *used[8];
    for (size_t i = 0; i < 8; ++i)
      HOLDS((used[i] = take(granule)));
    for (size_t i = kept; i < 8; ++i)
      giveBack(used[i]);
    void *next = take(granule);
    HOLDS(next && std::find(used, used + kept, next) == used + kept);
    giveBack(next);
    for (size_t i = 0; i < kept; ++i)
      giveBack(used[i]);
  }
  // Large blocks, and blocks aligned to more than a cache line, fail at once.
  HOLDS(!take(largest + 1));
  HOLDS(!operator new(granule, std::align_val_t(2 * granule), std::nothrow));
  void *aligned = operator new(granule, std::align_val_t(granule), std::nothrow);
  HOLDS(aligned && uintptr_t(aligned) % granule == 0);
  operator delete(aligned, std::align_val_t(granule));
  return 0;
}

// Whether it throws, after the handler was called once.
template <typename Function> bool isRefused(Function function) {
  int before = refusals;
  try {
    function();
  } catch (const std::bad_alloc &) {
    return refusals == before + 1;
  }
  return false;
}

int whatIsRefused(std::vector<char *> &blocks) {
  HOLDS(isRefused([] { giveBack(seen(operator new(largest + 1))); }));
  HOLDS(isRefused([] { operator delete[](seen(operator new[](largest + 1))); }));
  HOLDS(isRefused([] { shlo::shlo_checked_free(seen(shlo::shlo_checked_malloc(largest + 1))); }));
  HOLDS(isRefused([] { shlo::shlo_checked_free(seen(shlo::shlo_checked_calloc(largest, 2))); }));
  HOLDS(isRefused([] { shlo::shlo_checked_free(seen(shlo::shlo_checked_calloc(SIZE_MAX, 2))); }));
  HOLDS(!isRefused([] { shlo::shlo_checked_free(seen(shlo::shlo_checked_malloc(0))); }));
  HOLDS(!isRefused([] { shlo::shlo_checked_free(seen(shlo::shlo_checked_malloc(1))); }));
  // A block grows within the reserve, and keeps its bytes; so does one that is not from the reserve.
  auto *bytes = static_cast<char *>(shlo::shlo_checked_calloc(3, 100));
  HOLDS(std::count(bytes, bytes + 300, 0) == 300);
  std::memset(bytes, 1, 300);
  bytes = static_cast<char *>(shlo::shlo_checked_realloc(bytes, 30000));
  HOLDS(std::count(bytes, bytes + 300, 1) == 300);
  HOLDS(isRefused([&] { seen(shlo::shlo_checked_realloc(bytes, largest + 1)); }));
  HOLDS(std::count(bytes, bytes + 300, 1) == 300);
  shlo::shlo_checked_free(bytes);
  auto *outside = static_cast<char *>(outsideBlock);
  outside = static_cast<char *>(shlo::shlo_checked_realloc(outside, 20000));
  HOLDS(outside != outsideBlock && std::count(outside, outside + 100, 2) == 100);
  shlo::shlo_checked_free(outside);
  // What a Provision has is not refused, and is for this thread alone.
  {
    shlo::MemoryScope scope;
    HOLDS(!shlo::isMemoryShort());
    shlo::Provision none(largest);
    HOLDS(!none && shlo::isMemoryShort());
  }
  // The reserve is for all that is small.
  HOLDS(!isRefused([] { giveBack(seen(operator new(1))); }));
  if (int line = takeAll(blocks, granule))
    return line;
  HOLDS(isRefused([] { giveBack(seen(operator new(1))); }));
  std::for_each(blocks.begin(), blocks.end(), giveBack);
  HOLDS(!isRefused([] { giveBack(seen(operator new(1))); }));
  return 0;
}

// Runs the checks in a process of its own that has no memory left; `before` when it still has.
int withoutMemory(int (*checks)(std::vector<char *> &), void (*before)() = nullptr) {
  pid_t child = fork();
  if (child == 0) {
    std::vector<char *> blocks;
    blocks.reserve(reserveSize / granule + 1);
    shlo::setRefusalHandler([] { ++refusals; });
    if (before)
      before();
    outsideBlock = std::memset(std::malloc(100), 2, 100);
    try { // the runtime's own memory for exceptions
      throw std::bad_alloc();
    } catch (const std::bad_alloc &) {
    }
    // The stack must not have to grow.
    volatile char stack[size_t(1) << 17];
    for (size_t i = 0; i < sizeof stack; i += 512)
      stack[i] = 1;
    rlimit none{0, 0};
    setrlimit(RLIMIT_AS, &none);
    void *volatile memory = nullptr; // volatile: the compiler keeps the calls
    // All sizes: freed blocks that the thread keeps for one size are for no other. Several times: a malloc that fails
    // tries one more arena, and the next one tries another.
    auto takeAllOf = [&](size_t size) {
      for (int failures = 0; failures < 16; ++failures) {
        memory = std::malloc(size);
        if (memory)
          failures = 0;
      }
    };
    for (size_t size = size_t(1) << 26; size > 32768; size /= 2)
      takeAllOf(size);
    for (size_t size = 16384 + granule; size > 2048; size -= granule)
      takeAllOf(size);
    for (size_t size = 2048; size; size -= 8)
      takeAllOf(size);
    int line = checks(blocks);
    _exit(line ? std::clamp(line, 1, 255) : 0);
  }
  int state = 0;
  waitpid(child, &state, 0);
  return WIFEXITED(state) ? WEXITSTATUS(state) : -WTERMSIG(state);
}

} // namespace

TEST_CASE("the reserve is given out and free again", "[memory]") { CHECK(withoutMemory(whatHoldsWithoutMemory) == 0); }

TEST_CASE("what the reserve does not have is refused, and the handler told", "[memory]") {
  CHECK(withoutMemory(whatIsRefused) == 0);
}

// How many calls at once, one in the other, have a part of the reserve; at most 64.
static int callsWithReserve(int before) {
  shlo::MemoryScope scope;
  shlo::expectSmallBlocks();
  shlo::expectSmallBlocks(); // counts once
  return shlo::isMemoryShort() || before == 64 ? before : callsWithReserve(before + 1);
}

TEST_CASE("each call has a part of the reserve, or fails", "[memory]") {
  CHECK(withoutMemory([](std::vector<char *> &) {
          constexpr int calls = reserveSize >> 18;
          HOLDS(callsWithReserve(0) == calls);
          HOLDS(callsWithReserve(0) == calls); // they have ended
          void *used = take(largest);
          HOLDS(used && callsWithReserve(0) == calls - 2);
          giveBack(used);
          HOLDS(callsWithReserve(0) == calls);
          return 0;
        }) == 0);
  // With memory, there is more of it.
  const pid_t child = fork();
  if (child == 0)
    _exit(callsWithReserve(0));
  int state = 0;
  waitpid(child, &state, 0);
  CHECK(WEXITSTATUS(state) == 64);
}

TEST_CASE("headroom is for what follows a large block", "[memory]") {
  const pid_t child = fork();
  if (child == 0) {
    shlo::Headroom kept;
    rlimit limit{};
    getrlimit(RLIMIT_AS, &limit);
    const rlimit none{0, limit.rlim_max};
    int failed = 0;
    for (int call = 0; call < 2; ++call) {
      shlo::MemoryScope scope;
      kept.lend();
      if (call == 0)
        giveBack(seen(operator new(2 * largest)));
      kept.giveBack();
      kept.lend();
      failed |= shlo::isMemoryShort();
      setrlimit(RLIMIT_AS, &none);
      // The system has none for the second call; the module has kept the headroom of the first.
      void *next = call == 0 ? nullptr : take(12 * largest);
      failed |= (call == 1) != (next != nullptr);
      if (next)
        giveBack(next);
      kept.giveBack();
    }
    _exit(failed);
  }
  int state = 0;
  waitpid(child, &state, 0);
  CHECK((WIFEXITED(state) && WEXITSTATUS(state) == 0));
}

TEST_CASE("what a Provision has is given out without memory", "[memory]") {
  CHECK(withoutMemory(
            [](std::vector<char *> &) {
              // It was made before there was none.
              HOLDS(*early);
              char *all[4] = {};
              for (int i = 0; i < 4; ++i) {
                HOLDS(!isRefused([&] { all[i] = static_cast<char *>(seen(operator new(largest + 1))); }));
                std::memset(all[i], i, largest + 1);
              }
              HOLDS(shlo::isMemoryShort());
              HOLDS(isRefused([&] { seen(operator new(largest + 1)); }));
              bool threw = false;
              try {
                shlo::CaughtHere here;
                int before = refusals;
                HOLDS(!shlo::tryToTake([] { seen(operator new(largest + 1)); }));
                HOLDS(refusals == before);
                shlo::checkMemory();
              } catch (const std::bad_alloc &) {
                threw = true;
              }
              HOLDS(threw);
              for (int i = 0; i < 4; ++i)
                HOLDS(std::count(all[i], all[i] + largest + 1, char(i)) == ptrdiff_t(largest + 1));
              giveBack(all[1]);
              all[0] = static_cast<char *>(shlo::shlo_checked_realloc(all[0], 100)); // moves to the reserve
              HOLDS(std::count(all[0], all[0] + 100, 0) == 100);
              early.reset(); // its blocks stay
              HOLDS(std::count(all[2], all[2] + largest + 1, 2) == ptrdiff_t(largest + 1));
              for (int i : {0, 2, 3})
                giveBack(all[i]);
              return 0;
            },
            [] { early.emplace(4 * (largest + 100)); }) == 0);
}

TEST_CASE("a child of a process whose threads use the reserve can use it", "[memory]") {
  static std::atomic<bool> isEmpty{false};
  CHECK(withoutMemory(
            [](std::vector<char *> &) {
              isEmpty = true;
              for (int i = 0; i < 3000; ++i) {
                pid_t child = fork();
                if (child == 0) {
                  alarm(10); // it may wait for a lock whose thread it does not have
                  void *block = take(largest);
                  giveBack(block);
                  _exit(block ? 0 : 1);
                }
                int state = 0;
                HOLDS(child > 0 && waitpid(child, &state, 0) == child && WIFEXITED(state) && WEXITSTATUS(state) == 0);
              }
              return 0;
            },
            [] {
              std::thread([] {
                while (!isEmpty)
                  ;
                void *volatile own = nullptr; // malloc has memory for each thread
                do
                  own = std::malloc(largest);
                while (own);
                while (void *block = take(largest))
                  giveBack(block);
              }).detach();
            }) == 0);
}

TEST_CASE("with memory, nothing is refused", "[memory]") {
  std::vector<char *> blocks{reserveSize / granule + 1};
  void *block = take(largest + 1);
  CHECK(block);
  giveBack(block);
  void *memory = shlo::shlo_checked_malloc(1);
  CHECK(memory);
  std::free(memory);
}
#endif
