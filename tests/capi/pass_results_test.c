/* What passes make of programs at the edge: it can be printed and read again, or the pass says that it cannot be
 * applied.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

static shlo_module *run(const char *text, const char *pass) {
  shlo_module *module = parse(text), *made = NULL;
  ok(shlo_module_run_passes(module, pass, strlen(pass), NULL, &made, &error));
  shlo_module_destroy(module);
  return made;
}

static void refuses(const char *text, const char *pass, const char *words) {
  shlo_module *module = parse(text), *made = UNTOUCHED(shlo_module);
  shlo_error *why = NULL;
  assert_int_equal(shlo_module_run_passes(module, pass, strlen(pass), NULL, &made, &why), SHLO_UNSUPPORTED);
  assert_ptr_equal(made, UNTOUCHED(shlo_module));
  assert_non_null(strstr(shlo_error_message(why, NULL), words));
  shlo_error_destroy(why);
  shlo_module_destroy(module);
}

/* The op has no such attribute, the one in its place has. */
static void attributes_of_another_kind_are_not_kept(void **state) {
  (void)state;
  shlo_module *made =
      run("func.func @f(%a: tensor<2x3xf32>, %b: tensor<3xf32>) -> tensor<2xf32> {\n"
          "  %0 = \"stablehlo.dot\"(%a, %b) {algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16,\n"
          "      rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1,\n"
          "      rhs_component_count = -1, num_primitive_operations = 1, allow_imprecise_accumulation = false>,\n"
          "      mhlo.sharding = \"{replicated}\"} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>\n"
          "  return %0 : tensor<2xf32>\n}\n",
          "stablehlo-legalize-deprecated-ops");
  char *text = module_text(made);
  assert_non_null(strstr(text, "stablehlo.dot_general"));
  assert_non_null(strstr(text, "mhlo.sharding"));
  assert_null(strstr(text, "algorithm"));
  shlo_module_destroy(parse(text));
  free(text);
  shlo_module_destroy(made);
}

static void integers_of_few_bits_are_as_they_are_read(void **state) {
  (void)state;
  shlo_module *made = run("func.func @f() -> tensor<4xi4> {\n"
                          "  %0 = stablehlo.constant dense<[0, 1, 7, -8]> : tensor<4xi4>\n"
                          "  %1 = stablehlo.negate %0 : tensor<4xi4>\n"
                          "  return %1 : tensor<4xi4>\n}\n",
                          "stablehlo-aggressive-folder,strip-debuginfo");
  char *text = module_text(made);
  assert_non_null(strstr(text, "dense<[0, -1, -7, -8]>"));
  shlo_module *read = run(text, "strip-debuginfo");
  shlo_buffer *artifacts[2] = {NULL, NULL};
  ok(shlo_artifact_write(made, NULL, &artifacts[0], &error));
  ok(shlo_artifact_write(read, NULL, &artifacts[1], &error));
  assert_int_equal(shlo_buffer_size(artifacts[0]), shlo_buffer_size(artifacts[1]));
  assert_memory_equal(shlo_buffer_data(artifacts[0]), shlo_buffer_data(artifacts[1]), shlo_buffer_size(artifacts[0]));
  for (int i = 0; i < 2; ++i)
    shlo_buffer_destroy(artifacts[i]);
  free(text);
  shlo_module_destroy(read);
  shlo_module_destroy(made);
}

static void programs_that_would_be_invalid_are_refused(void **state) {
  (void)state;
  refuses("func.func @f() -> tensor<2x3xf32> {\n"
          "  %0 = stablehlo.constant dense<[2, 3]> : tensor<2xui2>\n"
          "  %1 = \"stablehlo.dynamic_iota\"(%0) <{iota_dimension = 0 : i64}> : (tensor<2xui2>) -> tensor<2x3xf32>\n"
          "  return %1 : tensor<2x3xf32>\n}\n",
          "stablehlo-convert-to-signless", "would make an invalid program");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(attributes_of_another_kind_are_not_kept),
      cmocka_unit_test(integers_of_few_bits_are_as_they_are_read),
      cmocka_unit_test(programs_that_would_be_invalid_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
