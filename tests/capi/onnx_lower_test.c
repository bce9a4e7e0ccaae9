/* passes.h, plan.h: models of ONNX as StableHLO, and running them.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#define MODEL(OPSET, SIGNATURE, BODY)                                                                                  \
  "module attributes {onnx.ir_version = 10 : i64, onnx.opset_import = {ai.onnx = " OPSET " : i64}} {\n"                \
  "func.func @main_graph" SIGNATURE " {\n" BODY "}\n}\n"

static shlo_module *lower(const char *text, const shlo_onnx_infer_options *options) {
  shlo_module *model = parse(text), *lowered = NULL;
  ok(shlo_module_lower_onnx(model, options, &lowered, &error));
  shlo_module_destroy(model);
  return lowered;
}

static void lower_fails(shlo_status status, const char *part, const char *text,
                        const shlo_onnx_infer_options *options) {
  shlo_module *model = parse(text), *lowered = UNTOUCHED(shlo_module);
  fails(status, part, shlo_module_lower_onnx(model, options, &lowered, &error));
  assert_ptr_equal(lowered, UNTOUCHED(shlo_module));
  shlo_module_destroy(model);
}

static int has(const shlo_buffer *buffer, const char *text) {
  const char *bytes = shlo_buffer_data(buffer);
  const size_t length = strlen(text);
  for (size_t at = 0; at + length <= shlo_buffer_size(buffer); ++at)
    if (memcmp(bytes + at, text, length) == 0)
      return 1;
  return 0;
}

static const char scaled[] = MODEL(
    "21",
    "(%x: tensor<?x2xf32> {onnx.name = \"x\", onnx.dim_params = \"0:batch\"}) -> (tensor<?x2xf32> {onnx.name = \"y\"})",
    "  %w = onnx.Initializer {value = dense<[10.0, 20.0]> : tensor<2xf32>} : tensor<2xf32>\n"
    "  %0 = \"onnx.Mul\"(%x, %w) {onnx_node_name = \"scale\"} : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>\n"
    "  %1 = \"onnx.Relu\"(%0) : (tensor<?x2xf32>) -> tensor<?x2xf32>\n"
    "  onnx.Return %1 : tensor<?x2xf32>\n");

static void a_model_becomes_a_program(void **state) {
  (void)state;
  shlo_onnx_infer_options *options = NULL;
  ok(shlo_onnx_infer_options_create(&options, &error));
  const int64_t wrong[] = {3, 4};
  ok(shlo_onnx_infer_options_set_shape(options, BYTES("x"), 2, wrong, &error));
  lower_fails(SHLO_INVALID_ARGUMENT, "the input 'x' has the extent 2 along axis 1, but 4 is given", scaled, options);
  ok(shlo_onnx_infer_options_set_shape(options, BYTES("x"), 1, wrong, &error));
  lower_fails(SHLO_INVALID_ARGUMENT, "the input 'x' has rank 2", scaled, options);
  shlo_onnx_infer_options_destroy(options);

  ok(shlo_onnx_infer_options_create(&options, &error));
  ok(shlo_onnx_infer_options_set_dimension(options, BYTES("batch"), 3, &error));
  shlo_module *lowered = lower(scaled, options);
  ok(shlo_module_verify(lowered, &error));
  shlo_print_options *printing = NULL;
  ok(shlo_print_options_create(&printing, &error));
  ok(shlo_print_options_set_locations(printing, 1, &error));
  shlo_buffer *printed = NULL;
  ok(shlo_module_print(lowered, printing, &printed, &error));
  assert_true(has(printed, "func.func @main(%arg0: tensor<3x2xf32>"));
  assert_true(has(printed, "loc(\"scale\")"));
  assert_false(has(printed, "onnx."));
  shlo_buffer_destroy(printed);
  shlo_print_options_destroy(printing);

  /* The names of the model, also in an artifact. */
  ok(shlo_artifact_write(lowered, NULL, &printed, &error));
  shlo_module_destroy(lowered);
  ok(shlo_artifact_read(shlo_buffer_data(printed), shlo_buffer_size(printed), NULL, &lowered, &error));
  shlo_buffer_destroy(printed);
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(lowered, NULL, &plan, &error));
  assert_string_equal(shlo_plan_input_name(plan, 0, NULL), "x");
  assert_string_equal(shlo_plan_output_name(plan, 0, NULL), "y");
  const float x[6] = {1, 2, -3, 4, 5, -6};
  float y[6];
  const void *inputs[] = {x};
  void *outputs[] = {y};
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
  for (int i = 0; i < 6; ++i)
    assert_true(y[i] == (x[i] > 0 ? x[i] * (i % 2 ? 20 : 10) : 0));
  shlo_plan_destroy(plan);
  shlo_module_destroy(lowered);
  shlo_onnx_infer_options_destroy(options);
}

/* A plan takes the model as it is, and any extents that it allows. */
static void a_model_runs_for_each_shape(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(scaled);
  assert_string_equal(shlo_plan_input_name(plan, 0, NULL), "x");
  assert_string_equal(shlo_plan_output_name(plan, 0, NULL), "y");
  assert_int_equal(shlo_plan_input_shape(plan, 0)[0], SHLO_DYNAMIC);
  assert_int_equal(shlo_plan_output_shape(plan, 0)[0], SHLO_DYNAMIC);
  int compared = 0;
  for (int64_t n = 0; n < 4; ++n) {
    const int64_t shape[] = {n, 2};
    const float values[8] = {1, 2, -3, 4, 5, -6, 7, 8};
    shlo_tensor *input = tensor_f32(2, shape, values), *output = NULL;
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 1, &output, NULL, &error));
    assert_int_equal(shlo_tensor_shape(output)[0], n);
    for (int i = 0; i < 2 * n; ++i, ++compared)
      assert_true(((const float *)shlo_tensor_data(output))[i] == (values[i] > 0 ? values[i] * (i % 2 ? 20 : 10) : 0));
    shlo_tensor_destroy(input);
    shlo_tensor_destroy(output);
  }
  assert_int_equal(compared, 12);
  shlo_plan_destroy(plan);
}

/* The value of an input is a shape; how many elements are not zero is one, too. */
static void values_decide_shapes(void **state) {
  (void)state;
  shlo_plan *plan =
      plan_of(MODEL("21", "(%x: tensor<6xf32>, %s: tensor<2xi64>) -> (tensor<?x?xf32>, tensor<1x?xi64>)",
                    "  %0 = \"onnx.Reshape\"(%x, %s) : (tensor<6xf32>, tensor<2xi64>) -> tensor<?x?xf32>\n"
                    "  %1 = \"onnx.NonZero\"(%x) : (tensor<6xf32>) -> tensor<1x?xi64>\n"
                    "  onnx.Return %0, %1 : tensor<?x?xf32>, tensor<1x?xi64>\n"));
  const int64_t six = 6, two = 2, shapes[][2] = {{2, 3}, {3, 2}, {6, 1}, {2, 3}};
  const float values[][6] = {{1, 0, 2, 0, 0, 3}, {0, 0, 0, 0, 0, 0}, {1, 1, 1, 1, 1, 1}, {0, 0, 4, 0, 0, 0}};
  for (int round = 0; round < 4; ++round) {
    shlo_tensor *inputs[] = {tensor_f32(1, &six, values[round]), NULL}, *outputs[2] = {NULL};
    ok(shlo_tensor_create(SHLO_TYPE_I64, 1, &two, &inputs[1], &error));
    memcpy(shlo_tensor_mutable_data(inputs[1]), shapes[round], sizeof shapes[round]);
    ok(shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 2, outputs, NULL, &error));
    assert_memory_equal(shlo_tensor_shape(outputs[0]), shapes[round], sizeof shapes[round]);
    assert_memory_equal(shlo_tensor_data(outputs[0]), values[round], sizeof values[round]);
    int64_t found = 0;
    for (int64_t i = 0; i < 6; ++i)
      if (values[round][i] != 0)
        assert_int_equal(((const int64_t *)shlo_tensor_data(outputs[1]))[found++], i);
    assert_int_equal(shlo_tensor_shape(outputs[1])[1], found);
    for (int i = 0; i < 2; ++i) {
      shlo_tensor_destroy(inputs[i]);
      shlo_tensor_destroy(outputs[i]);
    }
  }
  /* A shape that does not fit is the inputs' fault. */
  shlo_tensor *inputs[] = {tensor_f32(1, &six, values[0]), NULL}, *outputs[2] = {NULL};
  ok(shlo_tensor_create(SHLO_TYPE_I64, 1, &two, &inputs[1], &error));
  memcpy(shlo_tensor_mutable_data(inputs[1]), (int64_t[]){4, 2}, 16);
  fails(SHLO_INVALID_ARGUMENT, "onnx: for these inputs: ",
        shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 2, outputs, NULL, &error));
  shlo_tensor_destroy(inputs[0]);
  shlo_tensor_destroy(inputs[1]);
  shlo_plan_destroy(plan);
}

static shlo_tensor *scalar_of(shlo_element_type type, const void *value, size_t size) {
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_create(type, 0, NULL, &tensor, &error));
  memcpy(shlo_tensor_mutable_data(tensor), value, size);
  return tensor;
}

static void is_list(const shlo_tensor *tensor, int64_t count, const float *expected) {
  assert_int_equal(shlo_tensor_shape(tensor)[0], count);
  assert_int_equal(shlo_tensor_element_count(tensor), count);
  for (int64_t i = 0; i < count; ++i)
    assert_true(((const float *)shlo_tensor_data(tensor))[i] == expected[i]);
}

/* A state that grows, rows of a loop that ends by its values, and branches of different shapes. */
static void values_decide_the_shapes_of_loops_and_branches(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(MODEL(
      "21",
      "(%n: tensor<i64>, %limit: tensor<f32>, %x: tensor<1xf32>) -> (tensor<?xf32>, tensor<?x1xf32>, tensor<?xf32>)",
      "  %true = onnx.Constant dense<true> : tensor<i1>\n"
      "  %grown = \"onnx.Loop\"(%n, %true, %x) ({\n"
      "  ^bb0(%i: tensor<i64>, %c: tensor<i1>, %s: tensor<?xf32>):\n"
      "    %longer = \"onnx.Concat\"(%s, %x) {axis = 0 : si64} : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>\n"
      "    onnx.Yield %c, %longer : tensor<i1>, tensor<?xf32>\n"
      "  }) : (tensor<i64>, tensor<i1>, tensor<1xf32>) -> tensor<?xf32>\n"
      "  %last, %rows = \"onnx.Loop\"(%n, %true, %x) ({\n"
      "  ^bb0(%i: tensor<i64>, %c: tensor<i1>, %s: tensor<1xf32>):\n"
      "    %twice = \"onnx.Add\"(%s, %s) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>\n"
      "    %more = \"onnx.Less\"(%twice, %limit) : (tensor<1xf32>, tensor<f32>) -> tensor<1xi1>\n"
      "    onnx.Yield %more, %twice, %twice : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>\n"
      "  }) : (tensor<i64>, tensor<i1>, tensor<1xf32>) -> (tensor<1xf32>, tensor<?x1xf32>)\n"
      "  %less = \"onnx.Less\"(%x, %limit) : (tensor<1xf32>, tensor<f32>) -> tensor<1xi1>\n"
      "  %chosen = \"onnx.If\"(%less) ({\n"
      "    %both = \"onnx.Concat\"(%x, %x) {axis = 0 : si64} : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>\n"
      "    onnx.Yield %both : tensor<2xf32>\n"
      "  }, {\n"
      "    onnx.Yield %x : tensor<1xf32>\n"
      "  }) : (tensor<1xi1>) -> tensor<?xf32>\n"
      "  onnx.Return %grown, %rows, %chosen : tensor<?xf32>, tensor<?x1xf32>, tensor<?xf32>\n"));
  static const struct {
    int64_t steps;
    float limit;
    int64_t rows, chosen;
  } rounds[] = {{4, 5, 3, 2}, {2, 5, 2, 2}, {3, 0.5f, 1, 1}, {0, 5, 0, 2}, {4, 5, 3, 2}};
  const float ones[] = {1, 1, 1, 1, 1}, doubled[] = {2, 4, 8};
  const int64_t one = 1;
  int compared = 0;
  for (size_t round = 0; round < sizeof rounds / sizeof *rounds; ++round, ++compared) {
    shlo_tensor *inputs[] = {scalar_of(SHLO_TYPE_I64, &rounds[round].steps, 8),
                             scalar_of(SHLO_TYPE_F32, &rounds[round].limit, 4), tensor_f32(1, &one, ones)};
    shlo_tensor *outputs[3] = {NULL};
    ok(shlo_plan_run(plan, 3, (const shlo_tensor *const *)inputs, 3, outputs, NULL, &error));
    is_list(outputs[0], rounds[round].steps + 1, ones);
    is_list(outputs[1], rounds[round].rows, doubled);
    is_list(outputs[2], rounds[round].chosen, ones);
    for (int i = 0; i < 3; ++i) {
      shlo_tensor_destroy(inputs[i]);
      shlo_tensor_destroy(outputs[i]);
    }
  }
  assert_int_equal(compared, 5);
  shlo_plan_destroy(plan);
}

/* A program without inputs decides by its constants. */
static void constants_decide_shapes(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(MODEL("21", "() -> (tensor<?xi64>)",
                                  "  %n = onnx.Constant dense<5> : tensor<i64>\n"
                                  "  %true = onnx.Constant dense<true> : tensor<i1>\n"
                                  "  %limit = onnx.Initializer {value = dense<3> : tensor<i64>} : tensor<i64>\n"
                                  "  %rows = \"onnx.Loop\"(%n, %true) ({\n"
                                  "  ^bb0(%i: tensor<i64>, %c: tensor<i1>):\n"
                                  "    %more = \"onnx.Less\"(%i, %limit) : (tensor<i64>, tensor<i64>) -> tensor<i1>\n"
                                  "    %twice = \"onnx.Add\"(%i, %i) : (tensor<i64>, tensor<i64>) -> tensor<i64>\n"
                                  "    onnx.Yield %more, %twice : tensor<i1>, tensor<i64>\n"
                                  "  }) : (tensor<i64>, tensor<i1>) -> tensor<?xi64>\n"
                                  "  onnx.Return %rows : tensor<?xi64>\n"));
  const int64_t expected[] = {0, 2, 4, 6};
  shlo_tensor *output = NULL;
  ok(shlo_plan_run(plan, 0, NULL, 1, &output, NULL, &error));
  assert_int_equal(shlo_tensor_shape(output)[0], 4);
  assert_memory_equal(shlo_tensor_data(output), expected, sizeof expected);
  shlo_tensor_destroy(output);
  shlo_plan_destroy(plan);
}

/* The extents of the input fit one branch only. */
static void rules_hold_where_the_run_comes(void **state) {
  (void)state;
  shlo_plan *plan =
      plan_of(MODEL("21", "(%c: tensor<i1>, %x: tensor<?xf32>) -> (tensor<?xf32>)",
                    "  %w = onnx.Initializer {value = dense<2.0> : tensor<3x3xf32>} : tensor<3x3xf32>\n"
                    "  %y = \"onnx.If\"(%c) ({\n"
                    "    %z = \"onnx.MatMul\"(%x, %w) : (tensor<?xf32>, tensor<3x3xf32>) -> tensor<?xf32>\n"
                    "    onnx.Yield %z : tensor<?xf32>\n"
                    "  }, {\n"
                    "    %z = \"onnx.Add\"(%x, %x) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>\n"
                    "    onnx.Yield %z : tensor<?xf32>\n"
                    "  }) : (tensor<i1>) -> tensor<?xf32>\n"
                    "  onnx.Return %y : tensor<?xf32>\n"));
  const uint8_t yes = 1, no = 0;
  const int64_t two = 2, three = 3;
  const float ones[] = {1, 1, 1}, doubled[] = {2, 2}, products[] = {6, 6, 6};
  shlo_tensor *taken[] = {scalar_of(SHLO_TYPE_I1, &yes, 1), tensor_f32(1, &three, ones)};
  shlo_tensor *other[] = {scalar_of(SHLO_TYPE_I1, &no, 1), tensor_f32(1, &two, ones)};
  const shlo_tensor *misfit[] = {taken[0], other[1]};
  shlo_tensor *output = NULL;
  ok(shlo_plan_run(plan, 2, (const shlo_tensor *const *)other, 1, &output, NULL, &error));
  is_list(output, 2, doubled);
  shlo_tensor_destroy(output);
  output = NULL;
  ok(shlo_plan_run(plan, 2, (const shlo_tensor *const *)taken, 1, &output, NULL, &error));
  is_list(output, 3, products);
  shlo_tensor_destroy(output);
  output = NULL;
  fails(SHLO_INVALID_ARGUMENT, "MatMul", shlo_plan_run(plan, 2, misfit, 1, &output, NULL, &error));
  assert_null(output);
  for (int i = 0; i < 2; ++i) {
    shlo_tensor_destroy(taken[i]);
    shlo_tensor_destroy(other[i]);
  }
  shlo_plan_destroy(plan);
}

/* A loop counts in floats up to a limit. A state comes from the input, and does not decide when the loop ends. */
#define COUNTING(LIMIT)                                                                                                \
  MODEL("21", "(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<?x2xf32>)",                                               \
        "  %none = \"onnx.NoValue\"() {value} : () -> none\n"                                                          \
        "  %true = onnx.Constant dense<true> : tensor<i1>\n"                                                           \
        "  %zero = onnx.Constant dense<0.0> : tensor<f32>\n"                                                           \
        "  %step = onnx.Constant dense<0.5> : tensor<f32>\n"                                                           \
        "  %limit = onnx.Initializer {value = dense<" LIMIT "> : tensor<f32>} : tensor<f32>\n"                         \
        "  %last, %end, %rows = \"onnx.Loop\"(%none, %true, %x, %zero) ({\n"                                           \
        "  ^bb0(%i: tensor<i64>, %c: tensor<i1>, %s: tensor<2xf32>, %at: tensor<f32>):\n"                              \
        "    %next = \"onnx.Add\"(%at, %step) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n"                           \
        "    %more = \"onnx.Less\"(%next, %limit) : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"                        \
        "    %sum = \"onnx.Add\"(%s, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>\n"                          \
        "    onnx.Yield %more, %sum, %next, %sum : tensor<i1>, tensor<2xf32>, tensor<f32>, tensor<2xf32>\n"            \
        "  }) : (none, tensor<i1>, tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>, tensor<?x2xf32>)\n"     \
        "  onnx.Return %last, %rows : tensor<2xf32>, tensor<?x2xf32>\n")

static void runs_for(const shlo_module *module, int64_t steps) {
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  const int64_t two = 2;
  const float x[] = {1, -3};
  shlo_tensor *input = tensor_f32(1, &two, x), *outputs[2] = {NULL};
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 2, outputs, NULL, &error));
  const float *last = shlo_tensor_data(outputs[0]), *rows = shlo_tensor_data(outputs[1]);
  assert_int_equal(shlo_tensor_shape(outputs[1])[0], steps);
  assert_true(last[0] == (float)(steps + 1) && last[1] == (float)(-3 * steps - 3));
  assert_true(rows[0] == 2 && rows[1] == -6 && rows[2 * steps - 2] == last[0] && rows[2 * steps - 1] == last[1]);
  shlo_tensor_destroy(input);
  shlo_tensor_destroy(outputs[0]);
  shlo_tensor_destroy(outputs[1]);
  shlo_plan_destroy(plan);
}

static void constants_decide_how_long_a_loop_runs(void **state) {
  (void)state;
  shlo_module *lowered = lower(COUNTING("8.2"), NULL), *model = parse(COUNTING("8.2"));
  shlo_buffer *text = NULL;
  ok(shlo_module_print(lowered, NULL, &text, &error));
  assert_true(has(text, "tensor<17x2xf32>"));
  assert_false(has(text, "?"));
  shlo_buffer_destroy(text);
  runs_for(lowered, 17);
  runs_for(model, 17);
  shlo_module_destroy(lowered);
  shlo_module_destroy(model);
}

/* Only a run finds out how long a long loop is. */
static void long_loops_are_not_tried(void **state) {
  (void)state;
  lower_fails(SHLO_UNSUPPORTED, "depends on values that are only known when the program runs", COUNTING("9000.0"),
              NULL);
  lower_fails(SHLO_UNSUPPORTED, "depends on values that are only known when the program runs", COUNTING("1.0e38"),
              NULL);
  shlo_module *model = parse(COUNTING("9000.0"));
  runs_for(model, 18000);
  shlo_module_destroy(model);
}

/* Both directions sum up; the second sequence of two has one element. */
static void recurrent_layers_end_with_their_sequences(void **state) {
  (void)state;
  shlo_plan *plan =
      plan_of(MODEL("22", "(%x: tensor<3x2x1xf32>) -> (tensor<3x2x2x1xf32>, tensor<2x2x1xf32>)",
                    "  %w = onnx.Initializer {value = dense<1.0> : tensor<2x1x1xf32>} : tensor<2x1x1xf32>\n"
                    "  %n = onnx.Initializer {value = dense<[3, 1]> : tensor<2xi32>} : tensor<2xi32>\n"
                    "  %none = \"onnx.NoValue\"() {value} : () -> none\n"
                    "  %y, %h = \"onnx.RNN\"(%x, %w, %w, %none, %n) {activations = [\"Relu\", \"relu\"], direction = "
                    "\"bidirectional\"} : "
                    "(tensor<3x2x1xf32>, tensor<2x1x1xf32>, tensor<2x1x1xf32>, none, tensor<2xi32>) -> "
                    "(tensor<3x2x2x1xf32>, tensor<2x2x1xf32>)\n"
                    "  onnx.Return %y, %h : tensor<3x2x2x1xf32>, tensor<2x2x1xf32>\n"));
  const float x[] = {1, 4, 2, 5, 3, 6};
  const float expected[] = {1, 4, 6, 4, 3, 0, 5, 0, 6, 0, 3, 0}, last[] = {6, 4, 6, 4};
  float y[12], h[4];
  const void *inputs[] = {x};
  void *outputs[] = {y, h};
  ok(shlo_plan_run_raw(plan, 1, inputs, 2, outputs, NULL, &error));
  assert_memory_equal(y, expected, sizeof y);
  assert_memory_equal(h, last, sizeof h);
  shlo_plan_destroy(plan);
}

/* A query that sees no key gives zeros, one that sees a single key its value. */
static void queries_may_see_no_key(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(
      MODEL("24", "(%x: tensor<1x1x2x1xf32>, %m: tensor<2x2xi1>) -> (tensor<1x1x2x1xf32>)",
            "  %y = \"onnx.Attention\"(%x, %x, %x, %m) : "
            "(tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>, tensor<2x2xi1>) -> tensor<1x1x2x1xf32>\n"
            "  onnx.Return %y : tensor<1x1x2x1xf32>\n"));
  const float x[] = {3, 7};
  const unsigned char masks[][4] = {{0, 0, 1, 0}, {0, 1, 0, 0}, {1, 0, 0, 1}};
  const float expected[][2] = {{0, 3}, {7, 0}, {3, 7}};
  for (int round = 0; round < 3; ++round) {
    float y[2];
    const void *inputs[] = {x, masks[round]};
    void *outputs[] = {y};
    ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
    assert_memory_equal(y, expected[round], sizeof y);
  }
  shlo_plan_destroy(plan);
}

/* One error has everything that cannot be lowered. */
/* Of numbers with and without a sign, with every form of zero points, also a constant. */
static void products_of_bytes_are_those_of_the_numbers_without_zero_points(void **state) {
  (void)state;
  enum { m = 3, k = 70, n = 5 };
  static const char *const types[] = {"ui8", "i8"};
  static const char *const forms[] = {"", "3", "5"};
  int compared = 0;
  for (int kind = 0; kind < 2 * 2 * 5; ++kind) {
    const int left = kind % 2, right = kind / 2 % 2, zeros = kind / 4;
    /* 0: none, 1: one for the left operand, 2: one each, 3: for each row and column, 4: the right one is the constant
     * 0. */
    const char *of_rows = zeros == 3 ? forms[1] : forms[0], *of_columns = zeros == 3 ? forms[2] : forms[0];
    const char *cross = zeros == 3 ? "x" : "";
    char text[2048], a_zero[64], b_zero[64];
    snprintf(a_zero, sizeof a_zero, "tensor<%s%s%s>", of_rows, cross, types[left]);
    snprintf(b_zero, sizeof b_zero, "tensor<%s%s%s>", of_columns, cross, types[right]);
    const char *const operands = zeros == 0   ? "%a, %b"
                                 : zeros == 1 ? "%a, %b, %c"
                                 : zeros == 4 ? "%a, %b, %c, %zero"
                                              : "%a, %b, %c, %d";
    char zero_types[160] = "";
    if (zeros == 1)
      snprintf(zero_types, sizeof zero_types, ", %s", a_zero);
    else if (zeros > 1)
      snprintf(zero_types, sizeof zero_types, ", %s, %s", a_zero, b_zero);
    snprintf(text, sizeof text,
             MODEL("21", "(%%a: tensor<3x70x%s>, %%b: tensor<70x5x%s>, %%c: %s, %%d: %s) -> tensor<3x5xi32>",
                   "  %%zero = onnx.Initializer {value = dense<0> : tensor<%s>} : tensor<%s>\n"
                   "  %%0 = \"onnx.MatMulInteger\"(%s) : (tensor<3x70x%s>, tensor<70x5x%s>%s) -> tensor<3x5xi32>\n"
                   "  onnx.Return %%0 : tensor<3x5xi32>\n"),
             types[left], types[right], a_zero, b_zero, types[right], types[right], operands, types[left], types[right],
             zero_types);
    uint8_t a[m * k], b[k * n], c[m], d[n];
    uint32_t seed = 12345u + (uint32_t)kind;
    uint8_t *const arrays[] = {a, b, c, d};
    const size_t sizes[] = {sizeof a, sizeof b, sizeof c, sizeof d};
    for (int i = 0; i < 4; ++i)
      for (size_t j = 0; j < sizes[i]; ++j) {
        seed = seed * 1664525u + 1013904223u;
        arrays[i][j] = (uint8_t)(seed >> 24);
      }
    shlo_module *model = parse(text);
    shlo_plan *plan = NULL;
    ok(shlo_plan_create(model, NULL, &plan, &error));
    int32_t y[m * n];
    const void *inputs[] = {a, b, c, d};
    void *outputs[] = {y};
    ok(shlo_plan_run_raw(plan, 4, inputs, 1, outputs, NULL, &error));
    for (int twin = 0; twin < 2; ++twin) {
      a[0] ^= (uint8_t)twin; /* the comparison can fail */
      int same = 1;
      for (int i = 0; i < m; ++i)
        for (int j = 0; j < n; ++j) {
          int32_t sum = 0;
          for (int x = 0; x < k; ++x) {
            const int p = left ? (int8_t)a[i * k + x] : a[i * k + x], q = right ? (int8_t)b[x * n + j] : b[x * n + j];
            const uint8_t row = c[zeros == 3 ? i : 0], column = d[zeros == 3 ? j : 0];
            const int without = zeros == 0 ? 0 : left ? (int8_t)row : row;
            const int other = zeros == 2 || zeros == 3 ? (right ? (int8_t)column : column) : 0;
            sum += (p - without) * (q - other);
          }
          same = same && y[i * n + j] == sum;
        }
      assert_int_equal(same, !twin);
      ++compared;
    }
    shlo_plan_destroy(plan);
    shlo_module_destroy(model);
  }
  assert_int_equal(compared, 40);
}

static void what_cannot_be_lowered_is_listed(void **state) {
  (void)state;
  static const char model[] = MODEL("21", "(%x: tensor<4xf32>) -> (tensor<4xf32>)",
                                    "  %0 = \"onnx.Custom\"(%x) {domain_name = \"my.ops\", function_name = \"Twice\", "
                                    "onnx_node_name = \"t\"} : (tensor<4xf32>) -> tensor<4xf32>\n"
                                    "  %1 = \"onnx.RandomUniformLike\"(%x) : (tensor<4xf32>) -> tensor<4xf32>\n"
                                    "  %2 = \"onnx.RandomUniformLike\"(%1) : (tensor<4xf32>) -> tensor<4xf32>\n"
                                    "  %3 = \"onnx.Add\"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n"
                                    "  onnx.Return %3 : tensor<4xf32>\n");
  shlo_module *module = parse(model), *lowered = NULL;
  shlo_error *error = NULL;
  assert_int_equal(shlo_module_lower_onnx(module, NULL, &lowered, &error), SHLO_UNSUPPORTED);
  assert_int_equal(shlo_error_diagnostic_count(error), 2);
  int named = 0;
  for (size_t i = 0; i < 2; ++i) {
    const shlo_diagnostic *found = shlo_error_diagnostic(error, i);
    const char *message = shlo_diagnostic_message(found, NULL), *node = shlo_diagnostic_node(found, NULL);
    if (strstr(message, "my.ops::Twice, 1 node, cannot be lowered to StableHLO: foreign domain my.ops")) {
      assert_non_null(strstr(node, "'t'"));
      ++named;
    } else {
      assert_non_null(strstr(
          message, "ai.onnx.RandomUniformLike of opset 22, 2 nodes, cannot be lowered to StableHLO: no lowering"));
      ++named;
    }
  }
  assert_int_equal(named, 2);
  shlo_error_destroy(error);
  shlo_module_destroy(module);
  lower_fails(SHLO_INVALID_PROGRAM, "no function @main_graph", "func.func @a() { return }\nfunc.func @b() { return }\n",
              NULL);
}

/* Also before the shapes are known: inputs, nodes of functions and loops, results that are no tensors. */
static void plans_list_what_cannot_be_lowered(void **state) {
  (void)state;
  static const char model[] = MODEL(
      "21, local = 1 : i64, my.ops = 1",
      "(%x: tensor<?xf32> {onnx.name = \"x\"}, %t: tensor<?x!onnx.String> {onnx.name = \"t\"}, %c: tensor<i1>) -> "
      "(tensor<?xf32> {onnx.name = \"y\"}, !onnx.Seq<tensor<?xf32>> {onnx.name = \"s\"})",
      "  %n = onnx.Constant dense<3> : tensor<i64>\n"
      "  %y = \"onnx.Loop\"(%n, %c, %x) ({\n"
      "  ^bb0(%i: tensor<i64>, %k: tensor<i1>, %v: tensor<?xf32>):\n"
      "    %r = \"onnx.RandomUniformLike\"(%v) {onnx_node_name = \"noise\"} : (tensor<?xf32>) -> tensor<?xf32>\n"
      "    %w = \"onnx.Custom\"(%r) {domain_name = \"my.ops\", function_name = \"Twice\"} : (tensor<?xf32>) -> "
      "tensor<?xf32>\n"
      "    onnx.Yield %k, %w : tensor<i1>, tensor<?xf32>\n"
      "  }) : (tensor<i64>, tensor<i1>, tensor<?xf32>) -> tensor<?xf32>\n"
      /* Whether it is needed, only a run says. */
      "  %z = \"onnx.If\"(%c) ({\n"
      "    %r = \"onnx.RandomNormalLike\"(%y) : (tensor<?xf32>) -> tensor<?xf32>\n"
      "    onnx.Yield %r : tensor<?xf32>\n"
      "  }, {\n"
      "    onnx.Yield %y : tensor<?xf32>\n"
      "  }) : (tensor<i1>) -> tensor<?xf32>\n"
      "  %f = \"onnx.Custom\"(%z) {domain_name = \"local\", function_name = \"f\"} : (tensor<?xf32>) -> tensor<?xf32>\n"
      "  %g = \"onnx.Custom\"(%f) {domain_name = \"local\", function_name = \"f\"} : (tensor<?xf32>) -> tensor<?xf32>\n"
      "  %l = \"onnx.Identity\"(%t) : (tensor<?x!onnx.String>) -> tensor<?x!onnx.String>\n"
      "  %s = \"onnx.SequenceConstruct\"(%g, %y) : (tensor<?xf32>, tensor<?xf32>) -> !onnx.Seq<tensor<?xf32>>\n"
      "  onnx.Return %g, %s : tensor<?xf32>, !onnx.Seq<tensor<?xf32>>\n"
      "}\n"
      "func.func private @\"local::f\"(%x: !onnx.Unknown {onnx.name = \"in\"}) -> (!onnx.Unknown {onnx.name = "
      "\"out\"})\n"
      "    attributes {onnx.domain = \"local\", onnx.name = \"f\", onnx.opset_import = {ai.onnx = 21 : i64}} {\n"
      "  %y = \"onnx.RandomUniformLike\"(%x) : (!onnx.Unknown) -> !onnx.Unknown\n"
      "  onnx.Return %y : !onnx.Unknown\n");
  static const char *const expected[][2] = {
      {"the input 't' cannot be lowered to StableHLO: it is tensor(string), whose element type StableHLO does not have",
       ""},
      {"the output 's' cannot be lowered to StableHLO: it is seq(tensor(float)), and StableHLO has tensors only", ""},
      {"my.ops::Twice, 1 node, cannot be lowered to StableHLO: foreign domain my.ops",
       "Twice in body in Loop in main graph"},
      {"ai.onnx.RandomUniformLike of opset 22, 2 nodes, cannot be lowered to StableHLO: no lowering", ""},
      {"ai.onnx.Identity of opset ", ""},
      {"ai.onnx.SequenceConstruct of opset 11, 1 node, cannot be lowered to StableHLO: no lowering", "main graph"},
  };
  shlo_module *module = parse(model);
  shlo_plan *plan = UNTOUCHED(shlo_plan);
  shlo_error *error = NULL;
  assert_int_equal(shlo_plan_create(module, NULL, &plan, &error), SHLO_UNSUPPORTED);
  assert_ptr_equal(plan, UNTOUCHED(shlo_plan));
  const size_t count = sizeof expected / sizeof *expected;
  for (size_t k = 0; k < count; ++k) {
    int found = 0;
    for (size_t i = 0; i < shlo_error_diagnostic_count(error); ++i) {
      const shlo_diagnostic *one = shlo_error_diagnostic(error, i);
      if (strncmp(shlo_diagnostic_message(one, NULL), expected[k][0], strlen(expected[k][0])) == 0 &&
          strstr(shlo_diagnostic_node(one, NULL), expected[k][1]))
        ++found;
    }
    if (found != 1)
      fail_msg("%d diagnostics say: %s", found, expected[k][0]);
  }
  assert_int_equal(shlo_error_diagnostic_count(error), count);
  shlo_error_destroy(error);
  shlo_module_destroy(module);
}

/* Before opset 13, Softmax took all axes from its own on as one; the node becomes what says the same now. */
static void older_opsets_mean_what_they_meant(void **state) {
  (void)state;
  static const char *const models[] = {
#define SOFTMAX(OPSET)                                                                                                 \
  MODEL(OPSET, "(%x: tensor<1x2x2xf32>) -> (tensor<1x2x2xf32>)",                                                       \
        "  %0 = \"onnx.Softmax\"(%x) {axis = 1 : si64} : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>\n"                   \
        "  onnx.Return %0 : tensor<1x2x2xf32>\n")
      SOFTMAX("11"), SOFTMAX("13")};
  for (int i = 0; i < 2; ++i) {
    shlo_plan *plan = plan_of(models[i]);
    const float x[4] = {0, 0, 0, 0};
    float y[4];
    const void *inputs[] = {x};
    void *outputs[] = {y};
    ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
    for (int k = 0; k < 4; ++k)
      assert_true(y[k] == (i == 0 ? 0.25f : 0.5f));
    shlo_plan_destroy(plan);
  }
}

/* A node whose result nobody names is of no use, and no harm. */
static void first_results_may_be_left_out(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(MODEL("21", "(%x: tensor<2xf32>) -> (tensor<2xf32>)",
                                  "  %0 = \"onnx.Cast\"(%x) {to = 11 : si64} : (tensor<2xf32>) -> none\n"
                                  "  %1 = \"onnx.Neg\"(%x) : (tensor<2xf32>) -> tensor<2xf32>\n"
                                  "  onnx.Return %1 : tensor<2xf32>\n"));
  const float x[2] = {1, -2};
  float y[2];
  const void *inputs[] = {x};
  void *outputs[] = {y};
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
  assert_true(y[0] == -1 && y[1] == 2);
  shlo_plan_destroy(plan);
}

/* Large extents in a small model make neither large lists nor many ops. */
static void small_models_stay_small(void **state) {
  (void)state;
  lower_fails(
      SHLO_UNSUPPORTED, "an axis of more than 2^20 elements",
      MODEL("21", "(%x: tensor<1x1x2x2xf32>) -> (tensor<?x?x?x?xf32>)",
            "  %n = \"onnx.NoValue\"() {value} : () -> none\n"
            "  %s = onnx.Initializer {value = dense<[1, 1, 2, 1099511627776]> : tensor<4xi64>} : tensor<4xi64>\n"
            "  %0 = \"onnx.Resize\"(%x, %n, %n, %s) {mode = \"linear\"} : (tensor<1x1x2x2xf32>, none, none, "
            "tensor<4xi64>) -> tensor<?x?x?x?xf32>\n"
            "  onnx.Return %0 : tensor<?x?x?x?xf32>\n"),
      NULL);
  lower_fails(SHLO_UNSUPPORTED, "a result of more than 2^52 elements",
              MODEL("21", "(%x: tensor<2xf32>) -> (tensor<?x2xf32>)",
                    "  %m = onnx.Initializer {value = dense<9223372036854775807> : tensor<i64>} : tensor<i64>\n"
                    "  %c = onnx.Initializer {value = dense<true> : tensor<i1>} : tensor<i1>\n"
                    "  %0:2 = \"onnx.Loop\"(%m, %c, %x) ({\n"
                    "  ^bb0(%i: tensor<i64>, %k: tensor<i1>, %s: tensor<2xf32>):\n"
                    "    %a = \"onnx.Add\"(%s, %s) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>\n"
                    "    onnx.Yield %k, %a, %a : tensor<i1>, tensor<2xf32>, tensor<2xf32>\n"
                    "  }) : (tensor<i64>, tensor<i1>, tensor<2xf32>) -> (tensor<2xf32>, tensor<?x2xf32>)\n"
                    "  onnx.Return %0#1 : tensor<?x2xf32>\n"),
              NULL);
  lower_fails(SHLO_UNSUPPORTED, "blocks of more than 4,096 elements",
              MODEL("21", "(%x: tensor<1x4194304x1xf32>) -> (tensor<?x?x?x?xf32>)",
                    "  %i = onnx.Initializer {value = dense<2048> : tensor<2xi64>} : tensor<2xi64>\n"
                    "  %0 = \"onnx.Col2Im\"(%x, %i, %i) : (tensor<1x4194304x1xf32>, tensor<2xi64>, tensor<2xi64>) -> "
                    "tensor<?x?x?x?xf32>\n"
                    "  onnx.Return %0 : tensor<?x?x?x?xf32>\n"),
              NULL);
}

#define ONE_HOT(depth)                                                                                                 \
  MODEL("21", "(%x: tensor<2xi64>) -> (tensor<2x?xf32>)",                                                              \
        "  %d = onnx.Initializer {value = dense<" depth "> : tensor<f32>} : tensor<f32>\n"                             \
        "  %v = onnx.Initializer {value = dense<[0.0, 5.0]> : tensor<2xf32>} : tensor<2xf32>\n"                        \
        "  %0 = \"onnx.OneHot\"(%x, %d, %v) : (tensor<2xi64>, tensor<f32>, tensor<2xf32>) -> tensor<2x?xf32>\n"        \
        "  onnx.Return %0 : tensor<2x?xf32>\n")

/* A depth may be a float, and so be anything. */
static void depths_are_numbers_from_1_on(void **state) {
  (void)state;
  static const char *const wrong[] = {ONE_HOT("0x7F800000"), ONE_HOT("0xFF800000"), ONE_HOT("0x7FC00000"),
                                      ONE_HOT("-9.2e22"),    ONE_HOT("9.3e18"),     ONE_HOT("-1.0"),
                                      ONE_HOT("0.5")};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i)
    lower_fails(SHLO_UNSUPPORTED, "its depth is not a number from 1 on", wrong[i], NULL);
  shlo_plan *plan = plan_of(ONE_HOT("3.0"));
  const int64_t x[2] = {2, -3};
  float y[6];
  const float expected[6] = {0, 0, 5, 5, 0, 0};
  const void *inputs[] = {x};
  void *outputs[] = {y};
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
  assert_memory_equal(y, expected, sizeof y);
  shlo_plan_destroy(plan);
}

static shlo_tensor *list_i64(int64_t count, const int64_t *values) {
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_copy(SHLO_TYPE_I64, 1, &count, values, (size_t)count * 8, NULL, &tensor, &error));
  return tensor;
}

/* An initializer with the name of an input is what the input is if the run gives NULL. */
static void initializers_of_inputs_are_defaults(void **state) {
  (void)state;
  static const char model[] =
      MODEL("21",
            "(%w: tensor<2xf32> {onnx.name = \"w\", onnx.default = dense<[10.0, 20.0]> : tensor<2xf32>}, "
            "%x: tensor<2x2xf32> {onnx.name = \"x\"}, "
            "%s: tensor<2xi64> {onnx.name = \"s\", onnx.default = dense<[1, 4]> : tensor<2xi64>}) -> "
            "(tensor<2x2xf32> {onnx.name = \"y\"}, tensor<?x?xf32> {onnx.name = \"z\"})",
            "  %0 = \"onnx.Mul\"(%x, %w) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>\n"
            "  %1 = \"onnx.Reshape\"(%0, %s) : (tensor<2x2xf32>, tensor<2xi64>) -> tensor<?x?xf32>\n"
            "  onnx.Return %0, %1 : tensor<2x2xf32>, tensor<?x?xf32>\n");
  shlo_plan *plan = plan_of(model);
  assert_int_equal(shlo_plan_input_count(plan), 3);
  const int defaults[] = {1, 0, 1, 0}, deciding[] = {0, 0, 1, 0};
  for (size_t i = 0; i < 4; ++i) {
    assert_int_equal(shlo_plan_input_has_default(plan, i), defaults[i]);
    assert_int_equal(shlo_plan_input_decides_shape(plan, i), deciding[i]);
  }
  assert_int_equal(shlo_plan_input_has_default(NULL, 0), 0);
  assert_int_equal(shlo_plan_input_decides_shape(NULL, 0), 0);
  assert_int_equal(shlo_plan_find_input(plan, BYTES("s")), 2);
  assert_int_equal(shlo_plan_find_input(plan, BYTES("y")), -1);
  assert_int_equal(shlo_plan_find_input(plan, NULL, 0), -1);
  assert_int_equal(shlo_plan_find_input(NULL, BYTES("s")), -1);
  assert_int_equal(shlo_plan_find_output(plan, BYTES("z")), 1);
  assert_int_equal(shlo_plan_find_output(plan, BYTES("x")), -1);
  assert_int_equal(shlo_plan_output_shape(plan, 1)[0], SHLO_DYNAMIC); /* another s makes another shape */

  const int64_t square[] = {2, 2}, column[] = {4, 1};
  const float x[] = {1, 2, 3, 4}, ones[] = {1, 1}, scaled[] = {10, 40, 30, 80};
  const int64_t two = 2;
  shlo_tensor *w = tensor_f32(1, &two, ones), *given = tensor_f32(2, square, x), *s = list_i64(2, column);
  for (int round = 0; round < 8; ++round) {
    const int has_w = round & 1, has_s = round >> 1 & 1;
    const shlo_tensor *inputs[] = {has_w ? w : NULL, given, has_s ? s : NULL};
    shlo_tensor *outputs[2] = {NULL};
    ok(shlo_plan_run(plan, 3, inputs, 2, outputs, NULL, &error));
    for (int k = 0; k < 2; ++k)
      assert_memory_equal(shlo_tensor_data(outputs[k]), has_w ? x : scaled, sizeof x);
    assert_int_equal(shlo_tensor_shape(outputs[1])[0], has_s ? 4 : 1);
    assert_int_equal(shlo_tensor_shape(outputs[1])[1], has_s ? 1 : 4);
    shlo_tensor_destroy(outputs[0]);
    shlo_tensor_destroy(outputs[1]);
  }

  const shlo_tensor *missing[] = {NULL, NULL, NULL};
  shlo_tensor *untouched[2] = {NULL};
  fails(SHLO_INVALID_ARGUMENT, "inputs[1] is NULL", shlo_plan_run(plan, 3, missing, 2, untouched, NULL, &error));
  const shlo_tensor *misfit[] = {given, given, NULL};
  fails(SHLO_INVALID_ARGUMENT, "input 0 (w) is tensor<2x2xf32>, expected tensor<2xf32>",
        shlo_plan_run(plan, 3, misfit, 2, untouched, NULL, &error));
  assert_null(untouched[0]);

  /* Shapes: those of the default, and none for the value of an input. */
  int64_t y[2] = {0}, z[2] = {0};
  int64_t *const shapes[] = {y, z};
  const int32_t left_out[] = {-1, 2, -1}, has_s[] = {-1, 2, 1}, without_x[] = {-1, -1, -1};
  const int64_t *const known[] = {NULL, square, &two};
  ok(shlo_plan_output_shapes(plan, 3, left_out, known, 2, shapes, &error));
  assert_memory_equal(y, square, sizeof y);
  assert_int_equal(z[0], 1);
  assert_int_equal(z[1], 4);
  fails(SHLO_UNSUPPORTED, "the values of the inputs decide the shapes",
        shlo_plan_output_shapes(plan, 3, has_s, known, 2, shapes, &error));
  fails(SHLO_INVALID_ARGUMENT, "input 1 (x) has rank -1",
        shlo_plan_output_shapes(plan, 3, without_x, known, 2, shapes, &error));

  /* A default donates nothing; what is given does. */
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_donate(options, 0, &error));
  ok(shlo_run_options_donate(options, 1, &error));
  const shlo_tensor *inputs[] = {NULL, given, NULL};
  shlo_tensor *outputs[2] = {NULL};
  ok(shlo_plan_run(plan, 3, inputs, 2, outputs, options, &error));
  assert_memory_equal(shlo_tensor_data(outputs[0]), scaled, sizeof scaled);
  assert_int_equal(shlo_tensor_element_type(given), SHLO_TYPE_NONE); /* consumed */
  shlo_tensor_destroy(outputs[0]);
  shlo_tensor_destroy(outputs[1]);
  shlo_run_options_destroy(options);
  shlo_tensor_destroy(w);
  shlo_tensor_destroy(given);
  shlo_tensor_destroy(s);
  shlo_plan_destroy(plan);
}

#define SCALED(VERSION)                                                                                                \
  "module attributes {onnx.ir_version = " VERSION " : i64, onnx.opset_import = {ai.onnx = 8 : i64}} {\n"               \
  "func.func @main_graph(%w: tensor<2xf32> {onnx.name = \"w\", onnx.default = dense<[10.0, 20.0]> : tensor<2xf32>}, "  \
  "%x: tensor<2xf32> {onnx.name = \"x\"}) -> (tensor<2xf32> {onnx.name = \"y\"}) {\n"                                  \
  "  %0 = \"onnx.Mul\"(%x, %w) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>\n"                                    \
  "  onnx.Return %0 : tensor<2xf32>\n"                                                                                 \
  "}\n}\n"

/* In memory of the caller, too; before version 4 of the format, where all initializers were inputs, they are constants.
 */
static void defaults_are_for_memory_of_the_caller(void **state) {
  (void)state;
  const float x[] = {1, 2}, w[] = {3, 5}, given[] = {3, 10}, otherwise[] = {10, 40};
  shlo_plan *plan = plan_of(SCALED("4"));
  assert_int_equal(shlo_plan_input_count(plan), 2);
  for (int round = 0; round < 4; ++round) {
    float y[2];
    const void *inputs[] = {round % 2 ? w : NULL, x};
    void *outputs[] = {y};
    ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
    assert_memory_equal(y, round % 2 ? given : otherwise, sizeof y);
  }
  float y[2];
  const void *inputs[] = {w, NULL};
  void *outputs[] = {y};
  fails(SHLO_INVALID_ARGUMENT, "inputs[1] is NULL", shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);

  plan = plan_of(SCALED("3"));
  assert_int_equal(shlo_plan_input_count(plan), 1);
  assert_string_equal(shlo_plan_input_name(plan, 0, NULL), "x");
  const void *only[] = {x};
  ok(shlo_plan_run_raw(plan, 1, only, 1, outputs, NULL, &error));
  assert_memory_equal(y, otherwise, sizeof y);
  shlo_plan_destroy(plan);
}

/* What decides a shape, and what only looks like it. One parameter each. */
static void plans_say_which_inputs_decide_shapes(void **state) {
  (void)state;
  static const struct {
    const char *text;
    size_t inputs;
    unsigned deciding; /* a bit for each input */
  } cases[] = {
      {MODEL("21", "(%x: tensor<?x3xf32>, %k: tensor<1xi64>) -> (tensor<?x?xf32>)",
             "  %0:2 = \"onnx.TopK\"(%x, %k) : (tensor<?x3xf32>, tensor<1xi64>) -> (tensor<?x?xf32>, tensor<?x?xi64>)\n"
             "  onnx.Return %0#0 : tensor<?x?xf32>\n"),
       2, 2},
      /* Through arithmetic and a subgraph, and a comparison that decides nothing. */
      {MODEL(
           "21",
           "(%x: tensor<6xf32>, %a: tensor<i64>, %b: tensor<1xi64>, %c: tensor<i1>) -> (tensor<?x?xf32>, tensor<1xi1>)",
           "  %less = \"onnx.Less\"(%b, %b) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>\n"
           "  %n = \"onnx.If\"(%c) ({\n"
           "    %sum = \"onnx.Add\"(%a, %a) : (tensor<i64>, tensor<i64>) -> tensor<i64>\n"
           "    onnx.Yield %sum : tensor<i64>\n"
           "  }, {\n"
           "    onnx.Yield %a : tensor<i64>\n"
           "  }) : (tensor<i1>) -> tensor<i64>\n"
           "  %axis = onnx.Constant dense<0> : tensor<1xi64>\n"
           "  %list = \"onnx.Unsqueeze\"(%n, %axis) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>\n"
           "  %rest = onnx.Constant dense<-1> : tensor<1xi64>\n"
           "  %s = \"onnx.Concat\"(%list, %rest) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>\n"
           "  %0 = \"onnx.Reshape\"(%x, %s) : (tensor<6xf32>, tensor<2xi64>) -> tensor<?x?xf32>\n"
           "  onnx.Return %0, %less : tensor<?x?xf32>, tensor<1xi1>\n"),
       4, 2 | 8},
      /* Only the condition of Compress; extents of an input are no values. */
      {MODEL("21", "(%x: tensor<6xf32>, %c: tensor<?xi1>, %e: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)",
             "  %0 = \"onnx.Compress\"(%x, %c) : (tensor<6xf32>, tensor<?xi1>) -> tensor<?xf32>\n"
             "  %s = \"onnx.Shape\"(%e) : (tensor<?xf32>) -> tensor<1xi64>\n"
             "  %1 = \"onnx.Expand\"(%e, %s) : (tensor<?xf32>, tensor<1xi64>) -> tensor<?xf32>\n"
             "  onnx.Return %0, %1 : tensor<?xf32>, tensor<?xf32>\n"),
       3, 2},
      {"func.func @size(%n: tensor<i32>, %m: tensor<i32>) -> tensor<1xi32> {\n"
       "  %0 = stablehlo.add %n, %n : tensor<i32>\n"
       "  %1 = stablehlo.reshape %0 : (tensor<i32>) -> tensor<1xi32>\n"
       "  return %1 : tensor<1xi32>\n"
       "}\n"
       "func.func @main(%x: tensor<?xf32>, %n: tensor<i32>, %m: tensor<i32>) -> (tensor<?xf32>, tensor<?xf32>) {\n"
       "  %0 = call @size(%n, %m) : (tensor<i32>, tensor<i32>) -> tensor<1xi32>\n"
       "  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>\n"
       "  %2 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>\n"
       "  %3 = stablehlo.reshape %2 : (tensor<i32>) -> tensor<1xi32>\n"
       "  %4 = stablehlo.dynamic_reshape %x, %3 : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>\n"
       "  return %1, %4 : tensor<?xf32>, tensor<?xf32>\n"
       "}\n",
       3, 2},
  };
  size_t checked = 0;
  for (size_t c = 0; c < sizeof cases / sizeof *cases; ++c) {
    shlo_plan *plan = plan_of(cases[c].text);
    assert_int_equal(shlo_plan_input_count(plan), cases[c].inputs);
    for (size_t i = 0; i < cases[c].inputs; ++i, ++checked)
      if (shlo_plan_input_decides_shape(plan, i) != (int)(cases[c].deciding >> i & 1))
        fail_msg("case %zu: input %zu", c, i);
    shlo_plan_destroy(plan);
  }
  assert_int_equal(checked, 12);
}

/* Text may have an older version of an op than its opset. The sums of the onnx package's test scan_sum. */
static void older_versions_run_in_the_newest_opset(void **state) {
  (void)state;
  shlo_module *module = parse(
      "func.func @main_graph(%s: tensor<1x2xf32>, %x: tensor<1x3x2xf32>) -> (tensor<1x2xf32>, tensor<1x3x2xf32>) {\n"
      "  %n = \"onnx.NoValue\"() {value} : () -> none\n"
      "  %0:2 = \"onnx.ScanV8\"(%n, %s, %x) ({\n"
      "  ^bb0(%a: tensor<2xf32>, %b: tensor<2xf32>):\n"
      "    %1 = \"onnx.AddV7\"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>\n"
      "    %2 = \"onnx.IdentityV1\"(%1) : (tensor<2xf32>) -> tensor<2xf32>\n"
      "    onnx.Yield %1, %2 : tensor<2xf32>, tensor<2xf32>\n"
      "  }) {num_scan_inputs = 1 : si64}\n"
      "    : (none, tensor<1x2xf32>, tensor<1x3x2xf32>) -> (tensor<1x2xf32>, tensor<1x3x2xf32>)\n"
      "  onnx.Return %0#0, %0#1 : tensor<1x2xf32>, tensor<1x3x2xf32>\n}\n");
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  const float initial[] = {0, 0}, x[] = {1, 2, 3, 4, 5, 6};
  float y[2] = {0}, z[6] = {0};
  const void *inputs[] = {initial, x};
  void *outputs[] = {y, z};
  ok(shlo_plan_run_raw(plan, 2, inputs, 2, outputs, NULL, &error));
  const float last[] = {9, 12}, all[] = {1, 2, 4, 6, 9, 12};
  assert_memory_equal(y, last, sizeof last);
  assert_memory_equal(z, all, sizeof all);
  shlo_plan_destroy(plan);
  shlo_module_destroy(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_model_becomes_a_program),
      cmocka_unit_test(a_model_runs_for_each_shape),
      cmocka_unit_test(values_decide_shapes),
      cmocka_unit_test(values_decide_the_shapes_of_loops_and_branches),
      cmocka_unit_test(constants_decide_shapes),
      cmocka_unit_test(rules_hold_where_the_run_comes),
      cmocka_unit_test(constants_decide_how_long_a_loop_runs),
      cmocka_unit_test(long_loops_are_not_tried),
      cmocka_unit_test(recurrent_layers_end_with_their_sequences),
      cmocka_unit_test(queries_may_see_no_key),
      cmocka_unit_test(products_of_bytes_are_those_of_the_numbers_without_zero_points),
      cmocka_unit_test(what_cannot_be_lowered_is_listed),
      cmocka_unit_test(plans_list_what_cannot_be_lowered),
      cmocka_unit_test(older_opsets_mean_what_they_meant),
      cmocka_unit_test(first_results_may_be_left_out),
      cmocka_unit_test(small_models_stay_small),
      cmocka_unit_test(depths_are_numbers_from_1_on),
      cmocka_unit_test(initializers_of_inputs_are_defaults),
      cmocka_unit_test(defaults_are_for_memory_of_the_caller),
      cmocka_unit_test(plans_say_which_inputs_decide_shapes),
      cmocka_unit_test(older_versions_run_in_the_newest_opset),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
