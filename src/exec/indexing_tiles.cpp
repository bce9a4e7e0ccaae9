// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/indexing_tiles.h"

#include "exec/elementwise_simd.h"
#include "exec/numbers.h"

#include <bit>
#include <cstring>
#include <limits>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/indexing_tiles.cpp"
#include "hwy/foreach_target.h"
#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {

//--- Offsets --------------------------------------------------------------------------------------------------------//

// Indices of up to 32 bits are computed in 32 bits. Limits are less than 2^31.
template <typename T> using IndexNumber = std::conditional_t<(sizeof(T) < 4), int32_t, T>;

template <typename T, bool isClamped, bool adds>
HWY_INLINE void locate(const Loose<T> *indices, int64_t step, int64_t n, IndexNumber<T> limit, int32_t stride,
                       int32_t base, int32_t *offsets) {
  using Number = IndexNumber<T>;
  using Bits = std::make_unsigned_t<Number>;
#pragma clang loop vectorize(assume_safety)
  for (int64_t i = 0; i < n; ++i) {
    Number index = Number(T(indices[i * step]));
    const int32_t before = adds ? offsets[i] : base;
    if constexpr (isClamped) {
      if constexpr (std::is_signed_v<Number>)
        index = index < 0 ? 0 : index;
      index = index > limit ? limit : index;
      offsets[i] = before + int32_t(index) * stride;
    } else {
      const bool isInside = Bits(index) <= Bits(limit) && before >= 0;
      offsets[i] = isInside ? before + int32_t(uint32_t(index) * uint32_t(stride)) : outsideOperand;
    }
  }
}

template <typename T, bool isClamped, bool adds>
void locateAll(const char *indices, int64_t step, int64_t n, int64_t limit, int32_t stride, int32_t base,
               int32_t *offsets) {
  auto *at = reinterpret_cast<const Loose<T> *>(indices);
  const auto most = IndexNumber<T>(limit);
  if (step == 1)
    locate<T, isClamped, adds>(at, 1, n, most, stride, base, offsets);
  else if (step == 2)
    locate<T, isClamped, adds>(at, 2, n, most, stride, base, offsets);
  else if (step == 3)
    locate<T, isClamped, adds>(at, 3, n, most, stride, base, offsets);
  else
    locate<T, isClamped, adds>(at, step, n, most, stride, base, offsets);
}

//--- Moves ----------------------------------------------------------------------------------------------------------//

template <size_t size> struct Piece {
  typedef uint8_t type __attribute__((vector_size(size), aligned(1), may_alias));
};
template <> struct Piece<1> {
  typedef uint8_t type;
};
template <size_t size> HWY_INLINE void movePiece(char *to, const char *from) {
  using T = typename Piece<size>::type;
  *reinterpret_cast<T *>(to) = *reinterpret_cast<const T *>(from);
}

template <bool isGather, typename Move>
HWY_INLINE void moveEach(char *to, const char *from, const int32_t *offsets, int64_t unit, int64_t step, int64_t n,
                         Move move) {
#pragma clang loop vectorize(disable) unroll_count(4)
  for (int64_t i = 0; i < n; ++i) {
    if constexpr (isGather)
      move(to + i * step, from + offsets[i] * unit);
    else if (offsets[i] >= 0)
      move(to + offsets[i] * unit, from + i * step);
  }
}

// Slices of one piece, most often an element.
template <bool isGather, size_t size>
void movePieces(char *to, const char *from, const int32_t *offsets, int64_t unit, int64_t step, int64_t, int64_t n) {
  auto move = [](char *target, const char *source) { movePiece<size>(target, source); };
  if (step == int64_t(size) && unit == int64_t(size))
    moveEach<isGather>(to, from, offsets, size, size, n, move);
  else
    moveEach<isGather>(to, from, offsets, unit, step, n, move);
}

// Slices of more than `size`, less than twice as many bytes: two pieces, which overlap.
template <bool isGather, size_t size>
void movePairs(char *to, const char *from, const int32_t *offsets, int64_t unit, int64_t step, int64_t bytes,
               int64_t n) {
  const int64_t rest = bytes - int64_t(size);
  moveEach<isGather>(to, from, offsets, unit, step, n, [=](char *target, const char *source) {
    movePiece<size>(target, source);
    movePiece<size>(target + rest, source + rest);
  });
}

// Longer slices.
template <bool isGather>
void moveRows(char *to, const char *from, const int32_t *offsets, int64_t unit, int64_t step, int64_t bytes,
              int64_t n) {
  if (bytes > 2048)
    moveEach<isGather>(to, from, offsets, unit, step, n,
                       [=](char *target, const char *source) { std::memcpy(target, source, size_t(bytes)); });
  else
    moveEach<isGather>(to, from, offsets, unit, step, n, [=](char *target, const char *source) {
      const int64_t last = bytes - 64;
      for (int64_t at = 0; at < last; at += 64)
        movePiece<64>(target + at, source + at);
      movePiece<64>(target + last, source + last);
    });
}

//--- Tables that fit two registers ----------------------------------------------------------------------------------//

namespace hn = hwy::HWY_NAMESPACE;
constexpr int64_t registerBytes = HWY_MAX_BYTES;

template <typename T>
void lookUp(char *to, const char *from, const int32_t *offsets, int64_t, int64_t, int64_t bytes, int64_t n) {
  const hn::ScalableTag<T> d;
  const hn::Rebind<int32_t, decltype(d)> narrow;
  const hn::RebindToSigned<decltype(d)> wide;
  const auto lanes = int64_t(hn::Lanes(d));
  alignas(64) char table[2 * registerBytes] = {};
  std::memcpy(table, from, size_t(bytes));
  const auto low = hn::Load(d, reinterpret_cast<const T *>(table));
  const auto high = hn::Load(d, reinterpret_cast<const T *>(table + registerBytes));
  const auto last = hn::Set(wide, std::make_signed_t<T>(lanes - 1));
  auto find = [&](const int32_t *places, T *result) {
    const auto place = [&] {
      if constexpr (sizeof(T) == 4)
        return hn::LoadU(wide, places);
      else
        return hn::PromoteTo(wide, hn::LoadU(narrow, places));
    }();
    const auto lane = hn::IndicesFromVec(d, hn::And(place, last));
    const auto isHigh = hn::RebindMask(d, hn::Gt(place, last));
    hn::StoreU(hn::IfThenElse(isHigh, hn::TableLookupLanes(high, lane), hn::TableLookupLanes(low, lane)), d, result);
  };
  auto *result = reinterpret_cast<T *>(to);
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes)
    find(offsets + i, result + i);
  if (i < n) {
    alignas(64) int32_t places[registerBytes / sizeof(T)] = {};
    alignas(64) T rest[registerBytes / sizeof(T)];
    std::memcpy(places, offsets + i, size_t(n - i) * sizeof(int32_t));
    find(places, rest);
    std::memcpy(result + i, rest, size_t(n - i) * sizeof(T));
  }
}

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

namespace shlo::exec::HWY_NAMESPACE {

template <bool isClamped, bool adds> constexpr std::array<IndexKernel, 8> locateAny() {
  return {locateAll<uint8_t, isClamped, adds>,  locateAll<uint16_t, isClamped, adds>,
          locateAll<uint32_t, isClamped, adds>, locateAll<uint64_t, isClamped, adds>,
          locateAll<int8_t, isClamped, adds>,   locateAll<int16_t, isClamped, adds>,
          locateAll<int32_t, isClamped, adds>,  locateAll<int64_t, isClamped, adds>};
}

extern const IndexKernels indexTable;
constexpr IndexKernels indexTable = {
    {{locateAny<false, false>(), locateAny<false, true>()}, {locateAny<true, false>(), locateAny<true, true>()}},
    {{movePieces<false, 1>, movePieces<false, 2>, movePieces<false, 4>, movePieces<false, 8>, movePieces<false, 16>,
      movePieces<false, 32>, movePieces<false, 64>},
     {movePieces<true, 1>, movePieces<true, 2>, movePieces<true, 4>, movePieces<true, 8>, movePieces<true, 16>,
      movePieces<true, 32>, movePieces<true, 64>}},
    {{movePairs<false, 1>, movePairs<false, 2>, movePairs<false, 4>, movePairs<false, 8>, movePairs<false, 16>,
      movePairs<false, 32>},
     {movePairs<true, 1>, movePairs<true, 2>, movePairs<true, 4>, movePairs<true, 8>, movePairs<true, 16>,
      movePairs<true, 32>}},
    {moveRows<false>, moveRows<true>},
    {lookUp<uint32_t>, lookUp<uint64_t>},
    2 * registerBytes,
};

} // namespace shlo::exec::HWY_NAMESPACE

#if HWY_ONCE
namespace shlo::exec {

static const IndexKernels *const indexKernels[simdCount] = SHLO_PER_SIMD(indexTable);

SliceMove sliceMove(Simd simd, bool isGather, int64_t bytes) {
  const IndexKernels &kernels = *indexKernels[size_t(simd)];
  const auto logarithm = size_t(std::bit_width(uint64_t(bytes))) - 1;
  if (bytes > 64)
    return kernels.rows[isGather];
  return std::has_single_bit(uint64_t(bytes)) ? kernels.pieces[isGather][logarithm]
                                              : kernels.pairs[isGather][logarithm];
}

SliceMove tableMove(Simd simd, int64_t unit, int64_t operandBytes) {
  const IndexKernels &kernels = *indexKernels[size_t(simd)];
  return (unit == 4 || unit == 8) && operandBytes <= kernels.tableBytes ? kernels.tables[unit == 8] : nullptr;
}

bool IndexTiles::make(Simd simd, ElementType indexType, Walk<3> positions, std::vector<IndexComponent> list,
                      const Layout &operand, bool isClamped) {
  constexpr int64_t most = std::numeric_limits<int32_t>::max();
  int64_t span = 0;
  for (size_t d = 0; d < operand.shape.size(); ++d) {
    int64_t reach = 0;
    if (operand.shape[d] > most || __builtin_mul_overflow(operand.shape[d] - 1, std::abs(operand.strides[d]), &reach) ||
        __builtin_add_overflow(span, std::max<int64_t>(reach, 0), &span) || span > most)
      return false;
  }
  const size_t isSigned = info(indexType).kind == ElementKind::Signed;
  const size_t column = 4 * isSigned + size_t(std::bit_width(byteSize(indexType))) - 1;
  first = indexKernels[size_t(simd)]->locate[isClamped][false][column];
  next = indexKernels[size_t(simd)]->locate[isClamped][true][column];
  indexBytes = int64_t(byteSize(indexType));
  components = std::move(list);
  for (IndexComponent &component : components)
    if (component.limit == 0)
      component.stride = 0; // of an axis of one element it can have any size
  outer = std::move(positions);
  outer.coalesce();
  if (!outer.axes.empty()) {
    inner = outer.axes.back();
    outer.axes.pop_back();
  }
  return true;
}

void IndexTiles::locate(const char *const *indices, const Walk<3>::Offsets &line, int64_t begin, int64_t n,
                        int32_t *offsets) const {
  const auto step = int32_t(inner.strides[2]), base = int32_t(line[2] + begin * inner.strides[2]);
  bool adds = step != 0 || components.empty();
  if (adds)
    for (int64_t i = 0; i < n; ++i)
      offsets[i] = base + int32_t(i) * step;
  // Index vectors without elements may have no memory.
  const int64_t vector = line[0] + begin * inner.strides[0];
  for (const IndexComponent &component : components) {
    const char *at = indices[component.array] + (vector + component.at) * indexBytes;
    (adds ? next : first)(at, inner.strides[0], n, component.limit, int32_t(component.stride), base, offsets);
    adds = true;
  }
}

} // namespace shlo::exec
#endif
