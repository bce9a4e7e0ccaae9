/* ir.h - programs from the inside: operations, regions, values, types, attributes.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_IR_H
#define STABLEHLO_C_IR_H

#include "stablehlo-c/module.h"
#include "stablehlo-c/opset.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct shlo_operation shlo_operation;
typedef struct shlo_region shlo_region;
typedef struct shlo_value shlo_value;
typedef struct shlo_type shlo_type;
typedef struct shlo_attribute shlo_attribute;

#ifdef __cplusplus
}
#endif
#endif
