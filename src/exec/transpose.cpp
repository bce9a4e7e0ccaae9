// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Highway checks lanes in debug builds, which those with sanitizers are to it, and needs its library for this.
#define HWY_IS_DEBUG_BUILD 0

#include "exec/transpose.h"

#include "exec/elementwise_simd.h"

#include <algorithm>
#include <bit>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/transpose.cpp"
#include "hwy/foreach_target.h"

#include "exec/permute-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// Transposes 16 bytes of each of `vectorBytes` / sizeof(T) rows. Each block of 16 bytes of a vector holds another row,
// and the blocks are transposed side by side.
template <typename T, size_t vectorBytes>
HWY_INLINE void transposeBlock(char *to, int64_t toStep, const char *from, int64_t fromStep) {
  constexpr size_t width = 16 / sizeof(T);
  const hn::FixedTag<T, vectorBytes / sizeof(T)> d;
  using V = hn::Vec<decltype(d)>;
  auto load = [&](size_t row) HWY_ATTR {
    const hn::FixedTag<T, width> block;
    auto one = [&](size_t k) HWY_ATTR {
      return hn::LoadU(block, reinterpret_cast<const T *>(from + int64_t(row + k * width) * fromStep));
    };
    if constexpr (vectorBytes == 16) {
      return one(0);
    } else {
      const hn::FixedTag<T, 2 * width> pair;
      if constexpr (vectorBytes == 32)
        return hn::Combine(pair, one(1), one(0));
      else
        return hn::Combine(d, hn::Combine(pair, one(3), one(2)), hn::Combine(pair, one(1), one(0)));
    }
  };
  // All loops are unrolled, so that the vectors are in registers.
  V vectors[width];
#pragma clang loop unroll(full)
  for (size_t i = 0; i < width; ++i)
    vectors[i] = load(i);
  // Each stage interleaves the first half of the vectors with the second one.
#pragma clang loop unroll(full)
  for (size_t stage = 1; stage < width; stage *= 2) {
    V mixed[width];
#pragma clang loop unroll(full)
    for (size_t i = 0; i < width / 2; ++i) {
      mixed[2 * i] = hn::InterleaveLower(d, vectors[i], vectors[i + width / 2]);
      mixed[2 * i + 1] = hn::InterleaveUpper(d, vectors[i], vectors[i + width / 2]);
    }
#pragma clang loop unroll(full)
    for (size_t i = 0; i < width; ++i)
      vectors[i] = mixed[i];
  }
#pragma clang loop unroll(full)
  for (size_t i = 0; i < width; ++i)
    hn::StoreU(vectors[i], d, reinterpret_cast<T *>(to + int64_t(i) * toStep));
}

template <typename T, size_t vectorBytes>
void transposeMatrix(const TransposedMatrix &matrix, char *to, const char *from) {
  constexpr int64_t size = int64_t(sizeof(T)), width = 16 / size, lanes = int64_t(vectorBytes) / size;
  if constexpr (vectorBytes > 16)
    if (matrix.rows < lanes)
      return transposeMatrix<T, vectorBytes / 2>(matrix, to, from);
  // A line of the cache is read as a whole. The last blocks overlap those before them.
  constexpr int64_t line = 64 / size;
  const int64_t toStep = matrix.toStep, fromStep = matrix.fromStep;
  // The processor does not foresee lines that are far apart. Those of rows further on are prefetched, or the next ones
  // of all rows, if the first-level cache keeps these until then.
  constexpr int64_t ahead = 32;
  const bool isFar = std::abs(fromStep) >= 1024, isShort = matrix.rows <= 256;
  for (int64_t begin = 0; begin < matrix.columns; begin += line) {
    const int64_t end = std::min(begin + line, matrix.columns);
    for (int64_t i = 0; i < matrix.rows; i += lanes) {
      const int64_t row = std::min(i, matrix.rows - lanes);
      const char *source = from + row * fromStep;
      if (isFar && !(isShort && end == matrix.columns)) {
        const char *later = isShort ? source + end * size : source + ahead * fromStep + begin * size;
        for (int64_t k = 0; k < lanes; ++k)
          __builtin_prefetch(later + k * fromStep);
      }
      int64_t sourceStep = fromStep, shift = 0;
      // Rows that lie a power of two apart would displace each other from the cache before all of the line is read.
      alignas(64) char lines[lanes * 64];
      if (fromStep % 1024 == 0 && end - begin == line) {
        for (int64_t k = 0; k < lanes; ++k)
          __builtin_memcpy(lines + k * 64, source + k * fromStep + begin * size, 64);
        source = lines;
        sourceStep = 64;
        shift = begin;
      }
      for (int64_t j = begin; j < end; j += width) {
        const int64_t column = std::min(j, matrix.columns - width);
        transposeBlock<T, vectorBytes>(to + column * toStep + row * size, toStep, source + (column - shift) * size,
                                       sourceStep);
      }
    }
  }
}

// Rows of `count` elements, one behind the other, become so many rows.
template <typename T, int64_t count, size_t vectorBytes>
void splitRows(const TransposedMatrix &matrix, char *to, const char *from) {
  constexpr int64_t size = int64_t(sizeof(T)), lanes = int64_t(vectorBytes) / size;
  if constexpr (vectorBytes > 16)
    if (matrix.rows < lanes)
      return splitRows<T, count, vectorBytes / 2>(matrix, to, from);
  const hn::FixedTag<T, size_t(lanes)> d;
  using V = hn::Vec<decltype(d)>;
  const int64_t toStep = matrix.toStep;
  for (int64_t i = 0; i < matrix.rows; i += lanes) {
    const int64_t row = std::min(i, matrix.rows - lanes); // the last block overlaps the one before it
    const T *source = reinterpret_cast<const T *>(from + count * row * size);
    auto store = [&](int64_t j, V column)
                     HWY_ATTR { hn::StoreU(column, d, reinterpret_cast<T *>(to + j * toStep + row * size)); };
    V a, b, c, e;
    if constexpr (count == 8) {
      // Pairs of neighbours, of two halves of the rows.
      const hn::RepartitionToWide<decltype(d)> pairs;
      using Pair = hn::TFromD<decltype(pairs)>;
      hn::Vec<decltype(pairs)> low[4], high[4];
      const auto *first = reinterpret_cast<const Pair *>(source);
      hn::LoadInterleaved4(pairs, first, low[0], low[1], low[2], low[3]);
      hn::LoadInterleaved4(pairs, first + 2 * lanes, high[0], high[1], high[2], high[3]);
      for (int64_t j = 0; j < 4; ++j) {
        const V one = hn::BitCast(d, low[j]), other = hn::BitCast(d, high[j]);
        store(2 * j, hn::ConcatEven(d, other, one));
        store(2 * j + 1, hn::ConcatOdd(d, other, one));
      }
      continue;
    } else if constexpr (count == 2) {
      hn::LoadInterleaved2(d, source, a, b);
    } else if constexpr (count == 3) {
      hn::LoadInterleaved3(d, source, a, b, c);
      store(2, c);
    } else {
      hn::LoadInterleaved4(d, source, a, b, c, e);
      store(2, c);
      store(3, e);
    }
    store(0, a);
    store(1, b);
  }
}

#if HWY_TARGET <= HWY_AVX3
// The same for 5 to 7 elements: each lane of a result is looked up in one of as many vectors.
template <typename T, int64_t count> void splitLongerRows(const TransposedMatrix &matrix, char *to, const char *from) {
  constexpr int64_t size = int64_t(sizeof(T)), lanes = 64 / size;
  if (matrix.rows < lanes)
    return transposeMatrix<T, 64>(matrix, to, from);
  const hn::FixedTag<T, size_t(lanes)> d;
  using V = hn::Vec<decltype(d)>;
  // Of two vectors at a time, and which lanes are in them; of the last pair, only the first one is there.
  constexpr int64_t pairs = (count + 1) / 2;
  struct alignas(64) Table {
    T lanes[count][pairs][size_t(lanes)];
    uint16_t isIn[count][pairs];
  };
  static constexpr Table table = [] {
    Table made{};
    for (int64_t j = 0; j < count; ++j)
      for (int64_t lane = 0; lane < lanes; ++lane) {
        const int64_t at = lane * count + j, pair = at / (2 * lanes);
        made.lanes[j][pair][lane] = T(at % (2 * lanes));
        made.isIn[j][pair] |= uint16_t(1) << lane;
      }
    return made;
  }();
  for (int64_t i = 0; i < matrix.rows; i += lanes) {
    const int64_t row = std::min(i, matrix.rows - lanes); // the last block overlaps the one before it
    const T *source = reinterpret_cast<const T *>(from + count * row * size);
    V vectors[2 * pairs];
#pragma clang loop unroll(full)
    for (int64_t v = 0; v < 2 * pairs; ++v)
      vectors[v] = v < count ? hn::LoadU(d, source + v * lanes) : hn::Zero(d);
#pragma clang loop unroll(full)
    for (int64_t j = 0; j < count; ++j) {
      V column = hn::Zero(d);
#pragma clang loop unroll(full)
      for (int64_t p = 0; p < pairs; ++p) {
        const V found = lookupTwo(d, vectors[2 * p], vectors[2 * p + 1], hn::Load(d, table.lanes[j][p]));
        const auto isIn = hn::LoadMaskBits(d, reinterpret_cast<const uint8_t *>(&table.isIn[j][p]));
        column = p == 0 ? found : hn::IfThenElse(isIn, found, column);
      }
      hn::StoreU(column, d, reinterpret_cast<T *>(to + j * matrix.toStep + row * size));
    }
  }
}
#endif

// The inverse.
template <typename T, int64_t count, size_t vectorBytes>
void joinRows(const TransposedMatrix &matrix, char *to, const char *from) {
  constexpr int64_t size = int64_t(sizeof(T)), lanes = int64_t(vectorBytes) / size;
  if constexpr (vectorBytes > 16)
    if (matrix.columns < lanes)
      return joinRows<T, count, vectorBytes / 2>(matrix, to, from);
  const hn::FixedTag<T, size_t(lanes)> d;
  const int64_t fromStep = matrix.fromStep;
  for (int64_t j = 0; j < matrix.columns; j += lanes) {
    const int64_t column = std::min(j, matrix.columns - lanes);
    T *target = reinterpret_cast<T *>(to + count * column * size);
    auto load = [&](int64_t i)
                    HWY_ATTR { return hn::LoadU(d, reinterpret_cast<const T *>(from + i * fromStep + column * size)); };
    if constexpr (count == 2)
      hn::StoreInterleaved2(load(0), load(1), d, target);
    else if constexpr (count == 3)
      hn::StoreInterleaved3(load(0), load(1), load(2), d, target);
    else
      hn::StoreInterleaved4(load(0), load(1), load(2), load(3), d, target);
  }
}

constexpr size_t widestBytes = HWY_MAX_BYTES < 64 ? HWY_MAX_BYTES : 64;
template <typename T> constexpr std::array<TransposeKernel, 6> splitsOf() {
  std::array<TransposeKernel, 6> made = {splitRows<T, 2, widestBytes>, splitRows<T, 3, widestBytes>,
                                         splitRows<T, 4, widestBytes>};
#if HWY_TARGET <= HWY_AVX3
  if constexpr (sizeof(T) == 4) {
    made[3] = splitLongerRows<T, 5>;
    made[4] = splitLongerRows<T, 6>;
    made[5] = splitLongerRows<T, 7>;
  }
#endif
  return made;
}
template <typename T> constexpr std::array<TransposeKernel, 3> joinsOf() {
  return {joinRows<T, 2, widestBytes>, joinRows<T, 3, widestBytes>, joinRows<T, 4, widestBytes>};
}
extern const TransposeKernels transposeTable;
constexpr TransposeKernels transposeTable = {
    {transposeMatrix<uint8_t, widestBytes>, transposeMatrix<uint16_t, widestBytes>,
     transposeMatrix<uint32_t, widestBytes>, transposeMatrix<uint64_t, widestBytes>},
    {splitsOf<uint8_t>(), splitsOf<uint16_t>(), splitsOf<uint32_t>(), splitsOf<uint64_t>()},
    splitRows<uint8_t, 8, widestBytes>,
    {joinsOf<uint8_t>(), joinsOf<uint16_t>(), joinsOf<uint32_t>(), joinsOf<uint64_t>()}};

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace shlo::exec {

const TransposeKernels *const transposeKernels[simdCount] = SHLO_PER_SIMD(transposeTable);

TransposeKernel splitKernel(Simd simd, size_t elementBytes, int64_t count) {
  const TransposeKernels &kernels = *transposeKernels[size_t(simd)];
  if (elementBytes == 1 && count == 8)
    return kernels.splitEight;
  return elementBytes <= 8 && count >= 2 && count <= 7 ? kernels.split[std::bit_width(elementBytes) - 1][count - 2]
                                                       : nullptr;
}

TransposeKernel joinKernel(Simd simd, size_t elementBytes, int64_t count) {
  return elementBytes <= 8 && count >= 2 && count <= 4
             ? transposeKernels[size_t(simd)]->join[std::bit_width(elementBytes) - 1][count - 2]
             : nullptr;
}

TransposeKernel transposeKernel(Simd simd, size_t elementBytes) {
  return elementBytes > 8 ? nullptr : transposeKernels[size_t(simd)]->kernels[std::bit_width(elementBytes) - 1];
}

} // namespace shlo::exec
#endif
