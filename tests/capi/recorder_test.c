/* recorder.h, and the progress of plan.h: what is recorded, with counts and values computed by hand, and that recording
 * changes no result.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <math.h>
#include <time.h>

static shlo_plan *recordable_plan_of(const char *text) {
  shlo_module *module = parse(text);
  shlo_plan_options *options = NULL;
  shlo_plan *plan = NULL;
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_recordable(options, 1, &error));
  ok(shlo_plan_create(module, options, &plan, &error));
  shlo_plan_options_destroy(options);
  shlo_module_destroy(module);
  return plan;
}

static shlo_recorder *new_recorder(void) {
  shlo_recorder *recorder = NULL;
  ok(shlo_recorder_create(&recorder, &error));
  return recorder;
}

static shlo_run_options *options_with(shlo_recorder *recorder) {
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_recorder(options, recorder, &error));
  return options;
}

static shlo_recorder *recorder_of(const char *op) {
  shlo_recorder *recorder = new_recorder();
  ok(shlo_recorder_record_op(recorder, op, strlen(op), &error));
  return recorder;
}

static const shlo_recorded *value_at(const shlo_recorder *recorder, size_t index) {
  const shlo_recorded *value = shlo_recorder_value(recorder, index);
  assert_non_null(value);
  return value;
}

static const void *bytes_of(const shlo_recorded *value) { return shlo_tensor_data(shlo_recorded_tensor(value)); }
static int32_t integer_of(const shlo_recorded *value) { return *(const int32_t *)bytes_of(value); }

/* --- Programs ----------------------------------------------------------------------------------------------------- */

/* The sum of (x + 1) * 2: both ops and the sum are one kernel. */
static const char fused[] =
    "func.func @main(%x: tensor<8xf32>) -> tensor<f32> {\n"
    "  %one = stablehlo.constant dense<1.0> : tensor<8xf32>\n"
    "  %two = stablehlo.constant dense<2.0> : tensor<8xf32>\n"
    "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %0 = stablehlo.add %x, %one : tensor<8xf32> loc(\"dir/model.py\":12:3)\n"
    "  %1 = stablehlo.multiply %0, %two : tensor<8xf32> loc(\"dir/model.py\":13:5)\n"
    "  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, "
    "tensor<f32>) -> tensor<f32> loc(\"total\")\n"
    "  return %2 : tensor<f32>\n"
    "}\n";

/* i counts to n; in each step, j counts to 2: s grows by i * 10 + j in each inner step. */
static const char nested[] = "func.func @main(%n: tensor<i32>) -> tensor<i32> {\n"
                             "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
                             "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
                             "  %two = stablehlo.constant dense<2> : tensor<i32>\n"
                             "  %ten = stablehlo.constant dense<10> : tensor<i32>\n"
                             "  %r:2 = stablehlo.while(%i = %zero, %s = %zero) : tensor<i32>, tensor<i32>\n"
                             "  cond {\n"
                             "    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                             "    stablehlo.return %c : tensor<i1>\n"
                             "  } do {\n"
                             "    %tens = stablehlo.multiply %i, %ten : tensor<i32>\n"
                             "    %q:2 = stablehlo.while(%j = %zero, %t = %s) : tensor<i32>, tensor<i32>\n"
                             "    cond {\n"
                             "      %d = stablehlo.compare LT, %j, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                             "      stablehlo.return %d : tensor<i1>\n"
                             "    } do {\n"
                             "      %k = stablehlo.add %tens, %j : tensor<i32> loc(\"sum.py\":7:1)\n"
                             "      %u = stablehlo.subtract %t, %k : tensor<i32>\n"
                             "      %m = stablehlo.add %j, %one : tensor<i32>\n"
                             "      stablehlo.return %m, %u : tensor<i32>, tensor<i32>\n"
                             "    } loc(\"inner\")\n"
                             "    %h = stablehlo.add %i, %one : tensor<i32>\n"
                             "    stablehlo.return %h, %q#1 : tensor<i32>, tensor<i32>\n"
                             "  } loc(\"outer\")\n"
                             "  return %r#1 : tensor<i32>\n"
                             "}\n";

static int32_t run_nested(const shlo_plan *plan, int32_t n, const shlo_run_options *options) {
  int32_t result = 0;
  const void *inputs[] = {&n};
  void *outputs[] = {&result};
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, options, &error));
  return result;
}

static float run_fused(const shlo_plan *plan, const shlo_run_options *options) {
  const float x[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  float result = -1;
  const void *inputs[] = {x};
  void *outputs[] = {&result};
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, options, &error));
  return result;
}

/* --- Values ------------------------------------------------------------------------------------------------------- */

static void values_of_a_fusion(void **state) {
  (void)state;
  shlo_plan *plan = recordable_plan_of(fused);
  assert_true(run_fused(plan, NULL) == 72);
  shlo_recorder *recorder = recorder_of("stablehlo.add");
  shlo_run_options *options = options_with(recorder);
  assert_true(run_fused(plan, options) == 72);
  /* The add in the body of the reduction computes elements. */
  assert_int_equal(shlo_recorder_value_count(recorder), 1);
  const shlo_recorded *value = value_at(recorder, 0);
  const float sums[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  size_t length = 0;
  assert_string_equal(shlo_recorded_op(value, &length), "stablehlo.add");
  assert_int_equal(length, 13);
  assert_string_equal(shlo_recorded_location(value, &length), "dir/model.py:12:3");
  assert_int_equal(length, 17);
  assert_int_equal(shlo_recorded_result(value), 0);
  assert_int_equal(shlo_recorded_process(value), 0);
  assert_int_equal(shlo_recorded_loop_count(value), 0);
  assert_int_equal(shlo_recorded_iteration(value, 0), -1);
  assert_string_equal(shlo_recorded_loop_location(value, 0, NULL), "");
  const shlo_tensor *tensor = shlo_recorded_tensor(value);
  assert_int_equal(shlo_tensor_element_type(tensor), SHLO_TYPE_F32);
  assert_int_equal(shlo_tensor_rank(tensor), 1);
  assert_int_equal(shlo_tensor_shape(tensor)[0], 8);
  assert_memory_equal(bytes_of(value), sums, sizeof sums);
  /* A value is recorded with each run, and stays when the plan is gone. */
  assert_true(run_fused(plan, options) == 72);
  shlo_plan_destroy(plan);
  assert_int_equal(shlo_recorder_value_count(recorder), 2);
  assert_memory_equal(bytes_of(value_at(recorder, 1)), sums, sizeof sums);
  shlo_recorder_clear(recorder);
  assert_int_equal(shlo_recorder_value_count(recorder), 0);
  assert_null(shlo_recorder_value(recorder, 0));
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
}

static size_t count_at(const shlo_plan *plan, const char *location) {
  shlo_recorder *recorder = new_recorder();
  ok(shlo_recorder_record_location(recorder, location, strlen(location), &error));
  shlo_run_options *options = options_with(recorder);
  assert_true(run_fused(plan, options) == 72);
  const size_t count = shlo_recorder_value_count(recorder);
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
  return count;
}

static void values_by_location(void **state) {
  (void)state;
  shlo_plan *plan = recordable_plan_of(fused);
  static const char *const found[] = {"dir/model.py:12:3", "dir/model.py:12", "model.py:12:3", "model.py:13", "total"};
  for (size_t i = 0; i < 5; ++i)
    assert_int_equal(count_at(plan, found[i]), 1);
  static const char *const absent[] = {"model.py:1", "el.py:12", "model.py", "model.py:12:30", "dir", "tot", "12:3"};
  for (size_t i = 0; i < 7; ++i)
    assert_int_equal(count_at(plan, absent[i]), 0);
  /* All but constants: add, multiply, reduce. */
  shlo_recorder *recorder = new_recorder();
  ok(shlo_recorder_record_all(recorder, &error));
  shlo_run_options *options = options_with(recorder);
  assert_true(run_fused(plan, options) == 72);
  assert_int_equal(shlo_recorder_value_count(recorder), 3);
  assert_string_equal(shlo_recorded_op(value_at(recorder, 2), NULL), "stablehlo.reduce");
  assert_string_equal(shlo_recorded_location(value_at(recorder, 2), NULL), "total");
  assert_true(*(const float *)bytes_of(value_at(recorder, 2)) == 72);
  /* Constants by their name, which may leave out the dialect. */
  ok(shlo_recorder_record_op(recorder, "constant", 8, &error));
  shlo_recorder_clear(recorder);
  assert_true(run_fused(plan, options) == 72);
  assert_int_equal(shlo_recorder_value_count(recorder), 6);
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
  shlo_plan_destroy(plan);
}

static void values_of_nested_loops(void **state) {
  (void)state;
  shlo_plan *plan = recordable_plan_of(nested);
  const int32_t expected = -(0 + 1 + 10 + 11 + 20 + 21);
  assert_int_equal(run_nested(plan, 3, NULL), expected);
  shlo_recorder *recorder = new_recorder();
  ok(shlo_recorder_record_location(recorder, BYTES("sum.py:7"), &error));
  shlo_run_options *options = options_with(recorder);
  assert_int_equal(run_nested(plan, 3, options), expected);
  assert_int_equal(shlo_recorder_value_count(recorder), 6);
  for (int32_t i = 0; i < 6; ++i) {
    const shlo_recorded *value = value_at(recorder, (size_t)i);
    assert_int_equal(shlo_recorded_loop_count(value), 2);
    assert_int_equal(shlo_recorded_iteration(value, 0), i / 2);
    assert_int_equal(shlo_recorded_iteration(value, 1), i % 2);
    assert_int_equal(shlo_recorded_iteration(value, 2), -1);
    assert_string_equal(shlo_recorded_loop_location(value, 0, NULL), "outer");
    assert_string_equal(shlo_recorded_loop_location(value, 1, NULL), "inner");
    assert_int_equal(integer_of(value), i / 2 * 10 + i % 2);
  }
  /* Conditions: 4 of the outer loop, and 3 of each inner one. The number is that of the iterations before. */
  shlo_recorder *compares = recorder_of("compare");
  ok(shlo_run_options_set_recorder(options, compares, &error));
  assert_int_equal(run_nested(plan, 3, options), expected);
  assert_int_equal(shlo_recorder_value_count(compares), 4 + 3 * 3);
  size_t outer = 0, inner = 0;
  for (size_t i = 0; i < 13; ++i) {
    const shlo_recorded *value = value_at(compares, i);
    const int8_t truth = *(const int8_t *)bytes_of(value);
    if (shlo_recorded_loop_count(value) == 1) {
      assert_int_equal(shlo_recorded_iteration(value, 0), outer);
      assert_int_equal(truth, outer < 3);
      ++outer;
    } else {
      assert_int_equal(shlo_recorded_iteration(value, 0), inner / 3);
      assert_int_equal(shlo_recorded_iteration(value, 1), inner % 3);
      assert_int_equal(truth, inner % 3 < 2);
      ++inner;
    }
  }
  assert_int_equal(outer, 4);
  assert_int_equal(inner, 9);
  /* Loops have results themselves: the inner one thrice, the outer one once, each of two. */
  shlo_recorder *loops = recorder_of("while");
  ok(shlo_run_options_set_recorder(options, loops, &error));
  assert_int_equal(run_nested(plan, 3, options), expected);
  assert_int_equal(shlo_recorder_value_count(loops), 8);
  const shlo_recorded *last = value_at(loops, 7);
  assert_int_equal(shlo_recorded_result(last), 1);
  assert_int_equal(integer_of(last), expected);
  assert_int_equal(shlo_recorded_loop_count(last), 0);
  /* No iteration: no value in a body. */
  shlo_recorder_clear(recorder);
  ok(shlo_run_options_set_recorder(options, recorder, &error));
  assert_int_equal(run_nested(plan, 0, options), 0);
  assert_int_equal(shlo_recorder_value_count(recorder), 0);
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
  shlo_recorder_destroy(compares);
  shlo_recorder_destroy(loops);
  shlo_plan_destroy(plan);
}

/* What a plan would not compute, or compute otherwise: unused values, values that are the same in each iteration,
 * branches, calls, views. */
static const char dropped[] =
    "func.func private @twice(%x: tensor<2x2xi32>) -> tensor<2x2xi32> {\n"
    "  %0 = stablehlo.add %x, %x : tensor<2x2xi32>\n"
    "  return %0 : tensor<2x2xi32>\n"
    "}\n"
    "func.func @main(%x: tensor<2x2xi32>, %n: tensor<i32>) -> (tensor<2x2xi32>, tensor<i32>) {\n"
    "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %unused = stablehlo.subtract %x, %x : tensor<2x2xi32>\n"
    "  %turned = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>\n"
    "  %y = func.call @twice(%turned) : (tensor<2x2xi32>) -> tensor<2x2xi32>\n"
    "  %r:2 = stablehlo.while(%i = %zero, %s = %y) : tensor<i32>, tensor<2x2xi32>\n"
    "  cond {\n"
    "    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %c : tensor<i1>\n"
    "  } do {\n"
    "    %self = stablehlo.and %x, %x : tensor<2x2xi32>\n"
    "    %same = stablehlo.multiply %self, %x : tensor<2x2xi32>\n"
    "    %t = stablehlo.xor %s, %same : tensor<2x2xi32>\n"
    "    %lost = stablehlo.negate %t : tensor<2x2xi32>\n"
    "    %h = stablehlo.maximum %i, %zero : tensor<i32>\n"
    "    %k = stablehlo.add %h, %one : tensor<i32>\n"
    "    stablehlo.return %k, %t : tensor<i32>, tensor<2x2xi32>\n"
    "  }\n"
    "  %p = stablehlo.compare GT, %n, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "  %b = \"stablehlo.if\"(%p) ({\n"
    "    %m = stablehlo.minimum %n, %one : tensor<i32>\n"
    "    stablehlo.return %m : tensor<i32>\n"
    "  }, {\n"
    "    %m = stablehlo.or %n, %one : tensor<i32>\n"
    "    stablehlo.return %m : tensor<i32>\n"
    "  }) : (tensor<i1>) -> tensor<i32>\n"
    "  return %r#1, %b : tensor<2x2xi32>, tensor<i32>\n"
    "}\n";

static void run_dropped(const shlo_plan *plan, int32_t n, const shlo_run_options *options) {
  const int32_t x[4] = {1, 2, 3, 4};
  int32_t first[4], second;
  const void *inputs[] = {x, &n};
  void *outputs[] = {first, &second};
  ok(shlo_plan_run_raw(plan, 2, inputs, 2, outputs, options, &error));
  /* twice(x turned) xor x * x, n times */
  const int32_t even[4] = {2, 6, 4, 8}, odd[4] = {3, 2, 13, 24};
  assert_memory_equal(first, n % 2 ? odd : even, sizeof first);
  assert_int_equal(second, n > 1 ? 1 : n | 1);
}

static const shlo_recorder *record_dropped(const shlo_plan *plan, const char *op, int32_t n) {
  static shlo_recorder *last = NULL;
  shlo_recorder_destroy(last);
  last = NULL;
  if (!op)
    return NULL;
  last = recorder_of(op);
  shlo_run_options *options = options_with(last);
  run_dropped(plan, n, options);
  shlo_run_options_destroy(options);
  return last;
}

static void values_that_nothing_needs(void **state) {
  (void)state;
  shlo_plan *plan = recordable_plan_of(dropped);
  run_dropped(plan, 3, NULL);
  const int32_t zeros[4] = {0}, turned[4] = {1, 3, 2, 4}, twice[4] = {2, 6, 4, 8}, squares[4] = {1, 4, 9, 16},
                lost[4] = {-3, -2, -13, -24};
  const shlo_recorder *recorder = record_dropped(plan, "subtract", 3);
  assert_int_equal(shlo_recorder_value_count(recorder), 1);
  assert_memory_equal(bytes_of(value_at(recorder, 0)), zeros, 16);
  recorder = record_dropped(plan, "transpose", 3);
  assert_int_equal(shlo_recorder_value_count(recorder), 1);
  assert_memory_equal(bytes_of(value_at(recorder, 0)), turned, 16);
  recorder = record_dropped(plan, "func.call", 3);
  assert_int_equal(shlo_recorder_value_count(recorder), 1);
  assert_memory_equal(bytes_of(value_at(recorder, 0)), twice, 16);
  /* The add in the called function, and those of the loop. */
  recorder = record_dropped(plan, "add", 3);
  assert_int_equal(shlo_recorder_value_count(recorder), 4);
  assert_memory_equal(bytes_of(value_at(recorder, 0)), twice, 16);
  assert_int_equal(integer_of(value_at(recorder, 3)), 3);
  /* The same in each iteration, which reads it. */
  recorder = record_dropped(plan, "multiply", 3);
  assert_int_equal(shlo_recorder_value_count(recorder), 3);
  assert_int_equal(shlo_recorded_iteration(value_at(recorder, 2), 0), 2);
  assert_memory_equal(bytes_of(value_at(recorder, 2)), squares, 16);
  /* No iteration reads it: once, in front of the loop. */
  recorder = record_dropped(plan, "and", 3);
  assert_int_equal(shlo_recorder_value_count(recorder), 1);
  assert_int_equal(shlo_recorded_loop_count(value_at(recorder, 0)), 0);
  assert_int_equal(integer_of(value_at(recorder, 0)), 1);
  /* Unused in the loop, in each iteration. */
  recorder = record_dropped(plan, "negate", 3);
  assert_int_equal(shlo_recorder_value_count(recorder), 3);
  assert_memory_equal(bytes_of(value_at(recorder, 2)), lost, 16);
  assert_int_equal(shlo_recorded_iteration(value_at(recorder, 2), 0), 2);
  /* One branch runs. */
  recorder = record_dropped(plan, "minimum", 3);
  assert_int_equal(shlo_recorder_value_count(recorder), 1);
  recorder = record_dropped(plan, "or", 3);
  assert_int_equal(shlo_recorder_value_count(recorder), 0);
  recorder = record_dropped(plan, "or", 1);
  assert_int_equal(shlo_recorder_value_count(recorder), 1);
  assert_int_equal(integer_of(value_at(recorder, 0)), 1);
  recorder = record_dropped(plan, "if", 0);
  assert_int_equal(shlo_recorder_value_count(recorder), 1);
  assert_int_equal(integer_of(value_at(recorder, 0)), 1);
  /* No such op. */
  recorder = record_dropped(plan, "tanh", 3);
  assert_int_equal(shlo_recorder_value_count(recorder), 0);
  record_dropped(plan, NULL, 0);
  shlo_plan_destroy(plan);
}

/* A sum of floats, whose bits depend on the order of additions, beside many ops that nothing needs. If these were
 * computed with the sum, it would be cut otherwise. */
static void sums_keep_their_bits(void **state) {
  (void)state;
  enum { COUNT = 200000, UNUSED = 40 };
  static char text[16384];
  int at = snprintf(text, sizeof text,
                    "func.func @main(%%x: tensor<%dxf32>) -> (tensor<f32>, tensor<%dxf32>) {\n"
                    "  %%zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
                    "  %%y = stablehlo.multiply %%x, %%x : tensor<%dxf32>\n"
                    "  %%u0 = stablehlo.convert %%y : (tensor<%dxf32>) -> tensor<%dxf64>\n",
                    COUNT, COUNT, COUNT, COUNT, COUNT);
  for (int i = 0; i < UNUSED; ++i)
    at += snprintf(text + at, sizeof text - (size_t)at, "  %%u%d = stablehlo.add %%u%d, %%u%d : tensor<%dxf64>\n",
                   i + 1, i, i, COUNT);
  snprintf(text + at, sizeof text - (size_t)at,
           "  %%s = stablehlo.reduce(%%y init: %%zero) applies stablehlo.add across dimensions = [0] : "
           "(tensor<%dxf32>, tensor<f32>) -> tensor<f32>\n"
           "  return %%s, %%y : tensor<f32>, tensor<%dxf32>\n}\n",
           COUNT, COUNT);
  static float x[COUNT], squares[COUNT];
  uint32_t random = 1;
  for (int i = 0; i < COUNT; ++i) {
    random = random * 1664525u + 1013904223u;
    x[i] = (float)(random >> 8) * 1e-6f;
  }
  float sums[2] = {0};
  const void *inputs[] = {x};
  shlo_plan *plan = recordable_plan_of(text);
  shlo_recorder *recorder = new_recorder();
  ok(shlo_recorder_record_all(recorder, &error));
  shlo_run_options *options = options_with(recorder);
  for (int i = 0; i < 2; ++i) {
    void *outputs[] = {&sums[i], squares};
    ok(shlo_plan_run_raw(plan, 1, inputs, 2, outputs, i ? options : NULL, &error));
  }
  assert_memory_equal(&sums[0], &sums[1], 4);
  assert_true(sums[0] > 1);
  assert_int_equal(shlo_recorder_value_count(recorder), UNUSED + 3);
  /* y is doubled each time. */
  int found = 0;
  for (size_t i = 0; i < UNUSED + 3; ++i) {
    const shlo_recorded *value = value_at(recorder, i);
    if (strcmp(shlo_recorded_op(value, NULL), "stablehlo.add") == 0)
      assert_true(((const double *)bytes_of(value))[7] == ldexp((double)squares[7], ++found));
  }
  assert_int_equal(found, UNUSED);
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
  shlo_plan_destroy(plan);
}

static void values_of_dynamic_shapes_and_grids(void **state) {
  (void)state;
  shlo_plan *plan = recordable_plan_of("func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {\n"
                                       "  %0 = stablehlo.negate %x : tensor<?xf32>\n"
                                       "  %1 = stablehlo.abs %0 : tensor<?xf32>\n"
                                       "  return %1 : tensor<?xf32>\n"
                                       "}\n");
  shlo_recorder *recorder = recorder_of("negate");
  shlo_run_options *options = options_with(recorder);
  for (int64_t n = 1; n <= 3; ++n) {
    const float values[3] = {1, 2, 3};
    shlo_tensor *input = tensor_f32(1, &n, values), *output = NULL;
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 1, &output, options, &error));
    assert_int_equal(shlo_tensor_element_count(shlo_recorded_tensor(value_at(recorder, (size_t)n - 1))), n);
    assert_true(((const float *)bytes_of(value_at(recorder, (size_t)n - 1)))[n - 1] == -(float)n);
    shlo_tensor_destroy(input);
    shlo_tensor_destroy(output);
  }
  assert_int_equal(shlo_recorder_value_count(recorder), 3);
  shlo_plan_destroy(plan);

  /* What decides the shape is computed twice, and recorded once. */
  plan = recordable_plan_of("func.func @main(%n: tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<8>> {\n"
                            "  %m = stablehlo.negate %n : tensor<i32>\n"
                            "  %0 = stablehlo.iota dim = 0 : tensor<8xi32>\n"
                            "  %1 = stablehlo.set_dimension_size %0, %m, dim = 0 : (tensor<8xi32>, tensor<i32>) -> "
                            "tensor<?xi32, #stablehlo.bounds<8>>\n"
                            "  %2 = stablehlo.negate %1 : tensor<?xi32, #stablehlo.bounds<8>>\n"
                            "  return %2 : tensor<?xi32, #stablehlo.bounds<8>>\n"
                            "}\n");
  for (int32_t n = 1; n <= 4; ++n) {
    shlo_recorder_clear(recorder);
    shlo_tensor *input = NULL, *output = NULL;
    ok(shlo_tensor_create(SHLO_TYPE_I32, 0, NULL, &input, &error));
    *(int32_t *)shlo_tensor_mutable_data(input) = -n;
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 1, &output, options, &error));
    assert_int_equal(shlo_recorder_value_count(recorder), 2);
    assert_int_equal(*(const int32_t *)bytes_of(value_at(recorder, 0)), n);
    assert_int_equal(shlo_tensor_element_count(shlo_recorded_tensor(value_at(recorder, 1))), n);
    assert_int_equal(((const int32_t *)bytes_of(value_at(recorder, 1)))[n - 1], 1 - n);
    shlo_tensor_destroy(input);
    shlo_tensor_destroy(output);
  }
  shlo_plan_destroy(plan);

  shlo_module *module = parse("func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
                              "  %0 = stablehlo.negate %x : tensor<2xf32>\n"
                              "  %1 = \"stablehlo.all_reduce\"(%0) ({\n"
                              "  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
                              "    %s = stablehlo.add %a, %b : tensor<f32>\n"
                              "    stablehlo.return %s : tensor<f32>\n"
                              "  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf32>) -> "
                              "tensor<2xf32>\n"
                              "  return %1 : tensor<2xf32>\n"
                              "}\n");
  shlo_plan_options *planning = NULL;
  ok(shlo_plan_options_create(&planning, &error));
  ok(shlo_plan_options_set_grid(planning, 2, 1, &error));
  ok(shlo_plan_options_set_recordable(planning, 1, &error));
  ok(shlo_plan_create(module, planning, &plan, &error));
  shlo_plan_options_destroy(planning);
  shlo_module_destroy(module);
  shlo_pool *pool = NULL;
  ok(shlo_pool_create(2, &pool, &error));
  ok(shlo_recorder_record_op(recorder, BYTES("stablehlo.all_reduce"), &error));
  for (int with_pool = 0; with_pool < 2; ++with_pool) {
    shlo_recorder_clear(recorder);
    if (with_pool)
      ok(shlo_run_options_set_pool(options, pool, &error));
    const int64_t two = 2;
    const float values[4] = {1, 2, 10, 20};
    shlo_tensor *inputs[2] = {tensor_f32(1, &two, values), tensor_f32(1, &two, values + 2)}, *outputs[2] = {NULL, NULL};
    ok(shlo_plan_run_grid(plan, 2, 1, (const shlo_tensor *const *)inputs, 1, outputs, options, &error));
    assert_int_equal(shlo_recorder_value_count(recorder), 4);
    int seen = 0;
    for (size_t i = 0; i < 4; ++i) {
      const shlo_recorded *value = value_at(recorder, i);
      const int32_t process = shlo_recorded_process(value);
      const float *got = bytes_of(value);
      assert_true(process == 0 || process == 1);
      if (strcmp(shlo_recorded_op(value, NULL), "stablehlo.negate") == 0) {
        assert_true(got[0] == -values[2 * process] && got[1] == -values[2 * process + 1]);
        seen |= 1 << process;
      } else {
        assert_true(got[0] == -11 && got[1] == -22);
        seen |= 4 << process;
      }
    }
    assert_int_equal(seen, 15);
    for (int i = 0; i < 2; ++i) {
      shlo_tensor_destroy(inputs[i]);
      shlo_tensor_destroy(outputs[i]);
    }
  }
  shlo_pool_destroy(pool);
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
  shlo_plan_destroy(plan);
}

static void twice(shlo_call *call, void *user) {
  ++*(int *)user;
  *(float *)shlo_call_result_data(call, 0, NULL) = 2 * *(const float *)shlo_call_operand_data(call, 0, NULL);
}

static void values_of_host_functions(void **state) {
  (void)state;
  shlo_module *module = parse("func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
                              "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
                              "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
                              "  %three = stablehlo.constant dense<3> : tensor<i32>\n"
                              "  %r:2 = stablehlo.while(%i = %zero, %s = %x) : tensor<i32>, tensor<f32>\n"
                              "  cond {\n"
                              "    %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                              "    stablehlo.return %c : tensor<i1>\n"
                              "  } do {\n"
                              "    %t = stablehlo.custom_call @twice(%s) : (tensor<f32>) -> tensor<f32>\n"
                              "    %unused = stablehlo.custom_call @pure_twice(%t) : (tensor<f32>) -> tensor<f32>\n"
                              "    %k = stablehlo.add %i, %one : tensor<i32>\n"
                              "    stablehlo.return %k, %t : tensor<i32>, tensor<f32>\n"
                              "  }\n"
                              "  return %r#1 : tensor<f32>\n"
                              "}\n");
  int ordered = 0, pure = 0;
  shlo_custom_calls *calls = NULL;
  shlo_plan_options *planning = NULL;
  shlo_plan *plan = NULL;
  ok(shlo_custom_calls_create(&calls, &error));
  ok(shlo_custom_calls_register(calls, BYTES("twice"), 0, SHLO_CALL_ORDERED, twice, &ordered, NULL, &error));
  ok(shlo_custom_calls_register(calls, BYTES("pure_twice"), 0, SHLO_CALL_PURE, twice, &pure, NULL, &error));
  ok(shlo_plan_options_create(&planning, &error));
  ok(shlo_plan_options_set_custom_calls(planning, calls, &error));
  ok(shlo_plan_options_set_recordable(planning, 1, &error));
  ok(shlo_plan_create(module, planning, &plan, &error));
  shlo_recorder *recorder = recorder_of("custom_call");
  shlo_run_options *options = options_with(recorder);
  for (int recorded = 0; recorded < 2; ++recorded) {
    const float x = 5;
    float result = 0;
    const void *inputs[] = {&x};
    void *outputs[] = {&result};
    ordered = pure = 0;
    ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, recorded ? options : NULL, &error));
    assert_true(result == 40);
    assert_int_equal(ordered, 3);
    assert_int_equal(pure, recorded ? 3 : 0);
  }
  assert_int_equal(shlo_recorder_value_count(recorder), 6);
  float sum = 0;
  for (size_t i = 0; i < 6; ++i)
    sum += *(const float *)bytes_of(value_at(recorder, i));
  assert_true(sum == 10 + 20 + 40 + 20 + 40 + 80);
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
  shlo_plan_destroy(plan);
  shlo_plan_options_destroy(planning);
  shlo_custom_calls_destroy(calls);
  shlo_module_destroy(module);
}

#define LOOP_THAT_RUNS_ONCE(CALL)                                                                                      \
  "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"                                                                \
  "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"                                                              \
  "  %one = stablehlo.constant dense<1> : tensor<i32>\n"                                                               \
  "  %r:2 = stablehlo.while(%i = %zero, %s = %x) : tensor<i32>, tensor<f32>\n"                                         \
  "  cond {\n" CALL "    %c = stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"             \
  "    stablehlo.return %c : tensor<i1>\n"                                                                             \
  "  } do {\n"                                                                                                         \
  "    %t = stablehlo.multiply %s, %s : tensor<f32>\n"                                                                 \
  "    %k = stablehlo.add %i, %one : tensor<i32>\n"                                                                    \
  "    stablehlo.return %k, %t : tensor<i32>, tensor<f32>\n"                                                           \
  "  }\n"                                                                                                              \
  "  return %r#1 : tensor<f32>\n"                                                                                      \
  "}\n"

/* A loop of one iteration stays a loop if its condition calls the host, or if its values are recorded. */
static void values_of_a_loop_that_runs_once(void **state) {
  (void)state;
  shlo_module *module =
      parse(LOOP_THAT_RUNS_ONCE("    %unused = stablehlo.custom_call @twice(%s) : (tensor<f32>) -> tensor<f32>\n"));
  int ordered = 0;
  shlo_custom_calls *calls = NULL;
  shlo_plan_options *planning = NULL;
  shlo_plan *plan = NULL;
  ok(shlo_custom_calls_create(&calls, &error));
  ok(shlo_custom_calls_register(calls, BYTES("twice"), 0, SHLO_CALL_ORDERED, twice, &ordered, NULL, &error));
  ok(shlo_plan_options_create(&planning, &error));
  ok(shlo_plan_options_set_custom_calls(planning, calls, &error));
  ok(shlo_plan_options_set_recordable(planning, 1, &error));
  ok(shlo_plan_create(module, planning, &plan, &error));
  const float x = 5;
  float result = 0;
  const void *inputs[] = {&x};
  void *outputs[] = {&result};
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
  assert_true(result == 25);
  assert_int_equal(ordered, 2);
  shlo_plan_destroy(plan);
  plan = recordable_plan_of(LOOP_THAT_RUNS_ONCE(""));
  shlo_recorder *recorder = recorder_of("multiply");
  shlo_run_options *options = options_with(recorder);
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, options, &error));
  assert_int_equal(shlo_recorder_value_count(recorder), 1);
  assert_int_equal(shlo_recorded_loop_count(value_at(recorder, 0)), 1);
  assert_int_equal(shlo_recorded_iteration(value_at(recorder, 0), 0), 0);
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
  shlo_plan_destroy(plan);
  shlo_plan_options_destroy(planning);
  shlo_custom_calls_destroy(calls);
  shlo_module_destroy(module);
}

/* --- A function that gets values ---------------------------------------------------------------------------------- */

struct Shown {
  int calls, last; /* the call that stops the run; 0: none */
  int32_t sum;
};

static int32_t show(const shlo_recorded *value, void *user) {
  struct Shown *shown = user;
  shown->sum += integer_of(value);
  /* Other functions of the library can be called, and other runs. */
  shlo_plan *other = plan_of(fused);
  assert_true(run_fused(other, NULL) == 72);
  shlo_plan_destroy(other);
  return ++shown->calls == shown->last;
}

static void a_function_gets_values(void **state) {
  (void)state;
  shlo_plan *plan = recordable_plan_of(nested);
  shlo_recorder *recorder = new_recorder();
  struct Shown shown = {0, 0, 0};
  ok(shlo_recorder_record_location(recorder, BYTES("sum.py:7:1"), &error));
  ok(shlo_recorder_set_function(recorder, show, &shown, &error));
  shlo_run_options *options = options_with(recorder);
  run_nested(plan, 3, options);
  assert_int_equal(shown.calls, 6);
  assert_int_equal(shown.sum, 63);
  assert_int_equal(shlo_recorder_value_count(recorder), 0);
  /* It stops the run at the third value. The message says where. */
  shown = (struct Shown){0, 3, 0};
  int32_t n = 3, result = 0;
  const void *inputs[] = {&n};
  void *outputs[] = {&result};
  fails(SHLO_CANCELLED,
        "stopped the run: in stablehlo.add (sum.py:7:1), in stablehlo.while (inner), in "
        "stablehlo.while (outer)",
        shlo_plan_run_raw(plan, 1, inputs, 1, outputs, options, &error));
  assert_int_equal(shown.calls, 3);
  /* The next run begins anew. */
  shown = (struct Shown){0, 0, 0};
  assert_int_equal(run_nested(plan, 2, options), -22);
  assert_int_equal(shown.calls, 4);
  /* Without the function, values are kept again. */
  ok(shlo_recorder_set_function(recorder, NULL, NULL, &error));
  run_nested(plan, 2, options);
  assert_int_equal(shlo_recorder_value_count(recorder), 4);
  assert_int_equal(shown.calls, 4);
  /* The options keep what they need of a recorder. */
  shlo_recorder_destroy(recorder);
  assert_int_equal(run_nested(plan, 2, options), -22);
  /* Without a recorder, nothing is recorded. */
  ok(shlo_run_options_set_recorder(options, NULL, &error));
  assert_int_equal(run_nested(plan, 2, options), -22);
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
}

/* --- Times -------------------------------------------------------------------------------------------------------- */

static size_t op_named(const shlo_recorder *recorder, const char *name, const char *location) {
  for (size_t i = 0; i < shlo_recorder_op_count(recorder); ++i)
    if (strcmp(shlo_recorder_op_name(recorder, i, NULL), name) == 0 &&
        strcmp(shlo_recorder_op_location(recorder, i, NULL), location) == 0)
      return i;
  fail_msg("there is no %s at %s", name, location);
  return 0;
}

static void times_of_nested_loops(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(nested); /* times need no recordable plan */
  shlo_recorder *recorder = new_recorder();
  ok(shlo_recorder_set_times(recorder, 1, &error));
  shlo_run_options *options = options_with(recorder);
  assert_int_equal(run_nested(plan, 3, options), -63);
  const size_t count = shlo_recorder_kernel_count(recorder);
  assert_true(count > 2);
  uint64_t loops = 0, nanoseconds = 0, of_ops = 0;
  for (size_t i = 0; i < count; ++i) {
    size_t length = 0;
    const char *name = shlo_recorder_kernel_name(recorder, i, &length);
    assert_int_equal(strlen(name), length);
    nanoseconds += shlo_recorder_kernel_measure(recorder, i, SHLO_MEASURE_NANOSECONDS);
    const uint64_t calls = shlo_recorder_kernel_measure(recorder, i, SHLO_MEASURE_CALLS),
                   steps = shlo_recorder_kernel_measure(recorder, i, SHLO_MEASURE_STEPS);
    if (strcmp(name, "while") == 0) {
      ++loops;
      /* The outer loop is entered once, for 3 steps; the inner one 3 times, for 6. */
      assert_true((calls == 1 && steps == 3) || (calls == 3 && steps == 6));
      assert_int_equal(shlo_recorder_kernel_op_count(recorder, i), 1);
      const int64_t op = shlo_recorder_kernel_op(recorder, i, 0);
      assert_string_equal(shlo_recorder_op_name(recorder, (size_t)op, NULL), "stablehlo.while");
      assert_string_equal(shlo_recorder_op_location(recorder, (size_t)op, NULL), calls == 1 ? "outer" : "inner");
    } else {
      assert_int_equal(steps, 0);
    }
  }
  assert_int_equal(loops, 2);
  assert_true(nanoseconds > 0);
  for (size_t i = 0; i < shlo_recorder_op_count(recorder); ++i)
    of_ops += shlo_recorder_op_measure(recorder, i, SHLO_MEASURE_NANOSECONDS);
  assert_true(of_ops <= nanoseconds);
  /* What is in the inner loop ran 6 times: it reads two numbers and writes one. */
  const size_t sum = op_named(recorder, "stablehlo.add", "sum.py:7:1");
  assert_int_equal(shlo_recorder_op_measure(recorder, sum, SHLO_MEASURE_CALLS), 6);
  assert_int_equal(
      shlo_recorder_op_measure(recorder, op_named(recorder, "stablehlo.while", "inner"), SHLO_MEASURE_STEPS), 6);
  /* Conditions: 4 and 9 times. */
  uint64_t compared = 0;
  for (size_t i = 0; i < shlo_recorder_op_count(recorder); ++i)
    if (strcmp(shlo_recorder_op_name(recorder, i, NULL), "stablehlo.compare") == 0)
      compared += shlo_recorder_op_measure(recorder, i, SHLO_MEASURE_CALLS);
  assert_int_equal(compared, 13);
  /* Runs add up, also of another plan like it. */
  run_nested(plan, 3, options);
  shlo_plan *twin = plan_of(nested);
  run_nested(twin, 0, options);
  shlo_plan_destroy(twin);
  assert_int_equal(shlo_recorder_kernel_count(recorder), count);
  assert_int_equal(shlo_recorder_op_measure(recorder, sum, SHLO_MEASURE_CALLS), 12);
  assert_int_equal(
      shlo_recorder_op_measure(recorder, op_named(recorder, "stablehlo.while", "outer"), SHLO_MEASURE_CALLS), 3);
  assert_int_equal(shlo_recorder_value_count(recorder), 0);
  shlo_recorder_clear(recorder);
  assert_int_equal(shlo_recorder_kernel_count(recorder), 0);
  assert_int_equal(shlo_recorder_op_count(recorder), 0);
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
  shlo_plan_destroy(plan);
}

/* Three times n iterations with a branch, then n with vectors and a sum: more than are measured one by one. */
static const char long_loops[] =
    "func.func @main(%n: tensor<i32>, %x: tensor<1024xf32>) -> (tensor<i32>, tensor<f32>) {\n"
    "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %three = stablehlo.constant dense<3> : tensor<i32>\n"
    "  %none = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %r:2 = stablehlo.while(%i = %zero, %s = %zero) : tensor<i32>, tensor<i32>\n"
    "  cond {\n"
    "    %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %c : tensor<i1>\n"
    "  } do {\n"
    "    %q:2 = stablehlo.while(%j = %zero, %t = %s) : tensor<i32>, tensor<i32>\n"
    "    cond {\n"
    "      %d = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "      stablehlo.return %d : tensor<i1>\n"
    "    } do {\n"
    "      %low = stablehlo.and %j, %three : tensor<i32>\n"
    "      %is = stablehlo.compare EQ, %low, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "      %u = \"stablehlo.if\"(%is) ({\n"
    "        %a = stablehlo.multiply %t, %three : tensor<i32> loc(\"rare\")\n"
    "        stablehlo.return %a : tensor<i32>\n"
    "      }, {\n"
    "        %a = stablehlo.subtract %t, %j : tensor<i32> loc(\"often\")\n"
    "        stablehlo.return %a : tensor<i32>\n"
    "      }) : (tensor<i1>) -> tensor<i32>\n"
    "      %m = stablehlo.add %j, %one : tensor<i32>\n"
    "      stablehlo.return %m, %u : tensor<i32>, tensor<i32>\n"
    "    } loc(\"inner\")\n"
    "    %h = stablehlo.add %i, %one : tensor<i32>\n"
    "    stablehlo.return %h, %q#1 : tensor<i32>, tensor<i32>\n"
    "  } loc(\"outer\")\n"
    "  %v:3 = stablehlo.while(%j = %zero, %y = %x, %e = %none) : tensor<i32>, tensor<1024xf32>, tensor<f32>\n"
    "  cond {\n"
    "    %d = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %d : tensor<i1>\n"
    "  } do {\n"
    "    %z = stablehlo.add %y, %y : tensor<1024xf32> loc(\"slow\")\n"
    "    %f = stablehlo.reduce(%z init: %none) applies stablehlo.maximum across dimensions = [0] : (tensor<1024xf32>, "
    "tensor<f32>) -> tensor<f32>\n"
    "    %m = stablehlo.add %j, %one : tensor<i32> loc(\"quick\")\n"
    "    stablehlo.return %m, %z, %f : tensor<i32>, tensor<1024xf32>, tensor<f32>\n"
    "  } loc(\"vectors\")\n"
    "  return %r#1, %v#2 : tensor<i32>, tensor<f32>\n"
    "}\n";

static double seconds_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void times_of_long_loops(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(long_loops);
  for (int32_t n = 1; n < 100000; n = n * 7 + 3) {
    float x[1024], largest = 0, expected_largest = 0;
    int32_t sum = 0, result[2] = {0, 0};
    uint32_t expected = 0;
    for (int32_t i = 0; i < 3; ++i)
      for (int32_t j = 0; j < n; ++j)
        expected = (j & 3) == 3 ? expected * 3 : expected - (uint32_t)j;
    for (int i = 0; i < 1024; ++i)
      x[i] = (float)(i % 64);
    const void *inputs[] = {&n, x};
    void *outputs[] = {&sum, &largest}, *plain[] = {result, &expected_largest};
    ok(shlo_plan_run_raw(plan, 2, inputs, 2, plain, NULL, &error));
    shlo_recorder *recorder = new_recorder();
    ok(shlo_recorder_set_times(recorder, 1, &error));
    shlo_run_options *options = options_with(recorder);
    const double begin = seconds_now();
    ok(shlo_plan_run_raw(plan, 2, inputs, 2, outputs, options, &error));
    const double taken = seconds_now() - begin;
    assert_int_equal((uint32_t)sum, expected);
    assert_memory_equal(&largest, &expected_largest, sizeof largest);
    const uint64_t rare = 3 * (uint64_t)(n / 4), all = 3 * (uint64_t)n;
    const size_t inner = op_named(recorder, "stablehlo.while", "inner"),
                 vectors = op_named(recorder, "stablehlo.while", "vectors"),
                 slow = op_named(recorder, "stablehlo.add", "slow"),
                 quick = op_named(recorder, "stablehlo.add", "quick");
    assert_int_equal(shlo_recorder_op_measure(recorder, inner, SHLO_MEASURE_CALLS), 3);
    assert_int_equal(shlo_recorder_op_measure(recorder, inner, SHLO_MEASURE_STEPS), all);
    assert_int_equal(
        shlo_recorder_op_measure(recorder, op_named(recorder, "stablehlo.multiply", "rare"), SHLO_MEASURE_CALLS), rare);
    assert_int_equal(
        shlo_recorder_op_measure(recorder, op_named(recorder, "stablehlo.subtract", "often"), SHLO_MEASURE_CALLS),
        all - rare);
    assert_int_equal(shlo_recorder_op_measure(recorder, vectors, SHLO_MEASURE_STEPS), n);
    assert_int_equal(shlo_recorder_op_measure(recorder, slow, SHLO_MEASURE_CALLS), n);
    assert_int_equal(shlo_recorder_op_measure(recorder, quick, SHLO_MEASURE_CALLS), n);
    uint64_t nanoseconds = 0;
    for (size_t i = 0; i < shlo_recorder_kernel_count(recorder); ++i)
      nanoseconds += shlo_recorder_kernel_measure(recorder, i, SHLO_MEASURE_NANOSECONDS);
    assert_true((double)nanoseconds <= taken * 1e9);
    if (n > 10000) { /* what is left to the loops counts, where it belongs */
      assert_true((double)nanoseconds > taken * 0.8e9);
      assert_true(shlo_recorder_op_measure(recorder, slow, SHLO_MEASURE_NANOSECONDS) >
                  shlo_recorder_op_measure(recorder, quick, SHLO_MEASURE_NANOSECONDS));
      assert_true(shlo_recorder_op_measure(recorder, slow, SHLO_MEASURE_NANOSECONDS) >
                  shlo_recorder_op_measure(recorder, vectors, SHLO_MEASURE_NANOSECONDS));
    }
    shlo_run_options_destroy(options);
    shlo_recorder_destroy(recorder);
  }
  shlo_plan_destroy(plan);
}

/* Runs so short that most of them are left to themselves as a whole. */
static void times_of_many_short_runs(void **state) {
  (void)state;
  enum { runs = 2000, n = 6 };
  shlo_plan *plan = plan_of(long_loops);
  shlo_recorder *recorder = new_recorder();
  ok(shlo_recorder_set_times(recorder, 1, &error));
  shlo_run_options *options = options_with(recorder);
  static float x[1024];
  const int32_t count = n;
  int32_t sum, expected = 0;
  float largest;
  const void *inputs[] = {&count, x};
  void *outputs[] = {&sum, &largest}, *plain[] = {&expected, &largest};
  ok(shlo_plan_run_raw(plan, 2, inputs, 2, plain, NULL, &error));
  const double begin = seconds_now();
  uint64_t before = 0, bytes = 0;
  for (uint64_t i = 1; i <= runs; ++i) {
    sum = 0;
    ok(shlo_plan_run_raw(plan, 2, inputs, 2, outputs, options, &error));
    assert_int_equal(sum, expected);
    if (i % 500 && i > 3) /* who reads in between sees all that has been */
      continue;
    const size_t inner = op_named(recorder, "stablehlo.while", "inner");
    assert_int_equal(shlo_recorder_op_measure(recorder, inner, SHLO_MEASURE_CALLS), 3 * i);
    assert_int_equal(shlo_recorder_op_measure(recorder, inner, SHLO_MEASURE_STEPS), 3 * n * i);
    assert_int_equal(
        shlo_recorder_op_measure(recorder, op_named(recorder, "stablehlo.multiply", "rare"), SHLO_MEASURE_CALLS),
        3 * i);
    assert_int_equal(
        shlo_recorder_op_measure(recorder, op_named(recorder, "stablehlo.subtract", "often"), SHLO_MEASURE_CALLS),
        3 * (n - 1) * i);
    assert_int_equal(
        shlo_recorder_op_measure(recorder, op_named(recorder, "stablehlo.while", "outer"), SHLO_MEASURE_CALLS), i);
    assert_int_equal(
        shlo_recorder_op_measure(recorder, op_named(recorder, "stablehlo.while", "vectors"), SHLO_MEASURE_STEPS),
        n * i);
    const size_t slow = op_named(recorder, "stablehlo.add", "slow");
    assert_int_equal(shlo_recorder_op_measure(recorder, slow, SHLO_MEASURE_CALLS), n * i);
    if (i == 1)
      bytes = shlo_recorder_op_measure(recorder, slow, SHLO_MEASURE_BYTES_WRITTEN);
    assert_int_equal(shlo_recorder_op_measure(recorder, slow, SHLO_MEASURE_BYTES_WRITTEN), bytes * i);
    const uint64_t now = shlo_recorder_op_measure(recorder, slow, SHLO_MEASURE_NANOSECONDS);
    assert_true(now >= before);
    before = now;
  }
  const double taken = seconds_now() - begin;
  uint64_t nanoseconds = 0;
  for (size_t i = 0; i < shlo_recorder_kernel_count(recorder); ++i)
    nanoseconds += shlo_recorder_kernel_measure(recorder, i, SHLO_MEASURE_NANOSECONDS);
  assert_true((double)nanoseconds <= taken * 1e9);
  assert_true((double)nanoseconds > taken * 0.3e9);
  assert_true(before > shlo_recorder_op_measure(recorder, op_named(recorder, "stablehlo.add", "quick"),
                                                SHLO_MEASURE_NANOSECONDS));
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
  /* What was measured remains when the plan is gone. */
  assert_int_equal(
      shlo_recorder_op_measure(recorder, op_named(recorder, "stablehlo.while", "outer"), SHLO_MEASURE_CALLS), runs);
  shlo_recorder_destroy(recorder);
}

/* In iteration i of n, the inner loop has 2^i, and one in that has 2: those around that are left to themselves become
 * long ones, which the watch interrupts. */
static const char growing_loops[] =
    "func.func @main(%n: tensor<i32>) -> tensor<i32> {\n"
    "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %two = stablehlo.constant dense<2> : tensor<i32>\n"
    "  %r:2 = stablehlo.while(%i = %zero, %s = %zero) : tensor<i32>, tensor<i32>\n"
    "  cond {\n"
    "    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %c : tensor<i1>\n"
    "  } do {\n"
    "    %limit = stablehlo.shift_left %one, %i : tensor<i32>\n"
    "    %q:2 = stablehlo.while(%j = %zero, %t = %s) : tensor<i32>, tensor<i32>\n"
    "    cond {\n"
    "      %d = stablehlo.compare LT, %j, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "      stablehlo.return %d : tensor<i1>\n"
    "    } do {\n"
    "      %p:2 = stablehlo.while(%k = %j, %u = %t) : tensor<i32>, tensor<i32>\n"
    "      cond {\n"
    "        %end = stablehlo.add %j, %two : tensor<i32>\n"
    "        %e = stablehlo.compare LT, %k, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "        stablehlo.return %e : tensor<i1>\n"
    "      } do {\n"
    "        %is = stablehlo.compare EQ, %k, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "        %v = \"stablehlo.if\"(%is) ({\n"
    "          %a = stablehlo.subtract %u, %k : tensor<i32> loc(\"last\")\n"
    "          stablehlo.return %a : tensor<i32>\n"
    "        }, {\n"
    "          stablehlo.return %u : tensor<i32>\n"
    "        }) : (tensor<i1>) -> tensor<i32>\n"
    "        %l = stablehlo.add %k, %one : tensor<i32>\n"
    "        stablehlo.return %l, %v : tensor<i32>, tensor<i32>\n"
    "      } loc(\"two\")\n"
    "      %m = stablehlo.add %j, %one : tensor<i32>\n"
    "      stablehlo.return %m, %p#1 : tensor<i32>, tensor<i32>\n"
    "    } loc(\"growing\")\n"
    "    %h = stablehlo.add %i, %one : tensor<i32>\n"
    "    stablehlo.return %h, %q#1 : tensor<i32>, tensor<i32>\n"
    "  } loc(\"outer\")\n"
    "  return %r#1 : tensor<i32>\n"
    "}\n";

/* The outer loop begins with the inner one, in the same memory: 7 steps of this in each of that. */
static const char loop_first[] =
    "func.func @main(%n: tensor<i32>) -> tensor<i32> {\n"
    "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %seven = stablehlo.constant dense<7> : tensor<i32>\n"
    "  %r = stablehlo.while(%s = %zero) : tensor<i32>\n"
    "  cond {\n"
    "    %c = stablehlo.compare LT, %s, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %c : tensor<i1>\n"
    "  } do {\n"
    "    %q = stablehlo.while(%t = %s) : tensor<i32>\n"
    "    cond {\n"
    "      %low = stablehlo.and %t, %seven : tensor<i32>\n"
    "      %d = stablehlo.compare NE, %low, %seven : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "      stablehlo.return %d : tensor<i1>\n"
    "    } do {\n"
    "      %m = stablehlo.add %t, %one : tensor<i32>\n"
    "      stablehlo.return %m : tensor<i32>\n"
    "    } loc(\"inner\")\n"
    "    %h = stablehlo.add %q, %one : tensor<i32>\n"
    "    stablehlo.return %h : tensor<i32>\n"
    "  } loc(\"outer\")\n"
    "  return %r : tensor<i32>\n"
    "}\n";

static void times_of_loops_that_begin_with_loops(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(loop_first);
  shlo_recorder *recorder = new_recorder();
  ok(shlo_recorder_set_times(recorder, 1, &error));
  shlo_run_options *options = options_with(recorder);
  assert_int_equal(run_nested(plan, 8 * 5000, options), 8 * 5000);
  const size_t inner = op_named(recorder, "stablehlo.while", "inner");
  assert_int_equal(
      shlo_recorder_op_measure(recorder, op_named(recorder, "stablehlo.while", "outer"), SHLO_MEASURE_STEPS), 5000);
  assert_int_equal(shlo_recorder_op_measure(recorder, inner, SHLO_MEASURE_CALLS), 5000);
  assert_int_equal(shlo_recorder_op_measure(recorder, inner, SHLO_MEASURE_STEPS), 7 * 5000);
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
  shlo_plan_destroy(plan);
}

static void times_of_growing_loops(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(growing_loops);
  for (int32_t n = 1; n <= 18; n += n < 8 ? 1 : 5) {
    shlo_recorder *recorder = new_recorder();
    ok(shlo_recorder_set_times(recorder, 1, &error));
    shlo_run_options *options = options_with(recorder);
    const uint64_t steps = (UINT64_C(1) << n) - 1;
    assert_int_equal(run_nested(plan, n, options), -(int32_t)steps); /* once in each step of the outer loop */
    const size_t growing = op_named(recorder, "stablehlo.while", "growing"),
                 two = op_named(recorder, "stablehlo.while", "two"),
                 last = op_named(recorder, "stablehlo.subtract", "last");
    assert_int_equal(
        shlo_recorder_op_measure(recorder, op_named(recorder, "stablehlo.while", "outer"), SHLO_MEASURE_STEPS), n);
    assert_int_equal(shlo_recorder_op_measure(recorder, growing, SHLO_MEASURE_CALLS), n);
    assert_int_equal(shlo_recorder_op_measure(recorder, growing, SHLO_MEASURE_STEPS), steps);
    assert_int_equal(shlo_recorder_op_measure(recorder, two, SHLO_MEASURE_CALLS), steps);
    assert_int_equal(shlo_recorder_op_measure(recorder, two, SHLO_MEASURE_STEPS), 2 * steps);
    assert_int_equal(shlo_recorder_op_measure(recorder, last, SHLO_MEASURE_CALLS), n);
    shlo_run_options_destroy(options);
    shlo_recorder_destroy(recorder);
  }
  shlo_plan_destroy(plan);
}

static void times_of_a_product(void **state) {
  (void)state;
  shlo_plan *plan = plan_of("func.func @main(%a: tensor<64x32xf32>, %b: tensor<32x16xf32>) -> tensor<64x16xf32> {\n"
                            "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x32xf32>, "
                            "tensor<32x16xf32>) -> tensor<64x16xf32> loc(\"product\")\n"
                            "  return %0 : tensor<64x16xf32>\n"
                            "}\n");
  static float a[64 * 32], b[32 * 16], c[64 * 16];
  const void *inputs[] = {a, b};
  void *outputs[] = {c};
  shlo_recorder *recorder = new_recorder();
  ok(shlo_recorder_set_times(recorder, 1, &error));
  shlo_run_options *options = options_with(recorder);
  for (int i = 0; i < 5; ++i)
    ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, options, &error));
  assert_int_equal(shlo_recorder_kernel_count(recorder), 1);
  assert_string_equal(shlo_recorder_kernel_name(recorder, 0, NULL), "dot_general");
  assert_int_equal(shlo_recorder_kernel_measure(recorder, 0, SHLO_MEASURE_CALLS), 5);
  assert_int_equal(shlo_recorder_kernel_measure(recorder, 0, SHLO_MEASURE_BYTES_READ), 5 * 4 * (64 * 32 + 32 * 16));
  assert_int_equal(shlo_recorder_kernel_measure(recorder, 0, SHLO_MEASURE_BYTES_WRITTEN), 5 * 4 * 64 * 16);
  assert_int_equal(shlo_recorder_kernel_measure(recorder, 0, SHLO_MEASURE_STEPS), 0);
  assert_true(shlo_recorder_kernel_measure(recorder, 0, SHLO_MEASURE_NANOSECONDS) > 0);
  assert_int_equal(shlo_recorder_kernel_measure(recorder, 0, 77), 0);
  assert_int_equal(shlo_recorder_kernel_measure(recorder, 0, -1), 0);
  assert_int_equal(shlo_recorder_op_count(recorder), 1);
  assert_int_equal(shlo_recorder_op_measure(recorder, 0, SHLO_MEASURE_CALLS), 5);
  assert_string_equal(shlo_recorder_op_location(recorder, 0, NULL), "product");
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
  shlo_plan_destroy(plan);
}

/* --- Progress ----------------------------------------------------------------------------------------------------- */

struct Reports {
  int calls, stop_at; /* the call that stops the run; 0: none */
  double last, least_before_end, first;
  int decreased, outside, after_end;
};

static int32_t report(double fraction, void *user) {
  struct Reports *reports = user;
  if (reports->calls++ == 0)
    reports->first = fraction;
  reports->decreased += fraction < reports->last;
  reports->outside += !(fraction >= 0 && fraction <= 1);
  reports->after_end += reports->last == 1;
  reports->last = fraction;
  return reports->calls == reports->stop_at;
}

/* A loop of `steps` with a kernel of 2^16 elements; the number is an argument if it is negative. */
static const char *loop_of(int steps) {
  static char text[2048];
  char limit[128];
  if (steps < 0)
    snprintf(limit, sizeof limit, "stablehlo.add %%n, %%n : tensor<i32>");
  else
    snprintf(limit, sizeof limit, "stablehlo.constant dense<%d> : tensor<i32>", steps);
  snprintf(text, sizeof text,
           "func.func @main(%%n: tensor<i32>, %%x: tensor<65536xf32>) -> tensor<65536xf32> {\n"
           "  %%zero = stablehlo.constant dense<0> : tensor<i32>\n"
           "  %%one = stablehlo.constant dense<1> : tensor<i32>\n"
           "  %%limit = %s\n"
           "  %%r:2 = stablehlo.while(%%i = %%zero, %%s = %%x) : tensor<i32>, tensor<65536xf32>\n"
           "  cond {\n"
           "    %%c = stablehlo.compare LT, %%i, %%limit : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
           "    stablehlo.return %%c : tensor<i1>\n"
           "  } do {\n"
           "    %%t = stablehlo.tanh %%s : tensor<65536xf32>\n"
           "    %%k = stablehlo.add %%i, %%one : tensor<i32>\n"
           "    stablehlo.return %%k, %%t : tensor<i32>, tensor<65536xf32>\n"
           "  } loc(\"loop.py\":4:5)\n"
           "  return %%r#1 : tensor<65536xf32>\n"
           "}\n",
           limit);
  return text;
}

static float loop_input[65536], loop_output[65536];

static shlo_status run_loop(const shlo_plan *plan, int32_t n, const shlo_run_options *options, shlo_error **error) {
  const void *inputs[] = {&n, loop_input};
  void *outputs[] = {loop_output};
  return shlo_plan_run_raw(plan, 2, inputs, 1, outputs, options, error);
}

static void progress_of_loops(void **state) {
  (void)state;
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  for (int is_known = 0; is_known < 2; ++is_known) {
    shlo_plan *plan = plan_of(loop_of(is_known ? 100 : -1));
    struct Reports reports = {0};
    /* At each check. */
    ok(shlo_run_options_set_progress(options, report, &reports, 0, &error));
    ok(run_loop(plan, 50, options, &error));
    assert_true(reports.calls > 100);
    assert_int_equal(reports.decreased + reports.outside + reports.after_end, 0);
    assert_true(reports.first < 0.1);
    assert_true(reports.last == 1);
    /* Stopped at the half: the fraction of a loop whose steps are known is right. */
    const int half = reports.calls / 2;
    reports = (struct Reports){.stop_at = half};
    ok(shlo_run_options_set_progress(options, report, &reports, 0, &error));
    shlo_error *error = NULL;
    assert_int_equal(run_loop(plan, 50, options, &error), SHLO_CANCELLED);
    assert_non_null(strstr(shlo_error_message(error, NULL), "in stablehlo.while (loop.py:4:5)"));
    assert_int_equal(shlo_error_diagnostic_count(error), 1);
    shlo_error_destroy(error);
    assert_int_equal(reports.calls, half);
    assert_true(reports.last < 1 && reports.last > 0.1);
    if (is_known)
      assert_true(fabs(reports.last - 0.5) < 0.05);
    /* A run that ends soon reports once. */
    reports = (struct Reports){0};
    ok(shlo_run_options_set_progress(options, report, &reports, 3600000, &error));
    ok(run_loop(plan, 50, options, &error));
    assert_int_equal(reports.calls, 1);
    assert_true(reports.last == 1 && reports.first == 1);
    /* What the last call returns is of no interest: the run has ended. */
    reports = (struct Reports){.stop_at = 1};
    ok(run_loop(plan, 50, options, &error));
    ok(shlo_run_options_set_progress(options, NULL, NULL, 0, &error));
    ok(run_loop(plan, 50, options, &error));
    assert_int_equal(reports.calls, 1);
    shlo_plan_destroy(plan);
  }
  shlo_run_options_destroy(options);
}

/* --- Failures ----------------------------------------------------------------------------------------------------- */

static void failures_say_where(void **state) {
  (void)state;
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_max_milliseconds(options, 1, &error));
  shlo_plan *plan = plan_of(loop_of(-1));
  shlo_error *error = NULL;
  assert_int_equal(run_loop(plan, 1 << 29, options, &error), SHLO_LIMIT);
  assert_non_null(strstr(shlo_error_message(error, NULL), "longer than its time limit: in "));
  assert_non_null(strstr(shlo_error_message(error, NULL), "in stablehlo.while (loop.py:4:5)"));
  assert_int_equal(shlo_error_diagnostic_count(error), 1);
  assert_non_null(shlo_diagnostic_op(shlo_error_diagnostic(error, 0), NULL));
  shlo_error_destroy(error);
  shlo_plan_destroy(plan);

  /* Also of a loop that is left to itself while its times are measured. */
  plan = plan_of(nested);
  shlo_recorder *recorder = new_recorder();
  ok(shlo_recorder_set_times(recorder, 1, &error));
  ok(shlo_run_options_set_recorder(options, recorder, &error));
  const int32_t many = INT32_MAX;
  int32_t result;
  const void *inputs[] = {&many};
  void *outputs[] = {&result};
  error = NULL;
  assert_int_equal(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, options, &error), SHLO_LIMIT);
  assert_non_null(strstr(shlo_error_message(error, NULL), "in stablehlo.while (outer)"));
  shlo_error_destroy(error);
  const size_t outer = op_named(recorder, "stablehlo.while", "outer"),
               inner = op_named(recorder, "stablehlo.while", "inner");
  const uint64_t begun = shlo_recorder_op_measure(recorder, outer, SHLO_MEASURE_STEPS),
                 steps = shlo_recorder_op_measure(recorder, inner, SHLO_MEASURE_STEPS);
  assert_true(begun > 0 && begun < INT32_MAX);
  assert_true(steps + 2 >= 2 * begun && steps <= 2 * begun);
  shlo_recorder_destroy(recorder);
  shlo_plan_destroy(plan);
  shlo_run_options_destroy(options);

  /* The value that takes too much memory. */
  shlo_module *module = parse(
      "func.func @main(%a: tensor<64x64xf32>) -> tensor<64x64xf32> {\n"
      "  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> "
      "tensor<64x64xf32> loc(\"big.py\":2:3)\n"
      "  %1 = stablehlo.dot_general %0, %a, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> "
      "tensor<64x64xf32>\n"
      "  return %1 : tensor<64x64xf32>\n"
      "}\n");
  shlo_plan_options *planning = NULL;
  ok(shlo_plan_options_create(&planning, &error));
  ok(shlo_plan_options_set_max_memory(planning, 1000, &error));
  fails(SHLO_LIMIT, "tensor<64x64xf32> of stablehlo.dot_general (big.py:2:3)",
        shlo_plan_create(module, planning, &plan, &error));
  shlo_plan_options_destroy(planning);
  shlo_module_destroy(module);
}

static void limits_of_the_recorder(void **state) {
  (void)state;
  shlo_plan *plan = recordable_plan_of(loop_of(-1));
  shlo_recorder *recorder = recorder_of("tanh");
  shlo_run_options *options = options_with(recorder);
  /* Three values of 2^18 bytes fit. */
  ok(shlo_recorder_set_max_memory(recorder, 3 << 18, &error));
  ok(run_loop(plan, 1, options, &error));
  assert_int_equal(shlo_recorder_value_count(recorder), 2);
  fails(SHLO_LIMIT, "limit of 786432 bytes with the next one, tensor<65536xf32> of stablehlo.tanh",
        run_loop(plan, 1000000000, options, &error));
  assert_int_equal(shlo_recorder_value_count(recorder), 3);
  shlo_recorder_clear(recorder);
  ok(run_loop(plan, 1, options, &error));
  assert_int_equal(shlo_recorder_value_count(recorder), 2);
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);

  /* What only the recorder needs counts for the limit of the plan. */
  shlo_module *module = parse(fused);
  shlo_plan_options *planning = NULL;
  ok(shlo_plan_options_create(&planning, &error));
  ok(shlo_plan_options_set_recordable(planning, 1, &error));
  ok(shlo_plan_create(module, planning, &plan, &error));
  const uint64_t memory = shlo_plan_memory(plan);
  shlo_plan_destroy(plan);
  ok(shlo_plan_options_set_max_memory(planning, memory, &error));
  ok(shlo_plan_create(module, planning, &plan, &error));
  assert_true(run_fused(plan, NULL) == 72);
  options = options_with(recorder);
  ok(shlo_recorder_record_all(recorder, &error));
  const float x[8] = {0};
  float result;
  const void *inputs[] = {x};
  void *outputs[] = {&result};
  fails(SHLO_LIMIT, "more memory than the limit", shlo_plan_run_raw(plan, 1, inputs, 1, outputs, options, &error));
  shlo_plan_destroy(plan);
  shlo_plan_options_destroy(planning);
  shlo_module_destroy(module);
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
}

static void wrong_arguments(void **state) {
  (void)state;
  fails(SHLO_INVALID_ARGUMENT, "out", shlo_recorder_create(NULL, &error));
  shlo_recorder *recorder = new_recorder();
  fails(SHLO_INVALID_ARGUMENT, "name", shlo_recorder_record_op(recorder, NULL, 3, &error));
  fails(SHLO_INVALID_ARGUMENT, "name is empty", shlo_recorder_record_op(recorder, "", 0, &error));
  fails(SHLO_INVALID_ARGUMENT, "recorder", shlo_recorder_record_op(NULL, "add", 3, &error));
  fails(SHLO_INVALID_ARGUMENT, "location", shlo_recorder_record_location(recorder, NULL, 3, &error));
  fails(SHLO_INVALID_ARGUMENT, "location is empty", shlo_recorder_record_location(recorder, "", 0, &error));
  fails(SHLO_INVALID_ARGUMENT, "recorder", shlo_recorder_record_location(NULL, "a", 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "recorder", shlo_recorder_record_all(NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "recorder", shlo_recorder_set_function(NULL, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "recorder", shlo_recorder_set_max_memory(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "recorder", shlo_recorder_set_times(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "times is 2", shlo_recorder_set_times(recorder, 2, &error));
  fails(SHLO_INVALID_ARGUMENT, "options", shlo_run_options_set_recorder(NULL, recorder, &error));
  fails(SHLO_INVALID_ARGUMENT, "options", shlo_run_options_set_progress(NULL, report, NULL, 0, &error));
  fails(SHLO_INVALID_ARGUMENT, "options", shlo_plan_options_set_recordable(NULL, 1, &error));
  shlo_plan_options *planning = NULL;
  ok(shlo_plan_options_create(&planning, &error));
  fails(SHLO_INVALID_ARGUMENT, "recordable is 2", shlo_plan_options_set_recordable(planning, 2, &error));
  /* A handle of another kind. */
  fails(SHLO_INVALID_ARGUMENT, "shlo_recorder", shlo_recorder_record_all((shlo_recorder *)planning, &error));
  shlo_plan_options_destroy(planning);
  /* Accessors without a recorder, a value or an index. */
  for (int i = 0; i < 2; ++i) {
    const shlo_recorder *given = i ? recorder : NULL;
    size_t length = 7;
    assert_int_equal(shlo_recorder_value_count(given), 0);
    assert_null(shlo_recorder_value(given, 0));
    assert_int_equal(shlo_recorder_kernel_count(given), 0);
    assert_string_equal(shlo_recorder_kernel_name(given, 0, &length), "");
    assert_int_equal(length, 0);
    assert_int_equal(shlo_recorder_kernel_measure(given, 0, SHLO_MEASURE_CALLS), 0);
    assert_int_equal(shlo_recorder_kernel_op_count(given, 0), 0);
    assert_int_equal(shlo_recorder_kernel_op(given, 0, 0), -1);
    assert_int_equal(shlo_recorder_op_count(given), 0);
    assert_string_equal(shlo_recorder_op_name(given, 0, NULL), "");
    assert_string_equal(shlo_recorder_op_location(given, 0, NULL), "");
    assert_int_equal(shlo_recorder_op_measure(given, 0, SHLO_MEASURE_CALLS), 0);
  }
  assert_string_equal(shlo_recorded_op(NULL, NULL), "");
  assert_string_equal(shlo_recorded_location(NULL, NULL), "");
  assert_int_equal(shlo_recorded_result(NULL), -1);
  assert_int_equal(shlo_recorded_process(NULL), -1);
  assert_int_equal(shlo_recorded_loop_count(NULL), 0);
  assert_int_equal(shlo_recorded_iteration(NULL, 0), -1);
  assert_string_equal(shlo_recorded_loop_location(NULL, 0, NULL), "");
  assert_null(shlo_recorded_tensor(NULL));
  shlo_recorder_clear(NULL);
  shlo_recorder_destroy(NULL);
  /* A plan that is not recordable. Times and nothing at all need no such plan. */
  shlo_plan *plan = plan_of(fused);
  shlo_run_options *options = options_with(recorder);
  assert_true(run_fused(plan, options) == 72);
  ok(shlo_recorder_record_all(recorder, &error));
  const float x[8] = {0};
  float result;
  const void *inputs[] = {x};
  void *outputs[] = {&result};
  fails(SHLO_INVALID_ARGUMENT, "shlo_plan_options_set_recordable",
        shlo_plan_run_raw(plan, 1, inputs, 1, outputs, options, &error));
  shlo_plan_destroy(plan);
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
}

/* Events of the nested loops: as many of each kernel as it was called, one after another, with the iterations of the
 * inner loop. */
static void events_of_nested_loops(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(nested);
  shlo_recorder *recorder = new_recorder();
  ok(shlo_recorder_set_times(recorder, 1, &error));
  shlo_run_options *options = options_with(recorder);
  run_nested(plan, 3, options);
  assert_int_equal(shlo_recorder_event_count(recorder), 0);
  shlo_recorder_clear(recorder);
  ok(shlo_recorder_set_max_events(recorder, 1000, &error));
  run_nested(plan, 3, options);
  const size_t count = shlo_recorder_event_count(recorder);
  assert_true(count > 6);
  assert_int_equal(shlo_recorder_lost_event_count(recorder), 0);
  int64_t before = 0, inner = 0;
  size_t named = 0;
  for (size_t i = 0; i < count; ++i) {
    const int64_t begin = shlo_recorder_event_begin(recorder, i), end = shlo_recorder_event_end(recorder, i);
    assert_true(before <= begin && begin <= end);
    before = end;
    assert_int_equal(shlo_recorder_event_process(recorder, i), 0);
    const int64_t kernel = shlo_recorder_event_kernel(recorder, i);
    if (kernel < 0)
      continue;
    ++named;
    for (size_t k = 0; k < shlo_recorder_kernel_op_count(recorder, (size_t)kernel); ++k) {
      const size_t op = (size_t)shlo_recorder_kernel_op(recorder, (size_t)kernel, k);
      if (strcmp(shlo_recorder_op_location(recorder, op, NULL), "sum.py:7:1"))
        continue;
      assert_string_equal(shlo_recorder_kernel_type(recorder, (size_t)kernel, NULL), "tensor<i32>");
      assert_int_equal(shlo_recorder_event_iteration(recorder, i), inner++ % 2);
    }
  }
  assert_true(named > 6);
  assert_int_equal(inner, 3 * 2);
  /* The first ones are kept. */
  shlo_recorder_clear(recorder);
  ok(shlo_recorder_set_max_events(recorder, 4, &error));
  run_nested(plan, 3, options);
  assert_int_equal(shlo_recorder_event_count(recorder), 4);
  assert_int_equal(shlo_recorder_lost_event_count(recorder), count - 4);
  assert_int_equal(shlo_recorder_event_kernel(recorder, 4), -1);
  assert_int_equal(shlo_recorder_event_iteration(recorder, 4), -1);
  assert_int_equal(shlo_recorder_event_process(recorder, 4), -1);
  assert_string_equal(shlo_recorder_kernel_type(recorder, 1000, NULL), "");
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
  shlo_plan_destroy(plan);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(values_of_a_fusion),       cmocka_unit_test(values_by_location),
      cmocka_unit_test(values_of_nested_loops),   cmocka_unit_test(values_that_nothing_needs),
      cmocka_unit_test(sums_keep_their_bits),     cmocka_unit_test(values_of_dynamic_shapes_and_grids),
      cmocka_unit_test(values_of_host_functions), cmocka_unit_test(values_of_a_loop_that_runs_once),
      cmocka_unit_test(a_function_gets_values),   cmocka_unit_test(times_of_nested_loops),
      cmocka_unit_test(times_of_long_loops),      cmocka_unit_test(times_of_many_short_runs),
      cmocka_unit_test(times_of_growing_loops),   cmocka_unit_test(times_of_loops_that_begin_with_loops),
      cmocka_unit_test(times_of_a_product),       cmocka_unit_test(events_of_nested_loops),
      cmocka_unit_test(progress_of_loops),        cmocka_unit_test(failures_say_where),
      cmocka_unit_test(limits_of_the_recorder),   cmocka_unit_test(wrong_arguments),
  };
  return cmocka_run_group_tests_name("recorder", tests, NULL, NULL);
}
