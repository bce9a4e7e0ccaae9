// How the elements of a constant are distributed.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "handles.h"

#include <cstdint>
#include <vector>

namespace tool {

struct Histogram {
  uint64_t sampled = 0; // elements that were looked at: all, or of a large constant as many in even steps
  uint64_t nan = 0, infinite = 0, zero = 0;
  double min = 0, max = 0, mean = 0; // of finite elements; 0 if there are none
  std::vector<uint64_t> bins;        // of equal width from min to max; empty if all finite elements are equal
};

// Of a TENSOR with real elements. A histogram of nothing for all others, and for one whose bytes are not there.
Histogram histogramOf(const shlo_attribute *constant);

} // namespace tool
