/* passes.h: specialization of polymorphic functions. Expected outputs are those of the polymorphic plan, whose shapes
 * the inputs of each run determine.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>

/* Sums the rows of %x, %n of them, and says of each how many rows there are: as older exporters write it, with the
 * dimension as an argument. */
static const char rows[] =
    "func.func public @main(%n: tensor<i64>, %x: tensor<?x3xf32>) -> tensor<?xf32> {\n"
    "  %0 = call @sums(%n, %x) : (tensor<i64>, tensor<?x3xf32>) -> tensor<?xf32>\n"
    "  return %0 : tensor<?xf32>\n"
    "}\n"
    "func.func private @sums(%n: tensor<i64>, %x: tensor<?x3xf32>) -> tensor<?xf32> {\n"
    "  %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>\n"
    "  %given = stablehlo.convert %n : (tensor<i64>) -> tensor<i32>\n"
    "  %same = stablehlo.compare EQ, %size, %given, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "  stablehlo.custom_call @shape_assertion(%same, %given, %size) {api_version = 2 : i32, error_message = "
    "\"expected {0} rows, not {1}\", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()\n"
    "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x3xf32>, "
    "tensor<f32>) -> tensor<?xf32>\n"
    "  %list = stablehlo.reshape %given : (tensor<i32>) -> tensor<1xi32>\n"
    "  %float = stablehlo.convert %given : (tensor<i32>) -> tensor<f32>\n"
    "  %all = stablehlo.dynamic_broadcast_in_dim %float, %list, dims = [] : (tensor<f32>, tensor<1xi32>) -> "
    "tensor<?xf32>\n"
    "  %r = stablehlo.add %sum, %all : tensor<?xf32>\n"
    "  return %r : tensor<?xf32>\n"
    "}\n";

static shlo_specialize_options *options(void) {
  shlo_specialize_options *made = NULL;
  ok(shlo_specialize_options_create(&made, &error));
  return made;
}

static shlo_tensor *scalar(int64_t value) {
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_copy(SHLO_TYPE_I64, 0, NULL, &value, sizeof value, NULL, &tensor, &error));
  return tensor;
}

static shlo_specialize_options *with_rows(int64_t given, int64_t extent) {
  shlo_specialize_options *made = options();
  shlo_tensor *value = scalar(given);
  ok(shlo_specialize_options_set_value(made, 0, value, &error));
  ok(shlo_specialize_options_set_shape(made, 1, 2, (int64_t[]){extent, 3}, &error));
  shlo_tensor_destroy(value);
  return made;
}

static bool text_has(const shlo_module *module, const char *part) {
  shlo_buffer *text = NULL;
  ok(shlo_module_print(module, NULL, &text, &error));
  const bool has = strstr(shlo_buffer_data(text), part) != NULL;
  shlo_buffer_destroy(text);
  return has;
}

static shlo_tensor *run(const shlo_module *module, size_t count, const shlo_tensor *const *inputs) {
  shlo_plan *plan = NULL;
  shlo_tensor *output = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  ok(shlo_plan_run(plan, count, inputs, 1, &output, NULL, &error));
  shlo_plan_destroy(plan);
  return output;
}

static bool same(const shlo_tensor *a, const shlo_tensor *b) {
  return shlo_tensor_size(a) == shlo_tensor_size(b) &&
         memcmp(shlo_tensor_data(a), shlo_tensor_data(b), shlo_tensor_size(a)) == 0;
}

/* At three sizes: no type is dynamic, no op computes a shape, and the outputs are the same. The twin runs on another
 * number of rows. */
static void test_values(void **state) {
  (void)state;
  shlo_module *module = parse(rows);
  const int64_t sizes[] = {1, 4, 33};
  for (size_t i = 0; i < 3; ++i) {
    const int64_t n = sizes[i];
    shlo_specialize_options *known = with_rows(n, n);
    shlo_module *made = NULL, *again = NULL;
    ok(shlo_module_specialize(module, known, NULL, &made, &error));
    assert_true(text_has(module, "?") && text_has(module, "dynamic_") && text_has(module, "@sums"));
    assert_false(text_has(made, "?") || text_has(made, "dynamic_") || text_has(made, "@sums"));
    ok(shlo_module_specialize(made, NULL, NULL, &again, &error));
    shlo_buffer *first = NULL, *second = NULL;
    ok(shlo_module_print(made, NULL, &first, &error));
    ok(shlo_module_print(again, NULL, &second, &error));
    assert_string_equal(shlo_buffer_data(first), shlo_buffer_data(second));

    float values[33 * 3];
    for (int k = 0; k < 99; ++k)
      values[k] = 0.1f * (float)k - 2;
    shlo_tensor *count = scalar(n), *x = tensor_f32(2, (int64_t[]){n, 3}, values);
    values[0] += 1;
    shlo_tensor *changed = tensor_f32(2, (int64_t[]){n, 3}, values);
    shlo_tensor *expected = run(module, 2, (const shlo_tensor *const[]){count, x});
    shlo_tensor *found = run(made, 1, (const shlo_tensor *const[]){x});
    shlo_tensor *twin = run(made, 1, (const shlo_tensor *const[]){changed});
    assert_true(same(found, expected));
    assert_false(same(twin, expected));

    shlo_tensor_destroy(twin);
    shlo_tensor_destroy(found);
    shlo_tensor_destroy(expected);
    shlo_tensor_destroy(changed);
    shlo_tensor_destroy(x);
    shlo_tensor_destroy(count);
    shlo_buffer_destroy(second);
    shlo_buffer_destroy(first);
    shlo_module_destroy(again);
    shlo_module_destroy(made);
    shlo_specialize_options_destroy(known);
  }
  shlo_module_destroy(module);
}

static void refuses(const char *text, const shlo_specialize_options *known, shlo_status code, const char *message) {
  shlo_module *module = parse(text), *made = UNTOUCHED(shlo_module);
  fails(code, message, shlo_module_specialize(module, known, NULL, &made, &error));
  assert_ptr_equal(made, UNTOUCHED(shlo_module));
  shlo_module_destroy(module);
}

/* The program's own message, and what an argument cannot be. */
static void test_errors(void **state) {
  (void)state;
  shlo_specialize_options *known = with_rows(5, 4);
  refuses(rows, known, SHLO_FAILED, "expected 5 rows, not 4");
  shlo_specialize_options_destroy(known);

  known = options();
  ok(shlo_specialize_options_set_shape(known, 1, 2, (int64_t[]){4, 2}, &error));
  refuses(rows, known, SHLO_INVALID_ARGUMENT, "argument 1 is a tensor<?x3xf32>, which cannot become a tensor<4x2xf32>");
  ok(shlo_specialize_options_set_shape(known, 1, 1, (int64_t[]){4}, &error));
  refuses(rows, known, SHLO_INVALID_ARGUMENT, "cannot become a tensor<4xf32>");
  shlo_tensor *number = scalar(3);
  ok(shlo_specialize_options_set_value(known, 1, number, &error));
  refuses(rows, known, SHLO_INVALID_ARGUMENT,
          "argument 1 is a tensor<?x3xf32>, which has no value of type tensor<i64>");
  shlo_specialize_options_destroy(known);

  known = options();
  ok(shlo_specialize_options_set_shape(known, 2, 0, NULL, &error));
  refuses(rows, known, SHLO_INVALID_ARGUMENT, "argument 2 has a shape, but the function has 2 arguments");
  ok(shlo_specialize_options_set_value(known, 2, number, &error));
  refuses(rows, known, SHLO_INVALID_ARGUMENT, "argument 2 has a value, but the function has 2 arguments");
  fails(SHLO_INVALID_ARGUMENT, "expected at least 0",
        shlo_specialize_options_set_shape(known, 0, 1, (int64_t[]){-1}, &error));
  fails(SHLO_INVALID_ARGUMENT, "extents", shlo_specialize_options_set_shape(known, 0, 1, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "the highest is", shlo_specialize_options_set_shape(known, 0, 1u << 20, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "value", shlo_specialize_options_set_value(known, 0, NULL, &error));
  shlo_tensor_destroy(number);
  shlo_specialize_options_destroy(known);

  known = options();
  ok(shlo_specialize_options_set_function(known, BYTES("elsewhere"), &error));
  refuses(rows, known, SHLO_INVALID_ARGUMENT, "the module has no function @elsewhere with a body");
  shlo_specialize_options_destroy(known);
}

/* What stays unknown is said with its op. Nothing is said if all is known. */
static void test_reports(void **state) {
  (void)state;
  static const char text[] = "func.func @f(%n: tensor<1xi32>) -> tensor<?xf32> {\n"
                             "  %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>\n"
                             "  %1 = stablehlo.abs %0 : tensor<?xf32>\n"
                             "  return %1 : tensor<?xf32>\n"
                             "}\n";
  shlo_module *module = parse(text), *made = NULL;
  shlo_pass_options *passes = NULL;
  shlo_pass_reports *reports = NULL;
  ok(shlo_pass_options_create(&passes, &error));
  ok(shlo_pass_reports_create(&reports, &error));
  ok(shlo_pass_options_set_reports(passes, reports, &error));
  for (int is_known = 0; is_known < 2; ++is_known) {
    shlo_specialize_options *known = options();
    ok(shlo_specialize_options_set_function(known, BYTES("f"), &error));
    if (is_known) {
      const int32_t five = 5;
      shlo_tensor *value = NULL;
      ok(shlo_tensor_copy(SHLO_TYPE_I32, 1, (int64_t[]){1}, &five, sizeof five, NULL, &value, &error));
      ok(shlo_specialize_options_set_value(known, 0, value, &error));
      shlo_tensor_destroy(value);
    }
    ok(shlo_module_specialize(module, known, passes, &made, &error));
    assert_int_equal(text_has(made, "?"), !is_known);
    size_t dynamic = 0;
    for (size_t i = 0; i < shlo_pass_reports_count(reports); ++i)
      for (size_t k = 0; k < shlo_pass_reports_dynamic_count(reports, i); ++k, ++dynamic) {
        const char *one = shlo_pass_reports_dynamic_text(reports, i, k, NULL);
        assert_non_null(strstr(one, "'stablehlo.dynamic_iota' gives tensor<?xf32>; operand 0 is an argument"));
      }
    assert_int_equal(dynamic, !is_known);
    shlo_module_destroy(made);
    shlo_specialize_options_destroy(known);
  }
  shlo_pass_options_destroy(passes);
  shlo_pass_reports_destroy(reports);
  shlo_module_destroy(module);
}

/* A decomposition that two composites have with different types becomes two functions. */
static void test_composites(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {\n"
      "  %0 = stablehlo.composite \"my.double\" %x {decomposition = @double} : (tensor<?xf32>) -> tensor<?xf32>\n"
      "  %1 = stablehlo.composite \"my.double\" %y {decomposition = @double} : (tensor<?xf32>) -> tensor<?xf32>\n"
      "  %2 = stablehlo.composite \"my.double\" %0 {decomposition = @double} : (tensor<?xf32>) -> tensor<?xf32>\n"
      "  return %0, %1, %2 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>\n"
      "}\n"
      "func.func private @double(%x: tensor<?xf32>) -> tensor<?xf32> {\n"
      "  %0 = stablehlo.add %x, %x : tensor<?xf32>\n"
      "  return %0 : tensor<?xf32>\n"
      "}\n";
  shlo_module *module = parse(text), *made = NULL;
  shlo_specialize_options *known = options();
  ok(shlo_specialize_options_set_shape(known, 0, 1, (int64_t[]){2}, &error));
  ok(shlo_specialize_options_set_shape(known, 1, 1, (int64_t[]){3}, &error));
  ok(shlo_module_specialize(module, known, NULL, &made, &error));
  assert_false(text_has(made, "?"));
  assert_true(text_has(made, "private @double(%arg0: tensor<2xf32>) -> tensor<2xf32>"));
  assert_true(text_has(made, "private @double_1(%arg0: tensor<3xf32>) -> tensor<3xf32>"));
  assert_false(text_has(made, "@double_2"));
  shlo_module_destroy(made);
  shlo_specialize_options_destroy(known);
  shlo_module_destroy(module);
}

/* Bounds stay with the extents that are not known. */
static void test_bounds(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%x: tensor<?x?xf32, #stablehlo.bounds<4, 5>>) -> "
                             "tensor<?x?xf32, #stablehlo.bounds<4, 5>> {\n"
                             "  %0 = stablehlo.abs %x : tensor<?x?xf32, #stablehlo.bounds<4, 5>>\n"
                             "  return %0 : tensor<?x?xf32, #stablehlo.bounds<4, 5>>\n"
                             "}\n";
  shlo_module *module = parse(text), *made = NULL;
  shlo_specialize_options *known = options();
  ok(shlo_specialize_options_set_shape(known, 0, 2, (int64_t[]){3, SHLO_DYNAMIC}, &error));
  ok(shlo_module_specialize(module, known, NULL, &made, &error));
  assert_true(text_has(made, "abs %arg0 : tensor<3x?xf32, #stablehlo.bounds<?, 5>>"));
  assert_false(text_has(made, "bounds<4, 5>"));
  shlo_module_destroy(made);
  ok(shlo_specialize_options_set_shape(known, 0, 2, (int64_t[]){4, 5}, &error));
  ok(shlo_module_specialize(module, known, NULL, &made, &error));
  assert_true(text_has(made, "abs %arg0 : tensor<4x5xf32>\n"));
  shlo_module_destroy(made);
  ok(shlo_specialize_options_set_shape(known, 0, 2, (int64_t[]){4, 6}, &error));
  refuses(text, known, SHLO_INVALID_ARGUMENT, "whose bound is less than 6");
  shlo_specialize_options_destroy(known);
  shlo_module_destroy(module);
}

/* A model of ONNX says what to do instead. */
static void test_onnx(void **state) {
  (void)state;
  shlo_module *model = parse("module attributes {onnx.ir_version = 10 : i64, onnx.opset_import = {ai.onnx = 21 : i64}} {\n"
                             "  func.func @main_graph(%x: tensor<?xf32>) -> tensor<?xf32> {\n"
                             "    %0 = \"onnx.Relu\"(%x) : (tensor<?xf32>) -> tensor<?xf32>\n"
                             "    onnx.Return %0 : tensor<?xf32>\n"
                             "  }\n"
                             "}\n");
  shlo_module *made = NULL;
  fails(SHLO_UNSUPPORTED, "shlo_module_lower_onnx", shlo_module_specialize(model, NULL, NULL, &made, &error));
  shlo_module_destroy(model);
}

static void test_null(void **state) {
  (void)state;
  shlo_module *made = NULL;
  shlo_specialize_options_destroy(NULL);
  fails(SHLO_INVALID_ARGUMENT, "module", shlo_module_specialize(NULL, NULL, NULL, &made, &error));
  fails(SHLO_INVALID_ARGUMENT, "out", shlo_specialize_options_create(NULL, &error));
  shlo_module *module = parse(rows);
  fails(SHLO_INVALID_ARGUMENT, "out", shlo_module_specialize(module, NULL, NULL, NULL, &error));
  shlo_module_destroy(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_values),     cmocka_unit_test(test_errors), cmocka_unit_test(test_reports),
      cmocka_unit_test(test_composites), cmocka_unit_test(test_bounds), cmocka_unit_test(test_onnx), cmocka_unit_test(test_null),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
