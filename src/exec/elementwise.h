// Kernels for elements side by side: what fused groups, reductions and copies are made of.
//
// A kernel is one function for one combination of types, with nothing left to decide but the number of elements. There
// is a set of kernels for each instruction set; the choice is made when an executable is built.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/program.h"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>

namespace shlo::exec {

// Instruction sets: x86-64-v2, v3, v4. Elsewhere only Baseline.
enum class Simd : uint8_t { Baseline, Wide, Widest };
inline constexpr size_t simdCount = 3;
// The widest this processor and its operating system have.
Simd processorSimd();
inline Simd chooseSimd(bool baseline) { return baseline ? Simd::Baseline : processorSimd(); }

// output[i] = f(inputs[0][i], ...) for i < n. The output may be one of the inputs, where their elements are of one size;
// it may not overlap them in any other way. Pointers of any alignment. `parameter` is 0 but for reduce_precision.
using ElementKernel = void (*)(const char *const *inputs, char *output, int64_t n, int64_t parameter);
// *accumulator = f(... f(*accumulator, input[0]) ..., input[n - 1]), in some fixed order.
using RowKernel = void (*)(const char *input, int64_t n, char *accumulator);

// The kernel of an element function for operands of this type (compare, select and convert have their own below);
// null where there is none: float types narrower than 32 bits compute in f32, see `computeType`.
ElementKernel elementKernel(Simd simd, plan::ElementFunction function, ElementType operand);
ElementKernel compareKernel(Simd simd, plan::CompareDirection direction, plan::CompareOrder order, ElementType operand);
// Predicates of one byte, elements of `bytes` bytes; a byte that is not 0 is true.
ElementKernel selectKernel(Simd simd, size_t bytes);
// A conversion in one step; null where it takes two: to f32, rounded to odd where `toOddF32` has a kernel, and from
// there. (A value rounded to odd with two bits to spare can be rounded again without harm.)
ElementKernel convertKernel(Simd simd, ElementType from, ElementType to);
ElementKernel toOddF32Kernel(Simd simd, ElementType from);
// For associative functions.
RowKernel rowKernel(Simd simd, plan::ElementFunction function, ElementType operand);

// The type in which operands of this type are computed: f32 for narrow floats, else the type itself.
inline ElementType computeType(ElementType type) {
  return isFloat(type) && type != ElementType::F64 ? ElementType::F32 : type;
}

// The function's identity element as a float; none where it has none.
std::optional<double> floatIdentity(plan::ElementFunction function);
// Whether the element at `element` is the function's identity element; of floats, zeros of both signs count as one.
bool isIdentity(plan::ElementFunction function, ElementType type, const char *element);

// How reduce_precision's bits travel in `parameter`.
inline int64_t packPrecision(int32_t exponentBits, int32_t mantissaBits) {
  return int64_t(exponentBits) << 32 | uint32_t(mantissaBits);
}

inline constexpr size_t elementFunctionCount = std::size(plan::elementFunctions);

} // namespace shlo::exec
