// Updates are applied one after the other, because two of them may have the same position.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/indexing_combine.h"

#include "exec/elementwise_simd.h"
#include "exec/elementwise_tables.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/indexing_combine.cpp"
#include "hwy/foreach_target.h"

#include "exec/elementwise_functions-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

//--- Rows, in all instruction sets ----------------------------------------------------------------------------------//

template <typename F, int Bits, typename T, int64_t count>
HWY_INLINE void combinePiece(Loose<T> *to, const Loose<T> *from) {
  T values[count];
  for (int64_t j = 0; j < count; ++j)
    values[j] = F::template apply<Bits>(T(to[j]), T(from[j]));
  for (int64_t j = 0; j < count; ++j)
    to[j] = values[j];
}

template <typename F, int Bits, typename T>
void combineRows(char *operand, const char *updates, const int32_t *offsets, int64_t, int64_t step, int64_t bytes,
                 int64_t n) {
  const int64_t elements = bytes / int64_t(sizeof(T));
  for (int64_t i = 0; i < n; ++i) {
    if (offsets[i] < 0)
      continue;
    auto *to = reinterpret_cast<Loose<T> *>(operand) + offsets[i];
    auto *from = reinterpret_cast<const Loose<T> *>(updates + i * step);
    int64_t j = 0;
    for (; j + 16 <= elements; j += 16)
      combinePiece<F, Bits, T, 16>(to + j, from + j);
    if (elements & 8) {
      combinePiece<F, Bits, T, 8>(to + j, from + j);
      j += 8;
    }
    if (elements & 4) {
      combinePiece<F, Bits, T, 4>(to + j, from + j);
      j += 4;
    }
    if (elements & 2) {
      combinePiece<F, Bits, T, 2>(to + j, from + j);
      j += 2;
    }
    if (elements & 1)
      combinePiece<F, Bits, T, 1>(to + j, from + j);
  }
}

//--- Elements, for the baseline only: there is nothing to vectorize -------------------------------------------------//

#if HWY_ONCE
template <typename F, int Bits, typename T>
void combineElements(char *operand, const char *updates, const int32_t *offsets, int64_t, int64_t step, int64_t,
                     int64_t n) {
  auto *to = reinterpret_cast<Loose<T> *>(operand);
  auto combine = [&](int64_t distance) {
#pragma clang loop vectorize(disable) unroll_count(4)
    for (int64_t i = 0; i < n; ++i)
      if (const int64_t at = offsets[i]; at >= 0)
        to[at] = wrap<Bits>(
            F::template apply<Bits>(T(to[at]), T(*reinterpret_cast<const Loose<T> *>(updates + i * distance))));
  };
  if (step == int64_t(sizeof(T)))
    combine(sizeof(T));
  else
    combine(step);
}
#endif

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

namespace shlo::exec::HWY_NAMESPACE {

using NativeMoves = std::array<SliceMove, nativeTypes>;

// Of four and eight bytes. Rows of other types are combined by element kernels.
template <typename F> constexpr NativeMoves rowMoves() {
  return forNative<SliceMove>([]<ElementType type>() -> SliceMove {
    if constexpr (isComplex(type) || byteSize(type) < 4)
      return nullptr;
    else
      return combineRows<F, info(type).bits, Native<type>>;
  });
}

extern const CombiningMoves combiningTable;
constexpr CombiningMoves combiningTable = {rowMoves<fn::Add>(), rowMoves<fn::Mul>(), rowMoves<fn::Min>(),
                                           rowMoves<fn::Max>()};

#if HWY_ONCE
template <typename F> constexpr NativeMoves elementMoves() {
  return forNative<SliceMove>([]<ElementType type>() -> SliceMove {
    if constexpr (isComplex(type) || !IsBinary<F, info(type).bits, Native<type>>)
      return nullptr;
    else
      return combineElements<F, info(type).bits, Native<type>>;
  });
}
#endif

} // namespace shlo::exec::HWY_NAMESPACE

#if HWY_ONCE
namespace shlo::exec {

static const CombiningMoves *const combiningRows[simdCount] = SHLO_PER_SIMD(combiningTable);

SliceMove combiningMove(Simd simd, plan::ElementFunction function, ElementType type, bool isOne) {
  using namespace HWY_NAMESPACE;
  const int column = nativeIndex(type);
  if (column < 0)
    return nullptr;
  const CombiningMoves &rows = *combiningRows[size_t(simd)];
  auto choose = [&](const NativeMoves &ofOne, const NativeMoves *ofRows) -> SliceMove {
    return isOne ? ofOne[size_t(column)] : ofRows ? (*ofRows)[size_t(column)] : nullptr;
  };
  switch (function) {
  case plan::ElementFunction::Add: return choose(elementMoves<fn::Add>(), &rows.add);
  case plan::ElementFunction::Mul: return choose(elementMoves<fn::Mul>(), &rows.mul);
  case plan::ElementFunction::Min: return choose(elementMoves<fn::Min>(), &rows.min);
  case plan::ElementFunction::Max: return choose(elementMoves<fn::Max>(), &rows.max);
  case plan::ElementFunction::And: return choose(elementMoves<fn::And>(), nullptr);
  case plan::ElementFunction::Or: return choose(elementMoves<fn::Or>(), nullptr);
  case plan::ElementFunction::Xor: return choose(elementMoves<fn::Xor>(), nullptr);
  case plan::ElementFunction::Subtract: return choose(elementMoves<fn::Subtract>(), nullptr);
  default: return nullptr;
  }
}

} // namespace shlo::exec
#endif
