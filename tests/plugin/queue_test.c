/* The option `asynchronous`: results that are not there yet, order, failures, donation, orders of destruction, threads.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "pjrt.h"

#include <dirent.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include <xla/ffi/api/c_api.h>
#include <xla/pjrt/c/pjrt_c_api_ffi_extension.h>

enum { n = 4096 };

static const char *increment_of(const char *attributes) {
  static char text[512];
  snprintf(text, sizeof text,
           "func.func @main(%%a: tensor<%dxf32> %s) -> tensor<%dxf32> {\n"
           "  %%c = stablehlo.constant dense<1.0> : tensor<%dxf32>\n"
           "  %%0 = stablehlo.add %%a, %%c : tensor<%dxf32>\n"
           "  return %%0 : tensor<%dxf32>\n"
           "}\n",
           n, attributes, n, n, n, n);
  return text;
}
static const char donating[] = "{tf.aliasing_output = 0 : i32}";

static PJRT_Client *make_queue(int64_t devices, int64_t asynchronous) {
  PJRT_NamedValue options[2] = {number_option("device_count", devices), number_option("asynchronous", asynchronous)};
  ARGS(Client_Create, args, .create_options = options, .num_options = 2);
  GOOD(Client_Create, args);
  return args.client;
}

static PJRT_Buffer *filled(PJRT_Client *client, float value) {
  static __thread float data[n];
  for (int i = 0; i < n; ++i)
    data[i] = value;
  return floats(client, data, n);
}
static int is_filled(PJRT_Buffer *buffer, float value) {
  float expected[n];
  for (int i = 0; i < n; ++i)
    expected[i] = value;
  return holds(buffer, expected, sizeof expected);
}

/* Executes, and does not wait. */
static PJRT_Buffer *post(PJRT_LoadedExecutable *executable, PJRT_Buffer *argument) {
  PJRT_Buffer *output = NULL, **outputs = &output, *const *inputs = &argument;
  ARGS(LoadedExecutable_Execute, args, .executable = executable, .argument_lists = &inputs, .num_devices = 1,
       .num_args = 1, .output_lists = &outputs);
  GOOD(LoadedExecutable_Execute, args);
  return output;
}
static PJRT_Event *ready_event(PJRT_Buffer *buffer) {
  ARGS(Buffer_ReadyEvent, args, .buffer = buffer);
  GOOD(Buffer_ReadyEvent, args);
  return args.event;
}
static int has_come(PJRT_Buffer *buffer) {
  PJRT_Event *event = ready_event(buffer);
  const int ready = is_ready(event);
  destroy_event(event);
  return ready;
}
static void erase(PJRT_Buffer *buffer) {
  ARGS(Buffer_Delete, args, .buffer = buffer);
  GOOD(Buffer_Delete, args);
}
static int64_t bytes_in_use(PJRT_Client *client) {
  ARGS(Device_MemoryStats, args, .device = device_at(client, 0));
  GOOD(Device_MemoryStats, args);
  return args.bytes_in_use;
}
static int threads_now(void) {
  int count = 0;
  DIR *folder = opendir("/proc/self/task");
  for (struct dirent *entry; (entry = readdir(folder));)
    count += entry->d_name[0] != '.';
  closedir(folder);
  return count;
}

static int quiet; /* the threads of a process that has no queue: a sanitizer has one of its own */
static void *do_nothing(void *user) { return user; }

/* --- A gate: what holds the queue ----------------------------------------------------------------------------------
 */

/* An execution consumes memory that is lent, and the queue's thread tells so: it waits in that call. */
struct gate {
  pthread_mutex_t mutex;
  pthread_cond_t changed;
  int is_open, was_reached;
  void *memory;
  PJRT_Buffer *lent;
  PJRT_LoadedExecutable *executable;
};

static void pass(PJRT_Error *error, void *user) {
  struct gate *gate = user;
  assert_null(error);
  pthread_mutex_lock(&gate->mutex);
  gate->was_reached = 1;
  pthread_cond_broadcast(&gate->changed);
  while (!gate->is_open)
    pthread_cond_wait(&gate->changed, &gate->mutex);
  pthread_mutex_unlock(&gate->mutex);
}
static void *open_gate(void *user) {
  struct gate *gate = user;
  pthread_mutex_lock(&gate->mutex);
  gate->is_open = 1;
  pthread_cond_broadcast(&gate->changed);
  pthread_mutex_unlock(&gate->mutex);
  return NULL;
}
static void *open_later(void *user) {
  usleep(50000);
  return open_gate(user);
}
static struct gate *make_gate(PJRT_Client *client) {
  struct gate *gate = calloc(1, sizeof *gate);
  pthread_mutex_init(&gate->mutex, NULL);
  pthread_cond_init(&gate->changed, NULL);
  gate->memory = aligned_alloc(64, n * sizeof(float));
  memset(gate->memory, 0, n * sizeof(float));
  const int64_t dims = n;
  ARGS(Client_BufferFromHostBuffer, args, .client = client, .data = gate->memory, .type = PJRT_Buffer_Type_F32,
       .dims = &dims, .num_dims = 1, .host_buffer_semantics = PJRT_HostBufferSemantics_kImmutableZeroCopy);
  GOOD(Client_BufferFromHostBuffer, args);
  ARGS(Event_OnReady, on_ready, .event = args.done_with_host_buffer, .callback = pass, .user_arg = gate);
  GOOD(Event_OnReady, on_ready);
  destroy_event(args.done_with_host_buffer);
  gate->lent = args.buffer;
  gate->executable = compile(client, increment_of("{jax.buffer_donor = true}"));
  return gate;
}
static void close_made(struct gate *gate) {
  destroy_buffer(post(gate->executable, gate->lent));
  destroy_buffer(gate->lent);
  destroy_executable(gate->executable);
  pthread_mutex_lock(&gate->mutex);
  while (!gate->was_reached)
    pthread_cond_wait(&gate->changed, &gate->mutex);
  pthread_mutex_unlock(&gate->mutex);
}
static struct gate *close_gate(PJRT_Client *client) {
  struct gate *gate = make_gate(client);
  close_made(gate);
  return gate;
}
static void free_gate(struct gate *gate) {
  free(gate->memory);
  free(gate);
}

/* --- Tests -----------------------------------------------------------------------------------------------------------
 */

static void is_an_option(void **state) {
  (void)state;
  PJRT_NamedValue wrong[] = {number_option("asynchronous", 2), text_option("asynchronous", "yes")};
  for (int i = 0; i < 2; ++i) {
    ARGS(Client_Create, args, .create_options = &wrong[i], .num_options = 1);
    BAD(Client_Create, args, 3, "client option asynchronous is");
  }
  PJRT_NamedValue options[] = {number_option("asynchronous", 1), text_option("asynchronous", "1"),
                               number_option("asynchronous", 0)};
  options[2].type = PJRT_NamedValue_kBool;
  options[2].bool_value = true;
  for (int i = 0; i < 3; ++i) {
    ARGS(Client_Create, args, .create_options = &options[i], .num_options = 1);
    GOOD(Client_Create, args);
    struct gate *gate = close_gate(args.client);
    assert_int_equal(threads_now(), quiet + 1);
    open_gate(gate);
    destroy_client(args.client);
    free_gate(gate);
    assert_int_equal(threads_now(), quiet);
  }
  /* Without it, there is no thread, and everything is there. */
  PJRT_Client *client = make_queue(1, 0);
  PJRT_LoadedExecutable *executable = compile(client, increment_of(""));
  PJRT_Buffer *input = filled(client, 1), *output = post(executable, input);
  assert_true(has_come(output));
  assert_int_equal(threads_now(), quiet);
  destroy_buffer(input);
  destroy_buffer(output);
  destroy_executable(executable);
  destroy_client(client);
}

static void count_call(PJRT_Error *error, void *user) {
  assert_null(error);
  __atomic_add_fetch((int *)user, 1, __ATOMIC_RELEASE);
}

/* Who waits for an event may go on before its callbacks are called. */
static void await_number(const int *number, int expected) {
  for (int i = 0; __atomic_load_n(number, __ATOMIC_ACQUIRE) != expected && i < 5000; ++i)
    usleep(1000);
  assert_int_equal(__atomic_load_n(number, __ATOMIC_ACQUIRE), expected);
}

static void results_answer_before_they_are_there(void **state) {
  (void)state;
  PJRT_Client *client = make_queue(2, 1);
  PJRT_LoadedExecutable *executable = compile(client, increment_of(""));
  struct gate *gate = close_gate(client);
  PJRT_Buffer *input = filled(client, 1);
  PJRT_Buffer *first = post(executable, input), *second = post(executable, first), *third = post(executable, second);
  assert_false(has_come(first));
  assert_false(has_come(third));
  assert_false(is_deleted(third));
  ARGS(Buffer_Dimensions, dims, .buffer = third);
  GOOD(Buffer_Dimensions, dims);
  assert_int_equal(dims.num_dims, 1);
  assert_int_equal(dims.dims[0], n);
  ARGS(Buffer_ElementType, type, .buffer = third);
  GOOD(Buffer_ElementType, type);
  assert_int_equal((int)type.type, PJRT_Buffer_Type_F32);
  ARGS(Buffer_OnDeviceSizeInBytes, size, .buffer = third);
  GOOD(Buffer_OnDeviceSizeInBytes, size);
  assert_int_equal(size.on_device_size_in_bytes, n * sizeof(float));
  ARGS(Buffer_ToHostBuffer, asks, .src = third);
  GOOD(Buffer_ToHostBuffer, asks);
  assert_int_equal(asks.dst_size, n * sizeof(float));
  ARGS(Buffer_Device, where, .buffer = third);
  GOOD(Buffer_Device, where);
  assert_ptr_equal(where.device, device_at(client, 0));
  ARGS(Buffer_IsOnCpu, on_cpu, .buffer = third);
  GOOD(Buffer_IsOnCpu, on_cpu);
  assert_true(on_cpu.is_on_cpu);
  ARGS(Buffer_GetMemoryLayout, layout, .buffer = third);
  GOOD(Buffer_GetMemoryLayout, layout);
  assert_int_equal(layout.layout.tiled.minor_to_major_size, 1);
  PJRT_Event *event = ready_event(third);
  ARGS(Event_Error, error, .event = event);
  BAD(Event_Error, error, 9, "not ready");
  int calls = 0;
  ARGS(Event_OnReady, on_ready, .event = event, .callback = count_call, .user_arg = &calls);
  GOOD(Event_OnReady, on_ready);
  ARGS(Buffer_IncreaseExternalReferenceCount, hold, .buffer = third);
  GOOD(Buffer_IncreaseExternalReferenceCount, hold);
  /* What the queue needs stays: an argument, and a result that nobody else wants. */
  erase(input);
  assert_true(is_deleted(input));
  destroy_buffer(input);
  destroy_buffer(second);
  assert_int_equal(calls, 0);

  pthread_t other;
  assert_int_equal(pthread_create(&other, NULL, open_later, gate), 0);
  const float *seen = data_of(third); /* waits */
  assert_true(seen[n - 1] == 4);
  ARGS(Event_Await, wait, .event = event);
  GOOD(Event_Await, wait);
  pthread_join(other, NULL);
  assert_true(has_come(first));
  assert_true(is_filled(first, 2));
  assert_true(is_filled(third, 4));
  assert_false(is_filled(third, 3));
  await_number(&calls, 1);
  GOOD(Event_OnReady, on_ready);
  assert_int_equal(calls, 2);
  destroy_event(event);
  destroy_buffer(third);
  assert_true(seen[0] == 4); /* it is held */
  ARGS(Buffer_DecreaseExternalReferenceCount, let_go, .buffer = third);
  GOOD(Buffer_DecreaseExternalReferenceCount, let_go);
  free_gate(gate);

  /* Copies, and bytes for the host, wait. */
  for (int what = 0; what < 3; ++what) {
    gate = close_gate(client);
    PJRT_Buffer *late = post(executable, first);
    assert_false(has_come(late));
    assert_int_equal(pthread_create(&other, NULL, open_later, gate), 0);
    if (what == 0) {
      ARGS(Buffer_CopyToDevice, copy, .buffer = late, .dst_device = device_at(client, 1));
      GOOD(Buffer_CopyToDevice, copy);
      assert_true(is_filled(copy.dst_buffer, 3));
      destroy_buffer(copy.dst_buffer);
    } else if (what == 1) {
      assert_true(is_filled(late, 3));
    } else {
      float part;
      ARGS(Buffer_CopyRawToHost, raw, .buffer = late, .dst = &part, .offset = 8, .transfer_size = 4);
      GOOD(Buffer_CopyRawToHost, raw);
      assert_true(part == 3);
    }
    pthread_join(other, NULL);
    destroy_buffer(late);
    free_gate(gate);
  }
  destroy_buffer(first);
  destroy_executable(executable);
  destroy_client(client);
}

static int order[32], ended;
static void note_end(PJRT_Error *error, void *user) {
  assert_null(error);
  order[ended++] = (int)(intptr_t)user;
}

static void runs_in_order(void **state) {
  (void)state;
  enum { runs = 20 };
  PJRT_Client *client = make_queue(1, 1);
  PJRT_LoadedExecutable *executable = compile(client, increment_of(""));
  struct gate *gate = close_gate(client);
  PJRT_Buffer *buffers[runs + 1] = {filled(client, 0)};
  ended = 0;
  for (int i = 0; i < runs; ++i) {
    buffers[i + 1] = post(executable, buffers[i % 3 ? 0 : i]);
    PJRT_Event *event = ready_event(buffers[i + 1]);
    ARGS(Event_OnReady, on_ready, .event = event, .callback = note_end, .user_arg = (void *)(intptr_t)i);
    GOOD(Event_OnReady, on_ready);
    destroy_event(event);
  }
  assert_int_equal(ended, 0);
  open_gate(gate);
  destroy_client(client); /* waits for all */
  assert_int_equal(ended, runs);
  for (int i = 0; i < runs; ++i) {
    assert_int_equal(order[i], i);
    assert_true(is_filled(buffers[i + 1], i % 3 || i == 0 ? 1 : 2));
  }
  for (int i = 0; i <= runs; ++i)
    destroy_buffer(buffers[i]);
  destroy_executable(executable);
  free_gate(gate);
}

static void expect_failure(PJRT_Buffer *buffer, const char *part) {
  PJRT_Event *event = ready_event(buffer);
  ARGS(Event_Await, wait, .event = event);
  BAD(Event_Await, wait, 3, part);
  assert_true(is_ready(event));
  ARGS(Event_Error, error, .event = event);
  BAD(Event_Error, error, 3, part);
  destroy_event(event);
}
static void keep_code(PJRT_Error *error, void *user) {
  assert_non_null(error);
  __atomic_store_n((int *)user, code_of(error), __ATOMIC_RELEASE);
  destroy_error(error);
}

static void failures_are_those_of_results(void **state) {
  (void)state;
  PJRT_Client *client = make_queue(1, 1);
  PJRT_LoadedExecutable *executable = compile(client, increment_of(donating));
  const float few[4] = {0};
  PJRT_Buffer *wrong = floats(client, few, 4), *good = filled(client, 1);
  struct gate *gate = close_gate(client);
  PJRT_Buffer *failed = post(executable, wrong), *next = post(executable, failed), *fine = post(executable, good);
  PJRT_Event *event = ready_event(next);
  int code = 0;
  ARGS(Event_OnReady, on_ready, .event = event, .callback = keep_code, .user_arg = &code);
  GOOD(Event_OnReady, on_ready);
  assert_int_equal(code, 0);
  assert_true(is_deleted(wrong) && is_deleted(failed) && is_deleted(good));
  open_gate(gate);
  expect_failure(failed, "tensor<4xf32>");
  expect_failure(next, "tensor<4xf32>");
  await_number(&code, 3);
  destroy_event(event);
  assert_true(is_filled(fine, 2));
  /* What is done with it fails, but for what does not need its values. */
  float copy[n];
  ARGS(Buffer_ToHostBuffer, to_host, .src = next, .dst = copy, .dst_size = sizeof copy);
  BAD(Buffer_ToHostBuffer, to_host, 3, "tensor<4xf32>");
  ARGS(Buffer_OpaqueDeviceMemoryDataPointer, pointer, .buffer = next);
  BAD(Buffer_OpaqueDeviceMemoryDataPointer, pointer, 3, "tensor<4xf32>");
  ARGS(Buffer_CopyToDevice, to_device, .buffer = next, .dst_device = device_at(client, 0));
  BAD(Buffer_CopyToDevice, to_device, 3, "tensor<4xf32>");
  ARGS(Buffer_IncreaseExternalReferenceCount, hold, .buffer = next);
  GOOD(Buffer_IncreaseExternalReferenceCount, hold);
  ARGS(Buffer_DecreaseExternalReferenceCount, let_go, .buffer = next);
  GOOD(Buffer_DecreaseExternalReferenceCount, let_go);
  assert_false(is_deleted(next));
  /* What is known at once fails at once. */
  PJRT_Buffer *none = NULL;
  expect_error(try_execute(executable, &wrong, 1, &none, NULL, 0), 3, "deleted or donated");
  expect_error(try_execute(executable, &wrong, 0, &none, NULL, 0), 3, "num_args is 0");
  assert_null(none);
  PJRT_Buffer *const all[] = {wrong, good, failed, next, fine};
  for (size_t i = 0; i < 5; ++i)
    destroy_buffer(all[i]);
  assert_int_equal(bytes_in_use(client), 0);
  destroy_executable(executable);
  destroy_client(client);
  free_gate(gate);
}

static void donated_memory_is_reused_in_turn(void **state) {
  (void)state;
  PJRT_Client *client = make_queue(1, 1);
  PJRT_LoadedExecutable *executable = compile(client, increment_of(donating));
  PJRT_LoadedExecutable *reading = compile(client, increment_of(""));
  PJRT_Buffer *first = filled(client, 1);
  const void *memory = data_of(first);
  struct gate *gate = close_gate(client);
  /* The run before still reads it when it is donated, and has done so when it is consumed. */
  PJRT_Buffer *read = post(reading, first), *second = post(executable, first), *third = post(executable, second);
  assert_true(is_deleted(first) && is_deleted(second));
  assert_false(is_deleted(third) || is_deleted(read));
  PJRT_Buffer *none = NULL;
  expect_error(try_execute(reading, &second, 1, &none, NULL, 0), 3, "deleted or donated");
  open_gate(gate);
  assert_ptr_equal(data_of(third), memory);
  assert_true(is_filled(third, 3));
  assert_true(is_filled(read, 2));
  free_gate(gate);

  /* Somebody looks at it: it is read, and not written. */
  gate = close_gate(client);
  ARGS(Buffer_IncreaseExternalReferenceCount, hold, .buffer = third);
  GOOD(Buffer_IncreaseExternalReferenceCount, hold);
  PJRT_Buffer *fourth = post(executable, third), *fifth = post(executable, fourth);
  assert_true(is_deleted(third));
  open_gate(gate);
  assert_true(is_filled(fifth, 5));
  assert_true(data_of(fifth) != memory);
  assert_true(((const float *)memory)[7] == 3);
  ARGS(Buffer_DecreaseExternalReferenceCount, let_go, .buffer = third);
  GOOD(Buffer_DecreaseExternalReferenceCount, let_go);
  PJRT_Buffer *const all[] = {first, second, third, fourth, fifth, read};
  for (size_t i = 0; i < sizeof all / sizeof *all; ++i)
    destroy_buffer(all[i]);
  assert_int_equal(bytes_in_use(client), 0);
  destroy_executable(executable);
  destroy_executable(reading);
  destroy_client(client);
  free_gate(gate);
}

static void anything_can_be_destroyed_first(void **state) {
  (void)state;
  for (int round = 0; round < 120; ++round) {
    PJRT_Client *client = make_queue(1, 1);
    PJRT_LoadedExecutable *executable = compile(client, increment_of(round % 2 ? donating : ""));
    PJRT_Buffer *buffers[3] = {filled(client, 1)};
    buffers[1] = post(executable, buffers[0]);
    buffers[2] = post(executable, buffers[1]);
    PJRT_Event *event = ready_event(buffers[2]);
    int left[5] = {0, 1, 2, 3, 4};
    for (int count = 5, rest = round; count > 0; rest /= count--) {
      const int next = rest % count, what = left[next];
      left[next] = left[count - 1];
      if (what == 0)
        destroy_client(client);
      else if (what == 1)
        destroy_executable(executable);
      else
        destroy_buffer(buffers[what - 2]);
    }
    ARGS(Event_Await, wait, .event = event);
    GOOD(Event_Await, wait);
    destroy_event(event);
  }
}

/* The queue's thread has the last reference to its client, and ends. */
static void the_queue_outlives_all_handles(void **state) {
  (void)state;
  PJRT_Client *client = make_queue(1, 1);
  PJRT_LoadedExecutable *executable = compile(client, increment_of(""));
  PJRT_Buffer *input = filled(client, 1);
  struct gate *gate = make_gate(client);
  destroy_client(client);
  close_made(gate);
  PJRT_Buffer *output = post(executable, input);
  PJRT_Event *event = ready_event(output);
  destroy_executable(executable);
  destroy_buffer(input);
  destroy_buffer(output);
  assert_int_equal(threads_now(), quiet + 1);
  open_gate(gate);
  ARGS(Event_Await, wait, .event = event);
  GOOD(Event_Await, wait);
  destroy_event(event);
  for (int i = 0; threads_now() > quiet && i < 1000; ++i)
    usleep(5000);
  assert_int_equal(threads_now(), quiet);
  free_gate(gate);
}

struct Posting {
  PJRT_LoadedExecutable *executable;
  PJRT_Buffer *input, *outputs[40];
  int count;
};
static void *post_many(void *user) {
  struct Posting *posting = user;
  for (int i = 0; i < 40; ++i) {
    posting->outputs[i] = post(posting->executable, posting->input);
    __atomic_add_fetch(&posting->count, 1, __ATOMIC_RELEASE);
  }
  return NULL;
}

static void a_full_queue_makes_callers_wait(void **state) {
  (void)state;
  PJRT_Client *client = make_queue(1, 1);
  struct Posting posting = {compile(client, increment_of("")), filled(client, 1), {NULL}, 0};
  struct gate *gate = close_gate(client);
  pthread_t other;
  assert_int_equal(pthread_create(&other, NULL, post_many, &posting), 0);
  while (__atomic_load_n(&posting.count, __ATOMIC_ACQUIRE) < 31) /* with the gate 32 */
    usleep(1000);
  usleep(30000);
  assert_int_equal(__atomic_load_n(&posting.count, __ATOMIC_ACQUIRE), 31);
  open_gate(gate);
  pthread_join(other, NULL);
  for (int i = 0; i < 40; ++i) {
    assert_true(is_filled(posting.outputs[i], 2));
    destroy_buffer(posting.outputs[i]);
  }
  destroy_buffer(posting.input);
  destroy_executable(posting.executable);
  destroy_client(client);
  free_gate(gate);
}

static void devices_end_together(void **state) {
  (void)state;
  PJRT_Client *client = make_queue(2, 1);
  static const char text[] =
      "module attributes {mhlo.num_replicas = 2 : i32} {\n"
      "  func.func @main(%a: tensor<2xf32>) -> (tensor<2xf32>, tensor<3x1xi32>) {\n"
      "    %0 = \"stablehlo.all_reduce\"(%a) ({\n"
      "    ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
      "      %1 = stablehlo.add %x, %y : tensor<f32>\n"
      "      stablehlo.return %1 : tensor<f32>\n"
      "    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf32>) -> tensor<2xf32>\n"
      "    %2 = stablehlo.constant dense<7> : tensor<3x1xi32>\n"
      "    return %0, %2 : tensor<2xf32>, tensor<3x1xi32>\n"
      "  }\n"
      "}\n";
  PJRT_LoadedExecutable *executable = NULL;
  expect_good(try_compile(client, text, strlen(text), "\x1a\x04\x20\x02\x28\x01", 6, &executable), "grid");
  const int64_t two = 2;
  const float given[2][2] = {{1, 2}, {10, 20}}, sums[2] = {11, 22};
  const int32_t sevens[3] = {7, 7, 7};
  PJRT_Buffer *inputs[2], *const *lists[2] = {&inputs[0], &inputs[1]};
  for (int d = 0; d < 2; ++d)
    inputs[d] = to_device(client, device_at(client, d), PJRT_Buffer_Type_F32, given[d], &two, 1);
  PJRT_Buffer *outputs[2][2], **output_lists[2] = {outputs[0], outputs[1]};
  PJRT_Event *events[2];
  struct gate *gate = close_gate(client);
  ARGS(LoadedExecutable_Execute, args, .executable = executable, .argument_lists = lists, .num_devices = 2,
       .num_args = 1, .output_lists = output_lists, .device_complete_events = events);
  GOOD(LoadedExecutable_Execute, args);
  for (int d = 0; d < 2; ++d) {
    assert_false(is_ready(events[d]));
    ARGS(Buffer_Dimensions, dims, .buffer = outputs[d][1]);
    GOOD(Buffer_Dimensions, dims);
    assert_int_equal(dims.num_dims, 2);
    assert_int_equal(dims.dims[0], 3);
    assert_int_equal(dims.dims[1], 1);
    destroy_buffer(inputs[d]);
  }
  open_gate(gate);
  for (int d = 0; d < 2; ++d) {
    ARGS(Event_Await, wait, .event = events[d]);
    GOOD(Event_Await, wait);
    destroy_event(events[d]);
    assert_true(holds(outputs[d][0], sums, sizeof sums));
    assert_true(holds(outputs[d][1], sevens, sizeof sevens));
    destroy_buffer(outputs[d][0]);
    destroy_buffer(outputs[d][1]);
  }
  destroy_executable(executable);
  destroy_client(client);
  free_gate(gate);
}

/* Results whose shape the run decides are there when Execute returns. */
static void unknown_shapes_are_not_waited_for(void **state) {
  (void)state;
  PJRT_Client *client = make_queue(1, 1);
  PJRT_LoadedExecutable *known = compile(client, increment_of(""));
  PJRT_LoadedExecutable *executable = compile(client, "func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {\n"
                                                      "  %0 = stablehlo.add %a, %a : tensor<?xf32>\n"
                                                      "  return %0 : tensor<?xf32>\n"
                                                      "}\n");
  PJRT_Buffer *input = filled(client, 1);
  struct gate *gate = close_gate(client);
  PJRT_Buffer *late = post(known, input);
  pthread_t other;
  assert_int_equal(pthread_create(&other, NULL, open_later, gate), 0);
  PJRT_Buffer *output = post(executable, late);
  assert_true(has_come(output));
  assert_true(is_filled(output, 4));
  pthread_join(other, NULL);
  destroy_buffer(input);
  destroy_buffer(late);
  destroy_buffer(output);
  destroy_executable(known);
  destroy_executable(executable);
  destroy_client(client);
  free_gate(gate);
}

static pthread_t called_on;
static XLA_FFI_Error *negate(XLA_FFI_CallFrame *frame) {
  called_on = pthread_self();
  const XLA_FFI_Buffer *from = frame->args.args[0], *to = frame->rets.rets[0];
  for (int i = 0; i < n; ++i)
    ((float *)to->data)[i] = -((const float *)from->data)[i];
  return NULL;
}

/* Functions of the caller are called on its own thread, as without the option. */
static void handlers_are_called_by_execute(void **state) {
  (void)state;
  PJRT_Client *client = make_queue(1, 1);
  PJRT_FFI_Register_Handler_Args handler = {
      .struct_size = PJRT_FFI_Register_Handler_Args_STRUCT_SIZE, .target_name = "negate", .target_name_size = 6};
  XLA_FFI_Handler *function = negate;
  memcpy(&handler.handler, &function, sizeof function);
  PJRT_Extension_Base *at = api->extension_start;
  while (at && at->type != PJRT_Extension_Type_FFI)
    at = at->next;
  assert_non_null(at);
  expect_good(((PJRT_FFI_Extension *)at)->register_handler(&handler), "register");
  char text[256];
  snprintf(text, sizeof text,
           "func.func @main(%%a: tensor<%dxf32>) -> tensor<%dxf32> {\n"
           "  %%0 = stablehlo.custom_call @negate(%%a) {api_version = 4 : i32} : (tensor<%dxf32>) -> tensor<%dxf32>\n"
           "  return %%0 : tensor<%dxf32>\n}\n",
           n, n, n, n, n);
  PJRT_LoadedExecutable *calling = compile(client, text), *executable = compile(client, increment_of(""));
  PJRT_Buffer *input = filled(client, 1), *first = post(executable, input), *second = post(calling, first);
  assert_true(has_come(second));
  assert_true(pthread_equal(called_on, pthread_self()));
  PJRT_Buffer *third = post(executable, second);
  assert_true(is_filled(third, -1));
  PJRT_Buffer *const all[] = {input, first, second, third};
  for (size_t i = 0; i < 4; ++i)
    destroy_buffer(all[i]);
  destroy_executable(calling);
  destroy_executable(executable);
  destroy_client(client);
}

/* A child has no queue: its programs run at once. */
static void forks_run_at_once(void **state) {
  (void)state;
  PJRT_Client *client = make_queue(1, 1);
  PJRT_LoadedExecutable *executable = compile(client, increment_of(""));
  PJRT_Buffer *input = filled(client, 1), *output = post(executable, input);
  assert_true(is_filled(output, 2));
  const pid_t child = fork();
  if (child == 0) {
    alarm(20);
    PJRT_Buffer *next = post(executable, output);
    _exit(has_come(next) && is_filled(next, 3) ? 0 : 1);
  }
  int status = -1;
  assert_int_equal(waitpid(child, &status, 0), child);
  assert_int_equal(status, 0);
  destroy_buffer(input);
  destroy_buffer(output);
  destroy_executable(executable);
  destroy_client(client);
}

/* --- Threads ---------------------------------------------------------------------------------------------------------
 */

enum { threads = 8, rounds = 150, length = 10 };
struct Work {
  PJRT_Client *client;
  PJRT_LoadedExecutable *reading, *consuming;
  PJRT_Buffer *shared;
  int good;
};

static void *work(void *data) {
  struct Work *mine = data;
  for (int i = 0; i < rounds; ++i) {
    PJRT_Buffer *at = post(mine->reading, mine->shared);
    for (int k = 0; k < length; ++k) {
      PJRT_Buffer *next = post(k % 4 == 3 ? mine->reading : mine->consuming, at);
      destroy_buffer(at);
      at = next;
    }
    mine->good += is_filled(at, 2 + length);
    destroy_buffer(at);
  }
  return NULL;
}

static void threads_share_a_queue(void **state) {
  (void)state;
  PJRT_Client *client = make_queue(1, 1);
  struct Work parts[threads];
  pthread_t started[threads];
  PJRT_LoadedExecutable *reading = compile(client, increment_of("")),
                        *consuming = compile(client, increment_of(donating));
  PJRT_Buffer *shared = filled(client, 1);
  for (int i = 0; i < threads; ++i) {
    parts[i] = (struct Work){client, reading, consuming, shared, 0};
    assert_int_equal(pthread_create(&started[i], NULL, work, &parts[i]), 0);
  }
  for (int i = 0; i < threads; ++i) {
    pthread_join(started[i], NULL);
    assert_int_equal(parts[i].good, rounds);
  }
  destroy_buffer(shared);
  destroy_executable(reading);
  destroy_executable(consuming);
  assert_int_equal(bytes_in_use(client), 0);
  destroy_client(client);
}

int main(void) {
  load();
  pthread_t first;
  pthread_create(&first, NULL, do_nothing, NULL);
  pthread_join(first, NULL);
  quiet = threads_now();
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(is_an_option),
      cmocka_unit_test(results_answer_before_they_are_there),
      cmocka_unit_test(runs_in_order),
      cmocka_unit_test(failures_are_those_of_results),
      cmocka_unit_test(donated_memory_is_reused_in_turn),
      cmocka_unit_test(anything_can_be_destroyed_first),
      cmocka_unit_test(the_queue_outlives_all_handles),
      cmocka_unit_test(a_full_queue_makes_callers_wait),
      cmocka_unit_test(devices_end_together),
      cmocka_unit_test(unknown_shapes_are_not_waited_for),
      cmocka_unit_test(handlers_are_called_by_execute),
      cmocka_unit_test(forks_run_at_once),
      cmocka_unit_test(threads_share_a_queue),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
