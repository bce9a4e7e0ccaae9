/* Takes any bytes as an artifact: inspects, reads and writes it, plans and runs it if that is fast, prints it verbatim.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "steps.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  shlo_module *module = NULL;
  shlo_inspection *found = NULL;
  shlo_content_detect(data, size);
  shlo_artifact_inspect(data, size, &found, NULL);
  if (shlo_artifact_read(data, size, NULL, &module, NULL) == SHLO_OK) {
    if (!found)
      abort(); /* a readable artifact can be inspected */
    use_module(module, (uint32_t)size);
  }
  shlo_inspection_destroy(found);
  shlo_module_destroy(module);
  shlo_buffer *text = NULL;
  shlo_artifact_print(data, size, NULL, &text, NULL);
  shlo_buffer_destroy(text);
  return 0;
}
