/* plan.h - running programs.
 *
 * A plan is a function of a module, compiled to run. It is immutable: it runs any number
 * of times, in any number of threads at once, and each run has its own memory. A plan
 * does not refer to its module.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_PLAN_H
#define STABLEHLO_C_PLAN_H

#include "stablehlo-c/module.h"
#include "stablehlo-c/pool.h"
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
  SHLO_SIMD_AUTO = 0,    /* the widest that the processor has */
  SHLO_SIMD_BASELINE = 1 /* those of every supported processor of its kind (x86-64-v2,
                            aarch64): equal bits on all of them */
};

/* Default options. Fails with SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_plan_options_create(shlo_plan_options **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_plan_options_destroy(shlo_plan_options *options);
/* The function to run; default: the main function. Copied. since ABI 0.1 */
SHLO_API shlo_status shlo_plan_options_set_function(shlo_plan_options *options, const char *name, size_t length,
                                                    shlo_error **error);
/* The vector units that kernels may use; default SHLO_SIMD_AUTO. since ABI 0.1 */
SHLO_API shlo_status shlo_plan_options_set_simd(shlo_plan_options *options, shlo_simd simd, shlo_error **error);
/* The maximum number of bytes that one run, of all processes together, may allocate in
 * addition to its inputs and outputs; default 2^36. since ABI 0.1 */
SHLO_API shlo_status shlo_plan_options_set_max_memory(shlo_plan_options *options, uint64_t bytes, shlo_error **error);
/* The grid of processes that run the function together: as many replicas, each of as many
 * partitions; default 1 and 1. Processes stand for devices. They are numbered replica by
 * replica: process p is partition p % partitions of replica p / partitions. All run the
 * same function, each on inputs of its own, and exchange values in collectives
 * (specification, section "Execution"). shlo_plan_run_grid runs such a plan. On devices of a
 * client, a program for a mesh is divided among the processes instead (client.h). A module
 * may state its numbers of replicas and partitions (mhlo.num_replicas,
 * mhlo.num_partitions); the plan must have the same, unless the module is sharded
 * (docs/sharding.md). Fails with SHLO_INVALID_ARGUMENT: 0, or more than 4096 processes.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_plan_options_set_grid(shlo_plan_options *options, uint32_t replicas, uint32_t partitions,
                                                shlo_error **error);

/* Whether runs of the plan may record values (recorder.h): 1, or 0, which is the default.
 * Such a plan keeps what it needs of its module, to be made again for what is to be
 * recorded. Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_plan_options_set_recordable(shlo_plan_options *options, int32_t recordable,
                                                      shlo_error **error);

/* Makes a plan for a function. If extents of arguments are dynamic, each run takes them
 * from its inputs; the plan keeps what it compiled for the most recently used shapes.
 * Values of the inputs may decide shapes, too (the size of set_dimension_size, the limit
 * of a slice): then each run computes these values first, and its outputs have the shapes
 * that they decide, within the bounds of their types. Values that the steps of a loop
 * compute cannot decide shapes. options is nullable. *out is owned by the caller. Fails
 * with SHLO_INVALID_ARGUMENT (also if the groups of a collective are not those of the
 * grid), SHLO_NOT_FOUND (function), SHLO_INVALID_PROGRAM, SHLO_UNSUPPORTED (the diagnostic
 * names the op or custom call and its location), SHLO_LIMIT, SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_plan_create(const shlo_module *module, const shlo_plan_options *options, shlo_plan **out,
                                      shlo_error **error);
/* Accepts NULL. Runs in progress keep what they need. since ABI 0.1 */
SHLO_API void shlo_plan_destroy(shlo_plan *plan);

/* --- Signature --------------------------------------------------------------------------
 * Inputs and outputs are the arguments and results of the function. JAX does not export
 * arguments that a function does not use. Each part of a tuple is counted by itself. A
 * token is a tensor of i1 without elements. Quantized elements are the stored integers
 * (ir.h gives scales and zero points).
 * Accessors return 0, SHLO_TYPE_NONE, -1, NULL or "" for NULL and for an index out of
 * range.
 * Dynamic extents are SHLO_DYNAMIC. */

/* The numbers of inputs and outputs. since ABI 0.1 */
SHLO_API size_t shlo_plan_input_count(const shlo_plan *plan);
SHLO_API size_t shlo_plan_output_count(const shlo_plan *plan);
/* The element type, the rank, and the extents, borrowed from the plan. since ABI 0.1 */
SHLO_API shlo_element_type shlo_plan_input_element_type(const shlo_plan *plan, size_t index);
SHLO_API shlo_element_type shlo_plan_output_element_type(const shlo_plan *plan, size_t index);
SHLO_API int32_t shlo_plan_input_rank(const shlo_plan *plan, size_t index);
SHLO_API int32_t shlo_plan_output_rank(const shlo_plan *plan, size_t index);
SHLO_API const int64_t *shlo_plan_input_shape(const shlo_plan *plan, size_t index);
SHLO_API const int64_t *shlo_plan_output_shape(const shlo_plan *plan, size_t index);
/* The extent along an axis of what one process of the grid has of the input or output: all of
 * it, unless devices of a client divide the program among them (client.h); -1 if there is no
 * such axis. since ABI 0.1 */
SHLO_API int64_t shlo_plan_input_part_extent(const shlo_plan *plan, size_t index, int32_t axis);
SHLO_API int64_t shlo_plan_output_part_extent(const shlo_plan *plan, size_t index, int32_t axis);
/* The name of the argument or result, as shlo_function_argument_name and _result_name
 * (module.h) give it; a part of a tuple is named "NAME[2]". "" if there is none.
 * The bytes of the program, which may be no UTF-8. Borrowed from the plan. since ABI 0.1 */
SHLO_API const char *shlo_plan_input_name(const shlo_plan *plan, size_t index, size_t *length);
SHLO_API const char *shlo_plan_output_name(const shlo_plan *plan, size_t index, size_t *length);
/* The index of the input or output with this name; -1 if none or several have it.
 * since ABI 0.1 */
SHLO_API int64_t shlo_plan_find_input(const shlo_plan *plan, const char *name, size_t length);
SHLO_API int64_t shlo_plan_find_output(const shlo_plan *plan, const char *name, size_t length);
/* Whether the input has a default, which a run takes if the input is NULL: an input of an
 * ONNX model with an initializer of its name. Before ONNX's IR version 4, where every
 * initializer had to be an input, and if the model says no rank for it, such an input is a
 * constant, and none of the plan.
 * since ABI 0.1 */
SHLO_API int32_t shlo_plan_input_has_default(const shlo_plan *plan, size_t index);
/* Whether the value of the input may decide a shape of the function: each run computes what
 * decides it first, and the plan keeps what it compiled for the most recent values as it
 * does for shapes. since ABI 0.1 */
SHLO_API int32_t shlo_plan_input_decides_shape(const shlo_plan *plan, size_t index);
/* The output into whose memory the program wants that of the input to go (tf.aliasing_output,
 * from donate_argnums in JAX), SHLO_ALIAS_ANY (jax.buffer_donor: whichever output fits), or
 * SHLO_ALIAS_NONE. It is a wish: shlo_run_options_donate donates. since ABI 0.1 */
enum { SHLO_ALIAS_NONE = -1, SHLO_ALIAS_ANY = -2 };
SHLO_API int64_t shlo_plan_input_alias(const shlo_plan *plan, size_t index);
/* The numbers of replicas and of partitions of the plan's grid; 0 for NULL.
 * since ABI 0.1 */
SHLO_API uint32_t shlo_plan_replica_count(const shlo_plan *plan);
SHLO_API uint32_t shlo_plan_partition_count(const shlo_plan *plan);
/* The number of processes of the grid that shlo_plan_run_grid takes inputs of: all of them,
 * unless some are on devices that another process has (client.h); 0 for NULL.
 * since ABI 0.1 */
SHLO_API size_t shlo_plan_local_process_count(const shlo_plan *plan);
/* The number of bytes that one run, of all processes together, allocates in addition to
 * its inputs and outputs; 0 if shapes are dynamic or inputs have defaults. since ABI 0.1 */
SHLO_API uint64_t shlo_plan_memory(const shlo_plan *plan);
/* The number of bytes that one run allocates in addition for each thread of its pool but
 * one (shlo_run_options_set_pool; one more with shlo_pool_create_host); 0 if shapes are
 * dynamic or inputs have defaults. since ABI 0.1 */
SHLO_API uint64_t shlo_plan_memory_per_thread(const shlo_plan *plan);

/* What one run computes, counted from the program: arithmetic of elements (a product and its
 * sum are two), transcendental functions of elements, and the bytes of all operands and
 * results of ops. Each process of a grid counts once, a loop as one iteration, a branch as the
 * one with the most arithmetic; calls of the host do not count. -1 for NULL, if shapes are
 * dynamic or inputs have defaults. since ABI 0.1 */
SHLO_API double shlo_plan_flops(const shlo_plan *plan);
SHLO_API double shlo_plan_transcendentals(const shlo_plan *plan);
SHLO_API double shlo_plan_bytes_accessed(const shlo_plan *plan);

/* Computes the shapes of the outputs for shapes of the inputs, as a run would, and without
 * running. Where functions of the host give them (custom_call.h), it fails with
 * SHLO_UNSUPPORTED. There are input_count ranks and shapes: input_shapes[i] has input_ranks[i]
 * extents >= 0 and may be NULL for rank 0. The rank -1 stands for an input that takes its
 * default. output_shapes[k] has room for
 * shlo_plan_output_rank(plan, k) extents, and may be NULL if that is 0 or if the shape is
 * of no interest. They are unchanged on failure. The plan keeps what it compiled for
 * these shapes, so the first run with them is as fast as the others.
 * Fails with SHLO_INVALID_ARGUMENT (count, rank or extent: the message names the input and
 * what it should be; or extents that do not fit each other: it names the op),
 * SHLO_INVALID_PROGRAM and SHLO_UNSUPPORTED (the function cannot run with these shapes, or
 * the values of the inputs decide the shapes),
 * SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_plan_output_shapes(const shlo_plan *plan, size_t input_count, const int32_t *input_ranks,
                                             const int64_t *const *input_shapes, size_t output_count,
                                             int64_t *const *output_shapes, shlo_error **error);

/* --- Cancelling ----------------------------------------------------------------------------
 * A cancellation stops runs from outside. It belongs to whoever may cancel, and may
 * serve any number of run options and runs. Run options keep what they need of it. So
 * neither side waits for the other: the handle can be destroyed before, during and
 * after a run, and cancelling after the last run or without any options does nothing. */
typedef struct shlo_cancellation shlo_cancellation;

/* *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_cancellation_create(shlo_cancellation **out, shlo_error **error);
/* Accepts NULL. Runs that use the cancellation continue. since ABI 0.1 */
SHLO_API void shlo_cancellation_destroy(shlo_cancellation *cancellation);
/* Cancels all runs whose options have this cancellation: each stops with SHLO_CANCELLED
 * at its next check: at an instruction, a loop iteration, or within a long instruction,
 * some milliseconds later (docs/promises.md, 15). Later runs with it are cancelled too;
 * there is no way back. Any thread, at any time, any number of times. Does nothing for
 * NULL. since ABI 0.1 */
SHLO_API void shlo_cancellation_cancel(const shlo_cancellation *cancellation);
/* Whether it was cancelled: 1 or 0; 0 for NULL. Any thread. since ABI 0.1 */
SHLO_API int32_t shlo_cancellation_is_cancelled(const shlo_cancellation *cancellation);

/* --- Running ------------------------------------------------------------------------------ */
typedef struct shlo_run_options shlo_run_options;

/* Default options. Fails with SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_run_options_create(shlo_run_options **out, shlo_error **error);
/* Accepts NULL. The options must outlive their runs. since ABI 0.1 */
SHLO_API void shlo_run_options_destroy(shlo_run_options *options);
/* Stops a run with SHLO_LIMIT after this many milliseconds; default 0: no limit. The
 * clock has the ticks of the system: a run can go on for some milliseconds more.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_run_options_set_max_milliseconds(shlo_run_options *options, uint64_t milliseconds,
                                                           shlo_error **error);
/* Asked during a run whether it must stop; 0 lets it continue. */
typedef int32_t (*shlo_poll_fn)(void *user);

/* Calls poll(user) during each run with these options, on the thread that runs. If it
 * returns a number other than 0, the run stops with SHLO_CANCELLED and makes no more
 * calls. The first call is due `milliseconds` after the begin of the run, the next one
 * `milliseconds` after the return of the last, each at the next tick of the system's
 * clock; a run looks whether one is due at its checks (shlo_cancellation_cancel). A
 * short run makes no call. With 0, each check calls. poll is nullable: no calls, which
 * is the default.
 *   poll may call every function of this library except those that change or destroy the
 * options, inputs or outputs of the run. It must return: no exception and no longjmp may
 * leave it. If several threads run with these options, each of them calls poll. Fails
 * with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_run_options_set_poll(shlo_run_options *options, shlo_poll_fn poll, void *user,
                                               uint64_t milliseconds, shlo_error **error);
/* Told during a run which part of it is done, from 0 to 1. 0 lets the run continue. */
typedef int32_t (*shlo_progress_fn)(double fraction, void *user);

/* Calls progress(fraction, user) during each run with these options, on the thread that
 * runs. Calls come at least `milliseconds` apart, at checks as those of a poll, and the
 * first one not earlier. The last one, with 1, comes when the run has succeeded, however
 * short it was. The fraction never decreases. It is an estimate: kernels count by what they
 * read, write and multiply, and loops whose number of iterations is not known as if they
 * had some ten. If progress returns a number other than 0 before the end, the run stops with
 * SHLO_CANCELLED. progress is nullable: no calls, which is the default. It has the rights
 * and duties of a poll. Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_run_options_set_progress(shlo_run_options *options, shlo_progress_fn progress, void *user,
                                                   uint64_t milliseconds, shlo_error **error);
/* Donates an input: each shlo_plan_run with these options consumes the tensor
 * inputs[input], and may write a result into its memory. The results do not change.
 *   The memory is reused if the library allocated it, no other tensor or hold shares it,
 * it does not overlap another input, its size is that of an output with outputs[k] NULL,
 * and the program no longer needs the input when it writes that output.
 * Otherwise the run only reads the memory.
 *   A run that has begun consumes the tensor, also if the run fails. A consumed tensor has
 * no memory. Accessors treat it like NULL (SHLO_TYPE_NONE, 0, -1), every other call with
 * it fails with SHLO_INVALID_ARGUMENT, and the caller still destroys it. A run that fails
 * before it begins leaves the tensor unchanged: invalid arguments, a function that cannot
 * run with these shapes, no memory for the results.
 *   The caller owns the handle, although shlo_plan_run takes it as const. No other thread
 * may use it during the run. An input that takes its default donates nothing.
 * shlo_plan_run fails with SHLO_INVALID_ARGUMENT if the plan has no input with this index;
 * shlo_plan_run_raw ignores donations. Fails with
 * SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_run_options_donate(shlo_run_options *options, size_t input, shlo_error **error);
/* The cancellation that stops runs with these options; NULL for none, which is the
 * default. The options keep what they need of it. Fails with SHLO_INVALID_ARGUMENT.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_run_options_set_cancellation(shlo_run_options *options, const shlo_cancellation *cancellation,
                                                       shlo_error **error);
/* Cancels all runs with these options, and with no others; otherwise like
 * shlo_cancellation_cancel. Any thread may call it as long as the options exist.
 * since ABI 0.1 */
SHLO_API void shlo_run_options_cancel(shlo_run_options *options);

/* The pool that helps runs with these options; NULL for none, which is the default: a run
 * works on its thread alone. The options keep what they need of it. Fails with
 * SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_run_options_set_pool(shlo_run_options *options, const shlo_pool *pool, shlo_error **error);

/* Runs the plan. inputs has shlo_plan_input_count() tensors with the types and shapes of
 * the signature. NULL as an input that has a default (shlo_plan_input_has_default) stands
 * for that. outputs has shlo_plan_output_count() entries, which are untouched on
 * failure. If outputs[k] is NULL, it receives a new tensor that the caller owns.
 * Otherwise outputs[k] must be a tensor with the type and shape of the output, which is
 * not an input and whose memory has no other holder. The result is written into it, the
 * handle stays the caller's, and after a failure its bytes are undefined. options is
 * nullable. Many threads may run one plan. Fails with SHLO_INVALID_ARGUMENT (count, type
 * or shape; the message names the input and what it should be), SHLO_FAILED (a shape
 * assertion of the program), SHLO_INVALID_PROGRAM and SHLO_UNSUPPORTED (found when the
 * shapes are known), SHLO_LIMIT, SHLO_CANCELLED, SHLO_OUT_OF_MEMORY. The grid of the plan
 * must have one process. since ABI 0.1 */
SHLO_API shlo_status shlo_plan_run(const shlo_plan *plan, size_t input_count, const shlo_tensor *const *inputs,
                                   size_t output_count, shlo_tensor **outputs, const shlo_run_options *options,
                                   shlo_error **error);

/* Runs the plan on all processes of its grid: as many as shlo_plan_replica_count times
 * shlo_plan_partition_count, or shlo_plan_local_process_count if others have the devices of the
 * rest. inputs has shlo_plan_input_count() tensors for each process, those of process 0 first, and outputs likewise shlo_plan_output_count() entries. If
 * outputs[k] is NULL, it receives a new tensor that the caller owns. All processes have the
 * same types and shapes, and may share input tensors. Donated inputs
 * (shlo_run_options_donate) are counted over the whole list, and so are inputs and outputs
 * in messages. Otherwise like shlo_plan_run.
 *   The results depend neither on the pool nor on the order in which processes proceed.
 * Without a pool, the processes take turns on the calling thread. With one, they run on
 * its threads, unless functions of the host answer custom calls: these are always called
 * on the thread that runs, with no order between the calls of different processes.
 *   Also fails with SHLO_FAILED if processes wait for each other for ever: the message says
 * who waits where for whom. since ABI 0.1 */
SHLO_API shlo_status shlo_plan_run_grid(const shlo_plan *plan, size_t process_count, size_t input_count,
                                        const shlo_tensor *const *inputs, size_t output_count, shlo_tensor **outputs,
                                        const shlo_run_options *options, shlo_error **error);

/* The fastest way to run a plan with static shapes: on memory of the caller. inputs[k]
 * and outputs[k] point to row-major, contiguous elements with the types and shapes of the
 * signature, aligned at least to an element. NULL as an input that has a default stands for
 * that. An output must not overlap an input or
 * another output. Fails like shlo_plan_run, and with SHLO_INVALID_ARGUMENT if a shape is
 * dynamic or the grid has several processes. since ABI 0.1 */
SHLO_API shlo_status shlo_plan_run_raw(const shlo_plan *plan, size_t input_count, const void *const *inputs,
                                       size_t output_count, void *const *outputs, const shlo_run_options *options,
                                       shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
