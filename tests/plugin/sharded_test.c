/* Programs for a mesh of devices, and the extension that tells how they are divided.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "pjrt.h"

/* x is cut along both axes of a mesh of 2 x 2; the sums of its columns, and y, along one; the transposed x is whole. */
static const char text[] =
    "module attributes {mhlo.num_partitions = 4 : i32} {\n"
    "  sdy.mesh @mesh = <[\"a\"=2, \"b\"=2]>\n"
    "  func.func @main(%x: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"a\"}, {\"b\"}]>},\n"
    "                  %y: tensor<4xf32>)\n"
    "      -> (tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"b\"}]>}, tensor<4x4xf32>) {\n"
    "    %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "    %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0]\n"
    "        : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>\n"
    "    %1 = stablehlo.add %0, %y : tensor<4xf32>\n"
    "    %2 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>\n"
    "    return %1, %2 : tensor<4xf32>, tensor<4x4xf32>\n"
    "  }\n"
    "}\n";
/* 1 replica, 4 partitions, one program for all. */
static const char for_four[] = "\x1a\x06\x20\x01\x28\x04\x30\x01";
static const int64_t two_by_two[2] = {2, 2}, four[1] = {4};
static const float y[4] = {1, 2, 3, 4};

/* What device d has of x[i][j] = 10 i + j. */
static void part_of_x(int d, float part[4]) {
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      part[2 * i + j] = (float)(10 * (2 * (d / 2) + i) + 2 * (d % 2) + j);
}

static PJRT_LoadedExecutable *compile_sharded(PJRT_Client *client, const char *program) {
  PJRT_LoadedExecutable *executable = NULL;
  expect_good(try_compile(client, program, strlen(program), for_four, 8, &executable), "sharded");
  return executable;
}

/* The buffers of x and y on each device. */
static void make_arguments(PJRT_Client *client, PJRT_Buffer *arguments[4][2]) {
  for (int d = 0; d < 4; ++d) {
    float part[4];
    part_of_x(d, part);
    arguments[d][0] = to_device(client, device_at(client, d), PJRT_Buffer_Type_F32, part, two_by_two, 2);
    arguments[d][1] = to_device(client, device_at(client, d), PJRT_Buffer_Type_F32, y, four, 1);
  }
}
static void destroy_all(PJRT_Buffer *buffers[4][2]) {
  for (int d = 0; d < 4; ++d)
    for (int i = 0; i < 2; ++i)
      destroy_buffer(buffers[d][i]);
}

static PJRT_Error *run(PJRT_LoadedExecutable *executable, PJRT_Buffer *arguments[4][2], PJRT_Buffer *outputs[4][2]) {
  PJRT_Buffer *const *lists[4];
  PJRT_Buffer **output_lists[4];
  for (int d = 0; d < 4; ++d) {
    lists[d] = arguments[d];
    output_lists[d] = outputs[d];
  }
  ARGS(LoadedExecutable_Execute, args, .executable = executable, .argument_lists = lists, .num_devices = 4,
       .num_args = 2, .output_lists = output_lists);
  return api->PJRT_LoadedExecutable_Execute(&args);
}

/* Of the program: 61 66 71 76, of which devices along "b" have a half, and x transposed on each device. */
static int are_right(PJRT_Client *client, PJRT_Buffer *outputs[4][2]) {
  static const float halves[2][2] = {{61, 66}, {71, 76}};
  float transposed[16];
  for (int i = 0; i < 16; ++i)
    transposed[i] = (float)(10 * (i % 4) + i / 4);
  int right = 1;
  for (int d = 0; d < 4; ++d) {
    right = right && holds(outputs[d][0], halves[d % 2], sizeof halves[0]) &&
            holds(outputs[d][1], transposed, sizeof transposed);
    ARGS(Buffer_Device, where, .buffer = outputs[d][1]);
    GOOD(Buffer_Device, where);
    assert_ptr_equal(where.device, device_at(client, d));
  }
  return right;
}

static void parts_are_joined_and_taken(void **state) {
  (void)state;
  PJRT_Client *client = make_client(4);
  PJRT_LoadedExecutable *executable = compile_sharded(client, text);
  PJRT_Buffer *arguments[4][2], *outputs[4][2];
  make_arguments(client, arguments);
  expect_good(run(executable, arguments, outputs), "run");
  assert_true(are_right(client, outputs));
  destroy_all(outputs);
  destroy_executable(executable);

  /* The twin: the same parts are others of x. */
  char twin[sizeof text];
  strcpy(twin, text);
  char *axes = strstr(twin, "[{\"a\"}, {\"b\"}]");
  axes[3] = 'b';
  axes[10] = 'a';
  executable = compile_sharded(client, twin);
  expect_good(run(executable, arguments, outputs), "run");
  assert_false(are_right(client, outputs));
  destroy_all(outputs);

  /* A part of another shape. */
  PJRT_Buffer *part = arguments[2][0];
  arguments[2][0] = to_device(client, device_at(client, 2), PJRT_Buffer_Type_F32, y, four, 1);
  expect_error(run(executable, arguments, outputs), 3,
               "argument 0 has parts of f32 4; the program divides it into parts of f32 2x2");
  destroy_buffer(arguments[2][0]);
  arguments[2][0] = part;
  destroy_all(arguments);
  destroy_executable(executable);
  destroy_client(client);
}

static void donated_parts_are_gone(void **state) {
  (void)state;
  PJRT_Client *client = make_client(4);
  char program[sizeof text + 64];
  const char *y_type = strstr(text, "%y: tensor<4xf32>") + strlen("%y: tensor<4xf32>");
  snprintf(program, sizeof program, "%.*s {jax.buffer_donor = true}%s", (int)(y_type - text), text, y_type);
  PJRT_LoadedExecutable *executable = compile_sharded(client, program);
  PJRT_Buffer *arguments[4][2], *outputs[4][2];
  make_arguments(client, arguments);
  expect_good(run(executable, arguments, outputs), "run");
  assert_true(are_right(client, outputs));
  for (int d = 0; d < 4; ++d) {
    assert_false(is_deleted(arguments[d][0]));
    assert_true(is_deleted(arguments[d][1]));
  }
  destroy_all(outputs);
  destroy_all(arguments);
  destroy_executable(executable);
  destroy_client(client);
}

static int equals(const char *given, size_t size, const char *expected, size_t expected_size) {
  return size == expected_size && memcmp(given, expected, size) == 0;
}

/* The bytes of OpSharding: 1 type (3: other), 3 tiles along each dimension, 4 the devices of the tiles in order, 6 that
   the last dimension of tiles counts devices with the same one. */
static void shardings_are_told(void **state) {
  (void)state;
  static const char of_x[] = "\x08\x03\x1a\x02\x02\x02\x22\x04\x00\x01\x02\x03";
  static const char of_sums[] = "\x08\x03\x1a\x02\x02\x02\x22\x04\x00\x02\x01\x03\x30\x01";
  const PJRT_Shardings_Extension *extension = NULL;
  for (PJRT_Extension_Base *at = api->extension_start; at; at = at->next)
    if (at->type == PJRT_Extension_Type_Shardings)
      extension = (const PJRT_Shardings_Extension *)at;
  assert_non_null(extension);
  PJRT_Client *client = make_client(4);
  PJRT_LoadedExecutable *executable = compile_sharded(client, text);
  PJRT_Executable *info = executable_of(executable);
  PJRT_Shardings_PJRT_Executable_ParameterShardings_Args given = {
      .struct_size = PJRT_Shardings_PJRT_Executable_ParameterShardings_Args_STRUCT_SIZE, .executable = info};
  expect_good(extension->PJRT_Shardings_PJRT_Executable_ParameterShardings(&given), "parameters");
  assert_int_equal(given.num_parameters, 2);
  assert_true(equals(given.shardings[0], given.sharding_sizes[0], of_x, sizeof of_x - 1));
  assert_true(equals(given.shardings[1], given.sharding_sizes[1], "", 0));
  PJRT_Shardings_PJRT_Executable_OutputShardings_Args made = {
      .struct_size = PJRT_Shardings_PJRT_Executable_OutputShardings_Args_STRUCT_SIZE, .executable = info};
  expect_good(extension->PJRT_Shardings_PJRT_Executable_OutputShardings(&made), "outputs");
  assert_int_equal(made.num_outputs, 2);
  assert_true(equals(made.shardings[0], made.sharding_sizes[0], of_sums, sizeof of_sums - 1));
  assert_false(equals(made.shardings[0], made.sharding_sizes[0], of_x, sizeof of_x - 1));
  assert_true(equals(made.shardings[1], made.sharding_sizes[1], "", 0));
  made.executable = NULL;
  expect_error(extension->PJRT_Shardings_PJRT_Executable_OutputShardings(&made), 3, "executable is NULL");
  /* Dimensions are those of the parts. */
  ARGS(Executable_OutputDimensions, dimensions, .executable = info);
  GOOD(Executable_OutputDimensions, dimensions);
  assert_int_equal(dimensions.dim_sizes[0], 1);
  assert_int_equal(dimensions.dims[0], 2);
  assert_int_equal(dimensions.dims[1], 4);
  destroy_info(info);
  destroy_executable(executable);
  destroy_client(client);
}

/* Clients without the extension read the shardings in the text; one without manual computations, which they do not
 * know. */
static void texts_tell_shardings(void **state) {
  (void)state;
  static const char manual[] =
      "module attributes {mhlo.num_partitions = 4 : i32} {\n"
      "  sdy.mesh @mesh = <[\"a\"=2, \"b\"=2]>\n"
      "  func.func @main(%x: tensor<4x4xf32>, %y: tensor<4xf32>) -> tensor<4x4xf32> {\n"
      "    %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{\"b\"}, {\"a\"}]>]\n"
      "        out_shardings=[<@mesh, [{\"b\"}, {\"a\"}]>] manual_axes={\"a\", \"b\"} (%z: tensor<2x2xf32>) {\n"
      "      sdy.return %z : tensor<2x2xf32>\n"
      "    } : (tensor<4x4xf32>) -> tensor<4x4xf32>\n"
      "    return %0 : tensor<4x4xf32>\n"
      "  }\n"
      "}\n";
  static const struct {
    const char *program;
    const char *parts[3];
  } cases[] = {
      {text,
       {"mhlo.spmd_output_sharding = \"{{devices=[2,2]0,2,1,3 last_tile_dim_replicate}, {replicated}}\"",
        "mhlo.spmd_parameters_shardings = [\"{devices=[2,2]0,1,2,3}\", \"{replicated}\"]", "stablehlo.transpose"}},
      {manual,
       {"mhlo.spmd_output_sharding = \"{devices=[2,2]0,2,1,3}\"",
        "mhlo.spmd_parameters_shardings = [\"{replicated}\", \"{replicated}\"]",
        "stablehlo.custom_call @program(%arg0, %arg1)"}},
  };
  PJRT_Client *client = make_client(4);
  for (size_t i = 0; i < 2; ++i) {
    PJRT_LoadedExecutable *executable = compile_sharded(client, cases[i].program);
    PJRT_Executable *info = executable_of(executable);
    char code[8192] = "";
    PJRT_Program program = {.struct_size = PJRT_Program_STRUCT_SIZE};
    ARGS(Executable_OptimizedProgram, args, .executable = info, .program = &program);
    GOOD(Executable_OptimizedProgram, args);
    assert_true(program.code_size < sizeof code);
    program.code = code;
    GOOD(Executable_OptimizedProgram, args);
    for (size_t k = 0; k < 3; ++k)
      if (!strstr(code, cases[i].parts[k]))
        fail_msg("no '%s' in %s", cases[i].parts[k], code);
    assert_null(strstr(code, cases[1 - i].parts[0]));
    /* It is a program. */
    PJRT_LoadedExecutable *again = NULL;
    if (i == 0)
      expect_good(try_compile(client, code, strlen(code), for_four, 8, &again), "text");
    if (again)
      destroy_executable(again);
    destroy_info(info);
    destroy_executable(executable);
  }
  destroy_client(client);
}

static void what_cannot_be_divided_is_refused(void **state) {
  (void)state;
  static const char pattern[] =
      "module attributes {mhlo.num_partitions = 4 : i32} {\n"
      "  sdy.mesh @mesh = <[\"a\"=%s]>\n"
      "  func.func @main(%%x: tensor<%sxf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"a\"}]>})"
      " -> tensor<%sxf32> {\n"
      "    return %%x : tensor<%sxf32>\n"
      "  }\n"
      "}\n";
  const struct {
    const char *devices, *extent, *options;
    int code;
    const char *part;
  } wrong[] = {
      {"4", "10", for_four, 12, "argument 0 of shape 10 has an extent of 10, which is not divided into equal parts"},
      {"2", "4", for_four, 3, "argument 0 is divided among 2 devices, the program is for 4"},
      {"4", "4", "\x1a\x06\x20\x02\x28\x04\x30\x01", 12, "a sharded program for 2 replicas"},
  };
  PJRT_Client *client = make_client(8);
  PJRT_LoadedExecutable *executable = NULL;
  char program[512];
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    const char *extent = wrong[i].extent;
    snprintf(program, sizeof program, pattern, wrong[i].devices, extent, extent, extent);
    expect_error(try_compile(client, program, strlen(program), wrong[i].options, 8, &executable), wrong[i].code,
                 wrong[i].part);
  }
  snprintf(program, sizeof program, pattern, "4", "8", "8", "8");
  destroy_executable(compile_sharded(client, program));
  destroy_client(client);
}

int main(void) {
  load();
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(parts_are_joined_and_taken),
      cmocka_unit_test(donated_parts_are_gone),
      cmocka_unit_test(shardings_are_told),
      cmocka_unit_test(texts_tell_shardings),
      cmocka_unit_test(what_cannot_be_divided_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
