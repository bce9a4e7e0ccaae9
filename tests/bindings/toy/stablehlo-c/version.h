/* version.h - the version of a toy.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_VERSION_H
#define STABLEHLO_C_VERSION_H

#include <stdint.h>

/* The version of these headers. */
#define SHLO_ABI_MAJOR 3
#define SHLO_ABI_MINOR 7

#endif
