/* pool.h - threads that help runs.
 *
 * Without a pool, a run works on the thread that calls it, and the library starts no
 * thread. A pool that run options name (shlo_run_options_set_pool, plan.h) helps each run
 * with long ops: an op is cut into chunks by its shape alone, and whoever is free takes
 * the next chunk. So results are the same bytes with any number of threads, and without a
 * pool. The calling thread works, too; it never waits for a chunk that nobody has begun.
 * Any number of runs may use one pool at once.
 *
 * A pool also calls functions of the caller on a thread of its own (shlo_pool_post), for
 * runs that nobody waits for.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_POOL_H
#define STABLEHLO_C_POOL_H

#include "stablehlo-c/status.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct shlo_pool shlo_pool;

/* Starts `threads` - 1 threads, 1 <= threads <= 256; with 0, as many as there are
 * processors on which the calling thread may run. They have the affinity of the calling
 * thread, block all signals, have stacks of 256 KiB, and sleep while there is no work. In
 * a fork of the process the pool has no threads: runs work alone. Fails with
 * SHLO_INVALID_ARGUMENT, and SHLO_OUT_OF_MEMORY if the system starts no more threads.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_pool_create(int32_t threads, shlo_pool **out, shlo_error **error);

/* A piece of work of a run, called on the thread that parallel_for chooses. */
typedef void (*shlo_task_fn)(void *user, size_t index);
/* The host's scheduler, called on the thread that runs: calls task(work, i) once for each
 * i below `count`, on any threads, one after another or at once, and returns when all
 * calls have returned. */
typedef void (*shlo_parallel_for_fn)(void *user, size_t count, shlo_task_fn task, void *work);

/* A pool without threads of its own: runs hand their work to the host's scheduler by
 * parallel_for(user, ...), on the thread that runs, with count <= threads,
 * 1 <= threads <= 256. What user points to must live as long as runs use the pool. No exception
 * and no longjmp may leave parallel_for. During a run, the function of
 * shlo_run_options_set_poll is only called on the thread that runs: if that thread takes
 * no part in a long op, not before the op ends. Fails with SHLO_INVALID_ARGUMENT and
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_pool_create_host(int32_t threads, shlo_parallel_for_fn parallel_for, void *user,
                                           shlo_pool **out, shlo_error **error);

/* How long a thread of the pool looks for more work, or tasks, before it sleeps, in
 * microseconds; default 0. Some 50 make short ops worth sharing, and keep processors busy
 * between them. At most 1000000. The threads of shlo_pool_create_host are the host's: there
 * it is about tasks alone. Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_pool_set_spin(shlo_pool *pool, uint32_t microseconds, shlo_error **error);

/* The number of threads that work at once, with the one that runs; 0 for NULL.
 * since ABI 0.1 */
SHLO_API int32_t shlo_pool_threads(const shlo_pool *pool);

/* What a caller posts. No exception and no longjmp may leave it. */
typedef void (*shlo_post_fn)(void *user);

/* Calls task(user) later, on the thread that the pool starts for the first task, in
 * addition to those of shlo_pool_create: one task after another, in the order of the calls
 * of this function. The thread has a stack of 8 MiB and is otherwise as the others. A task
 * may do all that the caller may: run plans with the help of the same pool, post tasks,
 * destroy the pool. Several threads may post. Fails with SHLO_INVALID_ARGUMENT,
 * SHLO_OUT_OF_MEMORY and, in a fork of the process that made the pool, SHLO_FAILED; then
 * the task is not called. since ABI 0.1 */
SHLO_API shlo_status shlo_pool_post(const shlo_pool *pool, shlo_post_fn task, void *user, shlo_error **error);

/* Ends the threads and waits for them: a thread finishes the chunk that it works on, and
 * all posted tasks are called before. Runs that use the pool go on alone, and so do later
 * runs with options that name it. Not to be called from parallel_for. If a posted task
 * calls it, the thread of these tasks ends after the last of them, and is not waited for.
 * Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_pool_destroy(shlo_pool *pool);

#ifdef __cplusplus
}
#endif

#endif
