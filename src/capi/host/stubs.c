/* What the archives we link would do behind the host's back, they find here instead of in libc: the shared library
 * binds these names to itself (hidden), so no environment variable changes anything, nothing is spawned, no signal
 * handler is installed, and the process is not ended. Only part of libstablehlo-c.so, never of a program.
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

/* LLVM's helpers for programs; nothing of ours calls them. Should anything ever, waiting for ever would be worse than
 * the trap that a debugger shows. */
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
