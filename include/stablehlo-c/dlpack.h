/* dlpack.h - tensors of other libraries, and for other libraries, without a copy.
 *
 * DLPack (https://dmlc.github.io/dlpack) is the layout in which array libraries hand
 * tensors to each other. This header declares its structures, which have the same bytes
 * as those of dlpack.h, version 1.1: a pointer to a DLManagedTensorVersioned is converted
 * to a pointer to a shlo_dlpack_versioned, a pointer to a DLManagedTensor to a pointer to
 * a shlo_dlpack_managed. In Python, these are the contents of the capsules
 * "dltensor_versioned" and "dltensor".
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_DLPACK_H
#define STABLEHLO_C_DLPACK_H

#include "stablehlo-c/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

/* --- Structures ---------------------------------------------------------------------- */

/* DLDevice. Only the CPU's memory is supported. */
typedef struct shlo_dlpack_device {
  int32_t type; /* SHLO_DLPACK_CPU, or a number of another device */
  int32_t id;
} shlo_dlpack_device;
enum { SHLO_DLPACK_CPU = 1 };

/* DLDataType. */
typedef struct shlo_dlpack_type {
  uint8_t code; /* shlo_dlpack_code */
  uint8_t bits; /* of an element; of both parts of a complex element */
  uint16_t lanes;
} shlo_dlpack_type;
typedef uint8_t shlo_dlpack_code;
enum {
  SHLO_DLPACK_INT = 0,
  SHLO_DLPACK_UINT = 1,
  SHLO_DLPACK_FLOAT = 2,
  SHLO_DLPACK_OPAQUE = 3,
  SHLO_DLPACK_BFLOAT = 4,
  SHLO_DLPACK_COMPLEX = 5,
  SHLO_DLPACK_BOOL = 6,
  SHLO_DLPACK_F8E3M4 = 7,
  SHLO_DLPACK_F8E4M3 = 8,
  SHLO_DLPACK_F8E4M3B11FNUZ = 9,
  SHLO_DLPACK_F8E4M3FN = 10,
  SHLO_DLPACK_F8E4M3FNUZ = 11,
  SHLO_DLPACK_F8E5M2 = 12,
  SHLO_DLPACK_F8E5M2FNUZ = 13,
  SHLO_DLPACK_F8E8M0FNU = 14,
  SHLO_DLPACK_F6E2M3FN = 15,
  SHLO_DLPACK_F6E3M2FN = 16,
  SHLO_DLPACK_F4E2M1FN = 17
};

/* DLTensor. */
typedef struct shlo_dlpack_tensor {
  void *data; /* may be NULL if there are no elements */
  shlo_dlpack_device device;
  int32_t ndim;
  shlo_dlpack_type dtype;
  int64_t *shape;       /* ndim extents; may be NULL for ndim 0 */
  int64_t *strides;     /* ndim strides in elements; NULL: row-major and contiguous */
  uint64_t byte_offset; /* of the first element from data */
} shlo_dlpack_tensor;

/* DLManagedTensorVersioned. */
typedef struct shlo_dlpack_versioned {
  struct {
    uint32_t major, minor;
  } version;
  void *manager_ctx;
  void (*deleter)(struct shlo_dlpack_versioned *self); /* may be NULL */
  uint64_t flags;                                      /* of shlo_dlpack_flag */
  shlo_dlpack_tensor tensor;
} shlo_dlpack_versioned;
typedef uint64_t shlo_dlpack_flag;
enum {
  SHLO_DLPACK_READ_ONLY = 1,     /* the memory must not be written */
  SHLO_DLPACK_IS_COPIED = 2,     /* the memory is a copy, made for the consumer */
  SHLO_DLPACK_SUBBYTE_PADDED = 4 /* an element narrower than 8 bits takes a byte */
};

/* DLManagedTensor: before DLPack 1.0, without version and flags. */
typedef struct shlo_dlpack_managed {
  shlo_dlpack_tensor tensor;
  void *manager_ctx;
  void (*deleter)(struct shlo_dlpack_managed *self); /* may be NULL */
} shlo_dlpack_managed;

/* --- Import -----------------------------------------------------------------------------
 * Makes a tensor of a managed tensor. If the elements are row-major and contiguous, the
 * tensor is a view of the memory, which must not change as long as the tensor or a hold
 * of it exists; otherwise it is a copy. Elements keep their bytes; bool becomes i1.
 *   On success the library owns `managed` and calls its deleter once: for a view when the
 * memory is no longer needed, on the thread that released it last; for a copy before the
 * function returns. On failure the caller keeps `managed`, and nothing is called.
 *   *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT (NULL, a negative
 * extent or ndim, memory that cannot be addressed), SHLO_UNSUPPORTED (another device than
 * the CPU, a type that StableHLO does not have, several lanes, packed elements narrower
 * than 8 bits, a version from 2.0 on; the message names it), SHLO_LIMIT (ndim above 64,
 * more than 2^47 bytes), SHLO_OUT_OF_MEMORY. */

/* A read-only tensor is like one of shlo_tensor_borrow_const. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_from_dlpack(shlo_dlpack_versioned *managed, shlo_tensor **out, shlo_error **error);
/* Without flags: the memory can be written, and elements narrower than 8 bits are packed.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_from_dlpack_managed(shlo_dlpack_managed *managed, shlo_tensor **out,
                                                     shlo_error **error);

/* --- Export -----------------------------------------------------------------------------
 * Makes a managed tensor that shares the memory of a tensor and keeps it alive on its own:
 * the handle of the tensor may be destroyed. As long as it exists,
 * shlo_tensor_mutable_data is NULL. A consumer that writes must make sure that nobody uses
 * the memory at that time. The caller, or whoever takes *out over, calls
 * (*out)->deleter(*out) once, on any thread. */

/* The version is 1.1. Read-only memory has the flag SHLO_DLPACK_READ_ONLY, elements
 * narrower than 8 bits have SHLO_DLPACK_SUBBYTE_PADDED. Fails with SHLO_INVALID_ARGUMENT or
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_to_dlpack(const shlo_tensor *tensor, shlo_dlpack_versioned **out, shlo_error **error);
/* Also fails with SHLO_UNSUPPORTED if a flag would be needed. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_to_dlpack_managed(const shlo_tensor *tensor, shlo_dlpack_managed **out,
                                                   shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
