// Elements narrower than a byte take one byte each (stablehlo-c/tensor.h), most patterns of which are not an element.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tensor/element_type.h"

#include <optional>
#include <string>

namespace shlo {

inline constexpr bool isNarrow(ElementType type) { return info(type).bits < 8 * info(type).bytes; }

// What is wrong with the first of the bytes [begin, end) that is not an element of a narrow type; nothing for other
// types.
std::optional<std::string> strayByte(ElementType type, const void *data, size_t begin, size_t end);

} // namespace shlo
