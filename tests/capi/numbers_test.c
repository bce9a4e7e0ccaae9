/* The numbers of an iota, which need not be in memory: as they are, converted, multiplied, shifted, and read by others.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>

enum { COUNT = 70001 };

struct checked {
  size_t count;
  void *const *outputs;
  const size_t *sizes;
  bool (*is_right)(size_t output, int64_t i, const void *at);
  int64_t different;
};
static void check(void *argument) {
  struct checked *checked = argument;
  for (size_t k = 0; k < checked->count; ++k)
    for (int64_t i = 0; i < COUNT; ++i)
      checked->different += !checked->is_right(k, i, (const char *)checked->outputs[k] + (size_t)i * checked->sizes[k]);
}
/* How many elements of the results of a program without inputs are wrong, in runs without threads and with some. */
static int64_t differences(const char *text, size_t count, void *const *outputs, const size_t *sizes,
                           bool (*is_right)(size_t output, int64_t i, const void *at)) {
  struct checked checked = {count, outputs, sizes, is_right, 0};
  run_with_threads(text, 0, NULL, count, outputs, 3, check, &checked);
  return checked.different;
}

/* Counters as random numbers have them; more numbers than the narrower types have; and shifts that leave some bits. */
static const char counters[] =
    "func.func @main() -> (tensor<70001xui32>, tensor<70001xui32>, tensor<70001xi16>, tensor<70001xi32>,\n"
    "                      tensor<70001xi64>, tensor<70001xi32>) {\n"
    "  %one = stablehlo.constant dense<1> : tensor<70001xui64>\n"
    "  %many = stablehlo.constant dense<32> : tensor<70001xui64>\n"
    "  %few = stablehlo.constant dense<16> : tensor<70001xi64>\n"
    "  %three = stablehlo.constant dense<3> : tensor<70001xi32>\n"
    "  %0 = stablehlo.iota dim = 0 : tensor<70001xui64>\n"
    "  %1 = stablehlo.multiply %one, %0 : tensor<70001xui64>\n"
    "  %2 = stablehlo.shift_right_logical %1, %many : tensor<70001xui64>\n"
    "  %low = stablehlo.convert %1 : (tensor<70001xui64>) -> tensor<70001xui32>\n"
    "  %high = stablehlo.convert %2 : (tensor<70001xui64>) -> tensor<70001xui32>\n"
    "  %short = stablehlo.convert %0 : (tensor<70001xui64>) -> tensor<70001xi16>\n"
    "  %longer = stablehlo.convert %short : (tensor<70001xi16>) -> tensor<70001xi32>\n"
    "  %3 = stablehlo.iota dim = 0 : tensor<70001xi64>\n"
    "  %part = stablehlo.shift_right_logical %3, %few : tensor<70001xi64>\n"
    "  %4 = stablehlo.convert %3 : (tensor<70001xi64>) -> tensor<70001xi32>\n"
    "  %times = stablehlo.multiply %4, %three : tensor<70001xi32>\n"
    "  return %low, %high, %short, %longer, %part, %times\n"
    "    : tensor<70001xui32>, tensor<70001xui32>, tensor<70001xi16>, tensor<70001xi32>, tensor<70001xi64>,\n"
    "      tensor<70001xi32>\n}\n";
static int64_t wrong_by; /* what is expected of the last result is as much more */
static bool is_counter(size_t output, int64_t i, const void *at) {
  uint32_t number;
  int16_t narrow;
  int64_t wide;
  int32_t times;
  switch (output) {
  case 0: return memcpy(&number, at, sizeof number), number == (uint32_t)i;
  case 1: return memcpy(&number, at, sizeof number), number == 0;
  case 2: return memcpy(&narrow, at, sizeof narrow), (uint16_t)narrow == (uint16_t)i;
  case 3: return memcpy(&times, at, sizeof times), times == (int16_t)i;
  case 4: return memcpy(&wide, at, sizeof wide), wide == i >> 16;
  default: return memcpy(&times, at, sizeof times), times == 3 * i + wrong_by;
  }
}
static void counters_count(void **state) {
  (void)state;
  static uint32_t low[COUNT], high[COUNT];
  static int16_t narrow[COUNT];
  static int32_t longer[COUNT];
  static int64_t wide[COUNT];
  static int32_t times[COUNT];
  void *outputs[] = {low, high, narrow, longer, wide, times};
  const size_t sizes[] = {4, 4, 2, 4, 8, 4};
  assert_int_equal(differences(counters, 6, outputs, sizes, is_counter), 0);
  wrong_by = 1;
  assert_int_not_equal(differences(counters, 6, outputs, sizes, is_counter), 0);
  wrong_by = 0;
}

/* The same numbers in a fusion, in a loop, reversed, and as sums of rows. */
static const char readers[] = "func.func @main() -> (tensor<70001xf32>, tensor<70001xf32>) {\n"
                              "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
                              "  %three = stablehlo.constant dense<3> : tensor<i32>\n"
                              "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
                              "  %none = stablehlo.constant dense<0.0> : tensor<70001xf32>\n"
                              "  %half = stablehlo.constant dense<0.5> : tensor<70001xf32>\n"
                              "  %n = stablehlo.iota dim = 0 : tensor<70001xf32>\n"
                              "  %h = stablehlo.multiply %n, %half : tensor<70001xf32>\n"
                              "  %back = stablehlo.reverse %n, dims = [0] : tensor<70001xf32>\n"
                              "  %first = stablehlo.add %h, %back : tensor<70001xf32>\n"
                              "  %r:2 = stablehlo.while(%i = %zero, %sum = %none) : tensor<i32>, tensor<70001xf32>\n"
                              "  cond {\n"
                              "    %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                              "    stablehlo.return %c : tensor<i1>\n"
                              "  } do {\n"
                              "    %next = stablehlo.add %i, %one : tensor<i32>\n"
                              "    %s = stablehlo.add %sum, %n : tensor<70001xf32>\n"
                              "    stablehlo.return %next, %s : tensor<i32>, tensor<70001xf32>\n"
                              "  }\n"
                              "  return %first, %r#1 : tensor<70001xf32>, tensor<70001xf32>\n}\n";
static bool is_read(size_t output, int64_t i, const void *at) {
  float number;
  memcpy(&number, at, sizeof number);
  return number == (output == 0 ? (float)i * 0.5f + (float)(COUNT - 1 - i) : (float)(3 * i + wrong_by));
}
static void others_read_them(void **state) {
  (void)state;
  static float first[COUNT], second[COUNT];
  void *outputs[] = {first, second};
  const size_t sizes[] = {4, 4};
  assert_int_equal(differences(readers, 2, outputs, sizes, is_read), 0);
  wrong_by = 1;
  assert_int_not_equal(differences(readers, 2, outputs, sizes, is_read), 0);
  wrong_by = 0;
}

/* A fusion that makes the numbers takes no memory for them. */
static void they_take_no_memory(void **state) {
  (void)state;
  shlo_plan *plan = plan_of("func.func @main(%x: tensor<1000000xi64>) -> tensor<1000000xi64> {\n"
                            "  %n = stablehlo.iota dim = 0 : tensor<1000000xi64>\n"
                            "  %y = stablehlo.add %x, %n : tensor<1000000xi64>\n"
                            "  return %y : tensor<1000000xi64>\n}\n");
  assert_true(shlo_plan_memory(plan) < 1 << 20);
  shlo_plan_destroy(plan);
  plan = plan_of("func.func @main(%x: tensor<1000000xi64>) -> tensor<1000000xi64> {\n"
                 "  %n = stablehlo.iota dim = 0 : tensor<1000000xi64>\n"
                 "  %r = stablehlo.reverse %n, dims = [0] : tensor<1000000xi64>\n"
                 "  %y = stablehlo.add %x, %r : tensor<1000000xi64>\n"
                 "  return %y : tensor<1000000xi64>\n}\n");
  assert_true(shlo_plan_memory(plan) >= 8000000);
  shlo_plan_destroy(plan);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(counters_count),
      cmocka_unit_test(others_read_them),
      cmocka_unit_test(they_take_no_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
