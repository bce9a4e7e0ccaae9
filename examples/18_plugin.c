/* Runs steps of a program on the device of a plugin of PJRT, where its state stays between them.
 *
 *   18_plugin LIBRARY STEPS
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <stablehlo-c/stablehlo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A step of Newton's method for the square roots of 2 and 9. The device may write the result where the state is. */
static const char step[] =
    "func.func @main(%x: tensor<2xf32> {tf.aliasing_output = 0 : i32}) -> tensor<2xf32> {\n"
    "  %a = stablehlo.constant dense<[2.0, 9.0]> : tensor<2xf32>\n"
    "  %half = stablehlo.constant dense<0.5> : tensor<2xf32>\n"
    "  %0 = stablehlo.divide %a, %x : tensor<2xf32>\n"
    "  %1 = stablehlo.add %x, %0 : tensor<2xf32>\n"
    "  %2 = stablehlo.multiply %1, %half : tensor<2xf32>\n"
    "  return %2 : tensor<2xf32>\n"
    "}\n";

static int fail(shlo_error *error) {
  fprintf(stderr, "%s: %s\n", shlo_status_name(shlo_error_code(error)), shlo_error_message(error, NULL));
  shlo_error_destroy(error);
  return 1;
}

int main(int argc, char **argv) {
  if (argc != 3) {
    fprintf(stderr, "usage: %s LIBRARY STEPS\n", argv[0]);
    return 2;
  }
  shlo_error *error = NULL;
  shlo_plugin *plugin;
  shlo_client *client;
  if (shlo_plugin_load(argv[1], strlen(argv[1]), 0, &plugin, &error) ||
      shlo_client_create(plugin, NULL, &client, &error))
    return fail(error);
  printf("%s: PJRT 0.%d, %s, %zu devices\n", shlo_plugin_path(plugin, NULL), shlo_plugin_minor_version(plugin),
         shlo_client_platform(client, NULL), shlo_client_device_count(client));

  /* The plan is as any other, but for its client. */
  shlo_module *module;
  shlo_plan_options *planning;
  shlo_plan *plan;
  if (shlo_module_parse(step, strlen(step), NULL, &module, &error) || shlo_plan_options_create(&planning, &error) ||
      shlo_plan_options_set_client(planning, client, &error) || shlo_plan_create(module, planning, &plan, &error))
    return fail(error);

  shlo_run_options *running;
  shlo_tensor *start, *state, *result;
  const float ones[] = {1, 1};
  if (shlo_run_options_create(&running, &error) || shlo_run_options_set_results_on_device(running, 1, &error) ||
      shlo_run_options_donate(running, 0, &error) ||
      shlo_tensor_copy(SHLO_TYPE_F32, 1, (const int64_t[]){2}, ones, sizeof ones, NULL, &start, &error) ||
      shlo_tensor_to_device(start, client, 0, &state, &error))
    return fail(error);
  for (long left = strtol(argv[2], NULL, 10); left > 0; --left) {
    shlo_tensor *next = NULL; /* the run allocates it, on the device */
    if (shlo_plan_run(plan, 1, (const shlo_tensor *const[]){state}, 1, &next, running, &error))
      return fail(error);
    shlo_tensor_destroy(state); /* it was donated, and only its handle is left */
    state = next;
  }
  if (shlo_tensor_to_host(state, &result, &error))
    return fail(error);
  const float *roots = shlo_tensor_data(result);
  printf("roots %.4f %.4f\n", roots[0], roots[1]);

  shlo_tensor_destroy(result);
  shlo_tensor_destroy(state);
  shlo_tensor_destroy(start);
  shlo_run_options_destroy(running);
  shlo_plan_destroy(plan);
  shlo_plan_options_destroy(planning);
  shlo_module_destroy(module);
  shlo_client_destroy(client);
  shlo_plugin_destroy(plugin);
  return 0;
}
