// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tensor/narrow_elements.h"

namespace shlo {

std::optional<std::string> strayByte(ElementType type, const void *data, size_t begin, size_t end) {
  if (!isNarrow(type))
    return std::nullopt;
  // Signed elements are sign-extended: half of the range is added, then the high bits are zero as in the other types.
  const unsigned bits = info(type).bits;
  const uint8_t half = info(type).kind == ElementKind::Signed ? uint8_t(1u << (bits - 1)) : uint8_t(0);
  const uint8_t *bytes = static_cast<const uint8_t *>(data);
  uint8_t all = 0;
  for (size_t i = begin; i < end; ++i)
    all |= uint8_t(bytes[i] + half);
  if (all >> bits == 0)
    return std::nullopt;
  size_t i = begin;
  while (uint8_t(bytes[i] + half) >> bits == 0)
    ++i;
  return "has the byte " + std::to_string(bytes[i]) + " at index " + std::to_string(i) +
         ", which is not an element of " + info(type).name;
}

} // namespace shlo
