/* Programs that declare other types than they compute, and sizes that no kernel expects. Each is refused when it is
 * planned or when the shapes of its inputs are known, or runs within its memory.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

/* Runs the program on zeros: f32 tensors of these shapes. Returns the status of planning or of the run. */
static shlo_status status_of(const char *text, size_t count, const int64_t (*shapes)[2], shlo_error **found) {
  shlo_module *module = parse(text);
  shlo_plan *plan = NULL;
  shlo_status status = shlo_plan_create(module, NULL, &plan, found);
  shlo_module_destroy(module);
  if (status)
    return status;
  shlo_tensor *inputs[8] = {NULL}, *outputs[8] = {NULL};
  for (size_t i = 0; i < count; ++i) {
    size_t rank = shapes[i][1] < 0 ? 1 : 2;
    ok(shlo_tensor_create(SHLO_TYPE_F32, rank, shapes[i], &inputs[i], &error));
  }
  status = shlo_plan_run(plan, count, (const shlo_tensor *const *)inputs, shlo_plan_output_count(plan), outputs, NULL,
                         found);
  for (size_t i = 0; i < 8; ++i) {
    shlo_tensor_destroy(inputs[i]);
    shlo_tensor_destroy(outputs[i]);
  }
  shlo_plan_destroy(plan);
  return status;
}

static void expect(shlo_status expected, const char *message, const char *text, size_t count,
                   const int64_t (*shapes)[2]) {
  shlo_error *found = NULL;
  shlo_status status = status_of(text, count, shapes, &found);
  if (status != expected || (message && !strstr(shlo_error_message(found, NULL), message)))
    fail_msg("%s\nstatus %d: %s", text, status, found ? shlo_error_message(found, NULL) : "");
  shlo_error_destroy(found);
}

/* --- Element types ----------------------------------------------------------------------------------------------- */

static void custom_calls_do_not_change_element_types(void **state) {
  (void)state;
  static const char *const targets[] = {"LayoutConstraint", "Sharding", "SPMDFullToShardShape",
                                        "annotate_device_placement", "xla.sdy.FuncResultSharding"};
  static const char *const types[] = {"i8", "f64", "complex<f64>", "f32"};
  for (size_t i = 0; i < sizeof targets / sizeof *targets; ++i)
    for (size_t k = 0; k < 4; ++k) {
      char text[1024];
      snprintf(text, sizeof text,
               "func.func @main(%%x: tensor<100000xf32>) -> tensor<100000x%s> {\n"
               "  %%y = stablehlo.custom_call @%s(%%x) : (tensor<100000xf32>) -> tensor<100000x%s>\n"
               "  %%z = stablehlo.reverse %%y, dims = [0] : tensor<100000x%s>\n"
               "  return %%z : tensor<100000x%s>\n}\n",
               types[k], targets[i], types[k], types[k], types[k]);
      int same = k == 3;
      expect(same ? SHLO_OK : SHLO_INVALID_PROGRAM, same ? NULL : "is computed where the program declares", text, 1,
             (const int64_t[][2]){{100000, -1}});
    }
}

static void called_computations_have_the_types_of_their_operands(void **state) {
  (void)state;
  static const char *const types[] = {"i1", "f64", "f32"};
  for (size_t k = 0; k < 3; ++k) {
    char text[1024];
    snprintf(text, sizeof text,
             "func.func private @cmp(%%a: tensor<%s>, %%b: tensor<%s>) -> tensor<i1> {\n"
             "  %%r = stablehlo.compare GT, %%a, %%b : (tensor<%s>, tensor<%s>) -> tensor<i1>\n"
             "  return %%r : tensor<i1>\n}\n"
             "func.func public @main(%%x: tensor<1024xf32>) -> tensor<4xf32> {\n"
             "  %%i = stablehlo.constant dense<0.0> : tensor<f32>\n"
             "  %%0 = stablehlo.custom_call @ApproxTopK(%%x, %%i) {called_computations = [@cmp], mhlo.backend_config = "
             "{top_k = 4 : i64, reduction_dim = 0 : i64, aggregate_to_topk = true}} : (tensor<1024xf32>, tensor<f32>) "
             "-> tensor<4xf32>\n  return %%0 : tensor<4xf32>\n}\n",
             types[k], types[k], types[k], types[k]);
    expect(k == 2 ? SHLO_OK : SHLO_INVALID_PROGRAM, k == 2 ? NULL : "is computed where the program declares", text, 1,
           (const int64_t[][2]){{1024, -1}});
  }
}

static void constants_are_extended_as_their_type_says(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main() -> (tensor<1xf32>, tensor<1xf32>) {\n"
      "  %a = stablehlo.constant dense<15> : tensor<1xi4>\n"
      "  %q = \"stablehlo.constant\"() <{value = dense<15> : tensor<1xi4>}> : () -> "
      "tensor<1x!quant.uniform<u4:f32, 1.0>>\n"
      "  %f = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<u4:f32, 1.0>>) -> tensor<1xf32>\n"
      "  %g = stablehlo.convert %a : (tensor<1xi4>) -> tensor<1xf32>\n"
      "  return %g, %f : tensor<1xf32>, tensor<1xf32>\n}\n";
  shlo_plan *plan = plan_of(text);
  float minus = 0, fifteen = 0;
  void *outputs[] = {&minus, &fifteen};
  ok(shlo_plan_run_raw(plan, 0, NULL, 2, outputs, NULL, &error));
  assert_true(minus == -1 && fifteen == 15);
  shlo_plan_destroy(plan);
}

/* --- Extents ----------------------------------------------------------------------------------------------------- */

/* Each op declares 10 rows for what is computed from an input of unknown rows; a reduction relies on them. */
static void declared_extents_hold(void **state) {
  (void)state;
  static const char *const ops[] = {
      "%y = stablehlo.convert %x : (tensor<?x5xf32>) -> tensor<10x5xf32>",
      "%y = stablehlo.concatenate %x, dim = 0 : (tensor<?x5xf32>) -> tensor<10x5xf32>",
      "%y = \"stablehlo.collective_permute\"(%x) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : "
      "(tensor<?x5xf32>) -> tensor<10x5xf32>",
      "%y = \"stablehlo.collective_permute\"(%x) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : "
      "(tensor<?x5xf32>) -> tensor<10x5xf32>",
      "%q = stablehlo.uniform_quantize %x : (tensor<?x5xf32>) -> tensor<10x5x!quant.uniform<i8:f32, 1.0>>\n"
      "  %y = stablehlo.uniform_dequantize %q : (tensor<10x5x!quant.uniform<i8:f32, 1.0>>) -> tensor<10x5xf32>",
      "%y = stablehlo.negate %x : (tensor<?x5xf32>) -> tensor<10x5xf32>",
      "%y = stablehlo.custom_call @Sharding(%x) : (tensor<?x5xf32>) -> tensor<10x5xf32>",
      "%y = stablehlo.reverse %x, dims = [1] : (tensor<?x5xf32>) -> tensor<10x5xf32>",
      "%y = stablehlo.optimization_barrier %x : (tensor<?x5xf32>) -> tensor<10x5xf32>",
  };
  for (size_t i = 0; i < sizeof ops / sizeof *ops; ++i) {
    char text[2048];
    snprintf(text, sizeof text,
             "func.func @main(%%x: tensor<?x5xf32>) -> tensor<10xf32> {\n  %s\n"
             "  %%c = stablehlo.constant dense<0.0> : tensor<f32>\n"
             "  %%r = stablehlo.reduce(%%y init: %%c) applies stablehlo.add across dimensions = [1] : "
             "(tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>\n  return %%r : tensor<10xf32>\n}\n",
             ops[i]);
    shlo_module *module = NULL;
    shlo_status parsed = shlo_module_parse(text, strlen(text), NULL, &module, NULL);
    shlo_module_destroy(module);
    if (parsed) /* the rules refuse some of them at once */
      continue;
    expect(SHLO_OK, NULL, text, 1, (const int64_t[][2]){{10, 5}});
    expect(SHLO_INVALID_ARGUMENT, NULL, text, 1, (const int64_t[][2]){{100000, 5}});
    expect(SHLO_INVALID_ARGUMENT, NULL, text, 1, (const int64_t[][2]){{0, 5}});
  }
}

static void set_sizes_are_declared(void **state) {
  (void)state;
  for (int size = 0; size < 4; ++size) {
    char text[1024];
    snprintf(text, sizeof text,
             "func.func @main(%%x: tensor<3xf32>) -> tensor<2xf32> {\n"
             "  %%n = stablehlo.constant dense<%d> : tensor<i32>\n"
             "  %%s = \"stablehlo.set_dimension_size\"(%%x, %%n) <{dimension = 0 : i64}> : (tensor<3xf32>, tensor<i32>)"
             " -> tensor<2xf32>\n"
             "  %%z = stablehlo.broadcast_in_dim %%s, dims = [0] : (tensor<2xf32>) -> tensor<2xf32>\n"
             "  return %%z : tensor<2xf32>\n}\n", size);
    expect(size == 2 ? SHLO_OK : SHLO_INVALID_PROGRAM, NULL, text, 1, (const int64_t[][2]){{3, -1}});
  }
}

static void batch_norms_have_a_vector_of_all_features(void **state) {
  (void)state;
  static const char *const ops[] = {
      "%r = \"stablehlo.batch_norm_inference\"(%x, %s, %s, %s, %s) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}>"
      " : (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?x?xf32>",
      "%r, %m, %v = \"stablehlo.batch_norm_training\"(%x, %s, %s) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> :"
      " (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>)",
      "%r, %m, %v = \"stablehlo.batch_norm_grad\"(%x, %s, %s, %s, %x) <{epsilon = 1.0e-3 : f32, "
      "feature_index = 1 : i64}> : (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?x?xf32>) -> "
      "(tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>)",
  };
  for (size_t i = 0; i < 3; ++i) {
    char text[1024];
    snprintf(text, sizeof text,
             "func.func @main(%%x: tensor<?x?xf32>, %%s: tensor<?xf32>) -> tensor<?x?xf32> {\n  %s\n"
             "  return %%r : tensor<?x?xf32>\n}\n", ops[i]);
    expect(SHLO_OK, NULL, text, 2, (const int64_t[][2]){{2, 7}, {7, -1}});
    expect(SHLO_INVALID_ARGUMENT, NULL, text, 2, (const int64_t[][2]){{1, 100000}, {2, -1}});
    expect(SHLO_INVALID_ARGUMENT, NULL, text, 2, (const int64_t[][2]){{1, 2}, {100000, -1}});
  }
}

/* --- Sizes that no kernel expects -------------------------------------------------------------------------------- */

/* Updates without elements can have any number of places. */
static void scatters_of_nothing_end(void **state) {
  (void)state;
  char many[256] = "";
  for (int i = 0; i < 50; ++i)
    strcat(many, "2x");
  const struct {
    const char *places;
    int rank;
  } cases[] = {{many, 50}, {"1125899906842624x", 1}, {"3x", 1}};
  for (size_t i = 0; i < 3; ++i) {
    char text[4096];
    snprintf(text, sizeof text,
             "func.func @main(%%x: tensor<5xf32>) -> tensor<5xf32> {\n"
             "  %%i = stablehlo.constant dense<> : tensor<%s0xi32>\n"
             "  %%u = stablehlo.constant dense<> : tensor<%s0xf32>\n"
             "  %%0 = \"stablehlo.scatter\"(%%x, %%i, %%u) <{scatter_dimension_numbers = #stablehlo.scatter<"
             "update_window_dims = [%d], index_vector_dim = %d>}> ({\n"
             "  ^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n    stablehlo.return %%b : tensor<f32>\n"
             "  }) : (tensor<5xf32>, tensor<%s0xi32>, tensor<%s0xf32>) -> tensor<5xf32>\n"
             "  return %%0 : tensor<5xf32>\n}\n",
             cases[i].places, cases[i].places, cases[i].rank, cases[i].rank, cases[i].places, cases[i].places);
    expect(SHLO_OK, NULL, text, 1, (const int64_t[][2]){{5, -1}});
  }
}

static void random_bits_of_nothing_end(void **state) {
  (void)state;
  static const char *const algorithms[] = {"THREE_FRY", "PHILOX", "DEFAULT"};
  static const char *const types[] = {"1125899906842624x0xui32", "1125899906842624x0xui64", "0xui8"};
  for (size_t i = 0; i < 3; ++i)
    for (size_t k = 0; k < 3; ++k) {
      char text[1024];
      snprintf(text, sizeof text,
               "func.func @main() -> (tensor<2xui64>, tensor<%s>) {\n"
               "  %%s = stablehlo.constant dense<1> : tensor<2xui64>\n"
               "  %%0, %%1 = stablehlo.rng_bit_generator %%s, algorithm = %s : (tensor<2xui64>) -> (tensor<2xui64>, "
               "tensor<%s>)\n  return %%0, %%1 : tensor<2xui64>, tensor<%s>\n}\n",
               types[k], algorithms[i], types[k], types[k]);
      expect(SHLO_OK, NULL, text, 0, NULL);
    }
}

/* A comparator with an assertion has no sort keys: the assertion is about pairs. */
static void comparators_may_assert(void **state) {
  (void)state;
  static const char *const holds[] = {"GE", "LT"};
  for (size_t i = 0; i < 2; ++i) {
    char text[1024];
    snprintf(text, sizeof text,
             "func.func @main(%%x: tensor<8xf32>) -> tensor<8xf32> {\n"
             "  %%0 = \"stablehlo.sort\"(%%x) <{dimension = 0 : i64, is_stable = false}> ({\n"
             "  ^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n    %%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
             "    %%p = stablehlo.compare %s, %%a, %%z : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
             "    stablehlo.custom_call @shape_assertion(%%p) {has_side_effect = true} : (tensor<i1>) -> ()\n"
             "    %%lt = stablehlo.compare LT, %%a, %%b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
             "    stablehlo.return %%lt : tensor<i1>\n  }) : (tensor<8xf32>) -> tensor<8xf32>\n"
             "  return %%0 : tensor<8xf32>\n}\n", holds[i]);
    expect(i == 0 ? SHLO_OK : SHLO_FAILED, NULL, text, 1, (const int64_t[][2]){{8, -1}});
  }
}

static void convolutions_with_huge_holes_run(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main(%x: tensor<1x1x1xf32>, %k: tensor<1x1x1xf32>) -> tensor<1x2x1xf32> {\n"
      "  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[0, 1]], "
      "lhs_dilate = [9223372036854775807]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : "
      "(tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x2x1xf32>\n  return %0 : tensor<1x2x1xf32>\n}\n";
  shlo_plan *plan = plan_of(text);
  const float x = 3, k = 5;
  float y[2] = {-1, -1};
  const void *inputs[] = {&x, &k};
  void *outputs[] = {y};
  ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
  assert_true(y[0] == 15 && y[1] == 0);
  shlo_plan_destroy(plan);
}

/* Windows that see only padding stop when they are told to. */
static void long_windows_over_padding_stop(void **state) {
  (void)state;
  static const char *const texts[] = {
      "func.func @main(%x: tensor<1x1x1xi32>) -> tensor<1x1x1xi32> {\n"
      "  %k = stablehlo.constant dense<1> : tensor<70368744177664x1x1xi32>\n"
      "  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = "
      "[[0, 70368744177663]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x1xi32>, "
      "tensor<70368744177664x1x1xi32>) -> tensor<1x1x1xi32>\n  return %0 : tensor<1x1x1xi32>\n}\n"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    shlo_module *module = parse(texts[i]);
    shlo_plan *plan = NULL;
    shlo_error *refused = NULL;
    if (shlo_plan_create(module, NULL, &plan, &refused) != SHLO_OK) {
      assert_int_equal(shlo_error_code(refused), SHLO_LIMIT);
      shlo_error_destroy(refused);
    } else {
      int32_t x = 1, y = 0;
      const void *inputs[] = {&x};
      void *outputs[] = {&y};
      shlo_run_options *options = NULL;
      ok(shlo_run_options_create(&options, &error));
      ok(shlo_run_options_set_max_milliseconds(options, 50, &error));
      fails(SHLO_LIMIT, "", shlo_plan_run_raw(plan, 1, inputs, 1, outputs, options, &error));
      shlo_run_options_destroy(options);
    }
    shlo_plan_destroy(plan);
    shlo_module_destroy(module);
  }
}

/* What a plan prepares from constants counts before it is made. */
static void prepared_constants_stay_small(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main() -> tensor<2x1073741824xbf16> {\n"
      "  %a = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xbf16>\n"
      "  %c = stablehlo.constant dense<1.0> : tensor<2x1073741824xbf16>\n"
      "  %d = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x2xbf16>, "
      "tensor<2x1073741824xbf16>) -> tensor<2x1073741824xbf16>\n  return %d : tensor<2x1073741824xbf16>\n}\n";
  shlo_module *module = parse(text);
  shlo_plan_options *options = NULL;
  shlo_plan *plan = NULL;
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_max_memory(options, 1 << 20, &error));
  fails(SHLO_LIMIT, "", shlo_plan_create(module, options, &plan, &error));
  shlo_plan_options_destroy(options);
  shlo_module_destroy(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(custom_calls_do_not_change_element_types),
      cmocka_unit_test(called_computations_have_the_types_of_their_operands),
      cmocka_unit_test(constants_are_extended_as_their_type_says),
      cmocka_unit_test(declared_extents_hold),
      cmocka_unit_test(set_sizes_are_declared),
      cmocka_unit_test(batch_norms_have_a_vector_of_all_features),
      cmocka_unit_test(scatters_of_nothing_end),
      cmocka_unit_test(random_bits_of_nothing_end),
      cmocka_unit_test(comparators_may_assert),
      cmocka_unit_test(convolutions_with_huge_holes_run),
      cmocka_unit_test(long_windows_over_padding_stop),
      cmocka_unit_test(prepared_constants_stay_small),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
