/* tensor.h - dense arrays: element type, shape, bytes.
 *
 * The elements of a tensor are stored row-major, contiguously and little endian. A complex
 * element is two consecutive parts. An element type narrower than 8 bits takes one byte
 * per element: i1 is 0 or 1, signed integers are sign-extended, unsigned ones are
 * zero-extended, floats are a bit pattern in the low bits.
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
  SHLO_TYPE_NONE = 0, /* no element type: the value is not a tensor */
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

/* A dynamic extent: known only when the program runs. The least int64_t; of 64 bits in C
 * too, where compilers before C23 need to be told that this is meant. */
__extension__ enum { SHLO_DYNAMIC = INT64_MIN };

/* The size of one element in bytes; 0 for SHLO_TYPE_NONE and unknown values.
 * since ABI 0.1 */
SHLO_API size_t shlo_element_type_size(shlo_element_type type);
/* The name in text ("f32", "complex<f32>"); "none" for SHLO_TYPE_NONE and unknown values.
 * Static. since ABI 0.1 */
SHLO_API const char *shlo_element_type_name(shlo_element_type type);

/* --- Tensors ------------------------------------------------------------------------
 * A tensor is a view of a reference-counted block of memory. It is immutable except
 * through shlo_tensor_mutable_data. Several threads at once may call functions that take a
 * const tensor. A tensor that a run has consumed (plan.h, shlo_run_options_donate) can
 * only be destroyed. */
typedef struct shlo_tensor shlo_tensor;

/* Creates a tensor with new memory (aligned to 64 bytes), filled with zeros. shape
 * has `rank` extents >= 0 and may be NULL for rank 0. *out is owned by the caller. Fails
 * with SHLO_INVALID_ARGUMENT, SHLO_LIMIT (more than 2^47 bytes), SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_create(shlo_element_type type, int32_t rank, const int64_t *shape, shlo_tensor **out,
                                        shlo_error **error);

/* Copies memory of the caller. byte_strides has one stride per axis, of any sign; NULL
 * means row-major and contiguous. `size` is the number of bytes at data. If byte_strides
 * is NULL, it must be exactly the size of the tensor; otherwise it is not used. Otherwise
 * like shlo_tensor_create. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_copy(shlo_element_type type, int32_t rank, const int64_t *shape, const void *data,
                                      size_t size, const int64_t *byte_strides, shlo_tensor **out, shlo_error **error);

/* Called once when borrowed memory is no longer needed, on the thread that released it
 * last. */
typedef void (*shlo_release_fn)(void *data, void *user);

/* Makes a tensor of the caller's memory, which is row-major and contiguous. The memory
 * must not change until release (nullable) is called with data and user. On failure
 * release is not called. Any alignment is accepted; 64 bytes is best. Otherwise like
 * shlo_tensor_create. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_borrow(shlo_element_type type, int32_t rank, const int64_t *shape, void *data,
                                        size_t size, shlo_release_fn release, void *user, shlo_tensor **out,
                                        shlo_error **error);

/* Like shlo_tensor_borrow, for memory that must not be written: shlo_tensor_mutable_data
 * is NULL, and runs refuse the tensor as an output. release gets data without const.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_borrow_const(shlo_element_type type, int32_t rank, const int64_t *shape,
                                              const void *data, size_t size, shlo_release_fn release, void *user,
                                              shlo_tensor **out, shlo_error **error);

/* Frees the handle. The memory is freed with its last holder. Accepts NULL.
 * since ABI 0.1 */
SHLO_API void shlo_tensor_destroy(shlo_tensor *tensor);

/* SHLO_TYPE_NONE for NULL. since ABI 0.1 */
SHLO_API shlo_element_type shlo_tensor_element_type(const shlo_tensor *tensor);
/* -1 for NULL. since ABI 0.1 */
SHLO_API int32_t shlo_tensor_rank(const shlo_tensor *tensor);
/* Borrowed from the tensor; NULL for NULL and for rank 0. since ABI 0.1 */
SHLO_API const int64_t *shlo_tensor_shape(const shlo_tensor *tensor);
/* The number of elements; 0 for NULL. The size is in bytes. since ABI 0.1 */
SHLO_API int64_t shlo_tensor_element_count(const shlo_tensor *tensor);
SHLO_API size_t shlo_tensor_size(const shlo_tensor *tensor);
/* The bytes, borrowed from the tensor; NULL for NULL. since ABI 0.1 */
SHLO_API const void *shlo_tensor_data(const shlo_tensor *tensor);
/* The bytes for writing; NULL for NULL, if the memory has another holder, and if it is
 * read-only.
 * since ABI 0.1 */
SHLO_API void *shlo_tensor_mutable_data(shlo_tensor *tensor);

/* A holder of the memory of a tensor. */
typedef struct shlo_hold shlo_hold;
/* Keeps the memory alive independently of the tensor: *data is borrowed from the hold.
 * *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT or
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_hold(const shlo_tensor *tensor, const void **data, shlo_hold **out,
                                      shlo_error **error);
/* Accepts NULL; any thread. since ABI 0.1 */
SHLO_API void shlo_hold_destroy(shlo_hold *hold);

/* --- .npy files (NumPy enhancement proposal 1, format 1.0 to 3.0) ----------------------
 * NumPy's types map to the element types of the same name; bool maps to i1. bf16 and
 * floats of 8 and fewer bits are written as the raw types that ml_dtypes uses ("<V2",
 * "|V1"), and read from them if `as` names the type. */

/* Reads a tensor from the bytes of a .npy file. `as` is the element type, which must have
 * the element size of the file; SHLO_TYPE_NONE means the type of the file. Of a raw type,
 * only the bits of a narrow element count; a byte of another type that is not an element
 * of `as` is SHLO_INVALID_ARGUMENT. *out is owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT, SHLO_MALFORMED, SHLO_UNSUPPORTED (objects, strings, structures),
 * SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_from_npy(const void *bytes, size_t size, shlo_element_type as, shlo_tensor **out,
                                          shlo_error **error);
/* Writes a .npy file. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT or
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_to_npy(const shlo_tensor *tensor, shlo_buffer **out, shlo_error **error);

/* --- Comparing ---------------------------------------------------------------------------- */

/* Compares two tensors of equal type and shape. Elements agree if
 * |a - b| <= tolerance * (1 + |b|); with tolerance 0, if their bits are equal. NaN agrees
 * with NaN. The parts of complex elements are compared separately. *index receives the
 * row-major index of the first element that differs, or -1. Fails with
 * SHLO_INVALID_ARGUMENT (type or shape differ; the message says which). since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_compare(const shlo_tensor *actual, const shlo_tensor *expected, double tolerance,
                                         int64_t *index, shlo_error **error);
/* Prints one element ("-1.5", "(1,2)", "true"). *out is owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT, SHLO_NOT_FOUND (index), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_element_text(const shlo_tensor *tensor, int64_t index, shlo_buffer **out,
                                              shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
