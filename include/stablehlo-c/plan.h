/* plan.h - from a module to a program that runs.
 *
 * A plan is made once, is immutable, and runs many times, from many threads at
 * once; each run has its own memory. It keeps nothing of the module.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_PLAN_H
#define STABLEHLO_C_PLAN_H

#include "stablehlo-c/module.h"
#include "stablehlo-c/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct shlo_plan shlo_plan;

/* --- Planning --------------------------------------------------------------------- */
typedef struct shlo_plan_options shlo_plan_options;

/* Which vector units kernels may use. */
typedef int32_t shlo_simd;
enum {
  SHLO_SIMD_AUTO = 0,    /* the widest the processor has */
  SHLO_SIMD_BASELINE = 1 /* only what every supported processor has (x86-64-v2):
                            the same bits on all of them */
};

/* Default options. Fails with SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_plan_options_create(shlo_plan_options **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_plan_options_destroy(shlo_plan_options *options);
/* The function to run; default: the main function. Copied. since ABI 0.1 */
SHLO_API shlo_status shlo_plan_options_set_function(shlo_plan_options *options, const char *name, size_t length,
                                                    shlo_error **error);
SHLO_API shlo_status shlo_plan_options_set_simd(shlo_plan_options *options, shlo_simd simd, shlo_error **error);
/* Most bytes that one run may hold beside inputs and outputs; default 2^36.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_plan_options_set_max_memory(shlo_plan_options *options, uint64_t bytes, shlo_error **error);

/* Makes a plan for a function. Where argument extents are dynamic they are taken
 * from the arguments of each run; plans for shapes seen are kept inside. options
 * is nullable. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT,
 * SHLO_NOT_FOUND (function), SHLO_INVALID_PROGRAM, SHLO_UNSUPPORTED (names the op
 * or the custom call and its place), SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_plan_create(const shlo_module *module, const shlo_plan_options *options, shlo_plan **out,
                                      shlo_error **error);
/* Accepts NULL. Running calls keep what they need. since ABI 0.1 */
SHLO_API void shlo_plan_destroy(shlo_plan *plan);

/* --- Signature --------------------------------------------------------------------------
 * Counts the module's own parameters: JAX leaves out arguments the function does
 * not use. A tuple counts as its parts, a token as a tensor of i1 without elements,
 * quantized elements as the integers that are stored (ir.h has scales and zero
 * points).
 * Accessors return 0, SHLO_TYPE_NONE, -1 or NULL for NULL and outside the
 * range; shapes have SHLO_DYNAMIC where each run decides. */
SHLO_API size_t shlo_plan_input_count(const shlo_plan *plan);
SHLO_API size_t shlo_plan_output_count(const shlo_plan *plan);
SHLO_API shlo_element_type shlo_plan_input_element_type(const shlo_plan *plan, size_t index);
SHLO_API shlo_element_type shlo_plan_output_element_type(const shlo_plan *plan, size_t index);
SHLO_API int32_t shlo_plan_input_rank(const shlo_plan *plan, size_t index);
SHLO_API int32_t shlo_plan_output_rank(const shlo_plan *plan, size_t index);
SHLO_API const int64_t *shlo_plan_input_shape(const shlo_plan *plan, size_t index);
SHLO_API const int64_t *shlo_plan_output_shape(const shlo_plan *plan, size_t index);
/* Bytes that one run holds beside inputs and outputs; 0 where shapes are
 * dynamic. since ABI 0.1 */
SHLO_API uint64_t shlo_plan_memory(const shlo_plan *plan);

/* --- Running ------------------------------------------------------------------------------ */
typedef struct shlo_run_options shlo_run_options;

/* Default options. Fails with SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_run_options_create(shlo_run_options **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_run_options_destroy(shlo_run_options *options);
/* Stops a run after so many milliseconds with SHLO_LIMIT; default 0: never.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_run_options_set_max_milliseconds(shlo_run_options *options, uint64_t milliseconds,
                                                           shlo_error **error);
/* Cancellation: asks every run made with these options to stop with
 * SHLO_CANCELLED at its next instruction or loop step. May be called from any
 * thread while runs go on; it holds until the options go. since ABI 0.1 */
SHLO_API void shlo_run_options_cancel(shlo_run_options *options);

/* Runs the plan. inputs has shlo_plan_input_count() tensors, in order, of the
 * signature's types; outputs has room for shlo_plan_output_count() handles, which
 * the caller owns afterwards; they are untouched on failure. Where outputs[k] is
 * not NULL on entry it must be a tensor of the output's type and shape whose
 * memory nobody else holds, and which is no input: the result is written into it,
 * and the handle stays the caller's. (Its bytes are undefined after a failure.)
 * options is nullable. Many threads may run one plan. Fails with
 * SHLO_INVALID_ARGUMENT (count, type or shape: says which input and what it should
 * be), SHLO_FAILED (a shape assertion of the program), SHLO_INVALID_PROGRAM and
 * SHLO_UNSUPPORTED (found when the shapes are known), SHLO_LIMIT, SHLO_CANCELLED,
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_plan_run(const shlo_plan *plan, size_t input_count, const shlo_tensor *const *inputs,
                                   size_t output_count, shlo_tensor **outputs, const shlo_run_options *options,
                                   shlo_error **error);

/* The quickest call: static shapes, the caller's own memory on both sides.
 * inputs[k] and outputs[k] are row-major and contiguous, of the signature's types
 * and shapes, aligned to their elements at least; an output may not overlap an
 * input or another output. Fails like shlo_plan_run, and with
 * SHLO_INVALID_ARGUMENT where a shape is dynamic. since ABI 0.1 */
SHLO_API shlo_status shlo_plan_run_raw(const shlo_plan *plan, size_t input_count, const void *const *inputs,
                                       size_t output_count, void *const *outputs, const shlo_run_options *options,
                                       shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
