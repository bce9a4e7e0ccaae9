/* Comparisons that correct the signs of remainders and of quotients, and such that nearly do: the values that C
 * computes.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <math.h>

enum { COUNT = 100 };

static int32_t integers[COUNT], others[COUNT], made[COUNT];
static float floats[COUNT], results[COUNT];

static void run(const char *text, const void *x, const void *y, void *result) {
  shlo_plan *plan = plan_of(text);
  const void *inputs[] = {x, y};
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, &result, NULL, &error));
  shlo_plan_destroy(plan);
}

#define I "tensor<100xi32>"
#define P "tensor<100xi1>"

/* q - 1 where the signs of x and of the divisor differ and the remainder of y is not zero. */
static void divide(int divisor, int sign, const char *of_sign, int compared) {
  char text[2048];
  snprintf(text, sizeof text,
           "func.func @main(%%x: " I ", %%y: " I ") -> " I " {\n"
           "  %%c = stablehlo.constant dense<%d> : tensor<i32>\n"
           "  %%d = stablehlo.broadcast_in_dim %%c, dims = [] : (tensor<i32>) -> " I "\n"
           "  %%q = stablehlo.divide %%x, %%d : " I "\n"
           "  %%s = stablehlo.sign %%%s : " I "\n"
           "  %%e = stablehlo.constant dense<%d> : tensor<i32>\n"
           "  %%t = stablehlo.sign %%e : tensor<i32>\n"
           "  %%u = stablehlo.broadcast_in_dim %%t, dims = [] : (tensor<i32>) -> " I "\n"
           "  %%a = stablehlo.compare NE, %%s, %%u, SIGNED : (" I ", " I ") -> " P "\n"
           "  %%r = stablehlo.remainder %%x, %%d : " I "\n"
           "  %%z = stablehlo.constant dense<%d> : " I "\n"
           "  %%b = stablehlo.compare NE, %%r, %%z, SIGNED : (" I ", " I ") -> " P "\n"
           "  %%p = stablehlo.and %%a, %%b : " P "\n"
           "  %%one = stablehlo.constant dense<1> : " I "\n"
           "  %%m = stablehlo.subtract %%q, %%one : " I "\n"
           "  %%w = stablehlo.select %%p, %%m, %%q : " P ", " I "\n"
           "  return %%w : " I "\n"
           "}\n",
           divisor, of_sign, sign, compared);
  run(text, integers, others, made);
  int corrected = 0;
  for (int i = 0; i < COUNT; ++i) {
    const int of = *of_sign == 'x' ? integers[i] : others[i];
    const int corrects = (of > 0) - (of < 0) != (sign > 0) - (sign < 0) && integers[i] % divisor != compared;
    assert_int_equal(made[i], integers[i] / divisor - corrects);
    corrected += corrects;
  }
  assert_true(corrected > 5 && corrected < 95);
}

static void quotients(void **state) {
  (void)state;
  for (int i = 0; i < COUNT; ++i) {
    integers[i] = 3 * i - 140;
    others[i] = 7 * (i % 11) - 30;
  }
  divide(10, 10, "x", 0);
  divide(10, 3, "x", 0);
  divide(-10, -10, "x", 0);
  divide(10, -10, "x", 0);
  divide(10, 0, "x", 0);
  divide(10, 10, "y", 0);
  divide(10, 10, "x", 4);
}

/* r + c where r < 0 is `unlike` the sign of the divisor, and r is not `compared`. */
static void remainder_of(float divisor, const char *direction, const char *equality, float compared) {
  char text[2048];
  snprintf(text, sizeof text,
           "func.func @main(%%x: tensor<100xf32>, %%y: tensor<100xf32>) -> tensor<100xf32> {\n"
           "  %%c = stablehlo.constant dense<%f> : tensor<f32>\n"
           "  %%d = stablehlo.broadcast_in_dim %%c, dims = [] : (tensor<f32>) -> tensor<100xf32>\n"
           "  %%r = stablehlo.remainder %%x, %%d : tensor<100xf32>\n"
           "  %%k = stablehlo.constant dense<%f> : tensor<100xf32>\n"
           "  %%b = stablehlo.compare NE, %%r, %%k, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> " P "\n"
           "  %%z = stablehlo.constant dense<0.0> : tensor<100xf32>\n"
           "  %%l = stablehlo.compare %s, %%r, %%z, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> " P "\n"
           "  %%n = stablehlo.constant dense<0.0> : tensor<f32>\n"
           "  %%s = stablehlo.compare LT, %%c, %%n, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
           "  %%t = stablehlo.broadcast_in_dim %%s, dims = [] : (tensor<i1>) -> " P "\n"
           "  %%u = stablehlo.compare %s, %%l, %%t, UNSIGNED : (" P ", " P ") -> " P "\n"
           "  %%p = stablehlo.and %%u, %%b : " P "\n"
           "  %%a = stablehlo.add %%r, %%d : tensor<100xf32>\n"
           "  %%w = stablehlo.select %%p, %%a, %%r : " P ", tensor<100xf32>\n"
           "  return %%w : tensor<100xf32>\n"
           "}\n",
           divisor, compared, direction, equality);
  run(text, floats, floats, results);
  int corrected = 0;
  for (int i = 0; i < COUNT; ++i) {
    const float r = fmodf(floats[i], divisor);
    const int is = strcmp(direction, "LT") == 0 ? r < 0 : r >= 0;
    const int unlike = strcmp(equality, "NE") == 0 ? is != (divisor < 0) : is == (divisor < 0);
    const float expected = unlike && r != compared ? r + divisor : r;
    assert_true(isnan(expected) ? isnan(results[i]) : results[i] == expected);
    corrected += unlike && r != compared;
  }
  assert_true(corrected > 5 && corrected < 95);
}

static void remainders(void **state) {
  (void)state;
  for (int i = 0; i < COUNT; ++i)
    floats[i] = i == 17 ? NAN : 0.75f * (float)i - 38;
  remainder_of(2.5f, "LT", "NE", 0);
  remainder_of(-2.5f, "LT", "NE", 0);
  remainder_of(2.5f, "LT", "EQ", 0);
  remainder_of(-2.5f, "LT", "EQ", 0);
  remainder_of(2.5f, "GE", "NE", 0);
  remainder_of(2.5f, "LT", "NE", -0.5f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(quotients),
      cmocka_unit_test(remainders),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
