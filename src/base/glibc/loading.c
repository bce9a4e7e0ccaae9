/* Loading of libraries, as older.c: before glibc 2.34, in libdl instead of libc. For the library alone, which loads
 * plugins.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "oldest.h"

#define HIDDEN __attribute__((visibility("hidden"), used))

__asm__(".symver older_dlopen,dlopen@" OLDEST);
__asm__(".symver older_dlsym,dlsym@" OLDEST);
__asm__(".symver older_dlerror,dlerror@" OLDEST);
void *older_dlopen(const char *path, int flags);
void *older_dlsym(void *library, const char *name);
char *older_dlerror(void);
HIDDEN void *dlopen(const char *path, int flags) { return older_dlopen(path, flags); }
HIDDEN void *dlsym(void *library, const char *name) { return older_dlsym(library, name); }
HIDDEN char *dlerror(void) { return older_dlerror(); }
