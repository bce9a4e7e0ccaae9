/* Products of a row by a matrix of rows. The elements are small integers, so that sums of floats are exact.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

static float number(int64_t i) { return (float)(i * 2654435761 >> 7 & 15) - 7; }

/* How many of the results of k x n are wrong, if the element of the row at `missing` is left out of what is expected.
 */
static int64_t differences(const char *type, size_t bytes, int64_t k, int64_t n, int64_t missing) {
  char text[512];
  snprintf(text, sizeof text,
           "func.func @main(%%x: tensor<%lldx%s>, %%w: tensor<%lldx%lldx%s>) -> tensor<%lldx%s> {\n"
           "  %%0 = stablehlo.dot_general %%x, %%w, contracting_dims = [0] x [0]\n"
           "    : (tensor<%lldx%s>, tensor<%lldx%lldx%s>) -> tensor<%lldx%s>\n"
           "  return %%0 : tensor<%lldx%s>\n}\n",
           (long long)k, type, (long long)k, (long long)n, type, (long long)n, type, (long long)k, type, (long long)k,
           (long long)n, type, (long long)n, type, (long long)n, type);
  void *row = malloc((size_t)k * bytes), *matrix = malloc((size_t)(k * n) * bytes), *made = malloc((size_t)n * bytes);
  double *expected = calloc((size_t)n, sizeof *expected);
  assert_true(row && matrix && made && expected);
  for (int64_t i = 0; i < k; ++i) {
    const float x = number(i + 5);
    bytes == 4 ? (void)(((float *)row)[i] = x) : (void)(((double *)row)[i] = x);
    for (int64_t j = 0; j < n; ++j) {
      const float w = number(i * n + j);
      bytes == 4 ? (void)(((float *)matrix)[i * n + j] = w) : (void)(((double *)matrix)[i * n + j] = w);
      expected[j] += i == missing ? 0 : (double)x * w;
    }
  }
  shlo_plan *plan = plan_of(text);
  const void *inputs[] = {row, matrix};
  void *outputs[] = {made};
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int64_t different = 0;
  for (int64_t j = 0; j < n; ++j)
    different += (bytes == 4 ? (double)((float *)made)[j] : ((double *)made)[j]) != expected[j];
  free(row);
  free(matrix);
  free(made);
  free(expected);
  return different;
}

static int64_t all(int64_t k, int64_t n) {
  return differences("f32", sizeof(float), k, n, -1) + differences("f64", sizeof(double), k, n, -1);
}

/* All numbers of columns up to some vectors: of matrices that fit the first cache, and of larger ones. */
static void short_rows(void **state) {
  (void)state;
  for (int64_t n = 1; n <= 130; ++n) {
    assert_int_equal(all(37, n), 0);
    assert_int_equal(all(1030, n), 0);
  }
}
static void long_rows(void **state) {
  (void)state;
  const int64_t around[] = {1024, 2048, 3072, 4096};
  for (size_t i = 0; i < sizeof around / sizeof *around; ++i)
    for (int64_t n = around[i] - 2; n <= around[i] + 18; ++n)
      assert_int_equal(all(11 + n % 4, n), 0);
}
static void few_rows(void **state) {
  (void)state;
  for (int64_t k = 1; k <= 9; ++k) {
    assert_int_equal(all(k, 61), 0);
    assert_int_equal(all(k, 5003), 0);
  }
}
static void twin(void **state) {
  (void)state;
  assert_int_not_equal(differences("f32", sizeof(float), 9, 5003, 8), 0);
  assert_int_not_equal(differences("f64", sizeof(double), 37, 61, 0), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(short_rows),
      cmocka_unit_test(long_rows),
      cmocka_unit_test(few_rows),
      cmocka_unit_test(twin),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
