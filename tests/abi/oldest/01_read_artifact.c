/* Reads an artifact of any version and says which version it is and who wrote it.
 *
 *   01_read_artifact MODEL
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "files.h"

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

  /* The first 256 bytes are enough for this. */
  shlo_buffer *version, *producer;
  if (shlo_artifact_peek(bytes, size < 256 ? size : 256, &version, &producer, &error))
    return fail(error);
  printf("version %s by %s\n", shlo_buffer_data(version), shlo_buffer_data(producer));
  shlo_buffer_destroy(version);
  shlo_buffer_destroy(producer);

  /* Reading upgrades older ops and verifies. The bytes are not needed afterwards. */
  shlo_module *module;
  if (shlo_artifact_read(bytes, size, NULL, &module, &error))
    return fail(error);
  free(bytes);
  printf("%zu functions, %zu different ops\n", shlo_module_function_count(module), shlo_module_op_count(module));
  shlo_module_destroy(module);
  return 0;
}
