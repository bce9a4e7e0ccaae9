/* sharding.h - how arguments and results of a function are cut for the devices of a mesh.
 *
 * Plans run a sharded program whole (passes.h, plan.h). Who runs it on several devices, or
 * has the parts of values that several devices had, reads here which part is where: from
 * the attributes sdy.sharding of Shardy and mhlo.sharding of older programs.
 *
 * A mesh is a row-major array of devices with named axes. Each dimension of a value is cut
 * into equal parts along some axes, the first of which is the major one. An axis may be
 * divided: a part of an axis has its own digits of the index along the axis. A value is the
 * same for devices that differ only along other axes.
 *
 * For NULL and for an index out of range, the accessors below return 0, -1 or NULL.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_SHARDING_H
#define STABLEHLO_C_SHARDING_H

#include "stablehlo-c/module.h"
#include "stablehlo-c/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The sharding of one value. It does not keep its module alive. */
typedef struct shlo_sharding shlo_sharding;

/* Returns the sharding of an argument or result in *out, owned by the caller. Of a result
 * without attributes, it is what the op says that gives the value: sdy.manual_computation,
 * sdy.sharding_constraint, and their older forms. Where only mhlo.sharding is given, the axes have the names axis_0,
 * axis_1, ..., the same ones for all arguments and results of the function if these have a common mesh. Fails with
 * SHLO_INVALID_ARGUMENT, SHLO_NOT_FOUND (there is no such value, or nothing says how it is
 * cut), SHLO_INVALID_PROGRAM (the sharding makes no sense, or does not fit the value),
 * SHLO_UNSUPPORTED (no mesh has such parts; a sharding of a tuple of other values), SHLO_LIMIT (a mesh of
 * more than 2^20 devices), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_function_argument_sharding(const shlo_function *function, size_t index, shlo_sharding **out,
                                                     shlo_error **error);
SHLO_API shlo_status shlo_function_result_sharding(const shlo_function *function, size_t index, shlo_sharding **out,
                                                   shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_sharding_destroy(shlo_sharding *sharding);

/* --- The mesh -------------------------------------------------------------------------- */

/* The number of axes; 0 for NULL, and if the mesh has one device without axes.
 * since ABI 0.1 */
SHLO_API size_t shlo_sharding_axis_count(const shlo_sharding *sharding);
/* Borrowed from the sharding. since ABI 0.1 */
SHLO_API const char *shlo_sharding_axis_name(const shlo_sharding *sharding, size_t axis, size_t *length);
/* The number of devices along the axis. since ABI 0.1 */
SHLO_API int64_t shlo_sharding_axis_size(const shlo_sharding *sharding, size_t axis);
/* The product of the sizes; 1 without axes. since ABI 0.1 */
SHLO_API size_t shlo_sharding_device_count(const shlo_sharding *sharding);
/* The number of the device at that index of the row-major mesh; -1 if there is none.
 * since ABI 0.1 */
SHLO_API int64_t shlo_sharding_device(const shlo_sharding *sharding, size_t index);

/* --- What axes do ------------------------------------------------------------------------
 * Lists of axes and parts of axes: the dimension that they cut, or one of these. */
enum {
  /* The value is the same along these, even if further axes may be chosen. */
  SHLO_SHARDING_REPLICATED = -1,
  /* The value is the sum of what is along these. */
  SHLO_SHARDING_UNREDUCED = -2,
  /* The program itself says what devices along these do (mhlo.sharding only). */
  SHLO_SHARDING_MANUAL = -3
};

/* The number of dimensions of the value; 0 if it is not a tensor. since ABI 0.1 */
SHLO_API int32_t shlo_sharding_rank(const shlo_sharding *sharding);
/* The number of axes and parts of axes in a list. since ABI 0.1 */
SHLO_API size_t shlo_sharding_part_count(const shlo_sharding *sharding, int64_t list);
/* The axis that it is, or is a part of. since ABI 0.1 */
SHLO_API size_t shlo_sharding_part_axis(const shlo_sharding *sharding, int64_t list, size_t index);
/* The product of the sizes of the parts of the axis in front of it: 1 if it is a whole axis.
 * since ABI 0.1 */
SHLO_API int64_t shlo_sharding_part_before(const shlo_sharding *sharding, int64_t list, size_t index);
/* Its size: that of the axis if it is a whole axis. since ABI 0.1 */
SHLO_API int64_t shlo_sharding_part_size(const shlo_sharding *sharding, int64_t list, size_t index);
/* Whether further axes may cut the dimension. since ABI 0.1 */
SHLO_API int32_t shlo_sharding_is_open(const shlo_sharding *sharding, int32_t dimension);
/* The priority of the dimension where shardings are completed, 0 first; -1 if it has none.
 * since ABI 0.1 */
SHLO_API int64_t shlo_sharding_priority(const shlo_sharding *sharding, int32_t dimension);

/* --- The part of a device ------------------------------------------------------------------ */

/* The first position along the dimension, out of `extent`, in the part of the device with
 * that number, and the number of positions. If the extent is not a multiple of the number of
 * parts, the last parts are shorter or empty. -1 if the device is not in the mesh.
 * since ABI 0.1 */
SHLO_API int64_t shlo_sharding_slice_start(const shlo_sharding *sharding, int64_t device, int32_t dimension,
                                           int64_t extent);
SHLO_API int64_t shlo_sharding_slice_size(const shlo_sharding *sharding, int64_t device, int32_t dimension,
                                          int64_t extent);

/* The part of a tensor that the device with that number has. A part that is the whole tensor
 * shares its memory. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT (no such
 * device, or another rank than the value's), SHLO_UNSUPPORTED (the value is a sum of what
 * devices have; the devices of the mesh are not numbered from 0 on), SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_sharding_cut(const shlo_sharding *sharding, const shlo_tensor *tensor, int64_t device,
                                       shlo_tensor **out, shlo_error **error);
/* The tensor whose parts the devices have: `count` parts, that of device 0 first. Of parts
 * that are the same, the first one is read. If each is the whole tensor, it shares the memory
 * of the first one. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT (another
 * number than that of devices; no tensor is cut into such parts: the message says which one
 * differs), SHLO_UNSUPPORTED as shlo_sharding_cut, SHLO_LIMIT, SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_sharding_join(const shlo_sharding *sharding, size_t count, const shlo_tensor *const *parts,
                                        shlo_tensor **out, shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
