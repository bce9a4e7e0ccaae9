/* Takes any bytes as the text of a versioned program. A parsed one is printed, and read as a program.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "steps.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  shlo_buffer *artifact = NULL, *text = NULL;
  shlo_module *module = NULL;
  if (shlo_artifact_parse((const char *)data, size, NULL, NULL, &artifact, NULL) == SHLO_OK) {
    const char *bytes = shlo_buffer_data(artifact);
    if (shlo_artifact_print(bytes, shlo_buffer_size(artifact), NULL, &text, NULL) != SHLO_OK ||
        shlo_artifact_read(bytes, shlo_buffer_size(artifact), NULL, &module, NULL) != SHLO_OK)
      __builtin_trap();
    use_module(module, (uint32_t)size);
  }
  shlo_module_destroy(module);
  shlo_buffer_destroy(text);
  shlo_buffer_destroy(artifact);
  return 0;
}
