/* plan.h: the order and the memory of what a program computes. Each program is one in which a value could be computed
 * too late, or could lose its memory too early.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

static void run(const shlo_plan *plan, size_t inputs, const void *const *from, size_t outputs, void *const *to) {
  assert_int_equal(shlo_plan_input_count(plan), inputs);
  assert_int_equal(shlo_plan_output_count(plan), outputs);
  ok(shlo_plan_run_raw(plan, inputs, from, outputs, to, NULL, &error));
}

/* --- Order -------------------------------------------------------------------------------------- */

static void a_loop_runs_after_what_only_its_condition_reads(void **state) {
  (void)state;
  /* The value %v is computed together with %w, which is added after the loop. */
  shlo_plan *plan = plan_of("func.func @main(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>) {\n"
                            "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
                            "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
                            "  %v = stablehlo.add %x, %one : tensor<i32>\n"
                            "  %0 = stablehlo.while(%i = %zero) : tensor<i32>\n"
                            "  cond {\n"
                            "    %c = stablehlo.compare LT, %i, %v : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                            "    stablehlo.return %c : tensor<i1>\n"
                            "  } do {\n"
                            "    %1 = stablehlo.add %i, %one : tensor<i32>\n"
                            "    stablehlo.return %1 : tensor<i32>\n"
                            "  }\n"
                            "  %w = stablehlo.multiply %v, %v : tensor<i32>\n"
                            "  return %0, %w : tensor<i32>, tensor<i32>\n"
                            "}\n");
  for (int32_t x = 5; x > 0; x -= 2) { /* other numbers in each run: old ones must not help */
    int32_t steps = -1, square = -1;
    run(plan, 1, (const void *[]){&x}, 2, (void *[]){&steps, &square});
    assert_int_equal(steps, x + 1);
    assert_int_equal(square, (x + 1) * (x + 1));
  }
  shlo_plan_destroy(plan);
}

static void values_that_grow_by_others_make_no_cycle(void **state) {
  (void)state;
  /* %b joins %a, so that it waits for %g; what waits for %a then waits for %g too, and %c cannot join %f. */
  shlo_plan *plan =
      plan_of("func.func @main(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {\n"
              "  %a = stablehlo.add %x, %x : tensor<4x6xf32>\n"
              "  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>\n"
              "  %h = stablehlo.reshape %0 : (tensor<6x4xf32>) -> tensor<4x6xf32>\n"
              "  %f = stablehlo.multiply %y, %y : tensor<4x6xf32>\n"
              "  %1 = stablehlo.transpose %f, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>\n"
              "  %g = stablehlo.reshape %1 : (tensor<6x4xf32>) -> tensor<4x6xf32>\n"
              "  %b = stablehlo.subtract %a, %g : tensor<4x6xf32>\n"
              "  %c = stablehlo.subtract %f, %h : tensor<4x6xf32>\n"
              "  return %b, %c : tensor<4x6xf32>, tensor<4x6xf32>\n"
              "}\n");
  for (int turn = 0; turn < 2; ++turn) {
    float x[24], y[24], b[24], c[24];
    for (int i = 0; i < 24; ++i) {
      x[i] = (float)(i + turn);
      y[i] = (float)(2 * i - turn);
    }
    run(plan, 2, (const void *[]){x, y}, 2, (void *[]){b, c});
    for (int i = 0; i < 24; ++i) {
      const int turned = i % 4 * 6 + i / 4; /* where element i of the transposed value comes from */
      assert_true(b[i] == 2 * x[i] - y[turned] * y[turned]);
      assert_true(c[i] == y[i] * y[i] - 2 * x[turned]);
    }
  }
  shlo_plan_destroy(plan);
}

/* --- Memory ------------------------------------------------------------------------------------- */

static void an_inner_loop_can_begin_with_a_reversed_state(void **state) {
  (void)state;
  shlo_plan *plan = plan_of("func.func @main(%x: tensor<5xf32>, %n: tensor<i32>) -> tensor<5xf32> {\n"
                            "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
                            "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
                            "  %0:2 = stablehlo.while(%i = %zero, %s = %x) : tensor<i32>, tensor<5xf32>\n"
                            "  cond {\n"
                            "    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                            "    stablehlo.return %c : tensor<i1>\n"
                            "  } do {\n"
                            "    %r = stablehlo.reverse %s, dims = [0] : tensor<5xf32>\n"
                            "    %1:2 = stablehlo.while(%j = %zero, %t = %r) : tensor<i32>, tensor<5xf32>\n"
                            "    cond {\n"
                            "      %c = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                            "      stablehlo.return %c : tensor<i1>\n"
                            "    } do {\n"
                            "      %k = stablehlo.add %j, %one : tensor<i32>\n"
                            "      %u = stablehlo.add %t, %t : tensor<5xf32>\n"
                            "      stablehlo.return %k, %u : tensor<i32>, tensor<5xf32>\n"
                            "    }\n"
                            "    %k = stablehlo.add %i, %one : tensor<i32>\n"
                            "    stablehlo.return %k, %1#1 : tensor<i32>, tensor<5xf32>\n"
                            "  }\n"
                            "  return %0#1 : tensor<5xf32>\n"
                            "}\n");
  const float x[] = {1, 2, 3, 4, 5};
  for (int32_t n = 1; n < 4; ++n) { /* n reversals, and n * n doublings */
    float found[5];
    run(plan, 2, (const void *[]){x, &n}, 1, (void *[]){found});
    for (int i = 0; i < 5; ++i)
      assert_true(found[i] == x[n % 2 ? 4 - i : i] * (float)(1 << n * n));
  }
  shlo_plan_destroy(plan);
}

static void a_scatter_of_two_inputs_keeps_them_apart(void **state) {
  (void)state;
  /* The second input is a value that nothing reads afterwards; the first one is the caller's. */
  shlo_plan *plan =
      plan_of("func.func @main(%x: tensor<6xf32>, %z: tensor<2x3xf32>, %at: tensor<2x1xi32>, %u: tensor<2xf32>)\n"
              "    -> (tensor<6xf32>, tensor<6xf32>) {\n"
              "  %0 = stablehlo.transpose %z, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>\n"
              "  %y = stablehlo.reshape %0 : (tensor<3x2xf32>) -> tensor<6xf32>\n"
              "  %1:2 = \"stablehlo.scatter\"(%x, %y, %at, %u, %u) <{\n"
              "    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],\n"
              "      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({\n"
              "  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):\n"
              "    %2 = stablehlo.add %a, %c : tensor<f32>\n"
              "    %3 = stablehlo.multiply %b, %d : tensor<f32>\n"
              "    stablehlo.return %2, %3 : tensor<f32>, tensor<f32>\n"
              "  }) : (tensor<6xf32>, tensor<6xf32>, tensor<2x1xi32>, tensor<2xf32>, tensor<2xf32>)\n"
              "    -> (tensor<6xf32>, tensor<6xf32>)\n"
              "  %4 = stablehlo.negate %1#0 : tensor<6xf32>\n"
              "  %5 = stablehlo.negate %1#1 : tensor<6xf32>\n"
              "  return %4, %5 : tensor<6xf32>, tensor<6xf32>\n"
              "}\n");
  const float x[] = {1, 2, 3, 4, 5, 6}, z[] = {10, 20, 30, 40, 50, 60}, u[] = {7, 8};
  const int32_t at[] = {4, 1};
  const float sums[] = {-1, -10, -3, -4, -12, -6}, products[] = {-10, -320, -20, -50, -210, -60};
  float first[6], second[6];
  run(plan, 4, (const void *[]){x, z, at, u}, 2, (void *[]){first, second});
  assert_memory_equal(first, sums, sizeof sums);
  assert_memory_equal(second, products, sizeof products);
  shlo_plan_destroy(plan);
}

/* Rows of more than one tile, whose elements lie apart in memory. */
static void long_rows_of_strided_updates_are_scattered(void **state) {
  (void)state;
  enum { length = 600 };
  shlo_plan *plan = plan_of(
      "func.func @main(%x: tensor<1300xf32>, %at: tensor<2x1xi32>, %u: tensor<600x2xf32>) -> tensor<1300xf32> {\n"
      "  %0 = \"stablehlo.scatter\"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<\n"
      "    update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({\n"
      "  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
      "    %1 = stablehlo.add %a, %b : tensor<f32>\n"
      "    %2 = stablehlo.add %1, %b : tensor<f32>\n"
      "    stablehlo.return %2 : tensor<f32>\n"
      "  }) : (tensor<1300xf32>, tensor<2x1xi32>, tensor<600x2xf32>) -> tensor<1300xf32>\n"
      "  return %0 : tensor<1300xf32>\n"
      "}\n");
  static float x[1300], u[length * 2], found[1300], expected[1300];
  const int32_t at[] = {3, 650};
  for (int i = 0; i < 1300; ++i)
    expected[i] = x[i] = (float)i;
  for (int i = 0; i < 2 * length; ++i) {
    u[i] = (float)(i % 701);
    expected[at[i % 2] + i / 2] += 2 * u[i];
  }
  run(plan, 3, (const void *[]){x, at, u}, 1, (void *[]){found});
  assert_memory_equal(found, expected, sizeof expected);
  shlo_plan_destroy(plan);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_loop_runs_after_what_only_its_condition_reads),
      cmocka_unit_test(values_that_grow_by_others_make_no_cycle),
      cmocka_unit_test(an_inner_loop_can_begin_with_a_reversed_state),
      cmocka_unit_test(a_scatter_of_two_inputs_keeps_them_apart),
      cmocka_unit_test(long_rows_of_strided_updates_are_scattered),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
