// Looks up kernels in the tables.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise.h"

#include "exec/elementwise_tables.h"

#include "tensor/value.h"

#include <bit>
#include <cstring>
#include <limits>

namespace shlo::exec {

ElementKernel elementKernel(Simd simd, plan::ElementFunction function, ElementType operand) {
  const int column = nativeIndex(operand);
  if (column < 0)
    return nullptr;
  if (isComplex(operand) || function == plan::ElementFunction::Complex)
    if (const ElementKernel kernel = complexVectors[size_t(simd)]->kernels[size_t(function)][size_t(column)])
      return kernel;
  if (simd == Simd::Widest && function == plan::ElementFunction::PopulationCount && isInteger(operand) &&
      info(operand).bits == 8 * byteSize(operand))
    if (const ElementKernel kernel = bitCountKernel(byteSize(operand)))
      return kernel;
  const ElementFunctions &functions = isFloat(operand)     ? *floatFunctions[size_t(simd)]
                                      : isComplex(operand) ? complexFunctions
                                                           : *integerFunctions[size_t(simd)];
  return functions.kernels[size_t(function)][size_t(column)];
}

ElementKernel compareKernel(Simd simd, plan::CompareDirection direction, plan::CompareOrder order,
                            ElementType operand) {
  const int column = nativeIndex(operand);
  if (column < 0)
    return nullptr;
  const size_t layer = !isFloat(operand)                    ? 0
                       : order == plan::CompareOrder::Total ? 1
                       : order == plan::CompareOrder::Weak  ? 2
                                                            : 0;
  return comparisons[size_t(simd)]->kernels[size_t(direction)][layer][column];
}

ElementKernel selectKernel(Simd simd, size_t bytes) {
  return comparisons[size_t(simd)]->selects[std::bit_width(bytes) - 1];
}

ElementKernel convertKernel(Simd simd, ElementType from, ElementType to) {
  const Conversions &table = *conversions[size_t(simd)];
  const int row = nativeIndex(from), column = nativeIndex(to);
  if (row >= 0 && column >= 0)
    return table.between[row][column];
  if (row < 0 && to == ElementType::F32)
    return table.widen[size_t(from)];
  if (from == ElementType::F32)
    return table.narrow[size_t(to)];
  return nullptr;
}

ElementKernel toOddF32Kernel(Simd simd, ElementType from) {
  const int row = nativeIndex(from);
  return row < 0 ? nullptr : conversions[size_t(simd)]->toOdd[row];
}

static std::optional<double> floatIdentity(plan::ElementFunction function) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  switch (plan::info(function).identity) {
  case plan::Identity::Zero: return -0.0;
  case plan::Identity::One: return 1;
  case plan::Identity::Least: return -infinity;
  case plan::Identity::Greatest: return infinity;
  case plan::Identity::AllOnes: // no float has it
  case plan::Identity::No: break;
  }
  return std::nullopt;
}

// The low bits of `value`, as many as an element of this integer type or i1 has.
static uint64_t truncate(uint64_t value, ElementType type) {
  const unsigned unused = 64 - info(type).bits;
  return info(type).kind == ElementKind::Signed ? uint64_t(int64_t(value << unused) >> unused)
                                                : value << unused >> unused;
}

static std::optional<uint64_t> integerIdentity(plan::ElementFunction function, ElementType type) {
  const bool isSigned = info(type).kind == ElementKind::Signed;
  const uint64_t sign = uint64_t(1) << (info(type).bits - 1);
  switch (plan::info(function).identity) {
  case plan::Identity::Zero: return 0;
  case plan::Identity::One: return 1;
  case plan::Identity::AllOnes: return truncate(~uint64_t(0), type);
  case plan::Identity::Least: return isSigned ? truncate(sign, type) : 0;
  case plan::Identity::Greatest: return truncate(isSigned ? sign - 1 : ~uint64_t(0), type);
  case plan::Identity::No: break;
  }
  return std::nullopt;
}

std::optional<IdentityElement> identityElement(plan::ElementFunction function, ElementType type) {
  IdentityElement bytes{};
  auto put = [&](auto value, size_t at) { std::memcpy(&bytes[at], &value, sizeof(value)); };
  auto putFloat = [&](double value, bool isWide, size_t at) { isWide ? put(value, at) : put(float(value), at); };
  if (!isFloat(type) && !isComplex(type)) {
    if (type == ElementType::None)
      return std::nullopt;
    const std::optional<uint64_t> integer = integerIdentity(function, type);
    put(integer.value_or(0), 0);
    return integer ? std::optional(bytes) : std::nullopt;
  }
  // A complex 1 is none: infinity times its imaginary 0 is NaN.
  const std::optional<double> number = floatIdentity(function);
  const bool isSum = plan::info(function).identity == plan::Identity::Zero;
  if (!number || computeType(type) != type || (isComplex(type) && !isSum))
    return std::nullopt;
  putFloat(*number, type == ElementType::F64 || type == ElementType::ComplexF64, 0);
  if (isComplex(type))
    putFloat(*number, type == ElementType::ComplexF64, byteSize(type) / 2);
  return bytes;
}

bool isIdentity(plan::ElementFunction function, ElementType type, const char *element) {
  if (isFloat(type)) {
    const std::optional<double> identity = floatIdentity(function);
    return identity && loadNumber(type, element) == *identity;
  }
  if (isComplex(type) || type == ElementType::None)
    return false;
  return truncate(loadInteger(type, element), type) == integerIdentity(function, type);
}

RowKernel rowKernel(Simd simd, plan::ElementFunction function, ElementType operand) {
  const int column = nativeIndex(operand);
  return column < 0 ? nullptr : rowReductions[size_t(simd)]->kernels[size_t(function)][column];
}

RowKernel narrowRowKernel(Simd simd, plan::ElementFunction function, ElementType operand) {
  using enum plan::ElementFunction;
  const RowReductions &rows = *rowReductions[size_t(simd)];
  if ((operand != ElementType::BF16 && operand != ElementType::F16) ||
      (function != Add && function != Max && function != Min))
    return nullptr;
  return (operand == ElementType::BF16 ? rows.bf16 : rows.f16)[function == Add ? 0 : function == Max ? 1 : 2];
}

ProductRowKernel productRowKernel(Simd simd, plan::ElementFunction function, ElementType operand) {
  const RowReductions &rows = *rowReductions[size_t(simd)];
  if (function != plan::ElementFunction::Add)
    return nullptr;
  return operand == ElementType::F32 ? rows.addF32 : operand == ElementType::F64 ? rows.addF64 : nullptr;
}

} // namespace shlo::exec
