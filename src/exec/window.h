// Windows that slide along an axis: convolutions, reductions and selections.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/extents.h"

#include <limits>

namespace shlo::exec {

// No element there: padding, or a hole of the dilated input.
inline constexpr int64_t outside = std::numeric_limits<int64_t>::min();

// A window sliding along one axis: position o * stride + k * dilation - low in the dilated input.
struct WindowAxis {
  int64_t extent = 1;      // of the output
  int64_t taps = 1;        // of the window
  int64_t inputExtent = 1; // without holes
  int64_t stride = 1, low = 0, inputDilation = 1, dilation = 1;
  bool reversed = false;
  int64_t inputStride = 0, kernelStride = 0; // in elements of the prepared arrays

  // Nothing slides: output positions are those of the input.
  bool isStill() const {
    return taps == 1 && (stride == 1 || extent <= 1) && low == 0 && (inputDilation == 1 || inputExtent <= 1) &&
           extent == inputExtent;
  }
  // Offset into the prepared input for output position o and tap k, or `outside`.
  int64_t offset(int64_t o, int64_t k) const {
    const __int128 at = __int128(o) * stride + __int128(k) * dilation - low;
    if (at < 0 || at % inputDilation != 0 || at / inputDilation >= inputExtent)
      return outside;
    return int64_t(at / inputDilation) * inputStride;
  }
  // Offset into a convolution's kernel.
  int64_t kernelOffset(int64_t k) const { return (reversed ? taps - 1 - k : k) * kernelStride; }
};

// Windows over all axes of a row-major array. Neighbouring axes on which nothing slides are joined; the last axis is
// the row that is worked on at once.
struct Windows {
  std::vector<WindowAxis> outer;
  WindowAxis row;
  int64_t outerPositions = 1, outerTaps = 1;

  // False where the lists do not fit together or the window does not fit into the input.
  bool make(const Extents &input, const Extents &output, const Extents &dimensions, const Extents &strides,
            const Extents &inputDilations, const Extents &dilations, const Extents &low);

  // Visits all windows in the output's order: visit(position of the row's first element in the output, coordinates).
  // Stops where visit returns false.
  template <typename Visit> void eachRow(int64_t *coordinates, Visit &&visit) const {
    for (size_t d = 0; d < outer.size(); ++d)
      coordinates[d] = 0;
    for (int64_t position = 0; position < outerPositions; ++position) {
      if (!visit(position * row.extent))
        return;
      for (size_t d = outer.size(); d-- > 0;) {
        if (++coordinates[d] < outer[d].extent)
          break;
        coordinates[d] = 0;
      }
    }
  }
  // Visits the taps of the outer axes in order: visit(offset into the input, or `outside`).
  template <typename Visit> void eachTap(const int64_t *coordinates, int64_t *taps, Visit &&visit) const {
    for (size_t d = 0; d < outer.size(); ++d)
      taps[d] = 0;
    for (int64_t tap = 0; tap < outerTaps; ++tap) {
      int64_t sum = 0;
      for (size_t d = 0; d < outer.size() && sum != outside; ++d) {
        const int64_t offset = outer[d].offset(coordinates[d], taps[d]);
        sum = offset == outside ? outside : sum + offset;
      }
      if (!visit(sum))
        return;
      for (size_t d = outer.size(); d-- > 0;) {
        if (++taps[d] < outer[d].taps)
          break;
        taps[d] = 0;
      }
    }
  }
};

} // namespace shlo::exec
