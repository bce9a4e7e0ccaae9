/* Programs that a plan computes by other ops: reductions of short axes by a body of several ops, windows that are all
 * of an operand, divisions by powers of two, remainders beside quotients, values that a loop computes twice, rows that
 * it takes of a transpose. The values are computed here.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

enum { ROWS = 3001, EXTENT = 4 };

#define ARGMAX(FROM, SHAPE, AXIS)                                                                                      \
  "  %n" FROM " = stablehlo.iota dim = " AXIS " : tensor<" SHAPE "xi32>\n"                                             \
  "  %" FROM "m:2 = stablehlo.reduce(%" FROM " init: %least), (%n" FROM " init: %zero) across dimensions = [" AXIS     \
  "]\n"                                                                                                                \
  "      : (tensor<" SHAPE "xf32>, tensor<" SHAPE "xi32>, tensor<f32>, tensor<i32>)\n"                                 \
  "      -> (tensor<3001xf32>, tensor<3001xi32>)\n"                                                                    \
  "   reducer(%p: tensor<f32>, %q: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {\n"                                \
  "    %g = stablehlo.compare GT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"                                 \
  "    %u = stablehlo.compare NE, %p, %p : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"                                 \
  "    %o = stablehlo.or %g, %u : tensor<i1>\n"                                                                        \
  "    %e = stablehlo.compare EQ, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"                                 \
  "    %l = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"                                 \
  "    %a = stablehlo.and %e, %l : tensor<i1>\n"                                                                       \
  "    %f = stablehlo.or %o, %a : tensor<i1>\n"                                                                        \
  "    %v = stablehlo.select %o, %p, %q : tensor<i1>, tensor<f32>\n"                                                   \
  "    %w = stablehlo.select %f, %i, %j : tensor<i1>, tensor<i32>\n"                                                   \
  "    stablehlo.return %v, %w : tensor<f32>, tensor<i32>\n"                                                           \
  "  }\n"

/* The first of the greatest, or the first NaN, along the first and the last axis. */
static void a_short_axis_is_reduced_by_a_body(void **state) {
  (void)state;
  static float rows[ROWS][EXTENT], columns[EXTENT][ROWS], greatest[2][ROWS];
  static int32_t places[2][ROWS];
  for (int i = 0; i < ROWS; ++i)
    for (int k = 0; k < EXTENT; ++k)
      columns[k][i] = rows[i][k] = i % 97 == k ? NAN : i % 89 == 3 ? -INFINITY : (float)((i * 7 + k * 5) % 9);
  shlo_plan *plan = plan_of(
      "func.func @main(%x: tensor<3001x4xf32>, %y: tensor<4x3001xf32>)\n"
      "    -> (tensor<3001xf32>, tensor<3001xi32>, tensor<3001xf32>, tensor<3001xi32>) {\n"
      "  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>\n"
      "  %zero = stablehlo.constant dense<0> : tensor<i32>\n" //
      ARGMAX("x", "3001x4", "1") ARGMAX(
          "y", "4x3001", "0") "  return %xm#0, %xm#1, %ym#0, %ym#1\n"
                              "      : tensor<3001xf32>, tensor<3001xi32>, tensor<3001xf32>, tensor<3001xi32>\n}\n");
  const void *inputs[] = {rows, columns};
  void *outputs[] = {greatest[0], places[0], greatest[1], places[1]};
  ok(shlo_plan_run_raw(plan, 2, inputs, 4, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int different = 0, nans = 0;
  for (int i = 0; i < ROWS; ++i) {
    int place = 0;
    for (int k = 1; k < EXTENT; ++k)
      if (!isnan(rows[i][place]) && (rows[i][k] > rows[i][place] || isnan(rows[i][k])))
        place = k;
    nans += isnan(rows[i][place]);
    for (int which = 0; which < 2; ++which)
      different += places[which][i] != place || memcmp(&greatest[which][i], &rows[i][place], sizeof(float)) != 0;
  }
  assert_true(nans > 100);
  assert_int_equal(different, 0);
}

/* a + 2 b, with a number from outside of the body, from an initial value that matters. */
static void the_order_of_a_short_reduction_is_that_of_the_axis(void **state) {
  (void)state;
  enum { INNER = 500 };
  static int64_t given[3][5][INNER], made[3][INNER];
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 5; ++j)
      for (int k = 0; k < INNER; ++k)
        given[i][j][k] = 100 * i + 10 * j + k;
  shlo_plan *plan = plan_of("func.func @main(%x: tensor<3x5x500xi64>, %s: tensor<i64>) -> tensor<3x500xi64> {\n"
                            "  %0 = stablehlo.reduce(%x init: %s) across dimensions = [1]\n"
                            "      : (tensor<3x5x500xi64>, tensor<i64>) -> tensor<3x500xi64>\n"
                            "   reducer(%a: tensor<i64>, %b: tensor<i64>) {\n"
                            "    %two = stablehlo.constant dense<2> : tensor<i64>\n"
                            "    %c = stablehlo.multiply %a, %two : tensor<i64>\n"
                            "    %d = stablehlo.add %c, %b : tensor<i64>\n"
                            "    stablehlo.return %d : tensor<i64>\n"
                            "  }\n"
                            "  return %0 : tensor<3x500xi64>\n}\n");
  const int64_t start = 7;
  const void *inputs[] = {given, &start};
  void *outputs[] = {made};
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int different = 0;
  for (int i = 0; i < 3; ++i)
    for (int k = 0; k < INNER; ++k) {
      int64_t expected = start;
      for (int j = 0; j < 5; ++j)
        expected = 2 * expected + given[i][j][k];
      different += made[i][k] != expected;
    }
  assert_int_equal(different, 0);
}

/* The body computes in a wider type than the elements have. */
static void a_short_reduction_promotes(void **state) {
  (void)state;
  static int8_t given[4][ROWS];
  static int32_t made[ROWS];
  for (int k = 0; k < 4; ++k)
    for (int i = 0; i < ROWS; ++i)
      given[k][i] = (int8_t)(i + 60 * k);
  shlo_plan *plan = plan_of("func.func @main(%x: tensor<4x3001xi8>, %s: tensor<i8>) -> tensor<3001xi32> {\n"
                            "  %0 = \"stablehlo.reduce\"(%x, %s) <{dimensions = array<i64: 0>}> ({\n"
                            "    ^bb0(%a: tensor<i32>, %b: tensor<i32>):\n"
                            "      %c = stablehlo.add %a, %b : tensor<i32>\n"
                            "      %d = stablehlo.add %c, %b : tensor<i32>\n"
                            "      stablehlo.return %d : tensor<i32>\n"
                            "    }) : (tensor<4x3001xi8>, tensor<i8>) -> tensor<3001xi32>\n"
                            "  return %0 : tensor<3001xi32>\n}\n");
  const int8_t start = -3;
  const void *inputs[] = {given, &start};
  void *outputs[] = {made};
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int different = 0;
  for (int i = 0; i < ROWS; ++i)
    different += made[i] != start + 2 * (given[0][i] + given[1][i] + given[2][i] + given[3][i]);
  assert_int_equal(different, 0);
}

/* Along the last axes, and along an axis in the middle, also where the others are read with a step. */
static void a_window_of_all_elements_is_a_reduction(void **state) {
  (void)state;
  static int32_t given[2][3][4][5], sums[2][3], greatest[2][3][5], others[2][3][3];
  for (int i = 0; i < 2 * 3 * 4 * 5; ++i)
    (&given[0][0][0][0])[i] = i * i % 101 - 50;
#define WINDOW(RESULT, FUNCTION, INIT, SIZES, STRIDES, TYPE)                                                           \
  "  " RESULT " = \"stablehlo.reduce_window\"(%x, " INIT ") <{window_dimensions = array<i64: " SIZES ">,\n"            \
  "      window_strides = array<i64: " STRIDES ">}> ({\n"                                                              \
  "    ^bb0(%a: tensor<i32>, %b: tensor<i32>):\n"                                                                      \
  "      %c = stablehlo." FUNCTION " %a, %b : tensor<i32>\n"                                                           \
  "      stablehlo.return %c : tensor<i32>\n"                                                                          \
  "    }) : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<" TYPE "xi32>\n"
  shlo_plan *plan = plan_of(
      "func.func @main(%x: tensor<2x3x4x5xi32>, %s: tensor<i32>)\n"
      "    -> (tensor<2x3x1x1xi32>, tensor<2x3x1x5xi32>, tensor<2x3x1x3xi32>) {\n" //
      WINDOW("%0", "add", "%s", "1, 1, 4, 5", "1, 1, 3, 1", "2x3x1x1") WINDOW("%1", "maximum", "%s", "1, 1, 4, 1",
                                                                              "1, 1, 1, 1", "2x3x1x5")
          WINDOW("%2", "maximum", "%s", "1, 1, 4, 1", "1, 1, 1, 2",
                 "2x3x1x3") "  return %0, %1, %2 : tensor<2x3x1x1xi32>, tensor<2x3x1x5xi32>, tensor<2x3x1x3xi32>\n}\n");
  const int32_t start = -7;
  const void *inputs[] = {given, &start};
  void *outputs[] = {sums, greatest, others};
  ok(shlo_plan_run_raw(plan, 2, inputs, 3, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 3; ++j) {
      int32_t sum = start, most[5] = {start, start, start, start, start};
      for (int k = 0; k < 4; ++k)
        for (int l = 0; l < 5; ++l) {
          sum += given[i][j][k][l];
          most[l] = given[i][j][k][l] > most[l] ? given[i][j][k][l] : most[l];
        }
      assert_int_equal(sums[i][j], sum);
      for (int l = 0; l < 5; ++l)
        assert_int_equal(greatest[i][j][l], most[l]);
      for (int l = 0; l < 3; ++l)
        assert_int_equal(others[i][j][l], most[2 * l]);
    }
}

/* The quotients of the host, bit for bit: of numbers of every size, and of what is none. */
static void divisions_by_powers_of_two_are_exact(void **state) {
  (void)state;
  enum { COUNT = 5000 };
  static const double divisors[] = {1, -2, 16, 0.125, 3, 0x1p126, 0x1p127, -0x1p-126, 0x1p-140, 0};
  static float given[COUNT], made[COUNT];
  for (uint32_t i = 0; i < COUNT; ++i) {
    const uint32_t bits = i * 858993u + (i << 27);
    memcpy(&given[i], &bits, sizeof bits);
  }
  given[0] = -0.0f, given[1] = INFINITY, given[2] = 1e-45f;
  int different = 0, small = 0;
  for (size_t d = 0; d < sizeof divisors / sizeof *divisors; ++d) {
    const volatile float divisor = (float)divisors[d];
    uint32_t bits;
    memcpy(&bits, (const void *)&divisor, sizeof bits);
    char text[400];
    snprintf(text, sizeof text,
             "func.func @main(%%x: tensor<5000xf32>) -> tensor<5000xf32> {\n"
             "  %%c = stablehlo.constant dense<0x%08X> : tensor<5000xf32>\n"
             "  %%0 = stablehlo.divide %%x, %%c : tensor<5000xf32>\n"
             "  return %%0 : tensor<5000xf32>\n}\n",
             (unsigned)bits);
    shlo_plan *plan = plan_of(text);
    const void *inputs[] = {given};
    void *outputs[] = {made};
    ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
    shlo_plan_destroy(plan);
    for (int i = 0; i < COUNT; ++i) {
      const volatile float expected = given[i] / divisor;
      const float copy = expected;
      small += fabsf(copy) < 0x1p-126f;
      different += isnan(copy) ? !isnan(made[i]) : memcmp(&made[i], &copy, sizeof copy) != 0;
    }
  }
  assert_true(small > 1000);
  assert_int_equal(different, 0);
}

/* Beside a quotient and without one, also where the divisor is 0 or the quotient wraps. */
static void a_remainder_is_the_same_beside_a_quotient(void **state) {
  (void)state;
  static const char *const types[] = {"i8", "ui8", "i16", "i32", "ui32", "i64", "ui64"};
  static const size_t widths[] = {1, 1, 2, 4, 4, 8, 8};
  enum { COUNT = 3000 };
  static union {
    uint8_t bytes[8 * COUNT];
    int64_t aligned;
  } numerators, divisors, remainders[2], quotients, zeros;
  for (size_t i = 0; i < sizeof numerators.bytes; ++i) {
    numerators.bytes[i] = (uint8_t)(i * 37 + (i >> 3) * 11);
    divisors.bytes[i] = (uint8_t)((i >> 3) % 3 ? i * 73 + (i >> 2) : 0);
  }
  for (size_t t = 0; t < sizeof types / sizeof *types; ++t) {
    const size_t bytes = widths[t] * COUNT;
    memset(numerators.bytes, 0, widths[t]); /* the least number by -1 */
    numerators.bytes[widths[t] - 1] = 0x80;
    memset(divisors.bytes, 0xFF, widths[t]);
    for (int which = 0; which < 2; ++which) {
      char text[900];
      snprintf(text, sizeof text,
               "!t = tensor<3000x%s>\nfunc.func @main(%%x: !t, %%y: !t) -> (!t, !t, !t) {\n"
               "  %%q = stablehlo.%s %%x, %%y : !t\n"
               "  %%r = stablehlo.remainder %%x, %%y : !t\n"
               "  %%z = stablehlo.remainder %%x, %%x : !t\n"
               "  return %%r, %%q, %%z : !t, !t, !t\n}\n",
               types[t], which ? "divide" : "and");
      shlo_plan *plan = plan_of(text);
      const void *inputs[] = {numerators.bytes, divisors.bytes};
      void *outputs[] = {remainders[which].bytes, quotients.bytes, zeros.bytes};
      ok(shlo_plan_run_raw(plan, 2, inputs, 3, outputs, NULL, &error));
      shlo_plan_destroy(plan);
    }
    assert_memory_equal(remainders[0].bytes, remainders[1].bytes, bytes);
    for (size_t i = 0; i < bytes; ++i)
      assert_int_equal(zeros.bytes[i], 0);
    bool is_changed = false;
    for (size_t i = 0; i < bytes; ++i)
      is_changed = is_changed || remainders[0].bytes[i] != numerators.bytes[i];
    assert_true(is_changed);
  }
}

/* Quotients and remainders of the same bytes, of other shapes and types. */
static void a_remainder_is_not_that_of_another_type(void **state) {
  (void)state;
  int32_t quotients[5000], longer[5001];
  uint32_t unsigned_ones[5000];
  shlo_plan *plan = plan_of("func.func @main() -> (tensor<5000xi32>, tensor<5001xi32>, tensor<5000xui32>) {\n"
                            "  %a = stablehlo.constant dense<-7> : tensor<5000xi32>\n"
                            "  %b = stablehlo.constant dense<4> : tensor<5000xi32>\n"
                            "  %c = stablehlo.constant dense<-7> : tensor<5001xi32>\n"
                            "  %d = stablehlo.constant dense<4> : tensor<5001xi32>\n"
                            "  %e = stablehlo.constant dense<4294967289> : tensor<5000xui32>\n"
                            "  %f = stablehlo.constant dense<4> : tensor<5000xui32>\n"
                            "  %q = stablehlo.divide %a, %b : tensor<5000xi32>\n"
                            "  %r = stablehlo.remainder %c, %d : tensor<5001xi32>\n"
                            "  %s = stablehlo.remainder %e, %f : tensor<5000xui32>\n"
                            "  return %q, %r, %s : tensor<5000xi32>, tensor<5001xi32>, tensor<5000xui32>\n}\n");
  void *outputs[] = {quotients, longer, unsigned_ones};
  ok(shlo_plan_run_raw(plan, 0, NULL, 3, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  for (int i = 0; i < 5001; ++i)
    assert_int_equal(longer[i], -3);
  for (int i = 0; i < 5000; ++i)
    assert_true(quotients[i] == -1 && unsigned_ones[i] == 1);
}

/* Each use of an index wraps and clamps it anew; a branch in the loop does so, too. */
static void a_loop_computes_alike_values_once(void **state) {
  (void)state;
  int32_t row[8] = {1, 1, 2, 3, 5, 8, 13, 21}, expected = 0, made;
  shlo_plan *plan =
      plan_of("func.func @main(%x: tensor<8xi32>) -> tensor<i32> {\n"
              "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
              "  %0:2 = stablehlo.while(%i = %zero, %s = %zero) : tensor<i32>, tensor<i32>\n"
              "  cond {\n"
              "    %c = stablehlo.constant dense<20> : tensor<i32>\n"
              "    %1 = stablehlo.compare LT, %i, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
              "    stablehlo.return %1 : tensor<i1>\n"
              "  } do {\n"
              "    %a = stablehlo.constant dense<8> : tensor<i32>\n"
              "    %b = stablehlo.remainder %i, %a : tensor<i32>\n"
              "    %c = stablehlo.constant dense<8> : tensor<i32>\n"
              "    %d = stablehlo.remainder %i, %c : tensor<i32>\n"
              "    %e = stablehlo.remainder %c, %i : tensor<i32>\n"
              "    %f = stablehlo.dynamic_slice %x, %b, sizes = [1] : (tensor<8xi32>, tensor<i32>) -> tensor<1xi32>\n"
              "    %g = stablehlo.reshape %f : (tensor<1xi32>) -> tensor<i32>\n"
              "    %odd = stablehlo.constant dense<1> : tensor<i32>\n"
              "    %h = stablehlo.and %d, %odd : tensor<i32>\n"
              "    %k = \"stablehlo.case\"(%h) ({\n"
              "      %m = stablehlo.constant dense<1> : tensor<i32>\n"
              "      %o = stablehlo.multiply %g, %g : tensor<i32>\n"
              "      %n = stablehlo.add %o, %m : tensor<i32>\n"
              "      stablehlo.return %n : tensor<i32>\n"
              "    }, {\n"
              "      %m = stablehlo.constant dense<2> : tensor<i32>\n"
              "      %o = stablehlo.multiply %g, %g : tensor<i32>\n"
              "      %n = stablehlo.add %o, %m : tensor<i32>\n"
              "      stablehlo.return %n : tensor<i32>\n"
              "    }) : (tensor<i32>) -> tensor<i32>\n"
              "    %p = stablehlo.add %s, %k : tensor<i32>\n"
              "    %q = stablehlo.add %p, %e : tensor<i32>\n"
              "    %r = stablehlo.add %i, %odd : tensor<i32>\n"
              "    stablehlo.return %r, %q : tensor<i32>, tensor<i32>\n"
              "  }\n"
              "  return %0#1 : tensor<i32>\n}\n");
  const void *inputs[] = {row};
  void *outputs[] = {&made};
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  for (int i = 0; i < 20; ++i)
    expected += row[i % 8] * row[i % 8] + (i % 8 & 1 ? 2 : 1) + (i ? 8 % i : 8);
  assert_int_equal(made, expected);
}

/* The memory of a plan for the product of two products: alike ones are one array. */
static int64_t memory_of_products(const char *second) {
  char text[1024];
  snprintf(text, sizeof text,
           "func.func @main(%%x: tensor<700x50xf32>, %%w: tensor<50x600xf32>, %%v: tensor<50x600xf32>)\n"
           "    -> tensor<600x600xf32> {\n"
           "  %%p = stablehlo.dot_general %%x, %%w, contracting_dims = [1] x [0]\n"
           "    : (tensor<700x50xf32>, tensor<50x600xf32>) -> tensor<700x600xf32>\n"
           "  %%q = stablehlo.dot_general %%x, %s, contracting_dims = [1] x [0]\n"
           "    : (tensor<700x50xf32>, tensor<50x600xf32>) -> tensor<700x600xf32>\n"
           "  %%r = stablehlo.dot_general %%p, %%q, contracting_dims = [0] x [0]\n"
           "    : (tensor<700x600xf32>, tensor<700x600xf32>) -> tensor<600x600xf32>\n"
           "  return %%r : tensor<600x600xf32>\n}\n",
           second);
  shlo_plan *plan = plan_of(text);
  const int64_t memory = (int64_t)shlo_plan_memory(plan);
  shlo_plan_destroy(plan);
  return memory;
}
static void products_are_computed_once(void **state) {
  (void)state;
  const int64_t of_one = (int64_t)sizeof(float) * 700 * 600;
  const int64_t once = memory_of_products("%w"), twice = memory_of_products("%v");
  print_message("products of %lld bytes: the plan takes %lld for alike ones, %lld for others\n", (long long)of_one,
                (long long)once, (long long)twice);
  assert_true(twice - once >= of_one);
}

/* Reductions of the same rows are alike only if their regions are, and the axes. */
static void different_reductions_stay(void **state) {
  (void)state;
  enum { SIDE = 5 };
  int32_t given[SIDE][SIDE], made[SIDE];
  for (int i = 0; i < SIDE; ++i)
    for (int j = 0; j < SIDE; ++j)
      given[i][j] = i * 7 + j * j * 3 + 1;
  const char *const format =
      "func.func @main(%%x: tensor<5x5xi32>) -> tensor<5xi32> {\n"
      "  %%zero = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %%nought = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %%a = stablehlo.reduce(%%x init: %%zero) applies stablehlo.add across dimensions = [1]\n"
      "    : (tensor<5x5xi32>, tensor<i32>) -> tensor<5xi32>\n"
      "  %%b = stablehlo.reduce(%%x init: %%nought) applies stablehlo.%s across dimensions = [%d]\n"
      "    : (tensor<5x5xi32>, tensor<i32>) -> tensor<5xi32>\n"
      "  %%c = stablehlo.multiply %%b, %%b : tensor<5xi32>\n"
      "  %%d = stablehlo.subtract %%c, %%a : tensor<5xi32>\n"
      "  return %%d : tensor<5xi32>\n}\n";
  for (int kind = 0; kind < 3; ++kind) {
    char text[1024];
    snprintf(text, sizeof text, format, kind == 1 ? "maximum" : "add", kind == 2 ? 0 : 1);
    shlo_plan *plan = plan_of(text);
    const void *inputs[] = {given};
    void *outputs[] = {made};
    ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
    shlo_plan_destroy(plan);
    for (int i = 0; i < SIDE; ++i) {
      int32_t sum = 0, other = 0;
      for (int j = 0; j < SIDE; ++j) {
        const int32_t element = kind == 2 ? given[j][i] : given[i][j];
        sum += given[i][j];
        other = kind != 1 ? other + element : element > other ? element : other;
      }
      assert_int_equal(made[i], other * other - sum);
    }
  }
}

/* A loop takes the columns of an array, which are rows of its transpose, and the same array is read beside it. */
static void a_loop_takes_columns(void **state) {
  (void)state;
  enum { HIGH = 23, WIDE = 150 };
  static int32_t given[HIGH][WIDE], sums[HIGH], made[WIDE][HIGH];
  for (int i = 0; i < HIGH; ++i)
    for (int j = 0; j < WIDE; ++j)
      given[i][j] = (i * 31 + j * 7) % 1009;
  shlo_plan *plan =
      plan_of("func.func @main(%x: tensor<23x150xi32>) -> (tensor<23xi32>, tensor<150x23xi32>) {\n"
              "  %zero = stablehlo.constant dense<0> : tensor<i64>\n"
              "  %one = stablehlo.constant dense<1> : tensor<i64>\n"
              "  %n = stablehlo.constant dense<150> : tensor<i64>\n"
              "  %three = stablehlo.constant dense<3> : tensor<23xi32>\n"
              "  %start = stablehlo.constant dense<1> : tensor<23xi32>\n"
              "  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<23x150xi32>) -> tensor<150x23xi32>\n"
              "  %0:2 = stablehlo.while(%i = %zero, %s = %start) : tensor<i64>, tensor<23xi32>\n"
              "   cond {\n"
              "    %c = stablehlo.compare LT, %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>\n"
              "    stablehlo.return %c : tensor<i1>\n"
              "  } do {\n"
              "    %r = stablehlo.dynamic_slice %t, %i, %zero, sizes = [1, 23]\n"
              "        : (tensor<150x23xi32>, tensor<i64>, tensor<i64>) -> tensor<1x23xi32>\n"
              "    %v = stablehlo.reshape %r : (tensor<1x23xi32>) -> tensor<23xi32>\n"
              "    %m = stablehlo.multiply %s, %three : tensor<23xi32>\n"
              "    %a = stablehlo.add %m, %v : tensor<23xi32>\n"
              "    %k = stablehlo.add %i, %one : tensor<i64>\n"
              "    stablehlo.return %k, %a : tensor<i64>, tensor<23xi32>\n"
              "  }\n"
              "  %d = stablehlo.add %t, %t : tensor<150x23xi32>\n"
              "  return %0#1, %d : tensor<23xi32>, tensor<150x23xi32>\n}\n");
  const void *inputs[] = {given};
  void *outputs[] = {sums, made};
  ok(shlo_plan_run_raw(plan, 1, inputs, 2, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int different = 0;
  for (int i = 0; i < HIGH; ++i) {
    uint32_t sum = 1;
    for (int j = 0; j < WIDE; ++j) {
      sum = 3 * sum + (uint32_t)given[i][j];
      different += made[j][i] != 2 * given[i][j];
    }
    different += (uint32_t)sums[i] != sum;
  }
  assert_int_equal(different, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_short_axis_is_reduced_by_a_body),
      cmocka_unit_test(the_order_of_a_short_reduction_is_that_of_the_axis),
      cmocka_unit_test(a_short_reduction_promotes),
      cmocka_unit_test(a_window_of_all_elements_is_a_reduction),
      cmocka_unit_test(divisions_by_powers_of_two_are_exact),
      cmocka_unit_test(a_remainder_is_the_same_beside_a_quotient),
      cmocka_unit_test(a_remainder_is_not_that_of_another_type),
      cmocka_unit_test(a_loop_computes_alike_values_once),
      cmocka_unit_test(products_are_computed_once),
      cmocka_unit_test(different_reductions_stay),
      cmocka_unit_test(a_loop_takes_columns),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
