/* Feeds every file of a folder to the library, in one process. Each must give a status or a result within limits of
 * time and memory, and good artifacts must still be readable afterwards.
 *
 *   hostile_test SECONDS MEBIBYTES FOLDER GOOD_FOLDER [refused]
 *
 * With "refused", each must give an error. The twins are the good artifacts, which must not.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#define _GNU_SOURCE
#include <stablehlo-c/stablehlo.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "support/counts.h"
#include "support/files.h"

enum { MOST_TENSORS = 64, RUN_MILLISECONDS = 300 };

static size_t failures;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* The peak memory of the process in MiB. */
static double peak(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (double)usage.ru_maxrss / 1024;
}

/* Results are memory of the caller: a host checks their size before it runs a program that it does not trust. */
static int is_large(const shlo_plan *plan) {
  double bytes = 0;
  for (size_t k = 0; k < shlo_plan_output_count(plan); ++k) {
    double size = (double)shlo_element_type_size(shlo_plan_output_element_type(plan, k));
    for (int32_t axis = 0; axis < shlo_plan_output_rank(plan, k); ++axis)
      size *= (double)shlo_plan_output_shape(plan, k)[axis];
    bytes += size;
  }
  return bytes > 1 << 26;
}

/* Runs a plan with static shapes on zeros. */
static shlo_status run_on_zeros(const shlo_plan *plan, shlo_error **error) {
  size_t input_count = shlo_plan_input_count(plan), output_count = shlo_plan_output_count(plan);
  shlo_tensor *inputs[MOST_TENSORS] = {NULL}, *outputs[MOST_TENSORS] = {NULL};
  shlo_run_options *options = NULL;
  shlo_status status = SHLO_OK;
  if (input_count <= MOST_TENSORS && output_count <= MOST_TENSORS) {
    for (size_t i = 0; i < input_count && !status; ++i)
      status = shlo_tensor_create(shlo_plan_input_element_type(plan, i), shlo_plan_input_rank(plan, i),
                                  shlo_plan_input_shape(plan, i), &inputs[i], error);
    if (!status)
      status = shlo_run_options_create(&options, error);
    if (!status)
      status = shlo_run_options_set_max_milliseconds(options, RUN_MILLISECONDS, error);
    if (!status)
      status = shlo_plan_run(plan, input_count, (const shlo_tensor *const *)inputs, output_count, outputs, options,
                             error);
  }
  shlo_run_options_destroy(options);
  for (size_t i = 0; i < MOST_TENSORS; ++i) {
    shlo_tensor_destroy(inputs[i]);
    shlo_tensor_destroy(outputs[i]);
  }
  return status;
}

/* Uses the bytes like a host uses a program; stops at the first failure. */
static shlo_status use(const char *bytes, size_t size, shlo_error **error) {
  shlo_module *module = NULL;
  shlo_buffer *text = NULL, *artifact = NULL;
  shlo_print_options *print = NULL;
  shlo_plan_options *options = NULL;
  shlo_plan *plan = NULL;
  shlo_inspection *found = NULL;
  shlo_diagnostics *blockers = NULL;
  shlo_artifact_inspect(bytes, size, &found, NULL);
  shlo_inspection_destroy(found);
  shlo_status status = shlo_module_load(bytes, size, NULL, &module, error);
  if (!status)
    status = shlo_diagnostics_create(&blockers, error);
  if (!status)
    status = shlo_module_blockers(module, "0.9.0", 5, blockers, NULL, error);
  if (!status)
    status = shlo_print_options_create(&print, error);
  if (!status)
    status = shlo_print_options_set_max_bytes(print, 1 << 26, error);
  if (!status)
    status = shlo_module_print(module, print, &text, error);
  if (!status)
    status = shlo_artifact_write(module, NULL, &artifact, error);
  if (!status)
    status = shlo_plan_options_create(&options, error);
  if (!status)
    status = shlo_plan_options_set_max_memory(options, 1 << 26, error);
  if (!status)
    status = shlo_plan_create(module, options, &plan, error);
  if (!status && !is_large(plan))
    status = run_on_zeros(plan, error);
  shlo_diagnostics_destroy(blockers);
  shlo_plan_destroy(plan);
  shlo_plan_options_destroy(options);
  shlo_buffer_destroy(artifact);
  shlo_buffer_destroy(text);
  shlo_print_options_destroy(print);
  shlo_module_destroy(module);
  return status;
}

/* Reads the artifacts that the hostile files were made from, in subfolders too. Returns their number. */
static size_t read_good(const char *folder) {
  struct dirent **entries = NULL;
  int count = scandir(folder, &entries, is_file, alphasort);
  size_t good = 0;
  for (int i = 0; i < count; ++i) {
    const char *name = entries[i]->d_name;
    char path[2048];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    if (!strstr(name, ".mlir.bc")) {
      good += read_good(path); /* 0 if it is not a folder */
    } else if (!strstr(name, "invalid")) {
      size_t size = 0;
      char *bytes = file_bytes(path, &size);
      shlo_module *module = NULL;
      shlo_error *error = NULL;
      if (shlo_module_load(bytes, size, NULL, &module, &error)) {
        printf("FAILED %s is no longer read: %s\n", name, shlo_error_message(error, NULL));
        ++failures;
      } else {
        ++good;
      }
      shlo_error_destroy(error);
      shlo_module_destroy(module);
      free(bytes);
    }
    free(entries[i]);
  }
  free(entries);
  return good;
}

int main(int argc, char **argv) {
  if (argc != 5 && argc != 6) {
    fprintf(stderr, "usage: %s SECONDS MEBIBYTES FOLDER GOOD_FOLDER [refused]\n", argv[0]);
    return 2;
  }
  double most_seconds = strtod(argv[1], NULL), most_memory = strtod(argv[2], NULL);
  /* The memory of one file is the difference to that of the good ones. */
  size_t good = read_good(argv[4]);
  struct dirent **entries = NULL;
  int count = scandir(argv[3], &entries, is_file, alphasort);
  if (count <= 0 || good == 0) {
    printf("FAILED: nothing in %s or %s\n", argv[3], argv[4]);
    return 1;
  }

  size_t by_status[SHLO_INTERNAL + 1] = {0};
  double slowest = 0, base = peak();
  for (int i = 0; i < count; ++i) {
    char path[2048];
    snprintf(path, sizeof path, "%s/%s", argv[3], entries[i]->d_name);
    size_t size = 0;
    char *bytes = file_bytes(path, &size);
    if (!bytes)
      continue;
    /* Printed before it is used, so that the log names a file that kills the process. */
    fprintf(stderr, "%s\n", entries[i]->d_name);
    shlo_error *error = NULL;
    double start = now(), before = peak();
    shlo_status status = use(bytes, size, &error);
    double seconds = now() - start, grown = peak() - before;
    slowest = seconds > slowest ? seconds : slowest;
    if (status < 0 || status >= SHLO_INTERNAL || status != shlo_error_code(error)) {
      printf("FAILED %s: %s: %s\n", entries[i]->d_name, shlo_status_name(status), shlo_error_message(error, NULL));
      ++failures;
    } else {
      ++by_status[status];
    }
    if (!status && argc == 6) {
      printf("FAILED %s: not refused\n", entries[i]->d_name);
      ++failures;
    }
    if (status && !*shlo_error_message(error, NULL)) {
      printf("FAILED %s: no message\n", entries[i]->d_name);
      ++failures;
    }
    if (seconds > most_seconds || grown > most_memory) {
      printf("FAILED %s: %.2f s and %.0f MiB\n", entries[i]->d_name, seconds, grown);
      ++failures;
    }
    shlo_error_destroy(error);
    free(bytes);
    free(entries[i]);
  }
  free(entries);
  good += read_good(argv[4]);

  printf("%d files, slowest %.3f s, %.0f MiB above the start; %zu readings of good artifacts; %zu failures\n", count,
         slowest, peak() - base, good, failures);
  for (shlo_status status = SHLO_OK; status <= SHLO_INTERNAL; ++status)
    if (by_status[status])
      printf("  %-22s %zu\n", shlo_status_name(status), by_status[status]);
  report_counts((SuiteCounts){.hostile = (size_t)count});
  return failures != 0;
}
