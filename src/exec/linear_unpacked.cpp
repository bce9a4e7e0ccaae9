// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_unpacked.h"

#include "exec/elementwise_simd.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/linear_unpacked.cpp"
#include "hwy/foreach_target.h"

#include "exec/part-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// The rows of a block and the vectors of its strip, by the number of registers.
#if HWY_TARGET == HWY_AVX3
constexpr int64_t mostRows = 8, wideRows = 4, wideVectors = 4;
#else
constexpr int64_t mostRows = 4, wideRows = 2, wideVectors = 2;
#endif

// Rows [i, end), a multiple of Rows, of a strip of columns from j on, in all matrices. If Part, the last vector is not
// full.
template <typename D, int64_t Rows, int64_t Vectors, bool Part>
void strip(const UnpackedProducts<hn::TFromD<D>> &p, int64_t first, int64_t end, int64_t j) {
  using T = hn::TFromD<D>;
  const D d;
  const int64_t lanes = int64_t(hn::Lanes(d)), rest = p.n - j - (Vectors - 1) * lanes;
  for (int64_t b = 0; b < p.count; ++b)
    for (int64_t i = first; i < end; i += Rows) {
      // The compiler would compute each pointer from the one before, in a chain that is longer than the sums take.
      const Loose<T> *left[Rows];
      SHLO_UNROLL
      for (int64_t r = 0; r < Rows; ++r) {
        left[r] = p.left + b * p.leftNext + (i + r) * p.leftRow;
        __asm__("" : "+r"(left[r]));
      }
      const auto *right = reinterpret_cast<const T *>(p.right + b * p.rightNext + j);
      auto *c = reinterpret_cast<T *>(p.c + b * p.cNext + i * p.cRow + j);
      hn::Vec<D> sums[Rows][Vectors];
      SHLO_UNROLL
      for (int64_t r = 0; r < Rows; ++r)
        SHLO_UNROLL
      for (int64_t v = 0; v < Vectors; ++v)
        sums[r][v] = !p.accumulate              ? hn::Zero(d)
                     : Part && v + 1 == Vectors ? loadPart(d, c + r * p.cRow + v * lanes, rest)
                                                : hn::LoadU(d, c + r * p.cRow + v * lanes);
      for (int64_t x = 0, at = 0; x < p.k; ++x, at += p.leftColumn, right += p.rightRow) {
        hn::Vec<D> row[Vectors];
        SHLO_UNROLL
        for (int64_t v = 0; v < Vectors; ++v)
          row[v] = Part && v + 1 == Vectors ? loadPart(d, right + v * lanes, rest) : hn::LoadU(d, right + v * lanes);
        SHLO_UNROLL
        for (int64_t r = 0; r < Rows; ++r) {
          const auto factor = hn::Set(d, T(left[r][at]));
          SHLO_UNROLL
          for (int64_t v = 0; v < Vectors; ++v)
            sums[r][v] = hn::MulAdd(factor, row[v], sums[r][v]);
        }
      }
      SHLO_UNROLL
      for (int64_t r = 0; r < Rows; ++r)
        SHLO_UNROLL
      for (int64_t v = 0; v < Vectors; ++v)
        if (Part && v + 1 == Vectors)
          storePart(sums[r][v], d, c + r * p.cRow + v * lanes, rest);
        else
          hn::StoreU(sums[r][v], d, c + r * p.cRow + v * lanes);
    }
}

// All rows of a strip.
template <typename D, int64_t Vectors, bool Part>
void rows(const UnpackedProducts<hn::TFromD<D>> &p, int64_t j, int64_t most) {
  for (int64_t i = 0; i < p.m;) {
    const int64_t left = p.m - i;
    if constexpr (mostRows == 8 && Vectors <= 2)
      if (left >= 8 && most >= 8) {
        strip<D, 8, Vectors, Part>(p, i, i + left / 8 * 8, j);
        i += left / 8 * 8;
        continue;
      }
    if constexpr (mostRows == 8 && Vectors <= 2)
      if (left == 5) {
        strip<D, 5, Vectors, Part>(p, i, i + 5, j);
        return;
      }
    if constexpr (Vectors <= wideVectors / 2 || wideRows == 4)
      if (left >= 4) {
        strip<D, 4, Vectors, Part>(p, i, i + left / 4 * 4, j);
        i += left / 4 * 4;
        continue;
      }
    if constexpr (Vectors <= wideVectors / 2 || wideRows == 4)
      if (left == 3) {
        strip<D, 3, Vectors, Part>(p, i, i + 3, j);
        return;
      }
    if (left >= 2) {
      strip<D, 2, Vectors, Part>(p, i, i + left / 2 * 2, j);
      i += left / 2 * 2;
      continue;
    }
    strip<D, 1, Vectors, Part>(p, i, i + 1, j);
    return;
  }
}

template <typename T> void multiply(const UnpackedProducts<T> &p) {
  using Full = hn::ScalableTag<T>;
  const int64_t lanes = int64_t(hn::Lanes(Full()));
#if HWY_TARGET != HWY_SSE4
  // Short rows in shorter registers cross fewer cache lines.
  using Half = hn::Half<Full>;
  if (p.n <= lanes / 2)
    return p.n == lanes / 2 ? rows<Half, 1, false>(p, 0, mostRows) : rows<Half, 1, true>(p, 0, mostRows);
#endif
  int64_t j = 0;
  // A strip is as wide as the registers allow.
  const int64_t vectors = p.m <= wideRows ? wideVectors : 2;
  if constexpr (wideVectors == 4)
    if (vectors == 4)
      for (; j + 4 * lanes <= p.n; j += 4 * lanes)
        rows<Full, 4, false>(p, j, wideRows);
  for (; j + 2 * lanes <= p.n; j += 2 * lanes)
    rows<Full, 2, false>(p, j, mostRows);
  const int64_t rest = p.n - j;
  if (rest > lanes)
    rows<Full, 2, true>(p, j, mostRows);
  else if (rest == lanes)
    rows<Full, 1, false>(p, j, mostRows);
  else if (rest > 0)
    rows<Full, 1, true>(p, j, mostRows);
}

template <typename T> constexpr UnpackedKernels<T> kernels() {
  if constexpr (SHLO_IS_RARE)
    return {};
  else
    return {int64_t(hn::MaxLanes(hn::ScalableTag<T>())), multiply<T>};
}
extern const UnpackedTable unpacked;
constexpr UnpackedTable unpacked = {kernels<float>(), kernels<double>()};

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace shlo::exec {

const UnpackedTable &unpackedTable(Simd simd) {
  static constexpr const UnpackedTable *tables[simdCount] = SHLO_PER_SIMD(unpacked);
  return *tables[size_t(simd)];
}

} // namespace shlo::exec
#endif
