/* plan.h: the custom calls that have an implementation, with values computed by hand, and what is wrong about others.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <math.h>

static shlo_status plan_status(const char *text, shlo_error **error) {
  shlo_module *module = parse(text);
  shlo_plan *plan = UNTOUCHED(shlo_plan);
  shlo_status status = shlo_plan_create(module, NULL, &plan, error);
  if (status == SHLO_OK)
    shlo_plan_destroy(plan);
  else
    assert_ptr_equal(plan, UNTOUCHED(shlo_plan));
  shlo_module_destroy(module);
  return status;
}

/* The text of a function from `arguments` to `results` with one call; its lines before the call are `before`. */
static const char *program(const char *arguments, const char *before, const char *call, const char *operand_types,
                           const char *results, int count, const char *after) {
  static char text[8192];
  static const char *const names[] = {"", "%0", "%0#0, %0#1", "%0#0, %0#1, %0#2"};
  snprintf(text, sizeof text,
           "func.func @main(%s) -> (%s) {\n%s  %s%s%s stablehlo.custom_call %s : (%s) -> (%s)\n  return %s%s%s\n}\n%s",
           arguments, results, before, count ? "%0" : "", count > 1 ? count > 2 ? ":3" : ":2" : "", count ? " =" : "",
           call, operand_types, results, names[count], count ? " : " : "", results, after);
  return text;
}

static void run_to(const char *text, const void *input, void *first, void *second) {
  shlo_plan *plan = plan_of(text);
  const void *inputs[] = {input};
  void *outputs[] = {first, second};
  ok(shlo_plan_run_raw(plan, 1, inputs, second ? 2 : 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);
}

/* --- The largest elements ----------------------------------------------------------------------------------------- */

static const char *top_k(const char *element, const char *shape, const char *last, const char *attributes) {
  static char text[8192];
  char types[2][64], call[512];
  snprintf(types[0], sizeof types[0], "tensor<%s%s>", shape, element);
  snprintf(types[1], sizeof types[1], "tensor<%s%s>, tensor<%si32>", last, element, last);
  snprintf(call, sizeof call, "@mhlo.topk(%%a) {%s}", attributes);
  char argument[80];
  snprintf(argument, sizeof argument, "%%a: %s", types[0]);
  strcpy(text, program(argument, "", call, types[0], types[1], 2, ""));
  return text;
}

static void top_k_sorts_and_cuts(void **state) {
  (void)state;
  /* Equal elements keep their order; rows are apart. */
  const int8_t bytes[] = {3, -1, 7, 3, -128, 5, 5, 127, 5, 0};
  int8_t values[10];
  int32_t places[10];
  run_to(top_k("i8", "2x5x", "2x3x", "mhlo.attributes = {k = 3 : i64, largest = true}"), bytes, values, places);
  assert_memory_equal(values, ((int8_t[]){7, 3, 3, 127, 5, 5}), 6);
  assert_memory_equal(places, ((int32_t[]){2, 0, 3, 2, 0, 1}), 24);
  run_to(top_k("i8", "2x5x", "2x3x", "mhlo.attributes = {k = 3 : i64, largest = false}"), bytes, values, places);
  assert_memory_equal(values, ((int8_t[]){-128, -1, 3, 0, 5, 5}), 6);
  assert_memory_equal(places, ((int32_t[]){4, 1, 0, 4, 0, 1}), 24);
  /* The same bytes without a sign: -128 is 128, -1 is 255. The default is the largest, in any dictionary. */
  static const char *const attributes[] = {"mhlo.attributes = {k = 2 : i64}", "mhlo.backend_config = {k = 2 : i64}",
                                           "api_version = 4 : i32, backend_config = {k = 2 : i64}",
                                           "mhlo.attributes = {k = 2 : i32, largest = true}"};
  for (size_t i = 0; i < 4; ++i) {
    run_to(top_k("ui8", "2x5x", "2x2x", attributes[i]), bytes, values, places);
    assert_memory_equal(values, ((uint8_t[]){255, 128, 127, 5}), 4);
    assert_memory_equal(places, ((int32_t[]){1, 4, 2, 0}), 16);
  }
  /* NaN is above infinity, -NaN below -infinity, +0 above -0. */
  const uint32_t floats[] = {0x80000000, 0x7FC00000, 0x3F800000, 0, 0xFF800000, 0xFFC00000, 0x7F800000};
  uint32_t sorted[7];
  run_to(top_k("f32", "7x", "7x", "mhlo.attributes = {k = 7 : i64}"), floats, sorted, places);
  assert_memory_equal(places, ((int32_t[]){1, 6, 2, 3, 0, 4, 5}), 28);
  for (int i = 0; i < 7; ++i)
    assert_int_equal(sorted[i], floats[places[i]]);
  /* None, all, and more than there are. */
  ok(plan_status(top_k("i8", "2x5x", "2x0x", "mhlo.attributes = {k = 0 : i64}"), &error));
  ok(plan_status(top_k("i8", "2x5x", "2x5x", "mhlo.attributes = {k = 5 : i64}"), &error));
  fails(SHLO_INVALID_PROGRAM, "fewer than 6 elements along dimension 1 of tensor<2x5xi8>",
        plan_status(top_k("i8", "2x5x", "2x6x", "mhlo.attributes = {k = 6 : i64}"), &error));
  fails(SHLO_INVALID_PROGRAM, "fewer than -1 elements",
        plan_status(top_k("i8", "2x5x", "2x1x", "mhlo.attributes = {k = -1 : i64}"), &error));
  fails(SHLO_INVALID_PROGRAM, "the program declares",
        plan_status(top_k("i8", "2x5x", "2x2x", "mhlo.attributes = {k = 3 : i64}"), &error));
  fails(SHLO_INVALID_PROGRAM, "rank 0", plan_status(top_k("i8", "", "", "mhlo.attributes = {k = 1 : i64}"), &error));
  fails(SHLO_INVALID_PROGRAM, "attribute k", plan_status(top_k("i8", "2x5x", "2x3x", "a.b"), &error));
  fails(SHLO_INVALID_PROGRAM, "attribute k",
        plan_status(program("%a: tensor<5xi8>", "", "@mhlo.topk(%a, %a) {mhlo.attributes = {k = 1 : i64}}",
                            "tensor<5xi8>, tensor<5xi8>", "tensor<1xi8>, tensor<1xi32>", 2, ""),
                    &error));
  fails(SHLO_INVALID_PROGRAM, "2 results",
        plan_status(program("%a: tensor<5xi8>", "", "@mhlo.topk(%a) {mhlo.attributes = {k = 1 : i64}}", "tensor<5xi8>",
                            "tensor<1xi8>", 1, ""),
                    &error));
  fails(SHLO_INVALID_PROGRAM, "is computed where the program declares",
        plan_status(program("%a: tensor<5xi8>", "", "@mhlo.topk(%a) {mhlo.attributes = {k = 1 : i64}}", "tensor<5xi8>",
                            "tensor<1xi8>, tensor<1xi64>", 2, ""),
                    &error));
}

static void a_computed_number_of_elements(void **state) {
  (void)state;
  const float a[] = {1, 5, 2, 4, 3};
  float values[3] = {0};
  int32_t places[3] = {0};
  run_to(program("%a: tensor<5xf32>", "  %k = stablehlo.constant dense<3> : tensor<i32>\n",
                 "@stablehlo.dynamic_top_k(%a, %k)", "tensor<5xf32>, tensor<i32>", "tensor<3xf32>, tensor<3xi32>", 2,
                 ""),
         a, values, places);
  assert_memory_equal(values, ((float[]){5, 4, 3}), 12);
  assert_memory_equal(places, ((int32_t[]){1, 3, 4}), 12);
  fails(SHLO_INVALID_PROGRAM, "fewer than 6",
        plan_status(program("%a: tensor<5xf32>", "  %k = stablehlo.constant dense<6> : tensor<i32>\n",
                            "@stablehlo.dynamic_top_k(%a, %k)", "tensor<5xf32>, tensor<i32>",
                            "tensor<?xf32>, tensor<?xi32>", 2, ""),
                    &error));
  fails(SHLO_INVALID_PROGRAM, "scalar",
        plan_status(program("%a: tensor<5xf32>", "  %k = stablehlo.constant dense<3> : tensor<2xi32>\n",
                            "@stablehlo.dynamic_top_k(%a, %k)", "tensor<5xf32>, tensor<2xi32>",
                            "tensor<3xf32>, tensor<3xi32>", 2, ""),
                    &error));
  fails(SHLO_INVALID_PROGRAM, "takes a tensor and a number",
        plan_status(program("%a: tensor<5xf32>", "", "@stablehlo.dynamic_top_k(%a)", "tensor<5xf32>",
                            "tensor<3xf32>, tensor<3xi32>", 2, ""),
                    &error));
  /* A number of the run. */
  shlo_plan *plan = plan_of(program("%a: tensor<5xf32>, %k: tensor<i32>", "", "@stablehlo.dynamic_top_k(%a, %k)",
                                    "tensor<5xf32>, tensor<i32>", "tensor<?xf32>, tensor<?xi32>", 2, ""));
  shlo_tensor *inputs[2] = {tensor_f32(1, (const int64_t[]){5}, a)}, *outputs[2] = {NULL};
  ok(shlo_tensor_create(SHLO_TYPE_I32, 0, NULL, &inputs[1], &error));
  *(int32_t *)shlo_tensor_mutable_data(inputs[1]) = 3;
  ok(shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 2, outputs, NULL, &error));
  assert_int_equal(shlo_tensor_shape(outputs[0])[0], 3);
  assert_memory_equal(shlo_tensor_data(outputs[1]), ((int32_t[]){1, 3, 4}), 12);
  for (int k = 0; k < 2; ++k) {
    shlo_tensor_destroy(inputs[k]);
    shlo_tensor_destroy(outputs[k]);
  }
  shlo_plan_destroy(plan);
}

static const char comparator[] =
    "func.func private @greater(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>) -> tensor<i1> {\n"
    "  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "  return %0 : tensor<i1>\n"
    "}\n"
    "func.func private @number(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>) -> tensor<f32> {\n"
    "  return %a : tensor<f32>\n"
    "}\n";

static const char *approximate(const char *shape, const char *last, const char *second, const char *attributes,
                               const char *callees) {
  static char text[8192];
  char before[1024], call[512], operands[256], results[256], argument[64];
  snprintf(before, sizeof before,
           "  %%i = stablehlo.iota dim = 0 : tensor<%si32>\n  %%f = stablehlo.constant dense<0.0> : tensor<f32>\n"
           "  %%z = stablehlo.constant dense<-1> : tensor<i32>\n",
           second);
  snprintf(call, sizeof call,
           "@ApproxTopK(%%a, %%i, %%f, %%z) {called_computations = [%s], mhlo.backend_config = {%s}}", callees,
           attributes);
  snprintf(operands, sizeof operands, "tensor<%sf32>, tensor<%si32>, tensor<f32>, tensor<i32>", shape, second);
  snprintf(results, sizeof results, "tensor<%sf32>, tensor<%si32>", last, last);
  snprintf(argument, sizeof argument, "%%a: tensor<%sf32>", shape);
  strcpy(text, program(argument, before, call, operands, results, 2, comparator));
  return text;
}

static void approximate_top_k_is_exact(void **state) {
  (void)state;
  const float a[] = {1, 6, 5, 2, 3, 4}; /* 3 rows of 2 */
  float values[6];
  int32_t places[6];
  static const char *const along_rows[] = {
      "top_k = 2 : i64, reduction_dim = 0 : i64, aggregate_to_topk = true",
      "top_k = 2 : i64, reduction_dim = -2 : i64, aggregate_to_topk = true",
  };
  for (size_t i = 0; i < 2; ++i) {
    run_to(approximate("3x2x", "2x2x", "3x2x", along_rows[i], "@greater"), a, values, places);
    assert_memory_equal(values, ((float[]){5, 6, 3, 4}), 16);
    assert_memory_equal(places, ((int32_t[]){1, 0, 2, 2}), 16);
  }
  /* Without aggregation, the program says how many candidates it wants. */
  for (int is_said = 0; is_said < 2; ++is_said) {
    run_to(approximate("3x2x", "2x2x", "3x2x",
                       is_said ? "top_k = 1 : i64, reduction_dim = 0 : i64, aggregate_to_topk = false"
                               : "top_k = 1 : i64, reduction_dim = 0 : i64",
                       "@greater"),
           a, values, places);
    assert_memory_equal(values, ((float[]){5, 6, 3, 4}), 16);
    assert_memory_equal(places, ((int32_t[]){1, 0, 2, 2}), 16);
  }
  static const char *const along_columns[] = {
      "top_k = 1 : i64, reduction_dim = 1 : i64, aggregate_to_topk = true",
      "top_k = 1 : i64, reduction_dim = -1 : i64, aggregate_to_topk = true",
  };
  for (size_t i = 0; i < 2; ++i) {
    run_to(approximate("3x2x", "3x1x", "3x2x", along_columns[i], "@greater"), a, values, places);
    assert_memory_equal(values, ((float[]){6, 5, 4}), 12);
    assert_memory_equal(places, ((int32_t[]){0, 1, 2}), 12);
  }
  const struct {
    shlo_status status;
    const char *message, *second, *attributes, *callees;
  } wrong[] = {
      {SHLO_INVALID_PROGRAM, "aggregate_to_topk", "3x2x", "top_k = 3 : i64, reduction_dim = 0 : i64", "@greater"},
      {SHLO_INVALID_PROGRAM, "aggregate_to_topk", "3x2x",
       "top_k = 2 : i64, reduction_dim = 2 : i64, aggregate_to_topk = false", "@greater"},
      {SHLO_INVALID_PROGRAM, "needs top_k", "3x2x", "reduction_dim = 0 : i64, aggregate_to_topk = true", "@greater"},
      {SHLO_INVALID_PROGRAM, "needs top_k", "3x2x", "top_k = 2 : i64, aggregate_to_topk = true", "@greater"},
      {SHLO_INVALID_PROGRAM, "fewer than 4", "3x2x",
       "top_k = 4 : i64, reduction_dim = 0 : i64, aggregate_to_topk = true", "@greater"},
      {SHLO_INVALID_PROGRAM, "along dimension 2", "3x2x",
       "top_k = 2 : i64, reduction_dim = 2 : i64, aggregate_to_topk = true", "@greater"},
      {SHLO_INVALID_PROGRAM, "along dimension -1", "3x2x",
       "top_k = 2 : i64, reduction_dim = -3 : i64, aggregate_to_topk = true", "@greater"},
      {SHLO_INVALID_PROGRAM, "different shapes", "3x1x",
       "top_k = 2 : i64, reduction_dim = 0 : i64, aggregate_to_topk = true", "@greater"},
      {SHLO_INVALID_PROGRAM, "not a comparator", "3x2x",
       "top_k = 2 : i64, reduction_dim = 0 : i64, aggregate_to_topk = true", "@number"},
      {SHLO_INVALID_PROGRAM, "one called computation", "3x2x",
       "top_k = 2 : i64, reduction_dim = 0 : i64, aggregate_to_topk = true", ""},
      {SHLO_INVALID_PROGRAM, "one called computation", "3x2x",
       "top_k = 2 : i64, reduction_dim = 0 : i64, aggregate_to_topk = true", "@greater, @greater"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i)
    fails(wrong[i].status, wrong[i].message,
          plan_status(approximate("3x2x", "2x2x", wrong[i].second, wrong[i].attributes, wrong[i].callees), &error));
}

/* --- Ops of CHLO -------------------------------------------------------------------------------------------------- */

static void targets_of_mhlo_are_ops_of_chlo(void **state) {
  (void)state;
  static const struct {
    const char *target;
    double (*function)(double);
  } functions[] = {{"mhlo.acos", acos}, {"mhlo.acosh", acosh}, {"mhlo.asin", asin}, {"mhlo.asinh", asinh},
                   {"mhlo.atanh", atanh}, {"mhlo.cosh", cosh}, {"mhlo.sinh", sinh}, {"mhlo.tan", tan},
                   {"mhlo.erf", erf}};
  const double a[] = {-0.9, -0.25, 0.125, 0.75};
  const double above[] = {1.25, 1.5, 2, 3};
  for (size_t f = 0; f < sizeof functions / sizeof *functions; ++f) {
    const double *from = strcmp(functions[f].target, "mhlo.acosh") ? a : above;
    char call[128];
    double results[4];
    snprintf(call, sizeof call, "@%s(%%a) {mhlo.attributes = {}, mhlo.version = 1 : i64}", functions[f].target);
    run_to(program("%a: tensor<4xf64>", "", call, "tensor<4xf64>", "tensor<4xf64>", 1, ""), from, results, NULL);
    for (int i = 0; i < 4; ++i) {
      const double expected = functions[f].function(from[i]);
      if (!(fabs(results[i] - expected) <= 1e-14 * fabs(expected)))
        fail_msg("%s of %g is %.17g, expected %.17g", functions[f].target, from[i], results[i], expected);
    }
  }
  const uint32_t numbers[] = {0xFFFFFFFF, 3, 0x80000000};
  uint32_t halves[3];
  run_to(program("%a: tensor<3xui32>", "", "@mhlo.mulhi(%a, %a)", "tensor<3xui32>, tensor<3xui32>", "tensor<3xui32>", 1,
                 ""),
         numbers, halves, NULL);
  assert_memory_equal(halves, ((uint32_t[]){0xFFFFFFFE, 0, 0x40000000}), 12);
  /* What the op refuses, the call does. */
  fails(SHLO_INVALID_PROGRAM, "@mhlo.erf takes 1 operand",
        plan_status(program("%a: tensor<4xf32>", "", "@mhlo.erf(%a, %a)", "tensor<4xf32>, tensor<4xf32>",
                            "tensor<4xf32>", 1, ""),
                    &error));
  fails(SHLO_INVALID_PROGRAM, "has one result",
        plan_status(program("%a: tensor<4xf32>", "", "@mhlo.erf(%a)", "tensor<4xf32>", "tensor<4xf32>, tensor<4xf32>",
                            2, ""),
                    &error));
  fails(SHLO_INVALID_PROGRAM, "",
        plan_status(program("%a: tensor<4xi32>", "", "@mhlo.erf(%a)", "tensor<4xi32>", "tensor<4xi32>", 1, ""), &error));
  fails(SHLO_INVALID_PROGRAM, "",
        plan_status(program("%a: tensor<4xf32>", "", "@mhlo.erf(%a)", "tensor<4xf32>", "tensor<5xf32>", 1, ""), &error));
}

/* --- Windows of computed size ---------------------------------------------------------------------------------------
 */

typedef struct {
  int size, stride, base, dilation, low, high;
} Window;

/* The sums of all windows of 1, 2, 3, 4, 5; the number of windows, or -1 if the padded operand is less than nothing. */
static int window_sums(const Window *w, float *sums) {
  enum { count = 5 };
  int whole = (count - 1) * w->base + 1 + w->low + w->high, span = (w->size - 1) * w->dilation + 1, windows = 0;
  if (whole < 0)
    return -1;
  for (int start = 0; start + span <= whole; start += w->stride, ++windows) {
    sums[windows] = 0;
    for (int i = 0; i < w->size; ++i) {
      int at = start + i * w->dilation - w->low;
      if (at >= 0 && at % w->base == 0 && at / w->base < count)
        sums[windows] += (float)(1 + at / w->base);
    }
  }
  return windows;
}

static const char *windows_of(const Window *w, const char *result) {
  static char text[8192];
  char before[2048];
  snprintf(
      before, sizeof before,
      "  %%z = stablehlo.constant dense<0.0> : tensor<f32>\n  %%w = stablehlo.constant dense<%d> : tensor<1xi64>\n"
      "  %%s = stablehlo.constant dense<%d> : tensor<1xi64>\n  %%b = stablehlo.constant dense<%d> : tensor<1xi64>\n"
      "  %%d = stablehlo.constant dense<%d> : tensor<1xi64>\n"
      "  %%p = stablehlo.constant dense<[[%d, %d]]> : tensor<1x2xi64>\n",
      w->size, w->stride, w->base, w->dilation, w->low, w->high);
  strcpy(text, program("%a: tensor<5xf32>", before,
                       "@stablehlo.dynamic_reduce_window(%a, %z, %w, %s, %b, %d, %p) {called_computations = [@sum]}",
                       "tensor<5xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, "
                       "tensor<1x2xi64>",
                       result, 1,
                       "func.func private @sum(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {\n"
                       "  %0 = stablehlo.add %a, %b : tensor<f32>\n  return %0 : tensor<f32>\n}\n"));
  return text;
}

static void windows_have_computed_sizes(void **state) {
  (void)state;
  const float a[] = {1, 2, 3, 4, 5};
  int compared = 0, none = 0, refused = 0;
  for (int i = 0; i < 1296; i += 7) {
    const Window w = {1 + i % 3, 1 + i / 3 % 3, 1 + i / 9 % 3, 1 + i / 27 % 2, i / 54 % 6 - 5, i / 324 % 4 - 2};
    float expected[64], found[64] = {0};
    int count = window_sums(&w, expected);
    const char *text = windows_of(&w, "tensor<?xf32>");
    if (count < 0) {
      fails(SHLO_INVALID_PROGRAM, "does not fit", plan_status(text, &error));
      ++refused;
      continue;
    }
    shlo_plan *plan = plan_of(text);
    assert_int_equal(shlo_plan_output_shape(plan, 0)[0], count);
    const void *inputs[] = {a};
    void *outputs[] = {found};
    ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
    assert_memory_equal(found, expected, (size_t)count * sizeof(float));
    shlo_plan_destroy(plan);
    compared += count > 0;
    none += count == 0;
  }
  assert_true(compared > 100 && none > 10 && refused > 3);
  /* Operands that vanish, and one that is less than nothing. */
  const struct {
    int low, high;
    shlo_status status;
  } edges[] = {{-5, 0, SHLO_OK},  {-6, 0, SHLO_INVALID_PROGRAM}, {0, -5, SHLO_OK}, {0, -6, SHLO_INVALID_PROGRAM},
               {-3, -2, SHLO_OK}, {-3, -3, SHLO_INVALID_PROGRAM}};
  for (size_t i = 0; i < sizeof edges / sizeof *edges; ++i) {
    const Window w = {1, 1, 1, 1, edges[i].low, edges[i].high};
    assert_int_equal(plan_status(windows_of(&w, "tensor<?xf32>"), NULL), edges[i].status);
  }
  /* Sizes, strides and dilations are positive. */
  for (int k = 0; k < 4; ++k)
    for (int value = -1; value <= 1; ++value) {
      const Window w = {k == 0 ? value : 1, k == 1 ? value : 1, k == 2 ? value : 1, k == 3 ? value : 1, 0, 0};
      assert_int_equal(plan_status(windows_of(&w, "tensor<?xf32>"), NULL), value > 0 ? SHLO_OK : SHLO_INVALID_PROGRAM);
    }
  const Window one = {1, 1, 1, 1, 0, 0};
  ok(plan_status(windows_of(&one, "tensor<5xf32>"), &error));
  fails(SHLO_INVALID_PROGRAM, "the program declares", plan_status(windows_of(&one, "tensor<4xf32>"), &error));
  fails(SHLO_INVALID_PROGRAM, "number of operands",
        plan_status(program("%a: tensor<5xf32>", "", "@stablehlo.dynamic_reduce_window(%a)", "tensor<5xf32>",
                            "tensor<5xf32>", 1, ""),
                    &error));
}

/* --- Random bits of a computed shape --------------------------------------------------------------------------------
 */

static void random_bits_have_a_computed_shape(void **state) {
  (void)state;
  static const char *const algorithms[] = {"THREE_FRY", "PHILOX"};
  uint32_t previous[6] = {0};
  for (size_t i = 0; i < 2; ++i) {
    char call[256], before[512];
    const uint64_t key[] = {7, 9};
    uint64_t states[2][2] = {{0}};
    uint32_t bits[2][6] = {{0}};
    snprintf(call, sizeof call,
             "@stablehlo.dynamic_rng_bit_generator(%%a, %%n) {rng_algorithm = #stablehlo<rng_algorithm %s>}",
             algorithms[i]);
    run_to(program("%a: tensor<2xui64>", "  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi64>\n", call,
                   "tensor<2xui64>, tensor<2xi64>", "tensor<2xui64>, tensor<2x3xui32>", 2, ""),
           key, states[0], bits[0]);
    /* Those of the op with a shape of its own. */
    snprintf(before, sizeof before,
             "func.func @main(%%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>) {\n"
             "  %%0:2 = \"stablehlo.rng_bit_generator\"(%%a) <{rng_algorithm = #stablehlo<rng_algorithm %s>}>"
             " : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)\n"
             "  return %%0#0, %%0#1 : tensor<2xui64>, tensor<2x3xui32>\n}\n",
             algorithms[i]);
    run_to(before, key, states[1], bits[1]);
    assert_memory_equal(states[0], states[1], sizeof states[0]);
    assert_memory_equal(bits[0], bits[1], sizeof bits[0]);
    assert_memory_not_equal(bits[0], previous, sizeof previous);
    memcpy(previous, bits[0], sizeof previous);
  }
  const char *shape = "  %n = stablehlo.constant dense<[2, -1]> : tensor<2xi64>\n";
  const char *call = "@stablehlo.dynamic_rng_bit_generator(%a, %n) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>}";
  fails(SHLO_INVALID_PROGRAM, "not possible",
        plan_status(program("%a: tensor<2xui64>", shape, call, "tensor<2xui64>, tensor<2xi64>",
                            "tensor<2xui64>, tensor<?x?xui32>", 2, ""),
                    &error));
  fails(SHLO_INVALID_PROGRAM, "rng_algorithm",
        plan_status(program("%a: tensor<2xui64>", shape, "@stablehlo.dynamic_rng_bit_generator(%a, %n)",
                            "tensor<2xui64>, tensor<2xi64>", "tensor<2xui64>, tensor<?x?xui32>", 2, ""),
                    &error));
}

/* --- Assertions and placement ---------------------------------------------------------------------------------------
 */

static const char *assertion(const char *message, const char *holds) {
  static char text[2048];
  snprintf(text, sizeof text,
           "func.func @main(%%a: tensor<2xf32>) -> tensor<2xf32> {\n"
           "  %%ok = stablehlo.constant dense<%s> : tensor<i1>\n  %%x = stablehlo.constant dense<7> : tensor<i32>\n"
           "  %%y = stablehlo.constant dense<-8> : tensor<i64>\n"
           "  stablehlo.custom_call @shape_assertion(%%ok, %%x, %%y) {has_side_effect = true%s}"
           " : (tensor<i1>, tensor<i32>, tensor<i64>) -> ()\n"
           "  return %%a : tensor<2xf32>\n}\n",
           holds, message);
  return text;
}

static void assertions_say_what_is_wrong(void **state) {
  (void)state;
  const struct {
    const char *message, *expected;
  } cases[] = {
      {"", "a shape assertion of the program is false"},
      {", error_message = \"plain\"", "plain"},
      {", error_message = \"x is {0}, y is {1}.\"", "x is 7, y is -8."},
      {", error_message = \"{1}{0}\"", "-87"},
      {", error_message = \"{2} {x} {} {-1}\"", "{2} {x} {} {-1}"}, /* no such values */
      {", error_message = \"open { {0}\"", "open { 7"},
      {", error_message = \"end {0\"", "end {0"},
      {", error_message = \"}{0}}\"", "}7}"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    shlo_error *error = NULL;
    assert_int_equal(plan_status(assertion(cases[i].message, "false"), &error), SHLO_FAILED);
    assert_string_equal(shlo_error_message(error, NULL), cases[i].expected);
    shlo_error_destroy(error);
    ok(plan_status(assertion(cases[i].message, "true"), &error));
  }
  /* In a branch, it matters in the runs that take the branch, also if nothing reads what the branch returns. */
  static const struct {
    const char *value, *type, *returned;
  } results[] = {{"%p", "tensor<i1>", "%0"}, {"%p", "tensor<i1>", "%p"}, {"%e", "tensor<0xi1>", "%p"},
                 {"%t", "!stablehlo.token", "%p"}};
  for (size_t i = 0; i < sizeof results / sizeof *results; ++i) {
    const char *value = results[i].value, *type = results[i].type;
    char branch[1200];
    snprintf(branch, sizeof branch,
             "func.func @main(%%p: tensor<i1>) -> tensor<i1> {\n"
             "  %%e = stablehlo.constant dense<true> : tensor<0xi1>\n  %%t = stablehlo.create_token : !stablehlo.token\n"
             "  %%0 = \"stablehlo.if\"(%%p) ({\n"
             "    %%ok = stablehlo.constant dense<false> : tensor<i1>\n"
             "    stablehlo.custom_call @shape_assertion(%%ok) {error_message = \"taken\", has_side_effect = true}"
             " : (tensor<i1>) -> ()\n"
             "    stablehlo.return %s : %s\n"
             "  }, {\n    stablehlo.return %s : %s\n  }) : (tensor<i1>) -> %s\n"
             "  return %s : tensor<i1>\n}\n",
             value, type, value, type, type, results[i].returned);
    shlo_plan *plan = plan_of(branch);
    uint8_t yes = 1, no = 0, result = 9;
    const void *inputs[] = {&no};
    void *outputs[] = {&result};
    ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
    assert_int_equal(result, 0);
    inputs[0] = &yes;
    fails(SHLO_FAILED, "taken", shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
    shlo_plan_destroy(plan);
  }

  fails(SHLO_INVALID_PROGRAM, "tensor<i1>",
        plan_status(
            program("%a: tensor<2xi1>", "", "@shape_assertion(%a) {has_side_effect = true}", "tensor<2xi1>", "", 0, ""),
            &error));
  fails(SHLO_INVALID_PROGRAM, "tensor<i1>",
        plan_status(
            program("%a: tensor<i8>", "", "@shape_assertion(%a) {has_side_effect = true}", "tensor<i8>", "", 0, ""),
            &error));
  fails(
      SHLO_INVALID_PROGRAM, "tensor<i1>",
      plan_status(program("%a: tensor<i8>", "", "@shape_assertion() {has_side_effect = true}", "", "", 0, ""), &error));
  fails(SHLO_INVALID_PROGRAM, "no result",
        plan_status(program("%a: tensor<i1>", "", "@shape_assertion(%a) {has_side_effect = true}", "tensor<i1>",
                            "tensor<i1>", 1, ""),
                    &error));
}

static void placement_changes_nothing(void **state) {
  (void)state;
  static const char *const targets[] = {"Sharding",         "SPMDFullToShardShape",      "SPMDShardToFullShape",
                                        "LayoutConstraint", "annotate_device_placement", "xla.sdy.FuncResultSharding"};
  const float a[] = {1, 2, 3};
  for (size_t i = 0; i < sizeof targets / sizeof *targets; ++i) {
    char call[64];
    float found[3] = {0};
    snprintf(call, sizeof call, "@%s(%%a)", targets[i]);
    run_to(program("%a: tensor<3xf32>", "", call, "tensor<3xf32>", "tensor<3xf32>", 1, ""), a, found, NULL);
    assert_memory_equal(found, a, sizeof a);
    fails(SHLO_INVALID_PROGRAM, "the program declares",
          plan_status(program("%a: tensor<3xf32>", "", call, "tensor<3xf32>", "tensor<2xf32>", 1, ""), &error));
    fails(SHLO_INVALID_PROGRAM, "as many results as operands",
          plan_status(program("%a: tensor<3xf32>", "", call, "tensor<3xf32>", "tensor<3xf32>, tensor<3xf32>", 2, ""),
                      &error));
    snprintf(call, sizeof call, "@%s_(%%a)", targets[i]);
    fails(SHLO_UNSUPPORTED, targets[i],
          plan_status(program("%a: tensor<3xf32>", "", call, "tensor<3xf32>", "tensor<3xf32>", 1, ""), &error));
  }
}

/* --- Random bits of programs for GPUs ----------------------------------------------------------------------------- */

/* Known answers of the authors of the algorithm (Random123 1.09, kat_vectors: threefry 2x32 with 20 rounds). */
static void threefry_gives_the_known_answers(void **state) {
  (void)state;
  const uint32_t operands[4][3] = {{0, 0xffffffff, 0x13198a2e},
                                   {0, 0xffffffff, 0x03707344},
                                   {0, 0xffffffff, 0x243f6a88},
                                   {0, 0xffffffff, 0x85a308d3}};
  const uint32_t expected[2][3] = {{0x6b200159, 0x1cb996fc, 0xc4923a9c}, {0x99ba4efe, 0xbb002be7, 0x483df7a0}};
  const char *const targets[] = {"cu_threefry2x32_ffi", "hip_threefry2x32_ffi", "cu_threefry2x32"};
  for (int t = 0; t < 3; ++t) {
    char call[128];
    snprintf(call, sizeof call, "@%s(%%a, %%b, %%c, %%d) {mhlo.backend_config = {}}", targets[t]);
    shlo_plan *plan = plan_of(program("%a: tensor<3xui32>, %b: tensor<3xui32>, %c: tensor<3xui32>, %d: tensor<3xui32>",
                                      "", call, "tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>",
                                      "tensor<3xui32>, tensor<3xui32>", 2, ""));
    uint32_t results[2][3];
    const void *inputs[] = {operands[0], operands[1], operands[2], operands[3]};
    void *outputs[] = {results[0], results[1]};
    ok(shlo_plan_run_raw(plan, 4, inputs, 2, outputs, NULL, &error));
    assert_memory_equal(results, expected, sizeof expected);
    shlo_plan_destroy(plan);
  }
  fails(SHLO_INVALID_PROGRAM, "tensors of ui32 of one shape",
        plan_status(program("%a: tensor<3xui32>, %b: tensor<2xui32>", "", "@cu_threefry2x32_ffi(%a, %a, %a, %b)",
                            "tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<2xui32>",
                            "tensor<3xui32>, tensor<3xui32>", 2, ""),
                    &error));
}

static void memory_without_contents_is_zero(void **state) {
  (void)state;
  shlo_plan *plan = plan_of(program("", "", "@AllocateBuffer()", "", "tensor<2x2xf32>", 1, ""));
  float result[] = {1, 2, 3, 4};
  void *outputs[] = {result};
  ok(shlo_plan_run_raw(plan, 0, NULL, 1, outputs, NULL, &error));
  assert_memory_equal(result, ((float[4]){0}), sizeof result);
  shlo_plan_destroy(plan);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(top_k_sorts_and_cuts),
      cmocka_unit_test(a_computed_number_of_elements),
      cmocka_unit_test(approximate_top_k_is_exact),
      cmocka_unit_test(targets_of_mhlo_are_ops_of_chlo),
      cmocka_unit_test(threefry_gives_the_known_answers),
      cmocka_unit_test(memory_without_contents_is_zero),
      cmocka_unit_test(windows_have_computed_sizes),
      cmocka_unit_test(random_bits_have_a_computed_shape),
      cmocka_unit_test(assertions_say_what_is_wrong),
      cmocka_unit_test(placement_changes_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
