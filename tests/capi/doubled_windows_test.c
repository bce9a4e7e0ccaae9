/* Windows that a body of several ops reduces. The body composes maps x -> a x + b of 32-bit integers, which is
 * exact, and not commutative, so the order of the elements counts. The values are computed here, window by window.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>
#include <string.h>

enum { RANK = 2 };
typedef struct {
  uint32_t a, b;
} Map;
/* Windows of an operand, by its axes. */
typedef struct {
  int64_t extent[RANK], window[RANK], stride[RANK], base[RANK], dilation[RANK], low[RANK], high[RANK];
} Windows;

static Map then(Map first, Map second) {
  const Map both = {second.a * first.a, second.a * first.b + second.b};
  return both;
}
static const Map identity = {1, 0};

static int64_t padded(const Windows *w, int d) { return (w->extent[d] - 1) * w->base[d] + 1 + w->low[d] + w->high[d]; }
static int64_t result_extent(const Windows *w, int d) {
  return (padded(w, d) - (w->window[d] - 1) * w->dilation[d] - 1) / w->stride[d] + 1;
}
static Map element(const Windows *w, const uint32_t *given[2], int64_t i, int64_t j) {
  const int64_t at[RANK] = {i - w->low[0], j - w->low[1]};
  for (int d = 0; d < RANK; ++d)
    if (at[d] < 0 || at[d] % w->base[d] != 0 || at[d] / w->base[d] >= w->extent[d])
      return identity;
  const int64_t place = at[0] / w->base[0] * w->extent[1] + at[1] / w->base[1];
  const Map map = {given[0][place], given[1][place]};
  return map;
}
static Map reduced(const Windows *w, const uint32_t *given[2], int64_t i, int64_t j) {
  Map map = identity;
  for (int64_t k = 0; k < w->window[0]; ++k)
    for (int64_t l = 0; l < w->window[1]; ++l)
      map = then(map, element(w, given, i * w->stride[0] + k * w->dilation[0], j * w->stride[1] + l * w->dilation[1]));
  return map;
}

static shlo_plan *plan_windows(const Windows *w) {
  char text[2048];
  snprintf(text, sizeof text,
           "func.func @main(%%a: tensor<%lldx%lldxui32>, %%b: tensor<%lldx%lldxui32>)\n"
           "    -> (tensor<%lldx%lldxui32>, tensor<%lldx%lldxui32>) {\n"
           "  %%one = stablehlo.constant dense<1> : tensor<ui32>\n"
           "  %%zero = stablehlo.constant dense<0> : tensor<ui32>\n"
           "  %%0:2 = \"stablehlo.reduce_window\"(%%a, %%b, %%one, %%zero) <{\n"
           "      window_dimensions = array<i64: %lld, %lld>, window_strides = array<i64: %lld, %lld>,\n"
           "      base_dilations = array<i64: %lld, %lld>, window_dilations = array<i64: %lld, %lld>,\n"
           "      padding = dense<[[%lld, %lld], [%lld, %lld]]> : tensor<2x2xi64>}> ({\n"
           "    ^bb0(%%p: tensor<ui32>, %%q: tensor<ui32>, %%r: tensor<ui32>, %%s: tensor<ui32>):\n"
           "      %%c = stablehlo.multiply %%r, %%p : tensor<ui32>\n"
           "      %%d = stablehlo.multiply %%r, %%q : tensor<ui32>\n"
           "      %%e = stablehlo.add %%d, %%s : tensor<ui32>\n"
           "      stablehlo.return %%c, %%e : tensor<ui32>, tensor<ui32>\n"
           "    }) : (tensor<%lldx%lldxui32>, tensor<%lldx%lldxui32>, tensor<ui32>, tensor<ui32>)\n"
           "      -> (tensor<%lldx%lldxui32>, tensor<%lldx%lldxui32>)\n"
           "  return %%0#0, %%0#1 : tensor<%lldx%lldxui32>, tensor<%lldx%lldxui32>\n}\n",
           (long long)w->extent[0], (long long)w->extent[1], (long long)w->extent[0], (long long)w->extent[1],
           (long long)result_extent(w, 0), (long long)result_extent(w, 1), (long long)result_extent(w, 0),
           (long long)result_extent(w, 1), (long long)w->window[0], (long long)w->window[1], (long long)w->stride[0],
           (long long)w->stride[1], (long long)w->base[0], (long long)w->base[1], (long long)w->dilation[0],
           (long long)w->dilation[1], (long long)w->low[0], (long long)w->high[0], (long long)w->low[1],
           (long long)w->high[1], (long long)w->extent[0], (long long)w->extent[1], (long long)w->extent[0],
           (long long)w->extent[1], (long long)result_extent(w, 0), (long long)result_extent(w, 1),
           (long long)result_extent(w, 0), (long long)result_extent(w, 1), (long long)result_extent(w, 0),
           (long long)result_extent(w, 1), (long long)result_extent(w, 0), (long long)result_extent(w, 1));
  return plan_of(text);
}

/* How many of the results are wrong. */
static int64_t differences(const Windows *w) {
  const size_t count = (size_t)(w->extent[0] * w->extent[1]);
  const int64_t rows = result_extent(w, 0), columns = result_extent(w, 1);
  const size_t results = (size_t)(rows * columns);
  uint32_t *given[2], *made[2];
  for (size_t k = 0; k < 2; ++k) {
    given[k] = malloc(count * sizeof **given);
    made[k] = malloc(results * sizeof **made);
    assert_true(given[k] && made[k]);
    for (size_t i = 0; i < count; ++i)
      given[k][i] = (uint32_t)(i * 2654435761u + k * 40503u) % 1000003u | 1u;
  }
  shlo_plan *plan = plan_windows(w);
  const void *inputs[] = {given[0], given[1]};
  void *outputs[] = {made[0], made[1]};
  ok(shlo_plan_run_raw(plan, 2, inputs, 2, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  const uint32_t *from[] = {given[0], given[1]};
  int64_t different = 0;
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j) {
      const Map expected = reduced(w, from, i, j);
      different += made[0][i * columns + j] != expected.a || made[1][i * columns + j] != expected.b;
    }
  for (size_t k = 0; k < 2; ++k) {
    free(given[k]);
    free(made[k]);
  }
  return different;
}

static void windows_that_begin_at_an_edge(void **state) {
  (void)state;
  const Windows all[] = {
      {{37, 50}, {1, 50}, {1, 1}, {1, 1}, {1, 1}, {0, 49}, {0, 0}}, /* forwards */
      {{37, 50}, {1, 50}, {1, 1}, {1, 1}, {1, 1}, {0, 0}, {0, 49}}, /* backwards */
      {{128, 11}, {128, 1}, {1, 1}, {1, 1}, {1, 1}, {127, 0}, {0, 0}},
  };
  for (size_t i = 0; i < sizeof all / sizeof *all; ++i)
    assert_int_equal(differences(&all[i]), 0);
}

static void windows_that_slide(void **state) {
  (void)state;
  const Windows all[] = {
      {{40, 300}, {1, 29}, {1, 1}, {1, 1}, {1, 1}, {0, 0}, {0, 0}},
      {{60, 60}, {9, 14}, {1, 1}, {1, 1}, {1, 1}, {4, 13}, {4, 0}},
      {{50, 40}, {15, 6}, {2, 1}, {1, 2}, {1, 3}, {7, 3}, {2, 5}},
      {{50, 40}, {16, 8}, {1, 2}, {2, 1}, {3, 1}, {-5, 0}, {3, -2}},
      {{50, 41}, {2, 2}, {2, 2}, {1, 1}, {1, 1}, {0, 0}, {0, 1}}, /* a kernel's */
  };
  for (size_t i = 0; i < sizeof all / sizeof *all; ++i)
    assert_int_equal(differences(&all[i]), 0);
}

/* Those of few elements are combined one by one. */
static void small_windows(void **state) {
  (void)state;
  const Windows all[] = {
      {{70, 80}, {2, 2}, {2, 2}, {1, 1}, {1, 1}, {0, 0}, {0, 1}},
      {{90, 50}, {1, 4}, {1, 3}, {1, 1}, {1, 2}, {0, 2}, {0, 5}},
      {{61, 47}, {3, 2}, {1, 2}, {1, 3}, {2, 1}, {2, -1}, {1, 4}},
      {{1, 3000}, {1, 2}, {1, 1}, {1, 1}, {1, 1}, {0, 1}, {0, 0}},
      /* Padding that no memory holds. */
      {{1, 3}, {1, 2}, {1, (int64_t)1 << 40}, {1, 1}, {1, 1}, {0, (int64_t)1 << 51}, {0, 5}},
      {{1, 3}, {1, 80}, {1, (int64_t)1 << 40}, {1, 1}, {1, 1}, {0, (int64_t)1 << 51}, {0, 100}},
  };
  for (size_t i = 0; i < sizeof all / sizeof *all; ++i)
    assert_int_equal(differences(&all[i]), 0);
}

/* The expected values depend on the order of the elements. */
static void twin(void **state) {
  (void)state;
  const Map one = {3, 5}, other = {7, 11};
  assert_int_not_equal(then(one, other).b, then(other, one).b);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(windows_that_begin_at_an_edge),
      cmocka_unit_test(windows_that_slide),
      cmocka_unit_test(small_windows),
      cmocka_unit_test(twin),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
