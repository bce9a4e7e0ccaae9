/* Loops that take slices of an array one after another. The values are computed here.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <string.h>

enum { ROWS = 7, COLUMNS = 3 };

/* A loop over the rows of %x (7 x 3), with the state %s: tensor<3xi64>. */
#define LOOP(TYPE, FIRST, DIRECTION, LIMIT, STEP, BODY, NEXT)                                                          \
  "func.func @main(%x: tensor<7x3xi64>) -> (tensor<3xi64>, tensor<7x3xi64>) {\n"                                       \
  "  %first = stablehlo.constant dense<" FIRST "> : tensor<" TYPE ">\n"                                                \
  "  %limit = stablehlo.constant dense<" LIMIT "> : tensor<" TYPE ">\n"                                                \
  "  %step = stablehlo.constant dense<" STEP "> : tensor<" TYPE ">\n"                                                  \
  "  %zero = stablehlo.constant dense<0> : tensor<" TYPE ">\n"                                                         \
  "  %ten = stablehlo.constant dense<10> : tensor<3xi64>\n"                                                            \
  "  %start = stablehlo.constant dense<1> : tensor<3xi64>\n"                                                           \
  "  %0:3 = stablehlo.while(%i = %first, %s = %start, %y = %x) : tensor<" TYPE ">, tensor<3xi64>, tensor<7x3xi64>\n"   \
  "  cond {\n"                                                                                                         \
  "    %c = stablehlo.compare " DIRECTION ", %i, %limit : (tensor<" TYPE ">, tensor<" TYPE ">) -> tensor<i1>\n"        \
  "    stablehlo.return %c : tensor<i1>\n"                                                                             \
  "  } do {\n" BODY "    %n = stablehlo.add %i, %step : tensor<" TYPE ">\n"                                            \
  "    stablehlo.return %n, " NEXT " : tensor<" TYPE ">, tensor<3xi64>, tensor<7x3xi64>\n"                             \
  "  }\n"                                                                                                              \
  "  return %0#1, %0#2 : tensor<3xi64>, tensor<7x3xi64>\n}\n"
#define ROW(NAME, ARRAY, TYPE)                                                                                         \
  "    %" NAME "s = stablehlo.dynamic_slice " ARRAY ", %i, %zero, sizes = [1, 3]\n"                                    \
  "      : (tensor<7x3xi64>, tensor<" TYPE ">, tensor<" TYPE ">) -> tensor<1x3xi64>\n"                                 \
  "    %" NAME " = stablehlo.reshape %" NAME "s : (tensor<1x3xi64>) -> tensor<3xi64>\n"
#define PUSH                                                                                                           \
  "    %a = stablehlo.multiply %s, %ten : tensor<3xi64>\n"                                                             \
  "    %b = stablehlo.add %a, %r : tensor<3xi64>\n"

typedef struct {
  int64_t sums[COLUMNS], array[ROWS * COLUMNS];
} Results;

static Results run(const char *text) {
  int64_t x[ROWS * COLUMNS];
  Results made;
  for (int i = 0; i < ROWS * COLUMNS; ++i)
    x[i] = (i * 5 + 3) % 9 + 1;
  shlo_plan *plan = plan_of(text);
  const void *inputs[] = {x};
  void *outputs[] = {made.sums, made.array};
  for (int i = 0; i < 2; ++i)
    ok(shlo_plan_run_raw(plan, 1, inputs, 2, outputs, NULL, &error));
  for (int i = 0; i < ROWS * COLUMNS; ++i)
    assert_int_equal(x[i], (i * 5 + 3) % 9 + 1);
  shlo_plan_destroy(plan);
  return made;
}
/* The digits of the rows, one behind the other. */
static void is_pushed(const Results *found, const int *rows, int count) {
  for (int j = 0; j < COLUMNS; ++j) {
    int64_t expected = 1;
    for (int i = 0; i < count; ++i)
      expected = expected * 10 + ((rows[i] * COLUMNS + j) * 5 + 3) % 9 + 1;
    assert_int_equal(found->sums[j], expected);
  }
}
static void is_whole(const Results *found) {
  for (int i = 0; i < ROWS * COLUMNS; ++i)
    assert_int_equal(found->array[i], (i * 5 + 3) % 9 + 1);
}

static void counters_of_all_kinds(void **state) {
  (void)state;
  static const struct {
    const char *text;
    int count, rows[ROWS];
  } cases[] = {
      {LOOP("i32", "0", "LT", "7", "1", ROW("r", "%x", "i32") PUSH, "%b, %y"), 7, {0, 1, 2, 3, 4, 5, 6}},
      {LOOP("i64", "1", "LE", "5", "2", ROW("r", "%x", "i64") PUSH, "%b, %y"), 3, {1, 3, 5}},
      {LOOP("i32", "6", "GT", "2", "-1", ROW("r", "%x", "i32") PUSH, "%b, %y"), 4, {6, 5, 4, 3}},
      {LOOP("i64", "6", "GE", "0", "-3", ROW("r", "%x", "i64") PUSH, "%b, %y"), 3, {6, 3, 0}},
      {LOOP("ui8", "2", "LT", "4", "1", ROW("r", "%x", "ui8") PUSH, "%b, %y"), 2, {2, 3}},
      {LOOP("i32", "3", "NE", "6", "1", ROW("r", "%x", "i32") PUSH, "%b, %y"), 3, {3, 4, 5}},
      {LOOP("i32", "5", "LT", "5", "1", ROW("r", "%x", "i32") PUSH, "%b, %y"), 0, {0}},
      /* Beyond the array, the last or the first row is taken. */
      {LOOP("i32", "5", "LT", "9", "1", ROW("r", "%x", "i32") PUSH, "%b, %y"), 4, {5, 6, 6, 6}},
      {LOOP("i32", "-2", "LT", "2", "1", ROW("r", "%x", "i32") PUSH, "%b, %y"), 4, {0, 0, 0, 1}},
      /* Counters that wrap: 3, -126, 1, -128, -1; and 1, 0. */
      {LOOP("i8", "3", "LT", "5", "127", ROW("r", "%x", "i8") PUSH, "%b, %y"), 5, {3, 0, 1, 0, 0}},
      {LOOP("ui8", "1", "LT", "3", "255", ROW("r", "%x", "ui8") PUSH, "%b, %y"), 2, {1, 0}},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    const Results found = run(cases[i].text);
    is_pushed(&found, cases[i].rows, cases[i].count);
    is_whole(&found);
  }
}

/* A counter that wraps and is within its limit again, for ever: the slices stay within the array until time is over. */
static void an_endless_counter(void **state) {
  (void)state;
  shlo_plan *plan =
      plan_of(LOOP("ui64", "6", "GE", "0", "18446744073709551615", ROW("r", "%x", "ui64") PUSH, "%b, %y"));
  const int64_t x[ROWS * COLUMNS] = {0};
  Results made;
  const void *inputs[] = {x};
  void *outputs[] = {made.sums, made.array};
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_max_milliseconds(options, 30, &error));
  fails(SHLO_LIMIT, "time limit", shlo_plan_run_raw(plan, 1, inputs, 2, outputs, options, &error));
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
}

/* Nothing that a step does with its slice reaches the array. */
static void slices_are_values(void **state) {
  (void)state;
  const int rows[] = {0, 1, 2, 3, 4, 5, 6};
  const Results changed = run(LOOP(
      "i32", "0", "LT", "7", "1",
      ROW("r", "%x",
          "i32") "    %one = stablehlo.constant dense<99> : tensor<1x1xi64>\n"
                 "    %u = stablehlo.dynamic_update_slice %rs, %one, %zero, %step : (tensor<1x3xi64>, tensor<1x1xi64>, "
                 "tensor<i32>, tensor<i32>) -> tensor<1x3xi64>\n"
                 "    %v = stablehlo.reshape %u : (tensor<1x3xi64>) -> tensor<3xi64>\n"
                 "    %b = stablehlo.negate %v : tensor<3xi64>\n",
      "%b, %y"));
  for (int j = 0; j < COLUMNS; ++j)
    assert_int_equal(changed.sums[j], j == 1 ? -99 : -(((6 * COLUMNS + j) * 5 + 3) % 9 + 1));
  is_whole(&changed);
  const Results last = run(LOOP("i32", "0", "LT", "4", "1", ROW("r", "%x", "i32"), "%r, %y"));
  for (int j = 0; j < COLUMNS; ++j)
    assert_int_equal(last.sums[j], ((3 * COLUMNS + j) * 5 + 3) % 9 + 1);
  is_whole(&last);
  /* An array that the loop changes: row i + 1 becomes twice what row i was then. */
  const Results own =
      run(LOOP("i32", "0", "LT", "6", "1",
               ROW("r", "%y", "i32") "    %d = stablehlo.add %rs, %rs : tensor<1x3xi64>\n"
                                     "    %at = stablehlo.add %i, %step : tensor<i32>\n"
                                     "    %z = stablehlo.dynamic_update_slice %y, %d, %at, %zero : (tensor<7x3xi64>, "
                                     "tensor<1x3xi64>, tensor<i32>, tensor<i32>) -> tensor<7x3xi64>\n",
               "%r, %z"));
  for (int i = 0; i < ROWS; ++i)
    for (int j = 0; j < COLUMNS; ++j)
      assert_int_equal(own.array[i * COLUMNS + j], ((j * 5 + 3) % 9 + 1) << i);
  /* Row i is cleared before the slice of it is read. */
  const Results cleared =
      run(LOOP("i32", "0", "LT", "3", "1",
               ROW("r", "%y", "i32") "    %k = stablehlo.constant dense<0> : tensor<1x3xi64>\n"
                                     "    %z = stablehlo.dynamic_update_slice %y, %k, %i, %zero : (tensor<7x3xi64>, "
                                     "tensor<1x3xi64>, tensor<i32>, tensor<i32>) -> tensor<7x3xi64>\n" ROW(
                                         "q", "%z", "i32") "    %b = stablehlo.add %r, %q : tensor<3xi64>\n",
               "%b, %z"));
  for (int j = 0; j < COLUMNS; ++j)
    assert_int_equal(cleared.sums[j], ((2 * COLUMNS + j) * 5 + 3) % 9 + 1);
  for (int i = 0; i < ROWS * COLUMNS; ++i)
    assert_int_equal(cleared.array[i], i < 3 * COLUMNS ? 0 : (i * 5 + 3) % 9 + 1);
  const Results twin = run(LOOP("i32", "0", "LT", "7", "1", ROW("r", "%x", "i32") PUSH, "%b, %y"));
  is_pushed(&twin, rows, ROWS);
  assert_int_not_equal(twin.sums[0], changed.sums[0]);
}

/* The elements of the rows, in a loop in a loop; and slices of several rows. */
static void slices_of_slices(void **state) {
  (void)state;
  const Results found = run(LOOP(
      "i32", "0", "LT", "7", "1",
      ROW("r", "%x", "i32") "    %three = stablehlo.constant dense<3> : tensor<i32>\n"
                            "    %w:2 = stablehlo.while(%j = %zero, %t = %s) : tensor<i32>, tensor<3xi64>\n"
                            "    cond {\n"
                            "      %c = stablehlo.compare LT, %j, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                            "      stablehlo.return %c : tensor<i1>\n"
                            "    } do {\n"
                            "      %e = stablehlo.dynamic_slice %r, %j, sizes = [1] : (tensor<3xi64>, tensor<i32>) -> "
                            "tensor<1xi64>\n"
                            "      %f = stablehlo.broadcast_in_dim %e, dims = [0] : (tensor<1xi64>) -> tensor<3xi64>\n"
                            "      %g = stablehlo.multiply %t, %ten : tensor<3xi64>\n"
                            "      %h = stablehlo.add %g, %f : tensor<3xi64>\n"
                            "      %k = stablehlo.add %j, %step : tensor<i32>\n"
                            "      stablehlo.return %k, %h : tensor<i32>, tensor<3xi64>\n"
                            "    }\n",
      "%w#1, %y"));
  uint64_t expected = 1;
  for (int i = 0; i < ROWS * COLUMNS; ++i)
    expected = expected * 10 + (uint64_t)((i * 5 + 3) % 9 + 1);
  for (int j = 0; j < COLUMNS; ++j)
    assert_int_equal((uint64_t)found.sums[j], expected);
  const Results pairs =
      run(LOOP("i32", "0", "LT", "6", "1",
               "    %p = stablehlo.dynamic_slice %x, %i, %zero, sizes = [2, 3] : (tensor<7x3xi64>, tensor<i32>, "
               "tensor<i32>) -> tensor<2x3xi64>\n"
               "    %p1 = stablehlo.slice %p [1:2, 0:3] : (tensor<2x3xi64>) -> tensor<1x3xi64>\n"
               "    %r = stablehlo.reshape %p1 : (tensor<1x3xi64>) -> tensor<3xi64>\n" PUSH,
               "%b, %y"));
  const int rows[] = {1, 2, 3, 4, 5, 6};
  is_pushed(&pairs, rows, 6);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(counters_of_all_kinds),
      cmocka_unit_test(an_endless_counter),
      cmocka_unit_test(slices_are_values),
      cmocka_unit_test(slices_of_slices),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
