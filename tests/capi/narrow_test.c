/* Read-only memory, and elements narrower than a byte.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

static void *released;
static void release(void *data, void *user) {
  released = data;
  ++*(int *)user;
}

static void read_only_memory_is_read(void **state) {
  (void)state;
  static const float values[] = {1, 2, 3, 4};
  int64_t four[] = {4};
  int releases = 0;
  shlo_tensor *constant = NULL, *writable = NULL, *sum = NULL;
  float own[4] = {0};
  ok(shlo_tensor_borrow_const(SHLO_TYPE_F32, 1, four, values, sizeof values, release, &releases, &constant, &error));
  ok(shlo_tensor_borrow(SHLO_TYPE_F32, 1, four, own, sizeof own, NULL, NULL, &writable, &error));
  assert_ptr_equal(shlo_tensor_data(constant), values);
  assert_null(shlo_tensor_mutable_data(constant));
  assert_ptr_equal(shlo_tensor_mutable_data(writable), own);

  shlo_plan *plan = plan_of(add_program);
  const shlo_tensor *inputs[] = {constant, constant};
  fails(SHLO_INVALID_ARGUMENT, "output 0 has read-only memory",
        shlo_plan_run(plan, 2, (const shlo_tensor *[]){writable, writable}, 1, &constant, NULL, &error));
  assert_int_equal(values[0], 1);
  ok(shlo_plan_run(plan, 2, inputs, 1, &writable, NULL, &error));
  assert_true(own[0] == 2 && own[3] == 8);

  /* Donated, it is read and nothing else. */
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_donate(options, 0, &error));
  inputs[1] = writable;
  ok(shlo_plan_run(plan, 2, inputs, 1, &sum, options, &error));
  assert_ptr_not_equal(shlo_tensor_data(sum), values);
  assert_int_equal(values[3], 4);
  assert_int_equal(releases, 1);
  assert_ptr_equal(released, values);
  shlo_run_options_destroy(options);
  shlo_tensor_destroy(constant);
  assert_int_equal(releases, 1);
  shlo_tensor_destroy(sum);
  shlo_tensor_destroy(writable);
  shlo_plan_destroy(plan);

  shlo_tensor *out = UNTOUCHED(shlo_tensor);
  fails(SHLO_INVALID_ARGUMENT, "data is NULL",
        shlo_tensor_borrow_const(SHLO_TYPE_F32, 1, four, NULL, 16, NULL, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "size is 15",
        shlo_tensor_borrow_const(SHLO_TYPE_F32, 1, four, values, 15, NULL, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL",
        shlo_tensor_borrow_const(SHLO_TYPE_F32, 1, four, values, 16, NULL, NULL, NULL, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_tensor));
}

/* Each byte that is no element is refused, at every place, and each element is taken. */
static void bytes_that_are_no_elements_are_refused(void **state) {
  (void)state;
  static const struct {
    shlo_element_type type;
    const char *name;
    int least, most; /* as signed bytes for signed types, else as unsigned ones */
  } types[] = {
      {SHLO_TYPE_I1, "i1", 0, 1},
      {SHLO_TYPE_I2, "i2", -2, 1},
      {SHLO_TYPE_I4, "i4", -8, 7},
      {SHLO_TYPE_UI2, "ui2", 0, 3},
      {SHLO_TYPE_UI4, "ui4", 0, 15},
      {SHLO_TYPE_F4E2M1FN, "f4E2M1FN", 0, 15},
      {SHLO_TYPE_F6E2M3FN, "f6E2M3FN", 0, 63},
      {SHLO_TYPE_F6E3M2FN, "f6E3M2FN", 0, 63},
      {SHLO_TYPE_I8, "i8", -128, 127},
      {SHLO_TYPE_UI8, "ui8", 0, 255},
      {SHLO_TYPE_F8E4M3FN, "f8E4M3FN", 0, 255},
  };
  enum { COUNT = 67 };
  size_t refused = 0, taken = 0;
  for (size_t t = 0; t < sizeof types / sizeof *types; ++t) {
    char program[256], expected[128];
    const char *name = types[t].name;
    snprintf(program, sizeof program,
             "func.func @main(%%a: tensor<f32>, %%b: tensor<%dx%s> loc(\"mask\")) -> tensor<%dx%s> {\n"
             "  return %%b : tensor<%dx%s>\n}\n",
             COUNT, name, COUNT, name, COUNT, name);
    shlo_plan *plan = plan_of(program);
    int64_t shape[] = {COUNT};
    uint8_t bytes[COUNT] = {0}, result[COUNT];
    float zero = 0, copy = 0;
    for (int value = 0; value < 256; ++value) {
      size_t at = (size_t)value * 5 % COUNT;
      int element = types[t].least < 0 ? (int8_t)value : value;
      int fits = element >= types[t].least && element <= types[t].most;
      bytes[at] = (uint8_t)value;
      const void *inputs[] = {&zero, bytes};
      void *outputs[] = {result};
      shlo_tensor *scalar = tensor_f32(0, NULL, &copy), *tensor = NULL, *out = NULL;
      ok(shlo_tensor_borrow_const(types[t].type, 1, shape, bytes, COUNT, NULL, NULL, &tensor, &error));
      const shlo_tensor *tensors[] = {scalar, tensor};
      if (fits) {
        ok(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
        assert_memory_equal(result, bytes, COUNT);
        ok(shlo_plan_run(plan, 2, tensors, 1, &out, NULL, &error));
        assert_memory_equal(shlo_tensor_data(out), bytes, COUNT);
        shlo_tensor_destroy(out);
        ++taken;
      } else {
        snprintf(expected, sizeof expected,
                 "input 1 (mask) has the byte %d at index %zu, which is not an element of %s", value, at, name);
        fails(SHLO_INVALID_ARGUMENT, expected, shlo_plan_run_raw(plan, 2, inputs, 1, outputs, NULL, &error));
        fails(SHLO_INVALID_ARGUMENT, expected, shlo_plan_run(plan, 2, tensors, 1, &out, NULL, &error));
        ++refused;
      }
      shlo_tensor_destroy(tensor);
      shlo_tensor_destroy(scalar);
      bytes[at] = 0;
    }
    shlo_plan_destroy(plan);
  }
  assert_int_equal(taken, 2 + 4 + 16 + 4 + 16 + 16 + 64 + 64 + 3 * 256);
  assert_int_equal(taken + refused, 11 * 256);
}

static void a_constant_has_elements(void **state) {
  (void)state;
  static const uint8_t bytes[] = {1, 0, 3};
  int64_t three[] = {3};
  shlo_builder *builder = NULL;
  shlo_tensor *tensor = NULL;
  const shlo_attribute *out = UNTOUCHED(const shlo_attribute);
  ok(shlo_builder_create(NULL, 0, &builder, &error));
  ok(shlo_tensor_borrow_const(SHLO_TYPE_I1, 1, three, bytes, 3, NULL, NULL, &tensor, &error));
  fails(SHLO_INVALID_ARGUMENT, "tensor has the byte 3 at index 2, which is not an element of i1",
        shlo_builder_tensor_attribute(builder, tensor, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(const shlo_attribute));
  shlo_tensor_destroy(tensor);
  shlo_builder_destroy(builder);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(read_only_memory_is_read),
      cmocka_unit_test(bytes_that_are_no_elements_are_refused),
      cmocka_unit_test(a_constant_has_elements),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
