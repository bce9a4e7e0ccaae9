/* plan.h: constants that the kernels of several specializations of a plan have packed together. All values are small
 * integers, so that sums are exact and expected values are those of plain loops.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <pthread.h>
#include <stdbool.h>
#include <unistd.h>

/* All weights are larger than what is copied out of a module. */
enum { depth = 256, features = 300, channels = 64, side = 12, points = 640, weights = depth * features };
enum { outputs = 8 };

/* Constant 6 begins like constant 3. */
static int weight(int which, int i) {
  if (which == 6)
    which = i < 64 ? 3 : 1;
  return (i * 7 + i / 13 + which * 5) % 11 - 5;
}
static int input(int i) { return i % 9 - 4; }

/* "dense<"0x..."> : tensor<...>", of f32 or i8. */
static char *constant(const char *name, const char *type, int which, int count, bool is_byte) {
  const size_t bytes = is_byte ? 1 : 4;
  char *text = malloc((size_t)count * bytes * 2 + 200), *end = text;
  assert_non_null(text);
  end += sprintf(end, "  %%%s = stablehlo.constant dense<\"0x", name);
  for (int i = 0; i < count; ++i) {
    const float value = (float)weight(which, i);
    const int8_t narrow = (int8_t)weight(which, i);
    const void *from = is_byte ? (const void *)&narrow : (const void *)&value;
    for (size_t k = 0; k < bytes; ++k)
      end += sprintf(end, "%02x", ((const uint8_t *)from)[k]);
  }
  sprintf(end, "\"> : tensor<%s>\n", type);
  return text;
}

/* Products with two constants alike in shape, with one whose contracted axis is the last, with bytes, with what is
 * computed from bytes, and convolutions of nine taps and of one. */
static shlo_module *program(void) {
  static const char head[] =
      "func.func @main(%x: tensor<?x256xf32>, %b: tensor<?x256xi8>, %i: tensor<?x64x12x12xf32>) -> "
      "(tensor<?x300xf32>, tensor<?x300xf32>, tensor<?x300xf32>, tensor<?x300xi32>, "
      "tensor<?x300xf32>, tensor<?x64x12x12xf32>, tensor<?x640x12x12xf32>, tensor<?x300xf32>) {\n";
  static const char tail[] =
      "  %0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<?x256xf32>, tensor<256x300xf32>) "
      "-> "
      "tensor<?x300xf32>\n"
      "  %1 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<?x256xf32>, tensor<256x300xf32>) "
      "-> "
      "tensor<?x300xf32>\n"
      "  %2 = stablehlo.dot_general %x, %w2, contracting_dims = [1] x [1] : (tensor<?x256xf32>, tensor<300x256xf32>) "
      "-> "
      "tensor<?x300xf32>\n"
      "  %3 = stablehlo.dot_general %b, %w3, contracting_dims = [1] x [0] : (tensor<?x256xi8>, tensor<256x300xi8>) -> "
      "tensor<?x300xi32>\n"
      "  %three = stablehlo.constant dense<3.0> : tensor<256x300xf32>\n"
      "  %f = stablehlo.convert %w3 : (tensor<256x300xi8>) -> tensor<256x300xf32>\n"
      "  %scaled = stablehlo.multiply %f, %three : tensor<256x300xf32>\n"
      "  %4 = stablehlo.dot_general %x, %scaled, contracting_dims = [1] x [0] : (tensor<?x256xf32>, "
      "tensor<256x300xf32>) -> tensor<?x300xf32>\n"
      "  %5 = stablehlo.convolution(%i, %w4) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = "
      "[[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x64x12x12xf32>, "
      "tensor<64x64x3x3xf32>) -> tensor<?x64x12x12xf32>\n"
      "  %6 = stablehlo.convolution(%i, %w5) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} "
      "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x64x12x12xf32>, tensor<640x64x1x1xf32>) "
      "-> "
      "tensor<?x640x12x12xf32>\n"
      "  %g = stablehlo.convert %w6 : (tensor<256x300xi8>) -> tensor<256x300xf32>\n"
      "  %more = stablehlo.multiply %g, %three : tensor<256x300xf32>\n"
      "  %7 = stablehlo.dot_general %x, %more, contracting_dims = [1] x [0] : (tensor<?x256xf32>, tensor<256x300xf32>) "
      "-> tensor<?x300xf32>\n"
      "  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<?x300xf32>, tensor<?x300xf32>, tensor<?x300xf32>, "
      "tensor<?x300xi32>, tensor<?x300xf32>, tensor<?x64x12x12xf32>, tensor<?x640x12x12xf32>, tensor<?x300xf32>\n}\n";
  char *parts[] = {constant("w0", "256x300xf32", 0, weights, false),
                   constant("w1", "256x300xf32", 1, weights, false),
                   constant("w2", "300x256xf32", 2, weights, false),
                   constant("w3", "256x300xi8", 3, weights, true),
                   constant("w4", "64x64x3x3xf32", 4, channels * channels * 9, false),
                   constant("w5", "640x64x1x1xf32", 5, points * channels, false),
                   constant("w6", "256x300xi8", 6, weights, true)};
  size_t size = sizeof head + sizeof tail;
  for (size_t i = 0; i < sizeof parts / sizeof *parts; ++i)
    size += strlen(parts[i]);
  char *text = malloc(size), *end = text;
  assert_non_null(text);
  end += sprintf(end, "%s", head);
  for (size_t i = 0; i < sizeof parts / sizeof *parts; ++i) {
    end += sprintf(end, "%s", parts[i]);
    free(parts[i]);
  }
  sprintf(end, "%s", tail);
  shlo_module *module = parse(text);
  free(text);
  return module;
}

/* The expected element of outputs 0 to 4, and 7. */
static int product(int which, int row, int column) {
  int sum = 0;
  for (int k = 0; k < depth; ++k) {
    const int at = which == 2 ? column * depth + k : k * features + column;
    sum += input(row * depth + k) * weight(which == 4 ? 3 : which == 7 ? 6 : which, at);
  }
  return which == 4 || which == 7 ? 3 * sum : sum;
}

static int convolved(int image, int feature, int y, int x) {
  int sum = 0;
  for (int c = 0; c < channels; ++c)
    for (int dy = 0; dy < 3; ++dy)
      for (int dx = 0; dx < 3; ++dx) {
        const int row = y + dy - 1, column = x + dx - 1;
        if (row >= 0 && row < side && column >= 0 && column < side)
          sum += input(((image * channels + c) * side + row) * side + column) *
                 weight(4, ((feature * channels + c) * 3 + dy) * 3 + dx);
      }
  return sum;
}

static int pointwise(int image, int feature, int position) {
  int sum = 0;
  for (int c = 0; c < channels; ++c)
    sum += input((image * channels + c) * side * side + position) * weight(5, feature * channels + c);
  return sum;
}

static int expected(int output, int row, int i) {
  const int area = side * side;
  return output < 5 || output == 7 ? product(output, row, i)
         : output == 5             ? convolved(row, i / area, i / side % side, i % side)
                                   : pointwise(row, i / area, i % area);
}

/* Runs on so many rows and images. The number of wrong elements; if `twin`, another one is expected for one of each
 * output. */
static int wrong(const shlo_plan *plan, int rows, bool twin, const shlo_run_options *options) {
  float *x = malloc(sizeof(float) * (size_t)(rows * depth));
  int8_t *bytes = malloc((size_t)(rows * depth));
  float *image = malloc(sizeof(float) * (size_t)(rows * channels * side * side));
  for (int i = 0; i < rows * depth; ++i) {
    x[i] = (float)input(i);
    bytes[i] = (int8_t)input(i);
  }
  for (int i = 0; i < rows * channels * side * side; ++i)
    image[i] = (float)input(i);
  shlo_tensor *inputs[3] = {NULL}, *found[outputs] = {NULL};
  ok(shlo_tensor_copy(SHLO_TYPE_F32, 2, (int64_t[]){rows, depth}, x, sizeof(float) * (size_t)(rows * depth), NULL,
                      &inputs[0], &error));
  ok(shlo_tensor_copy(SHLO_TYPE_I8, 2, (int64_t[]){rows, depth}, bytes, (size_t)(rows * depth), NULL, &inputs[1],
                      &error));
  ok(shlo_tensor_copy(SHLO_TYPE_F32, 4, (int64_t[]){rows, channels, side, side}, image,
                      sizeof(float) * (size_t)(rows * channels * side * side), NULL, &inputs[2], &error));
  ok(shlo_plan_run(plan, 3, (const shlo_tensor *const *)inputs, outputs, found, options, &error));
  int count = 0;
  for (int output = 0; output < outputs; ++output) {
    const int wide = output < 5 || output == 7 ? features : (output == 5 ? channels : points) * side * side;
    assert_int_equal(shlo_tensor_size(found[output]), (size_t)(rows * wide) * 4);
    const void *data = shlo_tensor_data(found[output]);
    for (int row = 0; row < rows; ++row)
      for (int i = 0; i < wide; i += i < 40 ? 1 : 7) {
        const int place = row * wide + i;
        const int value = output == 3 ? ((const int32_t *)data)[place] : (int)((const float *)data)[place];
        count += value != expected(output, row, i) + (twin && place == 5);
      }
    shlo_tensor_destroy(found[output]);
  }
  for (int i = 0; i < 3; ++i)
    shlo_tensor_destroy(inputs[i]);
  free(image);
  free(bytes);
  free(x);
  return count;
}

static void test_shapes(void **state) {
  (void)state;
  shlo_module *module = program();
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  shlo_module_destroy(module);
  const int sizes[] = {5, 1, 2, 17, 4, 40};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; ++i) {
    assert_int_equal(wrong(plan, sizes[i], false, NULL), 0);
    assert_int_equal(wrong(plan, sizes[i], true, NULL), outputs);
  }
  shlo_plan_destroy(plan);
}

/* The threads of a pool share the kernels. */
static void test_pools(void **state) {
  (void)state;
  shlo_module *module = program();
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  shlo_module_destroy(module);
  for (int32_t threads = 2; threads < 9; threads += 3) {
    shlo_pool *pool = NULL;
    shlo_run_options *options = NULL;
    ok(shlo_pool_create(threads, &pool, &error));
    ok(shlo_run_options_create(&options, &error));
    ok(shlo_run_options_set_pool(options, pool, &error));
    assert_int_equal(wrong(plan, 1, false, options), 0);
    assert_int_equal(wrong(plan, 24, false, options), 0);
    assert_int_equal(wrong(plan, 24, true, options), outputs);
    shlo_run_options_destroy(options);
    shlo_pool_destroy(pool);
  }
  shlo_plan_destroy(plan);
}

struct work {
  const shlo_plan *plan;
  int first, wrong;
};

static void *run_sizes(void *user) {
  struct work *work = user;
  for (int i = 0; i < 6; ++i)
    work->wrong += wrong(work->plan, 4 + (work->first * 3 + i) % 6 * 5, false, NULL);
  return NULL;
}

/* Several threads specialize one plan, often for the same shape at once. */
static void test_threads(void **state) {
  (void)state;
  enum { threads = 4 };
  shlo_module *module = program();
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  shlo_module_destroy(module);
  pthread_t ids[threads];
  struct work works[threads];
  for (int i = 0; i < threads; ++i) {
    works[i] = (struct work){plan, i / 2, 0};
    assert_int_equal(pthread_create(&ids[i], NULL, run_sizes, &works[i]), 0);
  }
  for (int i = 0; i < threads; ++i) {
    assert_int_equal(pthread_join(ids[i], NULL), 0);
    assert_int_equal(works[i].wrong, 0);
  }
  shlo_plan_destroy(plan);
}

static size_t resident(void) {
  unsigned long all = 0, pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  assert_non_null(file);
  assert_int_equal(fscanf(file, "%lu %lu", &all, &pages), 2);
  fclose(file);
  return (size_t)pages * (size_t)sysconf(_SC_PAGESIZE);
}

/* A second shape takes no memory for weights of 12 MiB that the first one has packed; the first one does. */
static void test_memory(void **state) {
  (void)state;
  enum { deep = 1024, wide = 3072, large = deep * wide * 4, rows = 8 };
  char *weight_text = constant("w", "1024x3072xf32", 0, deep * wide, false);
  static const char head[] = "func.func @main(%x: tensor<?x1024xf32>) -> tensor<?x3072xf32> {\n";
  static const char tail[] = "  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<?x1024xf32>, "
                             "tensor<1024x3072xf32>) -> tensor<?x3072xf32>\n  return %0 : tensor<?x3072xf32>\n}\n";
  char *text = malloc(strlen(weight_text) + sizeof head + sizeof tail);
  assert_non_null(text);
  sprintf(text, "%s%s%s", head, weight_text, tail);
  shlo_module *module = parse(text);
  free(text);
  free(weight_text);
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  shlo_module_destroy(module);
  float *x = calloc((size_t)deep * (rows + 2), sizeof *x);
  assert_non_null(x);
  size_t before = resident(), grown[2];
  for (int i = 0; i < 2; ++i) {
    shlo_tensor *input = tensor_f32(2, (int64_t[]){rows + i, deep}, x), *output = NULL;
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, NULL, &error));
    shlo_tensor_destroy(output);
    shlo_tensor_destroy(input);
    const size_t now = resident();
    grown[i] = now > before ? now - before : 0;
    before = now;
  }
  assert_true(grown[0] >= large);
  assert_true(grown[1] < large / 4);
  free(x);
  shlo_plan_destroy(plan);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_shapes), cmocka_unit_test(test_threads),
                                     cmocka_unit_test(test_pools), cmocka_unit_test(test_memory)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
