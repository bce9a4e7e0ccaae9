/* Shows what an ONNX model says, reads it, infers the types of its values, and shows what is wrong with it:
 *   12_read_onnx MODEL.onnx
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <stablehlo-c/stablehlo.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static shlo_error *error;

static void check(shlo_status status) {
  if (!status)
    return;
  for (size_t i = 0; i < shlo_error_diagnostic_count(error); ++i) {
    const shlo_diagnostic *one = shlo_error_diagnostic(error, i);
    const char *node = shlo_diagnostic_node(one, NULL); /* "Conv 'c1' in main graph" */
    fprintf(stderr, "%s: %s\n", node ? node : "model", shlo_diagnostic_message(one, NULL));
  }
  if (!shlo_error_diagnostic_count(error))
    fprintf(stderr, "%s\n", shlo_error_message(error, NULL));
  shlo_error_destroy(error);
  exit(1);
}

/* Without reading the elements of tensors, and also for opsets that are newer than the library. */
static void show(const char *path) {
  shlo_onnx_inspection *model = NULL;
  check(shlo_onnx_inspect_file(path, strlen(path), &model, &error));
  printf("IR version %lld", (long long)shlo_onnx_inspection_ir_version(model));
  for (size_t i = 0; i < shlo_onnx_inspection_opset_count(model); ++i)
    printf(", %s %lld", shlo_onnx_inspection_opset_domain(model, i, NULL),
           (long long)shlo_onnx_inspection_opset_version(model, i));
  printf("\n");
  for (size_t i = 0; i < shlo_onnx_inspection_input_count(model); ++i)
    printf("in  %s: %s\n", shlo_onnx_inspection_input_name(model, i, NULL),
           shlo_onnx_inspection_input_type(model, i, NULL));
  for (size_t i = 0; i < shlo_onnx_inspection_output_count(model); ++i)
    printf("out %s: %s\n", shlo_onnx_inspection_output_name(model, i, NULL),
           shlo_onnx_inspection_output_type(model, i, NULL));
  for (size_t i = 0; i < shlo_onnx_inspection_op_count(model); ++i)
    printf("%8llu %s-%lld\n", (unsigned long long)shlo_onnx_inspection_op_occurrences(model, i),
           shlo_onnx_inspection_op_name(model, i, NULL), (long long)shlo_onnx_inspection_op_since(model, i));
  shlo_onnx_inspection_destroy(model);
}

/* Large tensors stay in their files. The rules of all ops are checked, then those that follow from inferred types. */
static void read(const char *path) {
  shlo_read_options *reading = NULL;
  shlo_onnx_infer_options *inferring = NULL;
  shlo_module *module = NULL, *inferred = NULL;
  shlo_function *graph = NULL;
  check(shlo_read_options_create(&reading, &error));
  check(shlo_read_options_set_borrow(reading, 1, &error));
  check(shlo_module_load_file(path, strlen(path), reading, &module, &error));
  check(shlo_onnx_infer_options_create(&inferring, &error));
  check(shlo_onnx_infer_options_set_strict(inferring, 1, &error));
  check(shlo_onnx_infer(module, inferring, &inferred, &error));
  check(shlo_module_function(inferred, "main_graph", strlen("main_graph"), &graph, &error));
  for (size_t i = 0; i < shlo_function_result_count(graph); ++i)
    printf("result %zu has the type %s\n", i, shlo_function_result_type_text(graph, i, NULL));
  shlo_function_destroy(graph);
  shlo_module_destroy(inferred);
  shlo_module_destroy(module);
  shlo_onnx_infer_options_destroy(inferring);
  shlo_read_options_destroy(reading);
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: %s MODEL.onnx\n", argv[0]);
    return 2;
  }
  show(argv[1]);
  read(argv[1]);
  return 0;
}
