/* Products whose operands or results have other types than their sums: rows of them are converted when they are needed,
 * and so are those of what follows, so no array of sums is ever there. The numbers are small integers, so that sums are
 * exact.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <math.h>
#include <stdbool.h>

struct shape {
  int rows, depth, columns;
};
static const struct shape wide = {3000, 70, 630}, narrow = {30000, 70, 20};

static int number(int64_t i) { return (int)((uint64_t)i * 2654435761u >> 9 & 7) - 3; }

/* The nearest bf16, the even one of two. */
static uint16_t bf16_of(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

enum type { f32, bf16, i8 };
static size_t bytes_of(enum type type) { return type == f32 ? 4 : type == bf16 ? 2 : 1; }
static void store(enum type type, void *array, int64_t at, float value) {
  if (type == f32)
    ((float *)array)[at] = value;
  else if (type == bf16)
    ((uint16_t *)array)[at] = bf16_of(value);
  else
    ((int8_t *)array)[at] = (int8_t)value;
}
static void *numbers(enum type type, int64_t count, int64_t first) {
  void *made = malloc((size_t)count * bytes_of(type));
  assert_true(made != NULL);
  for (int64_t i = 0; i < count; ++i)
    store(type, made, i, (float)number(i + first));
  return made;
}

struct compared {
  const void *result, *expected;
  size_t elements, bytes, different;
};
static void compare(void *argument) {
  struct compared *compared = argument;
  for (size_t i = 0; i < compared->elements; ++i)
    compared->different += memcmp((const char *)compared->result + i * compared->bytes,
                                  (const char *)compared->expected + i * compared->bytes, compared->bytes) != 0;
}

struct layer {
  const char *text; /* R, D and C stand for the extents of the shape */
  enum type operands, result;
  float least, most; /* of the results */
};
static const struct layer of_bf16 = {
    "func.func @main(%x: tensor<RxDxbf16>, %w: tensor<DxCxbf16>, %b: tensor<Cxf32>) -> tensor<RxCxbf16> {\n"
    "  %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]\n"
    "    : (tensor<RxDxbf16>, tensor<DxCxbf16>) -> tensor<RxCxbf16>\n"
    "  return %p : tensor<RxCxbf16>\n}\n",
    bf16, bf16, -INFINITY, INFINITY};
static const struct layer through_f16 = {
    "func.func @main(%x: tensor<RxDxf32>, %w: tensor<DxCxf32>, %b: tensor<Cxf32>) -> tensor<RxCxf32> {\n"
    "  %x16 = stablehlo.convert %x : (tensor<RxDxf32>) -> tensor<RxDxf16>\n"
    "  %w16 = stablehlo.convert %w : (tensor<DxCxf32>) -> tensor<DxCxf16>\n"
    "  %p = stablehlo.dot_general %x16, %w16, contracting_dims = [1] x [0]\n"
    "    : (tensor<RxDxf16>, tensor<DxCxf16>) -> tensor<RxCxf16>\n"
    "  %y = stablehlo.convert %p : (tensor<RxCxf16>) -> tensor<RxCxf32>\n"
    "  %bias = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<Cxf32>) -> tensor<RxCxf32>\n"
    "  %sum = stablehlo.add %y, %bias : tensor<RxCxf32>\n"
    "  return %sum : tensor<RxCxf32>\n}\n",
    f32, f32, -INFINITY, INFINITY};
static const struct layer of_bytes = {
    "func.func @main(%x: tensor<RxDxi8>, %w: tensor<DxCxi8>, %b: tensor<Cxf32>) -> tensor<RxCxi8> {\n"
    "  %least = stablehlo.constant dense<-100.0> : tensor<f32>\n"
    "  %most = stablehlo.constant dense<100.0> : tensor<f32>\n"
    "  %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]\n"
    "    : (tensor<RxDxi8>, tensor<DxCxi8>) -> tensor<RxCxi32>\n"
    "  %y = stablehlo.convert %p : (tensor<RxCxi32>) -> tensor<RxCxf32>\n"
    "  %bias = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<Cxf32>) -> tensor<RxCxf32>\n"
    "  %sum = stablehlo.add %y, %bias : tensor<RxCxf32>\n"
    "  %limited = stablehlo.clamp %least, %sum, %most : (tensor<f32>, tensor<RxCxf32>, tensor<f32>) -> "
    "tensor<RxCxf32>\n"
    "  %r = stablehlo.convert %limited : (tensor<RxCxf32>) -> tensor<RxCxi8>\n"
    "  return %r : tensor<RxCxi8>\n}\n",
    i8, i8, -100, 100};

static void write_text(const struct layer *layer, const struct shape *shape, char *text, size_t size) {
  size_t length = 0;
  for (const char *from = layer->text; *from && length + 16 < size; ++from)
    if ((*from == 'R' || *from == 'D' || *from == 'C') && (from[-1] == '<' || from[-1] == 'x'))
      length += (size_t)snprintf(text + length, size - length, "%d",
                                 *from == 'R'   ? shape->rows
                                 : *from == 'D' ? shape->depth
                                                : shape->columns);
    else
      text[length++] = *from;
  text[length] = 0;
}

/* How many elements of a layer's results differ, in runs without threads and with some, if the expected ones have so
 * much more. The memory of the plan must be much less than that of the sums.
 */
static size_t differences(const struct layer *layer, const struct shape *shape, float off) {
  const int64_t rows = shape->rows, depth = shape->depth, columns = shape->columns;
  const bool has_bias = layer != &of_bf16;
  const size_t elements = (size_t)(rows * columns), bytes = bytes_of(layer->result);
  void *x = numbers(layer->operands, rows * depth, 1), *w = numbers(layer->operands, depth * columns, 2);
  float *b = numbers(f32, columns, 3);
  char *expected = malloc(elements * bytes), *result = calloc(elements, bytes);
  assert_true(expected != NULL && result != NULL);
  for (int64_t r = 0; r < rows; ++r)
    for (int64_t c = 0; c < columns; ++c) {
      int sum = 0;
      for (int64_t k = 0; k < depth; ++k)
        sum += number(r * depth + k + 1) * number(k * columns + c + 2);
      const float value = fminf(fmaxf((float)sum + (has_bias ? b[c] : 0), layer->least), layer->most);
      store(layer->result, expected, r * columns + c, value + off);
    }
  char text[4096];
  write_text(layer, shape, text, sizeof text);
  shlo_plan *plan = plan_of(text);
  const size_t of_sums = elements * sizeof(float), of_plan = (size_t)shlo_plan_memory(plan);
  shlo_plan_destroy(plan);
  print_message("sums of %zu bytes: the plan takes %zu\n", of_sums, of_plan);
  assert_true(of_plan < of_sums / 2);
  const void *inputs[] = {x, w, b};
  void *outputs[] = {result};
  struct compared compared = {result, expected, elements, bytes, 0};
  run_with_threads(text, 3, inputs, 1, outputs, 4, compare, &compared);
  free(x);
  free(w);
  free(b);
  free(expected);
  free(result);
  return compared.different;
}
static void check(const struct layer *layer) {
  assert_int_equal(differences(layer, &wide, 0), 0);
  assert_int_equal(differences(layer, &narrow, 0), 0);
  assert_int_not_equal(differences(layer, &narrow, 8), 0);
}
static void results_of_bf16(void **state) {
  (void)state;
  check(&of_bf16);
}
static void layers_through_f16(void **state) {
  (void)state;
  check(&through_f16);
}
static void layers_of_bytes(void **state) {
  (void)state;
  check(&of_bytes);
}

/* Sums of nothing are 0, whatever was in the memory. */
static void sums_of_nothing(void **state) {
  (void)state;
  shlo_plan *plan = plan_of("func.func @main(%x: tensor<70x0xbf16>, %w: tensor<0x600xbf16>) -> tensor<70x600xbf16> {\n"
                            "  %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]\n"
                            "    : (tensor<70x0xbf16>, tensor<0x600xbf16>) -> tensor<70x600xbf16>\n"
                            "  return %p : tensor<70x600xbf16>\n}\n");
  static uint16_t result[70 * 600];
  memset(result, 0x55, sizeof result);
  const void *inputs[] = {result, result};
  void *outputs[] = {result};
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
  for (size_t i = 0; i < sizeof result / sizeof *result; ++i)
    assert_int_equal(result[i], 0);
  shlo_plan_destroy(plan);
}

/* Vectors, each times a matrix of its own: to pack the matrices would take longer than to read them once, so there is
 * memory for them as f32, but for no panels.
 */
static void vectors_need_no_panels(void **state) {
  (void)state;
  const size_t of_matrices = sizeof(float) * 128 * 64 * 512;
  shlo_plan *plan =
      plan_of("func.func @main(%x: tensor<128x1x64xf16>, %w: tensor<128x64x512xf16>) -> tensor<128x1x512xf16> {\n"
              "  %p = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1]\n"
              "    : (tensor<128x1x64xf16>, tensor<128x64x512xf16>) -> tensor<128x1x512xf16>\n"
              "  return %p : tensor<128x1x512xf16>\n}\n");
  const size_t of_plan = (size_t)shlo_plan_memory(plan);
  shlo_plan_destroy(plan);
  print_message("matrices of %zu bytes: the plan takes %zu\n", of_matrices, of_plan);
  assert_true(of_plan < of_matrices + of_matrices / 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(results_of_bf16), cmocka_unit_test(layers_through_f16),     cmocka_unit_test(layers_of_bytes),
      cmocka_unit_test(sums_of_nothing), cmocka_unit_test(vectors_need_no_panels),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
