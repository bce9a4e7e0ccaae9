/* artifact.h: large constants that are borrowed from the caller's bytes or from a file.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <unistd.h>

enum { processes = 128 * 128, text_size = 1 << 20 };

/* One table of 128 KiB is a constant and also an attribute that a rule reads. A second constant of that size is a
 * splat. */
static char *program(void) {
  char *text = malloc(text_size), *hex = malloc(processes * 16 + 1);
  assert_non_null(text);
  assert_non_null(hex);
  for (int i = 0; i < processes; ++i)
    snprintf(hex + 16 * i, 17, "%02X%02X000000000000", i & 255, i >> 8);
  snprintf(text, text_size,
           "func.func @main(%%x: tensor<i64>) -> (tensor<128x128xi64>, tensor<128x128xi64>) {\n"
           "  %%0 = stablehlo.constant dense<\"0x%s\"> : tensor<128x128xi64>\n"
           "  %%1 = stablehlo.constant dense<7> : tensor<128x128xi64>\n"
           "  return %%0, %%1 : tensor<128x128xi64>, tensor<128x128xi64>\n"
           "}\n"
           "func.func @gathered(%%x: tensor<8xf32>) -> tensor<8xf32> {\n"
           "  %%0 = \"stablehlo.all_reduce\"(%%x) <{replica_groups = dense<\"0x%s\"> : tensor<128x128xi64>}> ({\n"
           "  ^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n"
           "    %%1 = stablehlo.add %%a, %%b : tensor<f32>\n"
           "    stablehlo.return %%1 : tensor<f32>\n"
           "  }) : (tensor<8xf32>) -> tensor<8xf32>\n"
           "  return %%0 : tensor<8xf32>\n"
           "}\n"
           "func.func @again() -> tensor<128x128xi64> {\n"
           "  %%0 = stablehlo.constant dense<\"0x%s\"> : tensor<128x128xi64>\n"
           "  return %%0 : tensor<128x128xi64>\n"
           "}\n",
           hex, hex, hex);
  free(hex);
  return text;
}

/* The module as an artifact. */
static shlo_buffer *written(const shlo_module *module) {
  shlo_buffer *artifact = NULL;
  ok(shlo_artifact_write(module, NULL, &artifact, &error));
  return artifact;
}

static void expect_equal(const shlo_buffer *a, const shlo_buffer *b) {
  assert_int_equal(shlo_buffer_size(a), shlo_buffer_size(b));
  assert_memory_equal(shlo_buffer_data(a), shlo_buffer_data(b), shlo_buffer_size(a));
}

static shlo_module *borrow(const void *bytes, size_t size) {
  shlo_read_options *options = NULL;
  shlo_module *module = NULL;
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_read_options_set_borrow(options, 1, &error));
  ok(shlo_artifact_read(bytes, size, options, &module, &error));
  shlo_read_options_destroy(options);
  return module;
}

/* The first op of the first function. */
static const shlo_operation *first_op(const shlo_module *module) {
  const shlo_operation *function = shlo_region_first(shlo_operation_region(shlo_module_operation(module), 0));
  return shlo_region_first(shlo_operation_region(function, 0));
}
static const shlo_attribute *first_constant(const shlo_module *module) {
  const shlo_attribute *value = shlo_operation_attribute(first_op(module), "value", 5);
  assert_non_null(value);
  assert_int_equal(shlo_attribute_kind_of(value), SHLO_ATTRIBUTE_TENSOR);
  return value;
}

static int lies_in(const void *part, const shlo_buffer *whole) {
  const char *begin = shlo_buffer_data(whole), *at = part;
  return at >= begin && at < begin + shlo_buffer_size(whole);
}

static void expect_same_in_every_form(const shlo_module *a, const shlo_module *b) {
  shlo_buffer *left = written(a), *right = written(b);
  expect_equal(left, right);
  shlo_buffer_destroy(left);
  shlo_buffer_destroy(right);
  for (int generic = 0; generic < 2; ++generic) {
    shlo_print_options *options = NULL;
    ok(shlo_print_options_create(&options, &error));
    ok(shlo_print_options_set_generic(options, generic, &error));
    ok(shlo_module_print(a, options, &left, &error));
    ok(shlo_module_print(b, options, &right, &error));
    expect_equal(left, right);
    shlo_buffer_destroy(left);
    shlo_buffer_destroy(right);
    ok(shlo_attribute_print(first_constant(a), options, &left, &error));
    ok(shlo_attribute_print(first_constant(b), options, &right, &error));
    expect_equal(left, right);
    shlo_buffer_destroy(left);
    shlo_buffer_destroy(right);
    ok(shlo_operation_print(first_op(a), options, &left, &error));
    ok(shlo_operation_print(first_op(b), options, &right, &error));
    expect_equal(left, right);
    shlo_buffer_destroy(left);
    shlo_buffer_destroy(right);
    shlo_print_options_destroy(options);
  }
}

static void expect_runs(const shlo_module *module) {
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  shlo_tensor *x = NULL, *outputs[2] = {NULL};
  int64_t zero = 0;
  ok(shlo_tensor_copy(SHLO_TYPE_I64, 0, NULL, &zero, sizeof zero, NULL, &x, &error));
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){x}, 2, outputs, NULL, &error));
  const int64_t *ids = shlo_tensor_data(outputs[0]), *sevens = shlo_tensor_data(outputs[1]);
  for (int i = 0; i < processes; ++i) {
    assert_int_equal(ids[i], i);
    assert_int_equal(sevens[i], 7);
  }
  shlo_tensor_destroy(outputs[0]);
  shlo_tensor_destroy(outputs[1]);
  shlo_tensor_destroy(x);
  shlo_plan_destroy(plan);
}

static void large_constants_stay_in_the_bytes(void **state) {
  (void)state;
  char *text = program();
  shlo_module *parsed = parse(text);
  free(text);
  shlo_buffer *artifact = written(parsed);
  shlo_module *module = borrow(shlo_buffer_data(artifact), shlo_buffer_size(artifact)), *copy = NULL;
  ok(shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &copy, &error));

  size_t size = 0;
  assert_true(lies_in(shlo_attribute_bytes(first_constant(module), &size), artifact));
  assert_int_equal(size, processes * 8);
  assert_false(lies_in(shlo_attribute_bytes(first_constant(copy), NULL), artifact));

  ok(shlo_module_verify(module, &error));
  expect_same_in_every_form(module, parsed);
  expect_same_in_every_form(module, copy);
  expect_runs(module);

  /* Modules that passes made from it keep them too. */
  shlo_module *changed = NULL;
  ok(shlo_module_decompose_chlo(module, &changed, &error));
  shlo_module_destroy(module);
  expect_same_in_every_form(changed, parsed);
  shlo_module_destroy(changed);
  shlo_module_destroy(copy);
  shlo_module_destroy(parsed);
  shlo_buffer_destroy(artifact);
}

/* Twin: a change of the bytes is visible in borrowed constants, and not in a copy. */
static void borrowed_bytes_are_the_callers(void **state) {
  (void)state;
  char *text = program();
  shlo_module *parsed = parse(text);
  free(text);
  shlo_buffer *artifact = written(parsed);
  size_t size = shlo_buffer_size(artifact), length = 0;
  char *bytes = malloc(size);
  assert_non_null(bytes);
  memcpy(bytes, shlo_buffer_data(artifact), size);
  shlo_module *module = borrow(bytes, size);
  const char *value = shlo_attribute_bytes(first_constant(module), &length);
  bytes[value - bytes + 8] ^= 4; /* id 1 becomes 5 */
  shlo_buffer *again = written(module);
  assert_false(shlo_buffer_size(again) == size &&
               memcmp(shlo_buffer_data(again), shlo_buffer_data(artifact), size) == 0);
  shlo_buffer_destroy(again);
  shlo_module_destroy(module);
  free(bytes);
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(parsed);
}

static void a_file_is_read_or_mapped(void **state) {
  (void)state;
  char *text = program();
  shlo_module *parsed = parse(text), *module = NULL;
  shlo_buffer *artifact = written(parsed);
  shlo_read_options *mapping = NULL;
  ok(shlo_read_options_create(&mapping, &error));
  ok(shlo_read_options_set_borrow(mapping, 1, &error));
  const void *contents[] = {shlo_buffer_data(artifact), text};
  const size_t sizes[] = {shlo_buffer_size(artifact), strlen(text)};
  for (int i = 0; i < 4; ++i) {
    const shlo_read_options *options = i / 2 ? mapping : NULL;
    char path[] = "/tmp/borrow_test_XXXXXX";
    int file = mkstemp(path);
    assert_true(file >= 0);
    assert_int_equal(write(file, contents[i % 2], sizes[i % 2]), sizes[i % 2]);
    ok(shlo_module_load_file(path, strlen(path), options, &module, &error));
    if (!options) /* The bytes were read: the file may change. */
      assert_int_equal(ftruncate(file, 0), 0);
    close(file);
    assert_int_equal(unlink(path), 0);
    expect_same_in_every_form(module, parsed);
    expect_runs(module);
    fails(SHLO_IO, path, shlo_module_load_file(path, strlen(path), options, &module, &error));
    shlo_module_destroy(module);
  }
  shlo_read_options_destroy(mapping);
  free(text);

  module = UNTOUCHED(shlo_module);
  fails(SHLO_INVALID_ARGUMENT, "NUL", shlo_module_load_file("a\0b", 3, NULL, &module, &error));
  fails(SHLO_INVALID_ARGUMENT, "path is NULL", shlo_module_load_file(NULL, 3, NULL, &module, &error));
  assert_ptr_equal(module, UNTOUCHED(shlo_module));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_module_load_file("/", 1, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_read_options_set_borrow(NULL, 1, &error));
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(parsed);
}

/* The KiB of a mapped file that count as memory of the process. */
static long resident(const char *path) {
  FILE *maps = fopen("/proc/self/smaps", "r");
  assert_non_null(maps);
  char line[512];
  long total = 0, one;
  int is_file = 0, was_found = 0;
  while (fgets(line, sizeof line, maps)) {
    unsigned long begin, end;
    if (sscanf(line, "%lx-%lx ", &begin, &end) == 2) {
      is_file = strstr(line, path) != NULL;
      was_found |= is_file;
    }
    if (is_file && sscanf(line, "Rss: %ld kB", &one) == 1)
      total += one;
  }
  fclose(maps);
  assert_true(was_found);
  return total;
}

/* Weights that a product has packed are not needed in the file any more; those that a run reads are. */
static void packed_weights_leave_the_file(void **state) {
  (void)state;
  enum { side = 1024, count = side * side, rows = 8 }; /* bytes, which may lie anywhere */
  char *hex = malloc(count * 2 + 1), *text = malloc(count * 2 + 2000);
  signed char *x = malloc(rows * side);
  assert_non_null(hex);
  assert_non_null(text);
  assert_non_null(x);
  for (int i = 0; i < count; ++i)
    snprintf(hex + 2 * i, 3, "%02X", (unsigned)(i % 7 - 3) & 255);
  for (int i = 0; i < rows * side; ++i)
    x[i] = (signed char)(i % 5);
  for (int is_read = 0; is_read < 2; ++is_read) {
    snprintf(text, count * 2 + 2000,
             "func.func @main(%%x: tensor<?x1024xi8>) -> (tensor<?x1024xi32>, tensor<1024x1024xi8>) {\n"
             "  %%0 = stablehlo.constant dense<\"0x%s\"> : tensor<1024x1024xi8>\n"
             "  %%1 = stablehlo.dot_general %%x, %%0, contracting_dims = [1] x [0]"
             " : (tensor<?x1024xi8>, tensor<1024x1024xi8>) -> tensor<?x1024xi32>\n"
             "  %%2 = stablehlo.constant dense<1> : tensor<1024x1024xi8>\n"
             "  return %%1, %%%d : tensor<?x1024xi32>, tensor<1024x1024xi8>\n}\n",
             hex, is_read ? 0 : 2);
    shlo_module *parsed = parse(text), *module = NULL;
    shlo_buffer *artifact = written(parsed);
    char path[] = "/tmp/borrow_test_XXXXXX";
    int file = mkstemp(path);
    assert_true(file >= 0);
    assert_int_equal(write(file, shlo_buffer_data(artifact), shlo_buffer_size(artifact)), shlo_buffer_size(artifact));
    close(file);
    shlo_read_options *mapping = NULL;
    ok(shlo_read_options_create(&mapping, &error));
    ok(shlo_read_options_set_borrow(mapping, 1, &error));
    ok(shlo_module_load_file(path, strlen(path), mapping, &module, &error));
    shlo_read_options_destroy(mapping);
    shlo_plan *plan = NULL;
    ok(shlo_plan_create(module, NULL, &plan, &error));
    const int64_t shape[] = {rows, side};
    shlo_tensor *input = NULL, *outputs[2] = {NULL};
    ok(shlo_tensor_copy(SHLO_TYPE_I8, 2, shape, x, rows * side, NULL, &input, &error));
    ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 2, outputs, NULL, &error));
    const long kept = resident(path);
    if (is_read)
      assert_true(kept >= count / 1024 - 8);
    else
      assert_true(kept < count / 1024 / 4);
    /* Another shape packs them again. */
    for (int again = 0; again < 2; ++again) {
      const int32_t *y = shlo_tensor_data(outputs[0]);
      for (int j = 0; j < side; ++j) {
        int32_t sum = 0;
        for (int k = 0; k < side; ++k)
          sum += x[(rows - 1 - again) * side + k] * ((k * side + j) % 7 - 3);
        assert_true(y[(rows - 1 - again) * side + j] == sum);
      }
      for (int i = 0; i < 2; ++i) {
        shlo_tensor_destroy(outputs[i]);
        outputs[i] = NULL;
      }
      shlo_tensor_destroy(input);
      if (again)
        break;
      const int64_t smaller[] = {rows - 1, side};
      ok(shlo_tensor_copy(SHLO_TYPE_I8, 2, smaller, x, (rows - 1) * side, NULL, &input, &error));
      ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){input}, 2, outputs, NULL, &error));
    }
    shlo_plan_destroy(plan);
    shlo_module_destroy(module);
    shlo_buffer_destroy(artifact);
    shlo_module_destroy(parsed);
    assert_int_equal(unlink(path), 0);
  }
  free(x);
  free(text);
  free(hex);
}

/* --- Bytes that are handed over ------------------------------------------------------------------- */

typedef struct {
  void *bytes;
  int released;
} handed;

static void release_bytes(void *bytes, void *user) {
  handed *given = user;
  assert_ptr_equal(bytes, given->bytes);
  ++given->released;
  /* Nobody may use them any more: valgrind and AddressSanitizer would see it. */
  free(bytes);
}

/* A copy of the artifact that the library frees. */
static handed hand_over(const shlo_buffer *artifact) {
  handed given = {malloc(shlo_buffer_size(artifact)), 0};
  assert_non_null(given.bytes);
  memcpy(given.bytes, shlo_buffer_data(artifact), shlo_buffer_size(artifact));
  return given;
}

static shlo_read_options *options_releasing(handed *given, int32_t borrow) {
  shlo_read_options *options = NULL;
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_read_options_set_borrow(options, borrow, &error));
  ok(shlo_read_options_set_release(options, release_bytes, given, &error));
  return options;
}

static void the_last_user_releases_the_bytes(void **state) {
  (void)state;
  char *text = program();
  shlo_module *parsed = parse(text);
  free(text);
  shlo_buffer *artifact = written(parsed);
  size_t size = shlo_buffer_size(artifact);
  /* The module, one that a pass made from it and a function go in each of their orders. */
  for (int order = 0; order < 6; ++order) {
    handed given = hand_over(artifact);
    shlo_read_options *options = options_releasing(&given, 1);
    shlo_module *module = NULL, *changed = NULL;
    shlo_function *function = NULL;
    if (order % 2)
      ok(shlo_artifact_read(given.bytes, size, options, &module, &error));
    else
      ok(shlo_module_load(given.bytes, size, options, &module, &error));
    shlo_read_options_destroy(options);
    ok(shlo_module_decompose_chlo(module, &changed, &error));
    ok(shlo_module_function_at(module, 0, &function, &error));
    expect_runs(changed); /* a plan of static shapes has copies */
    int left[] = {0, 1, 2};
    for (int count = 3, rest = order; count; rest /= count, --count) {
      const int at = rest % count, which = left[at];
      assert_int_equal(given.released, 0);
      if (which == 0)
        shlo_module_destroy(module);
      else if (which == 1)
        shlo_module_destroy(changed);
      else
        shlo_function_destroy(function);
      left[at] = left[count - 1];
    }
    assert_int_equal(given.released, 1);
  }
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(parsed);
}

static void a_dynamic_plan_uses_the_bytes(void **state) {
  (void)state;
  char *text = program(), *dynamic = malloc(text_size);
  assert_non_null(dynamic);
  /* The constant of the program in a function that takes its shape from its argument. */
  const char *constant = strstr(text, "  %0 = stablehlo.constant");
  snprintf(dynamic, text_size,
           "func.func @main(%%x: tensor<?xi64>) -> (tensor<128x128xi64>, tensor<?xi64>) {\n"
           "%.*s\n  return %%0, %%x : tensor<128x128xi64>, tensor<?xi64>\n}\n",
           (int)(strchr(constant, '\n') - constant), constant);
  shlo_module *parsed = parse(dynamic), *module = NULL;
  free(text);
  free(dynamic);
  shlo_buffer *artifact = written(parsed);
  handed given = hand_over(artifact);
  shlo_read_options *options = options_releasing(&given, 1);
  ok(shlo_artifact_read(given.bytes, shlo_buffer_size(artifact), options, &module, &error));
  shlo_read_options_destroy(options);
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  shlo_module_destroy(module);
  assert_int_equal(given.released, 0);
  const int64_t shape[] = {2}, values[] = {5, 6};
  shlo_tensor *x = NULL, *outputs[2] = {NULL};
  ok(shlo_tensor_copy(SHLO_TYPE_I64, 1, shape, values, sizeof values, NULL, &x, &error));
  ok(shlo_plan_run(plan, 1, (const shlo_tensor *const[]){x}, 2, outputs, NULL, &error));
  assert_int_equal(((const int64_t *)shlo_tensor_data(outputs[0]))[77], 77);
  shlo_plan_destroy(plan);
  assert_int_equal(given.released, 1);
  /* Its results are their own. */
  assert_int_equal(((const int64_t *)shlo_tensor_data(outputs[0]))[processes - 1], processes - 1);
  for (int i = 0; i < 2; ++i)
    shlo_tensor_destroy(outputs[i]);
  shlo_tensor_destroy(x);
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(parsed);
}

/* A matrix that a product packs, and that a run reads, too. */
static void a_static_plan_outlives_the_bytes(void **state) {
  (void)state;
  enum { rows = 128, columns = 160, count = rows * columns };
  char *hex = malloc(count * 8 + 1), *text = malloc(text_size);
  assert_non_null(hex);
  assert_non_null(text);
  float *numbers = malloc(count * sizeof *numbers);
  assert_non_null(numbers);
  for (int i = 0; i < count; ++i) {
    numbers[i] = (float)(i % 11 - 5);
    const unsigned char *bytes = (const unsigned char *)&numbers[i];
    snprintf(hex + 8 * i, 9, "%02X%02X%02X%02X", bytes[0], bytes[1], bytes[2], bytes[3]);
  }
  for (int is_read = 0; is_read < 2; ++is_read) {
    snprintf(text, text_size,
             "func.func @main(%%x: tensor<8x128xf32>) -> (tensor<8x160xf32>, tensor<128x160xf32>) {\n"
             "  %%0 = stablehlo.constant dense<\"0x%s\"> : tensor<128x160xf32>\n"
             "  %%1 = stablehlo.dot_general %%x, %%0, contracting_dims = [1] x [0]"
             " : (tensor<8x128xf32>, tensor<128x160xf32>) -> tensor<8x160xf32>\n"
             "  %%2 = stablehlo.constant dense<1.0> : tensor<128x160xf32>\n"
             "  return %%1, %%%d : tensor<8x160xf32>, tensor<128x160xf32>\n}\n",
             hex, is_read ? 0 : 2);
    shlo_module *parsed = parse(text), *module = NULL;
    shlo_buffer *artifact = written(parsed);
    handed given = hand_over(artifact);
    shlo_read_options *options = options_releasing(&given, 1);
    ok(shlo_artifact_read(given.bytes, shlo_buffer_size(artifact), options, &module, &error));
    shlo_read_options_destroy(options);
    shlo_plan *plan = NULL;
    ok(shlo_plan_create(module, NULL, &plan, &error));
    assert_int_equal(given.released, 0);
    shlo_module_destroy(module);
    assert_int_equal(given.released, 1);
    float x[8 * rows], *y = malloc(8 * columns * sizeof *y), *other = malloc(count * sizeof *other);
    assert_non_null(y);
    assert_non_null(other);
    for (int i = 0; i < 8 * rows; ++i)
      x[i] = (float)(i % 7);
    const void *inputs[] = {x};
    void *outputs[] = {y, other};
    ok(shlo_plan_run_raw(plan, 1, inputs, 2, outputs, NULL, &error));
    for (int i = 0; i < 8; ++i)
      for (int j = 0; j < columns; ++j) {
        float sum = 0;
        for (int k = 0; k < rows; ++k)
          sum += x[i * rows + k] * numbers[k * columns + j];
        assert_true(y[i * columns + j] == sum);
      }
    for (int i = 0; i < count; ++i)
      assert_true(other[i] == (is_read ? numbers[i] : 1));
    free(y);
    free(other);
    shlo_plan_destroy(plan);
    shlo_buffer_destroy(artifact);
    shlo_module_destroy(parsed);
  }
  free(numbers);
  free(text);
  free(hex);
}

static void bytes_without_users_are_released(void **state) {
  (void)state;
  shlo_module *parsed = parse(add_program), *module = NULL;
  shlo_buffer *artifact = written(parsed);
  /* Nothing is borrowed. */
  for (int32_t borrow = 0; borrow < 2; ++borrow) {
    handed given = hand_over(artifact);
    shlo_read_options *options = options_releasing(&given, borrow);
    ok(shlo_artifact_read(given.bytes, shlo_buffer_size(artifact), options, &module, &error));
    shlo_module_destroy(module);
    assert_int_equal(given.released, 1);

    /* The same options serve the next read; text has no constants that could be borrowed. */
    given = (handed){strdup(add_program), 0};
    ok(shlo_module_load(given.bytes, strlen(add_program), options, &module, &error));
    assert_int_equal(given.released, 1);
    shlo_module_destroy(module);
    assert_int_equal(given.released, 1);

    /* The text of a versioned program becomes an artifact, which is borrowed by nobody. */
    shlo_buffer *versioned = NULL;
    ok(shlo_artifact_print(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &versioned, &error));
    given = hand_over(versioned);
    ok(shlo_module_load(given.bytes, shlo_buffer_size(versioned), options, &module, &error));
    assert_int_equal(given.released, 1);
    shlo_module_destroy(module);
    shlo_buffer_destroy(versioned);

    /* A file has no bytes of the caller. */
    given.released = 0;
    ok(shlo_module_load_file(SHLO_MODEL, strlen(SHLO_MODEL), options, &module, &error));
    shlo_module_destroy(module);
    assert_int_equal(given.released, 0);

    /* After a failure the caller keeps the bytes. */
    given = hand_over(artifact);
    module = UNTOUCHED(shlo_module);
    fails(SHLO_MALFORMED, "",
          shlo_artifact_read(given.bytes, shlo_buffer_size(artifact) / 2, options, &module, &error));
    fails(SHLO_MALFORMED, "", shlo_module_load(given.bytes, 3, options, &module, &error));
    fails(SHLO_INVALID_ARGUMENT, "out is NULL",
          shlo_module_load(given.bytes, shlo_buffer_size(artifact), options, NULL, &error));
    assert_ptr_equal(module, UNTOUCHED(shlo_module));
    assert_int_equal(given.released, 0);

    /* NULL takes the function away. */
    ok(shlo_read_options_set_release(options, NULL, &given, &error));
    ok(shlo_artifact_read(given.bytes, shlo_buffer_size(artifact), options, &module, &error));
    shlo_module_destroy(module);
    assert_int_equal(given.released, 0);
    free(given.bytes);
    shlo_read_options_destroy(options);
  }
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_read_options_set_release(NULL, release_bytes, NULL, &error));
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(parsed);
}

/* The text of a versioned program becomes an artifact on the way, whose bytes are gone when its constants are used. */
static void constants_of_versioned_text_are_copied(void **state) {
  (void)state;
  enum { COUNT = 1 << 18 };
  static const char digits[] = "0123456789ABCDEF";
  char *text = malloc(8 * COUNT + 512), *end = text;
  end += sprintf(end, "func.func @main() -> tensor<%dxf32> {\n  %%0 = stablehlo.constant dense<\"0x", COUNT);
  for (uint32_t i = 0; i < COUNT; ++i) /* small numbers */
    for (uint32_t byte = 0, number = i; byte < 4; ++byte, number >>= 8) {
      *end++ = digits[number >> 4 & 15];
      *end++ = digits[number & 15];
    }
  sprintf(end, "\"> : tensor<%dxf32>\n  return %%0 : tensor<%dxf32>\n}\n", COUNT, COUNT);
  shlo_module *module = parse(text);
  shlo_buffer *artifact = written(module), *versioned = NULL;
  ok(shlo_artifact_print(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &versioned, &error));
  char path[] = "/tmp/shlo-versioned-XXXXXX";
  int descriptor = mkstemp(path);
  FILE *file = fdopen(descriptor, "wb");
  assert_int_equal(fwrite(shlo_buffer_data(versioned), 1, shlo_buffer_size(versioned), file),
                   shlo_buffer_size(versioned));
  fclose(file);
  shlo_read_options *options = NULL;
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_read_options_set_borrow(options, 1, &error));
  shlo_module *loaded[3] = {NULL, NULL, NULL};
  ok(shlo_module_load_file(path, strlen(path), NULL, &loaded[0], &error));
  ok(shlo_module_load(shlo_buffer_data(versioned), shlo_buffer_size(versioned), options, &loaded[1], &error));
  ok(shlo_module_load_file(path, strlen(path), options, &loaded[2], &error));
  remove(path);
  shlo_read_options_destroy(options);
  shlo_buffer_destroy(versioned);
  shlo_buffer_destroy(artifact);
  memset(text, 0, 8 * COUNT);
  for (int i = 0; i < 3; ++i) {
    shlo_plan *plan = NULL;
    ok(shlo_plan_create(loaded[i], NULL, &plan, &error));
    shlo_module_destroy(loaded[i]);
    uint32_t *out = malloc(COUNT * sizeof *out);
    void *outputs[] = {out};
    ok(shlo_plan_run_raw(plan, 0, NULL, 1, outputs, NULL, &error));
    for (uint32_t k = 0; k < COUNT; ++k)
      assert_int_equal(out[k], k);
    free(out);
    shlo_plan_destroy(plan);
  }
  shlo_module_destroy(module);
  free(text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(large_constants_stay_in_the_bytes),
      cmocka_unit_test(borrowed_bytes_are_the_callers),
      cmocka_unit_test(a_file_is_read_or_mapped),
      cmocka_unit_test(the_last_user_releases_the_bytes),
      cmocka_unit_test(a_dynamic_plan_uses_the_bytes),
      cmocka_unit_test(a_static_plan_outlives_the_bytes),
      cmocka_unit_test(packed_weights_leave_the_file),
      cmocka_unit_test(bytes_without_users_are_released),
      cmocka_unit_test(constants_of_versioned_text_are_copied),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
