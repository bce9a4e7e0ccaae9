// Index spaces: walks through several arrays at once, and indices that come from data.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"

#include <array>
#include <functional>
#include <utility>

namespace shlo::exec {

using plan::Extents;

// Row-major strides, in elements.
Extents rowMajorStrides(const Extents &shape);

// Counts the bytes of scratch memory. An overflow is kept and becomes an error when the kernel is made.
class ByteCount {
public:
  // Reserves count * size bytes, aligned to 64, and returns their offset.
  size_t reserve(int64_t count, size_t size);
  bool fits() const { return !overflow; }
  size_t bytes() const { return total; }

private:
  size_t total = 0;
  bool overflow = false;
};
Error tooLarge();
// The program violates what verification guarantees. Kernels check this again if memory safety depends on it.
Error badProgram(const char *op);

// Joins neighbouring axes, from the outermost on. `join(outer, inner)` makes `outer` the joined axis, or returns false.
template <typename Axes, typename Join> void joinNeighbours(Axes &axes, Join &&join) {
  size_t joined = 0;
  for (size_t i = 1; i < axes.size(); ++i)
    if (!join(axes[joined], std::as_const(axes[i])))
      axes[++joined] = axes[i];
  if (!axes.empty())
    axes.resize(joined + 1);
}

// All positions of an index space, the outermost axis slowest, with the offset of each position in N arrays. Axes of
// one element are dropped, so at most 62 remain.
template <size_t N> class Walk {
public:
  using Offsets = std::array<int64_t, N>;
  struct Axis {
    int64_t extent;
    Offsets strides;
  };
  using Axes = ShortList<Axis, 4>;

  Walk() = default;
  // Walks over one shape that has different strides in each array.
  Walk(const Extents &shape, const std::array<std::reference_wrapper<const Extents>, N> &strides) {
    axes.reserve(shape.size());
    for (size_t d = 0; d < shape.size(); ++d) {
      Offsets steps;
      for (size_t n = 0; n < N; ++n)
        steps[n] = strides[n].get()[d];
      add(shape[d], steps);
    }
    coalesce();
  }

  void add(int64_t extent, Offsets strides) {
    if (extent == 0)
      nothing = true;
    if (extent > 1 && !nothing)
      axes.push_back({extent, strides});
  }
  // Joins neighbours that are one axis in all arrays.
  void coalesce() {
    joinNeighbours(axes, [](Axis &outer, const Axis &inner) {
      for (size_t n = 0; n < N; ++n)
        if (outer.strides[n] != inner.strides[n] * inner.extent)
          return false;
      outer = {outer.extent * inner.extent, inner.strides};
      return true;
    });
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

  // Calls visit(offsets) for each position, until it returns false.
  template <typename Visit> void each(Offsets offsets, Visit &&visit) const {
    if (nothing)
      return;
    int64_t index[62];
    const size_t rank = axes.size();
    const Axis *const list = axes.data();
    for (size_t d = 0; d < rank; ++d)
      index[d] = 0;
    for (;;) {
      if (!visit(static_cast<const Offsets &>(offsets)))
        return;
      size_t d = rank;
      for (;;) {
        if (d == 0)
          return;
        --d;
        const Axis &axis = list[d];
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

  Axes axes;

private:
  bool nothing = false;
};

// An element of an integer type as int64_t. Larger values become the maximum.
int64_t readIndex(ElementType type, const char *at);
// Clamps an index to [0, limit].
inline int64_t clampIndex(int64_t index, int64_t limit) { return index < 0 ? 0 : index > limit ? limit : index; }

} // namespace shlo::exec
