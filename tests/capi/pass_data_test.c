/* What passes make of programs, as files of tests/capi/pass_data state it. A file has cases between lines with
 * "// -----". In a case,
 *
 *   // passes: PIPELINE   is what runs
 *   // gives: A ... B     is a line of the result, which has A and behind it B; the lines come in this order
 *   // fails: TEXT        is part of a message: the pipeline fails with SHLO_UNSUPPORTED
 *   // keeps: TOLERANCE   says that @main, which has no arguments, has the same results before and after
 *
 * Each comparison has a twin that must fail: the program as it was, a line that nobody prints, a result that is
 * changed.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <math.h>

enum { MOST_LINES = 64, MOST_RESULTS = 8 };

typedef struct {
  char passes[256], fails[256];
  char *gives[MOST_LINES];
  size_t lines;
  double tolerance; /* of keeps; negative: nothing runs */
} Case;

static size_t cases, lines, failures, runs;

static shlo_module *parse_with_tool_dialects(const char *text, size_t length) {
  shlo_parse_options *options = NULL;
  shlo_module *module = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_lenient(options, 1, &error));
  ok(shlo_parse_options_set_tool_dialects(options, 1, &error));
  ok(shlo_module_parse(text, length, options, &module, &error));
  shlo_parse_options_destroy(options);
  return module;
}

static shlo_pass_options *lenient_options(void) {
  shlo_pass_options *options = NULL;
  ok(shlo_pass_options_create(&options, &error));
  ok(shlo_pass_options_set_lenient(options, 1, &error));
  ok(shlo_pass_options_set_test_passes(options, 1, &error));
  return options;
}

static shlo_module *rewritten(const shlo_module *module, const char *passes) {
  shlo_pass_options *options = lenient_options();
  shlo_module *made = NULL;
  ok(shlo_module_run_passes(module, passes, strlen(passes), options, &made, &error));
  shlo_pass_options_destroy(options);
  return made;
}

/* Whether the line from `begin` to `end` has all parts of the expectation. */
static int fits(const char *begin, const char *end, const char *expected) {
  while (*expected) {
    const char *stop = strstr(expected, " ... ");
    const size_t length = stop ? (size_t)(stop - expected) : strlen(expected);
    const char *found = begin;
    while (found + length <= end && memcmp(found, expected, length))
      ++found;
    if (found + length > end)
      return 0;
    begin = found + length;
    expected += stop ? length + 5 : length;
  }
  return 1;
}

/* The number of expectations that lines of the text satisfy, in their order. */
static size_t satisfied(const char *text, char *const *expected, size_t count) {
  size_t next = 0;
  while (*text && next < count) {
    const char *end = text + strcspn(text, "\n");
    next += (size_t)fits(text, end, expected[next]);
    text = *end ? end + 1 : end;
  }
  return next;
}

static void expect_lines(const shlo_module *before, const shlo_module *after, Case *one) {
  char *text = module_text(after), *original = module_text(before);
  const size_t found = satisfied(text, one->gives, one->lines);
  if (found < one->lines)
    fail_msg("%s: no line has '%s' in\n%s", one->passes, one->gives[found], text);
  /* The twins: the pass left out, and each line with something that nobody prints. */
  assert_true(satisfied(original, one->gives, one->lines) < one->lines);
  for (size_t i = 0; i < one->lines; ++i) {
    char changed[1024], *kept = one->gives[i];
    snprintf(changed, sizeof changed, "%s ... nobody prints this", kept);
    one->gives[i] = changed;
    assert_true(satisfied(text, one->gives, one->lines) < one->lines);
    one->gives[i] = kept;
  }
  lines += one->lines;
  free(text);
  free(original);
}

static size_t results_of(const shlo_module *module, shlo_tensor **results) {
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  const size_t count = shlo_plan_output_count(plan);
  assert_in_range(count, 1, MOST_RESULTS);
  ok(shlo_plan_run(plan, 0, NULL, count, results, NULL, &error));
  shlo_plan_destroy(plan);
  return count;
}

/* Elements are f32, or pairs of them. */
static int are_near(const float *a, const float *b, size_t count, double tolerance) {
  for (size_t i = 0; i < count; ++i)
    if (!(fabs((double)a[i] - (double)b[i]) <= tolerance))
      return 0;
  return 1;
}

static void expect_values(const shlo_module *before, const shlo_module *after, double tolerance) {
  shlo_tensor *expected[MOST_RESULTS] = {NULL}, *found[MOST_RESULTS] = {NULL};
  const size_t count = results_of(before, expected);
  assert_int_equal(results_of(after, found), count);
  for (size_t i = 0; i < count; ++i) {
    const size_t bytes = shlo_tensor_size(expected[i]);
    assert_int_equal(shlo_tensor_size(found[i]), bytes);
    float *numbers = malloc(bytes);
    memcpy(numbers, shlo_tensor_data(found[i]), bytes);
    if (!are_near(shlo_tensor_data(expected[i]), numbers, bytes / 4, tolerance))
      fail_msg("result %zu is not the same", i);
    numbers[bytes / 4 - 1] += (float)(2 * tolerance + 1);
    assert_false(are_near(shlo_tensor_data(expected[i]), numbers, bytes / 4, tolerance));
    free(numbers);
    shlo_tensor_destroy(expected[i]);
    shlo_tensor_destroy(found[i]);
    ++runs;
  }
}

/* The text behind a mark at the beginning of a line; NULL if the line has another one. */
static const char *behind(const char *line, const char *mark) {
  return strncmp(line, mark, strlen(mark)) ? NULL : line + strlen(mark);
}

static void read_case(const char *text, size_t length, Case *one) {
  memset(one, 0, sizeof *one);
  one->tolerance = -1;
  for (const char *line = text; line < text + length; line += strcspn(line, "\n") + 1) {
    const size_t size = strcspn(line, "\n");
    char copy[1024];
    snprintf(copy, sizeof copy, "%.*s", (int)size, line);
    const char *value;
    if ((value = behind(copy, "// passes: ")))
      snprintf(one->passes, sizeof one->passes, "%s", value);
    else if ((value = behind(copy, "// fails: ")))
      snprintf(one->fails, sizeof one->fails, "%s", value);
    else if ((value = behind(copy, "// keeps: ")))
      one->tolerance = strtod(value, NULL);
    else if ((value = behind(copy, "// gives: "))) {
      assert_true(one->lines < MOST_LINES);
      one->gives[one->lines++] = strdup(value);
    }
  }
  assert_true(one->passes[0] != '\0' && (one->fails[0] != '\0' || one->lines > 0));
}

static void run_case(const char *text, size_t length) {
  Case one;
  read_case(text, length, &one);
  shlo_module *module = parse_with_tool_dialects(text, length);
  if (one.fails[0]) {
    shlo_module *made = UNTOUCHED(shlo_module);
    shlo_pass_options *options = lenient_options();
    fails(SHLO_UNSUPPORTED, one.fails,
          shlo_module_run_passes(module, one.passes, strlen(one.passes), options, &made, &error));
    assert_ptr_equal(made, UNTOUCHED(shlo_module));
    shlo_pass_options_destroy(options);
    ++failures;
  } else {
    shlo_module *made = rewritten(module, one.passes);
    expect_lines(module, made, &one);
    if (one.tolerance >= 0)
      expect_values(module, made, one.tolerance);
    /* The pass finds nothing more to do. */
    shlo_module *again = rewritten(made, one.passes);
    char *first = module_text(made), *second = module_text(again);
    assert_string_equal(first, second);
    free(first);
    free(second);
    shlo_module_destroy(again);
    shlo_module_destroy(made);
  }
  for (size_t i = 0; i < one.lines; ++i)
    free(one.gives[i]);
  shlo_module_destroy(module);
  ++cases;
}

static void run_file(const char *name) {
  char path[512];
  snprintf(path, sizeof path, "%s/%s.mlir", SHLO_PASS_DATA, name);
  size_t size = 0;
  char *text = file_bytes(path, &size);
  if (!text)
    fail_msg("cannot read %s", path);
  const char *begin = text;
  for (const char *end; *begin; begin = *end ? strchr(end + 1, '\n') + 1 : end) {
    end = strstr(begin, "\n// -----");
    if (!end)
      end = text + size;
    run_case(begin, (size_t)(end - begin));
  }
  free(text);
}

static void quant_to_math(void **state) { (void)state, run_file("quant_to_math"); }
static void quantized_ops(void **state) { (void)state, run_file("quantized_ops"); }
static void complex_math(void **state) { (void)state, run_file("complex_math"); }
static void chlo_recompose(void **state) { (void)state, run_file("chlo_recompose"); }
static void shapes(void **state) { (void)state, run_file("shapes"); }
static void broadcasting(void **state) { (void)state, run_file("broadcasting"); }

static size_t count(const char *text, const char *part) {
  size_t found = 0;
  for (; (text = strstr(text, part)); text += strlen(part))
    ++found;
  return found;
}

static char *answered(const char *program) {
  shlo_module *module = parse_with_tool_dialects(program, strlen(program));
  shlo_module *made = rewritten(module, "hlo-test-speculatability");
  char *text = module_text(made);
  shlo_module_destroy(made);
  shlo_module_destroy(module);
  return text;
}

/* Each question of the file is answered; turned into its opposite, none is. */
static void speculation(void **state) {
  (void)state;
  char path[512];
  snprintf(path, sizeof path, "%s/speculation.mlir", SHLO_PASS_DATA);
  size_t size = 0;
  char *program = file_bytes(path, &size);
  assert_non_null(program);
  const size_t questions = count(program, "\"hlo_test_speculatability.");
  assert_int_equal(questions, 50);
  char *text = answered(program);
  if (strstr(text, "hlo_test_speculatability"))
    fail_msg("a question was not answered:\n%s", text);
  assert_int_equal(count(text, "stablehlo."), 0); /* the ops went, too */
  free(text);
  char *twin = calloc(2, size + 4 * questions + 1);
  const char *at = program;
  for (const char *next; (next = strstr(at, ".is_")); at = next) {
    strncat(twin, at, (size_t)(next - at));
    const int is_no = !strncmp(next, ".is_not_speculatable", 20);
    strcat(twin, is_no ? ".is_speculatable" : ".is_not_speculatable");
    next = strchr(next, '"');
  }
  strcat(twin, at);
  text = answered(twin);
  assert_int_equal(count(text, "\"hlo_test_speculatability."), questions);
  free(text);
  free(twin);
  free(program);
}

/* What cannot be broadcast stays, with a message at the op. */
static void what_has_no_common_shape(void **state) {
  (void)state;
  static const struct {
    const char *operands, *types, *message;
  } wrong[] = {
      {"%a, %b", "tensor<4xf32>, tensor<3xf32>", "extents 4 and 3 cannot be broadcast to each other"},
      {"%a, %c", "tensor<4xf32>, tensor<?xf32, #stablehlo.bounds<4>>", "a bounded extent and a static one"},
      {"%a, %d", "tensor<4xf32>, tensor<?xf32>", "whose extents are static or bounded"},
      {"%a, %t", "tensor<4xf32>, !stablehlo.token", "must be tensors"},
      {"", "", "it needs an operand"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    char program[1024];
    snprintf(program, sizeof program,
             "func.func @f(%%a: tensor<4xf32>, %%b: tensor<3xf32>, %%c: tensor<?xf32, #stablehlo.bounds<4>>, "
             "%%d: tensor<?xf32>, %%t: !stablehlo.token) -> !stablehlo.token {\n"
             "  %%0 = \"hlo_test_broadcast.numpy_broadcast\"(%s) : (%s) -> !stablehlo.token\n"
             "  return %%0 : !stablehlo.token\n}\n",
             wrong[i].operands, wrong[i].types);
    shlo_module *module = parse_with_tool_dialects(program, strlen(program)), *made = NULL;
    shlo_diagnostics *findings = NULL;
    shlo_pass_options *options = lenient_options();
    ok(shlo_diagnostics_create(&findings, &error));
    ok(shlo_pass_options_set_diagnostics(options, findings, &error));
    ok(shlo_module_run_passes(module, BYTES("hlo-test-broadcast"), options, &made, &error));
    assert_int_equal(shlo_diagnostics_count(findings), 1);
    const shlo_diagnostic *finding = shlo_diagnostics_at(findings, 0);
    if (!strstr(shlo_diagnostic_message(finding, NULL), wrong[i].message))
      fail_msg("no '%s' in %s", wrong[i].message, shlo_diagnostic_message(finding, NULL));
    assert_int_equal(shlo_diagnostic_line(finding), 2);
    char *text = module_text(made);
    assert_non_null(strstr(text, "numpy_broadcast\""));
    free(text);
    shlo_pass_options_destroy(options);
    shlo_diagnostics_destroy(findings);
    shlo_module_destroy(made);
    shlo_module_destroy(module);
  }
}

/* Without the parse option, ops of shape have no pretty form, and broadcasts are written without them. */
static void without_tool_dialects(void **state) {
  (void)state;
  shlo_module *module = NULL;
  fails(SHLO_UNSUPPORTED, "shape.const_shape",
        shlo_module_parse(BYTES("func.func @f() -> tensor<1xindex> {\n  %0 = shape.const_shape [1] : tensor<1xindex>\n"
                                "  return %0 : tensor<1xindex>\n}\n"),
                          NULL, &module, &error));
  ok(shlo_module_parse(BYTES("func.func @f(%a: tensor<?xf32>, %b: tensor<f32>) -> tensor<?xf32> {\n"
                             "  %0 = chlo.broadcast_add %a, %b : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>\n"
                             "  return %0 : tensor<?xf32>\n}\n"),
                       NULL, &module, &error));
  shlo_module *made = rewritten(module, "chlo-legalize-to-stablehlo");
  char *text = module_text(made);
  assert_null(strstr(text, "shape."));
  assert_non_null(strstr(text, "stablehlo.dynamic_broadcast_in_dim"));
  free(text);
  shlo_module_destroy(made);
  shlo_module_destroy(module);
}

static void all_ran(void **state) {
  (void)state;
  print_message("%zu cases: %zu lines, %zu failures, %zu results, and their twins\n", cases, lines, failures, runs);
  assert_true(cases >= 30 && lines >= 132 && failures >= 5 && runs >= 10);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(quant_to_math),  cmocka_unit_test(quantized_ops), cmocka_unit_test(complex_math),
      cmocka_unit_test(chlo_recompose), cmocka_unit_test(shapes),        cmocka_unit_test(without_tool_dialects),
      cmocka_unit_test(broadcasting),   cmocka_unit_test(speculation),   cmocka_unit_test(what_has_no_common_shape),
      cmocka_unit_test(all_ran),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
