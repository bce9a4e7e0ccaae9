// The layout of the versioned dialect's entries: the kinds of their parts, as the records have them, for those who name
// a code. Whoever comes by a code only at run time finds them in its CodeRecord.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "vhlo/codes.h"
#include "vhlo/tables.h"

namespace shlo::vhlo {

template <PartKind... kinds> struct Layout {};

template <auto code> struct LayoutOf;
#define SHLO_ATTRIBUTE_CODE(enumerator, code, ...)                                                                     \
  template <> struct LayoutOf<AttributeCode::enumerator> : Layout<__VA_ARGS__> {};
#define SHLO_TYPE_CODE(enumerator, code, ...)                                                                          \
  template <> struct LayoutOf<TypeCode::enumerator> : Layout<__VA_ARGS__> {};
#include "opset/wire_codes.inc"
#undef SHLO_TYPE_CODE
#undef SHLO_ATTRIBUTE_CODE

} // namespace shlo::vhlo
