/* ir.h: walks a program from the module to its constants, and tests every accessor's neutral values.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <math.h>
#include <pthread.h>
#include <time.h>

/* Compares the text of an accessor, with its length. */
#define gives(expected, call)                                                                                          \
  do {                                                                                                                 \
    size_t length = 99;                                                                                                \
    const char *text_ = (call);                                                                                        \
    assert_non_null(text_);                                                                                            \
    assert_string_equal(text_, expected);                                                                              \
    assert_int_equal(length, strlen(expected));                                                                        \
  } while (0)
#define gives_null(call)                                                                                               \
  do {                                                                                                                 \
    size_t length = 99;                                                                                                \
    assert_null(call);                                                                                                 \
    assert_int_equal(length, 0);                                                                                       \
  } while (0)

/* Compares and frees the output of a printing function. */
#define prints(expected, call)                                                                                         \
  do {                                                                                                                 \
    shlo_buffer *out = UNTOUCHED(shlo_buffer);                                                                         \
    ok(call);                                                                                                          \
    assert_string_equal(shlo_buffer_data(out), expected);                                                              \
    shlo_buffer_destroy(out);                                                                                          \
  } while (0)

static const shlo_attribute *attribute(const shlo_operation *op, const char *name) {
  return shlo_operation_attribute(op, name, strlen(name));
}
static const shlo_attribute *entry(const shlo_attribute *parent, const char *key) {
  return shlo_attribute_entry(parent, key, strlen(key));
}
static const shlo_operation *body_of(const shlo_operation *op) {
  return shlo_region_first(shlo_operation_region(op, 0));
}
static const shlo_operation *first_function(const shlo_module *module) {
  return body_of(shlo_module_operation(module));
}

/* --- The story ------------------------------------------------------------------------ */

static const char story[] =
    "module @story {\n"
    "  func.func @main(%x: tensor<4x8xf32>, %w: tensor<8x2xf32> {mhlo.tag = \"weights\"}) -> tensor<4xf32> {\n"
    "    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0], precision = [HIGH, DEFAULT]"
    " : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>\n"
    "    %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "    %1 = stablehlo.reduce(%0 init: %zero) across dimensions = [1]"
    " : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>\n"
    "     reducer(%a: tensor<f32>, %b: tensor<f32>) {\n"
    "      %3 = stablehlo.add %a, %b : tensor<f32>\n"
    "      stablehlo.return %3 : tensor<f32>\n"
    "    }\n"
    "    %2 = call @positive(%1) : (tensor<4xf32>) -> tensor<4xf32>\n"
    "    return %2 : tensor<4xf32>\n"
    "  }\n"
    "  func.func private @positive(tensor<4xf32>) -> tensor<4xf32>\n"
    "}\n";

static void test_story(void **state) {
  (void)state;
  shlo_module *module = parse(story);

  /* The module is the operation that contains the functions. */
  const shlo_operation *root = shlo_module_operation(module);
  gives("builtin.module", shlo_operation_name(root, &length));
  assert_int_equal(shlo_operation_op(root), SHLO_OP_NONE);
  assert_null(shlo_operation_parent(root));
  assert_null(shlo_operation_next(root));
  assert_int_equal(shlo_operation_region_count(root), 1);
  const shlo_region *top = shlo_operation_region(root, 0);
  assert_int_equal(shlo_region_argument_count(top), 0);
  assert_ptr_equal(shlo_region_parent(top), root);

  /* A function is the operation that contains its ops; a handle of module.h gives the same one. */
  const shlo_operation *main = shlo_region_first(top), *positive = shlo_region_last(top);
  gives("func.func", shlo_operation_name(main, &length));
  gives("main", shlo_attribute_text(attribute(main, "sym_name"), &length));
  assert_ptr_equal(shlo_operation_next(main), positive);
  assert_null(shlo_operation_next(positive));
  assert_ptr_equal(shlo_operation_parent(main), root);
  shlo_function *function = NULL;
  ok(shlo_module_function(module, "positive", 8, &function, &error));
  assert_ptr_equal(shlo_function_operation(function), positive);
  /* This one is only declared. */
  assert_int_equal(shlo_operation_region_count(positive), 1);
  assert_null(shlo_operation_region(positive, 0));
  gives("private", shlo_attribute_text(attribute(positive, "sym_visibility"), &length));

  /* Arguments, and the attributes that functions keep for them. */
  const shlo_region *body = shlo_operation_region(main, 0);
  assert_int_equal(shlo_region_argument_count(body), 2);
  const shlo_value *x = shlo_region_argument(body, 0), *w = shlo_region_argument(body, 1);
  assert_null(shlo_region_argument(body, 2));
  assert_ptr_not_equal(x, w);
  assert_ptr_equal(shlo_value_region(w), body);
  assert_null(shlo_value_operation(w));
  assert_int_equal(shlo_value_index(w), 1);
  const shlo_attribute *tags = attribute(main, "arg_attrs");
  assert_int_equal(shlo_attribute_kind_of(tags), SHLO_ATTRIBUTE_ARRAY);
  assert_int_equal(shlo_attribute_count(tags), 2);
  assert_int_equal(shlo_attribute_count(shlo_attribute_at(tags, 0)), 0);
  gives("weights", shlo_attribute_text(entry(shlo_attribute_at(tags, 1), "mhlo.tag"), &length));

  /* The first op: operands, result, attributes by name. */
  const shlo_operation *dot = shlo_region_first(body);
  assert_int_equal(shlo_operation_op(dot), SHLO_OP_DOT_GENERAL);
  assert_int_equal(shlo_operation_operand_count(dot), 2);
  assert_ptr_equal(shlo_operation_operand(dot, 0), x);
  assert_ptr_equal(shlo_operation_operand(dot, 1), w);
  assert_int_equal(shlo_operation_result_count(dot), 1);
  const shlo_value *product = shlo_operation_result(dot, 0);
  assert_ptr_equal(shlo_value_operation(product), dot);
  assert_null(shlo_value_region(product));
  assert_int_equal(shlo_value_index(product), 0);
  const int64_t *shape = shlo_type_shape(shlo_value_type(product));
  assert_int_equal(shlo_type_rank(shlo_value_type(product)), 2);
  assert_int_equal(shape[0], 4);
  assert_int_equal(shape[1], 2);
  assert_int_equal(shlo_operation_attribute_count(dot), 2);
  gives("dot_dimension_numbers", shlo_operation_attribute_name(dot, 0, &length));
  gives("precision_config", shlo_operation_attribute_name(dot, 1, &length));
  const shlo_attribute *numbers = shlo_operation_attribute_at(dot, 0);
  assert_ptr_equal(numbers, attribute(dot, "dot_dimension_numbers"));
  gives("stablehlo.dot", shlo_attribute_class(numbers, &length));
  assert_int_equal(shlo_attribute_integer_at(entry(numbers, "lhs_contracting_dimensions"), 0), 1);
  const shlo_attribute *high = shlo_attribute_at(shlo_operation_attribute_at(dot, 1), 0);
  assert_int_equal(shlo_attribute_integer(high), SHLO_PRECISION_HIGH);
  gives("HIGH", shlo_attribute_text(high, &length));

  /* A constant, and its bytes. */
  const shlo_operation *zero = shlo_operation_next(dot);
  assert_int_equal(shlo_operation_op(zero), SHLO_OP_CONSTANT);
  size_t size = 0;
  const float *bytes = shlo_attribute_bytes(attribute(zero, "value"), &size);
  assert_int_equal(size, sizeof(float));
  assert_true(*bytes == 0.0f);

  /* A region within the function. */
  const shlo_operation *reduce = shlo_operation_next(zero);
  const shlo_region *reducer = shlo_operation_region(reduce, 0);
  assert_int_equal(shlo_operation_region_count(reduce), 1);
  assert_null(shlo_operation_region(reduce, 1));
  assert_int_equal(shlo_region_argument_count(reducer), 2);
  assert_int_equal(shlo_operation_op(shlo_region_first(reducer)), SHLO_OP_ADD);
  assert_int_equal(shlo_operation_op(shlo_region_last(reducer)), SHLO_OP_RETURN);
  assert_ptr_equal(shlo_operation_parent(shlo_region_first(reducer)), reduce);

  /* A call names its function. */
  const shlo_operation *call = shlo_operation_next(reduce);
  gives("func.call", shlo_operation_name(call, &length));
  assert_int_equal(shlo_attribute_kind_of(attribute(call, "callee")), SHLO_ATTRIBUTE_SYMBOL);
  gives("positive", shlo_attribute_text(attribute(call, "callee"), &length));
  assert_ptr_equal(shlo_operation_operand(shlo_region_last(body), 0), shlo_operation_result(call, 0));

  /* One op as text, with the value names of the module's text. */
  prints("%0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGH, DEFAULT] : "
         "(tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>",
         shlo_operation_print(dot, NULL, &out, &error));

  /* The function keeps its module alive. */
  shlo_module_destroy(module);
  gives("positive", shlo_attribute_text(attribute(positive, "sym_name"), &length));
  shlo_function_destroy(function);
}

/* --- Attributes ------------------------------------------------------------------------ */

static const char attributes_program[] =
    "func.func @main() attributes {\n"
    "  x.a_unit, x.b_true = true, x.c_integer = -5 : i32, x.d_unsigned = 255 : ui8, x.e_float = 2.5 : f32,\n"
    "  x.f_string = \"a\\00b\", x.g_symbol = @main, x.h_type = tensor<2xf32>, x.i_enum = #stablehlo<fft_type IRFFT>,\n"
    "  x.j_integers = array<i64: 3, -4>, x.k_bools = array<i1: true, false>, x.l_array = [1, \"two\"],\n"
    "  x.m_dictionary = {one = 1, two = \"2\"}, x.n_wide = 1 : i128, x.o_nested = @main::@inner,\n"
    "  x.p_floats = array<f32: 1.0>, x.q_bytes = array<i8: -1>, x.r_index = 7 : index\n"
    "} {\n  return\n}\n";

static void test_attributes(void **state) {
  (void)state;
  shlo_module *module = parse(attributes_program);
  const shlo_operation *op = first_function(module);

  /* The op's own attributes come first, then all others; each group is sorted. */
  size_t count = shlo_operation_attribute_count(op);
  assert_int_equal(count, 2 + 18);
  gives("function_type", shlo_operation_attribute_name(op, 0, &length));
  gives("sym_name", shlo_operation_attribute_name(op, 1, &length));
  for (size_t i = 2; i < count; ++i) {
    const char *name = shlo_operation_attribute_name(op, i, NULL);
    assert_int_equal(name[2], 'a' + (int)i - 2);
    assert_ptr_equal(shlo_operation_attribute_at(op, i), attribute(op, name));
  }

  static const struct {
    const char *name;
    shlo_attribute_kind kind;
    int64_t integer;
    size_t count;
  } expected[] = {
      {"x.a_unit", SHLO_ATTRIBUTE_UNIT, 0, 0},
      {"x.b_true", SHLO_ATTRIBUTE_BOOL, 1, 0},
      {"x.c_integer", SHLO_ATTRIBUTE_INTEGER, -5, 0},
      {"x.d_unsigned", SHLO_ATTRIBUTE_INTEGER, 255, 0},
      {"x.e_float", SHLO_ATTRIBUTE_FLOAT, 0, 0},
      {"x.f_string", SHLO_ATTRIBUTE_STRING, 0, 0},
      {"x.g_symbol", SHLO_ATTRIBUTE_SYMBOL, 0, 0},
      {"x.h_type", SHLO_ATTRIBUTE_TYPE, 0, 0},
      {"x.i_enum", SHLO_ATTRIBUTE_ENUM, SHLO_FFT_TYPE_IRFFT, 0},
      {"x.j_integers", SHLO_ATTRIBUTE_INTEGERS, 0, 2},
      {"x.k_bools", SHLO_ATTRIBUTE_INTEGERS, 0, 2},
      {"x.l_array", SHLO_ATTRIBUTE_ARRAY, 0, 2},
      {"x.m_dictionary", SHLO_ATTRIBUTE_DICTIONARY, 0, 2},
      {"x.n_wide", SHLO_ATTRIBUTE_OTHER, 0, 0},
      {"x.o_nested", SHLO_ATTRIBUTE_OTHER, 0, 0},
      {"x.p_floats", SHLO_ATTRIBUTE_OTHER, 0, 0},
      {"x.q_bytes", SHLO_ATTRIBUTE_INTEGERS, 0, 1},
      {"x.r_index", SHLO_ATTRIBUTE_INTEGER, 7, 0},
      {"function_type", SHLO_ATTRIBUTE_TYPE, 0, 0},
  };
  for (size_t i = 0; i < sizeof expected / sizeof expected[0]; ++i) {
    const shlo_attribute *found = attribute(op, expected[i].name);
    assert_non_null(found);
    if (shlo_attribute_kind_of(found) != expected[i].kind || shlo_attribute_integer(found) != expected[i].integer ||
        shlo_attribute_count(found) != expected[i].count)
      fail_msg("%s: kind %d, integer %lld, %zu parts", expected[i].name, shlo_attribute_kind_of(found),
               (long long)shlo_attribute_integer(found), shlo_attribute_count(found));
    assert_true(shlo_attribute_float(found) == (expected[i].kind == SHLO_ATTRIBUTE_FLOAT ? 2.5 : 0.0));
  }

  size_t length = 0;
  assert_memory_equal(shlo_attribute_text(attribute(op, "x.f_string"), &length), "a\0b", 4);
  assert_int_equal(length, 3);
  gives("main", shlo_attribute_text(attribute(op, "x.g_symbol"), &length));
  gives("IRFFT", shlo_attribute_text(attribute(op, "x.i_enum"), &length));
  gives("stablehlo.fft_type", shlo_attribute_class(attribute(op, "x.i_enum"), &length));
  gives("", shlo_attribute_text(attribute(op, "x.c_integer"), &length));
  gives("", shlo_attribute_class(attribute(op, "x.c_integer"), &length));

  prints("tensor<2xf32>", shlo_type_print(shlo_attribute_type(attribute(op, "x.h_type")), &out, &error));
  prints("i32", shlo_type_print(shlo_attribute_type(attribute(op, "x.c_integer")), &out, &error));
  assert_int_equal(shlo_type_element(shlo_attribute_type(attribute(op, "x.e_float"))), SHLO_TYPE_F32);
  assert_int_equal(shlo_type_kind_of(shlo_attribute_type(attribute(op, "x.e_float"))), SHLO_TYPE_KIND_ELEMENT);
  assert_int_equal(shlo_type_element(shlo_attribute_type(attribute(op, "x.b_true"))), SHLO_TYPE_I1);
  assert_null(shlo_attribute_type(attribute(op, "x.f_string")));

  const shlo_attribute *integers = attribute(op, "x.j_integers"), *bools = attribute(op, "x.k_bools");
  assert_int_equal(shlo_attribute_integer_at(integers, 1), -4);
  assert_int_equal(shlo_attribute_integer(shlo_attribute_at(integers, 1)), -4);
  assert_int_equal(shlo_attribute_integer_at(bools, 0), 1);
  assert_int_equal(shlo_attribute_kind_of(shlo_attribute_at(bools, 1)), SHLO_ATTRIBUTE_BOOL);
  assert_int_equal(shlo_attribute_integer_at(attribute(op, "x.q_bytes"), 0), -1);
  gives_null(shlo_attribute_key(integers, 0, &length));

  const shlo_attribute *dictionary = attribute(op, "x.m_dictionary");
  gives("one", shlo_attribute_key(dictionary, 0, &length));
  assert_int_equal(shlo_attribute_integer(shlo_attribute_at(dictionary, 0)), 1);
  gives("2", shlo_attribute_text(entry(dictionary, "two"), &length));
  assert_null(entry(dictionary, "three"));
  gives("two", shlo_attribute_text(shlo_attribute_at(attribute(op, "x.l_array"), 1), &length));

  prints("[1, \"two\"]", shlo_attribute_print(attribute(op, "x.l_array"), NULL, &out, &error));
  prints("1 : i128", shlo_attribute_print(attribute(op, "x.n_wide"), NULL, &out, &error));
  shlo_module_destroy(module);
}

/* Every struct attribute: its text, and "field=value" for each field. */
static void test_structs(void **state) {
  (void)state;
  static const struct {
    const char *text, *name, *fields;
  } structs[] = {
      {"#stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], "
       "lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>",
       "stablehlo.dot",
       "lhs_batching_dimensions=array<i64: 0> rhs_batching_dimensions=array<i64: 1> "
       "lhs_contracting_dimensions=array<i64: 2> rhs_contracting_dimensions=array<i64: 3> "},
      {"#stablehlo.gather<offset_dims = [1], index_vector_dim = 2>", "stablehlo.gather",
       "offset_dims=array<i64: 1> collapsed_slice_dims=array<i64> operand_batching_dims=array<i64> "
       "start_indices_batching_dims=array<i64> start_index_map=array<i64> index_vector_dim=2 : i64 "},
      {"#stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0, 2]>", "stablehlo.scatter",
       "update_window_dims=array<i64: 1> inserted_window_dims=array<i64> input_batching_dims=array<i64> "
       "scatter_indices_batching_dims=array<i64> scatter_dims_to_operand_dims=array<i64: 0, 2> "
       "index_vector_dim=0 : i64 "},
      {"#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[f, b, 0, 1]>", "stablehlo.conv",
       "input_batch_dimension=0 : i64 input_feature_dimension=3 : i64 input_spatial_dimensions=array<i64: 1, 2> "
       "kernel_input_feature_dimension=2 : i64 kernel_output_feature_dimension=3 : i64 "
       "kernel_spatial_dimensions=array<i64: 0, 1> output_batch_dimension=1 : i64 "
       "output_feature_dimension=0 : i64 output_spatial_dimensions=array<i64: 2, 3> "},
      {"#stablehlo.channel_handle<handle = 5, type = 1>", "stablehlo.channel_handle", "handle=5 : i64 type=1 : i64 "},
      {"#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>",
       "stablehlo.output_operand_alias",
       "output_tuple_indices=array<i64: 0> operand_index=1 : i64 operand_tuple_indices=array<i64> "},
      {"#stablehlo.result_accuracy<atol = 1.0, rtol = 0.5, ulps = 3, mode = "
       "#stablehlo.result_accuracy_mode<TOLERANCE>>",
       "stablehlo.result_accuracy",
       "atol=1.000000e+00 : f64 rtol=5.000000e-01 : f64 ulps=3 : i64 "
       "mode=#stablehlo.result_accuracy_mode<TOLERANCE> "},
      {"#stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, "
       "lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, "
       "allow_imprecise_accumulation = false>",
       "stablehlo.dot_algorithm",
       "lhs_precision_type=tf32 rhs_precision_type=tf32 accumulation_type=f32 lhs_component_count=1 : i64 "
       "rhs_component_count=1 : i64 num_primitive_operations=3 : i64 allow_imprecise_accumulation=false "},
      {"#stablehlo.mesh_axis<name = \"x\", size = 4>", "stablehlo.mesh_axis", "name=\"x\" size=4 : i64 "},
      {"#stablehlo.axis_ref<name = \"x\">", "stablehlo.axis_ref", "name=\"x\" sub_axis_info=- "},
      {"#stablehlo.axis_ref<name = \"x\", sub_axis_info = (1)2>", "stablehlo.axis_ref",
       "name=\"x\" sub_axis_info=#stablehlo<sub_axis_info(1)2> "},
      {"#stablehlo.bounds<3, ?>", "stablehlo.bounds", "bounds=array<i64: 3, -9223372036854775808> "},
  };
  for (size_t i = 0; i < sizeof structs / sizeof structs[0]; ++i) {
    char program[1024], found[1024] = "";
    snprintf(program, sizeof program, "func.func @main() attributes {x.y = %s} {\n  return\n}\n", structs[i].text);
    shlo_module *module = parse(program);
    const shlo_attribute *one = attribute(first_function(module), "x.y");
    assert_int_equal(shlo_attribute_kind_of(one), SHLO_ATTRIBUTE_STRUCT);
    gives(structs[i].name, shlo_attribute_class(one, &length));
    for (size_t k = 0; k < shlo_attribute_count(one); ++k) {
      const char *key = shlo_attribute_key(one, k, NULL);
      const shlo_attribute *field = shlo_attribute_at(one, k);
      assert_ptr_equal(field, entry(one, key));
      shlo_buffer *text = NULL;
      if (field)
        ok(shlo_attribute_print(field, NULL, &text, &error));
      size_t used = strlen(found);
      snprintf(found + used, sizeof found - used, "%s=%s ", key, field ? shlo_buffer_data(text) : "-");
      shlo_buffer_destroy(text);
    }
    assert_string_equal(found, structs[i].fields);
    assert_null(entry(one, "no_such_field"));
    shlo_module_destroy(module);
  }
}

/* --- Types ------------------------------------------------------------------------------ */

static void types_of_elements_have_their_kind(void **state) {
  (void)state;
  shlo_module *module = parse_unverified("func.func private @types(f32, i1, !quant.uniform<i8:f32, 0.5>,\n"
                                         "  !quant.uniform<u8:f32:0, {0.5, 0.25}>, complex<f32>, bf16, none)\n");
  const shlo_type *function = shlo_attribute_type(attribute(first_function(module), "function_type"));
  const shlo_type_kind element = SHLO_TYPE_KIND_ELEMENT;
  const shlo_type_kind expected[] = {element, element, element, element, element, element, SHLO_TYPE_KIND_OTHER};
  assert_int_equal(shlo_type_part_count(function), 7);
  for (size_t i = 0; i < 7; ++i)
    assert_int_equal(shlo_type_kind_of(shlo_type_part(function, i)), expected[i]);
  shlo_module_destroy(module);
}

static void test_types(void **state) {
  (void)state;
  shlo_module *module = parse_unverified(
      "func.func private @types(tensor<2x?xf32>, tensor<f32>, tensor<?x3xi8, #stablehlo.bounds<5, ?>>,\n"
      "  tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x!quant.uniform<u8<1:200>:f32:1, {0.5, 0.25:2, 1.0:-1}>>,\n"
      "  tuple<tensor<i1>, !stablehlo.token>, !stablehlo.token, memref<4xf32>, tensor<2xindex>, tensor<*xf32>,\n"
      "  !stablehlo.future<tensor<2xui4>>, vector<4xf32>) -> (tensor<complex<f64>>, tensor<0x2xbf16>)\n");
  const shlo_type *function = shlo_attribute_type(attribute(first_function(module), "function_type"));
  assert_int_equal(shlo_type_kind_of(function), SHLO_TYPE_KIND_FUNCTION);
  assert_int_equal(shlo_type_part_count(function), 14);
  assert_int_equal(shlo_type_input_count(function), 12);

  static const struct {
    shlo_type_kind kind;
    shlo_element_type element;
    int32_t rank;
    size_t parts;
  } expected[] = {
      {SHLO_TYPE_KIND_TENSOR, SHLO_TYPE_F32, 2, 0},         {SHLO_TYPE_KIND_TENSOR, SHLO_TYPE_F32, 0, 0},
      {SHLO_TYPE_KIND_TENSOR, SHLO_TYPE_I8, 2, 0},          {SHLO_TYPE_KIND_TENSOR, SHLO_TYPE_I8, 1, 0},
      {SHLO_TYPE_KIND_TENSOR, SHLO_TYPE_UI8, 2, 0},         {SHLO_TYPE_KIND_TUPLE, SHLO_TYPE_NONE, -1, 2},
      {SHLO_TYPE_KIND_TOKEN, SHLO_TYPE_NONE, -1, 0},        {SHLO_TYPE_KIND_BUFFER, SHLO_TYPE_F32, 1, 0},
      {SHLO_TYPE_KIND_TENSOR, SHLO_TYPE_NONE, 1, 0},        {SHLO_TYPE_KIND_UNRANKED_TENSOR, SHLO_TYPE_F32, -1, 0},
      {SHLO_TYPE_KIND_FUTURE, SHLO_TYPE_NONE, -1, 1},       {SHLO_TYPE_KIND_OTHER, SHLO_TYPE_NONE, -1, 0},
      {SHLO_TYPE_KIND_TENSOR, SHLO_TYPE_COMPLEX_F64, 0, 0}, {SHLO_TYPE_KIND_TENSOR, SHLO_TYPE_BF16, 2, 0},
  };
  for (size_t i = 0; i < 14; ++i) {
    const shlo_type *type = shlo_type_part(function, i);
    if (shlo_type_kind_of(type) != expected[i].kind || shlo_type_element(type) != expected[i].element ||
        shlo_type_rank(type) != expected[i].rank || shlo_type_part_count(type) != expected[i].parts)
      fail_msg("type %zu: kind %d, element %d, rank %d, %zu parts", i, shlo_type_kind_of(type), shlo_type_element(type),
               shlo_type_rank(type), shlo_type_part_count(type));
    assert_int_equal(shlo_type_input_count(type), 0);
    assert_int_equal(shlo_type_is_quantized(type), i == 3 || i == 4);
    assert_int_equal(shlo_type_bounds(type) != NULL, i == 2);
    assert_int_equal(shlo_type_shape(type) != NULL, expected[i].rank > 0);
  }

  const shlo_type *dynamic = shlo_type_part(function, 0), *bounded = shlo_type_part(function, 2);
  assert_int_equal(shlo_type_shape(dynamic)[0], 2);
  assert_true(shlo_type_shape(dynamic)[1] == SHLO_DYNAMIC);
  assert_true(shlo_type_shape(bounded)[0] == SHLO_DYNAMIC);
  assert_int_equal(shlo_type_bounds(bounded)[0], 5);
  assert_true(shlo_type_bounds(bounded)[1] == SHLO_DYNAMIC);
  prints("tensor<2x?xf32>", shlo_type_print(dynamic, &out, &error));

  const shlo_type *per_tensor = shlo_type_part(function, 3), *per_axis = shlo_type_part(function, 4);
  assert_int_equal(shlo_type_expressed(per_tensor), SHLO_TYPE_F32);
  assert_int_equal(shlo_type_quantized_axis(per_tensor), -1);
  assert_int_equal(shlo_type_scale_count(per_tensor), 1);
  assert_true(shlo_type_scale(per_tensor, 0) == 0.5);
  assert_int_equal(shlo_type_zero_point(per_tensor, 0), 3);
  assert_int_equal(shlo_type_storage_min(per_tensor), -128);
  assert_int_equal(shlo_type_storage_max(per_tensor), 127);
  assert_int_equal(shlo_type_quantized_axis(per_axis), 1);
  assert_int_equal(shlo_type_scale_count(per_axis), 3);
  assert_true(shlo_type_scale(per_axis, 1) == 0.25);
  assert_int_equal(shlo_type_zero_point(per_axis, 1), 2);
  assert_int_equal(shlo_type_zero_point(per_axis, 2), -1);
  assert_int_equal(shlo_type_storage_min(per_axis), 1);
  assert_int_equal(shlo_type_storage_max(per_axis), 200);

  const shlo_type *tuple = shlo_type_part(function, 5), *future = shlo_type_part(function, 10);
  assert_int_equal(shlo_type_element(shlo_type_part(tuple, 0)), SHLO_TYPE_I1);
  assert_ptr_equal(shlo_type_part(tuple, 1), shlo_type_part(function, 6));
  assert_int_equal(shlo_type_element(shlo_type_part(future, 0)), SHLO_TYPE_UI4);
  shlo_module_destroy(module);
}

/* --- Constants -------------------------------------------------------------------------------- */

static void test_constants(void **state) {
  (void)state;
  static const struct {
    const char *constant, *type;
    int32_t splat;
    size_t stored, size; /* 0: no bytes */
    shlo_element_type element;
    const char *stored_bytes, *bytes;
  } constants[] = {
      {"dense<[1, -2]>", "tensor<2xi16>", 0, 4, 4, SHLO_TYPE_I16, "\1\0\xfe\xff", "\1\0\xfe\xff"},
      {"dense<7>", "tensor<3xi32>", 1, 4, 12, SHLO_TYPE_I32, "\7\0\0\0", "\7\0\0\0\7\0\0\0\7\0\0\0"},
      {"dense<[true, false, false, true, true, false, false, false, false, true]>", "tensor<10xi1>", 0, 2, 10,
       SHLO_TYPE_I1, "\x19\x02", "\1\0\0\1\1\0\0\0\0\1"},
      {"dense<true>", "tensor<2xi1>", 1, 1, 2, SHLO_TYPE_I1, NULL, "\1\1"},
      {"dense<false>", "tensor<2xi1>", 1, 1, 2, SHLO_TYPE_I1, "\0", "\0\0"},
      {"dense<[-1, 7]>", "tensor<2xi4>", 0, 2, 2, SHLO_TYPE_I4, NULL, "\xff\7"},
      {"dense<[15, 7]>", "tensor<2xui4>", 0, 2, 2, SHLO_TYPE_UI4, "\xf\7", "\xf\7"},
      {"dense<(1.0, 2.0)>", "tensor<complex<f32>>", 1, 8, 8, SHLO_TYPE_COMPLEX_F32, "\0\0\x80\x3f\0\0\0\x40",
       "\0\0\x80\x3f\0\0\0\x40"},
      {"dense<[1, 258]>", "tensor<2xindex>", 0, 16, 16, SHLO_TYPE_I64, "\1\0\0\0\0\0\0\0\2\1\0\0\0\0\0\0",
       "\1\0\0\0\0\0\0\0\2\1\0\0\0\0\0\0"},
      {"dense<>", "tensor<0x2xf32>", -1, 0, 0, SHLO_TYPE_F32, NULL, NULL},
      {"dense_resource<r>", "tensor<2xf32>", 0, 8, 8, SHLO_TYPE_F32, "\0\0\x80\x3f\0\0\0\x40",
       "\0\0\x80\x3f\0\0\0\x40"},
  };
  for (size_t i = 0; i < sizeof constants / sizeof constants[0]; ++i) {
    char program[1024];
    snprintf(program, sizeof program,
             "func.func @main() attributes {x.y = %s : %s} {\n  return\n}\n"
             "{-#\n  dialect_resources: {\n    builtin: {\n"
             "      r: \"0x040000000000803F00000040\"\n    }\n  }\n#-}\n",
             constants[i].constant, constants[i].type);
    shlo_module *module = parse(program);
    const shlo_attribute *constant = attribute(first_function(module), "x.y");
    assert_int_equal(shlo_attribute_kind_of(constant), SHLO_ATTRIBUTE_TENSOR);
    assert_int_equal(shlo_attribute_count(constant), 0);
    if (constants[i].splat >= 0)
      assert_int_equal(shlo_attribute_is_splat(constant), constants[i].splat);
    prints(constants[i].type, shlo_type_print(shlo_attribute_type(constant), &out, &error));

    size_t size = 99;
    const void *bytes = shlo_attribute_bytes(constant, &size);
    assert_int_equal(size, constants[i].stored);
    assert_int_equal(bytes != NULL, constants[i].stored != 0);
    if (constants[i].stored_bytes)
      assert_memory_equal(bytes, constants[i].stored_bytes, size);

    shlo_tensor *tensor = NULL;
    ok(shlo_attribute_tensor(constant, &tensor, &error));
    assert_int_equal(shlo_tensor_element_type(tensor), constants[i].element);
    assert_int_equal(shlo_tensor_rank(tensor), shlo_type_rank(shlo_attribute_type(constant)));
    assert_int_equal(shlo_tensor_size(tensor), constants[i].size);
    if (constants[i].bytes)
      assert_memory_equal(shlo_tensor_data(tensor), constants[i].bytes, constants[i].size);
    shlo_tensor_destroy(tensor);
    shlo_module_destroy(module);
  }
}

/* A number has up to 64 bits, of every width and sign. */
static void test_numbers(void **state) {
  (void)state;
  static const struct {
    const char *text;
    shlo_attribute_kind kind;
    int64_t integer;
    double real;
  } numbers[] = {
      {"true", SHLO_ATTRIBUTE_BOOL, 1, 0},
      {"false", SHLO_ATTRIBUTE_BOOL, 0, 0},
      {"-2 : i2", SHLO_ATTRIBUTE_INTEGER, -2, 0},
      {"3 : ui2", SHLO_ATTRIBUTE_INTEGER, 3, 0},
      {"-1 : i63", SHLO_ATTRIBUTE_INTEGER, -1, 0},
      {"-9223372036854775808 : i64", SHLO_ATTRIBUTE_INTEGER, INT64_MIN, 0},
      {"9223372036854775807 : i64", SHLO_ATTRIBUTE_INTEGER, INT64_MAX, 0},
      {"-5 : si64", SHLO_ATTRIBUTE_INTEGER, -5, 0},
      {"18446744073709551615 : ui64", SHLO_ATTRIBUTE_INTEGER, -1, 0}, /* the same bits */
      {"-3 : index", SHLO_ATTRIBUTE_INTEGER, -3, 0},
      {"1 : i65", SHLO_ATTRIBUTE_OTHER, 0, 0},
      {"1 : ui65", SHLO_ATTRIBUTE_OTHER, 0, 0},
      {"-1.5 : f16", SHLO_ATTRIBUTE_FLOAT, 0, -1.5},
      {"-1.5 : bf16", SHLO_ATTRIBUTE_FLOAT, 0, -1.5},
      {"1.5 : f8E4M3FN", SHLO_ATTRIBUTE_FLOAT, 0, 1.5},
      {"1.5 : f4E2M1FN", SHLO_ATTRIBUTE_FLOAT, 0, 1.5},
      {"-1.5 : tf32", SHLO_ATTRIBUTE_FLOAT, 0, -1.5},
      {"0x3FB999999999999A : f64", SHLO_ATTRIBUTE_FLOAT, 0, 0.1},
      {"1.5 : f80", SHLO_ATTRIBUTE_OTHER, 0, 0},
      {"1.5 : f128", SHLO_ATTRIBUTE_OTHER, 0, 0},
  };
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; ++i) {
    char program[128];
    snprintf(program, sizeof program, "module attributes {x.y = %s} {}", numbers[i].text);
    shlo_module *module = parse(program);
    const shlo_attribute *found = attribute(shlo_module_operation(module), "x.y");
    if (shlo_attribute_kind_of(found) != numbers[i].kind || shlo_attribute_integer(found) != numbers[i].integer ||
        shlo_attribute_float(found) != numbers[i].real)
      fail_msg("%s: kind %d, integer %lld, float %g", numbers[i].text, shlo_attribute_kind_of(found),
               (long long)shlo_attribute_integer(found), shlo_attribute_float(found));
    /* Its type is the one that it was written with. */
    const char *type = strstr(numbers[i].text, " : ");
    prints(type ? type + 3 : "i1", shlo_type_print(shlo_attribute_type(found), &out, &error));
    assert_int_equal(shlo_attribute_count(found), 0);
    assert_null(shlo_attribute_at(found, 0));
    shlo_module_destroy(module);
  }
}

/* Quantized elements keep their stored values. A constant may lack its data, or have an unknown element type. */
static void test_odd_constants(void **state) {
  (void)state;
  shlo_module *module = parse("func.func @main() attributes {x.wide = dense<1> : tensor<2xi128>,\n"
                              "  x.lost = dense_resource<gone> : tensor<2xf32>,\n"
                              "  x.short = dense_resource<r> : tensor<3xf32>,\n"
                              "  x.huge = dense<0> : tensor<1000000x1000000x1000xi8>} {\n"
                              "  %0 = stablehlo.constant() {value = dense<[1, -1]> : tensor<2xi8>} : () -> "
                              "tensor<2x!quant.uniform<i8:f32, 0.5>>\n"
                              "  return\n}\n"
                              "{-#\n  dialect_resources: {\n    builtin: {\n"
                              "      r: \"0x040000000000803F00000040\"\n    }\n  }\n#-}\n");
  const shlo_operation *main = first_function(module);
  shlo_tensor *tensor = UNTOUCHED(shlo_tensor);
  fails(SHLO_UNSUPPORTED, "tensor<2xi128>", shlo_attribute_tensor(attribute(main, "x.wide"), &tensor, &error));
  fails(SHLO_NOT_FOUND, "missing", shlo_attribute_tensor(attribute(main, "x.lost"), &tensor, &error));
  fails(SHLO_INVALID_PROGRAM, "8 bytes", shlo_attribute_tensor(attribute(main, "x.short"), &tensor, &error));
  fails(SHLO_LIMIT, "2^47", shlo_attribute_tensor(attribute(main, "x.huge"), &tensor, &error));
  fails(SHLO_INVALID_ARGUMENT, "constant", shlo_attribute_tensor(attribute(main, "sym_name"), &tensor, &error));
  assert_ptr_equal(tensor, UNTOUCHED(shlo_tensor));
  size_t size = 99;
  assert_null(shlo_attribute_bytes(attribute(main, "x.lost"), &size));
  assert_int_equal(size, 0);
  assert_int_equal(shlo_attribute_is_splat(attribute(main, "x.lost")), 0);
  assert_int_equal(shlo_attribute_is_splat(attribute(main, "x.huge")), 1);

  ok(shlo_attribute_tensor(attribute(body_of(main), "value"), &tensor, &error));
  assert_memory_equal(shlo_tensor_data(tensor), "\1\xff", 2);
  shlo_tensor_destroy(tensor);
  shlo_module_destroy(module);
}

/* --- Locations and text --------------------------------------------------------------------------- */

static void test_locations(void **state) {
  (void)state;
  shlo_module *module =
      parse("func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
            "  %0 = stablehlo.abs %x : tensor<f32> loc(\"model.py\":12:5)\n"
            "  %1 = stablehlo.abs %0 : tensor<f32> loc(\"jit(f)/abs\"(callsite(\"f\"(\"f.py\":3:4) at \"g.py\":7:1)))\n"
            "  %2 = stablehlo.abs %1 : tensor<f32> loc(unknown)\n"
            "  %3 = stablehlo.abs %2 : tensor<f32> loc(fused<\"merged\">[\"a\", \"b.py\":1:2])\n"
            "  %4 = stablehlo.abs %3 : tensor<f32>\n"
            "  %5 = stablehlo.abs %4 : tensor<f32> loc(\"r.py\":1:2 to 3:9)\n"
            "  return %5 : tensor<f32>\n}\n");
  static const struct {
    const char *file, *name;
    uint32_t line, column;
  } expected[] = {
      {"model.py", "", 12, 5}, {"f.py", "jit(f)/abs", 3, 4}, {"", "", 0, 0}, {"b.py", "a", 1, 2},
      {"-", "", 6, 8},         {"r.py", "", 1, 2},
  };
  const shlo_operation *op = body_of(first_function(module));
  for (size_t i = 0; i < sizeof expected / sizeof *expected; ++i, op = shlo_operation_next(op)) {
    gives(expected[i].file, shlo_operation_file(op, &length));
    gives(expected[i].name, shlo_operation_location_name(op, &length));
    assert_int_equal(shlo_operation_line(op), expected[i].line);
    assert_int_equal(shlo_operation_column(op), expected[i].column);
  }
  shlo_module_destroy(module);
}

/* A finding has the place where the range of its op begins. */
static void test_findings_in_ranges(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {\n"
                             "  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>"
                             " loc(\"r.py\":1:2 to 3:9)\n"
                             "  return %0 : tensor<2x3xf32>\n}\n";
  shlo_parse_options *options = NULL;
  shlo_module *module = NULL;
  shlo_error *error = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_verify(options, 0, &error));
  ok(shlo_module_parse(text, strlen(text), options, &module, &error));
  assert_int_equal(shlo_module_verify(module, &error), SHLO_INVALID_PROGRAM);
  const shlo_diagnostic *finding = shlo_error_diagnostic(error, 0);
  assert_string_equal(shlo_diagnostic_file(finding, NULL), "r.py");
  assert_int_equal(shlo_diagnostic_line(finding), 1);
  assert_int_equal(shlo_diagnostic_column(finding), 2);
  shlo_error_destroy(error);
  shlo_module_destroy(module);
  shlo_parse_options_destroy(options);
}

static void test_print(void **state) {
  (void)state;
  shlo_module *module =
      parse("func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
            "  %0 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32> loc(\"m.py\":2:3)\n"
            "  %1 = stablehlo.add %x, %0 : tensor<4xf32>\n"
            "  return %1 : tensor<4xf32>\n}\n");
  const shlo_operation *constant = body_of(first_function(module)), *add = shlo_operation_next(constant);
  shlo_print_options *options = NULL;
  ok(shlo_print_options_create(&options, &error));
  prints("%0 = stablehlo.add %arg0, %cst : tensor<4xf32>", shlo_operation_print(add, options, &out, &error));
  ok(shlo_print_options_set_generic(options, 1, &error));
  prints("%1 = \"stablehlo.add\"(%arg0, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>",
         shlo_operation_print(add, options, &out, &error));
  ok(shlo_print_options_set_generic(options, 0, &error));
  ok(shlo_print_options_set_elide_above(options, 2, &error));
  ok(shlo_print_options_set_locations(options, 1, &error));
  prints("%cst = stablehlo.constant dense_resource<__elided__> : tensor<4xf32> loc(\"m.py\":2:3)",
         shlo_operation_print(constant, options, &out, &error));
  prints("dense_resource<__elided__> : tensor<4xf32>",
         shlo_attribute_print(attribute(constant, "value"), options, &out, &error));
  prints("dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>",
         shlo_attribute_print(attribute(constant, "value"), NULL, &out, &error));

  ok(shlo_print_options_set_max_bytes(options, 10, &error));
  shlo_buffer *out = UNTOUCHED(shlo_buffer);
  fails(SHLO_LIMIT, "10 bytes", shlo_operation_print(add, options, &out, &error));
  fails(SHLO_LIMIT, "10 bytes", shlo_attribute_print(attribute(constant, "value"), options, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));
  shlo_print_options_destroy(options);
  shlo_module_destroy(module);
}

/* --- Neutral values --------------------------------------------------------------------------------- */

static void test_null(void **state) {
  (void)state;
  assert_null(shlo_module_operation(NULL));
  assert_null(shlo_function_operation(NULL));
  gives_null(shlo_operation_name(NULL, &length));
  assert_int_equal(shlo_operation_op(NULL), SHLO_OP_NONE);
  assert_null(shlo_operation_parent(NULL));
  assert_null(shlo_operation_next(NULL));
  assert_int_equal(shlo_operation_operand_count(NULL), 0);
  assert_null(shlo_operation_operand(NULL, 0));
  assert_int_equal(shlo_operation_result_count(NULL), 0);
  assert_null(shlo_operation_result(NULL, 0));
  assert_int_equal(shlo_operation_region_count(NULL), 0);
  assert_null(shlo_operation_region(NULL, 0));
  assert_int_equal(shlo_operation_attribute_count(NULL), 0);
  gives_null(shlo_operation_attribute_name(NULL, 0, &length));
  assert_null(shlo_operation_attribute_at(NULL, 0));
  assert_null(shlo_operation_attribute(NULL, "value", 5));
  gives("", shlo_operation_file(NULL, &length));
  assert_int_equal(shlo_operation_line(NULL), 0);
  assert_int_equal(shlo_operation_column(NULL), 0);
  gives("", shlo_operation_location_name(NULL, &length));

  assert_int_equal(shlo_region_argument_count(NULL), 0);
  assert_null(shlo_region_argument(NULL, 0));
  assert_null(shlo_region_first(NULL));
  assert_null(shlo_region_last(NULL));
  assert_null(shlo_region_parent(NULL));
  assert_null(shlo_value_type(NULL));
  assert_null(shlo_value_operation(NULL));
  assert_null(shlo_value_region(NULL));
  assert_int_equal(shlo_value_index(NULL), -1);

  assert_int_equal(shlo_type_kind_of(NULL), SHLO_TYPE_KIND_NONE);
  assert_int_equal(shlo_type_element(NULL), SHLO_TYPE_NONE);
  assert_int_equal(shlo_type_rank(NULL), -1);
  assert_null(shlo_type_shape(NULL));
  assert_null(shlo_type_bounds(NULL));
  assert_int_equal(shlo_type_part_count(NULL), 0);
  assert_null(shlo_type_part(NULL, 0));
  assert_int_equal(shlo_type_input_count(NULL), 0);
  assert_int_equal(shlo_type_is_quantized(NULL), 0);
  assert_int_equal(shlo_type_expressed(NULL), SHLO_TYPE_NONE);
  assert_int_equal(shlo_type_quantized_axis(NULL), -1);
  assert_int_equal(shlo_type_scale_count(NULL), 0);
  assert_true(shlo_type_scale(NULL, 0) == 0.0);
  assert_int_equal(shlo_type_zero_point(NULL, 0), 0);
  assert_int_equal(shlo_type_storage_min(NULL), 0);
  assert_int_equal(shlo_type_storage_max(NULL), 0);

  assert_int_equal(shlo_attribute_kind_of(NULL), SHLO_ATTRIBUTE_NONE);
  assert_int_equal(shlo_attribute_integer(NULL), 0);
  assert_true(shlo_attribute_float(NULL) == 0.0);
  gives("", shlo_attribute_text(NULL, &length));
  assert_null(shlo_attribute_type(NULL));
  gives("", shlo_attribute_class(NULL, &length));
  assert_int_equal(shlo_attribute_count(NULL), 0);
  assert_null(shlo_attribute_at(NULL, 0));
  gives_null(shlo_attribute_key(NULL, 0, &length));
  assert_null(shlo_attribute_entry(NULL, "a", 1));
  assert_int_equal(shlo_attribute_integer_at(NULL, 0), 0);
  size_t size = 99;
  assert_null(shlo_attribute_bytes(NULL, &size));
  assert_int_equal(size, 0);
  assert_int_equal(shlo_attribute_is_splat(NULL), 0);

  shlo_buffer *out = UNTOUCHED(shlo_buffer);
  shlo_tensor *tensor = UNTOUCHED(shlo_tensor);
  fails(SHLO_INVALID_ARGUMENT, "operation", shlo_operation_print(NULL, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "type", shlo_type_print(NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "attribute", shlo_attribute_print(NULL, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "attribute", shlo_attribute_tensor(NULL, &tensor, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));
  assert_ptr_equal(tensor, UNTOUCHED(shlo_tensor));
}

static void test_outside(void **state) {
  (void)state;
  shlo_module *module = parse(story);
  const shlo_operation *main = first_function(module), *dot = body_of(main);
  const shlo_attribute *numbers = attribute(dot, "dot_dimension_numbers");
  const shlo_type *function = shlo_attribute_type(attribute(main, "function_type"));
  const shlo_type *tensor = shlo_value_type(shlo_operation_result(dot, 0));
  static const size_t outside[] = {2, 1000, (size_t)INT32_MAX + 1, SIZE_MAX};
  for (size_t i = 0; i < 4; ++i) {
    assert_null(shlo_operation_operand(dot, outside[i]));
    assert_null(shlo_operation_result(dot, outside[i]));
    assert_null(shlo_operation_region(dot, outside[i]));
    assert_null(shlo_operation_attribute_at(dot, outside[i]));
    gives_null(shlo_operation_attribute_name(dot, outside[i], &length));
    assert_null(shlo_region_argument(shlo_operation_region(main, 0), outside[i]));
    assert_null(shlo_type_part(function, outside[i] + 1 > 3 ? outside[i] + 1 : 3));
    assert_null(shlo_type_part(tensor, outside[i]));
    assert_true(shlo_type_scale(tensor, outside[i]) == 0.0);
    assert_int_equal(shlo_type_zero_point(tensor, outside[i]), 0);
    assert_null(shlo_attribute_at(numbers, outside[i] < 4 ? 4 : outside[i]));
    gives_null(shlo_attribute_key(numbers, outside[i] < 4 ? 4 : outside[i], &length));
    assert_int_equal(shlo_attribute_integer_at(entry(numbers, "lhs_contracting_dimensions"), outside[i]), 0);
  }
  assert_null(shlo_operation_attribute(dot, "no_such", 7));
  assert_null(shlo_operation_attribute(dot, NULL, 7));
  assert_null(shlo_operation_attribute(dot, "", 0));
  assert_null(shlo_attribute_entry(numbers, NULL, 3));
  /* The length counts, not a NUL. */
  assert_non_null(shlo_operation_attribute(dot, "precision_config_and_more", 16));

  shlo_buffer *out = UNTOUCHED(shlo_buffer);
  shlo_tensor *element = NULL;
  (void)element;
  fails(SHLO_INVALID_ARGUMENT, "out", shlo_operation_print(dot, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "out", shlo_type_print(tensor, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "out", shlo_attribute_print(numbers, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "out", shlo_attribute_tensor(numbers, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "options", shlo_operation_print(dot, (const shlo_print_options *)module, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));
  shlo_module_destroy(module);
}

static void test_one_block(void **state) {
  (void)state;
  static const char branches[] = "func.func @main() {\n  return\n^bb1:\n  return\n}\n";
  shlo_module *module = UNTOUCHED(shlo_module);
  fails(SHLO_UNSUPPORTED, "several blocks", shlo_module_parse(branches, strlen(branches), NULL, &module, &error));
  assert_ptr_equal(module, UNTOUCHED(shlo_module));
  shlo_module_destroy(parse("func.func @main() {\n  return\n}\n"));
}

/* --- Whole programs ------------------------------------------------------------------------------------ */

/* What a walk visits. `sum` keeps the compiler from removing parts of it. */
struct census {
  int shallow; /* does not visit the parts of attributes */
  uint64_t ops, operands, results, attributes, constants, constant_bytes, regions;
  uint64_t occurrences[1024]; /* by the module's list of ops */
  uintptr_t sum;
};

static void look_into(const shlo_attribute *one, struct census *census, int depth) {
  census->sum += (uintptr_t)shlo_attribute_kind_of(one) + (uintptr_t)shlo_attribute_integer(one);
  size_t size = 0;
  if (shlo_attribute_bytes(one, &size))
    census->constant_bytes += size;
  for (size_t i = 0; !census->shallow && depth < 8 && i < shlo_attribute_count(one); ++i)
    look_into(shlo_attribute_at(one, i), census, depth + 1);
}

static void walk(const shlo_module *module, const shlo_region *region, struct census *census, int by_name) {
  for (const shlo_operation *op = shlo_region_first(region); op; op = shlo_operation_next(op)) {
    ++census->ops;
    census->sum += (uintptr_t)shlo_operation_op(op);
    for (size_t i = 0; by_name && i < shlo_module_op_count(module); ++i)
      if (!strcmp(shlo_module_op_name(module, i, NULL), shlo_operation_name(op, NULL)))
        ++census->occurrences[i];
    for (size_t i = 0; i < shlo_operation_operand_count(op); ++i, ++census->operands)
      census->sum += (uintptr_t)shlo_value_type(shlo_operation_operand(op, i));
    for (size_t i = 0; i < shlo_operation_result_count(op); ++i, ++census->results)
      census->sum += (uintptr_t)shlo_type_shape(shlo_value_type(shlo_operation_result(op, i)));
    for (size_t i = 0; i < shlo_operation_attribute_count(op); ++i, ++census->attributes)
      look_into(shlo_operation_attribute_at(op, i), census, 0);
    census->constants += shlo_operation_op(op) == SHLO_OP_CONSTANT;
    for (size_t i = 0; i < shlo_operation_region_count(op); ++i, ++census->regions)
      walk(module, shlo_operation_region(op, i), census, by_name);
  }
}

/* A walk visits what the module's lists state. */
static void check_census(const shlo_module *module, uint64_t least) {
  static struct census census;
  memset(&census, 0, sizeof census);
  assert_true(shlo_module_op_count(module) <= 1024);
  walk(module, shlo_operation_region(shlo_module_operation(module), 0), &census, 1);
  uint64_t total = 0;
  for (size_t i = 0; i < shlo_module_op_count(module); ++i) {
    assert_int_equal(census.occurrences[i], shlo_module_op_occurrences(module, i));
    total += census.occurrences[i];
  }
  assert_int_equal(census.ops, total);
  assert_true(total >= least);
  assert_int_equal(census.constants, shlo_module_constant_count(module));
  uint64_t stored = 0;
  for (size_t i = 0; i < shlo_module_constant_count(module); ++i)
    stored += shlo_module_constant_bytes(module, i);
  assert_true(census.constant_bytes >= stored);
}

static void test_census(void **state) {
  (void)state;
  static const struct {
    const char *path;
    uint64_t least;
  } programs[] = {{SHLO_MODEL, 60}, {SHLO_FORMS, 150}};
  for (size_t i = 0; i < 2; ++i) {
    size_t size = 0;
    char *bytes = file_bytes(programs[i].path, &size);
    assert_non_null(bytes);
    shlo_module *module = NULL;
    ok(shlo_module_load(bytes, size, NULL, &module, &error));
    free(bytes);
    check_census(module, programs[i].least);
    shlo_module_destroy(module);
  }
}

static void *walk_in_thread(void *module) {
  struct census *census = calloc(1, sizeof *census);
  for (int i = 0; census && i < 20; ++i)
    walk(module, shlo_operation_region(shlo_module_operation(module), 0), census, 0);
  return census;
}

static void test_threads(void **state) {
  (void)state;
  size_t size = 0;
  char *bytes = file_bytes(SHLO_FORMS, &size);
  shlo_module *module = NULL;
  ok(shlo_module_load(bytes, size, NULL, &module, &error));
  free(bytes);
  pthread_t threads[4];
  struct census *found[4];
  for (size_t i = 0; i < 4; ++i)
    assert_int_equal(pthread_create(&threads[i], NULL, walk_in_thread, module), 0);
  for (size_t i = 0; i < 4; ++i)
    assert_int_equal(pthread_join(threads[i], (void **)&found[i]), 0);
  for (size_t i = 0; i < 4; ++i) {
    assert_non_null(found[i]);
    assert_true(found[i]->attributes > 1000);
    assert_int_equal(found[i]->attributes, found[0]->attributes);
    assert_int_equal(found[i]->sum, found[0]->sum); /* equal objects have equal handles */
  }
  for (size_t i = 0; i < 4; ++i)
    free(found[i]);
  shlo_module_destroy(module);
}

/* Milliseconds of this thread for one walk, the best of several. */
static double time_of_walk(const shlo_module *module, struct census *census, int shallow) {
  double best = INFINITY;
  for (int i = 0; i < 5; ++i) {
    struct timespec from, to;
    memset(census, 0, sizeof *census);
    census->shallow = shallow;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &from);
    walk(module, shlo_operation_region(shlo_module_operation(module), 0), census, 0);
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &to);
    best = fmin(best, 1e3 * (double)(to.tv_sec - from.tv_sec) + 1e-6 * (double)(to.tv_nsec - from.tv_nsec));
  }
  return best;
}

/* 30,000 ops of several kinds. */
static void test_speed(void **state) {
  (void)state;
  enum { rounds = 10000 };
  char *text = malloc(rounds * 512 + 512), *end = text;
  assert_non_null(text);
  end += sprintf(end, "func.func @main(%%v0: tensor<8x8xf32>) -> tensor<8x8xf32> {\n");
  for (int i = 0; i < rounds; ++i)
    end += sprintf(end,
                   "  %%a%d = stablehlo.add %%v%d, %%v%d : tensor<8x8xf32>\n"
                   "  %%t%d = stablehlo.transpose %%a%d, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>\n"
                   "  %%v%d = stablehlo.dot_general %%t%d, %%v%d, contracting_dims = [1] x [0] : "
                   "(tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>\n",
                   i, i, i, i, i, i + 1, i, i);
  sprintf(end, "  return %%v%d : tensor<8x8xf32>\n}\n", rounds);
  shlo_module *module = parse(text);
  free(text);
  static struct census census;
  double shallow = time_of_walk(module, &census, 1), deep = time_of_walk(module, &census, 0);
  assert_int_equal(census.ops, 3 * rounds + 2);
  assert_int_equal(census.operands, 5 * rounds + 1);
  assert_int_equal(census.attributes, 2 * rounds + 2);
  print_message("%d ops with their operands, results and attributes in %.1f ms, with each number of those in %.1f ms\n",
                3 * rounds, shallow, deep);
  assert_true(deep < 1000); /* a busy machine, a sanitizer */
  shlo_module_destroy(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_numbers),
      cmocka_unit_test(test_story),
      cmocka_unit_test(test_attributes),
      cmocka_unit_test(test_structs),
      cmocka_unit_test(types_of_elements_have_their_kind),
      cmocka_unit_test(test_types),
      cmocka_unit_test(test_constants),
      cmocka_unit_test(test_odd_constants),
      cmocka_unit_test(test_locations),
      cmocka_unit_test(test_findings_in_ranges),
      cmocka_unit_test(test_print),
      cmocka_unit_test(test_null),
      cmocka_unit_test(test_outside),
      cmocka_unit_test(test_one_block),
      cmocka_unit_test(test_census),
      cmocka_unit_test(test_threads),
      cmocka_unit_test(test_speed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
