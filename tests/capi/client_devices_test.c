/* client.h: plans on several devices of a client. Programs for each device are compared with the CPU executor, which
 * has tests of its own (grid_test.c); those for a mesh with values computed here.
 *
 * usage: capi-client_devices_test [PLUGIN OPTION]: another plugin, and its option for the number of devices.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>

enum { MOST = 8 };

static const char *path = SHLO_PLUGIN, *count_option = "device_count";

static shlo_client *client_of(int devices) {
  shlo_plugin *plugin = NULL;
  shlo_client_options *options = NULL;
  shlo_client *client = NULL;
  ok(shlo_plugin_load(path, strlen(path), 0, &plugin, &error));
  ok(shlo_client_options_create(&options, &error));
  ok(shlo_client_options_set_integer(options, count_option, strlen(count_option), devices, &error));
  ok(shlo_client_create(plugin, options, &client, &error));
  shlo_client_options_destroy(options);
  shlo_plugin_destroy(plugin);
  return client;
}

static shlo_plan_options *planning(const shlo_client *client, int replicas, int partitions) {
  shlo_plan_options *options = NULL;
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_client(options, client, &error));
  ok(shlo_plan_options_set_grid(options, (uint32_t)replicas, (uint32_t)partitions, &error));
  return options;
}

/* client: NULL for the CPU executor. */
static shlo_plan *plan_on(const shlo_client *client, const char *text, int replicas, int partitions) {
  shlo_module *module = parse(text);
  shlo_plan_options *options = planning(client, replicas, partitions);
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(module, options, &plan, &error));
  shlo_plan_options_destroy(options);
  shlo_module_destroy(module);
  return plan;
}

/* --- Programs for each device: collectives ------------------------------------------------------------------------ */

#define SUM                                                                                                            \
  "({\n^bb0(%%a: tensor<i32>, %%b: tensor<i32>):\n%%s = stablehlo.add %%a, %%b : tensor<i32>\n"                        \
  "stablehlo.return %%s : tensor<i32>\n})"
/* From i32[8,8]; %s are the groups, or the pairs of a permutation. Rows of the result are 8 times, or divided by, the
   members of a group. */
static const struct {
  const char *op, *attributes;
  enum { SAME, MORE, LESS, TURNED } rows;
} collectives[] = {
    {"\"stablehlo.all_reduce\"(%%x) " SUM, "replica_groups = %s", SAME},
    {"\"stablehlo.all_gather\"(%%x)", "all_gather_dim = 0 : i64, replica_groups = %s", MORE},
    {"\"stablehlo.reduce_scatter\"(%%x) " SUM, "scatter_dimension = 0 : i64, replica_groups = %s", LESS},
    {"\"stablehlo.all_to_all\"(%%x)",
     "split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = %d : i64, replica_groups = %s", TURNED},
    {"\"stablehlo.collective_permute\"(%%x)", "source_target_pairs = %s", SAME},
    {"\"stablehlo.collective_broadcast\"(%%x)", "replica_groups = %s", SAME},
};

/* Groups of so many neighbours, or the pairs that move values on within these. */
static void print_groups(char *text, int devices, int members, bool pairs) {
  char *at = text + sprintf(text, "dense<[");
  for (int i = 0; i < devices; ++i) {
    const int first = i / members * members;
    if (pairs)
      at += sprintf(at, "%s[%d, %d]", i ? ", " : "", i, first + (i + 1) % members);
    else
      at += sprintf(at, "%s%d%s", i == first ? (i ? ", [" : "[") : ", ", i, i + 1 == first + members ? "]" : "");
  }
  sprintf(at, "]> : tensor<%dx%dxi64>", pairs ? devices : devices / members, pairs ? 2 : members);
}

static void print_program(char *text, size_t size, size_t which, int devices, int members) {
  char groups[256], attributes[512], op[512];
  print_groups(groups, devices, members, strstr(collectives[which].op, "permute") != NULL);
  if (collectives[which].rows == TURNED)
    snprintf(attributes, sizeof attributes, collectives[which].attributes, members, groups);
  else
    snprintf(attributes, sizeof attributes, collectives[which].attributes, groups);
  snprintf(op, sizeof op, collectives[which].op, 0);
  int rows = 8, columns = 8;
  if (collectives[which].rows == MORE)
    rows *= members;
  if (collectives[which].rows == LESS || collectives[which].rows == TURNED)
    rows /= members;
  if (collectives[which].rows == TURNED)
    columns *= members;
  const int length = snprintf(text, size,
                              "func.func @main(%%x: tensor<8x8xi32>) -> tensor<%dx%dxi32> {\n"
                              "%%r = %s {%s} : (tensor<8x8xi32>) -> tensor<%dx%dxi32>\n"
                              "return %%r : tensor<%dx%dxi32>\n}\n",
                              rows, columns, op, attributes, rows, columns, rows, columns);
  assert_true(length > 0 && (size_t)length < size);
}

/* Runs on values that differ everywhere; `other` changes one of them. */
static void run_on_all(const shlo_plan *plan, int devices, bool other, shlo_tensor *outputs[MOST]) {
  shlo_tensor *inputs[MOST];
  for (int d = 0; d < devices; ++d) {
    int32_t values[64];
    for (int i = 0; i < 64; ++i)
      values[i] = 1000 * d + i + (other && i == 3);
    ok(shlo_tensor_copy(SHLO_TYPE_I32, 2, (const int64_t[]){8, 8}, values, sizeof values, NULL, &inputs[d], &error));
    outputs[d] = NULL;
  }
  ok(shlo_plan_run_grid(plan, (size_t)devices, 1, (const shlo_tensor *const *)inputs, 1, outputs, NULL, &error));
  for (int d = 0; d < devices; ++d)
    shlo_tensor_destroy(inputs[d]);
}

static bool are_equal(shlo_tensor *const *a, shlo_tensor *const *b, int count) {
  bool equal = true;
  for (int i = 0; i < count; ++i) {
    int64_t place = 0;
    ok(shlo_tensor_compare(a[i], b[i], 0, &place, &error));
    equal = equal && place < 0;
  }
  return equal;
}
static void destroy_all(shlo_tensor **tensors, int count) {
  for (int i = 0; i < count; ++i)
    shlo_tensor_destroy(tensors[i]);
}

/* An engine of others need not know each of them. */
static shlo_plan *unless_refused(const shlo_client *client, const char *text, int devices) {
  if (strcmp(path, SHLO_PLUGIN) == 0)
    return plan_on(client, text, devices, 1);
  shlo_module *module = parse(text);
  shlo_plan_options *options = planning(client, devices, 1);
  shlo_plan *plan = NULL;
  shlo_error *error = NULL;
  const shlo_status status = shlo_plan_create(module, options, &plan, &error);
  if (status != SHLO_OK) {
    assert_int_equal(status, SHLO_UNSUPPORTED);
    print_message("refused on %d devices: %s\n", devices, shlo_error_message(error, NULL));
  }
  shlo_error_destroy(error);
  shlo_plan_options_destroy(options);
  shlo_module_destroy(module);
  return plan;
}

static void test_collectives(void **state) {
  (void)state;
  int ran = 0, twins = 0, refused = 0;
  for (int devices = 2; devices <= MOST; devices *= 2) {
    shlo_client *client = client_of(devices);
    for (int members = 2; members <= devices; members *= 2)
      for (size_t which = 0; which < sizeof collectives / sizeof *collectives; ++which) {
        char text[2048];
        print_program(text, sizeof text, which, devices, members);
        shlo_plan *here = plan_on(NULL, text, devices, 1), *there = unless_refused(client, text, devices);
        if (!there) {
          ++refused;
          shlo_plan_destroy(here);
          continue;
        }
        shlo_tensor *expected[MOST], *found[MOST], *other[MOST];
        run_on_all(here, devices, false, expected);
        run_on_all(there, devices, false, found);
        run_on_all(there, devices, true, other);
        if (!are_equal(found, expected, devices))
          fail_msg("%d devices differ from the CPU executor: %s", devices, text);
        twins += !are_equal(other, expected, devices);
        ++ran;
        destroy_all(expected, devices);
        destroy_all(found, devices);
        destroy_all(other, devices);
        shlo_plan_destroy(here);
        shlo_plan_destroy(there);
      }
    shlo_client_destroy(client);
  }
  print_message("%d collectives equal, %d twins differ\n", ran, twins);
  assert_int_equal(ran + refused, 6 * (1 + 2 + 3));
  assert_true(ran > 0 && twins == ran);
}

/* --- Programs for a mesh ------------------------------------------------------------------------------------------ */

/* x is cut along both axes of a mesh of 2 x 2; the sums of its columns along one; y and the transposed x are whole. */
#define BODY                                                                                                           \
  "    %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"                                                          \
  "    %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0]\n"                          \
  "        : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>\n"                                                        \
  "    %1 = stablehlo.add %0, %y : tensor<4xf32>\n"                                                                    \
  "    %2 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>\n"                            \
  "    return %1, %2 : tensor<4xf32>, tensor<4x4xf32>\n  }\n}\n"
#define MODULE(mesh, of_x, of_y, of_sums)                                                                              \
  "module attributes {mhlo.num_partitions = 4 : i32} {\n" mesh "  func.func @main(%x: tensor<4x4xf32> " of_x           \
  ", %y: tensor<4xf32> " of_y ") -> (tensor<4xf32> " of_sums ", tensor<4x4xf32>) {\n" BODY
#define NEW(sharding) "{sdy.sharding = #sdy.sharding<@mesh, " sharding ">}"
#define OLD(sharding) "{mhlo.sharding = \"" sharding "\"}"
#define MESH "  sdy.mesh @mesh = <[\"a\"=2, \"b\"=2]>\n"

static const char newer[] = MODULE(MESH, NEW("[{\"a\"}, {\"b\"}]"), "", NEW("[{\"b\", ?}]"));
static const char older[] =
    MODULE("", OLD("{devices=[2,2]<=[4]}"), "", OLD("{devices=[2,2]<=[2,2]T(1,0) last_tile_dim_replicate}"));
/* As exports of some releases of JAX have it: shardings of Shardy as texts, and a call for those of results. */
static const char in_texts[] =
    "module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = \"{mesh = #sdy.mesh<[\\22a\\22=2, "
    "\\22b\\22=2]>}\"}, mhlo.num_partitions = 4 : i32} {\n  func.func @main(%x: tensor<4x4xf32> "
    "{mhlo.frontend_attributes = {xla.sdy.sharding = \"#sdy.sharding<@mesh, [{\\22a\\22}, {\\22b\\22}]>\"}, "
    "mhlo.sharding = \"{devices=[2,2]<=[4]}\"}, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>) {\n" BODY;
static const float y[4] = {1, 2, 3, 4};

static float x_at(int i, int j) { return (float)(10 * i + j); }

static shlo_tensor *tensor(int32_t rank, const int64_t *shape, const float *values) {
  return tensor_f32(rank, shape, values);
}

static void whole_inputs(shlo_tensor *inputs[2]) {
  float x[16];
  for (int i = 0; i < 16; ++i)
    x[i] = x_at(i / 4, i % 4);
  inputs[0] = tensor(2, (const int64_t[]){4, 4}, x);
  inputs[1] = tensor(1, (const int64_t[]){4}, y);
}

/* 61 66 71 76, and x transposed. */
static bool are_right(const float *sums, const float *transposed) {
  bool right = true;
  for (int i = 0; i < 4; ++i)
    right = right && sums[i] == 60 + 4 * (float)i + y[i];
  for (int i = 0; i < 16; ++i)
    right = right && transposed[i] == x_at(i % 4, i / 4);
  return right;
}

static bool whole_is_right(const shlo_plan *plan, const shlo_run_options *options) {
  shlo_tensor *inputs[2], *outputs[2] = {NULL, NULL};
  whole_inputs(inputs);
  ok(shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 2, outputs, options, &error));
  assert_int_equal(shlo_tensor_element_count(outputs[0]), 4);
  assert_int_equal(shlo_tensor_element_count(outputs[1]), 16);
  const bool right = are_right(shlo_tensor_data(outputs[0]), shlo_tensor_data(outputs[1]));
  /* Into memory of the caller. */
  memset(shlo_tensor_mutable_data(outputs[0]), 0, 16);
  memset(shlo_tensor_mutable_data(outputs[1]), 0, 64);
  ok(shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 2, outputs, options, &error));
  assert_int_equal(are_right(shlo_tensor_data(outputs[0]), shlo_tensor_data(outputs[1])), right);
  /* And of bare memory. */
  float sums[4] = {0}, transposed[16] = {0};
  ok(shlo_plan_run_raw(plan, 2, (const void *const[]){shlo_tensor_data(inputs[0]), y}, 2,
                       (void *const[]){sums, transposed}, options, &error));
  assert_int_equal(are_right(sums, transposed), right);
  destroy_all(inputs, 2);
  destroy_all(outputs, 2);
  return right;
}

static void test_whole(void **state) {
  (void)state;
  shlo_client *client = client_of(4);
  const char *programs[] = {newer, older, in_texts};
  for (int k = 0; k < 3; ++k) {
    shlo_plan *plan = plan_on(client, programs[k], 1, 4);
    assert_int_equal(shlo_plan_input_shape(plan, 0)[0], 4);
    assert_int_equal(shlo_plan_output_shape(plan, 0)[0], 4);
    assert_int_equal(shlo_plan_partition_count(plan), 4);
    assert_int_equal(shlo_plan_local_process_count(plan), 4);
    assert_int_equal(shlo_plan_input_part_extent(plan, 0, 0), 2);
    assert_int_equal(shlo_plan_input_part_extent(plan, 0, 1), 2);
    assert_int_equal(shlo_plan_input_part_extent(plan, 1, 0), 4);
    assert_int_equal(shlo_plan_output_part_extent(plan, 0, 0), k < 2 ? 2 : 4);
    assert_int_equal(shlo_plan_output_part_extent(plan, 1, 1), 4);
    assert_int_equal(shlo_plan_output_part_extent(plan, 1, 2), -1);
    assert_int_equal(shlo_plan_input_part_extent(plan, 2, 0), -1);
    assert_int_equal(shlo_plan_input_part_extent(plan, 0, -1), -1);
    assert_true(whole_is_right(plan, NULL));
    /* Where memory is copied. */
    shlo_run_options *options = NULL;
    ok(shlo_run_options_create(&options, &error));
    ok(shlo_run_options_set_max_milliseconds(options, 60000, &error));
    assert_true(whole_is_right(plan, options));
    shlo_run_options_destroy(options);
    shlo_plan_destroy(plan);
  }
  /* The twin computes something else. */
  char twin[sizeof newer];
  strcpy(twin, newer);
  memcpy(strstr(twin, "dense<0.0>"), "dense<1.0>", 10);
  shlo_plan *plan = plan_on(client, twin, 1, 4);
  assert_false(whole_is_right(plan, NULL));
  shlo_plan_destroy(plan);
  /* On one device, and on the CPU. */
  plan = plan_on(client, newer, 1, 1);
  assert_true(whole_is_right(plan, NULL));
  shlo_plan_destroy(plan);
  plan = plan_on(NULL, newer, 1, 1);
  assert_true(whole_is_right(plan, NULL));
  assert_int_equal(shlo_plan_input_part_extent(plan, 0, 0), 4);
  assert_int_equal(shlo_plan_output_part_extent(plan, 0, 0), 4);
  assert_int_equal(shlo_plan_local_process_count(plan), 1);
  assert_int_equal(shlo_plan_local_process_count(NULL), 0);
  assert_int_equal(shlo_plan_input_part_extent(NULL, 0, 0), -1);
  shlo_plan_destroy(plan);
  shlo_client_destroy(client);
}

static int32_t count_calls(double fraction, void *calls) {
  (void)fraction;
  ++*(int *)calls;
  return 0;
}

/* The parts of each device, which stay there and are fed back. */
static void test_parts(void **state) {
  (void)state;
  shlo_client *client = client_of(4);
  shlo_plan *plan = plan_on(client, newer, 1, 4);
  shlo_tensor *whole[2], *inputs[8], *outputs[8] = {NULL};
  whole_inputs(whole);
  shlo_module *module = parse(newer);
  shlo_function *function = NULL;
  shlo_sharding *of_x = NULL, *of_sums = NULL;
  ok(shlo_module_function(module, NULL, 0, &function, &error));
  ok(shlo_function_argument_sharding(function, 0, &of_x, &error));
  ok(shlo_function_result_sharding(function, 0, &of_sums, &error));
  for (int d = 0; d < 4; ++d) {
    ok(shlo_sharding_cut(of_x, whole[0], d, &inputs[2 * d], &error));
    assert_int_equal(shlo_tensor_shape(inputs[2 * d])[1], 2);
    inputs[2 * d + 1] = tensor(1, (const int64_t[]){4}, y);
  }
  shlo_run_options *options = NULL;
  int calls = 0;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_progress(options, count_calls, &calls, 1, &error));
  ok(shlo_plan_run_grid(plan, 4, 2, (const shlo_tensor *const *)inputs, 2, outputs, options, &error));
  assert_true(calls > 0);
  shlo_tensor *parts[4], *joined = NULL;
  for (int d = 0; d < 4; ++d) {
    /* Devices along "b" have a half of the sums, and each all of the other result. */
    parts[d] = outputs[2 * d];
    assert_int_equal(shlo_tensor_shape(parts[d])[0], 2);
    assert_float_equal(((const float *)shlo_tensor_data(parts[d]))[0], (d % 2 ? 71 : 61), 0);
  }
  ok(shlo_sharding_join(of_sums, 4, (const shlo_tensor *const *)parts, &joined, &error));
  for (int d = 0; d < 4; ++d)
    assert_true(are_right(shlo_tensor_data(joined), shlo_tensor_data(outputs[2 * d + 1])));
  shlo_tensor_destroy(joined);
  destroy_all(outputs, 8);

  /* On the devices. */
  ok(shlo_run_options_set_results_on_device(options, 1, &error));
  for (int i = 0; i < 8; ++i) {
    shlo_tensor *there = NULL;
    ok(shlo_tensor_to_device(inputs[i], client, i / 2, &there, &error));
    shlo_tensor_destroy(inputs[i]);
    inputs[i] = there;
    outputs[i] = NULL;
  }
  ok(shlo_plan_run_grid(plan, 4, 2, (const shlo_tensor *const *)inputs, 2, outputs, options, &error));
  for (int i = 0; i < 8; ++i)
    assert_int_equal(shlo_tensor_device(outputs[i]), i / 2);
  shlo_tensor *back = NULL;
  ok(shlo_tensor_to_host(outputs[2], &back, &error));
  assert_float_equal(((const float *)shlo_tensor_data(back))[1], 76, 0);
  shlo_tensor_destroy(back);
  destroy_all(outputs, 8);

  /* What is whole, and what is a part. */
  shlo_tensor *none[8] = {NULL};
  fails(SHLO_INVALID_ARGUMENT, "cannot stay on several devices",
        shlo_plan_run(plan, 2, (const shlo_tensor *const *)whole, 2, none, options, &error));
  ok(shlo_run_options_set_results_on_device(options, 0, &error));
  fails(SHLO_INVALID_ARGUMENT, "is tensor<2x2xf32>, expected tensor<4x4xf32>",
        shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 2, none, options, &error));
  shlo_tensor *mixed[2] = {whole[0], inputs[1]};
  fails(SHLO_INVALID_ARGUMENT, "divided among several",
        shlo_plan_run(plan, 2, (const shlo_tensor *const *)mixed, 2, none, options, &error));
  shlo_tensor *given[8];
  memcpy(given, inputs, sizeof given);
  given[4] = whole[0];
  fails(SHLO_INVALID_ARGUMENT, "is tensor<4x4xf32>, expected tensor<2x2xf32>",
        shlo_plan_run_grid(plan, 4, 2, (const shlo_tensor *const *)given, 2, none, options, &error));
  fails(SHLO_INVALID_ARGUMENT, "1 x 4 processes, not on 2",
        shlo_plan_run_grid(plan, 2, 2, (const shlo_tensor *const *)given, 2, none, options, &error));
  /* Cancelled before it begins, with donated inputs that stay. */
  shlo_run_options_cancel(options);
  fails(SHLO_CANCELLED, "", shlo_plan_run(plan, 2, (const shlo_tensor *const *)whole, 2, none, options, &error));
  shlo_run_options_destroy(options);
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_donate(options, 0, &error));
  ok(shlo_plan_run(plan, 2, (const shlo_tensor *const *)whole, 2, none, options, &error));
  assert_true(are_right(shlo_tensor_data(none[0]), shlo_tensor_data(none[1])));
  assert_int_equal(shlo_tensor_element_type(whole[0]), SHLO_TYPE_NONE);
  destroy_all(none, 2);

  shlo_run_options_destroy(options);
  destroy_all(inputs, 8);
  destroy_all(whole, 2);
  shlo_sharding_destroy(of_x);
  shlo_sharding_destroy(of_sums);
  shlo_function_destroy(function);
  shlo_module_destroy(module);
  shlo_plan_destroy(plan);
  shlo_client_destroy(client);
}

static void test_refused(void **state) {
  (void)state;
  static const struct {
    int replicas, partitions;
    const char *text, *message;
    shlo_status code;
  } cases[] = {
      {1, 2, newer, "the program is for 4 partitions", SHLO_INVALID_ARGUMENT},
      {2, 4, newer, "of which there are no replicas", SHLO_UNSUPPORTED},
      {1, 4, MODULE("  sdy.mesh @mesh = <[\"a\"=2]>\n", NEW("[{\"a\"}, {}]"), "", ""),
       "argument 0 is divided among 2 devices, the plan's grid has 4", SHLO_INVALID_ARGUMENT},
      {1, 4, MODULE("  sdy.mesh @mesh = <[\"a\"=4]>\n", NEW("[{}, {}], unreduced={\"a\"}"), "", ""), "parts of a sum",
       SHLO_UNSUPPORTED},
      {1, 3,
       "module {\n  sdy.mesh @mesh = <[\"a\"=3]>\n  func.func @main(%x: tensor<4xf32> " NEW(
           "[{\"a\"}]") ") -> "
                        "tensor<4xf32> {\n    return %x : tensor<4xf32>\n  }\n}\n",
       "argument 0, a tensor<4xf32>, is not divided into equal parts", SHLO_UNSUPPORTED},
      {1, 2,
       "module {\n  sdy.mesh @mesh = <[\"a\"=2]>\n  func.func @main(%x: tensor<?xf32> " NEW(
           "[{\"a\"}]") ") -> "
                        "tensor<?xf32> {\n    return %x : tensor<?xf32>\n  }\n}\n",
       "has dynamic shapes", SHLO_UNSUPPORTED},
      {1, 2,
       "module {\n  sdy.mesh @mesh = <[\"a\"=2]>\n  func.func @main(%x: tuple<tensor<4xf32>, tensor<4xf32>> "
       "{sdy.sharding = #sdy.sharding<@mesh, []>}) -> tuple<tensor<4xf32>, tensor<4xf32>> {\n"
       "    return %x : tuple<tensor<4xf32>, tensor<4xf32>>\n  }\n}\n",
       "@main has tuples", SHLO_UNSUPPORTED},
  };
  shlo_client *client = client_of(8);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    shlo_module *module = parse(cases[i].text);
    shlo_plan_options *options = planning(client, cases[i].replicas, cases[i].partitions);
    shlo_plan *plan = NULL;
    fails(cases[i].code, cases[i].message, shlo_plan_create(module, options, &plan, &error));
    shlo_plan_options_destroy(options);
    shlo_module_destroy(module);
  }
  /* A program for each device takes the values of all. */
  shlo_plan *plan = plan_on(client, add_program, 2, 1);
  shlo_tensor *inputs[2] = {tensor(1, (const int64_t[]){4}, y), tensor(1, (const int64_t[]){4}, y)}, *none = NULL;
  fails(SHLO_INVALID_ARGUMENT, "shlo_plan_run_grid takes the inputs of all",
        shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 1, &none, NULL, &error));
  destroy_all(inputs, 2);
  shlo_plan_destroy(plan);
  shlo_client_destroy(client);
}

int main(int argc, char **argv) {
  if (argc == 3) {
    path = argv[1];
    count_option = argv[2];
  }
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_collectives),
      cmocka_unit_test(test_whole),
      cmocka_unit_test(test_parts),
      cmocka_unit_test(test_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
