/* Takes any bytes as the text of a program. A parsed program is also inspected without verification.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "steps.h"

/* An unverified program may lack parts that every valid program has. */
static void look_at_unverified(const char *text, size_t size) {
  shlo_parse_options *options = NULL;
  shlo_module *module = NULL, *stripped = NULL;
  shlo_buffer *out = NULL;
  size_t k;
  if (shlo_parse_options_create(&options, NULL) != SHLO_OK) return;
  shlo_parse_options_set_verify(options, 0, NULL);
  if (shlo_module_parse(text, size, options, &module, NULL) == SHLO_OK) {
    for (k = 0; k < shlo_module_function_count(module); ++k) {
      shlo_function *function = NULL;
      if (shlo_module_function_at(module, k, &function, NULL) == SHLO_OK) {
        const shlo_operation *op = shlo_region_first(shlo_operation_region(shlo_function_operation(function), 0));
        for (; op; op = shlo_operation_next(op)) {
          shlo_buffer *line = NULL;
          shlo_operation_print(op, NULL, &line, NULL);
          shlo_buffer_destroy(line);
        }
      }
      shlo_function_destroy(function);
    }
    shlo_module_print(module, NULL, &out, NULL);
    shlo_buffer_destroy(out);
    out = NULL;
    shlo_artifact_write(module, NULL, &out, NULL);
    shlo_buffer_destroy(out);
    shlo_module_apply_other_dialects(module, SHLO_OTHER_DIALECTS_STRIP, NULL, &stripped, NULL);
    shlo_module_destroy(stripped);
  }
  shlo_module_destroy(module);
  shlo_parse_options_destroy(options);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  shlo_module *module = NULL;
  look_at_unverified((const char *)data, size);
  if (shlo_module_parse((const char *)data, size, NULL, &module, NULL) == SHLO_OK) use_module(module, (uint32_t)size);
  shlo_module_destroy(module);
  return 0;
}
