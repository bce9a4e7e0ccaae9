// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/threads.h"

// The system's functions by another name, because the library has functions of its own by theirs. See glibc/threads.c.
extern "C" {
int shloSystemCreate(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
int shloSystemJoin(pthread_t, void **);
int shloSystemSetStack(pthread_attr_t *, size_t);
}

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
