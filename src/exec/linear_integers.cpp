// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_integers.h"

#include "exec/elementwise_simd.h"
#include "exec/numbers.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/linear_integers.cpp"
#include "hwy/foreach_target.h"

#include "exec/part-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// The vectors of a register block: `rows` times `vectors` sums, a row of the right operand and one element.
#if HWY_TARGET == HWY_AVX3
constexpr int64_t blockRows = 8, blockVectors = 3;
#else
constexpr int64_t blockRows = 4, blockVectors = 2;
#endif

template <typename T, int64_t Group, int64_t Width>
void pack(IntegerMatrix matrix, int64_t lineStride, int64_t stride, int64_t lines, int64_t depth, T flip,
          char *panels) {
  const auto *from = reinterpret_cast<const Loose<T> *>(matrix.data);
  auto *to = reinterpret_cast<Loose<T> *>(panels);
  for (int64_t line = 0; line < lines; line += Width) {
    const int64_t count = lines - line < Width ? lines - line : Width;
    const Loose<T> *first = from + line * lineStride;
    for (int64_t x = 0; x < depth; x += Group, first += Group * stride, to += Group * Width) {
      if (count == Width && x + Group <= depth) {
        if (lineStride == 1) {
          for (int64_t i = 0; i < Width; ++i)
            for (int64_t g = 0; g < Group; ++g)
              to[i * Group + g] = T(first[i + g * stride] ^ flip);
          continue;
        }
        if (stride == 1) {
          // A group at a time.
          using Whole = std::conditional_t<sizeof(T) * Group == 8, uint64_t, uint32_t>;
          const Whole flips = Whole(0x01010101u) * (sizeof(T) == 1 ? Whole(flip) : Whole(0));
          auto *groups = reinterpret_cast<Loose<Whole> *>(to);
          for (int64_t i = 0; i < Width; ++i)
            groups[i] = *reinterpret_cast<const Loose<Whole> *>(first + i * lineStride) ^ flips;
          continue;
        }
      }
      for (int64_t i = 0; i < Width; ++i)
        for (int64_t g = 0; g < Group; ++g)
          to[i * Group + g] = i < count && x + g < depth ? T(first[i * lineStride + g * stride] ^ flip) : T(0);
    }
  }
}

template <typename T, int64_t Group, int64_t Width>
void packLeft(IntegerMatrix left, int64_t m, int64_t depth, bool flip, char *panels) {
  pack<T, Group, Width>(left, left.rowStride, left.columnStride, m, depth, flip ? T(0x80) : T(0), panels);
}
template <typename T, int64_t Group, int64_t Width>
void packRight(IntegerMatrix right, int64_t n, int64_t depth, char *panels) {
  pack<T, Group, Width>(right, right.columnStride, right.rowStride, n, depth, T(0), panels);
}

template <typename D> HWY_INLINE hn::Vec<D> multiplyAdd(D d, hn::Vec<D> sum, hn::Vec<D> a, hn::Vec<D> b) {
  if constexpr (sizeof(hn::TFromD<D>) == 4) {
    return hn::Add(sum, hn::Mul(a, b));
  } else {
#if HWY_TARGET == HWY_AVX3
    return hn::Add(sum, hn::Vec<D>{_mm512_mullo_epi64(a.raw, b.raw)});
#else
    const hn::Repartition<uint32_t, D> halves;
    const auto high = [&](hn::Vec<D> v) { return hn::BitCast(halves, hn::ShiftRight<32>(v)); };
    const auto low = [&](hn::Vec<D> v) { return hn::BitCast(halves, v); };
    const auto crossed = hn::Add(hn::MulEven(high(a), low(b)), hn::MulEven(low(a), high(b)));
    return hn::Add(sum, hn::Add(hn::MulEven(low(a), low(b)), hn::ShiftLeft<32>(crossed)));
#endif
  }
}
#if defined(__x86_64__)
// Pairs of 16 bits: the sum of both products wraps around to 32 bits.
template <typename D> HWY_INLINE hn::Vec<D> multiplyAddPairs(D d, hn::Vec<D> sum, hn::Vec<D> a, hn::Vec<D> b) {
  const hn::RebindToSigned<D> d32;
  const hn::Repartition<int16_t, D> d16;
  auto unused = hn::Zero(d32);
  return hn::BitCast(
      d, hn::ReorderWidenMulAccumulate(d32, hn::BitCast(d16, a), hn::BitCast(d16, b), hn::BitCast(d32, sum), unused));
}
#endif

// T: the type of the sums, which has the size of a group.
template <typename T, bool Pairs> void multiply(const IntegerBlock &block) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d)), columns = blockVectors * lanes;
  for (int64_t j = 0; j < block.n; j += columns) {
    const auto *right = reinterpret_cast<const T *>(block.right) + j * block.groups;
    for (int64_t i = 0; i < block.m; i += blockRows) {
      const auto *left = reinterpret_cast<const T *>(block.left) + i * block.groups;
      hn::Vec<decltype(d)> sums[blockRows][blockVectors];
      SHLO_UNROLL
      for (int64_t r = 0; r < blockRows; ++r)
        SHLO_UNROLL
      for (int64_t v = 0; v < blockVectors; ++v)
        sums[r][v] = hn::Zero(d);
      for (int64_t x = 0; x < block.groups; ++x) {
        hn::Vec<decltype(d)> b[blockVectors];
        SHLO_UNROLL
        for (int64_t v = 0; v < blockVectors; ++v)
          b[v] = hn::Load(d, right + x * columns + v * lanes);
        SHLO_UNROLL
        for (int64_t r = 0; r < blockRows; ++r) {
          const auto a = hn::Set(d, left[x * blockRows + r]);
          SHLO_UNROLL
          for (int64_t v = 0; v < blockVectors; ++v) {
#if defined(__x86_64__)
            if constexpr (Pairs) {
              sums[r][v] = multiplyAddPairs(d, sums[r][v], a, b[v]);
              continue;
            }
#endif
            sums[r][v] = multiplyAdd(d, sums[r][v], a, b[v]);
          }
        }
      }
      auto *c = reinterpret_cast<Loose<T> *>(block.c) + i * block.cPitch + j;
      const int64_t rows = block.m - i < blockRows ? block.m - i : blockRows;
      const int64_t count = block.n - j < columns ? block.n - j : columns;
      if (rows == blockRows && count == columns) {
        SHLO_UNROLL
        for (int64_t r = 0; r < blockRows; ++r)
          SHLO_UNROLL
        for (int64_t v = 0; v < blockVectors; ++v) {
          T *at = reinterpret_cast<T *>(c + r * block.cPitch + v * lanes);
          hn::StoreU(hn::Add(hn::LoadU(d, at), sums[r][v]), d, at);
        }
        continue;
      }
      HWY_ALIGN T tile[blockRows * blockVectors * hn::MaxLanes(d)];
      SHLO_UNROLL
      for (int64_t r = 0; r < blockRows; ++r)
        SHLO_UNROLL
      for (int64_t v = 0; v < blockVectors; ++v)
        hn::Store(sums[r][v], d, tile + r * columns + v * lanes);
      for (int64_t r = 0; r < rows; ++r)
        for (int64_t k = 0; k < count; ++k)
          c[r * block.cPitch + k] += tile[r * columns + k];
    }
  }
}

// P: the type of the panels' elements.
// Sums over columns that are contiguous, some at a time.
template <typename T, int64_t count>
HWY_INLINE void addDots(const Loose<T> *row, const Loose<T> *column, int64_t stride, int64_t depth, Loose<T> *c) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  hn::Vec<decltype(d)> sums[count];
  SHLO_UNROLL
  for (int64_t i = 0; i < count; ++i)
    sums[i] = hn::Zero(d);
  auto load = [&](const Loose<T> *from) HWY_ATTR { return hn::LoadU(d, reinterpret_cast<const T *>(from)); };
  int64_t x = 0;
  for (; x + lanes <= depth; x += lanes) {
    const auto a = load(row + x);
    SHLO_UNROLL
    for (int64_t i = 0; i < count; ++i)
      sums[i] = multiplyAdd(d, sums[i], a, load(column + i * stride + x));
  }
  SHLO_UNROLL
  for (int64_t i = 0; i < count; ++i) {
    T sum = hn::GetLane(hn::SumOfLanes(d, sums[i]));
    for (int64_t rest = x; rest < depth; ++rest)
      sum += row[rest] * column[i * stride + rest];
    c[i] += sum;
  }
}
// Sums over columns that are neighbours, some vectors at a time.
template <typename T, int64_t count>
HWY_INLINE void addLines(const Loose<T> *row, const Loose<T> *lines, int64_t stride, int64_t depth, Loose<T> *c) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  auto at = [&](Loose<T> *from, int64_t i) HWY_ATTR { return reinterpret_cast<T *>(from + i * lanes); };
  hn::Vec<decltype(d)> sums[count];
  SHLO_UNROLL
  for (int64_t i = 0; i < count; ++i)
    sums[i] = hn::LoadU(d, at(c, i));
  for (int64_t x = 0; x < depth; ++x) {
    const auto a = hn::Set(d, T(row[x]));
    SHLO_UNROLL
    for (int64_t i = 0; i < count; ++i)
      sums[i] = multiplyAdd(d, sums[i], a, hn::LoadU(d, reinterpret_cast<const T *>(lines + x * stride + i * lanes)));
  }
  SHLO_UNROLL
  for (int64_t i = 0; i < count; ++i)
    hn::StoreU(sums[i], d, at(c, i));
}
template <typename T> void multiplyRow(const char *left, IntegerMatrix right, int64_t n, int64_t depth, char *result) {
  const auto *row = reinterpret_cast<const Loose<T> *>(left);
  const auto *b = reinterpret_cast<const Loose<T> *>(right.data);
  auto *c = reinterpret_cast<Loose<T> *>(result);
  int64_t j = 0;
  if (right.rowStride == 1) {
    for (; j + 4 <= n; j += 4)
      addDots<T, 4>(row, b + j * right.columnStride, right.columnStride, depth, c + j);
    for (; j < n; ++j)
      addDots<T, 1>(row, b + j * right.columnStride, right.columnStride, depth, c + j);
    return;
  }
  const int64_t lanes = int64_t(hn::Lanes(hn::ScalableTag<T>()));
  for (; j + 8 * lanes <= n; j += 8 * lanes)
    addLines<T, 8>(row, b + j, right.rowStride, depth, c + j);
  for (; j + lanes <= n; j += lanes)
    addLines<T, 1>(row, b + j, right.rowStride, depth, c + j);
  for (; j < n; ++j)
    for (int64_t x = 0; x < depth; ++x)
      c[j] += row[x] * b[x * right.rowStride + j];
}

template <typename P, int64_t Group> constexpr IntegerKernels kernels() {
  using T = std::conditional_t<sizeof(P) == 8, uint64_t, uint32_t>;
  constexpr int64_t columns = blockVectors * int64_t(hn::MaxLanes(hn::ScalableTag<T>()));
  IntegerKernels made{sizeof(P), Group, blockRows, columns};
  made.packLeft = packLeft<P, Group, blockRows>;
  made.packRight = packRight<P, Group, columns>;
  if constexpr (Group < 4)
    made.multiply = multiply<T, Group == 2>;
  if constexpr (Group == 1)
    made.multiplyRow = multiplyRow<T>;
  return made;
}

extern const IntegerTable integerKernels;
constexpr IntegerTable integerKernels = {kernels<uint64_t, 1>(), kernels<uint32_t, 1>(),
#if defined(__x86_64__)
                                         kernels<uint16_t, 2>(), kernels<uint8_t, 4>()
#else
                                         {}, {}
#endif
};

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace shlo::exec {

const IntegerTable &integerTable(Simd simd) {
  static constexpr const IntegerTable *tables[simdCount] = SHLO_PER_SIMD(integerKernels);
  return *tables[size_t(simd)];
}

} // namespace shlo::exec
#endif
