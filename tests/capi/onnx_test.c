/* onnx.h
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void tensors_are_read(void **state) {
  (void)state;
  shlo_tensor *tensor = NULL;
  /* dims [2, 2], data_type INT64, int64_data [1, -1, 300, 0], name "x". */
  ok(shlo_tensor_from_onnx(BYTES("\x0a\x02\x02\x02\x10\x07\x3a\x0e\x01\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\xac\x02"
                                 "\x00\x42\x01x"),
                           &tensor, &error));
  assert_int_equal(shlo_tensor_element_type(tensor), SHLO_TYPE_I64);
  assert_int_equal(shlo_tensor_rank(tensor), 2);
  assert_int_equal(shlo_tensor_shape(tensor)[0], 2);
  const int64_t expected[] = {1, -1, 300, 0};
  assert_memory_equal(shlo_tensor_data(tensor), expected, sizeof expected);
  shlo_tensor_destroy(tensor);
  /* A scalar: data_type FLOAT, raw_data. */
  ok(shlo_tensor_from_onnx(BYTES("\x10\x01\x4a\x04\x00\x00\x80\x3f"), &tensor, &error));
  assert_int_equal(shlo_tensor_rank(tensor), 0);
  assert_true(*(const float *)shlo_tensor_data(tensor) == 1.0f);
  shlo_tensor_destroy(tensor);
}

static void damaged_and_foreign_tensors_are_refused(void **state) {
  (void)state;
  shlo_tensor *out = UNTOUCHED(shlo_tensor);
  fails(SHLO_INVALID_ARGUMENT, "bytes is NULL", shlo_tensor_from_onnx(NULL, 1, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_tensor_from_onnx("", 0, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "more than memory", shlo_tensor_from_onnx("", SIZE_MAX, &out, &error));
  fails(SHLO_MALFORMED, "data type 0", shlo_tensor_from_onnx("", 0, &out, &error));
  fails(SHLO_MALFORMED, "a length exceeds the message",
        shlo_tensor_from_onnx(BYTES("\x10\x01\x4a\x05\x00"), &out, &error));
  fails(SHLO_MALFORMED, "3 bytes of raw_data",
        shlo_tensor_from_onnx(BYTES("\x10\x01\x4a\x03\x00\x00\x00"), &out, &error));
  /* data_type STRING, string_data ["a"]. */
  fails(SHLO_UNSUPPORTED, "strings", shlo_tensor_from_onnx(BYTES("\x10\x08\x32\x01" "a"), &out, &error));
  /* data_type FLOAT, data_location EXTERNAL, external_data {location: w}. */
  fails(SHLO_UNSUPPORTED, "in another file, 'w'",
        shlo_tensor_from_onnx(BYTES("\x10\x01\x6a\x0d\x0a\x08location\x12\x01w\x70\x01"), &out, &error));
  char axes[69] = "\x0a\x41"; /* dims of 65 ones */
  memset(axes + 2, 1, 65);
  memcpy(axes + 67, "\x10\x01", 2);
  fails(SHLO_LIMIT, "rank 65; the limit is 64", shlo_tensor_from_onnx(axes, sizeof axes, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_tensor));
}

static void tensors_are_written(void **state) {
  (void)state;
  shlo_tensor *tensor = NULL, *again = NULL;
  shlo_buffer *bytes = NULL;
  const int64_t shape[] = {3};
  const int8_t nibbles[] = {1, -1, -8};
  ok(shlo_tensor_copy(SHLO_TYPE_I4, 1, shape, nibbles, 3, NULL, &tensor, &error));
  ok(shlo_tensor_to_onnx(tensor, BYTES("w"), &bytes, &error));
  /* dims [3], data_type INT4, name, raw_data with two elements a byte. */
  const char expected[] = "\x08\x03\x10\x16\x42\x01w\x4a\x02\xf1\x08";
  assert_int_equal(shlo_buffer_size(bytes), sizeof expected - 1);
  assert_memory_equal(shlo_buffer_data(bytes), expected, sizeof expected - 1);
  ok(shlo_tensor_from_onnx(shlo_buffer_data(bytes), shlo_buffer_size(bytes), &again, &error));
  assert_memory_equal(shlo_tensor_data(again), nibbles, 3);
  shlo_tensor_destroy(again);
  shlo_buffer_destroy(bytes);
  ok(shlo_tensor_to_onnx(tensor, NULL, 0, &bytes, &error));
  assert_int_equal(shlo_buffer_size(bytes), sizeof expected - 4);
  shlo_buffer_destroy(bytes);
  bytes = UNTOUCHED(shlo_buffer);
  fails(SHLO_INVALID_ARGUMENT, "tensor is NULL", shlo_tensor_to_onnx(NULL, NULL, 0, &bytes, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_tensor_to_onnx(tensor, NULL, 0, NULL, &error));
  shlo_tensor_destroy(tensor);
  ok(shlo_tensor_copy(SHLO_TYPE_F8E3M4, 1, shape, nibbles, 3, NULL, &tensor, &error));
  fails(SHLO_UNSUPPORTED, "no tensors of f8E3M4", shlo_tensor_to_onnx(tensor, NULL, 0, &bytes, &error));
  assert_ptr_equal(bytes, UNTOUCHED(shlo_buffer));
  shlo_tensor_destroy(tensor);
}

static void models_are_detected(void **state) {
  (void)state;
  /* ir_version 8, producer_name, graph with a node, opset_import. */
  const char model[] = "\x08\x08\x12\x01p\x3a\x0a\x0a\x05\x0a\x01x\x22\x00\x12\x01g\x42\x02\x10\x0d";
  const size_t size = sizeof model - 1;
  assert_int_equal(shlo_content_detect(model, size), SHLO_CONTENT_ONNX);
  /* A prefix that reaches into the graph is enough. */
  assert_int_equal(shlo_content_detect(model, 12), SHLO_CONTENT_ONNX);
  assert_int_equal(shlo_content_detect(model, 5), SHLO_CONTENT_UNKNOWN);
  char other[sizeof model];
  memcpy(other, model, sizeof model);
  other[7] = 0x1a; /* no field of a graph */
  assert_int_equal(shlo_content_detect(other, 12), SHLO_CONTENT_UNKNOWN);
  other[7] = 0x0a;
  other[size - 4] = 0x4a; /* no field of a model */
  assert_int_equal(shlo_content_detect(other, size), SHLO_CONTENT_UNKNOWN);
  shlo_module *module = UNTOUCHED(shlo_module);
  fails(SHLO_MALFORMED, "this is an ONNX model", shlo_artifact_read(model, size, NULL, &module, &error));
}

static void models_are_modules(void **state) {
  (void)state;
  /* ir_version 8, a graph with the node Relu, opset 13. */
  const char model[] =
      "\x08\x08\x3a\x33\x0a\x0c\x0a\x01\x78\x12\x01\x79\x22\x04\x52\x65\x6c\x75\x12\x01\x67\x5a\x0f\x0a\x01"
      "\x78\x12\x0a\x0a\x08\x08\x01\x12\x04\x0a\x02\x08\x02\x62\x0f\x0a\x01\x79\x12\x0a\x0a\x08\x08\x01\x12"
      "\x04\x0a\x02\x08\x02\x42\x02\x10\x0d";
  const size_t size = sizeof model - 1;
  shlo_module *module = NULL;
  ok(shlo_module_load(model, size, NULL, &module, &error));
  shlo_function *function = NULL;
  ok(shlo_module_function(module, BYTES("main_graph"), &function, &error));
  assert_string_equal(shlo_function_name(function, NULL), "main_graph");
  assert_string_equal(shlo_function_argument_type_text(function, 0, NULL), "tensor<2xf32>");
  assert_string_equal(shlo_function_argument_name(function, 0, NULL), "x");
  assert_string_equal(shlo_function_result_name(function, 0, NULL), "y");
  const shlo_operation *relu = shlo_region_first(shlo_operation_region(shlo_function_operation(function), 0));
  assert_string_equal(shlo_operation_name(relu, NULL), "onnx.ReluV13");
  const shlo_attribute *names = shlo_operation_attribute(relu, BYTES("onnx.names"));
  assert_string_equal(shlo_attribute_text(shlo_attribute_at(names, 0), NULL), "y");
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  const float x[2] = {-3, 5};
  float y[2] = {7, 7};
  const void *inputs[] = {x};
  void *outputs[] = {y};
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
  assert_true(y[0] == 0 && y[1] == 5);
  shlo_plan_destroy(plan);
  shlo_function_destroy(function);
  shlo_module_destroy(module);

  module = UNTOUCHED(shlo_module);
  /* What is cut off is a model, too. */
  fails(SHLO_MALFORMED, "onnx: in Model", shlo_module_load(model, size - 1, NULL, &module, &error));
  fails(SHLO_MALFORMED, "onnx: in Model", shlo_module_load(model, size - 3, NULL, &module, &error));
  char other[sizeof model];
  memcpy(other, model, sizeof model);
  other[size - 1] = 29;
  fails(SHLO_VERSION, "opset 29", shlo_module_load(other, size, NULL, &module, &error));
  memcpy(other, model, sizeof model);
  *strchr(strstr(other, "Relu"), 'u') = 'o';
  fails(SHLO_MALFORMED, "no op 'Relo'", shlo_module_load(other, size, NULL, &module, &error));
  strstr(other, "Relo")[-1] = 0x50; /* its length */
  fails(SHLO_MALFORMED, "a length exceeds the message", shlo_module_load(other, size, NULL, &module, &error));
  shlo_read_options *options = NULL;
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_read_options_set_max_ops(options, 0, &error));
  fails(SHLO_LIMIT, "more than 0 nodes", shlo_module_load(model, size, options, &module, &error));
  shlo_read_options_destroy(options);
  assert_ptr_equal(module, UNTOUCHED(shlo_module));
}

/* The content of a file, which has at most `most` bytes; -1 if there is none. */
static long contentOf(const char *path, char *content, size_t most) {
  FILE *file = fopen(path, "rb");
  if (!file)
    return -1;
  const size_t size = fread(content, 1, most, file);
  fclose(file);
  return (long)size;
}

static shlo_module *parsed(const char *text) {
  shlo_module *module = NULL;
  ok(shlo_module_parse(text, strlen(text), NULL, &module, &error));
  return module;
}

static const char smallModel[] = "func.func @g(%x: tensor<f32> {onnx.name = \"x\"}) -> (tensor<f32> {onnx.name = \"x\"}) {\n"
                                 "onnx.Return %x : tensor<f32>\n}";

static void modules_are_written(void **state) {
  (void)state;
  shlo_module *module = parsed(smallModel);
  shlo_buffer *bytes = NULL, *external = NULL;
  ok(shlo_onnx_write(module, NULL, &bytes, &external, &error));
  /* ir_version 14, the graph g with an input and an output, opset 28. */
  static const char expected[] = "\x08\x0e\x3a\x1d\x12\x01g\x5a\x0b\x0a\x01x\x12\x06\x0a\x04\x08\x01\x12\x00\x62\x0b\x0a\x01x"
                                 "\x12\x06\x0a\x04\x08\x01\x12\x00\x42\x04\x0a\x00\x10\x1c";
  assert_int_equal(shlo_buffer_size(bytes), sizeof expected - 1);
  assert_memory_equal(shlo_buffer_data(bytes), expected, sizeof expected - 1);
  assert_int_equal(shlo_buffer_size(external), 0);
  shlo_buffer_destroy(bytes);
  shlo_buffer_destroy(external);
  bytes = UNTOUCHED(shlo_buffer);
  external = UNTOUCHED(shlo_buffer);
  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_onnx_write(NULL, NULL, &bytes, &external, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_onnx_write(module, NULL, NULL, &external, &error));
  fails(SHLO_INVALID_ARGUMENT, "path is NULL", shlo_onnx_write_file(module, NULL, 1, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "path contains a NUL", shlo_onnx_write_file(module, BYTES("a\0b"), NULL, &error));
  fails(SHLO_IO, "'/none/m.onnx' cannot be written", shlo_onnx_write_file(module, BYTES("/none/m.onnx"), NULL, &error));
  shlo_module_destroy(module);
  module = parsed("func.func @f() { return }\nfunc.func @g() { return }");
  fails(SHLO_INVALID_PROGRAM, "no function @main_graph", shlo_onnx_write(module, NULL, &bytes, NULL, &error));
  assert_ptr_equal(bytes, UNTOUCHED(shlo_buffer));
  assert_ptr_equal(external, UNTOUCHED(shlo_buffer));
  shlo_module_destroy(module);
}

static void large_tensors_are_written_beside_the_model(void **state) {
  (void)state;
  static const char text[] =
      "func.func @g(%x: tensor<300xf32>) -> tensor<300xf32> {\n"
      "%a = onnx.Initializer {onnx.names = [\"a\"]} dense<1.0> : tensor<300xf32>\n"
      "%b = onnx.Initializer {onnx.names = [\"b\"]} dense<[1, -2, 3]> : tensor<3xi32>\n"
      "%c = onnx.Initializer {onnx.names = [\"c\"]} dense<true> : tensor<1024xi1>\n"
      "%y = \"onnx.Add\"(%x, %a) : (tensor<300xf32>, tensor<300xf32>) -> tensor<300xf32>\n"
      "onnx.Return %y : tensor<300xf32>\n}";
  shlo_module *module = parsed(text), *again = NULL;
  shlo_onnx_write_options *options = NULL;
  shlo_buffer *bytes = NULL, *external = NULL;
  ok(shlo_onnx_write_options_create(&options, &error));
  for (const char *const *name = (const char *const[]){"", ".", "..", "a/b", NULL}; *name; ++name)
    fails(SHLO_INVALID_ARGUMENT, "expected that of a file beside the model",
          shlo_onnx_write_options_set_external(options, *name, strlen(*name), &error));
  ok(shlo_onnx_write_options_set_external(options, BYTES("w.bin"), &error));
  bytes = UNTOUCHED(shlo_buffer);
  fails(SHLO_INVALID_ARGUMENT, "external is NULL", shlo_onnx_write(module, options, &bytes, NULL, &error));
  ok(shlo_onnx_write(module, options, &bytes, &external, &error));
  /* From 1024 bytes on; each at a multiple of 4096. */
  assert_int_equal(shlo_buffer_size(external), 4096 + 1024);
  const char *const elements = shlo_buffer_data(external);
  for (int i = 0; i < 300; ++i)
    assert_memory_equal(elements + 4 * i, "\0\0\x80\x3f", 4);
  for (int i = 1200; i < 4096; ++i)
    assert_int_equal(elements[i], 0);
  for (int i = 4096; i < 4096 + 1024; ++i)
    assert_int_equal(elements[i], 1);
  shlo_buffer_destroy(external);
  ok(shlo_onnx_write_options_set_external_threshold(options, 1025, &error));
  shlo_buffer_destroy(bytes);
  ok(shlo_onnx_write(module, options, &bytes, &external, &error));
  assert_int_equal(shlo_buffer_size(external), 1200);
  shlo_buffer_destroy(external);
  shlo_buffer_destroy(bytes);
  ok(shlo_onnx_write_options_set_external_threshold(options, 0, &error)); /* even small ones */
  ok(shlo_onnx_write(module, options, &bytes, &external, &error));
  assert_int_equal(shlo_buffer_size(external), 2 * 4096 + 1024);
  assert_memory_equal((const char *)shlo_buffer_data(external) + 4096, "\1\0\0\0\xfe\xff\xff\xff\3\0\0\0", 12);
  shlo_buffer_destroy(external);
  shlo_buffer_destroy(bytes);

  /* As files, which are read again; the module may be mapped from the ones that are replaced. */
  char folder[] = "/tmp/shlo-onnx-XXXXXX", path[64], weights[64], content[16384], before[16384];
  assert_non_null(mkdtemp(folder));
  snprintf(path, sizeof path, "%s/m.onnx", folder);
  snprintf(weights, sizeof weights, "%s/w.bin", folder);
  ok(shlo_onnx_write_file(module, path, strlen(path), options, &error));
  assert_int_equal(contentOf(weights, content, sizeof content), 2 * 4096 + 1024);
  const long size = contentOf(path, before, sizeof before);
  assert_true(size > 0 && size < 500);
  shlo_read_options *reading = NULL;
  ok(shlo_read_options_create(&reading, &error));
  ok(shlo_read_options_set_borrow(reading, 1, &error));
  ok(shlo_module_load_file(path, strlen(path), reading, &again, &error));
  shlo_read_options_destroy(reading);
  ok(shlo_onnx_write_file(again, path, strlen(path), options, &error));
  assert_int_equal(contentOf(path, content, sizeof content), size);
  assert_memory_equal(content, before, (size_t)size);
  /* Without the file: all in one. With references: nothing but the model. */
  ok(shlo_onnx_write_options_set_external(options, NULL, 0, &error));
  ok(shlo_onnx_write(again, options, &bytes, &external, &error));
  assert_true(shlo_buffer_size(bytes) > 1200 + 1024 + 12);
  assert_int_equal(shlo_buffer_size(external), 0);
  shlo_buffer_destroy(bytes);
  shlo_buffer_destroy(external);
  ok(shlo_onnx_write_options_set_keep_external(options, 1, &error));
  ok(shlo_onnx_write(again, options, &bytes, NULL, &error));
  assert_int_equal(shlo_buffer_size(bytes), size);
  assert_memory_equal(shlo_buffer_data(bytes), before, (size_t)size);
  shlo_buffer_destroy(bytes);
  ok(shlo_onnx_write_options_set_external(options, BYTES("m.onnx"), &error));
  fails(SHLO_INVALID_ARGUMENT, "is the file of the large tensors",
        shlo_onnx_write_file(again, path, strlen(path), options, &error));
  for (const char *const *wrong_path = (const char *const[]){"", "/tmp/", NULL}; *wrong_path; ++wrong_path)
    fails(SHLO_INVALID_ARGUMENT, "expected the name of a file",
          shlo_onnx_write_file(again, *wrong_path, strlen(*wrong_path), NULL, &error));
  /* A failure leaves what there was, and nothing else. */
  shlo_module *wrong = parsed("func.func @f() { return }\nfunc.func @g() { return }");
  fails(SHLO_INVALID_PROGRAM, "@main_graph", shlo_onnx_write_file(wrong, path, strlen(path), NULL, &error));
  assert_int_equal(contentOf(path, content, sizeof content), size);
  assert_memory_equal(content, before, (size_t)size);
  shlo_module_destroy(wrong);
  remove(path);
  remove(weights);
  assert_int_equal(rmdir(folder), 0);
  shlo_onnx_write_options_destroy(options);
  shlo_module_destroy(again);
  shlo_module_destroy(module);
}

static const char *typeOfResult(const shlo_module *module) {
  static char text[64];
  shlo_function *function = NULL;
  ok(shlo_module_function(module, BYTES("main_graph"), &function, &error));
  snprintf(text, sizeof text, "%s", shlo_function_result_type_text(function, 0, NULL));
  shlo_function_destroy(function);
  return text;
}

static void types_are_inferred(void **state) {
  (void)state;
  shlo_module *module = parsed(
      "func.func @main_graph(%x: tensor<?x?xf32> {onnx.dim_params = \"0:batch\", onnx.name = \"x\"}) -> tensor<*xf32> {\n"
      "%0 = \"onnx.Abs\"(%x) {onnx_node_name = \"first\"} : (tensor<?x?xf32>) -> tensor<7xf32>\n"
      "%1 = \"onnx.Transpose\"(%0) {sdy.note = 1 : i64} : (tensor<7xf32>) -> tensor<*xf32>\nonnx.Return %1 : tensor<*xf32>\n}");
  shlo_module *made = NULL;
  shlo_onnx_infer_options *options = NULL;
  shlo_diagnostics *findings = NULL;
  ok(shlo_onnx_infer(module, NULL, &made, &error));
  assert_string_equal(typeOfResult(made), "tensor<?x?xf32>");
  assert_string_equal(typeOfResult(module), "tensor<*xf32>");
  shlo_module_destroy(made);
  ok(shlo_onnx_infer_options_create(&options, &error));
  ok(shlo_diagnostics_create(&findings, &error));
  ok(shlo_onnx_infer_options_set_dimension(options, BYTES("batch"), 4, &error));
  const int64_t extents[] = {-1, 3};
  ok(shlo_onnx_infer_options_set_shape(options, BYTES("x"), 2, extents, &error));
  ok(shlo_onnx_infer_options_set_diagnostics(options, findings, &error));
  ok(shlo_onnx_infer(module, options, &made, &error));
  assert_string_equal(typeOfResult(made), "tensor<3x4xf32>");
  /* The type that the first node declares is told to be wrong. */
  assert_int_equal(shlo_diagnostics_count(findings), 1);
  assert_string_equal(shlo_diagnostic_node(shlo_diagnostics_at(findings, 0), NULL), "Abs 'first' in main graph");
  assert_string_equal(shlo_diagnostic_subject(shlo_diagnostics_at(findings, 0), NULL), "result 0");
  assert_null(shlo_diagnostic_node(NULL, NULL)[0] ? "a node" : NULL);
  /* What a file has no place for. */
  shlo_onnx_write_options *writing = NULL;
  shlo_buffer *bytes = NULL;
  ok(shlo_onnx_write_options_create(&writing, &error));
  ok(shlo_onnx_write_options_set_diagnostics(writing, findings, &error));
  ok(shlo_onnx_write(made, writing, &bytes, NULL, &error));
  assert_int_equal(shlo_diagnostics_count(findings), 2);
  shlo_buffer_destroy(bytes);
  shlo_onnx_write_options_destroy(writing);
  shlo_module_destroy(made);
  made = UNTOUCHED(shlo_module);
  ok(shlo_onnx_infer_options_set_strict(options, 1, &error));
  fails(SHLO_INVALID_PROGRAM, "is declared with rank 1, but its rank is 2", shlo_onnx_infer(module, options, &made, &error));
  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_onnx_infer(NULL, options, &made, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_onnx_infer(module, options, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "extents is NULL", shlo_onnx_infer_options_set_shape(options, BYTES("x"), 2, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "rank is 1025", shlo_onnx_infer_options_set_shape(options, BYTES("x"), 1025, extents, &error));
  const int64_t wrong[] = {-2};
  fails(SHLO_INVALID_ARGUMENT, "has -2, expected at least -1",
        shlo_onnx_infer_options_set_shape(options, BYTES("x"), 1, wrong, &error));
  fails(SHLO_INVALID_ARGUMENT, "extent is -1", shlo_onnx_infer_options_set_dimension(options, BYTES("n"), -1, &error));
  ok(shlo_onnx_infer_options_set_shape(options, BYTES("none"), 2, extents, &error));
  fails(SHLO_INVALID_ARGUMENT, "no input 'none'", shlo_onnx_infer(module, options, &made, &error));
  assert_ptr_equal(made, UNTOUCHED(shlo_module));
  shlo_onnx_infer_options_destroy(options);
  shlo_diagnostics_destroy(findings);
  shlo_module_destroy(module);
}

static void broken_rules_are_named(void **state) {
  (void)state;
  static const char text[] = "func.func @main_graph(%x: tensor<2x3xf32>) {\n"
                             "%0 = \"onnx.MatMul\"(%x, %x) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<*xf32>\nonnx.Return\n}";
  shlo_module *module = NULL;
  shlo_error *found = NULL;
  assert_int_equal(shlo_module_parse(text, strlen(text), NULL, &module, &found), SHLO_INVALID_PROGRAM);
  const shlo_diagnostic *finding = shlo_error_diagnostic(found, 0);
  assert_string_equal(shlo_diagnostic_constraint(finding, NULL), "onnx_matmul_r2");
  assert_string_equal(shlo_diagnostic_op(finding, NULL), "onnx.MatMul");
  assert_string_equal(shlo_diagnostic_subject(finding, NULL), "operand 1");
  assert_string_equal(shlo_diagnostic_node(finding, NULL), "MatMul in main graph");
  assert_int_equal(shlo_diagnostic_line(finding), 2);
  shlo_error_destroy(found);
}

/* A graph with graphs in it, whose types are not all declared. */
static const char choosing[] =
    "module attributes {onnx.opset_import = {ai.onnx = 21 : i64}} {\n"
    "func.func @main_graph(%c: tensor<i1> {onnx.name = \"c\"}, %x: tensor<2x3xf32> {onnx.name = \"x\"}) -> !onnx.Unknown {\n"
    "%y = \"onnx.If\"(%c) ({\n%a = \"onnx.Transpose\"(%x) : (tensor<2x3xf32>) -> !onnx.Unknown\nonnx.Yield %a : !onnx.Unknown\n"
    "}, {\n%b = \"onnx.Abs\"(%x) : (tensor<2x3xf32>) -> !onnx.Unknown\nonnx.Yield %b : !onnx.Unknown\n"
    "}) : (tensor<i1>) -> !onnx.Unknown\nonnx.Return %y : !onnx.Unknown\n}\n}";

typedef struct {
  const shlo_module *module;
  const shlo_buffer *model;
  int good; /* rounds in which all calls gave what they should */
} shared_model;

enum { ROUNDS = 25 };

static void *use_model(void *argument) {
  shared_model *shared = argument;
  const void *bytes = shlo_buffer_data(shared->model);
  const size_t size = shlo_buffer_size(shared->model);
  for (int i = 0; i < ROUNDS; ++i) {
    shlo_module *inferred = NULL, *loaded = NULL;
    shlo_buffer *written = NULL, *again = NULL, *text = NULL;
    shlo_function *function = NULL;
    shlo_onnx_inspection *inspection = NULL;
    const int made = !shlo_onnx_infer(shared->module, NULL, &inferred, NULL) &&
                     !shlo_module_function(inferred, BYTES("main_graph"), &function, NULL) &&
                     !shlo_onnx_write(shared->module, NULL, &written, NULL, NULL) &&
                     !shlo_module_load(bytes, size, NULL, &loaded, NULL) &&
                     !shlo_onnx_write(loaded, NULL, &again, NULL, NULL) &&
                     !shlo_module_print(shared->module, NULL, &text, NULL) && !shlo_onnx_inspect(bytes, size, &inspection, NULL) &&
                     !shlo_module_verify(shared->module, NULL);
    shared->good += made && !strcmp(shlo_function_result_type_text(function, 0, NULL), "tensor<?x?xf32>") &&
                    shlo_buffer_size(written) == size && !memcmp(shlo_buffer_data(written), bytes, size) &&
                    shlo_buffer_size(again) == size && !memcmp(shlo_buffer_data(again), bytes, size);
    shlo_onnx_inspection_destroy(inspection);
    shlo_function_destroy(function);
    shlo_buffer_destroy(text);
    shlo_buffer_destroy(again);
    shlo_buffer_destroy(written);
    shlo_module_destroy(loaded);
    shlo_module_destroy(inferred);
  }
  return NULL;
}

static void several_threads_use_one_model(void **state) {
  (void)state;
  shlo_module *module = parsed(choosing);
  shlo_buffer *model = NULL;
  ok(shlo_onnx_write(module, NULL, &model, NULL, &error));
  pthread_t threads[4];
  shared_model shared[4];
  for (int i = 0; i < 4; ++i) {
    shared[i] = (shared_model){module, model, 0};
    assert_int_equal(pthread_create(&threads[i], NULL, use_model, &shared[i]), 0);
  }
  for (int i = 0; i < 4; ++i) {
    assert_int_equal(pthread_join(threads[i], NULL), 0);
    assert_int_equal(shared[i].good, ROUNDS);
  }
  shlo_buffer_destroy(model);
  shlo_module_destroy(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(tensors_are_read),
      cmocka_unit_test(damaged_and_foreign_tensors_are_refused),
      cmocka_unit_test(tensors_are_written),
      cmocka_unit_test(models_are_detected),
      cmocka_unit_test(models_are_modules),
      cmocka_unit_test(modules_are_written),
      cmocka_unit_test(large_tensors_are_written_beside_the_model),
      cmocka_unit_test(types_are_inferred),
      cmocka_unit_test(broken_rules_are_named),
      cmocka_unit_test(several_threads_use_one_model),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
