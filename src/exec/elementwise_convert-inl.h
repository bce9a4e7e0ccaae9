// Conversions of one element between native types. Included like map-inl.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_CONVERT_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_CONVERT_INL
#undef SHLO_EXEC_CONVERT_INL
#else
#define SHLO_EXEC_CONVERT_INL
#endif

#include "exec/elementwise_functions-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

template <typename T> HWY_INLINE auto realPart(T a) {
  if constexpr (isComplexNumber<T>)
    return a.re;
  else if constexpr (std::is_same_v<T, Bool>)
    return uint8_t(a);
  else
    return a;
}

// A value out of range becomes the nearest value in range. NaN becomes zero.
template <int Bits, Integer To, Floating From> HWY_INLINE To saturate(From a) {
  constexpr int digits = Bits - int(std::is_signed_v<To>);
  constexpr To greatest = To(std::numeric_limits<To>::max() >> (int(8 * sizeof(To)) - Bits));
  constexpr To least = std::is_signed_v<To> ? To(-greatest - 1) : To(0);
  constexpr From end = From(uint64_t(1) << (digits - 1)) * 2;
  const bool fits = a > From(least) - 1 && a < end;
  // From(least) - 1 may round to least itself, which is in range.
  const To inside = fits || a == From(least) ? To(fits || a == From(least) ? a : From(0)) : To(0);
  return a >= end ? greatest : a < From(least) ? least : inside;
}

// If the result is not complex, the imaginary part of the operand is ignored.
template <int Bits, typename To, typename From> HWY_INLINE To convertTo(From a) {
  if constexpr (std::is_same_v<To, Bool>) {
    return Bool(realPart(a) != 0);
  } else if constexpr (isComplexNumber<To>) {
    using Part = decltype(To::re);
    if constexpr (isComplexNumber<From>)
      return {Part(a.re), Part(a.im)};
    else
      return {Part(realPart(a)), Part(0)};
  } else {
    auto value = realPart(a);
    if constexpr (Integer<To> && Floating<decltype(value)>)
      return saturate<Bits, To>(value);
    else
      return wrap<Bits>(To(value));
  }
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
