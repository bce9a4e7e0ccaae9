/* Runs a program on a .npy file and compares each result with a .npy file.
 *
 *   03_run MODEL INPUT.npy EXPECTED.npy...
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "files.h"

#include <stablehlo-c/stablehlo.h>

enum { MOST_OUTPUTS = 16 };

static void check(shlo_status status, shlo_error *error) {
  if (status == SHLO_OK)
    return;
  fprintf(stderr, "%s: %s\n", shlo_status_name(status), shlo_error_message(error, NULL));
  shlo_error_destroy(error);
  exit(1);
}

static shlo_tensor *read_tensor(const char *path) {
  size_t size;
  char *bytes = read_file(path, &size);
  shlo_error *error = NULL;
  shlo_tensor *tensor = NULL;
  check(shlo_tensor_from_npy(bytes, size, SHLO_TYPE_NONE, &tensor, &error), error);
  free(bytes);
  return tensor;
}

int main(int argc, char **argv) {
  if (argc < 4) {
    fprintf(stderr, "usage: %s MODEL INPUT.npy EXPECTED.npy...\n", argv[0]);
    return 2;
  }
  size_t size;
  char *bytes = read_file(argv[1], &size);
  shlo_error *error = NULL;
  shlo_module *module = NULL;
  shlo_plan *plan = NULL;
  check(shlo_module_load(bytes, size, NULL, &module, &error), error);
  free(bytes);
  check(shlo_plan_create(module, NULL, &plan, &error), error);
  shlo_module_destroy(module); /* the plan keeps what it needs */

  shlo_tensor *input = read_tensor(argv[2]);
  size_t count = shlo_plan_output_count(plan);
  if (count > MOST_OUTPUTS || count != (size_t)argc - 3) {
    fprintf(stderr, "the program has %zu results\n", count);
    return 2;
  }
  shlo_tensor *outputs[MOST_OUTPUTS] = {NULL}; /* NULL asks for new tensors */
  check(shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, count, outputs, NULL, &error), error);

  int differences = 0;
  for (size_t k = 0; k < count; ++k) {
    shlo_tensor *expected = read_tensor(argv[3 + k]);
    int64_t index = -1;
    check(shlo_tensor_compare(outputs[k], expected, 1e-5, &index, &error), error);
    shlo_buffer *first = NULL;
    check(shlo_tensor_element_text(outputs[k], index < 0 ? 0 : index, &first, &error), error);
    printf("output %zu %s, element %d is %s\n", k, index < 0 ? "is as expected" : "differs", index < 0 ? 0 : (int)index,
           shlo_buffer_data(first));
    differences += index >= 0;
    shlo_buffer_destroy(first);
    shlo_tensor_destroy(expected);
    shlo_tensor_destroy(outputs[k]);
  }
  shlo_tensor_destroy(input);
  shlo_plan_destroy(plan);
  return differences != 0;
}
