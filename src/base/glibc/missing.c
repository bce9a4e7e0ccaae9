/* What glibc 2.28 lacks and the linked archives use, as hidden symbols of the binary that contains this file.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

#define HIDDEN __attribute__((visibility("hidden"), used))

/* Since glibc 2.32: whether the process has only one thread. Reference counts are always atomic then. */
HIDDEN char __libc_single_threaded = 0;

/* Since glibc 2.36. LLVM makes names of temporary files with it. */
HIDDEN uint32_t arc4random(void) {
  uint32_t result = 0;
  return getentropy(&result, sizeof result) == 0 ? result : 0;
}

/* Since glibc 2.33. LLVM measures its own use of memory with it, which this library does not do. */
HIDDEN struct mallinfo2 mallinfo2(void) {
  struct mallinfo2 none = {0};
  return none;
}

/* Since glibc 2.35: where the unwinder of libgcc finds the frames of the code at an address. The binary itself comes
 * first, so that its own exceptions need no lock and do not visit all libraries of the process. */
typedef struct {
  uintptr_t address;
  struct dl_find_object *result;
} Search;

extern const ElfW(Ehdr) __ehdr_start __attribute__((visibility("hidden"), weak));

static int find_in(uintptr_t base, const ElfW(Phdr) * headers, size_t count, const Search *search) {
  uintptr_t start = UINTPTR_MAX, end = 0;
  void *frames = NULL;
  int inside = 0;
  for (size_t i = 0; i < count; ++i) {
    const uintptr_t from = base + headers[i].p_vaddr, to = from + headers[i].p_memsz;
    if (headers[i].p_type == PT_GNU_EH_FRAME)
      frames = (void *)from;
    if (headers[i].p_type != PT_LOAD)
      continue;
    if (from < start)
      start = from;
    if (to > end)
      end = to;
    if (from <= search->address && search->address < to)
      inside = 1;
  }
  if (!inside || !frames)
    return 0;
  search->result->dlfo_map_start = (void *)start;
  search->result->dlfo_map_end = (void *)end;
  search->result->dlfo_eh_frame = frames;
  return 1;
}

static int visit(struct dl_phdr_info *info, size_t size, void *search) {
  (void)size;
  return find_in(info->dlpi_addr, info->dlpi_phdr, info->dlpi_phnum, search);
}

HIDDEN int _dl_find_object(void *address, struct dl_find_object *result) {
  const Search search = {(uintptr_t)address, result};
  const ElfW(Ehdr) *self = &__ehdr_start;
  if (self) {
    const ElfW(Phdr) *headers = (const ElfW(Phdr) *)((const char *)self + self->e_phoff);
    for (size_t i = 0; i < self->e_phnum; ++i)
      if (headers[i].p_type == PT_LOAD && headers[i].p_offset == 0 &&
          find_in((uintptr_t)self - headers[i].p_vaddr, headers, self->e_phnum, &search))
        return 0;
  }
  return dl_iterate_phdr(visit, (void *)&search) ? 0 : -1;
}
