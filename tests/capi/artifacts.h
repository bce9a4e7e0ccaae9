/* Helpers that write, read back and compare artifacts.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef CAPI_ARTIFACTS_H
#define CAPI_ARTIFACTS_H

#include "support.h"

/* NULL means the newest version. */
static inline shlo_write_options *options_for(const char *target) {
  shlo_write_options *options = NULL;
  ok(shlo_write_options_create(&options, &error));
  if (target)
    ok(shlo_write_options_set_target(options, target, strlen(target), &error));
  return options;
}

static inline shlo_buffer *write_for(const shlo_module *module, const char *target) {
  shlo_write_options *options = options_for(target);
  shlo_buffer *artifact = NULL;
  ok(shlo_artifact_write(module, options, &artifact, &error));
  shlo_write_options_destroy(options);
  return artifact;
}

static inline shlo_module *read_back(const shlo_buffer *artifact) {
  shlo_module *module = NULL;
  ok(shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &module, &error));
  return module;
}

static inline void expect_same_text(const shlo_module *a, const shlo_module *b) {
  shlo_buffer *left = NULL, *right = NULL;
  ok(shlo_module_print(a, NULL, &left, &error));
  ok(shlo_module_print(b, NULL, &right, &error));
  assert_string_equal(shlo_buffer_data(left), shlo_buffer_data(right));
  shlo_buffer_destroy(left);
  shlo_buffer_destroy(right);
}

static inline void expect_version(const shlo_buffer *artifact, const char *expected) {
  shlo_buffer *version = NULL;
  ok(shlo_artifact_peek(shlo_buffer_data(artifact), shlo_buffer_size(artifact), &version, NULL, &error));
  assert_string_equal(shlo_buffer_data(version), expected);
  shlo_buffer_destroy(version);
}

/* An artifact that JAX exported, from the examples; setup and teardown of a group of tests. */
static char *model;
static size_t model_size;

static inline int read_model(void **state) {
  (void)state;
  model = file_bytes(SHLO_MODEL, &model_size);
  return model ? 0 : -1;
}

static inline int free_model(void **state) {
  (void)state;
  free(model);
  return 0;
}

#endif
