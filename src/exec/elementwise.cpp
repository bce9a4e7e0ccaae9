// Finding a kernel in the tables.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise.h"

#include "exec/elementwise_tables.h"

#include <bit>

namespace shlo::exec {

ElementKernel elementKernel(Simd simd, plan::ElementFunction function, ElementType operand) {
  const size_t row = size_t(function);
  switch (operand) {
  case ElementType::F32: return floatFunctions[size_t(simd)]->kernels[row][0];
  case ElementType::F64: return floatFunctions[size_t(simd)]->kernels[row][1];
  case ElementType::ComplexF32: return complexFunctions.kernels[row][0];
  case ElementType::ComplexF64: return complexFunctions.kernels[row][1];
  default: break;
  }
  if (operand < ElementType::I1 || operand > ElementType::UI64)
    return nullptr;
  return integerFunctions[size_t(simd)]->kernels[row][size_t(operand) - size_t(ElementType::I1)];
}

ElementKernel compareKernel(Simd simd, plan::CompareDirection direction, plan::CompareOrder order,
                            ElementType operand) {
  const int column = nativeIndex(operand);
  if (column < 0)
    return nullptr;
  const size_t layer = !isFloat(operand)                       ? 0
                       : order == plan::CompareOrder::Total ? 1
                       : order == plan::CompareOrder::Weak  ? 2
                                                            : 0;
  return comparisons[size_t(simd)]->kernels[size_t(direction)][layer][column];
}

ElementKernel selectKernel(Simd simd, size_t bytes) {
  return comparisons[size_t(simd)]->selects[std::bit_width(bytes) - 1];
}

static size_t narrowIndex(ElementType type) { return size_t(type) - size_t(ElementType::F4E2M1FN); }

ElementKernel convertKernel(Simd simd, ElementType from, ElementType to) {
  const Conversions &table = *conversions[size_t(simd)];
  const int row = nativeIndex(from), column = nativeIndex(to);
  if (row >= 0 && column >= 0)
    return table.between[row][column];
  if (row < 0 && to == ElementType::F32)
    return table.widen[narrowIndex(from)];
  if (from == ElementType::F32)
    return table.narrow[narrowIndex(to)];
  return nullptr;
}

ElementKernel toOddF32Kernel(Simd simd, ElementType from) {
  const int row = nativeIndex(from);
  return row < 0 ? nullptr : conversions[size_t(simd)]->toOdd[row];
}

RowKernel rowKernel(Simd simd, plan::ElementFunction function, ElementType operand) {
  const int column = nativeIndex(operand);
  return column < 0 ? nullptr : rowReductions[size_t(simd)]->kernels[size_t(function)][column];
}

} // namespace shlo::exec
