// NumPy's .npy files: format 1.0 to 3.0 in, the oldest that fits out.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tensor/tensor.h"

#include <string>
#include <string_view>

namespace shlo {

// `as` None takes the file's type; another must have the file's element size and names the type of the elements.
Result<Tensor> readNpy(std::string_view bytes, ElementType as);
std::string writeNpy(const Tensor &tensor);

} // namespace shlo
