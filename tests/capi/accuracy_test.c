/* Elementwise functions at chosen points stay within their bounds (docs/accuracy.md).
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <float.h>
#include <math.h>

enum { most = 256 };

/* The operands, real and imaginary, and the exact result: each part is the sum of two numbers. */
struct point {
  double operands[2][2], result[2][2];
};
/* A function and its points, as accuracy.txt has them. */
struct group {
  char op[64], element[16];
  int is_wide, is_complex, arity;
  double bound;
  size_t count;
  struct point points[most];
};

static double read_number(FILE *file) {
  char word[40];
  char *end = word;
  assert_int_equal(fscanf(file, "%39s", word), 1);
  const double number = strtod(word, &end);
  assert_true(end != word && !*end);
  return number;
}

/* Returns 0 at the end of the file. */
static int read_group(FILE *file, struct group *group) {
  int character;
  while ((character = fgetc(file)) == '#')
    while ((character = fgetc(file)) != '\n' && character != EOF)
      ;
  if (character == EOF)
    return 0;
  ungetc(character, file);
  assert_int_equal(fscanf(file, "%63s %15s %d %lf %zu\n", group->op, group->element, &group->arity, &group->bound,
                          &group->count), 5);
  assert_in_range(group->arity, 1, 2);
  assert_in_range(group->count, 4, most);
  group->is_wide = strstr(group->element, "f64") != NULL;
  group->is_complex = strstr(group->element, "complex") != NULL;
  const int parts = group->is_complex ? 2 : 1;
  memset(group->points, 0, sizeof group->points);
  for (size_t i = 0; i < group->count; ++i) {
    for (int operand = 0; operand < group->arity; ++operand)
      for (int k = 0; k < parts; ++k)
        group->points[i].operands[operand][k] = read_number(file);
    for (int k = 0; k < parts; ++k)
      for (int term = 0; term < 2; ++term)
        group->points[i].result[k][term] = read_number(file);
  }
  assert_int_equal(fgetc(file), '\n');
  return 1;
}

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
    const struct point *point = &group->points[i];
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
        const double value = group->points[i].operands[operand][k];
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
  static struct group one;
  const struct group *group = &one;
  size_t compared = 0, outside = 0;
  FILE *file = fopen(SHLO_ACCURACY, "r");
  assert_non_null(file);
  while (read_group(file, &one)) {
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
  fclose(file);
  assert_int_equal(outside, 0);
  assert_true(compared > 3700);
  print_message("%zu results\n", compared);
}

/* Parts of the results are in range although products of parts of the operands are not. */
static void complex_parts_may_overflow(void **state) {
  (void)state;
  const double operands[2][4] = {{1.36e154, 0.3162e154, -0.8314932458291036, 2.70293457657607e+303},
                                 {1.36e154, 0.3162e154, -2.7150925706559253e-251, 1.0777899762743662e-107}};
  const char *names[] = {"multiply", "divide"};
  /* The twin: parts by the plain formulas are none of these. */
  const volatile double large = operands[0][0], huge = operands[0][3], tiny = operands[1][3];
  assert_true(isinf(large * large) && isinf(huge / tiny) && tiny * tiny > 0 && isinf(huge * huge));
  /* By 40 digits; numbers that no f64 holds are infinite. */
  const double expected[2][4] = {{1.7496175599999997e+308, 8.600639999999999e+307, -2.913195793159087e+196,
                                  -7.338717587830708e+52},
                                 {1, 0, INFINITY, -6.317596651689901e+266}};
  for (size_t op = 0; op < 2; ++op) {
    char text[512];
    snprintf(text, sizeof text,
             "func.func @main(%%a: tensor<2xcomplex<f64>>, %%b: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {\n"
             "  %%0 = stablehlo.%s %%a, %%b : tensor<2xcomplex<f64>>\n"
             "  return %%0 : tensor<2xcomplex<f64>>\n}\n",
             names[op]);
    double results[4];
    void *outputs[] = {results};
    const void *inputs[] = {operands[0], operands[1]};
    shlo_plan *plan = plan_of(text);
    ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
    shlo_plan_destroy(plan);
    for (size_t i = 0; i < 4; ++i) {
      const double wanted = expected[op][i];
      if (isinf(wanted))
        assert_true(results[i] == wanted);
      else
        assert_true(fabs(results[i] / 4 - wanted / 4) <= fabs(wanted) * DBL_EPSILON);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(functions_stay_within_their_bounds),
                                     cmocka_unit_test(complex_parts_may_overflow)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
