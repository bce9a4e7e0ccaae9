/* plan.h: every op can be stopped. Each program of stops/ops.mlir runs while a poll looks at the clock at each check of
 * the run. No two checks, and neither the begin nor the end of the run, may be far apart, because a run that must stop
 * goes on until the next one.
 *
 *   capi-stop_ops_test                  each program for some milliseconds; what machines under load pass
 *   capi-stop_ops_test SECONDS [TEXT]   each program (whose op or line has TEXT) for at most SECONDS, and another time
 *                                       with a limit of 100 ms; prints a table; nothing may take more than 50 ms
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <pthread.h>
#include <time.h>

/* Milliseconds of the thread's processor time between two checks. Other programs on the machine don't count. */
static const double most_by_default = 250, most_if_strict = 50;
enum { LIMIT = 40, STRICT_LIMIT = 100 }; /* milliseconds */

static double milliseconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec * 1e-6;
}

typedef struct {
  double processor, wall;
} moment;

static moment moment_now(void) {
  return (moment){milliseconds(CLOCK_THREAD_CPUTIME_ID), milliseconds(CLOCK_MONOTONIC)};
}

/* The checks of one run. */
typedef struct {
  moment begin, last;
  moment longest; /* between two checks */
  long checks;
  double stop_after; /* milliseconds of wall time after which the poll stops the run; 0: never */
  double busy;       /* milliseconds that the first check wastes */
} check_record;

static void note(check_record *record) {
  const moment now = moment_now();
  const double processor = now.processor - record->last.processor, wall = now.wall - record->last.wall;
  if (processor > record->longest.processor)
    record->longest.processor = processor;
  if (wall > record->longest.wall)
    record->longest.wall = wall;
  record->last = now;
}

static int32_t look(void *user) {
  check_record *record = user;
  note(record);
  if (record->checks++ == 0)
    while (milliseconds(CLOCK_THREAD_CPUTIME_ID) < record->last.processor + record->busy)
      continue;
  return record->stop_after != 0 && record->last.wall > record->begin.wall + record->stop_after;
}

static int is_in_time(const check_record *record, double most) { return record->longest.processor <= most; }

/* What the system may take to take back the results of a run that stops: 0.1 ms per MiB. */
static double giving_back(const shlo_plan *plan) {
  double bytes = 0;
  for (size_t k = 0; k < shlo_plan_output_count(plan); ++k) {
    double size = (double)shlo_element_type_size(shlo_plan_output_element_type(plan, k));
    for (int32_t axis = 0; axis < shlo_plan_output_rank(plan, k); ++axis)
      size *= (double)shlo_plan_output_shape(plan, k)[axis];
    bytes += size > 0 ? size : 0; /* dynamic: not known here */
  }
  return bytes / 1048576 * 0.1;
}

/* --- Programs --------------------------------------------------------------------------------- */

/* A program with its inputs. */
typedef struct {
  shlo_plan *plan;
  shlo_tensor *inputs[8];
  size_t input_count;
} program;

/* Fills numbers with bits that have no pattern: floats from -1 to 1, integers of all values. */
static void fill_randomly(shlo_tensor *tensor) {
  const int64_t count = shlo_tensor_element_count(tensor);
  const shlo_element_type type = shlo_tensor_element_type(tensor);
  void *data = shlo_tensor_mutable_data(tensor);
  uint64_t state = 1;
  for (int64_t i = 0; i < count; ++i) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    if (type == SHLO_TYPE_F32)
      ((float *)data)[i] = (float)(int32_t)(state >> 32) / 2147483648.0f;
    else if (type == SHLO_TYPE_I32)
      ((int32_t *)data)[i] = (int32_t)(state >> 32);
    else if (type == SHLO_TYPE_I64)
      ((int64_t *)data)[i] = (int64_t)(state ^ state >> 29);
    else
      fail_msg("no random numbers of this type");
  }
}

/* Sets the diagonal of a matrix to 2. */
static void fill_diagonal(shlo_tensor *tensor) {
  const int64_t *shape = shlo_tensor_shape(tensor);
  const shlo_element_type type = shlo_tensor_element_type(tensor);
  void *data = shlo_tensor_mutable_data(tensor);
  for (int64_t i = 0; i < shape[0] && i < shape[1]; ++i)
    if (type == SHLO_TYPE_F32)
      ((float *)data)[i * shape[1] + i] = 2;
    else if (type == SHLO_TYPE_COMPLEX_F32)
      ((float *)data)[2 * (i * shape[1] + i)] = 2;
    else if (type == SHLO_TYPE_COMPLEX_F64)
      ((double *)data)[2 * (i * shape[1] + i)] = 2;
    else
      fail_msg("no diagonal of this type");
}

static int has_op(const shlo_operation *operation, const char *name) {
  if (strcmp(shlo_operation_name(operation, NULL), name) == 0)
    return 1;
  for (size_t i = 0; i < shlo_operation_region_count(operation); ++i) {
    const shlo_operation *inner = shlo_region_first(shlo_operation_region(operation, i));
    for (; inner; inner = shlo_operation_next(inner))
      if (has_op(inner, name))
        return 1;
  }
  return 0;
}

/* The program with $op replaced. It must have the op. */
static program make_program(const char *head, const char *text, const char *op) {
  char source[8192];
  const char *placeholder = strstr(text, "$op");
  const int before = placeholder ? (int)(placeholder - text) : 0;
  assert_true(strlen(text) + strlen(op) < sizeof source);
  snprintf(source, sizeof source, "%.*s%s%s", before, text, placeholder ? op : "",
           placeholder ? placeholder + 3 : text);
  shlo_module *module = NULL;
  program made = {0};
  shlo_error *error = NULL;
  if (shlo_module_parse(source, strlen(source), NULL, &module, &error) != SHLO_OK ||
      shlo_plan_create(module, NULL, &made.plan, &error) != SHLO_OK)
    fail_msg("%s: %s: %s", head, op, shlo_error_message(error, NULL));
  if (!has_op(shlo_module_operation(module), op))
    fail_msg("%s: %s is not in the program", head, op);
  shlo_module_destroy(module);
  made.input_count = shlo_plan_input_count(made.plan);
  assert_in_range(made.input_count, 0, 8);
  for (size_t i = 0; i < made.input_count; ++i) {
    ok(shlo_tensor_create(shlo_plan_input_element_type(made.plan, i), shlo_plan_input_rank(made.plan, i),
                          shlo_plan_input_shape(made.plan, i), &made.inputs[i], &error));
    if (strstr(head, "random") && shlo_tensor_element_count(made.inputs[i]) > 1)
      fill_randomly(made.inputs[i]);
    if (strstr(head, "diagonal") && shlo_tensor_rank(made.inputs[i]) == 2)
      fill_diagonal(made.inputs[i]);
  }
  return made;
}

static void destroy_program(program *made) {
  for (size_t i = 0; i < made->input_count; ++i)
    shlo_tensor_destroy(made->inputs[i]);
  shlo_plan_destroy(made->plan);
}

/* Runs it and records the checks. */
static shlo_status run_program(const program *made, shlo_run_options *options, check_record *record) {
  shlo_tensor *outputs[4] = {0};
  const size_t count = shlo_plan_output_count(made->plan);
  assert_in_range(count, 1, 4);
  ok(shlo_run_options_set_poll(options, look, record, 0, &error));
  record->begin = record->last = moment_now();
  const shlo_status status = shlo_plan_run(made->plan, made->input_count, (const shlo_tensor *const *)made->inputs,
                                           count, outputs, options, NULL);
  note(record);
  for (size_t i = 0; i < count; ++i)
    shlo_tensor_destroy(outputs[i]);
  return status;
}

/* --- The file --------------------------------------------------------------------------------- */

typedef void (*visit_fn)(const char *head, const char *text, const char *op, void *user);

static unsigned char has_case[SHLO_OP_CHLO_ZETA + 4096];

/* Calls visit, which is nullable, for each op of each program. The last lines have a text without a program. */
static void each_case(visit_fn visit, void *user) {
  size_t size = 0;
  char *file = file_bytes(SHLO_STOPS, &size);
  assert_non_null(file);
  /* The first comment is about the file. */
  for (char *text = strstr(file, "\n//\n") + 4, *next; text; text = next) {
    if ((next = strstr(text, "// -----\n"))) {
      *next = '\0';
      next += 9;
    }
    while (strncmp(text, "// ", 3) == 0) {
      char *head = text, *ops;
      text = strchr(head, '\n');
      *text++ = '\0';
      assert_non_null(ops = strchr(head, ':'));
      *ops++ = '\0';
      for (char *op = strtok(ops, " "); op; op = strtok(NULL, " ")) {
        const shlo_op number = shlo_op_from_name(op, strlen(op));
        if (number == SHLO_OP_NONE)
          fail_msg("%s: there is no op %s", head, op);
        has_case[number] = 1;
        if (visit && strncmp(text, "func", 4) == 0)
          visit(head + 3, text, op, user);
      }
    }
  }
  free(file);
}

static void every_op_has_a_case(void **state) {
  (void)state;
  int missing = 0, ops = 0;
  each_case(NULL, NULL);
  for (shlo_op op = 1; shlo_op_name(op); ++op, ++ops)
    if (!has_case[op]) {
      print_message("stops/ops.mlir has no program with %s\n", shlo_op_name(op));
      ++missing;
    }
  assert_int_equal(missing, 0);
  assert_in_range(ops, 100, sizeof has_case - 1);
}

/* --- Runs for some milliseconds ----------------------------------------------------------------- */

typedef struct {
  int count, late, stopped;
  double worst;
  char worst_name[128];
} summary;

static void *cancel_soon(void *argument) {
  struct timespec moment = {0, LIMIT * 1000 * 1000};
  nanosleep(&moment, NULL);
  shlo_run_options_cancel(argument);
  return NULL;
}

/* One half has a time limit, the other half is cancelled by another thread. */
static void run_shortly(const char *head, const char *text, const char *op, void *user) {
  summary *sum = user;
  program made = make_program(head, text, op);
  const int is_cancelled = sum->count++ % 2;
  check_record record = {0};
  shlo_run_options *options = NULL;
  pthread_t thread;
  ok(shlo_run_options_create(&options, &error));
  if (is_cancelled)
    assert_int_equal(pthread_create(&thread, NULL, cancel_soon, options), 0);
  else
    ok(shlo_run_options_set_max_milliseconds(options, LIMIT, &error));
  const shlo_status status = run_program(&made, options, &record);
  if (is_cancelled)
    pthread_join(thread, NULL);
  if (status == (is_cancelled ? SHLO_CANCELLED : SHLO_LIMIT))
    ++sum->stopped;
  else if (status != SHLO_OK)
    fail_msg("%s: %s: %s", head, op, shlo_status_name(status));
  if (!is_in_time(&record, most_by_default)) {
    print_message("%s: %s: %.0f ms without a check\n", head, op, record.longest.processor);
    ++sum->late;
  }
  if (record.longest.processor > sum->worst) {
    sum->worst = record.longest.processor;
    snprintf(sum->worst_name, sizeof sum->worst_name, "%s: %s", head, op);
  }
  shlo_run_options_destroy(options);
  destroy_program(&made);
}

static void every_op_is_stopped(void **state) {
  (void)state;
  summary sum = {0};
  each_case(run_shortly, &sum);
  print_message("%d programs, %d of them stopped; at most %.1f ms between two checks: %s\n", sum.count, sum.stopped,
                sum.worst, sum.worst_name);
  assert_int_equal(sum.late, 0);
  assert_true(sum.stopped > sum.count / 2);
}

/* A transform of 60,000,011 numbers, which once took 38 s more than its limit. It needs 9 GB if it runs to its end; a
 * machine that refuses to promise them has to say so at once. */
static void a_long_transform_is_stopped(void **state) {
  (void)state;
  size_t size = 0;
  char *text = file_bytes(SHLO_FOUND "/F06-fft-time-limit.mlir", &size);
  assert_non_null(text);
  program made = make_program("found", text, "stablehlo.fft");
  check_record record = {0};
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_max_milliseconds(options, 500, &error));
  const shlo_status status = run_program(&made, options, &record);
  assert_true(status == SHLO_LIMIT || status == SHLO_OUT_OF_MEMORY);
  print_message("found/F06: %s, at most %.1f ms between two checks\n", shlo_status_name(status),
                record.longest.processor);
  assert_true(is_in_time(&record, most_by_default));
  shlo_run_options_destroy(options);
  destroy_program(&made);
  free(text);
}

/* The twin: a run that is busy for too long between two checks is noticed. */
static void a_busy_run_is_noticed(void **state) {
  (void)state;
  program made = make_program("twin", add_program, "stablehlo.add");
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  for (int busy = 0; busy < 2; ++busy) {
    check_record record = {.busy = busy * (most_by_default + 20)};
    assert_int_equal(run_program(&made, options, &record), SHLO_OK);
    assert_true(record.checks > 0);
    assert_int_equal(is_in_time(&record, most_by_default), !busy);
  }
  shlo_run_options_destroy(options);
  destroy_program(&made);
}

/* --- Long runs -------------------------------------------------------------------------------- */

typedef struct {
  double seconds;
  const char *wanted;
  int late;
} long_runs;

static void run_for_long(const char *head, const char *text, const char *op, void *user) {
  long_runs *runs = user;
  if (!strstr(head, runs->wanted) && !strstr(op, runs->wanted))
    return;
  program made = make_program(head, text, op);
  check_record record = {.stop_after = runs->seconds * 1e3}, limited = {0};
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  const shlo_status status = run_program(&made, options, &record);
  ok(shlo_run_options_set_max_milliseconds(options, STRICT_LIMIT, &error));
  const shlo_status second = run_program(&made, options, &limited);
  const double most = most_if_strict + giving_back(made.plan);
  const int late = !is_in_time(&record, most) || !is_in_time(&limited, most);
  printf("%-36s %-28s %6.1f s %-4s %9ld checks, %6.1f ms (%6.1f) apart; limited: %6.1f ms, %6.1f ms late%s\n", op, head,
         (record.last.wall - record.begin.wall) * 1e-3, status == SHLO_OK ? "done" : "", record.checks,
         record.longest.processor, record.longest.wall, limited.longest.processor,
         second == SHLO_OK ? 0 : limited.last.wall - limited.begin.wall - STRICT_LIMIT, late ? "  TOO LATE" : "");
  fflush(stdout);
  runs->late += late;
  shlo_run_options_destroy(options);
  destroy_program(&made);
}

static long_runs wanted_runs;

static void every_op_is_stopped_at_once(void **state) {
  (void)state;
  each_case(run_for_long, &wanted_runs);
  assert_int_equal(wanted_runs.late, 0);
}

int main(int argc, char **argv) {
  if (argc > 1) {
    wanted_runs.seconds = strtod(argv[1], NULL);
    wanted_runs.wanted = argc > 2 ? argv[2] : "";
    const struct CMUnitTest strict[] = {cmocka_unit_test(every_op_is_stopped_at_once)};
    return cmocka_run_group_tests(strict, NULL, NULL);
  }
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_op_has_a_case),
      cmocka_unit_test(every_op_is_stopped),
      cmocka_unit_test(a_long_transform_is_stopped),
      cmocka_unit_test(a_busy_run_is_noticed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
