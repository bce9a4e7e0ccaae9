/* Converts an ONNX model to an artifact of StableHLO, which JAX and XLA run, for some extents of its dimensions; others
 * stay open:
 *
 *   16_convert_onnx MODEL.onnx OUT.mlir.bc DIMENSION=EXTENT...
 *
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
  fprintf(stderr, "%s: %s\n", shlo_status_name(status), shlo_error_message(error, NULL));
  /* Each op that has no lowering, and where the first one is. */
  for (size_t i = 0; i < shlo_error_diagnostic_count(error); ++i)
    fprintf(stderr, "  %s\n", shlo_diagnostic_message(shlo_error_diagnostic(error, i), NULL));
  shlo_error_destroy(error);
  exit(1);
}

/* Dimensions get their extents by the names that the model has for them. */
static shlo_module *lower(const shlo_module *model, char **dimensions, int count) {
  shlo_onnx_infer_options *options = NULL;
  shlo_module *lowered = NULL, *program = NULL;
  check(shlo_onnx_infer_options_create(&options, &error));
  for (int k = 0; k < count; ++k) {
    const char *equals = strchr(dimensions[k], '=');
    if (!equals) {
      fprintf(stderr, "%s: DIMENSION=EXTENT expected\n", dimensions[k]);
      exit(2);
    }
    check(shlo_onnx_infer_options_set_dimension(options, dimensions[k], (size_t)(equals - dimensions[k]),
                                                strtoll(equals + 1, NULL, 10), &error));
  }
  check(shlo_module_lower_onnx(model, options, &lowered, &error));
  /* Functions that only CHLO has, such as erf, have no form in an artifact. */
  check(shlo_module_decompose_chlo(lowered, &program, &error));
  shlo_module_destroy(lowered);
  shlo_onnx_infer_options_destroy(options);
  return program;
}

static void write_file(const char *path, const shlo_buffer *bytes) {
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(shlo_buffer_data(bytes), 1, shlo_buffer_size(bytes), file) != shlo_buffer_size(bytes) ||
      fclose(file)) {
    perror(path);
    exit(1);
  }
}

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "usage: %s MODEL.onnx OUT.mlir.bc DIMENSION=EXTENT...\n", argv[0]);
    return 2;
  }
  shlo_module *model = NULL;
  shlo_buffer *artifact = NULL;
  const char *version = NULL;
  check(shlo_module_load_file(argv[1], strlen(argv[1]), NULL, &model, &error));
  shlo_module *program = lower(model, argv + 3, argc - 3);
  check(shlo_artifact_write(program, NULL, &artifact, &error));
  write_file(argv[2], artifact);

  check(shlo_module_minimum_version(program, &version, &error));
  shlo_function *main_function = NULL;
  check(shlo_module_function(program, NULL, 0, &main_function, &error));
  printf("%zu bytes, which StableHLO %s and newer can read\n", shlo_buffer_size(artifact), version);
  for (size_t i = 0; i < shlo_function_argument_count(main_function); ++i)
    printf("argument %s: %s\n", shlo_function_argument_name(main_function, i, NULL),
           shlo_function_argument_type_text(main_function, i, NULL));
  shlo_function_destroy(main_function);
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(program);
  shlo_module_destroy(model);
  return 0;
}
