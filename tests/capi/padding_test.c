/* passes.h: bounded dimensions, padded to their bounds (tests/capi/padding/make.py). Each program runs as it is, with
 * the extents of its inputs, and padded, with inputs that have numbers behind these extents which no result may show.
 * Both must give what numpy gives. In the twin, one extent is less by one.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>

enum { MOST = 16 };
static size_t cases, unpadded, runs, twins, different;

typedef struct {
  shlo_tensor *values[MOST];
  size_t count;
} Values;

static Values run(const shlo_module *module, const char *name, const Values *inputs) {
  shlo_plan_options *options = NULL;
  shlo_plan *plan = NULL;
  Values outputs = {{NULL}, 0};
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_function(options, name, strlen(name), &error));
  ok(shlo_plan_create(module, options, &plan, &error));
  outputs.count = shlo_plan_output_count(plan);
  assert_true(outputs.count <= MOST);
  ok(shlo_plan_run(plan, inputs ? inputs->count : 0, (const shlo_tensor *const *)(inputs ? inputs->values : NULL),
                   outputs.count, outputs.values, NULL, &error));
  shlo_plan_destroy(plan);
  shlo_plan_options_destroy(options);
  return outputs;
}
static void destroy(Values *values) {
  for (size_t i = 0; i < values->count; ++i)
    shlo_tensor_destroy(values->values[i]);
}

/* Copies the part that both tensors have: `to` may be larger, or smaller. */
static void copy_part(const shlo_tensor *from, shlo_tensor *to) {
  const size_t rank = shlo_tensor_rank(from), size = shlo_element_type_size(shlo_tensor_element_type(from));
  const int64_t *a = shlo_tensor_shape(from), *b = shlo_tensor_shape(to);
  int64_t index[8] = {0};
  for (size_t i = 0; i < rank; ++i)
    if (a[i] == 0 || b[i] == 0)
      return;
  for (;;) {
    int64_t in = 0, out = 0;
    for (size_t i = 0; i < rank; ++i) {
      in = in * a[i] + index[i];
      out = out * b[i] + index[i];
    }
    memcpy((char *)shlo_tensor_mutable_data(to) + (size_t)out * size,
           (const char *)shlo_tensor_data(from) + (size_t)in * size, size);
    size_t i = rank;
    while (i > 0 && ++index[i - 1] == (a[i - 1] < b[i - 1] ? a[i - 1] : b[i - 1]))
      index[--i] = 0;
    if (i == 0)
      return;
  }
}

static shlo_tensor *like(const shlo_tensor *tensor, const int64_t *shape) {
  shlo_tensor *made = NULL;
  ok(shlo_tensor_create(shlo_tensor_element_type(tensor), (int32_t)shlo_tensor_rank(tensor), shape, &made, &error));
  return made;
}
static shlo_tensor *number(int32_t value) {
  shlo_tensor *made = NULL;
  ok(shlo_tensor_copy(SHLO_TYPE_I32, 0, NULL, &value, sizeof value, NULL, &made, &error));
  return made;
}

static bool same(const Values *a, const Values *b) {
  for (size_t i = 0; i < b->count; ++i)
    if (shlo_tensor_size(a->values[i]) != shlo_tensor_size(b->values[i]) ||
        memcmp(shlo_tensor_data(a->values[i]), shlo_tensor_data(b->values[i]), shlo_tensor_size(b->values[i])) != 0 ||
        memcmp(shlo_tensor_shape(a->values[i]), shlo_tensor_shape(b->values[i]),
               shlo_tensor_rank(b->values[i]) * sizeof(int64_t)) != 0)
      return false;
  return true;
}

/* What the padded program gives, cut to the extents that it gives. `less` is taken from the first extent. */
static Values run_padded(const shlo_function *original, const shlo_module *padded, const Values *inputs, int32_t less) {
  shlo_function *function = NULL;
  ok(shlo_module_function(padded, "main", 4, &function, &error));
  Values given = *inputs;
  for (size_t i = 0; i < inputs->count; ++i) {
    const int64_t *declared = shlo_function_argument_shape(original, i);
    const size_t rank = shlo_tensor_rank(inputs->values[i]);
    int64_t shape[8];
    for (size_t dim = 0; dim < rank; ++dim) {
      shape[dim] = shlo_function_argument_shape(function, i)[dim];
      assert_true(shape[dim] != SHLO_DYNAMIC);
      if (declared[dim] != SHLO_DYNAMIC)
        continue;
      assert_true(given.count < MOST);
      int32_t extent = (int32_t)shlo_tensor_shape(inputs->values[i])[dim];
      if (given.count == inputs->count && extent >= less)
        extent -= less;
      given.values[given.count++] = number(extent);
    }
    given.values[i] = like(inputs->values[i], shape);
    memset(shlo_tensor_mutable_data(given.values[i]), /* NaN for floats, great integers */
           shlo_tensor_element_type(given.values[i]) == SHLO_TYPE_I1 ? 1 : 0x7F, shlo_tensor_size(given.values[i]));
    if (shlo_tensor_element_type(given.values[i]) == SHLO_TYPE_F32)
      for (size_t k = 0; k < shlo_tensor_size(given.values[i]) / 4; ++k)
        ((uint32_t *)shlo_tensor_mutable_data(given.values[i]))[k] = k % 2 ? 0x7FC00000 : 0xFF800000;
    copy_part(inputs->values[i], given.values[i]);
  }
  Values outputs = run(padded, "main", &given);
  const size_t own = shlo_function_result_count(original);
  size_t next = own;
  for (size_t i = 0; i < own; ++i) {
    int64_t shape[8];
    for (size_t dim = 0; dim < (size_t)shlo_function_result_rank(original, i); ++dim) {
      shape[dim] = shlo_tensor_shape(outputs.values[i])[dim];
      if (shlo_function_result_shape(original, i)[dim] != SHLO_DYNAMIC)
        continue;
      assert_true(next < outputs.count);
      const int32_t extent = *(const int32_t *)shlo_tensor_data(outputs.values[next++]);
      const bool fits = extent >= 0 && extent <= shlo_tensor_shape(outputs.values[i])[dim];
      assert_true(fits || less);
      shape[dim] = fits ? extent : 0;
    }
    shlo_tensor *part = like(outputs.values[i], shape);
    copy_part(outputs.values[i], part);
    shlo_tensor_destroy(outputs.values[i]);
    outputs.values[i] = part;
  }
  assert_int_equal(next, outputs.count);
  destroy(&given);
  shlo_function_destroy(function);
  return outputs;
}

static void check(const char *text, size_t length) {
  shlo_module *module = NULL, *kept = NULL, *specialized = NULL, *piped = NULL;
  ok(shlo_module_parse(text, length, NULL, &module, &error));
  shlo_specialize_options *options = NULL;
  ok(shlo_specialize_options_create(&options, &error));
  ok(shlo_module_specialize(module, options, NULL, &kept, &error));
  ok(shlo_specialize_options_set_pad_bounded(options, 1, &error));
  ok(shlo_module_specialize(module, options, NULL, &specialized, &error));
  static const char pass[] = "pad-bounded-dimensions";
  ok(shlo_module_run_passes(module, pass, sizeof pass - 1, NULL, &piped, &error));
  Values inputs = run(module, "inputs", NULL), expected = run(module, "expected", NULL);
  if (memcmp(text, "// only padded", 14) != 0) {
    Values bounded = run(module, "main", &inputs);
    if (!same(&bounded, &expected))
      fail_msg("the bounded program of case %zu: %.60s", cases, text);
    destroy(&bounded);
    ++unpadded;
  }
  /* What is refined first may have fewer bounded dimensions. */
  const shlo_module *before[] = {kept, module}, *after[] = {specialized, piped};
  for (size_t i = 0; i < 2; ++i, ++runs) {
    shlo_function *original = NULL;
    ok(shlo_module_function(before[i], "main", 4, &original, &error));
    Values found = run_padded(original, after[i], &inputs, 0), twin = run_padded(original, after[i], &inputs, 1);
    if (!same(&found, &expected))
      fail_msg("the padded program of case %zu: %.60s", cases, text);
    ++twins;
    different += !same(&twin, &expected);
    destroy(&found);
    destroy(&twin);
    shlo_function_destroy(original);
  }
  destroy(&inputs);
  destroy(&expected);
  shlo_module_destroy(kept);
  shlo_module_destroy(piped);
  shlo_module_destroy(specialized);
  shlo_specialize_options_destroy(options);
  shlo_module_destroy(module);
  ++cases;
}

static void programs_give_what_they_gave(void **state) {
  (void)state;
  static char text[1 << 19];
  FILE *file = fopen(SHLO_PASS_DATA "/../padding/programs.mlir", "rb");
  assert_non_null(file);
  const size_t size = fread(text, 1, sizeof text - 1, file);
  assert_true(size > 0 && size < sizeof text - 1);
  fclose(file);
  for (char *at = text, *end; at; at = end ? end + 9 : NULL) {
    end = strstr(at, "// -----\n");
    check(at, end ? (size_t)(end - at) : strlen(at));
  }
  print_message("%zu cases, %zu of them also with bounds, %zu of %zu twins differ\n", cases, unpadded, different,
                twins);
  assert_true(cases >= 100 && unpadded * 10 >= cases * 9 && runs == 2 * cases);
  assert_true(different * 3 >= twins * 2); /* some extents are 0, and some results do not depend on the first one */
}

static void refuses(const char *text, shlo_status code, const char *message) {
  shlo_module *module = parse(text), *made = UNTOUCHED(shlo_module);
  shlo_specialize_options *options = NULL;
  ok(shlo_specialize_options_create(&options, &error));
  ok(shlo_specialize_options_set_pad_bounded(options, 1, &error));
  fails(code, message, shlo_module_specialize(module, options, NULL, &made, &error));
  assert_ptr_equal(made, UNTOUCHED(shlo_module));
  ok(shlo_specialize_options_set_pad_bounded(options, 0, &error));
  made = NULL;
  ok(shlo_module_specialize(module, options, NULL, &made, &error)); /* the twin keeps the bounds */
  shlo_module_destroy(made);
  shlo_specialize_options_destroy(options);
  shlo_module_destroy(module);
}

/* An op that cannot be padded is named. */
static void others_are_refused(void **state) {
  (void)state;
#define B "tensor<?xf32, #stablehlo.bounds<8>>"
  refuses("func.func @main(%a: " B ") -> " B " {\n"
          "  %0 = stablehlo.custom_call @mine(%a) : (" B ") -> " B "\n  return %0 : " B "\n}\n",
          SHLO_UNSUPPORTED,
          "stablehlo.custom_call': it cannot be padded: its operands or results have bounded dimensions");
  refuses("func.func @main(%a: " B ", %s: tensor<1xi32>) -> tensor<?xf32> {\n"
          "  %0 = stablehlo.real_dynamic_slice %a, %s, %s, %s : (" B
          ", tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> "
          "tensor<?xf32>\n  return %0 : tensor<?xf32>\n}\n",
          SHLO_UNSUPPORTED,
          "stablehlo.real_dynamic_slice': it cannot be padded: a result has a dynamic dimension without a bound");
  refuses("func.func @main(%a: tensor<?xf32, #stablehlo.bounds<4611686018427387904>>) -> tensor<?xf32, "
          "#stablehlo.bounds<4611686018427387904>> {\n"
          "  %0 = stablehlo.reverse %a, dims = [0] : tensor<?xf32, #stablehlo.bounds<4611686018427387904>>\n"
          "  return %0 : tensor<?xf32, #stablehlo.bounds<4611686018427387904>>\n}\n",
          SHLO_UNSUPPORTED, "stablehlo.reverse': it cannot be padded: its bounds are too large");
  refuses("func.func @main(%a: " B ", %p: tensor<i1>) -> tensor<?xf32> {\n"
          "  %0 = \"stablehlo.if\"(%p) ({\n    stablehlo.return %a : " B "\n  }, {\n    stablehlo.return %a : " B
          "\n  }) : (tensor<i1>) -> tensor<?xf32>\n  return %0 : tensor<?xf32>\n}\n",
          SHLO_UNSUPPORTED, "stablehlo.if': it cannot be padded: the bounds of a value are lost");
  refuses(
      "func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<4, 4>>) -> tensor<?x?xf32, #stablehlo.bounds<4, 4>> {\n"
      "  %0 = stablehlo.cholesky %a : tensor<?x?xf32, #stablehlo.bounds<4, 4>>\n"
      "  return %0 : tensor<?x?xf32, #stablehlo.bounds<4, 4>>\n}\n",
      SHLO_UNSUPPORTED, "stablehlo.cholesky': it cannot be padded: the extents of its matrices are bounded");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(programs_give_what_they_gave),
      cmocka_unit_test(others_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
