/* Makes a polymorphic program static and small, and writes it for consumers of twelve weeks ago.
 *
 *   17_specialize MODEL OUT ROWS
 *
 * The model is examples/models/polymorphic.mlir: its first argument is the number of rows of the second one.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "files.h"

#include <stablehlo-c/stablehlo.h>
#include <string.h>

static int fail(shlo_error *error) {
  fprintf(stderr, "%s: %s\n", shlo_status_name(shlo_error_code(error)), shlo_error_message(error, NULL));
  shlo_error_destroy(error);
  return 1;
}

int main(int argc, char **argv) {
  if (argc != 4) {
    fprintf(stderr, "usage: %s MODEL OUT ROWS\n", argv[0]);
    return 2;
  }
  const int64_t rows = strtoll(argv[3], NULL, 10);
  shlo_error *error = NULL;
  shlo_module *polymorphic, *fixed, *small;
  if (shlo_module_load_file(argv[1], strlen(argv[1]), NULL, &polymorphic, &error))
    return fail(error);

  /* The first argument gets a value, so the result does not have it; the second one gets a shape. */
  shlo_specialize_options *options;
  shlo_tensor *value;
  if (shlo_specialize_options_create(&options, &error) ||
      shlo_tensor_copy(SHLO_TYPE_I64, 0, NULL, &rows, sizeof rows, NULL, &value, &error) ||
      shlo_specialize_options_set_value(options, 0, value, &error) ||
      shlo_specialize_options_set_shape(options, 1, 2, (const int64_t[]){rows, 3}, &error) ||
      shlo_module_specialize(polymorphic, options, NULL, &fixed, &error))
    return fail(error);

  static const char passes[] = "chlo-legalize-to-stablehlo,stablehlo-aggressive-simplification,cse,symbol-dce";
  if (shlo_module_run_passes(fixed, passes, strlen(passes), NULL, &small, &error))
    return fail(error);

  shlo_write_options *writing;
  shlo_buffer *text, *artifact;
  const char *version = shlo_version_for_compatibility(SHLO_COMPATIBILITY_WEEK_12);
  if (shlo_module_print(small, NULL, &text, &error) || shlo_write_options_create(&writing, &error) ||
      shlo_write_options_set_target(writing, version, strlen(version), &error) ||
      shlo_artifact_write(small, writing, &artifact, &error))
    return fail(error);
  FILE *out = fopen(argv[2], "wb");
  if (!out || fwrite(shlo_buffer_data(artifact), 1, shlo_buffer_size(artifact), out) != shlo_buffer_size(artifact) ||
      fclose(out)) {
    perror(argv[2]);
    return 1;
  }
  printf("%s%zu bytes for StableHLO %s\n", (const char *)shlo_buffer_data(text), shlo_buffer_size(artifact), version);

  shlo_buffer_destroy(artifact);
  shlo_buffer_destroy(text);
  shlo_write_options_destroy(writing);
  shlo_module_destroy(small);
  shlo_module_destroy(fixed);
  shlo_tensor_destroy(value);
  shlo_specialize_options_destroy(options);
  shlo_module_destroy(polymorphic);
  return 0;
}
