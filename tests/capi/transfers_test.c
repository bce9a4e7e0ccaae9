/* plan.h and custom_call.h: transfers between the processes of a grid, and with the host. Expected values are computed
 * here, from what the specification says of send, recv, infeed and outfeed.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>

enum { MOST = 8, QUEUE = 16 };

/* --- The host ----------------------------------------------------------------------------------------------------- */

/* One queue for each process. */
typedef struct {
  int32_t values[MOST][QUEUE];
  int count[MOST], taken[MOST];
  int fail_at; /* the number of the call that fails, from 1 on */
  int calls;
  char config[32]; /* of the last infeed or outfeed */
} queues;

/* Notes the attributes, and whether the call is to fail. */
static bool begins(shlo_call *call, queues *all) {
  const shlo_operation *operation = shlo_call_operation(call);
  static const char *const names[] = {"infeed_config", "outfeed_config"};
  for (int i = 0; i < 2; ++i) {
    size_t length = 0;
    const char *text = shlo_attribute_text(shlo_operation_attribute(operation, names[i], strlen(names[i])), &length);
    if (length)
      snprintf(all->config, sizeof all->config, "%.*s", (int)length, text);
  }
  if (++all->calls != all->fail_at)
    return true;
  shlo_call_fail(call, BYTES("the queue is closed"));
  return false;
}

/* Gives the next value of the process, repeated. */
static void give(shlo_call *call, void *user) {
  queues *all = user;
  const uint32_t process = shlo_call_process(call);
  assert_true(process < MOST);
  assert_true(all->taken[process] < all->count[process]);
  if (!begins(call, all))
    return;
  size_t size = 0;
  int32_t *result = shlo_call_result_data(call, 0, &size);
  for (size_t i = 0; i < size / 4; ++i)
    result[i] = all->values[process][all->taken[process]] + (int32_t)i;
  ++all->taken[process];
}

/* Keeps the first element. */
static void take(shlo_call *call, void *user) {
  queues *all = user;
  const uint32_t process = shlo_call_process(call);
  assert_true(process < MOST && all->count[process] < QUEUE);
  assert_int_equal(shlo_call_result_count(call), 1); /* the token, which has no elements */
  size_t size = 1;
  (void)shlo_call_result_data(call, 0, &size);
  assert_int_equal(size, 0);
  if (begins(call, all))
    all->values[process][all->count[process]++] = *(const int32_t *)shlo_call_operand_data(call, 0, NULL);
}

static shlo_status plan_for(const char *text, uint32_t partitions, queues *from, queues *to, shlo_plan **plan,
                            shlo_error **failure) {
  shlo_module *module = parse(text);
  shlo_plan_options *options = NULL;
  shlo_custom_calls *calls = NULL;
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_grid(options, 1, partitions, &error));
  ok(shlo_custom_calls_create(&calls, &error));
  if (from) {
    ok(shlo_custom_calls_register(calls, BYTES("stablehlo.infeed"), 0, 0, give, from, NULL, &error));
    ok(shlo_custom_calls_register(calls, BYTES("stablehlo.recv"), 1 << 4, 0, give, from, NULL, &error));
  }
  if (to) {
    ok(shlo_custom_calls_register(calls, BYTES("stablehlo.outfeed"), 0, 0, take, to, NULL, &error));
    ok(shlo_custom_calls_register(calls, BYTES("stablehlo.send"), 0, 0, take, to, NULL, &error));
  }
  ok(shlo_plan_options_set_custom_calls(options, calls, &error));
  const shlo_status status = shlo_plan_create(module, options, plan, failure);
  shlo_custom_calls_destroy(calls);
  shlo_plan_options_destroy(options);
  shlo_module_destroy(module);
  return status;
}
static shlo_plan *make_plan(const char *text, uint32_t partitions, queues *from, queues *to) {
  shlo_plan *plan = NULL;
  ok(plan_for(text, partitions, from, to, &plan, &error));
  return plan;
}

/* The program takes and gives i32[count]; element i of process p is 100 p + i. */
static shlo_status run(const shlo_plan *plan, uint32_t processes, int count, int32_t *results,
                       const shlo_run_options *options, shlo_error **failure) {
  const int64_t shape[] = {count};
  shlo_tensor *inputs[MOST], *outputs[MOST] = {NULL};
  for (uint32_t p = 0; p < processes; ++p) {
    int32_t values[QUEUE];
    for (int i = 0; i < count; ++i)
      values[i] = 100 * (int32_t)p + i;
    ok(shlo_tensor_copy(SHLO_TYPE_I32, 1, shape, values, 4 * (size_t)count, NULL, &inputs[p], &error));
  }
  const shlo_status status =
      shlo_plan_run_grid(plan, processes, 1, (const shlo_tensor *const *)inputs, 1, outputs, options, failure);
  for (uint32_t p = 0; p < processes; ++p) {
    if (status == SHLO_OK)
      memcpy(results + p * (uint32_t)count, shlo_tensor_data(outputs[p]), 4 * (size_t)count);
    shlo_tensor_destroy(inputs[p]);
    shlo_tensor_destroy(outputs[p]);
  }
  return status;
}

static const char streams[] =
    "func.func @main(%n: tensor<i32>) -> (tensor<i32>, !stablehlo.token) {\n"
    "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %start = stablehlo.after_all : !stablehlo.token\n"
    "  %r:3 = stablehlo.while(%i = %zero, %sum = %zero, %t = %start) : tensor<i32>, tensor<i32>, !stablehlo.token\n"
    "  cond {\n"
    "    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %c : tensor<i1>\n"
    "  } do {\n"
    "    %v:2 = \"stablehlo.infeed\"(%t) {infeed_config = \"numbers\"}\n"
    "      : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)\n"
    "    %d = stablehlo.add %v#0, %v#0 : tensor<2xi32>\n"
    "    %o = \"stablehlo.outfeed\"(%d, %v#1) {outfeed_config = \"doubled\"}\n"
    "      : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token\n"
    "    %p = stablehlo.reduce(%v#0 init: %zero) applies stablehlo.add across dimensions = [0]\n"
    "      : (tensor<2xi32>, tensor<i32>) -> tensor<i32>\n"
    "    %s = stablehlo.add %sum, %p : tensor<i32>\n"
    "    %next = stablehlo.add %i, %one : tensor<i32>\n"
    "    stablehlo.return %next, %s, %o : tensor<i32>, tensor<i32>, !stablehlo.token\n"
    "  }\n"
    "  return %r#1, %r#2 : tensor<i32>, !stablehlo.token\n"
    "}\n";

static void the_host_feeds_a_loop(void **state) {
  (void)state;
  queues from = {.values = {{5, -7, 11}}, .count = {3}}, to = {0};
  shlo_plan *plan = make_plan(streams, 1, &from, &to);
  const int32_t n = 3;
  int32_t sum = 0;
  const void *inputs[] = {&n};
  void *outputs[] = {&sum, &sum};
  ok(shlo_plan_run_raw(plan, 1, inputs, 2, outputs, NULL, &error));
  assert_int_equal(sum, 5 + 6 - 7 - 6 + 11 + 12); /* both elements of each */
  assert_int_equal(from.calls, 3);
  assert_string_equal(from.config, "numbers");
  assert_int_equal(to.calls, 3);
  assert_string_equal(to.config, "doubled");
  assert_memory_equal(to.values[0], ((int32_t[]){10, -14, 22}), 12);
  /* The third call fails: the program has taken and given two by then. */
  from = (queues){.values = {{5, -7, 11}}, .count = {3}, .fail_at = 3};
  to = (queues){0};
  fails(SHLO_FAILED, "@stablehlo.infeed failed: the queue is closed",
        shlo_plan_run_raw(plan, 1, inputs, 2, outputs, NULL, &error));
  assert_int_equal(from.calls, 3);
  assert_int_equal(to.calls, 2);
  shlo_plan_destroy(plan);
}

static void host_transfers_need_functions(void **state) {
  (void)state;
  queues some = {0};
  shlo_plan *plan = NULL;
  fails(SHLO_UNSUPPORTED, "register a function of the host for stablehlo.infeed",
        plan_for(streams, 1, NULL, &some, &plan, &error));
  fails(SHLO_UNSUPPORTED, "stablehlo.outfeed transfers values to the host",
        plan_for(streams, 1, &some, NULL, &plan, &error));
  assert_null(plan);
}

static void channels_of_the_host(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {\n"
      "  %t = stablehlo.create_token : !stablehlo.token\n"
      "  %s = \"stablehlo.send\"(%a, %t) {channel_handle = #stablehlo.channel_handle<handle = 3, type = 2>,\n"
      "    is_host_transfer = true} : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token\n"
      "  %r:2 = \"stablehlo.recv\"(%s) {channel_handle = #stablehlo.channel_handle<handle = 4, type = 3>,\n"
      "    is_host_transfer = true} : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)\n"
      "  return %r#0 : tensor<2xi32>\n"
      "}\n";
  queues from = {.values = {{7}, {70}, {700}}, .count = {1, 1, 1}}, to = {0};
  shlo_plan *plan = make_plan(text, 3, &from, &to);
  int32_t results[6];
  ok(run(plan, 3, 2, results, NULL, &error));
  assert_memory_equal(results, ((int32_t[]){7, 8, 70, 71, 700, 701}), sizeof results);
  for (int p = 0; p < 3; ++p) {
    assert_int_equal(to.count[p], 1);
    assert_int_equal(to.values[p][0], 100 * p);
    assert_int_equal(from.taken[p], 1);
  }
  shlo_plan_destroy(plan);
}

/* --- Between processes -------------------------------------------------------------------------------------------- */

static const char *pairs_of(int processes, int distance, bool wraps) {
  static char text[512];
  char *at = text + sprintf(text, "dense<[");
  const char *comma = "";
  int count = 0;
  for (int p = 0; p < processes; ++p)
    if (wraps || p + distance < processes) {
      at += sprintf(at, "%s[%d, %d]", comma, p, (p + distance) % processes);
      comma = ", ";
      ++count;
    }
  sprintf(at, "]> : tensor<%dx2xi64>", count);
  return text;
}

/* i32[2] goes along the pairs. `first` and `second` are the op that comes first in the text, and the other one. */
static const char *ring(const char *pairs, const char *received, bool receives_first) {
  static char text[4096];
  char send[1024], receive[1024];
  const char *const attributes = "{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,";
  snprintf(send, sizeof send,
           "  %%s = \"stablehlo.send\"(%%a, %%t) %s source_target_pairs = %s}\n"
           "    : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token\n",
           attributes, pairs);
  snprintf(receive, sizeof receive,
           "  %%r:2 = \"stablehlo.recv\"(%%t) %s source_target_pairs = %s}\n"
           "    : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)\n",
           attributes, received ? received : pairs);
  snprintf(text, sizeof text,
           "func.func @main(%%a: tensor<2xi32>) -> tensor<2xi32> {\n"
           "  %%t = stablehlo.create_token : !stablehlo.token\n%s%s  return %%r#0 : tensor<2xi32>\n}\n",
           receives_first ? receive : send, receives_first ? send : receive);
  return text;
}

/* Where the program has fewer processes than a ring needs, what is received is zero. */
static bool is_moved(const int32_t *results, int processes, int distance, bool wraps) {
  for (int p = 0; p < processes; ++p)
    for (int i = 0; i < 2; ++i) {
      const bool receives = wraps || p >= distance;
      const int source = (p + processes - distance) % processes;
      if (results[2 * p + i] != (receives ? 100 * source + i : 0))
        return false;
    }
  return true;
}

static void rings_and_chains(void **state) {
  (void)state;
  int programs = 0, twins = 0;
  for (int processes = 1; processes <= MOST; processes *= 2)
    for (int distance = 1; distance <= processes; distance += processes / 2 + 1)
      for (int form = 0; form < 4; ++form) {
        const bool wraps = form & 1;
        if (!wraps && distance >= processes)
          continue; /* nobody sends */
        int32_t results[2 * MOST];
        shlo_plan *plan =
            make_plan(ring(pairs_of(processes, distance, wraps), NULL, form & 2), (uint32_t)processes, NULL, NULL);
        ok(run(plan, (uint32_t)processes, 2, results, NULL, &error));
        assert_true(is_moved(results, processes, distance, wraps));
        shlo_plan_destroy(plan);
        ++programs;
        if (processes < 4)
          continue;
        plan = make_plan(ring(pairs_of(processes, distance + 1, wraps), NULL, form & 2), (uint32_t)processes, NULL, NULL);
        ok(run(plan, (uint32_t)processes, 2, results, NULL, &error));
        assert_false(is_moved(results, processes, distance, wraps));
        shlo_plan_destroy(plan);
        ++twins;
      }
  assert_int_equal(programs, 20);
  assert_int_equal(twins, 14);
}

/* Process 0 sends a, a + 1 and a + 2 on channel 1 and 10 a on channel 2; process 1 takes the last one first. */
static const char several[] =
    "func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {\n"
    "  %t = stablehlo.create_token : !stablehlo.token\n"
    "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %three = stablehlo.constant dense<3> : tensor<i32>\n"
    "  %ten = stablehlo.constant dense<10> : tensor<2xi32>\n"
    "  %ones = stablehlo.constant dense<1> : tensor<2xi32>\n"
    "  %w:3 = stablehlo.while(%i = %zero, %x = %a, %tok = %t) : tensor<i32>, tensor<2xi32>, !stablehlo.token\n"
    "  cond {\n"
    "    %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %c : tensor<i1>\n"
    "  } do {\n"
    "    %s = \"stablehlo.send\"(%x, %tok) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,\n"
    "      source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi32>, !stablehlo.token)\n"
    "      -> !stablehlo.token\n"
    "    %next = stablehlo.add %i, %one : tensor<i32>\n"
    "    %y = stablehlo.add %x, %ones : tensor<2xi32>\n"
    "    stablehlo.return %next, %y, %s : tensor<i32>, tensor<2xi32>, !stablehlo.token\n"
    "  }\n"
    "  %tens = stablehlo.multiply %a, %ten : tensor<2xi32>\n"
    "  %s2 = \"stablehlo.send\"(%tens, %w#2) {channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>,\n"
    "    source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi32>, !stablehlo.token)\n"
    "    -> !stablehlo.token\n"
    "  %r2:2 = \"stablehlo.recv\"(%s2) {channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>,\n"
    "    source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (!stablehlo.token)\n"
    "    -> (tensor<2xi32>, !stablehlo.token)\n"
    "  %v:3 = stablehlo.while(%i = %zero, %x = %r2#0, %tok = %r2#1) : tensor<i32>, tensor<2xi32>, !stablehlo.token\n"
    "  cond {\n"
    "    %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %c : tensor<i1>\n"
    "  } do {\n"
    "    %r:2 = \"stablehlo.recv\"(%tok) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,\n"
    "      source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (!stablehlo.token)\n"
    "      -> (tensor<2xi32>, !stablehlo.token)\n"
    "    %next = stablehlo.add %i, %one : tensor<i32>\n"
    "    %m = stablehlo.multiply %x, %ten : tensor<2xi32>\n"
    "    %y = stablehlo.add %m, %r#0 : tensor<2xi32>\n"
    "    stablehlo.return %next, %y, %r#1 : tensor<i32>, tensor<2xi32>, !stablehlo.token\n"
    "  }\n"
    "  return %v#1 : tensor<2xi32>\n"
    "}\n";

static void messages_wait_in_order(void **state) {
  (void)state;
  shlo_plan *plan = make_plan(several, 2, NULL, NULL);
  int32_t results[4];
  for (int repeat = 0; repeat < 3; ++repeat) { /* a run leaves nothing to the next one */
    ok(run(plan, 2, 2, results, NULL, &error));
    /* a = (0, 1): (((10 a) 10 + a) 10 + a + 1) 10 + a + 2 */
    assert_memory_equal(results, ((int32_t[]){0, 0, 12, 10000 + 100 + 20 + 3}), sizeof results);
  }
  shlo_plan_destroy(plan);
}

static void pools_change_no_byte(void **state) {
  (void)state;
  shlo_pool *pool = NULL;
  shlo_run_options *options = NULL;
  ok(shlo_pool_create(2, &pool, &error));
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_pool(options, pool, &error));
  shlo_plan *plan = make_plan(ring(pairs_of(8, 3, true), NULL, true), 8, NULL, NULL);
  int32_t results[16];
  for (int repeat = 0; repeat < 50; ++repeat) {
    ok(run(plan, 8, 2, results, options, &error));
    assert_true(is_moved(results, 8, 3, true));
  }
  shlo_plan_destroy(plan);
  shlo_run_options_destroy(options);
  shlo_pool_destroy(pool);
}

static void wrong_transfers(void **state) {
  (void)state;
  shlo_plan *plan = NULL;
  fails(SHLO_INVALID_PROGRAM, "without source_target_pairs nothing says",
        plan_for(ring("dense<0> : tensor<0x2xi64>", NULL, false), 2, NULL, NULL, &plan, &error));
  fails(SHLO_INVALID_ARGUMENT, "names partition 3, the plan's grid has 2",
        plan_for(ring("dense<[[0, 3]]> : tensor<1x2xi64>", NULL, false), 2, NULL, NULL, &plan, &error));
  assert_null(plan);
  int32_t results[2 * MOST];
  /* Process 1 waits for a message of process 0, which sends to process 2. */
  plan = make_plan(ring("dense<[[0, 2]]> : tensor<1x2xi64>", "dense<[[0, 1]]> : tensor<1x2xi64>", false), 3, NULL, NULL);
  fails(SHLO_FAILED, "process 1 waits in recv (-:5:10) for a message of process 0 on channel 1",
        run(plan, 3, 2, results, NULL, &error));
  shlo_plan_destroy(plan);
  /* A message of another type. */
  plan = make_plan(
      "func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {\n"
      "  %t = stablehlo.create_token : !stablehlo.token\n"
      "  %f = stablehlo.convert %a : (tensor<2xi32>) -> tensor<2xf64>\n"
      "  %s = \"stablehlo.send\"(%f, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,\n"
      "    source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf64>, !stablehlo.token)\n"
      "    -> !stablehlo.token\n"
      "  %r:2 = \"stablehlo.recv\"(%s) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,\n"
      "    source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (!stablehlo.token)\n"
      "    -> (tensor<2xi32>, !stablehlo.token)\n"
      "  return %r#0 : tensor<2xi32>\n"
      "}\n",
      2, NULL, NULL);
  fails(SHLO_FAILED, "process 1 receives (tensor<2xi32>)", run(plan, 2, 2, results, NULL, &error));
  fails(SHLO_FAILED, "process 0 has sent (tensor<2xf64>)", run(plan, 2, 2, results, NULL, &error));
  shlo_plan_destroy(plan);
}

/* after_all orders as well as a token of an op: a process that sends to itself after it has received waits for ever. */
static void tokens_order(void **state) {
  (void)state;
  char text[2048];
  for (int waits = 0; waits < 2; ++waits) {
    snprintf(text, sizeof text,
             "func.func @main(%%a: tensor<2xi32>) -> tensor<2xi32> {\n"
             "  %%t = stablehlo.create_token : !stablehlo.token\n"
             "  %%r:2 = \"stablehlo.recv\"(%%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,\n"
             "    source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>} : (!stablehlo.token)\n"
             "    -> (tensor<2xi32>, !stablehlo.token)\n"
             "  %%after = stablehlo.after_all %%t, %s : !stablehlo.token\n"
             "  %%s = \"stablehlo.send\"(%%a, %%after) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,\n"
             "    source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>} : (tensor<2xi32>, !stablehlo.token)\n"
             "    -> !stablehlo.token\n"
             "  return %%r#0 : tensor<2xi32>\n"
             "}\n",
             waits ? "%r#1" : "%t");
    shlo_plan *plan = make_plan(text, 1, NULL, NULL);
    int32_t results[2] = {-1, -1};
    if (waits) {
      fails(SHLO_FAILED, "process 0 waits in recv", run(plan, 1, 2, results, NULL, &error));
    } else {
      ok(run(plan, 1, 2, results, NULL, &error));
      assert_memory_equal(results, ((int32_t[]){0, 1}), sizeof results);
    }
    shlo_plan_destroy(plan);
  }
}

/* A loop that sends what nobody receives ends at the limit of the plan's memory. */
static void messages_are_limited(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {\n"
      "  %t = stablehlo.create_token : !stablehlo.token\n"
      "  %true = stablehlo.constant dense<true> : tensor<i1>\n"
      "  %w = stablehlo.while(%tok = %t) : !stablehlo.token\n"
      "  cond {\n"
      "    stablehlo.return %true : tensor<i1>\n"
      "  } do {\n"
      "    %s = \"stablehlo.send\"(%a, %tok) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,\n"
      "      source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>} : (tensor<2xi32>, !stablehlo.token)\n"
      "      -> !stablehlo.token\n"
      "    stablehlo.return %s : !stablehlo.token\n"
      "  }\n"
      "  return %a : tensor<2xi32>\n"
      "}\n";
  shlo_module *module = parse(text);
  shlo_plan_options *options = NULL;
  shlo_plan *plan = NULL;
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_max_memory(options, 1 << 20, &error));
  ok(shlo_plan_create(module, options, &plan, &error));
  shlo_plan_options_destroy(options);
  shlo_module_destroy(module);
  int32_t results[2];
  fails(SHLO_LIMIT, "send (-:8:10) of process 0: the messages that nobody has received yet",
        run(plan, 1, 2, results, NULL, &error));
  shlo_plan_destroy(plan);
}

static void no_call_has_no_process(void **state) {
  (void)state;
  assert_int_equal(shlo_call_process(NULL), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_host_feeds_a_loop),    cmocka_unit_test(host_transfers_need_functions),
      cmocka_unit_test(channels_of_the_host),     cmocka_unit_test(rings_and_chains),
      cmocka_unit_test(messages_wait_in_order),   cmocka_unit_test(pools_change_no_byte),
      cmocka_unit_test(wrong_transfers),          cmocka_unit_test(tokens_order),
      cmocka_unit_test(messages_are_limited),     cmocka_unit_test(no_call_has_no_process),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
