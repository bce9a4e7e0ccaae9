/* artifact.h: how ONNX models are read: external data, borrowed tensors, limits, newer opsets.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <sys/stat.h>
#include <unistd.h>

enum { count = 20000 }; /* elements of the large tensor: 80,000 bytes, which are borrowed */

static shlo_module *parsed(const char *text) {
  shlo_module *module = NULL;
  ok(shlo_module_parse(text, strlen(text), NULL, &module, &error));
  return module;
}

/* w has its elements in w.bin, or in the model; all of v are equal. */
typedef struct {
  shlo_buffer *bytes, *external;
  char *text;
} Model;

static Model made(int is_external) {
  static char text[9 * count + 1000];
  char *end = text + sprintf(text,
                             "func.func @g(%%x: tensor<%dxf32>) -> tensor<%dxf32> {\n"
                             "%%w = onnx.Initializer {onnx.names = [\"w\"]} dense<\"0x",
                             count, count);
  for (int i = 0; i < count; ++i)
    end += sprintf(end, "%02X%02X803F", i & 255, i >> 8);
  sprintf(end,
          "\"> : tensor<%dxf32>\n"
          "%%v = onnx.Initializer {onnx.names = [\"v\"]} dense<2.0> : tensor<%dxf32>\n"
          "%%y = \"onnx.Sum\"(%%x, %%v, %%w) {onnx.names = [\"y\"]}\n"
          "  : (tensor<%dxf32>, tensor<%dxf32>, tensor<%dxf32>) -> tensor<%dxf32>\n"
          "onnx.Return %%y : tensor<%dxf32>\n}",
          count, count, count, count, count, count, count);
  Model model = {NULL, NULL, NULL};
  shlo_onnx_write_options *options = NULL;
  shlo_module *module = parsed(text), *again = NULL;
  ok(shlo_onnx_write_options_create(&options, &error));
  if (is_external)
    ok(shlo_onnx_write_options_set_external(options, BYTES("w.bin"), &error));
  ok(shlo_onnx_write(module, options, &model.bytes, &model.external, &error));
  shlo_onnx_write_options_destroy(options);
  shlo_module_destroy(module);
  if (!is_external) {
    ok(shlo_module_load(shlo_buffer_data(model.bytes), shlo_buffer_size(model.bytes), NULL, &again, &error));
    model.text = module_text(again);
    shlo_module_destroy(again);
  }
  return model;
}

static void destroy(Model model) {
  shlo_buffer_destroy(model.bytes);
  shlo_buffer_destroy(model.external);
  free(model.text);
}

static shlo_read_options *reading(void) {
  shlo_read_options *options = NULL;
  ok(shlo_read_options_create(&options, &error));
  return options;
}

static void write_file(const char *path, const void *bytes, size_t size) {
  FILE *file = fopen(path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(bytes, 1, size, file), size);
  fclose(file);
}

/* Whether the elements of w are what made() wrote. */
static void expect_elements(const shlo_module *module) {
  char *text = module_text(module);
  assert_non_null(strstr(text, "dense<\"0x0000803F0100803F0200803F"));
  assert_non_null(strstr(text, "dense<2.0"));
  free(text);
}

static int released = 0;
static void release(void *bytes, void *user) {
  *(int *)user += 1;
  memset(bytes, 0x5a, 64); /* what is used afterwards shows */
}

static void large_tensors_are_borrowed(void **state) {
  (void)state;
  Model model = made(0);
  shlo_read_options *options = reading();
  ok(shlo_read_options_set_borrow(options, 1, &error));
  ok(shlo_read_options_set_release(options, release, &released, &error));
  const size_t size = shlo_buffer_size(model.bytes);
  char *bytes = malloc(size);
  memcpy(bytes, shlo_buffer_data(model.bytes), size);
  shlo_module *module = NULL, *types = NULL;
  released = 0;
  ok(shlo_module_load(bytes, size, options, &module, &error));
  char *text = module_text(module);
  assert_string_equal(text, model.text);
  free(text);
  ok(shlo_onnx_infer(module, NULL, &types, &error));
  shlo_buffer *again = NULL;
  ok(shlo_onnx_write(module, NULL, &again, NULL, &error));
  assert_int_equal(shlo_buffer_size(again), size);
  assert_memory_equal(shlo_buffer_data(again), bytes, size);
  shlo_buffer_destroy(again);
  shlo_module_destroy(module);
  assert_int_equal(released, 0); /* the other module has them, too */
  expect_elements(types);
  shlo_module_destroy(types);
  assert_int_equal(released, 1);
  free(bytes);
  shlo_read_options_destroy(options);
  destroy(model);
}

static void files_come_from_folders_and_from_memory(void **state) {
  (void)state;
  Model model = made(1);
  const void *bytes = shlo_buffer_data(model.bytes);
  const size_t size = shlo_buffer_size(model.bytes);
  const void *external = shlo_buffer_data(model.external);
  const size_t external_size = shlo_buffer_size(model.external);
  shlo_read_options *options = reading();
  shlo_module *module = UNTOUCHED(shlo_module);
  fails(SHLO_IO, "external data at 'w.bin': the options name no folder, and give no bytes for this location",
        shlo_module_load(bytes, size, options, &module, &error));
  for (int borrow = 0; borrow < 2; ++borrow) {
    ok(shlo_read_options_set_borrow(options, borrow, &error));
    ok(shlo_read_options_add_external_file(options, BYTES("w.bin"), external, external_size, &error));
    ok(shlo_module_load(bytes, size, options, &module, &error));
    expect_elements(module);
    shlo_module_destroy(module);
  }
  /* Bytes that are handed over are released when those of other files are not used any more, either. */
  for (int borrow = 0; borrow < 2; ++borrow) {
    char *handed = malloc(size);
    memcpy(handed, bytes, size);
    released = 0;
    ok(shlo_read_options_set_borrow(options, borrow, &error));
    ok(shlo_read_options_set_release(options, release, &released, &error));
    ok(shlo_module_load(handed, size, options, &module, &error));
    assert_int_equal(released, !borrow);
    expect_elements(module);
    shlo_module_destroy(module);
    assert_int_equal(released, 1);
    free(handed);
  }
  ok(shlo_read_options_set_release(options, NULL, NULL, &error));
  /* A file's own bytes may be borrowed, those that are given may not. */
  char path[] = "/tmp/shlo-onnx-XXXXXX";
  const int file = mkstemp(path);
  assert_true(file >= 0);
  close(file);
  write_file(path, bytes, size);
  char *temporary = malloc(external_size);
  memcpy(temporary, external, external_size);
  ok(shlo_read_options_set_borrow(options, 0, &error));
  ok(shlo_read_options_add_external_file(options, BYTES("w.bin"), temporary, external_size, &error));
  ok(shlo_module_load_file(path, strlen(path), options, &module, &error));
  memset(temporary, 0x5a, external_size);
  free(temporary);
  expect_elements(module);
  shlo_module_destroy(module);
  remove(path);
  ok(shlo_read_options_add_external_file(options, BYTES("w.bin"), external, external_size - 1, &error));
  fails(SHLO_MALFORMED, "bytes from", shlo_module_load(bytes, size, options, &module, &error));
  ok(shlo_read_options_add_external_file(options, BYTES("w.bin"), NULL, 0, &error));
  fails(SHLO_MALFORMED, "which has 0", shlo_module_load(bytes, size, options, &module, &error));
  fails(SHLO_INVALID_ARGUMENT, "location is NULL",
        shlo_read_options_add_external_file(options, NULL, 0, external, external_size, &error));
  shlo_read_options_destroy(options);

  char folder[] = "/tmp/shlo-onnx-XXXXXX", weights[64];
  assert_non_null(mkdtemp(folder));
  snprintf(weights, sizeof weights, "%s/w.bin", folder);
  write_file(weights, external, external_size);
  options = reading();
  ok(shlo_read_options_set_external_folder(options, folder, strlen(folder), &error));
  ok(shlo_module_load(bytes, size, options, &module, &error));
  remove(weights); /* it is mapped, also without set_borrow */
  expect_elements(module);
  shlo_module_destroy(module);
  fails(SHLO_IO, "w.bin", shlo_module_load(bytes, size, options, &module, &error));
  fails(SHLO_INVALID_ARGUMENT, "path contains a NUL",
        shlo_read_options_set_external_folder(options, "a\0b", 3, &error));
  ok(shlo_read_options_set_external_folder(options, NULL, 0, &error));
  fails(SHLO_IO, "name no folder", shlo_module_load(bytes, size, options, &module, &error));
  shlo_read_options_destroy(options);
  assert_int_equal(rmdir(folder), 0);
  destroy(model);
}

/* The model with another location of the same length. */
static void relocate(char *bytes, size_t size, const char *location) {
  int changed = 0;
  for (size_t i = 0; i + 5 <= size; ++i)
    if (!memcmp(bytes + i, "w.bin", 5)) {
      memcpy(bytes + i, location, 5);
      ++changed;
    }
  assert_int_equal(changed, 2);
}

static void links_are_followed_on_request(void **state) {
  (void)state;
  Model model = made(1);
  const size_t size = shlo_buffer_size(model.bytes);
  char *bytes = malloc(size);
  char folder[] = "/tmp/shlo-onnx-XXXXXX", blob[64], weights[64], below[64], path[64], device[64];
  assert_non_null(mkdtemp(folder));
  snprintf(blob, sizeof blob, "%s/blob", folder);
  snprintf(weights, sizeof weights, "%s/w.bin", folder);
  snprintf(below, sizeof below, "%s/l", folder);
  snprintf(device, sizeof device, "%s/pipes", folder);
  snprintf(path, sizeof path, "%s/m.onnx", folder);
  write_file(blob, shlo_buffer_data(model.external), shlo_buffer_size(model.external));
  assert_int_equal(symlink("blob", weights), 0);
  assert_int_equal(symlink(".", below), 0);
  assert_int_equal(mkfifo(device, 0600), 0);
  write_file(path, shlo_buffer_data(model.bytes), size);
  shlo_read_options *options = reading();
  shlo_module *module = UNTOUCHED(shlo_module);
  static const char hint[] = "it is a symbolic link, expected a file; shlo_read_options_set_follow_links allows links";
  fails(SHLO_IO, hint, shlo_module_load_file(path, strlen(path), options, &module, &error));
  ok(shlo_read_options_set_follow_links(options, 1, &error));
  ok(shlo_module_load_file(path, strlen(path), options, &module, &error));
  expect_elements(module);
  shlo_module_destroy(module);

  static const struct {
    const char *location;
    int follow;
    shlo_status status;
    const char *message;
  } others[] = {
      {"l/blo", 0, SHLO_IO,
       "l' cannot be read: it is a symbolic link, expected a folder; shlo_read_options_set_follow_links"},
      {"l/blo", 1, SHLO_IO, "No such file"},
      {"pipes", 1, SHLO_IO, "it is a pipe, expected a file"},
      {"../bb", 1, SHLO_MALFORMED, "expected a path beneath the folder of the model"},
      {"a/../", 1, SHLO_MALFORMED, "expected a path beneath the folder of the model"},
      {"/etc/", 1, SHLO_MALFORMED, "expected a path beneath the folder of the model"},
  };
  for (size_t i = 0; i < sizeof others / sizeof others[0]; ++i) {
    memcpy(bytes, shlo_buffer_data(model.bytes), size);
    relocate(bytes, size, others[i].location);
    write_file(path, bytes, size);
    ok(shlo_read_options_set_follow_links(options, others[i].follow, &error));
    module = UNTOUCHED(shlo_module);
    fails(others[i].status, others[i].message, shlo_module_load_file(path, strlen(path), options, &module, &error));
  }
  shlo_read_options_destroy(options);
  for (const char *const *one = (const char *const[]){blob, weights, below, device, path, NULL}; *one; ++one)
    remove(*one);
  assert_int_equal(rmdir(folder), 0);
  free(bytes);
  destroy(model);
}

static void checksums_are_verified_on_request(void **state) {
  (void)state;
  /* The SHA-1 of "abcd" (FIPS 180-4, computed with sha1sum). */
  static const char text[] =
      "func.func @g() -> tensor<4xui8> {\n"
      "%%w = onnx.Initializer {onnx.fields = {data_location = 1 : i64, external_data = [\n"
      "  {key = \"location\", value = \"w.bin\"}, {key = \"checksum\", value = \"%s\"}]}, onnx.names = [\"w\"]}\n"
      "  dense<[97, 98, 99, 100]> : tensor<4xui8>\n"
      "onnx.Return %%w : tensor<4xui8>\n}";
  static const char *const sums[] = {"81fe8bfe87576c3ecb22426f8e57847382917acf",
                                     "81FE8BFE87576C3ECB22426F8E57847382917ACF",
                                     "81fe8bfe87576c3ecb22426f8e57847382917ace", "81fe"};
  shlo_onnx_write_options *writing = NULL;
  ok(shlo_onnx_write_options_create(&writing, &error));
  ok(shlo_onnx_write_options_set_keep_external(writing, 1, &error));
  for (int i = 0; i < 4; ++i) {
    char program[sizeof text + 64];
    snprintf(program, sizeof program, text, sums[i]);
    shlo_module *module = parsed(program), *again = NULL;
    shlo_buffer *bytes = NULL;
    ok(shlo_onnx_write(module, writing, &bytes, NULL, &error));
    shlo_module_destroy(module);
    shlo_read_options *options = reading();
    ok(shlo_read_options_add_external_file(options, BYTES("w.bin"), "abcd", 4, &error));
    ok(shlo_module_load(shlo_buffer_data(bytes), shlo_buffer_size(bytes), options, &again, &error));
    shlo_module_destroy(again);
    ok(shlo_read_options_set_verify_checksums(options, 1, &error));
    again = UNTOUCHED(shlo_module);
    if (i < 2) {
      ok(shlo_module_load(shlo_buffer_data(bytes), shlo_buffer_size(bytes), options, &again, &error));
      shlo_module_destroy(again);
    } else {
      fails(SHLO_MALFORMED, "of 'w.bin', whose SHA-1 is 81fe8bfe87576c3ecb22426f8e57847382917acf",
            shlo_module_load(shlo_buffer_data(bytes), shlo_buffer_size(bytes), options, &again, &error));
    }
    shlo_read_options_destroy(options);
    shlo_buffer_destroy(bytes);
  }
  shlo_onnx_write_options_destroy(writing);
}

static void limits_are_options(void **state) {
  (void)state;
  shlo_module *module =
      parsed("func.func @g(%x: tensor<f32> {onnx.name = \"input\"}) -> (tensor<1x1xf32> {onnx.name = \"w\"}) {\n"
             "%w = onnx.Initializer {onnx.names = [\"w\"]} dense<1.0> : tensor<1x1xf32>\n"
             "onnx.Return %w : tensor<1x1xf32>\n}");
  shlo_buffer *bytes = NULL;
  ok(shlo_onnx_write(module, NULL, &bytes, NULL, &error));
  shlo_module_destroy(module);
  const void *data = shlo_buffer_data(bytes);
  const size_t size = shlo_buffer_size(bytes);
  /* Each limit at what the model has, and one below. Messages: graph, initializer, 2 values with type, tensor, shape
   * and in one 2 dimensions, opset. */
  enum { Bytes, Messages, Rank, Name, Nesting };
  static const char *const messages[] = {"the file has", "messages or more; the limit is", "has rank 2; the limit is 1",
                                         "graph.input.name has 5 bytes or more; the limit is 4", "nesting of messages"};
  const uint64_t most[] = {size, 13, 2, 5, 6};
  for (int which = Bytes; which <= Nesting; ++which)
    for (unsigned below = 0; below < 2; ++below) {
      shlo_read_options *options = reading();
      const uint64_t limit = most[which] - below;
      switch (which) {
      case Bytes: ok(shlo_read_options_set_max_bytes(options, limit, &error)); break;
      case Messages: ok(shlo_read_options_set_max_messages(options, limit, &error)); break;
      case Rank: ok(shlo_read_options_set_max_rank(options, (uint32_t)limit, &error)); break;
      case Name: ok(shlo_read_options_set_max_name_length(options, (uint32_t)limit, &error)); break;
      default: ok(shlo_read_options_set_max_nesting(options, (uint32_t)limit, &error));
      }
      module = UNTOUCHED(shlo_module);
      if (below) {
        fails(SHLO_LIMIT, messages[which], shlo_module_load(data, size, options, &module, &error));
      } else {
        ok(shlo_module_load(data, size, options, &module, &error));
        shlo_module_destroy(module);
      }
      shlo_read_options_destroy(options);
    }
  shlo_buffer_destroy(bytes);
}

static void newer_opsets_are_tried_on_request(void **state) {
  (void)state;
  shlo_module *module = parsed("module attributes {onnx.opset_import = {ai.onnx = 28 : i64}} {\n"
                               "func.func @g(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
                               "%y = \"onnx.Relu\"(%x) : (tensor<2xf32>) -> tensor<2xf32>\n"
                               "onnx.Return %y : tensor<2xf32>\n}}");
  shlo_buffer *bytes = NULL, *again = NULL;
  ok(shlo_onnx_write(module, NULL, &bytes, NULL, &error));
  shlo_module_destroy(module);
  const size_t size = shlo_buffer_size(bytes);
  char *other = malloc(size);
  memcpy(other, shlo_buffer_data(bytes), size);
  assert_memory_equal(other + size - 2, "\x10\x1c", 2);
  other[size - 1] = 29;
  module = UNTOUCHED(shlo_module);
  fails(SHLO_VERSION, "needs opset 29 of 'ai.onnx'; this library has 1 to 28 (shlo_read_options_set_newer_opsets",
        shlo_module_load(other, size, NULL, &module, &error));
  shlo_read_options *options = reading();
  shlo_diagnostics *findings = NULL;
  ok(shlo_diagnostics_create(&findings, &error));
  ok(shlo_read_options_set_diagnostics(options, findings, &error));
  ok(shlo_read_options_set_newer_opsets(options, 1, &error));
  ok(shlo_module_load(other, size, options, &module, &error));
  assert_int_equal(shlo_diagnostics_count(findings), 1);
  assert_non_null(strstr(shlo_diagnostic_message(shlo_diagnostics_at(findings, 0), NULL), "which it is read with"));
  ok(shlo_module_verify(module, &error));
  char *text = module_text(module);
  assert_non_null(strstr(text, "\"onnx.Relu\"("));
  shlo_module *parsed_again = parsed(text);
  ok(shlo_onnx_write(parsed_again, NULL, &again, NULL, &error));
  assert_int_equal(shlo_buffer_size(again), size);
  assert_memory_equal(shlo_buffer_data(again), other, size);
  shlo_module_destroy(parsed_again);
  free(text);
  shlo_buffer_destroy(again);
  shlo_diagnostics_destroy(findings);
  shlo_read_options_destroy(options);
  shlo_module_destroy(module);
  shlo_buffer_destroy(bytes);
  free(other);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(large_tensors_are_borrowed),
      cmocka_unit_test(files_come_from_folders_and_from_memory),
      cmocka_unit_test(links_are_followed_on_request),
      cmocka_unit_test(checksums_are_verified_on_request),
      cmocka_unit_test(limits_are_options),
      cmocka_unit_test(newer_opsets_are_tried_on_request),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
