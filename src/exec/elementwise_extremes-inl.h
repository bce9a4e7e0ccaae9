// The greater or smaller float of two vectors, as the element functions choose it. Included like elementwise_map-inl.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_EXTREMES_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_EXTREMES_INL
#undef SHLO_EXEC_EXTREMES_INL
#else
#define SHLO_EXEC_EXTREMES_INL
#endif

#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// The same bits, also for NaN. +0 is greater than -0.
template <bool isMax, typename V> HWY_INLINE V chooseFloat(V a, V b) {
  const auto first = hn::Or(isMax ? hn::Gt(a, b) : hn::Lt(a, b), hn::IsNaN(a));
  const V equal = isMax ? hn::And(a, b) : hn::Or(a, b);
  return hn::IfThenElse(hn::Eq(a, b), equal, hn::IfThenElse(first, a, b));
}

// An instruction for floats that are no NaN, which knows the order of zeros, too.
constexpr bool hasExtremes = HWY_TARGET == HWY_AVX3;
#if HWY_TARGET == HWY_AVX3
template <bool isMax, typename D, typename V = hn::Vec<D>> HWY_INLINE V extremeOf(D, V a, V b) {
  constexpr int how = isMax ? 5 : 4; // with the sign of what is chosen
  constexpr size_t bytes = hn::MaxLanes(D()) * sizeof(hn::TFromD<D>);
  if constexpr (sizeof(hn::TFromD<D>) == 4) {
    if constexpr (bytes == 64)
      return V{_mm512_range_ps(a.raw, b.raw, how)};
    else if constexpr (bytes == 32)
      return V{_mm256_range_ps(a.raw, b.raw, how)};
    else
      return V{_mm_range_ps(a.raw, b.raw, how)};
  } else {
    if constexpr (bytes == 64)
      return V{_mm512_range_pd(a.raw, b.raw, how)};
    else if constexpr (bytes == 32)
      return V{_mm256_range_pd(a.raw, b.raw, how)};
    else
      return V{_mm_range_pd(a.raw, b.raw, how)};
  }
}
// Where one of the two is a NaN.
template <typename D, typename V = hn::Vec<D>> HWY_INLINE hn::Mask<D> areUnordered(D, V a, V b) {
  constexpr int how = _CMP_UNORD_Q;
  constexpr size_t bytes = hn::MaxLanes(D()) * sizeof(hn::TFromD<D>);
  if constexpr (sizeof(hn::TFromD<D>) == 4) {
    if constexpr (bytes == 64)
      return hn::Mask<D>{_mm512_cmp_ps_mask(a.raw, b.raw, how)};
    else if constexpr (bytes == 32)
      return hn::Mask<D>{_mm256_cmp_ps_mask(a.raw, b.raw, how)};
    else
      return hn::Mask<D>{_mm_cmp_ps_mask(a.raw, b.raw, how)};
  } else {
    if constexpr (bytes == 64)
      return hn::Mask<D>{_mm512_cmp_pd_mask(a.raw, b.raw, how)};
    else if constexpr (bytes == 32)
      return hn::Mask<D>{_mm256_cmp_pd_mask(a.raw, b.raw, how)};
    else
      return hn::Mask<D>{_mm_cmp_pd_mask(a.raw, b.raw, how)};
  }
}
#else
template <bool isMax, typename D, typename V = hn::Vec<D>> HWY_INLINE V extremeOf(D, V a, V b) {
  return chooseFloat<isMax>(a, b);
}
template <typename D, typename V = hn::Vec<D>> HWY_INLINE hn::Mask<D> areUnordered(D, V a, V b) {
  return hn::Or(hn::IsNaN(a), hn::IsNaN(b));
}
#endif
// NaN if one of them is: the first one's, if both are.
template <bool isMax, typename D, typename V = hn::Vec<D>> HWY_INLINE V extremeOrNaN(D d, V a, V b) {
  const V notNumber = hn::IfThenElse(hn::IsNaN(a), a, b);
  return hn::IfThenElse(areUnordered(d, a, b), notNumber, extremeOf<isMax>(d, a, b));
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
