// DLPack: its element types, and the checks of what other libraries hand over.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "stablehlo-c/dlpack.h"
#include "tensor/tensor.h"

#include <optional>

namespace shlo {

// The DLPack type of an element type; none if it has none.
std::optional<shlo_dlpack_type> dlpackType(ElementType type);

// The elements of a DLPack tensor.
struct DlpackArray {
  TensorType type;
  char *data = nullptr;
  size_t size = 0;
  Shape byteStrides; // empty: row-major and contiguous
};
// Checks everything that can be checked. `isPadded`: elements narrower than 8 bits take a byte.
Result<DlpackArray> readDlpack(const shlo_dlpack_tensor &tensor, bool isPadded);

} // namespace shlo
