/* Replaces the functions that take memory, for the library too, so that chosen ones fail, and counts what is taken.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef CAPI_REFUSALS_H
#define CAPI_REFUSALS_H

#include <errno.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static long until_failure; /* 0: none */
static int fails_once;     /* otherwise all that follow fail, too */
static size_t counted_from; /* smaller blocks are not counted */
static int spares_small;    /* and do not fail; otherwise they fail once a larger one has */
static int has_failed;      /* one has */
static long allocations;    /* those that are counted */
static long live;           /* blocks */
static long mapped;         /* mappings */

static void *counted(void *block) {
  live += block != NULL;
  return block;
}
static int refused(size_t size) {
  const int counts = size >= counted_from;
  allocations += counts;
  if (until_failure == 0)
    return 0;
  if (!counts && (!has_failed || fails_once || spares_small))
    return 0;
  if (counts) {
    if (--until_failure > 0)
      return 0;
    until_failure = !fails_once; /* 1: the next one, too */
    has_failed = 1;
  }
  errno = ENOMEM;
  return 1;
}

#pragma GCC visibility push(default)
void *malloc(size_t size) { return refused(size) ? NULL : counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) {
  return refused(count * size) ? NULL : counted(__libc_calloc(count, size));
}
void *realloc(void *block, size_t size) {
  if (refused(size))
    return NULL;
  void *moved = __libc_realloc(block, size);
  live += (moved != NULL) - (block != NULL && (moved != NULL || size == 0));
  return moved;
}
void *aligned_alloc(size_t alignment, size_t size) {
  return refused(size) ? NULL : counted(__libc_memalign(alignment, size));
}
int posix_memalign(void **block, size_t alignment, size_t size) {
  void *made = refused(size) ? NULL : counted(__libc_memalign(alignment, size));
  if (!made)
    return ENOMEM;
  *block = made;
  return 0;
}
void free(void *block) {
  live -= block != NULL;
  __libc_free(block);
}
void *mmap(void *address, size_t size, int protection, int flags, int file, off_t offset) {
  if (refused(size))
    return MAP_FAILED;
  void *made = (void *)syscall(SYS_mmap, address, size, protection, flags, file, offset);
  mapped += made != MAP_FAILED;
  return made;
}
int munmap(void *address, size_t size) {
  --mapped;
  return (int)syscall(SYS_munmap, address, size);
}
#pragma GCC visibility pop

#endif
