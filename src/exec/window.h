// Windows that slide along axes: convolutions, reductions and selections.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/extents.h"

#include <algorithm>
#include <limits>

namespace shlo::exec {

// The position has no element: it is in the padding or in a hole of the dilated input.
inline constexpr int64_t outside = std::numeric_limits<int64_t>::min();

// A window that slides along one axis. Output position o and tap k read o * stride + k * dilation - low of the dilated
// input.
struct WindowAxis {
  int64_t extent = 1;      // of the output
  int64_t taps = 1;        // of the window
  int64_t inputExtent = 1; // without holes
  int64_t stride = 1, low = 0, inputDilation = 1, dilation = 1;
  bool reversed = false;
  int64_t inputStride = 0, kernelStride = 0; // in elements of the prepared arrays

  // Whether the window does not slide: output positions are input positions.
  bool isStill() const {
    return taps == 1 && (stride == 1 || extent <= 1) && low == 0 && (inputDilation == 1 || inputExtent <= 1) &&
           extent == inputExtent;
  }
  // The offset into the prepared input for output position o and tap k, or `outside`.
  int64_t offset(int64_t o, int64_t k) const {
    const __int128 at = __int128(o) * stride + __int128(k) * dilation - low;
    if (at < 0 || at % inputDilation != 0 || at / inputDilation >= inputExtent)
      return outside;
    return int64_t(at / inputDilation) * inputStride;
  }
  // The offset into the kernel of a convolution.
  int64_t kernelOffset(int64_t k) const { return (reversed ? taps - 1 - k : k) * kernelStride; }
};

// Windows over all axes of a row-major array. Adjacent axes on which the window does not slide are joined. The last
// axis is a row, which is processed in pieces that fit the caches.
struct Windows {
  std::vector<WindowAxis> outer;
  WindowAxis row;
  int64_t piece = 1; // the positions in a piece; the last piece of a row can have fewer
  int64_t outerPositions = 1, outerTaps = 1;

  // False if the lists do not match or the window does not fit the input.
  bool make(const Extents &input, const Extents &output, const Extents &dimensions, const Extents &strides,
            const Extents &inputDilations, const Extents &dilations, const Extents &low);

  // Calls visit(position of the piece's first element in the output, its place in the row, its length) for all windows
  // in the order of the output. Stops if visit returns false.
  template <typename Visit> void eachPiece(int64_t *coordinates, Visit &&visit) const {
    for (size_t d = 0; d < outer.size(); ++d)
      coordinates[d] = 0;
    for (int64_t position = 0; position < outerPositions; ++position) {
      for (int64_t begin = 0; begin < row.extent; begin += piece)
        if (!visit(position * row.extent + begin, begin, std::min(piece, row.extent - begin)))
          return;
      for (size_t d = outer.size(); d-- > 0;) {
        if (++coordinates[d] < outer[d].extent)
          break;
        coordinates[d] = 0;
      }
    }
  }
  // Calls visit(offset into the input, or `outside`) for the taps of the outer axes, in order.
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

// The leading axes along which the window does not slide, if the lists match.
size_t stillAxes(const Extents &input, const Extents &output, const Extents &dimensions, const Extents &strides,
                 const Extents &inputDilations, const Extents &low);
// The positions of a window, up to 64: longer windows are reduced in one pass.
double tapsOf(const Extents &dimensions);

} // namespace shlo::exec
