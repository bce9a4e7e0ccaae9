/* Shared by the tests of the C API: programs, and checks of failures.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef CAPI_SUPPORT_H
#define CAPI_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <stablehlo-c/stablehlo.h>

#include "support/files.h"

/* A pointer that a failing function must not overwrite. */
#define UNTOUCHED(type) ((type *)(uintptr_t)0x5AFE5AFE)

/* A literal and its length, as two arguments. */
#define BYTES(text) text, sizeof(text) - 1

static const char add_program[] = "func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {\n"
                                  "  %0 = stablehlo.add %a, %b : tensor<4xf32>\n"
                                  "  return %0 : tensor<4xf32>\n"
                                  "}\n";

/* A transpose whose result has the wrong shape: line 2. */
static const char invalid_program[] =
    "func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {\n"
    "  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>\n"
    "  return %0 : tensor<2x3xf32>\n"
    "}\n";

/* Expects success, with *error set to NULL. */
#define ok(call)                                                                                                       \
  do {                                                                                                                 \
    shlo_error *error = UNTOUCHED(shlo_error);                                                                         \
    shlo_status status_ = (call);                                                                                      \
    if (status_ != SHLO_OK)                                                                                            \
      fail_msg("%s: %s: %s", #call, shlo_status_name(status_), shlo_error_message(error, NULL));                       \
    assert_null(error);                                                                                                \
  } while (0)

/* Expects a failure with this code and a message that contains `text`, with and without an error parameter. */
#define fails(code, text, call)                                                                                        \
  do {                                                                                                                 \
    shlo_error *error = NULL;                                                                                          \
    shlo_status status_ = (call);                                                                                      \
    if (status_ != (code) || shlo_error_code(error) != (code))                                                         \
      fail_msg("%s: expected %s, got %s: %s", #call, shlo_status_name(code), shlo_status_name(status_),                \
               shlo_error_message(error, NULL));                                                                       \
    if (!strstr(shlo_error_message(error, NULL), text))                                                                \
      fail_msg("%s: no '%s' in the message: %s", #call, text, shlo_error_message(error, NULL));                        \
    shlo_error_destroy(error);                                                                                         \
  } while (0)

/* The version after the newest, which does not exist yet. Static. */
static inline const char *next_version(void) {
  static char text[32];
  unsigned major = 0, minor = 0;
  assert_int_equal(sscanf(shlo_stablehlo_version(), "%u.%u", &major, &minor), 2);
  snprintf(text, sizeof text, "%u.%u.0", major, minor + 1);
  return text;
}

static inline shlo_module *parse(const char *text) {
  shlo_module *module = NULL;
  ok(shlo_module_parse(text, strlen(text), NULL, &module, &error));
  return module;
}

static inline shlo_module *parse_unverified(const char *text) {
  shlo_parse_options *options = NULL;
  shlo_module *module = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_verify(options, 0, &error));
  ok(shlo_module_parse(text, strlen(text), options, &module, &error));
  shlo_parse_options_destroy(options);
  return module;
}

/* The bytes of the buffer, which is destroyed, as a string. Owned by the caller. */
static inline char *taken_text(shlo_buffer *buffer) {
  const size_t size = shlo_buffer_size(buffer);
  char *text = malloc(size + 1);
  memcpy(text, shlo_buffer_data(buffer), size);
  text[size] = '\0';
  shlo_buffer_destroy(buffer);
  return text;
}

/* Owned by the caller. */
static inline char *module_text(const shlo_module *module) {
  shlo_buffer *buffer = NULL;
  ok(shlo_module_print(module, NULL, &buffer, &error));
  return taken_text(buffer);
}

static inline shlo_plan *plan_of(const char *text) {
  shlo_module *module = parse(text);
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  shlo_module_destroy(module);
  return plan;
}

/* Runs a program by shlo_plan_run_raw so many times, the first time without threads and then with three, and calls
 * check(argument) after each. */
static inline void run_with_threads(const char *text, size_t input_count, const void *const *inputs,
                                    size_t output_count, void *const *outputs, int runs, void (*check)(void *),
                                    void *argument) {
  shlo_plan *plan = plan_of(text);
  shlo_pool *pool = NULL;
  ok(shlo_pool_create(3, &pool, &error));
  shlo_run_options *threads = NULL;
  ok(shlo_run_options_create(&threads, &error));
  ok(shlo_run_options_set_pool(threads, pool, &error));
  for (int run = 0; run < runs; ++run) {
    ok(shlo_plan_run_raw(plan, input_count, inputs, output_count, outputs, run < 1 ? NULL : threads, &error));
    check(argument);
  }
  shlo_run_options_destroy(threads);
  shlo_pool_destroy(pool);
  shlo_plan_destroy(plan);
}

static inline shlo_tensor *tensor_f32(int32_t rank, const int64_t *shape, const float *values) {
  size_t count = 1;
  for (int32_t axis = 0; axis < rank; ++axis)
    count *= (size_t)shape[axis];
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_copy(SHLO_TYPE_F32, rank, shape, values, count * sizeof(float), NULL, &tensor, &error));
  return tensor;
}

#endif
