// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/threads.h"

#include "base/glibc/oldest.h"

// By version, because without one the names are the library's own. Sanitizers replace the names without one.
extern "C" {
int shloSystemCreate(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
int shloSystemJoin(pthread_t, void **);
int shloSystemSetStack(pthread_attr_t *, size_t);
}
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || __has_feature(address_sanitizer) ||               \
    __has_feature(thread_sanitizer)
extern "C" {
int shloSystemCreate(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *), void *argument) {
  return pthread_create(thread, attributes, function, argument);
}
int shloSystemJoin(pthread_t thread, void **result) { return pthread_join(thread, result); }
int shloSystemSetStack(pthread_attr_t *attributes, size_t bytes) {
  return pthread_attr_setstacksize(attributes, bytes);
}
}
#else
__asm__(".symver shloSystemCreate,pthread_create@" OLDEST);
__asm__(".symver shloSystemJoin,pthread_join@" OLDEST);
__asm__(".symver shloSystemSetStack,pthread_attr_setstacksize@" OLDEST);
#endif

namespace shlo {

int startThread(pthread_t *thread, size_t stackBytes, void *(*function)(void *), void *argument) {
  pthread_attr_t attributes;
  if (const int failure = pthread_attr_init(&attributes))
    return failure;
  int failure = shloSystemSetStack(&attributes, stackBytes);
  if (failure == 0)
    failure = shloSystemCreate(thread, &attributes, function, argument);
  pthread_attr_destroy(&attributes);
  return failure;
}

int joinThread(pthread_t thread) { return shloSystemJoin(thread, nullptr); }

} // namespace shlo
