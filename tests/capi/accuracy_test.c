/* Elementwise functions at chosen points stay within their bounds (docs/accuracy.md).
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <float.h>
#include <math.h>

/* The operands, real and imaginary, and the exact result: each part is the sum of two numbers. */
struct point {
  double operands[2][2], result[2][2];
};
struct group {
  const char *op, *element;
  int is_wide, is_complex, arity;
  double bound;
  size_t first, count;
};

#include "accuracy_cases.h"

enum { most = 256 };

static double part_of(const struct group *group, const void *memory, size_t index) {
  return group->is_wide ? ((const double *)memory)[index] : ((const float *)memory)[index];
}

/* The unit in the last place of the result, or of its larger part. */
static double unit_of(const struct group *group, const struct point *point) {
  const double size = fmax(fabs(point->result[0][0]), fabs(point->result[1][0]));
  const int digits = group->is_wide ? DBL_MANT_DIG : FLT_MANT_DIG, least = group->is_wide ? DBL_MIN_EXP : FLT_MIN_EXP;
  int exponent = least;
  if (size > 0)
    frexp(size, &exponent);
  return ldexp(1, (exponent > least ? exponent : least) - digits);
}

/* The largest error in units, of results that are moved by `moved` units. */
static double worst_of(const struct group *group, const void *results, double moved) {
  const size_t parts = group->is_complex ? 2 : 1;
  double worst = 0;
  for (size_t i = 0; i < group->count; ++i) {
    const struct point *point = &points[group->first + i];
    const double unit = unit_of(group, point);
    for (size_t k = 0; k < parts; ++k) {
      const double got = part_of(group, results, i * parts + k);
      const double error = fabs((got - point->result[k][0] - point->result[k][1]) / unit + moved);
      if (!(error <= worst))
        worst = error;
    }
  }
  return worst;
}

static void run_group(const struct group *group, void *results) {
  char text[512];
  const char *element = group->element;
  const int n = (int)group->count;
  if (group->arity == 1)
    snprintf(text, sizeof text,
             "func.func @main(%%a: tensor<%dx%s>) -> tensor<%dx%s> {\n"
             "  %%0 = \"%s\"(%%a) : (tensor<%dx%s>) -> tensor<%dx%s>\n"
             "  return %%0 : tensor<%dx%s>\n}\n",
             n, element, n, element, group->op, n, element, n, element, n, element);
  else
    snprintf(text, sizeof text,
             "func.func @main(%%a: tensor<%dx%s>, %%b: tensor<%dx%s>) -> tensor<%dx%s> {\n"
             "  %%0 = \"%s\"(%%a, %%b) : (tensor<%dx%s>, tensor<%dx%s>) -> tensor<%dx%s>\n"
             "  return %%0 : tensor<%dx%s>\n}\n",
             n, element, n, element, n, element, group->op, n, element, n, element, n, element, n, element);
  static double memory[2][2 * most];
  const size_t parts = group->is_complex ? 2 : 1;
  for (size_t i = 0; i < group->count; ++i)
    for (int operand = 0; operand < group->arity; ++operand)
      for (size_t k = 0; k < parts; ++k) {
        const double value = points[group->first + i].operands[operand][k];
        if (group->is_wide)
          memory[operand][i * parts + k] = value;
        else
          ((float *)memory[operand])[i * parts + k] = (float)value;
      }
  const void *inputs[] = {memory[0], memory[1]};
  shlo_plan *plan = plan_of(text);
  ok(shlo_plan_run_raw(plan, (size_t)group->arity, inputs, 1, &results, NULL, &error));
  shlo_plan_destroy(plan);
}

static void functions_stay_within_their_bounds(void **state) {
  (void)state;
  static double results[2 * most];
  size_t compared = 0, outside = 0;
  for (size_t g = 0; g < sizeof groups / sizeof *groups; ++g) {
    const struct group *group = &groups[g];
    assert_true(group->count > 3 && group->count <= most);
    run_group(group, results);
    const double worst = worst_of(group, results, 0);
    if (!(worst <= group->bound)) {
      print_error("%s of %s: %g units instead of %g\n", group->op, group->element, worst, group->bound);
      ++outside;
    }
    /* The twin: results that are moved beyond the bound are found. */
    assert_true(worst_of(group, results, 2 * group->bound + 1) > group->bound);
    compared += group->count;
  }
  assert_int_equal(outside, 0);
  assert_true(compared > 1500);
  print_message("%zu results\n", compared);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(functions_stay_within_their_bounds)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
