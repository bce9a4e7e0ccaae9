// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_direct.h"

#include "exec/elementwise_simd.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/linear_direct.cpp"
#include "hwy/foreach_target.h"

#include "exec/part-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// Sums and operands of a block have to fit the registers: 32, or 16.
constexpr bool isWide = HWY_TARGET == HWY_AVX3;
constexpr int64_t mostVectors = isWide ? 4 : 2;

template <typename V> HWY_INLINE V multiplyAdd(V a, V b, V sum) {
  if constexpr (Floating<hn::TFromV<V>>)
    return hn::MulAdd(a, b, sum);
  else
    return hn::Add(sum, hn::Mul(a, b));
}

// A vector of which only the first `count` elements count, if there are fewer than lanes.
template <typename D> HWY_INLINE hn::Vec<D> loadFirst(D d, const hn::TFromD<D> *from, int64_t count) {
  return count < int64_t(hn::Lanes(d)) ? loadPart(d, from, count) : hn::LoadU(d, from);
}
// In halves, quarters and eighths, because a masked store takes many times longer on some processors.
template <typename D> HWY_INLINE void storeFirst(hn::Vec<D> v, D d, hn::TFromD<D> *to, int64_t count) {
  using T = hn::TFromD<D>;
  constexpr size_t lanes = hn::MaxLanes(D());
  if (count >= int64_t(lanes)) {
    hn::StoreU(v, d, to);
  } else if constexpr (isWide || sizeof(T) < 4 || lanes < 2) {
    storePart(v, d, to, count);
  } else {
    const hn::Half<D> half;
    if (size_t(count) >= lanes / 2) {
      hn::StoreU(hn::LowerHalf(half, v), half, to);
      if (size_t(count) > lanes / 2)
        storeFirst(hn::UpperHalf(half, v), half, to + lanes / 2, count - int64_t(lanes / 2));
    } else if (count > 0) {
      storeFirst(hn::LowerHalf(half, v), half, to, count);
    }
  }
}

// The places of a block of positions in the input. Behind the last position of a tile it is repeated.
template <typename T, int64_t Positions, typename Tile>
HWY_INLINE void placeBlock(const Tile &tile, int64_t first, const Loose<T> *(&input)[Positions]) {
  SHLO_UNROLL
  for (int64_t p = 0; p < Positions; ++p) {
    const int64_t last = tile.positions - 1;
    input[p] = tile.input + tile.inputs[first + p < last ? first + p : last];
    __asm__("" : "+r"(input[p])); // not computed from each other, see linear_unpacked.cpp
  }
}

// --- Features in the lanes -------------------------------------------------------------------------------------------

template <typename T, int64_t Positions, int64_t Vectors>
HWY_INLINE void featureBlock(const FeatureTile<T> &tile, int64_t first) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d)), count = tile.positions - first;
  const int64_t rest = tile.features - (Vectors - 1) * lanes;
  const Loose<T> *input[Positions];
  placeBlock<T, Positions>(tile, first, input);
  hn::Vec<decltype(d)> sums[Positions][Vectors];
  SHLO_UNROLL
  for (int64_t p = 0; p < Positions; ++p) {
    SHLO_UNROLL
    for (int64_t v = 0; v < Vectors; ++v)
      sums[p][v] = hn::Zero(d);
    if (tile.isContinued && p < count) {
      const T *output = reinterpret_cast<const T *>(tile.output + tile.outputs[first + p]);
      SHLO_UNROLL
      for (int64_t v = 0; v + 1 < Vectors; ++v)
        sums[p][v] = hn::LoadU(d, output + v * lanes);
      sums[p][Vectors - 1] = loadFirst(d, output + (Vectors - 1) * lanes, rest);
    }
  }
  for (int64_t r = 0; r < tile.runCount; ++r) {
    const DirectRun run = tile.runs[r];
    const T *weights = tile.weights + run.weights * Vectors * lanes;
    for (int64_t x = run.offset; x < run.offset + run.length; ++x, weights += Vectors * lanes) {
      hn::Vec<decltype(d)> factors[Vectors];
      SHLO_UNROLL
      for (int64_t v = 0; v < Vectors; ++v)
        factors[v] = hn::Load(d, weights + v * lanes);
      SHLO_UNROLL
      for (int64_t p = 0; p < Positions; ++p) {
        const auto value = hn::Set(d, T(input[p][x]));
        SHLO_UNROLL
        for (int64_t v = 0; v < Vectors; ++v)
          sums[p][v] = multiplyAdd(value, factors[v], sums[p][v]);
      }
    }
  }
  SHLO_UNROLL
  for (int64_t p = 0; p < Positions; ++p) {
    if (p >= count)
      continue;
    T *output = reinterpret_cast<T *>(tile.output + tile.outputs[first + p]);
    SHLO_UNROLL
    for (int64_t v = 0; v + 1 < Vectors; ++v)
      hn::StoreU(sums[p][v], d, output + v * lanes);
    storeFirst(sums[p][Vectors - 1], d, output + (Vectors - 1) * lanes, rest);
  }
}

template <typename T, int64_t Positions, int64_t Vectors>
HWY_INLINE void featureBlocks(const FeatureTile<T> &tile, int64_t from) {
  for (int64_t i = from; i < tile.positions; i += Positions)
    featureBlock<T, Positions, Vectors>(tile, i);
}
// Blocks of as many positions as the registers hold, then one of those that are left.
template <typename T, int64_t Vectors> void featureTile(const FeatureTile<T> &tile) {
  constexpr int64_t most = isWide ? (Vectors < 4 ? 8 : 6) : Vectors == 1 ? 8 : 6;
  int64_t i = 0;
  for (; tile.positions - i > most / 2; i += most)
    featureBlock<T, most, Vectors>(tile, i);
  if (tile.positions - i > 2)
    featureBlocks<T, 4, Vectors>(tile, i);
  else if (tile.positions - i > 1)
    featureBlocks<T, 2, Vectors>(tile, i);
  else
    featureBlocks<T, 1, Vectors>(tile, i);
}
template <typename T> void anyFeatureTile(const FeatureTile<T> &tile) {
  const int64_t lanes = int64_t(hn::Lanes(hn::ScalableTag<T>()));
  if (tile.features <= lanes)
    return featureTile<T, 1>(tile);
  if constexpr (mostVectors > 2) {
    if (tile.features > 3 * lanes)
      return featureTile<T, 4>(tile);
    if (tile.features > 2 * lanes)
      return featureTile<T, 3>(tile);
  }
  featureTile<T, 2>(tile);
}

// Few features have few sums for each element that is repeated in a vector, so it is used for all taps that see it.
template <typename T, int64_t Taps, int64_t Positions>
HWY_INLINE void rowBlock(const FeatureTile<T> &tile, int64_t first) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d)), step = tile.tapStep;
  hn::Vec<decltype(d)> sums[Positions];
  SHLO_UNROLL
  for (int64_t p = 0; p < Positions; ++p) {
    const T *output = reinterpret_cast<const T *>(tile.output + tile.outputs[first + p]);
    sums[p] = tile.isContinued ? loadFirst(d, output, tile.features) : hn::Zero(d);
  }
  for (int64_t r = 0; r < tile.runCount; ++r) {
    const DirectRun run = tile.runs[r];
    const T *weights = tile.weights + run.weights * lanes;
    const Loose<T> *input = tile.input + tile.inputs[first] + run.offset;
    for (int64_t x = 0; x < run.length; ++x, ++input, weights += lanes) {
      hn::Vec<decltype(d)> factors[Taps];
      SHLO_UNROLL
      for (int64_t t = 0; t < Taps; ++t)
        factors[t] = hn::Load(d, weights + t * tile.tapRows * lanes);
      const Loose<T> *from = input;
      SHLO_UNROLL
      for (int64_t i = 0; i < Positions + Taps - 1; ++i, from += step) {
        const auto value = hn::Set(d, T(*from));
        SHLO_UNROLL
        for (int64_t t = 0; t < Taps; ++t)
          if (i >= t && i - t < Positions)
            sums[i - t] = multiplyAdd(value, factors[t], sums[i - t]);
      }
    }
  }
  SHLO_UNROLL
  for (int64_t p = 0; p < Positions; ++p)
    storeFirst(sums[p], d, reinterpret_cast<T *>(tile.output + tile.outputs[first + p]), tile.features);
}
template <typename T, int64_t Taps> void featureRows(const FeatureTile<T> &tile) {
  constexpr int64_t most = isWide ? 16 : 8;
  // Positions of a row are neighbours in the input.
  auto isRow = [&](int64_t i, int64_t count) {
    return i + count <= tile.positions && tile.inputs[i + count - 1] == tile.inputs[i] + (count - 1) * tile.tapStep;
  };
  for (int64_t i = 0; i < tile.positions;) {
    if (isRow(i, most)) {
      rowBlock<T, Taps, most>(tile, i);
      i += most;
    } else if (isRow(i, most / 2)) {
      rowBlock<T, Taps, most / 2>(tile, i);
      i += most / 2;
    } else if (isRow(i, 3)) {
      rowBlock<T, Taps, 3>(tile, i);
      i += 3;
    } else {
      rowBlock<T, Taps, 1>(tile, i);
      ++i;
    }
  }
}

// --- One input feature for each output feature -----------------------------------------------------------------------

template <typename T, int64_t Positions, int64_t Vectors, bool IsPart>
HWY_INLINE void depthwiseBlock(const DepthwiseTile<T> &tile, int64_t first, int64_t feature, int64_t pitch) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d)), count = tile.positions - first;
  const int64_t rest = tile.features - feature - (Vectors - 1) * lanes;
  const Loose<T> *input[Positions];
  placeBlock<T, Positions>(tile, first, input);
  hn::Vec<decltype(d)> sums[Positions][Vectors];
  SHLO_UNROLL
  for (int64_t p = 0; p < Positions; ++p)
    SHLO_UNROLL
  for (int64_t v = 0; v < Vectors; ++v)
    sums[p][v] = hn::Zero(d);
  for (int64_t t = 0; t < tile.tapCount; ++t) {
    const int64_t offset = tile.taps[t].offset + feature;
    const T *weights = tile.weights + tile.taps[t].weights * pitch + feature;
    SHLO_UNROLL
    for (int64_t v = 0; v < Vectors; ++v) {
      const auto factor = hn::Load(d, weights + v * lanes);
      SHLO_UNROLL
      for (int64_t p = 0; p < Positions; ++p) {
        const T *from = reinterpret_cast<const T *>(input[p] + offset + v * lanes);
        const auto value = IsPart && v + 1 == Vectors ? loadPart(d, from, rest) : hn::LoadU(d, from);
        sums[p][v] = multiplyAdd(value, factor, sums[p][v]);
      }
    }
  }
  SHLO_UNROLL
  for (int64_t p = 0; p < Positions; ++p) {
    if (p >= count)
      continue;
    T *output = reinterpret_cast<T *>(tile.output + tile.outputs[first + p] + feature);
    SHLO_UNROLL
    for (int64_t v = 0; v + 1 < Vectors; ++v)
      hn::StoreU(sums[p][v], d, output + v * lanes);
    storeFirst(sums[p][Vectors - 1], d, output + (Vectors - 1) * lanes, rest);
  }
}
template <typename T> void depthwiseTile(const DepthwiseTile<T> &tile) {
  constexpr int64_t most = isWide ? 4 : 2, positions = isWide ? 6 : 5;
  const int64_t lanes = int64_t(hn::Lanes(hn::ScalableTag<T>()));
  const int64_t pitch = (tile.features + lanes - 1) / lanes * lanes;
  for (int64_t i = 0; i < tile.positions; i += positions) {
    int64_t f = 0;
    for (; f + most * lanes <= tile.features; f += most * lanes)
      depthwiseBlock<T, positions, most, false>(tile, i, f, pitch);
    if constexpr (most > 3)
      if (f + 3 * lanes <= tile.features) {
        depthwiseBlock<T, positions, 3, false>(tile, i, f, pitch);
        f += 3 * lanes;
      }
    if constexpr (most > 2)
      if (f + 2 * lanes <= tile.features) {
        depthwiseBlock<T, positions, 2, false>(tile, i, f, pitch);
        f += 2 * lanes;
      }
    for (; f + lanes <= tile.features; f += lanes)
      depthwiseBlock<T, positions, 1, false>(tile, i, f, pitch);
    if (f < tile.features)
      depthwiseBlock<T, positions, 1, true>(tile, i, f, pitch);
  }
}

// --- Positions in the lanes ------------------------------------------------------------------------------------------

// Sums of a line of positions, of which there are `count`: what they begin with, and where they go.
template <typename T, size_t Vectors>
HWY_INLINE void beginSums(hn::Vec<hn::ScalableTag<T>> (&sums)[Vectors], const PositionRows<T> &all,
                          const Loose<T> *output, int64_t count) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  const T *from = reinterpret_cast<const T *>(output);
  SHLO_UNROLL
  for (int64_t v = 0; v < int64_t(Vectors); ++v) {
    const int64_t rest = count - v * lanes;
    sums[v] = all.isContinued && rest > 0 ? loadFirst(d, from + v * lanes, rest) : hn::Zero(d);
  }
}
template <typename T, size_t Vectors>
HWY_INLINE void storeSums(const hn::Vec<hn::ScalableTag<T>> (&sums)[Vectors], Loose<T> *output, int64_t count) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  T *to = reinterpret_cast<T *>(output);
  SHLO_UNROLL
  for (int64_t v = 0; v < int64_t(Vectors); ++v) {
    const int64_t rest = count - v * lanes;
    if (rest > 0)
      storeFirst(sums[v], d, to + v * lanes, rest);
  }
}

template <typename T, int64_t Rows, int64_t Features, int64_t Vectors>
HWY_INLINE void positionBlock(const PositionRows<T> &all, const T *input, Loose<T> *output, int64_t count) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  hn::Vec<decltype(d)> sums[Rows][Features][Vectors];
  SHLO_UNROLL
  for (int64_t r = 0; r < Rows; ++r)
    SHLO_UNROLL
  for (int64_t f = 0; f < Features; ++f)
    beginSums<T>(sums[r][f], all, output + r * all.outputRowStep + f * all.outputFeatureStep, count);
  const T *weights = all.weights;
  for (int64_t c = 0; c < all.depth; ++c, input += all.planeStep)
    for (int64_t t = 0; t < all.taps; ++t, weights += Features) {
      const T *from = input + all.offsets[t];
      hn::Vec<decltype(d)> values[Rows][Vectors];
      SHLO_UNROLL
      for (int64_t r = 0; r < Rows; ++r)
        SHLO_UNROLL
      for (int64_t v = 0; v < Vectors; ++v)
        values[r][v] = hn::LoadU(d, from + r * all.rowStep + v * lanes);
      SHLO_UNROLL
      for (int64_t f = 0; f < Features; ++f) {
        const auto factor = hn::Set(d, weights[f]);
        SHLO_UNROLL
        for (int64_t r = 0; r < Rows; ++r)
          SHLO_UNROLL
        for (int64_t v = 0; v < Vectors; ++v)
          sums[r][f][v] = multiplyAdd(factor, values[r][v], sums[r][f][v]);
      }
    }
  SHLO_UNROLL
  for (int64_t r = 0; r < Rows; ++r)
    SHLO_UNROLL
  for (int64_t f = 0; f < Features; ++f)
    storeSums<T>(sums[r][f], output + r * all.outputRowStep + f * all.outputFeatureStep, count);
}

// Some rows, in blocks of `most` vectors, then one of the vectors that are left.
template <typename T, int64_t Rows, int64_t Features, int64_t most>
HWY_INLINE void positionLines(const PositionRows<T> &all, int64_t row) {
  const int64_t lanes = int64_t(hn::Lanes(hn::ScalableTag<T>()));
  const T *input = all.input + row * all.rowStep;
  Loose<T> *output = all.output + row * all.outputRowStep;
  for (int64_t i = 0; i < all.positions; i += most * lanes) {
    const int64_t left = all.positions - i, vectors = (left + lanes - 1) / lanes;
    if (vectors >= most || (most > 4 && vectors > 4))
      positionBlock<T, Rows, Features, most>(all, input + i, output + i, left);
    else if (most > 3 && vectors > 2)
      positionBlock<T, Rows, Features, (most < 4 ? most : 4)>(all, input + i, output + i, left);
    else if (most > 2 && vectors == 2)
      positionBlock<T, Rows, Features, (most < 2 ? most : 2)>(all, input + i, output + i, left);
    else
      positionBlock<T, Rows, Features, 1>(all, input + i, output + i, left);
  }
}
// Short rows of few features leave sums to wait for each other, so several are computed together.
template <typename T, int64_t Features> void positionRows(const PositionRows<T> &all) {
  constexpr int64_t most = isWide ? (Features == 1 ? 8 : Features == 8 ? 3 : 4) : Features <= 2 ? 4 : 2;
  const int64_t lanes = int64_t(hn::Lanes(hn::ScalableTag<T>()));
  int64_t row = 0;
  if constexpr (Features <= 2)
    if (all.positions <= 2 * lanes)
      for (; row + 4 / Features <= all.rows; row += 4 / Features)
        positionLines<T, 4 / Features, Features, 2>(all, row);
  if constexpr (Features == 1)
    for (; row + 2 <= all.rows; row += 2)
      positionLines<T, 2, 1, 4>(all, row);
  for (; row < all.rows; ++row)
    positionLines<T, 1, Features, most>(all, row);
}

// What a row of the input adds to all rows of the output that see it is added when it is loaded.
template <typename T, int64_t Taps, int64_t Rows, int64_t Vectors>
HWY_INLINE void planeBlock(const PositionRows<T> &all, const T *input, Loose<T> *output, int64_t count) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d)), columns = all.taps / Taps;
  hn::Vec<decltype(d)> sums[Rows][Vectors];
  SHLO_UNROLL
  for (int64_t r = 0; r < Rows; ++r)
    beginSums<T>(sums[r], all, output + r * all.outputRowStep, count);
  const T *weights = all.weights;
  for (int64_t c = 0; c < all.depth; ++c, input += all.planeStep, weights += all.taps)
    for (int64_t column = 0; column < columns; ++column) {
      hn::Vec<decltype(d)> factors[Taps];
      SHLO_UNROLL
      for (int64_t t = 0; t < Taps; ++t)
        factors[t] = hn::Set(d, weights[t * columns + column]);
      const T *from = input + all.offsets[column];
      SHLO_UNROLL
      for (int64_t i = 0; i < Rows + Taps - 1; ++i, from += all.rowStep) {
        SHLO_UNROLL
        for (int64_t v = 0; v < Vectors; ++v) {
          const auto value = hn::LoadU(d, from + v * lanes);
          SHLO_UNROLL
          for (int64_t t = 0; t < Taps; ++t)
            if (i >= t && i - t < Rows)
              sums[i - t][v] = multiplyAdd(value, factors[t], sums[i - t][v]);
        }
      }
    }
  SHLO_UNROLL
  for (int64_t r = 0; r < Rows; ++r)
    storeSums<T>(sums[r], output + r * all.outputRowStep, count);
}
template <typename T, int64_t Taps, int64_t Rows> HWY_INLINE void planeLines(const PositionRows<T> &all, int64_t row) {
  constexpr int64_t most = isWide ? 4 : 2;
  const int64_t lanes = int64_t(hn::Lanes(hn::ScalableTag<T>()));
  const T *input = all.input + row * all.rowStep;
  Loose<T> *output = all.output + row * all.outputRowStep;
  for (int64_t i = 0; i < all.positions; i += most * lanes) {
    const int64_t left = all.positions - i;
    if (left > most / 2 * lanes)
      planeBlock<T, Taps, Rows, most>(all, input + i, output + i, left);
    else
      planeBlock<T, Taps, Rows, most / 2>(all, input + i, output + i, left);
  }
}
template <typename T, int64_t Taps> void planeRows(const PositionRows<T> &all) {
  constexpr int64_t together = 4;
  int64_t row = 0;
  for (; row + together <= all.rows; row += together)
    planeLines<T, Taps, together>(all, row);
  for (; row < all.rows; ++row)
    planeLines<T, Taps, 1>(all, row);
}

template <typename T>
void copyLines(const Loose<T> *from, int64_t fromStep, Loose<T> *to, int64_t toStep, int64_t lines, int64_t n) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  const auto *source = reinterpret_cast<const T *>(from);
  auto *target = reinterpret_cast<T *>(to);
  for (int64_t line = 0; line < lines; ++line, source += fromStep, target += toStep) {
    if (n < lanes) {
      if (n > 0)
        storeFirst(loadPart(d, source, n), d, target, n);
      continue;
    }
    int64_t i = 0;
    for (; i + lanes <= n; i += lanes)
      hn::StoreU(hn::LoadU(d, source + i), d, target + i);
    if (i < n) // repeats some
      hn::StoreU(hn::LoadU(d, source + n - lanes), d, target + n - lanes);
  }
}

template <typename T> void everySecond(const Loose<T> *from, Loose<T> *to, int64_t n) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  int64_t i = 0;
  if constexpr (hn::MaxLanes(d) > 1)
    for (; i + lanes <= n; i += lanes) {
      // The last element needs no neighbour.
      const T *first = reinterpret_cast<const T *>(from + 2 * i);
      const auto low = hn::LoadU(d, first), high = hn::LoadU(d, first + lanes - 1);
      hn::StoreU(hn::ConcatUpperLower(d, hn::ConcatOdd(d, high, high), hn::ConcatEven(d, low, low)), d,
                 reinterpret_cast<T *>(to + i));
    }
  for (; i < n; ++i)
    to[i] = from[2 * i];
}

template <typename T> constexpr DirectKernels<T> kernels() {
  DirectKernels<T> made = {int64_t(hn::MaxLanes(hn::ScalableTag<T>())),
                           mostVectors,
                           isWide ? 8 : 6,
                           anyFeatureTile<T>,
                           depthwiseTile<T>,
                           copyLines<T>,
                           everySecond<T>};
  // Those of other types take more room than they are worth.
  if constexpr (Floating<T>) {
    made.featureRows[3] = featureRows<T, 3>;
    made.planeRows[3] = planeRows<T, 3>;
  }
  if constexpr (std::is_same_v<T, float>) {
    made.featureRows[5] = featureRows<T, 5>;
    made.planeRows[5] = planeRows<T, 5>;
  }
  made.positionRows[1] = positionRows<T, 1>;
  made.positionRows[2] = positionRows<T, 2>;
  made.positionRows[4] = positionRows<T, 4>;
  constexpr int64_t most = isWide ? 8 : 6;
  made.positionRows[most] = positionRows<T, most>;
  return made;
}

constexpr DirectTable makeDirect() {
  if constexpr (SHLO_IS_RARE)
    return {};
  else
    return {kernels<float>(), kernels<double>(), kernels<int32_t>()};
}
extern const DirectTable direct;
constexpr DirectTable direct = makeDirect();

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace shlo::exec {

const DirectTable &directTable(Simd simd) {
  static constexpr const DirectTable *tables[simdCount] = SHLO_PER_SIMD(direct);
  return *tables[size_t(simd)];
}

} // namespace shlo::exec
#endif
