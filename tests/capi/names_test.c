/* Names of arguments and results; errors about one input; text that is not UTF-8.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

/* As JAX writes it: names in locations and in jax.result_info, and a wrapper around a function of symbolic shapes. */
static const char named_program[] =
    "module {\n"
    "  func.func public @main(%arg0: tensor<?xf32> loc(unknown), %arg1: tensor<2xf32> loc(\"params['w']\"),\n"
    "                         %arg2: tensor<2xf32> loc(\"f.py\":1:2))\n"
    "      -> (tensor<2xf32> {jax.result_info = \"result['y']\"}, tensor<?xf32>) {\n"
    "    %0 = call @wrapped(%arg1, %arg0) : (tensor<2xf32>, tensor<?xf32>) -> tensor<?xf32>\n"
    "    %1 = stablehlo.add %arg1, %arg2 : tensor<2xf32>\n"
    "    return %1, %0 : tensor<2xf32>, tensor<?xf32>\n"
    "  }\n"
    "  func.func private @wrapped(%arg0: tensor<2xf32> loc(unknown), %arg1: tensor<?xf32> loc(\"x\"(\"g.py\":3:4)))\n"
    "      -> tensor<?xf32> {\n"
    "    return %arg1 : tensor<?xf32>\n"
    "  }\n"
    "  func.func private @declared(tensor<2xf32>)\n"
    "}\n";

#define expect_name(expected, accessor, subject, index)                                                                \
  do {                                                                                                                 \
    size_t length_ = SIZE_MAX;                                                                                         \
    assert_string_equal(accessor(subject, index, &length_), expected);                                                 \
    assert_int_equal(length_, strlen(expected));                                                                       \
    assert_string_equal(accessor(subject, index, NULL), expected);                                                     \
  } while (0)

static void arguments_and_results_have_names(void **state) {
  (void)state;
  shlo_module *module = parse(named_program);
  shlo_function *function = NULL, *declared = NULL;
  shlo_plan *plan = NULL;
  ok(shlo_module_function(module, NULL, 0, &function, &error));
  ok(shlo_module_function(module, "declared", strlen("declared"), &declared, &error));
  ok(shlo_plan_create(module, NULL, &plan, &error));
  shlo_module_destroy(module);

  static const char *const arguments[] = {"x", "params['w']", "", ""}, *const results[] = {"result['y']", "", ""};
  for (size_t i = 0; i < 4; ++i) {
    expect_name(arguments[i], shlo_function_argument_name, function, i);
    expect_name(arguments[i], shlo_plan_input_name, plan, i);
  }
  for (size_t i = 0; i < 3; ++i) {
    expect_name(results[i], shlo_function_result_name, function, i);
    expect_name(results[i], shlo_plan_output_name, plan, i);
  }
  expect_name("", shlo_function_argument_name, declared, 0);
  expect_name("", shlo_function_argument_name, NULL, 0);
  expect_name("", shlo_function_result_name, NULL, 0);
  expect_name("", shlo_plan_input_name, NULL, 0);
  expect_name("", shlo_plan_output_name, NULL, 0);
  shlo_plan_destroy(plan);
  shlo_function_destroy(declared);
  shlo_function_destroy(function);
}

static void parts_of_a_tuple_are_numbered(void **state) {
  (void)state;
  shlo_plan *plan = plan_of("func.func @main(%t: tuple<tensor<f32>, tuple<tensor<i32>>> loc(\"state\"), %u: "
                            "tuple<tensor<f32>> loc(unknown)) -> tensor<f32> {\n"
                            "  %0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<f32>, tuple<tensor<i32>>>) -> "
                            "tensor<f32>\n  return %0 : tensor<f32>\n}\n");
  expect_name("state[0]", shlo_plan_input_name, plan, 0);
  expect_name("state[1]", shlo_plan_input_name, plan, 1);
  expect_name("", shlo_plan_input_name, plan, 2);
  shlo_plan_destroy(plan);
}

static void an_error_about_an_input_has_a_diagnostic(void **state) {
  (void)state;
  shlo_module *module = parse(named_program);
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  shlo_module_destroy(module);
  int64_t two[] = {2}, three[] = {3};
  float values[] = {1, 2, 3};
  shlo_tensor *pair = tensor_f32(1, two, values), *triple = tensor_f32(1, three, values), *results[2] = {NULL, NULL};
  const shlo_tensor *inputs[] = {pair, triple, pair};
  shlo_error *error = NULL;
  assert_int_equal(shlo_plan_run(plan, 3, inputs, 2, results, NULL, &error), SHLO_INVALID_ARGUMENT);
  assert_string_equal(shlo_error_message(error, NULL),
                      "input 1 (params['w']) is tensor<3xf32>, expected tensor<2xf32>");
  assert_int_equal(shlo_error_diagnostic_count(error), 1);
  const shlo_diagnostic *diagnostic = shlo_error_diagnostic(error, 0);
  assert_string_equal(shlo_diagnostic_subject(diagnostic, NULL), "input 1");
  assert_string_equal(shlo_diagnostic_message(diagnostic, NULL), shlo_error_message(error, NULL));
  shlo_error_destroy(error);

  inputs[1] = pair;
  results[0] = triple;
  assert_int_equal(shlo_plan_run(plan, 3, inputs, 2, results, NULL, &error), SHLO_INVALID_ARGUMENT);
  assert_string_equal(shlo_error_message(error, NULL),
                      "output 0 (result['y']) is tensor<3xf32>, expected tensor<2xf32>");
  assert_string_equal(shlo_diagnostic_subject(shlo_error_diagnostic(error, 0), NULL), "output 0");
  shlo_error_destroy(error);
  shlo_tensor_destroy(pair);
  shlo_tensor_destroy(triple);
  shlo_plan_destroy(plan);
}

/* The bytes of a name, between two texts; the message has them escaped, the accessor has them as they are. */
static void messages_are_utf8(void **state) {
  (void)state;
  static const struct {
    const char *escaped, *bytes, *shown;
  } names[] = {
      {"a\\C3\\A9b",
       "a\xC3\xA9"
       "b",
       "a\xC3\xA9"
       "b"},                                                        /* e with an accent */
      {"\\F0\\9F\\98\\80", "\xF0\x9F\x98\x80", "\xF0\x9F\x98\x80"}, /* four bytes */
      {"\\FFfoo",
       "\xFF"
       "foo",
       "\\xFFfoo"},
      {"foo\\C3", "foo\xC3", "foo\\xC3"}, /* cut off */
      {"\\C0\\80x",
       "\xC0\x80"
       "x",
       "\\xC0\\x80x"}, /* overlong */
      {"\\E0\\80\\80x",
       "\xE0\x80\x80"
       "x",
       "\\xE0\\x80\\x80x"}, /* overlong */
      {"\\ED\\A0\\80x",
       "\xED\xA0\x80"
       "x",
       "\\xED\\xA0\\x80x"}, /* a surrogate */
      {"\\F4\\90\\80\\80x",
       "\xF4\x90\x80\x80"
       "x",
       "\\xF4\\x90\\x80\\x80x"}, /* above U+10FFFF */
      {"\\E2\\82x",
       "\xE2\x82"
       "x",
       "\\xE2\\x82x"},
      {"\\80x",
       "\x80"
       "x",
       "\\x80x"},
      {"\\1B[31m\\07x", "\x1B[31m\ax", "\\x1B[31m\\x07x"}, /* control characters */
      {"\\7F\\C2\\9Bx", "\x7F\xC2\x9Bx", "\\x7F\\xC2\\x9Bx"},
      {"\\C2\\A0x", "\xC2\xA0x", "\xC2\xA0x"}, /* the first after them */
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    char text[512];
    snprintf(text, sizeof text,
             "func.func private @\"%s\"(%%a: tensor<2xf32>) -> tensor<2xf32> {\n"
             "  %%0 = stablehlo.custom_call @\"%s\"(%%a) : (tensor<2xf32>) -> tensor<2xf32>\n"
             "  return %%0 : tensor<2xf32>\n}\n",
             names[i].escaped, names[i].escaped);
    shlo_module *module = parse(text);
    shlo_function *function = NULL;
    ok(shlo_module_function_at(module, 0, &function, &error));
    assert_string_equal(shlo_function_name(function, NULL), names[i].bytes);
    shlo_plan_options *options = NULL;
    ok(shlo_plan_options_create(&options, &error));
    ok(shlo_plan_options_set_function(options, names[i].bytes, strlen(names[i].bytes), &error));
    shlo_plan *plan = NULL;
    shlo_error *error = NULL;
    assert_int_equal(shlo_plan_create(module, options, &plan, &error), SHLO_UNSUPPORTED);
    if (!strstr(shlo_error_message(error, NULL), names[i].shown))
      fail_msg("name %zu: no '%s' in '%s'", i, names[i].shown, shlo_error_message(error, NULL));
    if (!strstr(shlo_diagnostic_message(shlo_error_diagnostic(error, 0), NULL), names[i].shown))
      fail_msg("name %zu: no '%s' in the diagnostic", i, names[i].shown);
    shlo_error_destroy(error);
    shlo_plan_options_destroy(options);
    shlo_function_destroy(function);
    shlo_module_destroy(module);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(arguments_and_results_have_names),
      cmocka_unit_test(parts_of_a_tuple_are_numbered),
      cmocka_unit_test(an_error_about_an_input_has_a_diagnostic),
      cmocka_unit_test(messages_are_utf8),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
