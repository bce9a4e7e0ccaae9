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

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
