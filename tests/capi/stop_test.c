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

/* --- Limits and options ------------------------------------------------------------------------ */

static void runs_end_in_time(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(endless_program);
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_max_milliseconds(options, 30, &error));
  fails(SHLO_LIMIT, "", run_endless(plan, options, &error));
  ok(shlo_run_options_set_max_milliseconds(options, UINT64_MAX, &error));
  shlo_run_options_cancel(options);
  fails(SHLO_CANCELLED, "", run_endless(plan, options, &error));
  shlo_run_options_destroy(options);
  shlo_run_options_destroy(NULL);
  shlo_run_options_cancel(NULL);
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_run_options_create(NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_run_options_set_max_milliseconds(NULL, 1, &error));
  shlo_plan_destroy(plan);
}

static void long_limits_are_not_short(void **state) {
  (void)state;
  shlo_plan *plan = plan_of("func.func @main(%n: tensor<i32>) -> tensor<i32> {\n"
                            "  %most = stablehlo.constant dense<20000> : tensor<i32>\n"
                            "  %0 = stablehlo.while(%i = %n) : tensor<i32>\n"
                            "  cond {\n"
                            "    %c = stablehlo.compare LT, %i, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                            "    stablehlo.return %c : tensor<i1>\n"
                            "  } do {\n"
                            "    %1 = stablehlo.add %i, %n : tensor<i32>\n"
                            "    stablehlo.return %1 : tensor<i32>\n"
                            "  }\n"
                            "  return %0 : tensor<i32>\n"
                            "}\n");
  const uint64_t hour = 3600 * 1000;
  const uint64_t limits[] = {hour,           (uint64_t)INT64_MAX / 1000000, INT64_MAX,         (uint64_t)INT64_MAX + 1,
                             UINT64_MAX / 2, UINT64_MAX - 1000 * hour,      UINT64_MAX - 9999, UINT64_MAX};
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  for (size_t i = 0; i < sizeof limits / sizeof *limits; ++i) {
    ok(shlo_run_options_set_max_milliseconds(options, limits[i], &error));
    ok(run_endless(plan, options, &error));
  }
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
}

/* A reduction whose body never ends: the limit applies within it. */
static void a_body_of_a_reduction_is_stopped(void **state) {
  (void)state;
  shlo_plan *plan = plan_of("func.func @main(%a: tensor<4xi32>, %n: tensor<i32>) -> tensor<i32> {\n"
                            "  %0 = stablehlo.reduce(%a init: %n) across dimensions = [0]\n"
                            "      : (tensor<4xi32>, tensor<i32>) -> tensor<i32>\n"
                            "    reducer(%x: tensor<i32>, %y: tensor<i32>) {\n"
                            "      %1 = stablehlo.while(%i = %x) : tensor<i32>\n"
                            "      cond {\n"
                            "        %c = stablehlo.compare EQ, %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                            "        stablehlo.return %c : tensor<i1>\n"
                            "      } do {\n"
                            "        %2 = stablehlo.add %i, %y : tensor<i32>\n"
                            "        stablehlo.return %2 : tensor<i32>\n"
                            "      }\n"
                            "      stablehlo.return %1 : tensor<i32>\n"
                            "    }\n"
                            "  return %0 : tensor<i32>\n"
                            "}\n");
  const int32_t values[] = {1, 2, 3, 4};
  const void *inputs[] = {values, values};
  int32_t sum = 0;
  void *outputs[] = {&sum};
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_max_milliseconds(options, 10, &error));
  fails(SHLO_LIMIT, "time limit", shlo_plan_run_raw(plan, 2, inputs, 1, outputs, options, &error));
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
}

static void *cancel_soon(void *argument) {
  wait_a_little();
  shlo_run_options_cancel(argument);
  return NULL;
}

static void another_thread_can_cancel(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(endless_program);
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  pthread_t thread;
  assert_int_equal(pthread_create(&thread, NULL, cancel_soon, options), 0);
  fails(SHLO_CANCELLED, "", run_endless(plan, options, &error));
  pthread_join(thread, NULL);
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
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

/* --- Polls ------------------------------------------------------------------------------------ */

typedef struct {
  long calls, stop_at; /* stop_at: the call that stops the run; 0: none */
  pthread_t thread;
  struct timespec first, last;
  double shortest; /* milliseconds between two calls */
  int builds;      /* whether each call uses the library */
} poll_record;

static double milliseconds_between(struct timespec from, struct timespec to) {
  return (double)(to.tv_sec - from.tv_sec) * 1e3 + (double)(to.tv_nsec - from.tv_nsec) * 1e-6;
}

static int32_t record_poll(void *user) {
  poll_record *record = user;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  record->thread = pthread_self();
  if (record->calls == 0)
    record->first = now;
  else if (record->calls == 1 || milliseconds_between(record->last, now) < record->shortest)
    record->shortest = milliseconds_between(record->last, now);
  record->last = now;
  if (record->builds) {
    const int64_t shape[] = {2};
    shlo_plan *plan = plan_of(add_program);
    shlo_tensor *tensor = tensor_f32(1, shape, (const float[]){1, 2});
    assert_int_equal(shlo_plan_input_count(plan), 2);
    shlo_tensor_destroy(tensor);
    shlo_plan_destroy(plan);
  }
  return ++record->calls == record->stop_at ? -1 : 0;
}

static shlo_run_options *options_polling(poll_record *record, uint64_t milliseconds) {
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_poll(options, record_poll, record, milliseconds, &error));
  return options;
}

static void a_poll_stops_a_run(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(endless_program);
  poll_record record = {.stop_at = 3, .builds = 1};
  shlo_run_options *options = options_polling(&record, 5);
  struct timespec begin;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  fails(SHLO_CANCELLED, "cancelled", run_endless(plan, options, &error));
  /* It stops at once, on the same thread, and the calls are 5 milliseconds apart. */
  assert_int_equal(record.calls, 3);
  assert_true(pthread_equal(record.thread, pthread_self()));
  assert_true(milliseconds_between(begin, record.first) >= 5);
  assert_true(record.shortest >= 5);
  /* Each run begins anew. */
  record = (poll_record){.stop_at = 1};
  fails(SHLO_CANCELLED, "cancelled", run_endless(plan, options, &error));
  assert_int_equal(record.calls, 1);
  shlo_run_options_destroy(options);

  /* The time limit holds beside it, and cancelling too. */
  record = (poll_record){0};
  options = options_polling(&record, 1);
  /* Under load, other processes run for tens of milliseconds between two ticks of this one. */
  ok(shlo_run_options_set_max_milliseconds(options, 300, &error));
  fails(SHLO_LIMIT, "time limit", run_endless(plan, options, &error));
  assert_in_range(record.calls, 1, 300);
  shlo_run_options_cancel(options);
  record.calls = 0;
  fails(SHLO_CANCELLED, "cancelled", run_endless(plan, options, &error));
  assert_int_equal(record.calls, 0);
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
}

static void a_poll_that_is_not_due_is_not_called(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(add_program);
  const float a[] = {1, 2, 3, 4};
  float sum[4];
  const void *inputs[] = {a, a};
  void *outputs[] = {sum};
  poll_record record = {.stop_at = 1};
  shlo_run_options *options = options_polling(&record, 60000);
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, options, &error));
  ok(shlo_run_options_set_poll(options, record_poll, &record, UINT64_MAX, &error));
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, options, &error));
  assert_int_equal(record.calls, 0);
  assert_true(sum[3] == 8);
  /* The twins: with 0 it is due at once, and NULL takes it away. */
  ok(shlo_run_options_set_poll(options, record_poll, &record, 0, &error));
  fails(SHLO_CANCELLED, "cancelled", shlo_plan_run_raw(plan, 2, inputs, 1, outputs, options, &error));
  assert_int_equal(record.calls, 1);
  ok(shlo_run_options_set_poll(options, NULL, &record, 0, &error));
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, options, &error));
  assert_int_equal(record.calls, 1);
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_run_options_set_poll(NULL, record_poll, NULL, 0, &error));
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
}

/* A run that plans for the shapes of its inputs stops before the op that cannot be planned. */
static void planning_for_new_shapes_is_stopped(void **state) {
  (void)state;
  shlo_plan *plan =
      plan_of("func.func @main(%x: tensor<?xi32>, %n: tensor<2xi32>) -> tensor<?x1xi32> {\n"
              "  %0 = stablehlo.add %x, %x : tensor<?xi32>\n"
              "  %1 = stablehlo.dynamic_reshape %0, %n : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x1xi32>\n"
              "  return %1 : tensor<?x1xi32>\n"
              "}\n");
  const int64_t shape[] = {2};
  shlo_tensor *input = NULL, *output = NULL;
  ok(shlo_tensor_create(SHLO_TYPE_I32, 1, shape, &input, &error));
  const shlo_tensor *const inputs[] = {input, input};
  shlo_run_options *options = options_with(NULL, 60000);
  fails(SHLO_INVALID_ARGUMENT, "for these values", shlo_plan_run(plan, 2, inputs, 1, &output, options, &error));
  poll_record record = {.stop_at = 2};
  ok(shlo_run_options_set_poll(options, record_poll, &record, 0, &error));
  fails(SHLO_CANCELLED, "cancelled", shlo_plan_run(plan, 2, inputs, 1, &output, options, &error));
  assert_int_equal(record.calls, 2);
  assert_null(output);
  shlo_tensor_destroy(input);
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(runs_end_in_time),
      cmocka_unit_test(long_limits_are_not_short),
      cmocka_unit_test(a_body_of_a_reduction_is_stopped),
      cmocka_unit_test(another_thread_can_cancel),
      cmocka_unit_test(one_cancellation_stops_many_runs),
      cmocka_unit_test(cancelled_options_cancel_no_others),
      cmocka_unit_test(the_handle_goes_during_a_run),
      cmocka_unit_test(cancellations_accept_null),
      cmocka_unit_test(a_poll_stops_a_run),
      cmocka_unit_test(a_poll_that_is_not_due_is_not_called),
      cmocka_unit_test(planning_for_new_shapes_is_stopped),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
