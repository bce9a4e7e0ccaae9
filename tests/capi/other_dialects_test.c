/* Attributes and ops of other dialects: kept, stripped, rejected and removed; passes.h.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

static char *data(const char *name, size_t *size) {
  char path[512];
  snprintf(path, sizeof path, "%s/%s", SHLO_OTHER_DIALECTS, name);
  char *bytes = file_bytes(path, size);
  if (!bytes)
    fail_msg("cannot read %s", path);
  bytes[*size] = 0;
  return bytes;
}

static shlo_module *load(const char *name) {
  size_t size;
  char *bytes = data(name, &size);
  shlo_module *module = NULL;
  ok(shlo_module_load(bytes, size, NULL, &module, &error));
  free(bytes);
  return module;
}

static void expect_text(const shlo_module *module, int32_t generic, const char *name) {
  size_t size;
  char *expected = data(name, &size);
  shlo_print_options *options = NULL;
  shlo_buffer *text = NULL;
  ok(shlo_print_options_create(&options, &error));
  ok(shlo_print_options_set_generic(options, generic, &error));
  ok(shlo_module_print(module, options, &text, &error));
  assert_string_equal(shlo_buffer_data(text), expected);
  shlo_buffer_destroy(text);
  shlo_print_options_destroy(options);
  free(expected);
}

static shlo_buffer *artifact_of(const shlo_module *module) {
  shlo_write_options *options = NULL;
  shlo_buffer *artifact = NULL;
  ok(shlo_write_options_create(&options, &error));
  ok(shlo_write_options_set_target(options, "1.18.0", 6, &error));
  ok(shlo_write_options_set_strip_locations(options, 1, &error));
  ok(shlo_artifact_write(module, options, &artifact, &error));
  shlo_write_options_destroy(options);
  return artifact;
}

static void expect_artifact(const shlo_module *module, const char *name) {
  size_t size;
  char *expected = data(name, &size);
  shlo_buffer *artifact = artifact_of(module);
  assert_int_equal(shlo_buffer_size(artifact), size);
  assert_memory_equal(shlo_buffer_data(artifact), expected, size);
  /* The comparison notices one byte. */
  expected[size / 2] ^= 1;
  assert_memory_not_equal(shlo_buffer_data(artifact), expected, size);
  shlo_buffer_destroy(artifact);
  free(expected);
}

static int contains(const shlo_module *module, const char *part) {
  shlo_buffer *text = NULL;
  ok(shlo_module_print(module, NULL, &text, &error));
  int found = strstr(shlo_buffer_data(text), part) != NULL;
  shlo_buffer_destroy(text);
  return found;
}

static shlo_status parse_as(const char *text, shlo_other_dialects policy, shlo_diagnostics *diagnostics,
                            shlo_module **out, shlo_error **error) {
  shlo_parse_options *options = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_other_dialects(options, policy, &error));
  ok(shlo_parse_options_set_diagnostics(options, diagnostics, &error));
  shlo_status status = shlo_module_parse(text, strlen(text), options, out, error);
  shlo_parse_options_destroy(options);
  return status;
}

static shlo_status load_as(const char *name, shlo_other_dialects policy, shlo_diagnostics *diagnostics,
                           shlo_module **out, shlo_error **error) {
  size_t size;
  char *bytes = data(name, &size);
  shlo_read_options *options = NULL;
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_read_options_set_other_dialects(options, policy, &error));
  ok(shlo_read_options_set_diagnostics(options, diagnostics, &error));
  shlo_status status = shlo_module_load(bytes, size, options, out, error);
  shlo_read_options_destroy(options);
  free(bytes);
  return status;
}

/* --- Kept ----------------------------------------------------------------------------------------- */

static void text_and_artifacts_are_those_of_jaxlib(void **state) {
  (void)state;
  const struct {
    const char *text, *artifact;
  } programs[] = {{"ops.mlir", "ops.bc"},
                  {"casts.mlir", "casts.bc"},
                  {"attributes.mlir", "attributes.bc"},
                  {"unknown.mlir", "unknown.bc"}};
  for (size_t i = 0; i < sizeof programs / sizeof *programs; ++i) {
    shlo_module *parsed = load(programs[i].text), *read = load(programs[i].artifact);
    expect_text(parsed, 0, programs[i].text);
    expect_text(read, 0, programs[i].text);
    expect_artifact(parsed, programs[i].artifact);
    expect_artifact(read, programs[i].artifact);
    shlo_module_destroy(parsed);
    shlo_module_destroy(read);
  }
  shlo_module *module = load("ops.generic.mlir");
  expect_text(module, 0, "ops.mlir");
  expect_text(module, 1, "ops.generic.mlir");
  shlo_module_destroy(module);
}

static void casts_of_the_program_are_not_written(void **state) {
  (void)state;
  shlo_module *module = parse("func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
                              "  %0 = builtin.unrealized_conversion_cast %a : tensor<2xf32> to tensor<2xf32>\n"
                              "  %1 = sdy.sharding_constraint %0 <@m, [{}]> : tensor<2xf32>\n"
                              "  %2 = builtin.unrealized_conversion_cast %1 : tensor<2xf32> to tensor<2xf32>\n"
                              "  %3 = stablehlo.negate %2 : tensor<2xf32>\n"
                              "  return %3 : tensor<2xf32>\n}\n");
  shlo_buffer *artifact = artifact_of(module);
  shlo_module *again = NULL;
  ok(shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &again, &error));
  assert_false(contains(again, "unrealized"));
  assert_true(contains(again, "stablehlo.negate %0"));
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(again);
  shlo_module_destroy(module);
}

static void text_that_sdy_would_not_read_is_kept(void **state) {
  (void)state;
  static const char *const attributes[] = {"#sdy.sharding<@mesh, [{\"a\"}], later={}>", "#sdy.newer<1, 2>",
                                           "#sdy.sharding<>", "#sdy.op_sharding_rule<([a])->([i]) {i=1}>",
                                           "#sdy.mesh<[\"a\"=2] trailing>"};
  for (size_t i = 0; i < sizeof attributes / sizeof *attributes; ++i) {
    char text[256];
    snprintf(text, sizeof text, "module attributes {x.y = %s} {}", attributes[i]);
    shlo_module *module = parse(text);
    assert_true(contains(module, attributes[i]));
    shlo_buffer *artifact = artifact_of(module);
    shlo_module *again = NULL;
    ok(shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &again, &error));
    assert_true(contains(again, attributes[i]));
    shlo_buffer_destroy(artifact);
    shlo_module_destroy(again);
    shlo_module_destroy(module);
  }
}

static void ops_of_sdy_are_held_to_their_text(void **state) {
  (void)state;
  static const char *const programs[] = {
      "sdy.mesh @m = <[\"a\"=2>",
      "sdy.mesh @m = <[a=2]>",
      "sdy.mesh <[]>",
      "func.func @f(%a: tensor<4xf32>) { %0 = sdy.sharding_constraint %a <@m, [{\"a\"}]> return }",
      "func.func @f(%a: tensor<4xf32>) { %0 = sdy.sharding_constraint %a <@m [{\"a\"}]> : tensor<4xf32> return }",
      "func.func @f(%a: tensor<4xf32>) { sdy.manual_computation(%a) in_shardings=[] return }"};
  for (size_t i = 0; i < sizeof programs / sizeof *programs; ++i) {
    shlo_module *module = UNTOUCHED(shlo_module);
    fails(SHLO_MALFORMED, "", shlo_module_parse(programs[i], strlen(programs[i]), NULL, &module, &error));
    assert_ptr_equal(module, UNTOUCHED(shlo_module));
  }
  /* Their attributes must have the right kind. */
  static const char wrong[] = "\"sdy.mesh\"() <{sym_name = \"m\", mesh = #sdy.sharding<@m, []>}> : () -> ()";
  fails(SHLO_INVALID_PROGRAM, "mesh",
        parse_as(wrong, SHLO_OTHER_DIALECTS_KEEP, NULL, UNTOUCHED(shlo_module *), &error));
}

/* What is not there cannot be written. */
static void ops_of_sdy_without_an_attribute_are_not_written(void **state) {
  (void)state;
  static const struct {
    const char *text, *expected;
  } cases[] = {
      {"\"sdy.mesh\"() <{sym_name = \"m\"}> : () -> ()", "'mesh'"},
      {"\"sdy.mesh\"() <{mesh = #sdy.mesh<[]>}> : () -> ()", "'sym_name'"},
      {"\"sdy.mesh\"() <{mesh = #sdy.mesh<[]>, sym_name = \"m\"}> : () -> ()", NULL},
  };
  shlo_parse_options *options = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_verify(options, 0, &error));
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    shlo_module *module = NULL;
    shlo_buffer *artifact = NULL;
    ok(shlo_module_parse(cases[i].text, strlen(cases[i].text), options, &module, &error));
    if (cases[i].expected)
      fails(SHLO_UNSUPPORTED, cases[i].expected, shlo_artifact_write(module, NULL, &artifact, &error));
    else
      ok(shlo_artifact_write(module, NULL, &artifact, &error));
    shlo_buffer_destroy(artifact);
    shlo_module_destroy(module);
  }
  shlo_parse_options_destroy(options);
}

/* --- Policies --------------------------------------------------------------------------------------- */

static const char annotated[] =
    "module attributes {mhlo.num_partitions = 1 : i32, stablehlo.mine = 1 : i32} {\n"
    "  func.func @main(%a: tensor<4xf32> {tf.alias = 0 : i32}) -> (tensor<4xf32> {jax.result_info = \"r\"}) {\n"
    "    %0 = stablehlo.add %a, %a {mhlo.x = 1 : i32, plain = #sdy<manual_axes{}>, own} : tensor<4xf32>\n"
    "    %1 = stablehlo.negate %0 {mhlo.x = 2 : i32} : tensor<4xf32>\n"
    "    return %1 : tensor<4xf32>\n"
    "  }\n"
    "}\n";

/* A value keeps its builtin type where it enters an op of another dialect. Some types have no such form. */
static void types_that_cannot_enter_other_dialects_block(void **state) {
  (void)state;
  static const struct {
    const char *element;
    uint64_t count;
  } types[] = {{"f8E3M4", 1}, {"f32", 0}};
  for (size_t i = 0; i < sizeof types / sizeof *types; ++i) {
    char text[512];
    snprintf(text, sizeof text,
             "func.func @f(%%a: tensor<4x%1$s>) {\n  %%0 = stablehlo.reverse %%a, dims = [0] : tensor<4x%1$s>\n"
             "  \"x.y\"(%%0) : (tensor<4x%1$s>) -> ()\n  return\n}",
             types[i].element);
    shlo_module *module = parse(text);
    shlo_diagnostics *blockers = NULL;
    shlo_buffer *artifact = NULL;
    uint64_t count = 99;
    ok(shlo_diagnostics_create(&blockers, &error));
    ok(shlo_module_blockers(module, "1.22.0", 6, blockers, &count, &error));
    assert_int_equal(count, types[i].count);
    if (count) {
      const shlo_diagnostic *blocker = shlo_diagnostics_at(blockers, 0);
      assert_string_equal(shlo_diagnostic_op(blocker, NULL), "x.y");
      assert_non_null(strstr(shlo_diagnostic_message(blocker, NULL), "operand 0"));
      fails(SHLO_UNSUPPORTED, types[i].element, shlo_artifact_write(module, NULL, &artifact, &error));
    } else {
      ok(shlo_artifact_write(module, NULL, &artifact, &error));
      shlo_buffer_destroy(artifact);
    }
    shlo_diagnostics_destroy(blockers);
    shlo_module_destroy(module);
  }
}

static void stripping_drops_attributes_and_says_so(void **state) {
  (void)state;
  shlo_diagnostics *diagnostics = NULL;
  ok(shlo_diagnostics_create(&diagnostics, &error));
  shlo_module *module = NULL;
  ok(parse_as(annotated, SHLO_OTHER_DIALECTS_STRIP, diagnostics, &module, &error));
  for (size_t i = 0; i < 4; ++i)
    assert_false(contains(module, (const char *[]){"mhlo.", "tf.", "jax.", "sdy"}[i]));
  assert_true(contains(module, "stablehlo.mine = 1 : i32"));
  assert_true(contains(module, "{own}"));
  shlo_module_destroy(module);
  assert_int_equal(shlo_diagnostics_count(diagnostics), 5);
  const shlo_diagnostic *second = shlo_diagnostics_at(diagnostics, 1);
  assert_int_equal(shlo_diagnostic_severity(second), SHLO_SEVERITY_WARNING);
  shlo_diagnostics_destroy(diagnostics);

  /* The same for a module and for an artifact. */
  shlo_module *kept = parse(annotated);
  assert_true(contains(kept, "mhlo.x"));
  ok(shlo_module_apply_other_dialects(kept, SHLO_OTHER_DIALECTS_STRIP, NULL, &module, &error));
  assert_false(contains(module, "mhlo."));
  assert_true(contains(kept, "mhlo.x"));
  shlo_module_destroy(module);
  ok(shlo_module_apply_other_dialects(kept, SHLO_OTHER_DIALECTS_KEEP, NULL, &module, &error));
  assert_true(contains(module, "mhlo.x"));
  shlo_module_destroy(module);
  shlo_module_destroy(kept);
  ok(load_as("exported.jax", SHLO_OTHER_DIALECTS_STRIP, NULL, &module, &error));
  assert_false(contains(module, "sdy"));
  assert_false(contains(module, "mhlo."));
  shlo_module_destroy(module);
}

static void ops_without_a_place_are_refused(void **state) {
  (void)state;
  shlo_module *module = UNTOUCHED(shlo_module);
  fails(SHLO_UNSUPPORTED, "'sdy.mesh'", load_as("ops.mlir", SHLO_OTHER_DIALECTS_STRIP, NULL, &module, &error));
  fails(SHLO_UNSUPPORTED, "'sdy.mesh'", load_as("ops.bc", SHLO_OTHER_DIALECTS_STRIP, NULL, &module, &error));
  fails(SHLO_UNSUPPORTED, "'foo.op'", load_as("unknown.bc", SHLO_OTHER_DIALECTS_STRIP, NULL, &module, &error));
  fails(SHLO_UNSUPPORTED, "op 'stable", load_as("nameless.bc", SHLO_OTHER_DIALECTS_KEEP, NULL, &module, &error));
  assert_ptr_equal(module, UNTOUCHED(shlo_module));
}

static void rejecting_names_what_and_where(void **state) {
  (void)state;
  shlo_module *module = UNTOUCHED(shlo_module);
  shlo_error *error = NULL;
  assert_int_equal(parse_as(annotated, SHLO_OTHER_DIALECTS_REJECT, NULL, &module, &error), SHLO_UNSUPPORTED);
  assert_ptr_equal(module, UNTOUCHED(shlo_module));
  assert_int_equal(shlo_error_diagnostic_count(error), 6);
  const shlo_diagnostic *first = shlo_error_diagnostic(error, 0), *third = shlo_error_diagnostic(error, 3);
  assert_non_null(strstr(shlo_diagnostic_message(first, NULL), "mhlo.num_partitions"));
  assert_int_equal(shlo_diagnostic_line(first), 1);
  assert_non_null(strstr(shlo_diagnostic_message(third, NULL), "mhlo.x"));
  assert_int_equal(shlo_diagnostic_line(third), 3);
  shlo_error_destroy(error);
  fails(SHLO_UNSUPPORTED, "foo", load_as("unknown.bc", SHLO_OTHER_DIALECTS_REJECT, NULL, &module, &error));
  fails(SHLO_UNSUPPORTED, "jax.", load_as("exported.jax", SHLO_OTHER_DIALECTS_REJECT, NULL, &module, &error));

  /* A module without other dialects passes. */
  ok(parse_as(add_program, SHLO_OTHER_DIALECTS_REJECT, NULL, &module, &error));
  shlo_module_destroy(module);
}

static void ops_that_nobody_knows_are_refused(void **state) {
  (void)state;
  shlo_module *module = UNTOUCHED(shlo_module);
  static const char own
      [] = "\"stablehlo.frobnicate\"() : () -> ()",
   branch[] =
       "func.func @f() { \"foo.jump\"() ({ \"foo.br\"()[^bb1] : () -> () ^bb1: \"foo.end\"() : () -> () }) : () -> () "
       "return }";
  fails(SHLO_UNSUPPORTED, "frobnicate", parse_as(own, SHLO_OTHER_DIALECTS_KEEP, NULL, &module, &error));
  fails(SHLO_UNSUPPORTED, "foo.", parse_as(branch, SHLO_OTHER_DIALECTS_KEEP, NULL, &module, &error));
}

static void wrong_options_are_refused(void **state) {
  (void)state;
  shlo_parse_options *parse_options = NULL;
  shlo_read_options *read_options = NULL;
  ok(shlo_parse_options_create(&parse_options, &error));
  ok(shlo_read_options_create(&read_options, &error));
  fails(SHLO_INVALID_ARGUMENT, "policy", shlo_parse_options_set_other_dialects(parse_options, 3, &error));
  fails(SHLO_INVALID_ARGUMENT, "policy", shlo_read_options_set_other_dialects(read_options, -1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_parse_options_set_other_dialects(NULL, 0, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_parse_options_set_diagnostics(NULL, NULL, &error));
  shlo_parse_options_destroy(parse_options);
  shlo_read_options_destroy(read_options);
  shlo_module *module = parse(add_program), *out = UNTOUCHED(shlo_module);
  fails(SHLO_INVALID_ARGUMENT, "policy", shlo_module_apply_other_dialects(module, 9, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_module_apply_other_dialects(NULL, 0, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_module_remove_sharding(NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_module_remove_sharding(module, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_module_decompose_chlo(NULL, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_module));
  shlo_module_destroy(module);
}

/* --- Removed ------------------------------------------------------------------------------------------ */

static const char one_device[] =
    "sdy.mesh @m = <[\"a\"=1]>\n"
    "func.func @main(%a: tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{\"a\"}]>}) -> tensor<2xf32> {\n"
    "  %0 = sdy.sharding_constraint %a <@m, [{\"a\"}]> : tensor<2xf32>\n"
    "  sdy.sharding_group %0 group_id=1 : tensor<2xf32>\n"
    "  %1 = sdy.manual_computation(%0) in_shardings=[<@m, [{\"a\"}]>] out_shardings=[<@m, [{\"a\"}]>] "
    "manual_axes={\"a\"} (%b: tensor<2xf32>) {\n"
    "    %r = \"stablehlo.all_reduce\"(%b) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,\n"
    "      replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m,\n"
    "                                                          axes = [#stablehlo.axis_ref<name = \"a\">]>,\n"
    "      use_global_device_ids}> ({\n"
    "    ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
    "      %s = stablehlo.add %x, %y : tensor<f32>\n"
    "      stablehlo.return %s : tensor<f32>\n"
    "    }) : (tensor<2xf32>) -> tensor<2xf32>\n"
    "    %n = sdy.named_computation<\"f\">(%r) (%c: tensor<2xf32>) {\n"
    "      %d = stablehlo.add %c, %c : tensor<2xf32>\n"
    "      sdy.return %d : tensor<2xf32>\n"
    "    } : (tensor<2xf32>) -> tensor<2xf32>\n"
    "    sdy.return %n : tensor<2xf32>\n"
    "  } : (tensor<2xf32>) -> tensor<2xf32>\n"
    "  %2 = builtin.unrealized_conversion_cast %1 : tensor<2xf32> to tensor<2xi32>\n"
    "  %3 = builtin.unrealized_conversion_cast %2 : tensor<2xi32> to tensor<2xf32>\n"
    "  return %3 : tensor<2xf32>\n"
    "}\n";

static void run_and_expect(const shlo_module *module, const shlo_tensor *input, const shlo_tensor *expected) {
  shlo_plan *plan = NULL;
  shlo_tensor *output = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  ok(shlo_plan_run(plan, 1, &input, 1, &output, NULL, &error));
  assert_int_equal(shlo_tensor_element_count(output), shlo_tensor_element_count(expected));
  const float *got = shlo_tensor_data(output), *wanted = shlo_tensor_data(expected);
  for (int64_t i = 0; i < shlo_tensor_element_count(expected); ++i)
    assert_float_equal(got[i], wanted[i], 1e-6f);
  shlo_tensor_destroy(output);
  shlo_plan_destroy(plan);
}

static void sharding_over_one_device_is_removed(void **state) {
  (void)state;
  shlo_module *module = parse(one_device), *plain = NULL;
  ok(shlo_module_remove_sharding(module, &plain, &error));
  assert_true(contains(module, "sdy.mesh"));
  assert_false(contains(plain, "sdy"));
  assert_false(contains(plain, "unrealized"));
  assert_false(contains(plain, "all_reduce"));
  ok(shlo_module_verify(plain, &error));
  shlo_buffer *artifact = artifact_of(plain);
  shlo_buffer_destroy(artifact);
  /* Planning removes sharding by itself. */
  int64_t shape[] = {2};
  shlo_tensor *input = tensor_f32(1, shape, (float[]){1.5f, -2});
  shlo_tensor *expected = tensor_f32(1, shape, (float[]){3, -4});
  run_and_expect(module, input, expected);
  run_and_expect(plain, input, expected);
  shlo_tensor_destroy(input);
  shlo_tensor_destroy(expected);
  shlo_module_destroy(plain);
  shlo_module_destroy(module);
}

static void a_key_of_jax_is_an_argument(void **state) {
  (void)state;
  shlo_tensor *tensors[2];
  const char *const names[] = {"key.in_0.npy", "key.out_0.npy"};
  for (int i = 0; i < 2; ++i) {
    size_t size;
    char *bytes = data(names[i], &size);
    ok(shlo_tensor_from_npy(bytes, size, SHLO_TYPE_NONE, &tensors[i], &error));
    free(bytes);
  }
  shlo_module *module = load("key.bc");
  assert_true(contains(module, "sdy.sharding_constraint"));
  run_and_expect(module, tensors[0], tensors[1]);
  shlo_module_destroy(module);
  shlo_tensor_destroy(tensors[0]);
  shlo_tensor_destroy(tensors[1]);
}

/* A function has one dictionary for each argument or result, or none for all. */
static void other_attributes_stay_beside_removed_ones(void **state) {
  (void)state;
  static const char *const removed = "{sdy.sharding = #sdy.sharding<mesh<[\"a\"=1]>, []>}",
                           *const kept = "{tf.aliasing_output = 0 : i32}";
  for (int order = 0; order < 2; ++order) {
    char text[1024];
    const char *first = order ? removed : kept, *second = order ? kept : removed;
    snprintf(text, sizeof text,
             "func.func @main(%%a: tensor<f32> %s, %%b: tensor<f32> %s) -> (tensor<f32> %s, tensor<f32> %s) {\n"
             "  return %%a, %%b : tensor<f32>, tensor<f32>\n}\n",
             first, second, first, second);
    shlo_module *module = parse(text), *out = NULL;
    ok(shlo_module_remove_sharding(module, &out, &error));
    shlo_buffer *printed = NULL;
    ok(shlo_module_print(out, NULL, &printed, &error));
    const char *place = strstr(shlo_buffer_data(printed), kept);
    assert_non_null(place);
    assert_non_null(strstr(place + 1, kept));
    assert_null(strstr(shlo_buffer_data(printed), "sdy.sharding"));
    shlo_buffer_destroy(printed);
    shlo_module_destroy(out);
    shlo_module_destroy(module);
  }
}

/* A reduction over a mesh is none if all of its axes have one device. */
static void meshes_of_one_device_have_no_reductions(void **state) {
  (void)state;
  static const int sizes[][2] = {{1, 1}, {1, 2}, {2, 1}, {2, 2}};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; ++i) {
    char text[1024];
    snprintf(text, sizeof text,
             "func.func @main(%%a: tensor<f32>) -> tensor<f32> {\n"
             "  %%0 = \"stablehlo.all_reduce\"(%%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = "
             "#stablehlo.mesh<axes=[<name = \"x\", size = %d>, <name = \"y\", size = %d>]>, "
             "axes = [#stablehlo.axis_ref<name = \"x\">, #stablehlo.axis_ref<name = \"y\">]>}> ({\n"
             "  ^bb0(%%x: tensor<f32>, %%y: tensor<f32>):\n"
             "    %%1 = stablehlo.add %%x, %%y : tensor<f32>\n"
             "    stablehlo.return %%1 : tensor<f32>\n"
             "  }) : (tensor<f32>) -> tensor<f32>\n"
             "  return %%0 : tensor<f32>\n}\n",
             sizes[i][0], sizes[i][1]);
    shlo_module *module = parse(text), *out = NULL;
    ok(shlo_module_remove_sharding(module, &out, &error));
    assert_int_equal(contains(out, "all_reduce"), i != 0);
    shlo_module_destroy(out);
    shlo_module_destroy(module);
  }
}

static void several_devices_are_as_good_as_one(void **state) {
  (void)state;
  static const char *const programs[] = {
      "sdy.mesh @m = <[\"a\"=2]>",
      "sdy.mesh @m = <[\"a\"=1, \"b\"=2]>",
      "sdy.mesh @m = <[\"a\"=2, \"b\"=1]>",
      "sdy.mesh @m = <[\"a\"=1], device_ids=[0, 1]>",
      "sdy.mesh @m = <[\"a\"=0]>",
      "func.func @f(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<mesh<[\"a\"=2]>, [{\"a\"}]>}) { return }"};
  for (size_t i = 0; i < sizeof programs / sizeof *programs; ++i) {
    shlo_module *module = parse(programs[i]), *out = NULL;
    ok(shlo_module_remove_sharding(module, &out, &error));
    assert_true(contains(module, "sdy") && !contains(out, "sdy"));
    shlo_module_destroy(out);
    shlo_module_destroy(module);
  }
}

static void what_nobody_knows_is_refused(void **state) {
  (void)state;
  shlo_module *out = UNTOUCHED(shlo_module);
  static const char *const unknown[] = {
      "\"sdy.later\"() : () -> ()", "func.func @f() { \"sdy.return\"() : () -> () }"};
  for (size_t i = 0; i < sizeof unknown / sizeof *unknown; ++i) {
    shlo_module *module = parse(unknown[i]);
    fails(SHLO_UNSUPPORTED, "'sdy.", shlo_module_remove_sharding(module, &out, &error));
    shlo_module_destroy(module);
  }
  shlo_module *module = parse("sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} (%a: f32) { "
                              "sdy.return } : () -> ()");
  fails(SHLO_INVALID_PROGRAM, "'sdy.manual_computation': it has 0 operands",
        shlo_module_remove_sharding(module, &out, &error));
  shlo_module_destroy(module);
  assert_ptr_equal(out, UNTOUCHED(shlo_module));
}

static void chlo_becomes_stablehlo(void **state) {
  (void)state;
  shlo_module *module = parse("func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
                              "  %0 = chlo.square %a : tensor<2xf32> -> tensor<2xf32>\n"
                              "  return %0 : tensor<2xf32>\n}\n");
  shlo_module *plain = NULL;
  ok(shlo_module_decompose_chlo(module, &plain, &error));
  assert_true(contains(module, "chlo."));
  assert_false(contains(plain, "chlo."));
  ok(shlo_module_verify(plain, &error));
  shlo_module_destroy(plain);
  shlo_module_destroy(module);
}

/* --- Hostile ------------------------------------------------------------------------------------------ */

static void exports_are_found_only_where_they_are(void **state) {
  (void)state;
  size_t size;
  char *bytes = data("exported.jax", &size);
  assert_int_equal(shlo_content_detect(bytes, size), SHLO_CONTENT_JAX_EXPORT);
  shlo_module *module = NULL;
  ok(shlo_module_load(bytes, size, NULL, &module, &error));
  assert_true(contains(module, "sdy.sharding_rule"));
  shlo_module_destroy(module);
  fails(SHLO_MALFORMED, "jax.export", shlo_artifact_read(bytes, size, NULL, &module, &error));
  shlo_inspection *inside = NULL;
  ok(shlo_artifact_inspect(bytes, size, &inside, &error));
  assert_string_equal(shlo_inspection_version(inside, NULL), "1.18.0");
  assert_string_equal(shlo_inspection_function_name(inside, 0, NULL), "main");
  assert_string_equal(shlo_inspection_argument_type(inside, 0, 0, NULL), "tensor<6x6xf32>");
  shlo_inspection_destroy(inside);
  /* Every prefix and every changed byte gives an export, other content, or an error. */
  for (size_t length = 0; length < size; ++length) {
    char *prefix = malloc(length + 1);
    memcpy(prefix, bytes, length);
    module = NULL;
    if (shlo_module_load(prefix, length, NULL, &module, NULL) == SHLO_OK)
      assert_true(length > 1700); // bytes after the artifact are ignored
    shlo_module_destroy(module);
    free(prefix);
  }
  for (size_t at = 0; at < size; ++at) {
    bytes[at] ^= (char)(1 << at % 8);
    module = NULL;
    if (shlo_module_load(bytes, size, NULL, &module, NULL) == SHLO_OK)
      (void)contains(module, "sdy");
    shlo_module_destroy(module);
    bytes[at] ^= (char)(1 << at % 8);
  }
  free(bytes);
}

static void damaged_artifacts_do_no_harm(void **state) {
  (void)state;
  static const char *const names[] = {"ops.bc", "casts.bc", "attributes.bc", "unknown.bc"};
  long survived = 0, broken = 0;
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    size_t size;
    char *bytes = data(names[i], &size);
    for (size_t at = 0; at < size; ++at) {
      bytes[at] ^= (char)(1 << at % 8);
      shlo_module *module = NULL, *plain = NULL;
      shlo_buffer *artifact = NULL;
      if (shlo_module_load(bytes, size, NULL, &module, NULL) == SHLO_OK) {
        ++survived;
        (void)contains(module, "sdy");
        (void)shlo_artifact_write(module, NULL, &artifact, NULL);
        (void)shlo_module_remove_sharding(module, &plain, NULL);
      } else {
        ++broken;
      }
      shlo_buffer_destroy(artifact);
      shlo_module_destroy(plain);
      shlo_module_destroy(module);
      bytes[at] ^= (char)(1 << at % 8);
    }
    free(bytes);
  }
  assert_true(survived > 100 && broken > 100);
}

static void deep_text_in_an_artifact_is_dropped(void **state) {
  (void)state;
  char text[4096] = "module attributes {x.y = #sdy.later<";
  for (int i = 0; i < 100; ++i)
    strcat(text, "[");
  for (int i = 0; i < 100; ++i)
    strcat(text, "]");
  strcat(text, ">} {}");
  shlo_module *module = parse(text), *again = NULL;
  shlo_buffer *artifact = artifact_of(module);
  shlo_diagnostics *diagnostics = NULL;
  shlo_read_options *options = NULL;
  ok(shlo_diagnostics_create(&diagnostics, &error));
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_read_options_set_diagnostics(options, diagnostics, &error));
  ok(shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), options, &again, &error));
  assert_false(contains(again, "x.y"));
  assert_int_equal(shlo_diagnostics_count(diagnostics), 1);
  /* The program had other dialects, and has none now. */
  ok(shlo_read_options_set_other_dialects(options, SHLO_OTHER_DIALECTS_REJECT, &error));
  fails(SHLO_UNSUPPORTED, "x.y",
        shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), options, UNTOUCHED(shlo_module *),
                           &error));
  shlo_read_options_destroy(options);
  shlo_diagnostics_destroy(diagnostics);
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(again);
  shlo_module_destroy(module);
}

/* Ops with equal attributes are read as copies of the first one; each of them counts. */
static void each_dropped_attribute_counts(void **state) {
  (void)state;
  char deep[1024] = "#sdy.later<", text[8192] = "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n";
  for (int i = 0; i < 100; ++i)
    strcat(deep, "[");
  for (int i = 0; i < 100; ++i)
    strcat(deep, "]");
  for (int i = 0; i < 5; ++i)
    sprintf(text + strlen(text), "  %%%d = stablehlo.%s %%a {x.y = %s>} : tensor<2xf32>\n", i, i < 3 ? "abs" : "sine",
            deep);
  strcat(text, "  %5 = stablehlo.sine %a {x.y = 1 : i64} : tensor<2xf32>\n  return %5 : tensor<2xf32>\n}");
  shlo_module *module = parse(text), *again = NULL;
  shlo_buffer *artifact = artifact_of(module);
  shlo_diagnostics *diagnostics = NULL;
  shlo_read_options *options = NULL;
  ok(shlo_diagnostics_create(&diagnostics, &error));
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_read_options_set_diagnostics(options, diagnostics, &error));
  ok(shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), options, &again, &error));
  assert_true(contains(again, "x.y = 1"));
  assert_false(contains(again, "#sdy"));
  assert_int_equal(shlo_diagnostics_count(diagnostics), 1);
  const char *message = shlo_diagnostic_message(shlo_diagnostics_at(diagnostics, 0), NULL);
  if (!strstr(message, "5 times"))
    fail_msg("%s", message);
  shlo_read_options_destroy(options);
  shlo_diagnostics_destroy(diagnostics);
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(again);
  shlo_module_destroy(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(text_and_artifacts_are_those_of_jaxlib),
      cmocka_unit_test(casts_of_the_program_are_not_written),
      cmocka_unit_test(text_that_sdy_would_not_read_is_kept),
      cmocka_unit_test(ops_of_sdy_are_held_to_their_text),
      cmocka_unit_test(ops_of_sdy_without_an_attribute_are_not_written),
      cmocka_unit_test(types_that_cannot_enter_other_dialects_block),
      cmocka_unit_test(stripping_drops_attributes_and_says_so),
      cmocka_unit_test(ops_without_a_place_are_refused),
      cmocka_unit_test(rejecting_names_what_and_where),
      cmocka_unit_test(ops_that_nobody_knows_are_refused),
      cmocka_unit_test(wrong_options_are_refused),
      cmocka_unit_test(sharding_over_one_device_is_removed),
      cmocka_unit_test(a_key_of_jax_is_an_argument),
      cmocka_unit_test(other_attributes_stay_beside_removed_ones),
      cmocka_unit_test(meshes_of_one_device_have_no_reductions),
      cmocka_unit_test(several_devices_are_as_good_as_one),
      cmocka_unit_test(what_nobody_knows_is_refused),
      cmocka_unit_test(chlo_becomes_stablehlo),
      cmocka_unit_test(exports_are_found_only_where_they_are),
      cmocka_unit_test(damaged_artifacts_do_no_harm),
      cmocka_unit_test(deep_text_in_an_artifact_is_dropped),
      cmocka_unit_test(each_dropped_attribute_counts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
