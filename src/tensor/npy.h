// NumPy's .npy files. Reads formats 1.0 to 3.0; writes the oldest format that fits.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tensor/tensor.h"

#include <string>
#include <string_view>

namespace shlo {

// `as` is the element type, which must have the element size of the file; None takes the type of the file.
Result<Tensor> readNpy(std::string_view bytes, ElementType as);
std::string writeNpy(const Tensor &tensor);

} // namespace shlo
