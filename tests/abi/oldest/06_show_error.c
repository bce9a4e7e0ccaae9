/* Shows an error to a person, with source line and caret, and to a program: code,
 * position, op and the violated rule of the specification.
 *
 *   06_show_error
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <stablehlo-c/stablehlo.h>
#include <stdio.h>
#include <string.h>

/* A transpose whose result has the wrong shape. */
static const char text[] = "func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {\n"
                           "  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>\n"
                           "  return %0 : tensor<2x3xf32>\n"
                           "}\n";

int main(void) {
  shlo_error *error = NULL;
  shlo_parse_options *options;
  if (shlo_parse_options_create(&options, NULL) ||
      shlo_parse_options_set_file_name(options, "wrong.mlir", strlen("wrong.mlir"), NULL))
    return 1;
  shlo_module *module = NULL;
  if (shlo_module_parse(text, strlen(text), options, &module, &error) == SHLO_OK) {
    fprintf(stderr, "this program should be refused\n");
    return 1;
  }

  shlo_buffer *rendered;
  if (shlo_error_render(error, /*colour=*/0, &rendered, NULL))
    return 1;
  printf("For a person:\n%s\nFor a program:\n", shlo_buffer_data(rendered));
  shlo_buffer_destroy(rendered);

  printf("code %s\n", shlo_status_name(shlo_error_code(error)));
  for (size_t i = 0; i < shlo_error_diagnostic_count(error); ++i) {
    const shlo_diagnostic *finding = shlo_error_diagnostic(error, i);
    printf("%s line %u column %u: op %s, rule %s\n", shlo_diagnostic_file(finding, NULL),
           (unsigned)shlo_diagnostic_line(finding), (unsigned)shlo_diagnostic_column(finding),
           shlo_diagnostic_op(finding, NULL), shlo_diagnostic_constraint(finding, NULL));
  }
  shlo_error_destroy(error);
  shlo_parse_options_destroy(options);
  return 0;
}
