// Copies between strided arrays, and arrays of one repeated element.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/extents.h"
#include "exec/shuffle.h"
#include "exec/transpose.h"

namespace shlo::exec {

// Copies a box of elements between two strided arrays. Everything except the pointers is fixed in advance.
class StridedCopy {
public:
  StridedCopy() = default;
  // Strides count elements. A source stride of 0 repeats elements.
  StridedCopy(const Extents &shape, const Extents &toStrides, const Extents &fromStrides, size_t elementBytes,
              KernelChoice choice = {});
  // The target is row-major.
  StridedCopy(const Extents &shape, const Extents &fromStrides, size_t elementBytes, KernelChoice choice = {})
      : StridedCopy(shape, rowMajorStrides(shape), fromStrides, elementBytes, choice) {}

  // Pointers to the first element of the box. False if the watch stops the run.
  bool run(char *to, const char *from, Watch &watch) const;
  // The same without checks, for boxes of few elements.
  void run(char *to, const char *from) const;
  int64_t elements() const { return count; }
  int64_t elementBytes() const { return bytes; }
  // Whether the box is contiguous in both arrays.
  bool isContiguous() const { return contiguous; }

private:
  struct Axis {
    int64_t extent = 1, toStride = 1, fromStride = 1;
  };
  using Rows = void (*)(const Axis &row, const Axis &column, char *to, const char *from);
  template <typename T> Rows choose() const;
  void widen(Walk<2>::Axes &axes);
  bool chooseTransposed(Walk<2>::Axes &axes, Simd simd);
  bool chooseRepeated(Walk<2>::Axes &axes, Simd simd);
  bool chooseShuffled(Walk<2>::Axes &axes, Simd simd);
  template <typename Visit> bool each(char *to, const char *from, Visit &&visit) const;
  int64_t innerElements() const;
  void runInner(char *to, const char *from) const;
  void runPart(char *to, const char *from, int64_t begin, int64_t end) const;
  void runLine(char *to, const char *from, int64_t begin, int64_t end) const;
  bool runLong(char *to, const char *from, Watch &watch) const;

  bool chooseLines(Walk<2>::Axes &axes, Simd simd);
  bool choosePattern(Walk<2>::Axes &axes, KernelChoice choice);
  void chooseBlocks(Walk<2>::Axes &axes, const Axis &loop, int64_t together);

  // What copies the innermost axes: one of six.
  Rows rows = nullptr;                 // one axis, or a block of two; null if there is nothing to copy
  TransposeKernel transpose = nullptr; // a matrix
  std::optional<Shuffle> shuffle;      // a row of blocks
  FillKernel repeat = nullptr;         // a row of one element
  LinesKernel copyLines = nullptr;     // contiguous rows, as many as `line` has
  std::vector<StridedCopy> pattern;    // one: a contiguous part of the target, which the middle axis repeats

  std::vector<Axis> outer; // strides in bytes, from the outermost axis on
  Axis middle;             // the axis inside of these; strides in bytes; one element if there is none
  Axis line;               // of contiguous rows; strides in bytes
  Axis row;                // the innermost axis of the target; strides in elements
  Axis column;             // the source's innermost axis if it differs from the target's; otherwise one element
  TransposedMatrix matrix{};
  // Neighbours along the middle axis share lines of the cache in the source, and those of the loop inside of it do not:
  // blocks of this many positions of both. 0: no blocks.
  int64_t blockLines = 0, blockGroups = 0;
  int64_t toShift = 0; // bytes from the first element to the one that a transpose begins with, in either array
  int64_t fromShift = 0;
  int64_t count = 0, bytes = 0; // elements of the box; bytes of one, or of neighbours that are moved as one
  bool contiguous = true;
};

// Copies one row of n elements. Strides count elements.
void copyRow(char *to, int64_t toStride, const char *from, int64_t fromStride, int64_t n, size_t bytes);
// Repeats one element.
void fill(char *to, const char *element, int64_t n, size_t bytes);

// The same for any number of elements. False if the watch stops the run.
bool copyRow(char *to, int64_t toStride, const char *from, int64_t fromStride, int64_t n, size_t bytes, Watch &watch);
bool fill(char *to, const char *element, int64_t n, size_t bytes, Watch &watch);
bool copyBytes(char *to, const char *from, size_t n, Watch &watch);

} // namespace shlo::exec
