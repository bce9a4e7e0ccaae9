// Reductions of contiguous elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_simd.h"
#include "exec/elementwise_tables.h"

#include <cstring>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/elementwise_rows.cpp"
#include "hwy/foreach_target.h"

#include "exec/elementwise_functions-inl.h"
#include "exec/part-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

// Many accumulators, joined pairwise at the end, are faster and more accurate than one.
template <typename F, int Bits, typename T> void reduceRow(const char *input, int64_t n, char *accumulator) {
  constexpr int64_t lanes = 128 / sizeof(T);
  auto *a = reinterpret_cast<const Loose<T> *>(input);
  auto *result = reinterpret_cast<Loose<T> *>(accumulator);
  T total = *result;
  int64_t i = 0;
  if (n >= lanes) {
    T sums[lanes];
    for (int64_t j = 0; j < lanes; ++j)
      sums[j] = a[j];
    i = lanes;
    // Each accumulator stays in its lane. The compiler would otherwise gather elements of several rounds.
#pragma clang loop vectorize(disable)
    for (; i + lanes <= n; i += lanes)
      for (int64_t j = 0; j < lanes; ++j)
        sums[j] = F::template apply<Bits>(sums[j], T(a[i + j]));
    for (int64_t half = lanes / 2; half > 0; half /= 2)
      for (int64_t j = 0; j < half; ++j)
        sums[j] = F::template apply<Bits>(sums[j], sums[j + half]);
    total = F::template apply<Bits>(total, sums[0]);
  }
  for (; i < n; ++i)
    total = F::template apply<Bits>(total, T(a[i]));
  *result = wrap<Bits>(total);
}

// What sums of floats add: elements, or products of elements.
template <typename T> struct ElementsOfRow {
  const T *a;
  T at(int64_t i) const { return reinterpret_cast<const Loose<T> *>(a)[i]; }
  template <typename D> HWY_INLINE hn::Vec<D> load(D d, int64_t i) const { return hn::LoadU(d, a + i); }
  // The first `count` lanes; no other is read.
  template <typename D> HWY_INLINE hn::Vec<D> load(D d, int64_t i, int64_t count) const {
    return loadPart(d, a + i, count);
  }
};
// Elements of narrow floats, as f32.
template <typename Narrow> struct NarrowElements {
  const char *a;
  template <typename D> using Tag = hn::Rebind<Narrow, D>;
  const Narrow *place(int64_t i) const { return reinterpret_cast<const Narrow *>(a + i * 2); }
  template <typename D> HWY_INLINE hn::Vec<D> load(D d, int64_t i) const {
    return hn::PromoteTo(d, hn::LoadU(Tag<D>(), place(i)));
  }
  template <typename D> HWY_INLINE hn::Vec<D> load(D d, int64_t i, int64_t count) const {
    const hn::Rebind<uint16_t, D> codes;
    const auto some = loadPart(codes, reinterpret_cast<const uint16_t *>(place(i)), count);
    return hn::PromoteTo(d, hn::BitCast(Tag<D>(), some));
  }
  float at(int64_t i) const { return hn::GetLane(load(hn::FixedTag<float, 4>(), i, 1)); }
};
template <typename T> struct ProductsOfRows {
  ElementsOfRow<T> one, other;
  T at(int64_t i) const { return one.at(i) * other.at(i); }
  template <typename D, typename... Place> HWY_INLINE hn::Vec<D> load(D d, Place... place) const {
    return hn::Mul(one.load(d, place...), other.load(d, place...));
  }
};

// Adds halves until `parts` lanes are left.
template <size_t parts, typename D, typename T = hn::TFromD<D>> HWY_INLINE void addHalves(D d, hn::Vec<D> v, T *sums) {
  if constexpr (hn::MaxLanes(d) == parts) {
    hn::StoreU(v, d, sums);
  } else {
    const hn::Half<D> half;
    addHalves<parts>(half, hn::Add(hn::LowerHalf(half, v), hn::UpperHalf(half, v)), sums);
  }
}

// Sums of floats, in as many accumulators. Complex numbers have two parts, which are `n` numbers together.
template <size_t parts, typename T, typename Source>
HWY_INLINE void addRow(const Source &source, int64_t n, char *accumulator) {
  using D = hn::CappedTag<T, 64 / sizeof(T)>;
  constexpr D d;
  constexpr int64_t all = 128 / sizeof(T), lanes = hn::MaxLanes(d), vectors = all / lanes;
  auto *result = reinterpret_cast<Loose<T> *>(accumulator);
  if (n < all) {
    T totals[parts];
    std::memcpy(totals, result, sizeof(totals));
    for (int64_t i = 0; i < n; i += parts)
      for (size_t part = 0; part < parts; ++part)
        totals[part] += source.at(i + int64_t(part));
    std::memcpy(result, totals, sizeof(totals));
    return;
  }
  hn::Vec<D> sums[vectors];
  for (int64_t k = 0; k < vectors; ++k)
    sums[k] = source.load(d, k * lanes);
  int64_t i = all;
  for (; i + all <= n; i += all)
    for (int64_t k = 0; k < vectors; ++k)
      sums[k] = hn::Add(sums[k], source.load(d, i + k * lanes));
  for (int64_t k = 0; k < vectors && i < n; ++k, i += lanes) {
    if (i + lanes <= n) {
      sums[k] = hn::Add(sums[k], source.load(d, i));
    } else {
      const int64_t count = n - i;
      sums[k] = hn::IfThenElse(hn::FirstN(d, size_t(count)), hn::Add(sums[k], source.load(d, i, count)), sums[k]);
    }
  }
  for (int64_t half = vectors / 2; half > 0; half /= 2)
    for (int64_t k = 0; k < half; ++k)
      sums[k] = hn::Add(sums[k], sums[k + half]);
  T totals[parts];
  addHalves<parts>(d, sums[0], totals);
  for (size_t part = 0; part < parts; ++part)
    result[part] += totals[part];
}

template <size_t parts, typename T> void addElements(const char *input, int64_t n, char *accumulator) {
  addRow<parts, T>(ElementsOfRow<T>{reinterpret_cast<const T *>(input)}, n * int64_t(parts), accumulator);
}
template <typename T> void addProducts(const char *one, const char *other, int64_t n, char *accumulator) {
  const ProductsOfRows<T> products{{reinterpret_cast<const T *>(one)}, {reinterpret_cast<const T *>(other)}};
  addRow<1, T>(products, n, accumulator);
}

template <typename Narrow> void addNarrow(const char *input, int64_t n, char *accumulator) {
  addRow<1, float>(NarrowElements<Narrow>{input}, n, accumulator);
}

// By the general kernel.
template <typename F, int Bits, typename T>
void reduceSource(const ElementsOfRow<T> &source, int64_t n, char *accumulator) {
  reduceRow<F, Bits, T>(reinterpret_cast<const char *>(source.a), n, accumulator);
}
template <typename F, int Bits, typename T, typename Narrow>
void reduceSource(const NarrowElements<Narrow> &source, int64_t n, char *accumulator) {
  for (int64_t i = 0; i < n; ++i) {
    const float element = source.at(i);
    reduceRow<F, Bits, T>(reinterpret_cast<const char *>(&element), 1, accumulator);
  }
}

// Maxima and minima of floats. All orders give the same result, so vectors may overlap. If there is a NaN, the general
// kernel decides which one is the result. Which zero an instruction takes depends on the processor and the order.
template <typename F, int Bits, Floating T, size_t mostLanes = 64 / sizeof(T), typename Source>
HWY_INLINE void reduceExtremes(const Source &source, int64_t n, char *accumulator) {
  using D = hn::CappedTag<T, mostLanes>;
  using V = hn::Vec<D>;
  constexpr bool isMax = std::is_same_v<F, fn::Max>;
  const D d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  if (n < lanes) { // in shorter vectors
    if constexpr (mostLanes > 4)
      return reduceExtremes<F, Bits, T, mostLanes / 2>(source, n, accumulator);
    else
      return reduceSource<F, Bits, T>(source, n, accumulator);
  }
  auto combine = [](V one, V other) HWY_ATTR { return isMax ? hn::Max(one, other) : hn::Min(one, other); };
  V extremes[4];
  auto hasNaN = hn::FirstN(d, 0);
  auto take = [&](int64_t at) HWY_ATTR {
    const V next = source.load(d, at);
    hasNaN = hn::Or(hasNaN, hn::IsNaN(next));
    return next;
  };
  for (V &one : extremes)
    one = take(0);
  int64_t i = lanes;
  for (; i + 4 * lanes <= n; i += 4 * lanes)
    for (int64_t k = 0; k < 4; ++k)
      extremes[k] = combine(extremes[k], take(i + k * lanes));
  for (; i + lanes <= n; i += lanes)
    extremes[0] = combine(extremes[0], take(i));
  extremes[1] = combine(extremes[1], take(n - lanes));
  if (!hn::AllFalse(d, hasNaN))
    return reduceSource<F, Bits, T>(source, n, accumulator);
  const V both = combine(combine(extremes[0], extremes[1]), combine(extremes[2], extremes[3]));
  T extreme = hn::GetLane(isMax ? hn::MaxOfLanes(d, both) : hn::MinOfLanes(d, both));
  if (extreme == 0) {
    // +0 is greater than -0.
    using Words = hn::RebindToSigned<D>;
    const T wanted = isMax ? T(0) : -T(0);
    const auto bits = hn::BitCast(Words(), hn::Set(d, wanted));
    auto isThere = [&](int64_t at) HWY_ATTR {
      return !hn::AllFalse(Words(), hn::Eq(hn::BitCast(Words(), source.load(d, at)), bits));
    };
    bool isFound = isThere(n - lanes);
    for (i = 0; !isFound && i + lanes <= n; i += lanes)
      isFound = isThere(i);
    extreme = isFound ? wanted : -wanted;
  }
  auto *result = reinterpret_cast<Loose<T> *>(accumulator);
  *result = F::template apply<Bits>(T(*result), extreme);
}

template <typename F, int Bits, Floating T> void reduceExtremes(const char *input, int64_t n, char *accumulator) {
  reduceExtremes<F, Bits, T>(ElementsOfRow<T>{reinterpret_cast<const T *>(input)}, n, accumulator);
}
template <typename F, typename Narrow> void reduceNarrowExtremes(const char *input, int64_t n, char *accumulator) {
  reduceExtremes<F, 32, float>(NarrowElements<Narrow>{input}, n, accumulator);
}

// Combines halves until one lane is left.
template <typename F, typename D, typename T = hn::TFromD<D>> HWY_INLINE T extremeLane(D d, hn::Vec<D> v) {
  if constexpr (hn::MaxLanes(d) == 1) {
    return hn::GetLane(v);
  } else {
    const hn::Half<D> half;
    hn::Vec<hn::Half<D>> upper;
    if constexpr (hn::MaxLanes(d) * sizeof(T) > 16)
      upper = hn::UpperHalf(half, v);
    else
      upper = hn::LowerHalf(half, hn::ShiftRightBytes<hn::MaxLanes(d) * sizeof(T) / 2>(d, v));
    const auto lower = hn::LowerHalf(half, v);
    return extremeLane<F>(half, std::is_same_v<F, fn::Max> ? hn::Max(lower, upper) : hn::Min(lower, upper));
  }
}

// The same of integers.
template <typename F, int Bits, typename T, size_t mostLanes = 64 / sizeof(T)>
void reduceIntegers(const char *input, int64_t n, char *accumulator) {
  using D = hn::CappedTag<T, mostLanes>;
  const D d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  if (n < lanes) { // in shorter vectors
    if constexpr (mostLanes * sizeof(T) > 16)
      return reduceIntegers<F, Bits, T, mostLanes / 2>(input, n, accumulator);
    else
      return reduceRow<F, Bits, T>(input, n, accumulator);
  }
  auto *a = reinterpret_cast<const T *>(input);
  auto combine = [](hn::Vec<D> one, hn::Vec<D> other)
                     HWY_ATTR { return std::is_same_v<F, fn::Max> ? hn::Max(one, other) : hn::Min(one, other); };
  hn::Vec<D> first = hn::LoadU(d, a), second = hn::LoadU(d, a + n - lanes);
  int64_t i = lanes;
  for (; i + 2 * lanes <= n; i += 2 * lanes) {
    first = combine(first, hn::LoadU(d, a + i));
    second = combine(second, hn::LoadU(d, a + i + lanes));
  }
  if (i + lanes <= n)
    first = combine(first, hn::LoadU(d, a + i));
  auto *result = reinterpret_cast<Loose<T> *>(accumulator);
  *result = F::template apply<Bits>(T(*result), extremeLane<F>(d, combine(first, second)));
}

template <typename F, int Bits, typename T> constexpr RowKernel rowOf() {
  constexpr bool isExtreme = std::is_same_v<F, fn::Max> || std::is_same_v<F, fn::Min>;
  if constexpr (isExtreme && std::is_integral_v<T> && !std::is_same_v<T, bool> && Bits == 8 * sizeof(T))
    return reduceIntegers<F, Bits, T>;
  else if constexpr (Floating<T> && (std::is_same_v<F, fn::Max> || std::is_same_v<F, fn::Min>))
    return reduceExtremes<F, Bits, T>;
  else if constexpr (Floating<T> && std::is_same_v<F, fn::Add>)
    return addElements<1, T>;
  else if constexpr (isComplexNumber<T> && std::is_same_v<F, fn::Add>)
    return addElements<2, decltype(T::re)>;
  else if constexpr (!isComplexNumber<T> && IsBinary<F, Bits, T>)
    return reduceRow<F, Bits, T>;
  else
    return nullptr;
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

namespace shlo::exec::HWY_NAMESPACE {

// Elements are combined out of order, so the function must be associative and commutative.
template <typename F, plan::ElementFunction function> constexpr std::array<RowKernel, nativeTypes> rowsOf() {
  return forNative<RowKernel>([]<ElementType type>() -> RowKernel {
    if constexpr (plan::info(function).isAssociative() && plan::info(function).isCommutative)
      return rowOf<F, info(type).bits, Native<type>>();
    else
      return nullptr;
  });
}

extern const RowReductions rowTable;
constexpr RowReductions rowTable = {{
#define SHLO_ELEMENT_FUNCTION(enumerator, ...) rowsOf<fn::enumerator, plan::ElementFunction::enumerator>(),
#include "opset/element_functions.inc"
#undef SHLO_ELEMENT_FUNCTION
                                    },
                                    addProducts<float>,
                                    addProducts<double>,
#if !SHLO_IS_RARE
                                    {addNarrow<hwy::bfloat16_t>, reduceNarrowExtremes<fn::Max, hwy::bfloat16_t>,
                                     reduceNarrowExtremes<fn::Min, hwy::bfloat16_t>},
                                    {addNarrow<hwy::float16_t>, reduceNarrowExtremes<fn::Max, hwy::float16_t>,
                                     reduceNarrowExtremes<fn::Min, hwy::float16_t>}
#endif
};

} // namespace shlo::exec::HWY_NAMESPACE

#if HWY_ONCE
namespace shlo::exec {
const RowReductions *const rowReductions[simdCount] = SHLO_PER_SIMD(rowTable);
} // namespace shlo::exec
#endif
