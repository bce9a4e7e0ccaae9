// Index vectors of gather and scatter in tiles: each becomes the offset of the slice that it names.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"
#include "exec/extents.h"

#include <cstdlib>

namespace shlo::exec {

// An element of all index vectors: its offset within a vector, the greatest value, the stride of the operand's axis
// that it indexes, and the array of indices. The first three count elements.
struct IndexComponent {
  int64_t at, limit, stride;
  size_t array = 0;
};

// The offset of a slice of a scatter that is not inside the operand as a whole.
inline constexpr int32_t outsideOperand = -1;

// n offsets become base + stride * index, or the stride times the index is added to them. Indices are `step` elements
// apart. Those outside of [0, limit] are clamped, or make the offset `outsideOperand`.
using IndexKernel = void (*)(const char *indices, int64_t step, int64_t n, int64_t limit, int32_t stride, int32_t base,
                             int32_t *offsets);

class IndexTiles {
public:
  // The positions of the index vectors, with offsets in the indices, in the gather's result or the scatter's updates,
  // and in the operand (batching dimensions). False if offsets in the operand may need more than 32 bits.
  bool make(Simd simd, ElementType indexType, Walk<3> positions, std::vector<IndexComponent> components,
            const Layout &operand, bool isClamped);

  static constexpr int64_t most = 1024;
  // Calls visit(at, step, offsets, n) for each tile of at most `capacity` index vectors, in order, until it returns
  // false. `at` and `step` are offsets of the first slice and between slices in the result or updates.
  template <typename Visit>
  void each(const char *const *indices, int32_t *offsets, int64_t capacity, Visit &&visit) const {
    int64_t count = 0, first = 0;
    bool going = true;
    outer.each({0, 0, 0}, [&](const Walk<3>::Offsets &line) {
      for (int64_t done = 0; done < inner.extent && going;) {
        const int64_t other = line[1] + done * inner.strides[1];
        if (count == 0)
          first = other;
        else if (other != first + count * inner.strides[1]) {
          going = visit(first, inner.strides[1], static_cast<const int32_t *>(offsets), count);
          count = 0;
          continue;
        }
        const int64_t n = std::min(inner.extent - done, capacity - count);
        locate(indices, line, done, n, offsets + count);
        done += n;
        count += n;
        if (count == capacity) {
          going = visit(first, inner.strides[1], static_cast<const int32_t *>(offsets), count);
          count = 0;
        }
      }
      return going;
    });
    if (count && going)
      visit(first, inner.strides[1], static_cast<const int32_t *>(offsets), count);
  }
  int64_t positions() const { return outer.positions() * inner.extent; }

private:
  // The offsets of `n` index vectors of a line, from vector `begin` on.
  void locate(const char *const *indices, const Walk<3>::Offsets &line, int64_t begin, int64_t n,
              int32_t *offsets) const;

  IndexKernel first = nullptr, next = nullptr; // the kernels of the first component and of others
  Walk<3> outer;
  Walk<3>::Axis inner{1, {}};
  std::vector<IndexComponent> components;
  int64_t indexBytes = 0;
};

// Moves n slices of `bytes` contiguous bytes. On one side they are `step` bytes apart, on the other side they are at
// offsets that count `unit` bytes. A scatter leaves out those with a negative offset.
using SliceMove = void (*)(char *to, const char *from, const int32_t *offsets, int64_t unit, int64_t step,
                           int64_t bytes, int64_t n);
// The kernels of an instruction set.
struct IndexKernels {
  std::array<IndexKernel, 8> locate[2][2]; // [is clamped][adds][is signed, logarithm of bytes]
  SliceMove pieces[2][7];                  // [is gather][logarithm of bytes]
  SliceMove pairs[2][6];                   // [is gather][logarithm of the bytes of a piece]
  SliceMove rows[2];                       // [is gather]
  SliceMove tables[2];                     // for elements of 4 and of 8 bytes
  int64_t tableBytes;
};
SliceMove sliceMove(Simd simd, bool isGather, int64_t bytes);
// For a gather of elements, next to each other in the result, from a contiguous operand of so few that they fit two
// registers; null if there is none. The slice's `bytes` are those of the operand.
SliceMove tableMove(Simd simd, int64_t unit, int64_t operandBytes);

} // namespace shlo::exec
