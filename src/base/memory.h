// What happens when the system refuses memory.
//
// MLIR and LLVM check no allocation, and expect no exception. So a block that the system refuses them comes from a
// reserve, and the library's own code fails soon afterwards, at a place where it can (checkMemory). Only when there is
// no reserve left, the allocation throws, through code that cleans up nothing.
//
// The reserve is for small blocks. A large block is asked for by what was large before, because containers grow by
// doubling. So a call that has large blocks, or is given large input, takes headroom for larger ones as long as the
// system has memory. If it has none, the call fails then, and needs no more than it has. What takes a large block at
// once says so (expectBlocks), or takes it without code of MLIR around it (CaughtHere).
//
// memory.cpp defines the library's operators `new` and what MLIR's and LLVM's archives call instead of malloc
// (cmake/mlir.cmake). Only that file depends on the platform: another platform has another file with the same
// functions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstddef>
#include <new>

namespace shlo {

// What the reserve has room for.
constexpr size_t smallBlock = size_t(1) << 19;
// From this size on, a block that the system gives makes the call take headroom. Several containers that are smaller
// can double, and double again, in what the reserve has for a call.
constexpr size_t largeBlock = smallBlock / 16;

// Sets the handler that refuseMemory calls first, for all threads. The handler must not allocate.
void setRefusalHandler(void (*handler)());

// Calls the handler on the calling thread and throws std::bad_alloc.
[[noreturn]] void refuseMemory();

struct ProvisionStore;

// What a thread knows. Only here so that MemoryScope costs little.
struct MemoryState {
  bool wasRefused = false; // the system refused memory in the current MemoryScope
  bool isCaught = false;   // CaughtHere
  bool isCall = false;     // there is a MemoryScope
  bool isCounted = false;  // expectSmallBlocks
  ProvisionStore *provision = nullptr;
  ProvisionStore *headroom = nullptr; // of the current MemoryScope
};
extern constinit thread_local MemoryState memoryState;

// Whether the system refused memory to the calling thread in the current MemoryScope.
inline bool isMemoryShort() { return memoryState.wasRefused; }
// Throws std::bad_alloc if so. Only where no function of MLIR's or LLVM's archives is on the stack.
void checkMemory();

// A call of the library: forgets earlier refusals, and a CaughtHere or Provision around it, for its lifetime. On one
// thread, scopes are nested.
class MemoryScope {
public:
  MemoryScope() : outer(memoryState) { memoryState = {.isCall = true}; }
  ~MemoryScope() {
    if (memoryState.headroom || memoryState.isCounted)
      end();
    memoryState = outer;
  }
  MemoryScope(const MemoryScope &) = delete;
  MemoryScope &operator=(const MemoryScope &) = delete;

private:
  static void end();

  const MemoryState outer;
};

// Sees to it that the reserve has blocks for the current MemoryScope, however many threads need it at once. If there is
// no memory for that, isMemoryShort().
void expectSmallBlocks();

// Takes headroom for what follows a block of that size, or input of that size, in the current MemoryScope, if the size
// is large. If there is no memory for it, isMemoryShort().
void expectBlocks(size_t size);

// The headroom of a module between the calls that use it, so that these need not take it again. Any thread may lend it,
// and one has it then.
class Headroom {
public:
  Headroom() = default;
  ~Headroom();
  Headroom(const Headroom &) = delete;
  Headroom &operator=(const Headroom &) = delete;

  // Gives the current MemoryScope at least what the module had when it was given back. If there is no memory for that,
  // isMemoryShort().
  void lend();
  // Takes what the current MemoryScope has, if nothing of it is used.
  void giveBack();

private:
  std::atomic<ProvisionStore *> store{nullptr};
  std::atomic<size_t> expected{0}; // the size of the largest there was
};

// Declares for its lifetime that no function of MLIR is called, or is between here and where failures are caught: the
// handler is not called. On one thread, they are nested.
class CaughtHere {
public:
  CaughtHere() : outer(memoryState.isCaught) { memoryState.isCaught = true; }
  ~CaughtHere() { memoryState.isCaught = outer; }
  CaughtHere(const CaughtHere &) = delete;
  CaughtHere &operator=(const CaughtHere &) = delete;

private:
  bool outer;
};

// Calls take(), which takes memory of any size and calls no function of MLIR. Whether there was memory; if not,
// isMemoryShort().
template <typename Take> bool tryToTake(Take &&take) {
  CaughtHere here;
  try {
    take();
    return true;
  } catch (const std::bad_alloc &) {
    return false;
  }
}

// Takes a block beforehand, from which the calling thread's allocations come if the system refuses them. So those of
// its lifetime succeed, up to `bytes` together, with 32 for each. On one thread, provisions are nested.
class Provision {
public:
  explicit Provision(size_t bytes);
  ~Provision();
  // Whether there was memory for it. If not, isMemoryShort().
  explicit operator bool() const { return store; }
  Provision(const Provision &) = delete;
  Provision &operator=(const Provision &) = delete;

private:
  ProvisionStore *store, *outer;
};

// Instead of those of libc. The result is null only if `size` is 0.
extern "C" void *shlo_checked_malloc(size_t size);
extern "C" void *shlo_checked_calloc(size_t count, size_t size);
extern "C" void *shlo_checked_realloc(void *block, size_t size);
extern "C" void shlo_checked_free(void *block);
// Registers the destructor of an object of the calling thread. libc would end the process if there is no memory.
extern "C" int shlo_checked_thread_atexit(void (*destroy)(void *), void *object, void *library);

} // namespace shlo
