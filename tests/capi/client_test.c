/* client.h: plans on the device of a plugin. The plugin is the project's own, plain and within one that fails as it is
 * told (tests/plugin/faulty.h). Expected values are computed here, or are those of the CPU executor.
 * usage: capi-client_test [CALLS]: only the test of threads, with so many calls of each
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include "plugin/faulty.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <time.h>

/* Any number of rows; an op of CHLO, which plugins do not know. */
static const char rows[] = "func.func public @layer(%a: tensor<?x2xf32>, %b: tensor<?x2xf32>) -> (tensor<?x2xf32>, "
                           "tensor<?xf32>) {\n"
                           "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
                           "  %0 = stablehlo.add %a, %b : tensor<?x2xf32>\n"
                           "  %1 = chlo.square %0 : tensor<?x2xf32> -> tensor<?x2xf32>\n"
                           "  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1] : "
                           "(tensor<?x2xf32>, tensor<f32>) -> tensor<?xf32>\n"
                           "  return %1, %2 : tensor<?x2xf32>, tensor<?xf32>\n"
                           "}\n";

static shlo_plugin *load(const char *path) {
  shlo_plugin *plugin = NULL;
  ok(shlo_plugin_load(path, strlen(path), 0, &plugin, &error));
  return plugin;
}

static shlo_client *client_of(const char *path) {
  shlo_plugin *plugin = load(path);
  shlo_client *client = NULL;
  ok(shlo_client_create(plugin, NULL, &client, &error));
  shlo_plugin_destroy(plugin);
  return client;
}

static shlo_plan_options *on(const shlo_client *client) {
  shlo_plan_options *options = NULL;
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_client(options, client, &error));
  return options;
}

static shlo_plan *plan_on(const shlo_client *client, const char *text) {
  shlo_module *module = parse(text);
  shlo_plan_options *options = on(client);
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(module, options, &plan, &error));
  shlo_plan_options_destroy(options);
  shlo_module_destroy(module);
  return plan;
}

static shlo_tensor *matrix(int64_t count, const float *elements) {
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_copy(SHLO_TYPE_F32, 2, (int64_t[]){count, 2}, elements, sizeof(float) * 2 * (size_t)count, NULL,
                      &tensor, &error));
  return tensor;
}

/* Runs @layer on so many rows and compares with values computed here; the number of elements that differ. */
static int run_rows(const shlo_plan *plan, int64_t count, const shlo_run_options *options, shlo_status expected) {
  float *a = malloc(sizeof(float) * 2 * (size_t)count), *b = malloc(sizeof(float) * 2 * (size_t)count);
  for (int64_t i = 0; i < 2 * count; ++i) {
    a[i] = (float)(i % 17);
    b[i] = (float)(i % 5) - 8;
  }
  shlo_tensor *inputs[] = {matrix(count, a), matrix(count, b)}, *outputs[2] = {NULL, NULL};
  shlo_error *error = NULL;
  const shlo_status status = shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 2, outputs, options, &error);
  if (status != expected)
    fail_msg("%s, not %s: %s", shlo_status_name(status), shlo_status_name(expected), shlo_error_message(error, NULL));
  int different = 0;
  if (status == SHLO_OK) {
    assert_int_equal(shlo_tensor_shape(outputs[0])[0], count);
    const float *squares = shlo_tensor_data(outputs[0]), *sums = shlo_tensor_data(outputs[1]);
    for (int64_t i = 0; i < count; ++i) {
      const float first = a[2 * i] + b[2 * i], second = a[2 * i + 1] + b[2 * i + 1];
      different += squares[2 * i] != first * first;
      different += squares[2 * i + 1] != second * second;
      different += sums[i] != first * first + second * second;
    }
  }
  shlo_error_destroy(error);
  shlo_tensor_destroy(outputs[0]);
  shlo_tensor_destroy(outputs[1]);
  shlo_tensor_destroy(inputs[0]);
  shlo_tensor_destroy(inputs[1]);
  free(a);
  free(b);
  return different;
}

static void test_facts(void **state) {
  (void)state;
  shlo_plugin *plugin = load(SHLO_PLUGIN);
  assert_string_equal(shlo_plugin_path(plugin, NULL), SHLO_PLUGIN);
  assert_int_equal(shlo_plugin_minor_version(plugin), PJRT_MINOR);
  assert_string_equal(shlo_plugin_stablehlo_version(plugin, NULL), shlo_stablehlo_version());
  bool found = false;
  for (size_t i = 0; i < shlo_plugin_attribute_count(plugin); ++i)
    if (!strcmp(shlo_plugin_attribute_name(plugin, i, NULL), "stablehlo_minimum_version")) {
      assert_string_equal(shlo_plugin_attribute_value(plugin, i, NULL), "0.9.0");
      found = true;
    }
  assert_true(found);
  assert_string_equal(shlo_plugin_attribute_name(plugin, 99, NULL), "");
  bool hasLayouts = false;
  for (size_t i = 0; i < shlo_plugin_extension_count(plugin); ++i)
    hasLayouts = hasLayouts || shlo_plugin_extension(plugin, i) == 4;
  assert_true(hasLayouts);
  assert_int_equal(shlo_plugin_extension(plugin, 99), -1);

  shlo_client_options *options = NULL;
  ok(shlo_client_options_create(&options, &error));
  ok(shlo_client_options_set_integer(options, BYTES("device_count"), 2, &error));
  ok(shlo_client_options_set_integer(options, BYTES("device_count"), 3, &error));
  ok(shlo_client_options_set_text(options, BYTES("simd"), BYTES("baseline"), &error));
  shlo_client *client = NULL;
  ok(shlo_client_create(plugin, options, &client, &error));
  assert_string_equal(shlo_client_platform(client, NULL), "shlo");
  assert_non_null(strstr(shlo_client_platform_version(client, NULL), "stablehlo-c"));
  assert_int_equal(shlo_client_device_count(client), 3);
  for (size_t i = 0; i < 3; ++i) {
    assert_int_equal(shlo_client_device_id(client, i), i);
    assert_int_equal(shlo_client_device_process(client, i), 0);
    assert_int_equal(shlo_client_device_is_local(client, i), 1);
    assert_true(shlo_client_device_memory(client, i) >= 0);
    assert_true(strlen(shlo_client_device_kind(client, i, NULL)) > 0);
  }
  assert_int_equal(shlo_client_device_id(client, 3), -1);
  assert_int_equal(shlo_client_device_memory(client, 3), -1);
  shlo_client_destroy(client);

  ok(shlo_client_options_set_flag(options, BYTES("turbo"), 1, &error));
  fails(SHLO_DEVICE, "turbo", shlo_client_create(plugin, options, &client, &error));
  fails(SHLO_INVALID_ARGUMENT, "not 0 or 1", shlo_client_options_set_flag(options, BYTES("x"), 2, &error));
  ok(shlo_client_options_set_number(options, BYTES("turbo"), 1.5, &error));
  fails(SHLO_DEVICE, "turbo", shlo_client_create(plugin, options, &client, &error));
  shlo_client_options_destroy(options);
  shlo_plugin_destroy(plugin);

  assert_int_equal(shlo_plugin_minor_version(NULL), -1);
  assert_string_equal(shlo_client_platform(NULL, NULL), "");
  shlo_client_destroy(NULL);
  shlo_client_options_destroy(NULL);
  shlo_plugin_destroy(NULL);
}

static void test_not_plugins(void **state) {
  (void)state;
  shlo_plugin *plugin = NULL;
  fails(SHLO_IO, "No such file", shlo_plugin_load(BYTES("/nowhere/plugin.so"), 0, &plugin, &error));
  fails(SHLO_IO, "no regular file", shlo_plugin_load(BYTES("/"), 0, &plugin, &error));
  fails(SHLO_IO, "no regular file", shlo_plugin_load(BYTES("/dev/zero"), 0, &plugin, &error));
  fails(SHLO_DEVICE, "cannot be loaded", shlo_plugin_load(BYTES(SHLO_MODEL), 0, &plugin, &error));
  fails(SHLO_DEVICE, "no function GetPjrtApi", shlo_plugin_load(BYTES(SHLO_NO_PLUGIN), 0, &plugin, &error));
  fails(SHLO_DEVICE, "without a TPU", shlo_plugin_load(BYTES("/nowhere/libtpu.so"), 0, &plugin, &error));
  fails(SHLO_IO, "No such file", shlo_plugin_load(BYTES("/nowhere/libtpu.so"), 1, &plugin, &error));
  fails(SHLO_INVALID_ARGUMENT, "path is NULL", shlo_plugin_load(NULL, 0, 0, &plugin, &error));
  fails(SHLO_INVALID_ARGUMENT, "the path is empty", shlo_plugin_load("", 0, 0, &plugin, &error));
}

static void test_runs(void **state) {
  (void)state;
  shlo_client *client = client_of(SHLO_PLUGIN);
  shlo_plan *plan = plan_on(client, rows);
  shlo_client_destroy(client); /* the plan keeps it */
  assert_int_equal(shlo_plan_input_count(plan), 2);
  assert_int_equal(shlo_plan_input_shape(plan, 0)[0], SHLO_DYNAMIC);
  for (int64_t count = 0; count < 40; count += 13)
    assert_int_equal(run_rows(plan, count, NULL, SHLO_OK), 0);
  assert_int_equal(run_rows(plan, 100000, NULL, SHLO_OK), 0);
  /* The same with limits, where memory is copied. */
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_max_milliseconds(options, 60000, &error));
  assert_int_equal(run_rows(plan, 13, options, SHLO_OK), 0);
  assert_int_equal(run_rows(plan, 100000, options, SHLO_OK), 0);
  shlo_run_options_destroy(options);

  /* Static programs run on bare memory, too. */
  client = client_of(SHLO_PLUGIN);
  shlo_plan *add = plan_on(client, add_program);
  const float a[4] = {1, 2, 3, 4}, b[4] = {10, 20, 30, 40};
  float sum[4] = {0};
  ok(shlo_plan_run_raw(add, 2, (const void *const[]){a, b}, 1, (void *const[]){sum}, NULL, &error));
  for (int i = 0; i < 4; ++i)
    assert_float_equal(sum[i], a[i] + b[i], 0);
  shlo_plan_destroy(add);
  shlo_plan_destroy(plan);
  shlo_client_destroy(client);
}

/* The model that the CPU executor runs, on the device. */
static void test_model(void **state) {
  (void)state;
  size_t size = 0;
  char *bytes = file_bytes(SHLO_MODEL, &size);
  shlo_module *module = NULL;
  ok(shlo_module_load(bytes, size, NULL, &module, &error));
  shlo_client *client = client_of(SHLO_PLUGIN);
  shlo_plan_options *options = on(client);
  shlo_plan *plans[2] = {NULL, NULL};
  ok(shlo_plan_create(module, NULL, &plans[0], &error));
  ok(shlo_plan_create(module, options, &plans[1], &error));
  const size_t count = shlo_plan_output_count(plans[0]);
  assert_int_equal(count, 2);
  int64_t shape[8];
  const int32_t rank = shlo_plan_input_rank(plans[0], 0);
  memcpy(shape, shlo_plan_input_shape(plans[0], 0), sizeof(int64_t) * (size_t)rank);
  shlo_tensor *input = NULL, *outputs[2][2] = {{NULL}};
  ok(shlo_tensor_create(SHLO_TYPE_F32, rank, shape, &input, &error));
  float *elements = shlo_tensor_mutable_data(input);
  for (int64_t i = 0; i < shlo_tensor_element_count(input); ++i)
    elements[i] = (float)(i % 31) / 31 - 0.5f;
  for (int k = 0; k < 2; ++k)
    ok(shlo_plan_run(plans[k], 1, (const shlo_tensor *const[]){input}, 2, outputs[k], NULL, &error));
  for (size_t i = 0; i < count; ++i) {
    assert_int_equal(shlo_tensor_size(outputs[0][i]), shlo_tensor_size(outputs[1][i]));
    assert_memory_equal(shlo_tensor_data(outputs[0][i]), shlo_tensor_data(outputs[1][i]),
                        shlo_tensor_size(outputs[0][i]));
    shlo_tensor_destroy(outputs[0][i]);
    shlo_tensor_destroy(outputs[1][i]);
  }
  shlo_tensor_destroy(input);
  shlo_plan_destroy(plans[0]);
  shlo_plan_destroy(plans[1]);
  shlo_plan_options_destroy(options);
  shlo_client_destroy(client);
  shlo_module_destroy(module);
  free(bytes);
}

/* Two processes exchange: each gets the sum of both. The twin is the program that leaves out the second one. */
static void test_grid(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%%x: tensor<3xf32>) -> tensor<3xf32> {\n"
                             "  %%0 = \"stablehlo.all_reduce\"(%%x) ({\n"
                             "  ^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n"
                             "    %%s = stablehlo.add %%a, %%b : tensor<f32>\n"
                             "    stablehlo.return %%s : tensor<f32>\n"
                             "  }) {replica_groups = dense<%s> : tensor<%sxi64>} : (tensor<3xf32>) -> tensor<3xf32>\n"
                             "  return %%0 : tensor<3xf32>\n"
                             "}\n";
  shlo_plugin *plugin = load(SHLO_PLUGIN);
  shlo_client_options *given = NULL;
  shlo_client *client = NULL;
  ok(shlo_client_options_create(&given, &error));
  ok(shlo_client_options_set_integer(given, BYTES("device_count"), 3, &error));
  ok(shlo_client_create(plugin, given, &client, &error));
  for (int twin = 0; twin < 2; ++twin) {
    char program[1024];
    snprintf(program, sizeof program, text, twin ? "[[0], [1]]" : "[[0, 1]]", twin ? "2x1" : "1x2");
    shlo_module *module = parse(program);
    shlo_plan_options *options = on(client);
    ok(shlo_plan_options_set_grid(options, 2, 1, &error));
    ok(shlo_plan_options_set_devices(options, 2, (const int64_t[]){2, 0}, &error));
    shlo_plan *plan = NULL;
    ok(shlo_plan_create(module, options, &plan, &error));
    shlo_tensor *inputs[2], *outputs[2] = {NULL, NULL};
    const float x[2][3] = {{1, 2, 3}, {10, 20, 30}};
    for (int k = 0; k < 2; ++k)
      ok(shlo_tensor_copy(SHLO_TYPE_F32, 1, (int64_t[]){3}, x[k], sizeof x[k], NULL, &inputs[k], &error));
    ok(shlo_plan_run_grid(plan, 2, 1, (const shlo_tensor *const *)inputs, 1, outputs, NULL, &error));
    for (int k = 0; k < 2; ++k) {
      for (int i = 0; i < 3; ++i)
        assert_float_equal(((const float *)shlo_tensor_data(outputs[k]))[i], twin ? x[k][i] : x[0][i] + x[1][i], 0);
      shlo_tensor_destroy(outputs[k]);
      shlo_tensor_destroy(inputs[k]);
    }
    ok(shlo_plan_options_set_devices(options, 1, (const int64_t[]){2}, &error));
    shlo_plan *none = NULL;
    fails(SHLO_INVALID_ARGUMENT, "2 processes", shlo_plan_create(module, options, &none, &error));
    fails(SHLO_INVALID_ARGUMENT, "3 devices", shlo_plan_options_set_devices(options, 1, (const int64_t[]){3}, &error));
    ok(shlo_plan_options_set_client(options, NULL, &error));
    fails(SHLO_INVALID_ARGUMENT, "not set", shlo_plan_options_set_devices(options, 1, (const int64_t[]){0}, &error));
    shlo_plan_destroy(plan);
    shlo_plan_options_destroy(options);
    shlo_module_destroy(module);
  }
  shlo_client_options_destroy(given);
  shlo_client_destroy(client);
  shlo_plugin_destroy(plugin);
}

/* Results that stay on the device are fed back: 2^20 in 20 steps. The last step alone has memory of the host. */
static void test_device_tensors(void **state) {
  (void)state;
  static const char doubling[] = "func.func @main(%x: tensor<2x2xf32> {tf.aliasing_output = 0 : i32}) -> "
                                 "tensor<2x2xf32> {\n"
                                 "  %0 = stablehlo.add %x, %x : tensor<2x2xf32>\n"
                                 "  return %0 : tensor<2x2xf32>\n"
                                 "}\n";
  shlo_client *client = client_of(SHLO_PLUGIN);
  shlo_plan *plan = plan_on(client, doubling);
  shlo_tensor *host = matrix(2, (const float[]){1, 2, -3, 0}), *there = NULL, *back = NULL;
  assert_int_equal(shlo_tensor_device(host), -1);
  ok(shlo_tensor_to_device(host, client, 0, &there, &error));
  assert_int_equal(shlo_tensor_device(there), 0);
  assert_null(shlo_tensor_data(there));
  assert_int_equal(shlo_tensor_size(there), 16);
  assert_int_equal(shlo_tensor_shape(there)[1], 2);
  ok(shlo_tensor_to_host(there, &back, &error));
  assert_memory_equal(shlo_tensor_data(back), shlo_tensor_data(host), 16);
  shlo_tensor_destroy(back);

  for (int donates = 0; donates < 2; ++donates) {
    shlo_run_options *options = NULL;
    ok(shlo_run_options_create(&options, &error));
    ok(shlo_run_options_set_results_on_device(options, 1, &error));
    if (donates)
      ok(shlo_run_options_donate(options, 0, &error));
    shlo_tensor *value = NULL;
    ok(shlo_tensor_to_device(host, client, 0, &value, &error));
    for (int step = 0; step < 20; ++step) {
      shlo_tensor *next = NULL;
      ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){value}, 1, &next, options, &error));
      assert_int_equal(shlo_tensor_device(next), 0);
      if (donates)
        fails(SHLO_INVALID_ARGUMENT, "consumed", shlo_tensor_to_host(value, &back, &error));
      shlo_tensor_destroy(value);
      value = next;
    }
    ok(shlo_tensor_to_host(value, &back, &error));
    const float expected[] = {1 << 20, 2 << 20, -(3 << 20), 0};
    assert_memory_equal(shlo_tensor_data(back), expected, sizeof expected);
    shlo_tensor_destroy(back);
    /* Into memory of the caller. */
    shlo_tensor *given = matrix(2, (const float[]){0, 0, 0, 0});
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){value}, 1, &given, options, &error));
    assert_float_equal(((const float *)shlo_tensor_data(given))[0], (float)(1 << 21), 0);
    shlo_tensor_destroy(given);
    shlo_tensor_destroy(value);
    shlo_run_options_destroy(options);
  }
  /* The donated tensor of a run that fails is gone, others stay: it was not donated here. */
  ok(shlo_tensor_to_host(there, &back, &error));
  assert_memory_equal(shlo_tensor_data(back), shlo_tensor_data(host), 16);
  shlo_tensor_destroy(back);

  /* What is on a device is refused elsewhere. */
  shlo_buffer *npy = NULL;
  int64_t place = 0;
  shlo_tensor *other = NULL, *none = NULL;
  fails(SHLO_INVALID_ARGUMENT, "on a device", shlo_tensor_to_npy(there, &npy, &error));
  fails(SHLO_INVALID_ARGUMENT, "on a device", shlo_tensor_compare(there, host, 0, &place, &error));
  fails(SHLO_INVALID_ARGUMENT, "on a device", shlo_tensor_to_device(there, client, 0, &other, &error));
  fails(SHLO_INVALID_ARGUMENT, "memory of the host", shlo_tensor_to_host(host, &other, &error));
  fails(SHLO_INVALID_ARGUMENT, "tensor is NULL", shlo_tensor_to_host(NULL, &other, &error));
  fails(SHLO_INVALID_ARGUMENT, "1 devices", shlo_tensor_to_device(host, client, 1, &other, &error));
  fails(SHLO_INVALID_ARGUMENT, "device is -1", shlo_tensor_to_device(host, client, -1, &other, &error));
  shlo_module *module = parse(doubling);
  shlo_plan *here = NULL;
  ok(shlo_plan_create(module, NULL, &here, &error));
  fails(SHLO_INVALID_ARGUMENT, "the plan runs on the CPU",
        shlo_plan_run(here, 1, (const shlo_tensor *const[]){there}, 1, &none, NULL, &error));
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_results_on_device(options, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "the plan runs on the CPU",
        shlo_plan_run(here, 1, (const shlo_tensor *const[]){host}, 1, &none, options, &error));
  fails(SHLO_INVALID_ARGUMENT, "not 0 or 1", shlo_run_options_set_results_on_device(options, 2, &error));
  shlo_client *second = client_of(SHLO_PLUGIN);
  ok(shlo_tensor_to_device(host, second, 0, &other, &error));
  fails(SHLO_INVALID_ARGUMENT, "another device",
        shlo_plan_run(plan, 1, (const shlo_tensor *const[]){other}, 1, &none, NULL, &error));
  shlo_client_destroy(second);
  ok(shlo_tensor_to_host(other, &back, &error)); /* it keeps its client */
  assert_memory_equal(shlo_tensor_data(back), shlo_tensor_data(host), 16);
  shlo_tensor_destroy(back);
  shlo_tensor_destroy(other);
  shlo_run_options_destroy(options);
  shlo_plan_destroy(here);
  shlo_module_destroy(module);
  shlo_plan_destroy(plan);
  shlo_client_destroy(client);
  shlo_tensor_destroy(there);
  shlo_tensor_destroy(host);
}

static int32_t tells(double fraction, void *last) {
  *(double *)last = fraction;
  return 0;
}

/* Progress is told, times are refused: of tensors and of bare memory. */
static void test_observed(void **state) {
  (void)state;
  shlo_client *client = client_of(SHLO_PLUGIN);
  shlo_plan *plan = plan_on(client, rows), *add = plan_on(client, add_program);
  shlo_run_options *options = NULL;
  double last = -1;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_progress(options, tells, &last, 1, &error));
  assert_int_equal(run_rows(plan, 13, options, SHLO_OK), 0);
  assert_true(last == 1);
  const float a[4] = {1, 2, 3, 4}, b[4] = {10, 20, 30, 40};
  float sum[4] = {0};
  last = -1;
  ok(shlo_plan_run_raw(add, 2, (const void *const[]){a, b}, 1, (void *const[]){sum}, options, &error));
  assert_true(last == 1 && sum[3] == 44);
  shlo_recorder *recorder = NULL;
  ok(shlo_recorder_create(&recorder, &error));
  ok(shlo_recorder_set_times(recorder, 1, &error));
  ok(shlo_run_options_set_recorder(options, recorder, &error));
  run_rows(plan, 13, options, SHLO_UNSUPPORTED);
  fails(SHLO_UNSUPPORTED, "times of kernels",
        shlo_plan_run_raw(add, 2, (const void *const[]){a, b}, 1, (void *const[]){sum}, options, &error));
  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
  shlo_plan_destroy(add);
  shlo_plan_destroy(plan);
  shlo_client_destroy(client);
}

static void test_refused(void **state) {
  (void)state;
  shlo_client *client = client_of(SHLO_PLUGIN);
  shlo_plan_options *options = on(client);
  shlo_module *module = parse(add_program);
  shlo_plan *plan = NULL;
  ok(shlo_plan_options_set_recordable(options, 1, &error));
  fails(SHLO_UNSUPPORTED, "inside of runs", shlo_plan_create(module, options, &plan, &error));
  ok(shlo_plan_options_set_recordable(options, 0, &error));
  ok(shlo_plan_options_set_grid(options, 2, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "1 devices", shlo_plan_create(module, options, &plan, &error));
  shlo_module_destroy(module);
  ok(shlo_plan_options_set_grid(options, 1, 1, &error));
  /* What the device refuses has its words. */
  module = parse("func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
                 "  %0 = stablehlo.custom_call @nobody(%x) : (tensor<2xf32>) -> tensor<2xf32>\n"
                 "  return %0 : tensor<2xf32>\n"
                 "}\n");
  fails(SHLO_UNSUPPORTED, "Client_Compile failed: ", shlo_plan_create(module, options, &plan, &error));
  shlo_module_destroy(module);
  shlo_plan_options_destroy(options);
  shlo_client_destroy(client);
}

/* Results stay on the devices of a grid, and are fed back to it. */
static void test_grid_on_devices(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%x: tensor<ui32>) -> tensor<ui32> {\n"
                             "  %0 = stablehlo.replica_id : tensor<ui32>\n"
                             "  %1 = stablehlo.add %0, %x : tensor<ui32>\n"
                             "  return %1 : tensor<ui32>\n"
                             "}\n";
  shlo_plugin *plugin = load(SHLO_PLUGIN);
  shlo_client_options *given = NULL;
  shlo_client *client = NULL;
  ok(shlo_client_options_create(&given, &error));
  ok(shlo_client_options_set_integer(given, BYTES("device_count"), 3, &error));
  ok(shlo_client_create(plugin, given, &client, &error));
  shlo_module *module = parse(text);
  shlo_plan_options *planning = on(client);
  ok(shlo_plan_options_set_grid(planning, 2, 1, &error));
  shlo_plan *plans[2] = {NULL, NULL}; /* on the CPU, and on two devices */
  ok(shlo_plan_options_set_devices(planning, 2, (const int64_t[]){2, 1}, &error));
  ok(shlo_plan_create(module, planning, &plans[1], &error));
  ok(shlo_plan_options_set_client(planning, NULL, &error));
  ok(shlo_plan_create(module, planning, &plans[0], &error));

  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_results_on_device(options, 1, &error));
  ok(shlo_run_options_donate(options, 1, &error));
  shlo_tensor *values[2], *next[2] = {NULL, NULL}, *back = NULL;
  for (uint32_t k = 0; k < 2; ++k)
    ok(shlo_tensor_copy(SHLO_TYPE_UI32, 0, NULL, &(uint32_t){10 * (k + 1)}, 4, NULL, &values[k], &error));
  fails(SHLO_INVALID_ARGUMENT, "the plan runs on the CPU",
        shlo_plan_run_grid(plans[0], 2, 1, (const shlo_tensor *const *)values, 1, next, options, &error));
  assert_int_equal(shlo_tensor_size(values[1]), 4); /* not consumed */
  for (int step = 0; step < 3; ++step) {
    ok(shlo_plan_run_grid(plans[1], 2, 1, (const shlo_tensor *const *)values, 1, next, options, &error));
    for (int k = 0; k < 2; ++k) {
      assert_int_equal(shlo_tensor_device(next[k]), k ? 1 : 2);
      assert_int_equal(shlo_tensor_size(values[k]), k ? 0 : 4); /* the donated one is gone */
      shlo_tensor_destroy(values[k]);
      values[k] = next[k];
      next[k] = NULL;
    }
  }
  for (uint32_t k = 0; k < 2; ++k) {
    ok(shlo_tensor_to_host(values[k], &back, &error));
    assert_int_equal(*(const uint32_t *)shlo_tensor_data(back), 10 * (k + 1) + 3 * k);
    shlo_tensor_destroy(back);
  }
  const shlo_tensor *swapped[] = {values[1], values[0]};
  fails(SHLO_INVALID_ARGUMENT, "input 0 is on another device",
        shlo_plan_run_grid(plans[1], 2, 1, swapped, 1, next, options, &error));
  assert_int_equal(shlo_tensor_size(values[1]), 4);
  for (int k = 0; k < 2; ++k) {
    shlo_tensor_destroy(values[k]);
    shlo_plan_destroy(plans[k]);
  }
  shlo_run_options_destroy(options);
  shlo_plan_options_destroy(planning);
  shlo_client_options_destroy(given);
  shlo_module_destroy(module);
  shlo_client_destroy(client);
  shlo_plugin_destroy(plugin);
}

/* --- A plugin with faults -------------------------------------------------------------------------------------------
 */

static fault_plant_fn plant;
static fault_calls_fn calls_of;
static fault_entry_fn entry_at;
static fault_donated_fn donated_of;

static int set_up(void **state) {
  (void)state;
  void *library = dlopen(SHLO_FAULTY, RTLD_NOW | RTLD_LOCAL);
  *(void **)&plant = dlsym(library, "faulty_plant");
  *(void **)&calls_of = dlsym(library, "faulty_calls");
  *(void **)&entry_at = dlsym(library, "faulty_entry");
  *(void **)&donated_of = dlsym(library, "faulty_donated");
  return !plant || !calls_of || !entry_at || !donated_of;
}

/* Loads, makes a client and a plan, and runs it twice; the status of the first failure. `different`: elements. */
static shlo_status whole(int *different, char *message, size_t size) {
  shlo_plugin *plugin = NULL;
  shlo_client *client = NULL;
  shlo_plan_options *options = NULL;
  shlo_plan *plan = NULL;
  shlo_error *error = NULL;
  shlo_module *module = parse(rows);
  shlo_tensor *inputs[2], *outputs[2] = {NULL, NULL};
  for (int k = 0; k < 2; ++k)
    inputs[k] = matrix(2, (const float[]){1, 2, 3, 4});
  ok(shlo_plan_options_create(&options, &error));
  *different = 0;
  shlo_status status = shlo_plugin_load(BYTES(SHLO_FAULTY), 0, &plugin, &error);
  if (!status)
    status = shlo_client_create(plugin, NULL, &client, &error);
  if (!status)
    status = shlo_plan_options_set_client(options, client, &error);
  if (!status)
    status = shlo_plan_create(module, options, &plan, &error);
  for (int k = 0; k < 2 && !status; ++k) {
    if (k) { /* the second time into memory of the caller */
      ok(shlo_tensor_create(SHLO_TYPE_F32, 2, (int64_t[]){2, 2}, &outputs[0], &error));
      ok(shlo_tensor_create(SHLO_TYPE_F32, 1, (int64_t[]){2}, &outputs[1], &error));
    }
    status = shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 2, outputs, NULL, &error);
    if (status)
      break;
    const float expected[] = {4, 16, 36, 64, 20, 100};
    for (int i = 0; i < 4; ++i)
      *different += ((const float *)shlo_tensor_data(outputs[0]))[i] != expected[i];
    for (int i = 0; i < 2; ++i)
      *different += ((const float *)shlo_tensor_data(outputs[1]))[i] != expected[4 + i];
    for (int i = 0; i < 2; ++i) {
      shlo_tensor_destroy(outputs[i]);
      outputs[i] = NULL;
    }
  }
  snprintf(message, size, "%s", shlo_error_message(error, NULL));
  shlo_error_destroy(error);
  shlo_plan_destroy(plan);
  shlo_plan_options_destroy(options);
  shlo_client_destroy(client);
  shlo_plugin_destroy(plugin);
  shlo_module_destroy(module);
  shlo_tensor_destroy(inputs[0]);
  shlo_tensor_destroy(inputs[1]);
  return status;
}

/* Each entry that is called, with each fault: a status that names the entry, or the right results where the entry need
 * not answer. */
static void test_faults(void **state) {
  (void)state;
  char message[512];
  int different, failed = 0, tried = 0;
  plant(FAULT_NONE, NULL, 1);
  assert_int_equal(whole(&different, message, sizeof message), SHLO_OK);
  assert_int_equal(different, 0);
  static char called[256][64];
  int count = 0;
  for (int i = 0; entry_at(i); ++i)
    if (calls_of(entry_at(i)) > 0)
      snprintf(called[count++], sizeof called[0], "%s", entry_at(i));
  assert_true(count >= 20);
  for (int i = 0; i < count; ++i)
    for (fault_kind fault = FAULT_ERROR; fault <= FAULT_SHORT; ++fault) {
      if (fault == FAULT_CORRUPTED || fault == FAULT_ENDLESS)
        continue;
      for (int call = 1; call <= 2; ++call) {
        plant(fault, called[i], call);
        const shlo_status status = whole(&different, message, sizeof message);
        ++tried;
        failed += status != SHLO_OK;
        if (status != SHLO_OK && (status != SHLO_DEVICE || !strstr(message, fault == FAULT_SHORT ? "" : called[i])))
          fail_msg("fault %d of %s: %s: %s", fault, called[i], shlo_status_name(status), message);
        if (status == SHLO_OK && different)
          fail_msg("fault %d of %s: %d elements differ", fault, called[i], different);
        if (status != SHLO_OK && fault == FAULT_ERROR && !strstr(message, "planted for the test"))
          fail_msg("%s: the plugin's words are missing: %s", called[i], message);
      }
    }
  print_message("%d faults in %d entries, %d were errors\n", tried, count, failed);
  assert_true(failed > 80);
  /* The twin: one wrong byte is noticed by the comparison, and nothing else is. */
  static const char *const givers[] = {"Buffer_ToHostBuffer", "Buffer_OpaqueDeviceMemoryDataPointer"};
  for (int i = 0; i < 2; ++i) {
    plant(FAULT_CORRUPTED, givers[i], 1);
    assert_int_equal(whole(&different, message, sizeof message), SHLO_OK);
    assert_int_equal(different, 2);
  }
  plant(FAULT_OUTPUTS, "Executable_NumOutputs", 1);
  assert_int_equal(whole(&different, message, sizeof message), SHLO_DEVICE);
  assert_non_null(strstr(message, "compiled 3 outputs, the program has 2"));
  plant(FAULT_NO_OUTPUT, "LoadedExecutable_Execute", 1);
  assert_int_equal(whole(&different, message, sizeof message), SHLO_DEVICE);
  assert_non_null(strstr(message, "gave no output 0"));
  plant(FAULT_OLD, NULL, 1);
  assert_int_equal(whole(&different, message, sizeof message), SHLO_DEVICE);
  assert_non_null(strstr(message, "version 0.40"));
  plant(FAULT_SIZELESS, NULL, 1);
  assert_int_equal(whole(&different, message, sizeof message), SHLO_DEVICE);
  assert_non_null(strstr(message, "has no size"));
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static int32_t cancels(void *cancellation) {
  shlo_cancellation_cancel(cancellation);
  return 0;
}

/* A device that never ends: the run ends in time, and what the device uses stays. */
static void test_endless(void **state) {
  (void)state;
  plant(FAULT_NONE, NULL, 1);
  shlo_client *client = client_of(SHLO_FAULTY);
  shlo_plan *plan = plan_on(client, rows);
  assert_int_equal(run_rows(plan, 3, NULL, SHLO_OK), 0);
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_max_milliseconds(options, 100, &error));
  plant(FAULT_ENDLESS, "Event_IsReady", 1);
  const double begin = seconds();
  run_rows(plan, 3, options, SHLO_LIMIT);
  assert_true(seconds() - begin < 2);
  ok(shlo_run_options_set_max_milliseconds(options, 0, &error));
  shlo_run_options_destroy(options);

  ok(shlo_run_options_create(&options, &error));
  shlo_cancellation *cancellation = NULL;
  ok(shlo_cancellation_create(&cancellation, &error));
  ok(shlo_run_options_set_cancellation(options, cancellation, &error));
  ok(shlo_run_options_set_poll(options, cancels, cancellation, 50, &error)); /* while the run waits */
  run_rows(plan, 3, options, SHLO_CANCELLED);
  assert_true(shlo_cancellation_is_cancelled(cancellation));
  shlo_run_options_destroy(options);
  shlo_cancellation_destroy(cancellation);
  /* It ends at last. */
  plant(FAULT_NONE, NULL, 1);
  assert_int_equal(run_rows(plan, 3, NULL, SHLO_OK), 0);
  shlo_plan_destroy(plan);
  shlo_client_destroy(client);
}

/* A run that is cancelled or late before it begins gives the plugin nothing, of a plan that is compiled and of one that
 * would be. The twin is the same run without the cancellation. */
static void test_stopped_before(void **state) {
  (void)state;
  static const char *const given[] = {"Client_Compile", "Client_BufferFromHostBuffer", "LoadedExecutable_Execute"};
  plant(FAULT_NONE, NULL, 1);
  shlo_client *client = client_of(SHLO_FAULTY);
  shlo_plan *plan = plan_on(client, rows), *add = plan_on(client, add_program);
  assert_int_equal(run_rows(plan, 3, NULL, SHLO_OK), 0);
  const float a[4] = {1, 2, 3, 4}, b[4] = {10, 20, 30, 40};
  float sum[4];
  for (int twin = 0; twin < 2; ++twin) {
    shlo_run_options *options = NULL;
    shlo_cancellation *cancellation = NULL;
    ok(shlo_run_options_create(&options, &error));
    ok(shlo_cancellation_create(&cancellation, &error));
    ok(shlo_run_options_set_cancellation(options, cancellation, &error));
    if (!twin)
      shlo_cancellation_cancel(cancellation);
    plant(FAULT_NONE, NULL, 1); /* counts from here */
    for (int64_t count = 3; count < 5; ++count)
      for (int again = 0; again < 20; ++again)
        assert_int_equal(run_rows(plan, count, options, twin ? SHLO_OK : SHLO_CANCELLED), 0);
    const shlo_status status =
        shlo_plan_run_raw(add, 2, (const void *const[]){a, b}, 1, (void *const[]){sum}, options, NULL);
    assert_int_equal(status, twin ? SHLO_OK : SHLO_CANCELLED);
    assert_int_equal(calls_of(given[0]), twin);
    assert_int_equal(calls_of(given[1]), twin ? 2 * 41 : 0);
    assert_int_equal(calls_of(given[2]), twin ? 41 : 0);
    shlo_run_options_destroy(options);
    shlo_cancellation_destroy(cancellation);
  }
  shlo_plan_destroy(add);
  shlo_plan_destroy(plan);
  shlo_client_destroy(client);
}

/* An entry that blocks until the time is up: the run is not reported as done in time, and keeps no memory. The twin has
 * time enough. */
static void test_late(void **state) {
  (void)state;
  static const char *const entries[] = {"Client_BufferFromHostBuffer", "LoadedExecutable_Execute",
                                        "Buffer_ToHostBuffer"};
  plant(FAULT_NONE, NULL, 1);
  shlo_client *client = client_of(SHLO_FAULTY);
  shlo_plan *plan = plan_on(client, add_program);
  const float a[4] = {1, 2, 3, 4}, b[4] = {10, 20, 30, 40};
  float sum[4];
  for (size_t i = 0; i < sizeof entries / sizeof *entries; ++i)
    for (int twin = 0; twin < 2; ++twin) {
      shlo_run_options *options = NULL;
      ok(shlo_run_options_create(&options, &error));
      ok(shlo_run_options_set_max_milliseconds(options, twin ? 60000 : 50, &error));
      plant(FAULT_SLOW, entries[i], 1);
      const double begin = seconds();
      const shlo_status status =
          shlo_plan_run_raw(plan, 2, (const void *const[]){a, b}, 1, (void *const[]){sum}, options, NULL);
      assert_true(seconds() - begin > 0.19); /* the call is waited for */
      assert_int_equal(status, twin ? SHLO_OK : SHLO_LIMIT);
      assert_true(calls_of("Buffer_Destroy") >= calls_of("Client_BufferFromHostBuffer"));
      shlo_run_options_destroy(options);
    }
  plant(FAULT_NONE, NULL, 1);
  shlo_plan_destroy(plan);
  shlo_client_destroy(client);
}

/* The project's plugin computes within Execute, or, with its option asynchronous, later: then a run ends at its limits
 * while the device goes on. The twin has time enough. */
static void test_asynchronous(void **state) {
  (void)state;
  static const char program[] = "func.func @main(%n: tensor<i32>, %x: tensor<64x64xf32>) -> tensor<64x64xf32> {\n"
                                "  %r:2 = stablehlo.while(%i = %n, %a = %x) : tensor<i32>, tensor<64x64xf32>\n"
                                "  cond {\n"
                                "    %zero = stablehlo.constant dense<0> : tensor<i32>\n"
                                "    %c = stablehlo.compare GT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                                "    stablehlo.return %c : tensor<i1>\n"
                                "  } do {\n"
                                "    %one = stablehlo.constant dense<1> : tensor<i32>\n"
                                "    %j = stablehlo.subtract %i, %one : tensor<i32>\n"
                                "    %b = stablehlo.sine %a : tensor<64x64xf32>\n"
                                "    stablehlo.return %j, %b : tensor<i32>, tensor<64x64xf32>\n"
                                "  }\n"
                                "  return %r#1 : tensor<64x64xf32>\n"
                                "}\n";
  static float x[64 * 64], y[64 * 64];
  shlo_plugin *plugin = load(SHLO_PLUGIN);
  shlo_client_options *given = NULL;
  shlo_client *client = NULL;
  ok(shlo_client_options_create(&given, &error));
  ok(shlo_client_options_set_flag(given, BYTES("asynchronous"), 1, &error));
  ok(shlo_client_create(plugin, given, &client, &error));
  shlo_client_options_destroy(given);
  shlo_plugin_destroy(plugin);
  shlo_plan *plan = plan_on(client, program);
  int32_t steps = 1000;
  const void *const inputs[] = {&steps, x};
  double begin, best = 1e9;
  void *const outputs[] = {y};
  for (int k = 0; k < 5; ++k) { /* the first one is slower, and other work may be */
    begin = seconds();
    ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
    best = seconds() - begin < best ? seconds() - begin : best;
  }
  steps = (int32_t)(1000 * 0.8 / best);  /* for 0.8 seconds */
  for (int twin = 0; twin < 3; ++twin) { /* a limit, a cancellation, neither */
    shlo_run_options *options = NULL;
    shlo_cancellation *cancellation = NULL;
    ok(shlo_run_options_create(&options, &error));
    ok(shlo_cancellation_create(&cancellation, &error));
    ok(shlo_run_options_set_max_milliseconds(options, twin == 0 ? 30 : 60000, &error));
    ok(shlo_run_options_set_cancellation(options, cancellation, &error));
    if (twin == 1)
      ok(shlo_run_options_set_poll(options, cancels, cancellation, 50, &error));
    begin = seconds();
    const shlo_status status = shlo_plan_run_raw(plan, 2, inputs, 1, outputs, options, NULL);
    const double took = seconds() - begin;
    static const shlo_status expected[] = {SHLO_LIMIT, SHLO_CANCELLED, SHLO_OK};
    assert_int_equal(status, expected[twin]);
    if (twin == 2 ? took < 0.5 : took > 0.5)
      fail_msg("run %d took %.3f s", twin, took);
    shlo_run_options_destroy(options);
    shlo_cancellation_destroy(cancellation);
  }
  shlo_plan_destroy(plan);
  shlo_client_destroy(client);
}

static const char sums[] = "func.func @main(%x: tensor<2x2xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<2x2xf32>) "
                           "-> tensor<2x2xf32> {\n"
                           "  %0 = stablehlo.add %x, %y : tensor<2x2xf32>\n"
                           "  return %0 : tensor<2x2xf32>\n"
                           "}\n";

/* In memory of the caller there is nothing that could stay on a device or be donated: a plan of the CPU refuses the
 * first, and no plan looks at the second. */
static void test_run_raw_options(void **state) {
  (void)state;
  static const char scaled[] =
      "module attributes {onnx.ir_version = 4 : i64, onnx.opset_import = {ai.onnx = 8 : i64}} {\n"
      "func.func @main_graph(%x: tensor<2xf32> {onnx.name = \"x\"}, %w: tensor<2xf32> {onnx.name = \"w\", onnx.default "
      "= dense<[10.0, 20.0]> : tensor<2xf32>}) -> (tensor<2xf32> {onnx.name = \"y\"}) {\n"
      "  %0 = \"onnx.Mul\"(%x, %w) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>\n"
      "  onnx.Return %0 : tensor<2xf32>\n"
      "}\n}\n";
  plant(FAULT_NONE, NULL, 1);
  shlo_client *client = client_of(SHLO_FAULTY);
  shlo_module *modules[] = {parse(sums), parse(scaled)};
  shlo_plan *plans[3] = {NULL};
  ok(shlo_plan_create(modules[0], NULL, &plans[0], &error));
  ok(shlo_plan_create(modules[1], NULL, &plans[1], &error)); /* an input has a default */
  plans[2] = plan_on(client, sums);
  shlo_run_options *options[2] = {NULL, NULL};
  for (int k = 0; k < 2; ++k)
    ok(shlo_run_options_create(&options[k], &error));
  ok(shlo_run_options_set_results_on_device(options[0], 1, &error));
  ok(shlo_run_options_donate(options[1], 0, &error));
  ok(shlo_run_options_donate(options[1], 7, &error));
  const float x[4] = {1, 2, 3, 4}, y[4] = {10, 20, 30, 40};
  for (int k = 0; k < 3; ++k) {
    float out[4] = {0};
    void *const outputs[] = {out};
    const void *const inputs[] = {x, k == 1 ? NULL : y};
    if (k < 2)
      fails(SHLO_INVALID_ARGUMENT, "the plan runs on the CPU",
            shlo_plan_run_raw(plans[k], 2, inputs, 1, outputs, options[0], &error));
    else
      ok(shlo_plan_run_raw(plans[k], 2, inputs, 1, outputs, options[0], &error));
    assert_float_equal(out[0], k < 2 ? 0 : 11, 0);
    ok(shlo_plan_run_raw(plans[k], 2, inputs, 1, outputs, options[1], &error));
    assert_float_equal(out[1], k == 1 ? 40 : 22, 0);
    assert_float_equal(x[1], 2, 0);
    if (k == 2)
      assert_int_equal(donated_of(), 0);
    /* The twin: tensors can be donated, and then there must be such an input. */
    shlo_tensor *tensors[2] = {matrix(2, x), matrix(2, y)}, *made = NULL;
    if (k != 1)
      fails(SHLO_INVALID_ARGUMENT, "input 7 is donated",
            shlo_plan_run(plans[k], 2, (const shlo_tensor *const *)tensors, 1, &made, options[1], &error));
    assert_int_equal(shlo_tensor_size(tensors[0]), 16);
    shlo_tensor_destroy(tensors[0]);
    shlo_tensor_destroy(tensors[1]);
  }
  for (int k = 0; k < 3; ++k)
    shlo_plan_destroy(plans[k]);
  for (int k = 0; k < 2; ++k) {
    shlo_run_options_destroy(options[k]);
    shlo_module_destroy(modules[k]);
  }
  shlo_client_destroy(client);
}

/* The device gets the memory of a donated tensor, unless somebody else reads it: another input, or another plan. */
static void test_donated_once(void **state) {
  (void)state;
  plant(FAULT_NONE, NULL, 1);
  shlo_client *client = client_of(SHLO_FAULTY);
  shlo_plan *plan = plan_on(client, sums);
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_donate(options, 0, &error));
  shlo_tensor *host = matrix(2, (const float[]){1, 2, -3, 0});
  for (int isTwice = 0; isTwice < 2; ++isTwice) {
    shlo_tensor *x = NULL, *y = NULL, *sum = NULL;
    ok(shlo_tensor_to_device(host, client, 0, &x, &error));
    ok(shlo_tensor_to_device(host, client, 0, &y, &error));
    const shlo_tensor *inputs[] = {x, isTwice ? x : y};
    ok(shlo_plan_run(plan, 2, inputs, 1, &sum, options, &error));
    assert_int_equal(donated_of(), isTwice ? 0 : 1);
    assert_memory_equal(shlo_tensor_data(sum), ((const float[]){2, 4, -6, 0}), 16);
    assert_int_equal(shlo_tensor_size(x), 0); /* consumed in any case */
    shlo_tensor_destroy(sum);
    shlo_tensor_destroy(x);
    shlo_tensor_destroy(y);
  }
  shlo_tensor_destroy(host);
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
  shlo_client_destroy(client);
}

/* Where the device's memory is that of the host, a new result is not copied: the tensor keeps it, whatever else has
 * gone. The twin writes into memory of the caller. */
static void test_lent_results(void **state) {
  (void)state;
  plant(FAULT_NONE, NULL, 1);
  shlo_client *client = client_of(SHLO_FAULTY);
  shlo_plan *plan = plan_on(client, sums);
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_max_milliseconds(options, 60000, &error));
  shlo_tensor *x = matrix(2, (const float[]){1, 2, -3, 0}), *results[3] = {NULL, NULL, matrix(2, (const float[4]){0})};
  for (int k = 0; k < 3; ++k) {
    const int before = calls_of("Buffer_ToHostBuffer");
    ok(shlo_plan_run(plan, 2, (const shlo_tensor *const[]){x, x}, 1, &results[k], k == 1 ? options : NULL, &error));
    assert_int_equal(calls_of("Buffer_ToHostBuffer") - before, k == 2 ? 1 : 0);
  }
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
  shlo_client_destroy(client);
  shlo_tensor_destroy(x);
  assert_int_equal(calls_of("Client_Destroy"), 0); /* the results keep it */
  for (int k = 0; k < 3; ++k) {
    assert_int_equal(shlo_tensor_device(results[k]), -1);
    float *sum = shlo_tensor_mutable_data(results[k]);
    assert_memory_equal(sum, ((const float[]){2, 4, -6, 0}), 16);
    sum[3] = 7; /* it is the caller's */
    assert_float_equal(((const float *)shlo_tensor_data(results[k]))[3], 7, 0);
  }
  assert_float_equal(((const float *)shlo_tensor_data(results[0]))[0], 2, 0);
  for (int k = 0; k < 3; ++k)
    shlo_tensor_destroy(results[k]);
  assert_int_equal(calls_of("Client_Destroy"), 1);
  assert_int_equal(calls_of("Buffer_DecreaseExternalReferenceCount"), 2);
}

/* --- Models of ONNX ------------------------------------------------------------------------------------------------
 */

#define MODEL(SIGNATURE, BODY)                                                                                         \
  "module attributes {onnx.ir_version = 10 : i64, onnx.opset_import = {ai.onnx = 21 : i64}} {\n"                       \
  "func.func @main_graph" SIGNATURE " {\n" BODY "}\n}\n"

/* Rows of any number are scaled, and take the shape that the value of an input says. Two inputs have defaults. */
static const char reshaped[] =
    MODEL("(%w: tensor<2xf32> {onnx.name = \"w\", onnx.default = dense<[10.0, 20.0]> : tensor<2xf32>}, "
          "%x: tensor<?x2xf32> {onnx.name = \"x\"}, "
          "%s: tensor<2xi64> {onnx.name = \"s\", onnx.default = dense<[1, -1]> : tensor<2xi64>}) -> "
          "(tensor<?x2xf32> {onnx.name = \"y\"}, tensor<?x?xf32> {onnx.name = \"z\"})",
          "  %0 = \"onnx.Mul\"(%x, %w) : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>\n"
          "  %1 = \"onnx.Reshape\"(%0, %s) : (tensor<?x2xf32>, tensor<2xi64>) -> tensor<?x?xf32>\n"
          "  onnx.Return %0, %1 : tensor<?x2xf32>, tensor<?x?xf32>\n");

/* Runs it on `count` rows 1 2, 3 4, ... with inputs of the host or of the device; the number of elements that differ
 * from those computed here. */
static int run_reshaped(const shlo_plan *plan, const shlo_client *client, int64_t count, bool has_w, bool has_s) {
  float *x = malloc(sizeof(float) * 2 * (size_t)count);
  for (int64_t i = 0; i < 2 * count; ++i)
    x[i] = (float)(i + 1);
  const float w[] = {-1, 0.5f}, by_default[] = {10, 20};
  const int64_t s[] = {2 * count, 1};
  shlo_tensor *inputs[3] = {NULL, matrix(count, x), NULL}, *outputs[2] = {NULL, NULL};
  if (has_w)
    ok(shlo_tensor_copy(SHLO_TYPE_F32, 1, (int64_t[]){2}, w, sizeof w, NULL, &inputs[0], &error));
  if (has_s)
    ok(shlo_tensor_copy(SHLO_TYPE_I64, 1, (int64_t[]){2}, s, sizeof s, NULL, &inputs[2], &error));
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_results_on_device(options, client != NULL, &error));
  for (int i = 0; client && i < 3; ++i)
    if (inputs[i]) {
      shlo_tensor *there = NULL;
      ok(shlo_tensor_to_device(inputs[i], client, 0, &there, &error));
      shlo_tensor_destroy(inputs[i]);
      inputs[i] = there;
    }
  ok(shlo_plan_run(plan, 3, (const shlo_tensor *const *)inputs, 2, outputs, options, &error));
  int different = 0;
  for (int k = 0; k < 2; ++k) {
    if (client) {
      shlo_tensor *here = NULL;
      assert_int_equal(shlo_tensor_device(outputs[k]), 0);
      ok(shlo_tensor_to_host(outputs[k], &here, &error));
      shlo_tensor_destroy(outputs[k]);
      outputs[k] = here;
    }
    const float *found = shlo_tensor_data(outputs[k]);
    for (int64_t i = 0; i < 2 * count; ++i)
      different += found[i] != x[i] * (has_w ? w : by_default)[i % 2];
  }
  different += shlo_tensor_shape(outputs[0])[0] != count || shlo_tensor_shape(outputs[0])[1] != 2;
  different += shlo_tensor_shape(outputs[1])[0] != (has_s ? 2 * count : 1);
  different += shlo_tensor_shape(outputs[1])[1] != (has_s ? 1 : 2 * count);
  for (int i = 0; i < 3; ++i)
    shlo_tensor_destroy(inputs[i]);
  for (int k = 0; k < 2; ++k)
    shlo_tensor_destroy(outputs[k]);
  shlo_run_options_destroy(options);
  free(x);
  return different;
}

static void test_onnx(void **state) {
  (void)state;
  plant(FAULT_NONE, NULL, 1);
  shlo_client *client = client_of(SHLO_FAULTY);
  shlo_plan *plan = plan_on(client, reshaped);
  assert_int_equal(shlo_plan_input_count(plan), 3);
  const int defaults[] = {1, 0, 1}, deciding[] = {0, 0, 1};
  for (size_t i = 0; i < 3; ++i) {
    assert_int_equal(shlo_plan_input_has_default(plan, i), defaults[i]);
    assert_int_equal(shlo_plan_input_decides_shape(plan, i), deciding[i]);
  }
  assert_int_equal(shlo_plan_find_input(plan, BYTES("s")), 2);
  assert_int_equal(shlo_plan_find_output(plan, BYTES("z")), 1);
  assert_int_equal(shlo_plan_input_shape(plan, 1)[0], SHLO_DYNAMIC);
  for (int round = 0; round < 16; ++round)
    for (int64_t count = 1; count < 4; count += 2)
      assert_int_equal(run_reshaped(plan, round & 1 ? client : NULL, count, round & 2, round & 4), 0);
  /* The twin: one wrong byte of each output is noticed. */
  plant(FAULT_CORRUPTED, "Buffer_OpaqueDeviceMemoryDataPointer", 1);
  assert_int_equal(run_reshaped(plan, NULL, 3, true, false), 2);
  plant(FAULT_NONE, NULL, 1);
  const shlo_tensor *missing[] = {NULL, NULL, NULL};
  shlo_tensor *none[2] = {NULL, NULL};
  fails(SHLO_INVALID_ARGUMENT, "inputs[1] is NULL", shlo_plan_run(plan, 3, missing, 2, none, NULL, &error));
  shlo_plan_destroy(plan);

  /* A static one runs on memory of the caller. */
  plan = plan_on(client,
                 MODEL("(%x: tensor<2xf32> {onnx.name = \"x\"}, %w: tensor<2xf32> {onnx.name = \"w\", onnx.default "
                       "= dense<[10.0, 20.0]> : tensor<2xf32>}) -> (tensor<2xf32> {onnx.name = \"y\"})",
                       "  %0 = \"onnx.Mul\"(%x, %w) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>\n"
                       "  onnx.Return %0 : tensor<2xf32>\n"));
  const float x[] = {1, 2}, w[] = {3, 5}, expected[2][2] = {{10, 40}, {3, 10}};
  for (int given = 0; given < 2; ++given) {
    float y[2] = {0, 0};
    ok(shlo_plan_run_raw(plan, 2, (const void *const[]){x, given ? w : NULL}, 1, (void *const[]){y}, NULL, &error));
    assert_memory_equal(y, expected[given], sizeof y);
    assert_memory_not_equal(y, expected[!given], sizeof y);
  }
  shlo_plan_destroy(plan);

  /* What has no lowering says so, and a model runs in one process. */
  shlo_module *module = parse(MODEL("(%x: tensor<2xf32>) -> (tensor<2xf32>)",
                                    "  %0 = \"onnx.RandomUniformLike\"(%x) : (tensor<2xf32>) -> tensor<2xf32>\n"
                                    "  onnx.Return %0 : tensor<2xf32>\n"));
  shlo_plan_options *options = on(client);
  fails(SHLO_UNSUPPORTED, "RandomUniformLike of opset", shlo_plan_create(module, options, &plan, &error));
  shlo_module_destroy(module);
  module = parse(reshaped);
  ok(shlo_plan_options_set_function(options, BYTES("other"), &error));
  fails(SHLO_NOT_FOUND, "main_graph, not other", shlo_plan_create(module, options, &plan, &error));
  shlo_plan_options_destroy(options);
  shlo_module_destroy(module);
  shlo_client_destroy(client);
}

/* --- Threads ------------------------------------------------------------------------------------------------------ */

static size_t calls = 200; /* of each thread */

struct Work {
  const shlo_client *client;
  const shlo_plan *plan;
  int different, number;
};

/* A tensor that goes to the device, is run there, and comes back. */
static int run_on_device(struct Work *mine) {
  static const float elements[4] = {1, 2, 3, 4};
  shlo_tensor *host = NULL, *device = NULL, *outputs[2] = {NULL, NULL}, *squares = NULL;
  shlo_run_options *options = NULL;
  ok(shlo_tensor_copy(SHLO_TYPE_F32, 2, (int64_t[]){2, 2}, elements, sizeof elements, NULL, &host, &error));
  ok(shlo_tensor_to_device(host, mine->client, 0, &device, &error));
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_results_on_device(options, 1, &error));
  ok(shlo_plan_run(mine->plan, 2, (const shlo_tensor *const[]){device, device}, 2, outputs, options, &error));
  ok(shlo_tensor_to_host(outputs[0], &squares, &error));
  const float *data = shlo_tensor_data(squares);
  const int different = data[0] != 4 || data[1] != 16 || data[2] != 36 || data[3] != 64;
  shlo_run_options_destroy(options);
  shlo_tensor_destroy(host);
  shlo_tensor_destroy(device);
  for (int i = 0; i < 2; ++i)
    shlo_tensor_destroy(outputs[i]);
  shlo_tensor_destroy(squares);
  return different;
}

static int run_new_plan(struct Work *mine) {
  shlo_module *module = NULL;
  shlo_plan_options *options = NULL;
  shlo_plan *plan = NULL;
  ok(shlo_module_parse(rows, sizeof rows - 1, NULL, &module, &error));
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_client(options, mine->client, &error));
  ok(shlo_plan_create(module, options, &plan, &error));
  const int different = run_rows(plan, 3, NULL, SHLO_OK);
  shlo_plan_options_destroy(options);
  shlo_module_destroy(module);
  shlo_plan_destroy(plan);
  return different;
}

static void *run_many(void *work) {
  struct Work *mine = work;
  for (size_t i = 0; i < calls; ++i) {
    const size_t way = (i + (size_t)mine->number) % 16;
    mine->different += way == 0       ? run_new_plan(mine)
                       : way % 4 == 1 ? run_on_device(mine)
                                      : run_rows(mine->plan, 1 + (int64_t)(i % 7), NULL, SHLO_OK);
  }
  return NULL;
}

static void test_threads(void **state) {
  (void)state;
  enum { count = 8 };
  shlo_client *client = client_of(SHLO_PLUGIN);
  shlo_plan *plan = plan_on(client, rows);
  pthread_t threads[count];
  struct Work parts[count];
  for (int i = 0; i < count; ++i) {
    parts[i] = (struct Work){client, plan, 0, i};
    assert_int_equal(pthread_create(&threads[i], NULL, run_many, &parts[i]), 0);
  }
  for (int i = 0; i < count; ++i) {
    pthread_join(threads[i], NULL);
    assert_int_equal(parts[i].different, 0);
  }
  shlo_plan_destroy(plan);
  shlo_client_destroy(client);
}

int main(int words, char **word) {
  if (words > 1) {
    calls = strtoull(word[1], NULL, 10);
    const struct CMUnitTest one[] = {cmocka_unit_test(test_threads)};
    return cmocka_run_group_tests(one, set_up, NULL);
  }
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_facts),
      cmocka_unit_test(test_not_plugins),
      cmocka_unit_test(test_runs),
      cmocka_unit_test(test_model),
      cmocka_unit_test(test_grid),
      cmocka_unit_test(test_refused),
      cmocka_unit_test(test_device_tensors),
      cmocka_unit_test(test_observed),
      cmocka_unit_test(test_threads),
      cmocka_unit_test(test_faults),
      cmocka_unit_test(test_endless),
      cmocka_unit_test(test_stopped_before),
      cmocka_unit_test(test_late),
      cmocka_unit_test(test_asynchronous),
      cmocka_unit_test(test_grid_on_devices),
      cmocka_unit_test(test_run_raw_options),
      cmocka_unit_test(test_donated_once),
      cmocka_unit_test(test_onnx),
      cmocka_unit_test(test_lent_results),
  };
  return cmocka_run_group_tests(tests, set_up, NULL);
}
