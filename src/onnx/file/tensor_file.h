// A tensor as a file of its own: the bytes of a TensorProto (.pb).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tensor/tensor.h"

#include <string>
#include <string_view>

namespace shlo::onnx {

// SHLO_UNSUPPORTED for strings and for elements in another file.
Result<Tensor> readTensorFile(std::string_view bytes);
// `name` may be empty. SHLO_UNSUPPORTED for element types that ONNX does not have.
Result<std::string> writeTensorFile(const Tensor &tensor, std::string_view name);

} // namespace shlo::onnx
