/* plan.h: shapes of outputs for shapes of inputs.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

/* Two inputs with a common extent, three outputs: a matrix, a vector and a scalar. */
static const char program[] =
    "func.func @main(%a: tensor<?x3xf32> loc(\"rows\"), %b: tensor<?xf32>) -> (tensor<?x3xf32>, tensor<?xf32>, "
    "tensor<f32>) {\n"
    "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %0 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>\n"
    "  %1 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1]\n"
    "      : (tensor<?x3xf32>, tensor<f32>) -> tensor<?xf32>\n"
    "  %2 = stablehlo.add %1, %b : tensor<?xf32>\n"
    "  %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [0]\n"
    "      : (tensor<?xf32>, tensor<f32>) -> tensor<f32>\n"
    "  return %0, %2, %3 : tensor<?x3xf32>, tensor<?xf32>, tensor<f32>\n"
    "}\n";

static const int32_t ranks[] = {2, 1};

static void shapes_follow_from_shapes(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(program);
  for (int64_t rows = 0; rows < 5; ++rows) {
    const int64_t a[] = {rows, 3}, b[] = {rows};
    const int64_t *shapes[] = {a, b};
    int64_t matrix[] = {-7, -7}, vector[] = {-7};
    int64_t *results[] = {matrix, vector, NULL};
    ok(shlo_plan_output_shapes(plan, 2, ranks, shapes, 3, results, &error));
    assert_int_equal(matrix[0], 2 * rows);
    assert_int_equal(matrix[1], 3);
    assert_int_equal(vector[0], rows);

    /* A run has the same ones. */
    shlo_tensor *inputs[2] = {NULL}, *outputs[3] = {NULL};
    for (int i = 0; i < 2; ++i)
      ok(shlo_tensor_create(SHLO_TYPE_F32, ranks[i], shapes[i], &inputs[i], &error));
    ok(shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 3, outputs, NULL, &error));
    assert_memory_equal(shlo_tensor_shape(outputs[0]), matrix, sizeof matrix);
    assert_memory_equal(shlo_tensor_shape(outputs[1]), vector, sizeof vector);
    assert_int_equal(shlo_tensor_rank(outputs[2]), 0);
    for (int k = 0; k < 3; ++k)
      shlo_tensor_destroy(outputs[k]);
    /* So the caller can have the outputs ready. */
    ok(shlo_tensor_create(SHLO_TYPE_F32, 2, matrix, &outputs[0], &error));
    ok(shlo_tensor_create(SHLO_TYPE_F32, 1, vector, &outputs[1], &error));
    ok(shlo_tensor_create(SHLO_TYPE_F32, 0, NULL, &outputs[2], &error));
    ok(shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 3, outputs, NULL, &error));
    for (int k = 0; k < 3; ++k)
      shlo_tensor_destroy(outputs[k]);
    for (int i = 0; i < 2; ++i)
      shlo_tensor_destroy(inputs[i]);
  }
  /* Shapes of no interest. */
  const int64_t a[] = {4, 3}, b[] = {4};
  const int64_t *shapes[] = {a, b};
  int64_t vector[] = {0};
  ok(shlo_plan_output_shapes(plan, 2, ranks, shapes, 3, (int64_t *[]){NULL, vector, NULL}, &error));
  assert_int_equal(vector[0], 4);
  shlo_plan_destroy(plan);
}

static void static_plans_have_one_answer(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(add_program);
  const int64_t four[] = {4}, five[] = {5};
  int64_t sum[] = {0};
  int64_t *results[] = {sum};
  const int32_t one[] = {1, 1};
  ok(shlo_plan_output_shapes(plan, 2, one, (const int64_t *[]){four, four}, 1, results, &error));
  assert_int_equal(sum[0], 4);
  fails(SHLO_INVALID_ARGUMENT, "input 1 is tensor<5xf32>, expected tensor<4xf32>",
        shlo_plan_output_shapes(plan, 2, one, (const int64_t *[]){four, five}, 1, results, &error));
  shlo_plan_destroy(plan);

  /* Without inputs there is nothing to pass. */
  plan = plan_of("func.func @main() -> tensor<2xi32> {\n"
                 "  %0 = stablehlo.constant dense<7> : tensor<2xi32>\n"
                 "  return %0 : tensor<2xi32>\n"
                 "}\n");
  ok(shlo_plan_output_shapes(plan, 0, NULL, NULL, 1, results, &error));
  assert_int_equal(sum[0], 2);
  shlo_plan_destroy(plan);
}

/* Expects a refusal of these shapes that leaves the results alone. */
static void refuse(const shlo_plan *plan, shlo_status code, const char *text, const char *subject,
                   const int32_t *input_ranks, const int64_t *a, const int64_t *b) {
  int64_t matrix[] = {-7, -7}, vector[] = {-7};
  shlo_error *error = NULL;
  const shlo_status status = shlo_plan_output_shapes(plan, 2, input_ranks, (const int64_t *[]){a, b}, 3,
                                                     (int64_t *[]){matrix, vector, NULL}, &error);
  if (status != code || !strstr(shlo_error_message(error, NULL), text))
    fail_msg("expected %s '%s', got %s: %s", shlo_status_name(code), text, shlo_status_name(status),
             shlo_error_message(error, NULL));
  if (subject)
    assert_string_equal(shlo_diagnostic_subject(shlo_error_diagnostic(error, 0), NULL), subject);
  shlo_error_destroy(error);
  assert_int_equal(matrix[0], -7);
  assert_int_equal(matrix[1], -7);
  assert_int_equal(vector[0], -7);
}

static void wrong_shapes_are_named(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(program);
  const int64_t a[] = {4, 3, 1}, b[] = {4}, wide[] = {4, 2}, negative[] = {-4, 3}, dynamic[] = {SHLO_DYNAMIC, 3};
  const int64_t other[] = {5}, huge[] = {INT64_MAX, 3}, large[] = {(int64_t)1 << 43, 3}, many[] = {(int64_t)1 << 43};
  refuse(plan, SHLO_INVALID_ARGUMENT, "input 0 (rows) has rank 3, expected tensor<?x3xf32>", "input 0",
         (const int32_t[]){3, 1}, a, b);
  refuse(plan, SHLO_INVALID_ARGUMENT, "input 1 has rank 0, expected tensor<?xf32>", "input 1", (const int32_t[]){2, 0},
         a, NULL);
  refuse(plan, SHLO_INVALID_ARGUMENT, "has rank -1", "input 0", (const int32_t[]){-1, 1}, a, b);
  refuse(plan, SHLO_INVALID_ARGUMENT, "has rank -2147483648", "input 0", (const int32_t[]){INT32_MIN, 1}, NULL, b);
  refuse(plan, SHLO_INVALID_ARGUMENT, "has rank 2147483647", "input 0", (const int32_t[]){INT32_MAX, 1}, a, b);
  refuse(plan, SHLO_INVALID_ARGUMENT, "input 0 (rows) is tensor<4x2xf32>, expected tensor<?x3xf32>", "input 0", ranks,
         wide, b);
  refuse(plan, SHLO_INVALID_ARGUMENT, "input 0 (rows) has the extent -4 in axis 0", "input 0", ranks, negative, b);
  refuse(plan, SHLO_INVALID_ARGUMENT, "has the extent -9223372036854775808 in axis 0", "input 0", ranks, dynamic, b);
  refuse(plan, SHLO_LIMIT, "2^47", NULL, ranks, huge, b);
  refuse(plan, SHLO_INVALID_ARGUMENT, "input_shapes[1] is NULL", NULL, ranks, a, NULL);
  /* What a run of these shapes would say. */
  refuse(plan, SHLO_INVALID_ARGUMENT, "operand 1 has shape [5], expected [4]", NULL, ranks, a, other);
  refuse(plan, SHLO_LIMIT, "", NULL, ranks, large, many);

  int64_t *results[] = {NULL, NULL, NULL};
  const int64_t *shapes[] = {a, b};
  fails(SHLO_INVALID_ARGUMENT, "1 inputs given, the function has 2",
        shlo_plan_output_shapes(plan, 1, ranks, shapes, 3, results, &error));
  fails(SHLO_INVALID_ARGUMENT, "2 outputs given, the function has 3",
        shlo_plan_output_shapes(plan, 2, ranks, shapes, 2, results, &error));
  fails(SHLO_INVALID_ARGUMENT, "input_ranks is NULL",
        shlo_plan_output_shapes(plan, 2, NULL, shapes, 3, results, &error));
  fails(SHLO_INVALID_ARGUMENT, "input_shapes is NULL",
        shlo_plan_output_shapes(plan, 2, ranks, NULL, 3, results, &error));
  fails(SHLO_INVALID_ARGUMENT, "output_shapes is NULL",
        shlo_plan_output_shapes(plan, 2, ranks, shapes, 3, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "plan is NULL", shlo_plan_output_shapes(NULL, 2, ranks, shapes, 3, results, &error));
  shlo_plan_destroy(plan);
}

/* The greatest of 65536 numbers, for which `count` tensors of 2^19 bytes are computed, is the extent of the result. */
static shlo_status plan_with_values(int count, shlo_error **failure) {
  static char text[1 << 17];
  const char *type = "tensor<65536xi64>";
  int at =
      snprintf(text, sizeof text, "func.func @main() -> tensor<?xi8> {\n  %%0 = stablehlo.iota dim = 0 : %s\n", type);
  for (int i = 1; i < count; ++i)
    at += snprintf(text + at, sizeof text - (size_t)at, "  %%%d = stablehlo.maximum %%%d, %%0 : %s\n", i, i - 1, type);
  snprintf(text + at, sizeof text - (size_t)at,
           "  %%z = stablehlo.constant dense<0> : tensor<i64>\n"
           "  %%m = stablehlo.reduce(%%%d init: %%z) applies stablehlo.maximum across dimensions = [0]\n"
           "      : (%s, tensor<i64>) -> tensor<i64>\n"
           "  %%s = stablehlo.reshape %%m : (tensor<i64>) -> tensor<1xi64>\n"
           "  %%r = stablehlo.dynamic_iota %%s, dim = 0 : (tensor<1xi64>) -> tensor<?xi8>\n"
           "  return %%r : tensor<?xi8>\n}\n",
           count - 1, type);
  shlo_module *module = parse(text);
  shlo_plan *plan = NULL;
  const shlo_status status = shlo_plan_create(module, NULL, &plan, failure);
  if (status == SHLO_OK) {
    int64_t extent = -7;
    ok(shlo_plan_output_shapes(plan, 0, NULL, NULL, 1, (int64_t *[]){&extent}, &error));
    assert_int_equal(extent, 65535);
  }
  shlo_plan_destroy(plan);
  shlo_module_destroy(module);
  return status;
}

static void values_that_decide_shapes_are_few_bytes(void **state) {
  (void)state;
  ok(plan_with_values(511, &error));
  fails(SHLO_LIMIT, "2^28 bytes", plan_with_values(512, &error));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(shapes_follow_from_shapes),
      cmocka_unit_test(static_plans_have_one_answer),
      cmocka_unit_test(wrong_shapes_are_named),
      cmocka_unit_test(values_that_decide_shapes_are_few_bytes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
