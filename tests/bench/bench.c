/* Times one thing and prints one JSON line; tests/bench/compare.py runs it beside its peers.
 *
 * usage: shlo-bench artifact FILE [TARGET]      parse or read, then verify, write and read: medians
 *        shlo-bench text FILE [REPEAT]          parse, with and without verifying; verify; print: medians
 *        shlo-bench memory map|read|write ARTIFACT  peak memory above what the process had before
 *        shlo-bench onnx MODEL [REPEAT]         a mapped model: load, with and without verifying; infer; write: medians
 *        shlo-bench call                        a plan of two ops on 8 elements
 *        shlo-bench run ARTIFACT INPUT.npy...   cold start and steady state
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _POSIX_C_SOURCE 200112L
#include <stablehlo-c/stablehlo.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) { /* ms */
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

/* Of this thread: others may use the machine. */
static double now_of_thread(void) { /* ms */
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

static void check(shlo_status status, shlo_error *error) {
  if (status == SHLO_OK) return;
  fprintf(stderr, "%s: %s\n", shlo_status_name(status), shlo_error_message(error, NULL));
  exit(1);
}

static char *slurp(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  char *data;
  if (!file) {
    perror(path);
    exit(2);
  }
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  data = malloc(*size + 1);
  if (!data || fread(data, 1, *size, file) != *size) exit(2);
  fclose(file);
  return data;
}

static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, by_value);
  return values[count / 2];
}

static int artifact(const char *path, const char *target) {
  enum { repeat = 7 };
  size_t size;
  char *bytes = slurp(path, &size);
  shlo_write_options *options = NULL;
  shlo_error *failure = NULL;
  double *parse = calloc(4 * (size_t)repeat, sizeof *parse), *verify = parse + repeat, *write = verify + repeat,
         *read = write + repeat;
  size_t written = 0;
  int k;
  check(shlo_write_options_create(&options, &failure), failure);
  if (target) check(shlo_write_options_set_target(options, target, strlen(target), &failure), failure);
  for (k = 0; k < repeat; ++k) {
    shlo_module *module = NULL, *again = NULL;
    shlo_buffer *out = NULL;
    shlo_error *error = NULL;
    double a = now(), b, c, d, e;
    check(shlo_module_load(bytes, size, NULL, &module, &error), error);
    b = now();
    check(shlo_module_verify(module, &error), error);
    c = now();
    check(shlo_artifact_write(module, options, &out, &error), error);
    d = now();
    check(shlo_artifact_read(shlo_buffer_data(out), shlo_buffer_size(out), NULL, &again, &error), error);
    e = now();
    parse[k] = b - a, verify[k] = c - b, write[k] = d - c, read[k] = e - d;
    written = shlo_buffer_size(out);
    shlo_buffer_destroy(out);
    shlo_module_destroy(again);
    shlo_module_destroy(module);
  }
  printf("{\"load_ms\": %.3f, \"verify_ms\": %.3f, \"write_ms\": %.3f, \"read_ms\": %.3f, \"artifact_bytes\": %zu}\n",
         median(parse, repeat), median(verify, repeat), median(write, repeat), median(read, repeat), written);
  return 0;
}

static double print_ms(const shlo_module *module, const shlo_print_options *options, size_t *size) {
  shlo_buffer *out = NULL;
  shlo_error *error = NULL;
  double start = now(), ms;
  check(shlo_module_print(module, options, &out, &error), error);
  ms = now() - start;
  *size = shlo_buffer_size(out);
  shlo_buffer_destroy(out);
  return ms;
}

/* A module keeps its verdict, so each verification gets a module of its own, which was parsed without. */
static int text(const char *path, int repeat) {
  enum { PARSE, PARSE_ONLY, VERIFY, PRETTY, GENERIC, KINDS };
  static const char *const names[KINDS] = {"parse_ms", "parse_only_ms", "verify_ms", "print_ms", "generic_ms"};
  size_t size, printed = 0, printed_generic = 0;
  char *bytes = slurp(path, &size);
  double *times[KINDS];
  shlo_parse_options *unverified = NULL;
  shlo_print_options *generic = NULL;
  shlo_error *error = NULL;
  int k, kind;
  for (kind = 0; kind < KINDS; ++kind) times[kind] = calloc((size_t)repeat, sizeof(double));
  check(shlo_parse_options_create(&unverified, &error), error);
  check(shlo_parse_options_set_verify(unverified, 0, &error), error);
  check(shlo_print_options_create(&generic, &error), error);
  check(shlo_print_options_set_generic(generic, 1, &error), error);
  for (k = 0; k < repeat; ++k) {
    shlo_module *verified = NULL, *module = NULL;
    double a = now(), b, c, d, e;
    check(shlo_module_parse(bytes, size, NULL, &verified, &error), error);
    b = now();
    shlo_module_destroy(verified);
    c = now();
    check(shlo_module_parse(bytes, size, unverified, &module, &error), error);
    d = now();
    check(shlo_module_verify(module, &error), error);
    e = now();
    times[PARSE][k] = b - a, times[PARSE_ONLY][k] = d - c, times[VERIFY][k] = e - d;
    times[PRETTY][k] = print_ms(module, NULL, &printed);
    times[GENERIC][k] = print_ms(module, generic, &printed_generic);
    shlo_module_destroy(module);
  }
  for (kind = 0; kind < KINDS; ++kind) printf("%s\"%s\": %.3f", kind ? ", " : "{", names[kind], median(times[kind], repeat));
  printf(", \"bytes\": %zu, \"printed_bytes\": %zu, \"generic_bytes\": %zu}\n", size, printed, printed_generic);
  return 0;
}

/* The largest memory of this process so far. getrusage() counts what its parent had before it began, too. */
static long peak_kb(void) {
  char line[256];
  long peak = 0;
  FILE *status = fopen("/proc/self/status", "r");
  while (status && fgets(line, sizeof line, status))
    if (!strncmp(line, "VmHWM:", 6)) peak = atol(line + 6);
  if (status) fclose(status);
  return peak;
}

/* Everything the process holds before the measured call is counted out: the caller's bytes, and for writing the module. */
static int memory(const char *what, const char *path) {
  static const char tiny[] = "func.func @main() { return }";
  size_t size;
  char *bytes;
  shlo_module *module = NULL;
  shlo_buffer *out = NULL;
  shlo_read_options *mapping = NULL;
  shlo_error *error = NULL;
  long before, after;
  check(shlo_module_parse(tiny, strlen(tiny), NULL, &module, &error), error);
  check(shlo_artifact_write(module, NULL, &out, &error), error);
  if (!strcmp(what, "map")) {
    check(shlo_read_options_create(&mapping, &error), error);
    check(shlo_read_options_set_borrow(mapping, 1, &error), error);
    before = peak_kb();
    check(shlo_module_load_file(path, strlen(path), mapping, &module, &error), error);
    after = peak_kb();
  }
  bytes = slurp(path, &size);
  if (!strcmp(what, "read")) {
    before = peak_kb();
    check(shlo_artifact_read(bytes, size, NULL, &module, &error), error);
    after = peak_kb();
  } else if (!strcmp(what, "write")) {
    check(shlo_artifact_read(bytes, size, NULL, &module, &error), error);
    before = peak_kb();
    check(shlo_artifact_write(module, NULL, &out, &error), error);
    after = peak_kb();
  }
  printf("{\"what\": \"%s\", \"bytes\": %zu, \"peak_above_bytes\": %ld, \"ratio\": %.3f}\n", what, size,
         (after - before) * 1024, (double)(after - before) * 1024 / (double)size);
  return 0;
}

static int call(void) {
  static const char text[] =
      "func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> { %0 = stablehlo.add %a, %b : "
      "tensor<8xf32> %1 = stablehlo.multiply %0, %b : tensor<8xf32> return %1 : tensor<8xf32> }";
  enum { ROUNDS = 21, CALLS = 20000 };
  float a[8], b[8], c[8];
  const void *inputs[2];
  void *outputs[1];
  double rounds[ROUNDS], raw = 1e9, with_tensors = 1e9;
  const int64_t shape[] = {8};
  shlo_tensor *tensors[2];
  shlo_module *module = NULL;
  shlo_plan *plan = NULL;
  shlo_error *error = NULL;
  int k, n;
  for (k = 0; k < 8; ++k) a[k] = (float)k, b[k] = 2.0f;
  inputs[0] = a, inputs[1] = b, outputs[0] = c;
  check(shlo_module_parse(text, strlen(text), NULL, &module, &error), error);
  check(shlo_plan_create(module, NULL, &plan, &error), error);
  for (k = 0; k < ROUNDS; ++k) {
    double start = now();
    for (n = 0; n < CALLS; ++n) check(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error), error);
    rounds[k] = (now() - start) / CALLS * 1e3;
    if (rounds[k] < raw) raw = rounds[k];
  }
  if (c[3] != 10.0f) return 1;
  for (k = 0; k < 2; ++k)
    check(shlo_tensor_borrow(SHLO_TYPE_F32, 1, shape, k ? b : a, sizeof a, NULL, NULL, &tensors[k], &error), error);
  for (k = 0; k < ROUNDS; ++k) {
    double start = now(), round;
    for (n = 0; n < CALLS; ++n) {
      shlo_tensor *result = NULL;
      check(shlo_plan_run(plan, 2, (const shlo_tensor *const *)tensors, 1, &result, NULL, &error), error);
      shlo_tensor_destroy(result);
    }
    round = (now() - start) / CALLS * 1e3;
    if (round < with_tensors) with_tensors = round;
  }
  printf("{\"call_us\": %.3f, \"raw_ns\": %.1f, \"tensors_ns\": %.1f}\n", median(rounds, ROUNDS), raw * 1e3,
         with_tensors * 1e3);
  return 0;
}

static int run(const char *path, int count, char **names) {
  enum { MOST = 2000 };
  size_t size, k, outputs_count;
  char *bytes = slurp(path, &size);
  shlo_tensor **inputs = calloc((size_t)count + 1, sizeof *inputs), **outputs;
  const void **in = calloc((size_t)count + 1, sizeof *in);
  void **out;
  double start, read, planned, first, *steady = calloc(MOST, sizeof *steady), stop;
  int n = 0, is_static = 1;
  shlo_module *module = NULL;
  shlo_plan *plan = NULL;
  shlo_error *error = NULL;
  for (k = 0; k < (size_t)count; ++k) {
    size_t npy_size;
    char *npy = slurp(names[k], &npy_size);
    check(shlo_tensor_from_npy(npy, npy_size, SHLO_TYPE_NONE, &inputs[k], &error), error);
    in[k] = shlo_tensor_data(inputs[k]);
  }
  start = now();
  check(shlo_artifact_read(bytes, size, NULL, &module, &error), error);
  read = now();
  check(shlo_plan_create(module, NULL, &plan, &error), error);
  planned = now();
  outputs_count = shlo_plan_output_count(plan);
  outputs = calloc(outputs_count + 1, sizeof *outputs);
  out = calloc(outputs_count + 1, sizeof *out);
  check(shlo_plan_run(plan, (size_t)count, (const shlo_tensor *const *)inputs, outputs_count, outputs, NULL, &error),
        error);
  first = now();
  for (k = 0; k < outputs_count; ++k) {
    int32_t axis;
    out[k] = shlo_tensor_mutable_data(outputs[k]);
    for (axis = 0; axis < shlo_plan_output_rank(plan, k); ++axis)
      if (shlo_plan_output_shape(plan, k)[axis] == SHLO_DYNAMIC) is_static = 0;
  }
  stop = now() + 1500;
  while (n < MOST && (n < 5 || now() < stop)) {
    double a = now();
    if (is_static)
      check(shlo_plan_run_raw(plan, (size_t)count, in, outputs_count, out, NULL, &error), error);
    else
      check(shlo_plan_run(plan, (size_t)count, (const shlo_tensor *const *)inputs, outputs_count, outputs, NULL, &error),
            error);
    steady[n++] = now() - a;
  }
  printf("{\"read_ms\": %.3f, \"plan_ms\": %.3f, \"first_run_ms\": %.3f, \"cold_ms\": %.3f, \"steady_ms\": %.4f}\n",
         read - start, planned - read, first - planned, first - start, median(steady, n));
  return 0;
}

/* Each module is destroyed before the next one is made. A model beyond 2 GiB is not written. */
static int onnx(const char *path, int repeat) {
  enum { LOAD, LOAD_ONLY, INFER, WRITE, KINDS };
  static const char *const names[KINDS] = {"load_ms", "load_only_ms", "infer_ms", "write_ms"};
  double *times[KINDS];
  shlo_read_options *options = NULL;
  shlo_error *error = NULL;
  long before, after = 0;
  int k, kind;
  for (kind = 0; kind < KINDS; ++kind) times[kind] = calloc((size_t)repeat, sizeof(double));
  check(shlo_read_options_create(&options, &error), error);
  check(shlo_read_options_set_borrow(options, 1, &error), error);
  before = peak_kb();
  for (k = 0; k < repeat; ++k) {
    shlo_module *module = NULL, *unverified = NULL, *inferred = NULL;
    shlo_buffer *out = NULL;
    double a = now_of_thread(), b, c, d;
    check(shlo_module_load_file(path, strlen(path), options, &module, &error), error);
    b = now_of_thread();
    times[LOAD][k] = b - a;
    if (k == 0) after = peak_kb();
    check(shlo_onnx_infer(module, NULL, &inferred, &error), error);
    c = now_of_thread();
    if (shlo_onnx_write(module, NULL, &out, NULL, &error)) {
      if (shlo_error_code(error) != SHLO_LIMIT) check(shlo_error_code(error), error);
      shlo_error_destroy(error);
    }
    d = now_of_thread();
    times[INFER][k] = c - b, times[WRITE][k] = d - c;
    shlo_buffer_destroy(out);
    shlo_module_destroy(inferred);
    shlo_module_destroy(module);
    check(shlo_read_options_set_verify(options, 0, &error), error);
    a = now_of_thread();
    check(shlo_module_load_file(path, strlen(path), options, &unverified, &error), error);
    times[LOAD_ONLY][k] = now_of_thread() - a;
    shlo_module_destroy(unverified);
    check(shlo_read_options_set_verify(options, 1, &error), error);
  }
  for (kind = 0; kind < KINDS; ++kind) printf("%s\"%s\": %.3f", kind ? ", " : "{", names[kind], median(times[kind], repeat));
  printf(", \"peak_kb\": %ld}\n", after - before);
  return 0;
}

int main(int argc, char **argv) {
  if (argc >= 3 && !strcmp(argv[1], "artifact")) return artifact(argv[2], argc > 3 ? argv[3] : NULL);
  if (argc >= 3 && !strcmp(argv[1], "text")) return text(argv[2], argc > 3 ? atoi(argv[3]) : 7);
  if (argc == 4 && !strcmp(argv[1], "memory")) return memory(argv[2], argv[3]);
  if (argc >= 3 && !strcmp(argv[1], "onnx")) return onnx(argv[2], argc > 3 ? atoi(argv[3]) : 7);
  if (argc == 2 && !strcmp(argv[1], "call")) return call();
  if (argc >= 3 && !strcmp(argv[1], "run")) return run(argv[2], argc - 3, argv + 3);
  fprintf(stderr, "usage: artifact FILE [TARGET] | text FILE [REPEAT] | memory map|read|write ARTIFACT | "
                  "onnx MODEL [REPEAT] | call | "
                  "run ARTIFACT INPUT.npy...\n");
  return 2;
}
