/* Parses a program from text, verifies it, and prints it in both forms.
 *
 *   05_parse_print_verify
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <stablehlo-c/stablehlo.h>
#include <stdio.h>
#include <string.h>

static const char text[] = "func.func @main(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {\n"
                           "  %sum = stablehlo.add %x, %x : tensor<2x3xf32>\n"
                           "  %0 = stablehlo.transpose %sum, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>\n"
                           "  return %0 : tensor<3x2xf32>\n"
                           "}\n";

static int fail(shlo_error *error) {
  fprintf(stderr, "%s: %s\n", shlo_status_name(shlo_error_code(error)), shlo_error_message(error, NULL));
  shlo_error_destroy(error);
  return 1;
}

int main(void) {
  shlo_error *error = NULL;
  shlo_module *module;
  if (shlo_module_parse(text, strlen(text), NULL, &module, &error))
    return fail(error);
  if (shlo_module_verify(module, &error)) /* parsing did this already */
    return fail(error);

  shlo_buffer *pretty, *generic;
  shlo_print_options *options;
  if (shlo_module_print(module, NULL, &pretty, &error) || shlo_print_options_create(&options, &error) ||
      shlo_print_options_set_generic(options, 1, &error) || shlo_module_print(module, options, &generic, &error))
    return fail(error);
  printf("pretty:\n%s\ngeneric:\n%s\n", shlo_buffer_data(pretty), shlo_buffer_data(generic));

  shlo_buffer_destroy(pretty);
  shlo_buffer_destroy(generic);
  shlo_print_options_destroy(options);
  shlo_module_destroy(module);
  return 0;
}
