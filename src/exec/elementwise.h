// Kernels for contiguous elements. Fusions, reductions and copies use them.
//
// A kernel is a function for one combination of types; only the number of elements varies. There is a set of kernels
// for each instruction set. The choice is made when an executable is built.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/program.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>

namespace shlo::exec {

// Instruction sets: x86-64-v2, v3, v4. Other processors have only Baseline.
enum class Simd : uint8_t { Baseline, Wide, Widest };
inline constexpr size_t simdCount = 3;
// The widest instruction set that this processor and its operating system support.
Simd processorSimd();
// Instructions that are not part of x86-64-v4, and whether a processor with that set has them, too.
enum class Extra : uint8_t {
  PermutedBytes,  // AVX-512 VBMI
  ByteProducts,   // VNNI
  BFloatProducts, // BF16
  BitCounts,      // BITALG and VPOPCNTDQ
};
bool processorHas(Extra extra);

// output[i] = f(inputs[0][i], ...) for i < n. The output may be one of the inputs if their elements have the same size;
// it must not overlap them otherwise. Pointers have any alignment. `parameter` is 0 except for reduce_precision.
using ElementKernel = void (*)(const char *const *inputs, char *output, int64_t n, int64_t parameter);
// *accumulator = f(... f(*accumulator, input[0]) ..., input[n - 1]), in a fixed but unspecified order.
using RowKernel = void (*)(const char *input, int64_t n, char *accumulator);
// The sum of one[i] * other[i], in the order of the row kernel for products in memory.
using ProductRowKernel = void (*)(const char *one, const char *other, int64_t n, char *accumulator);

// The kernel of an element function for operands of this type, or null. Float types narrower than 32 bits have none,
// because they compute in f32 (see `computeType`). Compare, select and convert have separate functions below.
ElementKernel elementKernel(Simd simd, plan::ElementFunction function, ElementType operand);
// Counts the ones of integers of 1, 2, 4 or 8 bytes with wider instructions than those of the instruction sets; null if
// the processor has none.
ElementKernel bitCountKernel(size_t bytes);
ElementKernel compareKernel(Simd simd, plan::CompareDirection direction, plan::CompareOrder order, ElementType operand);
// For predicates of one byte and elements of `bytes` bytes. A byte that is not 0 is true.
ElementKernel selectKernel(Simd simd, size_t bytes);
// A conversion in one step, or null if it takes two steps: to f32, with rounding to odd if `toOddF32` has a kernel, and
// from f32. (A value that was rounded to odd with two extra bits can be rounded again without a double rounding error.)
ElementKernel convertKernel(Simd simd, ElementType from, ElementType to);
ElementKernel toOddF32Kernel(Simd simd, ElementType from);
// For associative functions.
RowKernel rowKernel(Simd simd, plan::ElementFunction function, ElementType operand);
// Of bf16 or f16 in f32: the same as of operands that were converted before. Null but for sums, maxima and minima.
RowKernel narrowRowKernel(Simd simd, plan::ElementFunction function, ElementType operand);
// Null but for sums of f32 and f64.
ProductRowKernel productRowKernel(Simd simd, plan::ElementFunction function, ElementType operand);

// The type in which operands of this type are computed: f32 for narrow floats, else the type itself.
inline ElementType computeType(ElementType type) {
  return isFloat(type) && type != ElementType::F64 ? ElementType::F32 : type;
}

// The bytes of the function's identity element, or none.
using IdentityElement = std::array<char, 16>;
std::optional<IdentityElement> identityElement(plan::ElementFunction function, ElementType type);
// Whether the element at `element` is the function's identity element. Float zeros of both signs are considered equal.
bool isIdentity(plan::ElementFunction function, ElementType type, const char *element);

// Encodes the bits of reduce_precision in `parameter`.
inline int64_t packPrecision(int32_t exponentBits, int32_t mantissaBits) {
  return int64_t(exponentBits) << 32 | uint32_t(mantissaBits);
}

inline constexpr size_t elementFunctionCount = std::size(plan::elementFunctions);

} // namespace shlo::exec
