/* client.h: several processes that form one client, on devices of the project's own plugin. What they compute is what
 * one process computes, bit for bit; a process that is gone is told within the time that the client allows.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { DEVICES = 4, MOST_FLOATS = 512, TIMEOUT = 1500 };

/* Programs of 4 devices, from f32[8,4] and f32[4] to one tensor. */
#define ADDED                                                                                                          \
  "({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%s = stablehlo.add %a, %b : tensor<f32>\n"                             \
  "stablehlo.return %s : tensor<f32>\n})"
#define GROUPS "replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>"
#define ARGUMENTS "%x: tensor<8x4xf32>, %w: tensor<4xf32>"
/* Each device has values of its own. */
static const char psum[] = "func.func @main(" ARGUMENTS ") -> tensor<8x4xf32> {\n"
                           "%0 = \"stablehlo.all_reduce\"(%x) " ADDED " {" GROUPS
                           "} : (tensor<8x4xf32>) -> tensor<8x4xf32>\nreturn %0 : tensor<8x4xf32>\n}\n";
static const char gather[] = "func.func @main(" ARGUMENTS ") -> tensor<32x4xf32> {\n"
                             "%0 = \"stablehlo.all_gather\"(%x) {all_gather_dim = 0 : i64, " GROUPS
                             "} : (tensor<8x4xf32>) -> tensor<32x4xf32>\nreturn %0 : tensor<32x4xf32>\n}\n";
/* The devices have rows of x: a step of training, w - 0.1 x'(x w - 1). */
static const char training[] =
    "module attributes {mhlo.num_partitions = 4 : i32} {\nsdy.mesh @mesh = <[\"d\"=4]>\n"
    "func.func @main(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"d\"}, {}]>}, %w: tensor<4xf32> "
    "{sdy.sharding = #sdy.sharding<@mesh, [{}]>}) -> (tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) {\n"
    "%ones = stablehlo.constant dense<1.0> : tensor<8xf32>\n%rate = stablehlo.constant dense<0.1> : tensor<4xf32>\n"
    "%0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> "
    "tensor<8xf32>\n"
    "%1 = stablehlo.subtract %0, %ones : tensor<8xf32>\n"
    "%2 = stablehlo.dot_general %1, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x4xf32>) -> "
    "tensor<4xf32>\n"
    "%3 = stablehlo.multiply %2, %rate : tensor<4xf32>\n%4 = stablehlo.subtract %w, %3 : tensor<4xf32>\n"
    "return %4 : tensor<4xf32>\n}\n}\n";
/* Its result is cut among the devices. */
static const char divided[] =
    "module attributes {mhlo.num_partitions = 4 : i32} {\nsdy.mesh @mesh = <[\"d\"=4]>\n"
    "func.func @main(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"d\"}, {}]>}, %w: tensor<4xf32>) -> "
    "(tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {\"d\"}]>}) {\n"
    "%0 = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<4xf32>) -> tensor<8x4xf32>\n"
    "%1 = stablehlo.add %x, %0 : tensor<8x4xf32>\nreturn %1 : tensor<8x4xf32>\n}\n}\n";

/* What a process found, in memory that all of them share. */
typedef struct {
  shlo_status status;
  char message[400];
  int64_t devices, local, process;
  size_t count; /* of floats: results of its devices, one after another */
  float results[MOST_FLOATS];
  double seconds; /* of the last run */
} finding;

typedef struct {
  const char *text;
  bool isWhole; /* shlo_plan_run */
  int steps;
  int other;  /* the process that changes one element; -1: none */
  int killed; /* the one that ends before the last step; -1: none */
  bool (*prepare)(shlo_client_options *options, int process, void *user);
  void *user;
} job;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Without cmocka, which knows nothing of other processes and threads. */
static bool failed(finding *found, shlo_status status, shlo_error *error) {
  if (status == SHLO_OK)
    return false;
  found->status = status;
  snprintf(found->message, sizeof found->message, "%s", shlo_error_message(error, NULL));
  shlo_error_destroy(error);
  return true;
}

static shlo_plan *plan_of_job(const job *what, shlo_client *client, finding *found) {
  shlo_error *error = NULL;
  shlo_module *module = NULL;
  shlo_plan_options *planning = NULL;
  shlo_plan *plan = NULL;
  const bool isMesh = strstr(what->text, "sdy.mesh") != NULL;
  if (!failed(found, shlo_module_parse(what->text, strlen(what->text), NULL, &module, &error), error) &&
      !failed(found, shlo_plan_options_create(&planning, &error), error) &&
      !failed(found, shlo_plan_options_set_grid(planning, isMesh ? 1 : DEVICES, isMesh ? DEVICES : 1, &error), error) &&
      !failed(found, shlo_plan_options_set_client(planning, client, &error), error))
    failed(found, shlo_plan_create(module, planning, &plan, &error), error);
  shlo_plan_options_destroy(planning);
  shlo_module_destroy(module);
  return plan;
}

static shlo_tensor *make(int32_t rank, const int64_t *shape, size_t count, int device, bool other) {
  float values[32];
  shlo_tensor *tensor = NULL;
  for (size_t i = 0; i < count; ++i)
    values[i] = 0.01f * (float)((int)i * 7 % 13) + 0.1f * (float)device;
  values[count - 1] += other ? 1 : 0; /* which the last process has, if each has a part */
  shlo_tensor_copy(SHLO_TYPE_F32, rank, shape, values, count * sizeof(float), NULL, &tensor, NULL);
  return tensor;
}

static void run_job(const job *what, shlo_client *client, int process, finding *found) {
  shlo_error *error = NULL;
  found->devices = (int64_t)shlo_client_device_count(client);
  for (size_t i = 0; i < shlo_client_device_count(client); ++i)
    if (shlo_client_device_is_local(client, i)) {
      found->process = shlo_client_device_process(client, i);
      ++found->local;
    }
  shlo_plan *plan = plan_of_job(what, client, found);
  if (!plan)
    return;
  const size_t lists = what->isWhole ? 1 : shlo_plan_local_process_count(plan);
  shlo_tensor *inputs[2 * DEVICES], *outputs[DEVICES] = {NULL};
  const bool isCut = what->text == divided && !what->isWhole;
  for (size_t k = 0; k < lists; ++k) {
    const int device = what->isWhole ? 0 : process * (int)found->local + (int)k;
    inputs[2 * k] = make(2, (const int64_t[]){isCut ? 2 : 8, 4}, isCut ? 8 : 32, device, process == what->other);
    inputs[2 * k + 1] = make(1, (const int64_t[]){4}, 4, 0, false);
  }
  for (int step = 0; step < what->steps && found->status == SHLO_OK; ++step) {
    if (process == what->killed && step + 1 == what->steps)
      raise(SIGKILL);
    const double begin = now();
    for (size_t k = 0; k < lists; ++k) {
      if (step > 0 && what->text == training) { /* the new weights */
        shlo_tensor_destroy(inputs[2 * k + 1]);
        inputs[2 * k + 1] = outputs[k];
      } else {
        shlo_tensor_destroy(outputs[k]);
      }
      outputs[k] = NULL;
    }
    const shlo_tensor *const *given = (const shlo_tensor *const *)inputs;
    failed(found,
           what->isWhole ? shlo_plan_run(plan, 2, given, 1, outputs, NULL, &error)
                         : shlo_plan_run_grid(plan, lists, 2, given, 1, outputs, NULL, &error),
           error);
    found->seconds = now() - begin;
  }
  for (size_t k = 0; k < lists; ++k) {
    const size_t size = outputs[k] ? shlo_tensor_size(outputs[k]) : 0;
    if (size && found->count + size / sizeof(float) <= MOST_FLOATS) {
      memcpy(found->results + found->count, shlo_tensor_data(outputs[k]), size);
      found->count += size / sizeof(float);
    }
    shlo_tensor_destroy(outputs[k]);
    shlo_tensor_destroy(inputs[2 * k]);
    shlo_tensor_destroy(inputs[2 * k + 1]);
  }
  shlo_plan_destroy(plan);
}

static void work(const job *what, int process, int count, finding *found) {
  shlo_error *error = NULL;
  shlo_plugin *plugin = NULL;
  shlo_client_options *options = NULL;
  shlo_client *client = NULL;
  if (!failed(found, shlo_plugin_load(SHLO_PLUGIN, strlen(SHLO_PLUGIN), 0, &plugin, &error), error) &&
      !failed(found, shlo_client_options_create(&options, &error), error) &&
      !failed(found, shlo_client_options_set_integer(options, BYTES("device_count"), DEVICES / count, &error), error) &&
      !failed(found, shlo_client_options_set_integer(options, BYTES("process_timeout"), TIMEOUT, &error), error) &&
      !failed(found, shlo_client_options_set_processes(options, process, count, &error), error) &&
      (!what->prepare || what->prepare(options, process, what->user)) &&
      !failed(found, shlo_client_create(plugin, options, &client, &error), error))
    run_job(what, client, process, found);
  shlo_client_destroy(client);
  shlo_client_options_destroy(options);
  shlo_plugin_destroy(plugin);
}

/* --- In processes, by a folder ------------------------------------------------------------------------------------ */

static bool use_folder(shlo_client_options *options, int process, void *folder) {
  (void)process;
  return shlo_client_options_set_rendezvous(options, folder, strlen(folder), NULL) == SHLO_OK;
}

static void remove_folder(const char *folder) {
  char command[200];
  snprintf(command, sizeof command, "rm -rf %s", folder);
  assert_int_equal(system(command), 0);
}

/* Results of all devices, in their order; those of processes that end are left out. */
static finding *run_in_processes(job what, int count) {
  char folder[] = "/tmp/shlo-rendezvous-XXXXXX";
  assert_non_null(mkdtemp(folder));
  what.prepare = use_folder;
  what.user = folder;
  const size_t bytes = sizeof(finding) * DEVICES;
  finding *found = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  assert_ptr_not_equal(found, MAP_FAILED);
  pid_t children[DEVICES];
  fflush(NULL);
  for (int process = 0; process < count; ++process) {
    children[process] = fork();
    assert_true(children[process] >= 0);
    if (children[process] == 0) {
      work(&what, process, count, &found[process]);
      _exit(0);
    }
  }
  for (int process = 0; process < count; ++process) {
    int status;
    assert_int_equal(waitpid(children[process], &status, 0), children[process]);
    if (process == what.killed)
      assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    else
      assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
  remove_folder(folder);
  return found;
}

static finding run_alone(const job *what) {
  finding found = {0};
  work(what, 0, 1, &found);
  if (found.status != SHLO_OK)
    fail_msg("alone: %s", found.message);
  assert_int_equal(found.local, DEVICES);
  assert_true(found.count > 0);
  return found;
}

static bool are_as_alone(const finding *found, int count, const finding *alone, bool isWhole) {
  bool equal = true;
  size_t at = 0;
  for (int process = 0; process < count; ++process) {
    if (found[process].status != SHLO_OK)
      fail_msg("process %d of %d: %s", process, count, found[process].message);
    assert_int_equal(found[process].devices, DEVICES);
    assert_int_equal(found[process].local, DEVICES / count);
    assert_int_equal(found[process].process, process);
    if (isWhole)
      at = 0;
    for (size_t i = 0; i < found[process].count; ++i)
      equal = equal && memcmp(&found[process].results[i], &alone->results[at + i], sizeof(float)) == 0;
    at += found[process].count;
  }
  assert_int_equal(at, alone->count);
  return equal;
}

static const job jobs[] = {
    {psum, false, 2, -1, -1, NULL, NULL},     {gather, false, 2, -1, -1, NULL, NULL},
    {training, true, 5, -1, -1, NULL, NULL},  {divided, false, 2, -1, -1, NULL, NULL},
    {training, false, 1, -1, -1, NULL, NULL},
};

static void test_as_one_process(void **state) {
  (void)state;
  int equal = 0, twins = 0;
  for (size_t k = 0; k < sizeof jobs / sizeof *jobs; ++k) {
    job what = jobs[k];
    if (what.text == training && !what.isWhole)
      continue; /* takes parts: below */
    const finding alone = run_alone(&what);
    for (int count = 2; count <= DEVICES; count *= 2) {
      finding *found = run_in_processes(what, count);
      equal += are_as_alone(found, count, &alone, what.isWhole);
      munmap(found, sizeof(finding) * DEVICES);
      what.other = count - 1;
      found = run_in_processes(what, count);
      twins += !are_as_alone(found, count, &alone, what.isWhole);
      munmap(found, sizeof(finding) * DEVICES);
      what.other = -1;
    }
  }
  assert_int_equal(equal, 8);
  assert_int_equal(twins, 8);
}

static void test_refused(void **state) {
  (void)state;
  /* Whole results of which this process has a part. */
  const job whole = {divided, true, 1, -1, -1, NULL, NULL};
  finding *found = run_in_processes(whole, 2);
  for (int process = 0; process < 2; ++process) {
    assert_int_equal(found[process].status, SHLO_UNSUPPORTED);
    assert_non_null(strstr(found[process].message, "output 0 is divided among devices of several processes"));
  }
  munmap(found, sizeof(finding) * DEVICES);
  /* Parts of another shape. */
  found = run_in_processes(jobs[4], 2);
  assert_int_equal(found[0].status, SHLO_INVALID_ARGUMENT);
  assert_non_null(strstr(found[0].message, "expected tensor<2x4xf32>"));
  munmap(found, sizeof(finding) * DEVICES);
}

static void test_killed(void **state) {
  (void)state;
  for (int count = 2; count <= DEVICES; count *= 2) {
    job what = jobs[0];
    what.steps = 3;
    what.killed = count - 1;
    finding *found = run_in_processes(what, count);
    for (int process = 0; process < count - 1; ++process) {
      char expected[64];
      snprintf(expected, sizeof expected, "process %d of %d has not come", count - 1, count);
      assert_int_equal(found[process].status, SHLO_DEVICE);
      if (!strstr(found[process].message, expected))
        fail_msg("%s", found[process].message);
      assert_true(found[process].seconds >= 0.9 * TIMEOUT / 1000 && found[process].seconds < 3.0 * TIMEOUT / 1000);
    }
    munmap(found, sizeof(finding) * DEVICES);
  }
}

/* --- In threads, by a store of the caller ------------------------------------------------------------------------- */

enum { MOST_VALUES = 64 };
typedef struct {
  pthread_mutex_t mutex;
  pthread_cond_t changed;
  struct {
    char key[200], *value;
    size_t size;
  } values[MOST_VALUES];
  size_t count, puts, released;
  bool refuses;
} memory_store;

static shlo_status store_get(const char *key, size_t length, uint64_t milliseconds, shlo_store_value *value,
                             void *user) {
  memory_store *store = user;
  shlo_status status = milliseconds ? SHLO_LIMIT : SHLO_NOT_FOUND;
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += (time_t)(milliseconds / 1000 + 1);
  pthread_mutex_lock(&store->mutex);
  for (bool isLate = false; status == SHLO_LIMIT || status == SHLO_NOT_FOUND;) {
    for (size_t i = 0; i < store->count; ++i)
      if (strlen(store->values[i].key) == length && !memcmp(store->values[i].key, key, length))
        status = shlo_store_value_set(value, store->values[i].value, store->values[i].size, NULL);
    if (isLate || !milliseconds || status == SHLO_OK)
      break;
    isLate = pthread_cond_timedwait(&store->changed, &store->mutex, &end) != 0;
  }
  pthread_mutex_unlock(&store->mutex);
  return status;
}
static shlo_status store_put(const char *key, size_t length, const void *value, size_t size, void *user) {
  memory_store *store = user;
  if (store->refuses)
    return SHLO_IO;
  pthread_mutex_lock(&store->mutex);
  shlo_status status = SHLO_LIMIT;
  if (store->count < MOST_VALUES && length < sizeof store->values[0].key) {
    memcpy(store->values[store->count].key, key, length);
    store->values[store->count].value = memcpy(malloc(size + 1), value, size);
    store->values[store->count++].size = size;
    status = SHLO_OK;
  }
  pthread_cond_broadcast(&store->changed);
  pthread_mutex_unlock(&store->mutex);
  return status;
}
static void store_release(void *user) {
  memory_store *store = user;
  pthread_mutex_lock(&store->mutex);
  ++store->released;
  pthread_mutex_unlock(&store->mutex);
}

static bool use_store(shlo_client_options *options, int process, void *store) {
  (void)process;
  return shlo_client_options_set_store(options, store_get, store_put, store, store_release, NULL) == SHLO_OK;
}

typedef struct {
  const job *what;
  int process;
  finding found;
} worker;

static void *work_in_thread(void *user) {
  worker *one = user;
  work(one->what, one->process, 2, &one->found);
  return NULL;
}

static void test_own_store(void **state) {
  (void)state;
  for (int refuses = 0; refuses < 2; ++refuses) {
    memory_store store = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, {{{0}, NULL, 0}}, 0, 0, 0, refuses != 0};
    job what = jobs[0];
    const finding alone = run_alone(&what);
    what.prepare = use_store;
    what.user = &store;
    worker workers[2] = {{&what, 0, {0}}, {&what, 1, {0}}};
    pthread_t threads[2];
    for (int k = 0; k < 2; ++k)
      assert_int_equal(pthread_create(&threads[k], NULL, work_in_thread, &workers[k]), 0);
    for (int k = 0; k < 2; ++k)
      pthread_join(threads[k], NULL);
    if (refuses) {
      assert_int_equal(workers[0].found.status, SHLO_DEVICE);
      assert_non_null(strstr(workers[0].found.message, "the caller's store does not take shlo/devices/0"));
    } else {
      const finding found[2] = {workers[0].found, workers[1].found};
      assert_true(are_as_alone(found, 2, &alone, false));
      assert_int_equal(store.count, 2 + 2 * 2); /* devices, and two runs */
    }
    assert_int_equal(store.released, 2);
    for (size_t i = 0; i < store.count; ++i)
      free(store.values[i].value);
  }
}

static void test_options(void **state) {
  (void)state;
  shlo_plugin *plugin = NULL;
  shlo_client_options *options = NULL;
  shlo_client *client = NULL;
  ok(shlo_plugin_load(SHLO_PLUGIN, strlen(SHLO_PLUGIN), 0, &plugin, &error));
  ok(shlo_client_options_create(&options, &error));
  fails(SHLO_INVALID_ARGUMENT, "2 of 2", shlo_client_options_set_processes(options, 2, 2, &error));
  fails(SHLO_INVALID_ARGUMENT, "-1 of 2", shlo_client_options_set_processes(options, -1, 2, &error));
  fails(SHLO_INVALID_ARGUMENT, "0 of 0", shlo_client_options_set_processes(options, 0, 0, &error));
  fails(SHLO_INVALID_ARGUMENT, "path is NULL", shlo_client_options_set_rendezvous(options, NULL, 0, &error));
  fails(SHLO_INVALID_ARGUMENT, "empty", shlo_client_options_set_rendezvous(options, "", 0, &error));
  fails(SHLO_INVALID_ARGUMENT, "get is NULL",
        shlo_client_options_set_store(options, NULL, store_put, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "put is NULL",
        shlo_client_options_set_store(options, store_get, NULL, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "value is NULL", shlo_store_value_set(NULL, "", 0, &error));
  /* A process without a store, and one that nobody meets. */
  ok(shlo_client_options_set_processes(options, 0, 2, &error));
  fails(SHLO_DEVICE, "the client has no store", shlo_client_create(plugin, options, &client, &error));
  char folder[] = "/tmp/shlo-rendezvous-XXXXXX";
  assert_non_null(mkdtemp(folder));
  ok(shlo_client_options_set_rendezvous(options, folder, strlen(folder), &error));
  ok(shlo_client_options_set_integer(options, BYTES("process_timeout"), 50, &error));
  fails(SHLO_DEVICE, "process 1 of 2 has not come to shlo/devices/1 in 50 ms",
        shlo_client_create(plugin, options, &client, &error));
  /* Who comes again would find old values. */
  fails(SHLO_IO, "is or was the rendezvous of a process 0", shlo_client_create(plugin, options, &client, &error));
  ok(shlo_client_options_set_rendezvous(options, BYTES("/dev/null/x"), &error));
  fails(SHLO_IO, "/dev/null/x", shlo_client_create(plugin, options, &client, &error));
  remove_folder(folder);
  shlo_client_options_destroy(options);
  shlo_plugin_destroy(plugin);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_as_one_process), cmocka_unit_test(test_refused), cmocka_unit_test(test_killed),
      cmocka_unit_test(test_own_store),      cmocka_unit_test(test_options),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
