// Permutations of two registers. Included like elementwise_map-inl.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_PERMUTE_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_PERMUTE_INL
#undef SHLO_EXEC_PERMUTE_INL
#else
#define SHLO_EXEC_PERMUTE_INL
#endif

#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// Lane by lane, the one of two registers' that the index says; lanes have 32 bits.
template <class D> HWY_INLINE hn::Vec<D> lookupTwo(D d, hn::Vec<D> one, hn::Vec<D> other, hn::Vec<D> index) {
#if HWY_TARGET == HWY_AVX3
  if constexpr (hn::MaxLanes(d) == 16)
    return hn::Vec<D>{_mm512_permutex2var_epi32(one.raw, index.raw, other.raw)};
  else if constexpr (hn::MaxLanes(d) == 8)
    return hn::Vec<D>{_mm256_permutex2var_epi32(one.raw, index.raw, other.raw)};
#endif
  // Not by IndicesFromVec, which checks the lanes in a debug build and needs Highway's library for this.
  using Indices = decltype(hn::IndicesFromVec(d, hn::Zero(d)));
  const auto within = hn::And(index, hn::Set(d, uint32_t(hn::MaxLanes(d) - 1)));
  return hn::IfThenElse(hn::Eq(within, index), hn::TableLookupLanes(one, Indices{within.raw}),
                        hn::TableLookupLanes(other, Indices{within.raw}));
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
