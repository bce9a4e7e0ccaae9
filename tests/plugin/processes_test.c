/* A client of several processes, of which one is here: the store has what the other one would put there.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "pjrt.h"

/* What the store has for process 1, and what process 0 has put into it. */
static struct {
  char devices[80], values[400], put[400];
  size_t values_size, put_size;
  int gets, puts, timeout;
  PJRT_Error_Code failure; /* of each get of values */
} store;

static const float mine[3] = {1, 2, 3}, theirs[3] = {10, 20, 30}, sums[3] = {11, 22, 33};

static void delete_value(char *value) { free(value); }

static PJRT_Error *get_value(PJRT_KeyValueGetCallback_Args *args) {
  assert_ptr_equal(args->user_arg, &store);
  assert_int_equal(args->struct_size, PJRT_KeyValueGetCallback_Args_STRUCT_SIZE);
  const int is_devices = args->key_size == 14 && !memcmp(args->key, "shlo/devices/1", 14);
  const char *value = is_devices ? store.devices : store.values;
  const size_t size = is_devices ? strlen(store.devices) : store.values_size;
  ++store.gets;
  store.timeout = args->timeout_in_ms;
  assert_memory_equal(args->key + args->key_size - 2, "/1", 2);
  if (!is_devices && store.failure)
    return (*args->callback_error)(store.failure, "nobody came", 11);
  args->value = malloc(size + 1);
  memcpy(args->value, value, size);
  args->value_size = size;
  args->value_deleter_callback = delete_value;
  return NULL;
}
static PJRT_Error *put_value(PJRT_KeyValuePutCallback_Args *args) {
  assert_ptr_equal(args->user_arg, &store);
  assert_true(args->value_size <= sizeof store.put);
  memcpy(store.put, args->value, args->value_size);
  store.put_size = args->value_size;
  ++store.puts;
  return NULL;
}
static PJRT_Error *refuse_value(PJRT_KeyValuePutCallback_Args *args) {
  return (*args->callback_error)(PJRT_Error_Code_PERMISSION_DENIED, "read only", 9);
}

static void set_devices(const char *text) {
  PJRT_Client *alone = make_client(1);
  ARGS(Client_PlatformVersion, version, .client = alone);
  GOOD(Client_PlatformVersion, version);
  snprintf(store.devices, sizeof store.devices, "0\n%s%.*s", text, (int)version.platform_version_size,
           version.platform_version);
  destroy_client(alone);
}
static void set_values(const char *head, const void *bytes, size_t size) {
  memcpy(store.values, head, strlen(head));
  memcpy(store.values + strlen(head), bytes, size);
  store.values_size = strlen(head) + size;
}

static PJRT_Error *try_create(int64_t process, int64_t count, PJRT_KeyValuePutCallback put, PJRT_Client **client) {
  PJRT_NamedValue options[] = {number_option("node_id", process), number_option("num_nodes", count),
                               number_option("process_timeout", 2500), text_option("device_count", "1")};
  ARGS(Client_Create, args, .create_options = options, .num_options = 4, .kv_get_callback = put ? get_value : NULL,
       .kv_get_user_arg = &store, .kv_put_callback = put, .kv_put_user_arg = &store);
  PJRT_Error *error = api->PJRT_Client_Create(&args);
  *client = error ? NULL : args.client;
  return error;
}

static PJRT_Client *create(void) {
  memset(&store, 0, sizeof store);
  set_devices("1 devices, ");
  PJRT_Client *client = NULL;
  expect_good(try_create(0, 2, put_value, &client), "Client_Create");
  return client;
}

static const char text[] =
    "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {\n"
    "  %0 = \"stablehlo.all_reduce\"(%x) ({\n"
    "  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
    "    %s = stablehlo.add %a, %b : tensor<f32>\n"
    "    stablehlo.return %s : tensor<f32>\n"
    "  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<3xf32>) -> tensor<3xf32>\n"
    "  return %0 : tensor<3xf32>\n"
    "}\n";

static PJRT_LoadedExecutable *compile_for_two(PJRT_Client *client) {
  PJRT_LoadedExecutable *executable = NULL;
  expect_good(try_compile(client, text, strlen(text), "\x1a\x04\x20\x02\x28\x01", 6, &executable), text);
  return executable;
}

static void devices_of_all_are_listed(void **state) {
  (void)state;
  PJRT_Client *client = create();
  assert_int_equal(store.puts, 1);
  assert_memory_equal(store.put, "0\n1 devices, stablehlo-c ", 25);
  assert_in_range(store.timeout, 1, 2500);
  ARGS(Client_Devices, all, .client = client);
  GOOD(Client_Devices, all);
  ARGS(Client_AddressableDevices, here, .client = client);
  GOOD(Client_AddressableDevices, here);
  assert_int_equal(all.num_devices, 2);
  assert_int_equal(here.num_addressable_devices, 1);
  assert_ptr_equal(here.addressable_devices[0], all.devices[0]);
  for (int i = 0; i < 2; ++i) {
    ARGS(Device_GetDescription, description, .device = all.devices[i]);
    GOOD(Device_GetDescription, description);
    ARGS(DeviceDescription_ProcessIndex, process, .device_description = description.device_description);
    GOOD(DeviceDescription_ProcessIndex, process);
    assert_int_equal(process.process_index, i);
    ARGS(DeviceDescription_Id, id, .device_description = description.device_description);
    GOOD(DeviceDescription_Id, id);
    assert_int_equal(id.id, i);
    ARGS(Device_IsAddressable, is_here, .device = all.devices[i]);
    GOOD(Device_IsAddressable, is_here);
    assert_int_equal(is_here.is_addressable, i == 0);
    ARGS(Device_LocalHardwareId, local, .device = all.devices[i]);
    GOOD(Device_LocalHardwareId, local);
    assert_int_equal(local.local_hardware_id, 0);
    ARGS(Device_AddressableMemories, memories, .device = all.devices[i]);
    GOOD(Device_AddressableMemories, memories);
    assert_int_equal(memories.num_memories, i == 0);
  }
  ARGS(Device_DefaultMemory, none, .device = all.devices[1]);
  BAD(Device_DefaultMemory, none, 3, "is a device of process 1");
  ARGS(Client_ProcessIndex, index, .client = client);
  GOOD(Client_ProcessIndex, index);
  assert_int_equal(index.process_index, 0);
  int assignment[2] = {7, 7};
  ARGS(Client_DefaultDeviceAssignment, usual, .client = client, .num_replicas = 2, .num_partitions = 1,
       .default_assignment_size = 2, .default_assignment = assignment);
  GOOD(Client_DefaultDeviceAssignment, usual);
  assert_true(assignment[0] == 0 && assignment[1] == 1);
  ARGS(Client_LookupAddressableDevice, lookup, .client = client, .local_hardware_id = 1);
  BAD(Client_LookupAddressableDevice, lookup, 3, "the process has devices 0 to 0");
  const int64_t three = 3;
  ARGS(Client_BufferFromHostBuffer, buffer, .client = client, .data = mine, .type = PJRT_Buffer_Type_F32,
       .dims = &three, .num_dims = 1, .device = all.devices[1]);
  BAD(Client_BufferFromHostBuffer, buffer, 3, "is a device of process 1");
  PJRT_ProcessInfo gone = {
      .struct_size = PJRT_ProcessInfo_STRUCT_SIZE, .task_id = 1, .state = PJRT_ProcessState_kError};
  ARGS(Client_UpdateGlobalProcessInfo, infos, .client = client, .process_infos = &gone, .num_process_infos = 1);
  GOOD(Client_UpdateGlobalProcessInfo, infos);
  destroy_client(client);
}

static void values_are_exchanged(void **state) {
  (void)state;
  PJRT_Client *client = create();
  PJRT_LoadedExecutable *executable = compile_for_two(client);
  ARGS(LoadedExecutable_AddressableDevices, here, .executable = executable);
  GOOD(LoadedExecutable_AddressableDevices, here);
  assert_int_equal(here.num_addressable_devices, 1);
  PJRT_Buffer *argument = floats(client, mine, 3), *output = NULL;
  for (int run = 1; run <= 3; ++run) {
    set_values("0\n", theirs, sizeof theirs);
    if (run == 3) /* the twin */
      store.values[5] ^= 1;
    output = execute(executable, &argument, 1);
    assert_int_equal(store.puts, 1 + run);
    assert_int_equal(store.put_size, 2 + sizeof mine);
    assert_memory_equal(store.put + 2, mine, sizeof mine);
    assert_int_equal(holds(output, sums, sizeof sums), run < 3);
    destroy_buffer(output);
  }
  /* What no process has put there. */
  static const char *const wrong[] = {
      "", "0", "abc\n", "-1\n", "99999999999999999999\n", "\n", "0x1\n", "1\n", "18446744073709551615\n"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    set_values(wrong[i], theirs, sizeof theirs);
    expect_error(try_execute(executable, &argument, 1, &output, NULL, 0), 15, "is not what a process has put there");
  }
  set_values("0\n", theirs, sizeof theirs - 1);
  expect_error(try_execute(executable, &argument, 1, &output, NULL, 0), 15, "process 1 gave fewer bytes");
  set_values("0\n", store.put, sizeof theirs + 1);
  expect_error(try_execute(executable, &argument, 1, &output, NULL, 0), 15, "process 1 gave more bytes");
  store.failure = PJRT_Error_Code_DEADLINE_EXCEEDED;
  expect_error(try_execute(executable, &argument, 1, &output, NULL, 0), 4, "process 1 of 2 has not come to shlo/");
  assert_false(is_deleted(argument));
  /* Programs of one device need nobody. */
  static const char same[] = "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {\n"
                             "  return %x : tensor<3xf32>\n}\n";
  PJRT_LoadedExecutable *own = compile(client, same);
  output = execute(own, &argument, 1);
  assert_true(holds(output, mine, sizeof mine));
  destroy_buffer(output);
  destroy_executable(own);
  /* For the device of the other process alone: device 1, in the assignment. */
  static const char on_device_1[] = "\x1a\x0f\x20\x01\x28\x01\x4a\x09\x08\x01\x10\x01\x1a\x03\x0a\x01\x01";
  expect_error(try_compile(client, same, strlen(same), on_device_1, 17, &own), 3, "is for devices of other processes");
  destroy_buffer(argument);
  destroy_executable(executable);
  destroy_client(client);
}

/* Values of more than 2^20 bytes: "shlo/KEY/RUN/PROCESS" has the first ones, "shlo/KEY/RUN/PROCESS/1" the others. */
enum { LARGE = 300000, PIECE = 1 << 20 };
static struct {
  float own[LARGE], theirs[LARGE];
  char put[sizeof(float) * LARGE];
  int puts;
} large;

static int slashes(const char *key, size_t size) {
  int count = 0;
  for (size_t i = 0; i < size; ++i)
    count += key[i] == '/';
  return count;
}
static PJRT_Error *get_large(PJRT_KeyValueGetCallback_Args *args) {
  const int count = slashes(args->key, args->key_size);
  if (count == 2) /* shlo/devices/1 */
    return get_value(args);
  const char *from = (const char *)large.theirs + (count == 4 ? PIECE : 0);
  const size_t size = count == 4 ? sizeof large.theirs - PIECE : PIECE, head = count == 4 ? 0 : 2;
  args->value = malloc(head + size);
  memcpy(args->value, "1\n", head);
  memcpy(args->value + head, from, size);
  args->value_size = head + size;
  args->value_deleter_callback = delete_value;
  return NULL;
}
static PJRT_Error *put_large(PJRT_KeyValuePutCallback_Args *args) {
  const int count = slashes(args->key, args->key_size);
  if (count == 2)
    return put_value(args);
  assert_int_equal(large.puts++, count == 3); /* the first ones come last */
  const size_t head = count == 4 ? 0 : 2, at = count == 4 ? PIECE : 0;
  assert_int_equal(args->value_size - head, count == 4 ? sizeof large.own - PIECE : PIECE);
  memcpy(large.put + at, args->value + head, args->value_size - head);
  return NULL;
}

static void large_values_come_in_pieces(void **state) {
  (void)state;
  memset(&store, 0, sizeof store);
  set_devices("1 devices, ");
  PJRT_NamedValue options[] = {number_option("node_id", 0), number_option("num_nodes", 2)};
  ARGS(Client_Create, args, .create_options = options, .num_options = 2, .kv_get_callback = get_large,
       .kv_get_user_arg = &store, .kv_put_callback = put_large, .kv_put_user_arg = &store);
  GOOD(Client_Create, args);
  for (int i = 0; i < LARGE; ++i) {
    large.own[i] = (float)i;
    large.theirs[i] = (float)(3 * i + 1);
  }
  char program[sizeof text + 64], *at = program;
  for (const char *from = text; *from; ++from) { /* tensor<3xf32> of another size */
    *at = *from;
    if (!strncmp(from, "3xf32", 5))
      at += sprintf(at, "300000") - 1;
    ++at;
  }
  *at = 0;
  PJRT_LoadedExecutable *executable = NULL;
  expect_good(try_compile(args.client, program, strlen(program), "\x1a\x04\x20\x02\x28\x01", 6, &executable), program);
  PJRT_Buffer *argument = floats(args.client, large.own, LARGE), *output = execute(executable, &argument, 1);
  static float expected[LARGE];
  for (int i = 0; i < LARGE; ++i)
    expected[i] = large.own[i] + large.theirs[i];
  assert_true(holds(output, expected, sizeof expected));
  assert_int_equal(large.puts, 2);
  assert_memory_equal(large.put, large.own, sizeof large.own);
  expected[LARGE - 1] += 1;
  assert_false(holds(output, expected, sizeof expected));
  destroy_buffer(output);
  destroy_buffer(argument);
  destroy_executable(executable);
  destroy_client(args.client);
}

static void clients_that_cannot_be_are_refused(void **state) {
  (void)state;
  PJRT_Client *client = NULL;
  memset(&store, 0, sizeof store);
  set_devices("1 devices, ");
  expect_error(try_create(2, 2, put_value, &client), 3, "node_id is 2, num_nodes is 2");
  expect_error(try_create(0, 0, put_value, &client), 3, "num_nodes is 0");
  expect_error(try_create(0, 2, NULL, &client), 3, "the client has no store");
  expect_error(try_create(0, 2, refuse_value, &client), 7, "does not take shlo/devices/0: read only");
  static const char *const wrong[] = {"0 devices, ", "x devices, ", "4097 devices, ", "1 devices,", "1", ""};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    set_devices(wrong[i]);
    expect_error(try_create(0, 2, put_value, &client), 9, "process 1 has '");
  }
  set_devices("4096 devices, ");
  expect_error(try_create(0, 2, put_value, &client), 3, "4097 devices together");
  snprintf(store.devices, sizeof store.devices, "0\n1 devices, stablehlo-c 0.0.0");
  expect_error(try_create(0, 2, put_value, &client), 9, "stablehlo-c 0.0.0', this one '1 devices, stablehlo-c");
}

static int set_up(void **state) {
  (void)state;
  load();
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(devices_of_all_are_listed),
      cmocka_unit_test(values_are_exchanged),
      cmocka_unit_test(large_values_come_in_pieces),
      cmocka_unit_test(clients_that_cannot_be_are_refused),
  };
  return cmocka_run_group_tests(tests, set_up, NULL);
}
