/* plan.h: what a run computes, and which input the program wants to become which output.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

/* Numbers that follow from the definitions of the ops: a product and its sum are two. */
static const struct {
  const char *text;
  double flops, transcendentals, bytes;
} programs[] = {
    {"func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {\n"
     "  %0 = stablehlo.add %a, %a : tensor<8xf32>\n"
     "  %1 = stablehlo.tanh %0 : tensor<8xf32>\n"
     "  return %1 : tensor<8xf32> }",
     8, 8, 4 * (8 * 3 + 8 * 2)},
    {"func.func @main(%a: tensor<5x2x3xf64>, %b: tensor<5x3x4xf64>) -> tensor<5x2x4xf64> {\n"
     "  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] :\n"
     "      (tensor<5x2x3xf64>, tensor<5x3x4xf64>) -> tensor<5x2x4xf64>\n"
     "  return %0 : tensor<5x2x4xf64> }",
     2 * 5 * 2 * 3 * 4, 0, 8 * (30 + 60 + 40)},
    /* 7 positions of a window of 3, of which the first and the last one read one element of padding. */
    {"func.func @main(%a: tensor<1x7x2xf32>, %b: tensor<3x2x5xf32>) -> tensor<1x7x5xf32> {\n"
     "  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f],\n"
     "      window = {stride = [1], pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} :\n"
     "      (tensor<1x7x2xf32>, tensor<3x2x5xf32>) -> tensor<1x7x5xf32>\n"
     "  return %0 : tensor<1x7x5xf32> }",
     2 * (7 * 3 - 2) * 2 * 5, 0, 4 * (14 + 30 + 35)},
    /* Elements that are spread by 2 are read at every second position. */
    {"func.func @main(%a: tensor<1x4x1xf32>, %b: tensor<2x1x1xf32>) -> tensor<1x6x1xf32> {\n"
     "  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f],\n"
     "      window = {stride = [1], lhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} :\n"
     "      (tensor<1x4x1xf32>, tensor<2x1x1xf32>) -> tensor<1x6x1xf32>\n"
     "  return %0 : tensor<1x6x1xf32> }",
     2 * (3 + 3), 0, 4 * (4 + 2 + 6)},
    {"func.func @main(%a: tensor<4x6xf32>, %z: tensor<f32>) -> tensor<4xf32> {\n"
     "  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] :\n"
     "      (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>\n"
     "  return %0 : tensor<4xf32> }",
     24 - 4, 0, 4 * (24 + 1 + 4)},
};

static void costs_are_counted(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof programs / sizeof *programs; ++i) {
    shlo_plan *plan = plan_of(programs[i].text);
    if (shlo_plan_flops(plan) != programs[i].flops || shlo_plan_transcendentals(plan) != programs[i].transcendentals ||
        shlo_plan_bytes_accessed(plan) != programs[i].bytes)
      fail_msg("program %zu: %g flops, %g transcendentals, %g bytes", i, shlo_plan_flops(plan),
               shlo_plan_transcendentals(plan), shlo_plan_bytes_accessed(plan));
    shlo_plan_destroy(plan);
  }
  shlo_plan *dynamic = plan_of("func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {\n"
                               "  %0 = stablehlo.add %a, %a : tensor<?xf32>\n"
                               "  return %0 : tensor<?xf32> }");
  assert_true(shlo_plan_flops(dynamic) == -1);
  assert_true(shlo_plan_transcendentals(dynamic) == -1);
  assert_true(shlo_plan_bytes_accessed(dynamic) == -1);
  shlo_plan_destroy(dynamic);
  assert_true(shlo_plan_flops(NULL) == -1);
}

/* A count takes as long as the program has ops, whatever the extents. */
static void large_windows_are_estimated(void **state) {
  (void)state;
  shlo_plan *plan =
      plan_of("func.func @main(%a: tensor<1x1000000x1xf32>, %b: tensor<900000x1x1xf32>) -> tensor<1x100001x1xf32> {\n"
              "  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f],\n"
              "      window = {stride = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} :\n"
              "      (tensor<1x1000000x1xf32>, tensor<900000x1x1xf32>) -> tensor<1x100001x1xf32>\n"
              "  return %0 : tensor<1x100001x1xf32> }");
  assert_true(shlo_plan_flops(plan) == 2.0 * 900000 * 100001);
  shlo_plan_destroy(plan);
}

static void programs_name_aliases(void **state) {
  (void)state;
  shlo_plan *plan =
      plan_of("func.func @main(%a: tensor<2xf32> {tf.aliasing_output = 1 : i32}, %b: tensor<2xf32>,\n"
              "    %c: tensor<2xf32> {jax.buffer_donor = true}, %d: tensor<2xf32> {jax.buffer_donor = false},\n"
              "    %e: tensor<2xf32> {tf.aliasing_output = 7 : i32})\n"
              "    -> (tensor<2xf32>, tensor<2xf32>) {\n"
              "  return %b, %a : tensor<2xf32>, tensor<2xf32> }");
  static const int64_t expected[] = {1, SHLO_ALIAS_NONE, SHLO_ALIAS_ANY, SHLO_ALIAS_NONE, SHLO_ALIAS_ANY};
  for (size_t i = 0; i < 5; ++i)
    assert_int_equal(shlo_plan_input_alias(plan, i), expected[i]);
  assert_int_equal(shlo_plan_input_alias(plan, 5), SHLO_ALIAS_NONE);
  assert_int_equal(shlo_plan_input_alias(NULL, 0), SHLO_ALIAS_NONE);
  shlo_plan_destroy(plan);
  plan = plan_of("func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> { return %a : tensor<2xf32> }");
  assert_int_equal(shlo_plan_input_alias(plan, 0), SHLO_ALIAS_NONE);
  shlo_plan_destroy(plan);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(costs_are_counted),
      cmocka_unit_test(large_windows_are_estimated),
      cmocka_unit_test(programs_name_aliases),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
