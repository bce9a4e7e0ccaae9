/* Products of complex matrices and vectors, on either side and of either order of the matrix: sums of small integers,
 * which floats hold exactly. And complex numbers put together from parts, and taken apart.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

enum { BATCH = 3, ROWS = 37, COLUMNS = 53 };

/* `type`: the parts, of T. The matrix has ROWS rows; `dims`: contracted ones of the matrix; the vector is as long. */
#define CHECK_PRODUCTS(T, type)                                                                                        \
  do {                                                                                                                 \
    static T matrix[BATCH][ROWS][COLUMNS][2], vector[BATCH][COLUMNS][2], found[BATCH][COLUMNS][2];                     \
    for (int b = 0; b < BATCH; ++b)                                                                                    \
      for (int j = 0; j < COLUMNS; ++j) {                                                                              \
        vector[b][j][0] = (T)(j % 7 - b);                                                                              \
        vector[b][j][1] = (T)(3 - j % 5);                                                                              \
        for (int i = 0; i < ROWS; ++i) {                                                                               \
          matrix[b][i][j][0] = (T)((i * j) % 11 - 5);                                                                  \
          matrix[b][i][j][1] = (T)((i + 2 * j) % 9 - b);                                                               \
        }                                                                                                              \
      }                                                                                                                \
    for (int k = 0; k < 4; ++k) { /* whether the rows are contracted, and the matrix is the right operand */           \
      const int ofRows = k & 1, isRight = k >> 1, depth = ofRows ? ROWS : COLUMNS, results = ofRows ? COLUMNS : ROWS;  \
      static T factors[BATCH * COLUMNS][2];                                                                            \
      for (int b = 0; b < BATCH; ++b)                                                                                  \
        memcpy(factors[b * depth], vector[b], (size_t)depth * sizeof *vector[b]);                                      \
      char text[1000], ofVector[100], ofResult[100];                                                                   \
      const char *const ofMatrix = "tensor<3x37x53xcomplex<" type ">>";                                                \
      snprintf(ofVector, sizeof ofVector, "tensor<3x%dxcomplex<" type ">>", depth);                                    \
      snprintf(ofResult, sizeof ofResult, "tensor<3x%dxcomplex<" type ">>", results);                                  \
      snprintf(text, sizeof text,                                                                                      \
               "func.func @main(%%m: %s, %%v: %s) -> %s {\n"                                                           \
               "  %%0 = stablehlo.dot_general %s, %s, batching_dims = [0] x [0], contracting_dims = [%d] x [%d]\n"     \
               "      : (%s, %s) -> %s\n"                                                                              \
               "  return %%0 : %s\n}\n",                                                                               \
               ofMatrix, ofVector, ofResult, isRight ? "%v" : "%m", isRight ? "%m" : "%v",                             \
               isRight  ? 1                                                                                            \
               : ofRows ? 1                                                                                            \
                        : 2,                                                                                           \
               isRight ? ofRows ? 1 : 2 : 1, isRight ? ofVector : ofMatrix, isRight ? ofMatrix : ofVector, ofResult,   \
               ofResult);                                                                                              \
      shlo_plan *plan = plan_of(text);                                                                                 \
      const void *inputs[] = {matrix, factors};                                                                        \
      void *outputs[] = {found};                                                                                       \
      ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));                                                \
      shlo_plan_destroy(plan);                                                                                         \
      int different = 0;                                                                                               \
      for (int b = 0; b < BATCH; ++b)                                                                                  \
        for (int r = 0; r < results; ++r) {                                                                            \
          T re = 0, im = 0;                                                                                            \
          for (int x = 0; x < depth; ++x) {                                                                            \
            const T *const a = matrix[b][ofRows ? x : r][ofRows ? r : x], *const f = vector[b][x];                     \
            re += a[0] * f[0] - a[1] * f[1];                                                                           \
            im += a[0] * f[1] + a[1] * f[0];                                                                           \
          }                                                                                                            \
          const T *const one = (&found[0][0][0]) + 2 * (b * results + r);                                              \
          different += one[0] != re || one[1] != im;                                                                   \
        }                                                                                                              \
      assert_int_equal(different, 0);                                                                                  \
    }                                                                                                                  \
  } while (0)

static void matrices_multiply_vectors(void **state) {
  (void)state;
  CHECK_PRODUCTS(float, "f32");
  CHECK_PRODUCTS(double, "f64");
}

/* Many small matrices. */
static void small_matrices_are_multiplied(void **state) {
  (void)state;
  enum { MANY = 40, M = 3, K = 4, N = 2 };
  static double left[MANY][M][K][2], right[MANY][K][N][2], found[MANY][M][N][2];
  for (int b = 0; b < MANY; ++b)
    for (int k = 0; k < K; ++k) {
      for (int i = 0; i < M; ++i) {
        left[b][i][k][0] = (b + 3 * i * k) % 7 - 2;
        left[b][i][k][1] = (2 * b + i - k) % 5;
      }
      for (int j = 0; j < N; ++j) {
        right[b][k][j][0] = (b * k + j) % 9 - 4;
        right[b][k][j][1] = (b - 3 * k + 5 * j) % 4;
      }
    }
  shlo_plan *plan =
      plan_of("func.func @main(%a: tensor<40x3x4xcomplex<f64>>, %b: tensor<40x4x2xcomplex<f64>>)\n"
              "    -> tensor<40x3x2xcomplex<f64>> {\n"
              "  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1]\n"
              "      : (tensor<40x3x4xcomplex<f64>>, tensor<40x4x2xcomplex<f64>>)\n"
              "      -> tensor<40x3x2xcomplex<f64>>\n"
              "  return %0 : tensor<40x3x2xcomplex<f64>>\n}\n");
  const void *inputs[] = {left, right};
  void *outputs[] = {found};
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int different = 0;
  for (int b = 0; b < MANY; ++b)
    for (int i = 0; i < M; ++i)
      for (int j = 0; j < N; ++j) {
        double re = 0, im = 0;
        for (int k = 0; k < K; ++k) {
          const double *const x = left[b][i][k], *const y = right[b][k][j];
          re += x[0] * y[0] - x[1] * y[1];
          im += x[0] * y[1] + x[1] * y[0];
        }
        different += found[b][i][j][0] != re || found[b][i][j][1] != im;
      }
  assert_int_equal(different, 0);
}

static void parts_are_taken_and_joined(void **state) {
  (void)state;
  enum { COUNT = 5003 };
  static float given[COUNT][2], found[COUNT][2];
  for (int i = 0; i < COUNT; ++i) {
    given[i][0] = (float)i;
    given[i][1] = (float)(-2 * i - 1);
  }
  shlo_plan *plan = plan_of("func.func @main(%a: tensor<5003xcomplex<f32>>) -> tensor<5003xcomplex<f32>> {\n"
                            "  %0 = stablehlo.real %a : (tensor<5003xcomplex<f32>>) -> tensor<5003xf32>\n"
                            "  %1 = stablehlo.imag %a : (tensor<5003xcomplex<f32>>) -> tensor<5003xf32>\n"
                            "  %2 = stablehlo.negate %1 : tensor<5003xf32>\n"
                            "  %3 = stablehlo.complex %2, %0 : tensor<5003xcomplex<f32>>\n"
                            "  return %3 : tensor<5003xcomplex<f32>>\n}\n");
  const void *inputs[] = {given};
  void *outputs[] = {found};
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int different = 0;
  for (int i = 0; i < COUNT; ++i)
    different += found[i][0] != -given[i][1] || found[i][1] != given[i][0];
  assert_int_equal(different, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(matrices_multiply_vectors),
      cmocka_unit_test(small_matrices_are_multiplied),
      cmocka_unit_test(parts_are_taken_and_joined),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
