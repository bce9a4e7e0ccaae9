/* passes.h - rewriting modules.
 *
 * A pass does not change its module; it makes a new one. The two modules are independent
 * except for memory that they share internally. Different threads may use them.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_PASSES_H
#define STABLEHLO_C_PASSES_H

#include "stablehlo-c/onnx.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Removes sharding: the result runs whole on one device, whatever mesh the program is for.
 * Meshes, groups, attributes (sdy.*, mhlo.sharding) and mhlo.num_partitions are dropped.
 * Ops that only say where the parts of a value are (sharding_constraint, reshard, the
 * collectives of sdy, the custom call Sharding) are replaced with their operand, and
 * named_computation with its body. On a mesh of one device, so is manual_computation, and
 * collectives over mesh axes with their operands. On others, manual_computation says what
 * is computed: it stays, with the mesh in its shardings, and plans run it. The custom
 * calls SPMDFullToShardShape and SPMDShardToFullShape, and what is between them, become
 * manual_computation, too. Pairs of unrealized_conversion_cast are removed. *out is owned
 * by the caller. Fails with SHLO_INVALID_ARGUMENT, SHLO_INVALID_PROGRAM (the module does
 * not verify, or a sharding that matters makes no sense), SHLO_UNSUPPORTED (an unknown op
 * of sdy, shardings of parts without a common mesh, values that are not reduced),
 * SHLO_LIMIT (a mesh of more than 2^20 devices), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_remove_sharding(const shlo_module *module, shlo_module **out, shlo_error **error);

/* Decomposes the ops of CHLO into ops of StableHLO. *out is owned by the caller. Fails
 * with SHLO_INVALID_ARGUMENT, SHLO_INVALID_PROGRAM (the module does not verify),
 * SHLO_UNSUPPORTED (one diagnostic for each op that has no decomposition for its types),
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_decompose_chlo(const shlo_module *module, shlo_module **out, shlo_error **error);

/* Applies a policy for attributes and ops of other dialects (module.h). diagnostics
 * (nullable) collects a warning for each dropped attribute. *out is owned by the caller.
 * Fails with SHLO_INVALID_ARGUMENT, SHLO_UNSUPPORTED (one diagnostic for each thing that
 * the policy rejects), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_apply_other_dialects(const shlo_module *module, shlo_other_dialects policy,
                                                      shlo_diagnostics *diagnostics, shlo_module **out,
                                                      shlo_error **error);

/* Lowers an ONNX model (onnx.h) to StableHLO and CHLO. The result has the function @main,
 * whose arguments and results have the names of the model's inputs and outputs, and whose
 * ops have the names of nodes as locations. The shapes of all inputs must be known, by the
 * model or by shlo_onnx_infer_options_set_shape and _set_dimension. Inputs that have a
 * default are constants. shlo_module_decompose_chlo makes a module of the result that can
 * be written as an artifact. options is nullable. *out is owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT (an input whose shape is not known, or is another one),
 * SHLO_INVALID_PROGRAM (no graph, or the module does not verify), SHLO_UNSUPPORTED (one
 * diagnostic for each op that cannot be lowered, with the reason, the number of its nodes
 * and the first one), SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_lower_onnx(const shlo_module *module, const shlo_onnx_infer_options *options,
                                            shlo_module **out, shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
