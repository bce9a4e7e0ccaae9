// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/fork.h"

#include <sys/mman.h>
#include <unistd.h>

namespace shlo {

namespace {

using Number = std::atomic<uint64_t>;

// The number of this process, in a page that the system clears in a fork.
constinit Number noPage{0}; // systems before Linux 4.14 cannot clear it
constinit std::atomic<Number *> place{nullptr};
constinit std::atomic<uint64_t> last{0};

size_t pageSize() { return size_t(sysconf(_SC_PAGESIZE)); }

Number *makePage() {
  void *memory = mmap(nullptr, pageSize(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return &noPage;
  if (madvise(memory, pageSize(), MADV_WIPEONFORK) == 0)
    return new (memory) Number(0);
  munmap(memory, pageSize());
  return &noPage;
}

Number *decide() {
  Number *made = makePage(), *first = nullptr;
  if (place.compare_exchange_strong(first, made))
    return made;
  if (made != &noPage)
    munmap(static_cast<void *>(made), pageSize());
  return first;
}

[[gnu::destructor]] void freePage() {
  Number *page = place.exchange(&noPage);
  if (page && page != &noPage)
    munmap(static_cast<void *>(page), pageSize());
}

} // namespace

uint64_t processNumber() {
  Number *number = place.load(std::memory_order_acquire);
  if (!number)
    number = decide();
  if (number == &noPage)
    return uint64_t(getpid());
  uint64_t known = number->load(std::memory_order_acquire);
  if (known == 0) {
    const uint64_t fresh = last.fetch_add(1) + 1;
    if (number->compare_exchange_strong(known, fresh))
      known = fresh;
  }
  return known;
}

} // namespace shlo
