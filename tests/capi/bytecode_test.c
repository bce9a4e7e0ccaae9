/* artifact.h: MLIR bytecode of programs, which is no artifact.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "artifacts.h"

static shlo_buffer *bytecode_of(const shlo_module *module) {
  shlo_buffer *bytes = NULL;
  ok(shlo_module_write_bytecode(module, &bytes, &error));
  return bytes;
}

static shlo_module *load(const shlo_buffer *bytes) {
  shlo_module *module = NULL;
  ok(shlo_module_load(shlo_buffer_data(bytes), shlo_buffer_size(bytes), NULL, &module, &error));
  return module;
}

/* What artifacts lack: CHLO, types with bounds, quantized types as they are, ops and attributes of other dialects. */
static const char *const programs[] = {
    add_program,
    "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %0 = chlo.tan %x : tensor<4xf32> -> tensor<4xf32>\n"
    "  return %0 : tensor<4xf32>\n"
    "}\n",
    "func.func @main(%x: tensor<?x3xf32, #stablehlo.bounds<8, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<8, ?>> {\n"
    "  %0 = stablehlo.negate %x : tensor<?x3xf32, #stablehlo.bounds<8, ?>>\n"
    "  return %0 : tensor<?x3xf32, #stablehlo.bounds<8, ?>>\n"
    "}\n",
    "func.func @main(%x: tensor<4x!quant.uniform<i8:f32, 2.0:15>>, %t: !stablehlo.token) -> !stablehlo.token {\n"
    "  %0 = stablehlo.add %x, %x : tensor<4x!quant.uniform<i8:f32, 2.0:15>>\n"
    "  return %t : !stablehlo.token\n"
    "}\n",
    "func.func @main(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf32> attributes {a.b = #c.d<1>, e} {\n"
    "  %c = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>\n"
    "  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [HIGH, DEFAULT] : "
    "(tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>\n"
    "  %1 = \"p.q\"(%0) <{r = 1 : i32}> ({\n"
    "  ^bb0(%z: tensor<f32>):\n"
    "    \"p.s\"(%z) : (tensor<f32>) -> ()\n"
    "  }) {u = [#stablehlo<precision HIGHEST>, \"v\"]} : (tensor<2x4xf32>) -> tensor<2x4xf32>\n"
    "  return %1 : tensor<2x4xf32>\n"
    "}\n",
};

static void programs_come_back(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof programs / sizeof *programs; ++i) {
    shlo_module *module = parse(programs[i]);
    shlo_buffer *bytes = bytecode_of(module);
    assert_int_equal(shlo_content_detect(shlo_buffer_data(bytes), shlo_buffer_size(bytes)), SHLO_CONTENT_MLIR_BYTECODE);
    shlo_module *back = load(bytes);
    expect_same_text(back, module);
    /* The twin: another program has other bytes. */
    shlo_module *other = parse(programs[(i + 1) % (sizeof programs / sizeof *programs)]);
    shlo_buffer *others = bytecode_of(other), *again = bytecode_of(back);
    assert_int_equal(shlo_buffer_size(again), shlo_buffer_size(bytes));
    assert_memory_equal(shlo_buffer_data(again), shlo_buffer_data(bytes), shlo_buffer_size(bytes));
    assert_true(shlo_buffer_size(others) != shlo_buffer_size(bytes) ||
                memcmp(shlo_buffer_data(others), shlo_buffer_data(bytes), shlo_buffer_size(bytes)));
    shlo_buffer_destroy(again);
    shlo_buffer_destroy(others);
    shlo_module_destroy(other);
    shlo_module_destroy(back);
    shlo_buffer_destroy(bytes);
    shlo_module_destroy(module);
  }
}

/* With constants and locations of a real program. */
static void a_model_comes_back(void **state) {
  (void)state;
  shlo_module *module = NULL;
  ok(shlo_artifact_read(model, model_size, NULL, &module, &error));
  shlo_buffer *bytes = bytecode_of(module);
  shlo_module *back = load(bytes);
  expect_same_text(back, module);
  shlo_buffer *left = write_for(module, NULL), *right = write_for(back, NULL);
  assert_int_equal(shlo_buffer_size(left), shlo_buffer_size(right));
  assert_memory_equal(shlo_buffer_data(left), shlo_buffer_data(right), shlo_buffer_size(left));
  shlo_buffer_destroy(right);
  shlo_buffer_destroy(left);
  shlo_module_destroy(back);
  shlo_buffer_destroy(bytes);
  shlo_module_destroy(module);
}

static void it_is_no_artifact(void **state) {
  (void)state;
  shlo_module *module = parse(add_program), *made = UNTOUCHED(shlo_module);
  shlo_buffer *bytes = bytecode_of(module);
  fails(SHLO_MALFORMED, "MLIR bytecode",
        shlo_artifact_read(shlo_buffer_data(bytes), shlo_buffer_size(bytes), NULL, &made, &error));
  /* Other bytecode of MLIR is not read. */
  char *other = malloc(shlo_buffer_size(bytes));
  memcpy(other, shlo_buffer_data(bytes), shlo_buffer_size(bytes));
  other[5] ^= 1;
  fails(SHLO_MALFORMED, "MLIR bytecode of other dialects",
        shlo_module_load(other, shlo_buffer_size(bytes), NULL, &made, &error));
  assert_ptr_equal(made, UNTOUCHED(shlo_module));
  free(other);
  shlo_module *versioned = NULL;
  ok(shlo_module_run_passes(module, BYTES("stablehlo-legalize-to-vhlo"), NULL, &versioned, &error));
  shlo_buffer *none = UNTOUCHED(shlo_buffer);
  fails(SHLO_INVALID_ARGUMENT, "versioned ops", shlo_module_write_bytecode(versioned, &none, &error));
  fails(SHLO_INVALID_ARGUMENT, "module", shlo_module_write_bytecode(NULL, &none, &error));
  fails(SHLO_INVALID_ARGUMENT, "out", shlo_module_write_bytecode(module, NULL, &error));
  shlo_module_destroy(versioned);
  shlo_buffer_destroy(bytes);
  shlo_module_destroy(module);
}

/* Every byte of a program is damaged in eight ways: a status, and what is read can be printed. */
static void damaged_bytes_are_refused(void **state) {
  (void)state;
  size_t read = 0, refused = 0;
  for (size_t i = 0; i < sizeof programs / sizeof *programs; ++i) {
    shlo_module *module = parse(programs[i]);
    shlo_buffer *bytes = bytecode_of(module);
    const size_t size = shlo_buffer_size(bytes);
    char *damaged = malloc(size);
    for (size_t at = 0; at < size; ++at)
      for (int bit = 0; bit < 8; ++bit) {
        memcpy(damaged, shlo_buffer_data(bytes), size);
        damaged[at] ^= (char)(1 << bit);
        shlo_module *made = NULL;
        shlo_buffer *text = NULL;
        if (shlo_module_load(damaged, size, NULL, &made, NULL) == SHLO_OK) {
          ok(shlo_module_print(made, NULL, &text, &error));
          shlo_buffer_destroy(text);
          shlo_module_destroy(made);
          ++read;
        } else
          ++refused;
      }
    free(damaged);
    shlo_buffer_destroy(bytes);
    shlo_module_destroy(module);
  }
  print_message("%zu damaged programs are read, %zu refused\n", read, refused);
  assert_true(read > 1000 && refused > 5000);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(programs_come_back),
      cmocka_unit_test(a_model_comes_back),
      cmocka_unit_test(it_is_no_artifact),
      cmocka_unit_test(damaged_bytes_are_refused),
  };
  return cmocka_run_group_tests(tests, read_model, free_model);
}
