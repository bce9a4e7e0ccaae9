/* The first use of what a function of C++ keeps (a static local variable). In a fork, libstdc++ would wait for ever for
 * a thread of the parent that was making it. Here the child makes it again. With hidden symbols of the library, which
 * its objects and the linked archives call.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <sched.h>
#include <stdint.h>
#include <unistd.h>

#define HIDDEN __attribute__((visibility("hidden"), used))

/* As compilers see it: the first byte says that it is made. The process that makes it, or none, is our own. */
typedef struct {
  uint8_t is_made;
  int32_t maker;
} Guard;

static int takes(Guard *guard, int32_t *maker, int32_t self) {
  return __atomic_compare_exchange_n(&guard->maker, maker, self, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE);
}

/* Whether the caller must make it. */
HIDDEN int __cxa_guard_acquire(Guard *guard) {
  const int32_t self = (int32_t)getpid();
  while (!__atomic_load_n(&guard->is_made, __ATOMIC_ACQUIRE)) {
    int32_t maker = 0;
    if (takes(guard, &maker, self) || (maker != self && takes(guard, &maker, self)))
      return !__atomic_load_n(&guard->is_made, __ATOMIC_ACQUIRE);
    sched_yield();
  }
  return 0;
}
HIDDEN void __cxa_guard_release(Guard *guard) {
  __atomic_store_n(&guard->is_made, 1, __ATOMIC_RELEASE);
  __atomic_store_n(&guard->maker, 0, __ATOMIC_RELEASE);
}
HIDDEN void __cxa_guard_abort(Guard *guard) { __atomic_store_n(&guard->maker, 0, __ATOMIC_RELEASE); }
