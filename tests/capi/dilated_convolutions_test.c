/* Convolutions of a dilated input, large enough that phases of the result are computed each by itself. The elements are
 * small integers, so that sums of floats are exact; the values are computed here, tap by tap.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>

enum { RANK = 2 };
typedef struct {
  int64_t images, inputs, outputs, groups; /* features of the input and the result, and the groups of both */
  int64_t extent[RANK], taps[RANK], stride[RANK], base[RANK], dilation[RANK], low[RANK], high[RANK];
  bool reverse[RANK];
  bool mixed; /* the axes of the result are feature, 0, image, 1 instead of image, feature, 0, 1 */
} Convolution;

static int64_t places(const Convolution *c, int d) {
  const int64_t padded = (c->extent[d] - 1) * c->base[d] + 1 + c->low[d] + c->high[d];
  return (padded - (c->taps[d] - 1) * c->dilation[d] - 1) / c->stride[d] + 1;
}
static float number(uint64_t i) { return (float)((int64_t)(i * 2654435761u >> 7) % 17 - 8); }

/* Where tap k of a place is in the input; -1: in the padding, or between its elements. */
static int64_t source(const Convolution *c, int d, int64_t place, int64_t k) {
  const int64_t at = place * c->stride[d] + k * c->dilation[d] - c->low[d];
  return at < 0 || at % c->base[d] != 0 || at / c->base[d] >= c->extent[d] ? -1 : at / c->base[d];
}
static float expected(const Convolution *c, const float *input, const float *kernel, int64_t image, int64_t feature,
                      int64_t i, int64_t j) {
  const int64_t inputs = c->inputs / c->groups, first = feature / (c->outputs / c->groups) * inputs;
  float sum = 0;
  for (int64_t k = 0; k < c->taps[0]; ++k)
    for (int64_t l = 0; l < c->taps[1]; ++l) {
      const int64_t row = source(c, 0, i, k), column = source(c, 1, j, l);
      const int64_t tap =
          (c->reverse[0] ? c->taps[0] - 1 - k : k) * c->taps[1] + (c->reverse[1] ? c->taps[1] - 1 - l : l);
      for (int64_t f = 0; f < inputs && row >= 0 && column >= 0; ++f)
        sum += input[((image * c->inputs + first + f) * c->extent[0] + row) * c->extent[1] + column] *
               kernel[(feature * inputs + f) * c->taps[0] * c->taps[1] + tap];
    }
  return sum;
}

static shlo_plan *plan_convolution(const Convolution *c) {
  char input[96], kernel[96], result[96], text[2048];
  const long long rows = places(c, 0), columns = places(c, 1);
  snprintf(input, sizeof input, "tensor<%lldx%lldx%lldx%lldxf32>", (long long)c->images, (long long)c->inputs,
           (long long)c->extent[0], (long long)c->extent[1]);
  snprintf(kernel, sizeof kernel, "tensor<%lldx%lldx%lldx%lldxf32>", (long long)c->outputs,
           (long long)(c->inputs / c->groups), (long long)c->taps[0], (long long)c->taps[1]);
  if (c->mixed)
    snprintf(result, sizeof result, "tensor<%lldx%lldx%lldx%lldxf32>", (long long)c->outputs, rows,
             (long long)c->images, columns);
  else
    snprintf(result, sizeof result, "tensor<%lldx%lldx%lldx%lldxf32>", (long long)c->images, (long long)c->outputs,
             rows, columns);
  snprintf(text, sizeof text,
           "func.func @main(%%x: %s, %%w: %s) -> %s {\n"
           "  %%0 = stablehlo.convolution(%%x, %%w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->%s,\n"
           "    window = {stride = [%lld, %lld], pad = [[%lld, %lld], [%lld, %lld]], lhs_dilate = [%lld, %lld],\n"
           "              rhs_dilate = [%lld, %lld], reverse = [%s, %s]}\n"
           "    {batch_group_count = 1 : i64, feature_group_count = %lld : i64} : (%s, %s) -> %s\n"
           "  return %%0 : %s\n}\n",
           input, kernel, result, c->mixed ? "[f, 0, b, 1]" : "[b, f, 0, 1]", (long long)c->stride[0],
           (long long)c->stride[1], (long long)c->low[0], (long long)c->high[0], (long long)c->low[1],
           (long long)c->high[1], (long long)c->base[0], (long long)c->base[1], (long long)c->dilation[0],
           (long long)c->dilation[1], c->reverse[0] ? "true" : "false", c->reverse[1] ? "true" : "false",
           (long long)c->groups, input, kernel, result, result);
  return plan_of(text);
}

/* How many of the results are wrong; of the values for another program, if it is given. */
static int64_t differences(const Convolution *c, const Convolution *other) {
  const int64_t rows = places(c, 0), columns = places(c, 1);
  const size_t input_size = (size_t)(c->images * c->inputs * c->extent[0] * c->extent[1]);
  const size_t kernel_size = (size_t)(c->outputs * (c->inputs / c->groups) * c->taps[0] * c->taps[1]);
  float *input = malloc(input_size * sizeof *input), *kernel = malloc(kernel_size * sizeof *kernel);
  float *made = malloc((size_t)(c->images * c->outputs * rows * columns) * sizeof *made);
  assert_true(input && kernel && made);
  for (size_t i = 0; i < input_size; ++i)
    input[i] = number(i + 1);
  for (size_t i = 0; i < kernel_size; ++i)
    kernel[i] = number(i * 3 + 2);
  shlo_plan *plan = plan_convolution(c);
  const void *inputs[] = {input, kernel};
  void *outputs[] = {made};
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  int64_t different = 0;
  for (int64_t n = 0; n < c->images; ++n)
    for (int64_t f = 0; f < c->outputs; ++f)
      for (int64_t i = 0; i < rows; ++i)
        for (int64_t j = 0; j < columns; ++j) {
          const int64_t at = c->mixed ? ((f * rows + i) * c->images + n) * columns + j
                                      : ((n * c->outputs + f) * rows + i) * columns + j;
          different += made[at] != expected(other ? other : c, input, kernel, n, f, i, j);
        }
  free(input);
  free(kernel);
  free(made);
  return different;
}

static void check(const Convolution *all, size_t count) {
  for (size_t i = 0; i < count; ++i)
    assert_int_equal(differences(&all[i], NULL), 0);
}

/* The phases see the same windows, and are one convolution. */
static void kernels_as_long_as_the_steps(void **state) {
  (void)state;
  const Convolution all[] = {
      {1, 12, 7, 1, {20, 24}, {2, 2}, {1, 1}, {2, 2}, {1, 1}, {1, 1}, {1, 1}, {true, true}, false},
      {2, 10, 3, 1, {13, 16}, {3, 2}, {1, 1}, {3, 2}, {1, 1}, {2, 1}, {2, 1}, {true, false}, true},
      {1, 16, 9, 1, {1, 200}, {1, 4}, {1, 1}, {1, 4}, {1, 1}, {0, 3}, {0, 3}, {false, false}, false},
  };
  check(all, sizeof all / sizeof *all);
}

static void other_kernels(void **state) {
  (void)state;
  const Convolution all[] = {
      {1, 9, 8, 1, {14, 13}, {3, 3}, {1, 1}, {2, 2}, {1, 1}, {1, 1}, {2, 1}, {true, true}, false},
      {1, 8, 5, 1, {15, 14}, {5, 4}, {1, 1}, {2, 3}, {1, 1}, {2, 2}, {2, 3}, {false, true}, true},
      {2, 6, 8, 1, {9, 12}, {8, 7}, {1, 1}, {4, 2}, {1, 1}, {5, 3}, {5, -2}, {true, true}, false},
      /* Phases without a tap are 0. */
      {2, 32, 24, 1, {12, 14}, {1, 1}, {1, 1}, {2, 3}, {1, 1}, {0, 1}, {1, 0}, {false, false}, false},
      {1, 24, 16, 1, {12, 14}, {3, 1}, {1, 1}, {2, 2}, {1, 1}, {1, -2}, {2, 3}, {true, true}, true},
      /* Another axis has a stride, or a dilated kernel. */
      {1, 16, 16, 1, {23, 14}, {3, 3}, {2, 1}, {1, 2}, {2, 1}, {3, 1}, {1, 2}, {true, true}, false},
      /* Padding that is longer than the input. */
      {1, 16, 16, 1, {5, 6}, {3, 4}, {1, 1}, {2, 2}, {1, 1}, {20, 1}, {1, 33}, {true, true}, false},
  };
  check(all, sizeof all / sizeof *all);
}

static void groups_of_features(void **state) {
  (void)state;
  const Convolution all[] = {
      {1, 24, 24, 24, {24, 20}, {4, 4}, {1, 1}, {2, 2}, {1, 1}, {2, 2}, {2, 2}, {true, true}, false},
      {1, 24, 36, 6, {14, 15}, {2, 3}, {1, 1}, {2, 2}, {1, 1}, {1, 1}, {1, 2}, {false, true}, true},
  };
  check(all, sizeof all / sizeof *all);
}

/* Kernels compute what is not split. */
static void what_stays(void **state) {
  (void)state;
  const Convolution all[] = {
      {1, 9, 8, 1, {14, 13}, {3, 3}, {2, 1}, {2, 2}, {1, 1}, {1, 1}, {2, 1}, {true, true}, false},
      {1, 9, 8, 1, {14, 13}, {3, 3}, {1, 1}, {2, 2}, {1, 2}, {1, 1}, {2, 1}, {true, true}, false},
      {1, 2, 2, 1, {3, 3}, {3, 3}, {1, 1}, {2, 2}, {1, 1}, {1, 1}, {1, 1}, {true, true}, false},
  };
  check(all, sizeof all / sizeof *all);
}

/* The expected values depend on how the phases lie. */
static void twin(void **state) {
  (void)state;
  const Convolution one = {1, 9, 8, 1, {14, 13}, {3, 3}, {1, 1}, {2, 2}, {1, 1}, {1, 1}, {2, 1}, {true, true}, false};
  Convolution other = one;
  other.reverse[1] = false;
  assert_int_not_equal(differences(&one, &other), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(kernels_as_long_as_the_steps),
      cmocka_unit_test(other_kernels),
      cmocka_unit_test(groups_of_features),
      cmocka_unit_test(what_stays),
      cmocka_unit_test(twin),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
