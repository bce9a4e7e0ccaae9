/* passes.h: passes that merge, fold and simplify, against the expected text of programs (optimizing/README.md), and
 * their limits.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>

enum { MOST_CASES = 128 };

typedef struct {
  char *pipeline, *program;
  const char *expected; /* NULL: the program's own text */
} Case;

static Case cases[MOST_CASES];
static size_t case_count;
static char *files[3];

/* Cuts the text at the next border. Returns what follows; NULL if there is none. */
static char *cut(char *text, const char *border) {
  char *found = strstr(text, border);
  if (!found)
    return NULL;
  *found = '\0';
  return found + strlen(border);
}

static int read_cases(void **state) {
  (void)state;
  static const char *const names[] = {"jaxlib.mlir", "folding.mlir", "simplification.mlir"};
  for (size_t i = 0; i < 3; ++i) {
    char path[4096];
    size_t size = 0;
    snprintf(path, sizeof path, "%s/%s", SHLO_OPTIMIZING, names[i]);
    files[i] = file_bytes(path, &size);
    assert_non_null(files[i]);
    for (char *at = files[i]; at;) {
      char *following = cut(at, "// -----\n");
      assert_true(case_count < MOST_CASES);
      Case *one = &cases[case_count++];
      one->expected = cut(at, "// =====\n");
      assert_non_null(one->expected);
      assert_memory_equal(at, "// run: ", strlen("// run: "));
      one->pipeline = at + strlen("// run: ");
      one->program = cut(one->pipeline, "\n");
      if (!strncmp(one->expected, "// unchanged\n", strlen("// unchanged\n")))
        one->expected = NULL;
      at = following;
    }
  }
  return 0;
}
static int free_cases(void **state) {
  (void)state;
  for (size_t i = 0; i < 3; ++i)
    free(files[i]);
  return 0;
}

static shlo_module *passed(const shlo_module *module, const char *pipeline, const shlo_pass_options *options) {
  shlo_module *made = NULL;
  ok(shlo_module_run_passes(module, pipeline, strlen(pipeline), options, &made, &error));
  return made;
}

/* Without blank lines at the end. The caller frees it. */
static char *text_of(const shlo_module *module) {
  shlo_buffer *text = NULL;
  ok(shlo_module_print(module, NULL, &text, &error));
  size_t size = shlo_buffer_size(text);
  char *copy = malloc(size + 1);
  memcpy(copy, shlo_buffer_data(text), size);
  while (size && copy[size - 1] == '\n')
    --size;
  copy[size] = '\0';
  shlo_buffer_destroy(text);
  return copy;
}

static bool is_text(const char *text, const char *expected) {
  size_t length = strlen(expected);
  while (length && expected[length - 1] == '\n')
    --length;
  return strlen(text) == length && !memcmp(text, expected, length);
}

/* The twins: the program without the passes does not have the text; and an unchanged program has no other's. */
static void test_texts(void **state) {
  (void)state;
  size_t changed = 0, unchanged = 0;
  const char *other = NULL;
  for (size_t i = 0; i < case_count; ++i) {
    shlo_module *module = parse(cases[i].program), *made = passed(module, cases[i].pipeline, NULL);
    char *before = text_of(module), *after = text_of(made);
    const char *expected = cases[i].expected ? cases[i].expected : before;
    if (!is_text(after, expected))
      fail_msg("case %zu: %s gave\n%s\ninstead of\n%s", i, cases[i].pipeline, after, expected);
    if (cases[i].expected) {
      assert_false(is_text(before, expected));
      other = expected;
      ++changed;
    } else {
      assert_false(other && is_text(after, other));
      ++unchanged;
    }
    free(before);
    free(after);
    shlo_module_destroy(made);
    shlo_module_destroy(module);
  }
  assert_true(changed >= 40);
  assert_true(unchanged >= 10);
}

static void test_again(void **state) {
  (void)state;
  size_t count = 0;
  for (size_t i = 0; i < case_count; ++i) {
    if (strstr(cases[i].pipeline, "(cse)")) /* not idempotent */
      continue;
    shlo_module *module = parse(cases[i].program), *made = passed(module, cases[i].pipeline, NULL);
    shlo_module *again = passed(made, cases[i].pipeline, NULL);
    char *first = text_of(made), *second = text_of(again);
    assert_string_equal(first, second);
    free(first);
    free(second);
    shlo_module_destroy(again);
    shlo_module_destroy(made);
    shlo_module_destroy(module);
    ++count;
  }
  assert_true(count >= 40);
}

/* --- Limits ---------------------------------------------------------------------------------------------- */

static const char folder[] = "stablehlo-aggressive-folder";
static const char eight_elements[] = "func.func @main() -> tensor<8xi32> {\n"
                                     "  %c = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>\n"
                                     "  %0 = stablehlo.negate %c : tensor<8xi32>\n"
                                     "  return %0 : tensor<8xi32>\n"
                                     "}\n";

static bool negates_with(const shlo_pass_options *options) {
  shlo_module *module = parse(eight_elements), *made = passed(module, folder, options);
  char *text = text_of(made);
  const bool negates = strstr(text, "stablehlo.negate") != NULL;
  free(text);
  shlo_module_destroy(made);
  shlo_module_destroy(module);
  return negates;
}

static void test_bytes(void **state) {
  (void)state;
  shlo_pass_options *options = NULL;
  ok(shlo_pass_options_create(&options, &error));
  ok(shlo_pass_options_set_max_folded_bytes(options, 31, &error));
  assert_true(negates_with(options));
  ok(shlo_pass_options_set_max_folded_bytes(options, 32, &error));
  assert_false(negates_with(options));
  shlo_pass_options_destroy(options);
}

static void test_rewrites(void **state) {
  (void)state;
  static const char pipeline[] = "stablehlo-aggressive-simplification";
  static const char program[] = "func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
                                "  %c = stablehlo.constant dense<0> : tensor<2xi32>\n"
                                "  %0 = stablehlo.add %x, %c : tensor<2xi32>\n"
                                "  %1 = stablehlo.or %0, %c : tensor<2xi32>\n"
                                "  return %1 : tensor<2xi32>\n"
                                "}\n";
  shlo_pass_options *options = NULL;
  shlo_module *module = parse(program), *made = UNTOUCHED(shlo_module);
  ok(shlo_pass_options_create(&options, &error));
  ok(shlo_pass_options_set_max_rewrites(options, 1, &error));
  fails(SHLO_LIMIT, "1 rewrites", shlo_module_run_passes(module, pipeline, strlen(pipeline), options, &made, &error));
  assert_ptr_equal(made, UNTOUCHED(shlo_module));
  ok(shlo_pass_options_set_max_rewrites(options, 2, &error));
  made = passed(module, pipeline, options);
  shlo_module_destroy(made);
  shlo_module_destroy(module);
  shlo_pass_options_destroy(options);
}

static void test_option_values(void **state) {
  (void)state;
  static const char pipeline[] = "stablehlo-aggressive-folder{fold-op-element-limit=-1}";
  shlo_module *module = parse(eight_elements), *made = UNTOUCHED(shlo_module);
  fails(SHLO_INVALID_ARGUMENT, "fold-op-element-limit",
        shlo_module_run_passes(module, pipeline, strlen(pipeline), NULL, &made, &error));
  shlo_module_destroy(module);
}

static uint64_t times(const shlo_pass_reports *reports, const char *rewrite) {
  for (size_t i = 0; i < shlo_pass_reports_rewrite_count(reports, 0); ++i)
    if (!strcmp(shlo_pass_reports_rewrite_name(reports, 0, i, NULL), rewrite))
      return shlo_pass_reports_rewrite_times(reports, 0, i);
  return 0;
}

/* Each pattern has its name in the report. */
static void test_report(void **state) {
  (void)state;
  static const char pipeline[] = "stablehlo-target-independent-optimization";
  static const char program[] =
      "func.func @main(%x: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2x1xi32>) {\n"
      "  %c = stablehlo.constant dense<0> : tensor<2xi32>\n"
      "  %d = stablehlo.constant dense<[3, 4]> : tensor<2xi32>\n"
      "  %0 = stablehlo.add %x, %c : tensor<2xi32>\n"
      "  %1 = stablehlo.subtract %d, %c : tensor<2xi32>\n"
      "  %2 = stablehlo.multiply %1, %d : tensor<2xi32>\n"
      "  %3 = stablehlo.reshape %x : (tensor<2xi32>) -> tensor<1x2xi32>\n"
      "  %4 = stablehlo.reshape %3 : (tensor<1x2xi32>) -> tensor<2x1xi32>\n"
      "  return %0, %2, %4 : tensor<2xi32>, tensor<2xi32>, tensor<2x1xi32>\n"
      "}\n";
  shlo_pass_options *options = NULL;
  shlo_pass_reports *reports = NULL;
  ok(shlo_pass_options_create(&options, &error));
  ok(shlo_pass_reports_create(&reports, &error));
  ok(shlo_pass_options_set_reports(options, reports, &error));
  shlo_module *module = parse(program), *made = passed(module, pipeline, options);
  assert_int_equal(shlo_pass_reports_count(reports), 1);
  assert_int_equal(times(reports, "neutral-operand"), 2);
  assert_int_equal(times(reports, "fold"), 1);
  assert_int_equal(times(reports, "reshape-of-reshape"), 1);
  assert_int_equal(times(reports, "transpose-of-transpose"), 0);
  assert_int_equal(shlo_pass_reports_ops_before(reports, 0), 9);
  assert_int_equal(shlo_pass_reports_ops_after(reports, 0), 4);
  shlo_module_destroy(made);
  shlo_module_destroy(module);
  shlo_pass_reports_destroy(reports);
  shlo_pass_options_destroy(options);
}

/* A chain of 20,000 ops on constants is one constant; one of concatenations is one concatenation. */
static void test_chains(void **state) {
  (void)state;
  enum { OPS = 20000, LINE = 200 };
  char *text = malloc((size_t)OPS * LINE + 1000), *out = text;
  out += sprintf(out,
                 "func.func @main(%%x: tensor<1xi32>) -> (tensor<2xi32>, tensor<%dxi32>) {\n"
                 "  %%c = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
                 "  %%a0 = stablehlo.add %%c, %%c : tensor<2xi32>\n"
                 "  %%b0 = stablehlo.concatenate %%x, %%x, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> "
                 "tensor<2xi32>\n",
                 OPS / 2 + 1);
  for (int i = 1; i < OPS / 2; ++i)
    out += sprintf(out,
                   "  %%a%d = stablehlo.add %%a%d, %%c : tensor<2xi32>\n"
                   "  %%b%d = stablehlo.concatenate %%b%d, %%x, dim = 0 : (tensor<%dxi32>, tensor<1xi32>) -> "
                   "tensor<%dxi32>\n",
                   i, i - 1, i, i - 1, i + 1, i + 2);
  sprintf(out, "  return %%a%d, %%b%d : tensor<2xi32>, tensor<%dxi32>\n}\n", OPS / 2 - 1, OPS / 2 - 1, OPS / 2 + 1);
  shlo_module *module = parse(text), *made = passed(module, "stablehlo-target-independent-optimization", NULL);
  free(text);
  text = text_of(made);
  assert_non_null(strstr(text, "dense<[10001, 20002]>"));
  assert_null(strstr(text, "stablehlo.add"));
  const char *only = strstr(text, "stablehlo.concatenate");
  assert_non_null(only);
  assert_null(strstr(only + 1, "stablehlo.concatenate"));
  free(text);
  shlo_module_destroy(made);
  shlo_module_destroy(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_texts),         cmocka_unit_test(test_again),  cmocka_unit_test(test_bytes),
      cmocka_unit_test(test_rewrites),      cmocka_unit_test(test_report), cmocka_unit_test(test_chains),
      cmocka_unit_test(test_option_values),
  };
  return cmocka_run_group_tests(tests, read_cases, free_cases);
}
