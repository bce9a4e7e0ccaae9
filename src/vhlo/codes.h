// The codes of attributes and types on the wire, for the codecs that read and write them. tables.h has the release that
// introduced each versioned code.
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

// The codes of the builtin dialect that artifacts use.
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

// The codes of the sdy dialect; sdy.h lists them.
enum class SdyAttributeCode : uint16_t {};

// A dynamic extent, or the absence of a bound.
inline constexpr int64_t dynamicExtent = INT64_MIN;

} // namespace shlo::vhlo
