// Loads and stores the first elements of a vector, and touches no memory behind them. Included once for each
// instruction set, like elementwise_map-inl.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_PART_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_PART_INL
#undef SHLO_EXEC_PART_INL
#else
#define SHLO_EXEC_PART_INL
#endif

#include "hwy/highway.h"

// Before a loop over an array of vectors. The array lies in registers only if all its indices are constants.
#ifndef SHLO_UNROLL
#define SHLO_UNROLL _Pragma("clang loop unroll(full)")
#endif

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

// Whether the instruction set has loads and stores that skip elements.
template <typename T>
inline constexpr bool hasMasks = HWY_TARGET == HWY_AVX3 || (HWY_TARGET == HWY_AVX2 && sizeof(T) >= 4);

// n: at least 1, less than a vector. The other elements are 0.
template <typename D>
HWY_INLINE hwy::HWY_NAMESPACE::Vec<D> loadPart(D d, const hwy::HWY_NAMESPACE::TFromD<D> *from, int64_t n) {
  namespace hn = hwy::HWY_NAMESPACE;
  using T = hn::TFromD<D>;
  if constexpr (hasMasks<T>) {
    return hn::MaskedLoad(hn::FirstN(d, size_t(n)), d, from);
  } else {
    HWY_ALIGN T buffer[hn::MaxLanes(d)] = {};
    __builtin_memcpy(buffer, from, size_t(n) * sizeof(T));
    return hn::Load(d, buffer);
  }
}

// Stores of whole registers that are half as long each time. Masked stores of AVX2 are slow on some processors.
template <typename D>
HWY_INLINE void storePieces(hwy::HWY_NAMESPACE::Vec<D> v, D d, hwy::HWY_NAMESPACE::TFromD<D> *to, int64_t n) {
  namespace hn = hwy::HWY_NAMESPACE;
  constexpr int64_t half = int64_t(hn::MaxLanes(d)) / 2;
  if constexpr (half == 0) {
    hn::StoreU(v, d, to);
  } else {
    const hn::Half<D> shorter;
    const bool isLong = (n & half) != 0;
    if (isLong)
      hn::StoreU(hn::LowerHalf(shorter, v), shorter, to);
    if (const int64_t rest = n & (half - 1))
      storePieces(isLong ? hn::UpperHalf(shorter, v) : hn::LowerHalf(shorter, v), shorter, to + (n & half), rest);
  }
}

template <typename D>
HWY_INLINE void storePart(hwy::HWY_NAMESPACE::Vec<D> v, D d, hwy::HWY_NAMESPACE::TFromD<D> *to, int64_t n) {
  namespace hn = hwy::HWY_NAMESPACE;
  using T = hn::TFromD<D>;
  if constexpr (HWY_TARGET == HWY_AVX3) {
    hn::BlendedStore(v, hn::FirstN(d, size_t(n)), d, to);
  } else if constexpr (sizeof(T) >= 4) {
    storePieces(v, d, to, n);
  } else {
    HWY_ALIGN T buffer[hn::MaxLanes(d)];
    hn::Store(v, d, buffer);
    __builtin_memcpy(to, buffer, size_t(n) * sizeof(T));
  }
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
