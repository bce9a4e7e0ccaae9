// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/shuffle.h"

#include "exec/elementwise_simd.h"

#include <algorithm>
#include <cstring>
#include <numeric>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/shuffle.cpp"
#include "hwy/foreach_target.h"

#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

using Bytes16 = hn::FixedTag<uint8_t, 16>;
using Vector16 = hn::Vec<Bytes16>;

template <typename T> HWY_INLINE uint64_t loadAs(const char *from) {
  T value;
  __builtin_memcpy(&value, from, sizeof value);
  return value;
}
template <typename T> HWY_INLINE void storeAs(char *to, uint64_t value) {
  const T part = T(value);
  __builtin_memcpy(to, &part, sizeof part);
}

// The bytes of a source that has fewer than 16 of them.
HWY_INLINE Vector16 loadHalves(const Shuffle::Window &window, const char *base) {
  const hn::FixedTag<uint64_t, 2> d;
  const char *one = base + window.offset, *other = base + window.second;
  uint64_t low, high = 0;
  switch (window.half) {
  case 1: low = loadAs<uint8_t>(one); break;
  case 2: low = loadAs<uint16_t>(one) | loadAs<uint16_t>(other) << 16; break;
  case 4: low = loadAs<uint32_t>(one) | loadAs<uint32_t>(other) << 32; break;
  default: low = loadAs<uint64_t>(one); high = loadAs<uint64_t>(other);
  }
  return hn::BitCast(Bytes16(), hn::InterleaveLower(d, hn::Set(d, low), hn::Set(d, high)));
}

HWY_INLINE void storeHalves(const Shuffle &shuffle, Vector16 value, char *to) {
  const auto words = hn::BitCast(hn::FixedTag<uint64_t, 2>(), value);
  const uint64_t low = hn::GetLane(words);
  char *other = to + shuffle.bytes - shuffle.half;
  switch (shuffle.half) {
  case 1: return storeAs<uint8_t>(to, low);
  case 2: storeAs<uint16_t>(to, low); return storeAs<uint16_t>(other, low >> 16);
  case 4: storeAs<uint32_t>(to, low); return storeAs<uint32_t>(other, low >> 32);
  default: storeAs<uint64_t>(to, low); return storeAs<uint64_t>(other, hn::ExtractLane(words, 1));
  }
}

template <size_t perPiece, bool simple>
void shuffleBlocks(const Shuffle &shuffle, char *to, const char *const *from, int64_t begin, int64_t end) {
  const Bytes16 d;
  const size_t count = perPiece ? perPiece : shuffle.perPiece, sources = shuffle.sources;
  const int64_t bytes = shuffle.bytes, last = bytes - 16;
  for (int64_t group = begin; group < end; ++group) {
    const int64_t position = std::min(group * shuffle.together, shuffle.extent - shuffle.together);
    char *target = to + position * shuffle.toStep;
    const char *bases[Shuffle::mostSources];
    for (size_t i = 0; i < (simple ? 1 : sources); ++i)
      bases[i] = from[i] + position * shuffle.fromSteps[i];
    const Shuffle::Window *window = shuffle.windows.data();
    const uint8_t *lanes = shuffle.lanes.data()->bytes;
    auto piece = [&]() HWY_ATTR {
      auto part = [&](size_t i) HWY_ATTR {
        const Shuffle::Window &one = window[i];
        const char *base = simple ? bases[0] : bases[one.source];
        const Vector16 loaded = simple || one.half == 0
                                    ? hn::LoadU(d, reinterpret_cast<const uint8_t *>(base + one.offset))
                                    : loadHalves(one, base);
        return hn::TableLookupBytesOr0(loaded, hn::Load(d, lanes + 16 * i));
      };
      Vector16 value = part(0);
      for (size_t i = 1; i < count; ++i)
        value = hn::Or(value, part(i));
      window += count;
      lanes += 16 * count;
      return value;
    };
    if (last < 0) {
      storeHalves(shuffle, piece(), target);
      continue;
    }
    for (int64_t at = 0; at < last; at += 16)
      hn::StoreU(piece(), d, reinterpret_cast<uint8_t *>(target + at));
    hn::StoreU(piece(), d, reinterpret_cast<uint8_t *>(target + last));
  }
}

// The same with registers of `width` bytes and lanes of 32 bits.
template <int64_t width, size_t perPiece, bool whole>
void shuffleWide(const Shuffle &shuffle, char *to, const char *const *from, int64_t begin, int64_t end) {
  const hn::FixedTag<uint32_t, size_t(width) / 4> d;
  const hn::RebindToSigned<decltype(d)> di;
  const size_t sources = shuffle.sources;
  const int64_t last = shuffle.bytes - width;
  for (int64_t group = begin; group < end; ++group) {
    const int64_t position = std::min(group * shuffle.together, shuffle.extent - shuffle.together);
    char *target = to + position * shuffle.toStep;
    const char *bases[Shuffle::mostSources];
    for (size_t i = 0; i < sources; ++i)
      bases[i] = from[i] + position * shuffle.fromSteps[i];
    const Shuffle::Window *window = shuffle.windows.data();
    const auto *lanes = reinterpret_cast<const uint32_t *>(shuffle.lanes.data()->bytes);
    auto piece = [&](char *at) HWY_ATTR {
      auto load = [&](size_t i) HWY_ATTR {
        const auto *at = reinterpret_cast<const uint32_t *>(bases[window[i].source] + window[i].offset);
        if constexpr (whole)
          return hn::LoadU(d, at);
        else
          return hn::MaskedLoad(hn::FirstN(d, window[i].words), d, at);
      };
      auto chosen = [&](size_t i) HWY_ATTR { return hn::Load(d, lanes + i * (width / 4)); };
      auto permuted = [&](size_t i) HWY_ATTR {
        const auto index = hn::And(chosen(i), hn::Set(d, ~Shuffle::inWindow));
        // Not by IndicesFromVec, which checks the lanes in a debug build and needs Highway's library for this.
        using Indices = decltype(hn::IndicesFromVec(d, index));
        return hn::TableLookupLanes(load(i), Indices{index.raw});
      };
      auto value = permuted(0);
      for (size_t i = 1; i < perPiece; ++i) {
        const auto mask = hn::RebindMask(d, hn::MaskFromVec(hn::BroadcastSignBit(hn::BitCast(di, chosen(i)))));
        value = hn::IfThenElse(mask, permuted(i), value);
      }
      hn::StoreU(value, d, reinterpret_cast<uint32_t *>(at));
      window += perPiece;
      lanes += perPiece * (width / 4);
    };
    for (int64_t at = 0; at < last; at += width)
      piece(target + at);
    piece(target + last);
  }
}

template <int64_t width, size_t perPiece, bool whole> constexpr Shuffle::Kernel wideKernel() {
  if constexpr (width <= HWY_MAX_BYTES)
    return shuffleWide<width, perPiece, whole>;
  else
    return nullptr;
}

template <typename T> void fillRow(char *to, const char *element, int64_t n) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  T value;
  __builtin_memcpy(&value, element, sizeof value);
  auto *target = reinterpret_cast<T *>(to);
  const auto repeated = hn::Set(d, value);
  int64_t i = 0;
  for (; i + lanes <= n; i += lanes)
    hn::StoreU(repeated, d, target + i);
  if (i < n && n >= lanes)
    hn::StoreU(repeated, d, target + n - lanes);
  else
    for (; i < n; ++i)
      __builtin_memcpy(target + i, &value, sizeof value);
}

extern const ShuffleKernels shuffleTable;
constexpr ShuffleKernels shuffleTable = {
    {fillRow<uint8_t>, fillRow<uint16_t>, fillRow<uint32_t>, fillRow<uint64_t>},
    {
        {shuffleBlocks<0, false>, shuffleBlocks<0, true>},
        {shuffleBlocks<1, false>, shuffleBlocks<1, true>},
        {shuffleBlocks<2, false>, shuffleBlocks<2, true>},
        {shuffleBlocks<3, false>, shuffleBlocks<3, true>},
        {shuffleBlocks<4, false>, shuffleBlocks<4, true>},
    },
    {
        {{wideKernel<32, 1, false>(), wideKernel<32, 1, true>()},
         {wideKernel<32, 2, false>(), wideKernel<32, 2, true>()},
         {wideKernel<32, 3, false>(), wideKernel<32, 3, true>()},
         {wideKernel<32, 4, false>(), wideKernel<32, 4, true>()}},
        {{wideKernel<64, 1, false>(), wideKernel<64, 1, true>()},
         {wideKernel<64, 2, false>(), wideKernel<64, 2, true>()},
         {wideKernel<64, 3, false>(), wideKernel<64, 3, true>()},
         {wideKernel<64, 4, false>(), wideKernel<64, 4, true>()}},
    },
};

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace shlo::exec {

const ShuffleKernels *const shuffleKernels[simdCount] = SHLO_PER_SIMD(shuffleTable);

namespace {

// The half of a range of fewer than 16 bytes: two of them cover it.
uint32_t halfOf(int64_t bytes) { return bytes >= 8 ? 8 : bytes >= 4 ? 4 : bytes >= 2 ? 2 : 1; }

// The bytes that a block reads from a source.
struct Range {
  int64_t begin = INT64_MAX, end = INT64_MIN;
  int64_t size() const { return end - begin; }
};

// More windows than this cost more than single elements.
size_t mostWindows(size_t elementBytes, int64_t width) {
  if (width > 16)
    return elementBytes == 4 ? 4 : 2;
  return elementBytes == 1 ? 8 : elementBytes == 2 ? 6 : elementBytes == 4 ? 3 : elementBytes == 8 ? 2 : 1;
}

} // namespace

bool Shuffle::fill(size_t elementBytes, size_t sources, const std::vector<Element> &row, const std::vector<Axis> &axes,
                   int64_t width, size_t &taken) {
  const int64_t size = int64_t(elementBytes), mostBytes = 16 * width;
  if (row.empty() || int64_t(row.size()) * size > mostBytes)
    return false;
  std::vector<Element> elements = row;
  // Repeats the block along an axis.
  auto repeat = [&](const Axis &axis, int64_t times) {
    const size_t count = elements.size();
    elements.reserve(count * size_t(times));
    for (int64_t k = 1; k < times; ++k)
      for (size_t i = 0; i < count; ++i)
        elements.push_back({elements[i].source, elements[i].offset + k * axis.fromSteps[elements[i].source]});
  };
  for (taken = 0; taken < axes.size(); ++taken) {
    const Axis &axis = axes[taken];
    const int64_t now = int64_t(elements.size()) * size;
    if (axis.toStep != now)
      break;
    // Positions that fill whole registers. If there are fewer, the block has all of them.
    int64_t unit = width / std::gcd(now, width);
    if (axis.extent < unit) {
      if (now * axis.extent > mostBytes)
        break;
      repeat(axis, axis.extent);
      continue;
    }
    if (now * unit > mostBytes)
      unit = 1;
    while (now * unit < 4 * width && 2 * unit <= axis.extent)
      unit *= 2;
    together = unit;
    repeat(axis, unit);
    break;
  }
  if (taken < axes.size()) {
    extent = axes[taken].extent;
    toStep = axes[taken].toStep;
    fromSteps = axes[taken].fromSteps;
    ++taken;
  }
  this->sources = sources;
  bytes = int64_t(elements.size()) * size;
  if (width > 16 && bytes < width)
    return false;
  std::array<Range, mostSources> ranges;
  for (const Element &element : elements) {
    Range &range = ranges[element.source];
    range.begin = std::min(range.begin, element.offset);
    range.end = std::max(range.end, element.offset + size);
  }
  if (bytes < width)
    half = halfOf(bytes);
  // Pieces with a list of windows each, and the lanes of each window.
  const size_t most = mostWindows(elementBytes, width);
  std::vector<Window> made;
  std::vector<Lanes> madeLanes;
  std::vector<size_t> ends;
  const int64_t units = width / size; // elements of a piece
  for (int64_t at = 0; at < bytes; at += width) {
    const int64_t begin = bytes < width ? 0 : std::min(at, bytes - width);
    const Element *places[16];
    bool covered[16];
    for (int64_t i = 0; i < units; ++i) {
      int64_t byte = begin + i * size;
      if (half)
        byte = i * size < half ? i * size : i * size < 2 * half && half > 1 ? bytes - 2 * half + i * size : -1;
      covered[i] = byte < 0;
      places[i] = byte < 0 ? nullptr : &elements[size_t(byte / size)];
    }
    for (size_t count = 0;; ++count) {
      const Element *first = nullptr; // that is not covered
      for (int64_t i = 0; i < units; ++i)
        if (!covered[i] &&
            (!first || std::pair(places[i]->source, places[i]->offset) < std::pair(first->source, first->offset)))
          first = places[i];
      if (!first)
        break;
      if (count == most)
        return false;
      const Range &range = ranges[first->source];
      Window window{first->offset, 0, first->source, 0, uint32_t(width / 4)};
      if (range.size() >= width) {
        window.offset = std::min(first->offset, range.end - width);
      } else if (width > 16) {
        window.offset = range.begin;
        window.words = uint32_t(range.size() / 4);
      } else {
        window.half = halfOf(range.size());
        window.offset = range.begin;
        window.second = range.end - window.half;
      }
      Lanes chosen;
      std::memset(chosen.bytes, width > 16 ? 0 : 0x80, sizeof chosen.bytes);
      for (int64_t i = 0; i < units; ++i) {
        if (covered[i] || places[i]->source != first->source)
          continue;
        int64_t lane = places[i]->offset - window.offset;
        if (window.half && lane + size > window.half)
          lane = places[i]->offset - window.second + window.half;
        if (lane + size > width)
          continue;
        covered[i] = true;
        for (int64_t k = 0; k < size; k += width > 16 ? 4 : 1) {
          const uint32_t word = uint32_t((lane + k) / 4) | inWindow;
          if (width > 16)
            std::memcpy(chosen.bytes + i * size + k, &word, sizeof word);
          else
            chosen.bytes[i * size + k] = uint8_t(lane + k);
        }
      }
      made.push_back(window);
      madeLanes.push_back(chosen);
    }
    ends.push_back(made.size());
  }
  size_t begin = 0;
  perPiece = 1;
  for (size_t end : ends) {
    perPiece = std::max(perPiece, end - begin);
    begin = end;
  }
  // Pieces with fewer windows repeat their first one, without lanes.
  const size_t count = ends.size() * perPiece, registerBytes = size_t(width);
  lanes.resize((count * registerBytes + 63) / 64);
  auto *laneBytes = reinterpret_cast<uint8_t *>(lanes.data());
  begin = 0;
  for (size_t end : ends) {
    for (size_t i = 0; i < perPiece; ++i) {
      const bool isMore = begin + i >= end;
      uint8_t *to = laneBytes + windows.size() * registerBytes;
      if (isMore)
        std::memset(to, width > 16 ? 0 : 0x80, registerBytes);
      else
        std::memcpy(to, madeLanes[begin + i].bytes, registerBytes);
      windows.push_back(made[isMore ? begin : begin + i]);
    }
    begin = end;
  }
  return true;
}

std::optional<Shuffle> Shuffle::make(Simd simd, size_t elementBytes, size_t sources, std::vector<Element> row,
                                     std::vector<Axis> &axes) {
  if (sources > mostSources)
    return std::nullopt;
  const ShuffleKernels &kernels = *shuffleKernels[size_t(simd)];
  for (int64_t width : {64, 32, 16}) {
    if (width > 16 && (elementBytes < 4 || !kernels.wide[width / 64][0][0]))
      continue;
    Shuffle shuffle;
    size_t taken = 0;
    if (!shuffle.fill(elementBytes, sources, row, axes, width, taken))
      continue;
    bool whole = true;
    for (const Window &window : shuffle.windows)
      whole = whole && window.half == 0 && window.words == uint32_t(width / 4);
    const bool simple = whole && sources == 1;
    shuffle.kernel = width > 16 ? kernels.wide[width / 64][shuffle.perPiece - 1][whole]
                                : kernels.kernels[shuffle.perPiece <= 4 ? shuffle.perPiece : 0][simple];
    axes.erase(axes.begin(), axes.begin() + ptrdiff_t(taken));
    return shuffle;
  }
  return std::nullopt;
}

} // namespace shlo::exec
#endif
