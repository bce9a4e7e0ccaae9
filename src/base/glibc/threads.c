/* The system's functions for threads, where the names of the system are not taken (capi/host/stubs.c): in tests, and in
 * instrumented libraries. The shared library has them from older.c; in the static archive they are renamed.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <pthread.h>

#define HIDDEN __attribute__((visibility("hidden")))

HIDDEN int shloSystemCreate(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *),
                            void *argument) {
  return pthread_create(thread, attributes, function, argument);
}
HIDDEN int shloSystemJoin(pthread_t thread, void **result) { return pthread_join(thread, result); }
HIDDEN int shloSystemSetStack(pthread_attr_t *attributes, size_t bytes) {
  return pthread_attr_setstacksize(attributes, bytes);
}
