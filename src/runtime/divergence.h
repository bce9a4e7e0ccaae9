// Where two runs part: their values in pairs, by location and structure of their programs, and how far apart they are.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/history.h"

namespace shlo::runtime {

// How far two tensors of one shape are apart.
struct Distance {
  int64_t index = -1;  // of the first element beyond the tolerance (tensor/compare.h); -1: none
  double largest = 0;  // of |a - b|; infinite if only one is NaN
  bool isKnown = true; // false: the shapes differ, or a value was not kept
};
Distance distanceOf(const Tensor &a, const Tensor &b, double tolerance);

struct Divergence {
  std::vector<int64_t> partners;   // of the first run's values: indices of the second one's; -1: none
  std::vector<Distance> distances; // of each pair
  int64_t first = -1;              // of the first run's values; -1: no pair is beyond the tolerance
  std::vector<Distance> outputs;
  size_t compared = 0; // pairs
};
Divergence divergenceOf(const History &a, const History &b, double tolerance);

// The first op in the regions of `a` that is another one in those of `b`, and that; (a, b) if there is none.
std::pair<mlir::Operation *, mlir::Operation *> firstOther(mlir::Operation *a, mlir::Operation *b);

} // namespace shlo::runtime
