// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/reduction_positions.h"

#include "exec/elementwise_simd.h"
#include "exec/numbers.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/reduction_positions.cpp"
#include "hwy/foreach_target.h"

#include "exec/part-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

template <typename D> HWY_INLINE hn::Vec<D> flipOf(D d, uint64_t flip) {
  return hn::BitCast(d, hn::Set(hn::RebindToUnsigned<D>(), hwy::MakeUnsigned<hn::TFromD<D>>(flip)));
}

// The greatest element so far in each lane, and where it was. `here` are the positions of `next`.
template <typename D> struct Greatest {
  using T = hn::TFromD<D>;
  using Places = hn::RebindToSigned<D>;

  hn::Vec<D> best;
  hn::Vec<Places> places;

  HWY_INLINE void take(hn::Vec<D> next, hn::Vec<Places> here) {
    const auto isBetter = hn::Gt(next, best);
    best = hn::IfThenElse(isBetter, next, best);
    places = hn::IfThenElse(hn::RebindMask(Places(), isBetter), here, places);
  }
};
template <typename D> HWY_INLINE hn::Mask<D> nanOf(D d, hn::Vec<D> v) {
  if constexpr (Floating<hn::TFromD<D>>)
    return hn::IsNaN(v);
  else
    return hn::FirstN(d, 0);
}

// `part`: the number of columns if there are fewer than lanes; otherwise 0.
template <int Vectors, typename D>
HWY_INLINE bool takeRows(D d, const ColumnPositions &block, int64_t column, int64_t part = 0) {
  using T = hn::TFromD<D>;
  using Place = hwy::MakeSigned<T>;
  const hn::RebindToSigned<D> dp;
  const int64_t lanes = int64_t(hn::Lanes(d)), rows = block.rows, stride = block.rowStride;
  auto *input = reinterpret_cast<const T *>(block.input) + column;
  auto *values = reinterpret_cast<T *>(block.values) + column;
  auto *positions = reinterpret_cast<Place *>(block.positions) + column;
  const auto flip = flipOf(d, block.flip);
  auto load = [&](const T *from, int v) {
    return hn::Xor(part > 0 ? loadPart(d, from, part) : hn::LoadU(d, from + v * lanes), flip);
  };
  Greatest<D> greatest[Vectors];
  SHLO_UNROLL
  for (int v = 0; v < Vectors; ++v) {
    greatest[v].best = load(block.isFirst ? input : values, v);
    greatest[v].places = hn::Set(dp, Place(block.first));
    if (!block.isFirst)
      greatest[v].places = part > 0 ? loadPart(dp, positions, part) : hn::LoadU(dp, positions + v * lanes);
  }
  auto isNan = hn::FirstN(d, 0);
  auto here = hn::Set(dp, Place(block.first));
  const auto step = hn::Set(dp, Place(block.step));
  for (int64_t row = 0; row < rows; ++row, input += stride, here = hn::Add(here, step)) {
    SHLO_UNROLL
    for (int v = 0; v < Vectors; ++v) {
      const auto next = load(input, v);
      isNan = hn::Or(isNan, nanOf(d, next));
      greatest[v].take(next, here);
    }
  }
  SHLO_UNROLL
  for (int v = 0; v < Vectors; ++v) {
    const auto best = hn::Xor(greatest[v].best, flip);
    if (part > 0) {
      storePart(best, d, values, part);
      storePart(greatest[v].places, dp, positions, part);
    } else {
      hn::StoreU(best, d, values + v * lanes);
      hn::StoreU(greatest[v].places, dp, positions + v * lanes);
    }
  }
  return hn::AllFalse(d, isNan);
}

template <typename T> bool columnPositions(const ColumnPositions &block) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d)), n = block.n;
  int64_t i = 0;
  for (; i + 4 * lanes <= n; i += 4 * lanes)
    if (!takeRows<4>(d, block, i))
      return false;
  for (; i + lanes <= n; i += lanes)
    if (!takeRows<1>(d, block, i))
      return false;
  return i == n || takeRows<1>(d, block, i, n - i);
}

// Positions are counted in the order in which equal elements have precedence: down if this is reverse.
template <typename T> int64_t rowPosition(const RowPositions &row) {
  using D = hn::ScalableTag<T>;
  using Place = hwy::MakeSigned<T>;
  const D d;
  const hn::RebindToSigned<D> dp;
  auto *input = reinterpret_cast<const T *>(row.input);
  const int64_t lanes = int64_t(hn::Lanes(d)), n = row.n, sign = row.isReverse ? -1 : 1;
  const auto flip = flipOf(d, row.flip);
  auto isNan = hn::FirstN(d, 0);
  auto load = [&](int64_t at) {
    const auto next = hn::Xor(hn::LoadU(d, input + at), flip);
    isNan = hn::Or(isNan, nanOf(d, next));
    return next;
  };
  // Those of a vector that begins at 0.
  const auto signedLane = row.isReverse ? hn::Neg(hn::Iota(dp, Place(0))) : hn::Iota(dp, Place(0));
  auto placesAt = [&](int64_t at) { return hn::Add(hn::Set(dp, Place(sign * at)), signedLane); };
  // The vectors, in this order: the k-th one, and the last one, which may repeat elements.
  auto at = [&](int64_t k) { return row.isReverse ? n - (k + 1) * lanes : k * lanes; };
  Greatest<D> all;
  if (n < lanes) {
    // The absent elements are the first one again.
    const auto isThere = hn::FirstN(d, size_t(n));
    all.best = hn::Xor(hn::IfThenElse(isThere, loadPart(d, input, n), hn::Set(d, input[0])), flip);
    isNan = nanOf(d, all.best);
    all.places = hn::IfThenElseZero(hn::RebindMask(dp, isThere), signedLane);
  } else {
    constexpr int vectors = 4;
    const int64_t count = n / lanes;
    int64_t k = 0;
    all.best = load(at(0));
    all.places = placesAt(at(0));
    if (count >= 2 * vectors) {
      Greatest<D> greatest[vectors];
      SHLO_UNROLL
      for (int v = 0; v < vectors; ++v) {
        greatest[v].best = load(at(v));
        greatest[v].places = placesAt(at(0));
      }
      const auto step = hn::Set(dp, Place(vectors * lanes));
      auto here = hn::Add(greatest[0].places, step);
      for (k = vectors; k + vectors <= count; k += vectors, here = hn::Add(here, step)) {
        SHLO_UNROLL
        for (int v = 0; v < vectors; ++v)
          greatest[v].take(load(at(k + v)), here);
      }
      all = greatest[0];
      SHLO_UNROLL
      for (int v = 1; v < vectors; ++v) {
        const auto places = hn::Add(greatest[v].places, hn::Set(dp, Place(v * lanes)));
        const auto isEqual = hn::RebindMask(dp, hn::Eq(greatest[v].best, all.best));
        const auto sooner = hn::IfThenElse(isEqual, hn::Min(places, all.places), all.places);
        all.places = sooner;
        all.take(greatest[v].best, places);
      }
    }
    for (; k < count; ++k)
      all.take(load(at(k)), placesAt(at(k)));
    const int64_t rest = row.isReverse ? 0 : n - lanes;
    all.take(load(rest), placesAt(rest));
  }
  if (!hn::AllFalse(d, isNan))
    return -1;
  const auto isGreatest = hn::Eq(all.best, hn::MaxOfLanes(d, all.best));
  const auto none = hn::Set(dp, hwy::HighestValue<Place>());
  return sign *
         int64_t(hn::GetLane(hn::MinOfLanes(dp, hn::IfThenElse(hn::RebindMask(dp, isGreatest), all.places, none))));
}

template <typename T> PositionKernels kernelsOf() { return {columnPositions<T>, rowPosition<T>}; }

PositionKernels positionKernels(ElementType type) {
  if constexpr (SHLO_IS_RARE)
    return {};
  else
    switch (type) {
    case ElementType::F32: return kernelsOf<float>();
    case ElementType::F64: return kernelsOf<double>();
    case ElementType::I32: return kernelsOf<int32_t>();
    case ElementType::I64: return kernelsOf<int64_t>();
    default: return {};
    }
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace shlo::exec {

PositionKernels positionKernels(Simd simd, ElementType type) {
  using Choose = PositionKernels(ElementType);
  static constexpr Choose *choices[simdCount] = SHLO_PER_SIMD(positionKernels);
  return choices[size_t(simd)](type);
}

} // namespace shlo::exec
#endif
