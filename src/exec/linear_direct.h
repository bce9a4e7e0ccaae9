// Rows of convolutions without packing the input: sums of products of an input that has its padding, at fixed offsets.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"
#include "exec/numbers.h"

namespace shlo::exec {

// Output features in the lanes: a tile of positions, each the sum over runs of contiguous input elements.
struct DirectRun {
  int64_t offset, length; // in the input, from the place of a position
  int64_t weights;        // rows of weights before those of the run
};
template <typename T> struct FeatureTile {
  const Loose<T> *input;
  const int64_t *inputs; // the places of the positions
  const DirectRun *runs;
  int64_t runCount;
  const T *weights; // rows of whole vectors, aligned
  Loose<T> *output;
  const int64_t *outputs;      // the places of the positions
  int64_t positions, features; // at least 1
  bool isContinued;            // adds to the output
  // For featureRows only. Each run stands for the first tap of a row of taps. From one tap to the next, the input
  // advances by `tapStep` elements, as it does from one position of a row to the next, and the weights by `tapRows`
  // rows.
  int64_t tapStep, tapRows;
};

// One input feature for each output feature, in the lanes: a tile of positions.
template <typename T> struct DepthwiseTile {
  const Loose<T> *input;
  const int64_t *inputs; // the places of the positions
  const DirectRun *taps; // of one element, the input feature of the first output feature
  int64_t tapCount;
  const T *weights; // rows of whole vectors, aligned
  Loose<T> *output;
  const int64_t *outputs;
  int64_t positions, features; // at least 1
};

// Output positions in the lanes: rows of contiguous positions, some features of each. Loads read whole vectors, also
// where they need only a part.
template <typename T> struct PositionRows {
  const T *input;
  int64_t rowStep, planeStep; // from one row to the next, from one input feature to the next
  const int64_t *offsets;     // of the taps
  int64_t taps, depth;
  const T *weights; // by input feature, tap, feature
  Loose<T> *output;
  int64_t outputRowStep, outputFeatureStep;
  int64_t rows, positions;
  bool isContinued; // adds to the output
};

// Empty if an instruction set has none.
template <typename T> struct DirectKernels {
  static constexpr int64_t mostFeatures = 8, mostTaps = 5;
  int64_t lanes = 0;
  int64_t vectors = 0;  // of features that one call of featureTile can have
  int64_t features = 0; // that one call of `positionRows` can have, or a smaller power of two
  void (*featureTile)(const FeatureTile<T> &tile) = nullptr;
  void (*depthwiseTile)(const DepthwiseTile<T> &tile) = nullptr;
  // Copies lines of n elements. From one line to the next, the addresses advance by the steps, in elements.
  void (*copyLines)(const Loose<T> *from, int64_t fromStep, Loose<T> *to, int64_t toStep, int64_t lines,
                    int64_t n) = nullptr;
  // to[i] = from[2 * i] for i below n.
  void (*everySecond)(const Loose<T> *from, Loose<T> *to, int64_t n) = nullptr;
  // featureTile for features of one vector, where neighbouring positions of a row read the same elements. The index is
  // the number of taps in a row; null: there is none. Sums go over the input features, and for each over the taps.
  void (*featureRows[mostTaps + 1])(const FeatureTile<T> &tile) = {};
  // The index is the number of features.
  void (*positionRows[mostFeatures + 1])(const PositionRows<T> &rows) = {};
  // positionRows for one feature, where neighbouring rows read the same rows of the input. The index is the number of
  // rows of taps; null: there is none. Sums go over the input features, and for each over the columns of taps.
  void (*planeRows[mostTaps + 1])(const PositionRows<T> &rows) = {};
};

struct DirectTable {
  DirectKernels<float> f32;
  DirectKernels<double> f64;
  DirectKernels<int32_t> i32; // wraps around
};
const DirectTable &directTable(Simd simd);
template <typename T> const DirectKernels<T> &directKernels(Simd simd) {
  if constexpr (Integer<T>)
    return directTable(simd).i32;
  else if constexpr (sizeof(T) == 4)
    return directTable(simd).f32;
  else
    return directTable(simd).f64;
}

} // namespace shlo::exec
