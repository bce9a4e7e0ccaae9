/* Builds an ONNX model, infers the types of its values, writes it, and reads it again:
 *   11_write_onnx OUT.onnx
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <stablehlo-c/stablehlo.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static shlo_error *error;

static void check(shlo_status status) {
  if (status) {
    fprintf(stderr, "%s\n", shlo_error_message(error, NULL));
    shlo_error_destroy(error);
    exit(1);
  }
}

/* Adds an op with one result, and names it. attributes is nullable. */
static const shlo_value *add(shlo_builder *builder, const char *op, size_t count, const shlo_value *const *operands,
                             const char *attributes) {
  const shlo_attribute *dictionary = NULL;
  const shlo_operation *made = NULL;
  if (attributes)
    check(shlo_builder_parse_attribute(builder, attributes, strlen(attributes), &dictionary, &error));
  check(shlo_builder_add_op(builder, op, strlen(op), count, operands, dictionary, 0, NULL, 0, NULL, &made, &error));
  return shlo_operation_result(made, 0);
}

static void set_input(shlo_builder *builder, const shlo_operation *function, const char *name, const char *value) {
  const shlo_attribute *attribute = NULL;
  check(shlo_builder_parse_attribute(builder, value, strlen(value), &attribute, &error));
  check(shlo_builder_set_argument_attribute(builder, function, 0, name, strlen(name), attribute, &error));
}

/* relu(x w), with any number of rows, for opset 17. */
static shlo_module *build(void) {
  shlo_builder *builder = NULL;
  shlo_module *module = NULL;
  const shlo_type *type = NULL;
  const shlo_region *body = NULL;
  const shlo_attribute *opsets = NULL;
  const shlo_operation *function = NULL;
  check(shlo_builder_create(NULL, 0, &builder, &error));
  check(shlo_builder_parse_attribute(builder, "{ai.onnx = 17 : i64}", 20, &opsets, &error));
  check(shlo_builder_set_attribute(builder, NULL, "onnx.opset_import", 17, opsets, &error));
  check(shlo_builder_parse_type(builder, "tensor<?x2xf32>", 15, &type, &error));
  check(shlo_builder_begin_function(builder, "main_graph", 10, SHLO_VISIBILITY_DEFAULT, 1, &type, &body, &error));
  const shlo_value *operands[2];
  operands[0] = shlo_region_argument(body, 0);
  operands[1] = add(builder, "onnx.Initializer", 0, NULL, "{value = dense<0.5> : tensor<2x3xf32>, onnx.names = [\"w\"]}");
  operands[0] = add(builder, "onnx.MatMul", 2, operands, NULL);
  operands[0] = add(builder, "onnx.Relu", 1, operands, "{onnx.names = [\"y\"]}");
  check(shlo_builder_end_function(builder, 1, operands, &function, &error));
  set_input(builder, function, "onnx.name", "\"x\"");
  set_input(builder, function, "onnx.dim_params", "\"0:rows\"");
  check(shlo_builder_finish(builder, &module, &error));
  shlo_builder_destroy(builder);
  return module;
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: %s OUT.onnx\n", argv[0]);
    return 2;
  }
  shlo_module *module = build(), *inferred = NULL, *read = NULL;
  shlo_buffer *text = NULL;
  /* The name of the dimension goes where the dimension goes. */
  check(shlo_onnx_infer(module, NULL, &inferred, &error));
  check(shlo_onnx_write_file(inferred, argv[1], strlen(argv[1]), NULL, &error));
  check(shlo_module_load_file(argv[1], strlen(argv[1]), NULL, &read, &error));
  check(shlo_module_print(read, NULL, &text, &error));
  printf("%s", shlo_buffer_data(text));
  shlo_buffer_destroy(text);
  shlo_module_destroy(read);
  shlo_module_destroy(inferred);
  shlo_module_destroy(module);
  return 0;
}
