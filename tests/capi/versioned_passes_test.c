/* Modules of versioned ops: passes make them, change their version, and make programs of them again; they are read,
 * printed, walked and written as they stand, and nothing else takes them.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "artifacts.h"

static const char tanh_program[] = "module {\n"
                                   "  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {\n"
                                   "    %0 = stablehlo.tanh %arg0 : tensor<4xf32>\n"
                                   "    return %0 : tensor<4xf32>\n"
                                   "  }\n"
                                   "}\n";
static const char to_versioned[] = "stablehlo-legalize-to-vhlo";
static const char to_program[] = "vhlo-legalize-to-stablehlo";

static shlo_module *after(const shlo_module *module, const char *passes) {
  shlo_module *made = NULL;
  ok(shlo_module_run_passes(module, passes, strlen(passes), NULL, &made, &error));
  return made;
}

static char *text_of(const shlo_module *module) {
  shlo_buffer *buffer = NULL;
  ok(shlo_module_print(module, NULL, &buffer, &error));
  char *text = strdup(shlo_buffer_data(buffer));
  shlo_buffer_destroy(buffer);
  return text;
}

static int is_text(const shlo_module *module, const char *expected) {
  char *text = text_of(module);
  const int same = !strcmp(text, expected);
  free(text);
  return same;
}

static int has_text(const shlo_module *module, const char *part) {
  char *text = text_of(module);
  const int has = strstr(text, part) != NULL;
  free(text);
  return has;
}

static int are_same(const shlo_buffer *a, const shlo_buffer *b) {
  return shlo_buffer_size(a) == shlo_buffer_size(b) &&
         !memcmp(shlo_buffer_data(a), shlo_buffer_data(b), shlo_buffer_size(a));
}

static shlo_module *read_as_it_is(const void *bytes, size_t size) {
  shlo_read_options *options = NULL;
  shlo_module *module = NULL;
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_read_options_set_keep_versioned(options, 1, &error));
  ok(shlo_module_load(bytes, size, options, &module, &error));
  shlo_read_options_destroy(options);
  return module;
}

/* The module has the ops that an artifact of the program for that version has, and is written as this artifact. */
static void expect_version_of(const shlo_module *versioned, const shlo_module *program, const char *version) {
  assert_string_equal(shlo_module_versioned_for(versioned, NULL), version);
  shlo_buffer *expected = write_for(program, version), *found = write_for(versioned, NULL), *printed = NULL;
  assert_true(are_same(found, expected));
  ok(shlo_artifact_print(shlo_buffer_data(expected), shlo_buffer_size(expected), NULL, &printed, &error));
  assert_true(is_text(versioned, shlo_buffer_data(printed)));
  shlo_buffer *other = write_for(program, "0.19.0"); /* the twin */
  assert_false(are_same(found, other));
  shlo_buffer_destroy(other);
  shlo_buffer_destroy(printed);
  shlo_buffer_destroy(found);
  shlo_buffer_destroy(expected);
}

static void passes_change_the_version(void **state) {
  (void)state;
  shlo_module *program = parse(tanh_program);
  assert_null(shlo_module_versioned_for(program, NULL));
  assert_null(shlo_module_versioned_for(NULL, NULL));

  shlo_module *newest = after(program, to_versioned);
  expect_version_of(newest, program, shlo_stablehlo_version());
  shlo_module *older = after(newest, "vhlo-to-version{target=1.8.0}");
  expect_version_of(older, program, "1.8.0");
  assert_true(has_text(older, "vhlo.tanh_v1") && !has_text(newest, "vhlo.tanh_v1"));
  shlo_module *newer = after(older, "vhlo-to-version{target=current}");
  expect_version_of(newer, program, shlo_stablehlo_version());

  /* Each way back, and there again; the module itself where nothing is to be done. */
  static const char *const back[] = {"vhlo-legalize-to-stablehlo", "stablehlo-deserialize",
                                     "vhlo-to-version{target=1.0.0},vhlo-legalize-to-stablehlo",
                                     "vhlo-legalize-to-stablehlo,stablehlo-legalize-to-vhlo,stablehlo-deserialize"};
  for (size_t i = 0; i < sizeof back / sizeof *back; ++i) {
    shlo_module *made = after(older, back[i]);
    assert_null(shlo_module_versioned_for(made, NULL));
    assert_true(is_text(made, tanh_program));
    assert_false(is_text(older, tanh_program)); /* the twin */
    shlo_plan *plan = NULL;
    ok(shlo_plan_create(made, NULL, &plan, &error));
    shlo_plan_destroy(plan);
    shlo_module_destroy(made);
  }
  shlo_module *same = after(program, "vhlo-to-version{target=1.8.0},vhlo-legalize-to-stablehlo");
  assert_true(is_text(same, tanh_program));
  shlo_module_destroy(same);
  shlo_module_destroy(newer);
  shlo_module_destroy(older);
  shlo_module_destroy(newest);
  shlo_module_destroy(program);
}

/* An artifact, and the text of one. */
static void they_are_read_as_they_stand(void **state) {
  (void)state;
  shlo_module *program = parse(tanh_program);
  shlo_buffer *artifact = write_for(program, "1.2.3"), *text = NULL;
  shlo_module *module = read_as_it_is(shlo_buffer_data(artifact), shlo_buffer_size(artifact));
  assert_string_equal(shlo_module_versioned_for(module, NULL), "1.2.3");
  ok(shlo_artifact_print(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &text, &error));
  assert_true(is_text(module, shlo_buffer_data(text)));
  shlo_buffer *again = write_for(module, NULL), *newer = write_for(module, "1.9.0");
  assert_true(are_same(again, artifact));
  assert_false(are_same(newer, artifact));
  expect_version(newer, "1.9.0");

  /* The newest version that has all ops: tanh_v1 ends with 1.9.0. */
  shlo_module *parsed = read_as_it_is(shlo_buffer_data(text), shlo_buffer_size(text));
  assert_string_equal(shlo_module_versioned_for(parsed, NULL), "1.9.0");
  shlo_buffer *unwritten = UNTOUCHED(shlo_buffer);
  shlo_write_options *options = options_for("1.10.0");
  fails(SHLO_VERSION, "vhlo.tanh_v1", shlo_artifact_write(parsed, options, &unwritten, &error));
  assert_ptr_equal(unwritten, UNTOUCHED(shlo_buffer));
  shlo_write_options_destroy(options);

  /* Text of a program, and an artifact without the option, are programs. */
  shlo_module *plain = read_as_it_is(BYTES(tanh_program)), *upgraded = read_back(artifact);
  assert_null(shlo_module_versioned_for(plain, NULL));
  assert_null(shlo_module_versioned_for(upgraded, NULL));
  shlo_module_destroy(upgraded);
  shlo_module_destroy(plain);
  shlo_module_destroy(parsed);
  shlo_buffer_destroy(newer);
  shlo_buffer_destroy(again);
  shlo_module_destroy(module);
  shlo_buffer_destroy(text);
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(program);
}

static void they_are_walked(void **state) {
  (void)state;
  shlo_module *program = parse(tanh_program), *module = after(program, to_versioned);
  size_t ops = 0;
  for (size_t i = 0; i < shlo_module_op_count(module); ++i) {
    assert_true(!strncmp(shlo_module_op_name(module, i, NULL), "vhlo.", 5));
    ops += shlo_module_op_occurrences(module, i);
  }
  assert_int_equal(ops, 3);
  const shlo_operation *top = shlo_module_operation(module);
  const shlo_operation *function = shlo_region_first(shlo_operation_region(top, 0));
  assert_string_equal(shlo_operation_name(function, NULL), "vhlo.func_v1");
  const shlo_operation *op = shlo_region_first(shlo_operation_region(function, 0));
  assert_string_equal(shlo_operation_name(op, NULL), "vhlo.tanh_v2");
  assert_int_equal(shlo_operation_operand_count(op), 1);
  assert_int_equal(shlo_operation_attribute_count(op), 1);
  assert_string_equal(shlo_operation_attribute_name(op, 0, NULL), "result_accuracy");
  assert_non_null(shlo_operation_attribute_at(op, 0));
  assert_null(shlo_operation_attribute_at(op, 1));
  shlo_module_destroy(module);
  shlo_module_destroy(program);
}

static const char needs_a_program[] = "the module has versioned ops; run the pass vhlo-legalize-to-stablehlo first";

static void nothing_else_takes_them(void **state) {
  (void)state;
  shlo_module *program = parse(tanh_program), *module = after(program, to_versioned);
  shlo_module *made = UNTOUCHED(shlo_module);
  static const char *const passes[] = {"cse",
                                       "func.func(chlo-legalize-to-stablehlo)",
                                       "inline",
                                       "symbol-dce",
                                       "stablehlo-refine-shapes",
                                       "optimize",
                                       "snapshot-op-locations"};
  for (size_t i = 0; i < sizeof passes / sizeof *passes; ++i)
    fails(SHLO_INVALID_ARGUMENT, "write vhlo-legalize-to-stablehlo before it",
          shlo_module_run_passes(module, passes[i], strlen(passes[i]), NULL, &made, &error));
  fails(SHLO_INVALID_ARGUMENT, "pass 'cse': it is for programs",
        shlo_module_run_passes(program, BYTES("stablehlo-legalize-to-vhlo,cse"), NULL, &made, &error));
  fails(SHLO_INVALID_ARGUMENT, needs_a_program, shlo_module_verify(module, &error));
  fails(SHLO_INVALID_ARGUMENT, needs_a_program, shlo_module_specialize(module, NULL, NULL, &made, &error));
  fails(SHLO_INVALID_ARGUMENT, needs_a_program, shlo_module_remove_sharding(module, &made, &error));
  fails(SHLO_INVALID_ARGUMENT, needs_a_program, shlo_module_decompose_chlo(module, &made, &error));
  fails(SHLO_INVALID_ARGUMENT, needs_a_program, shlo_module_lower_onnx(module, NULL, &made, &error));
  fails(SHLO_INVALID_ARGUMENT, needs_a_program,
        shlo_module_apply_other_dialects(module, SHLO_OTHER_DIALECTS_KEEP, NULL, &made, &error));
  assert_ptr_equal(made, UNTOUCHED(shlo_module));
  shlo_plan *plan = NULL;
  fails(SHLO_INVALID_ARGUMENT, needs_a_program, shlo_plan_create(module, NULL, &plan, &error));
  const char *version = NULL;
  fails(SHLO_INVALID_ARGUMENT, needs_a_program, shlo_module_minimum_version(module, &version, &error));
  uint64_t count = 0;
  fails(SHLO_INVALID_ARGUMENT, needs_a_program, shlo_module_blockers(module, BYTES("1.0.0"), NULL, &count, &error));
  shlo_buffer *bytes = NULL;
  assert_int_not_equal(shlo_onnx_infer(module, NULL, &made, NULL), SHLO_OK);
  assert_int_not_equal(shlo_onnx_write(module, NULL, &bytes, NULL, NULL), SHLO_OK);
  shlo_function *function = NULL;
  fails(SHLO_NOT_FOUND, "no main function", shlo_module_function(module, NULL, 0, &function, &error));

  /* The twin: as a program it is taken. */
  shlo_module *again = after(module, to_program);
  ok(shlo_module_verify(again, &error));
  shlo_module_destroy(after(again, "cse,inline"));
  shlo_module_destroy(again);
  shlo_module_destroy(module);
  shlo_module_destroy(program);
}

static void a_version_needs_its_ops(void **state) {
  (void)state;
  shlo_module *program = parse("func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                               "  %0 = stablehlo.tan %x : tensor<4xf32>\n"
                               "  %1 = stablehlo.tan %0 : tensor<4xf32>\n"
                               "  return %1 : tensor<4xf32>\n"
                               "}\n"),
              *made = UNTOUCHED(shlo_module);
  static const char passes[] = "stablehlo-legalize-to-vhlo,vhlo-to-version{target=1.3.0}";
  shlo_error *error = NULL;
  assert_int_equal(shlo_module_run_passes(program, BYTES(passes), NULL, &made, &error), SHLO_VERSION);
  assert_ptr_equal(made, UNTOUCHED(shlo_module));
  assert_non_null(strstr(shlo_error_message(error, NULL), "pass 'vhlo-to-version': "));
  assert_int_equal(shlo_error_diagnostic_count(error), 3);
  for (size_t i = 0; i < 2; ++i) {
    const shlo_diagnostic *blocker = shlo_error_diagnostic(error, i);
    assert_string_equal(shlo_diagnostic_op(blocker, NULL), "stablehlo.tan");
    assert_string_equal(shlo_diagnostic_version(blocker, NULL), "1.4.0");
    assert_string_equal(shlo_diagnostic_pass(blocker, NULL), "vhlo-to-version");
    assert_int_equal(shlo_diagnostic_line(blocker), i + 2);
  }
  assert_string_equal(shlo_diagnostic_message(shlo_error_diagnostic(error, 2), NULL),
                      "failed to convert VHLO to v1.3.0");
  shlo_error_destroy(error);
  shlo_module_destroy(after(program, "stablehlo-legalize-to-vhlo,vhlo-to-version{target=1.4.0}")); /* the twin */

  static const struct {
    const char *passes, *message;
  } wrong[] = {{"vhlo-to-version", "No target version specified."},
               {"vhlo-to-version{target=x.y.z}", "Invalid target version argument 'x.y.z'"},
               {"vhlo-to-version{target=100.0.0}", "target version 100.0.0 is greater than current version"},
               {"vhlo-to-version{target=0.8.0}", "target version 0.8.0 is less than minimum supported 0.9.0"}};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i)
    fails(SHLO_INVALID_ARGUMENT, wrong[i].message,
          shlo_module_run_passes(program, wrong[i].passes, strlen(wrong[i].passes), NULL, &made, &error));
  shlo_module_destroy(program);
}

static void other_dialects_stay_on_request(void **state) {
  (void)state;
  shlo_module *program = parse("func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                               "  %0 = \"tpu.op\"(%x) : (tensor<4xf32>) -> tensor<4xf32>\n"
                               "  return %0 : tensor<4xf32>\n"
                               "}\n"),
              *made = NULL;
  fails(SHLO_UNSUPPORTED, "'tpu.op' is of another dialect",
        shlo_module_run_passes(program, to_versioned, strlen(to_versioned), NULL, &made, &error));
  made = after(program, "stablehlo-legalize-to-vhlo{allow-other-dialects}");
  assert_true(has_text(made, "\"tpu.op\"") && has_text(made, "vhlo.func_v1"));
  shlo_module *back = after(made, to_program);
  expect_same_text(back, program);
  shlo_module_destroy(back);
  shlo_module_destroy(made);
  shlo_module_destroy(program);
}

/* Damaged artifacts and cancelled pipelines give a status. */
static void hostile_ones_are_refused(void **state) {
  (void)state;
  shlo_read_options *options = NULL;
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_read_options_set_keep_versioned(options, 1, &error));
  size_t read = 0;
  for (size_t at = 0; at < model_size; at += 1 + model_size / 400) {
    shlo_module *module = NULL;
    model[at] ^= 0x15;
    if (shlo_artifact_read(model, model_size, options, &module, NULL) == SHLO_OK) {
      shlo_buffer *text = NULL;
      shlo_module *made = NULL;
      if (shlo_module_print(module, NULL, &text, NULL) == SHLO_OK)
        shlo_buffer_destroy(text);
      if (shlo_module_run_passes(module, BYTES("vhlo-to-version{target=1.0.0},vhlo-legalize-to-stablehlo"), NULL, &made,
                                 NULL) == SHLO_OK)
        shlo_module_destroy(made);
      shlo_module_destroy(module);
      ++read;
    }
    model[at] ^= 0x15;
  }
  assert_in_range(read, 1, 399);
  shlo_read_options_destroy(options);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(passes_change_the_version), cmocka_unit_test(they_are_read_as_they_stand),
      cmocka_unit_test(they_are_walked),           cmocka_unit_test(nothing_else_takes_them),
      cmocka_unit_test(a_version_needs_its_ops),   cmocka_unit_test(other_dialects_stay_on_request),
      cmocka_unit_test(hostile_ones_are_refused),
  };
  return cmocka_run_group_tests(tests, read_model, free_model);
}
