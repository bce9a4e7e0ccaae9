/* Functions that are computed in vectors: what they give where a formula for many elements at once could lose bits, or
 * leave the range of the type. C computes the same in f64.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <math.h>

enum { ELEMENTS = 1000 }; /* no whole number of vectors */

/* Numbers in (-1, 1) that are always the same. */
static float next(void) {
  static uint32_t state = 1;
  state = state * 1664525u + 1013904223u;
  return (float)(int32_t)state / 2147483648.0f;
}

static void run(const char *text, const void *first, const void *second, void *result) {
  shlo_plan *plan = plan_of(text);
  const void *inputs[] = {first, second};
  ok(shlo_plan_run_raw(plan, second ? 2 : 1, inputs, 1, &result, NULL, &error));
  shlo_plan_destroy(plan);
}

/* The distance in units in the last place of `expected`. */
static double distance(float found, double expected) {
  const float rounded = fabsf((float)expected);
  return fabs(found - expected) / (nextafterf(rounded, INFINITY) - rounded);
}

static void parts_of_products_nearly_cancel(void **state) {
  (void)state;
  static float a[ELEMENTS][2], b[ELEMENTS][2], made[ELEMENTS][2];
  for (int i = 0; i < ELEMENTS; ++i) {
    a[i][0] = next(), a[i][1] = next(), b[i][0] = next();
    b[i][1] = i % 2 ? a[i][0] * b[i][0] / a[i][1] : -a[i][1] * b[i][0] / a[i][0];
  }
  a[7][0] = 3e38f, a[7][1] = 3e38f, b[7][0] = 2, b[7][1] = 2; /* both products overflow, not their difference */
  a[9][0] = INFINITY, b[9][0] = 1;
  run("func.func @main(%a: tensor<1000xcomplex<f32>>, %b: tensor<1000xcomplex<f32>>) -> tensor<1000xcomplex<f32>> {\n"
      "  %0 = stablehlo.multiply %a, %b : tensor<1000xcomplex<f32>>\n"
      "  return %0 : tensor<1000xcomplex<f32>>\n}\n",
      a, b, made);
  for (int i = 0; i < ELEMENTS; ++i)
    if (i != 7 && i != 9) {
      assert_true(distance(made[i][0], (double)a[i][0] * b[i][0] - (double)a[i][1] * b[i][1]) < 2);
      assert_true(distance(made[i][1], (double)a[i][0] * b[i][1] + (double)a[i][1] * b[i][0]) < 2);
    }
  assert_true(made[7][0] == 0 && isinf(made[7][1]));
  assert_true(isinf(made[9][0]));
}

static void lengths_of_all_sizes(void **state) {
  (void)state;
  static float z[ELEMENTS][2], made[ELEMENTS];
  for (int i = 0; i < ELEMENTS; ++i) {
    const float scale = ldexpf(1, i % 3 ? i % 250 - 130 : i % 7);
    z[i][0] = 3 * next() * scale, z[i][1] = 3 * next() * scale;
  }
  z[0][0] = z[0][1] = 0;
  z[1][0] = NAN, z[1][1] = -INFINITY;
  z[2][0] = 1, z[2][1] = NAN;
  run("func.func @main(%a: tensor<1000xcomplex<f32>>) -> tensor<1000xf32> {\n"
      "  %0 = stablehlo.abs %a : (tensor<1000xcomplex<f32>>) -> tensor<1000xf32>\n  return %0 : tensor<1000xf32>\n}\n",
      z, NULL, made);
  assert_true(made[0] == 0 && made[1] == INFINITY && isnan(made[2]));
  for (int i = 3; i < ELEMENTS; ++i)
    assert_true(distance(made[i], sqrt((double)z[i][0] * z[i][0] + (double)z[i][1] * z[i][1])) < 2);
}

static void remainders_are_exact(void **state) {
  (void)state;
  static float a[ELEMENTS], b[ELEMENTS], made[ELEMENTS];
  for (int rounds = 0; rounds < 20; ++rounds) {
    for (int i = 0; i < ELEMENTS; ++i) {
      b[i] = next();
      a[i] = rounds < 10 ? (float)(int)(1e6f * next()) * b[i] : ldexpf(next(), (rounds + i) % 60 - 20);
    }
    run("func.func @main(%a: tensor<1000xf32>, %b: tensor<1000xf32>) -> tensor<1000xf32> {\n"
        "  %0 = stablehlo.remainder %a, %b : tensor<1000xf32>\n  return %0 : tensor<1000xf32>\n}\n",
        a, b, made);
    for (int i = 0; i < ELEMENTS; ++i)
      assert_true(made[i] == fmodf(a[i], b[i]) && !signbit(made[i]) == !signbit(a[i]));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(parts_of_products_nearly_cancel),
      cmocka_unit_test(lengths_of_all_sizes),
      cmocka_unit_test(remainders_are_exact),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
