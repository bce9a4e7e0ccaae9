/* pool.h: runs with the help of threads.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <dirent.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ROWS = 301, COLUMNS = 517, COUNT = ROWS * COLUMNS };

/* Elementwise ops, a reduction of rows, and a transpose: each in several chunks. */
static const char program[] =
    "func.func @main(%x: tensor<301x517xf32>) -> (tensor<301x517xf32>, tensor<301xf32>, tensor<517x301xf32>) {\n"
    "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %a = stablehlo.tanh %x : tensor<301x517xf32>\n"
    "  %b = stablehlo.sine %a : tensor<301x517xf32>\n"
    "  %c = stablehlo.exponential %b : tensor<301x517xf32>\n"
    "  %d = stablehlo.power %c, %x : tensor<301x517xf32>\n"
    "  %rows = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [1]\n"
    "    : (tensor<301x517xf32>, tensor<f32>) -> tensor<301xf32>\n"
    "  %t = stablehlo.transpose %d, dims = [1, 0] : (tensor<301x517xf32>) -> tensor<517x301xf32>\n"
    "  %u = stablehlo.cosine %t : tensor<517x301xf32>\n"
    "  return %d, %rows, %u : tensor<301x517xf32>, tensor<301xf32>, tensor<517x301xf32>\n"
    "}\n";

typedef struct {
  float elements[COUNT], rows[ROWS], transposed[COUNT];
} results;

static float input[COUNT];

static shlo_plan *make_plan_of(const char *text) {
  shlo_module *module = NULL;
  shlo_plan *plan = NULL;
  ok(shlo_module_parse(text, strlen(text), NULL, &module, &error));
  ok(shlo_plan_create(module, NULL, &plan, &error));
  shlo_module_destroy(module);
  for (int i = 0; i < COUNT; ++i)
    input[i] = 0.001f * (float)(i % 1999) + 0.01f;
  return plan;
}

static shlo_plan *make_plan(void) { return make_plan_of(program); }

static shlo_run_options *options_with(const shlo_pool *pool) {
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_pool(options, pool, &error));
  return options;
}

static shlo_status run(const shlo_plan *plan, results *r, const shlo_run_options *options) {
  memset(r, 0xA5, sizeof *r);
  return shlo_plan_run_raw(plan, 1, (const void *const[]){input}, 3,
                           (void *const[]){r->elements, r->rows, r->transposed}, options, NULL);
}

/* The threads of this process. */
static int count_threads(void) {
  int count = 0;
  DIR *tasks = opendir("/proc/self/task");
  assert_non_null(tasks);
  for (struct dirent *entry; (entry = readdir(tasks));)
    count += entry->d_name[0] != '.';
  closedir(tasks);
  return count;
}

static int calls, at_once;

static void one_by_one(void *user, size_t count, shlo_task_fn task, void *work) {
  assert_ptr_equal(user, &calls);
  ++calls;
  at_once = (int)count > at_once ? (int)count : at_once;
  for (size_t i = 0; i < count; ++i)
    task(work, i);
}

typedef struct {
  shlo_task_fn task;
  void *work;
  size_t index;
} one_task;

static void *do_task(void *data) {
  one_task *one = data;
  one->task(one->work, one->index);
  return NULL;
}

static void on_threads(void *user, size_t count, shlo_task_fn task, void *work) {
  pthread_t threads[8];
  one_task tasks[8];
  (void)user;
  assert_true(count <= 8);
  for (size_t i = 0; i < count; ++i) {
    tasks[i] = (one_task){task, work, i};
    assert_int_equal(pthread_create(&threads[i], NULL, do_task, &tasks[i]), 0);
  }
  for (size_t i = 0; i < count; ++i)
    pthread_join(threads[i], NULL);
}

/* --- Tests ------------------------------------------------------------------------------------ */

static void results_do_not_depend_on_the_pool(void **state) {
  (void)state;
  static results expected, actual;
  shlo_plan *plan = make_plan();
  /* A sanitizer starts a thread of its own beside the first one. */
  shlo_pool *first = NULL;
  ok(shlo_pool_create(2, &first, &error));
  shlo_pool_destroy(first);
  int before = count_threads();
  assert_int_equal(run(plan, &expected, NULL), SHLO_OK);
  assert_true(shlo_plan_memory_per_thread(plan) > 0);
  for (int kind = 0; kind < 6; ++kind) {
    shlo_pool *pool = NULL;
    static const int32_t threads[] = {1, 2, 3, 8};
    if (kind < 4)
      ok(shlo_pool_create(threads[kind], &pool, &error));
    else if (kind == 4)
      ok(shlo_pool_create_host(3, one_by_one, &calls, &pool, &error));
    else
      ok(shlo_pool_create_host(8, on_threads, NULL, &pool, &error));
    if (kind < 4) {
      assert_int_equal(count_threads(), before + threads[kind] - 1);
      assert_int_equal(shlo_pool_threads(pool), threads[kind]);
    }
    shlo_run_options *options = options_with(pool);
    for (int repeat = 0; repeat < 5; ++repeat) {
      if (repeat == 3)
        ok(shlo_pool_set_spin(pool, 50, &error));
      assert_int_equal(run(plan, &actual, options), SHLO_OK);
      assert_memory_equal(&actual, &expected, sizeof expected);
    }
    /* Options keep what they need. */
    shlo_pool_destroy(pool);
    if (kind < 5)
      assert_int_equal(count_threads(), before);
    assert_int_equal(run(plan, &actual, options), SHLO_OK);
    assert_memory_equal(&actual, &expected, sizeof expected);
    shlo_run_options_destroy(options);
  }
  assert_true(calls >= 5); /* the host's scheduler was asked */
  assert_int_equal(at_once, 3);
  /* The comparison can fail. */
  actual.transposed[COUNT - 1] += 1;
  assert_int_not_equal(memcmp(&actual, &expected, sizeof expected), 0);
  shlo_plan_destroy(plan);
}

/* Products, a transform, a scatter and a sort, each in several chunks; short, to be run often. */
enum { SIDE = 160, SMALL = SIDE * SIDE };
static const char kernels[] =
    "func.func @main(%x: tensor<160x160xf32>, %at: tensor<160x1xi32>)\n"
    "    -> (tensor<160x160xf32>, tensor<160x81xcomplex<f32>>, tensor<160x160xf32>, tensor<160x160xf32>) {\n"
    "  %a = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0]\n"
    "    : (tensor<160x160xf32>, tensor<160x160xf32>) -> tensor<160x160xf32>\n"
    "  %b = stablehlo.fft %a, type = RFFT, length = [160] : (tensor<160x160xf32>) -> tensor<160x81xcomplex<f32>>\n"
    "  %c = \"stablehlo.scatter\"(%x, %at, %a) ({\n"
    "  ^bb0(%old: tensor<f32>, %new: tensor<f32>):\n"
    "    %sum = stablehlo.add %old, %new : tensor<f32>\n"
    "    stablehlo.return %sum : tensor<f32>\n"
    "  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],\n"
    "      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}\n"
    "    : (tensor<160x160xf32>, tensor<160x1xi32>, tensor<160x160xf32>) -> tensor<160x160xf32>\n"
    "  %d = \"stablehlo.sort\"(%c) ({\n"
    "  ^bb0(%l: tensor<f32>, %r: tensor<f32>):\n"
    "    %less = stablehlo.compare LT, %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "    stablehlo.return %less : tensor<i1>\n"
    "  }) {dimension = 1 : i64} : (tensor<160x160xf32>) -> tensor<160x160xf32>\n"
    "  return %a, %b, %c, %d : tensor<160x160xf32>, tensor<160x81xcomplex<f32>>, tensor<160x160xf32>,\n"
    "    tensor<160x160xf32>\n"
    "}\n";
static int32_t places[SIDE];

typedef struct {
  float product[SMALL], spectrum[SIDE * 81 * 2], scattered[SMALL], sorted[SMALL];
} small_results;

static shlo_status run_small(const shlo_plan *plan, small_results *r, const shlo_run_options *options) {
  memset(r, 0xA5, sizeof *r);
  return shlo_plan_run_raw(plan, 2, (const void *const[]){input, places}, 4,
                           (void *const[]){r->product, r->spectrum, r->scattered, r->sorted}, options, NULL);
}

typedef struct {
  const shlo_plan *plan;
  const shlo_pool *pool;
  const small_results *expected;
  int wrong;
} caller;

static void *run_often(void *data) {
  caller *c = data;
  small_results *actual = malloc(sizeof *actual);
  shlo_run_options *options = NULL;
  c->wrong = !actual || shlo_run_options_create(&options, NULL) || shlo_run_options_set_pool(options, c->pool, NULL);
  for (int i = 0; i < 2500 && !c->wrong; ++i)
    c->wrong = run_small(c->plan, actual, options) != SHLO_OK || memcmp(actual, c->expected, sizeof *actual) != 0;
  shlo_run_options_destroy(options);
  free(actual);
  return NULL;
}

static void callers_share_a_plan_and_a_pool(void **state) {
  (void)state;
  static small_results expected;
  shlo_plan *plan = make_plan_of(kernels);
  shlo_pool *pool = NULL;
  pthread_t threads[4];
  caller callers[4];
  for (int i = 0; i < SIDE; ++i)
    places[i] = i * i % 23;
  assert_int_equal(run_small(plan, &expected, NULL), SHLO_OK);
  ok(shlo_pool_create(2, &pool, &error));
  for (int i = 0; i < 4; ++i) {
    callers[i] = (caller){plan, pool, &expected, 0};
    assert_int_equal(pthread_create(&threads[i], NULL, run_often, &callers[i]), 0);
  }
  for (int i = 0; i < 4; ++i) {
    pthread_join(threads[i], NULL);
    assert_false(callers[i].wrong);
  }
  shlo_pool_destroy(pool);
  shlo_plan_destroy(plan);
}

static void pools_survive_stopped_runs_and_forks(void **state) {
  (void)state;
  static results expected, actual;
  shlo_plan *plan = make_plan();
  shlo_pool *pool = NULL;
  assert_int_equal(run(plan, &expected, NULL), SHLO_OK);
  ok(shlo_pool_create(3, &pool, &error));
  shlo_run_options *stopped = options_with(pool), *options = options_with(pool);
  shlo_run_options_cancel(stopped);
  assert_int_equal(run(plan, &actual, stopped), SHLO_CANCELLED);
  assert_int_equal(run(plan, &actual, options), SHLO_OK);
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    alarm(60);
    int wrong = run(plan, &actual, options) != SHLO_OK || memcmp(&actual, &expected, sizeof expected) != 0;
    shlo_pool_destroy(pool);
    wrong |= run(plan, &actual, options) != SHLO_OK;
    _exit(wrong);
  }
  int status = -1;
  assert_int_equal(waitpid(child, &status, 0), child);
  assert_int_equal(status, 0);
  assert_int_equal(run(plan, &actual, options), SHLO_OK);
  assert_memory_equal(&actual, &expected, sizeof expected);
  ok(shlo_run_options_set_pool(options, NULL, &error));
  assert_int_equal(run(plan, &actual, options), SHLO_OK);
  shlo_run_options_destroy(stopped);
  shlo_run_options_destroy(options);
  shlo_pool_destroy(pool);
  shlo_plan_destroy(plan);
}

/* The poll of a run that is stopped while it works. */
static int32_t stop_at_third(void *user) { return ++*(int *)user >= 3; }

/* A loop that never ends, with something to share in each step. */
static const char endless[] =
    "func.func @main(%x: tensor<301x517xf32>) -> tensor<301x517xf32> {\n"
    "  %r = stablehlo.while(%a = %x) : tensor<301x517xf32>\n"
    "  cond {\n"
    "    %true = stablehlo.constant dense<true> : tensor<i1>\n"
    "    stablehlo.return %true : tensor<i1>\n"
    "  } do {\n"
    "    %b = stablehlo.sine %a : tensor<301x517xf32>\n"
    "    %c = stablehlo.exponential %b : tensor<301x517xf32>\n"
    "    stablehlo.return %c : tensor<301x517xf32>\n"
    "  }\n"
    "  return %r : tensor<301x517xf32>\n"
    "}\n";

static void pools_end_after_any_run(void **state) {
  (void)state;
  static results expected, actual;
  shlo_plan *plan = make_plan(), *long_plan = make_plan_of(endless);
  const int before = count_threads();
  assert_int_equal(run(plan, &expected, NULL), SHLO_OK);
  enum { IDLE, CANCELLED, STOPPED, LIMITED, KINDS };
  for (int kind = 0; kind < KINDS; ++kind)
    for (int repeat = 0; repeat < 5; ++repeat) {
      shlo_pool *pool = NULL;
      int polls = 0;
      ok(shlo_pool_create(3, &pool, &error));
      shlo_run_options *options = options_with(pool);
      if (kind == CANCELLED)
        shlo_run_options_cancel(options);
      else if (kind == STOPPED)
        ok(shlo_run_options_set_poll(options, stop_at_third, &polls, 1, &error));
      else if (kind == LIMITED)
        ok(shlo_run_options_set_max_milliseconds(options, 20, &error));
      if (kind == IDLE)
        assert_int_equal(run(plan, &actual, options), SHLO_OK);
      else
        assert_int_equal(shlo_plan_run_raw(long_plan, 1, (const void *const[]){input}, 1,
                                           (void *const[]){actual.elements}, options, NULL),
                         kind == LIMITED ? SHLO_LIMIT : SHLO_CANCELLED);
      shlo_pool_destroy(pool);
      shlo_run_options_destroy(options);
      assert_int_equal(count_threads(), before);
    }
  /* The plans are as they were. */
  assert_int_equal(run(plan, &actual, NULL), SHLO_OK);
  assert_memory_equal(&actual, &expected, sizeof expected);
  shlo_plan_destroy(long_plan);
  shlo_plan_destroy(plan);
}

static void arguments_are_checked(void **state) {
  (void)state;
  shlo_pool *pool = UNTOUCHED(shlo_pool);
  fails(SHLO_INVALID_ARGUMENT, "threads is -1; it must be from 0 to 256", shlo_pool_create(-1, &pool, &error));
  fails(SHLO_INVALID_ARGUMENT, "threads is 257", shlo_pool_create(257, &pool, &error));
  fails(SHLO_INVALID_ARGUMENT, "out", shlo_pool_create(2, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "threads is 0; it must be from 1 to 256",
        shlo_pool_create_host(0, one_by_one, NULL, &pool, &error));
  fails(SHLO_INVALID_ARGUMENT, "parallel_for", shlo_pool_create_host(2, NULL, NULL, &pool, &error));
  assert_ptr_equal(pool, UNTOUCHED(shlo_pool));
  ok(shlo_pool_create(0, &pool, &error));
  assert_true(shlo_pool_threads(pool) >= 1);
  fails(SHLO_INVALID_ARGUMENT, "microseconds is 1000001", shlo_pool_set_spin(pool, 1000001, &error));
  fails(SHLO_INVALID_ARGUMENT, "pool", shlo_pool_set_spin(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options", shlo_run_options_set_pool(NULL, pool, &error));
  shlo_pool_destroy(pool);
  shlo_pool_destroy(NULL);
  assert_int_equal(shlo_pool_threads(NULL), 0);
  assert_int_equal(shlo_plan_memory_per_thread(NULL), 0);
}

/* --- Tasks -------------------------------------------------------------------------------------- */

enum { POSTERS = 4, POSTS = 500 };
static const shlo_pool *shared_pool;
static int in_task, done_tasks, last_of[POSTERS], was_in_order = 1;
typedef struct {
  int poster, number;
} post;
static post posts[POSTERS][POSTS];

static void count_task(void *user) {
  const post *mine = user;
  if (in_task++ || last_of[mine->poster]++ != mine->number) /* one at a time, those of a thread in its order */
    was_in_order = 0;
  ++done_tasks;
  --in_task;
}
static void *post_all(void *user) {
  const int poster = (int)(intptr_t)user;
  for (int i = 0; i < POSTS; ++i) {
    posts[poster][i] = (post){poster, i};
    if (shlo_pool_post(shared_pool, count_task, &posts[poster][i], NULL) != SHLO_OK)
      return NULL;
  }
  return user;
}

static void tasks_are_called_in_order(void **state) {
  (void)state;
  int before = count_threads();
  for (int kind = 0; kind < 3; ++kind) {
    shlo_pool *pool = NULL;
    if (kind < 2)
      ok(shlo_pool_create(kind ? 3 : 1, &pool, &error));
    else
      ok(shlo_pool_create_host(2, one_by_one, &calls, &pool, &error));
    const int own = kind == 1 ? 2 : 0;
    assert_int_equal(count_threads(), before + own); /* none for tasks as long as there are none */
    ok(shlo_pool_set_spin(pool, kind == 1 ? 50 : 0, &error));
    shared_pool = pool;
    done_tasks = 0;
    memset(last_of, 0, sizeof last_of);
    pthread_t posters[POSTERS];
    for (int i = 0; i < POSTERS; ++i)
      assert_int_equal(pthread_create(&posters[i], NULL, post_all, (void *)(intptr_t)i), 0);
    for (int i = 0; i < POSTERS; ++i) {
      void *result = NULL;
      pthread_join(posters[i], &result);
      assert_ptr_equal(result, (void *)(intptr_t)i);
    }
    assert_int_equal(count_threads(), before + own + 1);
    shlo_pool_destroy(pool); /* waits for all */
    assert_int_equal(done_tasks, POSTERS * POSTS);
    assert_true(was_in_order);
    assert_int_equal(count_threads(), before);
  }
}

typedef struct {
  shlo_pool *pool;
  const shlo_plan *plan;
  results output;
  shlo_status status;
  int again, ended;
} run_in_task;

static void run_and_post(void *user) {
  run_in_task *work = user;
  if (work->again--) {
    shlo_run_options *options = options_with(work->pool);
    work->status = run(work->plan, &work->output, options);
    shlo_run_options_destroy(options);
    if (work->status == SHLO_OK)
      work->status = shlo_pool_post(work->pool, run_and_post, work, NULL);
    return;
  }
  shlo_pool_destroy(work->pool);
  __atomic_store_n(&work->ended, 1, __ATOMIC_RELEASE);
}

/* A task runs with the help of its pool, posts another one, and destroys the pool. */
static void tasks_use_their_pool(void **state) {
  (void)state;
  static results expected;
  static run_in_task work;
  int before = count_threads();
  shlo_plan *plan = make_plan();
  assert_int_equal(run(plan, &expected, NULL), SHLO_OK);
  work = (run_in_task){.plan = plan, .status = SHLO_INTERNAL, .again = 3};
  ok(shlo_pool_create(3, &work.pool, &error));
  ok(shlo_pool_post(work.pool, run_and_post, &work, &error));
  for (int i = 0; i < 5000 && !__atomic_load_n(&work.ended, __ATOMIC_ACQUIRE); ++i)
    usleep(1000);
  assert_int_equal(work.ended, 1);
  assert_int_equal(work.status, SHLO_OK);
  assert_int_equal(work.again, -1);
  assert_memory_equal(&work.output, &expected, sizeof expected);
  for (int i = 0; i < 5000 && count_threads() > before; ++i)
    usleep(1000);
  assert_int_equal(count_threads(), before);
  shlo_plan_destroy(plan);
}

static void forks_take_no_tasks(void **state) {
  (void)state;
  shlo_pool *pool = NULL;
  ok(shlo_pool_create(1, &pool, &error));
  done_tasks = 0;
  last_of[0] = 0;
  posts[0][0] = (post){0, 0};
  ok(shlo_pool_post(pool, count_task, &posts[0][0], &error));
  const pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    alarm(60);
    const int wrong = shlo_pool_post(pool, count_task, &posts[0][0], NULL) != SHLO_FAILED;
    shlo_pool_destroy(pool);
    _exit(wrong);
  }
  int status = -1;
  assert_int_equal(waitpid(child, &status, 0), child);
  assert_int_equal(status, 0);
  fails(SHLO_INVALID_ARGUMENT, "task", shlo_pool_post(pool, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "pool", shlo_pool_post(NULL, count_task, NULL, &error));
  shlo_pool_destroy(pool);
  assert_int_equal(done_tasks, 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(results_do_not_depend_on_the_pool),
      cmocka_unit_test(callers_share_a_plan_and_a_pool),
      cmocka_unit_test(pools_survive_stopped_runs_and_forks),
      cmocka_unit_test(pools_end_after_any_run),
      cmocka_unit_test(arguments_are_checked),
      cmocka_unit_test(tasks_are_called_in_order),
      cmocka_unit_test(tasks_use_their_pool),
      cmocka_unit_test(forks_take_no_tasks),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
