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

static void writing_has_options(void **state) {
  (void)state;
  shlo_module *module = parse(add_program);
  shlo_write_options *options = NULL;
  shlo_diagnostics *diagnostics = NULL;
  ok(shlo_write_options_create(&options, &error));
  ok(shlo_diagnostics_create(&diagnostics, &error));
  ok(shlo_write_options_set_diagnostics(options, diagnostics, &error));
  const char *wrong[] = {"", "1", "1.2", "1.2.", "1.2.3.4", "1.2.x", "v1.2.3", "1.2.3 ", "0.8.0", "1.23.0", "2.0.0",
                         "99999999999.0.0"};
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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(contents_are_told_apart),
      cmocka_unit_test(a_prefix_tells_version_and_producer),
      cmocka_unit_test(an_artifact_is_read),
      cmocka_unit_test(what_is_no_artifact_is_named),
      cmocka_unit_test(reading_has_options),
      cmocka_unit_test(unverified_programs_are_verified_later),
      cmocka_unit_test(a_cut_or_changed_artifact_gives_a_status),
      cmocka_unit_test(what_is_written_is_read_again),
      cmocka_unit_test(what_blocks_a_version_is_listed),
      cmocka_unit_test(writing_has_options),
      cmocka_unit_test(range_locations_collapse_for_old_targets),
  };
  return cmocka_run_group_tests(tests, read_model, free_model);
}
