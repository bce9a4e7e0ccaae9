/* A program of somebody else: built out of tree against an installed prefix.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include <stablehlo-c/stablehlo.h>

#include <stdio.h>
#include <string.h>

int main(void) {
  static const char text[] =
      "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> { %0 = stablehlo.add %a, %a : tensor<2xf32> "
      "return %0 : tensor<2xf32> }";
  const float in[2] = {1.5f, -2.0f};
  float out[2] = {0, 0};
  const void *inputs[1];
  void *outputs[1];
  shlo_module *module = NULL;
  shlo_plan *plan = NULL;
  shlo_error *error = NULL;
  int32_t major = -1, minor = -1;

  shlo_abi_version(&major, &minor);
  if (major != SHLO_ABI_MAJOR || minor < SHLO_ABI_MINOR) return 2;
  inputs[0] = in;
  outputs[0] = out;
  if (shlo_module_parse(text, strlen(text), NULL, &module, &error) != SHLO_OK ||
      shlo_plan_create(module, NULL, &plan, &error) != SHLO_OK ||
      shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error) != SHLO_OK) {
    fprintf(stderr, "%s\n", shlo_error_message(error, NULL));
    shlo_error_destroy(error);
    return 1;
  }
  /* An error is an exception inside the library, so its unwinder finds the frames. */
  if (shlo_plan_run_raw(plan, 0, NULL, 1, outputs, NULL, &error) != SHLO_INVALID_ARGUMENT) return 3;
  shlo_error_destroy(error);
  shlo_plan_destroy(plan);
  shlo_module_destroy(module);
  printf("%g %g\n", out[0], out[1]);
  return out[0] == 3.0f && out[1] == -4.0f ? 0 : 1;
}
