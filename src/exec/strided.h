// Copies between strided arrays, and arrays of one repeated element.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/extents.h"

namespace shlo::exec {

// Copies a box of elements between two strided arrays. Everything except the pointers is fixed in advance.
class StridedCopy {
public:
  StridedCopy() = default;
  // Strides count elements. A source stride of 0 repeats elements.
  StridedCopy(const Extents &shape, const Extents &toStrides, const Extents &fromStrides, size_t elementBytes);
  // The target is row-major.
  StridedCopy(const Extents &shape, const Extents &fromStrides, size_t elementBytes)
      : StridedCopy(shape, rowMajorStrides(shape), fromStrides, elementBytes) {}

  // Pointers to the first element of the box.
  void run(char *to, const char *from) const;
  int64_t elements() const { return count; }
  // Whether the box is contiguous in both arrays.
  bool isContiguous() const {
    return outer.empty() && column.extent == 1 && (row.extent == 1 || (row.toStride == 1 && row.fromStride == 1));
  }

private:
  struct Axis {
    int64_t extent = 1, toStride = 1, fromStride = 1;
  };
  using Rows = void (*)(const StridedCopy &copy, char *to, const char *from);
  template <typename T> Rows choose() const;

  Rows rows = nullptr;     // copies the innermost axis, or a block of two axes; null if there is nothing to copy
  std::vector<Axis> outer; // strides in bytes, from the outermost axis on
  Axis row;                // the innermost axis of the target; strides in elements
  Axis column;             // the source's innermost axis if it differs from the target's; otherwise one element
  int64_t count = 0;
};

// Copies one row of n elements. Strides count elements.
void copyRow(char *to, int64_t toStride, const char *from, int64_t fromStride, int64_t n, size_t bytes);
// Repeats one element.
void fill(char *to, const char *element, int64_t n, size_t bytes);

} // namespace shlo::exec
