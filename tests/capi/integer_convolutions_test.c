/* Convolutions of bytes, which are computed as products of bytes, against plain loops, to the last bit: all orders of
 * axes, one to three spatial axes, strides, dilations, padding, signs and zero points, also those that cannot be
 * products of bytes.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>

enum { CASES = 400, MOST_AXES = 5, MOST_BYTES = 1 << 17, MOST_TEXT = 1 << 19 };

static uint64_t random_state = 1;
static int random_in(int least, int most) {
  random_state = random_state * 6364136223846793005u + 1442695040888963407u;
  return least + (int)((random_state >> 33) % (uint64_t)(most - least + 1));
}
static bool one_of(int count) { return random_in(1, count) == 1; }

/* Axes 0 and 1 are those of images and features, or of the input and output features of a kernel; then spatial ones. */
typedef struct {
  int axes, extents[MOST_AXES]; /* by axis */
  int order[MOST_AXES];         /* the axes in the order of memory */
} operand;

typedef struct {
  int spatial;
  operand input, kernel, result;
  int stride[3], low[3], high[3], spread[3], dilation[3]; /* spread: of the input */
  bool reversed[3];
  const char *input_type, *kernel_type, *result_type; /* of bytes, and of the sums */
  bool is_shifted;                                    /* the bytes are converted, and zero points subtracted */
  int input_zero, kernel_zero, input_later;           /* a second one of the input */
  bool is_constant;                                   /* the kernel */
} convolution;

static void shuffle(operand *o, int axes) {
  o->axes = axes;
  for (int i = 0; i < axes; ++i) {
    const int other = random_in(0, i);
    o->order[i] = o->order[other];
    o->order[other] = i;
  }
}
static int64_t count_of(const operand *o) {
  int64_t count = 1;
  for (int i = 0; i < o->axes; ++i)
    count *= o->extents[i];
  return count;
}
static int64_t place(const operand *o, const int *at) {
  int64_t offset = 0;
  for (int i = 0; i < o->axes; ++i)
    offset = offset * o->extents[o->order[i]] + at[o->order[i]];
  return offset;
}

static convolution random_convolution(void) {
  static const char *const bytes[] = {"i8", "ui8"}, *const sums[] = {"i8", "ui8", "i16", "ui32"};
  static const int others[] = {-129, -128, -1, 127, 128, 255, 256, 70000};
  convolution c = {.spatial = random_in(1, 3)};
  shuffle(&c.input, c.spatial + 2);
  shuffle(&c.kernel, c.spatial + 2);
  shuffle(&c.result, c.spatial + 2);
  c.input.extents[0] = c.result.extents[0] = random_in(1, 2);
  c.input.extents[1] = c.kernel.extents[0] = one_of(3) ? random_in(2, 7) : random_in(8, 19);
  c.kernel.extents[1] = c.result.extents[1] = one_of(3) ? random_in(32, 50) : random_in(15, 35);
  for (int d = 0; d < c.spatial; ++d) {
    const int most = c.spatial == 1 ? 65 : c.spatial == 2 ? 9 : 6;
    c.kernel.extents[d + 2] = random_in(1, 3);
    c.stride[d] = random_in(1, 2);
    c.dilation[d] = random_in(1, 2);
    c.spread[d] = one_of(30) ? 2 : 1;
    c.reversed[d] = one_of(30);
    c.low[d] = one_of(30) ? -1 : random_in(0, 2);
    c.high[d] = random_in(0, 2);
    int padded;
    do {
      c.input.extents[d + 2] = random_in(3, most);
      padded = (c.input.extents[d + 2] - 1) * c.spread[d] + 1 + c.low[d] + c.high[d];
    } while (padded < (c.kernel.extents[d + 2] - 1) * c.dilation[d] + 1);
    c.result.extents[d + 2] = (padded - (c.kernel.extents[d + 2] - 1) * c.dilation[d] - 1) / c.stride[d] + 1;
  }
  c.input_type = bytes[random_in(0, 1)];
  c.result_type = "i32";
  c.is_shifted = one_of(2);
  c.kernel_type = c.is_shifted ? bytes[random_in(0, 1)] : c.input_type;
  c.is_constant = one_of(2);
  if (c.is_shifted) {
    const bool is_unsigned = *c.input_type == 'u';
    c.input_zero = one_of(4) ? others[random_in(0, 7)] : is_unsigned ? random_in(0, 255) : random_in(-128, 127);
    c.input_later = one_of(20) ? random_in(-2, 2) : 0;
    c.kernel_zero = (*c.kernel_type == 'u' ? 128 : 0) + (one_of(4) ? random_in(-1, 1) : 0) - (one_of(20) ? 128 : 0);
  } else if (one_of(3)) {
    c.result_type = sums[random_in(0, 3)];
  }
  return c;
}

static char text[MOST_TEXT];
static int text_end;
__attribute__((format(printf, 1, 2))) static void put(const char *format, ...) {
  va_list list;
  va_start(list, format);
  text_end += vsnprintf(text + text_end, (size_t)(MOST_TEXT - text_end), format, list);
  va_end(list);
  assert_true(text_end < MOST_TEXT);
}
static void put_type(const operand *o, const char *element) {
  put("tensor<");
  for (int i = 0; i < o->axes; ++i)
    put("%dx", o->extents[o->order[i]]);
  put("%s>", element);
}
static void put_order(const operand *o, const char *names) {
  put("[");
  for (int i = 0; i < o->axes; ++i) {
    if (o->order[i] < 2)
      put("%s%c", i ? ", " : "", names[o->order[i]]);
    else
      put("%s%d", i ? ", " : "", o->order[i] - 2);
  }
  put("]");
}
static void put_list(const char *name, const int *values, int count) {
  put("%s = [", name);
  for (int d = 0; d < count; ++d)
    put("%s%d", d ? ", " : "", values[d]);
  put("]");
}
/* The name that follows is `name` with an s. */
static void put_shifted(const char *name, const operand *o, const char *element, int zero) {
  put("  %%%sw = stablehlo.convert %%%s : (", name, name);
  put_type(o, element);
  put(") -> ");
  put_type(o, "i32");
  put("\n  %%%sz = stablehlo.constant dense<%d> : tensor<i32>\n", name, zero);
  put("  %%%sb = stablehlo.broadcast_in_dim %%%sz, dims = [] : (tensor<i32>) -> ", name, name);
  put_type(o, "i32");
  put("\n  %%%ss = stablehlo.subtract %%%sw, %%%sb : ", name, name, name);
  put_type(o, "i32");
  put("\n");
}
static void put_program(const convolution *c, const uint8_t *kernel) {
  text_end = 0;
  put("func.func @main(%%x: ");
  put_type(&c->input, c->input_type);
  if (!c->is_constant) {
    put(", %%k: ");
    put_type(&c->kernel, c->kernel_type);
  }
  put(") -> ");
  put_type(&c->result, c->result_type);
  put(" {\n");
  if (c->is_constant) {
    put("  %%k = stablehlo.constant dense<\"0x");
    for (int64_t i = 0; i < count_of(&c->kernel); ++i)
      put("%02X", kernel[i]);
    put("\"> : ");
    put_type(&c->kernel, c->kernel_type);
    put("\n");
  }
  if (c->is_shifted) {
    put_shifted("x", &c->input, c->input_type, c->input_zero);
    if (c->input_later) {
      put("  %%xlz = stablehlo.constant dense<%d> : ", c->input_later);
      put_type(&c->input, "i32");
      put("\n  %%xls = stablehlo.subtract %%xs, %%xlz : ");
      put_type(&c->input, "i32");
      put("\n");
    }
    put_shifted("k", &c->kernel, c->kernel_type, c->kernel_zero);
  }
  put("  %%r = stablehlo.convolution(%s) dim_numbers = ", !c->is_shifted   ? "%x, %k"
                                                          : c->input_later ? "%xls, %ks"
                                                                           : "%xs, %ks");
  put_order(&c->input, "bf");
  put("x");
  put_order(&c->kernel, "io");
  put("->");
  put_order(&c->result, "bf");
  put(", window = {");
  put_list("stride", c->stride, c->spatial);
  put(", pad = [");
  for (int d = 0; d < c->spatial; ++d)
    put("%s[%d, %d]", d ? ", " : "", c->low[d], c->high[d]);
  put("], ");
  put_list("lhs_dilate", c->spread, c->spatial);
  put(", ");
  put_list("rhs_dilate", c->dilation, c->spatial);
  put(", reverse = [");
  for (int d = 0; d < c->spatial; ++d)
    put("%s%s", d ? ", " : "", c->reversed[d] ? "true" : "false");
  put("]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (");
  put_type(&c->input, c->is_shifted ? "i32" : c->input_type);
  put(", ");
  put_type(&c->kernel, c->is_shifted ? "i32" : c->kernel_type);
  put(") -> ");
  put_type(&c->result, c->result_type);
  put("\n  return %%r : ");
  put_type(&c->result, c->result_type);
  put("\n}\n");
}

static int number(uint8_t byte, const char *type) { return *type == 'u' ? byte : (int8_t)byte; }
static bool next(int *at, const int *extents, int axes) {
  for (int i = axes; i-- > 0; at[i] = 0)
    if (++at[i] < extents[i])
      return true;
  return false;
}

static uint32_t sum_at(const convolution *c, const uint8_t *input, const uint8_t *kernel, const int *at) {
  uint32_t sum = 0;
  int tap[MOST_AXES] = {0}, from[MOST_AXES] = {at[0]};
  tap[1] = at[1];
  int spatial_tap[3] = {0};
  do {
    bool is_inside = true;
    for (int d = 0; d < c->spatial; ++d) {
      const int taps = c->kernel.extents[d + 2];
      const int x = at[d + 2] * c->stride[d] + spatial_tap[d] * c->dilation[d] - c->low[d];
      is_inside &= x >= 0 && x % c->spread[d] == 0 && x / c->spread[d] < c->input.extents[d + 2];
      from[d + 2] = x / c->spread[d];
      tap[d + 2] = c->reversed[d] ? taps - 1 - spatial_tap[d] : spatial_tap[d];
    }
    for (int f = 0; f < c->input.extents[1] && is_inside; ++f) {
      from[1] = tap[0] = f;
      const int x = number(input[place(&c->input, from)], c->input_type) - c->input_zero - c->input_later;
      const int k = number(kernel[place(&c->kernel, tap)], c->kernel_type) - c->kernel_zero;
      sum += (uint32_t)x * (uint32_t)k;
    }
  } while (next(spatial_tap, c->kernel.extents + 2, c->spatial));
  return sum;
}

/* The elements that differ from those of plain loops. */
static int64_t count_different(const convolution *c, const uint8_t *input, const uint8_t *kernel, const void *made) {
  int64_t different = 0;
  int at[MOST_AXES] = {0};
  do {
    const uint32_t expected = sum_at(c, input, kernel, at);
    const int64_t i = place(&c->result, at);
    if (strstr(c->result_type, "32"))
      different += ((const uint32_t *)made)[i] != expected;
    else if (strstr(c->result_type, "16"))
      different += ((const uint16_t *)made)[i] != (uint16_t)expected;
    else
      different += ((const uint8_t *)made)[i] != (uint8_t)expected;
  } while (next(at, c->result.extents, c->result.axes));
  return different;
}

static void convolutions_of_bytes_are_exact(void **state) {
  (void)state;
  static uint8_t input[MOST_BYTES], kernel[MOST_BYTES];
  static uint32_t made[MOST_BYTES];
  int shifted = 0, constant = 0, noticed = 0;
  for (int i = 0; i < CASES; ++i) {
    const convolution c = random_convolution();
    const int64_t inputs = count_of(&c.input), weights = count_of(&c.kernel);
    assert_true(inputs <= MOST_BYTES && weights <= MOST_BYTES && count_of(&c.result) <= MOST_BYTES);
    for (int64_t k = 0; k < inputs; ++k)
      input[k] = (uint8_t)random_in(0, 255);
    for (int64_t k = 0; k < weights; ++k)
      kernel[k] = (uint8_t)random_in(0, 255);
    put_program(&c, kernel);
    shlo_plan *plan = plan_of(text);
    const void *inputs_of_run[] = {input, kernel};
    void *outputs[] = {made};
    ok(shlo_plan_run_raw(plan, c.is_constant ? 1 : 2, inputs_of_run, 1, outputs, NULL, &error));
    if (count_different(&c, input, kernel, made) != 0)
      fail_msg("case %d: %lld elements differ:\n%.2000s", i, (long long)count_different(&c, input, kernel, made), text);
    shlo_plan_destroy(plan);
    shifted += c.is_shifted;
    constant += c.is_constant;
    /* The twin: another kernel gives another result. */
    kernel[random_in(0, (int)weights - 1)] ^= 1;
    noticed += count_different(&c, input, kernel, made) != 0;
  }
  assert_in_range(shifted, CASES / 3, CASES * 2 / 3);
  assert_in_range(constant, CASES / 3, CASES * 2 / 3);
  /* A tap may lie in the padding for all windows. */
  assert_in_range(noticed, CASES * 9 / 10, CASES);
}

/* Zero points of a kernel, one for each feature: all are the same, or one differs. */
static void zero_points_of_features(void **state) {
  (void)state;
  enum { WINDOWS = 40, DEPTH = 24, FEATURES = 16 };
  static uint8_t input[WINDOWS][DEPTH];
  static int8_t kernel[DEPTH][FEATURES];
  static int32_t made[WINDOWS][FEATURES];
  for (int i = 0; i < WINDOWS * DEPTH; ++i)
    input[i / DEPTH][i % DEPTH] = (uint8_t)random_in(0, 255);
  for (int i = 0; i < DEPTH * FEATURES; ++i)
    kernel[i / FEATURES][i % FEATURES] = (int8_t)random_in(-128, 127);
  for (int last = 0; last < 2; ++last) {
    text_end = 0;
    put("func.func @main(%%x: tensor<1x40x24xui8>, %%k: tensor<1x24x16xi8>) -> tensor<1x40x16xi32> {\n"
        "  %%z = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, %d]> : tensor<16xi8>\n"
        "  %%b = stablehlo.broadcast_in_dim %%z, dims = [2] : (tensor<16xi8>) -> tensor<1x24x16xi8>\n"
        "  %%zw = stablehlo.convert %%b : (tensor<1x24x16xi8>) -> tensor<1x24x16xi32>\n"
        "  %%kw = stablehlo.convert %%k : (tensor<1x24x16xi8>) -> tensor<1x24x16xi32>\n"
        "  %%kr = stablehlo.subtract %%kw, %%zw : tensor<1x24x16xi32>\n"
        "  %%xw = stablehlo.convert %%x : (tensor<1x40x24xui8>) -> tensor<1x40x24xi32>\n"
        "  %%r = stablehlo.convolution(%%xw, %%kr) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {}\n"
        "      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}\n"
        "      : (tensor<1x40x24xi32>, tensor<1x24x16xi32>) -> tensor<1x40x16xi32>\n"
        "  return %%r : tensor<1x40x16xi32>\n}\n",
        last);
    shlo_plan *plan = plan_of(text);
    const void *inputs[] = {input, kernel};
    void *outputs[] = {made};
    ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
    shlo_plan_destroy(plan);
    int different = 0;
    for (int i = 0; i < WINDOWS; ++i)
      for (int j = 0; j < FEATURES; ++j) {
        int32_t sum = 0;
        for (int f = 0; f < DEPTH; ++f)
          sum += input[i][f] * (kernel[f][j] - (j == FEATURES - 1 ? last : 0));
        different += made[i][j] != sum;
      }
    assert_int_equal(different, 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(convolutions_of_bytes_are_exact),
      cmocka_unit_test(zero_points_of_features),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
