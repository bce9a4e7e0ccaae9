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

void dropMapped(const void *block, size_t bytes) { advise(block, bytes, MADV_DONTNEED); }

} // namespace shlo
