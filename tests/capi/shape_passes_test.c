/* passes.h: passes that refine and check shapes, against what the reference's passes make of the same programs
 * (shape_passes/cases.mlir), and inlining, which has no counterpart there.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>

enum { MOST_CASES = 64 };

typedef struct {
  char *pipeline, *program, *expected;
} Case;

static Case cases[MOST_CASES];
static size_t case_count;
static char *file;

static int read_cases(void **state) {
  (void)state;
  size_t size = 0;
  file = file_bytes(SHLO_SHAPE_PASSES, &size);
  assert_non_null(file);
  for (char *at = strstr(file, "// -----\n"); at && case_count < MOST_CASES;) {
    Case *one = &cases[case_count++];
    one->pipeline = at + strlen("// -----\n// ");
    one->program = strchr(one->pipeline, '\n');
    *one->program++ = '\0';
    one->expected = strstr(one->program, "// =>\n");
    assert_non_null(one->expected);
    *one->expected = '\0';
    one->expected += strlen("// =>\n");
    at = strstr(one->expected, "// -----\n");
    if (at)
      *at = '\0';
  }
  return 0;
}
static int free_cases(void **state) {
  (void)state;
  free(file);
  return 0;
}

static shlo_module *passed(const shlo_module *module, const char *pipeline) {
  shlo_module *made = NULL;
  ok(shlo_module_run_passes(module, pipeline, strlen(pipeline), NULL, &made, &error));
  return made;
}

/* Blank lines at the end do not count. */
static bool has_text(const shlo_module *module, const char *expected) {
  shlo_buffer *text = NULL;
  ok(shlo_module_print(module, NULL, &text, &error));
  size_t length = strlen(expected), size = shlo_buffer_size(text);
  const char *data = shlo_buffer_data(text);
  while (length && expected[length - 1] == '\n')
    --length;
  while (size && data[size - 1] == '\n')
    --size;
  const bool same = size == length && memcmp(data, expected, size) == 0;
  shlo_buffer_destroy(text);
  return same;
}

/* The text is the reference's, byte for byte, and running the passes again changes nothing. The twin has another
 * program's text. */
static void test_texts(void **state) {
  (void)state;
  assert_true(case_count >= 15);
  for (size_t i = 0; i < case_count; ++i) {
    shlo_module *module = parse(cases[i].program);
    shlo_module *made = passed(module, cases[i].pipeline), *again = passed(made, cases[i].pipeline);
    if (!has_text(made, cases[i].expected)) {
      shlo_buffer *text = NULL;
      ok(shlo_module_print(made, NULL, &text, &error));
      fail_msg("case %zu (%s) gave\n%s", i, cases[i].pipeline, shlo_buffer_data(text));
    }
    assert_true(has_text(again, cases[i].expected));
    assert_false(has_text(module, cases[i].expected));
    assert_false(has_text(made, cases[(i + 1) % case_count].expected));
    shlo_module_destroy(again);
    shlo_module_destroy(made);
    shlo_module_destroy(module);
  }
}

/* --- Inlining ------------------------------------------------------------------------------------------------------
 */

static const char calls[] = "func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
                            "  %0 = call @twice(%x) : (tensor<2xi32>) -> tensor<2xi32>\n"
                            "  %1 = call @twice(%0) : (tensor<2xi32>) -> tensor<2xi32>\n"
                            "  %2 = call @outside(%1) : (tensor<2xi32>) -> tensor<2xi32>\n"
                            "  return %2 : tensor<2xi32>\n"
                            "}\n"
                            "func.func private @twice(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
                            "  %c = stablehlo.constant dense<3> : tensor<2xi32>\n"
                            "  %0 = stablehlo.add %x, %c : tensor<2xi32>\n"
                            "  %1 = call @square(%0) : (tensor<2xi32>) -> tensor<2xi32>\n"
                            "  return %1 : tensor<2xi32>\n"
                            "}\n"
                            "func.func private @square(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
                            "  %0 = stablehlo.multiply %x, %x : tensor<2xi32>\n"
                            "  return %0 : tensor<2xi32>\n"
                            "}\n"
                            "func.func private @unused(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
                            "  return %x : tensor<2xi32>\n"
                            "}\n"
                            "func.func private @outside(tensor<2xi32>) -> tensor<2xi32>\n";
static const char inlined[] = "module {\n"
                              "  func.func @main(%arg0: tensor<2xi32>) -> tensor<2xi32> {\n"
                              "    %c = stablehlo.constant dense<3> : tensor<2xi32>\n"
                              "    %0 = stablehlo.add %arg0, %c : tensor<2xi32>\n"
                              "    %1 = stablehlo.multiply %0, %0 : tensor<2xi32>\n"
                              "    %2 = stablehlo.add %1, %c : tensor<2xi32>\n"
                              "    %3 = stablehlo.multiply %2, %2 : tensor<2xi32>\n"
                              "    %4 = call @outside(%3) : (tensor<2xi32>) -> tensor<2xi32>\n"
                              "    return %4 : tensor<2xi32>\n"
                              "  }\n"
                              "  func.func private @outside(tensor<2xi32>) -> tensor<2xi32>\n"
                              "}\n";

static void test_inline(void **state) {
  (void)state;
  shlo_module *module = parse(calls), *made = passed(module, "inline"), *other = passed(module, "symbol-dce");
  assert_true(has_text(made, inlined));
  assert_false(has_text(other, inlined));
  shlo_module_destroy(other);
  shlo_module_destroy(made);
  shlo_module_destroy(module);
}

/* A function that calls itself keeps that call, and the program still means something. */
static void test_recursion(void **state) {
  (void)state;
  shlo_module *module = parse("func.func @main(%x: tensor<i32>) -> tensor<i32> {\n"
                              "  %0 = call @main(%x) : (tensor<i32>) -> tensor<i32>\n"
                              "  return %0 : tensor<i32>\n"
                              "}\n");
  shlo_module_destroy(passed(module, "inline"));
  shlo_module *made = NULL;
  fails(SHLO_INVALID_PROGRAM, "recursively",
        shlo_module_run_passes(module, BYTES("stablehlo-refine-shapes"), NULL, &made, &error));
  shlo_module_destroy(module);
}

/* Each function calls the next one twice: the limit of ops holds. A chain of as many functions is fine. */
static void test_limits(void **state) {
  (void)state;
  enum { FUNCTIONS = 60, LENGTH = 200 };
  for (int times = 1; times <= 2; ++times) {
    char *text = malloc((FUNCTIONS + 2) * LENGTH * 2), *at = text;
    for (int i = 0; i < FUNCTIONS; ++i) {
      at += sprintf(at, "func.func %s @%s%d(%%x: tensor<f32>) -> tensor<f32> {\n", i ? "private" : "", i ? "f" : "main",
                    i);
      for (int k = 0; k < times; ++k)
        at += sprintf(at, "  %%%d = call @f%d(%%%s) : (tensor<f32>) -> tensor<f32>\n", k, i + 1, k ? "0" : "x");
      at += sprintf(at, "  return %%%d : tensor<f32>\n}\n", times - 1);
    }
    sprintf(at,
            "func.func private @f%d(%%x: tensor<f32>) -> tensor<f32> {\n  %%0 = stablehlo.sine %%x : tensor<f32>\n"
            "  return %%0 : tensor<f32>\n}\n",
            FUNCTIONS);
    shlo_module *module = parse(text), *made = NULL;
    if (times == 1) {
      made = passed(module, "inline");
      shlo_module_destroy(made);
    } else {
      fails(SHLO_LIMIT, "ops that passes make", shlo_module_run_passes(module, BYTES("inline"), NULL, &made, &error));
    }
    shlo_module_destroy(module);
    free(text);
  }
}

/* --- Errors --------------------------------------------------------------------------------------------------------
 */

static void refuses(const char *pipeline, shlo_status code, const char *message, const char *text) {
  shlo_module *module = parse(text), *made = UNTOUCHED(shlo_module);
  fails(code, message, shlo_module_run_passes(module, pipeline, strlen(pipeline), NULL, &made, &error));
  assert_ptr_equal(made, UNTOUCHED(shlo_module));
  shlo_module_destroy(module);
}

#define ASSERTION(condition)                                                                                           \
  "func.func @main(%p: tensor<i1>) {\n"                                                                                \
  "  %c = stablehlo.constant dense<" condition "> : tensor<i1>\n"                                                      \
  "  %n = stablehlo.constant dense<-7> : tensor<i32>\n"                                                                \
  "  %m = stablehlo.constant dense<12> : tensor<i64>\n"                                                                \
  "  stablehlo.custom_call @shape_assertion(%c, %n, %m) {error_message = \"{1} and {0}, but {{2} is {7}\", "           \
  "has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i64>) -> ()\n"                                           \
  "  return\n"                                                                                                         \
  "}\n"

static void test_assertions(void **state) {
  (void)state;
  refuses("stablehlo-check-shape-assertions", SHLO_FAILED, "12 and -7, but {2} is {7}", ASSERTION("false"));
  shlo_module *module = parse(ASSERTION("false"));
  shlo_module_destroy(passed(module, "stablehlo-check-shape-assertions{enable-shape-assertions=false}"));
  shlo_module_destroy(module);
  module = parse(ASSERTION("true"));
  shlo_module_destroy(passed(module, "stablehlo-check-shape-assertions"));
  shlo_module_destroy(module);
  refuses("stablehlo-check-shape-assertions", SHLO_INVALID_PROGRAM, "expects static assert_what (operand #0)",
          "func.func @main(%p: tensor<i1>) {\n"
          "  stablehlo.custom_call @shape_assertion(%p) {error_message = \"\", has_side_effect = true} : (tensor<i1>) "
          "-> ()\n"
          "  return\n}\n");
}

static void test_contradictions(void **state) {
  (void)state;
  refuses("stablehlo-refine-shapes", SHLO_INVALID_PROGRAM,
          "operand 0 follows from argument 0; operand 1 follows from argument 2",
          "func.func @main(%a: tensor<3xf32>, %b: tensor<f32>, %c: tensor<4xf32>) -> tensor<?xf32> {\n"
          "  %0 = stablehlo.abs %a : (tensor<3xf32>) -> tensor<?xf32>\n"
          "  %1 = stablehlo.abs %c : (tensor<4xf32>) -> tensor<?xf32>\n"
          "  %2 = stablehlo.add %0, %1 : tensor<?xf32>\n"
          "  return %2 : tensor<?xf32>\n"
          "}\n");
  refuses("stablehlo-refine-shapes", SHLO_INVALID_PROGRAM, "several functions",
          "func.func @f() {\n  return\n}\nfunc.func @g() {\n  return\n}\n");
  refuses("stablehlo-refine-arguments{types=tensor<3xf32>}", SHLO_INVALID_PROGRAM, "must match for static dimensions",
          "func.func @main(%a: tensor<4xf32>) {\n  return\n}\n");
  refuses("stablehlo-refine-arguments{types=tensor<3x>}", SHLO_INVALID_ARGUMENT, "Invalid type string",
          "func.func @main(%a: tensor<4xf32>) {\n  return\n}\n");
  refuses("stablehlo-canonicalize-dynamism", SHLO_INVALID_PROGRAM, "must be compatible with operation result #0",
          "func.func @main() -> tensor<2xf32> {\n"
          "  %c = stablehlo.constant dense<3> : tensor<1xi64>\n"
          "  %0 = stablehlo.custom_call @f(%c) {indices_of_shape_operands = dense<0> : tensor<1xi64>} : "
          "(tensor<1xi64>) -> tensor<2xf32>\n"
          "  return %0 : tensor<2xf32>\n"
          "}\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_texts),  cmocka_unit_test(test_inline),     cmocka_unit_test(test_recursion),
      cmocka_unit_test(test_limits), cmocka_unit_test(test_assertions), cmocka_unit_test(test_contradictions),
  };
  return cmocka_run_group_tests(tests, read_cases, free_cases);
}
