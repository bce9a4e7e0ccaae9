/* onnx.h: inspecting models.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <unistd.h>

static const char program[] =
    "module attributes {onnx.ir_version = 8 : i64, onnx.opset_import = {ai.onnx = 17 : i64, local = 1 : i64},\n"
    "  onnx.producer_name = \"maker\", onnx.producer_version = \"2.1\", onnx.domain = \"org\",\n"
    "  onnx.model_version = 5 : i64, onnx.doc_string = \"a note\",\n"
    "  onnx.metadata_props = [{key = \"author\", value = \"me\"}]} {\n"
    "func.func @main_graph(%x: tensor<?x3xf32> {onnx.dim_params = \"0:batch\", onnx.name = \"x\"},\n"
    "    %n: tensor<*xi64> {onnx.name = \"n\"},\n"
    "    %d: tensor<f32> {onnx.name = \"d\", onnx.default = dense<1.0> : tensor<f32>},\n"
    "    %s: !onnx.Seq<tensor<?xf64>> {onnx.name = \"s\"}, %t: tensor<2x!onnx.String> {onnx.name = \"t\"})\n"
    "    -> (tensor<?x3xf32> {onnx.name = \"y\", onnx.dim_params = \"0:batch\"}) {\n"
    "  %w = onnx.Initializer {onnx.names = [\"w\"]} dense<1.0> : tensor<300xf32>\n"
    "  %a = \"onnx.Add\"(%x, %d) {onnx.names = [\"a\"]} : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>\n"
    "  %b = \"onnx.Add\"(%a, %d) {onnx.names = [\"b\"]} : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>\n"
    "  %y = \"onnx.Custom\"(%b) {domain_name = \"local\", function_name = \"f\", onnx.names = [\"y\"]}\n"
    "    : (tensor<?x3xf32>) -> tensor<?x3xf32>\n"
    "  onnx.Return %y {onnx.name = \"net\"} : tensor<?x3xf32>\n"
    "}\n"
    "func.func private @\"local.f\"(%x: !onnx.Unknown {onnx.name = \"in\"}) -> (!onnx.Unknown {onnx.name = \"out\"})\n"
    "    attributes {onnx.domain = \"local\", onnx.name = \"f\", onnx.opset_import = {ai.onnx = 13 : i64}} {\n"
    "  %y = \"onnx.ReluV13\"(%x) {onnx.names = [\"out\"]} : (!onnx.Unknown) -> !onnx.Unknown\n"
    "  onnx.Return %y : !onnx.Unknown\n"
    "}}\n";

static shlo_buffer *model(void) {
  shlo_module *module = NULL;
  shlo_onnx_write_options *options = NULL;
  shlo_buffer *bytes = NULL, *external = NULL;
  ok(shlo_module_parse(BYTES(program), NULL, &module, &error));
  ok(shlo_onnx_write_options_create(&options, &error));
  ok(shlo_onnx_write_options_set_external(options, BYTES("w.bin"), &error));
  ok(shlo_onnx_write(module, options, &bytes, &external, &error));
  shlo_buffer_destroy(external);
  shlo_onnx_write_options_destroy(options);
  shlo_module_destroy(module);
  return bytes;
}

static shlo_onnx_inspection *inspected(const void *bytes, size_t size) {
  shlo_onnx_inspection *inspection = NULL;
  ok(shlo_onnx_inspect(bytes, size, &inspection, &error));
  return inspection;
}

static void a_model_says_what_it_has(void **state) {
  (void)state;
  shlo_buffer *bytes = model();
  shlo_onnx_inspection *one = inspected(shlo_buffer_data(bytes), shlo_buffer_size(bytes));
  shlo_buffer_destroy(bytes);
  assert_int_equal(shlo_onnx_inspection_ir_version(one), 8);
  assert_int_equal(shlo_onnx_inspection_model_version(one), 5);
  size_t length = 0;
  assert_string_equal(shlo_onnx_inspection_producer(one, &length), "maker");
  assert_int_equal(length, 5);
  assert_string_equal(shlo_onnx_inspection_producer_version(one, NULL), "2.1");
  assert_string_equal(shlo_onnx_inspection_domain(one, NULL), "org");
  assert_string_equal(shlo_onnx_inspection_doc(one, NULL), "a note");
  assert_string_equal(shlo_onnx_inspection_graph(one, NULL), "net");
  assert_int_equal(shlo_onnx_inspection_opset_count(one), 2);
  assert_string_equal(shlo_onnx_inspection_opset_domain(one, 0, NULL), "ai.onnx");
  assert_int_equal(shlo_onnx_inspection_opset_version(one, 0), 17);
  assert_string_equal(shlo_onnx_inspection_opset_domain(one, 1, NULL), "local");

  static const struct {
    const char *domain, *name;
    int64_t since;
    uint64_t occurrences;
  } ops[] = {{"ai.onnx", "Add", 14, 2}, {"ai.onnx", "Relu", 13, 1}, {"local", "f", 0, 1}};
  assert_int_equal(shlo_onnx_inspection_op_count(one), 3);
  for (size_t i = 0; i < 3; ++i) {
    assert_string_equal(shlo_onnx_inspection_op_domain(one, i, NULL), ops[i].domain);
    assert_string_equal(shlo_onnx_inspection_op_name(one, i, NULL), ops[i].name);
    assert_int_equal(shlo_onnx_inspection_op_since(one, i), ops[i].since);
    assert_int_equal(shlo_onnx_inspection_op_occurrences(one, i), ops[i].occurrences);
  }

  static const struct {
    const char *name, *type;
    shlo_element_type element;
    int32_t rank, has_default;
  } inputs[] = {{"x", "float[batch,3]", SHLO_TYPE_F32, 2, 0},
                {"n", "int64[]", SHLO_TYPE_I64, -1, 0},
                {"d", "float", SHLO_TYPE_F32, 0, 1},
                {"s", "seq(double[?])", SHLO_TYPE_NONE, -1, 0},
                {"t", "string[2]", SHLO_TYPE_NONE, 1, 0}};
  assert_int_equal(shlo_onnx_inspection_input_count(one), 5);
  for (size_t i = 0; i < 5; ++i) {
    assert_string_equal(shlo_onnx_inspection_input_name(one, i, NULL), inputs[i].name);
    assert_string_equal(shlo_onnx_inspection_input_type(one, i, NULL), inputs[i].type);
    assert_int_equal(shlo_onnx_inspection_input_element_type(one, i), inputs[i].element);
    assert_int_equal(shlo_onnx_inspection_input_rank(one, i), inputs[i].rank);
    assert_int_equal(shlo_onnx_inspection_input_has_default(one, i), inputs[i].has_default);
  }
  assert_int_equal(shlo_onnx_inspection_input_extent(one, 0, 0), SHLO_DYNAMIC);
  assert_string_equal(shlo_onnx_inspection_input_dimension(one, 0, 0, NULL), "batch");
  assert_int_equal(shlo_onnx_inspection_input_extent(one, 0, 1), 3);
  assert_null(shlo_onnx_inspection_input_dimension(one, 0, 1, NULL));
  assert_int_equal(shlo_onnx_inspection_input_extent(one, 4, 0), 2);
  assert_int_equal(shlo_onnx_inspection_output_count(one), 1);
  assert_string_equal(shlo_onnx_inspection_output_name(one, 0, NULL), "y");
  assert_string_equal(shlo_onnx_inspection_output_type(one, 0, NULL), "float[batch,3]");
  assert_int_equal(shlo_onnx_inspection_output_element_type(one, 0), SHLO_TYPE_F32);
  assert_int_equal(shlo_onnx_inspection_output_rank(one, 0), 2);
  assert_int_equal(shlo_onnx_inspection_output_extent(one, 0, 1), 3);
  assert_string_equal(shlo_onnx_inspection_output_dimension(one, 0, 0, NULL), "batch");

  /* The default of d comes first: it is an input. */
  assert_int_equal(shlo_onnx_inspection_initializer_count(one), 2);
  assert_string_equal(shlo_onnx_inspection_initializer_name(one, 1, NULL), "w");
  assert_string_equal(shlo_onnx_inspection_initializer_type(one, 1, NULL), "float[300]");
  assert_int_equal(shlo_onnx_inspection_initializer_bytes(one, 1), 1200);
  assert_string_equal(shlo_onnx_inspection_initializer_location(one, 1, NULL), "w.bin");
  assert_string_equal(shlo_onnx_inspection_initializer_name(one, 0, NULL), "d");
  assert_null(shlo_onnx_inspection_initializer_location(one, 0, NULL));
  assert_int_equal(shlo_onnx_inspection_file_count(one), 1);
  assert_string_equal(shlo_onnx_inspection_file_location(one, 0, NULL), "w.bin");
  assert_int_equal(shlo_onnx_inspection_file_bytes(one, 0), 1200);
  assert_int_equal(shlo_onnx_inspection_file_tensors(one, 0), 1);

  assert_int_equal(shlo_onnx_inspection_function_count(one), 1);
  assert_string_equal(shlo_onnx_inspection_function_domain(one, 0, NULL), "local");
  assert_string_equal(shlo_onnx_inspection_function_name(one, 0, NULL), "f");
  assert_string_equal(shlo_onnx_inspection_function_overload(one, 0, NULL), "");
  assert_int_equal(shlo_onnx_inspection_function_nodes(one, 0), 1);
  assert_int_equal(shlo_onnx_inspection_function_input_count(one, 0), 1);
  assert_string_equal(shlo_onnx_inspection_function_input(one, 0, 0, NULL), "in");
  assert_int_equal(shlo_onnx_inspection_function_output_count(one, 0), 1);
  assert_string_equal(shlo_onnx_inspection_function_output(one, 0, 0, NULL), "out");
  assert_int_equal(shlo_onnx_inspection_metadata_count(one), 1);
  assert_string_equal(shlo_onnx_inspection_metadata_key(one, 0, NULL), "author");
  assert_string_equal(shlo_onnx_inspection_metadata_value(one, 0, NULL), "me");
  shlo_onnx_inspection_destroy(one);
}

static void files_are_inspected(void **state) {
  (void)state;
  char folder[] = "/tmp/shlo-onnx-XXXXXX", path[64];
  assert_non_null(mkdtemp(folder));
  snprintf(path, sizeof path, "%s/m.onnx", folder);
  shlo_buffer *bytes = model();
  FILE *file = fopen(path, "wb");
  assert_int_equal(fwrite(shlo_buffer_data(bytes), 1, shlo_buffer_size(bytes), file), shlo_buffer_size(bytes));
  fclose(file);
  shlo_onnx_inspection *one = NULL;
  ok(shlo_onnx_inspect_file(path, strlen(path), &one, &error)); /* w.bin does not exist */
  assert_int_equal(shlo_onnx_inspection_op_count(one), 3);
  shlo_onnx_inspection_destroy(one);
  one = UNTOUCHED(shlo_onnx_inspection);
  fails(SHLO_IO, folder, shlo_onnx_inspect_file(folder, strlen(folder), &one, &error));
  fails(SHLO_INVALID_ARGUMENT, "path contains a NUL", shlo_onnx_inspect_file("a\0b", 3, &one, &error));
  remove(path);
  assert_int_equal(rmdir(folder), 0);
  shlo_buffer_destroy(bytes);
}

static void newer_and_damaged_models(void **state) {
  (void)state;
  shlo_buffer *bytes = model();
  const size_t size = shlo_buffer_size(bytes);
  char *other = malloc(size);
  memcpy(other, shlo_buffer_data(bytes), size);
  for (size_t i = 0; i + 1 < size; ++i) /* opset 17 of the model */
    if (other[i] == 0x10 && other[i + 1] == 17)
      other[i + 1] = 99;
  shlo_onnx_inspection *one = inspected(other, size);
  assert_int_equal(shlo_onnx_inspection_opset_version(one, 0), 99);
  assert_int_equal(shlo_onnx_inspection_op_since(one, 0), 14);
  shlo_onnx_inspection_destroy(one);
  one = UNTOUCHED(shlo_onnx_inspection);
  fails(SHLO_MALFORMED, "a length exceeds the message", shlo_onnx_inspect(other, size - 1, &one, &error));
  fails(SHLO_MALFORMED, "the model has no graph", shlo_onnx_inspect("\x08\x08", 2, &one, &error));
  fails(SHLO_MALFORMED, "onnx: ", shlo_onnx_inspect("ML\xefR", 4, &one, &error));
  fails(SHLO_INVALID_ARGUMENT, "bytes is NULL", shlo_onnx_inspect(NULL, 4, &one, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_onnx_inspect(other, size, NULL, &error));
  free(other);
  shlo_buffer_destroy(bytes);

  size_t length = 7;
  assert_null(shlo_onnx_inspection_producer(NULL, &length));
  assert_int_equal(length, 0);
  assert_int_equal(shlo_onnx_inspection_input_count(NULL), 0);
  assert_null(shlo_onnx_inspection_input_name(NULL, 0, NULL));
  assert_int_equal(shlo_onnx_inspection_input_rank(NULL, 0), 0);
  shlo_onnx_inspection_destroy(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_model_says_what_it_has),
      cmocka_unit_test(files_are_inspected),
      cmocka_unit_test(newer_and_damaged_models),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
