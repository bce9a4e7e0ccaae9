/* diff.h - what a run computed, and where two runs part.
 *
 * A history has every value of a run, in the order of execution, and knows where operands
 * come from. Two histories are compared: of two programs (before and after a pass, in two
 * versions or precisions), or of one program here and elsewhere:
 *
 *     shlo_history_record(module, NULL, 1, inputs, NULL, &a, &error);
 *     shlo_history_record(rewritten, NULL, 1, inputs, NULL, &b, &error);
 *     shlo_diff_create(a, b, 1e-5, &diff, &error);
 *     int64_t first = shlo_diff_first(diff);      the first value of a that differs in b
 *     if (first >= 0)
 *       shlo_operation_print(shlo_history_operation(a, (size_t)first), ...);
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_DIFF_H
#define STABLEHLO_C_DIFF_H

#include "stablehlo-c/ir.h"
#include "stablehlo-c/recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct shlo_history_options shlo_history_options;
typedef struct shlo_history shlo_history;
typedef struct shlo_diff shlo_diff;

/* --- Histories ------------------------------------------------------------------------------
 * Values are those that a recorder (recorder.h) records with shlo_recorder_record_all, and
 * constants. They are in the order of execution of the program as it is written, which is
 * not always the order in which they were computed. */

/* Keeps values, of up to 2^32 bytes. *out is owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_history_options_create(shlo_history_options **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_history_options_destroy(shlo_history_options *options);
/* Whether the values themselves are kept, which is the default (1), or only how many NaNs and
 * infinities they have (0). Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_history_options_set_keep_values(shlo_history_options *options, int32_t keep,
                                                          shlo_error **error);
/* Whether the run stops after an op that makes a NaN or an infinity from operands without;
 * default 0. Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_history_options_set_stop_at_nan(shlo_history_options *options, int32_t stop,
                                                          shlo_error **error);
/* The maximum number of bytes of all values; default 2^32. A run that has more stops with
 * SHLO_LIMIT. Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_history_options_set_max_memory(shlo_history_options *options, uint64_t bytes,
                                                         shlo_error **error);
/* The most time of the run; 0 by default, which is no limit. Fails with
 * SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_history_options_set_max_milliseconds(shlo_history_options *options, uint64_t milliseconds,
                                                               shlo_error **error);
/* Stops the run when the cancellation is cancelled. cancellation is nullable; it may be
 * destroyed before the options. Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_history_options_set_cancellation(shlo_history_options *options,
                                                           const shlo_cancellation *cancellation, shlo_error **error);

/* Calls poll(user) during the run, like shlo_run_options_set_poll. If it returns a number other
 * than 0, the run stops with SHLO_CANCELLED. poll is nullable. since ABI 0.1 */
SHLO_API shlo_status shlo_history_options_set_poll(shlo_history_options *options, shlo_poll_fn poll, void *user,
                                                   uint64_t milliseconds, shlo_error **error);

/* Runs a program and keeps its values. planning and options are nullable. NULL as an input
 * that has a default (shlo_plan_input_has_default) stands for that. A run that fails after it has begun is a history,
 * too: shlo_history_error says why it ended. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT,
 * SHLO_INVALID_PROGRAM, SHLO_UNSUPPORTED (a grid of several processes; what planning does not support),
 * SHLO_NOT_FOUND (no such function), SHLO_LIMIT, SHLO_CANCELLED, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_history_record(const shlo_module *module, const shlo_plan_options *planning,
                                         size_t input_count, const shlo_tensor *const *inputs,
                                         const shlo_history_options *options, shlo_history **out, shlo_error **error);
/* The history of another run of the same program, somewhere else: it has the same places, and
 * no value and no output, until they are set. *out is owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_history_create_beside(const shlo_history *history, shlo_history **out, shlo_error **error);
/* Sets a value of a history that shlo_history_create_beside has made. It holds the tensor.
 * Fails with SHLO_INVALID_ARGUMENT (also if the value has another shape), SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_history_set(shlo_history *history, size_t index, const shlo_tensor *value,
                                      shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_history_destroy(shlo_history *history);

/* The number of values. Accessors return 0, -1, NULL or "" for NULL and for an index out of
 * range. since ABI 0.1 */
SHLO_API size_t shlo_history_count(const shlo_history *history);
/* The name of the op that gave the value, "stablehlo.add"; length is nullable.
 * since ABI 0.1 */
SHLO_API const char *shlo_history_op(const shlo_history *history, size_t index, size_t *length);
/* The op of the module: the one of that name, or one that was decomposed into it. It is
 * valid as long as the history. since ABI 0.1 */
SHLO_API const shlo_operation *shlo_history_operation(const shlo_history *history, size_t index);
/* Which result of the op it is. since ABI 0.1 */
SHLO_API int32_t shlo_history_result(const shlo_history *history, size_t index);
/* The loops (stablehlo.while) around the op, the outermost one first: how many iterations had
 * ended. since ABI 0.1 */
SHLO_API size_t shlo_history_loop_count(const shlo_history *history, size_t index);
SHLO_API int64_t shlo_history_iteration(const shlo_history *history, size_t index, size_t loop);
/* The value; NULL if it was not kept or not set. since ABI 0.1 */
SHLO_API const shlo_tensor *shlo_history_tensor(const shlo_history *history, size_t index);
/* How many elements are NaN or infinite. since ABI 0.1 */
SHLO_API int64_t shlo_history_nonfinite_count(const shlo_history *history, size_t index);
/* The number of the value's probe, from 1, as the pass interpreter-instrument-with-probe
 * counts; -1 for none. since ABI 0.1 */
SHLO_API int64_t shlo_history_probe(const shlo_history *history, size_t index);
/* The operands of the op: how many, the index of each operand's value, and, if it is an input
 * of the function, the index of that; -1 for none. since ABI 0.1 */
SHLO_API size_t shlo_history_operand_count(const shlo_history *history, size_t index);
SHLO_API int64_t shlo_history_operand(const shlo_history *history, size_t index, size_t operand);
SHLO_API int64_t shlo_history_operand_input(const shlo_history *history, size_t index, size_t operand);
/* The first value that has NaNs or infinities although the op's operands have none; -1 for
 * none. since ABI 0.1 */
SHLO_API int64_t shlo_history_first_nan(const shlo_history *history);
/* The outputs of the run; none if it has failed. since ABI 0.1 */
SHLO_API size_t shlo_history_output_count(const shlo_history *history);
SHLO_API const shlo_tensor *shlo_history_output(const shlo_history *history, size_t index);
/* Why the run ended before its end; NULL if it did not. It belongs to the history.
 * since ABI 0.1 */
SHLO_API const shlo_error *shlo_history_error(const shlo_history *history);

/* --- Differences ----------------------------------------------------------------------------
 * The values of two histories are paired: by place if both are of one program; otherwise by
 * the order of ops, their locations, types and values. Two values differ if an element has
 * |a - b| > tolerance * (1 + |b|); with tolerance 0, if their bits differ, except that NaNs
 * are equal. Values of different element types are compared as numbers. */

/* Compares. The histories must outlive the diff. *out is owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_diff_create(const shlo_history *a, const shlo_history *b, double tolerance, shlo_diff **out,
                                      shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_diff_destroy(shlo_diff *diff);
/* The first value of `a` that differs from its partner; -1 for none. since ABI 0.1 */
SHLO_API int64_t shlo_diff_first(const shlo_diff *diff);
/* How many pairs of values were compared. since ABI 0.1 */
SHLO_API size_t shlo_diff_compared_count(const shlo_diff *diff);
/* Of a value of `a`: its partner in `b`, -1 for none; the first element that differs, -1 for
 * none; the largest |a - b| of any element, infinite if only one of two elements is NaN, -1
 * if the values were not compared. since ABI 0.1 */
SHLO_API int64_t shlo_diff_partner(const shlo_diff *diff, size_t index);
SHLO_API int64_t shlo_diff_element(const shlo_diff *diff, size_t index);
SHLO_API double shlo_diff_distance(const shlo_diff *diff, size_t index);
/* The same of the outputs; since ABI 0.1 */
SHLO_API size_t shlo_diff_output_count(const shlo_diff *diff);
SHLO_API int64_t shlo_diff_output_element(const shlo_diff *diff, size_t index);
SHLO_API double shlo_diff_output_distance(const shlo_diff *diff, size_t index);
/* The ops of the first difference, in `a` and in `b`: those that gave the values, or, if ops in
 * their regions compute elements, the first of these that is another one. They are valid as
 * long as the histories. since ABI 0.1 */
SHLO_API const shlo_operation *shlo_diff_operation_a(const shlo_diff *diff);
SHLO_API const shlo_operation *shlo_diff_operation_b(const shlo_diff *diff);

#ifdef __cplusplus
}
#endif
#endif
