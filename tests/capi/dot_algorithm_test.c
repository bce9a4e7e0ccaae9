/* The algorithms of dot_general that some hardware has: which combinations of types and counts are accepted.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

static const char *const types[] = {"f16", "bf16", "f32", "f64", "tf32", "f8E5M2", "f8E4M3FN"};
enum { TYPES = sizeof types / sizeof *types, ACCUMULATIONS = 4 };

/* Both operands have the type and the number of components. */
static const struct {
  const char *type, *accumulation;
  int components, operations;
} known[] = {
    {"f16", "f16", 1, 1},  {"f16", "f32", 1, 1},  {"bf16", "bf16", 1, 1}, {"bf16", "f32", 1, 1},
    {"bf16", "f32", 1, 3}, {"bf16", "f32", 1, 6}, {"bf16", "f32", 1, 9},  {"bf16", "f32", 3, 6},
    {"tf32", "f32", 1, 1}, {"tf32", "f32", 1, 3}, {"f32", "f32", 1, 1},   {"f64", "f64", 1, 1},
    {"f8E4M3FN", "f32", 1, 3}, {"f8E4M3FN", "f32", 1, 4},
};

static int is_known(const char *lhs, const char *rhs, const char *accumulation, int lhs_components, int rhs_components,
                    int operations, int imprecise) {
  /* Two types of f8 need not be the same, and alone may accumulate imprecisely. */
  if (lhs[1] == '8' && rhs[1] == '8' && !strcmp(accumulation, "f32") && lhs_components == 1 && rhs_components == 1 &&
      operations == 1)
    return 1;
  if (lhs != rhs || lhs_components != rhs_components || imprecise)
    return 0;
  for (size_t i = 0; i < sizeof known / sizeof *known; ++i)
    if (!strcmp(known[i].type, lhs) && !strcmp(known[i].accumulation, accumulation) &&
        known[i].components == lhs_components && known[i].operations == operations)
      return 1;
  return 0;
}

static void every_combination_is_known_or_refused(void **state) {
  (void)state;
  static const int operations[] = {1, 2, 3, 4, 6, 9};
  int accepted = 0, refused = 0;
  for (int l = 0; l < TYPES; ++l)
    for (int r = 0; r < TYPES; ++r)
      for (int a = 0; a < ACCUMULATIONS; ++a)
        for (int lc = 1; lc <= 3; ++lc)
          for (int rc = 1; rc <= 3; ++rc)
            for (size_t o = 0; o < sizeof operations / sizeof *operations; ++o)
              for (int imprecise = 0; imprecise < 2; ++imprecise) {
                if (l != r && (lc != rc || o > 2)) /* many of these are wrong in two ways */
                  continue;
                char text[1024];
                int length = snprintf(
                    text, sizeof text,
                    "func.func @f(%%a: tensor<2x2xf32>) -> tensor<2x2xf32> {\n"
                    "%%0 = \"stablehlo.dot_general\"(%%a, %%a) <{dot_dimension_numbers = #stablehlo.dot<"
                    "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = "
                    "#stablehlo.dot_algorithm<lhs_precision_type = %s, rhs_precision_type = %s, accumulation_type = %s, "
                    "lhs_component_count = %d, rhs_component_count = %d, num_primitive_operations = %d, "
                    "allow_imprecise_accumulation = %s>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>\n"
                    "return %%0 : tensor<2x2xf32>\n}",
                    types[l], types[r], types[a], lc, rc, operations[o], imprecise ? "true" : "false");
                shlo_module *module = NULL;
                if (is_known(types[l], types[r], types[a], lc, rc, operations[o], imprecise)) {
                  ok(shlo_module_parse(text, (size_t)length, NULL, &module, &error));
                  shlo_module_destroy(module);
                  ++accepted;
                } else {
                  fails(SHLO_INVALID_PROGRAM, "algorithm",
                        shlo_module_parse(text, (size_t)length, NULL, &module, &error));
                  ++refused;
                }
              }
  assert_int_equal(accepted, (int)(sizeof known / sizeof *known) + 8); /* 4 pairs of f8, precise or not */
  assert_true(refused > 1000);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_combination_is_known_or_refused)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
