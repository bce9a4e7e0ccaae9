/* plan.h: slices and paddings whose sizes follow from shapes, though the values of a run decide where they are.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

/* The start is clamped by the program; the limit is the start plus a size that follows from the operand's extent. */
#define LIMITED(limit)                                                                                                 \
  "func.func @main(%a: tensor<?x3xi32>, %at: tensor<i64>) -> tensor<?x?xi32> {\n"                                     \
  "  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xi32>) -> tensor<i32>\n"                              \
  "  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>\n"                                                   \
  "  %one = stablehlo.constant dense<1> : tensor<1xi32>\n"                                                            \
  "  %zero = stablehlo.constant dense<0> : tensor<1xi32>\n"                                                           \
  "  %two = stablehlo.constant dense<2> : tensor<1xi32>\n"                                                            \
  "  %zeros = stablehlo.constant dense<0> : tensor<2xi32>\n"                                                          \
  "  %rows = stablehlo.subtract %n1, %two : tensor<1xi32>\n"                                                          \
  "  %size = stablehlo.concatenate %rows, %two, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>\n"          \
  "  %three = stablehlo.constant dense<3> : tensor<1xi32>\n"                                                          \
  "  %all = stablehlo.concatenate %n1, %three, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>\n"           \
  "  %most = stablehlo.subtract %all, %size : tensor<2xi32>\n"                                                        \
  "  %narrow = stablehlo.convert %at : (tensor<i64>) -> tensor<i32>\n"                                                \
  "  %at1 = stablehlo.reshape %narrow : (tensor<i32>) -> tensor<1xi32>\n"                                             \
  "  %given = stablehlo.concatenate %at1, %one, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>\n"          \
  "  %start = stablehlo.clamp %zeros, %given, %most : tensor<2xi32>\n" limit                                          \
  "  %steps = stablehlo.constant dense<1> : tensor<2xi32>\n"                                                          \
  "  %0 = stablehlo.real_dynamic_slice %a, %start, %limit, %steps\n"                                                  \
  "      : (tensor<?x3xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xi32>\n"                        \
  "  return %0 : tensor<?x?xi32>\n"                                                                                   \
  "}\n"

static shlo_tensor *counted(int64_t rows, int64_t columns) {
  const int64_t shape[] = {rows, columns};
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_create(SHLO_TYPE_I32, 2, shape, &tensor, &error));
  int32_t *values = shlo_tensor_mutable_data(tensor);
  for (int64_t i = 0; i < rows * columns; ++i)
    values[i] = (int32_t)i;
  return tensor;
}
static shlo_tensor *number(int64_t value) {
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_create(SHLO_TYPE_I64, 0, NULL, &tensor, &error));
  *(int64_t *)shlo_tensor_mutable_data(tensor) = value;
  return tensor;
}
/* Runs a plan of a counted matrix and a number. */
static shlo_tensor *result_of(const shlo_plan *plan, int64_t rows, int64_t columns, int64_t value) {
  shlo_tensor *inputs[] = {counted(rows, columns), number(value)}, *output = NULL;
  ok(shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 1, &output, NULL, &error));
  shlo_tensor_destroy(inputs[0]);
  shlo_tensor_destroy(inputs[1]);
  return output;
}

static void a_limit_is_a_start_and_a_size(void **state) {
  (void)state;
  static const char *const limits[] = {
      LIMITED("  %limit = stablehlo.add %start, %size : tensor<2xi32>\n"),
      LIMITED("  %limit = stablehlo.add %size, %start : tensor<2xi32>\n"),
      /* 2 * start - (start - size), put together from its elements. */
      LIMITED("  %k = stablehlo.constant dense<2> : tensor<2xi32>\n"
              "  %twice = stablehlo.multiply %k, %start : tensor<2xi32>\n"
              "  %less = stablehlo.negate %size : tensor<2xi32>\n"
              "  %sum = stablehlo.add %start, %less : tensor<2xi32>\n"
              "  %back = stablehlo.subtract %twice, %sum : tensor<2xi32>\n"
              "  %b0 = stablehlo.slice %back [0:1] : (tensor<2xi32>) -> tensor<1xi32>\n"
              "  %b1 = stablehlo.slice %back [1:2] : (tensor<2xi32>) -> tensor<1xi32>\n"
              "  %limit = stablehlo.concatenate %b0, %b1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>\n")};
  int compared = 0;
  for (size_t p = 0; p < sizeof limits / sizeof *limits; ++p) {
    shlo_plan *plan = plan_of(limits[p]);
    for (int64_t rows = 3; rows < 7; ++rows)
      for (int64_t at = -1; at < 4; ++at) {
        const int64_t first = at < 0 ? 0 : at > 2 ? 2 : at;
        int64_t extents[] = {-7, -7}; /* without values */
        ok(shlo_plan_output_shapes(plan, 2, (const int32_t[]){2, 0}, (const int64_t *[]){(int64_t[]){rows, 3}, NULL}, 1,
                                   (int64_t *[]){extents}, &error));
        shlo_tensor *output = result_of(plan, rows, 3, at);
        const int64_t *shape = shlo_tensor_shape(output);
        const int32_t *values = shlo_tensor_data(output);
        assert_memory_equal(shape, extents, sizeof extents);
        assert_int_equal(shape[0], rows - 2);
        assert_int_equal(shape[1], 2);
        for (int64_t i = 0; i < rows - 2; ++i)
          for (int64_t j = 0; j < 2; ++j, ++compared)
            assert_int_equal(values[2 * i + j], 3 * (first + i) + 1 + j);
        shlo_tensor_destroy(output);
      }
    shlo_plan_destroy(plan);
  }
  assert_int_equal(compared, 3 * 5 * 2 * (1 + 2 + 3 + 4));
}

/* A limit that the start does not cancel: the values decide the shape, so that it is not known without a run. */
static void other_limits_decide_the_shape(void **state) {
  (void)state;
  static const char *const limits[] = {
      LIMITED("  %limit = stablehlo.add %given, %size : tensor<2xi32>\n"),
      LIMITED("  %limit = stablehlo.maximum %start, %size : tensor<2xi32>\n")};
  for (size_t p = 0; p < sizeof limits / sizeof *limits; ++p) {
    shlo_plan *plan = plan_of(limits[p]);
    int64_t shape[] = {-7, -7};
    fails(SHLO_UNSUPPORTED, "the values of the inputs decide the shapes",
          shlo_plan_output_shapes(plan, 2, (const int32_t[]){2, 0}, (const int64_t *[]){(int64_t[]){5, 3}, NULL}, 1,
                                  (int64_t *[]){shape}, &error));
    assert_int_equal(shape[0], -7);
    for (int64_t at = 0; at < 3; ++at) {
      const int64_t rows = p == 0 ? 3 : 3 - at, columns = p == 0 ? 2 : 1;
      shlo_tensor *output = result_of(plan, 5, 3, at);
      const int32_t *values = shlo_tensor_data(output);
      assert_int_equal(shlo_tensor_shape(output)[0], rows);
      assert_int_equal(shlo_tensor_shape(output)[1], columns);
      for (int64_t i = 0; i < rows; ++i)
        for (int64_t j = 0; j < columns; ++j)
          assert_int_equal(values[i * columns + j], 3 * (at + i) + 1 + j);
      shlo_tensor_destroy(output);
    }
    shlo_plan_destroy(plan);
  }
}

/* Every second one of n - 1 rows. */
static void strides_may_differ_from_one(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(
      "func.func @main(%a: tensor<?x2xi32>, %at: tensor<i64>) -> tensor<?x2xi32> {\n"
      "  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x2xi32>) -> tensor<i32>\n"
      "  %wide = stablehlo.convert %n : (tensor<i32>) -> tensor<i64>\n"
      "  %c = stablehlo.constant dense<1> : tensor<i64>\n"
      "  %rows = stablehlo.subtract %wide, %c : tensor<i64>\n"
      "  %end = stablehlo.add %at, %rows : tensor<i64>\n"
      "  %s = stablehlo.reshape %at : (tensor<i64>) -> tensor<1xi64>\n"
      "  %e = stablehlo.broadcast_in_dim %end, dims = [] : (tensor<i64>) -> tensor<1xi64>\n"
      "  %0 = stablehlo.constant dense<0> : tensor<1xi64>\n"
      "  %2 = stablehlo.constant dense<2> : tensor<1xi64>\n"
      "  %start = stablehlo.concatenate %s, %0, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>\n"
      "  %limit = stablehlo.concatenate %e, %2, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>\n"
      "  %steps = stablehlo.constant dense<[2, 1]> : tensor<2xi64>\n"
      "  %r = stablehlo.real_dynamic_slice %a, %start, %limit, %steps\n"
      "      : (tensor<?x2xi32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x2xi32>\n"
      "  return %r : tensor<?x2xi32>\n"
      "}\n");
  for (int64_t rows = 1; rows < 8; ++rows)
    for (int64_t at = 0; at < 2; ++at) {
      shlo_tensor *output = result_of(plan, rows, 2, at);
      const int64_t *shape = shlo_tensor_shape(output);
      const int32_t *values = shlo_tensor_data(output);
      assert_int_equal(shape[0], rows / 2);
      for (int64_t i = 0; i < rows / 2; ++i)
        for (int64_t j = 0; j < 2; ++j)
          assert_int_equal(values[2 * i + j], 2 * (at + 2 * i) + j);
      shlo_tensor_destroy(output);
    }
  shlo_plan_destroy(plan);
}

/* Padded to 2 n + 1 rows of which the operand's begin where a value of the run says; also cut off at both ends. */
static void paddings_move_the_operand(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(
      "func.func @main(%a: tensor<?x2xi32>, %at: tensor<i64>) -> tensor<?x5xi32> {\n"
      "  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x2xi32>) -> tensor<i32>\n"
      "  %wide = stablehlo.convert %n : (tensor<i32>) -> tensor<i64>\n"
      "  %c = stablehlo.constant dense<1> : tensor<i64>\n"
      "  %more = stablehlo.add %wide, %c : tensor<i64>\n"
      "  %rest = stablehlo.subtract %more, %at : tensor<i64>\n"
      "  %l = stablehlo.reshape %at : (tensor<i64>) -> tensor<1xi64>\n"
      "  %h = stablehlo.reshape %rest : (tensor<i64>) -> tensor<1xi64>\n"
      "  %1 = stablehlo.constant dense<1> : tensor<1xi64>\n"
      "  %low = stablehlo.concatenate %l, %1, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>\n"
      "  %high = stablehlo.concatenate %h, %1, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>\n"
      "  %between = stablehlo.constant dense<[0, 1]> : tensor<2xi64>\n"
      "  %v = stablehlo.constant dense<-1> : tensor<i32>\n"
      "  %r = stablehlo.dynamic_pad %a, %v, %low, %high, %between\n"
      "      : (tensor<?x2xi32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x5xi32>\n"
      "  return %r : tensor<?x5xi32>\n"
      "}\n");
  int inside = 0;
  for (int64_t rows = 1; rows < 4; ++rows)
    for (int64_t at = -5; at < 10; ++at) {
      shlo_tensor *output = result_of(plan, rows, 2, at);
      const int64_t *shape = shlo_tensor_shape(output);
      const int32_t *values = shlo_tensor_data(output);
      assert_int_equal(shape[0], 2 * rows + 1);
      for (int64_t i = 0; i < shape[0]; ++i)
        for (int64_t j = 0; j < 5; ++j) {
          const int is_operand = i >= at && i < at + rows && j % 2 == 1;
          inside += is_operand;
          assert_int_equal(values[5 * i + j], is_operand ? 2 * (i - at) + j / 2 : -1);
        }
      shlo_tensor_destroy(output);
    }
  assert_true(inside > 50);
  shlo_plan_destroy(plan);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_limit_is_a_start_and_a_size),
      cmocka_unit_test(other_limits_decide_the_shape),
      cmocka_unit_test(strides_may_differ_from_one),
      cmocka_unit_test(paddings_move_the_operand),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
