/* The library in company: loaded and freed again, beside other libraries, in processes that fork.
 *
 *   company LIBRARY cycles COUNT [leak]     dlopen, use, dlclose
 *   company LIBRARY modules COUNT [leak]    a module is loaded, written, run and freed
 *   company LIBRARY beside OTHER            another library with global symbols is loaded before ours, and after it
 *   company LIBRARY fork COUNT              children of a process whose threads use the library use it, too
 *   company LIBRARY fork-first COUNT        the same at the first use, after the library was loaded
 *   company LIBRARY fork-shared COUNT       the same with the plans, functions and tensors of these threads
 *   company LIBRARY use [wrong]             one use
 *
 * `leak` and `wrong` are twins, which must fail. Prints what was counted.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "stablehlo-c/artifact.h"
#include "stablehlo-c/module.h"
#include "stablehlo-c/plan.h"
#include "stablehlo-c/tensor.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { most_growth = 1 << 20 }; /* bytes */

static const char program[] = "func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {\n"
                              "  %0 = stablehlo.add %a, %b : tensor<4xf32>\n"
                              "  %1 = stablehlo.exponential %0 : tensor<4xf32>\n"
                              "  return %1 : tensor<4xf32>\n"
                              "}\n";
static const char broken[] = "func.func @main(%a: tensor<4xf32>) -> tensor<5xf32> { return %a : tensor<5xf32> }";

static void *open_library(const char *path, int flags) {
  void *library = dlopen(path, RTLD_NOW | flags);
  if (!library) {
    fprintf(stderr, "company: %s\n", dlerror());
    exit(2);
  }
  return library;
}

#define FUNCTION_OF(library, name) __typeof__(name) *name##_ = (__typeof__(name) *)dlsym(library, #name)
#define FUNCTION(name) FUNCTION_OF(library, name)

/* Parses, writes, reads, plans and runs; an error with its text on the way. Whether all was as expected. */
static int use(void *library, float expected) {
  FUNCTION(shlo_module_parse);
  FUNCTION(shlo_module_load);
  FUNCTION(shlo_module_destroy);
  FUNCTION(shlo_artifact_write);
  FUNCTION(shlo_buffer_data);
  FUNCTION(shlo_buffer_size);
  FUNCTION(shlo_buffer_destroy);
  FUNCTION(shlo_plan_create);
  FUNCTION(shlo_plan_destroy);
  FUNCTION(shlo_plan_run_raw);
  FUNCTION(shlo_error_message);
  FUNCTION(shlo_error_destroy);
  if (!shlo_module_parse_ || !shlo_plan_run_raw_ || !shlo_error_destroy_)
    return 0;
  shlo_module *parsed = NULL, *module = NULL;
  shlo_buffer *bytes = NULL;
  shlo_plan *plan = NULL;
  shlo_error *error = NULL;
  const float a[4] = {0, 0, 0, 0}, b[4] = {0, 0, 0, 0};
  float out[4] = {7, 7, 7, 7};
  const void *inputs[2] = {a, b};
  void *outputs[1] = {out};
  int good = !shlo_module_parse_(program, strlen(program), NULL, &parsed, &error) &&
             !shlo_artifact_write_(parsed, NULL, &bytes, &error) &&
             !shlo_module_load_(shlo_buffer_data_(bytes), shlo_buffer_size_(bytes), NULL, &module, &error) &&
             !shlo_plan_create_(module, NULL, &plan, &error) &&
             !shlo_plan_run_raw_(plan, 2, inputs, 1, outputs, NULL, &error);
  for (int i = 0; i < 4; ++i)
    good &= out[i] == expected;
  shlo_plan_destroy_(plan);
  shlo_module_destroy_(module);
  shlo_module_destroy_(parsed);
  shlo_buffer_destroy_(bytes);
  module = NULL;
  good &= shlo_module_parse_(broken, strlen(broken), NULL, &module, &error) != SHLO_OK && error &&
          strlen(shlo_error_message_(error, NULL)) != 0;
  shlo_error_destroy_(error);
  return good;
}

static void expect(int good, const char *what) {
  if (good)
    return;
  fprintf(stderr, "company: %s\n", what);
  exit(1);
}

static long resident(void) {
  long pages = 0, ignored;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%ld %ld", &ignored, &pages) != 2)
    exit(2);
  fclose(file);
  return pages * sysconf(_SC_PAGESIZE);
}

/* Calls each() `count` times, of which the first tenth fills what is kept. */
static void repeat(long count, int leaks, void (*each)(const char *path), const char *path) {
  long first = 0;
  for (long i = 0; i < count; ++i) {
    if (i == count / 10)
      first = resident();
    each(path);
    if (leaks) {
      volatile char *lost = malloc(1 << 14);
      lost[0] = lost[8192] = 1;
    }
  }
  long growth = resident() - first;
  printf("%ld times, %ld KiB more\n", count, growth / 1024);
  expect(growth <= most_growth, "memory grew by more than 1 MiB");
}

static void cycle(const char *path) {
  void *library = open_library(path, RTLD_LOCAL);
  expect(use(library, 1), "a use after loading failed");
  expect(dlclose(library) == 0, "dlclose failed");
}

static void *kept;
static void use_kept(const char *path) {
  if (!kept)
    kept = open_library(path, RTLD_LOCAL);
  expect(use(kept, 1), "a use failed");
}

/* All orders of loading and freeing the two. */
static void beside(const char *path, const char *other) {
  for (int order = 0; order < 4; ++order) {
    int other_first = order & 1, other_ends_first = order & 2;
    void *company = other_first ? open_library(other, RTLD_GLOBAL) : NULL;
    void *library = open_library(path, order ? RTLD_GLOBAL : RTLD_LOCAL);
    if (!company)
      company = open_library(other, RTLD_GLOBAL);
    expect(use(library, 1), "a use beside another library failed");
    dlclose(other_ends_first ? company : library);
    if (other_ends_first)
      expect(use(library, 1), "a use after another library was freed failed");
    dlclose(other_ends_first ? library : company);
    printf("order %d\n", order);
  }
}

static volatile int done;
static void *user(void *library) {
  while (!done)
    expect(use(library, 1), "a use on a thread failed");
  return NULL;
}

/* A child that does not end within 30 s waits for a thread that it does not have. */
static void expect_child(pid_t child, const char *what) {
  int status = 0;
  expect(child > 0 && waitpid(child, &status, 0) == child, "fork failed");
  expect(WIFEXITED(status) && WEXITSTATUS(status) == 0, what);
}

static void *first_user(void *library) {
  expect(use(library, 1), "a first use on a thread failed");
  return NULL;
}

/* Each time, a thread makes what the library keeps from its first use on, and is about as far as in no other round. */
static void first_forks(const char *path, long count) {
  long longest = 0;
  for (long i = 0; i < count; ++i) {
    void *library = open_library(path, RTLD_LOCAL);
    pthread_t thread;
    struct timespec begin, end;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    pthread_create(&thread, NULL, first_user, library);
    if (longest) { /* otherwise the first use is timed */
      const long delay = (long)((unsigned long long)i * 2654435761u % (unsigned long long)longest);
      do
        clock_gettime(CLOCK_MONOTONIC, &end);
      while ((end.tv_sec - begin.tv_sec) * 1000000000 + end.tv_nsec - begin.tv_nsec < delay);
      pid_t child = fork();
      if (child == 0) {
        alarm(30);
        _exit(use(library, 1) ? 0 : 3);
      }
      expect_child(child, "a child could not use the library for the first time");
    }
    pthread_join(thread, NULL);
    clock_gettime(CLOCK_MONOTONIC, &end);
    if (!longest)
      longest = (end.tv_sec - begin.tv_sec) * 1000000000 + end.tv_nsec - begin.tv_nsec;
    dlclose(library);
  }
  printf("%ld children\n", count - 1);
}

/* What several threads share: a plan with specializations for some shapes, and modules whose facts nobody has asked for.
 * New shapes would need the context of the plan's module (docs/promises.md, 13). */
static const char any_size[] = "func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {\n"
                               "  %0 = stablehlo.add %a, %a : tensor<?xf32>\n"
                               "  return %0 : tensor<?xf32>\n"
                               "}\n";
enum { shared_modules = 64, shapes = 40 };
static struct {
  void *library;
  shlo_plan *plan;
  shlo_module *modules[shared_modules];
} shared;

static int run_shared(int first, int rounds) {
  FUNCTION_OF(shared.library, shlo_plan_run);
  FUNCTION_OF(shared.library, shlo_tensor_create);
  FUNCTION_OF(shared.library, shlo_tensor_destroy);
  int good = 1;
  for (int i = 0; i < rounds; ++i) {
    const int64_t shape[1] = {(first + i) % shapes + 1};
    shlo_tensor *input = NULL, *output = NULL;
    good &= !shlo_tensor_create_(SHLO_TYPE_F32, 1, shape, &input, NULL) &&
            !shlo_plan_run_(shared.plan, 1, (const shlo_tensor *const[]){input}, 1, &output, NULL, NULL);
    shlo_tensor_destroy_(input);
    shlo_tensor_destroy_(output);
  }
  return good;
}

static int use_shared(int first, int rounds) {
  FUNCTION_OF(shared.library, shlo_module_op_count);
  int good = 1;
  for (int i = 0; i < rounds; ++i)
    good &= shlo_module_op_count_(shared.modules[(first + i) % shared_modules]) != 0 && run_shared(first + i, 2);
  return good;
}

static void *shared_user(void *number) {
  for (int round = 0; !done; ++round)
    expect(use_shared(round * 7 + *(int *)number, 8), "a shared use on a thread failed");
  return NULL;
}

static void shared_forks(const char *path, long count) {
  void *library = shared.library = open_library(path, RTLD_LOCAL);
  FUNCTION(shlo_module_parse);
  FUNCTION(shlo_module_destroy);
  FUNCTION(shlo_plan_create);
  FUNCTION(shlo_plan_destroy);
  for (long begun = 0; begun < count;) {
    pthread_t threads[3];
    int numbers[3] = {0, 31, 62};
    shlo_module *module = NULL;
    expect(!shlo_module_parse_(any_size, strlen(any_size), NULL, &module, NULL), "parsing failed");
    expect(!shlo_plan_create_(module, NULL, &shared.plan, NULL), "planning failed");
    for (int i = 0; i < shared_modules; ++i)
      expect(!shlo_module_parse_(program, strlen(program), NULL, &shared.modules[i], NULL), "parsing failed");
    shlo_module_destroy_(module);
    expect(run_shared(0, shapes), "running failed");
    done = 0;
    for (int i = 0; i < 3; ++i)
      pthread_create(&threads[i], NULL, shared_user, &numbers[i]);
    for (int i = 0; i < 20 && begun < count; ++i, ++begun) {
      pid_t child = fork();
      if (child == 0) {
        alarm(30);
        int good = i % 4 == 0 || use_shared(i, shared_modules); /* some are destroyed without a use */
        shlo_plan_destroy_(shared.plan);
        for (int k = 0; k < shared_modules; ++k)
          shlo_module_destroy_(shared.modules[k]);
        _exit(good ? 0 : 3);
      }
      expect_child(child, "a child could not use what threads of its parent share");
    }
    done = 1;
    for (int i = 0; i < 3; ++i)
      pthread_join(threads[i], NULL);
    shlo_plan_destroy_(shared.plan);
    for (int i = 0; i < shared_modules; ++i)
      shlo_module_destroy_(shared.modules[i]);
  }
  dlclose(library);
  printf("%ld children\n", count);
}

/* A child has only the thread that forked: locks that others held at that moment are never released in it. */
static void forks(const char *path, long count) {
  void *library = open_library(path, RTLD_LOCAL);
  expect(use(library, 1), "the first use failed");
  pthread_t threads[3];
  for (int i = 0; i < 3; ++i)
    pthread_create(&threads[i], NULL, user, library);
  for (long i = 0; i < count; ++i) {
    pid_t child = fork();
    if (child == 0) {
      alarm(30);
      _exit(use(library, 1) ? 0 : 3);
    }
    expect_child(child, "a child could not use the library");
  }
  done = 1;
  for (int i = 0; i < 3; ++i)
    pthread_join(threads[i], NULL);
  /* And with exec. */
  pid_t child = fork();
  if (child == 0) {
    execl("/proc/self/exe", "company", path, "use", (char *)NULL);
    _exit(4);
  }
  expect_child(child, "exec failed");
  dlclose(library);
  printf("%ld children\n", count);
}

int main(int count, char **words) {
  if (count < 3)
    return 2;
  const char *path = words[1], *what = words[2], *more = count > 3 ? words[3] : "";
  int leaks = count > 4 && !strcmp(words[4], "leak");
  if (!strcmp(what, "cycles"))
    repeat(atol(more), leaks, cycle, path);
  else if (!strcmp(what, "modules"))
    repeat(atol(more), leaks, use_kept, path);
  else if (!strcmp(what, "beside"))
    beside(path, more);
  else if (!strcmp(what, "fork"))
    forks(path, atol(more));
  else if (!strcmp(what, "fork-first"))
    first_forks(path, atol(more));
  else if (!strcmp(what, "fork-shared"))
    shared_forks(path, atol(more));
  else if (!strcmp(what, "use"))
    expect(use(open_library(path, RTLD_LOCAL), strcmp(more, "wrong") ? 1 : 2), "the result is not as expected");
  else
    return 2;
  return 0;
}
