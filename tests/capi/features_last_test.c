/* A network whose images have their features before the spatial axes, beside the same one with features last. The
 * elements are small integers, so that sums of floats are exact in any order.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

enum { FEATURES = 32, EXTENT = 12, IMAGES = 2 };

#define F "tensor<2x32x12x12xf32>"
#define L "tensor<2x12x12x32xf32>"
#define KERNELS "%k: tensor<32x32x3x3xf32>, %one: tensor<32x32x1x1xf32>, %bias: tensor<32xf32>"
#define WINDOW(P, S)                                                                                                   \
  "window = {stride = [" S ", " S "], pad = [[" P ", " P "], [" P ", " P "]]} {batch_group_count = 1 : i64, "          \
  "feature_group_count = 1 : i64}"

/* Convolutions, a bias, a residual, padding, slices, reversed axes, a pool, a concatenation of features, the mean of
 * the positions and a scale by it, and at the end what reads the order of the source. */
static const char *first =
    "func.func @main(%x: " F ", " KERNELS ") -> (" F ", tensor<2x64xf32>, tensor<2x1152xf32>) {\n"
    "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %zeros = stablehlo.constant dense<0.0> : " F "\n"
    "  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], " WINDOW(
        "1",
        "1") " : (" F ", tensor<32x32x3x3xf32>) -> " F "\n"
             "  %b = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<32xf32>) -> " F "\n"
             "  %1 = stablehlo.add %0, %b : " F "\n"
             "  %2 = stablehlo.maximum %1, %zeros : " F "\n"
             "  %3 = stablehlo.remainder %2, %b : " F "\n"
             "  %4 = stablehlo.convolution(%3, %one) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], " WINDOW(
                 "0",
                 "1") " : (" F ", tensor<32x32x1x1xf32>) -> " F "\n"
                      "  %5 = stablehlo.add %4, %3 : " F "\n"
                      "  %6 = stablehlo.pad %5, %zero, low = [0, 0, 1, 2], high = [0, 0, 2, 1], interior = [0, 0, 0, "
                      "0]\n"
                      "    : (" F ", tensor<f32>) -> tensor<2x32x15x15xf32>\n"
                      "  %7 = stablehlo.slice %6 [0:2, 0:32, 2:14, 3:15] : (tensor<2x32x15x15xf32>) -> " F "\n"
                      "  %8 = stablehlo.reverse %7, dims = [1, 3] : " F "\n"
                      "  %9 = \"stablehlo.reduce_window\"(%8, %zero) <{window_dimensions = array<i64: 1, 1, 3, 2>,\n"
                      "    window_strides = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [0, 1]]> "
                      ": tensor<4x2xi64>}>\n"
                      "    ({^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"
                      "      %m = stablehlo.maximum %p, %q : tensor<f32>\n"
                      "      stablehlo.return %m : tensor<f32>}) : (" F ", tensor<f32>) -> " F "\n"
                      "  %10 = stablehlo.concatenate %9, %5, dim = 1 : (" F ", " F ") -> tensor<2x64x12x12xf32>\n"
                      "  %11 = stablehlo.reduce(%10 init: %zero) applies stablehlo.add across dimensions = [2, 3]\n"
                      "    : (tensor<2x64x12x12xf32>, tensor<f32>) -> tensor<2x64xf32>\n"
                      "  %12 = stablehlo.slice %11 [0:2, 0:32] : (tensor<2x64xf32>) -> tensor<2x32xf32>\n"
                      "  %13 = stablehlo.sign %12 : tensor<2x32xf32>\n"
                      "  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x32xf32>) -> " F "\n"
                      "  %15 = stablehlo.multiply %9, %14 : " F "\n"
                      "  %16 = stablehlo.convolution(%15, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, "
                      "1], " WINDOW(
                          "1", "2") " : (" F ", tensor<32x32x3x3xf32>) -> tensor<2x32x6x6xf32>\n"
                                    "  %17 = stablehlo.negate %16 : tensor<2x32x6x6xf32>\n"
                                    "  %18 = stablehlo.reshape %17 : (tensor<2x32x6x6xf32>) -> tensor<2x1152xf32>\n"
                                    "  return %15, %11, %18 : " F ", tensor<2x64xf32>, tensor<2x1152xf32>\n}\n";

static const char *last =
    "func.func @main(%y: " F ", " KERNELS ") -> (" F ", tensor<2x64xf32>, tensor<2x1152xf32>) {\n"
    "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %zeros = stablehlo.constant dense<0.0> : " L "\n"
    "  %x = stablehlo.transpose %y, dims = [0, 2, 3, 1] : (" F ") -> " L "\n"
    "  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], " WINDOW(
        "1",
        "1") " : (" L ", tensor<32x32x3x3xf32>) -> " L "\n"
             "  %b = stablehlo.broadcast_in_dim %bias, dims = [3] : (tensor<32xf32>) -> " L "\n"
             "  %1 = stablehlo.add %0, %b : " L "\n"
             "  %2 = stablehlo.maximum %1, %zeros : " L "\n"
             "  %3 = stablehlo.remainder %2, %b : " L "\n"
             "  %4 = stablehlo.convolution(%3, %one) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f], " WINDOW(
                 "0",
                 "1") " : (" L ", tensor<32x32x1x1xf32>) -> " L "\n"
                      "  %5 = stablehlo.add %4, %3 : " L "\n"
                      "  %6 = stablehlo.pad %5, %zero, low = [0, 1, 2, 0], high = [0, 2, 1, 0], interior = [0, 0, 0, "
                      "0]\n"
                      "    : (" L ", tensor<f32>) -> tensor<2x15x15x32xf32>\n"
                      "  %7 = stablehlo.slice %6 [0:2, 2:14, 3:15, 0:32] : (tensor<2x15x15x32xf32>) -> " L "\n"
                      "  %8 = stablehlo.reverse %7, dims = [2, 3] : " L "\n"
                      "  %9 = \"stablehlo.reduce_window\"(%8, %zero) <{window_dimensions = array<i64: 1, 3, 2, 1>,\n"
                      "    window_strides = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [0, 1], [0, 0]]> "
                      ": tensor<4x2xi64>}>\n"
                      "    ({^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"
                      "      %m = stablehlo.maximum %p, %q : tensor<f32>\n"
                      "      stablehlo.return %m : tensor<f32>}) : (" L ", tensor<f32>) -> " L "\n"
                      "  %10 = stablehlo.concatenate %9, %5, dim = 3 : (" L ", " L ") -> tensor<2x12x12x64xf32>\n"
                      "  %11 = stablehlo.reduce(%10 init: %zero) applies stablehlo.add across dimensions = [1, 2]\n"
                      "    : (tensor<2x12x12x64xf32>, tensor<f32>) -> tensor<2x64xf32>\n"
                      "  %12 = stablehlo.slice %11 [0:2, 0:32] : (tensor<2x64xf32>) -> tensor<2x32xf32>\n"
                      "  %13 = stablehlo.sign %12 : tensor<2x32xf32>\n"
                      "  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 3] : (tensor<2x32xf32>) -> " L "\n"
                      "  %15 = stablehlo.multiply %9, %14 : " L "\n"
                      "  %16 = stablehlo.convolution(%15, %k) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, "
                      "f], " WINDOW("1",
                                    "2") " : (" L ", tensor<32x32x3x3xf32>) -> tensor<2x6x6x32xf32>\n"
                                         "  %17 = stablehlo.negate %16 : tensor<2x6x6x32xf32>\n"
                                         "  %t = stablehlo.transpose %17, dims = [0, 3, 1, 2] : (tensor<2x6x6x32xf32>) "
                                         "-> tensor<2x32x6x6xf32>\n"
                                         "  %18 = stablehlo.reshape %t : (tensor<2x32x6x6xf32>) -> tensor<2x1152xf32>\n"
                                         "  %19 = stablehlo.transpose %15, dims = [0, 3, 1, 2] : (" L ") -> " F "\n"
                                         "  return %19, %11, %18 : " F ", tensor<2x64xf32>, tensor<2x1152xf32>\n}\n";

enum { IMAGE = IMAGES * FEATURES * EXTENT * EXTENT, SUMS = 2 * 64, END = 2 * 1152 };
typedef struct {
  float image[IMAGE], sums[SUMS], end[END];
} Results;

static Results *run(const char *text, int seed) {
  static float x[IMAGE], k[FEATURES * FEATURES * 9], one[FEATURES * FEATURES], bias[FEATURES];
  for (int i = 0; i < IMAGE; ++i)
    x[i] = (float)((i * 7919 + seed) % 7 - 3);
  for (int i = 0; i < FEATURES * FEATURES * 9; ++i)
    k[i] = (float)(i * 104729 % 5 - 2);
  for (int i = 0; i < FEATURES * FEATURES; ++i)
    one[i] = (float)(i * 1299709 % 3 - 1);
  for (int i = 0; i < FEATURES; ++i)
    bias[i] = (float)(i % 5 + 3);
  Results *made = calloc(1, sizeof *made);
  assert_non_null(made);
  shlo_plan *plan = plan_of(text);
  const void *inputs[] = {x, k, one, bias};
  void *outputs[] = {made->image, made->sums, made->end};
  ok(shlo_plan_run_raw(plan, 4, inputs, 3, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  return made;
}

static void both_orders_give_the_same(void **state) {
  (void)state;
  Results *one = run(first, 0), *other = run(last, 0);
  assert_memory_equal(one->image, other->image, sizeof one->image);
  assert_memory_equal(one->sums, other->sums, sizeof one->sums);
  assert_memory_equal(one->end, other->end, sizeof one->end);
  float largest = 0;
  for (int i = 0; i < END; ++i)
    largest = one->end[i] > largest ? one->end[i] : largest;
  assert_true(largest > 20 && largest < 16777216); /* there is something to compare, and it is exact */
  free(one);
  free(other);
}

static void twin(void **state) {
  (void)state;
  Results *one = run(first, 0), *other = run(last, 1);
  assert_memory_not_equal(one->image, other->image, sizeof one->image);
  assert_memory_not_equal(one->end, other->end, sizeof one->end);
  free(one);
  free(other);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(both_orders_give_the_same),
      cmocka_unit_test(twin),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
