// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/shuffle.h"

#include "exec/elementwise_simd.h"

#include <algorithm>
#include <cstring>
#include <numeric>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/shuffle.cpp"
#include "hwy/foreach_target.h"

#include "exec/permute-inl.h"

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
  const int64_t bytes = shuffle.bytes, last = bytes - 16, final = shuffle.extent - shuffle.together;
  int64_t position = std::min(begin * shuffle.together, final);
  char *target = to + position * shuffle.toStep;
  const char *bases[Shuffle::mostSources];
#pragma clang loop vectorize(disable) unroll(disable)
  for (size_t i = 0; i < (simple ? 1 : sources); ++i)
    bases[i] = from[i] + position * shuffle.fromSteps[i];
  auto advance = [&]() HWY_ATTR {
    const int64_t next = std::min(position + shuffle.together, final), distance = next - position;
    target += distance * shuffle.toStep;
#pragma clang loop vectorize(disable) unroll(disable)
    for (size_t i = 0; i < (simple ? 1 : sources); ++i)
      bases[i] += distance * shuffle.fromSteps[i];
    position = next;
  };
  for (int64_t group = begin; group < end; ++group) {
    const Shuffle::Window *window = shuffle.windows.data();
    const uint8_t *lanes = shuffle.lanes.data()->bytes;
    auto load = [&](size_t i) HWY_ATTR {
      const Shuffle::Window &one = window[i];
      const char *base = simple ? bases[0] : bases[one.source];
      return simple || one.half == 0 ? hn::LoadU(d, reinterpret_cast<const uint8_t *>(base + one.offset))
                                     : loadHalves(one, base);
    };
    int64_t at = 0;
#if HWY_MAX_BYTES >= 32
    const hn::FixedTag<uint8_t, 32> dd;
    for (; at + 32 <= bytes; at += 32) {
      auto parts = [&](size_t i) HWY_ATTR {
        return hn::TableLookupBytesOr0(hn::Combine(dd, load(2 * i + 1), load(2 * i)), hn::Load(dd, lanes + 32 * i));
      };
      auto value = parts(0);
      for (size_t i = 1; i < count; ++i)
        value = hn::Or(value, parts(i));
      window += 2 * count;
      lanes += 32 * count;
      hn::StoreU(value, dd, reinterpret_cast<uint8_t *>(target + at));
    }
#endif
    auto piece = [&]() HWY_ATTR {
      auto part = [&](size_t i) HWY_ATTR { return hn::TableLookupBytesOr0(load(i), hn::Load(d, lanes + 16 * i)); };
      Vector16 value = part(0);
      for (size_t i = 1; i < count; ++i)
        value = hn::Or(value, part(i));
      window += count;
      lanes += 16 * count;
      return value;
    };
    if (last < 0) {
      storeHalves(shuffle, piece(), target);
    } else {
      for (; at < last; at += 16)
        hn::StoreU(piece(), d, reinterpret_cast<uint8_t *>(target + at));
      if (at < bytes)
        hn::StoreU(piece(), d, reinterpret_cast<uint8_t *>(target + last));
    }
    advance();
  }
}

// The same with registers of `width` bytes and lanes of 32 bits. `whole`: all windows are; `single`: the source is.
template <int64_t width, size_t perPiece, bool whole, bool single>
void shuffleWide(const Shuffle &shuffle, char *to, const char *const *from, int64_t begin, int64_t end) {
  const hn::FixedTag<uint32_t, size_t(width) / 4> d;
  const size_t sources = single ? 1 : shuffle.sources;
  const int64_t last = shuffle.bytes - width, final = shuffle.extent - shuffle.together;
  int64_t position = std::min(begin * shuffle.together, final);
  char *target = to + position * shuffle.toStep;
  const char *bases[Shuffle::mostSources];
#pragma clang loop vectorize(disable) unroll(disable)
  for (size_t i = 0; i < sources; ++i)
    bases[i] = from[i] + position * shuffle.fromSteps[i];
  for (int64_t group = begin; group < end; ++group) {
    const Shuffle::Window *window = shuffle.windows.data();
    const auto *lanes = reinterpret_cast<const uint32_t *>(shuffle.lanes.data()->bytes);
    auto piece = [&](char *at) HWY_ATTR {
      auto load = [&](size_t i) HWY_ATTR {
        const auto *at = reinterpret_cast<const uint32_t *>(bases[single ? 0 : window[i].source] + window[i].offset);
        if constexpr (whole)
          return hn::LoadU(d, at);
        else
          return hn::MaskedLoad(hn::FirstN(d, window[i].loaded / 4), d, at);
      };
      auto chosen = [&](size_t i) HWY_ATTR { return hn::Load(d, lanes + i * (width / 4)); };
      auto value = load(0);
      if constexpr (perPiece == 1)
        value = lookupTwo(d, value, value, chosen(0));
      for (size_t i = 1; i < perPiece; ++i)
        value = lookupTwo(d, value, load(i), chosen(i - 1));
      hn::StoreU(value, d, reinterpret_cast<uint32_t *>(at));
      window += perPiece;
      lanes += Shuffle::tables(perPiece) * (width / 4);
    };
#pragma clang loop unroll_count(2)
    for (int64_t at = 0; at < last; at += width)
      piece(target + at);
    piece(target + last);
    const int64_t next = std::min(position + shuffle.together, final), distance = next - position;
    target += distance * shuffle.toStep;
#pragma clang loop vectorize(disable) unroll(disable)
    for (size_t i = 0; i < sources; ++i)
      bases[i] += distance * shuffle.fromSteps[i];
    position = next;
  }
}

// Blocks of a few pieces, each from one window of one source: what is permuted stays in registers. `isSame`: all pieces
// have one window, which may be shorter than a register; otherwise windows are whole.
template <int64_t width, size_t pieces, bool isSame>
void shuffleFew(const Shuffle &shuffle, char *to, const char *const *from, int64_t begin, int64_t end) {
  const hn::FixedTag<uint32_t, size_t(width) / 4> d;
  const int64_t last = shuffle.bytes - width, final = shuffle.extent - shuffle.together;
  const auto *lanes = reinterpret_cast<const uint32_t *>(shuffle.lanes.data()->bytes);
  using Indices = decltype(hn::IndicesFromVec(d, hn::Zero(d))); // see above
  Indices indices[pieces];
  int64_t offsets[pieces];
  for (size_t i = 0; i < pieces; ++i) {
    indices[i] = Indices{hn::Load(d, lanes + i * (width / 4)).raw};
    offsets[i] = shuffle.windows[i].offset;
  }
  const auto loaded = hn::FirstN(d, shuffle.windows[0].loaded / 4);
  const int64_t toStep = shuffle.toStep, fromStep = shuffle.fromSteps[0], together = shuffle.together;
  for (int64_t group = begin; group < end; ++group) {
    const int64_t position = std::min(group * together, final);
    char *target = to + position * toStep;
    const char *base = from[0] + position * fromStep;
    auto at = [&](size_t i) { return reinterpret_cast<const uint32_t *>(base + offsets[i]); };
    [[maybe_unused]] hn::Vec<decltype(d)> same;
    if constexpr (isSame)
      same = hn::MaskedLoad(loaded, d, at(0));
    for (size_t i = 0; i < pieces; ++i) {
      char *const piece = target + (i + 1 < pieces ? int64_t(i) * width : last);
      if constexpr (isSame)
        hn::StoreU(hn::TableLookupLanes(same, indices[i]), d, reinterpret_cast<uint32_t *>(piece));
      else
        hn::StoreU(hn::TableLookupLanes(hn::LoadU(d, at(i)), indices[i]), d, reinterpret_cast<uint32_t *>(piece));
    }
  }
}
template <int64_t width, bool isSame> constexpr std::array<Shuffle::Kernel, Shuffle::fewPieces> fewKernels() {
  if constexpr (width <= HWY_MAX_BYTES)
    return {shuffleFew<width, 1, isSame>, shuffleFew<width, 2, isSame>, shuffleFew<width, 3, isSame>,
            shuffleFew<width, 4, isSame>, shuffleFew<width, 5, isSame>, shuffleFew<width, 6, isSame>,
            shuffleFew<width, 7, isSame>, shuffleFew<width, 8, isSame>};
  else
    return {};
}

// Blocks of few pieces, each from several whole windows of one source.
template <int64_t width, size_t perPiece, size_t pieces>
void shuffleJoined(const Shuffle &shuffle, char *to, const char *const *from, int64_t begin, int64_t end) {
  const hn::FixedTag<uint32_t, size_t(width) / 4> d;
  const int64_t last = shuffle.bytes - width, final = shuffle.extent - shuffle.together;
  const auto *lanes = reinterpret_cast<const uint32_t *>(shuffle.lanes.data()->bytes);
  hn::Vec<decltype(d)> indices[pieces * (perPiece - 1)];
  int64_t offsets[pieces * perPiece];
  for (size_t i = 0; i < pieces * (perPiece - 1); ++i)
    indices[i] = hn::Load(d, lanes + i * (width / 4));
  for (size_t i = 0; i < pieces * perPiece; ++i)
    offsets[i] = shuffle.windows[i].offset;
  const int64_t toStep = shuffle.toStep, fromStep = shuffle.fromSteps[0], together = shuffle.together;
  for (int64_t group = begin; group < end; ++group) {
    const int64_t position = std::min(group * together, final);
    char *target = to + position * toStep;
    const char *base = from[0] + position * fromStep;
    auto load = [&](size_t i) HWY_ATTR { return hn::LoadU(d, reinterpret_cast<const uint32_t *>(base + offsets[i])); };
    for (size_t i = 0; i < pieces; ++i) {
      auto value = load(i * perPiece);
      for (size_t k = 1; k < perPiece; ++k)
        value = lookupTwo(d, value, load(i * perPiece + k), indices[i * (perPiece - 1) + k - 1]);
      hn::StoreU(value, d, reinterpret_cast<uint32_t *>(target + (i + 1 < pieces ? int64_t(i) * width : last)));
    }
  }
}
template <int64_t width, size_t perPiece> constexpr std::array<Shuffle::Kernel, Shuffle::joinedPieces> joinedKernels() {
  if constexpr (width <= HWY_MAX_BYTES)
    return {shuffleJoined<width, perPiece, 1>, shuffleJoined<width, perPiece, 2>, shuffleJoined<width, perPiece, 3>,
            shuffleJoined<width, perPiece, 4>};
  else
    return {};
}

// [whether all windows are loaded as a whole, and there is one source]
template <int64_t width, size_t perPiece> constexpr std::array<Shuffle::Kernel, 3> wideKernels() {
  if constexpr (width <= HWY_MAX_BYTES)
    return {shuffleWide<width, perPiece, false, false>, shuffleWide<width, perPiece, true, false>,
            shuffleWide<width, perPiece, true, true>};
  else
    return {};
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

// Rows of less than 16 bytes, next to each other in the target and not in the source. All but the first and the last
// ones are moved with some bytes behind them.
HWY_INLINE void copyShortLines(char *to, const char *from, int64_t fromStep, int64_t bytes, int64_t count) {
  const Bytes16 d;
  auto exact = [&](int64_t i) HWY_ATTR {
    char *target = to + i * bytes;
    const char *source = from + i * fromStep;
    auto halves = [&]<typename T>(T) HWY_ATTR {
      const int64_t other = bytes - int64_t(sizeof(T));
      const uint64_t first = loadAs<T>(source), second = loadAs<T>(source + other);
      storeAs<T>(target, first);
      storeAs<T>(target + other, second);
    };
    if (bytes >= 8)
      halves(uint64_t());
    else if (bytes >= 4)
      halves(uint32_t());
    else
      for (int64_t k = 0; k < bytes; ++k)
        target[k] = source[k];
  };
  // The target's rows behind one are written later. So few rows at the end are nearer to it than a register.
  const int64_t rest = std::min(count, 1 + 16 / bytes);
  exact(0);
#pragma clang loop unroll_count(4)
  for (int64_t i = 1; i < count - rest; ++i)
    hn::StoreU(hn::LoadU(d, reinterpret_cast<const uint8_t *>(from + i * fromStep)), d,
               reinterpret_cast<uint8_t *>(to + i * bytes));
  for (int64_t i = std::max<int64_t>(1, count - rest); i < count; ++i)
    exact(i);
}

// Rows in pieces of a register, the last of which may overlap the one before.
template <size_t width, int64_t pieces>
HWY_INLINE void copyLinesOf(char *to, int64_t toStep, const char *from, int64_t fromStep, int64_t bytes,
                            int64_t count) {
  const hn::FixedTag<uint8_t, width> d;
  const auto size = int64_t(width), last = bytes - size;
  for (int64_t i = 0; i < count; ++i) {
    auto *target = reinterpret_cast<uint8_t *>(to + i * toStep);
    const auto *source = reinterpret_cast<const uint8_t *>(from + i * fromStep);
    if constexpr (pieces == 2)
      hn::StoreU(hn::LoadU(d, source), d, target);
    else if constexpr (pieces > 2)
      for (int64_t at = 0; at < last; at += size)
        hn::StoreU(hn::LoadU(d, source + at), d, target + at);
    hn::StoreU(hn::LoadU(d, source + last), d, target + last);
  }
}

void copyLines(char *to, int64_t toStep, const char *from, int64_t fromStep, int64_t bytes, int64_t count) {
  constexpr size_t wide = HWY_MAX_BYTES < 32 ? 16 : 32;
  if (bytes < 16)
    copyShortLines(to, from, fromStep, bytes, count);
  else if (bytes <= 32)
    copyLinesOf<16, 2>(to, toStep, from, fromStep, bytes, count);
  else if (bytes <= 64 && wide == 32)
    copyLinesOf<wide, 2>(to, toStep, from, fromStep, bytes, count);
  else
    copyLinesOf<wide, 3>(to, toStep, from, fromStep, bytes, count);
}

template <typename T>
void fillLines(char *to, int64_t toStep, const char *from, int64_t fromStep, int64_t bytes, int64_t count) {
  const hn::CappedTag<T, 32 / sizeof(T)> d;
  const auto size = int64_t(hn::Lanes(d) * sizeof(T)), last = bytes - size;
  for (int64_t i = 0; i < count; ++i) {
    T value;
    __builtin_memcpy(&value, from + i * fromStep, sizeof value);
    const auto repeated = hn::Set(d, value);
    char *target = to + i * toStep;
    for (int64_t at = 0; at < last; at += size)
      hn::StoreU(repeated, d, reinterpret_cast<T *>(target + at));
    hn::StoreU(repeated, d, reinterpret_cast<T *>(target + last));
  }
}

extern const ShuffleKernels shuffleTable;
constexpr ShuffleKernels shuffleTable = {
    HWY_MAX_BYTES >= 32,
    {fillRow<uint8_t>, fillRow<uint16_t>, fillRow<uint32_t>, fillRow<uint64_t>},
    copyLines,
    {fillLines<uint8_t>, fillLines<uint16_t>, fillLines<uint32_t>, fillLines<uint64_t>},
    {
        {shuffleBlocks<0, false>, shuffleBlocks<0, true>},
        {shuffleBlocks<1, false>, shuffleBlocks<1, true>},
        {shuffleBlocks<2, false>, shuffleBlocks<2, true>},
        {shuffleBlocks<3, false>, shuffleBlocks<3, true>},
        {shuffleBlocks<4, false>, shuffleBlocks<4, true>},
    },
    {
        {wideKernels<32, 1>(), wideKernels<32, 2>(), wideKernels<32, 3>(), wideKernels<32, 4>()},
        {wideKernels<64, 1>(), wideKernels<64, 2>(), wideKernels<64, 3>(), wideKernels<64, 4>()},
    },
    {{fewKernels<32, false>(), fewKernels<32, true>()}, {fewKernels<64, false>(), fewKernels<64, true>()}},
    {{joinedKernels<32, 2>(), joinedKernels<32, 3>(), joinedKernels<32, 4>()},
     {joinedKernels<64, 2>(), joinedKernels<64, 3>(), joinedKernels<64, 4>()}},
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
    return elementBytes <= 4 ? 4 : 2;
  return elementBytes == 1 ? 8 : elementBytes == 2 ? 6 : elementBytes == 4 ? 3 : elementBytes == 8 ? 2 : 1;
}

} // namespace

bool Shuffle::fill(size_t elementBytes, size_t sources, const std::vector<Element> &row, const std::vector<Axis> &axes,
                   int64_t width, bool pairs, int64_t least, size_t &taken) {
  const int64_t size = int64_t(elementBytes), mostBytes = 16 * width;
  const bool hasWords = width > 16 && elementBytes >= 4;
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
    while (now * unit < least && 2 * unit <= axis.extent)
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
    const Element *places[64];
    bool covered[64];
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
      Window window{first->offset, 0, first->source, 0, uint32_t(width)};
      if (range.size() >= width) {
        window.offset = std::min(first->offset, range.end - width);
      } else if (width > 16) {
        window.offset = range.begin;
        window.loaded = uint32_t(range.size());
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
        for (int64_t k = 0; k < size; k += hasWords ? 4 : 1) {
          const uint32_t word = uint32_t((lane + k) / 4) | 0x80000000u;
          if (hasWords)
            std::memcpy(chosen.bytes + i * size + k, &word, sizeof word);
          else
            chosen.bytes[i * size + k] = uint8_t((lane + k) | (width > 16 ? 0x80 : 0));
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
  windows.resize(count);
  const size_t paired = pairs ? size_t(bytes / width / 2 * 2) : 0; // pieces
  for (size_t piece = 0; piece < ends.size(); ++piece) {
    const size_t end = ends[piece];
    for (size_t i = 0; i < perPiece; ++i) {
      const bool isMore = begin + i >= end;
      const size_t place = piece < paired ? piece / 2 * 2 * perPiece + 2 * i + piece % 2 : piece * perPiece + i;
      uint8_t *to = laneBytes + place * registerBytes;
      if (isMore)
        std::memset(to, width > 16 ? 0 : 0x80, registerBytes);
      else
        std::memcpy(to, madeLanes[begin + i].bytes, registerBytes);
      windows[place] = made[isMore ? begin : begin + i];
    }
    begin = end;
  }
  return true;
}

bool Shuffle::areWhole(int64_t width) const {
  return std::all_of(windows.begin(), windows.end(),
                     [&](const Window &window) { return window.half == 0 && window.loaded == uint32_t(width); });
}

// Of the lanes of single windows, those of pairs: the first two windows, then what they gave and the next one.
template <typename Lane> void Shuffle::joinWindows(size_t count) {
  constexpr Lane inWindow = Lane(1) << (8 * sizeof(Lane) - 1);
  const size_t pieces = windows.size() / perPiece;
  std::vector<Lanes> joined((pieces * tables(perPiece) * count * sizeof(Lane) + 63) / 64);
  const auto *from = reinterpret_cast<const Lane *>(lanes.data());
  auto *to = reinterpret_cast<Lane *>(joined.data());
  for (size_t piece = 0; piece < pieces; ++piece, from += perPiece * count)
    for (size_t i = 0; i < tables(perPiece); ++i, to += count)
      for (size_t k = 0; k < count; ++k) {
        const Lane before = i == 0 ? from[k] & ~inWindow : Lane(k);
        const Lane next = perPiece == 1 ? 0 : from[(i + 1) * count + k];
        to[k] = next & inWindow ? Lane(count + (next & ~inWindow)) : before;
      }
  lanes = std::move(joined);
}

std::optional<Shuffle> Shuffle::make(Simd simd, size_t elementBytes, size_t sources, std::vector<Element> row,
                                     std::vector<Axis> &axes) {
  if (sources > mostSources)
    return std::nullopt;
  const ShuffleKernels &kernels = *shuffleKernels[size_t(simd)];
  for (int64_t width : {64, 32, 16}) {
    const bool hasKernels = elementBytes >= 4 ? kernels.wide[width / 64][0][0] != nullptr
                                              : width == 64 && shuffleBytesKernel(simd, 1, true);
    if (width > 16 && !hasKernels)
      continue;
    const bool hasBytes = width > 16 && elementBytes < 4, pairs = width == 16 && kernels.arePaired;
    Shuffle shuffle;
    size_t taken = 0;
    // Few pieces, of which the lanes stay in registers; or as many as make the others quick.
    if (width > 16 && sources == 1 && shuffle.fill(elementBytes, 1, row, axes, width, pairs, 0, taken) &&
        shuffle.areWhole(width)) {
      const size_t perPiece = shuffle.perPiece, pieces = shuffle.windows.size() / perPiece;
      if (hasBytes)
        shuffle.kernel = shuffleFewBytesKernel(simd, perPiece, pieces);
      else if (perPiece > 1 && pieces <= joinedPieces)
        shuffle.kernel = kernels.joined[width / 64][perPiece - 2][pieces - 1];
      if (shuffle.kernel) {
        if (hasBytes)
          shuffle.joinWindows<uint8_t>(size_t(width));
        else
          shuffle.joinWindows<uint32_t>(size_t(width) / 4);
        axes.erase(axes.begin(), axes.begin() + ptrdiff_t(taken));
        return shuffle;
      }
    }
    shuffle = Shuffle();
    if (!shuffle.fill(elementBytes, sources, row, axes, width, pairs, 4 * width, taken))
      continue;
    const bool whole = shuffle.areWhole(width), simple = whole && sources == 1;
    if (hasBytes)
      shuffle.joinWindows<uint8_t>(size_t(width));
    else if (width > 16)
      shuffle.joinWindows<uint32_t>(size_t(width) / 4);
    const Window &first = shuffle.windows[0];
    const bool isSame = std::all_of(shuffle.windows.begin(), shuffle.windows.end(), [&](const Window &window) {
      return window.source == 0 && window.offset == first.offset && window.loaded == first.loaded;
    });
    const bool isFew = width > 16 && !hasBytes && sources == 1 && (simple || isSame) && shuffle.perPiece == 1 &&
                       shuffle.windows.size() <= fewPieces;
    shuffle.kernel = hasBytes     ? shuffleBytesKernel(simd, shuffle.perPiece, whole)
                     : isFew      ? kernels.few[width / 64][isSame][shuffle.windows.size() - 1]
                     : width > 16 ? kernels.wide[width / 64][shuffle.perPiece - 1][whole + simple]
                                  : kernels.kernels[shuffle.perPiece <= 4 ? shuffle.perPiece : 0][simple];
    axes.erase(axes.begin(), axes.begin() + ptrdiff_t(taken));
    return shuffle;
  }
  return std::nullopt;
}

} // namespace shlo::exec
#endif
