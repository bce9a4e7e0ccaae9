/* passes.h: models of ONNX as programs whose extents stay open, and what they give for several ones.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#define MODEL(SIGNATURE, BODY)                                                                                         \
  "module attributes {onnx.ir_version = 10 : i64, onnx.opset_import = {ai.onnx = 21 : i64}} {\n"                       \
  "func.func @main_graph" SIGNATURE " {\n" BODY "}\n}\n"

static shlo_plan *plan_of_model(const char *text, const shlo_onnx_infer_options *options) {
  shlo_module *model = parse(text), *lowered = NULL, *decomposed = NULL, *read = NULL;
  ok(shlo_module_lower_onnx(model, options, &lowered, &error));
  ok(shlo_module_verify(lowered, &error));
  /* It can be carried by an artifact. */
  ok(shlo_module_decompose_chlo(lowered, &decomposed, &error));
  shlo_buffer *bytes = NULL;
  ok(shlo_artifact_write(decomposed, NULL, &bytes, &error));
  ok(shlo_artifact_read(shlo_buffer_data(bytes), shlo_buffer_size(bytes), NULL, &read, &error));
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(read, NULL, &plan, &error));
  shlo_buffer_destroy(bytes);
  shlo_module_destroy(read);
  shlo_module_destroy(decomposed);
  shlo_module_destroy(lowered);
  shlo_module_destroy(model);
  return plan;
}

static void refused(shlo_status status, const char *part, const char *text) {
  shlo_module *model = parse(text), *lowered = UNTOUCHED(shlo_module);
  fails(status, part, shlo_module_lower_onnx(model, NULL, &lowered, &error));
  assert_ptr_equal(lowered, UNTOUCHED(shlo_module));
  shlo_module_destroy(model);
}

static shlo_tensor *floats(int32_t rank, const int64_t *shape, const float *values) {
  size_t bytes = sizeof *values;
  for (int32_t d = 0; d < rank; ++d)
    bytes *= (size_t)shape[d];
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_copy(SHLO_TYPE_F32, rank, shape, values, bytes, NULL, &tensor, &error));
  return tensor;
}

/* (B, T, 4) as (B, T, 2, 2), transposed; the mean over all; the rows as (B * T, 4). */
static void shapes_and_numbers_follow(void **state) {
  (void)state;
  shlo_plan *plan = plan_of_model(
      MODEL("(%x: tensor<?x?x4xf32> {onnx.name = \"x\", onnx.dim_params = \"0:B,1:T\"}) -> (tensor<?x2x?x2xf32>, "
            "tensor<f32>, tensor<?x4xf32>)",
            "  %s = onnx.Initializer {value = dense<[0, 0, 2, 2]> : tensor<4xi64>} : tensor<4xi64>\n"
            "  %f = onnx.Initializer {value = dense<[-1, 4]> : tensor<2xi64>} : tensor<2xi64>\n"
            "  %0 = \"onnx.Reshape\"(%x, %s) : (tensor<?x?x4xf32>, tensor<4xi64>) -> tensor<?x?x2x2xf32>\n"
            "  %1 = \"onnx.Transpose\"(%0) {perm = [0, 2, 1, 3]} : (tensor<?x?x2x2xf32>) -> tensor<?x2x?x2xf32>\n"
            "  %n = \"onnx.NoValue\"() : () -> none\n"
            "  %2 = \"onnx.ReduceMean\"(%x, %n) {keepdims = 0 : si64} : (tensor<?x?x4xf32>, none) -> tensor<f32>\n"
            "  %3 = \"onnx.Reshape\"(%x, %f) : (tensor<?x?x4xf32>, tensor<2xi64>) -> tensor<?x4xf32>\n"
            "  onnx.Return %1, %2, %3 : tensor<?x2x?x2xf32>, tensor<f32>, tensor<?x4xf32>\n"),
      NULL);
  assert_int_equal(shlo_plan_input_shape(plan, 0)[0], SHLO_DYNAMIC);
  static const int64_t sizes[][2] = {{1, 1}, {1, 7}, {3, 1}, {2, 6}, {6, 2}, {5, 23}};
  for (size_t k = 0; k < sizeof sizes / sizeof *sizes; ++k) {
    const int64_t b = sizes[k][0], t = sizes[k][1], shape[] = {b, t, 4};
    float values[5 * 23 * 4];
    double sum = 0;
    for (int i = 0; i < b * t * 4; ++i)
      sum += values[i] = (float)(i % 17 - 5);
    shlo_tensor *input = floats(3, shape, values), *outputs[3] = {NULL};
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 3, outputs, NULL, &error));
    const int64_t transposed[] = {b, 2, t, 2}, flat[] = {b * t, 4};
    assert_int_equal(shlo_tensor_rank(outputs[0]), 4);
    assert_memory_equal(shlo_tensor_shape(outputs[0]), transposed, sizeof transposed);
    const float *made = shlo_tensor_data(outputs[0]);
    for (int64_t i = 0; i < b; ++i)
      for (int64_t h = 0; h < 2; ++h)
        for (int64_t j = 0; j < t; ++j)
          for (int64_t d = 0; d < 2; ++d)
            assert_true(made[((i * 2 + h) * t + j) * 2 + d] == values[(i * t + j) * 4 + h * 2 + d]);
    const float mean = *(const float *)shlo_tensor_data(outputs[1]), expected = (float)(sum / (double)(b * t * 4));
    assert_true(mean - expected < 1e-5F && expected - mean < 1e-5F);
    assert_memory_equal(shlo_tensor_shape(outputs[2]), flat, sizeof flat);
    assert_memory_equal(shlo_tensor_data(outputs[2]), values, (size_t)(b * t * 4) * sizeof *values);
    for (size_t i = 0; i < 3; ++i)
      shlo_tensor_destroy(outputs[i]);
    shlo_tensor_destroy(input);
  }
  shlo_plan_destroy(plan);
}

/* A pool of step 2 that rounds up: the extent that comes out is computed by the op, and what is padded by it as well.
 */
static const char pooled[] =
    MODEL("(%x: tensor<1x1x?xf32> {onnx.name = \"x\", onnx.dim_params = \"2:W\"}) -> (tensor<1x1x?xf32>)",
          "  %b = onnx.Initializer {value = dense<[1.0]> : tensor<1xf32>} : tensor<1xf32>\n"
          "  %0 = \"onnx.MaxPool\"(%x) {kernel_shape = [2], strides = [2]} : (tensor<1x1x?xf32>) -> tensor<1x1x?xf32>\n"
          "  %1 = \"onnx.Add\"(%0, %b) : (tensor<1x1x?xf32>, tensor<1xf32>) -> tensor<1x1x?xf32>\n"
          "  onnx.Return %1 : tensor<1x1x?xf32>\n");
static void rounded_extents_are_read_from_values(void **state) {
  (void)state;
  shlo_plan *plan = plan_of_model(pooled, NULL);
  for (int64_t width = 2; width < 12; ++width) {
    const int64_t shape[] = {1, 1, width};
    float values[12];
    for (int i = 0; i < width; ++i)
      values[i] = (float)(i * i % 7);
    shlo_tensor *input = floats(3, shape, values), *output = NULL;
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, NULL, &error));
    assert_int_equal(shlo_tensor_shape(output)[2], width / 2);
    const float *made = shlo_tensor_data(output);
    for (int64_t i = 0; i < width / 2; ++i)
      assert_true(made[i] == 1 + (values[2 * i] > values[2 * i + 1] ? values[2 * i] : values[2 * i + 1]));
    shlo_tensor_destroy(output);
    shlo_tensor_destroy(input);
  }
  shlo_plan_destroy(plan);
}

/* Both halves are joined again, which only even extents allow. */
static void multiples_are_asserted(void **state) {
  (void)state;
  shlo_plan *plan = plan_of_model(
      MODEL(
          "(%x: tensor<1x1x?xf32> {onnx.name = \"x\", onnx.dim_params = \"2:W\"}) -> (tensor<1x1x?xf32>)",
          "  %s = onnx.Initializer {value = dense<[1.0, 1.0, 2.0]> : tensor<3xf32>} : tensor<3xf32>\n"
          "  %n = \"onnx.NoValue\"() : () -> none\n"
          "  %0 = \"onnx.MaxPool\"(%x) {kernel_shape = [2], strides = [2]} : (tensor<1x1x?xf32>) -> tensor<1x1x?xf32>\n"
          "  %1 = \"onnx.Resize\"(%0, %n, %s, %n) {mode = \"nearest\", coordinate_transformation_mode = "
          "\"asymmetric\", nearest_mode = \"floor\"} : (tensor<1x1x?xf32>, none, tensor<3xf32>, none) -> "
          "tensor<1x1x?xf32>\n"
          "  %2 = \"onnx.Add\"(%1, %x) : (tensor<1x1x?xf32>, tensor<1x1x?xf32>) -> tensor<1x1x?xf32>\n"
          "  onnx.Return %2 : tensor<1x1x?xf32>\n"),
      NULL);
  const float values[] = {1, 4, 9, 2, 0, 5};
  const int64_t even[] = {1, 1, 6}, odd[] = {1, 1, 5};
  shlo_tensor *input = floats(3, even, values), *output = NULL;
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, NULL, &error));
  const float expected[] = {5, 8, 18, 11, 5, 10};
  assert_memory_equal(shlo_tensor_data(output), expected, sizeof expected);
  shlo_tensor_destroy(output);
  shlo_tensor_destroy(input);
  input = floats(3, odd, values);
  output = NULL;
  fails(SHLO_FAILED, "the extent 'W' must be a multiple of 2",
        shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, NULL, &error));
  shlo_tensor_destroy(input);
  shlo_plan_destroy(plan);
}

#define HALF(FROM, TO)                                                                                                 \
  "  %" TO " = \"onnx.MaxPool\"(%" FROM                                                                                \
  ") {kernel_shape = [3], strides = [2], pads = [1, 1]} : (tensor<1x1x?xf32>) -> "                                     \
  "tensor<1x1x?xf32>\n"
/* Half as many, rounded up, six times: of small extents always one is left. */
static void small_extents_do_not_hide_large_ones(void **state) {
  (void)state;
  shlo_plan *plan = plan_of_model(
      MODEL("(%x: tensor<1x1x?xf32> {onnx.name = \"x\", onnx.dim_params = \"2:W\"}) -> (tensor<1x1x?xf32>)",
            HALF("x", "0") HALF("0", "1") HALF("1", "2") HALF("2", "3") HALF("3", "4")
                HALF("4", "5") "  onnx.Return %5 : tensor<1x1x?xf32>\n"),
      NULL);
  static float values[200];
  for (int i = 0; i < 200; ++i)
    values[i] = (float)(i % 50);
  for (int64_t width = 1; width <= 200; width += 33) {
    const int64_t shape[] = {1, 1, width};
    shlo_tensor *input = floats(3, shape, values), *output = NULL;
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, NULL, &error));
    assert_int_equal(shlo_tensor_shape(output)[2], (width + 63) / 64);
    shlo_tensor_destroy(output);
    shlo_tensor_destroy(input);
  }
  shlo_plan_destroy(plan);
}

/* The numbers below N - 4, of which there is one for the smallest extent that the model is lowered for. */
static void lists_of_numbers_grow(void **state) {
  (void)state;
  shlo_plan *plan = plan_of_model(
      MODEL("(%x: tensor<?xi64> {onnx.name = \"x\", onnx.dim_params = \"0:N\"}) -> (tensor<?xi64>)",
            "  %four = onnx.Initializer {value = dense<4> : tensor<i64>} : tensor<i64>\n"
            "  %zero = onnx.Initializer {value = dense<0> : tensor<i64>} : tensor<i64>\n"
            "  %one = onnx.Initializer {value = dense<1> : tensor<i64>} : tensor<i64>\n"
            "  %n = \"onnx.Size\"(%x) : (tensor<?xi64>) -> tensor<i64>\n"
            "  %m = \"onnx.Sub\"(%n, %four) : (tensor<i64>, tensor<i64>) -> tensor<i64>\n"
            "  %r = \"onnx.Range\"(%zero, %m, %one) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>\n"
            "  onnx.Return %r : tensor<?xi64>\n"),
      NULL);
  const int64_t values[9] = {0};
  for (int64_t n = 5; n <= 9; ++n) {
    shlo_tensor *input = NULL, *output = NULL;
    ok(shlo_tensor_copy(SHLO_TYPE_I64, 1, &n, values, (size_t)n * 8, NULL, &input, &error));
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, NULL, &error));
    assert_int_equal(shlo_tensor_shape(output)[0], n - 4);
    for (int64_t i = 0; i < n - 4; ++i)
      assert_int_equal(((const int64_t *)shlo_tensor_data(output))[i], i);
    shlo_tensor_destroy(output);
    shlo_tensor_destroy(input);
  }
  shlo_plan_destroy(plan);
}

static void some_extents_can_be_given(void **state) {
  (void)state;
  shlo_onnx_infer_options *options = NULL;
  ok(shlo_onnx_infer_options_create(&options, &error));
  ok(shlo_onnx_infer_options_set_dimension(options, BYTES("T"), 3, &error));
  shlo_plan *plan =
      plan_of_model(MODEL("(%x: tensor<?x?xf32> {onnx.name = \"x\", onnx.dim_params = \"1:T\"}) -> (tensor<?xf32>)",
                          "  %f = onnx.Initializer {value = dense<[-1]> : tensor<1xi64>} : tensor<1xi64>\n"
                          "  %0 = \"onnx.Reshape\"(%x, %f) : (tensor<?x?xf32>, tensor<1xi64>) -> tensor<?xf32>\n"
                          "  onnx.Return %0 : tensor<?xf32>\n"),
                    options);
  assert_int_equal(shlo_plan_input_shape(plan, 0)[0], SHLO_DYNAMIC);
  assert_int_equal(shlo_plan_input_shape(plan, 0)[1], 3);
  shlo_plan_destroy(plan);
  shlo_onnx_infer_options_destroy(options);
}

static void what_has_no_program_is_refused(void **state) {
  (void)state;
  refused(SHLO_INVALID_ARGUMENT, "the input 'x' has no rank",
          MODEL("(%x: tensor<*xf32> {onnx.name = \"x\"}) -> (tensor<*xf32>)",
                "  %0 = \"onnx.Relu\"(%x) : (tensor<*xf32>) -> tensor<*xf32>\n"
                "  onnx.Return %0 : tensor<*xf32>\n"));
  /* What SAME pads depends on the remainder by the step. */
  refused(SHLO_UNSUPPORTED,
          "no program for all extents 'W': an attribute depends on the extents (node 'pool', stablehlo.reduce_window)",
          MODEL("(%x: tensor<1x1x?xf32> {onnx.name = \"x\", onnx.dim_params = \"2:W\"}) -> (tensor<1x1x?xf32>)",
                "  %0 = \"onnx.MaxPool\"(%x) {auto_pad = \"SAME_UPPER\", kernel_shape = [3], strides = [2], "
                "onnx_node_name = \"pool\"} : (tensor<1x1x?xf32>) -> tensor<1x1x?xf32>\n"
                "  onnx.Return %0 : tensor<1x1x?xf32>\n"));
  refused(SHLO_UNSUPPORTED, "the inputs have 7 open extents",
          MODEL("(%x: tensor<?x?x?x?x?x?x?xf32> {onnx.name = \"x\"}) -> (tensor<?x?x?x?x?x?x?xf32>)",
                "  %0 = \"onnx.Relu\"(%x) : (tensor<?x?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?x?xf32>\n"
                "  onnx.Return %0 : tensor<?x?x?x?x?x?x?xf32>\n"));
  /* The second extent must be 4. */
  refused(SHLO_INVALID_ARGUMENT, "MatMul",
          MODEL("(%x: tensor<?x?xf32> {onnx.name = \"x\"}) -> (tensor<?x2xf32>)",
                "  %w = onnx.Initializer {value = dense<1.0> : tensor<4x2xf32>} : tensor<4x2xf32>\n"
                "  %0 = \"onnx.MatMul\"(%x, %w) : (tensor<?x?xf32>, tensor<4x2xf32>) -> tensor<?x2xf32>\n"
                "  onnx.Return %0 : tensor<?x2xf32>\n"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(shapes_and_numbers_follow),      cmocka_unit_test(rounded_extents_are_read_from_values),
      cmocka_unit_test(multiples_are_asserted),         cmocka_unit_test(small_extents_do_not_hide_large_ones),
      cmocka_unit_test(lists_of_numbers_grow),          cmocka_unit_test(some_extents_can_be_given),
      cmocka_unit_test(what_has_no_program_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
