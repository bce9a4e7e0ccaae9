/* What is written can be read, or write refuses it with a reason; and what the specification does not have is refused
 * by verification, while every function survives it. Cases of conformance/hostile/found; tests/written makes more.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

static const char *const targets[] = {"0.9.0", "0.14.0", "1.0.0", NULL};

static shlo_write_options *for_target(const char *target, shlo_diagnostics *findings) {
  shlo_write_options *options = NULL;
  ok(shlo_write_options_create(&options, &error));
  if (target)
    ok(shlo_write_options_set_target(options, target, strlen(target), &error));
  ok(shlo_write_options_set_diagnostics(options, findings, &error));
  return options;
}

static shlo_buffer *text_of(const shlo_module *module) {
  shlo_print_options *options = NULL;
  shlo_buffer *text = NULL;
  ok(shlo_print_options_create(&options, &error));
  ok(shlo_print_options_set_generic(options, 1, &error));
  ok(shlo_print_options_set_locations(options, 1, &error));
  ok(shlo_module_print(module, options, &text, &error));
  shlo_print_options_destroy(options);
  return text;
}

/* Written for the target and read, the module is the same. */
static void survives(const char *program, const char *target) {
  shlo_module *module = parse_unverified(program), *again = NULL;
  shlo_write_options *options = for_target(target, NULL);
  shlo_buffer *artifact = NULL;
  ok(shlo_artifact_write(module, options, &artifact, &error));
  ok(shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &again, &error));
  shlo_buffer *before = text_of(module), *after = text_of(again);
  assert_string_equal(shlo_buffer_data(before), shlo_buffer_data(after));
  shlo_buffer_destroy(before);
  shlo_buffer_destroy(after);
  shlo_buffer_destroy(artifact);
  shlo_write_options_destroy(options);
  shlo_module_destroy(module);
  shlo_module_destroy(again);
}

/* Write refuses it for all targets, with a message that names the op, what it is, and the target. */
static void is_refused(const char *program, const char *op, const char *what) {
  shlo_module *module = parse_unverified(program);
  for (size_t i = 0; i < sizeof targets / sizeof *targets; ++i) {
    shlo_write_options *options = for_target(targets[i], NULL);
    shlo_buffer *artifact = UNTOUCHED(shlo_buffer);
    shlo_error *error = NULL;
    assert_int_equal(shlo_artifact_write(module, options, &artifact, &error), SHLO_UNSUPPORTED);
    assert_ptr_equal(artifact, UNTOUCHED(shlo_buffer));
    const char *message = shlo_error_message(error, NULL);
    const char *target = targets[i] ? targets[i] : shlo_stablehlo_version();
    if (!strstr(message, op) || !strstr(message, what) || !strstr(message, target))
      fail_msg("%s: no '%s', '%s' or '%s': %s", program, op, what, target, message);
    shlo_error_destroy(error);
    shlo_write_options_destroy(options);
  }
  shlo_module_destroy(module);
}

static void constants_without_elements(void **state) {
  (void)state;
  static const char *const values[] = {
      "dense<true> : tensor<0xi1>",
      "dense<false> : tensor<0x3xi1>",
      "dense<> : tensor<0xi1>",
      "dense<> : tensor<3x0xf32>",
      "dense<1.0> : tensor<0xf32>",
      "dense<7> : tensor<0xi4>",
      "dense<(1.0, 2.0)> : tensor<0xcomplex<f32>>",
      "dense<(1.0, 2.0)> : tensor<0x2xcomplex<f64>>",
      "dense<> : tensor<0xcomplex<f32>>",
      "dense<255> : tensor<0xui8>",
  };
  for (size_t i = 0; i < sizeof values / sizeof *values; ++i) {
    char program[400];
    for (size_t t = 0; t < sizeof targets / sizeof *targets; ++t) {
      snprintf(program, sizeof program, "func.func @f() { %%0 = stablehlo.constant %s return }", values[i]);
      survives(program, targets[t]);
      snprintf(program, sizeof program, "module attributes {x.a = [%s]} {}", values[i]);
      survives(program, targets[t]);
    }
  }
}

static void types_and_constants_without_a_form(void **state) {
  (void)state;
  is_refused("module attributes {a.b = i0} {}", "builtin.module", "i0");
  is_refused("module attributes {a.b = complex<i0>} {}", "builtin.module", "i0");
  is_refused("func.func @f(%a: tensor<ui0>) { return }", "func.func", "ui0");
  is_refused("module attributes {a.b = dense<1> : tensor<2xi128>} {}", "builtin.module", "128");
  is_refused("func.func @f() attributes {x.a = dense<0> : tensor<i65>} { return }", "func.func", "i65");
  is_refused("module attributes {a.b = dense<0.0> : tensor<f80>} {}", "builtin.module", "80");
  is_refused("module attributes {a.b = 1 : i128} {}", "builtin.module", "a.b");
}

static void buffers_with_a_layout_or_space(void **state) {
  (void)state;
  is_refused("func.func @f(%a: memref<2xf32, strided<[1], offset: ?>, 1>) { return }", "func.func", "layout");
  is_refused("func.func @f(%a: memref<2xf32, affine_map<(d0) -> (d0 + 1)>>) { return }", "func.func", "layout");
  is_refused("func.func @f(%a: memref<2xf32, \"hbm\">) { return }", "func.func", "memory space");
  is_refused("func.func @f(%a: tuple<memref<2xf32, 1>>) { return }", "func.func", "memory space");
  is_refused("func.func private @f() -> memref<2xf32, 3>", "func.func", "memory space");
  survives("func.func @f(%a: memref<2xf32>) { return }", NULL);
}

/* As deep as the default of parsing accepts, with levels that have no brackets in the innermost ones. */
static void nesting(void **state) {
  (void)state;
  static const struct {
    const char *before, *open, *inner, *close, *after;
  } cases[] = {
      {"module attributes {x.a = ", "[", "array<i64: 1>", "]", "} {}"},
      {"module attributes {x.a = ", "{b = ", "@f::@g", "}", "} {}"},
      {"module attributes {x.a = ", "[", "\"text\" : i32", "]", "} {}"},
      {"module attributes {x.a = ", "tuple<", "tensor<2xf32>", ">", "} {}"},
      {"func.func @f(%a: ", "tuple<", "tensor<?xf32, #stablehlo.bounds<4>>", ">", ") { return }"},
      {"func.func @f() { \"x.op\"() {a = ", "() -> (", "complex<f32>", ")", "} : () -> () return }"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i)
    for (int levels = 60; levels <= 124; levels += 8) {
      char program[4096] = "";
      strcat(program, cases[i].before);
      for (int level = 0; level < levels; ++level)
        strcat(program, cases[i].open);
      strcat(program, cases[i].inner);
      for (int level = 0; level < levels; ++level)
        strcat(program, cases[i].close);
      strcat(program, cases[i].after);
      survives(program, NULL);
    }
  /* Aliases make deeper attributes. */
  for (int levels = 10; levels <= 155; levels += 29) {
    char program[32768] = "#a0 = [unit]\n", *end = program + strlen(program);
    for (int level = 1; level < levels; ++level)
      end += sprintf(end, "#a%d = [#a%d]\n", level, level - 1);
    sprintf(end, "module attributes {x.a = #a%d} {}", levels - 1);
    if (levels < 152)
      survives(program, NULL);
    else
      is_refused(program, "builtin.module", "nested more than");
  }
}

static void regions(void **state) {
  (void)state;
  for (int levels = 1; levels <= 62; ++levels) { /* of two brackets each */
    char program[16384] = "func.func @f() {\n";
    for (int level = 0; level < levels; ++level)
      strcat(program, "\"x.op\"() ({\n");
    strcat(program, "\"x.in\"() : () -> ()\n");
    for (int level = 0; level < levels; ++level)
      strcat(program, "}) : () -> ()\n");
    strcat(program, "return }");
    survives(program, NULL);
  }
}

static void properties_of_other_dialects(void **state) {
  (void)state;
  static const char program[] = "func.func @main() {\n"
                                "  %c = stablehlo.constant dense<[1, 2]> : tensor<2xui8>\n"
                                "  \"check.expect_eq_const\"(%c) <{value = dense<[255, 32]> : tensor<2xui8>}>"
                                " {x = 1} : (tensor<2xui8>) -> ()\n"
                                "  return\n"
                                "}\n";
  for (size_t t = 0; t < sizeof targets / sizeof *targets; ++t) {
    int old = targets[t] && targets[t][0] == '0';
    shlo_diagnostics *findings = NULL;
    ok(shlo_diagnostics_create(&findings, &error));
    shlo_module *module = parse(program), *again = NULL;
    shlo_write_options *options = for_target(targets[t], findings);
    shlo_buffer *artifact = NULL;
    ok(shlo_artifact_write(module, options, &artifact, &error));
    int told = 0;
    for (size_t i = 0; i < shlo_diagnostics_count(findings); ++i) {
      const shlo_diagnostic *finding = shlo_diagnostics_at(findings, i);
      if (!strstr(shlo_diagnostic_message(finding, NULL), "became attributes"))
        continue;
      assert_string_equal(shlo_diagnostic_op(finding, NULL), "check.expect_eq_const");
      assert_non_null(strstr(shlo_diagnostic_message(finding, NULL), "0.15.0"));
      assert_int_equal(shlo_diagnostic_line(finding), 3);
      ++told;
    }
    assert_int_equal(told, old);
    ok(shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &again, &error));
    shlo_buffer *text = text_of(again);
    assert_non_null(strstr(shlo_buffer_data(text), old ? "{value = dense<[255, 32]> : tensor<2xui8>, x = 1 : i64}"
                                                       : "<{value = dense<[255, 32]> : tensor<2xui8>}> {x = 1 : i64}"));
    shlo_buffer_destroy(text);
    shlo_buffer_destroy(artifact);
    shlo_write_options_destroy(options);
    shlo_module_destroy(module);
    shlo_module_destroy(again);
    shlo_diagnostics_destroy(findings);
  }
  /* What old versions cannot express. */
  static const char *const inexpressible[] = {
      "func.func @f() { \"x.op\"() <[1]> : () -> () return }",
      "func.func @f() { \"x.op\"() <{a = 1}> {a = 2} : () -> () return }",
  };
  for (size_t i = 0; i < sizeof inexpressible / sizeof *inexpressible; ++i) {
    survives(inexpressible[i], "1.0.0");
    shlo_module *module = parse(inexpressible[i]);
    shlo_write_options *options = for_target("0.14.0", NULL);
    shlo_buffer *artifact = NULL;
    fails(SHLO_VERSION, "x.op", shlo_artifact_write(module, options, &artifact, &error));
    shlo_write_options_destroy(options);
    shlo_module_destroy(module);
  }
}

/* --- What the specification does not have ---------------------------------------------------------------- */

static const char *const unknown_types[] = {
    "!quant.calibrated<f32<-1.0:1.0>>",
    "!quant.any<i8<-8:7>>",
    "!quant.any<i8:f32>",
    "!quant.any<i8<-8:7>:f32>",
    "!quant.uniform<i8:f32:{0:1}, {0.5, 0.25}>",
    "!quant.uniform<i8:f32:{0:1, 1:1}, {{0.5}, {0.25}}>",
};
static const char *const forms[] = {"%s", "tensor<2x%s>", "tensor<?x%s>", "tensor<*x%s>", "tuple<tensor<2x%s>>"};
static const char *const programs[] = {
    "func.func @main(%%a: %1$s) -> %1$s { return %%a : %1$s }",
    "func.func private @main(%1$s)",
    "func.func private @main() -> %1$s",
    "func.func @main() { %%0 = stablehlo.custom_call @c() : () -> %1$s return }",
    "func.func @main(%%a: %1$s) -> tensor<i32> {\n"
    "  %%0 = \"stablehlo.get_dimension_size\"(%%a) {dimension = 0 : i64} : (%1$s) -> tensor<i32>\n"
    "  return %%0 : tensor<i32>\n}",
    "func.func @main(%%a: %1$s) -> %1$s {\n"
    "  %%0 = \"stablehlo.add\"(%%a, %%a) : (%1$s, %1$s) -> %1$s\n  return %%0 : %1$s\n}",
    "func.func @main(%%a: %1$s) -> tensor<2xf32> {\n"
    "  %%0 = \"stablehlo.uniform_dequantize\"(%%a) : (%1$s) -> tensor<2xf32>\n  return %%0 : tensor<2xf32>\n}",
};

/* Every accessor of types, on whatever the type is. */
static void look_at(const shlo_type *type) {
  shlo_buffer *text = NULL;
  ok(shlo_type_print(type, &text, &error));
  shlo_buffer_destroy(text);
  shlo_type_kind_of(type);
  (void)shlo_type_element(type);
  (void)shlo_type_rank(type);
  (void)shlo_type_shape(type);
  (void)shlo_type_bounds(type);
  (void)shlo_type_input_count(type);
  (void)shlo_type_is_quantized(type);
  (void)shlo_type_expressed(type);
  (void)shlo_type_quantized_axis(type);
  for (size_t i = 0; i < shlo_type_scale_count(type) + 1; ++i) {
    (void)shlo_type_scale(type, i);
    (void)shlo_type_zero_point(type, i);
  }
  (void)shlo_type_storage_min(type);
  (void)shlo_type_storage_max(type);
  for (size_t i = 0; i < shlo_type_part_count(type); ++i)
    look_at(shlo_type_part(type, i));
}

/* Every function that takes a module; the module is not verified. */
static void pass_around(shlo_module *module) {
  shlo_error *error = NULL;
  assert_int_equal(shlo_module_verify(module, &error), SHLO_INVALID_PROGRAM);
  shlo_error_destroy(error);
  shlo_plan *plan = NULL;
  error = NULL;
  assert_int_not_equal(shlo_plan_create(module, NULL, &plan, &error), SHLO_OK);
  assert_null(plan);
  shlo_error_destroy(error);
  shlo_buffer *text = NULL, *artifact = NULL;
  ok(shlo_module_print(module, NULL, &text, &error));
  shlo_buffer_destroy(text);
  error = NULL;
  assert_int_not_equal(shlo_artifact_write(module, NULL, &artifact, &error), SHLO_OK);
  shlo_error_destroy(error);
  const char *version = NULL;
  error = NULL;
  assert_int_not_equal(shlo_module_minimum_version(module, &version, &error), SHLO_OK);
  shlo_error_destroy(error);
  uint64_t count = 0;
  ok(shlo_module_blockers(module, "1.0.0", 5, NULL, &count, &error));
  assert_int_not_equal(count, 0);
  shlo_module *made = NULL;
  if (shlo_module_decompose_chlo(module, &made, NULL) == SHLO_OK)
    shlo_module_destroy(made);
  made = NULL;
  if (shlo_module_remove_sharding(module, &made, NULL) == SHLO_OK)
    shlo_module_destroy(made);
  made = NULL;
  if (shlo_module_apply_other_dialects(module, SHLO_OTHER_DIALECTS_STRIP, NULL, &made, NULL) == SHLO_OK)
    shlo_module_destroy(made);
  shlo_function *function = NULL;
  ok(shlo_module_function(module, NULL, 0, &function, &error));
  shlo_function_destroy(function);
  const shlo_operation *op = shlo_region_first(shlo_operation_region(shlo_module_operation(module), 0));
  for (size_t i = 0; i < shlo_operation_attribute_count(op); ++i)
    if (shlo_attribute_type(shlo_operation_attribute_at(op, i)))
      look_at(shlo_attribute_type(shlo_operation_attribute_at(op, i)));
  for (op = shlo_region_first(shlo_operation_region(op, 0)); op; op = shlo_operation_next(op)) {
    for (size_t i = 0; i < shlo_operation_operand_count(op); ++i)
      look_at(shlo_value_type(shlo_operation_operand(op, i)));
    for (size_t i = 0; i < shlo_operation_result_count(op); ++i)
      look_at(shlo_value_type(shlo_operation_result(op, i)));
  }
}

static void types_that_the_specification_does_not_have(void **state) {
  (void)state;
  size_t tried = 0;
  for (size_t t = 0; t < sizeof unknown_types / sizeof *unknown_types; ++t)
    for (size_t f = 0; f < sizeof forms / sizeof *forms; ++f)
      for (size_t p = 0; p < sizeof programs / sizeof *programs; ++p) {
        char type[200], program[2000];
        snprintf(type, sizeof type, forms[f], unknown_types[t]);
        snprintf(program, sizeof program, programs[p], type);
        shlo_parse_options *options = NULL;
        shlo_module *module = NULL;
        shlo_error *error = NULL;
        shlo_status status = shlo_module_parse(program, strlen(program), NULL, &module, &error);
        if (status == SHLO_OK)
          fail_msg("accepted: %s", program);
        shlo_error_destroy(error);
        ok(shlo_parse_options_create(&options, &error));
        ok(shlo_parse_options_set_verify(options, 0, &error));
        if (shlo_module_parse(program, strlen(program), options, &module, NULL) == SHLO_OK) {
          pass_around(module);
          ++tried;
        }
        shlo_module_destroy(module);
        shlo_parse_options_destroy(options);
      }
  assert_true(tried > 100);
  /* Those that it has. */
  static const char *const known[] = {"tensor<2x!quant.uniform<i8:f32, 0.5>>",
                                      "tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>",
                                      "tensor<2xi32>",
                                      "tensor<?xf32>",
                                      "tensor<*xf32>",
                                      "tensor<2xcomplex<f32>>",
                                      "tensor<index>",
                                      "!stablehlo.token",
                                      "tuple<tensor<2xf32>, !stablehlo.token>",
                                      "!stablehlo.future<tensor<2xf32>>",
                                      "memref<2xf32>"};
  for (size_t i = 0; i < sizeof known / sizeof *known; ++i) {
    char program[400];
    snprintf(program, sizeof program, programs[0], known[i]);
    shlo_module_destroy(parse(program));
  }
  static const char *const other[] = {
      "vector<2xf32>", "i32",          "none",  "!x.type",      "tensor<2xi3>",
      "tensor<2xf80>", "memref<2xi5>", "index", "complex<f32>", "tensor<2xcomplex<i32>>",
      "tensor<2xsi8>"};
  for (size_t i = 0; i < sizeof other / sizeof *other; ++i) {
    char program[400];
    snprintf(program, sizeof program, programs[0], other[i]);
    shlo_module *module = NULL;
    fails(SHLO_INVALID_PROGRAM, "specification", shlo_module_parse(program, strlen(program), NULL, &module, &error));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(constants_without_elements),
      cmocka_unit_test(types_and_constants_without_a_form),
      cmocka_unit_test(buffers_with_a_layout_or_space),
      cmocka_unit_test(nesting),
      cmocka_unit_test(regions),
      cmocka_unit_test(properties_of_other_dialects),
      cmocka_unit_test(types_that_the_specification_does_not_have),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
