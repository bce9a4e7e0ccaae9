/* Binds functions that glibc has in several versions to the oldest of them, so that the binary that contains this file
 * runs with glibc 2.28 and newer. The linker would take the newest. The definitions are hidden symbols of the binary.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#define _GNU_SOURCE
#include "oldest.h"

#include <pthread.h>
#include <signal.h>
#include <sys/stat.h>

#define HIDDEN __attribute__((visibility("hidden"), used))

#define OLDER_NAMED(given, result, name, parameters, arguments)                                                        \
  __asm__(".symver older_" #name "," #name "@" OLDEST);                                                                \
  result older_##name parameters;                                                                                      \
  HIDDEN result given parameters { return older_##name arguments; }
#define OLDER(result, name, parameters, arguments) OLDER_NAMED(name, result, name, parameters, arguments)

/* 2.29 and 2.35: they handle errors in another way, and have the same values. */
OLDER(double, exp, (double x), (x))
OLDER(double, log, (double x), (x))
OLDER(double, log2, (double x), (x))
OLDER(double, pow, (double x, double y), (x, y))
OLDER(double, hypot, (double x, double y), (x, y))
OLDER(float, hypotf, (float x, float y), (x, y))

/* 2.32 and 2.34: in libc instead of libpthread. */
OLDER(int, pthread_sigmask, (int how, const sigset_t *set, sigset_t *old), (how, set, old))
OLDER(int, pthread_once, (pthread_once_t * control, void (*routine)(void)), (control, routine))
OLDER(int, __pthread_key_create, (pthread_key_t * key, void (*destructor)(void *)), (key, destructor))
OLDER(int, pthread_key_create, (pthread_key_t * key, void (*destructor)(void *)), (key, destructor))
OLDER(int, pthread_key_delete, (pthread_key_t key), (key))
OLDER(void *, pthread_getspecific, (pthread_key_t key), (key))
OLDER(int, pthread_setspecific, (pthread_key_t key, const void *value), (key, value))
OLDER(int, pthread_detach, (pthread_t thread), (thread))
OLDER(int, pthread_mutex_trylock, (pthread_mutex_t * mutex), (mutex))
OLDER(int, pthread_rwlock_rdlock, (pthread_rwlock_t * lock), (lock))
OLDER(int, pthread_rwlock_wrlock, (pthread_rwlock_t * lock), (lock))
OLDER(int, pthread_rwlock_unlock, (pthread_rwlock_t * lock), (lock))
/* The same, by the names that base/threads calls them. */
OLDER_NAMED(shloSystemCreate, int, pthread_create,
            (pthread_t * thread, const pthread_attr_t *attributes, void *(*function)(void *), void *argument),
            (thread, attributes, function, argument))
OLDER_NAMED(shloSystemJoin, int, pthread_join, (pthread_t thread, void **result), (thread, result))
OLDER_NAMED(shloSystemSetStack, int, pthread_attr_setstacksize, (pthread_attr_t * attributes, size_t bytes),
            (attributes, bytes))

/* 2.33: functions instead of macros. */
int __xstat(int version, const char *path, struct stat *result);
int __lxstat(int version, const char *path, struct stat *result);
int __fxstat(int version, int file, struct stat *result);
int __fxstat64(int version, int file, struct stat64 *result);
int __fxstatat(int version, int folder, const char *path, struct stat *result, int flags);
HIDDEN int stat(const char *path, struct stat *result) { return __xstat(STAT_VERSION, path, result); }
HIDDEN int lstat(const char *path, struct stat *result) { return __lxstat(STAT_VERSION, path, result); }
HIDDEN int fstat(int file, struct stat *result) { return __fxstat(STAT_VERSION, file, result); }
HIDDEN int fstatat(int folder, const char *path, struct stat *result, int flags) {
  return __fxstatat(STAT_VERSION, folder, path, result, flags);
}
HIDDEN int fstat64(int file, struct stat64 *result) { return __fxstat64(STAT_VERSION, file, result); }
