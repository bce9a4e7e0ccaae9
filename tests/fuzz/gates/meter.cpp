// Replaces malloc by one that counts. The library's allocations come here too: symbols of the program take precedence.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "meter.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <ctime>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define COUNTS_MEMORY 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define COUNTS_MEMORY 0
#endif
#endif
#ifndef COUNTS_MEMORY
#define COUNTS_MEMORY 1
#endif

namespace {

size_t allocated, highest; // bytes
[[maybe_unused]] size_t largest = SIZE_MAX;

double processorTime() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

} // namespace

#if COUNTS_MEMORY
#include <malloc.h>

extern "C" {
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);
}

namespace {

void *counted(void *block) {
  if (block)
    highest = std::max(highest, allocated += malloc_usable_size(block));
  return block;
}
bool isRefused(size_t size) {
  if (size <= largest)
    return false;
  errno = ENOMEM;
  return true;
}
void uncount(void *block) {
  if (block)
    allocated -= malloc_usable_size(block);
}

} // namespace

#pragma GCC visibility push(default)
extern "C" {
void *malloc(size_t size) { return isRefused(size) ? nullptr : counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) {
  size_t bytes = 0;
  return __builtin_mul_overflow(count, size, &bytes) || isRefused(bytes) ? nullptr
                                                                         : counted(__libc_calloc(count, size));
}
void *memalign(size_t alignment, size_t size) {
  return isRefused(size) ? nullptr : counted(__libc_memalign(alignment, size));
}
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void **block, size_t alignment, size_t size) {
  void *made = memalign(alignment, size);
  if (!made)
    return ENOMEM;
  *block = made;
  return 0;
}
void *realloc(void *block, size_t size) {
  if (isRefused(size))
    return nullptr;
  size_t before = block ? malloc_usable_size(block) : 0;
  void *made = __libc_realloc(block, size);
  if (made || size == 0)
    allocated -= before;
  return counted(made);
}
void free(void *block) {
  uncount(block);
  __libc_free(block);
}
}
#pragma GCC visibility pop
#endif

#if !COUNTS_MEMORY
// Sanitizers refuse large blocks for all of the process: those that refuseBlocksAbove() means.
extern "C" __attribute__((visibility("default"))) const char *__asan_default_options() {
  return "max_allocation_size_mb=64:allocator_may_return_null=1";
}
extern "C" __attribute__((visibility("default"))) const char *__tsan_default_options() {
  return "max_allocation_size_mb=64:allocator_may_return_null=1";
}
#endif

namespace shlo::test {

Meter::Meter() : start(processorTime()), held(highest = allocated) {}
double Meter::seconds() const { return processorTime() - start; }
size_t Meter::peak() const { return highest - held; }
size_t allocatedBytes() { return allocated; }
void refuseBlocksAbove(size_t bytes) { largest = bytes; }
bool countsMemory() { return COUNTS_MEMORY; }

} // namespace shlo::test
