/* builder.h: building a program, rejected ops, and the errors of every function.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "builder_support.h"

#include <math.h>

/* The finished module prints this text. */
static void expect_text(shlo_builder *builder, const char *expected, int32_t locations) {
  shlo_module *module = NULL;
  shlo_print_options *options = NULL;
  shlo_buffer *text = NULL;
  ok(shlo_builder_finish(builder, &module, &error));
  fails(SHLO_INVALID_ARGUMENT, "builder is finished", shlo_builder_abandon(builder, &error));
  shlo_builder_destroy(builder);
  ok(shlo_print_options_create(&options, &error));
  ok(shlo_print_options_set_locations(options, locations, &error));
  ok(shlo_module_print(module, options, &text, &error));
  assert_string_equal(shlo_buffer_data(text), expected);
  shlo_buffer_destroy(text);
  shlo_print_options_destroy(options);
  shlo_module_destroy(module);
}
static void expect_attribute(const shlo_attribute *attribute, const char *expected) {
  shlo_buffer *text = NULL;
  ok(shlo_attribute_print(attribute, NULL, &text, &error));
  assert_string_equal(shlo_buffer_data(text), expected);
  shlo_buffer_destroy(text);
}
static void expect_type(const shlo_type *type, const char *expected) {
  shlo_buffer *text = NULL;
  ok(shlo_type_print(type, &text, &error));
  assert_string_equal(shlo_buffer_data(text), expected);
  shlo_buffer_destroy(text);
}

/* --- The story: a network of one layer, and the sum of its outputs --------------------------------------- */

static const char story[] = "module @layer attributes {mhlo.num_partitions = 1 : i32} {\n"
                            "  func.func public @main(%arg0: tensor<2x3xf32> {jax.buffer_donor = true}, "
                            "%arg1: tensor<3x4xf32>) -> (tensor<f32> {jax.result_info = \"sum\"}) {\n"
                            "    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], "
                            "precision = [HIGH, DEFAULT] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>\n"
                            "    %1 = call @relu(%0) : (tensor<2x4xf32>) -> tensor<2x4xf32>\n"
                            "    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>\n"
                            "    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = "
                            "[0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>\n"
                            "    return %2 : tensor<f32>\n"
                            "  }\n"
                            "  func.func private @relu(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {\n"
                            "    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>\n"
                            "    %0 = stablehlo.maximum %arg0, %cst : tensor<2x4xf32>\n"
                            "    return %0 : tensor<2x4xf32>\n"
                            "  }\n"
                            "}\n";

static const shlo_value *zero(shlo_builder *builder, int32_t rank, const int64_t *shape) {
  shlo_tensor *tensor = NULL;
  const shlo_attribute *attribute = NULL;
  const shlo_value *value = NULL;
  ok(shlo_tensor_create(SHLO_TYPE_F32, rank, shape, &tensor, &error));
  ok(shlo_builder_tensor_attribute(builder, tensor, &attribute, &error));
  shlo_tensor_destroy(tensor);
  ok(shlo_build_constant(builder, attribute, NULL, &value, &error));
  return value;
}

static void test_story(void **unused) {
  (void)unused;
  shlo_builder *builder = NULL;
  ok(shlo_builder_create("layer", 5, &builder, &error));
  const int64_t shape[] = {2, 3, 4, 2, 4}, dims[] = {0, 1}, one[] = {1}, none[] = {0};
  const shlo_type *arguments[] = {tensor_of(builder, SHLO_TYPE_F32, 2, shape),
                                  tensor_of(builder, SHLO_TYPE_F32, 2, shape + 1)};
  const shlo_region *body = NULL;
  ok(shlo_builder_begin_function(builder, "main", 4, SHLO_VISIBILITY_PUBLIC, 2, arguments, &body, &error));
  const shlo_operation *main_function = shlo_region_parent(body);
  const shlo_value *product = NULL, *active = NULL, *sum = NULL, *total = NULL;
  const shlo_precision precision[] = {SHLO_PRECISION_HIGH, SHLO_PRECISION_DEFAULT};
  ok(shlo_build_dot_general(builder, shlo_region_argument(body, 0), shlo_region_argument(body, 1), 0, NULL, 0, NULL, 1,
                            one, 1, none, 2, precision, NULL, NULL, &product, &error));

  /* A function that is needed now. It comes after the open one, which continues afterwards. */
  const shlo_type *layer = shlo_value_type(product);
  const shlo_region *relu = NULL;
  ok(shlo_builder_begin_function(builder, "relu", 4, SHLO_VISIBILITY_PRIVATE, 1, &layer, &relu, &error));
  fails(SHLO_INVALID_ARGUMENT, "lhs belongs to a function or region that is not open here",
        shlo_build_maximum(builder, product, shlo_region_argument(relu, 0), &active, &error));
  ok(shlo_build_maximum(builder, shlo_region_argument(relu, 0), zero(builder, 2, shape + 3), &active, &error));
  ok(shlo_builder_end_function(builder, 1, &active, NULL, &error));

  const shlo_attribute *callee = NULL, *attributes = NULL;
  const char *key = "callee";
  ok(shlo_builder_symbol_attribute(builder, "relu", 4, &callee, &error));
  ok(shlo_builder_dictionary_attribute(builder, 1, &key, NULL, &callee, &attributes, &error));
  const shlo_operation *call = NULL;
  ok(shlo_builder_add_op(builder, "func.call", 9, 1, &product, attributes, 0, NULL, 0, NULL, &call, &error));
  const shlo_value *called = shlo_operation_result(call, 0), *start = zero(builder, 0, NULL);

  const shlo_type *scalars[] = {tensor_of(builder, SHLO_TYPE_F32, 0, NULL), tensor_of(builder, SHLO_TYPE_F32, 0, NULL)};
  const shlo_region *adder = NULL;
  ok(shlo_builder_begin_region(builder, 2, scalars, &adder, &error));
  ok(shlo_build_add(builder, shlo_region_argument(adder, 0), shlo_region_argument(adder, 1), &sum, &error));
  ok(shlo_builder_end_region(builder, 1, &sum, &error));
  ok(shlo_build_reduce(builder, 1, &called, 1, &start, 2, dims, adder, 1, &total, &error));
  fails(SHLO_INVALID_ARGUMENT, "regions[0] does not wait",
        shlo_build_reduce(builder, 1, &called, 1, &start, 2, dims, adder, 1, &total, &error));
  const shlo_operation *function = NULL;
  ok(shlo_builder_end_function(builder, 1, &total, &function, &error));
  assert_ptr_equal(function, main_function);

  ok(shlo_builder_set_attribute(builder, NULL, "mhlo.num_partitions", 19, attribute_of(builder, "1 : i32"), &error));
  ok(shlo_builder_set_attribute(builder, function, "a.b", 3, attribute_of(builder, "unit"), &error));
  ok(shlo_builder_set_attribute(builder, function, "a.b", 3, NULL, &error));
  ok(shlo_builder_set_argument_attribute(builder, function, 0, "jax.buffer_donor", 16, attribute_of(builder, "true"),
                                         &error));
  ok(shlo_builder_set_argument_attribute(builder, function, 1, "a.b", 3, attribute_of(builder, "1"), &error));
  ok(shlo_builder_set_argument_attribute(builder, function, 1, "a.b", 3, NULL, &error));
  ok(shlo_builder_set_result_attribute(builder, function, 0, "jax.result_info", 15, attribute_of(builder, "\"sum\""),
                                       &error));
  ok(shlo_builder_set_result_attribute(builder, function, 0, "a.b", 3, NULL, &error));
  expect_text(builder, story, 0);

  /* It prints the same text as a parsed module. */
  shlo_module *parsed = parse(story);
  shlo_buffer *text = NULL;
  ok(shlo_module_print(parsed, NULL, &text, &error));
  assert_string_equal(shlo_buffer_data(text), story);
  shlo_buffer_destroy(text);
  shlo_module_destroy(parsed);
}

/* --- Types and attributes ----------------------------------------------------------------------------------- */

static void test_types(void **unused) {
  (void)unused;
  shlo_builder *builder = new_builder();
  const int64_t shape[] = {2, SHLO_DYNAMIC}, bounds[] = {SHLO_DYNAMIC, 5}, negative[] = {-3};
  const double scales[] = {0.5, 0.25};
  const int64_t zeros[] = {1, -2};
  const shlo_type *type = NULL, *parts[2], *untouched = UNTOUCHED(const shlo_type);
  expect_type(tensor_of(builder, SHLO_TYPE_COMPLEX_F64, 2, shape), "tensor<2x?xcomplex<f64>>");
  expect_type(parts[0] = tensor_of(builder, SHLO_TYPE_UI4, 0, NULL), "tensor<ui4>");
  ok(shlo_builder_bounded_tensor_type(builder, SHLO_TYPE_F8E4M3B11FNUZ, 2, shape, bounds, &type, &error));
  expect_type(type, "tensor<2x?xf8E4M3B11FNUZ, #stablehlo.bounds<?, 5>>");
  ok(shlo_builder_quantized_tensor_type(builder, SHLO_TYPE_I8, SHLO_TYPE_F32, 2, shape, -1, 1, scales, zeros, 0, 0,
                                        &type, &error));
  expect_type(type, "tensor<2x?x!quant.uniform<i8:f32, 5.000000e-01:1>>");
  ok(shlo_builder_quantized_tensor_type(builder, SHLO_TYPE_UI8, SHLO_TYPE_F32, 2, shape, 0, 2, scales,
                                        (int64_t[]){1, 2}, 0, 100, &type, &error));
  expect_type(type, "tensor<2x?x!quant.uniform<u8<0:100>:f32:0, {5.000000e-01:1,2.500000e-01:2}>>");
  ok(shlo_builder_token_type(builder, &parts[1], &error));
  ok(shlo_builder_tuple_type(builder, 2, parts, &type, &error));
  expect_type(type, "tuple<tensor<ui4>, !stablehlo.token>");
  expect_type(type_of(builder, " !stablehlo.future<tensor<2xf32>> "), "!stablehlo.future<tensor<2xf32>>");

  fails(SHLO_INVALID_ARGUMENT, "not an element type",
        shlo_builder_tensor_type(builder, SHLO_TYPE_NONE, 0, NULL, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "not an element type",
        shlo_builder_tensor_type(builder, 99, 0, NULL, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "rank is -1",
        shlo_builder_tensor_type(builder, SHLO_TYPE_F32, -1, NULL, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "extent -3",
        shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 1, negative, &untouched, &error));
  for (int64_t extent = -2; extent < 0; ++extent) {
    char text[32];
    snprintf(text, sizeof text, "extent %d", (int)extent);
    fails(SHLO_INVALID_ARGUMENT, text,
          shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 1, &extent, &untouched, &error));
    fails(SHLO_INVALID_ARGUMENT, text,
          shlo_builder_bounded_tensor_type(builder, SHLO_TYPE_F32, 1, &extent, bounds, &untouched, &error));
    fails(SHLO_INVALID_ARGUMENT, text,
          shlo_builder_quantized_tensor_type(builder, SHLO_TYPE_I8, SHLO_TYPE_F32, 1, &extent, -1, 1, scales, zeros, 0,
                                             0, &untouched, &error));
    /* As a bound. */
    snprintf(text, sizeof text, "bounds has %d for dimension 1", (int)extent);
    fails(SHLO_INVALID_ARGUMENT, text,
          shlo_builder_bounded_tensor_type(builder, SHLO_TYPE_F32, 2, shape, (int64_t[]){SHLO_DYNAMIC, extent},
                                           &untouched, &error));
  }
  ok(shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 1, (int64_t[]){0}, &type, &error));
  expect_type(type, "tensor<0xf32>");
  ok(shlo_builder_bounded_tensor_type(builder, SHLO_TYPE_F32, 2, shape, (int64_t[]){SHLO_DYNAMIC, 0}, &type, &error));
  expect_type(type, "tensor<2x?xf32, #stablehlo.bounds<?, 0>>");
  for (int32_t axis = -2; axis <= 2; ++axis) {
    shlo_status status = shlo_builder_quantized_tensor_type(builder, SHLO_TYPE_I8, SHLO_TYPE_F32, 2, shape, axis,
                                                            axis < 0 ? 1 : 2, scales, zeros, 0, 0, &type, NULL);
    assert_int_equal(status, axis < -1 || axis > 1 ? SHLO_INVALID_ARGUMENT : SHLO_OK);
  }
  for (size_t count = 0; count <= 3; ++count) {
    const double three[] = {0.5, 0.25, 2};
    const int64_t points[] = {1, 2, 3};
    assert_int_equal(shlo_builder_quantized_tensor_type(builder, SHLO_TYPE_I8, SHLO_TYPE_F32, 2, shape, 0, count, three,
                                                        points, 0, 0, &type, NULL),
                     count == 2 ? SHLO_OK : SHLO_INVALID_ARGUMENT);
    assert_int_equal(shlo_builder_quantized_tensor_type(builder, SHLO_TYPE_I8, SHLO_TYPE_F32, 2, shape, -1, count,
                                                        three, points, 0, 0, &type, NULL),
                     count == 1 ? SHLO_OK : SHLO_INVALID_ARGUMENT);
    assert_int_equal(shlo_builder_quantized_tensor_type(builder, SHLO_TYPE_I8, SHLO_TYPE_F32, 2, shape, 1, count, three,
                                                        points, 0, 0, &type, NULL),
                     count ? SHLO_OK : SHLO_INVALID_ARGUMENT);
  }
  fails(SHLO_INVALID_ARGUMENT, "shape", shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 1, NULL, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "out", shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "builder", shlo_builder_tensor_type(NULL, SHLO_TYPE_F32, 0, NULL, &untouched, &error));
  const int64_t huge[] = {INT64_MAX, 4};
  fails(SHLO_LIMIT, "elements", shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 2, huge, &untouched, &error));
  int64_t *many = calloc(2000, sizeof(int64_t));
  fails(SHLO_INVALID_PROGRAM, "rank is beyond",
        shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 2000, many, &untouched, &error));
  free(many);
  fails(SHLO_INVALID_ARGUMENT, "whose extent is static",
        shlo_builder_bounded_tensor_type(builder, SHLO_TYPE_F32, 2, shape, (int64_t[]){1, 2}, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "count is 1, expected 2",
        shlo_builder_quantized_tensor_type(builder, SHLO_TYPE_I8, SHLO_TYPE_F32, 2, shape, 0, 1, scales, zeros, 0, 0,
                                           &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "axis is 2",
        shlo_builder_quantized_tensor_type(builder, SHLO_TYPE_I8, SHLO_TYPE_F32, 2, shape, 2, 1, scales, zeros, 0, 0,
                                           &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "not an integer type",
        shlo_builder_quantized_tensor_type(builder, SHLO_TYPE_F32, SHLO_TYPE_F32, 0, NULL, -1, 1, scales, zeros, 0, 0,
                                           &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "not a float type",
        shlo_builder_quantized_tensor_type(builder, SHLO_TYPE_I8, SHLO_TYPE_I8, 0, NULL, -1, 1, scales, zeros, 0, 0,
                                           &untouched, &error));
  fails(SHLO_INVALID_PROGRAM, "",
        shlo_builder_quantized_tensor_type(builder, SHLO_TYPE_I8, SHLO_TYPE_F32, 0, NULL, -1, 1, scales, zeros, 5, 4,
                                           &untouched, &error));
  fails(SHLO_MALFORMED, "", shlo_builder_parse_type(builder, "tensor<2x", 9, &untouched, &error));
  fails(SHLO_MALFORMED, "continues behind", shlo_builder_parse_type(builder, "f32 f32", 7, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "parts[0] is NULL",
        shlo_builder_tuple_type(builder, 1, (const shlo_type *[]){NULL}, &untouched, &error));
  assert_ptr_equal(untouched, UNTOUCHED(const shlo_type));
  /* A type that is doubled repeatedly is soon too large to be printed. */
  shlo_status status = SHLO_OK;
  for (int i = 0; i < 64 && status == SHLO_OK; ++i) {
    parts[0] = parts[1] = type;
    status = shlo_builder_tuple_type(builder, 2, parts, &type, NULL);
  }
  assert_int_equal(status, SHLO_LIMIT);
  shlo_builder_destroy(builder);
}

static void test_attributes(void **unused) {
  (void)unused;
  shlo_builder *builder = new_builder();
  const shlo_attribute *attribute = NULL, *values[2], *untouched = UNTOUCHED(const shlo_attribute);
  ok(shlo_builder_unit_attribute(builder, &attribute, &error));
  expect_attribute(attribute, "unit");
  ok(shlo_builder_bool_attribute(builder, 7, &values[0], &error));
  expect_attribute(values[0], "true");
  ok(shlo_builder_integer_attribute(builder, -5, SHLO_TYPE_NONE, &values[1], &error));
  expect_attribute(values[1], "-5 : i64");
  ok(shlo_builder_integer_attribute(builder, 255, SHLO_TYPE_UI8, &attribute, &error));
  expect_attribute(attribute, "255 : ui8");
  ok(shlo_builder_float_attribute(builder, 0.1, SHLO_TYPE_BF16, &attribute, &error));
  expect_attribute(attribute, "1.000980e-01 : bf16");
  ok(shlo_builder_string_attribute(builder, "a\0b", 3, &attribute, &error));
  expect_attribute(attribute, "\"a\\00b\"");
  ok(shlo_builder_type_attribute(builder, tensor_of(builder, SHLO_TYPE_I1, 0, NULL), &attribute, &error));
  expect_attribute(attribute, "tensor<i1>");
  ok(shlo_builder_integers_attribute(builder, 2, (int64_t[]){3, -4}, &attribute, &error));
  expect_attribute(attribute, "array<i64: 3, -4>");
  ok(shlo_builder_bools_attribute(builder, 2, (int32_t[]){0, 1}, &attribute, &error));
  expect_attribute(attribute, "array<i1: false, true>");
  ok(shlo_builder_array_attribute(builder, 2, values, &attribute, &error));
  expect_attribute(attribute, "[true, -5]");
  const char *keys[] = {"b", "a"};
  ok(shlo_builder_dictionary_attribute(builder, 2, keys, NULL, values, &attribute, &error));
  expect_attribute(attribute, "{a = -5 : i64, b = true}");
  ok(shlo_builder_enum_attribute(builder, "stablehlo.fft_type", 18, SHLO_FFT_TYPE_RFFT, &attribute, &error));
  expect_attribute(attribute, "#stablehlo<fft_type RFFT>");
  const char *fields[] = {"start_index_map", "index_vector_dim"};
  ok(shlo_builder_integers_attribute(builder, 1, (int64_t[]){2}, &values[0], &error));
  ok(shlo_builder_struct_attribute(builder, "stablehlo.gather", 16, 2, fields, (size_t[]){15, 16},
                                   (const shlo_attribute *[]){values[0], attribute_of(builder, "1")}, &attribute,
                                   &error));
  expect_attribute(attribute, "#stablehlo.gather<start_index_map = [2], index_vector_dim = 1>");
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_copy(SHLO_TYPE_I1, 1, (int64_t[]){3}, "\1\0\1", 3, NULL, &tensor, &error));
  ok(shlo_builder_tensor_attribute(builder, tensor, &attribute, &error));
  expect_attribute(attribute, "dense<[true, false, true]> : tensor<3xi1>");
  shlo_tensor_destroy(tensor);
  ok(shlo_tensor_copy(SHLO_TYPE_I4, 1, (int64_t[]){2}, "\xf8\7", 2, NULL, &tensor, &error));
  ok(shlo_builder_tensor_attribute(builder, tensor, &attribute, &error));
  expect_attribute(attribute, "dense<[-8, 7]> : tensor<2xi4>");
  shlo_tensor_destroy(tensor);

  /* Integers at the ends of their types. */
  const struct {
    shlo_element_type type;
    int64_t least, most;
  } ranges[] = {{SHLO_TYPE_I1, -1, 1},      {SHLO_TYPE_I2, -2, 3},          {SHLO_TYPE_I4, -8, 15},
                {SHLO_TYPE_I8, -128, 255},  {SHLO_TYPE_I16, -32768, 65535}, {SHLO_TYPE_I32, INT32_MIN, UINT32_MAX},
                {SHLO_TYPE_UI2, 0, 3},      {SHLO_TYPE_UI4, 0, 15},         {SHLO_TYPE_UI8, 0, 255},
                {SHLO_TYPE_UI16, 0, 65535}, {SHLO_TYPE_UI32, 0, UINT32_MAX}};
  for (size_t i = 0; i < sizeof ranges / sizeof *ranges; ++i) {
    shlo_element_type type = ranges[i].type;
    ok(shlo_builder_integer_attribute(builder, ranges[i].least, type, &attribute, &error));
    ok(shlo_builder_integer_attribute(builder, ranges[i].most, type, &attribute, &error));
    fails(SHLO_INVALID_ARGUMENT, "does not fit",
          shlo_builder_integer_attribute(builder, ranges[i].least - 1, type, &untouched, &error));
    fails(SHLO_INVALID_ARGUMENT, "does not fit",
          shlo_builder_integer_attribute(builder, ranges[i].most + 1, type, &untouched, &error));
  }
  const int64_t ends[] = {INT64_MIN, -1, 0, INT64_MAX};
  for (size_t i = 0; i < 4; ++i) {
    ok(shlo_builder_integer_attribute(builder, ends[i], SHLO_TYPE_I64, &attribute, &error));
    assert_true(shlo_attribute_integer(attribute) == ends[i]);
    assert_int_equal(shlo_builder_integer_attribute(builder, ends[i], SHLO_TYPE_UI64, &attribute, NULL),
                     ends[i] < 0 ? SHLO_INVALID_ARGUMENT : SHLO_OK);
  }
  fails(SHLO_INVALID_ARGUMENT, "does not fit 8 bits",
        shlo_builder_integer_attribute(builder, 256, SHLO_TYPE_I8, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "does not fit",
        shlo_builder_integer_attribute(builder, -1, SHLO_TYPE_UI64, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "not an integer type",
        shlo_builder_integer_attribute(builder, 1, SHLO_TYPE_F32, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "not a float type",
        shlo_builder_float_attribute(builder, 1, SHLO_TYPE_I32, &untouched, &error));
  /* Some element types have no infinities, some no NaN either, one has no signs. */
  const struct {
    shlo_element_type type;
    int32_t hasNegative, hasNonFinite;
  } floats[] = {{SHLO_TYPE_F32, 1, 1},      {SHLO_TYPE_F8E4M3FN, 1, 1}, {SHLO_TYPE_F8E8M0FNU, 0, 1},
                {SHLO_TYPE_F4E2M1FN, 1, 0}, {SHLO_TYPE_F6E2M3FN, 1, 0}, {SHLO_TYPE_F6E3M2FN, 1, 0}};
  for (size_t i = 0; i < sizeof floats / sizeof *floats; ++i) {
    const double numbers[] = {0, -0.0, 1, -1, 1e30, -1e30, HUGE_VAL, -HUGE_VAL, NAN, -NAN};
    for (size_t j = 0; j < sizeof numbers / sizeof *numbers; ++j) {
      int32_t has = (floats[i].hasNegative || !(numbers[j] < 0)) && (floats[i].hasNonFinite || isfinite(numbers[j]));
      if (has)
        ok(shlo_builder_float_attribute(builder, numbers[j], floats[i].type, &attribute, &error));
      else
        fails(SHLO_INVALID_ARGUMENT, "which the element type does not have",
              shlo_builder_float_attribute(builder, numbers[j], floats[i].type, &untouched, &error));
    }
  }
  fails(SHLO_INVALID_ARGUMENT, "text", shlo_builder_string_attribute(builder, NULL, 3, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "name is empty", shlo_builder_symbol_attribute(builder, "", 0, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "type is NULL", shlo_builder_type_attribute(builder, NULL, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "values", shlo_builder_integers_attribute(builder, 1, NULL, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "values", shlo_builder_bools_attribute(builder, 1, NULL, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "values[0] is NULL",
        shlo_builder_array_attribute(builder, 1, (const shlo_attribute *[]){NULL}, &untouched, &error));
  const char *twice[] = {"a", "a"};
  fails(SHLO_INVALID_ARGUMENT, "occurs twice",
        shlo_builder_dictionary_attribute(builder, 2, twice, NULL, values, &untouched, &error));
  fails(SHLO_NOT_FOUND, "unknown enum",
        shlo_builder_enum_attribute(builder, "stablehlo.dot", 13, 0, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "not a case",
        shlo_builder_enum_attribute(builder, "stablehlo.fft_type", 18, 77, &untouched, &error));
  fails(SHLO_NOT_FOUND, "unknown struct attribute",
        shlo_builder_struct_attribute(builder, "x.y", 3, 0, NULL, NULL, NULL, &untouched, &error));
  fails(SHLO_NOT_FOUND, "no field 'start_index_map'",
        shlo_builder_struct_attribute(builder, "stablehlo.dot", 13, 1, fields, NULL, values, &untouched, &error));
  fails(
      SHLO_INVALID_ARGUMENT, "",
      shlo_builder_struct_attribute(builder, "stablehlo.gather", 16, 1, fields, NULL, &attribute, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "tensor", shlo_builder_tensor_attribute(builder, NULL, &untouched, &error));
  fails(SHLO_MALFORMED, "", shlo_builder_parse_attribute(builder, "[1,", 3, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "out", shlo_builder_unit_attribute(builder, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "out", shlo_builder_bool_attribute(builder, 1, NULL, &error));
  char deep[4000];
  memset(deep, '[', 2000);
  memset(deep + 2000, ']', 2000);
  fails(SHLO_LIMIT, "", shlo_builder_parse_attribute(builder, deep, 4000, &untouched, &error));
  assert_ptr_equal(untouched, UNTOUCHED(const shlo_attribute));
  shlo_builder_destroy(builder);
}

/* --- Rejected ops --------------------------------------------------------------------------------------------- */

static void test_refused(void **unused) {
  (void)unused;
  shlo_builder *builder = new_builder();
  const int64_t shape[] = {2, 3};
  const shlo_type *matrix = tensor_of(builder, SHLO_TYPE_F32, 2, shape),
                  *vector = tensor_of(builder, SHLO_TYPE_F32, 1, shape), *types[] = {matrix, vector};
  const shlo_value *untouched = UNTOUCHED(const shlo_value), *result = NULL;
  fails(SHLO_INVALID_ARGUMENT, "no function is open",
        shlo_builder_add_op(builder, "stablehlo.create_token", 22, 0, NULL, NULL, 0, NULL, 0, NULL, NULL, &error));
  const shlo_region *body = begin(builder, "f", 2, types);
  const shlo_value *x = shlo_region_argument(body, 0), *y = shlo_region_argument(body, 1), *both[] = {x, y};

  /* A rule of the specification, with its label, by function and by name. */
  shlo_error *error = NULL;
  assert_int_equal(shlo_build_add(builder, x, y, &untouched, &error), SHLO_INVALID_PROGRAM);
  const shlo_diagnostic *finding = shlo_error_diagnostic(error, 0);
  assert_string_equal(shlo_diagnostic_constraint(finding, NULL), "add_c1");
  assert_string_equal(shlo_diagnostic_op(finding, NULL), "stablehlo.add");
  assert_string_equal(shlo_diagnostic_subject(finding, NULL), "operand 1");
  shlo_error_destroy(error);
  fails(SHLO_INVALID_PROGRAM, "operand 1 has shape [2], expected [2, 3]",
        shlo_builder_add_op(builder, "stablehlo.add", 13, 2, both, NULL, 0, NULL, 0, NULL, NULL, &error));

  /* The constraints of the record. */
  fails(SHLO_INVALID_PROGRAM, "operands are 1, expected lhs, rhs",
        shlo_builder_add_op(builder, "stablehlo.add", 13, 1, &x, NULL, 0, NULL, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_PROGRAM, "operand 0 (pred) is tensor<2x3xf32>, expected",
        shlo_build_select(builder, x, x, x, &untouched, &error));
  fails(SHLO_INVALID_PROGRAM, "permutation is missing",
        shlo_builder_add_op(builder, "stablehlo.transpose", 19, 1, &x, NULL, 0, NULL, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_PROGRAM, "permutation is \"ab\", expected i64 dense array",
        shlo_builder_add_op(builder, "stablehlo.transpose", 19, 1, &x, attribute_of(builder, "{permutation = \"ab\"}"),
                            0, NULL, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_PROGRAM, "attributes have 'permutaton', expected permutation",
        shlo_builder_add_op(builder, "stablehlo.transpose", 19, 1, &x,
                            attribute_of(builder, "{permutaton = array<i64: 1, 0>}"), 0, NULL, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_PROGRAM, "regions are 0, expected 1",
        shlo_builder_add_op(builder, "stablehlo.map", 13, 1, &x, attribute_of(builder, "{dimensions = array<i64>}"), 0,
                            NULL, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_PROGRAM, "result 0 has shape [2], expected [2, 3]",
        shlo_builder_add_op(builder, "stablehlo.abs", 13, 1, &x, NULL, 0, NULL, 1, &vector, NULL, &error));
  fails(SHLO_INVALID_PROGRAM, "results need types",
        shlo_builder_add_op(builder, "stablehlo.reshape", 17, 1, &x, NULL, 0, NULL, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "result_type is NULL", shlo_build_reshape(builder, x, NULL, &untouched, &error));
  fails(SHLO_INVALID_PROGRAM, "not as many elements", shlo_build_reshape(builder, x, vector, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "comparison_direction is 17",
        shlo_build_compare(builder, x, x, 17, -1, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "lhs is NULL", shlo_build_add(builder, NULL, x, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "start_indices",
        shlo_build_slice(builder, x, 2, NULL, 2, shape, 2, shape, &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "room for 2 results, the op has 1",
        shlo_build_optimization_barrier(builder, 1, &x, 2, (const shlo_value *[2]){NULL, NULL}, &error));
  fails(SHLO_UNSUPPORTED, "'tosa.add' is unknown",
        shlo_builder_add_op(builder, "tosa.add", 8, 2, both, NULL, 0, NULL, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "a return",
        shlo_builder_add_op(builder, "stablehlo.return", 16, 1, &x, NULL, 0, NULL, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "attributes is not a dictionary",
        shlo_builder_add_op(builder, "stablehlo.abs", 13, 1, &x, attribute_of(builder, "1"), 0, NULL, 0, NULL, NULL,
                            &error));
  fails(SHLO_INVALID_ARGUMENT, "operands[0] is NULL",
        shlo_builder_add_op(builder, "stablehlo.abs", 13, 1, (const shlo_value *[]){NULL}, NULL, 0, NULL, 0, NULL, NULL,
                            &error));
  fails(SHLO_INVALID_ARGUMENT, "name",
        shlo_builder_add_op(builder, NULL, 0, 1, &x, NULL, 0, NULL, 0, NULL, NULL, &error));

  /* Calls. */
  fails(SHLO_INVALID_PROGRAM, "callee is missing",
        shlo_builder_add_op(builder, "func.call", 9, 1, &x, NULL, 0, NULL, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_PROGRAM, "the function @g is not complete",
        shlo_builder_add_op(builder, "func.call", 9, 1, &x, attribute_of(builder, "{callee = @g}"), 0, NULL, 0, NULL,
                            NULL, &error));
  const shlo_operation *call = NULL;
  ok(shlo_builder_add_op(builder, "func.call", 9, 1, &x, attribute_of(builder, "{callee = @g}"), 0, NULL, 1, &matrix,
                         &call, &error));
  fails(SHLO_INVALID_ARGUMENT, "function @f is still open",
        shlo_builder_finish(builder, &(shlo_module *){NULL}, &error));
  ok(shlo_builder_end_function(builder, 0, NULL, NULL, &error));
  /* The called function does not exist. */
  fails(SHLO_INVALID_PROGRAM, "", shlo_builder_finish(builder, &(shlo_module *){NULL}, &error));
  body = begin(builder, "g", 1, &matrix);
  result = shlo_region_argument(body, 0);
  ok(shlo_builder_end_function(builder, 1, &result, NULL, &error));
  assert_ptr_equal(untouched, UNTOUCHED(const shlo_value));
  expect_text(builder,
              "module {\n  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2xf32>) {\n"
              "    %0 = call @g(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>\n    return\n  }\n"
              "  func.func @g(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {\n    return %arg0 : tensor<2x3xf32>\n"
              "  }\n}\n",
              0);
}

/* --- Regions ---------------------------------------------------------------------------------------------------- */

static void test_regions(void **unused) {
  (void)unused;
  shlo_builder *builder = new_builder(), *other = new_builder();
  const shlo_type *flag = type_of(other, "tensor<i1>"),
                  *scalar = type_of(builder, "tensor<f32>"); /* one belongs to another builder */
  const shlo_type *types[] = {flag, scalar};
  const shlo_region *body = begin(builder, "f", 2, types), *branches[2], *others = NULL, *unused_region = NULL;
  const shlo_value *p = shlo_region_argument(body, 0), *x = shlo_region_argument(body, 1), *inner = NULL,
                   *chosen = NULL;
  fails(SHLO_INVALID_ARGUMENT, "no region is open", shlo_builder_end_region(builder, 0, NULL, &error));
  ok(shlo_builder_begin_region(builder, 0, NULL, &branches[0], &error));
  ok(shlo_build_negate(builder, x, &inner, &error));
  fails(SHLO_INVALID_ARGUMENT, "still open", shlo_builder_end_function(builder, 0, NULL, NULL, &error));
  ok(shlo_builder_end_region(builder, 1, &inner, &error));
  /* Values of a region are not visible outside. */
  fails(SHLO_INVALID_ARGUMENT, "operand belongs to a function or region that is not open",
        shlo_build_abs(builder, inner, &chosen, &error));
  ok(shlo_builder_begin_region(builder, 0, NULL, &branches[1], &error));
  fails(SHLO_INVALID_ARGUMENT, "false_branch", shlo_build_if(builder, p, branches[0], NULL, 1, &chosen, &error));
  fails(SHLO_INVALID_ARGUMENT, "regions[1] does not wait",
        shlo_build_if(builder, p, branches[0], branches[1], 1, &chosen, &error));
  ok(shlo_builder_end_region(builder, 1, &p, &error));
  fails(SHLO_INVALID_ARGUMENT, "regions[1] occurs twice",
        shlo_build_if(builder, p, branches[0], branches[0], 1, &chosen, &error));
  /* After a rejected op the regions keep waiting: one is replaced. */
  fails(SHLO_INVALID_PROGRAM, "region 1 has returned value 0 of type tensor<i1>, expected tensor<f32>",
        shlo_build_if(builder, p, branches[0], branches[1], 1, &chosen, &error));
  ok(shlo_builder_begin_region(builder, 0, NULL, &branches[1], &error));
  ok(shlo_builder_end_region(builder, 1, &x, &error));
  /* A region can be used only where it was begun. */
  ok(shlo_builder_begin_region(builder, 0, NULL, &unused_region, &error));
  fails(SHLO_INVALID_ARGUMENT, "was not begun in the innermost open function or region",
        shlo_build_if(builder, p, branches[0], branches[1], 1, &chosen, &error));
  ok(shlo_builder_abandon(builder, &error));
  ok(shlo_builder_begin_region(other, 0, NULL, &others, &error));
  ok(shlo_builder_end_region(other, 0, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "regions[1] does not wait for an op of this builder",
        shlo_build_if(builder, p, branches[0], others, 1, &chosen, &error));
  ok(shlo_build_if(builder, p, branches[0], branches[1], 1, &chosen, &error));
  ok(shlo_builder_end_function(builder, 1, &chosen, NULL, &error));
  shlo_builder_destroy(other);

  /* Discarding leaves nothing behind. */
  begin(builder, "given_up", 0, NULL);
  fails(SHLO_INVALID_PROGRAM, "@given_up exists already",
        shlo_builder_begin_function(builder, "given_up", 8, 0, 0, NULL, &body, &error));
  ok(shlo_builder_abandon(builder, &error));
  fails(SHLO_INVALID_ARGUMENT, "is open", shlo_builder_abandon(builder, &error));
  expect_text(builder,
              "module {\n  func.func @f(%arg0: tensor<i1>, %arg1: tensor<f32>) -> tensor<f32> {\n"
              "    %0 = \"stablehlo.if\"(%arg0) ({\n      %1 = stablehlo.negate %arg1 : tensor<f32>\n"
              "      stablehlo.return %1 : tensor<f32>\n    }, {\n      stablehlo.return %arg1 : tensor<f32>\n"
              "    }) : (tensor<i1>) -> tensor<f32>\n    return %0 : tensor<f32>\n  }\n}\n",
              0);

  /* Nested too deeply, from the outside and from the inside. */
  builder = new_builder();
  flag = type_of(builder, "tensor<i1>");
  body = begin(builder, "deep", 1, &flag);
  shlo_status status = SHLO_OK;
  for (int i = 0; i < 100 && status == SHLO_OK; ++i)
    status = shlo_builder_begin_region(builder, 0, NULL, &others, NULL);
  assert_int_equal(status, SHLO_LIMIT);
  shlo_builder_destroy(builder);
  builder = new_builder();
  /* A region that was begun outside of functions can be used anywhere: each contains the one before. */
  scalar = type_of(builder, "tensor<f32>");
  status = SHLO_OK;
  int depth = 0;
  for (; depth < 100 && status == SHLO_OK; ++depth) {
    const shlo_region *around = NULL;
    ok(shlo_builder_begin_region(builder, 1, &scalar, &around, &error));
    x = shlo_region_argument(around, 0);
    if (depth)
      status = shlo_build_map(builder, 1, &x, 0, NULL, others, &x, NULL);
    ok(shlo_builder_end_region(builder, 1, &x, &error));
    others = around;
  }
  assert_int_equal(status, SHLO_LIMIT);
  assert_in_range(depth, 50, 70);
  shlo_builder_destroy(builder);
}

/* --- Inference, locations, and other errors ------------------------------------------------------------------- */

static void test_infer(void **unused) {
  (void)unused;
  shlo_builder *builder = new_builder();
  const shlo_type *operands[] = {type_of(builder, "tensor<?x3xf32>"), type_of(builder, "tensor<2x5xf32>")}, *types[1];
  const shlo_attribute *attributes = attribute_of(builder, "{dimension = 1 : i64}");
  size_t count = 9;
  ok(shlo_builder_infer(builder, "stablehlo.concatenate", 21, 2, operands, attributes, 0, NULL, 1, types, &count,
                        &error));
  assert_int_equal(count, 1);
  expect_type(types[0], "tensor<2x8xf32>");
  count = 9;
  ok(shlo_builder_infer(builder, "stablehlo.concatenate", 21, 2, operands, attributes, 0, NULL, 0, NULL, &count,
                        &error));
  assert_int_equal(count, 1);
  /* A waiting region can be used for inference several times. */
  const shlo_type *scalar = type_of(builder, "tensor<f32>"), *scalars[] = {scalar, scalar},
                  *reduced[] = {operands[0], scalar};
  const shlo_region *body = NULL;
  ok(shlo_builder_begin_region(builder, 2, scalars, &body, &error));
  const shlo_value *sum = NULL;
  ok(shlo_build_add(builder, shlo_region_argument(body, 0), shlo_region_argument(body, 1), &sum, &error));
  ok(shlo_builder_end_region(builder, 1, &sum, &error));
  attributes = attribute_of(builder, "{dimensions = array<i64: 1>}");
  for (int i = 0; i < 2; ++i) {
    ok(shlo_builder_infer(builder, "stablehlo.reduce", 16, 2, reduced, attributes, 1, &body, 1, types, &count, &error));
    expect_type(types[0], "tensor<?xf32>");
  }
  fails(SHLO_INVALID_PROGRAM, "dimensions",
        shlo_builder_infer(builder, "stablehlo.reduce", 16, 2, reduced,
                           attribute_of(builder, "{dimensions = array<i64: 2>}"), 1, &body, 1, types, &count, &error));
  /* An attribute can have a type of which there are no tensors. */
  const char *values[] = {"{value = dense<2.0> : tensor<4xf32>}", "{value = \"a\"}"};
  for (size_t i = 0; i < sizeof values / sizeof *values; ++i)
    fails(SHLO_INVALID_PROGRAM, "chlo.constant_like",
          shlo_builder_infer(builder, "chlo.constant_like", 18, 1, operands, attribute_of(builder, values[i]), 0, NULL,
                             1, types, &count, &error));
  const shlo_type *both[] = {type_of(builder, "tensor<?x?xf32, #stablehlo.bounds<3, 5>>"), reduced[1]};
  ok(shlo_builder_infer(builder, "stablehlo.reduce", 16, 2, both, attribute_of(builder, "{dimensions = array<i64: 0>}"),
                        1, &body, 1, types, &count, &error));
  expect_type(types[0], "tensor<?xf32, #stablehlo.bounds<5>>");
  /* Bounds of dynamic extents. */
  const struct {
    const char *op, *lhs, *rhs, *attributes, *expected;
  } bounded[] = {
      {"stablehlo.add", "tensor<?x?xf32, #stablehlo.bounds<5, ?>>", "tensor<?x3xf32, #stablehlo.bounds<4, ?>>", "{}",
       "tensor<?x3xf32, #stablehlo.bounds<4, ?>>"},
      {"stablehlo.compare", "tensor<?xf32, #stablehlo.bounds<5>>", "tensor<?xf32>",
       "{comparison_direction = #stablehlo<comparison_direction LT>}", "tensor<?xi1, #stablehlo.bounds<5>>"},
      {"stablehlo.pad", "tensor<3x?x?xf16, #stablehlo.bounds<?, 3, ?>>", "tensor<f16>",
       "{edge_padding_low = array<i64: 2, 2, 0>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = "
       "array<i64: 1, 1, 0>}",
       "tensor<7x?x?xf16, #stablehlo.bounds<?, 7, ?>>"},
      {"stablehlo.gather", "tensor<?x?x?xi32, #stablehlo.bounds<2, 4, 8>>",
       "tensor<?x?x?xi32, #stablehlo.bounds<16, 32, 64>>",
       "{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, "
       "1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 8>}",
       "tensor<?x?x8xi32, #stablehlo.bounds<32, 64, ?>>"},
      {"stablehlo.dot_general", "tensor<?x4xf32, #stablehlo.bounds<5, ?>>", "tensor<4x?xf32, #stablehlo.bounds<?, 6>>",
       "{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}",
       "tensor<?x?xf32, #stablehlo.bounds<5, 6>>"},
      {"stablehlo.set_dimension_size", "tensor<3x5xf32>", "tensor<i32>", "{dimension = 0 : i64}",
       "tensor<?x5xf32, #stablehlo.bounds<3, ?>>"},
      {"stablehlo.set_dimension_size", "tensor<?x5xf32, #stablehlo.bounds<4, ?>>", "tensor<i32>",
       "{dimension = 0 : i64}", "tensor<?x5xf32, #stablehlo.bounds<4, ?>>"},
      {"stablehlo.set_dimension_size", "tensor<?x5xf32, #stablehlo.bounds<4, ?>>", "tensor<i32>",
       "{dimension = 1 : i64}", "tensor<?x?xf32, #stablehlo.bounds<4, 5>>"},
      {"stablehlo.convolution", "tensor<?x8x2xf32, #stablehlo.bounds<4, ?, ?>>",
       "tensor<?x2x3xf32, #stablehlo.bounds<3, ?, ?>>",
       "{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, "
       "batch_group_count = 1 : i64}",
       "tensor<?x?x3xf32, #stablehlo.bounds<4, ?, ?>>"},
      {"stablehlo.fft", "tensor<3x?x?xf32, #stablehlo.bounds<?, 3, 10>>", NULL,
       "{fft_length = array<i64: 9>, fft_type = #stablehlo<fft_type RFFT>}",
       "tensor<3x?x5xcomplex<f32>, #stablehlo.bounds<?, 3, ?>>"},
      {"stablehlo.abs", "tensor<?x?xf32, #stablehlo.bounds<?, 7>>", NULL, "{}",
       "tensor<?x?xf32, #stablehlo.bounds<?, 7>>"},
      {"stablehlo.transpose", "tensor<?x4xf32, #stablehlo.bounds<5, ?>>", NULL, "{permutation = array<i64: 1, 0>}",
       "tensor<4x?xf32, #stablehlo.bounds<?, 5>>"},
      {"stablehlo.concatenate", "tensor<?x?xf32, #stablehlo.bounds<5, 6>>", "tensor<2x?xf32, #stablehlo.bounds<?, 4>>",
       "{dimension = 0 : i64}", "tensor<?x?xf32, #stablehlo.bounds<7, 4>>"},
      {"stablehlo.concatenate", "tensor<?xf32, #stablehlo.bounds<5>>", "tensor<?xf32>", "{dimension = 0 : i64}",
       "tensor<?xf32>"},
      {"stablehlo.concatenate", "tensor<?x?xf32, #stablehlo.bounds<5, 6>>", "tensor<?x3xf32, #stablehlo.bounds<1, ?>>",
       "{dimension = 1 : i64}", "tensor<?x?xf32, #stablehlo.bounds<1, 9>>"},
      {"stablehlo.maximum", "tensor<?xf32>", "tensor<?xf32, #stablehlo.bounds<3>>", "{}",
       "tensor<?xf32, #stablehlo.bounds<3>>"},
      {"stablehlo.complex", "tensor<?xf32, #stablehlo.bounds<3>>", "tensor<?xf32, #stablehlo.bounds<4>>", "{}",
       "tensor<?xcomplex<f32>, #stablehlo.bounds<3>>"},
      {"stablehlo.real", "tensor<?x2xcomplex<f64>, #stablehlo.bounds<3, ?>>", NULL, "{}",
       "tensor<?x2xf64, #stablehlo.bounds<3, ?>>"},
      {"stablehlo.imag", "tensor<?x2xcomplex<f64>, #stablehlo.bounds<3, ?>>", NULL, "{}",
       "tensor<?x2xf64, #stablehlo.bounds<3, ?>>"},
      {"stablehlo.is_finite", "tensor<?x2xf32, #stablehlo.bounds<3, ?>>", NULL, "{}",
       "tensor<?x2xi1, #stablehlo.bounds<3, ?>>"},
      {"stablehlo.reverse", "tensor<?x?xf32, #stablehlo.bounds<3, ?>>", NULL, "{dimensions = array<i64: 0>}",
       "tensor<?x?xf32, #stablehlo.bounds<3, ?>>"},
      {"stablehlo.set_dimension_size", "tensor<3x?xf32, #stablehlo.bounds<?, 7>>", "tensor<i32>",
       "{dimension = 0 : i64}", "tensor<?x?xf32, #stablehlo.bounds<3, 7>>"},
      {"stablehlo.set_dimension_size", "tensor<3x?xf32, #stablehlo.bounds<?, 7>>", "tensor<i32>",
       "{dimension = 1 : i64}", "tensor<3x?xf32, #stablehlo.bounds<?, 7>>"},
      /* One operand knows what the other does not. */
      {"stablehlo.triangular_solve", "tensor<3x?x4xf32>", "tensor<?x?x2xf32>",
       "{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}",
       "tensor<3x4x2xf32>"},
      {"stablehlo.triangular_solve", "tensor<4x?xf32>", "tensor<2x?xf32>",
       "{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}",
       "tensor<2x4xf32>"},
      {"stablehlo.cholesky", "tensor<?x4xf32>", NULL, "{lower = true}", "tensor<4x4xf32>"},
      {"stablehlo.dot_general", "tensor<?x2x3xf32>", "tensor<5x3x4xf32>",
       "{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], "
       "lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}",
       "tensor<5x2x4xf32>"},
      {"stablehlo.dot", "tensor<2x3xf32>", "tensor<3xf32>", "{}", "tensor<2xf32>"},
      {"stablehlo.dot", "tensor<3xf32>", "tensor<3x4xf32>", "{}", "tensor<4xf32>"},
      {"stablehlo.einsum", "tensor<?x3xf32>", "tensor<2x4xf32>", "{einsum_config = \"ij,ik->kji\"}",
       "tensor<4x3x2xf32>"},
      {"stablehlo.fft", "tensor<4x8xf32>", NULL,
       "{fft_length = array<i64: 4, 8>, fft_type = #stablehlo<fft_type RFFT>}", "tensor<4x5xcomplex<f32>>"},
      {"stablehlo.fft", "tensor<4x5xcomplex<f32>>", NULL,
       "{fft_length = array<i64: 4, 8>, fft_type = #stablehlo<fft_type IRFFT>}", "tensor<4x8xf32>"},
      {"stablehlo.torch_index_select", "tensor<2x3x4xf32>", "tensor<2x5xi32>", "{dim = 1 : i64, batch_dims = 1 : i64}",
       "tensor<2x5x4xf32>"},
      {"stablehlo.all_to_all", "tensor<4x6xf32>", NULL,
       "{split_dimension = 1 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = "
       "dense<[[0, 1]]> : tensor<1x2xi64>}",
       "tensor<4x6xf32>"},
      {"stablehlo.pad", "tensor<0x1x2xf32>", "tensor<f32>",
       "{edge_padding_low = array<i64: 1, 1, 1>, edge_padding_high = array<i64: 2, 2, 2>, interior_padding = "
       "array<i64: 5, 5, 5>}",
       "tensor<3x4x10xf32>"},
      {"chlo.broadcast_add", "tensor<?x1xf32>", "tensor<1x?xf32>", "{}", "tensor<?x?xf32>"},
      {"chlo.broadcast_add", "tensor<2x3x4xf32>", "tensor<3x1xf32>", "{broadcast_dimensions = array<i64: 1, 2>}",
       "tensor<2x3x4xf32>"},
      {"chlo.broadcast_add", "tensor<2x3xf32>", "tensor<1x3xf32>", "{broadcast_dimensions = array<i64: 1, 0>}",
       "tensor<2x3xf32>"},
  };
  for (size_t i = 0; i < sizeof(bounded) / sizeof(bounded[0]); ++i) {
    const shlo_type *pair[] = {type_of(builder, bounded[i].lhs),
                               bounded[i].rhs ? type_of(builder, bounded[i].rhs) : NULL};
    ok(shlo_builder_infer(builder, bounded[i].op, strlen(bounded[i].op), bounded[i].rhs ? 2 : 1, pair,
                          attribute_of(builder, bounded[i].attributes), 0, NULL, 1, types, &count, &error));
    expect_type(types[0], bounded[i].expected);
  }
  /* Operands and attributes do not decide these, and decide those. */
  const struct {
    const char *op, *operand, *attributes, *expected;
  } single[] = {
      {"stablehlo.convert", "tensor<2xf32>", "{}", NULL},
      {"stablehlo.reshape", "tensor<2xf32>", "{}", NULL},
      {"stablehlo.bitcast_convert", "tensor<2xf32>", "{}", NULL},
      {"stablehlo.broadcast_in_dim", "tensor<2xf32>", "{broadcast_dimensions = array<i64: 0>}", NULL},
      {"stablehlo.dynamic_iota", "tensor<2xi64>", "{iota_dimension = 0 : i64}", NULL},
      {"stablehlo.uniform_quantize", "tensor<2xf32>", "{}", NULL},
      {"stablehlo.custom_call", "tensor<2xf32>", "{call_target_name = \"t\"}", NULL},
      {"stablehlo.infeed", "!stablehlo.token", "{}", NULL},
      {"stablehlo.all_gather", "tensor<2xf32>",
       "{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}", NULL},
      {"stablehlo.tuple", "tensor<2xf32>", "{}", "tuple<tensor<2xf32>>"},
      {"stablehlo.get_tuple_element", "tuple<tensor<i1>, tensor<2xf32>>", "{index = 1 : i32}", "tensor<2xf32>"},
      {"stablehlo.uniform_dequantize", "tensor<2x!quant.uniform<i8:f32, 0.5>>", "{}", "tensor<2xf32>"},
      {"stablehlo.real", "tensor<2xcomplex<f64>>", "{}", "tensor<2xf64>"},
      {"stablehlo.is_finite", "tensor<?xf32>", "{}", "tensor<?xi1>"},
      {"stablehlo.get_dimension_size", "tensor<?xf32>", "{dimension = 0 : i64}", "tensor<i32>"},
      {"stablehlo.after_all", "!stablehlo.token", "{}", "!stablehlo.token"},
      {"stablehlo.optimization_barrier", "tensor<2xf32>", "{}", "tensor<2xf32>"},
  };
  for (size_t i = 0; i < sizeof single / sizeof *single; ++i) {
    const shlo_type *operand = type_of(builder, single[i].operand);
    const shlo_attribute *given = attribute_of(builder, single[i].attributes);
    if (single[i].expected) {
      ok(shlo_builder_infer(builder, single[i].op, strlen(single[i].op), 1, &operand, given, 0, NULL, 1, types, &count,
                            &error));
      expect_type(types[0], single[i].expected);
      assert_int_equal(count, 1);
    } else {
      fails(SHLO_INVALID_PROGRAM, "need types",
            shlo_builder_infer(builder, single[i].op, strlen(single[i].op), 1, &operand, given, 0, NULL, 1, types,
                               &count, &error));
    }
  }
  fails(SHLO_INVALID_PROGRAM, "need types",
        shlo_builder_infer(builder, "stablehlo.convert", 17, 1, operands, NULL, 0, NULL, 1, types, &count, &error));
  fails(SHLO_UNSUPPORTED, "unknown",
        shlo_builder_infer(builder, "a.b", 3, 0, NULL, NULL, 0, NULL, 1, types, &count, &error));
  fails(SHLO_INVALID_ARGUMENT, "count",
        shlo_builder_infer(builder, "stablehlo.abs", 13, 1, operands, NULL, 0, NULL, 1, types, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "types",
        shlo_builder_infer(builder, "stablehlo.abs", 13, 1, operands, NULL, 0, NULL, 1, NULL, &count, &error));
  shlo_builder_destroy(builder);
}

/* --- Reified shapes: they equal the shape of the result when it is computed ---------------------------------- */

typedef struct {
  const char *op, *operands[4], *attributes, *result; /* result NULL: inferred */
  int64_t inputs[4][4];                               /* extents of f32 operands, values of i64 lists */
  int32_t has_lists;                                  /* i64 operands are constants: a plan needs their values */
} shaped;

static const shaped shaped_ops[] = {
    {"stablehlo.abs", {"tensor<?x3xf32>"}, "{}", NULL, {{2, 3}}, 0},
    {"stablehlo.add", {"tensor<?x?xf32>", "tensor<?x3xf32>"}, "{}", NULL, {{5, 3}, {5, 3}}, 0},
    {"stablehlo.clamp", {"tensor<f32>", "tensor<?xf32>", "tensor<f32>"}, "{}", NULL, {{0}, {7}, {0}}, 0},
    {"stablehlo.transpose", {"tensor<?x4x?xf32>"}, "{permutation = array<i64: 2, 0, 1>}", NULL, {{2, 4, 5}}, 0},
    {"stablehlo.reverse", {"tensor<?xf32>"}, "{dimensions = array<i64: 0>}", NULL, {{3}}, 0},
    {"stablehlo.convert", {"tensor<?xf32>"}, "{}", "tensor<?xi32>", {{3}}, 0},
    {"stablehlo.bitcast_convert", {"tensor<?x4xf32>"}, "{}", "tensor<?x4x4xi8>", {{3, 4}}, 0},
    {"stablehlo.broadcast", {"tensor<?xf32>"}, "{broadcast_sizes = array<i64: 4>}", NULL, {{6}}, 0},
    {"stablehlo.concatenate",
     {"tensor<?x2xf32>", "tensor<?x2xf32>", "tensor<3x2xf32>"},
     "{dimension = 0 : i64}",
     NULL,
     {{4, 2}, {5, 2}, {3, 2}},
     0},
    {"stablehlo.pad",
     {"tensor<?x?xf32>", "tensor<f32>"},
     "{edge_padding_low = array<i64: 2, -1>, edge_padding_high = array<i64: 0, 3>, "
     "interior_padding = array<i64: 3, 0>}",
     NULL,
     {{4, 5}, {0}},
     0},
    {"stablehlo.pad",
     {"tensor<?x?xf32>", "tensor<f32>"},
     "{edge_padding_low = array<i64: 2, 1>, edge_padding_high = array<i64: 0, 3>, interior_padding = array<i64: 3, 0>}",
     NULL,
     {{0, 5}, {0}},
     0},
    {"stablehlo.dot_general",
     {"tensor<?x?x4xf32>", "tensor<?x4x?xf32>"},
     "{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], "
     "lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}",
     NULL,
     {{2, 3, 4}, {2, 4, 5}},
     0},
    {"stablehlo.gather",
     {"tensor<9x8xf32>", "tensor<?x1xi64>"},
     "{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], "
     "index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}",
     NULL,
     {{9, 8}, {1, 2, 3}},
     0},
    {"stablehlo.dynamic_broadcast_in_dim",
     {"tensor<?xf32>", "tensor<2xi64>"},
     "{broadcast_dimensions = array<i64: 1>}",
     "tensor<?x?xf32>",
     {{3}, {4, 3}},
     1},
    {"stablehlo.dynamic_iota", {"tensor<2xi64>"}, "{iota_dimension = 0 : i64}", "tensor<?x3xi32>", {{4, 3}}, 1},
    {"stablehlo.dynamic_reshape", {"tensor<?x3xf32>", "tensor<2xi64>"}, "{}", "tensor<?x?xf32>", {{4, 3}, {6, 2}}, 1},
    {"stablehlo.dynamic_pad",
     {"tensor<?xf32>", "tensor<f32>", "tensor<1xi64>"}, /* one list for low, high and interior */
     "{}",
     "tensor<?xf32>",
     {{4}, {0}, {2}},
     1},
    {"stablehlo.real_dynamic_slice",
     {"tensor<?xf32>", "tensor<1xi64>", "tensor<1xi64>", "tensor<1xi64>"},
     "{}",
     "tensor<?xf32>",
     {{7}, {1}, {6}, {2}},
     1},
    {"stablehlo.convolution",
     {"tensor<?x?x8x2xf32>", "tensor<3x2x2x5xf32>"},
     "{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, "
     "batch_group_count = 1 : i64, window_strides = array<i64: 2, 1>, padding = dense<[[1, 2], [0, 0]]> : "
     "tensor<2x2xi64>, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>}",
     "tensor<?x?x7x5xf32>",
     {{3, 6, 8, 2}, {3, 2, 2, 5}},
     0},
    {"stablehlo.dot", {"tensor<?x4xf32>", "tensor<4x?xf32>"}, "{}", "tensor<?x?xf32>", {{2, 4}, {4, 3}}, 0},
    {"stablehlo.einsum",
     {"tensor<?x4xf32>", "tensor<4x?xf32>"},
     "{einsum_config = \"ab,bc->ca\"}",
     "tensor<?x?xf32>",
     {{2, 4}, {4, 3}},
     0},
    {"stablehlo.unary_einsum", {"tensor<?x?xf32>"}, "{einsum_config = \"ab->b\"}", "tensor<?xf32>", {{2, 4}}, 0},
    {"stablehlo.torch_index_select",
     {"tensor<?x4xf32>", "tensor<2x3xi32>"},
     "{dim = 1 : i64, batch_dims = 0 : i64}",
     "tensor<?x2x3xf32>",
     {{5, 4}, {2, 3}},
     0},
    {"stablehlo.all_gather",
     {"tensor<?x4xf32>"},
     "{all_gather_dim = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}",
     "tensor<?x4xf32>",
     {{3, 4}},
     0},
    {"stablehlo.all_to_all",
     {"tensor<?x?xf32>"},
     "{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : "
     "tensor<1x1xi64>}",
     NULL,
     {{3, 4}},
     0},
    {"stablehlo.batch_norm_training",
     {"tensor<?x?xf32>", "tensor<?xf32>", "tensor<?xf32>"},
     "{epsilon = 0.001 : f32, feature_index = 1 : i64}",
     NULL,
     {{3, 4}, {4}, {4}},
     0},
    {"chlo.broadcast_add", {"tensor<?x1xf32>", "tensor<?x?xf32>"}, "{}", NULL, {{1, 1}, {3, 2}}, 0},
    {"chlo.broadcast_add", {"tensor<?x?xf32>", "tensor<?xf32>"}, "{}", NULL, {{4, 2}, {1}}, 0},
    {"chlo.broadcast_add",
     {"tensor<?x?xf32>", "tensor<?xf32>"},
     "{broadcast_dimensions = array<i64: 0>}",
     NULL,
     {{4, 2}, {4}},
     0},
    {"chlo.broadcast_compare",
     {"tensor<?x?xf32>", "tensor<?xf32>"},
     "{comparison_direction = #chlo<comparison_direction LT>}",
     NULL,
     {{4, 1}, {5}},
     0},
    {"chlo.top_k", {"tensor<?x5xf32>"}, "{k = 2 : i64}", NULL, {{4, 5}}, 0},
};

/* A zero tensor of the operand's type, or the list of values. */
static shlo_tensor *input_of(const shlo_type *type, const int64_t *input) {
  shlo_tensor *tensor = NULL;
  int32_t rank = shlo_type_rank(type);
  if (shlo_type_element(type) != SHLO_TYPE_I64) {
    ok(shlo_tensor_create(shlo_type_element(type), rank, input, &tensor, &error));
    return tensor;
  }
  int64_t shape[2] = {shlo_type_shape(type)[0], 1};
  shape[0] = shape[0] == SHLO_DYNAMIC ? 3 : shape[0];
  ok(shlo_tensor_copy(SHLO_TYPE_I64, rank, shape, input, (size_t)shape[0] * sizeof(int64_t), NULL, &tensor, &error));
  return tensor;
}

static void test_result_shape(void **unused) {
  (void)unused;
  for (size_t i = 0; i < sizeof(shaped_ops) / sizeof(shaped_ops[0]); ++i) {
    const shaped *entry = &shaped_ops[i];
    shlo_builder *builder = new_builder();
    const shlo_type *types[4], *arguments[4], *result = NULL;
    shlo_tensor *inputs[4], *given[4], *outputs[2] = {NULL, NULL};
    size_t operand_count = 0, count = 0;
    for (; operand_count < 4 && entry->operands[operand_count]; ++operand_count) {
      types[operand_count] = type_of(builder, entry->operands[operand_count]);
      given[operand_count] = input_of(types[operand_count], entry->inputs[operand_count]);
      if (!entry->has_lists || shlo_type_element(types[operand_count]) != SHLO_TYPE_I64) {
        arguments[count] = types[operand_count];
        inputs[count++] = given[operand_count];
      }
    }
    const shlo_region *body = begin(builder, "main", count, arguments);
    const shlo_value *operands[5], *returned[2];
    for (size_t k = 0, next = 0; k < operand_count; ++k) {
      if (next < count && inputs[next] == given[k]) {
        operands[k] = shlo_region_argument(body, next++);
        continue;
      }
      const shlo_attribute *list = NULL;
      ok(shlo_builder_tensor_attribute(builder, given[k], &list, &error));
      ok(shlo_build_constant(builder, list, NULL, &operands[k], &error));
      shlo_tensor_destroy(given[k]);
    }
    if (!strcmp(entry->op, "stablehlo.dynamic_pad")) {
      operands[3] = operands[4] = operands[2];
      operand_count = 5;
    }
    if (entry->result)
      result = type_of(builder, entry->result);
    const shlo_operation *op = NULL;
    ok(shlo_builder_add_op(builder, entry->op, strlen(entry->op), operand_count, operands,
                           attribute_of(builder, entry->attributes), 0, NULL, result ? 1 : 0, result ? &result : NULL,
                           &op, &error));
    returned[0] = shlo_operation_result(op, 0);
    ok(shlo_builder_result_shape(builder, returned[0], &returned[1], &error));
    ok(shlo_builder_end_function(builder, 2, returned, NULL, &error));
    shlo_module *module = NULL;
    shlo_plan *plan = NULL;
    ok(shlo_builder_finish(builder, &module, &error));
    shlo_builder_destroy(builder);
    ok(shlo_plan_create(module, NULL, &plan, &error));
    ok(shlo_plan_run(plan, count, (const shlo_tensor *const *)inputs, 2, outputs, NULL, &error));
    const int64_t *found = shlo_tensor_data(outputs[1]), *expected = shlo_tensor_shape(outputs[0]);
    assert_int_equal(shlo_tensor_element_count(outputs[1]), shlo_tensor_rank(outputs[0]));
    for (int64_t d = 0; d < shlo_tensor_element_count(outputs[1]); ++d)
      if (found[d] != expected[d])
        fail_msg("%s: extent %d is %ld, computed as %ld", entry->op, (int)d, (long)expected[d], (long)found[d]);
    for (size_t k = 0; k < count; ++k)
      shlo_tensor_destroy(inputs[k]);
    shlo_tensor_destroy(outputs[0]);
    shlo_tensor_destroy(outputs[1]);
    shlo_plan_destroy(plan);
    shlo_module_destroy(module);
  }

  /* A list that is an input of the run. */
  shlo_builder *lists = new_builder();
  const shlo_type *list = type_of(lists, "tensor<1xi32>"), *vector = type_of(lists, "tensor<?xi32>");
  const shlo_value *extents = shlo_region_argument(begin(lists, "f", 1, &list), 0), *iota = NULL, *count_of_iota = NULL;
  ok(shlo_build_dynamic_iota(lists, extents, 0, vector, &iota, &error));
  ok(shlo_builder_result_shape(lists, iota, &count_of_iota, &error));
  ok(shlo_builder_end_function(lists, 1, &count_of_iota, NULL, &error));
  expect_text(lists,
              "module {\n  func.func @f(%arg0: tensor<1xi32>) -> tensor<1xi64> {\n"
              "    %0 = stablehlo.dynamic_iota %arg0, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>\n"
              "    %1 = stablehlo.slice %arg0 [0:1] : (tensor<1xi32>) -> tensor<1xi32>\n"
              "    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>\n"
              "    %3 = stablehlo.convert %2 : (tensor<i32>) -> tensor<i64>\n"
              "    %4 = stablehlo.reshape %3 : (tensor<i64>) -> tensor<1xi64>\n    return %4 : tensor<1xi64>\n  }\n}\n",
              0);

  /* Static extents are a constant. Shapes that are known only at run time are rejected and leave nothing behind. */
  shlo_builder *builder = new_builder();
  const shlo_type *types[] = {type_of(builder, "tensor<?xf32>"), type_of(builder, "tensor<2x3xf32>")};
  const shlo_region *body = begin(builder, "f", 2, types);
  const shlo_value *x = shlo_region_argument(body, 0), *y = NULL, *shape = NULL,
                   *untouched = UNTOUCHED(const shlo_value);
  fails(SHLO_UNSUPPORTED, "cannot be computed", shlo_builder_result_shape(builder, x, &untouched, &error));
  const shlo_operation *op = NULL;
  ok(shlo_builder_add_op(builder, "stablehlo.custom_call", 21, 1, &x,
                         attribute_of(builder, "{call_target_name = \"t\"}"), 0, NULL, 1, types, &op, &error));
  fails(SHLO_UNSUPPORTED, "cannot be computed",
        shlo_builder_result_shape(builder, shlo_operation_result(op, 0), &untouched, &error));
  fails(SHLO_INVALID_ARGUMENT, "value is NULL", shlo_builder_result_shape(builder, NULL, &untouched, &error));
  ok(shlo_build_abs(builder, shlo_region_argument(body, 1), &y, &error));
  fails(SHLO_INVALID_ARGUMENT, "out", shlo_builder_result_shape(builder, y, NULL, &error));
  ok(shlo_builder_result_shape(builder, y, &shape, &error));
  ok(shlo_builder_end_function(builder, 1, &shape, NULL, &error));
  expect_text(builder,
              "module {\n  func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<2x3xf32>) -> tensor<2xi64> {\n"
              "    %0 = stablehlo.custom_call @t(%arg0) : (tensor<?xf32>) -> tensor<?xf32>\n"
              "    %1 = stablehlo.abs %arg1 : tensor<2x3xf32>\n"
              "    %c = stablehlo.constant dense<[2, 3]> : tensor<2xi64>\n    return %c : tensor<2xi64>\n  }\n}\n",
              0);
}

static void test_places(void **unused) {
  (void)unused;
  shlo_builder *builder = new_builder();
  const shlo_type *scalar = tensor_of(builder, SHLO_TYPE_F32, 0, NULL);
  ok(shlo_builder_set_location(builder, "model.py", 8, 7, 3, &error));
  const shlo_region *body = begin(builder, "f", 1, &scalar);
  const shlo_value *x = shlo_region_argument(body, 0), *result = NULL;
  ok(shlo_build_abs(builder, x, &result, &error));
  shlo_error *error = NULL;
  assert_int_equal(shlo_build_transpose(builder, x, 1, (int64_t[]){0}, &result, &error), SHLO_INVALID_PROGRAM);
  assert_string_equal(shlo_diagnostic_file(shlo_error_diagnostic(error, 0), NULL), "model.py");
  assert_int_equal(shlo_diagnostic_line(shlo_error_diagnostic(error, 0)), 7);
  assert_int_equal(shlo_diagnostic_column(shlo_error_diagnostic(error, 0)), 3);
  shlo_error_destroy(error);
  ok(shlo_builder_set_location(builder, NULL, 0, 0, 0, &error));
  ok(shlo_builder_end_function(builder, 1, &result, NULL, &error));
  expect_text(builder,
              "#loc1 = loc(\"model.py\":7:3)\n"
              "module {\n  func.func @f(%arg0: tensor<f32> loc(\"model.py\":7:3)) -> tensor<f32> {\n"
              "    %0 = stablehlo.abs %arg0 : tensor<f32> loc(#loc1)\n    return %0 : tensor<f32> loc(#loc)\n"
              "  } loc(#loc1)\n} loc(#loc)\n#loc = loc(unknown)\n",
              1);
}

static void test_misuse(void **unused) {
  (void)unused;
  fails(SHLO_INVALID_ARGUMENT, "out", shlo_builder_create(NULL, 0, NULL, &error));
  shlo_builder_destroy(NULL);
  shlo_builder *builder = new_builder(), *other = new_builder();
  const shlo_type *scalar = tensor_of(builder, SHLO_TYPE_F32, 0, NULL);
  const shlo_region *body = NULL;
  fails(SHLO_INVALID_ARGUMENT, "name is empty", shlo_builder_begin_function(builder, "", 0, 0, 0, NULL, &body, &error));
  fails(SHLO_INVALID_ARGUMENT, "visibility is 3",
        shlo_builder_begin_function(builder, "f", 1, 3, 0, NULL, &body, &error));
  fails(SHLO_INVALID_ARGUMENT, "body", shlo_builder_begin_function(builder, "f", 1, 0, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "region", shlo_builder_begin_region(builder, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "argument_types[0] is NULL",
        shlo_builder_begin_region(builder, 1, (const shlo_type *[]){NULL}, &body, &error));
  fails(SHLO_INVALID_ARGUMENT, "no function is open", shlo_builder_end_function(builder, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "no region is open", shlo_builder_end_region(builder, 0, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "no function or region is open", shlo_builder_abandon(builder, &error));
  ok(shlo_builder_begin_region(builder, 0, NULL, &body, &error));
  fails(SHLO_INVALID_ARGUMENT, "a region is still open", shlo_builder_finish(builder, &(shlo_module *){NULL}, &error));
  fails(SHLO_INVALID_ARGUMENT, "a region that was begun in the function is still open",
        shlo_builder_end_function(builder, 0, NULL, NULL, &error));
  ok(shlo_builder_abandon(builder, &error));
  body = begin(builder, "f", 1, &scalar);
  fails(SHLO_INVALID_ARGUMENT, "the function ends with shlo_builder_end_function",
        shlo_builder_end_region(builder, 0, NULL, &error));
  const shlo_operation *function = shlo_region_parent(body);
  const shlo_value *x = shlo_region_argument(body, 0), *result = NULL;
  fails(SHLO_INVALID_ARGUMENT, "has no results before it ends",
        shlo_builder_set_result_attribute(builder, function, 0, "a.b", 3, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "returned[0] is NULL",
        shlo_builder_end_function(builder, 1, (const shlo_value *[]){NULL}, NULL, &error));
  ok(shlo_build_abs(builder, x, &result, &error));
  const shlo_operation *op = shlo_value_operation(result);
  fails(SHLO_INVALID_ARGUMENT, "function is not a function",
        shlo_builder_set_argument_attribute(builder, op, 0, "a.b", 3, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "function is not a function",
        shlo_builder_set_result_attribute(builder, op, 0, "a.b", 3, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "function is NULL",
        shlo_builder_set_argument_attribute(builder, NULL, 0, "a.b", 3, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "regions[0] is NULL",
        shlo_builder_add_op(builder, "stablehlo.abs", 13, 1, &x, NULL, 1, (const shlo_region *[]){NULL}, 0, NULL, NULL,
                            &error));
  ok(shlo_builder_end_function(builder, 1, &x, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "index is 1, the function has 1 arguments",
        shlo_builder_set_argument_attribute(builder, function, 1, "a.b", 3, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "index is 1, the function has 1 results",
        shlo_builder_set_result_attribute(builder, function, 1, "a.b", 3, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "a dialect, a dot and a name",
        shlo_builder_set_argument_attribute(builder, function, 0, "ab", 2, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "is defined with",
        shlo_builder_set_attribute(builder, function, "sym_name", 8, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "name is empty", shlo_builder_set_attribute(builder, NULL, "", 0, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "belongs to another module or builder",
        shlo_builder_set_attribute(other, function, "a.b", 3, NULL, &error));
  begin(other, "f", 0, NULL);
  fails(SHLO_INVALID_ARGUMENT, "belongs to another module or builder", shlo_build_abs(other, x, &result, &error));
  fails(SHLO_INVALID_ARGUMENT, "out", shlo_builder_finish(builder, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "file", shlo_builder_set_location(builder, NULL, 3, 1, 1, &error));
  shlo_module *module = NULL;
  fails(SHLO_INVALID_ARGUMENT, "shlo_builder", shlo_module_verify((const shlo_module *)(const void *)builder, &error));
  ok(shlo_builder_finish(builder, &module, &error));
  /* Handles of the builder belong to the module. */
  shlo_builder_destroy(builder);
  assert_ptr_equal(shlo_region_first(shlo_operation_region(shlo_module_operation(module), 0)), function);
  shlo_module_destroy(module);
  shlo_builder_destroy(other);
}

/* The branches in both orders. */
static void test_bounds_of_branches(void **unused) {
  (void)unused;
  for (size_t order = 0; order < 2; ++order) {
    shlo_builder *builder = new_builder();
    const shlo_type *types[] = {type_of(builder, "tensor<i1>"),
                                type_of(builder, "tensor<2x3x?x?xf32, #stablehlo.bounds<?, ?, 6, ?>>"),
                                type_of(builder, "tensor<2x?x?x?xf32, #stablehlo.bounds<?, 5, 7, 8>>")};
    const shlo_region *body = begin(builder, "main", 3, types), *branches[2] = {NULL, NULL};
    for (size_t i = 0; i < 2; ++i) {
      const shlo_value *returned = shlo_region_argument(body, 1 + (i ^ order));
      ok(shlo_builder_begin_region(builder, 0, NULL, &branches[i], &error));
      ok(shlo_builder_end_region(builder, 1, &returned, &error));
    }
    const shlo_value *predicate = shlo_region_argument(body, 0);
    const shlo_operation *op = NULL;
    ok(shlo_builder_add_op(builder, "stablehlo.if", 12, 1, &predicate, NULL, 2, branches, 0, NULL, &op, &error));
    expect_type(shlo_value_type(shlo_operation_result(op, 0)), "tensor<2x?x?x?xf32, #stablehlo.bounds<?, 5, 7, ?>>");
    shlo_builder_destroy(builder);
  }
}

/* Calls are held to a function that is complete, and to nothing while it is open. */
static void test_calls(void **unused) {
  (void)unused;
  shlo_builder *builder = new_builder();
  const shlo_type *scalar = type_of(builder, "tensor<f32>"), *vector = type_of(builder, "tensor<2xf32>"),
                  *both[] = {scalar, vector};
  const shlo_region *body = begin(builder, "f", 2, both);
  const shlo_value *x = shlo_region_argument(body, 0), *y = shlo_region_argument(body, 1), *operands[] = {x, y, x};
  const shlo_attribute *callee = attribute_of(builder, "{callee = @f}");
  const shlo_operation *call = NULL;
  /* Its results are not known yet. */
  fails(SHLO_INVALID_PROGRAM, "the function @f is not complete",
        shlo_builder_add_op(builder, "func.call", 9, 2, operands, callee, 0, NULL, 0, NULL, &call, &error));
  ok(shlo_builder_add_op(builder, "func.call", 9, 2, operands, callee, 0, NULL, 1, &vector, &call, &error));
  const shlo_value *made = shlo_operation_result(call, 0);
  ok(shlo_builder_end_function(builder, 1, &made, NULL, &error));

  body = begin(builder, "g", 2, both);
  operands[0] = operands[2] = shlo_region_argument(body, 0);
  operands[1] = shlo_region_argument(body, 1);
  ok(shlo_builder_add_op(builder, "func.call", 9, 2, operands, callee, 0, NULL, 0, NULL, &call, &error));
  expect_type(shlo_value_type(shlo_operation_result(call, 0)), "tensor<2xf32>");
  fails(SHLO_INVALID_PROGRAM, "operands are 1, expected 2",
        shlo_builder_add_op(builder, "func.call", 9, 1, operands, callee, 0, NULL, 0, NULL, &call, &error));
  fails(SHLO_INVALID_PROGRAM, "operands are 3, expected 2",
        shlo_builder_add_op(builder, "func.call", 9, 3, operands, callee, 0, NULL, 0, NULL, &call, &error));
  fails(SHLO_INVALID_PROGRAM, "operand 0 is of another type than argument 0 of @f",
        shlo_builder_add_op(builder, "func.call", 9, 2, operands + 1, callee, 0, NULL, 0, NULL, &call, &error));
  const shlo_value *twice[] = {operands[0], operands[0]};
  fails(SHLO_INVALID_PROGRAM, "operand 1 is of another type than argument 1 of @f",
        shlo_builder_add_op(builder, "func.call", 9, 2, twice, callee, 0, NULL, 0, NULL, &call, &error));
  fails(SHLO_INVALID_PROGRAM, "results are of other types than those of @f",
        shlo_builder_add_op(builder, "func.call", 9, 2, operands, callee, 0, NULL, 1, &scalar, &call, &error));
  fails(SHLO_INVALID_PROGRAM, "results are of other types than those of @f",
        shlo_builder_add_op(builder, "func.call", 9, 2, operands, callee, 0, NULL, 2, both, &call, &error));
  const shlo_region *region = NULL;
  ok(shlo_builder_begin_region(builder, 0, NULL, &region, &error));
  ok(shlo_builder_end_region(builder, 0, NULL, &error));
  fails(SHLO_INVALID_PROGRAM, "regions are 1, expected 0",
        shlo_builder_add_op(builder, "func.call", 9, 2, operands, callee, 1, &region, 0, NULL, &call, &error));
  ok(shlo_builder_add_op(builder, "func.call", 9, 2, operands, callee, 0, NULL, 1, &vector, &call, &error));
  ok(shlo_builder_end_function(builder, 0, NULL, NULL, &error));
  shlo_builder_destroy(builder);
}

/* A refused call says which op, which part of it, and where. */
static void test_places_of_calls(void **unused) {
  (void)unused;
  shlo_builder *builder = new_builder();
  const shlo_type *scalar = type_of(builder, "tensor<f32>");
  begin(builder, "f", 0, NULL);
  ok(shlo_builder_end_function(builder, 0, NULL, NULL, &error));
  const shlo_value *x = shlo_region_argument(begin(builder, "g", 1, &scalar), 0);
  const shlo_region *region = NULL;
  ok(shlo_builder_begin_region(builder, 0, NULL, &region, &error));
  ok(shlo_builder_end_region(builder, 0, NULL, &error));
  const struct {
    const char *attributes, *subject;
    size_t operands, regions, results;
  } calls[] = {{"{}", "callee", 0, 0, 0},
               {"{callee = @f}", "operands", 1, 0, 0},
               {"{callee = @f}", "regions", 0, 1, 0},
               {"{callee = @f}", "results", 0, 0, 1},
               {"{callee = @g}", "results", 1, 0, 0}};
  for (size_t i = 0; i < sizeof calls / sizeof *calls; ++i) {
    shlo_error *error = NULL;
    ok(shlo_builder_set_location(builder, "net.py", 6, (uint32_t)i + 7, 3, &error));
    assert_int_equal(shlo_builder_add_op(builder, "func.call", 9, calls[i].operands, &x,
                                         attribute_of(builder, calls[i].attributes), calls[i].regions, &region,
                                         calls[i].results, calls[i].results ? &scalar : NULL, NULL, &error),
                     SHLO_INVALID_PROGRAM);
    assert_int_equal(shlo_error_diagnostic_count(error), 1);
    const shlo_diagnostic *finding = shlo_error_diagnostic(error, 0);
    assert_string_equal(shlo_diagnostic_op(finding, NULL), "func.call");
    assert_string_equal(shlo_diagnostic_subject(finding, NULL), calls[i].subject);
    assert_string_equal(shlo_diagnostic_file(finding, NULL), "net.py");
    assert_int_equal(shlo_diagnostic_line(finding), i + 7);
    assert_int_equal(shlo_diagnostic_column(finding), 3);
    shlo_error_destroy(error);
  }
  shlo_builder_destroy(builder);
}

/* What is set for an argument or a result can be replaced and removed, and nothing else changes. */
static void test_attributes_of_values(void **unused) {
  (void)unused;
  shlo_builder *builder = new_builder();
  const shlo_type *scalar = type_of(builder, "tensor<f32>"), *two[] = {scalar, scalar};
  const shlo_region *body = begin(builder, "f", 2, two);
  const shlo_value *values[] = {shlo_region_argument(body, 0), shlo_region_argument(body, 1)};
  const shlo_operation *function = NULL;
  ok(shlo_builder_end_function(builder, 2, values, &function, &error));
  const shlo_attribute *one = attribute_of(builder, "1 : i32"), *other = attribute_of(builder, "2 : i32");
  for (size_t i = 0; i < 2; ++i) {
    ok(shlo_builder_set_argument_attribute(builder, function, i, "a.gone", 6, one, &error));
    ok(shlo_builder_set_argument_attribute(builder, function, i, "a.kept", 6, one, &error));
    ok(shlo_builder_set_argument_attribute(builder, function, i, "a.kept", 6, other, &error));
    ok(shlo_builder_set_argument_attribute(builder, function, i, "a.gone", 6, NULL, &error));
    ok(shlo_builder_set_result_attribute(builder, function, i, "r.gone", 6, one, &error));
    ok(shlo_builder_set_result_attribute(builder, function, i, "r.kept", 6, one, &error));
    ok(shlo_builder_set_result_attribute(builder, function, i, "r.kept", 6, other, &error));
    ok(shlo_builder_set_result_attribute(builder, function, i, "r.gone", 6, NULL, &error));
  }
  ok(shlo_builder_set_argument_attribute(builder, function, 0, "a.kept", 6, NULL, &error));
  ok(shlo_builder_set_result_attribute(builder, function, 1, "r.kept", 6, NULL, &error));
  ok(shlo_builder_set_attribute(builder, NULL, "m.gone", 6, one, &error));
  ok(shlo_builder_set_attribute(builder, NULL, "m.kept", 6, one, &error));
  ok(shlo_builder_set_attribute(builder, NULL, "m.gone", 6, NULL, &error));
  expect_text(builder,
              "module attributes {m.kept = 1 : i32} {\n"
              "  func.func @f(%arg0: tensor<f32>, %arg1: tensor<f32> {a.kept = 2 : i32}) -> "
              "(tensor<f32> {r.kept = 2 : i32}, tensor<f32>) {\n"
              "    return %arg0, %arg1 : tensor<f32>, tensor<f32>\n  }\n}\n",
              0);
}

/* Types are given for the room that there is, and counted for all. */
static void test_room_of_inference(void **unused) {
  (void)unused;
  shlo_builder *builder = new_builder();
  const shlo_type *operands[] = {type_of(builder, "tensor<2x3xf32>"), type_of(builder, "tensor<3xf32>"),
                                 type_of(builder, "tensor<3xf32>")};
  const shlo_attribute *attributes = attribute_of(builder, "{epsilon = 0.5 : f32, feature_index = 1 : i64}");
  for (size_t capacity = 0; capacity <= 4; ++capacity) {
    const shlo_type *types[5];
    size_t count = 99;
    for (size_t i = 0; i < 5; ++i)
      types[i] = UNTOUCHED(const shlo_type);
    ok(shlo_builder_infer(builder, "stablehlo.batch_norm_training", 29, 3, operands, attributes, 0, NULL, capacity,
                          capacity ? types : NULL, &count, &error));
    assert_int_equal(count, 3);
    for (size_t i = 0; i < 5; ++i)
      if (i < capacity && i < 3)
        expect_type(types[i], i ? "tensor<3xf32>" : "tensor<2x3xf32>");
      else
        assert_ptr_equal(types[i], UNTOUCHED(const shlo_type));
  }
  shlo_builder_destroy(builder);
}

/* Constants, and what is in them, are the same in another builder. */
static void test_copies(void **unused) {
  (void)unused;
  static const char *const texts[] = {
      "dense<true> : tensor<3xi1>",
      "dense<false> : tensor<2xi1>",
      "dense<true> : tensor<i1>",
      "dense<[true, false, true, true, false, true, false, false, true]> : tensor<9xi1>",
      "dense<-3> : tensor<2x2xi4>",
      "dense<[1, -2, 3]> : tensor<3xi4>",
      "dense<7> : tensor<4xui8>",
      "dense<[1.500000e+00, -0.000000e+00]> : tensor<2xf64>",
      "dense<> : tensor<0x2xf32>",
      "dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>",
      "[1 : i8, {a = dense<1> : tensor<2xi16>, b = [unit, \"x\"]}, array<i64: 1, 2>, array<i1: true>, @s, f32]"};
  shlo_builder *builder = new_builder();
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    shlo_builder *other = new_builder();
    const shlo_attribute *given = attribute_of(other, texts[i]), *made = NULL;
    ok(shlo_builder_array_attribute(builder, 1, &given, &made, &error));
    shlo_builder_destroy(other);
    const shlo_attribute *copy = shlo_attribute_at(made, 0);
    expect_attribute(copy, texts[i]);
    assert_ptr_equal(copy, attribute_of(builder, texts[i]));
  }
  /* The data of a resource belongs to its own module. */
  shlo_module *module = parse("module attributes {x.y = dense_resource<r> : tensor<2xf32>} {}\n"
                              "{-#\n  dialect_resources: {\n    builtin: {\n"
                              "      r: \"0x040000000000803F00000040\"\n    }\n  }\n#-}\n");
  const shlo_attribute *resource = shlo_operation_attribute(shlo_module_operation(module), "x.y", 3),
                       *untouched = UNTOUCHED(const shlo_attribute);
  assert_non_null(resource);
  fails(SHLO_UNSUPPORTED, "external data", shlo_builder_array_attribute(builder, 1, &resource, &untouched, &error));
  assert_ptr_equal(untouched, UNTOUCHED(const shlo_attribute));
  shlo_module_destroy(module);

  /* As many levels as the parser takes; the array around the copy is another one. */
  for (int levels = 126; levels <= 130; ++levels) {
    shlo_builder *other = new_builder();
    const shlo_attribute *nested = attribute_of(other, "1"), *made = NULL;
    for (int i = 0; i < levels; ++i)
      ok(shlo_builder_array_attribute(other, 1, &nested, &nested, &error));
    shlo_status status = shlo_builder_array_attribute(builder, 1, &nested, &made, NULL);
    assert_int_equal(status, levels <= 128 ? SHLO_OK : SHLO_LIMIT);
    shlo_builder_destroy(other);
  }
  shlo_builder_destroy(builder);
}

static void test_declared(void **unused) {
  (void)unused;
  shlo_builder *builder = new_builder();
  const shlo_type *scalar = type_of(builder, "tensor<f32>");
  const shlo_operation *declared = NULL;
  ok(shlo_builder_declare_function(builder, "elsewhere", 9, 1, &scalar, 1, &scalar, &declared, &error));
  ok(shlo_builder_set_argument_attribute(builder, declared, 0, "a.b", 3, attribute_of(builder, "1 : i32"), &error));
  fails(SHLO_INVALID_PROGRAM, "a function @elsewhere exists already",
        shlo_builder_declare_function(builder, "elsewhere", 9, 0, NULL, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "name is empty",
        shlo_builder_declare_function(builder, "", 0, 0, NULL, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "name", shlo_builder_declare_function(builder, NULL, 0, 0, NULL, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "result_types",
        shlo_builder_declare_function(builder, "f", 1, 0, NULL, 1, NULL, NULL, &error));
  const shlo_region *body = begin(builder, "main", 1, &scalar);
  const shlo_attribute *callee = NULL;
  ok(shlo_builder_symbol_attribute(builder, "elsewhere", 9, &callee, &error));
  const shlo_value *argument = shlo_region_argument(body, 0), *result = NULL;
  const shlo_operation *call = NULL;
  ok(shlo_builder_add_op(builder, "func.call", 9, 1, &argument, attribute_of(builder, "{callee = @elsewhere}"), 0, NULL,
                         1, &scalar, &call, &error));
  /* MLIR cannot print an empty symbol. */
  fails(SHLO_INVALID_ARGUMENT, "decomposition is empty",
        shlo_build_composite(builder, 1, &argument, "a.b", 3, NULL, "", 0, 0, 0, NULL, 1, &scalar, 1, &result, &error));
  result = shlo_operation_result(call, 0);
  ok(shlo_builder_end_function(builder, 1, &result, NULL, &error));
  expect_text(builder,
              "module {\n"
              "  func.func private @elsewhere(tensor<f32> {a.b = 1 : i32}) -> tensor<f32>\n"
              "  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {\n"
              "    %0 = call @elsewhere(%arg0) : (tensor<f32>) -> tensor<f32>\n"
              "    return %0 : tensor<f32>\n"
              "  }\n"
              "}\n",
              0);
}

/* Handles of what was discarded are refused, and never dangle. */
static void test_discarded(void **state) {
  (void)state;
  shlo_builder *builder = new_builder();
  const shlo_type *f32 = type_of(builder, "tensor<2xf32>");
  const shlo_region *gone = begin(builder, "gone", 1, &f32), *region = NULL, *again = NULL, *waiting = NULL;
  const shlo_value *x = shlo_region_argument(gone, 0), *y = NULL, *z = NULL, *inner = NULL, *result = NULL;
  const shlo_operation *function = shlo_region_parent(gone), *nested = NULL;
  const shlo_attribute *unit = NULL;
  ok(shlo_builder_unit_attribute(builder, &unit, &error));
  ok(shlo_build_abs(builder, x, &y, &error));
  ok(shlo_builder_begin_region(builder, 1, &f32, &region, &error));
  ok(shlo_build_add(builder, x, shlo_region_argument(region, 0), &inner, &error));
  nested = shlo_builder_last(builder);
  assert_ptr_equal(nested, shlo_value_operation(inner));
  ok(shlo_builder_abandon(builder, &error)); /* the region */
  ok(shlo_builder_begin_region(builder, 0, NULL, &waiting, &error));
  ok(shlo_builder_end_region(builder, 1, &y, &error));
  ok(shlo_builder_abandon(builder, &error)); /* the function */

  /* Many new values take the memory that would be free. */
  const shlo_value *live = shlo_region_argument(begin(builder, "f", 1, &f32), 0);
  for (int i = 0; i < 200; ++i) {
    ok(shlo_build_negate(builder, shlo_region_argument(begin(builder, i % 2 ? "g" : "h", 1, &f32), 0), &z, &error));
    ok(shlo_builder_abandon(builder, &error));
  }
  const shlo_value *dead[] = {x, y, inner, shlo_region_argument(region, 0), z};
  for (size_t i = 0; i < sizeof dead / sizeof *dead; ++i) {
    fails(SHLO_INVALID_ARGUMENT, "operand belongs to a function or region that is not open here",
          shlo_build_abs(builder, dead[i], &result, &error));
    assert_int_equal(shlo_type_rank(shlo_value_type(dead[i])), 1);
  }
  assert_null(result);
  for (int round = 0; round < 2; ++round) {
    const shlo_operation *operations[] = {function, nested, shlo_value_operation(y), shlo_region_last(waiting)};
    for (size_t i = 0; i < sizeof operations / sizeof *operations; ++i)
      fails(SHLO_INVALID_ARGUMENT, "operation belongs to a function or region that was discarded",
            shlo_builder_set_attribute(builder, operations[i], "mhlo.x", 6, unit, &error));
    fails(SHLO_INVALID_ARGUMENT, "function belongs to a function or region that was discarded",
          shlo_builder_set_argument_attribute(builder, function, 0, "mhlo.x", 6, unit, &error));
    fails(SHLO_INVALID_ARGUMENT, "region is not open",
          shlo_builder_set_argument_name(builder, gone, 0, "x", 1, &error));
  }
  shlo_buffer *text = UNTOUCHED(shlo_buffer);
  fails(SHLO_INVALID_ARGUMENT, "discarded", shlo_operation_print(nested, NULL, &text, &error));
  fails(SHLO_INVALID_ARGUMENT, "discarded", shlo_operation_print(function, NULL, &text, &error));
  assert_null(shlo_operation_operand(nested, 0));
  assert_string_equal(shlo_operation_name(nested, NULL), "stablehlo.add");
  ok(shlo_builder_begin_region(builder, 0, NULL, &again, &error));
  ok(shlo_builder_end_region(builder, 0, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "does not wait", shlo_build_case(builder, live, 1, &waiting, 0, NULL, &error));

  ok(shlo_builder_end_function(builder, 0, NULL, NULL, &error));
  shlo_module *module = NULL;
  ok(shlo_builder_finish(builder, &module, &error));
  assert_int_equal(shlo_module_function_count(module), 1);
  /* Also when the module goes first. */
  shlo_module_destroy(module);
  assert_int_equal(shlo_type_rank(shlo_value_type(x)), 1);
  assert_string_equal(shlo_operation_name(nested, NULL), "stablehlo.add");
  assert_null(shlo_builder_last(builder));
  shlo_builder_destroy(builder);
}

static void test_last(void **state) {
  (void)state;
  shlo_builder *builder = new_builder();
  const shlo_type *f32 = type_of(builder, "tensor<f32>");
  assert_null(shlo_builder_last(NULL));
  assert_null(shlo_builder_last(builder));
  const shlo_region *body = begin(builder, "main", 1, &f32), *region = NULL;
  assert_null(shlo_builder_last(builder));
  const shlo_value *x = shlo_region_argument(body, 0), *pair[2] = {x, x}, *results[3] = {NULL, NULL, NULL};

  /* A list of results may be left out; one that is given is exact. */
  ok(shlo_build_optimization_barrier(builder, 2, pair, 0, NULL, &error));
  const shlo_operation *barrier = shlo_builder_last(builder);
  assert_string_equal(shlo_operation_name(barrier, NULL), "stablehlo.optimization_barrier");
  assert_int_equal(shlo_operation_result_count(barrier), 2);
  fails(SHLO_INVALID_ARGUMENT, "there is room for 3 results, the op has 2",
        shlo_build_optimization_barrier(builder, 2, pair, 3, results, &error));
  fails(SHLO_INVALID_ARGUMENT, "there is room for 0 results, the op has 2",
        shlo_build_optimization_barrier(builder, 2, pair, 0, results, &error));
  assert_ptr_equal(shlo_builder_last(builder), barrier);
  ok(shlo_build_optimization_barrier(builder, 2, pair, 2, results, &error));
  assert_ptr_equal(shlo_builder_last(builder), shlo_value_operation(results[1]));
  assert_ptr_not_equal(shlo_builder_last(builder), barrier);

  /* An op without results gets an attribute. */
  ok(shlo_builder_begin_region(builder, 0, NULL, &region, &error));
  assert_null(shlo_builder_last(builder));
  ok(shlo_builder_end_region(builder, 1, &x, &error));
  assert_string_equal(shlo_operation_name(shlo_builder_last(builder), NULL), "stablehlo.optimization_barrier");
  const shlo_attribute *unit = NULL;
  ok(shlo_builder_unit_attribute(builder, &unit, &error));
  ok(shlo_builder_set_attribute(builder, shlo_builder_last(builder), "mhlo.x", 6, unit, &error));
  assert_non_null(shlo_operation_attribute(shlo_builder_last(builder), "mhlo.x", 6));
  shlo_builder_destroy(builder);
}

static void test_names(void **state) {
  (void)state;
  shlo_builder *builder = new_builder();
  const shlo_type *types[2] = {type_of(builder, "tensor<f32>"), type_of(builder, "tensor<2xf32>")};
  ok(shlo_builder_set_location(builder, "net.py", 6, 7, 3, &error));
  ok(shlo_builder_set_location_name(builder, "jit(f)/add", 10, &error));
  const shlo_region *body = begin(builder, "main", 2, types), *other = NULL;
  const shlo_value *x = shlo_region_argument(body, 0), *sum = NULL, *plain = NULL;
  ok(shlo_builder_set_argument_name(builder, body, 1, "params['w']", 11, &error));
  ok(shlo_build_add(builder, x, x, &sum, &error));
  ok(shlo_builder_set_location_name(builder, NULL, 0, &error));
  ok(shlo_build_add(builder, x, x, &plain, &error));
  assert_string_equal(shlo_operation_location_name(shlo_value_operation(sum), NULL), "jit(f)/add");
  assert_string_equal(shlo_operation_file(shlo_value_operation(sum), NULL), "net.py");
  assert_int_equal(shlo_operation_line(shlo_value_operation(sum)), 7);
  assert_string_equal(shlo_operation_location_name(shlo_value_operation(plain), NULL), "");
  assert_int_equal(shlo_operation_column(shlo_value_operation(plain)), 3);
  ok(shlo_builder_set_argument_name(builder, body, 0, "x", 1, &error));
  ok(shlo_builder_set_argument_name(builder, body, 0, "", 0, &error));
  fails(SHLO_INVALID_ARGUMENT, "index is 2, region has 2 arguments",
        shlo_builder_set_argument_name(builder, body, 2, "x", 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "region is NULL", shlo_builder_set_argument_name(builder, NULL, 0, "x", 1, &error));
  ok(shlo_builder_begin_region(builder, 0, NULL, &other, &error));
  ok(shlo_builder_end_region(builder, 1, &x, &error));
  fails(SHLO_INVALID_ARGUMENT, "region is not open in this builder",
        shlo_builder_set_argument_name(builder, other, 0, "x", 1, &error));
  ok(shlo_builder_end_function(builder, 1, &sum, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "region is not open in this builder",
        shlo_builder_set_argument_name(builder, body, 0, "x", 1, &error));
  shlo_module *module = NULL;
  shlo_function *function = NULL;
  ok(shlo_builder_finish(builder, &module, &error));
  ok(shlo_module_function(module, NULL, 0, &function, &error));
  assert_string_equal(shlo_function_argument_name(function, 0, NULL), "");
  assert_string_equal(shlo_function_argument_name(function, 1, NULL), "params['w']");
  shlo_function_destroy(function);
  shlo_module_destroy(module);
  shlo_builder_destroy(builder);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_declared),
      cmocka_unit_test(test_calls),
      cmocka_unit_test(test_bounds_of_branches),
      cmocka_unit_test(test_story),
      cmocka_unit_test(test_types),
      cmocka_unit_test(test_attributes),
      cmocka_unit_test(test_refused),
      cmocka_unit_test(test_regions),
      cmocka_unit_test(test_infer),
      cmocka_unit_test(test_result_shape),
      cmocka_unit_test(test_places),
      cmocka_unit_test(test_misuse),
      cmocka_unit_test(test_discarded),
      cmocka_unit_test(test_last),
      cmocka_unit_test(test_names),
      cmocka_unit_test(test_copies),
      cmocka_unit_test(test_places_of_calls),
      cmocka_unit_test(test_attributes_of_values),
      cmocka_unit_test(test_room_of_inference),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
