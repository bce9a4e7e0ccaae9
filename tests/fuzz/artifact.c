/* Any bytes as an artifact: read, written again, planned and run where that is quick.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "steps.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  shlo_module *module = NULL;
  shlo_content_detect(data, size);
  if (shlo_artifact_read(data, size, NULL, &module, NULL) == SHLO_OK) use_module(module);
  shlo_module_destroy(module);
  return 0;
}
