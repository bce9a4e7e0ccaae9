/* Out of memory: five sequences of calls load, change, write and run programs. In each, every allocation fails once,
 * and alone or with all that follow it. The calls report it, nothing is leaked, and everything continues to work: in a
 * process that has used the library before ("warm"), and in one whose first call fails ("cold").
 *
 *   capi-memory_test [STRIDE]    each STRIDE-th allocation; the default takes some seconds, 1 takes all
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "refusals.h"
#include "support.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* --- The sequences --------------------------------------------------------------------------------------- */

/* The handles of a sequence. All are destroyed at its end. */
typedef struct {
  shlo_module *modules[8];
  shlo_function *function;
  shlo_builder *builder;
  shlo_buffer *buffers[8];
  shlo_diagnostics *findings;
  shlo_inspection *inspection;
  shlo_parse_options *parse;
  shlo_print_options *print;
  shlo_read_options *read;
  shlo_write_options *write;
  shlo_run_options *run;
  shlo_plan *plan;
  shlo_tensor *inputs[8], *outputs[8];
} Handles;

/* Leaves a sequence at the first failure. */
#define TRY(call)                                                                                                      \
  do {                                                                                                                 \
    shlo_status status_ = (call);                                                                                      \
    if (status_)                                                                                                       \
      return status_;                                                                                                  \
  } while (0)

static const void *data(const shlo_buffer *buffer) { return shlo_buffer_data(buffer); }
static size_t size_of(const shlo_buffer *buffer) { return shlo_buffer_size(buffer); }

/* Plans the main function, and runs it on zeros. Its inputs have static shapes. */
static shlo_status run_on_zeros(Handles *h, const shlo_module *module, shlo_error **error) {
  TRY(shlo_plan_create(module, NULL, &h->plan, error));
  size_t inputs = shlo_plan_input_count(h->plan);
  for (size_t i = 0; i < inputs; ++i)
    TRY(shlo_tensor_create(shlo_plan_input_element_type(h->plan, i), shlo_plan_input_rank(h->plan, i),
                           shlo_plan_input_shape(h->plan, i), &h->inputs[i], error));
  return shlo_plan_run(h->plan, inputs, (const shlo_tensor *const *)h->inputs, shlo_plan_output_count(h->plan),
                       h->outputs, h->run, error);
}

static const char story[] = "module @story {\n"
                            "  func.func @main(%x: tensor<?x4xf32>) -> tensor<?xf32> {\n"
                            "    %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
                            "    %w = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : "
                            "tensor<4x2xf32>\n"
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

/* Text, in every form, and a plan with dynamic shapes. */
static shlo_status with_text(Handles *h, shlo_error **error) {
  static const int64_t shape[2] = {3, 4};
  TRY(shlo_module_parse(story, sizeof story - 1, NULL, &h->modules[0], error));
  TRY(shlo_module_function(h->modules[0], NULL, 0, &h->function, error));
  TRY(shlo_module_print(h->modules[0], NULL, &h->buffers[0], error));
  TRY(shlo_artifact_write(h->modules[0], NULL, &h->buffers[1], error));
  TRY(shlo_diagnostics_create(&h->findings, error));
  TRY(shlo_module_blockers(h->modules[0], "0.9.0", 5, h->findings, NULL, error));
  TRY(shlo_artifact_inspect(data(h->buffers[1]), size_of(h->buffers[1]), &h->inspection, error));
  TRY(shlo_module_load(data(h->buffers[1]), size_of(h->buffers[1]), NULL, &h->modules[1], error));
  TRY(shlo_plan_create(h->modules[1], NULL, &h->plan, error));
  TRY(shlo_tensor_create(SHLO_TYPE_F32, 2, shape, &h->inputs[0], error));
  TRY(shlo_plan_run(h->plan, 1, (const shlo_tensor *const *)h->inputs, 1, h->outputs, NULL, error));
  TRY(shlo_tensor_to_npy(h->outputs[0], &h->buffers[2], error));
  TRY(shlo_artifact_print(data(h->buffers[1]), size_of(h->buffers[1]), NULL, &h->buffers[3], error));
  return shlo_artifact_parse(data(h->buffers[3]), size_of(h->buffers[3]), NULL, NULL, &h->buffers[4], error);
}

/* A model from a file; the first call of a cold process. */
static shlo_status with_a_file(Handles *h, shlo_error **error) {
  TRY(shlo_module_load_file(SHLO_MODEL, strlen(SHLO_MODEL), NULL, &h->modules[0], error));
  TRY(shlo_module_verify(h->modules[0], error));
  TRY(shlo_print_options_create(&h->print, error));
  TRY(shlo_print_options_set_generic(h->print, 1, error));
  TRY(shlo_print_options_set_locations(h->print, 1, error));
  TRY(shlo_module_print(h->modules[0], h->print, &h->buffers[0], error));
  TRY(shlo_read_options_create(&h->read, error));
  TRY(shlo_read_options_set_borrow(h->read, 1, error));
  TRY(shlo_module_load_file(SHLO_MODEL, strlen(SHLO_MODEL), h->read, &h->modules[1], error));
  return run_on_zeros(h, h->modules[1], error);
}

static shlo_status attribute(shlo_builder *b, const char *text, const shlo_attribute **out, shlo_error **error) {
  return shlo_builder_parse_attribute(b, text, strlen(text), out, error);
}

/* A module that is built, written, borrowed and run. */
static shlo_status with_a_builder(Handles *h, shlo_error **error) {
  static const int64_t shape[] = {4, 4}, axis = 1;
  const shlo_type *f32, *scalar;
  const shlo_region *body, *sum;
  const shlo_value *x, *y, *zero, *total;
  const shlo_attribute *note, *zeros;
  TRY(shlo_builder_create("built", 5, &h->builder, error));
  shlo_builder *b = h->builder;
  TRY(shlo_builder_set_location(b, "model.py", 8, 3, 1, error));
  TRY(shlo_builder_tensor_type(b, SHLO_TYPE_F32, 2, shape, &f32, error));
  TRY(shlo_builder_tensor_type(b, SHLO_TYPE_F32, 0, NULL, &scalar, error));
  TRY(shlo_builder_begin_function(b, "main", 4, SHLO_VISIBILITY_PUBLIC, 1, &f32, &body, error));
  TRY(shlo_builder_set_argument_name(b, body, 0, "x", 1, error));
  x = shlo_region_argument(body, 0);
  TRY(shlo_build_tanh(b, x, NULL, &y, error));
  TRY(attribute(b, "dense<0.0> : tensor<f32>", &zeros, error));
  TRY(shlo_build_constant(b, zeros, NULL, &zero, error));
  TRY(shlo_builder_begin_region(b, 2, (const shlo_type *const[]){scalar, scalar}, &sum, error));
  TRY(shlo_build_add(b, shlo_region_argument(sum, 0), shlo_region_argument(sum, 1), &total, error));
  TRY(shlo_builder_end_region(b, 1, &total, error));
  TRY(shlo_build_reduce(b, 1, &y, 1, &zero, 1, &axis, sum, 1, &total, error));
  TRY(attribute(b, "{a = 1 : i32, b = [\"x\", @y]}", &note, error));
  TRY(shlo_builder_set_attribute(b, shlo_builder_last(b), "my.note", 7, note, error));
  TRY(shlo_builder_end_function(b, 1, &total, NULL, error));
  TRY(shlo_builder_finish(b, &h->modules[0], error));
  TRY(shlo_artifact_write(h->modules[0], NULL, &h->buffers[0], error));
  TRY(shlo_read_options_create(&h->read, error));
  TRY(shlo_read_options_set_borrow(h->read, 1, error));
  TRY(shlo_artifact_read(data(h->buffers[0]), size_of(h->buffers[0]), h->read, &h->modules[1], error));
  return run_on_zeros(h, h->modules[1], error);
}

static const char chlo[] =
    "module @m attributes {mhlo.num_partitions = 1 : i32} {\n"
    "  func.func @main(%x: tensor<4x2xf32> {mhlo.sharding = \"{replicated}\"}, %y: tensor<4xui8>) ->\n"
    "      (tensor<4x2xf32>, tensor<4xf32>) {\n"
    "    %0 = chlo.erf %x {other.note = \"kept\"} : tensor<4x2xf32> -> tensor<4x2xf32>\n"
    "    %1 = chlo.broadcast_add %0, %x : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>\n"
    "    %2 = stablehlo.custom_call @Sharding(%1) {mhlo.sharding = \"{replicated}\"} : (tensor<4x2xf32>) ->\n"
    "        tensor<4x2xf32>\n"
    "    %3 = stablehlo.bitcast_convert %y : (tensor<4xui8>) -> tensor<4x!quant.uniform<u8:f32, 5.000000e-01>>\n"
    "    %4 = stablehlo.uniform_dequantize %3 : (tensor<4x!quant.uniform<u8:f32, 5.000000e-01>>) -> tensor<4xf32>\n"
    "    return %2, %4 : tensor<4x2xf32>, tensor<4xf32>\n"
    "  }\n"
    "}\n";

/* Passes, and an artifact of an old version. */
static shlo_status with_passes(Handles *h, shlo_error **error) {
  TRY(shlo_module_parse(chlo, sizeof chlo - 1, NULL, &h->modules[0], error));
  TRY(shlo_module_remove_sharding(h->modules[0], &h->modules[1], error));
  TRY(shlo_module_decompose_chlo(h->modules[1], &h->modules[2], error));
  TRY(shlo_diagnostics_create(&h->findings, error));
  TRY(shlo_module_apply_other_dialects(h->modules[2], SHLO_OTHER_DIALECTS_STRIP, h->findings, &h->modules[3], error));
  TRY(shlo_write_options_create(&h->write, error));
  TRY(shlo_write_options_set_target(h->write, "1.0.0", 5, error));
  TRY(shlo_artifact_write(h->modules[3], h->write, &h->buffers[0], error));
  TRY(shlo_artifact_read(data(h->buffers[0]), size_of(h->buffers[0]), NULL, &h->modules[4], error));
  return run_on_zeros(h, h->modules[4], error);
}

enum { entries = 5000 };
static char *control; /* has a constant of 80 KB, as text of 160 KB */

static void make_control(void) {
  static const char digits[] = "0123456789ABCDEF";
  control = malloc(16 * entries + 4096);
  char *end = control + sprintf(control,
                                "func.func @main(%%n: tensor<i64>) -> (tensor<i64>, tensor<%dxi64>, "
                                "tensor<4xf32>) {\n  %%c = stablehlo.constant dense<\"0x",
                                entries);
  for (int i = 0; i < entries; ++i) {
    memset(end, '0', 16);
    for (int k = 0; k < 4; ++k)
      end[k] = digits[(i >> (4 * k)) & 15];
    end += 16;
  }
  sprintf(end,
          "\"> : tensor<%dxi64>\n"
          "  %%one = stablehlo.constant dense<1> : tensor<i64>\n"
          "  %%f = stablehlo.constant dense<[3.0, 1.0, 2.0, 0.5]> : tensor<4xf32>\n"
          "  %%r = stablehlo.while(%%i = %%n) : tensor<i64>\n"
          "  cond {\n"
          "    %%ten = stablehlo.constant dense<10> : tensor<i64>\n"
          "    %%p = stablehlo.compare LT, %%i, %%ten : (tensor<i64>, tensor<i64>) -> tensor<i1>\n"
          "    stablehlo.return %%p : tensor<i1>\n"
          "  } do {\n"
          "    %%q = stablehlo.compare EQ, %%i, %%one : (tensor<i64>, tensor<i64>) -> tensor<i1>\n"
          "    %%s = \"stablehlo.if\"(%%q) ({\n"
          "      %%t = stablehlo.add %%i, %%one : tensor<i64>\n"
          "      stablehlo.return %%t : tensor<i64>\n"
          "    }, {\n"
          "      %%t = stablehlo.add %%one, %%i : tensor<i64>\n"
          "      stablehlo.return %%t : tensor<i64>\n"
          "    }) : (tensor<i1>) -> tensor<i64>\n"
          "    stablehlo.return %%s : tensor<i64>\n"
          "  }\n"
          "  %%d = stablehlo.add %%c, %%c : tensor<%dxi64>\n"
          "  %%e = \"stablehlo.sort\"(%%f) ({\n"
          "  ^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n"
          "    %%l = stablehlo.compare LT, %%a, %%b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
          "    stablehlo.return %%l : tensor<i1>\n"
          "  }) {dimension = 0 : i64} : (tensor<4xf32>) -> tensor<4xf32>\n"
          "  return %%r, %%d, %%e : tensor<i64>, tensor<%dxi64>, tensor<4xf32>\n"
          "}\n",
          entries, entries, entries);
}

/* A large constant, regions, limits, and errors with diagnostics. */
static shlo_status with_regions(Handles *h, shlo_error **error) {
  shlo_error *expected = NULL;
  shlo_status refused_status =
      shlo_module_parse(invalid_program, sizeof invalid_program - 1, NULL, &h->modules[0], &expected);
  if (refused_status == SHLO_INVALID_PROGRAM)
    refused_status = shlo_error_render(expected, 1, &h->buffers[3], error);
  shlo_error_destroy(expected);
  TRY(refused_status);
  TRY(shlo_parse_options_create(&h->parse, error));
  TRY(shlo_parse_options_set_file_name(h->parse, "a file with a name of some length", 33, error));
  TRY(shlo_module_parse(control, strlen(control), h->parse, &h->modules[0], error));
  TRY(shlo_artifact_write(h->modules[0], NULL, &h->buffers[0], error));
  TRY(shlo_artifact_read(data(h->buffers[0]), size_of(h->buffers[0]), NULL, &h->modules[1], error));
  TRY(shlo_module_print(h->modules[1], NULL, &h->buffers[1], error));
  TRY(shlo_run_options_create(&h->run, error));
  TRY(shlo_run_options_set_max_milliseconds(h->run, 100000, error));
  return run_on_zeros(h, h->modules[1], error);
}

static const struct {
  const char *name;
  shlo_status (*call)(Handles *h, shlo_error **error);
} sequences[] = {{"text", with_text},
                 {"a file", with_a_file},
                 {"a builder", with_a_builder},
                 {"passes", with_passes},
                 {"regions", with_regions}};
enum { SEQUENCES = sizeof sequences / sizeof *sequences };

/* Runs a sequence, in which allocation `failing` fails. 0: success; 1: out of memory, as expected; others: defects. */
static int tell(int which, long failing) {
  Handles h;
  shlo_error *error = NULL;
  memset(&h, 0, sizeof h);
  allocations = 0;
  until_failure = failing;
  shlo_status status = sequences[which].call(&h, &error);
  until_failure = 0;
  int result = status != SHLO_OK;
  if (status && status != SHLO_OUT_OF_MEMORY)
    result = 2;
  /* An error of the sequence itself, which renders another, has no object. */
  else if (error ? status != shlo_error_code(error) || !*shlo_error_message(error, NULL)
                 : status && which != SEQUENCES - 1)
    result = 3;
  if (result > 1)
    fprintf(stderr, "%s: %s\n", shlo_status_name(status), shlo_error_message(error, NULL));
  shlo_error_destroy(error);
  for (size_t i = 0; i < 8; ++i) {
    shlo_tensor_destroy(h.inputs[i]);
    shlo_tensor_destroy(h.outputs[i]);
  }
  shlo_plan_destroy(h.plan);
  shlo_run_options_destroy(h.run);
  shlo_write_options_destroy(h.write);
  shlo_print_options_destroy(h.print);
  shlo_parse_options_destroy(h.parse);
  shlo_inspection_destroy(h.inspection);
  shlo_diagnostics_destroy(h.findings);
  shlo_function_destroy(h.function);
  shlo_builder_destroy(h.builder);
  for (size_t i = 0; i < 8; ++i)
    shlo_module_destroy(h.modules[i]);
  shlo_read_options_destroy(h.read);
  for (size_t i = 0; i < 8; ++i)
    shlo_buffer_destroy(h.buffers[i]);
  return result;
}

/* --- Warm ------------------------------------------------------------------------------------------------ */

enum { checked_together = 16 };
static long stride = 7; /* all residues are taken by one of the sequences and modes */

static int now_which, now_once;
static long now_failing;

static void say_where(int signal_number) {
  char text[200];
  int length = snprintf(text, sizeof text, "%s, allocation %ld%s: signal %d\n", sequences[now_which].name, now_failing,
                        now_once ? "" : " and all later ones", signal_number);
  if (write(2, text, (size_t)length) < 0)
    _exit(2);
  _exit(1);
}

static int is_usable(const shlo_module *module, const shlo_buffer *expected) {
  shlo_buffer *text = NULL;
  int equal = shlo_module_print(module, NULL, &text, NULL) == SHLO_OK && size_of(text) == size_of(expected) &&
              memcmp(data(text), data(expected), size_of(text)) == 0;
  shlo_buffer_destroy(text);
  return equal;
}

/* How many small blocks the library has for when there is no memory. */
static long reserved(void) {
  enum { most = 1 << 17 };
  shlo_print_options **held = __libc_calloc(most, sizeof *held);
  long count = 0;
  fails_once = 0;
  until_failure = 1;
  while (count < most && shlo_print_options_create(&held[count], NULL) == SHLO_OK)
    ++count;
  for (long i = 0; i < count; ++i)
    shlo_print_options_destroy(held[i]);
  until_failure = 0;
  __libc_free(held);
  return count;
}

/* Contexts of small modules wait for the next modules. As many modules with much text as can wait take them and end
 * that. */
static void empty_contexts(void) {
  static char text[40000] = "module {}";
  shlo_module *modules[4];
  memset(text + strlen(text), ' ', sizeof text - 1 - strlen(text));
  for (size_t i = 0; i < 4; ++i)
    modules[i] = parse(text);
  for (size_t i = 0; i < 4; ++i)
    shlo_module_destroy(modules[i]);
}

static void warm(void **state) {
  (void)state;
  const long reserve = reserved();
  assert_in_range(reserve, 10000, 1 << 16);
  const int signals[] = {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGALRM};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; ++i)
    signal(signals[i], say_where);
  shlo_module *other = parse(add_program);
  shlo_buffer *text = NULL;
  ok(shlo_module_print(other, NULL, &text, &error));
  long sites = 0, reported = 0;
  for (now_once = 0; now_once < 2; ++now_once)
    for (now_which = 0; now_which < SEQUENCES; ++now_which) {
      fails_once = now_once;
      const char *name = sequences[now_which].name;
      /* The first times fill tables of the process. */
      for (int i = 0; i < 3; ++i) {
        empty_contexts();
        assert_int_equal(tell(now_which, 0), 0);
      }
      const long count = allocations;
      empty_contexts();
      const long before = live;
      for (now_failing = 1 + (now_once * SEQUENCES + now_which) % stride; now_failing <= count; now_failing += stride) {
        alarm(60);
        if (sites % 2)
          empty_contexts();
        int result = tell(now_which, now_failing);
        if (result > 1)
          fail_msg("%s, allocation %ld of %ld: defect %d", name, now_failing, count, result);
        if (!is_usable(other, text))
          fail_msg("%s, allocation %ld of %ld: another module has changed", name, now_failing, count);
        reported += result;
        ++sites;
        if (sites % checked_together && now_failing + stride <= count)
          continue;
        /* Caches of the thread have what they had when nothing had failed. */
        assert_int_equal(tell(now_which, 0), 0);
        empty_contexts();
        if (live > before)
          fail_msg("%s, allocation %ld of %ld (%s), or one of the %d before: %ld blocks are leaked", name, now_failing,
                   count, now_once ? "once" : "and all later", checked_together - 1, live - before);
      }
      print_message("%s: %ld allocations\n", name, count);
    }
  alarm(0);
  assert_int_equal(reserved(), reserve);
  print_message("warm: %ld allocations failed, %ld were reported\n", sites, reported);
  assert_true(reported >= sites / 2);
  shlo_buffer_destroy(text);
  shlo_module_destroy(other);
}

/* --- Cold ------------------------------------------------------------------------------------------------ */

/* The result of tell() in a process that has not used the library, and then without failure. */
static int tell_cold(int which, long failing, long *count) {
  int ends[2], status = 0;
  assert_int_equal(pipe(ends), 0);
  pid_t pid = fork();
  assert_true(pid >= 0);
  if (pid == 0) {
    signal(SIGSEGV, SIG_DFL);
    int result = tell(which, failing);
    if (write(ends[1], &allocations, sizeof allocations) != sizeof allocations)
      result = 4;
    if (result <= 1 && tell(which, 0) != 0)
      result = 5;
    _exit(result);
  }
  close(ends[1]);
  if (read(ends[0], count, sizeof *count) != sizeof *count)
    *count = 0;
  close(ends[0]);
  assert_int_equal(waitpid(pid, &status, 0), pid);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

static void cold(void **state) {
  (void)state;
  long sites = 0, reported = 0;
  for (int once = 0; once < 2; ++once)
    for (int which = 0; which < SEQUENCES; ++which) {
      long count = 0, unused;
      fails_once = once;
      assert_int_equal(tell_cold(which, 0, &count), 0);
      assert_true(count > 100);
      const long step = stride == 1 ? 1 : 7 * stride;
      for (long failing = 1 + (once * SEQUENCES + which) % step; failing <= count; failing += step) {
        int result = tell_cold(which, failing, &unused);
        if (result < 0 || result > 1)
          fail_msg("%s, allocation %ld of %ld (%s): %s %d", sequences[which].name, failing, count,
                   once ? "once" : "and all later", result < 0 ? "signal" : "defect", abs(result));
        reported += result;
        ++sites;
      }
    }
  print_message("cold: %ld allocations failed, %ld were reported\n", sites, reported);
  assert_true(reported >= sites / 2);
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

/* In the child: 0 no failure, 1 out of memory as expected, other numbers are defects. */
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
  if (tell(0, 0))
    return 5;
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
  enum { most = 1 << 17, times = 100000 };
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

int main(int argc, char **argv) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(cold), cmocka_unit_test(warm),
#ifndef SHLO_EMULATED
                                     cmocka_unit_test(address_space_is_limited),
#endif
                                     cmocka_unit_test(the_reserve_is_used_again)};
  if (argc > 1)
    stride = atol(argv[1]);
  if (stride < 1)
    return 2;
  make_control();
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  free(control);
  return failed;
}
