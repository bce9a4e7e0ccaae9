/* plan.h: what stops runs.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <pthread.h>
#include <time.h>

static const char endless_program[] =
    "func.func @main(%n: tensor<i32>) -> tensor<i32> {\n"
    "  %0 = stablehlo.while(%i = %n) : tensor<i32>\n"
    "  cond {\n"
    "    %c = stablehlo.compare EQ, %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %c : tensor<i1>\n"
    "  } do {\n"
    "    %1 = stablehlo.add %i, %i : tensor<i32>\n"
    "    stablehlo.return %1 : tensor<i32>\n"
    "  }\n"
    "  return %0 : tensor<i32>\n"
    "}\n";

static shlo_status run_endless(const shlo_plan *plan, const shlo_run_options *options, shlo_error **error) {
  int32_t input = 1, output = 0;
  const void *inputs[] = {&input};
  void *outputs[] = {&output};
  return shlo_plan_run_raw(plan, 1, inputs, 1, outputs, options, error);
}

static shlo_run_options *options_with(const shlo_cancellation *cancellation, uint64_t milliseconds) {
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_max_milliseconds(options, milliseconds, &error));
  ok(shlo_run_options_set_cancellation(options, cancellation, &error));
  return options;
}

/* Sleeps for 20 milliseconds. */
static void wait_a_little(void) {
  struct timespec moment = {0, 20 * 1000 * 1000};
  nanosleep(&moment, NULL);
}

/* --- Cancellations --------------------------------------------------------------------------- */

typedef struct {
  const shlo_plan *plan;
  const shlo_run_options *options;
  shlo_status status;
} endless_run;

static void *run_in_thread(void *argument) {
  endless_run *run = argument;
  run->status = run_endless(run->plan, run->options, NULL);
  return NULL;
}

static void one_cancellation_stops_many_runs(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(endless_program);
  shlo_cancellation *cancellation = NULL;
  ok(shlo_cancellation_create(&cancellation, &error));
  assert_int_equal(shlo_cancellation_is_cancelled(cancellation), 0);
  enum { RUNS = 3 };
  shlo_run_options *options[2] = {options_with(cancellation, 60000), options_with(cancellation, 60000)};
  pthread_t threads[RUNS];
  endless_run runs[RUNS];
  for (int i = 0; i < RUNS; ++i) {
    runs[i] = (endless_run){plan, options[i % 2], SHLO_OK};
    assert_int_equal(pthread_create(&threads[i], NULL, run_in_thread, &runs[i]), 0);
  }
  wait_a_little();
  shlo_cancellation_cancel(cancellation);
  assert_int_equal(shlo_cancellation_is_cancelled(cancellation), 1);
  for (int i = 0; i < RUNS; ++i) {
    pthread_join(threads[i], NULL);
    assert_int_equal(runs[i].status, SHLO_CANCELLED);
  }
  /* Later runs are cancelled too. */
  fails(SHLO_CANCELLED, "cancelled", run_endless(plan, options[0], &error));
  shlo_run_options *later = options_with(cancellation, 60000);
  fails(SHLO_CANCELLED, "cancelled", run_endless(plan, later, &error));
  /* The twin: without the cancellation they run until the time limit. */
  ok(shlo_run_options_set_cancellation(later, NULL, &error));
  ok(shlo_run_options_set_max_milliseconds(later, 10, &error));
  fails(SHLO_LIMIT, "time limit", run_endless(plan, later, &error));
  shlo_run_options_destroy(later);
  for (int i = 0; i < 2; ++i)
    shlo_run_options_destroy(options[i]);
  /* Nothing is left to cancel. */
  shlo_cancellation_cancel(cancellation);
  shlo_cancellation_destroy(cancellation);
  shlo_plan_destroy(plan);
}

static void cancelled_options_cancel_no_others(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(endless_program);
  shlo_cancellation *cancellation = NULL;
  ok(shlo_cancellation_create(&cancellation, &error));
  shlo_run_options *cancelled = options_with(cancellation, 10), *other = options_with(cancellation, 10);
  shlo_run_options_cancel(cancelled);
  assert_int_equal(shlo_cancellation_is_cancelled(cancellation), 0);
  fails(SHLO_CANCELLED, "cancelled", run_endless(plan, cancelled, &error));
  fails(SHLO_LIMIT, "time limit", run_endless(plan, other, &error));
  shlo_run_options_destroy(cancelled);
  shlo_run_options_destroy(other);
  shlo_cancellation_destroy(cancellation);
  shlo_plan_destroy(plan);
}

/* The owner of the cancellation and the one who runs don't know of each other. */
static void *cancel_and_destroy(void *argument) {
  wait_a_little();
  shlo_cancellation_cancel(argument);
  shlo_cancellation_destroy(argument);
  return NULL;
}

static void *destroy_only(void *argument) {
  wait_a_little();
  shlo_cancellation_destroy(argument);
  return NULL;
}

static void the_handle_goes_during_a_run(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(endless_program);
  const struct {
    void *(*function)(void *);
    shlo_status status;
  } others[] = {{cancel_and_destroy, SHLO_CANCELLED}, {destroy_only, SHLO_LIMIT}};
  for (int i = 0; i < 2; ++i) {
    shlo_cancellation *cancellation = NULL;
    ok(shlo_cancellation_create(&cancellation, &error));
    shlo_run_options *options = options_with(cancellation, i ? 60 : 60000);
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, others[i].function, cancellation), 0);
    fails(others[i].status, "the run", run_endless(plan, options, &error));
    pthread_join(thread, NULL);
    fails(others[i].status, "the run", run_endless(plan, options, &error));
    shlo_run_options_destroy(options);
  }
  shlo_plan_destroy(plan);
}

static void cancellations_accept_null(void **state) {
  (void)state;
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_cancellation_create(NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_run_options_set_cancellation(NULL, NULL, &error));
  shlo_cancellation_cancel(NULL);
  assert_int_equal(shlo_cancellation_is_cancelled(NULL), 0);
  shlo_cancellation_destroy(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(one_cancellation_stops_many_runs),
      cmocka_unit_test(cancelled_options_cancel_no_others),
      cmocka_unit_test(the_handle_goes_during_a_run),
      cmocka_unit_test(cancellations_accept_null),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
