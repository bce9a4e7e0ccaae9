/* Replaces functions of libc that the linked archives call, with hidden symbols of the shared library. So the archives
 * read no environment variable, start no process or thread, install no signal handler, and do not end the process.
 * This file is part of libstablehlo-c.so only, never of a program.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <errno.h>
#include <stddef.h>

#define HIDDEN __attribute__((visibility("hidden"), used))

HIDDEN char *getenv(const char *name) {
  (void)name;
  return NULL;
}
HIDDEN char *secure_getenv(const char *name) {
  (void)name;
  return NULL;
}

/* Only LLVM's helpers for programs call these, and this library does not use them. A trap, which a debugger shows, is
 * better than a call that returns or waits forever. */
#define NEVER(name)                                                                                                    \
  HIDDEN __attribute__((noreturn)) void name(int status) {                                                             \
    (void)status;                                                                                                      \
    __builtin_trap();                                                                                                  \
  }
NEVER(exit)
NEVER(_exit)
NEVER(_Exit)
NEVER(quick_exit)

#define REFUSED(name)                                                                                                  \
  HIDDEN int name(void) {                                                                                              \
    errno = ENOSYS;                                                                                                    \
    return -1;                                                                                                         \
  }
REFUSED(fork)
REFUSED(vfork)
REFUSED(execve)
REFUSED(execv)
REFUSED(system)
REFUSED(sigaction)
REFUSED(signal)
REFUSED(sigaltstack)

HIDDEN int posix_spawn(void) { return ENOSYS; }
HIDDEN int pthread_create(void) { return EAGAIN; }
