// Index spaces: walking through several arrays at once, copying between strided arrays, indices that come from data.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"

#include <array>
#include <chrono>

namespace shlo::exec {

using plan::Extents;

// Row-major strides, in elements.
Extents rowMajorStrides(const Extents &shape);

// Sizes of scratch memory; an overflow sticks and becomes an error when the kernel is made.
class ByteCount {
public:
  // Reserves count * size bytes, aligned to 64; the offset is that of the reserved bytes.
  size_t reserve(int64_t count, size_t size);
  bool fits() const { return !overflow; }
  size_t bytes() const { return total; }

private:
  size_t total = 0;
  bool overflow = false;
};
Error tooLarge();
// The program is not what verification promises: checked again where memory depends on it.
Error badProgram(const char *op);

// Asks now and then whether the run shall stop.
class Watch {
public:
  explicit Watch(const RunControl *control) : control(control) {}
  // After `work` more element operations: false where the run shall stop.
  bool proceed(int64_t work) {
    left -= work;
    return left > 0 || check();
  }
  Status status() const { return stopped; }

private:
  bool check();
  static constexpr int64_t interval = int64_t(1) << 22;
  const RunControl *control;
  int64_t left = interval;
  Status stopped;
};

// All positions of an index space, outermost axis slowest, with the offset of each position in N arrays. Axes of one
// element are dropped, so there are at most 62.
template <size_t N> class Walk {
public:
  using Offsets = std::array<int64_t, N>;
  struct Axis {
    int64_t extent;
    Offsets strides;
  };

  void add(int64_t extent, Offsets strides) {
    if (extent == 0)
      nothing = true;
    if (extent > 1 && !nothing)
      axes.push_back({extent, strides});
  }
  // Joins neighbours that are one axis in all arrays.
  void coalesce() {
    std::vector<Axis> joined;
    for (const Axis &axis : axes) {
      bool joins = !joined.empty();
      for (size_t n = 0; joins && n < N; ++n)
        joins = joined.back().strides[n] == axis.strides[n] * axis.extent;
      if (joins) {
        joined.back().extent *= axis.extent;
        joined.back().strides = axis.strides;
      } else {
        joined.push_back(axis);
      }
    }
    axes = std::move(joined);
  }
  // Takes the innermost axis out, for a loop of its own.
  Axis takeInner() {
    if (axes.empty())
      return {1, {}};
    Axis inner = axes.back();
    axes.pop_back();
    return inner;
  }
  bool empty() const { return nothing; }
  int64_t positions() const {
    if (nothing)
      return 0;
    int64_t count = 1;
    for (const Axis &axis : axes)
      count *= axis.extent;
    return count;
  }

  template <typename Visit> void each(Offsets offsets, Visit &&visit) const {
    if (nothing)
      return;
    int64_t index[62];
    const size_t rank = axes.size();
    for (size_t d = 0; d < rank; ++d)
      index[d] = 0;
    for (;;) {
      visit(static_cast<const Offsets &>(offsets));
      size_t d = rank;
      for (;;) {
        if (d == 0)
          return;
        --d;
        const Axis &axis = axes[d];
        if (++index[d] < axis.extent) {
          for (size_t n = 0; n < N; ++n)
            offsets[n] += axis.strides[n];
          break;
        }
        index[d] = 0;
        for (size_t n = 0; n < N; ++n)
          offsets[n] -= axis.strides[n] * (axis.extent - 1);
      }
    }
  }

  std::vector<Axis> axes;

private:
  bool nothing = false;
};

// Copies a box of elements from one strided array to another.
class Copy {
public:
  Copy() = default;
  Copy(const Extents &shape, const Extents &toStrides, const Extents &fromStrides, size_t elementBytes);
  // Pointers to the first element of the box.
  void run(char *to, const char *from) const;
  int64_t elements() const { return count; }
  // Whether the box is one piece in both arrays.
  bool contiguous() const {
    return outer.axes.empty() && column.extent == 1 && (row.extent == 1 || (row.strides[0] == 1 && row.strides[1] == 1));
  }

private:
  Walk<2> outer;
  Walk<2>::Axis row{1, {1, 1}};
  Walk<2>::Axis column{1, {1, 1}}; // of a blocked transpose; extent 1 where there is none
  size_t bytes = 0;
  int64_t count = 0;
};

// One row: n elements of so many bytes, strides in elements.
void copyRow(char *to, int64_t toStride, const char *from, int64_t fromStride, int64_t n, size_t bytes);
// Repeats one element.
void fill(char *to, const char *element, int64_t n, size_t bytes);

// An element of an integer type as a number; too large ones become the largest.
int64_t readIndex(ElementType type, const char *at);
// An index of data, moved into [0, limit].
inline int64_t clampIndex(int64_t index, int64_t limit) { return index < 0 ? 0 : index > limit ? limit : index; }

} // namespace shlo::exec
