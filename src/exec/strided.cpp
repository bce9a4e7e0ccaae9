// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/strided.h"

#include "exec/numbers.h"

#include <algorithm>
#include <cstring>

namespace shlo::exec {

template <typename T> void StridedCopy::choose(bool transposing) {
  using Element = Loose<T>;
  if (transposing) {
    rows = [](const StridedCopy &copy, const char *source, char *target) {
      auto *from = reinterpret_cast<const Element *>(source);
      auto *to = reinterpret_cast<Element *>(target);
      // Blocks small enough that the lines touched on both sides stay in the first-level cache.
      constexpr int64_t block = 16;
      const int64_t m = copy.crossExtent, n = copy.extent, step = copy.stride, pitch = copy.crossTarget;
      for (int64_t i0 = 0; i0 < m; i0 += block)
        for (int64_t j0 = 0; j0 < n; j0 += block) {
          const int64_t i1 = std::min(i0 + block, m), j1 = std::min(j0 + block, n);
          for (int64_t i = i0; i < i1; ++i)
            for (int64_t j = j0; j < j1; ++j)
              to[i * pitch + j] = from[i + j * step];
        }
    };
  } else if (stride == 1) {
    rows = [](const StridedCopy &copy, const char *source, char *target) {
      std::memcpy(target, source, size_t(copy.extent) * sizeof(T));
    };
  } else if (stride == 0) {
    rows = [](const StridedCopy &copy, const char *source, char *target) {
      const T value = *reinterpret_cast<const Element *>(source);
      auto *to = reinterpret_cast<Element *>(target);
      const int64_t n = copy.extent; // what is written could be anything, also this
      for (int64_t j = 0; j < n; ++j)
        to[j] = value;
    };
  } else {
    rows = [](const StridedCopy &copy, const char *source, char *target) {
      auto *from = reinterpret_cast<const Element *>(source);
      auto *to = reinterpret_cast<Element *>(target);
      const int64_t n = copy.extent, step = copy.stride;
      for (int64_t j = 0; j < n; ++j)
        to[j] = from[j * step];
    };
  }
}

StridedCopy::StridedCopy(const plan::Extents &shape, const plan::Extents &strides, size_t elementBytes) {
  struct Dimension {
    int64_t extent, source, target; // strides in elements
  };
  // From the innermost axis outwards, axes that continue one another joined.
  std::vector<Dimension> dimensions;
  int64_t target = 1;
  for (size_t i = shape.size(); i-- > 0;) {
    if (shape[i] == 0)
      return; // nothing to do: `rows` stays null
    if (shape[i] == 1)
      continue;
    if (!dimensions.empty() && dimensions.back().source * dimensions.back().extent == strides[i])
      dimensions.back().extent *= shape[i];
    else
      dimensions.push_back({shape[i], strides[i], target});
    target *= shape[i];
  }
  if (dimensions.empty())
    dimensions.push_back({1, 1, 1});
  extent = dimensions[0].extent;
  stride = dimensions[0].source;
  dimensions.erase(dimensions.begin());
  bool transposing = false;
  if (stride != 1 && stride != 0 && extent >= 4)
    for (size_t i = 0; i < dimensions.size() && !transposing; ++i)
      if (dimensions[i].source == 1 && dimensions[i].extent >= 4) {
        crossExtent = dimensions[i].extent;
        crossTarget = dimensions[i].target;
        dimensions.erase(dimensions.begin() + i);
        transposing = true;
      }
  for (size_t i = dimensions.size(); i-- > 0;)
    outer.push_back({dimensions[i].extent, dimensions[i].source * int64_t(elementBytes),
                     dimensions[i].target * int64_t(elementBytes)});
  switch (elementBytes) {
  case 1: choose<uint8_t>(transposing); break;
  case 2: choose<uint16_t>(transposing); break;
  case 4: choose<uint32_t>(transposing); break;
  case 8: choose<uint64_t>(transposing); break;
  default: choose<unsigned __int128>(transposing); break;
  }
}

void StridedCopy::run(const char *source, char *target) const {
  if (!rows)
    return;
  if (outer.empty())
    return rows(*this, source, target);
  if (outer.size() == 1) {
    for (int64_t i = 0; i < outer[0].extent; ++i)
      rows(*this, source + i * outer[0].sourceStep, target + i * outer[0].targetStep);
    return;
  }
  // Axes have two elements at least, so that there are fewer than 64 of them.
  int64_t counters[64] = {};
  const size_t last = outer.size() - 1;
  for (;;) {
    for (int64_t i = 0; i < outer[last].extent; ++i)
      rows(*this, source + i * outer[last].sourceStep, target + i * outer[last].targetStep);
    size_t axis = last;
    for (;;) {
      if (axis == 0)
        return;
      --axis;
      source += outer[axis].sourceStep;
      target += outer[axis].targetStep;
      if (++counters[axis] < outer[axis].extent)
        break;
      source -= outer[axis].sourceStep * outer[axis].extent;
      target -= outer[axis].targetStep * outer[axis].extent;
      counters[axis] = 0;
    }
  }
}

} // namespace shlo::exec
