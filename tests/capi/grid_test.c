/* plan.h: programs that the processes of a grid run together. Expected values are computed here, from what the
 * specification says about each collective.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>

enum { MOST = 64, ROWS = 4, COLUMNS = 8, ELEMENTS = ROWS * COLUMNS };

typedef struct {
  uint32_t replicas, partitions;
} grid;

static uint32_t size_of(grid g) { return g.replicas * g.partitions; }

static shlo_status plan_for(const char *text, grid g, shlo_plan **plan, shlo_error **failure) {
  shlo_module *module = parse(text);
  shlo_plan_options *options = NULL;
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_grid(options, g.replicas, g.partitions, &error));
  const shlo_status status = shlo_plan_create(module, options, plan, failure);
  shlo_plan_options_destroy(options);
  shlo_module_destroy(module);
  return status;
}

static shlo_plan *make_plan(const char *text, grid g) {
  shlo_plan *plan = NULL;
  ok(plan_for(text, g, &plan, &error));
  return plan;
}

/* Element i of the input of a process: different everywhere. */
static int64_t element(uint32_t process, int i) { return (int64_t)process * 1000 + i; }

/* Runs a program from i64[4,8] to one i64 tensor on all processes; results come one process after another. */
static shlo_status run(const shlo_plan *plan, uint32_t processes, int64_t *results, size_t *count,
                       const shlo_run_options *options, shlo_error **failure) {
  const int64_t shape[] = {ROWS, COLUMNS};
  shlo_tensor *inputs[MOST], *outputs[MOST] = {NULL};
  for (uint32_t p = 0; p < processes; ++p) {
    int64_t values[ELEMENTS];
    for (int i = 0; i < ELEMENTS; ++i)
      values[i] = element(p, i);
    ok(shlo_tensor_copy(SHLO_TYPE_I64, 2, shape, values, sizeof values, NULL, &inputs[p], &error));
  }
  const shlo_status status = shlo_plan_run_grid(plan, processes, 1, (const shlo_tensor *const *)inputs, 1, outputs,
                                                options, failure);
  *count = 0;
  for (uint32_t p = 0; p < processes; ++p) {
    if (status == SHLO_OK) {
      const size_t bytes = shlo_tensor_size(outputs[p]);
      memcpy(results + *count, shlo_tensor_data(outputs[p]), bytes);
      *count += bytes / sizeof *results;
    } else {
      assert_null(outputs[p]);
    }
    shlo_tensor_destroy(inputs[p]);
    shlo_tensor_destroy(outputs[p]);
  }
  return status;
}

/* --- Groups ------------------------------------------------------------------------------------------------------- */

typedef enum { REPLICAS, PARTITIONS, BOTH, PROCESSES } mode;

/* What the groups of a test are, in the numbers of the program. */
typedef struct {
  int count, members;
  int64_t numbers[MOST];
} groups;

typedef struct {
  int count;
  uint32_t processes[MOST];
} members;

static uint32_t process_of(grid g, uint32_t replica, uint32_t partition) { return replica * g.partitions + partition; }

/* The group of a process; none if it is in no group. */
static members group_of(grid g, const groups *list, mode m, uint32_t process) {
  const uint32_t replica = process / g.partitions, partition = process % g.partitions;
  for (int i = 0; i < list->count; ++i) {
    members found = {0};
    bool contains = false;
    for (uint32_t outer = 0; outer < (m == BOTH ? g.partitions : 1); ++outer)
      for (int k = 0; k < list->members; ++k) {
        const uint32_t number = (uint32_t)list->numbers[i * list->members + k];
        const uint32_t member = m == REPLICAS     ? process_of(g, number, partition)
                                : m == PARTITIONS ? process_of(g, replica, number)
                                : m == BOTH       ? process_of(g, number, outer)
                                                  : number;
        found.processes[found.count++] = member;
        contains |= member == process;
      }
    if (contains)
      return found;
  }
  return (members){0};
}

/* Groups whose members are `stride` apart, in descending order if `reversed`. */
static groups strided(int numbers, int count, int stride, bool reversed) {
  groups made = {.count = numbers / count, .members = count};
  int next = 0;
  for (int base = 0; base < numbers; ++base) {
    if (base / stride % count)
      continue;
    for (int k = 0; k < count; ++k)
      made.numbers[next++] = base + (reversed ? count - 1 - k : k) * stride;
  }
  return made;
}

static void print_rows(char *text, const groups *list) {
  char *at = text + sprintf(text, "dense<[");
  for (int i = 0; i < list->count; ++i) {
    at += sprintf(at, "%s[", i ? ", " : "");
    for (int k = 0; k < list->members; ++k)
      at += sprintf(at, "%s%d", k ? ", " : "", (int)list->numbers[i * list->members + k]);
    at += sprintf(at, "]");
  }
  sprintf(at, "]> : tensor<%dx%dxi64>", list->count, list->members);
}

/* --- Collectives -------------------------------------------------------------------------------------------------- */

typedef enum {
  ALL_GATHER, ALL_REDUCE, ALL_TO_ALL, BROADCAST, COLLECTIVE_REDUCE, PERMUTE, REDUCE_SCATTER, COLLECTIVES
} collective;

static const char *const names[] = {"all_gather",        "all_reduce",         "all_to_all",    "collective_broadcast",
                                    "collective_reduce", "collective_permute", "reduce_scatter"};

/* Not commutative, so that the order of the group shows. */
static int64_t combined(int64_t a, int64_t b) { return 3 * a - b; }

static void print_program(char *text, collective op, int dimension, mode m, const groups *list, int in_group) {
  char rows[2048], attributes[512], shape[32];
  print_rows(rows, list);
  const bool by_channel = m != REPLICAS;
  int extents[2] = {ROWS, COLUMNS};
  switch (op) {
  case ALL_GATHER:
    sprintf(attributes, "all_gather_dim = %d : i64, ", dimension);
    extents[dimension] *= in_group;
    break;
  case ALL_TO_ALL:
    sprintf(attributes, "split_dimension = 1 : i64, concat_dimension = %d : i64, split_count = %d : i64, ", dimension,
            in_group);
    extents[1] /= in_group;
    extents[dimension] *= in_group;
    break;
  case REDUCE_SCATTER:
    sprintf(attributes, "scatter_dimension = %d : i64, ", dimension);
    extents[dimension] /= in_group;
    break;
  default:
    attributes[0] = 0;
  }
  if (by_channel)
    strcat(attributes, "channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, ");
  if (m == PROCESSES)
    strcat(attributes, "use_global_device_ids, ");
  sprintf(shape, "tensor<%dx%dxi64>", extents[0], extents[1]);
  const bool combines = op == ALL_REDUCE || op == COLLECTIVE_REDUCE || op == REDUCE_SCATTER;
  sprintf(text,
          "func.func @main(%%x: tensor<4x8xi64>) -> %s {\n"
          "  %%r = \"stablehlo.%s\"(%%x) %s {%s%s = %s} : (tensor<4x8xi64>) -> %s\n"
          "  return %%r : %s\n"
          "}\n",
          shape, names[op],
          combines ? "({\n"
                     "  ^bb0(%a: tensor<i64>, %b: tensor<i64>):\n"
                     "    %three = stablehlo.constant dense<3> : tensor<i64>\n"
                     "    %t = stablehlo.multiply %a, %three : tensor<i64>\n"
                     "    %d = stablehlo.subtract %t, %b : tensor<i64>\n"
                     "    stablehlo.return %d : tensor<i64>\n"
                     "  })"
                   : "",
          attributes, op == PERMUTE ? "source_target_pairs" : "replica_groups", rows, shape, shape);
}

/* The result of a process; returns the number of elements. */
static size_t expect(collective op, int dimension, grid g, const groups *list, mode m, uint32_t process,
                     int64_t *result) {
  const members group = group_of(g, list, m, process);
  const int n = group.count;
  int position = 0;
  for (int k = 0; k < n; ++k)
    if (group.processes[k] == process)
      position = k;
  int extents[2] = {ROWS, COLUMNS};
  if (op == ALL_TO_ALL)
    extents[1] /= n;
  if (op == ALL_GATHER || op == ALL_TO_ALL)
    extents[dimension] *= n;
  if (op == REDUCE_SCATTER)
    extents[dimension] /= n;
  for (int row = 0; row < extents[0]; ++row)
    for (int column = 0; column < extents[1]; ++column) {
      int at[2] = {row, column};
      int64_t value = 0;
      switch (op) {
      case ALL_GATHER:
      case ALL_TO_ALL: {
        const int part = extents[dimension] / n, from = at[dimension] / part;
        at[dimension] %= part;
        if (op == ALL_TO_ALL)
          at[1] += position * (COLUMNS / n);
        value = element(group.processes[from], at[0] * COLUMNS + at[1]);
        break;
      }
      case ALL_REDUCE:
      case COLLECTIVE_REDUCE:
      case REDUCE_SCATTER:
        if (n == 0 || (op == COLLECTIVE_REDUCE && position != 0))
          break;
        if (op == REDUCE_SCATTER)
          at[dimension] += position * extents[dimension];
        value = element(group.processes[0], at[0] * COLUMNS + at[1]);
        for (int k = 1; k < n; ++k)
          value = combined(value, element(group.processes[k], at[0] * COLUMNS + at[1]));
        break;
      case BROADCAST:
        value = n ? element(group.processes[0], at[0] * COLUMNS + at[1]) : 0;
        break;
      default: { /* PERMUTE: the rows are pairs */
        const uint32_t replica = process / g.partitions, partition = process % g.partitions;
        for (int i = 0; i < list->count; ++i) {
          const uint32_t source = (uint32_t)list->numbers[2 * i], target = (uint32_t)list->numbers[2 * i + 1];
          if (target == (m == REPLICAS ? replica : partition))
            value = element(m == REPLICAS ? process_of(g, source, partition) : process_of(g, replica, source),
                            at[0] * COLUMNS + at[1]);
        }
      }
      }
      *result++ = value;
    }
  return (size_t)(extents[0] * extents[1]);
}

static int programs_run, twins_failed;

/* Runs the program and compares each result; then compares with those of other groups, which must differ. */
static void check(collective op, int dimension, grid g, groups list, mode m, int in_group, const groups *twin) {
  static char text[8192];
  static int64_t results[MOST * ELEMENTS * MOST], expected[MOST * ELEMENTS * MOST];
  print_program(text, op, dimension, m, &list, in_group);
  shlo_plan *plan = make_plan(text, g);
  assert_int_equal(shlo_plan_replica_count(plan), g.replicas);
  assert_int_equal(shlo_plan_partition_count(plan), g.partitions);
  size_t count = 0, wanted = 0;
  ok(run(plan, size_of(g), results, &count, NULL, &error));
  for (uint32_t p = 0; p < size_of(g); ++p)
    wanted += expect(op, dimension, g, &list, m, p, expected + wanted);
  assert_int_equal(count, wanted);
  if (memcmp(results, expected, count * sizeof *results))
    fail_msg("%u x %u processes give other results for\n%s", g.replicas, g.partitions, text);
  ++programs_run;
  if (twin) {
    for (wanted = 0, count = 0; count < size_of(g); ++count)
      wanted += expect(op, dimension, g, twin, m, (uint32_t)count, expected + wanted);
    assert_memory_not_equal(results, expected, wanted * sizeof *results);
    ++twins_failed;
  }
  shlo_plan_destroy(plan);
}

static void every_collective_in_every_form_of_groups(void **state) {
  (void)state;
  static const grid grids[] = {{2, 1}, {1, 2}, {4, 1}, {1, 4}, {2, 2}, {8, 1}, {1, 8}, {2, 4}, {4, 2}};
  programs_run = twins_failed = 0;
  for (size_t i = 0; i < sizeof grids / sizeof *grids; ++i)
    for (collective op = 0; op < COLLECTIVES; ++op)
      for (mode m = REPLICAS; m <= PROCESSES; ++m) {
        const grid g = grids[i];
        const bool of_partitions = op == ALL_TO_ALL || op == BROADCAST || op == PERMUTE;
        if (of_partitions ? m > PARTITIONS : m == PARTITIONS)
          continue; /* these forms do not exist */
        const int numbers = (int)(m == PARTITIONS ? g.partitions : m == PROCESSES ? size_of(g) : g.replicas);
        if (op == PERMUTE) {
          groups ring = {.count = numbers, .members = 2}, chain = {.count = numbers - 1, .members = 2};
          for (int k = 0; k < numbers; ++k) {
            ring.numbers[2 * k] = chain.numbers[2 * k] = k;
            ring.numbers[2 * k + 1] = (k + 1) % numbers;
            chain.numbers[2 * k + 1] = k + 1;
          }
          check(op, 0, g, ring, m, 0, numbers > 1 ? &chain : NULL);
          if (numbers > 1)
            check(op, 0, g, chain, m, 0, &ring);
          continue;
        }
        for (int count = 1; count <= numbers; count *= 2)
          for (int stride = 1; stride * count <= numbers; stride *= 2) {
            const int in_group = count * (int)(m == BOTH ? g.partitions : 1);
            for (int dimension = 0; dimension < 2; ++dimension) {
              if (op == REDUCE_SCATTER && (dimension ? COLUMNS : ROWS) % in_group)
                continue;
              if (dimension && op != ALL_GATHER && op != ALL_TO_ALL && op != REDUCE_SCATTER)
                continue;
              const groups list = strided(numbers, count, stride, false),
                           reversed = strided(numbers, count, stride, true);
              const bool differ = count > 1;
              check(op, dimension, g, list, m, in_group, differ ? &reversed : NULL);
              if (differ)
                check(op, dimension, g, reversed, m, in_group, &list);
            }
          }
      }
  print_message("%d programs, %d twins\n", programs_run, twins_failed);
  assert_true(programs_run > 300 && twins_failed > 150);
}

/* --- What a program sees ------------------------------------------------------------------------------------------ */

/* Runs a program and expects one number from each process. */
static void gives(const char *text, grid g, const int64_t *expected) {
  int64_t results[MOST * ELEMENTS];
  size_t count = 0;
  shlo_plan *plan = make_plan(text, g);
  for (int again = 0; again < 2; ++again) { /* the second time in the memory of the first */
    ok(run(plan, size_of(g), results, &count, NULL, &error));
    assert_int_equal(count, size_of(g));
    for (uint32_t p = 0; p < size_of(g); ++p)
      if (results[p] != expected[p])
        fail_msg("process %u gives %lld, expected %lld", p, (long long)results[p], (long long)expected[p]);
  }
  shlo_plan_destroy(plan);
}

static void processes_know_their_numbers(void **state) {
  (void)state;
  static const char program[] =
      "func.func @main(%x: tensor<4x8xi64>) -> tensor<i64> {\n"
      "  %r = stablehlo.replica_id : tensor<ui32>\n"
      "  %p = stablehlo.partition_id : tensor<ui32>\n"
      "  %ten = stablehlo.constant dense<10> : tensor<ui32>\n"
      "  %t = stablehlo.multiply %r, %ten : tensor<ui32>\n"
      "  %n = stablehlo.add %t, %p : tensor<ui32>\n"
      "  %l = stablehlo.convert %n : (tensor<ui32>) -> tensor<i64>\n"
      "  return %l : tensor<i64>\n"
      "}\n";
  gives(program, (grid){2, 3}, (const int64_t[]){0, 1, 2, 10, 11, 12});
  gives(program, (grid){3, 2}, (const int64_t[]){0, 1, 10, 11, 20, 21});
  gives(program, (grid){1, 1}, (const int64_t[]){0});
}

#define SUM(result, operand, groups)                                                                                   \
  "  " result " = \"stablehlo.all_reduce\"(" operand ") ({\n"                                                           \
  "  ^bb0(%a: tensor<i64>, %b: tensor<i64>):\n"                                                                        \
  "    %s = stablehlo.add %a, %b : tensor<i64>\n"                                                                      \
  "    stablehlo.return %s : tensor<i64>\n"                                                                            \
  "  }) {replica_groups = " groups "} : (tensor<i64>) -> tensor<i64>\n"
#define NUMBER                                                                                                         \
  "  %r = stablehlo.replica_id : tensor<ui32>\n"                                                                       \
  "  %n = stablehlo.convert %r : (tensor<ui32>) -> tensor<i64>\n"
#define ALL "dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>"
#define HALVES "dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>"

/* Groups go through a loop independently, each as often as it wants. */
static void collectives_in_loops_and_branches(void **state) {
  (void)state;
  gives("func.func @main(%x: tensor<4x8xi64>) -> tensor<i64> {\n" NUMBER
        "  %zero = stablehlo.constant dense<0> : tensor<i64>\n"
        "  %one = stablehlo.constant dense<1> : tensor<i64>\n"
        "  %two = stablehlo.constant dense<2> : tensor<i64>\n"
        "  %half = stablehlo.divide %n, %two : tensor<i64>\n"
        "  %steps = stablehlo.add %half, %two : tensor<i64>\n" /* 2, 2, 3, 3 */
        "  %i, %v = stablehlo.while(%j = %zero, %w = %n) : tensor<i64>, tensor<i64>\n"
        "  cond {\n"
        "    %c = stablehlo.compare LT, %j, %steps : (tensor<i64>, tensor<i64>) -> tensor<i1>\n"
        "    stablehlo.return %c : tensor<i1>\n"
        "  } do {\n" SUM("%s0", "%w", HALVES)
        "    %s1 = stablehlo.add %s0, %one : tensor<i64>\n"
        "    %next = stablehlo.add %j, %one : tensor<i64>\n"
        "    stablehlo.return %next, %s1 : tensor<i64>, tensor<i64>\n"
        "  }\n" SUM("%all", "%v", ALL)
        "  return %all : tensor<i64>\n"
        "}\n",
        /* {0, 1}: 1+1 = 2, 2*2+1 = 5; {2, 3}: 5+1 = 6, 13, 27; the sum of 5, 5, 27, 27 */
        (grid){4, 1}, (const int64_t[]){64, 64, 64, 64});
  gives("func.func @main(%x: tensor<4x8xi64>) -> tensor<i64> {\n" NUMBER
        "  %two = stablehlo.constant dense<2> : tensor<i64>\n"
        "  %upper = stablehlo.compare GE, %n, %two : (tensor<i64>, tensor<i64>) -> tensor<i1>\n"
        "  %v = \"stablehlo.if\"(%upper) ({\n" SUM("%s0", "%n", HALVES)
        "    stablehlo.return %s0 : tensor<i64>\n"
        "  }, {\n"
        "    %p = stablehlo.multiply %n, %n : tensor<i64>\n" SUM("%s1", "%p", HALVES)
        "    %s2 = stablehlo.negate %s1 : tensor<i64>\n"
        "    stablehlo.return %s2 : tensor<i64>\n"
        "  }) : (tensor<i1>) -> tensor<i64>\n"
        "  return %v : tensor<i64>\n"
        "}\n",
        (grid){4, 1}, (const int64_t[]){-1, -1, 5, 5});
}

static void axes_of_meshes_are_groups(void **state) {
  (void)state;
#define MESH(axes)                                                                                                     \
  "#stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = \"x\", size = 2>, <name = \"y\", size = 4>]>, " \
  "axes = [" axes "]>"
#define OF_MESH(axes)                                                                                                  \
  "func.func @main(%x: tensor<4x8xi64>) -> tensor<i64> {\n" NUMBER SUM("%v", "%n", MESH(axes))                          \
  "  return %v : tensor<i64>\n"                                                                                         \
  "}\n"
  const grid g = {8, 1};
  gives(OF_MESH("#stablehlo.axis_ref<name = \"x\">"), g, (const int64_t[]){4, 6, 8, 10, 4, 6, 8, 10});
  gives(OF_MESH("#stablehlo.axis_ref<name = \"y\">"), g, (const int64_t[]){6, 6, 6, 6, 22, 22, 22, 22});
  gives(OF_MESH("#stablehlo.axis_ref<name = \"y\", sub_axis_info = (1)2>"), g,
        (const int64_t[]){2, 4, 2, 4, 10, 12, 10, 12});
  gives(OF_MESH("#stablehlo.axis_ref<name = \"y\", sub_axis_info = (2)2>, #stablehlo.axis_ref<name = \"x\">"), g,
        (const int64_t[]){10, 10, 18, 18, 10, 10, 18, 18});
}

static void roots_that_the_program_computes(void **state) {
  (void)state;
  const grid g = {4, 1};
  static const char reduce[] =
      "func.func @main(%x: tensor<4x8xi64>) -> tensor<i64> {\n" NUMBER
      "  %root = stablehlo.constant dense<2> : tensor<1xi32>\n"
      "  %v = \"stablehlo.collective_reduce\"(%n, %root) ({\n"
      "  ^bb0(%a: tensor<i64>, %b: tensor<i64>):\n"
      "    %s = stablehlo.add %a, %b : tensor<i64>\n"
      "    stablehlo.return %s : tensor<i64>\n"
      "  }) {replica_groups = dense<[[3, 0, 2, 1]]> : tensor<1x4xi64>, has_dynamic_root}\n"
      "    : (tensor<i64>, tensor<1xi32>) -> tensor<i64>\n"
      "  return %v : tensor<i64>\n"
      "}\n";
  gives(reduce, g, (const int64_t[]){0, 0, 6, 0});
  static const char broadcast[] =
      "func.func @main(%x: tensor<4x8xi64>) -> tensor<i64> {\n" NUMBER
      "  %one = stablehlo.constant dense<1> : tensor<1xi32>\n"
      "  %v = \"stablehlo.collective_broadcast\"(%n, %one) {replica_groups = dense<[[3, 2], [0, 1]]> : tensor<2x2xi64>,\n"
      "    has_dynamic_root} : (tensor<i64>, tensor<1xi32>) -> tensor<i64>\n"
      "  return %v : tensor<i64>\n"
      "}\n";
  gives(broadcast, g, (const int64_t[]){1, 1, 2, 2});
  int64_t results[4];
  size_t count = 0;
  shlo_plan *plan = make_plan("func.func @main(%x: tensor<4x8xi64>) -> tensor<i64> {\n" NUMBER
                              "  %nine = stablehlo.constant dense<9> : tensor<1xi32>\n"
                              "  %v = \"stablehlo.collective_broadcast\"(%n, %nine) {\n"
                              "    replica_groups = dense<[[3, 2], [0, 1]]> : tensor<2x2xi64>, has_dynamic_root}\n"
                              "    : (tensor<i64>, tensor<1xi32>) -> tensor<i64>\n"
                              "  return %v : tensor<i64>\n"
                              "}\n", g);
  fails(SHLO_FAILED, "is 9, the group has 2 processes", run(plan, 4, results, &count, NULL, &error));
  shlo_plan_destroy(plan);
}

/* --- Failures ----------------------------------------------------------------------------------------------------- */

#define PLAN_FAILS(code, text, program, ...)                                                                           \
  do {                                                                                                                 \
    shlo_plan *plan = UNTOUCHED(shlo_plan);                                                                            \
    fails(code, text, plan_for(program, (grid){__VA_ARGS__}, &plan, &error));                                           \
    assert_ptr_equal(plan, UNTOUCHED(shlo_plan));                                                                      \
  } while (0)
#define TOTAL(groups)                                                                                                  \
  "func.func @main(%x: tensor<4x8xi64>) -> tensor<i64> {\n" NUMBER SUM("%v", "%n", groups) "  return %v : tensor<i64>\n}\n"

static void groups_must_fit_the_grid(void **state) {
  (void)state;
  PLAN_FAILS(SHLO_INVALID_ARGUMENT, "a group names replica 2, the plan's grid has 2", TOTAL(ALL), 2, 1);
  PLAN_FAILS(SHLO_INVALID_ARGUMENT, "a group names replica 1, the plan's grid has 1", TOTAL(ALL), 1, 1);
  PLAN_FAILS(SHLO_INVALID_ARGUMENT, "process 4 of the plan's grid is in no group", TOTAL(ALL), 8, 1);
  PLAN_FAILS(SHLO_INVALID_ARGUMENT, "process 1 of the plan's grid is in no group",
             TOTAL("dense<0> : tensor<1x1xi64>"), 2, 1);
  PLAN_FAILS(SHLO_INVALID_ARGUMENT, "the program is for 8 partitions (mhlo.num_partitions), the plan's grid has 4",
             "module attributes {mhlo.num_partitions = 8 : i32} {\n" TOTAL(ALL) "}\n", 1, 4);
  PLAN_FAILS(SHLO_INVALID_PROGRAM, "is computed where the program declares",
             "func.func @main(%x: tensor<4x8xi64>) -> tensor<12x8xi64> {\n"
             "  %v = \"stablehlo.all_gather\"(%x) {all_gather_dim = 0 : i64,\n"
             "    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x8xi64>) -> tensor<12x8xi64>\n"
             "  return %v : tensor<12x8xi64>\n"
             "}\n", 2, 1);
  PLAN_FAILS(SHLO_UNSUPPORTED, "all_reduce within reduce cannot run",
             "func.func @main(%x: tensor<4x8xi64>) -> tensor<8xi64> {\n"
             "  %zero = stablehlo.constant dense<0> : tensor<i64>\n"
             "  %v = \"stablehlo.reduce\"(%x, %zero) ({\n"
             "  ^bb0(%c: tensor<i64>, %d: tensor<i64>):\n" SUM("%e", "%c", ALL)
             "    %f = stablehlo.add %e, %d : tensor<i64>\n"
             "    stablehlo.return %f : tensor<i64>\n"
             "  }) {dimensions = array<i64: 0>} : (tensor<4x8xi64>, tensor<i64>) -> tensor<8xi64>\n"
             "  return %v : tensor<8xi64>\n"
             "}\n", 4, 1);
  shlo_plan_options *options = NULL;
  ok(shlo_plan_options_create(&options, &error));
  fails(SHLO_INVALID_ARGUMENT, "0 x 1", shlo_plan_options_set_grid(options, 0, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "65536 x 65536", shlo_plan_options_set_grid(options, 65536, 65536, &error));
  fails(SHLO_INVALID_ARGUMENT, "4096 processes", shlo_plan_options_set_grid(options, 4097, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options", shlo_plan_options_set_grid(NULL, 1, 1, &error));
  ok(shlo_plan_options_set_grid(options, 4096, 1, &error));
  shlo_plan_options_destroy(options);
  assert_int_equal(shlo_plan_replica_count(NULL), 0);
  assert_int_equal(shlo_plan_partition_count(NULL), 0);
}

/* Processes 0 and 1 want a sum; 2 ends at once, and 3 wants another sum. */
static void waiting_in_a_circle_is_a_failure(void **state) {
  (void)state;
  shlo_plan *plan =
      make_plan("func.func @main(%x: tensor<4x8xi64>) -> tensor<i64> {\n" NUMBER
                "  %index = stablehlo.convert %n : (tensor<i64>) -> tensor<i32>\n"
                "  %v = \"stablehlo.case\"(%index) ({\n" SUM("%s0", "%n", ALL)
                "    stablehlo.return %s0 : tensor<i64>\n"
                "  }, {\n" SUM("%s1", "%n", ALL)
                "    stablehlo.return %s1 : tensor<i64>\n"
                "  }, {\n"
                "    stablehlo.return %n : tensor<i64>\n"
                "  }) : (tensor<i32>) -> tensor<i64>\n"
                "  return %v : tensor<i64>\n"
                "}\n", (grid){4, 1});
  int64_t results[4];
  size_t count = 0;
  for (int again = 0; again < 2; ++again) {
    fails(SHLO_FAILED, "process 0 waits in all_reduce (-:6:9) for 1, 2, 3; process 1 waits in all_reduce (-:13:9) for "
                       "0, 2, 3; process 2 has ended; process 3 has ended",
          run(plan, 4, results, &count, NULL, &error));
    assert_int_equal(count, 0);
  }
  shlo_plan_destroy(plan);
}

static void calls_with_wrong_lists(void **state) {
  (void)state;
  shlo_plan *plan = make_plan(TOTAL(ALL), (grid){4, 1});
  const int64_t shape[] = {ROWS, COLUMNS};
  shlo_tensor *input = NULL, *other = NULL, *outputs[4] = {NULL};
  ok(shlo_tensor_create(SHLO_TYPE_I64, 2, shape, &input, &error));
  ok(shlo_tensor_create(SHLO_TYPE_I32, 2, shape, &other, &error));
  const shlo_tensor *inputs[4] = {input, input, input, input};
  fails(SHLO_INVALID_ARGUMENT, "the plan runs on 4 x 1 processes, not on 1",
        shlo_plan_run(plan, 1, inputs, 1, outputs, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "not on 3", shlo_plan_run_grid(plan, 3, 1, inputs, 1, outputs, NULL, &error));
  int64_t result;
  fails(SHLO_INVALID_ARGUMENT, "not on 1",
        shlo_plan_run_raw(plan, 1, (const void *const[]){shlo_tensor_data(input)}, 1, (void *const[]){&result}, NULL,
                          &error));
  fails(SHLO_INVALID_ARGUMENT, "4 inputs given", shlo_plan_run_grid(plan, 4, 4, inputs, 1, outputs, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "plan", shlo_plan_run_grid(NULL, 4, 1, inputs, 1, outputs, NULL, &error));
  inputs[2] = other;
  fails(SHLO_INVALID_ARGUMENT, "input 2 (input 0 of process 2) is",
        shlo_plan_run_grid(plan, 4, 1, inputs, 1, outputs, NULL, &error));
  inputs[2] = NULL;
  fails(SHLO_INVALID_ARGUMENT, "inputs[2]", shlo_plan_run_grid(plan, 4, 1, inputs, 1, outputs, NULL, &error));
  inputs[2] = input;
  outputs[1] = outputs[3] = input;
  fails(SHLO_INVALID_ARGUMENT, "output 1 (output 0 of process 1)",
        shlo_plan_run_grid(plan, 4, 1, inputs, 1, outputs, NULL, &error));
  outputs[1] = outputs[3] = NULL;
  ok(shlo_plan_run_grid(plan, 4, 1, inputs, 1, outputs, NULL, &error)); /* all share one input */
  for (int p = 0; p < 4; ++p) {
    assert_int_equal(*(const int64_t *)shlo_tensor_data(outputs[p]), 6);
    memset(shlo_tensor_mutable_data(outputs[p]), 0, sizeof result);
  }
  ok(shlo_plan_run_grid(plan, 4, 1, inputs, 1, outputs, NULL, &error)); /* into these tensors */
  for (int p = 0; p < 4; ++p) {
    assert_int_equal(*(const int64_t *)shlo_tensor_data(outputs[p]), 6);
    shlo_tensor_destroy(outputs[p]);
  }
  shlo_tensor_destroy(input);
  shlo_tensor_destroy(other);
  shlo_plan_destroy(plan);
}

/* A process donates its input to its result, in whose memory others still read it in vain. */
static void donated_inputs(void **state) {
  (void)state;
  shlo_plan *plan = make_plan("func.func @main(%x: tensor<4x8xi64>) -> tensor<4x8xi64> {\n"
                              "  %v = \"stablehlo.collective_permute\"(%x) {source_target_pairs =\n"
                              "    dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>} : (tensor<4x8xi64>) -> tensor<4x8xi64>\n"
                              "  %w = stablehlo.add %v, %v : tensor<4x8xi64>\n"
                              "  return %w : tensor<4x8xi64>\n"
                              "}\n", (grid){3, 1});
  const int64_t shape[] = {ROWS, COLUMNS};
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_donate(options, 0, &error));
  ok(shlo_run_options_donate(options, 2, &error));
  shlo_tensor *inputs[3], *outputs[3] = {NULL};
  for (uint32_t p = 0; p < 3; ++p) {
    int64_t values[ELEMENTS];
    for (int i = 0; i < ELEMENTS; ++i)
      values[i] = element(p, i);
    ok(shlo_tensor_copy(SHLO_TYPE_I64, 2, shape, values, sizeof values, NULL, &inputs[p], &error));
  }
  ok(shlo_plan_run_grid(plan, 3, 1, (const shlo_tensor *const *)inputs, 1, outputs, options, &error));
  for (uint32_t p = 0; p < 3; ++p) {
    assert_int_equal(shlo_tensor_element_type(inputs[p]), p == 1 ? SHLO_TYPE_I64 : SHLO_TYPE_NONE);
    for (int i = 0; i < ELEMENTS; ++i)
      assert_int_equal(((const int64_t *)shlo_tensor_data(outputs[p]))[i], 2 * element((p + 2) % 3, i));
    shlo_tensor_destroy(inputs[p]);
    shlo_tensor_destroy(outputs[p]);
  }
  ok(shlo_run_options_donate(options, 3, &error));
  shlo_tensor *input = NULL;
  ok(shlo_tensor_create(SHLO_TYPE_I64, 2, shape, &input, &error));
  fails(SHLO_INVALID_ARGUMENT, "input 3 is donated",
        shlo_plan_run_grid(plan, 3, 1, (const shlo_tensor *const[]){input, input, input}, 1,
                           (shlo_tensor *[]){NULL, NULL, NULL}, options, &error));
  shlo_tensor_destroy(input);
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
}

/* --- Pools, limits, functions of the host ------------------------------------------------------------------------- */

/* Sums of floats in several chunks: other orders would give other bytes. */
static const char large[] =
    "func.func @main(%x: tensor<50000xf32>) -> tensor<50000xf32> {\n"
    "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %many = stablehlo.constant dense<20> : tensor<i32>\n"
    "  %i, %v = stablehlo.while(%j = %zero, %w = %x) : tensor<i32>, tensor<50000xf32>\n"
    "  cond {\n"
    "    %c = stablehlo.compare LT, %j, %many : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %c : tensor<i1>\n"
    "  } do {\n"
    "    %s = stablehlo.sine %w : tensor<50000xf32>\n"
    "    %t = \"stablehlo.all_reduce\"(%s) ({\n"
    "    ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
    "      %d = stablehlo.add %a, %b : tensor<f32>\n"
    "      stablehlo.return %d : tensor<f32>\n"
    "    }) {replica_groups = dense<[[7, 0, 2, 1], [3, 4, 6, 5]]> : tensor<2x4xi64>} : (tensor<50000xf32>) -> tensor<50000xf32>\n"
    "    %next = stablehlo.add %j, %one : tensor<i32>\n"
    "    stablehlo.return %next, %t : tensor<i32>, tensor<50000xf32>\n"
    "  }\n"
    "  return %v : tensor<50000xf32>\n"
    "}\n";
enum { LARGE = 50000 };

static void run_large(const shlo_plan *plan, float *results, const shlo_run_options *options) {
  static float values[LARGE];
  const int64_t shape[] = {LARGE};
  shlo_tensor *inputs[8], *outputs[8] = {NULL};
  for (int p = 0; p < 8; ++p) {
    for (int i = 0; i < LARGE; ++i)
      values[i] = (float)((i * 37 + p * 101) % 997) / 31.0f;
    ok(shlo_tensor_copy(SHLO_TYPE_F32, 1, shape, values, sizeof values, NULL, &inputs[p], &error));
  }
  ok(shlo_plan_run_grid(plan, 8, 1, (const shlo_tensor *const *)inputs, 1, outputs, options, &error));
  for (int p = 0; p < 8; ++p) {
    memcpy(results + p * LARGE, shlo_tensor_data(outputs[p]), sizeof values);
    shlo_tensor_destroy(inputs[p]);
    shlo_tensor_destroy(outputs[p]);
  }
}

static void pools_change_no_byte(void **state) {
  (void)state;
  static float alone[8 * LARGE], helped[8 * LARGE];
  shlo_plan *plan = make_plan(large, (grid){8, 1});
  run_large(plan, alone, NULL);
  for (size_t threads = 2; threads <= 16; threads *= 2) { /* more than processes: these take turns */
    shlo_pool *pool = NULL;
    shlo_run_options *options = NULL;
    ok(shlo_pool_create(threads, &pool, &error));
    ok(shlo_run_options_create(&options, &error));
    ok(shlo_run_options_set_pool(options, pool, &error));
    for (int again = 0; again < 3; ++again) {
      memset(helped, 0, sizeof helped);
      run_large(plan, helped, options);
      assert_memory_equal(alone, helped, sizeof alone);
    }
    shlo_run_options_destroy(options);
    shlo_pool_destroy(pool);
  }
  helped[LARGE] += 1; /* the comparison sees one byte */
  assert_memory_not_equal(alone, helped, sizeof alone);
  shlo_plan_destroy(plan);
}

static int32_t stop_at_once(void *user) {
  ++*(int *)user;
  return 1;
}

static void grids_can_be_stopped(void **state) {
  (void)state;
  /* For ever: each process waits for the others in each step. */
  shlo_plan *plan = make_plan("func.func @main(%x: tensor<4x8xi64>) -> tensor<i64> {\n" NUMBER
                              "  %v = stablehlo.while(%w = %n) : tensor<i64>\n"
                              "  cond {\n"
                              "    %c = stablehlo.constant dense<true> : tensor<i1>\n"
                              "    stablehlo.return %c : tensor<i1>\n"
                              "  } do {\n" SUM("%s0", "%w", ALL)
                              "    stablehlo.return %s0 : tensor<i64>\n"
                              "  }\n"
                              "  return %v : tensor<i64>\n"
                              "}\n", (grid){4, 1});
  int64_t results[4];
  size_t count = 0;
  int calls = 0;
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_max_milliseconds(options, 20, &error));
  fails(SHLO_LIMIT, "", run(plan, 4, results, &count, options, &error));
  ok(shlo_run_options_set_max_milliseconds(options, 0, &error));
  ok(shlo_run_options_set_poll(options, stop_at_once, &calls, 5, &error));
  fails(SHLO_CANCELLED, "", run(plan, 4, results, &count, options, &error));
  assert_true(calls >= 1);
  shlo_run_options_cancel(options);
  fails(SHLO_CANCELLED, "", run(plan, 4, results, &count, options, &error));
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
  shlo_module *module = parse(large);
  shlo_plan_options *few = NULL;
  ok(shlo_plan_options_create(&few, &error));
  ok(shlo_plan_options_set_grid(few, 8, 1, &error));
  plan = NULL;
  ok(shlo_plan_create(module, few, &plan, &error));
  const uint64_t bytes = shlo_plan_memory(plan);
  assert_true(bytes >= 8 * LARGE * sizeof(float));
  shlo_plan_destroy(plan);
  ok(shlo_plan_options_set_max_memory(few, bytes, &error));
  ok(shlo_plan_create(module, few, &plan, &error));
  shlo_plan_destroy(plan);
  ok(shlo_plan_options_set_max_memory(few, bytes / 2, &error));
  fails(SHLO_LIMIT, "memory", shlo_plan_create(module, few, &plan, &error));
  shlo_plan_options_destroy(few);
  shlo_module_destroy(module);
}

/* A loop may compute its state in turns in two places, one of which is the memory of an output. A run that fails within
 * it leaves nothing of that to the next one. */
static void a_failure_leaves_nothing_to_the_next_run(void **state) {
  (void)state;
  enum { COUNT = 1024, STEPS = 5 };
  static const char text[] =
      "func.func @main(%bad: tensor<i64>) -> tensor<1024xi64> {\n"
      "  %zero = stablehlo.constant dense<0> : tensor<i64>\n"
      "  %one = stablehlo.constant dense<1> : tensor<i64>\n"
      "  %steps = stablehlo.constant dense<5> : tensor<i64>\n"
      "  %first = stablehlo.constant dense<0> : tensor<1xi32>\n"
      "  %none = stablehlo.constant dense<9> : tensor<1xi32>\n"
      "  %begin = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<i64>) -> tensor<1024xi64>\n"
      "  %i, %v = stablehlo.while(%j = %zero, %w = %begin) : tensor<i64>, tensor<1024xi64>\n"
      "  cond {\n"
      "    %c = stablehlo.compare LT, %j, %steps : (tensor<i64>, tensor<i64>) -> tensor<i1>\n"
      "    stablehlo.return %c : tensor<i1>\n"
      "  } do {\n"
      "    %is = stablehlo.compare EQ, %j, %bad : (tensor<i64>, tensor<i64>) -> tensor<i1>\n"
      "    %root = stablehlo.select %is, %none, %first : tensor<i1>, tensor<1xi32>\n"
      "    %d = stablehlo.add %w, %w : tensor<1024xi64>\n"
      "    %s = \"stablehlo.collective_broadcast\"(%d, %root) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,\n"
      "      has_dynamic_root} : (tensor<1024xi64>, tensor<1xi32>) -> tensor<1024xi64>\n"
      "    %next = stablehlo.add %j, %one : tensor<i64>\n"
      "    stablehlo.return %next, %s : tensor<i64>, tensor<1024xi64>\n"
      "  }\n"
      "  return %v : tensor<1024xi64>\n"
      "}\n";
  shlo_plan *plan = make_plan(text, (grid){2, 1});
  static int64_t sevens[COUNT];
  for (int i = 0; i < COUNT; ++i)
    sevens[i] = 7;
  for (int64_t bad = 0; bad < STEPS; ++bad) {
    const int64_t shape[] = {COUNT}, never = -1;
    shlo_tensor *failing, *good, *first[2], *second[2] = {NULL};
    ok(shlo_tensor_copy(SHLO_TYPE_I64, 0, NULL, &bad, sizeof bad, NULL, &failing, &error));
    ok(shlo_tensor_copy(SHLO_TYPE_I64, 0, NULL, &never, sizeof never, NULL, &good, &error));
    for (int p = 0; p < 2; ++p)
      ok(shlo_tensor_copy(SHLO_TYPE_I64, 1, shape, sevens, sizeof sevens, NULL, &first[p], &error));
    fails(SHLO_FAILED, "is 9, the group has 2 processes",
          shlo_plan_run_grid(plan, 2, 1, (const shlo_tensor *const[]){failing, failing}, 1, first, NULL, &error));
    for (int p = 0; p < 2; ++p)
      memcpy(shlo_tensor_mutable_data(first[p]), sevens, sizeof sevens);
    ok(shlo_plan_run_grid(plan, 2, 1, (const shlo_tensor *const[]){good, good}, 1, second, NULL, &error));
    for (int p = 0; p < 2; ++p) {
      for (int i = 0; i < COUNT; ++i)
        assert_int_equal(((const int64_t *)shlo_tensor_data(second[p]))[i], 1 << STEPS);
      assert_memory_equal(shlo_tensor_data(first[p]), sevens, sizeof sevens);
      shlo_tensor_destroy(first[p]);
      shlo_tensor_destroy(second[p]);
    }
    shlo_tensor_destroy(failing);
    shlo_tensor_destroy(good);
  }
  shlo_plan_destroy(plan);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_collective_in_every_form_of_groups),
      cmocka_unit_test(processes_know_their_numbers),
      cmocka_unit_test(collectives_in_loops_and_branches),
      cmocka_unit_test(axes_of_meshes_are_groups),
      cmocka_unit_test(roots_that_the_program_computes),
      cmocka_unit_test(groups_must_fit_the_grid),
      cmocka_unit_test(waiting_in_a_circle_is_a_failure),
      cmocka_unit_test(calls_with_wrong_lists),
      cmocka_unit_test(donated_inputs),
      cmocka_unit_test(pools_change_no_byte),
      cmocka_unit_test(grids_can_be_stopped),
      cmocka_unit_test(a_failure_leaves_nothing_to_the_next_run),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
