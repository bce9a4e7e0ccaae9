// Copies of strided elements into row-major ones, with everything but the pointers decided beforehand.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"

namespace shlo::exec {

class StridedCopy {
public:
  StridedCopy() = default;
  // Strides count elements; a stride of 0 repeats.
  StridedCopy(const plan::Extents &shape, const plan::Extents &strides, size_t elementBytes);

  void run(const char *source, char *target) const;

private:
  // Copies of `n` elements, `stride` elements apart, or (transposing) of `n` rows of `rows` elements.
  using Rows = void (*)(const StridedCopy &copy, const char *source, char *target);
  template <typename T> void choose(bool transposing);

  struct Axis {
    int64_t extent, sourceStep, targetStep; // bytes
  };
  std::vector<Axis> outer;
  Rows rows = nullptr;
  int64_t extent = 0, stride = 0; // of the innermost axis, in elements
  // The axis along which the source is contiguous, where that is not the innermost of the target.
  int64_t crossExtent = 1, crossTarget = 0;
};

} // namespace shlo::exec
