// Codes of attributes and types on the wire, as the readers and writers of the codecs name them. Which release has
// which is in the tables (tables.h).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

namespace shlo::vhlo {

enum class AttributeCode : uint16_t {
#define SHLO_ATTRIBUTE_CODE(enumerator, code, ...) enumerator = code,
#include "opset/wire_codes.inc"
#undef SHLO_ATTRIBUTE_CODE
};

enum class TypeCode : uint16_t {
#define SHLO_TYPE_CODE(enumerator, code, ...) enumerator = code,
#include "opset/wire_codes.inc"
#undef SHLO_TYPE_CODE
};

// Of the builtin dialect, as far as artifacts have them.
enum class BuiltinAttributeCode : uint16_t {
  Array = 0, Dictionary, String, StringWithType, FlatSymbolRef, SymbolRef, Type, Unit, Integer, Float, CallSiteLoc,
  FileLineColLoc, FusedLoc, FusedLocWithMetadata, NameLoc, UnknownLoc, DenseResource, DenseArray, DenseElements,
  DenseStrings, Sparse, Distinct, FileLineColRange,
};

enum class BuiltinTypeCode : uint16_t {
  Integer = 0, Index, Function, BFloat16, Float16, Float32, Float64, Float80, Float128, Complex, MemRef,
  MemRefWithSpace, None, RankedTensor, RankedTensorWithEncoding, Tuple, UnrankedMemRef, UnrankedMemRefWithSpace,
  UnrankedTensor, Vector, VectorWithScalableDims,
};

// Of the sdy dialect: as sdy.h has them.
enum class SdyAttributeCode : uint16_t {};

// An extent or a bound that is not known.
inline constexpr int64_t dynamicExtent = INT64_MIN;

} // namespace shlo::vhlo
