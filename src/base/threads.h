// The system's functions for threads. The library answers the same calls of the archives in it with a refusal
// (capi/host/stubs.c): only exec/pool starts threads.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <pthread.h>

namespace shlo {

// Each returns 0 or an error number.
int startThread(pthread_t *thread, size_t stackBytes, void *(*function)(void *), void *argument);
int joinThread(pthread_t thread);

} // namespace shlo
