/* Any bytes as an artifact: inspected, read, written again, planned and run where that is quick; printed as it stands.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "steps.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  shlo_module *module = NULL;
  shlo_inspection *found = NULL;
  shlo_content_detect(data, size);
  shlo_artifact_inspect(data, size, &found, NULL);
  if (shlo_artifact_read(data, size, NULL, &module, NULL) == SHLO_OK) {
    if (!found) abort(); /* what can be read can be inspected */
    use_module(module, (uint32_t)size);
  }
  shlo_inspection_destroy(found);
  shlo_module_destroy(module);
  shlo_buffer *text = NULL;
  shlo_artifact_print(data, size, NULL, &text, NULL);
  shlo_buffer_destroy(text);
  return 0;
}
