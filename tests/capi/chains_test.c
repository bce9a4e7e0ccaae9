/* Long elementwise programs, which run as chains of functions on values in registers: selections of such values,
 * divisions by powers of two, loops of them, and results that are longer than the caches. The values are computed here.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <math.h>
#include <stdbool.h>

enum { COUNT = 5003 };

static void run(const char *text, const void *const *inputs, size_t input_count, void *output) {
  shlo_plan *plan = plan_of(text);
  void *outputs[] = {output};
  ok(shlo_plan_run_raw(plan, input_count, inputs, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
}

static int differences(const float *one, const float *other, size_t count) {
  int different = 0;
  for (size_t i = 0; i < count; ++i)
    different += memcmp(&one[i], &other[i], sizeof(float)) != 0;
  return different;
}

/* `%v` is the product of %a and %b, `%p` whether it is greater than 0.25, `%q` whether %a is: each selection that has
 * one of them in registers and another operand in memory, for each element or for all. */
static void selections_read_registers(void **state) {
  (void)state;
  static float a[COUNT], b[COUNT], c[COUNT], wanted[COUNT], found[COUNT];
  for (int i = 0; i < COUNT; ++i) {
    a[i] = (float)(i % 37) / 16 - 1;
    b[i] = (float)(i % 29) / 8 - 1;
    c[i] = (float)i;
  }
  static const char *const choices[] = {
      "%p, %v, %c", "%p, %v, %two", "%p, %c, %v", "%p, %two, %v",
      "%q, %w, %c", "%q, %w, %two", "%q, %c, %w", "%q, %two, %w",
  };
  const void *inputs[] = {a, b, c};
  for (size_t k = 0; k < sizeof choices / sizeof *choices; ++k) {
    char text[2000];
    snprintf(
        text, sizeof text,
        "func.func @main(%%a: tensor<5003xf32>, %%b: tensor<5003xf32>, %%c: tensor<5003xf32>) -> tensor<5003xf32> {\n"
        "  %%two = stablehlo.constant dense<2.0> : tensor<5003xf32>\n"
        "  %%quarter = stablehlo.constant dense<0.25> : tensor<5003xf32>\n"
        "  %%v = stablehlo.multiply %%a, %%b : tensor<5003xf32>\n"
        "  %%p = stablehlo.compare GT, %%v, %%quarter, FLOAT\n"
        "      : (tensor<5003xf32>, tensor<5003xf32>) -> tensor<5003xi1>\n"
        "  %%q = stablehlo.compare GT, %%a, %%quarter, FLOAT\n"
        "      : (tensor<5003xf32>, tensor<5003xf32>) -> tensor<5003xi1>\n"
        "  %%w = stablehlo.add %%b, %%c : tensor<5003xf32>\n"
        "  %%s = stablehlo.select %s : tensor<5003xi1>, tensor<5003xf32>\n"
        "  %%r = stablehlo.add %%s, %%s : tensor<5003xf32>\n"
        "  return %%r : tensor<5003xf32>\n}\n",
        choices[k]);
    run(text, inputs, 3, found);
    for (int i = 0; i < COUNT; ++i) {
      const float v = k < 4 ? a[i] * b[i] : b[i] + c[i], other = k % 2 ? 2 : c[i];
      const bool predicate = (k < 4 ? v : a[i]) > 0.25f;
      wanted[i] = 2 * (predicate == (k % 4 < 2) ? v : other);
    }
    assert_int_equal(differences(found, wanted, COUNT), 0);
    wanted[COUNT - 1] += 1;
    assert_int_equal(differences(found, wanted, COUNT), 1);
  }
}

/* What is not a number becomes zero, and infinities the greatest numbers. */
static void numbers_are_told_from_what_is_none(void **state) {
  (void)state;
  static float given[COUNT], wanted[COUNT], found[COUNT];
  const float some[] = {1.5f, NAN, -2, INFINITY, 0, -INFINITY, -0.0f};
  for (int i = 0; i < COUNT; ++i) {
    given[i] = some[i % 7];
    wanted[i] = isnan(given[i]) ? 0 : isinf(given[i]) ? (given[i] > 0 ? 3e38f : -3e38f) : 2 * given[i];
  }
  const void *inputs[] = {given};
  run("func.func @main(%a: tensor<5003xf32>) -> tensor<5003xf32> {\n"
      "  %zero = stablehlo.constant dense<0.0> : tensor<5003xf32>\n"
      "  %inf = stablehlo.constant dense<0x7F800000> : tensor<5003xf32>\n"
      "  %least = stablehlo.constant dense<0xFF800000> : tensor<5003xf32>\n"
      "  %most = stablehlo.constant dense<3.0e38> : tensor<5003xf32>\n"
      "  %below = stablehlo.constant dense<-3.0e38> : tensor<5003xf32>\n"
      "  %0 = stablehlo.add %a, %a : tensor<5003xf32>\n"
      "  %1 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<5003xf32>, tensor<5003xf32>) -> tensor<5003xi1>\n"
      "  %2 = stablehlo.select %1, %zero, %0 : tensor<5003xi1>, tensor<5003xf32>\n"
      "  %3 = stablehlo.compare EQ, %2, %inf, FLOAT : (tensor<5003xf32>, tensor<5003xf32>) -> tensor<5003xi1>\n"
      "  %4 = stablehlo.select %3, %most, %2 : tensor<5003xi1>, tensor<5003xf32>\n"
      "  %5 = stablehlo.compare EQ, %4, %least, FLOAT : (tensor<5003xf32>, tensor<5003xf32>) -> tensor<5003xi1>\n"
      "  %6 = stablehlo.select %5, %below, %4 : tensor<5003xi1>, tensor<5003xf32>\n"
      "  return %6 : tensor<5003xf32>\n}\n",
      inputs, 1, found);
  assert_int_equal(differences(found, wanted, COUNT), 0);
}

/* The quotient and the remainder of x + 1 and a number, exclusive or. */
#define DIVISION(type, number)                                                                                         \
  "func.func @main(%a: tensor<5003x" type ">) -> tensor<5003x" type "> {\n"                                            \
  "  %1 = stablehlo.constant dense<1> : tensor<5003x" type ">\n"                                                       \
  "  %b = stablehlo.constant dense<" #number "> : tensor<5003x" type ">\n"                                             \
  "  %x = stablehlo.add %a, %1 : tensor<5003x" type ">\n"                                                              \
  "  %q = stablehlo.divide %x, %b : tensor<5003x" type ">\n"                                                           \
  "  %r = stablehlo.remainder %x, %b : tensor<5003x" type ">\n"                                                        \
  "  %s = stablehlo.xor %q, %r : tensor<5003x" type ">\n"                                                              \
  "  return %s : tensor<5003x" type ">\n}\n"

/* Towards zero, for types of at most 32 bits. */
#define CHECK_DIVISION(T, type, number)                                                                                \
  do {                                                                                                                 \
    static T given[COUNT], found[COUNT];                                                                               \
    for (int i = 0; i < COUNT; ++i)                                                                                    \
      given[i] = (T)(i * 2654435761u);                                                                                 \
    const void *inputs[] = {given};                                                                                    \
    run(DIVISION(type, number), inputs, 1, found);                                                                     \
    int different = 0;                                                                                                 \
    for (int i = 0; i < COUNT; ++i) {                                                                                  \
      const T x = (T)(given[i] + 1u);                                                                                  \
      different += found[i] != (T)((x / (T)number) ^ (x % (T)number));                                                 \
    }                                                                                                                  \
    assert_int_equal(different, 0);                                                                                    \
  } while (0)

/* The same of 64 bits, of which every fifth block has numbers that f64 does not hold. */
#define CHECK_LONG_DIVISION(T, type, number, divisor)                                                                  \
  do {                                                                                                                 \
    static T given[COUNT], found[COUNT];                                                                               \
    for (int i = 0; i < COUNT; ++i) {                                                                                  \
      const uint64_t bits = (uint64_t)i * 0x9E3779B97F4A7C15u;                                                         \
      given[i] = (T)(i / 64 % 5 == 4 ? bits : i % 3 ? bits >> 14 : 0 - (bits >> 14));                                  \
      if (i % 7 == 0) /* a multiple of the divisor */                                                                  \
        given[i] = (T)((uint64_t)(divisor) * (uint64_t)(i % 1024) - 1);                                                \
    }                                                                                                                  \
    given[260] = (T)((UINT64_C(1) << 63) - 1);                                                                         \
    const void *inputs[] = {given};                                                                                    \
    run(DIVISION(type, number), inputs, 1, found);                                                                     \
    int different = 0;                                                                                                 \
    for (int i = 0; i < COUNT; ++i) {                                                                                  \
      const T x = (T)((uint64_t)given[i] + 1u), b = divisor;                                                           \
      const T quotient = b == (T) - 1 && (T) - 1 < 0 ? (T)(0 - (uint64_t)x) : (T)(x / b);                              \
      different += found[i] != (T)(quotient ^ (T)((uint64_t)x - (uint64_t)quotient * (uint64_t)b));                    \
    }                                                                                                                  \
    assert_int_equal(different, 0);                                                                                    \
  } while (0)

static void numbers_of_64_bits_are_divided(void **state) {
  (void)state;
  CHECK_LONG_DIVISION(int64_t, "i64", 1, 1);
  CHECK_LONG_DIVISION(int64_t, "i64", 10, 10);
  CHECK_LONG_DIVISION(int64_t, "i64", -1, -1);
  CHECK_LONG_DIVISION(int64_t, "i64", -7, -7);
  CHECK_LONG_DIVISION(int64_t, "i64", 49, 49); /* 49 times the nearest number to 1/49 is less than 1 */
  CHECK_LONG_DIVISION(int64_t, "i64", 1099511627776, 1099511627776);
  CHECK_LONG_DIVISION(int64_t, "i64", 2251799813685247, 2251799813685247);
  CHECK_LONG_DIVISION(int64_t, "i64", -9223372036854775807, -9223372036854775807);
  CHECK_LONG_DIVISION(uint64_t, "ui64", 3, 3);
  CHECK_LONG_DIVISION(uint64_t, "ui64", 1000000007, 1000000007);
  CHECK_LONG_DIVISION(uint64_t, "ui64", 18446744073709551615, UINT64_MAX);
}

static void powers_of_two_divide(void **state) {
  (void)state;
  CHECK_DIVISION(int32_t, "i32", 1);
  CHECK_DIVISION(int32_t, "i32", 2);
  CHECK_DIVISION(int32_t, "i32", 1073741824);
  CHECK_DIVISION(int32_t, "i32", -2);
  CHECK_DIVISION(int32_t, "i32", 7);
  CHECK_DIVISION(uint32_t, "ui32", 2147483648);
  CHECK_DIVISION(uint32_t, "ui32", 16);
  CHECK_DIVISION(int16_t, "i16", 256);
  CHECK_DIVISION(uint16_t, "ui16", 32768);
  CHECK_DIVISION(int8_t, "i8", 8);
  CHECK_DIVISION(uint8_t, "ui8", 128);
}

/* How many steps numbers take to 1, if even ones are halved, and others tripled and increased. */
static void a_loop_has_a_chain(void **state) {
  (void)state;
  enum { NUMBERS = 1000 };
  static int32_t given[NUMBERS], found[NUMBERS];
  for (int i = 0; i < NUMBERS; ++i)
    given[i] = i + 1;
  const void *inputs[] = {given};
#define N "tensor<1000xi32>"
#define P "tensor<1000xi1>"
  run("func.func @main(%a: " N ") -> " N " {\n"
      "  %zeros = stablehlo.constant dense<0> : " N "\n"
      "  %ones = stablehlo.constant dense<1> : " N "\n"
      "  %twos = stablehlo.constant dense<2> : " N "\n"
      "  %threes = stablehlo.constant dense<3> : " N "\n"
      "  %false = stablehlo.constant dense<false> : tensor<i1>\n"
      "  %0:2 = stablehlo.while(%x = %a, %n = %zeros) : " N ", " N "\n"
      "  cond {\n"
      "    %1 = stablehlo.compare NE, %x, %ones, SIGNED : (" N ", " N ") -> " P "\n"
      "    %2 = stablehlo.reduce(%1 init: %false) applies stablehlo.or across dimensions = [0]\n"
      "        : (" P ", tensor<i1>) -> tensor<i1>\n"
      "    stablehlo.return %2 : tensor<i1>\n"
      "  } do {\n"
      "    %1 = stablehlo.compare NE, %x, %ones, SIGNED : (" N ", " N ") -> " P "\n"
      "    %2 = stablehlo.divide %x, %twos : " N "\n"
      "    %3 = stablehlo.remainder %x, %twos : " N "\n"
      "    %4 = stablehlo.compare EQ, %3, %zeros, SIGNED : (" N ", " N ") -> " P "\n"
      "    %5 = stablehlo.multiply %x, %threes : " N "\n"
      "    %6 = stablehlo.add %5, %ones : " N "\n"
      "    %7 = stablehlo.select %4, %2, %6 : " P ", " N "\n"
      "    %8 = stablehlo.select %1, %7, %x : " P ", " N "\n"
      "    %9 = stablehlo.convert %1 : (" P ") -> " N "\n"
      "    %10 = stablehlo.add %n, %9 : " N "\n"
      "    stablehlo.return %8, %10 : " N ", " N "\n"
      "  }\n"
      "  return %0#1 : " N "\n}\n",
      inputs, 1, found);
  int different = 0;
  for (int i = 0; i < NUMBERS; ++i) {
    int32_t steps = 0;
    for (int32_t x = given[i]; x != 1; ++steps)
      x = x % 2 ? 3 * x + 1 : x / 2;
    different += found[i] != steps;
  }
  assert_int_equal(different, 0);
}

/* Arrays that are longer than the caches, which are written past them where they begin with a line. */
static void long_results_are_written(void **state) {
  (void)state;
  enum { LONG = 2300003, LINE = 64 / sizeof(float) };
  float *const memory = malloc((size_t)(3 * (LONG + LINE)) * sizeof(float) + 64);
  assert_non_null(memory);
  float *const a = memory + (-(uintptr_t)memory % 64) / sizeof(float), *const b = a + LONG + LINE / 2;
  float *const out = a + (2 * (LONG + LINE) + LINE - 1) / LINE * LINE;
  for (int i = 0; i < LONG; ++i) {
    a[i] = (float)(i % 1000);
    b[i] = (float)(i % 777 - 300);
  }
  const void *inputs[] = {a, b};
  const char *const text =
      "func.func @main(%a: tensor<2300003xf32>, %b: tensor<2300003xf32>) -> tensor<2300003xf32> {\n"
      "  %0 = stablehlo.multiply %a, %b : tensor<2300003xf32>\n"
      "  return %0 : tensor<2300003xf32>\n}\n";
  shlo_plan *plan = plan_of(text);
  shlo_pool *pool = NULL;
  ok(shlo_pool_create(2, &pool, &error));
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_pool(options, pool, &error));
  for (int shift = 0; shift < 2; ++shift)
    for (int threads = 1; threads <= 2; ++threads) {
      float *const found = out + shift;
      memset(found, 0xff, LONG * sizeof(float));
      void *outputs[] = {found};
      ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, threads == 2 ? options : NULL, &error));
      int different = 0;
      for (int i = 0; i < LONG; ++i)
        different += found[i] != a[i] * b[i];
      assert_int_equal(different, 0);
    }
  shlo_run_options_destroy(options);
  shlo_pool_destroy(pool);
  shlo_plan_destroy(plan);
  free(memory);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(selections_read_registers), cmocka_unit_test(numbers_are_told_from_what_is_none),
      cmocka_unit_test(powers_of_two_divide),      cmocka_unit_test(numbers_of_64_bits_are_divided),
      cmocka_unit_test(a_loop_has_a_chain),        cmocka_unit_test(long_results_are_written),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
