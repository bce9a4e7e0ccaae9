/* Products and fusions that are computed some rows at a time: layers with their activations, and attention, whose
 * scores are never there as a whole. The numbers are small integers, so that sums are exact.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <math.h>
#include <stdbool.h>

static float number(int64_t i) { return (float)((uint64_t)i * 2654435761u >> 9 & 7) - 3; }

static float *numbers(int64_t count, int64_t first) {
  float *made = malloc((size_t)count * sizeof *made);
  assert_true(made != NULL);
  for (int64_t i = 0; i < count; ++i)
    made[i] = number(i + first);
  return made;
}

struct compared {
  const float *result, *expected;
  int64_t elements, different;
};
static void compare(void *argument) {
  struct compared *compared = argument;
  for (int64_t i = 0; i < compared->elements; ++i)
    compared->different += compared->result[i] != compared->expected[i];
}
/* How many elements of the result of a program differ, in runs without threads and with some. */
static int64_t differences(const char *text, size_t count, const void *const *inputs, const float *expected,
                           int64_t elements) {
  float *result = calloc((size_t)elements, sizeof *result);
  assert_true(result != NULL);
  void *outputs[] = {result};
  struct compared compared = {result, expected, elements, 0};
  run_with_threads(text, count, inputs, 1, outputs, 4, compare, &compared);
  free(result);
  return compared.different;
}

/* relu(x w + b) of 3,000 rows; the matrix is turned, or the result is, too. */
enum { layer_rows = 3000, layer_depth = 70, layer_columns = 630 };
static const char plain_product[] = "%p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]\n"
                                    "    : (tensor<3000x70xf32>, tensor<70x630xf32>) -> tensor<3000x630xf32>";
static const char turned_product[] = "%p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1]\n"
                                     "    : (tensor<3000x70xf32>, tensor<630x70xf32>) -> tensor<3000x630xf32>";
static const char exchanged_product[] =
    "%w3 = stablehlo.reshape %w : (tensor<630x70xf32>) -> tensor<30x21x70xf32>\n"
    "  %q = stablehlo.dot_general %w3, %x, contracting_dims = [2] x [1]\n"
    "    : (tensor<30x21x70xf32>, tensor<3000x70xf32>) -> tensor<30x21x3000xf32>\n"
    "  %t = stablehlo.transpose %q, dims = [2, 0, 1] : (tensor<30x21x3000xf32>) -> tensor<3000x30x21xf32>\n"
    "  %p = stablehlo.reshape %t : (tensor<3000x30x21xf32>) -> tensor<3000x630xf32>";
static int64_t of_layer(const char *product, float off) {
  const bool turned = product != plain_product;
  char text[2048];
  snprintf(
      text, sizeof text,
      "func.func @main(%%x: tensor<3000x70xf32>, %%w: tensor<%s>, %%b: tensor<630xf32>) -> tensor<3000x630xf32> {\n"
      "  %%zero = stablehlo.constant dense<0.0> : tensor<3000x630xf32>\n"
      "  %s\n"
      "  %%bias = stablehlo.broadcast_in_dim %%b, dims = [1] : (tensor<630xf32>) -> tensor<3000x630xf32>\n"
      "  %%sum = stablehlo.add %%p, %%bias : tensor<3000x630xf32>\n"
      "  %%y = stablehlo.maximum %%sum, %%zero : tensor<3000x630xf32>\n"
      "  return %%y : tensor<3000x630xf32>\n}\n",
      turned ? "630x70xf32" : "70x630xf32", product);
  float *x = numbers(layer_rows * layer_depth, 1), *w = numbers(layer_depth * layer_columns, 2);
  float *b = numbers(layer_columns, 3), *expected = malloc(sizeof(float) * layer_rows * layer_columns);
  assert_true(expected != NULL);
  for (int64_t r = 0; r < layer_rows; ++r)
    for (int64_t c = 0; c < layer_columns; ++c) {
      float sum = b[c] + off;
      for (int64_t k = 0; k < layer_depth; ++k)
        sum += x[r * layer_depth + k] * (turned ? w[c * layer_depth + k] : w[k * layer_columns + c]);
      expected[r * layer_columns + c] = sum > 0 ? sum : 0;
    }
  const void *inputs[] = {x, w, b};
  const int64_t different = differences(text, 3, inputs, expected, (int64_t)layer_rows * layer_columns);
  free(x);
  free(w);
  free(b);
  free(expected);
  return different;
}
static void layers(void **state) {
  (void)state;
  assert_int_equal(of_layer(plain_product, 0), 0);
  assert_int_equal(of_layer(turned_product, 0), 0);
  assert_int_equal(of_layer(exchanged_product, 0), 0);
  assert_int_not_equal(of_layer(plain_product, 1), 0);
}

/* The keys of 700 places that are nearest to each of 1,500 queries, of three heads: rows of products, of which the
 * greatest is subtracted, times values. Rows of one head and of the next are in one part of them.
 */
enum { heads = 3, queries = 1500, keys = 700, depth = 40 };
static const char text_of_nearest[] =
    "func.func @main(%q: tensor<3x1500x40xf32>, %k: tensor<3x700x40xf32>, %v: tensor<3x700x40xf32>)\n"
    "    -> tensor<3x1500x40xf32> {\n"
    "  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>\n"
    "  %zero = stablehlo.constant dense<0.0> : tensor<3x1500x700xf32>\n"
    "  %one = stablehlo.constant dense<1.0> : tensor<3x1500x700xf32>\n"
    "  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2]\n"
    "    : (tensor<3x1500x40xf32>, tensor<3x700x40xf32>) -> tensor<3x1500x700xf32>\n"
    "  %m = stablehlo.reduce(%s init: %least) applies stablehlo.maximum across dimensions = [2]\n"
    "    : (tensor<3x1500x700xf32>, tensor<f32>) -> tensor<3x1500xf32>\n"
    "  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<3x1500xf32>) -> tensor<3x1500x700xf32>\n"
    "  %d = stablehlo.subtract %s, %mb : tensor<3x1500x700xf32>\n"
    "  %d1 = stablehlo.add %d, %one : tensor<3x1500x700xf32>\n"
    "  %p = stablehlo.maximum %d1, %zero : tensor<3x1500x700xf32>\n"
    "  %o = stablehlo.dot_general %v, %p, batching_dims = [0] x [0], contracting_dims = [1] x [2]\n"
    "    : (tensor<3x700x40xf32>, tensor<3x1500x700xf32>) -> tensor<3x40x1500xf32>\n"
    "  %t = stablehlo.transpose %o, dims = [0, 2, 1] : (tensor<3x40x1500xf32>) -> tensor<3x1500x40xf32>\n"
    "  return %t : tensor<3x1500x40xf32>\n}\n";
static int64_t of_nearest(float off) {
  float *q = numbers(heads * queries * depth, 1), *k = numbers(heads * keys * depth, 2);
  float *v = numbers(heads * keys * depth, 3), *expected = calloc(heads * queries * depth, sizeof(float));
  assert_true(expected != NULL);
  for (int64_t h = 0; h < heads; ++h)
    for (int64_t i = 0; i < queries; ++i) {
      float scores[keys], greatest = -INFINITY;
      for (int64_t j = 0; j < keys; ++j) {
        scores[j] = 0;
        for (int64_t d = 0; d < depth; ++d)
          scores[j] += q[(h * queries + i) * depth + d] * k[(h * keys + j) * depth + d];
        greatest = scores[j] > greatest ? scores[j] : greatest;
      }
      for (int64_t j = 0; j < keys; ++j)
        for (int64_t d = 0; d < depth && scores[j] == greatest; ++d)
          expected[(h * queries + i) * depth + d] += v[(h * keys + j) * depth + d] + off;
    }
  const void *inputs[] = {q, k, v};
  const int64_t different = differences(text_of_nearest, 3, inputs, expected, heads * queries * depth);
  free(q);
  free(k);
  free(v);
  free(expected);
  return different;
}
static void nearest(void **state) {
  (void)state;
  assert_int_equal(of_nearest(0), 0);
  assert_int_not_equal(of_nearest(1), 0);
}

/* Less the greatest one of their row. */
static void subtract_greatest(float *numbers, int64_t rows, int64_t columns) {
  for (int64_t r = 0; r < rows; ++r, numbers += columns) {
    float greatest = -INFINITY;
    for (int64_t c = 0; c < columns; ++c)
      greatest = numbers[c] > greatest ? numbers[c] : greatest;
    for (int64_t c = 0; c < columns; ++c)
      numbers[c] -= greatest;
  }
}

/* The greatest product of each row with all rows, when the greatest number of each has been subtracted: all rows must
 * be there before the first product.
 */
enum { points = 1100, dimensions = 300 };
static const char text_of_all_rows[] =
    "func.func @main(%x: tensor<1100x300xf32>) -> tensor<1100xf32> {\n"
    "  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>\n"
    "  %m = stablehlo.reduce(%x init: %least) applies stablehlo.maximum across dimensions = [1]\n"
    "    : (tensor<1100x300xf32>, tensor<f32>) -> tensor<1100xf32>\n"
    "  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<1100xf32>) -> tensor<1100x300xf32>\n"
    "  %y = stablehlo.subtract %x, %mb : tensor<1100x300xf32>\n"
    "  %p = stablehlo.dot_general %y, %y, contracting_dims = [1] x [1]\n"
    "    : (tensor<1100x300xf32>, tensor<1100x300xf32>) -> tensor<1100x1100xf32>\n"
    "  %g = stablehlo.reduce(%p init: %least) applies stablehlo.maximum across dimensions = [1]\n"
    "    : (tensor<1100x1100xf32>, tensor<f32>) -> tensor<1100xf32>\n"
    "  return %g : tensor<1100xf32>\n}\n";
static int64_t of_all_rows(float off) {
  float *x = numbers(points * dimensions, 5), *y = numbers(points * dimensions, 5), expected[points];
  subtract_greatest(y, points, dimensions);
  for (int64_t r = 0; r < points; ++r) {
    expected[r] = -INFINITY;
    for (int64_t i = 0; i < points; ++i) {
      float sum = off;
      for (int64_t d = 0; d < dimensions; ++d)
        sum += y[r * dimensions + d] * y[i * dimensions + d];
      expected[r] = sum > expected[r] ? sum : expected[r];
    }
  }
  const void *inputs[] = {x};
  const int64_t different = differences(text_of_all_rows, 1, inputs, expected, points);
  free(x);
  free(y);
  return different;
}
static void all_rows(void **state) {
  (void)state;
  assert_int_equal(of_all_rows(0), 0);
  assert_int_not_equal(of_all_rows(1), 0);
}

/* The same rows, of a square, times other numbers, column by column: each result depends on all rows. */
enum { side = 1100, results = 70 };
static const char text_of_columns[] =
    "func.func @main(%x: tensor<1100x1100xf32>, %w: tensor<1100x70xf32>) -> tensor<1100x70xf32> {\n"
    "  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>\n"
    "  %m = stablehlo.reduce(%x init: %least) applies stablehlo.maximum across dimensions = [1]\n"
    "    : (tensor<1100x1100xf32>, tensor<f32>) -> tensor<1100xf32>\n"
    "  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<1100xf32>) -> tensor<1100x1100xf32>\n"
    "  %y = stablehlo.subtract %x, %mb : tensor<1100x1100xf32>\n"
    "  %p = stablehlo.dot_general %y, %w, contracting_dims = [0] x [0]\n"
    "    : (tensor<1100x1100xf32>, tensor<1100x70xf32>) -> tensor<1100x70xf32>\n"
    "  return %p : tensor<1100x70xf32>\n}\n";
static int64_t of_columns(float off) {
  float *x = numbers(side * side, 7), *y = numbers(side * side, 7), *w = numbers(side * results, 8);
  float *expected = calloc(side * results, sizeof(float));
  assert_true(expected != NULL);
  subtract_greatest(y, side, side);
  for (int64_t r = 0; r < side; ++r)
    for (int64_t c = 0; c < side; ++c)
      for (int64_t i = 0; i < results; ++i)
        expected[c * results + i] += (y[r * side + c] + off) * w[r * results + i];
  const void *inputs[] = {x, w};
  const int64_t different = differences(text_of_columns, 2, inputs, expected, side * results);
  free(x);
  free(y);
  free(w);
  free(expected);
  return different;
}
static void columns(void **state) {
  (void)state;
  assert_int_equal(of_columns(0), 0);
  assert_int_not_equal(of_columns(1), 0);
}

/* The memory that a plan of these scores takes in a run: much less than one array of them; and more, if another op
 * reads them.
 */
static void scores_need_no_memory(void **state) {
  (void)state;
  const int64_t of_scores = (int64_t)heads * queries * keys * (int64_t)sizeof(float);
  char text[4096];
  snprintf(text, sizeof text, "%s", text_of_nearest);
  shlo_plan *plan = plan_of(text);
  const int64_t few = (int64_t)shlo_plan_memory(plan);
  shlo_plan_destroy(plan);
  char *end = strstr(text, "  return");
  snprintf(end, sizeof text - (size_t)(end - text),
           "  %%rs = stablehlo.reverse %%s, dims = [1] : tensor<3x1500x700xf32>\n"
           "  %%rt = stablehlo.slice %%rs [0:3, 0:1500, 0:40] : (tensor<3x1500x700xf32>) -> tensor<3x1500x40xf32>\n"
           "  %%both = stablehlo.add %%t, %%rt : tensor<3x1500x40xf32>\n"
           "  return %%both : tensor<3x1500x40xf32>\n}\n");
  plan = plan_of(text);
  const int64_t many = (int64_t)shlo_plan_memory(plan);
  shlo_plan_destroy(plan);
  print_message("scores of %lld bytes: the plan takes %lld, and %lld where others read them\n", (long long)of_scores,
                (long long)few, (long long)many);
  assert_true(few < of_scores / 4);
  assert_true(many >= of_scores);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(layers),
      cmocka_unit_test(nearest),
      cmocka_unit_test(all_rows),
      cmocka_unit_test(columns),
      cmocka_unit_test(scores_need_no_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
