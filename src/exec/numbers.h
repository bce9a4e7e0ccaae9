// The C++ types that elements are computed in.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <type_traits>

namespace shlo::exec {

// i1: 0 or 1.
enum class Bool : uint8_t {};

// Two consecutive parts, at any address. std::complex is not used because its products test for infinities.
template <typename T> struct __attribute__((packed, may_alias)) ComplexNumber {
  T re, im;
};

template <typename T> inline constexpr bool isComplexNumber = false;
template <typename T> inline constexpr bool isComplexNumber<ComplexNumber<T>> = true;

// A T in memory, at any address; may alias other types.
template <typename T> struct LooseType {
  typedef T type __attribute__((aligned(1), may_alias));
};
template <typename T> using Loose = typename LooseType<T>::type;

// The number that a kernel gets in addition to its elements.
struct Parameter {
  int64_t value;
};

template <typename T>
concept Integer = std::is_integral_v<T> && !std::is_same_v<T, bool>;
template <typename T>
concept SignedInteger = Integer<T> && std::is_signed_v<T>;
template <typename T>
concept Floating = std::is_floating_point_v<T>;
template <typename T>
concept Ordered = Integer<T> || Floating<T> || std::is_same_v<T, Bool>;
// The type for and, or and xor: unsigned numbers, for integers and predicates.
template <typename T>
concept BitString = Integer<T> || std::is_same_v<T, Bool>;

} // namespace shlo::exec
