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
  ok(shlo_run_options_set_max_milliseconds(options, 30, &error));
  fails(SHLO_LIMIT, "time limit", run_endless(plan, options, &error));
  assert_in_range(record.calls, 1, 30);
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

/* One op on many elements looks up several times, wherever it spends its time: before, in and after the main part. */
static void long_ops_look_up(void **state) {
  (void)state;
#define LINE "tensor<16777216xf32>"
#define TABLE "tensor<4096x4096xf32>"
#define THIN "tensor<4x4194304xf32>"
#define REDUCER(body) "({\n^bb0(%x: tensor<f32>, %y: tensor<f32>):\n" body "stablehlo.return %r : tensor<f32>\n})"
#define ADDER REDUCER("%r = stablehlo.add %x, %y : tensor<f32>\n")
  static const struct {
    const char *name, *text;
  } programs[] = {
      {"copy", "func.func @main(%a: " LINE ") -> " LINE " {\n return %a : " LINE "\n}"},
      {"transpose", "func.func @main(%a: " TABLE ") -> " TABLE " {\n"
                    "  %0 = stablehlo.transpose %a, dims = [1, 0] : (" TABLE ") -> " TABLE "\n"
                    "  return %0 : " TABLE "\n}"},
      {"transpose of few rows", "func.func @main(%a: " THIN ") -> tensor<4194304x4xf32> {\n"
                                "  %0 = stablehlo.transpose %a, dims = [1, 0] : (" THIN ") -> tensor<4194304x4xf32>\n"
                                "  return %0 : tensor<4194304x4xf32>\n}"},
      {"iota", "func.func @main() -> " LINE " {\n  %0 = stablehlo.iota dim = 0 : " LINE "\n  return %0 : " LINE "\n}"},
      {"pad", "func.func @main(%a: tensor<4xf32>, %p: tensor<f32>) -> " LINE " {\n"
              "  %0 = stablehlo.pad %a, %p, low = [0], high = [16777212], interior = [0]\n"
              "      : (tensor<4xf32>, tensor<f32>) -> " LINE "\n"
              "  return %0 : " LINE "\n}"},
      {"concatenate", "func.func @main(%a: tensor<8388608xf32>) -> " LINE " {\n"
                      "  %0 = stablehlo.concatenate %a, %a, dim = 0\n"
                      "      : (tensor<8388608xf32>, tensor<8388608xf32>) -> " LINE "\n"
                      "  return %0 : " LINE "\n}"},
      {"bitcast_convert", "func.func @main(%a: " LINE ") -> tensor<16777216x2xi16> {\n"
                          "  %0 = stablehlo.bitcast_convert %a : (" LINE ") -> tensor<16777216x2xi16>\n"
                          "  return %0 : tensor<16777216x2xi16>\n}"},
      {"dynamic_slice", "func.func @main(%a: " LINE ", %i: tensor<i32>) -> tensor<16777215xf32> {\n"
                        "  %0 = stablehlo.dynamic_slice %a, %i, sizes = [16777215]\n"
                        "      : (" LINE ", tensor<i32>) -> tensor<16777215xf32>\n"
                        "  return %0 : tensor<16777215xf32>\n}"},
      {"dynamic_update_slice", "func.func @main(%a: " LINE ", %u: tensor<4xf32>, %i: tensor<i32>) -> " LINE " {\n"
                               "  %0 = stablehlo.dynamic_update_slice %a, %u, %i\n"
                               "      : (" LINE ", tensor<4xf32>, tensor<i32>) -> " LINE "\n"
                               "  return %0 : " LINE "\n}"},
      {"gather of one slice", "func.func @main(%a: " TABLE ", %i: tensor<2xi32>) -> " TABLE " {\n"
                              "  %0 = \"stablehlo.gather\"(%a, %i) <{dimension_numbers = #stablehlo.gather<\n"
                              "      offset_dims = [0, 1], start_index_map = [0, 1]>,\n"
                              "      slice_sizes = array<i64: 4096, 4096>}> : (" TABLE ", tensor<2xi32>) -> " TABLE "\n"
                              "  return %0 : " TABLE "\n}"},
      {"scatter of one window",
       "func.func @main(%a: " TABLE ", %i: tensor<1xi32>, %u: " TABLE ") -> " TABLE " {\n"
       "  %0 = \"stablehlo.scatter\"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<\n"
       "      update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>}> " ADDER "\n"
       "      : (" TABLE ", tensor<1xi32>, " TABLE ") -> " TABLE "\n"
       "  return %0 : " TABLE "\n}"},
      {"reduction by two keys", "func.func @main(%a: " LINE ", %b: " LINE ", %z: tensor<f32>) -> tensor<f32> {\n"
                                "  %0:2 = stablehlo.reduce(%a init: %z), (%b init: %z) across dimensions = [0]\n"
                                "      : (" LINE ", " LINE ", tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)\n"
                                "    reducer(%x: tensor<f32>, %y: tensor<f32>) (%p: tensor<f32>, %q: tensor<f32>) {\n"
                                "      %1 = stablehlo.add %x, %q : tensor<f32>\n"
                                "      %2 = stablehlo.add %p, %y : tensor<f32>\n"
                                "      stablehlo.return %1, %2 : tensor<f32>, tensor<f32>\n"
                                "    }\n"
                                "  return %0#0 : tensor<f32>\n}"},
      {"reduction of short rows",
       "func.func @main(%a: " THIN ", %b: " THIN ", %z: tensor<f32>) -> tensor<4194304xf32> {\n"
       "  %0:2 = stablehlo.reduce(%a init: %z), (%b init: %z) across dimensions = [0]\n"
       "      : (" THIN ", " THIN ", tensor<f32>, tensor<f32>) -> (tensor<4194304xf32>, tensor<4194304xf32>)\n"
       "    reducer(%x: tensor<f32>, %y: tensor<f32>) (%p: tensor<f32>, %q: tensor<f32>) {\n"
       "      %1 = stablehlo.add %x, %q : tensor<f32>\n"
       "      %2 = stablehlo.add %p, %y : tensor<f32>\n"
       "      stablehlo.return %1, %2 : tensor<f32>, tensor<f32>\n"
       "    }\n"
       "  return %0#0 : tensor<4194304xf32>\n}"},
      {"sort by a key", "func.func @main(%a: tensor<4194304xf32>) -> tensor<4194304xf32> {\n"
                        "  %0 = \"stablehlo.sort\"(%a) <{dimension = 0 : i64}> "
                        "({\n^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
                        "    %r = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
                        "    stablehlo.return %r : tensor<i1>\n}) : (tensor<4194304xf32>) -> tensor<4194304xf32>\n"
                        "  return %0 : tensor<4194304xf32>\n}"},
      {"cumulative sum", "func.func @main(%a: " LINE ") -> " LINE " {\n"
                         "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
                         "  %0 = \"stablehlo.reduce_window\"(%a, %z) <{window_dimensions = array<i64: 16777216>,\n"
                         "      padding = dense<[[16777215, 0]]> : tensor<1x2xi64>}> " ADDER "\n"
                         "      : (" LINE ", tensor<f32>) -> " LINE "\n"
                         "  return %0 : " LINE "\n}"},
      {"sum of neighbours", "func.func @main(%a: " LINE ") -> " LINE " {\n"
                            "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
                            "  %0 = \"stablehlo.reduce_window\"(%a, %z) <{window_dimensions = array<i64: 3>,\n"
                            "      padding = dense<[[1, 1]]> : tensor<1x2xi64>}> " ADDER "\n"
                            "      : (" LINE ", tensor<f32>) -> " LINE "\n"
                            "  return %0 : " LINE "\n}"},
      {"outer product", "func.func @main(%a: tensor<4096xf32>, %b: tensor<4096xf32>) -> " TABLE " {\n"
                        "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [] x []\n"
                        "      : (tensor<4096xf32>, tensor<4096xf32>) -> " TABLE "\n"
                        "  return %0 : " TABLE "\n}"},
      {"fft of one line", "func.func @main(%a: tensor<1048576xcomplex<f32>>) -> tensor<1048576xcomplex<f32>> {\n"
                          "  %0 = stablehlo.fft %a, type = FFT, length = [1048576]\n"
                          "      : (tensor<1048576xcomplex<f32>>) -> tensor<1048576xcomplex<f32>>\n"
                          "  return %0 : tensor<1048576xcomplex<f32>>\n}"},
  };
#undef ADDER
#undef REDUCER
#undef THIN
#undef TABLE
#undef LINE
  for (size_t p = 0; p < sizeof programs / sizeof *programs; ++p) {
    shlo_plan *plan = plan_of(programs[p].text);
    shlo_tensor *inputs[3] = {NULL}, *output = NULL;
    const size_t count = shlo_plan_input_count(plan);
    assert_in_range(count, 0, 3);
    for (size_t i = 0; i < count; ++i)
      ok(shlo_tensor_create(shlo_plan_input_element_type(plan, i), shlo_plan_input_rank(plan, i),
                            shlo_plan_input_shape(plan, i), &inputs[i], &error));
    poll_record record = {0};
    shlo_run_options *options = options_polling(&record, 0);
    ok(shlo_plan_run(plan, count, (const shlo_tensor *const *)inputs, 1, &output, options, &error));
    const long calls = record.calls;
    if (calls < 3)
      fail_msg("%s calls only %ld times", programs[p].name, calls);
    shlo_tensor_destroy(output);
    output = NULL;
    /* It stops there: in the middle, and at its last call. */
    const long stops[] = {(calls + 1) / 2, calls};
    for (int k = 0; k < 2; ++k) {
      record = (poll_record){.stop_at = stops[k]};
      shlo_error *error = NULL;
      if (shlo_plan_run(plan, count, (const shlo_tensor *const *)inputs, 1, &output, options, &error) != SHLO_CANCELLED)
        fail_msg("%s goes on after call %ld of %ld", programs[p].name, stops[k], calls);
      shlo_error_destroy(error);
      assert_int_equal(record.calls, stops[k]);
      assert_null(output);
    }
    shlo_run_options_destroy(options);
    for (size_t i = 0; i < count; ++i)
      shlo_tensor_destroy(inputs[i]);
    shlo_plan_destroy(plan);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(runs_end_in_time),
      cmocka_unit_test(a_body_of_a_reduction_is_stopped),
      cmocka_unit_test(another_thread_can_cancel),
      cmocka_unit_test(one_cancellation_stops_many_runs),
      cmocka_unit_test(cancelled_options_cancel_no_others),
      cmocka_unit_test(the_handle_goes_during_a_run),
      cmocka_unit_test(cancellations_accept_null),
      cmocka_unit_test(a_poll_stops_a_run),
      cmocka_unit_test(a_poll_that_is_not_due_is_not_called),
      cmocka_unit_test(long_ops_look_up),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
