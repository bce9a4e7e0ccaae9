/* Loops with few iterations, whose numbers are constants (they are unrolled) or inputs (they are not): the values that
 * are computed here, which f64 holds exactly.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>

enum { ELEMENTS = 20000 };

/* x and y change places; the counter and its value before the last step are results, too. */
static const char body[] = "  %%zero = stablehlo.constant dense<0> : tensor<%s>\n"
                           "  %%r:4 = stablehlo.while(%%i = %%first, %%last = %%zero, %%v = %%x, %%w = %%y)\n"
                           "      : tensor<%s>, tensor<%s>, tensor<20000xf64>, tensor<20000xf64>\n"
                           "  cond {\n"
                           "    %%0 = stablehlo.compare LT, %%i, %%end : (tensor<%s>, tensor<%s>) -> tensor<i1>\n"
                           "    stablehlo.return %%0 : tensor<i1>\n"
                           "  } do {\n"
                           "    %%half = stablehlo.constant dense<0.5> : tensor<20000xf64>\n"
                           "    %%0 = stablehlo.multiply %%v, %%half : tensor<20000xf64>\n"
                           "    %%1 = stablehlo.convert %%i : (tensor<%s>) -> tensor<f64>\n"
                           "    %%2 = stablehlo.broadcast_in_dim %%1, dims = [] : (tensor<f64>) -> tensor<20000xf64>\n"
                           "    %%3 = stablehlo.add %%0, %%2 : tensor<20000xf64>\n"
                           "    %%4 = stablehlo.add %%i, %%by : tensor<%s>\n"
                           "    stablehlo.return %%4, %%i, %%w, %%3\n"
                           "        : tensor<%s>, tensor<%s>, tensor<20000xf64>, tensor<20000xf64>\n"
                           "  }\n"
                           "  return %%r#0, %%r#1, %%r#2, %%r#3\n"
                           "      : tensor<%s>, tensor<%s>, tensor<20000xf64>, tensor<20000xf64>\n"
                           "}\n";

typedef struct {
  const char *type;
  int64_t first, end, by;
} Loop;

static shlo_plan *plan_of_loop(const Loop *loop, bool has_constants) {
  char text[4096];
  const char *t = loop->type;
  int at;
  if (has_constants)
    at = snprintf(text, sizeof text,
                  "func.func @main(%%x: tensor<20000xf64>, %%y: tensor<20000xf64>) -> (tensor<%s>, tensor<%s>, "
                  "tensor<20000xf64>, tensor<20000xf64>) {\n"
                  "  %%first = stablehlo.constant dense<%lld> : tensor<%s>\n"
                  "  %%end = stablehlo.constant dense<%lld> : tensor<%s>\n"
                  "  %%by = stablehlo.constant dense<%lld> : tensor<%s>\n",
                  t, t, (long long)loop->first, t, (long long)loop->end, t, (long long)loop->by, t);
  else
    at = snprintf(text, sizeof text,
                  "func.func @main(%%x: tensor<20000xf64>, %%y: tensor<20000xf64>, %%first: tensor<%s>, "
                  "%%end: tensor<%s>, %%by: tensor<%s>) -> (tensor<%s>, tensor<%s>, tensor<20000xf64>, "
                  "tensor<20000xf64>) {\n",
                  t, t, t, t, t);
  const int size = snprintf(text + at, sizeof text - (size_t)at, body, t, t, t, t, t, t, t, t, t, t, t);
  assert_true(at + size < (int)sizeof text);
  return plan_of(text);
}

static void check(const Loop *loop, bool has_constants) {
  static double x[ELEMENTS], y[ELEMENTS], v[ELEMENTS], w[ELEMENTS];
  for (int k = 0; k < ELEMENTS; ++k) {
    v[k] = x[k] = k;
    w[k] = y[k] = -3 * k;
  }
  const bool is_wide = !strcmp(loop->type, "i64");
  int64_t i = loop->first, last = 0;
  for (; i < loop->end; i = is_wide ? i + loop->by : (int32_t)(uint32_t)(i + loop->by)) {
    last = i;
    for (int k = 0; k < ELEMENTS; ++k) {
      const double next = v[k] * 0.5 + (double)i;
      v[k] = w[k];
      w[k] = next;
    }
  }
  const size_t size = is_wide ? 8 : 4;
  const int32_t narrow[] = {(int32_t)loop->first, (int32_t)loop->end, (int32_t)loop->by};
  const int64_t wide[] = {loop->first, loop->end, loop->by};
  const char *const numbers = is_wide ? (const char *)wide : (const char *)narrow;
  const void *inputs[] = {x, y, numbers, numbers + size, numbers + 2 * size};
  static double made[2][ELEMENTS];
  _Alignas(8) char counters[2][8] = {{0}};
  void *outputs[] = {counters[0], counters[1], made[0], made[1]};
  shlo_plan *plan = plan_of_loop(loop, has_constants);
  ok(shlo_plan_run_raw(plan, has_constants ? 2 : 5, inputs, 4, outputs, NULL, &error));
  const int32_t narrow_expected[] = {(int32_t)i, (int32_t)last};
  const int64_t wide_expected[] = {i, last};
  for (size_t k = 0; k < 2; ++k)
    assert_memory_equal(counters[k], is_wide ? (const char *)&wide_expected[k] : (const char *)&narrow_expected[k],
                        size);
  assert_memory_equal(made[0], v, sizeof v);
  assert_memory_equal(made[1], w, sizeof w);
  shlo_plan_destroy(plan);
}

static void counts_as_the_loop_does(void **state) {
  (void)state;
  static const Loop loops[] = {
      {"i32", 0, 5, 1},
      {"i32", 0, 1, 1},
      {"i32", 3, 3, 1},
      {"i32", 5, 3, 1},
      {"i32", 0, 16, 1},
      {"i32", 0, 17, 1},
      {"i64", -3, 4, 2},
      {"i32", -3, 5, 2},
      {"i64", -20, 0, 7},
      {"i64", 0, 3, 100},
      {"i32", INT32_MAX - 3, INT32_MAX, 1},
      {"i32", INT32_MAX - 13, INT32_MAX - 10, (1 << 30) + 2}, /* the counter wraps four times */
      {"i64", (int64_t)1 << 40, ((int64_t)1 << 40) + 4, 1},
  };
  for (size_t k = 0; k < sizeof loops / sizeof *loops; ++k) {
    check(&loops[k], true);
    check(&loops[k], false);
  }
}

/* A loop in a loop, in a branch, whose results are read behind it, also by other bodies. */
static void loops_are_nested(void **state) {
  (void)state;
  shlo_plan *plan =
      plan_of("func.func @main(%p: tensor<i1>, %x: tensor<20000xf64>) -> (tensor<20000xf64>, tensor<20000xf64>) {\n"
              "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
              "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
              "  %two = stablehlo.constant dense<2> : tensor<i32>\n"
              "  %three = stablehlo.constant dense<3> : tensor<i32>\n"
              "  %0:2 = \"stablehlo.if\"(%p) ({\n"
              "    %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<20000xf64>\n"
              "    cond {\n"
              "      %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
              "      stablehlo.return %c : tensor<i1>\n"
              "    } do {\n"
              "      %s:2 = stablehlo.while(%j = %zero, %u = %v) : tensor<i32>, tensor<20000xf64>\n"
              "      cond {\n"
              "        %c = stablehlo.compare LT, %j, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
              "        stablehlo.return %c : tensor<i1>\n"
              "      } do {\n"
              "        %t = stablehlo.add %u, %x : tensor<20000xf64>\n"
              "        %k = stablehlo.add %j, %one : tensor<i32>\n"
              "        stablehlo.return %k, %t : tensor<i32>, tensor<20000xf64>\n"
              "      }\n"
              "      %t = stablehlo.add %s#1, %v : tensor<20000xf64>\n"
              "      %k = stablehlo.add %i, %one : tensor<i32>\n"
              "      stablehlo.return %k, %t : tensor<i32>, tensor<20000xf64>\n"
              "    }\n"
              "    %n = stablehlo.negate %r#1 : tensor<20000xf64>\n"
              "    stablehlo.return %r#1, %n : tensor<20000xf64>, tensor<20000xf64>\n"
              "  }, {\n"
              "    stablehlo.return %x, %x : tensor<20000xf64>, tensor<20000xf64>\n"
              "  }) : (tensor<i1>) -> (tensor<20000xf64>, tensor<20000xf64>)\n"
              "  return %0#0, %0#1 : tensor<20000xf64>, tensor<20000xf64>\n"
              "}\n");
  static double x[ELEMENTS], made[2][ELEMENTS];
  for (int k = 0; k < ELEMENTS; ++k)
    x[k] = k;
  for (char is_taken = 0; is_taken < 2; ++is_taken) {
    const void *inputs[] = {&is_taken, x};
    void *outputs[] = {made[0], made[1]};
    ok(shlo_plan_run_raw(plan, 2, inputs, 2, outputs, NULL, &error));
    for (int k = 0; k < ELEMENTS; ++k) {
      double v = x[k];
      for (int i = 0; is_taken && i < 3; ++i)
        v = v + x[k] + x[k] + v;
      assert_true(made[0][k] == v);
      assert_true(made[1][k] == (is_taken ? -v : v));
    }
  }
  shlo_plan_destroy(plan);
}

/* Loops of any ops that run once, or never, one in the other, whose state a branch reads. */
static void once_and_never(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(
      "func.func @main(%p: tensor<i1>, %x: tensor<3x4xf64>) -> (tensor<3xf64>, tensor<i32>, tensor<3xf64>) {\n"
      "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
      "  %f = stablehlo.constant dense<0.0> : tensor<f64>\n"
      "  %z = stablehlo.constant dense<0.0> : tensor<3xf64>\n"
      "  %r:2 = stablehlo.while(%i = %zero, %s = %z) : tensor<i32>, tensor<3xf64>\n"
      "  cond {\n"
      "    %c = stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    stablehlo.return %c : tensor<i1>\n"
      "  } do {\n"
      "    %n = stablehlo.add %i, %one : tensor<i32>\n"
      "    %q:2 = stablehlo.while(%j = %n, %t = %s) : tensor<i32>, tensor<3xf64>\n"
      "    cond {\n"
      "      %c = stablehlo.compare LT, %j, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "      stablehlo.return %c : tensor<i1>\n"
      "    } do {\n"
      "      %m = stablehlo.add %j, %one : tensor<i32>\n"
      "      %u = stablehlo.subtract %t, %t : tensor<3xf64>\n"
      "      %v = stablehlo.exponential %u : tensor<3xf64>\n"
      "      stablehlo.return %m, %v : tensor<i32>, tensor<3xf64>\n"
      "    }\n"
      "    %d = stablehlo.dynamic_slice %x, %i, %n, sizes = [3, 3] : (tensor<3x4xf64>, tensor<i32>, tensor<i32>) "
      "-> tensor<3x3xf64>\n"
      "    %e = \"stablehlo.if\"(%p) ({\n"
      "      %k = stablehlo.reduce(%d init: %f) applies stablehlo.add across dimensions = [1] : (tensor<3x3xf64>, "
      "tensor<f64>) -> tensor<3xf64>\n"
      "      %l = stablehlo.add %k, %q#1 : tensor<3xf64>\n"
      "      %o = stablehlo.add %l, %s : tensor<3xf64>\n"
      "      stablehlo.return %o : tensor<3xf64>\n"
      "    }, {\n"
      "      stablehlo.return %s : tensor<3xf64>\n"
      "    }) : (tensor<i1>) -> tensor<3xf64>\n"
      "    stablehlo.return %n, %e : tensor<i32>, tensor<3xf64>\n"
      "  }\n"
      "  %y = stablehlo.negate %r#1 : tensor<3xf64>\n"
      "  return %r#1, %r#0, %y : tensor<3xf64>, tensor<i32>, tensor<3xf64>\n"
      "}\n");
  const double x[12] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  for (char is_taken = 0; is_taken < 2; ++is_taken) {
    double sums[3], negated[3];
    int32_t counter = -1;
    const void *inputs[] = {&is_taken, x};
    void *outputs[] = {sums, &counter, negated};
    ok(shlo_plan_run_raw(plan, 2, inputs, 3, outputs, NULL, &error));
    assert_int_equal(counter, 1);
    for (int k = 0; k < 3; ++k) {
      assert_true(sums[k] == (is_taken ? 9 + 12 * k : 0));
      assert_true(negated[k] == -sums[k]);
    }
  }
  shlo_plan_destroy(plan);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(counts_as_the_loop_does),
      cmocka_unit_test(loops_are_nested),
      cmocka_unit_test(once_and_never),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
