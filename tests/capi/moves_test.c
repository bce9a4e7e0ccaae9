/* Transposes of concatenations and of what is computed, which are made before them, ops that read elements with a step,
 * which share a fusion, and products with tiny matrices or of many of them, which are made of columns: the values that
 * are computed here.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>

enum { COUNT = 1001 };

/* Three rows, doubled, as the columns of a matrix; and as its rows, if the concatenation has another reader. */
static void check_stack(const char *text, bool has_rows) {
  static float given[3][COUNT], columns[COUNT][3], rows[3][COUNT];
  for (int i = 0; i < COUNT; ++i) {
    given[0][i] = (float)i;
    given[1][i] = (float)(-2 * i);
    given[2][i] = (float)(10000 + i);
  }
  const void *inputs[] = {given[0], given[1], given[2]};
  void *outputs[] = {columns, rows};
  shlo_plan *plan = plan_of(text);
  ok(shlo_plan_run_raw(plan, 3, inputs, has_rows ? 2 : 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int different = 0;
  for (int i = 0; i < COUNT; ++i)
    for (int k = 0; k < 3; ++k)
      different += columns[i][k] != 2 * given[k][i] || (has_rows && rows[k][i] != 2 * given[k][i]);
  assert_int_equal(different, 0);
}

#define ROWS                                                                                                           \
  "  %0 = stablehlo.add %a, %a : tensor<1x1001xf32>\n"                                                                 \
  "  %1 = stablehlo.add %b, %b : tensor<1x1001xf32>\n"                                                                 \
  "  %2 = stablehlo.add %c, %c : tensor<1x1001xf32>\n"                                                                 \
  "  %3 = stablehlo.concatenate %0, %1, %2, dim = 0\n"                                                                 \
  "      : (tensor<1x1001xf32>, tensor<1x1001xf32>, tensor<1x1001xf32>) -> tensor<3x1001xf32>\n"                       \
  "  %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<3x1001xf32>) -> tensor<1001x3xf32>\n"
#define ARGUMENTS "(%a: tensor<1x1001xf32>, %b: tensor<1x1001xf32>, %c: tensor<1x1001xf32>)"

static void a_stack_is_transposed(void **state) {
  (void)state;
  check_stack("func.func @main" ARGUMENTS " -> tensor<1001x3xf32> {\n" ROWS "  return %4 : tensor<1001x3xf32>\n}\n",
              false);
  check_stack("func.func @main" ARGUMENTS " -> (tensor<1001x3xf32>, tensor<3x1001xf32>) {\n" ROWS
              "  return %4, %3 : tensor<1001x3xf32>, tensor<3x1001xf32>\n}\n",
              true);
}

/* Along the axis in the middle, of unequal parts, in another order of all axes. */
static void unequal_parts_are_transposed(void **state) {
  (void)state;
  int32_t left[2][3][5], right[2][4][5], made[5][2][7];
  for (int i = 0; i < 2; ++i)
    for (int k = 0; k < 5; ++k) {
      for (int j = 0; j < 3; ++j)
        left[i][j][k] = 100 * i + 10 * j + k;
      for (int j = 0; j < 4; ++j)
        right[i][j][k] = -(100 * i + 10 * j + k);
    }
  shlo_plan *plan =
      plan_of("func.func @main(%a: tensor<2x3x5xi32>, %b: tensor<2x4x5xi32>) -> tensor<5x2x7xi32> {\n"
              "  %0 = stablehlo.concatenate %a, %b, dim = 1\n"
              "      : (tensor<2x3x5xi32>, tensor<2x4x5xi32>) -> tensor<2x7x5xi32>\n"
              "  %1 = stablehlo.transpose %0, dims = [2, 0, 1] : (tensor<2x7x5xi32>) -> tensor<5x2x7xi32>\n"
              "  return %1 : tensor<5x2x7xi32>\n}\n");
  const void *inputs[] = {left, right};
  void *outputs[] = {made};
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  for (int k = 0; k < 5; ++k)
    for (int i = 0; i < 2; ++i)
      for (int j = 0; j < 7; ++j)
        assert_int_equal(made[k][i][j], j < 3 ? left[i][j][k] : right[i][j - 3][k]);
}

/* Unequal parts, reversed along the axis of the concatenation, along another one, and along both. */
static void unequal_parts_are_reversed(void **state) {
  (void)state;
  enum { HIGH = 4, LEFT = 3, RIGHT = 5, WIDE = LEFT + RIGHT };
  int32_t left[HIGH][LEFT], right[HIGH][RIGHT], made[HIGH][WIDE];
  for (int i = 0; i < HIGH; ++i)
    for (int j = 0; j < WIDE; ++j)
      *(j < LEFT ? &left[i][j] : &right[i][j - LEFT]) = 100 * i + j;
  const char *const axes[] = {"0", "1", "0, 1"};
  for (int kind = 0; kind < 3; ++kind) {
    char text[512];
    snprintf(text, sizeof text,
             "func.func @main(%%a: tensor<4x3xi32>, %%b: tensor<4x5xi32>) -> tensor<4x8xi32> {\n"
             "  %%0 = stablehlo.concatenate %%a, %%b, dim = 1\n"
             "      : (tensor<4x3xi32>, tensor<4x5xi32>) -> tensor<4x8xi32>\n"
             "  %%1 = stablehlo.reverse %%0, dims = [%s] : tensor<4x8xi32>\n"
             "  return %%1 : tensor<4x8xi32>\n}\n",
             axes[kind]);
    shlo_plan *plan = plan_of(text);
    const void *inputs[] = {left, right};
    void *outputs[] = {made};
    ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
    shlo_plan_destroy(plan);
    for (int i = 0; i < HIGH; ++i)
      for (int j = 0; j < WIDE; ++j)
        assert_int_equal(made[kind == 1 ? i : HIGH - 1 - i][kind == 0 ? j : WIDE - 1 - j], 100 * i + j);
  }
}

/* The columns of a matrix are read with a step by ops that do not read each other's results. The last one reads a value
 * that an op between them makes of another's result, so it cannot come before that. */
static void columns_share_a_fusion(void **state) {
  (void)state;
  static double given[COUNT][4], first[COUNT], second[COUNT], third[COUNT];
  double sum = 0;
  for (int i = 0; i < COUNT; ++i)
    for (int k = 0; k < 4; ++k)
      given[i][k] = (double)(i % 37 * 8 - 3 * k);
  for (int i = 0; i < COUNT; ++i)
    sum += given[i][0] * given[i][1];
  shlo_plan *plan =
      plan_of("func.func @main(%x: tensor<1001x4xf64>) -> (tensor<1001xf64>, tensor<1001xf64>, tensor<1001xf64>) {\n"
              "  %s0 = stablehlo.slice %x [0:1001, 0:1] : (tensor<1001x4xf64>) -> tensor<1001x1xf64>\n"
              "  %s1 = stablehlo.slice %x [0:1001, 1:2] : (tensor<1001x4xf64>) -> tensor<1001x1xf64>\n"
              "  %s2 = stablehlo.slice %x [0:1001, 2:3] : (tensor<1001x4xf64>) -> tensor<1001x1xf64>\n"
              "  %a = stablehlo.reshape %s0 : (tensor<1001x1xf64>) -> tensor<1001xf64>\n"
              "  %b = stablehlo.reshape %s1 : (tensor<1001x1xf64>) -> tensor<1001xf64>\n"
              "  %c = stablehlo.reshape %s2 : (tensor<1001x1xf64>) -> tensor<1001xf64>\n"
              "  %p = stablehlo.multiply %a, %b : tensor<1001xf64>\n"
              "  %q = stablehlo.subtract %b, %c : tensor<1001xf64>\n"
              "  %zero = stablehlo.constant dense<0.0> : tensor<f64>\n"
              "  %s = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0]\n"
              "      : (tensor<1001xf64>, tensor<f64>) -> tensor<f64>\n"
              "  %t = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f64>) -> tensor<1001xf64>\n"
              "  %r = stablehlo.add %a, %t : tensor<1001xf64>\n"
              "  return %p, %q, %r : tensor<1001xf64>, tensor<1001xf64>, tensor<1001xf64>\n}\n");
  const void *inputs[] = {given};
  void *outputs[] = {first, second, third};
  ok(shlo_plan_run_raw(plan, 1, inputs, 3, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int different = 0;
  for (int i = 0; i < COUNT; ++i)
    different += first[i] != given[i][0] * given[i][1] || second[i] != given[i][1] - given[i][2] ||
                 third[i] != given[i][0] + sum;
  assert_int_equal(different, 0);
}

/* A long matrix times a tiny one, and times a vector: sums of small integers, which floats hold exactly. The matrix has
 * more axes, and the tiny one is transposed, by the product or before. */
static void tiny_products_are_sums_of_columns(void **state) {
  (void)state;
  enum { POINTS = 5000, DEPTH = 3 };
  static float given[POINTS][DEPTH], matrix[2][DEPTH], products[POINTS][2], others[POINTS][2], sums[POINTS];
  const float vector[DEPTH] = {3, -2, 7};
  for (int i = 0; i < POINTS; ++i)
    for (int k = 0; k < DEPTH; ++k)
      given[i][k] = (float)(i % 101 - 40 * k);
  for (int j = 0; j < 2; ++j)
    for (int k = 0; k < DEPTH; ++k)
      matrix[j][k] = (float)(5 * j - k);
  shlo_plan *plan = plan_of("func.func @main(%x: tensor<50x100x3xf32>, %m: tensor<2x3xf32>, %v: tensor<3xf32>)\n"
                            "    -> (tensor<50x100x2xf32>, tensor<50x100xf32>, tensor<50x100x2xf32>) {\n"
                            "  %t = stablehlo.transpose %m, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>\n"
                            "  %p = stablehlo.dot_general %x, %t, contracting_dims = [2] x [0]\n"
                            "      : (tensor<50x100x3xf32>, tensor<3x2xf32>) -> tensor<50x100x2xf32>\n"
                            "  %s = stablehlo.dot_general %x, %v, contracting_dims = [2] x [0]\n"
                            "      : (tensor<50x100x3xf32>, tensor<3xf32>) -> tensor<50x100xf32>\n"
                            "  %q = stablehlo.dot_general %x, %m, contracting_dims = [2] x [1]\n"
                            "      : (tensor<50x100x3xf32>, tensor<2x3xf32>) -> tensor<50x100x2xf32>\n"
                            "  return %p, %s, %q : tensor<50x100x2xf32>, tensor<50x100xf32>,\n"
                            "      tensor<50x100x2xf32>\n}\n");
  const void *inputs[] = {given, matrix, vector};
  void *outputs[] = {products, sums, others};
  ok(shlo_plan_run_raw(plan, 3, inputs, 3, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int different = 0;
  for (int i = 0; i < POINTS; ++i) {
    float sum = 0;
    for (int k = 0; k < DEPTH; ++k)
      sum += given[i][k] * vector[k];
    different += sums[i] != sum;
    for (int j = 0; j < 2; ++j) {
      float product = 0;
      for (int k = 0; k < DEPTH; ++k)
        product += given[i][k] * matrix[j][k];
      different += products[i][j] != product || others[i][j] != product;
    }
  }
  assert_int_equal(different, 0);
}

/* Many matrices of three columns, each times a vector of its own, on either side. */
static void batches_of_vectors_are_sums_of_columns(void **state) {
  (void)state;
  enum { BATCH = 700, ROWS_OF_ONE = 7, DEPTH = 3 };
  static float matrices[BATCH][ROWS_OF_ONE][DEPTH], vectors[BATCH][DEPTH], right[BATCH][ROWS_OF_ONE],
      left[BATCH][ROWS_OF_ONE];
  for (int b = 0; b < BATCH; ++b)
    for (int k = 0; k < DEPTH; ++k) {
      vectors[b][k] = (float)(b % 13 - 5 * k);
      for (int i = 0; i < ROWS_OF_ONE; ++i)
        matrices[b][i][k] = (float)(b % 17 + 3 * i - k * k);
    }
  shlo_plan *plan = plan_of("func.func @main(%m: tensor<7x100x7x3xf32>, %v: tensor<7x100x3xf32>)\n"
                            "    -> (tensor<7x100x7xf32>, tensor<7x100x7xf32>) {\n"
                            "  %r = stablehlo.dot_general %m, %v, batching_dims = [0, 1] x [0, 1],\n"
                            "      contracting_dims = [3] x [2]\n"
                            "      : (tensor<7x100x7x3xf32>, tensor<7x100x3xf32>) -> tensor<7x100x7xf32>\n"
                            "  %l = stablehlo.dot_general %v, %m, batching_dims = [0, 1] x [0, 1],\n"
                            "      contracting_dims = [2] x [3]\n"
                            "      : (tensor<7x100x3xf32>, tensor<7x100x7x3xf32>) -> tensor<7x100x7xf32>\n"
                            "  return %r, %l : tensor<7x100x7xf32>, tensor<7x100x7xf32>\n}\n");
  const void *inputs[] = {matrices, vectors};
  void *outputs[] = {right, left};
  ok(shlo_plan_run_raw(plan, 2, inputs, 2, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int different = 0;
  for (int b = 0; b < BATCH; ++b)
    for (int i = 0; i < ROWS_OF_ONE; ++i) {
      float sum = 0;
      for (int k = 0; k < DEPTH; ++k)
        sum += matrices[b][i][k] * vectors[b][k];
      different += (right[b][i] != sum) + (left[b][i] != sum);
    }
  assert_int_equal(different, 0);
}

/* Many vectors, each times one of its own. */
static void vectors_are_sums_of_products(void **state) {
  (void)state;
  enum { VECTORS = 60, DEPTH = 77 };
  static double left[VECTORS][DEPTH], right[VECTORS][DEPTH], sums[VECTORS];
  for (int i = 0; i < VECTORS; ++i)
    for (int k = 0; k < DEPTH; ++k) {
      left[i][k] = (i + 3 * k) % 23 - 7;
      right[i][k] = (i * k) % 17 - 5;
    }
  shlo_plan *plan = plan_of("func.func @main(%a: tensor<5x12x77xf64>, %b: tensor<5x12x77xf64>) -> tensor<5x12xf64> {\n"
                            "  %0 = stablehlo.dot_general %a, %b, batching_dims = [0, 1] x [0, 1],\n"
                            "      contracting_dims = [2] x [2]\n"
                            "      : (tensor<5x12x77xf64>, tensor<5x12x77xf64>) -> tensor<5x12xf64>\n"
                            "  return %0 : tensor<5x12xf64>\n}\n");
  const void *inputs[] = {left, right};
  void *outputs[] = {sums};
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  for (int i = 0; i < VECTORS; ++i) {
    double sum = 0;
    for (int k = 0; k < DEPTH; ++k)
      sum += left[i][k] * right[i][k];
    assert_true(sums[i] == sum);
  }
}

/* Overlapping frames of a signal, by indices that are computed from constants. */
static void frames_are_moved(void **state) {
  (void)state;
  enum { FRAMES = 200, LENGTH = 400, HOP = 160, SIGNAL = FRAMES * HOP + LENGTH };
  static float signal[SIGNAL], frames[FRAMES][LENGTH];
  for (int i = 0; i < SIGNAL; ++i)
    signal[i] = (float)i;
  shlo_plan *plan = plan_of("func.func @main(%a: tensor<32400xf32>) -> tensor<200x400xf32> {\n"
                            "  %i = stablehlo.iota dim = 0 : tensor<200x400x1xi32>\n"
                            "  %k = stablehlo.iota dim = 1 : tensor<200x400x1xi32>\n"
                            "  %h = stablehlo.constant dense<160> : tensor<200x400x1xi32>\n"
                            "  %0 = stablehlo.multiply %i, %h : tensor<200x400x1xi32>\n"
                            "  %1 = stablehlo.add %0, %k : tensor<200x400x1xi32>\n"
                            "  %2 = \"stablehlo.gather\"(%a, %1) {dimension_numbers = #stablehlo.gather<\n"
                            "      collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>,\n"
                            "      indices_are_sorted = false, slice_sizes = array<i64: 1>}\n"
                            "      : (tensor<32400xf32>, tensor<200x400x1xi32>) -> tensor<200x400xf32>\n"
                            "  return %2 : tensor<200x400xf32>\n}\n");
  const void *inputs[] = {signal};
  void *outputs[] = {frames};
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int different = 0;
  for (int i = 0; i < FRAMES; ++i)
    for (int k = 0; k < LENGTH; ++k)
      different += frames[i][k] != (float)(i * HOP + k);
  assert_int_equal(different, 0);
}

/* The same with operands of a narrower type, or of another one, than that of the sums. */
static void tiny_products_of_other_types(void **state) {
  (void)state;
  enum { POINTS = 5000, DEPTH = 3 };
  static float wide[POINTS][DEPTH], products[POINTS];
  static double doubles[POINTS];
  static uint16_t narrow[POINTS][DEPTH]; /* the upper half of a float is a bf16 */
  const float vector[DEPTH] = {3, -2, 7};
  uint16_t narrow_vector[DEPTH];
  uint32_t bits;
  for (int k = 0; k < DEPTH; ++k) {
    memcpy(&bits, &vector[k], sizeof bits);
    narrow_vector[k] = (uint16_t)(bits >> 16);
    for (int i = 0; i < POINTS; ++i) {
      wide[i][k] = (float)(i % 101 - 40 * k);
      memcpy(&bits, &wide[i][k], sizeof bits);
      narrow[i][k] = (uint16_t)(bits >> 16);
    }
  }
  shlo_plan *plan = plan_of("func.func @main(%x: tensor<5000x3xbf16>, %v: tensor<3xbf16>, %y: tensor<5000x3xf32>,\n"
                            "    %w: tensor<3xf32>) -> (tensor<5000xf32>, tensor<5000xf64>) {\n"
                            "  %p = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0]\n"
                            "      : (tensor<5000x3xbf16>, tensor<3xbf16>) -> tensor<5000xf32>\n"
                            "  %q = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0]\n"
                            "      : (tensor<5000x3xf32>, tensor<3xf32>) -> tensor<5000xf64>\n"
                            "  return %p, %q : tensor<5000xf32>, tensor<5000xf64>\n}\n");
  const void *inputs[] = {narrow, narrow_vector, wide, vector};
  void *outputs[] = {products, doubles};
  ok(shlo_plan_run_raw(plan, 4, inputs, 2, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int different = 0;
  for (int i = 0; i < POINTS; ++i) {
    float sum = 0;
    for (int k = 0; k < DEPTH; ++k)
      sum += wide[i][k] * vector[k];
    different += products[i] != sum || doubles[i] != (double)sum;
  }
  assert_int_equal(different, 0);
}

/* Of 64 sums with a constant list, eight are gathered: those of the constant, too. */
static void gathered_sums_have_their_constants(void **state) {
  (void)state;
  enum { COUNT = 64, TAKEN = 8 };
  char list[1024] = "";
  float x[COUNT], constant[COUNT], taken[TAKEN];
  const int32_t places[TAKEN] = {63, 0, 17, 17, 5, 40, 1, 32};
  for (int i = 0; i < COUNT; ++i) {
    x[i] = (float)(1000 * i);
    constant[i] = (float)((7 * i * i + 3 * i) % 97 - 40);
    sprintf(list + strlen(list), "%s%.1f", i ? ", " : "", (double)constant[i]);
  }
  char text[2048];
  snprintf(text, sizeof text,
           "func.func @main(%%x: tensor<64xf32>, %%i: tensor<8x1xi32>) -> tensor<8xf32> {\n"
           "  %%c = stablehlo.constant dense<[%s]> : tensor<64xf32>\n"
           "  %%s = stablehlo.add %%x, %%c : tensor<64xf32>\n"
           "  %%g = \"stablehlo.gather\"(%%s, %%i) <{\n"
           "    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0],\n"
           "    start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}>\n"
           "    : (tensor<64xf32>, tensor<8x1xi32>) -> tensor<8xf32>\n"
           "  return %%g : tensor<8xf32>\n}\n",
           list);
  shlo_plan *plan = plan_of(text);
  const void *inputs[] = {x, places};
  void *outputs[] = {taken};
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  for (int i = 0; i < TAKEN; ++i)
    assert_true(taken[i] == x[places[i]] + constant[places[i]]);
}

/* A box that moves along the second of two axes, by an index of 32 or of 64 bits: it stays within the operand. */
static void boxes_stay_within(void **state) {
  (void)state;
  static const int64_t places[] = {0, 1, 5, 6, 7, 100, -1, -100, INT64_C(1) << 40, (INT64_C(1) << 40) + 3};
  float x[3][8], box[3][2] = {{100, 101}, {102, 103}, {104, 105}};
  for (int i = 0; i < 24; ++i)
    x[i / 8][i % 8] = (float)i;
  for (int bits = 32; bits <= 64; bits += 32) {
    char text[1024];
    snprintf(text, sizeof text,
             "func.func @main(%%x: tensor<3x8xf32>, %%b: tensor<3x2xf32>, %%i: tensor<i%d>, %%j: tensor<i%d>)\n"
             "    -> (tensor<3x2xf32>, tensor<3x8xf32>) {\n"
             "  %%s = stablehlo.dynamic_slice %%x, %%i, %%j, sizes = [3, 2]\n"
             "      : (tensor<3x8xf32>, tensor<i%d>, tensor<i%d>) -> tensor<3x2xf32>\n"
             "  %%y = stablehlo.negate %%x : tensor<3x8xf32>\n"
             "  %%u = stablehlo.dynamic_update_slice %%y, %%b, %%i, %%j\n"
             "      : (tensor<3x8xf32>, tensor<3x2xf32>, tensor<i%d>, tensor<i%d>) -> tensor<3x8xf32>\n"
             "  return %%s, %%u : tensor<3x2xf32>, tensor<3x8xf32>\n}\n",
             bits, bits, bits, bits, bits, bits);
    shlo_plan *plan = plan_of(text);
    for (size_t p = 0; p < sizeof places / sizeof *places; ++p) {
      if (bits == 32 && places[p] > INT32_MAX)
        continue;
      const int32_t narrow[2] = {5, (int32_t)places[p]};
      const int64_t wide[2] = {5, places[p]};
      const int64_t begin = places[p] < 0 ? 0 : places[p] > 6 ? 6 : places[p];
      float slice[3][2], updated[3][8];
      const void *inputs[] = {x, box, bits == 32 ? (const void *)&narrow[0] : &wide[0],
                              bits == 32 ? (const void *)&narrow[1] : &wide[1]};
      void *outputs[] = {slice, updated};
      ok(shlo_plan_run_raw(plan, 4, inputs, 2, outputs, NULL, &error));
      for (int r = 0; r < 3; ++r) {
        for (int c = 0; c < 2; ++c)
          assert_true(slice[r][c] == x[r][begin + c]);
        for (int c = 0; c < 8; ++c)
          assert_true(updated[r][c] == (c >= begin && c < begin + 2 ? box[r][c - begin] : -x[r][c]));
      }
    }
    shlo_plan_destroy(plan);
  }
}

/* A transposed matrix of long rows, of which a fusion reads the columns of several rows at a time; the last ones are
 * fewer. */
static void long_rows_are_transposed_in_a_fusion(void **state) {
  (void)state;
  enum { POINTS = 20001, FEATURES = 37 };
  static float given[POINTS][FEATURES], added[FEATURES][POINTS], made[FEATURES][POINTS];
  for (int i = 0; i < POINTS; ++i)
    for (int k = 0; k < FEATURES; ++k) {
      given[i][k] = (float)(i * FEATURES + k);
      added[k][i] = (float)(k - 3 * i);
    }
  shlo_plan *plan = plan_of("func.func @main(%x: tensor<20001x37xf32>, %y: tensor<37x20001xf32>)\n"
                            "    -> tensor<37x20001xf32> {\n"
                            "  %t = stablehlo.transpose %x, dims = [1, 0]\n"
                            "      : (tensor<20001x37xf32>) -> tensor<37x20001xf32>\n"
                            "  %s = stablehlo.add %t, %y : tensor<37x20001xf32>\n"
                            "  %n = stablehlo.negate %s : tensor<37x20001xf32>\n"
                            "  return %n : tensor<37x20001xf32>\n}\n");
  const void *inputs[] = {given, added};
  void *outputs[] = {made};
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int different = 0;
  for (int k = 0; k < FEATURES; ++k)
    for (int i = 0; i < POINTS; ++i)
      different += made[k][i] != -(given[i][k] + added[k][i]);
  assert_int_equal(different, 0);
}

/* The planes of an image of bytes, normalized: nothing has room for the numbers of all pixels but the result. If
 * another op reads the numbers in the order of pixels, they are there.
 */
enum { HEIGHT = 301, WIDTH = 203, PIXELS = HEIGHT * WIDTH };
static int64_t planes(bool has_reader, float off) {
  static uint8_t pixels[PIXELS][3];
  static float mean[3] = {1, 20, 100}, scale[3] = {2, 0.5f, 4}, made[3][PIXELS], row[WIDTH * 3];
  for (int i = 0; i < PIXELS; ++i)
    for (int k = 0; k < 3; ++k)
      pixels[i][k] = (uint8_t)(i * 7 + k * 100 + i / 256);
  char text[2048];
  snprintf(text, sizeof text,
           "func.func @main(%%x: tensor<301x203x3xui8>, %%m: tensor<3xf32>, %%s: tensor<3xf32>)\n"
           "    -> (tensor<3x301x203xf32>%s) {\n"
           "  %%y = stablehlo.convert %%x : (tensor<301x203x3xui8>) -> tensor<301x203x3xf32>\n"
           "  %%mb = stablehlo.broadcast_in_dim %%m, dims = [2] : (tensor<3xf32>) -> tensor<301x203x3xf32>\n"
           "  %%sb = stablehlo.broadcast_in_dim %%s, dims = [2] : (tensor<3xf32>) -> tensor<301x203x3xf32>\n"
           "  %%half = stablehlo.constant dense<0.5> : tensor<301x203x3xf32>\n"
           "  %%d = stablehlo.subtract %%y, %%mb : tensor<301x203x3xf32>\n"
           "  %%q = stablehlo.multiply %%d, %%sb : tensor<301x203x3xf32>\n"
           "  %%z = stablehlo.add %%q, %%half : tensor<301x203x3xf32>\n"
           "  %%t = stablehlo.transpose %%z, dims = [2, 0, 1] : (tensor<301x203x3xf32>) -> tensor<3x301x203xf32>\n"
           "%s}\n",
           has_reader ? ", tensor<1x203x3xf32>" : "",
           has_reader ? "  %r = stablehlo.reverse %z, dims = [0] : tensor<301x203x3xf32>\n"
                        "  %f = stablehlo.slice %r [300:301, 0:203, 0:3]\n"
                        "      : (tensor<301x203x3xf32>) -> tensor<1x203x3xf32>\n"
                        "  return %t, %f : tensor<3x301x203xf32>, tensor<1x203x3xf32>\n"
                      : "  return %t : tensor<3x301x203xf32>\n");
  shlo_plan *plan = plan_of(text);
  const int64_t memory = (int64_t)shlo_plan_memory(plan);
  print_message("numbers of %d bytes: the plan takes %lld\n", (int)sizeof made, (long long)memory);
  if (has_reader)
    assert_true(memory >= (int64_t)sizeof made);
  else
    assert_true(memory < (int64_t)sizeof made / 2);
  const void *inputs[] = {pixels, mean, scale};
  void *outputs[] = {made, row};
  ok(shlo_plan_run_raw(plan, 3, inputs, has_reader ? 2 : 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int64_t different = 0;
  for (int y = 0; y < HEIGHT; ++y)
    for (int x = 0; x < WIDTH; ++x)
      for (int k = 0; k < 3; ++k) {
        const float expected = ((float)pixels[y * WIDTH + x][k] - mean[k]) * scale[k] + 0.5f;
        different += made[k][y * WIDTH + x] != expected + off;
        different += has_reader && y == 0 && row[x * 3 + k] != expected;
      }
  return different;
}
static void planes_of_an_image(void **state) {
  (void)state;
  assert_int_equal(planes(false, 0), 0);
  assert_int_equal(planes(true, 0), 0);
  assert_int_not_equal(planes(false, 1), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_stack_is_transposed),
      cmocka_unit_test(unequal_parts_are_transposed),
      cmocka_unit_test(unequal_parts_are_reversed),
      cmocka_unit_test(columns_share_a_fusion),
      cmocka_unit_test(planes_of_an_image),
      cmocka_unit_test(tiny_products_are_sums_of_columns),
      cmocka_unit_test(vectors_are_sums_of_products),
      cmocka_unit_test(frames_are_moved),
      cmocka_unit_test(batches_of_vectors_are_sums_of_columns),
      cmocka_unit_test(tiny_products_of_other_types),
      cmocka_unit_test(gathered_sums_have_their_constants),
      cmocka_unit_test(boxes_stay_within),
      cmocka_unit_test(long_rows_are_transposed_in_a_fusion),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
