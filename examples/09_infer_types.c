/* Infers the result types of ops from their names, operand types and attributes: 09_infer_types
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <stablehlo-c/stablehlo.h>

#include <stdio.h>
#include <string.h>

/* Prints the type of the only result, or the error. */
static void infer(shlo_builder *builder, const char *op, const char *operand, const char *attributes) {
  const shlo_type *type = NULL, *inferred = NULL;
  const shlo_attribute *dictionary = NULL;
  shlo_buffer *text = NULL;
  shlo_error *error = NULL;
  size_t count = 0;
  if (shlo_builder_parse_type(builder, operand, strlen(operand), &type, &error) ||
      shlo_builder_parse_attribute(builder, attributes, strlen(attributes), &dictionary, &error) ||
      shlo_builder_infer(builder, op, strlen(op), 1, &type, dictionary, 0, NULL, 1, &inferred, &count, &error) ||
      shlo_type_print(inferred, &text, &error)) {
    const shlo_diagnostic *finding = shlo_error_diagnostic(error, 0);
    printf("%s: %s (%s)\n", op, shlo_diagnostic_message(finding, NULL), shlo_diagnostic_constraint(finding, NULL));
  } else {
    printf("%s: %s\n", op, shlo_buffer_data(text));
  }
  shlo_buffer_destroy(text);
  shlo_error_destroy(error);
}

int main(void) {
  shlo_builder *builder = NULL;
  shlo_error *error = NULL;
  if (shlo_builder_create(NULL, 0, &builder, &error)) {
    fprintf(stderr, "%s\n", shlo_error_message(error, NULL));
    return 1;
  }
  infer(builder, "stablehlo.transpose", "tensor<?x3x5xf32>", "{permutation = array<i64: 2, 0, 1>}");
  infer(builder, "stablehlo.fft", "tensor<4x16xf32>",
        "{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 16>}");
  infer(builder, "stablehlo.transpose", "tensor<?x3x5xf32>", "{permutation = array<i64: 2, 2, 1>}");
  shlo_builder_destroy(builder);
  return 0;
}
