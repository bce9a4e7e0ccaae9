// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_columns.h"

#include "exec/elementwise_simd.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/elementwise_columns.cpp"
#include "hwy/foreach_target.h"

#include "exec/elementwise_extremes-inl.h"
#include "exec/elementwise_functions-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

// The accumulators of a few columns stay in registers.
template <typename F, int Bits, typename T, int64_t lanes>
HWY_INLINE void reduceBlock(const Loose<T> *input, int64_t rows, int64_t n, Loose<T> *accumulators) {
  T results[lanes];
  for (int64_t j = 0; j < lanes; ++j)
    results[j] = accumulators[j];
#pragma clang loop vectorize(disable)
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t j = 0; j < lanes; ++j)
      results[j] = F::template apply<Bits>(results[j], T(input[row * n + j]));
  for (int64_t j = 0; j < lanes; ++j)
    accumulators[j] = wrap<Bits>(results[j]);
}

// The compiler does not vectorize these. Several vectors hide the time that a choice takes.
template <typename F, int64_t vectors, typename D, typename T = hn::TFromD<D>>
HWY_INLINE void reduceFloats(D d, const char *input, int64_t rows, int64_t n, char *accumulators) {
  const int64_t lanes = int64_t(hn::Lanes(d));
  auto *a = reinterpret_cast<const T *>(input);
  auto *r = reinterpret_cast<T *>(accumulators);
  hn::Vec<D> results[vectors];
  for (int64_t k = 0; k < vectors; ++k)
    results[k] = hn::LoadU(d, r + k * lanes);
  if constexpr (hasExtremes) {
    constexpr bool isMax = std::is_same_v<F, fn::Max>;
    auto areNaN = hn::FirstN(d, 0);
    for (int64_t k = 0; k < vectors; ++k)
      areNaN = hn::Or(areNaN, hn::IsNaN(results[k]));
    auto take = [&](const T *one, const T *other) HWY_ATTR {
      for (int64_t k = 0; k < vectors; ++k) {
        const auto x = hn::LoadU(d, one + k * lanes), y = hn::LoadU(d, other + k * lanes);
        areNaN = hn::Or(areNaN, areUnordered(d, x, y));
        results[k] = extremeOf<isMax>(d, results[k], extremeOf<isMax>(d, x, y));
      }
    };
    const T *at = a;
    for (int64_t row = 0; row + 2 <= rows; row += 2, at += 2 * n)
      take(at, at + n);
    if (rows % 2 != 0)
      take(at, at);
    if (hn::AllFalse(d, areNaN)) {
      for (int64_t k = 0; k < vectors; ++k)
        hn::StoreU(results[k], d, r + k * lanes);
      return;
    }
    for (int64_t k = 0; k < vectors; ++k)
      results[k] = hn::LoadU(d, r + k * lanes);
  }
  for (int64_t row = 0; row < rows; ++row, a += n)
    for (int64_t k = 0; k < vectors; ++k)
      results[k] = chooseFloat<std::is_same_v<F, fn::Max>>(results[k], hn::LoadU(d, a + k * lanes));
  for (int64_t k = 0; k < vectors; ++k)
    hn::StoreU(results[k], d, r + k * lanes);
}

// The columns from i on, fewer than `few`. Rows are read beyond these columns, as far as the matrix goes.
template <typename F, int Bits, typename T, int64_t few>
HWY_INLINE void reduceRest(const char *input, int64_t rows, int64_t n, int64_t i, char *accumulators) {
  const int64_t wide = rows * n - i >= few ? (rows * n - i - few) / n + 1 : 0;
  auto *a = reinterpret_cast<const Loose<T> *>(input) + i;
  auto *to = reinterpret_cast<Loose<T> *>(accumulators) + i;
  Loose<T> results[few] = {};
  for (int64_t j = 0; j < n - i; ++j)
    results[j] = to[j];
  reduceBlock<F, Bits, T, few>(a, wide, n, results);
#pragma clang loop vectorize(disable) unroll(disable)
  for (int64_t j = 0; j < n - i; ++j)
    reduceBlock<F, Bits, T, 1>(a + wide * n + j, rows - wide, n, &(to[j] = results[j]));
}

// Four matrices of at most `few` columns side by side: the functions of one wait for each other.
template <typename F, int Bits, typename T, int64_t few>
HWY_INLINE void reduceNarrow(const char *input, int64_t rows, int64_t n, char *accumulators) {
  constexpr int64_t together = 4;
  const int64_t wide = rows * n >= few ? (rows * n - few) / n + 1 : 0;
  auto *a = reinterpret_cast<const Loose<T> *>(input);
  auto *to = reinterpret_cast<Loose<T> *>(accumulators);
  Loose<T> sums[together * few] = {};
  for (int64_t k = 0; k < together; ++k)
    for (int64_t j = 0; j < n; ++j)
      sums[k * few + j] = to[k * n + j];
  T results[together * few];
  for (int64_t j = 0; j < together * few; ++j)
    results[j] = sums[j];
#pragma clang loop vectorize(disable)
  for (int64_t row = 0; row < wide; ++row)
    for (int64_t k = 0; k < together; ++k)
      for (int64_t j = 0; j < few; ++j)
        results[k * few + j] = F::template apply<Bits>(results[k * few + j], T(a[(k * rows + row) * n + j]));
  for (int64_t j = 0; j < together * few; ++j)
    sums[j] = wrap<Bits>(results[j]);
  for (int64_t k = 0; k < together; ++k)
    for (int64_t j = 0; j < n; ++j)
      reduceBlock<F, Bits, T, 1>(a + (k * rows + wide) * n + j, rows - wide, n, &(to[k * n + j] = sums[k * few + j]));
}

template <typename F, int Bits, typename T>
HWY_INLINE void reduceMatrix(const char *input, int64_t rows, int64_t n, char *accumulators) {
  constexpr int64_t most = 128 / sizeof(T), few = 16 / sizeof(T);
  auto *a = reinterpret_cast<const Loose<T> *>(input);
  auto *r = reinterpret_cast<Loose<T> *>(accumulators);
  int64_t i = 0;
  if constexpr (Floating<T> && (std::is_same_v<F, fn::Max> || std::is_same_v<F, fn::Min>)) {
    const hn::CappedTag<T, most / 2> d;
    const hn::CappedTag<T, few> shorter;
    const int64_t size = sizeof(T), lanes = int64_t(hn::Lanes(d));
    for (; i + 4 * lanes <= n; i += 4 * lanes)
      reduceFloats<F, 4>(d, input + i * size, rows, n, accumulators + i * size);
    // An extreme stays the same if it is compared with the same elements again.
    if (i > 0 && i < n) {
      i = n - 4 * lanes;
      return reduceFloats<F, 4>(d, input + i * size, rows, n, accumulators + i * size);
    }
    for (; i + lanes <= n; i += lanes)
      reduceFloats<F, 1>(d, input + i * size, rows, n, accumulators + i * size);
    for (; i + few <= n; i += few)
      reduceFloats<F, 1>(shorter, input + i * size, rows, n, accumulators + i * size);
  }
  for (; i + most <= n; i += most)
    reduceBlock<F, Bits, T, most>(a + i, rows, n, r + i);
  for (; i + few <= n; i += few)
    reduceBlock<F, Bits, T, few>(a + i, rows, n, r + i);
  if constexpr (std::is_same_v<T, float>)
    if (n - i > 1)
      return reduceRest<F, Bits, T, few>(input, rows, n, i, accumulators);
  for (; i < n; ++i)
    reduceBlock<F, Bits, T, 1>(a + i, rows, n, r + i);
}

template <typename F, int Bits, typename T>
void reduceColumns(const char *input, int64_t matrices, int64_t rows, int64_t n, char *accumulators) {
  constexpr int64_t few = 16 / sizeof(T), size = sizeof(T);
  int64_t i = 0;
  if constexpr (std::is_same_v<T, float>)
    if (n <= few)
      for (; i + 4 <= matrices; i += 4)
        reduceNarrow<F, Bits, T, few>(input + i * rows * n * size, rows, n, accumulators + i * n * size);
  for (; i < matrices; ++i)
    reduceMatrix<F, Bits, T>(input + i * rows * n * size, rows, n, accumulators + i * n * size);
}

// Sums of complex numbers are those of their parts.
template <typename T>
void addComplexColumns(const char *input, int64_t matrices, int64_t rows, int64_t n, char *accumulators) {
  reduceColumns<fn::Add, 8 * sizeof(T), T>(input, matrices, rows, 2 * n, accumulators);
}

template <typename F, int Bits, typename T> constexpr ColumnKernel columnsOf() {
  if constexpr (!SHLO_IS_RARE && isComplexNumber<T> && std::is_same_v<F, fn::Add>)
    return addComplexColumns<decltype(T::re)>;
  else if constexpr (!SHLO_IS_RARE && !isComplexNumber<T> && IsBinary<F, Bits, T>)
    return reduceColumns<F, Bits, T>;
  else
    return nullptr;
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

namespace shlo::exec::HWY_NAMESPACE {

template <typename F, plan::ElementFunction function> constexpr std::array<ColumnKernel, nativeTypes> allColumnsOf() {
  return forNative<ColumnKernel>([]<ElementType type>() -> ColumnKernel {
    if constexpr (plan::info(function).isAssociative() && plan::info(function).isCommutative)
      return columnsOf<F, info(type).bits, Native<type>>();
    else
      return nullptr;
  });
}

extern const ColumnReductions columnTable;
constexpr ColumnReductions columnTable = {{
#define SHLO_ELEMENT_FUNCTION(enumerator, ...) allColumnsOf<fn::enumerator, plan::ElementFunction::enumerator>(),
#include "opset/element_functions.inc"
#undef SHLO_ELEMENT_FUNCTION
}};

} // namespace shlo::exec::HWY_NAMESPACE

#if HWY_ONCE
namespace shlo::exec {

const ColumnReductions *const columnReductions[simdCount] = SHLO_PER_SIMD(columnTable);

ColumnKernel columnKernel(Simd simd, plan::ElementFunction function, ElementType operand) {
  const int column = nativeIndex(operand);
  return column < 0 ? nullptr : columnReductions[size_t(simd)]->kernels[size_t(function)][column];
}

} // namespace shlo::exec
#endif
