/* artifact.h: the version that a module needs, and what blocks a target.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "artifacts.h"

/* One expected diagnostic. */
struct place {
  const char *op, *subject, *version;
  uint32_t line;
};

static void expect_place(const shlo_diagnostic *found, const struct place *expected) {
  assert_string_equal(shlo_diagnostic_op(found, NULL), expected->op);
  assert_string_equal(shlo_diagnostic_subject(found, NULL), expected->subject);
  assert_string_equal(shlo_diagnostic_version(found, NULL), expected->version);
  assert_int_equal(shlo_diagnostic_line(found), expected->line);
  assert_non_null(strstr(shlo_diagnostic_message(found, NULL), expected->version));
}

/* Why the module cannot be written for that version; owned by the caller. */
static shlo_error *why_not(const shlo_module *module, const char *target, shlo_status code) {
  shlo_write_options *options = options_for(target);
  shlo_buffer *out = UNTOUCHED(shlo_buffer);
  shlo_error *error = NULL;
  assert_int_equal(shlo_artifact_write(module, options, &out, &error), code);
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));
  shlo_write_options_destroy(options);
  return error;
}

static void what_blocks_a_version_is_listed(void **state) {
  (void)state;
  /* 1.4.0 introduced `tan`. */
  shlo_module *module = parse("func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
                              "  %0 = stablehlo.tan %a : tensor<f32>\n"
                              "  return %0 : tensor<f32>\n"
                              "}\n");
  shlo_error *error = why_not(module, "1.3.0", SHLO_VERSION);
  assert_int_equal(shlo_error_diagnostic_count(error), 1);
  expect_place(shlo_error_diagnostic(error, 0), &(struct place){"stablehlo.tan", "", "1.4.0", 2});
  shlo_error_destroy(error);

  shlo_buffer *artifact = write_for(module, "1.4.0");
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(module);
}

/* Four blockers in three ops, each with location and version. */
static const char demanding_program[] =
    "func.func @main(%a: tensor<4xf32>, %b: tensor<4xf8E3M4>) -> tensor<4xi1> {\n"
    "  %0 = stablehlo.tan %a {my.order = #stablehlo<comparison_type WEAKORDER>} : tensor<4xf32>\n"
    "  %1 = stablehlo.convert %b : (tensor<4xf8E3M4>) -> tensor<4xf32>\n"
    "  %2 = stablehlo.compare LT, %0, %1, WEAKORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>\n"
    "  return %2 : tensor<4xi1>\n"
    "}\n";

static void everything_that_blocks_is_listed(void **state) {
  (void)state;
  const struct place expected[] = {{"func.func", "argument 1", "1.7.0", 1},
                                   {"stablehlo.tan", "", "1.4.0", 2},
                                   {"stablehlo.tan", "my.order", "1.22.0", 2},
                                   {"stablehlo.compare", "compare_type", "1.22.0", 4}};
  size_t count = sizeof expected / sizeof *expected;
  shlo_module *module = parse(demanding_program);
  const char *minimum = NULL;
  ok(shlo_module_minimum_version(module, &minimum, &error));
  assert_string_equal(minimum, "1.22.0");

  shlo_diagnostics *blockers = NULL;
  uint64_t found = 0;
  ok(shlo_diagnostics_create(&blockers, &error));
  ok(shlo_module_blockers(module, "1.3.0", 5, blockers, &found, &error));
  shlo_error *error = why_not(module, "1.3.0", SHLO_VERSION);
  assert_non_null(strstr(shlo_error_message(error, NULL), "1.3.0"));
  assert_non_null(strstr(shlo_error_message(error, NULL), "(and 3 more)"));
  assert_int_equal(found, count);
  assert_int_equal(shlo_diagnostics_count(blockers), count);
  assert_int_equal(shlo_error_diagnostic_count(error), count);
  for (size_t i = 0; i < count; ++i) {
    expect_place(shlo_diagnostics_at(blockers, i), &expected[i]);
    expect_place(shlo_error_diagnostic(error, i), &expected[i]);
  }
  shlo_error_destroy(error);

  /* Only what that version lacks. Diagnostics are appended; the collector may be NULL. */
  ok(shlo_module_blockers(module, "1.21.0", 6, blockers, &found, &error));
  assert_int_equal(found, 2);
  assert_int_equal(shlo_diagnostics_count(blockers), count + 2);
  ok(shlo_module_blockers(module, "1.22.7", 6, NULL, NULL, &error));
  ok(shlo_module_blockers(module, "1.22.0", 6, NULL, &found, &error));
  assert_int_equal(found, 0);

  found = 5;
  const char *untouched = "untouched";
  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_module_minimum_version(NULL, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "version is NULL", shlo_module_minimum_version(module, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "module is shlo_diagnostics",
        shlo_module_minimum_version((const shlo_module *)(const void *)blockers, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_module_blockers(NULL, "1.0.0", 5, blockers, &found, &error));
  fails(SHLO_INVALID_ARGUMENT, "target is NULL", shlo_module_blockers(module, NULL, 0, blockers, &found, &error));
  fails(SHLO_INVALID_ARGUMENT, "outside",
        shlo_module_blockers(module, next_version(), strlen(next_version()), blockers, &found, &error));
  fails(SHLO_INVALID_ARGUMENT, "outside", shlo_module_blockers(module, "0.8.0", 5, blockers, &found, &error));
  fails(SHLO_INVALID_ARGUMENT, "form", shlo_module_blockers(module, "week4", 5, blockers, &found, &error));
  fails(SHLO_INVALID_ARGUMENT, "blockers is shlo_module",
        shlo_module_blockers(module, "1.0.0", 5, (shlo_diagnostics *)(void *)module, &found, &error));
  assert_int_equal(found, 5);
  assert_string_equal(untouched, "untouched");
  assert_int_equal(shlo_diagnostics_count(blockers), count + 2);
  shlo_diagnostics_destroy(blockers);
  shlo_module_destroy(module);
}

static void what_no_version_has_is_told(void **state) {
  (void)state;
  shlo_module *module = parse("func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
                              "  %0 = chlo.erf %a : tensor<f32> -> tensor<f32>\n"
                              "  %1 = stablehlo.tan %0 : tensor<f32>\n"
                              "  return %1 : tensor<f32>\n"
                              "}\n");
  const char *minimum = "untouched";
  shlo_error *error = NULL;
  assert_int_equal(shlo_module_minimum_version(module, &minimum, &error), SHLO_UNSUPPORTED);
  assert_string_equal(minimum, "untouched");
  assert_int_equal(shlo_error_diagnostic_count(error), 1);
  assert_string_equal(shlo_diagnostic_op(shlo_error_diagnostic(error, 0), NULL), "chlo.erf");
  assert_string_equal(shlo_diagnostic_version(shlo_error_diagnostic(error, 0), NULL), "");
  shlo_error_destroy(error);

  shlo_diagnostics *blockers = NULL;
  uint64_t found = 0;
  ok(shlo_diagnostics_create(&blockers, &error));
  ok(shlo_module_blockers(module, "0.9.0", 5, blockers, &found, &error));
  assert_int_equal(found, 2);
  assert_string_equal(shlo_diagnostic_version(shlo_diagnostics_at(blockers, 0), NULL), "1.4.0");
  assert_string_equal(shlo_diagnostic_version(shlo_diagnostics_at(blockers, 1), NULL), "");
  error = why_not(module, "0.9.0", SHLO_UNSUPPORTED);
  assert_int_equal(shlo_error_diagnostic_count(error), 2);
  shlo_error_destroy(error);
  shlo_module_destroy(module);

  module = parse("module { module @inside { func.func private @f() } }");
  ok(shlo_module_blockers(module, "1.22.0", 6, NULL, &found, &error));
  assert_int_equal(found, 1);
  fails(SHLO_UNSUPPORTED, "builtin.module", shlo_module_minimum_version(module, &minimum, &error));
  error = why_not(module, NULL, SHLO_UNSUPPORTED);
  assert_non_null(strstr(shlo_error_message(error, NULL), "builtin.module"));
  shlo_error_destroy(error);
  shlo_diagnostics_destroy(blockers);
  shlo_module_destroy(module);
}

/* The type of a function repeats the types of its arguments, the value of a constant that of its result. Any other
 * attribute with the same type is a blocker of its own. */
static void a_place_blocks_once(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main(%unused: tensor<4xf8E3M4>, %b: tensor<4xf8E3M4>) -> (tensor<f4E2M1FN>, tensor<4xf8E3M4>) {\n"
      "  %0 = stablehlo.constant {my.type = f8E8M0FNU} dense<1.0> : tensor<f8E8M0FNU>\n"
      "  %1 = stablehlo.convert %0 : (tensor<f8E8M0FNU>) -> tensor<f4E2M1FN>\n"
      "  return %1, %b : tensor<f4E2M1FN>, tensor<4xf8E3M4>\n"
      "}\n";
  const struct place expected[] = {{"func.func", "argument 0", "1.7.0", 1},
                                   {"func.func", "function_type", "1.8.0", 1},
                                   {"stablehlo.constant", "result 0", "1.8.0", 2},
                                   {"stablehlo.constant", "my.type", "1.8.0", 2},
                                   {"stablehlo.convert", "result 0", "1.8.0", 3}};
  size_t count = sizeof expected / sizeof *expected;
  shlo_module *module = parse(text);
  shlo_diagnostics *blockers = NULL;
  uint64_t found = 0;
  ok(shlo_diagnostics_create(&blockers, &error));
  ok(shlo_module_blockers(module, "1.0.0", 5, blockers, &found, &error));
  assert_int_equal(found, count);
  for (size_t i = 0; i < count; ++i)
    expect_place(shlo_diagnostics_at(blockers, i), &expected[i]);
  shlo_diagnostics_destroy(blockers);
  shlo_module_destroy(module);
}

/* All blockers are counted, and the first ones are listed. */
static void lists_of_blockers_have_an_end(void **state) {
  (void)state;
  enum { ops = 2500, width = 64 };
  char *text = malloc((ops + 4) * width), *end = text;
  end += sprintf(end, "func.func @main(%%v: tensor<f32>) -> tensor<f32> {\n");
  for (int i = 0; i < ops; ++i)
    end += sprintf(end, "  %%v%d = stablehlo.tan %%v : tensor<f32>\n", i);
  sprintf(end, "  return %%v : tensor<f32>\n}\n");
  shlo_module *module = parse(text);
  shlo_diagnostics *blockers = NULL;
  uint64_t found = 0;
  ok(shlo_diagnostics_create(&blockers, &error));
  ok(shlo_module_blockers(module, "1.0.0", 5, blockers, &found, &error));
  assert_int_equal(found, ops);
  assert_int_equal(shlo_diagnostics_count(blockers), 1000);
  shlo_error *error = why_not(module, "1.0.0", SHLO_VERSION);
  assert_int_equal(shlo_error_diagnostic_count(error), 1000);
  assert_non_null(strstr(shlo_error_message(error, NULL), "(and 2499 more)"));
  shlo_error_destroy(error);
  shlo_diagnostics_destroy(blockers);
  shlo_module_destroy(module);
  free(text);
}

/* The same for what no version has. */
static void lists_of_what_no_version_has_have_an_end(void **state) {
  (void)state;
  for (int ops = 999; ops <= 1001; ++ops) {
    enum { width = 64 };
    char *text = malloc((size_t)(ops + 4) * width), *end = text;
    end += sprintf(end, "func.func @main(%%v: tensor<f32>) -> tensor<f32> {\n");
    for (int i = 0; i < ops; ++i)
      end += sprintf(end, "  %%v%d = chlo.erf %%v : tensor<f32> -> tensor<f32>\n", i);
    sprintf(end, "  return %%v : tensor<f32>\n}\n");
    shlo_module *module = parse(text);
    shlo_diagnostics *blockers = NULL;
    shlo_error *error = NULL;
    const char *minimum = NULL;
    uint64_t found = 0;
    ok(shlo_diagnostics_create(&blockers, &error));
    ok(shlo_module_blockers(module, "1.22.0", 6, blockers, &found, &error));
    assert_int_equal(found, ops);
    assert_int_equal(shlo_diagnostics_count(blockers), ops < 1000 ? ops : 1000);
    assert_int_equal(shlo_module_minimum_version(module, &minimum, &error), SHLO_UNSUPPORTED);
    assert_int_equal(shlo_error_diagnostic_count(error), ops < 1000 ? ops : 1000);
    shlo_error_destroy(error);
    shlo_diagnostics_destroy(blockers);
    shlo_module_destroy(module);
    free(text);
  }
}

/* The minimum version is the one that blockers stop at: the release before has some, the version itself has none. */
static void the_minimum_is_the_first_version_without_blockers(void **state) {
  (void)state;
  static const char *const programs[] = {
      "func.func @main(%a: tensor<f32>) -> tensor<f32> { return %a : tensor<f32> }",
      "func.func @main(%a: tensor<2xf8E4M3>) { return }",
      "func.func @main(%a: tensor<2xf4E2M1FN>) { return }",
      "func.func @main(%a: tensor<2xi2>) { return }",
      "func.func @main(%a: tensor<f32>) -> tensor<f32> { %0 = stablehlo.tan %a : tensor<f32> return %0 : tensor<f32> }",
      "func.func @main(%a: tensor<f32>) -> tensor<f32> { %0 = stablehlo.custom_call @f(%a) "
      "{api_version = 4 : i32, backend_config = {a = true}} : (tensor<f32>) -> tensor<f32> return %0 : tensor<f32> }",
      "func.func @main(%a: tensor<f32>) -> tensor<f32> { %0 = stablehlo.custom_call @f(%a) {api_version = 4 : i32} "
      ": (tensor<f32>) -> tensor<f32> return %0 : tensor<f32> }",
      "func.func @main(%a: tensor<f32>) -> tensor<f32> { %0 = stablehlo.exponential %a {result_accuracy = "
      "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f32> "
      "return %0 : tensor<f32> }",
      "func.func @main(%a: tensor<f32>) -> tensor<i1> { %0 = stablehlo.compare EQ, %a, %a, WEAKORDER "
      ": (tensor<f32>, tensor<f32>) -> tensor<i1> return %0 : tensor<i1> }"};
  static const char *const minima[] = {"0.9.0", "1.7.0", "1.8.0", "1.2.0", "1.4.0",
                                       "1.3.0", "1.3.0", "1.9.0", "1.22.0"};
  for (size_t i = 0; i < sizeof programs / sizeof *programs; ++i) {
    shlo_module *module = parse(programs[i]);
    const char *minimum = NULL;
    ok(shlo_module_minimum_version(module, &minimum, &error));
    assert_string_equal(minimum, minima[i]);
    int is_there = 0;
    for (size_t k = 0; k < shlo_release_count(); ++k) {
      const char *release = shlo_release_version(k);
      uint64_t found = 99;
      is_there |= strcmp(release, minimum) == 0;
      ok(shlo_module_blockers(module, release, strlen(release), NULL, &found, &error));
      assert_int_equal(found == 0, is_there);
      shlo_write_options *options = options_for(release);
      shlo_buffer *artifact = NULL;
      assert_int_equal(shlo_artifact_write(module, options, &artifact, NULL), is_there ? SHLO_OK : SHLO_VERSION);
      shlo_write_options_destroy(options);
      if (is_there) {
        shlo_module *again = read_back(artifact);
        expect_same_text(module, again);
        shlo_module_destroy(again);
      }
      shlo_buffer_destroy(artifact);
    }
    assert_true(is_there);
    shlo_module_destroy(module);
  }
}

/* Tried with the releases themselves: jaxlib 0.5.3 (StableHLO 1.10.0) and older do not read these attributes, 0.6.2
 * (1.11.0) does. */
static void attributes_that_old_consumers_cannot_read_are_told(void **state) {
  (void)state;
  static const char program[] =
      "module attributes {jax.flag_of_module} {\n"
      "  func.func @main(%%a: tensor<f32> {jax.flag, jax.text = \"x\"}) -> (tensor<f32> {jax.list = [1, unit]}) {\n"
      "    %%0 = stablehlo.abs %%a {my.number = 1 : i32, my.list = array<i64: 1>, my.type = f32} : tensor<f32>\n"
      "    %%1 = stablehlo.abs %%0 {my.flag, my.small = array<i32: 1>} : tensor<f32>\n"
      "    %%2 = stablehlo.abs %%1 {my.flag, my.symbol = @main} : tensor<f32>\n"
      "    %%3 = stablehlo.custom_call @f(%%2) {%s = %s}\n"
      "        : (tensor<f32>) -> tensor<f32>\n"
      "    return %%3 : tensor<f32>\n"
      "  }\n"
      "}\n";
  struct place expected[] = {{"func.func", "jax.flag", "1.11.0", 2},
                             {"func.func", "jax.list", "1.11.0", 2},
                             {"stablehlo.abs", "my.flag", "1.11.0", 4},
                             {"stablehlo.abs", "my.small", "1.11.0", 4},
                             {"stablehlo.custom_call", "", "1.11.0", 6}};
  size_t count = sizeof expected / sizeof *expected;
  /* With all attributes of an op in one dictionary, and with properties. */
  static const struct {
    const char *target, *name, *value;
  } cases[] = {{"0.14.0", "my.config", "{a}"}, {"1.10.0", "backend_config", "{a, b = 1 : i32}, api_version = 4 : i32"}};
  for (size_t k = 0; k < sizeof cases / sizeof *cases; ++k) {
    char text[1024];
    snprintf(text, sizeof text, program, cases[k].name, cases[k].value);
    expected[count - 1].subject = cases[k].name;
    shlo_module *module = parse(text);
    shlo_write_options *options = options_for(cases[k].target);
    shlo_diagnostics *diagnostics = NULL;
    shlo_buffer *artifact = NULL;
    ok(shlo_diagnostics_create(&diagnostics, &error));
    ok(shlo_write_options_set_diagnostics(options, diagnostics, &error));
    ok(shlo_artifact_write(module, options, &artifact, &error));
    shlo_buffer_destroy(artifact);
    /* Behind them, what every version has in another form. */
    assert_int_equal(shlo_diagnostics_count(diagnostics), count + 2);
    for (size_t i = 0; i < count; ++i) {
      const shlo_diagnostic *warning = shlo_diagnostics_at(diagnostics, i);
      assert_int_equal(shlo_diagnostic_severity(warning), SHLO_SEVERITY_WARNING);
      expect_place(warning, &expected[i]);
      assert_non_null(strstr(shlo_diagnostic_message(warning, NULL), expected[i].subject));
      assert_non_null(strstr(shlo_diagnostic_message(warning, NULL), "older than StableHLO 1.11.0"));
    }
    ok(shlo_write_options_set_target(options, "1.11.0", 6, &error));
    ok(shlo_artifact_write(module, options, &artifact, &error));
    shlo_buffer_destroy(artifact);
    assert_int_equal(shlo_diagnostics_count(diagnostics), count + 4);
    for (size_t i = 0; i < 4; ++i)
      assert_string_equal(shlo_diagnostic_subject(shlo_diagnostics_at(diagnostics, count + i), NULL),
                          i % 2 ? "my.symbol" : "my.list");
    shlo_write_options_destroy(options);
    shlo_diagnostics_destroy(diagnostics);
    shlo_module_destroy(module);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_blocks_a_version_is_listed),
      cmocka_unit_test(everything_that_blocks_is_listed),
      cmocka_unit_test(what_no_version_has_is_told),
      cmocka_unit_test(a_place_blocks_once),
      cmocka_unit_test(lists_of_blockers_have_an_end),
      cmocka_unit_test(lists_of_what_no_version_has_have_an_end),
      cmocka_unit_test(the_minimum_is_the_first_version_without_blockers),
      cmocka_unit_test(attributes_that_old_consumers_cannot_read_are_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
