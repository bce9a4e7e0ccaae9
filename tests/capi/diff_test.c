/* diff.h: the values of runs in order, where operands come from, and where two runs part. Expected values are computed
 * by hand.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <math.h>

/* x - 0.5, n times, in a function that is called; then the sum. */
#define PROGRAM(op, half, sum)                                                                                         \
  "func.func @main(%n: tensor<i32>, %x: tensor<2xf32>) -> tensor<f32> {\n"                                             \
  "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"                                                              \
  "  %one = stablehlo.constant dense<1> : tensor<i32>\n"                                                               \
  "  %half = stablehlo.constant dense<" half "> : tensor<2xf32>\n"                                                     \
  "  %none = stablehlo.constant dense<0.0> : tensor<f32>\n"                                                            \
  "  %r:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<2xf32>\n"                                       \
  "  cond {\n"                                                                                                         \
  "    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"                                 \
  "    stablehlo.return %c : tensor<i1>\n"                                                                             \
  "  } do {\n"                                                                                                         \
  "    %k = stablehlo.add %i, %one : tensor<i32>\n"                                                                    \
  "    %h = func.call @step(%y, %half) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>\n"                            \
  "    stablehlo.return %k, %h : tensor<i32>, tensor<2xf32>\n"                                                         \
  "  }\n"                                                                                                              \
  "  %s = stablehlo.reduce(%r#1 init: %none) applies stablehlo." sum " across dimensions = [0] : (tensor<2xf32>, "     \
  "tensor<f32>) -> tensor<f32>\n"                                                                                      \
  "  return %s : tensor<f32>\n"                                                                                        \
  "}\n"                                                                                                                \
  "func.func private @step(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {\n"                                 \
  "  %0 = stablehlo." op " %a, %b : tensor<2xf32>\n"                                                                   \
  "  return %0 : tensor<2xf32>\n"                                                                                      \
  "}\n"

static shlo_tensor *tensor_of(shlo_element_type type, int32_t rank, const int64_t *shape, const void *data,
                              size_t size) {
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_copy(type, rank, shape, data, size, NULL, &tensor, &error));
  return tensor;
}

static shlo_history *history_with(const char *text, int32_t n, float x0, const shlo_history_options *options) {
  const int64_t shape[] = {2};
  const float x[] = {x0, 4};
  shlo_tensor *inputs[] = {tensor_of(SHLO_TYPE_I32, 0, NULL, &n, sizeof n),
                           tensor_of(SHLO_TYPE_F32, 1, shape, x, sizeof x)};
  shlo_module *module = parse(text);
  shlo_history *history = NULL;
  ok(shlo_history_record(module, NULL, 2, (const shlo_tensor *const *)inputs, options, &history, &error));
  shlo_module_destroy(module); /* the history holds what it needs */
  shlo_tensor_destroy(inputs[0]);
  shlo_tensor_destroy(inputs[1]);
  return history;
}
static shlo_history *history_of(const char *text) { return history_with(text, 3, 1, NULL); }

/* The index of the value of that op in that iteration; -1: in no loop. */
static size_t value_of(const shlo_history *history, const char *op, int64_t iteration) {
  for (size_t i = 0; i < shlo_history_count(history); ++i)
    if (!strcmp(shlo_history_op(history, i, NULL), op) && shlo_history_iteration(history, i, 0) == iteration)
      return i;
  fail_msg("no value of %s in iteration %lld", op, (long long)iteration);
  return 0;
}

static shlo_diff *diff_of(const shlo_history *a, const shlo_history *b, double tolerance) {
  shlo_diff *diff = NULL;
  ok(shlo_diff_create(a, b, tolerance, &diff, &error));
  return diff;
}

static void values_in_order(void **state) {
  (void)state;
  shlo_history *history = history_of(PROGRAM("subtract", "0.5", "add"));
  assert_null(shlo_history_error(history));
  /* 4 constants, 4 compares, 3 times add, subtract and call, 2 results of the loop, the sum. */
  assert_int_equal(shlo_history_count(history), 4 + 4 + 3 * 3 + 2 + 1);
  for (int64_t i = 0; i < 3; ++i) {
    const size_t index = value_of(history, "stablehlo.subtract", i);
    const float expected[] = {0.5f - 0.5f * (float)i, 3.5f - 0.5f * (float)i};
    assert_memory_equal(shlo_tensor_data(shlo_history_tensor(history, index)), expected, sizeof expected);
    assert_int_equal(shlo_history_loop_count(history, index), 1);
    assert_int_equal(shlo_history_result(history, index), 0);
    assert_int_equal(shlo_history_nonfinite_count(history, index), 0);
    assert_int_equal(shlo_operation_line(shlo_history_operation(history, index)), 19);
    /* The state of the loop: the input, then what the call before gave. */
    assert_int_equal(shlo_history_operand_count(history, index), 2);
    assert_int_equal(shlo_history_operand_input(history, index, 0), i == 0 ? 1 : -1);
    assert_int_equal(shlo_history_operand(history, index, 0),
                     i == 0 ? -1 : (int64_t)value_of(history, "func.call", i - 1));
    /* Through the call: the constant. */
    const int64_t constant = shlo_history_operand(history, index, 1);
    assert_true(constant >= 0);
    assert_string_equal(shlo_history_op(history, (size_t)constant, NULL), "stablehlo.constant");
    assert_int_equal(shlo_operation_line(shlo_history_operation(history, (size_t)constant)), 4);
    /* What is in the loop comes after constants, in the order of iterations, and before the results. */
    assert_true((size_t)constant < index && index < value_of(history, "stablehlo.while", -1));
    if (i)
      assert_true(value_of(history, "stablehlo.subtract", i - 1) < index);
    /* Numbers of probes: compare, add, call, the loop's two, reduce's add and reduce, subtract. */
    assert_int_equal(shlo_history_probe(history, index), 8);
    assert_int_equal(shlo_history_probe(history, (size_t)constant), -1);
  }
  assert_int_equal(shlo_history_probe(history, value_of(history, "stablehlo.compare", 0)), 1);
  assert_int_equal(shlo_history_output_count(history), 1);
  assert_true(*(const float *)shlo_tensor_data(shlo_history_output(history, 0)) == 2);
  assert_int_equal(shlo_history_first_nan(history), -1);
  shlo_history_destroy(history);
}

static void differences(void **state) {
  (void)state;
  shlo_history *a = history_of(PROGRAM("subtract", "0.5", "add"));
  static const struct {
    const char *text, *op;
    uint32_t line;
    double distance;
  } cases[] = {{PROGRAM("add", "0.5", "add"), "stablehlo.subtract", 19, 1},
               {PROGRAM("subtract", "0.75", "add"), "stablehlo.constant", 4, 0.25},
               {PROGRAM("subtract", "0.5", "maximum"), "stablehlo.reduce", 15, 0.5}};
  for (size_t k = 0; k < 3; ++k) {
    shlo_history *b = history_of(cases[k].text);
    shlo_diff *diff = diff_of(a, b, 1e-5);
    const int64_t first = shlo_diff_first(diff);
    assert_true(first >= 0);
    assert_string_equal(shlo_history_op(a, (size_t)first, NULL), cases[k].op);
    assert_true(shlo_diff_distance(diff, (size_t)first) == cases[k].distance);
    assert_int_equal(shlo_diff_element(diff, (size_t)first), 0);
    const int64_t partner = shlo_diff_partner(diff, (size_t)first);
    assert_string_equal(shlo_history_op(b, (size_t)partner, NULL), k == 0 ? "stablehlo.add" : cases[k].op);
    assert_int_equal(shlo_operation_line(shlo_diff_operation_a(diff)), cases[k].line);
    assert_int_equal(shlo_operation_line(shlo_diff_operation_b(diff)), cases[k].line);
    /* Of the reduction, the op in its region. */
    assert_string_equal(shlo_operation_name(shlo_diff_operation_b(diff), NULL), k == 0   ? "stablehlo.add"
                                                                                : k == 1 ? "stablehlo.constant"
                                                                                         : "stablehlo.maximum");
    assert_int_equal(shlo_diff_output_count(diff), 1);
    assert_int_equal(shlo_diff_output_element(diff, 0), 0);
    assert_true(shlo_diff_output_distance(diff, 0) > 0);
    assert_int_equal(shlo_diff_compared_count(diff), shlo_history_count(a));
    shlo_diff_destroy(diff);
    /* Far apart enough, nothing differs. */
    diff = diff_of(a, b, 10);
    assert_int_equal(shlo_diff_first(diff), -1);
    assert_null(shlo_diff_operation_a(diff));
    assert_int_equal(shlo_diff_output_element(diff, 0), -1);
    shlo_diff_destroy(diff);
    shlo_history_destroy(b);
  }
  /* The twin. */
  shlo_history *b = history_of(PROGRAM("subtract", "0.5", "add"));
  shlo_diff *diff = diff_of(a, b, 0);
  assert_int_equal(shlo_diff_first(diff), -1);
  assert_int_equal(shlo_diff_compared_count(diff), shlo_history_count(a));
  assert_true(shlo_diff_output_distance(diff, 0) == 0);
  shlo_diff_destroy(diff);
  shlo_history_destroy(b);
  shlo_history_destroy(a);
}

static void another_run(void **state) {
  (void)state;
  shlo_history *a = history_of(PROGRAM("subtract", "0.5", "add")), *b = NULL;
  ok(shlo_history_create_beside(a, &b, &error));
  assert_int_equal(shlo_history_count(b), shlo_history_count(a));
  assert_null(shlo_history_tensor(b, 5));
  assert_int_equal(shlo_history_output_count(b), 0);
  /* Two values are known; one of them is the same. */
  const size_t same = value_of(a, "stablehlo.subtract", 1), other = value_of(a, "stablehlo.subtract", 2);
  const int64_t shape[] = {2}, wrong[] = {1};
  const float values[] = {-0.5f, NAN};
  shlo_tensor *tensor = tensor_of(SHLO_TYPE_F32, 1, shape, values, sizeof values);
  shlo_tensor *shorter = tensor_of(SHLO_TYPE_F32, 1, wrong, values, sizeof(float));
  ok(shlo_history_set(b, same, shlo_history_tensor(a, same), &error));
  ok(shlo_history_set(b, other, tensor, &error));
  assert_int_equal(shlo_history_nonfinite_count(b, other), 1);
  shlo_diff *diff = diff_of(a, b, 1e-5);
  assert_int_equal(shlo_diff_compared_count(diff), 2);
  assert_int_equal(shlo_diff_first(diff), other);
  assert_int_equal(shlo_diff_element(diff, other), 1);
  assert_true(isinf(shlo_diff_distance(diff, other)));
  assert_true(shlo_diff_distance(diff, same) == 0);
  assert_true(shlo_diff_distance(diff, other + 1) == -1);
  shlo_diff_destroy(diff);
  fails(SHLO_INVALID_ARGUMENT, "another shape", shlo_history_set(b, other, shorter, &error));
  fails(SHLO_INVALID_ARGUMENT, "index is 1000", shlo_history_set(b, 1000, tensor, &error));
  fails(SHLO_INVALID_ARGUMENT, "a run here", shlo_history_set(a, other, tensor, &error));
  shlo_tensor_destroy(tensor);
  shlo_tensor_destroy(shorter);
  shlo_history_destroy(a);
  shlo_history_destroy(b);
}

static void the_first_nan(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%n: tensor<i32>, %x: tensor<2xf32>) -> tensor<2xf32> {\n"
                             "  %0 = stablehlo.negate %x : tensor<2xf32>\n"
                             "  %1 = stablehlo.log %0 : tensor<2xf32>\n"
                             "  %2 = stablehlo.add %1, %1 : tensor<2xf32>\n"
                             "  return %2 : tensor<2xf32>\n"
                             "}\n";
  shlo_history_options *options = NULL;
  ok(shlo_history_options_create(&options, &error));
  ok(shlo_history_options_set_keep_values(options, 0, &error));
  for (int stops = 0; stops < 2; ++stops) {
    ok(shlo_history_options_set_stop_at_nan(options, stops, &error));
    shlo_history *history = history_with(text, 0, 1, options);
    const int64_t first = shlo_history_first_nan(history);
    assert_int_equal(first, value_of(history, "stablehlo.log", -1));
    assert_int_equal(shlo_history_nonfinite_count(history, (size_t)first), 2);
    assert_null(shlo_history_tensor(history, (size_t)first));
    assert_null(shlo_history_error(history));
    assert_int_equal(shlo_history_output_count(history), stops ? 0 : 1);
    shlo_history_destroy(history);
    /* The operand is infinite already. */
    history = history_with(text, 0, INFINITY, options);
    assert_int_equal(shlo_history_first_nan(history), -1);
    assert_int_equal(shlo_history_output_count(history), 1);
    shlo_history_destroy(history);
  }
  shlo_history_options_destroy(options);
}

static void limits(void **state) {
  (void)state;
  shlo_history_options *options = NULL;
  ok(shlo_history_options_create(&options, &error));
  ok(shlo_history_options_set_max_memory(options, 3000, &error));
  shlo_history *history = history_with(PROGRAM("subtract", "0.5", "add"), 1000, 1, options);
  assert_int_equal(shlo_error_code(shlo_history_error(history)), SHLO_LIMIT);
  assert_true(shlo_history_count(history) > 4 && shlo_history_count(history) < 60);
  shlo_history_destroy(history);
  ok(shlo_history_options_set_max_memory(options, UINT64_MAX, &error));
  ok(shlo_history_options_set_max_milliseconds(options, 100, &error));
  ok(shlo_history_options_set_keep_values(options, 0, &error));
  history = history_with(PROGRAM("subtract", "0.5", "add"), INT32_MAX, 1, options);
  assert_int_equal(shlo_error_code(shlo_history_error(history)), SHLO_LIMIT);
  assert_true(shlo_history_count(history) > 60);
  shlo_history_destroy(history);
  shlo_cancellation *cancellation = NULL;
  ok(shlo_cancellation_create(&cancellation, &error));
  ok(shlo_history_options_set_cancellation(options, cancellation, &error));
  shlo_cancellation_cancel(cancellation);
  shlo_cancellation_destroy(cancellation);
  shlo_module *module = parse(add_program);
  const int64_t shape[] = {4};
  const float x[4] = {0};
  shlo_tensor *tensor = tensor_of(SHLO_TYPE_F32, 1, shape, x, sizeof x);
  const shlo_tensor *inputs[] = {tensor, tensor};
  history = UNTOUCHED(shlo_history);
  fails(SHLO_CANCELLED, "", shlo_history_record(module, NULL, 2, inputs, options, &history, &error));
  assert_ptr_equal(history, UNTOUCHED(shlo_history));
  shlo_history_options_destroy(options);
  /* What cannot run. */
  fails(SHLO_INVALID_ARGUMENT, "1 inputs given", shlo_history_record(module, NULL, 1, inputs, NULL, &history, &error));
  /* The number is compared before an input is read. */
  fails(SHLO_INVALID_ARGUMENT, "inputs given",
        shlo_history_record(module, NULL, SIZE_MAX / 2, inputs, NULL, &history, &error));
  fails(SHLO_INVALID_ARGUMENT, "inputs is NULL", shlo_history_record(module, NULL, 2, NULL, NULL, &history, &error));
  shlo_plan_options *planning = NULL;
  ok(shlo_plan_options_create(&planning, &error));
  ok(shlo_plan_options_set_grid(planning, 2, 1, &error));
  fails(SHLO_UNSUPPORTED, "a grid of several",
        shlo_history_record(module, planning, 2, inputs, NULL, &history, &error));
  shlo_plan_options_destroy(planning);
  shlo_tensor_destroy(tensor);
  shlo_module_destroy(module);
}

static int32_t poll_ends(void *calls) {
  ++*(int *)calls;
  return 1;
}

/* Errors name the places of the module, not those of the copy that runs, and keep their diagnostics. */
static void errors(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main(%x: tensor<i1>) -> tensor<i1> {\n"
      "  %0 = stablehlo.not %x : tensor<i1>\n"
      "\n"
      "  stablehlo.custom_call @shape_assertion(%0) {api_version = 2 : i32, error_message = \"oh no\", "
      "has_side_effect = true} : (tensor<i1>) -> ()\n"
      "  return %0 : tensor<i1>\n"
      "}\n";
  shlo_parse_options *parsing = NULL;
  shlo_module *module = NULL;
  ok(shlo_parse_options_create(&parsing, &error));
  ok(shlo_parse_options_set_file_name(parsing, BYTES("m.mlir"), &error));
  ok(shlo_module_parse(BYTES(text), parsing, &module, &error));
  const uint8_t yes = 1;
  shlo_tensor *input = tensor_of(SHLO_TYPE_I1, 0, NULL, &yes, 1), *output = NULL;
  const shlo_tensor *const inputs[] = {input};
  shlo_history *history = NULL;
  ok(shlo_history_record(module, NULL, 1, inputs, NULL, &history, &error));
  shlo_plan *plan = NULL;
  shlo_error *failure = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  assert_int_equal(shlo_plan_run(plan, 1, inputs, 1, &output, NULL, &failure), SHLO_FAILED);
  assert_non_null(strstr(shlo_error_message(failure, NULL), "m.mlir:4:3"));
  assert_string_equal(shlo_error_message(shlo_history_error(history), NULL), shlo_error_message(failure, NULL));
  shlo_error_destroy(failure);
  shlo_plan_destroy(plan);
  shlo_history_destroy(history);
  /* An input of another type has its diagnostic. */
  shlo_tensor *other = tensor_of(SHLO_TYPE_I8, 0, NULL, &yes, 1);
  assert_int_equal(shlo_history_record(module, NULL, 1, (const shlo_tensor *const[]){other}, NULL, &history, &failure),
                   SHLO_INVALID_ARGUMENT);
  assert_int_equal(shlo_error_diagnostic_count(failure), 1);
  assert_string_equal(shlo_diagnostic_subject(shlo_error_diagnostic(failure, 0), NULL), "input 0");
  shlo_error_destroy(failure);
  shlo_tensor_destroy(other);
  shlo_module_destroy(module);
  /* What cannot be planned. */
  ok(shlo_module_parse(BYTES("func.func @main(%x: tensor<i1>) -> tensor<i1> {\n"
                             "\n"
                             "  %0 = stablehlo.custom_call @nobody(%x) : (tensor<i1>) -> tensor<i1>\n"
                             "  return %0 : tensor<i1>\n"
                             "}\n"),
                       parsing, &module, &error));
  assert_int_equal(shlo_history_record(module, NULL, 1, inputs, NULL, &history, &failure), SHLO_UNSUPPORTED);
  assert_string_equal(shlo_diagnostic_file(shlo_error_diagnostic(failure, 0), NULL), "m.mlir");
  assert_int_equal(shlo_diagnostic_line(shlo_error_diagnostic(failure, 0)), 3);
  assert_null(strstr(shlo_error_message(failure, NULL), "<op>"));
  shlo_error_destroy(failure);
  shlo_module_destroy(module);
  shlo_parse_options_destroy(parsing);
  shlo_tensor_destroy(input);

  /* A poll ends the run; its twin is called as well, and does not. */
  shlo_history_options *options = NULL;
  int calls = 0;
  ok(shlo_history_options_create(&options, &error));
  ok(shlo_history_options_set_keep_values(options, 0, &error));
  ok(shlo_history_options_set_poll(options, poll_ends, &calls, 1, &error));
  history = history_with(PROGRAM("subtract", "0.5", "add"), INT32_MAX, 1, options);
  assert_int_equal(shlo_error_code(shlo_history_error(history)), SHLO_CANCELLED);
  assert_int_equal(calls, 1);
  shlo_history_destroy(history);
  ok(shlo_history_options_set_poll(options, NULL, NULL, 0, &error));
  history = history_with(PROGRAM("subtract", "0.5", "add"), 100, 1, options);
  assert_null(shlo_history_error(history));
  shlo_history_destroy(history);
  shlo_history_options_destroy(options);
}

static void wrong_arguments(void **state) {
  (void)state;
  shlo_history_options *options = NULL;
  shlo_history *history = history_of(PROGRAM("subtract", "0.5", "add"));
  shlo_diff *diff = NULL;
  ok(shlo_history_options_create(&options, &error));
  fails(SHLO_INVALID_ARGUMENT, "keep is 2", shlo_history_options_set_keep_values(options, 2, &error));
  fails(SHLO_INVALID_ARGUMENT, "stop is -1", shlo_history_options_set_stop_at_nan(options, -1, &error));
  fails(SHLO_INVALID_ARGUMENT, "a is NULL", shlo_diff_create(NULL, history, 0, &diff, &error));
  fails(SHLO_INVALID_ARGUMENT, "tolerance", shlo_diff_create(history, history, -1, &diff, &error));
  fails(SHLO_INVALID_ARGUMENT, "tolerance", shlo_diff_create(history, history, NAN, &diff, &error));
  assert_int_equal(shlo_history_count(NULL), 0);
  assert_string_equal(shlo_history_op(history, 1000, NULL), "");
  assert_null(shlo_history_operation(history, 1000));
  assert_int_equal(shlo_history_result(history, 1000), -1);
  assert_int_equal(shlo_history_loop_count(history, 1000), 0);
  assert_int_equal(shlo_history_nonfinite_count(history, 1000), -1);
  assert_int_equal(shlo_history_operand(history, 1000, 0), -1);
  assert_int_equal(shlo_history_operand(history, 0, 1000), -1);
  assert_null(shlo_history_output(history, 1));
  assert_int_equal(shlo_diff_first(NULL), -1);
  assert_int_equal(shlo_diff_compared_count(NULL), 0);
  assert_true(shlo_diff_distance(NULL, 0) == -1 && shlo_diff_output_distance(NULL, 0) == -1);
  shlo_diff_destroy(NULL);
  shlo_history_destroy(NULL);
  shlo_history_destroy(history);
  shlo_history_options_destroy(options);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(values_in_order), cmocka_unit_test(differences), cmocka_unit_test(another_run),
      cmocka_unit_test(the_first_nan),   cmocka_unit_test(limits),      cmocka_unit_test(errors),
      cmocka_unit_test(wrong_arguments),
  };
  return cmocka_run_group_tests_name("diff", tests, NULL, NULL);
}
