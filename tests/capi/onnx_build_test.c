/* builder.h: ops of the dialect onnx.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "builder_support.h"

#include <stdio.h>


static const shlo_operation *add(shlo_builder *builder, const char *name, size_t count,
                                 const shlo_value *const *operands, const char *attributes, size_t regions,
                                 const shlo_region *const *bodies) {
  const shlo_operation *op = NULL;
  ok(shlo_builder_add_op(builder, name, strlen(name), count, operands, attributes ? attribute_of(builder, attributes) : NULL,
                         regions, bodies, 0, NULL, &op, &error));
  return op;
}

static const shlo_value *result_of(const shlo_operation *op) { return shlo_operation_result(op, 0); }

static const char *text_of_type(const shlo_type *type) {
  static char text[64];
  shlo_buffer *printed = NULL;
  ok(shlo_type_print(type, &printed, &error));
  snprintf(text, sizeof text, "%.*s", (int)shlo_buffer_size(printed), (const char *)shlo_buffer_data(printed));
  shlo_buffer_destroy(printed);
  return text;
}
static const char *text_of(const shlo_value *value) { return text_of_type(shlo_value_type(value)); }

static void types_are_inferred_when_ops_are_added(void **state) {
  (void)state;
  shlo_builder *builder = new_builder();
  ok(shlo_builder_set_attribute(builder, NULL, BYTES("onnx.opset_import"), attribute_of(builder, "{ai.onnx = 21 : i64}"), &error));
  const shlo_type *types[] = {type_of(builder, "tensor<1x3x32x32xf32>"), type_of(builder, "tensor<i1>"), type_of(builder, "tensor<i64>")};
  const shlo_region *body = begin(builder, "net", 3, types);
  const shlo_value *x = shlo_region_argument(body, 0), *condition = shlo_region_argument(body, 1), *count = shlo_region_argument(body, 2);
  /* The type of an initializer is that of its value. */
  const shlo_operation *weights = add(builder, "onnx.Initializer", 0, NULL, "{value = dense<1.0> : tensor<8x3x3x3xf32>}", 0, NULL);
  assert_string_equal(text_of(result_of(weights)), "tensor<8x3x3x3xf32>");
  const shlo_operation *none = add(builder, "onnx.NoValue", 0, NULL, "{value}", 0, NULL);
  const shlo_value *operands[] = {x, result_of(weights), result_of(none)};
  const shlo_operation *conv = add(builder, "onnx.Conv", 3, operands, "{strides = [2, 2], pads = [1, 1, 1, 1]}", 0, NULL);
  assert_string_equal(text_of(result_of(conv)), "tensor<1x8x16x16xf32>");
  /* Lists of integers as arrays, elements that make a shape, an older name. */
  const shlo_value *y = result_of(conv);
  assert_string_equal(text_of(result_of(add(builder, "onnx.Transpose", 1, &y, "{perm = array<i64: 0, 2, 3, 1>}", 0, NULL))), "tensor<1x16x16x8xf32>");
  const shlo_value *shape[] = {y, result_of(add(builder, "onnx.Constant", 0, NULL, "{value_ints = [0, -1]}", 0, NULL))};
  assert_string_equal(text_of(result_of(add(builder, "onnx.Reshape", 2, shape, NULL, 0, NULL))), "tensor<1x2048xf32>");
  assert_string_equal(text_of(result_of(add(builder, "onnx.ReluV14", 1, &y, NULL, 0, NULL))), "tensor<1x8x16x16xf32>");
  /* Several results; those that may be left out are, unless there would be none. */
  assert_int_equal(shlo_operation_result_count(add(builder, "onnx.MaxPool", 1, &y, "{kernel_shape = [2, 2]}", 0, NULL)), 1);
  assert_int_equal(shlo_operation_result_count(add(builder, "onnx.Split", 1, &y, "{axis = 1 : si64, num_outputs = 4 : si64}", 0, NULL)), 4);
  /* Subgraphs end with onnx.Yield, and see the values around them. */
  const shlo_region *branches[2] = {NULL, NULL};
  for (int i = 0; i < 2; ++i) {
    ok(shlo_builder_begin_region(builder, 0, NULL, &branches[i], &error));
    const shlo_value *made = result_of(add(builder, i ? "onnx.Abs" : "onnx.Neg", 1, &y, NULL, 0, NULL));
    ok(shlo_builder_end_region(builder, 1, &made, &error));
  }
  const shlo_operation *choice = add(builder, "onnx.If", 1, &condition, NULL, 2, branches);
  const shlo_operation *last = shlo_region_last(shlo_operation_region(choice, 0));
  assert_string_equal(shlo_operation_name(last, NULL), "onnx.Yield");
  const shlo_type *carried[] = {types[2], types[1], shlo_value_type(y)};
  const shlo_region *round = NULL;
  ok(shlo_builder_begin_region(builder, 3, carried, &round, &error));
  const shlo_value *state_of_loop = shlo_region_argument(round, 2);
  const shlo_value *yielded[] = {shlo_region_argument(round, 1), state_of_loop, state_of_loop};
  ok(shlo_builder_end_region(builder, 3, yielded, &error));
  const shlo_value *initial[] = {count, condition, y};
  const shlo_operation *loop = add(builder, "onnx.Loop", 3, initial, NULL, 1, &round);
  assert_int_equal(shlo_operation_result_count(loop), 2);
  assert_string_equal(text_of(shlo_operation_result(loop, 1)), "tensor<?x1x8x16x16xf32>");

  const shlo_value *outputs[] = {result_of(choice)};
  ok(shlo_builder_end_function(builder, 1, outputs, NULL, &error));
  shlo_module *module = NULL, *again = NULL;
  shlo_buffer *bytes = NULL;
  ok(shlo_builder_finish(builder, &module, &error));
  shlo_builder_destroy(builder);
  /* It is a model. */
  ok(shlo_onnx_write(module, NULL, &bytes, NULL, &error));
  ok(shlo_module_load(shlo_buffer_data(bytes), shlo_buffer_size(bytes), NULL, &again, &error));
  shlo_buffer_destroy(bytes);
  shlo_module_destroy(again);
  shlo_module_destroy(module);
}

static void broken_ops_are_not_added(void **state) {
  (void)state;
  shlo_builder *builder = new_builder();
  const shlo_type *type = type_of(builder, "tensor<2x3xf32>");
  const shlo_value *x = shlo_region_argument(begin(builder, "net", 1, &type), 0);
  const shlo_value *both[] = {x, x};
  const shlo_operation *op = UNTOUCHED(shlo_operation);
#define REFUSED(code, message, name, count, attributes)                                                                \
  fails(code, message, shlo_builder_add_op(builder, BYTES(name), count, both, attributes ? attribute_of(builder, attributes) : NULL, \
                                           0, NULL, 0, NULL, &op, &error))
  REFUSED(SHLO_INVALID_PROGRAM, "has 2 rows, expected 3", "onnx.MatMul", 2, (const char *)NULL);
  REFUSED(SHLO_INVALID_PROGRAM, "operands are 1 values, expected 2", "onnx.Add", 1, (const char *)NULL);
  REFUSED(SHLO_INVALID_PROGRAM, "beta is no attribute of Add", "onnx.Add", 2, "{beta = 1 : i64}");
#undef REFUSED
  (void)op;
  shlo_builder_destroy(builder);
}

static void types_are_inferred_without_an_op(void **state) {
  (void)state;
  shlo_builder *builder = new_builder();
  const shlo_type *operands[] = {type_of(builder, "tensor<2x3xf32>"), type_of(builder, "tensor<3x?xf32>")}, *types[2];
  size_t count = 0;
  ok(shlo_builder_infer(builder, BYTES("onnx.MatMul"), 2, operands, NULL, 0, NULL, 2, types, &count, &error));
  assert_int_equal(count, 1);
  assert_string_equal(text_of_type(types[0]), "tensor<2x?xf32>");
  fails(SHLO_UNSUPPORTED, "op 'onnx.Wish' is unknown", shlo_builder_infer(builder, BYTES("onnx.Wish"), 0, NULL, NULL, 0, NULL, 2, types, &count, &error));
  fails(SHLO_INVALID_PROGRAM, "need types", shlo_builder_infer(builder, BYTES("onnx.Custom"), 0, NULL, attribute_of(builder, "{function_name = \"F\"}"), 0, NULL, 2, types, &count, &error));
  shlo_builder_destroy(builder);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(types_are_inferred_when_ops_are_added),
      cmocka_unit_test(broken_ops_are_not_added),
      cmocka_unit_test(types_are_inferred_without_an_op),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
