// The input of a convolution with its padding, so that every tap of every window is an element at an offset. Slabs of
// output positions along the first spatial axis are computed independently of each other: each copies what it reads.
//
// The positions of an axis fall into classes with the same taps: one class, unless the input has holes. A class reads
// the copy with a fixed step.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/linear_convolution.h"
#include "exec/linear_direct.h"
#include "exec/numbers.h"
#include "exec/transpose.h"

#include <cstring>

namespace shlo::exec {

// A spatial axis of the copy.
struct PaddedAxis {
  WindowAxis window;
  int64_t extent = 1;          // of the output
  int64_t copied = 1, low = 0; // elements of the copy; those before the input's first one, or less than 0
  int64_t stride = 1;          // from one element of the copy to the next
  int64_t outputStride = 0;
  struct Tap {
    int64_t tap, at; // at: the element of the copy under the class's first position
  };
  struct Class {
    int64_t step; // elements of the copy between positions
    std::vector<Tap> taps;
  };
  std::vector<Class> classes; // position o belongs to class o % classes.size()

  // False if the axis is out of proportion.
  bool make(const WindowAxis &along);
  int64_t classCount() const { return int64_t(classes.size()); }
  // For a position of the first class: the first element that it and later ones read.
  int64_t elementOf(int64_t position) const { return position / classCount() * classes[0].step; }
  // The elements that so many positions read.
  int64_t elementsOf(int64_t positions) const;
  // The neighbouring positions that read an element.
  int64_t overlap() const { return std::max<int64_t>(0, (elementsOf(1) - classes[0].step) / classes[0].step); }
};

struct PaddedInput {
  std::vector<PaddedAxis> axes; // the last one is the row
  int64_t depth = 1, depthStride = 0;
  bool isPlanar = false; // each input feature has a plane of contiguous positions; otherwise features are contiguous
  bool isCopied = true;
  TransposeKernel transpose = nullptr; // for features that are not contiguous in the input
  // Of the row of a plane, which has the positions of a window's stride side by side.
  int64_t phases = 1;
  int64_t phaseExtent = 0;
  int64_t planeStep = 0; // from one plane to the next
  int64_t slabs = 1, slabPositions = 1;
  int64_t copyElements = 0;

  // The slab's positions along the first axis, and the elements of the copy that they read.
  struct Slab {
    int64_t first, positions, element, elements;
  };
  Slab slab(int64_t which) const {
    const int64_t first = which * slabPositions, positions = std::min(slabPositions, axes[0].extent - first);
    return {first, positions, axes[0].elementOf(first), axes[0].elementsOf(positions)};
  }

  // The axes must be made, and what is public here up to `transpose`. `parts`: as many slabs are wanted; `isCheap`: an
  // element of the copy is not much used. False if the copy is out of proportion.
  bool make(int64_t inputElements, size_t elementBytes, int64_t parts, bool isCheap);
  // The elements behind the last plane that loads of whole vectors may read. The memory of a copy has room for them.
  static int64_t readBehind(int64_t lanes) { return 8 * lanes; }
  // The offset of a tap from the place of a position, for each axis the element of the copy under it.
  int64_t offsetOf(const int64_t *elements) const;

  // Copies so many features of an input, from its first element on. False if the watch stops the run.
  template <typename T>
  bool fill(const DirectKernels<T> &kernels, const Loose<T> *input, int64_t features, T *copy, const Slab &slab,
            Watch &watch) const;

private:
  template <typename T>
  void fillFeatures(const DirectKernels<T> &kernels, const Loose<T> *from, int64_t features, T *line, int64_t begin,
                    int64_t end, int64_t count) const;
  template <typename T>
  void fillPositions(const DirectKernels<T> &kernels, const Loose<T> *from, T *line, int64_t begin, int64_t end,
                     int64_t stride) const;
};

template <typename T>
bool PaddedInput::fill(const DirectKernels<T> &kernels, const Loose<T> *input, int64_t features, T *copy,
                       const Slab &slab, Watch &watch) const {
  const size_t outer = axes.size() - 1, walked = outer > 0 ? outer - 1 : 0;
  // Elements of an axis, of which those in [begin, end) are in the input, and the place of the first of these there.
  struct Part {
    int64_t count, begin, end, from;
  };
  auto part = [&](size_t d) {
    const PaddedAxis &axis = axes[d];
    const int64_t shift = d == 0 ? slab.element : 0, low = axis.low - shift;
    const int64_t count = d == 0 ? slab.elements : axis.copied;
    const int64_t begin = std::clamp<int64_t>(low, 0, count);
    return Part{count, begin, std::clamp(low + axis.window.inputExtent, begin, count), begin - low};
  };
  const Part row = part(outer), line = outer > 0 ? part(outer - 1) : Part{1, 0, 1, 0};
  const int64_t rowStride = axes[outer].window.inputStride;
  const int64_t lineStride = outer > 0 ? axes[outer - 1].window.inputStride : 0;
  const int64_t length = isPlanar ? phases * phaseExtent : row.count * depth;
  int64_t index[62] = {};
  for (int64_t plane = 0; plane < (isPlanar ? features : 1); ++plane, input += depthStride) {
    T *to = copy + plane * planeStep;
    for (bool more = true; more;) {
      bool isInside = row.begin < row.end && line.begin < line.end;
      const Loose<T> *from = input + line.from * lineStride + row.from * rowStride;
      for (size_t d = 0; d < walked && isInside; ++d) {
        const int64_t at = index[d] + (d == 0 ? slab.element : 0) - axes[d].low;
        isInside = at >= 0 && at < axes[d].window.inputExtent;
        from += at * axes[d].window.inputStride;
      }
      if (!isInside) {
        std::fill_n(to, line.count * length, T(0));
      } else if (isPlanar && phases == 1 && rowStride == 1) {
        // Both ends of each line in one go.
        std::fill_n(to, line.count * length, T(0));
        kernels.copyLines(from, lineStride, reinterpret_cast<Loose<T> *>(to + line.begin * length + row.begin), length,
                          line.end - line.begin, row.end - row.begin);
        if (!watch.proceed(line.count * length / 4))
          return false;
      } else {
        std::fill_n(to, line.begin * length, T(0));
        for (int64_t y = line.begin; y < line.end; ++y, from += lineStride) {
          if (isPlanar)
            fillPositions<T>(kernels, from, to + y * length, row.begin, row.end, rowStride);
          else
            fillFeatures<T>(kernels, from, features, to + y * length, row.begin, row.end, row.count);
          if (!watch.proceed(length / 4))
            return false;
        }
        std::fill(to + line.end * length, to + line.count * length, T(0));
      }
      if (!watch.proceed(line.count * length / 16))
        return false;
      to += line.count * length;
      more = false;
      for (size_t d = walked; d-- > 0 && !more;) {
        if (++index[d] < (d == 0 ? slab.elements : axes[d].copied))
          more = true;
        else
          index[d] = 0;
      }
    }
    // Loads of whole vectors read more than the last plane. What lies in this memory may be no normal number, with
    // which some processors take a hundred times as long.
    if (isPlanar)
      std::fill_n(to,
                  plane + 1 < features ? std::min(copy + (plane + 1) * planeStep - to, readBehind(kernels.lanes))
                                       : readBehind(kernels.lanes),
                  T(0));
  }
  return true;
}

template <typename T>
void PaddedInput::fillFeatures(const DirectKernels<T> &kernels, const Loose<T> *from, int64_t features, T *line,
                               int64_t begin, int64_t end, int64_t count) const {
  const int64_t stride = axes.back().window.inputStride;
  std::fill_n(line, begin * depth, T(0));
  T *to = line + begin * depth;
  if (depthStride == 1 && stride == depth) {
    std::memcpy(to, from, size_t((end - begin) * depth) * sizeof(T));
  } else if (depthStride == 1) {
    kernels.copyLines(from, stride, reinterpret_cast<Loose<T> *>(to), depth, end - begin, features);
  } else if (transpose && stride == 1 && std::min(features, end - begin) >= leastTransposed(sizeof(T))) {
    constexpr int64_t bytes = sizeof(T);
    transpose({features, end - begin, depth * bytes, depthStride * bytes}, reinterpret_cast<char *>(to),
              reinterpret_cast<const char *>(from));
  } else {
    // As many input features at a time as the first-level cache has room for lines of theirs.
    constexpr int64_t together = 16;
    for (int64_t c = 0; c < features; c += together) {
      const int64_t some = std::min(together, features - c);
      const Loose<T> *place = from + c * depthStride;
      T *target = to + c;
      for (int64_t x = begin; x < end; ++x, place += stride, target += depth)
        for (int64_t i = 0; i < some; ++i)
          target[i] = place[i * depthStride];
    }
  }
  std::fill(line + end * depth, line + count * depth, T(0));
}

template <typename T>
void PaddedInput::fillPositions(const DirectKernels<T> &kernels, const Loose<T> *from, T *line, int64_t begin,
                                int64_t end, int64_t stride) const {
  from -= begin * stride;
  for (int64_t phase = 0; phase < phases; ++phase, line += phaseExtent) {
    // Elements x = phase + i * phases.
    const int64_t first = std::min(phaseExtent, (std::max<int64_t>(begin - phase, 0) + phases - 1) / phases);
    const int64_t last = std::clamp((end - phase + phases - 1) / phases, first, phaseExtent);
    std::fill_n(line, first, T(0));
    if (phases == 2 && stride == 1)
      kernels.everySecond(from + phase + first * 2, line + first, last - first);
    else
      for (int64_t i = first; i < last; ++i)
        line[i] = from[(phase + i * phases) * stride];
    std::fill(line + last, line + phaseExtent, T(0));
  }
}

} // namespace shlo::exec
