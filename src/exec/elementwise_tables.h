// The parts of the kernel tables. A separate file fills each.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"
#include "exec/numbers.h"

#include <array>
#include <utility>

namespace shlo::exec {

//--- Native types, which have C++ arithmetic: the rows and columns of the tables ------------------------------------//

constexpr bool isNarrowFloat(ElementType type) { return isFloat(type) && info(type).bits < 32; }
constexpr bool isNative(ElementType type) { return type != ElementType::None && !isNarrowFloat(type); }

template <ElementType type> auto nativeZero() {
  constexpr bool isSigned = info(type).kind == ElementKind::Signed;
  if constexpr (isComplex(type))
    return ComplexNumber<decltype(nativeZero<partOf(type)>())>();
  else if constexpr (isFloat(type))
    return std::conditional_t<info(type).bits == 32, float, double>();
  else if constexpr (info(type).kind == ElementKind::Boolean)
    return Bool();
  else if constexpr (byteSize(type) == 1)
    return std::conditional_t<isSigned, int8_t, uint8_t>();
  else if constexpr (byteSize(type) == 2)
    return std::conditional_t<isSigned, int16_t, uint16_t>();
  else if constexpr (byteSize(type) == 4)
    return std::conditional_t<isSigned, int32_t, uint32_t>();
  else
    return std::conditional_t<isSigned, int64_t, uint64_t>();
}
// The C++ type in which elements of a native type are computed.
template <ElementType type> using Native = decltype(nativeZero<type>());

inline constexpr size_t nativeTypes = [] {
  size_t count = 0;
  for (size_t i = 0; i < elementTypeCount; ++i)
    count += isNative(ElementType(i));
  return count;
}();
inline constexpr auto nativeList = [] {
  std::array<ElementType, nativeTypes> list{};
  for (size_t i = 0, count = 0; i < elementTypeCount; ++i)
    if (isNative(ElementType(i)))
      list[count++] = ElementType(i);
  return list;
}();
// -1 for narrow floats.
constexpr int nativeIndex(ElementType type) {
  for (size_t i = 0; i < nativeTypes; ++i)
    if (nativeList[i] == type)
      return int(i);
  return -1;
}

// The values of `make.operator()<type>()` for each native type, or for all types.
template <typename T, typename Make> constexpr std::array<T, nativeTypes> forNative(Make make) {
  return [&]<size_t... i>(std::index_sequence<i...>) {
    return std::array<T, nativeTypes>{make.template operator()<nativeList[i]>()...};
  }(std::make_index_sequence<nativeTypes>());
}
template <typename T, typename Make> constexpr std::array<T, elementTypeCount> forAll(Make make) {
  return [&]<size_t... i>(std::index_sequence<i...>) {
    return std::array<T, elementTypeCount>{make.template operator()<ElementType(i)>()...};
  }(std::make_index_sequence<elementTypeCount>());
}

//--- Tables ---------------------------------------------------------------------------------------------------------//

using NativeKernels = std::array<ElementKernel, nativeTypes>;

// Each has the kernels of one family of types, and null for the other types.
struct ElementFunctions {
  NativeKernels kernels[elementFunctionCount];
};
extern const ElementFunctions *const floatFunctions[simdCount];
extern const ElementFunctions *const integerFunctions[simdCount]; // and predicates
extern const ElementFunctions complexFunctions;                   // compiled for the baseline only
extern const ElementFunctions *const complexVectors[simdCount];   // of a few functions

struct Comparisons {
  // [direction][0: IEEE or integer order, 1: total, 2: weak]
  NativeKernels kernels[6][3];
  ElementKernel selects[5]; // by the logarithm of the element's bytes
};
extern const Comparisons *const comparisons[simdCount];

struct Conversions {
  std::array<NativeKernels, nativeTypes> between; // [from][to]
  NativeKernels toOdd;                            // to f32
  // By element type; of narrow floats.
  std::array<ElementKernel, elementTypeCount> widen, narrow; // to f32, from f32
};
extern const Conversions *const conversions[simdCount];

struct RowReductions {
  std::array<RowKernel, nativeTypes> kernels[elementFunctionCount];
  ProductRowKernel addF32, addF64;
  std::array<RowKernel, 3> bf16, f16; // add, max, min
};
extern const RowReductions *const rowReductions[simdCount];

} // namespace shlo::exec
