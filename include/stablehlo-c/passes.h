/* passes.h - programs rewritten within StableHLO.
 *
 * A pass leaves the module it is given as it is and makes a new one. The two are
 * independent, but for memory that they share inside; they may be used on
 * different threads.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_PASSES_H
#define STABLEHLO_C_PASSES_H

#include "stablehlo-c/module.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The program without the sharding of the sdy dialect, for one device: meshes and
 * attributes are dropped, sharding_constraint becomes its operand,
 * manual_computation its body, collectives over mesh axes their operands, and
 * pairs of unrealized_conversion_cast go. *out is owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT, SHLO_INVALID_PROGRAM (the module does not verify),
 * SHLO_UNSUPPORTED (a mesh of several devices, an op of sdy that is not known),
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_remove_sharding(const shlo_module *module, shlo_module **out, shlo_error **error);

/* The program with the ops of CHLO expressed in StableHLO. *out is owned by the
 * caller. Fails with SHLO_INVALID_ARGUMENT, SHLO_INVALID_PROGRAM (the module does
 * not verify), SHLO_UNSUPPORTED (an op has no decomposition for its types; each is
 * a diagnostic), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_decompose_chlo(const shlo_module *module, shlo_module **out, shlo_error **error);

/* The program with another policy for what is of other dialects (module.h); what
 * was dropped is told to diagnostics, which is nullable. *out is owned by the
 * caller. Fails with SHLO_INVALID_ARGUMENT, SHLO_UNSUPPORTED (what the policy
 * refuses; each is a diagnostic), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_apply_other_dialects(const shlo_module *module, shlo_other_dialects policy,
                                                      shlo_diagnostics *diagnostics, shlo_module **out,
                                                      shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
