/* Runs an ONNX model on .npy files by the names of its inputs. Inputs that have a default may be left out:
 *
 *   15_run_onnx MODEL.onnx NAME=FILE.npy...
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "files.h"

#include <stablehlo-c/stablehlo.h>

#include <string.h>

static shlo_error *error;

static void check(shlo_status status) {
  if (!status)
    return;
  fprintf(stderr, "%s: %s\n", shlo_status_name(status), shlo_error_message(error, NULL));
  /* What of the model cannot run, all of it. */
  for (size_t i = 0; i < shlo_error_diagnostic_count(error); ++i)
    fprintf(stderr, "  %s\n", shlo_diagnostic_message(shlo_error_diagnostic(error, i), NULL));
  shlo_error_destroy(error);
  exit(1);
}

static shlo_tensor *read_tensor(const char *path) {
  size_t size;
  char *bytes = read_file(path, &size);
  shlo_tensor *tensor = NULL;
  check(shlo_tensor_from_npy(bytes, size, SHLO_TYPE_NONE, &tensor, &error));
  free(bytes);
  return tensor;
}

/* A plan takes the model as it is, and keeps what it made for the shapes that it has seen. */
static shlo_plan *plan_of(const char *path) {
  shlo_module *model = NULL;
  shlo_plan *plan = NULL;
  check(shlo_module_load_file(path, strlen(path), NULL, &model, &error));
  check(shlo_plan_create(model, NULL, &plan, &error));
  shlo_module_destroy(model);
  return plan;
}

static void show(const char *name, const shlo_tensor *tensor) {
  printf("%s:", name);
  for (int64_t i = 0; i < shlo_tensor_element_count(tensor) && i < 8; ++i) {
    shlo_buffer *text = NULL;
    check(shlo_tensor_element_text(tensor, i, &text, &error));
    printf(" %s", shlo_buffer_data(text));
    shlo_buffer_destroy(text);
  }
  printf("\n");
}

int main(int argc, char **argv) {
  if (argc < 2) {
    fprintf(stderr, "usage: %s MODEL.onnx NAME=FILE.npy...\n", argv[0]);
    return 2;
  }
  shlo_plan *plan = plan_of(argv[1]);
  const size_t input_count = shlo_plan_input_count(plan), output_count = shlo_plan_output_count(plan);
  for (size_t i = 0; i < input_count; ++i)
    printf("input %s%s%s\n", shlo_plan_input_name(plan, i, NULL),
           shlo_plan_input_has_default(plan, i) ? ", which has a default" : "",
           shlo_plan_input_decides_shape(plan, i) ? ", which decides a shape" : "");

  shlo_tensor **inputs = calloc(input_count + 1, sizeof *inputs), **outputs = calloc(output_count + 1, sizeof *outputs);
  if (!inputs || !outputs)
    return 1;
  for (int k = 2; k < argc; ++k) {
    const char *equals = strchr(argv[k], '=');
    const int64_t place = equals ? shlo_plan_find_input(plan, argv[k], (size_t)(equals - argv[k])) : -1;
    if (place < 0 || inputs[place]) {
      fprintf(stderr, "%s: NAME=FILE.npy expected, with the name of an input, once each\n", argv[k]);
      return 2;
    }
    inputs[place] = read_tensor(equals + 1);
  }
  /* NULL is an input that takes its default, or an output that gets a new tensor. */
  check(shlo_plan_run(plan, input_count, (const shlo_tensor *const *)inputs, output_count, outputs, NULL, &error));
  for (size_t k = 0; k < output_count; ++k) {
    show(shlo_plan_output_name(plan, k, NULL), outputs[k]);
    shlo_tensor_destroy(outputs[k]);
  }
  for (size_t i = 0; i < input_count; ++i)
    shlo_tensor_destroy(inputs[i]);
  free(inputs);
  free(outputs);
  shlo_plan_destroy(plan);
  return 0;
}
