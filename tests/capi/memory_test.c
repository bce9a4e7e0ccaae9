/* Out of memory: while a program passes through the library, each allocation fails once, each time in a separate child
 * process. The call reports it, all handles can be destroyed, and the library continues to work.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <errno.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* --- Allocations that fail ------------------------------------------------------------------------------- */

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static long until_failure; /* 0: none */
static int fails_once;
static long allocations;

static int refused(void) {
  ++allocations;
  if (until_failure == 0 || --until_failure > 0)
    return 0;
  until_failure = !fails_once; /* 1: the next one, too */
  errno = ENOMEM;
  return 1;
}

/* Replace those of libc, for the library too. */
#pragma GCC visibility push(default)
void *malloc(size_t size) { return refused() ? NULL : __libc_malloc(size); }
void *calloc(size_t count, size_t size) { return refused() ? NULL : __libc_calloc(count, size); }
void *realloc(void *block, size_t size) { return refused() ? NULL : __libc_realloc(block, size); }
void *aligned_alloc(size_t alignment, size_t size) { return refused() ? NULL : __libc_memalign(alignment, size); }
int posix_memalign(void **block, size_t alignment, size_t size) {
  void *made = refused() ? NULL : __libc_memalign(alignment, size);
  if (!made)
    return ENOMEM;
  *block = made;
  return 0;
}
#pragma GCC visibility pop

/* --- The story ------------------------------------------------------------------------------------------- */

static const char program[] =
    "module @story {\n"
    "  func.func @main(%x: tensor<?x4xf32>) -> tensor<?xf32> {\n"
    "    %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "    %w = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32>\n"
    "    %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]\n"
    "        : (tensor<?x4xf32>, tensor<4x2xf32>) -> tensor<?x2xf32>\n"
    "    %z = call @act(%y) : (tensor<?x2xf32>) -> tensor<?x2xf32>\n"
    "    %s = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [1]\n"
    "        : (tensor<?x2xf32>, tensor<f32>) -> tensor<?xf32>\n"
    "    return %s : tensor<?xf32>\n"
    "  }\n"
    "  func.func private @act(%x: tensor<?x2xf32>) -> tensor<?x2xf32> {\n"
    "    %t = stablehlo.tanh %x : tensor<?x2xf32>\n"
    "    %u = stablehlo.tan %x {my.type = f8E3M4} : tensor<?x2xf32>\n"
    "    return %t : tensor<?x2xf32>\n"
    "  }\n"
    "}\n";

typedef struct {
  shlo_module *module, *again;
  shlo_function *function;
  shlo_buffer *text, *artifact, *versioned, *parsed, *npy;
  shlo_diagnostics *blockers;
  shlo_inspection *inspection;
  shlo_plan *plan;
  shlo_tensor *input, *output;
} Story;

/* Verifying would make a second context. */
static shlo_parse_options *unverified;

/* The steps of the story. */
enum {
  PARSE, FUNCTION, PRINT, WRITE, COLLECT, BLOCKERS, INSPECT, LOAD, PLAN, TENSOR, RUN, NPY, VERSIONED, REPARSE, STEPS
};

/* Whether the step creates a context. */
static int makes_module(int which) {
  return which == PARSE || which == INSPECT || which == LOAD || which == VERSIONED || which == REPARSE;
}

static shlo_status step(Story *story, int which, shlo_error **error) {
  static const int64_t shape[2] = {3, 4};
  switch (which) {
  case PARSE:
    return shlo_module_parse(program, sizeof program - 1, NULL, &story->module, error);
  case FUNCTION:
    return shlo_module_function(story->module, NULL, 0, &story->function, error);
  case PRINT:
    return shlo_module_print(story->module, NULL, &story->text, error);
  case WRITE:
    return shlo_artifact_write(story->module, NULL, &story->artifact, error);
  case COLLECT:
    return shlo_diagnostics_create(&story->blockers, error);
  case BLOCKERS:
    return shlo_module_blockers(story->module, "0.9.0", 5, story->blockers, NULL, error);
  case INSPECT:
    return shlo_artifact_inspect(shlo_buffer_data(story->artifact), shlo_buffer_size(story->artifact),
                                 &story->inspection, error);
  case LOAD:
    return shlo_module_load(shlo_buffer_data(story->artifact), shlo_buffer_size(story->artifact), NULL, &story->again,
                            error);
  case PLAN:
    return shlo_plan_create(story->again, NULL, &story->plan, error);
  case TENSOR:
    return shlo_tensor_create(SHLO_TYPE_F32, 2, shape, &story->input, error);
  case RUN:
    return shlo_plan_run(story->plan, 1, (const shlo_tensor *const *)&story->input, 1, &story->output, NULL, error);
  case NPY:
    return shlo_tensor_to_npy(story->output, &story->npy, error);
  case VERSIONED:
    return shlo_artifact_print(shlo_buffer_data(story->artifact), shlo_buffer_size(story->artifact), NULL,
                               &story->versioned, error);
  default:
    return shlo_artifact_parse(shlo_buffer_data(story->versioned), shlo_buffer_size(story->versioned), unverified, NULL,
                               &story->parsed, error);
  }
}

/* Stops at the first failure. Allocation `failing` of step `where` fails; counts what each step takes. */
static shlo_status tell(Story *story, int where, long failing, long counts[STEPS], shlo_error **error) {
  shlo_status status = SHLO_OK;
  memset(story, 0, sizeof *story);
  for (int k = 0; k < STEPS && !status; ++k) {
    allocations = 0;
    until_failure = k == where ? failing : 0;
    status = step(story, k, error);
    until_failure = 0;
    counts[k] = allocations;
  }
  return status;
}

static void end(Story *story) {
  shlo_buffer_destroy(story->parsed);
  shlo_buffer_destroy(story->versioned);
  shlo_buffer_destroy(story->npy);
  shlo_tensor_destroy(story->output);
  shlo_tensor_destroy(story->input);
  shlo_plan_destroy(story->plan);
  shlo_module_destroy(story->again);
  shlo_inspection_destroy(story->inspection);
  shlo_diagnostics_destroy(story->blockers);
  shlo_buffer_destroy(story->artifact);
  shlo_buffer_destroy(story->text);
  shlo_function_destroy(story->function);
  shlo_module_destroy(story->module);
}

/* In the child: 0 no failure, 1 out of memory as expected, other numbers are defects. */
static int child(int where, long failing, int once) {
  Story story, next;
  shlo_error *error = NULL, *again = NULL;
  long counts[STEPS];
  fails_once = once;
  shlo_status status = tell(&story, where, failing, counts, &error);
  if (status && status != SHLO_OUT_OF_MEMORY)
    return 2;
  if (status != shlo_error_code(error) || (status && !*shlo_error_message(error, NULL)))
    return 3;
  shlo_error_destroy(error);
  /* The module that ran out of memory may be unusable, but then reports it. */
  if (status && !makes_module(where)) {
    shlo_buffer_destroy(story.text);
    story.text = NULL;
    shlo_status second = shlo_module_print(where < LOAD ? story.module : story.again, NULL, &story.text, &again);
    if (second && second != SHLO_OUT_OF_MEMORY)
      return 4;
    shlo_error_destroy(again);
  }
  end(&story);
  if (tell(&next, STEPS, 0, counts, NULL))
    return 5;
  end(&next);
  return status != SHLO_OK;
}

/* The allocations of a context, which come first when a module is made. Either all of them succeed or all fail. */
static long context_allocations(void) {
  shlo_module *module = NULL;
  allocations = 0;
  ok(shlo_module_parse("", 0, NULL, &module, &error));
  shlo_module_destroy(module);
  return allocations;
}

static void fail_each(int once, long least) {
  static const char *const names[STEPS] = {"parse", "function", "print",  "write", "collect", "blockers",  "inspect",
                                           "load",  "plan",     "tensor", "run",   "npy",     "versioned", "reparse"};
  Story story;
  long counts[STEPS], reported = 0, all = 0;
  /* The first context fills tables of the process. */
  for (int i = 0; i < 2; ++i) {
    assert_int_equal(tell(&story, STEPS, 0, counts, NULL), SHLO_OK);
    end(&story);
  }
  long made_first = context_allocations();
  for (int where = 0; where < STEPS; ++where) {
    for (long failing = makes_module(where) ? made_first : 1; failing <= counts[where]; ++failing) {
      pid_t pid = fork();
      assert_true(pid >= 0);
      if (pid == 0) {
        signal(SIGSEGV, SIG_DFL);
        _exit(child(where, failing, once));
      }
      int state = 0;
      assert_int_equal(waitpid(pid, &state, 0), pid);
      if (!WIFEXITED(state) || WEXITSTATUS(state) > 1)
        fail_msg("%s, allocation %ld of %ld: %s %d", names[where], failing, counts[where],
                 WIFEXITED(state) ? "exit" : "signal", WIFEXITED(state) ? WEXITSTATUS(state) : WTERMSIG(state));
      reported += WEXITSTATUS(state);
      ++all;
    }
  }
  print_message("%ld allocations failed, %ld were reported\n", all, reported);
  assert_true(reported >= least);
}

static void one_allocation_fails(void **state) {
  (void)state;
  fail_each(1, 50);
}

static void all_later_allocations_fail(void **state) {
  (void)state;
  fail_each(0, 300);
}

/* --- A limit of the system ------------------------------------------------------------------------------ */

#ifndef SHLO_EMULATED /* an emulator needs memory of its own, so it ignores such limits */
enum { MANY_OPS = 100000 };

static char *long_program(void) {
  static const char line[] = "  %%%06d = stablehlo.add %%%06d, %%%06d : tensor<4xf32>\n";
  char *text = malloc(200 + MANY_OPS * (size_t)64), *end = text;
  end += sprintf(end, "func.func @main(%%000000: tensor<4xf32>) -> tensor<4xf32> {\n");
  for (int i = 1; i <= MANY_OPS; ++i)
    end += sprintf(end, line, i, i - 1, i - 1);
  sprintf(end, "  return %%%06d : tensor<4xf32>\n}\n", MANY_OPS);
  return text;
}

/* As child(). */
static int limited_child(const char *text, rlim_t more) {
  long pages = 0;
  FILE *statm = fopen("/proc/self/statm", "r");
  if (!statm || fscanf(statm, "%ld", &pages) != 1)
    return 6;
  fclose(statm);
  struct rlimit limit;
  getrlimit(RLIMIT_AS, &limit);
  rlim_t before = limit.rlim_cur;
  limit.rlim_cur = (rlim_t)(pages * sysconf(_SC_PAGESIZE)) + more;
  setrlimit(RLIMIT_AS, &limit);
  shlo_module *module = NULL;
  shlo_error *error = NULL;
  shlo_status status = shlo_module_parse(text, strlen(text), NULL, &module, &error);
  limit.rlim_cur = before;
  setrlimit(RLIMIT_AS, &limit);
  if (status != shlo_error_code(error) || (status && status != SHLO_OUT_OF_MEMORY))
    return 2;
  shlo_error_destroy(error);
  shlo_module_destroy(module);
  Story next;
  long counts[STEPS];
  if (tell(&next, STEPS, 0, counts, NULL))
    return 5;
  end(&next);
  return status != SHLO_OK;
}

static void address_space_is_limited(void **state) {
  (void)state;
  char *text = long_program();
  long reported = 0, children = 0;
  for (rlim_t more = (rlim_t)1 << 20; more <= (rlim_t)1 << 25; more += more / 4 + 4096) {
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
      signal(SIGSEGV, SIG_DFL);
      _exit(limited_child(text, more));
    }
    int code = 0;
    assert_int_equal(waitpid(pid, &code, 0), pid);
    if (!WIFEXITED(code) || WEXITSTATUS(code) > 1)
      fail_msg("%lu more bytes: status %#x", (unsigned long)more, (unsigned)code);
    reported += WEXITSTATUS(code);
    ++children;
  }
  free(text);
  print_message("%ld limits, %ld were reported\n", children, reported);
  assert_true(reported >= 8);
}
#endif

/* Small blocks come from a reserve while the system has no memory. When all of them are freed, it is full again. */
static void the_reserve_is_used_again(void **state) {
  (void)state;
  enum { most = 1 << 16, times = 100000 };
  shlo_print_options **held = __libc_calloc(most, sizeof *held);
  long counts[3] = {0};
  shlo_status statuses[3] = {SHLO_OK};
  for (int round = 0; round < 3; ++round) {
    fails_once = 0;
    until_failure = 1;
    while (counts[round] < most && statuses[round] == SHLO_OK) {
      statuses[round] = shlo_print_options_create(&held[counts[round]], NULL);
      counts[round] += statuses[round] == SHLO_OK;
    }
    /* In another order than they were made. */
    for (long i = 0; i < counts[round]; i += 2)
      shlo_print_options_destroy(held[i]);
    for (long i = 1; i < counts[round]; i += 2)
      shlo_print_options_destroy(held[i]);
    until_failure = 0;
  }
  for (int round = 0; round < 3; ++round) {
    assert_int_equal(statuses[round], SHLO_OUT_OF_MEMORY);
    assert_in_range(counts[round], 1000, most - 1);
    assert_int_equal(counts[round], counts[0]);
  }
  long good = 0;
  until_failure = 1;
  for (long i = 0; i < times; ++i) {
    shlo_print_options *options = NULL;
    good += shlo_print_options_create(&options, NULL) == SHLO_OK;
    shlo_print_options_destroy(options);
  }
  /* A block that is in use is not given out again. */
  shlo_print_options *first = NULL, *second = NULL, *third = NULL;
  shlo_print_options_create(&first, NULL);
  shlo_print_options_create(&second, NULL);
  shlo_print_options_destroy(second);
  shlo_print_options_create(&third, NULL);
  until_failure = 0;
  assert_int_equal(good, times);
  assert_non_null(first);
  assert_non_null(third);
  assert_ptr_not_equal(first, third);
  shlo_print_options_destroy(first);
  shlo_print_options_destroy(third);
  free(held);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_reserve_is_used_again),
#ifndef SHLO_EMULATED
      cmocka_unit_test(address_space_is_limited),
#endif
      cmocka_unit_test(one_allocation_fails),
      cmocka_unit_test(all_later_allocations_fail),
  };
  if (shlo_parse_options_create(&unverified, NULL) || shlo_parse_options_set_verify(unverified, 0, NULL))
    return 1;
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  shlo_parse_options_destroy(unverified);
  return failed;
}
