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

#if HWY_TARGET == HWY_AVX3
constexpr int64_t mostVectors = 4;
#else
constexpr int64_t mostVectors = 2;
#endif

template <typename V> HWY_INLINE V multiplyAdd(V a, V b, V sum) {
  if constexpr (Floating<hn::TFromV<V>>)
    return hn::MulAdd(a, b, sum);
  else
    return hn::Add(sum, hn::Mul(a, b));
}

// --- Features in the lanes -------------------------------------------------------------------------------------------

template <typename T, int64_t Positions, int64_t Vectors>
HWY_INLINE void featureBlock(const FeatureRow<T> &row, int64_t first) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  const Loose<T> *input[Positions];
  SHLO_UNROLL
  for (int64_t p = 0; p < Positions; ++p) {
    input[p] = row.input + (first + p) * row.step;
    __asm__("" : "+r"(input[p])); // not computed from each other, see linear_unpacked.cpp
  }
  hn::Vec<decltype(d)> sums[Positions][Vectors];
  SHLO_UNROLL
  for (int64_t p = 0; p < Positions; ++p)
    SHLO_UNROLL
  for (int64_t v = 0; v < Vectors; ++v)
    sums[p][v] = hn::Zero(d);
  for (int64_t r = 0; r < row.runCount; ++r) {
    const DirectRun run = row.runs[r];
    const T *weights = row.weights + run.weights * Vectors * lanes;
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
  const int64_t rest = row.features - (Vectors - 1) * lanes;
  SHLO_UNROLL
  for (int64_t p = 0; p < Positions; ++p) {
    T *output = reinterpret_cast<T *>(row.output + (first + p) * row.outputStep);
    SHLO_UNROLL
    for (int64_t v = 0; v + 1 < Vectors; ++v)
      hn::StoreU(sums[p][v], d, output + v * lanes);
    if (rest == lanes)
      hn::StoreU(sums[p][Vectors - 1], d, output + (Vectors - 1) * lanes);
    else
      storePart(sums[p][Vectors - 1], d, output + (Vectors - 1) * lanes, rest);
  }
}

// The last block repeats positions of the one before it, if the row has no whole number of blocks.
template <typename T, int64_t Positions, int64_t Vectors> void featureBlocks(const FeatureRow<T> &row) {
  for (int64_t i = 0; i < row.positions; i += Positions)
    featureBlock<T, Positions, Vectors>(row, i < row.positions - Positions ? i : row.positions - Positions);
}
template <typename T, int64_t Vectors> void featureRow(const FeatureRow<T> &row) {
  constexpr int64_t most = mostVectors == 4 && Vectors < 4 ? 8 : Vectors == 1 ? 8 : 6;
  if (row.positions >= most)
    return featureBlocks<T, most, Vectors>(row);
  if (row.positions >= 4)
    return featureBlocks<T, 4, Vectors>(row);
  return row.positions >= 2 ? featureBlocks<T, 2, Vectors>(row) : featureBlocks<T, 1, Vectors>(row);
}
template <typename T> void anyFeatureRow(const FeatureRow<T> &row) {
  const int64_t lanes = int64_t(hn::Lanes(hn::ScalableTag<T>()));
  if (row.features <= lanes)
    return featureRow<T, 1>(row);
  if constexpr (mostVectors == 4) {
    if (row.features > 3 * lanes)
      return featureRow<T, 4>(row);
    if (row.features > 2 * lanes)
      return featureRow<T, 3>(row);
  }
  featureRow<T, 2>(row);
}

// --- Positions in the lanes ------------------------------------------------------------------------------------------

template <typename T, int64_t Features, int64_t Vectors>
HWY_INLINE void positionBlock(const PositionRows<T> &all, const T *input, Loose<T> *output, int64_t count) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d));
  hn::Vec<decltype(d)> sums[Features][Vectors];
  SHLO_UNROLL
  for (int64_t f = 0; f < Features; ++f)
    SHLO_UNROLL
  for (int64_t v = 0; v < Vectors; ++v)
    sums[f][v] = hn::Zero(d);
  const T *weights = all.weights;
  for (int64_t c = 0; c < all.depth; ++c, input += all.planeStep)
    for (int64_t t = 0; t < all.taps; ++t, weights += Features) {
      const T *from = input + all.offsets[t];
      hn::Vec<decltype(d)> values[Vectors];
      SHLO_UNROLL
      for (int64_t v = 0; v < Vectors; ++v)
        values[v] = hn::LoadU(d, from + v * lanes);
      SHLO_UNROLL
      for (int64_t f = 0; f < Features; ++f) {
        const auto factor = hn::Set(d, weights[f]);
        SHLO_UNROLL
        for (int64_t v = 0; v < Vectors; ++v)
          sums[f][v] = multiplyAdd(factor, values[v], sums[f][v]);
      }
    }
  SHLO_UNROLL
  for (int64_t f = 0; f < Features; ++f) {
    T *to = reinterpret_cast<T *>(output + f * all.outputFeatureStep);
    SHLO_UNROLL
    for (int64_t v = 0; v < Vectors; ++v) {
      const int64_t rest = count - v * lanes;
      if (rest >= lanes)
        hn::StoreU(sums[f][v], d, to + v * lanes);
      else if (rest > 0)
        storePart(sums[f][v], d, to + v * lanes, rest);
    }
  }
}

// Blocks of `most` vectors, then one of the vectors that are left.
template <typename T, int64_t Features> void positionRows(const PositionRows<T> &all) {
  const int64_t lanes = int64_t(hn::Lanes(hn::ScalableTag<T>()));
  constexpr int64_t most = Features == 1 ? 2 * mostVectors : Features == 8 ? mostVectors - 1 : mostVectors;
  for (int64_t row = 0; row < all.rows; ++row) {
    const T *input = all.input + row * all.rowStep;
    Loose<T> *output = all.output + row * all.outputRowStep;
    for (int64_t i = 0; i < all.positions; i += most * lanes) {
      const int64_t left = all.positions - i, vectors = (left + lanes - 1) / lanes;
      if (vectors >= most)
        positionBlock<T, Features, most>(all, input + i, output + i, left);
      else if (most > 4 && vectors > 4)
        positionBlock<T, Features, most>(all, input + i, output + i, left);
      else if (most > 3 && vectors > 2)
        positionBlock < T, Features, most<4 ? most : 4>(all, input + i, output + i, left);
      else if (most > 2 && vectors == 2)
        positionBlock < T, Features, most<2 ? most : 2>(all, input + i, output + i, left);
      else
        positionBlock<T, Features, 1>(all, input + i, output + i, left);
    }
  }
}

template <typename T> constexpr DirectKernels<T> kernels() {
  return {int64_t(hn::MaxLanes(hn::ScalableTag<T>())),
          mostVectors,
          mostVectors == 4 ? 8 : 4,
          anyFeatureRow<T>,
          {positionRows<T, 1>, positionRows<T, 2>, positionRows<T, 4>, positionRows<T, 8>}};
}

extern const DirectTable direct;
constexpr DirectTable direct = {kernels<float>(), kernels<double>(), kernels<int32_t>()};

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
