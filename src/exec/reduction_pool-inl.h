// The functions of pooling, for vectors. Included once per instruction set (see elementwise_map-inl.h).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#if defined(SHLO_EXEC_POOL_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef SHLO_EXEC_POOL_INL
#undef SHLO_EXEC_POOL_INL
#else
#define SHLO_EXEC_POOL_INL
#endif

#include "exec/part-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

struct PoolAdd {
  static constexpr bool isExtreme = false;
  template <typename V> static HWY_INLINE V apply(V a, V b) { return hn::Add(a, b); }
};
struct PoolMul {
  static constexpr bool isExtreme = false;
  template <typename V> static HWY_INLINE V apply(V a, V b) { return hn::Mul(a, b); }
};
// NaN if either is; +0 is greater than -0.
template <bool Greater> struct PoolExtreme {
  static constexpr bool isExtreme = true, isMax = Greater;
  template <typename V> static HWY_INLINE V apply(V a, V b) {
    if constexpr (Floating<hn::TFromV<V>>) {
      const V chosen = hn::IfThenElse(hn::Or(Greater ? hn::Gt(a, b) : hn::Lt(a, b), hn::IsNaN(a)), a, b);
      return hn::IfThenElse(hn::Eq(a, b), Greater ? hn::And(a, b) : hn::Or(a, b), chosen);
    } else {
      return Greater ? hn::Max(a, b) : hn::Min(a, b);
    }
  }
};

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif // SHLO_EXEC_POOL_INL
