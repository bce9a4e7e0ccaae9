/* custom_call.h: functions of the host. They record each call, so that counts and order are exact.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <pthread.h>

/* --- Functions of the host ------------------------------------------------------------------------------------------ */

enum { MOST_CALLS = 64 };
typedef struct {
  int count, released;
  int32_t values[MOST_CALLS]; /* the first operand of each call */
  int fail_at;                /* the call that fails, from 1 on; 0: none */
  int cancel_at;
  const shlo_cancellation *cancellation;
  int was_stopped;
} record;

/* Writes its operand times two. */
static void doubled(shlo_call *call, void *user) {
  record *calls = user;
  size_t size = 0, result_size = 0;
  const int32_t *operand = shlo_call_operand_data(call, 0, &size);
  int32_t *result = shlo_call_result_data(call, 0, &result_size);
  assert_true(size == result_size && size >= 4);
  if (calls->count < MOST_CALLS)
    calls->values[calls->count] = operand[0];
  ++calls->count;
  for (size_t i = 0; i < size / 4; ++i)
    result[i] = 2 * operand[i];
  if (calls->count == calls->fail_at) {
    shlo_call_fail(call, BYTES("no more ink"));
    shlo_call_fail(call, BYTES("a second reason"));
  }
  if (calls->count == calls->cancel_at) {
    assert_int_equal(shlo_call_is_stopped(call), 0);
    shlo_cancellation_cancel(calls->cancellation);
    calls->was_stopped = shlo_call_is_stopped(call);
  }
}

static void released(void *user) { ++((record *)user)->released; }

static shlo_custom_calls *registry(const char *target, shlo_call_flags flags, shlo_call_fn function, void *user) {
  shlo_custom_calls *calls = NULL;
  ok(shlo_custom_calls_create(&calls, &error));
  ok(shlo_custom_calls_register(calls, target, strlen(target), 0, flags, function, user, NULL, &error));
  return calls;
}

static shlo_status try_plan(const char *text, const shlo_custom_calls *calls, shlo_plan **plan, shlo_error **error_out) {
  shlo_module *module = parse(text);
  shlo_plan_options *options = NULL;
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_custom_calls(options, calls, &error));
  const shlo_status status = shlo_plan_create(module, options, plan, error_out);
  shlo_plan_options_destroy(options);
  shlo_module_destroy(module);
  return status;
}

/* Destroys the registry. */
static shlo_plan *plan_with(const char *text, shlo_custom_calls *calls) {
  shlo_plan *plan = NULL;
  ok(try_plan(text, calls, &plan, &error));
  shlo_custom_calls_destroy(calls);
  return plan;
}

static int32_t run_number(const shlo_plan *plan, int32_t input) {
  int32_t result = 0;
  const void *inputs[] = {&input};
  void *outputs[] = {&result};
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
  return result;
}

/* --- Calls ---------------------------------------------------------------------------------------------------------- */

static const char one_call[] = "func.func @main(%a: tensor<i32>) -> tensor<i32> {\n"
                               "  %0 = stablehlo.custom_call @twice(%a) {backend_config = \"quietly\"} : (tensor<i32>) -> "
                               "tensor<i32>\n"
                               "  return %0 : tensor<i32>\n"
                               "}\n";

static void a_call_gives_its_result(void **state) {
  (void)state;
  record calls = {0};
  shlo_plan *plan = plan_with(one_call, registry("twice", SHLO_CALL_ORDERED, doubled, &calls));
  assert_int_equal(run_number(plan, 21), 42);
  assert_int_equal(run_number(plan, -4), -8);
  assert_int_equal(calls.count, 2);
  shlo_plan_destroy(plan);
  /* Its twin: nothing is registered. */
  fails(SHLO_UNSUPPORTED, "no implementation of the custom call @twice", try_plan(one_call, NULL, &plan, &error));
  shlo_custom_calls *other = registry("thrice", SHLO_CALL_ORDERED, doubled, &calls);
  fails(SHLO_UNSUPPORTED, "no implementation of the custom call @twice", try_plan(one_call, other, &plan, &error));
  shlo_custom_calls_destroy(other);
}

/* Whatever the library knows of a target, the host's function comes first. */
static void a_function_replaces_the_librarys(void **state) {
  (void)state;
  static const char *const targets[] = {"mhlo.mulhi", "Sharding", "tpu_custom_call", "xla_ffi_python_cpu_callback"};
  for (size_t i = 0; i < sizeof targets / sizeof *targets; ++i) {
    char text[512];
    snprintf(text, sizeof text,
             "func.func @main(%%a: tensor<i32>) -> tensor<i32> {\n  %%0 = stablehlo.custom_call @%s(%%a) : (tensor<i32>) -> "
             "tensor<i32>\n  return %%0 : tensor<i32>\n}\n",
             targets[i]);
    record calls = {0};
    shlo_plan *plan = plan_with(text, registry(targets[i], SHLO_CALL_ORDERED, doubled, &calls));
    assert_int_equal(run_number(plan, 21), 42);
    assert_int_equal(calls.count, 1);
    shlo_plan_destroy(plan);
  }
}

static void what_nobody_can_answer_is_named(void **state) {
  (void)state;
  static const struct {
    const char *target, *what;
  } calls[] = {
      {"tpu_custom_call", "@tpu_custom_call, which holds a kernel of Mosaic, compiled for TPUs: export"},
      {"mosaic_gpu_v2", "which holds a kernel of Mosaic, for GPUs"},
      {"__gpu$xla.gpu.triton", "which holds a kernel of Triton"},
      {"triton_kernel_call", "which holds a kernel of Triton"},
      {"__cudnn$fmhaSoftmax", "which names a graph of cuDNN"},
      {"tf.call_tf_function", "a function of the TensorFlow program around"},
      {"xla_python_cpu_callback", "a Python function of the process that exported the program: register"},
      {"xla_ffi_python_gpu_callback", "a Python function of the process that exported the program: register"},
      {"quantum_foam", "@quantum_foam: register a function of the host for it"},
  };
  for (size_t i = 0; i < sizeof calls / sizeof *calls; ++i) {
    char text[512];
    snprintf(text, sizeof text,
             "func.func @main(%%a: tensor<i32>) -> tensor<i32> {\n  %%0 = stablehlo.custom_call @\"%s\"(%%a) : "
             "(tensor<i32>) -> tensor<i32>\n  return %%0 : tensor<i32>\n}\n",
             calls[i].target);
    shlo_plan *plan = NULL;
    fails(SHLO_UNSUPPORTED, calls[i].what, try_plan(text, NULL, &plan, &error));
  }
}

/* What a call says of itself, and of a typed configuration. */
static void described(shlo_call *call, void *user) {
  ++*(int *)user;
  const shlo_operation *op = shlo_call_operation(call);
  size_t length = 0;
  const char *target = shlo_attribute_text(shlo_operation_attribute(op, BYTES("call_target_name")), &length);
  assert_true(length == 8 && !memcmp(target, "describe", 8));
  const shlo_attribute *config = shlo_operation_attribute(op, BYTES("backend_config"));
  assert_int_equal(shlo_attribute_integer(shlo_attribute_entry(config, BYTES("width"))), 7);
  assert_int_equal(shlo_call_operand_count(call), 2);
  assert_int_equal(shlo_call_result_count(call), 2);
  assert_int_equal(shlo_call_operand_element_type(call, 0), SHLO_TYPE_F64);
  assert_int_equal(shlo_call_operand_rank(call, 0), 2);
  assert_int_equal(shlo_call_operand_shape(call, 0)[0], 2);
  assert_int_equal(shlo_call_operand_shape(call, 0)[1], 3);
  assert_int_equal(shlo_call_operand_element_type(call, 1), SHLO_TYPE_I1);
  assert_int_equal(shlo_call_operand_rank(call, 1), 0);
  assert_null(shlo_call_operand_shape(call, 1));
  assert_int_equal(shlo_call_result_element_type(call, 1), SHLO_TYPE_F64);
  assert_int_equal(shlo_call_result_rank(call, 1), 1);
  assert_int_equal(shlo_call_result_shape(call, 1)[0], 6);
  assert_int_equal(shlo_call_computation_count(call), 0);
  /* Beyond the ends. */
  size_t size = 77;
  assert_null(shlo_call_operand_data(call, 2, &size));
  assert_int_equal(size, 0);
  assert_null(shlo_call_result_data(call, 2, NULL));
  assert_int_equal(shlo_call_operand_rank(call, 2), -1);
  assert_int_equal(shlo_call_result_element_type(call, 2), SHLO_TYPE_NONE);
  assert_null(shlo_call_computation(call, 0));
  const double *values = shlo_call_operand_data(call, 0, &size);
  assert_int_equal(size, 48);
  uint8_t *flag = shlo_call_result_data(call, 0, &size);
  assert_int_equal(size, 1);
  *flag = !*(const uint8_t *)shlo_call_operand_data(call, 1, NULL);
  memcpy(shlo_call_result_data(call, 1, NULL), values, 48);
}

static void a_call_describes_itself(void **state) {
  (void)state;
  int count = 0;
  shlo_plan *plan = plan_with(
      "func.func @main(%a: tensor<3x2xf64>, %b: tensor<i1>) -> (tensor<i1>, tensor<6xf64>) {\n"
      "  %t = stablehlo.transpose %a, dims = [1, 0] : (tensor<3x2xf64>) -> tensor<2x3xf64>\n"
      "  %0:2 = stablehlo.custom_call @describe(%t, %b) {api_version = 4 : i32, backend_config = {width = 7 : i64}} : "
      "(tensor<2x3xf64>, tensor<i1>) -> (tensor<i1>, tensor<6xf64>)\n"
      "  return %0#0, %0#1 : tensor<i1>, tensor<6xf64>\n}\n",
      registry("describe", SHLO_CALL_PURE, described, &count));
  const double a[] = {1, 2, 3, 4, 5, 6};
  const uint8_t b = 0;
  uint8_t flag = 5;
  double flat[6];
  const void *inputs[] = {a, &b};
  void *outputs[] = {&flag, flat};
  ok(shlo_plan_run_raw(plan, 2, inputs, 2, outputs, NULL, &error));
  assert_int_equal(flag, 1);
  assert_memory_equal(flat, ((double[]){1, 3, 5, 2, 4, 6}), 48);
  assert_int_equal(count, 1);
  shlo_plan_destroy(plan);
}

static void nothing_is_known_of_no_call(void **state) {
  (void)state;
  size_t size = 3;
  assert_null(shlo_call_operation(NULL));
  assert_int_equal(shlo_call_operand_count(NULL) + shlo_call_result_count(NULL) + shlo_call_computation_count(NULL), 0);
  assert_null(shlo_call_operand_data(NULL, 0, &size));
  assert_int_equal(size, 0);
  assert_null(shlo_call_result_data(NULL, 0, NULL));
  assert_null(shlo_call_operand_shape(NULL, 0));
  assert_null(shlo_call_result_shape(NULL, 0));
  assert_int_equal(shlo_call_operand_rank(NULL, 0), -1);
  assert_int_equal(shlo_call_result_rank(NULL, 0), -1);
  assert_int_equal(shlo_call_operand_element_type(NULL, 0), SHLO_TYPE_NONE);
  assert_int_equal(shlo_call_result_element_type(NULL, 0), SHLO_TYPE_NONE);
  assert_null(shlo_call_computation(NULL, 0));
  assert_int_equal(shlo_call_is_stopped(NULL), 0);
  shlo_call_fail(NULL, BYTES("nothing"));
  shlo_custom_calls_destroy(NULL);
}

/* --- Order ---------------------------------------------------------------------------------------------------------- */

/* Calls of two targets in a row, in a loop with a branch, and after it. Nothing but their order connects them; elementwise
 * ops before and after invite the executor to move them. */
static const char in_order[] =
    "func.func @main(%a: tensor<i32>) -> (tensor<i32>, tensor<8xf32>) {\n"
    "  %c1 = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %c3 = stablehlo.constant dense<3> : tensor<i32>\n"
    "  %c100 = stablehlo.constant dense<100> : tensor<i32>\n"
    "  %f = stablehlo.constant dense<1.5> : tensor<8xf32>\n"
    "  %late = stablehlo.add %a, %c100 : tensor<i32>\n"
    "  %0 = stablehlo.custom_call @note(%late) : (tensor<i32>) -> tensor<i32>\n"
    "  %1 = stablehlo.custom_call @note(%a) : (tensor<i32>) -> tensor<i32>\n"
    "  %i0 = stablehlo.subtract %a, %a : tensor<i32>\n"
    "  %w:2 = stablehlo.while(%i = %i0, %x = %f) : tensor<i32>, tensor<8xf32>\n"
    "   cond {\n"
    "    %q = stablehlo.custom_call @note(%i) : (tensor<i32>) -> tensor<i32>\n"
    "    %p = stablehlo.compare LT, %i, %c3 : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %p : tensor<i1>\n"
    "  } do {\n"
    "    %n = stablehlo.add %i, %c1 : tensor<i32>\n"
    "    %even = stablehlo.and %i, %c1 : tensor<i32>\n"
    "    %isodd = stablehlo.compare EQ, %even, %c1 : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    %b = \"stablehlo.if\"(%isodd) ({\n"
    "      %ten = stablehlo.constant dense<10> : tensor<i32>\n"
    "      %s = stablehlo.add %ten, %i : tensor<i32>\n"
    "      %r = stablehlo.custom_call @note(%s) : (tensor<i32>) -> tensor<i32>\n"
    "      stablehlo.return %r : tensor<i32>\n"
    "    }, {\n"
    "      stablehlo.return %i : tensor<i32>\n"
    "    }) : (tensor<i1>) -> tensor<i32>\n"
    "    %y = stablehlo.exponential %x : tensor<8xf32>\n"
    "    %z = stablehlo.tanh %y : tensor<8xf32>\n"
    "    %fifty = stablehlo.constant dense<50> : tensor<i32>\n"
    "    %after = stablehlo.add %fifty, %i : tensor<i32>\n"
    "    %u = stablehlo.custom_call @note(%after) : (tensor<i32>) -> tensor<i32>\n"
    "    stablehlo.return %n, %z : tensor<i32>, tensor<8xf32>\n"
    "  }\n"
    "  %last = stablehlo.custom_call @note(%c100) : (tensor<i32>) -> tensor<i32>\n"
    "  return %0, %w#1 : tensor<i32>, tensor<8xf32>\n}\n";

static void calls_keep_the_order_of_the_program(void **state) {
  (void)state;
  const int32_t expected[] = {107, 7, /* loop: */ 0, 50, 1, 11, 51, 2, 52, 3, /* after it: */ 100};
  enum { COUNT = sizeof expected / sizeof *expected };
  const int32_t a = 7;
  int32_t number = 0;
  float line[8];
  const void *inputs[] = {&a};
  void *outputs[] = {&number, line};
  record calls = {0};
  shlo_plan *plan = plan_with(in_order, registry("note", SHLO_CALL_ORDERED, doubled, &calls));
  for (int run = 0; run < 3; ++run) {
    calls.count = 0;
    ok(shlo_plan_run_raw(plan, 1, inputs, 2, outputs, NULL, &error));
    assert_int_equal(calls.count, COUNT);
    assert_memory_equal(calls.values, expected, sizeof expected);
    assert_int_equal(number, 214);
  }
  shlo_plan_destroy(plan);
  /* Without an order, each still happens. */
  calls.count = 0;
  plan = plan_with(in_order, registry("note", SHLO_CALL_UNORDERED, doubled, &calls));
  ok(shlo_plan_run_raw(plan, 1, inputs, 2, outputs, NULL, &error));
  assert_int_equal(calls.count, COUNT);
  shlo_plan_destroy(plan);
  /* Pure calls happen only if somebody reads their results. */
  calls.count = 0;
  plan = plan_with(in_order, registry("note", SHLO_CALL_PURE, doubled, &calls));
  ok(shlo_plan_run_raw(plan, 1, inputs, 2, outputs, NULL, &error));
  assert_int_equal(calls.count, 1);
  assert_int_equal(number, 214);
  shlo_plan_destroy(plan);
}

/* Two equal calls, one with another attribute, one in a loop, two in both branches, and two without operands, of which one
 * is in a reduction. */
static const char repeated[] =
    "func.func @main(%a: tensor<i32>) -> (tensor<i32>, tensor<i32>) {\n"
    "  %c0 = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %c1 = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %c3 = stablehlo.constant dense<3> : tensor<i32>\n"
    "  %0 = stablehlo.custom_call @note(%a) : (tensor<i32>) -> tensor<i32>\n"
    "  %1 = stablehlo.custom_call @note(%a) : (tensor<i32>) -> tensor<i32>\n"
    "  %2 = stablehlo.custom_call @note(%a) {backend_config = \"other\"} : (tensor<i32>) -> tensor<i32>\n"
    "  %w:2 = stablehlo.while(%i = %c0, %x = %c0) : tensor<i32>, tensor<i32>\n"
    "   cond {\n"
    "    %p = stablehlo.compare LT, %i, %c3 : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %p : tensor<i1>\n"
    "  } do {\n"
    "    %u = stablehlo.custom_call @note(%a) : (tensor<i32>) -> tensor<i32>\n"
    "    %n = stablehlo.add %i, %c1 : tensor<i32>\n"
    "    %y = stablehlo.add %x, %u : tensor<i32>\n"
    "    stablehlo.return %n, %y : tensor<i32>, tensor<i32>\n"
    "  }\n"
    "  %even = stablehlo.compare EQ, %a, %c3 : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "  %b = \"stablehlo.if\"(%even) ({\n"
    "    %r = stablehlo.custom_call @note(%1) : (tensor<i32>) -> tensor<i32>\n"
    "    stablehlo.return %r : tensor<i32>\n"
    "  }, {\n"
    "    %r = stablehlo.custom_call @note(%0) : (tensor<i32>) -> tensor<i32>\n"
    "    stablehlo.return %r : tensor<i32>\n"
    "  }) : (tensor<i1>) -> tensor<i32>\n"
    "  %s0 = stablehlo.add %0, %1 : tensor<i32>\n"
    "  %s1 = stablehlo.add %2, %w#1 : tensor<i32>\n"
    "  %s2 = stablehlo.add %s0, %s1 : tensor<i32>\n"
    "  %s3 = stablehlo.add %s2, %b : tensor<i32>\n"
    "  %five = stablehlo.custom_call @five() : () -> tensor<i32>\n"
    "  %list = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<i32>) -> tensor<3xi32>\n"
    "  %sum = stablehlo.reduce(%list init: %c0) across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>\n"
    "   reducer(%l: tensor<i32>, %m: tensor<i32>) {\n"
    "    %c5 = stablehlo.constant dense<5> : tensor<i32>\n"
    "    %t = stablehlo.custom_call @five() : () -> tensor<i32>\n"
    "    %v = stablehlo.add %l, %m : tensor<i32>\n"
    "    %nothing = stablehlo.subtract %t, %c5 : tensor<i32>\n"
    "    %z = stablehlo.add %v, %nothing : tensor<i32>\n"
    "    stablehlo.return %z : tensor<i32>\n"
    "  }\n"
    "  %s4 = stablehlo.add %sum, %five : tensor<i32>\n"
    "  return %s3, %s4 : tensor<i32>, tensor<i32>\n}\n";

static void five(shlo_call *call, void *user) {
  ++*(int *)user;
  *(int32_t *)shlo_call_result_data(call, 0, NULL) = 5;
}

static void equal_pure_calls_happen_once(void **state) {
  (void)state;
  static const struct {
    shlo_call_flags flags;
    int count;
  } cases[] = {{SHLO_CALL_PURE, 3}, {SHLO_CALL_UNORDERED, 7}, {SHLO_CALL_ORDERED, 7}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    record calls = {0};
    int fives = 0;
    shlo_custom_calls *both = registry("note", cases[i].flags, doubled, &calls);
    ok(shlo_custom_calls_register(both, BYTES("five"), 0, SHLO_CALL_PURE, five, &fives, NULL, &error));
    shlo_plan *plan = plan_with(repeated, both);
    const int32_t a = 3;
    int32_t sum = 0, other = 0;
    const void *inputs[] = {&a};
    void *outputs[] = {&sum, &other};
    calls.count = 0;
    ok(shlo_plan_run_raw(plan, 1, inputs, 2, outputs, NULL, &error));
    assert_int_equal(sum, 6 + 6 + 6 + 3 * 6 + 12);
    assert_int_equal(other, 9 + 5);
    assert_int_equal(calls.count, cases[i].count);
    assert_true(fives >= 1);
    shlo_plan_destroy(plan);
  }
}

/* A call that is made while a plan is made, or again to find a shape, is pure. */
static void only_pure_calls_decide_shapes(void **state) {
  (void)state;
  static const char sized[] =
      "func.func @main(%a: tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<8>> {\n"
      "  %n = stablehlo.custom_call @twice(%a) : (tensor<i32>) -> tensor<i32>\n"
      "  %0 = stablehlo.iota dim = 0 : tensor<8xi32>\n"
      "  %1 = stablehlo.set_dimension_size %0, %n, dim = 0 : (tensor<8xi32>, tensor<i32>) -> "
      "tensor<?xi32, #stablehlo.bounds<8>>\n"
      "  return %1 : tensor<?xi32, #stablehlo.bounds<8>>\n}\n";
  static const char constant[] =
      "func.func @main(%a: tensor<?xi32>) -> tensor<?xi32> {\n"
      "  %c = stablehlo.constant dense<1> : tensor<1xi32>\n"
      "  %n = stablehlo.custom_call @twice(%c) : (tensor<1xi32>) -> tensor<1xi32>\n"
      "  %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>\n"
      "  return %0 : tensor<?xi32>\n}\n";
  record calls = {0};
  shlo_plan *plan = plan_with(sized, registry("twice", SHLO_CALL_PURE, doubled, &calls));
  int sizes = 0;
  for (int32_t n = 0; n <= 4; ++n, ++sizes) {
    shlo_tensor *input = NULL, *output = NULL;
    ok(shlo_tensor_create(SHLO_TYPE_I32, 0, NULL, &input, &error));
    *(int32_t *)shlo_tensor_mutable_data(input) = n;
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 1, &output, NULL, &error));
    assert_int_equal(shlo_tensor_shape(output)[0], 2 * n);
    shlo_tensor_destroy(input);
    shlo_tensor_destroy(output);
  }
  assert_int_equal(sizes, 5);
  assert_true(calls.count >= 5);
  shlo_plan_destroy(plan);

  const shlo_call_flags others[] = {SHLO_CALL_ORDERED, SHLO_CALL_UNORDERED};
  for (size_t i = 0; i < 2; ++i) {
    record none = {0};
    shlo_custom_calls *with = registry("twice", others[i], doubled, &none);
    fails(SHLO_UNSUPPORTED, "depends on values that are only known when the program runs",
          try_plan(sized, with, &plan, &error));
    plan = plan_with(constant, with);
    const int64_t two = 2;
    shlo_tensor *input = NULL, *output = NULL;
    ok(shlo_tensor_create(SHLO_TYPE_I32, 1, &two, &input, &error));
    fails(SHLO_UNSUPPORTED, "values that are only known when the program runs",
          shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 1, &output, NULL, &error));
    shlo_tensor_destroy(input);
    shlo_plan_destroy(plan);
    assert_int_equal(none.count, 0);
  }
}

/* --- Failing and stopping ------------------------------------------------------------------------------------------- */

static const char counting[] = "func.func @main(%a: tensor<i32>) -> tensor<i32> {\n"
                               "  %c1 = stablehlo.constant dense<1> : tensor<i32>\n"
                               "  %c9 = stablehlo.constant dense<9> : tensor<i32>\n"
                               "  %w = stablehlo.while(%i = %a) : tensor<i32>\n"
                               "   cond {\n"
                               "    %p = stablehlo.compare LT, %i, %c9 : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                               "    stablehlo.return %p : tensor<i1>\n"
                               "  } do {\n"
                               "    %u = stablehlo.custom_call @note(%i) : (tensor<i32>) -> tensor<i32> "
                               "loc(\"model.py\":12:3)\n"
                               "    %n = stablehlo.add %i, %c1 : tensor<i32>\n"
                               "    stablehlo.return %n : tensor<i32>\n"
                               "  }\n"
                               "  return %w : tensor<i32>\n}\n";

static shlo_status run_counting(const shlo_plan *plan, const shlo_run_options *options, shlo_error **error_out) {
  const int32_t input = 0;
  int32_t result = 0;
  const void *inputs[] = {&input};
  void *outputs[] = {&result};
  return shlo_plan_run_raw(plan, 1, inputs, 1, outputs, options, error_out);
}

static void a_call_fails_in_the_third_step(void **state) {
  (void)state;
  record calls = {.fail_at = 3};
  shlo_plan *plan = plan_with(counting, registry("note", SHLO_CALL_ORDERED, doubled, &calls));
  shlo_error *error = NULL;
  assert_int_equal(run_counting(plan, NULL, &error), SHLO_FAILED);
  const char *message = shlo_error_message(error, NULL);
  assert_non_null(strstr(message, "model.py:12:3"));
  assert_non_null(strstr(message, "@note"));
  assert_non_null(strstr(message, "no more ink"));
  assert_null(strstr(message, "a second reason"));
  shlo_error_destroy(error);
  assert_int_equal(calls.count, 3);
  assert_memory_equal(calls.values, ((int32_t[]){0, 1, 2}), 12);
  /* The plan is as good as before. */
  calls = (record){0};
  ok(run_counting(plan, NULL, &error));
  assert_int_equal(calls.count, 9);
  shlo_plan_destroy(plan);
}

static void a_cancelled_run_calls_nothing_more(void **state) {
  (void)state;
  shlo_cancellation *cancellation = NULL;
  shlo_run_options *options = NULL;
  ok(shlo_cancellation_create(&cancellation, &error));
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_cancellation(options, cancellation, &error));
  record calls = {.cancel_at = 4, .cancellation = cancellation};
  shlo_plan *plan = plan_with(counting, registry("note", SHLO_CALL_ORDERED, doubled, &calls));
  shlo_error *error = NULL;
  assert_int_equal(run_counting(plan, options, &error), SHLO_CANCELLED);
  shlo_error_destroy(error);
  assert_int_equal(calls.count, 4);
  assert_int_equal(calls.was_stopped, 1);
  shlo_plan_destroy(plan);
  shlo_run_options_destroy(options);
  shlo_cancellation_destroy(cancellation);
}

/* --- Registering ---------------------------------------------------------------------------------------------------- */

static void a_registration_lives_as_long_as_its_plans(void **state) {
  (void)state;
  record first = {0}, second = {0}, third = {0};
  shlo_custom_calls *calls = NULL;
  ok(shlo_custom_calls_create(&calls, &error));
  ok(shlo_custom_calls_register(calls, BYTES("twice"), 0, SHLO_CALL_ORDERED, doubled, &first, released, &error));
  ok(shlo_custom_calls_register(calls, BYTES("twice"), 0, SHLO_CALL_ORDERED, doubled, &second, released, &error));
  /* Only for typed calls. */
  ok(shlo_custom_calls_register(calls, BYTES("twice"), 1u << 4, SHLO_CALL_ORDERED, doubled, &third, released, &error));
  shlo_plan *plan = NULL;
  ok(try_plan(one_call, calls, &plan, &error));
  shlo_custom_calls_destroy(calls);
  assert_int_equal(first.released + second.released + third.released, 2);
  assert_int_equal(second.released, 0);
  assert_int_equal(run_number(plan, 5), 10);
  assert_int_equal(second.count, 1);
  assert_int_equal(first.count + third.count, 0);
  shlo_plan_destroy(plan);
  assert_int_equal(second.released, 1);
}

static void wrong_registrations_are_refused(void **state) {
  (void)state;
  record calls = {0};
  shlo_custom_calls *list = NULL;
  ok(shlo_custom_calls_create(&list, &error));
  fails(SHLO_INVALID_ARGUMENT, "out", shlo_custom_calls_create(NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "calls",
        shlo_custom_calls_register(NULL, BYTES("a"), 0, 0, doubled, &calls, released, &error));
  fails(SHLO_INVALID_ARGUMENT, "target",
        shlo_custom_calls_register(list, NULL, 0, 0, 0, doubled, &calls, released, &error));
  fails(SHLO_INVALID_ARGUMENT, "flags",
        shlo_custom_calls_register(list, BYTES("a"), 0, 8, doubled, &calls, released, &error));
  fails(SHLO_INVALID_ARGUMENT, "function",
        shlo_custom_calls_register(list, BYTES("a"), 0, 0, NULL, &calls, released, &error));
  fails(SHLO_INVALID_ARGUMENT, "options", shlo_plan_options_set_custom_calls(NULL, list, &error));
  shlo_custom_calls_destroy(list);
  assert_int_equal(calls.released, 0);
}

/* The library's implementation is not asked. */
static void the_host_can_replace_an_implementation(void **state) {
  (void)state;
  record calls = {0};
  static const char text[] = "func.func @main(%a: tensor<i32>) -> tensor<i32> {\n"
                             "  %0 = stablehlo.custom_call @Sharding(%a) : (tensor<i32>) -> tensor<i32>\n"
                             "  return %0 : tensor<i32>\n}\n";
  shlo_plan *plan = plan_with(text, NULL);
  assert_int_equal(run_number(plan, 5), 5);
  shlo_plan_destroy(plan);
  plan = plan_with(text, registry("Sharding", SHLO_CALL_PURE, doubled, &calls));
  assert_int_equal(run_number(plan, 5), 10);
  shlo_plan_destroy(plan);
}

/* --- Shapes, computations, threads ---------------------------------------------------------------------------------- */

static void operands_may_have_any_shape(void **state) {
  (void)state;
  record calls = {0};
  shlo_plan *plan = plan_with("func.func @main(%a: tensor<?xi32>) -> tensor<4xi32> {\n"
                              "  %s = stablehlo.slice %a [0:4] : (tensor<?xi32>) -> tensor<4xi32>\n"
                              "  %0 = stablehlo.custom_call @twice(%s) : (tensor<4xi32>) -> tensor<4xi32>\n"
                              "  return %0 : tensor<4xi32>\n}\n",
                              registry("twice", SHLO_CALL_ORDERED, doubled, &calls));
  for (int64_t n = 4; n < 7; ++n) {
    const int32_t values[] = {1, 2, 3, 4, 5, 6};
    shlo_tensor *input = NULL, *output = NULL;
    ok(shlo_tensor_copy(SHLO_TYPE_I32, 1, &n, values, (size_t)n * 4, NULL, &input, &error));
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 1, &output, NULL, &error));
    assert_memory_equal(shlo_tensor_data(output), ((int32_t[]){2, 4, 6, 8}), 16);
    shlo_tensor_destroy(input);
    shlo_tensor_destroy(output);
  }
  assert_int_equal(calls.count, 3);
  shlo_plan_destroy(plan);
}

/* Applies the computation that the call names to its operand, twice. */
static void applied(shlo_call *call, void *user) {
  ++*(int *)user;
  assert_int_equal(shlo_call_computation_count(call), 1);
  const shlo_plan *plan = shlo_call_computation(call, 0);
  assert_int_equal(shlo_plan_input_count(plan), 1);
  int32_t between = 0;
  const void *inputs[] = {shlo_call_operand_data(call, 0, NULL)}, *again[] = {&between};
  void *outputs[] = {&between}, *last[] = {shlo_call_result_data(call, 0, NULL)};
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
  ok(shlo_plan_run_raw(plan, 1, again, 1, last, NULL, &error));
}

static void a_call_runs_the_computation_that_it_names(void **state) {
  (void)state;
  int count = 0;
  static const char text[] =
      "func.func @main(%a: tensor<i32>) -> tensor<i32> {\n"
      "  %0 = stablehlo.custom_call @apply(%a) {called_computations = [@cube]} : (tensor<i32>) -> tensor<i32>\n"
      "  return %0 : tensor<i32>\n}\n"
      "func.func private @cube(%a: tensor<i32>) -> tensor<i32> {\n"
      "  %0 = stablehlo.multiply %a, %a : tensor<i32>\n"
      "  %1 = stablehlo.multiply %0, %a : tensor<i32>\n"
      "  return %1 : tensor<i32>\n}\n";
  shlo_plan *plan = plan_with(text, registry("apply", SHLO_CALL_ORDERED, applied, &count));
  assert_int_equal(run_number(plan, 2), 512);
  assert_int_equal(count, 1);
  shlo_plan_destroy(plan);
  /* The limits of the plan hold for the computation, too. */
  static const char large[] =
      "func.func @main(%a: tensor<i32>) -> tensor<i32> {\n"
      "  %0 = stablehlo.custom_call @apply(%a) {called_computations = [@sorted]} : (tensor<i32>) -> tensor<i32>\n"
      "  return %0 : tensor<i32>\n}\n"
      "func.func private @sorted(%a: tensor<i32>) -> tensor<i32> {\n"
      "  %b = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<i32>) -> tensor<100000xi32>\n"
      "  %0 = \"stablehlo.sort\"(%b) ({\n"
      "  ^bb0(%x: tensor<i32>, %y: tensor<i32>):\n"
      "    %p = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    stablehlo.return %p : tensor<i1>\n"
      "  }) : (tensor<100000xi32>) -> tensor<100000xi32>\n"
      "  %1 = stablehlo.slice %0 [0:1] : (tensor<100000xi32>) -> tensor<1xi32>\n"
      "  %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>\n"
      "  return %2 : tensor<i32>\n}\n";
  for (int is_small = 0; is_small < 2; ++is_small) {
    shlo_module *module = parse(large);
    shlo_plan_options *options = NULL;
    shlo_custom_calls *calls = registry("apply", SHLO_CALL_ORDERED, applied, &count);
    ok(shlo_plan_options_create(&options, &error));
    ok(shlo_plan_options_set_custom_calls(options, calls, &error));
    ok(shlo_plan_options_set_max_memory(options, is_small ? 100000 : 10000000, &error));
    if (is_small) {
      fails(SHLO_LIMIT, "", shlo_plan_create(module, options, &plan, &error));
    } else {
      ok(shlo_plan_create(module, options, &plan, &error));
      assert_int_equal(run_number(plan, 2), 2);
      shlo_plan_destroy(plan);
    }
    shlo_plan_options_destroy(options);
    shlo_custom_calls_destroy(calls);
    shlo_module_destroy(module);
  }
  /* One that names itself has no end. */
  shlo_custom_calls *list = registry("apply", SHLO_CALL_ORDERED, applied, &count);
  fails(SHLO_LIMIT, "8 deep",
        try_plan("func.func @main(%a: tensor<i32>) -> tensor<i32> {\n"
                 "  %0 = stablehlo.custom_call @apply(%a) {called_computations = [@main]} : (tensor<i32>) -> tensor<i32>\n"
                 "  return %0 : tensor<i32>\n}\n",
                 list, &plan, &error));
  shlo_custom_calls_destroy(list);
}

/* Twice 21 + 2, two times; twice 21 in each of the %n iterations; and twice %n. */
static const char known_operands[] =
    "func.func @main(%n: tensor<i32>) -> tensor<i32> {\n"
    "  %c = stablehlo.constant dense<21> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %two = stablehlo.constant dense<2> : tensor<i32>\n"
    "  %k = stablehlo.add %c, %two : tensor<i32>\n"
    "  %0 = stablehlo.custom_call @twice(%k) : (tensor<i32>) -> tensor<i32>\n"
    "  %1 = stablehlo.custom_call @twice(%k) : (tensor<i32>) -> tensor<i32>\n"
    "  %2 = stablehlo.custom_call @twice(%n) : (tensor<i32>) -> tensor<i32>\n"
    "  %nobody = stablehlo.custom_call @twice(%one) : (tensor<i32>) -> tensor<i32>\n"
    "  %s = stablehlo.add %0, %1 : tensor<i32>\n"
    "  %t = stablehlo.add %s, %2 : tensor<i32>\n"
    "  %w:2 = stablehlo.while(%i = %n, %sum = %t) : tensor<i32>, tensor<i32>\n"
    "  cond {\n"
    "    %p = stablehlo.compare GE, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %p : tensor<i1>\n"
    "  } do {\n"
    "    %d = stablehlo.custom_call @twice(%c) : (tensor<i32>) -> tensor<i32>\n"
    "    %u = stablehlo.add %sum, %d : tensor<i32>\n"
    "    %j = stablehlo.subtract %i, %one : tensor<i32>\n"
    "    stablehlo.return %j, %u : tensor<i32>, tensor<i32>\n"
    "  }\n"
    "  return %w#1 : tensor<i32>\n}\n";

static void pure_calls_with_known_operands_happen_once(void **state) {
  (void)state;
  record calls = {0};
  shlo_plan *plan = plan_with(known_operands, registry("twice", SHLO_CALL_PURE, doubled, &calls));
  assert_int_equal(calls.count, 2);
  assert_int_equal(calls.values[0] + calls.values[1], 23 + 21);
  assert_int_equal(run_number(plan, 3), 4 * 23 + 2 * 3 + 3 * 2 * 21);
  assert_int_equal(run_number(plan, 0), 4 * 23);
  assert_int_equal(calls.count, 2 + 2); /* only those of %n */
  assert_int_equal(calls.values[2], 3);
  shlo_plan_destroy(plan);
  /* The twin: others happen in runs, each of them. */
  for (int flags = 0; flags < 2; ++flags) {
    memset(&calls, 0, sizeof calls);
    plan = plan_with(known_operands,
                     registry("twice", flags ? SHLO_CALL_UNORDERED : SHLO_CALL_ORDERED, doubled, &calls));
    assert_int_equal(calls.count, 0);
    assert_int_equal(run_number(plan, 3), 4 * 23 + 2 * 3 + 3 * 2 * 21);
    assert_int_equal(calls.count, 4 + 3);
    shlo_plan_destroy(plan);
  }
  /* A call that fails while the plan is made is made again by the run, whose failure it is. */
  memset(&calls, 0, sizeof calls);
  calls.fail_at = 1;
  plan = plan_with(known_operands, registry("twice", SHLO_CALL_PURE, doubled, &calls));
  assert_int_equal(run_number(plan, 3), 4 * 23 + 2 * 3 + 3 * 2 * 21);
  calls.fail_at = calls.count + 1;
  int32_t result = 0, three = 3;
  fails(SHLO_FAILED, "@twice failed: no more ink",
        shlo_plan_run_raw(plan, 1, (const void *const[]){&three}, 1, (void *const[]){&result}, NULL, &error));
  shlo_plan_destroy(plan);
}

static void a_call_that_no_run_reaches_fails_none(void **state) {
  (void)state;
  record calls = {.fail_at = 1};
  shlo_plan *plan = plan_with("func.func @main(%a: tensor<i32>) -> tensor<i32> {\n"
                              "  %c = stablehlo.constant dense<21> : tensor<i32>\n"
                              "  %p = stablehlo.compare EQ, %a, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                              "  %0 = \"stablehlo.if\"(%p) ({\n"
                              "    %1 = stablehlo.custom_call @twice(%c) : (tensor<i32>) -> tensor<i32>\n"
                              "    stablehlo.return %1 : tensor<i32>\n  }, {\n    stablehlo.return %a : tensor<i32>\n  }) : "
                              "(tensor<i1>) -> tensor<i32>\n  return %0 : tensor<i32>\n}\n",
                              registry("twice", SHLO_CALL_PURE, doubled, &calls));
  assert_int_equal(calls.count, 1);
  assert_int_equal(run_number(plan, 4), 4);
  assert_int_equal(calls.count, 1);
  assert_int_equal(run_number(plan, 21), 42);
  shlo_plan_destroy(plan);
}

/* Large results, and those that the plan's limit does not have room for, are made by runs. */
static void calls_while_planning_have_limits(void **state) {
  (void)state;
  static const struct {
    int elements;
    uint64_t max_memory;
    int count; /* while the plan is made */
  } cases[] = {{65536, 0, 1}, {65537, 0, 0}, {4096, 16384, 1}, {4096, 16383, 0}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    char text[1024];
    snprintf(text, sizeof text,
             "func.func @main() -> tensor<%dxi32> {\n  %%c = stablehlo.constant dense<7> : tensor<%dxi32>\n"
             "  %%0 = stablehlo.custom_call @twice(%%c) : (tensor<%dxi32>) -> tensor<%dxi32>\n"
             "  return %%0 : tensor<%dxi32>\n}\n",
             cases[i].elements, cases[i].elements, cases[i].elements, cases[i].elements, cases[i].elements);
    record calls = {0};
    shlo_module *module = parse(text);
    shlo_plan_options *options = NULL;
    shlo_plan *plan = NULL;
    shlo_custom_calls *list = registry("twice", SHLO_CALL_PURE, doubled, &calls);
    ok(shlo_plan_options_create(&options, &error));
    ok(shlo_plan_options_set_custom_calls(options, list, &error));
    if (cases[i].max_memory)
      ok(shlo_plan_options_set_max_memory(options, cases[i].max_memory, &error));
    const shlo_status status = shlo_plan_create(module, options, &plan, NULL);
    assert_int_equal(calls.count, cases[i].count);
    if (status == SHLO_OK) {
      shlo_tensor *output = NULL;
      ok(shlo_plan_run(plan, 0, NULL, 1, &output, NULL, &error));
      const int32_t *elements = shlo_tensor_data(output);
      for (int k = 0; k < cases[i].elements; ++k)
        assert_int_equal(elements[k], 14);
      assert_int_equal(calls.count, 1);
      shlo_tensor_destroy(output);
    } else {
      assert_int_equal(status, SHLO_LIMIT);
      assert_int_equal(cases[i].max_memory, 16383);
    }
    shlo_plan_destroy(plan);
    shlo_custom_calls_destroy(list);
    shlo_plan_options_destroy(options);
    shlo_module_destroy(module);
  }
}

static void waiting(shlo_call *call, void *user) {
  ++*(int *)user;
  while (!shlo_call_is_stopped(call))
    continue;
}

static shlo_tensor *numbers(int64_t count) {
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_create(SHLO_TYPE_I32, 1, &count, &tensor, &error));
  for (int64_t i = 0; i < count; ++i)
    ((int32_t *)shlo_tensor_mutable_data(tensor))[i] = (int32_t)i + 1;
  return tensor;
}

/* A run that makes a plan for its shapes is one that stops. */
static void a_run_stops_calls_of_its_plan(void **state) {
  (void)state;
  int count = 0;
  shlo_plan *plan = plan_with("func.func @main(%a: tensor<?xi32>) -> (tensor<?xi32>, tensor<i32>) {\n"
                              "  %c = stablehlo.constant dense<7> : tensor<i32>\n"
                              "  %0 = stablehlo.custom_call @wait(%c) : (tensor<i32>) -> tensor<i32>\n"
                              "  return %a, %0 : tensor<?xi32>, tensor<i32>\n}\n",
                              registry("wait", SHLO_CALL_PURE, waiting, &count));
  assert_int_equal(count, 0);
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_max_milliseconds(options, 30, &error));
  shlo_tensor *input = numbers(3), *outputs[2] = {NULL, NULL};
  fails(SHLO_LIMIT, "time limit",
        shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 2, outputs, options, &error));
  assert_int_equal(count, 1);
  shlo_tensor_destroy(input);
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
}

/* What a pure call returns can decide a shape. */
static void pure_calls_decide_shapes(void **state) {
  (void)state;
  static const char text[] = "func.func @main() -> tensor<?xi32> {\n"
                             "  %c = stablehlo.constant dense<[3]> : tensor<1xi32>\n"
                             "  %0 = stablehlo.custom_call @twice(%c) : (tensor<1xi32>) -> tensor<1xi32>\n"
                             "  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>\n"
                             "  return %1 : tensor<?xi32>\n}\n";
  record calls = {0};
  shlo_plan *plan = plan_with(text, registry("twice", SHLO_CALL_PURE, doubled, &calls));
  assert_int_equal(calls.count, 1);
  assert_int_equal(shlo_plan_output_shape(plan, 0)[0], 6);
  shlo_plan_destroy(plan);
  shlo_custom_calls *list = registry("twice", SHLO_CALL_UNORDERED, doubled, &calls);
  fails(SHLO_UNSUPPORTED, "only known when the program runs", try_plan(text, list, &plan, &error));
  shlo_custom_calls_destroy(list);
}

/* JAX gives the shapes of such results as operands. */
static void operands_are_shapes_of_results(void **state) {
  (void)state;
#define SHAPED(INDICES, SHAPE)                                                                                          \
  "func.func @main(%a: tensor<?xi32>) -> tensor<?xi32> {\n"                                                             \
  "  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi32>) -> tensor<i32>\n"                                  \
  "  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>\n"                                                      \
  "  %v = stablehlo.convert %a : tensor<?xi32>\n"                                                                       \
  "  %t = stablehlo.concatenate %s, %s, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>\n"                    \
  "  %0 = stablehlo.custom_call @twice(%v, " SHAPE ") {indices_of_shape_operands = dense<" INDICES                      \
  "> : tensor<1xi64>} : (tensor<?xi32>, " 
#define SHAPED_END ") -> tensor<?xi32>\n  return %0 : tensor<?xi32>\n}\n"
  record calls = {0};
  shlo_plan *plan = plan_with(SHAPED("1", "%s") "tensor<1xi32>" SHAPED_END, registry("twice", 0, doubled, &calls));
  for (int64_t count = 3; count < 6; ++count) {
    shlo_tensor *input = numbers(count), *output = NULL;
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, NULL, &error));
    assert_int_equal(shlo_tensor_shape(output)[0], count);
    assert_int_equal(((const int32_t *)shlo_tensor_data(output))[count - 1], 2 * count);
    shlo_tensor_destroy(input);
    shlo_tensor_destroy(output);
  }
  assert_int_equal(calls.count, 3);
  shlo_plan_destroy(plan);
  static const struct {
    const char *text, *message;
    shlo_status status;
  } wrong[] = {
      {SHAPED("2", "%s") "tensor<1xi32>" SHAPED_END, "names operand 2, the call has 2", SHLO_INVALID_PROGRAM},
      {SHAPED("-1", "%s") "tensor<1xi32>" SHAPED_END, "names operand -1, the call has 2", SHLO_INVALID_PROGRAM},
      {SHAPED("1", "%t") "tensor<2xi32>" SHAPED_END, "operand 1 is no shape of result 0, a tensor<?xi32>",
       SHLO_INVALID_ARGUMENT},
      {SHAPED("0", "%s") "tensor<1xi32>" SHAPED_END, "operand 0 is no shape of result 0", SHLO_INVALID_ARGUMENT},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    plan = plan_with(wrong[i].text, registry("twice", 0, doubled, &calls));
    shlo_tensor *input = numbers(3), *output = NULL;
    fails(wrong[i].status, wrong[i].message,
          shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, NULL, &error));
    shlo_tensor_destroy(input);
    shlo_plan_destroy(plan);
  }
}

static void only_pure_calls_are_in_reductions(void **state) {
  (void)state;
  record calls = {0};
  static const char text[] =
      "func.func @main(%a: tensor<3xi32>) -> tensor<i32> {\n"
      "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %0 = \"stablehlo.reduce\"(%a, %z) ({\n"
      "  ^bb0(%x: tensor<i32>, %y: tensor<i32>):\n"
      "    %d = stablehlo.custom_call @twice(%y) : (tensor<i32>) -> tensor<i32>\n"
      "    %s = stablehlo.maximum %x, %d : tensor<i32>\n"
      "    stablehlo.return %s : tensor<i32>\n"
      "  }) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>\n"
      "  return %0 : tensor<i32>\n}\n";
  shlo_plan *plan = NULL;
  shlo_custom_calls *list = registry("twice", SHLO_CALL_ORDERED, doubled, &calls);
  fails(SHLO_UNSUPPORTED, "a custom call within reduce must be registered as pure", try_plan(text, list, &plan, &error));
  shlo_custom_calls_destroy(list);
  assert_int_equal(calls.count, 0);
}

static void counted(shlo_call *call, void *user) {
  __atomic_add_fetch((int *)user, 1, __ATOMIC_RELAXED);
  *(int32_t *)shlo_call_result_data(call, 0, NULL) = *(const int32_t *)shlo_call_operand_data(call, 0, NULL);
}
static void *run_often(void *plan) {
  for (int i = 0; i < 200; ++i)
    ok(run_counting(plan, NULL, &error));
  return NULL;
}
static void several_threads_call_at_once(void **state) {
  (void)state;
  int count = 0;
  shlo_plan *plan = plan_with(counting, registry("note", SHLO_CALL_ORDERED, counted, &count));
  pthread_t threads[4];
  for (int i = 0; i < 4; ++i)
    assert_int_equal(pthread_create(&threads[i], NULL, run_often, plan), 0);
  for (int i = 0; i < 4; ++i)
    assert_int_equal(pthread_join(threads[i], NULL), 0);
  assert_int_equal(count, 4 * 200 * 9);
  shlo_plan_destroy(plan);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_call_gives_its_result),
      cmocka_unit_test(a_function_replaces_the_librarys),
      cmocka_unit_test(what_nobody_can_answer_is_named),
      cmocka_unit_test(a_call_describes_itself),
      cmocka_unit_test(nothing_is_known_of_no_call),
      cmocka_unit_test(calls_keep_the_order_of_the_program),
      cmocka_unit_test(equal_pure_calls_happen_once),
      cmocka_unit_test(only_pure_calls_decide_shapes),
      cmocka_unit_test(a_call_fails_in_the_third_step),
      cmocka_unit_test(a_cancelled_run_calls_nothing_more),
      cmocka_unit_test(a_registration_lives_as_long_as_its_plans),
      cmocka_unit_test(wrong_registrations_are_refused),
      cmocka_unit_test(the_host_can_replace_an_implementation),
      cmocka_unit_test(operands_may_have_any_shape),
      cmocka_unit_test(a_call_runs_the_computation_that_it_names),
      cmocka_unit_test(pure_calls_with_known_operands_happen_once),
      cmocka_unit_test(a_call_that_no_run_reaches_fails_none),
      cmocka_unit_test(calls_while_planning_have_limits),
      cmocka_unit_test(a_run_stops_calls_of_its_plan),
      cmocka_unit_test(pure_calls_decide_shapes),
      cmocka_unit_test(operands_are_shapes_of_results),
      cmocka_unit_test(only_pure_calls_are_in_reductions),
      cmocka_unit_test(several_threads_call_at_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
