/* plan.h, passes.h: constant scales and biases behind convolutions and products of ONNX become part of the weights, and
 * one bias: the values that C computes, and programs without what was multiplied.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <math.h>

#define MODEL(SIGNATURE, BODY)                                                                                         \
  "module attributes {onnx.ir_version = 8 : i64, onnx.opset_import = {ai.onnx = 17 : i64}} {\n"                        \
  "func.func @main_graph" SIGNATURE " {\n" BODY "}\n}\n"

/* So many ops of the type, in lines of their own. */
static int count_of(const char *text, const char *op, const char *type) {
  int count = 0;
  for (const char *at = text; (at = strstr(at, op)); ++at) {
    const char *line = strchr(at, '\n'), *found = strstr(at, type);
    count += found && found < line;
  }
  return count;
}

/* So many multiplications and additions of its type follow the first convolution or product. */
static void follow(const char *model, const char *product, const char *type, int multiplications, int additions) {
  shlo_module *module = parse(model), *lowered = NULL;
  ok(shlo_module_lower_onnx(module, NULL, &lowered, &error));
  char *text = module_text(lowered);
  const char *behind = strstr(text, product);
  assert_non_null(behind);
  assert_int_equal(count_of(behind, "stablehlo.multiply", type), multiplications);
  assert_int_equal(count_of(behind, "stablehlo.add", type), additions);
  free(text);
  shlo_module_destroy(lowered);
  shlo_module_destroy(module);
}

/* The convolution has the name of the node whose result it computes. */
static void has_name(const char *model, const char *name) {
  shlo_module *module = parse(model), *lowered = NULL;
  ok(shlo_module_lower_onnx(module, NULL, &lowered, &error));
  shlo_print_options *options = NULL;
  ok(shlo_print_options_create(&options, &error));
  ok(shlo_print_options_set_locations(options, 1, &error));
  ok(shlo_print_options_set_aliases(options, 0, &error));
  shlo_buffer *buffer = NULL;
  ok(shlo_module_print(lowered, options, &buffer, &error));
  char *text = taken_text(buffer);
  char *line = strstr(text, "stablehlo.convolution");
  assert_non_null(line);
  *strchr(line, '\n') = 0;
  assert_non_null(strstr(line, name));
  free(text);
  shlo_print_options_destroy(options);
  shlo_module_destroy(lowered);
  shlo_module_destroy(module);
}

static float x[2 * 3 * 4], made[64], other[64];

static void run(const char *model, size_t outputs) {
  for (int i = 0; i < 24; ++i)
    x[i] = (float)(i % 7) - 3;
  shlo_plan *plan = plan_of(model);
  const void *inputs[] = {x};
  void *results[] = {made, other};
  ok(shlo_plan_run_raw(plan, 1, inputs, outputs, results, NULL, &error));
  shlo_plan_destroy(plan);
}
static void near(float is, float expected) { assert_float_equal(is, expected, 1e-5 * (1 + fabs(expected))); }

static const float weights[3][2] = {{1, 2}, {-1, 3}, {0.5f, -2}}, scales[] = {2, -1, 0.5f}, offsets[] = {1, 2, 3};
static const float means[] = {0.5f, -1, 2}, variances[] = {3, 8, 0}, biases[] = {-2, 4, 1};

#define WEIGHTS                                                                                                        \
  "  %w = onnx.Constant dense<[[[[1.0]], [[2.0]]], [[[-1.0]], [[3.0]]], [[[0.5]], [[-2.0]]]]> : tensor<3x2x1x1xf32>\n" \
  "  %bias = onnx.Constant dense<[-2.0, 4.0, 1.0]> : tensor<3xf32>\n"                                                  \
  "  %s = onnx.Constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>\n"                                                     \
  "  %o = onnx.Constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>\n"                                                      \
  "  %m = onnx.Constant dense<[0.5, -1.0, 2.0]> : tensor<3xf32>\n"                                                     \
  "  %v = onnx.Constant dense<[3.0, 8.0, 0.0]> : tensor<3xf32>\n"
#define CONV                                                                                                           \
  "  %c = \"onnx.Conv\"(%x, %w, %bias) {onnx_node_name = \"conv\"} : (tensor<1x2x3x4xf32>, tensor<3x2x1x1xf32>, "      \
  "tensor<3xf32>) -> "                                                                                                 \
  "tensor<1x3x3x4xf32>\n"
#define NORMALIZED                                                                                                     \
  "  %n = \"onnx.BatchNormalization\"(%c, %s, %o, %m, %v) {epsilon = 1.0 : f32, onnx_node_name = \"norm\"} : "         \
  "(tensor<1x3x3x4xf32>, "                                                                                             \
  "tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<1x3x3x4xf32>\n"

static float sum_of(int feature, int place) {
  return weights[feature][0] * x[place] + weights[feature][1] * x[12 + place] + biases[feature];
}
static float normalized(int feature, float sum) {
  return (sum - means[feature]) / sqrtf(variances[feature] + 1) * scales[feature] + offsets[feature];
}

static void batch_normalizations(void **state) {
  (void)state;
  static const char model[] = MODEL("(%x: tensor<1x2x3x4xf32>) -> tensor<1x3x3x4xf32>", WEIGHTS CONV NORMALIZED
                                    "  %r = \"onnx.Relu\"(%n) : (tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>\n"
                                    "  onnx.Return %r : tensor<1x3x3x4xf32>\n");
  follow(model, "stablehlo.convolution", "1x3x3x4", 0, 1);
  has_name(model, "loc(\"norm\")");
  run(model, 1);
  for (int f = 0; f < 3; ++f)
    for (int i = 0; i < 12; ++i)
      near(made[f * 12 + i], fmaxf(normalized(f, sum_of(f, i)), 0));
}

/* A factor that is on the left, and numbers for each feature. */
static void factors(void **state) {
  (void)state;
  static const char model[] =
      MODEL("(%x: tensor<1x2x3x4xf32>) -> tensor<1x3x3x4xf32>", WEIGHTS CONV
            "  %two = onnx.Constant dense<2.0> : tensor<f32>\n"
            "  %p = onnx.Constant dense<[[[1.0]], [[2.0]], [[3.0]]]> : tensor<3x1x1xf32>\n"
            "  %0 = \"onnx.Mul\"(%two, %c) : (tensor<f32>, tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>\n"
            "  %1 = \"onnx.Mul\"(%0, %p) : (tensor<1x3x3x4xf32>, tensor<3x1x1xf32>) -> tensor<1x3x3x4xf32>\n"
            "  %2 = \"onnx.Add\"(%1, %two) : (tensor<1x3x3x4xf32>, tensor<f32>) -> tensor<1x3x3x4xf32>\n"
            "  onnx.Return %2 : tensor<1x3x3x4xf32>\n");
  follow(model, "stablehlo.convolution", "1x3x3x4", 0, 1);
  run(model, 1);
  for (int f = 0; f < 3; ++f)
    for (int i = 0; i < 12; ++i)
      near(made[f * 12 + i], 2 * sum_of(f, i) * (float)(f + 1) + 2);
}

/* Features of groups, which the weights have on another axis. */
static void transposed_convolutions(void **state) {
  (void)state;
  static const char model[] =
      MODEL("(%x: tensor<1x2x3x4xf32>) -> tensor<1x4x3x4xf32>",
            "  %w = onnx.Constant dense<[[[[1.0]], [[2.0]]], [[[-1.0]], [[3.0]]]]> : tensor<2x2x1x1xf32>\n"
            "  %p = onnx.Constant dense<[[[1.0]], [[2.0]], [[3.0]], [[4.0]]]> : tensor<4x1x1xf32>\n"
            "  %c = \"onnx.ConvTranspose\"(%x, %w) {group = 2 : i64} : (tensor<1x2x3x4xf32>, tensor<2x2x1x1xf32>) -> "
            "tensor<1x4x3x4xf32>\n"
            "  %0 = \"onnx.Mul\"(%c, %p) : (tensor<1x4x3x4xf32>, tensor<4x1x1xf32>) -> tensor<1x4x3x4xf32>\n"
            "  onnx.Return %0 : tensor<1x4x3x4xf32>\n");
  static const float of_groups[] = {1, 2, -1, 3};
  follow(model, "stablehlo.convolution", "1x4x3x4", 0, 0);
  run(model, 1);
  for (int f = 0; f < 4; ++f)
    for (int i = 0; i < 12; ++i)
      near(made[f * 12 + i], of_groups[f] * x[f / 2 * 12 + i] * (float)(f + 1));
}

/* Of columns; the transposed constant may be the left operand, too. */
static void products(void **state) {
  (void)state;
  static const char right[] =
      MODEL("(%x: tensor<12x2xf32>) -> tensor<12x3xf32>",
            "  %w = onnx.Constant dense<[[1.0, -1.0, 0.5], [2.0, 3.0, -2.0]]> : tensor<2x3xf32>\n"
            "  %b = onnx.Constant dense<[-2.0, 4.0, 1.0]> : tensor<3xf32>\n"
            "  %s = onnx.Constant dense<[[2.0, -1.0, 0.5]]> : tensor<1x3xf32>\n"
            "  %0 = \"onnx.MatMul\"(%x, %w) : (tensor<12x2xf32>, tensor<2x3xf32>) -> tensor<12x3xf32>\n"
            "  %1 = \"onnx.Add\"(%b, %0) : (tensor<3xf32>, tensor<12x3xf32>) -> tensor<12x3xf32>\n"
            "  %2 = \"onnx.Mul\"(%1, %s) : (tensor<12x3xf32>, tensor<1x3xf32>) -> tensor<12x3xf32>\n"
            "  onnx.Return %2 : tensor<12x3xf32>\n");
  follow(right, "stablehlo.dot_general", "12x3x", 0, 1);
  run(right, 1);
  for (int i = 0; i < 12; ++i)
    for (int f = 0; f < 3; ++f)
      near(made[i * 3 + f], (weights[f][0] * x[2 * i] + weights[f][1] * x[2 * i + 1] + biases[f]) * scales[f]);
  static const char left[] =
      MODEL("(%x: tensor<2x12xf32>) -> tensor<3x12xf32>",
            "  %w = onnx.Constant dense<[[1.0, 2.0], [-1.0, 3.0], [0.5, -2.0]]> : tensor<3x2xf32>\n"
            "  %s = onnx.Constant dense<[[2.0], [-1.0], [0.5]]> : tensor<3x1xf32>\n"
            "  %0 = \"onnx.MatMul\"(%w, %x) : (tensor<3x2xf32>, tensor<2x12xf32>) -> tensor<3x12xf32>\n"
            "  %1 = \"onnx.Mul\"(%0, %s) : (tensor<3x12xf32>, tensor<3x1xf32>) -> tensor<3x12xf32>\n"
            "  onnx.Return %1 : tensor<3x12xf32>\n");
  follow(left, "stablehlo.dot_general", "3x12x", 0, 0);
  run(left, 1);
  for (int f = 0; f < 3; ++f)
    for (int i = 0; i < 12; ++i)
      near(made[f * 12 + i], (weights[f][0] * x[i] + weights[f][1] * x[12 + i]) * scales[f]);
}

/* The sums are a result, too. */
static void others_read_the_sums(void **state) {
  (void)state;
  static const char model[] =
      MODEL("(%x: tensor<1x2x3x4xf32>) -> (tensor<1x3x3x4xf32>, tensor<1x3x3x4xf32>)",
            WEIGHTS CONV NORMALIZED "  onnx.Return %n, %c : tensor<1x3x3x4xf32>, tensor<1x3x3x4xf32>\n");
  follow(model, "stablehlo.convolution", "1x3x3x4", 1, 2);
  has_name(model, "loc(\"conv\")");
  run(model, 2);
  for (int f = 0; f < 3; ++f)
    for (int i = 0; i < 12; ++i) {
      near(made[f * 12 + i], normalized(f, sum_of(f, i)));
      near(other[f * 12 + i], sum_of(f, i));
    }
}

/* Factors of other axes than those of the weights, and such that a run gives. */
static void factors_that_stay(void **state) {
  (void)state;
  follow(MODEL("(%x: tensor<1x2x3x4xf32>) -> tensor<1x3x3x4xf32>", WEIGHTS CONV
               "  %p = onnx.Constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>\n"
               "  %0 = \"onnx.Mul\"(%c, %p) : (tensor<1x3x3x4xf32>, tensor<4xf32>) -> tensor<1x3x3x4xf32>\n"
               "  onnx.Return %0 : tensor<1x3x3x4xf32>\n"),
         "stablehlo.convolution", "1x3x3x4", 1, 1);
  follow(MODEL("(%x: tensor<1x2x3x4xf32>, %p: tensor<3x1x1xf32>) -> tensor<1x3x3x4xf32>", WEIGHTS CONV
               "  %0 = \"onnx.Mul\"(%c, %p) : (tensor<1x3x3x4xf32>, tensor<3x1x1xf32>) -> tensor<1x3x3x4xf32>\n"
               "  onnx.Return %0 : tensor<1x3x3x4xf32>\n"),
         "stablehlo.convolution", "1x3x3x4", 1, 1);
  follow(MODEL("(%x: tensor<1x2x3x4xf32>, %w: tensor<3x2x1x1xf32>) -> tensor<1x3x3x4xf32>",
               "  %two = onnx.Constant dense<2.0> : tensor<f32>\n"
               "  %c = \"onnx.Conv\"(%x, %w) : (tensor<1x2x3x4xf32>, tensor<3x2x1x1xf32>) -> tensor<1x3x3x4xf32>\n"
               "  %0 = \"onnx.Mul\"(%c, %two) : (tensor<1x3x3x4xf32>, tensor<f32>) -> tensor<1x3x3x4xf32>\n"
               "  onnx.Return %0 : tensor<1x3x3x4xf32>\n"),
         "stablehlo.convolution", "1x3x3x4", 1, 0);
  follow(MODEL("(%x: tensor<12x2xf32>) -> tensor<12x3xf32>",
               "  %w = onnx.Constant dense<[[1.0, -1.0, 0.5], [2.0, 3.0, -2.0]]> : tensor<2x3xf32>\n"
               "  %p = onnx.Constant dense<[[1.0], [2.0], [3.0], [4.0], [5.0], [6.0], [7.0], [8.0], [9.0], [10.0], "
               "[11.0], [12.0]]> : tensor<12x1xf32>\n"
               "  %0 = \"onnx.MatMul\"(%x, %w) : (tensor<12x2xf32>, tensor<2x3xf32>) -> tensor<12x3xf32>\n"
               "  %1 = \"onnx.Mul\"(%0, %p) : (tensor<12x3xf32>, tensor<12x1xf32>) -> tensor<12x3xf32>\n"
               "  onnx.Return %1 : tensor<12x3xf32>\n"),
         "stablehlo.dot_general", "12x3x", 1, 0);
  /* Weights of more elements than the result. */
  follow(MODEL("(%x: tensor<1x2xf32>) -> tensor<1x3xf32>",
               "  %w = onnx.Constant dense<[[1.0, -1.0, 0.5], [2.0, 3.0, -2.0]]> : tensor<2x3xf32>\n"
               "  %s = onnx.Constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>\n"
               "  %0 = \"onnx.MatMul\"(%x, %w) : (tensor<1x2xf32>, tensor<2x3xf32>) -> tensor<1x3xf32>\n"
               "  %1 = \"onnx.Mul\"(%0, %s) : (tensor<1x3xf32>, tensor<3xf32>) -> tensor<1x3xf32>\n"
               "  onnx.Return %1 : tensor<1x3xf32>\n"),
         "stablehlo.dot_general", "1x3x", 1, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(batch_normalizations),    cmocka_unit_test(factors),
      cmocka_unit_test(transposed_convolutions), cmocka_unit_test(products),
      cmocka_unit_test(others_read_the_sums),    cmocka_unit_test(factors_that_stay),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
