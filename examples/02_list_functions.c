/* Lists the functions of a program with their arguments and results.
 *
 *   02_list_functions MODEL
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "files.h"

#include <inttypes.h>
#include <stablehlo-c/stablehlo.h>

static int fail(shlo_error *error) {
  fprintf(stderr, "%s: %s\n", shlo_status_name(shlo_error_code(error)), shlo_error_message(error, NULL));
  shlo_error_destroy(error);
  return 1;
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: %s MODEL\n", argv[0]);
    return 2;
  }
  size_t size;
  char *bytes = read_file(argv[1], &size);
  shlo_error *error = NULL;
  shlo_module *module;
  if (shlo_module_load(bytes, size, NULL, &module, &error)) /* text or artifact */
    return fail(error);
  free(bytes);

  for (size_t f = 0; f < shlo_module_function_count(module); ++f) {
    shlo_function *function;
    if (shlo_module_function_at(module, f, &function, &error))
      return fail(error);
    printf("@%s, %s\n", shlo_function_name(function, NULL),
           shlo_function_is_public(function) ? "public" : "private");
    for (size_t i = 0; i < shlo_function_argument_count(function); ++i) {
      printf("  argument %zu: %s of", i, shlo_element_type_name(shlo_function_argument_element_type(function, i)));
      const int64_t *shape = shlo_function_argument_shape(function, i);
      for (int32_t axis = 0; axis < shlo_function_argument_rank(function, i); ++axis)
        shape[axis] == SHLO_DYNAMIC ? printf(" ?") : printf(" %" PRId64, shape[axis]);
      printf(" %s\n", shlo_function_argument_attributes(function, i, NULL));
    }
    for (size_t i = 0; i < shlo_function_result_count(function); ++i)
      printf("  result %zu: %s\n", i, shlo_function_result_type_text(function, i, NULL));
    shlo_function_destroy(function);
  }
  shlo_module_destroy(module);
  return 0;
}
