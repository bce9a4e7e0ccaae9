/* Runs a program whose custom calls are handlers of XLA's FFI, from a shared library that was built for XLA on CPUs.
 *
 *   13_xla_ffi MODULE HANDLERS.so TARGET SYMBOL INPUT.npy...
 *
 * The structures of the FFI are in the headers of jaxlib (xla/ffi/api/c_api.h). The default build does without them,
 * and without this program; CMake builds it if it knows where they are:
 *
 *   cmake --preset release -DSHLO_XLA_FFI=$(python3 -c "import jax.ffi; print(jax.ffi.include_dir())")
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "files.h"
#include "xla_ffi.h"

#include <dlfcn.h>

enum { MOST_TENSORS = 16 };

static void check(shlo_status status, shlo_error *error) {
  if (status == SHLO_OK)
    return;
  fprintf(stderr, "%s: %s\n", shlo_status_name(status), shlo_error_message(error, NULL));
  shlo_error_destroy(error);
  exit(1);
}

int main(int argc, char **argv) {
  const int inputs = argc - 5;
  if (inputs < 0 || inputs > MOST_TENSORS) {
    fprintf(stderr, "usage: %s MODULE HANDLERS.so TARGET SYMBOL INPUT.npy...\n", argv[0]);
    return 2;
  }
  void *library = dlopen(argv[2], RTLD_NOW | RTLD_LOCAL);
  void *symbol = library ? dlsym(library, argv[4]) : NULL;
  if (!symbol) {
    fprintf(stderr, "%s\n", dlerror());
    return 1;
  }
  XLA_FFI_Handler *handler;
  memcpy(&handler, &symbol, sizeof handler);

  shlo_error *error = NULL;
  shlo_custom_calls *calls = NULL;
  shlo_plan_options *options = NULL;
  shlo_module *module = NULL;
  shlo_plan *plan = NULL;
  check(shlo_custom_calls_create(&calls, &error), error);
  check(shlo_custom_calls_register(calls, argv[3], strlen(argv[3]), 0, SHLO_CALL_ORDERED, call_xla_handler, &handler,
                                   NULL, &error),
        error);
  check(shlo_plan_options_create(&options, &error), error);
  check(shlo_plan_options_set_custom_calls(options, calls, &error), error);
  size_t size;
  char *bytes = read_file(argv[1], &size);
  check(shlo_module_load(bytes, size, NULL, &module, &error), error);
  free(bytes);
  check(shlo_plan_create(module, options, &plan, &error), error);
  shlo_module_destroy(module);
  shlo_plan_options_destroy(options);
  shlo_custom_calls_destroy(calls);

  shlo_tensor *tensors[MOST_TENSORS], *outputs[MOST_TENSORS] = {NULL};
  for (int i = 0; i < inputs; ++i) {
    bytes = read_file(argv[5 + i], &size);
    check(shlo_tensor_from_npy(bytes, size, SHLO_TYPE_NONE, &tensors[i], &error), error);
    free(bytes);
  }
  const size_t count = shlo_plan_output_count(plan);
  if (count > MOST_TENSORS) {
    fprintf(stderr, "the program has %zu results\n", count);
    return 2;
  }
  check(shlo_plan_run(plan, (size_t)inputs, (const shlo_tensor *const *)tensors, count, outputs, NULL, &error), error);
  for (size_t k = 0; k < count; ++k) {
    printf("output %zu:", k);
    for (int64_t i = 0; i < shlo_tensor_element_count(outputs[k]) && i < 8; ++i) {
      shlo_buffer *text = NULL;
      check(shlo_tensor_element_text(outputs[k], i, &text, &error), error);
      printf(" %s", shlo_buffer_data(text));
      shlo_buffer_destroy(text);
    }
    printf("\n");
    shlo_tensor_destroy(outputs[k]);
  }
  for (int i = 0; i < inputs; ++i)
    shlo_tensor_destroy(tensors[i]);
  shlo_plan_destroy(plan);
  dlclose(library);
  return 0;
}
