/* What follows a product or a convolution element by element: the values that C computes, with and without threads.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <math.h>
#include <stdlib.h>

static float number(size_t i, int period) { return (float)((int)(i % (size_t)period) - period / 2); }

static float *numbers(size_t count, int period) {
  float *made = malloc(count * sizeof *made);
  assert_non_null(made);
  for (size_t i = 0; i < count; ++i)
    made[i] = number(i, period);
  return made;
}

/* With a pool of that many threads; 1: with none. */
static void run(shlo_plan *plan, size_t count, const void *const *inputs, float *output, uint32_t threads) {
  shlo_pool *pool = NULL;
  if (threads > 1)
    ok(shlo_pool_create(threads, &pool, &error));
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_pool(options, pool, &error));
  void *outputs[] = {output};
  ok(shlo_plan_run_raw(plan, count, inputs, 1, outputs, options, &error));
  shlo_run_options_destroy(options);
  shlo_pool_destroy(pool);
}

/* A product with biases of its rows (axis 0) or columns (axis 1), what another product makes, and limits. */
static void product(int rows, int depth, int columns, int axis) {
  static const char *const form =
      "func.func @main(%%a: tensor<%dx%dxf32>, %%b: tensor<%dx%dxf32>, %%bias: tensor<%dxf32>,\n"
      "                %%u: tensor<%dx20xf32>, %%v: tensor<20x%dxf32>) -> %s {\n"
      "  %%least = stablehlo.constant dense<-30.0> : %s\n"
      "  %%most = stablehlo.constant dense<25.0> : tensor<f32>\n"
      "  %%low = stablehlo.constant dense<-40.0> : tensor<f32>\n"
      "  %%0 = stablehlo.dot_general %%u, %%v, contracting_dims = [1] x [0]\n"
      "    : (tensor<%dx20xf32>, tensor<20x%dxf32>) -> %s\n"
      "  %%1 = stablehlo.dot_general %%a, %%b, contracting_dims = [1] x [0]\n"
      "    : (tensor<%dx%dxf32>, tensor<%dx%dxf32>) -> %s\n"
      "  %%2 = stablehlo.broadcast_in_dim %%bias, dims = [%d] : (tensor<%dxf32>) -> %s\n"
      "  %%3 = stablehlo.add %%1, %%2 : %s\n"
      "  %%4 = stablehlo.add %%0, %%3 : %s\n"
      "  %%5 = stablehlo.maximum %%4, %%least : %s\n"
      "  %%6 = stablehlo.clamp %%low, %%5, %%most : (tensor<f32>, %s, tensor<f32>) -> %s\n"
      "  return %%6 : %s\n"
      "}\n";
  const int count = axis ? columns : rows;
  char type[64], text[4096];
  snprintf(type, sizeof type, "tensor<%dx%dxf32>", rows, columns);
  snprintf(text, sizeof text, form, rows, depth, depth, columns, count, rows, columns, type, type, rows, columns, type,
           rows, depth, depth, columns, type, axis, count, type, type, type, type, type, type, type);
  const size_t elements = (size_t)rows * (size_t)columns;
  float *a = numbers((size_t)rows * (size_t)depth, 7), *b = numbers((size_t)depth * (size_t)columns, 5);
  float *u = numbers((size_t)rows * 20, 3), *v = numbers((size_t)columns * 20, 5), *bias = numbers((size_t)count, 31);
  float *sums = calloc(elements, sizeof *sums), *made = malloc(elements * sizeof *made);
  assert_true(sums && made);
  for (int i = 0; i < count; ++i)
    bias[i] *= 3;
  for (int i = 0; i < rows; ++i) {
    float *row = sums + i * columns;
    for (int k = 0; k < depth; ++k)
      for (int j = 0; j < columns; ++j)
        row[j] += a[i * depth + k] * b[k * columns + j];
    for (int k = 0; k < 20; ++k)
      for (int j = 0; j < columns; ++j)
        row[j] += u[i * 20 + k] * v[k * columns + j];
    for (int j = 0; j < columns; ++j)
      row[j] += bias[axis ? j : i];
  }
  shlo_plan *plan = plan_of(text);
  const void *inputs[] = {a, b, bias, u, v};
  for (uint32_t threads = 1; threads <= 3; ++threads) {
    run(plan, 5, inputs, made, threads);
    size_t below = 0, above = 0;
    for (size_t i = 0; i < elements; ++i) {
      below += sums[i] < -30, above += sums[i] > 25;
      assert_true(made[i] == fminf(fmaxf(sums[i], -30), 25));
    }
    assert_true(below > elements / 50 && above > elements / 50);
  }
  shlo_plan_destroy(plan);
  free(a), free(b), free(bias), free(u), free(v), free(sums), free(made);
}

/* One of which several blocks are summed, and slabs with threads, and some whose last columns fill parts of tiles. */
static void products(void **state) {
  (void)state;
  static const int columns[] = {600, 64, 48, 47, 100};
  for (int axis = 0; axis < 2; ++axis)
    for (size_t i = 0; i < sizeof columns / sizeof *columns; ++i)
      product(i ? 37 : 80, i ? 50 : 5000, columns[i], axis);
}

/* So many images that each is computed as a whole, in tiles of 96 positions, of which some begin at the end of a row.
 */
enum { IMAGES = 16, HEIGHT = 3, WIDTH = 97 };

/* The order of the axes of an image: batch, features, height, width. */
typedef struct {
  const char *text;
  int axes[4];
} layout;
static const layout layouts[] = {
    {"b, f, 0, 1", {0, 1, 2, 3}}, {"b, 0, 1, f", {0, 2, 3, 1}}, {"1, 0, b, f", {3, 2, 0, 1}}};

static void type_of(const layout *how, int features, char *text, size_t strides[4]) {
  const int extents[] = {IMAGES, features, HEIGHT, WIDTH};
  size_t stride = 1;
  for (int d = 3; d >= 0; --d) {
    strides[how->axes[d]] = stride;
    stride *= (size_t)extents[how->axes[d]];
  }
  sprintf(text, "tensor<%dx%dx%dx%dxf32>", extents[how->axes[0]], extents[how->axes[1]], extents[how->axes[2]],
          extents[how->axes[3]]);
}

/* A convolution of 3 x 3, of which some sums are NaN: these stay. `inputs`: features; 0: each feature has its own.
 * `biased`: the axis that has biases, 1 or 2. */
static void convolution(const layout *how, int inputs, int features, int biased) {
  const int groups = inputs ? 1 : features, depth = inputs ? inputs : 1, channels = inputs ? inputs : features;
  char image[64], result[64], text[4096];
  size_t from[4], to[4];
  type_of(how, channels, image, from);
  type_of(how, features, result, to);
  const int biases = biased == 1 ? features : HEIGHT;
  int axis = 0;
  while (how->axes[axis] != biased)
    ++axis;
  snprintf(text, sizeof text,
           "func.func @main(%%x: %s, %%w: tensor<%dx%dx3x3xf32>, %%bias: tensor<%dxf32>) -> %s {\n"
           "  %%zero = stablehlo.constant dense<0.0> : %s\n"
           "  %%most = stablehlo.constant dense<60.0> : %s\n"
           "  %%0 = stablehlo.convolution(%%x, %%w) dim_numbers = [%s]x[o, i, 0, 1]->[%s],\n"
           "    window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = %d : i64}\n"
           "    : (%s, tensor<%dx%dx3x3xf32>) -> %s\n"
           "  %%1 = stablehlo.broadcast_in_dim %%bias, dims = [%d] : (tensor<%dxf32>) -> %s\n"
           "  %%2 = stablehlo.add %%0, %%1 : %s\n"
           "  %%3 = stablehlo.maximum %%2, %%zero : %s\n"
           "  %%4 = stablehlo.minimum %%3, %%most : %s\n"
           "  return %%4 : %s\n"
           "}\n",
           image, features, depth, biases, result, result, result, how->text, how->text, groups, image, features, depth,
           result, axis, biases, result, result, result, result, result);
  const size_t area = HEIGHT * WIDTH, count = IMAGES * (size_t)features * area;
  float *x = numbers(IMAGES * (size_t)channels * area, 11), *w = numbers((size_t)features * (size_t)depth * 9, 5);
  float *bias = numbers((size_t)biases, 9), *made = malloc(count * sizeof *made);
  assert_non_null(made);
  x[from[2] + 5 * from[3]] = NAN; /* of feature 0, not at an edge */
  shlo_plan *plan = plan_of(text);
  const void *values[] = {x, w, bias};
  for (uint32_t threads = 1; threads <= 2; ++threads) {
    run(plan, 3, values, made, threads);
    int zeros = 0, nans = 0, wrong = 0;
    for (size_t n = 0; n < IMAGES; ++n)
      for (size_t f = 0; f < (size_t)features; ++f)
        for (size_t i = 0; i < HEIGHT; ++i)
          for (size_t j = 0; j < WIDTH; ++j) {
            float y = bias[biased == 1 ? f : i];
            for (size_t c = 0; c < (size_t)depth; ++c)
              for (size_t s = 0; s < 3; ++s)
                for (size_t t = 0; t < 3; ++t) {
                  const size_t row = i + s - 1, column = j + t - 1; /* of the padding: wrapped around */
                  if (row < HEIGHT && column < WIDTH)
                    y += x[n * from[0] + (groups > 1 ? f : c) * from[1] + row * from[2] + column * from[3]] *
                         w[((f * (size_t)depth + c) * 3 + s) * 3 + t];
                }
            const float is = made[n * to[0] + f * to[1] + i * to[2] + j * to[3]];
            nans += isnan(y), zeros += y < 0;
            wrong += isnan(y) ? !isnan(is) : is != (y < 0 ? 0 : y > 60 ? 60 : y);
          }
    assert_int_equal(wrong, 0);
    assert_int_equal(nans, groups > 1 ? 9 : 9 * features);
    assert_true(zeros > 500);
  }
  shlo_plan_destroy(plan);
  free(x), free(w), free(bias), free(made);
}

static void convolutions(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof layouts / sizeof *layouts; ++i) {
    convolution(&layouts[i], 8, 100, 1);
    convolution(&layouts[i], 8, 100, 2);
    convolution(&layouts[i], 40, 5, 1);
    convolution(&layouts[i], 0, 100, 1);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(products),
      cmocka_unit_test(convolutions),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
