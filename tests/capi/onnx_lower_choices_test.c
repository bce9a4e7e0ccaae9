/* plan.h: ops of ONNX whose results have as many elements as the values say, and those that read regions or make bands.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <math.h>

#define MODEL(OPSET, SIGNATURE, BODY)                                                                                  \
  "module attributes {onnx.ir_version = 10 : i64, onnx.opset_import = {ai.onnx = " OPSET " : i64}} {\n"                \
  "func.func @main_graph" SIGNATURE " {\n" BODY "}\n}\n"

static shlo_tensor *tensor_of(shlo_element_type type, int32_t rank, const int64_t *shape, const void *values) {
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_create(type, rank, shape, &tensor, &error));
  memcpy(shlo_tensor_mutable_data(tensor), values, shlo_tensor_size(tensor));
  return tensor;
}

/* Consumes the inputs. */
static void run(const char *model, size_t input_count, shlo_tensor **inputs, size_t output_count,
                shlo_tensor **outputs) {
  shlo_plan *plan = plan_of(model);
  ok(shlo_plan_run(plan, input_count, (const shlo_tensor *const *)inputs, output_count, outputs, NULL, &error));
  for (size_t i = 0; i < input_count; ++i)
    shlo_tensor_destroy(inputs[i]);
  shlo_plan_destroy(plan);
}

/* Consumes the tensor. */
static void has_integers(shlo_tensor *tensor, int64_t count, const int64_t *expected) {
  assert_int_equal(shlo_tensor_element_type(tensor), SHLO_TYPE_I64);
  assert_int_equal(shlo_tensor_element_count(tensor), count);
  for (int64_t i = 0; i < count; ++i)
    assert_int_equal(((const int64_t *)shlo_tensor_data(tensor))[i], expected[i]);
  shlo_tensor_destroy(tensor);
}

static void has_floats(shlo_tensor *tensor, int64_t count, const float *expected) {
  assert_int_equal(shlo_tensor_element_count(tensor), count);
  for (int64_t i = 0; i < count; ++i)
    assert_float_equal(((const float *)shlo_tensor_data(tensor))[i], expected[i], 1e-4 * (1 + expected[i]));
  shlo_tensor_destroy(tensor);
}

/*===- NonMaxSuppression --------------------------------------------------------------------------------------------===*/

enum { BOXES = 3000, CLASSES = 2 };
static float boxes[BOXES][4], scores[CLASSES][BOXES];
static uint32_t seed;
static float number(void) {
  seed = seed * 1664525u + 1013904223u;
  return (float)(seed >> 8) / (1 << 24);
}

static float overlap(const float *a, const float *b) {
  float common = 1, areas[2] = {1, 1};
  for (int axis = 0; axis < 2; ++axis) {
    const float low = fmaxf(a[axis], b[axis]), high = fminf(a[axis + 2], b[axis + 2]);
    common *= high > low ? high - low : 0;
    areas[0] *= a[axis + 2] - a[axis];
    areas[1] *= b[axis + 2] - b[axis];
  }
  return common / (areas[0] + areas[1] - common);
}

/* The best box that overlaps none that was chosen, again and again. */
static int64_t choose(int64_t most, float threshold, float least, int64_t (*chosen)[3]) {
  int64_t count = 0;
  for (int64_t c = 0; c < CLASSES; ++c) {
    static unsigned char gone[BOXES];
    memset(gone, 0, sizeof gone);
    for (int64_t k = 0; k < most; ++k, ++count) {
      int64_t best = -1;
      for (int64_t i = 0; i < BOXES; ++i)
        if (!gone[i] && scores[c][i] > least && (best < 0 || scores[c][i] > scores[c][best]))
          best = i;
      if (best < 0)
        break;
      chosen[count][0] = 0;
      chosen[count][1] = c;
      chosen[count][2] = best;
      for (int64_t i = 0; i < BOXES; ++i)
        gone[i] |= i == best || overlap(boxes[best], boxes[i]) > threshold;
    }
  }
  return count;
}

/* The corners are any two that are opposite. Rounded scores are equal often. */
static void boxes_that_do_not_overlap_are_chosen(void **state) {
  (void)state;
  static const char model[] =
      MODEL("21",
            "(%b: tensor<1x3000x4xf32>, %s: tensor<1x2x3000xf32>, %m: tensor<i64>, %t: tensor<f32>, %l: tensor<1xf32>) "
            "-> (tensor<?x3xi64>)",
            "  %0 = \"onnx.NonMaxSuppression\"(%b, %s, %m, %t, %l) : (tensor<1x3000x4xf32>, tensor<1x2x3000xf32>, "
            "tensor<i64>, tensor<f32>, tensor<1xf32>) -> tensor<?x3xi64>\n"
            "  onnx.Return %0 : tensor<?x3xi64>\n");
  static const struct {
    int64_t most;
    float threshold, least, spread;
  } rounds[] = {{300, 0.5f, 0.2f, 1},
                {40, 0, 0.1f, 0.02f},
                {BOXES, 0.3f, 0, 0.5f},
                {7, 0.9f, 1022.0f / 1024, 1},
                {0, 0.5f, 0, 1}};
  int compared = 0;
  for (size_t round = 0; round < sizeof rounds / sizeof *rounds; ++round) {
    seed = (uint32_t)round;
    for (int64_t i = 0; i < BOXES; ++i) {
      /* The better half lies within the spread, so that few of them are chosen. */
      const float reach = i < BOXES / 2 ? rounds[round].spread : 1;
      for (int axis = 0; axis < 2; ++axis) {
        boxes[i][axis] = number() * reach;
        boxes[i][axis + 2] = boxes[i][axis] + 0.05f + 0.1f * number();
      }
      for (int64_t c = 0; c < CLASSES; ++c)
        scores[c][i] = floorf(number() * 512) / 1024 + (i < BOXES / 2) * 0.5f;
    }
    static int64_t expected[CLASSES * BOXES][3];
    const int64_t count = choose(rounds[round].most, rounds[round].threshold, rounds[round].least, expected);
    assert_true(rounds[round].most == 0 ? count == 0 : count > 0);
    for (int64_t i = 0; i < BOXES; i += 2)
      for (int axis = 0; axis < 2; ++axis) {
        const float low = boxes[i][axis];
        boxes[i][axis] = boxes[i][axis + 2];
        boxes[i][axis + 2] = low;
      }
    const int64_t one = 1;
    shlo_tensor *inputs[] = {tensor_f32(3, (int64_t[]){1, BOXES, 4}, boxes[0]),
                             tensor_f32(3, (int64_t[]){1, CLASSES, BOXES}, scores[0]),
                             tensor_of(SHLO_TYPE_I64, 0, NULL, &rounds[round].most),
                             tensor_of(SHLO_TYPE_F32, 0, NULL, &rounds[round].threshold),
                             tensor_of(SHLO_TYPE_F32, 1, &one, &rounds[round].least)};
    shlo_tensor *output = NULL;
    run(model, 5, inputs, 1, &output);
    has_integers(output, 3 * count, expected[0]);
    compared += count > 100;
  }
  assert_true(compared >= 2);
}

/*===- Unique and Compress ------------------------------------------------------------------------------------------===*/

/* Zeros are equal, and so are NaNs, which come last. */
static void different_elements_are_found(void **state) {
  (void)state;
#define UNIQUE(SORTED)                                                                                                 \
  MODEL("21", "(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>)",                   \
        "  %0:4 = \"onnx.Unique\"(%x) {sorted = " SORTED " : si64} : (tensor<?xf32>) -> "                              \
        "(tensor<?xf32>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>)\n"                                               \
        "  onnx.Return %0#0, %0#1, %0#2, %0#3 : tensor<?xf32>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>\n")
  static const char *const models[] = {UNIQUE("0"), UNIQUE("1")};
  const float x[] = {3, NAN, 0.0f, -5, -0.0f, 3, NAN, -INFINITY};
  static const int64_t firsts[][5] = {{0, 1, 2, 3, 7}, {7, 3, 2, 0, 1}},
                       which[][8] = {{0, 1, 2, 3, 2, 0, 1, 4}, {3, 4, 2, 1, 2, 3, 4, 0}},
                       counts[][5] = {{2, 2, 2, 1, 1}, {1, 1, 2, 2, 2}};
  for (int sorted = 0; sorted < 2; ++sorted) {
    const int64_t eight = 8, none = 0;
    shlo_tensor *input = tensor_f32(1, &eight, x), *outputs[4] = {NULL};
    run(models[sorted], 1, &input, 4, outputs);
    assert_int_equal(shlo_tensor_element_count(outputs[0]), 5);
    for (int i = 0; i < 5; ++i) {
      const float element = ((const float *)shlo_tensor_data(outputs[0]))[i], first = x[firsts[sorted][i]];
      assert_memory_equal(&element, &first, sizeof element);
    }
    shlo_tensor_destroy(outputs[0]);
    has_integers(outputs[1], 5, firsts[sorted]);
    has_integers(outputs[2], 8, which[sorted]);
    has_integers(outputs[3], 5, counts[sorted]);
    memset(outputs, 0, sizeof outputs);
    input = tensor_f32(1, &none, x);
    run(models[sorted], 1, &input, 4, outputs);
    for (int i = 0; i < 4; ++i) {
      assert_int_equal(shlo_tensor_element_count(outputs[i]), 0);
      shlo_tensor_destroy(outputs[i]);
    }
  }
}

/* Columns differ if one of their elements does; higher rows count more. */
static void different_slices_are_found(void **state) {
  (void)state;
  const char *model = MODEL(
      "21", "(%x: tensor<2x5xi8>) -> (tensor<2x?xi8>, tensor<?xi64>)",
      "  %n = \"onnx.NoValue\"() {value} : () -> none\n"
      "  %0:3 = \"onnx.Unique\"(%x) {axis = -1 : si64} : (tensor<2x5xi8>) -> (tensor<2x?xi8>, none, tensor<?xi64>)\n"
      "  onnx.Return %0#0, %0#2 : tensor<2x?xi8>, tensor<?xi64>\n");
  static const signed char x[] = {1, -1, 1, 1, -1, 2, 9, -2, 2, 8};
  static const signed char columns[] = {-1, -1, 1, 1, 8, 9, -2, 2};
  static const int64_t which[] = {3, 1, 2, 3, 0};
  shlo_tensor *input = tensor_of(SHLO_TYPE_I8, 2, (int64_t[]){2, 5}, x), *outputs[2] = {NULL};
  run(model, 1, &input, 2, outputs);
  assert_int_equal(shlo_tensor_size(outputs[0]), sizeof columns);
  assert_memory_equal(shlo_tensor_data(outputs[0]), columns, sizeof columns);
  shlo_tensor_destroy(outputs[0]);
  has_integers(outputs[1], 5, which);
}

/* A condition may be long, and shorter than the axis. */
static void conditions_choose_slices(void **state) {
  (void)state;
  const char *model = MODEL("21", "(%x: tensor<4000x2xf32>, %c: tensor<3000xi1>) -> (tensor<?x2xf32>)",
                            "  %0 = \"onnx.Compress\"(%x, %c) {axis = 0 : si64} : (tensor<4000x2xf32>, "
                            "tensor<3000xi1>) -> tensor<?x2xf32>\n"
                            "  onnx.Return %0 : tensor<?x2xf32>\n");
  static float x[8000], expected[8000];
  static unsigned char condition[3000];
  int64_t count = 0;
  for (int i = 0; i < 8000; ++i)
    x[i] = (float)i;
  for (int i = 0; i < 3000; ++i) {
    condition[i] = i % 7 == 3 || i > 2900;
    if (condition[i]) {
      expected[count++] = x[2 * i];
      expected[count++] = x[2 * i + 1];
    }
  }
  const int64_t length = 3000;
  shlo_tensor *inputs[] = {tensor_f32(2, (int64_t[]){4000, 2}, x), tensor_of(SHLO_TYPE_I1, 1, &length, condition)};
  shlo_tensor *output = NULL;
  run(model, 2, inputs, 1, &output);
  has_floats(output, count, expected);
}

/*===- Regions ------------------------------------------------------------------------------------------------------===*/

/* Expected: onnx.reference. The regions have as many samples as their extents ask for; the last one none, where it is
 * not made larger. */
static void regions_are_aligned(void **state) {
  (void)state;
#define ALIGN(MODE, COORDINATES)                                                                                       \
  MODEL("22", "(%x: tensor<1x1x4x4xf32>, %r: tensor<4x4xf32>, %b: tensor<4xi64>) -> (tensor<4x1x2x1xf32>)",            \
        "  %0 = \"onnx.RoiAlign\"(%x, %r, %b) {output_height = 2 : si64, mode = \"" MODE "\", "                        \
        "coordinate_transformation_mode = \"" COORDINATES "\"} : (tensor<1x1x4x4xf32>, tensor<4x4xf32>, "              \
        "tensor<4xi64>) -> tensor<4x1x2x1xf32>\n"                                                                      \
        "  onnx.Return %0 : tensor<4x1x2x1xf32>\n")
  static const struct {
    const char *model;
    float expected[8];
  } rounds[] = {
      {ALIGN("avg", "half_pixel"), {9.1666667f, 69.666664f, 26.484375f, 49.421875f, 10.944445f, 30.638889f, 0, 0}},
      {ALIGN("avg", "output_half_pixel"),
       {26.166666f, 116.166664f, 54.296875f, 86.734375f, 15.333333f, 12.756945f, 135.5f, 185.5f}},
      {ALIGN("max", "half_pixel"), {22.5f, 87.5f, 36.75f, 36.75f, 121, 225, 0, 0}},
      {ALIGN("max", "output_half_pixel"), {21.4375f, 70.3125f, 36.75f, 90.75f, 112.5f, 225, 45.375f, 84.375f}}};
  const float regions[] = {0, 0, 3, 3, 0.5f, 1, 4, 2, -3, -3, 9, 9, 2, 2, 1, 1};
  const int64_t batches[] = {0, 0, 0, 0}, four = 4;
  float x[16];
  for (int i = 0; i < 16; ++i)
    x[i] = (float)(i * i);
  for (size_t round = 0; round < sizeof rounds / sizeof *rounds; ++round) {
    shlo_tensor *inputs[] = {tensor_f32(4, (int64_t[]){1, 1, 4, 4}, x), tensor_f32(2, (int64_t[]){4, 4}, regions),
                             tensor_of(SHLO_TYPE_I64, 1, &four, batches)};
    shlo_tensor *output = NULL;
    run(rounds[round].model, 3, inputs, 1, &output);
    has_floats(output, 8, rounds[round].expected);
  }
}

/* Expected: onnxruntime. The second region ends beyond the border, where bins are empty. */
static void regions_are_pooled(void **state) {
  (void)state;
  const char *model =
      MODEL("22", "(%x: tensor<1x1x4x4xf32>, %r: tensor<3x5xf32>) -> (tensor<3x1x2x3xf32>)",
            "  %0 = \"onnx.MaxRoiPool\"(%x, %r) {pooled_shape = [2 : si64, 3 : si64], spatial_scale = 0.5 : f32} : "
            "(tensor<1x1x4x4xf32>, tensor<3x5xf32>) -> tensor<3x1x2x3xf32>\n"
            "  onnx.Return %0 : tensor<3x1x2x3xf32>\n");
  const float regions[] = {0, 0, 0, 3, 3, 0, 1, 1, 9, 2, 0, 5, 5, 6, 6};
  const float expected[] = {16, 25, 36, 64, 81, 100, 36, 49, 0, 36, 49, 0, 225, 225, 225, 225, 225, 225};
  float x[16];
  for (int i = 0; i < 16; ++i)
    x[i] = (float)(i * i);
  shlo_tensor *inputs[] = {tensor_f32(4, (int64_t[]){1, 1, 4, 4}, x), tensor_f32(2, (int64_t[]){3, 5}, regions)};
  shlo_tensor *output = NULL;
  run(model, 2, inputs, 1, &output);
  has_floats(output, 18, expected);
}

/* Expected: onnx.reference. The number of bands and the length are the values of inputs. */
static void bands_rise_and_fall(void **state) {
  (void)state;
  const char *model = MODEL(
      "22", "(%n: tensor<i64>, %d: tensor<i64>) -> (tensor<?x?xf32>)",
      "  %r = onnx.Constant dense<8000> : tensor<i64>\n"
      "  %l = onnx.Constant dense<100.0> : tensor<f32>\n"
      "  %u = onnx.Constant dense<3800.0> : tensor<f32>\n"
      "  %0 = \"onnx.MelWeightMatrix\"(%n, %d, %r, %l, %u) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<f32>, "
      "tensor<f32>) -> tensor<?x?xf32>\n"
      "  onnx.Return %0 : tensor<?x?xf32>\n");
  const float expected[33] = {[3] = 1, [7] = 1, [10] = 0.5f, [11] = 0.5f, [14] = 1, [17] = 0.5f};
  const int64_t bands = 3, length = 20;
  shlo_tensor *inputs[] = {tensor_of(SHLO_TYPE_I64, 0, NULL, &bands), tensor_of(SHLO_TYPE_I64, 0, NULL, &length)};
  shlo_tensor *output = NULL;
  run(model, 2, inputs, 1, &output);
  assert_int_equal(shlo_tensor_shape(output)[1], 3);
  has_floats(output, 33, expected);
}

/*===- What is computed before a shape is known ---------------------------------------------------------------------===*/

static const char chosen_twice[] =
    MODEL("21", "(%x: tensor<?x100xf32>) -> (tensor<?x100xf32>, tensor<2x?xi64>, tensor<?xf32>, tensor<1x?xi64>)",
          "  %two = onnx.Initializer {value = dense<2.0> : tensor<f32>} : tensor<f32>\n"
          "  %a = \"onnx.Relu\"(%x) {onnx_node_name = \"first\"} : (tensor<?x100xf32>) -> tensor<?x100xf32>\n"
          "  %n = \"onnx.NonZero\"(%a) : (tensor<?x100xf32>) -> tensor<2x?xi64>\n"
          "  %t = \"onnx.Transpose\"(%n) {perm = [1 : si64, 0 : si64]} : (tensor<2x?xi64>) -> tensor<?x2xi64>\n"
          "  %v = \"onnx.GatherND\"(%a, %t) : (tensor<?x100xf32>, tensor<?x2xi64>) -> tensor<?xf32>\n"
          "  %g = \"onnx.Greater\"(%v, %two) : (tensor<?xf32>, tensor<f32>) -> tensor<?xi1>\n"
          "  %m = \"onnx.NonZero\"(%g) : (tensor<?xi1>) -> tensor<1x?xi64>\n"
          "  onnx.Return %a, %n, %v, %m : tensor<?x100xf32>, tensor<2x?xi64>, tensor<?xf32>, tensor<1x?xi64>\n");

/* Two values decide; what the parts before them compute goes on to the next ones. */
static void parts_of_a_model_go_on_from_each_other(void **state) {
  (void)state;
  enum { ROWS = 400, ELEMENTS = ROWS * 100 };
  static float x[ELEMENTS], relu[ELEMENTS], values[ELEMENTS];
  static int64_t places[2 * ELEMENTS], larger[ELEMENTS];
  shlo_plan *plan = plan_of(chosen_twice);
  for (int round = 0; round < 4; ++round) {
    int64_t count = 0, second = 0;
    for (int i = 0; i < ELEMENTS; ++i) {
      x[i] = (float)((i * (7 + round)) % 11) - 4;
      relu[i] = x[i] > 0 ? x[i] : 0;
      count += x[i] > 0;
    }
    for (int64_t i = 0, k = 0; i < ELEMENTS; ++i)
      if (x[i] > 0) {
        places[k] = i / 100;
        places[count + k] = i % 100;
        if (x[i] > 2)
          larger[second++] = k;
        values[k++] = x[i];
      }
    shlo_tensor *input = tensor_f32(2, (int64_t[]){ROWS, 100}, x), *outputs[4] = {NULL};
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 4, outputs, NULL, &error));
    shlo_tensor_destroy(input);
    has_floats(outputs[0], ELEMENTS, relu);
    has_integers(outputs[1], 2 * count, places);
    has_floats(outputs[2], count, values);
    has_integers(outputs[3], second, larger);
  }
  shlo_plan_destroy(plan);
  /* Memory is limited for what goes on, too. */
  shlo_plan_options *options = NULL;
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_max_memory(options, 100000, &error));
  shlo_module *module = parse(chosen_twice);
  ok(shlo_plan_create(module, options, &plan, &error));
  shlo_module_destroy(module);
  shlo_plan_options_destroy(options);
  shlo_tensor *input = tensor_f32(2, (int64_t[]){ROWS, 100}, x), *outputs[4] = {NULL};
  fails(SHLO_LIMIT, "what a run computes before a shape is known takes",
        shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 4, outputs, NULL, &error));
  shlo_tensor_destroy(input);
  shlo_plan_destroy(plan);
}

/*===- Operands that do not fit -------------------------------------------------------------------------------------===*/

/* What a model leaves open is checked when it is known. */
static void operands_fit_their_ops(void **state) {
  (void)state;
  static const struct {
    const char *model, *part;
  } rounds[] = {{MODEL("13", "(%x: tensor<3xf32>) -> (tensor<3xf32>)",
                       "  %n = \"onnx.NoValue\"() {value} : () -> none\n"
                       "  %0 = \"onnx.Min\"(%x, %x, %n) : (tensor<3xf32>, tensor<3xf32>, none) -> tensor<3xf32>\n"
                       "  onnx.Return %0 : tensor<3xf32>\n"),
                 "operand 2 is omitted, but it is one of a list"},
                {MODEL("21", "(%x: tensor<?xf32>) -> (tensor<1xi1>)",
                       "  %0 = \"onnx.Shape\"(%x) : (tensor<?xf32>) -> !onnx.Unknown\n"
                       "  %1 = \"onnx.IsInf\"(%0) : (!onnx.Unknown) -> tensor<1xi1>\n"
                       "  onnx.Return %1 : tensor<1xi1>\n"),
                 "operand 0 is tensor<1xi64>, but 'X' is one of "}};
  for (size_t round = 0; round < sizeof rounds / sizeof *rounds; ++round) {
    shlo_module *module = parse(rounds[round].model), *lowered = NULL;
    shlo_onnx_infer_options *options = NULL;
    ok(shlo_onnx_infer_options_create(&options, &error));
    const int64_t three = 3;
    ok(shlo_onnx_infer_options_set_shape(options, BYTES(""), 1, &three, &error));
    fails(round ? SHLO_INVALID_ARGUMENT : SHLO_INVALID_PROGRAM, rounds[round].part,
          shlo_module_lower_onnx(module, round ? options : NULL, &lowered, &error));
    shlo_onnx_infer_options_destroy(options);
    shlo_module_destroy(module);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(boxes_that_do_not_overlap_are_chosen),
      cmocka_unit_test(different_elements_are_found),
      cmocka_unit_test(different_slices_are_found),
      cmocka_unit_test(conditions_choose_slices),
      cmocka_unit_test(regions_are_aligned),
      cmocka_unit_test(regions_are_pooled),
      cmocka_unit_test(bands_rise_and_fall),
      cmocka_unit_test(parts_of_a_model_go_on_from_each_other),
      cmocka_unit_test(operands_fit_their_ops),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
