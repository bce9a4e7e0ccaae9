/* Out of memory while large programs are worked on: 10^5 ops, attributes, arguments, operands, results, functions or
 * types, constants of 8 MiB. In each call, every large block is refused: alone, with all large ones that follow, and
 * with everything that follows. The call reports it, nothing is leaked, and its inputs can be used as before.
 *
 *   capi-refused_blocks_test [SIZE [STRIDE [PROGRAM [CALL [BLOCK]]]]]
 *
 * SIZE is that of the programs; each STRIDE-th block is refused. The default takes some seconds.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "refusals.h"
#include "support.h"

#include <signal.h>

static long size = 20000, stride = 15, only_block;
static const char *only_program, *only_call;
enum { constant_bytes = 1 << 23 };

/* --- Programs -------------------------------------------------------------------------------------------- */

typedef struct {
  char *text;
  size_t length, room;
} Text;

__attribute__((format(printf, 2, 3))) static void add(Text *to, const char *format, ...) {
  va_list arguments;
  if (to->room - to->length < 4096)
    to->text = realloc(to->text, to->room = 2 * to->room + 8192);
  va_start(arguments, format);
  to->length += (size_t)vsnprintf(to->text + to->length, 4096, format, arguments);
  va_end(arguments);
}
/* Entries with commas between them; `format` has the number of each up to two times. */
__attribute__((format(printf, 2, 0))) static void add_list(Text *to, const char *format, long count) {
  char entry[200];
  for (long i = 0; i < count; ++i) {
    snprintf(entry, sizeof entry, format, i, i);
    add(to, "%s%s", i ? ", " : "", entry);
  }
}

static void ops(Text *to) {
  add(to, "func.func @main(%%x0: tensor<4xf32>) -> tensor<4xf32> {\n");
  for (long i = 1; i <= size; ++i)
    add(to, "  %%x%ld = stablehlo.%s %%x%ld, %%x%ld : tensor<4xf32> loc(\"f%ld.py\":%ld:3)\n", i,
        i % 2 ? "add" : "multiply", i - 1, i / 2, i % 100, i);
  add(to, "  return %%x%ld : tensor<4xf32>\n}\n", size);
}

static void regions(Text *to) {
  add(to, "func.func @main(%%x0: tensor<4xf32>) -> tensor<f32> {\n"
          "  %%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
          "  %%s0 = stablehlo.constant dense<1.0> : tensor<f32>\n");
  for (long i = 1; i <= size / 4; ++i)
    add(to,
        "  %%r%ld = \"stablehlo.reduce\"(%%x0, %%z) ({\n  ^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n"
        "    %%c = stablehlo.add %%a, %%s%ld : tensor<f32>\n    stablehlo.return %%b : tensor<f32>\n"
        "  }) {dimensions = array<i64: 0>, n.n = %ld : i64} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n"
        "  %%s%ld = stablehlo.add %%r%ld, %%z : tensor<f32>\n",
        i, i - 1, i, i, i);
  add(to, "  return %%s%ld : tensor<f32>\n}\n", size / 4);
}

static void attributes(Text *to) {
  add(to, "module attributes {");
  add_list(to, "m.a%ld = 7 : i64", size);
  add(to, "} {\n  func.func @main(%%x: tensor<4xf32>) -> tensor<4xf32> attributes {");
  add_list(to, "f.a%ld = \"some text\"", size);
  add(to, "} {\n    %%0 = stablehlo.add %%x, %%x {n.list = [");
  add_list(to, "%ld : i32", size);
  add(to, "], n.numbers = array<i64: ");
  add_list(to, "%ld", size);
  add(to, ">} : tensor<4xf32>\n    return %%0 : tensor<4xf32>\n  }\n}\n");
}

static void operands(Text *to) {
  add(to, "func.func @main(");
  add_list(to, "%%a%ld: tensor<2xf32> {n.n = %ld : i64}", size);
  add(to, ") -> tensor<2xf32> {\n  %%r:%ld = stablehlo.custom_call @nothing(", size);
  add_list(to, "%%a%ld", size);
  add(to, ") : (");
  add_list(to, "tensor<2xf32>", size);
  add(to, ") -> (");
  add_list(to, "tensor<2xf32>", size);
  add(to, ")\n  %%s = stablehlo.add %%r#1, %%a0 : tensor<2xf32>\n  return %%s : tensor<2xf32>\n}\n");
}

static void functions(Text *to) {
  for (long i = 0; i < size / 4; ++i)
    add(to,
        "func.func %s @f%ld(%%a: tensor<2xf32>) -> (tensor<2xf32> {n.n = %ld : i64}) {\n"
        "  %%b = func.call @f%ld(%%a) : (tensor<2xf32>) -> tensor<2xf32>\n  return %%b : tensor<2xf32>\n}\n",
        i ? "private" : "public", i, i, i < 60 ? i + 1 : size / 4);
  add(to, "func.func private @f%ld(%%a: tensor<2xf32>) -> tensor<2xf32> {\n  return %%a : tensor<2xf32>\n}\n",
      size / 4);
}

static void types(Text *to) {
  add(to, "func.func @main(%%x: tensor<2xf32>) -> tensor<2xf32> {\n");
  for (long i = 1; i <= size / 2; ++i)
    add(to, "  %%c%ld = stablehlo.constant dense<%ld> : tensor<%ldxi32> loc(fused[\"a\", \"l%ld\"])\n", i, i, i, i);
  add(to, "  return %%x : tensor<2xf32>\n}\n");
}

static void constants(Text *to) {
  add(to, "func.func @main(%%x: tensor<f32>) -> (tensor<f32>, tensor<%dxi32>, tensor<4xf32>) {\n  %%c = "
          "stablehlo.constant dense<\"0x",
      constant_bytes / 4);
  to->text = realloc(to->text, to->room = to->length + 2 * constant_bytes + 65536);
  for (int i = 0; i < constant_bytes; ++i) {
    to->text[to->length++] = (char)('0' + i % 7);
    to->text[to->length++] = (char)('0' + i % 10);
  }
  add(to, "\"> : tensor<%dxi32>\n  %%d = stablehlo.constant dense<[", constant_bytes / 4);
  add_list(to, "%ld.5", 4);
  add(to, "]> : tensor<4xf32>\n  return %%x, %%c, %%d : tensor<f32>, tensor<%dxi32>, tensor<4xf32>\n}\n",
      constant_bytes / 4);
}

static void client(Text *to) {
  add(to, "func.func @main(%%x0: tensor<4xf32>, %%q: tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4xf32> {\n");
  for (long i = 1; i <= size / 40; ++i)
    add(to,
        "  %%x%ld = chlo.%s %%x%ld {mhlo.sharding = \"{replicated}\"} : tensor<4xf32> -> tensor<4xf32>\n"
        "  %%q%ld = stablehlo.add %%q, %%q : tensor<4x!quant.uniform<i8:f32, 0.5>>\n"
        "  %%s%ld = stablehlo.custom_call @Sharding(%%x%ld) {mhlo.sharding = \"{replicated}\"} : (tensor<4xf32>) -> "
        "tensor<4xf32>\n",
        i, i % 3 ? "erf" : "digamma", i - 1, i, i, i);
  add(to, "  return %%x%ld : tensor<4xf32>\n}\n", size / 40);
}

static void others(Text *to) {
  add(to, "func.func @main(%%x0: tensor<4xf32>) -> tensor<4xf32> {\n");
  for (long i = 1; i <= size / 8; ++i)
    add(to,
        "  %%y%ld = \"sdy.sharding_constraint\"(%%x%ld) {sharding = #sdy.sharding<@m, []>, n%ld.n = 1 : i32} : "
        "(tensor<4xf32>) -> tensor<4xf32>\n"
        "  %%x%ld = stablehlo.add %%y%ld, %%x%ld {mhlo.n = %ld : i64} : tensor<4xf32>\n",
        i, i - 1, i % 50, i, i, i - 1, i);
  add(to, "  return %%x%ld : tensor<4xf32>\n}\n", size / 8);
}

typedef struct {
  const char *name;
  void (*make)(Text *to);
  int is_run;
  Text text;
  shlo_module *module, *unverified;
  shlo_buffer *artifact, *versioned;
} Program;

static Program programs[] = {{"ops", ops, 1, {0}, 0, 0, 0, 0},
                             {"regions", regions, 1, {0}, 0, 0, 0, 0},
                             {"attributes", attributes, 1, {0}, 0, 0, 0, 0},
                             {"operands", operands, 0, {0}, 0, 0, 0, 0},
                             {"functions", functions, 1, {0}, 0, 0, 0, 0},
                             {"types", types, 1, {0}, 0, 0, 0, 0},
                             {"constants", constants, 1, {0}, 0, 0, 0, 0},
                             {"client", client, 1, {0}, 0, 0, 0, 0},
                             {"others", others, 0, {0}, 0, 0, 0, 0}};
enum { PROGRAMS = sizeof programs / sizeof *programs };

/* --- Calls ------------------------------------------------------------------------------------------------ */

#define TRY(call)                                                                                                      \
  do {                                                                                                                 \
    shlo_status status_ = (call);                                                                                      \
    if (status_)                                                                                                       \
      return status_;                                                                                                  \
  } while (0)

static shlo_module *made;
static shlo_buffer *bytes;
static shlo_parse_options *unverified_text;
static shlo_print_options *everything;
static shlo_read_options *borrowed;
static shlo_write_options *old;
static shlo_diagnostics *findings;

static shlo_status parsed(Program *p, shlo_error **error) {
  return shlo_module_parse(p->text.text, p->text.length, NULL, &made, error);
}
static shlo_status parsed_unverified(Program *p, shlo_error **error) {
  return shlo_module_parse(p->text.text, p->text.length, unverified_text, &made, error);
}
static shlo_status printed(Program *p, shlo_error **error) { return shlo_module_print(p->module, NULL, &bytes, error); }
static shlo_status printed_in_full(Program *p, shlo_error **error) {
  return shlo_module_print(p->module, everything, &bytes, error);
}
static shlo_status verified(Program *p, shlo_error **error) {
  /* Parsed for each call, because a module is verified once. */
  return shlo_module_verify(p->unverified, error);
}
static shlo_status written(Program *p, shlo_error **error) {
  return shlo_artifact_write(p->module, NULL, &bytes, error);
}
static shlo_status written_old(Program *p, shlo_error **error) {
  return shlo_artifact_write(p->module, old, &bytes, error);
}
static shlo_status searched(Program *p, shlo_error **error) {
  return shlo_module_blockers(p->module, "0.9.0", 5, findings, NULL, error);
}
static const void *data(const shlo_buffer *buffer) { return shlo_buffer_data(buffer); }
static size_t size_of(const shlo_buffer *buffer) { return shlo_buffer_size(buffer); }
static shlo_status read_again(Program *p, shlo_error **error) {
  return shlo_artifact_read(data(p->artifact), size_of(p->artifact), NULL, &made, error);
}
static shlo_status read_borrowed(Program *p, shlo_error **error) {
  return shlo_artifact_read(data(p->artifact), size_of(p->artifact), borrowed, &made, error);
}
static shlo_status inspected(Program *p, shlo_error **error) {
  shlo_inspection *inspection = NULL;
  TRY(shlo_artifact_inspect(data(p->artifact), size_of(p->artifact), &inspection, error));
  shlo_inspection_destroy(inspection);
  return SHLO_OK;
}
static shlo_status printed_versioned(Program *p, shlo_error **error) {
  return shlo_artifact_print(data(p->artifact), size_of(p->artifact), NULL, &bytes, error);
}
static shlo_status parsed_versioned(Program *p, shlo_error **error) {
  return shlo_artifact_parse(data(p->versioned), size_of(p->versioned), NULL, NULL, &bytes, error);
}
static shlo_status without_sharding(Program *p, shlo_error **error) {
  return shlo_module_remove_sharding(p->module, &made, error);
}
static shlo_status without_chlo(Program *p, shlo_error **error) {
  return shlo_module_decompose_chlo(p->module, &made, error);
}
static shlo_status without_others(Program *p, shlo_error **error) {
  return shlo_module_apply_other_dialects(p->module, SHLO_OTHER_DIALECTS_STRIP, findings, &made, error);
}
static shlo_status asked(Program *p, shlo_error **error) {
  shlo_function *function = NULL;
  TRY(shlo_artifact_read(data(p->artifact), size_of(p->artifact), borrowed, &made, error));
  TRY(shlo_module_function_at(made, 0, &function, error));
  shlo_function_destroy(function);
  return SHLO_OK;
}
static shlo_status run(Program *p, shlo_error **error) {
  shlo_plan *plan = NULL;
  shlo_tensor *input = NULL, *more = NULL, *outputs[3] = {NULL};
  if (!p->is_run)
    return SHLO_OK;
  shlo_status status = shlo_plan_create(p->module, NULL, &plan, error);
  if (!status)
    status = shlo_tensor_create(shlo_plan_input_element_type(plan, 0), shlo_plan_input_rank(plan, 0),
                                shlo_plan_input_shape(plan, 0), &input, error);
  if (!status && shlo_plan_input_count(plan) > 1)
    status = shlo_tensor_create(shlo_plan_input_element_type(plan, 1), shlo_plan_input_rank(plan, 1),
                                shlo_plan_input_shape(plan, 1), &more, error);
  if (!status)
    status = shlo_plan_run(plan, shlo_plan_input_count(plan), (const shlo_tensor *const[]){input, more},
                           shlo_plan_output_count(plan), outputs, NULL, error);
  shlo_tensor_destroy(input);
  shlo_tensor_destroy(more);
  for (int i = 0; i < 3; ++i)
    shlo_tensor_destroy(outputs[i]);
  shlo_plan_destroy(plan);
  return status;
}

/* An op after a failed one is added to the same builder. */
static shlo_status built(Program *p, shlo_error **error) {
  const int64_t shape[] = {4}, large[] = {constant_bytes / 4};
  const shlo_type *type;
  const shlo_region *body;
  const shlo_value *x, *y, *all[2];
  const shlo_attribute *attribute;
  shlo_builder *b = NULL;
  shlo_error *first = NULL;
  shlo_status status = SHLO_OK;
  if (p != programs)
    return SHLO_OK;
  shlo_tensor *zeros = NULL;
  TRY(shlo_builder_create("built", 5, &b, error));
#define AGAIN(call)                                                                                                    \
  do {                                                                                                                 \
    shlo_error *now = NULL;                                                                                            \
    shlo_status status_ = (call);                                                                                      \
    if (status_ == SHLO_OUT_OF_MEMORY) {                                                                               \
      status = status_;                                                                                                \
      shlo_error_destroy(first);                                                                                       \
      first = now;                                                                                                     \
      until_failure = has_failed = 0;                                                                                  \
      status_ = (call);                                                                                                \
    }                                                                                                                  \
    if (status_) {                                                                                                     \
      *error = now;                                                                                                    \
      shlo_builder_destroy(b);                                                                                         \
      return status_;                                                                                                  \
    }                                                                                                                  \
  } while (0)
  AGAIN(shlo_builder_tensor_type(b, SHLO_TYPE_F32, 1, shape, &type, &now));
  AGAIN(shlo_builder_begin_function(b, "main", 4, SHLO_VISIBILITY_PUBLIC, 1, &type, &body, &now));
  x = shlo_region_argument(body, 0);
  all[0] = x;
  for (long i = 0; i < size; ++i) {
    AGAIN(shlo_builder_set_location(b, "model.py", 8, (uint32_t)i, 1, &now));
    AGAIN(shlo_build_add(b, x, all[0], &y, &now));
    x = y;
  }
  AGAIN(shlo_tensor_create(SHLO_TYPE_I32, 1, large, &zeros, &now));
  AGAIN(shlo_builder_tensor_attribute(b, zeros, &attribute, &now));
  shlo_tensor_destroy(zeros);
  AGAIN(shlo_build_constant(b, attribute, NULL, &y, &now));
  AGAIN(shlo_builder_end_function(b, 1, &x, NULL, &now));
  AGAIN(shlo_builder_finish(b, &made, &now));
  shlo_builder_destroy(b);
  *error = first;
  return status;
}

static const struct {
  const char *name;
  shlo_status (*call)(Program *program, shlo_error **error);
  int of_artifact;
} calls[] = {
    {"parse", parsed, 0},
    {"parse, unverified", parsed_unverified, 0},
    {"print", printed, 0},
    {"print everything", printed_in_full, 0},
    {"verify", verified, 0},
    {"write", written, 0},
    {"write an old version", written_old, 0},
    {"blockers", searched, 0},
    {"read", read_again, 1},
    {"read, borrowed", read_borrowed, 1},
    {"inspect", inspected, 1},
    {"print an artifact", printed_versioned, 1},
    {"parse an artifact", parsed_versioned, 1},
    {"remove sharding", without_sharding, 0},
    {"decompose", without_chlo, 0},
    {"strip", without_others, 0},
    {"facts", asked, 1},
    {"plan and run", run, 0},
    {"build", built, 0},
};
enum { CALLS = sizeof calls / sizeof *calls };

/* --- Refusals --------------------------------------------------------------------------------------------- */

static const char *now_program = "", *now_call = "", *now_mode = "";
static long now_failing;

static void say_where(int signal_number) {
  char text[300];
  int length = snprintf(text, sizeof text, "%s: %s, block %ld %s: signal %d\n", now_program, now_call, now_failing,
                        now_mode, signal_number);
  if (write(2, text, (size_t)length) < 0)
    _exit(2);
  _exit(1);
}

/* The status of a call in which block `failing` is refused. */
static shlo_status tell(Program *program, size_t call, long failing) {
  shlo_error *error = NULL;
  made = NULL;
  bytes = NULL;
  findings = NULL;
  ok(shlo_diagnostics_create(&findings, &error));
  allocations = 0;
  has_failed = 0;
  until_failure = failing;
  shlo_status status = calls[call].call(program, &error);
  until_failure = has_failed = 0;
  if (status != shlo_error_code(error))
    fail_msg("%s: %s: the status %s has the error %s", program->name, calls[call].name, shlo_status_name(status),
             shlo_error_message(error, NULL));
  if (failing && status && status != SHLO_OUT_OF_MEMORY)
    fail_msg("%s: %s: %s: %s", program->name, calls[call].name, shlo_status_name(status),
             shlo_error_message(error, NULL));
  if (status == SHLO_OUT_OF_MEMORY && strstr(shlo_error_message(error, NULL), "destroyed"))
    fail_msg("%s: %s, block %ld %s: a module is damaged", program->name, calls[call].name, now_failing, now_mode);
  shlo_error_destroy(error);
  shlo_module_destroy(made);
  shlo_buffer_destroy(bytes);
  shlo_diagnostics_destroy(findings);
  return status;
}

static void renew(Program *p) {
  shlo_module_destroy(p->unverified);
  p->unverified = NULL;
  ok(shlo_module_parse(p->text.text, p->text.length, unverified_text, &p->unverified, &error));
}

static void large_blocks(void **state) {
  (void)state;
  static const struct {
    const char *name;
    int fails_once, spares_small;
  } modes[] = {{"alone", 1, 1}, {"and all large ones behind it", 0, 1}, {"and everything behind it", 0, 0}};
  const int signals[] = {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGALRM};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; ++i)
    signal(signals[i], say_where);
  long sites = 0, reported = 0;
  ok(shlo_parse_options_create(&unverified_text, &error));
  ok(shlo_parse_options_set_verify(unverified_text, 0, &error));
  ok(shlo_print_options_create(&everything, &error));
  ok(shlo_print_options_set_generic(everything, 1, &error));
  ok(shlo_print_options_set_locations(everything, 1, &error));
  ok(shlo_read_options_create(&borrowed, &error));
  ok(shlo_read_options_set_borrow(borrowed, 1, &error));
  ok(shlo_write_options_create(&old, &error));
  ok(shlo_write_options_set_target(old, "1.0.0", 5, &error));
  /* What the process keeps from its first uses. */
  shlo_plan *plan = NULL;
  shlo_module *first = parse(add_program);
  ok(shlo_plan_create(first, NULL, &plan, &error));
  shlo_plan_destroy(plan);
  shlo_module_destroy(first);
  for (Program *p = programs; p < programs + PROGRAMS; ++p) {
    if (only_program && strcmp(only_program, p->name))
      continue;
    counted_from = 0;
    const long blocks = live, mappings = mapped;
    p->make(&p->text);
    now_program = p->name;
    ok(shlo_module_parse(p->text.text, p->text.length, NULL, &p->module, &error));
    if (p->make != client) {
      ok(shlo_artifact_write(p->module, NULL, &p->artifact, &error));
      ok(shlo_artifact_print(data(p->artifact), size_of(p->artifact), NULL, &p->versioned, &error));
    }
    counted_from = 1 << 16;
    for (size_t call = 0; call < CALLS; ++call) {
      now_call = calls[call].name;
      if (only_call && strcmp(only_call, now_call))
        continue;
      if (!p->artifact && calls[call].of_artifact)
        continue;
      const int is_verify = calls[call].call == verified;
      if (is_verify)
        renew(p);
      const shlo_status usual = tell(p, call, 0);
      if (is_verify)
        renew(p);
      tell(p, call, 0);
      const long count = allocations;
      long tried = 0, refusals = 0;
      for (size_t mode = 0; mode < 3; ++mode) {
        fails_once = modes[mode].fails_once;
        spares_small = modes[mode].spares_small;
        now_mode = modes[mode].name;
        for (now_failing = 1 + ((long)call + (long)mode) % stride; now_failing <= count; now_failing += stride) {
          if (only_block && only_block != now_failing)
            continue;
          alarm(60);
          if (is_verify)
            renew(p);
          const long before = live;
          const shlo_status status = tell(p, call, now_failing);
          ++tried;
          refusals += status == SHLO_OUT_OF_MEMORY;
          if (status != usual && status != SHLO_OUT_OF_MEMORY)
            fail_msg("%s: %s, block %ld %s: %s", p->name, now_call, now_failing, now_mode, shlo_status_name(status));
          if (live > before + 64)
            fail_msg("%s: %s, block %ld of %ld %s: %ld blocks are leaked", p->name, now_call, now_failing, count,
                     now_mode, live - before);
        }
      }
      if (is_verify)
        renew(p);
      if (tell(p, call, 0) != usual)
        fail_msg("%s: %s fails after a failure", p->name, now_call);
      if (tried)
        print_message("%s: %s: %ld blocks, %ld refused, %ld reported\n", p->name, now_call, count, tried, refusals);
      sites += tried;
      reported += refusals;
    }
    alarm(0);
    shlo_module_destroy(p->module);
    shlo_module_destroy(p->unverified);
    shlo_buffer_destroy(p->artifact);
    shlo_buffer_destroy(p->versioned);
    free(p->text.text);
    if (live > blocks + 64 || mapped > mappings)
      fail_msg("%s: %ld blocks and %ld mappings are leaked", p->name, live - blocks, mapped - mappings);
  }
  print_message("%ld refused, %ld reported\n", sites, reported);
  assert_true(only_program || (sites >= 300 && reported >= sites / 2));
  shlo_write_options_destroy(old);
  shlo_read_options_destroy(borrowed);
  shlo_print_options_destroy(everything);
  shlo_parse_options_destroy(unverified_text);
}

int main(int argc, char **argv) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(large_blocks)};
  if (argc > 1)
    size = atol(argv[1]);
  if (argc > 2)
    stride = atol(argv[2]);
  if (argc > 3)
    only_program = argv[3];
  if (argc > 4)
    only_call = argv[4];
  if (argc > 5)
    only_block = atol(argv[5]);
  if (size < 100 || stride < 1)
    return 2;
  return cmocka_run_group_tests(tests, NULL, NULL);
}
