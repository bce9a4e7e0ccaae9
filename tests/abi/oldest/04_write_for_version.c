/* Writes a program for consumers of an older StableHLO version, or lists what blocks it.
 *
 *   04_write_for_version MODEL VERSION OUT
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "files.h"

#include <stablehlo-c/stablehlo.h>
#include <string.h>

static int fail(shlo_error *error) {
  fprintf(stderr, "%s: %s\n", shlo_status_name(shlo_error_code(error)), shlo_error_message(error, NULL));
  for (size_t i = 0; i < shlo_error_diagnostic_count(error); ++i) {
    const shlo_diagnostic *blocker = shlo_error_diagnostic(error, i);
    fprintf(stderr, "  line %u: %s %s needs %s\n", shlo_diagnostic_line(blocker), shlo_diagnostic_op(blocker, NULL),
            shlo_diagnostic_subject(blocker, NULL), shlo_diagnostic_version(blocker, NULL));
  }
  shlo_error_destroy(error);
  return 1;
}

int main(int argc, char **argv) {
  if (argc != 4) {
    fprintf(stderr, "usage: %s MODEL VERSION OUT\n", argv[0]);
    return 2;
  }
  const char *version = argv[2];
  if (strcmp(version, "week12") == 0) /* what a consumer twelve weeks old can read */
    version = shlo_version_for_compatibility(SHLO_COMPATIBILITY_WEEK_12);

  size_t size;
  char *bytes = read_file(argv[1], &size);
  shlo_error *error = NULL;
  shlo_module *module;
  if (shlo_module_load(bytes, size, NULL, &module, &error))
    return fail(error);
  free(bytes);

  shlo_write_options *options;
  shlo_buffer *artifact;
  if (shlo_write_options_create(&options, &error) ||
      shlo_write_options_set_target(options, version, strlen(version), &error) ||
      shlo_artifact_write(module, options, &artifact, &error))
    return fail(error);

  FILE *out = fopen(argv[3], "wb");
  if (!out || fwrite(shlo_buffer_data(artifact), 1, shlo_buffer_size(artifact), out) != shlo_buffer_size(artifact) ||
      fclose(out)) {
    perror(argv[3]);
    return 1;
  }
  printf("%s: %zu bytes for StableHLO %s\n", argv[3], shlo_buffer_size(artifact), version);
  shlo_buffer_destroy(artifact);
  shlo_write_options_destroy(options);
  shlo_module_destroy(module);
  return 0;
}
