/* Builds a function op by op, with the result types inferred, and prints, writes and runs it: 08_build_function
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <stablehlo-c/stablehlo.h>

#include <stdio.h>

/* y = max(x w, 0) for a vector x of 2 and a matrix w of 2 x 3. */
static shlo_status layer(shlo_module **module, shlo_error **error) {
  const int64_t shape[] = {2, 3}, first[] = {0}, none[] = {0};
  const shlo_type *types[2], *result = NULL;
  const shlo_region *body = NULL;
  const shlo_value *product = NULL, *zero = NULL, *y = NULL;
  const shlo_attribute *number = NULL;
  shlo_builder *builder = NULL;
  shlo_status status;
  (status = shlo_builder_create("network", 7, &builder, error)) ||
      (status = shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 1, shape, &types[0], error)) ||
      (status = shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 2, shape, &types[1], error)) ||
      (status = shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 1, shape + 1, &result, error)) ||
      (status = shlo_builder_begin_function(builder, "main", 4, SHLO_VISIBILITY_DEFAULT, 2, types, &body, error)) ||
      (status = shlo_build_dot_general(builder, shlo_region_argument(body, 0), shlo_region_argument(body, 1), 0, none,
                                       0, none, 1, first, 1, first, 0, NULL, NULL, NULL, &product, error)) ||
      (status = shlo_builder_parse_attribute(builder, "dense<0.0> : tensor<3xf32>", 26, &number, error)) ||
      (status = shlo_build_constant(builder, number, NULL, &zero, error)) ||
      (status = shlo_build_maximum(builder, product, zero, &y, error)) ||
      (status = shlo_builder_end_function(builder, 1, &y, NULL, error)) ||
      (status = shlo_builder_finish(builder, module, error));
  shlo_builder_destroy(builder);
  return status;
}

static shlo_status run(const shlo_module *module, shlo_error **error) {
  const int64_t shape[] = {2, 3};
  const float x[] = {1, 2}, w[] = {1, -2, 3, 4, -5, 6};
  shlo_tensor *inputs[2] = {NULL, NULL}, *output = NULL;
  shlo_plan *plan = NULL;
  shlo_status status;
  (status = shlo_tensor_copy(SHLO_TYPE_F32, 1, shape, x, sizeof(x), NULL, &inputs[0], error)) ||
      (status = shlo_tensor_copy(SHLO_TYPE_F32, 2, shape, w, sizeof(w), NULL, &inputs[1], error)) ||
      (status = shlo_plan_create(module, NULL, &plan, error)) ||
      (status = shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 1, &output, NULL, error));
  if (status == SHLO_OK) {
    const float *y = shlo_tensor_data(output);
    printf("y = %g %g %g\n", y[0], y[1], y[2]);
  }
  shlo_tensor_destroy(inputs[0]);
  shlo_tensor_destroy(inputs[1]);
  shlo_tensor_destroy(output);
  shlo_plan_destroy(plan);
  return status;
}

int main(void) {
  shlo_module *module = NULL;
  shlo_buffer *text = NULL;
  shlo_error *error = NULL;
  if (layer(&module, &error) || shlo_module_print(module, NULL, &text, &error)) {
    fprintf(stderr, "%s\n", shlo_error_message(error, NULL));
    return 1;
  }
  fputs(shlo_buffer_data(text), stdout);
  if (run(module, &error))
    fprintf(stderr, "%s\n", shlo_error_message(error, NULL));
  int failed = error != NULL;
  shlo_error_destroy(error);
  shlo_buffer_destroy(text);
  shlo_module_destroy(module);
  return failed;
}
