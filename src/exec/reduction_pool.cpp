// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/reduction_pool.h"

#include "exec/elementwise_simd.h"
#include "exec/numbers.h"
#include "exec/window.h"

#include <algorithm>
#include <type_traits>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/reduction_pool.cpp"
#include "hwy/foreach_target.h"

#include "exec/elementwise_extremes-inl.h"
#include "exec/reduction_pool-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// The elements of a vector, `step` apart; Step: that, if it is known, or 0. Reads no other memory than between the
// first and the last one.
template <int64_t Step, typename D> HWY_INLINE hn::Vec<D> loadSteps(D d, const hn::TFromD<D> *from, int64_t step) {
  using T = hn::TFromD<D>;
  constexpr size_t lanes = hn::MaxLanes(D());
  if constexpr (Step == 1) {
    return hn::LoadU(d, from);
  } else if constexpr (Step == 2 && lanes > 1) {
    // The last element needs no neighbour.
    const auto low = hn::LoadU(d, from), high = hn::LoadU(d, from + lanes - 1);
    return hn::ConcatUpperLower(d, hn::ConcatOdd(d, high, high), hn::ConcatEven(d, low, low));
  } else {
    if (step == 1)
      return hn::LoadU(d, from);
    HWY_ALIGN T buffer[lanes];
    for (size_t i = 0; i < lanes; ++i)
      buffer[i] = from[int64_t(i) * step];
    return hn::Load(d, buffer);
  }
}

// An extreme of elements some of which are NaN.
template <typename F, typename D>
HWY_NOINLINE void poolNaN(D d, const PoolBlock &block, const hn::TFromD<D> *from, hn::TFromD<D> *output) {
  auto result = hn::Set(d, hn::TFromD<D>(*reinterpret_cast<const Loose<hn::TFromD<D>> *>(block.init)));
  for (int64_t t = 0; t < block.tapCount; ++t)
    result = F::apply(result, loadSteps<0>(d, from + block.taps[t], block.step));
  hn::StoreU(result, d, output);
}

// Vectors one behind the other. If not all are whole, none begins behind `last`, so that some repeat elements.
template <typename F, int64_t Step, int Vectors, bool areWhole, typename D>
HWY_INLINE void poolVectors(D d, const PoolBlock &block, const hn::TFromD<D> *input, hn::TFromD<D> *output,
                            int64_t last, hn::Vec<D> init) {
  const int64_t lanes = int64_t(hn::Lanes(d));
  const hn::TFromD<D> *from[Vectors];
  int64_t at[Vectors];
  hn::Vec<D> sums[Vectors];
  SHLO_UNROLL
  for (int v = 0; v < Vectors; ++v) {
    at[v] = areWhole ? v * lanes : std::min(v * lanes, last);
    from[v] = input + at[v] * (Step ? Step : block.step);
    sums[v] = init;
  }
  auto load = [&](int64_t offset, int v) HWY_ATTR { return loadSteps<Step>(d, from[v] + offset, block.step); };
  if constexpr (hasExtremes && F::isExtreme && Floating<hn::TFromD<D>>) {
    auto areNaN = hn::IsNaN(init);
    for (int64_t t = 0; t < block.tapCount; t += 2) {
      const int64_t one = block.taps[t], other = block.taps[t + 1 < block.tapCount ? t + 1 : t];
      SHLO_UNROLL
      for (int v = 0; v < Vectors; ++v) {
        const auto x = load(one, v), y = load(other, v);
        areNaN = hn::Or(areNaN, areUnordered(d, x, y));
        sums[v] = extremeOf<F::isMax>(d, sums[v], extremeOf<F::isMax>(d, x, y));
      }
    }
    if (hn::AllFalse(d, areNaN)) {
      SHLO_UNROLL
      for (int v = 0; v < Vectors; ++v)
        hn::StoreU(sums[v], d, output + at[v]);
    } else {
      for (int v = 0; v < Vectors; ++v)
        poolNaN<F>(d, block, from[v], output + at[v]);
    }
    return;
  }
  for (int64_t t = 0; t < block.tapCount; ++t) {
    const int64_t offset = block.taps[t];
    if (!F::isExtreme && offset == outside) {
      SHLO_UNROLL
      for (int v = 0; v < Vectors; ++v)
        sums[v] = F::apply(sums[v], init);
      continue;
    }
    SHLO_UNROLL
    for (int v = 0; v < Vectors; ++v)
      sums[v] = F::apply(sums[v], load(offset, v));
  }
  SHLO_UNROLL
  for (int v = 0; v < Vectors; ++v)
    hn::StoreU(sums[v], d, output + at[v]);
}

// Short rows take shorter vectors.
template <typename F, typename T, int64_t Step, size_t mostLanes> void poolRows(const PoolBlock &block) {
  const hn::CappedTag<T, mostLanes> d;
  constexpr int64_t lanes = int64_t(hn::MaxLanes(d)), shorter = lanes > 4 && sizeof(T) >= 4 ? lanes / 2 : lanes / 4;
  constexpr bool isShort = lanes < int64_t(hn::MaxLanes(hn::ScalableTag<T>())); // there are fewer than four vectors
  const int64_t n = block.n, step = Step ? Step : block.step;
  if constexpr (lanes > 1)
    if (n < lanes)
      return poolRows<F, T, Step, size_t(std::max<int64_t>(1, shorter))>(block);
  const auto init = hn::Set(d, T(*reinterpret_cast<const Loose<T> *>(block.init)));
  for (int64_t c = 0; c < block.count; ++c) {
    const T *input = reinterpret_cast<const T *>(block.input) + c * block.inputNext;
    T *output = reinterpret_cast<T *>(block.output) + c * block.outputNext;
    int64_t i = 0;
    if constexpr (!isShort) {
      for (; i + 4 * lanes <= n; i += 4 * lanes)
        poolVectors<F, Step, 4, true>(d, block, input + i * step, output + i, 0, init);
      if (i + 2 * lanes < n) {
        poolVectors<F, Step, 4, false>(d, block, input + i * step, output + i, n - lanes - i, init);
        continue;
      }
    }
    // The last vectors may begin before what is left.
    for (; i < n; i += 2 * lanes) {
      const int64_t begin = std::min(i, n - lanes);
      if (begin + lanes < n)
        poolVectors<F, Step, 2, false>(d, block, input + begin * step, output + begin, n - lanes - begin, init);
      else
        poolVectors<F, Step, 1, true>(d, block, input + begin * step, output + begin, 0, init);
    }
  }
}
template <typename F, typename T> void pool(const PoolBlock &block) {
  constexpr size_t lanes = hn::MaxLanes(hn::ScalableTag<T>());
  if constexpr (Floating<T> && !std::is_same_v<F, PoolMul>) { // others are rare
    if (block.step == 1)
      return poolRows<F, T, 1, lanes>(block);
    if (block.step == 2)
      return poolRows<F, T, 2, lanes>(block);
  }
  poolRows<F, T, 0, lanes>(block);
}

template <typename T> PoolKernel kernelOf(plan::ElementFunction function) {
  switch (function) {
  case plan::ElementFunction::Add: return pool<PoolAdd, T>;
  case plan::ElementFunction::Mul:
    if constexpr (Floating<T>)
      return pool<PoolMul, T>;
    else
      return nullptr;
  case plan::ElementFunction::Max: return pool<PoolExtreme<true>, T>;
  case plan::ElementFunction::Min: return pool<PoolExtreme<false>, T>;
  default: return nullptr;
  }
}

PoolKernel poolKernel(plan::ElementFunction function, ElementType type) {
  if constexpr (SHLO_IS_RARE)
    return nullptr;
  else
    switch (type) {
    case ElementType::F32: return kernelOf<float>(function);
    case ElementType::F64: return kernelOf<double>(function);
    case ElementType::I32: return kernelOf<int32_t>(function);
    case ElementType::I8: return kernelOf<int8_t>(function);
    case ElementType::UI8: return kernelOf<uint8_t>(function);
    default: return nullptr;
    }
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace shlo::exec {

PoolKernel poolKernel(Simd simd, plan::ElementFunction function, ElementType type) {
  using Choose = PoolKernel(plan::ElementFunction, ElementType);
  static constexpr Choose *choices[simdCount] = SHLO_PER_SIMD(poolKernel);
  return choices[size_t(simd)](function, type);
}

} // namespace shlo::exec
#endif
