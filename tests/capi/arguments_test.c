/* Arguments at their bounds, for the functions of all headers: flags, indices, enumerations, limits, lists and handles.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "artifacts.h"

enum { LARGE = 16384 };

/* --- Flags: each number but 0 is true --------------------------------------------------------------------------- */

static const int32_t truths[] = {1, 2, -1, 256, 65536, INT32_MIN};
enum { TRUTHS = sizeof truths / sizeof *truths };

/* Rules that the reference does not check: the initial value has another element type. */
static const char lenient_program[] =
    "func.func @main(%a: tensor<2x3xf32>, %i: tensor<f16>) -> tensor<2xf32> {\n"
    "  %0 = \"stablehlo.reduce\"(%a, %i) ({\n"
    "  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
    "    %1 = stablehlo.add %x, %y : tensor<f32>\n"
    "    stablehlo.return %1 : tensor<f32>\n"
    "  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f16>) -> tensor<2xf32>\n"
    "  return %0 : tensor<2xf32>\n"
    "}\n";

static shlo_status parse_flags(const char *text, int32_t verify, int32_t lenient) {
  shlo_parse_options *options = NULL;
  shlo_module *module = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_verify(options, verify, &error));
  ok(shlo_parse_options_set_lenient(options, lenient, &error));
  shlo_status status = shlo_module_parse(text, strlen(text), options, &module, NULL);
  shlo_module_destroy(module);
  shlo_parse_options_destroy(options);
  return status;
}

static shlo_status read_flags(const char *text, int32_t verify, int32_t lenient) {
  shlo_read_options *options = NULL;
  shlo_module *module = NULL;
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_read_options_set_verify(options, verify, &error));
  ok(shlo_read_options_set_lenient(options, lenient, &error));
  shlo_status status = shlo_module_load(text, strlen(text), options, &module, NULL);
  shlo_module_destroy(module);
  shlo_read_options_destroy(options);
  return status;
}

static void flags_of_parsing_and_reading(void **state) {
  (void)state;
  assert_int_equal(parse_flags(invalid_program, 0, 0), SHLO_OK);
  assert_int_equal(read_flags(invalid_program, 0, 0), SHLO_OK);
  assert_int_equal(parse_flags(lenient_program, 1, 0), SHLO_INVALID_PROGRAM);
  assert_int_equal(read_flags(lenient_program, 1, 0), SHLO_INVALID_PROGRAM);
  for (size_t i = 0; i < TRUTHS; ++i) {
    assert_int_equal(parse_flags(invalid_program, truths[i], 0), SHLO_INVALID_PROGRAM);
    assert_int_equal(read_flags(invalid_program, truths[i], 0), SHLO_INVALID_PROGRAM);
    assert_int_equal(parse_flags(lenient_program, 1, truths[i]), SHLO_OK);
    assert_int_equal(read_flags(lenient_program, 1, truths[i]), SHLO_OK);
  }
}

static shlo_buffer *printed(const shlo_module *module, int32_t generic, int32_t locations, int32_t packed) {
  shlo_print_options *options = NULL;
  shlo_buffer *text = NULL;
  ok(shlo_print_options_create(&options, &error));
  ok(shlo_print_options_set_generic(options, generic, &error));
  ok(shlo_print_options_set_locations(options, locations, &error));
  ok(shlo_print_options_set_packed_i1(options, packed, &error));
  ok(shlo_module_print(module, options, &text, &error));
  shlo_print_options_destroy(options);
  return text;
}

static void flags_of_printing(void **state) {
  (void)state;
  shlo_module *module =
      parse("func.func @main() -> tensor<128xi1> {\n"
            "  %0 = stablehlo.constant dense<\"0x0123456789ABCDEF0123456789ABCDEF\"> : tensor<128xi1>\n"
            "  return %0 : tensor<128xi1>\n"
            "}\n");
  shlo_buffer *plain = printed(module, 0, 0, 0);
  const char *signs[] = {"\"stablehlo.constant\"", "loc(", "\"0x0123456789ABCDEF0123456789ABCDEF\""};
  for (int flag = 0; flag < 3; ++flag) {
    assert_null(strstr(shlo_buffer_data(plain), signs[flag]));
    for (size_t i = 0; i < TRUTHS; ++i) {
      shlo_buffer *text =
          printed(module, flag == 0 ? truths[i] : 0, flag == 1 ? truths[i] : 0, flag == 2 ? truths[i] : 0);
      for (int sign = 0; sign < 3; ++sign)
        assert_int_equal(strstr(shlo_buffer_data(text), signs[sign]) != NULL, sign == flag);
      shlo_buffer_destroy(text);
    }
  }
  shlo_buffer_destroy(plain);

  shlo_error *subject = NULL;
  shlo_module *none = NULL;
  assert_int_equal(shlo_module_parse(invalid_program, strlen(invalid_program), NULL, &none, &subject),
                   SHLO_INVALID_PROGRAM);
  shlo_buffer *coloured = NULL;
  ok(shlo_error_render(subject, 0, &coloured, &error));
  assert_null(strchr(shlo_buffer_data(coloured), '\x1b'));
  shlo_buffer_destroy(coloured);
  for (size_t i = 0; i < TRUTHS; ++i) {
    ok(shlo_error_render(subject, truths[i], &coloured, &error));
    assert_non_null(strchr(shlo_buffer_data(coloured), '\x1b'));
    shlo_buffer_destroy(coloured);
  }
  shlo_error_destroy(subject);
  shlo_module_destroy(module);
}

/* A module with a constant of 128 KiB, as an artifact. */
static shlo_buffer *large_artifact(int32_t strip) {
  shlo_builder *builder = NULL;
  shlo_module *module = NULL;
  shlo_buffer *artifact = NULL;
  ok(shlo_builder_create(NULL, 0, &builder, &error));
  ok(shlo_builder_set_location(builder, "a_rather_long_name_of_a_file.py", 31, 7, 3, &error));
  const shlo_region *body = NULL;
  const shlo_attribute *attribute = NULL;
  const shlo_value *value = NULL;
  ok(shlo_builder_begin_function(builder, "main", 4, SHLO_VISIBILITY_DEFAULT, 0, NULL, &body, &error));
  int64_t *numbers = malloc(LARGE * sizeof *numbers), count = LARGE;
  assert_non_null(numbers);
  for (int64_t i = 0; i < LARGE; ++i)
    numbers[i] = i;
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_copy(SHLO_TYPE_I64, 1, &count, numbers, LARGE * sizeof *numbers, NULL, &tensor, &error));
  free(numbers);
  ok(shlo_builder_tensor_attribute(builder, tensor, &attribute, &error));
  shlo_tensor_destroy(tensor);
  ok(shlo_build_constant(builder, attribute, NULL, &value, &error));
  ok(shlo_builder_end_function(builder, 1, &value, NULL, &error));
  ok(shlo_builder_finish(builder, &module, &error));
  shlo_builder_destroy(builder);
  shlo_write_options *options = options_for(NULL);
  ok(shlo_write_options_set_strip_locations(options, strip, &error));
  ok(shlo_artifact_write(module, options, &artifact, &error));
  shlo_write_options_destroy(options);
  shlo_module_destroy(module);
  return artifact;
}

static int is_borrowed(const shlo_buffer *artifact, int32_t borrow) {
  shlo_read_options *options = NULL;
  shlo_module *module = NULL;
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_read_options_set_borrow(options, borrow, &error));
  ok(shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), options, &module, &error));
  shlo_read_options_destroy(options);
  const shlo_operation *function = shlo_region_first(shlo_operation_region(shlo_module_operation(module), 0));
  const shlo_operation *constant = shlo_region_first(shlo_operation_region(function, 0));
  size_t size = 0;
  const char *bytes = shlo_attribute_bytes(shlo_operation_attribute(constant, "value", 5), &size);
  assert_int_equal(size, LARGE * sizeof(int64_t));
  int inside = bytes >= shlo_buffer_data(artifact) && bytes < shlo_buffer_data(artifact) + shlo_buffer_size(artifact);
  shlo_module_destroy(module);
  return inside;
}

static void flags_of_artifacts(void **state) {
  (void)state;
  shlo_buffer *whole = large_artifact(0), *stripped = large_artifact(1);
  assert_true(shlo_buffer_size(stripped) < shlo_buffer_size(whole));
  assert_false(is_borrowed(whole, 0));
  for (size_t i = 0; i < TRUTHS; ++i) {
    shlo_buffer *other = large_artifact(truths[i]);
    assert_int_equal(shlo_buffer_size(other), shlo_buffer_size(stripped));
    shlo_buffer_destroy(other);
    assert_true(is_borrowed(whole, truths[i]));
  }
  shlo_buffer_destroy(whole);
  shlo_buffer_destroy(stripped);
}

static int64_t flag_of(const shlo_value *value, const char *name) {
  const shlo_attribute *found = shlo_operation_attribute(shlo_value_operation(value), name, strlen(name));
  assert_non_null(found);
  return shlo_attribute_integer(found);
}

static void flags_of_builders(void **state) {
  (void)state;
  shlo_builder *builder = NULL;
  ok(shlo_builder_create(NULL, 0, &builder, &error));
  const shlo_attribute *attribute = NULL, *groups = NULL, *channel = NULL;
  for (size_t i = 0; i < TRUTHS; ++i) {
    ok(shlo_builder_bool_attribute(builder, truths[i], &attribute, &error));
    assert_int_equal(shlo_attribute_integer(attribute), 1);
  }
  ok(shlo_builder_bool_attribute(builder, 0, &attribute, &error));
  assert_int_equal(shlo_attribute_integer(attribute), 0);
  const int32_t mixed[] = {0, 1, 2, 0, -1, 256, 65536, INT32_MIN, 0};
  ok(shlo_builder_bools_attribute(builder, 9, mixed, &attribute, &error));
  for (size_t i = 0; i < 9; ++i)
    assert_int_equal(shlo_attribute_integer_at(attribute, i), mixed[i] != 0);

  /* Flags of ops: a number, one that is either there or not, and a list. */
  const int64_t matrix[] = {3, 3}, images[] = {1, 4, 5, 1}, kernel[] = {2, 2, 1, 1}, spatial[] = {1, 2},
                rows[] = {0, 1};
  const shlo_type *types[3];
  ok(shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 2, matrix, &types[0], &error));
  ok(shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 4, images, &types[1], &error));
  ok(shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 4, kernel, &types[2], &error));
  const shlo_region *body = NULL;
  ok(shlo_builder_begin_function(builder, "main", 4, SHLO_VISIBILITY_DEFAULT, 3, types, &body, &error));
  const shlo_value *a = shlo_region_argument(body, 0), *lhs = shlo_region_argument(body, 1),
                   *rhs = shlo_region_argument(body, 2), *result = NULL;
  const char *groups_text = "dense<0> : tensor<1x1xi64>",
             *channel_text = "#stablehlo.channel_handle<handle = 1, type = 1>";
  ok(shlo_builder_parse_attribute(builder, groups_text, strlen(groups_text), &groups, &error));
  ok(shlo_builder_parse_attribute(builder, channel_text, strlen(channel_text), &channel, &error));
  for (size_t i = 0; i <= TRUTHS; ++i) {
    int32_t flag = i < TRUTHS ? truths[i] : 0;
    ok(shlo_build_cholesky(builder, a, flag, &result, &error));
    const shlo_attribute *lower = shlo_operation_attribute(shlo_value_operation(result), "lower", 5);
    assert_int_equal(lower ? shlo_attribute_integer(lower) : 0, flag != 0);

    const shlo_type *scalar = NULL, *scalars[2];
    ok(shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 0, NULL, &scalar, &error));
    scalars[0] = scalars[1] = scalar;
    const shlo_region *adder = NULL;
    const shlo_value *sum = NULL;
    ok(shlo_builder_begin_region(builder, 2, scalars, &adder, &error));
    ok(shlo_build_add(builder, shlo_region_argument(adder, 0), shlo_region_argument(adder, 1), &sum, &error));
    ok(shlo_builder_end_region(builder, 1, &sum, &error));
    ok(shlo_build_all_reduce(builder, 1, &a, groups, channel, flag, adder, 1, &result, &error));
    assert_int_equal(shlo_operation_attribute(shlo_value_operation(result), "use_global_device_ids", 21) != NULL,
                     flag != 0);

    const int32_t reversal[] = {0, flag};
    ok(shlo_build_convolution(builder, lhs, rhs, 0, NULL, 0, NULL, 0, NULL, 0, NULL, 2, reversal, 0, 3, 2, spatial, 2,
                              3, 2, rows, 0, 3, 2, spatial, 1, 1, 0, NULL, NULL, &result, &error));
    const shlo_attribute *reversed = shlo_operation_attribute(shlo_value_operation(result), "window_reversal", 15);
    assert_int_equal(shlo_attribute_integer_at(reversed, 0), 0);
    assert_int_equal(shlo_attribute_integer_at(reversed, 1), flag != 0);

    const char *target = "t";
    ok(shlo_build_custom_call(builder, 1, &a, target, 1, flag, NULL, SHLO_API_VERSION_ORIGINAL, NULL, NULL, NULL, NULL,
                              NULL, 1, &types[0], 1, &result, &error));
    const shlo_attribute *effect = shlo_operation_attribute(shlo_value_operation(result), "has_side_effect", 15);
    assert_int_equal(effect ? flag_of(result, "has_side_effect") : 0, flag != 0);
  }
  shlo_builder_destroy(builder);
}

/* --- Indices: the count, and everything beyond it ------------------------------------------------------------------
 */

static size_t beyond(size_t count, size_t i) {
  const size_t more[] = {count, count + 1, count + 1000, (size_t)INT32_MAX, (size_t)UINT32_MAX + 1, SIZE_MAX};
  return more[i];
}
enum { BEYOND = 6 };

static void indices_of_ir(void **state) {
  (void)state;
  shlo_module *module = parse(
      "module @m {\n"
      "  func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<f32>) attributes {\n"
      "      x.bytes = array<i8: 5, 6, 7>, x.dict = {a = 1, b = 2}, x.flags = array<i1: true>, x.list = [1, 2, 3],\n"
      "      x.longs = array<i64: 8>, x.none = array<i64>, x.shorts = array<i16: 4, 3>,\n"
      "      x.struct = #stablehlo.gather<offset_dims = [1], index_vector_dim = 2>, x.words = array<i32: 1, 2, 3>} {\n"
      "    %c = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "    %0 = stablehlo.add %x, %y : tensor<2xf32>\n"
      "    return %0, %c : tensor<2xf32>, tensor<f32>\n"
      "  }\n"
      "  func.func private @types(tuple<tensor<i1>, tensor<i2>>, !stablehlo.future<tensor<2xi4>>,\n"
      "    tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25:3}>>, tensor<2x!quant.uniform<i8:f32, 0.5:4>>) -> tensor<i8>\n"
      "}\n");
  const shlo_operation *main = shlo_region_first(shlo_operation_region(shlo_module_operation(module), 0));
  const shlo_region *body = shlo_operation_region(main, 0);
  size_t length = 99;
  for (const shlo_operation *op = main; op; op = op == main ? shlo_region_first(body) : shlo_operation_next(op)) {
    size_t operands = shlo_operation_operand_count(op), results = shlo_operation_result_count(op),
           regions = shlo_operation_region_count(op), attributes = shlo_operation_attribute_count(op);
    for (size_t i = 0; i < operands; ++i)
      assert_non_null(shlo_operation_operand(op, i));
    for (size_t i = 0; i < results; ++i)
      assert_non_null(shlo_operation_result(op, i));
    for (size_t i = 0; i < regions; ++i)
      assert_non_null(shlo_operation_region(op, i));
    for (size_t i = 0; i < attributes; ++i) {
      assert_non_null(shlo_operation_attribute_at(op, i));
      assert_non_null(shlo_operation_attribute_name(op, i, NULL));
    }
    for (size_t i = 0; i < BEYOND; ++i) {
      assert_null(shlo_operation_operand(op, beyond(operands, i)));
      assert_null(shlo_operation_result(op, beyond(results, i)));
      assert_null(shlo_operation_region(op, beyond(regions, i)));
      assert_null(shlo_operation_attribute_at(op, beyond(attributes, i)));
      assert_null(shlo_operation_attribute_name(op, beyond(attributes, i), &length));
      assert_int_equal(length, 0);
      length = 99;
    }
  }
  assert_int_equal(shlo_region_argument_count(body), 2);
  for (size_t i = 0; i < BEYOND; ++i)
    assert_null(shlo_region_argument(body, beyond(2, i)));

  const struct {
    const char *name;
    size_t count;
    int has_parts, has_keys;
    int64_t last; /* of a list of integers */
  } attributes[] = {{"x.bytes", 3, 1, 0, 7},  {"x.dict", 2, 1, 1, 0},   {"x.flags", 1, 1, 0, 1},
                    {"x.list", 3, 1, 0, 0},   {"x.longs", 1, 1, 0, 8},  {"x.none", 0, 1, 0, 0},
                    {"x.shorts", 2, 1, 0, 3}, {"x.struct", 6, 1, 1, 0}, {"x.words", 3, 1, 0, 3}};
  for (size_t k = 0; k < sizeof attributes / sizeof *attributes; ++k) {
    const shlo_attribute *attribute = shlo_operation_attribute(main, attributes[k].name, strlen(attributes[k].name));
    size_t count = attributes[k].count;
    assert_int_equal(shlo_attribute_count(attribute), count);
    if (count) {
      assert_non_null(shlo_attribute_at(attribute, count - 1));
      assert_int_equal(shlo_attribute_key(attribute, count - 1, NULL) != NULL, attributes[k].has_keys);
      assert_int_equal(shlo_attribute_integer_at(attribute, count - 1), attributes[k].last);
      if (attributes[k].last)
        assert_int_equal(shlo_attribute_integer(shlo_attribute_at(attribute, count - 1)), attributes[k].last);
    }
    for (size_t i = 0; i < BEYOND; ++i) {
      assert_null(shlo_attribute_at(attribute, beyond(count, i)));
      assert_null(shlo_attribute_key(attribute, beyond(count, i), &length));
      assert_int_equal(length, 0);
      assert_int_equal(shlo_attribute_integer_at(attribute, beyond(count, i)), 0);
      length = 99;
    }
  }

  const shlo_operation *declared = shlo_operation_next(main);
  const shlo_type *function = shlo_attribute_type(shlo_operation_attribute(declared, "function_type", 13));
  const size_t parts[] = {2, 1, 0, 0}, scales[] = {0, 0, 2, 1};
  assert_int_equal(shlo_type_part_count(function), 5);
  for (size_t i = 0; i < BEYOND; ++i)
    assert_null(shlo_type_part(function, beyond(5, i)));
  for (size_t k = 0; k < 4; ++k) {
    const shlo_type *type = shlo_type_part(function, k);
    assert_int_equal(shlo_type_part_count(type), parts[k]);
    assert_int_equal(shlo_type_scale_count(type), scales[k]);
    if (parts[k])
      assert_non_null(shlo_type_part(type, parts[k] - 1));
    if (scales[k])
      assert_true(shlo_type_scale(type, scales[k] - 1) == (k == 2 ? 0.25 : 0.5) &&
                  shlo_type_zero_point(type, scales[k] - 1) == (k == 2 ? 3 : 4));
    for (size_t i = 0; i < BEYOND; ++i) {
      assert_null(shlo_type_part(type, beyond(parts[k], i)));
      assert_true(shlo_type_scale(type, beyond(scales[k], i)) == 0.0);
      assert_int_equal(shlo_type_zero_point(type, beyond(scales[k], i)), 0);
    }
  }
  shlo_module_destroy(module);
}

static void indices_of_modules_and_plans(void **state) {
  (void)state;
  shlo_module *module = parse("func.func @main(%x: tensor<2x3xf32>, %y: tensor<i8>) -> tensor<2x3xf32> {\n"
                              "  %c = stablehlo.constant dense<1.0> : tensor<2x3xf32>\n"
                              "  %0 = stablehlo.add %x, %c : tensor<2x3xf32>\n"
                              "  return %0 : tensor<2x3xf32>\n"
                              "}\n");
  size_t length = 99, ops = shlo_module_op_count(module);
  shlo_function *main = NULL, *none = UNTOUCHED(shlo_function);
  shlo_plan *plan = NULL;
  ok(shlo_module_function(module, NULL, 0, &main, &error));
  ok(shlo_plan_create(module, NULL, &plan, &error));
  assert_int_equal(ops, 4);
  assert_non_null(shlo_module_op_name(module, ops - 1, NULL));
  assert_non_null(shlo_module_constant_type_text(module, 0, NULL));
  assert_int_equal(shlo_function_argument_rank(main, 1), 0);
  assert_int_equal(shlo_plan_input_element_type(plan, 1), SHLO_TYPE_I8);
  assert_int_equal(shlo_plan_output_rank(plan, 0), 2);
  for (size_t i = 0; i < BEYOND; ++i) {
    fails(SHLO_NOT_FOUND, "@main", shlo_module_function_at(module, beyond(1, i), &none, &error));
    assert_null(shlo_module_op_name(module, beyond(ops, i), &length));
    assert_int_equal(length, 0);
    assert_int_equal(shlo_module_op_occurrences(module, beyond(ops, i)), 0);
    assert_null(shlo_module_constant_type_text(module, beyond(1, i), NULL));
    assert_null(shlo_module_constant_function(module, beyond(1, i), NULL));
    assert_int_equal(shlo_module_constant_bytes(module, beyond(1, i)), 0);
    assert_int_equal(shlo_function_argument_element_type(main, beyond(2, i)), SHLO_TYPE_NONE);
    assert_int_equal(shlo_function_argument_rank(main, beyond(2, i)), -1);
    assert_null(shlo_function_argument_shape(main, beyond(2, i)));
    assert_string_equal(shlo_function_argument_type_text(main, beyond(2, i), NULL), "");
    assert_string_equal(shlo_function_argument_attributes(main, beyond(2, i), NULL), "");
    assert_int_equal(shlo_function_result_element_type(main, beyond(1, i)), SHLO_TYPE_NONE);
    assert_int_equal(shlo_function_result_rank(main, beyond(1, i)), -1);
    assert_null(shlo_function_result_shape(main, beyond(1, i)));
    assert_string_equal(shlo_function_result_type_text(main, beyond(1, i), NULL), "");
    assert_string_equal(shlo_function_result_attributes(main, beyond(1, i), NULL), "");
    assert_int_equal(shlo_plan_input_element_type(plan, beyond(2, i)), SHLO_TYPE_NONE);
    assert_int_equal(shlo_plan_input_rank(plan, beyond(2, i)), -1);
    assert_null(shlo_plan_input_shape(plan, beyond(2, i)));
    assert_int_equal(shlo_plan_output_element_type(plan, beyond(1, i)), SHLO_TYPE_NONE);
    assert_int_equal(shlo_plan_output_rank(plan, beyond(1, i)), -1);
    assert_null(shlo_plan_output_shape(plan, beyond(1, i)));
    length = 99;
  }
  assert_ptr_equal(none, UNTOUCHED(shlo_function));
  shlo_plan_destroy(plan);
  shlo_function_destroy(main);
  shlo_module_destroy(module);
}

static void indices_of_inspections(void **state) {
  (void)state;
  shlo_module *module = parse(add_program);
  shlo_buffer *artifact = write_for(module, NULL);
  shlo_inspection *found = NULL;
  ok(shlo_artifact_inspect(shlo_buffer_data(artifact), shlo_buffer_size(artifact), &found, &error));
  size_t length = 99, dialects = shlo_inspection_dialect_count(found), ops = shlo_inspection_op_count(found);
  assert_true(dialects > 0 && ops > 0);
  assert_int_equal(shlo_inspection_function_count(found), 1);
  assert_int_equal(shlo_inspection_function_is_public(found, 0), 1);
  assert_int_equal(shlo_inspection_argument_count(found, 0), 2);
  assert_int_equal(shlo_inspection_result_count(found, 0), 1);
  assert_non_null(shlo_inspection_dialect(found, dialects - 1, NULL));
  assert_non_null(shlo_inspection_op_name(found, ops - 1, NULL));
  assert_true(shlo_inspection_op_occurrences(found, ops - 1) > 0);
  assert_string_equal(shlo_inspection_argument_type(found, 0, 1, NULL), "tensor<4xf32>");
  assert_string_equal(shlo_inspection_result_type(found, 0, 0, NULL), "tensor<4xf32>");
  for (size_t i = 0; i < BEYOND; ++i) {
    assert_null(shlo_inspection_dialect(found, beyond(dialects, i), &length));
    assert_int_equal(length, 0);
    length = 99;
    assert_null(shlo_inspection_op_name(found, beyond(ops, i), NULL));
    assert_null(shlo_inspection_op_since(found, beyond(ops, i)));
    assert_int_equal(shlo_inspection_op_occurrences(found, beyond(ops, i)), 0);
    assert_null(shlo_inspection_function_name(found, beyond(1, i), NULL));
    assert_int_equal(shlo_inspection_function_is_public(found, beyond(1, i)), 0);
    assert_int_equal(shlo_inspection_argument_count(found, beyond(1, i)), 0);
    assert_int_equal(shlo_inspection_result_count(found, beyond(1, i)), 0);
    assert_null(shlo_inspection_argument_type(found, 0, beyond(2, i), NULL));
    assert_null(shlo_inspection_argument_type(found, beyond(1, i), 0, NULL));
    assert_null(shlo_inspection_result_type(found, 0, beyond(1, i), NULL));
    assert_null(shlo_inspection_result_type(found, beyond(1, i), 0, NULL));
  }
  shlo_inspection_destroy(found);
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(module);
}

static void indices_of_findings_and_tables(void **state) {
  (void)state;
  /* A redefinition has a note, and two ops break rules. */
  static const char text[] = "func.func @f(%a: tensor<2xf32>) {\n"
                             "  %0 = \"stablehlo.abs\"(%a) : (tensor<2xf32>) -> tensor<3xf32>\n"
                             "  %1 = \"stablehlo.abs\"(%a) : (tensor<2xf32>) -> tensor<4xf32>\n"
                             "  return\n}\n";
  static const char noted[] = "module { func.func private @f() func.func private @f() }";
  const char *texts[] = {text, noted};
  size_t notes = 0;
  for (size_t k = 0; k < 2; ++k) {
    shlo_error *error = NULL;
    shlo_module *module = NULL;
    assert_int_equal(shlo_module_parse(texts[k], strlen(texts[k]), NULL, &module, &error), SHLO_INVALID_PROGRAM);
    size_t count = shlo_error_diagnostic_count(error);
    assert_true(count >= 1);
    if (k == 0)
      assert_int_equal(count, 2);
    for (size_t i = 0; i < count; ++i) {
      const shlo_diagnostic *finding = shlo_error_diagnostic(error, i);
      assert_non_null(finding);
      size_t own = shlo_diagnostic_note_count(finding);
      notes += own;
      for (size_t n = 0; n < own; ++n)
        assert_non_null(shlo_diagnostic_note(finding, n));
      for (size_t n = 0; n < BEYOND; ++n)
        assert_null(shlo_diagnostic_note(finding, beyond(own, n)));
    }
    for (size_t i = 0; i < BEYOND; ++i)
      assert_null(shlo_error_diagnostic(error, beyond(count, i)));
    shlo_error_destroy(error);
  }
  assert_true(notes > 0);

  shlo_parse_options *options = NULL;
  shlo_diagnostics *diagnostics = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_diagnostics_create(&diagnostics, &error));
  ok(shlo_parse_options_set_diagnostics(options, diagnostics, &error));
  ok(shlo_parse_options_set_other_dialects(options, SHLO_OTHER_DIALECTS_STRIP, &error));
  static const char foreign[] = "module attributes {other.a = #other<\"x\">} {}";
  shlo_module *module = NULL;
  ok(shlo_module_parse(foreign, strlen(foreign), options, &module, &error));
  shlo_module_destroy(module);
  assert_int_equal(shlo_diagnostics_count(diagnostics), 1);
  assert_int_equal(shlo_diagnostic_severity(shlo_diagnostics_at(diagnostics, 0)), SHLO_SEVERITY_WARNING);
  for (size_t i = 0; i < BEYOND; ++i)
    assert_null(shlo_diagnostics_at(diagnostics, beyond(1, i)));
  shlo_diagnostics_destroy(diagnostics);
  shlo_parse_options_destroy(options);

  size_t releases = shlo_release_count();
  for (size_t i = 0; i < BEYOND; ++i) {
    assert_null(shlo_release_version(beyond(releases, i)));
    assert_null(shlo_release_date(beyond(releases, i)));
  }
  shlo_op last = SHLO_OP_NONE;
  while (shlo_op_name(last + 1))
    ++last;
  assert_true(last > 100);
  assert_null(shlo_op_since(last + 1));
  assert_null(shlo_op_since(-1));
  assert_null(shlo_op_name(INT32_MAX));
  assert_null(shlo_op_name(INT32_MIN));
}

/* --- Enumerations: their cases, and the numbers before and after ------------------------------------------------- */

static void enumerations_end(void **state) {
  (void)state;
  shlo_parse_options *parsing = NULL;
  shlo_read_options *reading = NULL;
  shlo_plan_options *planning = NULL;
  ok(shlo_parse_options_create(&parsing, &error));
  ok(shlo_read_options_create(&reading, &error));
  ok(shlo_plan_options_create(&planning, &error));
  shlo_module *module = parse(add_program), *out = NULL;
  for (int32_t policy = SHLO_OTHER_DIALECTS_KEEP - 1; policy <= SHLO_OTHER_DIALECTS_REJECT + 1; ++policy)
    if (policy < SHLO_OTHER_DIALECTS_KEEP || policy > SHLO_OTHER_DIALECTS_REJECT) {
      fails(SHLO_INVALID_ARGUMENT, "policy", shlo_parse_options_set_other_dialects(parsing, policy, &error));
      fails(SHLO_INVALID_ARGUMENT, "policy", shlo_read_options_set_other_dialects(reading, policy, &error));
      fails(SHLO_INVALID_ARGUMENT, "policy", shlo_module_apply_other_dialects(module, policy, NULL, &out, &error));
      assert_null(out);
    } else {
      ok(shlo_parse_options_set_other_dialects(parsing, policy, &error));
      ok(shlo_read_options_set_other_dialects(reading, policy, &error));
      ok(shlo_module_apply_other_dialects(module, policy, NULL, &out, &error));
      shlo_module_destroy(out);
      out = NULL;
    }
  for (int32_t simd = SHLO_SIMD_AUTO - 1; simd <= SHLO_SIMD_BASELINE + 1; ++simd)
    if (simd < SHLO_SIMD_AUTO || simd > SHLO_SIMD_BASELINE)
      fails(SHLO_INVALID_ARGUMENT, "simd is", shlo_plan_options_set_simd(planning, simd, &error));
    else
      ok(shlo_plan_options_set_simd(planning, simd, &error));
  shlo_module_destroy(module);
  shlo_parse_options_destroy(parsing);
  shlo_read_options_destroy(reading);
  shlo_plan_options_destroy(planning);

  shlo_builder *builder = NULL;
  ok(shlo_builder_create(NULL, 0, &builder, &error));
  const shlo_region *body = NULL;
  for (int32_t visibility = SHLO_VISIBILITY_DEFAULT - 1; visibility <= SHLO_VISIBILITY_PRIVATE + 1; ++visibility) {
    char name[] = {'f', (char)('1' + visibility)};
    if (visibility < SHLO_VISIBILITY_DEFAULT || visibility > SHLO_VISIBILITY_PRIVATE) {
      fails(SHLO_INVALID_ARGUMENT, "visibility is",
            shlo_builder_begin_function(builder, name, 2, visibility, 0, NULL, &body, &error));
    } else {
      ok(shlo_builder_begin_function(builder, name, 2, visibility, 0, NULL, &body, &error));
      const shlo_attribute *found = shlo_operation_attribute(shlo_region_parent(body), "sym_visibility", 14);
      static const char *const expected[] = {"", "public", "private"};
      assert_string_equal(shlo_attribute_text(found, NULL), expected[visibility]);
      ok(shlo_builder_end_function(builder, 0, NULL, NULL, &error));
    }
  }

  /* Element types, by each function that takes one. */
  int64_t one = 1;
  double scale = 0.5;
  int64_t zero = 0;
  char byte[16] = {0};
  for (shlo_element_type type = SHLO_TYPE_NONE - 1; type <= SHLO_TYPE_COMPLEX_F64 + 1; ++type) {
    int good = type > SHLO_TYPE_NONE && type <= SHLO_TYPE_COMPLEX_F64;
    shlo_tensor *tensor = NULL;
    const shlo_type *made = NULL;
    const shlo_attribute *number = NULL;
    size_t size = shlo_element_type_size(type);
    shlo_status expected = good ? SHLO_OK : SHLO_INVALID_ARGUMENT;
    assert_int_equal(size > 0, good);
    assert_int_equal(strcmp(shlo_element_type_name(type), "none") != 0, good);
    assert_int_equal(shlo_tensor_create(type, 1, &one, &tensor, NULL), expected);
    shlo_tensor_destroy(tensor);
    tensor = NULL;
    assert_int_equal(shlo_tensor_copy(type, 1, &one, byte, size, NULL, &tensor, NULL), expected);
    shlo_tensor_destroy(tensor);
    tensor = NULL;
    assert_int_equal(shlo_tensor_borrow(type, 1, &one, byte, size, NULL, NULL, &tensor, NULL), expected);
    shlo_tensor_destroy(tensor);
    assert_int_equal(shlo_builder_tensor_type(builder, type, 1, &one, &made, NULL), expected);
    if (good)
      assert_int_equal(shlo_type_element(made), type);
    assert_int_equal(shlo_builder_bounded_tensor_type(builder, type, 1, (int64_t[]){SHLO_DYNAMIC}, &one, &made, NULL),
                     expected);
    const char *name = shlo_element_type_name(type);
    int is_float = good && (name[0] == 'f' || name[0] == 'b'), is_integer = good && (name[0] == 'i' || name[0] == 'u');
    int is_stored = is_integer && type != SHLO_TYPE_I1 && size <= 4;
    assert_int_equal(shlo_builder_float_attribute(builder, 1, type, &number, NULL),
                     is_float ? SHLO_OK : SHLO_INVALID_ARGUMENT);
    assert_int_equal(shlo_builder_integer_attribute(builder, 1, type, &number, NULL),
                     is_integer || type == SHLO_TYPE_NONE ? SHLO_OK : SHLO_INVALID_ARGUMENT);
    assert_int_equal(shlo_builder_quantized_tensor_type(builder, type, SHLO_TYPE_F32, 1, &one, -1, 1, &scale, &zero, 0,
                                                        0, &made, NULL),
                     is_stored ? SHLO_OK : SHLO_INVALID_ARGUMENT);
    if (!is_float)
      assert_int_equal(shlo_builder_quantized_tensor_type(builder, SHLO_TYPE_I8, type, 1, &one, -1, 1, &scale, &zero, 0,
                                                          0, &made, NULL),
                       SHLO_INVALID_ARGUMENT);
  }

  /* Cases of enumerations of ops. */
  const shlo_type *vector = NULL;
  ok(shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 1, &one, &vector, &error));
  ok(shlo_builder_begin_function(builder, "main", 4, SHLO_VISIBILITY_DEFAULT, 1, &vector, &body, &error));
  const shlo_value *x = shlo_region_argument(body, 0), *result = NULL;
  for (int32_t direction = SHLO_COMPARISON_DIRECTION_EQ - 1; direction <= SHLO_COMPARISON_DIRECTION_LT + 1; ++direction)
    assert_int_equal(shlo_build_compare(builder, x, x, direction, -1, &result, NULL),
                     direction < SHLO_COMPARISON_DIRECTION_EQ || direction > SHLO_COMPARISON_DIRECTION_LT
                         ? SHLO_INVALID_ARGUMENT
                         : SHLO_OK);
  fails(SHLO_INVALID_ARGUMENT, "compare_type is -2",
        shlo_build_compare(builder, x, x, SHLO_COMPARISON_DIRECTION_EQ, -2, &result, &error));
  const shlo_attribute *attribute = NULL;
  for (int32_t number = -1; number <= SHLO_PRECISION_HIGHEST + 1; ++number)
    assert_int_equal(shlo_builder_enum_attribute(builder, "stablehlo.precision", 19, number, &attribute, NULL),
                     number < 0 || number > SHLO_PRECISION_HIGHEST ? SHLO_INVALID_ARGUMENT : SHLO_OK);
  shlo_builder_destroy(builder);
}

/* --- Limits: at the bound, and one past it --------------------------------------------------------------------------
 */

static void limits_hold_exactly(void **state) {
  (void)state;
  shlo_parse_options *parsing = NULL;
  shlo_read_options *reading = NULL;
  shlo_print_options *printing = NULL;
  ok(shlo_parse_options_create(&parsing, &error));
  ok(shlo_read_options_create(&reading, &error));
  ok(shlo_print_options_create(&printing, &error));
  ok(shlo_parse_options_set_max_bytes(parsing, INT32_MAX, &error));
  fails(SHLO_INVALID_ARGUMENT, "2147483648", shlo_parse_options_set_max_bytes(parsing, UINT64_C(1) << 31, &error));
  fails(SHLO_INVALID_ARGUMENT, "", shlo_parse_options_set_max_bytes(parsing, UINT64_MAX, &error));
  ok(shlo_parse_options_set_max_nesting(parsing, 1024, &error));
  fails(SHLO_INVALID_ARGUMENT, "1025", shlo_parse_options_set_max_nesting(parsing, 1025, &error));
  ok(shlo_read_options_set_max_nesting(reading, 512, &error));
  fails(SHLO_INVALID_ARGUMENT, "513", shlo_read_options_set_max_nesting(reading, 513, &error));

  /* A refused limit leaves the one before. Brackets: module { func { } } is two deep, its list of types three. */
  static const char text[] = "module { func.func @f() attributes {a = [[1]]} { return } }";
  for (uint32_t levels = 1; levels <= 6; ++levels) {
    shlo_module *module = NULL;
    ok(shlo_parse_options_set_max_nesting(parsing, levels, &error));
    fails(SHLO_INVALID_ARGUMENT, "", shlo_parse_options_set_max_nesting(parsing, 5000, &error));
    assert_int_equal(shlo_module_parse(text, strlen(text), parsing, &module, NULL), levels < 4 ? SHLO_LIMIT : SHLO_OK);
    shlo_module_destroy(module);
  }

  /* Text. */
  shlo_module *module = parse(add_program);
  shlo_buffer *whole = NULL, *limited = NULL;
  ok(shlo_module_print(module, NULL, &whole, &error));
  size_t size = shlo_buffer_size(whole);
  ok(shlo_print_options_set_max_bytes(printing, size, &error));
  ok(shlo_module_print(module, printing, &limited, &error));
  assert_string_equal(shlo_buffer_data(limited), shlo_buffer_data(whole));
  shlo_buffer_destroy(limited);
  ok(shlo_print_options_set_max_bytes(printing, size - 1, &error));
  limited = UNTOUCHED(shlo_buffer);
  fails(SHLO_LIMIT, "", shlo_module_print(module, printing, &limited, &error));
  assert_ptr_equal(limited, UNTOUCHED(shlo_buffer));
  shlo_buffer_destroy(whole);

  /* Ops of an artifact: those in its module. */
  shlo_buffer *artifact = write_for(module, NULL);
  shlo_inspection *found = NULL;
  ok(shlo_artifact_inspect(shlo_buffer_data(artifact), shlo_buffer_size(artifact), &found, &error));
  uint64_t ops = 0;
  for (size_t i = 0; i < shlo_inspection_op_count(found); ++i)
    if (strcmp(shlo_inspection_op_name(found, i, NULL), "builtin.module"))
      ops += shlo_inspection_op_occurrences(found, i);
  shlo_inspection_destroy(found);
  assert_int_equal(ops, 3); /* its function, add and return */
  for (uint64_t most = 0; most <= ops + 1; ++most) {
    shlo_module *again = NULL;
    ok(shlo_read_options_set_max_ops(reading, most, &error));
    assert_int_equal(shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), reading, &again, NULL),
                     most < ops ? SHLO_LIMIT : SHLO_OK);
    shlo_module_destroy(again);
  }
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(module);

  /* Elements of constants. */
  module = parse("func.func @f() -> tensor<5xi32> {\n  %0 = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>\n"
                 "  return %0 : tensor<5xi32>\n}\n");
  ok(shlo_print_options_set_max_bytes(printing, 1 << 20, &error));
  for (uint64_t most = 3; most <= 7; ++most) {
    ok(shlo_print_options_set_elide_above(printing, most, &error));
    ok(shlo_module_print(module, printing, &limited, &error));
    assert_int_equal(strstr(shlo_buffer_data(limited), "[1, 2, 3, 4, 5]") != NULL, most >= 5);
    assert_int_equal(strstr(shlo_buffer_data(limited), "__elided__") != NULL, most < 5);
    shlo_buffer_destroy(limited);
  }
  ok(shlo_print_options_set_elide_above(printing, UINT64_MAX, &error));
  ok(shlo_module_print(module, printing, &limited, &error));
  assert_non_null(strstr(shlo_buffer_data(limited), "[1, 2, 3, 4, 5]"));
  shlo_buffer_destroy(limited);
  shlo_module_destroy(module);
  shlo_parse_options_destroy(parsing);
  shlo_read_options_destroy(reading);
  shlo_print_options_destroy(printing);
}

/* Sizes of tensors beyond 2^47 bytes, and beyond 2^63. */
static void sizes_are_limited(void **state) {
  (void)state;
  char byte[16] = {0};
  const int64_t shapes[][2] = {
      {(INT64_C(1) << 47) + 1, 1}, {INT64_C(1) << 32, INT64_C(1) << 32}, {INT64_MAX, INT64_MAX}};
  shlo_tensor *out = UNTOUCHED(shlo_tensor);
  for (size_t i = 0; i < 3; ++i) {
    fails(SHLO_LIMIT, "2^47", shlo_tensor_create(SHLO_TYPE_I8, 2, shapes[i], &out, &error));
    fails(SHLO_LIMIT, "2^47", shlo_tensor_copy(SHLO_TYPE_I8, 2, shapes[i], byte, 0, NULL, &out, &error));
    fails(SHLO_LIMIT, "2^47", shlo_tensor_borrow(SHLO_TYPE_I8, 2, shapes[i], byte, 0, NULL, NULL, &out, &error));
  }
  /* At the limit only the size is wrong. */
  const int64_t most = INT64_C(1) << 44;
  fails(SHLO_INVALID_ARGUMENT, "takes 140737488355328 bytes",
        shlo_tensor_borrow(SHLO_TYPE_F64, 1, &most, byte, 16, NULL, NULL, &out, &error));
  const int64_t more = most + 1;
  fails(SHLO_LIMIT, "2^47", shlo_tensor_borrow(SHLO_TYPE_F64, 1, &more, byte, 16, NULL, NULL, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_tensor));
}

/* --- Lists: NULL is the empty one only --------------------------------------------------------------------------- */

static void lists_are_not_null(void **state) {
  (void)state;
  shlo_builder *builder = NULL;
  ok(shlo_builder_create(NULL, 0, &builder, &error));
  const int64_t shape[] = {2, 2}, dynamic[] = {SHLO_DYNAMIC}, two[] = {1, 1};
  const double scale = 0.5;
  const shlo_type *type = NULL, *types[1], *out_type = UNTOUCHED(const shlo_type);
  const shlo_attribute *attribute = NULL, *out = UNTOUCHED(const shlo_attribute);
  const shlo_region *body = NULL, *region = UNTOUCHED(const shlo_region);
  const shlo_operation *op = UNTOUCHED(const shlo_operation);
  const shlo_value *value = UNTOUCHED(const shlo_value);
  size_t count = 77;
  ok(shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 2, shape, &type, &error));
  ok(shlo_builder_begin_function(builder, "main", 4, SHLO_VISIBILITY_DEFAULT, 1, &type, &body, &error));
  const shlo_value *x = shlo_region_argument(body, 0);
  const char *key = "a";

  fails(SHLO_INVALID_ARGUMENT, "shape is NULL",
        shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 2, NULL, &out_type, &error));
  fails(SHLO_INVALID_ARGUMENT, "bounds is NULL",
        shlo_builder_bounded_tensor_type(builder, SHLO_TYPE_F32, 1, dynamic, NULL, &out_type, &error));
  fails(SHLO_INVALID_ARGUMENT, "scales is NULL",
        shlo_builder_quantized_tensor_type(builder, SHLO_TYPE_I8, SHLO_TYPE_F32, 0, NULL, -1, 1, NULL, two, 0, 0,
                                           &out_type, &error));
  fails(SHLO_INVALID_ARGUMENT, "zero_points is NULL",
        shlo_builder_quantized_tensor_type(builder, SHLO_TYPE_I8, SHLO_TYPE_F32, 0, NULL, -1, 1, &scale, NULL, 0, 0,
                                           &out_type, &error));
  fails(SHLO_INVALID_ARGUMENT, "parts is NULL", shlo_builder_tuple_type(builder, 1, NULL, &out_type, &error));
  fails(SHLO_INVALID_ARGUMENT, "values is NULL", shlo_builder_integers_attribute(builder, 1, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "values is NULL", shlo_builder_bools_attribute(builder, 1, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "values is NULL", shlo_builder_array_attribute(builder, 1, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "keys is NULL",
        shlo_builder_dictionary_attribute(builder, 1, NULL, NULL, &attribute, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "keys[0] is NULL",
        shlo_builder_dictionary_attribute(builder, 1, (const char *[]){NULL}, NULL, &attribute, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "keys[0] is empty",
        shlo_builder_dictionary_attribute(builder, 1, &key, (size_t[]){0}, &attribute, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "values is NULL",
        shlo_builder_dictionary_attribute(builder, 1, &key, NULL, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "keys is NULL",
        shlo_builder_struct_attribute(builder, "stablehlo.dot", 13, 1, NULL, NULL, &attribute, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "values is NULL",
        shlo_builder_struct_attribute(builder, "stablehlo.dot", 13, 1, &key, NULL, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "argument_types is NULL",
        shlo_builder_begin_function(builder, "f", 1, 0, 1, NULL, &region, &error));
  fails(SHLO_INVALID_ARGUMENT, "argument_types is NULL", shlo_builder_begin_region(builder, 1, NULL, &region, &error));
  fails(SHLO_INVALID_ARGUMENT, "argument_types is NULL",
        shlo_builder_declare_function(builder, "f", 1, 1, NULL, 0, NULL, &op, &error));
  fails(SHLO_INVALID_ARGUMENT, "result_types is NULL",
        shlo_builder_declare_function(builder, "f", 1, 0, NULL, 1, NULL, &op, &error));
  fails(SHLO_INVALID_ARGUMENT, "returned is NULL", shlo_builder_end_function(builder, 1, NULL, &op, &error));
  fails(SHLO_INVALID_ARGUMENT, "operands is NULL",
        shlo_builder_add_op(builder, "stablehlo.abs", 13, 1, NULL, NULL, 0, NULL, 0, NULL, &op, &error));
  fails(SHLO_INVALID_ARGUMENT, "regions is NULL",
        shlo_builder_add_op(builder, "stablehlo.abs", 13, 1, &x, NULL, 1, NULL, 0, NULL, &op, &error));
  fails(SHLO_INVALID_ARGUMENT, "result_types is NULL",
        shlo_builder_add_op(builder, "stablehlo.abs", 13, 1, &x, NULL, 0, NULL, 1, NULL, &op, &error));
  fails(SHLO_INVALID_ARGUMENT, "operand_types is NULL",
        shlo_builder_infer(builder, "stablehlo.abs", 13, 1, NULL, NULL, 0, NULL, 1, types, &count, &error));
  fails(SHLO_INVALID_ARGUMENT, "regions is NULL",
        shlo_builder_infer(builder, "stablehlo.abs", 13, 1, &type, NULL, 1, NULL, 1, types, &count, &error));
  fails(SHLO_INVALID_ARGUMENT, "inputs is NULL", shlo_build_concatenate(builder, 2, NULL, 0, &value, &error));
  fails(SHLO_INVALID_ARGUMENT, "inputs[1] is NULL",
        shlo_build_concatenate(builder, 2, (const shlo_value *[]){x, NULL}, 0, &value, &error));
  fails(SHLO_INVALID_ARGUMENT, "start_indices is NULL",
        shlo_build_slice(builder, x, 2, NULL, 2, shape, 2, two, &value, &error));
  fails(SHLO_INVALID_ARGUMENT, "limit_indices is NULL",
        shlo_build_slice(builder, x, 2, two, 2, NULL, 2, two, &value, &error));
  fails(SHLO_INVALID_ARGUMENT, "strides is NULL",
        shlo_build_slice(builder, x, 2, two, 2, shape, 2, NULL, &value, &error));
  fails(SHLO_INVALID_ARGUMENT, "fft_length is NULL",
        shlo_build_fft(builder, x, SHLO_FFT_TYPE_RFFT, 1, NULL, &value, &error));
  fails(SHLO_INVALID_ARGUMENT, "result is NULL", shlo_build_optimization_barrier(builder, 1, &x, 1, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "branches is NULL", shlo_build_case(builder, x, 1, NULL, 1, &value, &error));
  fails(SHLO_INVALID_ARGUMENT, "call_target_name is NULL",
        shlo_build_custom_call(builder, 1, &x, NULL, 1, 0, NULL, SHLO_API_VERSION_ORIGINAL, NULL, NULL, NULL, NULL,
                               NULL, 1, &type, 1, &value, &error));
  fails(SHLO_INVALID_ARGUMENT, "text is NULL", shlo_builder_parse_type(builder, NULL, 0, &out_type, &error));
  fails(SHLO_INVALID_ARGUMENT, "text is NULL", shlo_builder_parse_attribute(builder, NULL, 0, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "name is NULL", shlo_builder_create(NULL, 1, &(shlo_builder *){NULL}, &error));
  fails(SHLO_INVALID_ARGUMENT, "name is NULL", shlo_builder_symbol_attribute(builder, NULL, 0, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "name is NULL", shlo_builder_enum_attribute(builder, NULL, 0, 0, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "name is NULL", shlo_builder_set_attribute(builder, NULL, NULL, 1, NULL, &error));
  assert_ptr_equal(out, UNTOUCHED(const shlo_attribute));
  assert_ptr_equal(out_type, UNTOUCHED(const shlo_type));
  assert_ptr_equal(region, UNTOUCHED(const shlo_region));
  assert_ptr_equal(op, UNTOUCHED(const shlo_operation));
  assert_ptr_equal(value, UNTOUCHED(const shlo_value));
  assert_int_equal(count, 77);

  /* Without elements they may be NULL. */
  ok(shlo_builder_integers_attribute(builder, 0, NULL, &attribute, &error));
  assert_int_equal(shlo_attribute_count(attribute), 0);
  ok(shlo_builder_bools_attribute(builder, 0, NULL, &attribute, &error));
  ok(shlo_builder_array_attribute(builder, 0, NULL, &attribute, &error));
  ok(shlo_builder_dictionary_attribute(builder, 0, NULL, NULL, NULL, &attribute, &error));
  ok(shlo_builder_string_attribute(builder, NULL, 0, &attribute, &error));
  assert_string_equal(shlo_attribute_text(attribute, NULL), "");
  ok(shlo_builder_tuple_type(builder, 0, NULL, &type, &error));
  assert_int_equal(shlo_type_part_count(type), 0);
  ok(shlo_builder_end_function(builder, 0, NULL, NULL, &error));
  shlo_builder_destroy(builder);
}

/* --- Handles: those of another kind are named -------------------------------------------------------------------- */

static void handles_have_a_kind(void **state) {
  (void)state;
  shlo_module *module = parse(add_program);
  shlo_parse_options *parsing = NULL;
  shlo_print_options *printing = NULL;
  shlo_read_options *reading = NULL;
  shlo_write_options *writing = NULL;
  shlo_plan_options *planning = NULL;
  shlo_run_options *running = NULL;
  shlo_cancellation *cancellation = NULL;
  shlo_diagnostics *diagnostics = NULL;
  shlo_function *function = NULL;
  shlo_builder *builder = NULL;
  shlo_plan *plan = plan_of(add_program);
  shlo_tensor *tensor = NULL;
  shlo_hold *hold = NULL;
  shlo_inspection *inspection = NULL;
  shlo_error *subject = NULL;
  const void *data = NULL;
  ok(shlo_parse_options_create(&parsing, &error));
  ok(shlo_print_options_create(&printing, &error));
  ok(shlo_read_options_create(&reading, &error));
  ok(shlo_write_options_create(&writing, &error));
  ok(shlo_plan_options_create(&planning, &error));
  ok(shlo_run_options_create(&running, &error));
  ok(shlo_cancellation_create(&cancellation, &error));
  ok(shlo_diagnostics_create(&diagnostics, &error));
  ok(shlo_module_function(module, NULL, 0, &function, &error));
  ok(shlo_builder_create(NULL, 0, &builder, &error));
  ok(shlo_tensor_create(SHLO_TYPE_I8, 0, NULL, &tensor, &error));
  ok(shlo_tensor_hold(tensor, &data, &hold, &error));
  shlo_buffer *artifact = write_for(module, NULL);
  ok(shlo_artifact_inspect(shlo_buffer_data(artifact), shlo_buffer_size(artifact), &inspection, &error));
  assert_int_not_equal(shlo_module_verify(NULL, &subject), SHLO_OK);

  const struct {
    const char *name;
    void *handle;
  } handles[] = {
      {"shlo_module", module},           {"shlo_parse_options", parsing},
      {"shlo_print_options", printing},  {"shlo_read_options", reading},
      {"shlo_write_options", writing},   {"shlo_plan_options", planning},
      {"shlo_run_options", running},     {"shlo_cancellation", cancellation},
      {"shlo_diagnostics", diagnostics}, {"shlo_function", function},
      {"shlo_builder", builder},         {"shlo_plan", plan},
      {"shlo_tensor", tensor},           {"shlo_hold", hold},
      {"shlo_inspection", inspection},   {"shlo_buffer", artifact},
      {"shlo_error", subject},
  };
  enum { HANDLES = sizeof handles / sizeof *handles };
  shlo_module *out = NULL;
  shlo_buffer *text = NULL;
  const char *version = NULL;
  const shlo_type *type = NULL;
  int64_t index = 0, extent = 4;
  shlo_tensor *output = NULL, *four = tensor_f32(1, &extent, (const float[]){1, 2, 3, 4});
  /* Each function but for its own kind; `parameter is KIND, expected OWN`. */
#define rejects(own, parameter, call)                                                                                  \
  for (size_t i = 0; i < HANDLES; ++i) {                                                                               \
    void *other = handles[i].handle;                                                                                   \
    char expected[128];                                                                                                \
    snprintf(expected, sizeof expected, "%s is %s, expected %s", parameter, handles[i].name, own);                     \
    if (strcmp(handles[i].name, own))                                                                                  \
      fails(SHLO_INVALID_ARGUMENT, expected, call);                                                                    \
  }
  rejects("shlo_module", "module", shlo_module_verify(other, &error));
  rejects("shlo_module", "module", shlo_module_print(other, NULL, &text, &error));
  rejects("shlo_module", "module", shlo_module_function_at(other, 0, &function, &error));
  rejects("shlo_module", "module", shlo_module_function(other, NULL, 0, &function, &error));
  rejects("shlo_module", "module", shlo_artifact_write(other, NULL, &text, &error));
  rejects("shlo_module", "module", shlo_module_minimum_version(other, &version, &error));
  rejects("shlo_module", "module", shlo_module_blockers(other, "1.0.0", 5, NULL, NULL, &error));
  rejects("shlo_module", "module", shlo_module_remove_sharding(other, &out, &error));
  rejects("shlo_module", "module", shlo_module_decompose_chlo(other, &out, &error));
  rejects("shlo_module", "module", shlo_module_apply_other_dialects(other, 0, NULL, &out, &error));
  rejects("shlo_module", "module", shlo_plan_create(other, NULL, &plan, &error));
  rejects("shlo_parse_options", "options", shlo_module_parse("", 0, other, &out, &error));
  rejects("shlo_parse_options", "options", shlo_parse_options_set_file_name(other, "a", 1, &error));
  rejects("shlo_parse_options", "options", shlo_parse_options_set_verify(other, 1, &error));
  rejects("shlo_parse_options", "options", shlo_parse_options_set_lenient(other, 1, &error));
  rejects("shlo_parse_options", "options", shlo_parse_options_set_mhlo(other, 1, &error));
  rejects("shlo_parse_options", "options", shlo_parse_options_set_max_bytes(other, 1, &error));
  rejects("shlo_parse_options", "options", shlo_parse_options_set_max_nesting(other, 1, &error));
  rejects("shlo_parse_options", "options", shlo_parse_options_set_other_dialects(other, 1, &error));
  rejects("shlo_parse_options", "options", shlo_parse_options_set_diagnostics(other, NULL, &error));
  rejects("shlo_parse_options", "parse_options", shlo_artifact_parse("", 0, other, NULL, &text, &error));
  rejects("shlo_print_options", "options", shlo_module_print(module, other, &text, &error));
  rejects("shlo_print_options", "options", shlo_artifact_print("", 0, other, &text, &error));
  rejects("shlo_print_options", "options", shlo_operation_print(shlo_module_operation(module), other, &text, &error));
  rejects("shlo_print_options", "options", shlo_print_options_set_generic(other, 1, &error));
  rejects("shlo_print_options", "options", shlo_print_options_set_locations(other, 1, &error));
  rejects("shlo_print_options", "options", shlo_print_options_set_packed_i1(other, 1, &error));
  rejects("shlo_print_options", "options", shlo_print_options_set_elide_above(other, 1, &error));
  rejects("shlo_print_options", "options", shlo_print_options_set_max_bytes(other, 1, &error));
  rejects("shlo_read_options", "options", shlo_artifact_read("", 0, other, &out, &error));
  rejects("shlo_read_options", "options", shlo_module_load("", 0, other, &out, &error));
  rejects("shlo_read_options", "options", shlo_module_load_file("/", 1, other, &out, &error));
  rejects("shlo_read_options", "options", shlo_read_options_set_verify(other, 1, &error));
  rejects("shlo_read_options", "options", shlo_read_options_set_lenient(other, 1, &error));
  rejects("shlo_read_options", "options", shlo_read_options_set_max_ops(other, 1, &error));
  rejects("shlo_read_options", "options", shlo_read_options_set_max_nesting(other, 1, &error));
  rejects("shlo_read_options", "options", shlo_read_options_set_other_dialects(other, 1, &error));
  rejects("shlo_read_options", "options", shlo_read_options_set_borrow(other, 1, &error));
  rejects("shlo_read_options", "options", shlo_read_options_set_release(other, NULL, NULL, &error));
  rejects("shlo_read_options", "options", shlo_read_options_set_diagnostics(other, NULL, &error));
  rejects("shlo_write_options", "options", shlo_artifact_write(module, other, &text, &error));
  rejects("shlo_write_options", "write_options", shlo_artifact_parse("", 0, NULL, other, &text, &error));
  rejects("shlo_write_options", "options", shlo_write_options_set_target(other, "1.0.0", 5, &error));
  rejects("shlo_write_options", "options", shlo_write_options_set_strip_locations(other, 1, &error));
  rejects("shlo_write_options", "options", shlo_write_options_set_diagnostics(other, NULL, &error));
  rejects("shlo_plan_options", "options", shlo_plan_create(module, other, &plan, &error));
  rejects("shlo_plan_options", "options", shlo_plan_options_set_function(other, "a", 1, &error));
  rejects("shlo_plan_options", "options", shlo_plan_options_set_simd(other, 0, &error));
  rejects("shlo_plan_options", "options", shlo_plan_options_set_max_memory(other, 0, &error));
  rejects("shlo_run_options", "options", shlo_plan_run(plan, 0, NULL, 0, NULL, other, &error));
  rejects("shlo_run_options", "options", shlo_plan_run_raw(plan, 0, NULL, 0, NULL, other, &error));
  rejects("shlo_run_options", "options", shlo_run_options_set_max_milliseconds(other, 1, &error));
  rejects("shlo_run_options", "options", shlo_run_options_set_poll(other, NULL, NULL, 0, &error));
  rejects("shlo_run_options", "options", shlo_run_options_donate(other, 0, &error));
  rejects("shlo_run_options", "options", shlo_run_options_set_cancellation(other, NULL, &error));
  rejects("shlo_cancellation", "cancellation", shlo_run_options_set_cancellation(running, other, &error));
  rejects("shlo_diagnostics", "diagnostics", shlo_parse_options_set_diagnostics(parsing, other, &error));
  rejects("shlo_diagnostics", "diagnostics", shlo_read_options_set_diagnostics(reading, other, &error));
  rejects("shlo_diagnostics", "diagnostics", shlo_write_options_set_diagnostics(writing, other, &error));
  rejects("shlo_diagnostics", "diagnostics", shlo_module_apply_other_dialects(module, 0, other, &out, &error));
  rejects("shlo_diagnostics", "blockers", shlo_module_blockers(module, "1.0.0", 5, other, NULL, &error));
  rejects("shlo_builder", "builder", shlo_builder_token_type(other, &type, &error));
  rejects("shlo_builder", "builder", shlo_builder_finish(other, &out, &error));
  rejects("shlo_builder", "builder", shlo_builder_abandon(other, &error));
  rejects("shlo_builder", "builder", shlo_build_add(other, NULL, NULL, &(const shlo_value *){NULL}, &error));
  rejects("shlo_plan", "plan", shlo_plan_run(other, 0, NULL, 0, NULL, NULL, &error));
  rejects("shlo_plan", "plan", shlo_plan_run_raw(other, 0, NULL, 0, NULL, NULL, &error));
  rejects("shlo_plan", "plan", shlo_plan_output_shapes(other, 0, NULL, NULL, 0, NULL, &error));
  rejects("shlo_tensor", "tensor", shlo_tensor_to_dlpack(other, &(shlo_dlpack_versioned *){NULL}, &error));
  rejects("shlo_tensor", "tensor", shlo_tensor_to_dlpack_managed(other, &(shlo_dlpack_managed *){NULL}, &error));
  rejects("shlo_tensor", "tensor", shlo_tensor_hold(other, &data, &hold, &error));
  rejects("shlo_tensor", "tensor", shlo_tensor_to_npy(other, &text, &error));
  rejects("shlo_tensor", "tensor", shlo_tensor_element_text(other, 0, &text, &error));
  rejects("shlo_tensor", "actual", shlo_tensor_compare(other, tensor, 0, &index, &error));
  rejects("shlo_tensor", "expected", shlo_tensor_compare(tensor, other, 0, &index, &error));
  rejects("shlo_tensor", "tensor",
          shlo_builder_tensor_attribute(builder, other, &(const shlo_attribute *){NULL}, &error));
  rejects("shlo_tensor", "inputs[1]",
          shlo_plan_run(plan, 2, ((const shlo_tensor *[]){four, other}), 1, &output, NULL, &error));
  rejects("shlo_error", "subject", shlo_error_render(other, 0, &text, &error));
#undef rejects
  /* Accessors have no way to say it: they return what they return for NULL. */
  size_t size = 1;
#define is_neutral(own, call, neutral)                                                                                 \
  for (size_t i = 0; i < HANDLES; ++i) {                                                                               \
    void *other = handles[i].handle;                                                                                   \
    if (strcmp(handles[i].name, own) && (call) != (neutral))                                                           \
      fail_msg("%s with %s", #call, handles[i].name);                                                                  \
  }
  is_neutral("shlo_module", shlo_module_name(other, &size), NULL);
  is_neutral("shlo_module", shlo_module_partition_count(other), 0);
  is_neutral("shlo_module", shlo_module_replica_count(other), 0);
  is_neutral("shlo_module", shlo_module_function_count(other), 0);
  is_neutral("shlo_module", shlo_module_op_count(other), 0);
  is_neutral("shlo_module", shlo_module_op_name(other, 0, &size), NULL);
  is_neutral("shlo_module", shlo_module_op_occurrences(other, 0), 0);
  is_neutral("shlo_module", shlo_module_constant_count(other), 0);
  is_neutral("shlo_module", shlo_module_constant_type_text(other, 0, &size), NULL);
  is_neutral("shlo_module", shlo_module_constant_bytes(other, 0), 0);
  is_neutral("shlo_module", shlo_module_constant_function(other, 0, &size), NULL);
  is_neutral("shlo_module", shlo_module_operation(other), NULL);
  is_neutral("shlo_function", shlo_function_name(other, &size), NULL);
  is_neutral("shlo_function", shlo_function_is_public(other), 0);
  is_neutral("shlo_function", shlo_function_argument_count(other), 0);
  is_neutral("shlo_function", shlo_function_result_count(other), 0);
  is_neutral("shlo_function", shlo_function_argument_element_type(other, 0), SHLO_TYPE_NONE);
  is_neutral("shlo_function", shlo_function_argument_rank(other, 0), -1);
  is_neutral("shlo_function", shlo_function_argument_shape(other, 0), NULL);
  is_neutral("shlo_function", *shlo_function_argument_type_text(other, 0, &size), 0);
  is_neutral("shlo_function", *shlo_function_argument_attributes(other, 0, &size), 0);
  is_neutral("shlo_function", *shlo_function_argument_name(other, 0, &size), 0);
  is_neutral("shlo_function", shlo_function_result_element_type(other, 0), SHLO_TYPE_NONE);
  is_neutral("shlo_function", shlo_function_result_rank(other, 0), -1);
  is_neutral("shlo_function", shlo_function_result_shape(other, 0), NULL);
  is_neutral("shlo_function", *shlo_function_result_type_text(other, 0, &size), 0);
  is_neutral("shlo_function", *shlo_function_result_attributes(other, 0, &size), 0);
  is_neutral("shlo_function", *shlo_function_result_name(other, 0, &size), 0);
  is_neutral("shlo_function", shlo_function_operation(other), NULL);
  is_neutral("shlo_builder", shlo_builder_last(other), NULL);
  is_neutral("shlo_plan", shlo_plan_input_count(other), 0);
  is_neutral("shlo_plan", shlo_plan_output_count(other), 0);
  is_neutral("shlo_plan", shlo_plan_memory(other), 0);
  is_neutral("shlo_plan", shlo_plan_input_element_type(other, 0), SHLO_TYPE_NONE);
  is_neutral("shlo_plan", shlo_plan_input_rank(other, 0), -1);
  is_neutral("shlo_plan", shlo_plan_input_shape(other, 0), NULL);
  is_neutral("shlo_plan", *shlo_plan_input_name(other, 0, &size), 0);
  is_neutral("shlo_plan", shlo_plan_output_element_type(other, 0), SHLO_TYPE_NONE);
  is_neutral("shlo_plan", shlo_plan_output_rank(other, 0), -1);
  is_neutral("shlo_plan", shlo_plan_output_shape(other, 0), NULL);
  is_neutral("shlo_plan", *shlo_plan_output_name(other, 0, &size), 0);
  is_neutral("shlo_tensor", shlo_tensor_element_type(other), SHLO_TYPE_NONE);
  is_neutral("shlo_tensor", shlo_tensor_rank(other), -1);
  is_neutral("shlo_tensor", shlo_tensor_shape(other), NULL);
  is_neutral("shlo_tensor", shlo_tensor_element_count(other), 0);
  is_neutral("shlo_tensor", shlo_tensor_size(other), 0);
  is_neutral("shlo_tensor", shlo_tensor_data(other), NULL);
  is_neutral("shlo_tensor", shlo_tensor_mutable_data(other), NULL);
  is_neutral("shlo_inspection", shlo_inspection_version(other, &size), NULL);
  is_neutral("shlo_inspection", shlo_inspection_producer(other, &size), NULL);
  is_neutral("shlo_inspection", shlo_inspection_bytecode_version(other), -1);
  is_neutral("shlo_inspection", shlo_inspection_dialect_count(other), 0);
  is_neutral("shlo_inspection", shlo_inspection_dialect(other, 0, &size), NULL);
  is_neutral("shlo_inspection", shlo_inspection_op_count(other), 0);
  is_neutral("shlo_inspection", shlo_inspection_op_name(other, 0, &size), NULL);
  is_neutral("shlo_inspection", shlo_inspection_op_occurrences(other, 0), 0);
  is_neutral("shlo_inspection", shlo_inspection_function_count(other), 0);
  is_neutral("shlo_inspection", shlo_inspection_function_name(other, 0, &size), NULL);
  is_neutral("shlo_inspection", shlo_inspection_function_is_public(other, 0), 0);
  is_neutral("shlo_inspection", shlo_inspection_argument_count(other, 0), 0);
  is_neutral("shlo_inspection", shlo_inspection_argument_type(other, 0, 0, &size), NULL);
  is_neutral("shlo_inspection", shlo_inspection_result_count(other, 0), 0);
  is_neutral("shlo_inspection", shlo_inspection_result_type(other, 0, 0, &size), NULL);
  is_neutral("shlo_buffer", shlo_buffer_data(other), NULL);
  is_neutral("shlo_buffer", shlo_buffer_size(other), 0);
  is_neutral("shlo_diagnostics", shlo_diagnostics_count(other), 0);
  is_neutral("shlo_diagnostics", shlo_diagnostics_at(other, 0), NULL);
  is_neutral("shlo_error", shlo_error_code(other), SHLO_OK);
  is_neutral("shlo_error", *shlo_error_message(other, &size), 0);
  is_neutral("shlo_error", shlo_error_diagnostic_count(other), 0);
  is_neutral("shlo_error", shlo_error_diagnostic(other, 0), NULL);
  is_neutral("shlo_cancellation", shlo_cancellation_is_cancelled(other), 0);
#undef is_neutral
  /* And nothing is destroyed or cancelled: all is still there. */
  for (size_t i = 0; i < HANDLES; ++i) {
    void *other = handles[i].handle;
#define spares(kind)                                                                                                   \
  if (strcmp(handles[i].name, "shlo_" #kind))                                                                          \
  shlo_##kind##_destroy(other)
    spares(module);
    spares(function);
    spares(builder);
    spares(plan);
    spares(tensor);
    spares(hold);
    spares(inspection);
    spares(buffer);
    spares(diagnostics);
    spares(error);
    spares(cancellation);
    spares(parse_options);
    spares(print_options);
    spares(read_options);
    spares(write_options);
    spares(plan_options);
    spares(run_options);
#undef spares
    if (strcmp(handles[i].name, "shlo_cancellation"))
      shlo_cancellation_cancel(other);
    if (strcmp(handles[i].name, "shlo_run_options"))
      shlo_run_options_cancel(other);
  }
  ok(shlo_module_verify(module, &error));
  assert_int_equal(shlo_module_function_count(module), 1);
  assert_int_equal(shlo_function_argument_count(function), shlo_plan_input_count(plan));
  assert_int_equal(shlo_tensor_size(tensor), 1);
  assert_int_equal(shlo_inspection_function_count(inspection), 1);
  assert_true(shlo_buffer_size(artifact) > 0 && *shlo_error_message(subject, NULL));
  assert_int_equal(shlo_cancellation_is_cancelled(cancellation), 0);
  shlo_tensor_destroy(four);
  shlo_error_destroy(subject);
  shlo_buffer_destroy(artifact);
  shlo_inspection_destroy(inspection);
  shlo_hold_destroy(hold);
  shlo_tensor_destroy(tensor);
  shlo_plan_destroy(plan);
  shlo_builder_destroy(builder);
  shlo_function_destroy(function);
  shlo_diagnostics_destroy(diagnostics);
  shlo_run_options_destroy(running);
  shlo_cancellation_destroy(cancellation);
  shlo_plan_options_destroy(planning);
  shlo_write_options_destroy(writing);
  shlo_read_options_destroy(reading);
  shlo_print_options_destroy(printing);
  shlo_parse_options_destroy(parsing);
  shlo_module_destroy(module);
}

/* More bytes than there is memory. */
static void lengths_fit_in_memory(void **state) {
  (void)state;
  shlo_module *module = NULL;
  shlo_buffer *buffer = NULL;
  shlo_builder *builder = NULL;
  const shlo_type *type = NULL;
  const shlo_region *body = NULL;
  shlo_parse_options *options = NULL;
  ok(shlo_builder_create(NULL, 0, &builder, &error));
  ok(shlo_parse_options_create(&options, &error));
  const size_t lengths[] = {SIZE_MAX, SIZE_MAX - 1, (size_t)PTRDIFF_MAX + 1};
  shlo_module *some = parse("func.func @main() attributes {a = 1} {\n  return\n}\n");
  shlo_function *main = NULL, *function = NULL;
  const shlo_attribute *dictionary = NULL, *entries = NULL, *values[2] = {NULL, NULL};
  const char *const keys[] = {"a", "b"};
  ok(shlo_module_function(some, NULL, 0, &main, &error));
  ok(shlo_builder_unit_attribute(builder, &values[0], &error));
  values[1] = values[0];
  ok(shlo_builder_dictionary_attribute(builder, 2, keys, NULL, values, &dictionary, &error));
  for (size_t i = 0; i < 3; ++i) {
    const size_t n = lengths[i];
    fails(SHLO_INVALID_ARGUMENT, "text has", shlo_module_parse("", n, NULL, &module, &error));
    fails(SHLO_INVALID_ARGUMENT, "bytes has", shlo_module_load("", n, NULL, &module, &error));
    fails(SHLO_INVALID_ARGUMENT, "bytes has", shlo_artifact_read("", n, NULL, &module, &error));
    fails(SHLO_INVALID_ARGUMENT, "path has", shlo_module_load_file("/", n, NULL, &module, &error));
    fails(SHLO_INVALID_ARGUMENT, "bytes has", shlo_artifact_print("", n, NULL, &buffer, &error));
    fails(SHLO_INVALID_ARGUMENT, "text has", shlo_artifact_parse("", n, NULL, NULL, &buffer, &error));
    fails(SHLO_INVALID_ARGUMENT, "name has", shlo_parse_options_set_file_name(options, "", n, &error));
    fails(SHLO_INVALID_ARGUMENT, "text has", shlo_builder_parse_type(builder, "", n, &type, &error));
    fails(SHLO_INVALID_ARGUMENT, "name has",
          shlo_builder_begin_function(builder, "", n, SHLO_VISIBILITY_PUBLIC, 0, NULL, &body, &error));
    fails(SHLO_INVALID_ARGUMENT, "argument_types has",
          shlo_builder_begin_function(builder, "f", 1, SHLO_VISIBILITY_PUBLIC, n, &type, &body, &error));
    fails(SHLO_INVALID_ARGUMENT, "argument_types has", shlo_builder_begin_region(builder, n, &type, &body, &error));
    fails(SHLO_INVALID_ARGUMENT, "name has", shlo_module_function(some, "main", n, &function, &error));
    fails(SHLO_INVALID_ARGUMENT, "keys[1] has",
          shlo_builder_dictionary_attribute(builder, 2, keys, (const size_t[]){1, n}, values, &entries, &error));
    assert_int_equal(shlo_content_detect("", n), SHLO_CONTENT_UNKNOWN);
    assert_int_equal(shlo_op_from_name("stablehlo.add", n), SHLO_OP_NONE);
    assert_null(shlo_attribute_entry(dictionary, "a", n));
    assert_null(shlo_operation_attribute(shlo_function_operation(main), "a", n));
  }
  assert_ptr_equal(shlo_attribute_entry(dictionary, "a", 1), values[0]);
  assert_non_null(shlo_operation_attribute(shlo_function_operation(main), "a", 1));
  /* The twins fail, or not, for other reasons. */
  fails(SHLO_MALFORMED, "", shlo_module_load("", 0, NULL, &module, &error));
  ok(shlo_builder_begin_function(builder, "f", 1, SHLO_VISIBILITY_PUBLIC, 0, NULL, &body, &error));
  shlo_function_destroy(main);
  shlo_module_destroy(some);
  shlo_parse_options_destroy(options);
  shlo_builder_destroy(builder);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(flags_of_parsing_and_reading),
      cmocka_unit_test(flags_of_printing),
      cmocka_unit_test(flags_of_artifacts),
      cmocka_unit_test(flags_of_builders),
      cmocka_unit_test(indices_of_ir),
      cmocka_unit_test(indices_of_modules_and_plans),
      cmocka_unit_test(indices_of_inspections),
      cmocka_unit_test(indices_of_findings_and_tables),
      cmocka_unit_test(enumerations_end),
      cmocka_unit_test(limits_hold_exactly),
      cmocka_unit_test(sizes_are_limited),
      cmocka_unit_test(lists_are_not_null),
      cmocka_unit_test(handles_have_a_kind),
      cmocka_unit_test(lengths_fit_in_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
