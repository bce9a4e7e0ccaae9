// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/reduction_pool.h"

#include "exec/elementwise_simd.h"
#include "exec/numbers.h"
#include "exec/window.h"

#include <algorithm>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/reduction_pool.cpp"
#include "hwy/foreach_target.h"

#include "exec/elementwise_extremes-inl.h"
#include "exec/reduction_pool-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// The elements of a vector, `step` apart. Reads no other memory than between the first and the last one.
template <typename D> HWY_INLINE hn::Vec<D> loadSteps(D d, const hn::TFromD<D> *from, int64_t step) {
  using T = hn::TFromD<D>;
  constexpr size_t lanes = hn::MaxLanes(D());
  if (step == 1)
    return hn::LoadU(d, from);
  if constexpr (sizeof(T) >= 4 && lanes > 1)
    if (step == 2) {
      // The last element needs no neighbour.
      const auto low = hn::LoadU(d, from), high = hn::LoadU(d, from + lanes - 1);
      return hn::ConcatUpperLower(d, hn::ConcatOdd(d, high, high), hn::ConcatEven(d, low, low));
    }
  HWY_ALIGN T buffer[lanes];
  for (size_t i = 0; i < lanes; ++i)
    buffer[i] = from[int64_t(i) * step];
  return hn::Load(d, buffer);
}

template <typename F, int Vectors, typename D>
HWY_INLINE void poolVectors(D d, const PoolBlock &block, const hn::TFromD<D> *input, hn::TFromD<D> *output,
                            hn::Vec<D> init) {
  const int64_t lanes = int64_t(hn::Lanes(d));
  hn::Vec<D> sums[Vectors];
  SHLO_UNROLL
  for (int v = 0; v < Vectors; ++v)
    sums[v] = init;
  if constexpr (hasExtremes && F::isExtreme && Floating<hn::TFromD<D>>) {
    auto areNaN = hn::IsNaN(init);
    auto load = [&](int64_t offset, int v) HWY_ATTR {
      return offset == outside ? init : loadSteps(d, input + offset + v * lanes * block.step, block.step);
    };
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
        hn::StoreU(sums[v], d, output + v * lanes);
      return;
    }
    SHLO_UNROLL
    for (int v = 0; v < Vectors; ++v)
      sums[v] = init;
  }
  for (int64_t t = 0; t < block.tapCount; ++t) {
    const int64_t offset = block.taps[t];
    if (offset == outside) {
      SHLO_UNROLL
      for (int v = 0; v < Vectors; ++v)
        sums[v] = F::apply(sums[v], init);
      continue;
    }
    SHLO_UNROLL
    for (int v = 0; v < Vectors; ++v)
      sums[v] = F::apply(sums[v], loadSteps(d, input + offset + v * lanes * block.step, block.step));
  }
  SHLO_UNROLL
  for (int v = 0; v < Vectors; ++v)
    hn::StoreU(sums[v], d, output + v * lanes);
}

// Short rows take shorter vectors.
template <typename F, typename T, size_t mostLanes> void poolRows(const PoolBlock &block) {
  const hn::CappedTag<T, mostLanes> d;
  constexpr int64_t lanes = int64_t(hn::MaxLanes(d)), shorter = lanes > 4 && sizeof(T) >= 4 ? lanes / 2 : lanes / 4;
  constexpr bool isShort = lanes < int64_t(hn::MaxLanes(hn::ScalableTag<T>())); // there are fewer than four vectors
  const int64_t n = block.n;
  if constexpr (lanes > 1)
    if (n < lanes)
      return poolRows<F, T, size_t(std::max<int64_t>(1, shorter))>(block);
  const auto init = hn::Set(d, T(*reinterpret_cast<const Loose<T> *>(block.init)));
  for (int64_t c = 0; c < block.count; ++c) {
    const T *input = reinterpret_cast<const T *>(block.input) + c * block.inputNext;
    T *output = reinterpret_cast<T *>(block.output) + c * block.outputNext;
    int64_t i = 0;
    if constexpr (!isShort)
      for (; i + 4 * lanes <= n; i += 4 * lanes)
        poolVectors<F, 4>(d, block, input + i * block.step, output + i, init);
    for (; i + lanes <= n; i += lanes)
      poolVectors<F, 1>(d, block, input + i * block.step, output + i, init);
    // The last vector repeats elements.
    if (i < n)
      poolVectors<F, 1>(d, block, input + (n - lanes) * block.step, output + n - lanes, init);
  }
}
template <typename F, typename T> void pool(const PoolBlock &block) {
  poolRows<F, T, hn::MaxLanes(hn::ScalableTag<T>())>(block);
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
