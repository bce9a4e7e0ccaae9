/* Measures how much stack a call needs: it runs on a thread whose stack is filled with a pattern first.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef CAPI_STACKS_H
#define CAPI_STACKS_H

#include "support.h"

#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

enum { PATTERN = 0xA5 };

typedef struct {
  void (*call)(void *);
  void *argument;
  const unsigned char *top; /* the stack pointer, roughly, when the call begins */
} measured_call;

static void *run_measured(void *argument) {
  measured_call *measured = argument;
  measured->top = __builtin_frame_address(0);
  measured->call(measured->argument);
  return NULL;
}

/* Runs call(argument) on a thread with a stack of `bytes`, and returns how many of them the call used. A page that
 * cannot be touched is below the stack, so a call that needs more ends the process with SIGSEGV. A function that
 * leaves the end of its frame unwritten hides that end, unless it reaches the page. */
static size_t stack_of(void (*call)(void *), void *argument, size_t bytes) {
  /* The system may insist on larger stacks for threads: then the lower part cannot be touched, either. */
  const long least = sysconf(_SC_THREAD_STACK_MIN), page = sysconf(_SC_PAGESIZE);
  const size_t whole = (bytes > (size_t)least ? bytes : (size_t)least) + (size_t)page;
  unsigned char *memory = mmap(NULL, whole, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  assert_true(memory != MAP_FAILED);
  const size_t closed = whole - bytes;
  memset(memory + closed, PATTERN, bytes);
  assert_int_equal(mprotect(memory, closed, PROT_NONE), 0);
  pthread_attr_t attributes;
  pthread_t thread;
  measured_call measured = {call, argument, NULL};
  assert_int_equal(pthread_attr_init(&attributes), 0);
  assert_int_equal(pthread_attr_setstack(&attributes, memory, whole), 0);
  assert_int_equal(pthread_create(&thread, &attributes, run_measured, &measured), 0);
  assert_int_equal(pthread_join(thread, NULL), 0);
  pthread_attr_destroy(&attributes);
  const unsigned char *lowest = memory + closed;
  while (lowest < measured.top && *lowest == PATTERN)
    ++lowest;
  const size_t used = (size_t)(measured.top - lowest);
  munmap(memory, whole);
  return used;
}

#endif
