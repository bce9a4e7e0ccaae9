/* artifact.h
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

/* An artifact that JAX exported, from the examples. */
static char *model;
static size_t model_size;

static int read_model(void **state) {
  (void)state;
  model = file_bytes(SHLO_MODEL, &model_size);
  return model ? 0 : -1;
}

static int free_model(void **state) {
  (void)state;
  free(model);
  return 0;
}

static shlo_buffer *write_for(const shlo_module *module, const char *target) {
  shlo_write_options *options = NULL;
  shlo_buffer *artifact = NULL;
  ok(shlo_write_options_create(&options, &error));
  ok(shlo_write_options_set_target(options, target, strlen(target), &error));
  ok(shlo_artifact_write(module, options, &artifact, &error));
  shlo_write_options_destroy(options);
  return artifact;
}

static shlo_module *read_back(const shlo_buffer *artifact) {
  shlo_module *module = NULL;
  ok(shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &module, &error));
  return module;
}

static void expect_same_text(const shlo_module *a, const shlo_module *b) {
  shlo_buffer *left = NULL, *right = NULL;
  ok(shlo_module_print(a, NULL, &left, &error));
  ok(shlo_module_print(b, NULL, &right, &error));
  assert_string_equal(shlo_buffer_data(left), shlo_buffer_data(right));
  shlo_buffer_destroy(left);
  shlo_buffer_destroy(right);
}

/* --- What is in these bytes? -------------------------------------------------------------------- */

static void contents_are_told_apart(void **state) {
  (void)state;
  assert_int_equal(shlo_content_detect(model, model_size), SHLO_CONTENT_ARTIFACT);
  assert_int_equal(shlo_content_detect(model, 256), SHLO_CONTENT_ARTIFACT);
  assert_int_equal(shlo_content_detect(add_program, strlen(add_program)), SHLO_CONTENT_TEXT);
  assert_int_equal(shlo_content_detect("\x7f" "ELF\x02\x01\x01\x00\xff\xfe", 10), SHLO_CONTENT_UNKNOWN);
  const char other[] = "ML\xefR\x0d" "MLIR22.1.8";
  assert_int_equal(shlo_content_detect(other, sizeof other), SHLO_CONTENT_MLIR_BYTECODE);
  assert_int_equal(shlo_content_detect(NULL, 10), SHLO_CONTENT_UNKNOWN);
  assert_int_equal(shlo_content_detect("", 0), SHLO_CONTENT_UNKNOWN);
}

static shlo_content content_of(const char *text) { return shlo_content_detect(text, strlen(text)); }

static void versioned_text_is_told_from_other_text(void **state) {
  (void)state;
  assert_int_equal(content_of("vhlo.func_v1 @main() -> () {}"), SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("// StableHLO\nmodule {\n  \"vhlo.func_v1\"() ({}) : () -> ()"),
                   SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("#loc = loc(\"func.func\")\nmodule @func {\n vhlo.func_v1"), SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("#a = #vhlo<precision_v1 HIGH>"), SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("!t = !vhlo.tensor_v1<2x!vhlo.f32_v1>"), SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("// vhlo.func_v1\nfunc.func @vhlo() { return }"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("func.func @f() attributes {a = \"vhlo.add_v1\"} { return }"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("#loc = loc(\"vhlo.func_v1\")\nfunc.func @f() { return }"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("module @vhlo {}"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("\"vhlo.func_v1"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("\"\\"), SHLO_CONTENT_TEXT);
}

static void a_prefix_tells_version_and_producer(void **state) {
  (void)state;
  shlo_buffer *version = NULL, *producer = NULL;
  ok(shlo_artifact_peek(model, 256, &version, &producer, &error));
  assert_string_equal(shlo_buffer_data(version), "1.18.0");
  assert_string_equal(shlo_buffer_data(producer), "StableHLO_v1.18.0");
  shlo_buffer_destroy(version);
  shlo_buffer_destroy(producer);
  ok(shlo_artifact_peek(model, 256, NULL, NULL, &error));

  version = UNTOUCHED(shlo_buffer);
  fails(SHLO_MALFORMED, "text", shlo_artifact_peek(add_program, strlen(add_program), &version, NULL, &error));
  fails(SHLO_MALFORMED, "", shlo_artifact_peek(model, 5, &version, NULL, &error));
  fails(SHLO_MALFORMED, "", shlo_artifact_peek("", 0, &version, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "bytes is NULL", shlo_artifact_peek(NULL, 5, &version, NULL, &error));
  assert_ptr_equal(version, UNTOUCHED(shlo_buffer));
}

static void an_artifact_is_inspected(void **state) {
  (void)state;
  shlo_module *module = NULL;
  shlo_inspection *found = NULL;
  ok(shlo_artifact_read(model, model_size, NULL, &module, &error));
  ok(shlo_artifact_inspect(model, model_size, &found, &error));
  size_t length = 0;
  assert_string_equal(shlo_inspection_version(found, &length), "1.18.0");
  assert_int_equal(length, 6);
  assert_string_equal(shlo_inspection_producer(found, NULL), "StableHLO_v1.18.0");
  assert_int_equal(shlo_inspection_bytecode_version(found), 6);

  int has_vhlo = 0;
  for (size_t i = 0; i < shlo_inspection_dialect_count(found); ++i)
    has_vhlo |= strcmp(shlo_inspection_dialect(found, i, NULL), "vhlo") == 0;
  assert_true(has_vhlo);

  /* The module has the same ops, but for itself and the two kinds of return. */
  uint64_t inspected = 0, of_module = 0, adds = 0;
  for (size_t i = 0; i < shlo_inspection_op_count(found); ++i) {
    const char *name = shlo_inspection_op_name(found, i, NULL), *since = shlo_inspection_op_since(found, i);
    inspected += shlo_inspection_op_occurrences(found, i);
    if (strcmp(name, "builtin.module") == 0)
      assert_null(since);
    else
      assert_non_null(since);
    if (strcmp(name, "vhlo.add_v1") == 0)
      adds = shlo_inspection_op_occurrences(found, i);
    if (strcmp(name, "vhlo.dot_general_v2") == 0)
      assert_string_equal(since, "1.6.0");
  }
  for (size_t i = 0; i < shlo_module_op_count(module); ++i) {
    of_module += shlo_module_op_occurrences(module, i);
    if (strcmp(shlo_module_op_name(module, i, NULL), "stablehlo.add") == 0)
      assert_int_equal(shlo_module_op_occurrences(module, i), adds);
  }
  assert_true(adds > 0);
  assert_int_equal(inspected, of_module + 1);

  /* And the same functions. */
  assert_int_equal(shlo_inspection_function_count(found), shlo_module_function_count(module));
  for (size_t i = 0; i < shlo_module_function_count(module); ++i) {
    shlo_function *function = NULL;
    ok(shlo_module_function_at(module, i, &function, &error));
    assert_string_equal(shlo_inspection_function_name(found, i, NULL), shlo_function_name(function, NULL));
    assert_int_equal(shlo_inspection_function_is_public(found, i), shlo_function_is_public(function));
    assert_int_equal(shlo_inspection_argument_count(found, i), shlo_function_argument_count(function));
    assert_int_equal(shlo_inspection_result_count(found, i), shlo_function_result_count(function));
    for (size_t j = 0; j < shlo_function_argument_count(function); ++j)
      assert_string_equal(shlo_inspection_argument_type(found, i, j, NULL),
                          shlo_function_argument_type_text(function, j, NULL));
    for (size_t j = 0; j < shlo_function_result_count(function); ++j)
      assert_string_equal(shlo_inspection_result_type(found, i, j, NULL),
                          shlo_function_result_type_text(function, j, NULL));
    shlo_function_destroy(function);
  }
  shlo_module_destroy(module);

  size_t none = SIZE_MAX;
  assert_null(shlo_inspection_dialect(found, none, &length));
  assert_int_equal(length, 0);
  assert_null(shlo_inspection_op_name(found, none, NULL));
  assert_null(shlo_inspection_op_since(found, none));
  assert_int_equal(shlo_inspection_op_occurrences(found, none), 0);
  assert_null(shlo_inspection_function_name(found, none, NULL));
  assert_int_equal(shlo_inspection_function_is_public(found, none), 0);
  assert_int_equal(shlo_inspection_argument_count(found, none), 0);
  assert_int_equal(shlo_inspection_result_count(found, none), 0);
  assert_null(shlo_inspection_argument_type(found, 0, none, NULL));
  assert_null(shlo_inspection_result_type(found, 0, none, NULL));
  assert_null(shlo_inspection_argument_type(found, none, 0, NULL));
  shlo_inspection_destroy(found);
  shlo_inspection_destroy(NULL);

  assert_null(shlo_inspection_version(NULL, NULL));
  assert_null(shlo_inspection_producer(NULL, NULL));
  assert_int_equal(shlo_inspection_bytecode_version(NULL), -1);
  assert_int_equal(shlo_inspection_dialect_count(NULL), 0);
  assert_null(shlo_inspection_dialect(NULL, 0, NULL));
  assert_int_equal(shlo_inspection_op_count(NULL), 0);
  assert_null(shlo_inspection_op_name(NULL, 0, NULL));
  assert_int_equal(shlo_inspection_op_occurrences(NULL, 0), 0);
  assert_null(shlo_inspection_op_since(NULL, 0));
  assert_int_equal(shlo_inspection_function_count(NULL), 0);
  assert_null(shlo_inspection_function_name(NULL, 0, NULL));
  assert_int_equal(shlo_inspection_function_is_public(NULL, 0), 0);
  assert_int_equal(shlo_inspection_argument_count(NULL, 0), 0);
  assert_null(shlo_inspection_argument_type(NULL, 0, 0, NULL));
  assert_int_equal(shlo_inspection_result_count(NULL, 0), 0);
  assert_null(shlo_inspection_result_type(NULL, 0, 0, NULL));
}

/* Puts something else of the same length where `text` stands. */
static void replace(char *bytes, size_t size, const char *text, const char *with) {
  size_t length = strlen(text), replaced = 0;
  assert_int_equal(length, strlen(with));
  for (size_t i = 0; i + length <= size; ++i)
    if (memcmp(bytes + i, text, length) == 0) {
      memcpy(bytes + i, with, length);
      ++replaced;
    }
  assert_int_equal(replaced, 1);
}

static void newer_artifacts_are_inspected(void **state) {
  (void)state;
  shlo_module *module = parse("func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
                              "  %0 = stablehlo.abs %a : tensor<4xf32>\n"
                              "  return %0 : tensor<4xf32>\n"
                              "}\n");
  shlo_buffer *artifact = write_for(module, "1.18.0");
  shlo_module_destroy(module);
  size_t size = shlo_buffer_size(artifact);
  char *bytes = malloc(size);
  memcpy(bytes, shlo_buffer_data(artifact), size);
  replace(bytes, size, "abs_v1", "foo_v7");
  replace(bytes, size, "StableHLO_v1.18.0", "StableHLO_v1.99.0");
  shlo_module *out = UNTOUCHED(shlo_module);
  fails(SHLO_VERSION, "vhlo.foo_v7", shlo_artifact_read(bytes, size, NULL, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_module));
  shlo_inspection *found = NULL;
  ok(shlo_artifact_inspect(bytes, size, &found, &error));
  assert_string_equal(shlo_inspection_version(found, NULL), "1.99.0");
  int newer = 0;
  for (size_t i = 0; i < shlo_inspection_op_count(found); ++i)
    if (strcmp(shlo_inspection_op_name(found, i, NULL), "vhlo.foo_v7") == 0) {
      assert_null(shlo_inspection_op_since(found, i));
      assert_int_equal(shlo_inspection_op_occurrences(found, i), 1);
      ++newer;
    }
  assert_int_equal(newer, 1);
  assert_string_equal(shlo_inspection_function_name(found, 0, NULL), "main");
  assert_string_equal(shlo_inspection_argument_type(found, 0, 0, NULL), "tensor<4xf32>");
  shlo_inspection_destroy(found);
  free(bytes);
  shlo_buffer_destroy(artifact);
}

static void what_cannot_be_inspected_is_told(void **state) {
  (void)state;
  shlo_inspection *out = UNTOUCHED(shlo_inspection);
  fails(SHLO_MALFORMED, "text", shlo_artifact_inspect(add_program, strlen(add_program), &out, &error));
  fails(SHLO_MALFORMED, "", shlo_artifact_inspect("", 0, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "bytes is NULL", shlo_artifact_inspect(NULL, 4, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_artifact_inspect(model, model_size, NULL, &error));
  const char newer[] = "ML\xefR\x0fStableHLO_v2.0.0\0";
  fails(SHLO_VERSION, "bytecode", shlo_artifact_inspect(newer, sizeof newer, &out, &error));

  /* Prefixes and changed bits end in a status. */
  shlo_module *module = parse(add_program);
  shlo_buffer *artifact = write_for(module, "1.22.0");
  size_t size = shlo_buffer_size(artifact);
  char *bytes = malloc(size);
  for (size_t prefix = 0; prefix < size; ++prefix) {
    char *exact = malloc(prefix ? prefix : 1);
    memcpy(exact, shlo_buffer_data(artifact), prefix);
    assert_int_equal(shlo_artifact_inspect(exact, prefix, &out, NULL), SHLO_MALFORMED);
    free(exact);
  }
  assert_ptr_equal(out, UNTOUCHED(shlo_inspection));
  for (size_t bit = 0; bit < 8 * size; ++bit) {
    memcpy(bytes, shlo_buffer_data(artifact), size);
    bytes[bit / 8] ^= (char)(1 << bit % 8);
    shlo_inspection *found = NULL;
    shlo_artifact_inspect(bytes, size, &found, NULL);
    shlo_inspection_destroy(found);
  }
  free(bytes);
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(module);
}

/* --- Reading -------------------------------------------------------------------------------------- */

static void an_artifact_is_read(void **state) {
  (void)state;
  shlo_module *module = NULL, *loaded = NULL;
  ok(shlo_artifact_read(model, model_size, NULL, &module, &error));
  ok(shlo_module_load(model, model_size, NULL, &loaded, &error));
  ok(shlo_module_verify(module, &error));
  expect_same_text(module, loaded);
  shlo_module_destroy(module);
  shlo_module_destroy(loaded);
  ok(shlo_module_load(add_program, strlen(add_program), NULL, &loaded, &error));
  shlo_module_destroy(loaded);
}

static void what_is_no_artifact_is_named(void **state) {
  (void)state;
  shlo_module *out = UNTOUCHED(shlo_module);
  fails(SHLO_MALFORMED, "text", shlo_artifact_read(add_program, strlen(add_program), NULL, &out, &error));
  fails(SHLO_MALFORMED, "", shlo_artifact_read("", 0, NULL, &out, &error));
  fails(SHLO_MALFORMED, "", shlo_module_load("", 0, NULL, &out, &error));
  fails(SHLO_MALFORMED, "", shlo_module_load("\x7f" "ELF\x02\x01\x01\x00\xff\xfe", 10, NULL, &out, &error));
  fails(SHLO_MALFORMED, "", shlo_artifact_read(model, model_size / 2, NULL, &out, &error));
  fails(SHLO_INVALID_PROGRAM, "", shlo_module_load(invalid_program, strlen(invalid_program), NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "bytes is NULL", shlo_artifact_read(NULL, 9, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "bytes is NULL", shlo_module_load(NULL, 9, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_artifact_read(model, model_size, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_module_load(model, model_size, NULL, NULL, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_module));
}

static void reading_has_options(void **state) {
  (void)state;
  shlo_read_options *options = NULL;
  shlo_diagnostics *diagnostics = NULL;
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_diagnostics_create(&diagnostics, &error));
  ok(shlo_read_options_set_diagnostics(options, diagnostics, &error));
  ok(shlo_read_options_set_max_nesting(options, 512, &error));
  shlo_module *module = NULL;
  ok(shlo_artifact_read(model, model_size, options, &module, &error));
  for (size_t i = 0; i < shlo_diagnostics_count(diagnostics); ++i)
    assert_true(strlen(shlo_diagnostic_message(shlo_diagnostics_at(diagnostics, i), NULL)) > 0);
  shlo_module_destroy(module);

  shlo_module *out = UNTOUCHED(shlo_module);
  ok(shlo_read_options_set_max_ops(options, 2, &error));
  fails(SHLO_LIMIT, "", shlo_artifact_read(model, model_size, options, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "512", shlo_read_options_set_max_nesting(options, 513, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_read_options_set_verify(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_read_options_set_max_ops(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_read_options_set_max_nesting(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_read_options_set_diagnostics(NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "diagnostics is shlo_read_options",
        shlo_read_options_set_diagnostics(options, (shlo_diagnostics *)(void *)options, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_read_options_create(NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is shlo_diagnostics",
        shlo_artifact_read(model, model_size, (const shlo_read_options *)(const void *)diagnostics, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_module));
  ok(shlo_read_options_set_diagnostics(options, NULL, &error));
  shlo_read_options_destroy(options);
  shlo_read_options_destroy(NULL);
  shlo_diagnostics_destroy(diagnostics);
}

static void unverified_programs_are_verified_later(void **state) {
  (void)state;
  shlo_read_options *options = NULL;
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_read_options_set_verify(options, 0, &error));
  shlo_module *module = NULL;
  ok(shlo_module_load(invalid_program, strlen(invalid_program), options, &module, &error));
  shlo_plan *plan = UNTOUCHED(shlo_plan);
  fails(SHLO_INVALID_PROGRAM, "", shlo_plan_create(module, NULL, &plan, &error));
  assert_ptr_equal(plan, UNTOUCHED(shlo_plan));
  shlo_module_destroy(module);
  shlo_read_options_destroy(options);
}

static void a_cut_or_changed_artifact_gives_a_status(void **state) {
  (void)state;
  shlo_module *module = NULL;
  shlo_buffer *artifact = NULL;
  ok(shlo_module_parse(add_program, strlen(add_program), NULL, &module, &error));
  ok(shlo_artifact_write(module, NULL, &artifact, &error));
  shlo_module_destroy(module);
  size_t size = shlo_buffer_size(artifact);
  for (size_t prefix = 0; prefix < size; ++prefix) {
    char *exact = malloc(prefix ? prefix : 1);
    memcpy(exact, shlo_buffer_data(artifact), prefix);
    module = NULL;
    assert_int_not_equal(shlo_artifact_read(exact, prefix, NULL, &module, NULL), SHLO_OK);
    free(exact);
  }
  char *changed = malloc(size);
  for (size_t i = 0; i < size; ++i)
    for (int bit = 0; bit < 8; ++bit) {
      memcpy(changed, shlo_buffer_data(artifact), size);
      changed[i] ^= (char)(1 << bit);
      module = NULL;
      shlo_artifact_read(changed, size, NULL, &module, NULL);
      shlo_module_destroy(module);
    }
  free(changed);
  shlo_buffer_destroy(artifact);
}

/* --- Writing -------------------------------------------------------------------------------------- */

static void what_is_written_is_read_again(void **state) {
  (void)state;
  shlo_module *module = parse(add_program);
  const char *targets[] = {"0.9.0", "1.0.0", "1.9.0", "1.18.0", "1.22.0", "1.8.5"};
  for (size_t i = 0; i < sizeof targets / sizeof *targets; ++i) {
    shlo_buffer *artifact = write_for(module, targets[i]), *version = NULL;
    ok(shlo_artifact_peek(shlo_buffer_data(artifact), shlo_buffer_size(artifact), &version, NULL, &error));
    assert_string_equal(shlo_buffer_data(version), targets[i]);
    shlo_module *again = read_back(artifact);
    expect_same_text(module, again);
    shlo_module_destroy(again);
    shlo_buffer_destroy(version);
    shlo_buffer_destroy(artifact);
  }

  /* The newest version without options; equal modules give equal bytes. */
  shlo_module *twin = parse(add_program);
  shlo_buffer *first = NULL, *second = NULL, *version = NULL;
  ok(shlo_artifact_write(module, NULL, &first, &error));
  ok(shlo_artifact_write(twin, NULL, &second, &error));
  assert_int_equal(shlo_buffer_size(first), shlo_buffer_size(second));
  assert_memory_equal(shlo_buffer_data(first), shlo_buffer_data(second), shlo_buffer_size(first));
  ok(shlo_artifact_peek(shlo_buffer_data(first), shlo_buffer_size(first), &version, NULL, &error));
  assert_string_equal(shlo_buffer_data(version), shlo_stablehlo_version());
  shlo_buffer_destroy(version);
  shlo_buffer_destroy(first);
  shlo_buffer_destroy(second);
  shlo_module_destroy(twin);
  shlo_module_destroy(module);
}

static void what_blocks_a_version_is_listed(void **state) {
  (void)state;
  /* `tan` came with 1.4.0. */
  shlo_module *module = parse("func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
                              "  %0 = stablehlo.tan %a : tensor<f32>\n"
                              "  return %0 : tensor<f32>\n"
                              "}\n");
  shlo_write_options *options = NULL;
  ok(shlo_write_options_create(&options, &error));
  ok(shlo_write_options_set_target(options, "1.3.0", 5, &error));
  shlo_buffer *out = UNTOUCHED(shlo_buffer);
  shlo_error *error = NULL;
  assert_int_equal(shlo_artifact_write(module, options, &out, &error), SHLO_VERSION);
  assert_int_equal(shlo_error_diagnostic_count(error), 1);
  const shlo_diagnostic *blocker = shlo_error_diagnostic(error, 0);
  assert_string_equal(shlo_diagnostic_op(blocker, NULL), "stablehlo.tan");
  assert_non_null(strstr(shlo_diagnostic_message(blocker, NULL), "1.4.0"));
  assert_int_equal(shlo_diagnostic_line(blocker), 2);
  shlo_error_destroy(error);
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));

  shlo_buffer *artifact = write_for(module, "1.4.0");
  shlo_buffer_destroy(artifact);
  shlo_write_options_destroy(options);
  shlo_module_destroy(module);
}

/* Four things that block, in three ops, each with its place and version. */
static const char demanding_program[] =
    "func.func @main(%a: tensor<4xf32>, %b: tensor<4xf8E3M4>) -> tensor<4xi1> {\n"
    "  %0 = stablehlo.tan %a {my.order = #stablehlo<comparison_type WEAKORDER>} : tensor<4xf32>\n"
    "  %1 = stablehlo.convert %b : (tensor<4xf8E3M4>) -> tensor<4xf32>\n"
    "  %2 = stablehlo.compare LT, %0, %1, WEAKORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>\n"
    "  return %2 : tensor<4xi1>\n"
    "}\n";

static void everything_that_blocks_is_listed(void **state) {
  (void)state;
  const struct {
    const char *op, *subject, *version;
    uint32_t line;
  } expected[] = {{"func.func", "argument 1", "1.7.0", 1},
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
  shlo_write_options *options = NULL;
  ok(shlo_write_options_create(&options, &error));
  ok(shlo_write_options_set_target(options, "1.3.0", 5, &error));
  shlo_buffer *out = UNTOUCHED(shlo_buffer);
  shlo_error *error = NULL;
  assert_int_equal(shlo_artifact_write(module, options, &out, &error), SHLO_VERSION);
  assert_non_null(strstr(shlo_error_message(error, NULL), "1.3.0"));
  assert_non_null(strstr(shlo_error_message(error, NULL), "(and 3 more)"));
  assert_int_equal(found, count);
  assert_int_equal(shlo_diagnostics_count(blockers), count);
  assert_int_equal(shlo_error_diagnostic_count(error), count);
  for (size_t i = 0; i < count; ++i) {
    const shlo_diagnostic *lists[] = {shlo_diagnostics_at(blockers, i), shlo_error_diagnostic(error, i)};
    for (size_t list = 0; list < 2; ++list) {
      assert_string_equal(shlo_diagnostic_op(lists[list], NULL), expected[i].op);
      assert_string_equal(shlo_diagnostic_subject(lists[list], NULL), expected[i].subject);
      assert_string_equal(shlo_diagnostic_version(lists[list], NULL), expected[i].version);
      assert_int_equal(shlo_diagnostic_line(lists[list]), expected[i].line);
      assert_non_null(strstr(shlo_diagnostic_message(lists[list], NULL), expected[i].version));
    }
  }
  shlo_error_destroy(error);
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));

  /* Only what that version lacks; collectors are appended to, and need not be there. */
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
  shlo_write_options_destroy(options);
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
  shlo_write_options *options = NULL;
  ok(shlo_write_options_create(&options, &error));
  ok(shlo_write_options_set_target(options, "0.9.0", 5, &error));
  shlo_buffer *out = UNTOUCHED(shlo_buffer);
  assert_int_equal(shlo_artifact_write(module, options, &out, &error), SHLO_UNSUPPORTED);
  assert_int_equal(shlo_error_diagnostic_count(error), 2);
  shlo_error_destroy(error);
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));
  shlo_module_destroy(module);

  module = parse("module { module @inside { func.func private @f() } }");
  ok(shlo_module_blockers(module, "1.22.0", 6, NULL, &found, &error));
  assert_int_equal(found, 1);
  fails(SHLO_UNSUPPORTED, "builtin.module", shlo_module_minimum_version(module, &minimum, &error));
  fails(SHLO_UNSUPPORTED, "builtin.module", shlo_artifact_write(module, NULL, &out, &error));
  shlo_write_options_destroy(options);
  shlo_diagnostics_destroy(blockers);
  shlo_module_destroy(module);
}

/* A function's type says what its arguments are once more, a constant's value what its result is; another attribute that
 * needs the same is a place of its own. */
static void a_place_blocks_once(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main(%unused: tensor<4xf8E3M4>, %b: tensor<4xf8E3M4>) -> (tensor<f4E2M1FN>, tensor<4xf8E3M4>) {\n"
      "  %0 = stablehlo.constant {my.type = f8E8M0FNU} dense<1.0> : tensor<f8E8M0FNU>\n"
      "  %1 = stablehlo.convert %0 : (tensor<f8E8M0FNU>) -> tensor<f4E2M1FN>\n"
      "  return %1, %b : tensor<f4E2M1FN>, tensor<4xf8E3M4>\n"
      "}\n";
  const struct {
    const char *op, *subject, *version;
  } expected[] = {{"func.func", "argument 0", "1.7.0"},
                  {"func.func", "function_type", "1.8.0"},
                  {"stablehlo.constant", "result 0", "1.8.0"},
                  {"stablehlo.constant", "my.type", "1.8.0"},
                  {"stablehlo.convert", "result 0", "1.8.0"}};
  size_t count = sizeof expected / sizeof *expected;
  shlo_module *module = parse(text);
  shlo_diagnostics *blockers = NULL;
  uint64_t found = 0;
  ok(shlo_diagnostics_create(&blockers, &error));
  ok(shlo_module_blockers(module, "1.0.0", 5, blockers, &found, &error));
  assert_int_equal(found, count);
  for (size_t i = 0; i < count; ++i) {
    const shlo_diagnostic *blocker = shlo_diagnostics_at(blockers, i);
    assert_string_equal(shlo_diagnostic_op(blocker, NULL), expected[i].op);
    assert_string_equal(shlo_diagnostic_subject(blocker, NULL), expected[i].subject);
    assert_string_equal(shlo_diagnostic_version(blocker, NULL), expected[i].version);
  }
  shlo_diagnostics_destroy(blockers);
  shlo_module_destroy(module);
}

/* Many blockers are counted, and a part of them is listed. */
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
  shlo_write_options *options = NULL;
  ok(shlo_write_options_create(&options, &error));
  ok(shlo_write_options_set_target(options, "1.0.0", 5, &error));
  shlo_error *error = NULL;
  shlo_buffer *out = NULL;
  assert_int_equal(shlo_artifact_write(module, options, &out, &error), SHLO_VERSION);
  assert_int_equal(shlo_error_diagnostic_count(error), 1000);
  assert_non_null(strstr(shlo_error_message(error, NULL), "(and 2499 more)"));
  shlo_error_destroy(error);
  shlo_write_options_destroy(options);
  shlo_diagnostics_destroy(blockers);
  shlo_module_destroy(module);
  free(text);
}

static shlo_module *parse_unverified(const char *text) {
  shlo_parse_options *options = NULL;
  shlo_module *module = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_verify(options, 0, &error));
  ok(shlo_module_parse(text, strlen(text), options, &module, &error));
  shlo_parse_options_destroy(options);
  return module;
}

/* The format numbers values as they come by, so it has no number for one that comes later. */
static void values_that_come_too_late_are_not_written(void **state) {
  static const char *const programs[] = {
      /* in the same region */
      "func.func @main() -> tensor<f32> { %1 = stablehlo.negate %0 : tensor<f32> "
      "%0 = stablehlo.constant dense<1.0> : tensor<f32> return %1 : tensor<f32> }",
      /* by the op itself */
      "func.func @main() -> tensor<f32> { %0 = stablehlo.negate %0 : tensor<f32> return %0 : tensor<f32> }",
      /* further out */
      "func.func @main(%p: tensor<i1>) -> tensor<f32> { %0 = \"stablehlo.if\"(%p) ({ stablehlo.return %1 : tensor<f32> }, "
      "{ stablehlo.return %1 : tensor<f32> }) : (tensor<i1>) -> tensor<f32> "
      "%1 = stablehlo.constant dense<1.0> : tensor<f32> return %0 : tensor<f32> }",
  };
  shlo_buffer *artifact = NULL;
  size_t i;
  (void)state;
  for (i = 0; i < sizeof programs / sizeof *programs; ++i) {
    shlo_module *module = parse_unverified(programs[i]);
    fails(SHLO_INVALID_PROGRAM, "used before it is defined", shlo_artifact_write(module, NULL, &artifact, &error));
    assert_null(artifact);
    shlo_module_destroy(module);
  }
}

static void writing_has_options(void **state) {
  (void)state;
  shlo_module *module = parse(add_program);
  shlo_write_options *options = NULL;
  shlo_diagnostics *diagnostics = NULL;
  ok(shlo_write_options_create(&options, &error));
  ok(shlo_diagnostics_create(&diagnostics, &error));
  ok(shlo_write_options_set_diagnostics(options, diagnostics, &error));
  const char *wrong[] = {"", "1", "1.2", "1.2.", "1.2.3.4", "1.2.x", "v1.2.3", "1.2.3 ", "0.8.0", "2.0.0",
                         "99999999999.0.0", next_version()};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i)
    fails(SHLO_INVALID_ARGUMENT, "version",
          shlo_write_options_set_target(options, wrong[i], strlen(wrong[i]), &error));
  fails(SHLO_INVALID_ARGUMENT, "version is NULL", shlo_write_options_set_target(options, NULL, 0, &error));

  shlo_buffer *with = NULL, *without = NULL, *out = UNTOUCHED(shlo_buffer);
  ok(shlo_artifact_write(module, options, &with, &error));
  ok(shlo_write_options_set_strip_locations(options, 1, &error));
  ok(shlo_artifact_write(module, options, &without, &error));
  assert_true(shlo_buffer_size(without) < shlo_buffer_size(with));
  shlo_buffer_destroy(with);
  shlo_buffer_destroy(without);

  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_artifact_write(NULL, options, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_artifact_write(module, options, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is shlo_module",
        shlo_artifact_write(module, (const shlo_write_options *)(const void *)module, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_write_options_set_target(NULL, "1.0.0", 5, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_write_options_set_strip_locations(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_write_options_set_diagnostics(NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_write_options_create(NULL, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));
  shlo_write_options_destroy(options);
  shlo_write_options_destroy(NULL);
  shlo_diagnostics_destroy(diagnostics);
  shlo_module_destroy(module);
}

static void range_locations_collapse_for_old_targets(void **state) {
  (void)state;
  shlo_module *module = parse("func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
                              "  %0 = stablehlo.abs %a : tensor<f32> loc(\"model.py\":12:3 to :14)\n"
                              "  return %0 : tensor<f32>\n"
                              "}\n");
  shlo_write_options *options = NULL;
  shlo_diagnostics *diagnostics = NULL;
  shlo_buffer *old = NULL, *recent = NULL;
  ok(shlo_write_options_create(&options, &error));
  ok(shlo_diagnostics_create(&diagnostics, &error));
  ok(shlo_write_options_set_diagnostics(options, diagnostics, &error));
  ok(shlo_write_options_set_target(options, "1.9.0", 5, &error));
  ok(shlo_artifact_write(module, options, &recent, &error));
  assert_int_equal(shlo_diagnostics_count(diagnostics), 0);
  ok(shlo_write_options_set_target(options, "1.8.0", 5, &error));
  ok(shlo_artifact_write(module, options, &old, &error));
  assert_true(shlo_diagnostics_count(diagnostics) > 0);
  shlo_module *again = read_back(old);
  shlo_module_destroy(again);
  shlo_buffer_destroy(old);
  shlo_buffer_destroy(recent);
  shlo_write_options_destroy(options);
  shlo_diagnostics_destroy(diagnostics);
  shlo_module_destroy(module);
}

/* Which attributes these are was found out with the releases themselves: jaxlib 0.5.3 (StableHLO 1.10.0) and older do not
 * read them, 0.6.2 (1.11.0) does. */
static void attributes_that_old_consumers_cannot_read_are_told(void **state) {
  (void)state;
  static const char program[] =
      "module attributes {jax.flag_of_module} {\n"
      "  func.func @main(%%a: tensor<f32> {jax.flag, jax.text = \"x\"}) -> (tensor<f32> {jax.list = [1, unit]}) {\n"
      "    %%0 = stablehlo.abs %%a {my.number = 1 : i32, my.list = array<i64: 1>, my.type = f32} : tensor<f32>\n"
      "    %%1 = stablehlo.abs %%0 {my.flag, my.small = array<i32: 1>} : tensor<f32>\n"
      "    %%2 = stablehlo.abs %%1 {my.flag, my.symbol = @main} : tensor<f32>\n"
      "    %%3 = stablehlo.custom_call @f(%%2) {%s}\n"
      "        : (tensor<f32>) -> tensor<f32>\n"
      "    return %%3 : tensor<f32>\n"
      "  }\n"
      "}\n";
  const struct {
    const char *op, *subject;
    uint32_t line;
  } expected[] = {{"func.func", "jax.flag", 2},
                  {"func.func", "jax.list", 2},
                  {"stablehlo.abs", "my.flag", 4},
                  {"stablehlo.abs", "my.small", 4},
                  {"stablehlo.custom_call", "config", 6}};
  size_t count = sizeof expected / sizeof *expected;
  /* With all attributes of an op in one dictionary, and with its own apart. */
  static const struct {
    const char *target, *config;
  } cases[] = {{"0.14.0", "my.config = {a}"}, {"1.10.0", "backend_config = {a, b = 1 : i32}, api_version = 4 : i32"}};
  shlo_write_options *options = NULL;
  ok(shlo_write_options_create(&options, &error));
  for (size_t k = 0; k < sizeof cases / sizeof *cases; ++k) {
    char text[1024];
    snprintf(text, sizeof text, program, cases[k].config);
    shlo_module *module = parse(text);
    shlo_diagnostics *diagnostics = NULL;
    shlo_buffer *artifact = NULL;
    ok(shlo_diagnostics_create(&diagnostics, &error));
    ok(shlo_write_options_set_diagnostics(options, diagnostics, &error));
    ok(shlo_write_options_set_target(options, cases[k].target, strlen(cases[k].target), &error));
    ok(shlo_artifact_write(module, options, &artifact, &error));
    shlo_buffer_destroy(artifact);
    assert_int_equal(shlo_diagnostics_count(diagnostics), count);
    for (size_t i = 0; i < count; ++i) {
      const shlo_diagnostic *warning = shlo_diagnostics_at(diagnostics, i);
      assert_int_equal(shlo_diagnostic_severity(warning), SHLO_SEVERITY_WARNING);
      assert_string_equal(shlo_diagnostic_op(warning, NULL), expected[i].op);
      assert_non_null(strstr(shlo_diagnostic_subject(warning, NULL), expected[i].subject));
      assert_int_equal(shlo_diagnostic_line(warning), expected[i].line);
      assert_non_null(strstr(shlo_diagnostic_message(warning, NULL), expected[i].subject));
      assert_non_null(strstr(shlo_diagnostic_message(warning, NULL), "older than StableHLO 1.11.0"));
    }
    ok(shlo_write_options_set_target(options, "1.11.0", 6, &error));
    ok(shlo_artifact_write(module, options, &artifact, &error));
    shlo_buffer_destroy(artifact);
    assert_int_equal(shlo_diagnostics_count(diagnostics), count);
    ok(shlo_write_options_set_diagnostics(options, NULL, &error));
    shlo_diagnostics_destroy(diagnostics);
    shlo_module_destroy(module);
  }
  shlo_write_options_destroy(options);
}

/* --- The versioned program ------------------------------------------------------------------------- */

#define NO_ATTRIBUTES                                                                                                  \
  "arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<\"\">"
#define F32 "!vhlo.tensor_v1<4x!vhlo.f32_v1>"

/* A function of one argument around some ops; its result is %r. */
#define VERSIONED(ops)                                                                                                 \
  "module {\n"                                                                                                         \
  "  vhlo.func_v1 @main(%arg0: " F32 ") -> (" F32 ") {\n" ops                                                          \
  "    \"vhlo.return_v1\"(%0) : (" F32 ") -> ()\n"                                                                     \
  "  } {" NO_ATTRIBUTES "}\n"                                                                                          \
  "}\n"
#define TANH "    %0 = \"vhlo.tanh_v1\"(%arg0) : (" F32 ") -> " F32 "\n"

static shlo_buffer *artifact_of(const char *text, const char *target) {
  shlo_write_options *options = NULL;
  shlo_buffer *artifact = NULL;
  ok(shlo_write_options_create(&options, &error));
  if (target)
    ok(shlo_write_options_set_target(options, target, strlen(target), &error));
  ok(shlo_artifact_parse(text, strlen(text), NULL, options, &artifact, &error));
  shlo_write_options_destroy(options);
  return artifact;
}

static void expect_versioned(const shlo_buffer *artifact, const char *text) {
  shlo_buffer *printed = NULL;
  ok(shlo_artifact_print(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &printed, &error));
  assert_string_equal(shlo_buffer_data(printed), text);
  shlo_buffer_destroy(printed);
}

static void expect_version(const shlo_buffer *artifact, const char *expected) {
  shlo_buffer *version = NULL;
  ok(shlo_artifact_peek(shlo_buffer_data(artifact), shlo_buffer_size(artifact), &version, NULL, &error));
  assert_string_equal(shlo_buffer_data(version), expected);
  shlo_buffer_destroy(version);
}

static void an_old_op_stays_what_it_is(void **state) {
  (void)state;
  static const char text[] = VERSIONED(TANH);
  /* tanh_v1 ends with 1.9.0. */
  shlo_buffer *artifact = artifact_of(text, NULL), *old = artifact_of(text, "0.9.3"), *recent = NULL;
  expect_version(artifact, "1.9.0");
  expect_version(old, "0.9.3");
  expect_versioned(artifact, text);
  expect_versioned(old, text);

  /* Read as a program it is upgraded. */
  shlo_module *module = read_back(artifact), *loaded = NULL;
  ok(shlo_module_load(text, strlen(text), NULL, &loaded, &error));
  expect_same_text(module, loaded);
  ok(shlo_artifact_write(loaded, NULL, &recent, &error));
  shlo_buffer *printed = NULL;
  ok(shlo_artifact_print(shlo_buffer_data(recent), shlo_buffer_size(recent), NULL, &printed, &error));
  assert_non_null(
      strstr(shlo_buffer_data(printed), "\"vhlo.tanh_v2\"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<"));
  shlo_buffer_destroy(printed);
  shlo_buffer_destroy(recent);
  shlo_buffer_destroy(old);
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(loaded);
  shlo_module_destroy(module);
}

static void refused_text(shlo_status code, const char *message, const char *text, const char *target) {
  shlo_write_options *options = NULL;
  shlo_buffer *out = UNTOUCHED(shlo_buffer);
  ok(shlo_write_options_create(&options, &error));
  if (target)
    ok(shlo_write_options_set_target(options, target, strlen(target), &error));
  fails(code, message, shlo_artifact_parse(text, strlen(text), NULL, options, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));
  shlo_write_options_destroy(options);
}

static void ops_of_no_versioned_program_are_refused(void **state) {
  (void)state;
  refused_text(SHLO_VERSION, "'vhlo.tanh_v1' is in no version after 1.9.0", VERSIONED(TANH), "1.10.0");
  refused_text(SHLO_VERSION, "'vhlo.tan_v1' or what it has needs version 1.4.0",
               VERSIONED("    %0 = \"vhlo.tan_v1\"(%arg0) : (" F32 ") -> " F32 "\n"), "1.3.0");
  refused_text(SHLO_VERSION, "no version has all of the program",
               VERSIONED("    %0 = \"vhlo.tanh_v1\"(%arg0) {a = #vhlo<comparison_type_v1 WEAKORDER>} "
                         ": (" F32 ") -> " F32 "\n"),
               NULL);
  refused_text(SHLO_VERSION, "'vhlo.tanh_v3' is not known to this library",
               VERSIONED("    %0 = \"vhlo.tanh_v3\"(%arg0) : (" F32 ") -> " F32 "\n"), NULL);
  refused_text(SHLO_UNSUPPORTED, "'stablehlo.tanh' is not of the versioned dialect",
               VERSIONED("    %0 = \"stablehlo.tanh\"(%arg0) : (" F32 ") -> " F32 "\n"), NULL);
  refused_text(SHLO_UNSUPPORTED, "has several blocks",
               VERSIONED(TANH "    \"vhlo.return_v1\"(%0) : (" F32 ") -> ()\n  ^bb1:\n"), NULL);
  refused_text(SHLO_UNSUPPORTED, "branches",
               VERSIONED(TANH "    \"vhlo.while_v1\"(%0) ({\n^bb1:\n\"vhlo.abs_v1\"()[^bb1] : () -> ()}) "
                              ": (" F32 ") -> ()\n"),
               NULL);
  refused_text(SHLO_INVALID_PROGRAM, "lacks attribute 'result_accuracy'",
               VERSIONED("    %0 = \"vhlo.tanh_v2\"(%arg0) : (" F32 ") -> " F32 "\n"), NULL);
  refused_text(SHLO_INVALID_PROGRAM, "has no attribute 'speed' of its own",
               VERSIONED("    %0 = \"vhlo.tanh_v1\"(%arg0) <{speed = 1 : i32}> : (" F32 ") -> " F32 "\n"), NULL);
  refused_text(SHLO_MALFORMED, "properties that are no dictionary",
               VERSIONED("    %0 = \"vhlo.tanh_v1\"(%arg0) <1 : i32> : (" F32 ") -> " F32 "\n"), NULL);
  refused_text(SHLO_MALFORMED, "'f33_v1' is no versioned type",
               VERSIONED("    %0 = \"vhlo.tanh_v1\"(%arg0) : (!vhlo.f33_v1)"), NULL);
  refused_text(SHLO_MALFORMED, "'FAST' is no case of precision_v1",
               VERSIONED("    %0 = \"vhlo.tanh_v1\"(%arg0) {p = #vhlo<precision_v1 FAST>}"), NULL);
  /* What the ops ask for is only verified where that is wanted. */
  static const char wrong[] = VERSIONED("    %0 = \"vhlo.add_v1\"(%arg0) : (" F32 ") -> " F32 "\n");
  refused_text(SHLO_INVALID_PROGRAM, "add", wrong, NULL);
  shlo_parse_options *options = NULL;
  shlo_buffer *artifact = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_verify(options, 0, &error));
  ok(shlo_artifact_parse(wrong, strlen(wrong), options, NULL, &artifact, &error));
  expect_versioned(artifact, wrong);
  shlo_buffer_destroy(artifact);
  shlo_parse_options_destroy(options);

  fails(SHLO_UNSUPPORTED, "shlo_module_load reads it",
        shlo_module_parse(wrong, strlen(wrong), NULL, &(shlo_module *){NULL}, &error));
  fails(SHLO_MALFORMED, "text of a versioned program",
        shlo_artifact_read(wrong, strlen(wrong), NULL, &(shlo_module *){NULL}, &error));
}

static void findings_have_their_place(void **state) {
  (void)state;
  static const char text[] = VERSIONED("    %0 = \"vhlo.tanh_v3\"(%arg0) : (" F32 ") -> " F32 "\n");
  shlo_parse_options *options = NULL;
  shlo_error *error = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_file_name(options, "old.vhlo.mlir", 13, &error));
  assert_int_equal(shlo_artifact_parse(text, strlen(text), options, NULL, &(shlo_buffer *){NULL}, &error),
                   SHLO_VERSION);
  const shlo_diagnostic *finding = shlo_error_diagnostic(error, 0);
  assert_string_equal(shlo_diagnostic_file(finding, NULL), "old.vhlo.mlir");
  assert_int_equal(shlo_diagnostic_line(finding), 3);
  assert_string_equal(shlo_diagnostic_op(finding, NULL), "vhlo.tanh_v3");
  assert_non_null(strstr(shlo_diagnostic_source_line(finding, NULL), "tanh_v3"));
  shlo_error_destroy(error);
  shlo_parse_options_destroy(options);
}

static void versioned_programs_have_options(void **state) {
  (void)state;
  shlo_print_options *print = NULL;
  shlo_buffer *out = UNTOUCHED(shlo_buffer), *text = NULL;
  ok(shlo_print_options_create(&print, &error));
  ok(shlo_print_options_set_max_bytes(print, 100, &error));
  fails(SHLO_LIMIT, "more than 100 bytes", shlo_artifact_print(model, model_size, print, &out, &error));
  ok(shlo_print_options_set_max_bytes(print, UINT64_MAX, &error));
  ok(shlo_print_options_set_generic(print, 1, &error));
  ok(shlo_print_options_set_locations(print, 1, &error));
  ok(shlo_artifact_print(model, model_size, print, &text, &error));
  assert_non_null(strstr(shlo_buffer_data(text), "\"vhlo.func_v1\"() <{"));
  assert_non_null(strstr(shlo_buffer_data(text), "#loc"));
  /* All that it says is there again. */
  shlo_buffer *again = artifact_of(shlo_buffer_data(text), "1.18.0"), *twice = NULL;
  ok(shlo_artifact_print(shlo_buffer_data(again), shlo_buffer_size(again), print, &twice, &error));
  assert_string_equal(shlo_buffer_data(text), shlo_buffer_data(twice));
  shlo_buffer_destroy(twice);
  shlo_buffer_destroy(again);
  shlo_buffer_destroy(text);

  fails(SHLO_INVALID_ARGUMENT, "bytes is NULL", shlo_artifact_print(NULL, 1, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_artifact_print(model, model_size, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is",
        shlo_artifact_print(model, model_size, (const shlo_print_options *)(const void *)"none", &out, &error));
  fails(SHLO_MALFORMED, "this is text", shlo_artifact_print(add_program, strlen(add_program), NULL, &out, &error));
  fails(SHLO_MALFORMED, "", shlo_artifact_print(model, model_size - 1, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "text is NULL", shlo_artifact_parse(NULL, 1, NULL, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_artifact_parse("", 0, NULL, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "parse_options is",
        shlo_artifact_parse("", 0, (const shlo_parse_options *)(const void *)print, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "write_options is",
        shlo_artifact_parse("", 0, NULL, (const shlo_write_options *)(const void *)print, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));
  shlo_print_options_destroy(print);

  shlo_parse_options *parse = NULL;
  static const char text_of[] = VERSIONED(TANH);
  ok(shlo_parse_options_create(&parse, &error));
  ok(shlo_parse_options_set_max_bytes(parse, 100, &error));
  fails(SHLO_LIMIT, "more than the limit of 100",
        shlo_artifact_parse(text_of, strlen(text_of), parse, NULL, &out, &error));
  shlo_parse_options_destroy(parse);
  /* Types in types, more than MLIR could walk. */
  char *deep = malloc(1 << 16), *end = deep;
  end += sprintf(end, "\"vhlo.func_v1\"() {a = !vhlo.tuple_v1<");
  for (int i = 0; i < 2000; ++i)
    end += sprintf(end, "!vhlo.tuple_v1<");
  fails(SHLO_LIMIT, "nested", shlo_artifact_parse(deep, (size_t)(end - deep), NULL, NULL, &out, &error));
  end = deep + sprintf(deep, "!t0 = !vhlo.tuple_v1<>\n");
  for (int i = 1; i < 40; ++i)
    end += sprintf(end, "!t%d = !vhlo.tuple_v1<!t%d, !t%d>\n", i, i - 1, i - 1);
  end += sprintf(end, "\"vhlo.func_v1\"() {a = !t39} : () -> ()\n");
  fails(SHLO_LIMIT, "", shlo_artifact_parse(deep, (size_t)(end - deep), NULL, NULL, &out, &error));
  free(deep);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(contents_are_told_apart),
      cmocka_unit_test(versioned_text_is_told_from_other_text),
      cmocka_unit_test(a_prefix_tells_version_and_producer),
      cmocka_unit_test(an_artifact_is_inspected),
      cmocka_unit_test(newer_artifacts_are_inspected),
      cmocka_unit_test(what_cannot_be_inspected_is_told),
      cmocka_unit_test(an_artifact_is_read),
      cmocka_unit_test(what_is_no_artifact_is_named),
      cmocka_unit_test(reading_has_options),
      cmocka_unit_test(unverified_programs_are_verified_later),
      cmocka_unit_test(a_cut_or_changed_artifact_gives_a_status),
      cmocka_unit_test(what_is_written_is_read_again),
      cmocka_unit_test(what_blocks_a_version_is_listed),
      cmocka_unit_test(everything_that_blocks_is_listed),
      cmocka_unit_test(what_no_version_has_is_told),
      cmocka_unit_test(a_place_blocks_once),
      cmocka_unit_test(lists_of_blockers_have_an_end),
      cmocka_unit_test(values_that_come_too_late_are_not_written),
      cmocka_unit_test(writing_has_options),
      cmocka_unit_test(range_locations_collapse_for_old_targets),
      cmocka_unit_test(attributes_that_old_consumers_cannot_read_are_told),
      cmocka_unit_test(an_old_op_stays_what_it_is),
      cmocka_unit_test(ops_of_no_versioned_program_are_refused),
      cmocka_unit_test(findings_have_their_place),
      cmocka_unit_test(versioned_programs_have_options),
  };
  return cmocka_run_group_tests(tests, read_model, free_model);
}
