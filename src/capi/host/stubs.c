/* Replaces functions of libc that the linked archives call, with hidden symbols of the library. So the archives
 * read no environment variable and no list of users, start no process or thread, install no signal handler, and do not
 * end the process.
 * This file is part of the shared library and the static archive only, where its symbols are local.
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

/* The home folder of a user, for paths with "~". */
HIDDEN int getpwnam_r(void) { return ENOENT; }
HIDDEN int getpwuid_r(void) { return ENOENT; }

HIDDEN int posix_spawn(void) { return ENOSYS; }
HIDDEN int pthread_create(void) { return EAGAIN; }

/* What is done with threads that were created, and with the executable file. */
HIDDEN int pthread_attr_setstacksize(void) { return EINVAL; }
HIDDEN int pthread_join(void) { return ESRCH; }
HIDDEN int pthread_setname_np(void) { return ESRCH; }
HIDDEN int dladdr(void) { return 0; }
