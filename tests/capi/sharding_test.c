/* sharding.h, and plan.h and passes.h for programs with shardings, which one process runs whole. Expected values are
 * computed here, from where the parts of a value are on a mesh of 2 x 4 devices.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>

enum { ROWS = 4, COLUMNS = 8, ELEMENTS = ROWS * COLUMNS, DEVICES = 8 };

#define MESH "sdy.mesh @m = <[\"a\"=2, \"b\"=4]>\n"
#define WHOLE "tensor<4x8xi32>"
/* The number of the device in the type of the value %x. */
#define DEVICE(part)                                                                                                   \
  "%id = stablehlo.partition_id : tensor<ui32>\n"                                                                      \
  "%number = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>\n"                                                  \
  "%wide = stablehlo.broadcast_in_dim %number, dims = [] : (tensor<i32>) -> " part "\n"                                \
  "%factor = stablehlo.constant dense<1000> : " part "\n"                                                              \
  "%thousands = stablehlo.multiply %wide, %factor : " part "\n"                                                        \
  "%y = stablehlo.add %x, %thousands : " part "\n"
#define MANUAL(in, out, axes, part)                                                                                    \
  "sdy.manual_computation(%v) in_shardings=[<@m, " in ">] out_shardings=[<@m, " out ">] manual_axes={" axes "} "       \
  "(%x: " part ") {\n" DEVICE(part) "sdy.return %y : " part "\n} : (" WHOLE ") -> " WHOLE "\n"
#define ONE(mesh, computation)                                                                                         \
  mesh "func.func @main(%v: " WHOLE ") -> " WHOLE " {\n%r = " computation "return %r : " WHOLE "\n}\n"

static shlo_plan *planned(const char *text) {
  shlo_module *module = parse(text);
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  shlo_module_destroy(module);
  return plan;
}

static int32_t element(int i) { return 3 * i - 7; }

static shlo_tensor *input_tensor(void) {
  int32_t values[ELEMENTS];
  for (int i = 0; i < ELEMENTS; ++i)
    values[i] = element(i);
  shlo_tensor *tensor = NULL;
  const int64_t shape[] = {ROWS, COLUMNS};
  ok(shlo_tensor_copy(SHLO_TYPE_I32, 2, shape, values, sizeof values, NULL, &tensor, &error));
  return tensor;
}

static shlo_status try_run(const shlo_plan *plan, const shlo_run_options *options, int32_t *results, size_t *count,
                           shlo_error **failure) {
  shlo_tensor *input = input_tensor(), *output = NULL;
  const shlo_status status = shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, options, failure);
  if (status == SHLO_OK) {
    *count = shlo_tensor_size(output) / sizeof *results;
    memcpy(results, shlo_tensor_data(output), shlo_tensor_size(output));
  }
  shlo_tensor_destroy(output);
  shlo_tensor_destroy(input);
  return status;
}

static void run(const shlo_plan *plan, const shlo_run_options *options, int32_t *results) {
  size_t count = 0;
  ok(try_run(plan, options, results, &count, &error));
  assert_int_equal(count, ELEMENTS);
}

/* Whether the program gives, for each element, what `expected` says. */
static bool gives(const char *text, int32_t (*expected)(int row, int column)) {
  shlo_plan *plan = planned(text);
  int32_t results[ELEMENTS];
  bool same = true;
  run(plan, NULL, results);
  for (int i = 0; i < ELEMENTS; ++i)
    same = same && results[i] == expected(i / COLUMNS, i % COLUMNS);
  shlo_plan_destroy(plan);
  return same;
}

static int32_t with_device(int row, int column, int device) { return element(row * COLUMNS + column) + 1000 * device; }

/* --- Where parts are ---------------------------------------------------------------------------------------------- */

static int32_t cut_along_a_and_b(int row, int column) { return with_device(row, column, row / 2 * 4 + column / 2); }
static int32_t cut_along_b_and_a(int row, int column) { return with_device(row, column, column / 4 * 4 + row); }
static int32_t columns_along_a_then_b(int row, int column) { return with_device(row, column, column); }
static int32_t columns_along_b_then_a(int row, int column) {
  return with_device(row, column, column % 2 * 4 + column / 2);
}
/* Process p has the device p: the one at this place of the mesh. */
static int32_t in_another_order(int row, int column) {
  static const int devices[] = {3, 1, 0, 2, 7, 6, 4, 5};
  return with_device(row, column, devices[row / 2 * 4 + column / 2]);
}
static int32_t with_parts_of_an_axis(int row, int column) {
  /* Rows are cut by the low digit of b, columns by the high one: the first device along a gives the result. */
  return with_device(row, column, row / 2 + column / 4 * 2);
}
static int32_t along_b_alone(int row, int column) { return with_device(row, column, column / 2); }

#define ALL "\"a\", \"b\""

static void parts_are_where_the_mesh_says(void **state) {
  (void)state;
  static const struct {
    const char *text;
    int32_t (*expected)(int row, int column);
  } cases[] = {
      {ONE(MESH, MANUAL("[{\"a\"}, {\"b\"}]", "[{\"a\"}, {\"b\"}]", ALL, "tensor<2x2xi32>")), cut_along_a_and_b},
      {ONE(MESH, MANUAL("[{\"b\"}, {\"a\"}]", "[{\"b\"}, {\"a\"}]", ALL, "tensor<1x4xi32>")), cut_along_b_and_a},
      {ONE(MESH, MANUAL("[{}, {" ALL "}]", "[{}, {" ALL "}]", ALL, "tensor<4x1xi32>")), columns_along_a_then_b},
      {ONE(MESH, MANUAL("[{}, {\"b\", \"a\"}]", "[{}, {\"b\", \"a\"}]", ALL, "tensor<4x1xi32>")),
       columns_along_b_then_a},
      {ONE("sdy.mesh @m = <[\"a\"=2, \"b\"=4], device_ids=[3, 1, 0, 2, 7, 6, 4, 5]>\n",
           MANUAL("[{\"a\"}, {\"b\"}]", "[{\"a\"}, {\"b\"}]", ALL, "tensor<2x2xi32>")),
       in_another_order},
      {ONE(MESH, MANUAL("[{\"b\":(2)2}, {\"b\":(1)2}]", "[{\"b\":(2)2}, {\"b\":(1)2}]", ALL, "tensor<2x4xi32>")),
       with_parts_of_an_axis},
      {ONE(MESH, MANUAL("[{}, {\"b\"}]", "[{}, {\"b\"}]", "\"b\"", "tensor<4x2xi32>")), along_b_alone},
      {ONE(MESH, MANUAL("[{?}, {\"b\", \"a\", ?}]", "[{?}, {\"b\", ?}]", "\"b\"", "tensor<4x2xi32>")), along_b_alone},
  };
  size_t equal = 0;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i)
    for (size_t k = 0; k < sizeof cases / sizeof *cases; ++k) {
      const bool same = gives(cases[i].text, cases[k].expected);
      if (same != (cases[i].expected == cases[k].expected))
        fail_msg("program %zu, expected values %zu: %s", i, k, same ? "equal" : "different");
      equal += same;
    }
  assert_int_equal(equal, 10);
}

/* --- What processes do together ----------------------------------------------------------------------------------- */

#define SUM(groups, part)                                                                                              \
  "%s = \"stablehlo.all_reduce\"(%y) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, "             \
  "replica_groups = " groups ", use_global_device_ids}> ({\n^bb0(%c: tensor<i32>, %d: tensor<i32>):\n"                 \
  "%e = stablehlo.add %c, %d : tensor<i32>\nstablehlo.return %e : tensor<i32>\n}) : (" part ") -> " part "\n"
#define ALONG(axis) "#stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = \"" axis "\">]>"
#define SUMMED(groups)                                                                                                 \
  ONE(MESH, "sdy.manual_computation(%v) in_shardings=[<@m, [{\"a\"}, {\"b\"}]>] out_shardings=[<@m, [{\"a\"}, "        \
            "{\"b\"}]>] manual_axes={" ALL "} (%x: tensor<2x2xi32>) {\n" DEVICE("tensor<2x2xi32>")                     \
                SUM(groups, "tensor<2x2xi32>") "sdy.return %s : tensor<2x2xi32>\n} : (" WHOLE ") -> " WHOLE "\n")

static int32_t summed_along_b(int row, int column) {
  int32_t sum = 0;
  for (int part = 0; part < 4; ++part)
    sum += cut_along_a_and_b(row, part * 2 + column % 2);
  return sum;
}
static int32_t summed_along_a(int row, int column) {
  return cut_along_a_and_b(row % 2, column) + cut_along_a_and_b(row % 2 + 2, column);
}

static void groups_are_those_of_the_whole_mesh(void **state) {
  (void)state;
  assert_true(gives(SUMMED(ALONG("b")), summed_along_b));
  assert_true(gives(SUMMED("dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>"), summed_along_b));
  assert_true(gives(SUMMED(ALONG("a")), summed_along_a));
  assert_false(gives(SUMMED(ALONG("a")), summed_along_b));
  assert_false(gives(SUMMED("dense<[[0, 1, 2, 7], [4, 5, 6, 3]]> : tensor<2x4xi64>"), summed_along_b));
}

/* --- Around and inside -------------------------------------------------------------------------------------------- */

#define CUT MANUAL("[{\"a\"}, {\"b\"}]", "[{\"a\"}, {\"b\"}]", ALL, "tensor<2x2xi32>")

static int32_t three_times(int row, int column) {
  return element(row * COLUMNS + column) + 3000 * (row / 2 * 4 + column / 2);
}
static int32_t twice_along_both(int row, int column) {
  return with_device(row, column, row / 2 * 4 + column / 2) + 1000 * (row / 2 * 4 + column / 2);
}

static void they_are_within_loops_branches_and_calls(void **state) {
  (void)state;
  static const char loop[] =
      MESH "func.func @main(%w: " WHOLE ") -> " WHOLE " {\n%zero = stablehlo.constant dense<0> : tensor<i32>\n"
           "%r:2 = stablehlo.while(%i = %zero, %v = %w) : tensor<i32>, " WHOLE "\n"
           "cond {\n%three = stablehlo.constant dense<3> : tensor<i32>\n"
           "%l = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
           "stablehlo.return %l : tensor<i1>\n} do {\n"
           "%one = stablehlo.constant dense<1> : tensor<i32>\n%j = stablehlo.add %i, %one : tensor<i32>\n%u = " CUT
           "stablehlo.return %j, %u : tensor<i32>, " WHOLE "\n}\nreturn %r#1 : " WHOLE "\n}\n";
  assert_true(gives(loop, three_times));
  assert_false(gives(loop, twice_along_both));

  static const char called[] =
      MESH "func.func @main(%v: " WHOLE ") -> " WHOLE " {\n"
           "%once = func.call @cut(%v) : (" WHOLE ") -> " WHOLE "\n"
           "%zero = stablehlo.constant dense<0> : tensor<i32>\n"
           "%r = \"stablehlo.case\"(%zero) ({\n%again = func.call @cut(%once) : (" WHOLE ") -> " WHOLE "\n"
           "stablehlo.return %again : " WHOLE "\n}, {\nstablehlo.return %v : " WHOLE "\n}) : (tensor<i32>) -> " WHOLE
           "\nreturn %r : " WHOLE "\n}\n"
           "func.func private @cut(%v: " WHOLE ") -> " WHOLE " {\n%r = " CUT "return %r : " WHOLE "\n}\n";
  assert_true(gives(called, twice_along_both));
  assert_false(gives(called, three_times));
}

/* The inner one cuts along b what is cut along a. Its results are whole along b for the outer one. */
#define NESTED(inner)                                                                                                  \
  ONE(MESH, "sdy.manual_computation(%v) in_shardings=[<@m, [{\"a\"}, {}]>] out_shardings=[<@m, [{\"a\"}, {}]>] "       \
            "manual_axes={\"a\"} (%z: tensor<2x8xi32>) {\n"                                                            \
            "%n = sdy.manual_computation(%z) in_shardings=[<@m, " inner ">] out_shardings=[<@m, " inner ">] "          \
            "manual_axes={\"b\"} (%x: tensor<2x2xi32>) {\n" DEVICE(                                                    \
                "tensor<2x2xi32>") "sdy.return %y : tensor<2x2xi32>\n} : (tensor<2x8xi32>) -> tensor<2x8xi32>\n"       \
                                   "sdy.return %n : tensor<2x8xi32>\n} : (" WHOLE ") -> " WHOLE "\n")

static void they_are_within_each_other(void **state) {
  (void)state;
  assert_true(gives(NESTED("[{}, {\"b\"}]"), cut_along_a_and_b));
  assert_false(gives(NESTED("[{}, {\"b\"}]"), along_b_alone));
}

/* --- Values that are not reduced ---------------------------------------------------------------------------------- */

/* Where e is an element, each process has e + 1000 times its device, or 1000 times its device if another one has e. */
static int32_t not_reduced(int row, int column, int elements, int devices) {
  return elements * element(row * COLUMNS + column) + 1000 * devices;
}
static int32_t sum_along_b(int row, int column) { return not_reduced(row, column, 4, 16 * (row / 2) + 0 + 1 + 2 + 3); }
static int32_t largest_along_b(int row, int column) { return not_reduced(row, column, 1, 4 * (row / 2) + 3); }
static int32_t smallest_along_b(int row, int column) { return not_reduced(row, column, 1, 4 * (row / 2)); }
static int32_t divided_along_a(int row, int column) { return not_reduced(row, column, 1, 2 * (column / 2) + 4); }
static int32_t largest_along_a(int row, int column) { return not_reduced(row, column, 1, 4 + column / 2); }
static int32_t only_the_first_along_a(int row, int column) { return not_reduced(row, column, 0, 4 + column / 2); }
static int32_t along_the_high_digit(int row, int column) { return not_reduced(row, column, 2, 2 * (column / 4) + 2); }
static int32_t devices_in_another_order(int row, int column) {
  static const int sums[] = {3 + 7, 1 + 0, 6 + 4, 2 + 5};
  return not_reduced(row, column, 1, sums[column / 2]);
}
static int32_t divided_along_b(int row, int column) {
  return not_reduced(row, column, 1, 16 * (row / 2) + 0 + 1 + 2 + 3);
}

static void values_may_be_parts_of_a_sum(void **state) {
  (void)state;
  static const struct {
    const char *text;
    int32_t (*expected)(int row, int column);
  } cases[] = {
      {ONE(MESH, MANUAL("[{\"a\"}, {}]", "[{\"a\"}, {}], unreduced={\"b\"}", ALL, "tensor<2x8xi32>")), sum_along_b},
      {ONE(MESH, MANUAL("[{\"a\"}, {}]", "[{\"a\"}, {}], unreduced=max{\"b\"}", ALL, "tensor<2x8xi32>")),
       largest_along_b},
      {ONE(MESH, MANUAL("[{\"a\"}, {}]", "[{\"a\"}, {}], unreduced=min{\"b\"}", ALL, "tensor<2x8xi32>")),
       smallest_along_b},
      /* An axis that is not manual means nothing inside: the first device along it gives the result. */
      {ONE(MESH,
           MANUAL("[{\"a\"}, {}], unreduced={\"b\"}", "[{\"a\"}, {}], unreduced={\"b\"}", "\"a\"", "tensor<2x8xi32>")),
       smallest_along_b},
      {ONE(MESH,
           MANUAL("[{}, {\"b\"}], unreduced={\"a\"}", "[{}, {\"b\"}], unreduced={\"a\"}", ALL, "tensor<4x2xi32>")),
       divided_along_a},
      {ONE(MESH, MANUAL("[{}, {\"b\"}], unreduced=max{\"a\"}", "[{}, {\"b\"}], unreduced=max{\"a\"}", ALL,
                        "tensor<4x2xi32>")),
       largest_along_a},
      {ONE(MESH,
           MANUAL("[{}, {\"b\"}], unreduced={\"a\"}", "[{}, {\"b\"}], unreduced=max{\"a\"}", ALL, "tensor<4x2xi32>")),
       only_the_first_along_a},
      {ONE(MESH, MANUAL("[{}, {\"b\":(2)2}]", "[{}, {\"b\":(2)2}], unreduced={\"b\":(1)2}", ALL, "tensor<4x4xi32>")),
       along_the_high_digit},
      {ONE("sdy.mesh @m = <[\"a\"=2, \"b\"=4], device_ids=[3, 1, 6, 2, 7, 0, 4, 5]>\n",
           MANUAL("[{}, {\"b\"}], unreduced={\"a\"}", "[{}, {\"b\"}], unreduced={\"a\"}", ALL, "tensor<4x2xi32>")),
       devices_in_another_order},
      {ONE(MESH,
           "sdy.manual_computation(%v) in_shardings=[<@m, [{\"a\"}, {}]>] out_shardings=[<@m, [{\"a\"}, {}]>] "
           "manual_axes={\"a\"} (%z: tensor<2x8xi32>) {\n"
           "%n = sdy.manual_computation(%z) in_shardings=[<@m, [{}, {}], unreduced={\"b\"}>] "
           "out_shardings=[<@m, [{}, {}], unreduced={\"b\"}>] manual_axes={\"b\"} (%x: tensor<2x8xi32>) {\n" DEVICE(
               "tensor<2x8xi32>") "sdy.return %y : tensor<2x8xi32>\n} : (tensor<2x8xi32>) -> tensor<2x8xi32>\n"
                                  "sdy.return %n : tensor<2x8xi32>\n} : (" WHOLE ") -> " WHOLE "\n"),
       divided_along_b},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i)
    for (size_t k = 0; k < sizeof cases / sizeof *cases; ++k)
      if (gives(cases[i].text, cases[k].expected) != (cases[i].expected == cases[k].expected))
        fail_msg("program %zu, expected values %zu", i, k);
}

static void results_are_the_same_with_a_pool(void **state) {
  (void)state;
  shlo_plan *plan = planned(SUMMED(ALONG("b")));
  shlo_pool *pool = NULL;
  shlo_run_options *options = NULL;
  ok(shlo_pool_create(4, &pool, &error));
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_pool(options, pool, &error));
  int32_t alone[ELEMENTS], together[ELEMENTS];
  run(plan, NULL, alone);
  for (int i = 0; i < 200; ++i) {
    memset(together, 0, sizeof together);
    run(plan, options, together);
    assert_memory_equal(alone, together, sizeof alone);
  }
  shlo_run_options_destroy(options);
  shlo_pool_destroy(pool);
  shlo_plan_destroy(plan);
}

/* --- Older programs ----------------------------------------------------------------------------------------------- */

#define OLDER_CALL(result, target, operand, sharding, from, to)                                                        \
  result " = stablehlo.custom_call @" target "(" operand ") {mhlo.sharding = \"" sharding "\"} : (" from ") -> " to "\n"
#define OLDER(whole, part, shape)                                                                                      \
  "module attributes {mhlo.num_partitions = 8 : i32} {\n"                                                              \
  "func.func @main(%v: " WHOLE " {mhlo.sharding = \"{replicated}\"}) -> " WHOLE                                        \
  " {\n" OLDER_CALL("%0", "Sharding", "%v", whole, WHOLE, WHOLE)                                                       \
      OLDER_CALL("%x", "SPMDFullToShardShape", "%0", part, WHOLE, shape) DEVICE(shape)                                 \
          OLDER_CALL("%1", "Sharding", "%y", part, shape, shape)                                                       \
              OLDER_CALL("%r", "SPMDShardToFullShape", "%1", whole, shape, WHOLE) "return %r : " WHOLE "\n}\n}\n"

static void older_programs_mean_the_same(void **state) {
  (void)state;
  assert_true(gives(OLDER("{devices=[2,4]<=[8]}", "{manual}", "tensor<2x2xi32>"), cut_along_a_and_b));
  assert_true(gives(OLDER("{devices=[2,4]0,1,2,3,4,5,6,7}", "{manual}", "tensor<2x2xi32>"), cut_along_a_and_b));
  assert_true(gives(OLDER("{devices=[4,2]<=[2,4]T(1,0)}", "{manual}", "tensor<1x4xi32>"), cut_along_b_and_a));
  assert_true(gives(OLDER("{devices=[1,8]<=[8]}", "{manual}", "tensor<4x1xi32>"), columns_along_a_then_b));
  assert_true(gives(OLDER("{devices=[1,8]<=[2,4]T(1,0)}", "{manual}", "tensor<4x1xi32>"), columns_along_b_then_a));
  assert_true(gives(OLDER("{devices=[2,4]3,1,0,2,7,6,4,5}", "{manual}", "tensor<2x2xi32>"), in_another_order));
  assert_true(gives(OLDER("{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}",
                          "{devices=[1,1,4,2]<=[2,4]T(1,0) last_tile_dims={manual, replicated}}", "tensor<4x2xi32>"),
                    along_b_alone));
  assert_false(gives(OLDER("{devices=[2,4]<=[8]}", "{manual}", "tensor<2x2xi32>"), in_another_order));
  assert_false(gives(OLDER("{devices=[1,8]<=[8]}", "{manual}", "tensor<4x1xi32>"), columns_along_b_then_a));
}

/* What one op gives is cut as its tuple of shardings says. */
#define PAIR(shardings, number)                                                                                        \
  "module attributes {mhlo.num_partitions = 8 : i32} {\n"                                                              \
  "func.func @main(%v: " WHOLE ") -> " WHOLE                                                                           \
  " {\n%p:2 = stablehlo.custom_call @Sharding(%v, %v) {mhlo.sharding = \"" shardings "\"} : (" WHOLE ", " WHOLE        \
  ") -> (" WHOLE ", " WHOLE                                                                                            \
  ")\n" OLDER_CALL("%x", "SPMDFullToShardShape", "%p#" number, "{{manual}}", WHOLE, "tensor<2x2xi32>")                 \
      DEVICE("tensor<2x2xi32>") OLDER_CALL("%r", "SPMDShardToFullShape", "%y", "{{devices=[2,4]<=[8]}}",               \
                                           "tensor<2x2xi32>", WHOLE) "return %r : " WHOLE "\n}\n}\n"

static void tuples_have_one_sharding_for_each_value(void **state) {
  (void)state;
  static const char in_order[] = PAIR("{{replicated}, {devices=[2,4]<=[8] metadata={op_name=\\22a,b}{\\22}}}", "1");
  static const char turned[] = PAIR("{{devices=[2,4]<=[8]}, {replicated}}", "0");
  assert_true(gives(in_order, cut_along_a_and_b));
  assert_true(gives(turned, cut_along_a_and_b));
  assert_false(gives(turned, in_another_order));
  static const struct {
    const char *text, *message;
    shlo_status code;
  } cases[] = {
      {PAIR("{{replicated}, {devices=[2,4]<=[8]}}", "0"), "dimension 0 has extent 4", SHLO_INVALID_PROGRAM},
      {PAIR("{{devices=[2,4]<=[8]}}", "0"), "a sharding of a tuple of 1 is not supported where there are 2 values",
       SHLO_UNSUPPORTED},
      {PAIR("{{devices=[2,4]<=[8]}, {}, {replicated}}", "0"), "a tuple of 3", SHLO_UNSUPPORTED},
      {PAIR("{{}, {replicated}}", "0"), "is not a sharding", SHLO_INVALID_PROGRAM},
      {PAIR("{{replicated}, {", "1"), "is not a sharding", SHLO_INVALID_PROGRAM},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    shlo_module *module = parse(cases[i].text);
    shlo_plan *plan = UNTOUCHED(shlo_plan);
    fails(cases[i].code, cases[i].message, shlo_plan_create(module, NULL, &plan, &error));
    assert_ptr_equal(plan, UNTOUCHED(shlo_plan));
    shlo_module_destroy(module);
  }
}

/* Shardy's own ops as calls, as JAX 0.6 exports them. */
#define SHARDY_CALL(result, target, operand, attributes, from, to)                                                     \
  result " = stablehlo.custom_call @xla.sdy." target "(" operand ") {has_side_effect = true, "                         \
         "mhlo.frontend_attributes = {" attributes "}} : (" from ") -> " to "\n"
#define SHARDY_AXES "xla.sdy.manual_axes = \"#sdy<manual_axes{\\22a\\22, \\22b\\22}>\""
#define SHARDY(cut, meshes)                                                                                            \
  "module attributes {mhlo.num_partitions = 8 : i32, mhlo.frontend_attributes = {xla.sdy.meshes = " meshes "}} {\n"    \
  "func.func @main(%v: " WHOLE ") -> " WHOLE " {\n" SHARDY_CALL(                                                       \
      "%0", "GlobalToLocalShape", "%v",                                                                                \
      "xla.sdy.in_shardings = \"#sdy.sharding_per_value<[<@m, " cut ">]>\", " SHARDY_AXES, WHOLE,                      \
      "tensor<2x2xi32>") "%1 = call @xla.sdy.manual_computation_body(%0) : (tensor<2x2xi32>) -> "                      \
                         "tensor<2x2xi32>\n" SHARDY_CALL("%2", "LocalToGlobalShape", "%1",                             \
                                                         "xla.sdy.out_shardings = "                                    \
                                                         "\"#sdy.sharding_per_value<[<@m, " cut ">]>\", " SHARDY_AXES, \
                                                         "tensor<2x2xi32>", WHOLE)                                     \
                             SHARDY_CALL("%r", "FuncResultSharding", "%2",                                             \
                                         "xla.sdy.sharding = \"#sdy.sharding_per_value<[<@m, " cut ">]>\"", WHOLE,     \
                                         WHOLE) "return %r : " WHOLE                                                   \
                                                "\n}\nfunc.func private @xla.sdy.manual_computation_body(%x: "         \
                                                "tensor<2x2xi32>) -> "                                                 \
                                                "tensor<2x2xi32> {\n" DEVICE(                                          \
                                                    "tensor<2x2xi32>") "return %y : tensor<2x2xi32>\n}\n}\n"
#define SHARDY_MESH(ids) "\"{m = #sdy.mesh<[\\22a\\22=2, \\22b\\22=4]" ids ">}\""
#define SHARDY_CUT "[{\\22a\\22, ?}, {\\22b\\22}]"

static void calls_of_shardy_mean_its_ops(void **state) {
  (void)state;
  assert_true(gives(SHARDY(SHARDY_CUT, SHARDY_MESH("")), cut_along_a_and_b));
  assert_true(gives(SHARDY(SHARDY_CUT, SHARDY_MESH(", device_ids=[3, 1, 0, 2, 7, 6, 4, 5]")), in_another_order));
  assert_false(gives(SHARDY(SHARDY_CUT, SHARDY_MESH("")), in_another_order));
  static const struct {
    const char *text, *message;
  } cases[] = {
      {SHARDY("[{\\22a\\22}, {\\22c\\22}]", SHARDY_MESH("")), "no axis \"c\""},
      {SHARDY("[{\\22a\\22}", SHARDY_MESH("")), "xla.sdy.in_shardings is not what Shardy writes"},
      {SHARDY(SHARDY_CUT, "\"{m = #sdy.mesh<\""), "xla.sdy.meshes is not what Shardy writes"},
      {SHARDY(SHARDY_CUT, "\"{m = 3 : i64}\""), "something that is no mesh"},
      {SHARDY(SHARDY_CUT, "\"{}\""), "there is no mesh @m"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    shlo_module *module = parse(cases[i].text);
    shlo_plan *plan = UNTOUCHED(shlo_plan);
    fails(SHLO_INVALID_PROGRAM, cases[i].message, shlo_plan_create(module, NULL, &plan, &error));
    assert_ptr_equal(plan, UNTOUCHED(shlo_plan));
    shlo_module_destroy(module);
  }
}

static void older_programs_that_make_no_sense_are_refused(void **state) {
  (void)state;
  shlo_plan *plan = UNTOUCHED(shlo_plan);
  static const struct {
    const char *text, *message;
    shlo_status code;
  } cases[] = {
      {OLDER("{devices=[2,4]<=[7]}", "{manual}", "tensor<2x2xi32>"), "is not a sharding", SHLO_INVALID_PROGRAM},
      {OLDER("{devices=[2,4]0,1,2,3,4,5,6,6}", "{manual}", "tensor<2x2xi32>"), "is not a sharding",
       SHLO_INVALID_PROGRAM},
      {OLDER("{devices=[2,2]<=[4]}", "{manual}", "tensor<2x4xi32>"), "has 4 devices, the program 8",
       SHLO_INVALID_PROGRAM},
      {OLDER("{devices=[4,2]<=[8]}", "{manual}", "tensor<2x2xi32>"), "dimension 0 has extent 4", SHLO_INVALID_PROGRAM},
      {OLDER("{devices=[2,4", "{manual}", "tensor<2x2xi32>"), "is not a sharding", SHLO_INVALID_PROGRAM},
      {OLDER("{devices=[2,99999999999]<=[8]}", "{manual}", "tensor<2x2xi32>"), "more than", SHLO_LIMIT},
      {OLDER("{devices=[2,4]0,3,1,2,7,6,4,5}", "{devices=[2,4]<=[8]}", "tensor<2x2xi32>"), "common mesh",
       SHLO_UNSUPPORTED},
      {"module attributes {mhlo.num_partitions = 8 : i32} {\n"
       "func.func @main(%x: tensor<2x2xi32>) -> " WHOLE " {\n" DEVICE("tensor<2x2xi32>")
           OLDER_CALL("%r", "SPMDShardToFullShape", "%y", "{devices=[2,4]<=[8]}", "tensor<2x2xi32>",
                      WHOLE) "return %r : " WHOLE "\n}\n}\n",
       "is not a part of a value: nothing cuts it", SHLO_UNSUPPORTED},
      {"module attributes {mhlo.num_partitions = 8 : i32} {\n"
       "func.func @main(%x: " WHOLE
       ") -> tensor<2x8xi32> {\n" OLDER_CALL("%r", "SPMDFullToShardShape", "%x", "{manual}", WHOLE,
                                             "tensor<2x8xi32>") "return %r : tensor<2x8xi32>\n}\n}\n",
       "which nothing puts together", SHLO_INVALID_PROGRAM},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    shlo_module *module = parse(cases[i].text);
    fails(cases[i].code, cases[i].message, shlo_plan_create(module, NULL, &plan, &error));
    shlo_module_destroy(module);
  }
  assert_ptr_equal(plan, UNTOUCHED(shlo_plan));
}

/* --- The pass ----------------------------------------------------------------------------------------------------- */

static bool contains(const shlo_module *module, const char *what) {
  shlo_buffer *text = NULL;
  ok(shlo_module_print(module, NULL, &text, &error));
  const bool found = strstr(shlo_buffer_data(text), what) != NULL;
  shlo_buffer_destroy(text);
  return found;
}

static int32_t unchanged(int row, int column) { return element(row * COLUMNS + column); }

static void hints_are_dropped(void **state) {
  (void)state;
  static const char text[] =
      "module attributes {mhlo.num_partitions = 8 : i32} {\n" MESH "func.func @main(%v: " WHOLE
      " {sdy.sharding = #sdy.sharding<@m, [{\"a\"}, {}]>}) -> (" WHOLE
      " {mhlo.sharding = \"{devices=[1,8]<=[8]}\"}) {\n"
      "%0 = sdy.sharding_constraint %v <@m, [{\"b\"}, {?}]> : " WHOLE "\n"
      "%1 = sdy.reshard %0 <@m, [{}, {\"b\"}]> : " WHOLE "\n"
      "%2 = \"sdy.all_gather\"(%1) : (" WHOLE ") -> " WHOLE "\n"
      "%3 = sdy.named_computation<\"f\">(%2) (%c: " WHOLE ") {\nsdy.return %c : " WHOLE "\n} : (" WHOLE ") -> " WHOLE
      "\nsdy.sharding_group %3 group_id=1 : " WHOLE "\n"
      "%4 = stablehlo.custom_call @Sharding(%3) {mhlo.sharding = \"{replicated}\"} : (" WHOLE ") -> " WHOLE "\n"
      "return %4 : " WHOLE "\n}\n}\n";
  assert_true(gives(text, unchanged));
  assert_false(gives(text, along_b_alone));
  shlo_module *module = parse(text), *plain = NULL;
  ok(shlo_module_remove_sharding(module, &plain, &error));
  ok(shlo_module_verify(plain, &error));
  assert_true(contains(module, "sdy") && contains(module, "num_partitions"));
  assert_false(contains(plain, "sdy") || contains(plain, "mhlo.sharding") || contains(plain, "custom_call"));
  assert_false(contains(plain, "num_partitions"));
  shlo_module_destroy(plain);
  shlo_module_destroy(module);
}

static void what_is_computed_stays(void **state) {
  (void)state;
  static const char *const programs[] = {SUMMED(ALONG("b")),
                                         OLDER("{devices=[2,4]<=[8]}", "{manual}", "tensor<2x2xi32>")};
  for (size_t i = 0; i < 2; ++i) {
    shlo_module *module = parse(programs[i]), *plain = NULL;
    ok(shlo_module_remove_sharding(module, &plain, &error));
    ok(shlo_module_verify(plain, &error));
    assert_true(contains(plain, "sdy.manual_computation"));
    assert_false(contains(plain, "@m,") || contains(plain, "custom_call"));
    /* It is a program of its own. */
    shlo_buffer *text = NULL;
    ok(shlo_module_print(plain, NULL, &text, &error));
    assert_true(gives(shlo_buffer_data(text), i ? cut_along_a_and_b : summed_along_b));
    shlo_buffer_destroy(text);
    shlo_module_destroy(plain);
    shlo_module_destroy(module);
  }
}

/* The processes of a program that is not sharded have numbers, and it says how many there are. */
static void processes_stay(void **state) {
  (void)state;
  shlo_module *module = parse("module attributes {mhlo.num_partitions = 2 : i32} {\n"
                              "func.func @main() -> tensor<ui32> {\n%0 = stablehlo.partition_id : tensor<ui32>\n"
                              "return %0 : tensor<ui32>\n}\n}\n");
  shlo_module *plain = NULL;
  ok(shlo_module_remove_sharding(module, &plain, &error));
  assert_true(contains(plain, "num_partitions = 2") && contains(plain, "partition_id"));
  shlo_module_destroy(plain);
  shlo_module_destroy(module);
}

/* --- Failures ----------------------------------------------------------------------------------------------------- */

static void what_makes_no_sense_is_refused(void **state) {
  (void)state;
  shlo_plan *plan = UNTOUCHED(shlo_plan);
  static const struct {
    const char *text, *message;
    shlo_status code;
  } cases[] = {
      {ONE("", CUT), "there is no mesh @m", SHLO_INVALID_PROGRAM},
      {ONE(MESH, MANUAL("[{\"a\"}, {\"c\"}]", "[{}, {}]", ALL, "tensor<2x2xi32>")), "no axis \"c\"",
       SHLO_INVALID_PROGRAM},
      {ONE(MESH, MANUAL("[{\"a\"}, {\"a\"}]", "[{}, {}]", ALL, "tensor<2x4xi32>")), "axis \"a\" twice",
       SHLO_INVALID_PROGRAM},
      {ONE(MESH, MANUAL("[{\"b\":(1)2}, {\"b\"}]", "[{}, {}]", ALL, "tensor<2x2xi32>")), "axis \"b\" twice",
       SHLO_INVALID_PROGRAM},
      {ONE(MESH, MANUAL("[{\"b\":(1)3}, {}]", "[{}, {}]", ALL, "tensor<2x2xi32>")), "no sub-axis (1)3",
       SHLO_INVALID_PROGRAM},
      {ONE(MESH, MANUAL("[{\"a\"}, {\"b\"}]", "[{\"a\"}, {\"b\"}]", "\"c\"", "tensor<2x2xi32>")), "no axis \"c\"",
       SHLO_INVALID_PROGRAM},
      {ONE(MESH, MANUAL("[{\"a\"}, {\"b\"}]", "[{\"a\"}, {\"b\"}]", ALL, "tensor<2x4xi32>")),
       "operand 0: dimension 1 has extent 8 outside of the body, which is cut into 4 parts, and 4 inside",
       SHLO_INVALID_PROGRAM},
      {ONE(MESH, MANUAL("[{\"a\"}, {\"b\"}]", "[{\"a\"}]", ALL, "tensor<2x2xi32>")), "has 1 dimensions",
       SHLO_INVALID_PROGRAM},
      {ONE(MESH, MANUAL("[{\"a\", \"b\"}, {}]", "[{}, {}]", "\"b\"", "tensor<1x8xi32>")), "a manual axis after another",
       SHLO_INVALID_PROGRAM},
      {ONE("sdy.mesh @m = <[\"a\"=0, \"b\"=4]>\n", CUT), "has the size 0", SHLO_INVALID_PROGRAM},
      {ONE("sdy.mesh @m = <[\"a\"=2, \"b\"=4], device_ids=[0, 1]>\n", CUT), "2 device ids for 8 devices",
       SHLO_INVALID_PROGRAM},
      {ONE("sdy.mesh @m = <[\"a\"=2, \"b\"=4], device_ids=[0, 1, 2, 3, 4, 5, 6, 6]>\n", CUT), "0 to 7",
       SHLO_INVALID_PROGRAM},
      {ONE("sdy.mesh @m = <[\"a\"=2, \"b\"=4, \"c\"=4611686018427387904]>\n", CUT), "more than", SHLO_LIMIT},
      {ONE("sdy.mesh @m = <[\"a\"=2, \"b\"=4, \"c\"=1024]>\n", CUT), "more than 4096 devices", SHLO_LIMIT},
      {ONE("sdy.mesh @m = <[\"a\"=2, \"b\"=4, \"a\"=4]>\n", CUT), "two axes \"a\"", SHLO_INVALID_PROGRAM},
      {SUMMED("dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>"), "process 4 of the plan's grid is in no group",
       SHLO_INVALID_ARGUMENT},
      {"module attributes {mhlo.num_partitions = 8 : i32} {\n" MESH "func.func @main(%x: " WHOLE
       " {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> " WHOLE " {\n" DEVICE(WHOLE) "return %y : " WHOLE "\n}\n}\n",
       "no device has a number", SHLO_UNSUPPORTED},
      {MESH "func.func @main(%v: tensor<8xi32>) -> tensor<i32> {\n"
            "%zero = stablehlo.constant dense<0> : tensor<i32>\n"
            "%r = \"stablehlo.reduce\"(%v, %zero) ({\n^bb0(%c: tensor<i32>, %d: tensor<i32>):\n"
            "%e = sdy.manual_computation(%c) in_shardings=[<@m, []>] out_shardings=[<@m, []>] manual_axes={\"a\"} "
            "(%x: tensor<i32>) {\nsdy.return %x : tensor<i32>\n} : (tensor<i32>) -> tensor<i32>\n"
            "%f = stablehlo.add %e, %d : tensor<i32>\nstablehlo.return %f : tensor<i32>\n"
            "}) {dimensions = array<i64: 0>} : (tensor<8xi32>, tensor<i32>) -> tensor<i32>\n"
            "return %r : tensor<i32>\n}\n",
       "a manual computation within reduce cannot run", SHLO_UNSUPPORTED},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    shlo_module *module = parse(cases[i].text);
    fails(cases[i].code, cases[i].message, shlo_plan_create(module, NULL, &plan, &error));
    shlo_module_destroy(module);
  }
  assert_ptr_equal(plan, UNTOUCHED(shlo_plan));
}

/* Device 5 leaves out the sum. */
static void failures_name_the_process_and_the_op(void **state) {
  (void)state;
  static const char text[] = ONE(
      MESH,
      "sdy.manual_computation(%v) in_shardings=[<@m, [{\"a\"}, {\"b\"}]>] out_shardings=[<@m, [{\"a\"}, "
      "{\"b\"}]>] manual_axes={" ALL "} (%x: tensor<2x2xi32>) {\n" DEVICE(
          "tensor<2x2xi32>") "%five = stablehlo.constant dense<5> : tensor<i32>\n"
                             "%is = stablehlo.compare EQ, %number, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                             "%q = \"stablehlo.if\"(%is) ({\nstablehlo.return %y : tensor<2x2xi32>\n}, {\n" SUM(
                                 ALONG("b"), "tensor<2x2xi32>") "stablehlo.return %s : tensor<2x2xi32>\n"
                                                                "}) : (tensor<i1>) -> tensor<2x2xi32>\nsdy.return %q : "
                                                                "tensor<2x2xi32>\n"
                                                                "} : (" WHOLE ") -> " WHOLE "\n");
  shlo_plan *plan = planned(text);
  int32_t results[ELEMENTS];
  size_t count = 0;
  for (int again = 0; again < 3; ++again)
    fails(SHLO_FAILED, "process 4 waits in all_reduce (-:15:6) for 5; process 5 has ended",
          try_run(plan, NULL, results, &count, &error));
  shlo_plan_destroy(plan);
}

static void limits_hold_inside(void **state) {
  (void)state;
  static const char endless[] =
      ONE(MESH, "sdy.manual_computation(%v) in_shardings=[<@m, [{\"a\"}, {\"b\"}]>] out_shardings=[<@m, [{\"a\"}, "
                "{\"b\"}]>] manual_axes={" ALL "} (%x: tensor<2x2xi32>) {\n"
                "%w = stablehlo.while(%z = %x) : tensor<2x2xi32>\ncond {\n"
                "%t = stablehlo.constant dense<true> : tensor<i1>\nstablehlo.return %t : tensor<i1>\n} do {\n"
                "%n = stablehlo.negate %z : tensor<2x2xi32>\nstablehlo.return %n : tensor<2x2xi32>\n}\n"
                "sdy.return %w : tensor<2x2xi32>\n} : (" WHOLE ") -> " WHOLE "\n");
  shlo_plan *plan = planned(endless);
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_max_milliseconds(options, 30, &error));
  int32_t results[ELEMENTS];
  size_t count = 0;
  fails(SHLO_LIMIT, "time limit", try_run(plan, options, results, &count, &error));
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);

  /* The memory of all processes counts. */
  static const char large[] =
      MESH "func.func @main(%v: tensor<8x65536xf32>) -> tensor<8x65536xf32> {\n"
           "%r = sdy.manual_computation(%v) in_shardings=[<@m, [{}, {}]>] out_shardings=[<@m, [{}, {}]>] "
           "manual_axes={" ALL "} (%x: tensor<8x65536xf32>) {\n"
           "%s = \"stablehlo.sort\"(%x) ({\n^bb0(%c: tensor<f32>, %d: tensor<f32>):\n"
           "%l = stablehlo.compare LT, %c, %d : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
           "stablehlo.return %l : tensor<i1>\n}) {dimension = 1 : i64} : (tensor<8x65536xf32>) -> tensor<8x65536xf32>\n"
           "%t = stablehlo.reverse %s, dims = [1] : tensor<8x65536xf32>\n"
           "sdy.return %t : tensor<8x65536xf32>\n} : (tensor<8x65536xf32>) -> tensor<8x65536xf32>\n"
           "return %r : tensor<8x65536xf32>\n}\n";
  const uint64_t bytes = UINT64_C(8) * 65536 * 4;
  plan = planned(large);
  assert_true(shlo_plan_memory(plan) >= 8 * bytes);
  shlo_plan_destroy(plan);
  shlo_module *module = parse(large);
  shlo_plan_options *limited = NULL;
  ok(shlo_plan_options_create(&limited, &error));
  ok(shlo_plan_options_set_max_memory(limited, 4 * bytes, &error));
  plan = UNTOUCHED(shlo_plan);
  fails(SHLO_LIMIT, "limit", shlo_plan_create(module, limited, &plan, &error));
  ok(shlo_plan_options_set_max_memory(limited, 64 * bytes, &error));
  ok(shlo_plan_create(module, limited, &plan, &error));
  shlo_plan_destroy(plan);
  shlo_plan_options_destroy(limited);
  shlo_module_destroy(module);
}

/* --- Calls of the host -------------------------------------------------------------------------------------------- */

typedef struct {
  int count, fail_at;
  int32_t values[64];
} record;

/* Gives its operand, and keeps its first element. */
static void note(shlo_call *call, void *user) {
  record *notes = user;
  size_t size = 0, result_size = 0;
  const int32_t *operand = shlo_call_operand_data(call, 0, &size);
  memcpy(shlo_call_result_data(call, 0, &result_size), operand, size);
  assert_int_equal(size, result_size);
  assert_true(notes->count < 64);
  notes->values[notes->count++] = operand[0];
  if (notes->count == notes->fail_at)
    shlo_call_fail(call, BYTES("no more ink"));
}

/* A call before, one in each process, of which nobody reads the result, and one after; twice, in a loop. */
static void calls_of_the_host_keep_their_order(void **state) {
  (void)state;
  static const char text[] =
      MESH "func.func @main(%a: " WHOLE ") -> " WHOLE " {\n%zero = stablehlo.constant dense<0> : tensor<i32>\n"
           "%r:2 = stablehlo.while(%i = %zero, %v = %a) : tensor<i32>, " WHOLE "\n"
           "cond {\n%two = stablehlo.constant dense<2> : tensor<i32>\n"
           "%l = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
           "stablehlo.return %l : tensor<i1>\n} do {\n"
           "%one = stablehlo.constant dense<1> : tensor<i32>\n%j = stablehlo.add %i, %one : tensor<i32>\n"
           "%before = stablehlo.custom_call @note(%i) : (tensor<i32>) -> tensor<i32>\n"
           "%m = sdy.manual_computation(%v) in_shardings=[<@m, [{\"a\"}, {\"b\"}]>] out_shardings=[<@m, [{\"a\"}, "
           "{\"b\"}]>] manual_axes={" ALL "} (%x: tensor<2x2xi32>) {\n"
           "%id = stablehlo.partition_id : tensor<ui32>\n"
           "%number = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>\n"
           "%ten = stablehlo.constant dense<10> : tensor<i32>\n%sum = stablehlo.add %number, %ten : tensor<i32>\n"
           "%inside = stablehlo.custom_call @note(%sum) : (tensor<i32>) -> tensor<i32>\n"
           "sdy.return %x : tensor<2x2xi32>\n} : (" WHOLE ") -> " WHOLE "\n"
           "%h = stablehlo.constant dense<100> : tensor<i32>\n%k = stablehlo.add %i, %h : tensor<i32>\n"
           "%after = stablehlo.custom_call @note(%k) : (tensor<i32>) -> tensor<i32>\n"
           "stablehlo.return %j, %m : tensor<i32>, " WHOLE "\n}\nreturn %r#1 : " WHOLE "\n}\n";
  record notes = {0};
  shlo_custom_calls *calls = NULL;
  shlo_plan_options *options = NULL;
  shlo_plan *plan = NULL;
  ok(shlo_custom_calls_create(&calls, &error));
  ok(shlo_custom_calls_register(calls, BYTES("note"), 0, 0, note, &notes, NULL, &error));
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_custom_calls(options, calls, &error));
  shlo_module *module = parse(text);
  ok(shlo_plan_create(module, options, &plan, &error));
  int32_t results[ELEMENTS];
  run(plan, NULL, results);
  assert_int_equal(results[5], element(5));
  assert_int_equal(notes.count, 20);
  for (int i = 0; i < 20; ++i) {
    const int step = i / 10, place = i % 10;
    assert_int_equal(notes.values[i], place == 0 ? step : place == 9 ? 100 + step : 10 + place - 1);
  }
  notes = (record){.fail_at = 4};
  size_t count = 0;
  fails(SHLO_FAILED, "process 2: ", try_run(plan, NULL, results, &count, &error));
  assert_int_equal(notes.count, 4);
  notes = (record){.fail_at = 4};
  fails(SHLO_FAILED, "no more ink", try_run(plan, NULL, results, &count, &error));
  shlo_plan_destroy(plan);
  shlo_module_destroy(module);
  shlo_plan_options_destroy(options);
  shlo_custom_calls_destroy(calls);
}

/* --- Unknown extents ---------------------------------------------------------------------------------------------- */

static void extents_may_be_known_at_run_time(void **state) {
  (void)state;
  shlo_plan *plan = planned(
      MESH "func.func @main(%v: tensor<?x8xi32>) -> tensor<?x8xi32> {\n"
           "%r = sdy.manual_computation(%v) in_shardings=[<@m, [{\"a\"}, {\"b\"}]>] out_shardings=[<@m, [{\"a\"}, "
           "{\"b\"}]>] manual_axes={" ALL "} (%x: tensor<?x2xi32>) {\n"
           "%y = \"stablehlo.collective_permute\"(%x) <{"
           "channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, source_target_pairs = dense<[[0, 4], [4, "
           "0], [1, 5], [5, 1], [2, 6], [6, 2], [3, 7], [7, 3]]> : "
           "tensor<8x2xi64>}> : (tensor<?x2xi32>) -> tensor<?x2xi32>\n"
           "sdy.return %y : tensor<?x2xi32>\n} : (tensor<?x8xi32>) -> tensor<?x8xi32>\n"
           "return %r : tensor<?x8xi32>\n}\n");
  int32_t values[10 * COLUMNS];
  for (int i = 0; i < 10 * COLUMNS; ++i)
    values[i] = i;
  for (int64_t rows = 0; rows <= 10; ++rows) {
    shlo_tensor *input = NULL, *output = NULL;
    ok(shlo_tensor_copy(SHLO_TYPE_I32, 2, (const int64_t[]){rows, COLUMNS}, values, (size_t)rows * COLUMNS * 4, NULL,
                        &input, &error));
    const shlo_tensor *inputs[] = {input};
    if (rows % 2) {
      fails(SHLO_INVALID_ARGUMENT, "which cannot be cut into 2 parts",
            shlo_plan_run(plan, 1, inputs, 1, &output, NULL, &error));
    } else {
      ok(shlo_plan_run(plan, 1, inputs, 1, &output, NULL, &error));
      const int32_t *got = shlo_tensor_data(output);
      assert_int_equal(shlo_tensor_element_count(output), rows * COLUMNS);
      for (int i = 0; i < rows * COLUMNS; ++i)
        assert_int_equal(got[i], (i + rows / 2 * COLUMNS) % (rows * COLUMNS)); /* the halves change places */
    }
    shlo_tensor_destroy(output);
    shlo_tensor_destroy(input);
  }
  shlo_plan_destroy(plan);
}

/* --- Hostile ------------------------------------------------------------------------------------------------------ */

/* Each byte of the programs in turn is another one that is also there. */
static void changed_programs_do_no_harm(void **state) {
  (void)state;
  size_t size = 0;
  char *all = file_bytes(SHLO_OTHER_DIALECTS "/../sharding/programs.mlir", &size);
  shlo_plan_options *options = NULL;
  shlo_run_options *limits = NULL;
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_max_memory(options, UINT64_C(1) << 24, &error));
  ok(shlo_run_options_create(&limits, &error));
  ok(shlo_run_options_set_max_milliseconds(limits, 100, &error));
  int programs = 0, refused = 0, planned_ones = 0, ran = 0;
  uint32_t random = 1;
  for (char *begin = all; begin; ++programs) {
    char *end = strstr(begin, "\n// -----");
    const size_t length = end ? (size_t)(end - begin) : strlen(begin);
    for (size_t at = 0; at <= length; ++at) {
      char *text = malloc(length + 1);
      memcpy(text, begin, length);
      if (at < length) /* the last one is as it was */
        text[at] = text[(random = random * 1664525 + 1013904223) % length];
      shlo_module *module = NULL;
      shlo_plan *plan = NULL;
      shlo_tensor *input = input_tensor(), *output = NULL;
      if (shlo_module_parse(text, length, NULL, &module, NULL) || shlo_plan_create(module, options, &plan, NULL))
        ++refused;
      else
        ++planned_ones;
      ran += plan && !shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 1, &output, limits, NULL);
      if (at == length)
        assert_non_null(output);
      shlo_tensor_destroy(output);
      shlo_tensor_destroy(input);
      shlo_plan_destroy(plan);
      shlo_module_destroy(module);
      free(text);
    }
    begin = end ? end + strlen("\n// -----") : NULL;
  }
  assert_int_equal(programs, 4);
  assert_true(refused > 1000 && planned_ones > 300 && ran > 300);
  free(all);
  shlo_run_options_destroy(limits);
  shlo_plan_options_destroy(options);
}

/* --- The description ---------------------------------------------------------------------------------------------- */

static shlo_sharding *sharding_of(const char *text, bool is_result, size_t index) {
  shlo_module *module = parse(text);
  shlo_function *function = NULL;
  shlo_sharding *sharding = NULL;
  ok(shlo_module_function(module, NULL, 0, &function, &error));
  ok(is_result ? shlo_function_result_sharding(function, index, &sharding, &error)
               : shlo_function_argument_sharding(function, index, &sharding, &error));
  shlo_function_destroy(function);
  shlo_module_destroy(module);
  return sharding;
}

/* Whether each element of i32[4, 8] is in the parts of the devices that are expected, and in no other: `count` devices,
 * `copies` apart, from the one that `first` says. */
static bool parts_are(const shlo_sharding *sharding, int (*first)(int row, int column), int copies, int count) {
  for (int device = 0; device < DEVICES; ++device) {
    const int64_t top = shlo_sharding_slice_start(sharding, device, 0, ROWS),
                  rows = shlo_sharding_slice_size(sharding, device, 0, ROWS),
                  left = shlo_sharding_slice_start(sharding, device, 1, COLUMNS),
                  columns = shlo_sharding_slice_size(sharding, device, 1, COLUMNS);
    for (int i = 0; i < ELEMENTS; ++i) {
      const int row = i / COLUMNS, column = i % COLUMNS;
      bool expected = false;
      for (int copy = 0; copy < count; ++copy)
        expected = expected || first(row, column) + copy * copies == device;
      const bool has = row >= top && row < top + rows && column >= left && column < left + columns;
      if (has != expected)
        return false;
    }
  }
  return true;
}

static int along_a_and_b(int row, int column) { return row / 2 * 4 + column / 2; }
static int along_b_and_a(int row, int column) { return column / 4 * 4 + row; }
static int of_b(int row, int column) { return (void)row, column / 2; }
static int turned(int row, int column) { return 7 - along_a_and_b(row, column); }
static int everywhere(int row, int column) { return (void)row, (void)column, 0; }
static int high_part_of_b(int row, int column) { return (void)column, row / 2 * 2; }

#define CUTS(attributes, argument, result)                                                                             \
  "module attributes {" attributes "} {\n" MESH                                                                        \
  "sdy.mesh @turned = <[\"a\"=2, \"b\"=4], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>\nfunc.func @main(%v: " WHOLE           \
  " {" argument "}) -> (" WHOLE " {" result "}) {\nreturn %v : " WHOLE "\n}\n}\n"
#define NEW(sharding) "sdy.sharding = #sdy.sharding<" sharding ">"
#define OLD(sharding) "mhlo.sharding = \"" sharding "\""

static void parts_of_arguments_and_results_are_told(void **state) {
  (void)state;
  static const struct {
    const char *text;
    int (*first)(int row, int column);
    int copies, count;
  } cases[] = {
      {CUTS("", NEW("@m, [{\"a\"}, {\"b\"}]"), NEW("@m, [{}, {}]")), along_a_and_b, 0, 1},
      {CUTS("", NEW("@m, [{\"b\"}, {\"a\"}]"), NEW("@m, [{}, {}]")), along_b_and_a, 0, 1},
      {CUTS("", NEW("@m, [{?}, {\"b\", ?}p1]"), NEW("@m, [{}, {}]")), of_b, 4, 2},
      {CUTS("", NEW("@turned, [{\"a\"}, {\"b\"}]"), NEW("@m, [{}, {}]")), turned, 0, 1},
      {CUTS("", OLD("{devices=[2,4]<=[8]}"), OLD("{replicated}")), along_a_and_b, 0, 1},
      {CUTS("", OLD("{devices=[4,2]<=[2,4]T(1,0)}"), OLD("{replicated}")), along_b_and_a, 0, 1},
      {CUTS("", OLD("{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}"), OLD("{replicated}")), of_b, 4, 2},
      {CUTS("", OLD("{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dims={manual}}"), OLD("{replicated}")), of_b, 4, 2},
      {CUTS("", OLD("{devices=[2,4]7,6,5,4,3,2,1,0}"), OLD("{replicated}")), turned, 0, 1},
      {CUTS("mhlo.num_partitions = 8 : i32", OLD("{manual}"), OLD("{replicated}")), everywhere, 1, 8},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    shlo_sharding *argument = sharding_of(cases[i].text, false, 0), *result = sharding_of(cases[i].text, true, 0);
    for (size_t k = 0; k < sizeof cases / sizeof *cases; ++k) {
      const bool same = cases[i].first == cases[k].first;
      if (parts_are(argument, cases[k].first, cases[k].copies, cases[k].count) != same)
        fail_msg("sharding %zu, parts %zu: %s", i, k, same ? "different" : "equal");
    }
    assert_true(parts_are(result, everywhere, 1, 8));
    assert_false(parts_are(result, along_a_and_b, 0, 1));
    assert_int_equal(shlo_sharding_device_count(argument), 8);
    assert_int_equal(shlo_sharding_rank(argument), 2);
    shlo_sharding_destroy(argument);
    shlo_sharding_destroy(result);
  }
}

/* A result that says nothing is cut as the op says that gives it, also in a function that is called. */
static void ops_tell_how_results_are_cut(void **state) {
  (void)state;
#define GIVEN(body) MESH "func.func @main(%v: " WHOLE ") -> " WHOLE " {\n" body "return %r : " WHOLE "\n}\n"
#define OLD_CALL(name, value, sharding)                                                                                \
  "stablehlo.custom_call @" name "(" value ") {mhlo.sharding = \"" sharding "\"} : (" WHOLE ") -> " WHOLE "\n"
  static const struct {
    const char *text;
    int (*parts)(int row, int column);
    int copies, count;
  } cases[] = {
      {GIVEN("%r = " MANUAL("[{\"a\"}, {\"b\"}]", "[{\"a\"}, {\"b\"}]", "\"a\", \"b\"", "tensor<2x2xi32>")),
       along_a_and_b, 0, 1},
      {GIVEN("%r = sdy.sharding_constraint %v <@m, [{\"b\"}, {\"a\"}]> : " WHOLE "\n"), along_b_and_a, 0, 1},
      {GIVEN("%r = " OLD_CALL("Sharding", "%v", "{devices=[4,2]<=[2,4]T(1,0)}")), along_b_and_a, 0, 1},
      {GIVEN("%r = " OLD_CALL("SPMDShardToFullShape", "%v", "{devices=[2,4]<=[8]}")), along_a_and_b, 0, 1},
      {GIVEN("%r = " OLD_CALL("SPMDShardToFullShape", "%v", "{{devices=[2,4]<=[8]}}")), along_a_and_b, 0, 1},
      {GIVEN("%q, %r = stablehlo.custom_call @Sharding(%v, %v) {mhlo.sharding = \"{{replicated}, "
             "{devices=[4,2]<=[2,4]T(1,0)}}\"} : (" WHOLE ", " WHOLE ") -> (" WHOLE ", " WHOLE ")\n"),
       along_b_and_a, 0, 1},
      {GIVEN("%r = func.call @inner(%v) : (" WHOLE ") -> " WHOLE "\n") "func.func private @inner(%v: " WHOLE
                                                                       ") -> " WHOLE " {\n%r = "
                                                                       "sdy.sharding_constraint %v <@m, [{}, {\"b\"}]> "
                                                                       ": " WHOLE "\nreturn %r : " WHOLE "\n}\n",
       of_b, 4, 2},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    shlo_sharding *result = sharding_of(cases[i].text, true, 0);
    for (size_t k = 0; k < sizeof cases / sizeof *cases; ++k) {
      const bool same = cases[i].parts == cases[k].parts;
      if (parts_are(result, cases[k].parts, cases[k].copies, cases[k].count) != same)
        fail_msg("result %zu, parts %zu: %s", i, k, same ? "different" : "equal");
    }
    shlo_sharding_destroy(result);
  }
  /* Nothing follows from other ops, or from functions that call each other without end. */
  static const char *const silent[] = {
      GIVEN("%r = stablehlo.add %v, %v : " WHOLE "\n"),
      GIVEN("%r = " OLD_CALL("another", "%v", "{devices=[2,4]<=[8]}")),
      GIVEN("%r = func.call @main(%v) : (" WHOLE ") -> " WHOLE "\n"),
  };
  for (size_t i = 0; i < sizeof silent / sizeof *silent; ++i) {
    shlo_module *module = parse(silent[i]);
    shlo_function *function = NULL;
    shlo_sharding *sharding = NULL;
    ok(shlo_module_function(module, NULL, 0, &function, &error));
    fails(SHLO_NOT_FOUND, "nothing says how result 0", shlo_function_result_sharding(function, 0, &sharding, &error));
    shlo_function_destroy(function);
    shlo_module_destroy(module);
  }
}

static void axes_and_devices_are_told(void **state) {
  (void)state;
  shlo_sharding *sharding = sharding_of(
      CUTS("", NEW("@turned, [{\"b\":(1)2, ?}p3, {}], replicated={\"b\":(2)2}, unreduced={\"a\"}"), ""), false, 0);
  size_t length = 0;
  assert_int_equal(shlo_sharding_axis_count(sharding), 2);
  assert_string_equal(shlo_sharding_axis_name(sharding, 1, &length), "b");
  assert_int_equal(length, 1);
  assert_int_equal(shlo_sharding_axis_size(sharding, 0), 2);
  assert_int_equal(shlo_sharding_axis_size(sharding, 1), 4);
  for (size_t i = 0; i < 8; ++i)
    assert_int_equal(shlo_sharding_device(sharding, i), 7 - (int)i);
  assert_int_equal(shlo_sharding_device(sharding, 8), -1);
  assert_int_equal(shlo_sharding_part_count(sharding, 0), 1);
  assert_int_equal(shlo_sharding_part_axis(sharding, 0, 0), 1);
  assert_int_equal(shlo_sharding_part_before(sharding, 0, 0), 1);
  assert_int_equal(shlo_sharding_part_size(sharding, 0, 0), 2);
  assert_int_equal(shlo_sharding_part_count(sharding, 1), 0);
  assert_int_equal(shlo_sharding_part_count(sharding, SHLO_SHARDING_REPLICATED), 1);
  assert_int_equal(shlo_sharding_part_axis(sharding, SHLO_SHARDING_REPLICATED, 0), 1);
  assert_int_equal(shlo_sharding_part_before(sharding, SHLO_SHARDING_REPLICATED, 0), 2);
  assert_int_equal(shlo_sharding_part_count(sharding, SHLO_SHARDING_UNREDUCED), 1);
  assert_int_equal(shlo_sharding_part_axis(sharding, SHLO_SHARDING_UNREDUCED, 0), 0);
  assert_int_equal(shlo_sharding_part_count(sharding, SHLO_SHARDING_MANUAL), 0);
  assert_int_equal(shlo_sharding_part_count(sharding, -4), 0);
  assert_true(shlo_sharding_is_open(sharding, 0) && !shlo_sharding_is_open(sharding, 1));
  assert_int_equal(shlo_sharding_priority(sharding, 0), 3);
  assert_int_equal(shlo_sharding_priority(sharding, 1), -1);
  /* Device 3 is at index 4: a = 1, b = 0. Of rows, it has those of the high digit of b. */
  assert_int_equal(shlo_sharding_slice_start(sharding, 3, 0, 4), 0);
  assert_int_equal(shlo_sharding_slice_start(sharding, 1, 0, 4), 2);
  assert_int_equal(shlo_sharding_slice_size(sharding, 1, 0, 4), 2);
  /* 5 positions in 2 parts: 3 and 2. */
  assert_int_equal(shlo_sharding_slice_start(sharding, 1, 0, 5), 3);
  assert_int_equal(shlo_sharding_slice_size(sharding, 3, 0, 5), 3);
  assert_int_equal(shlo_sharding_slice_size(sharding, 1, 0, 5), 2);
  assert_int_equal(shlo_sharding_slice_size(sharding, 1, 0, 1), 0);
  assert_int_equal(shlo_sharding_slice_start(sharding, 1, 0, INT64_MAX), INT64_MAX / 2 + 1);
  assert_int_equal(shlo_sharding_slice_start(sharding, 8, 0, 4), -1);
  assert_int_equal(shlo_sharding_slice_size(sharding, 0, 2, 4), -1);
  assert_int_equal(shlo_sharding_slice_size(sharding, 0, -1, 4), -1);
  assert_int_equal(shlo_sharding_slice_size(sharding, 0, 0, -1), -1);
  shlo_sharding_destroy(sharding);

  /* A common mesh for all values of the function. */
  sharding = sharding_of(CUTS("", OLD("{devices=[1,8]<=[8]}"), OLD("{devices=[2,4]<=[8]}")), false, 0);
  assert_int_equal(shlo_sharding_axis_count(sharding), 2);
  assert_string_equal(shlo_sharding_axis_name(sharding, 0, NULL), "axis_0");
  assert_int_equal(shlo_sharding_axis_size(sharding, 0), 2);
  assert_int_equal(shlo_sharding_part_count(sharding, 1), 2);
  assert_int_equal(shlo_sharding_part_axis(sharding, 1, 0), 0);
  shlo_sharding_destroy(sharding);
  /* Or one of its own. */
  sharding = sharding_of(CUTS("", OLD("{devices=[1,8]<=[8]}"), OLD("{devices=[2,4]0,3,1,2,7,6,4,5}")), true, 0);
  assert_int_equal(shlo_sharding_device(sharding, 1), 3);
  shlo_sharding_destroy(sharding);
  sharding = sharding_of(CUTS("mhlo.num_partitions = 8 : i32", OLD("{maximal device=5}"), OLD("{manual}")), false, 0);
  assert_int_equal(shlo_sharding_device_count(sharding), 1);
  assert_int_equal(shlo_sharding_slice_size(sharding, 5, 1, 8), 8);
  assert_int_equal(shlo_sharding_slice_size(sharding, 4, 1, 8), -1);
  shlo_sharding_destroy(sharding);
  sharding = sharding_of(CUTS("mhlo.num_partitions = 8 : i32", OLD("{maximal device=5}"), OLD("{manual}")), true, 0);
  assert_int_equal(shlo_sharding_part_count(sharding, SHLO_SHARDING_MANUAL), 1);
  shlo_sharding_destroy(sharding);
  sharding = sharding_of(CUTS("", NEW("@m, [{\"b\":(1)2}, {}]"), ""), false, 0);
  assert_true(parts_are(sharding, high_part_of_b, 1, 2) == false); /* of devices 0, 1 and 4, 5 */
  assert_int_equal(shlo_sharding_slice_start(sharding, 6, 0, 4), 2);
  shlo_sharding_destroy(sharding);
}

static void what_is_no_sharding_is_refused(void **state) {
  (void)state;
  static const struct {
    const char *text, *message;
    shlo_status code;
  } cases[] = {
      {CUTS("", "", NEW("@m, []")), "nothing says how argument 0 of the function @main is cut", SHLO_NOT_FOUND},
      {CUTS("", NEW("@n, [{}, {}]"), ""), "no mesh @n", SHLO_INVALID_PROGRAM},
      {CUTS("", NEW("@m, [{}]"), ""), "has 1 dimensions", SHLO_INVALID_PROGRAM},
      {CUTS("", OLD("{devices=[8]<=[8]}"), ""), "has 1 dimensions", SHLO_INVALID_PROGRAM},
      {CUTS("", OLD("{devices=[2,4]"), ""), "is not a sharding", SHLO_INVALID_PROGRAM},
      {CUTS("", OLD(""), ""), "is not a sharding", SHLO_INVALID_PROGRAM},
      {CUTS("", OLD("{{replicated}, {replicated}}"), ""), "tuple", SHLO_UNSUPPORTED},
      {CUTS("", OLD("{devices=[2,4]<=[2,4]T(0,0)}"), ""), "is not a sharding", SHLO_INVALID_PROGRAM},
      {CUTS("", OLD("{devices=[-2,-4]<=[8]}"), ""), "is not a sharding", SHLO_INVALID_PROGRAM},
      {CUTS("", OLD("{devices=[1048576,2]<=[2097152]}"), ""), "more than", SHLO_LIMIT},
      {CUTS("", OLD("{devices=[2,4]0,3,1,2,7,6,4,5 last_tile_dim_replicate}"), ""), "has 1 dimensions",
       SHLO_INVALID_PROGRAM},
  };
  shlo_sharding *sharding = UNTOUCHED(shlo_sharding);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    shlo_module *module = parse(cases[i].text);
    shlo_function *function = NULL;
    ok(shlo_module_function(module, NULL, 0, &function, &error));
    fails(cases[i].code, cases[i].message, shlo_function_argument_sharding(function, 0, &sharding, &error));
    fails(SHLO_NOT_FOUND, "has no argument 1", shlo_function_argument_sharding(function, 1, &sharding, &error));
    fails(SHLO_NOT_FOUND, "has no result 1", shlo_function_result_sharding(function, 1, &sharding, &error));
    fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_function_argument_sharding(function, 0, NULL, &error));
    shlo_function_destroy(function);
    shlo_module_destroy(module);
  }
  fails(SHLO_INVALID_ARGUMENT, "function is NULL", shlo_function_argument_sharding(NULL, 0, &sharding, &error));
  fails(SHLO_INVALID_ARGUMENT, "function is NULL", shlo_function_result_sharding(NULL, 0, &sharding, &error));
  assert_ptr_equal(sharding, UNTOUCHED(shlo_sharding));
  shlo_sharding_destroy(NULL);
  assert_int_equal(shlo_sharding_axis_count(NULL), 0);
  assert_null(shlo_sharding_axis_name(NULL, 0, NULL));
  assert_int_equal(shlo_sharding_axis_size(NULL, 0), 0);
  assert_int_equal(shlo_sharding_device_count(NULL), 0);
  assert_int_equal(shlo_sharding_device(NULL, 0), -1);
  assert_int_equal(shlo_sharding_rank(NULL), 0);
  assert_int_equal(shlo_sharding_part_count(NULL, 0), 0);
  assert_int_equal(shlo_sharding_part_axis(NULL, 0, 0), 0);
  assert_int_equal(shlo_sharding_part_before(NULL, 0, 0), 0);
  assert_int_equal(shlo_sharding_part_size(NULL, 0, 0), 0);
  assert_int_equal(shlo_sharding_is_open(NULL, 0), 0);
  assert_int_equal(shlo_sharding_priority(NULL, 0), -1);
  assert_int_equal(shlo_sharding_slice_start(NULL, 0, 0, 1), -1);
  assert_int_equal(shlo_sharding_slice_size(NULL, 0, 0, 1), -1);
}

/* --- Parts of tensors --------------------------------------------------------------------------------------------- */

/* The value at a place of the part of a device, by the slices of that device. */
static bool part_is_right(const shlo_sharding *sharding, int64_t device, const shlo_tensor *part, int64_t rows) {
  const int64_t row = shlo_sharding_slice_start(sharding, device, 0, rows),
                column = shlo_sharding_slice_start(sharding, device, 1, COLUMNS);
  const int64_t *shape = shlo_tensor_shape(part);
  bool right = shape[0] == shlo_sharding_slice_size(sharding, device, 0, rows) &&
               shape[1] == shlo_sharding_slice_size(sharding, device, 1, COLUMNS);
  for (int64_t i = 0; right && i < shape[0]; ++i)
    for (int64_t j = 0; j < shape[1]; ++j)
      right = right && ((const int32_t *)shlo_tensor_data(part))[i * shape[1] + j] ==
                           element((int)((row + i) * COLUMNS + column + j));
  return right;
}

static void tensors_are_cut_and_joined(void **state) {
  (void)state;
  /* Of 4 and of 5 rows: 3 and 2, or 2, 2, 1 and none. */
  static const struct {
    const char *text;
    int parts; /* that are different */
  } cases[] = {
      {CUTS("", NEW("@m, [{\"a\"}, {\"b\"}]"), ""), 8},           {CUTS("", NEW("@m, [{\"b\"}, {}]"), ""), 4},
      {CUTS("", NEW("@turned, [{\"a\"}, {\"b\":(2)2}]"), ""), 4}, {CUTS("", NEW("@m, [{}, {}]"), ""), 1},
      {CUTS("", OLD("{devices=[2,4]0,3,1,2,7,6,4,5}"), ""), 8},
  };
  for (size_t k = 0; k < sizeof cases / sizeof *cases; ++k)
    for (int64_t rows = 4; rows <= 5; ++rows) {
      shlo_sharding *sharding = sharding_of(cases[k].text, false, 0);
      int32_t values[5 * COLUMNS];
      for (int i = 0; i < 5 * COLUMNS; ++i)
        values[i] = element(i);
      shlo_tensor *whole = NULL, *parts[DEVICES], *joined = NULL;
      ok(shlo_tensor_copy(SHLO_TYPE_I32, 2, (const int64_t[]){rows, COLUMNS}, values,
                          sizeof(int32_t) * COLUMNS * (size_t)rows, NULL, &whole, &error));
      int shared = 0;
      for (int d = 0; d < DEVICES; ++d) {
        ok(shlo_sharding_cut(sharding, whole, d, &parts[d], &error));
        assert_true(part_is_right(sharding, d, parts[d], rows));
        shared += shlo_tensor_data(parts[d]) == shlo_tensor_data(whole);
      }
      assert_int_equal(shared, cases[k].parts == 1 ? DEVICES : 0);
      assert_int_equal(part_is_right(sharding, 7, parts[0], rows), cases[k].parts == 1); /* the twin */
      ok(shlo_sharding_join(sharding, DEVICES, (const shlo_tensor *const *)parts, &joined, &error));
      int64_t place = 0;
      ok(shlo_tensor_compare(joined, whole, 0, &place, &error));
      assert_int_equal(place, -1);
      shlo_tensor_destroy(joined);
      /* Parts that no tensor has. */
      shlo_tensor *const last = parts[7];
      parts[7] = whole;
      if (cases[k].parts > 1)
        fails(SHLO_INVALID_ARGUMENT, "expected tensor<",
              shlo_sharding_join(sharding, DEVICES, (const shlo_tensor *const *)parts, &joined, &error));
      parts[7] = last;
      for (int d = 0; d < DEVICES; ++d)
        shlo_tensor_destroy(parts[d]);
      shlo_tensor_destroy(whole);
      shlo_sharding_destroy(sharding);
    }
}

static void parts_that_make_no_sense_are_refused(void **state) {
  (void)state;
  shlo_sharding *sharding = sharding_of(CUTS("", NEW("@m, [{\"a\"}, {\"b\"}]"), ""), false, 0);
  shlo_tensor *whole = input_tensor(), *line = NULL, *none = UNTOUCHED(shlo_tensor), *parts[DEVICES];
  ok(shlo_tensor_create(SHLO_TYPE_I32, 1, (const int64_t[]){8}, &line, &error));
  for (int d = 0; d < DEVICES; ++d)
    parts[d] = line;
  const shlo_tensor *const *list = (const shlo_tensor *const *)parts;
  fails(SHLO_INVALID_ARGUMENT, "device is 8", shlo_sharding_cut(sharding, whole, 8, &none, &error));
  fails(SHLO_INVALID_ARGUMENT, "device is -1", shlo_sharding_cut(sharding, whole, -1, &none, &error));
  fails(SHLO_INVALID_ARGUMENT, "1 dimensions, the sharding 2", shlo_sharding_cut(sharding, line, 0, &none, &error));
  fails(SHLO_INVALID_ARGUMENT, "sharding is NULL", shlo_sharding_cut(NULL, whole, 0, &none, &error));
  fails(SHLO_INVALID_ARGUMENT, "tensor is NULL", shlo_sharding_cut(sharding, NULL, 0, &none, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_sharding_cut(sharding, whole, 0, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "7 parts given", shlo_sharding_join(sharding, 7, list, &none, &error));
  fails(SHLO_INVALID_ARGUMENT, "expected 2 dimensions", shlo_sharding_join(sharding, DEVICES, list, &none, &error));
  parts[3] = NULL;
  parts[0] = parts[1] = parts[2] = whole;
  fails(SHLO_INVALID_ARGUMENT, "parts[3] is NULL", shlo_sharding_join(sharding, DEVICES, list, &none, &error));
  fails(SHLO_INVALID_ARGUMENT, "parts is NULL", shlo_sharding_join(sharding, DEVICES, NULL, &none, &error));
  fails(SHLO_INVALID_ARGUMENT, "sharding is NULL", shlo_sharding_join(NULL, DEVICES, list, &none, &error));
  shlo_sharding_destroy(sharding);
  sharding = sharding_of(CUTS("", NEW("@m, [{}, {}], unreduced={\"a\"}"), ""), false, 0);
  fails(SHLO_UNSUPPORTED, "parts of a sum", shlo_sharding_cut(sharding, whole, 0, &none, &error));
  shlo_sharding_destroy(sharding);
  sharding = sharding_of(CUTS("mhlo.num_partitions = 8 : i32", OLD("{maximal device=5}"), OLD("{manual}")), false, 0);
  fails(SHLO_UNSUPPORTED, "not numbered from 0", shlo_sharding_cut(sharding, whole, 0, &none, &error));
  fails(SHLO_UNSUPPORTED, "not numbered from 0", shlo_sharding_join(sharding, 1, list, &none, &error));
  shlo_sharding_destroy(sharding);
  assert_ptr_equal(none, UNTOUCHED(shlo_tensor));
  shlo_tensor_destroy(line);
  shlo_tensor_destroy(whole);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(parts_are_where_the_mesh_says),
      cmocka_unit_test(groups_are_those_of_the_whole_mesh),
      cmocka_unit_test(they_are_within_loops_branches_and_calls),
      cmocka_unit_test(they_are_within_each_other),
      cmocka_unit_test(values_may_be_parts_of_a_sum),
      cmocka_unit_test(results_are_the_same_with_a_pool),
      cmocka_unit_test(older_programs_mean_the_same),
      cmocka_unit_test(tuples_have_one_sharding_for_each_value),
      cmocka_unit_test(calls_of_shardy_mean_its_ops),
      cmocka_unit_test(older_programs_that_make_no_sense_are_refused),
      cmocka_unit_test(hints_are_dropped),
      cmocka_unit_test(what_is_computed_stays),
      cmocka_unit_test(processes_stay),
      cmocka_unit_test(what_makes_no_sense_is_refused),
      cmocka_unit_test(failures_name_the_process_and_the_op),
      cmocka_unit_test(limits_hold_inside),
      cmocka_unit_test(calls_of_the_host_keep_their_order),
      cmocka_unit_test(extents_may_be_known_at_run_time),
      cmocka_unit_test(changed_programs_do_no_harm),
      cmocka_unit_test(parts_of_arguments_and_results_are_told),
      cmocka_unit_test(ops_tell_how_results_are_cut),
      cmocka_unit_test(axes_and_devices_are_told),
      cmocka_unit_test(what_is_no_sharding_is_refused),
      cmocka_unit_test(tensors_are_cut_and_joined),
      cmocka_unit_test(parts_that_make_no_sense_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
