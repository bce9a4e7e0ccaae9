/* Inspects an artifact without reading it as a program. An artifact of a newer StableHLO
 * version can thus be distinguished from a damaged one.
 *
 *   10_inspect_artifact MODEL
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "files.h"

#include <stablehlo-c/stablehlo.h>
#include <string.h>

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: %s MODEL\n", argv[0]);
    return 2;
  }
  size_t size;
  char *bytes = read_file(argv[1], &size);
  shlo_error *error = NULL;
  shlo_inspection *found;
  if (shlo_artifact_inspect(bytes, size, &found, &error)) {
    fprintf(stderr, "%s: %s\n", shlo_status_name(shlo_error_code(error)), shlo_error_message(error, NULL));
    shlo_error_destroy(error);
    return 1;
  }
  free(bytes);

  printf("version %s by %s\n", shlo_inspection_version(found, NULL), shlo_inspection_producer(found, NULL));
  for (size_t i = 0; i < shlo_inspection_function_count(found); ++i)
    printf("@%s: %zu arguments, %zu results\n", shlo_inspection_function_name(found, i, NULL),
           shlo_inspection_argument_count(found, i), shlo_inspection_result_count(found, i));
  for (size_t i = 0; i < shlo_inspection_op_count(found); ++i) {
    const char *name = shlo_inspection_op_name(found, i, NULL), *since = shlo_inspection_op_since(found, i);
    if (!since && strncmp(name, "vhlo.", 5) != 0)
      since = "no version"; /* of another dialect */
    printf("%8llu %s (%s)\n", (unsigned long long)shlo_inspection_op_occurrences(found, i), name,
           since ? since : "newer than this library");
  }
  shlo_inspection_destroy(found);
  return 0;
}
