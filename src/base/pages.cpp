// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/pages.h"

#include <cstdint>

#include <sys/mman.h>
#include <unistd.h>

namespace shlo {
namespace {

// Whole pages of the block: what lies beside it belongs to others.
void advise(const void *block, size_t bytes, int advice) {
  const uintptr_t page = uintptr_t(sysconf(_SC_PAGESIZE));
  const uintptr_t begin = (reinterpret_cast<uintptr_t>(block) + page - 1) / page * page;
  const uintptr_t end = (reinterpret_cast<uintptr_t>(block) + bytes) / page * page;
  if (begin < end)
    madvise(reinterpret_cast<void *>(begin), end - begin, advice);
}

} // namespace

void expectWrites(void *block, size_t bytes) {
  constexpr size_t least = size_t(1) << 20;
#ifndef MADV_POPULATE_WRITE // of Linux 5.14
  constexpr int MADV_POPULATE_WRITE = 23;
#endif
  if (bytes >= least)
    advise(block, bytes, MADV_POPULATE_WRITE);
}

std::shared_ptr<char> mapLargePages(size_t bytes) {
  constexpr size_t page = size_t(2) << 20;
  const size_t whole = (bytes + page - 1) / page * page, all = whole + page;
  if (bytes == 0 || all < bytes)
    return nullptr;
  void *memory = mmap(nullptr, all, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    return nullptr;
  const std::shared_ptr<void> owner(memory, [all](void *block) { munmap(block, all); });
  char *const begin = reinterpret_cast<char *>((reinterpret_cast<uintptr_t>(memory) + page - 1) / page * page);
  madvise(begin, whole, MADV_HUGEPAGE);
  return {owner, begin};
}

void dropMapped(const void *block, size_t bytes) { advise(block, bytes, MADV_DONTNEED); }

} // namespace shlo
