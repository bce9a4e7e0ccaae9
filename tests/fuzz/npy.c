/* Takes any bytes as a .npy file.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include <stablehlo-c/stablehlo.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  shlo_tensor *tensor = NULL;
  shlo_buffer *out = NULL, *element = NULL;
  if (shlo_tensor_from_npy(data, size, SHLO_TYPE_NONE, &tensor, NULL) == SHLO_OK) {
    shlo_tensor_to_npy(tensor, &out, NULL);
    shlo_tensor_element_text(tensor, 0, &element, NULL);
  }
  shlo_buffer_destroy(element);
  shlo_buffer_destroy(out);
  shlo_tensor_destroy(tensor);
  return 0;
}
