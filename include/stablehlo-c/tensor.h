/* tensor.h - dense arrays: element type, shape, bytes.
 *
 * In memory a tensor is row-major, little endian, one element after the other.
 * Complex elements are two consecutive parts. Element types narrower than 8 bits
 * take one byte each: i1 as 0 or 1, signed integers sign-extended, unsigned ones
 * zero-extended, floats as their bit pattern in the low bits.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_TENSOR_H
#define STABLEHLO_C_TENSOR_H

#include "stablehlo-c/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Element types of StableHLO (specification, section "Types"). The values are
 * part of the ABI. */
typedef int32_t shlo_element_type;
enum {
  SHLO_TYPE_NONE = 0, /* no element type: the value is no tensor */
  SHLO_TYPE_I1 = 1,
  SHLO_TYPE_I2 = 2,
  SHLO_TYPE_I4 = 3,
  SHLO_TYPE_I8 = 4,
  SHLO_TYPE_I16 = 5,
  SHLO_TYPE_I32 = 6,
  SHLO_TYPE_I64 = 7,
  SHLO_TYPE_UI2 = 8,
  SHLO_TYPE_UI4 = 9,
  SHLO_TYPE_UI8 = 10,
  SHLO_TYPE_UI16 = 11,
  SHLO_TYPE_UI32 = 12,
  SHLO_TYPE_UI64 = 13,
  SHLO_TYPE_F4E2M1FN = 14,
  SHLO_TYPE_F6E2M3FN = 15,
  SHLO_TYPE_F6E3M2FN = 16,
  SHLO_TYPE_F8E3M4 = 17,
  SHLO_TYPE_F8E4M3 = 18,
  SHLO_TYPE_F8E4M3FN = 19,
  SHLO_TYPE_F8E4M3FNUZ = 20,
  SHLO_TYPE_F8E4M3B11FNUZ = 21,
  SHLO_TYPE_F8E5M2 = 22,
  SHLO_TYPE_F8E5M2FNUZ = 23,
  SHLO_TYPE_F8E8M0FNU = 24,
  SHLO_TYPE_BF16 = 25,
  SHLO_TYPE_F16 = 26,
  SHLO_TYPE_F32 = 27,
  SHLO_TYPE_F64 = 28,
  SHLO_TYPE_COMPLEX_F32 = 29,
  SHLO_TYPE_COMPLEX_F64 = 30
};

/* An extent that only the run knows. */
#define SHLO_DYNAMIC INT64_MIN

/* Bytes of one element in memory; 0 for SHLO_TYPE_NONE and unknown values.
 * since ABI 0.1 */
SHLO_API size_t shlo_element_type_size(shlo_element_type type);
/* The name in text ("f32", "complex<f32>"), static; "none" for SHLO_TYPE_NONE
 * and unknown values. since ABI 0.1 */
SHLO_API const char *shlo_element_type_name(shlo_element_type type);

/* --- Tensors ------------------------------------------------------------------------
 * A tensor is an immutable view of a reference-counted block of memory, except
 * through shlo_tensor_mutable_data. Const functions may be called from many
 * threads at once. */
typedef struct shlo_tensor shlo_tensor;

/* A tensor of its own memory (aligned to 64 bytes), filled with zeros. shape has
 * `rank` extents >= 0 and may be NULL for rank 0. Fails with
 * SHLO_INVALID_ARGUMENT, SHLO_LIMIT (more than 2^47 bytes), SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_create(shlo_element_type type, int32_t rank, const int64_t *shape, shlo_tensor **out,
                                        shlo_error **error);

/* A copy of foreign memory. byte_strides (nullable: contiguous, row-major) has
 * one stride an axis, of any sign; `size` is the number of bytes that may be read
 * from data on, used where byte_strides is NULL to check the size: it must be
 * exactly that of the tensor. Fails like shlo_tensor_create. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_copy(shlo_element_type type, int32_t rank, const int64_t *shape, const void *data,
                                      size_t size, const int64_t *byte_strides, shlo_tensor **out, shlo_error **error);

/* Called once when nobody needs borrowed memory any more, on the thread that let
 * go last. */
typedef void (*shlo_release_fn)(void *data, void *user);

/* A view of foreign memory, row-major and contiguous, which stays as it is until
 * release (nullable) is called with data and user; on failure it is not called.
 * Any alignment; 64 bytes are best. Fails like shlo_tensor_create. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_borrow(shlo_element_type type, int32_t rank, const int64_t *shape, void *data,
                                        size_t size, shlo_release_fn release, void *user, shlo_tensor **out,
                                        shlo_error **error);

/* Frees the handle; the memory goes when nobody holds it. Accepts NULL.
 * since ABI 0.1 */
SHLO_API void shlo_tensor_destroy(shlo_tensor *tensor);

/* SHLO_TYPE_NONE for NULL. since ABI 0.1 */
SHLO_API shlo_element_type shlo_tensor_element_type(const shlo_tensor *tensor);
/* -1 for NULL. since ABI 0.1 */
SHLO_API int32_t shlo_tensor_rank(const shlo_tensor *tensor);
/* Borrowed from the tensor; NULL for NULL and for rank 0. since ABI 0.1 */
SHLO_API const int64_t *shlo_tensor_shape(const shlo_tensor *tensor);
/* Elements and bytes; 0 for NULL. since ABI 0.1 */
SHLO_API int64_t shlo_tensor_element_count(const shlo_tensor *tensor);
SHLO_API size_t shlo_tensor_size(const shlo_tensor *tensor);
/* The bytes, borrowed from the tensor; NULL for NULL. since ABI 0.1 */
SHLO_API const void *shlo_tensor_data(const shlo_tensor *tensor);
/* The bytes for writing; NULL for NULL and for memory that others hold too.
 * since ABI 0.1 */
SHLO_API void *shlo_tensor_mutable_data(shlo_tensor *tensor);

/* Keeps the memory alive without the tensor: *data is valid until the hold is
 * destroyed. Fails with SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
typedef struct shlo_hold shlo_hold;
SHLO_API shlo_status shlo_tensor_hold(const shlo_tensor *tensor, const void **data, shlo_hold **out,
                                      shlo_error **error);
/* Accepts NULL; any thread. since ABI 0.1 */
SHLO_API void shlo_hold_destroy(shlo_hold *hold);

/* --- .npy files (NumPy enhancement proposal 1, format 1.0 to 3.0) ----------------------
 * numpy's types map to the like-named element types; bool is i1; bf16 and the
 * 8-bit and smaller floats are read from the raw types that ml_dtypes writes
 * ("<V2", "|V1") when `as` names the type, and written as those. */

/* Reads a tensor from the bytes of a .npy file. `as`: SHLO_TYPE_NONE takes what the
 * file says; another value must have the file's element size and names the type.
 * Fails with SHLO_INVALID_ARGUMENT, SHLO_MALFORMED, SHLO_UNSUPPORTED (objects,
 * strings, structures), SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_from_npy(const void *bytes, size_t size, shlo_element_type as, shlo_tensor **out,
                                          shlo_error **error);
/* The bytes of a .npy file; *out is owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_to_npy(const shlo_tensor *tensor, shlo_buffer **out, shlo_error **error);

/* --- Comparing ---------------------------------------------------------------------------- */

/* Compares two tensors of equal type and shape: |a - b| <= tolerance * (1 + |b|)
 * for every element, bit for bit where tolerance is 0; NaN equals NaN. *index
 * receives the row-major index of the first element that differs, or -1. Complex
 * elements are compared by part. Fails with SHLO_INVALID_ARGUMENT (other type or
 * shape: the message says which). since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_compare(const shlo_tensor *actual, const shlo_tensor *expected, double tolerance,
                                         int64_t *index, shlo_error **error);
/* One element as text ("-1.5", "(1,2)", "true"), owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT, SHLO_NOT_FOUND (index), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_element_text(const shlo_tensor *tensor, int64_t index, shlo_buffer **out,
                                              shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
