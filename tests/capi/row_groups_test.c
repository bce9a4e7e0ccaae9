/* Fusions one after another that are computed some rows at a time. The numbers are small integers, so that sums are
 * exact, and rows are long enough to be computed so.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <math.h>

enum { rows = 1100, columns = 900, elements = rows * columns };

static float number(int64_t i) { return (float)((uint64_t)i * 2654435761u >> 9 & 15) - 7; }

struct arrays {
  float *x, *n, *results[2], *expected[2];
};
static struct arrays arrays_new(void) {
  struct arrays made = {malloc(elements * sizeof(float)), malloc(rows * sizeof(float)), {0}, {0}};
  for (int i = 0; i < 2; ++i) {
    made.results[i] = calloc(elements, sizeof(float));
    made.expected[i] = calloc(elements, sizeof(float));
    assert_true(made.results[i] && made.expected[i]);
  }
  assert_true(made.x && made.n);
  for (int64_t i = 0; i < elements; ++i)
    made.x[i] = number(i);
  for (int64_t i = 0; i < rows; ++i)
    made.n[i] = number(i + 3);
  return made;
}
static void arrays_free(struct arrays *arrays) {
  free(arrays->x);
  free(arrays->n);
  for (int i = 0; i < 2; ++i) {
    free(arrays->results[i]);
    free(arrays->expected[i]);
  }
}

struct compared {
  const struct arrays *arrays;
  int64_t counts[2], different;
  float most;
};
static void compare(void *argument) {
  struct compared *compared = argument;
  for (int i = 0; i < 2; ++i)
    for (int64_t k = 0; k < compared->counts[i]; ++k)
      compared->different +=
          !(fabsf(compared->arrays->results[i][k] - compared->arrays->expected[i][k]) <= compared->most);
}
/* Runs a program of an array and a number for each row, which has two results of so many elements; without threads, and
 * then with some. How many elements are further from what is expected than this.
 */
static int64_t differences(const char *text, struct arrays *arrays, int64_t first, int64_t second, float most) {
  const void *inputs[] = {arrays->x, arrays->n};
  void *outputs[] = {arrays->results[0], arrays->results[1]};
  struct compared compared = {arrays, {first, second}, 0, most};
  run_with_threads(text, 2, inputs, 2, outputs, 6, compare, &compared);
  return compared.different;
}

/* A number that was computed before is read by the second fusion, and the third one reduces. What it makes has memory
 * of its own or that of another value, because the result is a copy of it.
 */
static const char text_of_number[] =
    "func.func @main(%x: tensor<1100x900xf32>, %n: tensor<1100xf32>) -> (tensor<1100x900xf32>, "
    "tensor<1100xf32>) {\n"
    "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>\n"
    "  %two = stablehlo.constant dense<2.0> : tensor<1xf32>\n"
    "  %n1 = stablehlo.dot_general %n, %two, contracting_dims = [] x []\n"
    "    : (tensor<1100xf32>, tensor<1xf32>) -> tensor<1100x1xf32>\n"
    "  %n2 = stablehlo.reshape %n1 : (tensor<1100x1xf32>) -> tensor<1100xf32>\n"
    "  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]\n"
    "    : (tensor<1100x900xf32>, tensor<f32>) -> tensor<1100xf32>\n"
    "  %t = stablehlo.add %s, %n2 : tensor<1100xf32>\n"
    "  %b = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<1100xf32>) -> tensor<1100x900xf32>\n"
    "  %y = stablehlo.add %x, %b : tensor<1100x900xf32>\n"
    "  %m = stablehlo.reduce(%y init: %least) applies stablehlo.maximum across dimensions = [1]\n"
    "    : (tensor<1100x900xf32>, tensor<f32>) -> tensor<1100xf32>\n"
    "  %back = stablehlo.reverse %m, dims = [0] : tensor<1100xf32>\n"
    "  return %y, %back : tensor<1100x900xf32>, tensor<1100xf32>\n"
    "}\n";
static int64_t of_number(float off) {
  struct arrays arrays = arrays_new();
  for (int64_t r = 0; r < rows; ++r) {
    float sum = 2 * arrays.n[r] + off, greatest = -INFINITY;
    for (int64_t c = 0; c < columns; ++c)
      sum += arrays.x[r * columns + c];
    for (int64_t c = 0; c < columns; ++c) {
      const float y = arrays.expected[0][r * columns + c] = arrays.x[r * columns + c] + sum;
      greatest = y > greatest ? y : greatest;
    }
    arrays.expected[1][rows - 1 - r] = greatest;
  }
  const int64_t different = differences(text_of_number, &arrays, elements, rows, 0);
  arrays_free(&arrays);
  return different;
}
static void number_before(void **state) {
  (void)state;
  assert_int_equal(of_number(0), 0);
  assert_int_not_equal(of_number(1), 0);
}

/* An array that was computed before is read by the last fusion. A slice of all of it is no member of a group. */
static const char text_of_array[] =
    "func.func @main(%x: tensor<1100x900xf32>, %n: tensor<1100xf32>) -> (tensor<1100x900xf32>, "
    "tensor<1100x900xf32>) {\n"
    "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>\n"
    "  %x0 = stablehlo.slice %x [0:1, 0:900] : (tensor<1100x900xf32>) -> tensor<1x900xf32>\n"
    "  %x1 = stablehlo.reshape %x0 : (tensor<1x900xf32>) -> tensor<900xf32>\n"
    "  %p0 = stablehlo.dot_general %n, %x1, contracting_dims = [] x []\n"
    "    : (tensor<1100xf32>, tensor<900xf32>) -> tensor<1100x900xf32>\n"
    "  %i0 = stablehlo.slice %n [0:1] : (tensor<1100xf32>) -> tensor<1xf32>\n"
    "  %i1 = stablehlo.reshape %i0 : (tensor<1xf32>) -> tensor<f32>\n"
    "  %i = stablehlo.convert %i1 : (tensor<f32>) -> tensor<i32>\n"
    "  %p = stablehlo.dynamic_slice %p0, %i, %i, sizes = [1100, 900]\n"
    "    : (tensor<1100x900xf32>, tensor<i32>, tensor<i32>) -> tensor<1100x900xf32>\n"
    "  %r = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]\n"
    "    : (tensor<1100x900xf32>, tensor<f32>) -> tensor<1100xf32>\n"
    "  %rb = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<1100xf32>) -> tensor<1100x900xf32>\n"
    "  %y = stablehlo.subtract %x, %rb : tensor<1100x900xf32>\n"
    "  %m = stablehlo.reduce(%y init: %least) applies stablehlo.maximum across dimensions = [1]\n"
    "    : (tensor<1100x900xf32>, tensor<f32>) -> tensor<1100xf32>\n"
    "  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<1100xf32>) -> tensor<1100x900xf32>\n"
    "  %w = stablehlo.add %p, %mb : tensor<1100x900xf32>\n"
    "  %back = stablehlo.reverse %y, dims = [0] : tensor<1100x900xf32>\n"
    "  return %back, %w : tensor<1100x900xf32>, tensor<1100x900xf32>\n"
    "}\n";
static int64_t of_array(float off) {
  struct arrays arrays = arrays_new();
  for (int64_t r = 0; r < rows; ++r) {
    const float *x = arrays.x + r * columns, n = arrays.n[r];
    float sum = off, greatest = -INFINITY;
    for (int64_t c = 0; c < columns; ++c)
      sum += x[c];
    for (int64_t c = 0; c < columns; ++c) {
      const float y = arrays.expected[0][(rows - 1 - r) * columns + c] = x[c] - sum;
      greatest = y > greatest ? y : greatest;
    }
    for (int64_t c = 0; c < columns; ++c)
      arrays.expected[1][r * columns + c] = n * arrays.x[c] + greatest;
  }
  const int64_t different = differences(text_of_array, &arrays, elements, elements, 0);
  arrays_free(&arrays);
  return different;
}
static void array_before(void **state) {
  (void)state;
  assert_int_equal(of_array(0), 0);
  assert_int_not_equal(of_array(1), 0);
}

/* An array that was computed before is read by several fusions: what the second one makes of it, or of it with its rows
 * reversed, may have its memory only if the last one does not read it, too.
 */
static int64_t of_shared(const char *other, const char *last, float off) {
  char text[2048];
  snprintf(text, sizeof text,
           "func.func @main(%%x: tensor<1100x900xf32>, %%n: tensor<1100xf32>) -> (tensor<1100x900xf32>, "
           "tensor<1100x900xf32>) {\n"
           "  %%zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
           "  %%least = stablehlo.constant dense<0xFF800000> : tensor<f32>\n"
           "  %%x0 = stablehlo.slice %%x [0:1, 0:900] : (tensor<1100x900xf32>) -> tensor<1x900xf32>\n"
           "  %%x1 = stablehlo.reshape %%x0 : (tensor<1x900xf32>) -> tensor<900xf32>\n"
           "  %%p0 = stablehlo.dot_general %%n, %%x1, contracting_dims = [] x []\n"
           "    : (tensor<1100xf32>, tensor<900xf32>) -> tensor<1100x900xf32>\n"
           "  %%i0 = stablehlo.slice %%n [0:1] : (tensor<1100xf32>) -> tensor<1xf32>\n"
           "  %%i1 = stablehlo.reshape %%i0 : (tensor<1xf32>) -> tensor<f32>\n"
           "  %%i = stablehlo.convert %%i1 : (tensor<f32>) -> tensor<i32>\n"
           "  %%p = stablehlo.dynamic_slice %%p0, %%i, %%i, sizes = [1100, 900]\n"
           "    : (tensor<1100x900xf32>, tensor<i32>, tensor<i32>) -> tensor<1100x900xf32>\n"
           "  %%reversed = stablehlo.reverse %%p, dims = [0] : tensor<1100x900xf32>\n"
           "  %%r = stablehlo.reduce(%%p init: %%zero) applies stablehlo.add across dimensions = [1]\n"
           "    : (tensor<1100x900xf32>, tensor<f32>) -> tensor<1100xf32>\n"
           "  %%rb = stablehlo.broadcast_in_dim %%r, dims = [0] : (tensor<1100xf32>) -> tensor<1100x900xf32>\n"
           "  %%y = stablehlo.subtract %%%s, %%rb : tensor<1100x900xf32>\n"
           "  %%m = stablehlo.reduce(%%y init: %%least) applies stablehlo.maximum across dimensions = [1]\n"
           "    : (tensor<1100x900xf32>, tensor<f32>) -> tensor<1100xf32>\n"
           "  %%mb = stablehlo.broadcast_in_dim %%m, dims = [0] : (tensor<1100xf32>) -> tensor<1100x900xf32>\n"
           "  %%w = stablehlo.add %%%s, %%mb : tensor<1100x900xf32>\n"
           "  %%back = stablehlo.reverse %%y, dims = [0] : tensor<1100x900xf32>\n"
           "  return %%back, %%w : tensor<1100x900xf32>, tensor<1100x900xf32>\n"
           "}\n",
           other, last);
  struct arrays arrays = arrays_new();
  for (int64_t r = 0; r < rows; ++r) {
    const int64_t mirrored = rows - 1 - r;
    const float n = arrays.n[r], n2 = arrays.n[*other == 'p' ? r : mirrored];
    float sum = off, greatest = -INFINITY;
    for (int64_t c = 0; c < columns; ++c)
      sum += n * arrays.x[c];
    for (int64_t c = 0; c < columns; ++c) {
      const float y = arrays.expected[0][mirrored * columns + c] = n2 * arrays.x[c] - sum;
      greatest = y > greatest ? y : greatest;
    }
    for (int64_t c = 0; c < columns; ++c)
      arrays.expected[1][r * columns + c] = (*last == 'p' ? n * arrays.x[c] : arrays.x[r * columns + c]) + greatest;
  }
  const int64_t different = differences(text, &arrays, elements, elements, 0);
  arrays_free(&arrays);
  return different;
}
static void shared_array(void **state) {
  (void)state;
  assert_int_equal(of_shared("p", "x", 0), 0);
  assert_int_equal(of_shared("p", "p", 0), 0);
  assert_int_equal(of_shared("reversed", "x", 0), 0);
  assert_int_not_equal(of_shared("p", "x", 1), 0);
}

/* A softmax, and the greatest numbers of its rows. */
static const char text_of_softmax[] =
    "func.func @main(%x: tensor<1100x900xf32>, %n: tensor<1100xf32>) -> (tensor<1100x900xf32>, "
    "tensor<1100xf32>) {\n"
    "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>\n"
    "  %m = stablehlo.reduce(%x init: %least) applies stablehlo.maximum across dimensions = [1]\n"
    "    : (tensor<1100x900xf32>, tensor<f32>) -> tensor<1100xf32>\n"
    "  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<1100xf32>) -> tensor<1100x900xf32>\n"
    "  %d = stablehlo.subtract %x, %mb : tensor<1100x900xf32>\n"
    "  %e = stablehlo.exponential %d : tensor<1100x900xf32>\n"
    "  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]\n"
    "    : (tensor<1100x900xf32>, tensor<f32>) -> tensor<1100xf32>\n"
    "  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<1100xf32>) -> tensor<1100x900xf32>\n"
    "  %q = stablehlo.divide %e, %sb : tensor<1100x900xf32>\n"
    "  return %q, %m : tensor<1100x900xf32>, tensor<1100xf32>\n"
    "}\n";
static int64_t of_softmax(double factor) {
  struct arrays arrays = arrays_new();
  for (int64_t r = 0; r < rows; ++r) {
    const float *x = arrays.x + r * columns;
    float greatest = -INFINITY;
    double sum = 0;
    for (int64_t c = 0; c < columns; ++c)
      greatest = x[c] > greatest ? x[c] : greatest;
    for (int64_t c = 0; c < columns; ++c)
      sum += exp((double)x[c] - greatest);
    for (int64_t c = 0; c < columns; ++c)
      arrays.expected[0][r * columns + c] = (float)(factor * exp((double)x[c] - greatest) / sum);
    arrays.expected[1][r] = greatest;
  }
  const int64_t different = differences(text_of_softmax, &arrays, elements, rows, 1e-7f);
  arrays_free(&arrays);
  return different;
}
static void softmax(void **state) {
  (void)state;
  assert_int_equal(of_softmax(1), 0);
  assert_int_not_equal(of_softmax(1.001), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(number_before),
      cmocka_unit_test(array_before),
      cmocka_unit_test(shared_array),
      cmocka_unit_test(softmax),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
