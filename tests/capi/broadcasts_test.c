/* Element functions of elements that are repeated, which may be computed before they are: the values that C computes.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

enum { ROWS = 60, COLUMNS = 100 };

static float x[ROWS], y[COLUMNS], made[3][ROWS][COLUMNS];

static void setup_numbers(void) {
  for (int i = 0; i < ROWS; ++i)
    x[i] = (float)i - 20;
  for (int j = 0; j < COLUMNS; ++j)
    y[j] = (float)(3 * j) - 50;
}

static void run(const char *text) {
  setup_numbers();
  shlo_plan *plan = plan_of(text);
  const void *inputs[] = {x, y};
  void *outputs[] = {made[0], made[1], made[2]};
  ok(shlo_plan_run_raw(plan, 2, inputs, 3, outputs, NULL, &error));
  shlo_plan_destroy(plan);
}

/* One function after the other, with numbers, and of both ways to repeat. */
static void functions_of_rows_and_columns(void **state) {
  (void)state;
  run("func.func @main(%x: tensor<60xf32>, %y: tensor<100xf32>)\n"
      "    -> (tensor<60x100xf32>, tensor<60x100xf32>, tensor<60x100xf32>) {\n"
      "  %two = stablehlo.constant dense<2.0> : tensor<60x100xf32>\n"
      "  %nine = stablehlo.constant dense<9.0> : tensor<60x100xf32>\n"
      "  %r = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<60xf32>) -> tensor<60x100xf32>\n"
      "  %c = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<100xf32>) -> tensor<60x100xf32>\n"
      "  %0 = stablehlo.subtract %two, %r : tensor<60x100xf32>\n"
      "  %1 = stablehlo.multiply %0, %r : tensor<60x100xf32>\n"
      "  %2 = stablehlo.compare GT, %r, %nine : (tensor<60x100xf32>, tensor<60x100xf32>) -> tensor<60x100xi1>\n"
      "  %3 = stablehlo.select %2, %1, %nine : tensor<60x100xi1>, tensor<60x100xf32>\n"
      "  %4 = stablehlo.subtract %r, %c : tensor<60x100xf32>\n"
      "  %5 = stablehlo.negate %c : tensor<60x100xf32>\n"
      "  %6 = stablehlo.add %5, %4 : tensor<60x100xf32>\n"
      "  return %3, %6, %5 : tensor<60x100xf32>, tensor<60x100xf32>, tensor<60x100xf32>\n"
      "}\n");
  for (int i = 0; i < ROWS; ++i)
    for (int j = 0; j < COLUMNS; ++j) {
      assert_true(made[0][i][j] == (x[i] > 9 ? (2 - x[i]) * x[i] : 9));
      assert_true(made[1][i][j] == x[i] - 2 * y[j]);
      assert_true(made[2][i][j] == -y[j]);
    }
}

/* In a loop that reads what is repeated outside of it, and where only some axes are repeated. */
static void functions_in_loops(void **state) {
  (void)state;
  run("func.func @main(%x: tensor<60xf32>, %y: tensor<100xf32>)\n"
      "    -> (tensor<60x100xf32>, tensor<60x100xf32>, tensor<60x100xf32>) {\n"
      "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
      "  %three = stablehlo.constant dense<3> : tensor<i32>\n"
      "  %half = stablehlo.constant dense<0.5> : tensor<60x100xf32>\n"
      "  %k = stablehlo.reshape %x : (tensor<60xf32>) -> tensor<60x1xf32>\n"
      "  %r = stablehlo.broadcast_in_dim %k, dims = [0, 1] : (tensor<60x1xf32>) -> tensor<60x100xf32>\n"
      "  %c = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<100xf32>) -> tensor<60x100xf32>\n"
      "  %l:2 = stablehlo.while(%i = %zero, %s = %c) : tensor<i32>, tensor<60x100xf32>\n"
      "  cond {\n"
      "    %p = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    stablehlo.return %p : tensor<i1>\n"
      "  } do {\n"
      "    %h = stablehlo.multiply %r, %half : tensor<60x100xf32>\n"
      "    %a = stablehlo.add %s, %h : tensor<60x100xf32>\n"
      "    %n = stablehlo.add %i, %one : tensor<i32>\n"
      "    stablehlo.return %n, %a : tensor<i32>, tensor<60x100xf32>\n"
      "  }\n"
      "  %m = stablehlo.maximum %r, %half : tensor<60x100xf32>\n"
      "  return %l#1, %m, %r : tensor<60x100xf32>, tensor<60x100xf32>, tensor<60x100xf32>\n"
      "}\n");
  for (int i = 0; i < ROWS; ++i)
    for (int j = 0; j < COLUMNS; ++j) {
      assert_true(made[0][i][j] == y[j] + 1.5f * x[i]);
      assert_true(made[1][i][j] == (x[i] > 0.5f ? x[i] : 0.5f));
      assert_true(made[2][i][j] == x[i]);
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(functions_of_rows_and_columns),
      cmocka_unit_test(functions_in_loops),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
