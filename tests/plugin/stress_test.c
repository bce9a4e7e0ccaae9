/* What takes many calls to show: threads that share clients, executables and buffers, and bytes of anybody.
 * usage: plugin-stress_test [CALLS [MUTANTS]]: the calls of each thread, and the mutants of each kind
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "pjrt.h"

#include <pthread.h>

static const char two_ops[] = "func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {\n"
                              "  %0 = stablehlo.add %a, %b : tensor<8xf32>\n"
                              "  %1 = stablehlo.multiply %0, %b : tensor<8xf32>\n"
                              "  return %1 : tensor<8xf32>\n"
                              "}\n";
static const float a[8] = {1, 2, 3, 4, 5, 6, 7, 8}, b[8] = {2, 2, 2, 2, 3, 3, 3, 3};
static const float result[8] = {6, 8, 10, 12, 24, 27, 30, 33};

/* Takes the memory of its argument. */
static const char increment[] = "func.func @main(%a: tensor<2048xf32> {tf.aliasing_output = 0 : i32}) -> "
                                "tensor<2048xf32> {\n"
                                "  %c = stablehlo.constant dense<1.0> : tensor<2048xf32>\n"
                                "  %0 = stablehlo.add %a, %c : tensor<2048xf32>\n"
                                "  return %0 : tensor<2048xf32>\n"
                                "}\n";

/* --- Threads ----------------------------------------------------------------------------------------------------- */

enum { threads = 8 };
static size_t calls = 400, mutants = 3000;

struct Work {
  PJRT_Client *client;
  PJRT_LoadedExecutable *two, *one;
  PJRT_Buffer *shared;
  size_t good;
  int number;
};

static int runs(struct Work *mine, PJRT_LoadedExecutable *executable, int is_first) {
  PJRT_Buffer *arguments[2] = {mine->shared, floats(mine->client, b, 8)};
  PJRT_Buffer *output = execute(executable, arguments, 2);
  if (is_first) /* of the argument's users */
    destroy_buffer(arguments[1]);
  const int same = holds(output, result, sizeof result);
  if (!is_first)
    destroy_buffer(arguments[1]);
  destroy_buffer(output);
  return same;
}

/* Lends memory, which comes back when the last user of it is gone. */
static int donates(struct Work *mine, int64_t number) {
  enum { count = 2048 };
  float *lent = aligned_alloc(64, count * sizeof *lent), *expected = malloc(count * sizeof *expected);
  for (int i = 0; i < count; ++i) {
    lent[i] = (float)(number % 1000 + i);
    expected[i] = lent[i] + 1;
  }
  const int64_t dims = count;
  ARGS(Client_BufferFromHostBuffer, args, .client = mine->client, .data = lent, .type = PJRT_Buffer_Type_F32,
       .dims = &dims, .num_dims = 1, .host_buffer_semantics = PJRT_HostBufferSemantics_kImmutableZeroCopy);
  GOOD(Client_BufferFromHostBuffer, args);
  PJRT_Buffer *output = execute(mine->one, &args.buffer, 1);
  int good = is_deleted(args.buffer) && holds(output, expected, count * sizeof *expected);
  destroy_buffer(args.buffer);
  ARGS(Event_Await, wait, .event = args.done_with_host_buffer);
  GOOD(Event_Await, wait);
  destroy_event(args.done_with_host_buffer);
  free(lent);
  /* Its result, which has memory of its own, is donated again. */
  PJRT_Buffer *again = execute(mine->one, &output, 1);
  good &= !holds(again, expected, count * sizeof *expected);
  destroy_buffer(output);
  destroy_buffer(again);
  free(expected);
  return good;
}

static int refers(struct Work *mine) {
  PJRT_Buffer *buffer = floats(mine->client, a, 8);
  ARGS(Buffer_CopyToDevice, copy, .buffer = buffer, .dst_device = device_at(mine->client, 1));
  GOOD(Buffer_CopyToDevice, copy);
  ARGS(Buffer_IncreaseExternalReferenceCount, hold, .buffer = copy.dst_buffer);
  GOOD(Buffer_IncreaseExternalReferenceCount, hold);
  const void *data = data_of(copy.dst_buffer);
  destroy_buffer(buffer);
  ARGS(Buffer_Delete, erase, .buffer = copy.dst_buffer);
  GOOD(Buffer_Delete, erase);
  const int good = !memcmp(data, a, sizeof a) && is_deleted(copy.dst_buffer);
  ARGS(Buffer_DecreaseExternalReferenceCount, drop, .buffer = copy.dst_buffer);
  GOOD(Buffer_DecreaseExternalReferenceCount, drop);
  destroy_buffer(copy.dst_buffer);
  return good;
}

static PJRT_LoadedExecutable *again(PJRT_Client *client, PJRT_LoadedExecutable *loaded) {
  PJRT_Executable *executable = executable_of(loaded);
  ARGS(Executable_Serialize, args, .executable = executable);
  GOOD(Executable_Serialize, args);
  destroy_info(executable);
  ARGS(Executable_DeserializeAndLoad, load_args, .client = client, .serialized_executable = args.serialized_bytes,
       .serialized_executable_size = args.serialized_bytes_size);
  GOOD(Executable_DeserializeAndLoad, load_args);
  args.serialized_executable_deleter(args.serialized_executable);
  return load_args.loaded_executable;
}

static int compiles(struct Work *mine, int is_serialized) {
  PJRT_LoadedExecutable *made = is_serialized ? again(mine->client, mine->two) : compile(mine->client, two_ops);
  const int same = runs(mine, made, is_serialized);
  destroy_executable(made);
  return same;
}

static int fails(struct Work *mine) {
  PJRT_Buffer *output = NULL;
  expect_error(try_execute(mine->two, &mine->shared, 1, &output, NULL, 0), 3, "num_args is 1");
  PJRT_LoadedExecutable *made = NULL;
  expect_error(try_compile(mine->client, "no program", 10, one_process, 6, &made), 3, "is unknown");
  return !output && !made;
}

static void *work(void *data) {
  struct Work *mine = data;
  for (size_t i = 0; i < calls; ++i)
    switch ((i + (size_t)mine->number) % 8) {
    case 0: mine->good += (size_t)donates(mine, (int64_t)i); break;
    case 1: mine->good += (size_t)refers(mine); break;
    case 2: mine->good += (size_t)compiles(mine, i / 8 % 2); break;
    case 3: mine->good += (size_t)fails(mine); break;
    default: mine->good += (size_t)runs(mine, mine->two, i % 2);
    }
  return NULL;
}

static void share(const char *asynchronous) {
  PJRT_NamedValue options[] = {number_option("device_count", 2), text_option("asynchronous", asynchronous)};
  ARGS(Client_Create, made, .create_options = options, .num_options = 2);
  GOOD(Client_Create, made);
  struct Work parts[threads];
  pthread_t started[threads];
  PJRT_LoadedExecutable *two = compile(made.client, two_ops), *one = compile(made.client, increment);
  PJRT_Buffer *shared = floats(made.client, a, 8);
  for (int i = 0; i < threads; ++i) {
    parts[i] = (struct Work){made.client, two, one, shared, 0, i};
    assert_int_equal(pthread_create(&started[i], NULL, work, &parts[i]), 0);
  }
  for (int i = 0; i < threads; ++i) {
    pthread_join(started[i], NULL);
    assert_int_equal(parts[i].good, calls);
  }
  destroy_buffer(shared);
  destroy_executable(two);
  destroy_executable(one);
  for (int i = 0; i < 2; ++i) {
    ARGS(Device_MemoryStats, args, .device = device_at(made.client, i));
    GOOD(Device_MemoryStats, args);
    assert_int_equal(args.bytes_in_use, 0);
  }
  destroy_client(made.client);
}

static void threads_share(void **state) {
  (void)state;
  share("0");
}
static void threads_share_a_queue(void **state) {
  (void)state;
  share("1");
}

/* --- Bytes of anybody -------------------------------------------------------------------------------------------- */

/* As JAX sends them, without debug options: a device ordinal, a replica and a partition, their assignment, Shardy. */
static const char options_of_jax[] = "\x1a\x1d\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x20\x01\x28\x01"
                                     "\x4a\x09\x08\x01\x10\x01\x1a\x03\x0a\x01\x00\x98\x01\x01"
                                     "\x20\x00\x28\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01";

static unsigned state = 1;
static unsigned any(size_t below) {
  state = state * 1664525u + 1013904223u;
  return (unsigned)((state >> 8) % below);
}

/* Changes, inserts or removes some bytes. `to` has room for 8 more. */
static size_t mutate(char *to, const char *from, size_t size) {
  static const unsigned char special[] = {0, 1, 2, 8, 0x0a, 0x12, 0x1a, 0x20, 0x7f, 0x80, 0xfe, 0xff};
  memcpy(to, from, size);
  for (unsigned left = any(3) ? 1 : 2 + any(3); left > 0; --left) {
    const size_t at = any(size + 1);
    const char byte = (char)(any(2) ? special[any(sizeof special)] : any(256));
    const unsigned way = any(8);
    if (way == 0 && at < size) {
      memmove(to + at, to + at + 1, size - at - 1);
      --size;
    } else if (way == 1) {
      memmove(to + at + 1, to + at, size - at);
      to[at] = byte;
      ++size;
    } else if (way == 2 && at < size) {
      to[at] = (char)(to[at] ^ 1 << any(8));
    } else if (way == 3 && any(4) == 0) {
      size = at;
    } else if (at < size) {
      to[at] = byte;
    }
    if (!size)
      break;
  }
  return size;
}

typedef PJRT_Error *Try(PJRT_Client *client, const char *bytes, size_t size);

static PJRT_Error *try_executable(PJRT_Client *client, const char *bytes, size_t size) {
  ARGS(Executable_DeserializeAndLoad, args, .client = client, .serialized_executable = bytes,
       .serialized_executable_size = size);
  PJRT_Error *error = api->PJRT_Executable_DeserializeAndLoad(&args);
  if (!error)
    destroy_executable(args.loaded_executable);
  return error;
}
static PJRT_Error *try_options(PJRT_Client *client, const char *bytes, size_t size) {
  PJRT_LoadedExecutable *made = NULL;
  PJRT_Error *error = try_compile(client, increment, sizeof increment - 1, bytes, size, &made);
  if (!error)
    destroy_executable(made);
  return error;
}
static PJRT_Error *try_program(PJRT_Client *client, const char *bytes, size_t size) {
  PJRT_LoadedExecutable *made = NULL;
  PJRT_Error *error = try_compile(client, bytes, size, one_process, 6, &made);
  if (!error)
    destroy_executable(made);
  return error;
}
static PJRT_Error *try_topology(PJRT_Client *client, const char *bytes, size_t size) {
  (void)client;
  ARGS(TopologyDescription_Deserialize, args, .serialized_topology = bytes, .serialized_topology_size = size);
  PJRT_Error *error = api->PJRT_TopologyDescription_Deserialize(&args);
  if (!error) {
    ARGS(TopologyDescription_Destroy, destroy, .topology = args.topology);
    GOOD(TopologyDescription_Destroy, destroy);
  }
  return error;
}

/* Each mutant is an error with a message, or as good as what it was made of. */
static void try_mutants(const char *name, Try *try, PJRT_Client *client, const char *bytes, size_t size) {
  expect_good(try(client, bytes, size), name);
  size_t refused = 0;
  for (size_t i = 0; i < mutants; ++i) {
    char *changed = malloc(size + 8);
    const size_t length = mutate(changed, bytes, size);
    changed = realloc(changed, length ? length : 1); /* so that instruments see its end */
    PJRT_Error *error = try(client, changed, length);
    if (error) {
      assert_true(*message_of(error));
      destroy_error(error);
      ++refused;
    }
    free(changed);
  }
  printf("%zu of %zu mutants refused: %s\n", refused, mutants, name);
  assert_in_range(refused, mutants / 10, mutants);
}

static void mutants_are_refused(void **ignored) {
  (void)ignored;
  PJRT_Client *client = make_client(2);
  PJRT_LoadedExecutable *loaded = NULL;
  expect_good(try_compile(client, increment, sizeof increment - 1, options_of_jax, sizeof options_of_jax - 1, &loaded),
              "as JAX compiles");
  PJRT_Executable *executable = executable_of(loaded);
  ARGS(Executable_Serialize, args, .executable = executable);
  GOOD(Executable_Serialize, args);
  try_mutants("executables", try_executable, client, args.serialized_bytes, args.serialized_bytes_size);
  args.serialized_executable_deleter(args.serialized_executable);
  destroy_info(executable);
  destroy_executable(loaded);
  try_mutants("options", try_options, client, options_of_jax, sizeof options_of_jax - 1);
  try_mutants("programs", try_program, client, two_ops, sizeof two_ops - 1);
  ARGS(Client_TopologyDescription, topology, .client = client);
  GOOD(Client_TopologyDescription, topology);
  ARGS(TopologyDescription_Serialize, serialize, .topology = topology.topology);
  GOOD(TopologyDescription_Serialize, serialize);
  try_mutants("topologies", try_topology, client, serialize.serialized_bytes, serialize.serialized_bytes_size);
  serialize.serialized_topology_deleter(serialize.serialized_topology);
  destroy_client(client);
}

int main(int count, char **words) {
  load();
  if (count > 1)
    calls = strtoull(words[1], NULL, 10);
  if (count > 2)
    mutants = strtoull(words[2], NULL, 10);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(threads_share),
      cmocka_unit_test(threads_share_a_queue),
      cmocka_unit_test(mutants_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
