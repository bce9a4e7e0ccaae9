/* artifact.h: inspecting, reading, writing. (versions_needed_test.c: required versions; versioned_text_test.c: the text
 * of versioned programs.)
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "artifacts.h"

#include <math.h>

/* --- Detecting and inspecting ------------------------------------------------------------------- */

static void contents_are_told_apart(void **state) {
  (void)state;
  assert_int_equal(shlo_content_detect(model, model_size), SHLO_CONTENT_ARTIFACT);
  assert_int_equal(shlo_content_detect(model, 256), SHLO_CONTENT_ARTIFACT);
  assert_int_equal(shlo_content_detect(add_program, strlen(add_program)), SHLO_CONTENT_TEXT);
  assert_int_equal(shlo_content_detect("\x7f"
                                       "ELF\x02\x01\x01\x00\xff\xfe",
                                       10),
                   SHLO_CONTENT_UNKNOWN);
  const char other[] = "ML\xefR\x0d"
                       "MLIR22.1.8";
  assert_int_equal(shlo_content_detect(other, sizeof other), SHLO_CONTENT_MLIR_BYTECODE);
  assert_int_equal(shlo_content_detect(NULL, 10), SHLO_CONTENT_UNKNOWN);
  assert_int_equal(shlo_content_detect("", 0), SHLO_CONTENT_UNKNOWN);
}

static shlo_content content_of(const char *text) { return shlo_content_detect(text, strlen(text)); }

static void versioned_text_is_told_from_other_text(void **state) {
  (void)state;
  assert_int_equal(content_of("vhlo.func_v1 @main() -> () {}"), SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("// StableHLO\nmodule {\n  \"vhlo.func_v1\"() ({}) : () -> ()"),
                   SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("#loc = loc(\"func.func\")\nmodule @func {\n vhlo.func_v1"), SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("#a = #vhlo<precision_v1 HIGH>"), SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("!t = !vhlo.tensor_v1<2x!vhlo.f32_v1>"), SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("// vhlo.func_v1\nfunc.func @vhlo() { return }"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("func.func @f() attributes {a = \"vhlo.add_v1\"} { return }"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("#loc = loc(\"vhlo.func_v1\")\nfunc.func @f() { return }"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("module @vhlo {}"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("\"vhlo.func_v1"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("\"\\"), SHLO_CONTENT_TEXT);
  /* A string goes on behind an escaped quote, and ends behind an escaped backslash. */
  assert_int_equal(content_of("#l = loc(\"a\\\" vhlo.add_v1 \")\nfunc.func @f() { return }"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("#l = loc(\"a\\\" func.func \")\nvhlo.func_v1 @f"), SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("#l = loc(\"a\\\\\") vhlo.func_v1 @f(\"func.func\")"), SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("#l = loc(\"a\\\\\") func.func @f(\"vhlo.func_v1\")"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("\"other.op\"() {a = \"stablehlo.add\"} \"vhlo.func_v1\"() ({"),
                   SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("\"stablehlo.add\"(%0, %1) \"vhlo.add_v1\"()"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("// func.func\r\n// chlo.acos\nvhlo.func_v1"), SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("my_vhlo.f vhlo_v1.f %vhlo chlo.acos vhlo.func_v1"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("my_func.func vhlo.func_v1 chlo.acos"), SHLO_CONTENT_VERSIONED_TEXT);
  /* Names of symbols, values, blocks and attributes are no names of ops. */
  assert_int_equal(content_of("module @vhlo.add_v1 { func.func @f()"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("module @func.f { vhlo.func_v1 @f()"), SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("%stablehlo.a = vhlo.add_v1"), SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("^chlo.a: vhlo.return_v1"), SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("module attributes {vhlo.note_v1 = 1 : i64} { func.func @f()"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("module attributes {stablehlo.note= 1 : i64} { vhlo.func_v1"),
                   SHLO_CONTENT_VERSIONED_TEXT);
  assert_int_equal(content_of("module attributes {vhlo.note} { func.func @f()"), SHLO_CONTENT_TEXT);
  assert_int_equal(content_of("module attributes {vhlo.note1, vhlo._v1x} { func.func @f()"), SHLO_CONTENT_TEXT);
}

/* The first 512 bytes tell text from other bytes, the first 64 KiB the kind of text. */
static void contents_are_detected_from_the_first_bytes(void **state) {
  enum { MOST = 1 << 16 };
  static const char word[] = "vhlo.func_v1";
  static char text[MOST + sizeof word];
  size_t end = sizeof word - 1, i;
  (void)state;
  memset(text, ' ', sizeof text);
  memcpy(text + MOST - end, word, end);
  assert_int_equal(shlo_content_detect(text, sizeof text), SHLO_CONTENT_VERSIONED_TEXT);
  memset(text, ' ', sizeof text);
  memcpy(text + MOST, word, end);
  assert_int_equal(shlo_content_detect(text, sizeof text), SHLO_CONTENT_TEXT);
  text[512] = 1;
  assert_int_equal(shlo_content_detect(text, sizeof text), SHLO_CONTENT_TEXT);
  text[511] = 1;
  assert_int_equal(shlo_content_detect(text, sizeof text), SHLO_CONTENT_UNKNOWN);
  for (i = 0; i < 256; ++i) {
    char one[] = {'a', (char)i, 'b'};
    int is_text = i >= 0x20 || (i >= '\t' && i <= '\r');
    assert_int_equal(shlo_content_detect(one, sizeof one), is_text ? SHLO_CONTENT_TEXT : SHLO_CONTENT_UNKNOWN);
  }
}

static void a_prefix_tells_version_and_producer(void **state) {
  (void)state;
  shlo_buffer *version = NULL, *producer = NULL;
  ok(shlo_artifact_peek(model, 256, &version, &producer, &error));
  assert_string_equal(shlo_buffer_data(version), "1.18.0");
  assert_string_equal(shlo_buffer_data(producer), "StableHLO_v1.18.0");
  shlo_buffer_destroy(version);
  shlo_buffer_destroy(producer);
  ok(shlo_artifact_peek(model, 256, NULL, NULL, &error));

  version = UNTOUCHED(shlo_buffer);
  fails(SHLO_MALFORMED, "text", shlo_artifact_peek(add_program, strlen(add_program), &version, NULL, &error));
  fails(SHLO_MALFORMED, "", shlo_artifact_peek(model, 5, &version, NULL, &error));
  fails(SHLO_MALFORMED, "", shlo_artifact_peek("", 0, &version, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "bytes is NULL", shlo_artifact_peek(NULL, 5, &version, NULL, &error));
  assert_ptr_equal(version, UNTOUCHED(shlo_buffer));
}

/* The version is what follows the name in the producer string, if it is one. */
static void producers_without_a_version_have_none(void **state) {
  (void)state;
  static const struct {
    const char *producer, *version;
    int is_read;
  } cases[] = {{"StableHLO_v1.18.0", "1.18.0", 1},
               {"StableHLO_v1.x8.0", "", 1},
               {"StableHLO_v1.18.", "", 1},
               {"StableHLO_v1.18.0a", "", 1},
               {"StableHLO_v", "", 1},
               {"jax-StableHLO_v1.2.3", "1.2.3", 1},
               {"MLIR22.1.8", "", 1},
               {"", "", 1}};
  size_t old = 5; /* magic and version of the bytecode */
  while (model[old])
    ++old;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    size_t length = strlen(cases[i].producer), size = 5 + length + (model_size - old);
    char *bytes = malloc(size);
    assert_non_null(bytes);
    memcpy(bytes, model, 5);
    memcpy(bytes + 5, cases[i].producer, length);
    memcpy(bytes + 5 + length, model + old, model_size - old);
    shlo_buffer *version = NULL, *producer = NULL;
    ok(shlo_artifact_peek(bytes, size, &version, &producer, &error));
    assert_string_equal(shlo_buffer_data(version), cases[i].version);
    assert_string_equal(shlo_buffer_data(producer), cases[i].producer);
    shlo_buffer_destroy(version);
    shlo_buffer_destroy(producer);
    /* Each is asked for alone. */
    ok(shlo_artifact_peek(bytes, size, NULL, &producer, &error));
    assert_string_equal(shlo_buffer_data(producer), cases[i].producer);
    shlo_buffer_destroy(producer);
    ok(shlo_artifact_peek(bytes, size, &version, NULL, &error));
    assert_string_equal(shlo_buffer_data(version), cases[i].version);
    shlo_buffer_destroy(version);
    /* What is in the file tells that it is an artifact. */
    assert_int_equal(shlo_content_detect(bytes, size), SHLO_CONTENT_ARTIFACT);
    shlo_inspection *found = NULL;
    ok(shlo_artifact_inspect(bytes, size, &found, &error));
    assert_string_equal(shlo_inspection_version(found, NULL), cases[i].version);
    assert_string_equal(shlo_inspection_producer(found, NULL), cases[i].producer);
    shlo_inspection_destroy(found);
    shlo_module *module = NULL;
    ok(shlo_artifact_read(bytes, size, NULL, &module, &error));
    shlo_module_destroy(module);
    free(bytes);
  }
}

/* Equally frequent ops are in the order of their names. */
static void ops_are_in_order(void **state) {
  (void)state;
  shlo_module *module = parse("func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
                              "  %0 = stablehlo.tan %a : tensor<f32>\n"
                              "  %1 = stablehlo.cosine %0 : tensor<f32>\n"
                              "  %2 = stablehlo.tan %1 : tensor<f32>\n"
                              "  %3 = stablehlo.abs %2 : tensor<f32>\n"
                              "  %4 = stablehlo.cosine %3 : tensor<f32>\n"
                              "  return %4 : tensor<f32>\n"
                              "}\n");
  static const char *const of_module[] = {"stablehlo.cosine", "stablehlo.tan", "func.func", "func.return",
                                          "stablehlo.abs"},
                           *const of_artifact[] = {"vhlo.cosine_v2", "vhlo.tan_v2",  "builtin.module",
                                                   "vhlo.abs_v1",    "vhlo.func_v1", "vhlo.return_v1"};
  assert_int_equal(shlo_module_op_count(module), 5);
  for (size_t i = 0; i < 5; ++i) {
    assert_string_equal(shlo_module_op_name(module, i, NULL), of_module[i]);
    assert_int_equal(shlo_module_op_occurrences(module, i), i < 2 ? 2 : 1);
  }
  shlo_buffer *artifact = write_for(module, NULL);
  shlo_inspection *found = NULL;
  ok(shlo_artifact_inspect(shlo_buffer_data(artifact), shlo_buffer_size(artifact), &found, &error));
  assert_int_equal(shlo_inspection_op_count(found), 6);
  for (size_t i = 0; i < 6; ++i) {
    assert_string_equal(shlo_inspection_op_name(found, i, NULL), of_artifact[i]);
    assert_int_equal(shlo_inspection_op_occurrences(found, i), i < 2 ? 2 : 1);
  }
  shlo_inspection_destroy(found);
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(module);
}

static void an_artifact_is_inspected(void **state) {
  (void)state;
  shlo_module *module = NULL;
  shlo_inspection *found = NULL;
  ok(shlo_artifact_read(model, model_size, NULL, &module, &error));
  ok(shlo_artifact_inspect(model, model_size, &found, &error));
  size_t length = 0;
  assert_string_equal(shlo_inspection_version(found, &length), "1.18.0");
  assert_int_equal(length, 6);
  assert_string_equal(shlo_inspection_producer(found, NULL), "StableHLO_v1.18.0");
  assert_int_equal(shlo_inspection_bytecode_version(found), 6);

  int has_vhlo = 0;
  for (size_t i = 0; i < shlo_inspection_dialect_count(found); ++i)
    has_vhlo |= strcmp(shlo_inspection_dialect(found, i, NULL), "vhlo") == 0;
  assert_true(has_vhlo);

  /* The module has the same ops, except itself and the two kinds of return. */
  uint64_t inspected = 0, of_module = 0, adds = 0;
  for (size_t i = 0; i < shlo_inspection_op_count(found); ++i) {
    const char *name = shlo_inspection_op_name(found, i, NULL), *since = shlo_inspection_op_since(found, i);
    inspected += shlo_inspection_op_occurrences(found, i);
    if (strcmp(name, "builtin.module") == 0)
      assert_null(since);
    else
      assert_non_null(since);
    if (strcmp(name, "vhlo.add_v1") == 0)
      adds = shlo_inspection_op_occurrences(found, i);
    if (strcmp(name, "vhlo.dot_general_v2") == 0)
      assert_string_equal(since, "1.6.0");
  }
  for (size_t i = 0; i < shlo_module_op_count(module); ++i) {
    of_module += shlo_module_op_occurrences(module, i);
    if (strcmp(shlo_module_op_name(module, i, NULL), "stablehlo.add") == 0)
      assert_int_equal(shlo_module_op_occurrences(module, i), adds);
  }
  assert_true(adds > 0);
  assert_int_equal(inspected, of_module + 1);

  /* It has the same functions. */
  assert_int_equal(shlo_inspection_function_count(found), shlo_module_function_count(module));
  for (size_t i = 0; i < shlo_module_function_count(module); ++i) {
    shlo_function *function = NULL;
    ok(shlo_module_function_at(module, i, &function, &error));
    assert_string_equal(shlo_inspection_function_name(found, i, NULL), shlo_function_name(function, NULL));
    assert_int_equal(shlo_inspection_function_is_public(found, i), shlo_function_is_public(function));
    assert_int_equal(shlo_inspection_argument_count(found, i), shlo_function_argument_count(function));
    assert_int_equal(shlo_inspection_result_count(found, i), shlo_function_result_count(function));
    for (size_t j = 0; j < shlo_function_argument_count(function); ++j)
      assert_string_equal(shlo_inspection_argument_type(found, i, j, NULL),
                          shlo_function_argument_type_text(function, j, NULL));
    for (size_t j = 0; j < shlo_function_result_count(function); ++j)
      assert_string_equal(shlo_inspection_result_type(found, i, j, NULL),
                          shlo_function_result_type_text(function, j, NULL));
    shlo_function_destroy(function);
  }
  shlo_module_destroy(module);

  size_t none = SIZE_MAX;
  assert_null(shlo_inspection_dialect(found, none, &length));
  assert_int_equal(length, 0);
  assert_null(shlo_inspection_op_name(found, none, NULL));
  assert_null(shlo_inspection_op_since(found, none));
  assert_int_equal(shlo_inspection_op_occurrences(found, none), 0);
  assert_null(shlo_inspection_function_name(found, none, NULL));
  assert_int_equal(shlo_inspection_function_is_public(found, none), 0);
  assert_int_equal(shlo_inspection_argument_count(found, none), 0);
  assert_int_equal(shlo_inspection_result_count(found, none), 0);
  assert_null(shlo_inspection_argument_type(found, 0, none, NULL));
  assert_null(shlo_inspection_result_type(found, 0, none, NULL));
  assert_null(shlo_inspection_argument_type(found, none, 0, NULL));
  shlo_inspection_destroy(found);
  shlo_inspection_destroy(NULL);

  assert_null(shlo_inspection_version(NULL, NULL));
  assert_null(shlo_inspection_producer(NULL, NULL));
  assert_int_equal(shlo_inspection_bytecode_version(NULL), -1);
  assert_int_equal(shlo_inspection_dialect_count(NULL), 0);
  assert_null(shlo_inspection_dialect(NULL, 0, NULL));
  assert_int_equal(shlo_inspection_op_count(NULL), 0);
  assert_null(shlo_inspection_op_name(NULL, 0, NULL));
  assert_int_equal(shlo_inspection_op_occurrences(NULL, 0), 0);
  assert_null(shlo_inspection_op_since(NULL, 0));
  assert_int_equal(shlo_inspection_function_count(NULL), 0);
  assert_null(shlo_inspection_function_name(NULL, 0, NULL));
  assert_int_equal(shlo_inspection_function_is_public(NULL, 0), 0);
  assert_int_equal(shlo_inspection_argument_count(NULL, 0), 0);
  assert_null(shlo_inspection_argument_type(NULL, 0, 0, NULL));
  assert_int_equal(shlo_inspection_result_count(NULL, 0), 0);
  assert_null(shlo_inspection_result_type(NULL, 0, 0, NULL));
}

/* Replaces `text` with a text of the same length. */
static void replace(char *bytes, size_t size, const char *text, const char *with) {
  size_t length = strlen(text), replaced = 0;
  assert_int_equal(length, strlen(with));
  for (size_t i = 0; i + length <= size; ++i)
    if (memcmp(bytes + i, text, length) == 0) {
      memcpy(bytes + i, with, length);
      ++replaced;
    }
  assert_int_equal(replaced, 1);
}

static void newer_artifacts_are_inspected(void **state) {
  (void)state;
  shlo_module *module = parse("func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
                              "  %0 = stablehlo.abs %a : tensor<4xf32>\n"
                              "  return %0 : tensor<4xf32>\n"
                              "}\n");
  shlo_buffer *artifact = write_for(module, "1.18.0");
  shlo_module_destroy(module);
  size_t size = shlo_buffer_size(artifact);
  char *bytes = malloc(size);
  memcpy(bytes, shlo_buffer_data(artifact), size);
  replace(bytes, size, "abs_v1", "foo_v7");
  replace(bytes, size, "StableHLO_v1.18.0", "StableHLO_v1.99.0");
  shlo_module *out = UNTOUCHED(shlo_module);
  shlo_error *error = NULL;
  assert_int_equal(shlo_artifact_read(bytes, size, NULL, &out, &error), SHLO_VERSION);
  assert_ptr_equal(out, UNTOUCHED(shlo_module));
  assert_non_null(strstr(shlo_error_message(error, NULL), "vhlo.foo_v7"));
  assert_non_null(strstr(shlo_error_message(error, NULL), "StableHLO_v1.99.0"));
  assert_int_equal(shlo_error_diagnostic_count(error), 1);
  const shlo_diagnostic *finding = shlo_error_diagnostic(error, 0);
  assert_string_equal(shlo_diagnostic_op(finding, NULL), "vhlo.foo_v7");
  assert_in_range(shlo_diagnostic_offset(finding), 1, size);
  assert_int_equal(shlo_diagnostic_line(finding), 0);
  shlo_error_destroy(error);
  shlo_inspection *found = NULL;
  ok(shlo_artifact_inspect(bytes, size, &found, &error));
  assert_string_equal(shlo_inspection_version(found, NULL), "1.99.0");
  int newer = 0;
  for (size_t i = 0; i < shlo_inspection_op_count(found); ++i)
    if (strcmp(shlo_inspection_op_name(found, i, NULL), "vhlo.foo_v7") == 0) {
      assert_null(shlo_inspection_op_since(found, i));
      assert_int_equal(shlo_inspection_op_occurrences(found, i), 1);
      ++newer;
    }
  assert_int_equal(newer, 1);
  assert_string_equal(shlo_inspection_function_name(found, 0, NULL), "main");
  assert_string_equal(shlo_inspection_argument_type(found, 0, 0, NULL), "tensor<4xf32>");
  shlo_inspection_destroy(found);
  free(bytes);
  shlo_buffer_destroy(artifact);
}

/* Copies the bytes into memory of exactly their size. */
static void for_each_prefix(const shlo_buffer *artifact, void (*visit)(const char *bytes, size_t size)) {
  for (size_t prefix = 0; prefix < shlo_buffer_size(artifact); ++prefix) {
    char *exact = malloc(prefix ? prefix : 1);
    memcpy(exact, shlo_buffer_data(artifact), prefix);
    visit(exact, prefix);
    free(exact);
  }
}

/* All bytes, with one bit changed each time. */
static void for_each_flip(const shlo_buffer *artifact, void (*visit)(const char *bytes, size_t size)) {
  size_t size = shlo_buffer_size(artifact);
  char *bytes = malloc(size);
  memcpy(bytes, shlo_buffer_data(artifact), size);
  for (size_t bit = 0; bit < 8 * size; ++bit) {
    bytes[bit / 8] ^= (char)(1 << bit % 8);
    visit(bytes, size);
    bytes[bit / 8] ^= (char)(1 << bit % 8);
  }
  free(bytes);
}

static void cannot_be_inspected(const char *bytes, size_t size) {
  shlo_inspection *out = UNTOUCHED(shlo_inspection);
  assert_int_equal(shlo_artifact_inspect(bytes, size, &out, NULL), SHLO_MALFORMED);
  assert_ptr_equal(out, UNTOUCHED(shlo_inspection));
}
static void inspect_and_forget(const char *bytes, size_t size) {
  shlo_inspection *found = NULL;
  shlo_artifact_inspect(bytes, size, &found, NULL);
  shlo_inspection_destroy(found);
}

static void what_cannot_be_inspected_is_told(void **state) {
  (void)state;
  shlo_inspection *out = UNTOUCHED(shlo_inspection);
  fails(SHLO_MALFORMED, "text", shlo_artifact_inspect(add_program, strlen(add_program), &out, &error));
  fails(SHLO_MALFORMED, "", shlo_artifact_inspect("", 0, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "bytes is NULL", shlo_artifact_inspect(NULL, 4, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_artifact_inspect(model, model_size, NULL, &error));
  const char newer[] = "ML\xefR\x0fStableHLO_v2.0.0\0";
  fails(SHLO_VERSION, "bytecode", shlo_artifact_inspect(newer, sizeof newer, &out, &error));

  assert_ptr_equal(out, UNTOUCHED(shlo_inspection));

  /* Prefixes and changed bits give a status. */
  shlo_module *module = parse(add_program);
  shlo_buffer *artifact = write_for(module, NULL);
  for_each_prefix(artifact, cannot_be_inspected);
  for_each_flip(artifact, inspect_and_forget);
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(module);
}

/* --- Reading -------------------------------------------------------------------------------------- */

static void an_artifact_is_read(void **state) {
  (void)state;
  shlo_module *module = NULL, *loaded = NULL;
  ok(shlo_artifact_read(model, model_size, NULL, &module, &error));
  ok(shlo_module_load(model, model_size, NULL, &loaded, &error));
  ok(shlo_module_verify(module, &error));
  expect_same_text(module, loaded);
  shlo_module_destroy(module);
  shlo_module_destroy(loaded);
  ok(shlo_module_load(add_program, strlen(add_program), NULL, &loaded, &error));
  shlo_module_destroy(loaded);
}

static void what_is_no_artifact_is_named(void **state) {
  (void)state;
  shlo_module *out = UNTOUCHED(shlo_module);
  fails(SHLO_MALFORMED, "text", shlo_artifact_read(add_program, strlen(add_program), NULL, &out, &error));
  fails(SHLO_MALFORMED, "", shlo_artifact_read("", 0, NULL, &out, &error));
  fails(SHLO_MALFORMED, "", shlo_module_load("", 0, NULL, &out, &error));
  fails(SHLO_MALFORMED, "",
        shlo_module_load("\x7f"
                         "ELF\x02\x01\x01\x00\xff\xfe",
                         10, NULL, &out, &error));
  fails(SHLO_MALFORMED, "", shlo_artifact_read(model, model_size / 2, NULL, &out, &error));
  fails(SHLO_INVALID_PROGRAM, "", shlo_module_load(invalid_program, strlen(invalid_program), NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "bytes is NULL", shlo_artifact_read(NULL, 9, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "bytes is NULL", shlo_module_load(NULL, 9, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_artifact_read(model, model_size, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_module_load(model, model_size, NULL, NULL, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_module));
}

static void reading_has_options(void **state) {
  (void)state;
  shlo_read_options *options = NULL;
  shlo_diagnostics *diagnostics = NULL;
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_diagnostics_create(&diagnostics, &error));
  ok(shlo_read_options_set_diagnostics(options, diagnostics, &error));
  ok(shlo_read_options_set_max_nesting(options, 512, &error));
  shlo_module *module = NULL;
  ok(shlo_artifact_read(model, model_size, options, &module, &error));
  for (size_t i = 0; i < shlo_diagnostics_count(diagnostics); ++i)
    assert_true(strlen(shlo_diagnostic_message(shlo_diagnostics_at(diagnostics, i), NULL)) > 0);
  shlo_module_destroy(module);

  shlo_module *out = UNTOUCHED(shlo_module);
  ok(shlo_read_options_set_max_ops(options, 2, &error));
  fails(SHLO_LIMIT, "", shlo_artifact_read(model, model_size, options, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "512", shlo_read_options_set_max_nesting(options, 513, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_read_options_set_verify(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_read_options_set_max_ops(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_read_options_set_max_nesting(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_read_options_set_diagnostics(NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "diagnostics is shlo_read_options",
        shlo_read_options_set_diagnostics(options, (shlo_diagnostics *)(void *)options, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_read_options_create(NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is shlo_diagnostics",
        shlo_artifact_read(model, model_size, (const shlo_read_options *)(const void *)diagnostics, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_module));
  ok(shlo_read_options_set_diagnostics(options, NULL, &error));
  shlo_read_options_destroy(options);
  shlo_read_options_destroy(NULL);
  shlo_diagnostics_destroy(diagnostics);
}

static void unverified_programs_are_verified_later(void **state) {
  (void)state;
  shlo_read_options *options = NULL;
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_read_options_set_verify(options, 0, &error));
  shlo_module *module = NULL;
  ok(shlo_module_load(invalid_program, strlen(invalid_program), options, &module, &error));
  shlo_plan *plan = UNTOUCHED(shlo_plan);
  fails(SHLO_INVALID_PROGRAM, "", shlo_plan_create(module, NULL, &plan, &error));
  assert_ptr_equal(plan, UNTOUCHED(shlo_plan));
  shlo_module_destroy(module);
  shlo_read_options_destroy(options);
}

static void cannot_be_read(const char *bytes, size_t size) {
  shlo_module *module = UNTOUCHED(shlo_module);
  assert_int_not_equal(shlo_artifact_read(bytes, size, NULL, &module, NULL), SHLO_OK);
  assert_ptr_equal(module, UNTOUCHED(shlo_module));
}
static void read_and_forget(const char *bytes, size_t size) {
  shlo_module *module = NULL;
  shlo_artifact_read(bytes, size, NULL, &module, NULL);
  shlo_module_destroy(module);
}

static void a_cut_or_changed_artifact_gives_a_status(void **state) {
  (void)state;
  shlo_module *module = parse(add_program);
  shlo_buffer *artifact = write_for(module, NULL);
  shlo_module_destroy(module);
  for_each_prefix(artifact, cannot_be_read);
  for_each_flip(artifact, read_and_forget);
  shlo_buffer_destroy(artifact);
}

/* --- Writing -------------------------------------------------------------------------------------- */

static void what_is_written_is_read_again(void **state) {
  (void)state;
  shlo_module *module = parse(add_program);
  const char *targets[] = {"0.9.0", "1.0.0", "1.9.0", "1.18.0", "1.22.0", "1.8.5"};
  for (size_t i = 0; i < sizeof targets / sizeof *targets; ++i) {
    shlo_buffer *artifact = write_for(module, targets[i]);
    expect_version(artifact, targets[i]);
    shlo_module *again = read_back(artifact);
    expect_same_text(module, again);
    shlo_module_destroy(again);
    shlo_buffer_destroy(artifact);
  }

  /* The newest version without options; equal modules give equal bytes. */
  shlo_module *twin = parse(add_program);
  shlo_buffer *first = NULL, *second = NULL;
  ok(shlo_artifact_write(module, NULL, &first, &error));
  ok(shlo_artifact_write(twin, NULL, &second, &error));
  assert_int_equal(shlo_buffer_size(first), shlo_buffer_size(second));
  assert_memory_equal(shlo_buffer_data(first), shlo_buffer_data(second), shlo_buffer_size(first));
  expect_version(first, shlo_stablehlo_version());
  shlo_buffer_destroy(first);
  shlo_buffer_destroy(second);
  shlo_module_destroy(twin);
  shlo_module_destroy(module);
}

/* The regions of an op do not see its results. Unverified text may use them; nobody reads such an artifact. */
static void regions_do_not_see_the_results_of_their_op(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%p: tensor<i1>) -> tensor<f32> {\n"
                             "  %0 = \"stablehlo.if\"(%p) ({\n"
                             "    stablehlo.return %0 : tensor<f32>\n"
                             "  }, {\n"
                             "    stablehlo.return %0 : tensor<f32>\n"
                             "  }) : (tensor<i1>) -> tensor<f32>\n"
                             "  return %0 : tensor<f32>\n"
                             "}\n";
  shlo_module *module = NULL, *again = UNTOUCHED(shlo_module);
  shlo_parse_options *unverified = NULL;
  shlo_read_options *options = NULL;
  ok(shlo_parse_options_create(&unverified, &error));
  ok(shlo_parse_options_set_verify(unverified, 0, &error));
  ok(shlo_module_parse(text, strlen(text), unverified, &module, &error));
  shlo_buffer *artifact = write_for(module, NULL);
  ok(shlo_read_options_create(&options, &error));
  for (int32_t verify = 0; verify < 2; ++verify) {
    ok(shlo_read_options_set_verify(options, verify, &error));
    fails(SHLO_MALFORMED, "used before it is defined",
          shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), options, &again, &error));
  }
  assert_ptr_equal(again, UNTOUCHED(shlo_module));
  shlo_buffer_destroy(artifact);
  shlo_read_options_destroy(options);
  shlo_parse_options_destroy(unverified);
  shlo_module_destroy(module);
}

/* If an op is rewritten for the target, the order of the uses of its operands is written: all of them, or only those
 * that have moved. A reader that is off by one number finds no program behind it. */
static void orders_of_uses_are_written_whole(void **state) {
  (void)state;
  enum { MOST = 14 };
  for (int uses = 1; uses <= MOST; ++uses)
    for (int first = 0; first < uses; ++first)
      for (int second = first; second < uses; ++second) {
        char text[4096], *end = text;
        end += sprintf(end, "func.func @main(%%a: tensor<2x2xf32>) -> tensor<2x2xf32> {\n");
        for (int i = 0; i < uses; ++i) /* exponential has a newer version */
          end += sprintf(end, "  %%%d = stablehlo.%s %%a : tensor<2x2xf32>\n", i,
                         i == first || i == second ? "exponential" : "abs");
        sprintf(end, "  return %%%d : tensor<2x2xf32>\n}\n", uses - 1);
        shlo_module *module = parse(text);
        const char *targets[] = {"0.9.0", "1.8.0", NULL};
        for (size_t i = 0; i < sizeof targets / sizeof *targets; ++i) {
          shlo_buffer *artifact = write_for(module, targets[i]);
          shlo_module *again = read_back(artifact);
          expect_same_text(module, again);
          shlo_module_destroy(again);
          shlo_buffer_destroy(artifact);
        }
        shlo_module_destroy(module);
      }
}

/* An artifact has the values of attributes that a program omits; read again, they are omitted. */
static void omitted_attributes_have_their_values_on_the_wire(void **state) {
  (void)state;
  shlo_module *module = parse("func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {\n"
                              "  %0 = \"stablehlo.sort\"(%x) ({\n"
                              "  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
                              "    %1 = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
                              "    stablehlo.return %1 : tensor<i1>\n"
                              "  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>\n"
                              "  return %0 : tensor<2x3xf32>\n"
                              "}\n");
  const char *targets[] = {"0.9.0", "1.9.0", NULL};
  for (size_t i = 0; i < sizeof targets / sizeof *targets; ++i) {
    shlo_buffer *artifact = write_for(module, targets[i]), *text = NULL;
    ok(shlo_artifact_print(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &text, &error));
    assert_non_null(strstr(shlo_buffer_data(text), "dimension = #vhlo.integer_v1<-1 : i64>"));
    assert_non_null(strstr(shlo_buffer_data(text), "is_stable = #vhlo.bool_v1<false>"));
    shlo_module *again = read_back(artifact);
    expect_same_text(module, again);
    shlo_module_destroy(again);
    shlo_buffer_destroy(text);
    shlo_buffer_destroy(artifact);
  }
  shlo_module_destroy(module);
}

/* Only functions that say so, or say nothing, are public. */
static void visibilities_are_inspected(void **state) {
  (void)state;
  const struct {
    const char *visibility;
    int32_t is_public;
  } cases[] = {{"", 1}, {"public ", 1}, {"private ", 0}, {"nested ", 0}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    char text[200];
    snprintf(text, sizeof text,
             "func.func %s@main(%%x: tensor<2xf32>) -> tensor<2xf32> {\n  return %%x : tensor<2xf32>\n}\n",
             cases[i].visibility);
    shlo_module *module = parse(text);
    shlo_function *function = NULL;
    ok(shlo_module_function_at(module, 0, &function, &error));
    assert_int_equal(shlo_function_is_public(function), cases[i].is_public);
    shlo_buffer *artifact = write_for(module, NULL);
    shlo_inspection *found = NULL;
    ok(shlo_artifact_inspect(shlo_buffer_data(artifact), shlo_buffer_size(artifact), &found, &error));
    assert_int_equal(shlo_inspection_function_is_public(found, 0), cases[i].is_public);
    shlo_inspection_destroy(found);
    shlo_buffer_destroy(artifact);
    shlo_function_destroy(function);
    shlo_module_destroy(module);
  }
}

/* The format numbers values in order, so a value has no number before its definition. */
static void values_that_come_too_late_are_not_written(void **state) {
  static const char *const programs[] = {
      /* in the same region */
      "func.func @main() -> tensor<f32> { %1 = stablehlo.negate %0 : tensor<f32> "
      "%0 = stablehlo.constant dense<1.0> : tensor<f32> return %1 : tensor<f32> }",
      /* by the op itself */
      "func.func @main() -> tensor<f32> { %0 = stablehlo.negate %0 : tensor<f32> return %0 : tensor<f32> }",
      /* in an outer region */
      "func.func @main(%p: tensor<i1>) -> tensor<f32> { %0 = \"stablehlo.if\"(%p) ({ stablehlo.return %1 : tensor<f32> "
      "}, "
      "{ stablehlo.return %1 : tensor<f32> }) : (tensor<i1>) -> tensor<f32> "
      "%1 = stablehlo.constant dense<1.0> : tensor<f32> return %0 : tensor<f32> }",
  };
  shlo_buffer *artifact = NULL;
  size_t i;
  (void)state;
  for (i = 0; i < sizeof programs / sizeof *programs; ++i) {
    shlo_module *module = parse_unverified(programs[i]);
    fails(SHLO_INVALID_PROGRAM, "used before it is defined", shlo_artifact_write(module, NULL, &artifact, &error));
    assert_null(artifact);
    shlo_module_destroy(module);
  }
}

static void writing_has_options(void **state) {
  (void)state;
  shlo_module *module = parse(add_program);
  shlo_write_options *options = NULL;
  shlo_diagnostics *diagnostics = NULL;
  ok(shlo_write_options_create(&options, &error));
  ok(shlo_diagnostics_create(&diagnostics, &error));
  ok(shlo_write_options_set_diagnostics(options, diagnostics, &error));
  const char *wrong[] = {"",       "1",      "1.2",   "1.2.",  "1.2.3.4",         "1.2.x",
                         "v1.2.3", "1.2.3 ", "0.8.0", "2.0.0", "99999999999.0.0", next_version()};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i)
    fails(SHLO_INVALID_ARGUMENT, "version", shlo_write_options_set_target(options, wrong[i], strlen(wrong[i]), &error));
  fails(SHLO_INVALID_ARGUMENT, "version is NULL", shlo_write_options_set_target(options, NULL, 0, &error));

  shlo_buffer *with = NULL, *without = NULL, *out = UNTOUCHED(shlo_buffer);
  ok(shlo_artifact_write(module, options, &with, &error));
  ok(shlo_write_options_set_strip_locations(options, 1, &error));
  ok(shlo_artifact_write(module, options, &without, &error));
  assert_true(shlo_buffer_size(without) < shlo_buffer_size(with));
  shlo_buffer_destroy(with);
  shlo_buffer_destroy(without);

  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_artifact_write(NULL, options, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_artifact_write(module, options, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is shlo_module",
        shlo_artifact_write(module, (const shlo_write_options *)(const void *)module, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_write_options_set_target(NULL, "1.0.0", 5, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_write_options_set_strip_locations(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_write_options_set_diagnostics(NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_write_options_create(NULL, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));
  shlo_write_options_destroy(options);
  shlo_write_options_destroy(NULL);
  shlo_diagnostics_destroy(diagnostics);
  shlo_module_destroy(module);
}

static void range_locations_collapse_for_old_targets(void **state) {
  (void)state;
  shlo_module *module = parse("func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
                              "  %0 = stablehlo.abs %a : tensor<f32> loc(\"model.py\":12:3 to :14)\n"
                              "  return %0 : tensor<f32>\n"
                              "}\n");
  shlo_write_options *options = options_for("1.9.0");
  shlo_diagnostics *diagnostics = NULL;
  shlo_buffer *old = NULL, *recent = NULL;
  ok(shlo_diagnostics_create(&diagnostics, &error));
  ok(shlo_write_options_set_diagnostics(options, diagnostics, &error));
  ok(shlo_artifact_write(module, options, &recent, &error));
  assert_int_equal(shlo_diagnostics_count(diagnostics), 0);
  ok(shlo_write_options_set_target(options, "1.8.0", 5, &error));
  ok(shlo_artifact_write(module, options, &old, &error));
  assert_true(shlo_diagnostics_count(diagnostics) > 0);
  shlo_module *again = read_back(old);
  shlo_module_destroy(again);
  shlo_buffer_destroy(old);
  shlo_buffer_destroy(recent);
  shlo_write_options_destroy(options);
  shlo_diagnostics_destroy(diagnostics);
  shlo_module_destroy(module);
}

/* The warning counts ranges, wherever they are, each once. */
static void collapsed_ranges_are_counted(void **state) {
  (void)state;
  static const struct {
    const char *places[2];
    unsigned ranges;
  } cases[] = {{{"\"f.py\":1:2", "\"f.py\":3:4"}, 0},
               {{"\"f.py\":1:2 to :9", "\"f.py\":3:4"}, 1},
               {{"\"f.py\":1:2 to :9", "\"f.py\":1:2 to :9"}, 1},
               {{"\"f.py\":1:2 to :9", "\"f.py\":1:2 to 3:9"}, 2},
               {{"fused[\"f.py\":1:2 to :3, \"f.py\":1:2 to :4]", "\"n\"(\"f.py\":1:2 to :5)"}, 3},
               {{"callsite(\"f.py\":1:2 to :3 at \"g.py\":1:2 to :3)", "unknown"}, 2}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    char text[512], expected[32];
    snprintf(text, sizeof text,
             "func.func @main(%%a: tensor<f32>) -> tensor<f32> {\n  %%0 = stablehlo.abs %%a : tensor<f32> loc(%s)\n"
             "  %%1 = stablehlo.abs %%0 : tensor<f32> loc(%s)\n  return %%1 : tensor<f32>\n}\n",
             cases[i].places[0], cases[i].places[1]);
    shlo_module *module = parse(text);
    for (int strip = 0; strip < 2; ++strip) {
      shlo_write_options *options = options_for("1.8.0");
      shlo_diagnostics *diagnostics = NULL;
      shlo_buffer *artifact = NULL;
      ok(shlo_diagnostics_create(&diagnostics, &error));
      ok(shlo_write_options_set_diagnostics(options, diagnostics, &error));
      ok(shlo_write_options_set_strip_locations(options, strip, &error));
      ok(shlo_artifact_write(module, options, &artifact, &error));
      assert_int_equal(shlo_diagnostics_count(diagnostics), cases[i].ranges && !strip);
      if (cases[i].ranges && !strip) {
        const shlo_diagnostic *warning = shlo_diagnostics_at(diagnostics, 0);
        assert_int_equal(shlo_diagnostic_severity(warning), SHLO_SEVERITY_WARNING);
        snprintf(expected, sizeof expected, "%u location", cases[i].ranges);
        assert_int_equal(strncmp(shlo_diagnostic_message(warning, NULL), expected, strlen(expected)), 0);
      }
      shlo_buffer_destroy(artifact);
      shlo_write_options_destroy(options);
      shlo_diagnostics_destroy(diagnostics);
    }
    shlo_module_destroy(module);
  }
}

/* What reading gives in another form is told, once for each name; what it gives as it was is not. */
static void changed_attributes_are_told(void **state) {
  (void)state;
  static const struct {
    const char *attributes, *location;
    const char *subjects[3];
  } cases[] = {
      {"a.b = 1, a.c = \"x\", a.d = [1, {x = dense<1> : tensor<2xi64>}], a.e = array<i32: 1>", "\"x\"", {NULL}},
      {"a.b = @f", "\"x\"", {"a.b", NULL}},
      {"a.b = [[{x = @f}]], a.c = array<i64: 1>", "\"x\"", {"a.b", "a.c", NULL}},
      {"a.b = array<i1: true>", "\"x\"", {"a.b", NULL}},
      {"a.b = 1", "fused<\"x\">[\"y\"]", {NULL}},
      {"a.b = 1", "fused<#stablehlo<precision HIGH>>[\"y\"]", {"locations", NULL}},
      {"a.b = 1", "fused<distinct[0]<1 : i8>>[\"y\"]", {"locations", NULL}},
      {"a.b = @f", "\"n\"(fused<distinct[0]<1 : i8>>[\"y\"])", {"locations", "a.b", NULL}},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    char text[512];
    snprintf(text, sizeof text,
             "func.func private @f(%%a: tensor<f32> {%s}) -> tensor<f32> {\n"
             "  %%0 = stablehlo.abs %%a {%s} : tensor<f32> loc(%s)\n  return %%0 : tensor<f32>\n}\n",
             cases[i].attributes, cases[i].attributes, cases[i].location);
    shlo_module *module = parse(text);
    shlo_write_options *options = NULL;
    shlo_diagnostics *diagnostics = NULL;
    shlo_buffer *artifact = NULL;
    ok(shlo_write_options_create(&options, &error));
    ok(shlo_diagnostics_create(&diagnostics, &error));
    ok(shlo_write_options_set_diagnostics(options, diagnostics, &error));
    ok(shlo_artifact_write(module, options, &artifact, &error));
    size_t count = 0;
    for (; cases[i].subjects[count]; ++count) {
      const shlo_diagnostic *warning = shlo_diagnostics_at(diagnostics, count);
      assert_int_equal(shlo_diagnostic_severity(warning), SHLO_SEVERITY_WARNING);
      assert_string_equal(shlo_diagnostic_subject(warning, NULL), cases[i].subjects[count]);
    }
    assert_int_equal(shlo_diagnostics_count(diagnostics), count);
    /* It is told exactly if the module that is read is another one. */
    shlo_module *again = read_back(artifact);
    shlo_print_options *print = NULL;
    shlo_buffer *before = NULL, *after = NULL;
    ok(shlo_print_options_create(&print, &error));
    ok(shlo_print_options_set_locations(print, 1, &error));
    ok(shlo_module_print(module, print, &before, &error));
    ok(shlo_module_print(again, print, &after, &error));
    const int same = shlo_buffer_size(before) == shlo_buffer_size(after) &&
                     memcmp(shlo_buffer_data(before), shlo_buffer_data(after), shlo_buffer_size(before)) == 0;
    if (same != (count == 0))
      fail_msg("case %zu: %s\n%s", i, (const char *)shlo_buffer_data(before), (const char *)shlo_buffer_data(after));
    shlo_print_options_destroy(print);
    shlo_buffer_destroy(before);
    shlo_buffer_destroy(after);
    shlo_module_destroy(again);
    shlo_buffer_destroy(artifact);
    shlo_write_options_destroy(options);
    shlo_diagnostics_destroy(diagnostics);
    shlo_module_destroy(module);
  }
}

/* MLIR accepts NaN as a scale; text has no such number, and no rule of the specification holds for it. */
static void a_scale_is_a_number(void **state) {
  (void)state;
  static const char *const types[] = {"tensor<2x!quant.uniform<i8:f32, 3.0>>",
                                      "tensor<2x!quant.uniform<i8:f32:0, {5.0, 3.0}>>"};
  for (size_t i = 0; i < 2; ++i) {
    char text[256];
    snprintf(text, sizeof text, "func.func private @f(%s)", types[i]);
    shlo_module *module = parse(text);
    shlo_buffer *artifact = write_for(module, NULL);
    const size_t size = shlo_buffer_size(artifact);
    char *bytes = malloc(size);
    memcpy(bytes, shlo_buffer_data(artifact), size);
    /* Its bits with the sign last, in an integer of 9 bytes. */
    const double values[] = {3.0, 4.0, NAN};
    uint64_t wire[3];
    for (int k = 0; k < 3; ++k) {
      memcpy(&wire[k], &values[k], 8);
      wire[k] <<= 1;
    }
    size_t at = 0;
    while (at + 8 <= size && memcmp(bytes + at, wire, 8) != 0)
      ++at;
    assert_true(at + 8 <= size);
    for (int k = 0; k < 3; ++k) {
      shlo_module *again = NULL;
      memcpy(bytes + at, &wire[k], 8);
      if (k < 2)
        ok(shlo_module_load(bytes, size, NULL, &again, &error));
      else
        fails(SHLO_MALFORMED, "", shlo_module_load(bytes, size, NULL, &again, &error));
      shlo_module_destroy(again);
    }
    free(bytes);
    shlo_buffer_destroy(artifact);
    shlo_module_destroy(module);
  }
}

static void put(char *at, uint32_t value, size_t size) {
  for (size_t i = 0; i < size; ++i)
    at[i] = (char)(value >> 8 * i);
}

/* A FlatBuffer whose root table has that many fields, of which one is the artifact, at the end of the file. */
static void an_export_may_have_any_field(void **state) {
  (void)state;
  shlo_module *module = parse(add_program);
  shlo_buffer *artifact = write_for(module, NULL);
  const size_t length = shlo_buffer_size(artifact);
  for (size_t fields = 1; fields <= 4; ++fields)
    for (size_t field = 0; field < fields; ++field)
      for (int others = 0; others < 2; ++others) {
        /* The offset of the root, the list of fields, the table, the artifact behind its length. */
        const size_t list = 4, table = list + 4 + 2 * fields, vector = table + 4 + 4 * fields;
        size_t size = vector + 4 + length;
        char *bytes = calloc(1, size);
        assert_non_null(bytes);
        put(bytes, (uint32_t)table, 4);
        put(bytes + list, (uint32_t)(4 + 2 * fields), 2);
        put(bytes + list + 2, (uint32_t)(4 + 4 * fields), 2);
        put(bytes + table, (uint32_t)(table - list), 4);
        for (size_t i = 0; i < fields; ++i)
          if (i == field || others)
            put(bytes + list + 4 + 2 * i, (uint32_t)(4 + 4 * i), 2);
        put(bytes + table + 4 + 4 * field, (uint32_t)(vector - (table + 4 + 4 * field)), 4);
        put(bytes + vector, (uint32_t)length, 4);
        memcpy(bytes + vector + 4, shlo_buffer_data(artifact), length);
        shlo_module *inside = NULL;
        shlo_inspection *found = NULL;
        assert_int_equal(shlo_content_detect(bytes, size), SHLO_CONTENT_JAX_EXPORT);
        ok(shlo_module_load(bytes, size, NULL, &inside, &error));
        expect_same_text(inside, module);
        shlo_module_destroy(inside);
        ok(shlo_artifact_inspect(bytes, size, &found, &error));
        assert_int_equal(shlo_inspection_function_count(found), 1);
        shlo_inspection_destroy(found);
        /* One byte less, or a list that ends before the field. */
        inside = UNTOUCHED(shlo_module);
        fails(SHLO_MALFORMED, "", shlo_module_load(bytes, size - 1, NULL, &inside, &error));
        put(bytes + list, (uint32_t)(4 + 2 * field), 2);
        assert_int_not_equal(shlo_content_detect(bytes, size), SHLO_CONTENT_JAX_EXPORT);
        fails(SHLO_MALFORMED, "", shlo_module_load(bytes, size, NULL, &inside, &error));
        assert_ptr_equal(inside, UNTOUCHED(shlo_module));
        free(bytes);
      }
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(module);
}

/* Options of reading work for text, and for the text of versioned programs, too. */
static void loading_text_has_options(void **state) {
  (void)state;
  static const char annotated[] = "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
                                  "  %0 = stablehlo.abs %a {mhlo.x = 1 : i32} : tensor<f32>\n"
                                  "  return %0 : tensor<f32>\n}\n";
  shlo_module *module = parse(annotated);
  shlo_buffer *artifact = write_for(module, NULL), *versioned = NULL;
  ok(shlo_artifact_print(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &versioned, &error));
  shlo_module_destroy(module);
  const struct {
    const char *bytes;
    size_t size;
  } forms[] = {{annotated, strlen(annotated)},
               {shlo_buffer_data(artifact), shlo_buffer_size(artifact)},
               {shlo_buffer_data(versioned), shlo_buffer_size(versioned)}};
  for (size_t i = 0; i < 3; ++i)
    for (shlo_other_dialects policy = SHLO_OTHER_DIALECTS_KEEP; policy <= SHLO_OTHER_DIALECTS_REJECT; ++policy)
      for (int collects = 0; collects < 2; ++collects) {
        shlo_read_options *options = NULL;
        shlo_diagnostics *diagnostics = NULL;
        shlo_module *out = UNTOUCHED(shlo_module);
        ok(shlo_read_options_create(&options, &error));
        ok(shlo_diagnostics_create(&diagnostics, &error));
        ok(shlo_read_options_set_other_dialects(options, policy, &error));
        ok(shlo_read_options_set_diagnostics(options, collects ? diagnostics : NULL, &error));
        if (policy == SHLO_OTHER_DIALECTS_REJECT) {
          fails(SHLO_UNSUPPORTED, "mhlo.x", shlo_module_load(forms[i].bytes, forms[i].size, options, &out, &error));
          assert_ptr_equal(out, UNTOUCHED(shlo_module));
        } else {
          shlo_buffer *text = NULL;
          ok(shlo_module_load(forms[i].bytes, forms[i].size, options, &out, &error));
          ok(shlo_module_print(out, NULL, &text, &error));
          assert_int_equal(strstr(shlo_buffer_data(text), "mhlo.x") != NULL, policy == SHLO_OTHER_DIALECTS_KEEP);
          shlo_buffer_destroy(text);
          shlo_module_destroy(out);
        }
        assert_int_equal(shlo_diagnostics_count(diagnostics), collects && policy == SHLO_OTHER_DIALECTS_STRIP);
        shlo_diagnostics_destroy(diagnostics);
        shlo_read_options_destroy(options);
      }
  shlo_buffer_destroy(artifact);
  shlo_buffer_destroy(versioned);
}

/* Writes an artifact of a module with these attributes, replaces `count` bytes in it, and reads it. */
static shlo_status read_changed(const char *attributes, const char *from, const char *to, size_t count,
                                shlo_module **module, shlo_error **error) {
  char text[512];
  snprintf(text, sizeof text, "module attributes {%s} {\n}\n", attributes);
  shlo_module *written = parse(text);
  shlo_buffer *artifact = NULL;
  ok(shlo_artifact_write(written, NULL, &artifact, &error));
  shlo_module_destroy(written);
  size_t size = shlo_buffer_size(artifact), places = 0;
  char *bytes = malloc(size);
  memcpy(bytes, shlo_buffer_data(artifact), size);
  for (size_t at = 0; at + count <= size; ++at)
    if (memcmp(bytes + at, from, count) == 0) {
      memcpy(bytes + at, to, count);
      ++places;
    }
  assert_int_equal(places, 1);
  shlo_buffer_destroy(artifact);
  shlo_status status = shlo_artifact_read(bytes, size, NULL, module, error);
  free(bytes);
  return status;
}

static void text_of_other_dialects_is_one_attribute(void **state) {
  (void)state;
  static const char from[] = "#foo<01234567890123456789>";
  /* What must appear in the printed program; NULL if the attribute is dropped. */
  static const struct {
    char to[sizeof from];
    const char *shown;
  } cases[] = {
      {"#foo<01234567890123456789>", "x.y = #foo<01234567890123456789>"},
      {"#foo<[(a)] \"x>\" b->c //{}>", "x.y = #foo<[(a)] \"x>\" b->c //{}>"},
      {"#foo.bar<0123456789012345>", "x.y = #foo.bar<0123456789012345>"},
      {"#foo<a>, x.zzzzz = #foo<b>", NULL},
      {"#foo.a<b>, x.zz = #foo.c<>", NULL},
      {"#foo<0123456789], x.z = [>", NULL},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    shlo_module *module = NULL;
    shlo_buffer *text = NULL;
    ok(read_changed("x.w = 1 : i32, x.y = #foo<01234567890123456789>", from, cases[i].to, sizeof from - 1, &module,
                    &error));
    ok(shlo_module_print(module, NULL, &text, &error));
    assert_non_null(strstr(shlo_buffer_data(text), "x.w = 1"));
    assert_null(strstr(shlo_buffer_data(text), "x.z"));
    if (cases[i].shown ? !strstr(shlo_buffer_data(text), cases[i].shown) : !!strstr(shlo_buffer_data(text), "x.y"))
      fail_msg("%s: %s", cases[i].to, shlo_buffer_data(text));
    shlo_buffer_destroy(text);
    shlo_module_destroy(module);
  }
}

static void bools_of_arrays_are_0_or_1(void **state) {
  (void)state;
  const char *array = "x.y = array<i1: true, false, true, true, false, false, true, false, true, true>";
  static const char from[] = "\1\0\1\1\0\0\1\0\1\1", same[] = "\1\0\1\1\0\0\1\0\1\0", two[] = "\1\0\1\2\0\0\1\0\1\1";
  shlo_module *module = NULL;
  ok(read_changed(array, from, same, 10, &module, &error));
  shlo_module_destroy(module);
  fails(SHLO_MALFORMED, "neither true nor false", read_changed(array, from, two, 10, &module, &error));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(contents_are_told_apart),
      cmocka_unit_test(versioned_text_is_told_from_other_text),
      cmocka_unit_test(contents_are_detected_from_the_first_bytes),
      cmocka_unit_test(a_prefix_tells_version_and_producer),
      cmocka_unit_test(producers_without_a_version_have_none),
      cmocka_unit_test(ops_are_in_order),
      cmocka_unit_test(an_artifact_is_inspected),
      cmocka_unit_test(newer_artifacts_are_inspected),
      cmocka_unit_test(what_cannot_be_inspected_is_told),
      cmocka_unit_test(an_artifact_is_read),
      cmocka_unit_test(what_is_no_artifact_is_named),
      cmocka_unit_test(reading_has_options),
      cmocka_unit_test(unverified_programs_are_verified_later),
      cmocka_unit_test(a_cut_or_changed_artifact_gives_a_status),
      cmocka_unit_test(what_is_written_is_read_again),
      cmocka_unit_test(omitted_attributes_have_their_values_on_the_wire),
      cmocka_unit_test(visibilities_are_inspected),
      cmocka_unit_test(values_that_come_too_late_are_not_written),
      cmocka_unit_test(writing_has_options),
      cmocka_unit_test(range_locations_collapse_for_old_targets),
      cmocka_unit_test(collapsed_ranges_are_counted),
      cmocka_unit_test(changed_attributes_are_told),
      cmocka_unit_test(a_scale_is_a_number),
      cmocka_unit_test(loading_text_has_options),
      cmocka_unit_test(an_export_may_have_any_field),
      cmocka_unit_test(text_of_other_dialects_is_one_attribute),
      cmocka_unit_test(bools_of_arrays_are_0_or_1),
      cmocka_unit_test(orders_of_uses_are_written_whole),
      cmocka_unit_test(regions_do_not_see_the_results_of_their_op),
  };
  return cmocka_run_group_tests(tests, read_model, free_model);
}
