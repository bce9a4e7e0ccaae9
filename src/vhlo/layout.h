// The layout of versioned entries: the kinds of their parts, from the records, as compile-time lists for code that
// names a code. Code that gets a code at run time finds the kinds in its CodeRecord.
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
