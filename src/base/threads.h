// The system's functions for threads. The library answers the same calls of the archives in it with a refusal
// (capi/host/stubs.c): only the pools and task queues of exec start threads.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <csignal>
#include <cstddef>
#include <pthread.h>

namespace shlo {

// Threads that start within the scope block all signals.
class SignalsBlocked {
public:
  SignalsBlocked() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
  }
  SignalsBlocked(const SignalsBlocked &) = delete;
  ~SignalsBlocked() { pthread_sigmask(SIG_SETMASK, &before, nullptr); }

private:
  sigset_t before;
};

// Between looks at what another thread changes.
inline void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#else
  __asm__ volatile("yield");
#endif
}

// Each returns 0 or an error number.
int startThread(pthread_t *thread, size_t stackBytes, void *(*function)(void *), void *argument);
int joinThread(pthread_t thread);

} // namespace shlo
