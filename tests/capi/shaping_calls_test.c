/* custom_call.h: functions of the host that give the shapes of their results (shlo_call_set_result_shape).
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

/* --- Functions of the host ------------------------------------------------------------------------------------------
 */

typedef struct {
  int count;
  int64_t received[16]; /* the number of elements of the first operand of each call */
  int mistake;          /* what the function does wrong; 0: nothing */
  int first_mistake;    /* the calls before it are right */
  int effects;          /* calls of `note` */
} record;
enum { NO_SHAPE = 1, NEGATIVE, OTHER_EXTENT, TOO_LARGE, HUGE_SHAPE, FAILS };

/* The elements that are not 0. */
static void nonzero(shlo_call *call, void *user) {
  record *calls = user;
  size_t size = 0, left = 1;
  const int32_t *from = shlo_call_operand_data(call, 0, &size);
  if (calls->count < 16)
    calls->received[calls->count] = (int64_t)(size / 4);
  const int mistake = calls->count++ < calls->first_mistake ? 0 : calls->mistake;
  int64_t count = 0;
  for (size_t i = 0; i < size / 4; ++i)
    count += from[i] != 0;
  assert_int_equal(shlo_call_result_rank(call, 0), 1);
  assert_int_equal(shlo_call_result_shape(call, 0)[0], SHLO_DYNAMIC);
  assert_null(shlo_call_result_data(call, 0, &left));
  assert_int_equal(left, 0);
  if (mistake == NO_SHAPE)
    return;
  if (mistake == FAILS) {
    shlo_call_fail(call, BYTES("nothing is 0"));
    return;
  }
  const int64_t negative = -1, large = 1 << 20, huge = INT64_MAX;
  if (mistake == NEGATIVE)
    fails(SHLO_INVALID_ARGUMENT, "result 0 cannot have the extent -1 in axis 0: it is declared as tensor<?xi32>",
          shlo_call_set_result_shape(call, 0, 1, &negative, &error));
  else if (mistake == TOO_LARGE)
    fails(SHLO_LIMIT, "result 0: the results take 4194304 bytes, the plan's limit leaves",
          shlo_call_set_result_shape(call, 0, 1, &large, &error));
  else if (mistake == HUGE_SHAPE)
    fails(SHLO_LIMIT, "result 0: ", shlo_call_set_result_shape(call, 0, 1, &huge, &error));
  if (mistake)
    return;
  fails(SHLO_INVALID_ARGUMENT, "result 1 of a call that has 1", shlo_call_set_result_shape(call, 1, 1, &count, &error));
  fails(SHLO_INVALID_ARGUMENT, "shape is NULL", shlo_call_set_result_shape(call, 0, 1, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "result 0 cannot have rank 2: it is declared as tensor<?xi32>",
        shlo_call_set_result_shape(call, 0, 2, &count, &error));
  ok(shlo_call_set_result_shape(call, 0, 1, &count, &error));
  fails(SHLO_INVALID_ARGUMENT, "has its shape already", shlo_call_set_result_shape(call, 0, 1, &count, &error));
  assert_int_equal(shlo_call_result_shape(call, 0)[0], count);
  int32_t *to = shlo_call_result_data(call, 0, &left);
  assert_int_equal(left, 4 * count);
  for (size_t i = 0; i < size / 4; ++i)
    if (from[i])
      *to++ = from[i];
}

static void note(shlo_call *call, void *user) {
  ++((record *)user)->effects;
  *(int32_t *)shlo_call_result_data(call, 0, NULL) = *(const int32_t *)shlo_call_operand_data(call, 0, NULL);
}

static void unshaped(shlo_call *call, void *user) {
  (void)user;
  const int64_t shape = 2;
  fails(SHLO_INVALID_ARGUMENT, "result 0 is a tensor<2xi32>, whose shape the program gives",
        shlo_call_set_result_shape(call, 0, 1, &shape, &error));
  memset(shlo_call_result_data(call, 0, NULL), 0, 8);
}

/* --- Plans ----------------------------------------------------------------------------------------------------------
 */

static shlo_status try_plan(const char *text, record *calls, uint64_t max_memory, uint32_t partitions, int recordable,
                            shlo_plan **plan, shlo_error **failure) {
  shlo_module *module = parse(text);
  shlo_plan_options *options = NULL;
  shlo_custom_calls *functions = NULL;
  ok(shlo_custom_calls_create(&functions, &error));
  ok(shlo_custom_calls_register(functions, BYTES("nonzero"), 0, 0, nonzero, calls, NULL, &error));
  ok(shlo_custom_calls_register(functions, BYTES("note"), 0, 0, note, calls, NULL, &error));
  ok(shlo_custom_calls_register(functions, BYTES("unshaped"), 0, 0, unshaped, NULL, NULL, &error));
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_custom_calls(options, functions, &error));
  ok(shlo_plan_options_set_recordable(options, recordable, &error));
  ok(shlo_plan_options_set_grid(options, 1, partitions, &error));
  if (max_memory)
    ok(shlo_plan_options_set_max_memory(options, max_memory, &error));
  const shlo_status status = shlo_plan_create(module, options, plan, failure);
  shlo_plan_options_destroy(options);
  shlo_custom_calls_destroy(functions);
  shlo_module_destroy(module);
  return status;
}

static shlo_plan *plan_for(const char *text, record *calls) {
  shlo_plan *plan = NULL;
  ok(try_plan(text, calls, 0, 1, 0, &plan, &error));
  return plan;
}

static shlo_tensor *numbers(int64_t count, const int32_t *elements) {
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_copy(SHLO_TYPE_I32, 1, &count, elements, (size_t)count * 4, NULL, &tensor, &error));
  return tensor;
}

static void expect_numbers(const shlo_tensor *tensor, int64_t count, const int32_t *elements) {
  assert_int_equal(shlo_tensor_rank(tensor), 1);
  assert_int_equal(shlo_tensor_shape(tensor)[0], count);
  if (count)
    assert_memory_equal(shlo_tensor_data(tensor), elements, (size_t)count * 4);
}

/* Doubles, takes what is not 0, adds the number of these, the first element of the input, and 10. */
static const char doubling[] =
    "func.func @main(%a: tensor<?xi32>) -> (tensor<?xi32>, tensor<i32>) {\n"
    "  %first = stablehlo.slice %a [0:1] : (tensor<?xi32>) -> tensor<1xi32>\n"
    "  %f = stablehlo.reshape %first : (tensor<1xi32>) -> tensor<i32>\n"
    "  %n = stablehlo.custom_call @note(%f) : (tensor<i32>) -> tensor<i32>\n"
    "  %ten = stablehlo.constant dense<10> : tensor<i32>\n"
    "  %d = stablehlo.add %a, %a : tensor<?xi32>\n"
    "  %0 = stablehlo.custom_call @nonzero(%d) : (tensor<?xi32>) -> tensor<?xi32>\n"
    "  %c = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?xi32>) -> tensor<i32>\n"
    "  %s = stablehlo.add %n, %ten : tensor<i32>\n"
    "  %t = stablehlo.add %s, %c : tensor<i32>\n"
    "  %m = stablehlo.custom_call @note(%t) : (tensor<i32>) -> tensor<i32>\n"
    "  %shape = stablehlo.reshape %c : (tensor<i32>) -> tensor<1xi32>\n"
    "  %b = stablehlo.dynamic_broadcast_in_dim %m, %shape, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>\n"
    "  %1 = stablehlo.add %0, %b : tensor<?xi32>\n"
    "  return %1, %m : tensor<?xi32>, tensor<i32>\n}\n";

static void run_doubling(const shlo_plan *plan, const shlo_run_options *options) {
  static const struct {
    int64_t given, left;
    int32_t elements[5], results[5], sum;
  } cases[] = {
      {3, 2, {1, 0, 2}, {2 + 13, 4 + 13}, 13},
      {4, 1, {0, 0, 0, 7}, {14 + 11}, 11},
      {5, 5, {1, 2, 3, 4, 5}, {2 + 16, 4 + 16, 6 + 16, 8 + 16, 10 + 16}, 16},
      {2, 0, {0, 0}, {0}, 10},
      {3, 2, {3, 0, 2}, {6 + 15, 4 + 15}, 15},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    shlo_tensor *input = numbers(cases[i].given, cases[i].elements), *outputs[2] = {NULL, NULL};
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 2, outputs, options, &error));
    expect_numbers(outputs[0], cases[i].left, cases[i].results);
    assert_int_equal(*(const int32_t *)shlo_tensor_data(outputs[1]), cases[i].sum);
    for (int k = 0; k < 2; ++k)
      shlo_tensor_destroy(outputs[k]);
    shlo_tensor_destroy(input);
  }
}

static void the_rest_of_the_program_has_these_shapes(void **state) {
  (void)state;
  record calls = {0};
  shlo_plan *plan = plan_for(doubling, &calls);
  assert_int_equal(calls.count, 0);
  run_doubling(plan, NULL);
  assert_int_equal(calls.count, 5);
  assert_int_equal(calls.received[1], 4);
  assert_int_equal(calls.effects, 2 * 5); /* each once, before and after */
  /* Outputs of the caller have the shape, or are refused. */
  shlo_tensor *input = numbers(3, (const int32_t[]){1, 0, 2}), *outputs[2] = {NULL, NULL};
  for (int64_t count = 1; count < 4; ++count) {
    ok(shlo_tensor_create(SHLO_TYPE_I32, 1, &count, &outputs[0], &error));
    if (count == 2) {
      ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 2, outputs, NULL, &error));
      expect_numbers(outputs[0], 2, (const int32_t[]){15, 17});
      shlo_tensor_destroy(outputs[1]);
      outputs[1] = NULL;
    } else {
      fails(SHLO_INVALID_ARGUMENT, "expected tensor<2xi32>",
            shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 2, outputs, NULL, &error));
      assert_null(outputs[1]);
    }
    shlo_tensor_destroy(outputs[0]);
  }
  int64_t shape = 3, found = 0;
  fails(SHLO_UNSUPPORTED, "only a run knows them",
        shlo_plan_output_shapes(plan, 1, (const int32_t[]){1}, (const int64_t *const[]){&shape}, 2,
                                (int64_t *const[]){&found, NULL}, &error));
  assert_int_equal(shlo_plan_memory(plan), 0);
  shlo_tensor_destroy(input);
  shlo_plan_destroy(plan);
}

/* Where all shapes of the signature are known, runs on memory work, too. */
static void results_between_may_be_all_that_is_dynamic(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%a: tensor<4xi32>) -> tensor<i32> {\n"
                             "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
                             "  %0 = stablehlo.custom_call @nonzero(%a) : (tensor<4xi32>) -> tensor<?xi32>\n"
                             "  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?xi32>) -> tensor<i32>\n"
                             "  return %1 : tensor<i32>\n}\n";
  record calls = {0};
  shlo_plan *plan = plan_for(text, &calls);
  int32_t input[4] = {5, 0, 0, 6}, output = 0;
  ok(shlo_plan_run_raw(plan, 1, (const void *const[]){input}, 1, (void *const[]){&output}, NULL, &error));
  assert_int_equal(output, 2);
  input[1] = 1;
  ok(shlo_plan_run_raw(plan, 1, (const void *const[]){input}, 1, (void *const[]){&output}, NULL, &error));
  assert_int_equal(output, 3);
  fails(SHLO_INVALID_ARGUMENT, "inputs[0]",
        shlo_plan_run_raw(plan, 1, (const void *const[]){NULL}, 1, (void *const[]){&output}, NULL, &error));
  const int64_t shape = 4;
  ok(shlo_plan_output_shapes(plan, 1, (const int32_t[]){1}, (const int64_t *const[]){&shape}, 1,
                             (int64_t *const[]){NULL}, &error));
  shlo_plan_destroy(plan);
}

/* A result of one call is the operand of another; both are in functions that are called, twice. */
static void calls_follow_each_other(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%a: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>) {\n"
                             "  %0 = call @less(%a) : (tensor<?xi32>) -> tensor<?xi32>\n"
                             "  %1 = call @less(%0) : (tensor<?xi32>) -> tensor<?xi32>\n"
                             "  return %1, %a : tensor<?xi32>, tensor<?xi32>\n}\n"
                             "func.func private @less(%a: tensor<?xi32>) -> tensor<?xi32> {\n"
                             "  %0 = func.call @kept(%a) : (tensor<?xi32>) -> tensor<?xi32>\n"
                             "  %n = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?xi32>) -> tensor<i32>\n"
                             "  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>\n"
                             "  %i = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>\n"
                             "  %1 = stablehlo.multiply %0, %i : tensor<?xi32>\n"
                             "  return %1 : tensor<?xi32>\n}\n"
                             "func.func private @kept(%a: tensor<?xi32>) -> tensor<?xi32> {\n"
                             "  %0 = stablehlo.custom_call @nonzero(%a) : (tensor<?xi32>) -> tensor<?xi32>\n"
                             "  return %0 : tensor<?xi32>\n}\n";
  record calls = {0};
  shlo_plan *plan = plan_for(text, &calls);
  shlo_tensor *input = numbers(5, (const int32_t[]){4, 0, 5, 6, 0}), *outputs[2] = {NULL, NULL};
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 2, outputs, NULL, &error));
  /* 4 5 6, times 0 1 2: 0 5 12; 5 12, times 0 1. */
  expect_numbers(outputs[0], 2, (const int32_t[]){0, 12});
  expect_numbers(outputs[1], 5, (const int32_t[]){4, 0, 5, 6, 0});
  assert_int_equal(calls.count, 2);
  assert_int_equal(calls.received[0], 5);
  assert_int_equal(calls.received[1], 3);
  for (int k = 0; k < 2; ++k)
    shlo_tensor_destroy(outputs[k]);
  shlo_tensor_destroy(input);
  shlo_plan_destroy(plan);
}

/* A composite is its decomposition, which calls the host. */
static void decompositions_have_calls(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main(%a: tensor<?xi32>) -> tensor<?xi32> {\n"
      "  %0 = stablehlo.composite \"x.kept\" %a {decomposition = @kept} : (tensor<?xi32>) -> tensor<?xi32>\n"
      "  %1 = stablehlo.add %0, %0 : tensor<?xi32>\n"
      "  return %1 : tensor<?xi32>\n}\n"
      "func.func private @kept(%a: tensor<?xi32>) -> tensor<?xi32> {\n"
      "  %0 = stablehlo.custom_call @nonzero(%a) : (tensor<?xi32>) -> tensor<?xi32>\n"
      "  return %0 : tensor<?xi32>\n}\n";
  record calls = {0};
  shlo_plan *plan = plan_for(text, &calls);
  shlo_tensor *input = numbers(3, (const int32_t[]){4, 0, 5}), *output = NULL;
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, NULL, &error));
  expect_numbers(output, 2, (const int32_t[]){8, 10});
  shlo_tensor_destroy(output);
  shlo_tensor_destroy(input);
  shlo_plan_destroy(plan);
}

/* Each op has random numbers of its own, whichever part it is in. */
#define RANDOM(NAME)                                                                                                   \
  "  " NAME " = stablehlo.rng %l, %h, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> "      \
  "tensor<8xf32>\n"
static void parts_have_other_random_numbers(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%a: tensor<3xi32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<?xi32>) {\n"
                             "  %l = stablehlo.constant dense<0.0> : tensor<f32>\n"
                             "  %h = stablehlo.constant dense<1.0> : tensor<f32>\n"
                             "  %n = stablehlo.constant dense<8> : tensor<1xi64>\n" RANDOM(
                                 "%0") "  %1 = stablehlo.custom_call @nonzero(%a) : (tensor<3xi32>) -> "
                                       "tensor<?xi32>\n" RANDOM("%2") "  return %0, %2, %1 : tensor<8xf32>, "
                                                                      "tensor<8xf32>, tensor<?xi32>\n}\n";
  record calls = {0};
  shlo_plan *plan = plan_for(text, &calls);
  shlo_tensor *input = numbers(3, (const int32_t[]){4, 0, 5}), *first[3] = {NULL, NULL, NULL}, *again[3] = {NULL};
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 3, first, NULL, &error));
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 3, again, NULL, &error));
  assert_memory_not_equal(shlo_tensor_data(first[0]), shlo_tensor_data(first[1]), 32);
  for (int k = 0; k < 3; ++k) {
    if (k < 2)
      assert_memory_equal(shlo_tensor_data(first[k]), shlo_tensor_data(again[k]), 32);
    shlo_tensor_destroy(first[k]);
    shlo_tensor_destroy(again[k]);
  }
  shlo_tensor_destroy(input);
  shlo_plan_destroy(plan);
}

static void mistakes_end_the_run(void **state) {
  (void)state;
  static const struct {
    int mistake;
    shlo_status status;
    const char *message;
  } cases[] = {
      {NO_SHAPE, SHLO_FAILED, "@nonzero gave no shape to result 0, a tensor<?xi32>"},
      {NEGATIVE, SHLO_FAILED, "gave no shape"},
      {TOO_LARGE, SHLO_LIMIT, "the function of the host for @nonzero: result 0: the results take"},
      {HUGE_SHAPE, SHLO_LIMIT, "result 0: "},
      {FAILS, SHLO_FAILED, "@nonzero failed: nothing is 0"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    record calls = {.mistake = cases[i].mistake};
    shlo_plan *plan = NULL;
    ok(try_plan(doubling, &calls, 1 << 20, 1, 0, &plan, &error));
    shlo_tensor *input = numbers(3, (const int32_t[]){1, 0, 2}), *outputs[2] = {NULL, NULL};
    fails(cases[i].status, cases[i].message,
          shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 2, outputs, NULL, &error));
    assert_null(outputs[0]);
    assert_int_equal(calls.effects, 1);
    calls.mistake = 0;
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 2, outputs, NULL, &error));
    for (int k = 0; k < 2; ++k)
      shlo_tensor_destroy(outputs[k]);
    shlo_tensor_destroy(input);
    shlo_plan_destroy(plan);
  }
  static const char fixed[] = "func.func @main() -> tensor<2xi32> {\n"
                              "  %0 = stablehlo.custom_call @unshaped() : () -> tensor<2xi32>\n"
                              "  return %0 : tensor<2xi32>\n}\n";
  record calls = {0};
  shlo_plan *plan = plan_for(fixed, &calls);
  shlo_tensor *output = NULL;
  ok(shlo_plan_run(plan, 0, NULL, 1, &output, NULL, &error));
  shlo_tensor_destroy(output);
  shlo_plan_destroy(plan);
  fails(SHLO_INVALID_ARGUMENT, "call", shlo_call_set_result_shape(NULL, 0, 1, NULL, &error));
}

/* --- Loops, branches and grids --------------------------------------------------------------------------------------
 */

/* Takes 1 away and what is 0 then, until fewer than 3 elements are left. Counts the steps, and doubles every second. */
static const char shrinking[] =
    "func.func @main(%a: tensor<?xi32>) -> (tensor<?xi32>, tensor<i32>) {\n"
    "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %three = stablehlo.constant dense<3> : tensor<i32>\n"
    "  %0:2 = stablehlo.while(%x = %a, %n = %zero) : tensor<?xi32>, tensor<i32>\n"
    "  cond {\n"
    "    %c = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xi32>) -> tensor<i32>\n"
    "    %g = stablehlo.compare GE, %c, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %g : tensor<i1>\n"
    "  } do {\n"
    "    %c = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xi32>) -> tensor<i32>\n"
    "    %s = stablehlo.reshape %c : (tensor<i32>) -> tensor<1xi32>\n"
    "    %b = stablehlo.dynamic_broadcast_in_dim %one, %s, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>\n"
    "    %l = stablehlo.subtract %x, %b : tensor<?xi32>\n"
    "    %y = stablehlo.custom_call @nonzero(%l) : (tensor<?xi32>) -> tensor<?xi32>\n"
    "    %m = stablehlo.add %n, %one : tensor<i32>\n"
    "    %e = stablehlo.custom_call @note(%m) : (tensor<i32>) -> tensor<i32>\n"
    "    stablehlo.return %y, %e : tensor<?xi32>, tensor<i32>\n"
    "  } loc(\"shrink.py\":7:3)\n"
    "  return %0#0, %0#1 : tensor<?xi32>, tensor<i32>\n}\n";

static void run_shrinking(const shlo_plan *plan, const shlo_run_options *options) {
  static const struct {
    int64_t given, left;
    int32_t elements[6], results[6], steps;
  } cases[] = {
      {5, 2, {1, 2, 3, 4, 5}, {1, 2}, 3}, {2, 2, {7, 8}, {7, 8}, 0},          {6, 0, {2, 2, 2, 2, 2, 2}, {0}, 2},
      {4, 1, {9, 1, 1, 1}, {8}, 1},       {5, 2, {1, 2, 3, 4, 5}, {1, 2}, 3},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    shlo_tensor *input = numbers(cases[i].given, cases[i].elements), *outputs[2] = {NULL, NULL};
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 2, outputs, options, &error));
    expect_numbers(outputs[0], cases[i].left, cases[i].results);
    assert_int_equal(*(const int32_t *)shlo_tensor_data(outputs[1]), cases[i].steps);
    expect_numbers(input, cases[i].given, cases[i].elements);
    for (int k = 0; k < 2; ++k)
      shlo_tensor_destroy(outputs[k]);
    shlo_tensor_destroy(input);
  }
}

/* The state of a loop has another shape in each step. Everything happens once per step, in order. */
static void loops_have_states_of_these_shapes(void **state) {
  (void)state;
  record calls = {0};
  shlo_plan *plan = plan_for(shrinking, &calls);
  run_shrinking(plan, NULL);
  assert_int_equal(calls.count, 3 + 2 + 1 + 3);
  assert_int_equal(calls.effects, calls.count);
  static const int64_t received[] = {5, 4, 3, 6, 6, 4, 5, 4, 3};
  assert_memory_equal(calls.received, received, sizeof received);
  shlo_plan_destroy(plan);
}

/* The host ends the loop in its second step. */
static void loops_end_with_a_failure(void **state) {
  (void)state;
  static const struct {
    int mistake;
    shlo_status status;
    const char *message;
  } cases[] = {
      {FAILS, SHLO_FAILED, "@nonzero failed: nothing is 0"},
      {TOO_LARGE, SHLO_LIMIT, "result 0: the results take"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    record calls = {.mistake = cases[i].mistake, .first_mistake = 1};
    shlo_plan *plan = NULL;
    ok(try_plan(shrinking, &calls, 1 << 20, 1, 0, &plan, &error));
    shlo_tensor *input = numbers(5, (const int32_t[]){1, 2, 3, 4, 5}), *outputs[2] = {NULL, NULL};
    fails(cases[i].status, cases[i].message,
          shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 2, outputs, NULL, &error));
    assert_null(outputs[0]);
    assert_int_equal(calls.count, 2);
    assert_int_equal(calls.effects, 1);
    calls = (record){0};
    run_shrinking(plan, NULL);
    shlo_tensor_destroy(input);
    shlo_plan_destroy(plan);
  }
}

/* The values between calls count as memory while they are needed, not longer. */
static void steps_leave_no_memory(void **state) {
  (void)state;
  /* 1000 steps, each of which makes 4 KiB twice. */
  static const char text[] = "func.func @main(%a: tensor<1024xi32>) -> tensor<i32> {\n"
                             "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
                             "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
                             "  %most = stablehlo.constant dense<1000> : tensor<i32>\n"
                             "  %0:2 = stablehlo.while(%x = %a, %n = %zero) : tensor<1024xi32>, tensor<i32>\n"
                             "  cond {\n"
                             "    %g = stablehlo.compare LT, %n, %most : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                             "    stablehlo.return %g : tensor<i1>\n"
                             "  } do {\n"
                             "    %y = stablehlo.custom_call @nonzero(%x) : (tensor<1024xi32>) -> tensor<?xi32>\n"
                             "    %c = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?xi32>) -> tensor<i32>\n"
                             "    %d = stablehlo.add %x, %x : tensor<1024xi32>\n"
                             "    %m = stablehlo.add %n, %one : tensor<i32>\n"
                             "    stablehlo.return %d, %m : tensor<1024xi32>, tensor<i32>\n"
                             "  }\n"
                             "  return %0#1 : tensor<i32>\n}\n";
  static int32_t elements[1024];
  for (int i = 0; i < 1024; ++i)
    elements[i] = i + 1;
  const int64_t count = 1024;
  shlo_tensor *input = NULL, *output = NULL;
  ok(shlo_tensor_copy(SHLO_TYPE_I32, 1, &count, elements, sizeof elements, NULL, &input, &error));
  record calls = {0};
  shlo_plan *plan = NULL;
  ok(try_plan(text, &calls, 20 << 10, 1, 0, &plan, &error));
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, NULL, &error));
  assert_int_equal(*(const int32_t *)shlo_tensor_data(output), 1000);
  assert_int_equal(calls.count, 1000);
  shlo_tensor_destroy(output);
  shlo_plan_destroy(plan);
  output = NULL;
  ok(try_plan(text, &calls, 6 << 10, 1, 0, &plan, &error));
  fails(SHLO_LIMIT, "", shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, NULL, &error));
  assert_null(output);
  shlo_plan_destroy(plan);
  shlo_tensor_destroy(input);
}

/* The memory of a consumed input is the caller's, and goes when nobody needs it. */
static void consumed_inputs_are_no_memory_of_the_run(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%a: tensor<6xi32>) -> tensor<?xi32> {\n"
                             "  %0 = stablehlo.slice %a [0:2] : (tensor<6xi32>) -> tensor<2xi32>\n"
                             "  %1 = stablehlo.custom_call @nonzero(%0) : (tensor<2xi32>) -> tensor<?xi32>\n"
                             "  %2 = stablehlo.custom_call @nonzero(%1) : (tensor<?xi32>) -> tensor<?xi32>\n"
                             "  return %2 : tensor<?xi32>\n}\n";
  record calls = {0};
  shlo_plan *plan = plan_for(text, &calls);
  shlo_tensor *input = numbers(6, (const int32_t[]){3, 4, 5, 6, 7, 8}), *output = NULL;
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_donate(options, 0, &error));
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, options, &error));
  expect_numbers(output, 2, (const int32_t[]){3, 4});
  assert_null(shlo_tensor_data(input));
  shlo_tensor_destroy(output);
  shlo_tensor_destroy(input);
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
}

/* A branch calls the host or does not; one of an index out of range is the last one. The branches are in a function
 * that a loop calls. */
static void branches_have_results_of_these_shapes(void **state) {
  (void)state;
  static const char text[] =
      "func.func private @chosen(%i: tensor<i32>, %a: tensor<?xi32>) -> tensor<?xi32> {\n"
      "  %0 = \"stablehlo.case\"(%i) ({\n"
      "    stablehlo.return %a : tensor<?xi32>\n  }, {\n"
      "    %1 = stablehlo.custom_call @nonzero(%a) : (tensor<?xi32>) -> tensor<?xi32>\n"
      "    stablehlo.return %1 : tensor<?xi32>\n  }, {\n"
      "    %zero = stablehlo.constant dense<0> : tensor<i32>\n"
      "    %p = stablehlo.compare LT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    %2 = \"stablehlo.if\"(%p) ({\n"
      "      %d = stablehlo.concatenate %a, %a, dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>\n"
      "      stablehlo.return %d : tensor<?xi32>\n    }, {\n"
      "      %3 = stablehlo.custom_call @nonzero(%a) : (tensor<?xi32>) -> tensor<?xi32>\n"
      "      %s = stablehlo.add %3, %3 : tensor<?xi32>\n"
      "      stablehlo.return %s : tensor<?xi32>\n    }) : (tensor<i1>) -> tensor<?xi32>\n"
      "    stablehlo.return %2 : tensor<?xi32>\n  }) : (tensor<i32>) -> tensor<?xi32>\n"
      "  return %0 : tensor<?xi32>\n}\n"
      "func.func @main(%i: tensor<i32>, %a: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>) {\n"
      "  %0 = call @chosen(%i, %a) : (tensor<i32>, tensor<?xi32>) -> tensor<?xi32>\n"
      "  return %0, %0 : tensor<?xi32>, tensor<?xi32>\n}\n";
  static const struct {
    int32_t index, results[8];
    int64_t count;
    int calls;
  } cases[] = {
      {0, {4, 0, 5, 0}, 4, 0},
      {1, {4, 5}, 2, 1},
      {2, {8, 10}, 2, 1},
      {7, {8, 10}, 2, 1},
      {-1, {4, 0, 5, 0, 4, 0, 5, 0}, 8, 0},
  };
  record calls = {0};
  shlo_plan *plan = plan_for(text, &calls);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    shlo_tensor *index = NULL, *input = numbers(4, (const int32_t[]){4, 0, 5, 0}), *outputs[2] = {NULL, NULL};
    ok(shlo_tensor_copy(SHLO_TYPE_I32, 0, NULL, &cases[i].index, 4, NULL, &index, &error));
    calls.count = 0;
    ok(shlo_plan_run(plan, 2, (const shlo_tensor *const[]){index, input}, 2, outputs, NULL, &error));
    assert_int_equal(calls.count, cases[i].calls);
    for (int k = 0; k < 2; ++k) {
      expect_numbers(outputs[k], cases[i].count, cases[i].results);
      shlo_tensor_destroy(outputs[k]);
    }
    shlo_tensor_destroy(index);
    shlo_tensor_destroy(input);
  }
  shlo_plan_destroy(plan);
}

/* A branch promises a shape that the host does not give. */
static const char chosen[] = "func.func @main(%a: tensor<3xi32>, %p: tensor<i1>) -> tensor<2xi32> {\n"
                             "  %0 = \"stablehlo.if\"(%p) ({\n"
                             "    %1 = stablehlo.custom_call @nonzero(%a) : (tensor<3xi32>) -> tensor<?xi32>\n"
                             "    stablehlo.return %1 : tensor<?xi32>\n  }, {\n"
                             "    %2 = stablehlo.constant dense<7> : tensor<2xi32>\n"
                             "    stablehlo.return %2 : tensor<2xi32>\n  }) : (tensor<i1>) -> tensor<2xi32>\n"
                             "  return %0 : tensor<2xi32>\n}\n";
static void declared_shapes_are_checked(void **state) {
  (void)state;
  record calls = {0};
  shlo_plan *plan = plan_for(chosen, &calls);
  int32_t input[3] = {5, 0, 6}, output[2];
  uint8_t choice = 1;
  const void *inputs[] = {input, &choice};
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, (void *const[]){output}, NULL, &error));
  assert_int_equal(output[1], 6);
  input[1] = 1;
  fails(SHLO_INVALID_ARGUMENT, "value 0 is tensor<3xi32> where the program declares tensor<2xi32>",
        shlo_plan_run_raw(plan, 2, inputs, 1, (void *const[]){output}, NULL, &error));
  choice = 0;
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, (void *const[]){output}, NULL, &error));
  assert_int_equal(output[1], 7);
  shlo_plan_destroy(plan);
}

/* All processes do the same steps: each has values of its own. */
static void processes_have_the_same_shapes(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main(%a: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>) {\n"
      "  %m = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi32>) -> tensor<i32>\n"
      "  %e = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>\n"
      "  %0 = stablehlo.custom_call @nonzero(%a) : (tensor<?xi32>) -> tensor<?xi32>\n"
      "  %1 = \"stablehlo.all_reduce\"(%0) ({\n"
      "  ^bb0(%x: tensor<i32>, %y: tensor<i32>):\n"
      "    %s = stablehlo.add %x, %y : tensor<i32>\n"
      "    stablehlo.return %s : tensor<i32>\n"
      "  }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids,\n"
      "      replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<?xi32>) -> tensor<?xi32>\n"
      "  %id = stablehlo.partition_id : tensor<ui32>\n"
      "  %i = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>\n"
      "  %n = stablehlo.get_dimension_size %1, dim = 0 : (tensor<?xi32>) -> tensor<i32>\n"
      "  %d = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>\n"
      "  %b = stablehlo.dynamic_broadcast_in_dim %i, %d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>\n"
      "  %2 = stablehlo.add %1, %b : tensor<?xi32>\n"
      "  %3 = stablehlo.dynamic_broadcast_in_dim %i, %e, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>\n"
      "  return %2, %3 : tensor<?xi32>, tensor<?xi32>\n}\n";
  record calls = {0};
  shlo_plan *plan = NULL;
  ok(try_plan(text, &calls, 0, 2, 0, &plan, &error));
  shlo_tensor *inputs[2] = {numbers(3, (const int32_t[]){1, 0, 2}), numbers(3, (const int32_t[]){0, 10, 20})};
  shlo_tensor *other = numbers(3, (const int32_t[]){0, 0, 20}), *outputs[4] = {NULL, NULL, NULL, NULL};
  ok(shlo_plan_run_grid(plan, 2, 1, (const shlo_tensor *const *)inputs, 2, outputs, NULL, &error));
  expect_numbers(outputs[0], 2, (const int32_t[]){11, 22});
  expect_numbers(outputs[2], 2, (const int32_t[]){12, 23});
  /* The shape follows from what comes before the call. */
  expect_numbers(outputs[3], 3, (const int32_t[]){1, 1, 1});
  assert_int_equal(calls.count, 2);
  for (int k = 0; k < 4; ++k)
    shlo_tensor_destroy(outputs[k]);
  memset(outputs, 0, sizeof outputs);
  fails(SHLO_UNSUPPORTED, "result 0 is tensor<2xi32> in process 0 and tensor<1xi32> in process 1",
        shlo_plan_run_grid(plan, 2, 1, (const shlo_tensor *const[]){inputs[0], other}, 2, outputs, NULL, &error));
  assert_null(outputs[0]);
  shlo_plan_destroy(plan);
  ok(try_plan(shrinking, &calls, 0, 2, 0, &plan, &error));
  shlo_tensor *given[] = {numbers(3, (const int32_t[]){1, 2, 3}), numbers(3, (const int32_t[]){1, 8, 9}),
                          numbers(3, (const int32_t[]){2, 3, 4})};
  shlo_tensor *both[4] = {NULL, NULL, NULL, NULL};
  ok(shlo_plan_run_grid(plan, 2, 1, (const shlo_tensor *const *)given, 2, both, NULL, &error));
  expect_numbers(both[0], 2, (const int32_t[]){1, 2});
  expect_numbers(both[2], 2, (const int32_t[]){7, 8});
  for (int k = 0; k < 4; ++k)
    shlo_tensor_destroy(both[k]);
  memset(both, 0, sizeof both);
  fails(SHLO_UNSUPPORTED, "result 0 is tensor<2xi32> in process 0 and tensor<3xi32> in process 1",
        shlo_plan_run_grid(plan, 2, 1, (const shlo_tensor *const[]){given[0], given[2]}, 2, both, NULL, &error));
  shlo_plan_destroy(plan);
  /* One process takes another branch. */
  ok(try_plan(chosen, &calls, 0, 2, 0, &plan, &error));
  shlo_tensor *choices[2] = {NULL, NULL};
  for (int k = 0; k < 2; ++k)
    ok(shlo_tensor_copy(SHLO_TYPE_I1, 0, NULL, &(uint8_t){k != 0}, 1, NULL, &choices[k], &error));
  const shlo_tensor *mixed[] = {inputs[0], choices[0], inputs[1], choices[1]};
  fails(SHLO_UNSUPPORTED, "process 1 does not go the way of process 0",
        shlo_plan_run_grid(plan, 2, 2, mixed, 1, outputs, NULL, &error));
  mixed[1] = choices[1];
  ok(shlo_plan_run_grid(plan, 2, 2, mixed, 1, outputs, NULL, &error));
  expect_numbers(outputs[1], 2, (const int32_t[]){10, 20});
  for (int k = 0; k < 2; ++k) {
    shlo_tensor_destroy(outputs[k]);
    shlo_tensor_destroy(inputs[k]);
    shlo_tensor_destroy(choices[k]);
  }
  for (int k = 0; k < 3; ++k)
    shlo_tensor_destroy(given[k]);
  shlo_tensor_destroy(other);
  shlo_plan_destroy(plan);
}

/* Calls of the bodies of kernels give no shapes, and nothing is sent from one part to another. */
static void other_places_are_refused(void **state) {
  (void)state;
  static const char in_reduction[] =
      "func.func @main(%a: tensor<3xi32>, %z: tensor<i32>) -> tensor<i32> {\n"
      "  %0 = \"stablehlo.reduce\"(%a, %z) ({\n"
      "  ^bb0(%x: tensor<i32>, %y: tensor<i32>):\n"
      "    %r = stablehlo.reshape %x : (tensor<i32>) -> tensor<1xi32>\n"
      "    %1 = stablehlo.custom_call @nonzero(%r) : (tensor<1xi32>) -> tensor<?xi32>\n"
      "    %n = stablehlo.get_dimension_size %1, dim = 0 : (tensor<?xi32>) -> tensor<i32>\n"
      "    %s = stablehlo.add %y, %n : tensor<i32>\n"
      "    stablehlo.return %s : tensor<i32>\n"
      "  }) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>\n"
      "  return %0 : tensor<i32>\n}\n";
  record calls = {0};
  shlo_plan *plan = NULL;
  fails(SHLO_UNSUPPORTED, "only calls of functions, loops and branches give shapes, not those within other ops",
        try_plan(in_reduction, &calls, 0, 1, 0, &plan, &error));
  static const char sending[] =
      "func.func @main(%a: tensor<3xi32>, %t: !stablehlo.token) -> tensor<?xi32> {\n"
      "  %0 = stablehlo.custom_call @nonzero(%a) : (tensor<3xi32>) -> tensor<?xi32>\n"
      "  %1 = \"stablehlo.send\"(%a, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,\n"
      "      is_host_transfer = false, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}\n"
      "      : (tensor<3xi32>, !stablehlo.token) -> !stablehlo.token\n"
      "  return %0 : tensor<?xi32>\n}\n";
  fails(SHLO_UNSUPPORTED, "a function that sends messages between processes cannot have calls of the host that give",
        try_plan(sending, &calls, 0, 2, 0, &plan, &error));
}

/* --- What happens inside --------------------------------------------------------------------------------------------
 */

typedef struct {
  int count;
  double last;
} progress;
static int32_t told(double fraction, void *user) {
  progress *seen = user;
  assert_true(fraction >= seen->last && fraction <= 1);
  seen->last = fraction;
  ++seen->count;
  return 0;
}

static void runs_are_observed(void **state) {
  (void)state;
  record calls = {0};
  shlo_plan *plan = NULL;
  ok(try_plan(doubling, &calls, 0, 1, 1, &plan, &error));
  shlo_recorder *recorder = NULL;
  shlo_run_options *options = NULL;
  progress seen = {0};
  ok(shlo_recorder_create(&recorder, &error));
  ok(shlo_recorder_record_op(recorder, BYTES("custom_call"), &error));
  ok(shlo_recorder_record_op(recorder, BYTES("add"), &error));
  ok(shlo_recorder_set_times(recorder, 1, &error));
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_recorder(options, recorder, &error));
  run_doubling(plan, options);
  /* In each run the notes, four sums: of what is given, 10, the number of elements, and what is left, and the call that
   * gives a shape. */
  assert_int_equal(shlo_recorder_value_count(recorder), 5 * (2 + 4 + 1));
  assert_string_equal(shlo_recorded_op(shlo_recorder_value(recorder, 0), NULL), "stablehlo.custom_call");
  static const struct {
    int64_t left;
    int32_t elements[5];
  } given[] = {{2, {2, 4}}, {1, {14}}, {5, {2, 4, 6, 8, 10}}, {0, {0}}, {2, {6, 4}}};
  size_t shaped = 0;
  for (size_t i = 0; i < shlo_recorder_value_count(recorder); ++i) {
    const shlo_recorded *value = shlo_recorder_value(recorder, i);
    const shlo_tensor *tensor = shlo_recorded_tensor(value);
    if (strcmp(shlo_recorded_op(value, NULL), "stablehlo.custom_call") != 0 || shlo_tensor_rank(tensor) == 0)
      continue;
    assert_string_equal(shlo_recorded_location(value, NULL), "-:7:8");
    expect_numbers(tensor, given[shaped].left, given[shaped].elements);
    ++shaped;
  }
  assert_int_equal(shaped, 5);
  uint64_t sums = 0;
  for (size_t i = 0; i < shlo_recorder_op_count(recorder); ++i)
    if (!strcmp(shlo_recorder_op_name(recorder, i, NULL), "stablehlo.custom_call"))
      sums += shlo_recorder_op_measure(recorder, i, SHLO_MEASURE_CALLS);
  assert_int_equal(sums, 5 * 2);
  ok(shlo_run_options_set_recorder(options, NULL, &error));
  ok(shlo_run_options_set_progress(options, told, &seen, 0, &error));
  shlo_tensor *input = numbers(3, (const int32_t[]){1, 0, 2}), *outputs[2] = {NULL, NULL};
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 2, outputs, options, &error));
  assert_true(seen.count >= 1 && seen.last == 1);
  for (int k = 0; k < 2; ++k)
    shlo_tensor_destroy(outputs[k]);
  /* A donated input is consumed. */
  ok(shlo_run_options_donate(options, 0, &error));
  outputs[0] = outputs[1] = NULL;
  seen.last = 0;
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 2, outputs, options, &error));
  expect_numbers(outputs[0], 2, (const int32_t[]){15, 17});
  assert_null(shlo_tensor_data(input));
  for (int k = 0; k < 2; ++k)
    shlo_tensor_destroy(outputs[k]);
  shlo_tensor_destroy(input);
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
  shlo_plan_destroy(plan);
}

/* Values of parts within a loop say which iteration they are of. */
static void loops_are_observed(void **state) {
  (void)state;
  record calls = {0};
  shlo_plan *plan = NULL;
  ok(try_plan(shrinking, &calls, 0, 1, 1, &plan, &error));
  shlo_recorder *recorder = NULL;
  shlo_run_options *options = NULL;
  progress seen = {0};
  ok(shlo_recorder_create(&recorder, &error));
  ok(shlo_recorder_record_op(recorder, BYTES("add"), &error));
  ok(shlo_recorder_record_op(recorder, BYTES("compare"), &error));
  ok(shlo_recorder_record_op(recorder, BYTES("custom_call"), &error));
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_recorder(options, recorder, &error));
  ok(shlo_run_options_set_progress(options, told, &seen, 0, &error));
  shlo_tensor *input = numbers(5, (const int32_t[]){1, 2, 3, 4, 5}), *outputs[2] = {NULL, NULL};
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 2, outputs, options, &error));
  assert_true(seen.count >= 1 && seen.last == 1);
  /* Of each of the 3 iterations a comparison, a call that gives a shape, a sum and another call, and the comparison
   * that ends the loop. */
  static const char *const ops[] = {"stablehlo.compare", "stablehlo.custom_call", "stablehlo.add",
                                    "stablehlo.custom_call"};
  assert_int_equal(shlo_recorder_value_count(recorder), 4 * 3 + 1);
  for (size_t i = 0; i < 13; ++i) {
    const shlo_recorded *value = shlo_recorder_value(recorder, i);
    assert_string_equal(shlo_recorded_op(value, NULL), ops[i % 4]);
    assert_int_equal(shlo_recorded_loop_count(value), 1);
    assert_int_equal(shlo_recorded_iteration(value, 0), i / 4);
    assert_string_equal(shlo_recorded_loop_location(value, 0, NULL), "shrink.py:7:3");
    if (i % 4 == 1)
      expect_numbers(shlo_recorded_tensor(value), 4 - (int64_t)i / 4, (const int32_t[]){1, 2, 3, 4});
    if (i % 4 >= 2)
      assert_int_equal(*(const int32_t *)shlo_tensor_data(shlo_recorded_tensor(value)), i / 4 + 1);
  }
  for (int k = 0; k < 2; ++k)
    shlo_tensor_destroy(outputs[k]);
  shlo_tensor_destroy(input);
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
  shlo_plan_destroy(plan);
}

static int32_t stop_at_third(void *user) { return ((record *)user)->count == 3; }

/* A loop without an end is stopped between steps. */
static void loops_are_stopped(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%a: tensor<2xi32>) -> tensor<?xi32> {\n"
                             "  %true = stablehlo.constant dense<true> : tensor<i1>\n"
                             "  %d = stablehlo.custom_call @nonzero(%a) : (tensor<2xi32>) -> tensor<?xi32>\n"
                             "  %0 = stablehlo.while(%x = %d) : tensor<?xi32>\n"
                             "  cond {\n"
                             "    stablehlo.return %true : tensor<i1>\n"
                             "  } do {\n"
                             "    %y = stablehlo.custom_call @nonzero(%x) : (tensor<?xi32>) -> tensor<?xi32>\n"
                             "    stablehlo.return %y : tensor<?xi32>\n"
                             "  }\n"
                             "  return %0 : tensor<?xi32>\n}\n";
  record calls = {0};
  shlo_plan *plan = plan_for(text, &calls);
  shlo_tensor *input = numbers(2, (const int32_t[]){1, 2}), *output = NULL;
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_poll(options, stop_at_third, &calls, 0, &error));
  fails(SHLO_CANCELLED, "", shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, options, &error));
  assert_int_equal(calls.count, 3);
  assert_null(output);
  shlo_tensor_destroy(input);
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
}

typedef struct {
  const shlo_plan *computation;
  int calls;
} caller;
/* Gives what the function that it names makes of its operand. */
static void apply(shlo_call *call, void *user) {
  caller *own = user;
  const shlo_plan *plan = shlo_call_computation(call, 0);
  if (own->calls++)
    assert_ptr_equal(plan, own->computation);
  own->computation = plan;
  shlo_tensor *input = NULL, *output = NULL;
  size_t size = 0;
  const void *data = shlo_call_operand_data(call, 0, &size);
  ok(shlo_tensor_copy(SHLO_TYPE_I32, 1, shlo_call_operand_shape(call, 0), data, size, NULL, &input, &error));
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, NULL, &error));
  ok(shlo_call_set_result_shape(call, 0, 1, shlo_tensor_shape(output), &error));
  void *to = shlo_call_result_data(call, 0, &size);
  assert_int_equal(size, shlo_tensor_size(output));
  memcpy(to, shlo_tensor_data(output), size);
  shlo_tensor_destroy(input);
  shlo_tensor_destroy(output);
}

/* The functions that a call names are compiled once. */
static void computations_are_kept(void **state) {
  (void)state;
  static const char text[] =
      "func.func private @twice(%a: tensor<?xi32>) -> tensor<?xi32> {\n"
      "  %0 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>\n"
      "  return %0 : tensor<?xi32>\n}\n"
      "func.func @main(%a: tensor<?xi32>) -> tensor<?xi32> {\n"
      "  %eight = stablehlo.constant dense<8> : tensor<i32>\n"
      "  %0 = stablehlo.while(%x = %a) : tensor<?xi32>\n"
      "  cond {\n"
      "    %c = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xi32>) -> tensor<i32>\n"
      "    %l = stablehlo.compare LT, %c, %eight : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    stablehlo.return %l : tensor<i1>\n"
      "  } do {\n"
      "    %y = stablehlo.custom_call @apply(%x) {called_computations = [@twice]} : (tensor<?xi32>) -> tensor<?xi32>\n"
      "    stablehlo.return %y : tensor<?xi32>\n"
      "  }\n"
      "  return %0 : tensor<?xi32>\n}\n";
  caller own = {0};
  shlo_module *module = parse(text);
  shlo_plan_options *options = NULL;
  shlo_custom_calls *functions = NULL;
  shlo_plan *plan = NULL;
  ok(shlo_custom_calls_create(&functions, &error));
  ok(shlo_custom_calls_register(functions, BYTES("apply"), 0, 0, apply, &own, NULL, &error));
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_custom_calls(options, functions, &error));
  ok(shlo_plan_create(module, options, &plan, &error));
  shlo_tensor *input = numbers(2, (const int32_t[]){1, 2}), *output = NULL;
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, NULL, &error));
  expect_numbers(output, 8, (const int32_t[]){1, 2, 1, 2, 1, 2, 1, 2});
  assert_int_equal(own.calls, 2);
  shlo_tensor_destroy(input);
  shlo_tensor_destroy(output);
  shlo_plan_destroy(plan);
  shlo_plan_options_destroy(options);
  shlo_custom_calls_destroy(functions);
  shlo_module_destroy(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_rest_of_the_program_has_these_shapes),
      cmocka_unit_test(results_between_may_be_all_that_is_dynamic),
      cmocka_unit_test(calls_follow_each_other),
      cmocka_unit_test(decompositions_have_calls),
      cmocka_unit_test(parts_have_other_random_numbers),
      cmocka_unit_test(mistakes_end_the_run),
      cmocka_unit_test(loops_have_states_of_these_shapes),
      cmocka_unit_test(loops_end_with_a_failure),
      cmocka_unit_test(steps_leave_no_memory),
      cmocka_unit_test(consumed_inputs_are_no_memory_of_the_run),
      cmocka_unit_test(branches_have_results_of_these_shapes),
      cmocka_unit_test(declared_shapes_are_checked),
      cmocka_unit_test(processes_have_the_same_shapes),
      cmocka_unit_test(other_places_are_refused),
      cmocka_unit_test(runs_are_observed),
      cmocka_unit_test(loops_are_observed),
      cmocka_unit_test(loops_are_stopped),
      cmocka_unit_test(computations_are_kept),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
