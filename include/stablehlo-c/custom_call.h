/* custom_call.h - functions of the host that programs call.
 *
 * A custom_call of a program names a target. The library has implementations of many
 * (docs/custom-calls.md); others, and those that the host wants to replace, are functions
 * of the host, registered here and given to the options of a plan:
 *
 *     shlo_custom_calls_create(&calls, &error);
 *     shlo_custom_calls_register(calls, "scale", 5, 0, SHLO_CALL_PURE, scale, &state, NULL, &error);
 *     shlo_plan_options_set_custom_calls(options, calls, &error);
 *     shlo_plan_create(module, options, &plan, &error);
 *
 * A run then calls scale(call, &state) for each such op, on the thread that runs it.
 *
 * The ops that transfer values to and from the host call functions as well: those that are
 * registered for the op's name, "stablehlo.infeed", "stablehlo.outfeed", "stablehlo.send" or
 * "stablehlo.recv", for any api_version. Without one, shlo_plan_create fails with
 * SHLO_UNSUPPORTED. The operation of such a call says which queue or channel is meant
 * (infeed_config, channel_handle). Tokens are operands and results without elements.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_CUSTOM_CALL_H
#define STABLEHLO_C_CUSTOM_CALL_H

#include "stablehlo-c/ir.h"
#include "stablehlo-c/plan.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Functions by target. */
typedef struct shlo_custom_calls shlo_custom_calls;
/* One call, while the function runs. It is borrowed: valid until the function returns. */
typedef struct shlo_call shlo_call;

/* Computes the results of a call and writes them (shlo_call_result_data), or fails
 * (shlo_call_fail); called on the thread that runs the plan. It may call every function of this library, other runs included,
 * except those that change or destroy the inputs or outputs of the run that calls it. It
 * must return: no exception and no longjmp may leave it. If several threads run plans
 * with it, each of them calls it. */
typedef void (*shlo_call_fn)(shlo_call *call, void *user);
/* Called once with the user data of a registration, when nothing can call its function any
 * more, on the thread that destroys the last object that could. */
typedef void (*shlo_release_user_fn)(void *user);

/* What is known of a function; a sum of these numbers. */
typedef int32_t shlo_call_flags;
enum {
  SHLO_CALL_ORDERED = 0,   /* each call happens, in the order of the program among all calls
                              that are ordered */
  SHLO_CALL_PURE = 1,      /* results follow from operands and attributes alone: a call may be
                              dropped, repeated, or made while a plan is made */
  SHLO_CALL_UNORDERED = 2, /* each call happens, but it touches nothing that others do, so
                              their order is of no interest */
};

/* Fails with SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_custom_calls_create(shlo_custom_calls **out, shlo_error **error);
/* Accepts NULL. Plans keep the functions that they were made with. since ABI 0.1 */
SHLO_API void shlo_custom_calls_destroy(shlo_custom_calls *calls);

/* Registers the function for custom calls of this target, before any implementation of
 * the library. api_versions: bit v is set if the function answers calls whose api_version
 * is v (1 ORIGINAL to 4 TYPED_FFI); 0 for all. If two registrations answer a call, the
 * later one does. user goes to each call. release (nullable) is called with user when the
 * registry, plan options that have it, and the plans that may call the function are
 * destroyed; if registering fails, it is not called. Plans that exist already do not change. Fails with SHLO_INVALID_ARGUMENT or
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_custom_calls_register(shlo_custom_calls *calls, const char *target, size_t length,
                                                uint32_t api_versions, shlo_call_flags flags, shlo_call_fn function,
                                                void *user, shlo_release_user_fn release, shlo_error **error);

/* The functions for custom calls of plans with these options, as they are registered now;
 * NULL for none, which is the default. shlo_plan_create fails with SHLO_UNSUPPORTED if a
 * call that is not pure is within the body of a reduction, a sort or another op that has no
 * order, or gives shapes where it cannot (shlo_call_set_result_shape). Fails with SHLO_INVALID_ARGUMENT or
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_plan_options_set_custom_calls(shlo_plan_options *options, const shlo_custom_calls *calls,
                                                        shlo_error **error);

/* --- A call ------------------------------------------------------------------------------
 * Accessors return NULL, 0, -1 or SHLO_TYPE_NONE for NULL and for an index out of range.
 * Each part of a tuple is an operand or result by itself. */

/* The op in the program, whose attributes are call_target_name, backend_config and others
 * (ir.h); with api_version 4, backend_config is a dictionary. It is in a copy of the
 * module, which the plan keeps, and which passes may have rewritten. since ABI 0.1 */
SHLO_API const shlo_operation *shlo_call_operation(const shlo_call *call);

/* The operands. Their elements are row-major and contiguous, as in a tensor (tensor.h),
 * aligned to an element; *size (nullable) becomes the number of bytes. since ABI 0.1 */
SHLO_API size_t shlo_call_operand_count(const shlo_call *call);
SHLO_API shlo_element_type shlo_call_operand_element_type(const shlo_call *call, size_t index);
SHLO_API int32_t shlo_call_operand_rank(const shlo_call *call, size_t index);
SHLO_API const int64_t *shlo_call_operand_shape(const shlo_call *call, size_t index);
SHLO_API const void *shlo_call_operand_data(const shlo_call *call, size_t index, size_t *size);

/* The results. Their memory overlaps no operand and has undefined contents until the
 * function writes them, all of them. A result whose shape the function gives has the
 * extents of the program's type, SHLO_DYNAMIC where they are not known, and no memory, until
 * it has its shape. since ABI 0.1 */
SHLO_API size_t shlo_call_result_count(const shlo_call *call);
SHLO_API shlo_element_type shlo_call_result_element_type(const shlo_call *call, size_t index);
SHLO_API int32_t shlo_call_result_rank(const shlo_call *call, size_t index);
SHLO_API const int64_t *shlo_call_result_shape(const shlo_call *call, size_t index);
SHLO_API void *shlo_call_result_data(shlo_call *call, size_t index, size_t *size);
/* Gives a result its shape, once, where the type in the program has dynamic extents and no
 * operand is the shape (indices_of_shape_operands). shape has one extent per axis; they fit
 * that type. Such calls are in functions, loops and branches, also where each iteration
 * has other shapes; in regions of other ops, or in a function that sends messages between
 * processes, planning fails with SHLO_UNSUPPORTED. The processes of a grid reach the calls
 * together, and give the same shapes; otherwise the run fails with SHLO_UNSUPPORTED. The
 * plan is made for the rest of the program when the shapes are known, and keeps what it
 * made for the most recently used ones. If a result has no shape when the function returns,
 * the run fails. Fails with SHLO_INVALID_ARGUMENT; with
 * SHLO_LIMIT (the plan's limit of memory) and SHLO_OUT_OF_MEMORY, with which the run then
 * ends, too. since ABI 0.1 */
SHLO_API shlo_status shlo_call_set_result_shape(shlo_call *call, size_t index, int32_t rank, const int64_t *shape,
                                                shlo_error **error);

/* The functions that the call names as called_computations, ready to run, with the same
 * custom calls and limits. Borrowed from the call. since ABI 0.1 */
SHLO_API size_t shlo_call_computation_count(const shlo_call *call);
SHLO_API const shlo_plan *shlo_call_computation(const shlo_call *call, size_t index);

/* The process of the plan's grid that calls (docs/grids.md); 0 without a grid. since ABI 0.1 */
SHLO_API uint32_t shlo_call_process(const shlo_call *call);

/* Makes the call fail with this message, which is copied: the run ends with SHLO_FAILED when
 * the function returns. Only the first failure counts. (NULL, 0) is the empty message.
 * since ABI 0.1 */
SHLO_API void shlo_call_fail(shlo_call *call, const char *message, size_t length);
/* Whether the run must stop, because it was cancelled or its time is over: 1 or 0. A long
 * function should ask from time to time, and return. since ABI 0.1 */
SHLO_API int32_t shlo_call_is_stopped(const shlo_call *call);

#ifdef __cplusplus
}
#endif
#endif
