// The parts of the kernel tables, each filled by a file of its own.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"

#include <array>

namespace shlo::exec {

// Columns: f32, f64.
struct FloatFunctions {
  ElementKernel kernels[elementFunctionCount][2];
};
extern const FloatFunctions *const floatFunctions[simdCount];

// Columns: the element types from I1 to UI64, in their order.
inline constexpr size_t integerTypes = size_t(ElementType::UI64) - size_t(ElementType::I1) + 1;
struct IntegerFunctions {
  ElementKernel kernels[elementFunctionCount][integerTypes];
};
extern const IntegerFunctions *const integerFunctions[simdCount];

// Columns: complex<f32>, complex<f64>. Compiled for the baseline alone.
struct ComplexFunctions {
  ElementKernel kernels[elementFunctionCount][2];
};
extern const ComplexFunctions complexFunctions;

// The types with C++ arithmetic of their own, in this order, are the columns and rows of what follows:
// SHLO_NATIVE_TYPE(element type, bits, C++ type).
#define SHLO_NATIVE_TYPES                                                                                              \
  SHLO_NATIVE_TYPE(I1, 1, Bool)                                                                                        \
  SHLO_NATIVE_TYPE(I2, 2, int8_t)                                                                                      \
  SHLO_NATIVE_TYPE(I4, 4, int8_t)                                                                                      \
  SHLO_NATIVE_TYPE(I8, 8, int8_t)                                                                                      \
  SHLO_NATIVE_TYPE(I16, 16, int16_t)                                                                                   \
  SHLO_NATIVE_TYPE(I32, 32, int32_t)                                                                                   \
  SHLO_NATIVE_TYPE(I64, 64, int64_t)                                                                                   \
  SHLO_NATIVE_TYPE(UI2, 2, uint8_t)                                                                                    \
  SHLO_NATIVE_TYPE(UI4, 4, uint8_t)                                                                                    \
  SHLO_NATIVE_TYPE(UI8, 8, uint8_t)                                                                                    \
  SHLO_NATIVE_TYPE(UI16, 16, uint16_t)                                                                                 \
  SHLO_NATIVE_TYPE(UI32, 32, uint32_t)                                                                                 \
  SHLO_NATIVE_TYPE(UI64, 64, uint64_t)                                                                                 \
  SHLO_NATIVE_TYPE(F32, 32, float)                                                                                     \
  SHLO_NATIVE_TYPE(F64, 64, double)                                                                                    \
  SHLO_NATIVE_TYPE(ComplexF32, 64, ComplexNumber<float>)                                                                     \
  SHLO_NATIVE_TYPE(ComplexF64, 128, ComplexNumber<double>)
inline constexpr size_t nativeTypes = 17;
// -1 for narrow floats.
constexpr int nativeIndex(ElementType type) {
  int index = 0;
#define SHLO_NATIVE_TYPE(element, bits, type_)                                                                         \
  if (type == ElementType::element)                                                                                    \
    return index;                                                                                                      \
  ++index;
  SHLO_NATIVE_TYPES
#undef SHLO_NATIVE_TYPE
  return -1;
}

struct Comparisons {
  // [direction][0: IEEE or integer order, 1: total, 2: weak][native type]
  ElementKernel kernels[6][3][nativeTypes];
  ElementKernel selects[5]; // by the logarithm of the element's bytes
};
extern const Comparisons *const comparisons[simdCount];

inline constexpr size_t narrowFloats = size_t(ElementType::F16) - size_t(ElementType::F4E2M1FN) + 1;
struct Conversions {
  ElementKernel between[nativeTypes][nativeTypes];
  ElementKernel widen[narrowFloats];  // to f32
  ElementKernel narrow[narrowFloats]; // from f32
  ElementKernel toOdd[nativeTypes];   // to f32
};
extern const Conversions *const conversions[simdCount];

struct RowReductions {
  std::array<RowKernel, nativeTypes> kernels[elementFunctionCount];
};
extern const RowReductions *const rowReductions[simdCount];

} // namespace shlo::exec
