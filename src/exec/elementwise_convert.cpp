// Conversions between all element types.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_simd.h"
#include "exec/elementwise_tables.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/elementwise_convert.cpp"
#include "hwy/foreach_target.h"

#include "exec/elementwise_convert-inl.h"
#include "exec/narrow.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

//--- Between native types -------------------------------------------------------------------------------------------//

template <int Bits, typename To, typename From>
void mapConvert(const char *const *inputs, char *output, int64_t n, int64_t) {
  auto *a = reinterpret_cast<const Loose<From> *>(inputs[0]);
  auto *r = reinterpret_cast<Loose<To> *>(output);
#pragma clang loop vectorize(assume_safety)
  for (int64_t i = 0; i < n; ++i)
    r[i] = convertTo<Bits, To>(From(a[i]));
}

//--- Narrow floats --------------------------------------------------------------------------------------------------//

template <ElementType type> using Code = std::conditional_t<byteSize(type) == 1, uint8_t, uint16_t>;

template <ElementType type> struct WideValues {
  float values[256];
};
template <ElementType type> constexpr WideValues<type> makeWideValues() {
  WideValues<type> table{};
  for (uint32_t code = 0; code < 256; ++code)
    table.values[code] = widenNarrow<type>(code);
  return table;
}
template <ElementType type> inline constexpr WideValues<type> wideValues = makeWideValues<type>();

template <ElementType type> HWY_INLINE float widenElement(Code<type> code) {
  if constexpr (type == ElementType::BF16)
    return std::bit_cast<float>(uint32_t(code) << 16);
#if HWY_CAP_GE256
  if constexpr (type == ElementType::F16)
    return float(std::bit_cast<_Float16>(uint16_t(code)));
#endif
  if constexpr (byteSize(type) == 1)
    return wideValues<type>.values[code];
  else
    return widenNarrow<type>(code);
}

template <ElementType type> HWY_INLINE Code<type> narrowElement(float value) {
  if constexpr (type == ElementType::BF16) {
    const uint32_t bits = std::bit_cast<uint32_t>(value);
    const uint32_t rounded = (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
    const uint32_t quiet = bits >> 16 | 0x40;
    return Code<type>((bits & 0x7fffffff) > 0x7f800000 ? quiet : rounded);
  }
#if HWY_CAP_GE256
  if constexpr (type == ElementType::F16)
    return std::bit_cast<uint16_t>(_Float16(value));
#endif
  return Code<type>(roundToNarrow<type>(value));
}

template <ElementType type> void mapWiden(const char *const *inputs, char *output, int64_t n, int64_t) {
  auto *a = reinterpret_cast<const Loose<Code<type>> *>(inputs[0]);
  auto *r = reinterpret_cast<Loose<float> *>(output);
#pragma clang loop vectorize(assume_safety)
  for (int64_t i = 0; i < n; ++i)
    r[i] = widenElement<type>(a[i]);
}

template <ElementType type> void mapNarrow(const char *const *inputs, char *output, int64_t n, int64_t) {
  auto *a = reinterpret_cast<const Loose<float> *>(inputs[0]);
  auto *r = reinterpret_cast<Loose<Code<type>> *>(output);
#pragma clang loop vectorize(assume_safety)
  for (int64_t i = 0; i < n; ++i)
    r[i] = narrowElement<type>(a[i]);
}

//--- To f32, rounded to odd -----------------------------------------------------------------------------------------//

HWY_INLINE float toOdd(double a) {
  const float nearest = float(a);
  uint32_t bits = std::bit_cast<uint32_t>(nearest);
  if (double(nearest) == a || a != a)
    return nearest;
  // Rounds towards zero first. Then the last bit of an inexact value is set.
  bits -= std::fabs(double(nearest)) > std::fabs(a);
  return std::bit_cast<float>(bits | 1);
}

template <Integer T> HWY_INLINE float toOdd(T a) {
  using U = std::make_unsigned_t<T>;
  const bool negative = a < 0;
  U magnitude = negative ? U(0) - U(a) : U(a);
  int excess = std::bit_width(magnitude) - 24;
  if (excess < 0)
    excess = 0;
  const bool inexact = (magnitude & ((U(1) << excess) - 1)) != 0;
  const float value = float(uint32_t(magnitude >> excess) | uint32_t(inexact)) * exactPower(excess);
  return negative ? -value : value;
}

template <typename T> void mapToOdd(const char *const *inputs, char *output, int64_t n, int64_t) {
  auto *a = reinterpret_cast<const Loose<T> *>(inputs[0]);
  auto *r = reinterpret_cast<Loose<float> *>(output);
  for (int64_t i = 0; i < n; ++i)
    r[i] = toOdd(realPart(T(a[i])));
}

// Types with values that f32 cannot represent.
template <typename T> constexpr ElementKernel toOddOf() {
  if constexpr (sizeof(decltype(realPart(T()))) > 4 || std::is_same_v<T, int32_t> || std::is_same_v<T, uint32_t>)
    return mapToOdd<T>;
  else
    return nullptr;
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

namespace shlo::exec::HWY_NAMESPACE {

template <ElementType from> constexpr NativeKernels conversionsFrom() {
  return forNative<ElementKernel>(
      []<ElementType to>() -> ElementKernel { return mapConvert<info(to).bits, Native<to>, Native<from>>; });
}

extern const Conversions conversionTable;
constexpr Conversions makeConversions() {
  return {
      forNative<NativeKernels>([]<ElementType from>() { return conversionsFrom<from>(); }),
      forNative<ElementKernel>([]<ElementType from>() { return toOddOf<Native<from>>(); }),
      forAll<ElementKernel>([]<ElementType type>() -> ElementKernel {
        if constexpr (isNarrowFloat(type))
          return mapWiden<type>;
        else
          return nullptr;
      }),
      forAll<ElementKernel>([]<ElementType type>() -> ElementKernel {
        if constexpr (isNarrowFloat(type))
          return mapNarrow<type>;
        else
          return nullptr;
      }),
  };
}
constexpr Conversions conversionTable = makeConversions();

} // namespace shlo::exec::HWY_NAMESPACE

#if HWY_ONCE
namespace shlo::exec {
const Conversions *const conversions[simdCount] = SHLO_PER_SIMD(conversionTable);
} // namespace shlo::exec
#endif
