// Prepares inputs: converts them to the type that a kernel computes in, and to an order of axes that it can use.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"
#include "exec/strided.h"

#include <algorithm>

namespace shlo::exec {

class Conversion {
public:
  Conversion() = default;
  Conversion(Simd simd, ElementType from, ElementType to) : fromBytes(byteSize(from)), toBytes(byteSize(to)) {
    if (from == to)
      return;
    direct = convertKernel(simd, from, to);
    if (!direct) {
      first = toOddF32Kernel(simd, from);
      if (!first)
        first = convertKernel(simd, from, ElementType::F32);
      direct = convertKernel(simd, ElementType::F32, to);
    }
  }

  bool needed() const { return direct; }
  // False if the watch stops the run.
  bool run(const char *from, char *to, int64_t n, Watch &watch) const {
    return watch.pieces(n, 1, [&](int64_t begin, int64_t end) {
      convert(from + begin * int64_t(fromBytes), to + begin * int64_t(toBytes), end - begin);
    });
  }

private:
  void convert(const char *from, char *to, int64_t n) const {
    if (!first)
      return direct(&from, to, n, 0);
    constexpr int64_t tile = 512;
    float between[tile];
    for (int64_t done = 0; done < n; done += tile) {
      const int64_t count = std::min(tile, n - done);
      const char *source = from + done * int64_t(fromBytes);
      const char *middle = reinterpret_cast<const char *>(between);
      first(&source, reinterpret_cast<char *>(between), count, 0);
      direct(&middle, to + done * int64_t(toBytes), count, 0);
    }
  }

  ElementKernel first = nullptr, direct = nullptr;
  size_t fromBytes = 0, toBytes = 0;
};

// An input as the kernel needs it: unchanged, copied into another order, converted, or both.
struct PreparedInput {
  // `order` lists the axes in the order of the copy; null if the layout can be used.
  void make(Simd simd, const Layout &layout, ElementType computed, const Extents *order, ByteCount &scratch) {
    elements = layout.elements();
    inputBytes = byteSize(layout.element);
    elementBytes = byteSize(computed);
    conversion = Conversion(simd, layout.element, computed);
    strides = layout.strides;
    Extents natural;
    // A conversion reads contiguous elements.
    if (!order && conversion.needed() && !layout.isRowMajor()) {
      for (size_t d = 0; d < layout.shape.size(); ++d)
        natural.push_back(int64_t(d));
      order = &natural;
    }
    if (order) {
      copied = true;
      Extents shape, from;
      for (int64_t d : *order) {
        shape.push_back(layout.shape[size_t(d)]);
        from.push_back(layout.strides[size_t(d)]);
      }
      const Extents to = rowMajorStrides(shape);
      copy = StridedCopy(shape, to, from, inputBytes);
      copyAt = scratch.reserve(elements, inputBytes);
      for (size_t i = 0; i < order->size(); ++i)
        strides[size_t((*order)[i])] = to[i];
    }
    if (conversion.needed())
      convertAt = scratch.reserve(elements, elementBytes);
  }

  // Null if the watch stops the run.
  const char *get(const char *input, char *scratch, Watch &watch) const {
    return prepared.empty() ? prepare(input, scratch + copyAt, scratch + convertAt, watch) : prepared.data();
  }

  // Prepares a constant when the kernel is made. False if the watch stops the run for which it is made.
  bool prepareOnce(const char *constant, Watch &watch) {
    if (elements == 0 || (!copied && !conversion.needed()))
      return true;
    std::vector<char> room(copied && conversion.needed() ? size_t(elements) * inputBytes : 0);
    std::vector<char> result(size_t(elements) * elementBytes);
    if (!prepare(constant, conversion.needed() ? room.data() : result.data(), result.data(), watch))
      return false;
    prepared = std::move(result);
    return true;
  }

  bool copied = false;
  Conversion conversion;
  Extents strides; // of the prepared array, for the input's axes
  int64_t elements = 0;
  size_t elementBytes = 0;
  std::vector<char> prepared;

private:
  const char *prepare(const char *input, char *copied, char *converted, Watch &watch) const {
    if (this->copied) {
      if (!copy.run(copied, input, watch))
        return nullptr;
      input = copied;
    }
    if (conversion.needed()) {
      if (!conversion.run(input, converted, elements, watch))
        return nullptr;
      input = converted;
    }
    return input;
  }

  size_t inputBytes = 0;
  StridedCopy copy;
  size_t copyAt = 0, convertAt = 0; // in scratch
};

} // namespace shlo::exec
