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

// The rows of a block and the vectors of its strip, by the number of registers: a block has about as many sums as
// registers hold beside a row of the right operand.
#if HWY_TARGET == HWY_AVX3
constexpr int64_t mostRows = 8, wideRows = 4, wideVectors = 4;
#else
constexpr int64_t mostRows = 6, wideRows = 2, wideVectors = 2;
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
#pragma clang loop unroll_count(Vectors == 1 ? 2 : 1)
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

// The rows of the next block. Rests of one or two rows after a large block would be slow.
template <int64_t Vectors> HWY_INLINE int64_t blockRows(int64_t left) {
  constexpr int64_t most = Vectors == 4 ? 4 : mostRows == 8 ? 8 : Vectors == 2 ? 6 : 4;
  if (left <= most && (left <= 5 || left == most))
    return left;
  return left > most + 2 ? most : 4;
}

// All rows of a strip.
template <typename D, int64_t Vectors, bool Part>
void rows(const UnpackedProducts<hn::TFromD<D>> &p, int64_t j) {
  for (int64_t i = 0; i < p.m;) {
    const int64_t count = blockRows<Vectors>(p.m - i);
    int64_t end = i + count;
    while (end < p.m && blockRows<Vectors>(p.m - end) == count)
      end += count;
    switch (count) {
    case 8:
      if constexpr (mostRows == 8 && Vectors <= 2)
        strip<D, 8, Vectors, Part>(p, i, end, j);
      break;
    case 6:
      if constexpr (mostRows == 6 && Vectors == 2)
        strip<D, 6, Vectors, Part>(p, i, end, j);
      break;
    case 5:
      if constexpr (Vectors <= 2 && (mostRows == 8 || Vectors == 2))
        strip<D, 5, Vectors, Part>(p, i, end, j);
      break;
    case 4: strip<D, 4, Vectors, Part>(p, i, end, j); break;
    case 3: strip<D, 3, Vectors, Part>(p, i, end, j); break;
    case 2: strip<D, 2, Vectors, Part>(p, i, end, j); break;
    default: strip<D, 1, Vectors, Part>(p, i, end, j);
    }
    i = end;
  }
}

template <typename T> void multiply(const UnpackedProducts<T> &p) {
  using Full = hn::ScalableTag<T>;
  const int64_t lanes = int64_t(hn::Lanes(Full()));
#if HWY_TARGET != HWY_SSE4
  // Short rows in shorter registers cross fewer cache lines.
  using Half = hn::Half<Full>;
#if HWY_TARGET == HWY_AVX3
  using Quarter = hn::Half<Half>;
  if (p.n <= lanes / 4)
    return p.n == lanes / 4 ? rows<Quarter, 1, false>(p, 0) : rows<Quarter, 1, true>(p, 0);
#endif
  if (p.n <= lanes / 2)
    return p.n == lanes / 2 ? rows<Half, 1, false>(p, 0) : rows<Half, 1, true>(p, 0);
#endif
  int64_t j = 0;
  // A strip is as wide as the registers allow.
  const int64_t vectors = p.m <= wideRows ? wideVectors : 2;
  if constexpr (wideVectors == 4)
    if (vectors == 4)
      for (; j + 4 * lanes <= p.n; j += 4 * lanes)
        rows<Full, 4, false>(p, j);
  for (; j + 2 * lanes <= p.n; j += 2 * lanes)
    rows<Full, 2, false>(p, j);
  const int64_t rest = p.n - j;
  if (rest > lanes)
    rows<Full, 2, true>(p, j);
  else if (rest == lanes)
    rows<Full, 1, false>(p, j);
  else if (rest > 0)
    rows<Full, 1, true>(p, j);
}

#if HWY_TARGET == HWY_AVX3

// The sums of the lanes of N vectors, the number of lanes.
template <int64_t N, typename D> HWY_INLINE hn::Vec<D> sumsOfLanes(D d, const hn::Vec<D> *vectors) {
  if constexpr (N == 1) {
    return vectors[0];
  } else {
    const auto low = sumsOfLanes<N / 2>(d, vectors), high = sumsOfLanes<N / 2>(d, vectors + N / 2);
    return hn::Add(hn::ConcatEven(d, high, low), hn::ConcatOdd(d, high, low));
  }
}

template <typename D> HWY_INLINE hn::Vec<D> sumsOfRows(D d, const hn::Vec<D> *vectors) {
  return sumsOfLanes<int64_t(hn::MaxLanes(d))>(d, vectors);
}

#else

// In registers of one or two blocks of 16 bytes, few shuffles cross the blocks: first the sums of each block of as many
// vectors as a block has lanes, then those of both blocks.
template <typename D> HWY_INLINE hn::Vec<D> sumsInBlocks(D d, const hn::Vec<D> *vectors) {
  auto pair = [&](hn::Vec<D> a, hn::Vec<D> b) HWY_ATTR {
    return hn::Add(hn::InterleaveLower(d, a, b), hn::InterleaveUpper(d, a, b));
  };
  if constexpr (sizeof(hn::TFromD<D>) == 8) {
    return pair(vectors[0], vectors[1]);
  } else {
    const hn::Repartition<double, D> wide;
    const auto low = hn::BitCast(wide, pair(vectors[0], vectors[1]));
    const auto high = hn::BitCast(wide, pair(vectors[2], vectors[3]));
    return hn::Add(hn::BitCast(d, hn::InterleaveLower(wide, low, high)),
                   hn::BitCast(d, hn::InterleaveUpper(wide, low, high)));
  }
}

template <typename D> HWY_INLINE hn::Vec<D> sumsOfRows(D d, const hn::Vec<D> *vectors) {
  constexpr int64_t lanes = int64_t(hn::MaxLanes(d));
  if constexpr (lanes * sizeof(hn::TFromD<D>) == 32) {
    const auto low = sumsInBlocks(d, vectors), high = sumsInBlocks(d, vectors + lanes / 2);
    return hn::Add(hn::ConcatLowerLower(d, high, low), hn::ConcatUpperUpper(d, high, low));
  } else {
    return sumsInBlocks(d, vectors);
  }
}

#endif

// A block of rows has as many sums as the latency of their additions needs.
template <typename T> void multiplyColumn(const UnpackedProducts<T> &p) {
  const hn::ScalableTag<T> d;
  using V = hn::Vec<hn::ScalableTag<T>>;
  constexpr int64_t lanes = int64_t(hn::MaxLanes(d)), rows = lanes < 8 ? 8 : lanes;
  for (int64_t b = 0; b < p.count; ++b) {
    const auto *next = reinterpret_cast<const T *>(p.left + b * p.leftNext);
    const auto *right = reinterpret_cast<const T *>(p.right + b * p.rightNext);
    auto *c = reinterpret_cast<T *>(p.c + b * p.cNext);
    for (int64_t i = 0; i < p.m; i += rows, c += rows) {
      // Rows behind the last one are the last one again.
      const T *row[rows];
      V sums[rows];
      SHLO_UNROLL
      for (int64_t r = 0; r < rows; ++r) {
        row[r] = next;
        next += i + r + 1 < p.m ? p.leftRow : 0;
        sums[r] = hn::Zero(d);
      }
      int64_t x = 0;
#pragma clang loop unroll(disable)
      for (; x + lanes <= p.k; x += lanes) {
        const V factors = hn::LoadU(d, right + x);
        SHLO_UNROLL
        for (int64_t r = 0; r < rows; ++r)
          sums[r] = hn::MulAdd(hn::LoadU(d, row[r] + x), factors, sums[r]);
      }
      if (x < p.k) {
        const V factors = loadPart(d, right + x, p.k - x);
        SHLO_UNROLL
        for (int64_t r = 0; r < rows; ++r)
          sums[r] = hn::MulAdd(loadPart(d, row[r] + x, p.k - x), factors, sums[r]);
      }
      SHLO_UNROLL
      for (int64_t first = 0; first < rows; first += lanes) {
        const int64_t rest = p.m - i - first;
        const V all = sumsOfRows(d, sums + first);
        if (rest >= lanes)
          hn::StoreU(all, d, c + first);
        else if (rest > 0)
          storePart(all, d, c + first, rest);
      }
    }
  }
}

template <typename T> constexpr UnpackedKernels<T> kernels() {
  if constexpr (SHLO_IS_RARE)
    return {};
  else
    return {int64_t(hn::MaxLanes(hn::ScalableTag<T>())), multiply<T>, multiplyColumn<T>};
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
