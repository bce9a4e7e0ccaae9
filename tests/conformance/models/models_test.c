/* Runs listed programs through the C API. Each is read, verified, walked, run, and compared with the results of an
 * independent implementation. It is then run with everything recorded, which must give the same bytes, and written for
 * other versions, read again and run again. Every comparison has a twin: with one element of the expected value changed,
 * it must fail.
 *
 *   models_test LIST ROOT VERSION...
 *
 * A line of LIST: PROGRAM TOLERANCE EXPECTATION [inputs=K,K...]
 *   PROGRAM      a path below ROOT
 *   EXPECTATION  run                 runs, with the expected results
 *                planned             can be planned; there are no inputs to run it with
 *                refused:TEXT        is read, but cannot be planned; the message has TEXT
 *                unread:STATUS:TEXT  cannot be read
 *   inputs=      the input files that the program takes (JAX omits unused ones)
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <stablehlo-c/stablehlo.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/counts.h"
#include "support/files.h"

enum { MOST_TENSORS = 64 };

typedef struct {
  char path[1024];   /* of the program */
  char prefix[1024]; /* "DIR/input_" becomes "PREFIX" + in + K + ".npy" */
  int is_folder;
  double tolerance;
  char expectation[256];
  int input_files[MOST_TENSORS];
  int input_file_count; /* 0: all, in order */
} Case;

typedef struct {
  size_t programs, read, run, planned, refused, unread, written, inexpressible, twins, recorded;
} Counts;

static const char *current = "";
static size_t failures;

static void failed(const char *what, shlo_error *error) {
  printf("FAILED %s: %s", current, what);
  if (error)
    printf(": %s: %s", shlo_status_name(shlo_error_code(error)), shlo_error_message(error, NULL));
  printf("\n");
  shlo_error_destroy(error);
  ++failures;
}

static shlo_tensor *tensor_file(const Case *test, const char *kind, int index, shlo_element_type as) {
  char path[1200];
  snprintf(path, sizeof path, test->is_folder ? "%s%sput_%d.npy" : "%s.%s_%d.npy", test->prefix, kind, index);
  size_t size = 0;
  char *bytes = file_bytes(path, &size);
  shlo_tensor *tensor = NULL;
  shlo_error *error = NULL;
  if (!bytes)
    failed(path, NULL);
  else if (shlo_tensor_from_npy(bytes, size, as, &tensor, &error))
    failed(path, error);
  free(bytes);
  return tensor;
}

/* --- Running --------------------------------------------------------------------------------------- */

typedef struct {
  size_t input_count, output_count;
  shlo_tensor *inputs[MOST_TENSORS], *outputs[MOST_TENSORS];
} Run;

static void free_run(Run *run) {
  for (size_t i = 0; i < run->input_count; ++i)
    shlo_tensor_destroy(run->inputs[i]);
  for (size_t k = 0; k < run->output_count; ++k)
    shlo_tensor_destroy(run->outputs[k]);
}

/* Runs a plan on the files of the case; outputs are new tensors. options is nullable. */
static int run_plan(const Case *test, const shlo_plan *plan, Run *run, const shlo_run_options *options) {
  memset(run, 0, sizeof *run);
  run->input_count = shlo_plan_input_count(plan);
  run->output_count = shlo_plan_output_count(plan);
  if (run->input_count > MOST_TENSORS || run->output_count > MOST_TENSORS) {
    failed("too many tensors for this test", NULL);
    run->input_count = run->output_count = 0;
    return 0;
  }
  int good = 1;
  for (size_t i = 0; i < run->input_count && good; ++i) {
    int file = test->input_file_count ? test->input_files[i] : (int)i;
    run->inputs[i] = tensor_file(test, "in", file, SHLO_TYPE_NONE);
    good = run->inputs[i] != NULL;
  }
  shlo_error *error = NULL;
  if (good && shlo_plan_run(plan, run->input_count, (const shlo_tensor *const *)run->inputs, run->output_count,
                            run->outputs, options, &error)) {
    failed("run", error);
    good = 0;
  }
  return good;
}

static int64_t difference(const shlo_tensor *actual, const shlo_tensor *expected, double tolerance) {
  shlo_error *error = NULL;
  int64_t index = 0;
  if (shlo_tensor_compare(actual, expected, tolerance, &index, &error)) {
    failed("compare", error);
    return 0;
  }
  return index;
}

/* Changes the highest bits of the last element, so that it differs by more than the tolerance. */
static int twin_differs(const shlo_tensor *actual, shlo_tensor *expected, double tolerance) {
  size_t size = shlo_tensor_size(expected);
  unsigned char *bytes = shlo_tensor_mutable_data(expected);
  if (size == 0)
    return 1;
  shlo_element_type type = shlo_tensor_element_type(expected);
  bytes[size - 1] ^= type == SHLO_TYPE_I1 ? 1 : 0x40;
  return difference(actual, expected, tolerance) == shlo_tensor_element_count(expected) - 1;
}

static int compare_outputs(const Case *test, const Run *run, Counts *counts) {
  int good = 1;
  for (size_t k = 0; k < run->output_count; ++k) {
    shlo_tensor *expected = tensor_file(test, "out", (int)k, SHLO_TYPE_NONE);
    if (!expected)
      return 0;
    int64_t index = difference(run->outputs[k], expected, test->tolerance);
    if (index >= 0) {
      shlo_buffer *is = NULL, *wanted = NULL;
      shlo_tensor_element_text(run->outputs[k], index, &is, NULL);
      shlo_tensor_element_text(expected, index, &wanted, NULL);
      printf("FAILED %s: output %zu differs first at element %lld: %s, expected %s\n", current, k, (long long)index,
             is ? shlo_buffer_data(is) : "?", wanted ? shlo_buffer_data(wanted) : "?");
      shlo_buffer_destroy(is);
      shlo_buffer_destroy(wanted);
      ++failures;
      good = 0;
    } else if (twin_differs(run->outputs[k], expected, test->tolerance)) {
      ++counts->twins;
    } else {
      failed("a changed expected value was not noticed", NULL);
      good = 0;
    }
    shlo_tensor_destroy(expected);
  }
  return good;
}

/* Whether another module computes the same bytes. */
static int runs_equally(const Case *test, const shlo_module *module, const Run *expected) {
  shlo_plan *plan = NULL;
  shlo_error *error = NULL;
  if (shlo_plan_create(module, NULL, &plan, &error)) {
    failed("plan after a round trip", error);
    return 0;
  }
  Run run;
  int good = run_plan(test, plan, &run, NULL) && run.output_count == expected->output_count;
  for (size_t k = 0; good && k < run.output_count; ++k)
    good = difference(run.outputs[k], expected->outputs[k], 0) < 0;
  free_run(&run);
  shlo_plan_destroy(plan);
  return good;
}

/* --- Recording ---------------------------------------------------------------------------------------- */

static int32_t count_value(const shlo_recorded *value, void *user) {
  const shlo_tensor *tensor = shlo_recorded_tensor(value);
  *(size_t *)user += shlo_tensor_data(tensor) != NULL || shlo_tensor_size(tensor) == 0;
  return 0;
}

static int32_t see_progress(double fraction, void *user) {
  double *last = user;
  if (!(fraction >= *last && fraction <= 1))
    failed("progress goes backwards", NULL);
  *last = fraction;
  return 0;
}

/* Runs with times and progress, then with all values, too. Another thread of the plan's pool changes nothing. */
static void record(const Case *test, const shlo_module *module, const Run *expected, Counts *counts) {
  shlo_plan_options *planning = NULL;
  shlo_plan *plan = NULL;
  shlo_recorder *recorder = NULL;
  shlo_run_options *options = NULL;
  shlo_pool *pool = NULL;
  shlo_error *error = NULL;
  size_t values = 0;
  double progress = 0;
  if (shlo_plan_options_create(&planning, &error) || shlo_plan_options_set_recordable(planning, 1, &error) ||
      shlo_plan_create(module, planning, &plan, &error) || shlo_recorder_create(&recorder, &error) ||
      shlo_recorder_set_times(recorder, 1, &error) || shlo_run_options_create(&options, &error) ||
      shlo_run_options_set_recorder(options, recorder, &error) ||
      shlo_recorder_set_function(recorder, count_value, &values, &error) || shlo_pool_create(2, &pool, &error))
    failed("prepare recording", error);
  for (int kind = 0; kind < 3; ++kind) {
    if ((kind == 1 && shlo_recorder_record_all(recorder, &error)) ||
        (kind == 2 && shlo_run_options_set_pool(options, pool, &error)))
      failed("prepare recording", error);
    Run run;
    progress = 0;
    int good = !shlo_run_options_set_progress(options, see_progress, &progress, 0, &error) &&
               run_plan(test, plan, &run, options) && run.output_count == expected->output_count;
    for (size_t k = 0; good && k < run.output_count; ++k) {
      const size_t size = shlo_tensor_size(run.outputs[k]);
      good = size == shlo_tensor_size(expected->outputs[k]) &&
             (size == 0 || !memcmp(shlo_tensor_data(run.outputs[k]), shlo_tensor_data(expected->outputs[k]), size));
    }
    if (!good)
      failed(kind ? "recorded values change results" : "measured times change results", NULL);
    if (progress != 1)
      failed("progress does not end with 1", NULL);
    if ((values > 0) != (kind > 0))
      failed("the number of recorded values is wrong", NULL);
    free_run(&run);
  }
  uint64_t nanoseconds = 0;
  for (size_t i = 0; i < shlo_recorder_kernel_count(recorder); ++i)
    nanoseconds += shlo_recorder_kernel_measure(recorder, i, SHLO_MEASURE_NANOSECONDS);
  if (!nanoseconds)
    failed("kernels take no time", NULL);
  counts->recorded += values;
  shlo_pool_destroy(pool);
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
  shlo_plan_destroy(plan);
  shlo_plan_options_destroy(planning);
}

/* --- Writing ----------------------------------------------------------------------------------------- */

static shlo_buffer *text_of(const shlo_module *module) {
  shlo_print_options *options = NULL;
  shlo_buffer *text = NULL;
  shlo_error *error = NULL;
  /* Large constants are compared by running. */
  if (shlo_print_options_create(&options, &error) || shlo_print_options_set_elide_above(options, 64, &error) ||
      shlo_module_print(module, options, &text, &error))
    failed("print", error);
  shlo_print_options_destroy(options);
  return text;
}

/* Writes for a version and reads it again; with "!X.Y.Z", writing must succeed. */
static void round_trip(const Case *test, const shlo_module *module, const Run *run, const char *version,
                       Counts *counts) {
  int must = version[0] == '!';
  version += must;
  shlo_write_options *options = NULL;
  shlo_buffer *artifact = NULL;
  shlo_module *again = NULL;
  shlo_error *error = NULL;
  char what[128];
  shlo_status status = shlo_write_options_create(&options, &error);
  if (!status)
    status = shlo_write_options_set_target(options, version, strlen(version), &error);
  if (!status)
    status = shlo_artifact_write(module, options, &artifact, &error);
  shlo_write_options_destroy(options);
  if (status == SHLO_VERSION && !must && shlo_error_diagnostic_count(error)) {
    ++counts->inexpressible;
    shlo_error_destroy(error);
    return;
  }
  snprintf(what, sizeof what, "write for %s", version);
  if (status) {
    failed(what, error);
    return;
  }
  snprintf(what, sizeof what, "read again from %s", version);
  if (shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &again, &error)) {
    failed(what, error);
  } else {
    shlo_buffer *before = text_of(module), *after = text_of(again);
    int same = before && after && !strcmp(shlo_buffer_data(before), shlo_buffer_data(after));
    shlo_buffer_destroy(before);
    shlo_buffer_destroy(after);
    if (run && !runs_equally(test, again, run)) {
      snprintf(what, sizeof what, "other results after version %s", version);
      failed(what, NULL);
    } else if (!same && !run) {
      snprintf(what, sizeof what, "another program after version %s", version);
      failed(what, NULL);
    }
    ++counts->written;
  }
  shlo_module_destroy(again);
  shlo_buffer_destroy(artifact);
}

/* --- Cases ------------------------------------------------------------------------------------------- */

static int looks_right(const shlo_module *module) {
  if (shlo_module_function_count(module) == 0 || shlo_module_op_count(module) == 0)
    return 0;
  for (size_t f = 0; f < shlo_module_function_count(module); ++f) {
    shlo_function *function = NULL;
    if (shlo_module_function_at(module, f, &function, NULL) || !*shlo_function_name(function, NULL))
      return 0;
    for (size_t i = 0; i < shlo_function_argument_count(function); ++i)
      if (!*shlo_function_argument_type_text(function, i, NULL))
        return 0;
    shlo_function_destroy(function);
  }
  return 1;
}

static void check_unread(const Case *test, const char *bytes, size_t size, Counts *counts) {
  shlo_module *module = NULL;
  shlo_error *error = NULL;
  shlo_status status = shlo_module_load(bytes, size, NULL, &module, &error);
  const char *code = test->expectation + strlen("unread:"), *text = strchr(code, ':');
  const char *name = shlo_status_name(status);
  if (!text || strncmp(code, name, strlen(name)) || !strstr(shlo_error_message(error, NULL), text + 1)) {
    failed(test->expectation, error);
  } else {
    ++counts->unread;
    shlo_error_destroy(error);
  }
  shlo_module_destroy(module);
}

static void check(const Case *test, char **versions, int version_count, Counts *counts) {
  ++counts->programs;
  size_t size = 0;
  char *bytes = file_bytes(test->path, &size);
  if (!bytes) {
    failed("no such file", NULL);
    return;
  }
  if (!strncmp(test->expectation, "unread:", 7)) {
    check_unread(test, bytes, size, counts);
    free(bytes);
    return;
  }
  shlo_module *module = NULL;
  shlo_plan *plan = NULL;
  shlo_error *error = NULL;
  if (shlo_module_load(bytes, size, NULL, &module, &error)) {
    failed("read", error);
    free(bytes);
    return;
  }
  free(bytes);
  if (shlo_module_verify(module, &error))
    failed("verify", error);
  if (!looks_right(module))
    failed("functions and ops are missing", NULL);
  ++counts->read;

  Run run;
  memset(&run, 0, sizeof run);
  int has_run = 0;
  shlo_status status = shlo_plan_create(module, NULL, &plan, &error);
  if (!strncmp(test->expectation, "refused:", 8)) {
    if (status == SHLO_UNSUPPORTED && strstr(shlo_error_message(error, NULL), test->expectation + 8)) {
      ++counts->refused;
      shlo_error_destroy(error);
    } else {
      failed(test->expectation, error);
    }
  } else if (status) {
    failed("plan", error);
  } else if (!strcmp(test->expectation, "planned")) {
    ++counts->planned;
  } else if (run_plan(test, plan, &run, NULL) && compare_outputs(test, &run, counts)) {
    ++counts->run;
    has_run = 1;
    record(test, module, &run, counts);
  }
  for (int i = 0; i < version_count; ++i)
    round_trip(test, module, has_run ? &run : NULL, versions[i], counts);
  free_run(&run);
  shlo_plan_destroy(plan);
  shlo_module_destroy(module);
}

static int parse_line(char *line, const char *root, Case *test) {
  memset(test, 0, sizeof *test);
  char program[512], tolerance[64];
  int end = 0;
  if (sscanf(line, "%511s %63s %255s%n", program, tolerance, test->expectation, &end) < 3)
    return 0;
  snprintf(test->path, sizeof test->path, "%s/%s", root, program);
  test->tolerance = strtod(tolerance, NULL);
  snprintf(test->prefix, sizeof test->prefix, "%s", test->path);
  char *file = strstr(test->prefix, "model.mlir.bc");
  test->is_folder = file != NULL;
  if (!file)
    file = strstr(test->prefix, ".mlir.bc");
  if (file)
    *file = '\0';
  for (char *word = strtok(line + end, " \n"); word; word = strtok(NULL, " \n")) {
    if (!strncmp(word, "inputs=", 7)) {
      for (char *number = word + 7; *number && test->input_file_count < MOST_TENSORS; number += *number == ',')
        test->input_files[test->input_file_count++] = (int)strtol(number, &number, 10);
    } else {
      return 0;
    }
  }
  return 1;
}

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "usage: %s LIST ROOT VERSION...\n", argv[0]);
    return 2;
  }
  FILE *list = fopen(argv[1], "r");
  if (!list) {
    perror(argv[1]);
    return 2;
  }
  Counts counts = {0};
  char line[2048], name[2048];
  while (fgets(line, sizeof line, list)) {
    if (line[0] == '#' || line[0] == '\n')
      continue;
    snprintf(name, sizeof name, "%.*s", (int)strcspn(line, " \n"), line);
    current = name;
    Case test;
    if (!parse_line(line, argv[2], &test)) {
      failed("not a line of a list", NULL);
      continue;
    }
    check(&test, argv + 3, argc - 3, &counts);
  }
  fclose(list);
  printf("%zu programs: %zu read and verified, %zu run as expected, %zu planned, %zu refused as expected, "
         "%zu unreadable as expected\n"
         "%zu artifacts written and read again, %zu versions cannot express their program\n"
         "%zu comparisons, whose twins all differ; %zu values recorded without changing a result; %zu failures\n",
         counts.programs, counts.read, counts.run, counts.planned, counts.refused, counts.unread, counts.written, counts.inexpressible,
         counts.twins, counts.recorded, failures);
  report_counts((SuiteCounts){.programs = counts.read,
                              .values = counts.twins,
                              .rejected = counts.refused + counts.unread,
                              .artifacts = counts.programs});
  return failures != 0 || counts.programs == 0 || (counts.run > 0) != (counts.recorded > 0);
}
