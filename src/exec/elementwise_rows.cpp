// Reductions of contiguous elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_simd.h"
#include "exec/elementwise_tables.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/elementwise_rows.cpp"
#include "hwy/foreach_target.h"

#include "exec/elementwise_functions-inl.h"

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

// Sums of complex numbers: those of their parts, in the same order as reduceRow.
template <typename T> void addComplexRow(const char *input, int64_t n, char *accumulator) {
  constexpr int64_t parts = 128 / sizeof(T);
  auto *a = reinterpret_cast<const Loose<T> *>(input);
  auto *result = reinterpret_cast<Loose<T> *>(accumulator);
  T re = result[0], im = result[1];
  int64_t i = 0;
  n *= 2;
  if (n >= parts) {
    T sums[parts];
    for (int64_t j = 0; j < parts; ++j)
      sums[j] = a[j];
    i = parts;
#pragma clang loop vectorize(disable)
    for (; i + parts <= n; i += parts)
      for (int64_t j = 0; j < parts; ++j)
        sums[j] += T(a[i + j]);
    for (int64_t half = parts / 2; half > 1; half /= 2)
      for (int64_t j = 0; j < half; ++j)
        sums[j] += sums[j + half];
    re += sums[0];
    im += sums[1];
  }
  for (; i < n; i += 2) {
    re += T(a[i]);
    im += T(a[i + 1]);
  }
  result[0] = re;
  result[1] = im;
}

// Maxima and minima of floats. All orders give the same result, so vectors may overlap. If there is a NaN, the general
// kernel decides which one is the result. Which zero an instruction takes depends on the processor and the order.
template <typename F, int Bits, Floating T, size_t mostLanes = 64 / sizeof(T)>
void reduceExtremes(const char *input, int64_t n, char *accumulator) {
  using D = hn::CappedTag<T, mostLanes>;
  using V = hn::Vec<D>;
  constexpr bool isMax = std::is_same_v<F, fn::Max>;
  const D d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  if (n < lanes) { // in shorter vectors
    if constexpr (mostLanes > 4)
      return reduceExtremes<F, Bits, T, mostLanes / 2>(input, n, accumulator);
    else
      return reduceRow<F, Bits, T>(input, n, accumulator);
  }
  auto *a = reinterpret_cast<const T *>(input);
  auto combine = [](V one, V other) HWY_ATTR { return isMax ? hn::Max(one, other) : hn::Min(one, other); };
  V extremes[4];
  auto hasNaN = hn::FirstN(d, 0);
  auto take = [&](int64_t at) HWY_ATTR {
    const V next = hn::LoadU(d, a + at);
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
    return reduceRow<F, Bits, T>(input, n, accumulator);
  const V both = combine(combine(extremes[0], extremes[1]), combine(extremes[2], extremes[3]));
  T extreme = hn::GetLane(isMax ? hn::MaxOfLanes(d, both) : hn::MinOfLanes(d, both));
  if (extreme == 0) {
    // +0 is greater than -0.
    using Words = hn::RebindToSigned<D>;
    const T wanted = isMax ? T(0) : -T(0);
    const auto bits = hn::BitCast(Words(), hn::Set(d, wanted));
    auto isThere = [&](int64_t at) HWY_ATTR {
      return !hn::AllFalse(Words(), hn::Eq(hn::BitCast(Words(), hn::LoadU(d, a + at)), bits));
    };
    bool isFound = isThere(n - lanes);
    for (i = 0; !isFound && i + lanes <= n; i += lanes)
      isFound = isThere(i);
    extreme = isFound ? wanted : -wanted;
  }
  auto *result = reinterpret_cast<Loose<T> *>(accumulator);
  *result = F::template apply<Bits>(T(*result), extreme);
}

template <typename F, int Bits, typename T> constexpr RowKernel rowOf() {
  if constexpr (Floating<T> && (std::is_same_v<F, fn::Max> || std::is_same_v<F, fn::Min>))
    return reduceExtremes<F, Bits, T>;
  else if constexpr (isComplexNumber<T> && std::is_same_v<F, fn::Add>)
    return addComplexRow<decltype(T::re)>;
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
}};

} // namespace shlo::exec::HWY_NAMESPACE

#if HWY_ONCE
namespace shlo::exec {
const RowReductions *const rowReductions[simdCount] = SHLO_PER_SIMD(rowTable);
} // namespace shlo::exec
#endif
