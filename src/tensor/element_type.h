// Element types as the library's inside sees them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "stablehlo-c/tensor.h"

#include <cstddef>
#include <cstdint>

namespace shlo {

enum class ElementKind : uint8_t { None, Boolean, Signed, Unsigned, Float, Complex };

enum class ElementType : uint8_t {
#define ELEMENT_TYPE(enumerator, abi, text, bytes, bits, kind) enumerator = SHLO_TYPE_##abi,
#include "tensor/element_types.def"
#undef ELEMENT_TYPE
};

struct ElementTypeInfo {
  const char *name;
  uint8_t bytes; // of one element in memory
  uint8_t bits;  // that carry meaning
  ElementKind kind;
};

inline constexpr ElementTypeInfo elementTypeTable[] = {
#define ELEMENT_TYPE(enumerator, abi, text, bytes, bits, kind) {text, bytes, bits, ElementKind::kind},
#include "tensor/element_types.def"
#undef ELEMENT_TYPE
};
inline constexpr size_t elementTypeCount = sizeof(elementTypeTable) / sizeof(elementTypeTable[0]);

inline constexpr const ElementTypeInfo &info(ElementType type) { return elementTypeTable[size_t(type)]; }
inline constexpr size_t byteSize(ElementType type) { return info(type).bytes; }
inline constexpr bool isInteger(ElementType type) {
  return info(type).kind == ElementKind::Signed || info(type).kind == ElementKind::Unsigned;
}
inline constexpr bool isFloat(ElementType type) { return info(type).kind == ElementKind::Float; }
inline constexpr bool isComplex(ElementType type) { return info(type).kind == ElementKind::Complex; }

} // namespace shlo
