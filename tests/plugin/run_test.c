/* Programs and buffers: compiling, executing, donating, transfers, facts, serialized executables, orders of
 * destruction.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "pjrt.h"

static const char two_ops[] = "module @two {\n"
                              "  func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {\n"
                              "    %0 = stablehlo.add %a, %b : tensor<8xf32>\n"
                              "    %1 = stablehlo.multiply %0, %b : tensor<8xf32>\n"
                              "    return %1 : tensor<8xf32>\n"
                              "  }\n"
                              "}\n";
static const float a[8] = {1, 2, 3, 4, 5, 6, 7, 8}, b[8] = {2, 2, 2, 2, 3, 3, 3, 3};
static const float result[8] = {6, 8, 10, 12, 24, 27, 30, 33};
static const float other[8] = {6, 8, 10, 12, 24, 27, 30, 34};

/* f32[n]: each element plus one, in the memory of the argument. */
static const char *increment(int64_t n, const char *attributes) {
  static char text[512];
  snprintf(text, sizeof text,
           "func.func @main(%%a: tensor<%dxf32> %s) -> tensor<%dxf32> {\n"
           "  %%c = stablehlo.constant dense<1.0> : tensor<%dxf32>\n"
           "  %%0 = stablehlo.add %%a, %%c : tensor<%dxf32>\n"
           "  return %%0 : tensor<%dxf32>\n"
           "}\n",
           (int)n, attributes, (int)n, (int)n, (int)n, (int)n);
  return text;
}

static void runs(void **state) {
  (void)state;
  PJRT_Client *client = make_client(1);
  PJRT_LoadedExecutable *executable = compile(client, two_ops);
  PJRT_Buffer *arguments[2] = {floats(client, a, 8), floats(client, b, 8)};
  PJRT_Buffer *output = execute(executable, arguments, 2);
  assert_true(holds(output, result, sizeof result));
  assert_false(holds(output, other, sizeof other));
  assert_false(is_deleted(arguments[0]));
  ARGS(Buffer_Dimensions, dims, .buffer = output);
  GOOD(Buffer_Dimensions, dims);
  assert_int_equal(dims.num_dims, 1);
  assert_int_equal(dims.dims[0], 8);
  ARGS(Buffer_ElementType, type, .buffer = output);
  GOOD(Buffer_ElementType, type);
  assert_int_equal(type.type, PJRT_Buffer_Type_F32);

  /* Wrong numbers, types, buffers, devices. */
  PJRT_Buffer *none = NULL;
  expect_error(try_execute(executable, arguments, 1, &none, NULL, 0), 3, "num_args is 1, the program has 2");
  const int64_t four = 4;
  PJRT_Buffer *wrong[2] = {arguments[0], to_device(client, NULL, PJRT_Buffer_Type_F32, b, &four, 1)};
  expect_error(try_execute(executable, wrong, 2, &none, NULL, 0), 3, "tensor<4xf32>");
  PJRT_Buffer *missing[2] = {arguments[0], NULL};
  expect_error(try_execute(executable, missing, 2, &none, NULL, 0), 3, "an argument is NULL");
  ARGS(LoadedExecutable_Execute, args, .executable = executable, .num_devices = 2, .num_args = 2);
  BAD(LoadedExecutable_Execute, args, 3, "num_devices is 2, the program runs on 1");
  ARGS(Buffer_Delete, erase, .buffer = arguments[1]);
  GOOD(Buffer_Delete, erase);
  assert_true(is_deleted(arguments[1]));
  expect_error(try_execute(executable, arguments, 2, &none, NULL, 0), 3, "deleted or donated");
  ARGS(Buffer_ToHostBuffer, copy, .src = arguments[1]);
  BAD(Buffer_ToHostBuffer, copy, 3, "deleted or donated");
  ARGS(LoadedExecutable_Delete, drop, .executable = executable);
  GOOD(LoadedExecutable_Delete, drop);
  expect_error(try_execute(executable, arguments, 2, &none, NULL, 0), 9, "the executable was deleted");
  assert_null(none);

  destroy_executable(executable);
  destroy_buffer(wrong[1]);
  destroy_buffer(output);
  destroy_buffer(arguments[0]);
  destroy_buffer(arguments[1]);
  destroy_client(client);
}

/* Ops and attributes of MHLO, which older producers write, are those of StableHLO; names of attributes are not ops. */
static void texts_of_mhlo_run(void **state) {
  (void)state;
  static const char text[] =
      "module @m attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {\n"
      "  // mhlo.add \"\n"
      "  func.func @main(%a: tensor<8xf32> {mhlo.sharding = \"{replicated}\"}) -> tensor<8xf32> {\n"
      "    %0 = \"mhlo.copy\"(%a) : (tensor<8xf32>) -> tensor<8xf32>\n"
      "    %1 = mhlo.constant dense<2.0> : tensor<8xf32>\n"
      "    %2 = \"mhlo.compare\"(%0, %1) {comparison_direction = #mhlo<comparison_direction GT>}"
      " : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>\n"
      "    %3 = mhlo.add %0, %1 : tensor<8xf32>\n"
      "    %4 = mhlo.select %2, %3, %0 : tensor<8xi1>, tensor<8xf32>\n"
      "    %5 = mhlo.custom_call @mhlo.erf(%4) {backend_config = \"a \\\" mhlo.add (\"} : (tensor<8xf32>) -> "
      "tensor<8xf32>\n"
      "    %6 = mhlo.subtract %5, %5 : tensor<8xf32>\n"
      "    %7 = mhlo.add %4, %6 : tensor<8xf32>\n"
      "    return %7 : tensor<8xf32>\n"
      "  }\n"
      "}\n";
  static const float given[8] = {0, 1, 2, 3, 4, 5, 6, 7}, expected[8] = {0, 1, 2, 5, 6, 7, 8, 9};
  PJRT_Client *client = make_client(1);
  PJRT_LoadedExecutable *executable = compile(client, text);
  PJRT_Buffer *input = floats(client, given, 8), *output = execute(executable, &input, 1);
  assert_true(holds(output, expected, sizeof expected));
  assert_false(holds(output, given, sizeof given));
  destroy_buffer(output);
  destroy_buffer(input);
  destroy_executable(executable);
  expect_error(try_compile(client, "func.func @main() { mhlo.unknown return }", 41, one_process, 6, &executable), 12,
               "unknown");
  destroy_client(client);
}

static void compiles_or_says_why(void **state) {
  (void)state;
  PJRT_Client *client = make_client(2);
  PJRT_LoadedExecutable *executable = NULL;
  const struct {
    const char *text;
    int code;
    const char *part;
  } wrong[] = {
      {"func.func @main(", 3, "error"},
      {"func.func @main(%a: tensor<2xf32>) -> tensor<3xf32> { return %a : tensor<2xf32> }", 3, "error"},
      {"func.func @main() -> tensor<f32> { %0 = stablehlo.custom_call @nobody() : () -> tensor<f32>\n"
       "  return %0 : tensor<f32> }",
       12, "nobody"},
      {"func.func @other() { return }\nfunc.func @third() { return }", 5, "the module has no main function"},
      {"func.func @main(%a: tensor<2x2xf32> {mhlo.layout_mode = \"{0,1}\"}) -> tensor<2x2xf32> {\n"
       "  return %a : tensor<2x2xf32> }",
       12, "argument 0 has the layout {0,1}"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i)
    expect_error(try_compile(client, wrong[i].text, strlen(wrong[i].text), one_process, 6, &executable), wrong[i].code,
                 wrong[i].part);
  const struct {
    const char *bytes;
    size_t size;
    const char *part;
  } options[] = {
      {"\x1a\x04\x20\x01\x28", 5, "malformed"},
      {"\x1a\x04\x20\x01\x28\x00", 6, "num_partitions is 0"},
      {"\x1a\x0b\x20\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", 13, "num_replicas is -1"},
      {"\x1a\x0b\x20\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02", 13, "malformed"},
      {"\x10\x01", 2, "one tuple"},
      {"\x0a\x00", 2, "layouts"},
      {"\x1a\x04\x20\x03\x28\x01", 6, "the program is for device 2; the client has 2"},
      {"\x1a\x0b\x4a\x09\x08\x01\x10\x01\x1a\x03\x0a\x01\x07", 13, "the program is for device 7"},
      {"\x1a\x08\x4a\x06\x08\x01\x10\x02\x1a\x00", 10, "the device assignment has 1 computations"},
  };
  for (size_t i = 0; i < sizeof options / sizeof *options; ++i) {
    PJRT_Error *error = try_compile(client, two_ops, strlen(two_ops), options[i].bytes, options[i].size, &executable);
    if (!error || !strstr(message_of(error), options[i].part))
      fail_msg("options %zu: %s", i, error ? message_of(error) : "accepted");
    destroy_error(error);
  }
  PJRT_Program program = {.struct_size = PJRT_Program_STRUCT_SIZE,
                          .code = (char *)two_ops,
                          .code_size = strlen(two_ops),
                          .format = "hlo",
                          .format_size = 3};
  ARGS(Client_Compile, args, .client = client, .program = &program);
  BAD(Client_Compile, args, PJRT_Error_Code_UNIMPLEMENTED, "format 'hlo'");
  assert_null(executable);

  /* No options are one process on the first device; an assignment names another one. */
  expect_good(try_compile(client, two_ops, strlen(two_ops), NULL, 0, &executable), "no options");
  destroy_executable(executable);
  static const char second[] = "\x1a\x0b\x4a\x09\x08\x01\x10\x01\x1a\x03\x0a\x01\x01";
  expect_good(try_compile(client, two_ops, strlen(two_ops), second, 13, &executable), "assignment");
  ARGS(LoadedExecutable_AddressableDevices, devices, .executable = executable);
  GOOD(LoadedExecutable_AddressableDevices, devices);
  assert_int_equal(devices.num_addressable_devices, 1);
  assert_ptr_equal(devices.addressable_devices[0], device_at(client, 1));
  ARGS(LoadedExecutable_GetDeviceAssignment, assignment, .executable = executable);
  GOOD(LoadedExecutable_GetDeviceAssignment, assignment);
  assert_int_equal(assignment.serialized_bytes_size, 9);
  assert_memory_equal(assignment.serialized_bytes, second + 4, 9);
  assignment.serialized_device_assignment_deleter(assignment.serialized_device_assignment);
  destroy_executable(executable);
  destroy_client(client);
}

static void portable_programs_run_where_they_are_told(void **state) {
  (void)state;
  PJRT_Client *client = make_client(2);
  PJRT_LoadedExecutable *executable = NULL;
  expect_good(try_compile(client, two_ops, strlen(two_ops), "\x1a\x04\x20\x01\x28\x01\x20\x01", 8, &executable),
              "portable");
  PJRT_Device *second = device_at(client, 1);
  const int64_t eight = 8;
  PJRT_Buffer *arguments[2] = {to_device(client, second, PJRT_Buffer_Type_F32, a, &eight, 1),
                               to_device(client, second, PJRT_Buffer_Type_F32, b, &eight, 1)};
  PJRT_Buffer *output = NULL, **outputs = &output, *const *lists = arguments;
  expect_error(try_execute(executable, arguments, 2, &output, NULL, 0), 3, "execute_device");
  ARGS(LoadedExecutable_Execute, args, .executable = executable, .argument_lists = &lists, .num_devices = 1,
       .num_args = 2, .output_lists = &outputs, .execute_device = second);
  GOOD(LoadedExecutable_Execute, args);
  assert_true(holds(output, result, sizeof result));
  ARGS(Buffer_Device, where, .buffer = output);
  GOOD(Buffer_Device, where);
  assert_ptr_equal(where.device, second);
  destroy_buffer(output);
  destroy_buffer(arguments[0]);
  destroy_buffer(arguments[1]);
  destroy_executable(executable);
  destroy_client(client);
}

static void grids_run_together(void **state) {
  (void)state;
  PJRT_Client *client = make_client(2);
  static const char text[] =
      "module attributes {mhlo.num_replicas = 2 : i32} {\n"
      "  func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {\n"
      "    %0 = \"stablehlo.all_reduce\"(%a) ({\n"
      "    ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
      "      %1 = stablehlo.add %x, %y : tensor<f32>\n"
      "      stablehlo.return %1 : tensor<f32>\n"
      "    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<8xf32>) -> tensor<8xf32>\n"
      "    return %0 : tensor<8xf32>\n"
      "  }\n"
      "}\n";
  PJRT_LoadedExecutable *executable = NULL;
  expect_good(try_compile(client, text, strlen(text), "\x1a\x04\x20\x02\x28\x01", 6, &executable), "grid");
  const int64_t eight = 8;
  PJRT_Buffer *first = to_device(client, device_at(client, 0), PJRT_Buffer_Type_F32, a, &eight, 1);
  PJRT_Buffer *second = to_device(client, device_at(client, 1), PJRT_Buffer_Type_F32, b, &eight, 1);
  PJRT_Buffer *const *lists[2] = {&first, &second};
  PJRT_Buffer *outputs[2] = {NULL, NULL}, **output_lists[2] = {&outputs[0], &outputs[1]};
  PJRT_Event *events[2];
  ARGS(LoadedExecutable_Execute, args, .executable = executable, .argument_lists = lists, .num_devices = 2,
       .num_args = 1, .output_lists = output_lists, .device_complete_events = events);
  GOOD(LoadedExecutable_Execute, args);
  static const float sums[8] = {3, 4, 5, 6, 8, 9, 10, 11};
  for (int i = 0; i < 2; ++i) {
    assert_true(holds(outputs[i], sums, sizeof sums));
    ARGS(Buffer_Device, where, .buffer = outputs[i]);
    GOOD(Buffer_Device, where);
    assert_ptr_equal(where.device, device_at(client, i));
    destroy_event(events[i]);
    destroy_buffer(outputs[i]);
  }
  destroy_buffer(first);
  destroy_buffer(second);
  destroy_executable(executable);
  destroy_client(client);
}

static void donated_memory_is_reused(void **state) {
  (void)state;
  enum { n = 100000 };
  PJRT_Client *client = make_client(1);
  PJRT_LoadedExecutable *executable = compile(client, increment(n, "{tf.aliasing_output = 0 : i32}"));
  PJRT_LoadedExecutable *reading = compile(client, increment(n, ""));
  float *data = calloc(n, sizeof *data), *one = malloc(n * sizeof *one), *two = malloc(n * sizeof *two);
  for (int i = 0; i < n; ++i)
    one[i] = 1, two[i] = 2;
  PJRT_Buffer *buffer = floats(client, data, n);
  const void *memory = data_of(buffer);

  /* Not donated by this call, or by no call. */
  static const int64_t first = 0;
  PJRT_Buffer *output = NULL;
  expect_good(try_execute(executable, &buffer, 1, &output, &first, 1), "not donated");
  assert_false(is_deleted(buffer));
  assert_true(data_of(output) != memory);
  destroy_buffer(output);
  output = execute(reading, &buffer, 1);
  assert_false(is_deleted(buffer));
  destroy_buffer(output);

  output = execute(executable, &buffer, 1);
  assert_true(is_deleted(buffer));
  assert_ptr_equal(data_of(output), memory);
  assert_true(holds(output, one, n * sizeof *one));
  PJRT_Buffer *none = NULL;
  expect_error(try_execute(executable, &buffer, 1, &none, NULL, 0), 3, "deleted or donated");

  /* Somebody looks at the memory: it is read, and not written. */
  ARGS(Buffer_IncreaseExternalReferenceCount, hold, .buffer = output);
  GOOD(Buffer_IncreaseExternalReferenceCount, hold);
  const float *seen = data_of(output);
  PJRT_Buffer *next = execute(executable, &output, 1);
  assert_true(is_deleted(output));
  assert_true(data_of(next) != (const void *)seen);
  destroy_buffer(output);
  assert_memory_equal(seen, one, n * sizeof *one); /* it outlives its buffer */
  ARGS(Buffer_DecreaseExternalReferenceCount, let_go, .buffer = output);
  GOOD(Buffer_DecreaseExternalReferenceCount, let_go);
  assert_true(holds(next, two, n * sizeof *two));
  ARGS(Buffer_DecreaseExternalReferenceCount, again, .buffer = next);
  BAD(Buffer_DecreaseExternalReferenceCount, again, 9, "no external reference");

  destroy_buffer(next);
  destroy_buffer(buffer);
  destroy_executable(executable);
  destroy_executable(reading);
  destroy_client(client);
  free(data);
  free(one);
  free(two);
}

static void count_call(PJRT_Error *error, void *user) {
  assert_null(error);
  ++*(int *)user;
}

static void lent_memory_is_not_copied(void **state) {
  (void)state;
  enum { n = 100000 };
  PJRT_Client *client = make_client(1);
  float *data = aligned_alloc(64, n * sizeof *data);
  for (int i = 0; i < n; ++i)
    data[i] = (float)i;
  const int64_t dims = n;
  ARGS(Client_BufferFromHostBuffer, args, .client = client, .data = data, .type = PJRT_Buffer_Type_F32, .dims = &dims,
       .num_dims = 1, .host_buffer_semantics = PJRT_HostBufferSemantics_kImmutableZeroCopy);
  GOOD(Client_BufferFromHostBuffer, args);
  assert_ptr_equal(data_of(args.buffer), data);
  assert_false(is_ready(args.done_with_host_buffer));
  int calls = 0;
  ARGS(Event_OnReady, on_ready, .event = args.done_with_host_buffer, .callback = count_call, .user_arg = &calls);
  GOOD(Event_OnReady, on_ready);
  /* A donation does not write into it. */
  PJRT_LoadedExecutable *executable = compile(client, increment(n, "{jax.buffer_donor = true}"));
  PJRT_Buffer *output = execute(executable, &args.buffer, 1);
  assert_true(is_deleted(args.buffer));
  assert_true(data[1] == 1);
  assert_true(((const float *)data_of(output))[1] == 2);
  assert_true(is_ready(args.done_with_host_buffer));
  assert_int_equal(calls, 1);
  GOOD(Event_OnReady, on_ready);
  assert_int_equal(calls, 2);
  destroy_event(args.done_with_host_buffer);
  destroy_buffer(args.buffer);
  destroy_buffer(output);

  /* The event may go first; memory with strides, or that is only there during the call, is copied. */
  GOOD(Client_BufferFromHostBuffer, args);
  destroy_event(args.done_with_host_buffer);
  destroy_buffer(args.buffer);
  const int64_t columns[2] = {2, 3}, strides[2] = {4, 8};
  static const float values[6] = {0, 1, 2, 3, 4, 5}, transposed[6] = {0, 2, 4, 1, 3, 5};
  ARGS(Client_BufferFromHostBuffer, strided, .client = client, .data = values, .type = PJRT_Buffer_Type_F32,
       .dims = columns, .num_dims = 2, .byte_strides = strides, .num_byte_strides = 2,
       .host_buffer_semantics = PJRT_HostBufferSemantics_kImmutableZeroCopy);
  GOOD(Client_BufferFromHostBuffer, strided);
  assert_true(holds(strided.buffer, transposed, sizeof transposed));
  assert_false(holds(strided.buffer, values, sizeof values));
  assert_true(is_ready(strided.done_with_host_buffer));
  destroy_event(strided.done_with_host_buffer);

  /* To the host in another order. */
  const int64_t column_major[2] = {0, 1};
  PJRT_Buffer_MemoryLayout layout = {.struct_size = PJRT_Buffer_MemoryLayout_STRUCT_SIZE,
                                     .type = PJRT_Buffer_MemoryLayout_Type_Tiled};
  layout.tiled.minor_to_major = column_major;
  layout.tiled.minor_to_major_size = 2;
  float back[6];
  ARGS(Buffer_ToHostBuffer, to_host, .src = strided.buffer, .host_layout = &layout, .dst = back,
       .dst_size = sizeof back);
  GOOD(Buffer_ToHostBuffer, to_host);
  assert_memory_equal(back, values, sizeof values);
  to_host.dst_size = 23;
  BAD(Buffer_ToHostBuffer, to_host, 3, "dst_size is 23, the buffer has 24");
  float part[2];
  ARGS(Buffer_CopyRawToHost, raw, .buffer = strided.buffer, .dst = part, .offset = 4, .transfer_size = 8);
  GOOD(Buffer_CopyRawToHost, raw);
  assert_memory_equal(part, transposed + 1, 8);
  raw.offset = 20;
  BAD(Buffer_CopyRawToHost, raw, 3, "beyond the 24");
  destroy_buffer(strided.buffer);
  destroy_executable(executable);
  destroy_client(client);
  free(data);
}

static void count_release(void *data, void *user) {
  assert_non_null(data);
  ++*(int *)user;
}

static void views_tell_when_they_end(void **state) {
  (void)state;
  PJRT_Client *client = make_client(1);
  int released = 0;
  const int64_t eight = 8;
  ARGS(Client_CreateViewOfDeviceBuffer, args, .client = client, .device_buffer_ptr = (void *)a, .dims = &eight,
       .num_dims = 1, .element_type = PJRT_Buffer_Type_F32, .on_delete_callback = count_release,
       .on_delete_callback_arg = &released);
  GOOD(Client_CreateViewOfDeviceBuffer, args);
  assert_ptr_equal(data_of(args.buffer), a);
  assert_int_equal(released, 0);
  destroy_buffer(args.buffer);
  assert_int_equal(released, 1);
  args.element_type = PJRT_Buffer_Type_TOKEN;
  BAD(Client_CreateViewOfDeviceBuffer, args, PJRT_Error_Code_UNIMPLEMENTED, "element type 23");
  assert_int_equal(released, 1);
  destroy_client(client);
}

static void element_types(void **state) {
  (void)state;
  PJRT_Client *client = make_client(1);
  static const size_t sizes[] = {0, 1, 1, 2, 4, 8, 1, 2, 4, 8, 2, 4, 8, 2, 8, 16, 1,
                                 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1,  1}; /* of an element; 0: none */
  char bytes[48] = {0};
  const int64_t three = 3, empty[2] = {0, 7};
  for (int type = 0; type < (int)(sizeof sizes / sizeof *sizes) + 3; ++type) {
    ARGS(Client_BufferFromHostBuffer, args, .client = client, .data = bytes, .type = (PJRT_Buffer_Type)type,
         .dims = &three, .num_dims = 1);
    if (type >= (int)(sizeof sizes / sizeof *sizes) || !sizes[type]) {
      BAD(Client_BufferFromHostBuffer, args, PJRT_Error_Code_UNIMPLEMENTED, "element type");
      continue;
    }
    GOOD(Client_BufferFromHostBuffer, args);
    assert_true(holds(args.buffer, bytes, 3 * sizes[type]));
    ARGS(Buffer_ElementType, ask, .buffer = args.buffer);
    GOOD(Buffer_ElementType, ask);
    assert_int_equal((int)ask.type, type);
    destroy_buffer(args.buffer);
    destroy_event(args.done_with_host_buffer);
    PJRT_Buffer *scalar = to_device(client, NULL, (PJRT_Buffer_Type)type, bytes, NULL, 0);
    assert_true(holds(scalar, bytes, sizes[type]));
    destroy_buffer(scalar);
    PJRT_Buffer *nothing = to_device(client, NULL, (PJRT_Buffer_Type)type, NULL, empty, 2);
    assert_true(holds(nothing, bytes, 0));
    destroy_buffer(nothing);
  }
  /* What is in the bits that an element does not have is of no interest. */
  static const unsigned char dirty[4] = {0x7F, 0xF8, 0x01, 0x10}, s4[4] = {0xFF, 0xF8, 1, 0}, u4[4] = {15, 8, 1, 0},
                             pred[4] = {1, 1, 1, 1};
  const int64_t four = 4;
  const struct {
    PJRT_Buffer_Type type;
    const unsigned char *clean;
  } narrow[] = {{PJRT_Buffer_Type_S4, s4}, {PJRT_Buffer_Type_U4, u4}, {PJRT_Buffer_Type_PRED, pred}};
  for (size_t i = 0; i < 3; ++i) {
    PJRT_Buffer *buffer = to_device(client, NULL, narrow[i].type, dirty, &four, 1);
    assert_true(holds(buffer, narrow[i].clean, 4));
    assert_false(holds(buffer, dirty, 4));
    destroy_buffer(buffer);
  }
  const int64_t negative = -1, huge[2] = {INT64_MAX, INT64_MAX};
  ARGS(Client_BufferFromHostBuffer, bad, .client = client, .data = bytes, .type = PJRT_Buffer_Type_F32,
       .dims = &negative, .num_dims = 1);
  BAD(Client_BufferFromHostBuffer, bad, 3, "extent -1");
  bad.dims = huge;
  bad.num_dims = 2;
  BAD(Client_BufferFromHostBuffer, bad, 3, "extent");
  destroy_client(client);
}

static void programs_tell(void **state) {
  (void)state;
  PJRT_Client *client = make_client(1);
  PJRT_LoadedExecutable *loaded =
      compile(client, "module @matmul {\n"
                      "  func.func @main(%a: tensor<2x3xf32> {tf.aliasing_output = 1 : i32}, "
                      "%b: tensor<3x4xf32>) -> (tensor<2x4xf32>, tensor<2x3xf32>) {\n"
                      "    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : "
                      "(tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>\n"
                      "    %1 = stablehlo.exponential %a : tensor<2x3xf32>\n"
                      "    return %0, %1 : tensor<2x4xf32>, tensor<2x3xf32>\n"
                      "  }\n"
                      "}\n");
  PJRT_Executable *executable = executable_of(loaded);
  destroy_executable(loaded); /* what it tells outlives it */
  ARGS(Executable_Name, name, .executable = executable);
  GOOD(Executable_Name, name);
  assert_int_equal(name.executable_name_size, 6);
  assert_memory_equal(name.executable_name, "matmul", 6);
  ARGS(Executable_NumOutputs, outputs, .executable = executable);
  GOOD(Executable_NumOutputs, outputs);
  assert_int_equal(outputs.num_outputs, 2);
  ARGS(Executable_OutputElementTypes, types, .executable = executable);
  GOOD(Executable_OutputElementTypes, types);
  assert_int_equal(types.num_output_types, 2);
  assert_int_equal((int)types.output_types[1], PJRT_Buffer_Type_F32);
  ARGS(Executable_OutputDimensions, dims, .executable = executable);
  GOOD(Executable_OutputDimensions, dims);
  static const int64_t extents[4] = {2, 4, 2, 3};
  assert_int_equal(dims.num_outputs, 2);
  assert_int_equal(dims.dim_sizes[0], 2);
  assert_int_equal(dims.dim_sizes[1], 2);
  assert_memory_equal(dims.dims, extents, sizeof extents);
  ARGS(Executable_OutputMemoryKinds, kinds, .executable = executable);
  GOOD(Executable_OutputMemoryKinds, kinds);
  assert_int_equal(kinds.num_outputs, 2);
  assert_int_equal(kinds.memory_kind_sizes[1], 6);
  assert_memory_equal(kinds.memory_kinds[1], "device", 6);
  ARGS(Executable_ParameterMemoryKinds, parameters, .executable = executable);
  GOOD(Executable_ParameterMemoryKinds, parameters);
  assert_int_equal(parameters.num_parameters, 2);
  ARGS(Executable_GetCompiledMemoryStats, stats, .executable = executable);
  GOOD(Executable_GetCompiledMemoryStats, stats);
  assert_int_equal(stats.argument_size_in_bytes, 4 * (6 + 12));
  assert_int_equal(stats.output_size_in_bytes, 4 * (8 + 6));
  assert_int_equal(stats.alias_size_in_bytes, 4 * 6);
  ARGS(Executable_GetCostAnalysis, costs, .executable = executable);
  GOOD(Executable_GetCostAnalysis, costs);
  assert_int_equal(costs.num_properties, 3);
  static const struct {
    const char *name;
    float value;
  } expected[] = {{"flops", 2 * 2 * 3 * 4}, {"transcendentals", 6}, {"bytes accessed", 4 * (6 + 12 + 8 + 6 + 6)}};
  for (size_t i = 0; i < 3; ++i) {
    assert_int_equal(costs.properties[i].type, PJRT_NamedValue_kFloat);
    assert_int_equal(costs.properties[i].name_size, strlen(expected[i].name));
    assert_memory_equal(costs.properties[i].name, expected[i].name, strlen(expected[i].name));
    assert_true(costs.properties[i].float_value == expected[i].value);
  }
  PJRT_Program program = {.struct_size = PJRT_Program_STRUCT_SIZE};
  ARGS(Executable_OptimizedProgram, text, .executable = executable, .program = &program);
  GOOD(Executable_OptimizedProgram, text);
  assert_memory_equal(program.format, "mlir", 4);
  const size_t size = program.code_size;
  program.code = calloc(size + 1, 1);
  program.code_size = size - 1;
  BAD(Executable_OptimizedProgram, text, 3, "code_size");
  program.code_size = size;
  GOOD(Executable_OptimizedProgram, text);
  assert_non_null(strstr(program.code, "stablehlo.dot_general"));
  free(program.code);
  destroy_info(executable);
  destroy_client(client);
}

static void serialized_programs_run(void **state) {
  (void)state;
  PJRT_Client *client = make_client(1);
  PJRT_LoadedExecutable *loaded = compile(client, two_ops);
  PJRT_Executable *executable = executable_of(loaded);
  ARGS(Executable_Serialize, args, .executable = executable);
  GOOD(Executable_Serialize, args);
  const size_t size = args.serialized_bytes_size;
  char *bytes = malloc(size);
  memcpy(bytes, args.serialized_bytes, size);
  args.serialized_executable_deleter(args.serialized_executable);
  destroy_info(executable);
  destroy_executable(loaded);

  ARGS(Executable_DeserializeAndLoad, load_args, .client = client, .serialized_executable = bytes,
       .serialized_executable_size = size);
  GOOD(Executable_DeserializeAndLoad, load_args);
  PJRT_Buffer *arguments[2] = {floats(client, a, 8), floats(client, b, 8)};
  PJRT_Buffer *output = execute(load_args.loaded_executable, arguments, 2);
  assert_true(holds(output, result, sizeof result));
  destroy_buffer(output);
  destroy_executable(load_args.loaded_executable);
  free(bytes);
  destroy_buffer(arguments[0]);
  destroy_buffer(arguments[1]);
  destroy_client(client);
}

static void anything_can_be_destroyed_first(void **state) {
  (void)state;
  for (int order = 0; order < 24; ++order) {
    PJRT_Client *client = make_client(1);
    PJRT_LoadedExecutable *loaded = compile(client, two_ops);
    PJRT_Executable *executable = executable_of(loaded);
    PJRT_Buffer *arguments[2] = {floats(client, a, 8), floats(client, b, 8)};
    PJRT_Buffer *output = execute(loaded, arguments, 2);
    destroy_buffer(arguments[0]);
    destroy_buffer(arguments[1]);
    int left[4] = {0, 1, 2, 3};
    for (int count = 4, rest = order; count > 0; rest /= count--) {
      const int next = rest % count, what = left[next];
      left[next] = left[count - 1];
      if (what == 0)
        destroy_client(client);
      else if (what == 1)
        destroy_executable(loaded);
      else if (what == 2)
        destroy_info(executable);
      else
        destroy_buffer(output);
    }
  }
}

static void memory_is_counted(void **state) {
  (void)state;
  PJRT_Client *client = make_client(1);
  PJRT_Device *device = device_at(client, 0);
  PJRT_Buffer *first = floats(client, a, 8), *second = floats(client, b, 8);
  ARGS(Device_MemoryStats, args, .device = device);
  GOOD(Device_MemoryStats, args);
  assert_int_equal(args.bytes_in_use, 64);
  destroy_buffer(first);
  GOOD(Device_MemoryStats, args);
  assert_int_equal(args.bytes_in_use, 32);
  assert_int_equal(args.peak_bytes_in_use, 64);
  ARGS(Device_ClearMemoryStats, clear, .device = device);
  GOOD(Device_ClearMemoryStats, clear);
  GOOD(Device_MemoryStats, args);
  assert_int_equal(args.peak_bytes_in_use, 32);
  destroy_buffer(second);
  destroy_client(client);
}

static void events_of_the_caller(void **state) {
  (void)state;
  ARGS(Event_Create, args, );
  GOOD(Event_Create, args);
  assert_false(is_ready(args.event));
  ARGS(Event_Error, error, .event = args.event);
  BAD(Event_Error, error, 9, "not ready");
  ARGS(Event_Set, set, .event = args.event, .error_code = PJRT_Error_Code_ABORTED, .error_message = "no more",
       .error_message_size = 7);
  GOOD(Event_Set, set);
  BAD(Event_Set, set, 9, "set already");
  assert_true(is_ready(args.event));
  BAD(Event_Error, error, PJRT_Error_Code_ABORTED, "no more");
  ARGS(Event_Await, wait, .event = args.event);
  BAD(Event_Await, wait, PJRT_Error_Code_ABORTED, "no more");
  destroy_event(args.event);
}

int main(void) {
  load();
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(runs),
      cmocka_unit_test(texts_of_mhlo_run),
      cmocka_unit_test(compiles_or_says_why),
      cmocka_unit_test(portable_programs_run_where_they_are_told),
      cmocka_unit_test(grids_run_together),
      cmocka_unit_test(donated_memory_is_reused),
      cmocka_unit_test(lent_memory_is_not_copied),
      cmocka_unit_test(views_tell_when_they_end),
      cmocka_unit_test(element_types),
      cmocka_unit_test(programs_tell),
      cmocka_unit_test(serialized_programs_run),
      cmocka_unit_test(anything_can_be_destroyed_first),
      cmocka_unit_test(memory_is_counted),
      cmocka_unit_test(events_of_the_caller),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
