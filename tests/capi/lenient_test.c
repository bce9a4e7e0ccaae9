/* Programs that only the reference accepts (tests/conformance/lenient). If they are read leniently, they can be
 * inspected, printed and written, but not run.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

/* A reduction whose initial value has another element type, in a function that could be run. */
static const char program[] = "func.func @main(%a: tensor<2x3xf32>, %i: tensor<f16>) -> tensor<2xf32> {\n"
                              "  %0 = \"stablehlo.reduce\"(%a, %i) ({\n"
                              "  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
                              "    %1 = stablehlo.add %x, %y : tensor<f32>\n"
                              "    stablehlo.return %1 : tensor<f32>\n"
                              "  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f16>) -> tensor<2xf32>\n"
                              "  return %0 : tensor<2xf32>\n"
                              "}\n";

/* Expects that the call fails with the label of this rule. */
#define breaks(label, call)                                                                                            \
  do {                                                                                                                 \
    shlo_error *error = NULL;                                                                                          \
    assert_int_equal((call), SHLO_INVALID_PROGRAM);                                                                    \
    assert_true(shlo_error_diagnostic_count(error) > 0);                                                               \
    assert_string_equal(shlo_diagnostic_constraint(shlo_error_diagnostic(error, 0), NULL), label);                     \
    shlo_error_destroy(error);                                                                                         \
  } while (0)

static shlo_parse_options *lenient_parsing(void) {
  shlo_parse_options *options = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_lenient(options, 1, &error));
  return options;
}
static shlo_read_options *lenient_reading(void) {
  shlo_read_options *options = NULL;
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_read_options_set_lenient(options, 1, &error));
  return options;
}
static shlo_module *parse_leniently(const char *text, size_t length) {
  shlo_parse_options *options = lenient_parsing();
  shlo_module *module = NULL;
  ok(shlo_module_parse(text, length, options, &module, &error));
  shlo_parse_options_destroy(options);
  return module;
}

static void only_the_option_accepts_them(void **state) {
  (void)state;
  shlo_module *module = UNTOUCHED(shlo_module);
  breaks("reduce_c2", shlo_module_parse(program, strlen(program), NULL, &module, &error));
  breaks("reduce_c2", shlo_module_load(program, strlen(program), NULL, &module, &error));
  assert_ptr_equal(module, UNTOUCHED(shlo_module));
  shlo_parse_options *options = lenient_parsing();
  ok(shlo_parse_options_set_lenient(options, 0, &error));
  breaks("reduce_c2", shlo_module_parse(program, strlen(program), options, &module, &error));
  /* Programs that the reference rejects are still rejected. */
  ok(shlo_parse_options_set_lenient(options, 1, &error));
  size_t length = strlen(invalid_program);
  fails(SHLO_INVALID_PROGRAM, "", shlo_module_parse(invalid_program, length, options, &module, &error));
  assert_ptr_equal(module, UNTOUCHED(shlo_module));
  shlo_parse_options_destroy(options);
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_parse_options_set_lenient(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_read_options_set_lenient(NULL, 1, &error));
}

/* Initial values with dimensions that stay. Others are rejected in any case. */
static void bodies_can_have_dimensions(void **state) {
  (void)state;
  static const char form[] =
      "func.func @main(%%a: tensor<2x3xf32>, %%i: tensor<%1$dxf32>) -> tensor<3xf32> {\n"
      "  %%0 = \"stablehlo.reduce\"(%%a, %%i) ({\n"
      "  ^bb0(%%x: tensor<%2$dxf32>, %%y: tensor<%2$dxf32>):\n"
      "    %%1 = stablehlo.add %%x, %%y : tensor<%2$dxf32>\n"
      "    stablehlo.return %%1 : tensor<%2$dxf32>\n"
      "  }) {dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<%1$dxf32>) -> tensor<3xf32>\n"
      "  return %%0 : tensor<3xf32>\n"
      "}\n";
  shlo_parse_options *options = lenient_parsing();
  for (int init = 2; init <= 3; ++init)
    for (int body = 2; body <= 3; ++body) {
      char text[1024];
      const size_t length = (size_t)snprintf(text, sizeof text, form, init, body);
      shlo_module *module = UNTOUCHED(shlo_module);
      fails(SHLO_INVALID_PROGRAM, "", shlo_module_parse(text, length, NULL, &module, &error));
      if (init == 3 && body == 3) {
        ok(shlo_module_parse(text, length, options, &module, &error));
        fails(SHLO_INVALID_PROGRAM, "expected a 0-dimensional tensor", shlo_module_verify(module, &error));
        shlo_module_destroy(module);
      } else {
        fails(SHLO_INVALID_PROGRAM, "", shlo_module_parse(text, length, options, &module, &error));
        assert_ptr_equal(module, UNTOUCHED(shlo_module));
      }
    }
  shlo_parse_options_destroy(options);
}

static void they_are_not_verified(void **state) {
  (void)state;
  shlo_module *module = parse_leniently(program, strlen(program)), *rewritten = UNTOUCHED(shlo_module);
  shlo_plan *plan = UNTOUCHED(shlo_plan);
  for (int i = 0; i < 2; ++i) {
    breaks("reduce_c2", shlo_module_verify(module, &error));
    breaks("reduce_c2", shlo_plan_create(module, NULL, &plan, &error));
    breaks("reduce_c2", shlo_module_remove_sharding(module, &rewritten, &error));
    breaks("reduce_c2", shlo_module_decompose_chlo(module, &rewritten, &error));
  }
  assert_ptr_equal(plan, UNTOUCHED(shlo_plan));
  assert_ptr_equal(rewritten, UNTOUCHED(shlo_module));
  shlo_module_destroy(module);

  /* A program that satisfies all rules can be run, even if it was read leniently. */
  module = parse_leniently(add_program, strlen(add_program));
  ok(shlo_module_verify(module, &error));
  ok(shlo_plan_create(module, NULL, &plan, &error));
  shlo_plan_destroy(plan);
  shlo_module_destroy(module);
}

/* As text, as an artifact, and as the text of an artifact. */
static void goes_through_everything(const char *text, size_t length) {
  shlo_module *module = parse_leniently(text, length), *again = NULL;
  assert_true(shlo_module_function_count(module) > 0);
  assert_true(shlo_module_op_count(module) > 0);
  shlo_buffer *printed = NULL, *bytes = NULL, *same = NULL, *versioned = NULL, *parsed = NULL;
  shlo_inspection *found = NULL;
  ok(shlo_module_print(module, NULL, &printed, &error));
  ok(shlo_artifact_write(module, NULL, &bytes, &error));
  ok(shlo_artifact_inspect(shlo_buffer_data(bytes), shlo_buffer_size(bytes), &found, &error));
  shlo_inspection_destroy(found);
  shlo_plan *plan = UNTOUCHED(shlo_plan);
  fails(SHLO_INVALID_PROGRAM, "", shlo_plan_create(module, NULL, &plan, &error));
  shlo_module_destroy(module);

  shlo_read_options *reading = lenient_reading();
  fails(SHLO_INVALID_PROGRAM, "",
        shlo_artifact_read(shlo_buffer_data(bytes), shlo_buffer_size(bytes), NULL, &again, &error));
  ok(shlo_artifact_read(shlo_buffer_data(bytes), shlo_buffer_size(bytes), reading, &again, &error));
  ok(shlo_module_print(again, NULL, &same, &error));
  assert_string_equal(shlo_buffer_data(same), shlo_buffer_data(printed));
  fails(SHLO_INVALID_PROGRAM, "", shlo_module_verify(again, &error));
  shlo_module_destroy(again);
  ok(shlo_module_load(shlo_buffer_data(printed), shlo_buffer_size(printed), reading, &again, &error));
  shlo_module_destroy(again);
  shlo_read_options_destroy(reading);

  shlo_parse_options *parsing = lenient_parsing();
  ok(shlo_artifact_print(shlo_buffer_data(bytes), shlo_buffer_size(bytes), NULL, &versioned, &error));
  fails(SHLO_INVALID_PROGRAM, "",
        shlo_artifact_parse(shlo_buffer_data(versioned), shlo_buffer_size(versioned), NULL, NULL, &parsed, &error));
  ok(shlo_artifact_parse(shlo_buffer_data(versioned), shlo_buffer_size(versioned), parsing, NULL, &parsed, &error));
  shlo_parse_options_destroy(parsing);
  shlo_buffer_destroy(printed);
  shlo_buffer_destroy(bytes);
  shlo_buffer_destroy(same);
  shlo_buffer_destroy(versioned);
  shlo_buffer_destroy(parsed);
}

static void they_are_printed_written_and_inspected(void **state) {
  (void)state;
  goes_through_everything(program, strlen(program));
  /* The first program of the file breaks each of these rules. */
  size_t size = 0;
  char *text = file_bytes(SHLO_LENIENT, &size);
  assert_non_null(text);
  const char *end = strstr(text, "\n// -----");
  assert_non_null(end);
  assert_true(end - text > 4000);
  goes_through_everything(text, (size_t)(end - text));
  free(text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(only_the_option_accepts_them),
      cmocka_unit_test(bodies_can_have_dimensions),
      cmocka_unit_test(they_are_not_verified),
      cmocka_unit_test(they_are_printed_written_and_inspected),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
