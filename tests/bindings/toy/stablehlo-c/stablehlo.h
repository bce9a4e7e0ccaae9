/* stablehlo.h - all headers of the toy.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_STABLEHLO_H
#define STABLEHLO_C_STABLEHLO_H

#include "stablehlo-c/toy.h"

#endif
