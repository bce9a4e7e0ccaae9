/* onnx.h - ONNX.
 *
 * ONNX keeps the inputs and expected outputs of its tests, and of other tools, as a
 * tensor per file (.pb): the bytes of a TensorProto.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_ONNX_H
#define STABLEHLO_C_ONNX_H

#include "stablehlo-c/status.h"
#include "stablehlo-c/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

/* --- Tensors in files (onnx.proto of ONNX 1.23, TensorProto) ------------------------
 * ONNX's types map to the element types of the same format: FLOAT8E4M3FN to f8E4M3FN,
 * FLOAT8E8M0 to f8E8M0FNU, BOOL to i1. */

/* Reads a tensor from the bytes of a TensorProto, whichever way its elements are stored.
 * *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT, SHLO_MALFORMED (with the
 * offset of damaged bytes, or the rule of the format that the tensor breaks),
 * SHLO_UNSUPPORTED (strings; elements in another file), SHLO_LIMIT (more than 2 GiB or 64
 * axes), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_from_onnx(const void *bytes, size_t size, shlo_tensor **out, shlo_error **error);
/* Writes the bytes of a TensorProto, with the elements as raw_data. name is nullable.
 * *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT, SHLO_UNSUPPORTED (f8E3M4,
 * f8E4M3 and f8E4M3B11FNUZ, which ONNX does not have), SHLO_LIMIT (more than 2 GiB),
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_to_onnx(const shlo_tensor *tensor, const char *name, size_t name_length,
                                         shlo_buffer **out, shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
