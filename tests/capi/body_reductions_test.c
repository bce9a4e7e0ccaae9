/* Reductions by a body: of several arrays, each by itself, and long ones to few results. The values are computed here.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>
#include <string.h>

/* Compositions of maps x -> a x + b of 32-bit integers: exact, and not commutative, so the order of the elements
 * counts. */
typedef struct {
  uint32_t a, b;
} Map;
static Map then(Map first, Map second) {
  const Map both = {second.a * first.a, second.a * first.b + second.b};
  return both;
}

/* A shape of three axes, of which the middle one is reduced, as `text` states it for the program, with its axes. */
typedef struct {
  int outer, length, inner;
  const char *shape, *axes, *result;
} Reduction;

static shlo_plan *plan_maps(const Reduction *r) {
  char text[2048];
  snprintf(text, sizeof text,
           "func.func @main(%%a: tensor<%s>, %%b: tensor<%s>) -> (tensor<%s>, tensor<%s>) {\n"
           "  %%one = stablehlo.constant dense<1> : tensor<ui32>\n"
           "  %%five = stablehlo.constant dense<5> : tensor<ui32>\n"
           "  %%0:2 = \"stablehlo.reduce\"(%%a, %%b, %%one, %%five) <{dimensions = array<i64: %s>}> ({\n"
           "    ^bb0(%%p: tensor<ui32>, %%q: tensor<ui32>, %%r: tensor<ui32>, %%s: tensor<ui32>):\n"
           "      %%c = stablehlo.multiply %%r, %%p : tensor<ui32>\n"
           "      %%d = stablehlo.multiply %%r, %%q : tensor<ui32>\n"
           "      %%e = stablehlo.add %%d, %%s : tensor<ui32>\n"
           "      stablehlo.return %%c, %%e : tensor<ui32>, tensor<ui32>\n"
           "    }) : (tensor<%s>, tensor<%s>, tensor<ui32>, tensor<ui32>) -> (tensor<%s>, tensor<%s>)\n"
           "  return %%0#0, %%0#1 : tensor<%s>, tensor<%s>\n}\n",
           r->shape, r->shape, r->result, r->result, r->axes, r->shape, r->shape, r->result, r->result, r->result,
           r->result);
  return plan_of(text);
}

static int differences(const Reduction *r) {
  const size_t count = (size_t)r->outer * (size_t)r->length * (size_t)r->inner, results = (size_t)(r->outer * r->inner);
  uint32_t *given[2], *made[2];
  for (size_t k = 0; k < 2; ++k) {
    given[k] = malloc(count * sizeof **given);
    made[k] = malloc(results * sizeof **made);
    assert_true(given[k] && made[k]);
    for (size_t i = 0; i < count; ++i)
      given[k][i] = (uint32_t)((i + k) * 2654435761u) % 1000003u | 1u;
  }
  shlo_plan *plan = plan_maps(r);
  const void *inputs[] = {given[0], given[1]};
  void *outputs[] = {made[0], made[1]};
  ok(shlo_plan_run_raw(plan, 2, inputs, 2, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int different = 0;
  for (int i = 0; i < r->outer; ++i)
    for (int j = 0; j < r->inner; ++j) {
      Map map = {1, 5};
      for (int k = 0; k < r->length; ++k) {
        const size_t at = ((size_t)i * (size_t)r->length + (size_t)k) * (size_t)r->inner + (size_t)j;
        const Map next = {given[0][at], given[1][at]};
        map = then(map, next);
      }
      different += made[0][i * r->inner + j] != map.a || made[1][i * r->inner + j] != map.b;
    }
  for (size_t k = 0; k < 2; ++k) {
    free(given[k]);
    free(made[k]);
  }
  return different;
}

static void long_reductions_keep_the_order(void **state) {
  (void)state;
  const Reduction all[] = {
      {1, 100003, 1, "100003xui32", "0", "ui32"},
      {1, 65536, 1, "65536xui32", "0", "ui32"},
      {1, 513, 1, "513xui32", "0", "ui32"},
      {1, 120 * 77, 1, "120x77xui32", "0, 1", "ui32"},
      {3, 1531, 2, "3x1531x2xui32", "1", "3x2xui32"},
      {1, 40 * 50, 7, "40x50x7xui32", "1, 0", "7xui32"},
      {4, 30 * 31, 1, "4x30x31xui32", "2, 1", "4xui32"},
      {20, 1000, 1, "20x1000xui32", "1", "20xui32"}, /* a kernel's */
  };
  for (size_t i = 0; i < sizeof all / sizeof *all; ++i)
    assert_int_equal(differences(&all[i]), 0);
}

/* The least and the greatest number, the sum of what each exceeds a number from outside of the body by, and the
 * greatest magnitude. */
static void arrays_are_reduced_by_themselves(void **state) {
  (void)state;
  enum { ROWS = 9, COLUMNS = 131 };
  static int32_t given[ROWS][COLUMNS], made[4][ROWS];
  for (int i = 0; i < ROWS; ++i)
    for (int k = 0; k < COLUMNS; ++k)
      given[i][k] = (i * 7919 + k * 104729) % 2003 - 1000;
  shlo_plan *plan = plan_of(
      "func.func @main(%x: tensor<9x131xi32>) -> (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>) {\n"
      "  %most = stablehlo.constant dense<2147483647> : tensor<i32>\n"
      "  %least = stablehlo.constant dense<-2147483648> : tensor<i32>\n"
      "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %five = stablehlo.constant dense<5> : tensor<i32>\n"
      "  %0:4 = \"stablehlo.reduce\"(%x, %x, %x, %x, %most, %least, %five, %zero)\n"
      "      <{dimensions = array<i64: 1>}> ({\n"
      "    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>,\n"
      "         %e: tensor<i32>, %f: tensor<i32>, %g: tensor<i32>, %h: tensor<i32>):\n"
      "      %i = stablehlo.minimum %a, %e : tensor<i32>\n"
      "      %j = stablehlo.maximum %b, %f : tensor<i32>\n"
      "      %k = stablehlo.add %c, %g : tensor<i32>\n"
      "      %l = stablehlo.subtract %k, %five : tensor<i32>\n"
      "      %m = stablehlo.abs %d : tensor<i32>\n"
      "      %o = stablehlo.abs %h : tensor<i32>\n"
      "      %n = stablehlo.maximum %m, %o : tensor<i32>\n"
      "      stablehlo.return %i, %j, %l, %n : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>\n"
      "    }) : (tensor<9x131xi32>, tensor<9x131xi32>, tensor<9x131xi32>, tensor<9x131xi32>, tensor<i32>,\n"
      "          tensor<i32>, tensor<i32>, tensor<i32>)\n"
      "      -> (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>)\n"
      "  return %0#0, %0#1, %0#2, %0#3 : tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>\n}\n");
  const void *inputs[] = {given};
  void *outputs[] = {made[0], made[1], made[2], made[3]};
  ok(shlo_plan_run_raw(plan, 1, inputs, 4, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  for (int i = 0; i < ROWS; ++i) {
    int32_t least = INT32_MAX, most = INT32_MIN, sum = 5, magnitude = 0;
    for (int k = 0; k < COLUMNS; ++k) {
      const int32_t one = given[i][k];
      least = one < least ? one : least;
      most = one > most ? one : most;
      sum += one - 5;
      magnitude = abs(one) > magnitude ? abs(one) : magnitude;
    }
    assert_int_equal(made[0][i], least);
    assert_int_equal(made[1][i], most);
    assert_int_equal(made[2][i], sum);
    assert_int_equal(made[3][i], magnitude);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(long_reductions_keep_the_order),
      cmocka_unit_test(arrays_are_reduced_by_themselves),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
