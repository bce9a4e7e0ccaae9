// Compares the bytes of tensors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "op_by_op.h"

#include <cstring>

namespace shlo::test {

inline bool isNan(ElementType type, const char *at) {
  uint64_t wide = 0;
  std::memcpy(&wide, at, byteSize(type));
  const uint32_t bits = uint32_t(wide);
  switch (type) {
  case ElementType::F64: return (wide & (UINT64_MAX >> 1)) > 0x7FF0000000000000;
  case ElementType::F32: return (bits & 0x7FFFFFFF) > 0x7F800000;
  case ElementType::BF16: return (bits & 0x7FFF) > 0x7F80;
  case ElementType::F16: return (bits & 0x7FFF) > 0x7C00;
  default: return false;
  }
}

// A complex element is compared as two elements.
inline ElementType comparedAs(ElementType type) { return isComplex(type) ? partOf(type) : type; }

// The first element that differs, or -1. All NaNs are equal.
inline int64_t difference(ElementType type, const Bytes &a, const Bytes &b) {
  const size_t width = byteSize(type);
  for (size_t at = 0; at < a.size(); at += width)
    if (std::memcmp(&a[at], &b[at], width) != 0 && !(isNan(type, &a[at]) && isNan(type, &b[at])))
      return int64_t(at / width);
  return -1;
}

} // namespace shlo::test
