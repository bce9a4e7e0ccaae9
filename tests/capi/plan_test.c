/* plan.h
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <pthread.h>

static const char dynamic_program[] = "func.func @main(%a: tensor<?x2xf32>) -> tensor<?x2xf32> {\n"
                                      "  %0 = stablehlo.multiply %a, %a : tensor<?x2xf32>\n"
                                      "  return %0 : tensor<?x2xf32>\n"
                                      "}\n";

static const char asserting_program[] =
    "func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {\n"
    "  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xf32>) -> tensor<i32>\n"
    "  %two = stablehlo.constant dense<2> : tensor<i32>\n"
    "  %ok = stablehlo.compare GE, %n, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "  stablehlo.custom_call @shape_assertion(%ok, %n) {api_version = 2 : i32,\n"
    "      error_message = \"at least two rows, not {0}\", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()\n"
    "  return %a : tensor<?xf32>\n"
    "}\n";

static shlo_status plan_with(const char *text, const shlo_plan_options *options, shlo_error **error) {
  shlo_module *module = parse(text);
  shlo_plan *plan = UNTOUCHED(shlo_plan);
  shlo_status status = shlo_plan_create(module, options, &plan, error);
  if (status == SHLO_OK)
    shlo_plan_destroy(plan);
  else
    assert_ptr_equal(plan, UNTOUCHED(shlo_plan));
  shlo_module_destroy(module);
  return status;
}

static void expect_floats(const shlo_tensor *tensor, const float *expected, size_t count) {
  assert_int_equal(shlo_tensor_element_type(tensor), SHLO_TYPE_F32);
  assert_int_equal(shlo_tensor_element_count(tensor), count);
  assert_memory_equal(shlo_tensor_data(tensor), expected, count * sizeof(float));
}

/* --- Planning --------------------------------------------------------------------------------- */

static void a_plan_knows_its_signature(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(dynamic_program);
  assert_int_equal(shlo_plan_input_count(plan), 1);
  assert_int_equal(shlo_plan_output_count(plan), 1);
  assert_int_equal(shlo_plan_input_element_type(plan, 0), SHLO_TYPE_F32);
  assert_int_equal(shlo_plan_output_element_type(plan, 0), SHLO_TYPE_F32);
  assert_int_equal(shlo_plan_input_rank(plan, 0), 2);
  assert_int_equal(shlo_plan_output_rank(plan, 0), 2);
  assert_true(shlo_plan_input_shape(plan, 0)[0] == SHLO_DYNAMIC);
  assert_int_equal(shlo_plan_input_shape(plan, 0)[1], 2);
  assert_int_equal(shlo_plan_output_shape(plan, 0)[1], 2);
  assert_int_equal(shlo_plan_memory(plan), 0);

  assert_int_equal(shlo_plan_input_element_type(plan, 1), SHLO_TYPE_NONE);
  assert_int_equal(shlo_plan_output_element_type(plan, 1), SHLO_TYPE_NONE);
  assert_int_equal(shlo_plan_input_rank(plan, 1), -1);
  assert_int_equal(shlo_plan_output_rank(plan, 1), -1);
  assert_null(shlo_plan_input_shape(plan, 1));
  assert_null(shlo_plan_output_shape(plan, 1));
  shlo_plan_destroy(plan);

  assert_int_equal(shlo_plan_input_count(NULL), 0);
  assert_int_equal(shlo_plan_output_count(NULL), 0);
  assert_int_equal(shlo_plan_input_element_type(NULL, 0), SHLO_TYPE_NONE);
  assert_int_equal(shlo_plan_output_rank(NULL, 0), -1);
  assert_null(shlo_plan_input_shape(NULL, 0));
  assert_int_equal(shlo_plan_memory(NULL), 0);
  shlo_plan_destroy(NULL);
}

static void what_cannot_be_planned_is_named(void **state) {
  (void)state;
  fails(SHLO_UNSUPPORTED, "nobody_knows",
        plan_with("func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
                  "  %0 = stablehlo.custom_call @nobody_knows(%a) : (tensor<f32>) -> tensor<f32>\n"
                  "  return %0 : tensor<f32>\n"
                  "}\n",
                  NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "the program is for 2 partitions (mhlo.num_partitions), the plan's grid has 1",
        plan_with("module attributes {mhlo.num_partitions = 2 : i32} {\n"
                  "  func.func @main(%a: tensor<f32>) -> tensor<f32> { return %a : tensor<f32> }\n"
                  "}\n",
                  NULL, &error));

  shlo_plan_options *options = NULL;
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_function(options, "nothing", 7, &error));
  fails(SHLO_NOT_FOUND, "nothing", plan_with(add_program, options, &error));
  ok(shlo_plan_options_set_function(options, "main", 4, &error));
  ok(plan_with(add_program, options, &error));
  ok(shlo_plan_options_set_simd(options, SHLO_SIMD_BASELINE, &error));
  ok(plan_with(add_program, options, &error));
  fails(SHLO_INVALID_ARGUMENT, "simd is 7", shlo_plan_options_set_simd(options, 7, &error));
  fails(SHLO_INVALID_ARGUMENT, "name is NULL", shlo_plan_options_set_function(options, NULL, 0, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_plan_options_set_function(NULL, "a", 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_plan_options_set_simd(NULL, 0, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_plan_options_set_max_memory(NULL, 0, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_plan_options_create(NULL, &error));
  shlo_plan *out = UNTOUCHED(shlo_plan);
  shlo_module *module = parse(add_program);
  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_plan_create(NULL, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_plan_create(module, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "module is shlo_plan_options",
        shlo_plan_create((const shlo_module *)(const void *)options, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is shlo_module",
        shlo_plan_create(module, (const shlo_plan_options *)(const void *)module, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_plan));
  shlo_module_destroy(module);
  shlo_plan_options_destroy(options);
  shlo_plan_options_destroy(NULL);
}

/* Programs that verify, and that this library cannot run. */
/* A sort of 17 operands, more than any kernel takes: in the condition of a loop, or in the first branch of two. The
 * blocks that wait beside that of the sort are not around it. */
static void what_cannot_be_planned_is_found_in_its_block(void **state) {
  (void)state;
  static const char *const before[] = {
      "  %r = stablehlo.while(%x = %a) : tensor<2xf32>\n"
      "  cond {\n",
      "  %r = \"stablehlo.case\"(%i) ({\n"
      "    %x = stablehlo.add %a, %a : tensor<2xf32>\n",
  };
  static const char *const after[] = {
      "    %e = stablehlo.slice %s#3 [0:1] : (tensor<2xf32>) -> tensor<1xf32>\n"
      "    %f = stablehlo.reshape %e : (tensor<1xf32>) -> tensor<f32>\n"
      "    %g = stablehlo.compare LT, %f, %one : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
      "    stablehlo.return %g : tensor<i1>\n"
      "  } do {\n"
      "    %m = stablehlo.add %x, %x : tensor<2xf32>\n"
      "    stablehlo.return %m : tensor<2xf32>\n"
      "  } loc(\"model.py\":2:4)\n",
      "    stablehlo.return %s#3 : tensor<2xf32>\n"
      "  }, {\n"
      "    %m = stablehlo.multiply %a, %a : tensor<2xf32>\n"
      "    stablehlo.return %m : tensor<2xf32>\n"
      "  }) : (tensor<i32>) -> tensor<2xf32> loc(\"model.py\":2:4)\n",
  };
  static const char *const expected[] = {
      "sort of more than 16 operands: in stablehlo.sort (model.py:3:5), in stablehlo.while (model.py:2:4)",
      "sort of more than 16 operands: in stablehlo.sort (model.py:3:5), in stablehlo.case (model.py:2:4)",
  };
  for (int kind = 0; kind < 2; ++kind) {
    char operands[256] = "", arguments[2048] = "", types[512] = "", text[8192];
    for (int i = 0; i < 17; ++i) {
      const char *comma = i ? ", " : "";
      sprintf(operands + strlen(operands), "%s%%x", comma);
      sprintf(arguments + strlen(arguments), "%s%%p%d: tensor<f32>, %%q%d: tensor<f32>", comma, i, i);
      sprintf(types + strlen(types), "%stensor<2xf32>", comma);
    }
    snprintf(text, sizeof text,
             "func.func @main(%%a: tensor<2xf32>, %%i: tensor<i32>) -> tensor<2xf32> {\n"
             "  %%one = stablehlo.constant dense<1.0> : tensor<f32>\n"
             "%s"
             "    %%s:17 = \"stablehlo.sort\"(%s) ({\n"
             "    ^bb0(%s):\n"
             "      %%c = stablehlo.compare LT, %%p0, %%q0 : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
             "      stablehlo.return %%c : tensor<i1>\n"
             "    }) {dimension = 0 : i64} : (%s) -> (%s) loc(\"model.py\":3:5)\n"
             "%s"
             "  return %%r : tensor<2xf32>\n"
             "}\n",
             before[kind], operands, arguments, types, types, after[kind]);
    shlo_module *module = parse(text);
    shlo_plan *plan = NULL;
    shlo_error *error = NULL;
    assert_int_equal(shlo_plan_create(module, NULL, &plan, &error), SHLO_UNSUPPORTED);
    assert_string_equal(shlo_error_message(error, NULL), expected[kind]);
    shlo_error_destroy(error);
    shlo_module_destroy(module);
  }
}

/* Two convolutions and two products that differ in their constants alone: sums of 9 * 4 and of 64 ones, times the
 * number. */
static void ops_with_other_constants_are_others(void **state) {
  (void)state;
  static const char convolution[] =
      "  %%%c = stablehlo.constant dense<%d.0> : tensor<3x3x4x16xf32>\n"
      "  %%r%c = stablehlo.convolution(%%x, %%%c) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {}\n"
      "      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}\n"
      "      : (tensor<1x12x12x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x10x10x16xf32>\n"
      "  %%m%c = stablehlo.constant dense<%d.0> : tensor<64x64xf32>\n"
      "  %%p%c = stablehlo.dot_general %%y, %%m%c, contracting_dims = [1] x [0]\n"
      "      : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>\n";
  char text[4096] = "func.func @main(%x: tensor<1x12x12x4xf32>, %y: tensor<64x64xf32>) -> (tensor<1x10x10x16xf32>,\n"
                    "    tensor<1x10x10x16xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {\n";
  for (int i = 0; i < 2; ++i) {
    const char name = i ? 'b' : 'a';
    snprintf(text + strlen(text), sizeof text - strlen(text), convolution, name, i + 2, name, name, name, i + 2, name,
             name);
  }
  strcat(text, "  return %ra, %rb, %pa, %pb : tensor<1x10x10x16xf32>, tensor<1x10x10x16xf32>, tensor<64x64xf32>,\n"
               "      tensor<64x64xf32>\n}\n");
  static float x[12 * 12 * 4], y[64 * 64], images[2][10 * 10 * 16], products[2][64 * 64];
  for (size_t i = 0; i < sizeof x / sizeof *x; ++i)
    x[i] = 1;
  for (size_t i = 0; i < sizeof y / sizeof *y; ++i)
    y[i] = 1;
  shlo_plan *plan = plan_of(text);
  const void *inputs[] = {x, y};
  void *outputs[] = {images[0], images[1], products[0], products[1]};
  ok(shlo_plan_run_raw(plan, 2, inputs, 4, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  for (int k = 0; k < 2; ++k) {
    for (size_t i = 0; i < 10 * 10 * 16; ++i)
      assert_true(images[k][i] == (float)(36 * (k + 2)));
    for (size_t i = 0; i < 64 * 64; ++i)
      assert_true(products[k][i] == (float)(64 * (k + 2)));
  }
}

static void what_cannot_be_run_is_named(void **state) {
  (void)state;
  const struct {
    shlo_status status;
    const char *message, *text;
  } cases[] = {
      {SHLO_OK, "",
       "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
       "  %0 = \"stablehlo.all_reduce\"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = "
       "#stablehlo.mesh<axes=[<name = \"x\", size = 1>]>, axes = [#stablehlo.axis_ref<name = \"x\">]>}> ({\n"
       "  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
       "    %1 = stablehlo.add %x, %y : tensor<f32>\n"
       "    stablehlo.return %1 : tensor<f32>\n"
       "  }) : (tensor<f32>) -> tensor<f32>\n"
       "  return %0 : tensor<f32>\n}\n"},
      {SHLO_INVALID_ARGUMENT, "the mesh has 2 devices, the plan's grid 1",
       "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
       "  %0 = \"stablehlo.all_reduce\"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = "
       "#stablehlo.mesh<axes=[<name = \"x\", size = 2>]>, axes = [#stablehlo.axis_ref<name = \"x\">]>}> ({\n"
       "  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
       "    %1 = stablehlo.add %x, %y : tensor<f32>\n"
       "    stablehlo.return %1 : tensor<f32>\n"
       "  }) : (tensor<f32>) -> tensor<f32>\n"
       "  return %0 : tensor<f32>\n}\n"},
      {SHLO_INVALID_ARGUMENT, "a group names replica 1, the plan's grid has 1",
       "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
       "  %0 = \"stablehlo.collective_permute\"(%a) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}>"
       " : (tensor<f32>) -> tensor<f32>\n"
       "  return %0 : tensor<f32>\n}\n"},
      {SHLO_INVALID_PROGRAM, "the data of the constant",
       "func.func @main() -> tensor<2xf32> {\n"
       "  %0 = stablehlo.constant dense_resource<gone> : tensor<2xf32>\n"
       "  return %0 : tensor<2xf32>\n}\n"},
      {SHLO_UNSUPPORTED, "repeated letter",
       "func.func @main(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {\n"
       "  %0 = \"stablehlo.unary_einsum\"(%a) <{einsum_config = \"ij->ii\"}> : (tensor<2x3xf32>) -> tensor<2x2xf32>\n"
       "  return %0 : tensor<2x2xf32>\n}\n"},
      {SHLO_LIMIT, "does not fit an i32",
       "func.func @main(%a: tensor<2147483648xi8>) -> tensor<i32> {\n"
       "  %0 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<2147483648xi8>) -> tensor<i32>\n"
       "  return %0 : tensor<i32>\n}\n"},
      {SHLO_OK, "",
       "func.func @main(%a: tensor<2147483647xi8>) -> tensor<i32> {\n"
       "  %0 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<2147483647xi8>) -> tensor<i32>\n"
       "  return %0 : tensor<i32>\n}\n"},
      {SHLO_UNSUPPORTED, "@elsewhere has no body",
       "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
       "  %0 = call @elsewhere(%a) : (tensor<f32>) -> tensor<f32>\n"
       "  return %0 : tensor<f32>\n}\n"
       "func.func private @elsewhere(tensor<f32>) -> tensor<f32>\n"},
      {SHLO_UNSUPPORTED, "not elementwise",
       "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
       "  %0 = \"stablehlo.map\"(%a) <{dimensions = array<i64: 0>}> ({\n"
       "  ^bb0(%x: tensor<f32>):\n"
       "    %1 = stablehlo.reverse %x, dims = [] : tensor<f32>\n"
       "    stablehlo.return %1 : tensor<f32>\n"
       "  }) : (tensor<2xf32>) -> tensor<2xf32>\n"
       "  return %0 : tensor<2xf32>\n}\n"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i)
    if (cases[i].status == SHLO_OK)
      ok(plan_with(cases[i].text, NULL, &error));
    else
      fails(cases[i].status, cases[i].message, plan_with(cases[i].text, NULL, &error));
}

/* A branch computes two values, of which one is used. */
static void unused_results_of_branches_go(void **state) {
  (void)state;
  for (int used = 0; used < 2; ++used) {
    char text[1024];
    snprintf(
        text, sizeof text,
        "func.func @main(%%p: tensor<i1>, %%a: tensor<4xf32>) -> tensor<4xf32> {\n"
        "  %%0:2 = \"stablehlo.if\"(%%p) ({\n"
        "    %%1 = stablehlo.negate %%a : tensor<4xf32>\n    %%2 = stablehlo.add %%a, %%a : tensor<4xf32>\n"
        "    stablehlo.return %%1, %%2 : tensor<4xf32>, tensor<4xf32>\n"
        "  }, {\n"
        "    %%1 = stablehlo.multiply %%a, %%a : tensor<4xf32>\n    %%2 = stablehlo.subtract %%a, %%a : tensor<4xf32>\n"
        "    stablehlo.return %%1, %%2 : tensor<4xf32>, tensor<4xf32>\n"
        "  }) : (tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>)\n"
        "  return %%0#%d : tensor<4xf32>\n}\n",
        used);
    shlo_plan *plan = plan_of(text);
    const float a[] = {1, 2, 3, 4}, expected[2][2][4] = {{{1, 4, 9, 16}, {-1, -2, -3, -4}}, {{0}, {2, 4, 6, 8}}};
    for (uint8_t p = 0; p < 2; ++p) {
      float found[4] = {9, 9, 9, 9};
      const void *inputs[] = {&p, a};
      void *outputs[] = {found};
      ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
      assert_memory_equal(found, expected[used][p], sizeof found);
    }
    shlo_plan_destroy(plan);
  }
}

/* Extents of one letter, and of batch dimensions, that only a run knows. */
static void extents_of_a_run_must_agree(void **state) {
  (void)state;
  static const char *const texts[] = {
      "func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {\n"
      "  %0 = \"stablehlo.einsum\"(%a, %b) <{einsum_config = \"ij,jk->ik\"}>"
      " : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>\n"
      "  return %0 : tensor<?x?xf32>\n}\n",
      "func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {\n"
      "  %i = stablehlo.convert %b : (tensor<?x?xf32>) -> tensor<?x?xi32>\n"
      "  %0 = \"stablehlo.torch_index_select\"(%a, %i) <{dim = 1 : i64, batch_dims = 1 : i64}>"
      " : (tensor<?x?xf32>, tensor<?x?xi32>) -> tensor<?x?xf32>\n"
      "  return %0 : tensor<?x?xf32>\n}\n",
  };
  static const char *const messages[] = {"differ in the extent of a letter", "differ in a batch dimension"};
  const int64_t left[] = {2, 3},
                right[2][2][2] = {{{3, 4}, {2, 4}}, {{2, 4}, {3, 4}}}; /* that fits, and that does not */
  const float zeros[16] = {0};
  for (int k = 0; k < 2; ++k) {
    shlo_plan *plan = plan_of(texts[k]);
    for (int wrong = 0; wrong < 2; ++wrong) {
      shlo_tensor *inputs[] = {tensor_f32(2, left, zeros), tensor_f32(2, right[k][wrong], zeros)}, *output = NULL;
      if (wrong)
        fails(SHLO_INVALID_ARGUMENT, messages[k],
              shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 1, &output, NULL, &error));
      else
        ok(shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 1, &output, NULL, &error));
      shlo_tensor_destroy(inputs[0]);
      shlo_tensor_destroy(inputs[1]);
      shlo_tensor_destroy(output);
    }
    shlo_plan_destroy(plan);
  }
}

static void memory_of_a_run_is_limited(void **state) {
  (void)state;
  /* The transposed product in the middle needs memory in addition to inputs and outputs. */
  const char text[] = "func.func @main(%a: tensor<256x256xf32>) -> tensor<256x256xf32> {\n"
                      "  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0]\n"
                      "      : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>\n"
                      "  %1 = stablehlo.dot_general %0, %a, contracting_dims = [1] x [0]\n"
                      "      : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>\n"
                      "  %2 = stablehlo.dot_general %1, %0, contracting_dims = [1] x [0]\n"
                      "      : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>\n"
                      "  return %2 : tensor<256x256xf32>\n"
                      "}\n";
  shlo_plan *plan = plan_of(text);
  assert_true(shlo_plan_memory(plan) >= 256 * 256 * 4);
  shlo_plan_destroy(plan);
  shlo_plan_options *options = NULL;
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_max_memory(options, 1000, &error));
  fails(SHLO_LIMIT, "", plan_with(text, options, &error));
  shlo_plan_options_destroy(options);
}

/* --- Running ---------------------------------------------------------------------------------- */

static void results_are_new_tensors_or_the_callers(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(add_program);
  int64_t shape[] = {4};
  const float a[] = {1, 2, 3, 4}, b[] = {10, 20, 30, 40}, sum[] = {11, 22, 33, 44};
  shlo_tensor *left = tensor_f32(1, shape, a), *right = tensor_f32(1, shape, b);
  const shlo_tensor *inputs[] = {left, right};
  shlo_tensor *output = NULL;
  ok(shlo_plan_run(plan, 2, inputs, 1, &output, NULL, &error));
  expect_floats(output, sum, 4);

  /* Run again into the same tensor; its handle stays the same. */
  shlo_tensor *same = output;
  memset(shlo_tensor_mutable_data(output), 0, sizeof sum);
  ok(shlo_plan_run(plan, 2, inputs, 1, &output, NULL, &error));
  assert_ptr_equal(output, same);
  expect_floats(output, sum, 4);

  /* Unaligned borrowed memory for inputs and outputs. */
  char input_bytes[17], output_bytes[17];
  memcpy(input_bytes + 1, a, sizeof a);
  shlo_tensor *odd_input = NULL, *odd_output = NULL;
  ok(shlo_tensor_borrow(SHLO_TYPE_F32, 1, shape, input_bytes + 1, 16, NULL, NULL, &odd_input, &error));
  ok(shlo_tensor_borrow(SHLO_TYPE_F32, 1, shape, output_bytes + 1, 16, NULL, NULL, &odd_output, &error));
  const shlo_tensor *odd_inputs[] = {odd_input, right};
  ok(shlo_plan_run(plan, 2, odd_inputs, 1, &odd_output, NULL, &error));
  assert_memory_equal(output_bytes + 1, sum, sizeof sum);

  /* Memory with another holder is rejected. */
  const void *data = NULL;
  shlo_hold *hold = NULL;
  ok(shlo_tensor_hold(output, &data, &hold, &error));
  fails(SHLO_INVALID_ARGUMENT, "output 0 has memory with another holder",
        shlo_plan_run(plan, 2, inputs, 1, &output, NULL, &error));
  shlo_hold_destroy(hold);
  fails(SHLO_INVALID_ARGUMENT, "output 0 shares memory with input 1",
        shlo_plan_run(plan, 2, inputs, 1, &right, NULL, &error));

  shlo_tensor_destroy(odd_input);
  shlo_tensor_destroy(odd_output);
  shlo_tensor_destroy(output);
  shlo_tensor_destroy(left);
  shlo_tensor_destroy(right);
  shlo_plan_destroy(plan);
}

static void unaligned_results_all_arrive(void **state) {
  (void)state;
  shlo_plan *plan = plan_of("func.func @main(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {\n"
                            "  %0 = stablehlo.negate %a : tensor<4xf32>\n"
                            "  %1 = stablehlo.add %a, %a : tensor<4xf32>\n"
                            "  return %0, %1 : tensor<4xf32>, tensor<4xf32>\n"
                            "}\n");
  int64_t shape[] = {4};
  const float a[] = {1, 2, 3, 4}, negative[] = {-1, -2, -3, -4}, twice[] = {2, 4, 6, 8};
  _Alignas(8) char bytes[2][24] = {{0}};
  shlo_tensor *input = tensor_f32(1, shape, a), *outputs[2];
  for (int k = 0; k < 2; ++k)
    ok(shlo_tensor_borrow(SHLO_TYPE_F32, 1, shape, bytes[k] + 1, 16, NULL, NULL, &outputs[k], &error));
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 2, outputs, NULL, &error));
  assert_memory_equal(bytes[0] + 1, negative, sizeof negative);
  assert_memory_equal(bytes[1] + 1, twice, sizeof twice);
  shlo_tensor_destroy(input);
  shlo_tensor_destroy(outputs[0]);
  shlo_tensor_destroy(outputs[1]);
  shlo_plan_destroy(plan);
}

/* Static and dynamic shapes together. Extents that do not fit are an error each time, and do not affect later runs. */
static void some_shapes_may_be_known(void **state) {
  (void)state;
  shlo_plan *plan = plan_of("func.func @main(%a: tensor<?xf32>, %b: tensor<2xf32>) -> tensor<?xf32> {\n"
                            "  %0 = stablehlo.add %a, %b : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>\n"
                            "  return %0 : tensor<?xf32>\n"
                            "}\n");
  int64_t two[] = {2}, three[] = {3};
  const float a[] = {1, 2, 3}, b[] = {10, 20}, sum[] = {11, 22};
  shlo_tensor *fitting = tensor_f32(1, two, a), *longer = tensor_f32(1, three, a), *known = tensor_f32(1, two, b);
  for (int round = 0; round < 2; ++round) {
    shlo_tensor *output = NULL;
    const shlo_tensor *wrong[] = {longer, known}, *right[] = {fitting, known};
    fails(SHLO_INVALID_ARGUMENT, "operand 1 has shape [2], expected [3]",
          shlo_plan_run(plan, 2, wrong, 1, &output, NULL, &error));
    assert_null(output);
    ok(shlo_plan_run(plan, 2, right, 1, &output, NULL, &error));
    expect_floats(output, sum, 2);
    shlo_tensor_destroy(output);
  }
  shlo_tensor_destroy(fitting);
  shlo_tensor_destroy(longer);
  shlo_tensor_destroy(known);
  shlo_plan_destroy(plan);
}

static void wrong_arguments_are_named(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(add_program);
  int64_t four[] = {4}, three[] = {3}, grid[] = {2, 2};
  const float values[] = {1, 2, 3, 4};
  shlo_tensor *good = tensor_f32(1, four, values), *short_one = tensor_f32(1, three, values),
              *matrix = tensor_f32(2, grid, values), *integers = NULL;
  ok(shlo_tensor_create(SHLO_TYPE_I32, 1, four, &integers, &error));
  shlo_tensor *output = NULL;
  const shlo_tensor *inputs[] = {good, short_one};
  fails(SHLO_INVALID_ARGUMENT, "input 1 is tensor<3xf32>, expected tensor<4xf32>",
        shlo_plan_run(plan, 2, inputs, 1, &output, NULL, &error));
  inputs[1] = matrix;
  fails(SHLO_INVALID_ARGUMENT, "input 1 is tensor<2x2xf32>, expected tensor<4xf32>",
        shlo_plan_run(plan, 2, inputs, 1, &output, NULL, &error));
  inputs[1] = good;
  inputs[0] = integers;
  fails(SHLO_INVALID_ARGUMENT, "input 0 is tensor<4xi32>, expected tensor<4xf32>",
        shlo_plan_run(plan, 2, inputs, 1, &output, NULL, &error));
  inputs[0] = NULL;
  fails(SHLO_INVALID_ARGUMENT, "inputs[0] is NULL", shlo_plan_run(plan, 2, inputs, 1, &output, NULL, &error));
  inputs[0] = (const shlo_tensor *)(const void *)plan;
  fails(SHLO_INVALID_ARGUMENT, "inputs[0] is shlo_plan", shlo_plan_run(plan, 2, inputs, 1, &output, NULL, &error));
  inputs[0] = good;
  fails(SHLO_INVALID_ARGUMENT, "1 inputs given, the function has 2: tensor<4xf32>, tensor<4xf32>",
        shlo_plan_run(plan, 1, inputs, 1, &output, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "outputs given", shlo_plan_run(plan, 2, inputs, 0, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "inputs is NULL", shlo_plan_run(plan, 2, NULL, 1, &output, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "outputs is NULL", shlo_plan_run(plan, 2, inputs, 1, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "plan is NULL", shlo_plan_run(NULL, 2, inputs, 1, &output, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is shlo_plan",
        shlo_plan_run(plan, 2, inputs, 1, &output, (const shlo_run_options *)(const void *)plan, &error));
  assert_null(output);
  shlo_tensor *wrong = matrix;
  fails(SHLO_INVALID_ARGUMENT, "output 0 is tensor<2x2xf32>, expected tensor<4xf32>",
        shlo_plan_run(plan, 2, inputs, 1, &wrong, NULL, &error));
  assert_ptr_equal(wrong, matrix);
  shlo_tensor_destroy(good);
  shlo_tensor_destroy(short_one);
  shlo_tensor_destroy(matrix);
  shlo_tensor_destroy(integers);
  shlo_plan_destroy(plan);
}

static void raw_memory_is_enough(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(add_program);
  float a[] = {1, 2, 3, 4}, b[] = {10, 20, 30, 40}, sum[4] = {0};
  const float expected[] = {11, 22, 33, 44};
  const void *inputs[] = {a, b};
  void *outputs[] = {sum};
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
  assert_memory_equal(sum, expected, sizeof sum);

  fails(SHLO_INVALID_ARGUMENT, "inputs given", shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "outputs given", shlo_plan_run_raw(plan, 2, inputs, 2, outputs, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "inputs is NULL", shlo_plan_run_raw(plan, 2, NULL, 1, outputs, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "outputs is NULL", shlo_plan_run_raw(plan, 2, inputs, 1, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "plan is NULL", shlo_plan_run_raw(NULL, 2, inputs, 1, outputs, NULL, &error));
  const void *missing[] = {a, NULL}, *odd[] = {a, (const char *)b + 1};
  fails(SHLO_INVALID_ARGUMENT, "inputs[1] is NULL", shlo_plan_run_raw(plan, 2, missing, 1, outputs, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "inputs[1] is not aligned", shlo_plan_run_raw(plan, 2, odd, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);

  plan = plan_of(dynamic_program);
  fails(SHLO_INVALID_ARGUMENT, "dynamic", shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
}

/* A complex number is aligned if its parts are. */
static void raw_complex_numbers_are_aligned_as_their_parts(void **state) {
  (void)state;
  shlo_plan *plan = plan_of("func.func @main(%a: tensor<2xcomplex<f32>>, %b: tensor<complex<f64>>)"
                            " -> (tensor<2xcomplex<f32>>, tensor<complex<f64>>) {\n"
                            "  %0 = stablehlo.negate %a : tensor<2xcomplex<f32>>\n"
                            "  %1 = stablehlo.negate %b : tensor<complex<f64>>\n"
                            "  return %0, %1 : tensor<2xcomplex<f32>>, tensor<complex<f64>>\n"
                            "}\n");
  _Alignas(64) const float a[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  _Alignas(64) const double b[4] = {0, 1, 2, 3};
  for (size_t i = 0; i < 3; ++i) {
    _Alignas(64) float a_out[8] = {0};
    _Alignas(64) double b_out[4] = {0};
    const void *inputs[] = {a + i, b + i};
    void *outputs[] = {a_out + i, b_out + i};
    ok(shlo_plan_run_raw(plan, 2, inputs, 2, outputs, NULL, &error));
    for (size_t part = 0; part < 4; ++part)
      assert_true(a_out[i + part] == -a[i + part]);
    for (size_t part = 0; part < 2; ++part)
      assert_true(b_out[i + part] == -b[i + part]);
    const void *odd[] = {(const char *)(a + i) + 2, b + i};
    fails(SHLO_INVALID_ARGUMENT, "inputs[0] is not aligned", shlo_plan_run_raw(plan, 2, odd, 2, outputs, NULL, &error));
  }
  shlo_plan_destroy(plan);
}

/* Memory of values without elements may be NULL; that of others must be aligned to their elements. */
static void raw_pointers_are_checked(void **state) {
  (void)state;
  shlo_plan *plan = plan_of("func.func @main(%a: tensor<0x4xf32>, %b: tensor<2xf64>, %c: tensor<3xi8>)"
                            " -> (tensor<0x4xf32>, tensor<2xf64>, tensor<3xi8>) {\n"
                            "  %0 = stablehlo.negate %a : tensor<0x4xf32>\n"
                            "  %1 = stablehlo.negate %b : tensor<2xf64>\n"
                            "  %2 = stablehlo.negate %c : tensor<3xi8>\n"
                            "  return %0, %1, %2 : tensor<0x4xf32>, tensor<2xf64>, tensor<3xi8>\n"
                            "}\n");
  const double b[] = {1, -2}, minus_b[] = {-1, 2};
  const int8_t c[] = {1, 2, 3}, minus_c[] = {-1, -2, -3};
  double b_out[3] = {0};
  int8_t c_out[5] = {0};
  const void *inputs[] = {NULL, b, c};
  void *outputs[] = {NULL, b_out, c_out + 1};
  ok(shlo_plan_run_raw(plan, 3, inputs, 3, outputs, NULL, &error));
  assert_memory_equal(b_out, minus_b, sizeof minus_b);
  assert_memory_equal(c_out + 1, minus_c, sizeof minus_c);
  assert_int_equal(c_out[0] | c_out[4], 0);
  for (size_t i = 1; i < 3; ++i) {
    char expected[32];
    const void *missing[] = {NULL, b, c};
    void *nowhere[] = {NULL, b_out, c_out};
    missing[i] = nowhere[i] = NULL;
    snprintf(expected, sizeof expected, "inputs[%zu] is NULL", i);
    fails(SHLO_INVALID_ARGUMENT, expected, shlo_plan_run_raw(plan, 3, missing, 3, outputs, NULL, &error));
    snprintf(expected, sizeof expected, "outputs[%zu] is NULL", i);
    fails(SHLO_INVALID_ARGUMENT, expected, shlo_plan_run_raw(plan, 3, inputs, 3, nowhere, NULL, &error));
  }
  for (size_t offset = 1; offset < 8; ++offset) {
    const void *odd[] = {NULL, (const char *)b + offset, c};
    void *odd_outputs[] = {NULL, (char *)b_out + offset, c_out};
    fails(SHLO_INVALID_ARGUMENT, "inputs[1] is not aligned", shlo_plan_run_raw(plan, 3, odd, 3, outputs, NULL, &error));
    fails(SHLO_INVALID_ARGUMENT, "outputs[1] is not aligned",
          shlo_plan_run_raw(plan, 3, inputs, 3, odd_outputs, NULL, &error));
  }
  fails(SHLO_INVALID_ARGUMENT, "2 inputs given, the function has 3: tensor<0x4xf32>, tensor<2xf64>, tensor<3xi8>",
        shlo_plan_run_raw(plan, 2, inputs, 3, outputs, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "4 inputs given", shlo_plan_run_raw(plan, 4, inputs, 3, outputs, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "2 outputs given", shlo_plan_run_raw(plan, 3, inputs, 2, outputs, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "4 outputs given", shlo_plan_run_raw(plan, 3, inputs, 4, outputs, NULL, &error));
  shlo_plan_destroy(plan);
}

/* Memory of two results, or of a result and an input, that has a byte in common. */
static void results_have_their_own_memory(void **state) {
  (void)state;
  shlo_plan *plan = plan_of("func.func @main(%a: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>) {\n"
                            "  %0 = stablehlo.negate %a : tensor<4xi8>\n"
                            "  %1 = stablehlo.add %a, %a : tensor<4xi8>\n"
                            "  return %0, %1 : tensor<4xi8>, tensor<4xi8>\n"
                            "}\n");
  const int64_t four = 4;
  int8_t bytes[32];
  for (int distance = -5; distance <= 5; ++distance) {
    memset(bytes, 1, sizeof bytes);
    shlo_tensor *input = NULL, *outputs[2], *near = NULL;
    ok(shlo_tensor_borrow(SHLO_TYPE_I8, 1, &four, bytes, 4, NULL, NULL, &input, &error));
    ok(shlo_tensor_borrow(SHLO_TYPE_I8, 1, &four, bytes + 16, 4, NULL, NULL, &outputs[0], &error));
    ok(shlo_tensor_borrow(SHLO_TYPE_I8, 1, &four, bytes + 16 + distance, 4, NULL, NULL, &outputs[1], &error));
    const shlo_tensor *inputs[] = {input};
    if (distance > -4 && distance < 4)
      fails(SHLO_INVALID_ARGUMENT, "output 1 shares memory with output 0",
            shlo_plan_run(plan, 1, inputs, 2, outputs, NULL, &error));
    else
      ok(shlo_plan_run(plan, 1, inputs, 2, outputs, NULL, &error));
    ok(shlo_tensor_borrow(SHLO_TYPE_I8, 1, &four, bytes + 16 + distance, 4, NULL, NULL, &near, &error));
    shlo_tensor *results[2] = {NULL, outputs[0]};
    inputs[0] = near;
    if (distance > -4 && distance < 4) {
      fails(SHLO_INVALID_ARGUMENT, "output 1 shares memory with input 0",
            shlo_plan_run(plan, 1, inputs, 2, results, NULL, &error));
      assert_null(results[0]);
    } else {
      ok(shlo_plan_run(plan, 1, inputs, 2, results, NULL, &error));
      shlo_tensor_destroy(results[0]);
    }
    shlo_tensor_destroy(near);
    shlo_tensor_destroy(input);
    shlo_tensor_destroy(outputs[0]);
    shlo_tensor_destroy(outputs[1]);
  }
  shlo_tensor *input = NULL, *twice[2];
  ok(shlo_tensor_create(SHLO_TYPE_I8, 1, &four, &input, &error));
  ok(shlo_tensor_create(SHLO_TYPE_I8, 1, &four, &twice[0], &error));
  twice[1] = twice[0];
  fails(SHLO_INVALID_ARGUMENT, "output 1 shares memory with output 0",
        shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 2, twice, NULL, &error));
  shlo_tensor_destroy(twice[0]);
  shlo_tensor_destroy(input);
  shlo_plan_destroy(plan);
}

/* The number of bytes that a run takes besides its inputs and outputs is enough; a byte less is not. */
static void memory_is_limited_exactly(void **state) {
  (void)state;
  const char text[] = "func.func @main(%a: tensor<64x64xf32>) -> tensor<64x64xf32> {\n"
                      "  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0]\n"
                      "      : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>\n"
                      "  %1 = stablehlo.dot_general %0, %a, contracting_dims = [1] x [0]\n"
                      "      : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>\n"
                      "  return %1 : tensor<64x64xf32>\n"
                      "}\n";
  shlo_plan *plan = plan_of(text);
  uint64_t memory = shlo_plan_memory(plan);
  shlo_plan_destroy(plan);
  assert_in_range(memory, 64 * 64 * 4, 1 << 24);
  shlo_plan_options *options = NULL;
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_max_memory(options, memory, &error));
  ok(plan_with(text, options, &error));
  ok(shlo_plan_options_set_max_memory(options, memory - 1, &error));
  fails(SHLO_LIMIT, "", plan_with(text, options, &error));
  shlo_plan_options_destroy(options);
}

/* What only the shapes or values of a run decide: one step within the bound, at it, and beyond. */
static void computed_sizes_are_held_to_bounds(void **state) {
  (void)state;
  for (int size = -1; size <= 6; ++size) {
    char text[512];
    snprintf(text, sizeof text,
             "func.func @main(%%a: tensor<5x2xf32>) -> tensor<?x2xf32, #stablehlo.bounds<5, ?>> {\n"
             "  %%n = stablehlo.constant dense<%d> : tensor<i32>\n"
             "  %%0 = stablehlo.set_dimension_size %%a, %%n, dim = 0 : (tensor<5x2xf32>, tensor<i32>)"
             " -> tensor<?x2xf32, #stablehlo.bounds<5, ?>>\n"
             "  return %%0 : tensor<?x2xf32, #stablehlo.bounds<5, ?>>\n"
             "}\n",
             size);
    if (size < 0 || size > 5) {
      fails(SHLO_INVALID_PROGRAM, "the size is not within the operand", plan_with(text, NULL, &error));
      continue;
    }
    shlo_plan *plan = plan_of(text);
    assert_int_equal(shlo_plan_output_shape(plan, 0)[0], size);
    shlo_plan_destroy(plan);
  }

  /* Rows of a tensor without rows: none can be taken, and none must be. */
  for (int rows = 0; rows < 2; ++rows)
    for (int indices = 0; indices < 2; ++indices) {
      char text[512];
      snprintf(text, sizeof text,
               "func.func @main(%%a: tensor<%dx3xf32>, %%i: tensor<%dxi32>) -> tensor<%dx3xf32> {\n"
               "  %%0 = \"stablehlo.torch_index_select\"(%%a, %%i) <{dim = 0 : i64, batch_dims = 0 : i64}>"
               " : (tensor<%dx3xf32>, tensor<%dxi32>) -> tensor<%dx3xf32>\n"
               "  return %%0 : tensor<%dx3xf32>\n"
               "}\n",
               rows, indices, indices, rows, indices, indices, indices);
      if (!rows && indices)
        fails(SHLO_INVALID_PROGRAM, "the dimension to select from is empty", plan_with(text, NULL, &error));
      else
        ok(plan_with(text, NULL, &error));
    }
}

static void expect_i32(const char *text, const int8_t *a, const int8_t *b, size_t inputs, const int32_t *expected,
                       size_t count) {
  shlo_plan *plan = plan_of(text);
  const void *given[] = {a, b};
  int32_t found[8] = {0};
  void *outputs[] = {found};
  ok(shlo_plan_run_raw(plan, inputs, given, 1, outputs, NULL, &error));
  assert_memory_equal(found, expected, count * sizeof *found);
  shlo_plan_destroy(plan);
}

/* Sums in the element type of the result: 100 * 100 is beyond i8. */
static void sums_are_as_wide_as_their_result(void **state) {
  (void)state;
  const int8_t a[] = {100, 100, -100, 1, 2, 3}, b[] = {100, -100, 127, 127, 127, 127};
  const int32_t sums[] = {100, 6};
  expect_i32("func.func @main(%a: tensor<2x3xi8>, %b: tensor<3xi8>) -> tensor<2xi32> {\n"
             "  %0 = \"stablehlo.einsum\"(%a, %b) <{einsum_config = \"ij,j->i\"}>"
             " : (tensor<2x3xi8>, tensor<3xi8>) -> tensor<2xi32>\n"
             "  return %0 : tensor<2xi32>\n}\n",
             a, b, 2, (const int32_t[]){100 * 100 - 100 * 100 - 100 * 127, 1 * 100 - 2 * 100 + 3 * 127}, 2);
  expect_i32("func.func @main(%a: tensor<2x3xi8>, %b: tensor<6xi8>) -> tensor<2xi32> {\n"
             "  %0 = \"stablehlo.einsum\"(%a, %b) <{einsum_config = \"ij,k->i\"}>"
             " : (tensor<2x3xi8>, tensor<6xi8>) -> tensor<2xi32>\n"
             "  return %0 : tensor<2xi32>\n}\n",
             a, b, 2, (const int32_t[]){100 * 4 * 127, 6 * 4 * 127}, 2);
  expect_i32("func.func @main(%a: tensor<2x3xi8>) -> tensor<2xi32> {\n"
             "  %0 = \"stablehlo.unary_einsum\"(%a) <{einsum_config = \"ij->i\"}> : (tensor<2x3xi8>) -> tensor<2xi32>\n"
             "  return %0 : tensor<2xi32>\n}\n",
             a, b, 1, sums, 2);
  expect_i32("func.func @main(%a: tensor<2x2xi8>) -> tensor<i32> {\n"
             "  %0 = \"stablehlo.unary_einsum\"(%a) <{einsum_config = \"ij->\"}> : (tensor<2x2xi8>) -> tensor<i32>\n"
             "  return %0 : tensor<i32>\n}\n",
             b + 2, b, 1, (const int32_t[]){4 * 127}, 1);
}

/* What removes sharding leaves ops as they are for one device, and they are verified again. */
static void rewritten_programs_are_verified(void **state) {
  (void)state;
  for (int parts = 1; parts <= 2; ++parts) {
    char text[1024];
    snprintf(text, sizeof text,
             "sdy.mesh @m = <[\"a\"=1]>\n"
             "func.func @main(%%a: tensor<4x4xf32>) -> tensor<%dx%dxf32> {\n"
             "  %%0 = \"stablehlo.all_to_all\"(%%a) {split_dimension = 0 : i64, concat_dimension = 1 : i64,"
             " split_count = %d : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m,"
             " axes = [#stablehlo.axis_ref<name = \"a\">]>} : (tensor<4x4xf32>) -> tensor<%dx%dxf32>\n"
             "  return %%0 : tensor<%dx%dxf32>\n"
             "}\n",
             4 / parts, 4 * parts, parts, 4 / parts, 4 * parts, 4 / parts, 4 * parts);
    shlo_module *module = parse(text);
    shlo_plan *plan = NULL;
    shlo_error *error = NULL;
    shlo_status status = shlo_plan_create(module, NULL, &plan, &error);
    if (parts == 1) {
      assert_int_equal(status, SHLO_OK);
      shlo_plan_destroy(plan);
    } else {
      assert_int_equal(status, SHLO_INVALID_PROGRAM);
      assert_string_equal(shlo_diagnostic_constraint(shlo_error_diagnostic(error, 0), NULL), "all_to_all_c8");
    }
    shlo_error_destroy(error);
    shlo_module_destroy(module);
  }
}

/* Ops of CHLO in computations of sharded programs. What is sharded is said first. */
static void sharding_goes_before_chlo(void **state) {
  (void)state;
  static const char format[] = "sdy.mesh @m = <[\"a\"=%d]>\n"
                               "func.func @main(%%a: tensor<3x%s>) -> tensor<3x%s> {\n"
                               "  %%0 = sdy.manual_computation(%%a) in_shardings=[<@m, [{\"a\"}]>] "
                               "out_shardings=[<@m, [{\"a\"}]>] manual_axes={\"a\"} (%%b: tensor<3x%s>) {\n"
                               "    %%1 = chlo.%s %%b : tensor<3x%s> -> tensor<3x%s>\n"
                               "    sdy.return %%1 : tensor<3x%s>\n"
                               "  } : (tensor<3x%s>) -> tensor<3x%s>\n"
                               "  return %%0 : tensor<3x%s>\n"
                               "}\n";
  char text[1024];
  const char *f = "f32", *c = "complex<f32>";
  snprintf(text, sizeof text, format, 1, f, f, f, "square", f, f, f, f, f, f);
  shlo_plan *plan = plan_of(text);
  const float a[] = {1, -2, 3}, squares[] = {1, 4, 9};
  float found[3] = {0};
  const void *inputs[] = {a};
  void *outputs[] = {found};
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
  assert_memory_equal(found, squares, sizeof squares);
  shlo_plan_destroy(plan);
  /* This op has no decomposition. */
  snprintf(text, sizeof text, format, 1, c, c, c, "bessel_i1e", c, c, c, c, c, c);
  fails(SHLO_UNSUPPORTED, "chlo.bessel_i1e", plan_with(text, NULL, &error));
  snprintf(text, sizeof text, format, 2, c, c, c, "bessel_i1e", c, c, c, c, c, c);
  fails(SHLO_INVALID_PROGRAM, "cut into 2 parts", plan_with(text, NULL, &error));
}

static void dynamic_shapes_come_from_the_arguments(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(dynamic_program);
  float values[200];
  for (int i = 0; i < 200; ++i)
    values[i] = (float)i;
  /* More shapes than the plan keeps, twice each. */
  for (int64_t i = 0; i < 200; ++i) {
    int64_t shape[] = {i % 100, 2};
    shlo_tensor *input = tensor_f32(2, shape, values), *output = NULL;
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 1, &output, NULL, &error));
    assert_int_equal(shlo_tensor_shape(output)[0], i % 100);
    for (int64_t k = 0; k < 2 * (i % 100); ++k)
      assert_true(((const float *)shlo_tensor_data(output))[k] == (float)(k * k));
    shlo_tensor_destroy(input);
    shlo_tensor_destroy(output);
  }
  int64_t wrong[] = {3, 3};
  shlo_tensor *input = tensor_f32(2, wrong, values), *output = NULL;
  fails(SHLO_INVALID_ARGUMENT, "input 0 is tensor<3x3xf32>, expected tensor<?x2xf32>",
        shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 1, &output, NULL, &error));
  assert_null(output);
  shlo_tensor_destroy(input);
  shlo_plan_destroy(plan);
}

/* (stored - zero_point) * scale, computed by hand. */
static void quantized_tensors_are_their_integers(void **state) {
  static const char text[] =
      "func.func @main(%a: tensor<?x!quant.uniform<i8:f32, 0.5:-1>>, %b: tensor<?x!quant.uniform<u8:f32, 0.25:100>>)"
      " -> (tensor<?x!quant.uniform<i8:f32, 0.5:-1>>, tensor<?xf32>) {\n"
      "  %0 = stablehlo.add %a, %a : tensor<?x!quant.uniform<i8:f32, 0.5:-1>>\n"
      "  %1 = stablehlo.uniform_dequantize %b : (tensor<?x!quant.uniform<u8:f32, 0.25:100>>) -> tensor<?xf32>\n"
      "  return %0, %1 : tensor<?x!quant.uniform<i8:f32, 0.5:-1>>, tensor<?xf32>\n"
      "}\n";
  static const int8_t a[] = {-128, -3, -1, 0, 9, 127}, sums[] = {-128, -5, -1, 1, 19, 127};
  static const uint8_t b[] = {0, 99, 100, 255};
  static const float reals[] = {-25.0f, -0.25f, 0.0f, 38.75f};
  const int64_t six = 6, four = 4;
  shlo_plan *plan = plan_of(text);
  shlo_tensor *inputs[2], *outputs[2] = {NULL, NULL};
  (void)state;
  assert_int_equal(shlo_plan_input_element_type(plan, 0), SHLO_TYPE_I8);
  assert_int_equal(shlo_plan_input_element_type(plan, 1), SHLO_TYPE_UI8);
  assert_int_equal(shlo_plan_output_element_type(plan, 0), SHLO_TYPE_I8);
  assert_int_equal(shlo_plan_output_element_type(plan, 1), SHLO_TYPE_F32);
  ok(shlo_tensor_copy(SHLO_TYPE_I8, 1, &six, a, sizeof a, NULL, &inputs[0], &error));
  ok(shlo_tensor_copy(SHLO_TYPE_UI8, 1, &four, b, sizeof b, NULL, &inputs[1], &error));
  ok(shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 2, outputs, NULL, &error));
  assert_int_equal(shlo_tensor_size(outputs[0]), sizeof sums);
  assert_memory_equal(shlo_tensor_data(outputs[0]), sums, sizeof sums);
  expect_floats(outputs[1], reals, 4);
  shlo_tensor_destroy(outputs[0]);
  shlo_tensor_destroy(outputs[1]);
  shlo_tensor_destroy(inputs[0]);
  shlo_tensor_destroy(inputs[1]);
  shlo_plan_destroy(plan);
}

static void scales_are_as_many_as_elements_along_their_axis(void **state) {
  static const char text[] =
      "func.func @main(%a: tensor<?x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<?xf32> {\n"
      "  %0 = stablehlo.uniform_dequantize %a : (tensor<?x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<?xf32>\n"
      "  return %0 : tensor<?xf32>\n"
      "}\n";
  static const int8_t values[] = {4, 4, 4};
  static const float reals[] = {2.0f, 1.0f};
  shlo_plan *plan = plan_of(text);
  int64_t extent;
  (void)state;
  for (extent = 1; extent <= 3; ++extent) {
    shlo_tensor *input = NULL, *output = NULL;
    ok(shlo_tensor_copy(SHLO_TYPE_I8, 1, &extent, values, (size_t)extent, NULL, &input, &error));
    if (extent == 2) {
      ok(shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 1, &output, NULL, &error));
      expect_floats(output, reals, 2);
    } else {
      fails(SHLO_INVALID_ARGUMENT, "2 scales",
            shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 1, &output, NULL, &error));
    }
    shlo_tensor_destroy(input);
    shlo_tensor_destroy(output);
  }
  shlo_plan_destroy(plan);
}

static void a_gather_from_nothing_is_refused(void **state) {
  (void)state;
  for (int rows = 0; rows < 2; ++rows) {
    char text[1024];
    snprintf(text, sizeof text,
             "func.func @main(%%a: tensor<%dx3xf32>, %%i: tensor<2x1xi32>) -> tensor<2x3xf32> {\n"
             "  %%0 = \"stablehlo.gather\"(%%a, %%i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1],"
             " collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,"
             " slice_sizes = array<i64: 0, 3>}> : (tensor<%dx3xf32>, tensor<2x1xi32>) -> tensor<2x3xf32>\n"
             "  return %%0 : tensor<2x3xf32>\n}\n",
             rows, rows);
    shlo_module *module = parse(text);
    shlo_plan *plan = NULL;
    if (rows) {
      ok(shlo_plan_create(module, NULL, &plan, &error));
    } else {
      fails(SHLO_UNSUPPORTED, "dimension 0 of its operand, which has none",
            shlo_plan_create(module, NULL, &plan, &error));
      assert_null(plan);
    }
    shlo_plan_destroy(plan);
    shlo_module_destroy(module);
  }
}

static void a_false_assertion_fails_the_run(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(asserting_program);
  const float values[] = {1, 2};
  int64_t one[] = {1}, two[] = {2};
  shlo_tensor *input = tensor_f32(1, one, values), *output = NULL;
  fails(SHLO_FAILED, "at least two rows, not 1",
        shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 1, &output, NULL, &error));
  assert_null(output);
  shlo_tensor_destroy(input);
  input = tensor_f32(1, two, values);
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 1, &output, NULL, &error));
  expect_floats(output, values, 2);
  shlo_tensor_destroy(input);
  shlo_tensor_destroy(output);
  shlo_plan_destroy(plan);
}

/* --- Threads ---------------------------------------------------------------------------------- */

static void *run_often(void *argument) {
  const shlo_plan *plan = argument;
  for (int i = 0; i < 200; ++i) {
    int64_t shape[] = {1 + i % 3, 2};
    const float values[] = {1, 2, 3, 4, 5, 6};
    shlo_tensor *input = NULL, *output = NULL;
    if (shlo_tensor_copy(SHLO_TYPE_F32, 2, shape, values, (size_t)shape[0] * 8, NULL, &input, NULL) ||
        shlo_plan_run(plan, 1, (const shlo_tensor *const *)&input, 1, &output, NULL, NULL) ||
        ((const float *)shlo_tensor_data(output))[1] != 4)
      return argument;
    shlo_tensor_destroy(input);
    shlo_tensor_destroy(output);
  }
  return NULL;
}

static void threads_share_a_plan(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(dynamic_program);
  pthread_t threads[4];
  for (size_t i = 0; i < 4; ++i)
    assert_int_equal(pthread_create(&threads[i], NULL, run_often, plan), 0);
  for (size_t i = 0; i < 4; ++i) {
    void *failed = NULL;
    pthread_join(threads[i], &failed);
    assert_null(failed);
  }
  shlo_plan_destroy(plan);
}

/* Planning relies on the verifier, so it verifies modules that were parsed without verification. */
static void unverified_modules_are_verified(void **state) {
  (void)state;
  shlo_parse_options *options = NULL;
  shlo_module *module = NULL;
  shlo_plan *plan = UNTOUCHED(shlo_plan);
  shlo_error *error = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_verify(options, 0, &error));
  ok(shlo_module_parse(invalid_program, strlen(invalid_program), options, &module, &error));
  assert_int_equal(shlo_plan_create(module, NULL, &plan, &error), SHLO_INVALID_PROGRAM);
  assert_ptr_equal(plan, UNTOUCHED(shlo_plan));
  assert_true(shlo_error_diagnostic_count(error) >= 1);
  const shlo_diagnostic *finding = shlo_error_diagnostic(error, 0);
  assert_string_equal(shlo_diagnostic_op(finding, NULL), "stablehlo.transpose");
  assert_int_equal(shlo_diagnostic_line(finding), 2);
  shlo_error_destroy(error);
  shlo_module_destroy(module);
  /* The twin: a valid module is planned. */
  ok(shlo_module_parse(add_program, strlen(add_program), options, &module, &error));
  ok(shlo_plan_create(module, NULL, &plan, &error));
  shlo_plan_destroy(plan);
  shlo_module_destroy(module);
  shlo_parse_options_destroy(options);
}

/* broadcast_dimensions place the operand of the lower rank; one of full rank keeps its axes, on either side. */
static void an_operand_of_full_rank_keeps_its_axes(void **state) {
  (void)state;
  static const char *const programs[] = {
      "func.func @main(%a: tensor<2x1xf32>, %b: tensor<3xf32>) -> tensor<2x3xf32> {\n"
      "  %0 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 1>} : (tensor<2x1xf32>, tensor<3xf32>) -> "
      "tensor<2x3xf32>\n"
      "  return %0 : tensor<2x3xf32>\n}\n",
      "func.func @main(%a: tensor<2x1xf32>, %b: tensor<3xf32>) -> tensor<2x3xf32> {\n"
      "  %0 = chlo.broadcast_add %b, %a {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>, tensor<2x1xf32>) -> "
      "tensor<2x3xf32>\n"
      "  return %0 : tensor<2x3xf32>\n}\n"};
  static const float column[] = {10, 20}, row[] = {1, 2, 3}, sums[] = {11, 12, 13, 21, 22, 23};
  for (size_t i = 0; i < 2; ++i) {
    shlo_plan *plan = plan_of(programs[i]);
    float out[6] = {0};
    const void *inputs[] = {column, row};
    void *outputs[] = {out};
    ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
    assert_memory_equal(out, sums, sizeof sums);
    shlo_plan_destroy(plan);
  }
}

/* A computed matrix that dies in a difference with its own transpose. */
static void a_difference_to_the_own_transpose_reads_before_it_writes(void **state) {
  (void)state;
  enum { N = 96 };
  static const char *const sums[] = {"%t, %x", "%x, %t"};
  static float in[N][N], square[N][N], sum[N][N], out[N][N];
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j)
      in[i][j] = (float)((i * 7 + j * 3) % 11 - 5); /* sums of products are exact */
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j)
      for (int l = 0; l < N; ++l)
        square[i][j] += in[i][l] * in[l][j];
  for (int k = 0; k < 2; ++k) {
    char program[1024];
    snprintf(program, sizeof program,
             "func.func @main(%%a: tensor<96x96xf32>) -> tensor<96x96xf32> {\n"
             "  %%x = stablehlo.dot_general %%a, %%a, contracting_dims = [1] x [0]"
             " : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>\n"
             "  %%t = stablehlo.transpose %%x, dims = [1, 0] : (tensor<96x96xf32>) -> tensor<96x96xf32>\n"
             "  %%s = stablehlo.subtract %s : tensor<96x96xf32>\n"
             "  %%r = stablehlo.dot_general %%s, %%a, contracting_dims = [1] x [0]"
             " : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>\n"
             "  return %%r : tensor<96x96xf32>\n}\n",
             sums[k]);
    for (int i = 0; i < N; ++i)
      for (int j = 0; j < N; ++j)
        sum[i][j] = k ? square[i][j] - square[j][i] : square[j][i] - square[i][j];
    shlo_plan *plan = plan_of(program);
    const void *inputs[] = {in};
    void *outputs[] = {out};
    ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
    for (int i = 0; i < N; ++i)
      for (int j = 0; j < N; ++j) {
        float expected = 0;
        for (int l = 0; l < N; ++l)
          expected += sum[i][l] * in[l][j];
        assert_true(out[i][j] == expected);
      }
    shlo_plan_destroy(plan);
  }
}

/* Each channel has its own zero point, also beside one that is 0: (stored - zero point) * scale. */
static void zero_points_may_be_partly_zero(void **state) {
  (void)state;
#define PER_CHANNEL "tensor<2x!quant.uniform<i8:f32:0, {0.5:0, 0.5:3}>>"
  shlo_plan *plan = plan_of("func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
                            "  %0 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> " PER_CHANNEL "\n"
                            "  %1 = stablehlo.uniform_dequantize %0 : (" PER_CHANNEL ") -> tensor<2xf32>\n"
                            "  return %1 : tensor<2xf32>\n}\n");
#undef PER_CHANNEL
  static const float in[] = {1, 1.5f};
  float out[2] = {0};
  const void *inputs[] = {in};
  void *outputs[] = {out};
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
  assert_memory_equal(out, in, sizeof in);
  shlo_plan_destroy(plan);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(unverified_modules_are_verified),
      cmocka_unit_test(a_plan_knows_its_signature),
      cmocka_unit_test(what_cannot_be_planned_is_named),
      cmocka_unit_test(what_cannot_be_planned_is_found_in_its_block),
      cmocka_unit_test(ops_with_other_constants_are_others),
      cmocka_unit_test(what_cannot_be_run_is_named),
      cmocka_unit_test(unused_results_of_branches_go),
      cmocka_unit_test(extents_of_a_run_must_agree),
      cmocka_unit_test(memory_of_a_run_is_limited),
      cmocka_unit_test(results_are_new_tensors_or_the_callers),
      cmocka_unit_test(unaligned_results_all_arrive),
      cmocka_unit_test(some_shapes_may_be_known),
      cmocka_unit_test(wrong_arguments_are_named),
      cmocka_unit_test(raw_memory_is_enough),
      cmocka_unit_test(raw_complex_numbers_are_aligned_as_their_parts),
      cmocka_unit_test(raw_pointers_are_checked),
      cmocka_unit_test(results_have_their_own_memory),
      cmocka_unit_test(memory_is_limited_exactly),
      cmocka_unit_test(computed_sizes_are_held_to_bounds),
      cmocka_unit_test(sums_are_as_wide_as_their_result),
      cmocka_unit_test(rewritten_programs_are_verified),
      cmocka_unit_test(sharding_goes_before_chlo),
      cmocka_unit_test(dynamic_shapes_come_from_the_arguments),
      cmocka_unit_test(quantized_tensors_are_their_integers),
      cmocka_unit_test(scales_are_as_many_as_elements_along_their_axis),
      cmocka_unit_test(a_gather_from_nothing_is_refused),
      cmocka_unit_test(a_false_assertion_fails_the_run),
      cmocka_unit_test(threads_share_a_plan),
      cmocka_unit_test(an_operand_of_full_rank_keeps_its_axes),
      cmocka_unit_test(zero_points_may_be_partly_zero),
      cmocka_unit_test(a_difference_to_the_own_transpose_reads_before_it_writes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
