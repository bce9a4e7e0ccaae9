/* plan.h: shapes that the values of a run decide: dimensions with a bound.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#define BOUNDED "tensor<?xf32, #stablehlo.bounds<8>>"
#define SIZED                                                                                                          \
  "  %0 = stablehlo.set_dimension_size %a, %n, dim = 0 : (tensor<8xf32>, tensor<i32>) -> " BOUNDED "\n"

static shlo_tensor *vector(void) {
  float values[8];
  for (int i = 0; i < 8; ++i)
    values[i] = (float)((i * 5) % 8) - 3;
  return tensor_f32(1, (const int64_t[]){8}, values);
}
static shlo_tensor *size_of(int32_t value) {
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_create(SHLO_TYPE_I32, 0, NULL, &tensor, &error));
  *(int32_t *)shlo_tensor_mutable_data(tensor) = value;
  return tensor;
}
static float element(int i) { return (float)((i * 5) % 8) - 3; }

static void results_have_the_size_of_the_run(void **state) {
  (void)state;
  shlo_plan *plan = plan_of("func.func @main(%a: tensor<8xf32>, %n: tensor<i32>) -> (" BOUNDED ", tensor<i32>, "
                            "tensor<f32>) {\n" SIZED
                            "  %1 = stablehlo.add %0, %0 : " BOUNDED "\n"
                            "  %2 = stablehlo.get_dimension_size %1, dim = 0 : (" BOUNDED ") -> tensor<i32>\n"
                            "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
                            "  %3 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [0]\n"
                            "      : (" BOUNDED ", tensor<f32>) -> tensor<f32>\n"
                            "  return %1, %2, %3 : " BOUNDED ", tensor<i32>, tensor<f32>\n"
                            "}\n");
  assert_int_equal(shlo_plan_output_shape(plan, 0)[0], SHLO_DYNAMIC);
  assert_int_equal(shlo_plan_memory(plan), 0);
  int compared = 0;
  for (int round = 0; round < 2; ++round) /* the second time with what was compiled */
    for (int32_t n = 0; n <= 8; ++n) {
      shlo_tensor *inputs[] = {vector(), size_of(n)}, *outputs[3] = {NULL};
      ok(shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 3, outputs, NULL, &error));
      assert_int_equal(shlo_tensor_shape(outputs[0])[0], n);
      assert_int_equal(*(const int32_t *)shlo_tensor_data(outputs[1]), n);
      float sum = 0;
      for (int i = 0; i < n; ++i, ++compared) {
        sum += 2 * element(i);
        assert_true(((const float *)shlo_tensor_data(outputs[0]))[i] == 2 * element(i));
      }
      assert_true(*(const float *)shlo_tensor_data(outputs[2]) == sum);
      for (int i = 0; i < 2; ++i)
        shlo_tensor_destroy(inputs[i]);
      for (int k = 0; k < 3; ++k)
        shlo_tensor_destroy(outputs[k]);
    }
  assert_int_equal(compared, 2 * 36);
  /* An output of the caller has the size that comes out, or the run fails. */
  shlo_tensor *inputs[] = {vector(), size_of(3)}, *outputs[3] = {NULL};
  ok(shlo_tensor_create(SHLO_TYPE_F32, 1, (const int64_t[]){4}, &outputs[0], &error));
  fails(SHLO_INVALID_ARGUMENT, "output 0",
        shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 3, outputs, NULL, &error));
  for (int32_t n = -1; n <= 9; n += 10) {
    *(int32_t *)shlo_tensor_mutable_data(inputs[1]) = n;
    fails(SHLO_INVALID_ARGUMENT, "the size is not within the operand",
          shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 3, outputs, NULL, &error));
  }
  int64_t extent = -7;
  fails(SHLO_UNSUPPORTED, "the values of the inputs decide the shapes",
        shlo_plan_output_shapes(plan, 2, (const int32_t[]){1, 0}, (const int64_t *[]){(int64_t[]){8}, NULL}, 3,
                                (int64_t *[]){&extent, NULL, NULL}, &error));
  assert_int_equal(extent, -7);
  shlo_tensor_destroy(outputs[0]);
  for (int i = 0; i < 2; ++i)
    shlo_tensor_destroy(inputs[i]);
  shlo_plan_destroy(plan);
}

/* The size is computed from a whole input; a second one depends on what has the first one. */
static void sizes_are_computed(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(
      "func.func @main(%a: tensor<8xf32>, %least: tensor<f32>) -> " BOUNDED " {\n"
      "  %l = stablehlo.broadcast_in_dim %least, dims = [] : (tensor<f32>) -> tensor<8xf32>\n"
      "  %p = stablehlo.compare GE, %a, %l : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>\n"
      "  %c = stablehlo.convert %p : (tensor<8xi1>) -> tensor<8xi32>\n"
      "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %n = stablehlo.reduce(%c init: %z) applies stablehlo.add across dimensions = [0]\n"
      "      : (tensor<8xi32>, tensor<i32>) -> tensor<i32>\n" SIZED
      "  %f = stablehlo.constant dense<-9.0> : tensor<f32>\n"
      "  %most = stablehlo.reduce(%0 init: %f) applies stablehlo.maximum across dimensions = [0]\n"
      "      : (" BOUNDED ", tensor<f32>) -> tensor<f32>\n"
      "  %m = stablehlo.convert %most : (tensor<f32>) -> tensor<i32>\n"
      "  %1 = stablehlo.clamp %z, %m, %n : tensor<i32>\n"
      "  %2 = stablehlo.set_dimension_size %0, %1, dim = 0 : (" BOUNDED ", tensor<i32>) -> " BOUNDED "\n"
      "  return %2 : " BOUNDED "\n"
      "}\n");
  int sizes = 0;
  for (int least = -4; least <= 5; ++least) {
    int n = 0;
    float most = -9;
    for (int i = 0; i < 8; ++i)
      n += element(i) >= (float)least;
    for (int i = 0; i < n; ++i)
      most = element(i) > most ? element(i) : most;
    const int expected = most < 0 ? 0 : (int)most > n ? n : (int)most;
    const float value = (float)least;
    shlo_tensor *inputs[] = {vector(), tensor_f32(0, NULL, &value)}, *output = NULL;
    ok(shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 1, &output, NULL, &error));
    assert_int_equal(shlo_tensor_shape(output)[0], expected);
    sizes |= 1 << expected;
    for (int i = 0; i < 2; ++i)
      shlo_tensor_destroy(inputs[i]);
    shlo_tensor_destroy(output);
  }
  assert_true(sizes & (sizes - 1)); /* not always the same */
  shlo_plan_destroy(plan);
}

/* What each step of a loop would decide is refused: the twin. */
static void loops_do_not_decide(void **state) {
  (void)state;
  shlo_module *module = parse(
      "func.func @main(%a: tensor<8xf32>, %n: tensor<i32>) -> tensor<f32> {\n"
      "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
      "  %r:2 = stablehlo.while(%i = %zero, %s = %z) : tensor<i32>, tensor<f32>\n"
      "  cond {\n"
      "    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    stablehlo.return %p : tensor<i1>\n"
      "  } do {\n"
      "    %0 = stablehlo.set_dimension_size %a, %i, dim = 0 : (tensor<8xf32>, tensor<i32>) -> " BOUNDED "\n"
      "    %t = stablehlo.reduce(%0 init: %s) applies stablehlo.add across dimensions = [0]\n"
      "      : (" BOUNDED ", tensor<f32>) -> tensor<f32>\n"
      "    %j = stablehlo.add %i, %one : tensor<i32>\n"
      "    stablehlo.return %j, %t : tensor<i32>, tensor<f32>\n"
      "  }\n"
      "  return %r#1 : tensor<f32>\n"
      "}\n");
  shlo_plan *plan = UNTOUCHED(shlo_plan);
  fails(SHLO_UNSUPPORTED, "depends on values that are only known when the program runs",
        shlo_plan_create(module, NULL, &plan, &error));
  assert_ptr_equal(plan, UNTOUCHED(shlo_plan));
  shlo_module_destroy(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(results_have_the_size_of_the_run),
      cmocka_unit_test(sizes_are_computed),
      cmocka_unit_test(loops_do_not_decide),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
