// onnx.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/onnx.h"

#include "capi/tensor_handle.h"
#include "onnx/file/tensor_file.h"

using namespace shlo;
using namespace shlo::capi;

shlo_status shlo_tensor_from_onnx(const void *bytes, size_t size, shlo_tensor **out, shlo_error **error) {
  return fallible(error, [&] {
    nonNull(out, "out");
    *out = new shlo_tensor(unwrap(onnx::readTensorFile(checkedText(nonNull(bytes, "bytes"), size, "bytes"))));
  });
}

shlo_status shlo_tensor_to_onnx(const shlo_tensor *tensor, const char *name, size_t name_length, shlo_buffer **out,
                                shlo_error **error) {
  return fallible(error, [&] {
    const Tensor &written = checked(tensor, "tensor").tensor;
    const std::string_view text = checkedText(name, name ? name_length : 0, "name");
    nonNull(out, "out");
    *out = makeBuffer(unwrap(onnx::writeTensorFile(written, text)));
  });
}
