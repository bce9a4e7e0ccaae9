/* A library with an ABI that no binding can use.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <stdint.h>

__attribute__((visibility("default"))) void shlo_abi_version(int32_t *major, int32_t *minor);

void shlo_abi_version(int32_t *major, int32_t *minor) {
  *major = 7;
  *minor = 3;
}
