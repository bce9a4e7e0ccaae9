/* recorder.h - what happens inside a run.
 *
 * A recorder is given to the options of runs. It keeps the values of ops that it was told
 * to record, or shows each to a function, and it measures times:
 *
 *     shlo_plan_options_set_recordable(planning, 1, &error);     for values only
 *     shlo_recorder_create(&recorder, &error);
 *     shlo_recorder_record_op(recorder, "stablehlo.dot_general", 21, &error);
 *     shlo_recorder_set_times(recorder, 1, &error);
 *     shlo_run_options_set_recorder(options, recorder, &error);
 *     shlo_plan_run(...);                                         the same bytes as without
 *     for (size_t i = 0; i < shlo_recorder_value_count(recorder); ++i) ...
 *
 * A recorder changes no result: times and progress (plan.h) are taken of the same kernels,
 * and values are stored by the same kernels in addition. A run without a recorder spends
 * some 50 instructions on finding that out.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_RECORDER_H
#define STABLEHLO_C_RECORDER_H

#include "stablehlo-c/plan.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct shlo_recorder shlo_recorder;
/* One value of an op. Borrowed from its recorder, or from the run that shows it. */
typedef struct shlo_recorded shlo_recorded;

/* Records nothing yet. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT or
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_recorder_create(shlo_recorder **out, shlo_error **error);
/* Accepts NULL. Run options that have it, and runs, continue. since ABI 0.1 */
SHLO_API void shlo_recorder_destroy(shlo_recorder *recorder);

/* --- What to record -------------------------------------------------------------------------
 * A value is recorded if one of the calls below chooses its op: each result of the op, each
 * time that it is computed. The plan must be recordable. Ops are those that the plan runs:
 * calls and composites are recorded, and so are the ops in them. An op of CHLO that has no
 * kernel, or a quantized one, is recorded as the ops that it is decomposed into. Not
 * recorded are tokens, and ops in the regions of a reduction, a sort and the like, which
 * compute elements.
 *   A value of a loop that no iteration reads, because what is made of it is the same in all
 * of them, is computed in front of the loop, and recorded once there. What nothing else in
 * a loop or branch needs is recorded only if its operands are needed there.
 *   No call changes what runs in progress record. */

/* The ops of this name, "stablehlo.add"; "add" means the same. Copied. Fails with
 * SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_recorder_record_op(shlo_recorder *recorder, const char *name, size_t length,
                                             shlo_error **error);
/* The ops at this location: "model.py:12:3", or "model.py:12" for the whole line, each
 * without the folders if that is enough; or the name of a location. Copied. Fails with
 * SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_recorder_record_location(shlo_recorder *recorder, const char *location, size_t length,
                                                   shlo_error **error);
/* All ops except constants. Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_recorder_record_all(shlo_recorder *recorder, shlo_error **error);

/* Gets a recorded value, which is borrowed: valid until the function returns (its tensor
 * can be held longer, shlo_tensor_hold). If it returns a number other than 0, the run
 * stops with SHLO_CANCELLED. It may call every function of this library except those that
 * change or destroy the recorder, options, inputs or outputs of the run. It must return: no
 * exception and no longjmp may leave it. */
typedef int32_t (*shlo_record_fn)(const shlo_recorded *value, void *user);
/* Gives recorded values to the function, on the thread that runs, instead of keeping them.
 * They come in an order in which they can be computed, which is always the same. NULL: they
 * are kept, which is the default. If several threads run with the recorder, each of them
 * calls the function. Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_recorder_set_function(shlo_recorder *recorder, shlo_record_fn function, void *user,
                                                shlo_error **error);
/* The maximum number of bytes of all values that the recorder keeps; default 2^30. A run
 * that records more stops with SHLO_LIMIT. While it runs, it also holds values that are
 * recorded, within the limit of its plan. Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_recorder_set_max_memory(shlo_recorder *recorder, uint64_t bytes, shlo_error **error);
/* Whether times are measured (1) or not (0, the default). Any plan will do. A kernel that
 * is measured takes some 30 ns longer. So in loops of short iterations, and in short runs, times
 * are measured in some of them, and estimated in the others (SHLO_MEASURE_NANOSECONDS), unless
 * values are recorded or events kept. Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_recorder_set_times(shlo_recorder *recorder, int32_t times, shlo_error **error);
/* Whether runs with times also keep single events: the most that are kept, or 0, the default.
 * Of a run that has more, the first ones are kept. Fails with SHLO_INVALID_ARGUMENT.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_recorder_set_max_events(shlo_recorder *recorder, uint64_t events, shlo_error **error);
/* Removes values, times and events. No run may use the recorder. Does nothing for NULL.
 * since ABI 0.1 */
SHLO_API void shlo_recorder_clear(shlo_recorder *recorder);

/* The recorder of runs with these options; NULL for none, which is the default. The options
 * keep what they need of it. A run that records values fails with SHLO_INVALID_ARGUMENT if
 * the plan is not recordable. The plan is made again, once for each choice of ops, by the
 * first run that has it. Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_run_options_set_recorder(shlo_run_options *options, shlo_recorder *recorder,
                                                   shlo_error **error);

/* --- Values ---------------------------------------------------------------------------------
 * Accessors may be called when no run uses the recorder. They return 0, -1, NULL or "" for
 * NULL and for an index out of range. Values and texts belong to the recorder, until it is
 * cleared or destroyed. */

/* The values that runs have recorded, in their order. A run that failed leaves those that it
 * had. since ABI 0.1 */
SHLO_API size_t shlo_recorder_value_count(const shlo_recorder *recorder);
SHLO_API const shlo_recorded *shlo_recorder_value(const shlo_recorder *recorder, size_t index);
/* The name of the op, "stablehlo.add", and its location, "model.py:12:3", or the name of
 * that, or "". length is nullable. since ABI 0.1 */
SHLO_API const char *shlo_recorded_op(const shlo_recorded *value, size_t *length);
SHLO_API const char *shlo_recorded_location(const shlo_recorded *value, size_t *length);
/* Which result of the op it is; each part of a tuple counts. since ABI 0.1 */
SHLO_API int32_t shlo_recorded_result(const shlo_recorded *value);
/* The process of the grid that computed it. since ABI 0.1 */
SHLO_API int32_t shlo_recorded_process(const shlo_recorded *value);
/* The loops (stablehlo.while) around the op, the outermost one first: how many of its
 * iterations had ended, and its location. since ABI 0.1 */
SHLO_API size_t shlo_recorded_loop_count(const shlo_recorded *value);
SHLO_API int64_t shlo_recorded_iteration(const shlo_recorded *value, size_t loop);
SHLO_API const char *shlo_recorded_loop_location(const shlo_recorded *value, size_t loop, size_t *length);
/* The value itself, a copy. since ABI 0.1 */
SHLO_API const shlo_tensor *shlo_recorded_tensor(const shlo_recorded *value);

/* --- Times ----------------------------------------------------------------------------------
 * A kernel is what the plan made of one op or of several, which it computes together. Times
 * and numbers are those of all runs since the recorder was cleared. Accessors as above. */

/* What is measured of a kernel or an op. */
typedef int32_t shlo_measure;
enum {
  /* Without the kernels in its regions. Where only some iterations of a loop, or some
   * runs, are measured, the time of the others is measured as a whole, and divided in proportion
   * to those. */
  SHLO_MEASURE_NANOSECONDS = 0,
  SHLO_MEASURE_CALLS = 1,        /* how often it was run */
  SHLO_MEASURE_STEPS = 2,        /* iterations of a loop; 0 for others */
  SHLO_MEASURE_BYTES_READ = 3,   /* elements that are read several times count once */
  SHLO_MEASURE_BYTES_WRITTEN = 4 /* of its results */
};

/* The kernels, in the order of the plan; of several plans, one after another.
 * since ABI 0.1 */
SHLO_API size_t shlo_recorder_kernel_count(const shlo_recorder *recorder);
/* "fusion", "copy", or the op that it computes, "dot_general". since ABI 0.1 */
SHLO_API const char *shlo_recorder_kernel_name(const shlo_recorder *recorder, size_t kernel, size_t *length);
/* A number of it; 0 for an unknown measure. since ABI 0.1 */
SHLO_API uint64_t shlo_recorder_kernel_measure(const shlo_recorder *recorder, size_t kernel, shlo_measure measure);
/* The type of what it gives, "tensor<4x8xf32>", of its last result; "" if it gives nothing.
 * since ABI 0.1 */
SHLO_API const char *shlo_recorder_kernel_type(const shlo_recorder *recorder, size_t kernel, size_t *length);
/* The ops that it computes, as indices for the functions below; -1 for an index out of
 * range. A copy may have none. since ABI 0.1 */
SHLO_API size_t shlo_recorder_kernel_op_count(const shlo_recorder *recorder, size_t kernel);
SHLO_API int64_t shlo_recorder_kernel_op(const shlo_recorder *recorder, size_t kernel, size_t index);
/* The ops, each name and location once: name, location and a number. Of a kernel with
 * several ops, each has an equal part of the time and of the bytes; where one of them is a
 * product, the parts are estimated. Ops that were merged into others, or that nothing needs,
 * are left out. since ABI 0.1 */
SHLO_API size_t shlo_recorder_op_count(const shlo_recorder *recorder);
SHLO_API const char *shlo_recorder_op_name(const shlo_recorder *recorder, size_t op, size_t *length);
SHLO_API const char *shlo_recorder_op_location(const shlo_recorder *recorder, size_t op, size_t *length);
SHLO_API uint64_t shlo_recorder_op_measure(const shlo_recorder *recorder, size_t op, shlo_measure measure);

/* --- Events ---------------------------------------------------------------------------------
 * Each time that a kernel was run, in the order of the runs, and in their order in a run. A
 * kernel in which others run, such as a loop, has an event for each time that it works
 * itself. */

/* since ABI 0.1 */
SHLO_API size_t shlo_recorder_event_count(const shlo_recorder *recorder);
/* How many events were not kept, because there were more than the most. since ABI 0.1 */
SHLO_API uint64_t shlo_recorder_lost_event_count(const shlo_recorder *recorder);
/* Its kernel; -1 for what a run does around its kernels. since ABI 0.1 */
SHLO_API int64_t shlo_recorder_event_kernel(const shlo_recorder *recorder, size_t event);
/* Nanoseconds of the system's steady clock (CLOCK_MONOTONIC) at its beginning and at its end.
 * since ABI 0.1 */
SHLO_API int64_t shlo_recorder_event_begin(const shlo_recorder *recorder, size_t event);
SHLO_API int64_t shlo_recorder_event_end(const shlo_recorder *recorder, size_t event);
/* How many iterations of the innermost loop around it had ended; -1 outside of loops.
 * since ABI 0.1 */
SHLO_API int64_t shlo_recorder_event_iteration(const shlo_recorder *recorder, size_t event);
/* The process of the grid that ran it. since ABI 0.1 */
SHLO_API int32_t shlo_recorder_event_process(const shlo_recorder *recorder, size_t event);

#ifdef __cplusplus
}
#endif
#endif
