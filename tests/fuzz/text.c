/* Any bytes as the text of a program.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "steps.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  shlo_module *module = NULL;
  if (shlo_module_parse((const char *)data, size, NULL, &module, NULL) == SHLO_OK) use_module(module);
  shlo_module_destroy(module);
  return 0;
}
