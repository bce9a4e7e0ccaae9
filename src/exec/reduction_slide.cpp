// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/reduction_slide.h"

#include "exec/elementwise_simd.h"
#include "exec/numbers.h"
#include "exec/window.h"

#include <bit>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/reduction_slide.cpp"
#include "hwy/foreach_target.h"

#include "exec/reduction_pool-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

// to[i] = f(a[i], b[i]) for i < n, ascending: `to` may be `a`, and b may be behind it.
template <typename F, typename T> HWY_INLINE void combineLine(const T *a, const T *b, T *to, int64_t n) {
  const hn::ScalableTag<T> d;
  const hn::CappedTag<T, 1> one;
  const auto lanes = int64_t(hn::Lanes(d));
  int64_t i = 0;
  for (; i + 2 * lanes <= n; i += 2 * lanes) {
    const auto first = F::apply(hn::LoadU(d, a + i), hn::LoadU(d, b + i));
    const auto second = F::apply(hn::LoadU(d, a + i + lanes), hn::LoadU(d, b + i + lanes));
    hn::StoreU(first, d, to + i);
    hn::StoreU(second, d, to + i + lanes);
  }
  for (; i < n; ++i)
    hn::StoreU(F::apply(hn::LoadU(one, a + i), hn::LoadU(one, b + i)), one, to + i);
}
template <typename F, typename T> HWY_INLINE void combineNumber(T number, const T *b, T *to, int64_t n) {
  const hn::ScalableTag<T> d;
  const hn::CappedTag<T, 1> one;
  const auto lanes = int64_t(hn::Lanes(d));
  const auto all = hn::Set(d, number);
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes)
    hn::StoreU(F::apply(all, hn::LoadU(d, b + i)), d, to + i);
  for (; i < n; ++i)
    hn::StoreU(F::apply(hn::Set(one, number), hn::LoadU(one, b + i)), one, to + i);
}

// isIdempotent: an element may be combined more than once.
template <typename F, bool isIdempotent, typename T> void slide(const SlideBlock &block) {
  T *const sums = reinterpret_cast<T *>(block.scratch), *const output = reinterpret_cast<T *>(block.output);
  const T *const input = reinterpret_cast<const T *>(block.input);
  const T init = *reinterpret_cast<const Loose<T> *>(block.init);
  const int64_t n = block.n, distance = block.distance, taps = block.taps;
  int64_t length = n + (taps - 1) * distance;
  // The rows as one, each element of which is the sum of `width` neighbours.
  const T *row = sums;
  int64_t width = 1;
  if (block.rowCount == 1 && block.rows[0] != outside) {
    row = input + block.rows[0];
  } else {
    for (int64_t r = 0; r < block.rowCount; ++r) {
      const int64_t from = block.rows[r];
      if (r == 0 && from == outside)
        for (int64_t i = 0; i < length; ++i)
          sums[i] = init;
      else if (r == 0 && block.rows[1] != outside)
        combineLine<F>(input + from, input + block.rows[++r], sums, length);
      else if (r == 0)
        __builtin_memcpy(sums, input + from, size_t(length) * sizeof(T));
      else if (from == outside)
        combineNumber<F>(init, static_cast<const T *>(sums), sums, length);
      else
        combineLine<F>(static_cast<const T *>(sums), input + from, sums, length);
    }
  }
  int64_t done = 0; // taps that are in the output
  auto add = [&](int64_t from) {
    if (done == 0)
      combineNumber<F>(init, row + from * distance, output, n);
    else
      combineLine<F>(static_cast<const T *>(output), row + from * distance, output, n);
    done += width;
  };
  while (2 * width <= taps) {
    if (!isIdempotent && (taps & width))
      add(done);
    length -= width * distance;
    combineLine<F>(row, row + width * distance, sums, length);
    row = sums;
    width *= 2;
  }
  add(done);
  if (isIdempotent && width < taps)
    add(taps - width);
}

// Not for products: in another order, more of them overflow.
template <typename T> SlideKernel slideOf(plan::ElementFunction function) {
  switch (function) {
  case plan::ElementFunction::Add: return slide<PoolAdd, false, T>;
  case plan::ElementFunction::Max: return slide<PoolExtreme<true>, true, T>;
  case plan::ElementFunction::Min: return slide<PoolExtreme<false>, true, T>;
  default: return nullptr;
  }
}

SlideKernel slideKernel(plan::ElementFunction function, ElementType type) {
  if constexpr (SHLO_IS_RARE)
    return nullptr;
  else
    switch (type) {
    case ElementType::F32: return slideOf<float>(function);
    case ElementType::F64: return slideOf<double>(function);
    case ElementType::I32: return slideOf<int32_t>(function);
    case ElementType::I8: return slideOf<int8_t>(function);
    case ElementType::UI8: return slideOf<uint8_t>(function);
    default: return nullptr;
    }
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace shlo::exec {

SlideKernel slideKernel(Simd simd, plan::ElementFunction function, ElementType type) {
  using Choose = SlideKernel(plan::ElementFunction, ElementType);
  static constexpr Choose *choices[simdCount] = SHLO_PER_SIMD(slideKernel);
  return choices[size_t(simd)](function, type);
}

// In passes over the elements, each of which loads two vectors and stores one.
bool slidesQuickly(plan::ElementFunction function, int64_t rows, int64_t taps) {
  const bool isIdempotent = plan::info(function).isIdempotent;
  const int width = std::bit_width(uint64_t(taps)) - 1, bits = std::popcount(uint64_t(taps));
  const int passes = width + (isIdempotent ? 1 + (bits > 1) : bits);
  return 0.8 * double(rows) * double(taps) > double(passes) + double(rows > 1 ? rows : 0);
}

} // namespace shlo::exec
#endif
