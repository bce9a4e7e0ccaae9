// What a forked child must not take from its parent: the holds of threads that it does not have.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <new>
#include <sched.h>

namespace shlo {

// Where the system keeps the number of the process, and forgets it in a fork; null, or 0, if it must be asked for.
extern std::atomic<std::atomic<uint64_t> *> processMark;
uint64_t askProcessNumber();

// A number that is not 0, and that a process and its forks do not share. Each run asks for it.
inline uint64_t processNumber() {
  if (const std::atomic<uint64_t> *mark = processMark.load(std::memory_order_acquire))
    if (const uint64_t known = mark->load(std::memory_order_acquire))
      return known;
  return askProcessNumber();
}

// A value that one thread uses at a time. If another thread of the parent used it while a child was forked, the child
// begins with a new one: the old one may be half changed, and is left as it is.
template <typename T> class Guarded {
public:
  Guarded() = default;
  ~Guarded() { inherit(); } // it may be destroyed in a child that has not used it
  Guarded(const Guarded &) = delete;
  Guarded &operator=(const Guarded &) = delete;

  // Calls use(value).
  template <typename Use> decltype(auto) with(Use &&use) {
    inherit();
    std::lock_guard<std::mutex> lock(mutex);
    return use(value);
  }

private:
  static constexpr uint64_t inheriting = uint64_t(1) << 63;

  void inherit() {
    if (const uint64_t now = processNumber(); owner.load(std::memory_order_acquire) != now)
      inheritAs(now);
  }
  [[gnu::noinline]] void inheritAs(uint64_t now) {
    for (uint64_t seen = owner.load(std::memory_order_acquire); seen != now; sched_yield(), seen = owner.load()) {
      if (seen == (now | inheriting) || !owner.compare_exchange_strong(seen, now | inheriting))
        continue;
      if (mutex.try_lock()) {
        mutex.unlock();
      } else {
        new (&mutex) std::mutex;
        new (&value) T();
      }
      owner.store(now, std::memory_order_release);
    }
  }

  std::atomic<uint64_t> owner{processNumber()};
  std::mutex mutex;
  T value{};
};

} // namespace shlo
