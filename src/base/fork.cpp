// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/fork.h"

#include <sys/mman.h>
#include <unistd.h>

namespace shlo {

constinit std::atomic<std::atomic<uint64_t> *> processMark{nullptr};

namespace {

using Number = std::atomic<uint64_t>;

constexpr size_t largestPage = size_t(1) << 16;
// The system clears a page of it in a fork. It is the library's own memory, which is there as long as threads can use
// the library, also while the process ends.
constinit char area[2 * largestPage] = {};
constinit Number noPage{0}; // systems before Linux 4.14 cannot clear one
constinit std::atomic<uint64_t> last{0};

Number *chooseMark() {
  const size_t page = size_t(sysconf(_SC_PAGESIZE));
  const uintptr_t begin = (reinterpret_cast<uintptr_t>(area) + page - 1) / page * page;
  const bool isWiped = page <= largestPage && madvise(reinterpret_cast<void *>(begin), page, MADV_WIPEONFORK) == 0;
  return isWiped ? reinterpret_cast<Number *>(begin) : &noPage;
}

} // namespace

uint64_t askProcessNumber() {
  Number *mark = processMark.load(std::memory_order_acquire);
  if (!mark) {
    Number *chosen = chooseMark();
    if (processMark.compare_exchange_strong(mark, chosen))
      mark = chosen;
  }
  if (mark == &noPage)
    return uint64_t(getpid());
  uint64_t known = mark->load(std::memory_order_acquire);
  if (known == 0) {
    const uint64_t fresh = last.fetch_add(1) + 1;
    if (mark->compare_exchange_strong(known, fresh))
      known = fresh;
  }
  return known;
}

} // namespace shlo
